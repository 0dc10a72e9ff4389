/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many clicks it costs to keep the record of a game with four players: with real
   ones, in a window, without the keyboard. Oasis; a stroke over several spaces is one. */
#ifndef CLICKS_H
#define CLICKS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct
{
  unsigned clicks;
  unsigned rounds;
} Clicks;

/* One round, eight cards: 2 Oasis and 2 camels; 2 Steppe and 1 scoring marker; 1 Stony
   Plains and 3 camels; 2 scoring markers and 2 Oasis; 1 camel of the Noble. */
Clicks clicks_of_round (bool guided);

/* A whole game of the simulator, dealing and reveal apart. */
Clicks clicks_of_game (bool guided, uint64_t seed);

/* Basari: turns without a barter on a board that is known, one for each action that
   somebody does alone. They are the rounds here. */
Clicks clicks_of_turns (bool guided);

#endif
