/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box, with real hands: what is left follows the game and tells nothing that is
   hidden; the set-up is ticked off by mouse and by keyboard, and stays ticked until the
   next game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-left-list.h"
#include "caravan-left.h"
#include "caravan-set-up-list.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "pages.h"
#include "table.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" MEADOW_BOARD              \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Chiara'}]}"

static const char *const languages[] = { "it", "fr", "en" };

static gboolean
add_text (GtkWidget *widget, gpointer text)
{
  if (GTK_IS_LABEL (widget) && app_is_shown (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  return FALSE;
}

/* All that is written in it. */
static char *
read_all (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  app_walk (root, add_text, text);
  return g_string_free (text, FALSE);
}

static gboolean
says (GtkWidget *root, const char *words)
{
  g_autofree char *text = read_all (root);

  return strstr (text, words) != NULL;
}

/* The list of this type that stands in a window of its own. */
static GtkWidget *
find_list (GType type)
{
  GtkWindow *dialog = app_find_window (ADW_TYPE_WINDOW);

  return dialog != NULL ? app_seek_type (GTK_WIDGET (dialog), type) : NULL;
}

static GtkWidget *
open_list (gpointer window, const char *key, GType type)
{
  hands_key (window, key);
  APP_WAIT (find_list (type) != NULL);
  GtkWidget *list = find_list (type);
  app_wait_drawn (list);
  return list;
}

static void
close_list (GtkWidget *list)
{
  guint n = app_count_windows ();

  hands_key (GTK_WIDGET (gtk_widget_get_root (list)), "Escape");
  APP_WAIT (app_count_windows () < n);
}

/* What is left. */

static Table *
set_table (void)
{
  Table *table = table_lay_match (HEADER);

  table->window = app_window_with_match (table->match, 1100, 800);
  return table;
}

static void
clear_table (Table *table)
{
  app_close (table->window);
  table_clear (table);
}

static void
play (Table *table, const char *event)
{
  CaravanDesk *desk = caravan_window_get_desk (table->window);
  json_t *json = text_parse (event);

  assert_true (caravan_desk_play (desk, json));
  json_decref (json);
  assert_true (caravan_match_flush (table->match));
  app_settle ();
}

static void
test_what_is_left_follows_the_game (void **state)
{
  Table *table = set_table ();
  GtkWidget *list = open_list (table->window, "F7", CARAVAN_TYPE_LEFT_LIST);

  assert_true (says (list, "20 of 20 Stony Plains tiles"));
  assert_true (says (list, "Bruno: 20 of 20 camels"));
  play (table, "{'do':'place','by':'red','tile':'stone','at':'c2'}");
  APP_WAIT (says (list, "19 of 20 Stony Plains tiles"));
  assert_true (says (list, "34 of 34 Steppe tiles"));
  app_set_language ("it");
  assert_true (says (list, "19 tessere Pietraia su 20"));
  app_set_language ("en");
  caravan_desk_undo (caravan_window_get_desk (table->window));
  APP_WAIT (says (list, "20 of 20 Stony Plains tiles"));
  clear_table (table);
}

/* Asked for again it comes to the front; Escape closes it. */
static void
test_there_is_one_window_of_what_is_left (void **state)
{
  Table *table = set_table ();
  GtkWidget *list = open_list (table->window, "F7", CARAVAN_TYPE_LEFT_LIST);
  guint n = app_count_windows ();

  gtk_widget_activate_action (table->window, "win.left", NULL);
  app_settle ();
  assert_int_equal (app_count_windows (), n);
  close_list (list);
  list = open_list (table->window, "F7", CARAVAN_TYPE_LEFT_LIST);
  assert_non_null (list);
  clear_table (table);
  assert_null (find_list (CARAVAN_TYPE_LEFT_LIST));
}

static void
test_what_is_left_tells_nothing_hidden (void **state)
{
  Table *table = set_table ();
  GtkWidget *list = open_list (table->window, "F7", CARAVAN_TYPE_LEFT_LIST);
  g_autofree char *before = read_all (list);

  play (table, "{'do':'hide','by':'red','add':{'wells':3,'ovoos':11}}");
  play (table, "{'do':'reveal','by':'blue','counts':{'horses':5}}");
  app_wait_drawn (list);
  g_autofree char *after = read_all (list);
  assert_string_equal (before, after);
  for (int key = 0; cv_oasis.hidden_terms[key] != NULL; key++)
    assert_false (says (list, cv_oasis.hidden_terms[key]));
  clear_table (table);
}

/* The set-up. */

static gboolean
is_line (GtkWidget *widget, gpointer id)
{
  return GTK_IS_CHECK_BUTTON (widget) && g_str_equal (gtk_widget_get_name (widget), id);
}

static GtkWidget *
find_line (GtkWidget *list, const char *id)
{
  GtkWidget *line = app_walk (list, is_line, (gpointer) id);

  assert_non_null (line);
  return line;
}

static gboolean
is_ticked (GtkWidget *list, const char *id)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (find_line (list, id)));
}

static CaravanWindow *
open_new_game (void)
{
  CaravanWindow *window = app_window_new (1100, 800);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "oasis");
  app_settle ();
  app_wait_drawn (GTK_WIDGET (window));
  return window;
}

static void
test_the_set_up_is_ticked_by_mouse_and_keyboard (void **state)
{
  CaravanWindow *window = open_new_game ();

  hands_click (app_find_action (GTK_WIDGET (window), "win.set-up"));
  APP_WAIT (find_list (CARAVAN_TYPE_SET_UP_LIST) != NULL);
  GtkWidget *list = find_list (CARAVAN_TYPE_SET_UP_LIST);
  GtkWidget *dialog = GTK_WIDGET (gtk_widget_get_root (list));
  assert_true (says (list, "Oasis for 3 players"));
  assert_true (says (list, "0 of 8 done"));
  hands_click (find_line (list, "pieces"));
  assert_true (is_ticked (list, "pieces"));
  assert_true (says (list, "1 of 8 done"));
  /* From there on by keyboard: down to the tiles, and back. */
  hands_key (dialog, "Down");
  hands_key (dialog, "space");
  assert_true (is_ticked (list, "tiles"));
  assert_true (says (list, "2 of 8 done"));
  hands_key (dialog, "Up");
  hands_key (dialog, "space");
  assert_false (is_ticked (list, "pieces"));
  assert_true (says (list, "1 of 8 done"));
  assert_null (gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (find_line (list, "pieces")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "1 of 8 done"));
  assert_true (
      app_has_name (find_line (list, "pieces"),
                    "Each player takes 20 camels and 4 control markers of one color."));
  close_list (list);
  app_close (window);
}

static gboolean
tick (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_CHECK_BUTTON (widget))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), TRUE);
  return FALSE;
}

/* What was done before the game began is done; before the next it is not. */
static void
test_ticks_live_as_long_as_the_game_is_open (void **state)
{
  CaravanWindow *window = open_new_game ();
  GtkWidget *list = open_list (window, "F8", CARAVAN_TYPE_SET_UP_LIST);

  app_walk (list, tick, NULL);
  assert_true (says (list, "All done: the game can begin."));
  close_list (list);
  hands_click (app_find_text (GTK_WIDGET (window), "Start the game"));
  APP_WAIT (caravan_window_get_desk (window) != NULL);
  app_wait_drawn (GTK_WIDGET (window));
  list = open_list (window, "F8", CARAVAN_TYPE_SET_UP_LIST);
  assert_true (is_ticked (list, "cards"));
  assert_true (says (list, "All done: the game can begin."));
  close_list (list);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.begin", NULL);
  app_settle ();
  list = open_list (window, "F8", CARAVAN_TYPE_SET_UP_LIST);
  assert_true (says (list, "0 of 8 done"));
  close_list (list);
  app_close (window);
}

/* Games that are only scored are set up as well. */
static void
test_every_game_has_its_set_up (void **state)
{
  static const CvGame *const games[] = { &cv_oasis, &cv_oregon, &cv_basari };
  CaravanWindow *window = app_window_new (360, 720);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.score-game", "s",
                                  games[i]->id);
      app_settle ();
      GtkWidget *list = open_list (window, "F8", CARAVAN_TYPE_SET_UP_LIST);
      assert_true (says (list, games[i]->name));
      assert_true (says (list, "Put the board in the middle of the table."));
      close_list (list);
    }
  app_close (window);
}

/* Texts: whole in each language, and different from each other. */

static void
assert_whole (const char *said, const char *english, const char *language)
{
  if (strchr (said, '%') != NULL ||
      (g_str_equal (said, english) && !g_str_equal (language, "en")))
    fail_msg ("%s: %s", language, said);
}

static void
assert_lines_are_translated (const CvTable *table)
{
  CvSetUp lines[CV_SET_UP_MOST];
  int n = cv_set_up (table, lines);

  assert_true (n > 0);
  for (int i = 0; i < n; i++)
    {
      app_set_language ("en");
      g_autofree char *english = caravan_set_up_say (&lines[i]);
      for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          app_set_language (languages[j]);
          g_autofree char *said = caravan_set_up_say (&lines[i]);
          assert_whole (said, english, languages[j]);
          if (lines[i].note != NULL)
            assert_non_null (caravan_text (lines[i].note));
        }
    }
}

static void
test_every_line_of_the_set_up_is_translated (void **state)
{
  static const CvGame *const games[] = { &cv_oasis, &cv_oregon, &cv_basari };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (int n = games[i]->players_min; n <= games[i]->players_max; n++)
      for (int edition = 0; edition < cv_game_n_editions (games[i]); edition++)
        {
          CvTable table;
          cv_table_start (&table, games[i]);
          table.n_players = (uint8_t) n;
          cv_game_edition (games[i], edition, table.option);
          assert_lines_are_translated (&table);
        }
}

static void
test_every_line_of_what_is_left_is_translated (void **state)
{
  static const CvGame *const games[] = { &cv_oasis, &cv_oregon, &cv_basari };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      LangPeople people = { 0 };
      CvLeft left[CV_LEFT_MOST];
      CvTable table;
      CvState start;

      cv_table_start (&table, games[i]);
      table.n_players = 3;
      table.board.present = true;
      cv_state_start (&table, &start);
      int n = cv_left (&table, &start, left);
      assert_true (n > 0);
      for (int line = 0; line < n; line++)
        for (int count = 0; count < 3; count++)
          {
            left[line].left = count;
            left[line].seat = MIN (left[line].seat, 0);
            app_set_language ("en");
            g_autofree char *english = caravan_left_say (&people, &left[line]);
            for (gsize j = 0; j < G_N_ELEMENTS (languages); j++)
              {
                app_set_language (languages[j]);
                g_autofree char *said = caravan_left_say (&people, &left[line]);
                assert_whole (said, english, languages[j]);
              }
          }
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_what_is_left_follows_the_game),
    APP_TEST (test_there_is_one_window_of_what_is_left),
    APP_TEST (test_what_is_left_tells_nothing_hidden),
    APP_TEST (test_the_set_up_is_ticked_by_mouse_and_keyboard),
    APP_TEST (test_ticks_live_as_long_as_the_game_is_open),
    APP_TEST (test_every_game_has_its_set_up),
    APP_TEST (test_every_line_of_the_set_up_is_translated),
    APP_TEST (test_every_line_of_what_is_left_is_translated),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
