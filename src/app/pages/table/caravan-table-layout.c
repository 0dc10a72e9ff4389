/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-table-layout.h"

#include "caravan-layout.h"

struct _CaravanTableLayout
{
  GtkLayoutManager parent_instance;

  CaravanTableWidth width;
  gboolean is_low;
  gboolean is_large;
  gboolean is_beside;
  CaravanTablePanel panel;
  gboolean entry_open;
  gboolean choosing;
  int choices_height;
  guint tell_later;
  CaravanTableFit fit;

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

/* A column that has room for the verdict and, above it, a panel. */
#define LEAST_BESIDE 340

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
   answers for the width it would like, and needs none at all. */
static GtkWidget *
find_content (CaravanTableLayout *self, CaravanTablePart part)
{
  GtkWidget *widget = self->parts[part];

  return GTK_IS_SCROLLED_WINDOW (widget)
             ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))
             : widget;
}

static int
measure_height (CaravanTableLayout *self, CaravanTablePart part, int width)
{
  return has_part (self, part)
             ? caravan_natural_height (find_content (self, part), width)
             : 0;
}

static int
measure_least_height (CaravanTableLayout *self, CaravanTablePart part, int width)
{
  return has_part (self, part) ? caravan_least_height (find_content (self, part), width)
                               : 0;
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
  int wanted = measure_height (self, CARAVAN_TABLE_VERDICT, column->width);

  return MAX (MIN (wanted, most),
              measure_least_height (self, CARAVAN_TABLE_VERDICT, column->width));
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

/* Letters and numbers leave the first corner of the board free. */
static void
place_view (CaravanTableLayout *self)
{
  graphene_rect_t board;
  if (!has_part (self, CARAVAN_TABLE_VIEW) ||
      !gtk_widget_compute_bounds (
          self->parts[CARAVAN_TABLE_BOARD],
          gtk_widget_get_parent (self->parts[CARAVAN_TABLE_BOARD]), &board))
    return;
  place_part (self, CARAVAN_TABLE_VIEW, (int) board.origin.x, (int) board.origin.y, 0,
              0);
}

/* The status is asked for and goes again: it lies over the board. */
static void
place_status (CaravanTableLayout *self, Column column)
{
  int most = (column.bottom - column.y) * 2 / 3;
  place_top (self, CARAVAN_TABLE_STATUS, &column,
             MIN (measure_height (self, CARAVAN_TABLE_STATUS, column.width), most));
}

/* Whether the spaces are larger when the verdict leaves the board's column, which the
   other one must have room for. The answer has a style: nothing it is made of may follow
   from that, or it would change for ever. */
static gboolean
prefers_beside (CaravanTableLayout *self, const Column *board, const Column *beside)
{
  GtkWidget *widget = self->parts[CARAVAN_TABLE_BOARD];
  int height = board->bottom - board->y;
  int below = height - measure_verdict (self, board) - board->gap;

  if (!self->fit || !widget ||
      beside->bottom - beside->y <
          LEAST_BESIDE * find_scale (gtk_widget_get_parent (widget)))
    return FALSE;
  return self->fit (widget, board->width, height) >
         self->fit (widget, board->width, MAX (below, 1));
}

/* Strip, board and verdict; the verdict below the board or at the foot of the column
   beside it. */
static void
place_middle_column (CaravanTableLayout *self, Column board, Column *beside)
{
  place_natural_top (self, CARAVAN_TABLE_STRIP, &board);
  self->is_beside = prefers_beside (self, &board, beside);
  if (self->is_beside)
    {
      place_natural_bottom (self, CARAVAN_TABLE_VERDICT, beside);
      place_rest (self, CARAVAN_TABLE_BOARD, &board);
    }
  else
    place_board (self, board, measure_verdict (self, &board));
  place_view (self);
  place_status (self, board);
}

/* What is not shown now (the pieces after the end) leaves its room to others. */
static int
measure_shown (CaravanTableLayout *self, CaravanTablePart part, int width)
{
  if (!has_part (self, part) || !GTK_IS_SCROLLED_WINDOW (self->parts[part]))
    return measure_height (self, part, width);
  GtkWidget *port =
      gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->parts[part]));
  GtkWidget *child =
      GTK_IS_VIEWPORT (port) ? gtk_viewport_get_child (GTK_VIEWPORT (port)) : port;
  return gtk_widget_get_child_visible (child) ? measure_height (self, part, width) : 0;
}

static void
place_pieces_column (CaravanTableLayout *self, Column column)
{
  place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &column);
  int room = column.bottom - column.y;
  int wanted = measure_shown (self, CARAVAN_TABLE_PIECES, column.width);
  place_top (self, CARAVAN_TABLE_PIECES, &column, MIN (wanted, room));
  if (column.bottom - column.y >= LEAST_STEPS)
    place_rest (self, CARAVAN_TABLE_STEPS, &column);
  else
    hide_part (self, CARAVAN_TABLE_STEPS);
}

static void
place_players_column (CaravanTableLayout *self, Column column)
{
  int room = column.bottom - column.y;
  int wanted = measure_height (self, CARAVAN_TABLE_PLAYERS, column.width);
  int legend = measure_height (self, CARAVAN_TABLE_LEGEND, column.width);
  place_top (self, CARAVAN_TABLE_PLAYERS, &column, MIN (wanted, room));
  if (column.bottom - column.y >= legend)
    place_top (self, CARAVAN_TABLE_LEGEND, &column, legend);
  else
    hide_part (self, CARAVAN_TABLE_LEGEND);
}

static void
place_wide (CaravanTableLayout *self, int width, int height, double scale)
{
  const int margin = 16, between = 18, top = 10, bottom = height - 10;
  int left = MAX ((int) (LEFT_COLUMN * scale),
                  MAX (measure_least_width (self, CARAVAN_TABLE_PIECES),
                       measure_least_width (self, CARAVAN_TABLE_STEPS)));
  int right = MAX ((int) (RIGHT_COLUMN * scale),
                   measure_least_width (self, CARAVAN_TABLE_PLAYERS));
  Column pieces = { margin, top, left, bottom, 12 };
  Column players = { width - margin - right, top, right, bottom, 10 };
  Column board = { margin + left + between, top,
                   width - 2 * (margin + between) - left - right, bottom, 8 };

  hide_part (self, CARAVAN_TABLE_SWITCH);
  hide_part (self, CARAVAN_TABLE_CHOICES);
  place_middle_column (self, board, &players);
  place_pieces_column (self, pieces);
  place_players_column (self, players);
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
  hide_part (self, CARAVAN_TABLE_CHOICES);
  for (int part = CARAVAN_TABLE_PIECES; part <= CARAVAN_TABLE_STEPS; part++)
    if (part != (int) shown)
      hide_part (self, (CaravanTablePart) part);
}

static void
place_middle (CaravanTableLayout *self, int width, int height, double scale)
{
  const int margin = 12, between = 12;
  CaravanTablePart shown = find_panel_part (self);
  int right = (int) (PANEL_COLUMN * scale);
  for (int part = CARAVAN_TABLE_PIECES; part <= CARAVAN_TABLE_STEPS; part++)
    right = MAX (right, measure_least_width (self, (CaravanTablePart) part));
  Column panel = { width - margin - right, 12, right, height - 12, 10 };
  Column board = { margin, 12, width - 2 * margin - between - right, height - 12, 8 };

  hide_other_panels (self, shown);
  place_natural_top (self, CARAVAN_TABLE_SWITCH, &panel);
  place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &panel);
  place_middle_column (self, board, &panel);
  place_rest (self, shown, &panel);
}

static int
measure_panel (CaravanTableLayout *self, int width)
{
  GtkWidget *strip = self->parts[CARAVAN_TABLE_STRIP];

  return self->choices_height > 0 ? (int) (self->choices_height * find_scale (strip))
                                  : measure_height (self, CARAVAN_TABLE_PIECES, width);
}

/* The pieces, or what the strip asks for, in the same place. They scroll where they
   have to, so that at least a third of the room is the board's; a question in large
   text, which does not scroll, has what it needs. */
static void
place_narrow_panel (CaravanTableLayout *self, Column *column, int verdict)
{
  gboolean choosing = self->choosing && has_part (self, CARAVAN_TABLE_CHOICES);
  int room = column->bottom - column->y;
  int wanted = measure_panel (self, column->width);
  int left = room - verdict - MAX (room * 7 / 20, LEAST_BOARD) - 2 * column->gap;
  int height = MIN (wanted, MAX (left, room / 5));
  hide_part (self, choosing ? CARAVAN_TABLE_PIECES : CARAVAN_TABLE_CHOICES);
  if (choosing)
    place_bottom (self, CARAVAN_TABLE_CHOICES, column,
                  MAX (height, measure_least_height (self, CARAVAN_TABLE_CHOICES,
                                                     column->width)));
  else
    place_bottom (self, CARAVAN_TABLE_PIECES, column, height);
}

/* The board from edge to edge, the verdict below it; where there is no room for that,
   over its lower edge. */
static void
place_narrow_verdict (CaravanTableLayout *self, Column column, int verdict)
{
  int bottom = column.bottom - verdict - column.gap;
  if (bottom - column.y < LEAST_BOARD)
    bottom = column.bottom;
  Column whole = { 0, column.y, column.width + 2 * column.x, bottom, 0 };
  place_rest (self, CARAVAN_TABLE_BOARD, &whole);
  place_bottom (self, CARAVAN_TABLE_VERDICT, &column, verdict);
}

/* The strip and the board from edge to edge, the verdict and the pieces below. */
static void
place_narrow_board (CaravanTableLayout *self, int width, int height)
{
  const int margin = 8;
  Column whole = { 0, 0, width, height - 6, 0 };
  place_natural_top (self, CARAVAN_TABLE_STRIP, &whole);
  Column column = { margin, whole.y, width - 2 * margin, whole.bottom, 6 };
  if (self->entry_open)
    place_natural_bottom (self, CARAVAN_TABLE_ENTRY, &column);
  else
    hide_part (self, CARAVAN_TABLE_ENTRY);
  int verdict = measure_verdict (self, &column);
  place_narrow_panel (self, &column, verdict);
  place_narrow_verdict (self, column, verdict);
  place_view (self);
  place_status (self, column);
}

static void
place_narrow (CaravanTableLayout *self, int width, int height)
{
  CaravanTablePart shown = find_panel_part (self);
  Column bar = { 0, 0, width, height, 0 };
  place_natural_bottom (self, CARAVAN_TABLE_SWITCH, &bar);
  self->is_beside = FALSE;
  hide_other_panels (self, shown);
  if (shown == CARAVAN_TABLE_PIECES)
    {
      place_narrow_board (self, width, bar.bottom);
      return;
    }
  Column column = { 8, 8, width - 16, bar.bottom - 8, 8 };
  hide_part (self, CARAVAN_TABLE_STRIP);
  hide_part (self, CARAVAN_TABLE_BOARD);
  hide_part (self, CARAVAN_TABLE_VIEW);
  hide_part (self, CARAVAN_TABLE_VERDICT);
  hide_part (self, CARAVAN_TABLE_ENTRY);
  place_status (self, column);
  place_rest (self, shown, &column);
}

static gboolean
is_shown (CaravanTableLayout *self, CaravanTablePart part)
{
  return has_part (self, part) && gtk_widget_get_child_visible (self->parts[part]);
}

/* Nothing makes room for it: it lies in the middle of the pieces, or of the choices in
   their place, and rises above them where it is higher. */
static void
place_closed (CaravanTableLayout *self)
{
  CaravanTablePart under = is_shown (self, CARAVAN_TABLE_CHOICES)
                               ? CARAVAN_TABLE_CHOICES
                               : CARAVAN_TABLE_PIECES;
  graphene_rect_t bounds;

  if (!is_shown (self, under) ||
      !gtk_widget_compute_bounds (self->parts[under],
                                  gtk_widget_get_parent (self->parts[under]), &bounds))
    {
      hide_part (self, CARAVAN_TABLE_CLOSED);
      return;
    }
  int width = (int) bounds.size.width;
  int height = measure_height (self, CARAVAN_TABLE_CLOSED, width);
  int rest = (int) bounds.size.height - height;
  place_part (self, CARAVAN_TABLE_CLOSED, (int) bounds.origin.x,
              (int) bounds.origin.y + MIN (rest, rest / 2), width, height);
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
tell_form (CaravanTableLayout *self)
{
  if (!self->tell_later)
    self->tell_later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_form_cb, self, NULL);
}

static void
place_all (CaravanTableLayout *self, int width, int height, double scale)
{
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
  place_closed (self);
}

static void
caravan_table_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CaravanTableLayout *self = CARAVAN_TABLE_LAYOUT (manager);
  double scale = find_scale (widget);
  CaravanTableWidth before = self->width;
  gboolean was_low = self->is_low, was_large = self->is_large;
  gboolean was_beside = self->is_beside;

  self->width = choose_width (width, scale);
  self->is_low = height / scale < LOW_BELOW;
  self->is_large = scale >= LARGE_EMS;
  place_all (self, width, height, scale);
  if (self->width != before || self->is_low != was_low || self->is_large != was_large ||
      self->is_beside != was_beside)
    tell_form (self);
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

gboolean
caravan_table_layout_is_large (CaravanTableLayout *self)
{
  return self->is_large;
}

gboolean
caravan_table_layout_is_beside (CaravanTableLayout *self)
{
  return self->is_beside;
}

void
caravan_table_layout_set_fit (CaravanTableLayout *self, CaravanTableFit fit)
{
  self->fit = fit;
}

void
caravan_table_layout_set_choosing (CaravanTableLayout *self, gboolean choosing)
{
  if (self->choosing == choosing)
    return;
  self->choosing = choosing;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
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
caravan_table_layout_set_choices_height (CaravanTableLayout *self, int height)
{
  self->choices_height = height;
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
