/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A column of rows with one tab stop: Tab comes to the row that had the focus last and
   leaves again, the arrow keys go from row to row. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_ROWS (caravan_rows_get_type ())
G_DECLARE_FINAL_TYPE (CaravanRows, caravan_rows, CARAVAN, ROWS, GtkWidget)

GtkWidget *caravan_rows_new (int spacing);

/* Puts a row after another one, NULL: before all; a row that is already there moves. */
void caravan_rows_insert (CaravanRows *self, GtkWidget *row, GtkWidget *after);
