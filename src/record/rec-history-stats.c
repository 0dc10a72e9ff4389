/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics. The seats of all games that count are read once, the oldest game first,
   so that a best score is that of whoever reached it first, and added up here. */
#include "rec-history-private.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-fold.h"

/* More is no game but damage: as long as so many events can be apart. */
#define SECONDS_MOST ((int64_t) REC_EVENTS_MOST * 30 * 60)

/* A seat as it is read. */
typedef struct
{
  int64_t name;
  bool is_winner;
  int rank;
  int32_t total;
  int32_t points[CV_LINES_MOST];
} Seat;

/* The game whose seats are being read. */
typedef struct
{
  int64_t id;
  RecHistoryGameStats *stats;
  CvDecided decided;
  int64_t seconds;
  char *file; /* when somebody in it is the best so far */
  char date[sizeof "2026-11-15T19:30:00Z"];
  int n_seats;
  Seat seat[CV_PLAYERS_MOST];
} Open;

typedef struct
{
  const RecHistoryQuery *query;
  RecClause clause;
  RecPersons persons;
  size_t *person_of; /* by id of a name: place in stats.people, plus 1 */
  size_t people_space;
  Open open;
  RecHistoryStats stats;
} Reckoning;

void
rec_history_stats_clear (RecHistoryStats *stats)
{
  for (size_t i = 0; i < stats->n_people; i++)
    {
      free (stats->people[i].name);
      free (stats->people[i].best_file);
    }
  for (size_t i = 0; i < stats->n_kinds; i++)
    {
      free (stats->kinds[i].best_name);
      free (stats->kinds[i].best_file);
    }
  free (stats->people);
  free (stats->kinds);
  *stats = (RecHistoryStats){ 0 };
}

/* Kinds of games. */

/* The rules of a sheet's lines: those of a table where nothing has happened. */
static void
find_categories (RecHistoryGameStats *stats)
{
  CvTable table;
  CvState state;
  CvScore score;

  cv_table_start (&table, stats->game);
  table.n_players = stats->game->players_max;
  for (int seat = 0; seat < table.n_players && seat < CV_PLAYERS_MOST; seat++)
    table.color[seat] = stats->game->colors[seat];
  cv_state_start (&table, &state);
  stats->game->score (&table, &state, false, &score);
  stats->n_categories = score.player[0].n_lines;
  for (int i = 0; i < stats->n_categories; i++)
    stats->category[i].rule = score.player[0].lines[i].rule;
}

static RecHistoryGameStats *
find_kind (RecHistoryStats *stats, const char *id)
{
  for (size_t i = 0; i < stats->n_kinds; i++)
    if (strcmp (stats->kinds[i].game->id, id) == 0)
      return &stats->kinds[i];
  return NULL;
}

/* All games, in their order; those that nobody played go at the end. */
static void
start_kinds (RecHistoryStats *stats)
{
  size_t n = 0;

  while (cv_games[n] != NULL)
    n++;
  stats->kinds = calloc (n, sizeof *stats->kinds);
  if (stats->kinds == NULL)
    abort ();
  stats->n_kinds = n;
  for (size_t i = 0; i < n; i++)
    {
      stats->kinds[i].game = cv_games[i];
      find_categories (&stats->kinds[i]);
    }
}

static void
drop_unplayed_kinds (RecHistoryStats *stats)
{
  size_t n = 0;

  for (size_t i = 0; i < stats->n_kinds; i++)
    if (stats->kinds[i].n_games > 0)
      stats->kinds[n++] = stats->kinds[i];
  stats->n_kinds = n;
}

/* People. */

static RecHistoryPerson *
find_person (Reckoning *reckoning, int64_t name)
{
  RecHistoryStats *stats = &reckoning->stats;
  const char *text = rec_persons_name (&reckoning->persons, name);
  size_t place = name >= 0 && (size_t) name < reckoning->persons.n_names
                     ? reckoning->person_of[name]
                     : 0;

  for (size_t i = 0; place == 0 && i < stats->n_people; i++)
    if (strcmp (stats->people[i].name, text) == 0)
      place = i + 1;
  if (place == 0)
    {
      if (stats->n_people == reckoning->people_space)
        {
          reckoning->people_space = reckoning->people_space * 2 + 16;
          stats->people =
              realloc (stats->people, reckoning->people_space * sizeof *stats->people);
          if (stats->people == NULL)
            abort ();
        }
      stats->people[stats->n_people] = (RecHistoryPerson){ .name = strdup (text) };
      if (stats->people[stats->n_people].name == NULL)
        abort ();
      place = ++stats->n_people;
    }
  if (name >= 0 && (size_t) name < reckoning->persons.n_names)
    reckoning->person_of[name] = place;
  return &stats->people[place - 1];
}

static int
compare_people (const void *a, const void *b)
{
  const RecHistoryPerson *one = a, *two = b;

  if (one->n_wins != two->n_wins)
    return one->n_wins > two->n_wins ? -1 : 1;
  if (one->n_games != two->n_games)
    return one->n_games > two->n_games ? -1 : 1;
  char *first = rec_fold (one->name), *second = rec_fold (two->name);
  int order = strcmp (first, second);
  free (first);
  free (second);
  return order != 0 ? order : strcmp (one->name, two->name);
}

static void
set_text (char **text, const char *value)
{
  free (*text);
  *text = strdup (value);
  if (*text == NULL)
    abort ();
}

static void
count_person (Reckoning *reckoning, const Seat *seat)
{
  RecHistoryPerson *person = find_person (reckoning, seat->name);

  if (person->n_games == 0 || seat->total > person->best)
    {
      person->best = seat->total;
      set_text (&person->best_file, reckoning->open.file);
      memcpy (person->best_date, reckoning->open.date, sizeof person->best_date);
    }
  person->n_games++;
  person->n_wins += seat->is_winner;
  person->sum += seat->total;
  person->rank_sum += seat->rank;
  for (int i = 0; reckoning->query->game != NULL && i < CV_LINES_MOST; i++)
    person->line_sum[i] += seat->points[i];
}

/* Games. */

static void
count_categories (RecHistoryGameStats *stats, const Seat *seat, bool is_first)
{
  for (int i = 0; i < stats->n_categories; i++)
    {
      RecHistoryCategory *category = &stats->category[i];
      category->sum += seat->points[i];
      if (seat->is_winner)
        category->winner_sum += seat->points[i];
      if (is_first || seat->points[i] > category->best)
        category->best = seat->points[i];
    }
}

/* Of the same total, the one that won. */
static bool
is_better (const RecHistoryGameStats *stats, const Seat *seat)
{
  return seat->total > stats->best ||
         (seat->total == stats->best && seat->is_winner && !stats->best_won);
}

static void
count_seat (Reckoning *reckoning, const Seat *seat)
{
  RecHistoryGameStats *stats = reckoning->open.stats;
  bool is_first = stats->n_players == 0;

  count_categories (stats, seat, is_first);
  stats->n_players++;
  stats->sum += seat->total;
  stats->n_winners += seat->is_winner;
  if (seat->is_winner)
    stats->winner_sum += seat->total;
  if (is_first || is_better (stats, seat))
    {
      stats->best = seat->total;
      stats->best_won = seat->is_winner;
      set_text (&stats->best_name, rec_persons_name (&reckoning->persons, seat->name));
      set_text (&stats->best_file, reckoning->open.file);
    }
  count_person (reckoning, seat);
}

/* How far the winner is ahead of the best of the others in a category. */
static int32_t
find_lead (const Open *game, int winner, int line)
{
  int32_t best = INT32_MIN;

  for (int i = 0; i < game->n_seats; i++)
    if (i != winner && game->seat[i].points[line] > best)
      best = game->seat[i].points[line];
  return game->seat[winner].points[line] - best;
}

static void
count_what_decided (const Open *game)
{
  int32_t lead[CV_LINES_MOST], most = 1;
  int winner = 0;

  while (winner < game->n_seats && !game->seat[winner].is_winner)
    winner++;
  if (game->decided != CV_DECIDED_POINTS || winner == game->n_seats ||
      game->n_seats < 2)
    return;
  for (int i = 0; i < game->stats->n_categories; i++)
    {
      lead[i] = find_lead (game, winner, i);
      if (lead[i] > most)
        most = lead[i];
    }
  for (int i = 0; i < game->stats->n_categories; i++)
    game->stats->category[i].n_decided += lead[i] == most;
}

static void
close_game (Reckoning *reckoning)
{
  Open *game = &reckoning->open;

  if (game->stats != NULL)
    {
      for (int i = 0; i < game->n_seats; i++)
        count_seat (reckoning, &game->seat[i]);
      count_what_decided (game);
      game->stats->n_games++;
      game->stats->n_timed += game->seconds > 0;
      game->stats->seconds += game->seconds;
      game->stats->n_by_decided[game->decided]++;
      reckoning->stats.n_games++;
    }
  free (game->file);
  *game = (Open){ 0 };
}

/* Rows: id, kind, decided, file, then a seat, then the date and the seconds. */

static void
open_game (Reckoning *reckoning, sqlite3_stmt *row)
{
  Open *game = &reckoning->open;
  const char *kind = (const char *) sqlite3_column_text (row, 1);
  int decided = sqlite3_column_int (row, 2);

  close_game (reckoning);
  game->id = sqlite3_column_int64 (row, 0);
  game->stats = kind == NULL ? NULL : find_kind (&reckoning->stats, kind);
  game->decided = decided >= 0 && decided < CV_DECIDED_UNDECIDED ? (CvDecided) decided
                                                                 : CV_DECIDED_UNDECIDED;
  game->file = rec_db_copy_text (row, 3);
  const char *date = (const char *) sqlite3_column_text (row, 12);
  snprintf (game->date, sizeof game->date, "%s", date != NULL ? date : "");
  int64_t seconds = sqlite3_column_int64 (row, 13);
  game->seconds = seconds > 0 && seconds < SECONDS_MOST ? seconds : 0;
}

static void
read_seat (Reckoning *reckoning, sqlite3_stmt *row)
{
  Open *game = &reckoning->open;

  if (game->stats == NULL || game->id != sqlite3_column_int64 (row, 0))
    open_game (reckoning, row);
  if (game->n_seats == CV_PLAYERS_MOST)
    return;
  Seat *seat = &game->seat[game->n_seats++];
  seat->name = sqlite3_column_int64 (row, 4);
  seat->is_winner = sqlite3_column_int (row, 5) != 0;
  seat->rank = sqlite3_column_int (row, 6);
  seat->total = sqlite3_column_int (row, 7);
  for (int i = 0; i < CV_LINES_MOST; i++)
    seat->points[i] = sqlite3_column_int (row, 8 + i);
}

static bool
read_seats (RecHistory *history, Reckoning *reckoning, RecError *error)
{
  char *sql;

  if (asprintf (&sql,
                "SELECT g.id, g.kind, g.decided, g.file, s.name, s.is_winner, s.rank,"
                " s.total, s.p0, s.p1, s.p2, s.p3, g.date, g.seconds FROM game g"
                " CROSS JOIN seat s ON s.game = g.id WHERE g.is_finished AND %s ORDER "
                "BY g.date, g.file,"
                " s.seat",
                reckoning->clause.where) < 0)
    abort ();
  sqlite3_stmt *rows = rec_db_prepare (history, sql, error);
  int result = rows == NULL ? -1 : 1;
  free (sql);
  if (rows != NULL)
    rec_clause_bind (&reckoning->clause, rows);
  while (result == 1 && (result = rec_db_step (history, rows, error)) == 1)
    read_seat (reckoning, rows);
  close_game (reckoning);
  sqlite3_finalize (rows);
  return result == 0;
}

static bool
reckon_within (RecHistory *history, Reckoning *reckoning, RecError *error)
{
  RecHistoryStats *stats = &reckoning->stats;

  if (!rec_persons_read (history, &reckoning->persons, error))
    return false;
  reckoning->person_of =
      calloc (reckoning->persons.n_names + 1, sizeof *reckoning->person_of);
  if (reckoning->person_of == NULL)
    abort ();
  start_kinds (stats);
  bool is_good = read_seats (history, reckoning, error);
  drop_unplayed_kinds (stats);
  if (stats->n_people > 0)
    qsort (stats->people, stats->n_people, sizeof *stats->people, compare_people);
  free (reckoning->person_of);
  rec_persons_clear (&reckoning->persons);
  return is_good;
}

static bool
reckon (RecHistory *history, void *data, RecError *error)
{
  Reckoning *reckoning = data;

  rec_history_stats_clear (&reckoning->stats);
  reckoning->people_space = 0;
  return rec_db_begin_reading (history, error) &&
         rec_db_end (history, reckon_within (history, reckoning, error), error);
}

bool
rec_history_stats (RecHistory *history,
                   const RecHistoryQuery *query,
                   RecHistoryStats *ret_stats,
                   RecError *error)
{
  assert (history != NULL);
  assert (ret_stats != NULL && error != NULL);

  static const RecHistoryQuery everything;
  Reckoning reckoning = { .query = query != NULL ? query : &everything };

  rec_clause_start (&reckoning.clause, reckoning.query);
  bool is_good = rec_history_attempt (history, reckon, &reckoning, error);
  rec_clause_clear (&reckoning.clause);
  if (is_good)
    *ret_stats = reckoning.stats;
  else
    rec_history_stats_clear (&reckoning.stats);
  return is_good;
}
