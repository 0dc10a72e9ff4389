/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history: opening it, which games were asked for, and finding one. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli-history.h"

#define DAY_SECONDS (24 * 60 * 60)
#define MOMENT_SIZE sizeof "2026-11-15T19:30:00Z"

static char *
find_directory (const Cli *cli)
{
  return cli->directory != NULL ? strdup (cli->directory)
                                : rec_history_directory (getenv);
}

/* What does not keep the history from being of use. */
static void
tell_problems (const Cli *cli, const RecHistory *history, const char *directory)
{
  const char *aside = rec_history_set_aside (history);
  size_t n;
  const RecHistoryProblem *problems = rec_history_unreadable (history, &n);

  if (aside != NULL)
    {
      RecError error = { 0 };
      rec_error_set (&error,
                     N_ ("the index was damaged and was made anew from the records; "
                         "the old one is kept as %1$s"),
                     aside, NULL);
      cli_warn (cli, directory, &error);
    }
  for (size_t i = 0; i < n; i++)
    cli_warn (cli, problems[i].file, &problems[i].error);
}

RecHistory *
cli_history_open (const Cli *cli, bool writes, CliStatus *ret_status)
{
  RecError error = { 0 };
  char *directory = find_directory (cli);

  if (directory == NULL)
    {
      *ret_status = cli_misuse (
          cli, N_ ("There is no home directory; name a directory with “--directory”."),
          NULL);
      return NULL;
    }
  RecHistory *history = cli->directory != NULL && !writes
                            ? rec_history_look (directory, cli->boards, &error)
                            : rec_history_open (directory, cli->boards, &error);
  if (history != NULL && !rec_history_sync (history, NULL, &error))
    {
      rec_history_close (history);
      history = NULL;
    }
  if (history == NULL)
    *ret_status = cli_complain (cli, directory, &error);
  else
    tell_problems (cli, history, directory);
  free (directory);
  return history;
}

CliStatus
cli_history_refuse (const Cli *cli, const RecError *error)
{
  char *directory = find_directory (cli);
  CliStatus status = cli_complain (cli, directory, error);

  free (directory);
  return status;
}

/* Which games. */

/* A moment of the local day "2026-11-15", at so many seconds after its beginning, as
   the history writes it. False when there is no such day. */
static bool
find_moment (const char *day, int seconds, char ret_moment[MOMENT_SIZE])
{
  struct tm read = { .tm_isdst = -1 }, made, utc;
  const char *end = strptime (day, "%Y-%m-%d", &read);

  if (strlen (day) != strlen ("2026-11-15") || end == NULL || *end != '\0')
    return false;
  made = read;
  made.tm_hour = seconds / 3600;
  made.tm_min = seconds / 60 % 60;
  made.tm_sec = seconds % 60;
  time_t time = mktime (&made);
  return made.tm_mday == read.tm_mday && gmtime_r (&time, &utc) != NULL &&
         strftime (ret_moment, MOMENT_SIZE, "%Y-%m-%dT%H:%M:%SZ", &utc) > 0;
}

/* The days of --from and --until; the one that is none, or NULL. */
static const char *
find_days (const Cli *cli, CliHistoryQuery *query)
{
  if (cli->from != NULL && !find_moment (cli->from, 0, query->from))
    return cli->from;
  if (cli->until != NULL && !find_moment (cli->until, DAY_SECONDS - 1, query->to))
    return cli->until;
  query->query.from = cli->from != NULL ? query->from : NULL;
  query->query.to = cli->until != NULL ? query->to : NULL;
  return NULL;
}

static bool
is_player (RecHistory *history, const char *name, RecError *error)
{
  char **people = rec_history_people (history, error);
  bool found = false;

  for (size_t i = 0; people != NULL && people[i] != NULL; i++)
    found |= strcmp (people[i], name) == 0;
  rec_history_names_free (people);
  return found;
}

/* Everybody of --player has played here, or it says who has not. */
static bool
know_players (const Cli *cli, RecHistory *history, CliStatus *ret_status)
{
  RecError error = { 0 };

  for (int i = 0; i < cli->n_people; i++)
    if (!is_player (history, cli->people[i], &error))
      {
        *ret_status = rec_error_is_set (&error)
                          ? cli_history_refuse (cli, &error)
                          : cli_misuse (cli, N_ ("Nobody called “%1$s” has played."),
                                        cli->people[i]);
        return false;
      }
  return true;
}

bool
cli_history_query (const Cli *cli,
                   RecHistory *history,
                   CliHistoryQuery *ret_query,
                   CliStatus *ret_status)
{
  const CvGame *game = cli->game != NULL ? cv_game_find (cli->game) : NULL;

  *ret_query =
      (CliHistoryQuery){ .query = { .game = game,
                                    .person = cli->n_people > 0 ? cli->people[0] : NULL,
                                    .which = cli->finished     ? REC_HISTORY_FINISHED
                                             : cli->unfinished ? REC_HISTORY_OPEN
                                                               : REC_HISTORY_ANY } };
  const char *no_day = find_days (cli, ret_query);
  if (cli->game != NULL && game == NULL)
    *ret_status = cli_misuse (cli, N_ ("There is no game “%1$s”."), cli->game);
  else if (no_day != NULL)
    *ret_status = cli_misuse (
        cli, N_ ("“%1$s” is not a date; a date looks like 2026-11-15."), no_day);
  else if (cli->finished && cli->unfinished)
    *ret_status = cli_misuse (
        cli, N_ ("“--finished” and “--unfinished” can’t go together."), NULL);
  else
    return know_players (cli, history, ret_status);
  return false;
}

/* Finding one. */

/* Its file as the list has it, or without its ending. */
static bool
is_called (const RecHistoryGame *game, const char *name)
{
  size_t length = strlen (name);
  const char *file = strncmp (game->file, "./", 2) == 0 && strncmp (name, "./", 2) != 0
                         ? game->file + 2
                         : game->file;
  return strncmp (file, name, length) == 0 &&
         (file[length] == '\0' || strcmp (file + length, ".caravan") == 0);
}

bool
cli_history_find (const Cli *cli,
                  RecHistory *history,
                  const char *name,
                  RecHistoryList *ret_list,
                  size_t *ret_index,
                  CliStatus *ret_status)
{
  RecHistoryQuery all = { 0 };
  RecError error = { 0 };
  uint64_t number;

  if (!rec_history_list (history, &all, ret_list, &error))
    {
      *ret_status = cli_history_refuse (cli, &error);
      return false;
    }
  for (size_t i = 0; i < ret_list->n_games; i++)
    if (is_called (&ret_list->games[i], name))
      {
        *ret_index = i;
        return true;
      }
  if (cli_read_number (name, ret_list->n_games, &number) && number > 0)
    {
      *ret_index = (size_t) number - 1;
      return true;
    }
  rec_history_list_clear (ret_list);
  *ret_status = cli_misuse (cli, N_ ("There is no past game “%1$s”."), name);
  return false;
}

bool
cli_history_time (const RecHistoryGame *game, struct tm *ret_time)
{
  struct tm utc = { 0 };

  if (strptime (game->date, "%Y-%m-%dT%H:%M:%SZ", &utc) == NULL)
    return false;
  time_t seconds = timegm (&utc);
  return localtime_r (&seconds, ret_time) != NULL;
}

static json_t *
player_json (const RecHistoryGame *game, int seat)
{
  const RecHistoryPlayer *player = &game->player[seat];
  json_t *object = json_pack ("{s:s,s:s}", "color", cv_color_names[player->color],
                              "name", player->name);

  if (player->sealed)
    json_object_set_new (object, "sealed", json_true ());
  else
    {
      json_object_set_new (object, "rank", json_integer (player->rank));
      json_object_set_new (object, "total", json_integer (player->total));
    }
  return object;
}

json_t *
cli_history_json (const RecHistoryGame *game, size_t index)
{
  json_t *players = json_array (), *winners = json_array ();

  for (int seat = 0; seat < game->n_players; seat++)
    {
      json_array_append_new (players, player_json (game, seat));
      if (game->is_finished && game->player[seat].is_winner)
        json_array_append_new (winners,
                               json_string (cv_color_names[game->player[seat].color]));
    }
  return json_pack (
      "{s:I,s:s,s:s,s:o,s:b,s:b,s:b,s:I,s:o,s:o,s:s}", "number", (json_int_t) index + 1,
      "file", game->file, "game", game->game->id, "date",
      game->date[0] != '\0' ? json_string (game->date) : json_null (), "finished",
      game->is_finished, "board", game->has_board, "house", game->has_house, "steps",
      (json_int_t) game->n_steps, "players", players, "winners", winners, "decided-by",
      cv_decided_names[game->decided]);
}

/* `caravan history` alone is its list. */
CliStatus
cli_history (const Cli *cli)
{
  if (cli->n_args > 0)
    return cli_misuse (cli, N_ ("There is no command “%1$s”."), cli->args[0]);
  return cli_history_list (cli);
}
