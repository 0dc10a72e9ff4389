/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line from outside: `caravan` is started as people and scripts start it,
   and its output, errors and exit status are held against the page. Whatever it prints
   is searched for control characters, always. Records are written here with ' for ". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <fcntl.h>
#include <limits.h>
#include <locale.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

#include "files.h"
#include "shell.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

/* Records. */

#define THREE                                                                          \
  "'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"          \
  "{'color':'green','name':'Carla'}]"
#define HEAD(GAME, MORE) "{'caravanserai':1,'game':'" GAME "'," MORE THREE "}\n"
#define SAMPLE           "'board':'sample',"
#define GRID(ROWS)                                                                     \
  "'board':{'caravanserai-board':1,'game':'oasis','id':'test','title':'Test','rows':"  \
  "[" ROWS "]},"

#define PLACE(BY, TILE, AT)                                                            \
  "{'do':'place','by':'" BY "','tile':'" TILE "','at':'" AT "'}"
#define CAMEL(BY, AT) "{'do':'camel','by':'" BY "','at':'" AT "'}"
#define OFFER(BY)     "{'do':'offer','by':'" BY "','cards':1}"
#define TAKE(BY, FROM, CARD)                                                           \
  "{'do':'take','by':'" BY "','from':'" FROM "','cards':['" CARD "']}"

#define OASIS  HEAD ("oasis", SAMPLE)
#define OREGON HEAD ("oregon", SAMPLE)
#define BASARI HEAD ("basari", SAMPLE)
#define BARE   HEAD ("oasis", "") /* without a board */

/* On the sample board, whose first rows are

        abcdefghijklmnop
     1  #####oo..oo#####
     2  ###oo..S...o.###
     3  ===........R.===                                                              */
static const char oasis[] =
    OASIS "{'do':'place','by':'red','tile':'oasis','at':'f1'}\n"
          "{'do':'place','by':'blue','tile':'stone','at':'i3'}\n"
          "{'do':'place','by':'red','tile':'oasis','at':'g1'}\n"
          "{'do':'camel','by':'red','at':'a3'}\n";
static const char oregon[] =
    OREGON "{'do':'start','by':'red','building':'church','at':'a1'}\n"
           "{'do':'farmer','by':'blue','cards':['bison','wagon'],'at':'b1'}\n";
static const char basari[] =
    BASARI "{'do':'start','by':'red','arch':5}\n"
           "{'do':'roll','dice':{'red':1,'blue':2,'green':3}}\n";

/* Line 4 breaks a rule. */
static const char broken[] = OASIS "{'do':'camel','by':'red','at':'a3'}\n"
                                   "{'do':'camel','by':'red','at':'b3'}\n"
                                   "{'do':'camel','by':'blue','at':'a3'}\n"
                                   "{'do':'camel','by':'blue','at':'c3'}\n";

/* Line 3 can't be read. */
static const char unreadable[] = OASIS "{'do':'camel','by':'red','at':'a3'}\n"
                                       "{'do':'dance'}\n";

#define OFFERS                                                                         \
  "{'do':'offer','by':'red','cards':1}\n"                                              \
  "{'do':'offer','by':'blue','cards':1}\n"                                             \
  "{'do':'offer','by':'green','cards':1}\n"

/* Guided turns; red has all 20 camels on the path and takes two more.

        abcdefghij
     1  ..........
     2  RRRRRRRRRR
     3  RRRRRRRRRR
     4  ==========                                                                    */
#define LONG_PATH      GRID ("'..........','==========','==========','=========='")
#define LONG_PATH_GAME HEAD ("oasis", "'turns':'guided'," LONG_PATH)
static const char exhausted[] =
    LONG_PATH_GAME "{'do':'position','camels':{'red':['a2','b2','c2','d2','e2','f2',"
                   "'g2','h2','i2','j2','a3','b3','c3','d3','e3','f3','g3','h3',"
                   "'i3','j3']},'counters':{'red':1,'blue':2,'green':3}}\n" OFFERS
                   "{'do':'take','by':'red','from':'blue','cards':['camels-2']}\n";
#define SKIP_CAMELS "{'do':'skip','by':'red','what':'camels'}"

/* A round in which the path, a2 to c2, was filled. Blue is the noble of the next. */
#define SHORT_PATH_GAME HEAD ("oasis", "'turns':'guided'," GRID ("'...','==='"))
static const char path_full[] =
    SHORT_PATH_GAME "{'do':'position','camels':{'red':['a2'],'blue':['b2']},"
                    "'counters':{'red':1,'blue':2,'green':3}}\n" OFFERS
                    "{'do':'take','by':'red','from':'blue','cards':['camels-2']}\n"
                    "{'do':'camel','by':'red','at':'c2'}\n"
                    "{'do':'take','by':'blue','from':'green','cards':['hidden']}\n"
                    "{'do':'take','by':'green','from':'red','cards':['hidden']}\n"
                    "{'do':'end-round'}\n";

/* Red has hidden what blue has revealed. */
static const char sealed[] = OASIS "{'do':'count','by':'red','oasis':3}\n"
                                   "{'do':'hide','by':'red','add':{'wells':11}}\n"
                                   "{'do':'count','by':'blue','stone':2}\n"
                                   "{'do':'reveal','by':'blue','counts':{'ovoos':4}}\n";

/* A case, left open after its header. */
#define CASE(MORE) "{'record':[{'caravanserai':1,'game':'oasis'," THREE "}" MORE
#define UNDO_CASE  CASE ("],'event':{'do':'undo'}}")

/* Files. */

static char *directory;

/* Writes a file into the directory of this test. Returns its path. */
static char *
put (const char *name, const char *text)
{
  char *path = files_path (directory, name);
  files_write_lines (path, text);
  return path;
}

static int
make_directory (void **unused)
{
  directory = files_make_directory ("caravan");
  return 0;
}

static int
remove_directory (void **unused)
{
  return files_remove_directory (directory);
}

static char *
get_path (const char *variable, const char *rest)
{
  const char *value = getenv (variable);
  if (value == NULL)
    fail_msg ("%s is not set", variable);
  return text_join (value, rest, "");
}

/* check. */

/* A record that replays is fine: status 0, and nothing on standard error. */
static void
test_cli_check_says_what_is_fine (void **unused)
{
  static const char *const records[] = { oasis, oregon, basari, path_full };

  for (size_t i = 0; i < COUNT_OF (records); i++)
    {
      char *path = put ("fine.caravan", records[i]);
      Ran ran = run ("check", path, NULL);
      assert_status (&ran, FINE);
      assert_true (ran.out[0] != '\0');
      assert_string_equal (ran.err, "");
      forget (&ran);
      free (path);
    }
}

/* A broken rule is status 1 and `caravan: FILE:LINE: what is wrong`. */
static void
test_cli_check_names_the_line_of_a_broken_rule (void **unused)
{
  char *path = put ("broken.caravan", broken);
  char *place = text_join ("caravan: ", path, ":4: ");
  Ran ran = run ("check", path, NULL);

  assert_status (&ran, BROKEN);
  assert_string_equal (ran.out, "");
  assert_begins (ran.err, place);
  assert_has (ran.err, "oasis.camel.occupied");
  assert_int_equal (count_lines (ran.err), 1);
  forget (&ran);
  free (place);
  free (path);
}

/* What can't be read is status 2, with the line, or without where it is the file. */
static void
test_cli_check_names_the_line_that_cant_be_read (void **unused)
{
  char *path = put ("unreadable.caravan", unreadable);
  char *missing = text_join (directory, "/missing.caravan", "");
  char *place = text_join ("caravan: ", path, ":3: ");
  char *file = text_join ("caravan: ", missing, ": ");

  Ran ran = run ("check", path, NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, place);
  assert_has (ran.err, "dance");
  forget (&ran);
  ran = run ("check", missing, NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, file);
  forget (&ran);
  EXPECT (WRONG, "check", directory);
  free (path);
  free (missing);
  free (place);
  free (file);
}

/* The same with --json: {"error":…,"line":N,"rule":ID}, the header being line 1. */
static void
test_cli_check_answers_in_json (void **unused)
{
  char *fine = put ("fine.caravan", oasis), *bad = put ("broken.caravan", broken);
  char *no_record = put ("unreadable.caravan", unreadable);

  Ran ran = run ("check", fine, "--json", NULL);
  assert_status (&ran, FINE);
  json_t *said = need_json (ran.out, 0);
  assert_string_equal (text_of (said, "game"), "oasis");
  assert_int_equal (json_integer_value (json_object_get (said, "events")), 4);
  json_decref (said);
  forget (&ran);

  ran = run ("check", "--json", bad, NULL);
  assert_status (&ran, BROKEN);
  said = need_json (ran.out, 0);
  assert_true (text_of (said, "error")[0] != '\0');
  assert_int_equal (json_integer_value (json_object_get (said, "line")), 4);
  assert_string_equal (text_of (said, "rule"), "oasis.camel.occupied");
  json_decref (said);
  forget (&ran);

  ran = run ("check", "--json", no_record, NULL);
  assert_status (&ran, WRONG);
  said = need_json (ran.out, 0);
  assert_int_equal (json_integer_value (json_object_get (said, "line")), 3);
  assert_null (json_object_get (said, "rule"));
  json_decref (said);
  forget (&ran);
  free (fine);
  free (bad);
  free (no_record);
}

/* A torn last line is dropped with a warning that names it, and loses nothing else. */
static void
test_cli_check_warns_of_a_torn_line (void **unused)
{
  char *text = text_join (oasis, "{'do':'camel','by':'bl", "");
  char *path = put ("torn.caravan", text);
  char *place = text_join ("caravan: ", path, ":6: ");

  Ran ran = run ("check", path, NULL);
  assert_status (&ran, FINE);
  assert_begins (ran.err, place);
  forget (&ran);
  EXPECT (FINE, "score", path);
  free (text);
  free (path);
  free (place);
}

/* A step after an end that older programs did not know: a warning names its line, and
   the record is fine. Here the noble's camel on line 10 fills the path. */
static void
test_cli_check_warns_of_rules_that_became_stricter (void **unused)
{
  static const char record[] = HEAD (
      "oasis",
      "'edition':'fr','turns':'guided'," GRID (
          "'...','==='")) "{'do':'position','camels':{'red':['a2'],'blue':['b2']},"
                          "'counters':{'red':1,'blue':2,'green':3}}\n" OFFERS
                              TAKE ("red", "blue", "hidden") "\n" TAKE ("blue", "green", "hidden") "\n" TAKE (
                                  "green", "red",
                                  "hidden") "\n{'do':'end-round'}"
                                            "\n" CAMEL ("blue", "c2") "\n" OFFER (
                                                "blue") "\n" OFFER ("green") "\n";
  char *path = put ("stricter.caravan", record);
  char *place = text_join ("caravan: ", path, ":11: ");

  Ran ran = run ("check", path, NULL);
  assert_status (&ran, FINE);
  assert_begins (ran.err, place);
  assert_has (ran.err, "[oasis.end.over]");
  assert_int_equal (count_lines (ran.err), 1);
  assert_has (ran.out, "Line 11 stands as a house rule.");
  forget (&ran);
  ran = run ("--json", "check", path, NULL);
  assert_has (ran.out, "\"stricter\":{\"line\":11,\"rule\":\"oasis.end.over\"}");
  forget (&ran);
  EXPECT (BROKEN, "judge", path, OFFER ("red"));
  free (path);
  free (place);
}

/* An event that stands as a house rule is marked: here it stands on line 7. */
static void
test_cli_check_marks_house_rules (void **unused)
{
  static const char record[] =
      OASIS "{'do':'camel','by':'red','at':'a3'}\n"
            "{'do':'camel','by':'red','at':'b3'}\n"
            "{'do':'camel','by':'red','at':'c3'}\n"
            "{'do':'camel','by':'red','at':'n3'}\n"
            "{'do':'camel','by':'red','at':'o3'}\n"
            "{'do':'place','by':'red','tile':'oasis','at':'h5','allowed':'house'}\n";
  char *path = put ("house.caravan", record);
  Ran ran = run ("check", path, NULL);

  assert_status (&ran, FINE);
  assert_has (ran.out, "7");
  assert_has (ran.out, "house rule");
  forget (&ran);
  free (path);
}

/* show. */

/* The board and the players as text. */
static void
test_cli_show_draws_board_and_players (void **unused)
{
  static const char *const records[] = { oasis, oregon, basari };

  for (size_t i = 0; i < COUNT_OF (records); i++)
    {
      char *path = put ("show.caravan", records[i]);
      Ran ran = run ("show", path, NULL);
      assert_status (&ran, FINE);
      assert_string_equal (ran.err, "");
      assert_has (ran.out, "Anna");
      assert_has (ran.out, "Bruno");
      assert_has (ran.out, "Carla");
      assert_true (count_lines (ran.out) > 10);
      forget (&ran);
      free (path);
    }
}

static size_t
count_cells_shown (const char *path, const char *at)
{
  Ran ran = run ("show", path, "--json", "--at", at, NULL);
  assert_status (&ran, FINE);
  json_t *said = need_json (ran.out, 0);
  const json_t *cells = json_object_get (said, "cells");
  assert_true (json_is_array (cells));
  size_t n = json_array_size (cells);
  json_decref (said);
  forget (&ran);
  return n;
}

/* --at N: after the first N events of the file, from none to all. */
static void
test_cli_show_goes_back_in_the_record (void **unused)
{
  char *path = put ("show.caravan", oasis);

  assert_int_equal (count_cells_shown (path, "0"), 0);
  assert_int_equal (count_cells_shown (path, "1"), 1);
  assert_int_equal (count_cells_shown (path, "3"), 3);
  assert_int_equal (count_cells_shown (path, "4"), 4);
  MISUSE ("show", path, "--at", "5");
  MISUSE ("show", path, "--at", "999999999999999999999");
  MISUSE ("show", path, "--at", "-1");
  MISUSE ("show", path, "--at", "x");
  MISUSE ("show", path, "--at", "1x");
  MISUSE ("show", path, "--at", "");
  free (path);
}

/* Undone events count: they stand in the file. What breaks a rule later does not matter
   yet. */
static void
test_cli_show_counts_events_of_the_file (void **unused)
{
  char *undone = text_join (oasis, "{'do':'undo'}\n", "");
  char *path = put ("undone.caravan", undone), *bad = put ("broken.caravan", broken);

  assert_int_equal (count_cells_shown (path, "4"), 4);
  assert_int_equal (count_cells_shown (path, "5"), 3);
  assert_int_equal (count_cells_shown (bad, "2"), 2);
  EXPECT (BROKEN, "show", bad, "--at", "3");
  free (undone);
  free (path);
  free (bad);
}

/* show keeps hidden counts back. */
static void
test_cli_show_keeps_hidden_counts_back (void **unused)
{
  char *path = put ("sealed.caravan", sealed);
  Ran ran = run ("show", path, "--json", NULL);

  assert_status (&ran, FINE);
  assert_has_not (ran.out, ":11");
  forget (&ran);
  free (path);
}

/* judge. */

#define LEGAL_PLACE   PLACE ("red", "oasis", "f2")
#define ILLEGAL_PLACE PLACE ("blue", "oasis", "f2")

/* Status 0 for what is legal, 1 for what is not, 2 for what can't be read. */
static void
test_cli_judge_ends_with_the_verdict (void **unused)
{
  char *path = put ("judge.caravan", oasis);

  Ran ran = run ("judge", path, LEGAL_PLACE, NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "oasis.place.extend");
  assert_has_not (ran.out, "Not legal");
  assert_string_equal (ran.err, "");
  forget (&ran);
  ran = run ("judge", path, ILLEGAL_PLACE, NULL);
  assert_status (&ran, BROKEN);
  assert_has (ran.out, "Not legal");
  assert_has (ran.out, "oasis.place.rival");
  assert_has (ran.out, "f1");
  forget (&ran);
  ran = run ("judge", path, "{'do':'dance'}", NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, "caravan: ");
  assert_string_equal (ran.out, "");
  forget (&ran);
  EXPECT (WRONG, "judge", path, "dance");
  EXPECT (WRONG, "judge", path, "");
  free (path);
}

/* Of several events the worst counts. */
static void
test_cli_judge_ends_with_the_worst_of_several (void **unused)
{
  char *path = put ("judge.caravan", oasis);

  EXPECT (FINE, "judge", path, LEGAL_PLACE, CAMEL ("red", "b3"));
  EXPECT (BROKEN, "judge", path, LEGAL_PLACE, ILLEGAL_PLACE);
  EXPECT (BROKEN, "judge", path, ILLEGAL_PLACE, LEGAL_PLACE);
  EXPECT (WRONG, "judge", path, ILLEGAL_PLACE, "{}", LEGAL_PLACE);
  EXPECT (WRONG, "judge", path, "{}", ILLEGAL_PLACE);
  free (path);
}

/* Each event gets its verdict, also after one that can't be read. */
static void
test_cli_judge_gives_a_verdict_on_each_event (void **unused)
{
  char *path = put ("judge.caravan", oasis);
  Ran ran = run ("judge", path, "--json", LEGAL_PLACE, "{}", ILLEGAL_PLACE, NULL);

  assert_status (&ran, WRONG);
  assert_has (ran.out, "oasis.place.extend");
  assert_has (ran.out, "oasis.place.rival");
  forget (&ran);
  free (path);
}

/* None of them changes the position. */
static void
test_cli_judge_changes_nothing (void **unused)
{
  char *path = put ("judge.caravan", oasis);

  EXPECT (FINE, "judge", path, CAMEL ("red", "b3"), CAMEL ("red", "b3"),
          "{'do':'undo'}", CAMEL ("blue", "b3"));
  Ran ran = run ("check", path, "--json", NULL);
  json_t *said = need_json (ran.out, 0);
  assert_int_equal (json_integer_value (json_object_get (said, "events")), 4);
  json_decref (said);
  forget (&ran);
  free (path);
}

/* "-" reads events from standard input, one a line. */
static void
test_cli_judge_reads_standard_input (void **unused)
{
  char *path = put ("judge.caravan", oasis);
  const How three = { .input =
                          LEGAL_PLACE "\n" ILLEGAL_PLACE "\r\n" CAMEL ("red", "b3") };
  const How wrong = { .input = LEGAL_PLACE "\n{'do':'dance'}\n" ILLEGAL_PLACE "\n" };
  const How none = { .input = "" };

  Ran ran = run_how (&three, "judge", path, "-", "--json", NULL);
  assert_status (&ran, BROKEN);
  assert_int_equal (count_lines (ran.out), 3);
  forget (&ran);
  ran = run_how (&wrong, "judge", path, "-", NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, "caravan: -:2: ");
  assert_has (ran.out, "oasis.place.extend");
  assert_has (ran.out, "oasis.place.rival");
  forget (&ran);
  ran = run_how (&none, "judge", path, "-", NULL);
  assert_status (&ran, FINE);
  assert_string_equal (ran.out, "");
  forget (&ran);
  free (path);
}

/* A record that breaks a rule itself has no position to judge from. */
static void
test_cli_judge_needs_a_record_that_stands (void **unused)
{
  char *path = put ("broken.caravan", broken);

  Ran ran = run ("judge", path, CAMEL ("red", "c3"), NULL);
  assert_status (&ran, BROKEN);
  assert_string_equal (ran.out, "");
  assert_has (ran.err, ":4: ");
  forget (&ran);
  free (path);
}

/* A verdict in JSON, released by the caller. */
static json_t *
judge_json (const char *path, const char *event, const char *edition)
{
  Ran ran = edition == NULL
                ? run ("judge", "--json", path, event, NULL)
                : run ("judge", "--json", "--edition", edition, path, event, NULL);
  assert_int_equal (count_lines (ran.out), 1);
  json_t *verdict = need_json (ran.out, 0);
  forget (&ran);
  return verdict;
}

/* {"legal":…,"rule":…,"because":[…],"text":…}: all four always there, `because` empty
   where the game's page names no cells. */
static void
test_cli_verdict_has_its_four_keys (void **unused)
{
  static const struct
  {
    const char *record;
    const char *event;
    bool legal;
    const char *rule;
    const char *because;
  } cases[] = {
    { oasis, LEGAL_PLACE, true, "oasis.place.extend", "[\"f1\"]" },
    { oasis, ILLEGAL_PLACE, false, "oasis.place.rival", "[\"f1\"]" },
    { oasis, PLACE ("red", "oasis", "h5"), false, "oasis.place.start-oasis", "[]" },
    { oasis, CAMEL ("red", "b3"), true, "oasis.camel.place", "[]" },
    { oasis, "{'do':'undo'}", true, "oasis.undo.ok", "[]" },
    { oasis, "{'do':'redo'}", false, "match.redo.none", "[]" },
    { oasis, "{'do':'note','text':'x'}", true, "oasis.note.ok", "[]" },
    { oasis, "{'do':'set','turns':'guided'}", true, "oasis.set.ok", "[]" },
    { oasis, "{'do':'end'}", true, "oasis.end.ok", "[]" },
    { oasis, "{'do':'hide','by':'red','add':{'wells':1}}", true, "oasis.hide.ok",
      "[]" },
    { oasis, "{'do':'reveal','by':'red','counts':{}}", true, "oasis.reveal.ok", "[]" },
    { oasis, "{'do':'count','by':'red','herd':1}", true, "oasis.count.ok", "[]" },
    { oasis, "{'do':'position'}", false, "oasis.position.late", "[]" },
    { oasis, "{'do':'counters','order':['red','blue','green']}", true,
      "oasis.counters.ok", "[]" },
    { oregon, "{'do':'farmer','by':'red','cards':['bison','wagon'],'at':'b1'}", false,
      "oregon.farmer.occupied", "[]" },
    { oregon, "{'do':'extra','by':'blue'}", true, "oregon.extra.ok", "[]" },
    { oregon, "{'do':'count','by':'blue','track':1}", true, "oregon.count.ok", "[]" },
    { basari, "{'do':'start','by':'blue','arch':5}", false, "basari.start.taken",
      "[]" },
    { basari, "{'do':'offer','by':'blue','gems':''}", false, "basari.barter.empty",
      "[]" },
    { basari, "{'do':'end-round'}", true, "basari.end-round.ok", "[]" },
  };

  for (size_t i = 0; i < COUNT_OF (cases); i++)
    {
      char *path = put ("verdict.caravan", cases[i].record);
      json_t *verdict = judge_json (path, cases[i].event, NULL);
      char *because = json_dumps (json_object_get (verdict, "because"), JSON_COMPACT);
      assert_string_equal (text_of (verdict, "rule"), cases[i].rule);
      assert_true (json_is_boolean (json_object_get (verdict, "legal")));
      assert_int_equal (json_is_true (json_object_get (verdict, "legal")),
                        cases[i].legal);
      assert_non_null (because);
      assert_string_equal (because, cases[i].because);
      assert_true (text_of (verdict, "text")[0] != '\0');
      assert_null (json_object_get (verdict, "editions"));
      free (because);
      json_decref (verdict);
      free (path);
    }
}

/* What one other booklet says, which must be the only one that differs. */
static void
assert_other (const json_t *verdict, const char *edition, bool legal, const char *rule)
{
  const json_t *editions = json_object_get (verdict, "editions");
  const json_t *other = json_object_get (editions, edition);

  assert_int_equal (json_object_size (editions), 1);
  assert_non_null (other);
  assert_int_equal (json_is_true (json_object_get (other, "legal")), legal);
  assert_string_equal (text_of (other, "rule"), rule);
}

/* With no camel in hand the Italian booklet lets the card be ignored, the French one
   has them moved: the verdict says so, whichever it is given by. */
static void
test_cli_verdict_names_the_booklet_that_moves_camels (void **unused)
{
  char *path = put ("exhausted.caravan", exhausted);

  json_t *verdict = judge_json (path, SKIP_CAMELS, NULL);
  assert_string_equal (text_of (verdict, "rule"), "oasis.skip.ok");
  assert_other (verdict, "fr", false, "oasis.skip.must-move");
  json_decref (verdict);
  verdict = judge_json (path, SKIP_CAMELS, "fr");
  assert_string_equal (text_of (verdict, "rule"), "oasis.skip.must-move");
  assert_other (verdict, "it", true, "oasis.skip.ok");
  json_decref (verdict);
  EXPECT (FINE, "judge", path, SKIP_CAMELS);
  EXPECT (BROKEN, "judge", "--edition", "fr", path, SKIP_CAMELS);
  EXPECT (BROKEN, "judge", "--edition", "{'base':'it','camels.exhausted':'must'}", path,
          SKIP_CAMELS);
  free (path);
}

/* By the French booklet a full path ends the game with the round. */
static void
test_cli_verdict_names_the_booklet_that_ends_the_game (void **unused)
{
  char *path = put ("full.caravan", path_full);

  json_t *verdict = judge_json (path, OFFER ("blue"), NULL);
  assert_string_equal (text_of (verdict, "rule"), "oasis.offer.ok");
  assert_other (verdict, "fr", false, "oasis.end.over");
  json_decref (verdict);
  verdict = judge_json (path, OFFER ("blue"), "fr");
  assert_string_equal (text_of (verdict, "rule"), "oasis.end.over");
  assert_other (verdict, "it", true, "oasis.offer.ok");
  json_decref (verdict);
  verdict = judge_json (path, OFFER ("red"), "it");
  assert_string_equal (text_of (verdict, "rule"), "oasis.offer.order");
  assert_other (verdict, "fr", false, "oasis.end.over");
  json_decref (verdict);
  free (path);
}

/* With --explain, what would make it legal: for people a list in their language, for
   programs the event that would do, or what goes from the board or comes there. */
static void
test_cli_judge_explains_what_would_make_it_legal (void **unused)
{
  char *path = put ("judge.caravan", oasis);

  Ran ran = run ("judge", path, "--explain", ILLEGAL_PLACE, "--lang", "it", NULL);
  assert_status (&ran, BROKEN);
  assert_has (ran.out, "Così si potrebbe:\n  • Un’altra casella: e2.\n");
  forget (&ran);
  ran = run ("judge", path, "--explain", LEGAL_PLACE, NULL);
  assert_status (&ran, FINE);
  assert_has_not (ran.out, "It would be legal");
  forget (&ran);
  ran = run ("judge", path, "--explain", "--json", ILLEGAL_PLACE, NULL);
  json_t *verdict = need_json (ran.out, 0);
  const json_t *first = json_array_get (json_object_get (verdict, "legal-if"), 0);
  assert_string_equal (text_of (json_object_get (first, "event"), "at"), "e2");
  assert_string_equal (text_of (first, "text"), "Another space: e2.");
  json_decref (verdict);
  forget (&ran);
  ran = run ("judge", path, "--json", ILLEGAL_PLACE, NULL);
  assert_has_not (ran.out, "legal-if");
  forget (&ran);
  EXPECT (WRONG, "show", path, "--explain");
  free (path);
}

/* People read both verdicts. */
static void
test_cli_judge_prints_what_the_other_booklet_says (void **unused)
{
  char *path = put ("exhausted.caravan", exhausted);
  Ran ran = run ("judge", path, SKIP_CAMELS, NULL);

  assert_has (ran.out, "oasis.skip.ok");
  assert_has (ran.out, "oasis.skip.must-move");
  assert_has (ran.out, "French");
  forget (&ran);
  free (path);
}

/* Basari has one booklet and an option: a record that uses it differs from that. */
static void
test_cli_judge_knows_options_without_another_booklet (void **unused)
{
  char *path = put ("shared.caravan",
                    HEAD ("basari", "'edition':{'base':'it','start.shared':true}"
                                    "," SAMPLE) "{'do':'start','by':'red','arch':5}\n");

  json_t *verdict = judge_json (path, "{'do':'start','by':'blue','arch':5}", NULL);
  assert_string_equal (text_of (verdict, "rule"), "basari.start.ok");
  assert_other (verdict, "it", false, "basari.start.taken");
  json_decref (verdict);
  EXPECT (FINE, "judge", path, "{'do':'start','by':'blue','arch':5}");
  free (path);
}

/* The header governs the replay: what was legal by it stays so under --edition. */
static void
test_cli_edition_leaves_the_replay_alone (void **unused)
{
  char *record = text_join (exhausted, SKIP_CAMELS, "\n");
  char *path = put ("skipped.caravan", record);

  EXPECT (FINE, "judge", "--edition", "fr", path, TAKE ("blue", "green", "stone"));
  free (record);
  free (path);
}

/* An edition that is none. */
static void
test_cli_judge_refuses_unknown_editions (void **unused)
{
  char *path = put ("judge.caravan", oasis), *other = put ("oregon.caravan", oregon);

  EXPECT (WRONG, "judge", "--edition", "de", path, LEGAL_PLACE);
  EXPECT (WRONG, "judge", "--edition", "{'base':'it'", path, LEGAL_PLACE);
  EXPECT (WRONG, "judge", "--edition", "{'end.never':true}", path, LEGAL_PLACE);
  EXPECT (WRONG, "judge", "--edition", "fr", other, "{'do':'extra','by':'red'}");
  free (path);
  free (other);
}

/* legal. */

/* The names of the cells, parted by blanks. */
static char *
list_cells (const json_t *cells)
{
  char *list = strdup ("");

  assert_true (json_is_array (cells));
  for (size_t i = 0; i < json_array_size (cells); i++)
    {
      const char *cell = json_string_value (json_array_get (cells, i));
      char *longer = text_join (list, i > 0 ? " " : "", cell);
      free (list);
      list = longer;
    }
  return list;
}

static void
assert_cells (const char *expected, Ran ran)
{
  assert_status (&ran, FINE);
  json_t *said = need_json (ran.out, 0);
  char *listed = list_cells (json_object_get (said, "cells"));
  assert_int_equal (json_object_size (said), 1);
  assert_string_equal (listed, expected);
  free (listed);
  json_decref (said);
  forget (&ran);
}

#define LEGAL(...) run ("legal", "--json", __VA_ARGS__, NULL)

/* legal --json lists the cells in reading order.

        abcd
     1  o..#
     2  .S..
     3  ====                                                                          */
static void
test_cli_legal_lists_cells_in_reading_order (void **unused)
{
  char *path = put ("legal.caravan",
                    HEAD ("oasis", GRID ("'o..#','.S..','===='"))
                        PLACE ("red", "stone", "c1") "\n" CAMEL ("red", "b3") "\n");

  assert_cells ("a1", LEGAL (path, "--by", "blue", "--tile", "oasis"));
  assert_cells ("b1 a2 c2 d2", LEGAL (path, "--by", "blue", "--tile", "steppe"));
  assert_cells ("a1 a2 d2", LEGAL (path, "--by", "blue", "--tile", "stone"));
  assert_cells ("a1 b1 a2 c2 d2", LEGAL (path, "--by", "red", "--tile", "stone"));
  assert_cells ("a3 c3 d3", LEGAL (path, "--by", "green", "--camel"));
  free (path);
}

/* Oregon: a farmer by two cards, a building by one. Bison stands over a to c and beside
   9 and 10, wagon over j to l and beside 1 and 2; of the railway only m1 and m2 lie in
   the band of the campfire, besides rows 3 and 4. */
static void
test_cli_legal_knows_cards (void **unused)
{
  char *path = put ("legal.caravan", OREGON);

  assert_cells ("a1 b1 c1 a2 b2 j9 k9 l9 j10 k10 l10",
                LEGAL (path, "--by", "red", "--farmer", "bison,wagon"));
  assert_cells ("j1 k1 l1 j2 k2 l2",
                LEGAL (path, "--by", "red", "--farmer", "wagon,wagon"));
  assert_cells ("m1 m2 l3 m3 j4 k4 l4", LEGAL (path, "--by", "red", "--building",
                                               "train-station", "--card", "campfire"));
  free (path);
}

/* For people it is a map with the legal cells in brackets. */
static void
test_cli_legal_draws_a_map (void **unused)
{
  char *path = put ("legal.caravan", HEAD ("oasis", GRID ("'o..#','.S..','===='")));
  Ran ran = run ("legal", path, "--by", "red", "--camel", NULL);
  size_t n = 0;

  assert_status (&ran, FINE);
  for (const char *c = ran.out; (c = strstr (c, "[ ]")) != NULL; c++)
    n++;
  assert_int_equal (n, 4);
  assert_has (ran.out, "4 legal spaces");
  forget (&ran);
  free (path);
}

/* Every cell of a board, as events of one kind. */
static char *
events_on_all_cells (const char *before, int columns, int rows)
{
  char *events = strdup ("");
  for (int row = 1; row <= rows; row++)
    for (int column = 0; column < columns; column++)
      {
        char *longer;
        if (asprintf (&longer, "%s%s'at':'%c%d'}\n", events, before, 'a' + column,
                      row) < 0)
          abort ();
        free (events);
        events = longer;
      }
  return events;
}

/* The names of the cells on which the verdicts were legal. */
static char *
list_judged_cells (const char *path, const char *before, int columns, int rows)
{
  char *events = events_on_all_cells (before, columns, rows);
  const How how = { .input = events };
  Ran ran = run_how (&how, "judge", "--json", path, "-", NULL);
  char *list = strdup ("");
  const char *line = ran.out;

  for (int i = 0; i < columns * rows; i++)
    {
      json_t *verdict = need_json (line, 0);
      char *longer;
      if (json_is_true (json_object_get (verdict, "legal")))
        {
          if (asprintf (&longer, "%s%s%c%d", list, list[0] != '\0' ? " " : "",
                        'a' + i % columns, 1 + i / columns) < 0)
            abort ();
          free (list);
          list = longer;
        }
      json_decref (verdict);
      line = strchr (line, '\n') + 1;
    }
  assert_string_equal (line, "");
  forget (&ran);
  free (events);
  return list;
}

/* legal and judge agree, cell by cell. */
static void
test_cli_legal_agrees_with_judge (void **unused)
{
  char *one = put ("oasis.caravan", oasis), *two = put ("oregon.caravan", oregon);
  char *cells;

  cells = list_judged_cells (one, "{'do':'place','by':'blue','tile':'oasis',", 17, 14);
  assert_true (strlen (cells) > 2);
  assert_cells (cells, LEGAL (one, "--by", "blue", "--tile", "oasis"));
  free (cells);
  cells = list_judged_cells (one, "{'do':'camel','by':'blue',", 17, 14);
  assert_cells (cells, LEGAL (one, "--by", "blue", "--camel"));
  free (cells);
  cells = list_judged_cells (
      two, "{'do':'farmer','by':'red','cards':['bison','joker'],", 16, 11);
  assert_cells (cells, LEGAL (two, "--by", "red", "--farmer", "bison,joker"));
  free (cells);
  free (one);
  free (two);
}

/* Which piece of whom must be said, once. */
static void
test_cli_legal_needs_a_piece_and_its_owner (void **unused)
{
  char *path = put ("legal.caravan", oasis), *other = put ("oregon.caravan", oregon);

  MISUSE ("legal", path, "--camel");
  MISUSE ("legal", path, "--by", "red");
  MISUSE ("legal", path, "--by", "red", "--camel", "--tile", "stone");
  MISUSE ("legal", other, "--by", "red", "--building", "church");
  MISUSE ("legal", other, "--by", "red", "--card", "bison");
  MISUSE ("legal", other, "--by", "red", "--farmer", "bison,bison", "--card", "bison");
  MISUSE ("legal", "--by", "red", "--camel");
  MISUSE ("legal", path, "--by", "black", "--camel");
  MISUSE ("legal", path, "--by", "red", "--tile", "sand");
  MISUSE ("legal", path, "--by", "red", "--farmer", "bison,bison");
  MISUSE ("legal", other, "--by", "red", "--farmer", "bison");
  MISUSE ("legal", other, "--by", "red", "--farmer", "bison,cow");
  MISUSE ("legal", other, "--by", "red", "--building", "bank", "--card", "bison");
  free (path);
  free (other);
}

/* Without a board there is no cell; the rule says so. */
static void
test_cli_legal_needs_a_board (void **unused)
{
  char *path = put ("legal.caravan", BARE);
  Ran ran = run ("legal", path, "--by", "red", "--camel", NULL);

  assert_status (&ran, BROKEN);
  assert_has (ran.err, "oasis.board.none");
  forget (&ran);
  free (path);
}

/* score. */

/* The sheet has each line as an equation, and says who is ahead. */
static void
test_cli_score_prints_equations (void **unused)
{
  char *path =
      put ("score.caravan", BARE "{'do':'count','by':'red','herd':6,'stone':8}\n"
                                 "{'do':'reveal','by':'red','counts':"
                                 "{'commodities':3,'ovoos':4}}\n");
  Ran ran = run ("score", path, NULL);

  assert_status (&ran, FINE);
  assert_has (ran.out, "6 × 3 = 18");
  assert_has (ran.out, "8 × 4 = 32");
  assert_has (ran.out, "50");
  assert_has (ran.out, "Anna");
  forget (&ran);
  free (path);
}

static json_t *
score_json (const char *path, const char *option)
{
  Ran ran = run ("score", "--json", path, option, NULL);
  assert_status (&ran, FINE);
  json_t *score = need_json (ran.out, 0);
  forget (&ran);
  return score;
}

/* A player of a score by place. */
static const json_t *
player_at (const json_t *score, size_t place)
{
  return json_array_get (json_object_get (score, "players"), place);
}

/* Hidden and not revealed: sealed, no rank, no total, nobody wins; the number itself is
   nowhere. */
static void
test_cli_score_keeps_hidden_counts_back (void **unused)
{
  char *path = put ("sealed.caravan", sealed);

  json_t *score = score_json (path, NULL);
  const json_t *red = player_at (score, 2);
  assert_string_equal (text_of (red, "color"), "red");
  assert_true (json_is_true (json_object_get (red, "sealed")));
  assert_null (json_object_get (red, "rank"));
  assert_null (json_object_get (red, "total"));
  assert_int_equal (
      json_integer_value (json_object_get (player_at (score, 0), "total")), 8);
  assert_int_equal (json_array_size (json_object_get (score, "winners")), 0);
  assert_string_equal (text_of (score, "decided-by"), "undecided");
  json_decref (score);
  Ran ran = run ("score", path, NULL);
  assert_status (&ran, FINE);
  assert_has_not (ran.out, "11");
  assert_has_not (ran.out, "33");
  assert_has (ran.out, "?");
  forget (&ran);
  free (path);
}

/* --open uses them. */
static void
test_cli_score_opens_hidden_counts_when_asked (void **unused)
{
  char *path = put ("sealed.caravan", sealed);

  json_t *score = score_json (path, "--open");
  const json_t *red = player_at (score, 0);
  assert_string_equal (text_of (red, "color"), "red");
  assert_null (json_object_get (red, "sealed"));
  assert_int_equal (json_integer_value (json_object_get (red, "total")), 33);
  assert_int_equal (json_integer_value (json_object_get (red, "rank")), 1);
  assert_string_equal (text_of (score, "decided-by"), "points");
  json_decref (score);
  Ran ran = run ("score", "--open", path, NULL);
  assert_has (ran.out, "3 × 11 = 33");
  forget (&ran);
  free (path);
}

/* What is sealed with a lock stays sealed even so. */
static void
test_cli_score_cant_open_a_lock (void **unused)
{
  char *public = text_repeat ("A", 43), *salt = text_repeat ("A", 22),
       *secret = text_repeat ("A", 96);
  char *box = text_repeat ("A", 235), *text;

  if (asprintf (&text,
                BARE "{'do':'lock','by':'red','lock':{'public':'%s=',"
                     "'salt':'%s==','secret':'%s','ops':1,'mem':8192}}\n"
                     "{'do':'hide','by':'red','box':'%s='}\n",
                public, salt, secret, box) < 0)
    abort ();
  char *path = put ("locked.caravan", text);
  json_t *score = score_json (path, "--open");
  assert_true (json_is_true (json_object_get (player_at (score, 2), "sealed")));
  json_decref (score);
  free (path);
  free (text);
  free (public);
  free (salt);
  free (secret);
  free (box);
}

/* {"game","players":[{"color","name","rank","total","lines"}],"winners","decided-by"},
   players by rank, then by seat. */
static void
test_cli_score_has_its_keys (void **unused)
{
  char *path =
      put ("score.caravan",
           HEAD ("basari", "") "{'do':'count','by':'blue','points':9,'gems':'r'}\n"
                               "{'do':'count','by':'green','points':9,"
                               "'gems':'r'}\n");
  json_t *score = score_json (path, NULL);
  char *text = json_dumps (score, JSON_COMPACT | JSON_SORT_KEYS);

  assert_string_equal (text,
                       "{\"decided-by\":\"shared\",\"game\":\"basari\",\"players\":["
                       "{\"color\":\"blue\",\"lines\":["
                       "{\"points\":9,\"rule\":\"basari.score.actions\"},"
                       "{\"points\":0,\"rule\":\"basari.score.laps\"},"
                       "{\"points\":0,\"rule\":\"basari.score.majorities\"}],"
                       "\"name\":\"Bruno\",\"rank\":1,\"total\":9},"
                       "{\"color\":\"green\",\"lines\":["
                       "{\"points\":9,\"rule\":\"basari.score.actions\"},"
                       "{\"points\":0,\"rule\":\"basari.score.laps\"},"
                       "{\"points\":0,\"rule\":\"basari.score.majorities\"}],"
                       "\"name\":\"Carla\",\"rank\":1,\"total\":9},"
                       "{\"color\":\"red\",\"lines\":["
                       "{\"points\":0,\"rule\":\"basari.score.actions\"},"
                       "{\"points\":0,\"rule\":\"basari.score.laps\"},"
                       "{\"points\":0,\"rule\":\"basari.score.majorities\"}],"
                       "\"name\":\"Anna\",\"rank\":3,\"total\":0}],"
                       "\"winners\":[\"blue\",\"green\"]}");
  free (text);
  json_decref (score);
  free (path);
}

/* Use and misuse. */

/* --help and --version are fine, and go to standard output. */
static void
test_cli_helps (void **unused)
{
  static const char *const commands[] = { "check", "show",  "judge",
                                          "legal", "score", "reveal" };

  Ran ran = run ("--help", NULL);
  assert_status (&ran, FINE);
  assert_string_equal (ran.err, "");
  for (size_t i = 0; i < COUNT_OF (commands); i++)
    {
      char *line = text_join ("caravan ", commands[i], "");
      assert_has (ran.out, line);
      free (line);
    }
  assert_has (ran.out, "--json");
  assert_has (ran.out, "--lang");
  assert_has (ran.out, "--edition");
  forget (&ran);
  EXPECT (FINE, "judge", "--help");
  ran = run ("--version", NULL);
  assert_status (&ran, FINE);
  assert_begins (ran.out, "caravan ");
  assert_int_equal (count_lines (ran.out), 1);
  forget (&ran);
}

/* Wrong use is status 2 and says so. */
static void
test_cli_refuses_wrong_use (void **unused)
{
  char *path = put ("use.caravan", oasis);
  const How how = { .input = NULL };

  Ran ran = run_how (&how, NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, "caravan: ");
  forget (&ran);
  MISUSE ("dance");
  MISUSE ("");
  MISUSE ("Check", path);
  MISUSE ("check");
  MISUSE ("show");
  MISUSE ("judge");
  MISUSE ("score");
  MISUSE ("reveal");
  MISUSE ("reveal", path);
  MISUSE ("check", path, path);
  MISUSE ("show", path, "3");
  MISUSE ("score", path, path);
  MISUSE ("check", path, "--dance");
  MISUSE ("check", path, "-x");
  MISUSE ("show", path, "--at");
  MISUSE ("check", path, "--json=yes");
  free (path);
}

/* An option of another command is none of this one's. */
static void
test_cli_refuses_options_of_other_commands (void **unused)
{
  char *path = put ("use.caravan", oasis);

  MISUSE ("check", path, "--at", "1");
  MISUSE ("check", path, "--open");
  MISUSE ("check", "--cases", path);
  MISUSE ("show", path, "--by", "red");
  MISUSE ("score", path, "--tile", "stone");
  MISUSE ("score", path, "--camel");
  MISUSE ("score", path, "--pin-fd", "0");
  MISUSE ("reveal", path, "--by", "red", "--open");
  MISUSE ("judge", path, "--open", LEGAL_PLACE);
  MISUSE ("legal", path, "--by", "red", "--camel", "--cases");
  free (path);
}

/* Nothing raw from a file, a name or an argument reaches the terminal. */

#define HOSTILE "\\u001b[31m\\u0007\\u007f\\u009b\\u0085\\n"

static const char *const hostile_records[] = {
  BARE "{'do':'" HOSTILE "'}\n",
  BARE "{'do':'note','" HOSTILE "':1,'text':''}\n",
  BARE "{'do':'note','text':'" HOSTILE "'}\n",
  OASIS "{'do':'camel','by':'" HOSTILE "','at':'a3'}\n",
  OASIS "{'do':'camel','by':'red','at':'" HOSTILE "'}\n",
  OASIS "{'do':'place','by':'red','tile':'" HOSTILE "','at':'a3'}\n",
  BARE "{'do':'end','allowed':'" HOSTILE "'}\n",
  BARE "{'do':'end','time':'" HOSTILE "'}\n",
  BARE "{'do':'set','names':{'" HOSTILE "':'x'}}\n",
  BARE "{'do':'set','names':{'red':'" HOSTILE "'}}\n",
  HEAD ("oasis", "'" HOSTILE "':1,"),
  HEAD ("oasis", "'turns':'" HOSTILE "',"),
  HEAD ("oasis", "'edition':'" HOSTILE "',"),
  HEAD ("oasis", "'edition':{'" HOSTILE "':1},"),
  HEAD ("oasis", "'board':'" HOSTILE "',"),
  HEAD ("oasis", GRID ("'" HOSTILE "'")),
  HEAD (HOSTILE, ""),
  "{'caravanserai':1,'game':'oasis','players':[{'color':'" HOSTILE "','name':'x'},"
  "{'color':'red','name':'x'},{'color':'blue','name':'x'}]}\n",
  "{'caravanserai':1,'game':'oasis','players':[{'color':'red','name':'" HOSTILE "'},"
  "{'color':'green','name':'x'},{'color':'blue','name':'x'}]}\n",
  "\x1b[31m\x07\x7f\n",
};

/* What a file smuggles in is shown as text; `run` looks at all that is said. */
static void
test_cli_escapes_what_a_file_says (void **unused)
{
  for (size_t i = 0; i < COUNT_OF (hostile_records); i++)
    {
      char *path = put ("hostile.caravan", hostile_records[i]);
      EXPECT (WRONG, "check", path);
      EXPECT (WRONG, "show", path, "--lang", "en");
      free (path);
    }
}

/* The same for what programs read: they may well print it. */
static void
test_cli_escapes_what_a_file_says_in_json (void **unused)
{
  for (size_t i = 0; i < COUNT_OF (hostile_records); i++)
    {
      char *path = put ("hostile.caravan", hostile_records[i]);
      EXPECT (WRONG, "check", "--json", path);
      free (path);
    }
  const How how = { .input = CASE ("],'event':{'do':'" HOSTILE "'}}\n") };
  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_has (ran.out, "\"error\"");
  forget (&ran);
}

/* File names with control characters, in UTF-8. */
static void
test_cli_escapes_names_of_files (void **unused)
{
  static const char *const names[] = { "\x1b[31mred.caravan", "new\nline.caravan",
                                       "del\x7f.caravan", "csi\xc2\x9bm.caravan",
                                       "bell\x07.caravan" };

  for (size_t i = 0; i < COUNT_OF (names); i++)
    {
      char *path = put (names[i], broken);
      Ran ran = run ("check", path, NULL);
      assert_status (&ran, BROKEN);
      assert_int_equal (count_lines (ran.err), 1);
      forget (&ran);
      EXPECT (BROKEN, "score", "--json", path);
      unlink (path);
      EXPECT (WRONG, "check", path);
      EXPECT (WRONG, "judge", "--cases", path);
      free (path);
    }
}

/* And bytes that are no UTF-8, but C1 controls where a terminal takes single bytes. */
static void
test_cli_escapes_names_of_files_that_are_no_utf8 (void **unused)
{
  char *path = text_join (directory, "/csi\x9bm.caravan", "");

  EXPECT (WRONG, "check", path);
  free (path);
}

/* Arguments are shown back too. */
static void
test_cli_escapes_arguments (void **unused)
{
  static const char esc[] = "\x1b[31m\x7f\xc2\x9b\n";
  char *path = put ("arguments.caravan", oasis);

  MISUSE (esc);
  MISUSE ("check", path, esc);
  MISUSE ("check", path, "--\x1b[31m");
  MISUSE ("check", path, "--lang", esc);
  MISUSE ("show", path, "--at", esc);
  MISUSE ("legal", path, "--by", esc, "--camel");
  MISUSE ("legal", path, "--by", "red", "--tile", esc);
  EXPECT (WRONG, "judge", path, esc);
  EXPECT (WRONG, "judge", path, "--edition", esc, LEGAL_PLACE);
  EXPECT (WRONG, "judge", path, "{'do':'" HOSTILE "'}");
  free (path);
}

/* Names are printed as they are where nothing is wrong with them. */
static void
test_cli_prints_names_as_they_are (void **unused)
{
  char *path = put ("names.caravan",
                    "{'caravanserai':1,'game':'oasis','players':["
                    "{'color':'red','name':'%n%s%d'},{'color':'blue','name':'Åse 宏'},"
                    "{'color':'green','name':'\\\\x1b'}]}\n");
  Ran ran = run ("score", path, NULL);

  assert_status (&ran, FINE);
  assert_has (ran.out, "%n%s%d");
  assert_has (ran.out, "Åse 宏");
  forget (&ran);
  free (path);
}

/* Colours. */

/* Escape sequences only on a terminal that wants them: never in a pipe, nor with
   NO_COLOR. */
static void
test_cli_uses_colors_only_where_wanted (void **unused)
{
  const How terminal = { .sink = TO_TERMINAL };
  const How without = { .sink = TO_TERMINAL, .environment = { "NO_COLOR=1" } };
  const How pipe_with = { .environment = { "CLICOLOR=1", "COLORTERM=truecolor" } };
  char *path = put ("colors.caravan", oasis);

  Ran ran = run_how (&terminal, "show", path, NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "\x1b[");
  forget (&ran);
  ran = run_how (&without, "show", path, NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "Anna");
  assert_has_not (ran.out, "\x1b");
  forget (&ran);
  ran = run_how (&pipe_with, "show", path, NULL);
  assert_status (&ran, FINE);
  assert_has_not (ran.out, "\x1b");
  forget (&ran);
  free (path);
}

/* Every sequence that begins something ends it again before the program ends. */
static void
test_cli_leaves_the_terminal_as_it_was (void **unused)
{
  const How terminal = { .sink = TO_TERMINAL };
  static const char *const commands[] = { "show", "score" };
  char *path = put ("colors.caravan", oasis);

  for (size_t i = 0; i < COUNT_OF (commands); i++)
    {
      Ran ran = run_how (&terminal, commands[i], path, NULL);
      const char *last = NULL;
      for (const char *c = ran.out; (c = strstr (c, "\x1b[")) != NULL; c++)
        last = c;
      assert_non_null (last);
      assert_begins (last, "\x1b[0m");
      forget (&ran);
    }
  free (path);
}

/* Languages. */

/* What judge says, in a language or an environment. */
static char *
judge_in (const How *how, const char *path, const char *option, const char *value)
{
  Ran ran = run_how (how, "judge", path, ILLEGAL_PLACE, option, value, NULL);
  assert_status (&ran, BROKEN);
  assert_has (ran.out, "oasis.place.rival");
  free (ran.err);
  return ran.out;
}

/* --lang works in any locale, the C locale included. */
static void
test_cli_speaks_three_languages_in_any_locale (void **unused)
{
  const How c_locale = { .environment = { "LC_ALL=C" } };
  char *path = put ("lang.caravan", oasis);
  char *english = judge_in (&c_locale, path, "--lang", "en");
  char *italian = judge_in (&c_locale, path, "--lang", "it");
  char *french = judge_in (&c_locale, path, "--lang", "fr");

  assert_has (english, "Not legal");
  assert_string_not_equal (english, italian);
  assert_string_not_equal (english, french);
  assert_string_not_equal (italian, french);
  free (english);
  free (italian);
  free (french);
  free (path);
}

/* Without --lang it is the locale's: LC_ALL, LC_MESSAGES or LANG, and before them the
   list in LANGUAGE. */
static void
test_cli_speaks_the_language_of_the_locale (void **unused)
{
  static const struct
  {
    How how;
    const char *lang;
  } cases[] = {
    { { .environment = { NULL } }, "en" },
    { { .environment = { "LANG=it_IT.UTF-8" } }, "it" },
    { { .environment = { "LANG=fr_CH.UTF-8" } }, "fr" },
    { { .environment = { "LANG=de_DE.UTF-8" } }, "en" },
    { { .environment = { "LANG=C.UTF-8" } }, "en" },
    { { .environment = { "LANG=fr_FR.UTF-8", "LC_MESSAGES=it_IT.UTF-8" } }, "it" },
    { { .environment = { "LANG=fr_FR.UTF-8", "LC_ALL=it_IT.UTF-8" } }, "it" },
    { { .environment = { "LANG=it_IT.UTF-8", "LANGUAGE=fr:it" } }, "fr" },
    { { .environment = { "LANG=it_IT.UTF-8", "LANGUAGE=de:it" } }, "it" },
    { { .environment = { "LANG=it_IT.UTF-8", "LC_ALL=C" } }, "en" },
    { { .environment = { "LANGUAGE=it" } }, "it" },
    { { .environment = { "LANG=C.UTF-8", "LANGUAGE=fr" } }, "fr" },
    { { .environment = { "LC_ALL=C", "LANGUAGE=it" } }, "it" },
  };
  const How plain = { .input = NULL };
  char *path = put ("lang.caravan", oasis);

  for (size_t i = 0; i < COUNT_OF (cases); i++)
    {
      char *expected = judge_in (&plain, path, "--lang", cases[i].lang);
      char *said = judge_in (&cases[i].how, path, NULL, NULL);
      assert_string_equal (said, expected);
      free (expected);
      free (said);
    }
  free (path);
}

/* English for programs, whatever the locale; unless a language is asked for. */
static void
test_cli_speaks_english_to_programs (void **unused)
{
  const How plain = { .input = NULL };
  const How italian = { .environment = { "LANG=it_IT.UTF-8" } };
  const How case_plain = { .input = UNDO_CASE };
  const How case_italian = { .input = UNDO_CASE,
                             .environment = { "LANG=it_IT.UTF-8" } };
  char *path = put ("lang.caravan", oasis);

  char *english = judge_in (&plain, path, "--json", NULL);
  char *said = judge_in (&italian, path, "--json", NULL);
  assert_string_equal (said, english);
  free (said);
  Ran ran =
      run_how (&plain, "judge", "--json", "--lang", "it", path, ILLEGAL_PLACE, NULL);
  assert_string_not_equal (ran.out, english);
  forget (&ran);
  free (english);

  ran = run_how (&case_plain, "judge", "--cases", NULL);
  Ran again = run_how (&case_italian, "judge", "--cases", NULL);
  assert_string_equal (again.out, ran.out);
  assert_has (ran.out, "match.undo.none");
  forget (&ran);
  forget (&again);
  free (path);
}

/* A language that is none, or would be a path. */
static void
test_cli_refuses_unknown_languages (void **unused)
{
  char *path = put ("lang.caravan", oasis);

  MISUSE ("check", path, "--lang", "de");
  MISUSE ("check", path, "--lang", "");
  MISUSE ("check", path, "--lang", "../it");
  MISUSE ("check", path, "--lang", "IT");
  MISUSE ("check", path, "--lang");
  free (path);
}

/* Cases. */

static json_t *
load_json_lines (const char *path, json_t *lines)
{
  FILE *file = fopen (path, "re");
  char *line = NULL;
  size_t space = 0;
  ssize_t n;

  if (file == NULL)
    fail_msg ("%s can't be opened", path);
  while ((n = getline (&line, &space, file)) > 0)
    json_array_append_new (lines, need_json (line, 0));
  free (line);
  fclose (file);
  return lines;
}

static bool is_in (const json_t *want, const json_t *answer);

static const json_t *
find_player (const json_t *players, const json_t *color)
{
  for (size_t i = 0; i < json_array_size (players); i++)
    if (json_equal (json_object_get (json_array_get (players, i), "color"), color))
      return json_array_get (players, i);
  return NULL;
}

/* Players are matched by colour: their order means nothing here. */
static bool
are_players_in (const json_t *want, const json_t *answer)
{
  for (size_t i = 0; i < json_array_size (want); i++)
    {
      const json_t *wanted = json_array_get (want, i);
      if (!is_in (wanted, find_player (answer, json_object_get (wanted, "color"))))
        return false;
    }
  return json_array_size (want) == json_array_size (answer);
}

/* Whether an answer has all that is wanted; it may have more. */
static bool
is_in (const json_t *want, const json_t *answer)
{
  void *member = json_object_iter ((json_t *) want);

  if (!json_is_object (want))
    return json_equal (want, answer);
  for (; member != NULL; member = json_object_iter_next ((json_t *) want, member))
    {
      const char *key = json_object_iter_key (member);
      const json_t *value = json_object_iter_value (member);
      const json_t *there = json_object_get (answer, key);
      if (strcmp (key, "players") == 0 ? !are_players_in (value, there)
                                       : !is_in (value, there))
        return false;
    }
  return true;
}

/* Answers a file of cases, each with its `want`. */
static void
answer_file (const char *path, const char *command)
{
  json_t *cases = load_json_lines (path, json_array ());
  Ran ran = run (command, "--cases", path, NULL);
  const char *line = ran.out;

  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), json_array_size (cases));
  assert_true (json_array_size (cases) >= 12);
  for (size_t i = 0; i < json_array_size (cases); i++)
    {
      json_t *answer = need_json (line, 0);
      const json_t *want = json_object_get (json_array_get (cases, i), "want");
      assert_true (json_object_size (want) > 0);
      if (!is_in (want, answer))
        fail_msg ("%s:%zu: %s", path, i + 1, json_dumps (answer, JSON_COMPACT));
      line = strchr (line, '\n') + 1;
      json_decref (answer);
    }
  json_decref (cases);
  forget (&ran);
}

/* The positions of cases/: verdicts and scores reckoned by hand. */
static void
test_cli_answers_the_cases (void **unused)
{
  static const char *const games[] = { "oasis", "oregon", "basari" };

  for (size_t i = 0; i < COUNT_OF (games); i++)
    {
      char *stem = text_join ("/cli/cases/", games[i], "");
      char *path = get_path ("CARAVANSERAI_TESTS", stem);
      char *judge = text_join (path, "-judge.jsonl", "");
      char *score = text_join (path, "-score.jsonl", "");
      answer_file (judge, "judge");
      answer_file (score, "score");
      free (stem);
      free (path);
      free (judge);
      free (score);
    }
}

/* Cases come from standard input as well, with "-" or without. */
static void
test_cli_answers_cases_from_standard_input (void **unused)
{
  const How how = { .input = UNDO_CASE "\r\n" UNDO_CASE };

  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), 2);
  Ran again = run_how (&how, "judge", "--cases", "-", NULL);
  assert_string_equal (again.out, ran.out);
  forget (&again);
  forget (&ran);
  ran = run_how (&how, "score", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), 2);
  forget (&ran);
}

/* A line that can't be read is answered in its place, {"error":"…"}, and the status is
   still 0: every line was answered. */
static void
test_cli_answers_broken_cases_in_place (void **unused)
{
  static const char *const lines[] = { UNDO_CASE,
                                       "",
                                       "{'record':",
                                       "[]",
                                       "7",
                                       "{}",
                                       "{'record':{},'event':{'do':'undo'}}",
                                       "{'record':[],'event':{'do':'undo'}}",
                                       "{'record':[7],'event':{'do':'undo'}}",
                                       CASE ("]}"),
                                       CASE ("],'event':7}"),
                                       CASE ("],'event':{'do':'dance'}}"),
                                       CASE (",{'do':'dance'}],'event':{'do':'undo'}}"),
                                       CASE (",{'do':'undo'}],'event':{'do':'undo'}}"),
                                       CASE ("],'event':{'do':'undo','do':'undo'}}"),
                                       "\xff",
                                       UNDO_CASE };
  char *input = strdup ("");

  for (size_t i = 0; i < COUNT_OF (lines); i++)
    {
      char *longer = text_join (input, lines[i], "\n");
      free (input);
      input = longer;
    }
  const How how = { .input = input };
  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), COUNT_OF (lines));
  for (size_t i = 0; i < COUNT_OF (lines); i++)
    {
      json_t *answer = need_json (ran.out, i);
      bool is_fine = i == 0 || i == COUNT_OF (lines) - 1;
      assert_int_equal (json_object_get (answer, "error") == NULL, is_fine);
      assert_int_equal (json_object_get (answer, "because") != NULL, is_fine);
      json_decref (answer);
    }
  forget (&ran);
  free (input);
}

/* A record that breaks a rule: {"error":"…","line":N,"rule":ID}, header at line 1. */
static void
test_cli_answers_cases_that_break_a_rule (void **unused)
{
  const How how = {
    .input = CASE (",{'do':'note','text':'x'},{'do':'undo'}],'event':{'do':'end'}}")
  };
  static const char *const commands[] = { "judge", "score" };

  for (size_t i = 0; i < COUNT_OF (commands); i++)
    {
      Ran ran = run_how (&how, commands[i], "--cases", NULL);
      assert_status (&ran, FINE);
      json_t *answer = need_json (ran.out, 0);
      assert_true (text_of (answer, "error")[0] != '\0');
      assert_int_equal (json_integer_value (json_object_get (answer, "line")), 3);
      assert_string_equal (text_of (answer, "rule"), "match.undo.none");
      json_decref (answer);
      forget (&ran);
    }
}

/* A case line may be as long as a record: here 1 MiB. */
static void
test_cli_answers_a_case_of_a_mebibyte (void **unused)
{
  char *letters = text_repeat ("x", 2000);
  char *note = text_join (",{'do':'note','text':'", letters, "'}");
  char *notes = text_repeat (note, 1024 * 1024 / strlen (note) + 1);
  char *line = text_join (CASE (""), notes, "],'event':{'do':'end'}}\n" UNDO_CASE "\n");
  const How how = { .input = line };

  assert_true (strlen (line) > 1024 * 1024);
  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), 2);
  assert_has (ran.out, "oasis.end.ok");
  assert_has (ran.out, "match.undo.none");
  forget (&ran);
  free (letters);
  free (note);
  free (notes);
  free (line);
}

/* Or 16 MiB, blanks included. */
static void
test_cli_answers_a_case_as_long_as_a_record (void **unused)
{
  char *blanks = text_repeat (" ", 16 * 1024 * 1024 - strlen (UNDO_CASE));
  char *line = text_join (UNDO_CASE, blanks, "\n");
  const How how = { .input = line };

  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "match.undo.none");
  forget (&ran);
  free (blanks);
  free (line);
}

/* Ten thousand cases, ten thousand answers. */
static void
test_cli_answers_ten_thousand_cases (void **unused)
{
  char *lines = text_repeat (UNDO_CASE "\n", 10000);
  const How how = { .input = lines };

  Ran ran = run_how (&how, "judge", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), 10000);
  forget (&ran);
  ran = run_how (&how, "score", "--cases", NULL);
  assert_status (&ran, FINE);
  assert_int_equal (count_lines (ran.out), 10000);
  forget (&ran);
  free (lines);
}

/* --edition judges cases by another booklet too; --open opens their hidden counts. */
static void
test_cli_options_reach_the_cases (void **unused)
{
  char *json = text_quote (exhausted), *lines = NULL;
  const How hidden = { .input =
                           CASE (",{'do':'hide','by':'red','add':{'wells':2}}]}") };

  json[strlen (json) - 1] = '\0';
  for (char *c = json; *c != '\0'; c++)
    if (*c == '\n')
      *c = ',';
  lines = text_join ("{'record':[", json, "],'event':" SKIP_CAMELS "}\n");
  const How how = { .input = lines };
  Ran ran = run_how (&how, "judge", "--cases", "--edition", "fr", NULL);
  json_t *answer = need_json (ran.out, 0);
  assert_string_equal (text_of (answer, "rule"), "oasis.skip.must-move");
  assert_other (answer, "it", true, "oasis.skip.ok");
  json_decref (answer);
  forget (&ran);
  ran = run_how (&hidden, "score", "--cases", NULL);
  assert_has (ran.out, "\"sealed\":true");
  forget (&ran);
  ran = run_how (&hidden, "score", "--cases", "--open", NULL);
  assert_has_not (ran.out, "\"sealed\"");
  forget (&ran);
  free (json);
  free (lines);
}

/* Cases that can't be read at all are status 2: no such file, or no file. */
static void
test_cli_refuses_cases_that_cant_be_read (void **unused)
{
  char *missing = text_join (directory, "/missing.jsonl", "");
  char *place = text_join ("caravan: ", missing, ": ");

  Ran ran = run ("judge", "--cases", missing, NULL);
  assert_status (&ran, WRONG);
  assert_begins (ran.err, place);
  forget (&ran);
  EXPECT (WRONG, "score", "--cases", missing);
  EXPECT (WRONG, "judge", "--cases", directory);
  EXPECT (WRONG, "score", "--cases", directory);
  free (missing);
  free (place);
}

/* Streams. */

/* A closed standard input is input that can't be read, where it is needed. */
static void
test_cli_needs_standard_input_where_it_reads_it (void **unused)
{
  const How closed = { .is_input_closed = true };
  char *path = put ("closed.caravan", oasis);

  Ran ran = run_how (&closed, "check", path, NULL);
  assert_status (&ran, FINE);
  forget (&ran);
  ran = run_how (&closed, "judge", "--cases", NULL);
  assert_status (&ran, WRONG);
  forget (&ran);
  ran = run_how (&closed, "score", "--cases", NULL);
  assert_status (&ran, WRONG);
  forget (&ran);
  ran = run_how (&closed, "judge", path, "-", NULL);
  assert_status (&ran, WRONG);
  forget (&ran);
  free (path);
}

/* Output that could not be written is no success. */
static void
test_cli_notices_a_full_device (void **unused)
{
  const How full = { .sink = TO_FULL_DEVICE };
  const How cases = { .sink = TO_FULL_DEVICE, .input = UNDO_CASE "\n" };
  char *path = put ("full.caravan", oasis);
  Ran runs[] = {
    run_how (&full, "--help", NULL),
    run_how (&full, "--version", NULL),
    run_how (&full, "check", path, NULL),
    run_how (&full, "show", path, NULL),
    run_how (&full, "score", path, NULL),
    run_how (&full, "score", "--json", path, NULL),
    run_how (&full, "judge", path, LEGAL_PLACE, NULL),
    run_how (&full, "legal", path, "--by", "red", "--camel", NULL),
    run_how (&cases, "judge", "--cases", NULL),
    run_how (&cases, "score", "--cases", NULL),
  };

  for (size_t i = 0; i < COUNT_OF (runs); i++)
    {
      assert_status (&runs[i], WRONG);
      forget (&runs[i]);
    }
  free (path);
}

/* Width. */

static const char *const languages[] = { "en", "it", "fr" };

static void
assert_narrow_in_all_languages (const char *const *args)
{
  const How how = { .input = NULL };

  for (size_t lang = 0; lang < COUNT_OF (languages); lang++)
    {
      Args all = { getenv ("CARAVAN"), strdup ("--lang"), strdup (languages[lang]) };
      for (int i = 0; args[i] != NULL; i++)
        {
          assert_true (i + 3 <= ARGS_MOST);
          all[i + 3] = text_quote (args[i]);
        }
      Ran ran = run_collected (&how, all);
      if (ran.status == WRONG)
        fail_msg ("%s", ran.err);
      assert_true (ran.out[0] != '\0');
      assert_narrow (ran.out);
      forget (&ran);
    }
}

#define NARROW(...)                                                                    \
  assert_narrow_in_all_languages ((const char *const[]){ __VA_ARGS__, NULL })

/* The examples that ship, shown and scored. */
static void
test_cli_examples_fit_the_terminal (void **unused)
{
  static const char *const games[] = { "oasis", "oregon", "basari" };

  NARROW ("--help");
  for (size_t i = 0; i < COUNT_OF (games); i++)
    {
      char *name = text_join ("/../examples/", games[i], ".caravan");
      char *path = get_path ("CARAVANSERAI_DATA", name);
      NARROW ("check", path);
      NARROW ("show", path);
      NARROW ("show", path, "--at", "0");
      NARROW ("score", path, "--open");
      free (name);
      free (path);
    }
}

/* Five players with the longest names, wide ones too. */
static void
test_cli_long_names_fit_the_terminal (void **unused)
{
  char *wide = text_repeat ("宏", 64), *text;

  if (asprintf (&text,
                "{'caravanserai':1,'game':'oasis','board':'sample','players':["
                "{'color':'red','name':'%s'},{'color':'blue','name':'%s'},"
                "{'color':'green','name':'%s'},{'color':'yellow','name':'%s'},"
                "{'color':'black','name':'%s'}]}\n"
                "{'do':'counters','order':['red','blue','green','yellow','black']}\n",
                wide, "x", wide, wide, wide) < 0)
    abort ();
  char *path = put ("names.caravan", text);
  NARROW ("show", path);
  free (path);
  free (wide);
  free (text);
}

/* Verdicts and maps on the samples. */
static void
test_cli_verdicts_fit_the_terminal (void **unused)
{
  char *one = put ("oasis.caravan", oasis), *two = put ("oregon.caravan", oregon);
  char *three = put ("basari.caravan", basari), *four = put ("e.caravan", exhausted);

  NARROW ("judge", one, LEGAL_PLACE, ILLEGAL_PLACE, CAMEL ("red", "a3"),
          PLACE ("red", "oasis", "h5"), PLACE ("red", "steppe", "h5"),
          "{'do':'place','by':'red','tile':'stone','at':'n8','marker':'none'}",
          "{'do':'place','by':'red','tile':'oasis','at':'f2','marker':'f1'}");
  NARROW ("judge", four, SKIP_CAMELS, OFFER ("red"), TAKE ("blue", "green", "stone"));
  NARROW (
      "judge", two, "{'do':'farmer','by':'red','cards':['bison','wagon'],'at':'o9'}",
      "{'do':'building','by':'red','cards':['joker'],'building':'harbor','at':'o1'}",
      "{'do':'building','by':'red','cards':['eagle'],'building':'train-station',"
      "'at':'d8'}");
  NARROW ("judge", three, "{'do':'offer','by':'red','gems':'rrryyygggbbbrr'}",
          "{'do':'offer','by':'red','gems':'rrryyygggbbb'}",
          "{'do':'start','by':'blue','arch':5}");
  NARROW ("legal", one, "--by", "red", "--tile", "oasis");
  NARROW ("legal", one, "--by", "red", "--camel");
  NARROW ("legal", two, "--by", "red", "--farmer", "bison,wagon");
  free (one);
  free (two);
  free (three);
  free (four);
}

/* rules. */

/* Words that are no page, section or rule are looked up, with or without quotes; each
   place is told with its game and a line of its text. */
static void
test_cli_rules_are_searched (void **unused)
{
  static const char first[] =
      "oasis-questions#empty-pile  What if the draw pile is "
      "empty?\n  Oasis · Frequently asked questions\n  The discard pile";
  Ran ran = run ("rules", "deck", "runs", "out", NULL);
  Ran quoted = run ("rules", "deck runs out", NULL);

  assert_status (&ran, FINE);
  assert_begins (ran.out, first);
  assert_narrow (ran.out);
  assert_string_equal (ran.out, quoted.out);
  forget (&ran);
  forget (&quoted);
  EXPECT (WRONG, "rules", "xyzzy");
}

static void
test_cli_rules_are_searched_in_the_own_language_first (void **unused)
{
  Ran ran = run ("rules", "tie", NULL);

  assert_begins (ran.out, "oasis-scoring#tie  A tie\n  Oasis · Scoring\n");
  forget (&ran);
  ran = run ("rules", "parità", NULL);
  assert_begins (ran.out, "oasis-scoring#tie  Parità\n  Oasis · Punteggio\n");
  assert_has (ran.out, "oregon-scoring#tie  Parità\n  Oregon · Punteggio\n");
  forget (&ran);
}

static void
test_cli_rules_are_searched_for_programs (void **unused)
{
  Ran ran = run ("rules", "--json", "who starts", NULL);
  json_t *said = need_json (ran.out, 0);
  const json_t *first = json_array_get (json_object_get (said, "found"), 0);

  assert_string_equal (text_of (first, "anchor"), "oasis-pieces#counters");
  assert_string_equal (text_of (first, "lang"), "en");
  assert_string_equal (text_of (first, "title"), "Priority counters");
  assert_string_equal (text_of (first, "place"), "Oasis · Pieces");
  assert_has (text_of (first, "line"), "counters");
  json_decref (said);
  forget (&ran);
}

/* The widest board there can be, 26 × 26, fits as well. */
static void
test_cli_widest_board_fits_the_terminal (void **unused)
{
  char *rows = text_repeat ("'==========================',", 26);
  char *text, *path;

  rows[strlen (rows) - 1] = '\0';
  text = text_join ("{'caravanserai':1,'game':'oasis','board':{'caravanserai-board':1,"
                    "'game':'oasis','id':'wide','title':'Wide','rows':[",
                    rows, "]}," THREE "}\n" CAMEL ("red", "z26") "\n");
  path = put ("wide.caravan", text);
  NARROW ("show", path);
  NARROW ("legal", path, "--by", "red", "--camel");
  free (rows);
  free (text);
  free (path);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_cli_check_says_what_is_fine),
    cmocka_unit_test (test_cli_check_names_the_line_of_a_broken_rule),
    cmocka_unit_test (test_cli_check_names_the_line_that_cant_be_read),
    cmocka_unit_test (test_cli_check_answers_in_json),
    cmocka_unit_test (test_cli_check_warns_of_a_torn_line),
    cmocka_unit_test (test_cli_check_warns_of_rules_that_became_stricter),
    cmocka_unit_test (test_cli_check_marks_house_rules),
    cmocka_unit_test (test_cli_show_draws_board_and_players),
    cmocka_unit_test (test_cli_show_goes_back_in_the_record),
    cmocka_unit_test (test_cli_show_counts_events_of_the_file),
    cmocka_unit_test (test_cli_show_keeps_hidden_counts_back),
    cmocka_unit_test (test_cli_judge_ends_with_the_verdict),
    cmocka_unit_test (test_cli_judge_ends_with_the_worst_of_several),
    cmocka_unit_test (test_cli_judge_gives_a_verdict_on_each_event),
    cmocka_unit_test (test_cli_judge_changes_nothing),
    cmocka_unit_test (test_cli_judge_reads_standard_input),
    cmocka_unit_test (test_cli_judge_needs_a_record_that_stands),
    cmocka_unit_test (test_cli_verdict_has_its_four_keys),
    cmocka_unit_test (test_cli_verdict_names_the_booklet_that_moves_camels),
    cmocka_unit_test (test_cli_judge_explains_what_would_make_it_legal),
    cmocka_unit_test (test_cli_verdict_names_the_booklet_that_ends_the_game),
    cmocka_unit_test (test_cli_judge_prints_what_the_other_booklet_says),
    cmocka_unit_test (test_cli_judge_knows_options_without_another_booklet),
    cmocka_unit_test (test_cli_edition_leaves_the_replay_alone),
    cmocka_unit_test (test_cli_judge_refuses_unknown_editions),
    cmocka_unit_test (test_cli_legal_lists_cells_in_reading_order),
    cmocka_unit_test (test_cli_legal_knows_cards),
    cmocka_unit_test (test_cli_legal_draws_a_map),
    cmocka_unit_test (test_cli_legal_agrees_with_judge),
    cmocka_unit_test (test_cli_legal_needs_a_piece_and_its_owner),
    cmocka_unit_test (test_cli_legal_needs_a_board),
    cmocka_unit_test (test_cli_score_prints_equations),
    cmocka_unit_test (test_cli_score_keeps_hidden_counts_back),
    cmocka_unit_test (test_cli_score_opens_hidden_counts_when_asked),
    cmocka_unit_test (test_cli_score_cant_open_a_lock),
    cmocka_unit_test (test_cli_score_has_its_keys),
    cmocka_unit_test (test_cli_helps),
    cmocka_unit_test (test_cli_refuses_wrong_use),
    cmocka_unit_test (test_cli_refuses_options_of_other_commands),
    cmocka_unit_test (test_cli_escapes_what_a_file_says),
    cmocka_unit_test (test_cli_escapes_what_a_file_says_in_json),
    cmocka_unit_test (test_cli_escapes_names_of_files),
    cmocka_unit_test (test_cli_escapes_names_of_files_that_are_no_utf8),
    cmocka_unit_test (test_cli_escapes_arguments),
    cmocka_unit_test (test_cli_prints_names_as_they_are),
    cmocka_unit_test (test_cli_uses_colors_only_where_wanted),
    cmocka_unit_test (test_cli_leaves_the_terminal_as_it_was),
    cmocka_unit_test (test_cli_speaks_three_languages_in_any_locale),
    cmocka_unit_test (test_cli_speaks_the_language_of_the_locale),
    cmocka_unit_test (test_cli_speaks_english_to_programs),
    cmocka_unit_test (test_cli_refuses_unknown_languages),
    cmocka_unit_test (test_cli_answers_the_cases),
    cmocka_unit_test (test_cli_answers_cases_from_standard_input),
    cmocka_unit_test (test_cli_answers_broken_cases_in_place),
    cmocka_unit_test (test_cli_answers_cases_that_break_a_rule),
    cmocka_unit_test (test_cli_answers_a_case_of_a_mebibyte),
    cmocka_unit_test (test_cli_answers_a_case_as_long_as_a_record),
    cmocka_unit_test (test_cli_answers_ten_thousand_cases),
    cmocka_unit_test (test_cli_options_reach_the_cases),
    cmocka_unit_test (test_cli_refuses_cases_that_cant_be_read),
    cmocka_unit_test (test_cli_needs_standard_input_where_it_reads_it),
    cmocka_unit_test (test_cli_notices_a_full_device),
    cmocka_unit_test (test_cli_examples_fit_the_terminal),
    cmocka_unit_test (test_cli_long_names_fit_the_terminal),
    cmocka_unit_test (test_cli_verdicts_fit_the_terminal),
    cmocka_unit_test (test_cli_rules_are_searched),
    cmocka_unit_test (test_cli_rules_are_searched_in_the_own_language_first),
    cmocka_unit_test (test_cli_rules_are_searched_for_programs),
    cmocka_unit_test (test_cli_widest_board_fits_the_terminal),
  };

  if (setlocale (LC_CTYPE, "C.UTF-8") == NULL)
    return 1;
  return cmocka_run_group_tests_name ("cli", tests, make_directory, remove_directory);
}
