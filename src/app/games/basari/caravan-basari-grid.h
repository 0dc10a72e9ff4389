/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round as a table: a column a player, a line for each thing that brings
   points, every entry an equation. One line is chosen; the lines are buttons, whose
   names say all that stands in them. Where there is little room the names of the lines
   stand above the entries. */
#pragma once

#include "caravan-basari-reckoning-words.h"

#define CARAVAN_TYPE_BASARI_GRID (caravan_basari_grid_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBasariGrid, caravan_basari_grid, CARAVAN, BASARI_GRID, GtkWidget)

/* Signal "chosen" (): another line is. */
GtkWidget *caravan_basari_grid_new (CaravanDesk *desk);
void caravan_basari_grid_show (CaravanBasariGrid *self,
                               const CaravanBasariSpeech *speech);

/* A CaravanBasariRow. */
int caravan_basari_grid_get_chosen (CaravanBasariGrid *self);
void caravan_basari_grid_choose (CaravanBasariGrid *self, int row);

/* The button of a line, and what stands in it of one player: the label that counts. */
GtkWidget *caravan_basari_grid_get_row (CaravanBasariGrid *self, int row);
GtkWidget *caravan_basari_grid_get_number (CaravanBasariGrid *self, int row, int seat);
