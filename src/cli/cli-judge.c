/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan judge: the verdict on events from the final position of a record. None of
   them changes it. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-event.h"

/* The verdict under some options, whatever the record says. Undo and redo do not depend
   on any. */
static void
judge_under (const CvMatch *match,
             const CvMove *move,
             const uint8_t option[CV_OPTIONS_MOST],
             CvVerdict *ret_verdict)
{
  CvState state = *cv_match_state (match);

  cv_match_judge (match, move, ret_verdict);
  if (move->verb == CV_VERB_UNDO || move->verb == CV_VERB_REDO)
    return;
  memcpy (state.common.option, option, sizeof state.common.option);
  cv_check (cv_match_table (match), &state, move, ret_verdict);
}

typedef struct
{
  CvVerdict verdict;
  const uint8_t *option; /* under which it was given */
} Judged;

/* What another booklet would say, if it would decide differently. */
static bool
differs_under (const CvMatch *match,
               const CvMove *move,
               const Judged *judged,
               int edition,
               CvVerdict *ret_verdict)
{
  uint8_t option[CV_OPTIONS_MOST];

  cv_game_edition (cv_match_table (match)->game, edition, option);
  if (memcmp (option, judged->option, sizeof option) == 0)
    return false;
  judge_under (match, move, option, ret_verdict);
  return ret_verdict->rule != judged->verdict.rule;
}

static json_t *
verdict_json (const Cli *cli,
              const CvMatch *match,
              const CvMove *move,
              const Judged *judged)
{
  const CvTable *table = cv_match_table (match);
  json_t *object = rec_report_verdict (&judged->verdict);
  json_t *editions = json_object ();
  char *text = lang_say_verdict (cli->lang, table->color, &judged->verdict);

  json_object_set_new (object, "text", json_string (text));
  free (text);
  for (int i = 0; table->game->editions[i] != NULL; i++)
    {
      CvVerdict other;
      if (differs_under (match, move, judged, i, &other))
        json_object_set_new (editions, table->game->editions[i],
                             json_pack ("{s:b,s:s}", "legal",
                                        cv_verdict_is_legal (&other), "rule",
                                        other.rule->id));
    }
  if (json_object_size (editions) > 0)
    json_object_set (object, "editions", editions);
  json_decref (editions);
  return object;
}

/* A verdict for people: the word, the sentence, the rule. */
static void
print_verdict (const Cli *cli, const CvTable *table, const CvVerdict *verdict)
{
  bool legal = cv_verdict_is_legal (verdict);
  char *text = lang_say_verdict (cli->lang, table->color, verdict);
  const char *word = cli_text (cli, legal ? N_ ("Legal") : N_ ("Not legal"));

  cli_bold (cli, true);
  fputs (legal ? "✓ " : "✗ ", stdout);
  fputs (word, stdout);
  cli_bold (cli, false);
  putchar ('\n');
  fputs ("  ", stdout);
  lang_put_wrapped (stdout, text, 2, 2);
  printf ("  [%s]\n", verdict->rule->id);
  free (text);
}

static void
print_for_people (const Cli *cli,
                  const CvMatch *match,
                  const CvMove *move,
                  const Judged *judged)
{
  const CvTable *table = cv_match_table (match);

  print_verdict (cli, table, &judged->verdict);
  for (int i = 0; table->game->editions[i] != NULL; i++)
    {
      CvVerdict other;
      if (!differs_under (match, move, judged, i, &other))
        continue;
      puts (cli_text (cli, table->game->edition_terms != NULL
                               ? table->game->edition_terms[i]
                               : N_ ("By the booklet:")));
      print_verdict (cli, table, &other);
    }
}

/* The options the verdict is given under: the record's, or those of --edition. */
static bool
choose_options (const Cli *cli,
                const CvMatch *match,
                uint8_t ret_option[CV_OPTIONS_MOST],
                RecError *error)
{
  memcpy (ret_option, cv_match_state (match)->common.option, CV_OPTIONS_MOST);
  return cli->edition == NULL ||
         cli_edition (cli, cv_match_table (match)->game, ret_option, error);
}

static json_t *
answer_case (const Cli *cli, const json_t *one_case)
{
  RecReading reading = { .boards = cli->boards, .events_most = SIZE_MAX };
  RecError error = { 0 };
  RecEvent event = { 0 };
  uint8_t option[CV_OPTIONS_MOST];
  json_t *said = NULL;

  RecRecord *record =
      rec_record_read_array (json_object_get (one_case, "record"), &reading, &error);
  if (record != NULL)
    error.line = 0;
  if (record != NULL &&
      choose_options (cli, rec_record_match (record), option, &error) &&
      rec_event_read (rec_record_table (record), json_object_get (one_case, "event"),
                      &event, &error))
    {
      Judged judged = { .option = option };
      judge_under (rec_record_match (record), &event.move, option, &judged.verdict);
      said = verdict_json (cli, rec_record_match (record), &event.move, &judged);
    }
  else
    said = cli_error_json (cli->lang, &error);
  rec_event_free (&event);
  rec_record_free (record);
  return said;
}

/* Judges one event given as text; source is where it stood, for errors. */
static CliStatus
judge_text (const Cli *cli,
            RecRecord *record,
            const uint8_t option[CV_OPTIONS_MOST],
            const char *source,
            size_t line,
            const char *text,
            size_t size)
{
  const CvMatch *match = rec_record_match (record);
  RecEvent event = { 0 };
  RecError error = { .line = line };
  Judged judged = { .option = option };
  json_t *object = rec_record_parse_event (record, text, size, &event, &error);

  if (object == NULL)
    {
      rec_event_free (&event);
      return cli_complain (cli, source, &error);
    }
  judge_under (match, &event.move, option, &judged.verdict);
  if (cli->json)
    cli_print_json (verdict_json (cli, match, &event.move, &judged));
  else
    print_for_people (cli, match, &event.move, &judged);
  json_decref (object);
  rec_event_free (&event);
  return cv_verdict_is_legal (&judged.verdict) ? CLI_FINE : CLI_BROKEN;
}

static CliStatus
judge_standard_input (const Cli *cli,
                      RecRecord *record,
                      const uint8_t option[CV_OPTIONS_MOST])
{
  CliStatus worst = CLI_FINE;
  char *text = NULL;
  size_t space = 0, line = 0;
  ssize_t n;

  while ((n = getline (&text, &space, stdin)) >= 0)
    {
      while (n > 0 && (text[n - 1] == '\n' || text[n - 1] == '\r'))
        n--;
      CliStatus status =
          judge_text (cli, record, option, "-", ++line, text, (size_t) n);
      worst = status > worst ? status : worst;
    }
  free (text);
  if (ferror (stdin))
    {
      RecError error = { 0 };
      rec_error_set_reason (&error, false, errno);
      worst = cli_complain (cli, "-", &error);
    }
  return worst;
}

CliStatus
cli_judge (const Cli *cli)
{
  CliStatus worst = CLI_FINE;
  RecError error = { 0 };
  uint8_t option[CV_OPTIONS_MOST];

  if (cli->cases)
    return cli_answer_cases (cli, answer_case);
  if (cli->n_args == 1)
    return cli_misuse (cli, N_ ("Which event? “-” reads them from standard input."),
                       NULL);
  RecRecord *record = cli_load (cli, SIZE_MAX, &worst);
  if (record == NULL)
    return worst;
  bool good = choose_options (cli, rec_record_match (record), option, &error);
  if (!good)
    worst = cli_complain (cli, "--edition", &error);
  for (int i = 1; good && i < cli->n_args; i++)
    {
      const char *text = cli->args[i];
      CliStatus status = strcmp (text, "-") == 0
                             ? judge_standard_input (cli, record, option)
                             : judge_text (cli, record, option, "EVENT", (size_t) i,
                                           text, strlen (text));
      worst = status > worst ? status : worst;
    }
  rec_record_free (record);
  return worst;
}
