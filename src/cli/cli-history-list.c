/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history list and show: a row a game, and one of them with its sheet. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli-history.h"

#define PAGE_WIDTH   80
#define NUMBER_WIDTH 5
#define DATE_WIDTH   12
#define GAME_WIDTH   8
#define RESULT_AT    (NUMBER_WIDTH + 2 + DATE_WIDTH + GAME_WIDTH)

/* The list. */

/* The words to look for as one text, or NULL. */
static char *
join_words (const Cli *cli)
{
  char *all = NULL;

  for (int i = 0; i < cli->n_args; i++)
    {
      char *longer;
      if (asprintf (&longer, "%s%s%s", all != NULL ? all : "", all != NULL ? " " : "",
                    cli->args[i]) < 0)
        abort ();
      free (all);
      all = longer;
    }
  return all;
}

static bool
has_player (const RecHistoryGame *game, const char *name)
{
  for (int seat = 0; seat < game->n_players; seat++)
    if (strcmp (game->player[seat].name, name) == 0)
      return true;
  return false;
}

/* The query knows the first of --player; all of them must have been there. */
static bool
has_everybody (const Cli *cli, const RecHistoryGame *game)
{
  for (int i = 1; i < cli->n_people; i++)
    if (!has_player (game, cli->people[i]))
      return false;
  return true;
}

/* Games that are shown: indices into the list of all, so that each keeps the number by
   which `show` finds it. */
typedef struct
{
  RecHistoryList all;
  size_t *shown;
  size_t n_shown; /* up to the limit */
  size_t n_found;
} Choice;

/* Both lists have the same order. */
static void
choose_games (const Cli *cli, const RecHistoryList *found, size_t limit, Choice *choice)
{
  size_t at = 0;

  choice->shown = calloc (found->n_games + 1, sizeof *choice->shown);
  if (choice->shown == NULL)
    abort ();
  for (size_t i = 0; i < found->n_games; i++)
    {
      if (!has_everybody (cli, &found->games[i]))
        continue;
      while (at < choice->all.n_games &&
             strcmp (choice->all.games[at].file, found->games[i].file) != 0)
        at++;
      if (at == choice->all.n_games)
        break;
      if (choice->n_found < limit)
        choice->shown[choice->n_shown++] = at;
      choice->n_found++;
    }
}

static void
clear_choice (Choice *choice)
{
  rec_history_list_clear (&choice->all);
  free (choice->shown);
}

/* "1. Anna 144", or "Anna ?" for somebody with secrets. */
static char *
say_result (const Cli *cli, const RecHistoryPlayer *player)
{
  const LangArg args[] = { { .type = LANG_ARG_NUMBER, .number = player->rank },
                           { .type = LANG_ARG_TEXT, .text = player->name },
                           { .type = LANG_ARG_NUMBER, .number = player->total } };
  return lang_fill (cli->lang, player->sealed ? "%2$s ?" : "%1$s. %2$s %3$s", args, 3);
}

/* Seats by rank, those without one last. */
static void
order_players (const RecHistoryGame *game, int ret_order[CV_PLAYERS_MOST])
{
  int n = 0;

  for (int rank = 1; rank <= game->n_players; rank++)
    for (int seat = 0; seat < game->n_players; seat++)
      if (!game->player[seat].sealed && game->player[seat].rank == rank)
        ret_order[n++] = seat;
  for (int seat = 0; seat < game->n_players; seat++)
    if (game->player[seat].sealed || game->player[seat].rank == 0)
      ret_order[n++] = seat;
}

static void
put_result (const Cli *cli, const char *text, bool is_winner)
{
  if (is_winner)
    cli_bold (cli, true);
  lang_put (stdout, text);
  if (is_winner)
    cli_bold (cli, false);
}

/* Who came in where, the winners in bold, wrapped between two of them. */
static void
put_results (const Cli *cli, const RecHistoryGame *game)
{
  int order[CV_PLAYERS_MOST] = { 0 }, column = RESULT_AT;

  order_players (game, order);
  for (int i = 0; i < game->n_players; i++)
    {
      const RecHistoryPlayer *player = &game->player[order[i]];
      char *text = say_result (cli, player);
      int width = lang_width (text);
      if (i > 0 && column + 3 + width > PAGE_WIDTH)
        {
          printf ("\n%*s", RESULT_AT, "");
          column = RESULT_AT;
        }
      else if (i > 0)
        {
          fputs (" · ", stdout);
          column += 3;
        }
      put_result (cli, text, game->is_finished && player->is_winner);
      column += width;
      free (text);
    }
  putchar ('\n');
}

static void
put_day (const RecHistoryGame *game)
{
  struct tm when;
  char date[DATE_WIDTH + 8] = "–";

  if (cli_history_time (game, &when))
    strftime (date, sizeof date, "%Y-%m-%d", &when);
  lang_put_column (stdout, date, DATE_WIDTH);
}

static void
put_game (const Cli *cli, const RecHistoryGame *game, size_t index)
{
  printf ("%*zu  ", NUMBER_WIDTH, index + 1);
  put_day (game);
  lang_put_column (stdout, game->game->name, GAME_WIDTH);
  put_results (cli, game);
  printf ("%*s", RESULT_AT, "");
  lang_put (stdout, game->file);
  putchar ('\n');
  if (!game->is_finished)
    {
      printf ("%*s", RESULT_AT, "");
      lang_put_wrapped (stdout, cli_text (cli, N_ ("Not over yet.")), RESULT_AT,
                        RESULT_AT);
    }
}

static void
put_heads (const Cli *cli)
{
  static const struct
  {
    const char *text;
    int width;
  } heads[] = {
    /* Translators: the heads of a list of past games, over a number, a date, the name
       of a game and who came in where. At most 6, 11, 7 and 50 columns. */
    { N_ ("No."), NUMBER_WIDTH + 2 },
    { N_ ("Date"), DATE_WIDTH },
    { N_ ("Game"), GAME_WIDTH },
    { N_ ("Result"), 0 },
  };

  cli_bold (cli, true);
  for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
    if (heads[i].width > 0)
      lang_put_column (stdout, cli_text (cli, heads[i].text), heads[i].width);
    else
      lang_put (stdout, cli_text (cli, heads[i].text));
  cli_bold (cli, false);
  putchar ('\n');
}

static void
put_how_many (const Cli *cli, const Choice *choice)
{
  const LangArg args[] = {
    { .type = LANG_ARG_NUMBER, .number = (long) choice->n_shown },
    { .type = LANG_ARG_NUMBER, .number = (long) choice->n_found },
  };
  char *text = choice->n_shown < choice->n_found
                   ? lang_format_plural (
                         cli->lang,
                         NP_ ("%1$s of %2$s game shown.", "%1$s of %2$s games shown."),
                         choice->n_found, args, 2)
                   : lang_format_plural (cli->lang, NP_ ("%1$s game.", "%1$s games."),
                                         choice->n_shown, args, 1);

  putchar ('\n');
  lang_put_wrapped (stdout, text, 0, 0);
  free (text);
}

static void
print_list (const Cli *cli, const Choice *choice)
{
  if (choice->n_found == 0)
    {
      lang_put_wrapped (stdout,
                        cli_text (cli, choice->all.n_games == 0
                                           ? N_ ("There are no past games yet.")
                                           : N_ ("No past game matches.")),
                        0, 0);
      return;
    }
  put_heads (cli);
  for (size_t i = 0; i < choice->n_shown; i++)
    put_game (cli, &choice->all.games[choice->shown[i]], choice->shown[i]);
  put_how_many (cli, choice);
}

static json_t *
list_json (const Choice *choice)
{
  json_t *games = json_array ();

  for (size_t i = 0; i < choice->n_shown; i++)
    json_array_append_new (
        games,
        cli_history_json (&choice->all.games[choice->shown[i]], choice->shown[i]));
  return json_pack ("{s:I,s:I,s:o}", "all", (json_int_t) choice->all.n_games, "found",
                    (json_int_t) choice->n_found, "games", games);
}

static bool
choose (const Cli *cli,
        RecHistory *history,
        const RecHistoryQuery *query,
        size_t limit,
        Choice *ret_choice,
        RecError *error)
{
  RecHistoryQuery everything = { 0 };
  RecHistoryList found;

  *ret_choice = (Choice){ 0 };
  if (!rec_history_list (history, query, &found, error))
    return false;
  bool good = rec_history_list (history, &everything, &ret_choice->all, error);
  if (good)
    choose_games (cli, &found, limit, ret_choice);
  rec_history_list_clear (&found);
  return good;
}

static CliStatus
list_games (const Cli *cli, RecHistory *history)
{
  CliStatus status = CLI_FINE;
  uint64_t limit = SIZE_MAX;
  CliHistoryQuery query;
  RecError error = { 0 };
  Choice choice;

  if (!cli_history_query (cli, history, &query, &status))
    return status;
  if (cli->limit != NULL &&
      (!cli_read_number (cli->limit, SIZE_MAX, &limit) || limit == 0))
    return cli_misuse (cli, N_ ("--limit needs a number of games, not “%1$s”."),
                       cli->limit);
  char *words = join_words (cli);
  query.query.search = words;
  if (!choose (cli, history, &query.query, (size_t) limit, &choice, &error))
    status = cli_history_refuse (cli, &error);
  else
    {
      if (cli->json)
        cli_print_json (list_json (&choice));
      else
        print_list (cli, &choice);
      clear_choice (&choice);
    }
  free (words);
  return status;
}

CliStatus
cli_history_list (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  RecHistory *history = cli_history_open (cli, false, &status);

  if (history == NULL)
    return status;
  status = list_games (cli, history);
  rec_history_close (history);
  return status;
}
