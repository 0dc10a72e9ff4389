/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A complete game, entered in a real window from New game on: by the mouse
   alone, by the keyboard alone, or by typed lines alone; in guided turns or free ones;
   Basari on boards of which all, a part or nothing is known.
   What then is on the disk must be the game that was to be entered, event by event. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "caravan-board-files.h"
#include "caravan-settings.h"
#include "caravan-table-page.h"
#include "cv-games.h"
#include "naive.h"
#include "play.h"
#include "plays-basari.h"

#define WIDTH  1280
#define HEIGHT 860

/* A game in which everything happens that can: markers are moved and areas left free,
   camels moved, duties skipped, the noble acts, and declines to. */
#define SEED       947
#define EVERYTHING "moved-marker left-free moved-camel skip noble declined"
#define FREELY     "moved-marker left-free moved-camel"

/* The same of Basari: barters of several offers, actions that nobody does. */
#define BASARI_SEED       136
#define BASARI_EVERYTHING "won higher nobody"
#define BASARI_FREELY     "skip won higher nobody"

static const PlayWay *way;
static gboolean guided;
static const CvGame *game;
static const char
    *crowds; /* how many players each game has that is still to be played */
static int n_players;
static PlaysBoard known; /* of Basari's board */

/* Short games of Oregon, with all seven buildings, jokers and extra turns; that of four
   has somebody who can't play. */
static uint64_t
find_seed (void)
{
  static const uint64_t seeds[] = { [2] = 113, [3] = 106, [4] = 135 };

  return game == &cv_oregon ? seeds[n_players] : SEED;
}

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

/* The games' rules written a second time. */
typedef union
{
  NaiveOregon oregon;
  NaiveBasari basari;
} Naive;

static void
start_naive (Naive *naive, const CvTable *table)
{
  if (game == &cv_oregon)
    naive_oregon_start (&naive->oregon, table);
  else if (game == &cv_basari)
    naive_basari_start (&naive->basari, table);
}

static void
compare_merchant (const BasariPlayer *player, const NaiveBasari *naive, int seat)
{
  assert_int_equal (player->actions, naive->actions[seat]);
  assert_int_equal (player->laps, naive->laps[seat]);
  assert_int_equal (player->majorities, naive->majorities[seat]);
  assert_int_equal (player->arch + 1, naive->arch[seat]);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    assert_int_equal (cv_gems_count (player->gems, color), naive->gems[seat][color]);
}

/* The points on the track are theirs, and so are points, gems and places. */
static void
compare_points (Play *play, Naive *naive, size_t i)
{
  const CvState *state = caravan_desk_get_state (play->desk);
  CvMove move = cv_match_entry_move (caravan_match_get_log (play->match), i);

  if (game == &cv_oregon)
    naive_oregon_apply (&naive->oregon, &move);
  else if (game == &cv_basari)
    naive_basari_apply (&naive->basari, &move);
  for (int seat = 0; seat < n_players; seat++)
    if (game == &cv_oregon)
      assert_int_equal (state->oregon.track[seat], naive->oregon.track[seat]);
    else if (game == &cv_basari)
      compare_merchant (&state->basari.player[seat], &naive->basari, seat);
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

static json_t *
make_play (void)
{
  return game == &cv_basari ? plays_make_basari (known, n_players, guided, BASARI_SEED)
                            : plays_make_of (game, n_players, guided, find_seed ());
}

static void
expect_things (const json_t *play)
{
  char *things = plays_describe (play);

  if (game == &cv_oasis)
    assert_string_equal (things, guided ? EVERYTHING : FREELY);
  if (game == &cv_basari)
    assert_string_equal (things, guided ? BASARI_EVERYTHING : BASARI_FREELY);
  free (things);
}

/* Puts the board among the user's own; its title, NULL for the sample. The file fills
   itself while people play: for the next game it is written anew. */
static char *
provide_board (void)
{
  if (known == PLAYS_SAMPLE)
    return NULL;
  json_t *board = plays_basari_board (known);
  char *title = g_strdup (json_string_value (json_object_get (board, "title")));
  g_autofree char *path = caravan_board_files_find (game, board);
  RecError error = { 0 };

  if (path == NULL)
    path = caravan_board_files_name (board);
  assert_true (caravan_board_file_save (path, board, &error));
  json_decref (board);
  return title;
}

static void
test_complete_game_is_entered (void **state)
{
  n_players = *crowds++ - '0';
  json_t *expected = make_play ();
  g_autofree char *title = provide_board ();
  Naive naive;

  invite_players ();
  Play play = { .window = app_window_new (WIDTH, HEIGHT),
                .game = game,
                .guided = guided,
                .title = title };
  expect_things (expected);
  play.widget = GTK_WIDGET (play.window);
  way->begin (&play);
  take_seat (&play);
  start_naive (&naive, caravan_match_get_table (play.match));
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
}

/* A test for each number of players. */
static int
play_all (void)
{
  const struct CMUnitTest one = APP_TEST (test_complete_game_is_entered);
  struct CMUnitTest tests[CV_PLAYERS_MOST];
  size_t n = MIN (strlen (crowds), G_N_ELEMENTS (tests));

  for (size_t i = 0; i < n; i++)
    tests[i] = one;
  return _cmocka_run_group_tests ("app-play", tests, n, app_start, app_stop);
}

/* In the order of PlaysBoard. */
static const char *const boards[] = { "sample", "known", "half-known", "unknown",
                                      NULL };

/* A way, how turns are, a game, the numbers of players, and what is known of the board:
   “keyboard free oregon 234 sample”. */
int
main (int argc, char **argv)
{
  static const PlayWay *const ways[] = { &play_by_mouse, &play_by_keyboard,
                                         &play_by_typing };

  for (size_t i = 0; argc == 6 && i < G_N_ELEMENTS (ways); i++)
    if (strcmp (argv[1], ways[i]->name) == 0)
      way = ways[i];
  int board = way != NULL ? rec_index_of (argv[5], boards) : -1;
  if (board < 0)
    return 2;
  guided = strcmp (argv[2], "guided") == 0;
  game = cv_game_find (argv[3]);
  crowds = argv[4];
  known = (PlaysBoard) board;
  return play_all ();
}
