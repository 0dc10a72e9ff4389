/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random legal games in guided turns, from the first event to the last reveal: the
   other side of the table that the engine keeps watch over. Decks, hands and heaps are
   really shuffled and drawn here; where pieces may go is asked of the engine. Whoever
   wants a game gives a function that carries out each event, so the same game can be
   judged, recorded, counted or timed. It needs the engine and libc, and nothing is
   allocated. */
#ifndef SIM_H
#define SIM_H

#include "cv-game.h"
#include "sim-random.h"
#include "sim-oasis.h"
#include "sim-oregon.h"

#define SIM_ATOMS_MOST 8
#define SIM_VERBS_MOST 10
#define SIM_ARGS_MOST  3

typedef struct SimGame SimGame;

/* Carries out an event; false stops the game there. The atoms of the move are only good
   during the call. */
typedef bool (*SimPlay) (void *data, const CvMove *move);

typedef struct
{
  /* What the caller gave. */
  const CvTable *table;
  const CvState *state;
  SimPlay play;
  void *data;

  /* The engine's numbers for the words of the game, see sim-game.h. */
  const SimGame *game;
  uint8_t verb[SIM_VERBS_MOST];
  uint8_t arg[SIM_VERBS_MOST][SIM_ARGS_MOST];

  /* The move that is being put together. */
  uint8_t speaking; /* which of the game's verbs it is */
  CvMove move;
  CvAtom atoms[SIM_ATOMS_MOST];

  /* The game that is being played. */
  SimRandom random;
  uint32_t n_events;
  bool says_end; /* nobody can or wants to go on: the players say that it is over */
  uint16_t hidden[CV_PLAYERS_MOST][CV_HIDDEN_MOST]; /* what each has put away */
  union
  {
    SimOasis oasis;
    SimOregon oregon;
  };
} Sim;

/* Seats n_players at a board with the game's first colours, for guided turns by the
   default edition. */
void
sim_seat (CvTable *ret_table, const CvGame *game, const CvBoard *board, int n_players);

/* Gets ready for any number of games at a table, which must have a board. `state` is
   where the caller has the current state: before a game the one of cv_state_start, and
   after each call of `play` the one after that move. False: there is no simulator for
   this game. */
bool sim_start (
    Sim *ret_sim, const CvTable *table, const CvState *state, SimPlay play, void *data);

/* Plays one whole game, the same for the same seed. False when `play` stopped it. */
bool sim_run (Sim *sim, uint64_t seed);

#endif
