/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures in the help are those that the program draws; `./run figures` makes them
   anew. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "figures.h"

/* How many bytes of two pictures of one size differ by more than rounding. */
static int
count_differences (cairo_surface_t *one, cairo_surface_t *two)
{
  int n = 0, size = cairo_image_surface_get_stride (one) *
                    cairo_image_surface_get_height (one);
  const unsigned char *a = cairo_image_surface_get_data (one),
                      *b = cairo_image_surface_get_data (two);

  for (int i = 0; i < size; i++)
    n += ABS (a[i] - b[i]) > 2;
  return n;
}

static void
test_the_files_are_what_the_program_draws (void **state)
{
  (void) state;
  for (int i = 0; caravan_figure_names[i] != NULL; i++)
    {
      cairo_surface_t *drawn = figures_draw (caravan_figure_names[i]);
      g_autofree char *path =
          g_strdup_printf ("%s/../help/C/figures/%s.png",
                           g_getenv ("CARAVANSERAI_TESTS"), caravan_figure_names[i]);
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
  (void) state;
  for (int i = 0; caravan_figure_names[i] != NULL; i++)
    {
      cairo_surface_t *drawn = figures_draw (caravan_figure_names[i]);
      cairo_surface_t *empty = cairo_surface_create_similar_image (
          drawn, CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (drawn),
          cairo_image_surface_get_height (drawn));
      assert_true (count_differences (drawn, empty) > 10000);
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (empty);
    }
}

static int
start (void **state)
{
  (void) state;
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
