/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon's arithmetic: what a placement pays, when the end is near, and the score
   sheet. "Near" is the booklet's adjacency by side or corner; only groups of farmers
   ask for a side. */
#include "oregon-internal.h"

#include <assert.h>

static CvSet
cell_set (int bit)
{
  CvSet set = { { 0 } };
  cv_set_add (&set, bit);
  return set;
}

/* The cells near one cell, that one left out. */
static CvSet
near_cells (int bit)
{
  CvSet cell = cell_set (bit);
  CvSet near = cv_set_around (&cell, OREGON_STRIDE, OREGON_WORDS);
  cv_set_remove (&near, bit);
  return near;
}

/* Farmers of all colours near a cell. */
static CvSet
farmers_near (const OregonState *state, int bit)
{
  CvSet near = near_cells (bit), farmers = { { 0 } };

  for (int seat = 0; seat < OREGON_PLAYERS; seat++)
    cv_set_unite (&farmers, &state->farmers[seat], OREGON_WORDS);
  cv_set_keep (&farmers, &near, OREGON_WORDS);
  return farmers;
}

static int
find_owner (const OregonState *state, int bit)
{
  int seat = 0;
  while (!cv_set_has (&state->farmers[seat], bit))
    seat++;
  assert (seat < OREGON_PLAYERS);
  return seat;
}

/* The kind of the building on a cell, or -1. */
static int
find_building (const OregonState *state, int bit)
{
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    if (cv_set_has (&state->buildings[kind], bit))
      return kind;
  return -1;
}

/* "5 PV se … forma un gruppo di almeno 3 allevatori del suo colore collegati fra loro
   per lato", and nothing when one of the parts that are joined had paid before. Which
   groups have paid need not be remembered: every group of three or more has, when it
   came to be or before the position was set up. */
OregonGroup
oregon_join_group (const CvSet *farmers, int bit, CvSet *ret_group)
{
  assert (farmers != NULL && ret_group != NULL);
  assert (bit >= 0 && bit < 64 * OREGON_WORDS);

  CvSet cell = cell_set (bit);
  CvSet sides = cv_set_sides (&cell, OREGON_STRIDE, OREGON_WORDS);
  bool has_paid = false;

  *ret_group = cell;
  cv_set_keep (&sides, farmers, OREGON_WORDS);
  for (int side = cv_set_next (&sides, 0, OREGON_WORDS); side >= 0;
       side = cv_set_next (&sides, 0, OREGON_WORDS))
    {
      CvSet seed = cell_set (side);
      CvSet part = cv_set_flood (&seed, farmers, OREGON_STRIDE, OREGON_WORDS);
      has_paid = has_paid || oregon_count (&part) >= OREGON_GROUP_SIZE;
      cv_set_unite (ret_group, &part, OREGON_WORDS);
      cv_set_subtract (&sides, &part, OREGON_WORDS);
    }
  if (oregon_count (ret_group) < OREGON_GROUP_SIZE)
    return OREGON_GROUP_NONE;
  return has_paid ? OREGON_GROUP_PAID : OREGON_GROUP_NEW;
}

int
oregon_paid_group (const OregonState *oregon, int bit)
{
  assert (oregon != NULL && bit >= 0 && bit < 64 * OREGON_WORDS);

  CvSet seed = cell_set (bit);
  for (int seat = 0; seat < OREGON_PLAYERS; seat++)
    {
      CvSet group =
          cv_set_flood (&seed, &oregon->farmers[seat], OREGON_STRIDE, OREGON_WORDS);
      int size = oregon_count (&group);
      if (size > 0)
        return size >= OREGON_GROUP_SIZE ? size : 0;
    }
  return 0;
}

OregonPlacing
oregon_read_placing (const CvTable *table, const OregonState *state, const CvMove *move)
{
  assert (move->by >= 0 && move->by < table->n_players);

  bool is_farmer = move->verb == OREGON_VERB_FARMER;
  int32_t cell =
      cv_move_get (move, is_farmer ? OREGON_FARMER_AT : OREGON_BUILDING_AT, 0);
  OregonPlacing placing = { .by = move->by,
                            .bit = cv_board_bit (&table->board, (CvCell) cell),
                            .building = -1,
                            .jokers = state->jokers };

  if (!is_farmer)
    placing.building = cv_move_get (move, OREGON_BUILDING_KIND, 0);
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == 0 && move->atoms[i].value == OREGON_JOKER)
      placing.jokers = (uint8_t) (placing.jokers & ~oregon_seat_bit (move->by));
  return placing;
}

_Static_assert(OREGON_FARMER_CARDS == 0 && OREGON_BUILDING_CARDS == 0,
               "cards are found by their place");

/* What is still to be had while payments are made one after the other. */
typedef struct
{
  uint8_t jokers, extras;                       /* active by now; seats, a bit each */
  uint8_t tokens[OREGON_PLAYERS][OREGON_HEAPS]; /* that each may still draw */
} Left;

static OregonPayment *
add_payment (OregonPays *pays, const CvRule *why, int to, int bit)
{
  assert (pays->n < OREGON_PAYMENTS_MOST);
  OregonPayment *payment = &pays->payment[pays->n++];
  *payment = (OregonPayment){
    .why = why, .to = (int8_t) to, .bit = (int16_t) bit, .token = OREGON_NO_TOKEN
  };
  return payment;
}

static void
pay_token (OregonPayment *payment, Left *left, OregonHeap heap)
{
  uint8_t *tokens = &left->tokens[payment->to][heap];

  payment->is_mine = true;
  payment->heap = (uint8_t) heap;
  if (*tokens == 0)
    {
      payment->why = OREGON_RULE (POINTS_HEAP);
      return;
    }
  payment->token = (int8_t) heap;
  --*tokens;
}

/* "Le tessere … vengono riattivate solo nel caso che esse mostrino il lato inattivo."
 */
static void
wake (OregonPayment *payment, uint8_t *active, OregonWakes what)
{
  if (!oregon_has_seat (*active, payment->to))
    payment->wakes = what;
  *active |= oregon_seat_bit (payment->to);
}

/* What one building pays for one farmer near it. "Chiesa: … quanti sono gli allevatori
   (di qualsiasi colore) in adiacenza a quella chiesa, compreso quello appena piazzato":
   those are counted already. */
static void
fill_payment (OregonPayment *payment, OregonBuilding kind, Left *left)
{
  switch (kind)
    {
    case OREGON_POST_OFFICE:
      payment->points = OREGON_POST_OFFICE_PAYS;
      break;
    case OREGON_HARBOR:
      payment->points = OREGON_HARBOR_PAYS;
      break;
    case OREGON_CHURCH:
      payment->points = oregon_count (&payment->counted);
      break;
    case OREGON_COAL_MINE:
      pay_token (payment, left, OREGON_COAL);
      break;
    case OREGON_GOLD_MINE:
      pay_token (payment, left, OREGON_GOLD);
      break;
    case OREGON_WAREHOUSE:
      payment->points = OREGON_WAREHOUSE_PAYS;
      wake (payment, &left->jokers, OREGON_WAKES_JOKER);
      break;
    case OREGON_TRAIN_STATION:
      payment->points = OREGON_STATION_PAYS;
      wake (payment, &left->extras, OREGON_WAKES_EXTRA);
      break;
    }
}

/* The rules of what buildings pay stand in the order of OregonBuilding. */
static const CvRule *
rule_of (int kind)
{
  return OREGON_RULE (POINTS_POST_OFFICE) + kind;
}

/* "Piazzamento di un allevatore ⇒ solo il giocatore di turno guadagna PV": every
   building near it pays. */
static void
pay_farmer (const OregonState *state,
            const OregonPlacing *placing,
            Left *left,
            OregonPays *pays)
{
  CvSet near = near_cells (placing->bit);
  CvSet group;

  cv_set_keep (&near, &state->taken, OREGON_WORDS);
  for (int bit = cv_set_next (&near, 0, OREGON_WORDS); bit >= 0;
       bit = cv_set_next (&near, bit + 1, OREGON_WORDS))
    {
      int kind = find_building (state, bit);
      if (kind < 0)
        continue;
      OregonPayment *payment = add_payment (pays, rule_of (kind), placing->by, bit);
      if (kind == OREGON_CHURCH)
        {
          payment->counted = farmers_near (state, bit);
          cv_set_add (&payment->counted, placing->bit);
        }
      fill_payment (payment, (OregonBuilding) kind, left);
    }
  if (oregon_join_group (&state->farmers[placing->by], placing->bit, &group) ==
      OREGON_GROUP_NEW)
    {
      OregonPayment *payment =
          add_payment (pays, OREGON_RULE (POINTS_GROUP), placing->by, placing->bit);
      payment->counted = group;
      payment->points = OREGON_GROUP_PAYS;
    }
}

/* "Piazzamento di un edificio ⇒ tutti i giocatori possono guadagnare PV": every farmer
   near it pays its owner. */
static void
pay_building (const OregonState *state,
              const OregonPlacing *placing,
              Left *left,
              OregonPays *pays)
{
  CvSet farmers = farmers_near (state, placing->bit);

  for (int bit = cv_set_next (&farmers, 0, OREGON_WORDS); bit >= 0;
       bit = cv_set_next (&farmers, bit + 1, OREGON_WORDS))
    {
      OregonPayment *payment =
          add_payment (pays, rule_of (placing->building), find_owner (state, bit), bit);
      if (placing->building == OREGON_CHURCH)
        payment->counted = farmers;
      fill_payment (payment, (OregonBuilding) placing->building, left);
    }
}

/* A mine pays each farmer near it a token. The booklet does not say what happens when
   the heap runs short; our reading: clockwise from the player whose turn it is, each
   takes all that are due before the next one does. */
static void
share_heap (const CvTable *table,
            const OregonState *state,
            const OregonPlacing *placing,
            OregonHeap heap,
            Left *left)
{
  CvSet near = near_cells (placing->bit);
  int rest = state->heap[heap];

  for (int i = 0; i < table->n_players; i++)
    {
      int seat = (placing->by + i) % table->n_players;
      CvSet farmers = state->farmers[seat];
      cv_set_keep (&farmers, &near, OREGON_WORDS);
      int n = oregon_count (&farmers);
      left->tokens[seat][heap] = (uint8_t) (n < rest ? n : rest);
      rest -= left->tokens[seat][heap];
    }
}

void
oregon_find_pays (const CvTable *table,
                  const OregonState *state,
                  const OregonPlacing *placing,
                  OregonPays *ret_pays)
{
  assert (placing->building >= -1 && placing->building < OREGON_BUILDINGS);

  Left left = { .jokers = placing->jokers, .extras = state->extras };

  assert (placing->by >= 0 && placing->by < table->n_players);
  ret_pays->n = 0;
  if (placing->building < 0)
    {
      for (int heap = 0; heap < OREGON_HEAPS; heap++)
        left.tokens[placing->by][heap] = state->heap[heap];
      pay_farmer (state, placing, &left, ret_pays);
      return;
    }
  if (placing->building == OREGON_COAL_MINE)
    share_heap (table, state, placing, OREGON_COAL, &left);
  if (placing->building == OREGON_GOLD_MINE)
    share_heap (table, state, placing, OREGON_GOLD, &left);
  pay_building (state, placing, &left, ret_pays);
}

int
oregon_empty_stacks (const OregonState *oregon)
{
  int n = 0;
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    n += oregon->stack[kind] == 0;
  return n;
}

int
oregon_stacks_to_end (const CvTable *table)
{
  return table->n_players;
}

/* "Fine del gioco": a player's last farmer, or as many empty stacks as there are
   players. The first player in seating order with no farmer left is named. */
int
oregon_ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends)
{
  assert (table != NULL && state != NULL && ret_ends != NULL);

  const OregonState *oregon = &state->oregon;
  int n_empty = oregon_empty_stacks (oregon);
  int n = 0;

  for (int seat = 0; seat < table->n_players && n == 0; seat++)
    if (oregon_count (&oregon->farmers[seat]) >= OREGON_FARMERS_MOST)
      {
        cv_verdict_set (&ret_ends[n], OREGON_RULE (END_FARMERS));
        cv_verdict_add (&ret_ends[n++], CV_VALUE_PLAYER, seat);
      }
  if (n_empty >= oregon_stacks_to_end (table))
    {
      cv_verdict_set (&ret_ends[n], OREGON_RULE (END_STACKS));
      cv_verdict_add (&ret_ends[n++], CV_VALUE_COUNT, n_empty);
    }
  assert (n <= CV_ENDS_MOST);
  return n;
}

int
oregon_farmers_to_end (const CvTable *table,
                       const OregonState *oregon,
                       uint8_t *ret_seats)
{
  int least = OREGON_FARMERS_MOST;

  *ret_seats = 0;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      int left = oregon_farmers_left (oregon, seat);
      if (left < least)
        *ret_seats = 0;
      if (left <= least)
        *ret_seats |= oregon_seat_bit (seat);
      least = left < least ? left : least;
    }
  return least;
}

/* "Tutti i giocatori devono giocare lo stesso numero di turni": to the player who sits
   last. In free turns the turn is that of whoever placed last. */
uint8_t
oregon_turns_to_come (const CvTable *table, const CvState *state)
{
  const OregonState *oregon = &state->oregon;
  CvVerdict ends[CV_ENDS_MOST];
  int next = oregon->turn + (oregon->n_placed > 0);

  if (oregon_is_over (oregon) || oregon_ends (table, state, ends) == 0)
    return 0;
  return (uint8_t) (cv_table_seats (table) & ~((1u << next) - 1));
}

/* "Tutti i giocatori girano i propri gettoni … e sommano il valore totale"; "in caso di
   parità … il maggior numero di allevatori sul tabellone"; "in caso di ulteriore parità
   la vittoria verrà condivisa". */
void
oregon_score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score)
{
  assert (table != NULL && state != NULL && ret_score != NULL);

  static const CvDecided decided_by[] = { CV_DECIDED_FARMERS };
  const OregonState *oregon = &state->oregon;

  *ret_score = (CvScore){ .n_players = table->n_players };
  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvPlayerScore *player = &ret_score->player[seat];
      player->n_lines = 3;
      player->lines[0] = (CvLine){ .rule = OREGON_RULE (SCORE_TRACK),
                                   .is_known = true,
                                   .points = oregon_track_of (oregon, seat) };
      player->lines[1] = oregon_score_tokens (table, state, seat, OREGON_COAL, open);
      player->lines[2] = oregon_score_tokens (table, state, seat, OREGON_GOLD, open);
      player->tie[0] = oregon_farmers_of (oregon, seat);
    }
  cv_score_rank (ret_score, decided_by, 1, CV_DECIDED_SHARED);
}
