/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-words.h"
#include "caravan-table-words.h"

#include "caravan-step.h"
#include "caravan-text.h"
#include "lang-say.h"

#include <string.h>

static char *
say_explained (CaravanDesk *desk, const CvExplained *explained)
{
  LangPeople people = caravan_desk_get_people (desk);

  return lang_say_explained (caravan_lang (), &people, explained);
}

static char *
say_question (CaravanDesk *desk)
{
  const CaravanQuestion *question = caravan_desk_get_question (desk);

  return caravan_format (question->text, "p",
                         caravan_desk_get_player (desk, caravan_desk_get_seat (desk)));
}

char *
caravan_verdict_say (CaravanDesk *desk)
{
  const CvExplained *explained = caravan_desk_get_explained (desk);
  const RecError *message = caravan_desk_get_message (desk);

  if (message != NULL)
    return lang_say_error (caravan_lang (), message);
  if (explained != NULL)
    return say_explained (desk, explained);
  if (caravan_desk_get_question (desk) != NULL)
    return say_question (desk);
  return NULL;
}

char *
caravan_verdict_say_focus (CaravanDesk *desk, CvCell focus)
{
  const CvAnswer *hint = caravan_desk_get_hint (desk);

  if (hint != NULL && caravan_desk_get_pointed (desk) == focus)
    return say_explained (desk, &hint->explained);
  return caravan_verdict_say (desk);
}

char *
caravan_verdict_say_hint (CaravanDesk *desk)
{
  const CvAnswer *hint = caravan_desk_get_hint (desk);

  if (hint == NULL)
    return NULL;
  char *text = say_explained (desk, &hint->explained);
  g_free (caravan_verdict_cut_title (text));
  return text;
}

/* When nothing is judged. */

/* Where nothing is to be placed, what is due is all there is to do. */
static char *
say_due (CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvPrompt prompt = { 0 };

  table->game->prompt (table, caravan_desk_get_state (desk), &prompt);
  return caravan_table_say_verdict (desk, &prompt.say);
}

/* With the reasons, which a narrow strip has no room for. */
static char *
say_over (CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvVerdict ends[CV_ENDS_MOST];
  int n = table->game->ends != NULL
              ? table->game->ends (table, caravan_desk_get_state (desk), ends)
              : 0;
  GString *said = g_string_new (caravan_text (N_ ("The game is over.")));

  for (int i = 0; i < n; i++)
    {
      g_autofree char *end = caravan_table_say_verdict (desk, &ends[i]);
      g_string_append_printf (said, " %s", end);
    }
  return g_string_free (said, FALSE);
}

static char *
say_what_to_do (CaravanDesk *desk)
{
  const CaravanGameTable *table = caravan_desk_get_game (desk)->table;

  if (caravan_desk_is_over (desk))
    return say_over (desk);
  if (table->turn_new != NULL ||
      (caravan_desk_is_guided (desk) && caravan_desk_get_tool (desk) < 0))
    return say_due (desk);
  if (caravan_desk_get_tool (desk) < 0)
    return g_strdup (caravan_text (N_ ("Choose a piece, then point at a space.")));
  return g_strdup (caravan_text (N_ ("Point at a space to see what the rules say.")));
}

/* A step of nobody's begins with a capital, and stands alone. */
static char *
say_recorded (CaravanDesk *desk)
{
  const json_t *event = caravan_desk_get_recorded (desk);
  g_autofree char *step = caravan_step_say (
      caravan_match_get_record (caravan_desk_get_match (desk)), event);
  g_autofree char *next = say_what_to_do (desk);
  g_autofree char *recorded = caravan_format (
      json_object_get (event, "by") != NULL
          /* Translators: %1$s is the step that was just recorded, “Anna: Oasis c4”. The
             full stop ends the title of a card. */
          ? N_ ("Recorded: %1$s.")
          /* Translators: %1$s is a step of nobody’s that was just recorded, “Scoring of
             the round”. The full stop ends the title of a card. */
          : N_ ("%1$s."),
      "s", step);

  return g_strjoin (" ", recorded, next, NULL);
}

/* A step by what it is: in the history steps have no numbers. */
static char *
say_step (CaravanDesk *desk, gsize step)
{
  CaravanMatch *match = caravan_desk_get_match (desk);
  gsize entry = cv_match_step_entry (caravan_match_get_log (match), step);
  RecRecord *record = caravan_match_get_record (match);
  json_t *event = rec_record_event (record, entry);
  char *said = caravan_step_say (record, event);

  json_decref (event);
  return said;
}

static char *
say_correcting (CaravanDesk *desk, gsize step)
{
  g_autofree char *said = say_step (desk, step);

  /* Translators: %1$s is an earlier step, “Anna: Oasis c4”. The full stop ends the
     title of a card. */
  return caravan_format (N_ ("Correcting: %1$s. What is placed next takes its place."),
                         "s", said);
}

static char *
say_later (CaravanDesk *desk, gsize step)
{
  g_autofree char *said = say_step (desk, step);

  /* Translators: a step was to be corrected; %1$s is a later one, “Anna: Oasis c4”. */
  return caravan_format (N_ ("Nothing was corrected. With the correction this step "
                             "would no longer be legal: %1$s"),
                         "s", said);
}

char *
caravan_verdict_say_next (CaravanDesk *desk)
{
  const char *picked = caravan_desk_get_picked (desk);
  char cell[CV_CELL_TEXT_SIZE];
  gsize step;

  if (picked != NULL)
    return caravan_format (picked, "s",
                           cv_cell_print (caravan_desk_get_held (desk), cell));
  if (caravan_desk_get_correcting (desk, &step))
    return say_correcting (desk, step);
  if (caravan_desk_get_looking_at (desk) != G_MAXSIZE)
    return g_strdup (caravan_text (N_ ("This is an earlier moment of the game.")));
  if (caravan_desk_is_hands_off (desk))
    return lang_say_error (caravan_lang (), caravan_desk_get_closed (desk));
  if (!caravan_desk_can_record (desk))
    return g_strdup (caravan_text (N_ ("This record can only be read.")));
  if (caravan_desk_get_recorded (desk) != NULL && !caravan_desk_is_over (desk))
    return say_recorded (desk);
  return say_what_to_do (desk);
}

/* Title and detail. */

/* An initial is no end of a sentence: Anna B. Rossi. Nobody ends one with a letter that
   stands alone, but for the spaces of a board, which are small. */
static gboolean
is_initial (const char *text, const char *end)
{
  const char *letter = end > text ? g_utf8_prev_char (end) : end;

  return letter < end && g_unichar_isupper (g_utf8_get_char (letter)) &&
         (letter == text || letter[-1] == ' ' || letter[-1] == '.');
}

char *
caravan_verdict_cut_title (char *text)
{
  for (char *end = text; (end = strstr (end, ". ")) != NULL; end++)
    if (g_unichar_isupper (g_utf8_get_char (end + 2)) && !is_initial (text, end))
      {
        char *rest = g_strdup (end + 2);
        end[1] = '\0';
        return rest;
      }
  return g_strdup ("");
}

/* The deciding cells, unless it is only the cell itself, which the title names. */
static char *
say_cells (const CvVerdict *verdict)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  char cell[CV_CELL_TEXT_SIZE];
  gboolean itself = verdict->n_because == 1 && verdict->n_values > 0 &&
                    verdict->values[0].type == CV_VALUE_CELL &&
                    verdict->values[0].number == verdict->because[0];

  if (verdict->n_because == 0 || itself)
    return NULL;
  for (int i = 0; i < verdict->n_because; i++)
    g_string_append_printf (cells, "%s%s", i > 0 ? ", " : "",
                            cv_cell_print (verdict->because[i], cell));
  /* Translators: %1$s are the spaces that decide the verdict: “c4, d5”. */
  return caravan_format_plural (NP_ ("Deciding space: %1$s", "Deciding spaces: %1$s"),
                                verdict->n_because, "s", cells->str);
}

char *
caravan_verdict_say_detail (CaravanDesk *desk,
                            const CvVerdict *verdict,
                            const char *rest)
{
  g_autofree char *cells = say_cells (verdict);
  gsize step;

  if (caravan_desk_get_later_step (desk, &step))
    return say_later (desk, step);
  if (*rest != '\0' || cells == NULL)
    return g_strdup (rest);
  return g_steal_pointer (&cells);
}

char *
caravan_verdict_say_other (CaravanDesk *desk)
{
  const CvGame *game = caravan_desk_get_table (desk)->game;
  CvAnswer other;
  int edition;

  if (game->edition_terms == NULL ||
      !caravan_desk_get_other_edition (desk, &other, &edition))
    return NULL;
  g_autofree char *said = say_explained (desk, &other.explained);
  /* Translators: %1$s is “By the French booklet (Schmidt):”, %2$s the verdict. */
  return caravan_format (N_ ("%1$s %2$s"), "ts", game->edition_terms[edition], said);
}
