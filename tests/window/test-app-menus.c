/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menus of a table: the window's has a dozen rows at most, what belongs to the game
   is in the game's, at the strip, and scores and rules have buttons that are seen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "caravan-across-words.h"
#include "caravan-language.h"
#include "caravan-players.h"
#include "caravan-settings.h"
#include "caravan-strip.h"
#include "caravan-table-scene.h"
#include "caravan-view-button.h"
#include "files.h"
#include "hands.h"
#include "pages.h"
#include "played.h"

#define DOZEN 12

typedef struct
{
  char *directory;
  CaravanWindow *window;
} Place;

static void
open_table (Place *place, const char *turns, int width, int height)
{
  g_autoptr (CaravanMatch) match = played_new (place->directory, turns, 4);

  place->window = app_window_with_match (match, width, height);
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_TABLE_PAGE));
}

static int
set_place (void **state)
{
  Place *place = g_new0 (Place, 1);

  app_begin (state);
  place->directory = files_make_directory ("caravan-menus");
  *state = place;
  return 0;
}

static int
clear_place (void **state)
{
  Place *place = *state;

  if (place->window != NULL)
    app_close (place->window);
  files_remove_directory (place->directory);
  g_free (place);
  *state = NULL;
  assert_true (caravan_language_set ("en"));
  return app_end (state);
}

#define MENU_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, set_place, clear_place)

/* Menus. */

static gboolean
count_row (GtkWidget *widget, gpointer n_rows)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") &&
      gtk_widget_get_mapped (widget))
    ++*(int *) n_rows;
  return FALSE;
}

static int
count_rows (GtkWidget *popover)
{
  int n = 0;

  app_walk (popover, count_row, &n);
  return n;
}

/* A window that closes with an open menu takes pointer and keyboard with it. */
static void
close_menu (GtkWidget *popover)
{
  gtk_popover_popdown (GTK_POPOVER (popover));
  APP_WAIT (!gtk_widget_get_mapped (popover));
}

static GtkWidget *
open_main_menu (Place *place)
{
  hands_click (GTK_WIDGET (place->window->menu));
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (place->window->menu));
  APP_WAIT (popover != NULL && gtk_widget_get_mapped (popover));
  return popover;
}

static GtkWidget *
find_game_button (Place *place)
{
  GtkWidget *strip =
      app_find_type (GTK_WIDGET (page_table (place->window)), CARAVAN_TYPE_STRIP);

  return caravan_strip_get_parts (CARAVAN_STRIP (strip)).menu;
}

static GtkWidget *
wait_for_menu (GtkWidget *button)
{
  GtkWidget *popover =
      GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));

  APP_WAIT (gtk_widget_get_mapped (popover) && count_rows (popover) > 0);
  return popover;
}

static GtkWidget *
open_game_menu (Place *place)
{
  GtkWidget *button = find_game_button (place);

  hands_key (GTK_WIDGET (place->window), "ctrl+g");
  return wait_for_menu (button);
}

/* The menu of the window. */

static void
expect_short_menu (Place *place, const char *turns, int width, int height)
{
  open_table (place, turns, width, height);
  GtkWidget *popover = open_main_menu (place);
  APP_WAIT (count_rows (popover) > 0);
  assert_in_range (count_rows (popover), 1, DOZEN);
  close_menu (popover);
  app_close (place->window);
  place->window = NULL;
}

static void
test_the_main_menu_has_a_dozen_rows_at_most (void **state)
{
  static const char *const turns[] = { "free", "guided" };

  for (int i = 0; i < 2; i++)
    {
      expect_short_menu (*state, turns[i], 1366, 768);
      expect_short_menu (*state, turns[i], 360, 740);
    }
}

/* The menu of the game. */

static void
expect_items (GtkWidget *popover)
{
  static const char *const items[] = {
    "Type a step", "Status", "Replay", "Reveal the scoring markers", "End the game",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    assert_true (gtk_widget_is_sensitive (app_find_text (popover, items[i])));
  assert_in_range (count_rows (popover), 1, DOZEN);
}

static void
test_the_menu_of_the_game_opens_by_key (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  assert_true (app_has_name (find_game_button (place), "Menu of the game"));
  GtkWidget *popover = open_game_menu (place);
  expect_items (popover);
  assert_non_null (app_seek_text (popover, "Switch to guided turns"));
  assert_null (app_seek_text (popover, "Counters and cards"));
  close_menu (popover);
}

/* Where the strip is out of sight the board comes back with it. */
static void
test_the_menu_of_the_game_opens_from_any_panel_of_a_phone (void **state)
{
  Place *place = *state;

  open_table (place, "guided", 360, 740);
  GtkWidget *button = find_game_button (place);
  hands_click (app_find_text (GTK_WIDGET (page_table (place->window)), "Players"));
  APP_WAIT (!gtk_widget_get_mapped (button));
  hands_key (GTK_WIDGET (place->window), "ctrl+g");
  GtkWidget *popover = wait_for_menu (button);
  expect_items (popover);
  assert_non_null (app_seek_text (popover, "Counters and cards"));
  assert_non_null (app_seek_text (popover, "Switch to free turns"));
  close_menu (popover);
}

static void
test_turns_are_switched_in_the_menu_of_the_game (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  CaravanDesk *desk = caravan_window_get_desk (place->window);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *popover = open_game_menu (place);
      hands_click (app_find_text (popover, i == 0 ? "Switch to guided turns"
                                                  : "Switch to free turns"));
      APP_WAIT (caravan_desk_is_guided (desk) == (i == 0));
      APP_WAIT (!gtk_widget_get_mapped (popover));
    }
}

/* Keys go on from where the menu was, and what an item opens keeps the focus. */
static void
test_the_menu_of_the_game_gives_the_focus_back (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  GtkWidget *button = find_game_button (place);
  GtkWidget *popover = open_game_menu (place);
  hands_key (GTK_WIDGET (place->window), "Escape");
  APP_WAIT (!gtk_widget_get_mapped (popover));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (place->window));
  assert_true (focus == button || gtk_widget_is_ancestor (focus, button));
  hands_click (app_find_text (open_game_menu (place), "Type a step"));
  APP_WAIT (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (place->window))));
}

/* It is made when it is opened, so it speaks the language of that moment. */
static void
test_the_menu_of_the_game_follows_the_language (void **state)
{
  Place *place = *state;

  open_table (place, "guided", 1366, 768);
  app_set_language ("it");
  assert_true (app_has_name (find_game_button (place), "Menu della partita"));
  GtkWidget *popover = open_game_menu (place);
  assert_non_null (app_seek_text (popover, "Passa ai turni liberi"));
  close_menu (popover);
}

/* What is looked for most has a button. */

static void
test_scores_and_rules_are_buttons_of_a_wide_table (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  assert_true (app_is_shown (place->window->scores_label));
  assert_true (app_is_shown (place->window->rules_label));
  hands_click (place->window->rules);
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_RULES_PAGE));
  assert_false (app_is_shown (place->window->ways));
  hands_key (GTK_WIDGET (place->window), "alt+Left");
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_TABLE_PAGE));
  hands_click (place->window->scores);
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_SCORES_PAGE));
}

static void
test_scores_and_rules_are_pictures_where_there_is_less_room (void **state)
{
  Place *place = *state;

  open_table (place, "free", 800, 700);
  assert_true (app_is_shown (place->window->scores));
  assert_false (app_is_shown (place->window->scores_label));
  assert_true (app_has_name (place->window->scores, "Scores"));
  assert_true (app_has_name (place->window->rules, "Rules"));
}

/* A phone has a tab for the scores, and the rules in its menu. */
static void
test_a_narrow_header_has_no_room_for_scores_and_rules (void **state)
{
  Place *place = *state;

  open_table (place, "free", 360, 740);
  assert_false (app_is_shown (place->window->ways));
  GtkWidget *popover = open_main_menu (place);
  assert_non_null (app_seek_text (popover, "Rules and help"));
  close_menu (popover);
  hands_click (app_find_text (GTK_WIDGET (page_table (place->window)), "Scores"));
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_SCORES_PAGE));
}

/* How the board is seen: switches of the window. */

static void
flip (Place *place, const char *text)
{
  GtkWidget *view =
      app_find_type (GTK_WIDGET (page_table (place->window)), CARAVAN_TYPE_VIEW_BUTTON);
  GtkWidget *button = app_find_type (view, GTK_TYPE_MENU_BUTTON);

  hands_click (button);
  APP_WAIT (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)) != NULL);
  GtkWidget *popover = wait_for_menu (button);
  hands_click (app_find_text (popover, text));
  APP_WAIT (!gtk_widget_get_mapped (popover));
}

static int
count_outlines (CaravanDesk *desk)
{
  CaravanScene scene;

  caravan_table_scene_fill (&scene, desk);
  return cv_set_count (&scene.legal, scene.table->board.n_words);
}

static void
test_legal_spaces_are_outlined_as_long_as_that_is_wanted (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  CaravanDesk *desk = caravan_window_get_desk (place->window);
  caravan_desk_set_tool (desk, 0);
  assert_true (count_outlines (desk) > 0);
  flip (place, "Show legal spaces");
  APP_WAIT (count_outlines (desk) == 0);
  flip (place, "Show legal spaces");
  APP_WAIT (count_outlines (desk) > 0);
}

/* On an empty board a Stony Plains tile may go almost anywhere. */
static void
test_outlines_are_left_out_where_they_tell_nothing (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  CaravanDesk *desk = caravan_window_get_desk (place->window);
  caravan_desk_set_tool (desk, 2);
  const CvBoard *board = &caravan_desk_get_table (desk)->board;
  assert_true (cv_set_count (caravan_desk_get_legal (desk), board->n_words) > 100);
  assert_int_equal (count_outlines (desk), 0);
  caravan_desk_set_tool (desk, 1);
  assert_true (count_outlines (desk) > 0);
}

/* A tooltip would lie over the first rows. */
static void
test_a_menu_that_is_open_has_no_tooltip_over_it (void **state)
{
  Place *place = *state;

  open_table (place, "free", 1366, 768);
  GtkWidget *page = GTK_WIDGET (page_table (place->window));
  GtkWidget *buttons[] = {
    app_find_type (app_find_type (page, CARAVAN_TYPE_VIEW_BUTTON),
                   GTK_TYPE_MENU_BUTTON),
    caravan_strip_get_parts (CARAVAN_STRIP (app_find_type (page, CARAVAN_TYPE_STRIP)))
        .menu,
    GTK_WIDGET (place->window->menu),
    GTK_WIDGET (place->window->language),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      assert_true (gtk_widget_get_has_tooltip (buttons[i]));
      gtk_menu_button_popup (GTK_MENU_BUTTON (buttons[i]));
      GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (buttons[i]));
      APP_WAIT (gtk_widget_get_mapped (GTK_WIDGET (popover)));
      assert_false (gtk_widget_get_has_tooltip (buttons[i]));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (buttons[i]));
      APP_WAIT (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
      assert_true (gtk_widget_get_has_tooltip (buttons[i]));
    }
}

static gboolean
count_figure (GtkWidget *widget, gpointer n_figures)
{
  if (gtk_widget_has_css_class (widget, "figures"))
    ++*(int *) n_figures;
  return FALSE;
}

/* The numbers on the players' cards. */
static int
count_figures (Place *place)
{
  int n = 0;

  app_walk (
      app_find_type (GTK_WIDGET (page_table (place->window)), CARAVAN_TYPE_PLAYERS),
      count_figure, &n);
  return n;
}

static void
test_totals_are_kept_back_until_the_end_where_that_is_wanted (void **state)
{
  Place *place = *state;
  const Played played = { .turns = "free", .n_players = 4, .n_events = 40 };
  g_autoptr (CaravanMatch) match = played_match (place->directory, &played);

  place->window = app_window_with_match (match, 1366, 768);
  int before = count_figures (place);
  flip (place, "Show running totals");
  APP_WAIT (count_figures (place) < before);
  assert_true (count_figures (place) > 0);
  CvScore score;
  caravan_across_score (caravan_window_get_desk (place->window), &score);
  assert_int_equal (score.n_players, 0);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.end", NULL);
  APP_WAIT (count_figures (place) == before);
  flip (place, "Show running totals");
  APP_WAIT (g_settings_get_boolean (caravan_settings (), "running-totals"));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    MENU_TEST (test_the_main_menu_has_a_dozen_rows_at_most),
    MENU_TEST (test_the_menu_of_the_game_opens_by_key),
    MENU_TEST (test_the_menu_of_the_game_opens_from_any_panel_of_a_phone),
    MENU_TEST (test_turns_are_switched_in_the_menu_of_the_game),
    MENU_TEST (test_the_menu_of_the_game_gives_the_focus_back),
    MENU_TEST (test_the_menu_of_the_game_follows_the_language),
    MENU_TEST (test_legal_spaces_are_outlined_as_long_as_that_is_wanted),
    MENU_TEST (test_outlines_are_left_out_where_they_tell_nothing),
    MENU_TEST (test_a_menu_that_is_open_has_no_tooltip_over_it),
    MENU_TEST (test_totals_are_kept_back_until_the_end_where_that_is_wanted),
    MENU_TEST (test_scores_and_rules_are_buttons_of_a_wide_table),
    MENU_TEST (test_scores_and_rules_are_pictures_where_there_is_less_room),
    MENU_TEST (test_a_narrow_header_has_no_room_for_scores_and_rules),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
