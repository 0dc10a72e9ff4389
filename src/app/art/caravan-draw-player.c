/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's badge, told apart by colour, shape and letter together. */

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

double
caravan_text_width (cairo_t *cr, const char *text, double size)
{
  g_autoptr (PangoLayout) layout = make_layout (cr, text, size);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  return (double) extents.width / PANGO_SCALE;
}

void
caravan_draw_badge_at (
    cairo_t *cr, CvColor color, double x, double y, double scale, float rim)
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
  caravan_draw_badge_at (cr, color, 32, 33.5, 1.85, 5.2f);
}
