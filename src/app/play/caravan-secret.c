/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-secret.h"

#include <string.h>

#include "caravan-game.h"
#include "caravan-words.h"
#include "cv-secret.h"

/* Waiting grows to about an hour and no further. */
#define WRONG_MOST 13

int
caravan_secret_n_keys (const CvGame *game)
{
  int n = 0;

  while (game->hidden_keys != NULL && game->hidden_keys[n] != NULL)
    n++;
  return n;
}

gboolean
caravan_secret_has_sums (const CvGame *game)
{
  const CaravanSecretWords *words = caravan_game_find (game)->words->secrets;

  return words != NULL && words->values != NULL;
}

const char *
caravan_secret_term (const CvGame *game, int key)
{
  if (caravan_secret_has_sums (game))
    return caravan_game_find (game)->words->secrets->values[key];
  return game->hidden_terms[key];
}

gboolean
caravan_secret_is_locked (CaravanMatch *match, int seat)
{
  return rec_record_lock (caravan_match_get_record (match), seat) != NULL;
}

gboolean
caravan_secret_is_revealed (CaravanMatch *match, int seat)
{
  return cv_secret_is_told (caravan_match_get_table (match),
                            caravan_match_get_state (match), seat);
}

/* Opening and shutting. */

gboolean
caravan_secret_is_open (const CaravanSecret *secret)
{
  return secret->match != NULL;
}

gboolean
caravan_secret_open (
    CaravanSecret *secret, CaravanMatch *match, int seat, RecKey *key, RecError *error)
{
  g_assert (!caravan_secret_is_open (secret));
  *secret = (CaravanSecret){ .match = g_object_ref (match), .seat = seat, .key = key };
  /* What was just put away may still be on its way to the disk. */
  caravan_match_flush (match);
  gboolean whole =
      rec_lock_count (caravan_match_get_record (match), seat, key, secret->was, error);
  memcpy (secret->now, secret->was, sizeof secret->now);
  return whole;
}

static void
forget (CaravanSecret *secret)
{
  g_clear_object (&secret->match);
  if (secret->key != NULL)
    rec_key_free (secret->key);
  memset (secret, 0, sizeof *secret);
}

/* Changes: up in one hide. Down in the same box where there is a lock; in the open
   nothing below 0 can be written, so the step that brought it is corrected. */

static void
find_change (const CaravanSecret *secret, int sign, int *ret_change)
{
  gboolean locked = caravan_secret_is_locked (secret->match, secret->seat);

  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    {
      int change = secret->now[key] - secret->was[key];
      gboolean wanted = locked ? sign > 0 : change * sign > 0;
      ret_change[key] = wanted ? change : 0;
    }
}

static gboolean
is_nothing (const int *counts)
{
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    if (counts[key] != 0)
      return FALSE;
  return TRUE;
}

/* How much of a key the player has put away in the open since the last reveal. */
static int
count_in_the_open (CaravanMatch *match, int seat, int key)
{
  return caravan_match_get_state (match)->common.secret[seat][key].hidden;
}

gboolean
caravan_secret_can_take_out (const CaravanSecret *secret, int key)
{
  int gone = secret->was[key] - secret->now[key];

  if (secret->now[key] <= 0)
    return FALSE;
  return caravan_secret_is_locked (secret->match, secret->seat) ||
         gone < count_in_the_open (secret->match, secret->seat, key);
}

/* The owner knows all that is in the drawer, so it keeps to what the box holds beside
   what others have revealed, in the words that a reveal would be refused with. */
static gboolean
is_in_box (CaravanSecret *secret, int key, int count, RecError *error)
{
  const CvTable *table = caravan_match_get_table (secret->match);
  const CvState *state = caravan_match_get_state (secret->match);
  int counts[CV_HIDDEN_MOST] = { 0 };

  if (table->game->secret_most == NULL ||
      count <= table->game->secret_most (table, state, secret->seat, key))
    return TRUE;
  counts[key] = count;
  json_t *event =
      rec_lock_reveal (caravan_match_get_record (secret->match), secret->seat, counts);
  rec_record_may_play (caravan_match_get_record (secret->match), event, error);
  json_decref (event);
  return FALSE;
}

gboolean
caravan_secret_change (CaravanSecret *secret, int key, int by, RecError *error)
{
  *error = (RecError){ 0 };
  if (by < 0 ? !caravan_secret_can_take_out (secret, key)
             : !is_in_box (secret, key, secret->now[key] + by, error))
    return FALSE;
  secret->now[key] += by;
  return TRUE;
}

gboolean
caravan_secret_put_away (CaravanMatch *match,
                         int seat,
                         const int counts[CV_HIDDEN_MOST],
                         RecError *error)
{
  json_t *event = rec_lock_hide (caravan_match_get_record (match),
                                 caravan_match_get_ahead (match), seat, counts);

  *error = (RecError){ 0 };
  gboolean taken = event != NULL && caravan_match_play (match, event, error);
  json_decref (event);
  return taken;
}

/* The last step that put something of this key away in the open. */
static gboolean
find_brought (CaravanSecret *secret, int key, gsize *ret_step, json_t **ret_event)
{
  RecRecord *record = caravan_match_get_record (secret->match);
  CvMatch *log = caravan_match_get_log (secret->match);
  const char *name = caravan_match_get_table (secret->match)->game->hidden_keys[key];

  for (gsize step = cv_match_n_steps (log); step > 0; step--)
    {
      gsize entry = cv_match_step_entry (log, step - 1);
      CvMove move = cv_match_entry_move (log, entry);
      if (move.verb != CV_VERB_HIDE || move.by != secret->seat)
        continue;
      json_t *event = rec_record_event (record, entry);
      if (json_integer_value (json_object_get (json_object_get (event, "add"), name)) >
          0)
        {
          *ret_step = step - 1;
          *ret_event = event;
          return TRUE;
        }
      json_decref (event);
    }
  return FALSE;
}

/* Takes up to so many out of one step; how many it was. */
static int
take_out_of_step (CaravanSecret *secret, int key, int n, RecError *error)
{
  const char *name = caravan_match_get_table (secret->match)->game->hidden_keys[key];
  json_t *event;
  gsize step, failed;

  if (!find_brought (secret, key, &step, &event))
    return 0;
  json_t *fixed = json_deep_copy (event);
  json_t *add = json_object_get (fixed, "add");
  int there = (int) json_integer_value (json_object_get (add, name));
  int taken = MIN (n, there);
  json_object_set_new (add, name, json_integer (there - taken));
  json_object_del (fixed, "time");
  if (!caravan_match_correct (secret->match, step, fixed, error, &failed))
    taken = 0;
  json_decref (fixed);
  json_decref (event);
  caravan_match_flush (secret->match);
  return taken;
}

static gboolean
take_out (CaravanSecret *secret, const int *change, RecError *error)
{
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    for (int left = -change[key]; left > 0;)
      {
        int taken = take_out_of_step (secret, key, left, error);
        if (taken == 0)
          return FALSE;
        left -= taken;
      }
  return TRUE;
}

/* Where a step is about one thing, a value that is too large for it is that of several:
   as few as can be. */

static gboolean
may_put_away (CaravanSecret *secret, const int *counts)
{
  RecRecord *record = caravan_match_get_record (secret->match);
  RecError unused = { 0 };
  json_t *event = rec_lock_hide (record, caravan_match_get_ahead (secret->match),
                                 secret->seat, counts);
  gboolean may = event != NULL && rec_record_may_play (record, event, &unused);

  json_decref (event);
  return may;
}

static int
find_part (CaravanSecret *secret, int key, int value)
{
  for (int n = 1; n <= value; n++)
    {
      int part[CV_HIDDEN_MOST] = { 0 };
      part[key] = (value + n - 1) / n;
      if (may_put_away (secret, part))
        return part[key];
    }
  return value;
}

static gboolean
put_away_parts (CaravanSecret *secret, const int *more, RecError *error)
{
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    for (int left = more[key], part = 0; left > 0; left -= part)
      {
        int counts[CV_HIDDEN_MOST] = { 0 };
        counts[key] = part = find_part (secret, key, left);
        if (!caravan_secret_put_away (secret->match, secret->seat, counts, error))
          return FALSE;
        caravan_match_flush (secret->match);
      }
  return TRUE;
}

static gboolean
put_away_all (CaravanSecret *secret, const int *more, RecError *error)
{
  const CvGame *game = caravan_match_get_table (secret->match)->game;

  if (!caravan_secret_has_sums (game) || may_put_away (secret, more))
    return caravan_secret_put_away (secret->match, secret->seat, more, error);
  return put_away_parts (secret, more, error);
}

gboolean
caravan_secret_shut (CaravanSecret *secret, RecError *error)
{
  int more[CV_HIDDEN_MOST], less[CV_HIDDEN_MOST];
  gboolean recorded = TRUE;

  *error = (RecError){ 0 };
  if (!caravan_secret_is_open (secret))
    return TRUE;
  find_change (secret, 1, more);
  find_change (secret, -1, less);
  if (!is_nothing (less))
    recorded = take_out (secret, less, error);
  if (recorded && !is_nothing (more))
    recorded = put_away_all (secret, more, error);
  forget (secret);
  return recorded;
}

/* Patience. */

void
caravan_patience_note_wrong (CaravanPatience *patience, gint64 now)
{
  int doublings = MIN (patience->n_wrong, WRONG_MOST - 1);

  patience->n_wrong++;
  patience->until = now + ((gint64) 1 << doublings) * G_USEC_PER_SEC;
}

int
caravan_patience_seconds_left (const CaravanPatience *patience, gint64 now)
{
  if (now >= patience->until)
    return 0;
  return (int) ((patience->until - now + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);
}
