/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan score: the score sheet, each line as an equation. */
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"

#define COLUMN_WIDTH 15

static char *
say_line (const Cli *cli, const CvLine *line)
{
  char *text;
  int n;

  if (!line->is_known && line->is_product)
    n = asprintf (&text, "%d × ?", line->count);
  else if (!line->is_known)
    n = asprintf (&text, "?");
  else if (line->is_product)
    n = asprintf (&text, "%d × %d = %d", line->count, line->times, line->points);
  else
    {
      LangArg arg = { .type = LANG_ARG_NUMBER, .number = line->points };
      text = lang_fill (cli->lang, "%1$s", &arg, 1);
      n = 0;
    }
  if (n < 0)
    abort ();
  return text;
}

static void
print_heads (const Cli *cli, const RecRecord *record, const CvScore *score)
{
  fputs ("  ", cli->out);
  for (int i = 0; i < score->n_players; i++)
    cli_put_player_head (cli, record, score->order[i], COLUMN_WIDTH);
  fputc ('\n', cli->out);
}

static void
print_line (const Cli *cli, const CvScore *score, int line)
{
  fprintf (cli->out, "%s\n", cli_text (cli, score->player[0].lines[line].rule->text));
  fputs ("  ", cli->out);
  for (int i = 0; i < score->n_players; i++)
    {
      char *text = say_line (cli, &score->player[score->order[i]].lines[line]);
      cli_put_column (cli->out, text, COLUMN_WIDTH);
      free (text);
    }
  fputc ('\n', cli->out);
}

static void
print_totals (const Cli *cli, const CvScore *score)
{
  fputs ("  ", cli->out);
  for (int i = 0; i < score->n_players * COLUMN_WIDTH - 1; i++)
    fputs ("─", cli->out);
  fputc ('\n', cli->out);
  cli_bold (cli, true);
  fprintf (cli->out, "%s\n", cli_text (cli, N_ ("Total")));
  fputs ("  ", cli->out);
  for (int i = 0; i < score->n_players; i++)
    {
      const CvPlayerScore *player = &score->player[score->order[i]];
      LangArg total = { .type = LANG_ARG_NUMBER, .number = player->total };
      char *text = lang_fill (cli->lang, player->sealed ? "?" : "%1$s", &total, 1);
      cli_put_column (cli->out, text, COLUMN_WIDTH);
      free (text);
    }
  cli_bold (cli, false);
  fputc ('\n', cli->out);
}

/* The winner by name, or the names of those who are level, parted by commas. */
static char *
list_winners (const RecRecord *record, const CvScore *score)
{
  char *list = NULL;
  for (int i = 0; i < score->n_players; i++)
    {
      char *longer;
      int seat = score->order[i];
      if (!(score->winners >> seat & 1))
        continue;
      if (asprintf (&longer, "%s%s%s", list ? list : "", list ? ", " : "",
                    rec_record_name (record, seat)) < 0)
        abort ();
      free (list);
      list = longer;
    }
  return list;
}

/* One sentence for each way a game can be decided. */
static const char *
outcome_text (const CvScore *score)
{
  switch (score->decided)
    {
    case CV_DECIDED_POINTS:
      return N_ ("%1$s is ahead on points.");
    case CV_DECIDED_COUNTERS:
      return N_ ("Level on points; %1$s is ahead by the lower priority counter.");
    case CV_DECIDED_FARMERS:
      return N_ ("Level on points; %1$s is ahead by more farmers on the board.");
    case CV_DECIDED_GEMS:
      return N_ ("Level on points; %1$s is ahead by more gems.");
    case CV_DECIDED_GEM_VALUE:
      return N_ ("Level on points and gems; %1$s is ahead by gems of higher value.");
    case CV_DECIDED_SHARED:
      return N_ ("The lead is shared: %1$s.");
    case CV_DECIDED_UNDECIDED:
      break;
    }
  return score->winners != 0
             ? N_ ("Level: %1$s. The priority counters would decide; they are not "
                   "recorded.")
             : N_ ("Not decided: hidden counts have not been revealed.");
}

static void
print_for_people (const Cli *cli, const RecRecord *record, const CvScore *score)
{
  char *winners = list_winners (record, score);
  char *outcome = cli_format (cli, outcome_text (score), winners, NULL);

  cli_bold (cli, true);
  fprintf (cli->out, "%s\n", rec_record_table (record)->game->name);
  cli_bold (cli, false);
  fputc ('\n', cli->out);
  print_heads (cli, record, score);
  for (int line = 0; line < score->player[0].n_lines; line++)
    print_line (cli, score, line);
  print_totals (cli, score);
  fputc ('\n', cli->out);
  cli_put_wrapped (cli->out, outcome, 0, 0);
  cli_put_house (cli, record);
  free (outcome);
  free (winners);
}

char *
cli_score_sheet (const Cli *cli, RecRecord *record, const CvScore *score)
{
  Cli plain = *cli;
  char *text;
  size_t size;

  plain.color = false;
  plain.out = open_memstream (&text, &size);
  if (plain.out == NULL)
    abort ();
  print_for_people (&plain, record, score);
  if (fclose (plain.out) != 0)
    abort ();
  return text;
}

void
cli_reckon (const Cli *cli, RecRecord *record, CvScore *ret_score)
{
  const CvTable *table = rec_record_table (record);
  table->game->score (table, cv_match_state (rec_record_match (record)), cli->open,
                      ret_score);
}

static json_t *
answer_case (const Cli *cli, const json_t *one_case)
{
  RecReading reading = { .boards = cli->boards, .events_most = SIZE_MAX };
  RecError error = { 0 };
  CvScore score;
  RecRecord *record =
      rec_record_read_array (json_object_get (one_case, "record"), &reading, &error);

  if (record == NULL)
    return cli_error_json (cli->lang, &error);
  cli_reckon (cli, record, &score);
  json_t *said = rec_report_score (record, &score);
  rec_record_free (record);
  return said;
}

CliStatus
cli_score (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  CvScore score;

  if (cli->cases)
    return cli_answer_cases (cli, answer_case);
  RecRecord *record = cli_load (cli, SIZE_MAX, &status);
  if (record == NULL)
    return status;
  cli_reckon (cli, record, &score);
  if (cli->json)
    cli_print_json (rec_report_score (record, &score));
  else
    print_for_people (cli, record, &score);
  rec_record_free (record);
  return status;
}
