/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A complete game, entered in a real window from New game on: by the mouse
   alone, by the keyboard alone, or by typed lines alone; in guided turns or free ones.
   What then is on the disk must be the game that was to be entered, event by event. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "caravan-settings.h"
#include "caravan-table-page.h"
#include "cv-games.h"
#include "naive.h"
#include "play.h"
#include "plays.h"

#define WIDTH  1280
#define HEIGHT 860

/* A game in which everything happens that can: markers are moved and areas left free,
   camels moved, duties skipped, the noble acts, and declines to. */
#define SEED       947
#define EVERYTHING "moved-marker left-free moved-camel skip noble declined"
#define FREELY     "moved-marker left-free moved-camel"

static const PlayWay *way;
static gboolean guided;
static const CvGame *game;
static int n_players;

/* The new game is the one that was asked for; names and the time it began are not. */
static void
take_seat (Play *play)
{
  play_take_seat (play);
  assert_int_equal (caravan_match_get_table (play->match)->n_players, n_players);
  assert_int_equal (caravan_match_get_state (play->match)->common.turns,
                    guided ? CV_TURNS_GUIDED : CV_TURNS_FREE);
}

/* Those who played last sit down again: so many of them. */
static void
invite_players (void)
{
  GVariantBuilder players;

  g_variant_builder_init (&players, G_VARIANT_TYPE ("a(ss)"));
  for (int i = 0; i < n_players; i++)
    g_variant_builder_add (&players, "(ss)", cv_color_names[game->colors[i]], "");
  g_settings_set_value (caravan_settings (), "last-players",
                        g_variant_builder_end (&players));
}

/* The points on the track are those of the rules written a second time. */
static void
compare_points (Play *play, NaiveOregon *naive, size_t i)
{
  CvMatch *log = caravan_match_get_log (play->match);
  CvMove move = cv_match_entry_move (log, i);

  if (game != &cv_oregon)
    return;
  naive_oregon_apply (naive, &move);
  for (int seat = 0; seat < n_players; seat++)
    assert_int_equal (cv_match_state (log)->oregon.track[seat], naive->track[seat]);
}

static void
compare_event (RecRecord *record, size_t i, const json_t *expected)
{
  json_t *event = rec_record_event (record, i), *bare = plays_bare (event);

  assert_non_null (json_object_get (event, "time"));
  if (!json_equal (bare, expected))
    {
      char *is = json_dumps (bare, JSON_COMPACT);
      char *should = json_dumps (expected, JSON_COMPACT);
      fail_msg ("event %zu is %s, should be %s", i + 1, is, should);
    }
  json_decref (event);
  json_decref (bare);
}

static void
compare_file (const char *path, const json_t *expected)
{
  const RecReading whole = { getenv ("CARAVANSERAI_BOARDS"), SIZE_MAX };
  RecError error;
  RecRecord *record = rec_record_load (path, &whole, &error);

  assert_non_null (record);
  size_t n = cv_match_n_entries (rec_record_match (record));
  assert_int_equal (n, json_array_size (expected) - 1);
  for (size_t i = 0; i < n; i++)
    compare_event (record, i, json_array_get (expected, i + 1));
  rec_record_free (record);
}

/* What follows of itself is there already, or is on its way. */
static void
enter_event (Play *play, size_t i, const json_t *event)
{
  APP_WAIT (!caravan_match_is_busy (play->match));
  if (play_count_events (play) == i)
    way->enter (play, event);
  APP_WAIT (play_count_events (play) > i && !caravan_match_is_busy (play->match));
  compare_event (caravan_match_get_record (play->match), i, event);
}

static void
test_complete_game_is_entered (void **state)
{
  json_t *expected = plays_make_of (game, n_players, guided, SEED);
  char *things = plays_describe (expected);
  NaiveOregon naive;

  invite_players ();
  Play play = { .window = app_window_new (WIDTH, HEIGHT),
                .game = game,
                .guided = guided };
  if (game == &cv_oasis)
    assert_string_equal (things, guided ? EVERYTHING : FREELY);
  play.widget = GTK_WIDGET (play.window);
  way->begin (&play);
  take_seat (&play);
  naive_oregon_start (&naive, caravan_match_get_table (play.match));
  for (size_t i = 1; i < json_array_size (expected); i++)
    {
      enter_event (&play, i - 1, json_array_get (expected, i));
      compare_points (&play, &naive, i - 1);
    }
  g_autofree char *path = g_strdup (caravan_match_get_path (play.match));
  app_close (play.window);
  caravan_match_settle ();
  compare_file (path, expected);
  json_decref (expected);
  free (things);
}

int
main (int argc, char **argv)
{
  static const PlayWay *const ways[] = { &play_by_mouse, &play_by_keyboard,
                                         &play_by_typing };
  const struct CMUnitTest tests[] = { APP_TEST (test_complete_game_is_entered) };

  for (size_t i = 0; argc == 5 && i < G_N_ELEMENTS (ways); i++)
    if (strcmp (argv[1], ways[i]->name) == 0)
      way = ways[i];
  if (way == NULL)
    return 2;
  guided = strcmp (argv[2], "guided") == 0;
  game = cv_game_find (argv[3]);
  n_players = argv[4][0] - '0';
  return cmocka_run_group_tests_name ("app-play", tests, app_start, app_stop);
}
