/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan score: the score sheet, each line as an equation. */
#include <stdio.h>

#include "cli.h"

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
    lang_sheet_put (cli->out, cli->color, cli->lang, record, &score);
  rec_record_free (record);
  return status;
}
