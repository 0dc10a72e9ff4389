/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why not now, and why not you: the words for verdicts of Basari whose rule alone does
   not say what is so at the moment. */
#include "basari-internal.h"

#include <assert.h>

/* Translators: what comes first; one or two players, an action (Die, Points, Gems). */
static const CvPhrase first_roll = { N_ ("Not now: first everyone rolls and moves."),
                                     NULL };
static const CvPhrase first_choose = {
  N_ ("Not now: first everyone chooses an action."), NULL
};
static const CvPhrase first_reckon = { N_ ("Not now: first the round is scored."),
                                       NULL };
static const CvPhrase first_act = {
  N_ ("Not now: %1$p comes first, with the %2$s action."), NULL
};
static const CvPhrase first_barter = {
  N_ ("Not now: %1$p and %2$p barter for the %3$s action first."), NULL
};

static void
add_seats (CvVerdict *verdict, uint8_t seats)
{
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (seats >> seat & 1)
      cv_verdict_add (verdict, CV_VALUE_PLAYER, seat);
}

static void
add_due (const BasariState *basari, CvVerdict *verdict)
{
  cv_verdict_add_term (verdict, basari_action_terms[basari_due (basari)]);
}

void
basari_say_due (const CvTable *table, const BasariState *basari, CvVerdict *verdict)
{
  assert (verdict != NULL && verdict->n_values == 0);

  uint8_t two = basari_barter (basari).two;

  if (basari->phase == BASARI_TO_CHOOSE)
    verdict->phrase = &first_choose;
  else if (two != 0)
    {
      verdict->phrase = &first_barter;
      add_seats (verdict, two);
      add_due (basari, verdict);
    }
  else if (basari->phase == BASARI_TO_ACT)
    {
      verdict->phrase = &first_act;
      cv_verdict_add (verdict, CV_VALUE_PLAYER, basari_doer (basari));
      add_due (basari, verdict);
    }
  else
    verdict->phrase =
        basari_is_lap_complete (table, basari) ? &first_reckon : &first_roll;
}

/* Translators: the player who speaks, then the one or the two whose word it is, an
   action (Die, Points, Gems). */
static const CvPhrase nothing_offered = {
  N_ ("%1$p has nothing to accept: nobody has made an offer."), NULL
};
static const CvPhrase own_offer = { N_ ("%1$p made this offer and can’t accept it."),
                                    NULL };
static const CvPhrase no_barter = { N_ ("%1$p has no say now: nobody is bartering."),
                                    NULL };
static const CvPhrase for_two = {
  N_ ("%1$p has no say now: %2$p and %3$p are bartering for the %4$s action."), NULL
};
static const CvPhrase no_offer_yet = {
  N_ ("%1$p has nothing to accept yet: %2$p has made no offer."), NULL
};
static const CvPhrase spoke_last = { N_ ("%1$p has made the last offer: %2$p answers."),
                                     NULL };
static const CvPhrase no_gems = {
  N_ ("%1$p has no gems to offer, so %2$p makes the first offer."), NULL
};
static const CvPhrase behind = {
  N_ ("%1$p does not make the first offer: %2$p is further ahead on points."), NULL
};

/* Why one of the two who barter is to wait. */
static const CvPhrase *
find_reason (const BasariState *basari, int by, bool accepts)
{
  if (basari_barter (basari).has_offer)
    return &spoke_last;
  if (accepts)
    return &no_offer_yet;
  return basari->player[by].gems == 0 ? &no_gems : &behind;
}

/* In free turns only an acceptance can be out of place. */
static const CvPhrase *
find_free_reason (const BasariState *basari)
{
  return basari->offerer == CV_NO_PLAYER ? &nothing_offered : &own_offer;
}

void
basari_say_silence (const CvState *state, int by, bool accepts, CvVerdict *verdict)
{
  assert (by >= 0 && by < BASARI_SEATS);

  const BasariState *basari = &state->basari;
  uint8_t two = basari_is_guided (state) ? basari_barter (basari).two : 0;

  if (!basari_is_guided (state))
    verdict->phrase = find_free_reason (basari);
  else if (two >> by & 1)
    {
      verdict->phrase = find_reason (basari, by, accepts);
      add_seats (verdict, (uint8_t) (two & ~(1u << by)));
    }
  else if (two != 0)
    {
      verdict->phrase = &for_two;
      add_seats (verdict, two);
      add_due (basari, verdict);
    }
  else
    verdict->phrase = &no_barter;
}
