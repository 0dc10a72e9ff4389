/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in guided turns: counters, offers, takes, what the cards taken ask for, the
   noble's free action, and the end, each with a step that the rule does not touch. What
   tiles, markers and camels may do on the board is in test-oasis.c.

   Three boards. The steppes have a path of four cells, the desert no oasis border, so
   that nobody can start an oasis there, and the meadow has room for whole supplies:

        a b c d e f             a b c d             a b c …         … x y z
     1  o o o o = .          1  . . . =          1  o o o o o o o o o o o o
     2  o . . . = .          2  . . . =          2  . . . . . . . . . O S R
     3  . . . . = S          3  . . . =          3  = = = = = = = = = = = =
     4  . . . . = .  */
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
#include "answers.h"
#include "oasis-events.h"
#include "scene.h"

static const char steppes[] = BOARD ("'oooo=.','o...=.','....=S','....=.'");
static const char desert[] = BOARD ("'...=','...=','...='");
static const char meadow[] = MEADOW_BOARD;

/* Further events in short. */
#define OFFER(BY, K) "{'do':'offer','by':'" BY "','cards':" K "}"
#define TAKE(BY, FROM, CARDS)                                                          \
  "{'do':'take','by':'" BY "','from':'" FROM "','cards':[" CARDS "]}"
#define END_ROUND   "{'do':'end-round'}"
#define END         "{'do':'end'}"
#define TURNS(NAME) "{'do':'set','turns':'" NAME "'}"

#define NINETEEN_STONES                                                                \
  "'stone':['a1','b1','c1','d1','e1','f1','g1','h1','i1','j1','k1','l1','m1','n1',"    \
  "'o1','p1','q1','r1','s1']"

#define RED_BLUE_GREEN COUNTERS ("'red','blue','green'")
#define COUNTER        "Priority counter"

/* The verdict on an event, by its id without "oasis.", where no cells decide. */
static void
expect (Scene *scene, const char *rule, const char *event)
{
  char id[64];
  snprintf (id, sizeof id, "oasis.%s", rule);
  scene_expect (scene, event, id, "");
}

/* The same under another booklet; the game goes on under its own. */
static void
expect_under (Scene *scene, const char *edition, const char *rule, const char *event)
{
  char set[64];
  snprintf (set, sizeof set, EDITION ("%s"), edition);
  scene_play (scene, set);
  expect (scene, rule, event);
  scene_play (scene, UNDO);
}

/* Cards are never lost: stacks, offers, draw pile, discards and what is in use. */
static int
count_cards (Scene *scene)
{
  const OasisRound *round = &scene_state (scene)->oasis.round;
  int n = round->draw + round->discards + round->in_use;

  for (int seat = 0; seat < scene_table (scene)->n_players; seat++)
    n += round->pile[seat] + round->offer[seat];
  return n;
}

/* Plays an event, which may be made from parts, and counts the cards. */
static void __attribute__ ((format (printf, 2, 3)))
play (Scene *scene, const char *format, ...)
{
  char event[1024];
  va_list args;

  va_start (args, format);
  vsnprintf (event, sizeof event, format, args);
  va_end (args);
  scene_play (scene, event);
  assert_int_equal (count_cards (scene), 54);
}

/* The same as a house rule. */
static void
play_allowed (Scene *scene, const char *event)
{
  play (scene, "{'allowed':'house',%s", event + 1);
}

/* Cards in the stacks of red, blue and green, in the draw pile and in the discards. */
static void
assert_cards (Scene *scene, int red, int blue, int green, int draw, int discards)
{
  const OasisRound *round = &scene_state (scene)->oasis.round;

  assert_int_equal (round->pile[0], red);
  assert_int_equal (round->pile[1], blue);
  assert_int_equal (round->pile[2], green);
  assert_int_equal (round->draw, draw);
  assert_int_equal (round->discards, discards);
}

/* The phase that goes with a rule of the prompts. */
static int
find_phase (const char *rule)
{
  static const struct
  {
    const char *rule;
    OasisPhase phase;
  } phases[] = {
    { "counters", OASIS_PHASE_COUNTERS },   { "noble", OASIS_PHASE_NOBLE },
    { "offer", OASIS_PHASE_OFFER },         { "take", OASIS_PHASE_TAKE },
    { "tiles", OASIS_PHASE_DUTY },          { "camels", OASIS_PHASE_DUTY },
    { "move", OASIS_PHASE_DUTY },           { "may-move", OASIS_PHASE_DUTY },
    { "end-round", OASIS_PHASE_ROUND_END }, { "last-noble", OASIS_PHASE_LAST_NOBLE },
    { "over", OASIS_PHASE_OVER },
  };
  size_t i = 0;

  while (i < sizeof phases / sizeof *phases && strcmp (phases[i].rule, rule) != 0)
    i++;
  return i < sizeof phases / sizeof *phases ? (int) phases[i].phase : -1;
}

/* What is asked of whom, without "oasis.prompt.". */
static void
assert_prompt (Scene *scene, const char *rule, int who)
{
  CvPrompt prompt;

  cv_oasis.prompt (scene_table (scene), scene_state (scene), &prompt);
  assert_string_equal (prompt.say.rule->id + strlen ("oasis.prompt."), rule);
  assert_int_equal (prompt.phase, find_phase (rule));
  assert_int_equal (prompt.who, who);
}

/* The same where pieces are counted. */
static void
assert_prompt_of (Scene *scene, const char *rule, int who, int count)
{
  CvPrompt prompt;

  assert_prompt (scene, rule, who);
  cv_oasis.prompt (scene_table (scene), scene_state (scene), &prompt);
  assert_int_equal (prompt.say.values[1].type, CV_VALUE_COUNT);
  assert_int_equal (prompt.say.values[1].number, count);
}

static void
assert_counters (Scene *scene, int red, int blue, int green)
{
  assert_int_equal (scene_fact (scene, "red", COUNTER), red);
  assert_int_equal (scene_fact (scene, "blue", COUNTER), blue);
  assert_int_equal (scene_fact (scene, "green", COUNTER), green);
}

/* Tables. */

static Scene *
seat_three (const char *board)
{
  return scene_new ("oasis", "red blue green", "guided", board);
}

/* Counters are dealt in seating order and everyone has offered one card. */
static Scene *
offer_one_each (const char *board)
{
  Scene *scene = seat_three (board);

  play (scene, RED_BLUE_GREEN);
  play (scene, OFFER ("red", "1"));
  play (scene, OFFER ("blue", "1"));
  play (scene, OFFER ("green", "1"));
  return scene;
}

/* Red, the noble, has taken these cards from blue. The position may be NULL. */
static Scene *
take_cards (const char *edition,
            const char *board,
            const char *position,
            const char *cards)
{
  Scene *scene =
      scene_new_edition ("oasis", "red blue green", "guided", edition, board);
  int n = 1;

  for (const char *c = cards; *c != '\0'; c++)
    n += *c == ',';
  if (position != NULL)
    play (scene, "%s", position);
  play (scene, RED_BLUE_GREEN);
  play (scene, OFFER ("red", "1"));
  play (scene, OFFER ("blue", "%d"), n);
  play (scene, OFFER ("green", "1"));
  play (scene, TAKE ("red", "blue", "%s"), cards);
  return scene;
}

#define NEXT_TAKE TAKE ("blue", "green", "'hidden'")

/* Blue and green take too, and the round ends: blue becomes the noble, then green, then
   red. */
static void
finish_round (Scene *scene)
{
  play (scene, NEXT_TAKE);
  play (scene, TAKE ("green", "red", "'hidden'"));
  play (scene, END_ROUND);
}

/* A whole round of one card each, of which nothing comes; the one who takes first takes
   from the second, the second from the third, the third from the first. */
static void
play_quiet_round (Scene *scene,
                  const char *first,
                  const char *second,
                  const char *third)
{
  const char *const seats[] = { first, second, third };

  for (int i = 0; i < 3; i++)
    play (scene, OFFER ("%s", "1"), seats[i]);
  for (int i = 0; i < 3; i++)
    play (scene, TAKE ("%s", "%s", "'hidden'"), seats[i], seats[(i + 1) % 3]);
  play (scene, END_ROUND);
}

static const char *const every_edition[] = { "'it'", "'fr'" };

/* Counters. */

/* oasis.counters.missing: nothing happens in a round before the counters are dealt. */
static void
test_oasis_round_begins_with_the_counters (void **unused)
{
  Scene *s = seat_three (steppes);

  assert_prompt (s, "counters", NOBODY);
  expect (s, "counters.missing", OFFER ("red", "1"));
  expect (s, "counters.missing", OFFER ("red", "9"));
  expect (s, "counters.missing", TAKE ("red", "blue", "'hidden'"));
  expect (s, "counters.missing", SKIP ("red", "camels"));
  expect (s, "counters.missing", PLACE ("red", "stone", "b2"));
  expect (s, "counters.missing", CAMEL ("red", "e1"));
  expect (s, "counters.missing", END_ROUND);
  expect (s, "counters.ok", RED_BLUE_GREEN);
  play (s, RED_BLUE_GREEN);
  assert_prompt (s, "offer", RED);
  expect (s, "offer.ok", OFFER ("red", "1"));
  scene_free (s);
}

/* oasis.counters.bad: all players, each once. Before the first offer the last one
 * stands.
 */
static void
test_oasis_round_counters_name_each_player_once (void **unused)
{
  Scene *s = seat_three (steppes);

  expect (s, "counters.bad", COUNTERS ("'red','blue'"));
  expect (s, "counters.bad", COUNTERS ("'red','blue','blue'"));
  play (s, COUNTERS ("'green','red','blue'"));
  assert_counters (s, 2, 3, 1);
  play (s, COUNTERS ("'blue','green','red'"));
  assert_counters (s, 3, 1, 2);
  assert_prompt (s, "offer", BLUE);
  scene_free (s);
}

/* oasis.counters.late: once an offer was made the takes decide, in later rounds too. */
static void
test_oasis_round_counters_are_dealt_once (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  expect (s, "counters.ok", RED_BLUE_GREEN);
  play (s, OFFER ("red", "1"));
  expect (s, "counters.late", RED_BLUE_GREEN);
  play (s, UNDO);
  expect (s, "counters.ok", RED_BLUE_GREEN);
  play_quiet_round (s, "red", "blue", "green");
  expect (s, "counters.late", RED_BLUE_GREEN);
  play_allowed (s, RED_BLUE_GREEN);
  assert_counters (s, 1, 2, 3);
  play (s, TURNS ("free"));
  expect (s, "counters.ok", RED_BLUE_GREEN);
  scene_free (s);
}

/* A position may know the counters. */
static void
test_oasis_round_counters_may_come_with_a_position (void **unused)
{
  Scene *s = seat_three (steppes);

  expect (s, "position.ok", POSITION ("'counters':{'red':2,'blue':1,'green':3}"));
  play (s, POSITION ("'counters':{'red':2,'blue':1,'green':3}"));
  assert_prompt (s, "offer", BLUE);
  expect (s, "offer.ok", OFFER ("blue", "2"));
  scene_free (s);
}

/* The draw pile begins with what is left of 54 cards after five for each player. */
static void
test_oasis_round_deals_five_cards_each (void **unused)
{
  static const char *const colors[] = { "red blue green", "red blue green yellow",
                                        "red blue green yellow black" };

  for (int i = 0; i < 3; i++)
    {
      Scene *s = scene_new ("oasis", colors[i], "guided", steppes);
      assert_int_equal (count_cards (s), 54);
      assert_cards (s, 5, 5, 5, 54 - 5 * (3 + i), 0);
      scene_free (s);
    }
}

/* Offers. */

/* oasis.offer.order: everyone offers once, in the order of the counters. */
static void
test_oasis_offers_go_by_the_counters (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, COUNTERS ("'green','red','blue'"));
  assert_prompt (s, "offer", GREEN);
  expect (s, "offer.order", OFFER ("red", "1"));
  expect (s, "offer.order", OFFER ("blue", "4"));
  expect (s, "offer.ok", OFFER ("green", "1"));
  play (s, OFFER ("green", "1"));
  assert_prompt (s, "offer", RED);
  expect (s, "offer.order", OFFER ("green", "1"));
  expect (s, "offer.order", OFFER ("blue", "1"));
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("blue", "1"));
  assert_prompt (s, "take", GREEN);
  expect (s, "offer.order", OFFER ("green", "1"));
  scene_free (s);
}

/* oasis.offer.size: one to three cards from the top of the stack; 3 − K are drawn to
   its bottom. */
static void
test_oasis_offer_has_one_to_three_cards (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  expect (s, "offer.size", OFFER ("red", "0"));
  expect (s, "offer.size", OFFER ("red", "4"));
  expect (s, "offer.ok", OFFER ("red", "1"));
  expect (s, "offer.ok", OFFER ("red", "2"));
  expect (s, "offer.ok", OFFER ("red", "3"));
  play (s, OFFER ("red", "1"));
  assert_cards (s, 6, 5, 5, 37, 0);
  play (s, OFFER ("blue", "2"));
  assert_cards (s, 6, 4, 5, 36, 0);
  play (s, OFFER ("green", "3"));
  assert_cards (s, 6, 4, 2, 36, 0);
  scene_free (s);
}

/* Free turns take any offer down, and say that its size was not checked. */
static void
test_oasis_offer_of_free_turns_is_not_called_right (void **unused)
{
  Scene *scene = scene_new ("oasis", "red blue green", "free", NULL);
  SAYS (scene, "{'do':'offer','by':'red','cards':4}", "Red offers 4 cards.",
        "The rules allow 1 to 3 cards; with free turns that is not checked.");
  scene_free (scene);
}

/* An offer has no more cards than the stack holds, and never leaves it empty: with
   exactly three cards one or two can be offered, with two cards one or two. */
static void
test_oasis_offer_leaves_a_card_for_the_next_round (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  play (s, OFFER ("red", "2"));
  play (s, OFFER ("blue", "3"));
  play (s, OFFER ("green", "2"));
  play (s, TAKE ("red", "blue", "'hidden','hidden','hidden'"));
  play (s, TAKE ("blue", "red", "'hidden','hidden'"));
  play (s, TAKE ("green", "green", "'hidden','hidden'"));
  play (s, END_ROUND);
  assert_cards (s, 4, 2, 4, 37, 7);
  expect (s, "offer.size", OFFER ("blue", "3"));
  expect (s, "offer.ok", OFFER ("blue", "2"));
  play (s, OFFER ("blue", "1"));
  expect (s, "offer.ok", OFFER ("red", "3"));
  play (s, OFFER ("red", "2"));
  play (s, OFFER ("green", "1"));
  play (s, TAKE ("blue", "red", "'hidden','hidden'"));
  play (s, TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("green", "green", "'hidden'"));
  play (s, END_ROUND);
  assert_cards (s, 3, 3, 5, 32, 11);
  expect (s, "offer.leaves-none", OFFER ("red", "3"));
  expect (s, "offer.ok", OFFER ("red", "2"));
  expect (s, "offer.size", OFFER ("red", "4"));
  scene_free (s);
}

/* A round in which the first two offer and take K cards from each other, all of one
   kind, and green, the third, takes back its own. The first two then change places. */
static void
swap_cards (Scene *scene,
            const char *first,
            const char *second,
            int k,
            const char *card,
            int k_green)
{
  const char *const seats[] = { first, second, "green" };
  const char *const from[] = { second, first, "green" };

  for (int i = 0; i < 3; i++)
    play (scene, OFFER ("%s", "%d"), seats[i], i < 2 ? k : k_green);
  for (int i = 0; i < 3; i++)
    {
      char cards[64] = "";
      for (int n = 0; n < (i < 2 ? k : k_green); n++)
        {
          size_t size = strlen (cards);
          snprintf (cards + size, sizeof cards - size, "%s'%s'", n > 0 ? "," : "",
                    i < 2 ? card : "hidden");
        }
      play (scene, TAKE ("%s", "%s", "%s"), seats[i], from[i], cards);
    }
  play (scene, END_ROUND);
}

/* Red and blue draw nearly everything: after seven rounds six cards are left outside
   the stacks. Blue is the noble, green has two cards. */
static Scene *
drain_the_piles (void)
{
  Scene *scene = seat_three (steppes);

  play (scene, RED_BLUE_GREEN);
  for (int i = 0; i < 5; i++)
    swap_cards (scene, i % 2 == 0 ? "red" : "blue", i % 2 == 0 ? "blue" : "red", 1,
                "draw-3", 1);
  swap_cards (scene, "blue", "red", 3, "hidden", 3);
  swap_cards (scene, "red", "blue", 1, "draw-3", 3);
  assert_cards (scene, 23, 23, 2, 1, 5);
  return scene;
}

/* When the draw pile is empty the discards become a new one; when both are empty the
   player draws what there is (ours). */
static void
test_oasis_discards_become_the_draw_pile (void **unused)
{
  Scene *s = drain_the_piles ();

  play (s, OFFER ("blue", "1"));
  assert_cards (s, 23, 24, 2, 4, 0);
  play (s, OFFER ("red", "1"));
  assert_cards (s, 24, 24, 2, 2, 0);
  play (s, OFFER ("green", "1"));
  assert_cards (s, 24, 24, 3, 0, 0);
  scene_free (s);
}

/* Used cards go to the discards when all of the take is done, so they can't feed its
   own draw-3; those of the take before can. */
static void
test_oasis_draw_3_is_not_fed_by_its_own_take (void **unused)
{
  Scene *s = drain_the_piles ();

  play (s, OFFER ("blue", "1"));
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("green", "1"));
  play (s, TAKE ("blue", "red", "'draw-3'"));
  assert_cards (s, 24, 24, 3, 0, 0);
  play (s, TAKE ("red", "blue", "'draw-3'"));
  assert_cards (s, 25, 24, 3, 0, 0);
  scene_free (s);
}

/* oasis.offer.leaves-none with nothing left to draw: two of two cards can't be offered,
   but one of one can, since an offer must be made. */
static void
test_oasis_last_card_may_be_offered (void **unused)
{
  Scene *s = drain_the_piles ();

  swap_cards (s, "blue", "red", 1, "draw-3", 1);
  swap_cards (s, "red", "blue", 1, "hidden", 1);
  play (s, OFFER ("blue", "1"));
  assert_int_equal (scene_state (s)->oasis.round.draw, 1);
  play (s, OFFER ("red", "1"));
  assert_int_equal (scene_state (s)->oasis.round.draw, 0);
  assert_int_equal (scene_state (s)->oasis.round.discards, 0);
  assert_int_equal (scene_state (s)->oasis.round.pile[2], 2);
  expect (s, "offer.size", OFFER ("green", "3"));
  expect (s, "offer.leaves-none", OFFER ("green", "2"));
  expect (s, "offer.ok", OFFER ("green", "1"));

  play (s, "{'do':'undo','steps':2}");
  swap_cards (s, "blue", "red", 1, "hidden", 1);
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("blue", "1"));
  assert_int_equal (scene_state (s)->oasis.round.pile[2], 1);
  expect (s, "offer.size", OFFER ("green", "2"));
  expect (s, "offer.ok", OFFER ("green", "1"));
  play (s, OFFER ("green", "1"));
  assert_int_equal (scene_state (s)->oasis.round.pile[2], 0);
  scene_free (s);
}

/* Takes. */

/* Blue can't take one more of a card, house rule or not, but another one. */
static void
expect_box (Scene *scene, const char *card)
{
  const char *other = strcmp (card, "stone") == 0 ? "hidden" : "stone";
  char event[256];
  CvVerdict verdict;
  RecEvent read = { 0 };

  snprintf (event, sizeof event,
            "{'do':'take','by':'blue','from':'green','allowed':'house','cards':['%s']}",
            card);
  scene_read (scene, event, &read);
  assert_false (cv_match_may_play (scene_match (scene), &read.move, &verdict));
  assert_string_equal (verdict.rule->id, "oasis.box.cards");
  rec_event_free (&read);
  play (scene,
        "{'do':'take','by':'blue','from':'green','allowed':'house','cards':['%s']}",
        other);
}

/* oasis.box.cards: all cards of a round are different ones, and the box has only so
   many of each. No house rule makes more. */
static void
test_oasis_takes_of_a_round_name_cards_of_the_box (void **unused)
{
  static const char *const most[] = { "camels-2", "camels-3", "oasis", "steppe",
                                      "stone",    "hidden",   "draw-3" };
  static const int n[] = { 4, 4, 8, 8, 8, 19, 3 };

  for (int card = 0; card < 7; card++)
    {
      Scene *s = offer_one_each (desert);
      char cards[512] = "";
      for (int i = 0; i < n[card]; i++)
        {
          size_t size = strlen (cards);
          snprintf (cards + size, sizeof cards - size, "%s'%s'", i > 0 ? "," : "",
                    most[card]);
        }
      play (s, "{'do':'take','by':'red','from':'blue','allowed':'house','cards':[%s]}",
            cards);
      play (s, TURNS ("free"));
      play (s, "{'do':'skip','by':'red','what':'camels'}");
      play (s, TURNS ("guided"));
      expect_box (s, most[card]);
      scene_free (s);
    }
}

/* oasis.take.order: when all have offered they take, in the order of the counters. */
static void
test_oasis_takes_go_by_the_counters (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, COUNTERS ("'blue','green','red'"));
  expect (s, "take.order", TAKE ("blue", "green", "'hidden'"));
  play (s, OFFER ("blue", "1"));
  play (s, OFFER ("green", "1"));
  expect (s, "take.order", TAKE ("blue", "green", "'hidden'"));
  play (s, OFFER ("red", "1"));
  assert_prompt (s, "take", BLUE);
  expect (s, "take.order", TAKE ("green", "blue", "'hidden'"));
  expect (s, "take.ok", TAKE ("blue", "green", "'hidden'"));
  play (s, TAKE ("blue", "green", "'hidden'"));
  assert_prompt (s, "take", GREEN);
  expect (s, "take.order", TAKE ("blue", "red", "'hidden'"));
  expect (s, "take.order", TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("green", "red", "'hidden'"));
  play (s, TAKE ("red", "blue", "'hidden'"));
  assert_prompt (s, "end-round", NOBODY);
  expect (s, "take.order", TAKE ("blue", "red", "'hidden'"));
  scene_free (s);
}

/* oasis.take.gone: an offer is taken once. */
static void
test_oasis_offer_is_taken_once (void **unused)
{
  Scene *s = offer_one_each (steppes);

  play (s, TAKE ("red", "green", "'hidden'"));
  expect (s, "take.gone", TAKE ("blue", "green", "'hidden'"));
  expect (s, "take.ok", TAKE ("blue", "red", "'hidden'"));
  scene_free (s);
}

/* oasis.take.own: never one's own offer, unless it is the only one left. */
static void
test_oasis_own_offer_is_taken_only_when_it_is_the_last (void **unused)
{
  Scene *s = offer_one_each (steppes);

  expect (s, "take.own", TAKE ("red", "red", "'hidden'"));
  expect (s, "take.ok", TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("red", "blue", "'hidden'"));
  expect (s, "take.gone", TAKE ("blue", "blue", "'hidden'"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  expect (s, "take.ok", TAKE ("green", "green", "'hidden'"));
  scene_free (s);
}

/* With four players the third may still not take the own offer. */
static void
test_oasis_own_offer_waits_while_another_is_left (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green yellow", "guided", steppes);

  play (s, COUNTERS ("'red','blue','green','yellow'"));
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("blue", "1"));
  play (s, OFFER ("green", "1"));
  play (s, OFFER ("yellow", "1"));
  play (s, TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  expect (s, "take.own", TAKE ("green", "green", "'hidden'"));
  play (s, TAKE ("green", "yellow", "'hidden'"));
  expect (s, "take.ok", TAKE ("yellow", "green", "'hidden'"));
  scene_free (s);
}

/* oasis.take.size: the taker gets all the cards that were offered. */
static void
test_oasis_take_has_as_many_cards_as_were_offered (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("blue", "2"));
  play (s, OFFER ("green", "3"));
  expect (s, "take.size", TAKE ("red", "blue", "'hidden'"));
  expect (s, "take.ok", TAKE ("red", "blue", "'hidden','stone'"));
  expect (s, "take.size", TAKE ("red", "blue", "'hidden','stone','stone'"));
  expect (s, "take.size", TAKE ("red", "green", "'hidden','stone'"));
  expect (s, "take.ok", TAKE ("red", "green", "'hidden','stone','stone'"));
  scene_free (s);
}

/* The rules of taking come in their order: order, an unfinished duty, gone, own, size.
 */
static void
test_oasis_take_names_the_first_rule_that_is_broken (void **unused)
{
  Scene *s = offer_one_each (steppes);

  expect (s, "take.own", TAKE ("red", "red", "'hidden','hidden'"));
  play (s, TAKE ("red", "blue", "'stone'"));
  expect (s, "take.order", TAKE ("green", "blue", "'hidden','hidden'"));
  expect (s, "duty.unfinished", TAKE ("blue", "blue", "'hidden','hidden'"));
  play (s, PLACE ("red", "stone", "b2"));
  expect (s, "take.gone", TAKE ("blue", "blue", "'hidden','hidden'"));
  expect (s, "take.size", TAKE ("blue", "red", "'hidden','hidden'"));
  scene_free (s);
}

/* The taker gives the own counter, face down, to the player whose offer it was; it
   counts when the round ends. */
static void
test_oasis_counters_pass_to_those_whose_offer_was_taken (void **unused)
{
  Scene *s = offer_one_each (steppes);

  play (s, TAKE ("red", "green", "'hidden'"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  assert_counters (s, 1, 2, 3);
  play (s, TAKE ("green", "blue", "'hidden'"));
  assert_counters (s, 1, 2, 3);
  play (s, END_ROUND);
  assert_counters (s, 2, 3, 1);
  play_quiet_round (s, "green", "red", "blue");
  assert_counters (s, 1, 2, 3);
  scene_free (s);
}

/* Who takes the own offer keeps the counter. */
static void
test_oasis_counter_is_kept_with_the_own_offer (void **unused)
{
  Scene *s = offer_one_each (steppes);

  play (s, TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  play (s, TAKE ("green", "green", "'hidden'"));
  play (s, END_ROUND);
  assert_counters (s, 2, 1, 3);
  scene_free (s);
}

/* Used cards go to the discards when the next take begins or the round ends. */
static void
test_oasis_used_cards_are_discarded (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'hidden','draw-3'");

  assert_cards (s, 6 + 3, 4, 6, 39 - 2 - 1 - 2 - 3, 0);
  play (s, NEXT_TAKE);
  assert_int_equal (scene_state (s)->oasis.round.discards, 2);
  play (s, TAKE ("green", "red", "'hidden'"));
  assert_int_equal (scene_state (s)->oasis.round.discards, 3);
  play (s, END_ROUND);
  assert_cards (s, 9, 4, 6, 31, 4);
  scene_free (s);
}

/* oasis.round.unfinished: the round ends when all have taken. */
static void
test_oasis_round_ends_when_all_have_taken (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  expect (s, "round.unfinished", END_ROUND);
  play (s, OFFER ("red", "1"));
  play (s, OFFER ("blue", "1"));
  play (s, OFFER ("green", "1"));
  play (s, TAKE ("red", "blue", "'stone'"));
  expect (s, "round.unfinished", END_ROUND);
  play (s, PLACE ("red", "stone", "b2"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  expect (s, "round.unfinished", END_ROUND);
  play (s, TAKE ("green", "green", "'stone'"));
  expect (s, "duty.unfinished", END_ROUND);
  play (s, PLACE ("green", "stone", "b4"));
  expect (s, "end-round.ok", END_ROUND);
  play (s, END_ROUND);
  expect (s, "round.unfinished", END_ROUND);
  scene_free (s);
}

/* Duties. */

/* Each card asks for its pieces: two oasis or steppe tiles, one stony plain, two or
   three camels. Scoring markers are hidden, and not waited for; cards are drawn at
   once. */
static void
test_oasis_cards_ask_for_their_pieces (void **unused)
{
  static const struct
  {
    const char *card, *prompt;
    int count;
  } cards[] = {
    { "'oasis'", "tiles", 2 },     { "'steppe'", "tiles", 2 },
    { "'stone'", "tiles", 1 },     { "'camels-2'", "camels", 2 },
    { "'camels-3'", "camels", 3 },
  };

  for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
    {
      Scene *s = take_cards ("'it'", steppes, NULL, cards[i].card);
      assert_prompt_of (s, cards[i].prompt, RED, cards[i].count);
      expect (s, "duty.unfinished", NEXT_TAKE);
      scene_free (s);
    }
  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards ("'it'", steppes, NULL, i ? "'hidden'" : "'draw-3'");
      assert_prompt (s, "take", BLUE);
      expect (s, "take.ok", NEXT_TAKE);
      scene_free (s);
    }
}

/* oasis.duty.unfinished: the next take waits until everything is placed, in any order.
 */
static void
test_oasis_duties_are_done_before_the_next_take (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis','camels-2','stone'");

  play (s, CAMEL ("red", "e1"));
  play (s, PLACE ("red", "oasis", "a1"));
  play (s, PLACE ("red", "stone", "b4"));
  expect (s, "duty.unfinished", NEXT_TAKE);
  play (s, CAMEL ("red", "e2"));
  expect (s, "duty.unfinished", NEXT_TAKE);
  assert_prompt_of (s, "tiles", RED, 1);
  play (s, PLACE ("red", "oasis", "b1"));
  expect (s, "take.ok", NEXT_TAKE);
  assert_prompt (s, "take", BLUE);
  scene_free (s);
}

/* Cards of one kind add up. */
static void
test_oasis_duties_of_equal_cards_add_up (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'stone','stone','stone'");

  assert_prompt_of (s, "tiles", RED, 3);
  play (s, PLACE ("red", "stone", "b2"));
  play (s, PLACE ("red", "stone", "b3"));
  expect (s, "duty.unfinished", NEXT_TAKE);
  play (s, PLACE ("red", "stone", "b4"));
  expect (s, "take.ok", NEXT_TAKE);
  scene_free (s);
}

/* oasis.duty.none: nobody places what nobody owes. */
static void
test_oasis_pieces_are_placed_only_when_owed (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'stone','camels-2'");

  expect (s, "duty.none", PLACE ("blue", "stone", "b2"));
  expect (s, "duty.none", CAMEL ("blue", "e1"));
  expect (s, "duty.none", PLACE ("red", "oasis", "a1"));
  expect (s, "place.start", PLACE ("red", "stone", "b2"));
  expect (s, "camel.place", CAMEL ("red", "e1"));
  play (s, PLACE ("red", "stone", "b2"));
  expect (s, "duty.none", PLACE ("red", "stone", "b4"));
  play (s, CAMEL ("red", "e1"));
  play (s, CAMEL ("red", "e2"));
  expect (s, "duty.none", CAMEL ("red", "e3"));
  scene_free (s);

  s = offer_one_each (steppes);
  expect (s, "duty.none", PLACE ("red", "stone", "b2"));
  expect (s, "duty.none", CAMEL ("red", "e1"));
  scene_free (s);
}

static void
assert_owed (Scene *scene, int seat, int stone, int camels)
{
  const CvTable *table = scene_table (scene);
  const OasisState *oasis = &scene_state (scene)->oasis;

  assert_int_equal (oasis_owed (table, oasis, seat, OASIS_KIND_STONE), stone);
  assert_int_equal (oasis_owed (table, oasis, seat, OASIS_PIECE_CAMEL), camels);
  assert_int_equal (oasis_owed (table, oasis, seat, OASIS_KIND_OASIS), 0);
}

/* What is owed is told piece by piece, of the player who took the offer alone. */
static void
test_oasis_owed_is_what_the_taker_has_left_to_place (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'stone','camels-2'");

  assert_owed (s, 0, 1, 2);
  assert_owed (s, 1, 0, 0);
  play (s, CAMEL ("red", "e1"));
  assert_owed (s, 0, 1, 1);
  play (s, PLACE ("red", "stone", "b2"));
  assert_owed (s, 0, 0, 1);
  assert_int_equal (oasis_camels_in_hand (scene_table (s), &scene_state (s)->oasis, 0),
                    19);
  scene_free (s);
}

/* Duties are judged before the board, and the board still is. */
static void
test_oasis_duty_comes_before_the_placement_rules (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis','camels-2'");

  expect (s, "duty.none", PLACE ("red", "stone", "z9"));
  expect (s, "duty.none", CAMEL ("blue", "a1"));
  expect (s, "place.off-board", PLACE ("red", "oasis", "z9"));
  expect (s, "place.start-oasis", PLACE ("red", "oasis", "b3"));
  expect (s, "camel.off-path", CAMEL ("red", "a1"));
  scene_free (s);
}

/* What the supply lacks lapses, and is not an unplayable tile. */
static void
test_oasis_duty_lapses_with_the_supply (void **unused)
{
  char position[512], *end = position;
  Scene *s;

  for (int left = 1; left >= 0; left--)
    {
      end = position + snprintf (position, sizeof position,
                                 "{'do':'position','tiles':{'oasis':['a1'");
      for (int i = 1; i < 34 - left; i++)
        end += snprintf (end, 16, ",'%c%d'", 'a' + i % 26, 1 + i / 26);
      snprintf (end, 16, "]}}");
      s = take_cards ("'it'", meadow, position, "'oasis'");
      if (left == 1)
        {
          assert_prompt_of (s, "tiles", RED, 1);
          scene_expect_ends (s, "");
          expect (s, "duty.unfinished", NEXT_TAKE);
          play (s, PLACE ("red", "oasis", "h2"));
        }
      assert_prompt (s, "take", BLUE);
      expect (s, "duty.none", PLACE ("red", "oasis", "i2"));
      expect (s, "duty.none", SKIP ("red", "oasis"));
      play (s, NEXT_TAKE);
      scene_expect_ends (s, "last-tile");
      scene_free (s);
    }
}

/* oasis.skip.playable: a tile is skipped only where it has no legal cell. The red oasis
   on a1 keeps blue from laying one; red itself may go on there. */
static void
test_oasis_tile_is_skipped_only_when_it_has_no_cell (void **unused)
{
  static const char red_oasis[] =
      POSITION ("'tiles':{'oasis':['a1']},'markers':{'red':['a1']}");
  static const char blue_oasis[] =
      POSITION ("'tiles':{'oasis':['a1']},'markers':{'blue':['a1']}");
  Scene *s = take_cards ("'it'", desert, red_oasis, "'oasis'");

  expect (s, "skip.playable", SKIP ("red", "oasis"));
  expect (s, "duty.unfinished", NEXT_TAKE);
  expect (s, "duty.none", SKIP ("red", "stone"));
  expect (s, "duty.none", SKIP ("blue", "oasis"));
  scene_free (s);

  s = take_cards ("'it'", desert, blue_oasis, "'oasis'");
  expect (s, "skip.ok", SKIP ("red", "oasis"));
  expect (s, "take.ok", NEXT_TAKE);
  assert_prompt (s, "take", BLUE);
  play (s, SKIP ("red", "oasis"));
  expect (s, "duty.none", SKIP ("red", "oasis"));
  scene_expect_ends (s, "unplayable");
  scene_free (s);
}

/* A tile may become unplayable while others are placed: the second of two oases finds
   the cells beside the first one covered. */
static void
test_oasis_tile_may_become_unplayable (void **unused)
{
  static const char almost_full[] =
      POSITION ("'tiles':{'oasis':['a1'],'stone':['a2','b2','c2','a3','b3','c3'],"
                "'steppe':['c1']},'markers':{'red':['a1']}");
  Scene *s = take_cards ("'it'", desert, almost_full, "'oasis'");

  expect (s, "skip.playable", SKIP ("red", "oasis"));
  play (s, PLACE ("red", "oasis", "b1"));
  expect (s, "skip.ok", SKIP ("red", "oasis"));
  scene_expect_ends (s, "");
  play (s, NEXT_TAKE);
  scene_expect_ends (s, "unplayable");
  scene_free (s);
}

/* Going on with an unplayable tile counts as skipping it: by the next take, or by the
   end of the round. Something playable is waited for. */
static void
test_oasis_going_on_skips_what_is_unplayable (void **unused)
{
  Scene *s = take_cards ("'it'", desert, NULL, "'oasis','stone'");

  expect (s, "duty.unfinished", NEXT_TAKE);
  play (s, PLACE ("red", "stone", "a1"));
  scene_expect_ends (s, "");
  expect (s, "take.ok", NEXT_TAKE);
  play (s, NEXT_TAKE);
  scene_expect_ends (s, "unplayable");
  scene_free (s);

  s = offer_one_each (desert);
  play (s, TAKE ("red", "blue", "'hidden'"));
  play (s, TAKE ("blue", "red", "'hidden'"));
  play (s, TAKE ("green", "green", "'oasis'"));
  scene_expect_ends (s, "");
  expect (s, "end-round.ok", END_ROUND);
  play (s, END_ROUND);
  scene_expect_ends (s, "unplayable");
  scene_free (s);
}

/* A position on the meadow with so many camels of red. */
static const char *
put_camels (int n)
{
  static char position[256];
  char *end = position + snprintf (position, sizeof position,
                                   "{'do':'position','camels':{'red':['a3'");

  for (int i = 1; i < n; i++)
    end += snprintf (end, 16, ",'%c3'", 'a' + i);
  snprintf (end, 16, "]}}");
  return position;
}

/* oasis.skip.must-move: camels in hand are placed first, under both booklets. */
static void
test_oasis_camels_in_hand_are_placed_first (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards (every_edition[i], meadow, put_camels (18), "'camels-3'");
      assert_prompt_of (s, "camels", RED, 3);
      expect (s, "camel.has-spare", MOVE ("red", "a3", "z3"));
      expect (s, "skip.must-move", SKIP ("red", "camels"));
      play (s, CAMEL ("red", "x3"));
      expect (s, "duty.unfinished", NEXT_TAKE);
      expect (s, "skip.must-move", SKIP ("red", "camels"));
      play (s, CAMEL ("red", "y3"));
      expect (s, "camel.none-left", CAMEL ("red", "z3"));
      expect (s, "camel.move", MOVE ("red", "a3", "z3"));
      scene_free (s);
    }
}

/* camels.exhausted: by the Italian booklet the rest of the card may be used or not. */
static void
test_oasis_camels_may_be_moved_by_the_italian_booklet (void **unused)
{
  Scene *s = take_cards ("'it'", meadow, put_camels (20), "'camels-3'");

  assert_prompt_of (s, "may-move", RED, 3);
  expect (s, "take.ok", NEXT_TAKE);
  expect (s, "skip.ok", SKIP ("red", "camels"));
  play (s, MOVE ("red", "a3", "z3"));
  assert_prompt_of (s, "may-move", RED, 2);
  expect (s, "take.ok", NEXT_TAKE);
  play (s, SKIP ("red", "camels"));
  expect (s, "duty.none", MOVE ("red", "b3", "y3"));
  assert_prompt (s, "take", BLUE);
  scene_free (s);

  s = take_cards ("'it'", meadow, put_camels (20), "'camels-2'");
  play (s, MOVE ("red", "a3", "z3"));
  play (s, MOVE ("red", "b3", "y3"));
  expect (s, "duty.none", MOVE ("red", "c3", "x3"));
  scene_free (s);
}

/* By the French one exactly as many must be moved. */
static void
test_oasis_camels_must_be_moved_by_the_french_booklet (void **unused)
{
  static const char *const editions[] = { "'fr'",
                                          "{'base':'it','camels.exhausted':'must'}" };

  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards (editions[i], meadow, put_camels (20), "'camels-2'");
      assert_prompt_of (s, "move", RED, 2);
      expect (s, "duty.unfinished", NEXT_TAKE);
      expect (s, "skip.must-move", SKIP ("red", "camels"));
      expect_under (s, "'it'", "skip.ok", SKIP ("red", "camels"));
      expect_under (s, "'it'", "take.ok", NEXT_TAKE);
      play (s, MOVE ("red", "a3", "z3"));
      expect (s, "duty.unfinished", NEXT_TAKE);
      play (s, MOVE ("red", "b3", "y3"));
      expect (s, "take.ok", NEXT_TAKE);
      expect (s, "duty.none", MOVE ("red", "c3", "x3"));
      scene_free (s);
    }
}

/* With the path full what is left of a camel card lapses (ours), under both booklets.
 */
static void
test_oasis_camels_lapse_with_a_full_path (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s =
          take_cards (every_edition[i], steppes,
                      POSITION ("'camels':{'blue':['e1','e2','e3']}"), "'camels-3'");
      expect (s, "duty.unfinished", NEXT_TAKE);
      play (s, CAMEL ("red", "e4"));
      assert_prompt (s, "take", BLUE);
      expect (s, "duty.none", SKIP ("red", "camels"));
      expect (s, "duty.none", CAMEL ("red", "e1"));
      expect (s, "take.ok", NEXT_TAKE);
      scene_free (s);
    }
}

/* The noble's free action. */

/* The new noble may place one tile of any kind, by the rules of placement; nobody else
   may, and nobody before the first round has ended. */
static void
test_oasis_noble_may_place_one_tile (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis'");

  play (s, PLACE ("red", "oasis", "a1"));
  play (s, PLACE ("red", "oasis", "b1"));
  expect (s, "duty.none", PLACE ("red", "stone", "b3"));
  finish_round (s);
  assert_prompt (s, "noble", BLUE);
  expect (s, "duty.none", PLACE ("red", "stone", "b3"));
  expect (s, "duty.none", PLACE ("green", "stone", "b3"));
  expect (s, "duty.none", SKIP ("blue", "stone"));
  expect (s, "place.start", PLACE ("blue", "stone", "b3"));
  expect (s, "place.start", PLACE ("blue", "steppe", "d1"));
  expect (s, "place.start", PLACE ("blue", "oasis", "d1"));
  expect (s, "place.start-oasis", PLACE ("blue", "oasis", "b3"));
  play (s, PLACE ("blue", "stone", "b3"));
  assert_prompt (s, "offer", BLUE);
  expect (s, "duty.none", PLACE ("blue", "stone", "b4"));
  expect (s, "duty.none", CAMEL ("blue", "e1"));
  scene_free (s);
}

/* Or one camel from the hand: not a move, not even with none in hand. */
static void
test_oasis_noble_may_place_one_camel_but_not_move_one (void **unused)
{
  Scene *s =
      take_cards ("'it'", steppes, POSITION ("'camels':{'blue':['e1']}"), "'hidden'");

  finish_round (s);
  expect (s, "duty.none", CAMEL ("red", "e2"));
  expect (s, "duty.none", MOVE ("blue", "e1", "e2"));
  expect (s, "camel.place", CAMEL ("blue", "e2"));
  play (s, CAMEL ("blue", "e2"));
  expect (s, "duty.none", CAMEL ("blue", "e3"));
  expect (s, "duty.none", PLACE ("blue", "stone", "b3"));
  scene_free (s);

  s = seat_three (meadow);
  play (s, "%s", put_camels (20));
  play (s, COUNTERS ("'blue','green','red'"));
  play_quiet_round (s, "blue", "green", "red");
  play_quiet_round (s, "green", "red", "blue");
  assert_prompt (s, "noble", RED);
  expect (s, "duty.none", MOVE ("red", "a3", "z3"));
  expect (s, "camel.none-left", CAMEL ("red", "z3"));
  expect (s, "place.start", PLACE ("red", "stone", "b2"));
  scene_free (s);
}

/* The noble may as well not: an offer closes the chance. */
static void
test_oasis_noble_loses_the_action_by_an_offer (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'hidden'");

  finish_round (s);
  expect (s, "place.start", PLACE ("blue", "stone", "b3"));
  play (s, OFFER ("blue", "1"));
  expect (s, "duty.none", PLACE ("blue", "stone", "b3"));
  expect (s, "duty.none", CAMEL ("blue", "e1"));
  scene_free (s);
}

/* `skip` of the action says so: then an offer is next, and nothing has ended. */
static void
test_oasis_noble_may_decline (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'hidden'");

  expect (s, "duty.none", SKIP ("red", "action"));
  finish_round (s);
  expect (s, "duty.none", SKIP ("red", "action"));
  expect (s, "skip.ok", SKIP ("blue", "action"));
  play (s, SKIP ("blue", "action"));
  assert_prompt (s, "offer", BLUE);
  expect (s, "duty.none", SKIP ("blue", "action"));
  expect (s, "duty.none", PLACE ("blue", "stone", "b3"));
  expect (s, "offer.ok", OFFER ("blue", "1"));
  scene_expect_ends (s, "");
  scene_free (s);
}

/* In free turns it may be written down at any time, and no tile was unplayable. */
static void
test_oasis_declining_in_free_turns_ends_nothing (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green", "free", steppes);

  expect (s, "skip.ok", SKIP ("red", "action"));
  play (s, SKIP ("red", "action"));
  scene_expect_ends (s, "");
  play (s, END_ROUND);
  play (s, SKIP ("green", "action"));
  scene_expect_ends (s, "");
  play (s, SKIP ("green", "stone"));
  scene_expect_ends (s, "unplayable");
  scene_free (s);
}

/* Any other player's step closes it too. */
static void
test_oasis_noble_loses_the_action_by_another_players_step (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'hidden'");

  finish_round (s);
  play_allowed (s, PLACE ("green", "stone", "b2"));
  expect (s, "duty.none", PLACE ("blue", "stone", "d4"));
  play (s, UNDO);
  expect (s, "place.start", PLACE ("blue", "stone", "d4"));
  play_allowed (s, CAMEL ("red", "e1"));
  expect (s, "duty.none", PLACE ("blue", "stone", "d4"));
  play (s, UNDO);
  play_allowed (s, SKIP ("red", "action"));
  expect (s, "duty.none", PLACE ("blue", "stone", "d4"));
  play (s, UNDO);
  play_allowed (s, SKIP ("blue", "camels"));
  expect (s, "place.start", PLACE ("blue", "stone", "d4"));
  scene_free (s);
}

/* Why nothing is owed: the first reason that holds, as the files call it. */
static void
expect_reason (Scene *scene, const char *reason, const char *event)
{
  RecEvent read = { 0 };
  CvAnswer answer;

  scene_read (scene, event, &read);
  cv_answer (scene_table (scene), scene_state (scene), &read.move, &answer);
  assert_string_equal (answer.verdict.rule->id, "oasis.duty.none");
  assert_int_equal (answer.explained.n_parts, 1);
  assert_string_equal (answer.explained.part[0].key, "reason");
  if (strcmp (answer.explained.part[0].word, reason) != 0)
    fail_msg ("%s: %s, not %s", event, answer.explained.part[0].word, reason);
  rec_event_free (&read);
}

static void
test_oasis_duty_says_whose_and_which (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis','camels-2'");

  expect_reason (s, "player", PLACE ("blue", "stone", "b3"));
  expect_reason (s, "player", SKIP ("green", "action"));
  expect_reason (s, "kind", PLACE ("red", "stone", "b3"));
  expect_reason (s, "kind", SKIP ("red", "steppe"));
  play (s, PLACE ("red", "oasis", "a1"));
  play (s, PLACE ("red", "oasis", "b1"));
  expect_reason (s, "done", PLACE ("red", "oasis", "c1"));
  expect_reason (s, "done", SKIP ("red", "oasis"));
  expect_reason (s, "kind", PLACE ("red", "stone", "b3"));
  play (s, CAMEL ("red", "e1"));
  play (s, CAMEL ("red", "e2"));
  expect_reason (s, "done", CAMEL ("red", "e3"));
  expect_reason (s, "done", PLACE ("red", "stone", "b3"));
  expect_reason (s, "player", CAMEL ("blue", "e3"));
  finish_round (s);
  expect_reason (s, "player", PLACE ("red", "stone", "b3"));
  expect_reason (s, "hand", MOVE ("blue", "e1", "e3"));
  play (s, OFFER ("blue", "1"));
  expect_reason (s, "late", PLACE ("blue", "stone", "b3"));
  expect_reason (s, "late", SKIP ("blue", "action"));
  expect_reason (s, "player", PLACE ("green", "stone", "b3"));
  scene_free (s);
}

/* Nobody had a free action before the first round has ended, so nobody is too late. */
static void
test_oasis_duty_of_the_first_noble_is_not_late (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, RED_BLUE_GREEN);
  expect_reason (s, "player", PLACE ("red", "stone", "b3"));
  scene_free (s);
}

/* A full path and an empty supply come first. */
static void
test_oasis_duty_says_what_has_lapsed (void **unused)
{
  Scene *s = take_cards ("'it'", steppes,
                         POSITION ("'camels':{'blue':['e1','e2','e3']}"), "'camels-2'");

  play (s, CAMEL ("red", "e4"));
  expect_reason (s, "path-full", CAMEL ("red", "e1"));
  expect_reason (s, "path-full", MOVE ("red", "e4", "e3"));
  expect_reason (s, "path-full", SKIP ("red", "camels"));
  expect_reason (s, "path-full", CAMEL ("blue", "e1"));
  scene_free (s);

  s = take_cards ("'it'", meadow, POSITION ("'tiles':{" NINETEEN_STONES "}"),
                  "'stone','stone'");
  play (s, PLACE ("red", "stone", "t1"));
  expect_reason (s, "supply", PLACE ("red", "stone", "u1"));
  expect_reason (s, "supply", SKIP ("red", "stone"));
  expect_reason (s, "supply", PLACE ("blue", "stone", "u1"));
  scene_free (s);
}

/* The end. */

/* Nothing may follow but counting and revealing. */
static void
expect_over (Scene *scene)
{
  expect (scene, "end.over", OFFER ("blue", "1"));
  expect (scene, "end.over", OFFER ("red", "9"));
  expect (scene, "end.over", TAKE ("blue", "green", "'hidden'"));
  expect (scene, "end.over", PLACE ("red", "stone", "z9"));
  expect (scene, "end.over", CAMEL ("red", "z9"));
  expect (scene, "end.over", MOVE ("blue", "z8", "z9"));
  expect (scene, "end.over", SKIP ("blue", "camels"));
  expect (scene, "end.over", END_ROUND);
  expect (scene, "count.ok", "{'do':'count','by':'red','herd':1}");
  expect (scene, "hide.ok", "{'do':'hide','by':'red','add':{'wells':1}}");
  expect (scene, "reveal.ok", "{'do':'reveal','by':'red','counts':{'wells':1}}");
}

/* oasis.end.last-tile: the game ends at the end of the round, after the noble's free
   action, under both booklets. */
static void
test_oasis_last_tile_ends_the_guided_game (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards (every_edition[i], meadow,
                             POSITION ("'tiles':{" NINETEEN_STONES "}"), "'stone'");
      play (s, PLACE ("red", "stone", "t1"));
      scene_expect_ends (s, "last-tile");
      expect (s, "take.ok", NEXT_TAKE);
      finish_round (s);
      assert_prompt (s, "last-noble", BLUE);
      expect (s, "place.start", PLACE ("blue", "oasis", "v1"));
      expect (s, "place.supply", PLACE ("blue", "stone", "v1"));
      expect (s, "end.over", PLACE ("red", "oasis", "v1"));
      expect_over (s);
      play (s, PLACE ("blue", "oasis", "v1"));
      assert_prompt (s, "over", NOBODY);
      expect (s, "end.over", PLACE ("blue", "oasis", "w1"));
      expect (s, "end.over", CAMEL ("blue", "a3"));
      expect_over (s);
      scene_free (s);
    }
}

/* The noble's free action is the last step of the round that was played: the last tile
   laid with it ends the game at once. */
static void
test_oasis_last_tile_of_the_noble_ends_the_game_at_once (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards (every_edition[i], meadow,
                             POSITION ("'tiles':{" NINETEEN_STONES "}"), "'hidden'");
      finish_round (s);
      assert_prompt (s, "noble", BLUE);
      expect (s, "offer.ok", OFFER ("blue", "1"));
      play (s, PLACE ("blue", "stone", "t1"));
      scene_expect_ends (s, "last-tile");
      assert_prompt (s, "over", NOBODY);
      expect_over (s);
      expect (s, "end.over", SKIP ("blue", "action"));
      play (s, UNDO);
      assert_prompt (s, "noble", BLUE);
      scene_free (s);
    }
}

/* So does, by the French booklet, the last camel. */
static void
test_oasis_last_camel_of_the_noble_ends_the_french_game_at_once (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s =
          take_cards (every_edition[i], steppes,
                      POSITION ("'camels':{'blue':['e1','e2','e3']}"), "'hidden'");
      finish_round (s);
      play (s, CAMEL ("blue", "e4"));
      scene_expect_ends (s, i == 0 ? "" : "path-full");
      if (i == 0)
        assert_prompt (s, "offer", BLUE);
      else
        assert_prompt (s, "over", NOBODY);
      expect (s, i == 0 ? "offer.ok" : "end.over", OFFER ("blue", "1"));
      expect_under (s, "'fr'", "end.over", OFFER ("blue", "1"));
      expect_under (s, "'it'", "offer.ok", OFFER ("blue", "1"));
      scene_free (s);
    }
}

/* Only the free action does: what the house lets another player place ends the game
   with the round that it belongs to. */
static void
test_oasis_last_tile_of_another_by_house_ends_the_next_round (void **unused)
{
  Scene *s = take_cards ("'it'", meadow, POSITION ("'tiles':{" NINETEEN_STONES "}"),
                         "'hidden'");

  finish_round (s);
  play_allowed (s, PLACE ("red", "stone", "t1"));
  scene_expect_ends (s, "last-tile");
  assert_prompt (s, "offer", BLUE);
  play_quiet_round (s, "blue", "green", "red");
  assert_prompt (s, "last-noble", GREEN);
  expect (s, "end.over", OFFER ("green", "1"));
  scene_free (s);
}

/* In the last round too the noble may decline; then the game is over. */
static void
test_oasis_noble_may_decline_the_last_action (void **unused)
{
  Scene *s = take_cards ("'it'", meadow, POSITION ("'tiles':{" NINETEEN_STONES "}"),
                         "'stone'");

  play (s, PLACE ("red", "stone", "t1"));
  finish_round (s);
  assert_prompt (s, "last-noble", BLUE);
  expect (s, "end.over", SKIP ("red", "action"));
  expect (s, "skip.ok", SKIP ("blue", "action"));
  play (s, SKIP ("blue", "action"));
  assert_prompt (s, "over", NOBODY);
  expect (s, "end.over", PLACE ("blue", "oasis", "v1"));
  expect_over (s);
  scene_free (s);
}

/* oasis.end.path-full: only the French booklet ends the game with a full path. What the
   other one would say is another verdict. */
static void
test_oasis_full_path_ends_the_guided_french_game (void **unused)
{
  for (int i = 0; i < 2; i++)
    {
      Scene *s = take_cards (every_edition[i], steppes,
                             POSITION ("'camels':{'blue':['e1','e2']}"), "'camels-2'");
      play (s, CAMEL ("red", "e3"));
      scene_expect_ends (s, "");
      play (s, CAMEL ("red", "e4"));
      scene_expect_ends (s, i == 0 ? "" : "path-full");
      finish_round (s);
      assert_prompt (s, i == 0 ? "noble" : "last-noble", BLUE);
      expect_under (s, "'it'", "offer.ok", OFFER ("blue", "1"));
      expect_under (s, "'fr'", "end.over", OFFER ("blue", "1"));
      expect (s, i == 0 ? "offer.ok" : "end.over", OFFER ("blue", "1"));
      expect_under (s, "'it'", "place.start", PLACE ("blue", "stone", "b3"));
      expect_under (s, "'fr'", "place.start", PLACE ("blue", "stone", "b3"));
      scene_free (s);
    }
}

/* oasis.end.unplayable: only the Italian booklet ends the game with a tile that has no
   legal cell; by the French one the tile is lost. */
static void
test_oasis_unplayable_tile_ends_the_guided_italian_game (void **unused)
{
  for (int i = 0; i < 4; i++)
    {
      Scene *s = take_cards (every_edition[i % 2], desert, NULL, "'oasis'");
      if (i < 2)
        play (s, SKIP ("red", "oasis"));
      finish_round (s);
      scene_expect_ends (s, i % 2 == 0 ? "unplayable" : "");
      assert_prompt (s, i % 2 == 0 ? "last-noble" : "noble", BLUE);
      expect_under (s, "'it'", "end.over", OFFER ("blue", "1"));
      expect_under (s, "'fr'", "offer.ok", OFFER ("blue", "1"));
      expect (s, i % 2 == 0 ? "end.over" : "offer.ok", OFFER ("blue", "1"));
      scene_free (s);
    }
}

/* A round in which nothing ends the game is followed by another one. */
static void
test_oasis_game_goes_on_while_nothing_ends_it (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'hidden'");

  finish_round (s);
  scene_expect_ends (s, "");
  expect (s, "duty.none", PLACE ("red", "stone", "b3"));
  for (int i = 0; i < 4; i++)
    {
      play_quiet_round (s, "blue", "green", "red");
      play_quiet_round (s, "green", "red", "blue");
      play_quiet_round (s, "red", "blue", "green");
    }
  scene_expect_ends (s, "");
  assert_prompt (s, "noble", BLUE);
  scene_free (s);
}

/* The players may declare the end at any time; then not even the noble goes on, and
   nothing else matters. */
static void
test_oasis_declared_end_stops_guided_turns (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, END);
  assert_prompt (s, "over", NOBODY);
  expect_over (s);
  expect (s, "end.over", RED_BLUE_GREEN);
  play (s, UNDO);
  expect (s, "counters.missing", OFFER ("red", "1"));
  scene_free (s);

  s = take_cards ("'it'", steppes, NULL, "'hidden'");
  finish_round (s);
  play (s, END);
  expect (s, "end.over", PLACE ("blue", "stone", "b3"));
  assert_prompt (s, "over", NOBODY);
  scene_free (s);
}

/* Free turns and house rules. */

/* In free turns none of the rules of a round is ever raised. */
static void
test_oasis_free_turns_know_no_order_and_no_duty (void **unused)
{
  Scene *s = scene_new ("oasis", "red blue green", "free", steppes);

  expect (s, "offer.ok", OFFER ("blue", "0"));
  expect (s, "offer.ok", OFFER ("blue", "9"));
  expect (s, "take.ok", TAKE ("red", "red", "'stone'"));
  expect (s, "skip.ok", SKIP ("red", "stone"));
  expect (s, "skip.ok", SKIP ("red", "camels"));
  expect (s, "end-round.ok", END_ROUND);
  play (s, TAKE ("red", "blue", "'stone','camels-3'"));
  expect (s, "place.start", PLACE ("green", "stone", "b2"));
  expect (s, "skip.ok", SKIP ("red", "camels"));
  play (s, TAKE ("red", "blue", "'oasis'"));
  play (s, OFFER ("blue", "3"));
  play (s, OFFER ("blue", "2"));
  play (s, END_ROUND);
  play (s, CAMEL ("green", "e1"));
  play (s, END);
  expect (s, "offer.ok", OFFER ("red", "1"));
  scene_free (s);
}

/* `set` turns to free and back: order and duty rest, and are where they were. */
static void
test_oasis_turns_may_be_set_free_and_back (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis'");

  expect (s, "duty.none", PLACE ("blue", "stone", "b3"));
  play (s, TURNS ("free"));
  expect (s, "place.start", PLACE ("blue", "stone", "b3"));
  expect (s, "take.ok", NEXT_TAKE);
  play (s, PLACE ("blue", "stone", "b3"));
  play (s, PLACE ("red", "oasis", "a1"));
  play (s, TURNS ("guided"));
  assert_prompt_of (s, "tiles", RED, 1);
  expect (s, "duty.unfinished", NEXT_TAKE);
  expect (s, "duty.none", PLACE ("blue", "stone", "b4"));
  play (s, PLACE ("red", "oasis", "b1"));
  expect (s, "take.ok", NEXT_TAKE);
  scene_free (s);
}

/* A game that is over may be taken up in free turns. */
static void
test_oasis_free_turns_do_not_enforce_the_end (void **unused)
{
  Scene *s = take_cards ("'it'", desert, NULL, "'oasis'");

  finish_round (s);
  expect (s, "end.over", PLACE ("red", "stone", "a1"));
  play (s, TURNS ("free"));
  expect (s, "place.start", PLACE ("red", "stone", "a1"));
  expect (s, "offer.ok", OFFER ("red", "1"));
  scene_expect_ends (s, "unplayable");
  play (s, TURNS ("guided"));
  expect (s, "end.over", PLACE ("red", "stone", "a1"));
  scene_free (s);
}

/* Every rule of order and duty can be overruled, and no card is lost by it. */
static void
test_oasis_house_lets_order_and_duty_go (void **unused)
{
  static const char *const steps[][2] = {
    { "counters.missing", OFFER ("blue", "2") },
    { "counters.missing", TAKE ("red", "blue", "'stone'") },
    { "counters.missing", END_ROUND },
    { "counters.late", RED_BLUE_GREEN },
    { "offer.size", OFFER ("red", "9") },
    { "offer.order", OFFER ("green", "3") },
    { "take.order", TAKE ("blue", "green", "'camels-2','oasis','draw-3'") },
    { "duty.none", PLACE ("red", "stone", "b3") },
    { "skip.playable", SKIP ("blue", "oasis") },
    { "skip.must-move", SKIP ("blue", "camels") },
    { "round.unfinished", END_ROUND },
    { "offer.size", OFFER ("red", "0") },
  };
  Scene *s = seat_three (steppes);

  play (s, EDITION ("'fr'"));
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    {
      expect (s, steps[i][0], steps[i][1]);
      play_allowed (s, steps[i][1]);
      assert_true (scene_state (s)->common.house);
    }
  scene_free (s);
}

/* A tile that has a legal cell is not unplayable, though the table lets it be skipped:
   the game goes on. */
static void
test_oasis_house_skip_of_a_playable_tile_ends_nothing (void **unused)
{
  Scene *s = take_cards ("'it'", steppes, NULL, "'oasis'");

  expect (s, "skip.playable", SKIP ("red", "oasis"));
  play_allowed (s, SKIP ("red", "oasis"));
  expect (s, "take.ok", NEXT_TAKE);
  scene_expect_ends (s, "");
  finish_round (s);
  expect (s, "offer.ok", OFFER ("blue", "1"));
  scene_free (s);
}

/* So can those of taking and of the end. */
static void
test_oasis_house_lets_takes_and_the_end_go (void **unused)
{
  Scene *s = offer_one_each (desert);

  expect (s, "take.own", TAKE ("red", "red", "'stone'"));
  play_allowed (s, TAKE ("red", "red", "'stone'"));
  expect (s, "duty.unfinished", TAKE ("blue", "red", "'oasis'"));
  play_allowed (s, TAKE ("blue", "red", "'oasis'"));
  expect (s, "take.size", TAKE ("green", "blue", "'hidden','hidden'"));
  play_allowed (s, TAKE ("green", "blue", "'hidden','hidden'"));
  play (s, END_ROUND);
  scene_expect_ends (s, "unplayable");
  expect (s, "end.over", PLACE ("green", "stone", "a1"));
  play_allowed (s, PLACE ("green", "stone", "a1"));
  assert_int_equal (scene_fact (s, "green", "Stony Plains"), 1);
  scene_free (s);
}

/* A house rule in a round does not make pieces: the board is still asked. */
static void
test_oasis_house_does_not_hide_the_board_behind_a_duty (void **unused)
{
  Scene *s = offer_one_each (steppes);
  CvVerdict verdict;
  CvAtom atoms[] = { { .arg = 0, .value = 2 }, { .arg = 1, .value = cv_cell (25, 8) } };
  CvMove place = { .verb = (uint8_t) cv_game_verb_find (&cv_oasis, "place"),
                   .by = 0,
                   .allowed = true,
                   .n_atoms = 2,
                   .atoms = atoms };

  expect (s, "duty.none", PLACE ("red", "stone", "z9"));
  assert_false (cv_match_play (scene_match (s), &place, &verdict));
  assert_string_equal (verdict.rule->id, "oasis.place.off-board");
  atoms[1].value = cv_cell (1, 2);
  assert_true (cv_match_play (scene_match (s), &place, &verdict));
  scene_free (s);
}

/* The state after a step that only a house rule allows, as if it had been lawful. */
static CvState
pretend_lawful (Scene *scene, const char *event)
{
  play_allowed (scene, event);
  CvState state = *scene_state (scene);
  play (scene, UNDO);
  state.common.house = false;
  return state;
}

/* Each invariant is found out by its number when it is broken. */
static void
test_oasis_sane_names_what_is_broken (void **unused)
{
  Scene *s = seat_three (steppes);
  const CvTable *table = scene_table (s);
  const int c3 = 2 * table->board.stride + 2;
  CvState broken[8];

  play (s, POSITION ("'tiles':{'stone':['b2','b3']},'markers':{'red':['b2']}"));
  for (int i = 0; i < 8; i++)
    broken[i] = *scene_state (s);
  broken[0].oasis.tiles_left[0]--;
  broken[1] = pretend_lawful (s, PLACE ("blue", "stone", "e1"));
  broken[2] = pretend_lawful (s, CAMEL ("blue", "c3"));
  broken[3].oasis.marker[0][0] = (int16_t) c3;
  cv_set_add (&broken[4].oasis.owned[0][2], c3);
  broken[5] = pretend_lawful (s, PLACE ("blue", "stone", "c3"));
  broken[6].oasis.counter[1] = 1;
  broken[7].oasis.round.draw--;

  for (int i = 0; i < 8; i++)
    assert_int_equal (cv_oasis.sane (table, &broken[i]), i + 1);
  broken[1].common.house = broken[2].common.house = broken[5].common.house = true;
  broken[7].common.turns = CV_TURNS_FREE;
  assert_int_equal (cv_oasis.sane (table, &broken[1]), 0);
  assert_int_equal (cv_oasis.sane (table, &broken[2]), 0);
  assert_int_equal (cv_oasis.sane (table, &broken[5]), 0);
  assert_int_equal (cv_oasis.sane (table, &broken[7]), 0);
  scene_free (s);
}

/* Two markers on one tile are two markers in one area. */
static void
test_oasis_sane_sees_two_markers_on_one_tile (void **unused)
{
  Scene *s = seat_three (steppes);

  play (s, POSITION ("'tiles':{'stone':['b2']},'markers':{'red':['b2']}"));
  CvState broken = pretend_lawful (s, PLACE ("blue", "stone", "b3"));
  assert_int_equal (cv_oasis.sane (scene_table (s), &broken), 6);
  broken.oasis.marker[1][0] = broken.oasis.marker[0][0];
  assert_int_equal (cv_oasis.sane (scene_table (s), &broken), 6);
  scene_free (s);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_oasis_round_begins_with_the_counters),
    cmocka_unit_test (test_oasis_round_counters_name_each_player_once),
    cmocka_unit_test (test_oasis_round_counters_may_come_with_a_position),
    cmocka_unit_test (test_oasis_round_counters_are_dealt_once),
    cmocka_unit_test (test_oasis_round_deals_five_cards_each),
    cmocka_unit_test (test_oasis_offers_go_by_the_counters),
    cmocka_unit_test (test_oasis_offer_has_one_to_three_cards),
    cmocka_unit_test (test_oasis_offer_of_free_turns_is_not_called_right),
    cmocka_unit_test (test_oasis_offer_leaves_a_card_for_the_next_round),
    cmocka_unit_test (test_oasis_discards_become_the_draw_pile),
    cmocka_unit_test (test_oasis_draw_3_is_not_fed_by_its_own_take),
    cmocka_unit_test (test_oasis_last_card_may_be_offered),
    cmocka_unit_test (test_oasis_takes_go_by_the_counters),
    cmocka_unit_test (test_oasis_takes_of_a_round_name_cards_of_the_box),
    cmocka_unit_test (test_oasis_offer_is_taken_once),
    cmocka_unit_test (test_oasis_own_offer_is_taken_only_when_it_is_the_last),
    cmocka_unit_test (test_oasis_own_offer_waits_while_another_is_left),
    cmocka_unit_test (test_oasis_take_has_as_many_cards_as_were_offered),
    cmocka_unit_test (test_oasis_take_names_the_first_rule_that_is_broken),
    cmocka_unit_test (test_oasis_counters_pass_to_those_whose_offer_was_taken),
    cmocka_unit_test (test_oasis_counter_is_kept_with_the_own_offer),
    cmocka_unit_test (test_oasis_used_cards_are_discarded),
    cmocka_unit_test (test_oasis_round_ends_when_all_have_taken),
    cmocka_unit_test (test_oasis_cards_ask_for_their_pieces),
    cmocka_unit_test (test_oasis_duties_are_done_before_the_next_take),
    cmocka_unit_test (test_oasis_duties_of_equal_cards_add_up),
    cmocka_unit_test (test_oasis_pieces_are_placed_only_when_owed),
    cmocka_unit_test (test_oasis_owed_is_what_the_taker_has_left_to_place),
    cmocka_unit_test (test_oasis_duty_comes_before_the_placement_rules),
    cmocka_unit_test (test_oasis_duty_lapses_with_the_supply),
    cmocka_unit_test (test_oasis_tile_is_skipped_only_when_it_has_no_cell),
    cmocka_unit_test (test_oasis_tile_may_become_unplayable),
    cmocka_unit_test (test_oasis_going_on_skips_what_is_unplayable),
    cmocka_unit_test (test_oasis_camels_in_hand_are_placed_first),
    cmocka_unit_test (test_oasis_camels_may_be_moved_by_the_italian_booklet),
    cmocka_unit_test (test_oasis_camels_must_be_moved_by_the_french_booklet),
    cmocka_unit_test (test_oasis_camels_lapse_with_a_full_path),
    cmocka_unit_test (test_oasis_noble_may_place_one_tile),
    cmocka_unit_test (test_oasis_noble_may_place_one_camel_but_not_move_one),
    cmocka_unit_test (test_oasis_noble_loses_the_action_by_an_offer),
    cmocka_unit_test (test_oasis_noble_may_decline),
    cmocka_unit_test (test_oasis_declining_in_free_turns_ends_nothing),
    cmocka_unit_test (test_oasis_noble_loses_the_action_by_another_players_step),
    cmocka_unit_test (test_oasis_duty_says_whose_and_which),
    cmocka_unit_test (test_oasis_duty_of_the_first_noble_is_not_late),
    cmocka_unit_test (test_oasis_duty_says_what_has_lapsed),
    cmocka_unit_test (test_oasis_last_tile_ends_the_guided_game),
    cmocka_unit_test (test_oasis_last_tile_of_the_noble_ends_the_game_at_once),
    cmocka_unit_test (test_oasis_last_camel_of_the_noble_ends_the_french_game_at_once),
    cmocka_unit_test (test_oasis_last_tile_of_another_by_house_ends_the_next_round),
    cmocka_unit_test (test_oasis_noble_may_decline_the_last_action),
    cmocka_unit_test (test_oasis_full_path_ends_the_guided_french_game),
    cmocka_unit_test (test_oasis_unplayable_tile_ends_the_guided_italian_game),
    cmocka_unit_test (test_oasis_game_goes_on_while_nothing_ends_it),
    cmocka_unit_test (test_oasis_declared_end_stops_guided_turns),
    cmocka_unit_test (test_oasis_free_turns_know_no_order_and_no_duty),
    cmocka_unit_test (test_oasis_turns_may_be_set_free_and_back),
    cmocka_unit_test (test_oasis_free_turns_do_not_enforce_the_end),
    cmocka_unit_test (test_oasis_house_lets_order_and_duty_go),
    cmocka_unit_test (test_oasis_house_skip_of_a_playable_tile_ends_nothing),
    cmocka_unit_test (test_oasis_house_lets_takes_and_the_end_go),
    cmocka_unit_test (test_oasis_house_does_not_hide_the_board_behind_a_duty),
    cmocka_unit_test (test_oasis_sane_names_what_is_broken),
    cmocka_unit_test (test_oasis_sane_sees_two_markers_on_one_tile),
  };

  return cmocka_run_group_tests_name ("oasis-round", tests, NULL, NULL);
}
