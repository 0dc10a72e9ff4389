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

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_board_is_painted_with_the_mouse_and_saved),
    APP_TEST (test_a_board_is_painted_with_the_keyboard),
    APP_TEST (test_a_position_is_painted_and_becomes_the_first_step),
  };

  return cmocka_run_group_tests (tests, states_begin, states_end);
}
