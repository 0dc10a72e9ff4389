/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others may ask of the rules of Oregon beside its CvGame: what is left, what cards
   name, and the words of buildings and cards. The state itself is in oregon-state.h, the
   phases of guided turns too. */
#ifndef CV_OREGON_H
#define CV_OREGON_H

#include "cv-game.h"
#include "oregon-numbers.h"

typedef enum
{
  OREGON_POST_OFFICE,
  OREGON_HARBOR,
  OREGON_CHURCH,
  OREGON_COAL_MINE,
  OREGON_GOLD_MINE,
  OREGON_WAREHOUSE,
  OREGON_TRAIN_STATION
} OregonBuilding;

/* The files' words and N_ terms, both NULL-terminated. */
extern const char *const oregon_building_names[OREGON_BUILDINGS + 1];
extern const char *const oregon_building_terms[OREGON_BUILDINGS + 1];

/* A landscape card is the index of its symbol; the joker comes after the five. */
enum
{
  OREGON_SYMBOLS = 5,
  OREGON_JOKER = OREGON_SYMBOLS,
  OREGON_CARDS
};

extern const char *const oregon_card_names[OREGON_CARDS + 1];
extern const char *const oregon_card_terms[OREGON_CARDS + 1];

/* Places of CvGame.pieces: farmers, then the buildings in the order above. */
enum
{
  OREGON_PIECE_FARMER,
  OREGON_PIECE_BUILDINGS
};

/* How many farmers the player still has to place, of OREGON_FARMERS_MOST. */
int oregon_farmers_left (const OregonState *oregon, int seat);

/* The player's points on the scoring track. */
int oregon_points_of (const OregonState *oregon, int seat);

/* Of the group of farmers, side by side, in which the one on a cell stands: how many there
   are, once it has been paid. 0: no farmer, or no such group yet. */
int oregon_paid_group (const OregonState *oregon, int bit);

/* Whether the tile on a cell is one of the start. */
bool oregon_is_start_tile (const OregonState *oregon, int bit);

/* Whether somebody has not placed the start tile yet. */
bool oregon_lacks_start (const CvTable *table, const OregonState *oregon);

/* How many stacks are empty, and how many of them end the game. */
int oregon_empty_stacks (const OregonState *oregon);
int oregon_stacks_to_end (const CvTable *table);

/* How many farmers the player nearest to the last one has still to place, and who that
   is: seats, a bit each. */
int oregon_farmers_to_end (const CvTable *table,
                           const OregonState *oregon,
                           uint8_t *ret_seats);

/* Once the end has come: the seats whose last turn has not begun, a bit each. */
uint8_t oregon_turns_to_come (const CvTable *table, const CvState *state);

/* The landscape card that names a column of the board, or a row. */
int oregon_column_card (const CvBoard *board, int column);
int oregon_row_card (const CvBoard *board, int row);

/* The cells that landscape cards name: two of them their blocks, one its bands. */
void
oregon_named_cells (const CvBoard *board, const int *cards, int n_cards, CvSet *ret);

#endif
