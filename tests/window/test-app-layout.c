/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of a table stand at each width and height, with plain widgets in
   their place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "caravan-table-layout.h"

typedef struct
{
  GtkWidget *table; /* owned */
  CaravanTableLayout *layout;
  GtkWidget *parts[CARAVAN_TABLE_N_PARTS];
} Stage;

static int
set_table (void **state)
{
  static const int heights[CARAVAN_TABLE_N_PARTS] = { 100, 0,   40,  90, 250,
                                                      400, 200, 150, 40, 50 };
  Stage *table = g_new0 (Stage, 1);
  GtkLayoutManager *layout = caravan_table_layout_new ();
  table->layout = CARAVAN_TABLE_LAYOUT (layout);
  table->table = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_layout_manager (table->table, layout);
  for (int part = 0; part < CARAVAN_TABLE_N_PARTS; part++)
    {
      table->parts[part] = gtk_drawing_area_new ();
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (table->parts[part]),
                                           heights[part]);
      gtk_widget_set_parent (table->parts[part], table->table);
      caravan_table_layout_set_part (table->layout, (CaravanTablePart) part,
                                     table->parts[part]);
    }
  *state = table;
  return 0;
}

static int
clear_table (void **state)
{
  Stage *table = *state;
  for (int part = 0; part < CARAVAN_TABLE_N_PARTS; part++)
    gtk_widget_unparent (table->parts[part]);
  g_object_unref (table->table);
  g_free (table);
  return 0;
}

static void
lay_out (Stage *table, int width, int height)
{
  int least;
  gtk_widget_measure (table->table, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  assert_true (least <= 340);
  gtk_widget_allocate (table->table, width, height, -1, NULL);
}

static gboolean
is_shown (Stage *table, CaravanTablePart part)
{
  return gtk_widget_get_child_visible (table->parts[part]);
}

static graphene_rect_t
find_place (Stage *table, CaravanTablePart part)
{
  graphene_rect_t bounds;
  assert_true (is_shown (table, part));
  assert_true (gtk_widget_compute_bounds (table->parts[part], table->table, &bounds));
  return bounds;
}

static gboolean
is_left_of (Stage *table, CaravanTablePart left, CaravanTablePart right)
{
  graphene_rect_t a = find_place (table, left), b = find_place (table, right);
  return a.origin.x + a.size.width <= b.origin.x;
}

static gboolean
is_above (Stage *table, CaravanTablePart above, CaravanTablePart below)
{
  graphene_rect_t a = find_place (table, above), b = find_place (table, below);
  return a.origin.y + a.size.height <= b.origin.y;
}

static void
test_a_wide_table_has_three_columns (void **state)
{
  Stage *table = *state;
  lay_out (table, 1440, 900);
  assert_int_equal (caravan_table_layout_get_width (table->layout), CARAVAN_TABLE_WIDE);
  assert_true (is_left_of (table, CARAVAN_TABLE_PIECES, CARAVAN_TABLE_BOARD));
  assert_true (is_left_of (table, CARAVAN_TABLE_BOARD, CARAVAN_TABLE_PLAYERS));
  assert_true (is_above (table, CARAVAN_TABLE_STRIP, CARAVAN_TABLE_BOARD));
  assert_true (is_above (table, CARAVAN_TABLE_BOARD, CARAVAN_TABLE_VERDICT));
  assert_true (is_above (table, CARAVAN_TABLE_PIECES, CARAVAN_TABLE_STEPS));
  assert_true (is_above (table, CARAVAN_TABLE_STEPS, CARAVAN_TABLE_ENTRY));
  assert_true (is_above (table, CARAVAN_TABLE_PLAYERS, CARAVAN_TABLE_LEGEND));
  assert_false (is_shown (table, CARAVAN_TABLE_SWITCH));
}

static void
test_only_the_board_grows_with_the_window (void **state)
{
  Stage *table = *state;
  lay_out (table, 1440, 900);
  graphene_rect_t pieces = find_place (table, CARAVAN_TABLE_PIECES);
  graphene_rect_t board = find_place (table, CARAVAN_TABLE_BOARD);
  lay_out (table, 1940, 900);
  assert_true (find_place (table, CARAVAN_TABLE_PIECES).size.width ==
               pieces.size.width);
  assert_true (find_place (table, CARAVAN_TABLE_BOARD).size.width ==
               board.size.width + 500);
}

static void
test_in_a_low_window_history_folds_first_then_the_legend (void **state)
{
  Stage *table = *state;
  lay_out (table, 1440, 620);
  assert_true (is_shown (table, CARAVAN_TABLE_LEGEND));
  assert_true (is_shown (table, CARAVAN_TABLE_STEPS));
  lay_out (table, 1440, 420);
  assert_false (is_shown (table, CARAVAN_TABLE_STEPS));
  assert_false (is_shown (table, CARAVAN_TABLE_LEGEND));
}

static void
test_in_a_low_window_the_verdict_lies_over_the_board (void **state)
{
  Stage *table = *state;
  lay_out (table, 1440, 320);
  graphene_rect_t board = find_place (table, CARAVAN_TABLE_BOARD);
  graphene_rect_t verdict = find_place (table, CARAVAN_TABLE_VERDICT);
  assert_true (verdict.origin.y > board.origin.y);
  assert_true (verdict.origin.y + verdict.size.height ==
               board.origin.y + board.size.height);
}

static void
test_a_middle_table_switches_the_right_column (void **state)
{
  Stage *table = *state;
  lay_out (table, 800, 700);
  assert_int_equal (caravan_table_layout_get_width (table->layout),
                    CARAVAN_TABLE_MIDDLE);
  assert_true (is_left_of (table, CARAVAN_TABLE_BOARD, CARAVAN_TABLE_PIECES));
  assert_true (is_above (table, CARAVAN_TABLE_SWITCH, CARAVAN_TABLE_PIECES));
  assert_false (is_shown (table, CARAVAN_TABLE_PLAYERS));

  caravan_table_layout_set_panel (table->layout, CARAVAN_TABLE_SHOW_PLAYERS);
  lay_out (table, 800, 700);
  assert_true (is_left_of (table, CARAVAN_TABLE_BOARD, CARAVAN_TABLE_PLAYERS));
  assert_false (is_shown (table, CARAVAN_TABLE_PIECES));
}

static void
test_a_narrow_table_has_board_and_pieces_and_a_bar (void **state)
{
  Stage *table = *state;
  lay_out (table, 360, 780);
  assert_int_equal (caravan_table_layout_get_width (table->layout),
                    CARAVAN_TABLE_NARROW);
  assert_true (is_above (table, CARAVAN_TABLE_BOARD, CARAVAN_TABLE_VERDICT));
  assert_true (is_above (table, CARAVAN_TABLE_VERDICT, CARAVAN_TABLE_PIECES));
  assert_true (is_above (table, CARAVAN_TABLE_PIECES, CARAVAN_TABLE_SWITCH));
  assert_false (is_shown (table, CARAVAN_TABLE_ENTRY));

  caravan_table_layout_set_panel (table->layout, CARAVAN_TABLE_SHOW_STEPS);
  lay_out (table, 360, 780);
  assert_false (is_shown (table, CARAVAN_TABLE_BOARD));
  assert_true (is_above (table, CARAVAN_TABLE_STEPS, CARAVAN_TABLE_SWITCH));
}

static void
test_typed_entry_has_a_place_in_a_narrow_window_when_asked_for (void **state)
{
  Stage *table = *state;
  caravan_table_layout_set_entry_open (table->layout, TRUE);
  lay_out (table, 360, 780);
  assert_true (is_above (table, CARAVAN_TABLE_ENTRY, CARAVAN_TABLE_SWITCH));
}

#define TABLE_TEST(test) cmocka_unit_test_setup_teardown (test, set_table, clear_table)

int
main (void)
{
  gtk_init ();
  const struct CMUnitTest tests[] = {
    TABLE_TEST (test_a_wide_table_has_three_columns),
    TABLE_TEST (test_only_the_board_grows_with_the_window),
    TABLE_TEST (test_in_a_low_window_history_folds_first_then_the_legend),
    TABLE_TEST (test_in_a_low_window_the_verdict_lies_over_the_board),
    TABLE_TEST (test_a_middle_table_switches_the_right_column),
    TABLE_TEST (test_a_narrow_table_has_board_and_pieces_and_a_bar),
    TABLE_TEST (test_typed_entry_has_a_place_in_a_narrow_window_when_asked_for),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
