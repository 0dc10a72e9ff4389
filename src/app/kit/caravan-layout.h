/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all layouts have in common: the frame that GTK wants round two functions, and
   short names for measuring and placing children. Heights follow from widths. */
#pragma once

#include <gtk/gtk.h>

/* self: what the layout was made with. */
typedef struct
{
  void (*measure) (gpointer self,
                   GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural);
  void (*arrange) (gpointer self, GtkWidget *widget, int width, int height);
} CaravanLayoutKind;

#define CARAVAN_TYPE_LAYOUT (caravan_layout_get_type ())
G_DECLARE_FINAL_TYPE (CaravanLayout, caravan_layout, CARAVAN, LAYOUT, GtkLayoutManager)

/* Keeps a copy of what self points to. */
GtkLayoutManager *
caravan_layout_new (const CaravanLayoutKind *kind, gconstpointer self, gsize size);
gpointer caravan_layout_get_self (CaravanLayout *layout);

/* The children that take part. */
GtkWidget *caravan_layout_first (GtkWidget *widget);
GtkWidget *caravan_layout_next (GtkWidget *child);

/* What a widget needs and what it would like, in general and for a width. */
int caravan_least_width (GtkWidget *widget);
int caravan_natural_width (GtkWidget *widget);
int caravan_least_height (GtkWidget *widget, int width);
int caravan_natural_height (GtkWidget *widget, int width);

void caravan_place (GtkWidget *child, int x, int y, int width, int height);

/* The same for one that a layout may have put out of sight. */
void caravan_put (GtkWidget *child, int x, int y, int width, int height);
