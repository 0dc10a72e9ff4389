/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is hidden stays hidden in the window: two records that differ only in what their
   `hide` events hold show the same texts, at the table, seen from across it, on the page
   of the scores, at the moments of a replay, among past games and in the statistics. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-archive.h"
#include "caravan-files.h"
#include "pages.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "pairs.h"
#include "texts.h"

#define PAIRS_EACH 6
#define MOMENTS    3
#define WIDTH      1200
#define HEIGHT     860

/* What all is said, place by place. */
static void
note (GString *all, const char *title, CaravanWindow *window)
{
  app_wait_drawn (GTK_WIDGET (window));
  g_autoptr (GPtrArray) texts = texts_collect (GTK_WIDGET (window));

  g_string_append_printf (all, "== %s\n", title);
  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = g_ptr_array_index (texts, i);
      g_string_append_printf (all, "%s: %s\n", text->place, text->text);
    }
}

static void
assert_same (const char *what, GString *one, GString *other)
{
  assert_true (one->len > 1000);
  if (strcmp (one->str, other->str) != 0)
    {
      size_t at = 0;
      while (one->str[at] == other->str[at])
        at++;
      while (at > 0 && one->str[at - 1] != '\n')
        at--;
      fail_msg ("%s: “%.300s”, not “%.300s”", what, one->str + at, other->str + at);
    }
  g_string_free (one, TRUE);
  g_string_free (other, TRUE);
}

/* The table, where the game has one, and the scores. */
static void
note_game (GString *all, const char *path)
{
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);

  assert_non_null (match);
  CaravanWindow *window = app_window_with_match (match, WIDTH, HEIGHT);
  hands_put_away ();
  note (all, "table", window);
  if (caravan_window_get_desk (window) != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.across", NULL);
      APP_WAIT (page_is_on (window, CARAVAN_TYPE_ACROSS_PAGE));
      note (all, "across", window);
    }
  if (!page_is_on (window, CARAVAN_TYPE_SCORES_PAGE))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.scores", NULL);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  note (all, "scores", window);
  app_close (window);
}

static void
note_replay (GString *all, const char *path)
{
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.replay", "s", path);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_REPLAY_PAGE) ||
            caravan_trouble_bar_get_text (window->trouble) != NULL);
  if (!page_is_on (window, CARAVAN_TYPE_REPLAY_PAGE))
    fail_msg ("%s", caravan_trouble_bar_get_text (window->trouble));
  CaravanReplay *replay = caravan_replay_page_get_replay (page_replay (window));
  for (gsize i = 0; i <= MOMENTS; i++)
    {
      caravan_replay_go_to (replay, caravan_replay_get_n_steps (replay) * i / MOMENTS);
      note (all, "replay", window);
    }
  app_close (window);
}

static GString *
look (const Pair *pair, int which, const char *directory)
{
  GString *all = g_string_new (NULL);
  char *path = files_path (directory, "game.caravan");

  files_write (path, pair->text[which], strlen (pair->text[which]));
  note_game (all, path);
  if (strstr (pair->text[which], "\"board\"") != NULL)
    note_replay (all, path); /* without a board there is none */
  caravan_match_settle ();
  remove (path);
  free (path);
  return all;
}

static void
assert_window_tells_nothing (const CvGame *game)
{
  char *directory = files_make_directory ("caravan-hidden-");

  for (uint64_t seed = 0; seed < PAIRS_EACH; seed++)
    {
      Pair pair = pairs_make (game, 100 + seed);
      g_autofree char *what = g_strdup_printf ("%s, seed %d", game->id, (int) seed);
      assert_same (what, look (&pair, 0, directory), look (&pair, 1, directory));
      pairs_free (&pair);
    }
  files_remove_tree (directory);
}

static void
test_hidden_oasis_counts_change_no_text (void **state)
{
  assert_window_tells_nothing (&cv_oasis);
}

static void
test_hidden_oregon_tokens_change_no_text (void **state)
{
  assert_window_tells_nothing (&cv_oregon);
}

/* What is typed and not yet sent is judged as well. */

#define BRUNO_HIDES(WELLS)                                                             \
  "{'caravanserai':1,'game':'oasis','board':'sample','players':["                      \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Carla'}]}\n"                                               \
  "{'do':'hide','by':'blue','add':{'wells':" WELLS "}}\n"

static GString *
sound_out (const char *lines, const char *directory)
{
  static const char *const typed[] = { "g hide wells 1", "g hide wells 12",
                                       "g hide wells 13", "b hide wells 12" };
  GString *all = g_string_new (NULL);
  RecError error = { 0 };
  char *path = files_path (directory, "game.caravan");

  files_write_lines (path, lines);
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);
  assert_non_null (match);
  CaravanWindow *window = app_window_with_match (match, WIDTH, HEIGHT);
  hands_put_away ();
  hands_key (GTK_WIDGET (window), "ctrl+l");
  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      hands_type (GTK_WIDGET (window), typed[i]);
      note (all, typed[i], window);
      hands_key (GTK_WIDGET (window), "ctrl+a");
      hands_key (GTK_WIDGET (window), "BackSpace");
    }
  app_close (window);
  g_clear_object (&match);
  caravan_match_settle ();
  remove (path);
  free (path);
  return all;
}

static void
test_hidden_counts_are_not_sounded_out_by_typing (void **state)
{
  char *directory = files_make_directory ("caravan-hidden-");
  GString *few = sound_out (BRUNO_HIDES ("1"), directory);
  GString *many = sound_out (BRUNO_HIDES ("12"), directory);

  assert_non_null (strstr (few->str, "The box holds only 12"));
  assert_same ("typed", few, many);
  files_remove_tree (directory);
}

/* All pairs as past games. */

static void
save_pairs (int which)
{
  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  for (uint64_t seed = 0; seed < 2 * PAIRS_EACH; seed++)
    {
      Pair pair = pairs_make (seed % 2 == 0 ? &cv_oasis : &cv_oregon, 200 + seed);
      g_autofree char *name = g_strdup_printf ("%02d.caravan", (int) seed);
      char *path = files_path (caravan_files_games_dir (), name);
      files_write (path, pair.text[which], strlen (pair.text[which]));
      free (path);
      pairs_free (&pair);
    }
}

static GString *
look_back (int which)
{
  GString *all = g_string_new (NULL);

  save_pairs (which);
  CaravanWindow *window = app_window_new (WIDTH, HEIGHT);
  caravan_window_show_past (window);
  APP_WAIT (!caravan_errand_is_any_out () &&
            caravan_past_page_get_n_found (page_past (window)) == 2 * PAIRS_EACH);
  note (all, "past", window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_STATISTICS_PAGE) &&
            !caravan_errand_is_any_out ());
  note (all, "statistics", window);
  app_close (window);
  caravan_match_settle ();
  caravan_archive_settle ();
  files_remove_tree (strdup (caravan_files_data_dir ()));
  return all;
}

static void
test_hidden_counts_change_nothing_among_past_games (void **state)
{
  assert_same ("past games", look_back (0), look_back (1));
}

/* What fades away would still be read. */
static int
begin (void **state)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return app_begin (state);
}

#define HIDDEN_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, begin, app_end)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    HIDDEN_TEST (test_hidden_oasis_counts_change_no_text),
    HIDDEN_TEST (test_hidden_oregon_tokens_change_no_text),
    HIDDEN_TEST (test_hidden_counts_are_not_sounded_out_by_typing),
    HIDDEN_TEST (test_hidden_counts_change_nothing_among_past_games),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
