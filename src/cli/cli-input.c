/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what a command works on, and saying what is wrong with it. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-event.h"
#include "rec-file.h"
#include "rec-settings.h"

/* A case holds a record as an array, two brackets deeper than a record's own lines, and
   may be as long as a record. */
#define CASE_DEPTH (REC_JSON_DEPTH + 2)

json_t *
cli_error_json (const Lang *lang, const RecError *error)
{
  char *text = lang_say_error (lang, error);
  json_t *object = json_pack ("{s:s}", "error", text);

  if (object == NULL)
    object = json_pack ("{s:s}", "error", "unreadable");
  if (error->line > 0)
    json_object_set_new (object, "line", json_integer ((json_int_t) error->line));
  if (rec_error_rule (error) != NULL)
    json_object_set_new (object, "rule", json_string (rec_error_rule (error)->id));
  free (text);
  return object;
}

CliStatus
cli_warn (const Cli *cli, const char *file, const RecError *error)
{
  char *text = lang_say_error (cli->lang, error);

  fputs ("caravan: ", stderr);
  lang_put (stderr, file);
  if (error->line > 0)
    fprintf (stderr, ":%zu", error->line);
  fputs (": ", stderr);
  lang_put (stderr, text);
  if (rec_error_rule (error) != NULL)
    fprintf (stderr, " [%s]", rec_error_rule (error)->id);
  fputc ('\n', stderr);
  free (text);
  return rec_error_rule (error) != NULL ? CLI_BROKEN : CLI_WRONG;
}

CliStatus
cli_complain (const Cli *cli, const char *file, const RecError *error)
{
  CliStatus status = cli_warn (cli, file, error);

  if (cli->json)
    cli_print_json (cli_error_json (cli->lang, error));
  return status;
}

CliStatus
cli_misuse (const Cli *cli, const char *text, const char *arg)
{
  char *sentence = cli_format (cli, text, arg, NULL);

  fputs ("caravan: ", stderr);
  lang_put (stderr, sentence);
  fputc ('\n', stderr);
  fputs (cli_text (cli, N_ ("Try “caravan --help”.")), stderr);
  fputc ('\n', stderr);
  free (sentence);
  return CLI_WRONG;
}

void
cli_warn_torn (const Cli *cli, size_t line)
{
  fputs ("caravan: ", stderr);
  lang_put (stderr, cli->args[0]);
  fprintf (stderr, ":%zu: ", line);
  fputs (cli_text (cli, N_ ("the last line is cut off and was left out")), stderr);
  fputc ('\n', stderr);
}

RecRecord *
cli_load (const Cli *cli, size_t events_most, CliStatus *ret_status)
{
  RecReading reading = { .boards = cli->boards, .events_most = events_most };
  RecError error = { 0 };

  if (cli->n_args < 1)
    {
      *ret_status = cli_misuse (cli, N_ ("Which record?"), NULL);
      return NULL;
    }
  RecRecord *record = rec_record_load (cli->args[0], &reading, &error);
  if (record == NULL)
    *ret_status = cli_complain (cli, cli->args[0], &error);
  else if (rec_record_was_torn (record))
    cli_warn_torn (cli, error.line);
  return record;
}

bool
cli_read_number (const char *text, uint64_t most, uint64_t *ret_number)
{
  uint64_t number = 0;

  for (const char *c = text; *c != '\0'; c++)
    {
      uint64_t digit = (uint64_t) (*c - '0');
      if (*c < '0' || *c > '9' || number > (UINT64_MAX - digit) / 10)
        return false;
      number = number * 10 + digit;
    }
  *ret_number = number;
  return text[0] != '\0' && number <= most;
}

json_t *
cli_edition_json (const Cli *cli, RecError *error)
{
  if (cli->edition[0] == '{')
    return rec_json_parse (cli->edition, strlen (cli->edition), REC_JSON_DEPTH, error);
  json_t *id = json_string (cli->edition);
  if (id == NULL)
    rec_error_set (error, N_ ("holds text that is not valid UTF-8"), NULL);
  return id;
}

bool
cli_edition (const Cli *cli,
             const CvGame *game,
             uint8_t ret_option[CV_OPTIONS_MOST],
             RecError *error)
{
  json_t *value = cli_edition_json (cli, error);
  bool good = value != NULL && rec_edition_read (value, game, ret_option, error);

  json_decref (value);
  return good;
}

static json_t *
answer_line (const Cli *cli, CliAnswer answer, const RecLines *line)
{
  RecError error = { 0 };
  json_t *one_case = line->is_too_long
                         ? NULL
                         : rec_json_parse (line->data, line->size, CASE_DEPTH, &error);
  json_t *said;

  if (line->is_too_long)
    rec_error_set_number (&error, N_ ("is larger than %1$s KiB"), NULL,
                          REC_FILE_MOST / 1024);
  if (one_case != NULL && json_is_array (json_object_get (one_case, "record")))
    said = answer (cli, one_case);
  else
    {
      if (one_case != NULL)
        rec_error_set (&error, N_ ("“%1$s” is missing"), "record", NULL);
      said = cli_error_json (cli->lang, &error);
    }
  json_decref (one_case);
  return said;
}

CliStatus
cli_end_lines (const Cli *cli, const char *path, RecLines *lines)
{
  RecError error = { 0 };
  CliStatus status = CLI_FINE;

  if (lines->is_endless)
    rec_lines_refuse (lines, &error);
  else if (ferror (lines->file))
    rec_error_set_reason (&error, false, errno);
  if (rec_error_is_set (&error))
    status = cli_warn (cli, path, &error);
  rec_lines_clear (lines);
  return status;
}

/* What is no file may be a pipe of cases: only its lines have a limit. */
CliStatus
cli_answer_cases (const Cli *cli, CliAnswer answer)
{
  const char *path = cli->n_args > 0 ? cli->args[0] : "-";
  FILE *file = strcmp (path, "-") == 0 ? stdin : fopen (path, "re");
  RecLines lines = { .file = file, .most = REC_FILE_MOST };
  RecError error = { 0 };

  if (file == NULL)
    {
      rec_error_set_reason (&error, false, errno);
      return cli_complain (cli, path, &error);
    }
  while (rec_lines_next (&lines))
    cli_print_json (answer_line (cli, answer, &lines));
  CliStatus status = cli_end_lines (cli, path, &lines);
  if (file != stdin)
    fclose (file);
  return status;
}
