/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history stats: who wins, and what with. Without --player of everybody; with
   it of each person that is named, in the games that person played. */
#include <stdlib.h>
#include <string.h>

#include "cli-history.h"
#include "cli-table.h"

#define PEOPLE_WIDTH 24
#define LINE_WIDTH   33
#define BAR_WIDTH    9

/* For people. */

static void
put_person (const Cli *cli, const char *label, const RecHistoryPerson *person)
{
  cli_table_label (label, PEOPLE_WIDTH);
  cli_table_count (cli, (int64_t) person->n_games);
  cli_table_count (cli, (int64_t) person->n_wins);
  cli_table_mean (cli, person->sum, (int64_t) person->n_games);
  cli_table_count (cli, person->best);
  cli_table_mean (cli, person->rank_sum, (int64_t) person->n_games);
  cli_table_bar ((int64_t) person->n_wins, (int64_t) person->n_games, BAR_WIDTH);
  putchar ('\n');
}

/* The bar is the share of games that were won. */
static void
put_people_heading (const Cli *cli)
{
  /* Translators: heads of columns in a table of statistics, at most 8 columns each: how
     many games, how many of them won, points on average, most points, place on
     average. */
  static const char *const columns[] = { N_ ("games"), N_ ("wins"),  N_ ("mean"),
                                         N_ ("best"),  N_ ("place"), NULL };
  cli_table_heading (cli, cli_text (cli, N_ ("Players")), PEOPLE_WIDTH, columns);
}

static void
put_category (const Cli *cli,
              const RecHistoryGameStats *kind,
              const RecHistoryCategory *category,
              int64_t most)
{
  cli_table_label (cli_text (cli, category->rule->text), LINE_WIDTH);
  cli_table_mean (cli, category->sum, (int64_t) kind->n_players);
  cli_table_mean (cli, category->winner_sum, (int64_t) kind->n_winners);
  cli_table_count (cli, category->best);
  cli_table_count (cli, (int64_t) category->n_decided);
  cli_table_bar (category->sum, most, BAR_WIDTH);
  putchar ('\n');
}

/* The bar is what a category brings, the best one being the longest. */
static void
put_categories (const Cli *cli, const RecHistoryGameStats *kind)
{
  /* Translators: over what a category of a score sheet brought: points on average of
     all players, points on average of the winners, most points, and how often it
     decided the game. At most 8 columns each. */
  static const char *const columns[] = { N_ ("mean"), N_ ("winners"), N_ ("best"),
                                         N_ ("decided"), NULL };
  int64_t most = 0;

  cli_table_heading (cli, kind->game->name, LINE_WIDTH, columns);
  for (int i = 0; i < kind->n_categories; i++)
    most = kind->category[i].sum > most ? kind->category[i].sum : most;
  for (int i = 0; i < kind->n_categories; i++)
    put_category (cli, kind, &kind->category[i], most);
  cli_table_label (cli_text (cli, N_ ("Total")), LINE_WIDTH);
  cli_table_mean (cli, kind->sum, (int64_t) kind->n_players);
  cli_table_mean (cli, kind->winner_sum, (int64_t) kind->n_winners);
  cli_table_count (cli, kind->best);
  putchar ('\n');
}

static void
put_best (const Cli *cli, const RecHistoryGameStats *kind)
{
  const LangArg args[] = { { .type = LANG_ARG_NUMBER, .number = kind->best },
                           { .type = LANG_ARG_TEXT, .text = kind->best_name },
                           { .type = LANG_ARG_TEXT, .text = kind->best_file } };
  char *text;

  if (kind->best_name == NULL)
    return;
  /* Translators: %1$s points, %2$n who got them, %3$s the file of that game. */
  text = lang_format (cli->lang, N_ ("Best score: %1$s, %2$n, %3$s"), args, 3);
  fputs ("  ", stdout);
  lang_put_wrapped (stdout, text, 2, 2);
  free (text);
}

static void
put_decided (const Cli *cli, const RecHistoryGameStats *kind)
{
  static const char *const columns[] = { N_ ("games"), NULL };

  cli_table_heading (cli, cli_text (cli, N_ ("What decided it")), LINE_WIDTH, columns);
  for (int i = 0; i <= CV_DECIDED_UNDECIDED; i++)
    {
      if (kind->n_by_decided[i] == 0)
        continue;
      cli_table_label (cli_text (cli, cli_table_decided ((CvDecided) i)), LINE_WIDTH);
      cli_table_count (cli, (int64_t) kind->n_by_decided[i]);
      cli_table_bar ((int64_t) kind->n_by_decided[i], (int64_t) kind->n_games,
                     BAR_WIDTH);
      putchar ('\n');
    }
}

static void
put_how_many (const Cli *cli, size_t n_games)
{
  LangArg arg = { .type = LANG_ARG_NUMBER, .number = (long) n_games };
  char *text = lang_format_plural (
      cli->lang, NP_ ("%1$s game that is over.", "%1$s games that are over."), n_games,
      &arg, 1);

  lang_put_wrapped (stdout, text, 0, 0);
  free (text);
}

static void
print_everybody (const Cli *cli, const RecHistoryStats *stats)
{
  put_how_many (cli, stats->n_games);
  if (stats->n_games == 0)
    return;
  put_people_heading (cli);
  for (size_t i = 0; i < stats->n_people; i++)
    put_person (cli, stats->people[i].name, &stats->people[i]);
  for (size_t i = 0; i < stats->n_kinds; i++)
    {
      put_categories (cli, &stats->kinds[i]);
      put_best (cli, &stats->kinds[i]);
      put_decided (cli, &stats->kinds[i]);
    }
}

/* For programs. A mean is left to them: they have the sum and how many. */

static json_t *
person_json (const RecHistoryPerson *person)
{
  return json_pack ("{s:s,s:I,s:I,s:I,s:i,s:I}", "name", person->name, "games",
                    (json_int_t) person->n_games, "wins", (json_int_t) person->n_wins,
                    "points", (json_int_t) person->sum, "best", person->best, "ranks",
                    (json_int_t) person->rank_sum);
}

static json_t *
categories_json (const RecHistoryGameStats *kind)
{
  json_t *categories = json_array ();

  for (int i = 0; i < kind->n_categories; i++)
    {
      const RecHistoryCategory *category = &kind->category[i];
      json_array_append_new (
          categories,
          json_pack ("{s:s,s:I,s:I,s:i,s:I}", "rule", category->rule->id, "points",
                     (json_int_t) category->sum, "winner-points",
                     (json_int_t) category->winner_sum, "best", category->best,
                     "decided", (json_int_t) category->n_decided));
    }
  return categories;
}

static json_t *
kind_json (const RecHistoryGameStats *kind)
{
  json_t *decided = json_object ();

  for (int i = 0; i <= CV_DECIDED_UNDECIDED; i++)
    if (kind->n_by_decided[i] > 0)
      json_object_set_new (decided, cv_decided_names[i],
                           json_integer ((json_int_t) kind->n_by_decided[i]));
  return json_pack ("{s:s,s:I,s:I,s:I,s:I,s:I,s:i,s:s?,s:s?,s:o,s:o}", "game",
                    kind->game->id, "games", (json_int_t) kind->n_games, "seats",
                    (json_int_t) kind->n_players, "winners",
                    (json_int_t) kind->n_winners, "points", (json_int_t) kind->sum,
                    "winner-points", (json_int_t) kind->winner_sum, "best", kind->best,
                    "best-name", kind->best_name, "best-file", kind->best_file,
                    "decided-by", decided, "categories", categories_json (kind));
}

static json_t *
everybody_json (const RecHistoryStats *stats)
{
  json_t *people = json_array (), *kinds = json_array ();

  for (size_t i = 0; i < stats->n_people; i++)
    json_array_append_new (people, person_json (&stats->people[i]));
  for (size_t i = 0; i < stats->n_kinds; i++)
    json_array_append_new (kinds, kind_json (&stats->kinds[i]));
  return json_pack ("{s:I,s:o,s:o}", "games", (json_int_t) stats->n_games, "people",
                    people, "kinds", kinds);
}

/* One person, game by game: only then are there sums by category. */

static const RecHistoryPerson *
find_person (const RecHistoryStats *stats, const char *name)
{
  for (size_t i = 0; i < stats->n_people; i++)
    if (strcmp (stats->people[i].name, name) == 0)
      return &stats->people[i];
  return NULL;
}

static void
put_lines (const Cli *cli,
           const RecHistoryGameStats *kind,
           const RecHistoryPerson *person)
{
  static const char *const columns[] = { N_ ("mean"), NULL };
  int64_t most = 0;

  cli_table_heading (cli, kind->game->name, LINE_WIDTH, columns);
  for (int i = 0; i < kind->n_categories; i++)
    most = person->line_sum[i] > most ? person->line_sum[i] : most;
  for (int i = 0; i < kind->n_categories; i++)
    {
      cli_table_label (cli_text (cli, kind->category[i].rule->text), LINE_WIDTH);
      cli_table_mean (cli, person->line_sum[i], (int64_t) person->n_games);
      cli_table_bar (person->line_sum[i], most, BAR_WIDTH);
      putchar ('\n');
    }
}

static json_t *
lines_json (const RecHistoryGameStats *kind, const RecHistoryPerson *person)
{
  json_t *object = person_json (person), *lines = json_array ();

  for (int i = 0; i < kind->n_categories; i++)
    json_array_append_new (lines,
                           json_pack ("{s:s,s:I}", "rule", kind->category[i].rule->id,
                                      "points", (json_int_t) person->line_sum[i]));
  json_object_del (object, "name");
  json_object_set_new (object, "game", json_string (kind->game->id));
  json_object_set_new (object, "categories", lines);
  return object;
}

/* The statistics of a person in one kind of game, printed or added to kinds. */
static bool
add_kind (const Cli *cli,
          RecHistory *history,
          const RecHistoryQuery *query,
          json_t *kinds,
          RecError *error)
{
  RecHistoryStats stats;

  if (!rec_history_stats (history, query, &stats, error))
    return false;
  const RecHistoryPerson *person = find_person (&stats, query->person);
  if (person != NULL && stats.n_kinds > 0)
    {
      if (cli->json)
        json_array_append_new (kinds, lines_json (&stats.kinds[0], person));
      else
        put_lines (cli, &stats.kinds[0], person);
    }
  rec_history_stats_clear (&stats);
  return true;
}

/* How the person does in each game, by the statistics of all the person's games. */
static bool
tell_person (const Cli *cli,
             RecHistory *history,
             const RecHistoryQuery *query,
             json_t *people,
             RecError *error)
{
  const RecHistoryPerson nothing = { .name = (char *) query->person };
  RecHistoryStats stats;
  RecHistoryQuery by_game = *query;
  json_t *kinds = json_array ();
  bool good = rec_history_stats (history, query, &stats, error);

  if (good)
    {
      const RecHistoryPerson *person = find_person (&stats, query->person);
      json_t *said = person_json (person != NULL ? person : &nothing);
      if (!cli->json)
        {
          put_people_heading (cli);
          put_person (cli, query->person, person != NULL ? person : &nothing);
        }
      for (size_t i = 0; good && i < stats.n_kinds; i++)
        {
          by_game.game = stats.kinds[i].game;
          good = add_kind (cli, history, &by_game, kinds, error);
        }
      json_object_set (said, "kinds", kinds);
      json_array_append_new (people, said);
      rec_history_stats_clear (&stats);
    }
  json_decref (kinds);
  return good;
}

static bool
tell_people (const Cli *cli,
             RecHistory *history,
             RecHistoryQuery *query,
             RecError *error)
{
  json_t *people = json_array ();
  bool good = true;

  for (int i = 0; good && i < cli->n_people; i++)
    {
      query->person = cli->people[i];
      good = tell_person (cli, history, query, people, error);
    }
  if (good && cli->json)
    cli_print_json (json_pack ("{s:O}", "people", people));
  json_decref (people);
  return good;
}

static bool
tell_everybody (const Cli *cli,
                RecHistory *history,
                const RecHistoryQuery *query,
                RecError *error)
{
  RecHistoryStats stats;

  if (!rec_history_stats (history, query, &stats, error))
    return false;
  if (cli->json)
    cli_print_json (everybody_json (&stats));
  else
    print_everybody (cli, &stats);
  rec_history_stats_clear (&stats);
  return true;
}

CliStatus
cli_history_stats (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  CliHistoryQuery query;
  RecError error = { 0 };
  RecHistory *history = cli_history_open (cli, false, &status);

  if (history == NULL)
    return status;
  if (cli_history_query (cli, history, &query, &status))
    {
      bool good = cli->n_people > 0
                      ? tell_people (cli, history, &query.query, &error)
                      : tell_everybody (cli, history, &query.query, &error);
      if (!good)
        status = cli_history_refuse (cli, &error);
    }
  rec_history_close (history);
  return status;
}
