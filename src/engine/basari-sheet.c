/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game of Basari stands, for people: who owes what, the score sheet, facts about
   the players, the end; and the invariants that the tests hold against every state. */
#include "basari-internal.h"

#include <assert.h>

/* Prompts. */

/* Adds the seats of a set in order. */
static void
add_players (CvVerdict *say, uint8_t seats)
{
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (seats >> seat & 1)
      cv_verdict_add (say, CV_VALUE_PLAYER, seat);
}

static void
ask (CvPrompt *prompt, BasariAsked phase, uint8_t who, const CvRule *rule)
{
  *prompt = (CvPrompt){ .who = who,
                        .phase = (uint8_t) phase,
                        .is_over = phase == BASARI_ASKED_OVER };
  cv_verdict_set (&prompt->say, rule);
}

/* Translators: two players, an action. */
static const CvPhrase other_has_none = {
  N_ ("%2$p has no gems, so %1$p makes the first offer for the %3$s action."), NULL
};

/* Translators: who is to answer, who has made the last offer, its gems. */
static const CvPhrase must_accept = {
  N_ ("%2$p offers %3$s: %1$p has no higher offer to make and must accept."), NULL
};

/* Whoever has no gems does not open; whoever has too few for a higher offer, or none, is
   asked for nothing that can't be done: all gems together are the highest offer. */
static void
say_no_gems (const BasariState *basari, const BasariBarter *barter, CvVerdict *say)
{
  uint8_t silent = (uint8_t) (barter->two & ~barter->speakers);
  int speaker = basari_first_seat (barter->speakers);

  if (barter->has_offer && !basari_beats (basari->player[speaker].gems, basari->offer))
    say->phrase = &must_accept;
  if (!barter->has_offer && silent != 0 &&
      basari->player[basari_first_seat (silent)].gems == 0)
    say->phrase = &other_has_none;
}

static void
prompt_barter (const BasariState *basari, CvPrompt *ret_prompt)
{
  BasariBarter barter = basari_barter (basari);
  uint8_t silent = (uint8_t) (barter.two & ~barter.speakers);
  CvVerdict *say = &ret_prompt->say;

  ask (ret_prompt, barter.has_offer ? BASARI_ASKED_ANSWER : BASARI_ASKED_OPEN,
       barter.speakers,
       barter.has_offer ? RULE (PROMPT_ANSWER)
       : silent != 0    ? RULE (PROMPT_OPEN)
                        : RULE (PROMPT_OPEN_EITHER));
  add_players (say, barter.speakers);
  add_players (say, silent);
  if (barter.has_offer)
    cv_verdict_add (say, CV_VALUE_GEMS, (int32_t) basari->offer);
  else
    cv_verdict_add_term (say, basari_action_terms[basari_due (basari)]);
  say_no_gems (basari, &barter, say);
}

static void
prompt_action (const BasariState *basari, CvPrompt *ret_prompt)
{
  static const int prompts[BASARI_ACTIONS] = { BASARI_PROMPT_DIE, BASARI_PROMPT_POINTS,
                                               BASARI_PROMPT_GEMS };
  int doer = basari_doer (basari), due = basari_due (basari);

  if (doer == CV_NO_PLAYER)
    {
      prompt_barter (basari, ret_prompt);
      return;
    }
  cv_prompt_ask (ret_prompt, BASARI_ASKED_DIE + due, &basari_rules[prompts[due]], doer);
}

void
basari_prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt)
{
  assert (table != NULL && state != NULL && ret_prompt != NULL);

  const BasariState *basari = &state->basari;
  bool to_roll = basari->phase == BASARI_TO_ROLL;

  if (basari_is_over (basari))
    ask (ret_prompt, BASARI_ASKED_OVER, 0, RULE (PROMPT_OVER));
  else if (basari->phase == BASARI_TO_ACT)
    prompt_action (basari, ret_prompt);
  else if (to_roll && basari_is_lap_complete (table, basari))
    ask (ret_prompt, BASARI_ASKED_ROUND_END, 0, RULE (PROMPT_END_ROUND));
  else if (to_roll)
    ask (ret_prompt, BASARI_ASKED_ROLL, cv_table_seats (table), RULE (PROMPT_ROLL));
  else
    ask (ret_prompt, BASARI_ASKED_CHOOSE, cv_table_seats (table), RULE (PROMPT_CHOOSE));
}

/* Fine del gioco: three rounds. */
int
basari_ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends)
{
  assert (table != NULL && state != NULL && ret_ends != NULL);
  if (state->basari.n_rounds < BASARI_ROUNDS)
    return 0;
  cv_verdict_set (&ret_ends[0], RULE (END_ROUNDS));
  return 1;
}

/* The score sheet. */

static CvGems
gems_on_sheet (const BasariPlayer *player)
{
  return player->has_counted_gems ? player->counted_gems : player->gems;
}

static int32_t
points_on_sheet (const BasariPlayer *player)
{
  if (!player->has_counted_points)
    return basari_points (player);
  return player->counted_points + player->counted_laps + player->counted_majorities;
}

static CvLine
make_line (const CvRule *rule, int32_t points)
{
  return (CvLine){ .rule = rule, .is_known = true, .points = points };
}

/* Fine del gioco: level on points, most gems win, then gems of a higher value. */
static void
score_player (const BasariPlayer *player, CvPlayerScore *ret_score)
{
  bool counted = player->has_counted_points;
  CvGems gems = gems_on_sheet (player);

  *ret_score = (CvPlayerScore){ .n_lines = 3 };
  ret_score->lines[0] = make_line (RULE (SCORE_ACTIONS),
                                   counted ? player->counted_points : player->actions);
  ret_score->lines[1] =
      make_line (RULE (SCORE_LAPS), counted ? player->counted_laps : player->laps);
  ret_score->lines[2] =
      make_line (RULE (SCORE_MAJORITIES),
                 counted ? player->counted_majorities : player->majorities);

  ret_score->tie[0] = cv_gems_total (gems);
  for (int color = 0; color < CV_GEM_COLORS; color++)
    ret_score->tie[1 + color] = cv_gems_count (gems, color);
}

void
basari_score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score)
{
  assert (table != NULL && state != NULL && ret_score != NULL);

  static const CvDecided decided_by[1 + CV_GEM_COLORS] = {
    CV_DECIDED_GEMS, CV_DECIDED_GEM_VALUE, CV_DECIDED_GEM_VALUE, CV_DECIDED_GEM_VALUE,
    CV_DECIDED_GEM_VALUE
  };
  (void) open; /* Basari has no secret counts */

  *ret_score = (CvScore){ .n_players = table->n_players };
  for (int seat = 0; seat < table->n_players; seat++)
    score_player (&state->basari.player[seat], &ret_score->player[seat]);
  cv_score_rank (ret_score, decided_by, 1 + CV_GEM_COLORS, CV_DECIDED_SHARED);
}

/* Facts. */

static int32_t
arches_to_go (const CvTable *table, const BasariPlayer *player)
{
  if (basari_has_lapped (table, player))
    return 0;
  return table->board.n_arches - (int32_t) player->travelled;
}

int
basari_facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts)
{
  assert (ret_facts != NULL);
  assert (seat >= 0 && seat < table->n_players);

  const BasariPlayer *player = &state->basari.player[seat];
  int n = 0;

  ret_facts[n++] = (CvFact){ .id = "points",
                             .label = N_ ("Points"),
                             .type = CV_FACT_POINTS,
                             .value = points_on_sheet (player) };
  ret_facts[n++] = (CvFact){ .id = "gems",
                             .label = N_ ("Gems"),
                             .type = CV_FACT_GEMS,
                             .value = (int32_t) gems_on_sheet (player) };
  if (!table->board.present)
    return n;
  ret_facts[n++] =
      (CvFact){ .id = "archway", .label = N_ ("Archway"), .value = player->arch + 1 };
  ret_facts[n++] = (CvFact){ .id = "start-disk",
                             .label = N_ ("Start disk"),
                             .value = player->disk + 1 };
  ret_facts[n++] = (CvFact){ .id = "archways-to-go",
                             .label = N_ ("Archways to go"),
                             .value = arches_to_go (table, player) };
  return n;
}

int
basari_ring_place (const CvState *state, int seat, bool disk)
{
  assert (seat >= 0 && seat < BASARI_SEATS);

  const BasariPlayer *player = &state->basari.player[seat];
  return (disk ? player->disk : player->arch) + 1;
}

/* What the invariants below ask. */

static bool
is_on_ring (const CvTable *table, const BasariPlayer *player)
{
  uint32_t n = table->board.n_arches;
  return player->arch < n && player->disk < n &&
         (player->disk + player->travelled) % n == player->arch;
}

static bool
has_gems_of_one_box (const BasariState *basari)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int n = 0;
      for (int seat = 0; seat < BASARI_SEATS; seat++)
        if (basari->player[seat].is_hand_known)
          n += cv_gems_count (basari->player[seat].gems, color);
      if (n > BASARI_BOX)
        return false;
    }
  return true;
}

static bool
has_fair_offer (const BasariState *basari)
{
  if (basari->offerer == CV_NO_PLAYER)
    return basari->offer == 0;
  return basari_has_all (basari->player[basari->offerer].gems, basari->offer) &&
         (basari->offer != 0 || basari->common.house);
}

static bool
has_turn_in_order (const CvTable *table, const BasariState *basari)
{
  int due = basari_due (basari);
  if (due == BASARI_NO_ACTION)
    return basari->phase != BASARI_TO_ACT && basari->winner == CV_NO_PLAYER;
  if (basari_doer (basari) == CV_NO_PLAYER)
    return basari_barter (basari).speakers != 0;
  return basari_doer (basari) < table->n_players &&
         basari->player[basari_doer (basari)].choice == due;
}

/* Invariants.
   1  Pieces and start disks stand on the ring, each piece as far from its disk as it
      has travelled.
   2  The players together have no more gems of a colour than the box.
   3  Who made the last offer still has its gems; it is empty only where the table let
      that stand.
   4  While actions are left, the one that is due has somebody who chose it and may do
      it, or two who barter for it; otherwise nobody has won a barter.
   5  No points are negative. */
int
basari_sane (const CvTable *table, const CvState *state)
{
  assert (table != NULL && state != NULL);
  assert (table->n_players <= BASARI_SEATS);

  const BasariState *basari = &state->basari;

  for (int seat = 0; table->board.present && seat < table->n_players; seat++)
    if (!is_on_ring (table, &basari->player[seat]))
      return 1;
  if (!has_gems_of_one_box (basari))
    return 2;
  if (!has_fair_offer (basari))
    return 3;
  if (!has_turn_in_order (table, basari))
    return 4;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      const BasariPlayer *player = &basari->player[seat];
      if (player->actions < 0 || player->laps < 0 || player->majorities < 0)
        return 5;
    }
  return 0;
}
