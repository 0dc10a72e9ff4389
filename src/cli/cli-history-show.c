/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history show: what is known of a past game, and its score sheet. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli-history.h"

#define LABEL_WIDTH 12

/* Labels are short, texts wrap beside them. NULL: one more under the same label. */
static void
put_fact (const Cli *cli, const char *label, const char *text)
{
  lang_put_column (stdout, label != NULL ? cli_text (cli, label) : "", LABEL_WIDTH - 1);
  putchar (' ');
  lang_put_wrapped (stdout, text, LABEL_WIDTH, LABEL_WIDTH);
}

static void
put_when (const Cli *cli, const RecHistoryGame *game)
{
  struct tm when;
  char clock[16];

  if (!cli_history_time (game, &when))
    return;
  char *date =
      lang_say_date (cli->lang, when.tm_year + 1900, when.tm_mon + 1, when.tm_mday);
  strftime (clock, sizeof clock, "%H:%M", &when);
  /* Translators: %1$s is a date, “14 November 2026”, %2$s a time, “21:40”. */
  char *text = cli_format (cli, N_ ("%1$s at %2$s"), date, clock);
  put_fact (cli, N_ ("Date"), text);
  free (text);
  free (date);
}

static void
put_course (const Cli *cli, const RecHistoryGame *game)
{
  LangArg steps = { .type = LANG_ARG_NUMBER, .number = (long) game->n_steps };
  char *text =
      game->is_finished
          ? lang_format_plural (cli->lang,
                                NP_ ("Over after %1$s step.", "Over after %1$s steps."),
                                game->n_steps, &steps, 1)
          : lang_format_plural (cli->lang,
                                NP_ ("Not over yet; %1$s step so far.",
                                     "Not over yet; %1$s steps so far."),
                                game->n_steps, &steps, 1);

  put_fact (cli, N_ ("State"), text);
  free (text);
}

static bool
is_guided (RecRecord *record)
{
  return cv_match_state (rec_record_match (record))->common.turns == CV_TURNS_GUIDED;
}

static json_t *
list_notes (RecRecord *record)
{
  const CvMatch *match = rec_record_match (record);
  json_t *notes = json_array ();

  for (size_t i = 0; i < cv_match_n_entries (match); i++)
    {
      json_t *event = rec_record_event (record, i);
      json_t *text = json_object_get (event, "text");
      if (cv_match_entry (match, i)->verb == CV_VERB_NOTE && text != NULL)
        json_array_append (notes, text);
      json_decref (event);
    }
  return notes;
}

static void
put_notes (const Cli *cli, RecRecord *record)
{
  json_t *notes = list_notes (record), *note;
  size_t i;

  json_array_foreach (notes, i, note)
    {
      char *text = strdup (json_string_value (note)), *rest = text;
      for (char *line; (line = strsep (&rest, "\n")) != NULL;)
        put_fact (cli, i == 0 && line == text ? N_ ("Notes") : NULL, line);
      free (text);
    }
  json_decref (notes);
}

static void
print_game (const Cli *cli,
            const RecHistoryGame *game,
            RecRecord *record,
            const CvScore *score)
{
  const char *board = rec_record_board_title (record);

  put_when (cli, game);
  put_fact (cli, N_ ("File"), game->file);
  if (board != NULL)
    put_fact (cli, N_ ("Board"), cli_text (cli, board));
  put_fact (
      cli, N_ ("Turns"),
      cli_text (cli, is_guided (record) ? N_ ("guided turns") : N_ ("free turns")));
  put_course (cli, game);
  put_notes (cli, record);
  putchar ('\n');
  lang_sheet_put (cli->out, cli->color, cli->lang, record, score);
}

static json_t *
game_json (const RecHistoryGame *game,
           size_t index,
           RecRecord *record,
           const CvScore *score)
{
  json_t *object = cli_history_json (game, index);

  json_object_set_new (object, "turns",
                       json_string (is_guided (record) ? "guided" : "free"));
  json_object_set_new (object, "notes", list_notes (record));
  json_object_set_new (object, "score", rec_report_score (record, score));
  return object;
}

static CliStatus
show_game (const Cli *cli,
           const RecHistory *history,
           const RecHistoryGame *game,
           size_t index)
{
  RecReading reading = { .boards = cli->boards, .events_most = SIZE_MAX };
  RecError error = { 0 };
  CliStatus status = CLI_FINE;
  CvScore score;
  char *path = rec_history_path (history, game->file);
  RecRecord *record = rec_record_load (path, &reading, &error);

  if (record == NULL)
    status = cli_complain (cli, path, &error);
  else
    {
      cli_reckon (cli, record, &score);
      if (cli->json)
        cli_print_json (game_json (game, index, record, &score));
      else
        print_game (cli, game, record, &score);
    }
  rec_record_free (record);
  free (path);
  return status;
}

CliStatus
cli_history_show (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  RecHistoryList list;
  size_t index;

  if (cli->n_args == 0)
    return cli_misuse (cli, N_ ("Which past game?"), NULL);
  RecHistory *history = cli_history_open (cli, false, &status);
  if (history == NULL)
    return status;
  if (cli_history_find (cli, history, cli->args[0], &list, &index, &status))
    {
      status = show_game (cli, history, &list.games[index], index);
      rec_history_list_clear (&list);
    }
  rec_history_close (history);
  return status;
}
