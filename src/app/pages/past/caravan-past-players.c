/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player is one label, with badge and cup as signs in its line of text: a list makes
   two hundred rows at once, and boxes of labels and pictures take twice as long. */
#include "caravan-past-players.h"

#include "caravan-draw.h"
#include "caravan-flow-layout.h"
#include "caravan-text.h"

#include <string.h>

#define GAP    6
#define BADGE  20
#define CUP    14
#define UNITS  64.      /* of the drawing of a badge */
#define SIGN   "\uFFFC" /* a drawing in its place */
#define IS_CUP (-1)     /* in the place of a color */

/* Bytes of a name that has room in any row, however narrow and however large the text:
   a label that may be cut is measured three times. */
#define SHORT_NAME 9

/* Signs. */

/* Who won is told by more than colour. */
static void
draw_cup (cairo_t *cr)
{
  caravan_set_color (cr, caravan_look_get (), CARAVAN_COLOR_ACCENT);
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
}

static void
draw_sign (cairo_t *cr, PangoAttrShape *shape, gboolean do_path, gpointer data)
{
  int color = GPOINTER_TO_INT (shape->data);
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  cairo_new_path (cr);
  cairo_translate (cr, x + pango_units_to_double (shape->ink_rect.x),
                   y + pango_units_to_double (shape->ink_rect.y));
  if (color == IS_CUP)
    draw_cup (cr);
  else
    {
      cairo_scale (cr, BADGE / UNITS, BADGE / UNITS);
      caravan_draw_badge (cr, (CvColor) color);
    }
}

/* Lines of text. */

typedef struct
{
  GString *text;
  PangoAttrList *attributes;
  int middle; /* of a line, above the letters' feet */
} Line;

static int
find_middle (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int middle = (pango_font_metrics_get_ascent (metrics) -
                pango_font_metrics_get_descent (metrics)) /
               2;

  pango_font_metrics_unref (metrics);
  return middle;
}

/* The label shows the line, which is freed. */
static void
end_line (Line *line, GtkWidget *label)
{
  pango_cairo_context_set_shape_renderer (gtk_widget_get_pango_context (label),
                                          draw_sign, NULL, NULL);
  gtk_label_set_attributes (GTK_LABEL (label), line->attributes);
  gtk_label_set_label (GTK_LABEL (label), line->text->str);
  pango_attr_list_unref (line->attributes);
  g_string_free (line->text, TRUE);
}

/* What was written since gets the attribute, which is taken. */
static void
mark_since (Line *line, gsize start, PangoAttribute *attribute)
{
  attribute->start_index = (guint) start;
  attribute->end_index = (guint) line->text->len;
  pango_attr_list_insert (line->attributes, attribute);
}

static void
add_words (Line *line, const char *words, PangoWeight weight)
{
  gsize start = line->text->len;

  g_string_append (line->text, words);
  mark_since (line, start, pango_attr_weight_new (weight));
}

static void
add_rank (Line *line, int number)
{
  g_autofree char *rank = caravan_number (number);
  const GdkRGBA *dim = caravan_palette (caravan_look_get (), CARAVAN_COLOR_DIM);

  add_words (line, rank, PANGO_WEIGHT_BOLD);
  mark_since (line, 0, pango_attr_scale_new (.8));
  mark_since (line, 0,
              pango_attr_foreground_new ((guint16) (dim->red * 65535),
                                         (guint16) (dim->green * 65535),
                                         (guint16) (dim->blue * 65535)));
}

/* A drawing with so much room at its sides. */
static void
add_sign (Line *line, int what, int size, int before, int after)
{
  const PangoRectangle ink = { before * PANGO_SCALE,
                               -line->middle - size * PANGO_SCALE / 2,
                               size * PANGO_SCALE, size * PANGO_SCALE };
  PangoRectangle all = ink;
  gsize start = line->text->len;

  all.x = 0;
  all.width = (before + size + after) * PANGO_SCALE;
  g_string_append (line->text, SIGN);
  mark_since (
      line, start,
      pango_attr_shape_new_with_data (&ink, &all, GINT_TO_POINTER (what), NULL, NULL));
}

/* Players. */

static GtkWidget *
add_player (GtkWidget *players)
{
  GtkWidget *player =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "css-classes", (const char *[]){ "past-player", NULL }, NULL);

  gtk_box_append (GTK_BOX (players), player);
  return player;
}

static void
show_player (GtkWidget *label, CaravanPastItem *item, int seat)
{
  const RecHistoryGame *game = caravan_past_item_get (item);
  const RecHistoryPlayer *player = &game->player[seat];
  gboolean is_winner = game->is_finished && player->is_winner;
  g_autofree char *total = caravan_past_item_say_total (item, seat);
  Line line = { g_string_new (NULL), pango_attr_list_new (), find_middle (label) };

  if (game->is_finished && player->rank > 0)
    add_rank (&line, player->rank);
  add_sign (&line, (int) player->color, BADGE, line.text->len > 0 ? GAP - 1 : 0, GAP);
  add_words (&line, player->name, is_winner ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  if (game->is_finished)
    {
      g_string_append_c (line.text, ' ');
      add_words (&line, total, PANGO_WEIGHT_HEAVY);
    }
  if (is_winner)
    {
      gtk_widget_add_css_class (label, "winner");
      add_sign (&line, IS_CUP, CUP, GAP - 1, 0);
    }
  else
    gtk_widget_remove_css_class (label, "winner");
  gtk_label_set_ellipsize (GTK_LABEL (label), strlen (player->name) > SHORT_NAME
                                                  ? PANGO_ELLIPSIZE_MIDDLE
                                                  : PANGO_ELLIPSIZE_NONE);
  end_line (&line, label);
}

void
caravan_past_players_show (GtkWidget *players, CaravanPastItem *item)
{
  int n = caravan_past_item_get (item)->n_players, seats[CV_PLAYERS_MOST];
  GtkWidget *player = gtk_widget_get_first_child (players);

  caravan_past_item_get_order (item, seats);
  for (int i = 0; i < n; i++)
    {
      if (player == NULL)
        player = add_player (players);
      show_player (player, item, seats[i]);
      gtk_widget_set_visible (player, TRUE);
      player = gtk_widget_get_next_sibling (player);
    }
  /* What is left of a game of more players. */
  for (; player != NULL; player = gtk_widget_get_next_sibling (player))
    gtk_widget_set_visible (player, FALSE);
}

GtkWidget *
caravan_past_players_new (GtkAccessibleRole role)
{
  GtkWidget *players = g_object_new (GTK_TYPE_BOX, "accessible-role", role, NULL);

  gtk_widget_set_layout_manager (players, caravan_flow_layout_new (GAP));
  gtk_widget_add_css_class (players, "past-players");
  return players;
}
