/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon: hands are drawn from real decks, and each turn plays a random pair of cards
   that can be played, at a random cell. The joker and the extra turn are used when the
   fancy takes the player. */
#include "sim-game.h"

#define HAND             4
#define FIRST_LANDSCAPES 3
#define LANDSCAPES       10 /* cards of each symbol */
#define BUILDINGS        3  /* cards of each building */
#define TOKENS           7  /* of each value */
#define TOKEN_VALUES     3
#define ITEMS            (HAND + 1)         /* cards in hand and the joker */
#define PAIR(I, J)       ((I) *ITEMS + (J)) /* of items, by their places */
#define JOKER            (SIM_OREGON_BUILDING - 1)

enum
{
  START,
  FARMER,
  BUILDING,
  EXTRA,
  END_TURN
};

enum
{
  START_BUILDING = 0,
  START_AT,
  FARMER_CARDS = 0,
  FARMER_AT,
  BUILDING_CARDS = 0,
  BUILDING_KIND,
  BUILDING_AT
};

static const SimVerb verbs[] = {
  [START] = { "start", { "building", "at" } },
  [FARMER] = { "farmer", { "cards", "at" } },
  [BUILDING] = { "building", { "cards", "building", "at" } },
  [EXTRA] = { "extra", { NULL } },
  [END_TURN] = { "end-turn", { NULL } },
  { NULL, { NULL } },
};

/* The lowest value of a token, by heap. */
static const uint8_t token_least[OREGON_HEAPS] = { 1, 3 };

static void
prepare (Sim *sim)
{
  sim->oregon.joker = sim_word (sim, FARMER, FARMER_CARDS, "joker");
}

/* Whether the table feels like building. */
static bool
likes_building (Sim *sim)
{
  return sim_random_below (&sim->random, SIM_OREGON_TASTES - 1) < sim->oregon.taste;
}

static bool
is_building (int card)
{
  return card >= SIM_OREGON_BUILDING;
}

/* Cards. */

static int
draw_from (Sim *sim, SimCards *deck, SimCards *discards)
{
  int card = 0;
  bool drawn = sim_cards_draw (deck, discards, &sim->random, &card);
  /* Hands never hold all cards of a type. */
  assert (drawn);
  (void) drawn;
  return card;
}

static void
discard (SimOregon *oregon, int card)
{
  sim_cards_put (is_building (card) ? &oregon->building_discards
                                    : &oregon->landscape_discards,
                 card);
}

static bool
has_card (const SimCards *hand, int card)
{
  return memchr (hand->card, card, hand->n) != NULL;
}

/* "Può scartarla e pescarne un'altra": a building card of which no tile is left, or one
   that the hand holds already, may go back, as often as the player likes. */
static int
draw_building (Sim *sim, const SimCards *hand)
{
  SimOregon *oregon = &sim->oregon;
  int card = draw_from (sim, &oregon->buildings, &oregon->building_discards);

  while ((sim->state->oregon.stack[card - SIM_OREGON_BUILDING] == 0 ||
          has_card (hand, card)) &&
         !sim_random_once_in (&sim->random, 3))
    {
      discard (oregon, card);
      card = draw_from (sim, &oregon->buildings, &oregon->building_discards);
    }
  return card;
}

static int
count_buildings (const SimCards *hand)
{
  int n = 0;
  for (int i = 0; i < hand->n; i++)
    n += is_building (hand->card[i]);
  return n;
}

/* From either deck as the player likes, as long as there is room for the type that is
   missing. */
static bool
draws_building (Sim *sim, const SimCards *hand)
{
  int n_buildings = count_buildings (hand);
  bool no_building = n_buildings == 0, no_landscape = n_buildings == hand->n;

  if (HAND - hand->n == 1 && no_building != no_landscape)
    return no_building;
  return likes_building (sim);
}

static void
fill_hand (Sim *sim, int seat)
{
  SimOregon *oregon = &sim->oregon;
  SimCards *hand = &oregon->hand[seat];

  while (hand->n < HAND)
    sim_cards_put (
        hand, draws_building (sim, hand)
                  ? draw_building (sim, hand)
                  : draw_from (sim, &oregon->landscapes, &oregon->landscape_discards));
}

static void
make_decks (Sim *sim)
{
  SimOregon *oregon = &sim->oregon;

  oregon->landscapes.n = oregon->landscape_discards.n = 0;
  oregon->buildings.n = oregon->building_discards.n = 0;
  for (int symbol = 0; symbol < CV_BOARD_BANDS; symbol++)
    sim_cards_put_many (&oregon->landscapes, symbol, LANDSCAPES);
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    sim_cards_put_many (&oregon->buildings, SIM_OREGON_BUILDING + kind, BUILDINGS);
  sim_cards_shuffle (&oregon->landscapes, &sim->random);
  sim_cards_shuffle (&oregon->buildings, &sim->random);
  for (int heap = 0; heap < OREGON_HEAPS; heap++)
    {
      oregon->heap[heap].n = 0;
      for (int i = 0; i < TOKEN_VALUES; i++)
        sim_cards_put_many (&oregon->heap[heap], token_least[heap] + i, TOKENS);
      sim_cards_shuffle (&oregon->heap[heap], &sim->random);
    }
}

static void
deal_hands (Sim *sim)
{
  SimOregon *oregon = &sim->oregon;

  for (int seat = 0; seat < sim->table->n_players; seat++)
    {
      SimCards *hand = &oregon->hand[seat];
      hand->n = 0;
      for (int i = 0; i < FIRST_LANDSCAPES; i++)
        sim_cards_put (hand, sim_cards_take_last (&oregon->landscapes));
      sim_cards_put (hand, sim_cards_take_last (&oregon->buildings));
    }
}

/* Start tiles. */

/* Says where the start tile goes; false when the board has no cell for it. */
static bool
choose_start (Sim *sim, int seat, int kind)
{
  sim_say (sim, START, seat);
  sim_put (sim, START_BUILDING, 0, kind);
  int bit = sim_choose_bit (sim);
  if (bit >= 0)
    sim_put (sim, START_AT, 0, cv_board_cell (&sim->table->board, bit));
  return bit >= 0;
}

/* Everyone draws one of the seven; one that the board has no ground for goes back. */
static bool
place_starts (Sim *sim)
{
  SimCards tiles = { .n = 0 };

  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    sim_cards_put (&tiles, kind);
  sim_cards_shuffle (&tiles, &sim->random);
  for (int seat = 0; seat < sim->table->n_players; seat++)
    {
      bool placed = false;
      while (!placed && tiles.n > 0)
        placed = choose_start (sim, seat, sim_cards_take_last (&tiles));
      sim->says_end |= !placed;
      if (placed && !sim_play (sim))
        return false;
    }
  return true;
}

static bool
begin (Sim *sim)
{
  make_decks (sim);
  deal_hands (sim);
  memset (sim->oregon.drawn, 0, sizeof sim->oregon.drawn);
  sim->oregon.n_passes = 0;
  sim->oregon.taste = (uint8_t) sim_random_below (&sim->random, SIM_OREGON_TASTES);
  return place_starts (sim);
}

/* A turn. */

/* Says what a pair of cards does and where; false when it can't be played. */
static bool
choose_cell (Sim *sim, int seat, int one, int other)
{
  uint8_t joker = sim->oregon.joker;
  bool builds = is_building (one) || is_building (other);
  int building = is_building (one) ? one : other;
  int landscape = is_building (one) ? other : one;

  sim_say (sim, builds ? BUILDING : FARMER, seat);
  sim_put (sim, FARMER_CARDS, 0, landscape == JOKER ? joker : landscape);
  if (builds)
    sim_put (sim, BUILDING_KIND, 0, building - SIM_OREGON_BUILDING);
  else
    sim_put (sim, FARMER_CARDS, 0, other == JOKER ? joker : other);
  int bit = sim_choose_bit (sim);
  if (bit < 0)
    return false;
  sim_put (sim, builds ? BUILDING_AT : FARMER_AT, 0,
           cv_board_cell (&sim->table->board, bit));
  return true;
}

/* Whether two items, by their places, are a pair at all. The joker, if it is to be
   used, is the last item. */
static bool
is_pair (const SimCards *items, int i, int j, bool only_joker)
{
  return j < items->n &&
         !(is_building (items->card[i]) && is_building (items->card[j])) &&
         (!only_joker || j == items->n - 1);
}

static void
drop_card (Sim *sim, int seat, int card)
{
  SimCards *hand = &sim->oregon.hand[seat];

  if (card == JOKER)
    return;
  int place = 0;
  while (hand->card[place] != card)
    place++;
  sim_cards_remove (hand, place, 1);
  discard (&sim->oregon, card);
}

typedef enum
{
  STOPPED,
  NOTHING,
  PLACED
} Outcome;

static bool
makes_building (const SimCards *items, int pair)
{
  return is_building (items->card[pair / ITEMS]) ||
         is_building (items->card[pair % ITEMS]);
}

/* Tries the pairs in random order, those of the kind that the player likes first. */
static Outcome
play_pair (Sim *sim, int seat, const SimCards *items, bool only_joker)
{
  uint8_t pairs[] = { PAIR (0, 1), PAIR (0, 2), PAIR (0, 3), PAIR (0, 4), PAIR (1, 2),
                      PAIR (1, 3), PAIR (1, 4), PAIR (2, 3), PAIR (2, 4), PAIR (3, 4) };
  int n = sizeof pairs;
  bool builds = likes_building (sim);

  sim_random_shuffle (&sim->random, pairs, n);
  for (int k = 0; k < 2 * n; k++)
    {
      int pair = pairs[k % n];
      int one = items->card[pair / ITEMS], other = items->card[pair % ITEMS];
      if (!is_pair (items, pair / ITEMS, pair % ITEMS, only_joker) ||
          makes_building (items, pair) != (k < n ? builds : !builds) ||
          !choose_cell (sim, seat, one, other))
        continue;
      if (!sim_play (sim))
        return STOPPED;
      drop_card (sim, seat, one);
      drop_card (sim, seat, other);
      return PLACED;
    }
  return NOTHING;
}

/* Whoever has got tokens looks at them: one `hide` for each. */
static bool
draw_tokens (Sim *sim)
{
  SimOregon *oregon = &sim->oregon;

  for (int seat = 0; seat < sim->table->n_players; seat++)
    for (int heap = 0; heap < OREGON_HEAPS; heap++)
      while (oregon->drawn[seat][heap] < sim->state->oregon.tokens[seat][heap])
        {
          uint8_t value[CV_HIDDEN_MOST] = { 0 };
          value[heap] = (uint8_t) sim_cards_take_last (&oregon->heap[heap]);
          oregon->drawn[seat][heap]++;
          if (!sim_hide (sim, seat, value))
            return false;
        }
  return true;
}

/* The joker is thought of every other time; when nothing else can be played, always. */
static Outcome
place (Sim *sim, int seat)
{
  SimCards items = sim->oregon.hand[seat];
  bool joker = sim->state->oregon.jokers >> seat & 1;
  bool early = joker && sim_random_once_in (&sim->random, 2);

  if (early)
    sim_cards_put (&items, JOKER);
  Outcome outcome = play_pair (sim, seat, &items, false);
  if (outcome == NOTHING && joker && !early)
    {
      sim_cards_put (&items, JOKER);
      outcome = play_pair (sim, seat, &items, true);
    }
  return outcome == PLACED && !draw_tokens (sim) ? STOPPED : outcome;
}

/* Whether what is left in hand could be a pair at all. */
static bool
has_pair (const Sim *sim, int seat)
{
  const SimCards *hand = &sim->oregon.hand[seat];
  int n_landscapes =
      hand->n - count_buildings (hand) + (sim->state->oregon.jokers >> seat & 1);
  return n_landscapes >= 2 || (n_landscapes == 1 && count_buildings (hand) > 0);
}

/* After the points another turn may follow at once, also when they brought it back. */
static bool
play_again (Sim *sim, int seat)
{
  bool extra = sim->state->oregon.extras >> seat & 1;

  if (!extra || !has_pair (sim, seat) || sim_random_once_in (&sim->random, 2))
    return true;
  sim_say (sim, EXTRA, seat);
  return sim_play (sim) && place (sim, seat) != STOPPED;
}

/* A player who can't play any pair passes. When all do, one after the other, nothing
   will ever change. */
static bool
step (Sim *sim, const CvPrompt *prompt)
{
  SimOregon *oregon = &sim->oregon;
  int seat = sim->state->oregon.turn;
  Outcome outcome = place (sim, seat);

  if (outcome == STOPPED || (outcome == PLACED && !play_again (sim, seat)))
    return false;
  sim_say (sim, END_TURN, seat);
  if (!sim_play (sim))
    return false;
  fill_hand (sim, seat);
  oregon->n_passes = outcome == PLACED ? 0 : (uint8_t) (oregon->n_passes + 1);
  sim->says_end = oregon->n_passes == sim->table->n_players;
  return true;
}

const SimGame sim_oregon = {
  .id = "oregon",
  .verbs = verbs,
  .prepare = prepare,
  .begin = begin,
  .step = step,
};
