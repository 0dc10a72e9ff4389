/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk without a window: what pointing at cells and acting on them does to a match
   on the disk. Red, Blue and Green play on a board of three rows: oasis border above,
   land with a bonus space of each kind in the middle, camel path below. */
#include "caravan-desk.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#include "files.h"
#include "oasis-events.h"
#include "table.h"
#include "text.h"

enum
{
  SEAT_RED,
  SEAT_BLUE,
  SEAT_GREEN
};

enum
{
  TOOL_OASIS,
  TOOL_STEPPE,
  TOOL_STONE,
  TOOL_CAMEL
};

static void
desk_changed_cb (CaravanDesk *desk, guint what, Table *table)
{
  table->changed |= what;
}

static Table *
lay_table (const char *turns)
{
  g_autofree char *text = g_strdup_printf (
      "{'caravanserai':1,'game':'oasis','edition':'it','turns':'%s','board':%s,"
      "'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"
      "{'color':'green','name':'Chiara'}]}",
      turns, MEADOW_BOARD);
  Table *table = table_lay (text);

  g_signal_connect (table->desk, "changed", G_CALLBACK (desk_changed_cb), table);
  return table;
}

static int
set_up_free (void **state)
{
  *state = lay_table ("free");
  return 0;
}

static int
set_up_guided (void **state)
{
  *state = lay_table ("guided");
  return 0;
}

static int
tear_down (void **state)
{
  table_clear (*state);
  return 0;
}

/* In short. */

static CvCell
cell (const char *name)
{
  CvCell read = CV_CELL_NONE;

  assert_true (cv_cell_parse (name, &read));
  return read;
}

static void
choose (Table *table, int seat, int tool)
{
  caravan_desk_set_seat (table->desk, seat);
  caravan_desk_set_tool (table->desk, tool);
}

/* Everything accepted is on the disk, and the window knows. */
static void
settle (Table *table)
{
  assert_true (caravan_match_flush (table->match));
}

static gboolean
act (Table *table, const char *name)
{
  gboolean done = caravan_desk_act (table->desk, cell (name));

  settle (table);
  return done;
}

static void
play (Table *table, const char *text)
{
  json_t *event = text_parse (text);

  assert_true (caravan_desk_play (table->desk, event));
  json_decref (event);
  settle (table);
}

static gsize
count_steps (Table *table)
{
  return cv_match_n_steps (caravan_match_get_log (table->match));
}

/* The event of the last step is this one, but for its time. */
static void
expect_last (Table *table, const char *text)
{
  RecRecord *record = caravan_match_get_record (table->match);
  CvMatch *log = caravan_match_get_log (table->match);
  json_t *wanted = text_parse (text);
  json_t *event =
      rec_record_event (record, cv_match_step_entry (log, count_steps (table) - 1));
  json_t *bare = json_deep_copy (event);

  json_object_del (bare, "time");
  if (!json_equal (bare, wanted))
    fail_msg ("%s instead of %s", json_dumps (bare, JSON_COMPACT), text);
  json_decref (bare);
  json_decref (event);
  json_decref (wanted);
}

static void
expect_verdict (Table *table, const char *rule)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (table->desk);

  if (rule == NULL)
    {
      assert_null (verdict);
      return;
    }
  assert_non_null (verdict);
  assert_string_equal (verdict->rule->id, rule);
}

static gboolean
is_legal (Table *table, const char *name)
{
  const CvBoard *board = &caravan_desk_get_table (table->desk)->board;

  return cv_set_has (caravan_desk_get_legal (table->desk),
                     cv_board_bit (board, cell (name)));
}

static gboolean
has_cell (Table *table, const CvSet *set, const char *name)
{
  const CvBoard *board = &caravan_desk_get_table (table->desk)->board;

  return cv_set_has (set, cv_board_bit (board, cell (name)));
}

/* Blue has four areas and so no marker in hand. */
static void
use_up_markers (Table *table)
{
  play (table, PLACE ("blue", "oasis", "a1"));
  play (table, PLACE ("blue", "oasis", "d1"));
  play (table, PLACE ("blue", "stone", "g1"));
  play (table, PLACE ("blue", "stone", "j1"));
}

/* All camels of Red stand on the path, from a3 to t3. */
static void
use_up_camels (Table *table)
{
  for (char column = 'a'; column <= 't'; column++)
    {
      g_autofree char *text =
          g_strdup_printf ("{'do':'camel','by':'red','at':'%c3'}", column);
      play (table, text);
    }
}

/* Free placing. */

static void
test_nothing_is_placed_before_a_piece_is_chosen (void **state)
{
  Table *table = *state;

  assert_int_equal (caravan_desk_get_tool (table->desk), -1);
  caravan_desk_point (table->desk, cell ("a1"));
  expect_verdict (table, NULL);
  assert_false (act (table, "a1"));
  assert_int_equal (count_steps (table), 0);
}

static void
test_a_legal_cell_is_recorded_by_acting_on_it (void **state)
{
  Table *table = *state;

  choose (table, SEAT_BLUE, TOOL_OASIS);
  caravan_desk_point (table->desk, cell ("c1"));
  expect_verdict (table, "oasis.place.start");
  assert_true (act (table, "c1"));
  expect_last (table, PLACE ("blue", "oasis", "c1"));
  CvSet last;
  caravan_desk_get_last (table->desk, &last);
  assert_true (has_cell (table, &last, "c1"));
  assert_false (has_cell (table, &last, "c2"));
}

static void
test_camels_go_to_the_path (void **state)
{
  Table *table = *state;

  choose (table, SEAT_GREEN, TOOL_CAMEL);
  assert_true (is_legal (table, "c3"));
  assert_false (is_legal (table, "c1"));
  assert_true (act (table, "c3"));
  expect_last (table, CAMEL ("green", "c3"));
}

static void
test_quick_hands_need_not_wait_for_the_disk (void **state)
{
  Table *table = *state;

  choose (table, SEAT_BLUE, TOOL_STONE);
  assert_true (caravan_desk_act (table->desk, cell ("a2")));
  assert_true (caravan_desk_act (table->desk, cell ("b2")));
  assert_true (caravan_desk_act (table->desk, cell ("c2")));
  assert_false (caravan_desk_act (table->desk, cell ("c2")));
  expect_verdict (table, "oasis.place.occupied");
  settle (table);
  assert_int_equal (count_steps (table), 3);
  expect_last (table, PLACE ("blue", "stone", "c2"));
}

/* Refusing and overruling. */

static void
test_a_refused_cell_is_not_recorded_and_says_why (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "c2"));
  expect_verdict (table, "oasis.place.start-oasis");
  assert_true (caravan_desk_can_overrule (table->desk));
  assert_int_equal (count_steps (table), 0);
}

static void
test_the_table_may_let_it_stand_with_a_lasting_mark (void **state)
{
  Table *table = *state;
  CvSet house;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "c2"));
  assert_true (caravan_desk_overrule (table->desk));
  settle (table);
  expect_last (table, "{'do':'place','by':'red','tile':'oasis','at':'c2',"
                      "'allowed':'house'}");
  play (table, CAMEL ("red", "a3"));
  caravan_desk_get_house (table->desk, &house);
  assert_true (has_cell (table, &house, "c2"));
  assert_false (has_cell (table, &house, "a3"));
  caravan_desk_back_to (table->desk, 0);
  settle (table);
  caravan_desk_get_house (table->desk, &house);
  assert_false (has_cell (table, &house, "c2"));
}

static void
test_what_is_impossible_can_not_be_overruled (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "stone", "c2"));
  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "c2"));
  expect_verdict (table, "oasis.place.occupied");
  assert_false (caravan_desk_can_overrule (table->desk));
  assert_false (caravan_desk_overrule (table->desk));
  assert_int_equal (count_steps (table), 1);
}

static void
test_a_legal_verdict_offers_nothing_to_overrule (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STONE);
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  expect_verdict (table, "oasis.place.start");
  assert_false (caravan_desk_can_overrule (table->desk));
  assert_true (caravan_desk_accept (table->desk));
  settle (table);
  expect_last (table, PLACE ("red", "stone", "c2"));
}

static void
test_a_house_rule_that_opens_an_area_asks_for_the_marker_too (void **state)
{
  Table *table = *state;

  use_up_markers (table);
  choose (table, SEAT_BLUE, TOOL_OASIS);
  assert_false (act (table, "m2"));
  expect_verdict (table, "oasis.place.start-oasis");
  assert_true (caravan_desk_overrule (table->desk));
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_true (act (table, "d1"));
  expect_last (table, "{'do':'place','by':'blue','tile':'oasis','at':'m2',"
                      "'allowed':'house','marker':'d1'}");
}

/* The marker question. */

static void
open_question (Table *table)
{
  use_up_markers (table);
  choose (table, SEAT_BLUE, TOOL_STONE);
  assert_true (act (table, "m1"));
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_int_equal (count_steps (table), 4);
  assert_int_equal (caravan_desk_get_held (table->desk), cell ("m1"));
}

static void
test_opening_an_area_without_a_marker_asks_which_one_moves (void **state)
{
  Table *table = *state;

  open_question (table);
  assert_true (is_legal (table, "a1"));
  assert_true (is_legal (table, "j1"));
  assert_false (is_legal (table, "m1"));
  assert_true (act (table, "g1"));
  expect_last (table, "{'do':'place','by':'blue','tile':'stone','at':'m1',"
                      "'marker':'g1'}");
  assert_null (caravan_desk_get_question (table->desk));
  assert_int_equal (caravan_desk_get_held (table->desk), CV_CELL_NONE);
}

static void
test_the_area_may_be_left_free (void **state)
{
  Table *table = *state;

  open_question (table);
  caravan_desk_decline (table->desk);
  settle (table);
  expect_last (table, "{'do':'place','by':'blue','tile':'stone','at':'m1',"
                      "'marker':'none'}");
}

static void
test_the_question_can_be_cancelled (void **state)
{
  Table *table = *state;

  open_question (table);
  assert_true (caravan_desk_cancel (table->desk));
  assert_null (caravan_desk_get_question (table->desk));
  assert_int_equal (count_steps (table), 4);
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
  assert_true (is_legal (table, "m1"));
}

static void
test_a_cell_without_a_marker_to_move_leaves_the_question_open (void **state)
{
  Table *table = *state;

  open_question (table);
  assert_false (act (table, "p1"));
  expect_verdict (table, "oasis.marker.not-yours");
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_true (act (table, "a1"));
}

static void
test_extending_asks_nothing (void **state)
{
  Table *table = *state;

  use_up_markers (table);
  choose (table, SEAT_BLUE, TOOL_STONE);
  assert_true (act (table, "g2"));
  assert_null (caravan_desk_get_question (table->desk));
  expect_last (table, PLACE ("blue", "stone", "g2"));
}

static void
test_with_a_marker_in_hand_nothing_is_asked (void **state)
{
  Table *table = *state;

  use_up_markers (table);
  choose (table, SEAT_RED, TOOL_STONE);
  assert_true (act (table, "m1"));
  assert_null (caravan_desk_get_question (table->desk));
}

static void
test_a_question_survives_the_step_before_it_reaching_the_disk (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "oasis", "a1"));
  play (table, PLACE ("blue", "oasis", "d1"));
  play (table, PLACE ("blue", "stone", "g1"));
  choose (table, SEAT_BLUE, TOOL_STONE);
  assert_true (caravan_desk_act (table->desk, cell ("j1")));
  assert_true (caravan_desk_act (table->desk, cell ("m1")));
  assert_non_null (caravan_desk_get_question (table->desk));
  settle (table);
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_true (act (table, "j1"));
  expect_last (table, "{'do':'place','by':'blue','tile':'stone','at':'m1',"
                      "'marker':'j1'}");
}

static void
test_choosing_another_piece_drops_the_question (void **state)
{
  Table *table = *state;

  open_question (table);
  caravan_desk_set_tool (table->desk, TOOL_CAMEL);
  assert_null (caravan_desk_get_question (table->desk));
  assert_true (act (table, "m3"));
  expect_last (table, CAMEL ("blue", "m3"));
}

/* Moving camels. */

static void
test_with_all_camels_out_one_is_picked_up_and_moved (void **state)
{
  Table *table = *state;

  use_up_camels (table);
  choose (table, SEAT_RED, TOOL_CAMEL);
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_true (is_legal (table, "b3"));
  assert_false (is_legal (table, "w3"));
  assert_false (act (table, "w3"));
  assert_true (act (table, "b3"));
  assert_null (caravan_desk_get_question (table->desk));
  assert_int_equal (caravan_desk_get_held (table->desk), cell ("b3"));
  assert_true (is_legal (table, "w3"));
  caravan_desk_point (table->desk, cell ("w3"));
  expect_verdict (table, "oasis.camel.move");
  assert_true (act (table, "w3"));
  expect_last (table, MOVE ("red", "b3", "w3"));
  assert_int_equal (caravan_desk_get_held (table->desk), CV_CELL_NONE);
}

static void
test_a_camel_can_be_put_back_where_it_was (void **state)
{
  Table *table = *state;

  use_up_camels (table);
  choose (table, SEAT_RED, TOOL_CAMEL);
  assert_true (act (table, "b3"));
  assert_true (caravan_desk_cancel (table->desk));
  assert_int_equal (caravan_desk_get_held (table->desk), CV_CELL_NONE);
  assert_non_null (caravan_desk_get_question (table->desk));
  assert_true (caravan_desk_cancel (table->desk));
  assert_null (caravan_desk_get_question (table->desk));
  assert_int_equal (caravan_desk_get_tool (table->desk), -1);
  assert_false (caravan_desk_cancel (table->desk));
}

static void
test_moving_to_a_taken_space_is_refused_and_the_camel_stays_picked_up (void **state)
{
  Table *table = *state;

  use_up_camels (table);
  choose (table, SEAT_RED, TOOL_CAMEL);
  assert_true (act (table, "b3"));
  assert_false (act (table, "d3"));
  expect_verdict (table, "oasis.camel.occupied");
  assert_int_equal (caravan_desk_get_held (table->desk), cell ("b3"));
  assert_true (act (table, "z3"));
}

/* Pinning. */

static void
expect_hint (Table *table, const char *id)
{
  const CvAnswer *hint = caravan_desk_get_hint (table->desk);

  if (id == NULL)
    assert_null (hint);
  else
    {
      assert_non_null (hint);
      assert_string_equal (hint->verdict.rule->id, id);
    }
}

static void
test_a_refused_cell_is_pinned_whatever_is_pointed_at (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "c2"));
  assert_true (caravan_desk_is_pinned (table->desk));
  expect_hint (table, NULL);
  caravan_desk_point (table->desk, cell ("d1"));
  expect_verdict (table, "oasis.place.start-oasis");
  expect_hint (table, "oasis.place.start");
  caravan_desk_point (table->desk, cell ("m2"));
  expect_hint (table, "oasis.place.start-oasis");
  caravan_desk_point (table->desk, CV_CELL_NONE);
  expect_hint (table, NULL);
  assert_true (caravan_desk_overrule (table->desk));
  settle (table);
  expect_last (table, "{'do':'place','by':'red','tile':'oasis','at':'c2',"
                      "'allowed':'house'}");
  assert_false (caravan_desk_is_pinned (table->desk));
}

static void
test_what_is_only_pointed_at_is_recorded_by_no_button (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  caravan_desk_point (table->desk, cell ("c2"));
  expect_verdict (table, "oasis.place.start-oasis");
  assert_true (caravan_desk_may_overrule (table->desk));
  assert_false (caravan_desk_can_overrule (table->desk));
  assert_false (caravan_desk_overrule (table->desk));
  caravan_desk_point (table->desk, cell ("d1"));
  expect_verdict (table, "oasis.place.start");
  assert_false (caravan_desk_accept (table->desk));
  assert_int_equal (count_steps (table), 0);
}

static void
test_another_cell_escape_and_a_step_let_go_of_it (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "c2"));
  assert_false (act (table, "m2"));
  caravan_desk_point (table->desk, cell ("d1"));
  assert_true (caravan_desk_cancel (table->desk));
  assert_false (caravan_desk_is_pinned (table->desk));
  expect_verdict (table, NULL);
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_OASIS);
  assert_false (act (table, "c2"));
  assert_true (act (table, "d1"));
  assert_false (caravan_desk_is_pinned (table->desk));
  assert_false (act (table, "m2"));
  caravan_desk_undo (table->desk);
  settle (table);
  assert_false (caravan_desk_is_pinned (table->desk));
  expect_verdict (table, NULL);
}

/* The disk answers late; what was clicked meanwhile stays. */
static void
test_an_earlier_step_on_the_disk_does_not_let_go_of_it (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_true (caravan_desk_act (table->desk, cell ("d1")));
  assert_false (caravan_desk_act (table->desk, cell ("m2")));
  settle (table);
  assert_true (caravan_desk_is_pinned (table->desk));
  expect_verdict (table, "oasis.place.start-oasis");
}

/* A step that came from elsewhere does. */
static void
test_a_step_of_the_drawer_lets_go_of_it (void **state)
{
  Table *table = *state;
  json_t *event = text_parse ("{'do':'hide','by':'red','add':{'wells':1}}");
  RecError error = { 0 };

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "m2"));
  assert_true (caravan_match_play (table->match, event, &error));
  json_decref (event);
  settle (table);
  assert_false (caravan_desk_is_pinned (table->desk));
}

static void
test_the_pinned_space_is_asked_about_for_another_piece_too (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (act (table, "m2"));
  caravan_desk_point (table->desk, CV_CELL_NONE);
  caravan_desk_set_tool (table->desk, TOOL_STONE);
  assert_true (caravan_desk_is_pinned (table->desk));
  expect_verdict (table, "oasis.place.start");
  assert_true (caravan_desk_accept (table->desk));
  settle (table);
  expect_last (table, PLACE ("red", "stone", "m2"));
}

/* A finger. */

static void
test_the_first_tap_pins_and_the_second_records (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STONE);
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  expect_verdict (table, "oasis.place.start");
  assert_true (caravan_desk_is_pinned (table->desk));
  assert_false (caravan_desk_tap (table->desk, cell ("m2")));
  assert_int_equal (count_steps (table), 0);
  assert_true (caravan_desk_tap (table->desk, cell ("m2")));
  settle (table);
  assert_int_equal (count_steps (table), 1);
  expect_last (table, PLACE ("red", "stone", "m2"));
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  caravan_desk_cancel (table->desk);
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  assert_int_equal (count_steps (table), 1);
}

static void
test_a_second_tap_on_a_refused_space_records_nothing (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  assert_true (caravan_desk_is_pinned (table->desk));
  expect_verdict (table, "oasis.place.start-oasis");
  assert_int_equal (count_steps (table), 0);
  assert_true (caravan_desk_overrule (table->desk));
}

/* Pointing. */

static void
test_leaving_the_board_keeps_the_last_verdict (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_OASIS);
  caravan_desk_point (table->desk, cell ("c2"));
  caravan_desk_point (table->desk, CV_CELL_NONE);
  expect_verdict (table, "oasis.place.start-oasis");
}

static void
test_the_cell_just_used_says_nothing_until_one_points_elsewhere (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STONE);
  caravan_desk_point (table->desk, cell ("c2"));
  assert_true (act (table, "c2"));
  expect_verdict (table, NULL);
  caravan_desk_point (table->desk, CV_CELL_NONE);
  caravan_desk_point (table->desk, cell ("c2"));
  expect_verdict (table, NULL);
  caravan_desk_point (table->desk, cell ("d2"));
  expect_verdict (table, "oasis.place.extend");
  caravan_desk_point (table->desk, cell ("c2"));
  expect_verdict (table, "oasis.place.occupied");
}

static void
test_acting_again_on_the_cell_just_used_says_why_not (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STONE);
  assert_true (act (table, "c2"));
  assert_false (act (table, "c2"));
  expect_verdict (table, "oasis.place.occupied");
}

static void
test_another_piece_or_player_changes_the_verdict_on_the_cell (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "stone", "b2"));
  choose (table, SEAT_BLUE, TOOL_STONE);
  caravan_desk_point (table->desk, cell ("c2"));
  expect_verdict (table, "oasis.place.extend");
  caravan_desk_set_seat (table->desk, SEAT_RED);
  expect_verdict (table, "oasis.place.rival");
  caravan_desk_set_tool (table->desk, TOOL_STEPPE);
  expect_verdict (table, "oasis.place.start");
}

static void
test_changes_are_told_by_what_they_concern (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STONE);
  table->changed = 0;
  caravan_desk_point (table->desk, cell ("c2"));
  assert_int_equal (table->changed, CARAVAN_DESK_POINTED | CARAVAN_DESK_VERDICT);
  table->changed = 0;
  caravan_desk_point (table->desk, cell ("c2"));
  assert_int_equal (table->changed, 0);
  caravan_desk_set_seat (table->desk, SEAT_BLUE);
  assert_int_equal (table->changed, CARAVAN_DESK_CHOICE | CARAVAN_DESK_VERDICT);
  act (table, "c2");
  assert_int_equal (table->changed, CARAVAN_DESK_ALL);
}

static void
test_a_considered_event_is_judged_but_not_played (void **state)
{
  Table *table = *state;
  json_t *event = text_parse (PLACE ("red", "oasis", "c2"));

  caravan_desk_consider (table->desk, event);
  expect_verdict (table, "oasis.place.start-oasis");
  caravan_desk_consider (table->desk, NULL);
  expect_verdict (table, NULL);
  json_decref (event);
  event = text_parse ("{'do':'dance'}");
  caravan_desk_consider (table->desk, event);
  assert_non_null (caravan_desk_get_message (table->desk));
  json_decref (event);
  assert_int_equal (count_steps (table), 0);
}

/* Legal cells and verdicts agree. */

static void
expect_agreement (Table *table, int seat, int tool)
{
  const CvBoard *board = &caravan_desk_get_table (table->desk)->board;

  choose (table, seat, tool);
  if (caravan_desk_get_question (table->desk) != NULL)
    return;
  CvSet legal = *caravan_desk_get_legal (table->desk);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        CvCell here = cv_cell (column, row);
        caravan_desk_point (table->desk, here);
        const CvVerdict *verdict = caravan_desk_get_verdict (table->desk);
        assert_non_null (verdict);
        if (caravan_desk_find_tool (table->desk,
                                    caravan_desk_get_event (table->desk)) != tool)
          assert_true (cv_verdict_is_legal (verdict));
        else
          assert_int_equal (cv_verdict_is_legal (verdict),
                            cv_set_has (&legal, cv_board_bit (board, here)));
      }
  caravan_desk_point (table->desk, CV_CELL_NONE);
}

static void
test_legal_cells_are_those_with_a_legal_verdict (void **state)
{
  Table *table = *state;

  use_up_markers (table);
  play (table, PLACE ("red", "steppe", "c2"));
  play (table, PLACE ("green", "stone", "y1"));
  play (table, CAMEL ("green", "y3"));
  caravan_desk_point (table->desk, cell ("z1"));
  for (int seat = SEAT_RED; seat <= SEAT_GREEN; seat++)
    for (int tool = TOOL_OASIS; tool <= TOOL_CAMEL; tool++)
      expect_agreement (table, seat, tool);
}

/* Undo, back, corrections, looking back. */

static void
test_undo_and_redo_go_back_and_forth (void **state)
{
  Table *table = *state;

  assert_false (caravan_desk_can_undo (table->desk));
  play (table, PLACE ("red", "stone", "a2"));
  play (table, PLACE ("red", "stone", "b2"));
  assert_true (caravan_desk_can_undo (table->desk));
  assert_false (caravan_desk_can_redo (table->desk));
  caravan_desk_undo (table->desk);
  settle (table);
  expect_last (table, PLACE ("red", "stone", "a2"));
  assert_true (caravan_desk_can_redo (table->desk));
  caravan_desk_redo (table->desk);
  settle (table);
  expect_last (table, PLACE ("red", "stone", "b2"));
}

static void
test_back_to_a_moment_takes_back_what_followed (void **state)
{
  Table *table = *state;

  play (table, PLACE ("red", "stone", "a2"));
  play (table, PLACE ("red", "stone", "b2"));
  play (table, PLACE ("red", "stone", "c2"));
  caravan_desk_back_to (table->desk, 1);
  settle (table);
  assert_int_equal (count_steps (table), 1);
  expect_last (table, PLACE ("red", "stone", "a2"));
  caravan_desk_redo (table->desk);
  settle (table);
  assert_int_equal (count_steps (table), 2);
}

static void
test_a_step_is_corrected_by_placing_it_elsewhere (void **state)
{
  Table *table = *state;
  gsize step = 0;

  play (table, PLACE ("blue", "stone", "a2"));
  play (table, CAMEL ("red", "a3"));
  caravan_desk_correct (table->desk, 0);
  assert_true (caravan_desk_get_correcting (table->desk, &step));
  assert_int_equal (step, 0);
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_BLUE);
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
  assert_true (is_legal (table, "a2"));
  assert_true (act (table, "f2"));
  assert_false (caravan_desk_get_correcting (table->desk, &step));
  assert_int_equal (count_steps (table), 2);
  expect_last (table, CAMEL ("red", "a3"));
  caravan_desk_undo (table->desk);
  settle (table);
  expect_last (table, PLACE ("blue", "stone", "f2"));
}

static void
test_a_correction_that_a_later_step_forbids_changes_nothing (void **state)
{
  Table *table = *state;
  gsize step = 0;

  play (table, PLACE ("blue", "stone", "a2"));
  play (table, PLACE ("red", "stone", "f2"));
  caravan_desk_correct (table->desk, 0);
  assert_false (act (table, "e2"));
  expect_verdict (table, "oasis.place.rival");
  assert_true (caravan_desk_get_later_step (table->desk, &step));
  assert_int_equal (step, 1);
  assert_false (caravan_desk_can_overrule (table->desk));
  assert_true (caravan_desk_get_correcting (table->desk, &step));
  assert_true (caravan_desk_cancel (table->desk));
  expect_verdict (table, NULL);
  assert_true (caravan_desk_get_correcting (table->desk, &step));
  assert_true (caravan_desk_cancel (table->desk));
  assert_false (caravan_desk_get_correcting (table->desk, &step));
  expect_last (table, PLACE ("red", "stone", "f2"));
}

static void
test_looking_back_shows_and_records_nothing (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "stone", "a2"));
  play (table, PLACE ("blue", "stone", "b2"));
  choose (table, SEAT_BLUE, TOOL_STONE);
  caravan_desk_look_at (table->desk, 1);
  assert_int_equal (caravan_desk_get_looking_at (table->desk), 1);
  assert_int_equal (caravan_desk_get_state (table->desk)->oasis.tiles_left[TOOL_STONE],
                    19);
  assert_false (caravan_desk_can_record (table->desk));
  assert_false (is_legal (table, "c2"));
  assert_false (act (table, "c2"));
  json_t *event = text_parse (CAMEL ("red", "a3"));
  assert_false (caravan_desk_play (table->desk, event));
  json_decref (event);
  assert_non_null (caravan_desk_get_message (table->desk));
  assert_true (caravan_desk_cancel (table->desk));
  assert_null (caravan_desk_get_message (table->desk));
  assert_true (caravan_desk_cancel (table->desk));
  assert_int_equal (caravan_desk_get_state (table->desk)->oasis.tiles_left[TOOL_STONE],
                    18);
  assert_true (act (table, "c2"));
}

/* Hands off. */

static void
refuse (Table *table, const char *text)
{
  json_t *event = text_parse (text);

  assert_false (caravan_desk_play (table->desk, event));
  json_decref (event);
  assert_non_null (caravan_desk_get_message (table->desk));
}

static void
test_hands_off_nothing_is_entered (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "stone", "a2"));
  play (table, PLACE ("blue", "stone", "b2"));
  play (table, UNDO);
  choose (table, SEAT_BLUE, TOOL_STONE);
  caravan_desk_set_hands_off (table->desk, TRUE);
  gsize n_entries = cv_match_n_entries (caravan_match_get_log (table->match));
  assert_false (caravan_desk_can_record (table->desk));
  assert_false (caravan_desk_can_undo (table->desk));
  assert_false (caravan_desk_can_redo (table->desk));
  assert_false (act (table, "c2"));
  assert_non_null (caravan_desk_get_message (table->desk));
  assert_false (caravan_desk_tap (table->desk, cell ("c2")));
  caravan_desk_begin_stroke (table->desk);
  caravan_desk_stroke (table->desk, cell ("d2"));
  refuse (table, CAMEL ("red", "a3"));
  refuse (table, "{'do':'note','text':'Tea.'}");
  caravan_desk_undo (table->desk);
  caravan_desk_redo (table->desk);
  caravan_desk_back_to (table->desk, 0);
  settle (table);
  assert_int_equal (cv_match_n_entries (caravan_match_get_log (table->match)),
                    n_entries);
}

static void
test_hands_off_what_was_begun_waits (void **state)
{
  Table *table = *state;
  gsize step;

  play (table, PLACE ("blue", "stone", "a2"));
  choose (table, SEAT_BLUE, TOOL_STONE);
  caravan_desk_set_hands_off (table->desk, TRUE);
  caravan_desk_choose (table->desk, SEAT_RED, TOOL_CAMEL);
  caravan_desk_correct (table->desk, 0);
  assert_false (caravan_desk_get_correcting (table->desk, &step));
  assert_false (caravan_desk_cancel (table->desk));
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_BLUE);
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
  assert_false (act (table, "b2"));
  table->changed = 0;
  caravan_desk_set_hands_off (table->desk, FALSE);
  assert_int_equal (table->changed, CARAVAN_DESK_ALL);
  assert_null (caravan_desk_get_message (table->desk));
  assert_true (act (table, "b2"));
  expect_last (table, PLACE ("blue", "stone", "b2"));
}

/* A verdict that is pinned may be what is passed round. */
static void
test_hands_off_all_can_be_looked_at (void **state)
{
  Table *table = *state;

  play (table, PLACE ("blue", "stone", "a2"));
  choose (table, SEAT_RED, TOOL_STONE);
  assert_false (act (table, "b2"));
  caravan_desk_set_hands_off (table->desk, TRUE);
  assert_true (caravan_desk_is_pinned (table->desk));
  assert_non_null (caravan_desk_get_verdict (table->desk));
  assert_false (caravan_desk_can_overrule (table->desk));
  assert_false (caravan_desk_overrule (table->desk));
  assert_true (caravan_desk_cancel (table->desk));
  caravan_desk_point (table->desk, cell ("f2"));
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (table->desk)));
  caravan_desk_look_at (table->desk, 0);
  assert_int_equal (caravan_desk_get_looking_at (table->desk), 0);
  assert_true (caravan_desk_cancel (table->desk));
  assert_int_equal (caravan_desk_get_looking_at (table->desk), G_MAXSIZE);
}

/* Guided turns. */

static void
start_round (Table *table)
{
  play (table, COUNTERS ("'blue','red','green'"));
  play (table, "{'do':'offer','by':'blue','cards':1}");
  play (table, "{'do':'offer','by':'red','cards':1}");
  play (table, "{'do':'offer','by':'green','cards':2}");
}

static void
test_in_guided_turns_the_seat_follows_the_turn (void **state)
{
  Table *table = *state;

  play (table, COUNTERS ("'blue','red','green'"));
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_BLUE);
  play (table, "{'do':'offer','by':'blue','cards':1}");
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_RED);
  caravan_desk_undo (table->desk);
  settle (table);
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_BLUE);
}

/* Before the switch has reached the disk: the shown turns are still free then. */
static void
test_a_switch_to_guided_turns_chooses_whose_turn_it_is (void **state)
{
  Table *table = *state;

  play (table, COUNTERS ("'blue','red','green'"));
  caravan_desk_set_seat (table->desk, SEAT_GREEN);
  play (table, "{'do':'set','turns':'guided'}");
  assert_int_equal (caravan_desk_get_asked (table->desk), 1 << SEAT_BLUE);
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_BLUE);
}

static void
test_the_first_piece_owed_is_chosen_at_once (void **state)
{
  Table *table = *state;

  start_round (table);
  assert_int_equal (caravan_desk_get_tool (table->desk), -1);
  play (table, "{'do':'take','by':'blue','from':'green',"
               "'cards':['stone','camels-2']}");
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
  caravan_desk_set_tool (table->desk, TOOL_CAMEL);
  assert_true (act (table, "a3"));
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_CAMEL);
  assert_true (act (table, "b3"));
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
  assert_true (act (table, "b2"));
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_RED);
  assert_int_equal (caravan_desk_get_tool (table->desk), -1);
}

/* A space of the path means a camel, whatever is chosen; the choice stays. */
static void
test_the_path_means_a_camel (void **state)
{
  Table *table = *state;

  choose (table, SEAT_BLUE, TOOL_OASIS);
  caravan_desk_point (table->desk, cell ("a3"));
  expect_verdict (table, "oasis.camel.place");
  assert_true (act (table, "a3"));
  expect_last (table, CAMEL ("blue", "a3"));
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_OASIS);
  /* Where no camel can go, it is about what is chosen. */
  assert_false (act (table, "a3"));
  assert_int_equal (count_steps (table), 1);
  caravan_desk_set_tool (table->desk, -1);
  assert_true (act (table, "b3"));
  expect_last (table, CAMEL ("blue", "b3"));
}

static void
stroke (Table *table, const char *cells)
{
  g_auto (GStrv) names = g_strsplit (cells, " ", -1);

  caravan_desk_begin_stroke (table->desk);
  for (char **name = names; *name != NULL; name++)
    caravan_desk_stroke (table->desk, cell (*name));
  settle (table);
}

static void
test_a_stroke_lays_a_piece_on_each_cell (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_CAMEL);
  stroke (table, "a3 b3 c3");
  assert_int_equal (count_steps (table), 3);
  expect_last (table, CAMEL ("red", "c3"));
  choose (table, SEAT_RED, TOOL_STEPPE);
  stroke (table, "c2 d2 b3 e2");
  /* The camel's space ends it, and says why. */
  assert_int_equal (count_steps (table), 5);
  assert_true (caravan_desk_is_pinned (table->desk));
  stroke (table, "e2 f2");
  assert_int_equal (count_steps (table), 7);
}

/* What is owed ends with the stroke, and nothing is refused. */
static void
test_a_stroke_ends_with_what_is_owed (void **state)
{
  Table *table = *state;

  start_round (table);
  play (table, "{'do':'take','by':'blue','from':'green',"
               "'cards':['stone','camels-2']}");
  caravan_desk_set_tool (table->desk, TOOL_CAMEL);
  stroke (table, "a3 b3 c3 d3");
  expect_last (table, CAMEL ("blue", "b3"));
  assert_false (caravan_desk_is_pinned (table->desk));
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
}

static void
test_the_piece_just_laid_can_be_taken_back (void **state)
{
  Table *table = *state;

  choose (table, SEAT_RED, TOOL_STEPPE);
  assert_true (act (table, "c2"));
  assert_false (caravan_desk_can_take_back (table->desk));
  assert_true (act (table, "m2"));
  assert_false (act (table, "c2"));
  assert_false (caravan_desk_can_take_back (table->desk));
  assert_false (act (table, "m2"));
  assert_true (caravan_desk_can_take_back (table->desk));
  caravan_desk_set_tool (table->desk, -1);
  caravan_desk_unpin (table->desk);
  assert_false (act (table, "m2"));
  assert_true (caravan_desk_can_take_back (table->desk));
  caravan_desk_undo (table->desk);
  settle (table);
  assert_int_equal (count_steps (table), 1);
  assert_false (caravan_desk_can_take_back (table->desk));
}

/* Nobody has anything left to decide: the round ends of itself. Undone, it waits. */
static void
test_the_round_ends_with_its_last_piece (void **state)
{
  Table *table = *state;

  start_round (table);
  play (table, "{'do':'take','by':'blue','from':'red','cards':['hidden']}");
  play (table, "{'do':'take','by':'red','from':'blue','cards':['hidden']}");
  play (table, "{'do':'take','by':'green','from':'green',"
               "'cards':['hidden','stone']}");
  assert_true (act (table, "m2"));
  expect_last (table, "{'do':'end-round'}");
  gsize n = count_steps (table);
  caravan_desk_undo (table->desk);
  settle (table);
  assert_int_equal (count_steps (table), n - 1);
  caravan_desk_undo (table->desk);
  settle (table);
  assert_int_equal (count_steps (table), n - 2);
}

static void
test_what_nobody_owes_may_be_recorded_as_a_house_rule (void **state)
{
  Table *table = *state;

  start_round (table);
  choose (table, SEAT_GREEN, TOOL_STONE);
  assert_false (act (table, "b2"));
  expect_verdict (table, "oasis.duty.none");
  assert_true (caravan_desk_overrule (table->desk));
  settle (table);
  expect_last (table, "{'do':'place','by':'green','tile':'stone','at':'b2',"
                      "'allowed':'house'}");
}

static void
test_a_note_does_not_take_the_piece_out_of_the_hand (void **state)
{
  Table *table = *state;

  start_round (table);
  choose (table, SEAT_GREEN, TOOL_STONE);
  play (table, "{'do':'note','text':'Tea.'}");
  assert_int_equal (caravan_desk_get_seat (table->desk), SEAT_GREEN);
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STONE);
}

static void
test_what_the_other_booklet_says_is_known (void **state)
{
  Table *table = *state;
  CvAnswer other;
  int edition = -1;

  use_up_camels (table);
  play (table, "{'do':'set','turns':'guided'}");
  start_round (table);
  play (table, "{'do':'take','by':'blue','from':'red','cards':['hidden']}");
  play (table, "{'do':'take','by':'red','from':'blue','cards':['camels-2']}");
  json_t *event = text_parse (SKIP ("red", "camels"));
  caravan_desk_consider (table->desk, event);
  json_decref (event);
  expect_verdict (table, "oasis.skip.ok");
  assert_true (caravan_desk_get_other_edition (table->desk, &other, &edition));
  assert_int_equal (edition, 1);
  assert_string_equal (other.verdict.rule->id, "oasis.skip.must-move");
  event = text_parse ("{'do':'note','text':'Tea.'}");
  caravan_desk_consider (table->desk, event);
  json_decref (event);
  assert_false (caravan_desk_get_other_edition (table->desk, &other, &edition));
}

#define FREE(test)   cmocka_unit_test_setup_teardown (test, set_up_free, tear_down)
#define GUIDED(test) cmocka_unit_test_setup_teardown (test, set_up_guided, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    FREE (test_nothing_is_placed_before_a_piece_is_chosen),
    FREE (test_a_legal_cell_is_recorded_by_acting_on_it),
    FREE (test_camels_go_to_the_path),
    FREE (test_the_path_means_a_camel),
    FREE (test_a_stroke_lays_a_piece_on_each_cell),
    GUIDED (test_a_stroke_ends_with_what_is_owed),
    FREE (test_the_piece_just_laid_can_be_taken_back),
    GUIDED (test_the_round_ends_with_its_last_piece),
    FREE (test_quick_hands_need_not_wait_for_the_disk),
    FREE (test_a_refused_cell_is_not_recorded_and_says_why),
    FREE (test_the_table_may_let_it_stand_with_a_lasting_mark),
    FREE (test_what_is_impossible_can_not_be_overruled),
    FREE (test_a_legal_verdict_offers_nothing_to_overrule),
    FREE (test_a_house_rule_that_opens_an_area_asks_for_the_marker_too),
    FREE (test_opening_an_area_without_a_marker_asks_which_one_moves),
    FREE (test_the_area_may_be_left_free),
    FREE (test_the_question_can_be_cancelled),
    FREE (test_a_cell_without_a_marker_to_move_leaves_the_question_open),
    FREE (test_extending_asks_nothing),
    FREE (test_with_a_marker_in_hand_nothing_is_asked),
    FREE (test_a_question_survives_the_step_before_it_reaching_the_disk),
    FREE (test_choosing_another_piece_drops_the_question),
    FREE (test_with_all_camels_out_one_is_picked_up_and_moved),
    FREE (test_a_camel_can_be_put_back_where_it_was),
    FREE (test_moving_to_a_taken_space_is_refused_and_the_camel_stays_picked_up),
    FREE (test_a_refused_cell_is_pinned_whatever_is_pointed_at),
    FREE (test_what_is_only_pointed_at_is_recorded_by_no_button),
    FREE (test_another_cell_escape_and_a_step_let_go_of_it),
    FREE (test_an_earlier_step_on_the_disk_does_not_let_go_of_it),
    FREE (test_a_step_of_the_drawer_lets_go_of_it),
    FREE (test_the_pinned_space_is_asked_about_for_another_piece_too),
    FREE (test_the_first_tap_pins_and_the_second_records),
    FREE (test_a_second_tap_on_a_refused_space_records_nothing),
    FREE (test_leaving_the_board_keeps_the_last_verdict),
    FREE (test_the_cell_just_used_says_nothing_until_one_points_elsewhere),
    FREE (test_acting_again_on_the_cell_just_used_says_why_not),
    FREE (test_another_piece_or_player_changes_the_verdict_on_the_cell),
    FREE (test_changes_are_told_by_what_they_concern),
    FREE (test_a_considered_event_is_judged_but_not_played),
    FREE (test_legal_cells_are_those_with_a_legal_verdict),
    FREE (test_undo_and_redo_go_back_and_forth),
    FREE (test_back_to_a_moment_takes_back_what_followed),
    FREE (test_a_step_is_corrected_by_placing_it_elsewhere),
    FREE (test_a_correction_that_a_later_step_forbids_changes_nothing),
    FREE (test_looking_back_shows_and_records_nothing),
    FREE (test_hands_off_nothing_is_entered),
    FREE (test_hands_off_what_was_begun_waits),
    FREE (test_hands_off_all_can_be_looked_at),
    GUIDED (test_in_guided_turns_the_seat_follows_the_turn),
    FREE (test_a_switch_to_guided_turns_chooses_whose_turn_it_is),
    GUIDED (test_the_first_piece_owed_is_chosen_at_once),
    GUIDED (test_what_nobody_owes_may_be_recorded_as_a_house_rule),
    GUIDED (test_a_note_does_not_take_the_piece_out_of_the_hand),
    FREE (test_what_the_other_booklet_says_is_known),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
