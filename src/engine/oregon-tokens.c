/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of Oregon's tokens, which are drawn unseen: what a hide and a reveal may
   say. A coal token is worth 1 to 3, a gold token 3 to 5, and there are seven of each
   value. How many a player holds is public, as long as the board tells it. */
#include "oregon-internal.h"

#include <assert.h>

#include "cv-secret.h"

#define OF_EACH_VALUE 7

/* The other values are 1 beside. */
static const int middle[OREGON_HEAPS] = { OREGON_COAL_LEAST + 1,
                                          OREGON_GOLD_LEAST + 1 };

_Static_assert(OREGON_COAL_MOST - OREGON_COAL_LEAST == 2 &&
                   OREGON_GOLD_MOST - OREGON_GOLD_LEAST == 2,
               "three values each");
static const int heap_worth[OREGON_HEAPS] = { 42, 84 };

/* Handfuls of tokens of which the sums are known. One of n tokens whose sum is `excess`
   above n middle ones holds that many high ones (low ones, where it is below 0), and of
   the rest any two may be a low and a high one in place of two middle ones. */
typedef struct
{
  int n, low, high; /* tokens in all; low and high ones at the least */
  int pairs;        /* of a low and a high one, at the most */
} Handfuls;

static void
add_handful (Handfuls *all, int n, int excess)
{
  int beside = excess < 0 ? -excess : excess;

  assert (beside <= n);
  all->n += n;
  all->low += excess < 0 ? beside : 0;
  all->high += excess > 0 ? beside : 0;
  all->pairs += (n - beside) / 2;
}

/* Whether a heap can hold them together: no more than seven of each value. */
static bool
are_in_heap (const Handfuls *all)
{
  int n_middle = all->n - all->low - all->high;
  int least = n_middle > OF_EACH_VALUE ? (n_middle - OF_EACH_VALUE + 1) / 2 : 0;
  int beside = all->low > all->high ? all->low : all->high;

  return least <= all->pairs && beside + least <= OF_EACH_VALUE;
}

/* The sums that n tokens can have beside these. What is between the two is possible as
   well, and there is always one: nobody has tokens that the heap lacks. */
static void
find_sums (const Handfuls *beside, int heap, int n, int *ret_least, int *ret_most)
{
  bool found = false;

  *ret_least = *ret_most = n * middle[heap];
  for (int excess = -n; excess <= n; excess++)
    {
      Handfuls all = *beside;
      add_handful (&all, n, excess);
      if (!are_in_heap (&all))
        continue;
      *ret_most = n * middle[heap] + excess;
      if (!found)
        *ret_least = *ret_most;
      found = true;
    }
}

/* What is revealed by all but one player (CV_NO_PLAYER: by all) where it is known of
   how many tokens. */
static Handfuls
find_revealed (const CvTable *table, const CvState *state, int but, int heap)
{
  Handfuls all = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    {
      int n = state->oregon.shown[seat][heap];
      if (seat != but && oregon_tokens_are_tracked (table, &state->oregon, seat))
        add_handful (&all, n,
                     state->common.secret[seat][heap].revealed - n * middle[heap]);
    }
  return all;
}

typedef struct
{
  int least, most;
  unsigned because; /* the players whose reveals narrow it down, a bit each seat */
} Limits;

/* What n tokens can be worth (n < 0: any number of them), beside what all but one
   player have revealed. Should that leave nothing, one of those is wrong, and the
   tokens are taken by themselves. */
static Limits
find_limits (const CvTable *table, const CvState *state, int but, int heap, int n)
{
  unsigned seats;
  int revealed = cv_secret_revealed (table, state, but, heap, &seats);
  int left = heap_worth[heap] > revealed ? heap_worth[heap] - revealed : 0;
  Handfuls others = find_revealed (table, state, but, heap);
  Limits alone = { 0, heap_worth[heap], 0 }, limits = { 0, left, seats };

  if (n >= 0)
    {
      find_sums (&(Handfuls){ 0 }, heap, n, &alone.least, &alone.most);
      find_sums (&others, heap, n, &limits.least, &limits.most);
      if (limits.most > left)
        limits.most = left;
    }
  bool same = limits.least == alone.least && limits.most == alone.most;
  return same || limits.least > limits.most ? alone : limits;
}

/* A hide puts the value of one token away; none is left to tell when all were revealed.
 */
static Limits
find_hide_limits (const CvTable *table, const CvState *state, int seat, int heap)
{
  const OregonState *oregon = &state->oregon;

  if (!oregon_tokens_are_tracked (table, oregon, seat))
    return find_limits (table, state, CV_NO_PLAYER, heap, -1);
  if (oregon->shown[seat][heap] >= oregon->tokens[seat][heap])
    return (Limits){ 0, 0, 0 };
  return find_limits (table, state, CV_NO_PLAYER, heap, 1);
}

/* A reveal tells the value of all tokens together. */
static Limits
find_reveal_limits (const CvTable *table, const CvState *state, int seat, int heap)
{
  bool tracked = oregon_tokens_are_tracked (table, &state->oregon, seat);
  return find_limits (table, state, seat, heap,
                      tracked ? state->oregon.tokens[seat][heap] : -1);
}

int
oregon_secret_most (const CvTable *table, const CvState *state, int seat, int heap)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (heap >= 0 && heap < OREGON_HEAPS);
  return find_reveal_limits (table, state, seat, heap).most;
}

/* %1$s are coal or gold tokens, %2$s and %3$s points, %4$s players. */
static const CvPhrase revealed_so_far = {
  N_ ("Not possible here: for the %1$s only a value of %2$s to %3$s can be right. "
      "Revealed so far by: %4$s."),
  NULL
};

bool
oregon_tokens_stop (
    int heap, int value, int least, int most, unsigned because, CvJudge *judge)
{
  assert (heap >= 0 && heap < OREGON_HEAPS);
  assert (least <= most);
  if ((value >= least && value <= most) ||
      !cv_judge_stops (judge, OREGON_RULE (BOX_TOKENS)))
    return false;
  cv_verdict_add_term (judge->verdict, oregon_heap_terms[heap]);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, least);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, most);
  if (because == 0)
    return true;
  judge->verdict->phrase = &revealed_so_far;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYERS, (int32_t) because);
  return true;
}

bool
oregon_check_secret (const CvTable *table,
                     const CvState *state,
                     const CvMove *move,
                     CvJudge *judge)
{
  assert (move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL);

  bool hides = move->verb == CV_VERB_HIDE;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (hides && (atom->arg != CV_ARG_ADD || atom->value == 0))
        continue;
      Limits limits = hides ? find_hide_limits (table, state, move->by, atom->key)
                            : find_reveal_limits (table, state, move->by, atom->key);
      if (oregon_tokens_stop (atom->key, atom->value, limits.least, limits.most,
                              limits.because, judge))
        return true;
    }
  return false;
}

/* Keeps how many tokens a reveal was about, all that are held, and how many were told
   by hides since then. */
void
oregon_apply_secret (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL);

  OregonState *oregon = &state->oregon;

  assert (move->by >= 0 && move->by < table->n_players);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      uint8_t *told = &oregon->told[move->by][atom->key];
      if (move->verb == CV_VERB_REVEAL)
        {
          oregon->shown[move->by][atom->key] = oregon->tokens[move->by][atom->key];
          *told = 0;
        }
      else if (atom->arg == CV_ARG_ADD && atom->value > 0 && *told < UINT8_MAX)
        ++*told;
    }
}

/* Where the board does not tell how many tokens there are, there may be some. */
unsigned
oregon_keys_held (const CvTable *table, const CvState *state, int seat)
{
  assert (seat >= 0 && seat < table->n_players);

  bool tracked = oregon_tokens_are_tracked (table, &state->oregon, seat);
  unsigned keys = 0;

  for (int heap = 0; heap < OREGON_HEAPS; heap++)
    if (!tracked || state->oregon.tokens[seat][heap] > 0)
      keys |= 1u << heap;
  return keys;
}

/* A line of the score sheet. It is known when it may be seen and when a value was told
   for every token held; after a count by hand the board no longer says how many those
   are, so any value told will do. */
CvLine
oregon_score_tokens (
    const CvTable *table, const CvState *state, int seat, OregonHeap heap, bool open)
{
  assert (seat >= 0 && seat < table->n_players);
  assert ((int) heap < OREGON_HEAPS);

  const OregonState *oregon = &state->oregon;
  int held = oregon->tokens[seat][heap], value = 0;
  int told = oregon->shown[seat][heap] + (open ? oregon->told[seat][heap] : 0);
  bool all_told = oregon_tokens_are_tracked (table, oregon, seat)
                      ? told >= held
                      : told > 0 || held == 0;
  CvLine line = { .rule = heap == OREGON_COAL ? OREGON_RULE (SCORE_COAL)
                                              : OREGON_RULE (SCORE_GOLD) };

  line.is_known =
      cv_secret_get (table, state, seat, (int) heap, open, &value) && all_told;
  line.points = line.is_known ? value : 0;
  return line;
}
