/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the printed page share: caravan-score-paper.c lays the page out,
   -grid.c has the lines, -lower.c what lies under it. */
#pragma once

#include "caravan-paper.h"
#include "caravan-score-paper.h"

/* Everything but the code follows its scale. */
typedef struct
{
  CaravanPaper on;
  CaravanSheet *sheet;
} CaravanScorePaper;

/* The same paper, when only the height is asked for. */
static inline CaravanScorePaper
caravan_score_paper_measuring (const CaravanScorePaper *paper)
{
  CaravanScorePaper measuring = *paper;

  measuring.on.draws = FALSE;
  return measuring;
}

/* The sign of a player on this square. */
void caravan_score_paper_badge (
    const CaravanScorePaper *paper, int seat, double x, double y, double side);

double caravan_score_paper_grid (const CaravanScorePaper *paper,
                                 double x,
                                 double y,
                                 double width);

/* Takes as much of the height as it can use; _least is what it needs. */
double caravan_score_paper_lower (
    const CaravanScorePaper *paper, double x, double y, double width, double height);
double caravan_score_paper_lower_least (const CaravanScorePaper *paper, double width);
