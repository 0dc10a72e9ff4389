/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip of guided turns in a window: a round played with its buttons makes the
   record that it should, closed buttons say why, and a half-made choice outlives a
   change of language. */
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
#include "caravan-oasis-strip.h"
#include "caravan-text.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "table.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'guided','board':" BOARD (                 \
      "'oooo=.','o...=.','....=S','....=.'") ",'players':[{'color':'red','name':"      \
                                             "'Anna'},{'color':'blue','name':'Bruno'}" \
                                             ",{'color':'green','name':'Chiara'}]}"

/* Tables. */

static Table *
set_table (void)
{
  Table *table = table_lay (HEADER);

  table->strip = caravan_oasis_strip_new (table->desk);
  table->window = GTK_WIDGET (app_show (table->strip, 800, 120));
  return table;
}

static void
clear_table (Table *table)
{
  GtkWidget *strip = table->strip;

  g_object_add_weak_pointer (G_OBJECT (strip), (gpointer *) &strip);
  app_close (table->window);
  assert_null (strip);
  table_clear (table);
  assert_true (caravan_language_set ("en"));
}

static void
wait_for_steps (Table *table, size_t n)
{
  APP_WAIT (table_count_steps (table) >= n && !caravan_match_is_busy (table->match));
}

/* Widgets. */

static GtkWidget *
find_below (GtkWidget *widget, const char *name)
{
  if (g_str_equal (gtk_widget_get_name (widget), name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_control (Table *table, const char *name)
{
  GtkWidget *control = find_below (table->strip, name);

  if (control == NULL)
    fail_msg ("there is no control %s", name);
  return control;
}

static void
click (Table *table, const char *name)
{
  GtkWidget *control = get_control (table, name);

  if (!gtk_widget_is_sensitive (control))
    fail_msg ("%s can't be clicked", name);
  g_signal_emit_by_name (control, "clicked");
}

/* Clicks the controls named, parted by blanks; the last one records a step. */
static void
record (Table *table, const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);
  size_t n = table_count_steps (table);

  for (char **name = each; *name != NULL; name++)
    click (table, *name);
  wait_for_steps (table, n + 1);
}

/* Chooses a piece in the strip and places it on the board. */
static void
place (Table *table, const char *piece, const char *at)
{
  size_t n = table_count_steps (table);
  CvCell cell;

  assert_true (cv_cell_parse (at, &cell));
  click (table, piece);
  assert_true (caravan_desk_act (table->desk, cell));
  wait_for_steps (table, n + 1);
}

static bool
has_label_below (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return true;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label_below (child, text))
      return true;
  return false;
}

static void
expect_text (Table *table, const char *text)
{
  if (!has_label_below (table->strip, text))
    fail_msg ("the strip does not say: %s", text);
}

static void
expect_shut (Table *table, const char *name, const char *why)
{
  GtkWidget *control = get_control (table, name);

  assert_false (gtk_widget_is_sensitive (control));
  assert_string_equal (gtk_widget_get_tooltip_text (control), why);
}

static void
expect_said (Table *table, const char *name, const char *said)
{
  char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (get_control (table, name)), GTK_ACCESSIBLE_PROPERTY_LABEL, said);

  if (other != NULL)
    fail_msg ("%s is called %s", name, other);
}

/* The steps of the record, without their times, one after the other. */
static void
expect_record (Table *table, const char *const *wanted)
{
  CvMatch *match = caravan_match_get_log (table->match);
  RecRecord *all = caravan_match_get_record (table->match);
  size_t step = 0;

  for (; wanted[step] != NULL; step++)
    {
      json_t *event = rec_record_event (all, cv_match_step_entry (match, step));
      json_t *expected = text_parse (wanted[step]);
      json_object_del (event, "time");
      if (!json_equal (event, expected))
        fail_msg ("step %zu is %s", step, json_dumps (event, JSON_COMPACT));
      json_decref (event);
      json_decref (expected);
    }
  assert_int_equal (table_count_steps (table), step);
}

/* Tests. */

static void
play_to_takes (Table *table)
{
  record (table, "counter-blue counter-red");
  record (table, "offer-1");
  record (table, "offer-2");
  record (table, "offer-3");
}

static void
test_strip_plays_a_round (void **state)
{
  static const char *const wanted[] = {
    "{'do':'counters','order':['blue','red','green']}",
    "{'do':'offer','by':'blue','cards':1}",
    "{'do':'offer','by':'red','cards':2}",
    "{'do':'offer','by':'green','cards':3}",
    "{'do':'take','by':'blue','from':'red','cards':['stone','camels-2']}",
    "{'do':'place','by':'blue','tile':'stone','at':'b3'}",
    "{'do':'camel','by':'blue','at':'e1'}",
    "{'do':'camel','by':'blue','at':'e2'}",
    "{'do':'take','by':'red','from':'blue','cards':['hidden']}",
    "{'do':'take','by':'green','from':'green','cards':['draw-3','oasis','hidden']}",
    "{'do':'place','by':'green','tile':'oasis','at':'a1'}",
    "{'do':'place','by':'green','tile':'oasis','at':'b1'}",
    "{'do':'end-round'}",
    "{'do':'place','by':'red','tile':'steppe','at':'d4'}",
    "{'do':'offer','by':'red','cards':3}",
    NULL,
  };
  Table *table = set_table ();

  play_to_takes (table);
  record (table, "take-red card-stone card-camels-2");
  place (table, "piece-stone", "b3");
  place (table, "piece-camel", "e1");
  place (table, "piece-camel", "e2");
  record (table, "take-blue card-hidden");
  /* The only offer left is chosen already. */
  record (table, "card-draw-3 card-oasis card-hidden");
  place (table, "piece-oasis", "a1");
  place (table, "piece-oasis", "b1");
  /* The last tile has ended the round; the free action is its last step. */
  wait_for_steps (table, 13);
  expect_text (table, "Round 1");
  place (table, "piece-steppe", "d4");
  expect_text (table, "Round 2");
  record (table, "offer-3");
  expect_record (table, wanted);
  clear_table (table);
}

/* The Noble may decline, in the last round too; then comes an offer, or the end. */
static void
test_strip_lets_the_noble_decline (void **state)
{
  static const char *const wanted[] = {
    "{'do':'counters','order':['blue','red','green']}",
    "{'do':'offer','by':'blue','cards':1}",
    "{'do':'offer','by':'red','cards':2}",
    "{'do':'offer','by':'green','cards':3}",
    "{'do':'take','by':'blue','from':'red','cards':['hidden','hidden']}",
    "{'do':'take','by':'red','from':'blue','cards':['hidden']}",
    "{'do':'take','by':'green','from':'green','cards':['hidden','hidden','hidden']}",
    "{'do':'end-round'}",
    "{'do':'skip','by':'red','what':'action'}",
    "{'do':'offer','by':'red','cards':1}",
    NULL,
  };
  Table *table = set_table ();

  play_to_takes (table);
  record (table, "take-red card-hidden card-hidden");
  record (table, "take-blue card-hidden");
  record (table, "card-hidden card-hidden card-hidden");
  /* What these bring could still be put away. */
  record (table, "end-round");
  expect_said (table, "skip-action", "Anna declines the Noble’s free action");
  record (table, "skip-action");
  expect_text (table, "Round 2");
  record (table, "offer-1");
  expect_record (table, wanted);
  clear_table (table);
}

static void
test_strip_names_controls_in_full_and_says_why_not (void **state)
{
  Table *table = set_table ();

  expect_said (table, "counter-green", "Chiara holds counter 1, the Noble");
  play_to_takes (table);
  expect_text (table, "Bruno takes an offer.");
  expect_said (table, "take-green", "Bruno takes Chiara’s offer: 3 cards");
  expect_shut (table, "take-blue",
               "Bruno can’t take their own offer while another one is left.");
  click (table, "take-green");
  expect_text (table, "Bruno takes Chiara’s offer. Which 3 cards are they?");
  click (table, "take-back");
  expect_said (table, "take-red", "Bruno takes Anna’s offer: 2 cards");
  record (table, "take-red card-hidden card-hidden");
  expect_text (table, "Anna takes an offer.");
  clear_table (table);
}

static void
test_strip_takes_single_choices_back (void **state)
{
  Table *table = set_table ();

  click (table, "counter-green");
  assert_false (gtk_widget_is_sensitive (get_control (table, "counter-green")));
  click (table, "counters-back");
  play_to_takes (table);
  click (table, "take-green");
  click (table, "card-oasis");
  click (table, "card-steppe");
  click (table, "slot-2");
  record (table, "card-stone card-draw-3");
  json_t *event =
      rec_record_event (caravan_match_get_record (table->match),
                        cv_match_step_entry (caravan_match_get_log (table->match), 4));
  json_t *cards = text_parse ("['oasis','stone','draw-3']");
  assert_true (json_equal (json_object_get (event, "cards"), cards));
  json_decref (cards);
  json_decref (event);
  clear_table (table);
}

static void
test_strip_keeps_a_half_choice_through_languages (void **state)
{
  Table *table = set_table ();

  play_to_takes (table);
  click (table, "take-red");
  click (table, "card-steppe");
  assert_true (caravan_language_set ("it"));
  assert_true (caravan_language_set ("fr"));
  get_control (table, "slot-1");
  record (table, "card-hidden");
  g_autofree char *said = caravan_format_plural (
      "%1$p places %2$s %3$s tile.", "%1$p places %2$s %3$s tiles.", 2, "pnt",
      lang_player ("Bruno", CV_COLOR_BLUE), 2L, "Steppe");
  expect_text (table, said);
  assert_true (g_str_has_prefix (said, "Bruno pose "));
  assert_int_equal (table_count_steps (table), 5);
  clear_table (table);
}

static void
test_strip_switches_to_free_turns_and_back (void **state)
{
  Table *table = set_table ();

  play_to_takes (table);
  table_play (table, "{'do':'set','turns':'free'}");
  expect_text (table, "Free turns");
  expect_text (table, "Anyone places anything, in any order.");
  table_play (table, "{'do':'set','turns':'guided'}");
  expect_text (table, "Bruno takes an offer.");
  clear_table (table);
}

static void
test_strip_focus_lands_on_what_matters_now (void **state)
{
  Table *table = set_table ();

  gtk_window_set_focus (GTK_WINDOW (table->window), NULL);
  assert_true (gtk_widget_child_focus (table->strip, GTK_DIR_TAB_FORWARD));
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (table->window)),
                    get_control (table, "counter-red"));
  record (table, "counter-blue counter-red");
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (table->window)),
                    get_control (table, "offer-1"));
  record (table, "offer-2");
  /* The same control, now another player's. */
  expect_said (table, "offer-1", "Anna offers 1 card");
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (table->window)),
                    get_control (table, "offer-1"));
  clear_table (table);
}

static void
test_strip_leaves_the_focus_where_it_is_elsewhere (void **state)
{
  Table *table = set_table ();
  GtkWindow *window = GTK_WINDOW (table->window);

  assert_true (gtk_widget_grab_focus (get_control (table, "counter-red")));
  assert_true (gtk_widget_grab_focus (get_control (table, "strip-menu")));
  GtkWidget *menu = gtk_window_get_focus (window);
  play_to_takes (table);
  assert_ptr_equal (gtk_window_get_focus (window), menu);
  clear_table (table);
}

static void
test_strip_understands_letters_and_numbers (void **state)
{
  static const char *const wanted[] = {
    "{'do':'counters','order':['blue','red','green']}",
    "{'do':'offer','by':'blue','cards':2}",
    "{'do':'offer','by':'red','cards':1}",
    "{'do':'offer','by':'green','cards':1}",
    "{'do':'take','by':'blue','from':'red','cards':['hidden']}",
    NULL,
  };
  Table *table = set_table ();

  assert_true (caravan_oasis_strip_focus (CARAVAN_OASIS_STRIP (table->strip)));
  hands_type (table->window, "g");
  hands_key (table->window, "BackSpace");
  hands_type (table->window, "brg");
  wait_for_steps (table, 1);
  for (int i = 0; i < 3; i++)
    {
      hands_type (table->window, i == 0 ? "2" : "1");
      wait_for_steps (table, 2 + (size_t) i);
    }
  hands_type (table->window, "r");
  click (table, "card-hidden");
  /* The focus waits on the button that records the take. */
  hands_key (table->window, "Return");
  wait_for_steps (table, 5);
  expect_record (table, wanted);
  clear_table (table);
}

/* The end. */

/* In free turns as in guided ones. */
static void
test_strip_leads_on_from_the_end (void **state)
{
  static const char *const turns[] = { "free", "guided" };

  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      Table *table = set_table ();
      g_autofree char *set = g_strdup_printf ("{'do':'set','turns':'%s'}", turns[i]);
      table_play (table, set);
      table_play (table, "{'do':'hide','by':'red','add':{'wells':1}}");
      table_play (table, "{'do':'end'}");
      expect_text (table, "Game over");
      expect_text (table, "Reveal");
      assert_true (gtk_widget_is_sensitive (get_control (table, "reveal")));
      assert_true (
          app_has_name (get_control (table, "reveal"), "Reveal the scoring markers"));
      table_play (table,
                  "{'do':'reveal','by':'red','counts':{'commodities':0,'wells':1,"
                  "'horses':0,'ovoos':0}}");
      expect_text (table, "The game is over. The scores are ready.");
      expect_text (table, "See the scores");
      assert_null (find_below (table->strip, "reveal"));
      assert_true (gtk_widget_is_sensitive (get_control (table, "scores")));
      assert_int_equal (caravan_desk_get_tool (table->desk), -1);
      assert_true (caravan_desk_is_over (table->desk));
      caravan_desk_set_tool (table->desk, 0);
      assert_int_equal (caravan_desk_get_tool (table->desk), -1);
      clear_table (table);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_strip_plays_a_round),
    APP_TEST (test_strip_lets_the_noble_decline),
    APP_TEST (test_strip_names_controls_in_full_and_says_why_not),
    APP_TEST (test_strip_takes_single_choices_back),
    APP_TEST (test_strip_keeps_a_half_choice_through_languages),
    APP_TEST (test_strip_switches_to_free_turns_and_back),
    APP_TEST (test_strip_focus_lands_on_what_matters_now),
    APP_TEST (test_strip_leaves_the_focus_where_it_is_elsewhere),
    APP_TEST (test_strip_understands_letters_and_numbers),
    APP_TEST (test_strip_leads_on_from_the_end),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
