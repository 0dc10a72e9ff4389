/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simulated games as the text of records, on the sample boards, for tests and for the
   benchmark. What can't be done aborts. Strings belong to the caller. */
#ifndef SIMULATED_H
#define SIMULATED_H

#include "rec-record.h"

/* The events of a whole game, in guided turns, a line each. */
char *simulated_events (const CvGame *game, int n_players, uint64_t seed);

/* A header's line with these names; created may be NULL. */
char *simulated_header (const CvGame *game,
                        int n_players,
                        const char *const *names,
                        const char *created);

#endif
