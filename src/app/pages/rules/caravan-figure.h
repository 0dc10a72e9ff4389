/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the rules reference (CaravanGame.figures). The files in help/C/figures
   are made from the same drawings. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-draw.h"

#define CARAVAN_TYPE_FIGURE (caravan_figure_get_type ())
G_DECLARE_FINAL_TYPE (CaravanFigure, caravan_figure, CARAVAN, FIGURE, GtkWidget)

/* A widget of its natural size, for a figure by its name. */
GtkWidget *caravan_figure_new (const char *name);

/* Its size in pixels; false when there is no such figure. */
gboolean caravan_figure_measure (const char *name, int *ret_width, int *ret_height);

/* Draws it at (0, 0). */
void caravan_figure_draw (const char *name, CaravanLook look, cairo_t *cr);
