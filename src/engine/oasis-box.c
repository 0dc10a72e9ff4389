/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the box of Oasis holds, what of it is left, and what goes where before the first
   round: "Preparazione", in the French booklet "Préparation". */
#include "oasis-internal.h"

#include <assert.h>

#define COLORS 5

/* "34 Oasi, 34 Steppe, 20 Pietraie"; "14 Mercanzie, 12 Sorgenti, 16 Cavalli, 20 Ovoo".
 */
#define OASIS_TILES  34
#define STEPPE_TILES 34
#define STONE_TILES  20
#define COMMODITIES  14
#define WELLS        12
#define HORSES       16
#define OVOOS        20

const uint8_t oasis_tiles_in_box[OASIS_KINDS] = { OASIS_TILES, STEPPE_TILES,
                                                  STONE_TILES };
const uint8_t oasis_scoring_in_box[CV_HIDDEN_MOST] = { COMMODITIES, WELLS, HORSES,
                                                       OVOOS };

const CvBoxPiece oasis_box[] = {
  { "board", 1 },
  { "oasis", OASIS_TILES },
  { "steppe", STEPPE_TILES },
  { "stone", STONE_TILES },
  { "commodities", COMMODITIES },
  { "wells", WELLS },
  { "horses", HORSES },
  { "ovoos", OVOOS },
  { "camel", OASIS_CAMELS *COLORS },
  { "marker", OASIS_MARKERS *COLORS },
  { "counter", COLORS },
  { "card", OASIS_DECK },
  { NULL, 0 },
};

/* What is left. */

static const CvPhrase tiles_left[OASIS_KINDS] = {
  { NP_ ("%1$s of %2$s Oasis tiles", "%1$s of %2$s Oasis tiles") },
  { NP_ ("%1$s of %2$s Steppe tiles", "%1$s of %2$s Steppe tiles") },
  { NP_ ("%1$s of %2$s Stony Plains tiles", "%1$s of %2$s Stony Plains tiles") },
};

/* %3$n is whose they are. */
static const CvPhrase camels_left = { NP_ ("%3$n: %1$s of %2$s camels",
                                           "%3$n: %1$s of %2$s camels") };

int
oasis_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST])
{
  const OasisState *oasis = &state->oasis;
  int n = 0;

  if (!table->board.present)
    return 0;
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    ret_left[n++] =
        (CvLeft){ table->game->pieces[kind].id, tiles_left[kind],
                  oasis->tiles_left[kind], oasis_tiles_in_box[kind], CV_NO_PLAYER };
  for (int seat = 0; seat < table->n_players; seat++)
    ret_left[n++] =
        (CvLeft){ table->game->pieces[OASIS_PIECE_CAMEL].id, camels_left,
                  oasis_camels_in_hand (table, oasis, seat), OASIS_CAMELS, seat };
  return n;
}

/* The set-up. */

enum
{
  LINE_BOARD,
  LINE_PIECES,
  LINE_TILES,
  LINE_SCORING,
  LINE_COUNTERS,
  LINE_CARDS,
  LINE_DRAW,
  LINE_BACK,
  N_LINES
};

/* The Italian booklet deals the counters before the cards, the French one after them. */
static const uint8_t orders[2][N_LINES] = {
  { LINE_BOARD, LINE_PIECES, LINE_TILES, LINE_SCORING, LINE_COUNTERS, LINE_CARDS,
    LINE_DRAW, LINE_BACK },
  { LINE_BOARD, LINE_PIECES, LINE_TILES, LINE_SCORING, LINE_CARDS, LINE_DRAW,
    LINE_COUNTERS, LINE_BACK },
};

static const char slip[] =
    N_ ("The French booklet says that there are 80 land tiles: a slip.");

static void
list_stacks (CvSetUp lines[N_LINES], int edition)
{
  lines[LINE_BOARD] = (CvSetUp){
    .id = "board",
    .say = { N_ ("Put the board in the middle of the table."), NULL },
    .parcels = { { "board", 1, 1 } },
  };
  lines[LINE_TILES] = (CvSetUp){
    .id = "tiles",
    .say = { N_ ("Stack the land tiles beside the board by kind: %1$s Oasis, %2$s "
                 "Steppe and %3$s Stony Plains tiles."),
             NULL },
    .note = edition == 1 ? slip : NULL,
    .parcels = { { "oasis", OASIS_TILES, 1 },
                 { "steppe", STEPPE_TILES, 1 },
                 { "stone", STONE_TILES, 1 } },
  };
  lines[LINE_SCORING] = (CvSetUp){
    .id = "scoring",
    .say = { N_ ("Stack the scoring markers beside the board by sort: %1$s "
                 "Commodities, %2$s Water Wells, %3$s Horses and %4$s Ovoos."),
             NULL },
    .parcels = { { "commodities", COMMODITIES, 1 },
                 { "wells", WELLS, 1 },
                 { "horses", HORSES, 1 },
                 { "ovoos", OVOOS, 1 } },
  };
}

static void
list_belongings (CvSetUp lines[N_LINES], int n_players)
{
  lines[LINE_PIECES] = (CvSetUp){
    .id = "pieces",
    .say = { N_ ("Each player takes %1$s camels and %2$s control markers of one "
                 "color."),
             NULL },
    .parcels = { { "camel", OASIS_CAMELS, n_players },
                 { "marker", OASIS_MARKERS, n_players } },
  };
  lines[LINE_COUNTERS] = (CvSetUp){
    .id = "counters",
    .say = { N_ ("Shuffle the priority counters from 1 to %1$s face down, deal one to "
                 "each player, and turn them face up."),
             NULL },
    .parcels = { { "counter", n_players, 1 } },
  };
  lines[LINE_CARDS] = (CvSetUp){
    .id = "cards",
    .say = { N_ ("Shuffle the cards and deal %1$s to each player, face down, as the "
                 "offer stack. Nobody looks at them."),
             NULL },
    .parcels = { { "card", OASIS_FIRST_PILE, n_players } },
  };
}

static void
list_rest (CvSetUp lines[N_LINES], int n_players)
{
  int n_spare = COLORS - n_players;

  lines[LINE_DRAW] = (CvSetUp){
    .id = "draw-pile",
    .say = { N_ ("Put the other %1$s cards beside the board as the draw pile."), NULL },
    .parcels = { { "card", OASIS_DECK - OASIS_FIRST_PILE * n_players, 1 } },
  };
  lines[LINE_BACK] = (CvSetUp){
    .id = "back",
    .say = { NP_ ("Leave in the box: %1$s priority counter, and the %2$s camels and "
                  "%3$s control markers of the color that nobody plays.",
                  "Leave in the box: %1$s priority counters, and the %2$s camels and "
                  "%3$s control markers of the colors that nobody plays.") },
    .parcels = { { "counter", n_spare, 1 },
                 { "camel", OASIS_CAMELS * n_spare, 1 },
                 { "marker", OASIS_MARKERS * n_spare, 1 } },
  };
}

int
oasis_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST])
{
  int edition = cv_table_edition (table);
  int n = table->n_players < COLORS ? N_LINES : N_LINES - 1;
  CvSetUp lines[N_LINES];

  assert (table->n_players <= COLORS);
  list_stacks (lines, edition);
  list_belongings (lines, table->n_players);
  list_rest (lines, table->n_players);
  for (int i = 0; i < n; i++)
    ret_lines[i] = lines[orders[edition][i]];
  return n;
}
