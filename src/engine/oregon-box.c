/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Oregon's box can hold: positions that are set up, counts made by hand, and the
   invariants of a state. Moves of ordinary play are judged in oregon-check.c, the
   values of tokens in oregon-tokens.c. */
#include "oregon-internal.h"

#include <assert.h>

/* Positions. */

static bool
is_piece (const CvAtom *atom)
{
  return atom->arg == OREGON_POSITION_FARMERS ||
         atom->arg == OREGON_POSITION_BUILDINGS || atom->arg == OREGON_POSITION_STARTS;
}

static bool
is_tile (const CvAtom *atom)
{
  return is_piece (atom) && atom->arg != OREGON_POSITION_FARMERS;
}

static int
atom_bit (const CvTable *table, const CvAtom *atom)
{
  return cv_board_bit (&table->board, (CvCell) atom->value);
}

/* The first piece that lies outside the board, or NULL. */
static const CvAtom *
find_off_board (const CvTable *table, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (is_piece (&move->atoms[i]) && atom_bit (table, &move->atoms[i]) < 0)
      return &move->atoms[i];
  return NULL;
}

/* The first piece that does not lie on land. */
static const CvAtom *
find_on_water (const CvTable *table, const CvMove *move)
{
  const CvSet *land = &table->board.set[OREGON_SET_LAND];
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (is_piece (&move->atoms[i]) &&
        !cv_set_has (land, atom_bit (table, &move->atoms[i])))
      return &move->atoms[i];
  return NULL;
}

/* The first piece whose cell was named before. */
static const CvAtom *
find_cell_twice (const CvTable *table, const CvMove *move)
{
  CvSet taken = { { 0 } };
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (is_piece (&move->atoms[i]))
      {
        int bit = atom_bit (table, &move->atoms[i]);
        if (cv_set_has (&taken, bit))
          return &move->atoms[i];
        cv_set_add (&taken, bit);
      }
  return NULL;
}

static bool
piece_stops (const CvAtom *atom, CvJudge *judge, const CvRule *rule)
{
  if (atom == NULL || !cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, atom->value);
  return true;
}

/* How many pieces an argument names, under one key or (-1) all together. */
static int
count_atoms (const CvMove *move, int arg, int key)
{
  int n = 0;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    n += move->atoms[i].arg == arg && (key < 0 || move->atoms[i].key == key);
  return n;
}

static bool
farmers_stop (int seat, int n, CvJudge *judge)
{
  if (n <= OREGON_FARMERS_MOST || !cv_judge_stops (judge, OREGON_RULE (BOX_FARMERS)))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, seat);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, n);
  return true;
}

static bool
buildings_stop (OregonBuilding kind, int n, CvJudge *judge)
{
  if (n <= OREGON_STACK_TILES || !cv_judge_stops (judge, OREGON_RULE (BOX_BUILDINGS)))
    return false;
  cv_verdict_add_term (judge->verdict, oregon_building_terms[kind]);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, n);
  return true;
}

/* "Componenti": 15 farmers of which one keeps the score, four tiles a stack, and a
   start tile for each player; the other start tiles go back to the box. */
static bool
pieces_stop (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (farmers_stop (seat, count_atoms (move, OREGON_POSITION_FARMERS, seat), judge))
      return true;
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    if (buildings_stop ((OregonBuilding) kind,
                        count_atoms (move, OREGON_POSITION_BUILDINGS, kind), judge))
      return true;

  int n_starts = count_atoms (move, OREGON_POSITION_STARTS, -1);
  if (n_starts <= table->n_players ||
      !cv_judge_stops (judge, OREGON_RULE (BOX_START_TILES)))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, n_starts);
  return true;
}

/* Terrain of all tiles comes before dry harbors of any, as in the order of the page. */
static bool
grounds_stop (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  const CvBoard *board = &table->board;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (!is_tile (atom))
        continue;
      OregonBuilding kind = (OregonBuilding) atom->key;
      if (!cv_set_has (&board->set[oregon_ground_set (kind)], atom_bit (table, atom)) &&
          cv_judge_stops (judge, OREGON_RULE (POSITION_TERRAIN)))
        {
          oregon_add_terrain (board, judge->verdict, (CvCell) atom->value, kind);
          return true;
        }
    }
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (is_tile (&move->atoms[i]) && move->atoms[i].key == OREGON_HARBOR &&
        !cv_set_has (&board->set[OREGON_SET_SHORE],
                     atom_bit (table, &move->atoms[i])) &&
        piece_stops (&move->atoms[i], judge, OREGON_RULE (POSITION_HARBOR_DRY)))
      return true;
  return false;
}

/* %1$s are coal or gold tokens, %2$s and %3$s how many. */
static const CvPhrase number_of_tokens = {
  N_ ("Not possible here: there can only be %2$s to %3$s %1$s in all."), NULL
};

static bool
heaps_stop (const CvMove *move, CvJudge *judge)
{
  int sum[OREGON_HEAPS] = { 0 };

  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == OREGON_POSITION_TOKENS)
      sum[OREGON_TOKENS_HEAP (move->atoms[i].key)] += move->atoms[i].value;
  for (int heap = 0; heap < OREGON_HEAPS; heap++)
    if (oregon_tokens_stop (heap, sum[heap], 0, OREGON_HEAP_TOKENS, 0, judge))
      {
        judge->verdict->phrase = &number_of_tokens;
        return true;
      }
  return false;
}

void
oregon_check_position (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  assert (move->verb == OREGON_VERB_POSITION);
  assert (judge != NULL && judge->verdict != NULL);
  if (piece_stops (find_off_board (table, move), judge,
                   OREGON_RULE (POSITION_OFF_BOARD)) ||
      piece_stops (find_on_water (table, move), judge, OREGON_RULE (POSITION_WATER)) ||
      piece_stops (find_cell_twice (table, move), judge,
                   OREGON_RULE (POSITION_CELL_TWICE)) ||
      pieces_stop (table, move, judge) || grounds_stop (table, move, judge) ||
      heaps_stop (move, judge))
    return;
  cv_verdict_set (judge->verdict, &oregon_rules[CV_SHELL_POSITION_OK]);
}

static void
set_seat (uint8_t *seats, int seat, bool on)
{
  *seats = (uint8_t) (on ? *seats | oregon_seat_bit (seat)
                         : *seats & ~oregon_seat_bit (seat));
}

static void
apply_piece (const CvTable *table, OregonState *state, const CvAtom *atom)
{
  int bit = atom_bit (table, atom);

  assert (bit >= 0 && !cv_set_has (&state->taken, bit));
  cv_set_add (&state->taken, bit);
  if (atom->arg == OREGON_POSITION_FARMERS)
    {
      cv_set_add (&state->farmers[atom->key], bit);
      return;
    }
  cv_set_add (&state->buildings[atom->key], bit);
  if (atom->arg == OREGON_POSITION_STARTS)
    cv_set_add (&state->starts, bit);
  else
    state->stack[atom->key]--;
}

static void
apply_belonging (OregonState *state, const CvAtom *atom)
{
  switch (atom->arg)
    {
    case OREGON_POSITION_TRACK:
      state->track[atom->key] = atom->value;
      break;
    case OREGON_POSITION_JOKERS:
      set_seat (&state->jokers, atom->key, atom->value != 0);
      break;
    case OREGON_POSITION_EXTRAS:
      set_seat (&state->extras, atom->key, atom->value != 0);
      break;
    default:
      assert (atom->arg == OREGON_POSITION_TOKENS);
      int seat = OREGON_TOKENS_SEAT (atom->key), heap = OREGON_TOKENS_HEAP (atom->key);
      state->tokens[seat][heap] = (uint8_t) atom->value;
      state->heap[heap] = (uint8_t) (state->heap[heap] - atom->value);
      break;
    }
}

/* Start tiles of a position belong to nobody in particular: as many players as there
   are tiles count as having placed theirs, in seating order. */
void
oregon_apply_position (const CvTable *table, OregonState *state, const CvMove *move)
{
  assert (move->verb == OREGON_VERB_POSITION);
  assert (!state->common.begun);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (is_piece (&move->atoms[i]))
      apply_piece (table, state, &move->atoms[i]);
    else
      apply_belonging (state, &move->atoms[i]);

  int n_starts = oregon_count (&state->starts);
  assert (n_starts <= table->n_players);
  state->started = (uint8_t) ((1u << n_starts) - 1);
}

static uint32_t
tell_tiles (const CvBoard *board,
            const OregonState *state,
            CvAtom *ret_atoms,
            uint32_t n)
{
  for (int is_start = 0; is_start <= 1; is_start++)
    for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
      {
        CvSet tiles = state->buildings[kind];
        if (is_start)
          cv_set_keep (&tiles, &state->starts, OREGON_WORDS);
        else
          cv_set_subtract (&tiles, &state->starts, OREGON_WORDS);
        n = cv_board_add_atoms (board, &tiles,
                                is_start ? OREGON_POSITION_STARTS
                                         : OREGON_POSITION_BUILDINGS,
                                kind, ret_atoms, n);
      }
  return n;
}

/* Jokers and extra turns are active at the start. */
static uint32_t
tell_belongings (const CvTable *table,
                 const OregonState *state,
                 CvAtom *ret_atoms,
                 uint32_t n)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (oregon_points_of (state, seat) != 0)
      n = cv_atom_add (ret_atoms, n, OREGON_POSITION_TRACK, seat,
                       oregon_points_of (state, seat));
  for (int seat = 0; seat < table->n_players; seat++)
    if (!oregon_has_seat (state->jokers, seat))
      n = cv_atom_add (ret_atoms, n, OREGON_POSITION_JOKERS, seat, false);
  for (int seat = 0; seat < table->n_players; seat++)
    if (!oregon_has_seat (state->extras, seat))
      n = cv_atom_add (ret_atoms, n, OREGON_POSITION_EXTRAS, seat, false);
  for (int seat = 0; seat < table->n_players; seat++)
    for (int heap = 0; heap < OREGON_HEAPS; heap++)
      if (state->tokens[seat][heap] > 0)
        n = cv_atom_add (ret_atoms, n, OREGON_POSITION_TOKENS, seat * 8 + heap,
                         state->tokens[seat][heap]);
  return n;
}

uint32_t
oregon_position (const CvTable *table, const CvState *state, CvAtom *ret_atoms)
{
  const OregonState *oregon = &state->oregon;
  uint32_t n = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    n = cv_board_add_atoms (&table->board, &oregon->farmers[seat],
                            OREGON_POSITION_FARMERS, seat, ret_atoms, n);
  n = tell_tiles (&table->board, oregon, ret_atoms, n);
  return tell_belongings (table, oregon, ret_atoms, n);
}

/* Counts. */

void
oregon_check_count (const CvMove *move, CvJudge *judge)
{
  assert (move->verb == OREGON_VERB_COUNT && move->by >= 0);

  int32_t n_farmers = cv_move_get (move, OREGON_COUNT_FARMERS, 0);

  if (n_farmers != CV_ABSENT && farmers_stop (move->by, n_farmers, judge))
    return;
  cv_verdict_set (judge->verdict, &oregon_rules[CV_SHELL_COUNT_OK]);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
}

/* Invariants. After every event:
   1  no cell holds two pieces, and `taken` is where they all are;
   2  every piece lies on a cell of the board;
   3  no player has more than 14 farmers on the board;
   4  the tiles of a kind in the stack and on the board, start tiles apart, are 4;
   5  the tokens of a kind on the heap and with the players are 21;
   6  where the board tells the tokens, no more were revealed than are held;
   7  seats that nobody takes have nothing, and the turn is a player's;
   8  no more is placed in a turn than one, and one for each extra turn.
   And, as long as no broken rule was let stand:
   9  every tile lies on its ground, every harbor near water, and no farmer on water;
   10 there are no more start tiles than players, and none of a kind twice. */

static bool
is_within (const CvSet *set, const CvSet *other)
{
  CvSet rest = *set;
  cv_set_subtract (&rest, other, OREGON_WORDS);
  return cv_set_is_empty (&rest, OREGON_WORDS);
}

static bool
pieces_are_apart (const CvTable *table, const OregonState *state)
{
  CvSet all = { { 0 } };
  int n = 0;

  for (int seat = 0; seat < table->n_players; seat++)
    {
      cv_set_unite (&all, &state->farmers[seat], OREGON_WORDS);
      n += oregon_count (&state->farmers[seat]);
    }
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    {
      cv_set_unite (&all, &state->buildings[kind], OREGON_WORDS);
      n += oregon_count (&state->buildings[kind]);
    }
  return oregon_count (&all) == n && is_within (&all, &state->taken) &&
         is_within (&state->taken, &all);
}

static bool
pieces_are_on_board (const CvTable *table, const OregonState *state)
{
  CvSet cells = cv_board_with (&table->board, "gwrm");
  return is_within (&state->taken, &cells);
}

static bool
farmers_are_in_box (const CvTable *table, const OregonState *state)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (oregon_count (&state->farmers[seat]) > OREGON_FARMERS_MOST)
      return false;
  return true;
}

static bool
tiles_add_up (const CvTable *table, const OregonState *state)
{
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    {
      CvSet laid = state->buildings[kind];
      cv_set_subtract (&laid, &state->starts, OREGON_WORDS);
      if (oregon_count (&laid) + state->stack[kind] != OREGON_STACK_TILES)
        return false;
    }
  return true;
}

static bool
tokens_add_up (const CvTable *table, const OregonState *state)
{
  for (int heap = 0; heap < OREGON_HEAPS; heap++)
    {
      int sum = state->heap[heap];
      for (int seat = 0; seat < table->n_players; seat++)
        sum += state->tokens[seat][heap];
      if (sum != OREGON_HEAP_TOKENS)
        return false;
    }
  return true;
}

static bool
revealed_are_held (const CvTable *table, const OregonState *state)
{
  for (int seat = 0; seat < table->n_players; seat++)
    for (int heap = 0; heap < OREGON_HEAPS; heap++)
      if (oregon_tokens_are_tracked (table, state, seat) &&
          state->shown[seat][heap] > state->tokens[seat][heap])
        return false;
  return true;
}

static bool
seats_are_taken (const CvTable *table, const OregonState *state)
{
  unsigned absent = ~0u << table->n_players;
  unsigned seats =
      (unsigned) (state->jokers | state->extras | state->started | state->counted |
                  state->counted_track | state->counted_farmers);

  for (int seat = table->n_players; seat < OREGON_PLAYERS; seat++)
    if (state->track[seat] != 0 || oregon_count (&state->farmers[seat]) > 0 ||
        state->tokens[seat][OREGON_COAL] > 0 || state->tokens[seat][OREGON_GOLD] > 0)
      return false;
  return (seats & absent) == 0 && state->turn < table->n_players;
}

static bool
turn_is_in_order (const CvTable *table, const OregonState *state)
{
  return state->n_placed <= state->n_extras + 1;
}

static bool
pieces_are_on_ground (const CvTable *table, const OregonState *state)
{
  const CvBoard *board = &table->board;

  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    if (!is_within (&state->buildings[kind],
                    &board->set[oregon_ground_set ((OregonBuilding) kind)]))
      return false;
  return is_within (&state->taken, &board->set[OREGON_SET_LAND]) &&
         is_within (&state->buildings[OREGON_HARBOR], &board->set[OREGON_SET_SHORE]);
}

static bool
start_tiles_are_in_box (const CvTable *table, const OregonState *state)
{
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    {
      CvSet starts = state->buildings[kind];
      cv_set_keep (&starts, &state->starts, OREGON_WORDS);
      if (oregon_count (&starts) > 1)
        return false;
    }
  return oregon_count (&state->starts) <= table->n_players;
}

int
oregon_sane (const CvTable *table, const CvState *state)
{
  assert (table != NULL && state != NULL);

  static bool (*const invariants[]) (const CvTable *, const OregonState *) = {
    pieces_are_apart,     pieces_are_on_board,   farmers_are_in_box, tiles_add_up,
    tokens_add_up,        revealed_are_held,     seats_are_taken,    turn_is_in_order,
    pieces_are_on_ground, start_tiles_are_in_box
  };
  const int n_always = 8;
  const int n_all = sizeof invariants / sizeof invariants[0];

  for (int i = 0; i < (state->common.house ? n_always : n_all); i++)
    if (!invariants[i](table, &state->oregon))
      return i + 1;
  return 0;
}
