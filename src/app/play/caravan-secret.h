/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one player holds, while the drawer is open: the counts as they were found and as
   they are now. They go into the record when it shuts, in one step however often + was
   pressed: else the number of steps would tell the count. No widgets. */
#pragma once

#include "caravan-match.h"
#include "rec-lock.h"

typedef struct
{
  /* owned */
  CaravanMatch *match; /* NULL: shut */
  RecKey *key;         /* NULL where nothing is sealed */

  int seat;
  int was[CV_HIDDEN_MOST];
  int now[CV_HIDDEN_MOST];
} CaravanSecret;

/* The hidden keys of a game, 0 for none. */
int caravan_secret_n_keys (const CvGame *game);

/* What a number in a drawer is: how many of something, N_; or the value of all of them,
   which is stated as a sum when it is revealed. */
const char *caravan_secret_term (const CvGame *game, int key);
gboolean caravan_secret_has_sums (const CvGame *game);

/* Whether a lock guards what the player holds. */
gboolean caravan_secret_is_locked (CaravanMatch *match, int seat);

/* Whether all of the player's counts have been revealed and nothing was put away since.
 */
gboolean caravan_secret_is_revealed (CaravanMatch *match, int seat);

/* Opens what a seat holds; the key is taken over, and may be NULL where nothing is
   sealed. False with an error when not everything could be opened; what could is there.
 */
gboolean caravan_secret_open (
    CaravanSecret *secret, CaravanMatch *match, int seat, RecKey *key, RecError *error);
gboolean caravan_secret_is_open (const CaravanSecret *secret);

/* Changes a count by this much. False: the record would not take it, and the error says
   why; or there is nothing left to take out. */
gboolean
caravan_secret_change (CaravanSecret *secret, int key, int by, RecError *error);
gboolean caravan_secret_can_take_out (const CaravanSecret *secret, int key);

/* Records what has changed and forgets everything. False with an error when it was not
   recorded. */
gboolean caravan_secret_shut (CaravanSecret *secret, RecError *error);

/* Puts into a drawer what all have seen, without opening it. */
gboolean caravan_secret_put_away (CaravanMatch *match,
                                  int seat,
                                  const int counts[CV_HIDDEN_MOST],
                                  RecError *error);

/* Patience after wrong PINs: 1 s, 2 s, 4 s … Times are those of g_get_monotonic_time.
 */
typedef struct
{
  int n_wrong;
  gint64 until;
} CaravanPatience;

void caravan_patience_note_wrong (CaravanPatience *patience, gint64 now);
int caravan_patience_seconds_left (const CaravanPatience *patience, gint64 now);
