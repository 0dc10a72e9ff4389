/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What belongs to a player: badge, camel, yurt, the sign of an area. Each is told apart
   by colour, shape and letter together. */

#include "caravan-motif.h"

/* Shape round (0, 0), and how the letter sits in it. */
typedef struct
{
  const char *path;
  double size;
  double baseline;
} Badge;

static const Badge badges[] = {
  [CV_COLOR_RED] = { "O0 0 10.4 10.4", 14, 4.8 },
  [CV_COLOR_BLUE] = { "M-9 -9 L9 -9 L9 9 L-9 9 Z", 14, 4.8 },
  [CV_COLOR_GREEN] = { "M0 -12.5 L12.6 9.4 L-12.6 9.4 Z", 12.6, 7.2 },
  [CV_COLOR_YELLOW] = { "M0 -13 L13 0 L0 13 L-13 0 Z", 13.2, 4.7 },
  [CV_COLOR_BLACK] = { "M0 -14 L4.2 -6.1 L13.3 -4.3 L6.9 2.3 L8.2 11.3 L0 7.2 L-8.2 "
                       "11.3 L-6.9 2.3 L-13.3 -4.3 L-4.2 -6.1 Z",
                       12, 4.9 },
};

/* A rim of ink may be thinner than one of paper. */
#define INK_RIM 0.75

static PangoLayout *
make_layout (cairo_t *cr, const char *text, double size)
{
  static PangoFontDescription *font;
  if (!font)
    {
      g_autofree char *name = NULL;
      GtkSettings *settings = gtk_settings_get_default ();
      if (settings)
        g_object_get (settings, "gtk-font-name", &name, NULL);
      font = pango_font_description_from_string (name ? name : "Sans");
      pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
    }
  PangoLayout *layout = pango_cairo_create_layout (cr);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

void
caravan_draw_text (cairo_t *cr,
                   const char *text,
                   double x,
                   double y,
                   double size,
                   const GdkRGBA *color)
{
  /* Whole pixels of the font would be whole units here, and those are large. */
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_save (cr);
  cairo_set_font_options (cr, options);
  g_autoptr (PangoLayout) layout = make_layout (cr, text, size);
  PangoRectangle extents;
  pango_layout_get_extents (layout, NULL, &extents);
  cairo_move_to (cr, x - (double) extents.width / PANGO_SCALE / 2,
                 y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  gdk_cairo_set_source_rgba (cr, color);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  cairo_restore (cr);
  cairo_font_options_destroy (options);
}

/* rim: its width, doubled, in the badge's own units. */
static void
draw_badge_at (cairo_t *cr, CvColor color, double x, double y, double scale, float rim)
{
  const Badge *badge = &badges[color];
  gboolean light = caravan_player_is_light (color);
  CaravanPen pen = { .color = (int) color };
  CaravanMotifLayer layers[] = {
    { badge->path, CARAVAN_INK_RIM, CARAVAN_INK_RIM, 0, 1 },
    { badge->path, CARAVAN_INK_PLAYER, CARAVAN_INK_PLAYER, 1.6f, 1 },
    { NULL, 0, 0, 0, 0 },
  };
  /* The motif thins a rim of ink by its own measure, which is another one. */
  layers[0].width = light ? (float) (rim * INK_RIM / CARAVAN_INK_RIM_PART) : rim;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  caravan_motif_draw_layers (cr, rim > 0 ? layers : layers + 1, &pen);
  char letter[] = { cv_color_letters[color], 0 };
  caravan_draw_text (cr, letter, 0, badge->baseline, badge->size,
                     caravan_player_letter (color));
  cairo_restore (cr);
}

void
caravan_draw_badge (cairo_t *cr, CvColor color)
{
  draw_badge_at (cr, color, 32, 33.5, 1.85, 5.2f);
}

static void
draw_body (cairo_t *cr, const char *name, CvColor color)
{
  CaravanPen pen = { .color = (int) color };
  caravan_motif_draw (cr, name, &pen);
}

void
caravan_draw_camel (cairo_t *cr, CvColor color)
{
  draw_body (cr, "camel", color);
  draw_badge_at (cr, color, 46, 46.5, 1.14, 5.2f);
}

void
caravan_draw_small_camel (cairo_t *cr, CvColor color)
{
  cairo_save (cr);
  cairo_translate (cr, -2, -4);
  draw_body (cr, "camel", color);
  cairo_restore (cr);
  draw_badge_at (cr, color, 41, 42, 1.6, 4);
}

void
caravan_draw_yurt (cairo_t *cr, CvColor color)
{
  draw_body (cr, "yurt", color);
  draw_badge_at (cr, color, 32, 45, 1.15, 5.2f);
}

static void
draw_pill (cairo_t *cr, double x, double y, double width, double height, double line)
{
  caravan_trace_box (cr, x, y, width, height, height / 2);
  caravan_set_color (cr, CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_PAPER);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_INK);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
draw_size (cairo_t *cr, const char *text, double x, double y, double size)
{
  caravan_draw_text (cr, text, x, y, size,
                     caravan_palette (CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_PIECE_INK));
}

static void
draw_small_pill (cairo_t *cr, const char *text)
{
  draw_pill (cr, 30, 35, 33, 27, 2.4);
  draw_size (cr, text, 46.5, 57, g_utf8_strlen (text, -1) > 1 ? 22 : 25);
}

void
caravan_draw_area (cairo_t *cr, CvColor color, const char *text, gboolean small)
{
  if (small)
    {
      draw_badge_at (cr, color, 23, 25, 1.5, 4);
      draw_small_pill (cr, text);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, 13, 1);
  cairo_scale (cr, .6, .6);
  draw_body (cr, "yurt", color);
  cairo_restore (cr);
  draw_pill (cr, 4, 36, 56, 25, 2);
  draw_badge_at (cr, color, 19, 48.5, .92, caravan_player_is_light (color) ? 4 : 0);
  if (g_utf8_strlen (text, -1) > 1)
    draw_size (cr, text, 45, 55, 18);
  else
    draw_size (cr, text, 44, 56, 21);
}
