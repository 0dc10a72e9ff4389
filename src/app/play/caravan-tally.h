/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has won how often tonight: over the finished games of the last twelve hours that
   at least two of the same people have played. A shared victory is one for each. */
#pragma once

#include <gio/gio.h>

#include "caravan-archive.h"

typedef struct
{
  char *name; /* of the person, or the word for a colour */
  int color;  /* of who has no name */
  guint n_wins;
} CaravanTallyWinner;

typedef struct
{
  guint n_games;
  GPtrArray *winners; /* CaravanTallyWinner, the most wins first, then by when they came
                       */
} CaravanTally;

void caravan_tally_free (CaravanTally *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanTally, caravan_tally_free)

/* Counts the games, the newest first, that share two people with one of them. */
CaravanTally *caravan_tally_count (const RecHistoryList *list,
                                   const RecHistoryGame *with);

/* Asks the archive about the games with the people of this one, which was begun then as
   records write it ("2026-11-15T19:30:00Z"); NULL and NULL: with the people of the
   latest. The answer's result is a CaravanTally; NULL: there is no such game, or it
   could not be found out. */
void caravan_tally_gather (const CvGame *game,
                           const char *date,
                           CaravanAsked **place,
                           CaravanAnswer answer,
                           gpointer owner);

/* “Tonight: Anna 2 and Bruno 1”, from the second game on; before that NULL, as for no
   tally. Free with g_free. */
char *caravan_tally_say (const CaravanTally *self);
