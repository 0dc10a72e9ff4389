/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the board and keeps a move from being legal, or what is missing there. */
#include "cv-mend-private.h"

static void
say_board (const CvMendQuestion *question, CvMendKind kind, CvMend *mend)
{
  /* Translators: what would make a refused step legal: if %1$s, a piece, did not lie on
     %2$s, a cell. */
  static const CvPhrase less = { N_ ("One piece less: %1$s on %2$s."), NULL };
  /* Translators: likewise; the piece belongs to %3$c. */
  static const CvPhrase less_of = { N_ ("One piece less: %3$c’s %1$s on %2$s."), NULL };
  /* Translators: likewise, if %1$s lay on %2$s. */
  static const CvPhrase more = { N_ ("One piece more: %1$s on %2$s."), NULL };
  static const CvPhrase more_of = { N_ ("One piece more: %3$c’s %1$s on %2$s."), NULL };
  const CvGame *game = question->table->game;
  const CvLook *look = &mend->look;
  bool is_owned = look->marker || game->pieces[look->piece].is_owned;
  const CvPhrase *phrase = kind == CV_MEND_LESS ? is_owned ? &less_of : &less
                           : is_owned           ? &more_of
                                                : &more;

  CvVerdict *verdict = cv_mend_say (mend, kind, phrase);
  cv_verdict_add_term (verdict, look->marker ? game->marker_term
                                             : game->pieces[look->piece].term);
  cv_verdict_add (verdict, CV_VALUE_CELL, mend->cell);
  if (is_owned)
    cv_verdict_add (verdict, CV_VALUE_PLAYER, look->owner);
}

/* Whether the move would be legal if that stood on the cell. */
static bool
is_legal_with (const CvMendQuestion *question,
               int bit,
               const CvLook *look,
               CvMend *mend)
{
  CvState state = *question->state;

  return question->table->game->alter (question->table, &state, bit, look) &&
         cv_mend_is_legal (question, &state, mend) &&
         question->table->game->sane (question->table, &state) == 0;
}

/* The piece goes; of a piece with a marker, the marker. */
static CvLook
take_away (CvLook look)
{
  if (look.marker)
    look.marker = false;
  else
    look.piece = -1;
  return look;
}

static bool
find_less_at (const CvMendQuestion *question, int bit, CvMend *mend)
{
  CvLook look = question->table->game->look (question->table, question->state, bit);

  if (look.piece < 0)
    return false;
  mend->look = look;
  look = take_away (look);
  return is_legal_with (question, bit, &look, mend);
}

/* Each piece there is, of each player where it has an owner; on a piece a marker. */
static bool
find_more_at (const CvMendQuestion *question, int bit, CvMend *mend)
{
  const CvGame *game = question->table->game;
  CvLook look = game->look (question->table, question->state, bit);
  int n_players = question->table->n_players;

  if (look.piece >= 0 && (look.marker || game->marker_term == NULL))
    return false;
  look.marker = look.piece >= 0;
  for (int piece = look.marker ? look.piece : 0; game->pieces[piece].id != NULL;
       piece++)
    {
      bool is_owned = look.marker || game->pieces[piece].is_owned;
      look.piece = (int8_t) piece;
      for (int seat = is_owned ? 0 : CV_NO_PLAYER; seat < (is_owned ? n_players : 0);
           seat++)
        {
          look.owner = (int8_t) seat;
          mend->look = look;
          if (is_legal_with (question, bit, &look, mend))
            return true;
        }
      if (look.marker)
        break;
    }
  return false;
}

bool
cv_mend_find_on_board (const CvMendQuestion *question,
                       CvMendKind kind,
                       const CvMend *refused,
                       CvMend *mend)
{
  const CvBoard *board = &question->table->board;

  *mend = *refused;
  if (!board->present || question->table->game->alter == NULL)
    return false;
  for (int i = 0; i < board->width * board->height; i++)
    {
      mend->cell = cv_cell (i % board->width, i / board->width);
      int bit = cv_board_known_bit (board, mend->cell);
      if (kind == CV_MEND_LESS ? find_less_at (question, bit, mend)
                               : find_more_at (question, bit, mend))
        {
          say_board (question, kind, mend);
          return true;
        }
    }
  return false;
}

bool
cv_mend_alter (const CvTable *table,
               const CvState *state,
               const CvMend *mend,
               CvState *ret_state)
{
  assert (table != NULL && state != NULL && mend != NULL && ret_state != NULL);
  if (mend->cell == CV_CELL_NONE)
    return false;
  CvLook look = mend->kinds == 1u << CV_MEND_LESS ? take_away (mend->look) : mend->look;
  *ret_state = *state;
  return table->game->alter (table, ret_state,
                             cv_board_known_bit (&table->board, mend->cell), &look);
}
