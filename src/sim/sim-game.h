/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game is to the simulator, and what sim.c does for all of them. Only src/sim
   includes it. A game is known here by the words of its records (verbs, arguments,
   names) and by the phases of its prompts, so the order of the engine's own tables is
   no concern of ours; sim_start looks the words up once. */
#ifndef SIM_GAME_H
#define SIM_GAME_H

#include <assert.h>

#include "sim.h"

typedef struct
{
  const char *name;
  const char *args[SIM_ARGS_MOST]; /* those that are used, in the order of the record */
} SimVerb;

struct SimGame
{
  const char *id;

  const SimVerb *verbs; /* ends with a NULL; a game names them by an enum of its own */

  /* Looks up further words of the game. May be NULL. */
  void (*prepare) (Sim *sim);

  /* From the box to the first decision. False: stopped. */
  bool (*begin) (Sim *sim);

  /* What the prompt asks for, and as much of what follows as the game likes; called
     until the game is over. May set sim->says_end. False: stopped. */
  bool (*step) (Sim *sim, const CvPrompt *prompt);
};

extern const SimGame sim_oasis;
extern const SimGame sim_oregon;
extern const SimGame sim_basari;

/* Putting a move together: the verb and who does it (or CV_NO_PLAYER), the arguments in
   their order, then out with it. */
void sim_say (Sim *sim, int verb, int by);

static inline void
sim_put (Sim *sim, int arg, int key, int32_t value)
{
  assert (sim->move.n_atoms < SIM_ATOMS_MOST);
  sim->atoms[sim->move.n_atoms++] = (CvAtom){ .arg = sim->arg[sim->speaking][arg],
                                              .key = (uint8_t) key,
                                              .value = value };
}

static inline bool
sim_play (Sim *sim)
{
  sim->n_events++;
  return sim->play (sim->data, &sim->move);
}

/* A random cell where the move that is being put together may go, or -1. */
int sim_choose_bit (Sim *sim);

/* The number of a name that an argument can be. */
uint8_t sim_word (const Sim *sim, int verb, int arg, const char *name);

/* The player puts so many of each hidden key away; nothing is said of none. */
bool sim_hide (Sim *sim, int seat, const uint8_t n[CV_HIDDEN_MOST]);

#endif
