/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in guided turns: who offers, who takes, what the cards taken ask for, and when
   it is over. "Svolgimento del gioco", steps 1 to 8. Order and duties are judged before
   the placement rules; in free turns the same events are only written down. */
#include "oasis-internal.h"

#include <assert.h>
#include <string.h>

#define DRAW_3_CARDS 3

/* By card; those with scoring markers are all called hidden. */
static const uint8_t cards_in_box[OASIS_CARD_KINDS] = { 4, 4, 8, 8, 8, 19, 3 };

void
oasis_start_round (const CvTable *table, OasisState *oasis)
{
  assert (table->n_players <= CV_PLAYERS_MOST);

  OasisRound *round = &oasis->round;
  round->taker = CV_NO_PLAYER;
  round->draw = OASIS_DECK;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      round->pile[seat] = OASIS_FIRST_PILE;
      round->draw = (uint8_t) (round->draw - OASIS_FIRST_PILE);
    }
}

bool
oasis_are_counters_known (const OasisState *oasis)
{
  return oasis->counter[0] != 0;
}

/* The player with a priority counter, or CV_NO_PLAYER when it is not known. */
int
oasis_find_holder (const CvTable *table, const OasisState *oasis, int counter)
{
  assert (counter >= 1 && counter <= CV_PLAYERS_MOST);
  for (int seat = 0; seat < table->n_players; seat++)
    if (oasis->counter[seat] == counter)
      return seat;
  return CV_NO_PLAYER;
}

/* The game ends with the round in which its end came, after the noble's free action,
   which may bring it about itself. */
static bool
is_over (const CvState *state)
{
  const OasisRound *round = &state->oasis.round;
  return state->common.declared || ((round->ends_at_close | round->ends_by_noble) &
                                    oasis_ends_that_count (state)) != 0;
}

/* Older programs took the free action for the first step of the next round. */
bool
oasis_is_stricter (const CvState *state, const CvVerdict *verdict)
{
  assert (verdict != NULL && verdict->rule != NULL);
  return verdict->rule == RULE (END_OVER) && !state->common.declared &&
         (state->oasis.round.ends_at_close & oasis_ends_that_count (state)) == 0;
}

/* Order. */

static bool
have_all (const CvTable *table, uint8_t seats)
{
  return seats == cv_table_seats (table);
}

/* The player with the lowest counter who is not among the seats, or CV_NO_PLAYER. */
static int
find_next (const CvTable *table, const OasisState *oasis, uint8_t seats)
{
  for (int counter = 1; counter <= table->n_players; counter++)
    {
      int seat = oasis_find_holder (table, oasis, counter);
      if (seat != CV_NO_PLAYER && !(seats >> seat & 1))
        return seat;
    }
  return CV_NO_PLAYER;
}

static bool
stop_at_player (CvJudge *judge, const CvRule *rule, int seat)
{
  if (!cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, seat);
  return true;
}

/* Whose word it is instead. [player, player] */
static const CvPhrase offer_first = {
  N_ ("%1$p has to wait: %2$p still has to make an offer."), NULL
};
static const CvPhrase all_offered = {
  N_ ("Not now: all offers have been made, and players take them now."), NULL
};
static const CvPhrase all_taken = {
  N_ ("Not now: all have taken an offer, and the round ends."), NULL
};

static bool
stop_offer (const CvTable *table, const OasisState *oasis, int seat, CvJudge *judge)
{
  int next = find_next (table, oasis, oasis->round.offered);

  if (next == seat || !stop_at_player (judge, RULE (OFFER_ORDER), seat))
    return false;
  if (next == CV_NO_PLAYER)
    judge->verdict->phrase = &all_offered;
  else
    cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, next);
  return true;
}

static bool
stop_take (const CvTable *table, const OasisState *oasis, int seat, CvJudge *judge)
{
  bool may_take = have_all (table, oasis->round.offered);
  int next =
      find_next (table, oasis, may_take ? oasis->round.taken : oasis->round.offered);

  if ((may_take && next == seat) || !stop_at_player (judge, RULE (TAKE_ORDER), seat))
    return false;
  if (next == CV_NO_PLAYER)
    judge->verdict->phrase = &all_taken;
  else
    {
      judge->verdict->phrase = may_take ? NULL : &offer_first;
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, next);
    }
  return true;
}

/* The order of the table, verb by verb. */
static bool
is_out_of_order (const CvTable *table,
                 const CvState *state,
                 const CvMove *move,
                 CvJudge *judge)
{
  const OasisState *oasis = &state->oasis;
  const OasisRound *round = &oasis->round;

  switch (move->verb)
    {
    case OASIS_OFFER:
      return stop_offer (table, oasis, move->by, judge);
    case OASIS_TAKE:
      return stop_take (table, oasis, move->by, judge);
    case OASIS_END_ROUND:
      return !have_all (table, round->taken) &&
             cv_judge_stops (judge, RULE (ROUND_UNFINISHED));
    case OASIS_COUNTERS:
      return round->has_begun && cv_judge_stops (judge, RULE (COUNTERS_LATE));
    default:
      return false;
    }
}

static bool
can_be_free_action (const CvMove *move)
{
  return move->verb == OASIS_PLACE || move->verb == OASIS_CAMEL ||
         move->verb == OASIS_SKIP;
}

bool
oasis_check_turn (const CvTable *table,
                  const CvState *state,
                  const CvMove *move,
                  CvJudge *judge)
{
  assert (judge != NULL && judge->verdict != NULL);

  const OasisState *oasis = &state->oasis;

  if (move->verb == OASIS_COUNT || move->verb == OASIS_POSITION)
    return false;
  bool last_action = can_be_free_action (move) && !state->common.declared &&
                     oasis_is_noble_free (table, oasis, move);
  if (is_over (state) && !last_action && cv_judge_stops (judge, RULE (END_OVER)))
    return true;
  if (move->verb != OASIS_COUNTERS && !oasis_are_counters_known (oasis) &&
      cv_judge_stops (judge, RULE (COUNTERS_MISSING)))
    return true;
  return is_out_of_order (table, state, move, judge) ||
         oasis_check_duty (table, state, move, judge);
}

/* The verbs of a round. What depends on cards is only known in guided turns. */

static int
cards_to_draw (const OasisRound *round, int wanted)
{
  int there = round->draw + round->discards;
  return wanted < there ? wanted : there;
}

static void
check_offer (const CvState *state, const CvMove *move, CvJudge *judge)
{
  const OasisRound *round = &state->oasis.round;
  int cards = cv_move_get (move, OFFER_CARDS, 0);
  int pile = round->pile[move->by];
  bool guided = state->common.turns == CV_TURNS_GUIDED;
  bool wrong_size = cards < 1 || cards > OASIS_OFFER_MOST || cards > pile;
  const CvRule *rule = NULL;

  if (guided && wrong_size && cv_judge_stops (judge, RULE (OFFER_SIZE)))
    rule = RULE (OFFER_SIZE);
  else if (guided && !wrong_size && cards > 1 &&
           pile - cards + cards_to_draw (round, OASIS_OFFER_MOST - cards) == 0 &&
           cv_judge_stops (judge, RULE (OFFER_LEAVES_NONE)))
    rule = RULE (OFFER_LEAVES_NONE);
  cv_verdict_set (judge->verdict, rule ? rule : RULE (OFFER_OK));
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, rule ? pile : cards);
}

static int
count_cards (const CvMove *take)
{
  return (int) take->n_atoms - 1; /* all but `from` */
}

static int
count_offers_left (const CvTable *table, const OasisRound *round)
{
  int n = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    n += round->offer[seat] > 0;
  return n;
}

/* The first kind of card of which the takes of this round would name more than the box
   holds, or -1: none of them comes back before the round is over. */
static int
find_missing_card (const OasisRound *round, const CvMove *take)
{
  int named[OASIS_CARD_KINDS];

  for (int card = 0; card < OASIS_CARD_KINDS; card++)
    named[card] = round->named[card];
  for (uint32_t i = 0; i < take->n_atoms; i++)
    if (take->atoms[i].arg == TAKE_CARDS)
      named[take->atoms[i].value]++;
  for (int card = 0; card < OASIS_CARD_KINDS; card++)
    if (named[card] > cards_in_box[card])
      return card;
  return -1;
}

/* "Egli non può scegliere la propria offerta", unless it is the only one left. */
static void
check_take (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  const OasisRound *round = &state->oasis.round;
  int from = cv_move_get (move, TAKE_FROM, 0);
  bool guided = state->common.turns == CV_TURNS_GUIDED;
  bool own = from == move->by && count_offers_left (table, round) > 1;
  int missing = guided ? find_missing_card (round, move) : -1;
  const CvRule *rule = RULE (TAKE_OK);

  if (guided && round->offer[from] == 0 && cv_judge_stops (judge, RULE (TAKE_GONE)))
    rule = RULE (TAKE_GONE);
  else if (guided && own && cv_judge_stops (judge, RULE (TAKE_OWN)))
    rule = RULE (TAKE_OWN);
  else if (guided && round->offer[from] != count_cards (move) &&
           cv_judge_stops (judge, RULE (TAKE_SIZE)))
    rule = RULE (TAKE_SIZE);
  else if (missing >= 0)
    rule = RULE (BOX_CARDS);
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, from);
  if (rule == RULE (TAKE_SIZE))
    cv_verdict_add (judge->verdict, CV_VALUE_COUNT, round->offer[from]);
  if (rule == RULE (BOX_CARDS))
    {
      cv_verdict_add (judge->verdict, CV_VALUE_COUNT, cards_in_box[missing]);
      cv_verdict_add_term (judge->verdict, oasis_card_terms[missing]);
    }
}

static void
check_skip (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  int what = cv_move_get (move, SKIP_WHAT, 0);
  bool guided = state->common.turns == CV_TURNS_GUIDED;
  bool tile = what < OASIS_PIECE_CAMEL;
  const CvRule *rule = RULE (SKIP_OK);

  if (guided && what == OASIS_PIECE_CAMEL && oasis_must_use_camels (table, state) &&
      cv_judge_stops (judge, RULE (SKIP_MUST_MOVE)))
    rule = RULE (SKIP_MUST_MOVE);
  if (guided && tile && oasis_can_lay (table, &state->oasis, move->by, what) &&
      cv_judge_stops (judge, RULE (SKIP_PLAYABLE)))
    rule = RULE (SKIP_PLAYABLE);
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  if (tile)
    cv_verdict_add_term (judge->verdict, oasis_kind_terms[what]);
}

static void
check_counters (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  unsigned seen = 0;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    seen |= 1u << move->atoms[i].value;
  if (move->n_atoms != table->n_players || seen != cv_table_seats (table))
    {
      cv_verdict_set (judge->verdict, RULE (COUNTERS_BAD));
      return;
    }
  cv_verdict_set (judge->verdict, RULE (COUNTERS_OK));
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->atoms[0].value);
}

void
oasis_check_round (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   CvJudge *judge)
{
  assert (move->verb >= OASIS_COUNTERS && move->verb <= OASIS_END_ROUND);
  switch (move->verb)
    {
    case OASIS_OFFER:
      check_offer (state, move, judge);
      break;
    case OASIS_TAKE:
      check_take (table, state, move, judge);
      break;
    case OASIS_SKIP:
      check_skip (table, state, move, judge);
      break;
    case OASIS_COUNTERS:
      check_counters (table, move, judge);
      break;
    default:
      assert (move->verb == OASIS_END_ROUND);
      cv_verdict_set (judge->verdict, RULE (END_ROUND_OK));
      break;
    }
}

/* From one state to the next. In free turns and after house rules the numbers may be
   anything, so nothing here relies on an order. */

static void
lose_chance (OasisRound *round)
{
  if (round->chance == OASIS_CHANCE_OPEN)
    round->chance = OASIS_CHANCE_GONE;
}

/* When the draw pile runs out the discards become the new one. */
static void
draw_cards (OasisRound *round, int seat, int wanted)
{
  int n = cards_to_draw (round, wanted);
  if (n > round->draw)
    {
      round->draw = (uint8_t) (round->draw + round->discards);
      round->discards = 0;
    }
  round->draw = (uint8_t) (round->draw - n);
  round->pile[seat] = (uint8_t) (round->pile[seat] + n);
}

static void
apply_offer (OasisState *oasis, const CvMove *move)
{
  OasisRound *round = &oasis->round;
  int cards = cv_move_get (move, OFFER_CARDS, 0);
  int seat = move->by;

  /* A second offer by house rule takes the first one back. */
  round->pile[seat] = (uint8_t) (round->pile[seat] + round->offer[seat]);
  if (cards > round->pile[seat])
    cards = round->pile[seat];
  round->offered |= (uint8_t) (1u << seat);
  round->offer[seat] = (uint8_t) cards;
  round->pile[seat] = (uint8_t) (round->pile[seat] - cards);
  if (cards < OASIS_OFFER_MOST)
    draw_cards (round, seat, OASIS_OFFER_MOST - cards);
  round->has_begun = true;
  lose_chance (round);
}

/* How often a card was named in this round; no box has 255 of one. */
static void
name_card (OasisRound *round, int card)
{
  if (round->named[card] < UINT8_MAX)
    round->named[card]++;
}

static void
owe_card (OasisRound *round, int card, int seat)
{
  switch (card)
    {
    case OASIS_CARD_CAMELS_2:
    case OASIS_CARD_CAMELS_3:
      round->owed_camels =
          (uint16_t) (round->owed_camels + (card == OASIS_CARD_CAMELS_2 ? 2 : 3));
      round->had |= 1u << OASIS_PIECE_CAMEL;
      break;
    case OASIS_CARD_OASIS:
    case OASIS_CARD_STEPPE:
      round->owed[card - OASIS_CARD_OASIS] =
          (uint16_t) (round->owed[card - OASIS_CARD_OASIS] + 2);
      round->had |= (uint8_t) (1u << (card - OASIS_CARD_OASIS));
      break;
    case OASIS_CARD_STONE:
      round->owed[OASIS_KIND_STONE]++;
      round->had |= 1u << OASIS_KIND_STONE;
      break;
    case OASIS_CARD_DRAW_3:
      draw_cards (round, seat, DRAW_3_CARDS);
      break;
    default:
      assert (card == OASIS_CARD_HIDDEN);
      break;
    }
}

/* The last take is done: its cards go to the discards. Tiles that were left lying,
   though the supply had them, could not be placed. */
static void
close_take (const CvTable *table, OasisState *oasis)
{
  OasisRound *round = &oasis->round;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    {
      if (table->board.present && round->taker != CV_NO_PLAYER &&
          oasis_tiles_owed (oasis, kind) > 0 &&
          !oasis_can_lay (table, oasis, round->taker, kind))
        oasis->saw |= OASIS_SAW_UNPLAYABLE;
      round->owed[kind] = 0;
    }
  round->owed_camels = 0;
  round->had = 0;
  round->discards = (uint8_t) (round->discards + round->in_use);
  round->in_use = 0;
  round->taker = CV_NO_PLAYER;
}

static void
apply_take (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  OasisRound *round = &oasis->round;
  int from = cv_move_get (move, TAKE_FROM, 0);

  close_take (table, oasis);
  round->in_use = round->offer[from];
  round->offer[from] = 0;
  round->taken |= (uint8_t) (1u << move->by);
  round->taker = move->by;
  lose_chance (round);
  round->next_counter[from] = oasis->counter[move->by];
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == TAKE_CARDS)
      {
        name_card (round, move->atoms[i].value);
        owe_card (round, move->atoms[i].value, move->by);
      }
}

/* In free turns the players' word is taken for it. In guided turns a tile that had a
   legal cell can only be skipped by a house rule, which does not make it unplayable. */
static void
apply_skip (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  int what = cv_move_get (move, SKIP_WHAT, 0);

  if (what == OASIS_SKIP_ACTION || oasis_find_holder (table, oasis, 1) != move->by)
    lose_chance (&oasis->round);
  if (what == OASIS_PIECE_CAMEL)
    oasis->round.owed_camels = 0;
  if (what >= OASIS_PIECE_CAMEL)
    return;
  if (oasis->common.turns == CV_TURNS_FREE ||
      !oasis_can_lay (table, oasis, move->by, what))
    oasis->saw |= OASIS_SAW_UNPLAYABLE;
  oasis->round.owed[what] = 0;
}

static void
apply_counters (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  for (int i = 0; i < table->n_players; i++)
    oasis->counter[move->atoms[i].value] = (uint8_t) (i + 1);
  lose_chance (&oasis->round);
}

/* Offers nobody took go back under the stack they came from: only after a house rule or
   in free turns. */
static void
clear_offers (const CvTable *table, OasisRound *round)
{
  for (int seat = 0; seat < table->n_players; seat++)
    {
      round->pile[seat] = (uint8_t) (round->pile[seat] + round->offer[seat]);
      round->offer[seat] = 0;
    }
  round->offered = 0;
  round->taken = 0;
  memset (round->named, 0, sizeof round->named);
}

/* "Adesso tutti i giocatori scoprono i propri Dischetti Priorità": only where each has
   got one; otherwise the old order stands. */
static void
turn_up_counters (const CvTable *table, OasisState *oasis)
{
  unsigned seen = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    seen |= 1u << oasis->round.next_counter[seat];
  for (int seat = 0; seat < table->n_players; seat++)
    {
      if (seen == (2u << table->n_players) - 2u)
        oasis->counter[seat] = oasis->round.next_counter[seat];
      oasis->round.next_counter[seat] = 0;
    }
}

void
oasis_apply_round (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->verb >= OASIS_COUNTERS && move->verb <= OASIS_END_ROUND);

  OasisState *oasis = &state->oasis;

  switch (move->verb)
    {
    case OASIS_OFFER:
      apply_offer (oasis, move);
      break;
    case OASIS_TAKE:
      apply_take (table, oasis, move);
      break;
    case OASIS_SKIP:
      apply_skip (table, oasis, move);
      break;
    case OASIS_COUNTERS:
      apply_counters (table, oasis, move);
      break;
    default:
      close_take (table, oasis);
      clear_offers (table, &oasis->round);
      turn_up_counters (table, oasis);
      oasis->round.chance = OASIS_CHANCE_OPEN;
      oasis->round.ends_at_close = oasis->saw;
      oasis->round.ends_by_noble = 0;
      break;
    }
}

/* Who owes what. */

/* Tiles first, then camels: the order is the player's, the strip names one at a time.
 */
static bool
ask_for_duty (const CvTable *table, const CvState *state, CvPrompt *prompt)
{
  const OasisState *oasis = &state->oasis;
  int taker = oasis->round.taker;

  if (taker == CV_NO_PLAYER)
    return false;
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (oasis_has_tile_to_lay (table, oasis, kind))
      {
        cv_prompt_ask (prompt, OASIS_PHASE_DUTY, RULE (PROMPT_TILES), taker);
        cv_verdict_add (&prompt->say, CV_VALUE_COUNT, oasis_tiles_owed (oasis, kind));
        cv_verdict_add_term (&prompt->say, oasis_kind_terms[kind]);
        return true;
      }
  int camels = oasis_camels_owed (table, oasis);
  if (camels == 0)
    return false;
  bool in_hand = oasis_camels_in_hand (table, oasis, taker) > 0;
  cv_prompt_ask (prompt, OASIS_PHASE_DUTY,
                 in_hand                                ? RULE (PROMPT_CAMELS)
                 : oasis_must_use_camels (table, state) ? RULE (PROMPT_MOVE)
                                                        : RULE (PROMPT_MAY_MOVE),
                 taker);
  cv_verdict_add (&prompt->say, CV_VALUE_COUNT, camels);
  return true;
}

static void
ask_guided (const CvTable *table, const CvState *state, CvPrompt *prompt)
{
  const OasisState *oasis = &state->oasis;
  const OasisRound *round = &oasis->round;
  int noble = oasis_find_holder (table, oasis, 1);
  bool may_act = round->chance == OASIS_CHANCE_OPEN;

  if (is_over (state) && may_act && !state->common.declared)
    cv_prompt_ask (prompt, OASIS_PHASE_LAST_NOBLE, RULE (PROMPT_LAST_NOBLE), noble);
  else if (is_over (state))
    cv_prompt_ask (prompt, OASIS_PHASE_OVER, RULE (PROMPT_OVER), CV_NO_PLAYER);
  else if (!oasis_are_counters_known (oasis))
    cv_prompt_ask (prompt, OASIS_PHASE_COUNTERS, RULE (PROMPT_COUNTERS), CV_NO_PLAYER);
  else if (may_act)
    cv_prompt_ask (prompt, OASIS_PHASE_NOBLE, RULE (PROMPT_NOBLE), noble);
  else if (!have_all (table, round->offered))
    cv_prompt_ask (prompt, OASIS_PHASE_OFFER, RULE (PROMPT_OFFER),
                   find_next (table, oasis, round->offered));
  else if (ask_for_duty (table, state, prompt))
    return;
  else if (!have_all (table, round->taken))
    cv_prompt_ask (prompt, OASIS_PHASE_TAKE, RULE (PROMPT_TAKE),
                   find_next (table, oasis, round->taken));
  else
    cv_prompt_ask (prompt, OASIS_PHASE_ROUND_END, RULE (PROMPT_END_ROUND),
                   CV_NO_PLAYER);
}

/* In free turns it says what guided turns would ask for, as the files have it. */
void
oasis_prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt)
{
  assert (table != NULL && state != NULL && ret_prompt != NULL);
  ask_guided (table, state, ret_prompt);
  ret_prompt->is_over = ret_prompt->phase == OASIS_PHASE_OVER;
  if (state->common.turns == CV_TURNS_FREE && !state->common.declared)
    ret_prompt->phase = OASIS_PHASE_FREE;
}
