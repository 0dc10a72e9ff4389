/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games under way, for tests that need a table to look at: simulated, written as
   records and opened. The same game every time. */
#ifndef PLAYED_H
#define PLAYED_H

#include "caravan-match.h"

/* How far the game goes. */
typedef struct
{
  const char *turns;  /* "free" or "guided" */
  int n_players;      /* 3 to 5 */
  int n_events;       /* at most so many; 0: to the end */
  const char *prompt; /* stop where this rule says what is due; NULL: anywhere */
  int n_edition;      /* 0 "it", 1 "fr" */
} Played;

/* A match in a new file of the directory; it must be possible to get there. */
CaravanMatch *played_match (const char *directory, const Played *played);

/* The same as a file alone. Free with g_free. */
char *played_file (const char *directory, const Played *played);

/* The first events of an example that ships, which was played by people: that of Oasis,
   or of a game by its id. */
CaravanMatch *played_example (const char *directory, int n_events);
CaravanMatch *played_example_of (const char *directory, const char *game, int n_events);

/* A match that nothing was recorded in yet: of Oasis, or of another game. */
CaravanMatch *played_new (const char *directory, const char *turns, int n_players);
CaravanMatch *played_new_of (const char *directory,
                             const CvGame *game,
                             const char *turns,
                             int n_players);

#endif
