/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the grid share: caravan-score-grid.c says and chooses,
   -layout.c puts everything in its place and draws the lines, -parts.c makes the
   widgets. */
#pragma once

#include "caravan-score-grid.h"

#define CARAVAN_SCORE_ROWS_MOST (CV_LINES_MOST + 1) /* the last is the total */

/* A line of one player, or the total. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *category; /* only in a card */
  GtkWidget *equation;
  GtkWidget *result;
  GtkWidget *notes; /* only of totals */
} CaravanScoreCell;

typedef struct
{
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *rank;
} CaravanScoreHead;

struct _CaravanScoreGrid
{
  GtkWidget parent_instance;

  int n_players, n_rows; /* the total is one of them */
  guint shown;
  gboolean is_over;
  gboolean is_choosing; /* by program */
  int at_seat, at_row;  /* where the tab stop is */
  int seat, row;        /* what is chosen; seat -1: nothing */
  guint aligning;       /* totals, as soon as nothing is being laid out */

  /* children */
  CaravanScoreHead heads[CV_PLAYERS_MOST];
  GtkWidget *categories[CARAVAN_SCORE_ROWS_MOST];
  GtkWidget *names[CARAVAN_SCORE_ROWS_MOST];
  CaravanScoreCell cells[CV_PLAYERS_MOST][CARAVAN_SCORE_ROWS_MOST];

  /* owned */
  CaravanSheet *sheet;
};

gboolean caravan_score_grid_is_total (CaravanScoreGrid *self, int row);

/* Once everybody is revealed. */
gboolean caravan_score_grid_is_winner (CaravanScoreGrid *self, int seat);

/* -parts.c */
void caravan_score_grid_build (CaravanScoreGrid *self);
void caravan_score_grid_watch (CaravanScoreGrid *self, GtkWidget *button);

/* -layout.c */
GtkLayoutManager *caravan_score_grid_layout_new (void);

/* What lies under the cells. */
void caravan_score_grid_append_lines (CaravanScoreGrid *self, GtkSnapshot *snapshot);
