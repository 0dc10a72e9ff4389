/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of past games. */
#include "rec-history-private.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  const RecHistoryQuery *query;
  RecClause clause;
  RecPersons persons;
  RecHistoryList list;
  size_t space;
} Listing;

void
rec_history_list_clear (RecHistoryList *list)
{
  for (size_t i = 0; i < list->n_games; i++)
    {
      free (list->games[i].file);
      for (int seat = 0; seat < list->games[i].n_players; seat++)
        free (list->games[i].player[seat].name);
    }
  free (list->games);
  *list = (RecHistoryList){ 0 };
}

/* The statement. */

static const char *
find_order (const RecHistoryQuery *query)
{
  switch (query->order)
    {
    case REC_HISTORY_BY_GAME:
      return query->turned ? "g.kind DESC, g.date, g.file DESC"
                           : "g.kind, g.date DESC, g.file";
    case REC_HISTORY_BY_SCORE:
      return query->turned ? "g.top, g.date, g.file DESC"
                           : "g.top DESC, g.date DESC, g.file";
    case REC_HISTORY_BY_DATE:
      break;
    }
  return query->turned ? "g.date, g.file" : "g.date DESC, g.file DESC";
}

static int64_t
to_integer (size_t n)
{
  return n > INT64_MAX ? INT64_MAX : (int64_t) n;
}

static sqlite3_stmt *
prepare (RecHistory *history, const Listing *listing, bool count, RecError *error)
{
  static const char columns[] = "g.id, g.file, g.kind, g.date, g.is_finished,"
                                " g.has_board, g.has_house, g.decided, g.n_steps";
  const RecHistoryQuery *query = listing->query;
  char *sql;
  int n;

  if (count)
    n = asprintf (&sql, "SELECT count(*) FROM game g WHERE %s", listing->clause.where);
  else
    n = asprintf (
        &sql,
        "SELECT %s FROM game g WHERE %s ORDER BY %s LIMIT %" PRId64 " OFFSET %" PRId64,
        columns, listing->clause.where, find_order (query),
        query->limit == 0 ? -1 : to_integer (query->limit), to_integer (query->offset));
  if (n < 0)
    abort ();
  sqlite3_stmt *statement = rec_db_prepare (history, sql, error);
  free (sql);
  if (statement != NULL)
    rec_clause_bind (&listing->clause, statement);
  return statement;
}

/* Rows. */

static RecHistoryGame *
add_game (Listing *listing)
{
  RecHistoryList *list = &listing->list;

  if (list->n_games == listing->space)
    {
      listing->space = listing->space * 2 + 64;
      list->games = realloc (list->games, listing->space * sizeof *list->games);
      if (list->games == NULL)
        abort ();
    }
  list->games[list->n_games] = (RecHistoryGame){ 0 };
  return &list->games[list->n_games++];
}

static CvDecided
read_decided (sqlite3_stmt *row, int column)
{
  int decided = sqlite3_column_int (row, column);
  bool is_good = decided >= 0 && decided <= CV_DECIDED_UNDECIDED;
  return is_good ? (CvDecided) decided : CV_DECIDED_UNDECIDED;
}

static void
read_game (RecHistoryGame *game, sqlite3_stmt *row)
{
  const char *date = (const char *) sqlite3_column_text (row, 3);

  game->file = rec_db_copy_text (row, 1);
  game->game = cv_game_find ((const char *) sqlite3_column_text (row, 2));
  snprintf (game->date, sizeof game->date, "%s", date != NULL ? date : "");
  game->is_finished = sqlite3_column_int (row, 4) != 0;
  game->has_board = sqlite3_column_int (row, 5) != 0;
  game->has_house = sqlite3_column_int (row, 6) != 0;
  game->decided = read_decided (row, 7);
  game->n_steps = (size_t) sqlite3_column_int64 (row, 8);
}

static void
read_seat (RecHistoryPlayer *player, sqlite3_stmt *row, const RecPersons *persons)
{
  player->name = strdup (rec_persons_name (persons, sqlite3_column_int64 (row, 1)));
  if (player->name == NULL)
    abort ();
  player->color = (uint8_t) ((unsigned) sqlite3_column_int (row, 2) % CV_PLAYERS_MOST);
  player->sealed = sqlite3_column_int (row, 3) != 0;
  player->is_winner = sqlite3_column_int (row, 4) != 0;
  player->rank = sqlite3_column_int (row, 5);
  player->total = sqlite3_column_int (row, 6);
  for (int i = 0; i < CV_LINES_MOST; i++)
    player->points[i] = sqlite3_column_int (row, 7 + i);
}

static bool
read_seats (RecHistory *history,
            Listing *listing,
            RecHistoryGame *game,
            int64_t id,
            RecError *error)
{
  sqlite3_stmt *seats = rec_db_use (history, REC_SQL_SEATS);
  int result = 1;

  sqlite3_bind_int64 (seats, 1, id);
  while (game->n_players < CV_PLAYERS_MOST &&
         (result = rec_db_step (history, seats, error)) == 1)
    read_seat (&game->player[game->n_players++], seats, &listing->persons);
  sqlite3_reset (seats);
  return result >= 0;
}

static bool
read_games (RecHistory *history, Listing *listing, RecError *error)
{
  sqlite3_stmt *games = prepare (history, listing, false, error);
  int result = games == NULL ? -1 : 1;

  while (result == 1 && (result = rec_db_step (history, games, error)) == 1)
    {
      RecHistoryGame *game = add_game (listing);
      read_game (game, games);
      if (!read_seats (history, listing, game, sqlite3_column_int64 (games, 0), error))
        result = -1;
    }
  sqlite3_finalize (games);
  return result == 0;
}

static bool
count_all (RecHistory *history, Listing *listing, RecError *error)
{
  const RecHistoryQuery *query = listing->query;
  bool is_all =
      query->offset == 0 && (query->limit == 0 || listing->list.n_games < query->limit);

  listing->list.n_all = listing->list.n_games;
  if (is_all)
    return true;
  sqlite3_stmt *count = prepare (history, listing, true, error);
  int result = count == NULL ? -1 : rec_db_step (history, count, error);
  if (result == 1)
    listing->list.n_all = (size_t) sqlite3_column_int64 (count, 0);
  sqlite3_finalize (count);
  return result == 1;
}

static bool
make_list (RecHistory *history, void *data, RecError *error)
{
  Listing *listing = data;

  rec_history_list_clear (&listing->list);
  listing->space = 0;
  if (!rec_db_begin_reading (history, error))
    return false;
  bool is_good = rec_persons_read (history, &listing->persons, error) &&
                 read_games (history, listing, error) &&
                 count_all (history, listing, error);
  is_good = rec_db_end (history, is_good, error);
  rec_persons_clear (&listing->persons);
  return is_good;
}

bool
rec_history_list (RecHistory *history,
                  const RecHistoryQuery *query,
                  RecHistoryList *ret_list,
                  RecError *error)
{
  assert (history != NULL);
  assert (ret_list != NULL && error != NULL);

  static const RecHistoryQuery everything;
  Listing listing = { .query = query != NULL ? query : &everything };

  rec_clause_start (&listing.clause, listing.query);
  bool is_good = rec_history_attempt (history, make_list, &listing, error);
  rec_clause_clear (&listing.clause);
  if (is_good)
    *ret_list = listing.list;
  else
    rec_history_list_clear (&listing.list);
  return is_good;
}
