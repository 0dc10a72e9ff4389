/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed steps, history and status in a window: what is typed is recorded, completed and
   brought back; the history follows and leads; the status has the focus and gives it
   back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <adwaita.h>

#include "app.h"
#include "caravan-completion.h"
#include "caravan-typed-entry.h"
#include "caravan-step-row.h"
#include "caravan-steps-list.h"
#include "caravan-status.h"
#include "caravan-text.h"
#include "caravan-typed.h"
#include "caravan-typed-help.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "sim.h"
#include "table.h"
#include "text.h"

#define PLAYERS                                                                        \
  "[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                    \
  "{'color':'green','name':'Chiara'}]"
#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','board':" MEADOW_BOARD ",'players':" PLAYERS "}"
#define GUIDED_HEADER                                                                  \
  "{'caravanserai':1,'game':'oasis','turns':'guided','board':'sample','players'"       \
  ":" PLAYERS "}"

/* Tables. */

static Table *
set_table (const char *header_text)
{
  Table *table = table_lay (header_text);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  table->status = caravan_status_new (table->desk);
  table->history = caravan_steps_list_new (table->desk);
  table->entry = caravan_typed_entry_new (table->desk);
  gtk_widget_set_vexpand (table->history, TRUE);
  gtk_box_append (GTK_BOX (box), table->status);
  gtk_box_append (GTK_BOX (box), table->history);
  gtk_box_append (GTK_BOX (box), table->entry);
  table->window = GTK_WIDGET (app_show (box, 360, 640));
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (table->entry));
  table->field = app_find_type (table->entry, GTK_TYPE_ENTRY);
  return table;
}

static void
clear_table (Table *table)
{
  GtkWidget *watched[] = { table->entry, table->history, table->status };

  for (gsize i = 0; i < G_N_ELEMENTS (watched); i++)
    g_object_add_weak_pointer (G_OBJECT (watched[i]), (gpointer *) &watched[i]);
  app_close (table->window);
  for (gsize i = 0; i < G_N_ELEMENTS (watched); i++)
    assert_null (watched[i]);
  table_clear (table);
  assert_true (caravan_language_set ("en"));
}

static void
wait_for_steps (Table *table, size_t n)
{
  APP_WAIT (table_count_steps (table) == n && !caravan_match_is_busy (table->match));
}

static const char *
get_text (Table *table)
{
  return gtk_editable_get_text (GTK_EDITABLE (table->field));
}

static void
type (Table *table, const char *line)
{
  gtk_editable_set_text (GTK_EDITABLE (table->field), line);
  hands_key (table->window, "Return");
}

static void
type_steps (Table *table, const char *const *lines)
{
  for (; *lines != NULL; lines++)
    {
      size_t n = table_count_steps (table);
      type (table, *lines);
      wait_for_steps (table, n + 1);
    }
}

/* Three steps that can be told apart. */
static const char *const three[] = { "b oasis a1", "r camel c3", "g stone h2", NULL };

static GtkWidget *
find_row (Table *table, const char *sentence)
{
  GtkWidget *row = app_find_text (table->history, sentence);

  while (!CARAVAN_IS_STEP_ROW (row))
    row = gtk_widget_get_parent (row);
  return row;
}

static void
activate (Table *table, const char *action, guint64 value)
{
  gtk_widget_activate_action (table->history, action, "t", value);
}

/* Typed steps. */

static void
test_a_typed_line_is_recorded (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1");
  assert_non_null (caravan_desk_get_verdict (table->desk));
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (table->desk)));
  assert_int_equal (table_count_steps (table), 0);
  hands_key (table->window, "Return");
  wait_for_steps (table, 1);
  assert_string_equal (get_text (table), "");
  find_row (table, "Bruno: Oasis a1");
  clear_table (table);
}

static void
test_undo_in_the_empty_line_takes_the_last_step_back (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1");
  hands_key (table->window, "Return");
  wait_for_steps (table, 1);
  hands_key (table->window, "ctrl+z");
  wait_for_steps (table, 0);
  assert_string_equal (get_text (table), "");
  hands_key (table->window, "ctrl+shift+z");
  wait_for_steps (table, 1);
  /* A line that was called up again has nothing typed in it. */
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "b oasis a1");
  hands_key (table->window, "ctrl+z");
  wait_for_steps (table, 0);
  clear_table (table);
}

static void
test_undo_in_a_typed_line_takes_back_what_was_typed (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1");
  hands_key (table->window, "Return");
  wait_for_steps (table, 1);
  hands_type (table->window, "r camel");
  hands_key (table->window, "ctrl+z");
  APP_WAIT (!g_str_equal (get_text (table), "r camel"));
  assert_int_equal (table_count_steps (table), 1);
  clear_table (table);
}

static void
test_a_name_is_completed_and_recorded (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "chi");
  app_find_text (table->entry, "Chiara");
  hands_key (table->window, "Tab");
  assert_string_equal (get_text (table), "Chiara ");
  hands_type (table->window, "stone h2");
  hands_key (table->window, "Return");
  wait_for_steps (table, 1);
  find_row (table, "Chiara: Stony Plains h2");
  clear_table (table);
}

/* Several spaces. */

#define SEVERAL "Place several camels, one on each space"

static gboolean
is_judged_legal (Table *table)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (table->desk);

  assert_non_null (verdict);
  return cv_verdict_is_legal (verdict);
}

static const char *
get_judged_space (Table *table)
{
  return json_string_value (
      json_object_get (caravan_desk_get_event (table->desk), "at"));
}

static void
test_several_spaces_are_recorded_in_one_line (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "r camels c3 d3 e3");
  app_find_text (table->entry, SEVERAL);
  assert_true (is_judged_legal (table));
  assert_string_equal (get_judged_space (table), "e3");
  hands_key (table->window, "Return");
  wait_for_steps (table, 3);
  assert_string_equal (get_text (table), "");
  assert_null (app_seek_text (table->entry, SEVERAL));
  find_row (table, "Anna: camel c3");
  find_row (table, "Anna: camel e3");
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "r camels c3 d3 e3");
  clear_table (table);
}

/* d3 twice: the second is refused because of the first, which only lies there when it
   has been recorded. */
static void
test_the_line_keeps_what_is_refused (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "r camels c3 d3 d3 e3");
  assert_false (is_judged_legal (table));
  assert_string_equal (get_judged_space (table), "d3");
  hands_key (table->window, "Return");
  wait_for_steps (table, 2);
  assert_string_equal (get_text (table), "r camels d3 e3");
  assert_false (is_judged_legal (table));
  assert_string_equal (get_judged_space (table), "d3");
  /* The space that was wrong is typed anew. */
  hands_key (table->window, "ctrl+a");
  hands_type (table->window, "r camels f3 e3");
  hands_key (table->window, "Return");
  wait_for_steps (table, 4);
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

static void
test_the_verdict_is_that_of_the_first_that_is_refused (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1 b2 c1");
  assert_false (is_judged_legal (table));
  assert_string_equal (get_judged_space (table), "b2");
  app_find_text (table->entry, "Ctrl+Enter records it anyway, as a house rule.");
  hands_key (table->window, "ctrl+Return");
  wait_for_steps (table, 3);
  assert_true (caravan_match_get_state (table->match)->common.house);
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

/* From the card: what was considered before goes first. */
static void
test_accepting_the_last_records_all (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "r camels c3 d3 e3");
  assert_true (caravan_desk_accept (table->desk));
  assert_string_equal (get_text (table), "");
  wait_for_steps (table, 3);
  find_row (table, "Anna: camel c3");
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "r camels c3 d3 e3");
  clear_table (table);
}

/* a1 and b2 are recorded, c1 was never asked about. */
static void
test_the_line_keeps_what_the_card_did_not_record (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1 b2 c1");
  assert_true (caravan_desk_overrule (table->desk));
  wait_for_steps (table, 2);
  assert_string_equal (get_text (table), "b oasis c1");
  assert_null (
      app_seek_text (table->entry, "Ctrl+Enter records it anyway, as a house rule."));
  hands_key (table->window, "Return");
  wait_for_steps (table, 3);
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

static void
play_text (Table *table, const char *text)
{
  json_t *event = text_parse (text);

  assert_true (caravan_desk_play (table->desk, event));
  json_decref (event);
}

/* Neither when that is recorded nor when it reaches the disk. */
static void
test_the_line_stays_when_another_step_is_recorded (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1");
  play_text (table, "{'do':'place','by':'blue','tile':'oasis','at':'c1'}");
  assert_string_equal (get_text (table), "b oasis a1");
  wait_for_steps (table, 1);
  assert_string_equal (get_text (table), "b oasis a1");
  play_text (table, "{'do':'place','by':'blue','tile':'oasis','at':'a1'}");
  assert_string_equal (get_text (table), "");
  wait_for_steps (table, 2);
  clear_table (table);
}

/* What is typed while the step before it is on its way to the disk is left alone. */
static void
test_the_next_line_outlives_the_step_before_it (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis a1");
  assert_true (caravan_desk_accept (table->desk));
  gtk_editable_set_text (GTK_EDITABLE (table->field), "b oasis c1");
  wait_for_steps (table, 1);
  assert_string_equal (get_text (table), "b oasis c1");
  assert_true (caravan_desk_accept (table->desk));
  assert_string_equal (get_text (table), "");
  wait_for_steps (table, 2);
  clear_table (table);
}

static void
test_a_correction_is_one_space (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  activate (table, "history.correct", 1);
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (table->entry));
  type (table, "r camel e3 f3");
  app_find_text (table->entry,
                 "A correction is one step: only one space can be named.");
  assert_string_equal (get_text (table), "r camel e3 f3");
  assert_int_equal (table_count_steps (table), 3);
  clear_table (table);
}

static void
test_an_unreadable_line_says_what_was_expected (void **state)
{
  Table *table = set_table (HEADER);

  type (table, "b oasis");
  assert_non_null (caravan_desk_get_message (table->desk));
  app_find_text (table->entry, "After “oasis” something is missing. Expected: a space "
                               "like c4");
  assert_string_equal (get_text (table), "b oasis");
  clear_table (table);
}

#define LETTER "g = Verde; il Giallo è y"

static void
test_a_letter_that_misleads_is_explained_while_it_is_there (void **state)
{
  Table *table = set_table (
      "{'caravanserai':1,'game':'oasis','board':" MEADOW_BOARD
      ",'players':[{'color':'red','name':'Anna'},{'color':'green','name':'Bruno'},"
      "{'color':'yellow','name':'Chiara'}]}");

  app_set_language ("it");
  hands_type (table->window, "g");
  app_find_text (table->entry, LETTER);
  hands_type (table->window, " oasi a1");
  app_find_text (table->entry, LETTER);
  app_set_language ("fr");
  assert_null (app_seek_text (table->entry, LETTER));
  app_set_language ("it");
  app_find_text (table->entry, LETTER);
  hands_key (table->window, "Return");
  wait_for_steps (table, 1);
  assert_null (app_seek_text (table->entry, LETTER));
  hands_type (table->window, "y oasi c4");
  assert_null (app_seek_text (table->entry, LETTER));
  clear_table (table);
}

static void
test_control_and_return_let_a_house_rule_stand (void **state)
{
  Table *table = set_table (HEADER);

  type (table, "b oasis b2");
  assert_int_equal (table_count_steps (table), 0);
  assert_string_equal (get_text (table), "b oasis b2");
  app_find_text (table->entry, "Ctrl+Enter records it anyway, as a house rule.");
  hands_key (table->window, "ctrl+Return");
  wait_for_steps (table, 1);
  assert_true (caravan_match_get_state (table->match)->common.house);
  assert_true (app_has_name (find_row (table, "Bruno: Oasis b2"),
                             "Bruno: Oasis b2 (house rule)"));
  clear_table (table);
}

static void
test_tab_completes_and_the_field_keeps_the_focus (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b st");
  app_find_type (table->entry, CARAVAN_TYPE_COMPLETION);
  hands_key (table->window, "Tab");
  assert_string_equal (get_text (table), "b steppe ");
  assert_null (app_seek_type (table->entry, CARAVAN_TYPE_COMPLETION));
  hands_key (table->window, "ctrl+a");
  hands_type (table->window, "b st");
  hands_key (table->window, "Down");
  hands_key (table->window, "Down");
  hands_key (table->window, "Return");
  assert_string_equal (get_text (table), "b stone ");
  assert_int_equal (table_count_steps (table), 0);
  clear_table (table);
}

static void
test_arrow_keys_bring_lines_back (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "g stone h2");
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "r camel c3");
  hands_key (table->window, "Down");
  hands_key (table->window, "Down");
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

/* Nobody may look up by a key what somebody put away. */
static void
test_secrets_are_not_brought_back (void **state)
{
  Table *table = set_table (HEADER);

  type (table, "b hide wells 1");
  wait_for_steps (table, 1);
  hands_key (table->window, "Up");
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

static void
test_a_half_typed_line_outlives_the_language (void **state)
{
  Table *table = set_table (HEADER);

  hands_type (table->window, "b oasis");
  app_set_language ("it");
  assert_string_equal (get_text (table), "b oasis");
  app_set_language ("en");
  app_find_text (table->entry, "After “oasis” something is missing. Expected: a space "
                               "like c4");
  clear_table (table);
}

static void
test_the_forms_are_listed (void **state)
{
  Table *table = set_table (HEADER);

  hands_click (app_find_text (table->entry, "What can be typed"));
  APP_WAIT (app_find_window (ADW_TYPE_WINDOW) != NULL);
  GtkWindow *window = app_find_window (ADW_TYPE_WINDOW);
  app_find_text (GTK_WIDGET (window), "r camel f7 f8");
  app_close (window);
  clear_table (table);
}

/* A whole guided game, by lines alone. */

typedef struct
{
  CvMatch *match;
  json_t *events;
  GPtrArray *lines;
} Script;

static bool
write_line (void *data, const CvMove *move)
{
  Script *script = data;
  const CvTable *table = cv_match_table (script->match);
  CaravanTyping typing = { .table = table, .lang = caravan_lang () };
  json_t *event = rec_event_write (table, move, NULL);
  CvVerdict verdict;

  g_ptr_array_add (script->lines, caravan_typed_write (&typing, event));
  json_array_append_new (script->events, event);
  return cv_match_play (script->match, move, &verdict);
}

static Script
write_script (Table *table)
{
  const CvTable *seats = caravan_match_get_table (table->match);
  Script script = { cv_match_new (seats), json_array (),
                    g_ptr_array_new_with_free_func (g_free) };
  Sim sim;

  assert_true (
      sim_start (&sim, seats, cv_match_state (script.match), write_line, &script));
  assert_true (sim_run (&sim, 7));
  return script;
}

static gboolean
is_step (json_t *events, gsize i, const char *verb)
{
  json_t *event = json_array_get (events, i);

  return g_strcmp0 (json_string_value (json_object_get (event, "do")), verb) == 0;
}

/* A round ends as soon as all is placed; what was put away after that comes later. */
static void
end_rounds_at_once (Script *script)
{
  for (guint i = 1; i < script->lines->len; i++)
    for (guint k = i; k > 0 && is_step (script->events, k, "end-round") &&
                      is_step (script->events, k - 1, "hide");
         k--)
      {
        json_t *hidden = json_incref (json_array_get (script->events, k - 1));
        json_array_remove (script->events, k - 1);
        json_array_insert_new (script->events, k, hidden);
        g_ptr_array_insert (script->lines, (int) k,
                            g_ptr_array_steal_index (script->lines, k - 1));
      }
}

static void
test_a_whole_game_is_typed (void **state)
{
  Table *table = set_table (GUIDED_HEADER);
  Script script = write_script (table);
  RecRecord *record = caravan_match_get_record (table->match);

  end_rounds_at_once (&script);
  for (guint i = 0; i < script.lines->len; i++)
    {
      /* The end of a round follows of itself, where nothing is left to skip. */
      if (cv_match_n_entries (caravan_match_get_ahead (table->match)) > i)
        continue;
      type (table, script.lines->pdata[i]);
      assert_string_equal (get_text (table), "");
    }
  wait_for_steps (table, script.lines->len);
  for (guint i = 0; i < script.lines->len; i++)
    {
      json_t *event = rec_record_event (record, i);
      json_object_del (event, "time");
      assert_true (json_equal (event, json_array_get (script.events, i)));
      json_decref (event);
    }
  cv_match_free (script.match);
  json_decref (script.events);
  g_ptr_array_unref (script.lines);
  clear_table (table);
}

/* History. */

static void
test_a_new_step_leaves_the_other_rows_alone (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  GtkWidget *row = find_row (table, "Anna: camel c3");
  type_steps (table, (const char *const[]){ "r camel d3", NULL });
  assert_ptr_equal (find_row (table, "Anna: camel c3"), row);
  assert_true (
      caravan_step_row_get (CARAVAN_STEP_ROW (find_row (table, "Anna: camel d3")))
          ->last);
  clear_table (table);
}

static void
test_what_is_undone_is_dimmed_and_can_be_put_back (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  activate (table, "history.back", 1);
  wait_for_steps (table, 1);
  GtkWidget *row = find_row (table, "Chiara: Stony Plains h2");
  assert_true (gtk_widget_has_css_class (row, "undone"));
  activate (table, "history.forward",
            caravan_step_row_get (CARAVAN_STEP_ROW (row))->step);
  wait_for_steps (table, 3);
  assert_false (gtk_widget_has_css_class (row, "undone"));
  clear_table (table);
}

static void
test_only_the_latest_steps_are_shown_until_all_are_wanted (void **state)
{
  Table *table = set_table (HEADER);
  g_autofree char *columns = g_strdup ("abcdefghijklmnopqrst");

  for (gsize i = 0; i < 13; i++)
    {
      g_autofree char *red = g_strdup_printf ("r camel %c3", columns[i]);
      g_autofree char *blue = g_strdup_printf ("b oasis %c1", columns[i]);
      type_steps (table, (const char *const[]){ red, blue, NULL });
    }
  assert_null (app_seek_text (table->history, "Anna: camel a3"));
  GtkWidget *all = app_find_text (table->history, "All steps");
  g_signal_emit_by_name (gtk_widget_get_ancestor (all, GTK_TYPE_BUTTON), "clicked");
  find_row (table, "Anna: camel a3");
  app_find_text (table->history, "Latest steps");
  clear_table (table);
}

static void
test_a_note_stands_among_the_steps (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  hands_click (app_find_text (table->history, "Write a note"));
  hands_type (table->window, "Tea is ready");
  hands_key (table->window, "Return");
  APP_WAIT (app_seek_text (table->history, "Tea is ready") != NULL);
  assert_int_equal (table_count_steps (table), 3);
  assert_true (app_has_name (find_row (table, "Tea is ready"), "Note: Tea is ready"));
  clear_table (table);
}

static void
test_a_step_is_corrected_as_a_line (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  activate (table, "history.correct", 1);
  assert_string_equal (get_text (table), "r camel c3");
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (table->entry));
  type (table, "r camel e3");
  APP_WAIT (app_seek_text (table->history, "Anna: camel e3") != NULL &&
            !caravan_match_is_busy (table->match));
  assert_int_equal (table_count_steps (table), 3);
  assert_null (app_seek_text (table->history, "Anna: camel c3"));
  assert_string_equal (get_text (table), "");
  clear_table (table);
}

/* The menu of a row. It stays open: whoever closes the window gives pointer and
   keyboard back, or the next test would wait for its keys in vain. */
static GMenuModel *
get_menu (Table *table, const char *sentence)
{
  GtkWidget *child;

  g_signal_emit_by_name (find_row (table, sentence), "clicked");
  child = gtk_widget_get_first_child (table->history);
  while (child != NULL && !GTK_IS_POPOVER_MENU (child))
    child = gtk_widget_get_next_sibling (child);
  assert_non_null (child);
  return gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (child));
}

static void
expect_item (GMenuModel *menu, int item, const char *wanted)
{
  g_autofree char *label = NULL;

  assert_true (item < g_menu_model_get_n_items (menu));
  assert_true (g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_LABEL, "s",
                                                &label));
  assert_string_equal (label, wanted);
}

static void
test_a_row_says_what_can_be_done_about_its_step (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  GMenuModel *menu = get_menu (table, "Anna: camel c3");
  expect_item (menu, 0, "Back to here");
  expect_item (menu, 1, "Look at this moment");
  expect_item (menu, 2, "Correct this step");
  menu = get_menu (table, "Chiara: Stony Plains h2");
  expect_item (menu, 0, "Correct this step");
  clear_table (table);
}

static void
test_an_earlier_moment_is_looked_at (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  activate (table, "history.look", 2);
  assert_int_equal (caravan_desk_get_looking_at (table->desk), 2);
  assert_true (
      gtk_widget_has_css_class (find_row (table, "Anna: camel c3"), "selected"));
  assert_int_equal (table_count_steps (table), 3);
  clear_table (table);
}

static void
test_tab_goes_over_the_rows_in_one_step (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  gtk_widget_grab_focus (find_row (table, "Chiara: Stony Plains h2"));
  hands_key (table->window, "Down");
  assert_true (gtk_widget_has_focus (find_row (table, "Anna: camel c3")));
  hands_key (table->window, "Tab");
  assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)),
                                       table->entry));
  hands_key (table->window, "shift+Tab");
  assert_true (gtk_widget_has_focus (find_row (table, "Anna: camel c3")));
  clear_table (table);
}

/* Status. */

static void
test_the_status_has_the_focus_and_gives_it_back (void **state)
{
  Table *table = set_table (HEADER);

  type_steps (table, three);
  GtkWidget *before = gtk_root_get_focus (GTK_ROOT (table->window));
  caravan_desk_tell_status (table->desk);
  assert_true (gtk_widget_has_focus (table->status));
  GtkWidget *label = app_find_type (table->status, GTK_TYPE_LABEL);
  const char *text = gtk_label_get_label (GTK_LABEL (label));
  assert_non_null (strstr (text, "Last step: Chiara: Stony Plains h2"));
  assert_true (app_has_name (table->status, text));
  hands_key (table->window, "Escape");
  assert_ptr_equal (gtk_root_get_focus (GTK_ROOT (table->window)), before);
  assert_false (gtk_widget_get_visible (table->status));
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_typed_line_is_recorded),
    APP_TEST (test_undo_in_the_empty_line_takes_the_last_step_back),
    APP_TEST (test_undo_in_a_typed_line_takes_back_what_was_typed),
    APP_TEST (test_a_name_is_completed_and_recorded),
    APP_TEST (test_several_spaces_are_recorded_in_one_line),
    APP_TEST (test_the_line_keeps_what_is_refused),
    APP_TEST (test_the_verdict_is_that_of_the_first_that_is_refused),
    APP_TEST (test_accepting_the_last_records_all),
    APP_TEST (test_the_line_keeps_what_the_card_did_not_record),
    APP_TEST (test_the_line_stays_when_another_step_is_recorded),
    APP_TEST (test_the_next_line_outlives_the_step_before_it),
    APP_TEST (test_a_correction_is_one_space),
    APP_TEST (test_an_unreadable_line_says_what_was_expected),
    APP_TEST (test_a_letter_that_misleads_is_explained_while_it_is_there),
    APP_TEST (test_control_and_return_let_a_house_rule_stand),
    APP_TEST (test_tab_completes_and_the_field_keeps_the_focus),
    APP_TEST (test_arrow_keys_bring_lines_back),
    APP_TEST (test_secrets_are_not_brought_back),
    APP_TEST (test_a_half_typed_line_outlives_the_language),
    APP_TEST (test_the_forms_are_listed),
    APP_TEST (test_a_whole_game_is_typed),
    APP_TEST (test_a_new_step_leaves_the_other_rows_alone),
    APP_TEST (test_what_is_undone_is_dimmed_and_can_be_put_back),
    APP_TEST (test_only_the_latest_steps_are_shown_until_all_are_wanted),
    APP_TEST (test_a_note_stands_among_the_steps),
    APP_TEST (test_a_step_is_corrected_as_a_line),
    APP_TEST (test_a_row_says_what_can_be_done_about_its_step),
    APP_TEST (test_an_earlier_moment_is_looked_at),
    APP_TEST (test_tab_goes_over_the_rows_in_one_step),
    APP_TEST (test_the_status_has_the_focus_and_gives_it_back),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
