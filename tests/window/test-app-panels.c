/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Palette, verdict card, players and legend in a window: what they say of the desk, and
   what their chips, buttons and keys ask of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <adwaita.h>

#include "app.h"
#include "caravan-desk.h"
#include "caravan-legend.h"
#include "caravan-pieces.h"
#include "caravan-players.h"
#include "caravan-text.h"
#include "caravan-verdict-card.h"
#include "caravan-verdict-words.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "table.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" MEADOW_BOARD              \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Chiara'}]}"

enum
{
  TOOL_OASIS,
  TOOL_STEPPE,
  TOOL_STONE,
  TOOL_CAMEL
};

/* Tables. */

static Table *
set_table (int width)
{
  Table *table = table_lay (HEADER);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (box), table->card = caravan_verdict_card_new (table->desk));
  gtk_box_append (GTK_BOX (box), table->pieces = caravan_pieces_new (table->desk));
  gtk_box_append (GTK_BOX (box), table->players = caravan_players_new (table->desk));
  gtk_box_append (GTK_BOX (box), table->legend = caravan_legend_new (
                                     caravan_desk_get_game (table->desk)->art, TRUE));
  caravan_pieces_add_shortcuts (box, table->desk);
  /* As on the page: higher than a screen. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  table->window = GTK_WIDGET (app_show (scrolled, width, 860));
  return table;
}

static void
clear_table (Table *table)
{
  GtkWidget *card = table->card, *pieces = table->pieces;

  g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
  g_object_add_weak_pointer (G_OBJECT (pieces), (gpointer *) &pieces);
  app_close (table->window);
  assert_null (card);
  assert_null (pieces);
  table_clear (table);
  assert_true (caravan_language_set ("en"));
}

/* In short. */

static void
point (Table *table, const char *name)
{
  CvCell cell = CV_CELL_NONE;

  assert_true (cv_cell_parse (name, &cell));
  caravan_desk_point (table->desk, cell);
}

static GtkWidget *
get_tool (Table *table, int tool)
{
  return caravan_pieces_get_tool_chip (CARAVAN_PIECES (table->pieces), tool);
}

static GtkWidget *
get_seat (Table *table, int seat)
{
  return caravan_pieces_get_seat_chip (CARAVAN_PIECES (table->pieces), seat);
}

static gboolean
is_chosen (GtkWidget *chip)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip));
}

static GtkWidget *
get_button (Table *table, CaravanVerdictButton button)
{
  return caravan_verdict_card_get_button (CARAVAN_VERDICT_CARD (table->card), button);
}

static void
click (Table *table, CaravanVerdictButton button)
{
  assert_true (app_is_shown (get_button (table, button)));
  g_signal_emit_by_name (get_button (table, button), "clicked");
  assert_true (caravan_match_flush (table->match));
}

/* The buttons that are shown, a letter each: Rule Why Overrule Decline Cancel rEcord.
 */
static void
expect_buttons (Table *table, const char *wanted)
{
  static const char letters[] = "RWODCE";
  char shown[sizeof letters] = { 0 };
  gsize n = 0;

  for (int i = 0; i < CARAVAN_VERDICT_N_BUTTONS; i++)
    if (gtk_widget_get_child_visible (get_button (table, i)))
      shown[n++] = letters[i];
  assert_string_equal (shown, wanted);
}

static void
expect_last (Table *table, const char *text)
{
  CvMatch *log = caravan_match_get_log (table->match);
  json_t *wanted = text_parse (text);
  json_t *event =
      rec_record_event (caravan_match_get_record (table->match),
                        cv_match_step_entry (log, cv_match_n_steps (log) - 1));
  json_t *bare = json_deep_copy (event);

  json_object_del (bare, "time");
  assert_true (json_equal (bare, wanted));
  json_decref (bare);
  json_decref (event);
  json_decref (wanted);
}

/* The palette. */

static void
test_chips_choose_and_show_what_the_desk_has_chosen (void **state)
{
  Table *table = set_table (360);

  assert_true (is_chosen (get_seat (table, 0)));
  g_signal_emit_by_name (get_tool (table, TOOL_STEPPE), "clicked");
  assert_int_equal (caravan_desk_get_tool (table->desk), TOOL_STEPPE);
  assert_true (is_chosen (get_tool (table, TOOL_STEPPE)));
  g_signal_emit_by_name (get_tool (table, TOOL_STEPPE), "clicked");
  assert_true (is_chosen (get_tool (table, TOOL_STEPPE)));
  g_signal_emit_by_name (get_seat (table, 2), "clicked");
  assert_int_equal (caravan_desk_get_seat (table->desk), 2);
  assert_false (is_chosen (get_seat (table, 0)));
  caravan_desk_set_tool (table->desk, TOOL_CAMEL);
  assert_false (is_chosen (get_tool (table, TOOL_STEPPE)));
  assert_true (is_chosen (get_tool (table, TOOL_CAMEL)));
  caravan_desk_cancel (table->desk);
  assert_false (is_chosen (get_tool (table, TOOL_CAMEL)));
  clear_table (table);
}

static void
test_chips_say_who_and_what_and_how_many_are_left (void **state)
{
  Table *table = set_table (360);

  assert_true (app_has_name (get_seat (table, 1), "Bruno, Blue"));
  assert_true (
      app_has_name (get_tool (table, TOOL_STONE), "Stony Plains, 20 in the supply"));
  table_play (table, PLACE ("red", "stone", "c2"));
  assert_true (
      app_has_name (get_tool (table, TOOL_STONE), "Stony Plains, 19 in the supply"));
  table_play (table, CAMEL ("blue", "c3"));
  assert_true (app_has_name (get_tool (table, TOOL_CAMEL), "Camel, 20 in hand"));
  caravan_desk_set_seat (table->desk, 1);
  assert_true (app_has_name (get_tool (table, TOOL_CAMEL), "Camel, 19 in hand"));
  table_play (table, "{'do':'set','names':{'blue':'Beatrice'}}");
  assert_true (app_has_name (get_seat (table, 1), "Beatrice, Blue"));
  clear_table (table);
}

static void
test_guided_turns_show_what_is_owed (void **state)
{
  Table *table = set_table (360);

  table_play (table, "{'do':'set','turns':'guided'}");
  table_play (table, COUNTERS ("'blue','red','green'"));
  table_play (table, "{'do':'offer','by':'blue','cards':1}");
  table_play (table, "{'do':'offer','by':'red','cards':1}");
  table_play (table, "{'do':'offer','by':'green','cards':1}");
  table_play (table, "{'do':'take','by':'blue','from':'red','cards':['steppe']}");
  assert_true (is_chosen (get_seat (table, 1)));
  assert_true (is_chosen (get_tool (table, TOOL_STEPPE)));
  assert_true (app_has_name (get_tool (table, TOOL_STEPPE),
                             "Steppe, 34 in the supply, 2 to place"));
  assert_non_null (app_seek_text (get_tool (table, TOOL_STEPPE), "×2"));
  assert_null (app_seek_text (get_tool (table, TOOL_OASIS), "×2"));
  clear_table (table);
}

static int
count_tab_stops (GtkWidget *first)
{
  int n = 0;

  for (GtkWidget *chip = first; chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    n += gtk_widget_get_focusable (chip);
  return n;
}

static void
test_a_group_of_chips_is_one_tab_stop_with_arrow_keys (void **state)
{
  Table *table = set_table (360);

  assert_int_equal (count_tab_stops (get_seat (table, 0)), 1);
  assert_int_equal (count_tab_stops (get_tool (table, 0)), 1);
  gtk_widget_grab_focus (get_seat (table, 0));
  hands_key (table->window, "Right");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 1);
  hands_key (table->window, "Down");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 2);
  hands_key (table->window, "Right");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 0);
  hands_key (table->window, "Left");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 2);
  assert_int_equal (count_tab_stops (get_seat (table, 0)), 1);
  hands_key (table->window, "Tab");
  APP_WAIT (gtk_widget_has_focus (get_tool (table, 0)));
  hands_key (table->window, "space");
  APP_WAIT (caravan_desk_get_tool (table->desk) == TOOL_OASIS);
  clear_table (table);
}

static void
test_letters_choose_players_and_numbers_choose_pieces (void **state)
{
  Table *table = set_table (360);

  gtk_widget_grab_focus (get_tool (table, 0));
  hands_type (table->window, "g");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 2);
  hands_type (table->window, "3");
  APP_WAIT (caravan_desk_get_tool (table->desk) == TOOL_STONE);
  hands_type (table->window, "yk");
  hands_type (table->window, "b");
  APP_WAIT (caravan_desk_get_seat (table->desk) == 1);
  hands_key (table->window, "Escape");
  APP_WAIT (caravan_desk_get_tool (table->desk) == -1);
  clear_table (table);
}

/* The verdict. */

static void
test_the_card_hints_before_anything_is_judged (void **state)
{
  Table *table = set_table (360);

  expect_buttons (table, "");
  assert_non_null (
      app_seek_text (table->card, "Choose a piece, then point at a space."));
  assert_null (caravan_verdict_say (table->desk));
  clear_table (table);
}

static void
test_a_refusal_says_why_and_may_be_let_stand (void **state)
{
  Table *table = set_table (360);

  caravan_desk_set_tool (table->desk, TOOL_OASIS);
  point (table, "c2");
  expect_buttons (table, "RO");
  assert_false (
      gtk_widget_get_sensitive (get_button (table, CARAVAN_VERDICT_OVERRULE)));
  assert_false (caravan_desk_act (table->desk, caravan_desk_get_pointed (table->desk)));
  expect_buttons (table, "RO");
  caravan_verdict_card_set_can_fold (CARAVAN_VERDICT_CARD (table->card), TRUE);
  expect_buttons (table, "WO");
  caravan_verdict_card_set_can_fold (CARAVAN_VERDICT_CARD (table->card), FALSE);
  assert_true (gtk_widget_get_sensitive (get_button (table, CARAVAN_VERDICT_OVERRULE)));
  assert_non_null (app_seek_text (
      table->card, "Not here: c2 is neither on an oasis border nor beside an Oasis."));
  assert_non_null (app_seek_text (
      table->card, "That is where the first tile of an Oasis area goes."));
  assert_non_null (
      app_seek_text (table->card, "Why? Rule: Where an Oasis area begins"));
  click (table, CARAVAN_VERDICT_OVERRULE);
  expect_last (table, "{'do':'place','by':'red','tile':'oasis','at':'c2',"
                      "'allowed':'house'}");
  expect_buttons (table, "");
  clear_table (table);
}

static void
test_what_is_legal_can_be_recorded_from_the_card (void **state)
{
  Table *table = set_table (360);

  caravan_desk_set_tool (table->desk, TOOL_OASIS);
  point (table, "c1");
  expect_buttons (table, "R");
  assert_false (caravan_desk_tap (table->desk, caravan_desk_get_pointed (table->desk)));
  expect_buttons (table, "RE");
  click (table, CARAVAN_VERDICT_RECORD);
  expect_last (table, PLACE ("red", "oasis", "c1"));
  clear_table (table);
}

static void
test_a_title_ends_with_its_sentence_and_not_in_a_name (void **state)
{
  static const char *const texts[][2] = {
    { "Anna B. Rossi may not. It is Steppe.", "It is Steppe." },
    { "At c4 lies a camel of J. R. R. Bianchi. Elsewhere yes.", "Elsewhere yes." },
    { "Not at c4. Elsewhere yes.", "Elsewhere yes." },
    { "Anna É. Rossi may not.", "" },
    { "B. Rossi may not", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strdup (texts[i][0]);
      g_autofree char *rest = caravan_verdict_cut_title (text);
      assert_string_equal (rest, texts[i][1]);
      assert_true (g_str_has_prefix (texts[i][0], text));
    }
}

static void
test_the_marker_question_is_answered_on_the_card (void **state)
{
  Table *table = set_table (360);

  table_play (table, PLACE ("blue", "oasis", "a1"));
  table_play (table, PLACE ("blue", "oasis", "d1"));
  table_play (table, PLACE ("blue", "stone", "g1"));
  table_play (table, PLACE ("blue", "stone", "j1"));
  caravan_desk_set_seat (table->desk, 1);
  caravan_desk_set_tool (table->desk, TOOL_STONE);
  caravan_desk_act (table->desk, cv_cell (12, 0));
  expect_buttons (table, "DC");
  assert_true (app_has_name (get_button (table, CARAVAN_VERDICT_DECLINE),
                             "Leave the area free"));
  click (table, CARAVAN_VERDICT_CANCEL);
  expect_buttons (table, "");
  caravan_desk_act (table->desk, cv_cell (12, 0));
  click (table, CARAVAN_VERDICT_DECLINE);
  expect_last (table, "{'do':'place','by':'blue','tile':'stone','at':'m1',"
                      "'marker':'none'}");
  clear_table (table);
}

static void
expect_on_card (Table *table, const char *text)
{
  if (app_seek_text (table->card, text) == NULL)
    fail_msg ("the card does not say: %s", text);
}

/* Whose the area is, whether the game ends with the step, and where another booklet
   has another end. */
static void
test_the_card_says_all_that_a_verdict_carries (void **state)
{
  Table *table = set_table (360);

  table_play (table,
              POSITION ("'tiles':{'oasis':['a1','c1'],'stone':['e1','g1','i1','j1',"
                        "'k1','l1','m1','n1','o1','p1','q1','r1','s1','t1','u1','v1',"
                        "'w1','x1','y1']},'markers':{'blue':['a1','c1','e1','g1']}"));
  caravan_desk_set_seat (table->desk, 1);
  caravan_desk_set_tool (table->desk, TOOL_STONE);
  point (table, "b2");
  expect_on_card (table, "Yes: Bruno opens a new Stony Plains area at b2.");
  expect_on_card (
      table, "It stays free, as there is no marker in hand. Bruno may move one there, "
             "and the area it leaves becomes free. The last tile of a kind is on the "
             "board: the game ends with this round.");
  json_t *event = text_parse (SKIP ("red", "steppe"));
  caravan_desk_consider (table->desk, event);
  json_decref (event);
  expect_on_card (table,
                  "Anna has no legal space for the Steppe tile, so it is not placed.");
  expect_on_card (table, "A tile could not be placed: the game ends with this round.");
  expect_on_card (table, "French booklet (Schmidt). Anna has no legal space for the "
                         "Steppe tile: it is lost, and that does not end the game.");
  clear_table (table);
}

static void
test_a_look_back_and_a_correction_can_be_ended (void **state)
{
  Table *table = set_table (360);

  table_play (table, PLACE ("blue", "oasis", "a1"));
  table_play (table, PLACE ("blue", "oasis", "b1"));
  caravan_desk_look_at (table->desk, 1);
  expect_buttons (table, "C");
  assert_true (app_has_name (get_button (table, CARAVAN_VERDICT_CANCEL),
                             "Back to the latest step"));
  click (table, CARAVAN_VERDICT_CANCEL);
  assert_true (caravan_desk_get_looking_at (table->desk) == G_MAXSIZE);
  caravan_desk_correct (table->desk, 0);
  expect_buttons (table, "C");
  assert_true (app_has_name (get_button (table, CARAVAN_VERDICT_CANCEL), "Cancel"));
  click (table, CARAVAN_VERDICT_CANCEL);
  expect_buttons (table, "");
  clear_table (table);
}

static int
measure_card (Table *table)
{
  int height;

  gtk_widget_measure (table->card, GTK_ORIENTATION_VERTICAL, 340, NULL, &height, NULL,
                      NULL);
  return height;
}

/* Else the board would jump under the pointer with every cell. */
static void
test_the_card_is_as_high_whatever_it_says (void **state)
{
  Table *table = set_table (360);

  caravan_desk_set_tool (table->desk, TOOL_OASIS);
  int low = measure_card (table);
  point (table, "c2");
  assert_int_equal (measure_card (table), low);
  point (table, "c1");
  assert_int_equal (measure_card (table), low);
  caravan_desk_cancel (table->desk);
  assert_int_equal (measure_card (table), low);
  clear_table (table);
}

static graphene_rect_t
find_button (Table *table, CaravanVerdictButton which)
{
  graphene_rect_t place;

  assert_true (app_is_shown (get_button (table, which)));
  assert_true (
      gtk_widget_compute_bounds (get_button (table, which), table->card, &place));
  return place;
}

/* Whoever presses a button finds no other one there. */
static void
test_buttons_stand_where_they_stand_whatever_is_said (void **state)
{
  static const int widths[] = { 360, 1000 };
  static const char *const refused[] = { "c2", "d2", "m2" };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Table *table = set_table (widths[i]);
      gboolean is_narrow = widths[i] == 360;
      CaravanVerdictButton reads =
          is_narrow ? CARAVAN_VERDICT_WHY : CARAVAN_VERDICT_RULE;
      caravan_verdict_card_set_can_fold (CARAVAN_VERDICT_CARD (table->card), is_narrow);
      caravan_desk_set_tool (table->desk, TOOL_OASIS);
      graphene_rect_t why = { 0 }, anyway = { 0 };
      for (gsize j = 0; j < G_N_ELEMENTS (refused); j++)
        {
          point (table, refused[j]);
          app_wait_drawn (table->card);
          graphene_rect_t why_now = find_button (table, reads);
          graphene_rect_t anyway_now = find_button (table, CARAVAN_VERDICT_OVERRULE);
          assert_false (graphene_rect_intersection (&why_now, &anyway_now, NULL));
          assert_true (j == 0 || graphene_rect_equal (&why_now, &why));
          assert_true (j == 0 || graphene_rect_equal (&anyway_now, &anyway));
          why = why_now;
          anyway = anyway_now;
        }
      point (table, "c1");
      app_wait_drawn (table->card);
      graphene_rect_t why_yes = find_button (table, reads);
      assert_true (graphene_rect_equal (&why_yes, &why));
      clear_table (table);
    }
}

static void
test_no_panel_is_wider_than_a_phone (void **state)
{
  static const char *const languages[] = { "en", "it", "fr" };
  Table *table = set_table (360);

  caravan_desk_set_tool (table->desk, TOOL_OASIS);
  point (table, "c2");
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *panels[] = { table->pieces, table->card, table->players,
                              table->legend };
      app_set_language (languages[i]);
      for (gsize j = 0; j < G_N_ELEMENTS (panels); j++)
        {
          int width;
          gtk_widget_measure (panels[j], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                              NULL, NULL);
          assert_in_range (width, 1, 340);
        }
    }
  clear_table (table);
}

/* The players. */

static void
test_players_are_one_item_each_with_all_their_counts (void **state)
{
  Table *table = set_table (360);

  table_play (table, PLACE ("blue", "oasis", "a1"));
  table_play (table, CAMEL ("blue", "a3"));
  assert_non_null (app_seek_text (
      table->players,
      "Bruno, Blue. Camels in hand: 19 of 20, Largest herd: 1, Control markers in "
      "hand: 3 of 4, Oasis: 1, Steppe: 0 and Stony Plains: 0"));
  clear_table (table);
}

/* By its name, its badge or anywhere else, as large as it is. */
static void
test_a_click_on_a_card_chooses_its_player (void **state)
{
  Table *table = set_table (600);

  hands_click (app_find_text (table->players, "Bruno"));
  APP_WAIT (caravan_desk_get_seat (table->desk) == 1);
  assert_true (is_chosen (get_seat (table, 1)));
  hands_click (app_find_text (table->players, "Green"));
  APP_WAIT (caravan_desk_get_seat (table->desk) == 2);
  clear_table (table);
}

static void
test_a_half_made_choice_outlives_another_language (void **state)
{
  Table *table = set_table (360);

  caravan_desk_set_tool (table->desk, TOOL_OASIS);
  point (table, "c2");
  g_autofree char *english = caravan_verdict_say (table->desk);
  app_set_language ("it");
  g_autofree char *italian = caravan_verdict_say (table->desk);
  assert_string_not_equal (english, italian);
  assert_null (app_seek_text (
      table->card, "Not here: c2 is neither on an oasis border nor beside an Oasis."));
  assert_true (is_chosen (get_tool (table, TOOL_OASIS)));
  app_set_language ("en");
  assert_non_null (app_seek_text (
      table->card, "Not here: c2 is neither on an oasis border nor beside an Oasis."));
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_chips_choose_and_show_what_the_desk_has_chosen),
    APP_TEST (test_chips_say_who_and_what_and_how_many_are_left),
    APP_TEST (test_guided_turns_show_what_is_owed),
    APP_TEST (test_a_group_of_chips_is_one_tab_stop_with_arrow_keys),
    APP_TEST (test_letters_choose_players_and_numbers_choose_pieces),
    APP_TEST (test_the_card_hints_before_anything_is_judged),
    APP_TEST (test_a_refusal_says_why_and_may_be_let_stand),
    APP_TEST (test_what_is_legal_can_be_recorded_from_the_card),
    APP_TEST (test_a_title_ends_with_its_sentence_and_not_in_a_name),
    APP_TEST (test_the_marker_question_is_answered_on_the_card),
    APP_TEST (test_the_card_says_all_that_a_verdict_carries),
    APP_TEST (test_a_look_back_and_a_correction_can_be_ended),
    APP_TEST (test_the_card_is_as_high_whatever_it_says),
    APP_TEST (test_buttons_stand_where_they_stand_whatever_is_said),
    APP_TEST (test_no_panel_is_wider_than_a_phone),
    APP_TEST (test_players_are_one_item_each_with_all_their_counts),
    APP_TEST (test_a_click_on_a_card_chooses_its_player),
    APP_TEST (test_a_half_made_choice_outlives_another_language),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
