/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What players hide and reveal. A hide is open until the reveals after it have together
   stated every hidden key of which the player may hold something, whatever it
   contained: so nothing that is shown depends on what is in it. */
#ifndef CV_SECRET_H
#define CV_SECRET_H

#include "cv-game.h"

/* Whether a player has an open hide; with open, only those count that are sealed. */
bool
cv_secret_is_open (const CvTable *table, const CvState *state, int seat, bool open);

/* Whether a player has stated all that there is to state. */
bool cv_secret_is_told (const CvTable *table, const CvState *state, int seat);

/* A player's count under a hidden key, as far as it may be seen. False: the player has
   an open hide. */
bool cv_secret_get (const CvTable *table,
                    const CvState *state,
                    int seat,
                    int key,
                    bool open,
                    int *ret_count);

/* The sum of what all but one player (CV_NO_PLAYER: all) have revealed under a key, and
   who has revealed some, a bit each seat. */
int cv_secret_revealed (
    const CvTable *table, const CvState *state, int but, int key, unsigned *ret_seats);

/* Carry out a hide and a reveal. */
void cv_secret_hide (const CvTable *table, CvState *state, const CvMove *move);
void cv_secret_reveal (CvState *state, const CvMove *move);

#endif
