/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands off with real hands: a lock that is held down, and all that can then be tried in
   vain. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-handle.h"
#include "caravan-pieces.h"
#include "caravan-step-row.h"
#include "caravan-typed-entry.h"
#include "hands.h"
#include "oasis-events.h"
#include "pages.h"
#include "table.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" MEADOW_BOARD              \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Chiara'}]}"

#define HOW "Hold it down for a moment, or press Ctrl+Shift+L."

static Table *
set_table (int width)
{
  Table *table = table_lay_match (HEADER);

  table->window = app_window_with_match (table->match, width, 800);
  table->desk = caravan_window_get_desk (table->window);
  table_play (table, PLACE ("blue", "stone", "a2"));
  caravan_desk_choose (table->desk, 1, 2);
  return table;
}

static void
clear_table (Table *table)
{
  app_close (table->window);
  table_clear (table);
}

static CaravanWindow *
get_window (Table *table)
{
  return table->window;
}

static gboolean
is_locked (Table *table)
{
  return caravan_desk_is_hands_off (table->desk);
}

/* Held until it works; letting go afterwards does nothing more. */
static void
hold (Table *table, GtkWidget *button)
{
  gboolean before = is_locked (table);

  hands_press (button);
  APP_WAIT (is_locked (table) != before);
  hands_release ();
  hands_rest ();
  app_settle ();
  assert_int_equal (is_locked (table), !before);
  assert_null (app_seek_text (table->window, HOW));
}

static void
lock (Table *table)
{
  hands_key (table->window, "ctrl+shift+l");
  APP_WAIT (is_locked (table));
  app_wait_drawn (table->window);
}

static CaravanBoard *
get_board (Table *table)
{
  return caravan_board_view_get_board (
      caravan_table_page_get_board_view (page_table (table->window)));
}

/* NULL while steps can be entered. */
static GtkWidget *
seek_plate (Table *table)
{
  return app_seek_text (table->window, "Hands off: hold here to unlock.");
}

static GtkWidget *
find_cell (Table *table, const char *name)
{
  CvCell cell = CV_CELL_NONE;

  assert_true (cv_cell_parse (name, &cell));
  return caravan_board_get_cell (get_board (table), cell);
}

static gsize
count_entries (Table *table)
{
  assert_true (caravan_match_flush (table->match));
  return cv_match_n_entries (caravan_match_get_log (table->match));
}

/* Locking. */

static void
test_a_long_press_locks_and_another_unlocks (void **state)
{
  static const int widths[] = { 1100, 360 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Table *table = set_table (widths[i]);
      CaravanWindow *window = get_window (table);
      assert_null (seek_plate (table));
      hold (table, window->lock);
      assert_non_null (seek_plate (table));
      hold (table, window->lock);
      assert_null (seek_plate (table));
      hold (table, window->lock);
      hold (table, seek_plate (table)); /* the plate is as good */
      assert_false (is_locked (table));
      clear_table (table);
    }
}

static void
test_a_short_press_tells_what_to_do (void **state)
{
  Table *table = set_table (1100);
  CaravanWindow *window = get_window (table);

  hands_click (window->lock);
  APP_WAIT (app_seek_text (table->window, HOW) != NULL);
  assert_false (is_locked (table));
  lock (table);
  hands_click (seek_plate (table));
  hands_click (window->lock);
  gtk_widget_grab_focus (window->lock);
  hands_key (table->window, "Return");
  assert_true (is_locked (table));
  clear_table (table);
}

/* A screen reader says what gets the focus. */
static void
test_the_key_locks_and_the_focus_tells (void **state)
{
  Table *table = set_table (1100);
  CaravanWindow *window = get_window (table);

  gtk_widget_grab_focus (find_cell (table, "c2"));
  lock (table);
  assert_true (gtk_widget_has_focus (window->lock));
  assert_true (app_has_name (window->lock,
                             "Hands off: nothing can be entered now. To go on, hold "
                             "the lock down or press Ctrl+Shift+L."));
  hands_key (table->window, "ctrl+shift+l");
  APP_WAIT (!is_locked (table));
  assert_true (gtk_widget_has_focus (find_cell (table, "c2")));
  clear_table (table);
}

static graphene_rect_t
find_board (Table *table)
{
  GtkWidget *view =
      GTK_WIDGET (caravan_table_page_get_board_view (page_table (table->window)));
  graphene_rect_t place;

  app_wait_drawn (table->window);
  assert_true (gtk_widget_compute_bounds (view, table->window, &place));
  return place;
}

/* In large text, too, where it is told in three lines. */
static void
test_the_board_stands_still (void **state)
{
  static const int widths[] = { 1280, 700, 360 };
  static const char *const languages[] = { "en", "it", "fr" };
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                    i % 2 == 0 ? dpi : 2 * 96 * 1024, NULL);
      Table *table = set_table (widths[i / 2]);
      for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          app_set_language (languages[j]);
          graphene_rect_t before = find_board (table);
          lock (table);
          graphene_rect_t place = find_board (table);
          assert_true (graphene_rect_equal (&place, &before));
          gtk_widget_activate_action (table->window, "win.hands-off", NULL);
          place = find_board (table);
          assert_true (graphene_rect_equal (&place, &before));
        }
      app_set_language ("en");
      clear_table (table);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* In vain. */

static void
test_nothing_can_be_entered (void **state)
{
  Table *table = set_table (1100);
  gsize before = count_entries (table);

  lock (table);
  hands_click (find_cell (table, "c2"));
  hands_press (find_cell (table, "d2"));
  hands_glide_to (find_cell (table, "f2"), 8);
  hands_release ();
  gtk_widget_grab_focus (find_cell (table, "e2"));
  hands_key (table->window, "Return");
  hands_key (table->window, "ctrl+z");
  hands_key (table->window, "ctrl+shift+z");
  hands_key (table->window, "r");
  hands_key (table->window, "1");
  hands_key (table->window, "ctrl+l");
  hands_type (table->window, "r oasis c1");
  hands_key (table->window, "Return");
  assert_int_equal (count_entries (table), before);
  assert_int_equal (caravan_desk_get_seat (table->desk), 1);
  assert_int_equal (caravan_desk_get_tool (table->desk), 2);
  hands_key (table->window, "ctrl+shift+l");
  APP_WAIT (!is_locked (table));
  hands_click (find_cell (table, "c2"));
  APP_WAIT (count_entries (table) == before + 1);
  clear_table (table);
}

static void
test_what_enters_is_out_of_reach (void **state)
{
  Table *table = set_table (1100);
  GtkWidget *pieces = app_find_type (table->window, CARAVAN_TYPE_PIECES);
  GtkWidget *handle = app_find_type (table->window, CARAVAN_TYPE_HANDLE);
  GtkWidget *drawer = app_find_action (handle, "win.drawer");
  GtkWidget *undo = app_find_action (table->window, "win.undo");
  GtkWidget *camel = app_find_text (pieces, "Camel");

  assert_true (gtk_widget_is_sensitive (camel) && gtk_widget_is_sensitive (drawer) &&
               gtk_widget_is_sensitive (undo));
  lock (table);
  assert_false (gtk_widget_is_sensitive (camel));
  assert_false (gtk_widget_is_sensitive (drawer));
  assert_false (gtk_widget_is_sensitive (undo));
  assert_false (gtk_widget_is_sensitive (app_find_text (handle, "Anna: put something "
                                                                "into the drawer")));
  gtk_widget_activate_action (table->window, "win.drawer", "i", 0);
  caravan_window_open_drawer (table->window, 0);
  gtk_widget_activate_action (table->window, "win.put-away", "(ii)", 0, 0);
  caravan_window_reveal (table->window);
  assert_false (caravan_drawer_is_up (get_window (table)->drawer));
  assert_int_equal (count_entries (table), 1);
  clear_table (table);
}

static void
test_an_open_drawer_is_shut_first (void **state)
{
  Table *table = set_table (1100);

  caravan_window_open_drawer (table->window, 0);
  gtk_widget_activate_action (table->window, "win.hands-off", NULL);
  assert_false (is_locked (table));
  caravan_drawer_close (get_window (table)->drawer);
  lock (table);
  clear_table (table);
}

static void
test_all_can_be_looked_at (void **state)
{
  Table *table = set_table (1100);

  lock (table);
  hands_move_to (find_cell (table, "f2"));
  APP_WAIT (caravan_desk_get_verdict (table->desk) != NULL);
  hands_key (table->window, "ctrl+t");
  hands_key (table->window, "ctrl+plus");
  hands_key (table->window, "shift+F11");
  APP_WAIT (page_is_on (table->window, CARAVAN_TYPE_ACROSS_PAGE));
  assert_null (seek_plate (table));
  hands_key (table->window, "Escape");
  hands_key (table->window, "ctrl+r");
  APP_WAIT (page_is_on (table->window, CARAVAN_TYPE_RULES_PAGE));
  app_set_language ("it");
  app_set_language ("en");
  assert_true (is_locked (table));
  hold (table, get_window (table)->lock);
  clear_table (table);
}

/* It is a state of this table in this window, and of nothing else. */
static void
test_it_ends_with_the_table (void **state)
{
  Table *table = set_table (1100);

  lock (table);
  caravan_window_show_match (table->window, table->match);
  table->desk = caravan_window_get_desk (table->window);
  app_wait_drawn (table->window);
  assert_false (is_locked (table));
  assert_null (seek_plate (table));
  lock (table);
  caravan_window_put_match_away (table->window);
  table->desk = NULL;
  assert_false (app_is_shown (get_window (table)->lock));
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_long_press_locks_and_another_unlocks),
    APP_TEST (test_a_short_press_tells_what_to_do),
    APP_TEST (test_the_key_locks_and_the_focus_tells),
    APP_TEST (test_the_board_stands_still),
    APP_TEST (test_nothing_can_be_entered),
    APP_TEST (test_what_enters_is_out_of_reach),
    APP_TEST (test_an_open_drawer_is_shut_first),
    APP_TEST (test_all_can_be_looked_at),
    APP_TEST (test_it_ends_with_the_table),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
