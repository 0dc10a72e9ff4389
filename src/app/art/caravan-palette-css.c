/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette as style sheets know it: names of our own, and those by which libadwaita
   colours the widgets of the toolkit. */
#include "caravan-draw.h"

#define BOTH(NAME) CARAVAN_COLOR_##NAME, CARAVAN_COLOR_##NAME

static const struct
{
  const char *name;
  CaravanColor on_light, on_dark;
} colors[] = {
  { "caravan_line", BOTH (LINE) },
  { "caravan_text", BOTH (TEXT) },
  { "caravan_dim", BOTH (DIM) },
  { "caravan_accent", BOTH (ACCENT) },
  { "caravan_accent_soft", BOTH (ACCENT_SOFT) },
  { "caravan_ok_bg", BOTH (OK_BG) },
  { "caravan_ok", BOTH (VERDICT_OK) },
  { "caravan_no_bg", BOTH (NO_BG) },
  { "caravan_no", BOTH (VERDICT_NO) },
  { "window_bg_color", BOTH (WINDOW) },
  { "window_fg_color", BOTH (TEXT) },
  { "view_bg_color", BOTH (CARD) },
  { "view_fg_color", BOTH (TEXT) },
  { "headerbar_bg_color", BOTH (HEADER) },
  { "headerbar_fg_color", BOTH (TEXT) },
  { "headerbar_border_color", BOTH (TEXT) },
  { "headerbar_backdrop_color", BOTH (HEADER) },
  { "card_bg_color", BOTH (CARD) },
  { "card_fg_color", BOTH (TEXT) },
  { "dialog_bg_color", CARAVAN_COLOR_WINDOW, CARAVAN_COLOR_HEADER },
  { "dialog_fg_color", BOTH (TEXT) },
  { "popover_bg_color", BOTH (CARD) },
  { "popover_fg_color", BOTH (TEXT) },
  { "accent_color", BOTH (ACCENT) },
  { "accent_bg_color", BOTH (ACCENT) },
  { "accent_fg_color", BOTH (ACCENT_FG) },
  { "destructive_color", BOTH (VERDICT_NO) },
  { "destructive_bg_color", BOTH (VERDICT_NO) },
  { "destructive_fg_color", CARAVAN_COLOR_ACCENT_FG, CARAVAN_COLOR_PIECE_INK },
  { "success_color", BOTH (VERDICT_OK) },
  { "warning_color", BOTH (VERDICT_NO) },
  { "error_color", BOTH (VERDICT_NO) },
};

/* What lies over others, by look. */
static const struct
{
  const char *name;
  const char *by_look[CARAVAN_LOOK_CONTRAST_DARK + 1];
} shades[] = {
  { "caravan_shade",
    { "rgba(43, 29, 18, .10)", "rgba(0, 0, 0, .22)", "transparent", "transparent" } },
  { "headerbar_shade_color",
    { "rgba(43, 29, 18, .14)", "rgba(0, 0, 0, .36)", "rgba(43, 29, 18, .14)",
      "rgba(0, 0, 0, .36)" } },
  { "card_shade_color",
    { "rgba(43, 29, 18, .07)", "rgba(0, 0, 0, .36)", "rgba(43, 29, 18, .07)",
      "rgba(0, 0, 0, .36)" } },
};

char *
caravan_palette_print_css (CaravanLook look)
{
  GString *css = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      g_autofree char *color = gdk_rgba_to_string (caravan_palette (
          look, caravan_look_is_dark (look) ? colors[i].on_dark : colors[i].on_light));
      g_string_append_printf (css, "@define-color %s %s;\n", colors[i].name, color);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (shades); i++)
    g_string_append_printf (css, "@define-color %s %s;\n", shades[i].name,
                            shades[i].by_look[look]);
  return g_string_free (css, FALSE);
}

static void
load (GtkCssProvider *provider)
{
  g_autofree char *css = caravan_palette_print_css (caravan_look_get ());

  gtk_css_provider_load_from_data (provider, css, -1);
}

void
caravan_palette_use (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  load (provider);
  caravan_look_follow (provider, G_CALLBACK (load));
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
