/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-sheet.h"

#include <stdlib.h>

#include "lang-columns.h"
#include "lang-format.h"
#include "rec-report.h"

#define COLUMN_WIDTH 15

/* What a sheet is written with. */
typedef struct
{
  const Lang *lang;
  const RecRecord *record;
  const CvScore *score;
  FILE *out;
  bool in_color;
} Writing;

static const char *const shapes[] = { "●", "■", "▲", "◆", "★" };

char *
lang_sheet_equation (const Lang *lang, const CvLine *line)
{
  LangArg points = { .type = LANG_ARG_NUMBER, .number = line->points };
  char *text;
  int n = 0;

  if (!line->is_known && line->is_product)
    n = asprintf (&text, "%d × ?", line->count);
  else if (!line->is_known)
    n = asprintf (&text, "?");
  else if (line->is_product)
    n = asprintf (&text, "%d × %d = %d", line->count, line->times, line->points);
  else
    text = lang_fill (lang, "%1$s", &points, 1);
  if (n < 0)
    abort ();
  return text;
}

char *
lang_sheet_total (const Lang *lang, const CvPlayerScore *player)
{
  LangArg total = { .type = LANG_ARG_NUMBER, .number = player->total };
  return lang_fill (lang, player->sealed ? "?" : "%1$s", &total, 1);
}

/* The winner, or the names of those who are level. */
static LangArg
make_winners (const Lang *lang,
              const RecRecord *record,
              const CvScore *score,
              char **ret_list)
{
  LangPeople people = lang_people (record);
  const char *names[CV_PLAYERS_MOST];
  int n = 0, first = 0;

  for (int i = 0; i < score->n_players; i++)
    if (score->winners >> score->order[i] & 1)
      {
        first = n == 0 ? score->order[i] : first;
        names[n++] = lang_player_label (lang, people.seat[score->order[i]]);
      }
  *ret_list = n > 1 ? lang_join (lang, names, (size_t) n) : NULL;
  return n > 1 ? (LangArg){ .type = LANG_ARG_TEXT, .text = *ret_list }
               : lang_arg_player (people.seat[first]);
}

/* One sentence for each way a game can be decided, and one for each way it was. */
static const char *
text_of_lead (const CvScore *score)
{
  switch (score->decided)
    {
    case CV_DECIDED_POINTS:
      return N_ ("%1$p is ahead on points.");
    case CV_DECIDED_COUNTERS:
      return N_ ("%1$p is ahead: tied on points, with the lower priority counter.");
    case CV_DECIDED_FARMERS:
      return N_ ("%1$p is ahead: tied on points, with more farmers on the board.");
    case CV_DECIDED_GEMS:
      return N_ ("%1$p is ahead: tied on points, with more gems.");
    case CV_DECIDED_GEM_VALUE:
      return N_ ("%1$p is ahead: tied on points and gems, with gems of higher value.");
    case CV_DECIDED_SHARED:
      return N_ ("The lead is shared: %1$n.");
    case CV_DECIDED_UNDECIDED:
      break;
    }
  return score->winners != 0
             ? N_ ("Tied: %1$n. The priority counters would decide; they are not "
                   "recorded.")
             : N_ ("Not decided: hidden counts have not been revealed.");
}

static const char *
text_of_win (const CvScore *score)
{
  switch (score->decided)
    {
    case CV_DECIDED_POINTS:
      return N_ ("%1$p wins on points.");
    case CV_DECIDED_COUNTERS:
      return N_ ("%1$p wins: tied on points, with the lower priority counter.");
    case CV_DECIDED_FARMERS:
      return N_ ("%1$p wins: tied on points, with more farmers on the board.");
    case CV_DECIDED_GEMS:
      return N_ ("%1$p wins: tied on points, with more gems.");
    case CV_DECIDED_GEM_VALUE:
      return N_ ("%1$p wins: tied on points and gems, with gems of higher value.");
    case CV_DECIDED_SHARED:
      return N_ ("The win is shared: %1$n.");
    case CV_DECIDED_UNDECIDED:
      break;
    }
  return text_of_lead (score);
}

char *
lang_sheet_outcome (const Lang *lang, const RecRecord *record, const CvScore *score)
{
  const CvTable *table = rec_record_table (record);
  bool is_over =
      cv_is_over (table, cv_match_state (rec_record_match ((RecRecord *) record)));
  const char *text = is_over ? text_of_win (score) : text_of_lead (score);
  char *winners;
  LangArg arg = make_winners (lang, record, score, &winners);
  char *outcome = lang_format (lang, text, &arg, score->winners != 0);

  free (winners);
  return outcome;
}

char *
lang_sheet_label (const Lang *lang, const RecRecord *record, int seat)
{
  LangPlayer player = lang_people (record).seat[seat];
  char *label;
  if (asprintf (&label, "%s %c %s", shapes[player.color],
                cv_color_letters[player.color], lang_player_label (lang, player)) < 0)
    abort ();
  return label;
}

void
lang_sheet_put_head (FILE *out,
                     bool in_color,
                     const Lang *lang,
                     const RecRecord *record,
                     int seat,
                     int width)
{
  char *label = lang_sheet_label (lang, record, seat);

  lang_put_color (out, in_color, rec_record_table (record)->color[seat], true);
  lang_put_column (out, label, width - 1);
  lang_put_color (out, in_color, 0, false);
  fputc (' ', out);
  free (label);
}

void
lang_sheet_put_house (FILE *out, const Lang *lang, const RecRecord *record)
{
  json_t *lines = rec_report_house (record), *line;
  size_t i;

  json_array_foreach (lines, i, line)
    {
      LangArg arg = { .type = LANG_ARG_NUMBER, .number = json_integer_value (line) };
      char *text =
          lang_format (lang, N_ ("Line %1$s stands as a house rule."), &arg, 1);
      lang_put_wrapped (out, text, 0, 2);
      free (text);
    }
  json_decref (lines);
}

static void
put_heads (const Writing *writing)
{
  fputs ("  ", writing->out);
  for (int i = 0; i < writing->score->n_players; i++)
    lang_sheet_put_head (writing->out, writing->in_color, writing->lang,
                         writing->record, writing->score->order[i], COLUMN_WIDTH);
  fputc ('\n', writing->out);
}

static void
put_line (const Writing *writing, int line)
{
  const CvScore *score = writing->score;

  fprintf (writing->out, "%s\n",
           lang_text (writing->lang, score->player[0].lines[line].rule->text));
  fputs ("  ", writing->out);
  for (int i = 0; i < score->n_players; i++)
    {
      char *text = lang_sheet_equation (writing->lang,
                                        &score->player[score->order[i]].lines[line]);
      lang_put_column (writing->out, text, COLUMN_WIDTH);
      free (text);
    }
  fputc ('\n', writing->out);
}

static void
put_totals (const Writing *writing)
{
  const CvScore *score = writing->score;

  fputs ("  ", writing->out);
  for (int i = 0; i < score->n_players * COLUMN_WIDTH - 1; i++)
    fputs ("─", writing->out);
  fputc ('\n', writing->out);
  lang_put_bold (writing->out, writing->in_color, true);
  fprintf (writing->out, "%s\n", lang_text (writing->lang, N_ ("Total")));
  fputs ("  ", writing->out);
  for (int i = 0; i < score->n_players; i++)
    {
      char *text = lang_sheet_total (writing->lang, &score->player[score->order[i]]);
      lang_put_column (writing->out, text, COLUMN_WIDTH);
      free (text);
    }
  lang_put_bold (writing->out, writing->in_color, false);
  fputc ('\n', writing->out);
}

static void
put_title (const Writing *writing)
{
  lang_put_bold (writing->out, writing->in_color, true);
  fprintf (writing->out, "%s\n", rec_record_table (writing->record)->game->name);
  lang_put_bold (writing->out, writing->in_color, false);
  fputc ('\n', writing->out);
}

void
lang_sheet_put (FILE *out,
                bool in_color,
                const Lang *lang,
                const RecRecord *record,
                const CvScore *score)
{
  const Writing writing = { lang, record, score, out, in_color };
  char *outcome = lang_sheet_outcome (lang, record, score);

  put_title (&writing);
  put_heads (&writing);
  for (int line = 0; line < score->player[0].n_lines; line++)
    put_line (&writing, line);
  put_totals (&writing);
  fputc ('\n', out);
  lang_put_wrapped (out, outcome, 0, 0);
  lang_sheet_put_house (out, lang, record);
  free (outcome);
}

char *
lang_sheet_text (const Lang *lang, const RecRecord *record, const CvScore *score)
{
  char *text;
  size_t size;
  FILE *out = open_memstream (&text, &size);

  if (out == NULL)
    abort ();
  lang_sheet_put (out, false, lang, record, score);
  if (fclose (out) != 0)
    abort ();
  return text;
}
