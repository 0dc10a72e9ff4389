/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: camels on their path. "Regole di piazzamento per il Sentiero dei Cammelli". */
#include "oasis-internal.h"

#include <assert.h>

int
oasis_camels_in_hand (const CvTable *table, const OasisState *oasis, int seat)
{
  assert (seat >= 0 && seat < table->n_players);
  return OASIS_CAMELS - cv_set_count (&oasis->camels[seat], table->board.n_words);
}

static bool
has_camel (const CvTable *table, const OasisState *oasis, int bit)
{
  bool has = false;
  for (int seat = 0; seat < table->n_players; seat++)
    has |= cv_set_has (&oasis->camels[seat], bit);
  return has;
}

CvSet
oasis_empty_path (const CvTable *table, const OasisState *oasis)
{
  CvSet empty = table->board.set[OASIS_SET_PATH];
  for (int seat = 0; seat < table->n_players; seat++)
    cv_set_subtract (&empty, &oasis->camels[seat], table->board.n_words);
  return empty;
}

bool
oasis_is_path (const CvTable *table, CvCell cell)
{
  int bit = cv_board_bit (&table->board, cell);

  return bit >= 0 && cv_set_has (&table->board.set[OASIS_SET_PATH], bit);
}

bool
oasis_is_path_full (const CvTable *table, const OasisState *oasis)
{
  CvSet empty = oasis_empty_path (table, oasis);
  return cv_set_is_empty (&empty, table->board.n_words);
}

/* Values of the camel rules: cell, player, cell the camel leaves. */
static void
add_camel_values (CvVerdict *verdict, const CvMove *move)
{
  int32_t from = cv_move_get (move, CAMEL_FROM, 0);
  cv_verdict_add (verdict, CV_VALUE_CELL, cv_move_get (move, CAMEL_AT, 0));
  cv_verdict_add (verdict, CV_VALUE_PLAYER, move->by);
  if (from != CV_ABSENT)
    cv_verdict_add (verdict, CV_VALUE_CELL, from);
}

/* The first rule of "Regole di piazzamento per il Sentiero dei Cammelli" that the move
   breaks, or NULL. A camel that moves must come from the player's own. */
static const CvRule *
find_broken_camel_rule (const CvTable *table,
                        const OasisState *oasis,
                        const CvMove *move,
                        CvJudge *judge)
{
  const CvBoard *board = &table->board;
  int bit = cv_board_bit (board, (CvCell) cv_move_get (move, CAMEL_AT, 0));
  int32_t from = cv_move_get (move, CAMEL_FROM, 0);
  int in_hand = oasis_camels_in_hand (table, oasis, move->by);

  /* Nothing can be recorded outside the grid, house rule or not. */
  if (bit < 0 || board->glyph[bit] == '#')
    return RULE (CAMEL_OFF_PATH);
  if (board->glyph[bit] != '=' && cv_judge_stops (judge, RULE (CAMEL_OFF_PATH)))
    return RULE (CAMEL_OFF_PATH);
  if (has_camel (table, oasis, bit))
    return RULE (CAMEL_OCCUPIED);
  if (from == CV_ABSENT)
    return in_hand == 0 && cv_judge_stops (judge, RULE (CAMEL_NONE_LEFT))
               ? RULE (CAMEL_NONE_LEFT)
               : NULL;
  if (in_hand > 0 && cv_judge_stops (judge, RULE (CAMEL_HAS_SPARE)))
    return RULE (CAMEL_HAS_SPARE);
  int from_bit = cv_board_bit (board, (CvCell) from);
  if (from_bit < 0 || !cv_set_has (&oasis->camels[move->by], from_bit))
    return RULE (CAMEL_NOT_YOURS);
  return NULL;
}

/* All 20 are on the path: what may be done instead depends on who asks for a camel. */
static const CvPhrase *
find_none_left_phrase (const CvTable *table,
                       const OasisState *oasis,
                       const CvMove *move)
{
  static const CvPhrase noble = {
    N_ ("%2$p has all 20 camels on the path, and the Noble’s free action moves "
        "none: it can only be a tile."),
    NULL
  };
  static const CvPhrase must = {
    N_ ("%2$p has all 20 camels on the path. When a card asks for camels, those "
        "must be moved instead."),
    NULL
  };

  if (oasis->common.turns == CV_TURNS_GUIDED &&
      oasis_is_noble_free (table, oasis, move))
    return &noble;
  return oasis->common.option[OPTION_CAMELS_MUST] ? &must : NULL;
}

void
oasis_check_camel (const CvTable *table,
                   const OasisState *oasis,
                   const CvMove *move,
                   CvJudge *judge)
{
  assert (move->verb == OASIS_CAMEL);
  assert (move->by >= 0 && move->by < table->n_players);

  const CvRule *rule = find_broken_camel_rule (table, oasis, move, judge);
  bool moves = cv_move_get (move, CAMEL_FROM, 0) != CV_ABSENT;

  if (rule == NULL)
    rule = moves ? RULE (CAMEL_MOVE) : RULE (CAMEL_PLACE);
  cv_verdict_set (judge->verdict, rule);
  if (rule == RULE (CAMEL_NONE_LEFT))
    judge->verdict->phrase = find_none_left_phrase (table, oasis, move);
  add_camel_values (judge->verdict, move);
}

void
oasis_apply_camel (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  assert (move->verb == OASIS_CAMEL);
  assert (move->by >= 0 && move->by < table->n_players);

  int32_t from = cv_move_get (move, CAMEL_FROM, 0);
  CvSet *camels = &oasis->camels[move->by];

  if (from != CV_ABSENT)
    cv_set_remove (camels, cv_board_bit (&table->board, (CvCell) from));
  cv_set_add (camels,
              cv_board_bit (&table->board, (CvCell) cv_move_get (move, CAMEL_AT, 0)));
}

int
oasis_largest_herd (const CvBoard *board, const CvSet *camels)
{
  assert (board != NULL && camels != NULL);

  CvSet rest = *camels;
  int n_rest = cv_set_count (camels, board->n_words), largest = 0;

  for (int bit = 0; n_rest > largest;)
    {
      bit = cv_set_next (&rest, bit, board->n_words);
      int herd = cv_set_take_part (&rest, bit, board->stride, board->n_words);
      n_rest -= herd;
      if (herd > largest)
        largest = herd;
    }
  return largest;
}

int
oasis_find_herd (const CvBoard *board, const CvSet *camels, CvSet *ret_herd)
{
  assert (board != NULL && camels != NULL && ret_herd != NULL);

  CvSet rest = *camels;
  int largest = 0;

  *ret_herd = (CvSet){ { 0 } };
  for (int bit = cv_set_next (&rest, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&rest, bit, board->n_words))
    {
      CvSet herd = rest;
      int n = cv_set_take_part (&rest, bit, board->stride, board->n_words);
      cv_set_subtract (&herd, &rest, board->n_words);
      if (n > largest)
        {
          largest = n;
          *ret_herd = herd;
        }
    }
  return largest;
}
