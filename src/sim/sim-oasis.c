/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis: offers of random size, takes of a random offer, and whatever the cards taken
   ask for in random order at random legal cells. The cards are followed one by one; the
   engine only counts them. */
#include "sim-game.h"

#include "oasis.h"

#define FIRST_PILE   5
#define DRAW_3_CARDS 3
#define CAMELS       OASIS_PIECE_CAMEL /* a duty besides the kinds of tiles */
#define DUTIES       OASIS_PIECES
#define ACTION       DUTIES                 /* what else can be skipped */
#define DUTIES_MOST  (3 * OASIS_OFFER_MOST) /* camels of three cards */

enum
{
  COUNTERS,
  OFFER,
  TAKE,
  PLACE,
  CAMEL,
  SKIP,
  END_ROUND
};

enum
{
  COUNTERS_ORDER = 0,
  OFFER_CARDS = 0,
  TAKE_FROM = 0,
  TAKE_CARDS,
  PLACE_TILE = 0,
  PLACE_AT,
  PLACE_MARKER,
  CAMEL_AT = 0,
  CAMEL_FROM,
  SKIP_WHAT = 0
};

static const SimVerb verbs[] = {
  [COUNTERS] = { "counters", { "order" } },
  [OFFER] = { "offer", { "cards" } },
  [TAKE] = { "take", { "from", "cards" } },
  [PLACE] = { "place", { "tile", "at", "marker" } },
  [CAMEL] = { "camel", { "at", "from" } },
  [SKIP] = { "skip", { "what" } },
  [END_ROUND] = { "end-round", { NULL } },
  { NULL, { NULL } },
};

const uint8_t sim_oasis_deck[SIM_OASIS_CARD_KINDS] = {
  [SIM_OASIS_CAMELS_2] = 4,      [SIM_OASIS_CAMELS_3] = 4,
  [SIM_OASIS_OASIS] = 8,         [SIM_OASIS_STEPPE] = 8,
  [SIM_OASIS_STONE] = 8,         [SIM_OASIS_COMMODITIES_1] = 4,
  [SIM_OASIS_COMMODITIES_2] = 1, [SIM_OASIS_WELLS_1] = 5,
  [SIM_OASIS_HORSES_1] = 4,      [SIM_OASIS_HORSES_2] = 1,
  [SIM_OASIS_OVOOS_2] = 4,       [SIM_OASIS_DRAW_3] = 3,
};

/* What a scoring-marker card brings: how many of which hidden key. */
static const struct
{
  uint8_t key, n;
} brings[SIM_OASIS_CARD_KINDS] = {
  [SIM_OASIS_COMMODITIES_1] = { 0, 1 }, [SIM_OASIS_COMMODITIES_2] = { 0, 2 },
  [SIM_OASIS_WELLS_1] = { 1, 1 },       [SIM_OASIS_HORSES_1] = { 2, 1 },
  [SIM_OASIS_HORSES_2] = { 2, 2 },      [SIM_OASIS_OVOOS_2] = { 3, 2 },
};

/* Scoring markers in the box, by hidden key. */
static const uint8_t box[CV_HIDDEN_MOST] = { 14, 12, 16, 20 };

static void
learn_words (Sim *sim)
{
  static const char *const cards[SIM_OASIS_CARD_KINDS] = {
    [SIM_OASIS_CAMELS_2] = "camels-2", [SIM_OASIS_CAMELS_3] = "camels-3",
    [SIM_OASIS_OASIS] = "oasis",       [SIM_OASIS_STEPPE] = "steppe",
    [SIM_OASIS_STONE] = "stone",       [SIM_OASIS_DRAW_3] = "draw-3",
  };
  static const char *const skips[] = { "oasis", "steppe", "stone", "camels", "action" };
  SimOasis *oasis = &sim->oasis;

  for (int card = 0; card < SIM_OASIS_CARD_KINDS; card++)
    oasis->word[card] =
        sim_word (sim, TAKE, TAKE_CARDS, cards[card] ? cards[card] : "hidden");
  for (int what = 0; what <= ACTION; what++)
    oasis->skip_word[what] = sim_word (sim, SKIP, SKIP_WHAT, skips[what]);
}

static void
prepare (Sim *sim)
{
  const CvOption *options = sim->table->game->options;
  uint8_t i = 0;

  learn_words (sim);
  while (strcmp (options[i].name, "camels.exhausted") != 0)
    i++;
  sim->oasis.camels_exhausted = i;
}

/* Setting up. */

static void
draw_cards (Sim *sim, int seat, int n)
{
  SimOasis *oasis = &sim->oasis;
  int card;

  while (n-- > 0 &&
         sim_cards_draw (&oasis->draw, &oasis->discards, &sim->random, &card))
    sim_cards_put (&oasis->pile[seat], card);
}

static void
deal_cards (Sim *sim)
{
  SimOasis *oasis = &sim->oasis;

  oasis->draw.n = oasis->discards.n = oasis->in_use.n = 0;
  for (int card = 0; card < SIM_OASIS_CARD_KINDS; card++)
    sim_cards_put_many (&oasis->draw, card, sim_oasis_deck[card]);
  assert (oasis->draw.n == SIM_OASIS_CARDS);
  sim_cards_shuffle (&oasis->draw, &sim->random);
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    oasis->pile[seat].n = oasis->offer[seat].n = 0;
  for (int seat = 0; seat < sim->table->n_players; seat++)
    draw_cards (sim, seat, FIRST_PILE);
  memcpy (oasis->left, box, sizeof box);
}

static bool
begin (Sim *sim)
{
  uint8_t order[CV_PLAYERS_MOST];

  deal_cards (sim);
  for (int seat = 0; seat < sim->table->n_players; seat++)
    order[seat] = (uint8_t) seat;
  sim_random_shuffle (&sim->random, order, sim->table->n_players);
  sim_say (sim, COUNTERS, CV_NO_PLAYER);
  for (int i = 0; i < sim->table->n_players; i++)
    sim_put (sim, COUNTERS_ORDER, 0, order[i]);
  return sim_play (sim);
}

/* The seats in the order of the priority counters, the noble first. */
static void
find_order (const Sim *sim, uint8_t ret_order[CV_PLAYERS_MOST])
{
  for (int seat = 0; seat < sim->table->n_players; seat++)
    ret_order[sim->state->oasis.counter[seat] - 1] = (uint8_t) seat;
}

/* Tiles and camels. */

/* What became of something that was to be placed. */
typedef enum
{
  STOPPED,
  NOWHERE,
  PLACED
} Outcome;

static Outcome
finish_move (Sim *sim)
{
  return sim_play (sim) ? PLACED : STOPPED;
}

static bool
is_beside (const CvBoard *board, const CvSet *set, int bit)
{
  int end = board->height * board->stride;
  return (bit > 0 && cv_set_has (set, bit - 1)) ||
         (bit + 1 < end && cv_set_has (set, bit + 1)) ||
         (bit >= board->stride && cv_set_has (set, bit - board->stride)) ||
         (bit + board->stride < end && cv_set_has (set, bit + board->stride));
}

/* A tile that opens an area takes a marker from the hand. With none in hand the area
   stays free, said or unsaid, or a marker is moved to it. */
static void
choose_marker (Sim *sim, int seat, int kind, int bit)
{
  const OasisState *oasis = &sim->state->oasis;

  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    if (oasis->marker[seat][slot] < 0)
      return;
  if (is_beside (&sim->table->board, &oasis->owned[seat][kind], bit))
    return;
  int choice = sim_random_below (&sim->random, OASIS_MARKERS + 2);
  if (choice < OASIS_MARKERS)
    sim_put (sim, PLACE_MARKER, 0,
             cv_board_cell (&sim->table->board, oasis->marker[seat][choice]));
  else if (choice == OASIS_MARKERS)
    sim_put (sim, PLACE_MARKER, 0, CV_CELL_NONE);
}

static Outcome
place_tile (Sim *sim, int seat, int kind)
{
  sim_say (sim, PLACE, seat);
  sim_put (sim, PLACE_TILE, 0, kind);
  int bit = sim_choose_bit (sim);
  if (bit < 0)
    return NOWHERE;
  sim_put (sim, PLACE_AT, 0, cv_board_cell (&sim->table->board, bit));
  choose_marker (sim, seat, kind, bit);
  return finish_move (sim);
}

static Outcome
place_camel (Sim *sim, int seat)
{
  sim_say (sim, CAMEL, seat);
  int bit = sim_choose_bit (sim);
  if (bit < 0)
    return NOWHERE;
  sim_put (sim, CAMEL_AT, 0, cv_board_cell (&sim->table->board, bit));
  return finish_move (sim);
}

static Outcome
move_camel (Sim *sim, int seat)
{
  const CvBoard *board = &sim->table->board;
  int from =
      sim_random_bit (&sim->random, &sim->state->oasis.camels[seat], board->n_words);

  sim_say (sim, CAMEL, seat);
  sim_put (sim, CAMEL_FROM, 0, cv_board_cell (board, from));
  int at = sim_choose_bit (sim);
  if (at < 0)
    return NOWHERE;
  sim_say (sim, CAMEL, seat);
  sim_put (sim, CAMEL_AT, 0, cv_board_cell (board, at));
  sim_put (sim, CAMEL_FROM, 0, cv_board_cell (board, from));
  return finish_move (sim);
}

/* What the cards taken ask for. */

/* Camels in hand come first; then those on the path move, where the booklet says may
   and not must only if the player likes. */
static Outcome
use_camel (Sim *sim, int seat)
{
  Outcome outcome = place_camel (sim, seat);

  if (outcome != NOWHERE ||
      oasis_camels_in_hand (sim->table, &sim->state->oasis, seat) > 0)
    return outcome;
  if (!sim->state->common.option[sim->oasis.camels_exhausted] &&
      sim_random_once_in (&sim->random, 2))
    return NOWHERE;
  return move_camel (sim, seat);
}

static int
count_owed (const OasisState *oasis, int duty)
{
  if (duty == CAMELS)
    return oasis->round.owed_camels;
  int owed = oasis->round.owed[duty], left = oasis->tiles_left[duty];
  return owed < left ? owed : left;
}

/* The tiles and camels that are owed one by one in random order, but none of a kind
   that was passed over; returns how many. */
static int
list_duties (Sim *sim, unsigned passed, uint8_t ret_duties[DUTIES_MOST])
{
  int n = 0;

  for (int duty = 0; duty < DUTIES; duty++)
    for (int i = count_owed (&sim->state->oasis, duty); i > 0 && n < DUTIES_MOST; i--)
      if (!(passed >> duty & 1))
        ret_duties[n++] = (uint8_t) duty;
  sim_random_shuffle (&sim->random, ret_duties, n);
  return n;
}

/* Says so, or just goes on, which means the same. With the path full camels lapse and
   there is nothing to skip. */
static bool
pass_over (Sim *sim, int seat, int duty, unsigned *passed)
{
  *passed |= 1u << duty;
  if (sim_random_once_in (&sim->random, 4) ||
      (duty == CAMELS && oasis_is_path_full (sim->table, &sim->state->oasis)))
    return true;
  sim_say (sim, SKIP, seat);
  sim_put (sim, SKIP_WHAT, 0, sim->oasis.skip_word[duty]);
  return sim_play (sim);
}

static bool
do_duty (Sim *sim, int seat, int duty, unsigned *passed)
{
  switch (duty == CAMELS ? use_camel (sim, seat) : place_tile (sim, seat, duty))
    {
    case STOPPED:
      return false;
    case NOWHERE:
      return pass_over (sim, seat, duty, passed);
    case PLACED:
      *passed = 0;
      break;
    }
  return true;
}

/* What has no cell now may have one after the next tile: it is not forgotten. */
static bool
carry_out (Sim *sim, int seat)
{
  uint8_t duties[DUTIES_MOST];
  unsigned passed = 0;
  int n;

  while ((n = list_duties (sim, passed, duties)) > 0)
    for (int i = 0; i < n; i++)
      if (!(passed >> duties[i] & 1) &&
          count_owed (&sim->state->oasis, duties[i]) > 0 &&
          !do_duty (sim, seat, duties[i], &passed))
        return false;
  return true;
}

/* A round. */

/* Sizes that are allowed are 1 to this; 0 for an empty pile. */
static int
largest_offer (const SimOasis *oasis, int seat)
{
  int pile = oasis->pile[seat].n;
  int most = pile < OASIS_OFFER_MOST ? pile : OASIS_OFFER_MOST;
  bool can_draw = oasis->draw.n + oasis->discards.n > 0;

  while (most > 1 && pile == most && !(most < OASIS_OFFER_MOST && can_draw))
    most--;
  return most;
}

static bool
make_offer (Sim *sim, int seat)
{
  SimOasis *oasis = &sim->oasis;
  int most = largest_offer (oasis, seat);

  if (most == 0)
    {
      sim->says_end = true;
      return true;
    }
  int n = 1 + sim_random_below (&sim->random, most);
  sim_say (sim, OFFER, seat);
  sim_put (sim, OFFER_CARDS, 0, n);
  if (!sim_play (sim))
    return false;
  sim_cards_move (&oasis->pile[seat], &oasis->offer[seat], n);
  draw_cards (sim, seat, OASIS_OFFER_MOST - n);
  return true;
}

/* Never one's own, unless it is the only one left. */
static int
choose_offer (Sim *sim, int seat)
{
  uint8_t from[CV_PLAYERS_MOST];
  int n = 0;

  /* Written down first and counted after: nothing to guess for the processor. */
  for (int other = 0; other < sim->table->n_players; other++)
    {
      from[n] = (uint8_t) other;
      n += (other != seat) & (sim->oasis.offer[other].n > 0);
    }
  return n == 0 ? seat : from[sim_random_below (&sim->random, n)];
}

/* The cards change hands. Those of the take before are discarded first, so that they
   can be drawn; those of this one only when all of it is done. */
static void
move_cards (Sim *sim, int seat, int from)
{
  SimOasis *oasis = &sim->oasis;

  sim_cards_move_all (&oasis->in_use, &oasis->discards);
  sim_cards_move_all (&oasis->offer[from], &oasis->in_use);
  for (int i = 0; i < oasis->in_use.n; i++)
    if (oasis->in_use.card[i] == SIM_OASIS_DRAW_3)
      draw_cards (sim, seat, DRAW_3_CARDS);
}

/* Scoring markers that have run out: what is left of them. */
static bool
receive_markers (Sim *sim, int seat)
{
  SimOasis *oasis = &sim->oasis;
  uint8_t n[CV_HIDDEN_MOST] = { 0 };

  for (int i = 0; i < oasis->in_use.n; i++)
    {
      int card = oasis->in_use.card[i];
      int key = brings[card].key;
      uint8_t got =
          brings[card].n < oasis->left[key] ? brings[card].n : oasis->left[key];
      oasis->left[key] = (uint8_t) (oasis->left[key] - got);
      n[key] = (uint8_t) (n[key] + got);
    }
  return sim_hide (sim, seat, n);
}

static bool
take_offer (Sim *sim, int seat)
{
  int from = choose_offer (sim, seat);
  const SimCards *offer = &sim->oasis.offer[from];

  sim_say (sim, TAKE, seat);
  sim_put (sim, TAKE_FROM, 0, from);
  for (int i = 0; i < offer->n; i++)
    sim_put (sim, TAKE_CARDS, 0, sim->oasis.word[offer->card[i]]);
  if (!sim_play (sim))
    return false;
  move_cards (sim, seat, from);
  return receive_markers (sim, seat) && carry_out (sim, seat);
}

static bool
end_round (Sim *sim)
{
  sim_say (sim, END_ROUND, CV_NO_PLAYER);
  if (!sim_play (sim))
    return false;
  sim_cards_move_all (&sim->oasis.in_use, &sim->oasis.discards);
  return true;
}

static bool
play_round (Sim *sim, const uint8_t order[CV_PLAYERS_MOST])
{
  int n = sim->table->n_players;

  for (int i = 0; i < n && !sim->says_end; i++)
    if (!make_offer (sim, order[i]))
      return false;
  for (int i = 0; i < n && !sim->says_end; i++)
    if (!take_offer (sim, order[i]))
      return false;
  return sim->says_end || end_round (sim);
}

/* The noble's free action: a tile of any kind or a camel from the hand, or nothing. */
static Outcome
use_free_action (Sim *sim, int noble)
{
  int what = sim_random_below (&sim->random, 2 * DUTIES);

  if (what < OASIS_KINDS)
    return place_tile (sim, noble, what);
  return what == CAMELS ? place_camel (sim, noble) : NOWHERE;
}

static bool
decline_free_action (Sim *sim, int noble)
{
  sim_say (sim, SKIP, noble);
  sim_put (sim, SKIP_WHAT, 0, sim->oasis.skip_word[ACTION]);
  return sim_play (sim);
}

/* The last step of the round that was played. Afterwards the game may be over; what
   comes next is asked of the engine. Who does nothing says so, or just goes on with the
   first offer, if there is one. */
static bool
end_with_noble (Sim *sim, const uint8_t order[CV_PLAYERS_MOST], bool last)
{
  Outcome outcome = use_free_action (sim, order[0]);

  if (outcome != NOWHERE)
    return outcome == PLACED;
  if (last || sim_random_once_in (&sim->random, 2))
    return decline_free_action (sim, order[0]);
  return play_round (sim, order);
}

static bool
step (Sim *sim, const CvPrompt *prompt)
{
  bool last = prompt->phase == OASIS_PHASE_LAST_NOBLE;
  uint8_t order[CV_PLAYERS_MOST] = { 0 };

  find_order (sim, order);
  if (last || prompt->phase == OASIS_PHASE_NOBLE)
    return end_with_noble (sim, order, last);
  return play_round (sim, order);
}

const SimGame sim_oasis = {
  .id = "oasis",
  .verbs = verbs,
  .prepare = prepare,
  .begin = begin,
  .step = step,
};
