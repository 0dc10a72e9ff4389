/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every command says: texts, JSON, and files to put them into. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-export.h"

const char *
cli_text (const Cli *cli, const char *msgid)
{
  return lang_text (cli->lang, msgid);
}

char *
cli_format (const Cli *cli, const char *msgid, const char *one, const char *two)
{
  const LangArg args[] = { { .type = LANG_ARG_TEXT, .text = one },
                           { .type = LANG_ARG_TEXT, .text = two } };
  return lang_format (cli->lang, msgid, args, two != NULL ? 2 : one != NULL ? 1 : 0);
}

void
cli_print_json (json_t *value)
{
  char *text = json_dumps (value, JSON_COMPACT | JSON_REAL_PRECISION (6));

  lang_put_json (stdout, text);
  putchar ('\n');
  free (text);
  json_decref (value);
}

void
cli_bold (const Cli *cli, bool on)
{
  lang_put_bold (cli->out, cli->color, on);
}

void
cli_player_color (const Cli *cli, int color, bool on)
{
  lang_put_color (cli->out, cli->color, color, on);
}

CliStatus
cli_put_out (const Cli *cli, const char *text)
{
  RecError error = { 0 };

  if (cli->output == NULL || strcmp (cli->output, "-") == 0)
    fputs (text, stdout);
  else if (!rec_export_save (cli->output, text, &rec_disk, &error))
    return cli_complain (cli, cli->output, &error);
  return CLI_FINE;
}
