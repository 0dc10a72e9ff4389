/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-facts.h"

#include <stdlib.h>

#include "caravan-step.h"
#include "caravan-text.h"
#include "lang-say.h"

static char *
say_gems (const CvFact *fact)
{
  char *gems = lang_say_gems (caravan_lang (), (CvGems) fact->value);
  /* Translators: the gems of a player: “Gems: 1 red, 2 yellow”. */
  char *said = caravan_format (N_ ("%1$s: %2$s"), "ts", fact->label, gems);

  free (gems);
  return said;
}

char *
caravan_fact_say (const CvFact *fact)
{
  switch (fact->type)
    {
    case CV_FACT_OUT_OF:
      /* Translators: something counted about a player: “Camels in hand: 13 of 20”. */
      return caravan_format (N_ ("%1$s: %2$s of %3$s"), "tnn", fact->label,
                             (long) fact->value, (long) fact->total);
    case CV_FACT_YES_NO:
      /* Translators: about a player: “Joker active: yes”. */
      return caravan_format (N_ ("%1$s: %2$s"), "tt", fact->label,
                             fact->value ? N_ ("yes") : N_ ("no"));
    case CV_FACT_GEMS:
      return say_gems (fact);
    case CV_FACT_NUMBER:
    case CV_FACT_POINTS:
      break;
    }
  /* Translators: something counted about a player: “Largest herd: 6”. */
  return caravan_format (N_ ("%1$s: %2$s"), "tn", fact->label, (long) fact->value);
}

static GPtrArray *
say_all (const CvFact *facts, int n_facts, guint without)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_facts; i++)
    if (!(without >> facts[i].type & 1))
      g_ptr_array_add (texts, caravan_fact_say (&facts[i]));
  g_ptr_array_add (texts, NULL);
  return texts;
}

char *
caravan_facts_say (const CvFact *facts, int n_facts, guint without)
{
  g_autoptr (GPtrArray) texts = say_all (facts, n_facts, without);

  return caravan_step_join ((const char *const *) texts->pdata);
}

char *
caravan_facts_list (const CvFact *facts, int n_facts, guint without)
{
  g_autoptr (GPtrArray) texts = say_all (facts, n_facts, without);

  return g_strjoinv (" · ", (char **) texts->pdata);
}
