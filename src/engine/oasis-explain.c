/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: what verdicts carry besides their rule. Whose the area is and what it
   swallows, why a piece is not owed, what becomes of a tile without a legal space. */
#include "oasis-internal.h"

#include <assert.h>

/* Placing a tile. Sentences with the values of the placement rules (cell, kind, player,
   deciding cells). */

static const CvPhrase start_free = {
  /* Translators: %1$s a space, %2$s a kind of land. */
  N_ ("Yes: %3$p opens a new %2$s area at %1$s. It stays free, as there is no marker "
      "in hand."),
  NULL
};
static const CvPhrase start_unmarked = {
  /* Translators: %1$s a space, %2$s a kind of land. */
  N_ ("Yes: the new %2$s area at %1$s stays free."), NULL
};
static const CvPhrase claim_own = {
  /* Translators: %1$s a space, %2$s a kind of land, %3$c a color, %4$s the
     spaces: “c4, d5”. */
  N_ ("Yes: the tile at %1$s and the free %2$s land beside it (%4$s) become one area, "
      "and it is %3$c’s."),
  NULL
};
static const CvPhrase claim_free = {
  /* Translators: %1$s a space, %2$s a kind of land, %3$c a color, %4$s the
     spaces: “c4, d5”. */
  N_ ("Yes: the tile at %1$s and the free %2$s land beside it (%4$s) become one area. "
      "It stays free, as there is no marker in hand."),
  NULL
};

/* A further sentence: [cell whose marker moves]. */
static const CvPhrase marker_moves = {
  /* Translators: follows “Yes: Anna opens a new Oasis area at c4.” %1$s is a space. */
  N_ ("The marker comes from %1$s, and the area it leaves there becomes free."), NULL
};

/* [player] */
static const CvPhrase may_move = {
  /* Translators: follows “It stays free, as there is no marker in hand.”; “one” is a
     control marker. */
  N_ ("%1$p may move one there, and the area it leaves becomes free."), NULL
};

/* [deciding cells, count] */
static const CvPhrase swallows = {
  /* Translators: follows “Yes: Red’s Oasis area grows at c4.” %1$s are spaces
     beside the tile, %2$s is how many spaces become part of the area. */
  NP_ ("It absorbs the free land at %1$s: %2$s space.",
       "It absorbs the free land at %1$s: %2$s spaces.")
};

/* The rule's own sentence says it where a marker from the hand opens the area, or the
   area grows. */
static const CvPhrase *
find_place_phrase (const OasisState *oasis,
                   const CvMove *move,
                   const CvVerdict *verdict,
                   const OasisOutlook *outlook)
{
  bool claims = verdict->rule == RULE (PLACE_CLAIM);
  bool in_hand = oasis_markers_in_hand (oasis, move->by) > 0;

  if (outlook->owner != CV_NO_PLAYER)
    return claims ? &claim_own : NULL;
  if (in_hand) /* left there by a house rule */
    return claims ? NULL : &start_unmarked;
  return claims ? &claim_free : &start_free;
}

static void
say_place (const CvTable *table,
           const OasisState *oasis,
           const CvMove *move,
           const CvVerdict *verdict,
           const OasisOutlook *outlook,
           CvExplained *explained)
{
  CvVerdict *say = cv_explain_verdict (explained, verdict);
  int n = cv_set_count (&outlook->swallows, table->board.n_words);
  CvSet areas;

  say->phrase = find_place_phrase (oasis, move, verdict, outlook);
  if (oasis_leaves_choice (table, oasis, move, &areas))
    {
      say = cv_explain_say (explained, verdict->rule, &may_move);
      cv_verdict_add (say, CV_VALUE_PLAYER, move->by);
    }
  if (outlook->moved_from != CV_CELL_NONE)
    {
      say = cv_explain_say (explained, verdict->rule, &marker_moves);
      cv_verdict_add (say, CV_VALUE_CELL, outlook->moved_from);
    }
  if (verdict->rule == RULE (PLACE_EXTEND) && n > 0)
    {
      say = cv_explain_verdict (explained, &outlook->touched);
      say->phrase = &swallows;
      cv_verdict_add (say, CV_VALUE_CELLS, 0);
      cv_verdict_add (say, CV_VALUE_COUNT, n);
    }
}

static void
explain_place (const CvTable *table,
               const OasisState *oasis,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  OasisOutlook outlook;

  oasis_foresee (table, oasis, move, &outlook);
  if (outlook.owner != CV_NO_PLAYER)
    cv_explain_player (explained, "owner", outlook.owner);
  else
    cv_explain_none (explained, "owner");
  if (outlook.moved_from != CV_CELL_NONE)
    cv_explain_cell (explained, "marker", outlook.moved_from);
  else if (outlook.places_marker)
    cv_explain_word (explained, "marker", "hand");
  else
    cv_explain_none (explained, "marker");
  cv_explain_cells (explained, "swallows", &table->board, &outlook.swallows);
  say_place (table, oasis, move, verdict, &outlook, explained);
}

/* Offering. */

/* Free turns take down any offer, but don't pretend that the rules allow it. */
static void
explain_offer (const CvState *state,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  static const CvPhrase not_checked = {
    N_ ("The rules allow 1 to 3 cards; with free turns that is not checked."), NULL
  };
  int cards = cv_move_get (move, OFFER_CARDS, 0);

  if (state->common.turns == CV_TURNS_GUIDED ||
      (cards >= 1 && cards <= OASIS_OFFER_MOST))
    return;
  cv_explain_verdict (explained, verdict);
  cv_explain_say (explained, verdict->rule, &not_checked);
}

/* Skipping. [player, kind] */

static const CvPhrase unplayable = {
  /* Translators: %2$s a kind of land. */
  N_ ("%1$p has no legal space for the %2$s tile, so it is not placed."), NULL
};
static const CvPhrase lost = {
  /* Translators: %2$s a kind of land. */
  N_ ("%1$p has no legal space for the %2$s tile: it is lost, and that does not end "
      "the game."),
  NULL
};
static const CvPhrase declines_camels = {
  N_ ("%1$p moves no camel: the rest of the card is ignored."), NULL
};
static const CvPhrase declines_action = { N_ ("%1$p declines the Noble’s free action."),
                                          NULL };

/* In free turns the players' word is taken for it that a tile has no space. */
static const CvPhrase *
find_skip_phrase (const CvTable *table, const CvState *state, const CvMove *move)
{
  int what = cv_move_get (move, SKIP_WHAT, 0);

  if (what == OASIS_SKIP_ACTION)
    return &declines_action;
  if (what == OASIS_PIECE_CAMEL)
    return &declines_camels;
  if (state->common.turns == CV_TURNS_GUIDED &&
      oasis_can_lay (table, &state->oasis, move->by, what))
    return NULL;
  return state->common.option[OPTION_UNPLAYABLE] ? &unplayable : &lost;
}

static void
explain_skip (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              const CvVerdict *verdict,
              CvExplained *explained)
{
  cv_explain_verdict (explained, verdict)->phrase =
      find_skip_phrase (table, state, move);
}

void
oasis_explain (const CvTable *table,
               const CvState *state,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  assert (move->verb >= OASIS_POSITION && move->verb <= OASIS_END_ROUND);
  assert (verdict != NULL && explained != NULL);

  bool legal = cv_verdict_is_legal (verdict);

  if (verdict->rule == RULE (DUTY_NONE))
    cv_explain_word (explained, "reason",
                     oasis_duty_reason (table, &state->oasis, move));
  if (legal && move->verb == OASIS_PLACE)
    explain_place (table, &state->oasis, move, verdict, explained);
  if (legal && move->verb == OASIS_OFFER)
    explain_offer (state, move, verdict, explained);
  if (legal && move->verb == OASIS_SKIP)
    explain_skip (table, state, move, verdict, explained);
}
