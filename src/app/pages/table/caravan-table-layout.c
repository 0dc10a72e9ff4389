/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-table-layout.h"

#include "caravan-layout.h"

struct _CaravanTableLayout
{
  GtkLayoutManager parent_instance;

  CaravanTableWidth width;
  gboolean is_low;
  CaravanTablePanel panel;
  gboolean entry_open;
  guint tell_later;

  /* borrowed */
  GtkWidget *parts[CARAVAN_TABLE_N_PARTS];
};

G_DEFINE_FINAL_TYPE (CaravanTableLayout, caravan_table_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint form_changed_signal;

/* Widths at which columns part, the height below which text is small, and the widths
   of the columns beside the board, in pixels at text of the usual size. */
#define NARROW_BELOW 600
#define MIDDLE_BELOW 1000
#define LOW_BELOW    600
#define LEFT_COLUMN  222
#define RIGHT_COLUMN 300
#define PANEL_COLUMN 262

/* The usual size of text, and from which size on two columns are one too many. */
#define USUAL_EM  (11.0 * 96 / 72)
#define LARGE_EMS 1.5

#define LEAST_BOARD 180
#define LEAST_STEPS 120

/* Where parts are put one after the other, from above or from below. */
typedef struct
{
  int x, y, width, bottom, gap;
} Column;

static double
find_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double dpi = pango_cairo_context_get_resolution (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= (dpi > 0 ? dpi : 96) / 72;
  return MAX (size / USUAL_EM, 1);
}

static CaravanTableWidth
choose_width (int width, double scale)
{
  double room = width / scale;
  if (room >= MIDDLE_BELOW)
    return CARAVAN_TABLE_WIDE;
  if (room < NARROW_BELOW || scale >= LARGE_EMS)
    return CARAVAN_TABLE_NARROW;
  return CARAVAN_TABLE_MIDDLE;
}

static gboolean
has_part (CaravanTableLayout *self, CaravanTablePart part)
{
  return self->parts[part] && gtk_widget_should_layout (self->parts[part]);
}

/* What scrolls is asked for its whole height at this width: the scrolled window itself
   answers for the width it would like. */
static int
measure_height (CaravanTableLayout *self, CaravanTablePart part, int width)
{
  if (!has_part (self, part))
    return 0;
  GtkWidget *widget = self->parts[part];
  if (GTK_IS_SCROLLED_WINDOW (widget))
    widget = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget));
  return caravan_natural_height (widget, width);
}

static int
measure_least_width (CaravanTableLayout *self, CaravanTablePart part)
{
  return has_part (self, part) ? caravan_least_width (self->parts[part]) : 0;
}

static void
hide_part (CaravanTableLayout *self, CaravanTablePart part)
{
  if (self->parts[part])
    gtk_widget_set_child_visible (self->parts[part], FALSE);
}

/* A widget is never given less than it needs: it would rather be cut off. */
static void
place_part (CaravanTableLayout *self,
            CaravanTablePart part,
            int x,
            int y,
            int width,
            int height)
{
  if (!has_part (self, part))
    return;
  GtkWidget *widget = self->parts[part];
  gtk_widget_set_child_visible (widget, TRUE);
  width = MAX (width, caravan_least_width (widget));
  height = MAX (height, caravan_least_height (widget, width));
  caravan_place (widget, x, y, width, height);
}

static void
place_top (CaravanTableLayout *self, CaravanTablePart part, Column *column, int height)
{
  if (!has_part (self, part))
    return;
  place_part (self, part, column->x, column->y, column->width, height);
  column->y += height + (height > 0 ? column->gap : 0);
}

static void
place_bottom (CaravanTableLayout *self,
              CaravanTablePart part,
              Column *column,
              int height)
{
  if (!has_part (self, part))
    return;
  column->bottom -= height;
  place_part (self, part, column->x, column->bottom, column->width, height);
  column->bottom -= height > 0 ? column->gap : 0;
}

static void
place_natural_top (CaravanTableLayout *self, CaravanTablePart part, Column *column)
{
  place_top (self, part, column, measure_height (self, part, column->width));
}

static void
place_natural_bottom (CaravanTableLayout *self, CaravanTablePart part, Column *column)
{
  place_bottom (self, part, column, measure_height (self, part, column->width));
}

static void
place_rest (CaravanTableLayout *self, CaravanTablePart part, const Column *column)
{
  place_part (self, part, column->x, column->y, column->width,
              MAX (column->bottom - column->y, 0));
}

/* The card is as high as it likes, which its text has no part in. */
static int
measure_verdict (CaravanTableLayout *self, const Column *column)
{
  int most = (column->bottom - column->y) * 2 / 5;
  return MIN (measure_height (self, CARAVAN_TABLE_VERDICT, column->width), most);
}

/* Board with the verdict below it; in low windows the verdict lies over the lower edge
   of the board. */
static void
place_board (CaravanTableLayout *self, Column column, int verdict)
{
  if (column.bottom - column.y - verdict - column.gap < LEAST_BOARD)
    {
      place_rest (self, CARAVAN_TABLE_BOARD, &column);
      place_bottom (self, CARAVAN_TABLE_VERDICT, &column, verdict);
      return;
    }
  place_bottom (self, CARAVAN_TABLE_VERDICT, &column, verdict);
  place_rest (self, CARAVAN_TABLE_BOARD, &column);
}

static void
place_wide (CaravanTableLayout *self, int width, int height, double scale)
{
  const int margin = 18, between = 20;
  int left = MAX ((int) (LEFT_COLUMN * scale),
                  MAX (measure_least_width (self, CARAVAN_TABLE_PIECES),
                       measure_least_width (self, CARAVAN_TABLE_STEPS)));
  int right = MAX ((int) (RIGHT_COLUMN * scale),
                   measure_least_width (self, CARAVAN_TABLE_PLAYERS));
  Column pieces = { margin, 14, left, height - 16, 12 };
  Column players = { width - margin - right, 14, right, height - 16, 10 };
  Column board = { margin + left + between, 14,
                   width - 2 * (margin + between) - left - right, height - 16, 10 };

  hide_part (self, CARAVAN_TABLE_SWITCH);
  place_natural_top (self, CARAVAN_TABLE_STATUS, &board);
  place_natural_top (self, CARAVAN_TABLE_STRIP, &board);
  place_board (self, board, measure_verdict (self, &board));

  place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &pieces);
  int room = pieces.bottom - pieces.y;
  int wanted = measure_height (self, CARAVAN_TABLE_PIECES, left);
  place_top (self, CARAVAN_TABLE_PIECES, &pieces, MIN (wanted, room));
  if (pieces.bottom - pieces.y >= LEAST_STEPS)
    place_rest (self, CARAVAN_TABLE_STEPS, &pieces);
  else
    hide_part (self, CARAVAN_TABLE_STEPS);

  room = players.bottom - players.y;
  wanted = measure_height (self, CARAVAN_TABLE_PLAYERS, right);
  int legend = measure_height (self, CARAVAN_TABLE_LEGEND, right);
  place_top (self, CARAVAN_TABLE_PLAYERS, &players, MIN (wanted, room));
  if (players.bottom - players.y >= legend)
    place_top (self, CARAVAN_TABLE_LEGEND, &players, legend);
  else
    hide_part (self, CARAVAN_TABLE_LEGEND);
}

static CaravanTablePart
find_panel_part (CaravanTableLayout *self)
{
  switch (self->panel)
    {
    case CARAVAN_TABLE_SHOW_PLAYERS:
      return CARAVAN_TABLE_PLAYERS;
    case CARAVAN_TABLE_SHOW_STEPS:
      return CARAVAN_TABLE_STEPS;
    case CARAVAN_TABLE_SHOW_PIECES:
      break;
    }
  return CARAVAN_TABLE_PIECES;
}

static void
hide_other_panels (CaravanTableLayout *self, CaravanTablePart shown)
{
  hide_part (self, CARAVAN_TABLE_LEGEND);
  for (int part = CARAVAN_TABLE_PIECES; part <= CARAVAN_TABLE_STEPS; part++)
    if (part != (int) shown)
      hide_part (self, (CaravanTablePart) part);
}

static void
place_middle (CaravanTableLayout *self, int width, int height, double scale)
{
  const int margin = 12, between = 12;
  CaravanTablePart shown = find_panel_part (self);
  int right = MAX ((int) (PANEL_COLUMN * scale), measure_least_width (self, shown));
  Column panel = { width - margin - right, 12, right, height - 12, 10 };
  Column board = { margin, 12, width - 2 * margin - between - right, height - 12, 8 };

  place_natural_top (self, CARAVAN_TABLE_STATUS, &board);
  place_natural_top (self, CARAVAN_TABLE_STRIP, &board);
  place_board (self, board, measure_verdict (self, &board));

  hide_other_panels (self, shown);
  place_natural_top (self, CARAVAN_TABLE_SWITCH, &panel);
  place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &panel);
  place_rest (self, shown, &panel);
}

/* The board with the verdict and the pieces below it. The pieces scroll where they have
   to, so that at least a third of the room is the board's. */
static void
place_narrow_board (CaravanTableLayout *self, Column column)
{
  place_natural_top (self, CARAVAN_TABLE_STATUS, &column);
  place_natural_top (self, CARAVAN_TABLE_STRIP, &column);
  if (self->entry_open)
    place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &column);
  else
    hide_part (self, CARAVAN_TABLE_ENTRY);
  int room = column.bottom - column.y;
  int verdict = measure_verdict (self, &column);
  int wanted = measure_height (self, CARAVAN_TABLE_PIECES, column.width);
  int left = room - verdict - MAX (room * 7 / 20, LEAST_BOARD) - 2 * column.gap;
  place_bottom (self, CARAVAN_TABLE_PIECES, &column,
                MIN (wanted, MAX (left, room / 5)));
  place_board (self, column, verdict);
}

static void
place_narrow (CaravanTableLayout *self, int width, int height)
{
  CaravanTablePart shown = find_panel_part (self);
  Column bar = { 0, 0, width, height, 0 };
  place_natural_bottom (self, CARAVAN_TABLE_SWITCH, &bar);

  Column column = { 8, 8, width - 16, bar.bottom - 8, 8 };
  hide_other_panels (self, shown);
  if (shown == CARAVAN_TABLE_PIECES)
    {
      place_narrow_board (self, column);
      return;
    }
  hide_part (self, CARAVAN_TABLE_STRIP);
  hide_part (self, CARAVAN_TABLE_BOARD);
  hide_part (self, CARAVAN_TABLE_VERDICT);
  hide_part (self, CARAVAN_TABLE_ENTRY);
  place_natural_top (self, CARAVAN_TABLE_STATUS, &column);
  place_rest (self, shown, &column);
}

/* Style classes can't change while widgets are being placed. */
static gboolean
tell_form_cb (gpointer data)
{
  CaravanTableLayout *self = CARAVAN_TABLE_LAYOUT (data);
  self->tell_later = 0;
  g_signal_emit (self, form_changed_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
set_form (CaravanTableLayout *self, CaravanTableWidth width, gboolean is_low)
{
  if (self->width == width && self->is_low == is_low)
    return;
  self->width = width;
  self->is_low = is_low;
  if (!self->tell_later)
    self->tell_later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_form_cb, self, NULL);
}

static void
caravan_table_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CaravanTableLayout *self = CARAVAN_TABLE_LAYOUT (manager);
  double scale = find_scale (widget);
  set_form (self, choose_width (width, scale), height / scale < LOW_BELOW);
  switch (self->width)
    {
    case CARAVAN_TABLE_NARROW:
      place_narrow (self, width, height);
      break;
    case CARAVAN_TABLE_MIDDLE:
      place_middle (self, width, height, scale);
      break;
    case CARAVAN_TABLE_WIDE:
      place_wide (self, width, height, scale);
      break;
    }
}

/* Everything scrolls or wraps, so the least is what the narrow window needs. */
static void
caravan_table_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  CaravanTableLayout *self = CARAVAN_TABLE_LAYOUT (manager);
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for (int part = 0; part < CARAVAN_TABLE_N_PARTS; part++)
      if (part != CARAVAN_TABLE_LEGEND)
        *minimum =
            MAX (*minimum, measure_least_width (self, (CaravanTablePart) part) + 16);
  *minimum = MAX (*minimum, 200);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1200 : 780;
  *natural = MAX (*natural, *minimum);
}

static GtkSizeRequestMode
caravan_table_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
caravan_table_layout_dispose (GObject *object)
{
  CaravanTableLayout *self = CARAVAN_TABLE_LAYOUT (object);
  g_clear_handle_id (&self->tell_later, g_source_remove);
  G_OBJECT_CLASS (caravan_table_layout_parent_class)->dispose (object);
}

static void
caravan_table_layout_class_init (CaravanTableLayoutClass *class)
{
  GtkLayoutManagerClass *manager = GTK_LAYOUT_MANAGER_CLASS (class);
  G_OBJECT_CLASS (class)->dispose = caravan_table_layout_dispose;
  manager->allocate = caravan_table_layout_allocate;
  manager->measure = caravan_table_layout_measure;
  manager->get_request_mode = caravan_table_layout_get_request_mode;
  form_changed_signal =
      g_signal_new ("form-changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
caravan_table_layout_init (CaravanTableLayout *self)
{
  self->width = CARAVAN_TABLE_WIDE;
}

GtkLayoutManager *
caravan_table_layout_new (void)
{
  return g_object_new (CARAVAN_TYPE_TABLE_LAYOUT, NULL);
}

void
caravan_table_layout_set_part (CaravanTableLayout *self,
                               CaravanTablePart part,
                               GtkWidget *widget)
{
  g_return_if_fail (part < CARAVAN_TABLE_N_PARTS);
  self->parts[part] = widget;
}

CaravanTableWidth
caravan_table_layout_get_width (CaravanTableLayout *self)
{
  return self->width;
}

gboolean
caravan_table_layout_is_low (CaravanTableLayout *self)
{
  return self->is_low;
}

void
caravan_table_layout_set_panel (CaravanTableLayout *self, CaravanTablePanel panel)
{
  if (self->panel == panel)
    return;
  self->panel = panel;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
caravan_table_layout_set_entry_open (CaravanTableLayout *self, gboolean open)
{
  if (self->entry_open == open)
    return;
  self->entry_open = open;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
