/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round of Basari as a page: in simulated games every number on it is that
   of the naive rules, ending the round there writes the record, and after the last one
   the way leads to the scores; what is shared, said and hidden; rounds that are past. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-basari-grid.h"
#include "caravan-basari-disks.h"
#include "caravan-reckoning-page.h"
#include "caravan-scores-page.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-window-private.h"
#include "cv-games.h"
#include "hands.h"
#include "lang-say.h"
#include "naive.h"
#include "pages.h"
#include "rec-event.h"
#include "simulated.h"
#include "table.h"
#include "text.h"

#define WIDTH  1440
#define HEIGHT 900

#define HEADER(TURNS)                                                                  \
  "{'caravanserai':1,'game':'basari','turns':'" TURNS "','board':'sample','players':[" \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Chiara'}]}"

/* Red is shared by all, green by two; nobody has a blue gem. */
#define SHARED                                                                         \
  "{'do':'position','gems':{'red':'rrryggg','blue':'rrryyggg','green':'rrry'},"        \
  "'points':{'red':12,'blue':7,'green':31}}"

static const char *const names[] = { "Anna", "Bruno", "Chiara", "Davide" };

/* The table and its page. */

static Table *
set_table (const char *header, int width, int height)
{
  Table *table = table_lay_match (header);

  table->window = app_window_with_match (table->match, width, height);
  table->desk = caravan_window_get_desk (table->window);
  return table;
}

static void
clear_table (Table *table)
{
  app_close (table->window);
  table->desk = NULL;
  table_clear (table);
  g_settings_reset (caravan_settings (), "running-totals");
  app_set_language ("en");
}

static void
open_page (Table *table)
{
  gtk_widget_activate_action (table->window, "win.reckoning", NULL);
  app_settle ();
  assert_true (page_is_on (table->window, CARAVAN_TYPE_RECKONING_PAGE));
}

static CaravanReckoningPage *
get_page (Table *table)
{
  return CARAVAN_RECKONING_PAGE (caravan_window_get_page (table->window));
}

static CaravanBasariGrid *
get_grid (Table *table)
{
  return CARAVAN_BASARI_GRID (
      app_find_type (GTK_WIDGET (get_page (table)), CARAVAN_TYPE_BASARI_GRID));
}

static void
click (Table *table, const char *text)
{
  GtkWidget *found = app_find_text (GTK_WIDGET (get_page (table)), text);

  g_signal_emit_by_name (gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON), "clicked");
  assert_true (caravan_match_flush (table->match));
  app_settle ();
}

static const char *
get_number (Table *table, int row, int seat)
{
  return gtk_label_get_label (
      GTK_LABEL (caravan_basari_grid_get_number (get_grid (table), row, seat)));
}

static int
read_int (const char *digits)
{
  return (int) g_ascii_strtoll (digits, NULL, 10);
}

/* The points that an entry tells: “+12”, “14 ÷ 2 = 7”, or nothing. */
static int
read_points (Table *table, int row, int seat)
{
  const char *number = get_number (table, row, seat), *equals = strstr (number, "= ");

  if (equals != NULL)
    return read_int (equals + 2);
  return *number == '+' ? read_int (number + 1) : 0;
}

static gboolean
focus_says (Table *table, const char *words)
{
  return app_has_name (gtk_root_get_focus (GTK_ROOT (table->window)), words);
}

static gboolean
row_says (Table *table, int row, const char *words)
{
  return app_has_name (caravan_basari_grid_get_row (get_grid (table), row), words);
}

/* Against the naive rules. */

typedef struct
{
  Table *table;
  const CvTable *rules;
  NaiveBasari before, after;
} Round;

static void
check_points (const Round *round)
{
  for (int seat = 0; seat < round->rules->n_players; seat++)
    {
      const NaiveBasari *before = &round->before, *after = &round->after;
      NaiveScore was, is;
      int most = 0;
      naive_basari_score (before, &was);
      naive_basari_score (after, &is);
      for (int gem = 0; gem < CV_GEM_COLORS; gem++)
        most += read_points (round->table, CARAVAN_BASARI_MOST + gem, seat);
      assert_int_equal (
          read_int (get_number (round->table, CARAVAN_BASARI_SO_FAR, seat)),
          was.total[seat]);
      assert_int_equal (read_points (round->table, CARAVAN_BASARI_LAP, seat),
                        after->laps[seat] - before->laps[seat]);
      assert_int_equal (most, after->majorities[seat] - before->majorities[seat]);
      assert_int_equal (
          read_int (get_number (round->table, CARAVAN_BASARI_TOTAL, seat)),
          is.total[seat]);
    }
}

/* Who brings nothing home keeps all gems, and only they. */
static void
check_held (const Round *round)
{
  for (int seat = 0; seat < round->rules->n_players; seat++)
    for (int gem = 0; gem < CV_GEM_COLORS; gem++)
      {
        int row = CARAVAN_BASARI_MOST + gem, held = round->before.gems[seat][gem];
        gboolean leads = held != round->after.gems[seat][gem];
        const char *number = get_number (round->table, row, seat);
        assert_int_equal (strpbrk (number, "+÷") != NULL, leads);
        if (!leads)
          assert_int_equal (read_int (number), held);
      }
}

static void
check_left (const Round *round)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  for (int seat = 0; seat < round->rules->n_players; seat++)
    {
      CvGems gems = 0;
      for (int gem = 0; gem < CV_GEM_COLORS; gem++)
        gems += cv_gems_of (gem, round->after.gems[seat][gem]);
      char *said = lang_say_gems (caravan_lang (), gems);
      g_string_append_printf (expected, "%s%s: %s. In all: %d.", seat > 0 ? "\n" : "",
                              names[seat], said, cv_gems_total (gems));
      free (said);
    }
  assert_non_null (app_find_text (GTK_WIDGET (get_page (round->table)), expected->str));
}

/* After the last round they stay. */
static void
check_disks (const Round *round)
{
  static const char before[] =
      "The start disks move under the pieces, to these archways: ";
  GtkWidget *disks =
      app_seek_type (GTK_WIDGET (get_page (round->table)), CARAVAN_TYPE_BASARI_DISKS);
  g_autoptr (GString) expected = g_string_new (before);
  int n = round->rules->n_players;

  assert_int_equal (disks != NULL, round->after.n_rounds < 3);
  if (disks == NULL)
    return;
  for (int seat = 0; seat < n; seat++)
    g_string_append_printf (expected, "%s%s %d",
                            seat == 0       ? ""
                            : seat == n - 1 ? " and "
                                            : ", ",
                            names[seat], round->after.disk[seat]);
  g_string_append_c (expected, '.');
  assert_true (app_has_name (disks, expected->str));
}

static gsize
count_ends (Table *table)
{
  g_autofree char *text = NULL;
  gsize n = 0;

  assert_true (
      g_file_get_contents (caravan_match_get_path (table->match), &text, NULL, NULL));
  for (const char *at = text; (at = strstr (at, "\"end-round\"")) != NULL; at++)
    n++;
  return n;
}

static void
check_round (const Round *round)
{
  check_points (round);
  check_held (round);
  check_left (round);
  check_disks (round);
}

/* A round at its end: looked at, ended there, looked at again. */
static void
end_round (Round *round, const CvMove *move)
{
  assert_true (caravan_match_flush (round->table->match));
  gsize n_ended = count_ends (round->table);
  round->after = round->before;
  naive_basari_apply (&round->after, move);
  open_page (round->table);
  assert_int_equal (caravan_reckoning_page_get_part (get_page (round->table)), n_ended);
  check_round (round);
  assert_int_equal (count_ends (round->table), n_ended);
  click (round->table, "Score the round");
  assert_int_equal (count_ends (round->table), n_ended + 1);
  check_round (round);
  assert_null (app_seek_text (GTK_WIDGET (get_page (round->table)), "Score the round"));
  round->before = round->after;
}

static void
play_line (Round *round, const char *line)
{
  RecError error = { 0 };
  REC_AUTO_EVENT read = { 0 };
  json_t *event = json_loads (line, 0, NULL);

  assert_non_null (event);
  assert_true (rec_event_read (round->rules, event, &read, &error));
  if (g_str_equal (json_string_value (json_object_get (event, "do")), "end-round"))
    end_round (round, &read.move);
  else
    {
      assert_true (caravan_match_play (round->table->match, event, &error));
      naive_basari_apply (&round->before, &read.move);
    }
  json_decref (event);
}

static void
play_game (int n_players, uint64_t seed)
{
  char *header = simulated_header (&cv_basari, n_players, names, NULL);
  char *events = simulated_events (&cv_basari, n_players, seed);
  Round *round = g_new0 (Round, 1);
  g_auto (GStrv) lines = g_strsplit (events, "\n", -1);

  round->table = set_table (header, WIDTH, HEIGHT);
  round->rules = caravan_desk_get_table (round->table->desk);
  naive_basari_start (&round->before, round->rules);
  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    play_line (round, lines[i]);
  assert_int_equal (round->before.n_rounds, 3);
  click (round->table, "Scores");
  assert_true (page_is_on (round->table->window, CARAVAN_TYPE_SCORES_PAGE));
  clear_table (round->table);
  g_free (round);
  free (header);
  free (events);
}

static void
test_whole_games_are_reckoned_as_the_naive_rules_do (void **state)
{
  for (uint64_t seed = 1; seed <= 3; seed++)
    {
      play_game (3, seed);
      play_game (4, seed);
    }
}

/* What is shared. */

static void
test_a_tie_is_shared_and_said (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  assert_true (
      row_says (table, CARAVAN_BASARI_MOST + CV_GEM_RED,
                "Most red gems: Anna 3, Bruno 3 and Chiara 3 share 14 points, 4 each. "
                "Gems returned: 2 each."));
  assert_true (
      row_says (table, CARAVAN_BASARI_MOST + CV_GEM_GREEN,
                "Most green gems: Anna 3 and Bruno 3 share 10 points, 5 each. Gems "
                "returned: 2 each. The others: Chiara 0."));
  assert_true (row_says (table, CARAVAN_BASARI_MOST + CV_GEM_YELLOW,
                         "Most yellow gems: Bruno 2, 12 points. Gems returned: 2. The "
                         "others: Anna 1 and Chiara 1."));
  assert_true (row_says (table, CARAVAN_BASARI_MOST + CV_GEM_BLUE,
                         "Most light blue gems: nobody has any."));
  assert_true (row_says (table, CARAVAN_BASARI_TOTAL,
                         "Total: Anna 12 + 4 + 5 = 21 (3rd), Bruno 7 + 4 + 12 + 5 = 28 "
                         "(2nd) and Chiara 31 + 4 = 35 (1st)."));
  app_find_text (GTK_WIDGET (get_page (table)), "A tie for most red gems");
  app_find_text (GTK_WIDGET (get_page (table)), "14 ÷ 3 = 4 each, rounded down");
  clear_table (table);
}

static void
test_a_line_that_is_chosen_is_told (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (caravan_basari_grid_get_row (
                                    get_grid (table), CARAVAN_BASARI_LAP)),
                                TRUE);
  app_find_text (GTK_WIDGET (get_page (table)), "Nobody has completed a lap.");
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (caravan_basari_grid_get_row (
          get_grid (table), CARAVAN_BASARI_MOST + CV_GEM_YELLOW)),
      TRUE);
  app_find_text (GTK_WIDGET (get_page (table)),
                 "Bruno has the most yellow gems: points +12, gems −2.");
  clear_table (table);
}

/* By the keyboard alone: it begins at the button that ends the round, and goes from line
   to line by arrows. */
static void
test_the_keyboard_reaches_every_line (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  GtkWidget *first = caravan_basari_grid_get_row (get_grid (table), 0);
  assert_true (focus_says (table, "Score the round"));
  gtk_widget_grab_focus (first);
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    {
      GtkWidget *line = caravan_basari_grid_get_row (get_grid (table), row);
      assert_true (gtk_root_get_focus (GTK_ROOT (table->window)) == line);
      hands_key (table->window, "space");
      APP_WAIT (caravan_basari_grid_get_chosen (get_grid (table)) == row);
      hands_key (table->window, "Down");
    }
  clear_table (table);
}

/* The focus does not stay on a button that is gone. */
static void
test_the_focus_goes_on_when_the_round_is_scored (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  click (table, "Score the round");
  assert_true (focus_says (table, "Back to the table"));
  clear_table (table);
}

/* What free turns let pass is told before it is done. */
static void
test_an_early_end_is_told (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  app_find_text (GTK_WIDGET (get_page (table)),
                 "The round goes on: it ends when a lap is complete and no action is "
                 "left to do.");
  click (table, "Score the round");
  app_find_text (GTK_WIDGET (get_page (table)),
                 "Round 1 is scored, and the next one begins.");
  clear_table (table);
}

/* When it is there. */

static void
test_there_is_nothing_before_a_lap_is_complete (void **state)
{
  Table *table = set_table (HEADER ("guided"), WIDTH, HEIGHT);

  gtk_widget_activate_action (table->window, "win.reckoning", NULL);
  assert_false (page_is_on (table->window, CARAVAN_TYPE_RECKONING_PAGE));
  clear_table (table);
}

static void
test_undo_and_rounds_that_are_past (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  click (table, "Score the round");
  assert_int_equal (caravan_reckoning_page_get_part (get_page (table)), 0);
  assert_string_equal (get_number (table, CARAVAN_BASARI_TOTAL, 0), "21");
  caravan_reckoning_page_choose (get_page (table), 1);
  assert_string_equal (get_number (table, CARAVAN_BASARI_SO_FAR, 0), "21");
  caravan_reckoning_page_choose (get_page (table), 0);
  assert_string_equal (get_number (table, CARAVAN_BASARI_SO_FAR, 0), "12");
  gtk_widget_activate_action (table->window, "win.undo", NULL);
  assert_true (caravan_match_flush (table->match));
  app_settle ();
  app_find_text (GTK_WIDGET (get_page (table)), "Score the round");
  clear_table (table);
}

static void
test_a_house_rule_ends_a_round_that_is_explained (void **state)
{
  Table *table = set_table (HEADER ("guided"), WIDTH, HEIGHT);

  table_play (table, "{'do':'end-round','allowed':'house'}");
  open_page (table);
  assert_true (
      row_says (table, CARAVAN_BASARI_MOST + CV_GEM_RED,
                "Most red gems: Anna 3, Bruno 3 and Chiara 3 share 14 points, 4 each. "
                "Gems returned: 2 each."));
  clear_table (table);
}

/* Looks and languages. */

static void
test_totals_are_not_told_where_nobody_wants_them (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  g_settings_set_boolean (caravan_settings (), "running-totals", FALSE);
  table_play (table, SHARED);
  open_page (table);
  assert_false (app_is_shown (
      caravan_basari_grid_get_row (get_grid (table), CARAVAN_BASARI_TOTAL)));
  assert_true (app_is_shown (
      caravan_basari_grid_get_row (get_grid (table), CARAVAN_BASARI_LAP)));
  clear_table (table);
}

static void
test_the_page_follows_the_language (void **state)
{
  Table *table = set_table (HEADER ("free"), WIDTH, HEIGHT);

  table_play (table, SHARED);
  open_page (table);
  app_set_language ("it");
  assert_true (
      row_says (table, CARAVAN_BASARI_MOST + CV_GEM_GREEN,
                "Più gioielli verdi: Anna 3 e Bruno 3 si dividono 10 punti, 5 a testa. "
                "Gioielli restituiti: 2 a testa. Gli altri: Chiara 0."));
  app_set_language ("fr");
  app_find_text (GTK_WIDGET (get_page (table)), "Décompter la manche");
  clear_table (table);
}

/* Names of players stand above their columns, or a badge at every entry. */
static void
test_a_phone_has_every_column_in_sight (void **state)
{
  Table *table = set_table (HEADER ("free"), 360, 740);
  graphene_rect_t bounds;

  table_play (table, SHARED);
  open_page (table);
  for (int seat = 0; seat < 3; seat++)
    {
      GtkWidget *number =
          caravan_basari_grid_get_number (get_grid (table), CARAVAN_BASARI_MOST, seat);
      assert_true (gtk_widget_compute_bounds (number, table->window, &bounds));
      assert_true (bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= 360);
    }
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_whole_games_are_reckoned_as_the_naive_rules_do),
    APP_TEST (test_a_tie_is_shared_and_said),
    APP_TEST (test_a_line_that_is_chosen_is_told),
    APP_TEST (test_the_keyboard_reaches_every_line),
    APP_TEST (test_the_focus_goes_on_when_the_round_is_scored),
    APP_TEST (test_an_early_end_is_told),
    APP_TEST (test_there_is_nothing_before_a_lap_is_complete),
    APP_TEST (test_undo_and_rounds_that_are_past),
    APP_TEST (test_a_house_rule_ends_a_round_that_is_explained),
    APP_TEST (test_totals_are_not_told_where_nobody_wants_them),
    APP_TEST (test_the_page_follows_the_language),
    APP_TEST (test_a_phone_has_every_column_in_sight),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
