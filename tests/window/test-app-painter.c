/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The painters in a real window: what hands do on the board is what is saved and what
   is recorded. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-board-files.h"
#include "caravan-paint-board.h"
#include "caravan-paint-position.h"
#include "caravan-paint-private.h"
#include "hands.h"
#include "states.h"

static const State *
find_state (const char *name)
{
  for (const State *state = states; state->name != NULL; state++)
    if (strcmp (state->name, name) == 0)
      return state;
  fail_msg ("no state is called %s", name);
  return NULL;
}

static GtkWidget *
open_page (const char *state, GType type)
{
  CaravanWindow *window = states_open (find_state (state), 1200, 800);

  app_wait_drawn (GTK_WIDGET (window));
  return app_find_type (GTK_WIDGET (window), type);
}

static GtkWidget *
get_window (gpointer page)
{
  return GTK_WIDGET (gtk_widget_get_root (page));
}

static GtkWidget *
cell_of (CaravanBoard *board, const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return caravan_board_get_cell (board, cell);
}

static void
drag (CaravanBoard *board, const char *from, const char *to)
{
  hands_press (cell_of (board, from));
  hands_move_to (cell_of (board, to));
  hands_release ();
}

/* Boards. */

static char *
row_of (CaravanPaintPage *page, int row)
{
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (page->paint));
  char *text = g_strdup (json_string_value (
      json_array_get (json_object_get (object, "rows"), (size_t) row)));

  json_decref (object);
  return text;
}

static void
expect_row (CaravanPaintPage *page, int row, const char *wanted)
{
  g_autofree char *got = row_of (page, row);
  assert_string_equal (got, wanted);
}

static void
done_cb (CaravanPaintPage *page, char **ret_path)
{
  *ret_path =
      g_strdup (caravan_paint_board_get_path (CARAVAN_PAINT_BOARD (page->paint)));
}

static void
test_a_board_is_painted_with_the_mouse_and_saved (void **unused)
{
  CaravanPaintPage *page =
      CARAVAN_PAINT_PAGE (open_page ("painter", CARAVAN_TYPE_PAINT_PAGE));
  g_autofree char *path = NULL;

  g_signal_connect (page, "done", G_CALLBACK (done_cb), &path);
  expect_row (page, 12, "###.oo..==.oo.##");
  hands_click (caravan_brushes_get_button (page->brushes, 3)); /* camel path */
  drag (page->board, "d13", "g13");
  expect_row (page, 12, "###====.==.oo.##");
  hands_click (cell_of (page->board, "a13"));
  expect_row (page, 12, "=##====.==.oo.##");
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
  expect_row (page, 12, "###====.==.oo.##");
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
  expect_row (page, 12, "###.oo..==.oo.##");
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.redo", NULL);

  g_signal_emit_by_name (app_find_text (GTK_WIDGET (page), "Play on this board"),
                         "clicked");
  assert_non_null (path);
  RecError error;
  CaravanBoardFile *file = caravan_board_file_load (path, &error);
  assert_non_null (file);
  assert_string_equal (file->title, "My board");
  assert_string_equal (
      json_string_value (json_array_get (json_object_get (file->object, "rows"), 12)),
      "###====.==.oo.##");
  caravan_board_file_free (file);
  remove (path);
}

static void
test_a_board_is_painted_with_the_keyboard (void **unused)
{
  CaravanPaintPage *page =
      CARAVAN_PAINT_PAGE (open_page ("painter", CARAVAN_TYPE_PAINT_PAGE));
  GtkWidget *window = get_window (page);

  caravan_board_focus (page->board, cv_cell (3, 12));
  hands_key (window, "4");
  hands_key (window, "Return");
  hands_key (window, "Right");
  hands_key (window, "space");
  expect_row (page, 12, "###==o..==.oo.##");
  hands_key (window, "ctrl+z");
  expect_row (page, 12, "###=oo..==.oo.##");
  hands_key (window, "ctrl+z");
  expect_row (page, 12, "###.oo..==.oo.##");
  assert_true (caravan_paint_finish (page->paint, &(RecError){ 0 }));
  remove (caravan_paint_board_get_path (CARAVAN_PAINT_BOARD (page->paint)));
}

/* Positions. */

static void
started_cb (CaravanPaintPage *page, gboolean *is_started)
{
  *is_started = TRUE;
}

static void
test_a_position_is_painted_and_becomes_the_first_step (void **unused)
{
  CaravanPaintPage *page =
      CARAVAN_PAINT_PAGE (open_page ("position", CARAVAN_TYPE_PAINT_PAGE));
  gboolean is_started = FALSE;

  g_signal_connect (page, "done", G_CALLBACK (started_cb), &is_started);
  int before = caravan_paint_get_state (page->paint)->oasis.tiles_left[2];
  hands_click (caravan_brushes_get_button (page->brushes, 2)); /* Stony Plains */
  drag (page->board, "l13", "n13");
  assert_int_equal (caravan_paint_get_state (page->paint)->oasis.tiles_left[2],
                    before - 3);
  hands_click (cell_of (page->board, "i13")); /* the path */
  assert_int_equal (caravan_paint_get_state (page->paint)->oasis.tiles_left[2],
                    before - 3);
  assert_non_null (strstr (gtk_label_get_text (page->message), "i13"));

  CvState painted = *caravan_paint_get_state (page->paint);
  CaravanMatch *match =
      caravan_paint_position_get_match (CARAVAN_PAINT_POSITION (page->paint));
  hands_click (page->done);
  assert_true (is_started);
  caravan_match_flush (match);
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (match)) == 1);
  const OasisState *recorded = &caravan_match_get_state (match)->oasis;
  assert_memory_equal (recorded->laid, painted.oasis.laid, sizeof recorded->laid);
  assert_memory_equal (recorded->camels, painted.oasis.camels, sizeof recorded->camels);
}

/* Oregon. */

static void
click_cell (CaravanPaintPage *page, int brush, const char *name)
{
  hands_click (caravan_brushes_get_button (page->brushes, brush));
  hands_click (cell_of (page->board, name));
}

static char *
event_of (CaravanPaintPage *page)
{
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (page->paint));
  char *text = json_dumps (event, JSON_COMPACT | JSON_SORT_KEYS);

  json_decref (event);
  return text;
}

static void
expect_event (CaravanPaintPage *page, const char *wanted)
{
  g_autofree char *text = g_strdelimit (g_strdup (wanted), "'", '"');
  g_autofree char *got = event_of (page);
  assert_string_equal (got, text);
}

/* The empty table of three players: Yellow, Blue and Green. */
static CaravanPaintPage *
open_oregon (const char *state)
{
  return CARAVAN_PAINT_PAGE (open_page (state, CARAVAN_TYPE_PAINT_PAGE));
}

#define PAINTED                                                                        \
  "{'buildings':{'train-station':['m1']},'do':'position',"                             \
  "'farmers':{'blue':['a9','b9'],'yellow':['a1']},"

static void
test_a_position_of_oregon_is_painted_with_the_mouse (void **unused)
{
  CaravanPaintPage *page = open_oregon ("position-oregon-empty");

  click_cell (page, 0, "a1");
  click_cell (page, 1, "b1");
  click_cell (page, 8, "b1");
  click_cell (page, 7, "m1");
  hands_click (caravan_brushes_get_button (page->players, 1));
  hands_click (caravan_brushes_get_button (page->brushes, 0));
  drag (page->board, "a9", "b9");
  expect_event (page, PAINTED "'start-tiles':{'post-office':'b1'}}");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (page->number_controls[0]), 12);
  gtk_switch_set_active (GTK_SWITCH (page->number_controls[3]), FALSE);
  expect_event (page, PAINTED "'jokers':{'blue':false},"
                              "'start-tiles':{'post-office':'b1'},"
                              "'track':{'blue':12}}");
  hands_click (caravan_brushes_get_button (page->players, 0));
  assert_true (gtk_switch_get_active (GTK_SWITCH (page->number_controls[3])));
  assert_int_equal (
      gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (page->number_controls[0])), 0);
}

static void
test_a_position_of_oregon_is_painted_with_the_keyboard (void **unused)
{
  CaravanPaintPage *page = open_oregon ("position-oregon-empty");
  GtkWidget *window = get_window (page);

  caravan_board_focus (page->board, cv_cell (0, 0));
  hands_key (window, "4");
  hands_key (window, "Return");
  hands_key (window, "9");
  hands_key (window, "Return");
  hands_key (window, "b");
  hands_key (window, "1");
  hands_key (window, "Right");
  hands_key (window, "space");
  hands_key (window, "Right");
  hands_key (window, "space");
  expect_event (page, "{'do':'position','farmers':{'blue':['b1','c1']},"
                      "'start-tiles':{'church':'a1'}}");
  hands_key (window, "0");
  hands_key (window, "space");
  expect_event (page, "{'do':'position','farmers':{'blue':['b1']},"
                      "'start-tiles':{'church':'a1'}}");
  gtk_widget_grab_focus (page->number_controls[1]);
  hands_key (window, "Up");
  hands_key (window, "Up");
  APP_WAIT (caravan_paint_get_number (page->paint, 1, 1) == 2);
}

static const char *
get_message (CaravanPaintPage *page)
{
  return gtk_label_get_text (page->message);
}

static void
test_what_can_not_be_in_oregon_is_refused_with_the_reason (void **unused)
{
  CaravanPaintPage *page = open_oregon ("position-oregon-empty");

  click_cell (page, 0, "c2"); /* water */
  assert_non_null (strstr (get_message (page), "c2"));
  click_cell (page, 8, "a1");
  assert_non_null (strstr (get_message (page), "No building lies here."));
  expect_event (page, "{'do':'position'}");
  assert_true (gtk_widget_get_sensitive (page->done));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (page->number_controls[1]), 21);
  hands_click (caravan_brushes_get_button (page->players, 1));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (page->number_controls[1]), 1);
  assert_false (gtk_widget_get_sensitive (page->done));
  assert_non_null (strstr (get_message (page), "coal tokens"));
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
  assert_true (gtk_widget_get_sensitive (page->done));
}

/* Begun, saved, opened again, taken back. */
static void
test_a_game_of_oregon_begins_from_what_is_on_the_table (void **unused)
{
  CaravanPaintPage *page = open_oregon ("position-oregon");
  CvState painted = *caravan_paint_get_state (page->paint);
  CaravanMatch *match =
      caravan_paint_position_get_match (CARAVAN_PAINT_POSITION (page->paint));
  RecError error = { 0 };

  hands_click (page->done);
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (match)) == 1);
  caravan_match_flush (match);
  g_autoptr (CaravanMatch) again =
      caravan_match_open (caravan_match_get_path (match), &error);
  assert_non_null (again);
  const OregonState *read = &caravan_match_get_state (again)->oregon;
  assert_memory_equal (read->farmers, painted.oregon.farmers, sizeof read->farmers);
  assert_memory_equal (read->buildings, painted.oregon.buildings,
                       sizeof read->buildings);
  assert_memory_equal (&read->starts, &painted.oregon.starts, sizeof read->starts);
  assert_memory_equal (read->track, painted.oregon.track, sizeof read->track);
  json_t *undo = json_pack ("{s:s}", "do", "undo");
  assert_true (caravan_match_play (match, undo, &error));
  json_decref (undo);
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (match)) == 0);
  read = &caravan_match_get_state (match)->oregon;
  assert_true (cv_set_is_empty (&read->taken, CV_SET_WORDS));
}

static CaravanPaint *
wait_for_paint (GtkWidget *window)
{
  APP_WAIT (app_seek_type (window, CARAVAN_TYPE_PAINT_PAGE) != NULL);
  return caravan_paint_page_get_paint (
      CARAVAN_PAINT_PAGE (app_find_type (window, CARAVAN_TYPE_PAINT_PAGE)));
}

/* Both painters are for the game that is set up, whichever is the first of all. */
static void
test_a_new_game_of_oregon_leads_to_its_painters (void **unused)
{
  GtkWidget *window =
      GTK_WIDGET (states_open (find_state ("welcome-empty"), 1200, 800));

  gtk_widget_activate_action (window, "win.new-game", "s", "oregon");
  gtk_widget_activate_action (window, "win.paint", NULL);
  CaravanPaint *paint = wait_for_paint (window);
  assert_true (CARAVAN_IS_PAINT_BOARD (paint));
  assert_string_equal (caravan_paint_get_table (paint)->game->id, "oregon");
  gtk_widget_activate_action (window, "win.back", NULL);
  APP_WAIT (app_seek_type (window, CARAVAN_TYPE_PAINT_PAGE) == NULL);
  g_signal_emit_by_name (app_find_text (window, "Start from what is on the table now…"),
                         "clicked");
  paint = wait_for_paint (window);
  assert_true (CARAVAN_IS_PAINT_POSITION (paint));
  assert_string_equal (caravan_paint_get_table (paint)->game->id, "oregon");
}

static char *
symbols_of (CaravanPaintPage *page, const char *edge)
{
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (page->paint));
  char *text = json_dumps (json_object_get (object, edge), JSON_COMPACT);

  json_decref (object);
  return text;
}

static void
test_a_board_of_oregon_is_painted (void **unused)
{
  CaravanPaintPage *page = open_oregon ("paint-oregon");
  GtkWidget *window = get_window (page);

  assert_false (gtk_widget_get_visible (page->columns));
  assert_false (gtk_widget_get_visible (page->rows));
  assert_false (gtk_widget_get_visible (page->turn));
  hands_click (caravan_brushes_get_button (page->brushes, 1)); /* water */
  drag (page->board, "a1", "c1");
  expect_row (page, 0, "wwwgmmggggggrgg");
  hands_click (GTK_WIDGET (page->band_buttons[1][0]));
  gtk_widget_grab_focus (GTK_WIDGET (page->band_buttons[1][2]));
  hands_key (window, "space");
  APP_WAIT (!gtk_toggle_button_get_active (page->band_buttons[1][0]));
  g_autofree char *columns = symbols_of (page, "column-symbols");
  g_autofree char *rows = symbols_of (page, "row-symbols");
  assert_string_equal (columns,
                       "[\"eagle\",\"settlers\",\"bison\",\"wagon\",\"campfire\"]");
  assert_string_equal (rows,
                       "[\"wagon\",\"campfire\",\"settlers\",\"eagle\",\"bison\"]");
  assert_true (caravan_paint_finish (page->paint, &(RecError){ 0 }));
  remove (caravan_paint_board_get_path (CARAVAN_PAINT_BOARD (page->paint)));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_board_is_painted_with_the_mouse_and_saved),
    APP_TEST (test_a_board_is_painted_with_the_keyboard),
    APP_TEST (test_a_position_is_painted_and_becomes_the_first_step),
    APP_TEST (test_a_position_of_oregon_is_painted_with_the_mouse),
    APP_TEST (test_a_position_of_oregon_is_painted_with_the_keyboard),
    APP_TEST (test_what_can_not_be_in_oregon_is_refused_with_the_reason),
    APP_TEST (test_a_game_of_oregon_begins_from_what_is_on_the_table),
    APP_TEST (test_a_new_game_of_oregon_leads_to_its_painters),
    APP_TEST (test_a_board_of_oregon_is_painted),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
