/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A moment of a game as the record of a dispute: what lies open is there, all else is
   not, and `caravan judge` answers on it as on the game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rec-dispute.h"
#include "text.h"

#define BOARD                                                                          \
  "{'caravanserai-board':1,'game':'oasis','id':'t','title':'T','rows':['o..o','....'," \
  "'====']}"
#define HEADER(MORE)                                                                   \
  "{'caravanserai':1,'game':'oasis','board':" BOARD MORE                               \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},{"        \
  "'color':'green','name':'Chiara'}],'created':'2026-11-15T19:30:00Z'}\n"

static void
expect_lines (const char *lines, const char *wanted)
{
  RecRecord *record = text_record (lines);
  json_t *expected = text_parse (wanted);
  json_t *dispute = rec_dispute (record, cv_match_state (rec_record_match (record)));
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };

  if (!json_equal (dispute, expected))
    fail_msg ("%s", json_dumps (dispute, 0));
  RecRecord *again = rec_record_read_array (dispute, &reading, &error);
  assert_non_null (again);
  rec_record_free (again);
  json_decref (dispute);
  json_decref (expected);
  rec_record_free (record);
}

#define PLAYERS(ANNA)                                                                  \
  "'players':[{'color':'red','name':'" ANNA                                            \
  "'},{'color':'blue','name':'Bruno'},{'color':'green','name':'Chiara'}]"

static void
test_what_lies_open_is_there_and_nothing_else (void **state)
{
  expect_lines (
      HEADER (
          ",'turns':'guided'") "{'do':'set','turns':'free'}\n"
                               "{'do':'place','by':'red','tile':'oasis','at':'a1'}\n"
                               "{'do':'note','text':'secret'}\n"
                               "{'do':'hide','by':'red','add':{'wells':2}}\n"
                               "{'do':'camel','by':'blue','at':'b3','time':'2026-11-"
                               "15T19:31:00Z'}\n"
                               "{'do':'set','names':{'red':'Ada'}}\n",
      "[{'caravanserai':1,'game':'oasis','edition':'it','turns':'free',"
      "'board':" BOARD "," PLAYERS (
          "Ada") "},"
                 "{'do':'position','tiles':{'oasis':['a1']},'markers':{'red':['a1']},"
                 "'camels':{'blue':['b3']}}]");
}

static void
test_the_booklet_is_the_one_played_by_now (void **state)
{
  expect_lines (HEADER (",'edition':'it'") "{'do':'set','edition':'fr'}\n",
                "[{'caravanserai':1,'game':'oasis','edition':'fr','turns':'free',"
                "'board':" BOARD "," PLAYERS ("Anna") "},{'do':'position'}]");
  expect_lines (HEADER (",'edition':{'base':'fr','end.path-full':false}"),
                "[{'caravanserai':1,'game':'oasis','edition':{'end.last-tile':true,"
                "'end.unplayable':false,'end.path-full':false,'camels.exhausted':"
                "'must'},'turns':'free','board':" BOARD
                "," PLAYERS ("Anna") "},{'do':'position'}]");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_what_lies_open_is_there_and_nothing_else),
    cmocka_unit_test (test_the_booklet_is_the_one_played_by_now),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
