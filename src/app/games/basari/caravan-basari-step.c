/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps of Basari are called. */
#include "caravan-basari.h"

#include "caravan-text.h"
#include "lang-say.h"

static const char *const actions[] = { N_ ("Die"), N_ ("Points"), N_ ("Gems") };

static char *
say_gems_of (const CaravanStep *step)
{
  return lang_say_gems (caravan_lang (), (CvGems) caravan_step_get (step, "gems"));
}

/* “Anna 3 and Bruno 5”: what each player has, in the order of the seats. */
static char *
join_players (const CaravanStep *step, char *(*say) (const CaravanStep *, int seat))
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < step->table->n_players; seat++)
    g_ptr_array_add (texts, say (step, seat));
  g_ptr_array_add (texts, NULL);
  return caravan_step_join ((const char *const *) texts->pdata);
}

static char *
say_die_of (const CaravanStep *step, int seat)
{
  int arg = cv_verb_arg (step->verb, "dice");

  /* Translators: a player and the number on the die: “Anna 3”. */
  return caravan_format (N_ ("%1$n %2$s"), "pn", step->people.seat[seat],
                         (long) cv_move_get (step->move, arg, seat));
}

static char *
say_choice_of (const CaravanStep *step, int seat)
{
  int arg = cv_verb_arg (step->verb, "actions");

  return caravan_format (N_ ("%1$n %2$s"), "pt", step->people.seat[seat],
                         actions[cv_move_get (step->move, arg, seat)]);
}

static char *
say_start (const CaravanStep *step)
{
  /* Translators: a step of Basari: who makes it; number of the archway. */
  return caravan_format (N_ ("%1$p starts at archway %2$s"), "pn", step->player,
                         (long) caravan_step_get (step, "arch"));
}

static char *
say_roll (const CaravanStep *step)
{
  g_autofree char *dice = join_players (step, say_die_of);

  /* Translators: a step of Basari: what each player rolled, “Anna 3 and Bruno 5”. */
  return caravan_format (N_ ("Dice: %1$s"), "s", dice);
}

static char *
say_choose (const CaravanStep *step)
{
  g_autofree char *choices = join_players (step, say_choice_of);

  /* Translators: a step of Basari: what each player chose, “Anna Gems and Bruno Die”.
   */
  return caravan_format (N_ ("Actions: %1$s"), "s", choices);
}

static char *
say_die (const CaravanStep *step)
{
  /* Translators: a step of Basari: who makes it; number on the die. */
  return caravan_format (N_ ("%1$p rolls the die again: %2$s"), "pn", step->player,
                         (long) caravan_step_get (step, "roll"));
}

static char *
say_offer (const CaravanStep *step)
{
  char *gems = say_gems_of (step);
  /* Translators: a step of Basari: who makes it; gems, “1 red gem and 2 yellow gems”.
   */
  char *said = caravan_format (N_ ("%1$p offers %2$s"), "ps", step->player, gems);

  free (gems);
  return said;
}

const CaravanSaying caravan_basari_sayings[] = {
  { "start", NULL, say_start },
  { "roll", NULL, say_roll },
  { "choose", NULL, say_choose },
  { "die", NULL, say_die },
  /* Translators: a step of Basari: who makes it. */
  { "points", N_ ("%1$p takes the points"), NULL },
  /* Translators: a step of Basari: who makes it. */
  { "gems", N_ ("%1$p takes the gems"), NULL },
  { "offer", NULL, say_offer },
  /* Translators: a step of Basari: who makes it. */
  { "accept", N_ ("%1$p accepts the offer"), NULL },
  /* Translators: a step of Basari: who makes it. */
  { "skip", N_ ("%1$p declines the action"), NULL },
  /* Translators: a step: the player has counted by hand. */
  { "count", N_ ("%1$n: points and gems counted"), NULL },
  { "end-round", N_ ("Scoring of the round"), NULL },
  /* Translators: a step of Basari: what laps and majorities are worth. */
  { "worth", N_ ("Points that the board pays"), NULL },
  { NULL, NULL, NULL },
};
