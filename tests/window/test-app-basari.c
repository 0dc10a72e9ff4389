/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari at the table, in a window: what all do at once is told player by player and
   shows nothing before all are in, it can be taken back and corrected, offers are judged
   while they are put together, free turns let either open, and whoever acts alone may
   decline; where archways are small a list of them is open. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "basari.h"
#include "caravan-basari-barter.h"
#include "caravan-basari-draft.h"
#include "caravan-basari-list.h"
#include "caravan-basari-strip-private.h"
#include "caravan-basari-surface.h"
#include "caravan-basari.h"
#include "caravan-layout.h"
#include "caravan-scores-page.h"
#include "caravan-strip-controls.h"
#include "caravan-table-page.h"
#include "caravan-verdict-card.h"
#include "hands.h"
#include "played.h"
#include "table.h"
#include "text.h"

#define HEADER_ON(BOARD, TURNS)                                                        \
  "{'caravanserai':1,'game':'basari','turns':'" TURNS "','board':" BOARD               \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue',"                         \
  "'name':'Bruno'},{'color':'green','name':'Chiara'},{'color':'yellow',"               \
  "'name':'Davide'}]}"
#define HEADER(TURNS) HEADER_ON ("'sample'", TURNS)

#define MANY                                                                           \
  "{'caravanserai-board':1,'game':'basari','id':'many','title':'Many','arches':60,"    \
  "'majority':{'red':14,'yellow':12,'green':10,'blue':8},'lap':10}"

#define ROLL "{'do':'roll','dice':{'red':3,'blue':1,'green':6,'yellow':2}}"
/* Anna and Bruno want the points, the others act alone. */
#define CHOOSE                                                                         \
  "{'do':'choose','actions':{'red':'points','blue':'points','green':'die',"            \
  "'yellow':'gems'}}"
#define RED  0
#define BLUE 1

static Table *table;
static CaravanStrip *strip;

static int
open_table_of (const char *header, int width, int height)
{
  if (app_begin (NULL) != 0)
    return -1;
  table = table_lay_match (header);
  table->window = app_window_with_match (table->match, width, height);
  app_settle ();
  table->desk = caravan_table_page_get_desk (
      CARAVAN_TABLE_PAGE (app_find_type (table->window, CARAVAN_TYPE_TABLE_PAGE)));
  strip = CARAVAN_STRIP (app_find_type (table->window, CARAVAN_TYPE_STRIP));
  return 0;
}

static int
open_table (const char *header)
{
  return open_table_of (header, 1280, 860);
}

static int
sit_guided (void **state)
{
  return open_table (HEADER ("guided"));
}

static int
sit_freely (void **state)
{
  return open_table (HEADER ("free"));
}

static int
sit_round_a_long_ring (void **state)
{
  return open_table (HEADER_ON (MANY, "guided"));
}

static int
sit_with_a_phone (void **state)
{
  return open_table_of (HEADER ("guided"), 360, 740);
}

static int
sit_round_a_long_ring_with_a_phone (void **state)
{
  return open_table_of (HEADER_ON (MANY, "guided"), 360, 740);
}

static int
get_up (void **state)
{
  app_close (table->window);
  table_clear (table);
  return app_end (state);
}

#define GUIDED_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, sit_guided, get_up)
#define FREE_TEST(NAME)   cmocka_unit_test_setup_teardown (NAME, sit_freely, get_up)
#define LONG_TEST(NAME)                                                                \
  cmocka_unit_test_setup_teardown (NAME, sit_round_a_long_ring, get_up)
#define LONG_PHONE_TEST(NAME)                                                          \
  cmocka_unit_test_setup_teardown (NAME, sit_round_a_long_ring_with_a_phone, get_up)
#define PHONE_TEST(NAME)                                                               \
  cmocka_unit_test_setup_teardown (NAME, sit_with_a_phone, get_up)

/* Hands. */

static void
wait_until_quiet (void)
{
  APP_WAIT (!caravan_match_is_busy (table->match));
}

static void
play (const char *event)
{
  table_play (table, event);
  wait_until_quiet ();
}

/* Controls by their names, parted by blanks. */
static void
click (const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);

  for (char **name = each; *name != NULL; name++)
    {
      if (!caravan_strip_click (strip, *name))
        fail_msg ("%s can't be clicked", *name);
      wait_until_quiet ();
    }
}

/* What is there. */

static gboolean
has (const char *control)
{
  return caravan_strip_find_control (strip, control) != NULL;
}

static void
expect_text (const char *text)
{
  if (app_seek_text (table->window, text) == NULL)
    fail_msg ("nothing says: %s", text);
}

static gboolean
is_label_with (GtkWidget *widget, gpointer text)
{
  return GTK_IS_LABEL (widget) && app_is_shown (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

/* Among other sentences. */
static void
expect_words (const char *text)
{
  assert_non_null (app_walk (table->window, is_label_with, (gpointer) text));
}

static void
expect_steps (gsize n)
{
  assert_int_equal (table_count_steps (table), n);
}

static void
expect_last (const char *wanted)
{
  json_t *event = table_last_event (table), *expected = text_parse (wanted);

  json_object_del (event, "time");
  assert_true (json_equal (event, expected));
  json_decref (event);
  json_decref (expected);
}

static void
expect_rule (const char *rule)
{
  assert_non_null (caravan_desk_get_verdict (table->desk));
  assert_string_equal (caravan_desk_get_verdict (table->desk)->rule->id, rule);
}

static void
expect_gems (int seat, const char *wanted)
{
  char letters[CV_GEMS_TEXT_SIZE];
  const BasariState *basari = &caravan_desk_get_state (table->desk)->basari;

  assert_string_equal (cv_gems_print (basari->player[seat].gems, letters), wanted);
}

static GBytes *
look (void)
{
  hands_put_away ();
  return app_take_picture (table->window);
}

/* What all do at once. */

static void
test_no_action_shows_before_all_are_in (void **state)
{
  play (ROLL);
  click ("action-1 back");
  g_autoptr (GBytes) before = look ();
  click ("action-3 action-1");
  g_autoptr (GBytes) some = look ();
  click ("back back");
  g_autoptr (GBytes) after = look ();
  click ("action-2 action-3");
  g_autoptr (GBytes) others = look ();
  assert_true (g_bytes_equal (before, after));
  assert_false (g_bytes_equal (before, some));
  assert_true (g_bytes_equal (some, others));
  expect_steps (1);
  assert_int_equal (caravan_desk_get_state (table->desk)->basari.player[RED].choice,
                    BASARI_NO_ACTION);
  click ("action-1 action-1");
  expect_last ("{'do':'choose','actions':{'red':'points','blue':'gems','green':'die',"
               "'yellow':'die'}}");
}

static void
test_dice_are_told_player_by_player (void **state)
{
  expect_text ("Anna: what does the die show?");
  assert_false (has ("back"));
  click ("die-3");
  expect_text ("Bruno: what does the die show?");
  click ("back");
  expect_text ("Anna: what does the die show?");
  click ("die-4 die-1 die-6");
  expect_steps (0);
  expect_text ("Davide: what does the die show?");
  click ("die-2");
  expect_last ("{'do':'roll','dice':{'red':4,'blue':1,'green':6,'yellow':2}}");
}

static void
expect_nothing_told (const char *arg)
{
  for (int seat = 0; seat < 4; seat++)
    assert_null (caravan_basari_get_told (table->desk, arg, seat));
  assert_false (has ("back"));
  assert_false (has ("record"));
}

/* Meanwhile nobody is asked for what comes next, nor again for what has been told. */
static void
test_a_roll_is_still_asked_for_until_it_is_written (void **state)
{
  click ("die-3 die-1 die-6");
  assert_true (caravan_strip_click (strip, "die-2"));
  assert_true (caravan_match_is_busy (table->match));
  expect_text ("Davide: what does the die show?");
  assert_false (has ("record"));
  caravan_strip_click (strip, "die-5");
  wait_until_quiet ();
  expect_steps (1);
  expect_last (ROLL);
  expect_text ("All cards are turned over. Anna: which action?");
  expect_nothing_told (CARAVAN_BASARI_ACTIONS);
}

static void
test_what_was_told_goes_with_a_step_that_is_undone (void **state)
{
  play ("{'do':'start','by':'blue','arch':9}");
  click ("die-3 die-1");
  caravan_desk_undo (table->desk);
  wait_until_quiet ();
  expect_nothing_told (CARAVAN_BASARI_DICE);
  caravan_desk_redo (table->desk);
  wait_until_quiet ();
  expect_nothing_told (CARAVAN_BASARI_DICE);
  click ("die-3 die-1 die-6 die-2");
  caravan_desk_undo (table->desk);
  wait_until_quiet ();
  expect_nothing_told (CARAVAN_BASARI_DICE);
  expect_text ("Anna: what does the die show?");
}

/* Nor does a step that was recorded elsewhere leave anything of it. */
static void
test_what_was_told_goes_with_a_step_that_is_recorded (void **state)
{
  click ("die-3 die-1");
  play ("{'do':'start','by':'blue','arch':9}");
  expect_nothing_told (CARAVAN_BASARI_DICE);
  click ("die-5");
  play ("{'do':'note','text':'Davide fetches tea'}");
  assert_non_null (caravan_basari_get_told (table->desk, CARAVAN_BASARI_DICE, RED));
}

static void
test_a_roll_and_a_choice_are_corrected (void **state)
{
  play (ROLL);
  play (CHOOSE);
  caravan_desk_correct (table->desk, 0);
  assert_true (has ("record"));
  click ("back back");
  expect_text ("Chiara: what does the die show?");
  click ("die-5 die-4");
  expect_steps (2);
  expect_last (CHOOSE);
  assert_int_equal (caravan_desk_get_state (table->desk)->basari.player[2].travelled,
                    5);
  caravan_desk_correct (table->desk, 1);
  click ("back action-1");
  expect_last ("{'do':'choose','actions':{'red':'points','blue':'points','green':'die',"
               "'yellow':'die'}}");
  expect_nothing_told (CARAVAN_BASARI_ACTIONS);
}

/* Let go, nothing has changed. */
static void
test_a_correction_is_recorded_as_it_was_or_left (void **state)
{
  play (ROLL);
  caravan_desk_correct (table->desk, 0);
  click ("record");
  expect_last (ROLL);
  caravan_desk_correct (table->desk, 0);
  click ("back");
  assert_true (caravan_desk_cancel (table->desk));
  expect_steps (1);
  expect_last (ROLL);
  expect_text ("All cards are turned over. Anna: which action?");
  expect_nothing_told (CARAVAN_BASARI_ACTIONS);
}

/* Keys work from wherever the focus is, and only on what is there. */
static void
test_numbers_are_pressed_from_anywhere (void **state)
{
  hands_key (table->window, "F6");
  hands_key (table->window, "F6");
  hands_key (table->window, "3");
  hands_key (table->window, "7");
  hands_key (table->window, "1");
  assert_int_equal (
      json_integer_value (caravan_basari_get_told (table->desk, "dice", RED)), 3);
  assert_int_equal (
      json_integer_value (caravan_basari_get_told (table->desk, "dice", BLUE)), 1);
  assert_int_equal (caravan_basari_find_missing (table->desk, "dice"), 2);
}

/* Barters. */

static void
play_to_barter (void)
{
  play (ROLL);
  play (CHOOSE);
  play ("{'do':'die','by':'green','roll':6}");
}

static void
test_offers_are_judged_while_they_are_put_together (void **state)
{
  play_to_barter ();
  /* Level on points: both may open. */
  assert_true (has ("speaker-a") && has ("speaker-b") && !has ("accept"));
  click ("speaker-b");
  assert_false (caravan_strip_click (strip, "offer"));
  click ("gem-1");
  expect_rule ("basari.barter.offer");
  click ("gem-4");
  expect_steps (3);
  click ("offer");
  expect_last ("{'do':'offer','by':'blue','gems':'rb'}");
  assert_false (has ("speaker-a"));
  click ("gem-2 gem-3");
  expect_rule ("basari.barter.not-higher");
  click ("offer");
  expect_steps (4);
  expect_words ("Just enough would be 1 red gem and 1 green gem.");
  click ("back back gem-1 gem-3");
  expect_rule ("basari.barter.offer");
  click ("offer");
  expect_last ("{'do':'offer','by':'red','gems':'rg'}");
}

static void
test_an_accepted_offer_moves_the_gems (void **state)
{
  play_to_barter ();
  click ("gem-3 gem-3");
  click ("offer");
  expect_last ("{'do':'offer','by':'red','gems':'gg'}");
  click ("gem-1 back");
  assert_null (caravan_desk_get_verdict (table->desk));
  click ("accept");
  expect_last ("{'do':'accept','by':'blue'}");
  expect_gems (RED, "rrryyygbbb");
  expect_gems (BLUE, "rrryyygggggbbb");
  click ("take");
  expect_last ("{'do':'points','by':'red'}");
  expect_text ("Davide takes the gems of the archway.");
}

static GBytes *
look_at_barter (void)
{
  return app_take_picture (app_find_type (table->window, CARAVAN_TYPE_BASARI_BARTER));
}

/* Tapped or typed, it faces the last one all the same. */
static void
test_a_typed_offer_is_compared_in_the_courtyard (void **state)
{
  json_t *offer = text_parse ("{'do':'offer','by':'red','gems':'ryg'}");

  play_to_barter ();
  click ("speaker-b gem-2 gem-3 offer");
  g_autoptr (GBytes) before = look_at_barter ();
  click ("gem-1 gem-2 gem-3");
  g_autoptr (GBytes) tapped = look_at_barter ();
  click ("back back back");
  g_autoptr (GBytes) empty = look_at_barter ();
  caravan_desk_consider (table->desk, offer);
  g_autoptr (GBytes) typed = look_at_barter ();
  json_decref (offer);
  assert_true (g_bytes_equal (before, empty));
  assert_false (g_bytes_equal (before, tapped));
  assert_true (g_bytes_equal (tapped, typed));
  caravan_desk_consider (table->desk, NULL);
  g_autoptr (GBytes) after = look_at_barter ();
  assert_true (g_bytes_equal (before, after));
  expect_steps (4);
}

/* Until the step is written the strip is still that of whoever has accepted. */
static void
test_an_accepted_offer_leaves_nobody_behind (void **state)
{
  play_to_barter ();
  click ("gem-3 offer");
  assert_true (caravan_strip_click (strip, "accept"));
  assert_true (caravan_match_is_busy (table->match));
  assert_int_equal (CARAVAN_BASARI_STRIP (strip)->seat, BLUE);
  caravan_basari_put_gem (table->desk, CV_GEM_RED);
  app_set_language ("it");
  assert_int_equal (CARAVAN_BASARI_STRIP (strip)->seat, BLUE);
  app_set_language ("en");
  wait_until_quiet ();
  assert_int_equal (CARAVAN_BASARI_STRIP (strip)->seat, RED);
  expect_steps (5);
}

/* Undone, the offer is put together anew. */
static void
test_an_offer_goes_with_what_is_undone (void **state)
{
  play_to_barter ();
  click ("gem-3 gem-3 offer");
  caravan_desk_undo (table->desk);
  wait_until_quiet ();
  assert_int_equal (caravan_basari_get_gems (table->desk), 0);
}

static void
test_no_more_gems_than_the_hand_has (void **state)
{
  play_to_barter ();
  click ("gem-3 gem-3 gem-3");
  assert_false (caravan_strip_click (strip, "gem-3"));
  click ("back gem-3");
  expect_rule ("basari.barter.offer");
}

/* Bruno is behind: guided turns let Anna alone open. */
static void
test_either_opens_in_free_turns (void **state)
{
  play_to_barter ();
  play ("{'do':'count','by':'red','points':9}");
  click ("speaker-b gem-1 offer");
  expect_last ("{'do':'offer','by':'blue','gems':'r'}");
  click ("accept");
  expect_last ("{'do':'accept','by':'red'}");
  click ("take");
  expect_last ("{'do':'points','by':'blue'}");
}

static void
test_who_is_ahead_opens_in_guided_turns (void **state)
{
  play ("{'do':'position','points':{'blue':4}}");
  play_to_barter ();
  assert_false (has ("speaker-a") || has ("speaker-b"));
  click ("gem-1 offer");
  expect_last ("{'do':'offer','by':'blue','gems':'r'}");
}

/* Die before points before gems, each with its barter. */
static void
test_two_barters_come_in_order (void **state)
{
  play (ROLL);
  play ("{'do':'choose','actions':{'red':'gems','blue':'points','green':'points',"
        "'yellow':'gems'}}");
  expect_text ("Bruno or Chiara makes the first offer for the Points action: both have "
               "as many points.");
  click ("speaker-c gem-2 offer");
  expect_last ("{'do':'offer','by':'green','gems':'y'}");
  click ("gem-1 offer accept take");
  expect_last ("{'do':'points','by':'blue'}");
  expect_words ("Bruno won it");
  expect_text ("Anna or Davide makes the first offer for the Gems action: both have as "
               "many points.");
  click ("gem-4 offer accept take");
  expect_last ("{'do':'gems','by':'red'}");
  expect_words ("Anna: what does the die show?");
  expect_gems (BLUE, "rryyygggbbb");
  expect_gems (2, "rrrryyygggbbb");
}

/* Nobody is asked for an offer that can't be made. */
static void
test_who_has_no_gems_can_only_accept (void **state)
{
  play ("{'do':'position','gems':{'blue':''},'points':{'blue':9}}");
  play_to_barter ();
  expect_text ("Bruno has no gems, so Anna makes the first offer for the Points "
               "action.");
  click ("gem-1 offer");
  expect_text ("Anna offers 1 red gem: Bruno has no higher offer to make and must "
               "accept.");
  assert_false (caravan_strip_click (strip, "gem-1"));
  assert_false (caravan_strip_click (strip, "offer"));
  click ("accept");
  expect_last ("{'do':'accept','by':'blue'}");
  expect_gems (BLUE, "r");
}

/* Just as many gems as were offered are not enough either, if they are worth less. */
static void
test_who_has_only_lower_gems_must_accept (void **state)
{
  play ("{'do':'position','gems':{'blue':'gb'}}");
  play_to_barter ();
  click ("gem-2 gem-4 offer");
  expect_text ("Anna offers 1 yellow gem and 1 light blue gem: Bruno has no higher "
               "offer to make and must accept.");
  caravan_desk_undo (table->desk);
  wait_until_quiet ();
  click ("speaker-a gem-4 gem-4 offer");
  expect_text ("Anna offers 2 light blue gems: Bruno accepts or makes a higher offer.");
}

static void
test_two_without_gems_leave_it_to_nobody (void **state)
{
  play ("{'do':'position','gems':{'red':'','blue':''}}");
  play_to_barter ();
  expect_text ("no gems: nobody does it");
  click ("take");
  expect_last ("{'do':'gems','by':'yellow'}");
}

/* The offers before the accepted one are not recorded. Who is further ahead opens; the
   table may still let the other one's offer stand by itself. */
static void
test_the_accepted_offer_alone_is_enough (void **state)
{
  play ("{'do':'position','points':{'blue':4}}");
  play_to_barter ();
  json_t *offer = text_parse ("{'do':'offer','by':'red','gems':'gg'}");
  assert_false (caravan_desk_play (table->desk, offer));
  json_decref (offer);
  expect_rule ("basari.barter.not-your-turn");
  expect_words ("Bruno is further ahead on points");
  hands_click (caravan_verdict_card_get_button (
      CARAVAN_VERDICT_CARD (app_find_type (table->window, CARAVAN_TYPE_VERDICT_CARD)),
      CARAVAN_VERDICT_OVERRULE));
  wait_until_quiet ();
  expect_last ("{'do':'offer','by':'red','gems':'gg','allowed':'house'}");
  click ("accept take");
  expect_last ("{'do':'points','by':'red'}");
  expect_gems (BLUE, "rrryyygggggbbb");
}

/* Alone, and nobody. */

static void
test_actions_done_alone_may_be_declined (void **state)
{
  play (ROLL);
  play (CHOOSE);
  click ("skip");
  expect_last ("{'do':'skip','by':'green'}");
  expect_words ("Chiara declined");
  click ("gem-1 offer");
  click ("accept");
  expect_words ("Anna won it");
  click ("skip");
  expect_last ("{'do':'skip','by':'red'}");
  expect_words ("Anna declined");
  expect_words ("Chiara declined");
  click ("take");
  expect_last ("{'do':'gems','by':'yellow'}");
  expect_text ("Anna: what does the die show?");
}

static void
test_what_three_chose_is_passed_over (void **state)
{
  play (ROLL);
  play ("{'do':'choose','actions':{'red':'die','blue':'die','green':'die',"
        "'yellow':'gems'}}");
  expect_text ("too many: nobody does it");
  assert_false (has ("die-1"));
  click ("take");
  expect_last ("{'do':'gems','by':'yellow'}");
}

/* The end. */

static void
test_a_game_that_is_over_leads_to_its_scores (void **state)
{
  play ("{'do':'position','round':3,'disks':{'red':1,'blue':2,'green':3,'yellow':4},"
        "'arches':{'red':30,'blue':2,'green':3,'yellow':4}}");
  play (ROLL);
  play ("{'do':'choose','actions':{'red':'die','blue':'die','green':'die',"
        "'yellow':'die'}}");
  click ("end-round");
  expect_last ("{'do':'end-round'}");
  expect_text ("Game over");
  assert_false (has ("die-1"));
  click ("scores");
  APP_WAIT (app_seek_type (table->window, CARAVAN_TYPE_SCORES_PAGE) != NULL);
}

/* The last round: Anna has gone round, and then has as many points as Bruno. */
static void
end_level (const char *red, const char *blue)
{
  g_autofree char *position = g_strdup_printf (
      "{'do':'position','round':3,'disks':{'red':1,'blue':2,'green':3,'yellow':4},"
      "'arches':{'red':30,'blue':2,'green':3,'yellow':4},'points':{'red':20,'blue':30},"
      "'gems':{'red':'%s','blue':'%s','green':'yyyyybbbbb','yellow':''}}",
      red, blue);

  play (position);
  play (ROLL);
  play ("{'do':'choose','actions':{'red':'die','blue':'die','green':'die',"
        "'yellow':'die'}}");
  click ("end-round scores");
  APP_WAIT (app_seek_type (table->window, CARAVAN_TYPE_SCORES_PAGE) != NULL);
}

static void
test_more_gems_decide_between_level_players (void **state)
{
  end_level ("rrrrgggg", "rrrrggggy");
  expect_text ("Bruno wins: tied on points, with more gems.");
  expect_text ("5 against 4");
}

static void
test_gems_of_higher_value_decide_then (void **state)
{
  end_level ("rrrrggggb", "rrrrggggy");
  expect_text ("Bruno wins: tied on points and gems, with gems of higher value.");
  expect_text ("1 yellow gem against 0");
}

static void
test_level_in_all_they_share_the_win (void **state)
{
  end_level ("rrrrgggg", "rrrrgggg");
  expect_words ("The win is shared: ");
}

/* Fingers. */

#define LEAST_TAP 44

static void
expect_fingers (const char *context)
{
  CaravanStripParts parts = caravan_strip_get_parts (strip);

  app_wait_drawn (table->window);
  for (GtkWidget *child = gtk_widget_get_first_child (parts.controls); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t box;
      if (!GTK_IS_BUTTON (child))
        continue;
      assert_true (gtk_widget_compute_bounds (child, child, &box));
      if (box.size.width < LEAST_TAP || box.size.height < LEAST_TAP)
        fail_msg ("%s, %s: %g × %g", context, gtk_widget_get_name (child),
                  (double) box.size.width, (double) box.size.height);
    }
}

/* Each kind of control, in one turn. */
static void
test_fingers_find_all_that_is_tapped (void **state)
{
  expect_fingers ("dice");
  click ("die-1");
  expect_fingers ("more dice");
  click ("die-1 die-6 die-2");
  expect_fingers ("actions");
  click ("action-2 action-2");
  expect_fingers ("more actions");
  click ("action-1 action-3");
  expect_fingers ("die");
  click ("die-1");
  expect_fingers ("offer");
  click ("gem-1");
  expect_fingers ("gems");
  click ("offer gem-2");
  expect_fingers ("answer");
  click ("back accept");
  expect_fingers ("points");
  click (has ("take") ? "take" : "number-4");
  expect_fingers ("gems of an archway");
}

/* The list of all archways. */

static CaravanBasariSurface *
get_surface (void)
{
  return caravan_basari_surface_find (table->desk);
}

static gboolean
is_type (GtkWidget *widget, gpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), GPOINTER_TO_SIZE (type));
}

/* Shown or not. */
static GtkWidget *
find_any (GtkWidget *root, GType type)
{
  return app_walk (root, is_type, GSIZE_TO_POINTER (type));
}

static GtkWidget *
get_list (void)
{
  return find_any (table->window, CARAVAN_TYPE_BASARI_LIST);
}

static GtkExpander *
get_fold (void)
{
  return GTK_EXPANDER (find_any (get_list (), GTK_TYPE_EXPANDER));
}

static GtkWidget *
get_row (int arch)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_expander_get_child (get_fold ()));

  return GTK_WIDGET (gtk_list_box_get_row_at_index (list, arch - 1));
}

static double
measure_side (void)
{
  return caravan_basari_ring_view_get_ring (CARAVAN_BASARI_RING_VIEW (get_surface ()))
      ->side;
}

static void
fold (gboolean is_open)
{
  gtk_expander_set_expanded (get_fold (), is_open);
  app_wait_drawn (table->window);
}

/* The popover of a widget says it, and is closed again: it would keep the pointer. */
static void
expect_shown (GtkWidget *parent, const char *words)
{
  GtkWidget *popover = find_any (parent, GTK_TYPE_POPOVER);

  APP_WAIT (gtk_widget_get_mapped (popover));
  assert_non_null (app_walk (popover, is_label_with, (gpointer) words));
  gtk_popover_popdown (GTK_POPOVER (popover));
  APP_WAIT (!gtk_widget_get_mapped (popover));
}

/* What an archway of the ring is called. */
static const char *
get_name (int arch)
{
  return gtk_widget_get_tooltip_text (caravan_basari_ring_view_get_arch (
      CARAVAN_BASARI_RING_VIEW (get_surface ()), arch - 1));
}

static void
expect_all_listed (int n_arches)
{
  for (int arch = 1; arch <= n_arches; arch++)
    assert_true (app_has_name (get_row (arch), get_name (arch)));
  assert_null (get_row (n_arches + 1));
}

static void
test_large_archways_need_no_list (void **state)
{
  assert_true (measure_side () >= 40);
  assert_false (gtk_expander_get_expanded (get_fold ()));
  fold (TRUE);
  expect_all_listed (30);
  play ("{'do':'start','by':'blue','arch':9}");
  assert_true (gtk_expander_get_expanded (get_fold ()));
  expect_all_listed (30);
  assert_non_null (strstr (get_name (9), "merchant piece: Bruno"));
}

static void
test_small_archways_are_listed (void **state)
{
  double side = measure_side ();

  assert_true (side > 0 && side < 40);
  assert_true (gtk_expander_get_expanded (get_fold ()));
  expect_all_listed (60);
  fold (FALSE);
  assert_true (measure_side () == side);
  play (ROLL);
  app_wait_drawn (table->window);
  assert_false (gtk_expander_get_expanded (get_fold ()));
  fold (TRUE);
  assert_true (measure_side () == side);
  expect_all_listed (60);
}

static void
test_a_row_lays_the_start_disk (void **state)
{
  hands_click (get_row (3));
  wait_until_quiet ();
  expect_last ("{'do':'start','by':'red','arch':3}");
  assert_true (gtk_widget_has_focus (get_row (3)));
  hands_key (table->window, "Down");
  hands_key (table->window, "Return");
  wait_until_quiet ();
  expect_last ("{'do':'start','by':'blue','arch':4}");
  expect_all_listed (60);
}

static void
test_a_row_shows_its_archway_on_the_ring (void **state)
{
  play (ROLL);
  hands_click (get_row (4));
  expect_shown (GTK_WIDGET (get_surface ()), "Archway 4");
  expect_steps (1);
}

/* The players have the ring's place on a phone. */
static void
test_a_row_shows_its_archway_without_the_ring (void **state)
{
  gtk_widget_activate (gtk_widget_get_ancestor (
      app_find_text (table->window, "Players"), GTK_TYPE_TOGGLE_BUTTON));
  APP_WAIT (!gtk_widget_get_mapped (GTK_WIDGET (get_surface ())));
  app_wait_drawn (table->window);
  gtk_widget_grab_focus (get_row (30));
  app_wait_drawn (table->window);
  hands_key (table->window, "Return");
  wait_until_quiet ();
  expect_last ("{'do':'start','by':'red','arch':30}");
  play (ROLL);
  hands_key (table->window, "Return");
  expect_shown (get_list (), "Archway 30");
  expect_steps (2);
}

/* Corrections. */

/* Whatever a turn consists of, on a board of which nothing is known. */
static const char *const turn[] = {
  "{'do':'start','by':'red','arch':5}",
  ROLL,
  CHOOSE,
  "{'do':'die','by':'green','roll':6}",
  "{'do':'offer','by':'red','gems':'gg'}",
  "{'do':'accept','by':'blue'}",
  "{'do':'points','by':'red','points':5}",
  "{'do':'gems','by':'yellow','gems':'rb'}",
};

static void
expect_step (gsize step, const char *wanted)
{
  const CvMatch *log = caravan_match_get_log (table->match);
  json_t *event = rec_record_event (caravan_match_get_record (table->match),
                                    cv_match_step_entry (log, step));
  json_t *expected = text_parse (wanted);

  json_object_del (event, "time");
  assert_true (json_equal (event, expected));
  json_decref (event);
  json_decref (expected);
}

/* By the controls that it was made with; what came after it stays. */
static void
correct (gsize step, const char *controls, const char *wanted)
{
  caravan_desk_correct (table->desk, step);
  click (controls);
  expect_step (step, wanted);
  expect_steps (G_N_ELEMENTS (turn));
}

static void
test_each_step_of_a_turn_is_corrected (void **state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (turn); i++)
    play (turn[i]);
  correct (7, "back gem-3 take", "{'do':'gems','by':'yellow','gems':'rg'}");
  correct (7, "skip", "{'do':'skip','by':'yellow'}");
  correct (7, "gem-2 take", "{'do':'gems','by':'yellow','gems':'y'}");
  correct (6, "number-6", "{'do':'points','by':'red','points':6}");
  correct (4, "back back gem-4 offer", "{'do':'offer','by':'red','gems':'b'}");
  correct (3, "die-2", "{'do':'die','by':'green','roll':2}");
  caravan_desk_correct (table->desk, 0);
  assert_true (caravan_basari_surface_press (get_surface (), 6));
  wait_until_quiet ();
  expect_step (0, "{'do':'start','by':'red','arch':7}");
  expect_steps (G_N_ELEMENTS (turn));
  expect_gems (RED, "rrryyygggbb");
  expect_gems (BLUE, "rrryyygggbbbb");
}

/* Controls in lines. */

static gboolean
is_in_line_with (GtkWidget *one, GtkWidget *other)
{
  graphene_rect_t a, b;

  return other != NULL && gtk_widget_compute_bounds (one, GTK_WIDGET (strip), &a) &&
         gtk_widget_compute_bounds (other, GTK_WIDGET (strip), &b) &&
         a.origin.y < b.origin.y + b.size.height &&
         b.origin.y < a.origin.y + a.size.height;
}

static void
expect_separators_between (int *ret_left_out)
{
  GtkWidget *controls = caravan_strip_get_parts (strip).controls;

  for (GtkWidget *child = gtk_widget_get_first_child (controls); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SEPARATOR (child) && gtk_widget_get_child_visible (child))
      {
        assert_true (is_in_line_with (child, gtk_widget_get_prev_sibling (child)));
        assert_true (is_in_line_with (child, gtk_widget_get_next_sibling (child)));
      }
    else if (GTK_IS_SEPARATOR (child))
      ++*ret_left_out;
}

/* Where a line of controls begins or ends there is nothing to part. */
static void
test_separators_stand_between_controls (void **state)
{
  const char *const languages[] = { "en", "it", "fr" };
  int n_left_out = 0;

  play (ROLL);
  play (CHOOSE);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      app_wait_drawn (table->window);
      expect_separators_between (&n_left_out);
    }
  assert_true (n_left_out > 0);
}

static int
count_in (const char *control)
{
  GtkWidget *box =
      gtk_button_get_child (GTK_BUTTON (caravan_strip_find_control (strip, control)));
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* Its text, then the gems; of many it says how many. */
static void
test_the_button_says_what_it_offers (void **state)
{
  play_to_barter ();
  assert_int_equal (count_in ("offer"), 1);
  click ("gem-1 gem-3");
  assert_int_equal (count_in ("offer"), 1 + 2);
  click ("gem-3 gem-4");
  assert_int_equal (count_in ("offer"), 1 + 4);
  click ("gem-2");
  assert_int_equal (count_in ("offer"), 1 + 2);
  assert_non_null (app_seek_text (caravan_strip_find_control (strip, "offer"), "5"));
}

/* On a ring that nobody has described; tapped by mistake, or really printed there. */
static void
test_many_gems_of_an_archway_fit_a_phone (void **state)
{
  play (ROLL);
  play ("{'do':'choose','actions':{'red':'gems','blue':'die','green':'die',"
        "'yellow':'die'}}");
  click ("gem-1 gem-1 gem-2 gem-2");
  assert_int_equal (count_in ("take"), 1 + 4);
  click ("gem-3 gem-3 gem-3 gem-4 gem-4 gem-4 gem-4 gem-4");
  assert_int_equal (count_in ("take"), 1 + 2 * 4);
  app_wait_drawn (table->window);
  assert_true (caravan_least_width (table->window) <= 360);
  click ("take");
  expect_last ("{'do':'gems','by':'red','gems':'rryygggbbbbb'}");
}

/* A sign, whose die it is, and the die. */
static void
test_the_last_die_stands_on_the_button_that_takes_it_back (void **state)
{
  click ("die-3");
  assert_int_equal (count_in ("back"), 3);
  click ("die-4 back");
  assert_int_equal (count_in ("back"), 3);
  click ("back");
  assert_false (has ("back"));
}

/* The courtyard. */

static gboolean
is_named (GtkWidget *widget, gpointer name)
{
  return app_is_shown (widget) && app_has_name (widget, name);
}

static void
expect_named (const char *name)
{
  if (app_walk (GTK_WIDGET (get_surface ()), is_named, (gpointer) name) == NULL)
    fail_msg ("nothing is called: %s", name);
}

static void
test_the_courtyard_tells_worth_leaders_and_supply (void **state)
{
  expect_named ("Most red gems: +14. Now: Anna 3, Bruno 3, Chiara 3 and Davide 3. In "
                "the supply: 13.");
  play ("{'do':'position','gems':{'red':'yb','blue':'rrrrb','green':'rrrrb',"
        "'yellow':'b'}}");
  expect_named ("Most red gems: +14. Now: Bruno 4 and Chiara 4. In the supply: 17.");
  expect_named ("Most yellow gems: +12. Now: Anna 1. In the supply: 24.");
  expect_named ("Most green gems: +10. Now: nobody. In the supply: 25.");
  expect_named ("Most light blue gems: +8. Now: Anna 1, Bruno 1, Chiara 1 and Davide "
                "1. In the supply: 21.");
}

static GtkWidget *
find_title (void)
{
  GtkWidget *title = find_any (GTK_WIDGET (get_surface ()), GTK_TYPE_LABEL);

  return gtk_widget_get_child_visible (title) ? title : NULL;
}

static gboolean
is_card_of_red (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_DRAWING_AREA (widget) &&
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) ==
             GTK_ACCESSIBLE_ROLE_IMG;
}

static void
expect_clear_of_lane (GtkWidget *title)
{
  CaravanBasariRingView *view = CARAVAN_BASARI_RING_VIEW (get_surface ());
  const CaravanRingBox *yard = &caravan_basari_ring_view_get_ring (view)->inner;
  GtkWidget *card = app_walk (GTK_WIDGET (view), is_card_of_red, NULL);
  graphene_rect_t box, below;

  assert_true (gtk_widget_compute_bounds (title, GTK_WIDGET (view), &box));
  assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (view), &below));
  assert_true (box.origin.x >= yard->x + 7);
  assert_true (box.origin.x + box.size.width <= yard->x + yard->width - 7);
  assert_true (box.origin.y >= yard->y + 3);
  assert_true (box.origin.y + box.size.height <= below.origin.y - 4);
}

static void
test_the_title_keeps_clear_of_the_lane (void **state)
{
  const char *const languages[] = { "en", "it", "fr" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      app_wait_drawn (table->window);
      assert_non_null (find_title ());
      expect_clear_of_lane (find_title ());
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    GUIDED_TEST (test_no_action_shows_before_all_are_in),
    GUIDED_TEST (test_dice_are_told_player_by_player),
    GUIDED_TEST (test_a_roll_is_still_asked_for_until_it_is_written),
    GUIDED_TEST (test_what_was_told_goes_with_a_step_that_is_undone),
    GUIDED_TEST (test_what_was_told_goes_with_a_step_that_is_recorded),
    GUIDED_TEST (test_a_roll_and_a_choice_are_corrected),
    GUIDED_TEST (test_a_correction_is_recorded_as_it_was_or_left),
    GUIDED_TEST (test_numbers_are_pressed_from_anywhere),
    GUIDED_TEST (test_offers_are_judged_while_they_are_put_together),
    GUIDED_TEST (test_an_accepted_offer_moves_the_gems),
    GUIDED_TEST (test_a_typed_offer_is_compared_in_the_courtyard),
    GUIDED_TEST (test_an_accepted_offer_leaves_nobody_behind),
    GUIDED_TEST (test_an_offer_goes_with_what_is_undone),
    GUIDED_TEST (test_no_more_gems_than_the_hand_has),
    FREE_TEST (test_either_opens_in_free_turns),
    GUIDED_TEST (test_who_is_ahead_opens_in_guided_turns),
    GUIDED_TEST (test_two_barters_come_in_order),
    GUIDED_TEST (test_who_has_no_gems_can_only_accept),
    GUIDED_TEST (test_who_has_only_lower_gems_must_accept),
    GUIDED_TEST (test_two_without_gems_leave_it_to_nobody),
    GUIDED_TEST (test_the_accepted_offer_alone_is_enough),
    GUIDED_TEST (test_actions_done_alone_may_be_declined),
    GUIDED_TEST (test_what_three_chose_is_passed_over),
    GUIDED_TEST (test_a_game_that_is_over_leads_to_its_scores),
    GUIDED_TEST (test_more_gems_decide_between_level_players),
    GUIDED_TEST (test_gems_of_higher_value_decide_then),
    GUIDED_TEST (test_level_in_all_they_share_the_win),
    GUIDED_TEST (test_fingers_find_all_that_is_tapped),
    LONG_TEST (test_fingers_find_all_that_is_tapped),
    PHONE_TEST (test_fingers_find_all_that_is_tapped),
    GUIDED_TEST (test_large_archways_need_no_list),
    LONG_TEST (test_small_archways_are_listed),
    LONG_TEST (test_a_row_lays_the_start_disk),
    LONG_TEST (test_a_row_shows_its_archway_on_the_ring),
    PHONE_TEST (test_a_row_shows_its_archway_without_the_ring),
    LONG_TEST (test_each_step_of_a_turn_is_corrected),
    GUIDED_TEST (test_the_courtyard_tells_worth_leaders_and_supply),
    PHONE_TEST (test_separators_stand_between_controls),
    GUIDED_TEST (test_the_button_says_what_it_offers),
    LONG_PHONE_TEST (test_many_gems_of_an_archway_fit_a_phone),
    GUIDED_TEST (test_the_last_die_stands_on_the_button_that_takes_it_back),
    PHONE_TEST (test_the_title_keeps_clear_of_the_lane),
  };

  return cmocka_run_group_tests_name ("app-basari", tests, app_start, app_stop);
}
