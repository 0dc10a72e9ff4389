/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in a window: focus, clicks, names, and what is drawn again. */
#include "scene.h"

#include "caravan-board-private.h"
#include "caravan-cell.h"
#include "cv-games.h"

#include <adwaita.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#define PATIENCE (300 * G_TIME_SPAN_SECOND)

/* a to e across, 1 to 4 down. */
static const char *const grid[] = { "#oo..", ".==O.", ".==..", ".S...", NULL };
static const char *const position[] = { ".. oR o. .. ..", ".. cR cR .. s.",
                                        "sB cB .. .. s.", "s. .. .. .. ..", NULL };

typedef struct
{
  Scene *scene;
  GtkWidget *window, *before, *view, *after;
  CaravanBoard *board;
  CaravanScene shown;
  GString *heard; /* "pointed c4 activated c4 " */
} Stage;

/* Waiting: for something, never for a time. */

typedef gboolean (*Condition) (Stage *table);

static void
wait_until (Stage *table, Condition condition)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!condition (table))
    {
      assert_true (g_get_monotonic_time () < end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static gboolean
is_laid_out (Stage *table)
{
  CaravanBoardPlace place;

  caravan_board_get_place (table->board, &place);
  return gtk_widget_get_mapped (GTK_WIDGET (table->board)) && place.cell > 0;
}

static gboolean frame_is_painted;

static void
painted_cb (void)
{
  frame_is_painted = TRUE;
}

static gboolean
is_painted (Stage *table)
{
  return frame_is_painted;
}

static void
wait_for_frame (Stage *table)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (table->window);
  gulong handler =
      g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);

  frame_is_painted = FALSE;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  wait_until (table, is_painted);
  g_signal_handler_disconnect (clock, handler);
}

/* A table with a window. */

static void
hear (Stage *table, const char *what, int cell)
{
  char name[CV_CELL_TEXT_SIZE] = "-";

  if (cell != CV_CELL_NONE)
    cv_cell_print ((CvCell) cell, name);
  g_string_append_printf (table->heard, "%s %s ", what, name);
}

static void
pointed_cb (Stage *table, int cell)
{
  hear (table, "pointed", cell);
}

static void
activated_cb (Stage *table, int cell)
{
  hear (table, "activated", cell);
}

static void
tapped_cb (Stage *table, int cell)
{
  hear (table, "tapped", cell);
}

static void
cell_painted_cb (Stage *table, int cell)
{
  hear (table, "painted", cell);
}

static void
make_window (Stage *table)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  table->before = gtk_button_new_with_label ("before");
  table->after = gtk_button_new_with_label ("after");
  table->view = caravan_board_view_new ();
  table->board = caravan_board_view_get_board (CARAVAN_BOARD_VIEW (table->view));
  gtk_box_append (GTK_BOX (box), table->before);
  gtk_box_append (GTK_BOX (box), table->view);
  gtk_box_append (GTK_BOX (box), table->after);
  table->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (table->window), box);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 500, 500);
}

static int
set_up (void **state)
{
  Stage *table = g_new0 (Stage, 1);
  char *board = scene_grid ("oasis", grid);

  table->heard = g_string_new (NULL);
  table->scene = scene_new ("oasis", "red blue green", "free", board);
  free (board);
  scene_draw (table->scene, position);
  make_window (table);
  caravan_scene_start (&table->shown, caravan_game_find (&cv_oasis),
                       scene_table (table->scene));
  table->shown.state = *scene_state (table->scene);
  caravan_board_show (table->board, &table->shown);
  g_signal_connect_swapped (table->board, "pointed", G_CALLBACK (pointed_cb), table);
  g_signal_connect_swapped (table->board, "activated", G_CALLBACK (activated_cb),
                            table);
  g_signal_connect_swapped (table->board, "tapped", G_CALLBACK (tapped_cb), table);
  g_signal_connect_swapped (table->board, "painted", G_CALLBACK (cell_painted_cb),
                            table);
  gtk_window_present (GTK_WINDOW (table->window));
  wait_until (table, is_laid_out);
  wait_for_frame (table);
  *state = table;
  return 0;
}

static int
tear_down (void **state)
{
  Stage *table = *state;
  gpointer window = table->window, board = table->board;

  g_object_add_weak_pointer (G_OBJECT (window), &window);
  g_object_add_weak_pointer (G_OBJECT (board), &board);
  gtk_window_destroy (GTK_WINDOW (table->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_null (window);
  assert_null (board);
  scene_free (table->scene);
  g_string_free (table->heard, TRUE);
  g_free (table);
  return 0;
}

static CvCell
cell_of (const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cell;
}

static int
bit_of (Stage *table, const char *name)
{
  return cv_board_bit (&scene_table (table->scene)->board, cell_of (name));
}

static void
expect_heard (Stage *table, const char *wanted)
{
  assert_string_equal (table->heard->str, wanted);
  g_string_truncate (table->heard, 0);
}

static void
expect_focus (Stage *table, const char *name)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (table->window));

  assert_ptr_equal (focus, caravan_board_get_cell (table->board, cell_of (name)));
}

static void
move_focus (Stage *table, GtkDirectionType direction)
{
  gtk_widget_child_focus (table->window, direction);
}

static GtkEventController *
find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);
      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  assert_true (FALSE);
  return NULL;
}

/* Where the middle of a cell's widget really is. */
static void
find_middle (Stage *table, GtkWidget *cell, double *x, double *y)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (table->board), &bounds));
  *x = (double) (bounds.origin.x + bounds.size.width / 2);
  *y = (double) (bounds.origin.y + bounds.size.height / 2);
}

static void
click (Stage *table, const char *name)
{
  GtkEventController *gesture =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_GESTURE_CLICK);
  double x, y;

  find_middle (table, caravan_board_get_cell (table->board, cell_of (name)), &x, &y);
  g_signal_emit_by_name (gesture, "pressed", 1, x, y);
  g_signal_emit_by_name (gesture, "released", 1, x, y);
}

static int
measure_cell (Stage *table)
{
  CaravanBoardPlace place;

  caravan_board_get_place (table->board, &place);
  return place.cell;
}

/* Focus. */

static void
test_the_board_is_one_tab_stop (void **state)
{
  Stage *table = *state;

  gtk_widget_grab_focus (table->before);
  move_focus (table, GTK_DIR_TAB_FORWARD);
  expect_focus (table, "b1");
  move_focus (table, GTK_DIR_TAB_FORWARD);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (table->window)), table->after);
  caravan_board_focus (table->board, cell_of ("d3"));
  move_focus (table, GTK_DIR_TAB_BACKWARD);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (table->window)), table->before);
  move_focus (table, GTK_DIR_TAB_FORWARD);
  expect_focus (table, "d3");
}

static void
test_arrows_move_and_stop_at_the_edge_and_pass_over_what_is_outside (void **state)
{
  Stage *table = *state;

  caravan_board_focus (table->board, cell_of ("b1"));
  move_focus (table, GTK_DIR_LEFT);
  expect_focus (table, "b1");
  move_focus (table, GTK_DIR_DOWN);
  expect_focus (table, "b2");
  move_focus (table, GTK_DIR_LEFT);
  expect_focus (table, "a2");
  move_focus (table, GTK_DIR_UP);
  expect_focus (table, "a2");
}

static void
test_arrows_go_by_the_screen_when_the_board_is_turned (void **state)
{
  static const char *const right_of_c2[] = { "d2", "c1", "b2", "c3" };
  static const char *const below_c2[] = { "c3", "d2", "c1", "b2" };
  Stage *table = *state;

  for (int turn = 0; turn < 4; turn++)
    {
      caravan_board_set_turn (table->board, turn);
      caravan_board_focus (table->board, cell_of ("c2"));
      move_focus (table, GTK_DIR_RIGHT);
      expect_focus (table, right_of_c2[turn]);
      caravan_board_focus (table->board, cell_of ("c2"));
      move_focus (table, GTK_DIR_DOWN);
      expect_focus (table, below_c2[turn]);
    }
}

static void
press (Stage *table, guint key, GdkModifierType modifiers)
{
  GtkEventController *keys =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_EVENT_CONTROLLER_KEY);
  gboolean handled = FALSE;

  g_signal_emit_by_name (keys, "key-pressed", key, 0, modifiers, &handled);
  assert_true (handled);
}

static void
test_home_and_end_go_along_the_row_and_with_control_over_the_board (void **state)
{
  Stage *table = *state;

  caravan_board_focus (table->board, cell_of ("c1"));
  press (table, GDK_KEY_End, 0);
  expect_focus (table, "e1");
  press (table, GDK_KEY_Home, 0);
  expect_focus (table, "b1");
  press (table, GDK_KEY_End, GDK_CONTROL_MASK);
  expect_focus (table, "e4");
  press (table, GDK_KEY_Home, GDK_CONTROL_MASK);
  expect_focus (table, "b1");
  press (table, GDK_KEY_Page_Down, 0);
  expect_focus (table, "b4");
}

static void
test_letters_are_left_to_the_window (void **state)
{
  Stage *table = *state;
  GtkEventController *keys =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_EVENT_CONTROLLER_KEY);
  gboolean handled = TRUE;

  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_b, 0, 0, &handled);
  assert_false (handled);
}

static void
test_moving_the_focus_points (void **state)
{
  Stage *table = *state;

  caravan_board_focus (table->board, cell_of ("c2"));
  move_focus (table, GTK_DIR_DOWN);
  expect_heard (table, "pointed c2 pointed c3 ");
}

/* The pointer. */

static void
test_the_pointer_tells_each_cell_once_and_when_it_leaves (void **state)
{
  Stage *table = *state;
  GtkEventController *motion =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_EVENT_CONTROLLER_MOTION);
  double x, y;

  find_middle (table, caravan_board_get_cell (table->board, cell_of ("d4")), &x, &y);
  g_signal_emit_by_name (motion, "motion", x, y);
  g_signal_emit_by_name (motion, "motion", x + 1, y);
  g_signal_emit_by_name (motion, "leave");
  expect_heard (table, "pointed d4 pointed - ");
}

static void
test_a_finger_taps_and_takes_the_focus_without_pointing (void **state)
{
  Stage *table = *state;

  caravan_board_press (table->board, cell_of ("d4"), TRUE);
  expect_heard (table, "tapped d4 ");
  expect_focus (table, "d4");
  caravan_board_press (table->board, cell_of ("d4"), TRUE);
  expect_heard (table, "tapped d4 ");
  caravan_board_press (table->board, cell_of ("c2"), FALSE);
  expect_heard (table, "pointed c2 activated c2 ");
}

static void
test_a_board_that_rests_points_at_nothing (void **state)
{
  Stage *table = *state;

  caravan_board_rest (table->board);
  expect_heard (table, "");
  move_focus (table, GTK_DIR_DOWN);
  assert_true (table->heard->len > 0);
}

static void
expect_every_cell_to_answer (Stage *table)
{
  for (const char *row = "1234"; *row != '\0'; row++)
    for (const char *column = "abcde"; *column != '\0'; column++)
      {
        const char name[] = { *column, *row, '\0' };
        g_autofree char *wanted =
            g_strdup_printf ("pointed %s activated %s ", name, name);
        if (strcmp (name, "a1") == 0)
          continue; /* outside */
        caravan_board_point_at (table->board, CV_CELL_NONE);
        g_string_truncate (table->heard, 0);
        click (table, name);
        expect_heard (table, wanted);
        expect_focus (table, name);
      }
}

static void
test_a_click_activates_the_cell_under_it_at_any_zoom_and_turn (void **state)
{
  Stage *table = *state;

  for (int turn = 0; turn < 4; turn++)
    {
      expect_every_cell_to_answer (table);
      gtk_widget_activate_action (table->view, "board.zoom-in", NULL);
      gtk_widget_activate_action (table->view, "board.turn", NULL);
      wait_for_frame (table);
      assert_int_equal (caravan_board_get_turn (table->board), (turn + 1) % 4);
    }
}

static void
test_enter_and_the_screen_reader_activate (void **state)
{
  Stage *table = *state;
  GtkWidget *cell = caravan_board_get_cell (table->board, cell_of ("d4"));

  gtk_widget_activate_action (cell, "cell.activate", NULL);
  gtk_widget_activate (cell);
  expect_heard (table, "activated d4 activated d4 ");
}

static void
test_nothing_outside_the_board_answers (void **state)
{
  Stage *table = *state;

  click (table, "a1");
  expect_heard (table, "");
}

static void
drag (Stage *table, const char *from, const char *to)
{
  GtkEventController *gesture =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_GESTURE_DRAG);
  double x, y;

  find_middle (table, caravan_board_get_cell (table->board, cell_of (from)), &x, &y);
  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  /* No sequence is under way, so the gesture begins at 0. */
  find_middle (table, caravan_board_get_cell (table->board, cell_of (to)), &x, &y);
  g_signal_emit_by_name (gesture, "drag-update", x, y);
}

static void
test_a_stroke_paints_every_cell_it_passes_and_only_while_painting (void **state)
{
  Stage *table = *state;

  drag (table, "b2", "e2");
  expect_heard (table, "");
  caravan_board_set_painting (table->board, TRUE);
  caravan_board_set_outside (table->board, TRUE);
  drag (table, "b2", "e2");
  expect_heard (table, "painted b2 painted c2 painted d2 painted e2 ");
}

static void
test_whoever_paints_a_board_reaches_the_cells_outside (void **state)
{
  Stage *table = *state;

  caravan_board_set_outside (table->board, TRUE);
  click (table, "a1");
  expect_heard (table, "pointed a1 activated a1 ");
}

static void
test_a_piece_that_is_dropped_activates_the_cell (void **state)
{
  Stage *table = *state;
  GtkEventController *target =
      find_controller (GTK_WIDGET (table->board), GTK_TYPE_DROP_TARGET);
  GValue tool = G_VALUE_INIT;
  gboolean taken = FALSE;
  double x, y;

  g_value_init (&tool, G_TYPE_INT);
  find_middle (table, caravan_board_get_cell (table->board, cell_of ("d3")), &x, &y);
  g_signal_emit_by_name (target, "drop", &tool, x, y, &taken);
  assert_true (taken);
  expect_heard (table, "pointed d3 activated d3 ");
}

/* Size. */

static void
test_the_board_fits_and_never_gets_smaller_than_24 (void **state)
{
  Stage *table = *state;
  int fit = measure_cell (table);

  assert_in_range (fit, 60, 100);
  for (int i = 0; i < 20; i++)
    {
      gtk_widget_activate_action (table->view, "board.zoom-out", NULL);
      wait_for_frame (table);
    }
  assert_int_equal (measure_cell (table), 24);
  gtk_widget_activate_action (table->view, "board.fit", NULL);
  wait_for_frame (table);
  assert_int_equal (measure_cell (table), fit);
}

static gboolean
is_small (Stage *table)
{
  return gtk_widget_get_width (table->view) < 140 && measure_cell (table) == 40;
}

static void
test_where_24_does_not_fit_the_board_opens_at_40_and_follows_the_focus (void **state)
{
  Stage *table = *state;
  graphene_rect_t bounds;

  gtk_widget_set_size_request (table->view, 120, 120);
  gtk_widget_set_halign (table->view, GTK_ALIGN_START);
  gtk_widget_set_valign (table->view, GTK_ALIGN_START);
  gtk_widget_set_hexpand (table->view, FALSE);
  gtk_widget_set_vexpand (table->view, FALSE);
  wait_until (table, is_small);
  caravan_board_focus (table->board, cell_of ("e4"));
  wait_for_frame (table);
  assert_true (gtk_widget_compute_bounds (
      caravan_board_get_cell (table->board, cell_of ("e4")), table->view, &bounds));
  assert_in_range ((int) bounds.origin.x, 0, 120 - 40);
  assert_in_range ((int) bounds.origin.y, 0, 120 - 40);
}

/* What is read out. */

static void
expect_name (Stage *table, const char *cell, const char *wanted)
{
  GtkWidget *widget = caravan_board_get_cell (table->board, cell_of (cell));
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, wanted);

  if (other != NULL)
    fail_msg ("%s is called “%s”, not “%s”", cell, other, wanted);
}

static void
test_cells_say_what_lies_there_whose_it_is_and_how_large (void **state)
{
  Stage *table = *state;

  expect_name (table, "a1", "a1, outside the board");
  expect_name (table, "d1", "d1, land");
  expect_name (table, "d3", "d3, land");
  expect_name (table, "c3", "c3, camel path");
  expect_name (table, "b1", "b1, Oasis tile, Red’s area, 2 spaces, control marker");
  expect_name (table, "c1", "c1, Oasis tile, Red’s area, 2 spaces");
  expect_name (table, "d2", "d2, Oasis bonus space, free area, 1 space");
  expect_name (table, "e3", "e3, Steppe tile, free area, 2 spaces");
  expect_name (table, "b4", "b4, Steppe bonus space, Blue’s area, 3 spaces");
  expect_name (table, "b2", "b2, Red’s camel, in a herd of 2");
  expect_name (table, "b3", "b3, Blue’s camel, alone");
}

/* A widget that is presentation hides all that it holds. */
static void
test_nothing_hides_the_cells_from_a_screen_reader (void **state)
{
  Stage *table = *state;
  GtkWidget *widget = caravan_board_get_cell (table->board, cell_of ("c1"));

  assert_int_equal (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)),
                    GTK_ACCESSIBLE_ROLE_GRID_CELL);
  for (; widget != table->window; widget = gtk_widget_get_parent (widget))
    assert_int_not_equal (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)),
                          GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
test_a_house_rule_is_said (void **state)
{
  Stage *table = *state;

  cv_set_add (&table->shown.house, bit_of (table, "c1"));
  caravan_board_show (table->board, &table->shown);
  expect_name (table, "c1", "c1, Oasis tile, Red’s area, 2 spaces, house rule");
}

static void
test_the_verdict_is_the_focused_cells_description_until_the_focus_moves (void **state)
{
  Stage *table = *state;
  GtkAccessible *c2 =
      GTK_ACCESSIBLE (caravan_board_get_cell (table->board, cell_of ("c2")));

  caravan_board_focus (table->board, cell_of ("c2"));
  caravan_board_describe_focus (table->board, "Not here.");
  assert_null (gtk_test_accessible_check_property (
      c2, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Not here."));
  move_focus (table, GTK_DIR_DOWN);
  assert_false (
      gtk_test_accessible_has_property (c2, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Drawing. */

static void
count_drawn (Stage *table, guint *counts)
{
  for (int i = 0; i < 20; i++)
    counts[i] = caravan_cell_get_n_drawn (
        CARAVAN_CELL (caravan_board_get_cell (table->board, cv_cell (i % 5, i / 5))));
}

static void
test_pointing_draws_only_the_cells_concerned (void **state)
{
  Stage *table = *state;
  guint before[20], after[20];

  table->shown.pointed = cell_of ("d3");
  table->shown.pointed_illegal = TRUE;
  caravan_board_show (table->board, &table->shown);
  wait_for_frame (table);
  count_drawn (table, before);
  table->shown.pointed = cell_of ("e4");
  cv_set_add (&table->shown.lit, bit_of (table, "c1"));
  caravan_board_show (table->board, &table->shown);
  wait_for_frame (table);
  count_drawn (table, after);
  for (int i = 0; i < 20; i++)
    {
      gboolean concerned = cv_cell (i % 5, i / 5) == cell_of ("d3") ||
                           cv_cell (i % 5, i / 5) == cell_of ("e4");
      assert_int_equal (after[i] - before[i], concerned ? 1 : 0);
    }
}

static void
test_every_state_can_be_drawn (void **state)
{
  Stage *table = *state;
  CaravanScene *shown = &table->shown;

  cv_set_add (&shown->legal, bit_of (table, "d1"));
  cv_set_add (&shown->last, bit_of (table, "c1"));
  cv_set_add (&shown->house, bit_of (table, "c1"));
  shown->held = cell_of ("b2");
  shown->pointed = cell_of ("d1");
  for (shown->ghost_piece = -1; shown->ghost_piece < 4; shown->ghost_piece++)
    for (shown->choosing = 0; shown->choosing < 2; shown->choosing++)
      {
        caravan_board_show (table->board, shown);
        wait_for_frame (table);
      }
}

static void
allow_motion (Stage *table, gboolean allowed)
{
  g_object_set (gtk_widget_get_settings (table->window), "gtk-enable-animations",
                allowed, NULL);
}

static gboolean
is_at_rest (Stage *table)
{
  return table->board->motion.tick == 0;
}

/* Blue's camel goes from b3 to c3. */
static void
walk (Stage *table)
{
  CvSet *camels = &table->shown.state.oasis.camels[1];

  cv_set_remove (camels, bit_of (table, "b3"));
  cv_set_add (camels, bit_of (table, "c3"));
  caravan_board_show (table->board, &table->shown);
}

static void
test_a_camel_walks_to_its_place_and_rests (void **state)
{
  Stage *table = *state;

  allow_motion (table, TRUE);
  walk (table);
  assert_true (caravan_board_is_walking (table->board));
  wait_until (table, is_at_rest);
  wait_for_frame (table);
}

static void
test_a_laid_tile_comes_down_and_rests (void **state)
{
  Stage *table = *state;

  allow_motion (table, TRUE);
  cv_set_add (&table->shown.state.oasis.laid[2], bit_of (table, "d4"));
  cv_set_add (&table->shown.state.oasis.lands[2], bit_of (table, "d4"));
  caravan_board_show (table->board, &table->shown);
  assert_false (is_at_rest (table));
  assert_false (caravan_board_is_walking (table->board));
  wait_until (table, is_at_rest);
  wait_for_frame (table);
}

/* What a tile on d4 would be paid. */
static void
show_points (Stage *table)
{
  CaravanTag *tag = &table->shown.marks.tags[0];

  table->shown.pointed = cell_of ("d4");
  table->shown.marks.n_tags = 1;
  tag->cell = cell_of ("e3");
  tag->kind = CARAVAN_TAG_ABOVE;
  g_strlcpy (tag->text, "+3", sizeof tag->text);
  caravan_board_show (table->board, &table->shown);
}

static gboolean
are_tags_at_rest (Stage *table)
{
  return table->board->tags.tick == 0;
}

static void
test_points_rise_and_leave_once_their_step_is_recorded (void **state)
{
  Stage *table = *state;

  allow_motion (table, TRUE);
  show_points (table);
  assert_false (are_tags_at_rest (table));
  assert_false (table->board->tags.leaves);
  caravan_board_show (table->board, &table->shown);
  wait_until (table, are_tags_at_rest);
  memset (&table->shown.marks, 0, sizeof table->shown.marks);
  caravan_board_show (table->board, &table->shown);
  assert_true (are_tags_at_rest (table));
  cv_set_add (&table->shown.state.oasis.laid[2], bit_of (table, "d4"));
  cv_set_add (&table->shown.state.oasis.lands[2], bit_of (table, "d4"));
  caravan_board_show (table->board, &table->shown);
  assert_false (are_tags_at_rest (table));
  assert_true (table->board->tags.leaves);
  wait_until (table, are_tags_at_rest);
  wait_for_frame (table);
}

static void
test_points_of_another_cell_do_not_leave (void **state)
{
  Stage *table = *state;

  allow_motion (table, TRUE);
  show_points (table);
  wait_until (table, are_tags_at_rest);
  memset (&table->shown.marks, 0, sizeof table->shown.marks);
  walk (table);
  assert_true (are_tags_at_rest (table));
}

static void
test_nothing_moves_where_motion_is_not_wanted (void **state)
{
  Stage *table = *state;

  allow_motion (table, FALSE);
  show_points (table);
  assert_true (are_tags_at_rest (table));
  walk (table);
  assert_true (is_at_rest (table));
  allow_motion (table, TRUE);
}

static void
test_another_board_takes_the_place_of_the_first (void **state)
{
  static const char *const rows[] = { "..", "==", "..", NULL };
  Stage *table = *state;
  char *board = scene_grid ("oasis", rows);
  Scene *other = scene_new ("oasis", "red blue green", "free", board);
  CaravanScene shown;

  free (board);
  caravan_board_focus (table->board, cell_of ("e4"));
  caravan_scene_start (&shown, caravan_game_find (&cv_oasis), scene_table (other));
  caravan_board_show (table->board, &shown);
  wait_for_frame (table);
  assert_null (caravan_board_get_cell (table->board, cell_of ("e4")));
  expect_name (table, "b2", "b2, camel path");
  scene_free (other);
}

#define board_test(name) cmocka_unit_test_setup_teardown (name, set_up, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    board_test (test_the_board_is_one_tab_stop),
    board_test (test_arrows_move_and_stop_at_the_edge_and_pass_over_what_is_outside),
    board_test (test_arrows_go_by_the_screen_when_the_board_is_turned),
    board_test (test_home_and_end_go_along_the_row_and_with_control_over_the_board),
    board_test (test_letters_are_left_to_the_window),
    board_test (test_moving_the_focus_points),
    board_test (test_the_pointer_tells_each_cell_once_and_when_it_leaves),
    board_test (test_a_finger_taps_and_takes_the_focus_without_pointing),
    board_test (test_a_board_that_rests_points_at_nothing),
    board_test (test_a_click_activates_the_cell_under_it_at_any_zoom_and_turn),
    board_test (test_enter_and_the_screen_reader_activate),
    board_test (test_nothing_outside_the_board_answers),
    board_test (test_a_stroke_paints_every_cell_it_passes_and_only_while_painting),
    board_test (test_whoever_paints_a_board_reaches_the_cells_outside),
    board_test (test_a_piece_that_is_dropped_activates_the_cell),
    board_test (test_the_board_fits_and_never_gets_smaller_than_24),
    board_test (test_where_24_does_not_fit_the_board_opens_at_40_and_follows_the_focus),
    board_test (test_cells_say_what_lies_there_whose_it_is_and_how_large),
    board_test (test_nothing_hides_the_cells_from_a_screen_reader),
    board_test (test_a_house_rule_is_said),
    board_test (
        test_the_verdict_is_the_focused_cells_description_until_the_focus_moves),
    board_test (test_pointing_draws_only_the_cells_concerned),
    board_test (test_every_state_can_be_drawn),
    board_test (test_a_camel_walks_to_its_place_and_rests),
    board_test (test_a_laid_tile_comes_down_and_rests),
    board_test (test_points_rise_and_leave_once_their_step_is_recorded),
    board_test (test_points_of_another_cell_do_not_leave),
    board_test (test_nothing_moves_where_motion_is_not_wanted),
    board_test (test_another_board_takes_the_place_of_the_first),
  };

  g_setenv ("GTK_A11Y", "test", TRUE);
  adw_init ();
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_WARNING |
                          G_LOG_LEVEL_CRITICAL);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
