/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan legal: all cells where a piece may go, as a map. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-event.h"

/* The options name an event; everything about it but the cell. */
typedef struct
{
  const char *verb;
  const char *key;
  const char *value; /* one name, or names parted by commas for a list */
  const char *second_key;
  const char *second_value;
} Question;

static bool
choose_question (const Cli *cli, Question *ret_question)
{
  int n = (cli->tile != NULL) + cli->camel + (cli->farmer != NULL) +
          (cli->building != NULL);
  if (n != 1 || (cli->building != NULL) != (cli->card != NULL))
    return false;
  if (cli->tile != NULL)
    *ret_question = (Question){ "place", "tile", cli->tile, NULL, NULL };
  else if (cli->camel)
    *ret_question = (Question){ "camel", NULL, NULL, NULL, NULL };
  else if (cli->farmer != NULL)
    *ret_question = (Question){ "farmer", "cards", cli->farmer, NULL, NULL };
  else
    *ret_question =
        (Question){ "building", "building", cli->building, "cards", cli->card };
  return true;
}

static json_t *
split (const char *names)
{
  json_t *list = json_array ();
  char *words = strdup (names), *rest = words, *word;
  while ((word = strsep (&rest, ",")) != NULL)
    json_array_append_new (list, json_string (word));
  free (words);
  return list;
}

static void
put (json_t *event, const char *key, const char *value)
{
  if (key == NULL)
    return;
  json_object_set_new (
      event, key, strcmp (key, "cards") == 0 ? split (value) : json_string (value));
}

/* The event of the options, with any cell: so the same reader checks them as checks a
   record. */
static bool
find_cells (const Cli *cli,
            const CvTable *table,
            const CvState *state,
            const Question *question,
            CvSet *ret_cells,
            RecError *error)
{
  json_t *object =
      json_pack ("{s:s,s:s,s:s}", "do", question->verb, "by", cli->by, "at", "a1");
  if (object == NULL)
    return rec_error_set (error, N_ ("the options are not valid UTF-8"), NULL);
  put (object, question->key, question->value);
  put (object, question->second_key, question->second_value);
  bool good = rec_event_legal (table, state, object, ret_cells, error);
  json_decref (object);
  return good;
}

static void
print_for_people (const Cli *cli,
                  const CvTable *table,
                  const CvState *state,
                  const CvSet *cells)
{
  int n = cv_set_count (cells, table->board.n_words);
  LangArg count = { .type = LANG_ARG_NUMBER, .number = n };
  char *text = lang_format_plural (
      cli->lang,
      NP_ ("%1$s legal space, in brackets.", "%1$s legal spaces, in brackets."),
      (unsigned long) n, &count, 1);
  cli_draw_board (cli, table, state, cells);
  puts (text);
  free (text);
}

static CliStatus
answer (const Cli *cli, RecRecord *record, const Question *question)
{
  const CvTable *table = rec_record_table (record);
  CvState state = *cv_match_state (rec_record_match (record));
  RecError error = { 0 };
  CvSet cells;

  if (cli->edition != NULL &&
      !cli_edition (cli, table->game, state.common.option, &error))
    return cli_complain (cli, "--edition", &error);
  if (!find_cells (cli, table, &state, question, &cells, &error))
    return cli_complain (cli, "legal", &error);
  if (!table->board.present)
    {
      cv_verdict_set (&error.verdict, &table->game->rules[CV_SHELL_BOARD_NONE]);
      return cli_complain (cli, cli->args[0], &error);
    }
  if (cli->json)
    cli_print_json (
        json_pack ("{s:o}", "cells", rec_report_cells (&table->board, &cells)));
  else
    print_for_people (cli, table, &state, &cells);
  return CLI_FINE;
}

CliStatus
cli_legal (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  Question question;

  if (cli->by == NULL)
    return cli_misuse (cli, N_ ("Whose piece? Say --by COLOR."), NULL);
  if (!choose_question (cli, &question))
    return cli_misuse (
        cli,
        N_ ("Which piece? Say --tile KIND, --camel, --farmer CARD,CARD or --building "
            "KIND --card CARD."),
        NULL);
  RecRecord *record = cli_load (cli, SIZE_MAX, &status);
  if (record == NULL)
    return status;
  status = answer (cli, record, &question);
  rec_record_free (record);
  return status;
}
