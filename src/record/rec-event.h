/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events: a move and its JSON, each made from the other by the game's verb table alone.
 */
#ifndef REC_EVENT_H
#define REC_EVENT_H

#include "cv-game.h"
#include "rec-json.h"

/* A move read from an event, with room for its atoms. Start with { 0 }; it may be read
   into again and again. */
typedef struct
{
  CvMove move; /* its atoms point into the buffer below */
  CvAtom *atoms;
  size_t n_atoms, space;
} RecEvent;

void rec_event_free (RecEvent *event);

/* One that is freed where its scope ends: REC_AUTO_EVENT read = { 0 }; */
#define REC_AUTO_EVENT __attribute__ ((cleanup (rec_event_free))) RecEvent

bool rec_event_read (const CvTable *table,
                     const json_t *object,
                     RecEvent *event,
                     RecError *error);

/* The verdict of cv_check on an event, of which nothing else is kept. False with an
   error: it can't be read. */
bool rec_event_judge (const CvTable *table,
                      const CvState *state,
                      const json_t *object,
                      CvVerdict *ret_verdict,
                      RecError *error);

/* The cells where an event would be legal, whatever cell stands in it now (see
   cv_verb_where): any makes it readable. False with an error: it can't be read. */
bool rec_event_legal (const CvTable *table,
                      const CvState *state,
                      const json_t *object,
                      CvSet *ret_cells,
                      RecError *error);

/* The event of a move. What the engine does not know (the text of a note, names, locks,
   sealed boxes) is taken from original, the event as it was read, or left out when that
   is NULL. A new reference. */
json_t *
rec_event_write (const CvTable *table, const CvMove *move, const json_t *original);

/* Whether an event carries something that only its JSON holds. */
bool rec_event_has_more (const CvTable *table, const CvMove *move);

/* The keys that a map may have, by number: those of its argument, or the players. */
int rec_event_n_keys (const CvTable *table, const CvArg *arg);
const char *rec_event_key (const CvTable *table, const CvArg *arg, int key);

/* Room in an atom's key for the inner key of a map of maps. */
#define REC_INNER_KEYS 8

/* The seat of a colour at the table, or an error. */
bool rec_seat_read (const CvTable *table,
                    const char *color,
                    const char *key,
                    int *ret_seat,
                    RecError *error);

#endif
