/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari. The ladder: one's own gems, their number, their colours, who speaks and acts,
   laps and majorities, ties and what goes back. */
#include "learn-game.h"

#include "basari.h"
#include "cv-games.h"

enum
{
  THEME_BARTER,
  THEME_ACTIONS,
  THEME_ROUND
};

static const char *const themes[] = {
  N_ ("Barter"),
  N_ ("Actions"),
  N_ ("Laps, majorities and points"),
  NULL,
};

static const char *const levels[] = {
  N_ ("One’s own gems"),
  N_ ("More gems"),
  N_ ("More precious gems"),
  N_ ("Who is next"),
  N_ ("Laps and majorities"),
  N_ ("Ties and gems that go back"),
  NULL,
};

static const char *const rules[] = {
  "basari.barter.not-owned",
  "basari.barter.empty",
  NULL,
  NULL,
  NULL,
  "basari.barter.not-higher",
  "basari.barter.not-your-turn",
  "basari.action.order",
  "basari.action.not-yours",
  "basari.action.nobody",
  NULL,
  "basari.round.over",
  "basari.round.not-over",
  NULL,
  "basari.end.over",
  NULL,
};

/* Handfuls. */

static int
add_worth (CvGems gems)
{
  int worth = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    worth += cv_gems_count (gems, color) * (CV_GEM_COLORS - color);
  return worth;
}

/* The most precious colour of which one has more decides. */
static int
compare_colors (CvGems a, CvGems b)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    if (cv_gems_count (a, color) != cv_gems_count (b, color))
      return cv_gems_count (a, color) - cv_gems_count (b, color);
  return 0;
}

/* Above 0: the first handful is higher. Level 0 looks at colours before numbers; level 1
   adds the worth of the colours up where the numbers are the same. */
static int
compare_as (CvGems a, CvGems b, int level)
{
  int more = cv_gems_total (a) - cv_gems_total (b);

  if (level <= 0)
    return compare_colors (a, b);
  if (more != 0)
    return more;
  return level == 1 ? add_worth (a) - add_worth (b) : compare_colors (a, b);
}

/* What is believed too much. */

static int
find_first (uint8_t seats)
{
  int seat = 0;

  while (seat < BASARI_SEATS && !(seats >> seat & 1))
    seat++;
  return seat;
}

static bool
fears_offer (const LearnQuestion *question, int level)
{
  const BasariState *basari = &question->state.basari;
  BasariBarter barter = basari_barter (basari);
  CvGems gems = (CvGems) question->atom[0].value;
  int n_colors = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    n_colors += cv_gems_count (gems, color) > 0;
  if (level == LEARN_NOBODY)
    return n_colors > 1;
  if (barter.has_offer && level <= 2)
    return compare_as (gems, basari->offer, level) <= 0;
  return level == 2 && question->by != find_first (barter.two);
}

/* Those who have chosen an action act in the order of their seats. */
static bool
fears_action (const LearnQuestion *question, int level)
{
  const BasariState *basari = &question->state.basari;
  uint8_t waiting = 0;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (basari->player[seat].choice != BASARI_NO_ACTION &&
        !(basari->done >> basari->player[seat].choice & 1))
      waiting |= (uint8_t) (1u << seat);
  return level <= 2 && question->by != find_first (waiting);
}

/* Barter. */

static CvGems
choose_gems (SimRandom *random, CvGems from, int n)
{
  CvGems gems = 0;

  for (int i = 0; i < n && from != 0; i++)
    {
      int color;
      do
        color = sim_random_below (random, CV_GEM_COLORS);
      while (cv_gems_count (from, color) == 0);
      from -= cv_gems_of (color, 1);
      gems += cv_gems_of (color, 1);
    }
  return gems;
}

/* A random one of the seats; there is one. */
static int
choose_of (SimRandom *random, uint8_t seats)
{
  int seat;

  do
    seat = sim_random_below (random, BASARI_SEATS);
  while (!(seats >> seat & 1));
  return seat;
}

/* About as many gems as lie there; level 0 may take what the player has not. */
static CvGems
choose_offer (const LearnQuestion *question, SimRandom *random, int seat)
{
  const BasariState *basari = &question->state.basari;
  CvGems hand = basari->player[seat].gems, all = 0;
  int n = basari_barter (basari).has_offer ? cv_gems_total (basari->offer) : 1;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    all += cv_gems_of (color, 3);
  n += sim_random_below (random, 3) - (n > 1);
  return choose_gems (random, question->level == 0 ? all : hand, n < 1 ? 1 : n);
}

static bool
put_offer (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase open = { N_ ("May %1$p open the barter with %2$s?"), NULL };
  static const CvPhrase answer = { N_ ("%3$p offers %4$s. May %1$p offer %2$s?"),
                                   NULL };
  const BasariState *basari = &question->state.basari;
  BasariBarter barter = basari_barter (basari);

  if (barter.two == 0)
    return false;
  int seat = choose_of (random, question->level == 3 ? cv_table_seats (&question->table)
                                                     : barter.speakers);
  CvGems gems = choose_offer (question, random, seat);
  learn_say_move (question, "offer", seat);
  learn_add_atom (question, "gems", (int32_t) gems);
  CvVerdict *ask = learn_ask (question, barter.has_offer ? &answer : &open);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add (ask, CV_VALUE_GEMS, (int32_t) gems);
  if (barter.has_offer)
    {
      cv_verdict_add (ask, CV_VALUE_PLAYER, basari->offerer);
      cv_verdict_add (ask, CV_VALUE_GEMS, (int32_t) basari->offer);
    }
  return gems != 0;
}

/* Two handfuls, when nobody barters. */
static bool
put_higher (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase which = { N_ ("Which offer is higher?"), NULL };
  CvGems supply = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    supply += cv_gems_of (color, 3);
  if (basari_barter (&question->state.basari).two != 0)
    return false;
  question->n_choices = 2;
  for (int i = 0; i < 2; i++)
    question->choice[i] =
        (CvValue){ .type = CV_VALUE_GEMS,
                   .number = (int32_t) choose_gems (random, supply,
                                                    2 + sim_random_below (random, 4)) };
  int more = compare_as ((CvGems) question->choice[0].number,
                         (CvGems) question->choice[1].number, 2);
  question->pick = more < 0;
  question->by = CV_NO_PLAYER;
  question->rule = learn_rule (question, "basari.barter.not-higher");
  learn_ask (question, &which);
  return more != 0;
}

static int
pick_higher_as (const LearnQuestion *question, int level)
{
  int more = compare_as ((CvGems) question->choice[0].number,
                         (CvGems) question->choice[1].number, level);

  return more == 0 ? -1 : more < 0;
}

/* Actions. */

static void
say_action (LearnQuestion *question, SimRandom *random, int seat, int action)
{
  static const CvPhrase may = {
    N_ ("All have chosen. May %1$p do the %2$s action now?"), NULL
  };

  learn_say_move (question, basari_action_names[action], seat);
  if (action == BASARI_DIE)
    learn_add_atom (question, "roll", 1 + sim_random_below (random, BASARI_DIE_SIDES));
  CvVerdict *ask = learn_ask (question, &may);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add_term (ask, basari_action_terms[action]);
}

static bool
put_action (LearnQuestion *question, SimRandom *random)
{
  int seat = sim_random_below (random, question->table.n_players);
  int action = question->state.basari.player[seat].choice;

  if (question->state.basari.phase != BASARI_TO_ACT || action == BASARI_NO_ACTION)
    return false;
  say_action (question, random, seat, action);
  return true;
}

/* Majorities. */

static void
ask_majority (LearnQuestion *question, SimRandom *random, const CvPhrase *phrase)
{
  CvVerdict *ask = learn_ask (question, phrase);
  int seat = sim_random_below (random, question->table.n_players);
  int color = sim_random_below (random, CV_GEM_COLORS);

  question->by = (int8_t) seat;
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add_term (ask, basari_gem_terms[color]);
}

static int
get_color (const LearnQuestion *question)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    if (question->ask.values[1].term == basari_gem_terms[color])
      return color;
  return 0;
}

static int
count_seats (uint8_t seats)
{
  int n = 0;

  for (; seats != 0; seats &= (uint8_t) (seats - 1))
    n++;
  return n;
}

/* Level 3 pays whoever holds any, level 4 whoever holds the most alone. */
static int32_t
pay_as (const LearnQuestion *question, int level)
{
  const BasariState *basari = &question->state.basari;
  int color = get_color (question);
  BasariMajority majority = basari_majority (basari, color);
  bool leads = majority.leaders >> question->by & 1;

  if (level <= 3)
    return majority.held[question->by] > 0 ? basari->majority_worth[color] : 0;
  if (level == 4 && count_seats (majority.leaders) > 1)
    return 0;
  return leads ? majority.points : 0;
}

static bool
put_majority (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase points = {
    N_ ("If the round ended now, how many points would %1$p get for the color %2$s?"),
    NULL
  };

  ask_majority (question, random, &points);
  int32_t right = pay_as (question, LEARN_LEVELS - 1);
  int32_t whole = question->state.basari.majority_worth[get_color (question)];
  int32_t numbers[] = { right, 0, whole, whole / 2 };
  question->rule = learn_rule (question, "basari.score.majorities");
  return learn_offer_numbers (question, random, numbers, 4);
}

static int
pick_majority_as (const LearnQuestion *question, int level)
{
  return learn_find_choice (question, pay_as (question, level));
}

/* Level 4 hands all of them back. */
static int32_t
give_back_as (const LearnQuestion *question, int level)
{
  BasariMajority majority =
      basari_majority (&question->state.basari, get_color (question));
  bool leads = majority.leaders >> question->by & 1;

  if (!leads)
    return 0;
  return level <= 4 ? majority.held[question->by] : majority.back;
}

static bool
put_back (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase back = { N_ ("If the round ended now, how many gems of the "
                                     "color %2$s would %1$p give back?"),
                                 NULL };

  ask_majority (question, random, &back);
  int32_t right = give_back_as (question, LEARN_LEVELS - 1);
  int32_t numbers[] = { right, give_back_as (question, 4), 0, right + 1 };
  question->rule = learn_rule (question, "basari.end-round.ok");
  return learn_offer_numbers (question, random, numbers, 4);
}

static int
pick_back_as (const LearnQuestion *question, int level)
{
  return learn_find_choice (question, give_back_as (question, level));
}

static const LearnTopic topics[] = {
  { THEME_BARTER, LEARN_MAY, .is_guided = true, .levels = LEARN_UP_TO (3),
    .put = put_offer, .fears = fears_offer },
  { THEME_BARTER, LEARN_PICK, .is_guided = true,
    .levels = LEARN_ONLY (1) | LEARN_ONLY (2), .put = put_higher,
    .pick_as = pick_higher_as },
  { THEME_ACTIONS, LEARN_MAY, .is_guided = true, .levels = LEARN_ONLY (3),
    .put = put_action, .fears = fears_action },
  { THEME_ROUND, LEARN_PICK, .is_guided = true,
    .levels = LEARN_ONLY (4) | LEARN_ONLY (5), .put = put_majority,
    .pick_as = pick_majority_as },
  { THEME_ROUND, LEARN_PICK, .is_guided = true, .levels = LEARN_ONLY (5),
    .put = put_back, .pick_as = pick_back_as },
};

const LearnGame learn_basari = {
  .game = &cv_basari,
  .themes = themes,
  .levels = levels,
  .rules = rules,
  .topics = topics,
  .n_topics = sizeof topics / sizeof *topics,
  .n_events = 100,
};
