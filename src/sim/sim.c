/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The driver: asks the engine what it waits for and lets the game answer, until it is
   over and everyone has revealed. */
#include "sim-game.h"

#include <string.h>

/* On a board where a game can't come to its end the players lose patience. No game on a
   board that makes sense takes a tenth of it. */
#define PATIENCE 20000

static const SimGame *const games[] = { &sim_oasis, &sim_oregon, &sim_basari, NULL };

/* Getting ready. */

static const SimGame *
find_game (const char *id)
{
  for (const SimGame *const *game = games; *game != NULL; game++)
    if (strcmp ((*game)->id, id) == 0)
      return *game;
  return NULL;
}

void
sim_seat (CvTable *ret_table, const CvGame *game, const CvBoard *board, int n_players)
{
  assert (n_players >= game->players_min && n_players <= game->players_max);
  cv_table_start (ret_table, game);
  ret_table->turns = CV_TURNS_GUIDED;
  ret_table->n_players = (uint8_t) n_players;
  memcpy (ret_table->color, game->colors, (size_t) n_players);
  ret_table->board = *board;
}

static void
learn_verb (Sim *sim, int i)
{
  const SimVerb *words = &sim->game->verbs[i];
  int verb = cv_game_verb_find (sim->table->game, words->name);

  assert (i < SIM_VERBS_MOST && verb >= 0);
  sim->verb[i] = (uint8_t) verb;
  for (int j = 0; j < SIM_ARGS_MOST && words->args[j] != NULL; j++)
    {
      int arg = cv_verb_arg (cv_game_verb (sim->table->game, verb), words->args[j]);
      assert (arg >= 0);
      sim->arg[i][j] = (uint8_t) arg;
    }
}

bool
sim_start (
    Sim *ret_sim, const CvTable *table, const CvState *state, SimPlay play, void *data)
{
  const SimGame *game = find_game (table->game->id);

  if (game == NULL)
    return false;
  *ret_sim =
      (Sim){ .table = table, .state = state, .play = play, .data = data, .game = game };
  for (int i = 0; game->verbs[i].name != NULL; i++)
    learn_verb (ret_sim, i);
  if (game->prepare != NULL)
    game->prepare (ret_sim);
  return true;
}

uint8_t
sim_word (const Sim *sim, int verb, int arg, const char *name)
{
  const char *const *names =
      cv_game_verb (sim->table->game, sim->verb[verb])->args[sim->arg[verb][arg]].names;
  int i = 0;

  while (names[i] != NULL && strcmp (names[i], name) != 0)
    i++;
  assert (names[i] != NULL);
  return (uint8_t) i;
}

/* Moves. */

/* A move of the shell's verbs or the game's, by the engine's number. */
static void
begin_move (Sim *sim, int verb, int by)
{
  sim->move =
      (CvMove){ .verb = (uint8_t) verb, .by = (int8_t) by, .atoms = sim->atoms };
}

void
sim_say (Sim *sim, int verb, int by)
{
  sim->speaking = (uint8_t) verb;
  begin_move (sim, sim->verb[verb], by);
}

static void
put_count (Sim *sim, int arg, int key, int count)
{
  sim->atoms[sim->move.n_atoms++] =
      (CvAtom){ .arg = (uint8_t) arg, .key = (uint8_t) key, .value = count };
}

int
sim_choose_bit (Sim *sim)
{
  CvSet cells;
  cv_legal (sim->table, sim->state, &sim->move, &cells);
  return sim_random_bit (&sim->random, &cells, sim->table->board.n_words);
}

bool
sim_hide (Sim *sim, int seat, const uint8_t n[CV_HIDDEN_MOST])
{
  begin_move (sim, CV_VERB_HIDE, seat);
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    if (n[key] > 0)
      put_count (sim, CV_ARG_ADD, key, n[key]);
  if (sim->move.n_atoms == 0)
    return true;
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    sim->hidden[seat][key] = (uint16_t) (sim->hidden[seat][key] + n[key]);
  return sim_play (sim);
}

/* A game. */

/* Everyone turns up what was put away, keys without any included. */
static bool
reveal_all (Sim *sim)
{
  const char *const *keys = sim->table->game->hidden_keys;

  for (int seat = 0; keys != NULL && seat < sim->table->n_players; seat++)
    {
      begin_move (sim, CV_VERB_REVEAL, seat);
      for (int key = 0; keys[key] != NULL; key++)
        put_count (sim, CV_ARG_COUNTS, key, sim->hidden[seat][key]);
      if (!sim_play (sim))
        return false;
    }
  return true;
}

/* One answer to the engine's prompt. */
static bool
go_on (Sim *sim, const CvPrompt *prompt)
{
  if (!sim->says_end && sim->n_events < PATIENCE)
    return sim->game->step (sim, prompt);
  begin_move (sim, CV_VERB_END, CV_NO_PLAYER);
  return sim_play (sim);
}

bool
sim_run (Sim *sim, uint64_t seed)
{
  CvPrompt prompt;

  assert (sim->state->common.turns == CV_TURNS_GUIDED && sim->table->board.present);
  sim_random_seed (&sim->random, seed);
  sim->n_events = 0;
  sim->says_end = false;
  memset (sim->hidden, 0, sizeof sim->hidden);
  if (!sim->game->begin (sim))
    return false;
  for (;;)
    {
      sim->table->game->prompt (sim->table, sim->state, &prompt);
      if (prompt.is_over)
        return reveal_all (sim);
      if (!go_on (sim, &prompt))
        return false;
    }
}
