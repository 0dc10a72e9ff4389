/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of Oregon has all that a table has: steps are taken back, corrected, let stand
   by house rules and noted, the status is told, the board is turned and enlarged, the rule
   of a verdict is a click away, it can be seen from across the table; and the values of
   the tokens are put into drawers, with a PIN or without, and stated at the end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board-private.h"
#include "caravan-drawer-private.h"
#include "caravan-handle.h"
#include "caravan-settings.h"
#include "caravan-status.h"
#include "caravan-steps-list.h"
#include "caravan-strip-controls.h"
#include "caravan-table-private.h"
#include "caravan-typed-entry.h"
#include "caravan-verdict-card.h"
#include "files.h"
#include "hands.h"
#include "pages.h"
#include "played.h"
#include "text.h"
#include "texts.h"

#define FARMER         0
#define CHURCH         3
#define YELLOW         0
#define BLUE           1
#define COAL           0
#define GOLD           1
#define BEFORE_PAYS    53 /* Blue’s farmer on h9 brings 6 points */
#define LAST_STEP      52 /* Yellow’s church on i9 */
#define BEFORE_REVEAL  61
#define POINTS_BEFORE  62
#define POINTS_OF_H9   6
#define COAL_OF_YELLOW 8 /* tokens, at the end */

static char *directory;
static CaravanMatch *match;
static CaravanWindow *window;
static CaravanDesk *desk;
static GtkWidget *page;

static void
sit_down_in (int n_events, int width, int height)
{
  directory = files_make_directory ("caravan-oregon-");
  match = played_example_of (directory, "oregon", n_events);
  window = app_window_with_match (match, width, height);
  desk = caravan_window_get_desk (window);
  page = GTK_WIDGET (page_table (window));
  caravan_drawer_use_strength (REC_LOCK_WEAK);
}

static void
sit_down (int n_events)
{
  sit_down_in (n_events, 1400, 880);
}

static void
get_up (void)
{
  app_close (window);
  g_clear_object (&match);
  caravan_match_settle ();
  assert_int_equal (files_remove_directory (directory), 0);
}

static const OregonState *
get_oregon (void)
{
  return &caravan_match_get_state (match)->oregon;
}

static gsize
count_steps (void)
{
  return cv_match_n_steps (caravan_match_get_log (match));
}

static void
wait_for_steps (gsize n)
{
  APP_WAIT (count_steps () == n && !caravan_match_is_busy (match));
}

static CvCell
find_cell (const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cell;
}

static CaravanBoard *
get_board (void)
{
  return caravan_board_view_get_board (
      caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (page)));
}

static GtkWidget *
get_cell (const char *name)
{
  return caravan_board_get_cell (get_board (), find_cell (name));
}

static GtkWidget *
get_button (CaravanVerdictButton button)
{
  return caravan_verdict_card_get_button (
      CARAVAN_VERDICT_CARD (app_find_type (page, CARAVAN_TYPE_VERDICT_CARD)), button);
}

static void
choose_bison_and_eagle (void)
{
  caravan_desk_choose (desk, BLUE, FARMER);
  caravan_desk_set_chosen (desk, "cards", json_pack ("[s, s]", "bison", "eagle"));
  app_wait_drawn (page);
}

static void
play (const char *text)
{
  json_t *event = text_parse (text);
  RecError error = { 0 };

  assert_true (caravan_match_play (match, event, &error));
  assert_true (caravan_match_flush (match));
  json_decref (event);
  app_settle ();
}

static gboolean
says (GtkWidget *root, const char *words)
{
  g_autoptr (GPtrArray) texts = texts_collect (root);

  for (guint i = 0; i < texts->len; i++)
    if (strstr (((const Text *) g_ptr_array_index (texts, i))->text, words) != NULL)
      return TRUE;
  return FALSE;
}

/* Steps. */

static void
test_a_farmer_is_taken_back_with_its_points (void **state)
{
  sit_down (BEFORE_PAYS);
  choose_bison_and_eagle ();
  hands_click (get_cell ("h9"));
  wait_for_steps (BEFORE_PAYS + 1);
  assert_int_equal (get_oregon ()->track[BLUE], POINTS_BEFORE + POINTS_OF_H9);
  hands_key (GTK_WIDGET (window), "ctrl+z");
  wait_for_steps (BEFORE_PAYS);
  assert_int_equal (get_oregon ()->track[BLUE], POINTS_BEFORE);
  hands_key (GTK_WIDGET (window), "ctrl+shift+z");
  wait_for_steps (BEFORE_PAYS + 1);
  assert_int_equal (get_oregon ()->track[BLUE], POINTS_BEFORE + POINTS_OF_H9);
  get_up ();
}

/* The sum leaves the board for the score of whoever gets it. */
static void
test_points_go_to_the_score (void **state)
{
  sit_down (BEFORE_PAYS);
  const CaravanFlight *flight =
      caravan_table_page_get_flight (CARAVAN_TABLE_PAGE (page));

  app_set_moving (TRUE);
  choose_bison_and_eagle ();
  caravan_desk_point (desk, find_cell ("h9"));
  assert_true (caravan_desk_act (desk, find_cell ("h9")));
  APP_WAIT (flight->tick != 0);
  assert_int_equal (flight->n, 1);
  assert_string_equal (flight->sums[0].tag.text, "1 + 5 = 6");
  assert_int_equal (flight->sums[0].tag.seat, BLUE);
  assert_true (get_board ()->tags.are_taken);
  assert_non_null (
      app_seek_text (caravan_players_find_total (flight->players, BLUE), "68"));
  APP_WAIT (flight->tick == 0);
  app_set_moving (FALSE);
  get_up ();
}

/* Its line stands in the entry, and what it paid is reckoned anew. */
static void
test_a_building_is_corrected_as_a_line (void **state)
{
  sit_down (BEFORE_PAYS);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);
  GtkWidget *entry = app_find_type (page, CARAVAN_TYPE_TYPED_ENTRY);
  GtkEditable *field = GTK_EDITABLE (app_find_type (entry, GTK_TYPE_ENTRY));
  int before = get_oregon ()->track[YELLOW];

  gtk_widget_activate_action (history, "history.correct", "t", (guint64) LAST_STEP);
  assert_string_equal (gtk_editable_get_text (field), "y church eagle i9");
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (entry));
  gtk_editable_set_text (field, "y church eagle h10");
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (app_seek_text (history, "Giulia: church h10 (eagle)") != NULL &&
            !caravan_match_is_busy (match));
  assert_int_equal (count_steps (), BEFORE_PAYS);
  assert_true (get_oregon ()->track[YELLOW] < before);
  get_up ();
}

static void
test_a_house_rule_lets_a_farmer_stand_outside_his_block (void **state)
{
  sit_down (BEFORE_PAYS);
  choose_bison_and_eagle ();
  hands_click (get_cell ("b9"));
  APP_WAIT (caravan_desk_is_pinned (desk));
  assert_string_equal (caravan_desk_get_verdict (desk)->rule->id,
                       "oregon.farmer.block");
  hands_click (get_button (CARAVAN_VERDICT_OVERRULE));
  wait_for_steps (BEFORE_PAYS + 1);
  assert_true (
      app_has_name (get_cell ("b9"),
                    "b9, prairie, Blue’s farmer, column bison, row bison, house rule"));
  get_up ();
}

static void
test_the_rule_of_a_refusal_is_a_click_away (void **state)
{
  sit_down (BEFORE_PAYS);
  choose_bison_and_eagle ();
  hands_click (get_cell ("b9"));
  APP_WAIT (caravan_desk_is_pinned (desk));
  hands_click (get_button (CARAVAN_VERDICT_RULE));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)),
                       caravan_desk_get_verdict (desk)->rule->anchor);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_true (caravan_desk_is_pinned (desk));
  get_up ();
}

static void
test_a_note_and_an_earlier_moment (void **state)
{
  sit_down (BEFORE_PAYS);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);

  hands_click (app_find_text (history, "Write a note"));
  hands_type (GTK_WIDGET (window), "Tea is ready");
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (app_seek_text (history, "Tea is ready") != NULL);
  caravan_desk_look_at (desk, LAST_STEP);
  app_wait_drawn (page);
  assert_true (app_has_name (get_cell ("i9"), "i9, prairie, column eagle, row bison"));
  assert_false (caravan_desk_act (desk, find_cell ("h9")));
  caravan_desk_look_at (desk, G_MAXSIZE);
  app_wait_drawn (page);
  assert_true (
      app_has_name (get_cell ("i9"), "i9, prairie, church, column eagle, row bison"));
  assert_int_equal (count_steps (), BEFORE_PAYS);
  get_up ();
}

/* Below eight kinds of pieces, in the windows of laptops. */
static void
test_the_history_has_room_below_the_pieces (void **state)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1366, 768 }, { 1440, 900 } };
  static const char *const languages[] = { "en", "it", "fr" };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i % 3]);
      sit_down_in (BEFORE_PAYS, sizes[i / 3][0], sizes[i / 3][1]);
      app_wait_drawn (page);
      assert_non_null (app_seek_type (page, CARAVAN_TYPE_STEPS_LIST));
      get_up ();
    }
  app_set_language ("en");
}

/* All that a step paid, as long as totals are told. */
static void
test_the_history_tells_points (void **state)
{
  static const char paid[] = "Étienne: farmer h9 (bison and eagle), 6 points";
  static const char unpaid[] = "Étienne: farmer h9 (bison and eagle)";

  sit_down (BEFORE_PAYS);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);

  app_find_text (history, "Giulia: church i9 (eagle), 16 points");
  app_find_text (history, "+16");
  play ("{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h9'}");
  app_find_text (history, paid);
  g_settings_set_boolean (caravan_settings (), "running-totals", FALSE);
  assert_null (app_seek_text (history, "+16"));
  app_find_text (history, unpaid);
  g_settings_reset (caravan_settings (), "running-totals");
  app_find_text (history, paid);
  get_up ();
}

/* What is counted by hand is no payment. */
static void
test_the_history_tells_no_points_that_nothing_paid (void **state)
{
  sit_down (BEFORE_PAYS);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);

  play ("{'do':'count','by':'yellow','track':99}");
  assert_null (app_seek_text (history, "+34"));
  assert_non_null (app_seek_text (history, "+16"));
  get_up ();
}

/* Nothing is placed any more: its place beside the board would be empty. */
static void
test_the_players_take_the_place_of_the_pieces_at_the_end (void **state)
{
  sit_down_in (BEFORE_REVEAL, 800, 700);
  app_find_text (page, "Pieces");
  app_find_text (page, "Farmer");
  play ("{'do':'end'}");
  app_wait_drawn (page);
  assert_null (app_seek_text (page, "Pieces"));
  app_find_text (page, "Scoring track");
  hands_key (GTK_WIDGET (window), "ctrl+z");
  wait_for_steps (BEFORE_REVEAL);
  app_wait_drawn (page);
  app_find_text (page, "Pieces");
  app_find_text (page, "Farmer");
  get_up ();
}

static gboolean
is_status (GtkWidget *widget, gpointer unused)
{
  return CARAVAN_IS_STATUS (widget);
}

static void
test_the_status_says_where_the_game_stands (void **state)
{
  sit_down (BEFORE_PAYS);
  GtkWidget *status = app_walk (page, is_status, NULL);

  hands_key (GTK_WIDGET (window), "F5");
  APP_WAIT (gtk_widget_has_focus (status));
  assert_true (says (status, "Last step: Giulia: church i9 (eagle)"));
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (!gtk_widget_get_visible (status));
  get_up ();
}

/* It lies beside the landscape cards and goes back with its building. */
static void
test_the_card_of_a_building_is_played_with_it (void **state)
{
  sit_down (BEFORE_PAYS);
  CaravanStrip *strip = CARAVAN_STRIP (app_find_type (page, CARAVAN_TYPE_STRIP));

  assert_null (caravan_strip_find_control (strip, "card-building"));
  caravan_desk_choose (desk, BLUE, CHURCH);
  app_wait_drawn (page);
  GtkWidget *card = caravan_strip_find_control (strip, "card-building");
  assert_true (gtk_widget_get_mapped (card));
  assert_true (app_has_name (card, "Building card: Church"));
  hands_click (card);
  APP_WAIT (caravan_desk_get_tool (desk) < 0);
  assert_null (caravan_strip_find_control (strip, "card-building"));
  get_up ();
}

/* The board. */

static void
test_a_turned_and_enlarged_board_takes_the_same_clicks (void **state)
{
  static const char *const cells[] = { "h9", "g9", "b9" };

  sit_down (BEFORE_PAYS);
  choose_bison_and_eagle ();
  for (int quarters = 1; quarters < 4; quarters++)
    {
      caravan_page_activate (CARAVAN_PAGE (page), "win.turn");
      if (quarters == 2)
        caravan_page_activate (CARAVAN_PAGE (page), "win.zoom-in");
      assert_int_equal (caravan_board_get_turn (get_board ()), quarters);
      gtk_widget_grab_focus (get_cell (cells[quarters - 1])); /* brings it into sight */
      app_wait_drawn (page);
      hands_move_to (get_cell (cells[quarters - 1]));
      APP_WAIT (caravan_desk_get_pointed (desk) == find_cell (cells[quarters - 1]));
    }
  get_up ();
}

static void
test_it_is_seen_from_across_the_table (void **state)
{
  sit_down (BEFORE_PAYS);
  choose_bison_and_eagle ();
  caravan_desk_point (desk, find_cell ("h9"));
  hands_key (GTK_WIDGET (window), "shift+F11");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_ACROSS_PAGE));
  GtkWidget *across = GTK_WIDGET (page_across (window));
  assert_true (says (across, "Last step: Giulia: church i9 (eagle)"));
  assert_true (says (across, "h9 lies in a block named by these cards."));
  /* The track is for all to see, whatever the tokens are worth. */
  assert_true (says (across, "Étienne: 62 points so far, the rest is still hidden"));
  assert_non_null (app_seek_text (across, "62"));
  get_up ();
}

/* Tokens. */

static gboolean
is_called (GtkWidget *widget, gpointer name)
{
  return app_is_shown (widget) && g_strcmp0 (gtk_widget_get_name (widget), name) == 0;
}

static GtkWidget *
find (const char *name)
{
  GtkWidget *found = app_walk (GTK_WIDGET (window->drawer), is_called, (gpointer) name);

  if (found == NULL)
    fail_msg ("nothing is named %s", name);
  return found;
}

static void
click (const char *name)
{
  assert_true (gtk_widget_is_sensitive (find (name)));
  g_signal_emit_by_name (find (name), "clicked");
}

static void
put_in (const char *name, int n)
{
  for (int i = 0; i < n; i++)
    click (name);
}

static const CvSecret *
get_secret (int seat, int key)
{
  return &caravan_match_get_state (match)->common.secret[seat][key];
}

/* Nobody has seen what a token is worth: there is nothing that all could put away. */
static void
test_a_drawer_is_the_only_way_to_values (void **state)
{
  sit_down (BEFORE_PAYS);
  GtkWidget *handle = app_find_type (page, CARAVAN_TYPE_HANDLE);

  assert_null (app_seek_type (handle, GTK_TYPE_MENU_BUTTON));
  get_up ();
}

/* A step holds the value of one token; more than that is several steps. */
static void
test_values_of_several_tokens_go_into_an_open_drawer (void **state)
{
  sit_down (BEFORE_PAYS);
  caravan_window_open_drawer (window, YELLOW);
  click ("open-drawer");
  assert_true (says (GTK_WIDGET (window->drawer), "Value of the coal tokens"));
  put_in ("more-coal", 5);
  put_in ("more-gold", 4);
  click ("shut-drawer");
  APP_WAIT (!caravan_match_is_busy (match));
  assert_int_equal (get_secret (YELLOW, COAL)->hidden, 5);
  assert_int_equal (get_secret (YELLOW, GOLD)->hidden, 4);
  assert_int_equal (get_oregon ()->told[YELLOW][COAL], 2);
  get_up ();
}

static void
try_pin (const char *pin)
{
  gtk_editable_set_text (GTK_EDITABLE (find ("pin")), pin);
  click ("try-pin");
  APP_WAIT (!window->drawer->is_busy);
}

static void
test_values_go_into_a_locked_drawer (void **state)
{
  RecError error = { 0 };

  sit_down (BEFORE_PAYS);
  json_t *lock = rec_lock_make ("1234", REC_LOCK_WEAK, &error);
  json_t *event =
      json_pack ("{s:s, s:s, s:o}", "do", "lock", "by", "yellow", "lock", lock);
  assert_true (caravan_match_play (match, event, &error));
  json_decref (event);
  assert_true (caravan_match_flush (match));
  caravan_window_open_drawer (window, YELLOW);
  try_pin ("1234");
  put_in ("more-coal", 5);
  click ("shut-drawer");
  APP_WAIT (!caravan_match_is_busy (match));
  assert_int_equal (get_secret (YELLOW, COAL)->hidden, 0); /* only its box knows */
  caravan_window_open_drawer (window, YELLOW);
  try_pin ("1234");
  assert_int_equal (window->drawer->secret.now[COAL], 5);
  caravan_drawer_close (window->drawer);
  get_up ();
}

static void
type_figures (const char *coal, const char *gold)
{
  gtk_editable_set_text (GTK_EDITABLE (find ("figure-coal")), coal);
  gtk_editable_set_text (GTK_EDITABLE (find ("figure-gold")), gold);
}

/* Each adds up what lies on the table; what no such tokens can be worth is refused as soon
   as it stands there. */
static void
test_sums_are_typed_at_the_reveal (void **state)
{
  static const char why[] = "for the coal tokens only a value of 9 to 23";

  sit_down (BEFORE_REVEAL);
  caravan_window_reveal (window);
  click ("reveal-0");
  assert_true (says (GTK_WIDGET (window->drawer), "add up what stands on them"));
  assert_false (says (GTK_WIDGET (window->drawer), why));
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (window)),
                    gtk_widget_get_first_child (find ("figure-coal")));
  type_figures ("30", "3");
  assert_true (says (GTK_WIDGET (window->drawer), why));
  click ("record-figures");
  assert_false (caravan_secret_is_revealed (match, YELLOW));
  type_figures ("15", "3");
  assert_false (says (GTK_WIDGET (window->drawer), why));
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (caravan_secret_is_revealed (match, YELLOW));
  assert_int_equal (get_secret (YELLOW, COAL)->revealed, 15);
  assert_int_equal (get_secret (YELLOW, GOLD)->revealed, 3);
  play ("{'do':'reveal','by':'blue','counts':{'coal':6,'gold':19}}");
  play ("{'do':'reveal','by':'red','counts':{'coal':12,'gold':5}}");
  caravan_drawer_close (window->drawer);
  caravan_window_show_scores (window);
  caravan_scores_page_reveal_all (page_scores (window));
  assert_true (says (GTK_WIDGET (page_scores (window)), "100"));
  get_up ();
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_farmer_is_taken_back_with_its_points),
    APP_TEST (test_points_go_to_the_score),
    APP_TEST (test_a_building_is_corrected_as_a_line),
    APP_TEST (test_a_house_rule_lets_a_farmer_stand_outside_his_block),
    APP_TEST (test_the_rule_of_a_refusal_is_a_click_away),
    APP_TEST (test_a_note_and_an_earlier_moment),
    APP_TEST (test_the_history_has_room_below_the_pieces),
    APP_TEST (test_the_players_take_the_place_of_the_pieces_at_the_end),
    APP_TEST (test_the_history_tells_points),
    APP_TEST (test_the_history_tells_no_points_that_nothing_paid),
    APP_TEST (test_the_status_says_where_the_game_stands),
    APP_TEST (test_the_card_of_a_building_is_played_with_it),
    APP_TEST (test_a_turned_and_enlarged_board_takes_the_same_clicks),
    APP_TEST (test_it_is_seen_from_across_the_table),
    APP_TEST (test_a_drawer_is_the_only_way_to_values),
    APP_TEST (test_values_of_several_tokens_go_into_an_open_drawer),
    APP_TEST (test_values_go_into_a_locked_drawer),
    APP_TEST (test_sums_are_typed_at_the_reveal),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
