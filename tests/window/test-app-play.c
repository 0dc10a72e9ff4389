/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A complete game of Oasis, entered in a real window from New game on: by the mouse
   alone, by the keyboard alone, or by typed lines alone; in guided turns or free ones.
   What then is on the disk must be the game that was to be entered, event by event. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "caravan-table-page.h"
#include "play.h"
#include "plays.h"

#define WIDTH   1280
#define HEIGHT  860
#define PLAYERS 3

/* A game in which everything happens that can: markers are moved and areas left free,
   camels moved, duties skipped, the noble acts, and declines to. */
#define SEED       947
#define EVERYTHING "moved-marker left-free moved-camel skip noble declined"
#define FREELY     "moved-marker left-free moved-camel"

static const PlayWay *way;
static gboolean guided;

/* Reading events. */

const char *
play_text (const json_t *event, const char *key)
{
  return json_string_value (json_object_get (event, key));
}

gboolean
play_is (const json_t *event, const char *verb)
{
  return g_str_equal (play_text (event, "do"), verb);
}

CvCell
play_cell (const json_t *event, const char *key)
{
  CvCell cell;

  assert_true (cv_cell_parse (play_text (event, key), &cell));
  return cell;
}

int
play_seat (const Play *play, const char *color)
{
  const CvTable *table = caravan_match_get_table (play->match);

  for (int seat = 0; seat < table->n_players; seat++)
    if (g_str_equal (cv_color_names[table->color[seat]], color))
      return seat;
  fail_msg ("%s does not play", color);
  return -1;
}

int
play_tool (const Play *play, const json_t *event)
{
  const CaravanTool *tools = caravan_desk_get_game (play->desk)->table->tools;
  int i = 0;

  while (g_strcmp0 (tools[i].verb, play_text (event, "do")) != 0 ||
         (tools[i].arg != NULL &&
          g_strcmp0 (tools[i].value, play_text (event, tools[i].arg)) != 0))
    i++;
  return i;
}

static gboolean
has_name (GtkWidget *widget, gpointer name)
{
  return g_strcmp0 (gtk_widget_get_name (widget), name) == 0 && app_is_shown (widget);
}

GtkWidget *
play_seek_control (const Play *play, const char *first, const char *second)
{
  g_autofree char *name = g_strconcat (first, second, NULL);
  return app_walk (play->widget, has_name, name);
}

GtkWidget *
play_find_control (const Play *play, const char *first, const char *second)
{
  GtkWidget *control = play_seek_control (play, first, second);

  if (control == NULL)
    fail_msg ("there is no control %s%s", first, second);
  return control;
}

/* The game. */

static size_t
count_events (const Play *play)
{
  return cv_match_n_entries (caravan_match_get_log (play->match));
}

/* The new game is the one that was asked for; names and the time it began are not. */
static void
take_seat (Play *play)
{
  APP_WAIT (caravan_window_get_match (play->window) != NULL);
  play->match = caravan_window_get_match (play->window);
  CaravanTablePage *page =
      CARAVAN_TABLE_PAGE (app_find_type (play->widget, CARAVAN_TYPE_TABLE_PAGE));
  play->desk = caravan_table_page_get_desk (page);
  play->board = caravan_board_view_get_board (caravan_table_page_get_board_view (page));
  assert_int_equal (caravan_match_get_table (play->match)->n_players, PLAYERS);
  assert_int_equal (caravan_match_get_state (play->match)->common.turns,
                    guided ? CV_TURNS_GUIDED : CV_TURNS_FREE);
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

static void
enter_event (Play *play, const json_t *event)
{
  size_t before = count_events (play);

  way->enter (play, event);
  APP_WAIT (count_events (play) == before + 1 && !caravan_match_is_busy (play->match));
  compare_event (caravan_match_get_record (play->match), before, event);
}

static void
test_complete_game_is_entered (void **state)
{
  json_t *expected = plays_make (PLAYERS, guided, SEED);
  char *things = plays_describe (expected);
  Play play = { .window = app_window_new (WIDTH, HEIGHT), .guided = guided };

  assert_string_equal (things, guided ? EVERYTHING : FREELY);
  play.widget = GTK_WIDGET (play.window);
  way->begin (&play);
  take_seat (&play);
  for (size_t i = 1; i < json_array_size (expected); i++)
    enter_event (&play, json_array_get (expected, i));
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

  for (size_t i = 0; argc == 3 && i < G_N_ELEMENTS (ways); i++)
    if (strcmp (argv[1], ways[i]->name) == 0)
      way = ways[i];
  if (way == NULL)
    return 2;
  guided = strcmp (argv[2], "guided") == 0;
  return cmocka_run_group_tests_name ("app-play", tests, app_start, app_stop);
}
