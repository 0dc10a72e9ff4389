/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon's law: whose turn it is, and where a start tile, a farmer or a building may
   go. `check` asks one rule after the other in the order of the design page and names
   the first that is broken; `legal` asks the same questions of all cells at once. Both
   use the same sets and predicates, so that they can't come to differ. */
#include "oregon-internal.h"

#include <assert.h>

/* Blocks and bands. */

/* The landscape cards of a move: one for a building, two for a farmer. Where nobody
   wrote them down there are none, and what stands in their place fits every cell. */
typedef struct
{
  int n;
  int n_jokers;
  int card[2];
} Cards;

static Cards
read_cards (const CvMove *move, int arg)
{
  Cards cards = { .card = { OREGON_JOKER, OREGON_JOKER } };
  for (uint32_t i = 0; i < move->n_atoms && cards.n < 2; i++)
    if (move->atoms[i].arg == arg)
      {
        cards.card[cards.n++] = move->atoms[i].value;
        cards.n_jokers += move->atoms[i].value == OREGON_JOKER;
      }
  return cards;
}

static bool
has_cards (const CvMove *move)
{
  return move->n_atoms > 0 && move->atoms[0].arg == OREGON_FARMER_CARDS;
}

/* "Le 2 carte … individuano 2 gruppi di 6 caselle ciascuno (o 1 gruppo solo se le carte
   giocate sono uguali)": columns of one card with rows of the other, either way round.
 */
static CvSet
blocks_of (const CvBoard *board, const Cards *cards)
{
  const CvSet *columns = &board->set[OREGON_SET_COLUMNS];
  const CvSet *rows = &board->set[OREGON_SET_ROWS];
  int one = cards->card[0], two = cards->card[1];
  CvSet blocks = { { 0 } };

  for (int i = 0; i < OREGON_WORDS; i++)
    blocks.w[i] =
        (columns[one].w[i] & rows[two].w[i]) | (columns[two].w[i] & rows[one].w[i]);
  return blocks;
}

/* "La carta paesaggio giocata indica l'intera riga o colonna." */
static CvSet
bands_of (const CvBoard *board, const Cards *cards)
{
  CvSet bands = board->set[OREGON_SET_COLUMNS + cards->card[0]];
  cv_set_unite (&bands, &board->set[OREGON_SET_ROWS + cards->card[0]], OREGON_WORDS);
  return bands;
}

void
oregon_named_cells (const CvBoard *board, const int *cards, int n_cards, CvSet *ret)
{
  assert (n_cards == 1 || n_cards == 2);
  Cards named = { .n = n_cards, .card = { cards[0], cards[n_cards - 1] } };

  *ret = n_cards == 2 ? blocks_of (board, &named) : bands_of (board, &named);
}

/* The ground of each building, "lo stesso colore di sfondo della tessera". */
int
oregon_ground_set (OregonBuilding kind)
{
  switch (kind)
    {
    case OREGON_POST_OFFICE:
    case OREGON_HARBOR:
    case OREGON_CHURCH:
    case OREGON_WAREHOUSE:
      return OREGON_SET_PRAIRIE;
    case OREGON_TRAIN_STATION:
      return OREGON_SET_RAILWAY;
    case OREGON_COAL_MINE:
    case OREGON_GOLD_MINE:
      return OREGON_SET_MOUNTAIN;
    }
  assert (false && "no such building");
  return OREGON_SET_LAND;
}

static const char *
ground_term (char glyph)
{
  for (const CvGround *ground = oregon_grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph == glyph)
      return ground->term;
  assert (false && "no such ground");
  return "";
}

void
oregon_add_terrain (const CvBoard *board,
                    CvVerdict *verdict,
                    CvCell cell,
                    OregonBuilding kind)
{
  assert ((int) kind < OREGON_BUILDINGS);
  assert (cv_board_bit (board, cell) >= 0);

  static const char glyphs[] = {
    [OREGON_SET_PRAIRIE] = 'g', [OREGON_SET_RAILWAY] = 'r', [OREGON_SET_MOUNTAIN] = 'm'
  };

  cv_verdict_add (verdict, CV_VALUE_CELL, cell);
  cv_verdict_add_term (verdict, ground_term (board->glyph[cv_board_bit (board, cell)]));
  cv_verdict_add_term (verdict, oregon_building_terms[kind]);
  cv_verdict_add_term (verdict, ground_term (glyphs[oregon_ground_set (kind)]));
}

static bool
is_on_ground (const CvBoard *board, OregonBuilding kind, int bit)
{
  return cv_set_has (&board->set[oregon_ground_set (kind)], bit);
}

/* "Porto … solo in spazi adiacenti (per lato o per angolo) a specchi d'acqua." */
static bool
is_harbor_dry (const CvBoard *board, OregonBuilding kind, int bit)
{
  return kind == OREGON_HARBOR && !cv_set_has (&board->set[OREGON_SET_SHORE], bit);
}

/* Order: guided turns only. */

static bool
stop_for (CvJudge *judge, const CvRule *rule, int seat)
{
  if (!cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, seat);
  return true;
}

/* "Ognuno sceglie una di queste tessere": one for each player, and the
   box has one of each kind. */
static bool
twice_stops (CvJudge *judge, const OregonState *state, const CvMove *move)
{
  static const CvPhrase same_kind = {
    N_ ("Not again: the %2$s start tile is on the board, and there is one of each "
        "kind."),
    NULL
  };

  if (!stop_for (judge, OREGON_RULE (START_TWICE), move->by))
    return false;
  cv_verdict_add_term (
      judge->verdict,
      oregon_building_terms[cv_move_get (move, OREGON_START_BUILDING, 0)]);
  if (!oregon_has_seat (state->started, move->by))
    judge->verdict->phrase = &same_kind;
  return true;
}

/* Start tiles are placed "a partire dal giocatore più giovane, in senso orario". Once
   all of them lie, no other cell would do, and no other time. */
static bool
start_order_stops (const CvTable *table,
                   const OregonState *state,
                   const CvMove *move,
                   CvJudge *judge)
{
  int expected = oregon_next_to_start (table, state);
  if (expected < 0)
    return twice_stops (judge, state, move);
  return move->by != expected && stop_for (judge, OREGON_RULE (TURN_ORDER), expected);
}

static bool
is_placement (const CvMove *move)
{
  return move->verb == OREGON_VERB_FARMER || move->verb == OREGON_VERB_BUILDING;
}

/* One placement a turn, and one more for an extra turn. */
static bool
is_turn_done (const OregonState *state, const CvMove *move)
{
  return is_placement (move) && move->by == state->turn &&
         state->n_placed > state->n_extras;
}

/* True when the order of play forbids the move; always false in free turns. */
static bool
order_stops (const CvTable *table,
             const OregonState *state,
             const CvMove *move,
             CvJudge *judge)
{
  if (!oregon_is_guided (state))
    return false;
  if (oregon_is_over (state) && cv_judge_stops (judge, OREGON_RULE (END_OVER)))
    return true;
  if (move->verb == OREGON_VERB_START)
    return start_order_stops (table, state, move, judge);

  int missing = oregon_next_to_start (table, state);
  if (missing >= 0 && stop_for (judge, OREGON_RULE (START_MISSING), missing))
    return true;
  if (move->by != state->turn &&
      stop_for (judge, OREGON_RULE (TURN_ORDER), state->turn))
    return true;
  if (is_turn_done (state, move) && stop_for (judge, OREGON_RULE (TURN_DONE), move->by))
    return true;
  return is_placement (move) && !has_cards (move) &&
         stop_for (judge, OREGON_RULE (TURN_CARDS), move->by);
}

static bool
order_allows (const CvTable *table, const OregonState *state, const CvMove *move)
{
  CvVerdict ignored;
  CvJudge judge = { .overrule = false, .verdict = &ignored };
  return !order_stops (table, state, move, &judge);
}

/* Placements. */

/* The rules that every placement begins with, under its own ids. */
typedef struct
{
  const CvRule *off_board, *water, *occupied, *terrain, *harbor_dry;
} PlaceRules;

static const PlaceRules start_rules = { .off_board = OREGON_RULE (START_OFF_BOARD),
                                        .water = OREGON_RULE (START_WATER),
                                        .occupied = OREGON_RULE (START_OCCUPIED),
                                        .terrain = OREGON_RULE (START_TERRAIN),
                                        .harbor_dry = OREGON_RULE (START_HARBOR_DRY) };

static const PlaceRules farmer_rules = { .off_board = OREGON_RULE (FARMER_OFF_BOARD),
                                         .water = OREGON_RULE (FARMER_WATER),
                                         .occupied = OREGON_RULE (FARMER_OCCUPIED) };

static const PlaceRules building_rules = { .off_board =
                                               OREGON_RULE (BUILDING_OFF_BOARD),
                                           .water = OREGON_RULE (BUILDING_WATER),
                                           .occupied = OREGON_RULE (BUILDING_OCCUPIED),
                                           .terrain = OREGON_RULE (BUILDING_TERRAIN),
                                           .harbor_dry =
                                               OREGON_RULE (BUILDING_HARBOR_DRY) };

static bool
stop_at (CvJudge *judge, const CvRule *rule, CvCell cell)
{
  if (!cv_judge_stops (judge, rule))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, cell);
  return true;
}

/* "Nessuna tessera può essere piazzata sull'acqua"; farmers "non sull'acqua" either;
   "su ciascuna casella … un'unica tessera", "non deve già essere occupata". */
static bool
cell_stops (const CvTable *table,
            const OregonState *state,
            CvCell cell,
            const PlaceRules *rules,
            CvJudge *judge)
{
  const CvBoard *board = &table->board;
  int bit = cv_board_bit (board, cell);

  if (bit < 0)
    return stop_at (judge, rules->off_board, cell);
  if (!cv_set_has (&board->set[OREGON_SET_LAND], bit) &&
      stop_at (judge, rules->water, cell))
    return true;
  return cv_set_has (&state->taken, bit) && stop_at (judge, rules->occupied, cell);
}

static bool
ground_stops (const CvBoard *board,
              CvCell cell,
              OregonBuilding kind,
              const PlaceRules *rules,
              CvJudge *judge)
{
  int bit = cv_board_bit (board, cell);

  if (!is_on_ground (board, kind, bit) && cv_judge_stops (judge, rules->terrain))
    {
      oregon_add_terrain (board, judge->verdict, cell, kind);
      return true;
    }
  return is_harbor_dry (board, kind, bit) && stop_at (judge, rules->harbor_dry, cell);
}

static bool
is_start_again (const OregonState *state, int seat, OregonBuilding kind)
{
  return oregon_has_seat (state->started, seat) ||
         cv_set_meets (&state->buildings[kind], &state->starts, OREGON_WORDS);
}

static void
check_start (const CvTable *table,
             const OregonState *state,
             const CvMove *move,
             CvJudge *judge)
{
  CvCell cell = (CvCell) cv_move_get (move, OREGON_START_AT, 0);
  OregonBuilding kind = (OregonBuilding) cv_move_get (move, OREGON_START_BUILDING, 0);

  if (cell_stops (table, state, cell, &start_rules, judge) ||
      ground_stops (&table->board, cell, kind, &start_rules, judge))
    return;
  if (is_start_again (state, move->by, kind) && twice_stops (judge, state, move))
    return;
  cv_verdict_set (judge->verdict, OREGON_RULE (START_PLACE));
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, cell);
}

/* "Se la tessera Jolly … è ancora attiva …, essa può essere usata al posto di una carta
   paesaggio": there is one, so two can't be played. */
static bool
is_joker_spent (const OregonState *state, int seat, const Cards *cards)
{
  return cards->n_jokers > 1 ||
         (cards->n_jokers == 1 && !oregon_has_seat (state->jokers, seat));
}

static bool
has_farmer_left (const OregonState *state, int seat)
{
  return oregon_count (&state->farmers[seat]) < OREGON_FARMERS_MOST;
}

/* What it pays is left to the explanation: most questions only ask whether it may be.
 */
static void
allow_place (CvJudge *judge,
             const CvMove *move,
             const CvRule *rule,
             const CvPhrase *unchecked,
             CvCell cell)
{
  cv_verdict_set (judge->verdict, rule);
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, cell);
  if (!has_cards (move))
    judge->verdict->phrase = unchecked;
}

static void
check_farmer (const CvTable *table,
              const OregonState *state,
              const CvMove *move,
              CvJudge *judge)
{
  static const CvPhrase unchecked = {
    N_ ("Yes: a farmer may stand on %1$s. The cards are not recorded, so the block and "
        "the joker were not checked."),
    NULL
  };
  CvCell cell = (CvCell) cv_move_get (move, OREGON_FARMER_AT, 0);
  Cards cards = read_cards (move, OREGON_FARMER_CARDS);

  if (cell_stops (table, state, cell, &farmer_rules, judge))
    return;
  if (!has_farmer_left (state, move->by) &&
      stop_for (judge, OREGON_RULE (FARMER_NONE_LEFT), move->by))
    return;
  if (is_joker_spent (state, move->by, &cards) &&
      stop_for (judge, OREGON_RULE (FARMER_JOKER_SPENT), move->by))
    return;

  int bit = cv_board_bit (&table->board, cell);
  CvSet blocks = blocks_of (&table->board, &cards);
  if (!cv_set_has (&blocks, bit) && stop_at (judge, OREGON_RULE (FARMER_BLOCK), cell))
    {
      cv_verdict_add_term (judge->verdict, oregon_card_terms[cards.card[0]]);
      cv_verdict_add_term (judge->verdict, oregon_card_terms[cards.card[1]]);
      return;
    }
  allow_place (judge, move, OREGON_RULE (FARMER_PLACE), &unchecked, cell);
}

static void
check_building (const CvTable *table,
                const OregonState *state,
                const CvMove *move,
                CvJudge *judge)
{
  static const CvPhrase unchecked = {
    N_ ("Yes: the building may go on %1$s. The card is not recorded, so the band and "
        "the joker were not checked."),
    NULL
  };
  CvCell cell = (CvCell) cv_move_get (move, OREGON_BUILDING_AT, 0);
  OregonBuilding kind = (OregonBuilding) cv_move_get (move, OREGON_BUILDING_KIND, 0);
  Cards cards = read_cards (move, OREGON_BUILDING_CARDS);

  if (cell_stops (table, state, cell, &building_rules, judge))
    return;
  /* "Quando una pila si esaurisce, il tipo di edificio … non è più disponibile." */
  if (state->stack[kind] == 0 &&
      cv_judge_stops (judge, OREGON_RULE (BUILDING_STACK_EMPTY)))
    {
      cv_verdict_add_term (judge->verdict, oregon_building_terms[kind]);
      return;
    }
  if (is_joker_spent (state, move->by, &cards) &&
      stop_for (judge, OREGON_RULE (BUILDING_JOKER_SPENT), move->by))
    return;

  CvSet bands = bands_of (&table->board, &cards);
  if (!cv_set_has (&bands, cv_board_bit (&table->board, cell)) &&
      stop_at (judge, OREGON_RULE (BUILDING_BAND), cell))
    {
      cv_verdict_add_term (judge->verdict, oregon_card_terms[cards.card[0]]);
      return;
    }
  if (!ground_stops (&table->board, cell, kind, &building_rules, judge))
    allow_place (judge, move, OREGON_RULE (BUILDING_PLACE), &unchecked, cell);
}

/* The rest of a turn. */

/* "Giocare un turno extra": after the points, while the tile is active, and once in a
   turn even if the points turned it active again. In free turns only the tile itself
   counts. */
static void
check_extra (const OregonState *state, const CvMove *move, CvJudge *judge)
{
  static const CvPhrase too_soon = {
    N_ ("Not yet: %1$p places a piece first. The extra turn comes after the points."),
    NULL
  };
  bool guided = oregon_is_guided (state);
  bool on_turn = move->by == state->turn;

  if (guided && on_turn && state->n_placed == 0 &&
      stop_for (judge, OREGON_RULE (TURN_ORDER), state->turn))
    {
      judge->verdict->phrase = &too_soon;
      return;
    }
  if (!oregon_has_seat (state->extras, move->by) &&
      stop_for (judge, OREGON_RULE (EXTRA_SPENT), move->by))
    return;
  if (guided && on_turn && state->n_extras > 0 &&
      stop_for (judge, OREGON_RULE (EXTRA_TWICE), move->by))
    return;
  cv_verdict_set (judge->verdict, OREGON_RULE (EXTRA_OK));
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
}

/* A turn without a placement happens when no pair in hand can be played; hands are not
   ours to see, so it is only pointed out. The same goes for an extra turn, "giocando
   obbligatoriamente le uniche 2 carte". */
static void
check_end_turn (const OregonState *state, const CvMove *move, CvJudge *judge)
{
  static const CvPhrase extra = {
    N_ ("%1$p ends the turn with nothing placed in the extra turn. That is right only "
        "when no two cards in hand can be played."),
    NULL
  };
  bool on_turn = move->by == state->turn;
  bool placed = on_turn && state->n_placed > state->n_extras;

  cv_verdict_set (judge->verdict,
                  placed ? OREGON_RULE (END_TURN_OK) : OREGON_RULE (END_TURN_NOTHING));
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  if (!placed && on_turn && state->n_extras > 0)
    judge->verdict->phrase = &extra;
}

void
oregon_check (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvJudge *judge)
{
  assert (move->verb >= CV_VERB_GAME);
  assert (judge != NULL && judge->verdict != NULL);

  const OregonState *oregon = &state->oregon;

  if (move->verb == OREGON_VERB_POSITION)
    oregon_check_position (table, move, judge);
  else if (move->verb == OREGON_VERB_COUNT)
    oregon_check_count (move, judge);
  else if (order_stops (table, oregon, move, judge))
    return;
  else if (move->verb == OREGON_VERB_START)
    check_start (table, oregon, move, judge);
  else if (move->verb == OREGON_VERB_FARMER)
    check_farmer (table, oregon, move, judge);
  else if (move->verb == OREGON_VERB_BUILDING)
    check_building (table, oregon, move, judge);
  else if (move->verb == OREGON_VERB_EXTRA)
    check_extra (oregon, move, judge);
  else
    {
      assert (move->verb == OREGON_VERB_END_TURN);
      check_end_turn (oregon, move, judge);
    }
}

/* All legal cells at once. */

/* Where a kind of building may lie at all. */
static CvSet
sites_of (const CvBoard *board, OregonBuilding kind)
{
  CvSet sites = board->set[oregon_ground_set (kind)];
  if (kind == OREGON_HARBOR)
    cv_set_keep (&sites, &board->set[OREGON_SET_SHORE], OREGON_WORDS);
  return sites;
}

static CvSet
legal_starts (const CvTable *table, const OregonState *state, const CvMove *move)
{
  OregonBuilding kind = (OregonBuilding) cv_move_get (move, OREGON_START_BUILDING, 0);

  if (is_start_again (state, move->by, kind))
    return (CvSet){ { 0 } };
  return sites_of (&table->board, kind);
}

static CvSet
legal_farmers (const CvTable *table, const OregonState *state, const CvMove *move)
{
  Cards cards = read_cards (move, OREGON_FARMER_CARDS);

  if (!has_farmer_left (state, move->by) || is_joker_spent (state, move->by, &cards))
    return (CvSet){ { 0 } };
  CvSet cells = blocks_of (&table->board, &cards);
  cv_set_keep (&cells, &table->board.set[OREGON_SET_LAND], OREGON_WORDS);
  return cells;
}

static CvSet
legal_buildings (const CvTable *table, const OregonState *state, const CvMove *move)
{
  OregonBuilding kind = (OregonBuilding) cv_move_get (move, OREGON_BUILDING_KIND, 0);
  Cards cards = read_cards (move, OREGON_BUILDING_CARDS);

  if (state->stack[kind] == 0 || is_joker_spent (state, move->by, &cards))
    return (CvSet){ { 0 } };
  CvSet cells = bands_of (&table->board, &cards);
  CvSet sites = sites_of (&table->board, kind);
  cv_set_keep (&cells, &sites, OREGON_WORDS);
  return cells;
}

void
oregon_legal (const CvTable *table,
              const CvState *state,
              const CvMove *without_at,
              CvSet *ret_cells)
{
  assert (without_at->by >= 0 && without_at->by < table->n_players);
  assert (ret_cells != NULL);

  const OregonState *oregon = &state->oregon;

  *ret_cells = (CvSet){ { 0 } };
  if (!order_allows (table, oregon, without_at))
    return;
  if (without_at->verb == OREGON_VERB_START)
    *ret_cells = legal_starts (table, oregon, without_at);
  else if (without_at->verb == OREGON_VERB_FARMER)
    *ret_cells = legal_farmers (table, oregon, without_at);
  else
    {
      assert (without_at->verb == OREGON_VERB_BUILDING);
      *ret_cells = legal_buildings (table, oregon, without_at);
    }
  cv_set_subtract (ret_cells, &oregon->taken, OREGON_WORDS);
}
