/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-row.h"

#include "caravan-draw.h"
#include "caravan-text.h"

#define PADDING      12
#define PICTURE      56 /* of the game, and as high as it is wide in a narrow row */
#define PICTURE_HIGH 44
#define GAP          14
#define LINE_GAP     6
#define BADGE        20
#define CUP          14
#define CHIP_PADDING 7
#define CHIP_GAP     6
#define LEAST        240
#define NATURAL      560
#define UNITS        64.0 /* of the drawings */

/* A player. */
typedef struct
{
  CvColor color;
  gboolean is_winner;
  int x, y, width, height;

  /* owned; rank may be NULL, total too */
  PangoLayout *rank, *name, *total;
} Chip;

struct _CaravanPastRow
{
  GtkWidget parent_instance;

  gboolean is_bare; /* nothing but the chips */
  int n_chips;
  Chip chips[CV_PLAYERS_MOST];
  int title_x, title_width, when_x, when_y, mark_x, mark_y;

  /* owned */
  CaravanPastItem *item;
  PangoLayout *title, *when, *mark; /* mark: "not finished", or NULL */
};

G_DEFINE_FINAL_TYPE (CaravanPastRow, caravan_past_row, GTK_TYPE_WIDGET)

/* Texts. */

static PangoLayout *
make_layout (CaravanPastRow *self, const char *text, PangoWeight weight, double scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
clear_texts (CaravanPastRow *self)
{
  for (int i = 0; i < self->n_chips; i++)
    {
      g_clear_object (&self->chips[i].rank);
      g_clear_object (&self->chips[i].name);
      g_clear_object (&self->chips[i].total);
    }
  self->n_chips = 0;
  g_clear_object (&self->title);
  g_clear_object (&self->when);
  g_clear_object (&self->mark);
}

static void
add_chip (CaravanPastRow *self, int seat)
{
  const RecHistoryGame *game = caravan_past_item_get (self->item);
  const RecHistoryPlayer *player = &game->player[seat];
  Chip *chip = &self->chips[self->n_chips++];

  *chip = (Chip){ .color = player->color,
                  .is_winner = game->is_finished && player->is_winner };
  chip->name = make_layout (
      self, player->name, chip->is_winner ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, 1);
  pango_layout_set_ellipsize (chip->name, PANGO_ELLIPSIZE_END);
  if (!game->is_finished)
    return;
  g_autofree char *total = caravan_past_item_say_total (self->item, seat);
  chip->total = make_layout (self, total, PANGO_WEIGHT_HEAVY, 1);
  if (player->rank == 0)
    return;
  g_autofree char *rank = caravan_number (player->rank);
  chip->rank = make_layout (self, rank, PANGO_WEIGHT_BOLD, .8);
}

static void
make_texts (CaravanPastRow *self)
{
  const RecHistoryGame *game = caravan_past_item_get (self->item);
  g_autofree char *when = caravan_past_item_say_when (self->item);
  int seats[CV_PLAYERS_MOST];

  self->title = make_layout (self, game->game->name, PANGO_WEIGHT_HEAVY, 1.06);
  self->when = make_layout (self, when, PANGO_WEIGHT_NORMAL, .95);
  if (!game->is_finished)
    self->mark =
        make_layout (self, caravan_text (N_ ("not finished")), PANGO_WEIGHT_BOLD, .85);
  else if (game->has_house)
    self->mark =
        make_layout (self, caravan_text (N_ ("house rule")), PANGO_WEIGHT_BOLD, .85);
  caravan_past_item_get_order (self->item, seats);
  for (int i = 0; i < game->n_players; i++)
    add_chip (self, seats[i]);
}

/* The list reads out what holds the row, so that is what gets the name. */
static void
name_holder (CaravanPastRow *self)
{
  GtkWidget *holder =
      self->is_bare ? GTK_WIDGET (self) : gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *text = NULL;

  if (holder == NULL || self->item == NULL)
    return;
  text = caravan_past_item_say (self->item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (holder),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
render (gpointer object)
{
  CaravanPastRow *self = object;

  clear_texts (self);
  if (self->item != NULL)
    make_texts (self);
  name_holder (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Where everything goes. */

static void
get_size (PangoLayout *layout, int *width, int *height)
{
  *width = *height = 0;
  if (layout != NULL)
    pango_layout_get_pixel_size (layout, width, height);
}

/* How wide a chip is, the name cut where it would be wider than most. */
static void
measure_chip (Chip *chip, int most)
{
  int rank, name, total, height, others;

  pango_layout_set_width (chip->name, -1);
  get_size (chip->rank, &rank, &height);
  get_size (chip->total, &total, &height);
  get_size (chip->name, &name, &height);
  others = 2 * CHIP_PADDING + BADGE + 6 + (rank > 0 ? rank + 5 : 0) +
           (total > 0 ? total + 7 : 0) + (chip->is_winner ? CUP + 5 : 0);
  if (others + name > most)
    {
      name = MAX (most - others, BADGE);
      pango_layout_set_width (chip->name, name * PANGO_SCALE);
    }
  chip->width = others + name;
  chip->height = MAX (BADGE, height) + 6;
}

/* Chips follow each other like words. Returns where the last line ends. */
static int
place_chips (CaravanPastRow *self, int left, int right, int y)
{
  int x = left, line = 0;

  for (int i = 0; i < self->n_chips; i++)
    {
      Chip *chip = &self->chips[i];
      measure_chip (chip, right - left);
      if (x > left && x + chip->width > right)
        {
          x = left;
          y += line + CHIP_GAP;
          line = 0;
        }
      chip->x = x;
      chip->y = y;
      x += chip->width + CHIP_GAP;
      line = MAX (line, chip->height);
    }
  return y + line;
}

/* Title, date and mark on one line, or below each other. Returns where they end. */
static int
place_head (CaravanPastRow *self, int left, int right)
{
  int title, when, mark, high, low, lowest, y = PADDING;

  pango_layout_set_width (self->when, -1);
  get_size (self->title, &title, &high);
  get_size (self->when, &when, &low);
  get_size (self->mark, &mark, &lowest);
  self->title_x = left;
  self->when_x = left + title + 10;
  self->when_y = y + MAX (0, high - low) / 2 + 1;
  if (self->when_x + when > right)
    {
      pango_layout_set_width (self->when, (right - left) * PANGO_SCALE);
      get_size (self->when, &when, &low);
      self->when_x = left;
      self->when_y = y + high;
      y += low;
    }
  y += high;
  self->mark_x = right - mark - 10;
  self->mark_y = self->when_y;
  if (self->mark != NULL && self->when_x + when + 24 > self->mark_x)
    {
      self->mark_x = left + 10;
      self->mark_y = y + 4;
      y += lowest + 6;
    }
  return y;
}

static int
place (CaravanPastRow *self, int width)
{
  int left = width < 400 ? PADDING : PADDING + PICTURE + GAP;
  int right = width - PADDING;

  if (self->is_bare)
    return place_chips (self, 0, width, 0);
  if (self->item == NULL)
    return PICTURE_HIGH + 2 * PADDING;
  int y = place_head (self, left, right) + LINE_GAP;
  return MAX (place_chips (self, left, right, y) + PADDING, PICTURE_HIGH + 2 * PADDING);
}

static void
caravan_past_row_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = CARAVAN_PAST_ROW (widget)->is_bare ? LEAST : NATURAL;
    }
  else
    *minimum = *natural =
        place (CARAVAN_PAST_ROW (widget), for_size < 0 ? NATURAL : for_size);
}

static GtkSizeRequestMode
caravan_past_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_past_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  place (CARAVAN_PAST_ROW (widget), width);
}

/* Drawing. Signs and pictures are drawn once, for all rows. */

static GskRenderNode *
make_badge (CvColor color)
{
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-2, -2, BADGE + 4, BADGE + 4));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, BADGE / UNITS, BADGE / UNITS);
  caravan_draw_badge (cr, color);
  cairo_destroy (cr);
  return node;
}

static void
append_badge (GtkSnapshot *snapshot, CvColor color, float x, float y)
{
  static GskRenderNode *badges[CV_COLOR_BLACK + 1];

  if (badges[color] == NULL)
    badges[color] = make_badge (color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, badges[color]);
  gtk_snapshot_restore (snapshot);
}

/* As pixels, twice as fine as needed: a scene has a hundred paths. */
static cairo_surface_t *
draw_scene (CaravanLook look, const char *game)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PICTURE * 2, PICTURE_HIGH * 2);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_set_device_scale (surface, 2, 2);
  caravan_trace_box (cr, 0, 0, PICTURE, PICTURE_HIGH, 8);
  cairo_clip (cr);
  cairo_scale (cr, .28, .28);
  caravan_draw_game_scene (cr, look, game, PICTURE / .28, PICTURE_HIGH / .28);
  cairo_destroy (cr);
  return surface;
}

static GskRenderNode *
make_scene (CaravanLook look, const char *game)
{
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, PICTURE, PICTURE_HIGH));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  cairo_surface_t *surface = draw_scene (look, game);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return node;
}

static void
append_scene (GtkSnapshot *snapshot, const CvGame *game)
{
  static GHashTable *scenes; /* from "oasis 1" to the node */
  CaravanLook look = caravan_look_get ();
  g_autofree char *key = g_strdup_printf ("%s %d", game->id, look);
  GskRenderNode *node;

  if (scenes == NULL)
    scenes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  node = g_hash_table_lookup (scenes, key);
  if (node == NULL)
    {
      node = make_scene (look, game->id);
      g_hash_table_insert (scenes, g_steal_pointer (&key), node);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (PADDING, PADDING));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
append_text (
    GtkSnapshot *snapshot, PangoLayout *layout, int x, int y, const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* A text or a player on a ground of its own. */
static void
append_pill (GtkSnapshot *snapshot,
             const graphene_rect_t *bounds,
             const GdkRGBA *ground,
             const GdkRGBA *line)
{
  GskRoundedRect outline;
  const GdkRGBA colors[] = { *line, *line, *line, *line };
  const float widths[] = { 1, 1, 1, 1 };

  gsk_rounded_rect_init_from_rect (&outline, bounds, bounds->size.height / 2);
  if (ground != NULL)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, ground, bounds);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_append_border (snapshot, &outline, widths, colors);
}

/* A cup: who won is told by more than colour. */
static void
append_cup (GtkSnapshot *snapshot, float x, float y, CaravanLook look)
{
  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, CUP, CUP));

  cairo_translate (cr, x, y);
  cairo_scale (cr, CUP / 14., CUP / 14.);
  caravan_set_color (cr, look, CARAVAN_COLOR_ACCENT);
  cairo_set_line_width (cr, 1.2);
  cairo_arc (cr, 3, 3.4, 2.2, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 11, 3.4, 2.2, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, 3, .5);
  cairo_line_to (cr, 11, .5);
  cairo_curve_to (cr, 11, 5, 10, 8, 7.8, 8.6);
  cairo_line_to (cr, 7.8, 11);
  cairo_line_to (cr, 10, 11.6);
  cairo_line_to (cr, 10, 13.2);
  cairo_line_to (cr, 4, 13.2);
  cairo_line_to (cr, 4, 11.6);
  cairo_line_to (cr, 6.2, 11);
  cairo_line_to (cr, 6.2, 8.6);
  cairo_curve_to (cr, 4, 8, 3, 5, 3, .5);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* The text's middle is the chip's. Returns where it ends. */
static int
append_part (GtkSnapshot *snapshot,
             const Chip *chip,
             PangoLayout *layout,
             int x,
             const GdkRGBA *color)
{
  int width, height;

  get_size (layout, &width, &height);
  append_text (snapshot, layout, x, chip->y + (chip->height - height) / 2, color);
  return x + width;
}

static void
append_chip (GtkSnapshot *snapshot, const Chip *chip, const GdkRGBA *text)
{
  CaravanLook look = caravan_look_get ();
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (
      (float) chip->x, (float) chip->y, (float) chip->width, (float) chip->height);
  int x = chip->x + CHIP_PADDING;

  append_pill (snapshot, &bounds,
               chip->is_winner ? caravan_palette (look, CARAVAN_COLOR_ACCENT_SOFT)
                               : NULL,
               caravan_palette (look, chip->is_winner ? CARAVAN_COLOR_ACCENT
                                                      : CARAVAN_COLOR_LINE));
  if (chip->rank != NULL)
    x = append_part (snapshot, chip, chip->rank, x,
                     caravan_palette (look, CARAVAN_COLOR_DIM)) +
        5;
  append_badge (snapshot, chip->color, (float) x,
                (float) chip->y + (float) (chip->height - BADGE) / 2);
  x = append_part (snapshot, chip, chip->name, x + BADGE + 6, text);
  if (chip->total != NULL)
    x = append_part (snapshot, chip, chip->total, x + 7, text);
  if (chip->is_winner)
    append_cup (snapshot, (float) x + 5,
                (float) chip->y + (float) (chip->height - CUP) / 2, look);
}

static void
append_mark (CaravanPastRow *self, GtkSnapshot *snapshot, const GdkRGBA *text)
{
  int width, height;
  CaravanLook look = caravan_look_get ();

  get_size (self->mark, &width, &height);
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) self->mark_x - 9, (float) self->mark_y - 2,
                          (float) width + 18, (float) height + 4);
  append_pill (snapshot, &bounds, caravan_palette (look, CARAVAN_COLOR_HEADER),
               caravan_palette (look, CARAVAN_COLOR_LINE));
  append_text (snapshot, self->mark, self->mark_x, self->mark_y, text);
}

static void
append_head (CaravanPastRow *self, GtkSnapshot *snapshot, const GdkRGBA *text)
{
  if (self->title_x > PADDING)
    append_scene (snapshot, caravan_past_item_get (self->item)->game);
  append_text (snapshot, self->title, self->title_x, PADDING, text);
  append_text (snapshot, self->when, self->when_x, self->when_y,
               caravan_palette (caravan_look_get (), CARAVAN_COLOR_DIM));
  if (self->mark != NULL)
    append_mark (self, snapshot, text);
}

static void
caravan_past_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanPastRow *self = CARAVAN_PAST_ROW (widget);
  GdkRGBA text;

  if (self->item == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  if (!self->is_bare)
    append_head (self, snapshot, &text);
  for (int i = 0; i < self->n_chips; i++)
    append_chip (snapshot, &self->chips[i], &text);
}

static void
caravan_past_row_dispose (GObject *object)
{
  CaravanPastRow *self = CARAVAN_PAST_ROW (object);

  clear_texts (self);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (caravan_past_row_parent_class)->dispose (object);
}

static void
caravan_past_row_class_init (CaravanPastRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_past_row_dispose;
  widget_class->measure = caravan_past_row_measure;
  widget_class->get_request_mode = caravan_past_row_get_request_mode;
  widget_class->size_allocate = caravan_past_row_size_allocate;
  widget_class->snapshot = caravan_past_row_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_past_row_init (CaravanPastRow *self)
{
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_past_row_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_ROW, NULL);
}

GtkWidget *
caravan_past_row_new_bare (void)
{
  CaravanPastRow *self = g_object_new (CARAVAN_TYPE_PAST_ROW, "accessible-role",
                                       GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->is_bare = TRUE;
  return GTK_WIDGET (self);
}

void
caravan_past_row_show (CaravanPastRow *self, CaravanPastItem *item)
{
  g_set_object (&self->item, item);
  render (self);
}

CaravanPastItem *
caravan_past_row_get_item (CaravanPastRow *self)
{
  return self->item;
}
