/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan simulate: random legal play on the sample board. One game is written as a
   record; of more games statistics are printed. Game i of a run has the seed S + i, so
   that any of them can be had as a record. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli-simulate.h"
#include "sim.h"

#define GAMES_MOST UINT64_C (1000000000)

/* Reading what was asked for. */

static bool
read_numbers (const Cli *cli,
              const CvGame *game,
              SimulateOrder *ret_order,
              CliStatus *ret_status)
{
  *ret_order =
      (SimulateOrder){ .seed = 1, .n_games = 1, .n_players = game->players_max };
  if (cli->games != NULL &&
      (!cli_read_number (cli->games, GAMES_MOST, &ret_order->n_games) ||
       ret_order->n_games == 0))
    *ret_status = cli_misuse (cli, N_ ("--games needs a number of games, not “%1$s”."),
                              cli->games);
  else if (cli->seed != NULL &&
           !cli_read_number (cli->seed, UINT64_MAX, &ret_order->seed))
    *ret_status =
        cli_misuse (cli, N_ ("--seed needs a whole number, not “%1$s”."), cli->seed);
  else if (cli->players != NULL &&
           (!cli_read_number (cli->players, game->players_max, &ret_order->n_players) ||
            ret_order->n_players < game->players_min))
    *ret_status =
        cli_misuse (cli, N_ ("This game is not for “%1$s” players."), cli->players);
  else if (cli->output != NULL && ret_order->n_games > 1)
    *ret_status =
        cli_misuse (cli, N_ ("“--output” takes the record of one game, not of “%1$s”."),
                    cli->games);
  else
    return true;
  return false;
}

static json_t *
make_players (const CvGame *game, uint64_t n_players)
{
  static const char *const names[CV_PLAYERS_MOST] = { "Ada", "Bruno", "Chloé", "Dario",
                                                      "Elise" };
  json_t *players = json_array ();

  for (uint64_t seat = 0; seat < n_players; seat++)
    json_array_append_new (players, json_pack ("{s:s,s:s}", "color",
                                               cv_color_names[game->colors[seat]],
                                               "name", names[seat]));
  return players;
}

/* The edition as it stands in a header, known to be good. */
static json_t *
make_edition (const Cli *cli, const CvGame *game)
{
  RecError ignored;
  return cli->edition != NULL ? cli_edition_json (cli, &ignored)
                              : json_string (game->editions[0]);
}

/* A record without events on the sample board. Nothing in it depends on the clock: the
   same seed gives the same bytes. */
static RecRecord *
open_record (const Cli *cli, const CvGame *game, uint64_t n_players, RecError *error)
{
  RecReading reading = { .boards = cli->boards, .events_most = SIZE_MAX };
  json_t *start = json_pack ("[{s:i,s:s,s:o,s:s,s:s,s:o}]", "caravanserai", 1, "game",
                             game->id, "edition", make_edition (cli, game), "turns",
                             cv_turns_names[CV_TURNS_GUIDED], "board", "sample",
                             "players", make_players (game, n_players));
  RecRecord *record = rec_record_read_array (start, &reading, error);

  json_decref (start);
  return record;
}

/* A game can be there without anybody who plays it at random. */
static CliStatus
refuse_game (const Cli *cli)
{
  return cli_misuse (cli, N_ ("There are no random games of “%1$s”."), cli->args[0]);
}

/* One game: its record. */

typedef struct
{
  RecRecord *record;
  RecError error;
} Scribe;

static bool
write_down (void *data, const CvMove *move)
{
  Scribe *scribe = data;
  json_t *event = rec_event_write (rec_record_table (scribe->record), move, NULL);
  bool good = rec_record_play (scribe->record, event, &scribe->error);

  json_decref (event);
  return good;
}

static void
put_line (FILE *stream, const json_t *value)
{
  json_dumpf (value, stream, JSON_COMPACT);
  fputc ('\n', stream);
}

static char *
print_record (RecRecord *record)
{
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);
  size_t n_events = cv_match_n_entries (rec_record_match (record));

  if (stream == NULL)
    abort ();
  put_line (stream, rec_record_header (record));
  for (size_t i = 0; i < n_events; i++)
    {
      json_t *event = rec_record_event (record, i);
      put_line (stream, event);
      json_decref (event);
    }
  if (fclose (stream) != 0)
    abort ();
  return text;
}

static CliStatus
write_one_game (const Cli *cli, const SimulateOrder *order)
{
  Scribe scribe = { .record = order->record };
  const CvMatch *match = rec_record_match (order->record);
  Sim sim;

  if (!sim_start (&sim, cv_match_table (match), cv_match_state (match), write_down,
                  &scribe))
    return refuse_game (cli);
  if (!sim_run (&sim, order->seed))
    return cli_complain (cli, cv_match_table (match)->game->id, &scribe.error);
  char *text = print_record (order->record);
  CliStatus status = cli_put_out (cli, text);
  free (text);
  return status;
}

/* Many games: counting. */

static void
add_to_spread (SimulateSpread *spread, int32_t value)
{
  if (spread->n == 0 || value < spread->least)
    spread->least = value;
  if (spread->n == 0 || value > spread->most)
    spread->most = value;
  spread->sum += value;
  spread->n++;
}

static void
count_events (SimulateStats *stats, size_t n_events)
{
  if (n_events >= stats->events_space)
    {
      size_t space = n_events * 2 + 64;
      uint64_t *longer = realloc (stats->n_with_events, space * sizeof *longer);
      if (longer == NULL)
        abort ();
      memset (longer + stats->events_space, 0,
              (space - stats->events_space) * sizeof *longer);
      stats->n_with_events = longer;
      stats->events_space = space;
    }
  stats->n_with_events[n_events]++;
}

/* The count of an end; the list is kept in the order of the game's rules. */
static SimulateEnd *
find_end (SimulateStats *stats, const CvRule *rule)
{
  int i = 0;
  while (i < stats->n_ends && stats->ends[i].rule < rule)
    i++;
  if (i == stats->n_ends || stats->ends[i].rule != rule)
    {
      assert (stats->n_ends < SIMULATE_ENDS);
      memmove (&stats->ends[i + 1], &stats->ends[i],
               (size_t) (stats->n_ends - i) * sizeof *stats->ends);
      stats->ends[i] = (SimulateEnd){ .rule = rule };
      stats->n_ends++;
    }
  return &stats->ends[i];
}

/* What had come true by the edition that was played, and what would have counted by
   each of the others. */
static void
count_ends (SimulateStats *stats, const CvTable *table, const CvState *state)
{
  CvVerdict ends[CV_ENDS_MOST];
  CvState other = *state;
  int n = table->game->ends (table, state, ends);

  stats->n_given_up += n == 0;
  for (int i = 0; i < n; i++)
    find_end (stats, ends[i].rule)->n++;
  for (int e = 0; e < SIMULATE_EDITIONS && table->game->editions[e] != NULL; e++)
    {
      cv_game_edition (table->game, e, other.common.option);
      n = table->game->ends (table, &other, ends);
      for (int i = 0; i < n; i++)
        find_end (stats, ends[i].rule)->by[e]++;
    }
}

static void
count_score (SimulateStats *stats, const CvScore *score)
{
  int32_t top = score->player[score->order[0]].total;
  int n_top = 0;

  add_to_spread (&stats->winner, top);
  for (int seat = 0; seat < score->n_players; seat++)
    {
      const CvPlayerScore *player = &score->player[seat];
      add_to_spread (&stats->all, player->total);
      add_to_spread (&stats->seat[seat], player->total);
      stats->wins[seat] += score->winners >> seat & 1;
      n_top += player->total == top;
      for (int i = 0; i < player->n_lines; i++)
        {
          stats->line[i] = player->lines[i].rule;
          stats->line_points[i] += player->lines[i].points;
        }
      stats->n_lines = player->n_lines;
    }
  stats->n_ties += n_top > 1;
  stats->decided[score->decided]++;
}

/* A table at which nothing is written down. */
typedef struct
{
  const CvTable *table;
  CvState state;
} Arena;

static bool
carry_out (void *data, const CvMove *move)
{
  Arena *arena = data;
  cv_apply (arena->table, &arena->state, move);
  return true;
}

static bool
play_games (const SimulateOrder *order, SimulateStats *ret_stats)
{
  const CvTable *table = rec_record_table (order->record);
  Arena arena = { .table = table };
  CvScore score;
  Sim sim;

  *ret_stats = (SimulateStats){ .n_games = order->n_games };
  if (!sim_start (&sim, table, &arena.state, carry_out, &arena))
    return false;
  for (uint64_t i = 0; i < order->n_games; i++)
    {
      cv_state_start (table, &arena.state);
      sim_run (&sim, order->seed + i);
      table->game->score (table, &arena.state, true, &score);
      count_events (ret_stats, sim.n_events);
      count_ends (ret_stats, table, &arena.state);
      count_score (ret_stats, &score);
    }
  return true;
}

static CliStatus
print_statistics (const Cli *cli, const SimulateOrder *order)
{
  SimulateStats stats;

  if (!play_games (order, &stats))
    return refuse_game (cli);
  if (cli->json)
    cli_simulate_report (order, &stats);
  else
    cli_simulate_print (cli, order, &stats);
  free (stats.n_with_events);
  return CLI_FINE;
}

CliStatus
cli_simulate (const Cli *cli)
{
  const CvGame *game = cli->n_args > 0 ? cv_game_find (cli->args[0]) : NULL;
  CliStatus status = CLI_FINE;
  uint8_t option[CV_OPTIONS_MOST];
  RecError error = { 0 };
  SimulateOrder order;

  if (cli->n_args == 0)
    return cli_misuse (cli, N_ ("Which game?"), NULL);
  if (game == NULL)
    return cli_misuse (cli, N_ ("There is no game “%1$s”."), cli->args[0]);
  if (!read_numbers (cli, game, &order, &status))
    return status;
  if (cli->edition != NULL && !cli_edition (cli, game, option, &error))
    return cli_complain (cli, "--edition", &error);
  order.record = open_record (cli, game, order.n_players, &error);
  if (order.record == NULL)
    return cli_complain (cli, game->id, &error);
  status = order.n_games == 1 ? write_one_game (cli, &order)
                              : print_statistics (cli, &order);
  rec_record_free (order.record);
  return status;
}
