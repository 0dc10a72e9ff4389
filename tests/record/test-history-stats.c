/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of past games: against a second reckoning from the records themselves,
   over some hundred simulated games of each game, and what decided a game by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "files.h"
#include "past.h"
#include "simulated.h"
#include "text.h"

#define GAMES  240
#define PEOPLE 9

/* The same names as recorded; Nonno and Papà are one person, called Piero. */
static const char *const people[PEOPLE] = { "Anna", "Bruno", "Chloé", "Dario", "Émile",
                                            "Finn", "Nonno", "Papà",  "Zoë" };

/* What is known of a game, from its record. */
typedef struct
{
  const CvGame *game;
  CvScore score;
  char name[CV_PLAYERS_MOST][16];
  char date[REC_DATE_SIZE];
} Known;

typedef struct
{
  Past *past;
  Known known[GAMES];
} Naive;

static void
write_game (Past *past, int i)
{
  const CvGame *game = cv_games[i % 3];
  int n_players =
      game->players_min + i / 3 % (game->players_max - game->players_min + 1);
  const char *names[CV_PLAYERS_MOST];
  char created[64], file[32];

  for (int seat = 0; seat < n_players; seat++)
    names[seat] = people[(i / 2 + seat * (1 + i % 2)) % PEOPLE];
  snprintf (created, sizeof created, "20%02d-%02d-%02dT12:00:00Z", 10 + i % 10,
            1 + i % 12, 1 + i % 28);
  char *header = simulated_header (game, n_players, names, created);
  char *events = simulated_events (game, n_players, (uint64_t) i + 1);
  char *text = text_join (header, events, "");
  char *games = past_path (past, "games");
  mkdir (games, 0700);
  snprintf (file, sizeof file, "%03d.caravan", i);
  char *path = files_path (games, file);
  files_write (path, text, strlen (text));
  free (path);
  free (games);
  free (text);
  free (header);
  free (events);
}

static void
know_game (Naive *naive, int i)
{
  RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  RecError error = { 0 };
  Known *known = &naive->known[i];
  char file[32];

  snprintf (file, sizeof file, "games/%03d.caravan", i);
  char *path = past_path (naive->past, file);
  RecRecord *record = rec_record_load (path, &reading, &error);
  assert_non_null (record);
  known->game = rec_record_table (record)->game;
  rec_record_date (record, known->date);
  known->game->score (rec_record_table (record),
                      cv_match_state (rec_record_match (record)), false, &known->score);
  for (int seat = 0; seat < known->score.n_players; seat++)
    {
      const char *name = rec_record_name (record, seat);
      bool is_piero = strcmp (name, "Nonno") == 0 || strcmp (name, "Papà") == 0;
      snprintf (known->name[seat], sizeof known->name[seat], "%s",
                is_piero ? "Piero" : name);
    }
  rec_record_free (record);
  free (path);
}

static int
set_up (void **state)
{
  Naive *naive = calloc (1, sizeof *naive);
  RecError error = { 0 };
  void *past;

  past_set_up (&past);
  naive->past = past;
  for (int i = 0; i < GAMES; i++)
    write_game (past, i);
  past_sync (past);
  for (int i = 0; i < GAMES; i++)
    know_game (naive, i);
  assert_true (rec_history_rename (naive->past->history, "Nonno", "Piero", &error));
  assert_true (rec_history_rename (naive->past->history, "Papà", "Piero", &error));
  *state = naive;
  return 0;
}

static int
clear_away (void **state)
{
  Naive *naive = *state;
  void *past = naive->past;
  past_clear_away (&past);
  free (naive);
  return 0;
}

/* Whether a game of the naive list is one that the query means. */
static bool
is_meant (const Known *known, const RecHistoryQuery *query)
{
  bool has_person = query->person == NULL;

  for (int seat = 0; !has_person && seat < known->score.n_players; seat++)
    has_person = strcmp (known->name[seat], query->person) == 0;
  return has_person && (query->game == NULL || query->game == known->game) &&
         (query->from == NULL || strncmp (known->date, query->from, 10) >= 0) &&
         (query->to == NULL || strncmp (known->date, query->to, 10) <= 0);
}

static RecHistoryStats
ask (Naive *naive, const RecHistoryQuery *query)
{
  RecHistoryStats stats;
  RecError error = { 0 };
  assert_true (rec_history_stats (naive->past->history, query, &stats, &error));
  return stats;
}

/* One person, counted by going through everything for it alone. */
static void
check_person (const Naive *naive,
              const RecHistoryQuery *query,
              const RecHistoryPerson *person)
{
  RecHistoryPerson own = { .best = INT32_MIN };

  for (int i = 0; i < GAMES; i++)
    for (int seat = 0; seat < naive->known[i].score.n_players; seat++)
      {
        const CvScore *score = &naive->known[i].score;
        if (!is_meant (&naive->known[i], query) ||
            strcmp (naive->known[i].name[seat], person->name) != 0)
          continue;
        own.n_games++;
        own.n_wins += score->player[seat].rank == 1;
        own.sum += score->player[seat].total;
        own.rank_sum += score->player[seat].rank;
        if (score->player[seat].total > own.best)
          own.best = score->player[seat].total;
        for (int line = 0; query->game != NULL && line < score->player[seat].n_lines;
             line++)
          own.line_sum[line] += score->player[seat].lines[line].points;
      }
  assert_int_equal (person->n_games, own.n_games);
  assert_int_equal (person->n_wins, own.n_wins);
  assert_int_equal (person->sum, own.sum);
  assert_int_equal (person->rank_sum, own.rank_sum);
  assert_int_equal (person->best, own.best);
  assert_memory_equal (person->line_sum, own.line_sum, sizeof own.line_sum);
}

static void
check_order_of_people (const RecHistoryStats *stats)
{
  for (size_t i = 1; i < stats->n_people; i++)
    {
      const RecHistoryPerson *one = &stats->people[i - 1], *two = &stats->people[i];
      assert_true (one->n_wins > two->n_wins ||
                   (one->n_wins == two->n_wins && one->n_games >= two->n_games));
      assert_string_not_equal (one->name, two->name);
    }
}

/* Whether a category decided: no other one has the winner further ahead. */
static bool
has_decided (const CvScore *score, int line)
{
  int winner = score->order[0], lead[CV_LINES_MOST] = { 0 };

  if (score->decided != CV_DECIDED_POINTS)
    return false;
  for (int i = 0; i < score->player[winner].n_lines; i++)
    {
      lead[i] = 1000000;
      for (int seat = 0; seat < score->n_players; seat++)
        {
          int ahead = score->player[winner].lines[i].points -
                      score->player[seat].lines[i].points;
          if (seat != winner && ahead < lead[i])
            lead[i] = ahead;
        }
    }
  for (int i = 0; i < score->player[winner].n_lines; i++)
    if (lead[i] > lead[line])
      return false;
  return lead[line] > 0;
}

static void
check_category (const Naive *naive,
                const RecHistoryQuery *query,
                const RecHistoryGameStats *kind,
                int line)
{
  const RecHistoryCategory *category = &kind->category[line];
  int64_t sum = 0, winner_sum = 0;
  size_t n_decided = 0;
  int32_t best = INT32_MIN;

  for (int i = 0; i < GAMES; i++)
    {
      const CvScore *score = &naive->known[i].score;
      if (naive->known[i].game != kind->game || !is_meant (&naive->known[i], query))
        continue;
      n_decided += has_decided (score, line);
      for (int seat = 0; seat < score->n_players; seat++)
        {
          const CvLine *own = &score->player[seat].lines[line];
          assert_ptr_equal (own->rule, category->rule);
          sum += own->points;
          winner_sum += score->player[seat].rank == 1 ? own->points : 0;
          best = own->points > best ? own->points : best;
        }
    }
  assert_int_equal (category->sum, sum);
  assert_int_equal (category->winner_sum, winner_sum);
  assert_int_equal (category->best, best);
  assert_int_equal (category->n_decided, n_decided);
}

static void
check_kind (const Naive *naive,
            const RecHistoryQuery *query,
            const RecHistoryGameStats *kind)
{
  RecHistoryGameStats own = { .best = INT32_MIN };

  for (int i = 0; i < GAMES; i++)
    {
      const CvScore *score = &naive->known[i].score;
      if (naive->known[i].game != kind->game || !is_meant (&naive->known[i], query))
        continue;
      own.n_games++;
      own.n_by_decided[score->decided]++;
      for (int seat = 0; seat < score->n_players; seat++)
        {
          own.n_players++;
          own.sum += score->player[seat].total;
          own.winner_sum +=
              score->player[seat].rank == 1 ? score->player[seat].total : 0;
          own.best = score->player[seat].total > own.best ? score->player[seat].total
                                                          : own.best;
        }
    }
  assert_int_equal (kind->n_games, own.n_games);
  assert_int_equal (kind->n_players, own.n_players);
  assert_int_equal (kind->sum, own.sum);
  assert_int_equal (kind->winner_sum, own.winner_sum);
  assert_int_equal (kind->best, own.best);
  assert_memory_equal (kind->n_by_decided, own.n_by_decided, sizeof own.n_by_decided);
  for (int line = 0; line < kind->n_categories; line++)
    check_category (naive, query, kind, line);
}

/* The best score stands in the record that is named, and is of who is named. */
static void
check_best (const Naive *naive, const RecHistoryGameStats *kind)
{
  const Known *known = &naive->known[strtol (kind->best_file, NULL, 10)];
  bool found = false;

  for (int seat = 0; seat < known->score.n_players; seat++)
    found |= known->score.player[seat].total == kind->best &&
             strcmp (known->name[seat], kind->best_name) == 0;
  assert_true (found);
}

static void
check (Naive *naive, RecHistoryQuery query)
{
  RecHistoryStats stats = ask (naive, &query);
  size_t n_games = 0, n_kinds = 0;

  for (int i = 0; i < GAMES; i++)
    n_games += is_meant (&naive->known[i], &query);
  assert_int_equal (stats.n_games, n_games);
  for (size_t i = 0; i < stats.n_people; i++)
    check_person (naive, &query, &stats.people[i]);
  check_order_of_people (&stats);
  for (int k = 0; cv_games[k] != NULL; k++)
    if (n_kinds < stats.n_kinds && stats.kinds[n_kinds].game == cv_games[k])
      {
        check_kind (naive, &query, &stats.kinds[n_kinds]);
        check_best (naive, &stats.kinds[n_kinds]);
        n_kinds++;
      }
  assert_int_equal (n_kinds, stats.n_kinds);
  rec_history_stats_clear (&stats);
}

static void
test_statistics_agree_with_the_records (void **state)
{
  Naive *naive = *state;
  RecHistoryStats stats = ask (naive, &(RecHistoryQuery){ 0 });

  assert_int_equal (stats.n_games, GAMES);
  assert_int_equal (stats.n_people, PEOPLE - 1);
  assert_int_equal (stats.n_kinds, 3);
  rec_history_stats_clear (&stats);
  check (naive, (RecHistoryQuery){ 0 });
}

static void
test_statistics_of_a_part_agree_too (void **state)
{
  Naive *naive = *state;

  for (int i = 0; cv_games[i] != NULL; i++)
    check (naive, (RecHistoryQuery){ .game = cv_games[i] });
  check (naive, (RecHistoryQuery){ .person = "Piero" });
  check (naive, (RecHistoryQuery){ .person = "Zoë", .game = cv_games[0] });
  check (naive, (RecHistoryQuery){ .from = "2012-02-02", .to = "2015-05-05" });
  check (naive, (RecHistoryQuery){ .from = "2012-02-02", .limit = 1, .offset = 3 });
  check (naive, (RecHistoryQuery){ .person = "Nonno" });
}

/* By hand. */

static RecHistoryGameStats
count (Past *past)
{
  RecHistoryStats stats;
  RecError error = { 0 };
  past_sync (past);
  assert_true (
      rec_history_stats (past->history, &(RecHistoryQuery){ 0 }, &stats, &error));
  assert_int_equal (stats.n_kinds, 1);
  RecHistoryGameStats kind = stats.kinds[0];
  rec_history_stats_clear (&stats);
  return kind;
}

/* An Oasis of three: points of oasis, steppe and stone. */
static void
put_oasis (const Past *past, const char *file, const int points[3][3])
{
  static const char *const colors[] = { "red", "blue", "green" };
  char lines[2048];
  int n = snprintf (lines, sizeof lines, "%s",
                    "{'caravanserai':1,'game':'oasis','players':["
                    "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"
                    "{'color':'green','name':'Carl'}]}\n");

  for (int i = 0; i < 3; i++)
    n += snprintf (
        lines + n, sizeof lines - (size_t) n,
        "{'do':'count','by':'%s','oasis':%d,'steppe':%d,'stone':%d}\n"
        "{'do':'reveal','by':'%s','counts':{'wells':1,'horses':1,'ovoos':1}}\n",
        colors[i], points[i][0], points[i][1], points[i][2], colors[i]);
  snprintf (lines + n, sizeof lines - (size_t) n, "{'do':'end'}\n");
  past_put (past, file, lines);
}

static void
test_the_category_with_the_largest_lead_decides (void **state)
{
  Past *past = *state;
  const int points[3][3] = { { 9, 2, 3 }, { 5, 5, 3 }, { 1, 1, 1 } };
  put_oasis (past, "a.caravan", points);
  RecHistoryGameStats kind = count (past);
  assert_string_equal (kind.category[1].rule->id, "oasis.score.oasis");
  assert_int_equal (kind.category[0].n_decided, 0);
  assert_int_equal (kind.category[1].n_decided, 1);
  assert_int_equal (kind.category[2].n_decided, 0);
}

static void
test_level_categories_decide_each (void **state)
{
  Past *past = *state;
  const int points[3][3] = { { 5, 5, 1 }, { 3, 3, 1 }, { 1, 1, 1 } };
  put_oasis (past, "a.caravan", points);
  RecHistoryGameStats kind = count (past);
  assert_int_equal (kind.category[1].n_decided, 1);
  assert_int_equal (kind.category[2].n_decided, 1);
  assert_int_equal (kind.category[3].n_decided, 0);
}

static void
test_who_is_nowhere_ahead_won_by_no_category (void **state)
{
  Past *past = *state;
  const int points[3][3] = { { 5, 5, 5 }, { 6, 0, 6 }, { 0, 6, 0 } };
  put_oasis (past, "a.caravan", points);
  RecHistoryGameStats kind = count (past);
  assert_int_equal (kind.n_by_decided[CV_DECIDED_POINTS], 1);
  for (int i = 0; i < kind.n_categories; i++)
    assert_int_equal (kind.category[i].n_decided, 0);
}

static void
test_a_tie_break_is_no_category (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 50 Bruno 50");
  RecHistoryGameStats kind = count (past);
  assert_int_equal (kind.n_by_decided[CV_DECIDED_FARMERS], 1);
  assert_int_equal (kind.category[0].n_decided, 0);
}

static void
test_games_that_go_on_do_not_count (void **state)
{
  Past *past = *state;
  past_put_oregon (past, "a.caravan", NULL, "Anna 50 Bruno 40");
  past_put (past, "b.caravan",
            "{'caravanserai':1,'game':'oregon','players':[{'color':'red','name':'A'},"
            "{'color':'blue','name':'B'}]}\n"
            "{'do':'count','by':'red','track':99,'farmers':3}\n");
  RecHistoryGameStats kind = count (past);
  assert_int_equal (kind.n_games, 1);
  assert_int_equal (kind.best, 50);
}

#define PAST_TEST(NAME)                                                                \
  cmocka_unit_test_setup_teardown (NAME, past_set_up, past_clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_statistics_agree_with_the_records, set_up,
                                     clear_away),
    cmocka_unit_test_setup_teardown (test_statistics_of_a_part_agree_too, set_up,
                                     clear_away),
    PAST_TEST (test_the_category_with_the_largest_lead_decides),
    PAST_TEST (test_level_categories_decide_each),
    PAST_TEST (test_who_is_nowhere_ahead_won_by_no_category),
    PAST_TEST (test_a_tie_break_is_no_category),
    PAST_TEST (test_games_that_go_on_do_not_count),
  };

  return cmocka_run_group_tests_name ("history-stats", tests, NULL, NULL);
}
