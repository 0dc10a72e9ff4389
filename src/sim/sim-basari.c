/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari: dice, choices and barters. Everything there is to know lies open on the
   table, so the simulator remembers nothing and only answers prompts. */
#include "sim-game.h"

#define DIE_FACES       6
#define OFFERS_BEYOND   2 /* gems by which an offer goes beyond what it must */
#define ACCEPTS_ONCE_IN 3

enum
{
  START,
  ROLL,
  CHOOSE,
  DIE,
  POINTS,
  GEMS,
  OFFER,
  ACCEPT,
  END_ROUND
};

static const SimVerb verbs[] = {
  [START] = { "start", { "arch" } },       [ROLL] = { "roll", { "dice" } },
  [CHOOSE] = { "choose", { "actions" } },  [DIE] = { "die", { "roll" } },
  [POINTS] = { "points", { "points" } },   [GEMS] = { "gems", { "gems" } },
  [OFFER] = { "offer", { "gems" } },       [ACCEPT] = { "accept", { NULL } },
  [END_ROUND] = { "end-round", { NULL } }, { NULL, { NULL } },
};

/* Start disks. */

static bool
begin (Sim *sim)
{
  uint8_t arches[CV_BOARD_ARCHES];
  int n_arches = sim->table->board.n_arches;

  for (int i = 0; i < n_arches; i++)
    arches[i] = (uint8_t) (i + 1);
  sim_random_shuffle (&sim->random, arches, n_arches);
  for (int seat = 0; seat < sim->table->n_players; seat++)
    {
      sim_say (sim, START, seat);
      sim_put (sim, 0, 0, arches[seat]);
      if (!sim_play (sim))
        return false;
    }
  return true;
}

/* Rolling and choosing. */

static bool
roll (Sim *sim, int who)
{
  sim_say (sim, ROLL, CV_NO_PLAYER);
  for (int seat = 0; seat < sim->table->n_players; seat++)
    sim_put (sim, 0, seat, 1 + sim_random_below (&sim->random, DIE_FACES));
  return sim_play (sim);
}

static bool
choose (Sim *sim, int who)
{
  sim_say (sim, CHOOSE, CV_NO_PLAYER);
  for (int seat = 0; seat < sim->table->n_players; seat++)
    sim_put (sim, 0, seat, sim_random_below (&sim->random, BASARI_ACTIONS));
  return sim_play (sim);
}

/* Actions. What an arch shows is only said where the board does not know it. */

static bool
roll_die (Sim *sim, int who)
{
  sim_say (sim, DIE, who);
  sim_put (sim, 0, 0, 1 + sim_random_below (&sim->random, DIE_FACES));
  return sim_play (sim);
}

static int
arch_of (const Sim *sim, int who)
{
  return sim->state->basari.player[who].arch;
}

static bool
score_points (Sim *sim, int who)
{
  sim_say (sim, POINTS, who);
  if (!sim->table->board.has_arch_points[arch_of (sim, who)])
    sim_put (sim, 0, 0, 4 + sim_random_below (&sim->random, 4));
  return sim_play (sim);
}

static bool
take_gems (Sim *sim, int who)
{
  sim_say (sim, GEMS, who);
  if (!sim->table->board.has_arch_gems[arch_of (sim, who)])
    sim_put (sim, 0, 0,
             (int32_t) cv_gems_of (sim_random_below (&sim->random, CV_GEM_COLORS), 1));
  return sim_play (sim);
}

/* Barters. */

/* More gems, or as many and better by red, then yellow, then green. */
static bool
is_higher (CvGems offer, CvGems last)
{
  int more = cv_gems_total (offer) - cv_gems_total (last);
  for (int color = CV_GEM_RED; more == 0 && color < CV_GEM_BLUE; color++)
    more = cv_gems_count (offer, color) - cv_gems_count (last, color);
  return more > 0;
}

static CvGems
pick_gems (Sim *sim, CvGems hand, int n)
{
  CvGems picked = 0;

  while (n-- > 0)
    {
      int i = sim_random_below (&sim->random, cv_gems_total (hand)), color = 0;
      while (i >= cv_gems_count (hand, color))
        i -= cv_gems_count (hand, color++);
      hand -= cv_gems_of (color, 1);
      picked += cv_gems_of (color, 1);
    }
  return picked;
}

/* A random offer that beats the last one, which the whole hand is known to do. As many
   gems as there already may not be enough; one more always is. */
static CvGems
choose_offer (Sim *sim, CvGems hand, CvGems last)
{
  int n_hand = cv_gems_total (hand), n_last = cv_gems_total (last);
  int n = n_last + sim_random_below (&sim->random, OFFERS_BEYOND + 1);
  CvGems offer = pick_gems (sim, hand, n < n_hand ? n : n_hand);

  if (is_higher (offer, last))
    return offer;
  return pick_gems (sim, hand, n_last < n_hand ? n_last + 1 : n_hand);
}

static bool
make_offer (Sim *sim, int who, CvGems last)
{
  CvGems hand = sim->state->basari.player[who].gems;

  sim_say (sim, OFFER, who);
  sim_put (sim, 0, 0, (int32_t) choose_offer (sim, hand, last));
  return sim_play (sim);
}

static bool
open_barter (Sim *sim, int who)
{
  return make_offer (sim, who, 0);
}

/* Who can't beat the offer must accept it. */
static bool
answer_offer (Sim *sim, int who)
{
  CvGems last = sim->state->basari.offer;

  if (is_higher (sim->state->basari.player[who].gems, last) &&
      !sim_random_once_in (&sim->random, ACCEPTS_ONCE_IN))
    return make_offer (sim, who, last);
  sim_say (sim, ACCEPT, who);
  return sim_play (sim);
}

static bool
end_round (Sim *sim, int who)
{
  sim_say (sim, END_ROUND, CV_NO_PLAYER);
  return sim_play (sim);
}

/* What is done about each prompt. */

static bool (*const answers[]) (Sim *sim, int who) = {
  [BASARI_ASKED_ROLL] = roll,           [BASARI_ASKED_CHOOSE] = choose,
  [BASARI_ASKED_DIE] = roll_die,        [BASARI_ASKED_POINTS] = score_points,
  [BASARI_ASKED_GEMS] = take_gems,      [BASARI_ASKED_OPEN] = open_barter,
  [BASARI_ASKED_ANSWER] = answer_offer, [BASARI_ASKED_ROUND_END] = end_round,
};

/* One of the seats; where several could speak first, any. */
static int
choose_seat (Sim *sim, unsigned seats)
{
  const CvSet set = { { seats } };
  return sim_random_bit (&sim->random, &set, 1);
}

static bool
step (Sim *sim, const CvPrompt *prompt)
{
  assert (prompt->phase < BASARI_ASKED_OVER);
  return answers[prompt->phase](sim, choose_seat (sim, prompt->who));
}

const SimGame sim_basari = {
  .id = "basari",
  .verbs = verbs,
  .begin = begin,
  .step = step,
};
