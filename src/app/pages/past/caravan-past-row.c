/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-row.h"

#include "caravan-choice.h"
#include "caravan-game.h"
#include "caravan-layout.h"
#include "caravan-past-players.h"
#include "caravan-scene.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE      56 /* of the game, where there is room beside the texts: */
#define PICTURE_ROOM 376
#define PICTURE_HIGH 44
#define PICTURE_UNIT .28 /* of the drawing, in pixels */
#define GAP          14
#define LINE_GAP     6
#define WORD_GAP     4
#define LEAST        216
#define NATURAL      536

struct _CaravanPastRow
{
  GtkWidget parent_instance;

  GtkWidget *picture;
  GtkWidget *head; /* title, when and mark */
  GtkWidget *title;
  GtkWidget *when;
  GtkWidget *mark; /* "not finished" */
  GtkWidget *players;

  /* owned */
  CaravanPastItem *item;
};

G_DEFINE_FINAL_TYPE (CaravanPastRow, caravan_past_row, GTK_TYPE_WIDGET)

/* The picture of a game, drawn once for all rows, and twice as fine as needed. */

static GdkTexture *
draw_picture (const CvGame *game)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PICTURE * 2, PICTURE_HIGH * 2);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, PICTURE_UNIT * 2, PICTURE_UNIT * 2);
  caravan_draw_game_scene (cr, caravan_look_get (), caravan_game_find (game)->art,
                           PICTURE / PICTURE_UNIT, PICTURE_HIGH / PICTURE_UNIT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), stride * PICTURE_HIGH * 2,
      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (PICTURE * 2, PICTURE_HIGH * 2, GDK_MEMORY_DEFAULT,
                                 bytes, stride);
}

static GdkPaintable *
find_picture (const CvGame *game)
{
  static GHashTable *pictures; /* from "oasis 1" to the texture */
  g_autofree char *key = g_strdup_printf ("%s %d", game->id, caravan_look_get ());
  GdkTexture *picture;

  if (pictures == NULL)
    pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  picture = g_hash_table_lookup (pictures, key);
  if (picture == NULL)
    {
      picture = draw_picture (game);
      g_hash_table_insert (pictures, g_steal_pointer (&key), picture);
    }
  return GDK_PAINTABLE (picture);
}

/* Texts. */

static const char *
find_mark (const RecHistoryGame *game)
{
  if (!game->is_finished)
    return N_ ("not finished");
  return game->has_house ? N_ ("house rule") : NULL;
}

static void
render (gpointer object)
{
  CaravanPastRow *self = object;

  if (self->item == NULL)
    return;
  const RecHistoryGame *game = caravan_past_item_get (self->item);
  const char *mark = find_mark (game);
  GtkWidget *holder = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *when = caravan_past_item_say_when (self->item);
  g_autofree char *said = caravan_past_item_say (self->item);

  gtk_label_set_label (GTK_LABEL (self->title), game->game->name);
  gtk_label_set_label (GTK_LABEL (self->when), when);
  gtk_widget_set_visible (self->mark, mark != NULL);
  if (mark != NULL)
    gtk_label_set_label (GTK_LABEL (self->mark), caravan_text (mark));
  caravan_past_players_show (self->players, self->item);
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), find_picture (game->game));
  /* The list reads out what holds the row, so that is what gets the name. */
  if (holder != NULL)
    caravan_widget_name (holder, said);
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

/* The picture has no place in a narrow row. */

static int
find_left (int width)
{
  return width < PICTURE_ROOM ? 0 : PICTURE + GAP;
}

/* Head and players, one above the other; returns how high they are. */
static int
lay_out (CaravanPastRow *self, int width, gboolean place)
{
  int left = find_left (width);
  int head = caravan_natural_height (self->head, width - left);
  int players = caravan_natural_height (self->players, width - left);

  if (place)
    {
      caravan_place (self->head, left, 0, width - left, head);
      caravan_place (self->players, left, head + LINE_GAP, width - left, players);
    }
  return head + LINE_GAP + players;
}

static void
measure (gpointer unused,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  CaravanPastRow *self = CARAVAN_PAST_ROW (widget);
  int width = for_size < 0 ? NATURAL : for_size;

  *minimum = LEAST;
  *natural = NATURAL;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (lay_out (self, width, FALSE), PICTURE_HIGH);
}

static void
arrange (gpointer unused, GtkWidget *widget, int width, int height)
{
  CaravanPastRow *self = CARAVAN_PAST_ROW (widget);
  gboolean has_room = find_left (width) > 0;

  gtk_widget_set_child_visible (self->picture, has_room);
  if (has_room)
    caravan_place (self->picture, 0, 0, PICTURE, PICTURE_HIGH);
  lay_out (self, width, TRUE);
}

/* Building. */

static GtkWidget *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "xalign", 0., NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
caravan_past_row_dispose (GObject *object)
{
  CaravanPastRow *self = CARAVAN_PAST_ROW (object);

  caravan_widget_clear (GTK_WIDGET (self));
  g_clear_object (&self->item);
  G_OBJECT_CLASS (caravan_past_row_parent_class)->dispose (object);
}

static void
caravan_past_row_class_init (CaravanPastRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_past_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "pastrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_past_row_init (CaravanPastRow *self)
{
  static const CaravanLayoutKind layout = { measure, arrange };

  self->picture = g_object_new (GTK_TYPE_PICTURE, "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION, "overflow",
                                GTK_OVERFLOW_HIDDEN, NULL);
  self->head = caravan_flow_new (WORD_GAP);
  self->title = add_label (self->head, "title");
  self->when = add_label (self->head, "when");
  self->mark = add_label (self->head, "mark");
  gtk_widget_set_halign (self->mark, GTK_ALIGN_END);
  self->players = caravan_past_players_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 caravan_layout_new (&layout, NULL, 0));
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (self->players, GTK_WIDGET (self));
  caravan_look_follow (self, G_CALLBACK (render));
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_past_row_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_ROW, NULL);
}
