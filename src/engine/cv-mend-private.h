/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of cv-mend share: cv-mend.c (the search), cv-mend-move.c (changes of
   the move), cv-mend-board.c (changes of what lies on the board). */
#ifndef CV_MEND_PRIVATE_H
#define CV_MEND_PRIVATE_H

#include "cv-mend.h"

#include <assert.h>
#include <string.h>

/* A question, and the position it is put to. */
typedef struct
{
  const CvTable *table;
  const CvState *state;
  CvCell cell[CV_BOARD_SIDE * CV_BOARD_SIDE]; /* the nearest to its space first */
  int n_cells;
} CvMendQuestion;

/* What a variant of some number turned out to be. */
typedef enum
{
  CV_VARIANT_NO_MORE,
  CV_VARIANT_NONE, /* nothing changes, or the move would have no sense */
  CV_VARIANT
} CvVariant;

/* Whether the game allows the move in a position; sets its verdict. */
bool
cv_mend_is_legal (const CvMendQuestion *question, const CvState *state, CvMend *mend);

/* Notes a change of that kind, and the sentence for it: add the values. */
CvVerdict *cv_mend_say (CvMend *mend, CvMendKind kind, const CvPhrase *phrase);

/* cv-mend-move.c; mend is the move as it was and becomes a variant of it. */

/* Variants of a kind are counted from 0, the smallest change first. */
CvVariant
cv_mend_vary (const CvMendQuestion *question, CvMendKind kind, int n, CvMend *mend);

/* Handfuls of gems are too many to be counted: the argument that is one, or -1, and the
   nearest one with which the move is legal. */
int cv_mend_gems_arg (const CvMendQuestion *question, const CvMend *mend);
bool cv_mend_find_gems (const CvMendQuestion *question, int arg, CvMend *mend);

/* What a change is called; before is the move without it. */
void cv_mend_say_change (const CvMendQuestion *question,
                         CvMendKind kind,
                         const CvMend *before,
                         CvMend *mend);

/* cv-mend-board.c */
bool cv_mend_find_on_board (const CvMendQuestion *question,
                            CvMendKind kind,
                            const CvMend *refused,
                            CvMend *mend);

#endif
