/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the archways of a board show that nobody has described: stated by the steps,
   asked for once, taken back with them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "caravan-basari-learned.h"
#include "table.h"
#include "text.h"

/* Of twelve archways the first one is known, the second by its gems. */
#define BOARD                                                                          \
  "{'caravanserai-board':1,'game':'basari','id':'twelve','arches':["                   \
  "{'points':6,'gems':'rb'},{'gems':'yy'},{},{},{},{},{},{},{},{},{},{}],'majority':"  \
  "{'red':14,'yellow':12,'green':10,'blue':8},'lap':10}"
#define HEADER                                                                         \
  "{'caravanserai':1,'game':'basari','turns':'free','board':" BOARD                    \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Carla'}]}"

#define UNKNOWN (-1)

static Table *table;

static int
sit (void **state)
{
  table = table_lay (HEADER);
  return 0;
}

static int
get_up (void **state)
{
  table_clear (table);
  return 0;
}

static void
play (const char *event)
{
  table_play (table, event);
}

static void
expect_points (int arch, int wanted)
{
  int points = UNKNOWN;

  assert_int_equal (caravan_basari_find_points (table->desk, arch - 1, &points),
                    wanted != UNKNOWN);
  assert_int_equal (points, wanted);
}

/* wanted: NULL when nobody knows. */
static void
expect_gems (int arch, const char *wanted)
{
  char text[CV_GEMS_TEXT_SIZE];
  CvGems gems = 0;

  assert_int_equal (caravan_basari_find_gems (table->desk, arch - 1, &gems),
                    wanted != NULL);
  if (wanted != NULL)
    assert_string_equal (cv_gems_print (gems, text), wanted);
}

static void
test_the_board_says_what_it_knows (void **state)
{
  expect_points (1, 6);
  expect_gems (1, "rb");
  expect_points (2, UNKNOWN);
  expect_gems (2, "yy");
  expect_points (12, UNKNOWN);
  expect_gems (12, NULL);
}

/* Anna begins on archway 1, Bruno on 2, Carla on 3. */
static void
test_a_step_states_the_archway_of_its_player (void **state)
{
  play ("{'do':'roll','dice':{'red':2,'blue':3,'green':4}}");
  play ("{'do':'points','by':'red','points':7}");
  expect_points (3, 7);
  expect_gems (3, NULL);
  play ("{'do':'gems','by':'blue','gems':'bgy'}");
  expect_gems (5, "ygb");
  expect_points (5, UNKNOWN);
  play ("{'do':'gems','by':'green','gems':''}");
  expect_gems (7, "");
  play ("{'do':'die','by':'red','roll':5}");
  play ("{'do':'points','by':'red','points':4}");
  expect_points (8, 4);
  expect_points (3, 7);
}

static void
test_what_is_undone_was_never_stated (void **state)
{
  play ("{'do':'roll','dice':{'red':2,'blue':3,'green':4}}");
  play ("{'do':'points','by':'red','points':7}");
  play ("{'do':'undo'}");
  expect_points (3, UNKNOWN);
  play ("{'do':'redo'}");
  expect_points (3, 7);
  play ("{'do':'undo','steps':2}");
  expect_points (3, UNKNOWN);
  play ("{'do':'points','by':'green','points':5}");
  expect_points (3, 5);
}

/* A board has no archway of 200 points: the next game could not read it. */
static void
test_what_no_board_can_show_is_not_learned (void **state)
{
  play ("{'do':'points','by':'green','points':200}");
  expect_points (3, UNKNOWN);
  play ("{'do':'points','by':'green','points':5}");
  expect_points (3, 5);
}

static void
test_the_board_counts_before_a_house_rule (void **state)
{
  json_t *event = text_parse ("{'do':'points','by':'red','points':4}");

  assert_false (caravan_desk_play (table->desk, event));
  json_decref (event);
  expect_points (1, 6);
}

/* Steps 0 to 3: Carla takes 5 points on archway 3, later Anna the same. */
static void
play_to_the_same_archway (void)
{
  play ("{'do':'points','by':'green','points':5}");
  play ("{'do':'roll','dice':{'red':2,'blue':3,'green':4}}");
  play ("{'do':'points','by':'red','points':5}");
  play ("{'do':'gems','by':'red','gems':'r'}");
  expect_points (3, 5);
}

static void
correct (gsize step, const char *text)
{
  json_t *event = text_parse (text);

  caravan_desk_correct (table->desk, step);
  assert_true (caravan_desk_play (table->desk, event));
  assert_true (caravan_match_flush (table->match));
  json_decref (event);
}

static void
test_a_step_under_correction_is_asked_again (void **state)
{
  play_to_the_same_archway ();
  caravan_desk_correct (table->desk, 0);
  expect_points (3, UNKNOWN);
  expect_gems (3, "r");
  caravan_desk_look_at (table->desk, G_MAXSIZE);
  expect_points (3, 5);
}

/* What was corrected is new; what is played again after it says nothing new. */
static void
test_the_last_correction_counts (void **state)
{
  play_to_the_same_archway ();
  correct (0, "{'do':'points','by':'green','points':6}");
  expect_points (3, 6);
  expect_gems (3, "r");
  correct (2, "{'do':'points','by':'red','points':7}");
  expect_points (3, 7);
}

/* The record as it is on the disk tells the same. */
static void
test_a_record_that_is_opened_again_has_learned_the_same (void **state)
{
  RecError error = { 0 };

  play_to_the_same_archway ();
  correct (0, "{'do':'points','by':'green','points':6}");
  g_autofree char *path = g_strdup (caravan_match_get_path (table->match));
  g_clear_object (&table->desk);
  g_object_unref (table->match);
  caravan_match_settle ();
  table->match = caravan_match_open (path, &error);
  assert_non_null (table->match);
  table->desk = caravan_desk_new (table->match);
  expect_points (3, 6);
  expect_gems (3, "r");
}

static void
test_the_whole_board_is_learned (void **state)
{
  CvBoard board;

  play_to_the_same_archway ();
  caravan_basari_learn (caravan_match_get_log (table->match), &board);
  assert_int_equal (board.n_arches, 12);
  assert_true (board.has_arch_points[0] && board.has_arch_points[2]);
  assert_int_equal (board.arch_points[2], 5);
  assert_true (board.has_arch_gems[2]);
  assert_false (board.has_arch_points[1] || board.has_arch_gems[3]);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_the_board_says_what_it_knows, sit, get_up),
    cmocka_unit_test_setup_teardown (test_a_step_states_the_archway_of_its_player, sit,
                                     get_up),
    cmocka_unit_test_setup_teardown (test_what_is_undone_was_never_stated, sit, get_up),
    cmocka_unit_test_setup_teardown (test_what_no_board_can_show_is_not_learned, sit,
                                     get_up),
    cmocka_unit_test_setup_teardown (test_the_board_counts_before_a_house_rule, sit,
                                     get_up),
    cmocka_unit_test_setup_teardown (test_a_step_under_correction_is_asked_again, sit,
                                     get_up),
    cmocka_unit_test_setup_teardown (test_the_last_correction_counts, sit, get_up),
    cmocka_unit_test_setup_teardown (
        test_a_record_that_is_opened_again_has_learned_the_same, sit, get_up),
    cmocka_unit_test_setup_teardown (test_the_whole_board_is_learned, sit, get_up),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
