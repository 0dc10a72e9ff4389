/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden counts: what may be seen of them, and how they come about. */
#include "cv-secret.h"

#include <assert.h>

static unsigned
find_keys (const CvGame *game)
{
  unsigned keys = 0;
  for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL; key++)
    keys |= 1u << key;
  return keys;
}

static unsigned
find_keys_held (const CvTable *table, const CvState *state, int seat)
{
  return table->game->keys_held != NULL ? table->game->keys_held (table, state, seat)
                                        : find_keys (table->game);
}

bool
cv_secret_is_open (const CvTable *table, const CvState *state, int seat, bool open)
{
  assert (table != NULL && state != NULL);
  assert (seat >= 0 && seat < table->n_players);

  const CvCommon *common = &state->common;
  unsigned unstated = open ? common->unstated_box[seat] : common->unstated[seat];
  return (unstated & find_keys_held (table, state, seat)) != 0;
}

bool
cv_secret_is_told (const CvTable *table, const CvState *state, int seat)
{
  assert (table != NULL && state != NULL);
  assert (seat >= 0 && seat < table->n_players);

  unsigned held = find_keys_held (table, state, seat);
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    if ((held >> key & 1) && !state->common.secret[seat][key].is_revealed)
      return false;
  return !cv_secret_is_open (table, state, seat, false);
}

bool
cv_secret_get (const CvTable *table,
               const CvState *state,
               int seat,
               int key,
               bool open,
               int *ret_count)
{
  assert (ret_count != NULL);
  assert (key >= 0 && key < CV_HIDDEN_MOST);

  const CvSecret *secret = &state->common.secret[seat][key];
  if (cv_secret_is_open (table, state, seat, open))
    return false;
  *ret_count = secret->revealed + (open ? secret->hidden : 0);
  return true;
}

int
cv_secret_revealed (
    const CvTable *table, const CvState *state, int but, int key, unsigned *ret_seats)
{
  assert (table != NULL && state != NULL && ret_seats != NULL);
  assert (but >= CV_NO_PLAYER && but < table->n_players);
  assert (key >= 0 && key < CV_HIDDEN_MOST);

  int sum = 0;

  *ret_seats = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      int revealed = state->common.secret[seat][key].revealed;
      if (seat == but || revealed == 0)
        continue;
      sum += revealed;
      *ret_seats |= 1u << seat;
    }
  return sum;
}

static void
put_away (CvSecret *secret, int32_t amount)
{
  int32_t sum = secret->hidden + amount;
  secret->hidden = (uint16_t) (sum > UINT16_MAX ? UINT16_MAX : sum);
}

void
cv_secret_hide (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->verb == CV_VERB_HIDE && move->by >= 0);

  CvCommon *common = &state->common;
  uint8_t keys = (uint8_t) find_keys (table->game);

  common->unstated[move->by] = keys;
  if (cv_move_get (move, CV_ARG_BOX, 0) != CV_ABSENT)
    common->unstated_box[move->by] = keys;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == CV_ARG_ADD)
      put_away (&common->secret[move->by][move->atoms[i].key], move->atoms[i].value);
}

void
cv_secret_reveal (CvState *state, const CvMove *move)
{
  assert (move->verb == CV_VERB_REVEAL && move->by >= 0);

  CvCommon *common = &state->common;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      int key = move->atoms[i].key;
      uint8_t others = (uint8_t) ~(1u << key);
      common->secret[move->by][key] =
          (CvSecret){ .revealed = (uint16_t) move->atoms[i].value,
                      .is_revealed = true };
      common->unstated[move->by] &= others;
      common->unstated_box[move->by] &= others;
    }
}
