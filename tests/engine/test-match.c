/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log of a match: undo and redo, notes, corrections of earlier steps, the state at
   any moment of a long game, house rules, settings. All games are of Oasis in free
   turns, on the board drawn below. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "cv-games.h"
#include "law.h"
#include "rec-event.h"
#include "rec-record.h"
#include "scene.h"

static const char board[] = "{'caravanserai-board':1,'game':'oasis','id':'test',"
                            "'title':'Test','rows':["
                            /* abcdef */
                            "'oo....'," /* 1 */
                            "'......'," /* 2 */
                            "'======'"  /* 3 */
                            "]}";

/* Events in short. */
#define PLACE(BY, KIND, AT)                                                            \
  "{'do':'place','by':'" BY "','tile':'" KIND "','at':'" AT "'}"
#define STONE(BY, AT) PLACE (BY, "stone", AT)
#define HOUSE_STONE(BY, AT)                                                            \
  "{'do':'place','by':'" BY "','tile':'stone','at':'" AT "','allowed':'house'}"
#define NOTE      "{'do':'note','text':'a doubt'}"
#define UNDO      "{'do':'undo'}"
#define REDO      "{'do':'redo'}"
#define UNDO_N(N) "{'do':'undo','steps':" #N "}"
#define REDO_N(N) "{'do':'redo','steps':" #N "}"
#define POSITION  "{'do':'position','tiles':{'stone':['f2']}}"

static int
set_scene (void **state)
{
  *state = scene_new ("oasis", "red blue green", "free", board);
  return 0;
}

static int
clear_scene (void **state)
{
  scene_free (*state);
  return 0;
}

/* What lies on a cell: the kind's letter, or a dot. */
static char
tile_at (const CvTable *table, const CvState *state, const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  int bit = cv_board_bit (&table->board, cell);
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&state->oasis.laid[kind], bit))
      return "osr"[kind];
  return '.';
}

/* The board's two rows of land as they stand now. */
static void
assert_land (Scene *scene, const char *first, const char *second)
{
  const char *const rows[] = { first, second };

  for (int row = 0; row < 2; row++)
    for (int column = 0; column < 6; column++)
      {
        char name[CV_CELL_TEXT_SIZE];
        cv_cell_print (cv_cell (column, row), name);
        char tile = tile_at (scene_table (scene), scene_state (scene), name);
        if (tile != rows[row][column])
          fail_msg ("%s is %c, not %c", name, tile, rows[row][column]);
      }
}

static bool
has_marker (Scene *scene, const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cv_oasis
      .look (scene_table (scene), scene_state (scene),
             cv_board_bit (&scene_table (scene)->board, cell))
      .marker;
}

/* How long the log is, how much of it is in effect, and how much can be redone. */
static void
assert_log (Scene *scene, size_t n_entries, size_t n_steps, size_t n_redo)
{
  assert_int_equal (cv_match_n_entries (scene_match (scene)), n_entries);
  assert_int_equal (cv_match_n_steps (scene_match (scene)), n_steps);
  assert_int_equal (cv_match_n_redo (scene_match (scene)), n_redo);
}

typedef struct
{
  CvState state;
  size_t n_entries, n_steps, n_redo;
} Before;

static Before
remember (Scene *scene)
{
  const CvMatch *match = scene_match (scene);

  return (Before){ *cv_match_state (match), cv_match_n_entries (match),
                   cv_match_n_steps (match), cv_match_n_redo (match) };
}

static void
assert_unchanged (Scene *scene, const Before *before)
{
  assert_log (scene, before->n_entries, before->n_steps, before->n_redo);
  assert_true (law_same_state (scene_state (scene), &before->state));
}

/* Playing the event fails by that rule and changes nothing. */
static void
assert_refused (Scene *scene, const char *text, const char *rule)
{
  Before before = remember (scene);
  RecEvent event = { 0 };
  CvVerdict verdict;

  scene_read (scene, text, &event);
  assert_false (cv_match_may_play (scene_match (scene), &event.move, &verdict));
  assert_string_equal (verdict.rule->id, rule);
  assert_false (cv_match_play (scene_match (scene), &event.move, &verdict));
  assert_string_equal (verdict.rule->id, rule);
  assert_unchanged (scene, &before);
  rec_event_free (&event);
}

/* Undo and redo. */

/* An undo takes the last step back and a redo puts it back; the log keeps all three. */
static void
test_match_undo_and_redo_go_one_step (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("blue", "c1"));
  assert_land (s, "r.r...", "......");
  scene_play (s, UNDO);
  assert_land (s, "r.....", "......");
  assert_log (s, 3, 1, 1);
  scene_play (s, REDO);
  assert_land (s, "r.r...", "......");
  assert_log (s, 4, 2, 0);
}

/* Both take a number of steps; the order in which they come back is that in which they
   were played. */
static void
test_match_undo_and_redo_go_several_steps (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, STONE ("blue", "c1"));
  scene_play (s, UNDO_N (3));
  assert_land (s, "......", "......");
  assert_log (s, 4, 0, 3);
  scene_play (s, REDO_N (2));
  assert_land (s, "r.....", "r.....");
  assert_log (s, 5, 2, 1);
  scene_play (s, REDO_N (1));
  assert_land (s, "r.r...", "r.....");
  assert_log (s, 6, 3, 0);
}

/* Undone in two portions, all of it can be redone at once. */
static void
test_match_undos_add_up (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, STONE ("red", "b2"));
  scene_play (s, UNDO);
  scene_play (s, UNDO_N (2));
  assert_log (s, 5, 0, 3);
  scene_play (s, REDO_N (3));
  assert_land (s, "r.....", "rr....");
}

/* With nothing left to take back, or less than asked for, nothing is taken back. */
static void
test_match_undo_needs_steps (void **state)
{
  Scene *s = *state;

  assert_refused (s, UNDO, "match.undo.none");
  scene_play (s, STONE ("red", "a1"));
  assert_refused (s, UNDO_N (2), "match.undo.none");
  assert_refused (s, "{'do':'undo','allowed':'house','steps':2}", "match.undo.none");
  scene_play (s, UNDO);
  assert_refused (s, UNDO, "match.undo.none");
}

static void
test_match_redo_needs_something_undone (void **state)
{
  Scene *s = *state;

  assert_refused (s, REDO, "match.redo.none");
  scene_play (s, STONE ("red", "a1"));
  assert_refused (s, REDO, "match.redo.none");
  scene_play (s, UNDO);
  assert_refused (s, REDO_N (2), "match.redo.none");
  scene_play (s, REDO);
  assert_refused (s, REDO, "match.redo.none");
}

/* Judging an undo or a redo does not do it. */
static void
test_match_judging_an_undo_changes_nothing (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, UNDO);
  Before before = remember (s);
  scene_expect (s, UNDO, "oasis.undo.ok", "");
  scene_expect (s, REDO, "oasis.redo.ok", "");
  scene_expect (s, UNDO_N (2), "match.undo.none", "");
  scene_expect (s, REDO_N (2), "match.redo.none", "");
  assert_unchanged (s, &before);
}

/* Notes are no steps: an undo takes back what came before them. */
static void
test_match_notes_do_not_count_for_undo (void **state)
{
  Scene *s = *state;

  scene_play (s, NOTE);
  assert_refused (s, UNDO, "match.undo.none");
  scene_play (s, STONE ("red", "a1"));
  scene_play (s, NOTE);
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, NOTE);
  scene_play (s, NOTE);
  assert_log (s, 6, 2, 0);
  scene_play (s, UNDO_N (2));
  assert_land (s, "......", "......");
  scene_play (s, REDO);
  assert_land (s, "r.....", "......");
}

/* A new event clears what could be redone; one that is refused does not. */
static void
test_match_a_new_event_clears_redo (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, UNDO);
  assert_refused (s, STONE ("blue", "a1"), "oasis.place.occupied");
  assert_refused (s, STONE ("blue", "b1"), "oasis.place.rival");
  scene_play (s, STONE ("red", "b1"));
  assert_log (s, 4, 2, 0);
  assert_refused (s, REDO, "match.redo.none");
  assert_land (s, "rr....", "......");
}

/* Every step in effect names the entry of the log that made it. */
static void
test_match_steps_name_their_entries (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, NOTE);
  scene_play (s, STONE ("red", "a2"));
  scene_play (s, UNDO);
  scene_play (s, STONE ("red", "b1"));
  assert_int_equal (cv_match_step_entry (scene_match (s), 0), 0);
  assert_int_equal (cv_match_step_entry (scene_match (s), 1), 4);
  scene_play (s, UNDO);
  scene_play (s, REDO);
  assert_int_equal (cv_match_step_entry (scene_match (s), 1), 4);
}

/* Positions. */

/* A position comes first or not at all; a note before it is not in its way. */
static void
test_match_a_position_is_the_first_effective_event (void **state)
{
  Scene *s = *state;

  scene_play (s, NOTE);
  scene_expect (s, POSITION, "oasis.position.ok", "");
  scene_play (s, STONE ("red", "a1"));
  assert_refused (s, POSITION, "oasis.position.late");
  scene_play (s, UNDO);
  scene_play (s, POSITION);
  assert_land (s, "......", ".....r");
  assert_refused (s, POSITION, "oasis.position.late");
}

/* Settings are effective events, and no house rule makes a late position early. */
static void
test_match_a_late_position_is_never_let_stand (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'set','turns':'free'}");
  assert_refused (s, POSITION, "oasis.position.late");
  assert_refused (s, "{'do':'position','tiles':{},'allowed':'house'}",
                  "oasis.position.late");
}

/* A position can be undone and redone like any step. */
static void
test_match_a_position_can_be_undone (void **state)
{
  Scene *s = *state;

  scene_play (s, POSITION);
  scene_play (s, UNDO);
  assert_land (s, "......", "......");
  scene_play (s, REDO);
  assert_land (s, "......", ".....r");
}

/* House rules. */

static const CvEntry *
last_entry (Scene *scene)
{
  const CvMatch *match = scene_match (scene);

  return cv_match_entry (match, cv_match_n_entries (match) - 1);
}

/* What breaks a rule is refused, unless the table lets it stand; then it is marked. */
static void
test_match_a_house_rule_is_marked (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  assert_refused (s, STONE ("blue", "b1"), "oasis.place.rival");
  assert_false (scene_state (s)->common.house);
  scene_play (s, HOUSE_STONE ("blue", "b1"));
  assert_true (last_entry (s)->house);
  assert_true (scene_state (s)->common.house);
  assert_land (s, "rr....", "......");
}

/* The verdict on what was let stand names the rule that it broke. */
static void
test_match_the_verdict_on_a_house_rule_names_it (void **state)
{
  Scene *s = *state;
  RecEvent event = { 0 };
  CvVerdict verdict;

  scene_play (s, STONE ("red", "a1"));
  scene_read (s, HOUSE_STONE ("blue", "b1"), &event);
  assert_true (cv_match_may_play (scene_match (s), &event.move, &verdict));
  assert_string_equal (verdict.rule->id, "oasis.place.rival");
  assert_true (cv_match_play (scene_match (s), &event.move, &verdict));
  assert_string_equal (verdict.rule->id, "oasis.place.rival");
  rec_event_free (&event);
}

/* Allowed but legal: harmless, and no mark. */
static void
test_match_allowing_what_is_legal_marks_nothing (void **state)
{
  Scene *s = *state;

  scene_play (s, HOUSE_STONE ("red", "a1"));
  assert_true (last_entry (s)->allowed);
  assert_false (last_entry (s)->house);
  assert_false (scene_state (s)->common.house);
}

/* What the pieces make impossible is never let stand, also when it hides behind a rule
   that could be: blue's tile touches red, and the marker to move is not there. */
static void
test_match_what_is_impossible_is_never_let_stand (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  assert_refused (s, HOUSE_STONE ("blue", "a1"), "oasis.place.occupied");
  assert_refused (s,
                  "{'do':'place','by':'blue','tile':'stone','at':'b1','marker':'f1',"
                  "'allowed':'house'}",
                  "oasis.marker.not-yours");
}

/* A house rule that is undone is no longer in the state; redone, it is back. */
static void
test_match_the_mark_of_a_house_rule_can_be_undone (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, HOUSE_STONE ("blue", "b1"));
  scene_play (s, UNDO);
  assert_false (scene_state (s)->common.house);
  scene_play (s, REDO);
  assert_true (scene_state (s)->common.house);
  assert_true (cv_match_entry (scene_match (s), 1)->house);
}

/* Settings. */

/* Settings are steps: undone, the old ones hold again. */
static void
test_match_a_set_can_be_undone (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'set','turns':'guided'}");
  scene_expect (s, STONE ("red", "a1"), "oasis.counters.missing", "");
  scene_play (s, UNDO);
  scene_expect (s, STONE ("red", "a1"), "oasis.place.start", "");
  scene_play (s, REDO);
  scene_expect (s, STONE ("red", "a1"), "oasis.counters.missing", "");
}

static void
test_match_a_set_edition_can_be_undone (void **state)
{
  Scene *s = *state;
  uint8_t it[CV_OPTIONS_MOST], fr[CV_OPTIONS_MOST];

  cv_game_edition (&cv_oasis, 0, it);
  cv_game_edition (&cv_oasis, 1, fr);
  assert_memory_not_equal (it, fr, sizeof it);
  assert_memory_equal (scene_state (s)->common.option, it, sizeof it);
  scene_play (s, "{'do':'set','edition':'fr'}");
  assert_memory_equal (scene_state (s)->common.option, fr, sizeof fr);
  scene_play (s, UNDO);
  assert_memory_equal (scene_state (s)->common.option, it, sizeof it);
}

/* Declaring the end is a step too. */
static void
test_match_an_end_can_be_undone (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'end'}");
  assert_true (scene_state (s)->common.declared);
  scene_play (s, UNDO);
  assert_false (scene_state (s)->common.declared);
}

/* Corrections. */

static bool
correct (Scene *scene,
         size_t step,
         const char *text,
         const char **ret_rule,
         size_t *ret_step)
{
  RecEvent event = { 0 };
  CvVerdict verdict;

  scene_read (scene, text, &event);
  bool done =
      cv_match_correct (scene_match (scene), step, &event.move, &verdict, ret_step);
  *ret_rule = verdict.rule->id;
  rec_event_free (&event);
  if (done)
    assert_int_equal (cv_oasis.sane (scene_table (scene), scene_state (scene)), 0);
  return done;
}

static void
assert_corrected (Scene *scene, size_t step, const char *text)
{
  const char *rule;
  size_t where;

  if (!correct (scene, step, text, &rule, &where))
    fail_msg ("step %zu: %s", where, rule);
}

/* The correction fails at that step by that rule, and changes nothing. */
static void
assert_not_corrected (Scene *scene,
                      size_t step,
                      const char *text,
                      size_t wanted_step,
                      const char *wanted_rule)
{
  Before before = remember (scene);
  const char *rule;
  size_t where;

  assert_false (correct (scene, step, text, &rule, &where));
  assert_string_equal (rule, wanted_rule);
  assert_int_equal (where, wanted_step);
  assert_unchanged (scene, &before);
}

/* Red a1, blue c1, then red a2, which extends a1. */
static void
play_three (Scene *scene)
{
  scene_play (scene, STONE ("red", "a1"));
  scene_play (scene, STONE ("blue", "c1"));
  scene_play (scene, STONE ("red", "a2"));
  assert_land (scene, "r.r...", "r.....");
  assert_false (has_marker (scene, "a2"));
}

/* A step in the middle is replaced, and what came after it stays. */
static void
test_match_a_step_in_the_middle_can_be_corrected (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 1, STONE ("blue", "d2"));
  assert_land (s, "r.....", "r..r..");
  assert_int_equal (cv_match_n_steps (scene_match (s)), 3);
}

/* The log only grows: an undo, the fix, then again what followed. */
static void
test_match_a_correction_is_appended (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 1, STONE ("blue", "d2"));
  assert_log (s, 6, 3, 0);
  assert_int_equal (cv_match_entry (scene_match (s), 3)->verb, CV_VERB_UNDO);
  CvMove undo = cv_match_entry_move (scene_match (s), 3);
  assert_int_equal (cv_move_get (&undo, CV_ARG_STEPS, 0), 2);
  assert_int_equal (cv_match_step_entry (scene_match (s), 0), 0);
  assert_int_equal (cv_match_step_entry (scene_match (s), 1), 4);
  assert_int_equal (cv_match_step_entry (scene_match (s), 2), 5);
}

/* What followed repeats an earlier entry; everything else is itself. */
static void
test_match_what_follows_a_correction_repeats_its_entry (void **state)
{
  Scene *s = *state;
  const size_t wanted[] = { 0, 1, 2, 3, 4, 2 };

  play_three (s);
  assert_corrected (s, 1, STONE ("blue", "d2"));
  for (size_t i = 0; i < 6; i++)
    assert_int_equal (cv_match_entry (scene_match (s), i)->repeats, wanted[i]);
}

/* After a second correction the entry is still that which first recorded the move: only
   there is the rest of the event kept, its text, names or sealed box. */
static void
test_match_a_repeated_entry_is_repeated_by_its_origin (void **state)
{
  Scene *s = *state;
  const size_t wanted[] = { 0, 1, 2, 3, 4, 2, 6, 7, 2 };

  play_three (s);
  assert_corrected (s, 1, STONE ("blue", "d2"));
  assert_corrected (s, 1, STONE ("blue", "e1"));
  assert_log (s, 9, 3, 0);
  assert_land (s, "r...r.", "r.....");
  for (size_t i = 0; i < 9; i++)
    assert_int_equal (cv_match_entry (scene_match (s), i)->repeats, wanted[i]);
}

/* What follows is judged anew: with an oasis on a1, red's stone on a2 opens an area,
   and a marker is placed. */
static void
test_match_what_follows_a_correction_is_judged_anew (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 0, PLACE ("red", "oasis", "a1"));
  assert_land (s, "o.r...", "r.....");
  assert_true (has_marker (s, "a1"));
  assert_true (has_marker (s, "a2"));
}

/* A fix that breaks a rule is refused at its own step. */
static void
test_match_an_illegal_fix_changes_nothing (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_not_corrected (s, 1, STONE ("blue", "a1"), 1, "oasis.place.occupied");
  assert_not_corrected (s, 1, STONE ("blue", "b1"), 1, "oasis.place.rival");
  assert_not_corrected (s, 0, PLACE ("red", "oasis", "d2"), 0,
                        "oasis.place.start-oasis");
}

/* A fix that a later step can't follow is refused, and the step is named. */
static void
test_match_a_fix_against_a_later_step_changes_nothing (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_not_corrected (s, 0, STONE ("red", "b1"), 1, "oasis.place.rival");
  assert_not_corrected (s, 0, STONE ("red", "a2"), 2, "oasis.place.occupied");
  assert_not_corrected (s, 1, STONE ("blue", "b2"), 2, "oasis.place.rival");
}

/* What could be redone is still there when a correction fails, and gone when it is
 * done. */
static void
test_match_a_correction_clears_redo (void **state)
{
  Scene *s = *state;

  play_three (s);
  scene_play (s, UNDO);
  assert_not_corrected (s, 0, STONE ("red", "b1"), 1, "oasis.place.rival");
  assert_log (s, 4, 2, 1);
  assert_corrected (s, 0, STONE ("red", "f1"));
  assert_land (s, "..r..r", "......");
  assert_int_equal (cv_match_n_redo (scene_match (s)), 0);
  assert_refused (s, REDO, "match.redo.none");
}

/* The last step is corrected without anything to repeat, and the first like any other.
 */
static void
test_match_the_first_and_the_last_step_can_be_corrected (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 2, STONE ("green", "f2"));
  assert_log (s, 5, 3, 0);
  assert_land (s, "r.r...", ".....r");
  assert_corrected (s, 0, STONE ("red", "a2"));
  assert_land (s, "..r...", "r....r");
}

/* A correction can be undone step by step like everything else; what it replaced is
   gone from the steps, not from the log. */
static void
test_match_a_correction_can_be_undone (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 1, STONE ("blue", "d2"));
  scene_play (s, UNDO_N (2));
  assert_land (s, "r.....", "......");
  scene_play (s, REDO_N (2));
  assert_land (s, "r.....", "r..r..");
  CvMove first = cv_match_entry_move (scene_match (s), 1);
  CvCell c1;
  assert_true (cv_cell_parse ("c1", &c1));
  assert_int_equal (
      cv_move_get (&first, cv_verb_arg (cv_game_verb (&cv_oasis, first.verb), "at"), 0),
      c1);
}

/* Notes are no steps and stay where they are. */
static void
test_match_a_correction_passes_over_notes (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, NOTE);
  scene_play (s, STONE ("blue", "c1"));
  assert_corrected (s, 1, STONE ("blue", "d1"));
  assert_land (s, "r..r..", "......");
  assert_log (s, 5, 2, 0);
  assert_int_equal (cv_match_entry (scene_match (s), 1)->verb, CV_VERB_NOTE);
}

/* What was let stand may be legal after the correction: then it bears no mark. */
static void
test_match_a_correction_can_lift_a_house_rule (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, HOUSE_STONE ("blue", "b1"));
  assert_corrected (s, 0, STONE ("red", "f1"));
  assert_true (last_entry (s)->allowed);
  assert_false (last_entry (s)->house);
  assert_false (scene_state (s)->common.house);
}

/* The other way round: what was allowed in vain is now needed. */
static void
test_match_a_correction_can_need_a_house_rule (void **state)
{
  Scene *s = *state;

  scene_play (s, STONE ("red", "f1"));
  scene_play (s, HOUSE_STONE ("blue", "b1"));
  assert_corrected (s, 0, STONE ("red", "a1"));
  assert_true (last_entry (s)->house);
  assert_true (scene_state (s)->common.house);
}

/* The fix itself may be let stand. */
static void
test_match_a_fix_can_be_a_house_rule (void **state)
{
  Scene *s = *state;

  play_three (s);
  assert_corrected (s, 2, HOUSE_STONE ("red", "b1"));
  assert_land (s, "rrr...", "......");
  assert_true (cv_match_entry (scene_match (s), 4)->house);
  assert_true (scene_state (s)->common.house);
}

/* The fix may be a move of the log itself, wherever its arguments are kept: here the
   one that was played first takes the place of the last, again and again. */
static void
test_match_a_fix_can_come_from_the_log (void **state)
{
  Scene *s = *state;
  CvMatch *match = scene_match (s);
  CvVerdict verdict;
  size_t step;

  scene_play (s, STONE ("red", "a1"));
  scene_play (s, STONE ("blue", "c2"));
  assert_corrected (s, 0, STONE ("red", "e1"));
  for (int i = 0; i < 200; i++)
    {
      CvMove fix = cv_match_entry_move (match, i % 2 == 0 ? 0 : 3);
      assert_true (cv_match_correct (match, 0, &fix, &verdict, &step));
      assert_land (s, i % 2 == 0 ? "r....." : "....r.", "..r...");
    }
}

/* Settings can be corrected too. */
static void
test_match_a_set_can_be_corrected (void **state)
{
  Scene *s = *state;

  scene_play (s, "{'do':'set','turns':'free'}");
  scene_play (s, STONE ("red", "a1"));
  assert_not_corrected (s, 0, "{'do':'set','turns':'guided'}", 1,
                        "oasis.counters.missing");
  assert_corrected (s, 0, "{'do':'set','edition':'fr'}");
  assert_land (s, "r.....", "......");
}

/* Names are kept with the event that gave them, also after it was played again twice.
 */
static void
test_match_names_survive_corrections (void **state)
{
  RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  RecError error = { 0 };
  json_t *array = json_loads (
      "[{\"caravanserai\":1,\"game\":\"oasis\",\"players\":["
      "{\"color\":\"red\",\"name\":\"Anna\"},{\"color\":\"blue\",\"name\":\"Bo\"},"
      "{\"color\":\"green\",\"name\":\"Cleo\"}]},"
      "{\"do\":\"count\",\"by\":\"red\",\"herd\":1},"
      "{\"do\":\"set\",\"names\":{\"red\":\"Ada\"}}]",
      0, NULL);
  RecRecord *record = rec_record_read_array (array, &reading, &error);

  assert_non_null (record);
  for (int herd = 2; herd < 5; herd++)
    {
      json_t *fix =
          json_pack ("{s:s,s:s,s:i}", "do", "count", "by", "red", "herd", herd);
      size_t step;
      assert_true (rec_record_correct (record, 0, fix, &error, &step));
      json_decref (fix);
      assert_string_equal (rec_record_name (record, 0), "Ada");
    }
  rec_record_free (record);
  json_decref (array);
}

/* Long games. */

#define LONG_GAME 10050

/* One step of a long game: red's herd is counted. */
static void
count_herd (Scene *scene, int herd)
{
  LawMove move;
  CvVerdict verdict;

  law_move_start (&move, scene_table (scene), "count", 0);
  law_move_add (&move, scene_table (scene), "herd", 0, herd);
  assert_true (cv_match_play (scene_match (scene), &move.move, &verdict));
}

/* A herd of 0 to 20, another one with every step. */
static int
herd_of (size_t step)
{
  return (int) (step % 21);
}

static void
play_long (Scene *scene, size_t n)
{
  for (size_t step = 0; step < n; step++)
    count_herd (scene, herd_of (step));
}

static int
herd_at (Scene *scene, size_t n_steps)
{
  CvState state;

  cv_match_state_at (scene_match (scene), n_steps, &state);
  return state.oasis.counted[0][0];
}

/* The state after any number of steps can be asked for. */
static void
test_match_tells_the_state_at_any_step_of_a_long_game (void **state)
{
  Scene *s = *state;

  play_long (s, LONG_GAME);
  assert_int_equal (herd_at (s, 0), -1);
  for (size_t n = 1; n <= LONG_GAME; n++)
    assert_int_equal (herd_at (s, n), herd_of (n - 1));
}

/* Also where steps were undone and others played in their place. */
static void
test_match_tells_the_state_after_another_branch (void **state)
{
  Scene *s = *state;

  play_long (s, LONG_GAME);
  scene_play (s, UNDO_N (9000));
  for (size_t step = 0; step < 3000; step++)
    count_herd (s, herd_of (step + 7));
  assert_int_equal (cv_match_n_steps (scene_match (s)), LONG_GAME - 6000);
  for (size_t n = 1; n <= LONG_GAME - 9000; n++)
    assert_int_equal (herd_at (s, n), herd_of (n - 1));
  for (size_t n = 1; n <= 3000; n++)
    assert_int_equal (herd_at (s, LONG_GAME - 9000 + n), herd_of (n - 1 + 7));
}

/* Also where steps were undone and redone. */
static void
test_match_tells_the_state_after_a_long_way_back_and_forth (void **state)
{
  Scene *s = *state;

  play_long (s, LONG_GAME);
  scene_play (s, UNDO_N (9999));
  scene_play (s, REDO_N (9000));
  assert_int_equal (cv_match_n_steps (scene_match (s)), LONG_GAME - 999);
  for (size_t n = 1; n <= LONG_GAME - 999; n++)
    assert_int_equal (herd_at (s, n), herd_of (n - 1));
  scene_play (s, REDO_N (999));
  assert_int_equal (scene_state (s)->oasis.counted[0][0], herd_of (LONG_GAME - 1));
}

/* How many steps the entries from first on take back; no one of them more than an event
   can say. */
static size_t
count_taken_back (const CvMatch *match, size_t first)
{
  size_t n = 0;

  for (size_t entry = first; cv_match_entry (match, entry)->verb == CV_VERB_UNDO;
       entry++)
    {
      CvMove move = cv_match_entry_move (match, entry);
      int32_t steps = cv_move_get (&move, CV_ARG_STEPS, 0);
      assert_true (steps == CV_ABSENT || (steps >= 1 && steps <= 9999));
      n += steps == CV_ABSENT ? 1 : (size_t) steps;
    }
  return n;
}

/* The first of more than 9,999 steps is corrected by more than one undo, since an event
   takes no larger number. */
static void
test_match_corrects_what_lies_more_than_9999_steps_back (void **state)
{
  Scene *s = *state;
  const CvMatch *match = scene_match (s);

  play_long (s, LONG_GAME);
  assert_corrected (s, 0, STONE ("red", "a1"));
  assert_int_equal (count_taken_back (match, LONG_GAME), LONG_GAME);
  assert_int_equal (cv_match_n_steps (match), LONG_GAME);
  assert_land (s, "r.....", "......");
  assert_int_equal (herd_at (s, 1), -1);
  for (size_t n = 2; n <= LONG_GAME; n++)
    assert_int_equal (herd_at (s, n), herd_of (n - 1));
}

/* The log of such a correction can be written and read like any other. */
static void
test_match_the_log_of_a_long_correction_can_be_read_again (void **state)
{
  Scene *s = *state;
  const CvMatch *match = scene_match (s);
  CvMatch *again = cv_match_new (scene_table (s));
  RecEvent event = { 0 };
  RecError error = { 0 };
  CvVerdict verdict;

  play_long (s, LONG_GAME);
  assert_corrected (s, 0, STONE ("red", "a1"));
  for (size_t i = 0; i < cv_match_n_entries (match); i++)
    {
      CvMove move = cv_match_entry_move (match, i);
      json_t *written = rec_event_write (scene_table (s), &move, NULL);
      assert_true (rec_event_read (scene_table (s), written, &event, &error));
      assert_true (cv_match_play (again, &event.move, &verdict));
      json_decref (written);
    }
  assert_int_equal (cv_match_n_steps (again), LONG_GAME);
  assert_true (law_same_state (cv_match_state (again), cv_match_state (match)));
  rec_event_free (&event);
  cv_match_free (again);
}

/* Copies. */

/* A copy goes its own way, and outlives what it was copied from. */
static void
test_match_a_copy_is_independent (void **state)
{
  Scene *s = *state;
  CvMatch *copy;
  CvVerdict verdict;
  CvState first;
  RecEvent event = { 0 };

  play_long (s, 200);
  scene_play (s, STONE ("red", "a1"));
  scene_play (s, UNDO);
  copy = cv_match_copy (scene_match (s));
  Before before = remember (s);
  scene_read (s, STONE ("blue", "c1"), &event);
  assert_true (cv_match_play (copy, &event.move, &verdict));
  assert_unchanged (s, &before);
  assert_int_equal (cv_match_n_steps (copy), 201);
  assert_int_equal (cv_match_n_redo (copy), 0);
  scene_play (s, REDO);
  assert_land (s, "r.....", "......");
  assert_int_equal (tile_at (scene_table (s), cv_match_state (copy), "c1"), 'r');
  assert_int_equal (tile_at (scene_table (s), cv_match_state (copy), "a1"), '.');
  CvMatch *heir = cv_match_copy (copy);
  cv_match_free (copy);
  cv_match_state_at (heir, 150, &first);
  assert_int_equal (first.oasis.counted[0][0], herd_of (149));
  assert_int_equal (tile_at (scene_table (s), cv_match_state (heir), "c1"), 'r');
  rec_event_free (&event);
  cv_match_free (heir);
}

#define WITH_SCENE(TEST) cmocka_unit_test_setup_teardown (TEST, set_scene, clear_scene)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    WITH_SCENE (test_match_undo_and_redo_go_one_step),
    WITH_SCENE (test_match_undo_and_redo_go_several_steps),
    WITH_SCENE (test_match_undos_add_up),
    WITH_SCENE (test_match_undo_needs_steps),
    WITH_SCENE (test_match_redo_needs_something_undone),
    WITH_SCENE (test_match_judging_an_undo_changes_nothing),
    WITH_SCENE (test_match_notes_do_not_count_for_undo),
    WITH_SCENE (test_match_a_new_event_clears_redo),
    WITH_SCENE (test_match_steps_name_their_entries),
    WITH_SCENE (test_match_a_position_is_the_first_effective_event),
    WITH_SCENE (test_match_a_late_position_is_never_let_stand),
    WITH_SCENE (test_match_a_position_can_be_undone),
    WITH_SCENE (test_match_a_house_rule_is_marked),
    WITH_SCENE (test_match_the_verdict_on_a_house_rule_names_it),
    WITH_SCENE (test_match_allowing_what_is_legal_marks_nothing),
    WITH_SCENE (test_match_what_is_impossible_is_never_let_stand),
    WITH_SCENE (test_match_the_mark_of_a_house_rule_can_be_undone),
    WITH_SCENE (test_match_a_set_can_be_undone),
    WITH_SCENE (test_match_a_set_edition_can_be_undone),
    WITH_SCENE (test_match_an_end_can_be_undone),
    WITH_SCENE (test_match_a_step_in_the_middle_can_be_corrected),
    WITH_SCENE (test_match_a_correction_is_appended),
    WITH_SCENE (test_match_what_follows_a_correction_repeats_its_entry),
    WITH_SCENE (test_match_a_repeated_entry_is_repeated_by_its_origin),
    WITH_SCENE (test_match_what_follows_a_correction_is_judged_anew),
    WITH_SCENE (test_match_an_illegal_fix_changes_nothing),
    WITH_SCENE (test_match_a_fix_against_a_later_step_changes_nothing),
    WITH_SCENE (test_match_a_correction_clears_redo),
    WITH_SCENE (test_match_the_first_and_the_last_step_can_be_corrected),
    WITH_SCENE (test_match_a_correction_can_be_undone),
    WITH_SCENE (test_match_a_correction_passes_over_notes),
    WITH_SCENE (test_match_a_correction_can_lift_a_house_rule),
    WITH_SCENE (test_match_a_correction_can_need_a_house_rule),
    WITH_SCENE (test_match_a_fix_can_be_a_house_rule),
    WITH_SCENE (test_match_a_fix_can_come_from_the_log),
    WITH_SCENE (test_match_a_set_can_be_corrected),
    cmocka_unit_test (test_match_names_survive_corrections),
    WITH_SCENE (test_match_tells_the_state_at_any_step_of_a_long_game),
    WITH_SCENE (test_match_tells_the_state_after_another_branch),
    WITH_SCENE (test_match_tells_the_state_after_a_long_way_back_and_forth),
    WITH_SCENE (test_match_corrects_what_lies_more_than_9999_steps_back),
    WITH_SCENE (test_match_the_log_of_a_long_correction_can_be_read_again),
    WITH_SCENE (test_match_a_copy_is_independent),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
