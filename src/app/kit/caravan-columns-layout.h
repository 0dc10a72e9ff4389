/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays children out in equal columns, as many as the width has room for: one below the
   other in a narrow panel, two by two on a phone, all in a row where there is space.
   Children that expand share the height that is left. */
#pragma once

#include <gtk/gtk.h>

/* width: the least of a column, where its children do not need more. */
GtkLayoutManager *caravan_columns_layout_new (int width, int spacing);
