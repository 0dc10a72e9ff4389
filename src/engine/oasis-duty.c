/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in guided turns: what a player has to place, and the noble's free action. "Il
   giocatore deve svolgere tutte le azioni indicate dalle carte". */
#include "oasis-internal.h"

#include <assert.h>

/* What the supply lacks lapses; so do camels when the path is full. */

int
oasis_tiles_owed (const OasisState *oasis, int kind)
{
  assert (kind >= 0 && kind < OASIS_KINDS);

  int owed = oasis->round.owed[kind];
  return owed < oasis->tiles_left[kind] ? owed : oasis->tiles_left[kind];
}

bool
oasis_can_lay (const CvTable *table, const OasisState *oasis, int seat, int kind)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (kind >= 0 && kind < OASIS_KINDS);

  CvSet cells = oasis_legal_tiles (&table->board, oasis, table->n_players, seat,
                                   (OasisKind) kind);
  return !cv_set_is_empty (&cells, table->board.n_words);
}

bool
oasis_has_tile_to_lay (const CvTable *table, const OasisState *oasis, int kind)
{
  assert (kind >= 0 && kind < OASIS_KINDS);
  assert (oasis->round.taker < table->n_players);
  return oasis_tiles_owed (oasis, kind) > 0 &&
         oasis_can_lay (table, oasis, oasis->round.taker, kind);
}

int
oasis_camels_owed (const CvTable *table, const OasisState *oasis)
{
  assert (table != NULL && oasis != NULL);
  return oasis_is_path_full (table, oasis) ? 0 : oasis->round.owed_camels;
}

/* Italian: with none in hand they may be moved or the card ignored; French: they must.
 */
bool
oasis_must_use_camels (const CvTable *table, const CvState *state)
{
  const OasisState *oasis = &state->oasis;
  return oasis_camels_owed (table, oasis) > 0 &&
         (oasis_camels_in_hand (table, oasis, oasis->round.taker) > 0 ||
          state->common.option[OPTION_CAMELS_MUST]);
}

static bool
has_duty_left (const CvTable *table, const CvState *state)
{
  const OasisState *oasis = &state->oasis;
  if (oasis->round.taker == CV_NO_PLAYER)
    return false;
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (oasis_has_tile_to_lay (table, oasis, kind))
      return true;
  return oasis_must_use_camels (table, state);
}

/* What a move is about: a kind of tile, OASIS_CAMELS_OWED, or the free action itself.
 */
static int
find_subject (const CvMove *move)
{
  if (move->verb == OASIS_CAMEL)
    return OASIS_PIECE_CAMEL;
  return cv_move_get (move, move->verb == OASIS_SKIP ? SKIP_WHAT : PLACE_TILE, 0);
}

int
oasis_owed (const CvTable *table, const OasisState *oasis, int seat, int piece)
{
  assert (seat >= CV_NO_PLAYER && seat < table->n_players);
  assert (piece >= 0 && piece < OASIS_PIECES);
  if (oasis->round.taker != seat)
    return 0;
  return piece == OASIS_PIECE_CAMEL ? oasis_camels_owed (table, oasis)
                                    : oasis_tiles_owed (oasis, piece);
}

/* The free action itself is never owed. */
static bool
is_owed (const CvTable *table, const OasisState *oasis, int what)
{
  return what != OASIS_SKIP_ACTION &&
         oasis_owed (table, oasis, oasis->round.taker, what) > 0;
}

/* "Il giocatore con il Dischetto Nobile può piazzare una tessera o un cammello": one
   from the hand, in our reading. */
bool
oasis_is_noble_free (const CvTable *table, const OasisState *oasis, const CvMove *move)
{
  assert (move->verb == OASIS_PLACE || move->verb == OASIS_CAMEL ||
          move->verb == OASIS_SKIP);

  bool moves_camel =
      move->verb == OASIS_CAMEL && cv_move_get (move, CAMEL_FROM, 0) != CV_ABSENT;
  bool skips_other =
      move->verb == OASIS_SKIP && cv_move_get (move, SKIP_WHAT, 0) != OASIS_SKIP_ACTION;
  return oasis->round.chance == OASIS_CHANCE_OPEN && !moves_camel && !skips_other &&
         oasis_find_holder (table, oasis, 1) == move->by;
}

/* Why a piece is not owed. */

typedef enum
{
  REASON_PATH_FULL,
  REASON_SUPPLY,
  REASON_DONE,
  REASON_NOT_ASKED,
  REASON_KIND,
  REASON_OTHER,
  REASON_NOBODY,
  REASON_LATE,
  REASON_HAND,
  REASON_NO_DUTY /* the noble skips what no card has asked for */
} Reason;

/* The word of the files, and a sentence for a tile and one for camels: [player, kind of
   tile, the player whose turn it is]. */
static const struct
{
  const char *word;
  CvPhrase tile, camel;
} reasons[] = {
  [REASON_PATH_FULL] = { "path-full",
                         { NULL, NULL },
                         { N_ ("The camel path is full: no camel is placed or moved, "
                               "and what a card still asks for lapses."),
                           NULL } },
  [REASON_SUPPLY] = { "supply",
                      { N_ ("No %2$s tile is left in the supply: what a card still "
                            "asks for lapses."),
                        NULL },
                      { NULL, NULL } },
  [REASON_DONE] = { "done",
                    { N_ ("%1$p has placed every %2$s tile that the cards ask for."),
                      NULL },
                    { N_ ("%1$p has used every camel that the cards ask for."),
                      NULL } },
  [REASON_NOT_ASKED] = { "done",
                         { N_ ("%1$p has taken no card that asks for %2$s tiles."),
                           NULL },
                         { N_ ("%1$p has taken no card that asks for camels."),
                           NULL } },
  [REASON_KIND] = { "kind",
                    { N_ ("%1$p has taken no card that asks for %2$s tiles. Other "
                          "pieces are still to be placed."),
                      NULL },
                    { N_ ("%1$p has taken no card that asks for camels. Other pieces "
                          "are still to be placed."),
                      NULL } },
  [REASON_OTHER] = { "player",
                     { N_ ("Not now: %3$p has to place pieces first."), NULL },
                     { N_ ("Not now: %3$p has to place pieces first."), NULL } },
  [REASON_NOBODY] = { "player",
                      { N_ ("Not now: %1$p places what an offer’s cards ask for only "
                            "after taking that offer."),
                        NULL },
                      { N_ ("Not now: %1$p places what an offer’s cards ask for only "
                            "after taking that offer."),
                        NULL } },
  [REASON_LATE] = { "late",
                    { N_ ("Too late: %1$p had the Noble’s free action as the last step "
                          "of the round, and that is over."),
                      NULL },
                    { N_ ("Too late: %1$p had the Noble’s free action as the last step "
                          "of the round, and that is over."),
                      NULL } },
  [REASON_HAND] = { "hand",
                    { NULL, NULL },
                    { N_ ("The Noble’s free action places a camel from the hand. It "
                          "moves none."),
                      NULL } },
  [REASON_NO_DUTY] = { "done", { NULL, NULL }, { NULL, NULL } },
};

/* Of the player who took last: whose cards have asked for it, or ask for something
   else. */
static Reason
find_takers_reason (const CvTable *table, const OasisState *oasis, int what)
{
  if (oasis->round.had >> what & 1)
    return REASON_DONE;
  for (int other = 0; other <= OASIS_PIECE_CAMEL; other++)
    if (is_owed (table, oasis, other))
      return REASON_KIND;
  return REASON_NOT_ASKED;
}

/* The one who may place now, or CV_NO_PLAYER. */
static int
find_placer (const CvTable *table, const OasisState *oasis)
{
  int taker = oasis->round.taker;

  if (oasis->round.chance == OASIS_CHANCE_OPEN)
    return oasis_find_holder (table, oasis, 1);
  for (int what = 0; taker != CV_NO_PLAYER && what <= OASIS_PIECE_CAMEL; what++)
    if (is_owed (table, oasis, what))
      return taker;
  return CV_NO_PLAYER;
}

/* The first that holds, in the order of the page. */
static Reason
find_reason (const CvTable *table, const OasisState *oasis, const CvMove *move)
{
  int what = find_subject (move), placer = find_placer (table, oasis);

  if (what == OASIS_PIECE_CAMEL && oasis_is_path_full (table, oasis))
    return REASON_PATH_FULL;
  if (what < OASIS_PIECE_CAMEL && oasis->tiles_left[what] == 0)
    return REASON_SUPPLY;
  if (what <= OASIS_PIECE_CAMEL && oasis->round.taker == move->by)
    return find_takers_reason (table, oasis, what);
  if (placer != CV_NO_PLAYER && placer != move->by)
    return REASON_OTHER;
  if (oasis->round.chance == OASIS_CHANCE_GONE &&
      oasis_find_holder (table, oasis, 1) == move->by)
    return REASON_LATE;
  if (placer == move->by && move->verb == OASIS_CAMEL)
    return REASON_HAND;
  return placer == move->by ? REASON_NO_DUTY : REASON_NOBODY;
}

static void
say_reason (const CvTable *table,
            const OasisState *oasis,
            const CvMove *move,
            CvVerdict *verdict)
{
  int what = find_subject (move), placer = find_placer (table, oasis);
  Reason reason = find_reason (table, oasis, move);
  const CvPhrase *phrase =
      what == OASIS_PIECE_CAMEL ? &reasons[reason].camel : &reasons[reason].tile;

  verdict->phrase = phrase->text != NULL ? phrase : NULL;
  cv_verdict_add (verdict, CV_VALUE_PLAYER, move->by);
  cv_verdict_add_term (verdict, what < OASIS_PIECE_CAMEL ? oasis_kind_terms[what]
                                                         : N_ ("camel"));
  if (placer != CV_NO_PLAYER)
    cv_verdict_add (verdict, CV_VALUE_PLAYER, placer);
}

const char *
oasis_duty_reason (const CvTable *table, const OasisState *oasis, const CvMove *move)
{
  assert (move->by >= 0 && move->by < table->n_players);
  return reasons[find_reason (table, oasis, move)].word;
}

bool
oasis_check_duty (const CvTable *table,
                  const CvState *state,
                  const CvMove *move,
                  CvJudge *judge)
{
  assert (judge != NULL && judge->verdict != NULL);

  const OasisState *oasis = &state->oasis;

  if (move->verb == OASIS_TAKE || move->verb == OASIS_END_ROUND)
    {
      if (!has_duty_left (table, state) ||
          !cv_judge_stops (judge, RULE (DUTY_UNFINISHED)))
        return false;
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, oasis->round.taker);
      return true;
    }
  if (move->verb != OASIS_PLACE && move->verb != OASIS_CAMEL &&
      move->verb != OASIS_SKIP)
    return false;
  if ((oasis->round.taker == move->by && is_owed (table, oasis, find_subject (move))) ||
      oasis_is_noble_free (table, oasis, move) ||
      !cv_judge_stops (judge, RULE (DUTY_NONE)))
    return false;
  say_reason (table, oasis, move, judge->verdict);
  return true;
}

/* Closing the chance; an end that the free action has brought about holds at once:
   both booklets have it as the last step of the round. */
static void
close_chance (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  OasisRound *round = &oasis->round;

  if (oasis_is_noble_free (table, oasis, move))
    round->ends_by_noble = (uint8_t) (oasis->saw & ~round->ends_at_close);
  if (round->chance == OASIS_CHANCE_OPEN)
    round->chance = OASIS_CHANCE_GONE;
}

void
oasis_pay_duty (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  assert (move->verb == OASIS_PLACE || move->verb == OASIS_CAMEL);
  assert (move->by >= 0 && move->by < table->n_players);

  OasisRound *round = &oasis->round;
  uint16_t *owed = move->verb == OASIS_CAMEL
                       ? &round->owed_camels
                       : &round->owed[cv_move_get (move, PLACE_TILE, 0)];

  if (round->taker == move->by && *owed > 0)
    (*owed)--;
  else
    close_chance (table, oasis, move);
}
