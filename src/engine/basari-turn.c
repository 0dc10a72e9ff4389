/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a turn of Basari goes: which action is due, who barters for it and whose word it
   is. The same bookkeeping is kept in free turns,
   so that a game can change to guided turns at any time. Paragraphs are named as in the
   Italian sheet; "ours" marks our reading where it is silent. */
#include "basari-internal.h"

#include <assert.h>

int
basari_count_seats (uint8_t seats)
{
  assert (seats >> BASARI_SEATS == 0);

  int n = 0;
  for (; seats != 0; seats &= (uint8_t) (seats - 1))
    n++;
  return n;
}

int
basari_first_seat (uint8_t seats)
{
  assert (seats >> BASARI_SEATS == 0);
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (seats >> seat & 1)
      return seat;
  return CV_NO_PLAYER;
}

/* Svolgimento del gioco: "Il gioco si conclude dopo tre turni". */
bool
basari_is_over (const BasariState *basari)
{
  return basari->common.declared || basari->n_rounds >= BASARI_ROUNDS;
}

int32_t
basari_points (const BasariPlayer *player)
{
  assert (player != NULL);
  return player->actions + player->laps + player->majorities;
}

bool
basari_has_all (CvGems hand, CvGems gems)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    if (cv_gems_count (gems, color) > cv_gems_count (hand, color))
      return false;
  return true;
}

CvGems
basari_supply (const BasariState *basari)
{
  CvGems supply = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int left = BASARI_BOX;
      for (int seat = 0; seat < BASARI_SEATS; seat++)
        left -= cv_gems_count (basari->player[seat].gems, color);
      assert (left >= 0);
      supply += cv_gems_of (color, left);
    }
  return supply;
}

/* GIOIELLI: "Prendete dal rifornimento centrale i gioielli indicati". A colour that
   runs out gives what is left (ours). */
CvGems
basari_takes (const BasariState *basari, CvGems shown)
{
  CvGems supply = basari_supply (basari), takes = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int wanted = cv_gems_count (shown, color), left = cv_gems_count (supply, color);
      takes += cv_gems_of (color, wanted < left ? wanted : left);
    }
  return takes;
}

/* The action that is due. */

uint8_t
basari_choosers (const BasariState *basari, int action)
{
  assert (action >= 0 && action < BASARI_ACTIONS);

  uint8_t choosers = 0;
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (basari->player[seat].choice == action)
      choosers |= (uint8_t) (1u << seat);
  return choosers;
}

/* Nota: "prima DADI, poi PUNTI, poi GIOIELLI". The sheet says it of two barters; taking
   all actions in that order is ours. */
int
basari_due (const BasariState *basari)
{
  if (basari->phase != BASARI_TO_ACT)
    return BASARI_NO_ACTION;
  for (int action = 0; action < BASARI_ACTIONS; action++)
    if ((basari->done >> action & 1) == 0)
      return action;
  return BASARI_NO_ACTION;
}

int
basari_doer (const BasariState *basari)
{
  int due = basari_due (basari);
  if (due == BASARI_NO_ACTION)
    return CV_NO_PLAYER;

  uint8_t choosers = basari_choosers (basari, due);
  return basari_count_seats (choosers) == 1 ? basari_first_seat (choosers)
                                            : basari->winner;
}

/* Fase 2: an action chosen by three or four is done by nobody. Nor is one for which two
   should barter when neither has a gem to offer (ours). */
static bool
is_nobodys (const BasariState *basari, int action)
{
  uint8_t choosers = basari_choosers (basari, action);
  int n = basari_count_seats (choosers);
  if (n == 1 || basari->winner != CV_NO_PLAYER)
    return false;
  if (n != 2)
    return true;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if ((choosers >> seat & 1) && basari->player[seat].gems != 0)
      return false;
  return true;
}

void
basari_settle (BasariState *basari)
{
  int due;
  while ((due = basari_due (basari)) != BASARI_NO_ACTION && is_nobodys (basari, due))
    {
      basari->done |= (uint8_t) (1u << due);
      if (basari_choosers (basari, due) != 0)
        basari->nobodys |= (uint8_t) (1u << due);
    }
  if (due == BASARI_NO_ACTION && basari->phase == BASARI_TO_ACT)
    basari->phase = BASARI_TO_ROLL;
}

int
basari_action_of (const CvMove *move)
{
  int action = move->verb - CV_VERB_GAME - BASARI_VERB_DIE;
  assert (action >= 0 && action < BASARI_ACTIONS);
  return action;
}

bool
basari_is_printed (const CvTable *table, int arch, int action)
{
  assert (arch >= 0 && arch < table->board.n_arches);
  assert (action == BASARI_POINTS || action == BASARI_GEMS);
  return action == BASARI_POINTS ? table->board.has_arch_points[arch]
                                 : table->board.has_arch_gems[arch];
}

int32_t
basari_printed (const CvTable *table, int arch, int action)
{
  assert (arch >= 0);
  assert (arch < table->board.n_arches);
  return action == BASARI_POINTS ? table->board.arch_points[arch]
                                 : (int32_t) table->board.arch_gems[arch];
}

int32_t
basari_shown (const CvTable *table, int arch, const CvMove *move)
{
  assert (move->n_atoms == 0 || move->atoms != NULL);
  if (move->n_atoms > 0)
    return move->atoms[BASARI_ARG_SHOWN].value;
  return basari_printed (table, arch, basari_action_of (move));
}

/* Barters. */

/* "Il primo giocatore fa un'offerta": who that is the sheet leaves open; other editions
   say the one further ahead on points. Level, either may; a player without gems leaves
   it to the other (ours). */
static uint8_t
find_openers (const BasariState *basari, uint8_t two)
{
  int one = basari_first_seat (two);
  int other = basari_first_seat ((uint8_t) (two & ~(1u << one)));
  int32_t lead =
      basari_points (&basari->player[one]) - basari_points (&basari->player[other]);

  if (basari->player[one].gems == 0)
    return (uint8_t) (1u << other);
  if (basari->player[other].gems == 0)
    return (uint8_t) (1u << one);
  if (lead == 0)
    return two;
  return (uint8_t) (1u << (lead > 0 ? one : other));
}

BasariBarter
basari_barter (const BasariState *basari)
{
  BasariBarter barter = { 0 };
  int due = basari_due (basari);
  if (due == BASARI_NO_ACTION || basari_doer (basari) != CV_NO_PLAYER)
    return barter;

  barter.two = basari_choosers (basari, due);
  assert (basari_count_seats (barter.two) == 2);
  barter.has_offer =
      basari->offerer != CV_NO_PLAYER && (barter.two >> basari->offerer & 1);
  barter.speakers = find_openers (basari, barter.two);
  if (barter.has_offer)
    barter.speakers = (uint8_t) (barter.two & ~(1u << basari->offerer));
  return barter;
}

bool
basari_is_answer (const CvState *state, int by)
{
  assert (by >= 0 && by < BASARI_SEATS);

  const BasariState *basari = &state->basari;
  if (basari_is_guided (state) && !basari_barter (basari).has_offer)
    return false;
  return basari->offerer != CV_NO_PLAYER && basari->offerer != by;
}

/* Fase 2: "offrendo più gioielli, o offrendo lo stesso numero dei gioielli ma con un
   valore maggiore", which is settled by red, then yellow, then green. With all these
   equal the light blue ones are equal too, and the offer is not higher. */
bool
basari_beats (CvGems offer, CvGems last)
{
  int more = cv_gems_total (offer) - cv_gems_total (last);

  for (int color = CV_GEM_RED; more == 0 && color <= CV_GEM_GREEN; color++)
    more = cv_gems_count (offer, color) - cv_gems_count (last, color);
  return more > 0;
}

void
basari_close_barter (BasariState *basari)
{
  basari->offerer = CV_NO_PLAYER;
  basari->offer = 0;
}

/* Pieces and points. */

void
basari_advance (const CvTable *table, BasariPlayer *player, int n)
{
  assert (table->board.n_arches > 0);
  assert (n >= 1 && n <= 6);
  player->arch = (uint8_t) ((player->arch + n) % table->board.n_arches);
  player->travelled += (uint32_t) n;
  player->is_by_seat = false;
}

/* In free turns a record of any length may pile up points: a line stops at a third of
   what its total can hold. */
void
basari_add (int32_t *line, int32_t points)
{
  assert (line != NULL);

  const int32_t most = INT32_MAX / 3;
  assert (points >= 0 && *line >= 0 && *line <= most);
  *line = points > most - *line ? most : *line + points;
}
