/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locks: what a player hides lies in the record as sealed boxes. Anyone at the table
   can drop a count in, only the owner of the PIN can read what is there. A lock is a
   key pair whose secret half is itself sealed with the PIN.

   Whatever takes a PIN may take a second and a lot of memory, and may be called from a
   thread, as long as nobody changes or frees its arguments meanwhile. A PIN is never
   copied; keys lie in locked memory that no core dump has, and are wiped when freed. */
#ifndef REC_LOCK_H
#define REC_LOCK_H

#include "rec-record.h"

/* How hard it is made to try out PINs. */
typedef enum
{
  REC_LOCK_MODERATE, /* 256 MiB, about a second */
  REC_LOCK_WEAK      /* at once, for tests: a PIN is tried out as quickly */
} RecLockStrength;

/* The secret half of a lock. */
typedef struct RecKey RecKey;

/* A new lock for a PIN or passphrase, any text that is not empty; a new reference, or
   NULL with an error. */
json_t *rec_lock_make (const char *pin, RecLockStrength strength, RecError *error);

/* The key of a lock. NULL with an error: the PIN is not the right one, or the lock is
   damaged. A lock whose salt, secret or limits were changed to others of the same form
   is like one with another PIN; that can't be told apart. */
RecKey *rec_lock_open (const json_t *lock, const char *pin, RecError *error);
bool rec_lock_was_wrong_pin (const RecError *error);
void rec_key_free (RecKey *key);

/* Where a box belongs. It is part of what is sealed, so that a box which is put
   somewhere else does not count there. */
#define REC_BOX_FOR_SIZE 23
typedef struct
{
  char to[REC_BOX_FOR_SIZE]; /* stands for the game, its players, this one and the lock
                              */
  int n;                     /* the player's boxes are counted from 1; 0: it belongs
                                nowhere in particular, as in older records */
} RecBoxPlace;

/* The place of the next box of a player with a lock. The log may be ahead of the
   record's own. */
RecBoxPlace rec_lock_place (const RecRecord *record, const CvMatch *log, int seat);

/* Seals counts for the owner of a lock, 0 for each key that the game lacks; they may be
   below 0, to take something out again. Boxes differ in no way that tells anything of
   what is inside. Release it with free; NULL when the lock is damaged, or a count is
   beyond 9999. */
char *rec_lock_seal (const json_t *lock,
                     const CvGame *game,
                     const RecBoxPlace *place,
                     const int counts[CV_HIDDEN_MOST]);

/* What is in a box. False with an error when it was sealed with another lock or is
   damaged; then the counts are 0. Whether it is in its place is for the caller to see.
 */
bool rec_lock_unseal (const RecKey *key,
                      const char *box,
                      const CvGame *game,
                      RecBoxPlace *ret_place,
                      int ret_counts[CV_HIDDEN_MOST],
                      RecError *error);

/* The lock of a player as it stands, from the header or the latest `lock` in effect;
   NULL when there is none. Owned by the record. */
const json_t *rec_record_lock (const RecRecord *record, int seat);

/* All that a player holds: what was revealed, and what was hidden since, in the open or
   sealed with the lock in force; what an earlier lock sealed is left out. The key is
   not needed when there is no such box. False with an error that names the line of the
   first box that can't be opened or does not belong there; the counts are then those of
   all the others. */
bool rec_lock_count (RecRecord *record,
                     int seat,
                     const RecKey *key,
                     int ret_counts[CV_HIDDEN_MOST],
                     RecError *error);

/* The event that hides counts of a player, sealed where there is a lock, in the open
   (then none may be below 0) where there is not; and the one that reveals them. The log
   has the steps so far; it may be ahead of the record's own. New references; NULL when
   they can't be sealed. */
json_t *rec_lock_hide (RecRecord *record,
                       const CvMatch *log,
                       int seat,
                       const int counts[CV_HIDDEN_MOST]);
json_t *rec_lock_reveal (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST]);

#endif
