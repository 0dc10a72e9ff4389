/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading lessons: what is wrong with a file is said, and where. Answers: what is right is
   what the engine says, and no more than the task asks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cv-games.h"
#include "files.h"
#include "learn-lesson.h"
#include "text.h"

#define NAME "oasis-01-try.lesson"
#define SAID "'say':'Do it.','then':'Done.','hint':'Not so.'"

#define POSITION                                                                       \
  "[{'caravanserai':1,'game':'oasis','board':'sample','players':[{'color':'blue',"     \
  "'name':'Blue'},{'color':'red','name':'Red'},{'color':'green','name':'Green'}]},"    \
  "{'do':'position','tiles':{'steppe':['g11']},'markers':{'red':['g11']}}]"
#define STEPPE "{'do':'place','by':'blue','tile':'steppe'}"
#define DO     "{'do':" STEPPE ",'right':'legal'," SAID "}"

/* A lesson whose parts are given. */
#define WITH(TITLE, TEXT, RULE, POSITION_, TASKS)                                      \
  "{'caravanserai-lesson':1,'game':'oasis','title':" TITLE ",'text':" TEXT             \
  ",'remember':['Remember.'],'rule':" RULE ",'position':" POSITION_ ",'tasks':" TASKS  \
  "}"
#define TASKS(LIST) WITH ("'T'", "['A.']", "'oasis.place.start'", POSITION, LIST)

static LearnLesson *
read_named (const char *name, const char *text, LearnError *error)
{
  char *quoted = text_quote (text);
  LearnLesson *lesson = learn_lesson_read (name, quoted, strlen (quoted),
                                           getenv ("CARAVANSERAI_BOARDS"), error);
  free (quoted);
  return lesson;
}

static LearnLesson *
read_good (const char *text)
{
  LearnError error;
  LearnLesson *lesson = read_named (NAME, text, &error);

  if (lesson == NULL)
    fail_msg ("%s: %s: %s %s", error.file, error.where, error.error.text,
              error.error.args[0]);
  return lesson;
}

static void
refuse_named (const char *name, const char *text, const char *where, const char *why)
{
  LearnError error;

  assert_null (read_named (name, text, &error));
  assert_string_equal (error.file, name);
  assert_string_equal (error.where, where);
  if (error.error.text == NULL)
    assert_string_equal (error.error.verdict.rule->id, why);
  else if (strstr (error.error.text, why) == NULL)
    fail_msg ("%s: %s", where, error.error.text);
}

static void
refuse (const char *text, const char *where, const char *why)
{
  refuse_named (NAME, text, where, why);
}

static void
test_a_lesson_has_all_that_a_page_shows (void **state)
{
  LearnLesson *lesson = read_good (TASKS ("[" DO "]"));

  assert_string_equal (lesson->id, "oasis-01-try");
  assert_string_equal (lesson->game->id, "oasis");
  assert_string_equal (lesson->title, "T");
  assert_string_equal (lesson->text[0], "A.");
  assert_null (lesson->text[1]);
  assert_string_equal (lesson->remember[0], "Remember.");
  assert_string_equal (lesson->rule->id, "oasis.place.start");
  assert_int_equal (lesson->n_tasks, 1);
  assert_string_equal (lesson->task[0].hint, "Not so.");
  assert_true (
      json_is_object (json_object_get (json_array_get (lesson->position, 0), "board")));
  learn_lesson_free (lesson);
}

static void
test_what_is_wrong_with_the_heading_is_said (void **state)
{
  refuse ("{", "", "breaks off");
  refuse ("[]", "caravanserai-lesson", "not a lesson");
  refuse ("{'game':'oasis'}", "caravanserai-lesson", "not a lesson");
  refuse ("{'caravanserai-lesson':2}", "caravanserai-lesson", "format");
  refuse ("{'caravanserai-lesson':1,'game':'oasis','more':1}", "", "belongs");
  refuse ("{'caravanserai-lesson':1,'game':'chess'}", "game", "no game");
  refuse_named ("oasis-1-try.lesson", TASKS ("[" DO "]"), "game", "is named");
  refuse_named ("oregon-01-try.lesson", TASKS ("[" DO "]"), "game", "is named");
  refuse_named ("oasis-01-.lesson", TASKS ("[" DO "]"), "game", "is named");
  refuse (WITH ("''", "['A.']", "'oasis.place.start'", POSITION, "[" DO "]"), "title",
          "characters");
  refuse (WITH ("'T'", "[]", "'oasis.place.start'", POSITION, "[" DO "]"), "text",
          "entries");
  refuse (WITH ("'T'", "['A.','']", "'oasis.place.start'", POSITION, "[" DO "]"),
          "text[2]", "characters");
  refuse (WITH ("'T'", "['A.','B.','C.','D.']", "'oasis.place.start'", POSITION,
                "[" DO "]"),
          "text", "entries");
  refuse (WITH ("'T'", "['A.']", "'oregon.place'", POSITION, "[" DO "]"), "rule",
          "no rule");
}

static void
test_a_position_is_one_of_the_game_that_can_be (void **state)
{
  static const char oregon[] =
      "[{'caravanserai':1,'game':'oregon','board':'sample','players':[{'color':'blue',"
      "'name':'B'},{'color':'red','name':'R'}]}]";
  char *text = text_join ("{'caravanserai-lesson':1,'game':'oasis','title':'T','text':["
                          "'A.'],'remember':['B.'],'rule':'oasis.place.start',"
                          "'position':",
                          oregon, ",'tasks':[" DO "]}");

  refuse (text, "position", "another game");
  free (text);
  refuse (WITH ("'T'", "['A.']", "'oasis.place.start'", "{}", "[" DO "]"), "position",
          "list");
  refuse (
      WITH ("'T'", "['A.']", "'oasis.place.start'",
            "[{'caravanserai':1,'game':'oasis','board':'sample','players':[{'color':"
            "'blue','name':'B'},{'color':'red','name':'R'},{'color':'green','name':"
            "'G'}]},{'do':'position','tiles':{'steppe':['a1']}}]",
            "[" DO "]"),
      "position", "oasis.position.tile-off-land");
}

static void
test_what_is_wrong_with_a_task_is_said (void **state)
{
  refuse (TASKS ("[]"), "tasks", "entries");
  refuse (TASKS ("[" DO "," DO "," DO "," DO "]"), "tasks", "entries");
  refuse (TASKS ("[{" SAID "}]"), "tasks[1]", "a task has");
  refuse (TASKS ("[" DO ",{'do':" STEPPE ",'right':'legal','say':'S.','then':'T.'}]"),
          "tasks[2].hint", "missing");
  refuse (TASKS ("[{'do':" STEPPE ",'rights':'legal'," SAID "}]"), "tasks[1]",
          "belongs");
  refuse (TASKS ("[{'do':" STEPPE "," SAID "}]"), "tasks[1].right", "missing");
  refuse (TASKS ("[{'do':" STEPPE ",'right':'any'," SAID "}]"), "tasks[1].right",
          "list of what");
  refuse (TASKS ("[{'do':" STEPPE ",'right':['z']," SAID "}]"), "tasks[1].right",
          "not a space");
  refuse (TASKS ("[{'do':" STEPPE ",'right':[{'from':'a1'}]," SAID "}]"),
          "tasks[1].right", "is not a key of");
  refuse (TASKS ("[{'do':{'do':'jump'},'right':'legal'," SAID "}]"), "tasks[1].do",
          "no event");
  refuse (TASKS ("[{'do':{'do':'undo'},'right':'legal'," SAID "}]"), "tasks[1].do",
          "no event");
  refuse (TASKS ("[{'do':{'do':'place','by':'blue'},'right':'legal'," SAID "}]"),
          "tasks[1].do", "missing");
  refuse (TASKS ("[{'refuse':{'do':'place','by':'black','tile':'steppe'}," SAID "}]"),
          "tasks[1].refuse", "no player");
  refuse (TASKS ("[{'refuse':" STEPPE ",'rule':'oasis.no'," SAID "}]"), "tasks[1].rule",
          "no rule");
  refuse (TASKS ("[{'refuse':" STEPPE ",'shown':'a1'," SAID "}]") "x", "", "JSON");
}

#define CHOOSE(CLAIM)                                                                  \
  TASKS ("[{'choose':[{'say':'A.','claim':" CLAIM                                      \
         "},{'say':'B.','claim':{'ends':[]}}]," SAID "}]")

static void
test_what_is_wrong_with_a_claim_is_said (void **state)
{
  refuse (TASKS ("[{'choose':[{'say':'A.','claim':{'ends':[]}}]," SAID "}]"),
          "tasks[1].choose", "entries");
  refuse (CHOOSE ("{}"), "tasks[1].choose", "a claim has");
  refuse (CHOOSE ("{'ends':['oasis.no']}"), "tasks[1].choose", "no rule");
  refuse (CHOOSE ("{'ends':[],'rule':'oasis.end.over'}"), "tasks[1].choose", "belongs");
  refuse (CHOOSE ("{'legal':" STEPPE "}"), "tasks[1].choose", "missing");
  refuse (CHOOSE ("{'count':{'blue':1}}"), "tasks[1].choose", "missing");
  refuse (CHOOSE ("{'score':{'black':1}}"), "tasks[1].choose", "no player");
  refuse (CHOOSE ("{'owner':{'z9':null}}"), "tasks[1].choose", "not a space");
  refuse (CHOOSE ("{'has':{'blue':{'gold':1}}}"), "tasks[1].choose", "belongs");
  refuse (CHOOSE ("{'not':{}}"), "tasks[1].choose", "a claim has");
  refuse (CHOOSE ("{'all':{}}"), "tasks[1].choose", "list");
  refuse (CHOOSE ("{'ends':[],'after':[{'do':'place'}]}"), "tasks[1].choose",
          "missing");
}

/* The lesson's position, played on. */
typedef struct
{
  LearnLesson *lesson;
  RecRecord *record;
} Played;

static Played
start (const char *text)
{
  const RecReading reading = { .boards = NULL, .events_most = SIZE_MAX };
  RecError error = { 0 };
  Played played = { .lesson = read_good (text) };

  played.record = rec_record_read_array (played.lesson->position, &reading, &error);
  assert_non_null (played.record);
  return played;
}

static void
finish (Played *played)
{
  rec_record_free (played->record);
  learn_lesson_free (played->lesson);
}

static LearnMark
try (Played *played, const char *text)
{
  json_t *event = text_parse (text);
  LearnMark mark = { 0 };
  RecError error = { 0 };

  assert_true (learn_task_try (
      &played->lesson->task[0], rec_record_table (played->record),
      cv_match_state (rec_record_match (played->record)), event, &mark, &error));
  json_decref (event);
  return mark;
}

static void
expect (Played *played, const char *event, bool right, const char *rule)
{
  LearnMark mark = try (played, event);

  assert_int_equal (mark.is_right, right);
  assert_string_equal (mark.answer.verdict.rule->id, rule);
}

static void
test_what_is_legal_and_meant_is_right (void **state)
{
  Played any = start (TASKS ("[" DO "]"));
  Played one = start (TASKS ("[{'do':" STEPPE ",'right':['f9']," SAID "}]"));
  Played claim = start (TASKS (
      "[{'do':" STEPPE ",'right':'legal','rule':'oasis.place.claim'," SAID "}]"));
  Played none = start (
      TASKS ("[{'do':" STEPPE ",'right':[{'at':'f9','marker':'none'}]," SAID "}]"));

  static const char f9[] = "{'do':'place','by':'blue','tile':'steppe','at':'f9'}";
  static const char g9[] = "{'do':'place','by':'blue','tile':'steppe','at':'g9'}";
  static const char f11[] = "{'do':'place','by':'blue','tile':'steppe','at':'f11'}";
  static const char other[] = "{'do':'place','by':'green','tile':'steppe','at':'f9'}";
  static const char b6[] = "{'do':'place','by':'blue','tile':'steppe','at':'b6'}";

  expect (&any, f9, true, "oasis.place.start");
  expect (&any, f11, false, "oasis.place.rival");
  expect (&any, other, false, "oasis.place.start");
  expect (&one, f9, true, "oasis.place.start");
  expect (&one, g9, false, "oasis.place.start");
  expect (&claim, f9, false, "oasis.place.start");
  expect (&claim, b6, true, "oasis.place.claim");
  expect (&none, f9, false, "oasis.place.start");
  finish (&any);
  finish (&one);
  finish (&claim);
  finish (&none);
}

static void
test_what_is_refused_by_the_rule_is_right (void **state)
{
  Played any = start (TASKS ("[{'refuse':" STEPPE "," SAID "}]"));
  Played rival =
      start (TASKS ("[{'refuse':" STEPPE ",'rule':'oasis.place.rival'," SAID "}]"));

  static const char f9[] = "{'do':'place','by':'blue','tile':'steppe','at':'f9'}";
  static const char f11[] = "{'do':'place','by':'blue','tile':'steppe','at':'f11'}";
  static const char b10[] = "{'do':'place','by':'blue','tile':'steppe','at':'b10'}";

  expect (&any, f11, true, "oasis.place.rival");
  expect (&any, b10, true, "oasis.place.start-steppe");
  expect (&any, f9, false, "oasis.place.start");
  expect (&rival, f11, true, "oasis.place.rival");
  expect (&rival, b10, false, "oasis.place.start-steppe");
  finish (&any);
  finish (&rival);
}

/* Claims: each kind holds where it is so, and nowhere else. */
static void
expect_claims (const char *holds, const char *fails)
{
  static const char before[] =
      "{'caravanserai-lesson':1,'game':'oasis','title':'T','text':['A.'],'remember':["
      "'B.'],'rule':'oasis.place.start','position':[{'caravanserai':1,'game':'oasis',"
      "'board':'sample','players':[{'color':'blue','name':'Blue'},{'color':'red','name'"
      ":"
      "'Red'},{'color':'green','name':'Green'}]},{'do':'position','tiles':{'steppe':["
      "'g11','g12']},'markers':{'red':['g11']},'camels':{'blue':['b3','c3','a3']}},"
      "{'do':'reveal','by':'blue','counts':{'commodities':2,'wells':0,'horses':0,"
      "'ovoos':0}}],'tasks':[{'choose':[{'say':'A.','claim':";
  char *two = text_join (holds, "},{'say':'B.','claim':", fails);
  char *text = text_join (before, two, "}]," SAID "}]}");
  Played played = start (text);
  const CvTable *table = rec_record_table (played.record);
  const CvState *state = cv_match_state (rec_record_match (played.record));
  LearnMark mark = { 0 };
  RecError error = { 0 };

  assert_true (
      learn_task_choose (&played.lesson->task[0], table, state, 0, &mark, &error));
  assert_true (mark.is_right);
  assert_true (
      learn_task_choose (&played.lesson->task[0], table, state, 1, &mark, &error));
  assert_false (mark.is_right);
  assert_int_equal (learn_task_right_choice (&played.lesson->task[0], table, state), 0);
  finish (&played);
  free (text);
  free (two);
}

#define AT(CELL) "{'do':'place','by':'blue','tile':'steppe','at':'" CELL "'}"

static void
test_claims_are_what_the_engine_says (void **state)
{
  expect_claims ("{'legal':" AT ("f9") "}", "{'legal':" AT ("f11") "}");
  expect_claims ("{'legal':" AT ("b6") ",'rule':'oasis.place.claim'}",
                 "{'legal':" AT ("b6") ",'rule':'oasis.place.start'}");
  expect_claims ("{'refused':" AT ("f11") "}", "{'refused':" AT ("f9") "}");
  expect_claims ("{'refused':" AT ("f11") ",'rule':'oasis.place.rival'}",
                 "{'refused':" AT ("f11") ",'rule':'oasis.place.start-steppe'}");
  expect_claims ("{'judge':" AT ("b6") ",'is':{'swallows':['c6'],'owner':'blue'}}",
                 "{'judge':" AT ("b6") ",'is':{'swallows':['c6'],'owner':'red'}}");
  expect_claims ("{'score':{'blue':6,'red':0}}", "{'score':{'blue':6,'red':1}}");
  expect_claims ("{'score':{'blue':6},'rule':'oasis.score.camels'}",
                 "{'score':{'blue':6},'rule':'oasis.score.oasis'}");
  expect_claims ("{'count':{'blue':3},'rule':'oasis.score.camels'}",
                 "{'count':{'blue':2},'rule':'oasis.score.camels'}");
  expect_claims ("{'winners':['blue']}", "{'winners':['blue','red']}");
  expect_claims ("{'owner':{'g12':'red','c6':null}}", "{'owner':{'g12':'blue'}}");
  expect_claims ("{'has':{'blue':{'camels-in-hand':17}}}",
                 "{'has':{'blue':{'camels-in-hand':18}}}");
  expect_claims ("{'asks':[]}", "{'asks':['blue']}");
  expect_claims ("{'ends':[]}", "{'ends':['oasis.end.last-tile']}");
  expect_claims ("{'not':{'ends':['oasis.end.last-tile']}}", "{'not':{'ends':[]}}");
  expect_claims ("{'all':[{'ends':[]},{'asks':[]}]}",
                 "{'all':[{'ends':[]},{'asks':['red']}]}");
  expect_claims ("{'owner':{'c6':'blue'},'after':[" AT ("b6") "]}",
                 "{'owner':{'c6':'blue'},'after':[" AT ("f9") "]}");
}

static void
test_a_step_before_a_claim_must_be_legal (void **state)
{
  Played played =
      start (TASKS ("[{'choose':[{'say':'A.','claim':{'ends':[],'after':[" AT (
          "f11") "]}},{'say':'B.','claim':{'ends':[]}}]," SAID "}]"));
  LearnMark mark = { 0 };
  RecError error = { 0 };

  assert_false (learn_task_choose (
      &played.lesson->task[0], rec_record_table (played.record),
      cv_match_state (rec_record_match (played.record)), 0, &mark, &error));
  assert_string_equal (rec_error_rule (&error)->id, "oasis.place.rival");
  finish (&played);
}

static void
test_a_solution_is_what_is_to_be_shown_or_the_first (void **state)
{
  static const struct
  {
    const char *task, *at;
  } cases[] = {
    { TASKS ("[" DO "]"), "h1" },
    { TASKS ("[{'do':" STEPPE ",'right':'legal','shown':{'at':'f9'}," SAID "}]"),
      "f9" },
    { TASKS ("[{'do':" STEPPE ",'right':['g9','f9']," SAID "}]"), "g9" },
    { TASKS ("[{'refuse':" STEPPE ",'rule':'oasis.place.rival'," SAID "}]"), "g10" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      Played played = start (cases[i].task);
      json_t *event = learn_task_solution (
          &played.lesson->task[0], rec_record_table (played.record),
          cv_match_state (rec_record_match (played.record)));
      assert_string_equal (json_string_value (json_object_get (event, "at")),
                           cases[i].at);
      json_decref (event);
      finish (&played);
    }
}

static void
write_lesson (const char *directory, const char *name, const char *lesson)
{
  char *path = files_path (directory, name);

  files_write_lines (path, lesson);
  free (path);
}

static void
test_a_directory_is_read_in_order_or_not_at_all (void **state)
{
  const char *boards = getenv ("CARAVANSERAI_BOARDS");
  char *directory = files_make_directory ("lessons");
  LearnLessons lessons = { 0 };
  LearnError error;

  write_lesson (directory, "oasis-02-b.lesson", TASKS ("[" DO "]"));
  write_lesson (directory, "oasis-01-c.lesson", TASKS ("[" DO "]"));
  write_lesson (directory, "oregon-01-a.lesson", "{}");
  write_lesson (directory, "oasis-00-a.board", "{}");
  assert_true (learn_lessons_load (directory, &cv_oasis, boards, &lessons, &error));
  assert_int_equal (lessons.n, 2);
  assert_string_equal (lessons.lesson[0]->id, "oasis-01-c");
  assert_string_equal (lessons.lesson[1]->id, "oasis-02-b");
  learn_lessons_clear (&lessons);
  assert_true (learn_lessons_load (directory, &cv_basari, boards, &lessons, &error));
  assert_int_equal (lessons.n, 0);
  learn_lessons_clear (&lessons);
  assert_false (learn_lessons_load (directory, &cv_oregon, boards, &lessons, &error));
  assert_string_equal (error.file, "oregon-01-a.lesson");
  assert_int_equal (files_remove_directory (directory), 0);
}

static void
test_a_directory_that_is_not_there_is_said (void **state)
{
  LearnLessons lessons;
  LearnError error;

  assert_false (
      learn_lessons_load ("/nowhere/at/all", &cv_oasis, NULL, &lessons, &error));
  assert_string_equal (error.error.text, "there is no such file or folder");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_a_lesson_has_all_that_a_page_shows),
    cmocka_unit_test (test_what_is_wrong_with_the_heading_is_said),
    cmocka_unit_test (test_a_position_is_one_of_the_game_that_can_be),
    cmocka_unit_test (test_what_is_wrong_with_a_task_is_said),
    cmocka_unit_test (test_what_is_wrong_with_a_claim_is_said),
    cmocka_unit_test (test_what_is_legal_and_meant_is_right),
    cmocka_unit_test (test_what_is_refused_by_the_rule_is_right),
    cmocka_unit_test (test_claims_are_what_the_engine_says),
    cmocka_unit_test (test_a_step_before_a_claim_must_be_legal),
    cmocka_unit_test (test_a_solution_is_what_is_to_be_shown_or_the_first),
    cmocka_unit_test (test_a_directory_is_read_in_order_or_not_at_all),
    cmocka_unit_test (test_a_directory_that_is_not_there_is_said),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
