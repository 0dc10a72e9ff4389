/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-reckoning-words.h"

#include "caravan-text.h"
#include "lang-say.h"
#include "lang-sheet.h"

gboolean
caravan_reckoning_is_last (CaravanDesk *desk, const CaravanReckoning *reckoning)
{
  return cv_is_over (caravan_desk_get_table (desk), &reckoning->after);
}

static char *
say_outcome (CaravanDesk *desk, const CaravanReckoning *reckoning)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvScore score;

  table->game->score (table, &reckoning->after, false, &score);
  char *said = lang_sheet_outcome (
      caravan_lang (), caravan_match_get_record (caravan_desk_get_match (desk)),
      &score);
  char *outcome = g_strdup (said);
  free (said);
  return outcome;
}

/* In free turns the explanation also tells what guided ones would say; that is what
   people want to know before they end a part too early. */
static const CvVerdict *
find_objection (const CaravanReckoning *reckoning)
{
  const CvExplained *explained = &reckoning->answer.explained;
  const CvVerdict *last =
      explained->n_says > 0 ? &explained->say[explained->n_says - 1] : NULL;

  return last != NULL && last->rule != NULL && !cv_verdict_is_legal (last) ? last
                                                                           : NULL;
}

static char *
say_due (CaravanDesk *desk, const CaravanReckoning *reckoning)
{
  const CvVerdict *objection = find_objection (reckoning);
  LangPeople people = caravan_desk_get_people (desk);
  char *said =
      lang_say_verdict (caravan_lang (), &people,
                        objection != NULL ? objection : &reckoning->answer.verdict);
  char *due = g_strdup (said);

  free (said);
  return due;
}

char *
caravan_reckoning_say (CaravanDesk *desk, const CaravanReckoning *reckoning)
{
  if (!reckoning->is_recorded)
    return say_due (desk, reckoning);
  if (caravan_reckoning_is_last (desk, reckoning))
    return say_outcome (desk, reckoning);
  return caravan_format (caravan_desk_get_game (desk)->table->reckoning->recorded, "n",
                         (long) reckoning->number + 1);
}

const CvRule *
caravan_reckoning_find_rule (const CaravanReckoning *reckoning)
{
  const CvVerdict *objection = find_objection (reckoning);

  return objection != NULL && !reckoning->is_recorded ? objection->rule
                                                      : reckoning->answer.verdict.rule;
}
