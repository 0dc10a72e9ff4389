/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the table share: caravan-basari-grid.c makes and fills it, -layout.c
   puts everything in its place and draws what lies under it. */
#pragma once

#include "caravan-basari-grid.h"

typedef struct
{
  GtkWidget *box;
  GtkWidget *crown;
  GtkWidget *above, *number, *below;
} CaravanBasariCell;

typedef struct
{
  GtkWidget *button;   /* under all of the line */
  GtkWidget *category; /* what it is called */
  GtkWidget *worth;
  CaravanBasariCell cell[BASARI_SEATS];
} CaravanBasariLine;

struct _CaravanBasariGrid
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *head[BASARI_SEATS], *name[BASARI_SEATS];
  CaravanBasariLine line[CARAVAN_BASARI_N_ROWS];

  int n_players;
  int color[BASARI_SEATS];
  guint first; /* who has most points, a bit each */
  int chosen;
  gboolean is_showing;
  gboolean has_badges; /* at every entry, because the columns have no heads */
};

GtkLayoutManager *caravan_basari_grid_layout_new (void);
void caravan_basari_grid_append_ground (CaravanBasariGrid *self, GtkSnapshot *snapshot);
