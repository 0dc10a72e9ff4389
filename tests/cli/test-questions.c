/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions that people quarrel about at the table, put to the program as they
   would: a position, a step, and what the verdict must decide, carry and say; or the
   section of the reference that has the answer. */
#include "shell.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang-book.h"
#include "oasis-events.h"
#include "text.h"

#define SAYS_MOST 4

/* JSON with ' for ". A question without an event is answered by its section alone. */
typedef struct
{
  int number;
  const char *question;
  const char *header;  /* game, board, turns, edition: what comes before the players */
  const char *players; /* NULL: red, blue and green */
  const char *events;  /* the position, comma between them; NULL: none */
  const char *event;
  const char *want;             /* keys the answer must have, with these values */
  const char *says[SAYS_MOST];  /* each of these, in English */
  const char *section;          /* of the reference: "oasis-markers#required" */
  const char *reads[SAYS_MOST]; /* each of these stands there */
} Question;

#define THREE                                                                          \
  "[{'color':'red','name':'Red'},{'color':'blue','name':'Blue'},"                      \
  "{'color':'green','name':'Green'}]"

static LangBook *book;

/* Asking. */

static char *
make_case (const Question *question)
{
  char *text;

  if (asprintf (&text,
                "{'record':[{'caravanserai':1,%s,'players':%s}%s%s],'event':%s}\n",
                question->header, question->players != NULL ? question->players : THREE,
                question->events != NULL ? "," : "",
                question->events != NULL ? question->events : "", question->event) < 0)
    abort ();
  return text;
}

/* An object has at least what is wanted of it; all else is equal. */
static bool
has_all (const json_t *answer, const json_t *want)
{
  const char *key;
  json_t *value;

  if (!json_is_object (want))
    return json_equal (answer, want);
  json_object_foreach ((json_t *) want, key, value)
    if (!has_all (json_object_get (answer, key), value))
      return false;
  return true;
}

static void
expect_says (const Question *question, const char *text, const char *const *parts)
{
  for (int i = 0; i < SAYS_MOST && parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      fail_msg ("question %d: “%s” is not in “%s”", question->number, parts[i], text);
}

static void
judge (const Question *question)
{
  char *input = make_case (question);
  How how = { .input = input };
  Ran ran = run_how (&how, "judge", "--cases", NULL);
  json_t *answer = need_json (ran.out, 0), *want = text_parse (question->want);

  assert_status (&ran, FINE);
  if (!has_all (answer, want))
    fail_msg ("question %d: %s, not %s", question->number, ran.out, question->want);
  expect_says (question, text_of (answer, "text"), question->says);
  json_decref (answer);
  json_decref (want);
  forget (&ran);
  free (input);
}

static void
look_up (const Question *question)
{
  size_t page, section;

  if (!lang_book_find_anchor (book, question->section, &page, &section))
    fail_msg ("question %d: no section %s", question->number, question->section);
  char *text = lang_section_text (&lang_book_page (book, page)->sections[section]);
  expect_says (question, text, question->reads);
  free (text);
}

/* The questions. */

#define OASIS(ROWS, MORE) "'game':'oasis'," MORE "'board':" BOARD (ROWS)
#define GUIDED            "'turns':'guided',"
#define FRENCH            "'edition':'fr',"

/* Land with a printed Steppe on c2, and a path. */
#define LAND "'ooooooo','..S....','======='"

/* No oasis border, so that no Oasis area begins; a path of three. */
#define DESERT "'...=','...=','...='"

/* Room for whole supplies, and a path for 20 camels and six more. */
#define MEADOW                                                                         \
  "'oooooooooooooooooooooooooo','oooooooooooooooooooooooooo',"                         \
  "'=========================='"

/* Red's four markers: two on Stony Plains, the others on these tiles. */
#define RED_HAS(TILES, MARKERS)                                                        \
  POSITION ("'tiles':{'stone':['e1','g1']," TILES "},'markers':{'red':['e1','g1',"     \
            "" MARKERS "]}")
#define MOVING(BY, TILE, AT, MARKER)                                                   \
  "{'do':'place','by':'" BY "','tile':'" TILE "','at':'" AT "','marker':'" MARKER "'}"

#define ROW_1                                                                          \
  "'a1','b1','c1','d1','e1','f1','g1','h1','i1','j1','k1','l1','m1','n1','o1','p1',"   \
  "'q1','r1','s1','t1','u1','v1','w1','x1','y1','z1'"
#define OASES_33                                                                       \
  POSITION ("'tiles':{'oasis':[" ROW_1 ",'a2','b2','c2','d2','e2','f2','g2']}")
#define CAMELS_18                                                                      \
  "'a3','b3','c3','d3','e3','f3','g3','h3','i3','j3','k3','l3','m3','n3','o3','p3',"   \
  "'q3','r3'"

/* Counters in seating order, an offer each; red takes from blue. */
#define OFFER(BY, CARDS) "{'do':'offer','by':'" BY "','cards':" CARDS "}"
#define TAKE(BY, FROM, CARDS)                                                          \
  "{'do':'take','by':'" BY "','from':'" FROM "','cards':[" CARDS "]}"
#define OFFERS                                                                         \
  COUNTERS ("'red','blue','green'")                                                    \
  "," OFFER ("red", "1") "," OFFER ("blue", "1") "," OFFER ("green", "1")
#define TAKEN(CARD) OFFERS "," TAKE ("red", "blue", "'" CARD "'")

/* Red has taken; then the others, and blue is the new Noble. */
#define ROUND_ENDS                                                                     \
  TAKE ("blue", "green", "'hidden'")                                                   \
  "," TAKE ("green", "red", "'hidden'") ",{'do':'end-round'}"

/* A round in which the first player offers that many cards, and blue takes them. */
#define HIDDEN_3 "'hidden','hidden','hidden'"
#define ROUND(RED, BLUE_TAKES)                                                         \
  OFFER ("red", RED)                                                                   \
  "," OFFER ("blue", "1") "," OFFER ("green", "1") "," TAKE (                          \
      "red", "green",                                                                  \
      "'hidden'") "," TAKE ("blue", "red",                                             \
                            BLUE_TAKES) "," TAKE ("green", "blue",                     \
                                                  "'hidden'") ",{'do':'end-"           \
                                                              "round'}"

static const Question questions[] = {
  { .number = 1,
    .question = "Extend my own area with no marker left?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1'],'steppe':['a2']", "'a1','a2'"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.extend','because':['a1'],"
            "'owner':'red','marker':null,'swallows':[]}",
    .says = { "Red’s Oasis area grows" } },
  { .number = 2,
    .question = "Fifth area without moving a marker: whose is it?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1'],'steppe':['a2']", "'a1','a2'"),
    .event = PLACE ("red", "oasis", "c1"),
    .want = "{'legal':true,'rule':'oasis.place.start','owner':null,'marker':null,"
            "'swallows':[]}",
    .says = { "stays free", "there is no marker in hand" },
    .section = "oasis-questions#fifth",
    .reads = { "nobody’s" } },
  { .number = 2,
    .question = "Fifth area, a marker moved: whose are they?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1','b1'],'steppe':['a2']", "'b1','a2'"),
    .event = MOVING ("red", "stone", "c1", "a1"),
    .want = "{'legal':true,'rule':'oasis.place.start','owner':'red','marker':'b1',"
            "'swallows':[]}",
    .says = { "Red opens a new Stony Plains area",
              "The marker comes from b1, and the area it leaves there becomes "
              "free." } },
  { .number = 3,
    .question = "Bonus space between two areas: whose?",
    .header = OASIS (LAND, ""),
    .events = PLACE ("blue", "steppe", "e2"),
    .event = PLACE ("red", "steppe", "b2"),
    .want = "{'legal':true,'rule':'oasis.place.claim','because':['c2'],"
            "'owner':'red','marker':'hand','swallows':['c2']}",
    .says = { "the free Steppe land beside it (c2) become one area, and it is "
              "Red’s" } },
  { .number = 4,
    .question = "Tile beside a bonus space that is part of a rival's area?",
    .header = OASIS (LAND, ""),
    .events = PLACE ("blue", "steppe", "b2"),
    .event = PLACE ("red", "steppe", "d2"),
    .want = "{'legal':false,'rule':'oasis.place.rival','because':['c2']}",
    .says = { "Blue’s Steppe area at c2" } },
  { .number = 5,
    .question = "Touch my area and a free one?",
    .header = OASIS (LAND, ""),
    .events = POSITION ("'tiles':{'oasis':['a1','c1','d1']},'markers':{'red':['a1']}"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.extend','because':['a1'],"
            "'owner':'red','marker':null,'swallows':['c1','d1']}",
    .says = { "Red’s Oasis area grows", "It absorbs the free land at c1: 2 spaces." } },
  { .number = 6,
    .question = "Touch two free areas?",
    .header = OASIS (LAND, ""),
    .events = POSITION ("'tiles':{'oasis':['a1','c1']}"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.claim','because':['a1','c1'],"
            "'owner':'red','marker':'hand','swallows':['a1','c1']}",
    .says = { "(a1 and c1) become one area, and it is Red’s" } },
  { .number = 6,
    .question = "Touch two free areas with no marker in hand?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1','c1'],'steppe':['a2','f2']", "'a2','f2'"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.claim','owner':null,'marker':null,"
            "'swallows':['a1','c1']}",
    .says = { "stays free", "there is no marker in hand" } },
  { .number = 7,
    .question = "Free area and a rival's at once?",
    .header = OASIS (LAND, ""),
    .events = POSITION ("'tiles':{'oasis':['a1','c1']},'markers':{'blue':['a1']}"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':false,'rule':'oasis.place.rival','because':['a1']}",
    .says = { "Blue’s Oasis area at a1" } },
  { .number = 8,
    .question = "Join my areas by moving a marker with the same tile?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1','c1']", "'a1','c1'"),
    .event = MOVING ("red", "oasis", "b1", "a1"),
    .want = "{'legal':false,'rule':'oasis.place.joins-own','because':['a1','c1']}",
    .says = { "does not help: this is judged before any marker moves" },
    .section = "oasis-placement#joins-own",
    .reads = { "judged before any marker moves" } },
  { .number = 9,
    .question = "Join them later, once one is free?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1','c1']",
                       "'a1','c1'") "," MOVING ("red", "steppe", "a2", "c1"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.extend','owner':'red','marker':null,"
            "'swallows':['c1']}",
    .says = { "It absorbs the free land at c1: 1 space." } },
  { .number = 10,
    .question = "Take free land with a marker alone?",
    .section = "oasis-questions#marker-alone",
    .reads = { "No.", "a marker alone is never enough" } },
  { .number = 11,
    .question = "A tile has no legal space?",
    .header = OASIS (DESERT, GUIDED),
    .events = TAKEN ("oasis"),
    .event = SKIP ("red", "oasis"),
    .want = "{'legal':true,'rule':'oasis.skip.ok','ends':['oasis.end.unplayable'],"
            "'editions':{'fr':{'legal':true,'rule':'oasis.skip.ok'}}}",
    .says = { "Red has no legal space for the Oasis tile",
              "the game ends with this round" },
    .section = "oasis-questions#cannot-place",
    .reads = { "our reading" } },
  { .number = 11,
    .question = "A tile has no legal space, by the French booklet?",
    .header = OASIS (DESERT, GUIDED FRENCH),
    .events = TAKEN ("oasis"),
    .event = SKIP ("red", "oasis"),
    .want = "{'legal':true,'rule':'oasis.skip.ok',"
            "'editions':{'it':{'ends':['oasis.end.unplayable']}}}",
    .says = { "it is lost", "does not end the game" },
    .section = "oasis-end#unplayable",
    .reads = { "Our reading: the French booklet says nothing" } },
  { .number = 12,
    .question = "Path full in the middle of a card?",
    .header = OASIS (DESERT, GUIDED),
    .events = POSITION ("'camels':{'blue':['d1','d2']}") "," TAKEN (
        "camels-2") "," CAMEL ("red", "d3"),
    .event = CAMEL ("red", "d2"),
    .want = "{'legal':false,'rule':'oasis.duty.none','reason':'path-full'}",
    .says = { "The camel path is full", "lapses" } },
  { .number = 13,
    .question = "All 20 camels placed, a camel card: move?",
    .header = OASIS (MEADOW, GUIDED),
    .events =
        POSITION ("'camels':{'red':[" CAMELS_18 ",'s3','t3']}") "," TAKEN ("camels-2"),
    .event = MOVE ("red", "a3", "z3"),
    .want = "{'legal':true,'rule':'oasis.camel.move'}" },
  { .number = 13,
    .question = "All 20 camels placed, a camel card: ignore it?",
    .header = OASIS (MEADOW, GUIDED),
    .events =
        POSITION ("'camels':{'red':[" CAMELS_18 ",'s3','t3']}") "," TAKEN ("camels-2"),
    .event = SKIP ("red", "camels"),
    .want = "{'legal':true,'rule':'oasis.skip.ok',"
            "'editions':{'fr':{'legal':false,'rule':'oasis.skip.must-move'}}}" },
  { .number = 14,
    .question = "One in hand, card of 3: move first?",
    .header = OASIS (MEADOW, GUIDED),
    .events = POSITION ("'camels':{'red':[" CAMELS_18 ",'s3']}") "," TAKEN ("camels-3"),
    .event = MOVE ("red", "a3", "z3"),
    .want = "{'legal':false,'rule':'oasis.camel.has-spare'}",
    .says = { "Red still has camels in hand" } },
  { .number = 14,
    .question = "One in hand, card of 3: and the second?",
    .header = OASIS (MEADOW, GUIDED FRENCH),
    .events = POSITION ("'camels':{'red':[" CAMELS_18
                        ",'s3']}") "," TAKEN ("camels-3") "," CAMEL ("red", "t3"),
    .event = CAMEL ("red", "u3"),
    .want = "{'legal':false,'rule':'oasis.camel.none-left'}",
    .says = { "must be moved instead" } },
  { .number = 15,
    .question = "The Noble lays the last tile?",
    .header = OASIS (MEADOW, GUIDED),
    .events = OASES_33 "," TAKEN ("hidden") "," ROUND_ENDS,
    .event = PLACE ("blue", "oasis", "h2"),
    .want = "{'legal':true,'ends':['oasis.end.last-tile']}",
    .says = { "the game ends with this round" } },
  { .number = 15,
    .question = "The Noble has laid the last tile: over?",
    .header = OASIS (MEADOW, GUIDED),
    .events =
        OASES_33 "," TAKEN ("hidden") "," ROUND_ENDS "," PLACE ("blue", "oasis", "h2"),
    .event = OFFER ("blue", "1"),
    .want = "{'legal':false,'rule':'oasis.end.over'}",
    .says = { "The game is over" },
    .section = "oasis-questions#noble-ends",
    .reads = { "Yes, at once." } },
  { .number = 16,
    .question = "Noble with no camel in hand: place one?",
    .header = OASIS (MEADOW, GUIDED),
    .events = POSITION ("'camels':{'blue':[" CAMELS_18
                        ",'s3','t3']}") "," TAKEN ("hidden") "," ROUND_ENDS,
    .event = CAMEL ("blue", "z3"),
    .want = "{'legal':false,'rule':'oasis.camel.none-left'}",
    .says = { "the Noble’s free action moves none" } },
  { .number = 16,
    .question = "Noble with no camel in hand: move one?",
    .header = OASIS (MEADOW, GUIDED FRENCH),
    .events = POSITION ("'camels':{'blue':[" CAMELS_18
                        ",'s3','t3']}") "," TAKEN ("hidden") "," ROUND_ENDS,
    .event = MOVE ("blue", "a3", "z3"),
    .want = "{'legal':false,'rule':'oasis.duty.none','reason':'hand'}",
    .says = { "from the hand", "moves none" },
    .section = "oasis-questions#noble-camel",
    .reads = { "in our reading" } },
  { .number = 17,
    .question = "One tile left, card of two?",
    .header = OASIS (MEADOW, GUIDED),
    .events = OASES_33 "," TAKEN ("oasis") "," PLACE ("red", "oasis", "h2"),
    .event = PLACE ("red", "oasis", "i2"),
    .want = "{'legal':false,'rule':'oasis.duty.none','reason':'supply'}",
    .says = { "No Oasis tile is left in the supply", "lapses" } },
  { .number = 17,
    .question = "A third tile of a card of two?",
    .header = OASIS (MEADOW, GUIDED),
    .events = TAKEN ("oasis") "," PLACE ("red", "oasis", "a1") "," PLACE (
        "red", "oasis", "b1"),
    .event = PLACE ("red", "oasis", "c1"),
    .want = "{'legal':false,'rule':'oasis.duty.none','reason':'done'}",
    .says = { "Red has placed every Oasis tile" } },
  { .number = 18,
    .question = "Scoring markers run out?",
    .section = "oasis-pieces#scoring",
    .reads = { "Our reading: when too few of a sort are left, the player takes "
               "those" } },
  { .number = 19,
    .question = "Own offer while others lie there?",
    .header = OASIS (LAND, GUIDED),
    .events = OFFERS,
    .event = TAKE ("red", "red", "'hidden'"),
    .want = "{'legal':false,'rule':'oasis.take.own'}",
    .says = { "while another one is left" } },
  { .number = 20,
    .question = "Three cards of three?",
    .header = OASIS (LAND, GUIDED),
    .events = COUNTERS ("'red','blue','green'") "," ROUND (
        "3",
        HIDDEN_3) ","
                  "{'do':'counters','order':['red','blue','green'],'allowed':'house'}"
                  "," ROUND ("1", "'hidden'") ","
                                              "{'do':'counters','order':['red','blue','"
                                              "green'],'allowed':'house'}",
    .event = OFFER ("red", "3"),
    .want = "{'legal':false,'rule':'oasis.offer.leaves-none'}",
    .says = { "no card left for the next round" } },
  { .number = 21,
    .question = "Draw pile and discards empty?",
    .section = "oasis-questions#empty-pile",
    .reads = { "you draw as many cards as are left" } },
  { .number = 22,
    .question = "Two tiles of a card into two areas?",
    .header = OASIS (LAND, GUIDED),
    .events = TAKEN ("oasis") "," PLACE ("red", "oasis", "a1"),
    .event = PLACE ("red", "oasis", "e1"),
    .want = "{'legal':true,'rule':'oasis.place.start','owner':'red','marker':'hand'}" },
  { .number = 23,
    .question = "Does a bonus space score?",
    .section = "oasis-questions#bonus",
    .reads = { "Yes, in our reading" } },
  { .number = 23,
    .question = "Does a bonus space score? (Scoring)",
    .section = "oasis-scoring#oasis",
    .reads = { "Our reading: printed bonus spaces" } },
  { .number = 24,
    .question = "Abandoned area with its bonus space: free again?",
    .header = OASIS (LAND, ""),
    .events = RED_HAS ("'oasis':['a1'],'steppe':['b2']",
                       "'a1','b2'") "," MOVING ("red", "stone", "f2", "b2"),
    .event = PLACE ("blue", "steppe", "d2"),
    .want = "{'legal':true,'rule':'oasis.place.claim','owner':'blue',"
            "'swallows':['b2','c2']}",
    .says = { "become one area, and it is Blue’s" } },
  { .number = 25,
    .question = "Tie for second place?",
    .section = "oasis-scoring#tie",
    .reads = { "the same applies to every rank" } },
  { .number = 26,
    .question = "May I praise my offer?",
    .section = "oasis-questions#praise",
    .reads = { "Our reading", "nothing they say binds them" } },
  { .number = 26,
    .question = "May I look through the discards?",
    .section = "oasis-questions#discards",
    .reads = { "Our reading: no." } },
  { .number = 27,
    .question = "Is the number of a rival's markers open?",
    .section = "oasis-questions#marker-count",
    .reads = { "Our reading", "can be seen on the table" } },
};

#define N_QUESTIONS (sizeof questions / sizeof *questions)

static int
open_book (void **state)
{
  book = lang_book_open ("en", getenv ("CARAVANSERAI_HELP"), NULL);
  return book != NULL ? 0 : -1;
}

static int
close_book (void **state)
{
  lang_book_close (book);
  return 0;
}

static void
test_question (void **state)
{
  const Question *question = *state;

  assert_true (question->event != NULL || question->section != NULL);
  if (question->event != NULL)
    judge (question);
  if (question->section != NULL)
    look_up (question);
}

int
main (void)
{
  struct CMUnitTest tests[N_QUESTIONS];

  if (setlocale (LC_CTYPE, "C.UTF-8") == NULL)
    return 1;
  for (size_t i = 0; i < N_QUESTIONS; i++)
    tests[i] = (struct CMUnitTest){ .name = questions[i].question,
                                    .test_func = test_question,
                                    .initial_state = (void *) &questions[i] };
  return cmocka_run_group_tests (tests, open_book, close_book);
}
