/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ./run bench window: what the window costs, as processor time of the whole process,
   since that is what a laptop beside the board has to spare; how long a frame waits for
   the screen is not counted. Medians, on the example game that ships. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include <jansson.h>

#include "app.h"
#include "caravan-files.h"
#include "caravan-past-private.h"
#include "clicks.h"
#include "caravan-settings.h"
#include "pages.h"
#include "files.h"
#include "played.h"

#define EVENTS        150
#define OREGON_EVENTS 60
#define SWITCHES      30
#define OPENINGS      15
#define CLICKED_GAMES 3
#define GAMES         1000
#define PAGES         60

static char *directory;
static json_t *report;
static gboolean quiet;

static double
get_milliseconds (void)
{
  struct timespec t;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double) t.tv_sec * 1e3 + (double) t.tv_nsec * 1e-6;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
tell (const char *key, const char *name, GArray *times)
{
  g_array_sort (times, compare);
  double median = g_array_index (times, double, times->len / 2);
  double most = g_array_index (times, double, times->len * 95 / 100);

  if (!quiet)
    printf ("  %-44s %8.2f ms   95 %% under %8.2f ms\n", name, median, most);
  json_object_set_new (report, key,
                       json_pack ("{s:f, s:f, s:i}", "median-ms", median, "p95-ms",
                                  most, "n", (int) times->len));
}

/* A frame that shows all that has changed. */

static void
after_paint_cb (GdkFrameClock *clock, gboolean *is_drawn)
{
  *is_drawn = TRUE;
}

static void
draw_frame (CaravanWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean is_drawn = FALSE;
  gulong id =
      g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &is_drawn);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  APP_WAIT (is_drawn);
  g_signal_handler_disconnect (clock, id);
  app_settle ();
}

static CaravanWindow *
open_table_of (const char *game, int n_events)
{
  g_autoptr (CaravanMatch) match = played_example_of (directory, game, n_events);

  return app_window_with_match (match, 1400, 880);
}

static CaravanWindow *
open_table (void)
{
  return open_table_of ("oasis", EVENTS);
}

static void
add_since (GArray *times, double start)
{
  double taken = get_milliseconds () - start;

  g_array_append_val (times, taken);
}

/* Every space, legal or not. */
static void
time_verdicts (CaravanWindow *window,
               const char *lands,
               int tool,
               const char *key,
               const char *name)
{
  CaravanDesk *desk = caravan_window_get_desk (window);
  const CvBoard *board = &caravan_desk_get_table (desk)->board;
  CvSet land = cv_board_with (board, lands);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  caravan_desk_set_tool (desk, tool);
  draw_frame (window);
  for (int bit = cv_set_next (&land, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&land, bit + 1, board->n_words))
    {
      double start = get_milliseconds ();
      caravan_desk_point (desk, cv_board_cell (board, bit));
      draw_frame (window);
      add_since (times, start);
    }
  tell (key, name, times);
}

/* With farmers, churches and mines beside the spaces: a verdict has its points. The cards
   are left out, so that every free space is legal land for somebody's farmer. */
static void
time_oregon (void)
{
  CaravanWindow *window = open_table_of ("oregon", OREGON_EVENTS);

  time_verdicts (window, "grm", 0, "verdict-oregon-farmer",
                 "Oregon: a farmer under the pointer, with points");
  time_verdicts (window, "grm", 3, "verdict-oregon-church",
                 "Oregon: a church under the pointer, with points");
  app_close (window);
}

static void
time_switches (CaravanWindow *window)
{
  static const char *const codes[] = { "it", "fr", "en" };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < SWITCHES; i++)
    {
      double start = get_milliseconds ();
      app_set_language (codes[i % 3]);
      draw_frame (window);
      add_since (times, start);
    }
  tell ("language", "another language at a full table, drawn", times);
}

static void
time_openings (void)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < OPENINGS; i++)
    {
      double start = get_milliseconds ();
      CaravanWindow *window = open_table ();
      add_since (times, start);
      app_close (window);
    }
  tell ("opening", "a record of 150 events opened, drawn", times);
}

/* A page as it is opened from a verdict: one that is not shown yet, with its section.
 */
static void
time_rules (CaravanWindow *window, guint languages, const char *key, const char *name)
{
  static const char *const anchors[] = { "oasis-placement#rival", "oasis-round#take" };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  g_settings_set_uint (caravan_settings (), "rules-languages", languages);
  for (int i = 0; i < OPENINGS; i++)
    {
      double start = get_milliseconds ();
      caravan_window_show_rules (window, anchors[i % 2]);
      draw_frame (window);
      add_since (times, start);
      caravan_pages_pop (window->pages);
      draw_frame (window);
    }
  tell (key, name, times);
}

/* The first page of all: the reader with its contents is made as well. */
static void
time_first_page (CaravanWindow *window)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  double start = get_milliseconds ();

  g_settings_set_uint (caravan_settings (), "rules-languages", 1);
  caravan_window_show_rules (window, "oasis-round#take");
  draw_frame (window);
  add_since (times, start);
  caravan_pages_pop (window->pages);
  draw_frame (window);
  tell ("rules-first", "the first page of the rules, drawn", times);
}

/* Past games. */

static void
write_game (int i)
{
  g_autofree char *path =
      g_strdup_printf ("%s/%04d.caravan", caravan_files_games_dir (), i);
  g_autofree char *text = g_strdup_printf (
      "{\"caravanserai\":1,\"game\":\"oregon\",\"created\":\"20%02d-%02d-12T20:00:"
      "00Z\","
      "\"players\":[{\"color\":\"yellow\",\"name\":\"Anna\"},{\"color\":\"blue\","
      "\"name\":\"Bruno\"},{\"color\":\"red\",\"name\":\"Chloé\"},{\"color\":\"green\","
      "\"name\":\"Dimitri\"}]}\n"
      "{\"do\":\"count\",\"by\":\"yellow\",\"track\":%d,\"farmers\":5}\n"
      "{\"do\":\"count\",\"by\":\"blue\",\"track\":31,\"farmers\":5}\n"
      "{\"do\":\"end\"}\n",
      i / 12 % 24, i % 12 + 1, i % 90);

  if (!g_file_set_contents (path, text, -1, NULL))
    g_error ("%s was not written", path);
}

static CaravanWindow *
open_past (void)
{
  CaravanWindow *window = app_window_new (1400, 880);

  caravan_window_show_past (window);
  APP_WAIT (!caravan_errand_is_any_out () &&
            caravan_past_page_get_n_found (page_past (window)) == GAMES);
  draw_frame (window);
  return window;
}

static void
time_scrolling (CaravanWindow *window)
{
  GtkAdjustment *place =
      gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (page_past (window)->view));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < PAGES; i++)
    {
      double start = get_milliseconds ();
      gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) +
                                           gtk_adjustment_get_page_size (place));
      draw_frame (window);
      add_since (times, start);
    }
  tell ("past-scrolling", "past games scrolled by a page, drawn", times);
}

static void
time_past (void)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  g_mkdir_with_parents (caravan_files_games_dir (), 0755);
  for (int i = 0; i < GAMES; i++)
    write_game (i);
  CaravanWindow *window = open_past ();
  time_scrolling (window);
  app_close (window);
  for (int i = 0; i < OPENINGS; i++)
    {
      double start = get_milliseconds ();
      window = open_past ();
      add_since (times, start);
      app_close (window);
    }
  tell ("past", "a window with 1,000 past games, drawn", times);
}

/* Clicks: what it costs the hands. */

static void
tell_clicks (const char *name, const char *what, unsigned clicks, unsigned rounds)
{
  double mean = (double) clicks / rounds;

  json_object_set_new (report, name, json_pack ("{s:f}", "clicks", mean));
  if (!quiet)
    printf ("  %-44s %8.1f\n", what, mean);
}

static void
count_clicks (void)
{
  Clicks guided = { 0 };
  unsigned free_turns = 0;

  if (!quiet)
    puts ("Clicks a round, four players");
  tell_clicks ("round-guided", "the round of the tests, guided",
               clicks_of_round (true).clicks, 1);
  tell_clicks ("round-free", "the same in free turns", clicks_of_round (false).clicks,
               1);
  for (uint64_t seed = 1; seed <= CLICKED_GAMES; seed++)
    {
      Clicks one = clicks_of_game (true, seed);
      guided.clicks += one.clicks;
      guided.rounds += one.rounds;
      free_turns += clicks_of_game (false, seed).clicks;
    }
  Clicks turns = clicks_of_turns (true);
  tell_clicks ("games-guided", "whole games, guided", guided.clicks, guided.rounds);
  tell_clicks ("games-free", "the same in free turns", free_turns, guided.rounds);
  tell_clicks ("basari-turn", "a turn of Basari without a barter", turns.clicks,
               turns.rounds);
}

static void
time_all (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  CaravanWindow *window = open_table ();
  if (!quiet)
    puts ("The window, processor time");
  time_verdicts (window, ".o", 1, "verdict", "a verdict under the pointer, drawn");
  time_switches (window);
  time_first_page (window);
  time_rules (window, 1, "rules", "a page of the rules opened, drawn");
  time_rules (window, 7, "rules-three", "the same in three languages");
  app_close (window);
  time_oregon ();
  time_openings ();
  time_past ();
  count_clicks ();
}

/* Without cmocka's own running of tests, which would print between the numbers; what it
   asserts ends the program. */
int
main (int n_arguments, char **arguments)
{
  void *state = NULL;

  quiet = n_arguments > 1 && strcmp (arguments[1], "--json") == 0;
  report = json_object ();
  directory = files_make_directory ("caravan-bench-");
  int failed = app_start (&state) || app_begin (&state);
  if (!failed)
    time_all ();
  failed = failed || app_end (&state) || app_stop (&state);
  failed = files_remove_directory (directory) != 0 || failed;
  if (quiet && !failed)
    {
      char *text = json_dumps (report, JSON_COMPACT | JSON_REAL_PRECISION (6));
      puts (text);
      free (text);
    }
  json_decref (report);
  return failed;
}
