/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of Oregon share among themselves: the board's geometry, the names of
   things, and the functions that oregon.c puts into the game's table. Nothing outside
   oregon*.c includes it. */
#ifndef OREGON_INTERNAL_H
#define OREGON_INTERNAL_H

#include "oregon.h"

#include <assert.h>

#include "oregon-numbers.h"
#include "oregon-rules.h"

/* The board is always 15 x 10: a row takes 16 bits of a set, so four rows fill a word.
 */
enum
{
  OREGON_WIDTH = 15,
  OREGON_HEIGHT = 10,
  OREGON_STRIDE = OREGON_WIDTH + 1,
  OREGON_WORDS = 3,
  OREGON_BAND_ROWS = 2
};

/* What the box holds. */
enum
{
  OREGON_STACK_TILES = 4,
  OREGON_HEAP_TOKENS = 21
};

/* Hidden keys and heaps of tokens are the same thing. */
typedef enum
{
  OREGON_COAL,
  OREGON_GOLD
} OregonHeap;

/* Sets of the board that `prepare` derives. */
enum
{
  OREGON_SET_LAND, /* all but water */
  OREGON_SET_PRAIRIE,
  OREGON_SET_RAILWAY,
  OREGON_SET_MOUNTAIN,
  OREGON_SET_SHORE,   /* near water, or water */
  OREGON_SET_COLUMNS, /* by symbol, then all cells, which the joker stands for */
  OREGON_SET_ROWS = OREGON_SET_COLUMNS + CV_BOARD_BANDS + 1, /* likewise */
  OREGON_N_SETS = OREGON_SET_ROWS + CV_BOARD_BANDS + 1
};

/* The verbs and their arguments, in the order of the table in oregon.c. */
enum
{
  OREGON_VERB_POSITION = CV_VERB_GAME,
  OREGON_VERB_START,
  OREGON_VERB_FARMER,
  OREGON_VERB_BUILDING,
  OREGON_VERB_EXTRA,
  OREGON_VERB_END_TURN,
  OREGON_VERB_COUNT
};

enum
{
  OREGON_POSITION_FARMERS,
  OREGON_POSITION_BUILDINGS,
  OREGON_POSITION_STARTS,
  OREGON_POSITION_TRACK,
  OREGON_POSITION_JOKERS,
  OREGON_POSITION_EXTRAS,
  OREGON_POSITION_TOKENS,

  OREGON_START_BUILDING = 0,
  OREGON_START_AT,

  OREGON_FARMER_CARDS = 0,
  OREGON_FARMER_AT,

  OREGON_BUILDING_CARDS = 0,
  OREGON_BUILDING_KIND,
  OREGON_BUILDING_AT,

  OREGON_COUNT_TRACK = 0,
  OREGON_COUNT_FARMERS
};

/* The key of an atom of `tokens`: the seat, then the heap. */
#define OREGON_TOKENS_SEAT(key) ((key) / 8)
#define OREGON_TOKENS_HEAP(key) ((key) % 8)

#define OREGON_RULE(NAME) (&oregon_rules[OREGON_##NAME])

extern const char *const oregon_heap_terms[OREGON_HEAPS + 1];
extern const CvGround oregon_grounds[];

static inline bool
oregon_has_seat (uint8_t seats, int seat)
{
  assert (seat >= 0 && seat < OREGON_PLAYERS);
  return seats >> seat & 1;
}

static inline uint8_t
oregon_seat_bit (int seat)
{
  assert (seat >= 0 && seat < OREGON_PLAYERS);
  return (uint8_t) (1u << seat);
}

static inline int
oregon_count (const CvSet *set)
{
  return cv_set_count (set, OREGON_WORDS);
}

static inline bool
oregon_is_guided (const OregonState *state)
{
  return state->common.turns == CV_TURNS_GUIDED;
}

/* Nothing more is to be played in guided turns. */
static inline bool
oregon_is_over (const OregonState *state)
{
  return state->is_over || state->common.declared;
}

/* The first player in seating order who has no start tile on the board yet, or -1. */
static inline int
oregon_next_to_start (const CvTable *table, const OregonState *state)
{
  assert (table->n_players <= OREGON_PLAYERS);
  for (int seat = 0; seat < table->n_players; seat++)
    if (!oregon_has_seat (state->started, seat))
      return seat;
  return -1;
}

/* The board tells how many tokens the player holds, and no count overrules it. */
static inline bool
oregon_tokens_are_tracked (const CvTable *table, const OregonState *state, int seat)
{
  return table->board.present && !oregon_has_seat (state->counted, seat);
}

/* Points on the track and farmers on the board, as counted by hand or else as played.
 */
static inline int32_t
oregon_track_of (const OregonState *state, int seat)
{
  assert (seat >= 0 && seat < OREGON_PLAYERS);
  return oregon_has_seat (state->counted_track, seat) ? state->count_track[seat]
                                                      : state->track[seat];
}

static inline int32_t
oregon_farmers_of (const OregonState *state, int seat)
{
  assert (seat >= 0 && seat < OREGON_PLAYERS);
  return oregon_has_seat (state->counted_farmers, seat)
             ? state->count_farmers[seat]
             : oregon_count (&state->farmers[seat]);
}

/* A farmer or a building about to be placed by a move. */
typedef struct
{
  int by;
  int bit;
  int building;   /* OregonBuilding, or -1 for a farmer */
  uint8_t jokers; /* active ones once the move's own is turned over */
} OregonPlacing;

typedef enum
{
  OREGON_WAKES_NOTHING,
  OREGON_WAKES_JOKER,
  OREGON_WAKES_EXTRA
} OregonWakes;

#define OREGON_NO_TOKEN (-1)

/* What one building pays for one farmer near it, or a group for being completed. */
typedef struct
{
  const CvRule *why;
  CvSet counted; /* church, group: the farmers that count */
  int32_t points;
  int16_t bit; /* the building near the new farmer, the farmer near the new building */
  int8_t to;
  bool is_mine;
  uint8_t heap;      /* a mine: the OregonHeap it draws from */
  int8_t token;      /* the token it draws, or OREGON_NO_TOKEN */
  OregonWakes wakes; /* what it turns over that was spent */
} OregonPayment;

/* Eight neighbours and the group. */
#define OREGON_PAYMENTS_MOST 9

typedef struct
{
  int n;
  OregonPayment payment[OREGON_PAYMENTS_MOST]; /* in reading order; the group is last */
} OregonPays;

/* What becomes of a new farmer and those beside it. */
typedef enum
{
  OREGON_GROUP_NONE,
  OREGON_GROUP_NEW, /* pays */
  OREGON_GROUP_PAID /* a part of it has paid before */
} OregonGroup;

/* oregon-points.c */
OregonGroup oregon_join_group (const CvSet *farmers, int bit, CvSet *ret_group);
OregonPlacing oregon_read_placing (const CvTable *table,
                                   const OregonState *state,
                                   const CvMove *move);

/* What a placement pays, before anything of it is carried out. */
void oregon_find_pays (const CvTable *table,
                       const OregonState *state,
                       const OregonPlacing *placing,
                       OregonPays *ret_pays);
int oregon_ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends);
void oregon_score (const CvTable *table,
                   const CvState *state,
                   bool open,
                   CvScore *ret_score);

/* oregon-check.c */
void oregon_check (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   CvJudge *judge);
void oregon_legal (const CvTable *table,
                   const CvState *state,
                   const CvMove *without_at,
                   CvSet *ret_cells);

/* oregon-explain.c */
void oregon_explain (const CvTable *table,
                     const CvState *state,
                     const CvMove *move,
                     const CvVerdict *verdict,
                     CvExplained *explained);

/* The ground a building lies on, as one of the sets above. */
int oregon_ground_set (OregonBuilding kind);

/* Adds what the texts of *.terrain say: the cell, its ground, the building, its ground.
 */
void oregon_add_terrain (const CvBoard *board,
                         CvVerdict *verdict,
                         CvCell cell,
                         OregonBuilding kind);

/* oregon-box.c */
void oregon_check_position (const CvTable *table, const CvMove *move, CvJudge *judge);
void
oregon_apply_position (const CvTable *table, OregonState *state, const CvMove *move);
uint32_t
oregon_position (const CvTable *table, const CvState *state, CvAtom *ret_atoms);
void oregon_check_count (const CvMove *move, CvJudge *judge);
int oregon_sane (const CvTable *table, const CvState *state);

/* oregon-set-up.c */
extern const CvBoxPiece oregon_box[];
int
oregon_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST]);
int oregon_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST]);

/* oregon-tokens.c */
bool oregon_check_secret (const CvTable *table,
                          const CvState *state,
                          const CvMove *move,
                          CvJudge *judge);
void oregon_apply_secret (const CvTable *table, CvState *state, const CvMove *move);
unsigned oregon_keys_held (const CvTable *table, const CvState *state, int seat);
int oregon_secret_most (const CvTable *table, const CvState *state, int seat, int heap);
CvLine oregon_score_tokens (
    const CvTable *table, const CvState *state, int seat, OregonHeap heap, bool open);

/* True when a number of tokens or what they are worth is not from least to most, and
   the verdict says so, with the players (a bit each seat) because of whom. It speaks
   of a value; who asks about a number gives the verdict a phrase of its own. */
bool oregon_tokens_stop (
    int heap, int value, int least, int most, unsigned because, CvJudge *judge);

#endif
