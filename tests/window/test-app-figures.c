/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures in the help are those that the program draws; `./run figures` makes them
   anew. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "figures.h"

/* Pictures are compared square by square, by their average: how a letter is smoothed
   differs from one system to the next, what is drawn does not. */
#define SQUARE 16 /* pixels */
#define ALIKE  10 /* of 255 */

static int
average (cairo_surface_t *picture, int left, int top, int channel)
{
  const unsigned char *data = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture), sum = 0, n = 0;
  int right = MIN (left + SQUARE, cairo_image_surface_get_width (picture));
  int bottom = MIN (top + SQUARE, cairo_image_surface_get_height (picture));

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++, n++)
      sum += data[y * stride + 4 * x + channel];
  return sum / n;
}

/* How many squares of two pictures of one size differ. */
static int
count_differences (cairo_surface_t *one, cairo_surface_t *two)
{
  int n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (one); y += SQUARE)
    for (int x = 0; x < cairo_image_surface_get_width (one); x += SQUARE)
      for (int channel = 0; channel < 4; channel++)
        n += ABS (average (one, x, y, channel) - average (two, x, y, channel)) > ALIKE;
  return n;
}

static void
test_the_files_are_what_the_program_draws (void **state)
{
  g_auto (GStrv) names = figures_list ();

  for (int i = 0; names[i] != NULL; i++)
    {
      cairo_surface_t *drawn = figures_draw (names[i]);
      g_autofree char *path = g_strdup_printf (
          "%s/../help/C/figures/%s.png", g_getenv ("CARAVANSERAI_TESTS"), names[i]);
      cairo_surface_t *kept = cairo_image_surface_create_from_png (path);
      if (cairo_surface_status (kept) != CAIRO_STATUS_SUCCESS)
        fail_msg ("%s is missing", path);
      assert_int_equal (cairo_image_surface_get_width (kept),
                        cairo_image_surface_get_width (drawn));
      assert_int_equal (cairo_image_surface_get_height (kept),
                        cairo_image_surface_get_height (drawn));
      if (count_differences (drawn, kept) > 0)
        fail_msg ("%s is not what is drawn: run ./run figures", path);
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (kept);
    }
}

static void
test_no_figure_is_empty (void **state)
{
  g_auto (GStrv) names = figures_list ();

  for (int i = 0; names[i] != NULL; i++)
    {
      cairo_surface_t *drawn = figures_draw (names[i]);
      cairo_surface_t *empty = cairo_surface_create_similar_image (
          drawn, CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (drawn),
          cairo_image_surface_get_height (drawn));
      assert_true (count_differences (drawn, empty) > 100);
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (empty);
    }
}

static int
start (void **state)
{
  gtk_init ();
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_the_files_are_what_the_program_draws),
    cmocka_unit_test (test_no_figure_is_empty),
  };
  return cmocka_run_group_tests (tests, start, NULL);
}
