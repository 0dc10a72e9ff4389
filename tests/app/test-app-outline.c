/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines of sets of cells, drawn as positions; corners are read off in cells from the
   upper left, loops parted by a bar. */
#include "caravan-outline.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#define CELLS_MOST 64

typedef struct
{
  guint8 cells[CELLS_MOST];
  CaravanMask mask;
} Position;

static void
draw (Position *position, const char *const *rows)
{
  CaravanMask *mask = &position->mask;

  *mask = (CaravanMask){ (int) strlen (rows[0]), 0, position->cells };
  for (; rows[mask->height] != NULL; mask->height++)
    for (int x = 0; x < mask->width; x++)
      position->cells[mask->height * mask->width + x] = rows[mask->height][x] == 'x';
}

static void
expect_corners (const char *const *rows, const char *wanted)
{
  Position position;
  draw (&position, rows);
  g_autoptr (GArray) corners = caravan_outline_walk (&position.mask);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < corners->len; i++)
    {
      const CaravanCorner *corner = &g_array_index (corners, CaravanCorner, i);
      g_string_append_printf (text, "%d,%d", corner->x, corner->y);
      if (i + 1 < corners->len)
        g_string_append (text, corner->is_last ? " | " : " ");
    }
  assert_string_equal (text->str, wanted);
}

static void
test_a_single_cell_has_four_corners (void **state)
{
  static const char *const rows[] = { "...", ".x.", "...", NULL };

  expect_corners (rows, "2,1 2,2 1,2 1,1");
}

static void
test_nothing_has_no_outline (void **state)
{
  static const char *const rows[] = { "..", "..", NULL };

  expect_corners (rows, "");
}

static void
test_an_l_shape_turns_inward_once (void **state)
{
  static const char *const rows[] = { "x.", "xx", NULL };

  expect_corners (rows, "1,0 1,1 2,1 2,2 0,2 0,0");
}

static void
test_cells_in_a_row_share_no_line (void **state)
{
  static const char *const rows[] = { "xxx", NULL };

  expect_corners (rows, "3,0 3,1 0,1 0,0");
}

static void
test_a_ring_has_a_hole_that_runs_the_other_way (void **state)
{
  static const char *const rows[] = { "xxx", "x.x", "xxx", NULL };

  expect_corners (rows, "3,0 3,3 0,3 0,0 | 2,2 2,1 1,1 1,2");
}

static void
test_cells_that_touch_at_a_corner_stay_apart (void **state)
{
  static const char *const falling[] = { "x.", ".x", NULL };
  static const char *const rising[] = { ".x", "x.", NULL };

  expect_corners (falling, "1,0 1,1 0,1 0,0 | 2,1 2,2 1,2 1,1");
  expect_corners (rising, "2,0 2,1 1,1 1,0 | 1,1 1,2 0,2 0,1");
}

static void
test_one_figure_that_meets_itself_at_a_corner_has_one_loop_that_passes_twice (
    void **state)
{
  static const char *const rows[] = { "xx.", "x.x", "xxx", NULL };

  expect_corners (rows, "2,0 2,1 1,1 1,2 2,2 2,1 3,1 3,3 0,3 0,0");
}

static void
measure (const char *const *rows,
         double inset,
         double radius,
         double *x,
         double *y,
         double *w)
{
  Position position;
  draw (&position, rows);
  g_autoptr (GArray) corners = caravan_outline_walk (&position.mask);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x2, y2;

  caravan_outline_path (cr, corners, 10, inset, radius);
  cairo_path_extents (cr, x, y, &x2, &y2);
  *w = x2 - *x;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_the_inset_moves_every_edge_inward (void **state)
{
  static const char *const rows[] = { ".x", ".x", NULL };
  double x, y, w;

  measure (rows, 2, 1, &x, &y, &w);
  assert_float_equal (x, 12, 0.01);
  assert_float_equal (y, 2, 0.01);
  assert_float_equal (w, 6, 0.01);
}

static void
test_a_negative_inset_lies_outside (void **state)
{
  static const char *const rows[] = { "x", NULL };
  double x, y, w;

  measure (rows, -1.5, 3, &x, &y, &w);
  assert_float_equal (x, -1.5, 0.01);
  assert_float_equal (w, 13, 0.01);
}

static void
test_a_radius_never_passes_the_middle_of_an_edge (void **state)
{
  static const char *const rows[] = { "x", NULL };
  double x, y, w;

  measure (rows, 0, 40, &x, &y, &w);
  assert_float_equal (w, 10, 0.01);
}

static void
test_a_part_is_what_hangs_together_over_sides (void **state)
{
  static const char *const rows[] = { "xx.", "..x", "x.x", NULL };
  guint8 part[9];
  Position position;

  draw (&position, rows);
  assert_int_equal (caravan_mask_take_part (&position.mask, 1, part), 2);
  assert_int_equal (part[0], 1);
  assert_int_equal (part[5], 0);
  assert_int_equal (caravan_mask_take_part (&position.mask, 8, part), 2);
  assert_int_equal (part[5], 1);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_a_single_cell_has_four_corners),
    cmocka_unit_test (test_nothing_has_no_outline),
    cmocka_unit_test (test_an_l_shape_turns_inward_once),
    cmocka_unit_test (test_cells_in_a_row_share_no_line),
    cmocka_unit_test (test_a_ring_has_a_hole_that_runs_the_other_way),
    cmocka_unit_test (test_cells_that_touch_at_a_corner_stay_apart),
    cmocka_unit_test (
        test_one_figure_that_meets_itself_at_a_corner_has_one_loop_that_passes_twice),
    cmocka_unit_test (test_the_inset_moves_every_edge_inward),
    cmocka_unit_test (test_a_negative_inset_lies_outside),
    cmocka_unit_test (test_a_radius_never_passes_the_middle_of_an_edge),
    cmocka_unit_test (test_a_part_is_what_hangs_together_over_sides),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
