/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table page in a window: its parts ask one desk, and nothing is lost when the
   width changes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-entry.h"
#include "caravan-history.h"
#include "caravan-players.h"
#include "caravan-table-page.h"
#include "files.h"
#include "oasis.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" BOARD (                   \
      "'oooo=.','o...=.','....=S','....=.'") ",'players':[{'color':'red','name':"      \
                                             "'Anna'},{'color':'blue','name':'Bruno'}" \
                                             ",{'color':'green','name':'Chiara'}]}"

typedef struct
{
  char *directory;
  CaravanMatch *match;
  GtkWindow *window;
  GtkWidget *page;
  CaravanDesk *desk;
} Table;

static int
set_table (void **state)
{
  app_begin (state);
  Table *table = g_new0 (Table, 1);
  RecError error = { 0 };
  json_t *header = text_parse (HEADER);
  table->directory = files_make_directory ("table");
  char *path = files_path (table->directory, "x.caravan");
  table->match = caravan_match_create (path, header, &error);
  assert_non_null (table->match);
  free (path);
  json_decref (header);
  table->page = caravan_table_page_new (table->match);
  table->desk = caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (table->page));
  table->window = app_show (table->page, 1300, 800);
  *state = table;
  return 0;
}

static int
clear_table (void **state)
{
  Table *table = *state;
  app_close (table->window);
  caravan_match_flush (table->match);
  g_object_unref (table->match);
  files_remove_directory (table->directory);
  g_free (table);
  *state = NULL;
  return app_end (state);
}

static void
resize (Table *table, int width, int height)
{
  gtk_window_set_default_size (table->window, width, height);
  APP_WAIT (gtk_widget_get_width (table->page) == width);
  app_wait_drawn (table->page);
}

static GtkWidget *
find_focus (Table *table)
{
  return gtk_window_get_focus (table->window);
}

static gboolean
is_narrow (Table *table)
{
  return gtk_widget_has_css_class (table->page, "narrow");
}

static CaravanBoard *
get_board (Table *table)
{
  return caravan_board_view_get_board (
      caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (table->page)));
}

static void
test_what_is_half_typed_outlives_a_change_of_width (void **state)
{
  Table *table = *state;
  gtk_widget_activate_action (table->page, "table.entry", NULL);
  GtkWidget *text = find_focus (table);
  assert_true (GTK_IS_TEXT (text));
  gtk_editable_set_text (GTK_EDITABLE (text), "b oas");

  resize (table, 400, 740);
  APP_WAIT (is_narrow (table));
  assert_ptr_equal (find_focus (table), text);
  assert_true (app_is_shown (text));
  resize (table, 800, 700);
  APP_WAIT (!is_narrow (table));
  assert_ptr_equal (find_focus (table), text);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (text)), "b oas");
}

static void
test_an_activated_cell_is_recorded_and_shown (void **state)
{
  Table *table = *state;
  CvCell cell = cv_cell (0, 0);
  caravan_desk_set_seat (table->desk, 1);
  caravan_desk_set_tool (table->desk, 0);
  g_signal_emit_by_name (get_board (table), "pointed", (int) cell);
  assert_int_equal (caravan_desk_get_pointed (table->desk), cell);
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (table->desk)));

  g_signal_emit_by_name (get_board (table), "activated", (int) cell);
  assert_true (caravan_match_flush (table->match));
  const CvTable *game = caravan_match_get_table (table->match);
  CvLook look = game->game->look (game, caravan_match_get_state (table->match),
                                  cv_board_bit (&game->board, cell));
  assert_int_equal (look.piece, 0);
  assert_int_equal (look.owner, 1);
}

static void
test_the_table_begins_at_its_board (void **state)
{
  Table *table = *state;
  assert_non_null (find_focus (table));
  assert_true (
      gtk_widget_is_ancestor (find_focus (table), GTK_WIDGET (get_board (table))));
}

static void
test_panels_are_gone_round_and_come_back_to_the_board (void **state)
{
  Table *table = *state;
  GtkWidget *first = find_focus (table), *before = first;
  int n = 0;
  do
    {
      gtk_widget_activate_action (table->page, "table.next-panel", NULL);
      assert_ptr_not_equal (find_focus (table), before);
      before = find_focus (table);
      n++;
    }
  while (before != first && n < 12);
  assert_in_range (n, 3, 11);
  gtk_widget_activate_action (table->page, "table.previous-panel", NULL);
  assert_ptr_not_equal (find_focus (table), first);
}

static void
test_history_is_brought_up_in_a_narrow_window (void **state)
{
  Table *table = *state;
  GtkWidget *history = app_find_type (table->page, CARAVAN_TYPE_HISTORY);
  resize (table, 400, 740);
  assert_false (app_is_shown (history));
  gtk_widget_activate_action (table->page, "table.history", NULL);
  app_wait_drawn (table->page);
  assert_true (app_is_shown (history));
  assert_false (app_is_shown (GTK_WIDGET (get_board (table))));
}

static void
test_actions_reach_the_board (void **state)
{
  Table *table = *state;
  gtk_widget_activate_action (table->page, "board.turn", NULL);
  assert_int_equal (caravan_board_get_turn (get_board (table)), 1);
}

#define TABLE_TEST(test) cmocka_unit_test_setup_teardown (test, set_table, clear_table)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TABLE_TEST (test_what_is_half_typed_outlives_a_change_of_width),
    TABLE_TEST (test_an_activated_cell_is_recorded_and_shown),
    TABLE_TEST (test_the_table_begins_at_its_board),
    TABLE_TEST (test_panels_are_gone_round_and_come_back_to_the_board),
    TABLE_TEST (test_history_is_brought_up_in_a_narrow_window),
    TABLE_TEST (test_actions_reach_the_board),
  };
  return cmocka_run_group_tests (tests, app_start, app_stop);
}
