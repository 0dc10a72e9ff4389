/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of a table stand: one, two or three columns by the width of the
   window and the size of text. The board's place depends on these, on the language and
   on what people choose to see, and on nothing that is said. The parts stay where they are in the tree of widgets, so
   nothing is lost when the width changes: text half typed, focus, place in a list. */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  CARAVAN_TABLE_BOARD, /* below all others, so that in low windows these lie over it */
  CARAVAN_TABLE_STATUS,
  CARAVAN_TABLE_STRIP,
  CARAVAN_TABLE_VERDICT,
  CARAVAN_TABLE_PIECES,
  CARAVAN_TABLE_PLAYERS,
  CARAVAN_TABLE_STEPS,
  CARAVAN_TABLE_LEGEND,
  CARAVAN_TABLE_ENTRY,
  CARAVAN_TABLE_SWITCH, /* between the panels, where not all have room */
  CARAVAN_TABLE_CHOICES, /* of the strip, in a narrow window in the place of the pieces */
  CARAVAN_TABLE_VIEW,    /* the button at the board's corner */
  CARAVAN_TABLE_CLOSED, /* over all others, in the place of what would enter something */
  CARAVAN_TABLE_N_PARTS
} CaravanTablePart;

/* How many columns. */
typedef enum
{
  CARAVAN_TABLE_NARROW = 1,
  CARAVAN_TABLE_MIDDLE = 2,
  CARAVAN_TABLE_WIDE = 3
} CaravanTableWidth;

/* What is shown of those that share a place: the pieces (in a narrow window with the
   board), the players, the history. */
typedef enum
{
  CARAVAN_TABLE_SHOW_PIECES,
  CARAVAN_TABLE_SHOW_PLAYERS,
  CARAVAN_TABLE_SHOW_STEPS
} CaravanTablePanel;

#define CARAVAN_TYPE_TABLE_LAYOUT (caravan_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTableLayout, caravan_table_layout, CARAVAN, TABLE_LAYOUT, GtkLayoutManager)

/* Signal "form-changed": caravan_table_layout_get_width, is_low, is_large or
   is_beside answers something else. */
GtkLayoutManager *caravan_table_layout_new (void);

/* The part is a child of the widget that is laid out, and lives as long. */
void caravan_table_layout_set_part (CaravanTableLayout *self,
                                    CaravanTablePart part,
                                    GtkWidget *widget);

CaravanTableWidth caravan_table_layout_get_width (CaravanTableLayout *self);
gboolean caravan_table_layout_is_low (CaravanTableLayout *self);
gboolean caravan_table_layout_is_large (CaravanTableLayout *self); /* the text */

/* Whether the verdict stands in a column beside the board, since the spaces of the
   board are larger so. */
gboolean caravan_table_layout_is_beside (CaravanTableLayout *self);

/* How large the spaces of a board are in so much room. Without it the verdict is always
   below the board. */
typedef int (*CaravanTableFit) (GtkWidget *board, int width, int height);
void caravan_table_layout_set_fit (CaravanTableLayout *self, CaravanTableFit fit);

void caravan_table_layout_set_panel (CaravanTableLayout *self, CaravanTablePanel panel);

/* Whether a narrow window shows the choices of the strip rather than the pieces. */
void caravan_table_layout_set_choosing (CaravanTableLayout *self, gboolean choosing);

/* How high the choices are in a narrow window, at text of the usual size, where they are
   what is played with; 0: as high as the pieces whose place they take. */
void caravan_table_layout_set_choices_height (CaravanTableLayout *self, int height);

/* Whether typed entry has a place in a narrow window. */
void caravan_table_layout_set_entry_open (CaravanTableLayout *self, gboolean open);
