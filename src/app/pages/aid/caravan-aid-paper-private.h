/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the printed aid share: caravan-aid-paper.c lays pages and cards out,
   -lines.c has what is on them. */
#pragma once

#include "caravan-aid-paper.h"
#include "caravan-paper.h"
#include "lang.h"

/* What is not the same on a large page and on a small card, in letters: all of it follows
   the size of the text. */
typedef struct
{
  double side;        /* of a picture */
  double leading;     /* as in CaravanPaper */
  double line_gap;    /* at least */
  double section_gap; /* likewise */
} CaravanAidStyle;

typedef struct
{
  CaravanPaper on; /* its scale is the size of the text, in points */
  const CaravanGame *game;
  const Lang *langs[CARAVAN_AID_LANGUAGES]; /* side by side */
  int n_langs;
  const CaravanAidStyle *style;
  double air; /* how much of the gaps there is, at least once */
} CaravanAidPaper;

/* The sections from first on and before end, below each other; every line begins at the
   same height in all languages. Returns their height. */
double caravan_aid_paper_sections (
    const CaravanAidPaper *paper, int first, int end, double x, double y, double width);
