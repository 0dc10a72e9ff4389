/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What would make a refused move legal: position, move, changes; and on positions of
   simulated games the same search written plainly, every candidate asked of the engine,
   pieces less and more by setting the whole position up anew. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cv-games.h"
#include "cv-mend.h"
#include "law.h"
#include "long.h"
#include "oregon.h"
#include "rec-board.h"
#include "rec-report.h"
#include "scene.h"
#include "sim.h"
#include "text.h"

/* By hand. */

/* The changes as the files have them, in their order, as "[…]" with ' for ". */
static void
expect_mends (Scene *scene, const char *event, const char *wanted)
{
  REC_AUTO_EVENT read = { 0 };
  json_t *found = json_array (), *expected = text_parse (wanted);
  CvMends mends;

  scene_read (scene, event, &read);
  cv_mend (scene_table (scene), scene_state (scene), &read.move, &mends);
  for (int i = 0; i < mends.n; i++)
    json_array_append_new (found,
                           rec_report_mend (scene_table (scene), &mends.mend[i]));
  if (!json_equal (found, expected))
    fail_msg ("%s: %s", event, json_dumps (found, 0));
  json_decref (found);
  json_decref (expected);
}

static const char *const oasis_land[] = { "....", "....", "o...", "====", NULL };

static Scene *
set_oasis (const char *const *drawn)
{
  char *board = scene_grid ("oasis", oasis_land);
  Scene *scene = scene_new ("oasis", "red blue green", "free", board);

  scene_draw (scene, drawn);
  free (board);
  return scene;
}

static void
test_a_rival_keeps_the_tile_away (void **state)
{
  Scene *scene = set_oasis ((const char *const[]){
      ".. .. .. ..", ".. oR .. ..", ".. .. .. ..", ".. .. .. ..", NULL });

  expect_mends (scene, "{'do':'place','by':'blue','tile':'oasis','at':'c2'}",
                "[{'change':['space'],'event':{'do':'place','by':'blue','tile':"
                "'oasis','at':'a3'}},"
                "{'change':['piece'],'event':{'do':'place','by':'blue','tile':"
                "'stone','at':'c2'}},"
                "{'change':['player'],'event':{'do':'place','by':'red','tile':"
                "'oasis','at':'c2'}},"
                "{'change':['less'],'at':'b2','piece':'marker','of':'red'}]");
  scene_free (scene);
}

/* Nothing but a tile of the kind beside it makes a stony plain of an oasis border. */
static void
test_a_piece_more_or_less_is_found_in_reading_order (void **state)
{
  Scene *scene = set_oasis ((const char *const[]){
      ".. .. .. ..", ".. .. .. ..", ".. .. .. ..", "cB .. .. ..", NULL });

  expect_mends (scene, "{'do':'place','by':'blue','tile':'oasis','at':'c1'}",
                "[{'change':['space'],'event':{'do':'place','by':'blue','tile':"
                "'oasis','at':'a3'}},"
                "{'change':['piece'],'event':{'do':'place','by':'blue','tile':"
                "'stone','at':'c1'}},"
                "{'change':['more'],'at':'b1','piece':'oasis'}]");
  expect_mends (scene, "{'do':'camel','by':'green','at':'a4'}",
                "[{'change':['space'],'event':{'do':'camel','by':'green','at':'b4'}},"
                "{'change':['less'],'at':'a4','piece':'camel','of':'blue'}]");
  scene_free (scene);
}

static void
test_a_marker_comes_from_an_own_area_or_the_hand (void **state)
{
  Scene *scene = set_oasis ((const char *const[]){
      ".. .. .. rR", ".. .. .. ..", ".. .. .. ..", ".. .. .. ..", NULL });

  expect_mends (scene,
                "{'do':'place','by':'red','tile':'oasis','at':'a3','marker':'b2'}",
                "[{'change':['source'],'event':{'do':'place','by':'red','tile':"
                "'oasis','at':'a3'}}]");
  scene_free (scene);
}

/* No other space, piece or player alone: two changes, and only one such answer. */
static void
test_two_changes_where_no_single_one_would_do (void **state)
{
  Scene *scene = set_oasis ((const char *const[]){
      ".. .. .. ..", ".. .. .. ..", ".. .. .. ..", ".. cG .. ..", NULL });

  expect_mends (scene,
                "{'do':'place','by':'red','tile':'oasis','at':'b4','marker':'b2'}",
                "[{'change':['source','space'],'event':{'do':'place','by':'red','tile':"
                "'oasis','at':'a3'}}]");
  scene_free (scene);
}

static void
test_another_card_names_the_block (void **state)
{
  static const char *const rows[] = { "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggg",
                                      "ggggggggggggggw",
                                      NULL };
  char *board = scene_grid ("oregon", rows);
  Scene *scene = scene_new ("oregon", "blue green", "free", board);

  free (board);
  expect_mends (
      scene, "{'do':'farmer','by':'blue','cards':['settlers','settlers'],'at':'d1'}",
      "[{'change':['stake'],'event':{'do':'farmer','by':'blue','cards':['wagon',"
      "'settlers'],'at':'d1'}},"
      "{'change':['space'],'event':{'do':'farmer','by':'blue','cards':['settlers',"
      "'settlers'],'at':'c1'}}]");
  expect_mends (scene, "{'do':'farmer','by':'blue','at':'o10'}",
                "[{'change':['space'],'event':{'do':'farmer','by':'blue','at':'o9'}}]");
  scene_free (scene);
}

static void
test_an_offer_that_is_enough (void **state)
{
  Scene *scene = scene_new (
      "basari", "red blue green", "guided",
      "{'caravanserai-board':1,'game':'basari','id':'t','title':'T','arches':["
      "{'points':4,'gems':'b'},{'points':5,'gems':'g'},{'points':6,'gems':'r'},"
      "{'points':7,'gems':'y'}],'majority':{'blue':8,'green':10,'yellow':12,'red':14},"
      "'lap':10}");

  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'choose','actions':{'red':'gems','blue':'gems','green':"
                     "'die'}}");
  scene_play (scene, "{'do':'die','by':'green','roll':6}");
  scene_play (scene, "{'do':'offer','by':'red','gems':'gb'}");
  expect_mends (
      scene, "{'do':'offer','by':'blue','gems':'bb'}",
      "[{'change':['stake'],'event':{'do':'offer','by':'blue','gems':'gg'}}]");
  expect_mends (scene, "{'do':'offer','by':'blue','gems':'rrrr'}",
                "[{'change':['stake'],'event':{'do':'offer','by':'blue','gems':"
                "'rrry'}}]");
  scene_free (scene);
}

static void
test_nothing_is_said_of_what_is_legal_or_hidden (void **state)
{
  Scene *scene = set_oasis ((const char *const[]){
      ".. .. .. ..", ".. .. .. ..", ".. .. .. ..", ".. .. .. ..", NULL });

  expect_mends (scene, "{'do':'place','by':'red','tile':'oasis','at':'a3'}", "[]");
  expect_mends (scene, "{'do':'hide','by':'red','add':{'wells':99}}", "[]");
  expect_mends (scene, "{'do':'position','tiles':{'oasis':['a1']}}", "[]");
  scene_free (scene);
}

/* Plainly, on positions of simulated games. */

typedef struct
{
  CvTable table; /* of free turns */
  CvState state;
  CvLook look[CV_SET_BITS]; /* what stands on each cell, by bit */
  LawDice dice;
} Desk;

static bool
may (const Desk *desk, const CvState *state, const LawMove *move)
{
  CvMove asked = move->move;
  CvVerdict verdict;

  asked.atoms = move->atoms;
  cv_check (&desk->table, state, &asked, &verdict);
  return cv_verdict_is_legal (&verdict);
}

/* The move with one argument set, or left out. */
static LawMove
with (const Desk *desk, const LawMove *move, const char *arg, int32_t value)
{
  const CvVerb *verb = cv_game_verb (desk->table.game, move->move.verb);
  LawMove changed;

  law_move_start (&changed, &desk->table, verb->name, move->move.by);
  for (uint32_t i = 0; i < move->move.n_atoms; i++)
    if (strcmp (verb->args[move->atoms[i].arg].name, arg) != 0)
      law_move_add (&changed, &desk->table, verb->args[move->atoms[i].arg].name,
                    move->atoms[i].key, move->atoms[i].value);
  if (value != CV_ABSENT)
    law_move_add (&changed, &desk->table, arg, 0, value);
  return changed;
}

static int32_t
get (const Desk *desk, const LawMove *move, const char *arg)
{
  const CvVerb *verb = cv_game_verb (desk->table.game, move->move.verb);
  int number = cv_verb_arg (verb, arg);
  CvMove asked = move->move;

  asked.atoms = move->atoms;
  return number < 0 ? CV_ABSENT : cv_move_get (&asked, number, 0);
}

static bool
is_same (const CvMove *a, const LawMove *b)
{
  if (a->verb != b->move.verb || a->by != b->move.by || a->n_atoms != b->move.n_atoms)
    return false;
  for (uint32_t i = 0; i < a->n_atoms; i++)
    if (a->atoms[i].arg != b->atoms[i].arg || a->atoms[i].key != b->atoms[i].key ||
        a->atoms[i].value != b->atoms[i].value)
      return false;
  return true;
}

/* The one of that kind, or NULL. */
static const CvMend *
find_mend (const CvMends *mends, CvMendKind kind)
{
  for (int i = 0; i < mends->n; i++)
    if (mends->mend[i].kinds == 1u << kind)
      return &mends->mend[i];
  return NULL;
}

static void
expect_move (const Desk *desk,
             const CvMends *mends,
             CvMendKind kind,
             bool exists,
             const LawMove *best)
{
  const CvMend *mend = find_mend (mends, kind);

  if ((mend != NULL) != exists)
    fail_msg ("%s: %s", cv_mend_names[kind], exists ? "not found" : "there is none");
  if (mend == NULL)
    return;
  CvMove move = cv_mend_move (mend);
  if (is_same (&move, best))
    return;
  CvMove wanted = best->move;
  wanted.atoms = best->atoms;
  fail_msg ("%s: %s, not %s", cv_mend_names[kind],
            json_dumps (rec_event_write (&desk->table, &wanted, NULL), 0),
            json_dumps (rec_event_write (&desk->table, &move, NULL), 0));
}

static void
expect_space (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  const CvBoard *board = &desk->table.board;
  int32_t at = get (desk, move, "at");
  int nearest = INT32_MAX;
  LawMove best;

  for (int row = 0; at != CV_ABSENT && row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        LawMove other = with (desk, move, "at", cv_cell (column, row));
        int steps = abs (column - cv_cell_column ((CvCell) at)) +
                    abs (row - cv_cell_row ((CvCell) at));
        if (steps < nearest && may (desk, &desk->state, &other))
          {
            nearest = steps;
            best = other;
          }
      }
  expect_move (desk, mends, CV_MEND_SPACE, nearest < INT32_MAX, &best);
}

static void
expect_player (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  LawMove other = *move;

  for (int seat = 0; seat < desk->table.n_players; seat++)
    {
      other.move.by = (int8_t) seat;
      if (may (desk, &desk->state, &other))
        {
          expect_move (desk, mends, CV_MEND_PLAYER, true, &other);
          return;
        }
    }
  expect_move (desk, mends, CV_MEND_PLAYER, false, NULL);
}

/* Where a marker of Oasis or a camel comes from. */
static void
expect_source (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  bool places = get (desk, move, "tile") != CV_ABSENT;
  const char *arg = places ? "marker" : "from";
  const CvBoard *board = &desk->table.board;
  LawMove other = with (desk, move, arg, CV_ABSENT);
  bool found = may (desk, &desk->state, &other);

  for (int row = 0; !found && row < board->height; row++)
    for (int column = 0; !found && column < board->width; column++)
      {
        other = with (desk, move, arg, cv_cell (column, row));
        found = may (desk, &desk->state, &other);
      }
  if (!found && places)
    {
      other = with (desk, move, arg, CV_CELL_NONE);
      found = may (desk, &desk->state, &other);
    }
  expect_move (desk, mends, CV_MEND_SOURCE, found, &other);
}

/* Pieces less and more: the position is set up anew. */

static void
add_piece (const Desk *desk, const CvLook *look, CvCell cell, LawMove *position)
{
  const CvTable *table = &desk->table;
  bool oasis = table->game == &cv_oasis;

  if (look->piece < 0)
    return;
  if (table->game->pieces[look->piece].is_owned)
    law_move_add (position, table, oasis ? "camels" : "farmers", look->owner, cell);
  else if (oasis)
    law_move_add (position, table, "tiles", look->piece, cell);
  else
    law_move_add (position, table, look->marker ? "start-tiles" : "buildings",
                  look->piece - 1, cell);
  if (oasis && look->marker)
    law_move_add (position, table, "markers", look->owner, cell);
}

/* False where such a position can't be. */
static bool
set_up (const Desk *desk, CvState *ret_state)
{
  const CvBoard *board = &desk->table.board;
  LawMove position;

  law_move_start (&position, &desk->table, "position", CV_NO_PLAYER);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        CvCell cell = cv_cell (column, row);
        add_piece (desk, &desk->look[cv_board_bit (board, cell)], cell, &position);
      }
  position.move.atoms = position.atoms;
  cv_state_start (&desk->table, ret_state);
  if (!may (desk, ret_state, &position))
    return false;
  cv_apply (&desk->table, ret_state, &position.move);
  return true;
}

static bool
may_with (Desk *desk, const LawMove *move, int bit, CvLook look)
{
  CvLook old = desk->look[bit];
  CvState state;

  desk->look[bit] = look;
  bool legal = set_up (desk, &state) && may (desk, &state, move);
  desk->look[bit] = old;
  return legal;
}

static void
expect_look (const CvMends *mends, CvMendKind kind, CvCell cell, const CvLook *look)
{
  const CvMend *mend = find_mend (mends, kind);

  if (mend == NULL)
    fail_msg ("%s: not found", cv_mend_names[kind]);
  if (mend->cell != cell || mend->look.piece != look->piece ||
      mend->look.marker != look->marker)
    fail_msg ("%s: not the first", cv_mend_names[kind]);
}

/* Start tiles stay where they are. */
static bool
can_go (const Desk *desk, const CvLook *look)
{
  return look->piece >= 0 && (desk->table.game == &cv_oasis || !look->marker);
}

static void
expect_less (Desk *desk, const LawMove *move, const CvMends *mends)
{
  const CvBoard *board = &desk->table.board;

  for (int i = 0; i < board->width * board->height; i++)
    {
      CvCell cell = cv_cell (i % board->width, i / board->width);
      int bit = cv_board_bit (board, cell);
      CvLook look = desk->look[bit], less = look;
      if (look.marker)
        less.marker = false;
      else
        less.piece = -1;
      if (can_go (desk, &look) && may_with (desk, move, bit, less))
        {
          expect_look (mends, CV_MEND_LESS, cell, &look);
          return;
        }
    }
  assert_null (find_mend (mends, CV_MEND_LESS));
}

/* What more could stand on a cell, in the order of the pieces and seats. */
static int
list_more (const Desk *desk, const CvLook *look, CvLook ret_more[32])
{
  const CvPiece *pieces = desk->table.game->pieces;
  int n = 0;

  for (int piece = 0; look->piece < 0 && pieces[piece].id != NULL; piece++)
    for (int seat = 0; seat < (pieces[piece].is_owned ? desk->table.n_players : 1);
         seat++)
      ret_more[n++] = (CvLook){ .piece = (int8_t) piece, .owner = (int8_t) seat };
  for (int seat = 0; desk->table.game == &cv_oasis && look->piece >= 0 &&
                     look->piece < 3 && !look->marker && seat < desk->table.n_players;
       seat++)
    ret_more[n++] =
        (CvLook){ .piece = look->piece, .owner = (int8_t) seat, .marker = true };
  return n;
}

static void
expect_more (Desk *desk, const LawMove *move, const CvMends *mends)
{
  const CvBoard *board = &desk->table.board;

  for (int i = 0; i < board->width * board->height; i++)
    {
      CvCell cell = cv_cell (i % board->width, i / board->width);
      int bit = cv_board_bit (board, cell);
      CvLook more[32];
      int n = list_more (desk, &desk->look[bit], more);
      for (int j = 0; j < n; j++)
        if (may_with (desk, move, bit, more[j]))
          {
            expect_look (mends, CV_MEND_MORE, cell, &more[j]);
            return;
          }
    }
  assert_null (find_mend (mends, CV_MEND_MORE));
}

/* Pieces and stakes. */

/* A placement of one piece, with all that the other one said and this one can say. */
static LawMove
place_other (const Desk *desk, const LawMove *move, int piece)
{
  static const char *const args[] = { "cards", "at", "marker", "from", NULL };
  const CvGame *game = desk->table.game;
  const char *id = game->pieces[piece].id;
  bool oasis = game == &cv_oasis, is_own = game->pieces[piece].is_owned;
  const CvVerb *from = cv_game_verb (game, move->move.verb);
  LawMove other;

  law_move_start (&other, &desk->table,
                  is_own  ? id
                  : oasis ? "place"
                          : "building",
                  move->move.by);
  const CvVerb *to = cv_game_verb (game, other.move.verb);
  for (int i = 0; args[i] != NULL; i++)
    for (uint32_t j = 0; j < move->move.n_atoms; j++)
      if (strcmp (from->args[move->atoms[j].arg].name, args[i]) == 0 &&
          cv_verb_arg (to, args[i]) >= 0)
        law_move_add (&other, &desk->table, args[i], 0, move->atoms[j].value);
  if (!is_own)
    law_move_add (&other, &desk->table, oasis ? "tile" : "building", 0,
                  oasis ? piece : piece - 1);
  return other;
}

/* Two cards make a farmer's move, one a building's. */
static bool
fits_cards (const Desk *desk, const LawMove *move)
{
  int arg = cv_verb_arg (cv_game_verb (desk->table.game, move->move.verb), "cards");
  int n = 0;

  for (uint32_t i = 0; i < move->move.n_atoms; i++)
    n += move->atoms[i].arg == arg;
  return desk->table.game != &cv_oregon || n == 0 ||
         n == (move->move.verb == cv_game_verb_find (&cv_oregon, "farmer") ? 2 : 1);
}

static void
expect_piece (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  for (int piece = 0; desk->table.game->pieces[piece].id != NULL; piece++)
    {
      LawMove other = place_other (desk, move, piece);
      if (fits_cards (desk, &other) && may (desk, &desk->state, &other))
        {
          expect_move (desk, mends, CV_MEND_PIECE, true, &other);
          return;
        }
    }
  expect_move (desk, mends, CV_MEND_PIECE, false, NULL);
}

static void
expect_cards (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  int arg = cv_verb_arg (cv_game_verb (desk->table.game, move->move.verb), "cards");

  for (uint32_t i = 0; i < move->move.n_atoms; i++)
    for (int card = 0; move->atoms[i].arg == arg && card < OREGON_CARDS; card++)
      {
        LawMove other = *move;
        other.atoms[i].value = card;
        if (may (desk, &desk->state, &other))
          {
            expect_move (desk, mends, CV_MEND_STAKE, true, &other);
            return;
          }
      }
  expect_move (desk, mends, CV_MEND_STAKE, false, NULL);
}

static int
compare_offers (CvGems a, CvGems b)
{
  int difference = cv_gems_total (a) - cv_gems_total (b);

  for (int color = 0; difference == 0 && color < CV_GEM_COLORS; color++)
    difference = cv_gems_count (a, color) - cv_gems_count (b, color);
  return difference;
}

/* The highest of the lower offers that may be made, else the lowest of the higher. */
static void
expect_offer (const Desk *desk, const LawMove *move, const CvMends *mends)
{
  CvGems given = (CvGems) get (desk, move, "gems"), best = 0;
  CvGems held = desk->state.basari.player[move->move.by].gems;

  for (int red = 0; red <= cv_gems_count (held, 0); red++)
    for (int yellow = 0; yellow <= cv_gems_count (held, 1); yellow++)
      for (int green = 0; green <= cv_gems_count (held, 2); green++)
        for (int blue = 0; blue <= cv_gems_count (held, 3); blue++)
          {
            CvGems offer = cv_gems_of (0, red) + cv_gems_of (1, yellow) +
                           cv_gems_of (2, green) + cv_gems_of (3, blue);
            LawMove other = with (desk, move, "gems", (int32_t) offer);
            bool lower = compare_offers (offer, given) < 0;
            if (offer == 0 || !may (desk, &desk->state, &other))
              continue;
            if (best == 0 || (compare_offers (best, given) < 0
                                  ? lower && compare_offers (offer, best) > 0
                                  : lower || compare_offers (offer, best) < 0))
              best = offer;
          }
  LawMove other = with (desk, move, "gems", (int32_t) best);
  expect_move (desk, mends, CV_MEND_STAKE, best != 0, &other);
}

/* Random questions. */

static CvCell
pick_cell (Desk *desk)
{
  const CvBoard *board = &desk->table.board;

  return cv_cell (law_below (&desk->dice, board->width),
                  law_below (&desk->dice, board->height));
}

static void
pick_oasis (Desk *desk, LawMove *move)
{
  bool camel = law_one_in (&desk->dice, 4);

  law_move_start (move, &desk->table, camel ? "camel" : "place",
                  law_below (&desk->dice, desk->table.n_players));
  law_move_add (move, &desk->table, "at", 0, pick_cell (desk));
  if (!camel)
    law_move_add (move, &desk->table, "tile", 0, law_below (&desk->dice, 3));
  if (law_one_in (&desk->dice, 4))
    law_move_add (move, &desk->table, camel ? "from" : "marker", 0, pick_cell (desk));
}

static void
pick_oregon (Desk *desk, LawMove *move)
{
  bool farmer = law_one_in (&desk->dice, 2), cards = law_one_in (&desk->dice, 2);

  law_move_start (move, &desk->table, farmer ? "farmer" : "building",
                  law_below (&desk->dice, desk->table.n_players));
  for (int i = 0; cards && i < (farmer ? 2 : 1); i++)
    law_move_add (move, &desk->table, "cards", 0,
                  law_below (&desk->dice, OREGON_CARDS));
  law_move_add (move, &desk->table, "at", 0, pick_cell (desk));
  if (!farmer)
    law_move_add (move, &desk->table, "building", 0, law_below (&desk->dice, 7));
}

static void
pick_basari (Desk *desk, LawMove *move)
{
  CvGems gems = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    gems += cv_gems_of (color, law_below (&desk->dice, 4) * law_below (&desk->dice, 2));
  law_move_start (move, &desk->table, "offer",
                  law_below (&desk->dice, desk->table.n_players));
  law_move_add (move, &desk->table, "gems", 0, (int32_t) gems);
}

typedef struct
{
  const CvGame *game;
  int n_players;
  void (*pick) (Desk *desk, LawMove *move);
  size_t n_asked, n_kinds[CV_MEND_KINDS], n_pairs;
} Run;

/* What was found is legal; two changes stand only where no single one does. */
static void
expect_legal (const Desk *desk, const CvMends *mends)
{
  for (int i = 0; i < mends->n; i++)
    {
      const CvMend *mend = &mends->mend[i];
      CvMove move = cv_mend_move (mend);
      CvVerdict verdict;
      assert_int_equal (mend->n_says, __builtin_popcount (mend->kinds));
      assert_true (mend->n_says == 1 || mends->n == 1);
      CvState state = desk->state;
      assert_true (cv_mend_alter (&desk->table, &desk->state, mend, &state) ==
                   (mend->cell != CV_CELL_NONE));
      cv_check (&desk->table, &state, &move, &verdict);
      assert_true (cv_verdict_is_legal (&verdict));
    }
}

static void
ask (Run *run, Desk *desk, const LawMove *move)
{
  CvMove asked = move->move;
  CvMends mends;

  asked.atoms = move->atoms;
  cv_mend (&desk->table, &desk->state, &asked, &mends);
  expect_legal (desk, &mends);
  expect_player (desk, move, &mends);
  if (run->game == &cv_basari)
    expect_offer (desk, move, &mends);
  else
    {
      expect_space (desk, move, &mends);
      expect_piece (desk, move, &mends);
      expect_less (desk, move, &mends);
      expect_more (desk, move, &mends);
    }
  if (run->game == &cv_oasis)
    expect_source (desk, move, &mends);
  if (run->game == &cv_oregon)
    expect_cards (desk, move, &mends);
  run->n_asked++;
  for (int i = 0; i < mends.n; i++)
    for (int kind = 0; kind < CV_MEND_KINDS; kind++)
      run->n_kinds[kind] += mends.mend[i].kinds >> kind & 1;
  run->n_pairs += mends.n > 0 && mends.mend[0].n_says > 1;
}

/* Some refused moves on the position that a simulated game has come to. */
static void
ask_some (Run *run, Desk *desk, int n_most)
{
  const CvBoard *board = &desk->table.board;

  for (int i = 0; run->game != &cv_basari && i < board->width * board->height; i++)
    {
      int bit = cv_board_bit (board, cv_cell (i % board->width, i / board->width));
      desk->look[bit] = run->game->look (&desk->table, &desk->state, bit);
    }
  if (run->game != &cv_basari)
    {
      desk->table.turns = CV_TURNS_FREE;
      assert_true (set_up (desk, &desk->state));
    }
  for (int i = 0; i < n_most; i++)
    {
      LawMove move;
      run->pick (desk, &move);
      if (!may (desk, &desk->state, &move))
        ask (run, desk, &move);
    }
}

typedef struct
{
  Desk desk;
  Sim sim;
  int n_left;
} Watched;

static bool
follow (void *data, const CvMove *move)
{
  Watched *watched = data;

  if (watched->n_left-- == 0)
    return false;
  cv_apply (&watched->desk.table, &watched->desk.state, move);
  return true;
}

static void
run_game (Run *run, uint64_t seed)
{
  Watched *watched = calloc (1, sizeof *watched);
  RecError error = { 0 };
  CvBoard board;

  json_decref (rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), run->game,
                                       "sample", &board, &error));
  sim_seat (&watched->desk.table, run->game, &board, run->n_players);
  watched->desk.dice.state = seed;
  watched->n_left = 10 + law_below (&watched->desk.dice, 100);
  cv_state_start (&watched->desk.table, &watched->desk.state);
  assert_true (sim_start (&watched->sim, &watched->desk.table, &watched->desk.state,
                          follow, watched));
  sim_run (&watched->sim, seed);
  ask_some (run, &watched->desk, 8);
  free (watched);
}

static void
run_games (Run *run, int sample, int all)
{
  int n = long_count (sample, all);

  for (uint64_t seed = 1; run->n_asked < (size_t) n; seed++)
    run_game (run, seed);
}

static void
test_oasis_agrees_with_the_plain_search (void **state)
{
  Run run = { &cv_oasis, 4, pick_oasis, 0, { 0 }, 0 };

  run_games (&run, 300, 10000);
  for (int kind = 0; kind < CV_MEND_KINDS; kind++)
    if (kind != CV_MEND_STAKE && run.n_kinds[kind] == 0)
      fail_msg ("%s", cv_mend_names[kind]);
  assert_true (run.n_pairs > 0);
}

static void
test_oregon_agrees_with_the_plain_search (void **state)
{
  Run run = { &cv_oregon, 4, pick_oregon, 0, { 0 }, 0 };

  run_games (&run, 100, 10000);
  assert_true (run.n_kinds[CV_MEND_STAKE] > 0 && run.n_kinds[CV_MEND_SPACE] > 0);
  assert_true (run.n_kinds[CV_MEND_PIECE] > 0 && run.n_kinds[CV_MEND_LESS] > 0);
}

static void
test_basari_agrees_with_the_plain_search (void **state)
{
  Run run = { &cv_basari, 4, pick_basari, 0, { 0 }, 0 };

  run_games (&run, 100, 10000);
  assert_true (run.n_kinds[CV_MEND_STAKE] > 0 && run.n_kinds[CV_MEND_PLAYER] > 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_a_rival_keeps_the_tile_away),
    cmocka_unit_test (test_a_piece_more_or_less_is_found_in_reading_order),
    cmocka_unit_test (test_a_marker_comes_from_an_own_area_or_the_hand),
    cmocka_unit_test (test_two_changes_where_no_single_one_would_do),
    cmocka_unit_test (test_another_card_names_the_block),
    cmocka_unit_test (test_an_offer_that_is_enough),
    cmocka_unit_test (test_nothing_is_said_of_what_is_legal_or_hidden),
    cmocka_unit_test (test_oasis_agrees_with_the_plain_search),
    cmocka_unit_test (test_oregon_agrees_with_the_plain_search),
    cmocka_unit_test (test_basari_agrees_with_the_plain_search),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
