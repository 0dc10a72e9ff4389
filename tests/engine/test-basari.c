/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Basari, one test each, under the rule as the Italian sheet has it
   ("ours": our reading where it is silent). Most are played on this ring of eight
   archways:

        1      2      3      4          red, blue, green, yellow begin
      5 ryg  4 rrb  6 b    7 g          on archways 1, 2, 3, 4
        8      7      6      5
      7 b    6 gg   4 ygbb 5 yb */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "answers.h"

#define HEAD   "{'caravanserai-board':1,'game':'basari','id':'test','title':'Test',"
#define VALUES "'majority':{'blue':8,'green':10,'yellow':12,'red':14},'lap':10}"
#define RING                                                                           \
  HEAD "'arches':[{'points':5,'gems':'ryg'},{'points':4,'gems':'rrb'},"                \
       "{'points':6,'gems':'b'},{'points':7,'gems':'g'},{'points':5,'gems':'yb'},"     \
       "{'points':4,'gems':'ygbb'},{'points':6,'gems':'gg'},"                          \
       "{'points':7,'gems':'b'}]," VALUES
#define UNKNOWN_RING HEAD "'arches':8," VALUES

#define TO_GO "Archways to go"

/* Seats, a bit each. */
enum
{
  RED = 1,
  BLUE = 2,
  GREEN = 4,
  YELLOW = 8
};

static Scene *
seat_three (const char *turns)
{
  return scene_new ("basari", "red blue green", turns, RING);
}

static Scene *
seat_four (const char *turns)
{
  return scene_new ("basari", "red blue green yellow", turns, RING);
}

/* A guided turn of three in which everyone rolled a 1. */
static Scene *
choose_of_three (const char *position, const char *actions)
{
  Scene *scene = seat_three ("guided");
  if (position != NULL)
    scene_play (scene, position);
  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene, actions);
  return scene;
}

/* The verdict on an event; the rule is named without "basari.". */
static void
expect (Scene *scene, const char *event, const char *rule)
{
  char id[64];
  snprintf (id, sizeof id, "basari.%s", rule);
  scene_expect (scene, event, id, "");
}

static void
assert_gems (Scene *scene, const char *color, const char *letters)
{
  char buffer[CV_GEMS_TEXT_SIZE];
  CvGems gems = (CvGems) scene_fact (scene, color, "Gems");
  assert_string_equal (cv_gems_print (gems, buffer), letters);
}

/* The phase that goes with a rule of the prompts. */
static int
find_phase (const char *rule)
{
  static const struct
  {
    const char *rule;
    BasariAsked phase;
  } phases[] = {
    { "roll", BASARI_ASKED_ROLL },
    { "choose", BASARI_ASKED_CHOOSE },
    { "die", BASARI_ASKED_DIE },
    { "points", BASARI_ASKED_POINTS },
    { "gems", BASARI_ASKED_GEMS },
    { "open", BASARI_ASKED_OPEN },
    { "open-either", BASARI_ASKED_OPEN },
    { "answer", BASARI_ASKED_ANSWER },
    { "end-round", BASARI_ASKED_ROUND_END },
    { "over", BASARI_ASKED_OVER },
  };
  size_t i = 0;

  while (i < sizeof phases / sizeof *phases && strcmp (phases[i].rule, rule) != 0)
    i++;
  return i < sizeof phases / sizeof *phases ? (int) phases[i].phase : -1;
}

static void
assert_prompt (Scene *scene, const char *rule, int who)
{
  CvPrompt prompt;
  const CvTable *table = scene_table (scene);

  table->game->prompt (table, scene_state (scene), &prompt);
  assert_string_equal (prompt.say.rule->id + strlen ("basari.prompt."), rule);
  assert_int_equal (prompt.phase, find_phase (rule));
  assert_int_equal (prompt.who, who);
}

/* What the sheet has in one of a seat's lines: actions, laps, majorities. */
static int
line_of (Scene *scene, int seat, int line)
{
  CvScore score;
  scene_score (scene, false, &score);
  return score.player[seat].lines[line].points;
}

static void
assert_decided (Scene *scene, CvDecided decided, int winners)
{
  CvScore score;
  scene_score (scene, false, &score);
  assert_int_equal (score.decided, decided);
  assert_int_equal (score.winners, winners);
}

/* Preparazione. */

/* Everyone begins with 3 gems of each colour and no points; without a `start` on the
   first archways in seating order (ours). */
static void
test_basari_everyone_begins_with_three_of_each (void **unused)
{
  Scene *scene = seat_four ("free");

  assert_gems (scene, "red", "rrryyygggbbb");
  assert_gems (scene, "yellow", "rrryyygggbbb");
  assert_int_equal (scene_total (scene, "blue"), 0);
  assert_int_equal (scene_fact (scene, "red", "Archway"), 1);
  assert_int_equal (scene_fact (scene, "yellow", "Archway"), 4);
  assert_int_equal (scene_fact (scene, "yellow", "Start disk"), 4);
  assert_int_equal (scene_fact (scene, "yellow", TO_GO), 8);
  scene_free (scene);
}

/* The start disk goes on any free archway, the piece on top of it. A second `start`
   moves the disk. */
static void
test_basari_start_disk_wants_a_free_archway (void **unused)
{
  Scene *scene = seat_three ("guided");

  expect (scene, "{'do':'start','by':'red','arch':2}", "start.ok");
  scene_play (scene, "{'do':'start','by':'red','arch':5}");
  assert_int_equal (scene_fact (scene, "red", "Archway"), 5);
  expect (scene, "{'do':'start','by':'blue','arch':5}", "start.taken");
  expect (scene, "{'do':'start','by':'blue','arch':6}", "start.ok");
  expect (scene, "{'do':'start','by':'red','arch':5}", "start.ok");
  scene_play (scene, "{'do':'start','by':'red','arch':6}");
  expect (scene, "{'do':'start','by':'blue','arch':5}", "start.ok");
  expect (scene, "{'do':'start','by':'blue','arch':6}", "start.taken");
  scene_free (scene);
}

/* Some editions let start disks share an archway. */
static void
test_basari_start_disks_share_where_the_edition_says_so (void **unused)
{
  Scene *scene = seat_three ("guided");

  scene_play (scene, "{'do':'start','by':'red','arch':5}");
  scene_play (scene, "{'do':'set','edition':{'start.shared':true}}");
  expect (scene, "{'do':'start','by':'blue','arch':5}", "start.ok");
  scene_free (scene);
}

/* A disk lies on the ring. */
static void
test_basari_start_stays_on_the_ring (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'start','by':'red','arch':9}", "start.off-board");
  expect (scene, "{'do':'start','by':'red','arch':8}", "start.ok");
  scene_refuses (scene, "{'do':'start','by':'red','arch':0}");
  scene_refuses (scene, "{'do':'start','by':'red','arch':61}");
  scene_free (scene);
}

/* Start disks are laid down before the first roll; in free turns a later `start` simply
   sets disk and piece. */
static void
test_basari_start_comes_before_the_first_roll (void **unused)
{
  Scene *scene = seat_three ("guided");

  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  expect (scene, "{'do':'start','by':'red','arch':7}", "start.late");
  scene_play (scene, "{'do':'set','turns':'free'}");
  scene_play (scene, "{'do':'start','by':'red','arch':7}");
  assert_int_equal (scene_fact (scene, "red", "Start disk"), 7);
  assert_int_equal (scene_fact (scene, "red", TO_GO), 8);
  scene_free (scene);
}

/* A position puts everything where it is said to be; what is travelled follows from
   piece and disk; a disk alone carries its piece. */
static void
test_basari_position_places_pieces_and_disks (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene,
              "{'do':'position','points':{'red':20},'gems':{'red':'bry'},"
              "'arches':{'red':2,'blue':8},'disks':{'red':5,'green':6},'round':2}");
  assert_int_equal (scene_total (scene, "red"), 20);
  assert_gems (scene, "red", "ryb");
  assert_gems (scene, "blue", "rrryyygggbbb");
  assert_int_equal (scene_fact (scene, "red", TO_GO), 3);
  assert_int_equal (scene_fact (scene, "blue", TO_GO), 2);
  assert_int_equal (scene_fact (scene, "green", "Archway"), 6);
  assert_int_equal (scene_state (scene)->basari.n_rounds, 1);
  scene_free (scene);
}

/* A position names only archways that the ring has. */
static void
test_basari_position_stays_on_the_ring (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'position','arches':{'red':9}}", "position.off-board");
  expect (scene, "{'do':'position','disks':{'red':9}}", "position.off-board");
  expect (scene, "{'do':'position','arches':{'red':8},'disks':{'red':8}}",
          "position.ok");
  scene_free (scene);
}

/* Without a board there are points and gems, but no archways to stand on. */
static void
test_basari_position_needs_a_board_only_for_archways (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  expect (scene, "{'do':'position','disks':{'red':1}}", "board.none");
  expect (scene, "{'do':'position','arches':{'red':1}}", "board.none");
  expect (scene, "{'do':'position','points':{'red':1},'gems':{'red':'r'}}",
          "position.ok");
  expect (scene, "{'do':'die','by':'red','roll':1}", "board.none");
  scene_free (scene);
}

#define R10 "rrrrrrrrrr"

/* The box has 25 gems of each colour for all players together. */
static void
test_basari_position_has_the_gems_of_one_box (void **unused)
{
  Scene *scene = seat_three ("free");

  /* Green keeps 3 red ones: 19 + 3 + 3 = 25. */
  expect (scene, "{'do':'position','gems':{'red':'" R10 "rrrrrrrrr','blue':'rrr'}}",
          "position.ok");
  expect (scene, "{'do':'position','gems':{'red':'" R10 "rrrrrrrrr','blue':'rrrr'}}",
          "box.gems");
  scene_free (scene);
}

/* The same for counts; without a board the gems of those who were not counted yet are
   not known, and don't stand in the way. */
static void
test_basari_counts_have_the_gems_of_one_box (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  expect (scene, "{'do':'count','by':'red','gems':'" R10 R10 "rrrrrr'}", "box.gems");
  scene_play (scene, "{'do':'count','by':'red','gems':'" R10 R10 "rrrr'}");
  expect (scene, "{'do':'count','by':'blue','gems':'rr'}", "box.gems");
  expect (scene, "{'do':'count','by':'blue','gems':'r'}", "count.ok");
  expect (scene, "{'do':'count','by':'red','gems':'r'}", "count.ok");
  scene_free (scene);
}

/* Where each of the players stands, and the disk too. */
static void
assert_arches (Scene *scene, const int *arches)
{
  for (int seat = 0; seat < scene_table (scene)->n_players; seat++)
    for (int disk = 0; disk < 2; disk++)
      assert_int_equal (
          scene_table (scene)->game->ring_place (scene_state (scene), seat, disk == 1),
          arches[seat]);
}

/* Who has chosen no archway and finds the own one chosen moves on to the next free one,
   in seating order (ours); nobody else does. */
static void
test_basari_displaced_players_move_on (void **unused)
{
  Scene *scene = seat_four ("guided");

  scene_play (scene, "{'do':'start','by':'red','arch':2}");
  assert_arches (scene, (const int[]){ 2, 5, 3, 4 });
  scene_play (scene, "{'do':'start','by':'yellow','arch':3}");
  assert_arches (scene, (const int[]){ 2, 4, 5, 3 });
  scene_play (scene, "{'do':'start','by':'green','arch':4}");
  assert_arches (scene, (const int[]){ 2, 5, 4, 3 });

  /* Who chooses anew leaves the archway to whom it belongs. */
  scene_play (scene, "{'do':'start','by':'red','arch':8}");
  assert_arches (scene, (const int[]){ 8, 2, 4, 3 });
  scene_play (scene, "{'do':'undo','steps':4}");
  assert_arches (scene, (const int[]){ 1, 2, 3, 4 });
  scene_free (scene);
}

/* The last archways lead on to the first. */
static void
test_basari_displaced_players_go_round_the_ring (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green yellow", "guided",
                            HEAD "'arches':4," VALUES);

  scene_play (scene, "{'do':'start','by':'red','arch':4}");
  assert_arches (scene, (const int[]){ 4, 2, 3, 1 });
  scene_free (scene);
}

/* Where disks may share an archway nobody is displaced; nor is a piece that has moved.
 */
static void
test_basari_nobody_is_displaced_without_need (void **unused)
{
  Scene *scene = seat_three ("guided");

  scene_play (scene, "{'do':'set','edition':{'start.shared':true}}");
  scene_play (scene, "{'do':'start','by':'red','arch':2}");
  assert_arches (scene, (const int[]){ 2, 2, 3 });
  scene_free (scene);

  scene = seat_three ("free");
  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'start','by':'red','arch':2}");
  assert_int_equal (scene_fact (scene, "blue", "Archway"), 3);
  assert_int_equal (scene_fact (scene, "blue", "Start disk"), 2);
  scene_free (scene);
}

/* A position that says where disks lie has laid them, in free turns too. */
static void
test_basari_no_start_follows_a_position_with_disks (void **unused)
{
  static const char *const turns[] = { "free", "guided" };

  for (int i = 0; i < 2; i++)
    {
      Scene *scene = seat_three (turns[i]);
      scene_play (scene, "{'do':'position','disks':{'red':5},'round':2}");
      expect (scene, "{'do':'start','by':'red','arch':1}", "start.late");
      expect (scene, "{'do':'start','by':'blue','arch':1}", "start.late");
      scene_play (scene, "{'do':'start','by':'red','arch':7,'allowed':'house'}");
      assert_int_equal (scene_fact (scene, "red", "Archway"), 7);
      scene_free (scene);

      scene = seat_three (turns[i]);
      scene_play (scene, "{'do':'position','points':{'red':5},'round':2}");
      expect (scene, "{'do':'start','by':'red','arch':1}", "start.ok");
      scene_free (scene);
    }
}

/* A turn. */

/* Fase 1: all roll and move clockwise, round the corner too. */
static void
test_basari_roll_moves_everyone (void **unused)
{
  Scene *scene = seat_three ("guided");

  expect (scene, "{'do':'roll','dice':{'red':1,'blue':6,'green':6}}", "roll.ok");
  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':6,'green':6}}");
  assert_int_equal (scene_fact (scene, "red", "Archway"), 2);
  assert_int_equal (scene_fact (scene, "blue", "Archway"), 8);
  assert_int_equal (scene_fact (scene, "green", "Archway"), 1);
  assert_int_equal (scene_fact (scene, "green", "Start disk"), 3);
  assert_int_equal (scene_fact (scene, "green", TO_GO), 2);
  scene_refuses (scene, "{'do':'roll','dice':{'red':1,'blue':6}}");
  scene_refuses (scene, "{'do':'roll','dice':{'red':1,'blue':6,'green':7}}");
  scene_free (scene);
}

/* A turn goes roll, choose, actions, and again. */
static void
test_basari_turn_goes_roll_choose_act (void **unused)
{
  const char *roll = "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}";
  const char *choose =
      "{'do':'choose','actions':{'red':'die','blue':'points','green':'gems'}}";
  Scene *scene = seat_three ("guided");

  assert_prompt (scene, "roll", RED | BLUE | GREEN);
  expect (scene, choose, "action.order");
  expect (scene, "{'do':'points','by':'red'}", "action.order");
  scene_play (scene, roll);
  assert_prompt (scene, "choose", RED | BLUE | GREEN);
  expect (scene, roll, "action.order");
  expect (scene, "{'do':'die','by':'red','roll':1}", "action.order");
  expect (scene, choose, "choose.ok");
  scene_play (scene, choose);
  expect (scene, choose, "action.order");
  expect (scene, roll, "action.order");
  scene_play (scene, "{'do':'die','by':'red','roll':2}");
  scene_play (scene, "{'do':'points','by':'blue'}");
  scene_play (scene, "{'do':'gems','by':'green'}");
  expect (scene, "{'do':'gems','by':'green'}", "action.order");
  expect (scene, roll, "roll.ok");
  scene_refuses (scene, "{'do':'choose','actions':{'red':'die','blue':'points'}}");
  scene_free (scene);
}

/* Nota: Die, then Points, then Gems; for all actions, not only for barters (ours). */
static void
test_basari_actions_come_in_their_order (void **unused)
{
  Scene *scene = choose_of_three (
      NULL, "{'do':'choose','actions':{'red':'gems','blue':'points','green':'die'}}");

  assert_prompt (scene, "die", GREEN);
  expect (scene, "{'do':'gems','by':'red'}", "action.order");
  expect (scene, "{'do':'points','by':'blue'}", "action.order");
  expect (scene, "{'do':'die','by':'green','roll':3}", "die.ok");
  scene_play (scene, "{'do':'die','by':'green','roll':3}");
  assert_prompt (scene, "points", BLUE);
  scene_play (scene, "{'do':'points','by':'blue'}");
  assert_prompt (scene, "gems", RED);
  expect (scene, "{'do':'gems','by':'red'}", "gems.ok");
  scene_free (scene);
}

/* Who did not choose an action does not do it. */
static void
test_basari_action_is_only_for_who_chose_it (void **unused)
{
  Scene *scene = choose_of_three (
      NULL, "{'do':'choose','actions':{'red':'gems','blue':'points','green':'die'}}");

  expect (scene, "{'do':'die','by':'red','roll':3}", "action.not-yours");
  expect (scene, "{'do':'die','by':'green','roll':3}", "die.ok");
  scene_free (scene);
}

/* An action that three or four chose is done by nobody. */
static void
test_basari_three_of_a_kind_cancel_out (void **unused)
{
  const char *roll = "{'do':'roll','dice':{'red':1,'blue':1,'green':1,'yellow':1}}";
  Scene *scene = seat_four ("guided");

  scene_play (scene, roll);
  scene_play (scene,
              "{'do':'choose','actions':{'red':'die','blue':'gems','green':'die',"
              "'yellow':'die'}}");
  assert_prompt (scene, "gems", BLUE);
  expect (scene, "{'do':'die','by':'red','roll':1}", "action.nobody");
  expect (scene, "{'do':'die','by':'blue','roll':1}", "action.nobody");
  expect (scene, "{'do':'skip','by':'red'}", "action.nobody");
  expect (scene, "{'do':'points','by':'red'}", "action.order");
  scene_play (scene, "{'do':'gems','by':'blue'}");
  expect (scene, "{'do':'die','by':'red','roll':1}", "action.nobody");
  scene_play (scene, roll);
  scene_play (scene, "{'do':'choose','actions':{'red':'die','blue':'die','green':'die',"
                     "'yellow':'die'}}");
  assert_prompt (scene, "roll", RED | BLUE | GREEN | YELLOW);
  scene_free (scene);
}

/* Actions. */

/* DADI: roll N, move N, score 6 − N. */
static void
test_basari_die_moves_and_scores_the_rest_to_six (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'die','by':'red','roll':2}", "die.ok");
  scene_play (scene, "{'do':'die','by':'red','roll':2}");
  assert_int_equal (scene_total (scene, "red"), 4);
  assert_int_equal (scene_fact (scene, "red", "Archway"), 3);
  scene_play (scene, "{'do':'die','by':'blue','roll':6}");
  assert_int_equal (scene_total (scene, "blue"), 0);
  assert_int_equal (scene_fact (scene, "blue", "Archway"), 8);
  scene_refuses (scene, "{'do':'die','by':'red','roll':0}");
  scene_refuses (scene, "{'do':'die','by':'red'}");
  scene_free (scene);
}

/* PUNTI: the number of one's archway. */
static void
test_basari_points_score_the_archway (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'points','by':'green'}", "points.ok");
  scene_play (scene, "{'do':'points','by':'green'}");
  assert_int_equal (scene_total (scene, "green"), 6);
  assert_int_equal (line_of (scene, 2, 0), 6);
  scene_free (scene);
}

/* GIOIELLI: the gems of one's archway. */
static void
test_basari_gems_come_from_the_archway (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'gems','by':'blue'}");
  assert_gems (scene, "blue", "rrrrryyygggbbbb");
  scene_free (scene);
}

/* A colour that runs out gives what is left (ours). */
static void
test_basari_supply_gives_what_it_has (void **unused)
{
  Scene *scene = seat_three ("free");

  /* Blue and green keep 3 + 3 red ones, one is left; of light blue, none. */
  scene_play (scene,
              "{'do':'position','gems':{'red':'" R10 "rrrrrrrrbbbbbbbbbbbbbbbbbbb'}}");
  scene_play (scene, "{'do':'gems','by':'blue'}");
  assert_gems (scene, "blue", "rrrryyygggbbb");
  scene_play (scene, "{'do':'gems','by':'blue'}");
  assert_gems (scene, "blue", "rrrryyygggbbb");
  scene_free (scene);
}

/* On a board of which only the number of archways is known, the event says what is
   printed there. */
static void
test_basari_unknown_archway_must_be_stated (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", UNKNOWN_RING);

  expect (scene, "{'do':'points','by':'red'}", "arch.unknown");
  expect (scene, "{'do':'gems','by':'red'}", "arch.unknown");
  scene_play (scene, "{'do':'points','by':'red','points':6}");
  scene_play (scene, "{'do':'gems','by':'red','gems':'bbr'}");
  scene_play (scene, "{'do':'gems','by':'blue','gems':''}");
  assert_int_equal (scene_total (scene, "red"), 6);
  assert_gems (scene, "red", "rrrryyygggbbbbb");
  assert_gems (scene, "blue", "rrryyygggbbb");
  scene_free (scene);
}

/* What an event states must be what a known board shows. */
static void
test_basari_stated_archway_must_match_the_board (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'points','by':'red','points':6}", "arch.differs");
  expect (scene, "{'do':'points','by':'red','points':5}", "points.ok");
  expect (scene, "{'do':'gems','by':'red','gems':'ry'}", "arch.differs");
  expect (scene, "{'do':'gems','by':'red','gems':'gyr'}", "gems.ok");
  scene_free (scene);
}

/* Barters: in the positions below red and green both chose Points. */

#define RED_AND_GREEN                                                                  \
  "{'do':'choose','actions':{'red':'points','blue':'gems','green':'points'}}"

/* "Il giocatore può eseguirla": who is to act may decline, and the turn goes on without
   the action. Nobody else can. */
static void
test_basari_action_may_be_declined (void **unused)
{
  Scene *scene = choose_of_three (
      NULL, "{'do':'choose','actions':{'red':'gems','blue':'points','green':'die'}}");

  expect (scene, "{'do':'skip','by':'red'}", "action.order");
  expect (scene, "{'do':'skip','by':'green'}", "skip.ok");
  scene_play (scene, "{'do':'skip','by':'green'}");
  assert_int_equal (scene_total (scene, "green"), 0);
  expect (scene, "{'do':'skip','by':'green'}", "action.order");
  expect (scene, "{'do':'die','by':'green','roll':1}", "action.order");
  assert_prompt (scene, "points", BLUE);
  scene_play (scene, "{'do':'skip','by':'blue'}");
  scene_play (scene, "{'do':'skip','by':'red'}");
  assert_gems (scene, "red", "rrryyygggbbb");
  assert_prompt (scene, "roll", RED | BLUE | GREEN);
  expect (scene, "{'do':'skip','by':'red'}", "action.order");
  scene_free (scene);
}

/* The winner of a barter may decline as well; the gems have changed hands. */
static void
test_basari_winner_of_a_barter_may_decline (void **unused)
{
  Scene *scene = choose_of_three (
      NULL,
      "{'do':'choose','actions':{'red':'points','blue':'gems','green':'points'}}");

  expect (scene, "{'do':'skip','by':'red'}", "action.order");
  scene_play (scene, "{'do':'offer','by':'red','gems':'r'}");
  scene_play (scene, "{'do':'accept','by':'green'}");
  expect (scene, "{'do':'skip','by':'green'}", "action.not-yours");
  expect (scene, "{'do':'skip','by':'blue'}", "action.order");
  scene_play (scene, "{'do':'skip','by':'red'}");
  assert_int_equal (scene_total (scene, "red"), 0);
  assert_gems (scene, "green", "rrrryyygggbbb");
  assert_prompt (scene, "gems", BLUE);
  scene_free (scene);
}

/* In free turns anybody may say it; it changes nothing for others. */
static void
test_basari_declining_in_free_turns (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'skip','by':'red'}", "skip.ok");
  scene_play (scene, "{'do':'skip','by':'red'}");
  scene_play (scene, "{'do':'choose','actions':{'red':'die','blue':'gems','green':"
                     "'die'}}");
  scene_play (scene, "{'do':'skip','by':'red'}");
  scene_play (scene, "{'do':'set','turns':'guided'}");
  assert_prompt (scene, "open-either", RED | GREEN);
  scene_free (scene);
}

/* A ring that is known in part asks for what it lacks, archway by archway. */
static void
test_basari_ring_known_in_part_asks_for_the_rest (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free",
                            HEAD "'arches':[{'points':5},{'gems':'rb'},{},"
                                 "{'points':4,'gems':''}]," VALUES);

  expect (scene, "{'do':'points','by':'red'}", "points.ok");
  expect (scene, "{'do':'points','by':'red','points':6}", "arch.differs");
  expect (scene, "{'do':'gems','by':'red'}", "arch.unknown");
  expect (scene, "{'do':'gems','by':'red','gems':'g'}", "gems.ok");
  expect (scene, "{'do':'points','by':'blue'}", "arch.unknown");
  expect (scene, "{'do':'gems','by':'blue'}", "gems.ok");
  expect (scene, "{'do':'gems','by':'blue','gems':'g'}", "arch.differs");
  expect (scene, "{'do':'gems','by':'green'}", "arch.unknown");
  expect (scene, "{'do':'points','by':'green'}", "arch.unknown");
  scene_play (scene, "{'do':'points','by':'green','points':7}");
  assert_int_equal (scene_total (scene, "green"), 7);
  scene_free (scene);
}

/* What is out of order is told what comes first at the moment. */
static void
test_basari_order_says_what_is_due (void **unused)
{
  const char *points = "{'do':'points','by':'blue'}";
  const char *roll = "{'do':'roll','dice':{'red':6,'blue':1,'green':1}}";
  Scene *scene = seat_three ("guided");

  SAYS (scene, points, "Not now: first everyone rolls and moves.");
  scene_play (scene, roll);
  SAYS (scene, points, "Not now: first everyone chooses an action.");
  SAYS (scene, roll, "Not now: first everyone chooses an action.");
  scene_play (scene, "{'do':'choose','actions':{'red':'die','blue':'points','green':"
                     "'points'}}");
  SAYS (scene, points, "Not now: Red comes first, with the Die action.");
  scene_play (scene, "{'do':'die','by':'red','roll':6}");
  SAYS (scene, points, "Not now: Blue and Green barter for the Points action first.");
  scene_play (scene, "{'do':'offer','by':'blue','gems':'r'}");
  scene_play (scene, "{'do':'accept','by':'green'}");
  scene_play (scene, points);
  SAYS (scene, points, "Not now: first the round is scored.");
  scene_free (scene);
}

/* Who speaks out of turn is told whose word it is, and why. */
static void
test_basari_silence_has_its_reason (void **unused)
{
  Scene *scene = choose_of_three (
      "{'do':'position','points':{'red':5}}",
      "{'do':'choose','actions':{'red':'points','blue':'gems','green':'points'}}");

  SAYS (scene, "{'do':'offer','by':'green','gems':'r'}",
        "Green does not make the first offer: Red is further ahead on points.");
  SAYS (scene, "{'do':'accept','by':'red'}",
        "Red has nothing to accept yet: Green has made no offer.");
  SAYS (scene, "{'do':'offer','by':'blue','gems':'r'}",
        "Blue has no say now: Red and Green are bartering for the Points action.");
  scene_play (scene, "{'do':'offer','by':'red','gems':'r'}");
  SAYS (scene, "{'do':'offer','by':'red','gems':'rr'}",
        "Red has made the last offer: Green answers.");
  SAYS (scene, "{'do':'accept','by':'red'}",
        "Red has made the last offer: Green answers.");
  scene_play (scene, "{'do':'accept','by':'green'}");
  SAYS (scene, "{'do':'offer','by':'red','gems':'r'}",
        "Red has no say now: nobody is bartering.");
  scene_free (scene);

  scene = seat_three ("free");
  SAYS (scene, "{'do':'accept','by':'red'}",
        "Red has nothing to accept: nobody has made an offer.");
  scene_play (scene, "{'do':'offer','by':'red','gems':'r'}");
  SAYS (scene, "{'do':'accept','by':'red'}",
        "Red made this offer and can’t accept it.");
  scene_free (scene);
}

/* What an action brings is told, and where the supply falls short. */
static void
test_basari_actions_say_what_they_bring (void **unused)
{
  Scene *scene = seat_three ("free");

  SAYS (scene, "{'do':'die','by':'red','roll':2}",
        "Red moves 2 to archway 3 and scores 6 − 2 = 4.");
  answer_expect (scene, "{'do':'die','by':'red','roll':2}", "pays",
                 "[{'to':'red','arch':3,'why':'basari.die.ok','points':4}]");
  answer_expect (scene, "{'do':'points','by':'red'}", "pays",
                 "[{'to':'red','arch':1,'why':'basari.points.ok','points':5}]");
  answer_expect (scene, "{'do':'gems','by':'blue'}", "takes", "'rrb'");
  SAYS (scene, "{'do':'gems','by':'blue'}",
        "Blue takes 2 red gems and 1 light blue gem, the gems of archway 2.");
  scene_free (scene);

  scene = seat_three ("free");
  scene_play (scene, "{'do':'position','gems':{'red':'" R10 "rrrrrrrrr'}}");
  answer_expect (scene, "{'do':'gems','by':'blue'}", "takes", "'b'");
  SAYS (scene, "{'do':'gems','by':'blue'}", "Blue takes 1 light blue gem: the supply");
  scene_free (scene);

  scene = scene_new ("basari", "red blue green", "free", UNKNOWN_RING);
  SAYS (scene, "{'do':'gems','by':'red'}", "The gems of archway 1 are not known yet");
  SAYS (scene, "{'do':'points','by':'red'}",
        "The points printed on archway 1 are not known");
  SAYS (scene, "{'do':'gems','by':'red','gems':''}", "archway 1 shows no gems");
  scene_free (scene);
}

/* Order is nobody's business in free turns: only what nobody does is told. */
static void
test_basari_free_turns_say_what_guided_ones_would (void **unused)
{
  const char *gems = "{'do':'gems','by':'red'}";
  Scene *scene = seat_three ("free");

  answer_lacks (scene, gems, "Guided");
  scene_play (scene, "{'do':'choose','actions':{'red':'gems','blue':'gems','green':"
                     "'gems'}}");
  SAYS (scene, gems, "Guided turns would say no. Nobody does the Gems action");
  SAYS (scene, "{'do':'skip','by':'red'}", "Guided turns would say no.");
  answer_lacks (scene, "{'do':'die','by':'red','roll':1}", "Guided");
  SAYS (scene, "{'do':'end-round'}", "Guided turns would say no. The round goes on");
  scene_play (scene, "{'do':'roll','dice':{'red':6,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'roll','dice':{'red':6,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'choose','actions':{'red':'gems','blue':'gems','green':"
                     "'gems'}}");
  answer_lacks (scene, "{'do':'end-round'}", "Guided");
  scene_free (scene);
}

/* A start disk says whom it displaces, and why it comes too late. */
static void
test_basari_start_says_who_moves_on (void **unused)
{
  Scene *scene = seat_three ("free");

  SAYS (scene, "{'do':'start','by':'red','arch':2}", "Red begins on archway 2.",
        "Blue had chosen no archway and stands on archway 4 now.");
  answer_lacks (scene, "{'do':'start','by':'red','arch':5}", "Blue");
  scene_play (scene, "{'do':'position','disks':{'red':5}}");
  SAYS (scene, "{'do':'start','by':'red','arch':2}",
        "Too late: the position already says where the start disks are.");
  scene_free (scene);
}

/* Two who chose the same action barter for it; the winner does it, the other and third
   parties don't, and nobody before it is settled. */
static void
test_basari_two_barter_for_an_action (void **unused)
{
  Scene *scene =
      choose_of_three ("{'do':'position','points':{'red':5}}", RED_AND_GREEN);

  expect (scene, "{'do':'points','by':'red'}", "action.order");
  expect (scene, "{'do':'points','by':'blue'}", "action.not-yours");
  expect (scene, "{'do':'gems','by':'blue'}", "action.order");
  scene_play (scene, "{'do':'offer','by':'red','gems':'rb'}");
  expect (scene, "{'do':'points','by':'red'}", "action.order");
  expect (scene, "{'do':'accept','by':'green'}", "barter.accept");
  scene_play (scene, "{'do':'accept','by':'green'}");
  assert_gems (scene, "red", "rryyygggbb");
  assert_gems (scene, "green", "rrrryyygggbbbb");
  assert_prompt (scene, "points", RED);
  expect (scene, "{'do':'points','by':'green'}", "action.not-yours");
  scene_play (scene, "{'do':'points','by':'red'}");
  assert_int_equal (scene_total (scene, "red"), 9);
  assert_prompt (scene, "gems", BLUE);
  scene_free (scene);
}

/* The one further ahead on points opens (from other editions). */
static void
test_basari_leader_opens_the_barter (void **unused)
{
  Scene *scene = choose_of_three (
      "{'do':'position','points':{'green':5,'red':4,'blue':9}}", RED_AND_GREEN);

  assert_prompt (scene, "open", GREEN);
  expect (scene, "{'do':'offer','by':'red','gems':'r'}", "barter.not-your-turn");
  expect (scene, "{'do':'offer','by':'blue','gems':'r'}", "barter.not-your-turn");
  expect (scene, "{'do':'offer','by':'green','gems':'r'}", "barter.offer");
  scene_free (scene);
}

/* Level on points, either of the two opens. */
static void
test_basari_either_opens_when_level (void **unused)
{
  Scene *scene = choose_of_three (NULL, RED_AND_GREEN);

  assert_prompt (scene, "open-either", RED | GREEN);
  expect (scene, "{'do':'offer','by':'red','gems':'r'}", "barter.offer");
  expect (scene, "{'do':'offer','by':'green','gems':'r'}", "barter.offer");
  expect (scene, "{'do':'offer','by':'blue','gems':'r'}", "barter.not-your-turn");
  scene_free (scene);
}

/* An opener without gems leaves it to the other (ours). */
static void
test_basari_opener_without_gems_lets_the_other_open (void **unused)
{
  Scene *scene = choose_of_three (
      "{'do':'position','points':{'red':5},'gems':{'red':''}}", RED_AND_GREEN);

  assert_prompt (scene, "open", GREEN);
  expect (scene, "{'do':'offer','by':'red','gems':'r'}", "barter.not-your-turn");
  scene_play (scene, "{'do':'offer','by':'green','gems':'r'}");
  expect (scene, "{'do':'accept','by':'red'}", "barter.accept");
  scene_free (scene);
}

/* Neither has gems: nobody does the action (ours). */
static void
test_basari_nobody_acts_when_neither_has_gems (void **unused)
{
  Scene *scene =
      choose_of_three ("{'do':'position','gems':{'red':'','green':''}}", RED_AND_GREEN);

  assert_prompt (scene, "gems", BLUE);
  expect (scene, "{'do':'points','by':'red'}", "action.nobody");
  scene_play (scene, "{'do':'points','by':'red','allowed':'house'}");
  assert_int_equal (scene_total (scene, "red"), 4);
  assert_prompt (scene, "gems", BLUE);
  scene_free (scene);
}

/* The two speak in turn; an accept needs the other's offer. */
static void
test_basari_two_speak_in_turn (void **unused)
{
  Scene *scene = choose_of_three (NULL, RED_AND_GREEN);

  expect (scene, "{'do':'accept','by':'green'}", "barter.not-your-turn");
  scene_play (scene, "{'do':'offer','by':'red','gems':'b'}");
  assert_prompt (scene, "answer", GREEN);
  expect (scene, "{'do':'accept','by':'red'}", "barter.not-your-turn");
  expect (scene, "{'do':'offer','by':'red','gems':'rrr'}", "barter.not-your-turn");
  expect (scene, "{'do':'accept','by':'blue'}", "barter.not-your-turn");
  expect (scene, "{'do':'accept','by':'green'}", "barter.accept");
  scene_play (scene, "{'do':'offer','by':'green','gems':'g'}");
  expect (scene, "{'do':'accept','by':'red'}", "barter.accept");
  scene_play (scene, "{'do':'accept','by':'red'}");
  expect (scene, "{'do':'offer','by':'red','gems':'rrr'}", "barter.not-your-turn");
  scene_free (scene);
}

/* Where no barter is due, nobody offers or accepts. */
static void
test_basari_no_barter_without_two_of_a_kind (void **unused)
{
  Scene *scene = seat_three ("guided");

  expect (scene, "{'do':'offer','by':'red','gems':'r'}", "barter.not-your-turn");
  expect (scene, "{'do':'accept','by':'red'}", "barter.not-your-turn");
  scene_free (scene);
}

/* An offer has at least one gem, and of one's own. */
static void
test_basari_offer_is_of_own_gems (void **unused)
{
  Scene *scene = choose_of_three (
      "{'do':'position','points':{'red':5},'gems':{'red':'rrb'}}", RED_AND_GREEN);

  expect (scene, "{'do':'offer','by':'red','gems':''}", "barter.empty");
  expect (scene, "{'do':'offer','by':'red','gems':'y'}", "barter.not-owned");
  expect (scene, "{'do':'offer','by':'red','gems':'bb'}", "barter.not-owned");
  expect (scene, "{'do':'offer','by':'red','gems':'brr'}", "barter.offer");
  scene_refuses (scene, "{'do':'offer','by':'red','gems':'w'}");
  scene_free (scene);
}

/* What the engine thinks of red's answer to an offer by green; both have plenty. */
static void
expect_answer (const char *offer, const char *answer, const char *rule)
{
  char event[96];
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'position','gems':{'red':'rrrrryyyyygggggbbbbb',"
                     "'green':'rrrrryyyyygggggbbbbb'}}");
  snprintf (event, sizeof event, "{'do':'offer','by':'green','gems':'%s'}", offer);
  scene_play (scene, event);
  snprintf (event, sizeof event, "{'do':'offer','by':'red','gems':'%s'}", answer);
  expect (scene, event, rule);
  scene_free (scene);
}

/* The sheet's own example: 1 red and 4 light blue beat 5 yellow. */
static void
test_basari_one_red_and_four_blue_beat_five_yellow (void **unused)
{
  expect_answer ("yyyyy", "rbbbb", "barter.offer");
  expect_answer ("rbbbb", "yyyyy", "barter.not-higher");
}

/* More gems are higher, whatever their colours; as many are compared by red, then
   yellow, then green; the same again is not higher. */
static void
test_basari_higher_is_more_then_better (void **unused)
{
  expect_answer ("rr", "bbb", "barter.offer");
  expect_answer ("bbb", "rr", "barter.not-higher");
  expect_answer ("ryb", "rgg", "barter.not-higher");
  expect_answer ("rgg", "ryb", "barter.offer");
  expect_answer ("rygb", "rygg", "barter.offer");
  expect_answer ("rygg", "rygb", "barter.not-higher");
  expect_answer ("rygb", "bgyr", "barter.not-higher");
}

/* In free turns an offer by somebody else continues the barter and must be higher; by
   the same player it begins a new one. */
static void
test_basari_free_offer_continues_the_barter (void **unused)
{
  Scene *scene = seat_three ("free");

  expect (scene, "{'do':'accept','by':'red'}", "barter.not-your-turn");
  scene_play (scene, "{'do':'offer','by':'red','gems':'rr'}");
  expect (scene, "{'do':'accept','by':'red'}", "barter.not-your-turn");
  expect (scene, "{'do':'offer','by':'blue','gems':'y'}", "barter.not-higher");
  expect (scene, "{'do':'offer','by':'blue','gems':''}", "barter.empty");
  scene_play (scene, "{'do':'offer','by':'red','gems':'b'}");
  scene_play (scene, "{'do':'offer','by':'blue','gems':'y'}");
  scene_play (scene, "{'do':'accept','by':'green'}");
  assert_gems (scene, "green", "rrryyyygggbbb");
  assert_gems (scene, "blue", "rrryygggbbb");
  scene_play (scene, "{'do':'offer','by':'red','gems':'b'}");
  scene_free (scene);
}

/* A roll, a choice and the end of a round close an open barter. */
static void
test_basari_free_barter_ends_with_the_turn (void **unused)
{
  static const char *const closing[] = {
    "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}",
    "{'do':'choose','actions':{'red':'die','blue':'die','green':'gems'}}",
    "{'do':'end-round'}"
  };
  Scene *scene = seat_three ("free");

  for (size_t i = 0; i < sizeof closing / sizeof *closing; i++)
    {
      scene_play (scene, "{'do':'offer','by':'red','gems':'g'}");
      expect (scene, "{'do':'offer','by':'blue','gems':'b'}", "barter.not-higher");
      scene_play (scene, closing[i]);
      expect (scene, "{'do':'accept','by':'blue'}", "barter.not-your-turn");
      expect (scene, "{'do':'offer','by':'blue','gems':'b'}", "barter.offer");
    }
  scene_free (scene);
}

/* In free turns actions are recorded by anyone at any time, and a game can change to
   guided turns in the middle of a barter. */
static void
test_basari_free_turns_keep_the_books (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'gems','by':'blue'}");
  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}");
  scene_play (scene, RED_AND_GREEN);
  scene_play (scene, "{'do':'offer','by':'green','gems':'r'}");
  scene_play (scene, "{'do':'set','turns':'guided'}");
  assert_prompt (scene, "answer", RED);
  scene_play (scene, "{'do':'set','turns':'free'}");
  scene_play (scene, "{'do':'accept','by':'red'}");
  scene_play (scene, "{'do':'set','turns':'guided'}");
  assert_prompt (scene, "points", GREEN);
  scene_free (scene);
}

/* The end of a round. */

/* Red has 5 of 8 archways behind it and rolls, with everyone else at their disks. */
static Scene *
approach_lap (const char *roll)
{
  Scene *scene = seat_three ("guided");

  scene_play (scene, "{'do':'position','arches':{'red':6},'disks':{'red':1}}");
  scene_play (scene, roll);
  return scene;
}

#define CHOOSE_ONE_EACH                                                                \
  "{'do':'choose','actions':{'red':'die','blue':'points','green':'gems'}}"

/* The round ends when a piece is on its start disk or past it and all actions are done:
   not sooner, and then before anything else. */
static void
test_basari_round_ends_with_a_lap_and_all_actions (void **unused)
{
  const char *roll = "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}";
  Scene *scene = approach_lap ("{'do':'roll','dice':{'red':3,'blue':1,'green':1}}");

  assert_int_equal (scene_fact (scene, "red", TO_GO), 0);
  expect (scene, "{'do':'end-round'}", "round.not-over");
  scene_play (scene, CHOOSE_ONE_EACH);
  expect (scene, "{'do':'end-round'}", "round.not-over");
  expect (scene, roll, "action.order");
  scene_play (scene, "{'do':'die','by':'red','roll':4}");
  scene_play (scene, "{'do':'points','by':'blue'}");
  expect (scene, "{'do':'end-round'}", "round.not-over");
  scene_play (scene, "{'do':'gems','by':'green'}");
  assert_prompt (scene, "end-round", 0);
  expect (scene, roll, "round.over");
  expect (scene, "{'do':'end-round'}", "end-round.ok");
  scene_play (scene, "{'do':'end-round'}");
  expect (scene, roll, "roll.ok");
  expect (scene, "{'do':'end-round'}", "round.not-over");
  scene_free (scene);
}

/* One archway short of the start disk is no lap, unless the die action closes the gap.
 */
static void
test_basari_die_action_completes_a_lap (void **unused)
{
  Scene *scene = approach_lap ("{'do':'roll','dice':{'red':2,'blue':1,'green':1}}");

  assert_int_equal (scene_fact (scene, "red", TO_GO), 1);
  scene_play (scene, CHOOSE_ONE_EACH);
  scene_play (scene, "{'do':'die','by':'red','roll':1}");
  scene_play (scene, "{'do':'points','by':'blue'}");
  scene_play (scene, "{'do':'gems','by':'green'}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (line_of (scene, 0, 0), 5);
  assert_int_equal (line_of (scene, 0, 1), 10);
  assert_int_equal (line_of (scene, 1, 1), 0);
  scene_free (scene);
}

/* Everyone who has gone round gets 10, once, however far; disks move under the pieces.
 */
static void
test_basari_lap_counts_once_for_each (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'position','gems':{'red':'','blue':'','green':''}}");
  for (int i = 0; i < 3; i++)
    scene_play (scene, "{'do':'roll','dice':{'red':6,'blue':3,'green':1}}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 10);
  assert_int_equal (scene_total (scene, "blue"), 10);
  assert_int_equal (scene_total (scene, "green"), 0);
  assert_int_equal (scene_fact (scene, "red", "Start disk"), 3);
  assert_int_equal (scene_fact (scene, "blue", "Start disk"), 3);
  assert_int_equal (scene_fact (scene, "green", "Start disk"), 6);
  assert_int_equal (scene_fact (scene, "red", TO_GO), 8);

  /* What was too much in the first round does not count in the second. */
  scene_play (scene, "{'do':'roll','dice':{'red':6,'blue':1,'green':1}}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 10);
  scene_free (scene);
}

/* Punteggi: who has most of a colour scores its number and returns 3 of them. */
static void
test_basari_majority_scores_and_returns_three (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'position','gems':{'red':'rrrrgg','blue':'yyyyyrrr',"
                     "'green':'ggggbbb'}}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (line_of (scene, 0, 2), 14);
  assert_int_equal (line_of (scene, 1, 2), 12);
  assert_int_equal (line_of (scene, 2, 2), 10 + 8);
  assert_gems (scene, "red", "rgg");
  assert_gems (scene, "blue", "rrryy");
  assert_gems (scene, "green", "g");
  scene_free (scene);
}

/* Tied leaders share, rounded down, and return 2 each: two of them. */
static void
test_basari_majority_shared_by_two (void **unused)
{
  Scene *scene = seat_four ("free");

  scene_play (scene,
              "{'do':'position','gems':{'red':'rrryyy','blue':'rrr','green':'rr',"
              "'yellow':'yyy'}}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 7 + 6);
  assert_int_equal (scene_total (scene, "blue"), 7);
  assert_int_equal (scene_total (scene, "green"), 0);
  assert_gems (scene, "red", "ry");
  assert_gems (scene, "blue", "r");
  assert_gems (scene, "green", "rr");
  scene_free (scene);
}

/* Three: 14 / 3 = 4, 10 / 3 = 3, 8 / 3 = 2. */
static void
test_basari_majority_shared_by_three_is_rounded_down (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 4 + 4 + 3 + 2);
  assert_int_equal (scene_total (scene, "green"), 4 + 4 + 3 + 2);
  assert_gems (scene, "blue", "rygb");
  scene_free (scene);
}

/* Four: 14 / 4 = 3, 12 / 4 = 3, 10 / 4 = 2, 8 / 4 = 2. */
static void
test_basari_majority_shared_by_four_is_rounded_down (void **unused)
{
  Scene *scene = seat_four ("free");

  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "yellow"), 3 + 3 + 2 + 2);
  assert_gems (scene, "yellow", "rygb");
  scene_free (scene);
}

/* Fewer in hand than to return: all of them. Nobody has the colour: nobody scores
   (ours). */
static void
test_basari_majority_returns_no_more_than_there_is (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'position','gems':{'red':'rrg','blue':'g','green':'y'}}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 14 + 5);
  assert_int_equal (scene_total (scene, "blue"), 5);
  assert_int_equal (scene_total (scene, "green"), 12);
  assert_gems (scene, "red", "");
  assert_gems (scene, "blue", "");
  assert_gems (scene, "green", "");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 19);
  scene_free (scene);
}

/* The end and the score sheet. */

/* Three rounds, then it is over; guided turns refuse to go on. */
static void
test_basari_ends_after_three_rounds (void **unused)
{
  const char *roll = "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}";
  CvVerdict ends[CV_ENDS_MOST];
  Scene *scene = seat_three ("free");
  const CvTable *table = scene_table (scene);

  scene_play (scene, "{'do':'position','round':3}");
  scene_play (scene, "{'do':'set','turns':'guided'}");
  expect (scene, roll, "roll.ok");
  assert_int_equal (table->game->ends (table, scene_state (scene), ends), 0);
  scene_play (scene, "{'do':'set','turns':'free'}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (table->game->ends (table, scene_state (scene), ends), 1);
  assert_string_equal (ends[0].rule->id, "basari.end.rounds");
  expect (scene, roll, "roll.ok");

  scene_play (scene, "{'do':'set','turns':'guided'}");
  assert_prompt (scene, "over", 0);
  expect (scene, roll, "end.over");
  expect (scene, "{'do':'end-round'}", "end.over");
  expect (scene, "{'do':'points','by':'red'}", "end.over");
  expect (scene, "{'do':'offer','by':'red','gems':'r'}", "end.over");
  expect (scene, "{'do':'accept','by':'red'}", "end.over");
  expect (scene, "{'do':'start','by':'red','arch':1}", "end.over");
  expect (scene, "{'do':'count','by':'red','points':1}", "count.ok");
  scene_free (scene);
}

/* The players may say sooner that it is over. */
static void
test_basari_ends_when_the_players_say_so (void **unused)
{
  const char *roll = "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}";
  Scene *scene = seat_three ("guided");

  expect (scene, roll, "roll.ok");
  scene_play (scene, "{'do':'end'}");
  expect (scene, roll, "end.over");
  scene_free (scene);
}

/* Three lines: actions, laps, majorities. */
static void
test_basari_sheet_has_three_lines (void **unused)
{
  CvScore score;
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'position','points':{'red':20},'arches':{'red':8}}");
  scene_play (scene, "{'do':'die','by':'red','roll':2}");
  scene_play (scene, "{'do':'end-round'}");
  scene_score (scene, false, &score);
  assert_int_equal (score.player[0].n_lines, 3);
  assert_string_equal (score.player[0].lines[0].rule->id, "basari.score.actions");
  assert_string_equal (score.player[0].lines[1].rule->id, "basari.score.laps");
  assert_string_equal (score.player[0].lines[2].rule->id, "basari.score.majorities");
  assert_int_equal (line_of (scene, 0, 0), 24);
  assert_int_equal (line_of (scene, 0, 1), 10);
  assert_int_equal (line_of (scene, 0, 2), 13);
  assert_int_equal (scene_total (scene, "red"), 47);
  scene_free (scene);
}

/* A count overrules what was played: its points stand as actions, its gems decide ties.
 */
static void
test_basari_count_overrules_what_was_played (void **unused)
{
  Scene *scene = seat_three ("free");

  scene_play (scene, "{'do':'end-round'}");
  scene_play (scene, "{'do':'count','by':'red','points':70}");
  assert_int_equal (line_of (scene, 0, 0), 70);
  assert_int_equal (line_of (scene, 0, 2), 0);
  assert_int_equal (scene_total (scene, "red"), 70);
  assert_gems (scene, "red", "rygb");
  scene_play (scene, "{'do':'count','by':'red','gems':'b'}");
  assert_gems (scene, "red", "b");
  assert_int_equal (scene_total (scene, "red"), 70);
  assert_decided (scene, CV_DECIDED_POINTS, RED);
  scene_free (scene);
}

/* A round reckoned from counts, as people do without a board: who went round is said,
   the printed values are 8, 10, 12, 14 and 10 for a lap. */
static void
test_basari_round_is_reckoned_from_counts (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  expect (scene, "{'do':'end-round'}", "board.none");
  scene_play (scene,
              "{'do':'count','by':'red','points':20,'gems':'rrrrry','lap':true}");
  scene_play (scene, "{'do':'count','by':'blue','points':30,'gems':'yb','lap':false}");
  scene_play (scene, "{'do':'count','by':'green','points':10}");
  expect (scene, "{'do':'end-round'}", "end-round.ok");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (line_of (scene, 0, 0), 20);
  assert_int_equal (line_of (scene, 0, 1), 10);
  assert_int_equal (line_of (scene, 0, 2), 14 + 6);
  assert_int_equal (line_of (scene, 1, 0), 30);
  assert_int_equal (line_of (scene, 1, 1), 0);
  assert_int_equal (line_of (scene, 1, 2), 6 + 8);
  assert_int_equal (scene_total (scene, "green"), 10);
  assert_gems (scene, "red", "rr");
  assert_gems (scene, "blue", "");
  assert_int_equal (scene_fact (scene, "red", "Points"), 50);
  expect (scene, "{'do':'end-round'}", "board.none");

  /* New points begin anew. */
  scene_play (scene, "{'do':'count','by':'red','points':60}");
  assert_int_equal (scene_total (scene, "red"), 60);
  scene_free (scene);
}

/* Counted round by round: the actions of a round stand beside what earlier rounds have
   brought, and can be counted anew until the round is reckoned. */
static void
test_basari_actions_are_counted_round_by_round (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  scene_play (scene, "{'do':'count','by':'red','actions':99}");
  scene_play (scene, "{'do':'count','by':'red','actions':20,'gems':'rrrr','lap':true}");
  assert_int_equal (scene_total (scene, "red"), 20);
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_total (scene, "red"), 20 + 10 + 14);
  scene_play (scene, "{'do':'count','by':'red','actions':7}");
  scene_play (scene, "{'do':'count','by':'red','actions':5}");
  assert_int_equal (line_of (scene, 0, 0), 25);
  assert_int_equal (line_of (scene, 0, 1), 10);
  assert_int_equal (line_of (scene, 0, 2), 14);
  /* The points of the track are still all there is. */
  scene_play (scene, "{'do':'count','by':'red','points':60}");
  assert_int_equal (scene_total (scene, "red"), 60);
  scene_play (scene, "{'do':'count','by':'red','actions':5}");
  assert_int_equal (line_of (scene, 0, 0), 65);
  scene_free (scene);
}

/* What was counted before a round was reckoned says nothing of the box after it: gems
   have changed hands since. */
static void
test_basari_old_counts_take_no_gems_from_the_box (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  scene_play (scene, "{'do':'count','by':'red','gems':'" R10 R10 "','lap':true}");
  expect (scene, "{'do':'count','by':'blue','gems':'" R10 "'}", "box.gems");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (scene_fact (scene, "red", "Gems"), cv_gems_of (CV_GEM_RED, 17));
  expect (scene, "{'do':'count','by':'blue','gems':'" R10 "'}", "count.ok");
  scene_play (scene, "{'do':'count','by':'red','gems':'" R10 R10 "'}");
  expect (scene, "{'do':'count','by':'blue','gems':'" R10 "'}", "box.gems");
  scene_free (scene);
}

/* Boards differ: what laps and majorities are worth can be stated, for the rounds that
   are reckoned from then on. */
static void
test_basari_worth_is_stated (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  scene_play (scene, "{'do':'count','by':'red','gems':'rrrryyy','lap':true}");
  scene_play (scene, "{'do':'end-round'}");
  expect (scene, "{'do':'worth','majority':{'red':20},'lap':12}", "worth.ok");
  scene_play (scene, "{'do':'worth','majority':{'red':20},'lap':12}");
  assert_int_equal (scene_total (scene, "red"), 10 + 14 + 12);
  scene_play (scene, "{'do':'count','by':'red','gems':'ry','lap':true}");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (line_of (scene, 0, 1), 10 + 12);
  assert_int_equal (line_of (scene, 0, 2), 14 + 12 + 20 + 12);
  scene_free (scene);
}

/* On a board what was counted goes before what was played, player by player. */
static void
test_basari_counted_round_on_a_board (void **unused)
{
  Scene *scene = seat_three ("guided");

  expect (scene, "{'do':'end-round'}", "round.not-over");
  scene_play (scene, "{'do':'count','by':'red','lap':false}");
  expect (scene, "{'do':'end-round'}", "round.not-over");
  scene_play (scene, "{'do':'count','by':'red','points':7,'lap':true}");
  scene_play (scene, "{'do':'count','by':'blue','gems':'rrrr'}");
  expect (scene, "{'do':'end-round'}", "end-round.ok");
  scene_play (scene, "{'do':'end-round'}");
  assert_int_equal (line_of (scene, 0, 1), 10);
  assert_int_equal (line_of (scene, 0, 2), 6 + 5 + 4);
  assert_int_equal (line_of (scene, 1, 2), 14);
  assert_gems (scene, "blue", "r");
  assert_gems (scene, "green", "rrrygb");
  assert_prompt (scene, "roll", RED | BLUE | GREEN);
  scene_free (scene);
}

/* Fine del gioco: level on points, most gems; then red, yellow, green, light blue ones;
   then the win is shared. */
static void
test_basari_ties_go_to_gems_then_their_value (void **unused)
{
  Scene *scene = scene_new ("basari", "red blue green", "free", NULL);

  scene_play (scene, "{'do':'count','by':'red','points':50,'gems':'rrr'}");
  scene_play (scene, "{'do':'count','by':'blue','points':50,'gems':'bbbb'}");
  scene_play (scene, "{'do':'count','by':'green','points':49,'gems':'rrrrrr'}");
  assert_decided (scene, CV_DECIDED_GEMS, BLUE);
  scene_play (scene, "{'do':'count','by':'red','gems':'rbbb'}");
  assert_decided (scene, CV_DECIDED_GEM_VALUE, RED);
  scene_play (scene, "{'do':'count','by':'blue','gems':'rybb'}");
  assert_decided (scene, CV_DECIDED_GEM_VALUE, BLUE);
  scene_play (scene, "{'do':'count','by':'red','gems':'rygb'}");
  assert_decided (scene, CV_DECIDED_GEM_VALUE, RED);
  scene_play (scene, "{'do':'count','by':'blue','gems':'bgyr'}");
  assert_decided (scene, CV_DECIDED_SHARED, RED | BLUE);
  scene_play (scene, "{'do':'count','by':'green','points':51}");
  assert_decided (scene, CV_DECIDED_POINTS, GREEN);
  scene_free (scene);
}

/* House rules. */

/* Whether red may do it when the table lets everything stand that can. */
static bool
may_red (Scene *scene, const char *verb, int value)
{
  const CvTable *table = scene_table (scene);
  CvAtom atom = { .value = value };
  CvMove move = { .verb = (uint8_t) cv_game_verb_find (table->game, verb),
                  .by = 0,
                  .allowed = true,
                  .n_atoms = 1,
                  .atoms = &atom };
  CvVerdict verdict;
  return cv_may_apply (table, scene_state (scene), &move, &verdict);
}

/* Order may be bent; what the pieces or the board make impossible is refused even then.
 */
static void
test_basari_house_rules_do_not_bend_the_pieces (void **unused)
{
  Scene *scene = choose_of_three ("{'do':'position','gems':{'red':'rrrb'}}",
                                  "{'do':'choose','actions':{'red':'gems',"
                                  "'blue':'points','green':'die'}}");

  assert_true (may_red (scene, "start", 8));
  assert_false (may_red (scene, "start", 9));
  assert_true (may_red (scene, "offer", (int) cv_gems_of (CV_GEM_RED, 3)));
  assert_false (may_red (scene, "offer", (int) cv_gems_of (CV_GEM_RED, 4)));
  assert_true (may_red (
      scene, "gems", (int) (cv_gems_of (CV_GEM_RED, 2) + cv_gems_of (CV_GEM_BLUE, 1))));
  assert_false (may_red (scene, "gems", (int) cv_gems_of (CV_GEM_RED, 2)));
  assert_false (may_red (scene, "points", 4));
  scene_free (scene);
}

/* What the table lets stand has its natural effect. */
static void
test_basari_house_rules_bend_order (void **unused)
{
  Scene *scene = choose_of_three (NULL, RED_AND_GREEN);

  /* Blue takes the gems first; the barter for Points is still to come. */
  scene_play (scene, "{'do':'gems','by':'blue','allowed':'house'}");
  assert_prompt (scene, "open-either", RED | GREEN);
  scene_play (scene, "{'do':'offer','by':'red','gems':'rr'}");
  scene_play (scene, "{'do':'offer','by':'green','gems':'y','allowed':'house'}");
  assert_prompt (scene, "answer", RED);
  scene_play (scene, "{'do':'accept','by':'red'}");
  scene_play (scene, "{'do':'points','by':'green'}");
  assert_prompt (scene, "roll", RED | BLUE | GREEN);
  scene_free (scene);
}

/* To accept without an offer is to give way: no gems move, the other acts. */
static void
test_basari_house_rule_may_give_way_for_nothing (void **unused)
{
  Scene *scene = choose_of_three (NULL, RED_AND_GREEN);

  scene_play (scene, "{'do':'accept','by':'red','allowed':'house'}");
  assert_gems (scene, "red", "rrryyygggbbb");
  assert_prompt (scene, "points", GREEN);
  scene_free (scene);
}

/* An empty offer that the table lets stand is beaten by anything and pays nothing. */
static void
test_basari_house_rule_may_offer_nothing (void **unused)
{
  Scene *scene = choose_of_three (NULL, RED_AND_GREEN);

  scene_play (scene, "{'do':'offer','by':'red','gems':'','allowed':'house'}");
  expect (scene, "{'do':'offer','by':'green','gems':'b'}", "barter.offer");
  scene_play (scene, "{'do':'accept','by':'green'}");
  assert_gems (scene, "green", "rrryyygggbbb");
  assert_prompt (scene, "points", RED);
  scene_free (scene);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_basari_everyone_begins_with_three_of_each),
    cmocka_unit_test (test_basari_start_disk_wants_a_free_archway),
    cmocka_unit_test (test_basari_start_disks_share_where_the_edition_says_so),
    cmocka_unit_test (test_basari_start_stays_on_the_ring),
    cmocka_unit_test (test_basari_start_comes_before_the_first_roll),
    cmocka_unit_test (test_basari_displaced_players_move_on),
    cmocka_unit_test (test_basari_displaced_players_go_round_the_ring),
    cmocka_unit_test (test_basari_nobody_is_displaced_without_need),
    cmocka_unit_test (test_basari_no_start_follows_a_position_with_disks),
    cmocka_unit_test (test_basari_position_places_pieces_and_disks),
    cmocka_unit_test (test_basari_position_stays_on_the_ring),
    cmocka_unit_test (test_basari_position_needs_a_board_only_for_archways),
    cmocka_unit_test (test_basari_position_has_the_gems_of_one_box),
    cmocka_unit_test (test_basari_counts_have_the_gems_of_one_box),
    cmocka_unit_test (test_basari_roll_moves_everyone),
    cmocka_unit_test (test_basari_turn_goes_roll_choose_act),
    cmocka_unit_test (test_basari_actions_come_in_their_order),
    cmocka_unit_test (test_basari_action_is_only_for_who_chose_it),
    cmocka_unit_test (test_basari_three_of_a_kind_cancel_out),
    cmocka_unit_test (test_basari_die_moves_and_scores_the_rest_to_six),
    cmocka_unit_test (test_basari_points_score_the_archway),
    cmocka_unit_test (test_basari_gems_come_from_the_archway),
    cmocka_unit_test (test_basari_supply_gives_what_it_has),
    cmocka_unit_test (test_basari_unknown_archway_must_be_stated),
    cmocka_unit_test (test_basari_stated_archway_must_match_the_board),
    cmocka_unit_test (test_basari_action_may_be_declined),
    cmocka_unit_test (test_basari_winner_of_a_barter_may_decline),
    cmocka_unit_test (test_basari_declining_in_free_turns),
    cmocka_unit_test (test_basari_ring_known_in_part_asks_for_the_rest),
    cmocka_unit_test (test_basari_order_says_what_is_due),
    cmocka_unit_test (test_basari_silence_has_its_reason),
    cmocka_unit_test (test_basari_actions_say_what_they_bring),
    cmocka_unit_test (test_basari_free_turns_say_what_guided_ones_would),
    cmocka_unit_test (test_basari_start_says_who_moves_on),
    cmocka_unit_test (test_basari_two_barter_for_an_action),
    cmocka_unit_test (test_basari_leader_opens_the_barter),
    cmocka_unit_test (test_basari_either_opens_when_level),
    cmocka_unit_test (test_basari_opener_without_gems_lets_the_other_open),
    cmocka_unit_test (test_basari_nobody_acts_when_neither_has_gems),
    cmocka_unit_test (test_basari_two_speak_in_turn),
    cmocka_unit_test (test_basari_no_barter_without_two_of_a_kind),
    cmocka_unit_test (test_basari_offer_is_of_own_gems),
    cmocka_unit_test (test_basari_one_red_and_four_blue_beat_five_yellow),
    cmocka_unit_test (test_basari_higher_is_more_then_better),
    cmocka_unit_test (test_basari_free_offer_continues_the_barter),
    cmocka_unit_test (test_basari_free_barter_ends_with_the_turn),
    cmocka_unit_test (test_basari_free_turns_keep_the_books),
    cmocka_unit_test (test_basari_round_ends_with_a_lap_and_all_actions),
    cmocka_unit_test (test_basari_die_action_completes_a_lap),
    cmocka_unit_test (test_basari_lap_counts_once_for_each),
    cmocka_unit_test (test_basari_majority_scores_and_returns_three),
    cmocka_unit_test (test_basari_majority_shared_by_two),
    cmocka_unit_test (test_basari_majority_shared_by_three_is_rounded_down),
    cmocka_unit_test (test_basari_majority_shared_by_four_is_rounded_down),
    cmocka_unit_test (test_basari_majority_returns_no_more_than_there_is),
    cmocka_unit_test (test_basari_ends_after_three_rounds),
    cmocka_unit_test (test_basari_ends_when_the_players_say_so),
    cmocka_unit_test (test_basari_sheet_has_three_lines),
    cmocka_unit_test (test_basari_count_overrules_what_was_played),
    cmocka_unit_test (test_basari_round_is_reckoned_from_counts),
    cmocka_unit_test (test_basari_actions_are_counted_round_by_round),
    cmocka_unit_test (test_basari_old_counts_take_no_gems_from_the_box),
    cmocka_unit_test (test_basari_worth_is_stated),
    cmocka_unit_test (test_basari_counted_round_on_a_board),
    cmocka_unit_test (test_basari_ties_go_to_gems_then_their_value),
    cmocka_unit_test (test_basari_house_rules_do_not_bend_the_pieces),
    cmocka_unit_test (test_basari_house_rules_bend_order),
    cmocka_unit_test (test_basari_house_rule_may_give_way_for_nothing),
    cmocka_unit_test (test_basari_house_rule_may_offer_nothing),
  };

  return cmocka_run_group_tests_name ("basari", tests, NULL, NULL);
}
