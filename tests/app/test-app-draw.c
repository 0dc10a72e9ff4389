/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Palette, style sheets and drawings, without a display. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>

#include "caravan-oasis.h"

static const CaravanLook looks[] = { CARAVAN_LOOK_LIGHT, CARAVAN_LOOK_DARK,
                                     CARAVAN_LOOK_CONTRAST,
                                     CARAVAN_LOOK_CONTRAST_DARK };

static cairo_t *
start_drawing (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 64, 64);
  cairo_t *cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return cr;
}

static int
count_painted (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  cairo_surface_flush (surface);
  const unsigned char *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int n = 0;
  for (int y = 0; y < 64; y++)
    for (int x = 0; x < 64; x++)
      n += data[y * stride + x * 4 + 3] > 0;
  return n;
}

/* Contrast after WCAG 2. */

static double
straighten (float channel)
{
  double c = channel;
  return c <= .04045 ? c / 12.92 : pow ((c + .055) / 1.055, 2.4);
}

static double
measure_light (const GdkRGBA *color)
{
  return .2126 * straighten (color->red) + .7152 * straighten (color->green) +
         .0722 * straighten (color->blue);
}

static double
measure_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double light = measure_light (a), other = measure_light (b);
  return (MAX (light, other) + .05) / (MIN (light, other) + .05);
}

static void
test_text_can_be_read_on_every_ground (void **state)
{
  static const struct
  {
    CaravanColor text, ground;
  } pairs[] = {
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_WINDOW },
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_CARD },
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_HEADER },
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_ACCENT_SOFT },
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_OK_BG },
    { CARAVAN_COLOR_TEXT, CARAVAN_COLOR_NO_BG },
    { CARAVAN_COLOR_DIM, CARAVAN_COLOR_WINDOW },
    { CARAVAN_COLOR_DIM, CARAVAN_COLOR_CARD },
    { CARAVAN_COLOR_DIM, CARAVAN_COLOR_HEADER },
    { CARAVAN_COLOR_DIM, CARAVAN_COLOR_ACCENT_SOFT },
    { CARAVAN_COLOR_ACCENT_FG, CARAVAN_COLOR_ACCENT },
    { CARAVAN_COLOR_ACCENT, CARAVAN_COLOR_CARD },
    { CARAVAN_COLOR_VERDICT_OK, CARAVAN_COLOR_OK_BG },
    { CARAVAN_COLOR_VERDICT_NO, CARAVAN_COLOR_NO_BG },
    { CARAVAN_COLOR_LEGAL, CARAVAN_COLOR_SAND },
  };
  for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
    for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
      if (measure_contrast (caravan_palette (looks[look], pairs[i].text),
                            caravan_palette (looks[look], pairs[i].ground)) < 4.5)
        fail_msg ("look %zu: colour %d on %d", look, pairs[i].text, pairs[i].ground);
}

static void
test_a_piece_brings_its_own_edge (void **state)
{
  for (int color = CV_COLOR_RED; color <= CV_COLOR_BLACK; color++)
    assert_true (measure_contrast (caravan_player_color ((CvColor) color),
                                   caravan_player_letter ((CvColor) color)) > 5);
}

/* The style sheets have the colours from the palette. */

static GdkRGBA
find_defined_color (CaravanLook look, const char *name)
{
  g_autofree char *css = caravan_palette_print_css (look);
  g_autofree char *start = g_strdup_printf ("@define-color %s ", name);
  GdkRGBA color = { 0 };
  const char *at = strstr (css, start);
  if (!at)
    fail_msg ("Look %d does not define %s", look, name);
  at += strlen (start);
  g_autofree char *value = g_strndup (at, strcspn (at, ";"));
  assert_true (gdk_rgba_parse (&color, value));
  return color;
}

static void
test_style_sheets_agree_with_the_palette (void **state)
{
  static const struct
  {
    const char *name;
    CaravanColor color;
  } names[] = {
    { "caravan_line", CARAVAN_COLOR_LINE },
    { "caravan_text", CARAVAN_COLOR_TEXT },
    { "caravan_dim", CARAVAN_COLOR_DIM },
    { "caravan_accent", CARAVAN_COLOR_ACCENT },
    { "caravan_accent_soft", CARAVAN_COLOR_ACCENT_SOFT },
    { "caravan_ok_bg", CARAVAN_COLOR_OK_BG },
    { "caravan_ok", CARAVAN_COLOR_VERDICT_OK },
    { "caravan_no_bg", CARAVAN_COLOR_NO_BG },
    { "caravan_no", CARAVAN_COLOR_VERDICT_NO },
    { "window_bg_color", CARAVAN_COLOR_WINDOW },
    { "window_fg_color", CARAVAN_COLOR_TEXT },
    { "card_bg_color", CARAVAN_COLOR_CARD },
    { "headerbar_bg_color", CARAVAN_COLOR_HEADER },
    { "accent_bg_color", CARAVAN_COLOR_ACCENT },
    { "accent_fg_color", CARAVAN_COLOR_ACCENT_FG },
  };
  for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
    for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
      {
        GdkRGBA color = find_defined_color (looks[look], names[i].name);
        if (!gdk_rgba_equal (&color, caravan_palette (looks[look], names[i].color)))
          fail_msg ("Look %d: %s differs", looks[look], names[i].name);
      }
}

/* Drawings. */

static void
expect_readable (cairo_t *cr, const CaravanMotif *motif)
{
  for (; motif->name; motif++)
    for (const CaravanMotifLayer *layer = motif->layers; layer->path; layer++)
      if (!caravan_motif_trace (cr, layer->path))
        fail_msg ("%s: %s", motif->name, layer->path);
}

static void
test_every_path_can_be_read (void **state)
{
  cairo_t *cr = start_drawing ();
  expect_readable (cr, caravan_motifs);
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->art->motifs != NULL)
      expect_readable (cr, caravan_games[i]->art->motifs);
  assert_int_equal (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

static void
test_a_broken_path_is_refused (void **state)
{
  static const char *const broken[] = { "M",        "M1",         "M1 x",
                                        "Q1 2 3 4", "C1 2 3 4 5", "1 2" };
  cairo_t *cr = start_drawing ();
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    assert_false (caravan_motif_trace (cr, broken[i]));
  assert_true (caravan_motif_trace (cr, ""));
  cairo_destroy (cr);
}

static void
expect_painted (cairo_t *cr, const char *what)
{
  if (count_painted (cr) < 40)
    fail_msg ("%s is empty", what);
  assert_int_equal (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

static void
test_pieces_cards_and_signs_paint_something_in_every_look (void **state)
{
  static const char *const pieces[] = { "oasis", "steppe", "stone",
                                        "camel", "marker", "drawer" };
  static const char *const cards[] = { "camels-2",      "camels-3",      "oasis",
                                       "steppe",        "stone",         "wells-1",
                                       "commodities-1", "commodities-2", "horses-1",
                                       "ovoos-2",       "draw-3",        "hidden",
                                       "commodities",   "wells",         "ovoos" };
  static const char *const signs[] = { "legal", "illegal", "lit",
                                       "bonus", "house",   "last" };
  for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
    {
      cairo_t *cr;
      for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
        {
          cr = start_drawing ();
          caravan_draw_piece (cr, looks[look], &caravan_oasis_art, pieces[i],
                              i % 2 ? -1 : CV_COLOR_BLUE);
          expect_painted (cr, pieces[i]);
        }
      for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
        {
          cr = start_drawing ();
          caravan_draw_card (cr, looks[look], &caravan_oasis_art, cards[i]);
          expect_painted (cr, cards[i]);
        }
      for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
        {
          cr = start_drawing ();
          caravan_draw_sign (cr, looks[look], &caravan_oasis_art, signs[i]);
          expect_painted (cr, signs[i]);
        }
    }
}

static void
test_players_differ_without_their_colour (void **state)
{
  int painted[5];
  for (int color = CV_COLOR_RED; color <= CV_COLOR_BLACK; color++)
    {
      cairo_t *cr = start_drawing ();
      caravan_draw_badge (cr, (CvColor) color);
      painted[color] = count_painted (cr);
      for (int other = 0; other < color; other++)
        assert_true (abs (painted[color] - painted[other]) > 20);
      cairo_destroy (cr);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_text_can_be_read_on_every_ground),
    cmocka_unit_test (test_a_piece_brings_its_own_edge),
    cmocka_unit_test (test_style_sheets_agree_with_the_palette),
    cmocka_unit_test (test_every_path_can_be_read),
    cmocka_unit_test (test_a_broken_path_is_refused),
    cmocka_unit_test (test_pieces_cards_and_signs_paint_something_in_every_look),
    cmocka_unit_test (test_players_differ_without_their_colour),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
