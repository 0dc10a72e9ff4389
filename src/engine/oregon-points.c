/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon's arithmetic: what a placement pays, when the end is near, and the score
   sheet. "Near" is the booklet's adjacency by side or corner; only groups of farmers
   ask for a side. */
#include "oregon-internal.h"

#include <assert.h>

/* The booklet, "Guadagnare Punti Vittoria". */
enum
{
  POST_OFFICE_PAYS = 3,
  HARBOR_PAYS = 4,
  WAREHOUSE_PAYS = 1,
  STATION_PAYS = 1,
  GROUP_PAYS = 5,
  GROUP_SIZE = 3
};

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

static int
count_in (const CvSet *set, const CvSet *where)
{
  CvSet both = *set;
  cv_set_keep (&both, where, OREGON_WORDS);
  return oregon_count (&both);
}

/* Farmers of all colours in some cells. */
static int
count_farmers_in (const OregonState *state, const CvSet *where)
{
  int n = 0;
  for (int seat = 0; seat < OREGON_PLAYERS; seat++)
    n += count_in (&state->farmers[seat], where);
  return n;
}

/* "Chiesa: … quanti sono gli allevatori (di qualsiasi colore) in adiacenza a quella
   chiesa, compreso quello appena piazzato": each church near the new farmer pays for
   its own neighbours. */
static int
count_church_points (const OregonState *state, const CvSet *near)
{
  CvSet churches = state->buildings[OREGON_CHURCH];
  int points = 0;

  cv_set_keep (&churches, near, OREGON_WORDS);
  for (int bit = cv_set_next (&churches, 0, OREGON_WORDS); bit >= 0;
       bit = cv_set_next (&churches, bit + 1, OREGON_WORDS))
    {
      CvSet around = near_cells (bit);
      points += count_farmers_in (state, &around) + 1;
    }
  return points;
}

/* "5 PV se … forma un gruppo di almeno 3 allevatori del suo colore collegati fra loro
   per lato", and nothing when one of the parts that are joined had paid before. Which
   groups have paid need not be remembered: every group of three or more has, when it
   came to be or before the position was set up. */
static bool
completes_group (const CvSet *farmers, int bit)
{
  CvSet cell = cell_set (bit);
  CvSet sides = cv_set_sides (&cell, OREGON_STRIDE, OREGON_WORDS);
  int size = 1;

  cv_set_keep (&sides, farmers, OREGON_WORDS);
  for (int side = cv_set_next (&sides, 0, OREGON_WORDS); side >= 0;
       side = cv_set_next (&sides, 0, OREGON_WORDS))
    {
      CvSet seed = cell_set (side);
      CvSet part = cv_set_flood (&seed, farmers, OREGON_STRIDE, OREGON_WORDS);
      int n = oregon_count (&part);
      if (n >= GROUP_SIZE)
        return false;
      size += n;
      cv_set_subtract (&sides, &part, OREGON_WORDS);
    }
  return size >= GROUP_SIZE;
}

static uint8_t
draw_tokens (const OregonState *state, OregonHeap heap, int n)
{
  return (uint8_t) (n < state->heap[heap] ? n : state->heap[heap]);
}

/* "Piazzamento di un allevatore ⇒ solo il giocatore di turno guadagna PV": every
   building near it pays. */
OregonPay
oregon_pay_farmer (const OregonState *state, int seat, int bit)
{
  OregonPay pay = { .jokers = 0 };
  CvSet near = near_cells (bit);
  int n[OREGON_BUILDINGS];

  assert (seat >= 0 && seat < OREGON_PLAYERS);
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    n[kind] = count_in (&state->buildings[kind], &near);

  pay.points[seat] =
      n[OREGON_POST_OFFICE] * POST_OFFICE_PAYS + n[OREGON_HARBOR] * HARBOR_PAYS +
      n[OREGON_WAREHOUSE] * WAREHOUSE_PAYS + n[OREGON_TRAIN_STATION] * STATION_PAYS;
  if (n[OREGON_CHURCH] > 0)
    pay.points[seat] += count_church_points (state, &near);
  if (completes_group (&state->farmers[seat], bit))
    pay.points[seat] += GROUP_PAYS;
  pay.tokens[seat][OREGON_COAL] = draw_tokens (state, OREGON_COAL, n[OREGON_COAL_MINE]);
  pay.tokens[seat][OREGON_GOLD] = draw_tokens (state, OREGON_GOLD, n[OREGON_GOLD_MINE]);
  pay.jokers = n[OREGON_WAREHOUSE] > 0 ? oregon_seat_bit (seat) : 0;
  pay.extras = n[OREGON_TRAIN_STATION] > 0 ? oregon_seat_bit (seat) : 0;
  return pay;
}

/* How many points one farmer near the new building is worth. */
static int
points_for_each (const OregonState *state, OregonBuilding kind, const CvSet *near)
{
  switch (kind)
    {
    case OREGON_POST_OFFICE:
      return POST_OFFICE_PAYS;
    case OREGON_HARBOR:
      return HARBOR_PAYS;
    case OREGON_CHURCH:
      return count_farmers_in (state, near);
    case OREGON_WAREHOUSE:
      return WAREHOUSE_PAYS;
    case OREGON_TRAIN_STATION:
      return STATION_PAYS;
    case OREGON_COAL_MINE:
    case OREGON_GOLD_MINE:
      return 0;
    }
  assert (false && "no such building");
  return 0;
}

/* A mine pays each farmer near it a token. The booklet does not say what happens when
   the heap runs short; our reading: clockwise from the player whose turn it is, each
   takes all that are due before the next one does. */
static void
pay_tokens (const CvTable *table,
            const OregonState *state,
            int by,
            OregonHeap heap,
            const CvSet *near,
            OregonPay *pay)
{
  int left = state->heap[heap];

  for (int i = 0; i < table->n_players; i++)
    {
      int seat = (by + i) % table->n_players;
      int n = count_in (&state->farmers[seat], near);
      if (n > left)
        n = left;
      pay->tokens[seat][heap] = (uint8_t) n;
      left -= n;
    }
}

/* "Piazzamento di un edificio ⇒ tutti i giocatori possono guadagnare PV": every farmer
   near it pays its owner. */
OregonPay
oregon_pay_building (const CvTable *table,
                     const OregonState *state,
                     int by,
                     OregonBuilding kind,
                     int bit)
{
  OregonPay pay = { .jokers = 0 };
  CvSet near = near_cells (bit);
  int each = points_for_each (state, kind, &near);

  assert (by >= 0 && by < table->n_players);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      int n = count_in (&state->farmers[seat], &near);
      pay.points[seat] = n * each;
      if (n > 0 && kind == OREGON_WAREHOUSE)
        pay.jokers |= oregon_seat_bit (seat);
      if (n > 0 && kind == OREGON_TRAIN_STATION)
        pay.extras |= oregon_seat_bit (seat);
    }
  if (kind == OREGON_COAL_MINE)
    pay_tokens (table, state, by, OREGON_COAL, &near, &pay);
  if (kind == OREGON_GOLD_MINE)
    pay_tokens (table, state, by, OREGON_GOLD, &near, &pay);
  return pay;
}

static int
count_empty_stacks (const OregonState *state)
{
  int n = 0;
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    n += state->stack[kind] == 0;
  return n;
}

/* "Fine del gioco": a player's last farmer, or as many empty stacks as there are
   players. The first player in seating order with no farmer left is named. */
int
oregon_ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends)
{
  const OregonState *oregon = &state->oregon;
  int n_empty = count_empty_stacks (oregon);
  int n = 0;

  for (int seat = 0; seat < table->n_players && n == 0; seat++)
    if (oregon_count (&oregon->farmers[seat]) >= OREGON_FARMERS_MOST)
      {
        cv_verdict_set (&ret_ends[n], OREGON_RULE (END_FARMERS));
        cv_verdict_add (&ret_ends[n++], CV_VALUE_PLAYER, seat);
      }
  if (n_empty >= table->n_players)
    {
      cv_verdict_set (&ret_ends[n], OREGON_RULE (END_STACKS));
      cv_verdict_add (&ret_ends[n++], CV_VALUE_COUNT, n_empty);
    }
  assert (n <= CV_ENDS_MOST);
  return n;
}

/* "Tutti i giocatori girano i propri gettoni … e sommano il valore totale"; "in caso di
   parità … il maggior numero di allevatori sul tabellone"; "in caso di ulteriore parità
   la vittoria verrà condivisa". */
void
oregon_score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score)
{
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
