/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What verdicts of Basari carry: what an action pays or takes, how two offers compare
   and which one would be enough, what the end of a round brings to whom; and in free
   turns what guided ones would say. */
#include "basari-internal.h"

#include <assert.h>

static const char *const gem_words[CV_GEM_COLORS] = { "red", "yellow", "green",
                                                      "blue" };

/* Actions. */

static void
explain_points (const CvMove *move,
                const CvVerdict *verdict,
                int arch,
                int32_t points,
                CvExplained *explained)
{
  int list = cv_explain_open (explained, "pays", CV_PART_LIST);
  int entry = cv_explain_open (explained, NULL, CV_PART_OBJECT);

  cv_explain_player (explained, "to", move->by);
  cv_explain_number (explained, "arch", arch + 1);
  cv_explain_rule (explained, "why", verdict->rule);
  cv_explain_number (explained, "points", points);
  cv_explain_close (explained, entry);
  cv_explain_close (explained, list);
}

/* The arch is the one that the piece comes to. */
static void
explain_die (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             const CvVerdict *verdict,
             CvExplained *explained)
{
  int32_t roll = cv_move_get (move, BASARI_ARG_ROLL, 0);
  int arch = (state->basari.player[move->by].arch + roll) % table->board.n_arches;

  explain_points (move, verdict, arch, BASARI_DIE_SIDES - roll, explained);
}

/* Translators: a player, the number of an archway, gems (“1 red gem, 2 green gems”). */
static const CvPhrase takes_all = { N_ ("%1$p takes %3$s, the gems of archway %2$s."),
                                    NULL };
static const CvPhrase takes_rest = {
  N_ ("%1$p takes %3$s: the supply has no more of the gems of archway %2$s."), NULL
};
static const CvPhrase takes_none = {
  N_ ("%1$p takes nothing: the supply has none of the gems of archway %2$s."), NULL
};
static const CvPhrase shows_none = {
  N_ ("%1$p takes nothing: archway %2$s shows no gems."), NULL
};

static void
explain_gems (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              const CvVerdict *verdict,
              CvExplained *explained)
{
  int arch = state->basari.player[move->by].arch;
  CvGems shown = (CvGems) basari_shown (table, arch, move);
  CvGems takes = basari_takes (&state->basari, shown);
  const CvPhrase *phrase = shown == 0       ? &shows_none
                           : takes == shown ? &takes_all
                           : takes == 0     ? &takes_none
                                            : &takes_rest;

  cv_explain_gems (explained, "takes", takes);
  cv_explain_verdict (explained, verdict);
  explained->say[0].phrase = phrase;
  cv_verdict_add (&explained->say[0], CV_VALUE_GEMS, (int32_t) takes);
}

/* Offers. */

/* Number of gems, then red, yellow and green ones: the first that differs decides. */
enum
{
  BY_COUNT,
  BY_RED,
  BY_GREEN = BY_RED + CV_GEM_GREEN,
  N_BY
};

static const char *const by_words[N_BY + 1] = { "count", "red", "yellow", "green",
                                                "equal" };

typedef struct
{
  int own[N_BY], other[N_BY];
  int decided; /* N_BY: equal */
} Comparison;

static int
measure (CvGems offer, int by)
{
  return by == BY_COUNT ? cv_gems_total (offer) : cv_gems_count (offer, by - BY_RED);
}

static Comparison
compare (CvGems own, CvGems other)
{
  Comparison comparison = { .decided = N_BY };

  for (int by = N_BY - 1; by >= BY_COUNT; by--)
    {
      comparison.own[by] = measure (own, by);
      comparison.other[by] = measure (other, by);
      if (comparison.own[by] != comparison.other[by])
        comparison.decided = by;
    }
  return comparison;
}

static void
explain_comparison (const BasariState *basari,
                    const Comparison *comparison,
                    CvExplained *explained)
{
  int object = cv_explain_open (explained, "compare", CV_PART_OBJECT);
  cv_explain_player (explained, "with", basari->offerer);
  int list = cv_explain_open (explained, "lines", CV_PART_LIST);

  for (int by = BY_COUNT; by < N_BY; by++)
    {
      int line = cv_explain_open (explained, NULL, CV_PART_OBJECT);
      cv_explain_word (explained, "what", by_words[by]);
      cv_explain_number (explained, "own", comparison->own[by]);
      cv_explain_number (explained, "other", comparison->other[by]);
      cv_explain_close (explained, line);
    }
  cv_explain_close (explained, list);
  cv_explain_word (explained, "decided-by", by_words[comparison->decided]);
  cv_explain_close (explained, object);
}

/* The lowest offer of so many gems from the hand that beats the last one: the fewest
   red, then yellow, then green ones. */
static bool
find_lowest (CvGems hand, CvGems last, int n, CvGems *ret_offer)
{
  for (int red = 0; red <= cv_gems_count (hand, CV_GEM_RED); red++)
    for (int yellow = 0; yellow <= cv_gems_count (hand, CV_GEM_YELLOW); yellow++)
      for (int green = 0; green <= cv_gems_count (hand, CV_GEM_GREEN); green++)
        {
          int blue = n - red - yellow - green;
          if (blue < 0 || blue > cv_gems_count (hand, CV_GEM_BLUE))
            continue;
          *ret_offer =
              cv_gems_of (CV_GEM_RED, red) + cv_gems_of (CV_GEM_YELLOW, yellow) +
              cv_gems_of (CV_GEM_GREEN, green) + cv_gems_of (CV_GEM_BLUE, blue);
          if (basari_beats (*ret_offer, last))
            return true;
        }
  return false;
}

/* As many gems may do; one more does in any case. */
static bool
find_enough (CvGems hand, CvGems last, CvGems *ret_offer)
{
  int n = cv_gems_total (last);
  return find_lowest (hand, last, n, ret_offer) ||
         find_lowest (hand, last, n + 1, ret_offer);
}

/* Translators: the player who made the other offer, two numbers of gems, a color of
   gems. */
static const CvPhrase higher_by_count = { NP_ (
    "%1$p is outbid: %2$s gem against %3$s.",
    "%1$p is outbid: %2$s gems against %3$s.") };
static const CvPhrase higher_by_color = {
  N_ ("%1$p is outbid: just as many gems, but %2$s %4$s against %3$s."), NULL
};
static const CvPhrase lower_by_count = { NP_ ("That is %2$s gem against %3$s.",
                                              "That is %2$s gems against %3$s.") };
static const CvPhrase lower_by_color = {
  N_ ("That is just as many gems, but %2$s %4$s against %3$s."), NULL
};
static const CvPhrase equal = { N_ ("An equal offer is not higher."), NULL };

/* Translators: gems that the player could offer. It is short, so that a phone shows all
   of the verdict. */
static const CvPhrase enough = { N_ ("Just enough would be %2$s."), NULL };
static const CvPhrase must_accept = {
  N_ ("%1$p has no higher offer to make and must accept this one."), NULL
};

static void
say_comparison (const BasariState *basari,
                const Comparison *comparison,
                const CvVerdict *verdict,
                CvExplained *explained)
{
  bool higher = cv_verdict_is_legal (verdict);
  int by = comparison->decided;
  const CvPhrase *phrase = by == N_BY ? &equal
                           : by == BY_COUNT
                               ? (higher ? &higher_by_count : &lower_by_count)
                           : higher ? &higher_by_color
                                    : &lower_by_color;
  CvVerdict *said = cv_explain_say (explained, verdict->rule, phrase);

  cv_verdict_add (said, CV_VALUE_PLAYER, basari->offerer);
  if (by == N_BY)
    return;
  cv_verdict_add (said, CV_VALUE_COUNT, comparison->own[by]);
  cv_verdict_add (said, CV_VALUE_COUNT, comparison->other[by]);
  if (by != BY_COUNT)
    cv_verdict_add_term (said, basari_gem_terms[by - BY_RED]);
}

static void
explain_enough (const BasariState *basari,
                const CvMove *move,
                const CvVerdict *verdict,
                CvExplained *explained)
{
  CvGems offer;
  bool can = find_enough (basari->player[move->by].gems, basari->offer, &offer);
  CvVerdict *said =
      cv_explain_say (explained, verdict->rule, can ? &enough : &must_accept);

  cv_verdict_add (said, CV_VALUE_PLAYER, move->by);
  if (can)
    {
      cv_verdict_add (said, CV_VALUE_GEMS, (int32_t) offer);
      cv_explain_gems (explained, "enough", offer);
    }
  else
    cv_explain_none (explained, "enough");
}

static void
explain_offer (const CvState *state,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  const BasariState *basari = &state->basari;
  bool is_lower = verdict->rule == RULE (BARTER_NOT_HIGHER);

  if ((!is_lower && !cv_verdict_is_legal (verdict)) ||
      !basari_is_answer (state, move->by))
    return;
  Comparison comparison =
      compare ((CvGems) cv_move_get (move, BASARI_ARG_OFFER, 0), basari->offer);
  explain_comparison (basari, &comparison, explained);
  cv_explain_verdict (explained, verdict);
  if (is_lower)
    explain_enough (basari, move, verdict, explained);
  say_comparison (basari, &comparison, verdict, explained);
}

/* The end of a round. */

/* Where somebody only said whether the player went round, nobody knows how far. */
static void
explain_lap (const CvTable *table,
             const BasariState *basari,
             int seat,
             CvExplained *explained)
{
  const BasariPlayer *player = &basari->player[seat];
  int line = cv_explain_open (explained, NULL, CV_PART_OBJECT);

  cv_explain_rule (explained, "why", RULE (SCORE_LAPS));
  cv_explain_player (explained, "to", seat);
  if (player->has_counted_lap || !table->board.present)
    {
      cv_explain_none (explained, "went");
      cv_explain_none (explained, "of");
    }
  else
    {
      cv_explain_number (explained, "went", (int32_t) player->travelled);
      cv_explain_number (explained, "of", table->board.n_arches);
    }
  cv_explain_number (explained, "points",
                     basari_went_round (table, player) ? basari->lap_worth : 0);
  cv_explain_close (explained, line);
}

static void
explain_majority (const CvTable *table,
                  const BasariState *basari,
                  int color,
                  CvExplained *explained)
{
  BasariMajority majority = basari_majority (basari, color);
  int line = cv_explain_open (explained, NULL, CV_PART_OBJECT);
  cv_explain_rule (explained, "why", RULE (SCORE_MAJORITIES));
  cv_explain_word (explained, "gem", gem_words[color]);
  cv_explain_number (explained, "worth", basari->majority_worth[color]);
  int inner = cv_explain_open (explained, "held", CV_PART_OBJECT);
  for (int seat = 0; seat < table->n_players; seat++)
    cv_explain_number_of (explained, seat, majority.held[seat]);
  cv_explain_close (explained, inner);
  inner = cv_explain_open (explained, "to", CV_PART_LIST);
  for (int seat = 0; seat < table->n_players; seat++)
    if (majority.leaders >> seat & 1)
      cv_explain_player (explained, NULL, seat);
  cv_explain_close (explained, inner);
  cv_explain_number (explained, "points", majority.points);
  inner = cv_explain_open (explained, "back", CV_PART_OBJECT);
  for (int seat = 0; seat < table->n_players; seat++)
    if (majority.leaders >> seat & 1)
      cv_explain_number_of (explained, seat, majority.back);
  cv_explain_close (explained, inner);
  cv_explain_close (explained, line);
}

/* Translators: players, a color of gems, the points and the returned gems of each. */
static const CvPhrase led_by[BASARI_SEATS + 1] = {
  { N_ ("Nobody has %1$s gems."), NULL },
  { N_ ("%1$p has the most %2$s gems: points +%3$s, gems −%4$s."), NULL },
  { N_ ("%1$p and %2$p have the most %3$s gems: points +%4$s, gems −%5$s each."),
    NULL },
  { N_ ("%1$p, %2$p and %3$p have the most %4$s gems: points +%5$s, gems −%6$s each."),
    NULL },
  { N_ ("All have the same number of %1$s gems: points +%2$s, gems −%3$s each."),
    NULL },
};
static const CvPhrase gone_round = { N_ ("%1$p has completed a lap: points +%2$s."),
                                     NULL };

static void
say_majority (const BasariState *basari, int color, CvExplained *explained)
{
  BasariMajority majority = basari_majority (basari, color);
  int n = basari_count_seats (majority.leaders);
  CvVerdict *said = cv_explain_say (explained, RULE (SCORE_MAJORITIES), &led_by[n]);

  for (int seat = 0; n < BASARI_SEATS && seat < BASARI_SEATS; seat++)
    if (majority.leaders >> seat & 1)
      cv_verdict_add (said, CV_VALUE_PLAYER, seat);
  cv_verdict_add_term (said, basari_gem_terms[color]);
  if (n == 0)
    return;
  cv_verdict_add (said, CV_VALUE_COUNT, majority.points);
  cv_verdict_add (said, CV_VALUE_COUNT, majority.back);
}

static void
say_lap (const CvTable *table,
         const BasariState *basari,
         int seat,
         CvExplained *explained)
{
  if (!basari_went_round (table, &basari->player[seat]))
    return;
  CvVerdict *said = cv_explain_say (explained, RULE (SCORE_LAPS), &gone_round);
  cv_verdict_add (said, CV_VALUE_PLAYER, seat);
  cv_verdict_add (said, CV_VALUE_COUNT, basari->lap_worth);
}

static void
explain_end_round (const CvTable *table,
                   const CvState *state,
                   const CvVerdict *verdict,
                   CvExplained *explained)
{
  const BasariState *basari = &state->basari;
  int list = cv_explain_open (explained, "lines", CV_PART_LIST);

  cv_explain_verdict (explained, verdict);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      explain_lap (table, basari, seat, explained);
      say_lap (table, basari, seat, explained);
    }
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      explain_majority (table, basari, color, explained);
      say_majority (basari, color, explained);
    }
  cv_explain_close (explained, list);
}

/* Start disks: who is displaced by one. */
static void
explain_start (const CvTable *table,
               const CvState *state,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  static const CvPhrase moves_on = {
    N_ ("%1$p had chosen no archway and stands on archway %2$s now."), NULL
  };
  CvState next = *state;

  table->game->apply (table, &next, move);
  cv_explain_verdict (explained, verdict);
  for (int seat = 0; seat < table->n_players; seat++)
    if (seat != move->by &&
        next.basari.player[seat].arch != state->basari.player[seat].arch)
      {
        CvVerdict *said = cv_explain_say (explained, verdict->rule, &moves_on);
        cv_verdict_add (said, CV_VALUE_PLAYER, seat);
        cv_verdict_add (said, CV_VALUE_COUNT, next.basari.player[seat].arch + 1);
      }
}

/* In free turns order is not checked; that nobody does an action, or that nobody has
   gone round, is told all the same. */
static void
say_guided (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            const CvVerdict *verdict,
            CvExplained *explained)
{
  static const CvPhrase guided_refuse = { N_ ("Guided turns would say no."), NULL };
  CvState guided = *state;
  CvVerdict answer;
  CvJudge judge = { .overrule = false, .verdict = &answer };

  guided.common.turns = CV_TURNS_GUIDED;
  table->game->check (table, &guided, move, &judge);
  if (answer.rule != RULE (ACTION_NOBODY) && answer.rule != RULE (ROUND_NOT_OVER))
    return;
  if (explained->n_says == 0)
    cv_explain_verdict (explained, verdict);
  cv_explain_say (explained, answer.rule, &guided_refuse);
  cv_explain_verdict (explained, &answer);
}

static void
explain_legal (const CvTable *table,
               const CvState *state,
               const CvMove *move,
               const CvVerdict *verdict,
               CvExplained *explained)
{
  const BasariPlayer *player = &state->basari.player[move->by < 0 ? 0 : move->by];

  switch (move->verb - CV_VERB_GAME)
    {
    case BASARI_VERB_START:
      explain_start (table, state, move, verdict, explained);
      break;
    case BASARI_VERB_DIE:
      explain_die (table, state, move, verdict, explained);
      break;
    case BASARI_VERB_POINTS:
      explain_points (move, verdict, player->arch,
                      basari_shown (table, player->arch, move), explained);
      break;
    case BASARI_VERB_GEMS:
      explain_gems (table, state, move, verdict, explained);
      break;
    case BASARI_VERB_END_ROUND:
      explain_end_round (table, state, verdict, explained);
      break;
    }
  if (!basari_is_guided (state))
    say_guided (table, state, move, verdict, explained);
}

/* Rules that leave open what is so at the moment. */
static void
explain_illegal (const CvTable *table,
                 const CvState *state,
                 const CvMove *move,
                 const CvVerdict *verdict,
                 CvExplained *explained)
{
  bool accepts = move->verb == CV_VERB_GAME + BASARI_VERB_ACCEPT;

  if (verdict->rule == RULE (ACTION_ORDER))
    {
      cv_explain_verdict (explained, verdict);
      basari_say_due (table, &state->basari, &explained->say[0]);
    }
  if (verdict->rule == RULE (BARTER_NOT_YOUR_TURN))
    {
      cv_explain_verdict (explained, verdict);
      basari_say_silence (state, move->by, accepts, &explained->say[0]);
    }
}

void
basari_explain (const CvTable *table,
                const CvState *state,
                const CvMove *move,
                const CvVerdict *verdict,
                CvExplained *explained)
{
  assert (verdict != NULL && verdict->rule != NULL && explained != NULL);
  if (move->verb == CV_VERB_GAME + BASARI_VERB_OFFER)
    explain_offer (state, move, verdict, explained);
  if (cv_verdict_is_legal (verdict))
    explain_legal (table, state, move, verdict, explained);
  else
    explain_illegal (table, state, move, verdict, explained);
}
