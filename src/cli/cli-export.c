/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan export: the score for other programs, or to keep. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-export.h"

static char *
make_csv (const Cli *cli, RecRecord *record, const CvScore *score)
{
  return rec_export_csv (record, score);
}

static char *
make_json (const Cli *cli, RecRecord *record, const CvScore *score)
{
  return rec_export_close (rec_export_json (record, score));
}

static char *
make_link (const Cli *cli, RecRecord *record, const CvScore *score)
{
  return rec_export_close (rec_export_bgstats (record, score));
}

static char *
make_sheet (const Cli *cli, RecRecord *record, const CvScore *score)
{
  return lang_sheet_text (cli->lang, record, score);
}

typedef char *(*Maker) (const Cli *cli, RecRecord *record, const CvScore *score);

static Maker
find_maker (const char *format)
{
  static const struct
  {
    const char *name;
    Maker make;
  } makers[] = { { "csv", make_csv },
                 { "json", make_json },
                 { "bgstats", make_link },
                 { "text", make_sheet } };

  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
    if (strcmp (makers[i].name, format) == 0)
      return makers[i].make;
  return NULL;
}

CliStatus
cli_export (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  CvScore score;

  if (cli->to == NULL)
    return cli_misuse (
        cli, N_ ("Which format? “--to” takes csv, json, bgstats or text."), NULL);
  Maker make = find_maker (cli->to);
  if (make == NULL)
    return cli_misuse (cli, N_ ("“--to” takes csv, json, bgstats or text, not “%1$s”."),
                       cli->to);
  RecRecord *record = cli_load (cli, SIZE_MAX, &status);
  if (record == NULL)
    return status;
  cli_reckon (cli, record, &score);
  char *text = make (cli, record, &score);
  status = cli_put_out (cli, text);
  free (text);
  rec_record_free (record);
  return status;
}
