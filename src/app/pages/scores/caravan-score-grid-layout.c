/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything stands: a table, or a card a player where that has no room. It is
   reckoned anew for every width, and nothing is remembered about it. */
#include "caravan-score-grid-private.h"

#include "caravan-draw.h"
#include "caravan-fold-layout.h"
#include "caravan-layout.h"

#define COLUMN_LEAST  84
#define COLUMN_MOST   (CARAVAN_FOLD_WIDTH - 1)
#define CATEGORY_MOST 190
#define GAP           8  /* between the lines of a table */
#define MORE_MOST     20 /* what a row of a table gets of height that is left */
#define CARD_GAP      12 /* between the cards of players */
#define CARD_PADDING  8

static int
find_category_width (CaravanScoreGrid *self)
{
  int width = 0;

  for (int row = 0; row < self->n_rows; row++)
    width =
        MAX (width, MIN (CATEGORY_MOST, caravan_natural_width (self->categories[row])));
  return width;
}

static int
find_column_width (CaravanScoreGrid *self)
{
  int width = COLUMN_LEAST;

  for (int seat = 0; seat < self->n_players; seat++)
    for (int row = 0; row < self->n_rows; row++)
      {
        GtkWidget *button = self->cells[seat][row].button;
        width = MAX (width, caravan_score_grid_is_total (self, row)
                                ? caravan_least_width (button)
                                : caravan_natural_width (button));
      }
  return width;
}

typedef struct
{
  int categories, column; /* widths */
} Columns;

/* Whether a table has room, and how wide its columns are then. */
static gboolean
find_columns (CaravanScoreGrid *self, int width, Columns *ret_columns)
{
  int categories = find_category_width (self), column = find_column_width (self);

  if (column > COLUMN_MOST || width < categories + self->n_players * column)
    return FALSE;
  column = MIN (COLUMN_MOST, (width - categories) / MAX (1, self->n_players));
  *ret_columns = (Columns){ width - column * self->n_players, column };
  return TRUE;
}

static int
measure_row (CaravanScoreGrid *self, const Columns *columns, int row)
{
  int height = caravan_least_height (self->categories[row], columns->categories);

  for (int seat = 0; seat < self->n_players; seat++)
    height = MAX (
        height, caravan_least_height (self->cells[seat][row].button, columns->column));
  return height;
}

/* more: height that every row but the total gets beyond what it needs. */
static int
lay_table (CaravanScoreGrid *self, const Columns *columns, int more, gboolean place)
{
  int y = 0;

  for (int seat = 0; seat < self->n_players; seat++)
    y = MAX (y, caravan_least_height (self->heads[seat].box, columns->column));
  for (int seat = 0; seat < self->n_players && place; seat++)
    caravan_put (self->heads[seat].box, columns->categories + seat * columns->column, 0,
                 columns->column, y);
  for (int row = 0; row < self->n_rows; row++)
    {
      int height = measure_row (self, columns, row);
      if (!caravan_score_grid_is_total (self, row))
        height += more;
      y += GAP;
      if (place)
        caravan_put (self->categories[row], 0, y, columns->categories, height);
      for (int seat = 0; seat < self->n_players && place; seat++)
        caravan_put (self->cells[seat][row].button,
                     columns->categories + seat * columns->column, y, columns->column,
                     height);
      y += height;
    }
  return y;
}

static int
lay_card (CaravanScoreGrid *self, int seat, int y, int width, gboolean place)
{
  int inner = width - 2 * CARD_PADDING;
  int height = caravan_least_height (self->heads[seat].box, inner);

  y += CARD_PADDING;
  if (place)
    caravan_put (self->heads[seat].box, CARD_PADDING, y, inner, height);
  y += height;
  for (int row = 0; row < self->n_rows; row++)
    {
      GtkWidget *button = self->cells[seat][row].button;
      height = caravan_least_height (button, inner);
      if (place)
        caravan_put (button, CARD_PADDING, y, inner, height);
      y += height;
    }
  return y + CARD_PADDING;
}

static int
lay_cards (CaravanScoreGrid *self, int width, gboolean place)
{
  int y = 0;

  for (int row = 0; row < self->n_rows && place; row++)
    gtk_widget_set_child_visible (self->categories[row], FALSE);
  for (int seat = 0; seat < self->n_players; seat++)
    y = lay_card (self, seat, y + (seat > 0 ? CARD_GAP : 0), width, place);
  return y;
}

static int
measure_grid (CaravanScoreGrid *self, int width)
{
  Columns columns;

  return find_columns (self, width, &columns) ? lay_table (self, &columns, 0, FALSE)
                                              : lay_cards (self, width, FALSE);
}

static gboolean
is_in_cards (CaravanScoreGrid *self)
{
  return self->n_rows > 0 && !gtk_widget_get_child_visible (self->categories[0]);
}

/* Totals stand below each other in the middle of their columns, and at the edge of a
   card, where their category stands at the other. */
static gboolean
align_totals_cb (gpointer data)
{
  CaravanScoreGrid *self = data;
  gboolean in_cards = is_in_cards (self);

  self->aligning = 0;
  for (int seat = 0; seat < self->n_players; seat++)
    {
      const CaravanScoreCell *total = &self->cells[seat][self->n_rows - 1];
      gtk_label_set_xalign (GTK_LABEL (total->result), in_cards ? 1 : .5f);
      gtk_label_set_xalign (GTK_LABEL (total->notes), in_cards ? 1 : .5f);
      gtk_label_set_justify (GTK_LABEL (total->notes),
                             in_cards ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER);
    }
  return G_SOURCE_REMOVE;
}

/* A label can't be told so while it is laid out. */
static void
align_totals_soon (CaravanScoreGrid *self)
{
  const CaravanScoreCell *total = &self->cells[0][self->n_rows - 1];
  gboolean aligned = gtk_label_get_xalign (GTK_LABEL (total->result)) > .5f;

  if (self->aligning == 0 && aligned != is_in_cards (self))
    self->aligning =
        g_idle_add_full (G_PRIORITY_HIGH_IDLE, align_totals_cb, self, NULL);
}

static void
arrange (gpointer unused, GtkWidget *widget, int width, int height)
{
  CaravanScoreGrid *self = CARAVAN_SCORE_GRID (widget);
  Columns columns;

  if (find_columns (self, width, &columns))
    {
      int left = height - lay_table (self, &columns, 0, FALSE);
      int more = left / MAX (1, self->n_rows - 1);
      lay_table (self, &columns, CLAMP (more, 0, MORE_MOST), TRUE);
    }
  else
    lay_cards (self, width, TRUE);
  if (self->n_rows > 0)
    align_totals_soon (self);
}

static void
measure (gpointer unused,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  CaravanScoreGrid *self = CARAVAN_SCORE_GRID (widget);
  int table = find_category_width (self) + self->n_players * find_column_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_grid (self, for_size < 0 ? table : for_size);
      return;
    }
  for (int seat = 0; seat < self->n_players; seat++)
    {
      *minimum = MAX (*minimum, caravan_least_width (self->heads[seat].box));
      for (int row = 0; row < self->n_rows; row++)
        *minimum = MAX (*minimum, caravan_least_width (self->cells[seat][row].button));
    }
  *minimum = MAX (*minimum, CARAVAN_FOLD_WIDTH) + 2 * CARD_PADDING;
  *natural = MAX (*minimum, table);
}

GtkLayoutManager *
caravan_score_grid_layout_new (void)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, NULL, 0);
}

/* Lines between rows, and what lies under the winner. */

static void
append_plate (GtkSnapshot *snapshot, const graphene_rect_t *bounds, gboolean is_winner)
{
  CaravanLook look = caravan_look_get ();
  GskRoundedRect plate;
  const GdkRGBA *line =
      caravan_palette (look, is_winner ? CARAVAN_COLOR_ACCENT : CARAVAN_COLOR_LINE);
  const GdkRGBA *fill = caravan_palette (look, is_winner ? CARAVAN_COLOR_ACCENT_SOFT
                                                         : CARAVAN_COLOR_CARD);
  const GdkRGBA colors[] = { *line, *line, *line, *line };
  const float widths[] = { 1, 1, 1, 1 };

  gsk_rounded_rect_init_from_rect (&plate, bounds, 10);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, fill, bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &plate, widths, colors);
}

static void
append_rows (CaravanScoreGrid *self, GtkSnapshot *snapshot, float width)
{
  CaravanLook look = caravan_look_get ();

  for (int row = 0; row < self->n_rows; row++)
    {
      graphene_rect_t bounds;
      gboolean last = caravan_score_grid_is_total (self, row);
      /* A cell is as high as its row; the category lies somewhere in it. */
      if (gtk_widget_compute_bounds (self->cells[0][row].button, GTK_WIDGET (self),
                                     &bounds))
        gtk_snapshot_append_color (
            snapshot,
            caravan_palette (look, last ? CARAVAN_COLOR_TEXT : CARAVAN_COLOR_LINE),
            &GRAPHENE_RECT_INIT (0, bounds.origin.y - GAP / 2.0f, width, last ? 2 : 1));
    }
}

/* From the head to the total. */
static gboolean
find_player_bounds (CaravanScoreGrid *self, int seat, graphene_rect_t *ret_bounds)
{
  graphene_rect_t head, total;

  if (!gtk_widget_compute_bounds (self->heads[seat].box, GTK_WIDGET (self), &head) ||
      !gtk_widget_compute_bounds (self->cells[seat][self->n_rows - 1].button,
                                  GTK_WIDGET (self), &total))
    return FALSE;
  graphene_rect_union (&head, &total, ret_bounds);
  return TRUE;
}

void
caravan_score_grid_append_lines (CaravanScoreGrid *self, GtkSnapshot *snapshot)
{
  gboolean in_cards = is_in_cards (self);

  for (int seat = 0; seat < self->n_players; seat++)
    {
      graphene_rect_t bounds;
      if ((!in_cards && !caravan_score_grid_is_winner (self, seat)) ||
          !find_player_bounds (self, seat, &bounds))
        continue;
      if (in_cards)
        graphene_rect_inset (&bounds, 1 - CARD_PADDING, 1 - CARD_PADDING);
      append_plate (snapshot, &bounds, caravan_score_grid_is_winner (self, seat));
    }
  if (!in_cards)
    append_rows (self, snapshot, (float) gtk_widget_get_width (GTK_WIDGET (self)));
}
