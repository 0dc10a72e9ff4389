/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What would make a refused move legal: the smallest changes to the move, or to what
   lies on the board, with which `check` allows it. Nothing is guessed: each change was
   asked of the game, and where there is none, none is named. */
#ifndef CV_MEND_H
#define CV_MEND_H

#include "cv-game.h"

/* One answer of each kind, in this order. "Smaller" is what comes earlier: nearer for
   spaces, else earlier in reading order of what is changed, or in the game's tables. */
typedef enum
{
  CV_MEND_SOURCE, /* the marker or piece comes from elsewhere, or from the hand */
  CV_MEND_STAKE,  /* another card, number of cards or handful of gems */
  CV_MEND_SPACE,
  CV_MEND_PIECE,
  CV_MEND_PLAYER,
  CV_MEND_LESS, /* a piece that lies on the board does not */
  CV_MEND_MORE, /* a piece that does not lies there */
  CV_MEND_KINDS
} CvMendKind;

/* "source" …, NULL-terminated: the files' words. */
extern const char *const cv_mend_names[];

#define CV_MEND_ATOMS 16

typedef struct
{
  uint8_t kinds; /* a bit each: one, or two where no single change would do */
  uint8_t verb, n_atoms;
  int8_t by;
  CvAtom atom[CV_MEND_ATOMS];

  CvCell cell; /* less and more: where, and what goes or comes */
  CvLook look;

  CvVerdict verdict; /* on the move as it is after the change: legal */
  uint8_t n_says;
  CvVerdict say[2]; /* each change in a sentence */
} CvMend;

typedef struct
{
  uint8_t n;
  CvMend mend[CV_MEND_KINDS];
} CvMends;

/* The move as it is after the change; its atoms are those of the mend. */
CvMove cv_mend_move (const CvMend *mend);

/* The position as it is after a change of the board; false for any other change. */
bool cv_mend_alter (const CvTable *table,
                    const CvState *state,
                    const CvMend *mend,
                    CvState *ret_state);

/* None for a move that is legal, that sets a position up, or that is the shell's. */
void cv_mend (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvMends *ret_mends);

#endif
