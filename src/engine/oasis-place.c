/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: placing tiles and control markers. "Regole di piazzamento delle tessere Oasi,
   Steppa e Pietraia".

   The areas of a player are kept as sets of cells, one for each control marker, so that
   a verdict looks at four neighbours and a map of all legal cells is a few dozen
   operations on whole words. */
#include "oasis-internal.h"

#include <assert.h>
#include <string.h>

/* The neighbours of a cell in reading order. What lies outside is sent to the guard bit
   of the first row, which no set ever has. */
static void
find_neighbours (const CvBoard *board, int bit, int ret_bits[4])
{
  int end = board->height * board->stride, guard = board->width;

  ret_bits[0] = bit >= board->stride ? bit - board->stride : guard;
  ret_bits[1] = bit > 0 ? bit - 1 : guard;
  ret_bits[2] = bit + 1;
  ret_bits[3] = bit + board->stride < end ? bit + board->stride : guard;
}

/* Which of them are in a set: a bit each. */
static inline unsigned
near_mask (const CvSet *set, const int neighbours[4])
{
  return (unsigned) cv_set_has (set, neighbours[0]) |
         (unsigned) cv_set_has (set, neighbours[1]) << 1 |
         (unsigned) cv_set_has (set, neighbours[2]) << 2 |
         (unsigned) cv_set_has (set, neighbours[3]) << 3;
}

/* A placement, its arguments read once. */
typedef struct
{
  int seat, kind, bit; /* bit -1: outside the grid */
  int near[4];         /* the neighbours, when it is not */
  CvCell at;
  int32_t marker; /* a cell, CV_CELL_NONE, or CV_ABSENT */
} Placing;

static inline Placing
read_move (const CvTable *table, const CvMove *move)
{
  Placing placing = { .seat = move->by, .marker = CV_ABSENT };

  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == PLACE_TILE)
      placing.kind = move->atoms[i].value;
    else if (move->atoms[i].arg == PLACE_AT)
      placing.at = (CvCell) move->atoms[i].value;
    else
      placing.marker = move->atoms[i].value;
  placing.bit = cv_board_bit (&table->board, placing.at);
  if (placing.bit >= 0)
    find_neighbours (&table->board, placing.bit, placing.near);
  return placing;
}

/* Markers and areas. */

int
oasis_markers_in_hand (const OasisState *oasis, int seat)
{
  assert (seat >= 0 && seat < CV_PLAYERS_MOST);

  int n = 0;
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    n += oasis->marker[seat][slot] < 0;
  return n;
}

int
oasis_slot_in_hand (const OasisState *oasis, int seat)
{
  assert (seat >= 0 && seat < CV_PLAYERS_MOST);

  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] < 0)
      return slot;
  return -1;
}

/* The marker of a player in whose area the cell lies, or -1. */
static int
find_slot_at (const OasisState *oasis, int seat, int bit)
{
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] >= 0 && cv_set_has (&oasis->area[seat][slot], bit))
      return slot;
  return -1;
}

static void
unite_owned (const CvBoard *board, OasisState *oasis, int seat, int kind)
{
  CvSet owned = { { 0 } };
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] >= 0 && oasis->area_kind[seat][slot] == kind)
      cv_set_unite (&owned, &oasis->area[seat][slot], board->n_words);
  oasis->owned[seat][kind] = owned;
}

static void
unite_claimed (const CvTable *table, OasisState *oasis, int kind)
{
  CvSet claimed = { { 0 } };
  for (int seat = 0; seat < table->n_players; seat++)
    cv_set_unite (&claimed, &oasis->owned[seat][kind], table->board.n_words);
  oasis->claimed[kind] = claimed;
}

static void
flood_area (const CvBoard *board, OasisState *oasis, int seat, int slot)
{
  CvSet seed = { { 0 } };
  int kind = oasis->area_kind[seat][slot];

  cv_set_add (&seed, oasis->marker[seat][slot]);
  oasis->area[seat][slot] =
      cv_set_flood (&seed, &oasis->lands[kind], board->stride, board->n_words);
}

/* After a house rule any area may have changed; otherwise only the one that was built
   on, and apply_place takes the short way. */
void
oasis_recompute_areas (const CvTable *table, OasisState *oasis)
{
  for (int seat = 0; seat < table->n_players; seat++)
    {
      for (int slot = 0; slot < OASIS_MARKERS; slot++)
        if (oasis->marker[seat][slot] >= 0)
          flood_area (&table->board, oasis, seat, slot);
      for (int kind = 0; kind < OASIS_KINDS; kind++)
        unite_owned (&table->board, oasis, seat, kind);
    }
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    unite_claimed (table, oasis, kind);
}

/* What the neighbours of the cell that have its kind are to the player who places, as
   masks. */
typedef struct
{
  unsigned rival, own, free;
  int n_own_areas; /* different areas of the player among them */
  int own_slot;    /* the marker of one of them */
} Surroundings;

/* Two markers of one player share an area only after a house rule. */
static bool
is_new_area (const OasisState *oasis, int seat, int slot, uint8_t slots_seen)
{
  for (int other = 0; other < OASIS_MARKERS; other++)
    if ((slots_seen >> other & 1) &&
        cv_set_has (&oasis->area[seat][other], oasis->marker[seat][slot]))
      return false;
  return true;
}

/* Where no house rule was recorded an area has one owner, so what is claimed and not
   the player's is a rival's. */
static unsigned
find_rivals (const CvTable *table,
             const OasisState *oasis,
             const Placing *placing,
             unsigned own)
{
  int kind = placing->kind;
  unsigned rivals = near_mask (&oasis->claimed[kind], placing->near) & ~own;

  for (int other = 0; oasis->common.house && other < table->n_players; other++)
    if (other != placing->seat)
      rivals |= near_mask (&oasis->owned[other][kind], placing->near);
  return rivals;
}

static void
count_own_areas (const OasisState *oasis, const Placing *placing, Surroundings *around)
{
  int seat = placing->seat;
  uint8_t seen = 0;

  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    {
      if (oasis->marker[seat][slot] < 0 ||
          oasis->area_kind[seat][slot] != placing->kind ||
          near_mask (&oasis->area[seat][slot], placing->near) == 0)
        continue;
      around->own_slot = slot;
      around->n_own_areas +=
          !oasis->common.house || is_new_area (oasis, seat, slot, seen);
      seen |= (uint8_t) (1u << slot);
    }
}

static inline Surroundings
look_around (const CvTable *table, const OasisState *oasis, const Placing *placing)
{
  unsigned near = near_mask (&oasis->lands[placing->kind], placing->near);
  Surroundings around = { .own_slot = -1 };

  if (near == 0)
    return around;
  around.own = near_mask (&oasis->owned[placing->seat][placing->kind], placing->near);
  around.rival = find_rivals (table, oasis, placing, around.own);
  around.free = near & ~(around.own | around.rival);
  if (around.own != 0)
    count_own_areas (oasis, placing, &around);
  return around;
}

/* Verdicts. Values of the placement rules: cell, kind, player, deciding cells. */

static void
add_values (CvVerdict *verdict, const Placing *placing, int player)
{
  CvValue *values = verdict->values;

  values[0] = (CvValue){ .type = CV_VALUE_CELL, .number = placing->at };
  values[1] =
      (CvValue){ .type = CV_VALUE_TERM, .term = oasis_kind_terms[placing->kind] };
  values[2] = (CvValue){ .type = CV_VALUE_PLAYER, .number = player };
  values[3] = (CvValue){ .type = CV_VALUE_CELLS };
  verdict->n_values = 4;
}

static void
add_because (CvVerdict *verdict, CvCell at, unsigned mask)
{
  static const int column[4] = { 0, -1, 1, 0 }, row[4] = { -1, 0, 0, 1 };

  for (int i = 0; i < 4; i++)
    if (mask >> i & 1)
      cv_verdict_add_because (verdict, cv_cell (cv_cell_column (at) + column[i],
                                                cv_cell_row (at) + row[i]));
}

static bool
has_tile (const OasisState *oasis, int bit)
{
  bool has = false;
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    has |= cv_set_has (&oasis->laid[kind], bit);
  return has;
}

/* The first rule by which the board or the box closes the cell, or NULL: "Sul Sentiero
   … non è permesso piazzare tessere", "Caselle Bonus". */
static const CvRule *
find_closing_rule (const CvTable *table,
                   const OasisState *oasis,
                   const Placing *placing,
                   CvJudge *judge)
{
  char glyph = placing->bit < 0 ? '#' : table->board.glyph[placing->bit];
  bool printed = glyph == 'O' || glyph == 'S' || glyph == 'R';

  if (glyph == '#')
    return RULE (PLACE_OFF_BOARD);
  if (glyph == '=' && cv_judge_stops (judge, RULE (PLACE_CAMEL_PATH)))
    return RULE (PLACE_CAMEL_PATH);
  if (printed && cv_judge_stops (judge, RULE (PLACE_PRINTED)))
    return RULE (PLACE_PRINTED);
  if (has_tile (oasis, placing->bit))
    return RULE (PLACE_OCCUPIED);
  return oasis->tiles_left[placing->kind] == 0 &&
                 cv_judge_stops (judge, RULE (PLACE_SUPPLY))
             ? RULE (PLACE_SUPPLY)
             : NULL;
}

static bool
is_cell_closed (const CvTable *table,
                const OasisState *oasis,
                const Placing *placing,
                CvJudge *judge)
{
  if (placing->bit >= 0 && cv_set_has (&oasis->empty, placing->bit) &&
      oasis->tiles_left[placing->kind] > 0)
    return false;
  const CvRule *broken = find_closing_rule (table, oasis, placing, judge);
  if (broken == NULL)
    return false;
  cv_verdict_set (judge->verdict, broken);
  if (broken != RULE (PLACE_OFF_BOARD) && broken != RULE (PLACE_SUPPLY))
    cv_verdict_add_because (judge->verdict, placing->at);
  add_values (judge->verdict, placing, placing->seat);
  return true;
}

/* The player whose area is the first of the rivals' in reading order. */
static int
find_rival_seat (const CvTable *table,
                 const OasisState *oasis,
                 const Placing *placing,
                 unsigned rivals)
{
  unsigned first = rivals & -rivals;
  for (int other = 0; other < table->n_players; other++)
    if (other != placing->seat &&
        (near_mask (&oasis->owned[other][placing->kind], placing->near) & first))
      return other;
  assert (false && "nobody owns what a rival owns");
  return placing->seat;
}

/* "Un giocatore non può piazzare una tessera adiacente all'area di un altro … né una
   tessera che connetta due proprie aree dello stesso tipo." */
static bool
touches_what_it_must_not (const CvTable *table,
                          const OasisState *oasis,
                          const Placing *placing,
                          const Surroundings *around,
                          CvJudge *judge)
{
  if (around->rival != 0 && cv_judge_stops (judge, RULE (PLACE_RIVAL)))
    {
      int rival = find_rival_seat (table, oasis, placing, around->rival);
      add_because (judge->verdict, placing->at, around->rival);
      add_values (judge->verdict, placing, rival);
      return true;
    }
  if (around->n_own_areas > 1 && cv_judge_stops (judge, RULE (PLACE_JOINS_OWN)))
    {
      add_because (judge->verdict, placing->at, around->own);
      add_values (judge->verdict, placing, placing->seat);
      return true;
    }
  return false;
}

/* "Quando un giocatore inizia una nuova area …": where a first tile may lie. Beside a
   free area nothing is started: the tile takes it over (our reading). */
static bool
starts_where_it_must_not (const CvTable *table,
                          const Placing *placing,
                          const Surroundings *around,
                          CvJudge *judge)
{
  const CvSet *set = table->board.set;
  const CvRule *broken = NULL;

  if ((around->rival | around->own | around->free) != 0)
    return false;
  if (placing->kind == OASIS_KIND_OASIS &&
      !cv_set_has (&set[OASIS_SET_BORDER], placing->bit))
    broken = RULE (PLACE_START_OASIS);
  if (placing->kind == OASIS_KIND_STEPPE &&
      !cv_set_has (&set[OASIS_SET_BESIDE_PATH], placing->bit))
    broken = RULE (PLACE_START_STEPPE);
  if (broken == NULL || !cv_judge_stops (judge, broken))
    return false;
  add_values (judge->verdict, placing, placing->seat);
  return true;
}

/* "Se possiede Segnalini Controllo non ancora utilizzati, egli deve piazzarne uno";
   "egli può abbandonare un'area e spostare uno dei suoi Segnalini". */
static bool
breaks_marker_rule (const CvTable *table,
                    const OasisState *oasis,
                    const Placing *placing,
                    bool extends,
                    CvJudge *judge)
{
  if (placing->marker == CV_ABSENT)
    return false;

  bool moves = placing->marker != CV_CELL_NONE;
  bool in_hand = oasis_markers_in_hand (oasis, placing->seat) > 0;
  int bit = moves ? cv_board_bit (&table->board, (CvCell) placing->marker) : -1;
  bool yours = bit >= 0 && find_slot_at (oasis, placing->seat, bit) >= 0;

  if (!(extends && moves && cv_judge_stops (judge, RULE (MARKER_NOT_NEW))) &&
      !(!extends && !moves && in_hand &&
        cv_judge_stops (judge, RULE (MARKER_REQUIRED))) &&
      !(!extends && moves && in_hand &&
        cv_judge_stops (judge, RULE (MARKER_IN_HAND))) &&
      !(moves && !yours && cv_judge_stops (judge, RULE (MARKER_NOT_YOURS))))
    return false;

  cv_verdict_add (judge->verdict, CV_VALUE_CELL, moves ? placing->marker : placing->at);
  cv_verdict_add_term (judge->verdict, oasis_kind_terms[placing->kind]);
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, placing->seat);
  return true;
}

static void
name_legal (const Placing *placing, const Surroundings *around, CvVerdict *verdict)
{
  unsigned because = around->own != 0 ? around->own : around->free;

  cv_verdict_set (verdict, around->own != 0    ? RULE (PLACE_EXTEND)
                           : around->free != 0 ? RULE (PLACE_CLAIM)
                                               : RULE (PLACE_START));
  add_because (verdict, placing->at, because);
  add_values (verdict, placing, placing->seat);
}

void
oasis_check_place (const CvTable *table,
                   const OasisState *oasis,
                   const CvMove *move,
                   CvJudge *judge)
{
  assert (move->verb == OASIS_PLACE);
  assert (move->by >= 0 && move->by < table->n_players);

  Placing placing = read_move (table, move);

  if (is_cell_closed (table, oasis, &placing, judge))
    return;
  Surroundings around = look_around (table, oasis, &placing);
  if (touches_what_it_must_not (table, oasis, &placing, &around, judge) ||
      starts_where_it_must_not (table, &placing, &around, judge) ||
      breaks_marker_rule (table, oasis, &placing, around.own != 0, judge))
    return;
  name_legal (&placing, &around, judge->verdict);
}

/* Which marker goes to the new tile, or -1 for none. */
static int
choose_slot (const CvTable *table,
             const OasisState *oasis,
             const Placing *placing,
             bool extends)
{
  if (placing->marker == CV_CELL_NONE)
    return -1;
  if (placing->marker != CV_ABSENT)
    return find_slot_at (oasis, placing->seat,
                         cv_board_bit (&table->board, (CvCell) placing->marker));
  return extends ? -1 : oasis_slot_in_hand (oasis, placing->seat);
}

static void
set_marker (const CvTable *table, OasisState *oasis, const Placing *placing, int slot)
{
  int seat = placing->seat, old_kind = oasis->area_kind[seat][slot];
  bool moves = oasis->marker[seat][slot] >= 0;

  oasis->marker[seat][slot] = (int16_t) placing->bit;
  oasis->area_kind[seat][slot] = (uint8_t) placing->kind;
  flood_area (&table->board, oasis, seat, slot);
  if (moves)
    {
      unite_owned (&table->board, oasis, seat, old_kind);
      unite_claimed (table, oasis, old_kind);
    }
}

static void
lay_tile (OasisState *oasis, const Placing *placing)
{
  assert (placing->bit >= 0 && oasis->tiles_left[placing->kind] > 0);
  oasis->tiles_left[placing->kind]--;
  cv_set_add (&oasis->laid[placing->kind], placing->bit);
  cv_set_remove (&oasis->empty, placing->bit);
  for (int other = 0; other < OASIS_KINDS; other++)
    cv_set_remove (&oasis->lands[other], placing->bit); /* covered by a house rule */
  cv_set_add (&oasis->lands[placing->kind], placing->bit);
}

void
oasis_apply_place (const CvTable *table, OasisState *oasis, const CvMove *move)
{
  assert (move->verb == OASIS_PLACE);
  assert (move->by >= 0 && move->by < table->n_players);

  Placing placing = read_move (table, move);
  Surroundings around = look_around (table, oasis, &placing);
  int slot = choose_slot (table, oasis, &placing, around.own != 0);

  lay_tile (oasis, &placing);
  if (slot >= 0)
    set_marker (table, oasis, &placing, slot);
  if (oasis->common.house)
    {
      oasis_recompute_areas (table, oasis);
      return;
    }
  if (slot < 0 && around.own != 0)
    flood_area (&table->board, oasis, placing.seat, around.own_slot);
  unite_owned (&table->board, oasis, placing.seat, placing.kind);
  unite_claimed (table, oasis, placing.kind);
}

/* All cells of the free areas that the tile touches. */
static CvSet
find_swallowed (const CvTable *table,
                const OasisState *oasis,
                const Placing *placing,
                const Surroundings *around)
{
  const CvBoard *board = &table->board;
  CvSet touched = { { 0 } };

  for (int i = 0; i < 4; i++)
    if (around->free >> i & 1)
      cv_set_add (&touched, placing->near[i]);
  return cv_set_flood (&touched, &oasis->lands[placing->kind], board->stride,
                       board->n_words);
}

void
oasis_foresee (const CvTable *table,
               const OasisState *oasis,
               const CvMove *move,
               OasisOutlook *ret_outlook)
{
  assert (move->verb == OASIS_PLACE && ret_outlook != NULL);
  assert (cv_board_bit (&table->board, (CvCell) cv_move_get (move, PLACE_AT, 0)) >= 0);

  Placing placing = read_move (table, move);
  Surroundings around = look_around (table, oasis, &placing);
  bool extends = around.own != 0;
  int slot = choose_slot (table, oasis, &placing, extends);
  int stands = slot >= 0 ? oasis->marker[placing.seat][slot] : -1;

  *ret_outlook = (OasisOutlook){
    .owner = extends || slot >= 0 ? placing.seat : CV_NO_PLAYER,
    .places_marker = slot >= 0,
    .moved_from = stands >= 0 ? cv_board_cell (&table->board, stands) : CV_CELL_NONE,
    .swallows = find_swallowed (table, oasis, &placing, &around),
  };
  cv_verdict_set (&ret_outlook->touched, RULE (PLACE_CLAIM));
  add_because (&ret_outlook->touched, placing.at, around.free);
}

/* The area stays free only because nothing was said of a marker. */
bool
oasis_leaves_choice (const CvTable *table,
                     const OasisState *oasis,
                     const CvMove *move,
                     CvSet *ret_cells)
{
  assert (table != NULL && oasis != NULL && ret_cells != NULL);
  assert (cv_move_is_sound (move, table->n_players));
  if (move->verb != OASIS_PLACE || oasis_markers_in_hand (oasis, move->by) > 0)
    return false;
  Placing placing = read_move (table, move);
  if (placing.bit < 0 || placing.marker != CV_ABSENT ||
      look_around (table, oasis, &placing).own != 0)
    return false;
  *ret_cells = (CvSet){ { 0 } };
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    cv_set_unite (ret_cells, &oasis->area[move->by][slot], table->board.n_words);
  return true;
}

/* Maps of legal cells. */

/* The player's different areas of a kind, by marker; returns their number. */
static int
find_areas (const OasisState *oasis, int seat, int kind, int ret_slots[OASIS_MARKERS])
{
  uint8_t seen = 0;
  int n = 0;

  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] >= 0 && oasis->area_kind[seat][slot] == kind &&
        (!oasis->common.house || is_new_area (oasis, seat, slot, seen)))
      {
        seen |= (uint8_t) (1u << slot);
        ret_slots[n++] = slot;
      }
  return n;
}

/* Cells that touch two or more different areas of the player. */
static CvSet
find_joining_cells (const CvBoard *board, const OasisState *oasis, int seat, int kind)
{
  CvSet once = { { 0 } }, twice = { { 0 } };
  int slots[OASIS_MARKERS], n_areas = find_areas (oasis, seat, kind, slots);

  if (n_areas < 2)
    return twice;
  for (int a = 0; a < n_areas; a++)
    {
      CvSet near =
          cv_set_sides (&oasis->area[seat][slots[a]], board->stride, board->n_words);
      for (int i = 0; i < board->n_words; i++)
        {
          twice.w[i] |= once.w[i] & near.w[i];
          once.w[i] |= near.w[i];
        }
    }
  return twice;
}

CvSet
oasis_legal_tiles (const CvBoard *board,
                   const OasisState *oasis,
                   int n_players,
                   int seat,
                   OasisKind kind)
{
  assert (seat >= 0 && seat < n_players);
  assert ((int) kind < OASIS_KINDS);

  const CvSet *set = board->set;
  int n = board->n_words;
  CvSet legal = { { 0 } }, rivals = oasis->claimed[kind];

  if (oasis->tiles_left[kind] == 0)
    return legal;
  cv_set_subtract (&rivals, &oasis->owned[seat][kind], n);
  for (int other = 0; oasis->common.house && other < n_players; other++)
    if (other != seat)
      cv_set_unite (&rivals, &oasis->owned[other][kind], n);
  CvSet near_rivals = cv_set_sides (&rivals, board->stride, n);
  CvSet near_kind = cv_set_sides (&oasis->lands[kind], board->stride, n);
  CvSet joining = find_joining_cells (board, oasis, seat, (int) kind);

  for (int i = 0; i < n; i++)
    {
      uint64_t start = ~UINT64_C (0);
      if (kind == OASIS_KIND_OASIS)
        start = set[OASIS_SET_BORDER].w[i];
      if (kind == OASIS_KIND_STEPPE)
        start = set[OASIS_SET_BESIDE_PATH].w[i];
      legal.w[i] = oasis->empty.w[i] & (near_kind.w[i] | start) &
                   ~(near_rivals.w[i] | joining.w[i]);
    }
  return legal;
}
