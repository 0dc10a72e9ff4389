/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything stands: names of lines beside the entries, or above them; as many
   columns as have room. It is reckoned anew for every width. */
#include "caravan-basari-grid-private.h"

#include "caravan-draw.h"
#include "caravan-layout.h"

#define COLUMN_LEAST  76
#define COLUMN_LIKED  138 /* so that no entry needs three lines */
#define NAME_MOST     100 /* what a name needs: longer ones are broken */
#define CATEGORY_MOST 230
#define PADDING_LEAST 3 /* above and below an entry */
#define PADDING_LIKED 10
#define BADGE         18
#define BADGE_ROOM    26

typedef struct
{
  int categories; /* width; 0: they stand above */
  int column;     /* width */
  int n;          /* columns beside each other */
  int badge;      /* what the badge of an entry takes of its column */
  int padding;
} Columns;

static int
find_column_width (CaravanBasariGrid *self)
{
  int width = COLUMN_LEAST;

  for (int seat = 0; seat < self->n_players; seat++)
    {
      int name = caravan_natural_width (self->head[seat]);
      width = MAX (width, MIN (name, NAME_MOST));
      for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
        width = MAX (width, caravan_least_width (self->line[row].cell[seat].box));
    }
  return width;
}

static int
find_category_width (CaravanBasariGrid *self)
{
  int width = 0;

  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    width = MAX (width, caravan_natural_width (self->line[row].category));
  return MIN (width, CATEGORY_MOST);
}

/* Of columns that do not all have room every line has as many as the next. */
static Columns
find_columns (CaravanBasariGrid *self, int width)
{
  int column = find_column_width (self), categories = find_category_width (self);

  if (width >= categories + self->n_players * MAX (column, 100))
    {
      int each = (width - categories) / self->n_players;
      return (Columns){ width - each * self->n_players, each, self->n_players, 0, 0 };
    }
  if (width >= self->n_players * column)
    return (Columns){ 0, width / self->n_players, self->n_players, 0, 0 };
  int fit = CLAMP (width / (column + BADGE_ROOM), 1, self->n_players);
  int lines = (self->n_players + fit - 1) / fit;
  int n = (self->n_players + lines - 1) / lines;
  return (Columns){ 0, width / n, n, BADGE_ROOM, 0 };
}

static int
lay_heads (CaravanBasariGrid *self, const Columns *columns, gboolean place)
{
  int height = 0;
  gboolean is_shown = columns->badge == 0;

  for (int seat = 0; seat < self->n_players && is_shown; seat++)
    height = MAX (height, caravan_least_height (self->head[seat], columns->column));
  for (int seat = 0; seat < self->n_players && place; seat++)
    if (is_shown)
      caravan_put (self->head[seat], columns->categories + seat * columns->column, 0,
                   columns->column, height);
    else
      gtk_widget_set_child_visible (self->head[seat], FALSE);
  return height;
}

/* The entries from y downwards, at least so high; returns the lower edge. */
static int
lay_cells (const CaravanBasariGrid *self,
           const Columns *columns,
           const CaravanBasariLine *line,
           int y,
           int least,
           gboolean place)
{
  int width = columns->column - columns->badge;

  for (int first = 0; first < self->n_players; first += columns->n)
    {
      int last = MIN (first + columns->n, self->n_players), height = least;
      int x = columns->categories + columns->badge;
      for (int seat = first; seat < last; seat++)
        height = MAX (height, caravan_least_height (line->cell[seat].box, width));
      for (int seat = first; seat < last && place; seat++, x += columns->column)
        caravan_put (line->cell[seat].box, x, y, width, height);
      y += height;
    }
  return y;
}

static int
lay_line (CaravanBasariGrid *self,
          const Columns *columns,
          const CaravanBasariLine *line,
          int width,
          int y,
          gboolean place)
{
  gboolean is_beside = columns->categories > 0;
  int category =
      caravan_least_height (line->category, is_beside ? columns->categories : width);
  int top = y + columns->padding + (is_beside ? 0 : category);
  int end = columns->padding +
            lay_cells (self, columns, line, top, is_beside ? category : 0, place);

  if (place && is_beside)
    caravan_put (line->category, 0, top, columns->categories,
                 end - top - columns->padding);
  else if (place)
    caravan_put (line->category, 0, y + columns->padding / 2, width, category);
  if (place)
    caravan_put (line->button, 0, y, width, end - y);
  return end;
}

static int
lay (CaravanBasariGrid *self, int width, int padding, gboolean place)
{
  Columns columns = find_columns (self, width);
  columns.padding = padding;
  int y = lay_heads (self, &columns, place);

  if (place)
    self->has_badges = columns.badge > 0;
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    if (gtk_widget_get_visible (self->line[row].button))
      y = lay_line (self, &columns, &self->line[row], width, y, place);
  return y;
}

static void
measure (gpointer unused,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  CaravanBasariGrid *self = CARAVAN_BASARI_GRID (widget);
  int liked = find_category_width (self) +
              self->n_players * MAX (COLUMN_LIKED, find_column_width (self));

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = lay (self, for_size < 0 ? liked : for_size, PADDING_LEAST, FALSE);
      *natural = lay (self, for_size < 0 ? liked : for_size, PADDING_LIKED, FALSE);
      return;
    }
  *minimum = find_column_width (self) + BADGE_ROOM;
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    *minimum = MAX (*minimum, caravan_least_width (self->line[row].category));
  *natural = MAX (*minimum, liked);
}

/* A low window has less room between the lines. */
static void
arrange (gpointer unused, GtkWidget *widget, int width, int height)
{
  CaravanBasariGrid *self = CARAVAN_BASARI_GRID (widget);
  int more = height - lay (self, width, PADDING_LEAST, FALSE);
  int padding = PADDING_LEAST + more / (2 * CARAVAN_BASARI_N_ROWS);

  lay (self, width, CLAMP (padding, PADDING_LEAST, PADDING_LIKED), TRUE);
}

GtkLayoutManager *
caravan_basari_grid_layout_new (void)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, NULL, 0);
}

/* What lies under it. */

static gboolean
find_bounds (CaravanBasariGrid *self, GtkWidget *child, graphene_rect_t *ret_bounds)
{
  return gtk_widget_compute_bounds (child, GTK_WIDGET (self), ret_bounds);
}

/* Under the column of who is first, from the name to the foot. */
static void
append_plate (CaravanBasariGrid *self, GtkSnapshot *snapshot, int seat)
{
  graphene_rect_t head, bounds;
  GskRoundedRect plate;

  if (!find_bounds (self, self->head[seat], &head))
    return;
  bounds = GRAPHENE_RECT_INIT (head.origin.x, 0, head.size.width,
                               (float) gtk_widget_get_height (GTK_WIDGET (self)));
  gsk_rounded_rect_init_from_rect (&plate, &bounds, 12);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (
      snapshot, caravan_palette (caravan_look_get (), CARAVAN_COLOR_ACCENT_SOFT),
      &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
append_rule (CaravanBasariGrid *self, GtkSnapshot *snapshot, int row)
{
  gboolean is_total = row == CARAVAN_BASARI_TOTAL;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (self->line[row].button) ||
      !find_bounds (self, self->line[row].button, &bounds))
    return;
  bounds.size.height = is_total ? 2 : 1;
  gtk_snapshot_append_color (
      snapshot,
      caravan_palette (caravan_look_get (),
                       is_total ? CARAVAN_COLOR_TEXT : CARAVAN_COLOR_LINE),
      &bounds);
}

/* Whose entry it is, where no head says so. */
static void
append_badge (CaravanBasariGrid *self, GtkSnapshot *snapshot, int row, int seat)
{
  graphene_rect_t bounds;

  if (!find_bounds (self, self->line[row].cell[seat].box, &bounds))
    return;
  /* The box keeps to its middle: its column begins to the left of it. */
  int width = find_columns (self, gtk_widget_get_width (GTK_WIDGET (self))).column;
  int column = (int) (bounds.origin.x + bounds.size.width / 2) / width;
  graphene_rect_t at = GRAPHENE_RECT_INIT ((float) (column * width + 6),
                                           bounds.origin.y + 2, BADGE, BADGE);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &at);
  cairo_translate (cr, at.origin.x, at.origin.y);
  cairo_scale (cr, BADGE / 64.0, BADGE / 64.0);
  caravan_draw_badge (cr, (CvColor) self->color[seat]);
  cairo_destroy (cr);
}

void
caravan_basari_grid_append_ground (CaravanBasariGrid *self, GtkSnapshot *snapshot)
{
  for (int seat = 0; seat < self->n_players && !self->has_badges; seat++)
    if ((self->first >> seat & 1) != 0)
      append_plate (self, snapshot, seat);
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    {
      append_rule (self, snapshot, row);
      for (int seat = 0; seat < self->n_players && self->has_badges; seat++)
        if (gtk_widget_get_visible (self->line[row].button))
          append_badge (self, snapshot, row, seat);
    }
}
