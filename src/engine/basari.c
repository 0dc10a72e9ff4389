/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari: the table of the game, its verbs, and what the moves do. All players
   move at once, choose an action in secret, and two who chose the same one barter for
   it with gems. Paragraphs are named as in the Italian sheet; "ours" marks our reading
   where it is silent. */
#include "basari-internal.h"

#include <assert.h>

const CvRule basari_rules[BASARI_N_RULES] = { CV_SHELL_RULES (CV_RULE_ENTRY, "basari")
                                                  BASARI_RULES (CV_RULE_ENTRY) };

const char *const basari_action_terms[BASARI_ACTIONS] = { N_ ("Die"), N_ ("Points"),
                                                          N_ ("Gems") };
const char *const basari_gem_terms[CV_GEM_COLORS] = { N_ ("red"), N_ ("yellow"),
                                                      N_ ("green"), N_ ("light blue") };

/* In the order of BasariAction. */
const char *const basari_action_names[] = { "die", "points", "gems", NULL };

/* In the order of CvGem. */
static const char *const gem_names[] = { "red", "yellow", "green", "blue", NULL };

/* Verbs, and the numbers of their arguments. */

#define ARCH_NUMBERS  .kind = CV_KIND_NUMBER, .min = 1, .max = CV_BOARD_ARCHES
#define DIE_NUMBERS   .kind = CV_KIND_NUMBER, .min = 1, .max = BASARI_DIE_SIDES
#define WORTH_NUMBERS .kind = CV_KIND_NUMBER, .min = 0, .max = BASARI_WORTH_MOST

static const CvVerb verbs[BASARI_N_VERBS + 1] = {
  [BASARI_VERB_POSITION] = { .name = "position",
                             .is_position = true,
                             .args = { { .name = "points",
                                         .shape = CV_SHAPE_MAP,
                                         .kind = CV_KIND_NUMBER },
                                       { .name = "gems",
                                         .shape = CV_SHAPE_MAP,
                                         .kind = CV_KIND_GEMS },
                                       { .name = "arches",
                                         .shape = CV_SHAPE_MAP,
                                         ARCH_NUMBERS },
                                       { .name = "disks",
                                         .shape = CV_SHAPE_MAP,
                                         ARCH_NUMBERS },
                                       { .name = "round", .kind = CV_KIND_NUMBER } } },
  [BASARI_VERB_START] = { .name = "start",
                          .by = true,
                          .sets_up = true,
                          .needs_board = true,
                          .args = { { .name = "arch",
                                      .required = true,
                                      ARCH_NUMBERS } } },
  [BASARI_VERB_ROLL] = { .name = "roll",
                         .needs_board = true,
                         .args = { { .name = "dice",
                                     .shape = CV_SHAPE_MAP,
                                     .required = true,
                                     .all = true,
                                     DIE_NUMBERS } } },
  [BASARI_VERB_CHOOSE] = { .name = "choose",
                           .needs_board = true,
                           .args = { { .name = "actions",
                                       .shape = CV_SHAPE_MAP,
                                       .kind = CV_KIND_NAME,
                                       .required = true,
                                       .all = true,
                                       .names = basari_action_names } } },
  [BASARI_VERB_DIE] = { .name = "die",
                        .by = true,
                        .needs_board = true,
                        .args = { { .name = "roll", .required = true, DIE_NUMBERS } } },
  [BASARI_VERB_POINTS] = { .name = "points",
                           .by = true,
                           .needs_board = true,
                           .args = { { .name = "points", .kind = CV_KIND_NUMBER } } },
  [BASARI_VERB_GEMS] = { .name = "gems",
                         .by = true,
                         .needs_board = true,
                         .args = { { .name = "gems", .kind = CV_KIND_GEMS } } },
  [BASARI_VERB_OFFER] = { .name = "offer",
                          .by = true,
                          .needs_board = true,
                          .args = { { .name = "gems",
                                      .kind = CV_KIND_GEMS,
                                      .required = true } } },
  [BASARI_VERB_ACCEPT] = { .name = "accept", .by = true, .needs_board = true },
  [BASARI_VERB_END_ROUND] = { .name = "end-round" },
  [BASARI_VERB_COUNT] = { .name = "count",
                          .by = true,
                          .args = { { .name = "points", .kind = CV_KIND_NUMBER },
                                    { .name = "gems", .kind = CV_KIND_GEMS },
                                    { .name = "lap", .kind = CV_KIND_BOOL },
                                    { .name = "actions", .kind = CV_KIND_NUMBER } } },
  [BASARI_VERB_SKIP] = { .name = "skip", .by = true, .needs_board = true },
  [BASARI_VERB_WORTH] = { .name = "worth",
                          .args = { { .name = "majority",
                                      .shape = CV_SHAPE_MAP,
                                      .keys = gem_names,
                                      WORTH_NUMBERS },
                                    { .name = "lap", WORTH_NUMBERS } } },
};

/* Preparazione. */

/* "Ogni giocatore comincia con 3 gioielli di ogni colore". Without a `start` the
   players stand on the first arches in seating order (ours). */
static void
setup (const CvTable *table, CvState *state)
{
  BasariState *basari = &state->basari;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    basari->player[seat].choice = BASARI_NO_ACTION;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      BasariPlayer *player = &basari->player[seat];
      for (int color = 0; color < CV_GEM_COLORS; color++)
        player->gems += cv_gems_of (color, BASARI_FIRST_GEMS);
      player->arch = player->disk = (uint8_t) seat;
      player->is_hand_known = table->board.present;
      player->is_by_seat = true;
    }
  basari->offerer = basari->winner = CV_NO_PLAYER;
  basari_set_worth (table, basari);
}

/* Position and count. */

/* Rounds in a position are counted as people do: in round 2 one is reckoned. */
static void
apply_position_atom (BasariState *basari, const CvAtom *atom)
{
  BasariPlayer *player = &basari->player[atom->key];

  switch (atom->arg)
    {
    case BASARI_ARG_POINTS:
      player->actions = atom->value;
      break;
    case BASARI_ARG_GEMS:
      player->gems = (CvGems) atom->value;
      player->is_hand_known = true;
      break;
    case BASARI_ARG_ARCHES:
      player->arch = (uint8_t) (atom->value - 1);
      player->is_by_seat = false;
      break;
    case BASARI_ARG_DISKS:
      player->disk = (uint8_t) (atom->value - 1);
      player->is_by_seat = false;
      basari->has_disks = true;
      break;
    case BASARI_ARG_ROUND:
      basari->n_rounds = atom->value > 0 ? atom->value - 1 : 0;
      break;
    }
}

/* A piece of which only the disk is stated stands on it. */
static void
apply_position (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariState *basari = &state->basari;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    apply_position_atom (basari, &move->atoms[i]);
  for (int seat = 0; table->board.present && seat < table->n_players; seat++)
    {
      BasariPlayer *player = &basari->player[seat];
      int n = table->board.n_arches;
      if (cv_move_get (move, BASARI_ARG_ARCHES, seat) == CV_ABSENT &&
          cv_move_get (move, BASARI_ARG_DISKS, seat) != CV_ABSENT)
        player->arch = player->disk;
      player->travelled = (uint32_t) ((player->arch - player->disk + n) % n);
    }
}

/* Where nobody has said anything of the start disks they are as at the start. */
static uint32_t
tell_places (const CvTable *table,
             const BasariState *basari,
             CvAtom *ret_atoms,
             uint32_t n)
{
  for (int seat = 0; seat < table->n_players; seat++)
    n = cv_atom_add (ret_atoms, n, BASARI_ARG_ARCHES, seat,
                     basari->player[seat].arch + 1);
  for (int seat = 0; seat < table->n_players; seat++)
    n = cv_atom_add (ret_atoms, n, BASARI_ARG_DISKS, seat,
                     basari->player[seat].disk + 1);
  return n;
}

static uint32_t
position (const CvTable *table, const CvState *state, CvAtom *ret_atoms)
{
  const BasariState *basari = &state->basari;
  uint32_t n = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    n = cv_atom_add (ret_atoms, n, BASARI_ARG_POINTS, seat,
                     basari_points (&basari->player[seat]));
  for (int seat = 0; seat < table->n_players; seat++)
    if (basari->player[seat].is_hand_known)
      n = cv_atom_add (ret_atoms, n, BASARI_ARG_GEMS, seat,
                       (int32_t) basari->player[seat].gems);
  if (table->board.present)
    n = tell_places (table, basari, ret_atoms, n);
  return cv_atom_add (ret_atoms, n, BASARI_ARG_ROUND, 0, basari->n_rounds + 1);
}

/* The points of the actions of this round, beside what earlier rounds have brought. */
static void
count_actions (BasariPlayer *player, int32_t points)
{
  player->counted_points -= player->counted_actions;
  player->counted_actions = points;
  basari_add (&player->counted_points, points);
  player->has_counted_points = true;
}

/* New points leave behind what a round that was reckoned from counts has added. */
static void
apply_count_atom (BasariPlayer *player, const CvAtom *atom)
{
  switch (atom->arg)
    {
    case BASARI_ARG_POINTS:
      player->counted_points = atom->value;
      player->counted_laps = player->counted_majorities = 0;
      player->counted_actions = 0;
      player->has_counted_points = true;
      break;
    case BASARI_ARG_GEMS:
      player->counted_gems = (CvGems) atom->value;
      player->has_counted_gems = true;
      player->has_old_gems = false;
      break;
    case BASARI_ARG_LAP:
      player->counted_lap = atom->value != 0;
      player->has_counted_lap = true;
      break;
    case BASARI_ARG_COUNTED_ACTIONS:
      count_actions (player, atom->value);
      break;
    }
}

static void
apply_count (const CvTable *table, CvState *state, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    apply_count_atom (&state->basari.player[move->by], &move->atoms[i]);
}

/* What a board pays that nobody has here, or that pays something else. */
static void
apply_worth (const CvTable *table, CvState *state, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (atom->arg == BASARI_ARG_LAP_WORTH)
        state->basari.lap_worth = atom->value;
      else
        state->basari.majority_worth[atom->key] = atom->value;
    }
}

/* Start disks. */

static bool
has_disk (const CvTable *table, const BasariState *basari, int arch, uint8_t seats)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if ((seats >> seat & 1) && basari->player[seat].disk == arch)
      return true;
  return false;
}

static void
stand (BasariPlayer *player, int arch)
{
  player->disk = player->arch = (uint8_t) arch;
  player->travelled = 0;
}

/* Ours: who has no chosen disk stands on the arch of the own seat. Where somebody chose
   that arch, those displaced stand, in seating order, on the next free one. */
static void
seat_the_rest (const CvTable *table, BasariState *basari)
{
  uint8_t settled = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    if (!basari->player[seat].is_by_seat)
      settled |= (uint8_t) (1u << seat);
  const uint8_t chosen = settled;
  for (int seat = 0; seat < table->n_players; seat++)
    if ((settled >> seat & 1) == 0 && !has_disk (table, basari, seat, chosen))
      {
        stand (&basari->player[seat], seat);
        settled |= (uint8_t) (1u << seat);
      }
  for (int seat = 0; seat < table->n_players; seat++)
    if ((settled >> seat & 1) == 0)
      {
        int arch = seat;
        while (has_disk (table, basari, arch, settled))
          arch = (arch + 1) % table->board.n_arches;
        stand (&basari->player[seat], arch);
        settled |= (uint8_t) (1u << seat);
      }
}

static void
apply_start (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariPlayer *player = &state->basari.player[move->by];

  stand (player, cv_move_get (move, BASARI_ARG_ARCH, 0) - 1);
  player->is_placed = true;
  player->is_by_seat = false;
  if (!state->common.option[BASARI_OPTION_SHARED])
    seat_the_rest (table, &state->basari);
}

/* Rolling and choosing. */

/* A new turn: whatever the last one left open is past. */
static void
clear_turn (BasariState *basari, BasariPhase phase)
{
  for (int seat = 0; seat < BASARI_SEATS; seat++)
    basari->player[seat].choice = BASARI_NO_ACTION;
  basari->winner = CV_NO_PLAYER;
  basari->done = basari->nobodys = 0;
  basari->phase = (uint8_t) phase;
  basari_close_barter (basari);
}

/* Fase 1: "Tutti i giocatori tirano il loro dado e spostano la loro pedina". */
static void
apply_roll (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariState *basari = &state->basari;

  clear_turn (basari, BASARI_TO_CHOOSE);
  basari->has_rolled = true;
  for (int seat = 0; seat < table->n_players; seat++)
    basari_advance (table, &basari->player[seat],
                    cv_move_get (move, BASARI_ARG_DICE, seat));
}

/* Fase 2: "Quando tutti i giocatori hanno fatto la loro scelta, le tessere giocate
   vengono scoperte". */
static void
apply_choose (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariState *basari = &state->basari;

  clear_turn (basari, BASARI_TO_ACT);
  for (int seat = 0; seat < table->n_players; seat++)
    basari->player[seat].choice =
        (uint8_t) cv_move_get (move, BASARI_ARG_ACTIONS, seat);
  basari_settle (basari);
}

/* Actions. */

/* Marks an action as done. In free turns a barter may have nothing to do with it. */
static void
finish_action (CvState *state, int action)
{
  BasariState *basari = &state->basari;

  if (basari_due (basari) == action)
    {
      basari->winner = CV_NO_PLAYER;
      if (basari_is_guided (state))
        basari_close_barter (basari);
    }
  if (basari->phase == BASARI_TO_ACT)
    basari->done |= (uint8_t) (1u << action);
  basari_settle (basari);
}

/* DADI: "Avanzate la vostra pedina di N spazi ed il vostro segnapunti di (6 - N)". */
static void
apply_die (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariPlayer *player = &state->basari.player[move->by];
  int32_t roll = cv_move_get (move, BASARI_ARG_ROLL, 0);

  basari_advance (table, player, roll);
  basari_add (&player->actions, BASARI_DIE_SIDES - roll);
  finish_action (state, BASARI_DIE);
}

/* PUNTI: "un numero di spazi uguale al numero indicato sullo spazio occupato". */
static void
apply_points (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariPlayer *player = &state->basari.player[move->by];

  basari_add (&player->actions, basari_shown (table, player->arch, move));
  finish_action (state, BASARI_POINTS);
}

static void
apply_gems (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariPlayer *player = &state->basari.player[move->by];

  player->gems +=
      basari_takes (&state->basari, (CvGems) basari_shown (table, player->arch, move));
  finish_action (state, BASARI_GEMS);
}

/* "Il giocatore può eseguirla": who may do an action may also leave it (ours). In free
   turns the word of somebody whose action it is not changes nothing. */
static void
apply_skip (const CvTable *table, CvState *state, const CvMove *move)
{
  const BasariState *basari = &state->basari;
  int action = basari->player[move->by].choice;

  if (action == BASARI_NO_ACTION)
    return;
  if (basari_choosers (basari, action) == 1u << move->by ||
      (basari_due (basari) == action && basari->winner == move->by))
    finish_action (state, action);
}

/* Barters. */

static void
apply_offer (const CvTable *table, CvState *state, const CvMove *move)
{
  state->basari.offer = (CvGems) cv_move_get (move, BASARI_ARG_OFFER, 0);
  state->basari.offerer = move->by;
}

/* Who of the two wins when the player gives way: the other one. Nobody, when the player
   or the offer has nothing to do with the barter that is due. */
static int
find_winner (const BasariState *basari, int yields)
{
  uint8_t two = basari_barter (basari).two;
  if ((two >> yields & 1) == 0)
    return CV_NO_PLAYER;
  if (basari->offerer != CV_NO_PLAYER && (two >> basari->offerer & 1) == 0)
    return CV_NO_PLAYER;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    if (seat != yields && (two >> seat & 1))
      return seat;
  return CV_NO_PLAYER;
}

/* Fase 2: "Accetta l'offerta, prendendo i gioielli dall'altro giocatore. Il giocatore
   che ha fatto l'offerta esegue l'azione contestata." Where the table lets somebody
   accept who can't, no gems move unless there is somebody else's offer. */
static void
apply_accept (const CvTable *table, CvState *state, const CvMove *move)
{
  BasariState *basari = &state->basari;
  int winner = find_winner (basari, move->by);

  if (basari->offerer != CV_NO_PLAYER && basari->offerer != move->by)
    {
      BasariPlayer *offerer = &basari->player[basari->offerer];
      assert (basari_has_all (offerer->gems, basari->offer));
      offerer->gems -= basari->offer;
      basari->player[move->by].gems += basari->offer;
    }
  if (winner != CV_NO_PLAYER)
    basari->winner = (int8_t) winner;
  basari_close_barter (basari);
  basari_settle (basari);
}

/* The end of a round. */

static void
apply_end_round (const CvTable *table, CvState *state, const CvMove *move)
{
  basari_reckon_round (table, &state->basari);
  clear_turn (&state->basari, BASARI_TO_ROLL);
}

static void
apply (const CvTable *table, CvState *state, const CvMove *move)
{
  static void (*const moves[BASARI_N_VERBS]) (const CvTable *, CvState *,
                                              const CvMove *) = {
    [BASARI_VERB_POSITION] = apply_position, [BASARI_VERB_START] = apply_start,
    [BASARI_VERB_ROLL] = apply_roll,         [BASARI_VERB_CHOOSE] = apply_choose,
    [BASARI_VERB_DIE] = apply_die,           [BASARI_VERB_POINTS] = apply_points,
    [BASARI_VERB_GEMS] = apply_gems,         [BASARI_VERB_OFFER] = apply_offer,
    [BASARI_VERB_ACCEPT] = apply_accept,     [BASARI_VERB_END_ROUND] = apply_end_round,
    [BASARI_VERB_COUNT] = apply_count,       [BASARI_VERB_SKIP] = apply_skip,
    [BASARI_VERB_WORTH] = apply_worth,
  };
  int verb = move->verb - CV_VERB_GAME;

  assert (verb >= 0 && verb < BASARI_N_VERBS);
  moves[verb](table, state, move);
}

/* The table. */

static const uint8_t colors[] = { CV_COLOR_RED, CV_COLOR_BLUE, CV_COLOR_GREEN,
                                  CV_COLOR_YELLOW };
static const char *const editions[] = { "it", NULL };
static const CvOption options[] = {
  [BASARI_OPTION_SHARED] = { .name = "start.shared" },
  { .name = NULL },
};

const CvGame cv_basari = {
  .id = "basari",
  .name = "Basari",
  .players_min = 3,
  .players_max = BASARI_SEATS,
  .colors = colors,
  .n_colors = sizeof colors,
  .layout = CV_LAYOUT_RING,
  .editions = editions,
  .options = options,
  .box = basari_box,
  .verbs = verbs,
  .rules = basari_rules,
  .n_rules = BASARI_N_RULES,
  .setup = setup,
  .prompt = basari_prompt,
  .check = basari_check,
  .explain = basari_explain,
  .apply = apply,
  .score = basari_score,
  .ends = basari_ends,
  .facts = basari_facts,
  .left = basari_left,
  .set_up = basari_set_up,
  .position = position,
  .ring_place = basari_ring_place,
  .sane = basari_sane,
};
