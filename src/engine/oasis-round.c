/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in guided turns: who offers, who takes, what the cards taken ask for, and when
   it is over. "Svolgimento del gioco", steps 1 to 8. Order and duties are judged before
   the placement rules; in free turns the same events are only written down. */
#include "oasis-internal.h"

#include <assert.h>

#define DECK         54
#define FIRST_PILE   5
#define OFFER_MOST   3
#define DRAW_3_CARDS 3
#define SKIP_CAMELS  OASIS_KINDS

void
oasis_start_round (const CvTable *table, OasisState *oasis)
{
  OasisRound *round = &oasis->round;
  round->taker = CV_NO_PLAYER;
  round->draw = DECK;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      round->pile[seat] = FIRST_PILE;
      round->draw = (uint8_t) (round->draw - FIRST_PILE);
    }
}

bool
oasis_are_counters_known (const OasisState *oasis)
{
  return oasis->counter[0] != 0;
}

/* The player with a priority counter, or CV_NO_PLAYER when it is not known. */
static int
find_holder (const CvTable *table, const OasisState *oasis, int counter)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (oasis->counter[seat] == counter)
      return seat;
  return CV_NO_PLAYER;
}

/* The game ends with the round in which its end came, after the noble's free action. */
static bool
is_over (const CvState *state)
{
  return state->common.declared ||
         (state->oasis.round.ends_at_close & oasis_ends_that_count (state)) != 0;
}

/* Duties. What the supply lacks lapses; so do camels when the path is full. */

static int
tiles_owed (const OasisState *oasis, int kind)
{
  int owed = oasis->round.owed[kind];
  return owed < oasis->tiles_left[kind] ? owed : oasis->tiles_left[kind];
}

static bool
can_lay (const CvTable *table, const OasisState *oasis, int seat, int kind)
{
  CvSet cells = oasis_legal_tiles (&table->board, oasis, table->n_players, seat,
                                   (OasisKind) kind);
  return !cv_set_is_empty (&cells, table->board.n_words);
}

static bool
has_tile_to_lay (const CvTable *table, const OasisState *oasis, int kind)
{
  return tiles_owed (oasis, kind) > 0 &&
         can_lay (table, oasis, oasis->round.taker, kind);
}

static int
camels_owed (const CvTable *table, const OasisState *oasis)
{
  return oasis_is_path_full (table, oasis) ? 0 : oasis->round.owed_camels;
}

/* Italian: with none in hand they may be moved or the card ignored; French: they must.
 */
static bool
must_use_camels (const CvTable *table, const CvState *state)
{
  const OasisState *oasis = &state->oasis;
  return camels_owed (table, oasis) > 0 &&
         (oasis_camels_in_hand (&table->board, oasis, oasis->round.taker) > 0 ||
          state->common.option[OPTION_CAMELS_MUST]);
}

static bool
has_duty_left (const CvTable *table, const CvState *state)
{
  const OasisState *oasis = &state->oasis;
  if (oasis->round.taker == CV_NO_PLAYER)
    return false;
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (has_tile_to_lay (table, oasis, kind))
      return true;
  return must_use_camels (table, state);
}

/* Order. */

static bool
have_all (const CvTable *table, uint8_t seats)
{
  return seats == (1u << table->n_players) - 1u;
}

/* The player with the lowest counter who is not among the seats, or CV_NO_PLAYER. */
static int
find_next (const CvTable *table, const OasisState *oasis, uint8_t seats)
{
  for (int counter = 1; counter <= table->n_players; counter++)
    {
      int seat = find_holder (table, oasis, counter);
      if (seat != CV_NO_PLAYER && !(seats >> seat & 1))
        return seat;
    }
  return CV_NO_PLAYER;
}

static bool
is_turn_to_offer (const CvTable *table, const OasisState *oasis, int seat)
{
  return find_next (table, oasis, oasis->round.offered) == seat;
}

static bool
is_turn_to_take (const CvTable *table, const OasisState *oasis, int seat)
{
  return have_all (table, oasis->round.offered) &&
         find_next (table, oasis, oasis->round.taken) == seat;
}

static bool
is_noble_free (const CvTable *table, const CvState *state, const CvMove *move)
{
  const OasisState *oasis = &state->oasis;
  bool moves_camel =
      move->verb == OASIS_CAMEL && cv_move_get (move, CAMEL_FROM, 0) != CV_ABSENT;
  return oasis->round.free_action && !moves_camel &&
         find_holder (table, oasis, 1) == move->by;
}

/* Whether the player owes the tile or camel of this move. */
static bool
is_owed (const CvTable *table, const OasisState *oasis, const CvMove *move)
{
  if (oasis->round.taker != move->by)
    return false;
  if (move->verb == OASIS_CAMEL)
    return camels_owed (table, oasis) > 0;
  int what = cv_move_get (move, move->verb == OASIS_SKIP ? SKIP_WHAT : PLACE_TILE, 0);
  return what == SKIP_CAMELS ? camels_owed (table, oasis) > 0
                             : tiles_owed (oasis, what) > 0;
}

static bool
stop_at_player (CvJudge *judge, const CvRule *rule, int seat)
{
  if (!cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, seat);
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
      return !is_turn_to_offer (table, oasis, move->by) &&
             stop_at_player (judge, RULE (OFFER_ORDER), move->by);
    case OASIS_TAKE:
      return !is_turn_to_take (table, oasis, move->by) &&
             stop_at_player (judge, RULE (TAKE_ORDER), move->by);
    case OASIS_END_ROUND:
      return !have_all (table, round->taken) &&
             cv_judge_stops (judge, RULE (ROUND_UNFINISHED));
    case OASIS_COUNTERS:
      return round->offered != 0 && cv_judge_stops (judge, RULE (ROUND_UNFINISHED));
    default:
      return false;
    }
}

static bool
is_duty_in_the_way (const CvTable *table,
                    const CvState *state,
                    const CvMove *move,
                    CvJudge *judge)
{
  bool placing = move->verb == OASIS_PLACE || move->verb == OASIS_CAMEL;

  if (move->verb == OASIS_TAKE || move->verb == OASIS_END_ROUND)
    return has_duty_left (table, state) &&
           stop_at_player (judge, RULE (DUTY_UNFINISHED), state->oasis.round.taker);
  if (placing || move->verb == OASIS_SKIP)
    return !is_owed (table, &state->oasis, move) &&
           !(placing && is_noble_free (table, state, move)) &&
           stop_at_player (judge, RULE (DUTY_NONE), move->by);
  return false;
}

bool
oasis_check_turn (const CvTable *table,
                  const CvState *state,
                  const CvMove *move,
                  CvJudge *judge)
{
  const OasisState *oasis = &state->oasis;
  bool placing = move->verb == OASIS_PLACE || move->verb == OASIS_CAMEL;

  if (move->verb == OASIS_COUNT || move->verb == OASIS_POSITION)
    return false;
  bool last_action =
      placing && !state->common.declared && is_noble_free (table, state, move);
  if (is_over (state) && !last_action && cv_judge_stops (judge, RULE (END_OVER)))
    return true;
  if (move->verb != OASIS_COUNTERS && !oasis_are_counters_known (oasis) &&
      cv_judge_stops (judge, RULE (COUNTERS_MISSING)))
    return true;
  return is_out_of_order (table, state, move, judge) ||
         is_duty_in_the_way (table, state, move, judge);
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
  bool wrong_size = cards < 1 || cards > OFFER_MOST || cards > pile;
  const CvRule *rule = NULL;

  if (guided && wrong_size && cv_judge_stops (judge, RULE (OFFER_SIZE)))
    rule = RULE (OFFER_SIZE);
  else if (guided && !wrong_size && cards > 1 &&
           pile - cards + cards_to_draw (round, OFFER_MOST - cards) == 0 &&
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
  const CvRule *rule = RULE (TAKE_OK);

  if (guided && round->offer[from] == 0 && cv_judge_stops (judge, RULE (TAKE_GONE)))
    rule = RULE (TAKE_GONE);
  else if (guided && own && cv_judge_stops (judge, RULE (TAKE_OWN)))
    rule = RULE (TAKE_OWN);
  else if (guided && round->offer[from] != count_cards (move) &&
           cv_judge_stops (judge, RULE (TAKE_SIZE)))
    rule = RULE (TAKE_SIZE);
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, from);
  if (rule == RULE (TAKE_SIZE))
    cv_verdict_add (judge->verdict, CV_VALUE_COUNT, round->offer[from]);
}

static void
check_skip (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            CvJudge *judge)
{
  int what = cv_move_get (move, SKIP_WHAT, 0);
  bool guided = state->common.turns == CV_TURNS_GUIDED;
  const CvRule *rule = RULE (SKIP_OK);

  if (guided && what == SKIP_CAMELS && must_use_camels (table, state) &&
      cv_judge_stops (judge, RULE (SKIP_MUST_MOVE)))
    rule = RULE (SKIP_MUST_MOVE);
  if (guided && what != SKIP_CAMELS && can_lay (table, &state->oasis, move->by, what) &&
      cv_judge_stops (judge, RULE (SKIP_PLAYABLE)))
    rule = RULE (SKIP_PLAYABLE);
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  if (what != SKIP_CAMELS)
    cv_verdict_add_term (judge->verdict, oasis_kind_terms[what]);
}

static void
check_counters (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  unsigned seen = 0;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    seen |= 1u << move->atoms[i].value;
  if (move->n_atoms != table->n_players || seen != (1u << table->n_players) - 1u)
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
  if (cards < OFFER_MOST)
    draw_cards (round, seat, OFFER_MOST - cards);
  round->free_action = false;
}

static void
owe_card (OasisRound *round, int card, int seat)
{
  switch (card)
    {
    case CARD_CAMELS_2:
    case CARD_CAMELS_3:
      round->owed_camels =
          (uint16_t) (round->owed_camels + (card == CARD_CAMELS_2 ? 2 : 3));
      break;
    case CARD_OASIS:
    case CARD_STEPPE:
      round->owed[card - CARD_OASIS] = (uint16_t) (round->owed[card - CARD_OASIS] + 2);
      break;
    case CARD_STONE:
      round->owed[OASIS_KIND_STONE]++;
      break;
    case CARD_DRAW_3:
      draw_cards (round, seat, DRAW_3_CARDS);
      break;
    default:
      assert (card == CARD_HIDDEN);
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
          tiles_owed (oasis, kind) > 0 && !can_lay (table, oasis, round->taker, kind))
        oasis->saw |= OASIS_SAW_UNPLAYABLE;
      round->owed[kind] = 0;
    }
  round->owed_camels = 0;
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
  round->free_action = false;
  round->next_counter[from] = oasis->counter[move->by];
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == TAKE_CARDS)
      owe_card (round, move->atoms[i].value, move->by);
}

/* In free turns the players' word is taken for it. In guided turns a tile that had a
   legal cell can only be skipped by a house rule, which does not make it unplayable. */
static void
apply_skip (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  int what = cv_move_get (move, SKIP_WHAT, 0);
  if (what == SKIP_CAMELS)
    {
      oasis->round.owed_camels = 0;
      return;
    }
  if (oasis->common.turns == CV_TURNS_FREE || !can_lay (table, oasis, move->by, what))
    oasis->saw |= OASIS_SAW_UNPLAYABLE;
  oasis->round.owed[what] = 0;
}

static void
apply_counters (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  for (int i = 0; i < table->n_players; i++)
    oasis->counter[move->atoms[i].value] = (uint8_t) (i + 1);
  oasis->round.free_action = false;
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
      oasis->round.free_action = true;
      oasis->round.ends_at_close = oasis->saw;
      break;
    }
}

void
oasis_pay_duty (OasisState *oasis, const CvMove *move)
{
  OasisRound *round = &oasis->round;
  uint16_t *owed = move->verb == OASIS_CAMEL
                       ? &round->owed_camels
                       : &round->owed[cv_move_get (move, PLACE_TILE, 0)];

  if (round->taker == move->by && *owed > 0)
    (*owed)--;
  else
    round->free_action = false;
}

/* Who owes what. */

static void
ask (CvPrompt *prompt, const CvRule *rule, int seat)
{
  cv_verdict_set (&prompt->say, rule);
  if (seat == CV_NO_PLAYER)
    return;
  prompt->who = (uint8_t) (1u << seat);
  cv_verdict_add (&prompt->say, CV_VALUE_PLAYER, seat);
}

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
    if (has_tile_to_lay (table, oasis, kind))
      {
        ask (prompt, RULE (PROMPT_TILES), taker);
        cv_verdict_add (&prompt->say, CV_VALUE_COUNT, tiles_owed (oasis, kind));
        cv_verdict_add_term (&prompt->say, oasis_kind_terms[kind]);
        return true;
      }
  int camels = camels_owed (table, oasis);
  if (camels == 0)
    return false;
  bool in_hand = oasis_camels_in_hand (&table->board, oasis, taker) > 0;
  ask (prompt,
       in_hand                          ? RULE (PROMPT_CAMELS)
       : must_use_camels (table, state) ? RULE (PROMPT_MOVE)
                                        : RULE (PROMPT_MAY_MOVE),
       taker);
  cv_verdict_add (&prompt->say, CV_VALUE_COUNT, camels);
  return true;
}

void
oasis_prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt)
{
  const OasisState *oasis = &state->oasis;
  const OasisRound *round = &oasis->round;
  int noble = find_holder (table, oasis, 1);

  *ret_prompt = (CvPrompt){ 0 };
  if (is_over (state) && round->free_action && !state->common.declared)
    ask (ret_prompt, RULE (PROMPT_LAST_NOBLE), noble);
  else if (is_over (state))
    ask (ret_prompt, RULE (PROMPT_OVER), CV_NO_PLAYER);
  else if (!oasis_are_counters_known (oasis))
    ask (ret_prompt, RULE (PROMPT_COUNTERS), CV_NO_PLAYER);
  else if (round->free_action)
    ask (ret_prompt, RULE (PROMPT_NOBLE), noble);
  else if (!have_all (table, round->offered))
    ask (ret_prompt, RULE (PROMPT_OFFER), find_next (table, oasis, round->offered));
  else if (!ask_for_duty (table, state, ret_prompt))
    {
      if (!have_all (table, round->taken))
        ask (ret_prompt, RULE (PROMPT_TAKE), find_next (table, oasis, round->taken));
      else
        ask (ret_prompt, RULE (PROMPT_END_ROUND), CV_NO_PLAYER);
    }
}
