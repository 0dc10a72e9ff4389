/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move as data. A game lists its verbs and their arguments in a table; from it the
   record layer reads and writes the JSON events, so a new game brings no parser. A move
   flattens into atoms: `"dice":{"red":3}` is one atom (argument dice, key red's seat,
   value 3), `"tiles":{"oasis":["c4"]}` another (tiles, oasis, c4). */
#ifndef CV_MOVE_H
#define CV_MOVE_H

#include "cv-cell.h"

#include <assert.h>

/* How the values of an argument are arranged in the event. */
typedef enum
{
  CV_SHAPE_SCALAR,
  CV_SHAPE_LIST,
  CV_SHAPE_MAP,          /* keys as in CvArg.keys */
  CV_SHAPE_MAP_OF_LISTS, /* the same, each with a list */
  CV_SHAPE_MAP_OF_MAPS   /* the same, each with a map whose keys are CvArg.inner_keys */
} CvShape;

/* What a value is. The kinds after GEMS exist for the verbs of the shell: the record
   layer checks and keeps their content, the engine only learns that they were there. */
typedef enum
{
  CV_KIND_CELL,
  CV_KIND_CELL_OR_NONE,
  CV_KIND_PLAYER, /* a colour that plays; the value is its seat */
  CV_KIND_NUMBER, /* min to max */
  CV_KIND_NAME,   /* one of names; the value is its index */
  CV_KIND_BOOL,
  CV_KIND_GEMS,
  CV_KIND_COUNTS,  /* a map from the game's hidden keys to numbers */
  CV_KIND_EDITION, /* atoms keyed by the number of the option */
  CV_KIND_TEXT,
  CV_KIND_NAMES,
  CV_KIND_LOCK,
  CV_KIND_BOX
} CvKind;

typedef struct
{
  const char *name; /* NULL ends the list of a verb's arguments */
  CvShape shape;
  CvKind kind;
  bool required;
  bool all;                      /* a map: must name all players */
  int16_t min, max;              /* numbers; both 0 means 0 to 9999 */
  uint8_t n_min, n_max;          /* a list's length; n_max 0 means any */
  const char *const *names;      /* NAME: what may stand there, NULL-terminated */
  const char *const *terms;      /* NAME in a list: N_, what people call it */
  const char *const *keys;       /* maps: the keys, NULL-terminated; NULL: players */
  const char *const *inner_keys; /* maps of maps */
} CvArg;

#define CV_ARGS_MOST 7

typedef struct
{
  const char *name;
  bool by;          /* has a player who does it */
  bool needs_board; /* GAME.board.none without one */
  bool is_position; /* only as the first effective event: GAME.position.late */
  bool sets_up;     /* belongs to what is done before the first turn */
  CvArg args[CV_ARGS_MOST + 1];
} CvVerb;

typedef struct
{
  uint8_t arg; /* index in CvVerb.args */
  uint8_t key; /* maps: index of the key or seat; maps of maps: key * 8 + inner key */
  int32_t value;
} CvAtom;

#define CV_NO_PLAYER (-1)

/* What cv_move_get answers for an argument that is not there. */
#define CV_ABSENT INT32_MIN

typedef struct
{
  uint8_t verb; /* CvShellVerb, or CV_VERB_GAME + index in the game's verbs */
  int8_t by;    /* seat, or CV_NO_PLAYER */
  bool allowed; /* the table lets it stand as a house rule */
  uint32_t n_atoms;
  const CvAtom *atoms; /* not owned; in the order of the arguments */
} CvMove;

/* The verbs every game has, see cv_shell_verbs. */
typedef enum
{
  CV_VERB_UNDO,
  CV_VERB_REDO,
  CV_VERB_NOTE,
  CV_VERB_SET,
  CV_VERB_END,
  CV_VERB_LOCK,
  CV_VERB_HIDE,
  CV_VERB_REVEAL,
  CV_VERB_GAME /* the first of the game's own */
} CvShellVerb;

extern const CvVerb cv_shell_verbs[CV_VERB_GAME];

/* Arguments of the shell's verbs. */
enum
{
  CV_ARG_STEPS = 0, /* undo, redo */
  CV_ARG_TURNS = 0, /* set */
  CV_ARG_EDITION = 1,
  CV_ARG_NAMES = 2,
  CV_ARG_ADD = 0, /* hide */
  CV_ARG_BOX = 1,
  CV_ARG_COUNTS = 0 /* reveal */
};

extern const char *const cv_turns_names[]; /* "free", "guided" */

/* Whether the move can be of one of so many players: what every question about a move
   takes for granted. That its verb and arguments are the game's own, its reader has
   seen to. */
static inline bool
cv_move_is_sound (const CvMove *move, int n_players)
{
  return move != NULL && move->by >= CV_NO_PLAYER && move->by < n_players &&
         (move->n_atoms == 0 || move->atoms != NULL);
}

/* Adds an atom to those of a move that is put together; returns how many there are. */
static inline uint32_t
cv_atom_add (CvAtom *atoms, uint32_t n, int arg, int key, int32_t value)
{
  atoms[n] = (CvAtom){ .arg = (uint8_t) arg, .key = (uint8_t) key, .value = value };
  return n + 1;
}

/* The value of an argument with that key (0 where it has none), or CV_ABSENT. */
static inline int32_t
cv_move_get (const CvMove *move, int arg, int key)
{
  assert (move->n_atoms == 0 || move->atoms != NULL);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == arg && move->atoms[i].key == key)
      return move->atoms[i].value;
  return CV_ABSENT;
}

#endif
