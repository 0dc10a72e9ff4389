/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history export and import: games that go to another machine and come from
   one. */
#include <stdlib.h>
#include <string.h>

#include "cli-history.h"
#include "rec-file.h"

#define EVERYTHING ".caravans"

/* Out. */

static CliStatus
export_everything (const Cli *cli, RecHistory *history, const char *path)
{
  RecError error = { 0 };

  if (!rec_history_export (history, path, &error))
    return cli_complain (cli, path, &error);
  return CLI_FINE;
}

/* The record as it stands, secrets and all: it is the file itself. */
static CliStatus
export_one (const Cli *cli, RecHistory *history, const char *name)
{
  CliStatus status = CLI_FINE;
  RecError error = { 0 };
  RecHistoryList list;
  RecBytes bytes;
  size_t index;

  if (!cli_history_find (cli, history, name, &list, &index, &status))
    return status;
  char *path = rec_history_path (history, list.games[index].file);
  if (rec_file_read (path, REC_FILE_MOST, &bytes, &error))
    {
      status = cli_put_out (cli, bytes.data);
      rec_bytes_free (&bytes);
    }
  else
    status = cli_complain (cli, path, &error);
  free (path);
  rec_history_list_clear (&list);
  return status;
}

static bool
ends_with (const char *text, const char *end)
{
  size_t n = strlen (text), n_end = strlen (end);
  return n > n_end && strcmp (text + n - n_end, end) == 0;
}

CliStatus
cli_history_export (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  const char *name = cli->n_args > 0 ? cli->args[0] : NULL;

  if (name == NULL || (cli->output == NULL && !ends_with (name, EVERYTHING)))
    return cli_misuse (cli,
                       N_ ("Everything goes into a file whose name ends in “%1$s”; for "
                           "one game say which, and “-o FILE”."),
                       EVERYTHING);
  RecHistory *history = cli_history_open (cli, false, &status);
  if (history == NULL)
    return status;
  status = cli->output != NULL ? export_one (cli, history, name)
                               : export_everything (cli, history, name);
  rec_history_close (history);
  return status;
}

/* In. */

/* What came of all files, or of one. */
typedef struct
{
  size_t n_new, n_known, n_bad;
} Tally;

static json_t *
tally_json (const Tally *tally)
{
  return json_pack ("{s:I,s:I,s:I}", "new", (json_int_t) tally->n_new, "known",
                    (json_int_t) tally->n_known, "bad", (json_int_t) tally->n_bad);
}

/* Brings one file in, adds it to what there is, and says what was wrong with it. */
static CliStatus
import_file (
    const Cli *cli, RecHistory *history, const char *path, Tally *tally, json_t *files)
{
  CliStatus status = CLI_FINE;
  RecHistoryImport import = { 0 };
  RecError error = { 0 };
  bool good = rec_history_import (history, path, &import, &error);
  Tally one = { import.n_new, import.n_known, import.n_bad };

  if (!good && one.n_bad == 0)
    one.n_bad = 1;
  json_t *said = tally_json (&one);
  json_object_set_new (said, "path", json_string (path));
  if (one.n_bad > 0)
    {
      const RecError *problem = good ? &import.problem : &error;
      status = cli_warn (cli, path, problem);
      json_object_set_new (said, "problem", cli_error_json (cli->lang, problem));
    }
  json_array_append_new (files, said);
  tally->n_new += one.n_new;
  tally->n_known += one.n_known;
  tally->n_bad += one.n_bad;
  free (import.file);
  return status;
}

static void
put_count (const Cli *cli, const char *one, const char *many, size_t n)
{
  LangArg arg = { .type = LANG_ARG_NUMBER, .number = (long) n };
  char *text = lang_format_plural (cli->lang, one, many, n, &arg, 1);

  lang_put_wrapped (stdout, text, 0, 0);
  free (text);
}

static void
print_tally (const Cli *cli, const Tally *tally)
{
  put_count (cli, NP_ ("%1$s game is new.", "%1$s games are new."), tally->n_new);
  if (tally->n_known > 0)
    put_count (cli,
               NP_ ("%1$s game was there already.", "%1$s games were there already."),
               tally->n_known);
  if (tally->n_bad > 0)
    put_count (
        cli, NP_ ("%1$s record could not be read.", "%1$s records could not be read."),
        tally->n_bad);
}

CliStatus
cli_history_import (const Cli *cli)
{
  CliStatus status = CLI_FINE;
  Tally tally = { 0 };

  if (cli->n_args == 0)
    return cli_misuse (cli, N_ ("Which files?"), NULL);
  RecHistory *history = cli_history_open (cli, true, &status);
  if (history == NULL)
    return status;
  json_t *files = json_array ();
  for (int i = 0; i < cli->n_args; i++)
    {
      CliStatus one = import_file (cli, history, cli->args[i], &tally, files);
      status = one > status ? one : status;
    }
  rec_history_close (history);
  if (cli->json)
    {
      json_t *said = tally_json (&tally);
      json_object_set (said, "files", files);
      cli_print_json (said);
    }
  else
    print_tally (cli, &tally);
  json_decref (files);
  return status;
}
