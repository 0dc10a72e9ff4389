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

/* A record that an older program has made stays readable. */
static void
warn_stricter (const Cli *cli, const CvRule *rule, size_t line)
{
  fputs ("caravan: ", stderr);
  lang_put (stderr, cli->args[0]);
  fprintf (stderr, ":%zu: ", line);
  fputs (cli_text (cli, N_ ("this breaks a rule that older versions did not know; it "
                            "stands as a house rule")),
         stderr);
  fprintf (stderr, " [%s]\n", rule->id);
}

static json_t *
make_report (const RecRecord *record, const CvMatch *match)
{
  json_t *report =
      json_pack ("{s:s,s:I,s:I,s:o,s:b}", "game", rec_record_table (record)->game->id,
                 "events", (json_int_t) cv_match_n_entries (match), "steps",
                 (json_int_t) cv_match_n_steps (match), "house",
                 rec_report_house (record), "torn", rec_record_was_torn (record));
  size_t line;
  const CvRule *stricter = rec_record_stricter (record, &line);

  if (stricter != NULL)
    json_object_set_new (
        report, "stricter",
        json_pack ("{s:I,s:s}", "line", (json_int_t) line, "rule", stricter->id));
  return report;
}

CliStatus
cli_check (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  RecRecord *record = cli_load (cli, SIZE_MAX, &status);
  if (record == NULL)
    return status;

  const CvMatch *match = rec_record_match (record);
  size_t line;
  const CvRule *stricter = rec_record_stricter (record, &line);
  if (stricter != NULL)
    warn_stricter (cli, stricter, line);
  if (cli->json)
    cli_print_json (make_report (record, match));
  else
    {
      print_summary (cli, record, cv_match_n_entries (match));
      lang_sheet_put_house (cli->out, cli->lang, record);
    }
  rec_record_free (record);
  return status;
}
