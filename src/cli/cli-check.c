/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan check: replays a record and says what is wrong first, if anything. */
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"

static void
print_summary (const Cli *cli, const RecRecord *record, size_t n_events)
{
  const LangArg args[] = {
    { .type = LANG_ARG_TEXT, .text = rec_record_table (record)->game->name },
    { .type = LANG_ARG_NUMBER, .number = (long) n_events },
    { .type = LANG_ARG_NUMBER, .number = rec_record_table (record)->n_players },
  };
  char *text = lang_format_plural (cli->lang,
                                   NP_ ("Fine: %1$s, %3$s players, %2$s event.",
                                        "Fine: %1$s, %3$s players, %2$s events."),
                                   (unsigned long) n_events, args, 3);
  lang_put_wrapped (stdout, text, 0, 2);
  free (text);
}

CliStatus
cli_check (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  RecRecord *record = cli_load (cli, SIZE_MAX, &status);
  if (record == NULL)
    return status;

  const CvMatch *match = rec_record_match (record);
  size_t n_events = cv_match_n_entries (match);
  json_t *house = rec_report_house (record);
  if (cli->json)
    cli_print_json (json_pack (
        "{s:s,s:I,s:I,s:O,s:b}", "game", rec_record_table (record)->game->id, "events",
        (json_int_t) n_events, "steps", (json_int_t) cv_match_n_steps (match), "house",
        house, "torn", rec_record_was_torn (record)));
  else
    {
      print_summary (cli, record, n_events);
      lang_sheet_put_house (cli->out, cli->lang, record);
    }
  json_decref (house);
  rec_record_free (record);
  return status;
}
