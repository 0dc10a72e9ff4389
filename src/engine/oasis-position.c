/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: positions set up by hand, counts taken at the table, and what the box can't
   hold. A position must be possible, not lawful: tiles may touch as they like. */
#include "oasis-internal.h"

#include <assert.h>

#include "cv-secret.h"

/* Without a board, more land cells than tiles can only be printed spaces; no known
   board has more than nine of a kind. */
#define PRINTED_AT_MOST 9

/* Names the rule and the cell; positions break no rule that could be overruled. */
static bool
stop_at_cell (CvJudge *judge, const CvRule *rule, int32_t cell)
{
  bool stops = cv_judge_stops (judge, rule);
  assert (stops);
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, cell);
  return stops;
}

static bool
stop_at_tiles (CvJudge *judge, int kind, int most)
{
  cv_verdict_set (judge->verdict, RULE (BOX_TILES));
  cv_verdict_add_term (judge->verdict, oasis_kind_terms[kind]);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, most);
  return true;
}

static bool
stop_at_player (CvJudge *judge, const CvRule *rule, int seat, int most)
{
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, seat);
  cv_verdict_add (judge->verdict, CV_VALUE_COUNT, most);
  return true;
}

static int
atom_bit (const CvTable *table, const CvAtom *atom)
{
  return cv_board_bit (&table->board, (CvCell) atom->value);
}

/* The same for a cell that is known to lie on the board. */
static int
known_bit (const CvTable *table, const CvAtom *atom)
{
  return cv_board_known_bit (&table->board, (CvCell) atom->value);
}

static int
count_atoms (const CvMove *move, int arg, int key)
{
  int n = 0;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    n += move->atoms[i].arg == arg && move->atoms[i].key == key;
  return n;
}

/* All pieces of an argument must stand on cells of the set. */
static bool
is_off (const CvTable *table,
        const CvMove *move,
        int arg,
        const CvSet *set,
        const CvRule *rule,
        CvJudge *judge)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      int bit = atom->arg == arg ? atom_bit (table, atom) : 0;
      if (atom->arg == arg && (bit < 0 || !cv_set_has (set, bit)))
        return stop_at_cell (judge, rule, atom->value);
    }
  return false;
}

/* Tiles of all kinds share the land, camels of all players the path. */
static bool
is_cell_used_twice (const CvMove *move, CvJudge *judge)
{
  bool used[CV_CELL_ROWS * 32] = { false }; /* by cell, on the board or not */

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (atom->arg != POSITION_TILES && atom->arg != POSITION_CAMELS)
        continue;
      if (used[atom->value])
        return stop_at_cell (judge, RULE (POSITION_CELL_TWICE), atom->value);
      used[atom->value] = true;
    }
  return false;
}

static bool
has_too_many_tiles (const CvMove *move, CvJudge *judge)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (count_atoms (move, POSITION_TILES, kind) > oasis_tiles_in_box[kind])
      return stop_at_tiles (judge, kind, oasis_tiles_in_box[kind]);
  return false;
}

static bool
has_too_many (const CvTable *table,
              const CvMove *move,
              int arg,
              const CvRule *rule,
              int most,
              CvJudge *judge)
{
  for (int seat = 0; seat < table->n_players; seat++)
    if (count_atoms (move, arg, seat) > most)
      return stop_at_player (judge, rule, seat, most);
  return false;
}

/* The cells of each kind in the position: tiles and printed spaces. */
static void
collect_lands (const CvTable *table, const CvMove *move, CvSet ret_lands[OASIS_KINDS])
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    ret_lands[kind] = table->board.set[OASIS_SET_PRINTED + kind];
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == POSITION_TILES)
      cv_set_add (&ret_lands[move->atoms[i].key], known_bit (table, &move->atoms[i]));
}

static CvSet
collect_tiles (const CvTable *table, const CvMove *move)
{
  CvSet tiles = { { 0 } };
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == POSITION_TILES)
      cv_set_add (&tiles, known_bit (table, &move->atoms[i]));
  return tiles;
}

static int
kind_at (const CvSet lands[OASIS_KINDS], int bit)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&lands[kind], bit))
      return kind;
  return -1;
}

/* An area holds at most one marker, whoever's it is. */
static bool
is_area_marked_twice (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  const CvBoard *board = &table->board;
  CvSet lands[OASIS_KINDS], marked = { { 0 } };

  collect_lands (table, move, lands);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      if (atom->arg != POSITION_MARKERS)
        continue;
      int bit = known_bit (table, atom);
      if (cv_set_has (&marked, bit))
        return stop_at_cell (judge, RULE (POSITION_TWO_MARKERS), atom->value);
      CvSet seed = { { 0 } };
      cv_set_add (&seed, bit);
      CvSet area = cv_set_flood (&seed, &lands[kind_at (lands, bit)], board->stride,
                                 board->n_words);
      cv_set_unite (&marked, &area, board->n_words);
    }
  return false;
}

/* Either no counters, or 1 to the number of players, each once. */
static bool
are_counters_bad (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  unsigned seen = 0;
  int n = 0;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == POSITION_COUNTERS)
      {
        int32_t counter = move->atoms[i].value;
        n++;
        if (counter >= 1 && counter <= table->n_players)
          seen |= 1u << counter;
      }
  if (n == 0 || seen == (2u << table->n_players) - 2u)
    return false;
  cv_verdict_set (judge->verdict, RULE (COUNTERS_BAD));
  return true;
}

void
oasis_check_position (const CvTable *table, const CvMove *move, CvJudge *judge)
{
  assert (move->verb == OASIS_POSITION);
  assert (judge != NULL && judge->verdict != NULL);

  const CvSet *set = table->board.set;

  if (is_off (table, move, POSITION_TILES, &set[OASIS_SET_LAND],
              RULE (POSITION_TILE_OFF_LAND), judge) ||
      is_cell_used_twice (move, judge) || has_too_many_tiles (move, judge))
    return;
  CvSet tiles = collect_tiles (table, move);
  if (is_off (table, move, POSITION_MARKERS, &tiles, RULE (POSITION_MARKER_OFF_TILE),
              judge) ||
      is_area_marked_twice (table, move, judge) ||
      has_too_many (table, move, POSITION_MARKERS, RULE (BOX_MARKERS), OASIS_MARKERS,
                    judge) ||
      is_off (table, move, POSITION_CAMELS, &set[OASIS_SET_PATH],
              RULE (POSITION_CAMEL_OFF_PATH), judge) ||
      has_too_many (table, move, POSITION_CAMELS, RULE (BOX_CAMELS), OASIS_CAMELS,
                    judge) ||
      are_counters_bad (table, move, judge))
    return;
  cv_verdict_set (judge->verdict, &oasis_rules[CV_SHELL_POSITION_OK]);
}

static void
put_marker (OasisState *oasis, int seat, int bit)
{
  int slot = OASIS_MARKERS - oasis_markers_in_hand (oasis, seat);
  oasis->marker[seat][slot] = (int16_t) bit;
  oasis->area_kind[seat][slot] = (uint8_t) kind_at (oasis->laid, bit);
}

/* Tiles come before markers in the order of the arguments, so a marker finds its tile.
 */
void
oasis_apply_position (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->verb == OASIS_POSITION);
  assert (!state->common.begun);

  OasisState *oasis = &state->oasis;

  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      switch (atom->arg)
        {
        case POSITION_TILES:
          cv_set_add (&oasis->laid[atom->key], known_bit (table, atom));
          cv_set_add (&oasis->lands[atom->key], known_bit (table, atom));
          cv_set_remove (&oasis->empty, known_bit (table, atom));
          oasis->tiles_left[atom->key]--;
          break;
        case POSITION_MARKERS:
          put_marker (oasis, atom->key, known_bit (table, atom));
          break;
        case POSITION_CAMELS:
          cv_set_add (&oasis->camels[atom->key], known_bit (table, atom));
          break;
        default:
          oasis->counter[atom->key] = (uint8_t) atom->value;
          break;
        }
    }
  oasis_recompute_areas (table, oasis);
}

static CvSet
find_markers (const OasisState *oasis, int seat)
{
  CvSet markers = { { 0 } };

  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] >= 0)
      cv_set_add (&markers, oasis->marker[seat][slot]);
  return markers;
}

uint32_t
oasis_position (const CvTable *table, const CvState *state, CvAtom *ret_atoms)
{
  const OasisState *oasis = &state->oasis;
  const CvBoard *board = &table->board;
  uint32_t n = 0;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    n = cv_board_add_atoms (board, &oasis->laid[kind], POSITION_TILES, kind, ret_atoms,
                            n);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvSet markers = find_markers (oasis, seat);
      n = cv_board_add_atoms (board, &markers, POSITION_MARKERS, seat, ret_atoms, n);
    }
  for (int seat = 0; seat < table->n_players; seat++)
    n = cv_board_add_atoms (board, &oasis->camels[seat], POSITION_CAMELS, seat,
                            ret_atoms, n);
  for (int seat = 0; seat < table->n_players; seat++)
    if (oasis->counter[seat] > 0)
      n = cv_atom_add (ret_atoms, n, POSITION_COUNTERS, seat, oasis->counter[seat]);
  return n;
}

/* Counts. */

/* What all players together can have of a kind. */
static int
most_cells (const CvTable *table, int kind)
{
  int printed = PRINTED_AT_MOST;
  if (table->board.present)
    printed = cv_set_count (&table->board.set[OASIS_SET_PRINTED + kind],
                            table->board.n_words);
  return oasis_tiles_in_box[kind] + printed;
}

void
oasis_check_count (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   CvJudge *judge)
{
  assert (move->verb == OASIS_COUNT && move->by >= 0);
  if (cv_move_get (move, 0, 0) > OASIS_CAMELS)
    {
      stop_at_player (judge, RULE (BOX_CAMELS), move->by, OASIS_CAMELS);
      return;
    }
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    {
      int32_t sum = cv_move_get (move, 1 + kind, 0);
      if (sum == CV_ABSENT)
        continue;
      for (int seat = 0; seat < table->n_players; seat++)
        if (seat != move->by)
          sum += oasis_cells_counted (table, &state->oasis, seat, (OasisKind) kind);
      if (sum > most_cells (table, kind))
        {
          stop_at_tiles (judge, kind, most_cells (table, kind));
          return;
        }
    }
  cv_verdict_set (judge->verdict, &oasis_rules[CV_SHELL_COUNT_OK]);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
}

void
oasis_apply_count (OasisState *oasis, const CvMove *move)
{
  assert (move->verb == OASIS_COUNT && move->by >= 0);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    oasis->counted[move->by][move->atoms[i].arg] = (int16_t) move->atoms[i].value;
}

/* What the box still holds for a player beside what others have revealed, and who they
   are; a hide comes on top of what the player has revealed. */
static int
count_left (const CvTable *table,
            const CvState *state,
            const CvMove *move,
            int key,
            unsigned *ret_seats)
{
  int but = move->verb == CV_VERB_HIDE ? CV_NO_PLAYER : move->by;
  return oasis_scoring_in_box[key] -
         cv_secret_revealed (table, state, but, key, ret_seats);
}

int
oasis_secret_most (const CvTable *table, const CvState *state, int seat, int key)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (key >= 0 && key < CV_HIDDEN_MOST);

  unsigned seats;
  return oasis_scoring_in_box[key] -
         cv_secret_revealed (table, state, seat, key, &seats);
}

/* %1$s is a scoring marker, %2$s how many there are, %3$s players. */
static const CvPhrase revealed_so_far = {
  N_ ("The box holds only %2$s %1$s scoring markers for all players together. Revealed "
      "so far by: %3$s."),
  NULL
};

bool
oasis_check_secret (const CvTable *table,
                    const CvState *state,
                    const CvMove *move,
                    CvJudge *judge)
{
  assert (move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      unsigned seats;
      if ((move->verb == CV_VERB_HIDE && atom->arg == CV_ARG_BOX) ||
          atom->value <= count_left (table, state, move, atom->key, &seats))
        continue;
      cv_verdict_set (judge->verdict, RULE (BOX_SCORING));
      cv_verdict_add_term (judge->verdict, cv_oasis.hidden_one[atom->key]);
      cv_verdict_add (judge->verdict, CV_VALUE_COUNT, oasis_scoring_in_box[atom->key]);
      if (atom->value > oasis_scoring_in_box[atom->key])
        return true;
      judge->verdict->phrase = &revealed_so_far;
      cv_verdict_add (judge->verdict, CV_VALUE_PLAYERS, (int32_t) seats);
      return true;
    }
  return false;
}
