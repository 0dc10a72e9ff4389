/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others may ask of the rules of Oasis beside its CvGame: what is owed, what is in
   hand, what a placement leaves open, and the words and names of pieces and cards. The
   state itself is in oasis-state.h, the phases of guided turns too. */
#ifndef CV_OASIS_H
#define CV_OASIS_H

#include "cv-game.h"

typedef enum
{
  OASIS_KIND_OASIS,
  OASIS_KIND_STEPPE,
  OASIS_KIND_STONE
} OasisKind;

extern const char *const oasis_kind_terms[OASIS_KINDS]; /* N_ */

/* Pieces that can be owed: the kinds of tile, then camels. As in CvGame.pieces. */
#define OASIS_PIECE_CAMEL OASIS_KINDS
#define OASIS_PIECES      (OASIS_KINDS + 1)

/* What can be skipped: a piece, or the noble's free action. The files' words for it are
   NULL-terminated. */
#define OASIS_SKIP_ACTION OASIS_PIECES
extern const char *const oasis_skip_names[];

/* Cards; those with scoring markers are all called hidden. */
typedef enum
{
  OASIS_CARD_CAMELS_2,
  OASIS_CARD_CAMELS_3,
  OASIS_CARD_OASIS,
  OASIS_CARD_STEPPE,
  OASIS_CARD_STONE,
  OASIS_CARD_HIDDEN,
  OASIS_CARD_DRAW_3
} OasisCard;

extern const char *const oasis_card_names[]; /* the files' words, NULL-terminated */
extern const char *const oasis_card_terms[OASIS_CARD_KINDS]; /* N_ */

/* The most cards of an offer. */
#define OASIS_OFFER_MOST 3

/* How many of a piece the player still has to place in guided turns. What the supply
   lacks is not owed any more, nor are camels when the path is full. */
int oasis_owed (const CvTable *table, const OasisState *oasis, int seat, int piece);

/* Whether a cell is a space of the camel path; false outside the board. */
bool oasis_is_path (const CvTable *table, CvCell cell);
bool oasis_is_path_full (const CvTable *table, const OasisState *oasis);
int oasis_camels_in_hand (const CvTable *table, const OasisState *oasis, int seat);
int oasis_markers_in_hand (const OasisState *oasis, int seat);

/* Whether the move places a tile that opens an area, and it is still open which control
   marker goes there: the player has none in hand and the move says nothing of one. False
   for every other move, and outside the board. ret_cells, set when it is true: where a
   marker can come from, the cells of all areas of the player. */
bool oasis_leaves_choice (const CvTable *table,
                          const OasisState *oasis,
                          const CvMove *move,
                          CvSet *ret_cells);

#endif
