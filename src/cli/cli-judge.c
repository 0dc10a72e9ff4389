/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan judge: the verdict on events from the final position of a record. None of
   them changes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "rec-event.h"

/* The position under some options, whatever the record says. */
static CvState
state_under (const CvMatch *match, const uint8_t option[CV_OPTIONS_MOST])
{
  CvState state = *cv_match_state (match);
  memcpy (state.common.option, option, sizeof state.common.option);
  return state;
}

/* One event judged: by which booklet, and what is said of it. */
typedef struct
{
  const CvMatch *match;
  const CvMove *move;
  const uint8_t *option;
  LangPeople people;
  CvAnswer answer;
  CvMends mends; /* what would make it legal, where that was asked for */
} Judged;

static void
judge (const Cli *cli, Judged *judged)
{
  CvState state = state_under (judged->match, judged->option);

  cv_match_answer (judged->match, &state, judged->move, &judged->answer);
  judged->mends.n = 0;
  if (cli->explain)
    cv_mend (cv_match_table (judged->match), &state, judged->move, &judged->mends);
}

static bool
differs_under (const Judged *judged, int edition, CvAnswer *ret_other)
{
  CvState state = state_under (judged->match, judged->option);
  return cv_differs_under (cv_match_table (judged->match), &state, judged->move,
                           edition, ret_other);
}

/* What another booklet decides, and what it ends where that is what differs. */
static json_t *
other_json (const CvTable *table, const CvAnswer *other)
{
  json_t *all = rec_report_answer (table, other);
  json_t *brief = json_pack ("{s:O,s:O}", "legal", json_object_get (all, "legal"),
                             "rule", json_object_get (all, "rule"));

  if (json_object_get (all, "ends") != NULL)
    json_object_set (brief, "ends", json_object_get (all, "ends"));
  json_decref (all);
  return brief;
}

static json_t *
mends_json (const Cli *cli, const Judged *judged)
{
  const CvTable *table = cv_match_table (judged->match);
  json_t *list = json_array ();

  for (int i = 0; i < judged->mends.n; i++)
    {
      const CvMend *mend = &judged->mends.mend[i];
      json_t *object = rec_report_mend (table, mend);
      char *text = lang_say_mend (cli->lang, &judged->people, mend);
      json_object_set_new (object, "text", json_string (text));
      json_array_append_new (list, object);
      free (text);
    }
  return list;
}

static json_t *
verdict_json (const Cli *cli, const Judged *judged)
{
  const CvTable *table = cv_match_table (judged->match);
  json_t *object = rec_report_answer (table, &judged->answer);
  json_t *editions = json_object ();
  char *text =
      lang_say_explained (cli->lang, &judged->people, &judged->answer.explained);

  json_object_set_new (object, "text", json_string (text));
  free (text);
  for (int i = 0; table->game->editions[i] != NULL; i++)
    {
      CvAnswer other;
      if (differs_under (judged, i, &other))
        json_object_set_new (editions, table->game->editions[i],
                             other_json (table, &other));
    }
  if (json_object_size (editions) > 0)
    json_object_set (object, "editions", editions);
  json_decref (editions);
  if (cli->explain)
    json_object_set_new (object, "legal-if", mends_json (cli, judged));
  return object;
}

/* A verdict for people: the word, the sentences, the rule. */
static void
print_answer (const Cli *cli, const LangPeople *people, const CvAnswer *answer)
{
  bool legal = cv_verdict_is_legal (&answer->verdict);
  char *text = lang_say_explained (cli->lang, people, &answer->explained);
  const char *word = cli_text (cli, legal ? N_ ("Legal") : N_ ("Not legal"));

  cli_bold (cli, true);
  fputs (legal ? "✓ " : "✗ ", stdout);
  fputs (word, stdout);
  cli_bold (cli, false);
  putchar ('\n');
  fputs ("  ", stdout);
  lang_put_wrapped (stdout, text, 2, 2);
  printf ("  [%s]\n", answer->verdict.rule->id);
  free (text);
}

static void
print_mends (const Cli *cli, const Judged *judged)
{
  if (judged->mends.n > 0)
    /* Translators: a list of changes follows, each on a line. */
    printf ("  %s\n", cli_text (cli, N_ ("It would be legal like this:")));
  for (int i = 0; i < judged->mends.n; i++)
    {
      char *text = lang_say_mend (cli->lang, &judged->people, &judged->mends.mend[i]);
      fputs ("  • ", stdout);
      lang_put_wrapped (stdout, text, 4, 4);
      free (text);
    }
}

static void
print_for_people (const Cli *cli, const Judged *judged)
{
  const CvTable *table = cv_match_table (judged->match);

  print_answer (cli, &judged->people, &judged->answer);
  print_mends (cli, judged);
  for (int i = 0; table->game->editions[i] != NULL; i++)
    {
      CvAnswer other;
      if (!differs_under (judged, i, &other))
        continue;
      puts (cli_text (cli, table->game->edition_terms != NULL
                               ? table->game->edition_terms[i]
                               : N_ ("The booklet.")));
      print_answer (cli, &judged->people, &other);
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
  REC_AUTO_EVENT event = { 0 };
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
      Judged judged = { .match = rec_record_match (record),
                        .move = &event.move,
                        .option = option,
                        .people = lang_people (record) };
      judge (cli, &judged);
      said = verdict_json (cli, &judged);
    }
  else
    said = cli_error_json (cli->lang, &error);
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
  REC_AUTO_EVENT event = { 0 };
  RecError error = { .line = line };
  Judged judged = { .match = rec_record_match (record),
                    .move = &event.move,
                    .option = option,
                    .people = lang_people (record) };
  json_t *object = rec_record_parse_event (record, text, size, &event, &error);

  if (object == NULL)
    return cli_complain (cli, source, &error);
  judge (cli, &judged);
  if (cli->json)
    cli_print_json (verdict_json (cli, &judged));
  else
    print_for_people (cli, &judged);
  json_decref (object);
  return cv_verdict_is_legal (&judged.answer.verdict) ? CLI_FINE : CLI_BROKEN;
}

static CliStatus
judge_standard_input (const Cli *cli,
                      RecRecord *record,
                      const uint8_t option[CV_OPTIONS_MOST])
{
  CliStatus worst = CLI_FINE;
  RecLines lines = { .file = stdin, .most = REC_LINE_MOST + 1 };

  while (!lines.is_endless && rec_lines_next (&lines))
    if (!lines.is_endless)
      {
        CliStatus status =
            judge_text (cli, record, option, "-", lines.number, lines.data, lines.size);
        worst = status > worst ? status : worst;
      }
  CliStatus status = cli_end_lines (cli, "-", &lines);
  return status > worst ? status : worst;
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
    return cli_misuse (cli, N_ ("Which event? “-” reads events from standard input."),
                       NULL);
  RecRecord *record = cli_load (cli, SIZE_MAX, &worst);
  if (record == NULL)
    return worst;
  bool good = choose_options (cli, rec_record_match (record), option, &error);
  if (!good)
    worst = cli_complain (cli, "--edition", &error);
  /* Translators: an event given on the command line, in front of what is wrong with it,
     as in the list of commands: “caravan: EVENT:1: …”. */
  const char *event = cli_text (cli, N_ ("EVENT"));
  for (int i = 1; good && i < cli->n_args; i++)
    {
      const char *text = cli->args[i];
      CliStatus status = strcmp (text, "-") == 0
                             ? judge_standard_input (cli, record, option)
                             : judge_text (cli, record, option, event, (size_t) i, text,
                                           strlen (text));
      worst = status > worst ? status : worst;
    }
  rec_record_free (record);
  return worst;
}
