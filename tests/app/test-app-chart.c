/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Charts, without a display: what they say, that they stay in their box, and that they
   can be read without colours. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "caravan-chart-private.h"
#include "caravan-game.h"
#include "caravan-text.h"

#define MARGIN 40

static const CaravanLook looks[] = { CARAVAN_LOOK_LIGHT, CARAVAN_LOOK_DARK,
                                     CARAVAN_LOOK_CONTRAST,
                                     CARAVAN_LOOK_CONTRAST_DARK };
static const char *const games[] = { "oasis", "oregon", "basari" };

/* Lines of the sheets are the rules named GAME.score.WHAT, in the order of the sheet;
   ties are one of them, too, but no line. */
static gsize
find_lines (const char *id, const CvRule **ret_rules)
{
  const CvGame *game = cv_game_find (id);
  g_autofree char *start = g_strconcat (id, ".score.", NULL);
  gsize n = 0;

  for (int i = 0; i < game->n_rules; i++)
    if (g_str_has_prefix (game->rules[i].id, start) &&
        !g_str_has_suffix (game->rules[i].id, ".tie") && n < CV_LINES_MOST)
      ret_rules[n++] = &game->rules[i];
  return n;
}

static CaravanChart *
make_stacked (const char *game, gsize n_rows, double most)
{
  static const char *const names[] = { "Anna", "Bruno", "Chiara", "Davide", "Elena" };
  const CvRule *rules[CV_LINES_MOST];
  gsize n = find_lines (game, rules);
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_STACKED, n, n_rows);

  chart->title = g_strdup ("Points");
  for (gsize i = 0; i < n; i++)
    caravan_chart_set_part (chart, i, caravan_game_find (cv_game_find (game))->art,
                            rules[i]);
  for (gsize i = 0; i < n_rows; i++)
    {
      double values[CV_LINES_MOST];
      for (gsize j = 0; j < n; j++)
        values[j] = floor (most * (double) (i + 1) / (double) (j + n_rows));
      caravan_chart_set_row (chart, i, (int) (i % 5), names[i % 5], NULL, values, n);
    }
  return chart;
}

static CaravanChart *
make_bars (gsize n_rows, double most)
{
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, n_rows);

  chart->title = g_strdup ("Wins");
  for (gsize i = 0; i < n_rows; i++)
    {
      double value = floor (most * (double) i / (double) n_rows);
      caravan_chart_set_row (
          chart, i, -1, i % 2 ? "Zoë" : "Bartholomäus von und zu Hohenstein-Waldburg",
          NULL, &value, 1);
    }
  return chart;
}

static CaravanChart *
make_lines (gsize n_rows, gsize n_values, double most)
{
  CaravanChart *chart = caravan_chart_new (CARAVAN_CHART_LINES, 0, n_rows);
  g_autofree double *values = g_new0 (double, n_values + 1);

  chart->title = g_strdup ("Growth");
  chart->start = g_strdup ("at the start of the game");
  chart->end = g_strdup ("at the very end of the game");
  for (gsize i = 0; i < n_rows; i++)
    {
      for (gsize j = 0; j < n_values; j++)
        values[j] = floor (most * (double) (j + i / 2) / (double) (n_values + n_rows));
      caravan_chart_set_row (chart, i, (int) (i % 5), "Anna", NULL, values, n_values);
    }
  return chart;
}

/* Pictures */

typedef struct
{
  cairo_surface_t *surface;
  int width, height;
} Picture;

static void
clear_picture (Picture *picture)
{
  cairo_surface_destroy (picture->surface);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, clear_picture)

static Picture
draw (const CaravanChart *chart,
      CaravanLook look,
      double width,
      double text,
      const double *shown)
{
  double height = caravan_chart_measure (chart, width, text);
  Picture picture = { NULL, (int) width + 2 * MARGIN, (int) height + 2 * MARGIN };

  picture.surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture.width, picture.height);
  cairo_t *cr = cairo_create (picture.surface);
  cairo_translate (cr, MARGIN, MARGIN);
  caravan_chart_draw (chart, cr, look, width, 0, text, shown);
  assert_int_equal (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture.surface);
  return picture;
}

static guint32
get_pixel (const Picture *picture, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (picture->surface);
  guint32 pixel;

  memcpy (&pixel, data + y * cairo_image_surface_get_stride (picture->surface) + x * 4,
          4);
  return pixel;
}

static int
count_painted (const Picture *picture, gboolean inside)
{
  int n = 0;

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      {
        gboolean is_inside = x >= MARGIN && y >= MARGIN &&
                             x < picture->width - MARGIN &&
                             y < picture->height - MARGIN;
        if (is_inside == inside && get_pixel (picture, x, y) >> 24 > 0)
          n++;
      }
  return n;
}

/* From the width of a phone's card with text at 200 % to a large screen. */
#define LEAST_EMS 10

static void
assert_stays_inside (const CaravanChart *chart)
{
  static const double widths[] = { 150, 294, 700 };
  static const double texts[] = { 14.67, 29.3 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (texts); j++)
      {
        if (widths[i] < LEAST_EMS * texts[j])
          continue;
        g_auto (Picture) picture =
            draw (chart, CARAVAN_LOOK_LIGHT, widths[i], texts[j], NULL);
        assert_true (count_painted (&picture, TRUE) > 0);
        if (count_painted (&picture, FALSE) > 0)
          fail_msg ("%s at %g with text %g: %d pixels outside", chart->title, widths[i],
                    texts[j], count_painted (&picture, FALSE));
      }
}

static void
test_nothing_is_drawn_beyond_the_measured_box (void **state)
{
  static const gsize rows[] = { 1, 5, 12 };
  static const double most[] = { 0, 1, 70, 2e9 };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (most); j++)
      {
        g_autoptr (CaravanChart) stacked =
            make_stacked (games[i % 3], rows[i], most[j]);
        g_autoptr (CaravanChart) bars = make_bars (rows[i], most[j]);
        g_autoptr (CaravanChart) lines = make_lines (rows[i], 1 + 40 * j, most[j]);
        assert_stays_inside (stacked);
        assert_stays_inside (bars);
        assert_stays_inside (lines);
      }
}

static void
test_a_chart_of_nothing_has_no_height_and_draws_nothing (void **state)
{
  g_autoptr (CaravanChart) bars = caravan_chart_new (CARAVAN_CHART_BARS, 0, 0);
  g_autoptr (CaravanChart) line = caravan_chart_new (CARAVAN_CHART_LINES, 0, 1);
  g_auto (Picture) picture = draw (bars, CARAVAN_LOOK_LIGHT, 300, 14, NULL);
  g_auto (Picture) other = draw (line, CARAVAN_LOOK_LIGHT, 300, 14, NULL);

  assert_true (caravan_chart_measure (bars, 300, 14) < 1);
  assert_int_equal (count_painted (&picture, TRUE), 0);
  assert_int_equal (count_painted (&other, FALSE), 0);
}

/* Words */

static void
test_a_stacked_chart_says_totals_and_parts (void **state)
{
  static const double anna[] = { 18, 16, 16, 20 }, bruno[] = { 8, 28, 24, 0 };
  g_autoptr (CaravanChart) chart = make_stacked ("oasis", 2, 1);

  caravan_chart_set_row (chart, 0, CV_COLOR_RED, "Anna", NULL, anna, 4);
  caravan_chart_set_row (chart, 1, CV_COLOR_BLUE, "Bruno", g_strdup ("?"), bruno, 4);
  g_autofree char *said = caravan_chart_say (chart);
  assert_string_equal (said,
                       "Points\n"
                       "Anna: 70. Camels 18, Oasis 16, Steppe 16 and Stony Plains 20\n"
                       "Bruno: ?. Camels 8, Oasis 28, Steppe 24 and Stony Plains 0");
}

static void
test_lines_say_where_they_begin_and_end (void **state)
{
  static const double values[] = { 0, 12, 40, 33 };
  g_autoptr (CaravanChart) chart = caravan_chart_new (CARAVAN_CHART_LINES, 0, 1);

  caravan_chart_set_row (chart, 0, CV_COLOR_RED, "Anna", NULL, values, 4);
  g_autofree char *said = caravan_chart_say (chart);
  assert_string_equal (said, "Anna: from 0 to 33, at most 40");
}

static void
test_averages_have_a_decimal_as_the_language_writes_it (void **state)
{
  static const struct
  {
    const char *code, *said;
  } cases[] = { { "it", "Anna: 1.234,5\nBruno: 2,0" },
                { "fr", "Anna\302\240: 1\342\200\257234,5\nBruno\302\240: 2,0" },
                { "en", "Anna: 1,234.5\nBruno: 2.0" } };
  static const double values[] = { 1234.5, 2 };
  g_autoptr (CaravanChart) chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, 2);

  caravan_chart_set_row (chart, 0, -1, "Anna", NULL, &values[0], 1);
  caravan_chart_set_row (chart, 1, -1, "Bruno", NULL, &values[1], 1);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      assert_true (caravan_language_set (cases[i].code));
      g_autofree char *said = caravan_chart_say (chart);
      assert_string_equal (said, cases[i].said);
    }
}

/* What is seen without colours */

static double
find_light (guint32 pixel)
{
  return .2126 * (pixel >> 16 & 0xFF) + .7152 * (pixel >> 8 & 0xFF) +
         .0722 * (pixel & 0xFF);
}

/* A bar's piece without its colour and lightness: 1 where the pattern is, 0 where the
   ground is. */
static guint8 *
find_pattern (const CaravanSwatch *part, CaravanLook look, int side)
{
  guint8 *pattern = g_new0 (guint8, side * side);
  Picture drawn = { cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side), side,
                    side };
  cairo_t *cr = cairo_create (drawn.surface);
  CaravanSwatchPen pen = { cr, look, 15 };
  GdkRGBA rgba = caravan_swatch_ground (look, part);
  double ground = 255 * (.2126 * (double) rgba.red + .7152 * (double) rgba.green +
                         .0722 * (double) rgba.blue);

  caravan_swatch_fill (&pen, part, 0, 0, side, side);
  cairo_destroy (cr);
  cairo_surface_flush (drawn.surface);
  for (int i = 0; i < side * side; i++)
    pattern[i] =
        fabs (find_light (get_pixel (&drawn, i % side, i / side)) - ground) > 6;
  clear_picture (&drawn);
  return pattern;
}

static void
test_parts_of_a_game_differ_in_their_pattern (void **state)
{
  const int side = 40;

  for (gsize g = 0; g < G_N_ELEMENTS (games); g++)
    for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
      {
        g_autoptr (CaravanChart) chart = make_stacked (games[g], 1, 1);
        for (gsize i = 0; i < chart->n_parts; i++)
          for (gsize j = 0; j < i; j++)
            {
              g_autofree guint8 *a =
                  find_pattern (chart->parts[i].look, looks[look], side);
              g_autofree guint8 *b =
                  find_pattern (chart->parts[j].look, looks[look], side);
              int n = 0;
              for (int k = 0; k < side * side; k++)
                n += a[k] != b[k];
              if (n < side * side / 20)
                fail_msg ("%s and %s look alike in look %zu: %d", chart->parts[i].name,
                          chart->parts[j].name, look, n);
            }
      }
}

/* The letter stands in the middle of a badge, so its edge tells the shape. */
static guint8 *
find_shape (int color, int side)
{
  guint8 *shape = g_new0 (guint8, side * side);
  Picture drawn = { cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side), side,
                    side };
  cairo_t *cr = cairo_create (drawn.surface);
  CaravanChartPen pen = { cr, NULL, CARAVAN_LOOK_LIGHT, side, 0, 15, NULL };

  caravan_chart_badge (&pen, color, 0, 0, side);
  cairo_destroy (cr);
  cairo_surface_flush (drawn.surface);
  for (int i = 0; i < side * side; i++)
    shape[i] = get_pixel (&drawn, i % side, i / side) >> 24 > 127;
  clear_picture (&drawn);
  return shape;
}

static void
test_every_player_has_a_shape_of_their_own_at_every_size (void **state)
{
  for (int side = 12; side <= 60; side += 6)
    for (int color = CV_COLOR_RED; color <= CV_COLOR_BLACK; color++)
      for (int other = CV_COLOR_RED; other < color; other++)
        {
          g_autofree guint8 *a = find_shape (color, side);
          g_autofree guint8 *b = find_shape (other, side);
          int n = 0;
          for (int i = 0; i < side * side; i++)
            n += a[i] != b[i];
          assert_true (n > side * side / 20);
        }
}

/* Two that run together are still two: each has marks of its own along the way. */
static void
test_lines_that_run_together_show_both_players (void **state)
{
  static const double values[] = { 0, 10, 20, 30, 40, 50 };
  g_autoptr (CaravanChart) both = caravan_chart_new (CARAVAN_CHART_LINES, 0, 2);
  guint32 red = 0, black = 0;

  caravan_chart_set_row (both, 0, CV_COLOR_RED, "Anna", NULL, values, 6);
  caravan_chart_set_row (both, 1, CV_COLOR_BLACK, "Elena", NULL, values, 6);
  g_auto (Picture) picture = draw (both, CARAVAN_LOOK_LIGHT, 600, 15, NULL);
  /* Left of the labels at the end. */
  for (int x = MARGIN; x < MARGIN + 450; x++)
    for (int y = MARGIN; y < picture.height - MARGIN; y++)
      {
        guint32 pixel = get_pixel (&picture, x, y);
        red += pixel == 0xFFC8321A;
        black += pixel == 0xFF17120F;
      }
  assert_true (red > 20);
  assert_true (black > 20);
}

/* Growing */

static void
test_a_row_that_has_not_grown_shows_only_whose_it_is (void **state)
{
  static const double none[] = { 0, 0 }, half[] = { .5, 0 }, all[] = { 1, 1 };
  g_autoptr (CaravanChart) chart = make_stacked ("oasis", 2, 50);
  g_auto (Picture) empty = draw (chart, CARAVAN_LOOK_LIGHT, 400, 15, none);
  g_auto (Picture) begun = draw (chart, CARAVAN_LOOK_LIGHT, 400, 15, half);
  g_auto (Picture) whole = draw (chart, CARAVAN_LOOK_LIGHT, 400, 15, all);
  g_auto (Picture) given = draw (chart, CARAVAN_LOOK_LIGHT, 400, 15, NULL);

  assert_true (count_painted (&empty, TRUE) > 0);
  assert_true (count_painted (&empty, TRUE) < count_painted (&begun, TRUE));
  assert_true (count_painted (&begun, TRUE) < count_painted (&whole, TRUE));
  assert_int_equal (count_painted (&whole, TRUE), count_painted (&given, TRUE));
  assert_int_equal (whole.height, empty.height);
}

/* A longer bar is a larger number. */
static int
find_end (const Picture *picture, int y, guint32 color)
{
  for (int x = picture->width - 1; x > 0; x--)
    if (get_pixel (picture, x, y) == color)
      return x;
  return 0;
}

static void
test_bars_are_as_long_as_their_values (void **state)
{
  static const double values[] = { 100, 50 };
  g_autoptr (CaravanChart) chart = caravan_chart_new (CARAVAN_CHART_BARS, 0, 2);
  caravan_chart_set_row (chart, 0, -1, "A", g_strdup (""), &values[0], 1);
  caravan_chart_set_row (chart, 1, -1, "B", g_strdup (""), &values[1], 1);
  g_auto (Picture) picture = draw (chart, CARAVAN_LOOK_LIGHT, 800, 15, NULL);
  const guint32 accent = 0xFF0E6B78;
  int first = 0, second = 0, start = picture.width;

  for (int y = 0; y < picture.height / 2; y++)
    first = MAX (first, find_end (&picture, y, accent));
  for (int y = picture.height / 2 + 2; y < picture.height; y++)
    second = MAX (second, find_end (&picture, y, accent));
  for (int x = 0; x < start; x++)
    if (get_pixel (&picture, x, MARGIN + 10) == accent)
      start = x;
  assert_true (abs ((first - start) - 2 * (second - start)) < 8);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_nothing_is_drawn_beyond_the_measured_box),
    cmocka_unit_test (test_a_chart_of_nothing_has_no_height_and_draws_nothing),
    cmocka_unit_test (test_a_stacked_chart_says_totals_and_parts),
    cmocka_unit_test (test_lines_say_where_they_begin_and_end),
    cmocka_unit_test (test_averages_have_a_decimal_as_the_language_writes_it),
    cmocka_unit_test (test_parts_of_a_game_differ_in_their_pattern),
    cmocka_unit_test (test_every_player_has_a_shape_of_their_own_at_every_size),
    cmocka_unit_test (test_lines_that_run_together_show_both_players),
    cmocka_unit_test (test_a_row_that_has_not_grown_shows_only_whose_it_is),
    cmocka_unit_test (test_bars_are_as_long_as_their_values),
  };

  g_setenv ("LANGUAGE", "en", TRUE);
  caravan_language_set ("en");
  return cmocka_run_group_tests (tests, NULL, NULL);
}
