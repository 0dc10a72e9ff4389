/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a placement of Oregon pays, told in full: a part for each farmer and building
   that meet, and sentences that name who gets what. */
#include "oregon-internal.h"

#include <assert.h>

/* Translators: sentences of a verdict of Oregon; a player, how many, then a building
   and its cell, or the cells of farmers or mines (“c3, d4”). */
static const CvPhrase building_pays = { NP_ ("%1$p gets %2$s point: %3$s %4$s.",
                                             "%1$p gets %2$s points: %3$s %4$s.") };
static const CvPhrase church_pays = { NP_ (
    "%1$p gets %2$s point: church %3$s, 1 for each farmer near it.",
    "%1$p gets %2$s points: church %3$s, 1 for each farmer near it.") };
static const CvPhrase farmers_earn = { NP_ ("%1$p gets %2$s point for %3$s.",
                                            "%1$p gets %2$s points for %3$s.") };
static const CvPhrase in_all = { NP_ ("%1$p gets %2$s point in all.",
                                      "%1$p gets %2$s points in all.") };
static const CvPhrase tokens_drawn[OREGON_HEAPS] = {
  [OREGON_COAL] = { NP_ ("%1$p draws %2$s coal token, unseen, for %3$s.",
                         "%1$p draws %2$s coal tokens, unseen, for %3$s.") },
  [OREGON_GOLD] = { NP_ ("%1$p draws %2$s gold token, unseen, for %3$s.",
                         "%1$p draws %2$s gold tokens, unseen, for %3$s.") },
};

/* Translators: a player, then the cells of mines or farmers. */
static const CvPhrase heap_empty[OREGON_HEAPS] = {
  [OREGON_COAL] = { N_ ("%1$p gets no coal token for %2$s: the heap is empty."), NULL },
  [OREGON_GOLD] = { N_ ("%1$p gets no gold token for %2$s: the heap is empty."), NULL },
};
static const CvPhrase group_completed = {
  N_ ("%1$p completes a group of three or more farmers and gets 5 points."), NULL
};
static const CvPhrase group_paid = {
  N_ ("%1$p gets nothing for the group: a part of it had three farmers already."), NULL
};
static const CvPhrase joker_wakes = {
  N_ ("%1$p turns the joker over: it is active again."), NULL
};
static const CvPhrase extra_wakes = {
  N_ ("%1$p turns the extra turn over: it is active again."), NULL
};

/* No values. */
static const CvPhrase no_building = {
  N_ ("No building is near, so the farmer earns nothing."), NULL
};
static const CvPhrase no_farmer = {
  N_ ("No farmer is near, so the building pays nobody."), NULL
};

/* Parts. */

static void
explain_token (const OregonPayment *payment, CvExplained *explained)
{
  if (payment->token == OREGON_NO_TOKEN)
    cv_explain_none (explained, "token");
  else
    cv_explain_word (explained, "token",
                     payment->token == OREGON_COAL ? "coal" : "gold");
}

static void
explain_payment (const CvBoard *board,
                 const OregonPayment *payment,
                 CvExplained *explained)
{
  int entry = cv_explain_open (explained, NULL, CV_PART_OBJECT);

  cv_explain_player (explained, "to", payment->to);
  cv_explain_cell (explained, "at", cv_board_cell (board, payment->bit));
  cv_explain_rule (explained, "why", payment->why);
  cv_explain_number (explained, "points", payment->points);
  if (payment->is_mine)
    explain_token (payment, explained);
  if (oregon_count (&payment->counted) > 0)
    cv_explain_cells (explained, "counted", board, &payment->counted);
  if (payment->wakes != OREGON_WAKES_NOTHING)
    cv_explain_word (explained, "wakes",
                     payment->wakes == OREGON_WAKES_JOKER ? "joker" : "extra");
  cv_explain_close (explained, entry);
}

static void
explain_pays (const CvBoard *board, const OregonPays *pays, CvExplained *explained)
{
  int list = cv_explain_open (explained, "pays", CV_PART_LIST);

  for (int i = 0; i < pays->n; i++)
    explain_payment (board, &pays->payment[i], explained);
  cv_explain_close (explained, list);
}

/* Sentences. Payments of one player for one reason are told together. */

typedef struct
{
  const CvBoard *board;
  const OregonPays *pays;
  CvExplained *explained;
  int building;  /* as in OregonPlacing */
  int n_paid;    /* sentences that tell of points */
  int32_t total; /* of the points they tell of */
} Telling;

static CvVerdict *
say (const Telling *telling, const CvRule *rule, const CvPhrase *phrase, int seat)
{
  CvVerdict *said = cv_explain_say (telling->explained, rule, phrase);
  cv_verdict_add (said, CV_VALUE_PLAYER, seat);
  return said;
}

/* Like another: the same player for the same reason; of an empty heap the same one. */
static bool
is_like (const OregonPayment *one, const OregonPayment *other)
{
  return one->to == other->to && one->why == other->why && one->heap == other->heap;
}

static void
add_cells (const Telling *telling, const OregonPayment *first, CvVerdict *said)
{
  for (int i = 0; i < telling->pays->n; i++)
    if (is_like (first, &telling->pays->payment[i]))
      cv_verdict_add_because (
          said, cv_board_cell (telling->board, telling->pays->payment[i].bit));
  cv_verdict_add (said, CV_VALUE_CELLS, 0);
}

static int32_t
sum_points (const Telling *telling, const OregonPayment *first)
{
  int32_t sum = 0;
  for (int i = 0; i < telling->pays->n; i++)
    if (is_like (first, &telling->pays->payment[i]))
      sum += telling->pays->payment[i].points;
  return sum;
}

static int
count_alike (const Telling *telling, const OregonPayment *first)
{
  int n = 0;
  for (int i = 0; i < telling->pays->n; i++)
    n += is_like (first, &telling->pays->payment[i]);
  return n;
}

static void
say_tokens (const Telling *telling, const OregonPayment *first)
{
  bool drawn = first->token != OREGON_NO_TOKEN;
  CvVerdict *said =
      say (telling, first->why,
           drawn ? &tokens_drawn[first->heap] : &heap_empty[first->heap], first->to);

  if (drawn)
    cv_verdict_add (said, CV_VALUE_COUNT, count_alike (telling, first));
  add_cells (telling, first, said);
}

static void
say_points (Telling *telling, const OregonPayment *first)
{
  int kind = (int) (first->why - OREGON_RULE (POINTS_POST_OFFICE));
  const CvPhrase *phrase = telling->building >= 0  ? &farmers_earn
                           : kind == OREGON_CHURCH ? &church_pays
                                                   : &building_pays;
  CvVerdict *said = say (telling, first->why, phrase, first->to);
  int32_t points = sum_points (telling, first);

  cv_verdict_add (said, CV_VALUE_COUNT, points);
  if (phrase == &building_pays)
    cv_verdict_add_term (said, oregon_building_terms[kind]);
  add_cells (telling, first, said);
  telling->n_paid++;
  telling->total += points;
}

static void
say_payment (Telling *telling, const OregonPayment *first)
{
  if (first->is_mine)
    say_tokens (telling, first);
  else if (first->why != OREGON_RULE (POINTS_GROUP))
    say_points (telling, first);
  else
    {
      say (telling, first->why, &group_completed, first->to);
      telling->n_paid++;
      telling->total += first->points;
    }
}

static void
say_wakes (const Telling *telling)
{
  for (int i = 0; i < telling->pays->n; i++)
    {
      const OregonPayment *payment = &telling->pays->payment[i];
      if (payment->wakes == OREGON_WAKES_JOKER)
        say (telling, payment->why, &joker_wakes, payment->to);
      if (payment->wakes == OREGON_WAKES_EXTRA)
        say (telling, payment->why, &extra_wakes, payment->to);
    }
}

static void
say_pays (Telling *telling)
{
  for (int i = 0; i < telling->pays->n; i++)
    {
      const OregonPayment *payment = &telling->pays->payment[i];
      int first = 0;
      while (!is_like (payment, &telling->pays->payment[first]))
        first++;
      if (first == i)
        say_payment (telling, payment);
    }
}

/* Only the owner of a new farmer is paid: its points are added up. */
static void
say_sum (const Telling *telling, int seat)
{
  if (telling->building >= 0 || telling->n_paid < 2)
    return;
  cv_verdict_add (say (telling, OREGON_RULE (FARMER_PLACE), &in_all, seat),
                  CV_VALUE_COUNT, telling->total);
}

static void
say_nothing (const Telling *telling, const CvRule *rule)
{
  cv_explain_say (telling->explained, rule,
                  telling->building < 0 ? &no_building : &no_farmer);
}

static bool
joins_paid_group (const OregonState *state, const OregonPlacing *placing)
{
  CvSet group;
  return placing->building < 0 &&
         oregon_join_group (&state->farmers[placing->by], placing->bit, &group) ==
             OREGON_GROUP_PAID;
}

void
oregon_explain (const CvTable *table,
                const CvState *state,
                const CvMove *move,
                const CvVerdict *verdict,
                CvExplained *explained)
{
  assert (verdict != NULL && verdict->rule != NULL && explained != NULL);
  if (!cv_verdict_is_legal (verdict) ||
      (move->verb != OREGON_VERB_FARMER && move->verb != OREGON_VERB_BUILDING))
    return;

  const OregonState *oregon = &state->oregon;
  OregonPlacing placing = oregon_read_placing (table, oregon, move);
  OregonPays pays;
  Telling telling = { .board = &table->board,
                      .pays = &pays,
                      .explained = explained,
                      .building = placing.building };
  bool paid_before = joins_paid_group (oregon, &placing);

  oregon_find_pays (table, oregon, &placing, &pays);
  explain_pays (&table->board, &pays, explained);
  cv_explain_verdict (explained, verdict);
  say_pays (&telling);
  say_sum (&telling, placing.by);
  say_wakes (&telling);
  if (paid_before)
    say (&telling, OREGON_RULE (POINTS_GROUP), &group_paid, placing.by);
  else if (pays.n == 0)
    say_nothing (&telling, verdict->rule);
}
