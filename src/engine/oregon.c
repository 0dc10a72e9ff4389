/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon (Åse & Henrik Berg, 2007): farmers and buildings on a grid whose bands of
   columns and rows are named by the symbols of landscape cards. Here are the table of
   the game, how a move is carried out, and what is shown of a state. The law is in
   oregon-check.c and oregon-box.c, the arithmetic in oregon-points.c, what is said of a
   placement in oregon-explain.c. */
#include "oregon-internal.h"

#include <assert.h>

#include "cv-games.h"

const CvRule oregon_rules[OREGON_N_RULES] = { CV_SHELL_RULES (CV_RULE_ENTRY, "oregon")
                                                  OREGON_RULES (CV_RULE_ENTRY) };

/* Words of the files. */

const char *const oregon_building_names[OREGON_BUILDINGS + 1] = {
  "post-office", "harbor",    "church",        "coal-mine",
  "gold-mine",   "warehouse", "train-station", NULL
};
static const char *const symbol_names[] = { "settlers", "wagon", "campfire",
                                            "bison",    "eagle", NULL };
const char *const oregon_card_names[OREGON_CARDS + 1] = {
  "settlers", "wagon", "campfire", "bison", "eagle", "joker", NULL
};
static const char *const heap_names[] = { "coal", "gold", NULL };
static const char *const editions[] = { "it", NULL };
static const uint8_t colors[] = { CV_COLOR_YELLOW, CV_COLOR_BLUE, CV_COLOR_GREEN,
                                  CV_COLOR_RED };

/* Words for people. */

const char *const oregon_building_terms[OREGON_BUILDINGS + 1] = {
  N_ ("post office"), N_ ("harbor"),    N_ ("church"),        N_ ("coal mine"),
  N_ ("gold mine"),   N_ ("warehouse"), N_ ("train station"), NULL
};
const char *const oregon_card_terms[OREGON_CARDS + 1] = {
  N_ ("settlers"), N_ ("wagon"), N_ ("campfire"), N_ ("bison"), N_ ("eagle"),
  N_ ("joker"),    NULL
};
const char *const oregon_heap_terms[OREGON_HEAPS + 1] = { N_ ("coal tokens"),
                                                          N_ ("gold tokens"), NULL };
static const char *const hidden_one[] = { N_ ("coal token"), N_ ("gold token"), NULL };

const CvGround oregon_grounds[] = { { 'g', "prairie", N_ ("prairie"), "." },
                                    { 'w', "water", N_ ("water"), "~" },
                                    { 'r', "railway", N_ ("railway"), "=" },
                                    { 'm', "mountain", N_ ("mountain"), "^" },
                                    { '\0', NULL, NULL, NULL } };

/* A farmer is drawn as its owner's letter; its sign stands for it where no owner is. */
static const CvPiece pieces[] = {
  { "farmer", N_ ("farmer"), "F", true },
  { "post-office", N_ ("post office"), "P", false },
  { "harbor", N_ ("harbor"), "H", false },
  { "church", N_ ("church"), "C", false },
  { "coal-mine", N_ ("coal mine"), "K", false },
  { "gold-mine", N_ ("gold mine"), "G", false },
  { "warehouse", N_ ("warehouse"), "W", false },
  { "train-station", N_ ("train station"), "T", false },
  { NULL, NULL, NULL, false },
};

/* The events, as in records.md. */

#define AT                                                                             \
  {                                                                                    \
    .name = "at", .kind = CV_KIND_CELL, .required = true                               \
  }
#define BUILDING                                                                       \
  {                                                                                    \
    .name = "building", .kind = CV_KIND_NAME, .required = true,                        \
    .names = oregon_building_names                                                     \
  }
#define CARDS(N)                                                                       \
  {                                                                                    \
    .name = "cards", .shape = CV_SHAPE_LIST, .kind = CV_KIND_NAME, .n_min = N,         \
    .n_max = N, .names = oregon_card_names, .terms = oregon_card_terms                 \
  }

static const CvVerb verbs[] = {
  { .name = "position",
    .needs_board = true,
    .is_position = true,
    .args = { [OREGON_POSITION_FARMERS] = { .name = "farmers",
                                            .shape = CV_SHAPE_MAP_OF_LISTS,
                                            .kind = CV_KIND_CELL },
              [OREGON_POSITION_BUILDINGS] = { .name = "buildings",
                                              .shape = CV_SHAPE_MAP_OF_LISTS,
                                              .kind = CV_KIND_CELL,
                                              .keys = oregon_building_names },
              [OREGON_POSITION_STARTS] = { .name = "start-tiles",
                                           .shape = CV_SHAPE_MAP,
                                           .kind = CV_KIND_CELL,
                                           .keys = oregon_building_names },
              [OREGON_POSITION_TRACK] = { .name = "track",
                                          .shape = CV_SHAPE_MAP,
                                          .kind = CV_KIND_NUMBER },
              [OREGON_POSITION_JOKERS] = { .name = "jokers",
                                           .shape = CV_SHAPE_MAP,
                                           .kind = CV_KIND_BOOL },
              [OREGON_POSITION_EXTRAS] = { .name = "extras",
                                           .shape = CV_SHAPE_MAP,
                                           .kind = CV_KIND_BOOL },
              [OREGON_POSITION_TOKENS] = { .name = "tokens",
                                           .shape = CV_SHAPE_MAP_OF_MAPS,
                                           .kind = CV_KIND_NUMBER,
                                           .inner_keys = heap_names } } },
  { .name = "start",
    .by = true,
    .sets_up = true,
    .needs_board = true,
    .args = { [OREGON_START_BUILDING] = BUILDING, [OREGON_START_AT] = AT } },
  { .name = "farmer",
    .by = true,
    .needs_board = true,
    .args = { [OREGON_FARMER_CARDS] = CARDS (2), [OREGON_FARMER_AT] = AT } },
  { .name = "building",
    .by = true,
    .needs_board = true,
    .args = { [OREGON_BUILDING_CARDS] = CARDS (1),
              [OREGON_BUILDING_KIND] = BUILDING,
              [OREGON_BUILDING_AT] = AT } },
  { .name = "extra", .by = true },
  { .name = "end-turn", .by = true },
  { .name = "count",
    .by = true,
    .args = { [OREGON_COUNT_TRACK] = { .name = "track", .kind = CV_KIND_NUMBER },
              [OREGON_COUNT_FARMERS] = { .name = "farmers",
                                         .kind = CV_KIND_NUMBER } } },
  { .name = NULL },
};

/* Before the first event. */

_Static_assert(OREGON_N_SETS <= CV_BOARD_SETS, "the bands have no room");

int
oregon_column_card (const CvBoard *board, int column)
{
  return board->column_symbol[column / (OREGON_WIDTH / CV_BOARD_BANDS)];
}

int
oregon_row_card (const CvBoard *board, int row)
{
  return board->row_symbol[row / (OREGON_HEIGHT / CV_BOARD_BANDS)];
}

/* The columns and rows that each symbol governs; the joker stands for any of them, and
   so for all cells. */
static void
prepare_bands (CvBoard *board)
{
  CvSet *columns = &board->set[OREGON_SET_COLUMNS],
        *rows = &board->set[OREGON_SET_ROWS];

  for (int bit = 0; bit < OREGON_HEIGHT * OREGON_STRIDE; bit++)
    {
      int column = bit % OREGON_STRIDE, row = bit / OREGON_STRIDE;
      if (column == OREGON_WIDTH)
        continue; /* a guard */
      cv_set_add (&columns[oregon_column_card (board, column)], bit);
      cv_set_add (&rows[oregon_row_card (board, row)], bit);
      cv_set_add (&columns[OREGON_JOKER], bit);
      cv_set_add (&rows[OREGON_JOKER], bit);
    }
}

static void
prepare (CvBoard *board)
{
  assert (board->width == OREGON_WIDTH && board->height == OREGON_HEIGHT);
  assert (board->stride == OREGON_STRIDE && board->n_words == OREGON_WORDS);

  CvSet water = cv_board_with (board, "w");
  board->set[OREGON_SET_LAND] = cv_board_with (board, "grm");
  board->set[OREGON_SET_PRAIRIE] = cv_board_with (board, "g");
  board->set[OREGON_SET_RAILWAY] = cv_board_with (board, "r");
  board->set[OREGON_SET_MOUNTAIN] = cv_board_with (board, "m");
  board->set[OREGON_SET_SHORE] = cv_set_around (&water, OREGON_STRIDE, OREGON_WORDS);
  prepare_bands (board);
}

/* "Preparazione": full stacks and heaps, and for each player the joker and the extra
   turn "col lato attivo visibile". The starting player sits first. */
static void
setup (const CvTable *table, CvState *state)
{
  OregonState *oregon = &state->oregon;
  uint8_t all = cv_table_seats (table);

  assert (table->n_players <= OREGON_PLAYERS);
  *oregon = (OregonState){ .common = state->common, .jokers = all, .extras = all };
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    oregon->stack[kind] = OREGON_STACK_TILES;
  for (int heap = 0; heap < OREGON_HEAPS; heap++)
    oregon->heap[heap] = OREGON_HEAP_TOKENS;
}

/* Carrying moves out. */

static void
begin_turn (OregonState *state, int seat)
{
  state->turn = (uint8_t) seat;
  state->n_placed = 0;
  state->n_extras = 0;
}

/* Whoever places has the turn. In free turns nobody has to say when a turn ends, so a
   placement by someone else, or one more than a turn allows, begins the next. */
static void
note_placement (OregonState *state, int seat)
{
  if (state->turn != seat || state->n_placed > state->n_extras)
    begin_turn (state, seat);
  state->n_placed++;
}

static void
pay_one (OregonState *state, const OregonPayment *payment)
{
  state->track[payment->to] += payment->points;
  if (payment->token != OREGON_NO_TOKEN)
    {
      assert (state->heap[payment->token] > 0);
      state->heap[payment->token]--;
      state->tokens[payment->to][payment->token]++;
    }
  if (payment->wakes == OREGON_WAKES_JOKER)
    state->jokers |= oregon_seat_bit (payment->to);
  if (payment->wakes == OREGON_WAKES_EXTRA)
    state->extras |= oregon_seat_bit (payment->to);
}

/* "Una volta utilizzata la tessera Jolly deve essere girata": before the points, which
   may turn it back (ours). */
static void
pay_out (const CvTable *table, OregonState *state, const CvMove *move)
{
  OregonPlacing placing = oregon_read_placing (table, state, move);
  OregonPays pays;

  oregon_find_pays (table, state, &placing, &pays);
  state->jokers = placing.jokers;
  for (int i = 0; i < pays.n; i++)
    pay_one (state, &pays.payment[i]);
}

static int
take_cell (const CvTable *table, OregonState *state, const CvMove *move, int arg)
{
  int bit = cv_board_bit (&table->board, (CvCell) cv_move_get (move, arg, 0));

  assert (bit >= 0 && !cv_set_has (&state->taken, bit));
  cv_set_add (&state->taken, bit);
  return bit;
}

/* A start tile pays nothing, whatever stands near it. */
static void
apply_start (const CvTable *table, OregonState *state, const CvMove *move)
{
  int bit = take_cell (table, state, move, OREGON_START_AT);
  int32_t kind = cv_move_get (move, OREGON_START_BUILDING, 0);

  cv_set_add (&state->buildings[kind], bit);
  cv_set_add (&state->starts, bit);
  state->started |= oregon_seat_bit (move->by);
}

static void
apply_farmer (const CvTable *table, OregonState *state, const CvMove *move)
{
  pay_out (table, state, move);
  cv_set_add (&state->farmers[move->by],
              take_cell (table, state, move, OREGON_FARMER_AT));
  assert (oregon_count (&state->farmers[move->by]) <= OREGON_FARMERS_MOST);
  note_placement (state, move->by);
}

static void
apply_building (const CvTable *table, OregonState *state, const CvMove *move)
{
  int32_t kind = cv_move_get (move, OREGON_BUILDING_KIND, 0);

  pay_out (table, state, move);
  cv_set_add (&state->buildings[kind],
              take_cell (table, state, move, OREGON_BUILDING_AT));
  assert (state->stack[kind] > 0);
  state->stack[kind]--;
  note_placement (state, move->by);
}

static void
apply_extra (OregonState *state, const CvMove *move)
{
  state->extras = (uint8_t) (state->extras & ~oregon_seat_bit (move->by));
  if (state->turn != move->by)
    {
      begin_turn (state, move->by);
      state->n_placed = 1;
    }
  if (state->n_extras < UINT8_MAX)
    state->n_extras++;
}

/* "Tutti i giocatori devono giocare lo stesso numero di turni": the round ends with the
   player on the starting player's right, who sits last. */
static void
apply_end_turn (const CvTable *table, CvState *state, const CvMove *move)
{
  CvVerdict ends[CV_ENDS_MOST];
  bool last = move->by == table->n_players - 1;

  if (last && oregon_ends (table, state, ends) > 0)
    state->oregon.is_over = true;
  begin_turn (&state->oregon, last ? 0 : move->by + 1);
}

static void
apply_count (OregonState *state, const CvMove *move)
{
  int32_t track = cv_move_get (move, OREGON_COUNT_TRACK, 0);
  int32_t farmers = cv_move_get (move, OREGON_COUNT_FARMERS, 0);

  state->counted |= oregon_seat_bit (move->by);
  if (track != CV_ABSENT)
    {
      state->counted_track |= oregon_seat_bit (move->by);
      state->count_track[move->by] = (int16_t) track;
    }
  if (farmers != CV_ABSENT)
    {
      state->counted_farmers |= oregon_seat_bit (move->by);
      state->count_farmers[move->by] = (int16_t) farmers;
    }
}

static void
apply (const CvTable *table, CvState *state, const CvMove *move)
{
  OregonState *oregon = &state->oregon;

  switch (move->verb)
    {
    case OREGON_VERB_POSITION:
      oregon_apply_position (table, oregon, move);
      break;
    case OREGON_VERB_START:
      apply_start (table, oregon, move);
      break;
    case OREGON_VERB_FARMER:
      apply_farmer (table, oregon, move);
      break;
    case OREGON_VERB_BUILDING:
      apply_building (table, oregon, move);
      break;
    case OREGON_VERB_EXTRA:
      apply_extra (oregon, move);
      break;
    case OREGON_VERB_END_TURN:
      apply_end_turn (table, state, move);
      break;
    case OREGON_VERB_COUNT:
      apply_count (oregon, move);
      break;
    default:
      assert (false && "no verb of Oregon");
      break;
    }
}

/* What is shown of a state. */

static void
ask (CvPrompt *prompt, OregonPhase phase, int seat)
{
  static const int rules[] = {
    [OREGON_PHASE_FREE] = OREGON_PROMPT_FREE,
    [OREGON_PHASE_START] = OREGON_PROMPT_START,
    [OREGON_PHASE_PLAY] = OREGON_PROMPT_PLAY,
    [OREGON_PHASE_AGAIN] = OREGON_PROMPT_AGAIN,
    [OREGON_PHASE_EXTRA] = OREGON_PROMPT_EXTRA,
    [OREGON_PHASE_END_TURN] = OREGON_PROMPT_END_TURN,
    [OREGON_PHASE_OVER] = OREGON_PROMPT_OVER,
  };

  cv_prompt_ask (prompt, (int) phase, &oregon_rules[rules[phase]], seat);
}

/* What the player whose turn it is owes or may do. */
static OregonPhase
find_duty (const OregonState *state)
{
  if (state->n_placed == 0)
    return OREGON_PHASE_PLAY;
  if (state->n_placed <= state->n_extras)
    return OREGON_PHASE_AGAIN;
  if (state->n_extras == 0 && oregon_has_seat (state->extras, state->turn))
    return OREGON_PHASE_EXTRA;
  return OREGON_PHASE_END_TURN;
}

static void
prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt)
{
  const OregonState *oregon = &state->oregon;
  CvVerdict ends[CV_ENDS_MOST];
  int starter = oregon_next_to_start (table, oregon);
  bool guided = oregon_is_guided (oregon);
  bool over = oregon->common.declared || (oregon->is_over && guided);

  if (over)
    ask (ret_prompt, OREGON_PHASE_OVER, CV_NO_PLAYER);
  else if (guided && starter >= 0)
    ask (ret_prompt, OREGON_PHASE_START, starter);
  else if (guided)
    ask (ret_prompt, find_duty (oregon), oregon->turn);
  else
    ask (ret_prompt, OREGON_PHASE_FREE, CV_NO_PLAYER);
  ret_prompt->is_over = over;
  if (ret_prompt->phase == OREGON_PHASE_FREE && oregon_ends (table, state, ends) > 0)
    ret_prompt->say = ends[0];
}

int
oregon_farmers_left (const OregonState *oregon, int seat)
{
  return OREGON_FARMERS_MOST - oregon_farmers_of (oregon, seat);
}

int
oregon_points_of (const OregonState *oregon, int seat)
{
  return oregon_track_of (oregon, seat);
}

bool
oregon_is_start_tile (const OregonState *oregon, int bit)
{
  return cv_set_has (&oregon->starts, bit);
}

bool
oregon_lacks_start (const CvTable *table, const OregonState *oregon)
{
  return oregon_next_to_start (table, oregon) >= 0;
}

static int
facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts)
{
  const OregonState *oregon = &state->oregon;
  int left = oregon_farmers_left (oregon, seat);
  int n = 0;

  assert (seat >= 0 && seat < table->n_players);
  ret_facts[n++] = (CvFact){ .id = "points",
                             .label = N_ ("Points on the track"),
                             .type = CV_FACT_POINTS,
                             .value = oregon_track_of (oregon, seat) };
  if (table->board.track > 0)
    ret_facts[n++] =
        (CvFact){ .id = "laps",
                  .label = N_ ("Laps of the track"),
                  .value = oregon_track_of (oregon, seat) / table->board.track };
  ret_facts[n++] = (CvFact){ .id = "farmers-left",
                             .label = N_ ("Farmers left"),
                             .type = CV_FACT_OUT_OF,
                             .value = left,
                             .total = OREGON_FARMERS_MOST };
  ret_facts[n++] = (CvFact){ .id = "coal",
                             .label = N_ ("Coal tokens"),
                             .value = oregon->tokens[seat][OREGON_COAL] };
  ret_facts[n++] = (CvFact){ .id = "gold",
                             .label = N_ ("Gold tokens"),
                             .value = oregon->tokens[seat][OREGON_GOLD] };
  ret_facts[n++] = (CvFact){ .id = "joker",
                             .label = N_ ("Joker active"),
                             .type = CV_FACT_YES_NO,
                             .value = oregon_has_seat (oregon->jokers, seat) };
  ret_facts[n++] = (CvFact){ .id = "extra-turn",
                             .label = N_ ("Extra turn active"),
                             .type = CV_FACT_YES_NO,
                             .value = oregon_has_seat (oregon->extras, seat) };
  assert (n <= CV_FACTS_MOST);
  return n;
}

/* The blocks are the figures of this board: cards name them. */
static uint8_t
find_block (const CvBoard *board, int bit)
{
  int column = bit % board->stride, row = bit / board->stride;
  return (uint8_t) (row / (board->height / CV_BOARD_BANDS) * CV_BOARD_BANDS +
                    column / (board->width / CV_BOARD_BANDS));
}

static CvLook
look (const CvTable *table, const CvState *state, int bit)
{
  assert (bit >= 0 && bit < table->board.height * table->board.stride);

  const OregonState *oregon = &state->oregon;
  CvLook look_at = { .ground = table->board.glyph[bit],
                     .piece = -1,
                     .owner = CV_NO_PLAYER,
                     .group = find_block (&table->board, bit) };

  for (int seat = 0; seat < table->n_players; seat++)
    if (cv_set_has (&oregon->farmers[seat], bit))
      {
        look_at.piece = OREGON_PIECE_FARMER;
        look_at.owner = (int8_t) seat;
      }
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    if (cv_set_has (&oregon->buildings[kind], bit))
      look_at.piece = (int8_t) (OREGON_PIECE_BUILDINGS + kind);
  look_at.marker = cv_set_has (&oregon->starts, bit);
  return look_at;
}

static bool
lay (const CvTable *table, OregonState *oregon, const CvLook *look, int bit)
{
  int kind = look->piece - OREGON_PIECE_BUILDINGS;

  if (!cv_set_has (&table->board.set[OREGON_SET_LAND], bit))
    return false;
  if (kind < 0)
    cv_set_add (&oregon->farmers[look->owner], bit);
  else if (oregon->stack[kind] == 0)
    return false;
  else
    {
      cv_set_add (&oregon->buildings[kind], bit);
      oregon->stack[kind]--;
    }
  cv_set_add (&oregon->taken, bit);
  return true;
}

/* Start tiles stay: who laid which one is not known. */
static bool
alter (const CvTable *table, CvState *state, int bit, const CvLook *new_look)
{
  OregonState *oregon = &state->oregon;
  CvLook now = look (table, state, bit);
  int kind = now.piece - OREGON_PIECE_BUILDINGS;

  if (now.piece < 0)
    return lay (table, oregon, new_look, bit);
  if (new_look->piece >= 0 || now.marker)
    return false;
  if (kind < 0)
    cv_set_remove (&oregon->farmers[now.owner], bit);
  else
    {
      cv_set_remove (&oregon->buildings[kind], bit);
      oregon->stack[kind]++;
    }
  cv_set_remove (&oregon->taken, bit);
  return true;
}

const CvGame cv_oregon = {
  .id = "oregon",
  .name = "Oregon",
  .players_min = 2,
  .players_max = OREGON_PLAYERS,
  .colors = colors,
  .n_colors = sizeof colors / sizeof colors[0],
  .layout = CV_LAYOUT_GRID,
  .grounds = oregon_grounds,
  .marker_term = N_ ("start tile"),
  .width_min = OREGON_WIDTH,
  .width_max = OREGON_WIDTH,
  .height_min = OREGON_HEIGHT,
  .height_max = OREGON_HEIGHT,
  .symbols = symbol_names,
  .pieces = pieces,
  .hidden_keys = heap_names,
  .hidden_terms = oregon_heap_terms,
  .hidden_one = hidden_one,
  .editions = editions,
  .box = oregon_box,
  .verbs = verbs,
  .rules = oregon_rules,
  .n_rules = OREGON_N_RULES,
  .prepare = prepare,
  .setup = setup,
  .prompt = prompt,
  .check = oregon_check,
  .explain = oregon_explain,
  .apply = apply,
  .legal = oregon_legal,
  .check_secret = oregon_check_secret,
  .apply_secret = oregon_apply_secret,
  .keys_held = oregon_keys_held,
  .secret_most = oregon_secret_most,
  .score = oregon_score,
  .ends = oregon_ends,
  .facts = facts,
  .left = oregon_left,
  .set_up = oregon_set_up,
  .look = look,
  .alter = alter,
  .position = oregon_position,
  .sane = oregon_sane,
};
