/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window round the table: from the first page to a running game and back to it,
   languages, and files that can't be opened. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app.h"
#include "caravan-language.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "pages.h"
#include "caravan-typed-entry.h"
#include "caravan-paint-page.h"
#include "caravan-players.h"
#include "caravan-step-row.h"
#include "caravan-verdict-card.h"
#include "files.h"
#include "hands.h"

#define WIDTH  1000
#define HEIGHT 700

static CaravanWindow *
open_window (void)
{
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);

  APP_WAIT (!caravan_errand_is_any_out ());
  return window;
}

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
click_action (CaravanWindow *window, const char *action)
{
  click (app_find_action (GTK_WIDGET (window), action));
}

/* Two clicks from the first page: the game's card, and Start. */
static CaravanWindow *
start_game (void)
{
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  assert_true (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  click (app_find_text (GTK_WIDGET (page_new_game (window)), "Start the game"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  return window;
}

static void
play (CaravanWindow *window, const char *note)
{
  json_t *event = json_pack ("{s:s, s:s}", "do", "note", "text", note);
  RecError error;

  assert_true (caravan_match_play (window->match, event, &error));
  json_decref (event);
}

static gsize
count_entries (CaravanMatch *match)
{
  return cv_match_n_entries (caravan_match_get_log (match));
}

static char *
find_example (const char *name)
{
  return g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), name, NULL);
}

static void
test_a_game_runs_after_two_clicks (void **state)
{
  CaravanWindow *window = start_game ();

  const CvTable *table = caravan_match_get_table (window->match);
  assert_int_equal (table->n_players, 3);
  assert_true (table->board.present);
  assert_string_equal (adw_window_title_get_title (window->title), "Oasis");
  assert_string_equal (adw_window_title_get_subtitle (window->title),
                       "Sample board · free turns");
  app_close (window);
}

static void
test_continue_brings_the_game_back_after_closing (void **state)
{
  CaravanWindow *window = start_game ();
  g_autofree char *path = g_strdup (caravan_match_get_path (window->match));

  play (window, "So far, so good");
  gsize n = 1;
  app_close (window);
  window = open_window ();
  assert_string_equal (caravan_welcome_page_get_last (page_welcome (window)), path);
  click_action (window, "win.open-path");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_string_equal (caravan_match_get_path (window->match), path);
  assert_int_equal (count_entries (window->match), n);
  app_close (window);
}

static void
test_back_leads_to_the_first_page_and_continue_to_the_same_table (void **state)
{
  CaravanWindow *window = start_game ();
  CaravanMatch *match = window->match;

  click_action (window, "win.back");
  assert_true (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
  APP_WAIT (!caravan_errand_is_any_out ());
  click_action (window, "win.open-path");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_ptr_equal (window->match, match);
  app_close (window);
}

static void
assert_names_stand (CaravanWindow *window)
{
  const CaravanSetup *setup = caravan_new_game_page_get_setup (page_new_game (window));

  assert_string_equal (setup->seats[0].name, "Zoe");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (app_find_type (
                           GTK_WIDGET (page_new_game (window)), GTK_TYPE_ENTRY))),
                       "Zoe");
}

static void
test_names_stand_when_the_language_changes_in_any_order (void **state)
{
  static const char *const orders[][3] = { { "it", "fr", "en" }, { "fr", "it", "en" },
                                           { "it", "en", "fr" }, { "en", "it", "fr" },
                                           { "fr", "en", "it" }, { "en", "fr", "it" } };
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  gtk_editable_set_text (GTK_EDITABLE (app_find_type (
                             GTK_WIDGET (page_new_game (window)), GTK_TYPE_ENTRY)),
                         "Zoe");
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    for (int j = 0; j < 3; j++)
      {
        app_set_language (orders[i][j]);
        assert_names_stand (window);
        assert_non_null (app_seek_text (GTK_WIDGET (page_new_game (window)),
                                        caravan_text (N_ ("Start the game"))));
        assert_string_equal (gtk_label_get_label (window->language_label),
                             caravan_language_name (orders[i][j]));
      }
  app_set_language ("en");
  app_close (window);
}

static void
test_a_file_that_is_no_record_is_named_and_nothing_is_lost (void **state)
{
  CaravanWindow *window = start_game ();
  CaravanMatch *match = window->match;
  char *directory = files_make_directory ("window");
  g_autofree char *newer = files_path (directory, "newer.caravan");

  files_write_lines (newer, "{'caravanserai':2,'game':'oasis','players':[]}\n");
  caravan_window_open_path (window, newer);
  APP_WAIT (caravan_trouble_bar_get_text (window->trouble) != NULL);
  assert_non_null (
      strstr (caravan_trouble_bar_get_text (window->trouble), "newer.caravan"));

  assert_non_null (strstr (caravan_trouble_bar_get_text (window->trouble), "format 2"));
  assert_ptr_equal (window->match, match);
  assert_true (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  app_close (window);
  files_remove_directory (directory);
}

static void
test_a_game_on_a_ring_opens_at_its_table (void **state)
{
  CaravanWindow *window = open_window ();
  g_autofree char *path = find_example ("basari.caravan");

  caravan_window_open_path (window, path);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_null (caravan_trouble_bar_get_text (window->trouble));
  app_find_text (GTK_WIDGET (window), "Chiara");
  app_close (window);
}

static void
test_a_record_that_is_open_is_not_opened_twice (void **state)
{
  CaravanWindow *first = start_game ();
  CaravanWindow *second = open_window ();

  caravan_window_open_path (second, caravan_match_get_path (first->match));
  app_settle ();
  assert_null (second->match);
  assert_null (caravan_trouble_bar_get_text (second->trouble));
  app_close (second);
  app_close (first);
}

/* A disk that takes the header and nothing after it. */
static gboolean disk_is_full;

static ssize_t
write_or_refuse (const RecDisk *disk, int fd, const void *bytes, size_t size)
{
  if (!disk_is_full)
    return rec_disk.write (disk, fd, bytes, size);
  errno = ENOSPC;
  return -1;
}

static void
test_closing_warns_once_when_the_disk_refused (void **state)
{
  RecDisk disk = rec_disk;

  disk.write = write_or_refuse;
  disk_is_full = FALSE;
  caravan_match_use_disk (&disk);
  CaravanWindow *window = start_game ();
  disk_is_full = TRUE;
  play (window, "Where to?");
  APP_WAIT (caravan_trouble_bar_get_text (window->trouble) != NULL);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  disk_is_full = FALSE;
  APP_WAIT (app_seek_text (GTK_WIDGET (window->trouble), "Try again") != NULL);
  click_action (window, "win.retry");
  APP_WAIT (caravan_trouble_bar_get_text (window->trouble) == NULL);
  app_close (window);
  caravan_match_use_disk (NULL);
}

/* Names that play with the window: one too long to be measured, escape characters,
   turned text. GTK has nothing to warn of, and the end of the name is there. */
static void
test_any_name_can_be_shown (void **state)
{
  g_autofree char *long_name = g_strnfill (4500, 'x');
  g_autofree char *long_path = g_strconcat ("/nowhere/", long_name, ".caravan", NULL);
  const char *const paths[] = { long_path, "/nowhere/\033[31mred\033[0m.caravan",
                                "/nowhere/a\u202egnp.caravan" };
  const char *const shown[] = { "x.caravan", "\\x1b[31mred\\x1b[0m.caravan",
                                "a\\u202egnp.caravan" };

  for (int i = 0; i < 3; i++)
    {
      CaravanWindow *window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
      gtk_window_present (GTK_WINDOW (window));
      caravan_window_open_path (window, paths[i]);
      APP_WAIT (caravan_trouble_bar_get_text (window->trouble) != NULL);
      app_wait_drawn (GTK_WIDGET (window));
      const char *text = caravan_trouble_bar_get_text (window->trouble);
      assert_true (g_utf8_strlen (text, -1) < 300);
      assert_non_null (strstr (text, shown[i]));
      app_close (window);
    }
}

static void
test_an_address_is_refused_with_a_sentence (void **state)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("http://example.org/a.caravan");
  CaravanWindow *window = CARAVAN_WINDOW (caravan_window_new (app_get ()));

  gtk_window_present (GTK_WINDOW (window));
  caravan_window_refuse_address (window, file);
  const char *text = caravan_trouble_bar_get_text (window->trouble);
  assert_non_null (text);
  assert_non_null (strstr (text, "http://example.org/a.caravan"));
  assert_non_null (strstr (text, "not a file on this computer"));
  app_close (window);
}

/* All of the game is at stake, and the bar says so; one press makes the file anew. */
static void
test_closing_warns_when_the_record_is_gone (void **state)
{
  CaravanWindow *window = start_game ();
  g_autofree char *path = g_strdup (caravan_match_get_path (window->match));

  play (window, "Where to?");
  play (window, "There.");
  APP_WAIT (!caravan_match_is_busy (window->match));
  assert_int_equal (g_unlink (path), 0);
  gtk_window_close (GTK_WINDOW (window));
  app_settle ();
  assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  const char *text = caravan_trouble_bar_get_text (window->trouble);
  assert_non_null (text);
  assert_non_null (strstr (text, "none of its 2 steps"));
  assert_non_null (strstr (text, "close again and the game is lost"));
  APP_WAIT (app_seek_text (GTK_WIDGET (window->trouble), "Try again") != NULL);
  click_action (window, "win.retry");
  APP_WAIT (caravan_trouble_bar_get_text (window->trouble) == NULL);
  assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  app_close (window);
}

static void
test_a_player_takes_another_seat_by_key (void **state)
{
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  GtkWidget *name = app_find_type (GTK_WIDGET (page_new_game (window)), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (name), "Anna");
  gtk_widget_grab_focus (name);
  const CaravanSetup *setup = caravan_new_game_page_get_setup (page_new_game (window));
  CvColor color = setup->seats[0].color;
  hands_key (GTK_WIDGET (window), "alt+Down");
  assert_string_equal (setup->seats[1].name, "Anna");
  assert_int_equal (setup->seats[1].color, color);
  app_close (window);
}

/* Names. */

typedef struct
{
  GtkWidget *found[CV_PLAYERS_MOST];
  int n;
} Names;

static gboolean
add_name (GtkWidget *widget, gpointer data)
{
  Names *names = data;

  if (GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget))
    names->found[names->n++] = widget;
  return FALSE;
}

static gboolean
is_focused (CaravanWindow *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static Names
open_names (CaravanWindow *window)
{
  Names names = { .n = 0 };

  g_settings_reset (caravan_settings (), "last-players");
  click_action (window, "win.new-game");
  app_wait_drawn (GTK_WIDGET (window));
  app_walk (GTK_WIDGET (page_new_game (window)), add_name, &names);
  assert_int_equal (names.n, 3);
  return names;
}

static void
test_tab_and_enter_go_from_name_to_name (void **state)
{
  CaravanWindow *window = open_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  Names names = open_names (window);
  const CaravanSetup *setup = caravan_new_game_page_get_setup (page_new_game (window));

  hands_click (names.found[0]);
  hands_type (widget, "Anna");
  hands_key (widget, "Tab");
  hands_type (widget, "Bruno");
  hands_key (widget, "Return");
  hands_type (widget, "Chiara");
  hands_key (widget, "Return");
  APP_WAIT (setup->n_seats == 4);
  hands_type (widget, "Davide");
  hands_key (widget, "Return");
  APP_WAIT (setup->n_seats == 5);
  /* Nobody else. */
  hands_key (widget, "Return");
  APP_WAIT (setup->n_seats == 4);
  hands_key (widget, "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  static const char *const wanted[] = { "Anna", "Bruno", "Chiara", "Davide" };
  for (int i = 0; i < 4; i++)
    assert_string_equal (rec_record_name (caravan_match_get_record (window->match), i),
                         wanted[i]);
  g_settings_reset (caravan_settings (), "last-players");
  app_close (window);
}

/* Colours come after the names, and the way back is the same. */
static void
test_colours_and_buttons_are_reached_after_the_names (void **state)
{
  CaravanWindow *window = open_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  Names names = open_names (window);
  GtkWidget *add = app_find_text (GTK_WIDGET (page_new_game (window)), "Add a player");

  hands_click (names.found[0]);
  hands_key (widget, "Tab");
  hands_key (widget, "Tab");
  APP_WAIT (is_focused (window, names.found[2]));
  hands_key (widget, "Tab");
  GtkWidget *color = gtk_window_get_focus (GTK_WINDOW (window));
  assert_true (
      GTK_IS_MENU_BUTTON (gtk_widget_get_ancestor (color, GTK_TYPE_MENU_BUTTON)));
  for (int i = 0; i < 3; i++)
    hands_key (widget, "Tab");
  APP_WAIT (is_focused (window, gtk_widget_get_ancestor (add, GTK_TYPE_BUTTON)));
  hands_key (widget, "Tab");
  assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                        gtk_widget_get_parent (names.found[0])));
  for (int i = 0; i < 5; i++)
    hands_key (widget, "shift+Tab");
  APP_WAIT (is_focused (window, names.found[2]));
  app_close (window);
}

/* The end. */

static gboolean
is_named (GtkWidget *widget, gpointer name)
{
  return g_str_equal (gtk_widget_get_name (widget), name) &&
         gtk_widget_get_mapped (widget);
}

static GtkWidget *
find_named (CaravanWindow *window, const char *name)
{
  APP_WAIT (app_walk (GTK_WIDGET (window), is_named, (gpointer) name) != NULL);
  return app_walk (GTK_WIDGET (window), is_named, (gpointer) name);
}

static void
hide (CaravanWindow *window)
{
  const CvTable *table = caravan_match_get_table (window->match);
  json_t *event = json_pack ("{s:s, s:s, s:{s:i}}", "do", "hide", "by",
                             cv_color_names[table->color[0]], "add", "wells", 2);
  RecError error = { 0 };

  assert_true (caravan_match_play (window->match, event, &error));
  json_decref (event);
}

/* Taking back. */

static void
wait_for_steps (CaravanWindow *window, gsize n)
{
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (window->match)) == n &&
            !caravan_match_is_busy (window->match));
}

/* Something that has the focus in a part of the window: a step is there and goes, comes
   and goes by keys. */
static void
expect_undo_in (CaravanWindow *window, GType part, GType focused)
{
  wait_for_steps (window, 1);
  GtkWidget *around = app_find_type (GTK_WIDGET (window), part);
  APP_WAIT (app_seek_type (around, focused) != NULL);
  GtkWidget *inside = app_find_type (around, focused);
  assert_true (gtk_widget_grab_focus (inside));
  APP_WAIT (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                    gtk_widget_get_parent (inside)));
  hands_key (GTK_WIDGET (window), "ctrl+z");
  wait_for_steps (window, 0);
  hands_key (GTK_WIDGET (window), "ctrl+shift+z");
  wait_for_steps (window, 1);
}

static void
test_steps_are_taken_back_wherever_the_focus_is (void **state)
{
  CaravanWindow *window = start_game ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1300, 800);
  APP_WAIT (app_seek_type (GTK_WIDGET (window), CARAVAN_TYPE_PLAYERS) != NULL);
  hide (window);
  expect_undo_in (window, CARAVAN_TYPE_PLAYERS, GTK_TYPE_LIST_BOX_ROW);
  expect_undo_in (window, CARAVAN_TYPE_TABLE_PAGE, CARAVAN_TYPE_STEP_ROW);
  expect_undo_in (window, CARAVAN_TYPE_TYPED_ENTRY, GTK_TYPE_TEXT);
  app_close (window);
}

/* Why? opens the rule itself; Back leads to the same verdict. */
static void
test_why_opens_the_rule_and_back_leads_to_the_verdict (void **state)
{
  CaravanWindow *window = start_game ();
  CaravanDesk *desk = caravan_window_get_desk (window);

  /* The card has another form there, which it takes once it is drawn. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1300, 800);
  app_wait_drawn (GTK_WIDGET (window));
  app_settle ();
  caravan_desk_set_tool (desk, 0);
  hide (window);
  wait_for_steps (window, 1);
  assert_false (caravan_desk_act (desk, cv_cell (0, 0)));
  const CvRule *rule = caravan_desk_get_verdict (desk)->rule;
  GtkWidget *card = app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_VERDICT_CARD);
  GtkWidget *why = caravan_verdict_card_get_button (CARAVAN_VERDICT_CARD (card),
                                                    CARAVAN_VERDICT_RULE);
  app_wait_drawn (GTK_WIDGET (window));
  hands_click (why);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)),
                       rule->anchor);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_ptr_equal (caravan_desk_get_verdict (desk)->rule, rule);
  assert_true (caravan_desk_is_pinned (desk));
  /* And steps are taken back from there too. */
  APP_WAIT (gtk_widget_grab_focus (why));
  APP_WAIT (is_focused (window, why));
  hands_key (GTK_WIDGET (window), "ctrl+z");
  wait_for_steps (window, 0);
  app_close (window);
}

/* What is being typed goes first, then the step. */
static void
test_what_is_typed_is_taken_back_before_the_step (void **state)
{
  CaravanWindow *window = start_game ();
  GtkWidget *widget = GTK_WIDGET (window);

  hide (window);
  wait_for_steps (window, 1);
  hands_key (widget, "ctrl+l");
  GtkEditable *text = GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window)));
  hands_type (widget, "r cam");
  hands_key (widget, "ctrl+z");
  APP_WAIT (!g_str_equal (gtk_editable_get_text (text), "r cam"));
  while (gtk_editable_get_text (text)[0] != '\0')
    {
      assert_int_equal (cv_match_n_steps (caravan_match_get_log (window->match)), 1);
      hands_key (widget, "ctrl+z");
    }
  wait_for_steps (window, 1);
  hands_key (widget, "ctrl+z");
  wait_for_steps (window, 0);
  hands_key (widget, "ctrl+shift+z");
  wait_for_steps (window, 1);
  app_close (window);
}

static void
test_the_end_leads_on_to_the_next_game (void **state)
{
  CaravanWindow *window = start_game ();

  hide (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.end", NULL);
  assert_true (caravan_match_flush (window->match));
  assert_null (app_seek_text (GTK_WIDGET (window), "Red places"));
  assert_null (
      app_seek_text (GTK_WIDGET (window), "Choose a piece, then point at a space."));
  app_settle ();
  hands_click (find_named (window, "reveal"));
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("reveal-%d", i);
      APP_WAIT (is_focused (window, find_named (window, name)));
      hands_key (GTK_WIDGET (window), "Return");
    }
  app_settle ();
  hands_click (find_named (window, "see-scores"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (!caravan_scores_page_is_revealing (page_scores (window)));
  /* In a low window the button may be out of sight, where a key still finds it. */
  GtkWidget *again = gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (page_scores (window)), "Play again"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (again);
  APP_WAIT (is_focused (window, again));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  app_close (window);
}

static void
test_the_scores_are_a_click_from_a_table_that_told_all (void **state)
{
  CaravanWindow *window = start_game ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.end", NULL);
  assert_true (caravan_match_flush (window->match));
  hands_click (find_named (window, "scores"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  app_close (window);
}

static void
test_an_end_by_mistake_is_taken_back_where_it_is_told (void **state)
{
  CaravanWindow *window = start_game ();

  hide (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.end", NULL);
  assert_true (caravan_match_flush (window->match));
  assert_true (caravan_match_get_state (window->match)->common.declared);
  hands_click (app_find_action (GTK_WIDGET (window), "win.play-on"));
  APP_WAIT (!caravan_match_get_state (window->match)->common.declared);
  APP_WAIT (app_seek_text (GTK_WIDGET (window), "Red places") != NULL);
  /* What came before it is not taken back. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play-on", NULL);
  assert_true (caravan_match_flush (window->match));
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (window->match)), 1);
  app_close (window);
}

/* A board among the user's own, which is chosen, removed, and brought back. */
static void
test_a_board_of_ones_own_is_chosen_and_comes_back_when_removed (void **state)
{
  g_autofree char *sample =
      g_build_filename (g_getenv ("CARAVANSERAI_BOARDS"), "oasis-sample.board", NULL);
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  const CaravanSetup *setup = caravan_new_game_page_get_setup (page_new_game (window));
  assert_null (setup->board);
  caravan_window_open_path (window, sample);
  assert_non_null (setup->board);
  g_autofree char *own = g_strdup (setup->board);
  click_action (window, "win.delete-board");
  assert_null (setup->board);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undelete-board", "s", own);
  assert_string_equal (setup->board, own);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.delete-board", "s", own);
  app_close (window);
}

static gboolean
warns_of_sample (CaravanWindow *window)
{
  return app_seek_text (GTK_WIDGET (page_new_game (window)),
                        "This is not the board on your table") != NULL;
}

static void
test_the_sample_is_said_to_be_one_as_long_as_it_is_chosen (void **state)
{
  g_autofree char *sample =
      g_build_filename (g_getenv ("CARAVANSERAI_BOARDS"), "oasis-sample.board", NULL);
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  assert_true (warns_of_sample (window));
  assert_non_null (
      app_seek_text (GTK_WIDGET (page_new_game (window)), "Paint your board…"));
  caravan_window_open_path (window, sample);
  assert_false (warns_of_sample (window));
  assert_non_null (app_seek_text (GTK_WIDGET (page_new_game (window)),
                                  "Paint the board on the table…"));
  click (gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (page_new_game (window)), "Sample board"),
      GTK_TYPE_TOGGLE_BUTTON));
  APP_WAIT (warns_of_sample (window));
  click_action (window, "win.delete-board");
  app_close (window);
}

static void
test_the_notice_of_the_sample_leads_to_the_painter (void **state)
{
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  click (app_find_action (GTK_WIDGET (page_new_game (window)), "win.paint"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAINT_PAGE));
  app_close (window);
}

/* What lies on the table is painted before the table opens; back leads to it. */
static void
test_a_game_may_begin_from_what_is_on_the_table (void **state)
{
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  click (app_find_text (GTK_WIDGET (page_new_game (window)),
                        "Start from what is on the table now…"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAINT_PAGE));
  assert_non_null (window->match);
  click_action (window, "win.back");
  assert_true (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  app_close (window);
}

static void
test_the_painter_leads_back_to_the_new_game (void **state)
{
  CaravanWindow *window = open_window ();

  click_action (window, "win.new-game");
  click_action (window, "win.paint");
  assert_true (page_is_on (window, CARAVAN_TYPE_PAINT_PAGE));
  click_action (window, "win.back");
  assert_true (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  click_action (window, "win.back");
  assert_true (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
  app_close (window);
}

/* A symbol that is let go of while a thread loads it is freed under whoever looks it up
   next. GTK itself keeps the last hundred. */
static void
test_a_symbol_that_was_shown_stays (void **state)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  GtkIconPaintable *symbol = NULL;

  for (int size = 300; size > 150; size--)
    {
      g_autoptr (GtkIconPaintable) shown = gtk_icon_theme_lookup_icon (
          theme, "go-next-symbolic", NULL, size, 1, GTK_TEXT_DIR_LTR, 0);
      if (symbol == NULL)
        g_set_weak_pointer (&symbol, shown);
    }
  assert_non_null (symbol);
  g_clear_weak_pointer (&symbol);
}

static void
test_dialogs_follow_the_language (void **state)
{
  static const char *const actions[] = { "preferences", "shortcuts", "about" };
  CaravanWindow *window = open_window ();

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (app_get ()), actions[i], NULL);
      GtkWindow *dialog = app_find_window (ADW_TYPE_WINDOW);
      assert_non_null (dialog);
      g_autofree char *english = g_strdup (gtk_window_get_title (dialog));
      app_set_language ("fr");
      assert_string_equal (gtk_window_get_title (dialog), caravan_text (english));
      app_set_language ("en");
      assert_string_equal (gtk_window_get_title (dialog), english);
      app_close (dialog);
    }
  app_close (window);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_game_runs_after_two_clicks),
    APP_TEST (test_continue_brings_the_game_back_after_closing),
    APP_TEST (test_back_leads_to_the_first_page_and_continue_to_the_same_table),
    APP_TEST (test_names_stand_when_the_language_changes_in_any_order),
    APP_TEST (test_a_file_that_is_no_record_is_named_and_nothing_is_lost),
    APP_TEST (test_a_game_on_a_ring_opens_at_its_table),
    APP_TEST (test_a_record_that_is_open_is_not_opened_twice),
    APP_TEST (test_closing_warns_once_when_the_disk_refused),
    APP_TEST (test_closing_warns_when_the_record_is_gone),
    APP_TEST (test_any_name_can_be_shown),
    APP_TEST (test_an_address_is_refused_with_a_sentence),
    APP_TEST (test_a_player_takes_another_seat_by_key),
    APP_TEST (test_tab_and_enter_go_from_name_to_name),
    APP_TEST (test_colours_and_buttons_are_reached_after_the_names),
    APP_TEST (test_steps_are_taken_back_wherever_the_focus_is),
    APP_TEST (test_why_opens_the_rule_and_back_leads_to_the_verdict),
    APP_TEST (test_what_is_typed_is_taken_back_before_the_step),
    APP_TEST (test_the_end_leads_on_to_the_next_game),
    APP_TEST (test_the_scores_are_a_click_from_a_table_that_told_all),
    APP_TEST (test_an_end_by_mistake_is_taken_back_where_it_is_told),
    APP_TEST (test_a_board_of_ones_own_is_chosen_and_comes_back_when_removed),
    APP_TEST (test_the_sample_is_said_to_be_one_as_long_as_it_is_chosen),
    APP_TEST (test_the_notice_of_the_sample_leads_to_the_painter),
    APP_TEST (test_a_game_may_begin_from_what_is_on_the_table),
    APP_TEST (test_the_painter_leads_back_to_the_new_game),
    APP_TEST (test_a_symbol_that_was_shown_stays),
    APP_TEST (test_dialogs_follow_the_language),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
