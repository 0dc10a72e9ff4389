/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of Basari has all that a table has: steps are noted, an earlier moment can be
   looked at, the status is told, the rule behind a refused offer is a click away, the
   house may let such an offer stand, it can be seen from across the table, in any
   language, and hands can be off. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-basari-draft.h"
#include "caravan-basari-surface.h"
#include "caravan-status.h"
#include "caravan-steps-list.h"
#include "caravan-strip-controls.h"
#include "caravan-table-words.h"
#include "caravan-verdict-card.h"
#include "caravan-verdict-words.h"
#include "files.h"
#include "hands.h"
#include "pages.h"
#include "played.h"
#include "text.h"
#include "texts.h"

/* The example: Chiara, green, has offered a green and a blue gem, and Étienne, red, has
   to say something higher. One blue gem is not. */
#define GREEN       0
#define RED         1
#define IN_A_BARTER 44
#define LOWER_GEM   "gem-4"
#define LOWER_OFFER "{'do':'offer','by':'red','gems':'b','allowed':'house'}"
#define NOT_HIGHER  "basari.barter.not-higher"
#define LAST_STEP   "Chiara offers 1 green gem and 1 light blue gem"

#define BEFORE_ROLL 37 /* of the dice that led to this barter */

static char *directory;
static CaravanMatch *match;
static CaravanWindow *window;
static CaravanDesk *desk;
static CaravanStrip *strip;
static GtkWidget *page;

static void
sit_down (int n_events)
{
  directory = files_make_directory ("caravan-basari-");
  match = played_example_of (directory, "basari", n_events);
  window = app_window_with_match (match, 1400, 880);
  desk = caravan_window_get_desk (window);
  page = GTK_WIDGET (page_table (window));
  strip = CARAVAN_STRIP (app_find_type (page, CARAVAN_TYPE_STRIP));
}

static void
get_up (void)
{
  app_close (window);
  g_clear_object (&match);
  caravan_match_settle ();
  assert_int_equal (files_remove_directory (directory), 0);
}

/* What is there. */

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

static void
expect_last (const char *wanted)
{
  CvMatch *log = caravan_match_get_log (match);
  json_t *event = rec_record_event (caravan_match_get_record (match),
                                    cv_match_step_entry (log, count_steps () - 1));
  json_t *expected = text_parse (wanted);

  json_object_del (event, "time");
  assert_true (json_equal (event, expected));
  json_decref (event);
  json_decref (expected);
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

static int
find_arch (int seat)
{
  return caravan_desk_get_state (desk)->basari.player[seat].arch;
}

static GtkWidget *
get_arch (int arch)
{
  return caravan_basari_ring_view_get_arch (
      CARAVAN_BASARI_RING_VIEW (app_find_type (page, CARAVAN_TYPE_BASARI_SURFACE)),
      arch);
}

static GtkWidget *
get_button (CaravanVerdictButton button)
{
  return caravan_verdict_card_get_button (
      CARAVAN_VERDICT_CARD (app_find_type (page, CARAVAN_TYPE_VERDICT_CARD)), button);
}

static GtkWidget *
find_control (const char *name)
{
  GtkWidget *control = caravan_strip_find_control (strip, name);

  if (control == NULL)
    fail_msg ("there is no %s", name);
  return control;
}

/* An offer that is put together is judged at once; nothing is recorded yet. */
static void
offer_too_little (void)
{
  hands_click (find_control (LOWER_GEM));
  APP_WAIT (caravan_desk_get_verdict (desk) != NULL);
  assert_string_equal (caravan_desk_get_verdict (desk)->rule->id, NOT_HIGHER);
  assert_int_equal (count_steps (), IN_A_BARTER);
}

/* Steps. */

static void
test_a_note_is_kept_and_leaves_the_offer_alone (void **state)
{
  sit_down (IN_A_BARTER);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);

  offer_too_little ();
  hands_click (app_find_text (history, "Write a note"));
  hands_type (GTK_WIDGET (window), "Tea is ready");
  hands_key (GTK_WIDGET (window), "Return");
  APP_WAIT (app_seek_text (history, "Tea is ready") != NULL &&
            !caravan_match_is_busy (match));
  assert_int_equal (count_steps (), IN_A_BARTER);
  assert_int_equal (cv_gems_count (caravan_basari_get_gems (desk), CV_GEM_BLUE), 1);
  get_up ();
}

static void
test_an_earlier_moment_is_looked_at_and_left (void **state)
{
  sit_down (IN_A_BARTER);
  int now = find_arch (GREEN);

  assert_true (says (get_arch (now), "merchant piece: Chiara"));
  caravan_desk_look_at (desk, BEFORE_ROLL);
  app_wait_drawn (page);
  int then = find_arch (GREEN);
  assert_int_equal ((now + 30 - then) % 30, 3);
  assert_true (says (get_arch (then), "merchant piece: Chiara"));
  assert_false (says (get_arch (now), "merchant piece: Chiara"));
  assert_false (caravan_strip_click (strip, "die-3"));
  hands_key (GTK_WIDGET (window), "3");
  assert_null (caravan_basari_get_told (desk, CARAVAN_BASARI_DICE, GREEN));
  caravan_desk_look_at (desk, G_MAXSIZE);
  app_wait_drawn (page);
  assert_true (says (get_arch (now), "merchant piece: Chiara"));
  assert_int_equal (count_steps (), IN_A_BARTER);
  offer_too_little ();
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
  sit_down (IN_A_BARTER);
  GtkWidget *status = app_walk (page, is_status, NULL);

  hands_key (GTK_WIDGET (window), "F5");
  APP_WAIT (gtk_widget_has_focus (status));
  assert_true (says (status, "Last step: " LAST_STEP));
  assert_true (says (status, "Étienne"));
  hands_key (GTK_WIDGET (window), "Escape");
  APP_WAIT (!gtk_widget_get_visible (status));
  get_up ();
}

/* Refused offers. */

static void
test_the_rule_of_a_refused_offer_is_a_click_away (void **state)
{
  sit_down (IN_A_BARTER);
  offer_too_little ();
  hands_click (get_button (CARAVAN_VERDICT_RULE));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)),
                       caravan_desk_get_verdict (desk)->rule->anchor);
  hands_key (GTK_WIDGET (window), "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_string_equal (caravan_desk_get_verdict (desk)->rule->id, NOT_HIGHER);
  assert_int_equal (cv_gems_count (caravan_basari_get_gems (desk), CV_GEM_BLUE), 1);
  get_up ();
}

static gboolean
is_on_the_disk (const char *part)
{
  g_autofree char *text = NULL;

  assert_true (g_file_get_contents (caravan_match_get_path (match), &text, NULL, NULL));
  return strstr (text, part) != NULL;
}

/* From the card, while it is only put together; the barter goes on from there. */
static void
test_a_house_rule_lets_a_lower_offer_stand (void **state)
{
  sit_down (IN_A_BARTER);
  GtkWidget *history = app_find_type (page, CARAVAN_TYPE_STEPS_LIST);

  offer_too_little ();
  assert_false (is_on_the_disk ("\"allowed\":\"house\""));
  hands_click (get_button (CARAVAN_VERDICT_OVERRULE));
  wait_for_steps (IN_A_BARTER + 1);
  expect_last (LOWER_OFFER);
  assert_true (is_on_the_disk ("\"allowed\":\"house\""));
  assert_true (says (history, "Étienne offers 1 light blue gem (house rule)"));
  assert_int_equal (caravan_basari_find_speaker (desk), GREEN);
  hands_key (GTK_WIDGET (window), "ctrl+z");
  wait_for_steps (IN_A_BARTER);
  assert_int_equal (caravan_basari_find_speaker (desk), RED);
  get_up ();
}

/* Refused as a step, it can be let stand as well. */
static void
test_a_house_rule_lets_an_offer_stand_that_was_made (void **state)
{
  sit_down (IN_A_BARTER);
  offer_too_little ();
  hands_click (find_control ("offer"));
  assert_int_equal (count_steps (), IN_A_BARTER);
  assert_string_equal (caravan_desk_get_verdict (desk)->rule->id, NOT_HIGHER);
  hands_click (get_button (CARAVAN_VERDICT_OVERRULE));
  wait_for_steps (IN_A_BARTER + 1);
  expect_last (LOWER_OFFER);
  get_up ();
}

/* From across the table. */

static void
expect_told (GtkWidget *across)
{
  g_autofree char *step = caravan_table_say_last_step (desk);
  g_autofree char *due = caravan_table_say_turn (desk);
  g_autofree char *verdict = caravan_verdict_say (desk);
  const char *told[] = { step, due, verdict, "Étienne" };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    assert_non_null (app_seek_text (across, told[i]));
}

static void
test_it_is_seen_from_across_the_table_in_three_languages (void **state)
{
  static const struct
  {
    const char *code, *points;
  } languages[] = { { "en", "points" }, { "it", "punti" }, { "fr", "points" } };

  sit_down (IN_A_BARTER);
  offer_too_little ();
  hands_key (GTK_WIDGET (window), "shift+F11");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_ACROSS_PAGE));
  GtkWidget *across = GTK_WIDGET (page_across (window));
  assert_non_null (app_seek_text (across, LAST_STEP));
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i].code);
      app_wait_drawn (across);
      expect_told (across);
      assert_true (says (across, languages[i].points));
      assert_true (i == 0 || !says (across, LAST_STEP));
    }
  app_set_language ("en");
  get_up ();
}

static void
test_it_is_followed_from_across_the_table (void **state)
{
  sit_down (IN_A_BARTER);
  hands_key (GTK_WIDGET (window), "shift+F11");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_ACROSS_PAGE));
  GtkWidget *across = GTK_WIDGET (page_across (window));
  json_t *accept = text_parse ("{'do':'accept','by':'red'}");

  assert_true (caravan_desk_play (desk, accept));
  json_decref (accept);
  wait_for_steps (IN_A_BARTER + 1);
  assert_non_null (app_seek_text (across, "Étienne accepts the offer"));
  caravan_desk_undo (desk);
  wait_for_steps (IN_A_BARTER);
  assert_non_null (app_seek_text (across, LAST_STEP));
  assert_null (app_seek_text (across, "Étienne accepts the offer"));
  get_up ();
}

/* Hands off. */

static void
lock (gboolean is_locked)
{
  hands_key (GTK_WIDGET (window), "ctrl+shift+l");
  APP_WAIT (caravan_desk_is_hands_off (desk) == is_locked);
  app_wait_drawn (page);
}

static void
try_all (void)
{
  static const char *const keys[] = { "3", "4", "ctrl+z", "ctrl+shift+z" };
  static const char *const controls[] = { LOWER_GEM, "back", "offer", "accept" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    hands_key (GTK_WIDGET (window), keys[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (controls); i++)
    assert_false (gtk_widget_is_sensitive (find_control (controls[i])));
  hands_key (GTK_WIDGET (window), "ctrl+l");
  hands_type (GTK_WIDGET (window), "r accept");
  hands_key (GTK_WIDGET (window), "Return");
  assert_true (caravan_match_flush (match));
}

/* What was put together before waits. */
static void
test_no_offer_is_made_while_hands_are_off (void **state)
{
  sit_down (IN_A_BARTER);
  offer_too_little ();
  lock (TRUE);
  assert_false (app_is_shown (get_button (CARAVAN_VERDICT_OVERRULE)));
  try_all ();
  assert_int_equal (count_steps (), IN_A_BARTER);
  assert_int_equal (caravan_basari_get_gems (desk), cv_gems_of (CV_GEM_BLUE, 1));
  lock (FALSE);
  hands_click (find_control ("back"));
  assert_int_equal (caravan_basari_get_gems (desk), 0);
  hands_click (find_control ("accept"));
  wait_for_steps (IN_A_BARTER + 1);
  expect_last ("{'do':'accept','by':'red'}");
  get_up ();
}

/* It can still be asked what an archway shows. */
static void
test_no_start_disk_is_laid_while_hands_are_off (void **state)
{
  sit_down (0);
  lock (TRUE);
  hands_click (get_arch (8));
  hands_key (GTK_WIDGET (window), "3");
  assert_true (caravan_match_flush (match));
  assert_int_equal (count_steps (), 0);
  assert_null (caravan_basari_get_told (desk, CARAVAN_BASARI_DICE, GREEN));
  hands_key (GTK_WIDGET (window), "Escape");
  lock (FALSE);
  hands_click (get_arch (8));
  wait_for_steps (1);
  expect_last ("{'do':'start','by':'green','arch':9}");
  get_up ();
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_note_is_kept_and_leaves_the_offer_alone),
    APP_TEST (test_an_earlier_moment_is_looked_at_and_left),
    APP_TEST (test_the_status_says_where_the_game_stands),
    APP_TEST (test_the_rule_of_a_refused_offer_is_a_click_away),
    APP_TEST (test_a_house_rule_lets_a_lower_offer_stand),
    APP_TEST (test_a_house_rule_lets_an_offer_stand_that_was_made),
    APP_TEST (test_it_is_seen_from_across_the_table_in_three_languages),
    APP_TEST (test_it_is_followed_from_across_the_table),
    APP_TEST (test_no_offer_is_made_while_hands_are_off),
    APP_TEST (test_no_start_disk_is_laid_while_hands_are_off),
  };

  return cmocka_run_group_tests_name ("app-basari-table", tests, app_start, app_stop);
}
