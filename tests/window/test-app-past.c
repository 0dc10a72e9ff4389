/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games in a window: found, looked at, deleted and brought back, with real keys
   and clicks where it matters. What is said of a record is compared with its file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <sqlite3.h>

#include "app.h"
#include "caravan-archive.h"
#include "caravan-files.h"
#include "caravan-past-private.h"
#include "caravan-past-problems.h"
#include "caravan-past-row.h"
#include "caravan-paths.h"
#include "caravan-people.h"
#include "pages.h"
#include "cv-games.h"
#include "evenings.h"
#include "files.h"
#include "hands.h"

#define WIDTH  1200
#define HEIGHT 860

#define OASIS_BEGUN  "2024-12-01-oasis.caravan"
#define OREGON_BEGUN "2024-12-02-oregon.caravan"
#define OASIS_FIRST  "2024-01-03-oasis.caravan"
#define OREGON_FIRST "2024-01-12-oregon.caravan"
#define BASARI_FIRST "2024-01-30-basari.caravan"
#define COUNTED      "2023-11-18-counted.caravan"

/* The folder. */

static char *
game_path (const char *file)
{
  return g_build_filename (caravan_files_games_dir (), file, NULL);
}

static gboolean
is_there (const char *file)
{
  g_autofree char *path = game_path (file);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static char *
read_path (const char *path)
{
  RecBytes bytes = files_read (path);
  char *text = g_strndup (bytes.data, bytes.size);

  rec_bytes_free (&bytes);
  return text;
}

static char *
read_game (const char *file)
{
  g_autofree char *path = game_path (file);

  return read_path (path);
}

static void
write_game (const char *file, const char *text)
{
  g_autofree char *path = game_path (file);

  g_mkdir_with_parents (caravan_files_games_dir (), 0755);
  assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All records one after the other, with their names. */
static char *
read_folder (void)
{
  g_autoptr (GPtrArray) paths = caravan_files_list_games ();
  GString *all = g_string_new (NULL);

  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *text = read_path (paths->pdata[i]);
      g_string_append_printf (all, "%s\n%s", (char *) paths->pdata[i], text);
    }
  return g_string_free (all, FALSE);
}

/* How many records have this text in their first line. */
static guint
count_with (const char *text)
{
  g_autoptr (GPtrArray) paths = caravan_files_list_games ();
  guint n = 0;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *record = read_path (paths->pdata[i]);
      *strchr (record, '\n') = '\0';
      n += strstr (record, text) != NULL;
    }
  return n;
}

/* A finished game of two, which takes no time to read. */
static char *
make_counted (const char *created, const char *first, const char *second, int points)
{
  return g_strdup_printf (
      "{\"caravanserai\":1,\"game\":\"oregon\",\"created\":\"%s\",\"players\":["
      "{\"color\":\"yellow\",\"name\":\"%s\"},{\"color\":\"blue\",\"name\":\"%s\"}]}\n"
      "{\"do\":\"count\",\"by\":\"yellow\",\"track\":%d,\"farmers\":5}\n"
      "{\"do\":\"count\",\"by\":\"blue\",\"track\":1,\"farmers\":5}\n"
      "{\"do\":\"end\"}\n",
      created, first, second, points);
}

static void
write_counted (const char *file, const char *created, const char *first, int points)
{
  g_autofree char *text = make_counted (created, first, "Bruno", points);

  write_game (file, text);
}

/* A directory beside the home. */
static char *outside;

static int
begin (void **state)
{
  outside = files_make_directory ("caravan-past-");
  return app_begin (state);
}

static int
end (void **state)
{
  int failed = app_end (state);

  caravan_match_settle ();
  caravan_archive_settle ();
  g_free (caravan_archive_take_set_aside (caravan_archive_get ()));
  files_remove_tree (strdup (caravan_files_data_dir ()));
  files_remove_tree (g_steal_pointer (&outside));
  return failed;
}

#define PAST_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, begin, end)

static char *
outside_path (const char *name)
{
  return g_build_filename (outside, name, NULL);
}

/* The page. */

static void
wait_answered (CaravanWindow *window)
{
  APP_WAIT (!caravan_errand_is_any_out ());
  app_settle ();
}

static CaravanWindow *
open_sized (int width, int height)
{
  CaravanWindow *window = app_window_new (width, height);

  caravan_window_show_past (window);
  wait_answered (window);
  app_wait_drawn (GTK_WIDGET (window));
  return window;
}

static CaravanWindow *
open_past (int n_evenings)
{
  evenings_write (caravan_files_games_dir (), n_evenings);
  return open_sized (WIDTH, HEIGHT);
}

static guint
found (CaravanWindow *window)
{
  return caravan_past_page_get_n_found (page_past (window));
}

static CaravanPastItem *
get_item (CaravanWindow *window, guint position)
{
  g_autoptr (CaravanPastItem) item =
      g_list_model_get_item (G_LIST_MODEL (page_past (window)->store), position);

  assert_non_null (item);
  return item;
}

static const char *
get_file (CaravanWindow *window, guint position)
{
  return caravan_past_item_get_file (get_item (window, position));
}

static GtkWidget *
get_search (CaravanWindow *window)
{
  return caravan_past_filter_get_search (
      CARAVAN_PAST_FILTER (page_past (window)->filter));
}

static void
choose (CaravanWindow *window, CaravanPastChoice choice, guint entry)
{
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (caravan_past_filter_get_choice (
          CARAVAN_PAST_FILTER (page_past (window)->filter), choice)),
      entry);
  wait_answered (window);
}

static gboolean
has_focus_in (CaravanWindow *window, GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static gboolean
is_chosen (CaravanWindow *window, const char *file)
{
  g_auto (GStrv) files = caravan_past_page_get_chosen (page_past (window));

  return g_strv_length (files) == 1 && g_str_equal (files[0], file);
}

static void
choose_game (CaravanWindow *window, const char *file)
{
  assert_true (caravan_past_page_choose (page_past (window), file));
  caravan_past_page_focus (page_past (window));
  wait_answered (window);
  assert_true (is_chosen (window, file));
}

static gboolean
warns_of (CaravanWindow *window, const char *text)
{
  const char *said = caravan_trouble_bar_get_text (window->trouble);

  return said != NULL && strstr (said, text) != NULL;
}

static gboolean
says (CaravanWindow *window, const char *text)
{
  return app_seek_text (GTK_WIDGET (window), text) != NULL;
}

/* The way there. */

static void
test_a_click_on_the_first_page_leads_to_all_games (void **state)
{
  evenings_write (caravan_files_games_dir (), 5);
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);

  APP_WAIT (!caravan_errand_is_any_out ());
  hands_click (app_find_action (GTK_WIDGET (window), "win.past"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE) && found (window) == 5);
  wait_answered (window);
  assert_true (says (window, "5 games"));
  assert_true (has_focus_in (window, page_past (window)->view));
  assert_string_equal (adw_window_title_get_title (window->title), "Past games");
  hands_click (window->back);
  assert_true (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
}

static void
test_without_games_it_leads_to_the_first_one (void **state)
{
  CaravanWindow *window = open_past (0);

  assert_true (says (window, "Every game you record will be here: its scores, its "
                             "replay and your statistics."));
  assert_false (app_is_shown (get_search (window)));
  assert_non_null (app_find_action (GTK_WIDGET (window), "win.past-import"));
  hands_click (app_find_action (page_past (window)->stack, "win.score-now"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_QUICK_START));
}

/* Search and filters. */

static void
test_search_finds_while_one_types_whatever_the_accent (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);
  guint n_chloe = count_with ("Chloé"), n_all = found (window);

  assert_true (n_chloe > 0 && n_chloe < n_all);
  hands_key (GTK_WIDGET (window), "ctrl+f");
  hands_type (GTK_WIDGET (window), "CHLOE");
  APP_WAIT (found (window) == n_chloe);
  hands_type (GTK_WIDGET (window), " oregon");
  APP_WAIT (found (window) < n_chloe);
  wait_answered (window);
  assert_true (says (window, "1 of 36 games"));
  for (guint i = 0; i < found (window); i++)
    assert_ptr_equal (caravan_past_item_get (get_item (window, i))->game, &cv_oregon);
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (found (window) == n_all);
  hands_key (GTK_WIDGET (window), "Escape");
  assert_true (has_focus_in (window, page_past (window)->view));
}

/* Whoever types in the list is looking for something. */
static void
test_typing_in_the_list_searches (void **state)
{
  CaravanWindow *window = open_past (6);

  caravan_past_page_focus (page_past (window));
  hands_type (GTK_WIDGET (window), "basari");
  APP_WAIT (found (window) == count_with ("basari"));
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (get_search (window))),
                       "basari");
  hands_key (GTK_WIDGET (window), "Down");
  assert_true (has_focus_in (window, page_past (window)->view));
}

static void
test_nothing_found_says_so_and_leads_back_to_all (void **state)
{
  CaravanWindow *window = open_past (6);

  choose (window, CARAVAN_PAST_GAME, 1);
  hands_click (get_search (window));
  hands_type (GTK_WIDGET (window), "zzz");
  APP_WAIT (found (window) == 0);
  wait_answered (window);
  assert_true (says (window, "No game matches."));
  assert_true (says (window, "0 of 6 games"));
  assert_false (gtk_widget_get_visible (page_past (window)->detail));
  hands_click (app_find_action (GTK_WIDGET (window), "past.clear"));
  APP_WAIT (found (window) == 6);
  assert_true (has_focus_in (window, get_search (window)));
}

static void
test_games_are_filtered_by_kind (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);

  for (guint i = 0; cv_games[i] != NULL; i++)
    {
      g_autofree char *header = g_strdup_printf ("\"%s\"", cv_games[i]->id);
      choose (window, CARAVAN_PAST_GAME, i + 1);
      assert_int_equal (found (window), count_with (header));
      assert_ptr_equal (caravan_past_item_get (get_item (window, 0))->game,
                        cv_games[i]);
    }
  choose (window, CARAVAN_PAST_GAME, 0);
  assert_int_equal (found (window), EVENINGS_MOST);
}

static void
test_games_are_filtered_by_player (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);
  GListModel *people =
      gtk_drop_down_get_model (GTK_DROP_DOWN (caravan_past_filter_get_choice (
          CARAVAN_PAST_FILTER (page_past (window)->filter), CARAVAN_PAST_PERSON)));

  assert_int_equal (g_list_model_get_n_items (people), 8);
  for (guint i = 1; i < 8; i++)
    {
      g_autofree char *name =
          g_strdup (gtk_string_list_get_string (GTK_STRING_LIST (people), i));
      choose (window, CARAVAN_PAST_PERSON, i);
      assert_int_equal (found (window), count_with (name));
    }
}

static void
test_games_are_filtered_by_whether_they_are_finished (void **state)
{
  evenings_write_begun (caravan_files_games_dir (), 3);
  CaravanWindow *window = open_past (6);

  assert_int_equal (found (window), 9);
  choose (window, CARAVAN_PAST_WHICH, 1);
  assert_int_equal (found (window), 6);
  choose (window, CARAVAN_PAST_WHICH, 2);
  assert_int_equal (found (window), 3);
  for (guint i = 0; i < 3; i++)
    assert_false (caravan_past_item_get (get_item (window, i))->is_finished);
}

/* A game of so many days ago, or of the day before this year's first. */
static void
write_ago (const char *file, int days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) then = g_date_time_add_days (now, -days);
  g_autofree char *created = g_date_time_format (then, "%Y-%m-%dT%H:%M:%SZ");

  write_counted (file, created, "Anna", 60);
}

static void
test_games_are_filtered_by_when_they_were_played (void **state)
{
  static const guint expected_least[] = { 4, 1, 2, 1, 0, 1 };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint n_this, n_last;

  write_ago ("now.caravan", 0);
  write_ago ("month.caravan", 20);
  write_ago ("year.caravan", 366 + 31);
  write_counted ("old.caravan", "2019-05-05T20:00:00Z", "Anna", 50);
  CaravanWindow *window = open_past (0);
  for (guint i = 0; i < G_N_ELEMENTS (expected_least); i++)
    {
      choose (window, CARAVAN_PAST_PERIOD, i);
      assert_true (found (window) >= expected_least[i]);
    }
  choose (window, CARAVAN_PAST_PERIOD, 1);
  assert_int_equal (found (window), 1);
  assert_string_equal (get_file (window, 0), "now.caravan");
  choose (window, CARAVAN_PAST_PERIOD, 2);
  assert_int_equal (found (window), 2);
  choose (window, CARAVAN_PAST_PERIOD, 3);
  n_this = found (window);
  assert_int_equal (n_this, g_date_time_get_day_of_year (now) > 20 ? 2 : 1);
  choose (window, CARAVAN_PAST_PERIOD, 4);
  n_last = found (window);
  choose (window, CARAVAN_PAST_PERIOD, 5);
  assert_int_equal (n_this + n_last + found (window), 4);
}

/* The year begins where people are, not in Greenwich. */
static void
test_the_year_begins_at_midnight_here (void **state)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) first =
      g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 30, 0);
  g_autoptr (GDateTime) last = g_date_time_add_hours (first, -1);
  g_autoptr (GDateTime) first_utc = g_date_time_to_utc (first);
  g_autoptr (GDateTime) last_utc = g_date_time_to_utc (last);
  g_autofree char *this_year = g_date_time_format (first_utc, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *last_year = g_date_time_format (last_utc, "%Y-%m-%dT%H:%M:%SZ");

  write_counted ("first.caravan", this_year, "Anna", 50);
  write_counted ("last.caravan", last_year, "Anna", 50);
  CaravanWindow *window = open_past (0);
  choose (window, CARAVAN_PAST_PERIOD, 3);
  assert_int_equal (found (window), 1);
  assert_string_equal (get_file (window, 0), "first.caravan");
  choose (window, CARAVAN_PAST_PERIOD, 4);
  assert_int_equal (found (window), 1);
  assert_string_equal (get_file (window, 0), "last.caravan");
}

static int
compare_dates (CaravanWindow *window, guint position)
{
  return strcmp (caravan_past_item_get (get_item (window, position))->date,
                 caravan_past_item_get (get_item (window, position + 1))->date);
}

static int
get_best (CaravanWindow *window, guint position)
{
  const RecHistoryGame *game = caravan_past_item_get (get_item (window, position));
  int best = 0;

  for (int i = 0; i < game->n_players; i++)
    best = MAX (best, game->player[i].total);
  return best;
}

static void
test_games_come_in_the_order_asked_for (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);
  guint n_changes = 0;

  for (guint i = 0; i + 1 < found (window); i++)
    assert_true (compare_dates (window, i) >= 0);
  choose (window, CARAVAN_PAST_ORDER, 1);
  for (guint i = 0; i + 1 < found (window); i++)
    assert_true (compare_dates (window, i) <= 0);
  choose (window, CARAVAN_PAST_ORDER, 2);
  for (guint i = 0; i + 1 < found (window); i++)
    n_changes += caravan_past_item_get (get_item (window, i))->game !=
                 caravan_past_item_get (get_item (window, i + 1))->game;
  assert_int_equal (n_changes, 2);
  choose (window, CARAVAN_PAST_ORDER, 3);
  for (guint i = 0; i + 1 < found (window); i++)
    assert_true (get_best (window, i) >= get_best (window, i + 1));
  choose (window, CARAVAN_PAST_ORDER, 4);
  for (guint i = 0; i + 1 < found (window); i++)
    assert_true (get_best (window, i) <= get_best (window, i + 1));
  /* Another order leaves nothing out. */
  assert_true (says (window, "36 games"));
}

/* The chosen game. */

static void
test_the_game_beside_the_list_is_that_of_the_record (void **state)
{
  evenings_write_counted (caravan_files_games_dir ());
  CaravanWindow *window = open_past (4);
  GtkWidget *detail = page_past (window)->detail;

  choose_game (window, COUNTED);
  assert_non_null (app_find_text (detail, "18 November 2023"));
  assert_non_null (app_find_text (detail, "3 steps"));
  assert_null (app_seek_text (detail, "Replay"));
  choose_game (window, OASIS_FIRST);
  assert_non_null (app_find_text (detail, "3 January 2024"));
  assert_non_null (app_find_text (detail, "Replay"));
  assert_non_null (app_find_text (detail, "Scores"));
  assert_non_null (app_find_text (detail, "Table"));
  choose_game (window, BASARI_FIRST);
  assert_non_null (app_find_text (detail, "Table"));
}

static void
test_enter_shows_the_scores_of_a_finished_game (void **state)
{
  static const char *const files[] = { OASIS_FIRST, OREGON_FIRST, COUNTED };

  evenings_write_counted (caravan_files_games_dir ());
  CaravanWindow *window = open_past (3);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = game_path (files[i]);
      choose_game (window, files[i]);
      hands_key (GTK_WIDGET (window), "Return");
      APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
      assert_string_equal (caravan_match_get_path (window->match), path);
      assert_false (caravan_scores_page_is_revealing (page_scores (window)));
      hands_click (window->back);
      APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
      wait_answered (window);
      assert_true (is_chosen (window, files[i]));
      assert_true (has_focus_in (window, page_past (window)->view));
    }
}

static void
test_enter_goes_on_with_a_game_that_is_not_finished (void **state)
{
  evenings_write_begun (caravan_files_games_dir (), 2);
  CaravanWindow *window = open_past (0);

  choose_game (window, OASIS_BEGUN);
  assert_non_null (app_find_text (page_past (window)->detail, "Continue"));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  hands_click (window->back);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
  wait_answered (window);
  choose_game (window, OREGON_BEGUN);
  assert_non_null (app_find_text (page_past (window)->detail, "Continue"));
  hands_click (app_find_text (page_past (window)->detail, "Scores"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
}

/* The table of a finished game, from its button; the way back leads to the list. */
static void
test_the_table_of_a_past_game_leads_back_to_the_list (void **state)
{
  CaravanWindow *window = open_past (3);

  choose_game (window, OASIS_FIRST);
  hands_click (app_find_text (page_past (window)->detail, "Table"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
  wait_answered (window);
  hands_click (window->back);
  assert_true (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
  /* Opened from elsewhere it leads to the first page. */
  g_autofree char *path = game_path (OASIS_FIRST);
  caravan_window_open_path (window, path);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  hands_click (window->back);
  assert_true (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
}

/* Deleting. */

static void
test_a_deleted_game_comes_back_by_the_button (void **state)
{
  CaravanWindow *window = open_past (5);
  g_autofree char *before = read_game (OREGON_FIRST);

  choose_game (window, OREGON_FIRST);
  hands_key (GTK_WIDGET (window), "Delete");
  APP_WAIT (found (window) == 4);
  wait_answered (window);
  assert_false (is_there (OREGON_FIRST));
  /* The game in its place is chosen, and the keyboard stays. */
  assert_int_equal (g_strv_length (caravan_past_page_get_chosen (page_past (window))),
                    1);
  assert_true (has_focus_in (window, page_past (window)->view));
  APP_WAIT (says (window, "The game was deleted"));
  hands_click (app_find_text (GTK_WIDGET (window->toasts), "Undo"));
  APP_WAIT (found (window) == 5);
  wait_answered (window);
  g_autofree char *after = read_game (OREGON_FIRST);
  assert_string_equal (after, before);
  assert_true (is_chosen (window, OREGON_FIRST));
}

static void
test_several_deleted_games_come_back_by_the_keyboard (void **state)
{
  CaravanWindow *window = open_past (6);
  g_autofree char *before = read_folder ();

  gtk_selection_model_select_range (page_past (window)->selection, 1, 3, TRUE);
  wait_answered (window);
  assert_true (says (window, "3 games selected"));
  hands_click (app_find_text (page_past (window)->detail, "Delete"));
  APP_WAIT (found (window) == 3);
  APP_WAIT (says (window, "3 games were deleted"));
  choose_game (window, OASIS_FIRST);
  hands_key (GTK_WIDGET (window), "Delete");
  APP_WAIT (found (window) == 2);
  wait_answered (window);
  /* One deed after the other. */
  hands_key (GTK_WIDGET (window), "ctrl+z");
  APP_WAIT (found (window) == 3);
  assert_true (is_there (OASIS_FIRST));
  hands_key (GTK_WIDGET (window), "ctrl+z");
  APP_WAIT (found (window) == 6);
  wait_answered (window);
  g_autofree char *after = read_folder ();
  assert_string_equal (after, before);
  assert_false (caravan_page_can (CARAVAN_PAGE (page_past (window)), "win.undo"));
}

static void
test_a_field_has_its_own_delete_key (void **state)
{
  CaravanWindow *window = open_past (3);

  hands_click (get_search (window));
  hands_key (GTK_WIDGET (window), "Delete");
  app_settle ();
  caravan_archive_settle ();
  app_settle ();
  assert_int_equal (found (window), 3);
}

static void
test_what_lies_on_a_table_is_not_deleted (void **state)
{
  evenings_write_begun (caravan_files_games_dir (), 1);
  CaravanWindow *table = app_window_new (WIDTH, HEIGHT);
  g_autofree char *path = game_path (OASIS_BEGUN);

  caravan_window_open_path (table, path);
  APP_WAIT (page_is_on (table, CARAVAN_TYPE_TABLE_PAGE));
  CaravanWindow *window = open_past (3);
  choose_game (window, OASIS_BEGUN);
  gtk_widget_activate_action (GTK_WIDGET (page_past (window)), "past.delete", NULL);
  assert_true (warns_of (window, "is open in a window: close it there first."));
  wait_answered (window);
  assert_true (is_there (OASIS_BEGUN));
  assert_int_equal (found (window), 4);
  /* Of several only that one stays. */
  gtk_selection_model_select_all (page_past (window)->selection);
  gtk_widget_activate_action (GTK_WIDGET (page_past (window)), "past.delete", NULL);
  APP_WAIT (found (window) == 1);
  assert_string_equal (get_file (window, 0), OASIS_BEGUN);
}

static void
test_one_s_own_table_is_put_away_first (void **state)
{
  evenings_write_begun (caravan_files_games_dir (), 1);
  CaravanWindow *window = open_past (2);
  g_autofree char *before = read_game (OASIS_BEGUN);

  choose_game (window, OASIS_BEGUN);
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  hands_click (window->back);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
  wait_answered (window);
  hands_key (GTK_WIDGET (window), "Delete");
  APP_WAIT (found (window) == 2);
  assert_null (window->match);
  hands_key (GTK_WIDGET (window), "ctrl+z");
  APP_WAIT (found (window) == 3);
  g_autofree char *after = read_game (OASIS_BEGUN);
  assert_string_equal (after, before);
}

static void
test_what_another_program_has_open_is_not_deleted (void **state)
{
  evenings_write_begun (caravan_files_games_dir (), 1);
  g_autofree char *path = game_path (OASIS_BEGUN);
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);
  CaravanWindow *window = open_past (2);

  assert_non_null (match);
  choose_game (window, OASIS_BEGUN);
  hands_key (GTK_WIDGET (window), "Delete");
  APP_WAIT (warns_of (window, "A game was not deleted: is open in another program"));
  assert_true (is_there (OASIS_BEGUN));
  /* Said anew in every language. */
  app_set_language ("it");
  assert_false (warns_of (window, "another program"));
  app_set_language ("en");
  assert_true (warns_of (window, "another program"));
}

/* Players. */

static CaravanPeople *
open_people (CaravanWindow *window)
{
  CaravanPeople *people;

  hands_click (app_find_text (GTK_WIDGET (page_past (window)), "Players"));
  APP_WAIT (window->people != NULL);
  app_wait_drawn (GTK_WIDGET (window->people));
  people =
      CARAVAN_PEOPLE (app_find_type (GTK_WIDGET (window->people), CARAVAN_TYPE_PEOPLE));
  APP_WAIT (!caravan_errand_is_any_out ());
  app_settle ();
  return people;
}

static gboolean
has_person (CaravanPeople *people, const char *name)
{
  return app_seek_text (GTK_WIDGET (people), name) != NULL;
}

static gboolean
has_list_focus (CaravanWindow *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window->people));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX) != NULL;
}

static void
test_a_player_is_renamed_and_the_records_stay (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);
  g_autofree char *before = read_folder ();
  guint n_games = count_with ("Daniel");
  CaravanPeople *people = open_people (window);
  GtkWidget *dialog = GTK_WIDGET (window->people);

  hands_click (app_find_text (dialog, "Change the name: Daniel"));
  hands_type (dialog, "Danilo");
  hands_key (dialog, "Return");
  APP_WAIT (has_person (people, "Danilo") && !has_person (people, "Daniel"));
  APP_WAIT (app_seek_text (dialog, "Daniel is called Danilo now") != NULL);
  g_autofree char *after = read_folder ();
  assert_string_equal (after, before);
  assert_true (has_list_focus (window));
  /* The list of games knows it, too. */
  APP_WAIT (!caravan_errand_is_any_out ());
  hands_click (app_find_text (dialog, "Undo"));
  APP_WAIT (has_person (people, "Daniel") && !has_person (people, "Danilo"));
  APP_WAIT (app_seek_text (dialog, "The names are as they were") != NULL);
  assert_null (app_seek_text (dialog, "Undo"));
  hands_key (dialog, "Escape");
  APP_WAIT (window->people == NULL);
  gtk_editable_set_text (GTK_EDITABLE (get_search (window)), "daniel");
  APP_WAIT (found (window) == n_games);
}

static void
test_two_names_become_one_person_and_two_again (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);
  g_autofree char *before = read_folder ();
  guint n_both = count_with ("Chloé") + count_with ("Elena");
  CaravanPeople *people = open_people (window);
  GtkWidget *dialog = GTK_WIDGET (window->people);
  g_autofree char *question = g_strdup_printf (
      "Elena is here already. Chloé and Elena will be one person with %u games.",
      n_both);

  hands_click (app_find_text (dialog, "Change the name: Chloé"));
  hands_type (dialog, "Elena");
  hands_key (dialog, "Return");
  /* Nothing is done before it is understood. */
  app_wait_drawn (dialog);
  assert_non_null (app_find_text (dialog, question));
  assert_true (has_person (people, "Chloé"));
  hands_key (dialog, "Return");
  APP_WAIT (!has_person (people, "Chloé"));
  APP_WAIT (app_seek_text (dialog, "Chloé and Elena are one person now") != NULL);
  g_autofree char *after = read_folder ();
  assert_string_equal (after, before);
  assert_true (has_list_focus (window));
  hands_key (dialog, "ctrl+z");
  APP_WAIT (has_person (people, "Chloé"));
  assert_true (has_list_focus (window));
}

static void
test_escape_leaves_a_name_as_it_is (void **state)
{
  CaravanWindow *window = open_past (5);
  CaravanPeople *people = open_people (window);
  GtkWidget *dialog = GTK_WIDGET (window->people);

  hands_click (app_find_text (dialog, "Change the name: Anna"));
  hands_type (dialog, "Hanna");
  hands_key (dialog, "Escape");
  app_settle ();
  assert_non_null (window->people);
  assert_true (has_person (people, "Anna"));
  assert_null (app_seek_type (GTK_WIDGET (people), GTK_TYPE_ENTRY));
}

/* In and out. */

static void
import (CaravanWindow *window, const char *const *paths)
{
  g_auto (GStrv) copy = g_strdupv ((char **) paths);

  caravan_window_import (window, copy);
}

static char *
find_example (const char *name)
{
  return g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), name, NULL);
}

static void
test_a_record_is_imported_once (void **state)
{
  CaravanWindow *window = open_past (3);
  g_autofree char *path = find_example ("oasis.caravan");
  const char *const paths[] = { path, NULL };
  g_autofree char *before = read_path (path);

  import (window, paths);
  APP_WAIT (found (window) == 4);
  APP_WAIT (says (window, "One new game was added"));
  wait_answered (window);
  assert_true (is_chosen (window, "oasis.caravan"));
  g_autofree char *after = read_game ("oasis.caravan");
  assert_string_equal (after, before);
  import (window, paths);
  APP_WAIT (says (window, "This game was here already"));
  assert_int_equal (found (window), 4);
}

static void
test_several_records_are_imported_and_a_bad_one_is_told_of (void **state)
{
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);
  g_autofree char *first = find_example ("oasis.caravan");
  g_autofree char *second = find_example ("oregon.caravan");
  g_autofree char *torn = outside_path ("torn.caravan");
  const char *const paths[] = { first, torn, second, NULL };
  const char *const bad[] = { torn, torn, NULL };

  files_write (torn, "{\"caravanserai\":1,", 18);
  import (window, paths);
  assert_true (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
  APP_WAIT (found (window) == 2);
  APP_WAIT (warns_of (window, "One record was not imported: "));
  assert_false (is_there ("torn.caravan"));
  import (window, bad);
  APP_WAIT (warns_of (window, "2 records were not imported. The first: "));
  wait_answered (window);
  assert_int_equal (found (window), 2);
}

static void
test_a_damaged_file_loses_nothing (void **state)
{
  CaravanWindow *window = open_past (4);
  g_autofree char *before = read_folder ();
  g_autofree char *rubbish = outside_path ("rubbish.caravans");
  g_autofree char *none = outside_path ("none.caravan");
  const char *const paths[] = { rubbish, NULL };
  const char *const missing[] = { none, NULL };

  files_write (rubbish, "\x00\xff\x01", 3);
  import (window, paths);
  APP_WAIT (warns_of (window, "One record was not imported: "));
  import (window, missing);
  APP_WAIT (warns_of (window, "there is no such file"));
  wait_answered (window);
  g_autofree char *after = read_folder ();
  assert_string_equal (after, before);
  assert_int_equal (found (window), 4);
}

static void
test_a_game_is_exported_under_a_name (void **state)
{
  CaravanWindow *window = open_past (3);
  g_autofree char *place = outside_path ("for Bruno.caravan");
  char *files[] = { (char *) OREGON_FIRST, NULL };
  g_autofree char *before = read_game (OREGON_FIRST);

  caravan_window_export_games (window, files, place);
  APP_WAIT (says (window, "Saved as for Bruno.caravan"));
  g_autofree char *after = read_path (place);
  assert_string_equal (after, before);
}

static void
test_several_games_are_exported_into_a_folder (void **state)
{
  CaravanWindow *window = open_past (5);

  gtk_selection_model_select_all (page_past (window)->selection);
  g_auto (GStrv) files = caravan_past_page_get_chosen (page_past (window));
  g_autofree char *name = g_path_get_basename (outside);
  g_autofree char *told = g_strconcat ("Your games are in ", name, NULL);
  caravan_window_export_games (window, files, outside);
  APP_WAIT (says (window, told)); /* not before all of them are written */
  assert_int_equal (files_count (outside), 5);
  for (int i = 0; i < 5; i++)
    {
      g_autofree char *path = outside_path (files[i]);
      g_autofree char *before = read_game (files[i]);
      g_autofree char *after = read_path (path);
      assert_string_equal (after, before);
    }
  /* What is there is not written over. */
  caravan_window_export_games (window, files, outside);
  APP_WAIT (files_count (outside) == 10);
}

static void
test_an_export_that_fails_says_why (void **state)
{
  CaravanWindow *window = open_past (1);
  g_autofree char *place = outside_path ("nowhere/there.caravan");
  char *files[] = { (char *) OASIS_FIRST, NULL };

  caravan_window_export_games (window, files, place);
  APP_WAIT (warns_of (window, "The copy was not saved: "));
  caravan_past_deeds_export (caravan_past_page_get_deeds (page_past (window)), place);
  APP_WAIT (warns_of (window, "Nothing was exported: "));
}

/* What the list says, from top to bottom. */
static char *
say_all (CaravanWindow *window)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < found (window); i++)
    {
      g_autofree char *said = caravan_past_item_say (get_item (window, i));
      g_string_append_printf (all, "%s\n", said);
    }
  return g_string_free (all, FALSE);
}

static void
test_everything_is_exported_and_read_back (void **state)
{
  evenings_write_counted (caravan_files_games_dir ());
  evenings_write_begun (caravan_files_games_dir (), 2);
  CaravanWindow *window = open_past (8);
  CaravanPastDeeds *deeds = caravan_past_page_get_deeds (page_past (window));
  g_autofree char *place = outside_path ("all.caravans");
  const char *const paths[] = { place, NULL };
  g_autofree char *before = say_all (window);

  /* A file of that name gives way when it was chosen. */
  files_write (place, "old", 3);
  caravan_past_deeds_export (deeds, place);
  APP_WAIT (says (window, "Saved as all.caravans"));
  assert_int_equal (files_count (outside), 1);
  import (window, paths);
  APP_WAIT (says (window, "These 12 games were here already"));
  gtk_selection_model_select_all (page_past (window)->selection);
  gtk_widget_activate_action (GTK_WIDGET (page_past (window)), "past.delete", NULL);
  APP_WAIT (found (window) == 0);
  wait_answered (window);
  import (window, paths);
  APP_WAIT (found (window) == 12);
  wait_answered (window);
  g_autofree char *after = say_all (window);
  assert_string_equal (after, before);
}

/* Damage. */

static void
test_records_that_can_t_be_read_are_told_of (void **state)
{
  write_game ("torn.caravan", "{\"caravanserai\":1,\"ga\n");
  write_game ("future.caravan", "{\"caravanserai\":99}\n");
  CaravanWindow *window = open_past (3);
  GtkWidget *dialog;

  assert_int_equal (found (window), 3);
  hands_click (app_find_text (GTK_WIDGET (window), "2 records can’t be read"));
  APP_WAIT (app_find_window (ADW_TYPE_WINDOW) != NULL);
  dialog = GTK_WIDGET (app_find_window (ADW_TYPE_WINDOW));
  APP_WAIT (app_seek_text (dialog, "torn.caravan") != NULL);
  assert_non_null (app_find_text (dialog, "future.caravan"));
  assert_non_null (app_find_text (
      dialog, "Line 1: this record has format 99; this program reads format 1"));
  hands_key (dialog, "Escape");
  APP_WAIT (app_find_window (ADW_TYPE_WINDOW) == NULL);
}

static void
test_a_damaged_index_is_made_anew (void **state)
{
  CaravanWindow *window = open_past (5);
  g_autofree char *index =
      g_build_filename (caravan_files_data_dir (), "history.db", NULL);
  g_autofree char *aside = g_strconcat (index, ".damaged-1", NULL);

  app_close (window);
  caravan_archive_settle ();
  files_write (index, "This is no index at all, by no means, not one bit of it.", 56);
  window = open_past (5);
  assert_int_equal (found (window), 5);
  assert_true (warns_of (window, "made anew"));
  assert_true (warns_of (window, "history.db.damaged-1"));
  assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  /* It is said once. */
  CaravanWindow *other = open_past (5);
  assert_null (caravan_trouble_bar_get_text (other->trouble));
}

/* Many. */

static gboolean
count_row (GtkWidget *widget, gpointer n)
{
  *(guint *) n += CARAVAN_IS_PAST_ROW (widget);
  return FALSE;
}

static void
write_many (int n)
{
  g_mkdir_with_parents (caravan_files_games_dir (), 0755);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *file = g_strdup_printf ("%05d.caravan", i);
      g_autofree char *created = g_strdup_printf (
          "%04d-%02d-%02dT20:00:00Z", 1990 + i / 336, i / 28 % 12 + 1, i % 28 + 1);
      write_counted (file, created, i % 7 == 0 ? "Elena" : "Anna", i % 90);
    }
}

static void
test_ten_thousand_games_have_a_few_rows (void **state)
{
  guint n_rows = 0;

  write_many (10000);
  CaravanWindow *window = open_past (0);
  assert_int_equal (found (window), 10000);
  app_walk (page_past (window)->view, count_row, &n_rows);
  assert_in_range (n_rows, 5, 400);
  caravan_past_page_focus (page_past (window));
  hands_key (GTK_WIDGET (window), "End");
  APP_WAIT (is_chosen (window, "00000.caravan"));
  app_wait_drawn (GTK_WIDGET (window));
  n_rows = 0;
  app_walk (page_past (window)->view, count_row, &n_rows);
  assert_in_range (n_rows, 5, 400);
  assert_true (has_focus_in (window, page_past (window)->view));
  hands_key (GTK_WIDGET (window), "ctrl+f");
  hands_type (GTK_WIDGET (window), "elena");
  APP_WAIT (found (window) == 10000 / 7 + 1);
}

static gboolean
shows (CaravanWindow *window, const char *state)
{
  const char *shown =
      gtk_stack_get_visible_child_name (GTK_STACK (page_past (window)->stack));

  return g_str_equal (shown, state);
}

/* While another program writes to the index, the records wait to be read, and the page
   says what it waits for. */
static void
test_games_that_are_being_read_are_told_of (void **state)
{
  g_autofree char *index =
      g_build_filename (caravan_files_data_dir (), "history.db", NULL);
  sqlite3 *db;

  CaravanWindow *first = open_past (0);
  APP_WAIT (shows (first, "empty"));
  app_close (first);
  write_many (300);
  assert_int_equal (sqlite3_open (index, &db), SQLITE_OK);
  assert_int_equal (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
  CaravanWindow *window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  gtk_window_present (GTK_WINDOW (window));
  caravan_window_show_past (window);
  APP_WAIT (shows (window, "wait") && app_seek_text (GTK_WIDGET (page_past (window)),
                                                     "Reading 300 games…") != NULL);
  sqlite3_close (db);
  APP_WAIT (shows (window, "list") && found (window) == 300);
  APP_WAIT (has_focus_in (window, page_past (window)->view));
  app_close (window);
}

/* Everybody. */

static void
test_rows_and_controls_have_names (void **state)
{
  evenings_write_counted (caravan_files_games_dir ());
  CaravanWindow *window = open_past (0);
  GtkWidget *root = GTK_WIDGET (page_past (window));
  GtkWidget *row = app_find_type (page_past (window)->view, CARAVAN_TYPE_PAST_ROW);

  assert_true (app_has_name (gtk_widget_get_parent (row),
                             "Oregon, 18 November 2023. Chloé (Blue) won with 71; "
                             "Anna (Yellow) has 60, rank 2"));
  assert_true (app_has_name (get_search (window), "Search past games"));
  assert_true (app_has_name (page_past (window)->menu, "More"));
  assert_true (app_has_name (page_past (window)->view, "Past games"));
  assert_non_null (app_find_text (root, "Game: Every game"));
  assert_non_null (app_find_text (root, "Player: All players"));
  assert_non_null (app_find_text (root, "State: Finished or not"));
  assert_non_null (app_find_text (root, "Period: Any time"));
  assert_non_null (app_find_text (root, "Order: Newest first"));
  choose (window, CARAVAN_PAST_ORDER, 1);
  assert_non_null (app_find_text (root, "Order: Oldest first"));
}

/* Tab leads through everything and back to where it began. */
static void
test_the_keyboard_reaches_everything (void **state)
{
  CaravanWindow *window = open_past (4);
  CaravanPastPage *page = page_past (window);
  GtkWidget *wanted[] = {
    page->statistics,
    page->people,
    page->import,
    page->menu,
    page->view,
    page->detail,
    window->back,
    get_search (window),
    caravan_past_filter_get_choice (CARAVAN_PAST_FILTER (page->filter), 0),
    caravan_past_filter_get_choice (CARAVAN_PAST_FILTER (page->filter), 1),
    caravan_past_filter_get_choice (CARAVAN_PAST_FILTER (page->filter), 2),
    caravan_past_filter_get_choice (CARAVAN_PAST_FILTER (page->filter), 3),
    caravan_past_filter_get_choice (CARAVAN_PAST_FILTER (page->filter), 4),
    app_find_action (page->detail, "past.delete"),
    app_find_action (page->detail, "past.export"),
    app_find_action (page->detail, "past.folder"),
  };
  guint64 reached = 0;

  hands_key (GTK_WIDGET (window), "ctrl+f");
  for (int i = 0; i < 60; i++)
    {
      for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
        if (has_focus_in (window, wanted[k]))
          reached |= G_GUINT64_CONSTANT (1) << k;
      hands_key (GTK_WIDGET (window), "Tab");
    }
  for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
    if ((reached >> k & 1) == 0)
      fail_msg ("the keyboard does not reach %zu, a %s", k,
                G_OBJECT_TYPE_NAME (wanted[k]));
}

static gboolean
is_open (GtkWidget *popover)
{
  return gtk_widget_get_visible (popover);
}

static void
test_the_menu_over_a_game_opens_by_key (void **state)
{
  CaravanWindow *window = open_past (3);

  choose_game (window, OASIS_FIRST);
  hands_key (GTK_WIDGET (window), "shift+F10");
  APP_WAIT (is_open (page_past (window)->context));
  app_wait_drawn (page_past (window)->context);
  assert_non_null (app_find_text (page_past (window)->context, "Replay"));
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (!is_open (page_past (window)->context));
}

static void
test_shift_and_arrows_choose_several (void **state)
{
  CaravanWindow *window = open_past (4);

  choose_game (window, get_file (window, 0));
  hands_key (GTK_WIDGET (window), "shift+Down");
  hands_key (GTK_WIDGET (window), "shift+Down");
  APP_WAIT (says (window, "3 games selected"));
  assert_null (app_seek_text (page_past (window)->detail, "Scores"));
}

/* Narrow. */

static gboolean
shows_detail (CaravanWindow *window)
{
  AdwLeaflet *leaflet = ADW_LEAFLET (page_past (window)->leaflet);

  return adw_leaflet_get_folded (leaflet) &&
         adw_leaflet_get_visible_child (leaflet) == page_past (window)->detail;
}

static CaravanWindow *
open_narrow (int n_evenings)
{
  evenings_write (caravan_files_games_dir (), n_evenings);
  CaravanWindow *window = open_sized (360, 740);

  APP_WAIT (adw_leaflet_get_folded (ADW_LEAFLET (page_past (window)->leaflet)));
  app_wait_drawn (GTK_WIDGET (window));
  return window;
}

static void
test_in_a_narrow_window_a_game_takes_the_place_of_the_list (void **state)
{
  CaravanWindow *window = open_narrow (4);
  GtkWidget *row = app_find_type (page_past (window)->view, CARAVAN_TYPE_PAST_ROW);

  hands_click (row);
  APP_WAIT (shows_detail (window));
  wait_answered (window);
  assert_true (
      has_focus_in (window, caravan_past_detail_get_first (
                                CARAVAN_PAST_DETAIL (page_past (window)->detail))));
  hands_click (app_find_action (GTK_WIDGET (window), "past.list"));
  APP_WAIT (!shows_detail (window));
  assert_true (has_focus_in (window, page_past (window)->view));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (shows_detail (window));
  hands_click (window->back);
  APP_WAIT (!shows_detail (window));
  assert_true (page_is_on (window, CARAVAN_TYPE_PAST_PAGE));
  hands_click (window->back);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_WELCOME_PAGE));
}

static void
test_in_a_narrow_window_deleting_leads_back_to_the_list (void **state)
{
  CaravanWindow *window = open_narrow (3);

  caravan_past_page_activate (page_past (window));
  APP_WAIT (shows_detail (window));
  gtk_widget_activate_action (GTK_WIDGET (page_past (window)), "past.delete", NULL);
  APP_WAIT (found (window) == 2 && !shows_detail (window));
  hands_click (app_find_text (GTK_WIDGET (window->toasts), "Undo"));
  APP_WAIT (found (window) == 3);
}

static void
test_in_a_narrow_window_the_filters_are_behind_a_button (void **state)
{
  CaravanWindow *window = open_narrow (4);
  GtkWidget *game = caravan_past_filter_get_choice (
      CARAVAN_PAST_FILTER (page_past (window)->filter), CARAVAN_PAST_GAME);

  assert_false (app_is_shown (game));
  hands_click (app_find_text (GTK_WIDGET (window), "Filter and sort"));
  APP_WAIT (app_is_shown (game));
}

/* Others. */

static void
test_what_another_window_records_is_in_the_list (void **state)
{
  CaravanWindow *window = open_past (2);

  evenings_write (caravan_files_games_dir (), 3);
  caravan_archive_sync (caravan_archive_get ());
  APP_WAIT (found (window) == 3);
}

static void
test_a_switch_of_language_keeps_what_is_looked_for (void **state)
{
  CaravanWindow *window = open_past (EVENINGS_MOST);

  choose (window, CARAVAN_PAST_GAME, 2);
  choose (window, CARAVAN_PAST_PERSON, 1);
  choose (window, CARAVAN_PAST_ORDER, 1);
  guint n = found (window);
  g_autofree char *file = g_strdup (get_file (window, 1));
  choose_game (window, file);
  app_set_language ("fr");
  wait_answered (window);
  assert_int_equal (found (window), n);
  assert_true (is_chosen (window, file));
  app_set_language ("en");
  wait_answered (window);
  choose (window, CARAVAN_PAST_GAME, 0);
  assert_int_equal (found (window), count_with ("Anna"));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    PAST_TEST (test_a_click_on_the_first_page_leads_to_all_games),
    PAST_TEST (test_without_games_it_leads_to_the_first_one),
    PAST_TEST (test_search_finds_while_one_types_whatever_the_accent),
    PAST_TEST (test_typing_in_the_list_searches),
    PAST_TEST (test_nothing_found_says_so_and_leads_back_to_all),
    PAST_TEST (test_games_are_filtered_by_kind),
    PAST_TEST (test_games_are_filtered_by_player),
    PAST_TEST (test_games_are_filtered_by_whether_they_are_finished),
    PAST_TEST (test_games_are_filtered_by_when_they_were_played),
    PAST_TEST (test_the_year_begins_at_midnight_here),
    PAST_TEST (test_games_come_in_the_order_asked_for),
    PAST_TEST (test_the_game_beside_the_list_is_that_of_the_record),
    PAST_TEST (test_enter_shows_the_scores_of_a_finished_game),
    PAST_TEST (test_enter_goes_on_with_a_game_that_is_not_finished),
    PAST_TEST (test_the_table_of_a_past_game_leads_back_to_the_list),
    PAST_TEST (test_a_deleted_game_comes_back_by_the_button),
    PAST_TEST (test_several_deleted_games_come_back_by_the_keyboard),
    PAST_TEST (test_a_field_has_its_own_delete_key),
    PAST_TEST (test_what_lies_on_a_table_is_not_deleted),
    PAST_TEST (test_one_s_own_table_is_put_away_first),
    PAST_TEST (test_what_another_program_has_open_is_not_deleted),
    PAST_TEST (test_a_player_is_renamed_and_the_records_stay),
    PAST_TEST (test_two_names_become_one_person_and_two_again),
    PAST_TEST (test_escape_leaves_a_name_as_it_is),
    PAST_TEST (test_a_record_is_imported_once),
    PAST_TEST (test_several_records_are_imported_and_a_bad_one_is_told_of),
    PAST_TEST (test_a_damaged_file_loses_nothing),
    PAST_TEST (test_a_game_is_exported_under_a_name),
    PAST_TEST (test_several_games_are_exported_into_a_folder),
    PAST_TEST (test_an_export_that_fails_says_why),
    PAST_TEST (test_everything_is_exported_and_read_back),
    PAST_TEST (test_records_that_can_t_be_read_are_told_of),
    PAST_TEST (test_a_damaged_index_is_made_anew),
    PAST_TEST (test_ten_thousand_games_have_a_few_rows),
    PAST_TEST (test_games_that_are_being_read_are_told_of),
    PAST_TEST (test_rows_and_controls_have_names),
    PAST_TEST (test_the_keyboard_reaches_everything),
    PAST_TEST (test_the_menu_over_a_game_opens_by_key),
    PAST_TEST (test_shift_and_arrows_choose_several),
    PAST_TEST (test_in_a_narrow_window_a_game_takes_the_place_of_the_list),
    PAST_TEST (test_in_a_narrow_window_deleting_leads_back_to_the_list),
    PAST_TEST (test_in_a_narrow_window_the_filters_are_behind_a_button),
    PAST_TEST (test_what_another_window_records_is_in_the_list),
    PAST_TEST (test_a_switch_of_language_keeps_what_is_looked_for),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
