/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table page in a window: its parts ask one desk, and nothing is lost when the
   width changes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-typed-entry.h"
#include "caravan-steps-list.h"
#include "caravan-players.h"
#include "caravan-table-page.h"
#include "caravan-table-scene.h"
#include "caravan-verdict-card.h"
#include "caravan-verdict-words.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "table.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" BOARD (                   \
      "'oooo=.','o...=.','....=S','....=.'") ",'players':[{'color':'red','name':"      \
                                             "'Anna'},{'color':'blue','name':'Bruno'}" \
                                             ",{'color':'green','name':'Chiara'}]}"

#define SAMPLE(TURNS)                                                                  \
  "{'caravanserai':1,'game':'oasis','turns':'" TURNS "','board':'sample','players':["  \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Chiara'}]}"

static void
open_page (Table *table)
{
  table->page = caravan_table_page_new (table->match);
  table->desk = caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (table->page));
  table->window = app_show (table->page, 1300, 800);
}

static void
set_table_with (void **state, const char *text)
{
  app_begin (state);
  Table *table = table_lay_match (text);
  open_page (table);
  *state = table;
}

static int
set_table (void **state)
{
  set_table_with (state, HEADER);
  return 0;
}

static int
set_sample (void **state)
{
  set_table_with (state, SAMPLE ("free"));
  return 0;
}

static int
set_guided_sample (void **state)
{
  set_table_with (state, SAMPLE ("guided"));
  return 0;
}

static int
clear_table (void **state)
{
  Table *table = *state;
  app_close (table->window);
  table_clear (table);
  *state = NULL;
  return app_end (state);
}

static void
resize (Table *table, int width, int height)
{
  gtk_window_set_default_size (table->window, width, height);
  APP_WAIT (gtk_widget_get_width (table->page) == width);
  app_wait_drawn (table->page);
}

static GtkWidget *
find_focus (Table *table)
{
  return gtk_window_get_focus (table->window);
}

static gboolean
is_narrow (Table *table)
{
  return gtk_widget_has_css_class (table->page, "narrow");
}

static CaravanBoard *
get_board (Table *table)
{
  return caravan_board_view_get_board (
      caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (table->page)));
}

static void
test_what_is_half_typed_outlives_a_change_of_width (void **state)
{
  Table *table = *state;
  caravan_page_activate (CARAVAN_PAGE (table->page), "win.entry");
  GtkWidget *text = find_focus (table);
  assert_true (GTK_IS_TEXT (text));
  gtk_editable_set_text (GTK_EDITABLE (text), "b oas");

  resize (table, 400, 740);
  APP_WAIT (is_narrow (table));
  assert_ptr_equal (find_focus (table), text);
  assert_true (app_is_shown (text));
  resize (table, 800, 700);
  APP_WAIT (!is_narrow (table));
  assert_ptr_equal (find_focus (table), text);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (text)), "b oas");
}

static void
test_an_activated_cell_is_recorded_and_shown (void **state)
{
  Table *table = *state;
  CvCell cell = cv_cell (0, 0);
  caravan_desk_set_seat (table->desk, 1);
  caravan_desk_set_tool (table->desk, 0);
  g_signal_emit_by_name (get_board (table), "pointed", (int) cell);
  assert_int_equal (caravan_desk_get_pointed (table->desk), cell);
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (table->desk)));

  g_signal_emit_by_name (get_board (table), "activated", (int) cell);
  assert_true (caravan_match_flush (table->match));
  const CvTable *game = caravan_match_get_table (table->match);
  CvLook look = game->game->look (game, caravan_match_get_state (table->match),
                                  cv_board_bit (&game->board, cell));
  assert_int_equal (look.piece, 0);
  assert_int_equal (look.owner, 1);
}

static void
test_the_table_begins_at_its_board (void **state)
{
  Table *table = *state;
  assert_non_null (find_focus (table));
  assert_true (
      gtk_widget_is_ancestor (find_focus (table), GTK_WIDGET (get_board (table))));
}

static void
test_panels_are_gone_round_and_come_back_to_the_board (void **state)
{
  Table *table = *state;
  GtkWidget *first = find_focus (table), *before = first;
  int n = 0;
  do
    {
      caravan_page_activate (CARAVAN_PAGE (table->page), "win.next-panel");
      assert_ptr_not_equal (find_focus (table), before);
      before = find_focus (table);
      n++;
    }
  while (before != first && n < 12);
  assert_in_range (n, 3, 11);
  caravan_page_activate (CARAVAN_PAGE (table->page), "win.previous-panel");
  assert_ptr_not_equal (find_focus (table), first);
}

static void
test_history_is_brought_up_in_a_narrow_window (void **state)
{
  Table *table = *state;
  GtkWidget *history = app_find_type (table->page, CARAVAN_TYPE_STEPS_LIST);
  resize (table, 400, 740);
  assert_false (app_is_shown (history));
  caravan_page_activate (CARAVAN_PAGE (table->page), "win.history");
  app_wait_drawn (table->page);
  assert_true (app_is_shown (history));
  assert_false (app_is_shown (GTK_WIDGET (get_board (table))));
}

static void
test_actions_reach_the_board (void **state)
{
  Table *table = *state;
  caravan_page_activate (CARAVAN_PAGE (table->page), "win.turn");
  assert_int_equal (caravan_board_get_turn (get_board (table)), 1);
}

static gboolean
is_broken (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_LABEL (widget) && app_is_shown (widget) &&
         (gtk_widget_has_css_class (widget, "name") ||
          gtk_widget_has_css_class (widget, "figures")) &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 1;
}

/* Where there is least room beside a board. */
static void
test_names_and_numbers_of_players_are_whole (void **state)
{
  Table *table = *state;
  GtkWidget *players = app_find_type (table->page, CARAVAN_TYPE_PLAYERS);

  resize (table, 800, 700);
  g_signal_emit_by_name (
      gtk_widget_get_ancestor (app_find_text (table->page, "Players"),
                               GTK_TYPE_TOGGLE_BUTTON),
      "clicked");
  app_wait_drawn (table->page);
  app_find_text (players, "Chiara");
  app_find_text (players, "20");
  assert_null (app_walk (players, is_broken, NULL));
}

/* With real hands. */

static GtkWidget *
get_cell (Table *table, CvCell cell)
{
  return caravan_board_get_cell (get_board (table), cell);
}

static CvCell
find_cell (const char *name)
{
  CvCell cell = CV_CELL_NONE;
  assert_true (cv_cell_parse (name, &cell));
  return cell;
}

static GtkWidget *
get_card (Table *table)
{
  return app_find_type (table->page, CARAVAN_TYPE_VERDICT_CARD);
}

static GtkWidget *
get_button (Table *table, CaravanVerdictButton button)
{
  return caravan_verdict_card_get_button (CARAVAN_VERDICT_CARD (get_card (table)),
                                          button);
}

/* The first legal spaces of the board are taken, so that there is something to touch.
 */
static void
place_some (Table *table, int seat, int tool, int n)
{
  const CvTable *game = caravan_match_get_table (table->match);
  caravan_desk_set_seat (table->desk, seat);
  caravan_desk_set_tool (table->desk, tool);
  for (int bit = 0, every = 0; bit < 400 && n > 0; bit++)
    if (cv_set_has (caravan_desk_get_legal (table->desk), bit) && every++ % 5 == 0)
      {
        assert_true (caravan_desk_act (table->desk, cv_board_cell (&game->board, bit)));
        assert_true (caravan_match_flush (table->match));
        n--;
      }
}

/* All spaces that are refused, but may be let stand. On the path a camel would be meant.
 */
static GArray *
list_refused (Table *table)
{
  const CvTable *game = caravan_match_get_table (table->match);
  const CaravanGameTable *tools = caravan_desk_get_game (table->desk)->table;
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (CvCell));
  for (int row = 0; row < game->board.height; row++)
    for (int column = 0; column < game->board.width; column++)
      {
        CvCell cell = cv_cell (column, row);
        int bit = cv_board_bit (&game->board, cell);
        if (bit < 0 || cv_set_has (caravan_desk_get_legal (table->desk), bit) ||
            tools->tool_at (game, cell) >= 0)
          continue;
        assert_false (caravan_desk_act (table->desk, cell));
        if (caravan_desk_can_overrule (table->desk))
          g_array_append_val (cells, cell);
        caravan_desk_unpin (table->desk);
      }
  return cells;
}

static void
count_hint_cb (CaravanDesk *desk, guint what, int *n_hints)
{
  *n_hints += caravan_desk_get_hint (desk) != NULL;
}

/* What was let stand lies where the click was. */
static void
expect_house_at (Table *table, CvCell cell)
{
  CvMatch *log = caravan_match_get_log (table->match);
  gsize last = cv_match_step_entry (log, cv_match_n_steps (log) - 1);
  json_t *event = rec_record_event (caravan_match_get_record (table->match), last);
  char name[CV_CELL_TEXT_SIZE];
  assert_string_equal (json_string_value (json_object_get (event, "at")),
                       cv_cell_print (cell, name));
  assert_string_equal (json_string_value (json_object_get (event, "allowed")), "house");
  json_decref (event);
}

/* Instead of the window, which would show the rule. */
static void
rule_wanted_cb (GSimpleAction *action, GVariant *anchor, gpointer ret_anchor)
{
  *(char **) ret_anchor = g_variant_dup_string (anchor, NULL);
}

static void
read_why (Table *table, const char *anchor)
{
  g_autofree char *opened = NULL;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  const GActionEntry entry = { .name = "rules",
                               .activate = rule_wanted_cb,
                               .parameter_type = "s" };
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, &opened);
  gtk_widget_insert_action_group (table->page, "win", G_ACTION_GROUP (group));
  hands_glide_to (get_button (table, CARAVAN_VERDICT_RULE), 40);
  hands_click_here ();
  APP_WAIT (opened != NULL);
  assert_string_equal (opened, anchor);
  gtk_widget_insert_action_group (table->page, "win", NULL);
}

/* The board shows the space that was clicked and those that decide. */
static void
expect_lit (Table *table, CvCell cell)
{
  const CvTable *game = caravan_match_get_table (table->match);
  const CvVerdict *verdict = caravan_desk_get_verdict (table->desk);
  CaravanScene scene;
  caravan_table_scene_fill (&scene, table->desk);
  assert_int_equal (scene.pointed, cell);
  assert_true (scene.pointed_illegal);
  assert_true (scene.is_pinned);
  for (int i = 0; i < verdict->n_because; i++)
    assert_true (
        cv_set_has (&scene.lit, cv_board_bit (&game->board, verdict->because[i])));
}

static void
dispute (Table *table, CvCell cell, int *n_hints)
{
  gsize n = cv_match_n_steps (caravan_match_get_log (table->match));
  hands_click (get_cell (table, cell));
  assert_true (caravan_desk_is_pinned (table->desk));
  const CvVerdict *verdict = caravan_desk_get_verdict (table->desk);
  const char *anchor = verdict->rule->anchor;
  g_autofree char *said = caravan_verdict_say (table->desk);
  gulong counting =
      g_signal_connect (table->desk, "changed", G_CALLBACK (count_hint_cb), n_hints);
  read_why (table, anchor);
  g_autofree char *still = caravan_verdict_say (table->desk);
  assert_string_equal (said, still);
  expect_lit (table, cell);
  g_free (caravan_verdict_cut_title (still));
  assert_non_null (app_seek_text (get_card (table), still));
  hands_glide_to (get_button (table, CARAVAN_VERDICT_OVERRULE), 10);
  hands_click_here ();
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (table->match)) == n + 1);
  g_signal_handler_disconnect (table->desk, counting);
  expect_house_at (table, cell);
  caravan_desk_undo (table->desk);
  assert_true (caravan_match_flush (table->match));
}

/* The way from a space to the buttons below the board leads over other spaces. */
static void
test_a_pinned_verdict_outlasts_the_way_to_its_buttons (void **state)
{
  Table *table = *state;
  const guint n_disputes = 20;
  int n_hints = 0;
  place_some (table, 0, 0, 2);
  place_some (table, 0, 2, 3);
  caravan_desk_set_seat (table->desk, 1);
  caravan_desk_set_tool (table->desk, 0);
  g_autoptr (GArray) refused = list_refused (table);
  assert_true (refused->len >= n_disputes);
  for (guint i = 0; i < n_disputes; i++)
    dispute (table, g_array_index (refused, CvCell, i * refused->len / n_disputes),
             &n_hints);
  assert_true (n_hints > 100);
}

static gboolean
seek_hint (Table *table, const char *start)
{
  GtkWidget *view =
      GTK_WIDGET (caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (table->page)));
  g_autofree char *said = caravan_verdict_say_hint (table->desk);
  if (said == NULL)
    return FALSE;
  GtkWidget *label = app_seek_text (view, said);
  return label != NULL && app_is_shown (label) && g_str_has_prefix (said, start);
}

static void
expect_described (Table *table, const char *start)
{
  GtkWidget *cell = get_cell (table, caravan_board_get_focus (get_board (table)));
  g_autofree char *said = caravan_verdict_say_focus (
      table->desk, caravan_board_get_focus (get_board (table)));
  assert_true (g_str_has_prefix (said, start));
  char *wrong = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said);
  assert_null (wrong);
}

/* By keys: Enter pins, the arrows go on, each space says its own; Escape lets go. */
static void
test_while_one_space_is_pinned_others_have_a_word_of_their_own (void **state)
{
  Table *table = *state;
  GtkWidget *window = GTK_WIDGET (table->window);
  hands_put_away ();
  hands_type (window, "b1");
  APP_WAIT (caravan_desk_get_tool (table->desk) == 0);
  hands_key (window, "Down");
  hands_key (window, "Right");
  APP_WAIT (caravan_desk_get_verdict (table->desk) != NULL);
  hands_key (window, "Return");
  APP_WAIT (caravan_desk_is_pinned (table->desk));
  expect_described (table, "Not here: b2 ");
  assert_null (caravan_desk_get_hint (table->desk));
  hands_key (window, "Up");
  APP_WAIT (caravan_desk_get_hint (table->desk) != NULL);
  app_wait_drawn (table->page);
  assert_true (seek_hint (table, "Yes: Bruno opens a new"));
  expect_described (table, "Yes: Bruno opens a new");
  g_autofree char *said = caravan_verdict_say (table->desk);
  assert_true (g_str_has_prefix (said, "Not here: b2 "));
  hands_key (window, "Escape");
  APP_WAIT (!caravan_desk_is_pinned (table->desk));
  app_wait_drawn (table->page);
  assert_false (seek_hint (table, ""));
  assert_null (caravan_desk_get_verdict (table->desk));
}

/* What a finger does, from the decision of the gesture on. */
static void
test_a_finger_reads_first_and_records_with_the_second_tap (void **state)
{
  Table *table = *state;
  caravan_desk_set_tool (table->desk, 0);
  caravan_board_press (get_board (table), cv_cell (1, 1), TRUE);
  assert_true (caravan_desk_is_pinned (table->desk));
  caravan_board_press (get_board (table), cv_cell (0, 0), TRUE);
  assert_true (caravan_desk_is_pinned (table->desk));
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (table->desk)));
  assert_true (app_is_shown (get_button (table, CARAVAN_VERDICT_RECORD)));
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (table->match)), 0);
  caravan_board_press (get_board (table), cv_cell (0, 0), TRUE);
  assert_true (caravan_match_flush (table->match));
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (table->match)), 1);
  caravan_board_press (get_board (table), cv_cell (1, 0), TRUE);
  g_signal_emit_by_name (get_button (table, CARAVAN_VERDICT_RECORD), "clicked");
  assert_true (caravan_match_flush (table->match));
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (table->match)), 2);
  caravan_board_press (get_board (table), cv_cell (2, 0), FALSE);
  assert_true (caravan_match_flush (table->match));
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (table->match)), 3);
}

/* No verdict that nobody asked for. */

static void
owe_an_oasis (Table *table)
{
  table_play (table, COUNTERS ("'blue','red','green'"));
  table_play (table, "{'do':'offer','by':'blue','cards':1}");
  table_play (table, "{'do':'offer','by':'red','cards':1}");
  table_play (table, "{'do':'offer','by':'green','cards':1}");
  table_play (table, "{'do':'take','by':'blue','from':'red','cards':['oasis']}");
  assert_int_equal (caravan_desk_get_tool (table->desk), 0);
}

static void
reopen (Table *table)
{
  app_close (table->window);
  open_page (table);
  app_wait_drawn (table->page);
}

static void
test_a_table_that_opens_says_nothing_of_its_spaces (void **state)
{
  Table *table = *state;
  owe_an_oasis (table);
  hands_move_to (get_cell (table, find_cell ("h7")));
  APP_WAIT (caravan_desk_get_verdict (table->desk) != NULL);
  reopen (table);
  hands_key (GTK_WIDGET (table->window), "Shift_L"); /* the window is active */
  app_wait_drawn (table->page);
  assert_true (
      gtk_widget_is_ancestor (find_focus (table), GTK_WIDGET (get_board (table))));
  assert_null (caravan_desk_get_verdict (table->desk));
  hands_move_to (get_cell (table, find_cell ("h8")));
  APP_WAIT (caravan_desk_get_verdict (table->desk) != NULL);
  hands_put_away ();
  reopen (table);
  hands_key (GTK_WIDGET (table->window), "Right");
  APP_WAIT (caravan_desk_get_verdict (table->desk) != NULL);
}

static CvCell
find_legal (Table *table)
{
  const CvTable *game = caravan_match_get_table (table->match);
  for (int bit = 0; bit < 400; bit++)
    if (cv_set_has (caravan_desk_get_legal (table->desk), bit))
      return cv_board_cell (&game->board, bit);
  return CV_CELL_NONE;
}

static void
test_the_space_just_laid_is_not_scolded (void **state)
{
  Table *table = *state;
  owe_an_oasis (table);
  CvCell cell = find_legal (table);
  gsize n = cv_match_n_steps (caravan_match_get_log (table->match));
  hands_click (app_find_text (table->page, "Oasis"));
  hands_click (get_cell (table, cell));
  APP_WAIT (cv_match_n_steps (caravan_match_get_log (table->match)) == n + 1);
  app_wait_drawn (table->page);
  hands_rest ();
  app_wait_drawn (table->page);
  assert_null (caravan_desk_get_verdict (table->desk));
  g_autofree char *said = caravan_verdict_say_next (table->desk);
  assert_true (g_str_has_prefix (said, "Recorded: Bruno: Oasis "));
}

#define TABLE_TEST(test) cmocka_unit_test_setup_teardown (test, set_table, clear_table)

/* Where the verdict stands decides how it looks, and may not be decided by it. */
static void
test_the_verdict_keeps_its_place (void **state)
{
  Table *table = *state;

  for (int height = 700; height < 800; height += 2)
    {
      resize (table, 1200, height);
      APP_WAIT (gtk_widget_get_height (table->page) == height);
      app_wait_drawn (table->page);
      app_settle ();
      gboolean is_beside = gtk_widget_has_css_class (table->page, "beside");
      for (int frame = 0; frame < 3; frame++)
        {
          gtk_widget_queue_resize (table->page);
          app_wait_drawn (table->page);
          app_settle ();
          assert_int_equal (gtk_widget_has_css_class (table->page, "beside"),
                            is_beside);
        }
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TABLE_TEST (test_what_is_half_typed_outlives_a_change_of_width),
    TABLE_TEST (test_an_activated_cell_is_recorded_and_shown),
    TABLE_TEST (test_the_table_begins_at_its_board),
    TABLE_TEST (test_panels_are_gone_round_and_come_back_to_the_board),
    TABLE_TEST (test_history_is_brought_up_in_a_narrow_window),
    TABLE_TEST (test_actions_reach_the_board),
    cmocka_unit_test_setup_teardown (test_names_and_numbers_of_players_are_whole,
                                     set_sample, clear_table),
    cmocka_unit_test_setup_teardown (
        test_a_pinned_verdict_outlasts_the_way_to_its_buttons, set_sample, clear_table),
    TABLE_TEST (test_while_one_space_is_pinned_others_have_a_word_of_their_own),
    TABLE_TEST (test_a_finger_reads_first_and_records_with_the_second_tap),
    cmocka_unit_test_setup_teardown (test_a_table_that_opens_says_nothing_of_its_spaces,
                                     set_guided_sample, clear_table),
    cmocka_unit_test_setup_teardown (test_the_space_just_laid_is_not_scolded,
                                     set_guided_sample, clear_table),
    cmocka_unit_test_setup_teardown (test_the_verdict_keeps_its_place,
                                     set_guided_sample, clear_table),
  };
  return cmocka_run_group_tests (tests, app_start, app_stop);
}
