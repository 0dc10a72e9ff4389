/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon, rule by rule: a position, a step, the rule that decides, and next to it a
   step that it does not touch. All positions are on the valley drawn below. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "cv-games.h"
#include "answers.h"
#include "oregon.h"

/* Both edges carry the symbols in the same order: settlers a–c and 1–2, wagon d–f and
   3–4, campfire g–i and 5–6, bison j–l and 7–8, eagle m–o and 9–10. */
static const char valley[] = "{'caravanserai-board':1,'game':'oregon','id':'valley',"
                             "'title':'Valley','rows':["
                             /* abcdefghijklmno */
                             "'ggggggggggggggg'," /* 1 */
                             "'ggggggggggggggg'," /* 2 */
                             "'gggwgggggmmmggg'," /* 3 */
                             "'ggggggggggggggg'," /* 4 */
                             "'rrrrrrrrrrrrrrr'," /* 5 */
                             "'ggggggggggggggg'," /* 6 */
                             "'ggggggggggggwwg'," /* 7 */
                             "'gmmmgggggggwwwg'," /* 8 */
                             "'gmmmggggggggggg'," /* 9 */
                             "'ggggggggggggggg'"  /* 10 */
                             "],"
                             "'column-symbols':['settlers','wagon','campfire','bison',"
                             "'eagle'],"
                             "'row-symbols':['settlers','wagon','campfire','bison',"
                             "'eagle']}";

/* Events in short. */
#define START(BY, KIND, AT)                                                            \
  "{'do':'start','by':'" BY "','building':'" KIND "','at':'" AT "'}"
#define FARMER(BY, A, B, AT)                                                           \
  "{'do':'farmer','by':'" BY "','cards':['" A "','" B "'],'at':'" AT "'}"
#define BUILDING(BY, CARD, KIND, AT)                                                   \
  "{'do':'building','by':'" BY "','cards':['" CARD "'],'building':'" KIND              \
  "','at':'" AT "'}"
#define EXTRA(BY)      "{'do':'extra','by':'" BY "'}"
#define END_TURN(BY)   "{'do':'end-turn','by':'" BY "'}"
#define POSITION(MORE) "{'do':'position'," MORE "}"
#define REVEAL(BY, COAL, GOLD)                                                         \
  "{'do':'reveal','by':'" BY "','counts':{'coal':" COAL ",'gold':" GOLD "}}"
#define HIDE(BY, MORE) "{'do':'hide','by':'" BY "','add':{" MORE "}}"
#define HOUSE(EVENT)   "{'allowed':'house'," EVENT

/* Fourteen cells of the bottom rows, in the order in which a test fills them. */
#define THIRTEEN_CELLS                                                                 \
  "'a10','b10','c10','d10','e10','f10','g10','h10','i10','j10','k10','l10','m10'"
#define FOURTEEN_CELLS THIRTEEN_CELLS ",'n10'"

static Scene *
free_game (void)
{
  return scene_new ("oregon", "yellow blue", "free", valley);
}

static Scene *
free_game_of_three (void)
{
  return scene_new ("oregon", "yellow blue red", "free", valley);
}

/* A guided game of two with the start tiles laid where they touch nothing else. */
static Scene *
guided_game (void)
{
  Scene *scene = scene_new ("oregon", "yellow blue", "guided", valley);
  scene_play (scene, START ("yellow", "church", "o1"));
  scene_play (scene, START ("blue", "post-office", "o10"));
  return scene;
}

/* Each test gets its scene from one of these. */

static int
set_free (void **state)
{
  *state = free_game ();
  return 0;
}

static int
set_free_of_three (void **state)
{
  *state = free_game_of_three ();
  return 0;
}

static int
set_guided (void **state)
{
  *state = guided_game ();
  return 0;
}

/* Before the start tiles. */
static int
set_guided_start (void **state)
{
  *state = scene_new ("oregon", "yellow blue", "guided", valley);
  return 0;
}

static int
clear_scene (void **state)
{
  scene_free (*state);
  return 0;
}

#define FREE(TEST) cmocka_unit_test_setup_teardown (TEST, set_free, clear_scene)
#define FREE_OF_THREE(TEST)                                                            \
  cmocka_unit_test_setup_teardown (TEST, set_free_of_three, clear_scene)
#define GUIDED(TEST) cmocka_unit_test_setup_teardown (TEST, set_guided, clear_scene)
#define GUIDED_START(TEST)                                                             \
  cmocka_unit_test_setup_teardown (TEST, set_guided_start, clear_scene)

/* The verdict on an event, by its id without "oregon."; Oregon names no deciding cells.
 */
static void
expect (Scene *scene, const char *rule, const char *event)
{
  char id[64] = "oregon.";
  strncat (id, rule, sizeof id - sizeof "oregon.");
  scene_expect (scene, event, id, "");
}

static int
track_of (Scene *scene, const char *color)
{
  return scene_fact (scene, color, "Points on the track");
}

static void
assert_sane (Scene *scene)
{
  assert_int_equal (cv_oregon.sane (scene_table (scene), scene_state (scene)), 0);
}

/* The phase that goes with a rule of the prompts; the others are those of free turns. */
static int
find_phase (const char *rule)
{
  static const struct
  {
    const char *rule;
    OregonPhase phase;
  } phases[] = {
    { "oregon.prompt.start", OREGON_PHASE_START },
    { "oregon.prompt.play", OREGON_PHASE_PLAY },
    { "oregon.prompt.again", OREGON_PHASE_AGAIN },
    { "oregon.prompt.extra", OREGON_PHASE_EXTRA },
    { "oregon.prompt.end-turn", OREGON_PHASE_END_TURN },
    { "oregon.prompt.over", OREGON_PHASE_OVER },
  };
  size_t i = 0;

  while (i < sizeof phases / sizeof *phases && strcmp (phases[i].rule, rule) != 0)
    i++;
  return i < sizeof phases / sizeof *phases ? (int) phases[i].phase : OREGON_PHASE_FREE;
}

static void
assert_prompt (Scene *scene, const char *rule, unsigned who)
{
  CvPrompt prompt;
  cv_oregon.prompt (scene_table (scene), scene_state (scene), &prompt);
  assert_string_equal (prompt.say.rule->id, rule);
  assert_int_equal (prompt.phase, find_phase (rule));
  assert_int_equal (prompt.who, who);
}

/* Adds a value to a move whose atoms have room for it. */
static void
add_atom (CvMove *move, CvAtom *atoms, const char *arg, int32_t value)
{
  int index = cv_verb_arg (cv_game_verb (&cv_oregon, move->verb), arg);

  assert_true (index >= 0);
  atoms[move->n_atoms++] = (CvAtom){ .arg = (uint8_t) index, .value = value };
  move->atoms = atoms;
}

static CvMove
make_move (const char *verb, int by)
{
  int index = cv_game_verb_find (&cv_oregon, verb);

  assert_true (index >= 0);
  return (CvMove){ .verb = (uint8_t) index, .by = (int8_t) by };
}

/* The start tiles. */

/* A start tile lies on the board, on land, on a free space. */
static void
test_oregon_start_tile_needs_a_free_space_of_the_board (void **state)
{
  Scene *s = *state;

  expect (s, "start.off-board", START ("yellow", "church", "p1"));
  expect (s, "start.off-board", START ("yellow", "church", "a11"));
  expect (s, "start.place", START ("yellow", "church", "o10"));
  expect (s, "start.water", START ("yellow", "church", "d3"));
  expect (s, "start.place", START ("yellow", "church", "d4"));

  scene_play (s, START ("yellow", "church", "d4"));
  expect (s, "start.occupied", START ("blue", "post-office", "d4"));
  expect (s, "start.place", START ("blue", "post-office", "e4"));
  assert_sane (s);
}

/* A start tile lies on the ground of its colour. */
static void
test_oregon_start_tile_needs_its_terrain (void **state)
{
  Scene *s = *state;

  expect (s, "start.terrain", START ("yellow", "gold-mine", "a1"));
  expect (s, "start.place", START ("yellow", "gold-mine", "j3"));
  expect (s, "start.terrain", START ("yellow", "train-station", "j3"));
  expect (s, "start.place", START ("yellow", "train-station", "j5"));
}

/* A harbor has water at a side or at a corner. */
static void
test_oregon_start_harbor_needs_water_near (void **state)
{
  Scene *s = *state;

  expect (s, "start.place", START ("yellow", "harbor", "c2"));
  expect (s, "start.place", START ("yellow", "harbor", "c3"));
  expect (s, "start.harbor-dry", START ("yellow", "harbor", "b2"));
}

/* Each player places one start tile, and there is one of each kind. */
static void
test_oregon_start_tiles_come_once (void **state)
{
  Scene *s = *state;

  scene_play (s, START ("yellow", "church", "a1"));
  expect (s, "start.twice", START ("yellow", "warehouse", "b1"));
  expect (s, "start.twice", START ("blue", "church", "b1"));
  expect (s, "start.place", START ("blue", "warehouse", "b1"));
}

/* The order of the rules: what is wrong with the ground comes before "twice". */
static void
test_oregon_start_names_the_first_rule_that_is_broken (void **state)
{
  Scene *s = *state;

  scene_play (s, START ("yellow", "harbor", "c2"));
  expect (s, "start.off-board", START ("blue", "harbor", "p11"));
  expect (s, "start.water", START ("blue", "harbor", "d3"));
  expect (s, "start.occupied", START ("blue", "harbor", "c2"));
  expect (s, "start.terrain", START ("blue", "harbor", "j3"));
  expect (s, "start.harbor-dry", START ("blue", "harbor", "h1"));
  expect (s, "start.twice", START ("blue", "harbor", "e2"));
}

/* A start tile is no tile of the stacks, and pays nothing even beside farmers. */
static void
test_oregon_start_tile_pays_nothing_and_leaves_the_stack (void **state)
{
  Scene *s = *state;

  scene_play (s, FARMER ("blue", "settlers", "settlers", "b2"));
  scene_play (s, START ("yellow", "post-office", "a1"));
  assert_int_equal (track_of (s, "blue"), 0);
  assert_int_equal (scene_state (s)->oregon.stack[0], 4);
  assert_sane (s);
}

/* Guided turns begin when all have placed their start tile; free turns don't mind. */
static void
test_oregon_guided_turns_need_all_start_tiles (void **unused)
{
  Scene *s = scene_new ("oregon", "yellow blue", "guided", valley);

  expect (s, "start.missing", FARMER ("yellow", "settlers", "settlers", "a1"));
  scene_play (s, START ("yellow", "church", "o1"));
  expect (s, "start.missing", BUILDING ("yellow", "settlers", "church", "a1"));
  expect (s, "start.missing", EXTRA ("yellow"));
  expect (s, "start.missing", END_TURN ("yellow"));
  scene_play (s, START ("blue", "post-office", "o10"));
  expect (s, "farmer.place", FARMER ("yellow", "settlers", "settlers", "a1"));
  scene_free (s);

  s = free_game ();
  expect (s, "farmer.place", FARMER ("blue", "settlers", "settlers", "a1"));
  scene_free (s);
}

/* Start tiles are placed in seating order. */
static void
test_oregon_guided_start_tiles_go_round (void **state)
{
  Scene *s = *state;

  expect (s, "turn.order", START ("blue", "church", "o1"));
  expect (s, "turn.order", START ("blue", "church", "p1"));
  scene_play (s, START ("yellow", "church", "o1"));
  expect (s, "turn.order", START ("yellow", "harbor", "c2"));
  scene_play (s, START ("blue", "harbor", "c2"));

  /* Now it is never, whoever asks and wherever. */
  expect (s, "start.twice", START ("blue", "warehouse", "a1"));
  expect (s, "start.twice", START ("yellow", "warehouse", "a1"));
  expect (s, "start.twice", START ("yellow", "warehouse", "d3"));
  expect (s, "start.twice", START ("yellow", "gold-mine", "a1"));
  expect (s, "start.twice", START ("yellow", "warehouse", "p1"));
  expect (s, "start.twice", START ("yellow", "warehouse", "c2"));
}

/* Farmers. */

/* A farmer stands on the board, not on water, on a free space; on any ground. */
static void
test_oregon_farmer_needs_a_free_space_of_the_board (void **state)
{
  Scene *s = *state;

  expect (s, "farmer.off-board", FARMER ("yellow", "eagle", "eagle", "p9"));
  expect (s, "farmer.off-board", FARMER ("yellow", "eagle", "eagle", "o11"));
  expect (s, "farmer.place", FARMER ("yellow", "eagle", "eagle", "o10"));
  expect (s, "farmer.water", FARMER ("yellow", "wagon", "wagon", "d3"));
  expect (s, "farmer.place", FARMER ("yellow", "wagon", "wagon", "e3"));
  expect (s, "farmer.place", FARMER ("yellow", "bison", "wagon", "j3"));
  expect (s, "farmer.place", FARMER ("yellow", "campfire", "campfire", "g5"));

  scene_play (s, FARMER ("yellow", "wagon", "wagon", "e3"));
  scene_play (s, BUILDING ("blue", "wagon", "church", "f3"));
  expect (s, "farmer.occupied", FARMER ("blue", "wagon", "wagon", "e3"));
  expect (s, "farmer.occupied", FARMER ("blue", "wagon", "wagon", "f3"));
  expect (s, "farmer.place", FARMER ("blue", "wagon", "wagon", "e4"));
}

/* One of the fifteen farmers keeps the score: fourteen can be placed. */
static void
test_oregon_farmer_comes_from_the_fourteen (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'yellow':[" THIRTEEN_CELLS "]}"));
  expect (s, "farmer.place", FARMER ("yellow", "settlers", "settlers", "a1"));
  scene_play (s, FARMER ("yellow", "eagle", "eagle", "n10"));
  expect (s, "farmer.none-left", FARMER ("yellow", "settlers", "settlers", "a1"));
  expect (s, "farmer.place", FARMER ("blue", "settlers", "settlers", "a1"));
  assert_int_equal (scene_fact (s, "yellow", "Farmers left"), 0);
  assert_int_equal (scene_fact (s, "blue", "Farmers left"), 14);
}

/* The joker stands for one landscape card while it is active; there is one. */
static void
test_oregon_farmer_joker_is_active_and_single (void **state)
{
  Scene *s = *state;

  expect (s, "farmer.joker-spent", FARMER ("yellow", "joker", "joker", "a1"));
  expect (s, "farmer.place", FARMER ("yellow", "joker", "settlers", "a1"));
  scene_play (s, FARMER ("yellow", "joker", "settlers", "a1"));
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 0);
  expect (s, "farmer.joker-spent", FARMER ("yellow", "settlers", "joker", "c1"));
  expect (s, "farmer.place", FARMER ("blue", "settlers", "joker", "c1"));
}

/* Two cards name two blocks: columns of one with rows of the other. */
static void
test_oregon_farmer_stands_in_a_block_of_the_cards (void **state)
{
  Scene *s = *state;

  expect (s, "farmer.place", FARMER ("yellow", "settlers", "wagon", "c4"));
  expect (s, "farmer.place", FARMER ("yellow", "settlers", "wagon", "d2"));
  expect (s, "farmer.place", FARMER ("yellow", "wagon", "settlers", "d2"));
  expect (s, "farmer.block", FARMER ("yellow", "settlers", "wagon", "c2"));
  expect (s, "farmer.block", FARMER ("yellow", "settlers", "wagon", "d4"));
  expect (s, "farmer.block", FARMER ("yellow", "settlers", "wagon", "g2"));
  expect (s, "farmer.block", FARMER ("yellow", "settlers", "wagon", "c5"));
}

/* Equal cards name one block. */
static void
test_oregon_farmer_equal_cards_name_one_block (void **state)
{
  Scene *s = *state;

  expect (s, "farmer.place", FARMER ("blue", "bison", "bison", "j7"));
  expect (s, "farmer.place", FARMER ("blue", "bison", "bison", "k8"));
  expect (s, "farmer.block", FARMER ("blue", "bison", "bison", "j9"));
  expect (s, "farmer.block", FARMER ("blue", "bison", "bison", "i7"));
}

/* With a joker the other card's whole columns and rows are open. */
static void
test_oregon_farmer_joker_opens_a_cross (void **state)
{
  Scene *s = *state;

  expect (s, "farmer.place", FARMER ("blue", "joker", "eagle", "m1"));
  expect (s, "farmer.place", FARMER ("blue", "eagle", "joker", "a9"));
  expect (s, "farmer.water", FARMER ("blue", "joker", "eagle", "l8"));
  expect (s, "farmer.block", FARMER ("blue", "joker", "eagle", "k8"));
}

/* The order of the rules for farmers. */
static void
test_oregon_farmer_names_the_first_rule_that_is_broken (void **unused)
{
  Scene *s = free_game ();

  scene_play (s,
              POSITION ("'farmers':{'yellow':[" FOURTEEN_CELLS "]},'jokers':{'yellow':"
                        "false}"));
  expect (s, "farmer.off-board", FARMER ("yellow", "joker", "eagle", "z99"));
  expect (s, "farmer.water", FARMER ("yellow", "joker", "eagle", "d3"));
  expect (s, "farmer.occupied", FARMER ("yellow", "joker", "eagle", "a10"));
  expect (s, "farmer.none-left", FARMER ("yellow", "joker", "eagle", "a1"));
  scene_free (s);

  s = free_game ();
  scene_play (s, POSITION ("'jokers':{'yellow':false}"));
  expect (s, "farmer.joker-spent", FARMER ("yellow", "joker", "eagle", "a1"));
  scene_free (s);
}

/* Buildings. */

/* A building lies on the board, not on water, on a free space. */
static void
test_oregon_building_needs_a_free_space_of_the_board (void **state)
{
  Scene *s = *state;

  expect (s, "building.off-board", BUILDING ("yellow", "eagle", "church", "p1"));
  expect (s, "building.place", BUILDING ("yellow", "eagle", "church", "o1"));
  expect (s, "building.water", BUILDING ("yellow", "wagon", "church", "d3"));
  expect (s, "building.place", BUILDING ("yellow", "wagon", "church", "e3"));

  scene_play (s, BUILDING ("yellow", "wagon", "church", "e3"));
  scene_play (s, FARMER ("yellow", "wagon", "wagon", "f3"));
  expect (s, "building.occupied", BUILDING ("blue", "wagon", "church", "e3"));
  expect (s, "building.occupied", BUILDING ("blue", "wagon", "church", "f3"));
  expect (s, "building.place", BUILDING ("blue", "wagon", "church", "e4"));
}

/* Four tiles of each kind; the start tile is not one of them. */
static void
test_oregon_building_comes_from_its_stack (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'buildings':{'church':['a1','c1','e1']},'start-tiles':{'church':"
                   "'g1'}"));
  expect (s, "building.place", BUILDING ("yellow", "settlers", "church", "a4"));
  scene_play (s, BUILDING ("yellow", "settlers", "church", "a4"));
  expect (s, "building.stack-empty", BUILDING ("yellow", "settlers", "church", "c4"));
  expect (s, "building.place", BUILDING ("yellow", "settlers", "warehouse", "c4"));
  assert_sane (s);
}

/* The joker stands for the landscape card of a building too, and any band is open. */
static void
test_oregon_building_joker_opens_the_board (void **state)
{
  Scene *s = *state;

  expect (s, "building.place", BUILDING ("blue", "joker", "church", "a1"));
  scene_play (s, BUILDING ("blue", "joker", "church", "o6"));
  expect (s, "building.joker-spent", BUILDING ("blue", "joker", "church", "a1"));
  expect (s, "building.place", BUILDING ("blue", "settlers", "church", "a1"));
}

/* The landscape card names three columns and two rows, whole. */
static void
test_oregon_building_lies_in_a_band_of_the_card (void **state)
{
  Scene *s = *state;

  expect (s, "building.place", BUILDING ("blue", "wagon", "church", "d10"));
  expect (s, "building.place", BUILDING ("blue", "wagon", "church", "o4"));
  expect (s, "building.band", BUILDING ("blue", "wagon", "church", "c2"));
  expect (s, "building.band", BUILDING ("blue", "wagon", "church", "g6"));
  expect (s, "building.place", BUILDING ("blue", "campfire", "church", "g6"));
}

/* Post office, church, warehouse and harbor on prairie, train station on railway, mines
   on mountain. */
static void
test_oregon_building_needs_its_terrain (void **unused)
{
  static const struct
  {
    const char *prairie, *railway, *mountain;
    int ground; /* which of the three is right */
  } steps[] = {
#define ON_THREE_GROUNDS(KIND)                                                         \
  BUILDING ("yellow", "joker", KIND, "c2"), BUILDING ("yellow", "joker", KIND, "a5"),  \
      BUILDING ("yellow", "joker", KIND, "k3")
    { ON_THREE_GROUNDS ("post-office"), 0 },   { ON_THREE_GROUNDS ("harbor"), 0 },
    { ON_THREE_GROUNDS ("church"), 0 },        { ON_THREE_GROUNDS ("warehouse"), 0 },
    { ON_THREE_GROUNDS ("train-station"), 1 }, { ON_THREE_GROUNDS ("coal-mine"), 2 },
    { ON_THREE_GROUNDS ("gold-mine"), 2 },
  };
  Scene *s = free_game ();

  for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
    {
      const char *const on[] = { steps[i].prairie, steps[i].railway,
                                 steps[i].mountain };
      for (int ground = 0; ground < 3; ground++)
        expect (s, ground == steps[i].ground ? "building.place" : "building.terrain",
                on[ground]);
    }
  scene_free (s);
}

/* A harbor has water at a side or at a corner; other buildings need none. */
static void
test_oregon_building_harbor_needs_water_near (void **state)
{
  Scene *s = *state;

  expect (s, "building.place", BUILDING ("blue", "wagon", "harbor", "e4"));
  expect (s, "building.place", BUILDING ("blue", "wagon", "harbor", "d4"));
  expect (s, "building.harbor-dry", BUILDING ("blue", "wagon", "harbor", "f4"));
  expect (s, "building.place", BUILDING ("blue", "wagon", "church", "f4"));
  /* o6 has the water of n7 at a corner, across the end of a row; a1 and a10 have none.
   */
  expect (s, "building.place", BUILDING ("blue", "eagle", "harbor", "o6"));
  expect (s, "building.harbor-dry", BUILDING ("blue", "bison", "harbor", "a8"));
}

/* The order of the rules for buildings. */
static void
test_oregon_building_names_the_first_rule_that_is_broken (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'buildings':{'harbor':['c2','d2','e2','c4']},'jokers':{'yellow':"
                   "false}"));
  expect (s, "building.off-board", BUILDING ("yellow", "joker", "harbor", "p1"));
  expect (s, "building.water", BUILDING ("yellow", "joker", "harbor", "d3"));
  expect (s, "building.occupied", BUILDING ("yellow", "joker", "harbor", "c2"));
  expect (s, "building.stack-empty", BUILDING ("yellow", "joker", "harbor", "j3"));
  expect (s, "building.joker-spent", BUILDING ("yellow", "joker", "church", "j3"));
  expect (s, "building.band", BUILDING ("yellow", "eagle", "church", "j3"));
  expect (s, "building.terrain", BUILDING ("yellow", "bison", "church", "j3"));
}

/* Points. */

/* oregon.points.post-office, .harbor: 3 and 4 for each one near the new farmer, by side
 * or corner. */
static void
test_oregon_farmer_is_paid_by_every_building_near (void **state)
{
  Scene *s = *state;

  /*   a b c d
     1 . . P .     P post office, H harbor, y the new farmer on b2: the P on c1 and a3
     2 . y . P     and the H on c3 are at its corners, the P on d2 is a space too far.
   */
  scene_play (
      s, POSITION ("'buildings':{'post-office':['c1','d2','a3'],'harbor':['c3']}"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "b2"));
  assert_int_equal (track_of (s, "yellow"), 3 + 3 + 4);
  assert_int_equal (track_of (s, "blue"), 0);
}

/* A building pays every farmer near it, to its owner. */
static void
test_oregon_building_pays_every_farmer_near (void **state)
{
  Scene *s = *state;

  scene_play (s,
              POSITION ("'farmers':{'yellow':['a1','c1'],'blue':['b3','e1']},'track':{"
                        "'blue':7}"));
  scene_play (s, BUILDING ("yellow", "settlers", "post-office", "b2"));
  assert_int_equal (track_of (s, "yellow"), 6);
  assert_int_equal (track_of (s, "blue"), 7 + 3);
  scene_play (s, BUILDING ("yellow", "settlers", "harbor", "c2"));
  assert_int_equal (track_of (s, "yellow"), 6 + 4);
  assert_int_equal (track_of (s, "blue"), 10 + 4);
}

/* oregon.points.church: a new farmer near a church is paid for all farmers near it,
 * itself included. */
static void
test_oregon_church_counts_every_neighbour (void **state)
{
  Scene *s = *state;

  /*   a b c d
     1 y b . .     the church on b2 has y, b and the new farmer on c3: 3 points; a4 and
     2 . C . .     d4 are not near it. */
  scene_play (
      s, POSITION ("'farmers':{'yellow':['a1','a4'],'blue':['b1','d4']},'buildings':{"
                   "'church':['b2']}"));
  scene_play (s, FARMER ("yellow", "settlers", "wagon", "c3"));
  assert_int_equal (track_of (s, "yellow"), 3);
  assert_int_equal (track_of (s, "blue"), 0);
}

/* Each church counts its own neighbours. */
static void
test_oregon_two_churches_count_apart (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'farmers':{'blue':['a1','g1']},'buildings':{'church':['b2','d2']"
                   "}"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "c1"));
  assert_int_equal (track_of (s, "yellow"), 2 + 1);
}

/* A new church pays every farmer near it as many points as there are farmers near it.
 */
static void
test_oregon_new_church_pays_each_for_all (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'yellow':['a1','c1'],'blue':['b3']}"));
  scene_play (s, BUILDING ("blue", "settlers", "church", "b2"));
  assert_int_equal (track_of (s, "yellow"), 2 * 3);
  assert_int_equal (track_of (s, "blue"), 3);
}

/* oregon.points.coal-mine, .gold-mine: mines pay a token for each farmer near, out of
 * heaps of 21. */
static void
test_oregon_mines_pay_tokens (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'buildings':{'coal-mine':['j3'],'gold-mine':['k3']},'farmers':{"
                   "'blue':['a8','a9']}"));
  scene_play (s, FARMER ("yellow", "bison", "wagon", "j4"));
  assert_int_equal (scene_fact (s, "yellow", "Coal tokens"), 1);
  assert_int_equal (scene_fact (s, "yellow", "Gold tokens"), 1);
  assert_int_equal (track_of (s, "yellow"), 0);
  scene_play (s, BUILDING ("yellow", "settlers", "coal-mine", "b8"));
  assert_int_equal (scene_fact (s, "blue", "Coal tokens"), 2);
  assert_int_equal (track_of (s, "blue"), 0);
  assert_int_equal (scene_state (s)->oregon.heap[0], 21 - 3);
  assert_int_equal (scene_state (s)->oregon.heap[1], 21 - 1);
  assert_sane (s);
}

/* oregon.points.heap: a heap that runs out pays clockwise from the player whose turn it
   is, each in full before the next. */
static void
test_oregon_short_heap_pays_clockwise_from_the_active_player (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'farmers':{'yellow':['a7'],'blue':['a8','a9'],'red':['b7','c7']},"
                   "'tokens':{'yellow':{'coal':9},'blue':{'coal':8,'gold':1}}"));
  scene_play (s, BUILDING ("blue", "settlers", "coal-mine", "b8"));
  assert_int_equal (scene_fact (s, "blue", "Coal tokens"), 8 + 2);
  assert_int_equal (scene_fact (s, "red", "Coal tokens"), 2);
  assert_int_equal (scene_fact (s, "yellow", "Coal tokens"), 9);
  scene_play (s, FARMER ("yellow", "settlers", "eagle", "a10"));
  scene_play (s, BUILDING ("blue", "settlers", "coal-mine", "b9"));
  assert_int_equal (scene_fact (s, "blue", "Coal tokens"), 10);
  assert_sane (s);
}

/* oregon.points.warehouse: it pays 1 and turns the joker active; it is turned over
   before the points, so the very joker that was played can come back. */
static void
test_oregon_warehouse_turns_the_joker_active (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'buildings':{'warehouse':['b2']},'farmers':{'blue':['h9']},"
                           "'jokers':{'blue':false}"));
  scene_play (s, FARMER ("yellow", "joker", "eagle", "m1"));
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 0);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 1);
  assert_int_equal (track_of (s, "yellow"), 1);
  scene_play (s, FARMER ("yellow", "joker", "settlers", "c1"));
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 1);

  scene_play (s, BUILDING ("yellow", "joker", "warehouse", "h10"));
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 0);
  assert_int_equal (scene_fact (s, "blue", "Joker active"), 1);
  assert_int_equal (track_of (s, "blue"), 1);
}

/* oregon.points.train-station: it pays 1 and turns the extra turn active. */
static void
test_oregon_train_station_turns_the_extra_turn_active (void **state)
{
  Scene *s = *state;

  scene_play (s, EXTRA ("yellow"));
  scene_play (s, EXTRA ("blue"));
  scene_play (s, FARMER ("blue", "campfire", "campfire", "h6"));
  assert_int_equal (scene_fact (s, "blue", "Extra turn active"), 0);
  scene_play (s, BUILDING ("yellow", "campfire", "train-station", "g5"));
  assert_int_equal (scene_fact (s, "blue", "Extra turn active"), 1);
  assert_int_equal (scene_fact (s, "yellow", "Extra turn active"), 0);
  assert_int_equal (track_of (s, "blue"), 1);
  scene_play (s, FARMER ("yellow", "campfire", "campfire", "g6"));
  assert_int_equal (scene_fact (s, "yellow", "Extra turn active"), 1);
  assert_int_equal (track_of (s, "yellow"), 1);
}

/* oregon.points.group: three farmers of one colour side by side pay 5; corners don't
 * join. */
static void
test_oregon_group_of_three_pays_five (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'farmers':{'yellow':['a1','a2','d1','e2'],'blue':['f10','h10']}"));
  scene_play (s, FARMER ("yellow", "settlers", "wagon", "f1"));
  assert_int_equal (track_of (s, "yellow"), 0);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "b2"));
  assert_int_equal (track_of (s, "yellow"), 5);
  scene_play (s, FARMER ("blue", "campfire", "eagle", "g10"));
  assert_int_equal (track_of (s, "blue"), 5);
}

/* A group pays once: not when it grows, and not when it takes in another part. */
static void
test_oregon_group_pays_once (void **unused)
{
  Scene *s = free_game ();

  /* y y y . y y: the gap joins a paid group of three with a pair. */
  scene_play (s, POSITION ("'farmers':{'yellow':['a1','b1','c1','e1','f1']}"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a2"));
  assert_int_equal (track_of (s, "yellow"), 0);
  scene_play (s, FARMER ("yellow", "wagon", "settlers", "d1"));
  assert_int_equal (track_of (s, "yellow"), 0);
  scene_free (s);

  /* y y . y y: two pairs become a first group. */
  s = free_game ();
  scene_play (s, POSITION ("'farmers':{'yellow':['b1','c1','e1','f1']}"));
  scene_play (s, FARMER ("yellow", "wagon", "settlers", "d1"));
  assert_int_equal (track_of (s, "yellow"), 5);
  scene_free (s);
}

static int
paid_group (Scene *scene, const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return oregon_paid_group (&scene_state (scene)->oregon,
                            cv_board_known_bit (&scene_table (scene)->board, cell));
}

/* What the board shows of it: groups of a position count as paid, pairs and farmers at
   corners don't, and colours stay apart. */
static void
test_oregon_paid_groups_are_known (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'yellow':['a1','b1','c1','e1','f2'],'blue':["
                           "'a2','b2','d1']}"));
  assert_int_equal (paid_group (s, "a1"), 3);
  assert_int_equal (paid_group (s, "c1"), 3);
  assert_int_equal (paid_group (s, "e1"), 0);
  assert_int_equal (paid_group (s, "f2"), 0);
  assert_int_equal (paid_group (s, "a2"), 0);
  assert_int_equal (paid_group (s, "c2"), 0);
  scene_play (s, FARMER ("blue", "settlers", "settlers", "c2"));
  assert_int_equal (paid_group (s, "b2"), 3);
  assert_int_equal (paid_group (s, "d1"), 0);
  scene_play (s, FARMER ("blue", "settlers", "wagon", "d2"));
  assert_int_equal (paid_group (s, "d1"), 5);
}

/* The end of one row is no neighbour of the beginning of the next. */
static void
test_oregon_rows_do_not_run_on (void **state)
{
  Scene *s = *state;

  scene_play (s,
              POSITION ("'farmers':{'yellow':['o1','n1']},'buildings':{'post-office':["
                        "'o2']}"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a2"));
  scene_play (s, FARMER ("yellow", "settlers", "wagon", "a3"));
  assert_int_equal (track_of (s, "yellow"), 0);
}

/* Turns. */

/* In guided turns players follow each other, and order is judged before the cell. */
static void
test_oregon_guided_turns_go_round (void **state)
{
  Scene *s = *state;

  expect (s, "turn.order", FARMER ("blue", "settlers", "settlers", "p1"));
  expect (s, "turn.order", END_TURN ("blue"));
  expect (s, "turn.order", EXTRA ("blue"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  expect (s, "turn.order", BUILDING ("blue", "settlers", "church", "b1"));
  scene_play (s, END_TURN ("yellow"));
  expect (s, "building.place", BUILDING ("blue", "settlers", "church", "b1"));
  expect (s, "turn.order", FARMER ("yellow", "settlers", "settlers", "b1"));
}

/* One placement a turn, unless the extra turn is spent. */
static void
test_oregon_guided_turn_has_one_placement (void **state)
{
  Scene *s = *state;

  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  expect (s, "turn.done", FARMER ("yellow", "settlers", "settlers", "c1"));
  expect (s, "turn.done", BUILDING ("yellow", "settlers", "church", "p1"));
  scene_play (s, EXTRA ("yellow"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "c1"));
  expect (s, "turn.done", FARMER ("yellow", "settlers", "settlers", "b2"));
}

/* The extra turn comes after the placement, while it is active, and once in a turn even
   when a station turns it active again. */
static void
test_oregon_guided_extra_turn_comes_once (void **state)
{
  Scene *s = *state;

  expect (s, "turn.order", EXTRA ("yellow"));
  scene_play (s, BUILDING ("yellow", "settlers", "train-station", "a5"));
  expect (s, "extra.ok", EXTRA ("yellow"));
  scene_play (s, EXTRA ("yellow"));
  expect (s, "extra.spent", EXTRA ("yellow"));
  scene_play (s, FARMER ("yellow", "settlers", "campfire", "a6"));
  assert_int_equal (scene_fact (s, "yellow", "Extra turn active"), 1);
  expect (s, "extra.twice", EXTRA ("yellow"));
  scene_play (s, END_TURN ("yellow"));

  scene_play (s, END_TURN ("blue"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "c1"));
  expect (s, "extra.ok", EXTRA ("yellow"));
}

/* In free turns the extra turn is only a tile: active or not. */
static void
test_oregon_free_extra_turn_is_only_a_tile (void **state)
{
  Scene *s = *state;

  expect (s, "extra.ok", EXTRA ("blue"));
  scene_play (s, EXTRA ("blue"));
  expect (s, "extra.spent", EXTRA ("blue"));
  expect (s, "extra.ok", EXTRA ("yellow"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "a1"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "b1"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "b2"));
}

/* A turn may end without a placement; it is pointed out. */
static void
test_oregon_turn_may_end_with_nothing_placed (void **unused)
{
  Scene *s = guided_game ();

  expect (s, "end-turn.nothing", END_TURN ("yellow"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  expect (s, "end-turn.ok", END_TURN ("yellow"));
  scene_play (s, EXTRA ("yellow"));
  expect (s, "end-turn.nothing", END_TURN ("yellow"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "b1"));
  expect (s, "end-turn.ok", END_TURN ("yellow"));
  scene_free (s);

  s = free_game ();
  scene_play (s, FARMER ("blue", "settlers", "settlers", "a1"));
  expect (s, "end-turn.ok", END_TURN ("blue"));
  expect (s, "end-turn.nothing", END_TURN ("yellow"));
  scene_free (s);
}

/* Free turns take a placement without its cards: block, band and joker are then
   nobody's business, all else is. Guided turns want the cards. */
static void
test_oregon_cards_may_be_left_out_in_free_turns (void **unused)
{
  Scene *s = free_game ();

  expect (s, "farmer.place", "{'do':'farmer','by':'blue','at':'o10'}");
  expect (s, "farmer.water", "{'do':'farmer','by':'blue','at':'d3'}");
  expect (s, "building.place",
          "{'do':'building','by':'blue','building':'church','at':'o10'}");
  expect (s, "building.terrain",
          "{'do':'building','by':'blue','building':'gold-mine','at':'o10'}");
  scene_play (s, "{'do':'farmer','by':'blue','at':'o10'}");
  assert_int_equal (scene_fact (s, "blue", "Joker active"), 1);
  scene_play (s, "{'do':'set','turns':'guided'}");
  scene_free (s);

  s = guided_game ();
  expect (s, "turn.order", "{'do':'farmer','by':'blue','at':'b1'}");
  expect (s, "turn.cards", "{'do':'farmer','by':'yellow','at':'b1'}");
  expect (s, "turn.cards",
          "{'do':'building','by':'yellow','building':'church','at':'b1'}");
  scene_play (s, "{'do':'farmer','by':'yellow','at':'b1','allowed':'house'}");
  expect (s, "turn.done", "{'do':'farmer','by':'yellow','at':'c1'}");
  scene_free (s);
}

/* Refusals of order say what is so for the one who asks. */
static void
test_oregon_order_has_words_of_its_own (void **unused)
{
  Scene *s = guided_game ();

  SAYS (s, FARMER ("blue", "settlers", "settlers", "a1"),
        "Not now: it is Yellow’s turn.");
  SAYS (s, EXTRA ("yellow"), "Not yet: Yellow places a piece first.");
  SAYS (s, START ("blue", "harbor", "c2"), "Not again: Blue has placed a start tile");
  scene_free (s);

  s = free_game ();
  scene_play (s, START ("yellow", "church", "o1"));
  SAYS (s, START ("blue", "church", "b1"),
        "Not again: the church start tile is on the board");
  SAYS (s, "{'do':'farmer','by':'blue','at':'a1'}",
        "The cards are not recorded, so the block and the joker were not checked.",
        "No building is near, so the farmer earns nothing.");
  SAYS (s, "{'do':'building','by':'blue','building':'church','at':'b1'}",
        "The card is not recorded, so the band and the joker were not checked.",
        "No farmer is near, so the building pays nobody.");
  scene_free (s);
}

/* All that a farmer is paid for, building by building, then the sum, then what wakes.
 */
static void
test_oregon_farmer_is_told_all_it_is_paid (void **unused)
{
  Scene *s = free_game ();
  const char *farmer = FARMER ("yellow", "settlers", "settlers", "b2");

  scene_play (s,
              POSITION ("'farmers':{'yellow':['c2','b1'],'blue':['a4']},'buildings':"
                        "{'post-office':['a1','c1'],'church':['a3'],'warehouse':['b3'"
                        "]},'jokers':{'yellow':false}"));
  SAYS (s, farmer, "Yellow gets 6 points: post office a1 and c1.",
        "Yellow gets 2 points: church a3, 1 for each farmer near it.",
        "Yellow gets 1 point: warehouse b3.", "Yellow completes a group",
        "Yellow gets 14 points in all.", "Yellow turns the joker over");
  answer_expect (
      s, farmer, "pays",
      "[{'to':'yellow','at':'a1','why':'oregon.points.post-office','points':3},"
      "{'to':'yellow','at':'c1','why':'oregon.points.post-office','points':3},"
      "{'to':'yellow','at':'a3','why':'oregon.points.church','points':2,"
      "'counted':['b2','a4']},"
      "{'to':'yellow','at':'b3','why':'oregon.points.warehouse','points':1,"
      "'wakes':'joker'},"
      "{'to':'yellow','at':'b2','why':'oregon.points.group','points':5,"
      "'counted':['b1','b2','c2']}]");
  scene_play (s, farmer);
  assert_int_equal (scene_fact (s, "yellow", "Points on the track"), 14);
  scene_free (s);
}

/* A track whose length is known tells its laps. */
static void
test_oregon_laps_of_a_known_track (void **unused)
{
  char board[sizeof valley + 16];

  snprintf (board, sizeof board, "%.*s,'track':40}", (int) strlen (valley) - 1, valley);
  Scene *s = scene_new ("oregon", "yellow blue", "free", board);
  scene_play (s, POSITION ("'track':{'yellow':85,'blue':39}"));
  assert_int_equal (scene_fact (s, "yellow", "Laps of the track"), 2);
  assert_int_equal (scene_fact (s, "blue", "Laps of the track"), 0);
  assert_int_equal (oregon_points_of (&scene_state (s)->oregon, 0), 85);
  scene_free (s);
}

/* The prompt says what is owed, step by step. */
static void
test_oregon_prompt_follows_the_turn (void **unused)
{
  Scene *s = scene_new ("oregon", "yellow blue", "guided", valley);

  assert_prompt (s, "oregon.prompt.start", 1);
  scene_play (s, START ("yellow", "church", "o1"));
  assert_prompt (s, "oregon.prompt.start", 2);
  scene_play (s, START ("blue", "post-office", "o10"));
  assert_prompt (s, "oregon.prompt.play", 1);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  assert_prompt (s, "oregon.prompt.extra", 1);
  scene_play (s, EXTRA ("yellow"));
  assert_prompt (s, "oregon.prompt.again", 1);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "c1"));
  assert_prompt (s, "oregon.prompt.end-turn", 1);
  scene_play (s, END_TURN ("yellow"));
  assert_prompt (s, "oregon.prompt.play", 2);
  scene_play (s, "{'do':'end'}");
  assert_prompt (s, "oregon.prompt.over", 0);
  scene_free (s);

  s = free_game ();
  assert_prompt (s, "oregon.prompt.free", 0);
  scene_free (s);
}

/* Whoever placed last in free turns has the turn when the game becomes guided. */
static void
test_oregon_turn_is_kept_in_free_turns (void **state)
{
  Scene *s = *state;

  scene_play (s, START ("yellow", "church", "o1"));
  scene_play (s, START ("blue", "post-office", "o10"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "c1"));
  scene_play (s, "{'do':'set','turns':'guided'}");
  assert_prompt (s, "oregon.prompt.extra", 2);
  expect (s, "turn.done", FARMER ("blue", "settlers", "settlers", "b2"));
  scene_play (s, END_TURN ("blue"));
  assert_prompt (s, "oregon.prompt.play", 1);
}

/* Rules of order and placement may be let stand; what is impossible may not. */
static void
test_oregon_house_rules_bend_but_do_not_break (void **state)
{
  Scene *s = *state;

  scene_play (s,
              HOUSE ("'do':'farmer','by':'blue','cards':['joker','joker'],'at':'d3'}"));
  assert_prompt (s, "oregon.prompt.extra", 2);
  scene_play (s, HOUSE ("'do':'building','by':'blue','cards':['eagle'],"
                        "'building':'harbor','at':'j3'}"));
  scene_play (s, HOUSE ("'do':'start','by':'yellow','building':'church','at':'a1'}"));
  scene_play (s, EXTRA ("blue"));
  scene_play (s, HOUSE ("'do':'extra','by':'blue'}"));
  scene_play (s, END_TURN ("blue"));
  assert_true (scene_state (s)->common.house);
  assert_sane (s);
  expect (s, "farmer.water", FARMER ("yellow", "wagon", "wagon", "d3"));

  /* d3 is taken now: behind the rules that may be overruled stands one that may not. */
  CvAtom atoms[3];
  CvMove move = make_move ("farmer", 0);
  CvVerdict verdict;
  move.allowed = true;
  add_atom (&move, atoms, "cards", 1);
  add_atom (&move, atoms, "cards", 1);
  add_atom (&move, atoms, "at", cv_cell (3, 2));
  assert_false (cv_may_apply (scene_table (s), scene_state (s), &move, &verdict));
  assert_string_equal (verdict.rule->id, "oregon.farmer.occupied");
  atoms[2].value = cv_cell (3, 3);
  assert_true (cv_may_apply (scene_table (s), scene_state (s), &move, &verdict));
}

/* The end. */

/* A player's fourteenth farmer brings the end. */
static void
test_oregon_last_farmer_brings_the_end (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'blue':[" THIRTEEN_CELLS "]}"));
  scene_expect_ends (s, "");
  scene_play (s, FARMER ("blue", "settlers", "settlers", "a1"));
  scene_expect_ends (s, "farmers");
  assert_prompt (s, "oregon.end.farmers", 0);
  expect (s, "farmer.place", FARMER ("yellow", "settlers", "settlers", "b1"));
}

/* As many empty stacks as players bring the end. */
static void
test_oregon_empty_stacks_bring_the_end (void **unused)
{
  const char position[] = POSITION (
      "'buildings':{'church':['a1','c1','e1','g1'],'post-office':['i1','k1','m1','o1'],"
      "'warehouse':['a6','c6','e6']}");
  Scene *s = free_game ();

  scene_play (s, position);
  scene_expect_ends (s, "stacks");
  scene_free (s);

  s = free_game_of_three ();
  scene_play (s, position);
  scene_expect_ends (s, "");
  scene_play (s, BUILDING ("red", "campfire", "warehouse", "g6"));
  scene_expect_ends (s, "stacks");
  scene_free (s);
}

/* How near the last farmer is, and of whom: one player, or several alike. */
static void
test_oregon_nearest_to_the_last_farmer_are_named (void **state)
{
  Scene *s = *state;
  uint8_t seats;

  assert_int_equal (
      oregon_farmers_to_end (scene_table (s), &scene_state (s)->oregon, &seats), 14);
  assert_int_equal (seats, 7);
  scene_play (s, POSITION ("'farmers':{'blue':['a1','b1'],'red':['c1']}"));
  assert_int_equal (
      oregon_farmers_to_end (scene_table (s), &scene_state (s)->oregon, &seats), 12);
  assert_int_equal (seats, 2);
  scene_play (s, FARMER ("red", "settlers", "settlers", "a2"));
  oregon_farmers_to_end (scene_table (s), &scene_state (s)->oregon, &seats);
  assert_int_equal (seats, 6);
}

/* Whose turns are still to come once the end has: those after the one that is played,
   up to the last seat; before the end nobody's. */
static void
test_oregon_turns_to_come_follow_the_last_round (void **unused)
{
  Scene *s = scene_new ("oregon", "yellow blue red", "guided", valley);

  scene_play (s, POSITION ("'farmers':{'yellow':[" THIRTEEN_CELLS
                           "]},'start-tiles':{'church':'o1','harbor':'c2',"
                           "'post-office':'o6'}"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 0);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 6);
  scene_play (s, END_TURN ("yellow"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 6);
  scene_play (s, FARMER ("blue", "settlers", "settlers", "b1"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 4);
  scene_play (s, END_TURN ("blue"));
  scene_play (s, FARMER ("red", "wagon", "wagon", "e3"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 0);
  scene_play (s, END_TURN ("red"));
  assert_int_equal (oregon_turns_to_come (scene_table (s), scene_state (s)), 0);
  scene_free (s);
}

/* Both reasons can hold, in the order of the booklet. */
static void
test_oregon_ends_come_in_order (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'yellow':[" FOURTEEN_CELLS
                           "]},'buildings':{'church':["
                           "'a1','c1','e1','g1'],'warehouse':['a6','c6','e6','g6']}"));
  scene_expect_ends (s, "farmers stacks");
}

/* The round is played to the last seat, extra turns included; then the game is over. */
static void
test_oregon_guided_round_is_played_out (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'yellow':[" THIRTEEN_CELLS
                           "]},'start-tiles':{'church':"
                           "'o1','harbor':'c2'}"));
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "a1"));
  scene_expect_ends (s, "farmers");
  scene_play (s, EXTRA ("yellow"));
  scene_play (s, BUILDING ("yellow", "settlers", "church", "a4"));
  scene_play (s, END_TURN ("yellow"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "b1"));
  expect (s, "end-turn.ok", END_TURN ("blue"));
  scene_play (s, END_TURN ("blue"));
  assert_prompt (s, "oregon.prompt.over", 0);
  expect (s, "end.over", BUILDING ("yellow", "settlers", "church", "a3"));
  expect (s, "end.over", END_TURN ("yellow"));
  expect (s, "end.over", EXTRA ("yellow"));
  expect (s, "count.ok", "{'do':'count','by':'yellow','track':9}");
}

/* The last seat's trigger ends the game with that very turn. */
static void
test_oregon_guided_last_seat_ends_at_once (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'farmers':{'blue':[" THIRTEEN_CELLS
                           "]},'start-tiles':{'church':"
                           "'o1','harbor':'c2'}"));
  scene_play (s, END_TURN ("yellow"));
  scene_play (s, FARMER ("blue", "settlers", "settlers", "a1"));
  scene_play (s, END_TURN ("blue"));
  expect (s, "end.over", FARMER ("yellow", "settlers", "settlers", "b1"));
}

/* When the players say it is over, guided turns stop; free turns don't. */
static void
test_oregon_declared_end_stops_guided_turns (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'end'}");
  expect (s, "end.over", FARMER ("yellow", "settlers", "settlers", "a1"));
  expect (s, "end.over", START ("yellow", "harbor", "c2"));
  scene_play (s, "{'do':'set','turns':'free'}");
  expect (s, "farmer.place", FARMER ("yellow", "settlers", "settlers", "a1"));
}

/* Positions. */

/* Pieces of a position lie on land of the board, one to a space. */
static void
test_oregon_position_has_a_space_for_each_piece (void **state)
{
  Scene *s = *state;

  expect (s, "position.off-board", POSITION ("'farmers':{'blue':['d3','p1']}"));
  expect (s, "position.off-board", POSITION ("'start-tiles':{'church':'a11'}"));
  expect (s, "position.water", POSITION ("'farmers':{'blue':['a1','a1','d3']}"));
  expect (s, "position.cell-twice",
          POSITION ("'farmers':{'blue':['a1'],'yellow':['a1']}"));
  expect (s, "position.cell-twice",
          POSITION ("'buildings':{'church':['a1']},'start-tiles':{'church':'a1'}"));
  expect (s, "position.ok",
          POSITION ("'buildings':{'church':['a1']},'start-tiles':{'church':'b1'},"
                    "'farmers':{'blue':['o10'],'yellow':['c1']}"));
}

/* A position holds no more than the box. */
static void
test_oregon_position_fits_the_box (void **state)
{
  Scene *s = *state;

  expect (s, "box.farmers", POSITION ("'farmers':{'blue':[" FOURTEEN_CELLS ",'a1']}"));
  expect (s, "position.ok",
          POSITION ("'farmers':{'blue':[" FOURTEEN_CELLS "],'yellow':['a1']}"));
  expect (s, "box.buildings",
          POSITION ("'buildings':{'church':['a1','b1','c1','d1','e1']}"));
  expect (s, "position.ok",
          POSITION ("'buildings':{'church':['a1','b1','c1','d1']},'start-tiles':{"
                    "'church':'e1'}"));
  expect (s, "box.start-tiles",
          POSITION ("'start-tiles':{'church':'e1','harbor':'c2','warehouse':"
                    "'a1'}"));
  expect (s, "position.ok", POSITION ("'start-tiles':{'church':'e1','harbor':'c2'}"));
}

/* Tokens of a position come from the two heaps of 21. */
static void
test_oregon_position_shares_out_the_heaps (void **state)
{
  Scene *s = *state;

  expect (s, "box.tokens",
          POSITION ("'tokens':{'blue':{'coal':11},'yellow':{'coal':11}}"));
  expect (s, "box.tokens", POSITION ("'tokens':{'blue':{'gold':22}}"));
  SAYS (s, POSITION ("'tokens':{'blue':{'gold':22}}"),
        "there can only be 0 to 21 gold tokens in all.");
  expect (s, "position.ok",
          POSITION ("'tokens':{'blue':{'coal':11,'gold':21},'yellow':{'coal':10}"
                    "}"));
}

/* Tiles of a position lie on their ground; the table may let one lie elsewhere. */
static void
test_oregon_position_keeps_the_grounds (void **state)
{
  Scene *s = *state;

  expect (s, "position.terrain",
          POSITION ("'buildings':{'harbor':['a1'],'coal-mine':['b1']}"));
  expect (s, "position.harbor-dry",
          POSITION ("'buildings':{'harbor':['a1'],'coal-mine':['j3']}"));
  expect (s, "position.harbor-dry", POSITION ("'start-tiles':{'harbor':'a1'}"));
  expect (s, "position.ok",
          POSITION ("'buildings':{'harbor':['c2'],'coal-mine':['j3']}"));
  scene_play (s,
              HOUSE ("'do':'position','buildings':{'harbor':['a1'],'coal-mine':['b1']}"
                     "}"));
  assert_sane (s);
}

/* A position is taken over whole. */
static void
test_oregon_position_is_taken_over (void **state)
{
  Scene *s = *state;

  scene_play (
      s, POSITION ("'farmers':{'yellow':['a1','b1']},'track':{'yellow':33,'blue':4},"
                   "'jokers':{'yellow':false,'blue':true},'extras':{'blue':false},"
                   "'tokens':{'blue':{'coal':2,'gold':1}}"));
  assert_int_equal (track_of (s, "yellow"), 33);
  assert_int_equal (track_of (s, "blue"), 4);
  assert_int_equal (scene_fact (s, "yellow", "Farmers left"), 12);
  assert_int_equal (scene_fact (s, "yellow", "Joker active"), 0);
  assert_int_equal (scene_fact (s, "yellow", "Extra turn active"), 1);
  assert_int_equal (scene_fact (s, "blue", "Joker active"), 1);
  assert_int_equal (scene_fact (s, "blue", "Extra turn active"), 0);
  assert_int_equal (scene_fact (s, "blue", "Coal tokens"), 2);
  assert_int_equal (scene_fact (s, "blue", "Gold tokens"), 1);
  assert_sane (s);
  expect (s, "position.late", POSITION ("'track':{}"));
}

/* Start tiles of a position are nobody's: the first seats count as having placed. */
static void
test_oregon_position_start_tiles_count_in_seating_order (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'start-tiles':{'church':'a1'}"));
  assert_prompt (s, "oregon.prompt.start", 2);
  expect (s, "start.twice", START ("blue", "church", "b1"));
  scene_play (s, START ("blue", "harbor", "c2"));
  assert_prompt (s, "oregon.prompt.play", 1);
}

/* Tokens, counts and the score. */

/* k coal tokens are worth k to 3k, k gold tokens 3k to 5k. */
static void
test_oregon_reveal_fits_the_tokens_held (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'tokens':{'blue':{'coal':2,'gold':1}}"));
  expect (s, "box.tokens", REVEAL ("blue", "1", "3"));
  expect (s, "box.tokens", REVEAL ("blue", "7", "3"));
  expect (s, "box.tokens", REVEAL ("blue", "2", "2"));
  expect (s, "box.tokens", REVEAL ("blue", "2", "6"));
  expect (s, "reveal.ok", REVEAL ("blue", "2", "3"));
  expect (s, "reveal.ok", REVEAL ("blue", "6", "5"));
  expect (s, "box.tokens", REVEAL ("yellow", "1", "0"));
  expect (s, "reveal.ok", REVEAL ("yellow", "0", "0"));
}

static CvVerdict
judge_counts (Scene *s, const char *verb, int seat, int heap, int value)
{
  CvAtom atoms[3];
  CvVerdict verdict;
  CvMove move = make_move (verb, seat);

  add_atom (&move, atoms, strcmp (verb, "hide") == 0 ? "add" : "counts", value);
  atoms[0].key = (uint8_t) heap;
  cv_check (scene_table (s), scene_state (s), &move, &verdict);
  return verdict;
}

/* Both limits of a verdict on tokens, and the players it names. */
static void
expect_limits (const CvVerdict *verdict, int least, int most, int players)
{
  assert_string_equal (verdict->rule->id, "oregon.box.tokens");
  assert_int_equal (verdict->values[1].number, least);
  assert_int_equal (verdict->values[2].number, most);
  assert_int_equal (verdict->n_values, players == 0 ? 3 : 4);
  if (players != 0)
    assert_int_equal (verdict->values[3].number, players);
}

/* Seven of each value: 16 coal tokens are 27 to 37, and there is one limit, whichever
   side is missed. */
static void
test_oregon_reveal_keeps_to_seven_of_each_value (void **state)
{
  static const struct
  {
    int heap, n, least, most;
  } limits[] = {
    { 0, 1, 1, 3 },    { 0, 7, 7, 21 },  { 0, 8, 9, 23 },   { 0, 16, 27, 37 },
    { 0, 21, 42, 42 }, { 1, 7, 21, 35 }, { 1, 16, 59, 69 }, { 1, 21, 84, 84 },
  };

  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
    {
      Scene *s = free_game ();
      char event[96];
      snprintf (event, sizeof event, POSITION ("'tokens':{'blue':{'%s':%d}}"),
                limits[i].heap == 0 ? "coal" : "gold", limits[i].n);
      scene_play (s, event);
      for (int value = 0; value <= 90; value++)
        {
          CvVerdict verdict = judge_counts (s, "reveal", 1, limits[i].heap, value);
          if (value < limits[i].least || value > limits[i].most)
            expect_limits (&verdict, limits[i].least, limits[i].most, 0);
          else
            assert_string_equal (verdict.rule->id, "oregon.reveal.ok");
        }
      scene_free (s);
    }
}

/* What others have revealed narrows it down, and the verdict names them. What is hidden
   does not, the player's own included. */
static void
test_oregon_reveal_leaves_room_for_what_others_revealed (void **state)
{
  Scene *s = *state;
  CvVerdict verdict;

  scene_play (s, POSITION ("'tokens':{'yellow':{'coal':7},'blue':{'coal':7}}"));
  scene_play (s, HIDE ("yellow", "'coal':3"));
  scene_play (s, HIDE ("blue", "'coal':1"));
  verdict = judge_counts (s, "reveal", 1, 0, 22);
  expect_limits (&verdict, 7, 21, 0);
  scene_play (s, REVEAL ("yellow", "21", "0"));
  verdict = judge_counts (s, "reveal", 1, 0, 15);
  expect_limits (&verdict, 7, 14, 1);
  verdict = judge_counts (s, "hide", 1, 0, 3);
  expect_limits (&verdict, 1, 2, 1);
  verdict = judge_counts (s, "hide", 0, 0, 1); /* all of Yellow's are on the table */
  expect_limits (&verdict, 0, 0, 0);
  expect (s, "reveal.ok", REVEAL ("blue", "14", "0"));
  expect (s, "reveal.ok", REVEAL ("yellow", "20", "0")); /* its own is overruled */
}

/* A hide tells the value of one token. How many were told so far is nobody's business.
 */
static void
test_oregon_hide_tells_one_token (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION ("'tokens':{'blue':{'coal':1,'gold':2}}"));
  expect (s, "box.tokens", HIDE ("blue", "'coal':4"));
  SAYS (s, HIDE ("blue", "'coal':4"), "only a value of 1 to 3 can be right.");
  expect (s, "box.tokens", HIDE ("blue", "'gold':2"));
  expect (s, "box.tokens", HIDE ("yellow", "'coal':1"));
  expect (s, "hide.ok", HIDE ("yellow", "'coal':0"));
  scene_play (s, HIDE ("blue", "'coal':3,'gold':5"));
  expect (s, "hide.ok", HIDE ("blue", "'coal':1"));
  expect (s, "hide.ok", HIDE ("blue", "'gold':3"));
  scene_play (s, REVEAL ("blue", "3", "8"));
  expect (s, "box.tokens", HIDE ("blue", "'coal':1"));
  assert_sane (s);
}

/* Without a board, or after a count, only the box limits the values: 42 coal, 84 gold.
 */
static void
test_oregon_values_fit_the_box_without_a_board (void **unused)
{
  Scene *s = scene_new ("oregon", "yellow blue", "free", NULL);

  expect (s, "board.none", FARMER ("blue", "settlers", "settlers", "a1"));
  expect (s, "box.tokens", REVEAL ("blue", "43", "0"));
  scene_play (s, REVEAL ("blue", "40", "80"));
  expect (s, "box.tokens", REVEAL ("yellow", "3", "0"));
  expect (s, "box.tokens", REVEAL ("yellow", "0", "5"));
  expect (s, "reveal.ok", REVEAL ("yellow", "2", "4"));
  expect (s, "reveal.ok", REVEAL ("blue", "42", "84"));
  expect (s, "box.tokens", HIDE ("blue", "'coal':3"));
  expect (s, "hide.ok", HIDE ("blue", "'coal':2"));
  scene_free (s);

  s = free_game ();
  scene_play (s, "{'do':'count','by':'blue','track':20}");
  expect (s, "reveal.ok", REVEAL ("blue", "9", "9"));
  expect (s, "box.tokens", REVEAL ("yellow", "9", "9"));
  scene_free (s);
}

/* Quick scoring: the count stands for the track and the farmers on the board. */
static void
test_oregon_count_overrules_track_and_farmers (void **unused)
{
  Scene *s = scene_new ("oregon", "yellow blue", "free", NULL);
  CvScore score;

  expect (s, "box.farmers", "{'do':'count','by':'blue','track':50,'farmers':15}");
  scene_play (s, "{'do':'count','by':'blue','track':50,'farmers':14}");
  scene_play (s, "{'do':'count','by':'yellow','track':40,'farmers':13}");
  scene_play (s, REVEAL ("yellow", "4", "6"));
  scene_score (s, false, &score);
  assert_int_equal (scene_total (s, "yellow"), 50);
  assert_int_equal (scene_total (s, "blue"), 50);
  assert_int_equal (score.winners, 2);
  assert_int_equal (score.decided, CV_DECIDED_FARMERS);
  assert_string_equal (score.player[0].lines[0].rule->id, "oregon.score.track");
  assert_string_equal (score.player[0].lines[1].rule->id, "oregon.score.coal");
  assert_string_equal (score.player[0].lines[2].rule->id, "oregon.score.gold");
  assert_int_equal (score.player[0].lines[2].points, 6);

  scene_play (s, "{'do':'count','by':'yellow','farmers':14}");
  scene_score (s, false, &score);
  assert_int_equal (score.winners, 3);
  assert_int_equal (score.decided, CV_DECIDED_SHARED);
  scene_play (s, "{'do':'count','by':'yellow','track':41}");
  scene_score (s, false, &score);
  assert_int_equal (score.winners, 1);
  assert_int_equal (score.decided, CV_DECIDED_POINTS);
  scene_free (s);
}

/* Tokens whose values were not told leave the total incomplete, not smaller. */
static void
test_oregon_tokens_without_a_value_seal_the_score (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (s, POSITION ("'tokens':{'blue':{'coal':2}},'track':{'blue':10}"));
  scene_score (s, true, &score);
  assert_true (score.player[1].sealed);
  assert_false (score.player[0].sealed);
  assert_int_equal (score.winners, 0);

  /* One of two values is told: still sealed, also for those who may look. */
  scene_play (s, HIDE ("blue", "'coal':3"));
  scene_score (s, true, &score);
  assert_true (score.player[1].sealed);
  scene_play (s, HIDE ("blue", "'coal':1"));
  scene_score (s, false, &score);
  assert_true (score.player[1].sealed);
  scene_score (s, true, &score);
  assert_false (score.player[1].sealed);
  assert_int_equal (score.player[1].total, 14);

  scene_play (s, REVEAL ("blue", "4", "0"));
  scene_score (s, false, &score);
  assert_int_equal (score.player[1].total, 14);
  assert_int_equal (score.winners, 2);
}

/* A token that comes after the reveal has to be told as well. */
static void
test_oregon_later_tokens_seal_the_score_again (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (
      s, POSITION ("'tokens':{'blue':{'coal':1}},'buildings':{'coal-mine':['b8']}"));
  scene_play (s, REVEAL ("blue", "3", "0"));
  scene_play (s, FARMER ("blue", "settlers", "bison", "a7"));
  scene_score (s, false, &score);
  assert_true (score.player[1].sealed);
  scene_play (s, HIDE ("blue", "'coal':2"));
  scene_score (s, true, &score);
  assert_int_equal (score.player[1].total, 5);
}

/* After a count the board no longer tells how many tokens there are, but it still knows
   that there are some. */
static void
test_oregon_count_leaves_untold_tokens_sealed (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (s, POSITION ("'tokens':{'blue':{'coal':1}}"));
  scene_play (s, "{'do':'count','by':'blue','track':30}");
  scene_score (s, false, &score);
  assert_true (score.player[1].sealed);
  scene_play (s, REVEAL ("blue", "8", "9"));
  scene_score (s, false, &score);
  assert_int_equal (score.player[1].total, 47);
}

/* oregon.score.tie: on a tie the player with more farmers on the board is first; else
 * it is shared. */
static void
test_oregon_tie_goes_to_more_farmers (void **state)
{
  Scene *s = *state;
  CvScore score;

  scene_play (s, FARMER ("blue", "settlers", "settlers", "a1"));
  scene_score (s, false, &score);
  assert_int_equal (score.winners, 2);
  assert_int_equal (score.decided, CV_DECIDED_FARMERS);
  assert_int_equal (score.player[0].rank, 2);
  scene_play (s, FARMER ("yellow", "settlers", "settlers", "c1"));
  scene_score (s, false, &score);
  assert_int_equal (score.winners, 3);
  assert_int_equal (score.decided, CV_DECIDED_SHARED);
}

/* What a verdict says: the cell, the cards, the grounds, the points. */
static void
test_oregon_verdicts_carry_their_values (void **state)
{
  Scene *s = *state;
  CvAtom atoms[3];
  CvVerdict verdict;

  scene_play (s, POSITION ("'farmers':{'yellow':['a1','c1'],'blue':['b3']}"));
  CvMove move = make_move ("farmer", 0);
  add_atom (&move, atoms, "cards", 1);
  add_atom (&move, atoms, "cards", 4);
  add_atom (&move, atoms, "at", cv_cell (9, 2));
  cv_check (scene_table (s), scene_state (s), &move, &verdict);
  assert_int_equal (verdict.values[0].number, cv_cell (9, 2));
  assert_string_equal (verdict.values[1].term, "wagon");
  assert_string_equal (verdict.values[2].term, "eagle");

  move = make_move ("building", 0);
  add_atom (&move, atoms, "cards", 3);
  add_atom (&move, atoms, "building", 2);
  add_atom (&move, atoms, "at", cv_cell (9, 2));
  cv_check (scene_table (s), scene_state (s), &move, &verdict);
  assert_string_equal (verdict.values[1].term, "mountain");
  assert_string_equal (verdict.values[2].term, "church");
  assert_string_equal (verdict.values[3].term, "prairie");

  atoms[2].value = cv_cell (1, 1);
  cv_check (scene_table (s), scene_state (s), &move, &verdict);
  assert_string_equal (verdict.rule->id, "oregon.building.band");
  assert_string_equal (verdict.values[1].term, "bison");
  atoms[0].value = 0;
  cv_check (scene_table (s), scene_state (s), &move, &verdict);
  assert_string_equal (verdict.rule->id, "oregon.building.place");
  assert_int_equal (verdict.values[0].number, cv_cell (1, 1));
}

/* Forms. */

/* Two cards for a farmer, one for a building; a farmer is no building. */
static void
test_oregon_wrong_forms_are_unreadable (void **state)
{
  Scene *s = *state;

  scene_refuses (s, "{'do':'farmer','by':'blue','cards':['eagle'],'at':'a1'}");
  scene_refuses (s, "{'do':'farmer','by':'blue','cards':['eagle','eagle','eagle'],'at':"
                    "'a1'}");
  scene_refuses (s, "{'do':'farmer','by':'blue','cards':['eagle','wolf'],'at':'a1'}");
  scene_refuses (s, "{'do':'building','by':'blue','cards':['eagle','eagle'],'building':"
                    "'church','at':'a1'}");
  scene_refuses (s,
                 "{'do':'building','by':'blue','cards':['eagle'],'building':'farmer',"
                 "'at':'a1'}");
  scene_refuses (s, "{'do':'start','by':'red','building':'church','at':'a1'}");
  scene_refuses (s, "{'do':'count','by':'blue','track':-1}");
  scene_refuses (s, POSITION ("'jokers':{'blue':1}"));
}

/* What stands on a cell, for drawings. */
static void
test_oregon_look_shows_pieces_and_owners (void **state)
{
  Scene *s = *state;
  const CvTable *table = scene_table (s);

  scene_play (s, START ("yellow", "coal-mine", "j3"));
  scene_play (s, FARMER ("blue", "bison", "wagon", "k3"));
  int mine = cv_board_bit (&table->board, cv_cell (9, 2));
  CvLook on_mine = cv_oregon.look (table, scene_state (s), mine);
  CvLook on_farmer = cv_oregon.look (table, scene_state (s), mine + 1);
  CvLook on_nothing = cv_oregon.look (table, scene_state (s), mine + 2);

  assert_string_equal (cv_oregon.pieces[on_mine.piece].term, "coal mine");
  assert_int_equal (on_mine.owner, CV_NO_PLAYER);
  assert_int_equal (on_mine.ground, 'm');
  assert_string_equal (cv_oregon.pieces[on_farmer.piece].term, "farmer");
  assert_int_equal (on_farmer.owner, 1);
  assert_int_equal (on_nothing.piece, -1);
}

/* Laws. */

static uint32_t
next_random (uint32_t *seed)
{
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 16;
}

/* A random step by a random player, without its cell. */
static CvMove
make_random_step (uint32_t *seed, int n_players, CvAtom *atoms)
{
  static const char *const verbs[] = { "start",    "farmer",   "farmer", "farmer",
                                       "building", "building", "extra",  "end-turn" };
  const char *verb = verbs[next_random (seed) % 8];
  CvMove move = make_move (verb, (int) (next_random (seed) % (uint32_t) n_players));
  int n_cards = strcmp (verb, "farmer") == 0     ? 2
                : strcmp (verb, "building") == 0 ? 1
                                                 : 0;

  for (int i = 0; i < n_cards; i++)
    add_atom (&move, atoms, "cards", (int32_t) (next_random (seed) % 6));
  if (strcmp (verb, "start") == 0 || strcmp (verb, "building") == 0)
    add_atom (&move, atoms, "building", (int32_t) (next_random (seed) % 7));
  return move;
}

/* Tries the step on every cell, and gives it a legal one. False: there is none. */
static bool
compare_legal_with_check (const CvTable *table,
                          const CvState *state,
                          CvMove *move,
                          CvAtom *atoms,
                          uint32_t *seed)
{
  CvAtom *at = &atoms[move->n_atoms];
  int32_t chosen = CV_CELL_NONE;
  uint32_t n_legal = 0;
  CvSet legal;

  cv_legal (table, state, move, &legal);
  add_atom (move, atoms, "at", 0);
  for (int row = 0; row < table->board.height; row++)
    for (int column = 0; column < table->board.width; column++)
      {
        CvVerdict verdict;
        at->value = cv_cell (column, row);
        cv_check (table, state, move, &verdict);
        bool is_legal = cv_set_has (&legal, row * table->board.stride + column);
        assert_int_equal (is_legal, cv_verdict_is_legal (&verdict));
        if (is_legal && next_random (seed) % ++n_legal == 0)
          chosen = at->value;
      }
  at->value = chosen;
  return n_legal > 0;
}

static void
play_at_random (Scene *scene, uint32_t seed, int n_steps)
{
  const CvTable *table = scene_table (scene);
  CvState state = *scene_state (scene);

  for (int i = 0; i < n_steps; i++)
    {
      CvAtom atoms[4];
      CvMove move = make_random_step (&seed, table->n_players, atoms);
      CvVerdict verdict;

      if (cv_verb_arg (cv_game_verb (&cv_oregon, move.verb), "at") >= 0 &&
          !compare_legal_with_check (table, &state, &move, atoms, &seed))
        continue;
      cv_check (table, &state, &move, &verdict);
      if (cv_verdict_is_legal (&verdict))
        cv_apply (table, &state, &move);
      assert_int_equal (cv_oregon.sane (table, &state), 0);
    }
}

/* The legal cells are those that check calls legal, in free and in guided turns, and no
   legal step breaks an invariant. */
static void
test_oregon_legal_cells_agree_with_check (void **unused)
{
  static const char *const turns[] = { "free", "guided" };

  for (int mode = 0; mode < 2; mode++)
    for (uint32_t seed = 1; seed <= 12; seed++)
      {
        Scene *s = scene_new ("oregon", "red green yellow blue", turns[mode], valley);
        play_at_random (s, seed, 500);
        scene_free (s);
      }
}

/* Each invariant is found out by its number when it is broken. */
static void
test_oregon_sane_names_what_is_broken (void **state)
{
  Scene *s = *state;
  const CvTable *table = scene_table (s);
  const int a1 = 0, a2 = table->board.stride, a5 = 4 * table->board.stride;
  const int guard = table->board.width, d3 = 2 * table->board.stride + 3;
  CvState broken[10];

  scene_play (s, POSITION ("'farmers':{'yellow':[" FOURTEEN_CELLS "],'blue':['a1']}"));
  for (int i = 0; i < 10; i++)
    broken[i] = *scene_state (s);
  cv_set_add (&broken[0].oregon.farmers[0], a1);
  cv_set_add (&broken[1].oregon.farmers[1], guard);
  cv_set_add (&broken[1].oregon.taken, guard);
  cv_set_add (&broken[2].oregon.farmers[0], a2);
  cv_set_add (&broken[2].oregon.taken, a2);
  broken[3].oregon.stack[2]--;
  broken[4].oregon.heap[1]--;
  broken[5].oregon.shown[1][0]++;
  broken[6].oregon.turn = 2;
  broken[7].oregon.n_placed = 2;
  cv_set_add (&broken[8].oregon.farmers[1], d3);
  cv_set_add (&broken[8].oregon.taken, d3);
  for (int i = 0; i < 2; i++)
    {
      cv_set_add (&broken[9].oregon.buildings[6], a5 + i);
      cv_set_add (&broken[9].oregon.starts, a5 + i);
      cv_set_add (&broken[9].oregon.taken, a5 + i);
    }

  assert_sane (s);
  for (int i = 0; i < 10; i++)
    assert_int_equal (cv_oregon.sane (table, &broken[i]), i + 1);
  broken[8].common.house = true;
  assert_int_equal (cv_oregon.sane (table, &broken[8]), 0);
}

/* Each rule has an id of its own under the game's name, and a section. */
static void
test_oregon_rules_are_told_apart (void **unused)
{
  for (int i = 0; i < cv_oregon.n_rules; i++)
    {
      const CvRule *rule = &cv_oregon.rules[i];
      assert_int_equal (strncmp (rule->id, "oregon.", 7), 0);
      assert_non_null (strchr (rule->anchor, '#'));
      assert_ptr_equal (cv_game_rule_find (&cv_oregon, rule->id), rule);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    FREE (test_oregon_start_tile_needs_a_free_space_of_the_board),
    FREE (test_oregon_start_tile_needs_its_terrain),
    FREE (test_oregon_start_harbor_needs_water_near),
    FREE (test_oregon_start_tiles_come_once),
    FREE (test_oregon_start_names_the_first_rule_that_is_broken),
    FREE (test_oregon_start_tile_pays_nothing_and_leaves_the_stack),
    cmocka_unit_test (test_oregon_guided_turns_need_all_start_tiles),
    GUIDED_START (test_oregon_guided_start_tiles_go_round),
    FREE (test_oregon_farmer_needs_a_free_space_of_the_board),
    FREE (test_oregon_farmer_comes_from_the_fourteen),
    FREE (test_oregon_farmer_joker_is_active_and_single),
    FREE (test_oregon_farmer_stands_in_a_block_of_the_cards),
    FREE (test_oregon_farmer_equal_cards_name_one_block),
    FREE (test_oregon_farmer_joker_opens_a_cross),
    cmocka_unit_test (test_oregon_farmer_names_the_first_rule_that_is_broken),
    FREE (test_oregon_building_needs_a_free_space_of_the_board),
    FREE (test_oregon_building_comes_from_its_stack),
    FREE (test_oregon_building_joker_opens_the_board),
    FREE (test_oregon_building_lies_in_a_band_of_the_card),
    cmocka_unit_test (test_oregon_building_needs_its_terrain),
    FREE (test_oregon_building_harbor_needs_water_near),
    FREE (test_oregon_building_names_the_first_rule_that_is_broken),
    FREE (test_oregon_farmer_is_paid_by_every_building_near),
    FREE (test_oregon_building_pays_every_farmer_near),
    FREE (test_oregon_church_counts_every_neighbour),
    FREE (test_oregon_two_churches_count_apart),
    FREE (test_oregon_new_church_pays_each_for_all),
    FREE (test_oregon_mines_pay_tokens),
    FREE_OF_THREE (test_oregon_short_heap_pays_clockwise_from_the_active_player),
    FREE (test_oregon_warehouse_turns_the_joker_active),
    FREE (test_oregon_train_station_turns_the_extra_turn_active),
    FREE (test_oregon_group_of_three_pays_five),
    cmocka_unit_test (test_oregon_group_pays_once),
    FREE (test_oregon_paid_groups_are_known),
    FREE (test_oregon_rows_do_not_run_on),
    GUIDED (test_oregon_guided_turns_go_round),
    GUIDED (test_oregon_guided_turn_has_one_placement),
    GUIDED (test_oregon_guided_extra_turn_comes_once),
    FREE (test_oregon_free_extra_turn_is_only_a_tile),
    cmocka_unit_test (test_oregon_turn_may_end_with_nothing_placed),
    cmocka_unit_test (test_oregon_cards_may_be_left_out_in_free_turns),
    cmocka_unit_test (test_oregon_order_has_words_of_its_own),
    cmocka_unit_test (test_oregon_farmer_is_told_all_it_is_paid),
    cmocka_unit_test (test_oregon_laps_of_a_known_track),
    cmocka_unit_test (test_oregon_prompt_follows_the_turn),
    FREE (test_oregon_turn_is_kept_in_free_turns),
    GUIDED (test_oregon_house_rules_bend_but_do_not_break),
    FREE (test_oregon_last_farmer_brings_the_end),
    cmocka_unit_test (test_oregon_empty_stacks_bring_the_end),
    FREE_OF_THREE (test_oregon_nearest_to_the_last_farmer_are_named),
    cmocka_unit_test (test_oregon_turns_to_come_follow_the_last_round),
    FREE (test_oregon_ends_come_in_order),
    GUIDED_START (test_oregon_guided_round_is_played_out),
    GUIDED_START (test_oregon_guided_last_seat_ends_at_once),
    GUIDED (test_oregon_declared_end_stops_guided_turns),
    FREE (test_oregon_position_has_a_space_for_each_piece),
    FREE (test_oregon_position_fits_the_box),
    FREE (test_oregon_position_shares_out_the_heaps),
    FREE (test_oregon_position_keeps_the_grounds),
    FREE (test_oregon_position_is_taken_over),
    GUIDED_START (test_oregon_position_start_tiles_count_in_seating_order),
    FREE (test_oregon_reveal_fits_the_tokens_held),
    cmocka_unit_test (test_oregon_reveal_keeps_to_seven_of_each_value),
    FREE (test_oregon_reveal_leaves_room_for_what_others_revealed),
    FREE (test_oregon_hide_tells_one_token),
    cmocka_unit_test (test_oregon_values_fit_the_box_without_a_board),
    cmocka_unit_test (test_oregon_count_overrules_track_and_farmers),
    FREE (test_oregon_tokens_without_a_value_seal_the_score),
    FREE (test_oregon_later_tokens_seal_the_score_again),
    FREE (test_oregon_count_leaves_untold_tokens_sealed),
    FREE (test_oregon_tie_goes_to_more_farmers),
    FREE (test_oregon_verdicts_carry_their_values),
    FREE (test_oregon_wrong_forms_are_unreadable),
    FREE (test_oregon_look_shows_pieces_and_owners),
    cmocka_unit_test (test_oregon_legal_cells_agree_with_check),
    FREE (test_oregon_sane_names_what_is_broken),
    cmocka_unit_test (test_oregon_rules_are_told_apart),
  };

  return cmocka_run_group_tests_name ("oregon", tests, NULL, NULL);
}
