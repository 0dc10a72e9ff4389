/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis by Alan R. Moon and Aaron Weissblum: its facts, its verbs, and the
   table that offers them to the rest of the program. Paragraphs cited in all files of
   the game are those of the Italian booklet unless the French one is named. */
#include "oasis-internal.h"

#include <assert.h>
#include <string.h>

const CvRule oasis_rules[] = { CV_SHELL_RULES (CV_RULE_ENTRY, "oasis")
                                   OASIS_RULES (CV_RULE_ENTRY) };

static const uint8_t colors[] = { CV_COLOR_RED, CV_COLOR_BLUE, CV_COLOR_GREEN,
                                  CV_COLOR_YELLOW, CV_COLOR_BLACK };

static const CvGround grounds[] = {
  { '#', "outside", N_ ("outside the board"), " " },
  { '.', "land", N_ ("land"), "·" },
  { 'o', "oasis-border", N_ ("land on an oasis border"), "˚" },
  { '=', "camel-path", N_ ("camel path"), "=" },
  { 'O', "oasis-bonus", N_ ("Oasis bonus space"), "O" },
  { 'S', "steppe-bonus", N_ ("Steppe bonus space"), "S" },
  { 'R', "stone-bonus", N_ ("Stony Plains bonus space"), "R" },
  { 0, NULL, NULL, NULL },
};

static const CvPiece pieces[] = {
  { "oasis", N_ ("Oasis tile"), "o", false },
  { "steppe", N_ ("Steppe tile"), "s", false },
  { "stone", N_ ("Stony Plains tile"), "r", false },
  { "camel", N_ ("camel"), "c", true },
  { NULL, NULL, NULL, false },
};

static const char *const kind_names[] = { "oasis", "steppe", "stone", NULL };
const char *const oasis_kind_terms[OASIS_KINDS] = { N_ ("Oasis"), N_ ("Steppe"),
                                                    N_ ("Stony Plains") };

static const char *const hidden_keys[] = { "commodities", "wells", "horses", "ovoos",
                                           NULL };
static const char *const hidden_terms[] = { N_ ("Commodities"), N_ ("Water Wells"),
                                            N_ ("Horses"), N_ ("Ovoos"), NULL };
static const char *const hidden_one[] = { N_ ("Commodity"), N_ ("Water Well"),
                                          N_ ("Horse"), N_ ("Ovoo"), NULL };

static const char *const editions[] = { "it", "fr", NULL };
static const char *const edition_terms[] = { N_ ("Italian booklet (Überplay)."),
                                             N_ ("French booklet (Schmidt)."), NULL };
static const char *const exhausted_names[] = { "may", "must", NULL };
static const CvOption options[] = {
  [OPTION_LAST_TILE] = { "end.last-tile", NULL, { 1, 1 }, RULE (END_LAST_TILE) },
  [OPTION_UNPLAYABLE] = { "end.unplayable", NULL, { 1, 0 }, RULE (END_UNPLAYABLE) },
  [OPTION_PATH_FULL] = { "end.path-full", NULL, { 0, 1 }, RULE (END_PATH_FULL) },
  [OPTION_CAMELS_MUST] = { "camels.exhausted", exhausted_names, { 0, 1 }, NULL },
  { NULL, NULL, { 0, 0 }, NULL },
};

const char *const oasis_card_names[] = { "camels-2", "camels-3", "oasis",  "steppe",
                                         "stone",    "hidden",   "draw-3", NULL };
const char *const oasis_card_terms[OASIS_CARD_KINDS] = {
  N_ ("2 camels"),     N_ ("3 camels"),        N_ ("Oasis"),       N_ ("Steppe"),
  N_ ("Stony Plains"), N_ ("scoring markers"), N_ ("draw 3 cards")
};
const char *const oasis_skip_names[] = { "oasis",  "steppe", "stone",
                                         "camels", "action", NULL };

#define COUNT_ARG(key)                                                                 \
  {                                                                                    \
    .name = key, .kind = CV_KIND_NUMBER                                                \
  }

static const CvVerb verbs[] = {
  { .name = "position",
    .needs_board = true,
    .is_position = true,
    .args = { { .name = "tiles",
                .shape = CV_SHAPE_MAP_OF_LISTS,
                .kind = CV_KIND_CELL,
                .keys = kind_names },
              { .name = "markers",
                .shape = CV_SHAPE_MAP_OF_LISTS,
                .kind = CV_KIND_CELL },
              { .name = "camels",
                .shape = CV_SHAPE_MAP_OF_LISTS,
                .kind = CV_KIND_CELL },
              { .name = "counters", .shape = CV_SHAPE_MAP, .kind = CV_KIND_NUMBER } } },
  { .name = "place",
    .by = true,
    .needs_board = true,
    .args = { { .name = "tile",
                .kind = CV_KIND_NAME,
                .names = kind_names,
                .required = true },
              { .name = "at", .kind = CV_KIND_CELL, .required = true },
              { .name = "marker", .kind = CV_KIND_CELL_OR_NONE } } },
  { .name = "camel",
    .by = true,
    .needs_board = true,
    .args = { { .name = "at", .kind = CV_KIND_CELL, .required = true },
              { .name = "from", .kind = CV_KIND_CELL } } },
  { .name = "count",
    .by = true,
    .args = { COUNT_ARG ("herd"), COUNT_ARG ("oasis"), COUNT_ARG ("steppe"),
              COUNT_ARG ("stone") } },
  { .name = "counters",
    .args = { { .name = "order",
                .shape = CV_SHAPE_LIST,
                .kind = CV_KIND_PLAYER,
                .required = true } } },
  { .name = "offer",
    .by = true,
    .args = { { .name = "cards", .kind = CV_KIND_NUMBER, .required = true } } },
  { .name = "take",
    .by = true,
    .args = { { .name = "from", .kind = CV_KIND_PLAYER, .required = true },
              { .name = "cards",
                .shape = CV_SHAPE_LIST,
                .kind = CV_KIND_NAME,
                .names = oasis_card_names,
                .terms = oasis_card_terms,
                .required = true } } },
  { .name = "skip",
    .by = true,
    .args = { { .name = "what",
                .kind = CV_KIND_NAME,
                .names = oasis_skip_names,
                .required = true } } },
  { .name = "end-round" },
  { .name = NULL },
};

/* The board. */

static void
prepare (CvBoard *board)
{
  assert (board != NULL && board->present);

  static const char *const printed[OASIS_KINDS] = { "O", "S", "R" };

  board->set[OASIS_SET_LAND] = cv_board_with (board, ".o");
  board->set[OASIS_SET_BORDER] = cv_board_with (board, "o");
  board->set[OASIS_SET_PATH] = cv_board_with (board, "=");
  board->set[OASIS_SET_BESIDE_PATH] =
      cv_set_sides (&board->set[OASIS_SET_PATH], board->stride, board->n_words);
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    board->set[OASIS_SET_PRINTED + kind] = cv_board_with (board, printed[kind]);
}

static void
setup (const CvTable *table, CvState *state)
{
  assert (table->n_players <= CV_PLAYERS_MOST);

  OasisState *oasis = &state->oasis;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    {
      oasis->tiles_left[kind] = oasis_tiles_in_box[kind];
      oasis->lands[kind] = table->board.set[OASIS_SET_PRINTED + kind];
    }
  oasis->empty = table->board.set[OASIS_SET_LAND];
  memset (oasis->marker, -1, sizeof oasis->marker);
  memset (oasis->counted, -1, sizeof oasis->counted);
  oasis_start_round (table, oasis);
}

static void
check (const CvTable *table, const CvState *state, const CvMove *move, CvJudge *judge)
{
  assert (judge != NULL && judge->verdict != NULL);
  if (state->common.turns == CV_TURNS_GUIDED &&
      oasis_check_turn (table, state, move, judge))
    return;
  switch (move->verb)
    {
    case OASIS_POSITION:
      oasis_check_position (table, move, judge);
      break;
    case OASIS_PLACE:
      oasis_check_place (table, &state->oasis, move, judge);
      break;
    case OASIS_CAMEL:
      oasis_check_camel (table, &state->oasis, move, judge);
      break;
    case OASIS_COUNT:
      oasis_check_count (table, state, move, judge);
      break;
    default:
      oasis_check_round (table, state, move, judge);
      break;
    }
}

static bool
is_turn_closed (const CvTable *table, const CvState *state, const CvMove *move)
{
  CvVerdict verdict;
  CvJudge judge = { .overrule = false, .verdict = &verdict };
  return state->common.turns == CV_TURNS_GUIDED &&
         oasis_check_turn (table, state, move, &judge);
}

/* The cells that a marker's choice or a moved camel leaves legal are found by asking
   about the first one: those rules do not depend on the cell, but extending does. */
static void
keep_where_check_agrees (const CvTable *table,
                         const CvState *state,
                         const CvMove *without_at,
                         int at_arg,
                         CvSet *cells)
{
  CvAtom atoms[CV_ARGS_MOST + 1];
  CvMove move = *without_at;
  const CvBoard *board = &table->board;

  memcpy (atoms, move.atoms, move.n_atoms * sizeof *atoms);
  move.atoms = atoms;
  CvAtom *at = &atoms[move.n_atoms++];
  *at = (CvAtom){ .arg = (uint8_t) at_arg };
  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    {
      CvVerdict verdict;
      at->value = cv_board_cell (board, bit);
      cv_check (table, state, &move, &verdict);
      if (!cv_verdict_is_legal (&verdict))
        cv_set_remove (cells, bit);
    }
}

static void
legal (const CvTable *table,
       const CvState *state,
       const CvMove *without_at,
       CvSet *ret_cells)
{
  assert (without_at->by >= 0 && without_at->by < table->n_players);

  const OasisState *oasis = &state->oasis;
  bool place = without_at->verb == OASIS_PLACE;

  if (is_turn_closed (table, state, without_at))
    return;
  if (place)
    *ret_cells =
        oasis_legal_tiles (&table->board, oasis, table->n_players, without_at->by,
                           (OasisKind) cv_move_get (without_at, PLACE_TILE, 0));
  else
    *ret_cells = oasis_empty_path (table, oasis);

  if (cv_move_get (without_at, place ? PLACE_MARKER : CAMEL_FROM, 0) != CV_ABSENT)
    keep_where_check_agrees (table, state, without_at, place ? PLACE_AT : CAMEL_AT,
                             ret_cells);
  else if (!place && oasis_camels_in_hand (table, oasis, without_at->by) == 0)
    *ret_cells = (CvSet){ { 0 } };
}

/* From one state to the next. */

static void
note_last_tile (OasisState *oasis)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (oasis->tiles_left[kind] == 0)
      oasis->saw |= OASIS_SAW_LAST_TILE;
}

static void
note_full_path (const CvTable *table, OasisState *oasis)
{
  const CvSet *path = &table->board.set[OASIS_SET_PATH];

  if (!cv_set_is_empty (path, table->board.n_words) &&
      oasis_is_path_full (table, oasis))
    oasis->saw |= OASIS_SAW_PATH_FULL;
}

uint8_t
oasis_ends_that_count (const CvState *state)
{
  unsigned mask = 0;
  for (int option = OPTION_LAST_TILE; option <= OPTION_PATH_FULL; option++)
    mask |= (unsigned) (state->common.option[option] != 0) << option;
  return (uint8_t) mask;
}

static void
apply (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->verb >= OASIS_POSITION && move->verb <= OASIS_END_ROUND);

  OasisState *oasis = &state->oasis;

  switch (move->verb)
    {
    case OASIS_POSITION:
      oasis_apply_position (table, state, move);
      note_last_tile (oasis);
      note_full_path (table, oasis);
      break;
    case OASIS_PLACE:
      oasis_apply_place (table, oasis, move);
      note_last_tile (oasis);
      oasis_pay_duty (table, oasis, move);
      break;
    case OASIS_CAMEL:
      oasis_apply_camel (table, oasis, move);
      note_full_path (table, oasis);
      oasis_pay_duty (table, oasis, move);
      break;
    case OASIS_COUNT:
      oasis_apply_count (oasis, move);
      break;
    default:
      oasis_apply_round (table, state, move);
      break;
    }
}

/* For people. */

static int
ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends)
{
  assert (ret_ends != NULL);

  static const int rules[] = { OASIS_END_LAST_TILE, OASIS_END_UNPLAYABLE,
                               OASIS_END_PATH_FULL };
  uint8_t come = state->oasis.saw & oasis_ends_that_count (state);
  int n = 0;

  for (int option = OPTION_LAST_TILE; option <= OPTION_PATH_FULL; option++)
    if (come >> option & 1)
      cv_verdict_set (&ret_ends[n++], &oasis_rules[rules[option]]);
  return n;
}

/* Areas are one figure each; so are the path, the empty land and what lies outside. */
static uint8_t
find_group (const OasisState *oasis, int bit, char ground)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&oasis->lands[kind], bit))
      return (uint8_t) (3 + kind);
  return ground == '#' ? 0 : ground == '=' ? 1 : 2;
}

static CvLook
look (const CvTable *table, const CvState *state, int bit)
{
  assert (bit >= 0 && bit < table->board.height * table->board.stride);

  const OasisState *oasis = &state->oasis;
  CvLook look = { .ground = table->board.glyph[bit],
                  .piece = -1,
                  .owner = CV_NO_PLAYER };

  look.group = find_group (oasis, bit, look.ground);
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&oasis->laid[kind], bit))
      look.piece = (int8_t) kind;
  for (int seat = 0; seat < table->n_players; seat++)
    {
      for (int slot = 0; slot < OASIS_MARKERS; slot++)
        if (oasis->marker[seat][slot] >= 0 &&
            cv_set_has (&oasis->area[seat][slot], bit))
          {
            bool here = oasis->marker[seat][slot] == bit;
            if (!look.marker || here)
              look.owner = (int8_t) seat;
            look.marker |= here;
          }
      if (cv_set_has (&oasis->camels[seat], bit))
        {
          look.piece = OASIS_PIECE_CAMEL;
          look.owner = (int8_t) seat;
        }
    }
  return look;
}

const CvGame cv_oasis = {
  .id = "oasis",
  .name = "Oasis",
  .players_min = 3,
  .players_max = 5,
  .colors = colors,
  .n_colors = sizeof colors,
  .layout = CV_LAYOUT_GRID,
  .grounds = grounds,
  .width_min = 1,
  .width_max = CV_BOARD_SIDE,
  .height_min = 1,
  .height_max = CV_BOARD_SIDE,
  .pieces = pieces,
  .marker_term = N_ ("control marker"),
  .hidden_keys = hidden_keys,
  .hidden_terms = hidden_terms,
  .hidden_one = hidden_one,
  .editions = editions,
  .edition_terms = edition_terms,
  .options = options,
  .box = oasis_box,
  .verbs = verbs,
  .rules = oasis_rules,
  .n_rules = OASIS_N_RULES,
  .prepare = prepare,
  .setup = setup,
  .prompt = oasis_prompt,
  .check = check,
  .explain = oasis_explain,
  .is_stricter = oasis_is_stricter,
  .apply = apply,
  .legal = legal,
  .check_secret = oasis_check_secret,
  .secret_most = oasis_secret_most,
  .score = oasis_score,
  .line_cells = oasis_line_cells,
  .ends = ends,
  .facts = oasis_facts,
  .left = oasis_left,
  .set_up = oasis_set_up,
  .look = look,
  .alter = oasis_alter,
  .position = oasis_position,
  .sane = oasis_sane,
};
