/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions that people quarrel about at tables of Oregon and Basari: what happened
   before, what is asked, and what verdict, parts and words must answer it; or the
   section of the reference that does, and its words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "answers.h"
#include "lang-book.h"

/* Both edges carry the symbols in the same order: settlers a–c and 1–2, wagon d–f and
   3–4, campfire g–i and 5–6, bison j–l and 7–8, eagle m–o and 9–10. */
static const char valley[] =
    "{'caravanserai-board':1,'game':'oregon','id':'valley','title':'Valley','rows':["
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
    "],'column-symbols':['settlers','wagon','campfire','bison','eagle'],"
    "'row-symbols':['settlers','wagon','campfire','bison','eagle']}";

/* Eight archways; red, blue, green begin on the first three. */
static const char ring[] =
    "{'caravanserai-board':1,'game':'basari','id':'ring','title':'Ring','arches':["
    "{'points':5,'gems':'ryg'},{'points':4,'gems':'rrb'},{'points':6,'gems':'b'},"
    "{'points':7,'gems':'g'},{'points':5,'gems':'yb'},{'points':4,'gems':'ygbb'},"
    "{'points':6,'gems':'gg'},{'points':7,'gems':'b'}],"
    "'majority':{'blue':8,'green':10,'yellow':12,'red':14},'lap':10}";

#define STEPS_MOST 8
#define WORDS_MOST 6

typedef struct
{
  int number; /* of the question */
  const char *game, *turns;
  const char *before[STEPS_MOST]; /* what was played */
  const char *event;              /* NULL: only the reference is asked */
  const char *rule;
  const char *words[WORDS_MOST]; /* of the sentences, in their order */
  const char *lacks;             /* what they must not say */
  const char *part, *wanted;     /* of the parts, or NULL */
  const char *section;           /* of the reference, or NULL … */
  const char *explains;          /* … and words of it */
} Question;

#define FARMER(BY, A, B, AT)                                                           \
  "{'do':'farmer','by':'" BY "','cards':['" A "','" B "'],'at':'" AT "'}"
#define BUILDING(BY, CARD, KIND, AT)                                                   \
  "{'do':'building','by':'" BY "','cards':['" CARD "'],'building':'" KIND              \
  "','at':'" AT "'}"
#define START(BY, KIND, AT)                                                            \
  "{'do':'start','by':'" BY "','building':'" KIND "','at':'" AT "'}"
#define STARTS START ("yellow", "church", "o1"), START ("blue", "post-office", "o10")
#define THIRTEEN_FARMERS                                                               \
  "{'do':'position','farmers':{'yellow':['a10','b10','c10','d10','e10','f10','g10',"   \
  "'h10','i10','j10','k10','l10','m10']},"                                             \
  "'start-tiles':{'church':'o1','post-office':'o10'}}"

#define ROLL     "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}"
#define ALL_GEMS "{'do':'choose','actions':{'red':'gems','blue':'gems','green':'gems'}}"
#define TWO_POINTS                                                                     \
  "{'do':'choose','actions':{'red':'points','blue':'gems','green':'points'}}"
#define GEMS_OF(RED, BLUE, GREEN)                                                      \
  "{'do':'position','gems':{'red':'" RED "','blue':'" BLUE "','green':'" GREEN "'}}"

static const Question questions[] = {
  /* Farmer on railway or mountain? */
  { .number = 28,
    .game = "oregon",
    .turns = "free",
    .event = FARMER ("blue", "settlers", "campfire", "a5"),
    .rule = "oregon.farmer.place",
    .words = { "Yes: a5" },
    .section = "oregon-questions#railway",
    .explains = "Only water is forbidden" },
  { .number = 28,
    .game = "oregon",
    .turns = "free",
    .event = FARMER ("blue", "bison", "wagon", "j3"),
    .rule = "oregon.farmer.place",
    .words = { "Yes: j3" } },

  /* Harbor touching water at a corner? */
  { .number = 29,
    .game = "oregon",
    .turns = "free",
    .event = BUILDING ("blue", "settlers", "harbor", "c2"),
    .rule = "oregon.building.place",
    .words = { "Yes: the building may go on c2" },
    .section = "oregon-placement#harbor-dry",
    .explains = "at a side or a corner" },
  { .number = 29,
    .game = "oregon",
    .turns = "free",
    .event = BUILDING ("blue", "settlers", "harbor", "b2"),
    .rule = "oregon.building.harbor-dry",
    .words = { "no water near b2", "at a side or a corner" } },

  /* Does a start tile pay? */
  { .number = 30,
    .game = "oregon",
    .turns = "free",
    .before = { FARMER ("blue", "settlers", "settlers", "a1") },
    .event = START ("blue", "post-office", "b1"),
    .rule = "oregon.start.place",
    .lacks = "point",
    .part = "pays",
    .section = "oregon-start",
    .explains = "they pay nothing" },

  /* Two pairs joined: 5? Joined with a paid group? */
  { .number = 31,
    .game = "oregon",
    .turns = "free",
    .before = { "{'do':'position','farmers':{'blue':['a1','b1','d1','e1']}}" },
    .event = FARMER ("blue", "settlers", "settlers", "c1"),
    .rule = "oregon.farmer.place",
    .words = { "Blue completes a group of three or more farmers and gets 5 points" },
    .part = "pays",
    .wanted = "[{'to':'blue','at':'c1','why':'oregon.points.group','points':5,"
              "'counted':['a1','b1','c1','d1','e1']}]",
    .section = "oregon-points#group",
    .explains = "once" },
  { .number = 31,
    .game = "oregon",
    .turns = "free",
    .before = { "{'do':'position','farmers':{'blue':['a1','b1','a2','d1','e1']}}" },
    .event = FARMER ("blue", "settlers", "settlers", "c1"),
    .rule = "oregon.farmer.place",
    .words = { "Blue gets nothing for the group" },
    .part = "pays",
    .wanted = "[]" },

  /* Joker used beside a warehouse: awake again? */
  { .number = 32,
    .game = "oregon",
    .turns = "free",
    .before = { START ("yellow", "warehouse", "b2") },
    .event = FARMER ("blue", "joker", "settlers", "a1"),
    .rule = "oregon.farmer.place",
    .words = { "Blue gets 1 point: warehouse b2",
               "Blue turns the joker over: it is active again" },
    .part = "pays",
    .wanted = "[{'to':'blue','at':'b2','why':'oregon.points.warehouse','points':1,"
              "'wakes':'joker'}]",
    .section = "oregon-turn#play",
    .explains = "Our reading: a joker is turned over before the points are paid" },
  { .number = 32,
    .game = "oregon",
    .turns = "free",
    .before = { START ("yellow", "warehouse", "b2") },
    .event = FARMER ("blue", "settlers", "settlers", "a1"),
    .rule = "oregon.farmer.place",
    .words = { "Blue gets 1 point: warehouse b2" },
    .lacks = "joker" },

  /* Woken extra turn in the extra turn? */
  { .number = 33,
    .game = "oregon",
    .turns = "guided",
    .before = { STARTS, BUILDING ("yellow", "settlers", "train-station", "a5"),
                "{'do':'extra','by':'yellow'}",
                FARMER ("yellow", "settlers", "campfire", "a6") },
    .event = "{'do':'extra','by':'yellow'}",
    .rule = "oregon.extra.twice",
    .words = { "Not again: Yellow has already spent an extra turn this turn" },
    .section = "oregon-turn#twice",
    .explains = "kept for a later turn" },
  { .number = 33,
    .game = "oregon",
    .turns = "guided",
    .before = { STARTS, BUILDING ("yellow", "settlers", "train-station", "a5"),
                "{'do':'extra','by':'yellow'}" },
    .event = FARMER ("yellow", "settlers", "campfire", "a6"),
    .rule = "oregon.farmer.place",
    .words = { "Yellow turns the extra turn over: it is active again" } },

  /* What do I get beside a mine? */
  { .number = 34,
    .game = "oregon",
    .turns = "free",
    .before = { BUILDING ("blue", "bison", "coal-mine", "j3"),
                BUILDING ("blue", "bison", "gold-mine", "k3") },
    .event = FARMER ("yellow", "bison", "wagon", "k4"),
    .rule = "oregon.farmer.place",
    .words = { "Yellow draws 1 coal token, unseen, for j3",
               "Yellow draws 1 gold token, unseen, for k3" },
    .lacks = "0 points",
    .part = "pays",
    .wanted = "[{'to':'yellow','at':'j3','why':'oregon.points.coal-mine','points':0,"
              "'token':'coal'},{'to':'yellow','at':'k3','why':'oregon.points.gold-mine'"
              ",'points':0,'token':'gold'}]",
    .section = "oregon-points#gold-mine",
    .explains = "worth 3, 4 or 5 points" },

  /* My building, whose points? */
  { .number = 35,
    .game = "oregon",
    .turns = "free",
    .before = { "{'do':'position','farmers':{'yellow':['a1','c1'],'blue':['b2']}}" },
    .event = BUILDING ("yellow", "settlers", "church", "b1"),
    .rule = "oregon.building.place",
    .words = { "Yellow gets 6 points for a1 and c1", "Blue gets 3 points for b2" },
    .part = "pays",
    .wanted = "[{'to':'yellow','at':'a1','why':'oregon.points.church','points':3,"
              "'counted':['a1','c1','b2']},"
              "{'to':'yellow','at':'c1','why':'oregon.points.church','points':3,"
              "'counted':['a1','c1','b2']},"
              "{'to':'blue','at':'b2','why':'oregon.points.church','points':3,"
              "'counted':['a1','c1','b2']}]",
    .section = "oregon-points",
    .explains = "pays the owner of each farmer near it" },

  /* Heap of tokens empty? */
  { .number = 36,
    .game = "oregon",
    .turns = "free",
    .before = { "{'do':'position','farmers':{'yellow':['i4','j4'],'blue':['j2']},"
                "'tokens':{'blue':{'coal':20}}}" },
    .event = BUILDING ("blue", "bison", "coal-mine", "j3"),
    .rule = "oregon.building.place",
    .words = { "Blue draws 1 coal token, unseen, for j2",
               "Yellow gets no coal token for i4 and j4: the heap is empty" },
    .lacks = "0 points",
    .part = "pays",
    .wanted = "[{'to':'blue','at':'j2','why':'oregon.points.coal-mine','points':0,"
              "'token':'coal'},{'to':'yellow','at':'i4','why':'oregon.points.heap',"
              "'points':0,'token':null},{'to':'yellow','at':'j4',"
              "'why':'oregon.points.heap','points':0,'token':null}]",
    .section = "oregon-points#heap",
    .explains = "Our reading" },

  /* Last farmer: do the others still play, may I use my extra turn? */
  { .number = 37,
    .game = "oregon",
    .turns = "guided",
    .before = { THIRTEEN_FARMERS },
    .event = FARMER ("yellow", "settlers", "settlers", "a1"),
    .rule = "oregon.farmer.place",
    .words = { "Yellow has all 14 farmers on the board: this round is the last" },
    .part = "ends",
    .wanted = "['oregon.end.farmers']",
    .section = "oregon-end",
    .explains = "including an extra turn. Then the round is played to its end" },
  { .number = 37,
    .game = "oregon",
    .turns = "guided",
    .before = { THIRTEEN_FARMERS, FARMER ("yellow", "settlers", "settlers", "a1") },
    .event = "{'do':'extra','by':'yellow'}",
    .rule = "oregon.extra.ok",
    .words = { "Yellow spends the extra turn" } },
  { .number = 37,
    .game = "oregon",
    .turns = "guided",
    .before = { THIRTEEN_FARMERS, FARMER ("yellow", "settlers", "settlers", "a1"),
                "{'do':'end-turn','by':'yellow'}" },
    .event = FARMER ("blue", "settlers", "settlers", "b1"),
    .rule = "oregon.farmer.place" },

  /* No playable pair? */
  { .number = 38,
    .game = "oregon",
    .turns = "guided",
    .before = { STARTS },
    .event = "{'do':'end-turn','by':'yellow'}",
    .rule = "oregon.end-turn.nothing",
    .words = { "Yellow ends the turn with nothing placed", "no two cards in hand" },
    .section = "oregon-turn#nothing",
    .explains = "Our reading" },
  { .number = 38,
    .game = "oregon",
    .turns = "guided",
    .before = { STARTS, FARMER ("yellow", "settlers", "settlers", "a1"),
                "{'do':'extra','by':'yellow'}" },
    .event = "{'do':'end-turn','by':'yellow'}",
    .rule = "oregon.end-turn.nothing",
    .words = { "nothing placed in the extra turn" } },

  /* Three chose gems? */
  { .number = 39,
    .game = "basari",
    .turns = "guided",
    .before = { ROLL, ALL_GEMS },
    .event = "{'do':'gems','by':'red'}",
    .rule = "basari.action.nobody",
    .words = { "Nobody does the Gems action: three or more chose it" },
    .lacks = "Not now",
    .section = "basari-turn#nobody",
    .explains = "either now or later in this turn" },
  { .number = 39,
    .game = "basari",
    .turns = "free",
    .before = { ROLL, ALL_GEMS },
    .event = "{'do':'gems','by':'red'}",
    .rule = "basari.gems.ok",
    .words = { "Red takes", "Guided turns would say no",
               "Nobody does the Gems action: three or more chose it" } },
  { .number = 39,
    .game = "basari",
    .turns = "guided",
    .before = { "{'do':'position','gems':{'red':'','green':''}}", ROLL, TWO_POINTS },
    .event = "{'do':'points','by':'red'}",
    .rule = "basari.action.nobody",
    .words = { "the two who chose it have no gems" } },

  /* 1 red + 4 blue against 5 yellow; an equal offer? */
  { .number = 40,
    .game = "basari",
    .turns = "guided",
    .before = { GEMS_OF ("rbbbb", "", "yyyyy"), ROLL, TWO_POINTS,
                "{'do':'offer','by':'green','gems':'yyyyy'}" },
    .event = "{'do':'offer','by':'red','gems':'rbbbb'}",
    .rule = "basari.barter.offer",
    .words = { "Green is outbid: just as many gems, but 1 red against 0" },
    .part = "compare",
    .wanted = "{'with':'green','lines':[{'what':'count','own':5,'other':5},"
              "{'what':'red','own':1,'other':0},{'what':'yellow','own':0,'other':5},"
              "{'what':'green','own':0,'other':0}],'decided-by':'red'}",
    .section = "basari-questions#five-yellow",
    .explains = "one red beats none" },
  { .number = 40,
    .game = "basari",
    .turns = "guided",
    .before = { GEMS_OF ("ryb", "", "rb"), ROLL, TWO_POINTS,
                "{'do':'offer','by':'green','gems':'rb'}" },
    .event = "{'do':'offer','by':'red','gems':'rb'}",
    .rule = "basari.barter.not-higher",
    .words = { "Just enough would be 1 red gem and 1 yellow gem",
               "An equal offer is not higher" },
    .part = "enough",
    .wanted = "'ry'" },
  { .number = 40,
    .game = "basari",
    .turns = "guided",
    .before = { GEMS_OF ("rb", "", "rb"), ROLL, TWO_POINTS,
                "{'do':'offer','by':'green','gems':'rb'}" },
    .event = "{'do':'offer','by':'red','gems':'b'}",
    .rule = "basari.barter.not-higher",
    .words = { "Red has no higher offer to make", "That is 1 gem against 2" },
    .part = "enough",
    .wanted = "null" },

  /* Who opens; level? */
  { .number = 41,
    .game = "basari",
    .turns = "guided",
    .before = { "{'do':'position','points':{'green':5}}", ROLL, TWO_POINTS },
    .event = "{'do':'offer','by':'red','gems':'r'}",
    .rule = "basari.barter.not-your-turn",
    .words = { "Red does not make the first offer: Green is further ahead on points" },
    .section = "basari-barter#open",
    .explains = "further ahead on the points track" },
  { .number = 41,
    .game = "basari",
    .turns = "guided",
    .before = { ROLL, TWO_POINTS },
    .event = "{'do':'offer','by':'green','gems':'r'}",
    .rule = "basari.barter.offer",
    .section = "basari-barter#open-either",
    .explains = "Either of the two" },

  /* Leader without gems? */
  { .number = 42,
    .game = "basari",
    .turns = "guided",
    .before = { "{'do':'position','points':{'red':5},'gems':{'red':''}}", ROLL,
                TWO_POINTS },
    .event = "{'do':'offer','by':'red','gems':'r'}",
    .rule = "basari.barter.not-your-turn",
    .words = { "Red has no gems to offer, so Green makes the first offer" },
    .lacks = "further ahead",
    .section = "basari-barter#open",
    .explains = "if that player has no gems, the other one makes the first offer" },
  { .number = 42,
    .game = "basari",
    .turns = "guided",
    .before = { "{'do':'position','points':{'red':5}}", ROLL, TWO_POINTS },
    .event = "{'do':'accept','by':'green'}",
    .rule = "basari.barter.not-your-turn",
    .words = { "Green has nothing to accept yet: Red has made no offer" },
    .lacks = "further ahead" },

  /* Lap by the die action; two lap at once? */
  { .number = 43,
    .game = "basari",
    .turns = "guided",
    .before = { "{'do':'position','arches':{'red':6,'blue':8,'green':7},"
                "'disks':{'red':1,'blue':1,'green':1},'gems':{'red':'r','blue':'',"
                "'green':''}}",
                ROLL,
                "{'do':'choose','actions':{'red':'die','blue':'points','green':'gems'}"
                "}",
                "{'do':'die','by':'red','roll':2}", "{'do':'points','by':'blue'}",
                "{'do':'gems','by':'green'}" },
    .event = "{'do':'end-round'}",
    .rule = "basari.end-round.ok",
    .words = { "Red has completed a lap: points +10",
               "Blue has completed a lap: points +10",
               "Red has the most red gems: points +14, gems −1" },
    .lacks = "Green has completed a lap",
    .section = "basari-round#end-round",
    .explains = "The distance moved with a Die action counts too" },

  /* Three-way majority, fewer gems than to return? */
  { .number = 44,
    .game = "basari",
    .turns = "free",
    .before = { GEMS_OF ("r", "r", "ryy") },
    .event = "{'do':'end-round'}",
    .rule = "basari.end-round.ok",
    .words = { "Red, Blue and Green have the most red gems: points +4, "
               "gems "
               "−1 each",
               "Green has the most yellow gems: points +12, gems −2",
               "Nobody has green gems", "Guided turns would say no",
               "The round goes on" },
    .part = "lines",
    .wanted =
        "[{'why':'basari.score.laps','to':'red','went':0,'of':8,'points':0},"
        "{'why':'basari.score.laps','to':'blue','went':0,'of':8,'points':0},"
        "{'why':'basari.score.laps','to':'green','went':0,'of':8,'points':0},"
        "{'why':'basari.score.majorities','gem':'red','worth':14,"
        "'held':{'red':1,'blue':1,'green':1},'to':['red','blue','green'],'points':4,"
        "'back':{'red':1,'blue':1,'green':1}},"
        "{'why':'basari.score.majorities','gem':'yellow','worth':12,"
        "'held':{'red':0,'blue':0,'green':2},'to':['green'],'points':12,"
        "'back':{'green':2}},"
        "{'why':'basari.score.majorities','gem':'green','worth':10,"
        "'held':{'red':0,'blue':0,'green':0},'to':[],'points':0,'back':{}},"
        "{'why':'basari.score.majorities','gem':'blue','worth':8,"
        "'held':{'red':0,'blue':0,'green':0},'to':[],'points':0,'back':{}}]",
    .section = "basari-questions#fewer",
    .explains = "You return all you have" },

  /* May I decline my action? */
  { .number = 45,
    .game = "basari",
    .turns = "guided",
    .before = { ROLL, "{'do':'choose','actions':{'red':'die','blue':'points','green':"
                      "'gems'}}" },
    .event = "{'do':'skip','by':'red'}",
    .rule = "basari.skip.ok",
    .words = { "Red declines the Die action" },
    .section = "basari-turn#decline",
    .explains = "Our reading" },
  { .number = 45,
    .section = "basari-questions#decline",
    .explains = "Yes, in our reading" },
};

static void
ask_reference (const LangBook *book, const Question *question)
{
  size_t page, section;

  if (!lang_book_find_anchor (book, question->section, &page, &section))
    fail_msg ("question %d: there is no %s", question->number, question->section);
  char *text = lang_section_text (&lang_book_page (book, page)->sections[section]);
  if (strstr (text, question->explains) == NULL)
    fail_msg ("question %d: %s does not say “%s”", question->number, question->section,
              question->explains);
  free (text);
}

static void
ask_judge (const Question *question)
{
  bool oregon = strcmp (question->game, "oregon") == 0;
  Scene *scene = scene_new (question->game, oregon ? "yellow blue" : "red blue green",
                            question->turns, oregon ? valley : ring);

  for (int i = 0; i < STEPS_MOST && question->before[i] != NULL; i++)
    scene_play (scene, question->before[i]);
  scene_expect (scene, question->event, question->rule, "");
  answer_says (scene, question->event, question->words);
  if (question->lacks != NULL)
    answer_lacks (scene, question->event, question->lacks);
  if (question->part != NULL)
    answer_expect (scene, question->event, question->part, question->wanted);
  scene_free (scene);
}

static void
test_every_question_is_answered (void **unused)
{
  char *why = NULL;
  LangBook *book = lang_book_open ("en", getenv ("CARAVANSERAI_HELP"), &why);

  assert_non_null (book);
  for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
    {
      if (questions[i].event != NULL)
        ask_judge (&questions[i]);
      if (questions[i].section != NULL)
        ask_reference (book, &questions[i]);
    }
  lang_book_close (book);
}

/* None is left out, and each has its place in the reference. */
static void
test_no_question_is_left_out (void **unused)
{
  for (int number = 28; number <= 45; number++)
    {
      bool explained = false;
      for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        explained |= questions[i].number == number && questions[i].section != NULL;
      if (!explained)
        fail_msg ("nobody asks question %d", number);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_question_is_answered),
    cmocka_unit_test (test_no_question_is_left_out),
  };

  return cmocka_run_group_tests_name ("questions-more", tests, NULL, NULL);
}
