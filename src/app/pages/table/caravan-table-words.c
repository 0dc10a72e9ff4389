/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-table-words.h"

#include "caravan-step.h"
#include "caravan-text.h"
#include "lang-say.h"

char *
caravan_table_say_verdict (CaravanDesk *desk, const CvVerdict *verdict)
{
  LangPeople people = caravan_desk_get_people (desk);

  return lang_say_verdict (caravan_lang (), &people, verdict);
}

char *
caravan_table_say_turn (CaravanDesk *desk)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CvState *state = caravan_desk_get_state (desk);
  CvPrompt prompt = { 0 };

  if (!caravan_desk_is_asking (desk))
    /* Translators: in the status; %1$n is the player who is chosen. */
    return caravan_format (
        N_ ("Turns are free. Chosen player: %1$n."), "p",
        caravan_desk_get_player (desk, caravan_desk_get_seat (desk)));
  table->game->prompt (table, state, &prompt);
  return caravan_table_say_verdict (desk, &prompt.say);
}

char *
caravan_table_say_last_step (CaravanDesk *desk)
{
  CaravanMatch *match = caravan_desk_get_match (desk);
  CvMatch *log = caravan_match_get_log (match);
  gsize n = MIN (cv_match_n_steps (log), caravan_desk_get_looking_at (desk));

  if (n == 0)
    return NULL;
  RecRecord *record = caravan_match_get_record (match);
  json_t *event = rec_record_event (record, cv_match_step_entry (log, n - 1));
  char *step = caravan_step_say (record, event);
  json_decref (event);
  return step;
}

const char *
caravan_table_say_moment (CaravanDesk *desk)
{
  gsize step;

  if (caravan_desk_get_correcting (desk, &step))
    return caravan_text (N_ ("An earlier step is being corrected: "
                             "this is the moment before it."));
  if (caravan_desk_get_looking_at (desk) != G_MAXSIZE)
    return caravan_text (N_ ("This is an earlier moment of the game."));
  return NULL;
}
