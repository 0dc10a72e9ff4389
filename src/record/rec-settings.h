/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editions and locks, which stand in a record's header and in events alike. */
#ifndef REC_SETTINGS_H
#define REC_SETTINGS_H

#include "cv-game.h"
#include "rec-json.h"

/* An edition: an id or an object of options. */
bool rec_edition_read (const json_t *value,
                       const CvGame *game,
                       uint8_t ret_option[CV_OPTIONS_MOST],
                       RecError *error);

/* The same options as an id, or as an object where no booklet has them. A new reference.
 */
json_t *rec_edition_write (const CvGame *game, const uint8_t option[CV_OPTIONS_MOST]);

/* A lock: the form of its parts. Whether it opens is another matter, see rec-lock.h. */
bool rec_lock_is_good (const json_t *lock, RecError *error);

#endif
