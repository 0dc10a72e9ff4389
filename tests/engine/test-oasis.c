/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in free turns, rule by rule: tiles, control markers, camels, positions, counts,
   house rules, editions and scoring. A position, a step, the rule that decides, and
   next to it a step that the rule does not touch. Guided turns are in
   test-oasis-round.c.

   Two boards serve for most of it.

   The gobi, with a path of nine cells:        The meadow, with room for whole supplies:

        a b c d e f g h i                           a b c …                 … w x y z
     1  o o o o o = . . #                        1  o o o o o o o o o o o o o o o o o
     2  o . . . . = . . .                        2  . . . . . . . . . . . . . . O S R
     3  o . . O . = . S .                        3  = = = = = = = = = = = = = = = = =
     4  o . . . . = . . .
     5  . . . . . = . . R
     6  . . . . = = . . .
     7  # . . . = = . . .  */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "cv-games.h"
#include "oasis.h"
#include "oasis-events.h"
#include "scene.h"

static const char gobi[] = BOARD ("'ooooo=..#','o....=...','o..O.=.S.','o....=...',"
                                  "'.....=..R','....==...','#...==...'");

static const char meadow[] = MEADOW_BOARD;

/* Further events in short. */
#define PLACE_MOVING(BY, TILE, AT, MARKER)                                             \
  "{'do':'place','by':'" BY "','tile':'" TILE "','at':'" AT "','marker':'" MARKER "'}"
#define COUNT(BY, MORE)  "{'do':'count','by':'" BY "'," MORE "}"
#define HIDE(BY, MORE)   "{'do':'hide','by':'" BY "','add':{" MORE "}}"
#define REVEAL(BY, MORE) "{'do':'reveal','by':'" BY "','counts':{" MORE "}}"

/* What the facts about a player are called. */
#define OASIS_CELLS  "Oasis"
#define STEPPE_CELLS "Steppe"
#define STONE_CELLS  "Stony Plains"
#define MARKERS      "Control markers in hand"
#define CAMELS       "Camels in hand"
#define HERD         "Largest herd"

/* Each test gets its scene from one of these. */

static int
set_gobi (void **state)
{
  *state = scene_new ("oasis", "red blue green", "free", gobi);
  return 0;
}

static int
set_meadow (void **state)
{
  *state = scene_new ("oasis", "red blue green", "free", meadow);
  return 0;
}

static int
set_no_board (void **state)
{
  *state = scene_new ("oasis", "red blue green", "free", NULL);
  return 0;
}

static int
clear_scene (void **state)
{
  scene_free (*state);
  return 0;
}

#define GOBI(TEST)     cmocka_unit_test_setup_teardown (TEST, set_gobi, clear_scene)
#define MEADOW(TEST)   cmocka_unit_test_setup_teardown (TEST, set_meadow, clear_scene)
#define NO_BOARD(TEST) cmocka_unit_test_setup_teardown (TEST, set_no_board, clear_scene)

/* The verdict on an event, by its id without "oasis.", and the deciding cells. */
static void
expect (Scene *scene, const char *rule, const char *because, const char *event)
{
  char id[64];
  snprintf (id, sizeof id, "oasis.%s", rule);
  scene_expect (scene, event, id, because);
}

/* Plays an event that is made from parts. */
static void __attribute__ ((format (printf, 2, 3)))
play (Scene *scene, const char *format, ...)
{
  char event[1024];
  va_list args;

  va_start (args, format);
  vsnprintf (event, sizeof event, format, args);
  va_end (args);
  scene_play (scene, event);
}

/* A position drawn as in scene_draw, rows parted by newlines. */
static void
draw (Scene *scene, const char *drawing)
{
  char *copy = strdup (drawing), *rest = copy;
  const char *rows[CV_BOARD_SIDE + 1] = { NULL };

  for (int i = 0; rest != NULL && i < CV_BOARD_SIDE; i++)
    rows[i] = strsep (&rest, "\n");
  scene_draw (scene, rows);
  free (copy);
}

/* The first cells from a row of the meadow on, as a list: 'a1','b1',… */
static const char *
list_cells (int row, int n)
{
  static char list[512];
  size_t size = 0;

  list[0] = '\0';
  for (int i = 0; i < n; i++)
    size += (size_t) snprintf (list + size, sizeof list - size, "%s'%c%d'",
                               i > 0 ? "," : "", 'a' + i % 26, row + i / 26);
  return list;
}

/* The same event as a house rule. */
static const char *
allow (const char *event)
{
  static char allowed[1024];
  snprintf (allowed, sizeof allowed, "{'allowed':'house',%s", event + 1);
  return allowed;
}

/* Tries to play an event and says whether the match took it. */
static bool
is_taken (Scene *scene, const char *event, CvVerdict *ret_verdict)
{
  RecEvent read = { 0 };

  scene_read (scene, event, &read);
  bool taken = cv_match_play (scene_match (scene), &read.move, ret_verdict);
  rec_event_free (&read);
  return taken;
}

/* An event that not even a house rule makes possible, by the rule that says so. */
static void
expect_impossible (Scene *scene, const char *rule, const char *event)
{
  size_t n_entries = cv_match_n_entries (scene_match (scene));
  CvVerdict verdict;

  assert_false (is_taken (scene, allow (event), &verdict));
  assert_string_equal (verdict.rule->id + strlen ("oasis."), rule);
  assert_int_equal (cv_match_n_entries (scene_match (scene)), n_entries);
}

static void
assert_fact (Scene *scene, const char *color, const char *label, int value)
{
  if (scene_fact (scene, color, label) != value)
    fail_msg ("%s of %s: %d", label, color, scene_fact (scene, color, label));
}

/* How many cells of each kind a player's areas have. */
static void
assert_land (Scene *scene, const char *color, int oasis, int steppe, int stone)
{
  assert_fact (scene, color, OASIS_CELLS, oasis);
  assert_fact (scene, color, STEPPE_CELLS, steppe);
  assert_fact (scene, color, STONE_CELLS, stone);
}

static CvLook
look_at (Scene *scene, const char *name)
{
  const CvTable *table = scene_table (scene);
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cv_oasis.look (table, scene_state (scene), cv_board_bit (&table->board, cell));
}

/* Ranks in seating order ("1 1 3", 0 for none), winners and what decided. */
static void
assert_ranks (Scene *scene, const char *ranks, int winners, const char *decided)
{
  CvScore score;
  char line[32] = "";

  scene_score (scene, false, &score);
  for (int seat = 0; seat < score.n_players; seat++)
    {
      size_t size = strlen (line);
      snprintf (line + size, sizeof line - size, "%s%d", seat > 0 ? " " : "",
                score.player[seat].rank);
    }
  assert_string_equal (line, ranks);
  assert_int_equal (score.winners, winners);
  assert_string_equal (cv_decided_names[score.decided], decided);
}

/* Placing tiles: what the board and the box say. */

/* oasis.place.off-board, .camel-path, .printed: tiles lie on land inside the board. */
static void
test_oasis_tile_lies_on_open_land (void **state)
{
  Scene *s = *state;

  expect (s, "place.off-board", "", PLACE ("red", "stone", "z9"));
  expect (s, "place.off-board", "", PLACE ("red", "stone", "a99"));
  expect (s, "place.off-board", "", PLACE ("red", "stone", "j2"));
  expect (s, "place.off-board", "", PLACE ("red", "stone", "a8"));
  expect (s, "place.off-board", "", PLACE ("red", "stone", "i1"));
  expect (s, "place.start", "", PLACE ("red", "stone", "h1"));

  expect (s, "place.camel-path", "f1", PLACE ("red", "stone", "f1"));
  expect (s, "place.camel-path", "e7", PLACE ("red", "steppe", "e7"));
  expect (s, "place.start", "", PLACE ("red", "stone", "d7"));

  expect (s, "place.printed", "d3", PLACE ("red", "oasis", "d3"));
  expect (s, "place.printed", "d3", PLACE ("red", "stone", "d3"));
  expect (s, "place.printed", "h3", PLACE ("red", "steppe", "h3"));
  expect (s, "place.printed", "i5", PLACE ("red", "stone", "i5"));
  expect (s, "place.start", "", PLACE ("red", "stone", "d4"));
}

/* oasis.place.occupied: a cell holds one tile. */
static void
test_oasis_tile_lies_on_a_free_cell (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. ..\n"
           ".. oR r. ..");
  expect (s, "place.occupied", "b2", PLACE ("red", "oasis", "b2"));
  expect (s, "place.occupied", "b2", PLACE ("blue", "stone", "b2"));
  expect (s, "place.occupied", "c2", PLACE ("blue", "stone", "c2"));
  expect (s, "place.claim", "c2", PLACE ("blue", "stone", "d2"));
}

/* oasis.place.supply: 34 oasis, 34 steppe and 20 stony plain tiles, for all together.
 */
static void
test_oasis_tile_comes_from_the_supply (void **unused)
{
  static const char *const kinds[] = { "oasis", "steppe", "stone" };
  static const int supply[] = { 34, 34, 20 };

  for (int kind = 0; kind < 3; kind++)
    {
      Scene *s = scene_new ("oasis", "red blue green", "free", meadow);
      char event[96];
      snprintf (event, sizeof event, PLACE ("green", "%s", "m2"), kinds[kind]);
      play (s, POSITION ("'tiles':{'%s':[%s]}"), kinds[kind],
            list_cells (1, supply[kind] - 1));
      expect (s, "place.claim", "m1", event);
      play (s, PLACE ("red", "%s", "l2"), kinds[kind]);
      expect (s, "place.supply", "", event);
      scene_play (s, kind == 2 ? PLACE ("blue", "steppe", "m2")
                               : PLACE ("blue", "stone", "m2"));
      scene_free (s);
    }
}

/* Placing tiles: what the neighbours say. */

/* "Blue may not place an oasis tile beside an oasis tile of Red. At a corner it may
   lie": oasis.place.rival is about sides, and about tiles of one kind. */
static void
test_oasis_tile_keeps_off_rivals_but_not_off_their_corners (void **state)
{
  Scene *s = *state;

  draw (s, ".. oR .. ..");
  expect (s, "place.rival", "b1", PLACE ("blue", "oasis", "a1"));
  expect (s, "place.rival", "b1", PLACE ("blue", "oasis", "c1"));
  expect (s, "place.rival", "b1", PLACE ("blue", "oasis", "b2"));
  expect (s, "place.start", "", PLACE ("blue", "oasis", "a2"));
  expect (s, "place.start", "", PLACE ("blue", "stone", "b2"));
  expect (s, "place.extend", "b1", PLACE ("red", "oasis", "b2"));
}

/* Any cell of a rival's area counts, the printed spaces in it too. */
static void
test_oasis_rival_area_counts_with_all_its_cells (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. ..\n"
           ".. .. .. ..\n"
           "o. oB o. .."); /* and the printed oasis on d3 */
  expect (s, "place.rival", "d3", PLACE ("red", "oasis", "e3"));
  expect (s, "place.rival", "a3", PLACE ("red", "oasis", "a4"));
  expect (s, "place.extend", "d3", PLACE ("blue", "oasis", "e3"));
  expect (s, "place.start", "", PLACE ("red", "oasis", "a1"));
}

/* `because` names the neighbours in rivals' areas, row by row. */
static void
test_oasis_rival_cells_are_named_in_reading_order (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. ..\n"
           ".. .. .. ..\n"
           ".. .. .. ..\n"
           ".. .. rB ..\n"
           ".. rR .. r.\n"
           ".. .. rG ..");
  expect (s, "place.rival", "c4 c6", PLACE ("red", "stone", "c5"));
  expect (s, "place.rival", "b5 c6", PLACE ("blue", "stone", "c5"));
  expect (s, "place.rival", "c4 b5", PLACE ("green", "stone", "c5"));
}

/* "If a player has two oasis areas, no oasis tile may border on both": red may not join
   its own. oasis.place.joins-own is judged before any marker moves. */
static void
test_oasis_tile_never_joins_areas_of_one_player (void **state)
{
  Scene *s = *state;

  draw (s, "oR .. oR ..\n"
           ".. .. .. ..\n"
           ".. rR .. ..\n"
           ".. .. .. ..\n"
           "rR .. .. ..");
  expect (s, "place.joins-own", "a1 c1", PLACE ("red", "oasis", "b1"));
  expect (s, "place.joins-own", "a1 c1", PLACE_MOVING ("red", "oasis", "b1", "a1"));
  expect (s, "place.rival", "a1 c1", PLACE ("blue", "oasis", "b1"));
  expect (s, "place.extend", "c1", PLACE ("red", "oasis", "d1"));
  expect (s, "place.start", "", PLACE ("red", "stone", "b1"));
}

/* Touching one area from two sides joins nothing. */
static void
test_oasis_tile_may_touch_one_area_twice (void **state)
{
  Scene *s = *state;

  draw (s, "oR o. .. oR\n" /* the corner of one area; another one */
           "o. .. .. ..");
  expect (s, "place.extend", "b1 a2", PLACE ("red", "oasis", "b2"));
  expect (s, "place.joins-own", "b1 d1", PLACE ("red", "oasis", "c1"));
  scene_play (s, PLACE ("red", "oasis", "b2"));
  scene_play (s, PLACE ("red", "oasis", "d2"));
  expect (s, "place.joins-own", "b2 d2", PLACE ("red", "oasis", "c2"));
}

/* oasis.place.start-oasis: a first oasis tile lies on an oasis border or beside an
   oasis space; corners do not count. */
static void
test_oasis_first_oasis_lies_on_a_border_or_beside_an_oasis (void **state)
{
  Scene *s = *state;

  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "b2"));
  expect (s, "place.start", "", PLACE ("red", "oasis", "b1"));
  expect (s, "place.start", "", PLACE ("red", "oasis", "a4"));
  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "a5"));
  expect (s, "place.claim", "d3", PLACE ("red", "oasis", "c3"));
  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "c2"));
  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "h2"));
  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "e5"));
}

/* oasis.place.start-steppe: a first steppe tile lies beside the camel path or beside a
   steppe space; corners do not count, and camels on the path do not matter. */
static void
test_oasis_first_steppe_lies_beside_the_path_or_a_steppe (void **state)
{
  Scene *s = *state;

  scene_play (s, CAMEL ("blue", "f1"));
  expect (s, "place.start", "", PLACE ("red", "steppe", "e1"));
  expect (s, "place.start-steppe", "", PLACE ("red", "steppe", "d1"));
  expect (s, "place.start", "", PLACE ("red", "steppe", "d6"));
  expect (s, "place.start-steppe", "", PLACE ("red", "steppe", "d5"));
  expect (s, "place.start", "", PLACE ("red", "steppe", "e5"));
  expect (s, "place.claim", "h3", PLACE ("red", "steppe", "h2"));
  expect (s, "place.start-steppe", "", PLACE ("red", "steppe", "i2"));
  expect (s, "place.start-steppe", "", PLACE ("red", "steppe", "a1"));
}

/* Stony plains may start anywhere. */
static void
test_oasis_first_stone_lies_anywhere (void **state)
{
  Scene *s = *state;

  expect (s, "place.start", "", PLACE ("red", "stone", "b2"));
  expect (s, "place.start", "", PLACE ("red", "stone", "a1"));
  expect (s, "place.start", "", PLACE ("red", "stone", "e1"));
  expect (s, "place.claim", "i5", PLACE ("red", "stone", "h5"));
}

/* "One connected area, two separate ones": tiles that touch by a corner are two areas,
   each with a marker of its own. */
static void
test_oasis_areas_connect_by_sides_only (void **state)
{
  Scene *s = *state;

  scene_play (s, PLACE ("red", "stone", "b2"));
  scene_play (s, PLACE ("red", "stone", "b3"));
  assert_fact (s, "red", MARKERS, 3);
  expect (s, "place.start", "", PLACE ("red", "stone", "c4"));
  scene_play (s, PLACE ("red", "stone", "c4"));
  assert_fact (s, "red", MARKERS, 2);
  assert_land (s, "red", 0, 0, 3);
  expect (s, "place.joins-own", "b3 c4", PLACE ("red", "stone", "b4"));
}

/* The last cell of a row and the first of the next are no neighbours, nor are the ends
   of the path. */
static void
test_oasis_rows_do_not_run_on (void **state)
{
  Scene *s = *state;

  scene_play (s, PLACE ("red", "stone", "z1"));
  expect (s, "place.start", "", PLACE ("blue", "stone", "a2"));
  expect (s, "place.start", "", PLACE ("blue", "stone", "a1"));
  expect (s, "place.rival", "z1", PLACE ("blue", "stone", "y1"));
  scene_play (s, CAMEL ("red", "a3"));
  scene_play (s, CAMEL ("red", "z3"));
  assert_fact (s, "red", HERD, 1);
}

/* The largest board has neighbours up to its corners. */
static void
test_oasis_largest_board_works_to_its_corners (void **unused)
{
  const char *rows[CV_BOARD_SIDE + 1] = { NULL };

  for (int row = 0; row < CV_BOARD_SIDE; row++)
    rows[row] = "..........................";
  char *board = scene_grid ("oasis", rows);
  Scene *s = scene_new ("oasis", "red blue green", "free", board);
  free (board);

  scene_play (s, PLACE ("red", "stone", "z26"));
  scene_play (s, PLACE ("red", "stone", "a1"));
  expect (s, "place.rival", "z26", PLACE ("blue", "stone", "z25"));
  expect (s, "place.rival", "z26", PLACE ("blue", "stone", "y26"));
  expect (s, "place.rival", "a1", PLACE ("blue", "stone", "b1"));
  expect (s, "place.rival", "a1", PLACE ("blue", "stone", "a2"));
  expect (s, "place.start", "", PLACE ("blue", "stone", "a26"));
  expect (s, "place.start", "", PLACE ("blue", "stone", "z1"));
  expect (s, "place.off-board", "", PLACE ("blue", "stone", "a27"));
  scene_free (s);
}

/* oasis.place.extend: the area grows and swallows all free areas and printed spaces
   that the tile touches. Without an own area beside it the same tile would be a claim.
 */
static void
test_oasis_extending_swallows_what_is_free (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. o. .. ..\n"
           ".. oR .. o. .."); /* the free tile on d2 touches the printed oasis on d3 */
  assert_land (s, "red", 1, 0, 0);
  expect (s, "place.extend", "b2", PLACE ("red", "oasis", "c2"));
  scene_play (s, PLACE ("red", "oasis", "c2"));
  assert_land (s, "red", 5, 0, 0);
  assert_fact (s, "red", MARKERS, 3);
  expect (s, "place.rival", "c1 d2", PLACE ("blue", "oasis", "d1"));
  expect (s, "place.rival", "d3", PLACE ("blue", "oasis", "d4"));
}

/* oasis.place.claim: with no owned area beside it the tile and all free areas it
   touches become one area, under a marker from the hand. */
static void
test_oasis_claiming_unites_what_is_free (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. o. .. ..\n"
           ".. o. .. o. ..");
  expect (s, "place.claim", "c1 b2 d2", PLACE ("green", "oasis", "c2"));
  scene_play (s, PLACE ("green", "oasis", "c2"));
  assert_land (s, "green", 5, 0, 0);
  assert_fact (s, "green", MARKERS, 3);
  assert_true (look_at (s, "c2").marker);
  expect (s, "place.rival", "c1 b2", PLACE ("blue", "oasis", "b1"));
}

/* The starting rules do not apply beside a free area (ours). */
static void
test_oasis_claiming_needs_no_border_and_no_path (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. ..\n"
           ".. s. .. ..\n"
           ".. .. .. ..\n"
           ".. .. .. ..\n"
           ".. o. .. ..");
  expect (s, "place.claim", "b2", PLACE ("blue", "steppe", "b3"));
  expect (s, "place.start-steppe", "", PLACE ("blue", "steppe", "c3"));
  expect (s, "place.claim", "b5", PLACE ("blue", "oasis", "b6"));
  expect (s, "place.start-oasis", "", PLACE ("blue", "oasis", "c6"));
}

/* A printed space nobody has reached is a free area: it belongs to nobody until a tile
   of its kind lies beside it. */
static void
test_oasis_bonus_space_unreached_is_a_free_area (void **state)
{
  Scene *s = *state;

  scene_play (s, PLACE ("blue", "stone", "e3"));
  assert_int_equal (look_at (s, "d3").owner, CV_NO_PLAYER);
  assert_land (s, "blue", 0, 0, 1);
  expect (s, "place.claim", "d3", PLACE ("red", "oasis", "c3"));
  scene_play (s, PLACE ("red", "oasis", "c3"));
  assert_int_equal (look_at (s, "d3").owner, 0);
  assert_land (s, "red", 2, 0, 0);
  scene_play (s, PLACE ("red", "steppe", "g3"));
  assert_land (s, "red", 2, 2, 0);
}

/* The first rule that fails is the verdict: board and box before the neighbours. */
static void
test_oasis_place_names_the_first_rule_that_is_broken (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'tiles':{'stone':[%s]},'markers':{'blue':['a1']}"),
        list_cells (1, 20));
  expect (s, "place.off-board", "", PLACE ("red", "stone", "z9"));
  expect (s, "place.camel-path", "a3", PLACE ("red", "stone", "a3"));
  expect (s, "place.printed", "z2", PLACE ("red", "stone", "z2"));
  expect (s, "place.occupied", "t1", PLACE ("red", "stone", "t1"));
  expect (s, "place.supply", "", PLACE ("red", "stone", "u1"));
}

/* A rival's area comes before own ones, and both before starts and markers. */
static void
test_oasis_rival_comes_before_joins_own_and_markers (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. ..\n"
           ".. .. .. ..\n"
           ".. .. .. ..\n"
           ".. .. rB ..\n"
           ".. rR .. rR\n"
           ".. r. .. r.");
  expect (s, "place.rival", "c4", PLACE ("red", "stone", "c5"));
  expect (s, "place.rival", "c4", PLACE_MOVING ("green", "stone", "c3", "none"));
  expect (s, "place.joins-own", "b6 d6", PLACE ("red", "stone", "c6"));
  expect (s, "place.joins-own", "b6 d6", PLACE_MOVING ("red", "stone", "c6", "none"));
  expect (s, "place.start-oasis", "", PLACE_MOVING ("red", "oasis", "b2", "none"));
  expect (s, "place.start-steppe", "", PLACE_MOVING ("red", "steppe", "b2", "z9"));
}

/* Control markers. */

/* Four stony plains of red, so that no marker is left in the hand; one of blue; a free
   one on d7. */
static const char four_areas[] = ".. .. .. .. ..\n"
                                 ".. rR .. rR ..\n"
                                 ".. .. .. .. ..\n"
                                 ".. rR .. .. ..\n"
                                 ".. .. .. rR ..\n"
                                 ".. rB .. .. ..\n"
                                 ".. .. .. r. ..";

/* A tile that opens an area gets a marker from the hand; one that extends gets none. */
static void
test_oasis_marker_comes_from_the_hand (void **state)
{
  Scene *s = *state;

  scene_play (s, PLACE ("red", "stone", "b2"));
  assert_fact (s, "red", MARKERS, 3);
  assert_true (look_at (s, "b2").marker);
  scene_play (s, PLACE ("red", "stone", "b3"));
  assert_fact (s, "red", MARKERS, 3);
  assert_false (look_at (s, "b3").marker);
  assert_int_equal (look_at (s, "b3").owner, 0);
  scene_play (s, PLACE ("red", "oasis", "c3"));
  assert_fact (s, "red", MARKERS, 2);
  assert_fact (s, "blue", MARKERS, 4);
}

/* oasis.marker.required: who opens an area with a marker in hand must place it. On a
   tile that extends, "none" is simply true; with an empty hand it is a choice. */
static void
test_oasis_marker_must_be_placed_while_in_hand (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green", "free", gobi);

  expect (s, "marker.required", "", PLACE_MOVING ("red", "stone", "b2", "none"));
  expect (s, "marker.required", "", PLACE_MOVING ("red", "oasis", "c3", "none"));
  scene_play (s, PLACE ("red", "stone", "b2"));
  expect (s, "place.extend", "b2", PLACE_MOVING ("red", "stone", "b3", "none"));
  scene_play (s, PLACE_MOVING ("red", "stone", "b3", "none"));
  assert_land (s, "red", 0, 0, 2);
  scene_free (s);

  s = scene_new ("oasis", "red blue green", "free", gobi);
  draw (s, four_areas);
  expect (s, "place.start", "", PLACE_MOVING ("red", "stone", "g2", "none"));
  expect (s, "place.claim", "d7", PLACE_MOVING ("red", "stone", "c7", "none"));
  expect (s, "marker.required", "", PLACE_MOVING ("blue", "stone", "g2", "none"));
  scene_free (s);
}

/* oasis.marker.in-hand: no marker moves while one is in the hand. */
static void
test_oasis_marker_moves_only_when_the_hand_is_empty (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green", "free", gobi);

  scene_play (s, PLACE ("red", "stone", "b2"));
  expect (s, "marker.in-hand", "", PLACE_MOVING ("red", "stone", "g2", "b2"));
  expect (s, "marker.in-hand", "", PLACE_MOVING ("red", "oasis", "c3", "b2"));
  expect (s, "marker.in-hand", "", PLACE_MOVING ("red", "stone", "g2", "z9"));
  scene_free (s);

  s = scene_new ("oasis", "red blue green", "free", gobi);
  draw (s, four_areas);
  expect (s, "place.start", "", PLACE_MOVING ("red", "stone", "g2", "b2"));
  expect (s, "place.claim", "d3", PLACE_MOVING ("red", "oasis", "c3", "b2"));
  scene_free (s);
}

/* oasis.marker.not-new: on a tile that extends no marker moves, in hand or not, and
   whatever cell is named. */
static void
test_oasis_marker_stays_when_an_area_grows (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green", "free", gobi);

  scene_play (s, PLACE ("red", "stone", "b2"));
  expect (s, "marker.not-new", "", PLACE_MOVING ("red", "stone", "b3", "b2"));
  expect (s, "place.extend", "b2", PLACE ("red", "stone", "b3"));
  scene_free (s);

  s = scene_new ("oasis", "red blue green", "free", gobi);
  draw (s, four_areas);
  expect (s, "marker.not-new", "", PLACE_MOVING ("red", "stone", "a2", "d5"));
  expect (s, "marker.not-new", "", PLACE_MOVING ("red", "stone", "a2", "b2"));
  expect (s, "marker.not-new", "", PLACE_MOVING ("red", "stone", "a2", "z9"));
  expect (s, "place.extend", "b2", PLACE_MOVING ("red", "stone", "a2", "none"));
  scene_free (s);
}

/* oasis.marker.not-yours: the cell named must lie in an area of the player. */
static void
test_oasis_marker_to_move_stands_in_an_own_area (void **state)
{
  static const char *const elsewhere[] = {
    "c3", /* empty */
    "z9", /* outside the grid */
    "i1", /* outside the board */
    "f1", /* the path */
    "g2", /* the new cell itself */
    "b6", /* blue's */
    "d7", /* free */
    "i5", /* a printed space nobody reached */
  };
  Scene *s = *state;

  draw (s, four_areas);
  for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
    {
      char event[128];
      snprintf (event, sizeof event, PLACE_MOVING ("red", "stone", "g2", "%s"),
                elsewhere[i]);
      expect (s, "marker.not-yours", "", event);
    }
  expect (s, "place.start", "", PLACE_MOVING ("red", "stone", "g2", "d5"));
}

/* Any cell of the area names its marker, a printed space in it too. */
static void
test_oasis_marker_is_named_by_any_cell_of_its_area (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. .. .. .. .. .. ..\n"
           ".. rR .. rR .. .. .. .. ..\n"
           ".. .. .. .. .. .. .. .. ..\n"
           ".. rR .. .. .. .. .. .. ..\n"
           ".. .. .. .. .. .. .. rR .."); /* beside the printed stony plain on i5 */
  assert_land (s, "red", 0, 0, 5);
  scene_play (s, PLACE_MOVING ("red", "stone", "d6", "i5"));
  assert_land (s, "red", 0, 0, 4);
  assert_true (look_at (s, "d6").marker);
  assert_int_equal (look_at (s, "h5").owner, CV_NO_PLAYER);
  expect (s, "place.claim", "h5", PLACE ("blue", "stone", "h6"));
}

/* With no marker in hand a new area stays free when none is moved, said or unsaid. */
static void
test_oasis_area_stays_free_when_no_marker_is_left (void **state)
{
  Scene *s = *state;

  draw (s, four_areas);
  scene_play (s, PLACE ("red", "stone", "g2"));
  assert_land (s, "red", 0, 0, 4);
  assert_int_equal (look_at (s, "g2").owner, CV_NO_PLAYER);
  scene_play (s, PLACE_MOVING ("red", "stone", "c7", "none"));
  assert_land (s, "red", 0, 0, 4);
  assert_fact (s, "red", MARKERS, 0);
  expect (s, "place.claim", "g2", PLACE ("blue", "stone", "g3"));
  assert_int_equal (look_at (s, "d7").owner, CV_NO_PLAYER);
}

static bool
leaves_choice (Scene *scene, const char *event, CvSet *ret_cells)
{
  REC_AUTO_EVENT read = { 0 };

  scene_read (scene, event, &read);
  return oasis_leaves_choice (scene_table (scene), &scene_state (scene)->oasis,
                              &read.move, ret_cells);
}

/* Which marker moves is open only where a new area needs one, the hand is empty and the
   event says nothing of it; then any of the player's areas may lose theirs. */
static void
test_oasis_choice_of_a_marker_is_open_while_nothing_is_said (void **state)
{
  Scene *s = *state;
  const CvBoard *board = &scene_table (s)->board;
  const OasisState *oasis = &scene_state (s)->oasis;
  CvSet cells = { { 0 } };

  assert_false (leaves_choice (s, PLACE ("red", "stone", "g2"), &cells));
  draw (s, four_areas);
  assert_false (leaves_choice (s, PLACE_MOVING ("red", "stone", "g2", "none"), &cells));
  assert_false (leaves_choice (s, PLACE_MOVING ("red", "stone", "g2", "d5"), &cells));
  assert_false (leaves_choice (s, PLACE ("blue", "stone", "g2"), &cells));
  assert_false (leaves_choice (s, PLACE ("red", "stone", "z9"), &cells));
  assert_false (leaves_choice (s, CAMEL ("red", "f1"), &cells));
  assert_true (cv_set_is_empty (&cells, board->n_words));

  assert_true (leaves_choice (s, PLACE ("red", "stone", "g2"), &cells));
  for (int slot = 0; slot < OASIS_MARKERS; slot++)
    assert_true (cv_set_has (&cells, oasis->marker[0][slot]));
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    cv_set_subtract (&cells, &oasis->owned[0][kind], board->n_words);
  assert_true (cv_set_is_empty (&cells, board->n_words));
}

/* "Blue abandons its steppe area for the stony plain; Green, with a steppe tile, lays
   it beside the abandoned steppe and takes control." */
static void
test_oasis_blue_abandons_a_steppe_and_green_takes_it_over (void **state)
{
  Scene *s = *state;

  draw (s, "oB .. .. .. s.\n"
           ".. .. .. .. sB\n"
           ".. r. .. .. ..\n" /* an abandoned stony plain */
           ".. r. .. .. ..\n"
           "oB .. .. .. ..\n"
           ".. .. .. .. ..\n"
           ".. .. .. rB ..");
  assert_land (s, "blue", 2, 2, 1);
  expect (s, "place.rival", "e1", PLACE ("green", "steppe", "d1"));
  expect (s, "place.claim", "b4", PLACE_MOVING ("blue", "stone", "b5", "e1"));
  scene_play (s, PLACE_MOVING ("blue", "stone", "b5", "e1"));
  assert_land (s, "blue", 2, 0, 4);
  expect (s, "place.claim", "e1", PLACE ("green", "steppe", "d1"));
  scene_play (s, PLACE ("green", "steppe", "d1"));
  assert_land (s, "green", 0, 3, 0);
  assert_fact (s, "green", MARKERS, 3);
  expect (s, "place.rival", "e2", PLACE ("blue", "steppe", "e3"));
}

/* Free areas that come to touch are one free area. */
static void
test_oasis_free_areas_that_touch_are_one (void **state)
{
  Scene *s = *state;

  draw (s, ".. .. .. .. .. .. rR .. ..\n"
           ".. .. .. .. .. .. .. .. rR\n"
           ".. .. .. .. .. .. .. .. ..\n"
           ".. .. .. .. .. .. rR .. ..\n"
           ".. r. .. r. .. .. .. .. ..\n"
           ".. .. .. .. .. .. .. .. ..\n"
           ".. .. .. .. .. .. rR .. ..");
  expect (s, "place.claim", "b5 d5", PLACE ("red", "stone", "c5"));
  scene_play (s, PLACE ("red", "stone", "c5"));
  assert_int_equal (look_at (s, "c5").owner, CV_NO_PLAYER);
  expect (s, "place.claim", "c5", PLACE ("blue", "stone", "c6"));
  scene_play (s, PLACE ("blue", "stone", "c6"));
  assert_land (s, "blue", 0, 0, 4);
}

/* Camels. */

/* oasis.camel.off-path: camels stand on the path and nowhere else; tiles beside it and
   other camels do not matter. */
static void
test_oasis_camel_stands_on_the_path (void **state)
{
  Scene *s = *state;

  scene_play (s, PLACE ("red", "steppe", "e1"));
  expect (s, "camel.off-path", "", CAMEL ("red", "e2"));
  expect (s, "camel.off-path", "", CAMEL ("red", "e1"));
  expect (s, "camel.off-path", "", CAMEL ("red", "d3"));
  expect (s, "camel.off-path", "", CAMEL ("red", "i1"));
  expect (s, "camel.off-path", "", CAMEL ("red", "z9"));
  expect (s, "camel.place", "", CAMEL ("red", "f1"));
  scene_play (s, CAMEL ("blue", "f1"));
  expect (s, "camel.place", "", CAMEL ("red", "f2"));
}

/* oasis.camel.occupied: one camel a cell, whoever's it is. */
static void
test_oasis_camel_stands_alone_on_its_cell (void **state)
{
  Scene *s = *state;

  scene_play (s, CAMEL ("red", "f3"));
  expect (s, "camel.occupied", "", CAMEL ("red", "f3"));
  expect (s, "camel.occupied", "", CAMEL ("blue", "f3"));
  expect (s, "camel.place", "", CAMEL ("blue", "f4"));
  assert_fact (s, "red", CAMELS, 19);
}

/* oasis.camel.none-left, .move: with all twenty on the path one of them may move. */
static void
test_oasis_camel_moves_when_none_is_in_hand (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'camels':{'red':[%s]}"), list_cells (3, 19));
  expect (s, "camel.place", "", CAMEL ("red", "t3"));
  scene_play (s, CAMEL ("red", "t3"));
  assert_fact (s, "red", CAMELS, 0);
  expect (s, "camel.none-left", "", CAMEL ("red", "v3"));
  expect (s, "camel.place", "", CAMEL ("blue", "v3"));
  expect (s, "camel.move", "", MOVE ("red", "a3", "v3"));
  expect (s, "camel.occupied", "", MOVE ("red", "a3", "a3"));
  expect (s, "camel.occupied", "", MOVE ("red", "a3", "b3"));
  scene_play (s, MOVE ("red", "a3", "v3"));
  assert_fact (s, "red", HERD, 19);
  expect (s, "camel.place", "", CAMEL ("blue", "a3"));
}

/* oasis.camel.has-spare: no camel moves while one is in the hand. */
static void
test_oasis_camel_in_hand_comes_first (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'camels':{'red':[%s]}"), list_cells (3, 19));
  expect (s, "camel.has-spare", "", MOVE ("red", "a3", "v3"));
  scene_play (s, CAMEL ("red", "t3"));
  expect (s, "camel.move", "", MOVE ("red", "a3", "v3"));
}

/* oasis.camel.not-yours: the camel to move is the player's own, and there is one. */
static void
test_oasis_camel_to_move_is_an_own_one (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'camels':{'red':[%s],'blue':['v3']}"), list_cells (3, 20));
  expect (s, "camel.not-yours", "", MOVE ("red", "v3", "x3"));
  expect (s, "camel.not-yours", "", MOVE ("red", "w3", "x3"));
  expect (s, "camel.not-yours", "", MOVE ("red", "a1", "x3"));
  expect (s, "camel.not-yours", "", MOVE ("red", "z9", "x3"));
  expect (s, "camel.move", "", MOVE ("red", "t3", "x3"));
}

/* The order of the rules for camels. */
static void
test_oasis_camel_names_the_first_rule_that_is_broken (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'camels':{'red':[%s],'blue':['v3']}"), list_cells (3, 20));
  expect (s, "camel.off-path", "", CAMEL ("red", "a1"));
  expect (s, "camel.occupied", "", CAMEL ("red", "v3"));
  expect (s, "camel.off-path", "", MOVE ("blue", "a3", "a1"));
  expect (s, "camel.occupied", "", MOVE ("blue", "a3", "b3"));
  expect (s, "camel.has-spare", "", MOVE ("blue", "a3", "x3"));
}

/* House rules. */

/* A tile let stand beside a rival's area: the area has two owners and counts for each.
 */
static void
test_oasis_house_rival_counts_for_both (void **state)
{
  Scene *s = *state;

  draw (s, "o. oR .. .. ..");
  expect (s, "place.rival", "b1", PLACE ("blue", "oasis", "c1"));
  scene_play (s, allow (PLACE ("blue", "oasis", "c1")));
  assert_true (scene_state (s)->common.house);
  assert_true (cv_match_entry (scene_match (s), 1)->house);
  assert_land (s, "red", 3, 0, 0);
  assert_land (s, "blue", 3, 0, 0);
  assert_land (s, "green", 0, 0, 0);
  expect (s, "place.rival", "c1", PLACE ("red", "oasis", "d1"));
  expect (s, "place.rival", "c1", PLACE ("blue", "oasis", "d1"));
}

/* Two own areas joined by a house rule are one area, which counts once. */
static void
test_oasis_house_joined_areas_count_once (void **state)
{
  Scene *s = *state;

  draw (s, "oR .. oR .. ..");
  scene_play (s, allow (PLACE ("red", "oasis", "b1")));
  assert_land (s, "red", 3, 0, 0);
  assert_fact (s, "red", MARKERS, 2);
  expect (s, "place.extend", "c1", PLACE ("red", "oasis", "d1"));
  expect (s, "place.rival", "b1", PLACE ("blue", "oasis", "b2"));
  scene_play (s, PLACE ("red", "oasis", "a2"));
  expect (s, "place.extend", "b1 a2", PLACE ("red", "oasis", "b2"));
  assert_land (s, "red", 4, 0, 0);
}

/* Rules of placement can all be overruled, and what was laid counts. */
static void
test_oasis_house_lets_placements_stand (void **state)
{
  Scene *s = *state;

  scene_play (s, allow (PLACE ("red", "stone", "f1")));
  scene_play (s, allow (PLACE ("red", "oasis", "h3")));
  scene_play (s, allow (PLACE ("blue", "oasis", "b2")));
  scene_play (s, allow (PLACE ("blue", "steppe", "b4")));
  assert_land (s, "red", 1, 0, 1);
  assert_land (s, "blue", 1, 1, 0);
  expect (s, "place.start-steppe", "", PLACE ("green", "steppe", "i3"));
}

/* So can the rules of markers. */
static void
test_oasis_house_lets_markers_stand (void **state)
{
  Scene *s = *state;

  scene_play (s, allow (PLACE_MOVING ("red", "stone", "b2", "none")));
  assert_land (s, "red", 0, 0, 0);
  assert_fact (s, "red", MARKERS, 4);
  scene_play (s, PLACE ("red", "stone", "b4"));
  scene_play (s, allow (PLACE_MOVING ("red", "oasis", "a1", "b4")));
  assert_land (s, "red", 1, 0, 0);
  assert_fact (s, "red", MARKERS, 3);
  scene_play (s, PLACE ("red", "stone", "d5"));
  scene_play (s, allow (PLACE_MOVING ("red", "stone", "d6", "a1")));
  assert_land (s, "red", 0, 0, 2);
  assert_fact (s, "red", MARKERS, 2);
}

/* And those of camels. */
static void
test_oasis_house_lets_camels_stand (void **state)
{
  Scene *s = *state;

  scene_play (s, CAMEL ("red", "f1"));
  scene_play (s, allow (CAMEL ("red", "e1")));
  assert_fact (s, "red", HERD, 2);
  scene_play (s, allow (MOVE ("red", "f1", "f3")));
  assert_fact (s, "red", HERD, 1);
  assert_fact (s, "red", CAMELS, 18);
}

/* What the pieces or the board make impossible stays so. */
static void
test_oasis_house_makes_nothing_possible (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'tiles':{'stone':[%s]}"), list_cells (1, 20));
  expect_impossible (s, "place.off-board", PLACE ("red", "oasis", "a4"));
  expect_impossible (s, "place.occupied", PLACE ("red", "oasis", "a1"));
  expect_impossible (s, "place.supply", PLACE ("red", "stone", "u1"));
  for (int i = 0; i < 20; i++)
    play (s, CAMEL ("red", "%c3"), 'a' + i);
  expect_impossible (s, "camel.occupied", CAMEL ("blue", "a3"));
  expect_impossible (s, "camel.none-left", CAMEL ("red", "u3"));
  expect_impossible (s, "camel.not-yours", MOVE ("red", "u3", "v3"));
  expect_impossible (s, "camel.off-path", CAMEL ("blue", "a4"));
  expect_impossible (s, "position.late", POSITION ("'tiles':{}"));
  expect_impossible (s, "counters.bad", COUNTERS ("'red'"));
  expect_impossible (s, "box.camels", COUNT ("red", "'herd':21"));
  expect_impossible (s, "box.tiles", COUNT ("red", "'stone':22"));
  expect_impossible (s, "box.scoring", HIDE ("red", "'wells':13"));
  expect_impossible (s, "box.scoring", REVEAL ("red", "'wells':13"));
}

/* What is impossible is found behind what the table lets stand. */
static void
test_oasis_house_does_not_hide_the_impossible (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'tiles':{'stone':[%s]}"), list_cells (1, 20));
  for (int i = 0; i < 20; i++)
    play (s, CAMEL ("red", "%c3"), 'a' + i);
  expect (s, "place.printed", "z2", PLACE ("red", "stone", "z2"));
  expect_impossible (s, "place.supply", PLACE ("red", "stone", "z2"));
  expect (s, "place.camel-path", "v3", PLACE ("red", "stone", "v3"));
  expect_impossible (s, "place.supply", PLACE ("red", "stone", "v3"));
  expect (s, "marker.in-hand", "", PLACE_MOVING ("red", "oasis", "w1", "z9"));
  expect_impossible (s, "marker.not-yours", PLACE_MOVING ("red", "oasis", "w1", "z9"));
  expect (s, "camel.off-path", "", CAMEL ("red", "a2"));
  expect_impossible (s, "camel.none-left", CAMEL ("red", "a2"));
  expect (s, "camel.has-spare", "", MOVE ("blue", "a3", "v3"));
  expect_impossible (s, "camel.not-yours", MOVE ("blue", "a3", "v3"));
  scene_play (s, PLACE ("red", "oasis", "w1"));
  expect (s, "marker.not-new", "", PLACE_MOVING ("red", "oasis", "v1", "z9"));
  expect_impossible (s, "marker.not-yours", PLACE_MOVING ("red", "oasis", "v1", "z9"));
  scene_play (s, allow (PLACE ("red", "oasis", "z2")));
  expect (s, "place.printed", "z2", PLACE ("blue", "steppe", "z2"));
  expect_impossible (s, "place.occupied", PLACE ("blue", "steppe", "z2"));
}

/* `allowed` on a legal event is harmless. */
static void
test_oasis_house_mark_on_a_legal_step_is_harmless (void **state)
{
  Scene *s = *state;

  scene_play (s, allow (PLACE ("red", "stone", "b2")));
  scene_play (s, allow (CAMEL ("red", "f1")));
  assert_false (scene_state (s)->common.house);
  assert_false (cv_match_entry (scene_match (s), 0)->house);
  assert_land (s, "red", 0, 0, 1);
  assert_fact (s, "red", MARKERS, 3);
  assert_fact (s, "red", CAMELS, 19);
}

/* Rules of placement, order and duty may be overruled; what pieces and board make
   impossible may not. */
static void
test_oasis_rules_are_fixed_where_pieces_and_board_say_so (void **unused)
{
  static const char *const fixed[] = {
    "place.off-board", "place.occupied",  "place.supply",    "marker.not-yours",
    "camel.occupied",  "camel.none-left", "camel.not-yours", "box.tiles",
    "box.camels",      "box.markers",     "box.scoring",     "box.cards"
  };
  static const char *const overruled[] = {
    "place.camel-path",  "place.printed",      "place.rival",       "place.joins-own",
    "place.start-oasis", "place.start-steppe", "marker.not-new",    "marker.required",
    "marker.in-hand",    "camel.off-path",     "camel.has-spare",   "counters.missing",
    "offer.order",       "offer.size",         "offer.leaves-none", "take.order",
    "take.gone",         "take.own",           "take.size",         "duty.none",
    "duty.unfinished",   "skip.playable",      "skip.must-move",    "round.unfinished",
    "end.over",          "counters.late"
  };
  char id[64];

  for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
    {
      snprintf (id, sizeof id, "oasis.%s", fixed[i]);
      assert_int_equal (cv_game_rule_find (&cv_oasis, id)->kind, CV_RULE_FIXED);
    }
  for (size_t i = 0; i < sizeof overruled / sizeof *overruled; i++)
    {
      snprintf (id, sizeof id, "oasis.%s", overruled[i]);
      assert_int_equal (cv_game_rule_find (&cv_oasis, id)->kind, CV_RULE_OVERRULABLE);
    }
}

/* Positions. */

/* One part of each kind that can't be, and the same part mended, on the meadow. */
#define STEPPE_OFF_LAND "'steppe':['a3'],"
#define STEPPE_GOOD     "'steppe':['b2','d2','f2','h2','j2'],"
#define OASIS_TWICE     "'oasis':['z1','z1'],"
#define OASIS_GOOD      "'oasis':['z1'],"
#define TWENTY                                                                         \
  "'a1','b1','c1','d1','e1','f1','g1','h1','i1','j1','k1',"                            \
  "'l1','m1','n1','o1','p1','q1','r1','s1','t1'"
#define STONE_21        "'stone':[" TWENTY ",'u1']"
#define STONE_20        "'stone':[" TWENTY "]"
#define MARKER_OFF_TILE "'red':['x2'],"
#define MARKER_GOOD     "'red':['z1'],"
#define MARKERS_TWO     "'blue':['a1','t1'],"
#define MARKERS_ONE     "'blue':['a1'],"
#define MARKERS_FIVE    "'green':['b2','d2','f2','h2','j2']"
#define MARKERS_FOUR    "'green':['b2','d2','f2','h2']"
#define CAMEL_OFF_PATH  "'red':['v1'],"
#define CAMEL_GOOD      "'red':['v3'],"
#define CAMELS_20                                                                      \
  "'a3','b3','c3','d3','e3','f3','g3','h3','i3','j3','k3',"                            \
  "'l3','m3','n3','o3','p3','q3','r3','s3','t3'"
#define BLUE_21        "'blue':[" CAMELS_20 ",'u3']"
#define BLUE_20        "'blue':[" CAMELS_20 "]"
#define COUNTERS_TWICE "'red':1,'blue':1,'green':2"
#define COUNTERS_GOOD  "'red':3,'blue':1,'green':2"
#define WHOLE(TILES, MARKERS_OF, CAMELS_OF, COUNTERS_OF)                               \
  POSITION ("'tiles':{" TILES "},'markers':{" MARKERS_OF "},'camels':{" CAMELS_OF      \
            "},'counters':{" COUNTERS_OF "}")

/* A position must be possible. Everything is wrong with the first of these; each next
   one has one part mended, so each rule decides once and does not the time after. */
static void
test_oasis_position_names_the_first_thing_that_cannot_be (void **state)
{
  static const char *const steps[][2] = {
    { "position.tile-off-land", WHOLE (STEPPE_OFF_LAND OASIS_TWICE STONE_21,
                                       MARKER_OFF_TILE MARKERS_TWO MARKERS_FIVE,
                                       CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "position.cell-twice",
      WHOLE (STEPPE_GOOD OASIS_TWICE STONE_21, MARKER_OFF_TILE MARKERS_TWO MARKERS_FIVE,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "box.tiles",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_21, MARKER_OFF_TILE MARKERS_TWO MARKERS_FIVE,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "position.marker-off-tile",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_OFF_TILE MARKERS_TWO MARKERS_FIVE,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "position.two-markers",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_TWO MARKERS_FIVE,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "box.markers",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_ONE MARKERS_FIVE,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "position.camel-off-path",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_ONE MARKERS_FOUR,
             CAMEL_OFF_PATH BLUE_21, COUNTERS_TWICE) },
    { "box.camels",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_ONE MARKERS_FOUR,
             CAMEL_GOOD BLUE_21, COUNTERS_TWICE) },
    { "counters.bad",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_ONE MARKERS_FOUR,
             CAMEL_GOOD BLUE_20, COUNTERS_TWICE) },
    { "position.ok",
      WHOLE (STEPPE_GOOD OASIS_GOOD STONE_20, MARKER_GOOD MARKERS_ONE MARKERS_FOUR,
             CAMEL_GOOD BLUE_20, COUNTERS_GOOD) },
  };
  Scene *s = *state;

  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    expect (s, steps[i][0], "", steps[i][1]);
  scene_play (s, steps[9][1]);
  assert_land (s, "red", 1, 0, 0);
  assert_land (s, "blue", 0, 0, 20);
  assert_land (s, "green", 0, 4, 0);
  assert_fact (s, "green", MARKERS, 0);
  assert_fact (s, "blue", CAMELS, 0);
  assert_fact (s, "red", "Priority counter", 3);
}

/* Tiles lie on land: not on the path, on printed spaces or outside. */
static void
test_oasis_position_lays_tiles_on_land (void **state)
{
  static const char *const off_land[] = { "f1", "d3", "h3", "i1", "z9", "a8" };
  Scene *s = *state;

  for (size_t i = 0; i < sizeof off_land / sizeof *off_land; i++)
    {
      char event[96];
      snprintf (event, sizeof event, POSITION ("'tiles':{'stone':['b2','%s']}"),
                off_land[i]);
      expect (s, "position.tile-off-land", "", event);
    }
  expect (s, "position.ok", "", POSITION ("'tiles':{'stone':['b2','h1']}"));
  expect (s, "position.ok", "", POSITION ("'tiles':{}"));
}

/* A cell holds one piece, of whatever kind and whoever's. */
static void
test_oasis_position_has_one_piece_a_cell (void **state)
{
  Scene *s = *state;

  expect (s, "position.cell-twice", "",
          POSITION ("'tiles':{'stone':['b2'],'oasis':['b2']}"));
  expect (s, "position.cell-twice", "",
          POSITION ("'camels':{'red':['f1'],'blue':['f2','f1']}"));
  expect (s, "position.cell-twice", "", POSITION ("'camels':{'red':['f1','f1']}"));
  expect (s, "position.cell-twice", "",
          POSITION ("'tiles':{'stone':['b2']},'camels':{'red':['b2']}"));
  expect (s, "position.ok", "",
          POSITION ("'tiles':{'stone':['b2'],'oasis':['b3']},'camels':{'red':['f1'],"
                    "'blue':['f2']}"));
}

/* Two pieces on one cell are two pieces on one cell, even where no cell is. */
static void
test_oasis_position_one_piece_a_cell_comes_before_camels_off_the_path (void **state)
{
  Scene *s = *state;

  expect (s, "position.cell-twice", "", POSITION ("'camels':{'red':['a1','a1']}"));
  expect (s, "position.cell-twice", "", POSITION ("'camels':{'red':['z9','z9']}"));
}

/* Each kind of tile has its supply. */
static void
test_oasis_position_fits_the_supplies (void **unused)
{
  static const char *const kinds[] = { "oasis", "steppe", "stone" };
  static const int supply[] = { 34, 34, 20 };

  for (int kind = 0; kind < 3; kind++)
    for (int more = 0; more < 2; more++)
      {
        Scene *s = scene_new ("oasis", "red blue green", "free", meadow);
        char event[512];
        snprintf (event, sizeof event, POSITION ("'tiles':{'%s':[%s]}"), kinds[kind],
                  list_cells (1, supply[kind] + more));
        expect (s, more ? "box.tiles" : "position.ok", "", event);
        scene_free (s);
      }
}

/* A marker stands on a tile; its area has no other, and printed spaces connect. */
static void
test_oasis_position_has_one_marker_an_area (void **state)
{
  Scene *s = *state;

  expect (s, "position.marker-off-tile", "",
          POSITION ("'tiles':{'stone':['b2']},'markers':{'red':['b3']}"));
  expect (s, "position.marker-off-tile", "",
          POSITION ("'tiles':{'oasis':['c3']},'markers':{'red':['d3']}"));
  expect (s, "position.two-markers", "",
          POSITION ("'tiles':{'stone':['b2','b3']},'markers':{'red':['b2'],"
                    "'blue':['b3']}"));
  expect (s, "position.two-markers", "",
          POSITION ("'tiles':{'stone':['b2']},'markers':{'red':['b2'],'blue':['b2']}"));
  expect (s, "position.two-markers", "",
          POSITION ("'tiles':{'oasis':['c3','e3']},'markers':{'red':['c3','e3']}"));
  expect (s, "position.ok", "",
          POSITION ("'tiles':{'stone':['b2','c3']},'markers':{'red':['b2'],"
                    "'blue':['c3']}"));
  expect (s, "position.ok", "",
          POSITION ("'tiles':{'stone':['b2'],'oasis':['b3']},'markers':{'red':['b2'],"
                    "'blue':['b3']}"));
}

/* Counters are 1 to the number of players, each once, or none at all. */
static void
test_oasis_position_counters_are_all_or_none (void **state)
{
  Scene *s = *state;

  expect (s, "counters.bad", "", POSITION ("'counters':{'red':1,'blue':2}"));
  expect (s, "counters.bad", "", POSITION ("'counters':{'red':1,'blue':2,'green':4}"));
  expect (s, "counters.bad", "", POSITION ("'counters':{'red':0,'blue':1,'green':2}"));
  expect (s, "counters.bad", "", POSITION ("'counters':{'red':2,'blue':2,'green':1}"));
  expect (s, "position.ok", "", POSITION ("'counters':{'red':2,'blue':3,'green':1}"));
  expect (s, "position.ok", "", POSITION ("'counters':{}"));
}

/* A position need not be lawful: first tiles may lie anywhere, areas may be free. */
static void
test_oasis_position_need_not_be_lawful (void **state)
{
  Scene *s = *state;

  expect (s, "place.start-oasis", "", PLACE ("red", "oasis", "b2"));
  expect (s, "place.start-steppe", "", PLACE ("blue", "steppe", "d2"));
  draw (s, ".. .. .. .. ..\n"
           ".. oR .. sB ..");
  assert_land (s, "red", 1, 0, 0);
  assert_land (s, "blue", 0, 1, 0);
}

/* oasis.position.late: only as the first effective event; notes and what was taken back
   do not count. */
static void
test_oasis_position_comes_first (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'note','text':'here we go'}");
  expect (s, "position.ok", "", POSITION ("'tiles':{}"));
  scene_play (s, CAMEL ("red", "f1"));
  expect (s, "position.late", "", POSITION ("'tiles':{}"));
  expect (s, "position.late", "", POSITION ("'tiles':{'stone':['f1']}"));
  scene_play (s, UNDO);
  expect (s, "position.ok", "", POSITION ("'tiles':{}"));
  scene_play (s, POSITION ("'tiles':{}"));
  expect (s, "position.late", "", POSITION ("'tiles':{}"));
}

/* oasis.board.none: without a board only what needs none can be recorded. */
static void
test_oasis_steps_on_the_board_need_one (void **state)
{
  Scene *s = *state;

  expect (s, "board.none", "", PLACE ("red", "stone", "a1"));
  expect (s, "board.none", "", CAMEL ("red", "a1"));
  expect (s, "board.none", "", POSITION ("'tiles':{}"));
  expect (s, "count.ok", "", COUNT ("red", "'herd':3"));
  expect (s, "counters.ok", "", COUNTERS ("'blue','red','green'"));
  expect (s, "reveal.ok", "", REVEAL ("red", "'wells':3"));
}

/* Quick scoring. */

/* oasis.box.camels: a herd has at most twenty camels. */
static void
test_oasis_count_of_a_herd_fits_the_box (void **state)
{
  Scene *s = *state;

  expect (s, "box.camels", "", COUNT ("red", "'herd':21"));
  expect (s, "count.ok", "", COUNT ("red", "'herd':20"));
  scene_play (s, COUNT ("blue", "'herd':20"));
  expect (s, "count.ok", "", COUNT ("red", "'herd':20"));
}

/* oasis.box.tiles: land cells of all players together are at most the tiles and the
   printed spaces of the kind; without a board, the tiles and nine. */
static void
test_oasis_count_of_land_fits_the_box (void **unused)
{
  static const char *const kinds[] = { "oasis", "steppe", "stone" };
  static const int most[2][3] = { { 43, 43, 29 }, { 35, 35, 21 } };

  for (int board = 0; board < 2; board++)
    for (int kind = 0; kind < 3; kind++)
      {
        Scene *s = scene_new ("oasis", "red blue green", "free", board ? meadow : NULL);
        char event[96];
        play (s, COUNT ("red", "'%s':%d"), kinds[kind], most[board][kind] - 5);
        snprintf (event, sizeof event, COUNT ("blue", "'%s':6"), kinds[kind]);
        expect (s, "box.tiles", "", event);
        play (s, COUNT ("blue", "'%s':5"), kinds[kind]);
        snprintf (event, sizeof event, COUNT ("green", "'%s':1"), kinds[kind]);
        expect (s, "box.tiles", "", event);
        play (s, COUNT ("red", "'%s':%d"), kinds[kind], most[board][kind] - 6);
        expect (s, "count.ok", "", event);
        scene_free (s);
      }
}

/* What others have on the board is counted with it, unless they were counted. */
static void
test_oasis_count_adds_what_others_have_on_the_board (void **state)
{
  Scene *s = *state;

  play (s, POSITION ("'tiles':{'stone':[%s]},'markers':{'blue':['a1']}"),
        list_cells (1, 12));
  expect (s, "box.tiles", "", COUNT ("red", "'stone':10"));
  expect (s, "count.ok", "", COUNT ("red", "'stone':9"));
  expect (s, "count.ok", "", COUNT ("blue", "'stone':21"));
  scene_play (s, COUNT ("blue", "'stone':2"));
  expect (s, "count.ok", "", COUNT ("red", "'stone':10"));
}

/* A key that was counted overrules the board; the others stay as they lie. */
static void
test_oasis_count_overrules_the_board (void **state)
{
  Scene *s = *state;

  draw (s, "oR o. .. .. .. cR\n"
           ".. .. .. .. .. cR\n"
           ".. .. .. .. .. ..\n"
           "rR .. .. .. .. ..");
  scene_play (s, REVEAL ("red", "'commodities':1,'wells':1,'horses':1,'ovoos':1"));
  assert_int_equal (scene_total (s, "red"), 2 + 2 + 0 + 1);
  scene_play (s, COUNT ("red", "'herd':7,'steppe':5"));
  assert_int_equal (scene_total (s, "red"), 7 + 2 + 5 + 1);
  scene_play (s, COUNT ("red", "'herd':0,'oasis':0,'stone':0"));
  assert_int_equal (scene_total (s, "red"), 5);
  assert_fact (s, "red", HERD, 0);
}

/* Hidden counts. */

/* What was put away is kept back until it is revealed, unless the sheet is opened. */
static void
test_oasis_hidden_counts_seal_the_score (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (s, COUNT ("red", "'herd':5"));
  scene_play (s, COUNT ("blue", "'herd':4"));
  scene_play (s, REVEAL ("blue", "'commodities':2"));
  scene_play (s, HIDE ("red", "'commodities':2"));
  scene_score (s, false, &score);
  assert_true (score.player[0].sealed);
  assert_false (score.player[0].lines[0].is_known);
  assert_false (score.player[1].sealed);
  assert_int_equal (score.player[1].total, 8);
  assert_int_equal (score.order[2], 0);
  assert_ranks (s, "0 1 2", 0, "undecided");

  scene_score (s, true, &score);
  assert_false (score.player[0].sealed);
  assert_int_equal (score.player[0].total, 10);
  assert_int_equal (score.winners, RED);
}

/* A reveal states totals: its keys overrule what was hidden before, a later hide adds.
 */
static void
test_oasis_reveal_overrules_and_a_later_hide_adds (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (s, COUNT ("red", "'herd':10,'oasis':1"));
  scene_play (s, HIDE ("red", "'commodities':2,'wells':4"));
  scene_play (s, HIDE ("red", "'commodities':2"));
  scene_score (s, true, &score);
  assert_int_equal (score.player[0].total, 44);

  scene_play (s, REVEAL ("red", "'commodities':3"));
  scene_score (s, false, &score);
  assert_true (score.player[0].sealed);
  for (int line = 0; line < 4; line++)
    assert_false (score.player[0].lines[line].is_known);
  scene_score (s, true, &score);
  assert_int_equal (score.player[0].lines[0].points, 30);

  scene_play (s, REVEAL ("red", "'wells':1,'horses':0"));
  scene_score (s, false, &score);
  assert_true (score.player[0].sealed);
  scene_play (s, REVEAL ("red", "'ovoos':0"));
  assert_int_equal (scene_total (s, "red"), 31);
  scene_play (s, HIDE ("red", "'commodities':1"));
  scene_score (s, false, &score);
  assert_true (score.player[0].sealed);
  scene_score (s, true, &score);
  assert_int_equal (score.player[0].total, 41);
  scene_play (s, REVEAL ("red", "'commodities':2"));
  scene_score (s, false, &score);
  assert_true (score.player[0].sealed);
  scene_play (s, REVEAL ("red", "'wells':1,'horses':0,'ovoos':0"));
  assert_int_equal (scene_total (s, "red"), 21);
}

/* Nothing hidden and nothing revealed counts as none. */
static void
test_oasis_counts_never_spoken_of_are_none (void **state)
{
  Scene *s = *state;

  scene_play (s, COUNT ("red", "'herd':10"));
  assert_int_equal (scene_total (s, "red"), 0);
  assert_ranks (s, "1 1 1", RED | BLUE | GREEN, "undecided");
}

/* oasis.box.scoring: 14 commodities, 12 water wells, 16 horses, 20 ovoos, for all
   players together. What anyone hides is not asked, the player's own included. */
static void
test_oasis_scoring_markers_fit_the_box (void **unused)
{
  static const char *const keys[] = { "commodities", "wells", "horses", "ovoos" };
  static const int most[] = { 14, 12, 16, 20 };

  for (int key = 0; key < 4; key++)
    {
      Scene *s = scene_new ("oasis", "red blue green", "free", NULL);
      char event[96];
      snprintf (event, sizeof event, HIDE ("red", "'%s':%d"), keys[key], most[key] + 1);
      expect (s, "box.scoring", "", event);
      play (s, HIDE ("red", "'%s':%d"), keys[key], most[key]);
      snprintf (event, sizeof event, HIDE ("red", "'%s':%d"), keys[key], most[key]);
      expect (s, "hide.ok", "", event);
      snprintf (event, sizeof event, REVEAL ("green", "'%s':%d"), keys[key], most[key]);
      expect (s, "reveal.ok", "", event);
      play (s, REVEAL ("blue", "'%s':%d"), keys[key], most[key] - 3);
      snprintf (event, sizeof event, HIDE ("red", "'%s':4"), keys[key]);
      expect (s, "box.scoring", "", event);
      snprintf (event, sizeof event, HIDE ("red", "'%s':3"), keys[key]);
      expect (s, "hide.ok", "", event);
      snprintf (event, sizeof event, REVEAL ("green", "'%s':4"), keys[key]);
      expect (s, "box.scoring", "", event);
      snprintf (event, sizeof event, REVEAL ("red", "'%s':3"), keys[key]);
      expect (s, "reveal.ok", "", event);
      snprintf (event, sizeof event, REVEAL ("red", "'%s':4"), keys[key]);
      expect (s, "box.scoring", "", event);
      play (s, REVEAL ("red", "'%s':3"), keys[key]);
      snprintf (event, sizeof event, HIDE ("red", "'%s':1"), keys[key]);
      expect (s, "box.scoring", "", event);
      scene_free (s);
    }
}

#define A40 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
#define A16 "AAAAAAAAAAAAAAAA"
#define LOCK(BY)                                                                       \
  "{'do':'lock','by':'" BY "','lock':{'public':'" A40 "AAA=','salt':'" A16             \
  "AAAAAA==','secret':'" A40 A40 A16 "','ops':1,'mem':8192}}"
#define BOX(BY)                                                                        \
  "{'do':'hide','by':'" BY "','box':'" A40 A40 A40 A40 A40 A16 A16 "AAA='}"

/* oasis.hide.locked, .unlocked: a locked player's counts are recorded sealed, and only
   those; the seal holds on an open sheet too, until the counts are revealed. */
static void
test_oasis_locked_counts_are_sealed (void **state)
{
  Scene *s = *state;
  CvScore score;

  expect (s, "hide.unlocked", "", BOX ("red"));
  expect (s, "hide.ok", "", HIDE ("red", "'wells':1"));
  scene_play (s, LOCK ("red"));
  expect (s, "hide.locked", "", HIDE ("red", "'wells':1"));
  expect (s, "hide.ok", "", BOX ("red"));
  expect (s, "hide.unlocked", "", BOX ("blue"));

  scene_play (s, COUNT ("red", "'oasis':3"));
  scene_play (s, BOX ("red"));
  scene_score (s, true, &score);
  assert_true (score.player[0].sealed);
  scene_play (s, REVEAL ("red", "'commodities':0,'wells':4,'horses':0,'ovoos':0"));
  assert_int_equal (scene_total (s, "red"), 12);
  assert_ranks (s, "1 2 2", RED, "points");
}

/* Scoring. */

/* "Blue has two herds. The larger has six camels; with three commodities that is 18."
 */
static void
test_oasis_only_the_largest_herd_counts (void **state)
{
  Scene *s = *state;
  CvScore score;

  draw (s, ".. .. .. .. .. cB\n"
           ".. .. .. .. .. cB\n"
           ".. .. .. .. .. cR\n"
           ".. .. .. .. .. cB\n"
           ".. .. .. .. .. cB\n"
           ".. .. .. .. cB cB\n"
           ".. .. .. .. cB cB");
  scene_play (s, REVEAL ("blue", "'commodities':3"));
  scene_score (s, false, &score);
  assert_int_equal (score.player[1].lines[0].count, 6);
  assert_int_equal (score.player[1].lines[0].times, 3);
  assert_int_equal (score.player[1].total, 18);
}

/* Camels at a corner are no herd, nor are those of two players. */
static void
test_oasis_herds_connect_by_sides_and_colour (void **state)
{
  Scene *s = *state;

  scene_play (s, CAMEL ("red", "f5"));
  scene_play (s, CAMEL ("red", "e6"));
  assert_fact (s, "red", HERD, 1);
  scene_play (s, CAMEL ("blue", "f6"));
  assert_fact (s, "red", HERD, 1);
  scene_play (s, CAMEL ("red", "e7"));
  assert_fact (s, "red", HERD, 2);
}

/* "9 oasis × 5 water wells = 45; 8 stony plains × 4 ovoos = 32; 7 steppe × 7 horses =
   49": all areas of a kind together, printed spaces included; lines in the booklet's
   order. */
static void
test_oasis_land_counts_by_kind_over_all_areas (void **state)
{
  static const char *const rules[] = { "oasis.score.camels", "oasis.score.oasis",
                                       "oasis.score.steppe", "oasis.score.stone" };
  static const int points[] = { 0, 45, 49, 32 };
  Scene *s = *state;
  CvScore score;

  draw (
      s,
      "sR s. s. s. .. sR s. s. .. .. .. .. .. .. .. .. .. .. .. r. r. r. r. r. r. rR\n"
      ".. .. .. .. .. .. .. .. .. .. .. .. .. .. .. oR o. o. o. o. o. o. o. .. .. ..");
  assert_land (s, "red", 9, 7, 8);
  scene_play (s, REVEAL ("red", "'wells':5,'horses':7,'ovoos':4"));
  scene_score (s, false, &score);
  assert_int_equal (score.player[0].n_lines, 4);
  for (int i = 0; i < 4; i++)
    {
      assert_string_equal (score.player[0].lines[i].rule->id, rules[i]);
      assert_true (score.player[0].lines[i].is_product);
      assert_int_equal (score.player[0].lines[i].points, points[i]);
    }
  assert_int_equal (score.player[0].total, 126);
  assert_ranks (s, "1 2 2", RED, "points");
}

/* Free areas, and scoring markers with nothing on the board, count for nobody. */
static void
test_oasis_free_areas_count_for_nobody (void **state)
{
  Scene *s = *state;

  draw (s, "o. o. .. .. ..");
  scene_play (s, REVEAL ("red", "'commodities':4,'wells':4,'horses':4,'ovoos':4"));
  assert_int_equal (scene_total (s, "red"), 0);
  scene_play (s, PLACE ("red", "oasis", "c1"));
  assert_int_equal (scene_total (s, "red"), 12);
}

/* Gives each player so many points: a herd of that size and one of the commodities. */
static void
give_points (Scene *scene, int red, int blue, int green)
{
  static const char *const colors[] = { "red", "blue", "green" };
  const int points[] = { red, blue, green };

  for (int i = 0; i < 3; i++)
    {
      play (scene, COUNT ("%s", "'herd':%d"), colors[i], points[i]);
      play (scene, REVEAL ("%s", "'commodities':1"), colors[i]);
    }
}

/* oasis.score.tie: the lowest priority counter wins a tie. Counters unknown, it stays a
   tie, and the ranks are 1 1 3. The last counters recorded stand. */
static void
test_oasis_tie_goes_to_the_lowest_counter (void **state)
{
  Scene *s = *state;

  give_points (s, 10, 10, 5);
  assert_ranks (s, "1 1 3", RED | BLUE, "undecided");
  scene_play (s, COUNTERS ("'green','blue','red'"));
  assert_ranks (s, "2 1 3", BLUE, "counters");
  scene_play (s, COUNTERS ("'red','blue','green'"));
  assert_ranks (s, "1 2 3", RED, "counters");
  scene_play (s, COUNT ("red", "'herd':11"));
  assert_ranks (s, "1 2 3", RED, "points");
  assert_non_null (cv_game_rule_find (&cv_oasis, "oasis.score.tie"));
}

/* The counters part every rank, not only the first; the first was decided by points. */
static void
test_oasis_counters_part_every_rank (void **state)
{
  Scene *s = *state;

  give_points (s, 5, 5, 12);
  assert_ranks (s, "2 2 1", GREEN, "points");
  scene_play (s, COUNTERS ("'blue','red','green'"));
  assert_ranks (s, "3 2 1", GREEN, "points");
  scene_play (s, COUNT ("green", "'herd':5"));
  assert_ranks (s, "2 1 3", BLUE, "counters");
}

/* oasis.counters.bad: all players, each once. */
static void
test_oasis_counters_name_each_player_once (void **state)
{
  Scene *s = *state;

  expect (s, "counters.bad", "", COUNTERS ("'red','blue'"));
  expect (s, "counters.bad", "", COUNTERS ("'red','blue','red'"));
  expect (s, "counters.bad", "", COUNTERS ("'red','blue','green','red'"));
  expect (s, "counters.bad", "", COUNTERS (""));
  expect (s, "counters.ok", "", COUNTERS ("'green','red','blue'"));
  scene_refuses (s, COUNTERS ("'green','red','yellow'"));
  scene_play (s, COUNTERS ("'green','red','blue'"));
  assert_fact (s, "green", "Priority counter", 1);
  assert_fact (s, "blue", "Priority counter", 3);
}

/* Editions and the end, announced in free turns and never enforced. */

/* A game on the gobi whose path has one empty cell, f1, under an edition. */
static Scene *
start_edition (const char *edition)
{
  Scene *scene = scene_new_edition ("oasis", "red blue green", "free", edition, gobi);
  draw (scene, ".. .. .. .. .. ..\n"
               ".. .. .. .. .. cR\n"
               ".. .. .. .. .. cR\n"
               ".. .. .. .. .. cR\n"
               ".. .. .. .. .. cR\n"
               ".. .. .. .. cB cR\n"
               ".. .. .. .. cB cB");
  return scene;
}

/* oasis.end.path-full: the French booklet ends the game with a full path. */
static void
test_oasis_full_path_ends_the_french_game (void **unused)
{
  static const char *const editions[] = { "'it'", "'fr'" };

  for (int i = 0; i < 2; i++)
    {
      Scene *s = start_edition (editions[i]);
      scene_expect_ends (s, "");
      scene_play (s, CAMEL ("green", "f1"));
      scene_expect_ends (s, i == 0 ? "" : "path-full");
      expect (s, "place.start", "", PLACE ("green", "stone", "b2"));
      scene_free (s);
    }
}

/* oasis.end.unplayable: the Italian booklet ends the game with a tile that can't be
   placed. In free turns a skip says so. Camels passed over are no tile. */
static void
test_oasis_unplayable_tile_ends_the_italian_game (void **unused)
{
  static const char *const editions[] = { "'it'", "'fr'" };

  for (int i = 0; i < 2; i++)
    {
      Scene *s = start_edition (editions[i]);
      scene_play (s, SKIP ("red", "camels"));
      scene_expect_ends (s, "");
      scene_play (s, SKIP ("red", "oasis"));
      scene_expect_ends (s, i == 0 ? "unplayable" : "");
      expect (s, "place.start", "", PLACE ("red", "oasis", "a1"));
      scene_free (s);
    }
}

/* oasis.end.last-tile: both booklets end the game with the last tile of a kind. */
static void
test_oasis_last_tile_ends_the_game (void **unused)
{
  static const char *const editions[] = { "'it'", "'fr'" };

  for (int i = 0; i < 2; i++)
    {
      Scene *s =
          scene_new_edition ("oasis", "red blue green", "free", editions[i], meadow);
      play (s, POSITION ("'tiles':{'stone':[%s]}"), list_cells (1, 19));
      scene_expect_ends (s, "");
      scene_play (s, PLACE ("red", "stone", "t1"));
      scene_expect_ends (s, "last-tile");
      expect (s, "place.start", "", PLACE ("red", "oasis", "v1"));
      scene_play (s, UNDO);
      scene_expect_ends (s, "");
      scene_free (s);
    }
}

/* An edition may start from one booklet and override options; the ends come in order.
 */
static void
test_oasis_edition_overrides_options (void **unused)
{
  Scene *s = start_edition ("{'base':'it','end.path-full':true}");

  scene_play (s, SKIP ("red", "stone"));
  scene_play (s, CAMEL ("green", "f1"));
  scene_expect_ends (s, "unplayable path-full");
  scene_free (s);

  s = start_edition ("{'base':'fr','end.unplayable':true,'end.path-full':false}");
  scene_play (s, SKIP ("red", "stone"));
  scene_play (s, CAMEL ("green", "f1"));
  scene_expect_ends (s, "unplayable");
  scene_free (s);

  s = start_edition ("{'base':'it','end.unplayable':false}");
  scene_play (s, SKIP ("red", "stone"));
  scene_expect_ends (s, "");
  scene_free (s);

  s = scene_new_edition ("oasis", "red blue green", "free",
                         "{'base':'it','end.last-tile':false}", meadow);
  play (s, POSITION ("'tiles':{'stone':[%s]}"), list_cells (1, 20));
  scene_expect_ends (s, "");
  scene_free (s);
}

/* `set` changes the booklet in the middle of a game, also for what has happened. */
static void
test_oasis_edition_may_be_set_in_the_middle (void **unused)
{
  Scene *s = start_edition ("'it'");

  scene_play (s, CAMEL ("green", "f1"));
  scene_play (s, SKIP ("red", "oasis"));
  scene_expect_ends (s, "unplayable");
  scene_play (s, EDITION ("'fr'"));
  scene_expect_ends (s, "path-full");
  scene_play (s, EDITION ("{'base':'fr','end.unplayable':true}"));
  scene_expect_ends (s, "unplayable path-full");
  scene_play (s, EDITION ("'it'"));
  scene_expect_ends (s, "unplayable");
  scene_play (s, "{'do':'undo','steps':3}");
  scene_expect_ends (s, "unplayable");
  scene_refuses (s, EDITION ("'de'"));
  scene_refuses (s, EDITION ("{'base':'de'}"));
  scene_refuses (s, EDITION ("{'base':'it','end.never':true}"));
  scene_refuses (s, EDITION ("{'base':'it','end.path-full':1}"));
  scene_refuses (s, EDITION ("{'base':'it','camels.exhausted':'never'}"));
  scene_free (s);
}

/* The players may declare the end; in free turns play goes on all the same. */
static void
test_oasis_declared_end_is_not_enforced_in_free_turns (void **state)
{
  Scene *s = *state;

  expect (s, "end.ok", "", "{'do':'end'}");
  scene_play (s, "{'do':'end'}");
  expect (s, "place.start", "", PLACE ("red", "stone", "b2"));
}

/* Verdicts carry what the sentence needs: cell, kind, and whose area it is. */
static void
test_oasis_verdicts_carry_their_values (void **state)
{
  Scene *s = *state;
  CvVerdict verdict;

  draw (s, "oG .. .. .. ..");
  assert_false (is_taken (s, PLACE ("red", "oasis", "b1"), &verdict));
  assert_int_equal (verdict.n_values, 4);
  assert_int_equal (verdict.values[0].type, CV_VALUE_CELL);
  assert_int_equal (verdict.values[0].number, cv_cell (1, 0));
  assert_string_equal (verdict.values[1].term, "Oasis");
  assert_int_equal (verdict.values[2].number, 2);
  assert_int_equal (verdict.values[3].type, CV_VALUE_CELLS);
  assert_true (is_taken (s, PLACE ("red", "oasis", "c1"), &verdict));
  assert_int_equal (verdict.values[2].number, 0);
}

/* The map of legal cells agrees with the verdicts, cell by cell. The move has room for
   one atom more, which is its cell. */
static void
assert_map_agrees (Scene *scene, CvMove move, CvAtom *atoms)
{
  const CvTable *table = scene_table (scene);
  int at = cv_verb_arg (cv_game_verb (&cv_oasis, move.verb), "at");
  CvSet cells;

  move.atoms = atoms;
  cv_legal (table, scene_state (scene), &move, &cells);
  CvAtom *cell = &atoms[move.n_atoms++];
  for (int row = 0; row < table->board.height; row++)
    for (int column = 0; column < table->board.width; column++)
      {
        CvVerdict verdict;
        *cell = (CvAtom){ .arg = (uint8_t) at, .value = cv_cell (column, row) };
        cv_check (table, scene_state (scene), &move, &verdict);
        bool legal =
            cv_set_has (&cells, cv_board_bit (&table->board, cv_cell (column, row)));
        if (legal != cv_verdict_is_legal (&verdict))
          fail_msg ("%c%d: %s", 'a' + column, row + 1, verdict.rule->id);
      }
}

/* For every player, kind and choice of marker. */
static void
assert_maps_agree (Scene *scene)
{
  static const int32_t markers[] = { CV_ABSENT, CV_CELL_NONE, 32 + 1 /* b2 */ };
  int place = cv_game_verb_find (&cv_oasis, "place");
  int camel = cv_game_verb_find (&cv_oasis, "camel");
  CvAtom atoms[3];

  for (int8_t seat = 0; seat < 3; seat++)
    {
      for (int32_t kind = 0; kind < 3; kind++)
        for (int i = 0; i < 3; i++)
          {
            atoms[0] = (CvAtom){ .arg = 0, .value = kind };
            atoms[1] = (CvAtom){ .arg = 2, .value = markers[i] };
            CvMove move = { .verb = (uint8_t) place,
                            .by = seat,
                            .n_atoms = markers[i] == CV_ABSENT ? 1 : 2 };
            assert_map_agrees (scene, move, atoms);
          }
      assert_map_agrees (scene, (CvMove){ .verb = (uint8_t) camel, .by = seat }, atoms);
    }
}

/* Lawful positions, and one after house rules. */
static void
test_oasis_legal_cells_agree_with_check (void **state)
{
  Scene *s = *state;

  assert_maps_agree (s);
  draw (s, four_areas);
  assert_maps_agree (s);
  scene_play (s, PLACE ("green", "oasis", "c3"));
  scene_play (s, CAMEL ("blue", "f3"));
  scene_play (s, PLACE ("blue", "steppe", "g1"));
  assert_maps_agree (s);
  scene_play (s, allow (PLACE ("red", "stone", "c2")));
  scene_play (s, allow (PLACE ("blue", "stone", "b5")));
  scene_play (s, allow (CAMEL ("green", "a1")));
  assert_maps_agree (s);
}

/* What is not an event of the game is not read. */
static void
test_oasis_wrong_forms_are_unreadable (void **state)
{
  Scene *s = *state;

  scene_refuses (s, PLACE ("red", "sand", "b2"));
  scene_refuses (s, PLACE ("yellow", "stone", "b2"));
  scene_refuses (s, PLACE ("red", "stone", "b0"));
  scene_refuses (s, PLACE_MOVING ("red", "stone", "b2", "no"));
  scene_refuses (s, "{'do':'place','by':'red','tile':'stone'}");
  scene_refuses (s, "{'do':'camel','by':'red'}");
  scene_refuses (s, "{'do':'camel','at':'f1'}");
  scene_refuses (s, COUNT ("red", "'herd':-1"));
  scene_refuses (s, COUNT ("red", "'camels':3"));
  scene_refuses (s, HIDE ("red", "'coal':1"));
  scene_refuses (s, POSITION ("'tiles':{'sand':['b2']}"));
  scene_refuses (s, SKIP ("red", "tiles"));
}

/* Each rule has an id of its own under the game's name, and a section. */
static void
test_oasis_rules_are_told_apart (void **unused)
{
  for (int i = 0; i < cv_oasis.n_rules; i++)
    {
      const CvRule *rule = &cv_oasis.rules[i];
      assert_int_equal (strncmp (rule->id, "oasis.", 6), 0);
      assert_non_null (strchr (rule->anchor, '#'));
      assert_ptr_equal (cv_game_rule_find (&cv_oasis, rule->id), rule);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    GOBI (test_oasis_tile_lies_on_open_land),
    GOBI (test_oasis_tile_lies_on_a_free_cell),
    cmocka_unit_test (test_oasis_tile_comes_from_the_supply),
    GOBI (test_oasis_tile_keeps_off_rivals_but_not_off_their_corners),
    GOBI (test_oasis_rival_area_counts_with_all_its_cells),
    GOBI (test_oasis_rival_cells_are_named_in_reading_order),
    GOBI (test_oasis_tile_never_joins_areas_of_one_player),
    GOBI (test_oasis_tile_may_touch_one_area_twice),
    GOBI (test_oasis_first_oasis_lies_on_a_border_or_beside_an_oasis),
    GOBI (test_oasis_first_steppe_lies_beside_the_path_or_a_steppe),
    GOBI (test_oasis_first_stone_lies_anywhere),
    GOBI (test_oasis_areas_connect_by_sides_only),
    MEADOW (test_oasis_rows_do_not_run_on),
    cmocka_unit_test (test_oasis_largest_board_works_to_its_corners),
    GOBI (test_oasis_extending_swallows_what_is_free),
    GOBI (test_oasis_claiming_unites_what_is_free),
    GOBI (test_oasis_claiming_needs_no_border_and_no_path),
    GOBI (test_oasis_bonus_space_unreached_is_a_free_area),
    MEADOW (test_oasis_place_names_the_first_rule_that_is_broken),
    GOBI (test_oasis_rival_comes_before_joins_own_and_markers),
    GOBI (test_oasis_marker_comes_from_the_hand),
    cmocka_unit_test (test_oasis_marker_must_be_placed_while_in_hand),
    cmocka_unit_test (test_oasis_marker_moves_only_when_the_hand_is_empty),
    cmocka_unit_test (test_oasis_marker_stays_when_an_area_grows),
    GOBI (test_oasis_marker_to_move_stands_in_an_own_area),
    GOBI (test_oasis_marker_is_named_by_any_cell_of_its_area),
    GOBI (test_oasis_area_stays_free_when_no_marker_is_left),
    GOBI (test_oasis_choice_of_a_marker_is_open_while_nothing_is_said),
    GOBI (test_oasis_blue_abandons_a_steppe_and_green_takes_it_over),
    GOBI (test_oasis_free_areas_that_touch_are_one),
    GOBI (test_oasis_camel_stands_on_the_path),
    GOBI (test_oasis_camel_stands_alone_on_its_cell),
    MEADOW (test_oasis_camel_moves_when_none_is_in_hand),
    MEADOW (test_oasis_camel_in_hand_comes_first),
    MEADOW (test_oasis_camel_to_move_is_an_own_one),
    MEADOW (test_oasis_camel_names_the_first_rule_that_is_broken),
    GOBI (test_oasis_house_rival_counts_for_both),
    GOBI (test_oasis_house_joined_areas_count_once),
    GOBI (test_oasis_house_lets_placements_stand),
    GOBI (test_oasis_house_lets_markers_stand),
    GOBI (test_oasis_house_lets_camels_stand),
    MEADOW (test_oasis_house_makes_nothing_possible),
    MEADOW (test_oasis_house_does_not_hide_the_impossible),
    GOBI (test_oasis_house_mark_on_a_legal_step_is_harmless),
    cmocka_unit_test (test_oasis_rules_are_fixed_where_pieces_and_board_say_so),
    MEADOW (test_oasis_position_names_the_first_thing_that_cannot_be),
    GOBI (test_oasis_position_lays_tiles_on_land),
    GOBI (test_oasis_position_has_one_piece_a_cell),
    GOBI (test_oasis_position_one_piece_a_cell_comes_before_camels_off_the_path),
    cmocka_unit_test (test_oasis_position_fits_the_supplies),
    GOBI (test_oasis_position_has_one_marker_an_area),
    GOBI (test_oasis_position_counters_are_all_or_none),
    GOBI (test_oasis_position_need_not_be_lawful),
    GOBI (test_oasis_position_comes_first),
    NO_BOARD (test_oasis_steps_on_the_board_need_one),
    NO_BOARD (test_oasis_count_of_a_herd_fits_the_box),
    cmocka_unit_test (test_oasis_count_of_land_fits_the_box),
    MEADOW (test_oasis_count_adds_what_others_have_on_the_board),
    GOBI (test_oasis_count_overrules_the_board),
    NO_BOARD (test_oasis_hidden_counts_seal_the_score),
    NO_BOARD (test_oasis_reveal_overrules_and_a_later_hide_adds),
    NO_BOARD (test_oasis_counts_never_spoken_of_are_none),
    cmocka_unit_test (test_oasis_scoring_markers_fit_the_box),
    NO_BOARD (test_oasis_locked_counts_are_sealed),
    GOBI (test_oasis_only_the_largest_herd_counts),
    GOBI (test_oasis_herds_connect_by_sides_and_colour),
    MEADOW (test_oasis_land_counts_by_kind_over_all_areas),
    GOBI (test_oasis_free_areas_count_for_nobody),
    NO_BOARD (test_oasis_tie_goes_to_the_lowest_counter),
    NO_BOARD (test_oasis_counters_part_every_rank),
    NO_BOARD (test_oasis_counters_name_each_player_once),
    cmocka_unit_test (test_oasis_full_path_ends_the_french_game),
    cmocka_unit_test (test_oasis_unplayable_tile_ends_the_italian_game),
    cmocka_unit_test (test_oasis_last_tile_ends_the_game),
    cmocka_unit_test (test_oasis_edition_overrides_options),
    cmocka_unit_test (test_oasis_edition_may_be_set_in_the_middle),
    GOBI (test_oasis_declared_end_is_not_enforced_in_free_turns),
    GOBI (test_oasis_verdicts_carry_their_values),
    GOBI (test_oasis_legal_cells_agree_with_check),
    GOBI (test_oasis_wrong_forms_are_unreadable),
    cmocka_unit_test (test_oasis_rules_are_told_apart),
  };

  return cmocka_run_group_tests_name ("oasis", tests, NULL, NULL);
}
