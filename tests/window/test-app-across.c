/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table as it is seen from across it: how one gets there and back, that it follows the
   game, either way up, and that all of it can be read in every language and size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-basari-draft.h"
#include "caravan-language.h"
#include "caravan-view-button.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "pages.h"
#include "played.h"
#include "table.h"
#include "texts.h"

#define HEADER(TURNS)                                                                  \
  "{'caravanserai':1,'game':'oasis','turns':'" TURNS "','board':" MEADOW_BOARD         \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Chiara'}]}"

static Table *
set_table (const char *header)
{
  Table *table = table_lay_match (header);

  table->window = app_window_with_match (table->match, 1100, 800);
  table->desk = caravan_window_get_desk (table->window);
  return table;
}

static void
clear_table (Table *table)
{
  app_close (table->window);
  table_clear (table);
}

static gboolean
is_across (Table *table)
{
  return page_is_on (table->window, CARAVAN_TYPE_ACROSS_PAGE);
}

static GtkWidget *
get_page (Table *table)
{
  return GTK_WIDGET (page_across (table->window));
}

static void
open_across (Table *table)
{
  hands_key (table->window, "shift+F11");
  APP_WAIT (is_across (table));
  app_wait_drawn (get_page (table));
}

/* What a person across the table can read, and what a screen reader says. */
static void
expect_read (Table *table, const char *text)
{
  if (app_seek_text (GTK_WIDGET (page_across (table->window)), text) == NULL)
    fail_msg ("“%s” can't be read", text);
}

static gboolean
says (Table *table, const char *text)
{
  g_autoptr (GPtrArray) texts = texts_collect (get_page (table));
  const Text *first = g_ptr_array_index (texts, 0);

  assert_true (texts->len > 0);
  return strstr (first->text, text) != NULL;
}

/* There and back. */

static void
test_keys_lead_there_and_back (void **state)
{
  static const char *const keys[] = { "shift+F11", "Escape", "alt+Left" };
  Table *table = set_table (HEADER ("free"));

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      open_across (table);
      assert_true (gtk_widget_has_focus (get_page (table)));
      hands_key (table->window, keys[i]);
      APP_WAIT (page_is_on (table->window, CARAVAN_TYPE_TABLE_PAGE));
    }
  open_across (table);
  hands_click (CARAVAN_WINDOW (table->window)->back);
  APP_WAIT (page_is_on (table->window, CARAVAN_TYPE_TABLE_PAGE));
  clear_table (table);
}

static void
test_the_menu_of_the_board_leads_there (void **state)
{
  Table *table = set_table (HEADER ("free"));
  GtkWidget *view = app_find_type (table->window, CARAVAN_TYPE_VIEW_BUTTON);

  hands_click (view);
  APP_WAIT (app_seek_text (view, "Seen from across the table") != NULL);
  hands_click (app_find_text (view, "Seen from across the table"));
  APP_WAIT (is_across (table));
  clear_table (table);
}

static void
test_help_is_about_it (void **state)
{
  Table *table = set_table (HEADER ("free"));

  open_across (table);
  hands_key (table->window, "F1");
  APP_WAIT (page_is_on (table->window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (table->window)),
                       "use-view#across");
  hands_key (table->window, "alt+Left");
  APP_WAIT (is_across (table));
  clear_table (table);
}

static void
test_it_goes_with_its_game (void **state)
{
  Table *table = set_table (HEADER ("free"));

  open_across (table);
  caravan_window_put_match_away (table->window);
  assert_null (page_across (table->window));
  assert_false (is_across (table));
  table->desk = NULL;
  clear_table (table);
}

/* It follows. */

static void
test_it_follows_steps_and_undo (void **state)
{
  Table *table = set_table (HEADER ("free"));

  open_across (table);
  assert_null (app_seek_text (get_page (table), "Last step"));
  expect_read (table, "Anna");
  table_play (table, PLACE ("blue", "stone", "a2"));
  expect_read (table, "Last step");
  expect_read (table, "Bruno: Stony Plains a2");
  assert_true (says (table, "Last step: Bruno: Stony Plains a2"));
  table_play (table, PLACE ("red", "stone", "e2"));
  expect_read (table, "Anna: Stony Plains e2");
  caravan_desk_undo (table->desk);
  assert_true (caravan_match_flush (table->match));
  expect_read (table, "Bruno: Stony Plains a2");
  assert_false (says (table, "e2"));
  clear_table (table);
}

static void
test_it_follows_the_turn (void **state)
{
  Table *table = set_table (HEADER ("guided"));

  open_across (table);
  table_play (table, COUNTERS ("'blue','red','green'"));
  assert_int_equal (caravan_desk_get_asked (table->desk), BLUE);
  assert_true (says (table, "Bruno\n"));
  table_play (table, "{'do':'offer','by':'blue','cards':1}");
  assert_true (says (table, "Anna\n"));
  assert_false (says (table, "Bruno\n"));
  clear_table (table);
}

static void
test_it_shows_the_verdict_last_asked_for (void **state)
{
  Table *table = set_table (HEADER ("free"));
  CvCell refused = CV_CELL_NONE;

  table_play (table, PLACE ("blue", "stone", "a2"));
  caravan_desk_choose (table->desk, 0, 2);
  assert_true (cv_cell_parse ("a2", &refused));
  assert_false (caravan_desk_act (table->desk, refused));
  open_across (table);
  GtkWidget *card = app_find_type (get_page (table), CARAVAN_TYPE_POSTER);
  assert_non_null (card);
  assert_true (says (table, "a2"));
  assert_true (caravan_desk_cancel (table->desk));
  assert_false (says (table, "Not"));
  clear_table (table);
}

static void
test_the_end_has_nobody_to_play (void **state)
{
  Table *table = set_table (HEADER ("free"));

  open_across (table);
  table_play (table, "{'do':'end'}");
  expect_read (table, "The game is over.");
  assert_false (says (table, "Chosen player"));
  clear_table (table);
}

/* Turned round. */

static graphene_rect_t
find_bounds (GtkWidget *widget, GtkWidget *in)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, in, &bounds));
  return bounds;
}

static float
find_top (Table *table, const char *text)
{
  app_wait_drawn (get_page (table));
  return find_bounds (app_find_text (get_page (table), text), get_page (table))
      .origin.y;
}

static void
test_it_turns_round_and_goes_on (void **state)
{
  static const char *const keys[] = { "r", "space", "ctrl+t" };
  Table *table = set_table (HEADER ("free"));

  table_play (table, PLACE ("blue", "stone", "a2"));
  open_across (table);
  CaravanPoster *poster = caravan_across_page_get_poster (page_across (table->window));
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      assert_true (find_top (table, "Last step") <
                   find_top (table, "Bruno: Stony Plains a2"));
      hands_key (table->window, keys[i]);
      APP_WAIT (caravan_poster_is_turned (poster));
      assert_true (find_top (table, "Last step") >
                   find_top (table, "Bruno: Stony Plains a2"));
      table_play (table, PLACE ("red", "stone", "e2"));
      expect_read (table, "Anna: Stony Plains e2");
      caravan_desk_undo (table->desk);
      assert_true (caravan_match_flush (table->match));
      hands_click (app_find_action (get_page (table), "win.turn"));
      APP_WAIT (!caravan_poster_is_turned (poster));
      gtk_widget_grab_focus (get_page (table));
    }
  clear_table (table);
}

/* All of it can be read. */

static gboolean
fits (GtkWidget *widget, gpointer page)
{
  if (!GTK_IS_LABEL (widget) || !app_is_shown (widget))
    return FALSE;
  GtkLabel *label = GTK_LABEL (widget);
  PangoLayout *layout = gtk_label_get_layout (label);
  graphene_rect_t bounds = find_bounds (widget, page);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  assert_false (pango_layout_is_ellipsized (layout));
  if (width > gtk_widget_get_width (widget) || height > gtk_widget_get_height (widget))
    fail_msg ("“%s” is clipped", gtk_label_get_text (label));
  if (bounds.origin.x < -1 || bounds.origin.y < -1 ||
      bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (page) + 1 ||
      bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (page) + 1)
    fail_msg ("“%s” is out of sight", gtk_label_get_text (label));
  return FALSE;
}

/* The page in so much room, however large the screen is; the scale of its poster. */
static double
look (CaravanDesk *desk, int width, int height)
{
  GtkWidget *page = caravan_across_page_new (desk);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_widget_set_size_request (page, width, height);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), page);
  GtkWindow *window = app_show (scrolled, width, height);
  app_wait_drawn (page);
  assert_int_equal (gtk_widget_get_allocated_width (page), width);
  assert_int_equal (gtk_widget_get_allocated_height (page), height);
  for (int turned = 0; turned < 2; turned++)
    {
      caravan_poster_set_turned (
          caravan_across_page_get_poster (CARAVAN_ACROSS_PAGE (page)), turned);
      app_wait_drawn (page);
      app_walk (page, fits, page);
    }
  double scale = caravan_poster_get_scale (
      caravan_across_page_get_poster (CARAVAN_ACROSS_PAGE (page)));
  app_close (window);
  return scale;
}

static void
look_in_every_size (CaravanDesk *desk)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    {
      app_set_language (lang_codes[i]);
      double phone = look (desk, 360, 690);
      double laptop = look (desk, 1366, 720);
      double screen = look (desk, 1920, 1030);
      assert_true (phone < laptop && laptop < screen);
    }
  app_set_language ("en");
}

/* Everything that can be refused at a moment of the game, one cell after the other,
   until the longest sentence is found. */
static void
pin_longest (CaravanDesk *desk)
{
  const CvBoard *board = &caravan_desk_get_table (desk)->board;
  CvSet land = cv_board_with (board, ".o=");
  int most = -1, longest = 0;

  for (int bit = cv_set_next (&land, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&land, bit + 1, board->n_words))
    {
      caravan_desk_unpin (desk);
      caravan_desk_point (desk, cv_board_cell (board, bit));
      const CvVerdict *verdict = caravan_desk_get_verdict (desk);
      if (verdict != NULL && !cv_verdict_is_legal (verdict) &&
          verdict->n_values + verdict->n_because > most)
        {
          most = verdict->n_values + verdict->n_because;
          longest = bit;
        }
    }
  caravan_desk_act (desk, cv_board_cell (board, longest));
}

static void
test_all_of_it_can_be_read (void **state)
{
  static const Played played[] = { { .turns = "free", .n_players = 5, .n_events = 62 },
                                   { .turns = "guided", .n_players = 4 } };
  char *directory = files_make_directory ("caravan-across-");

  for (gsize i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autoptr (CaravanMatch) match = played_match (directory, &played[i]);
      g_autoptr (CaravanDesk) desk = caravan_desk_new (match);
      look_in_every_size (desk);
      caravan_desk_choose (desk, 1, 0);
      if (!caravan_desk_is_over (desk))
        pin_longest (desk);
      look_in_every_size (desk);
    }
  caravan_match_settle ();
  files_remove_directory (directory);
}

/* The dice are due, an offer is not enough, the game is over. */
static void
test_all_of_basari_can_be_read (void **state)
{
  static const int moments[] = { 4, 44, G_MAXINT };
  char *directory = files_make_directory ("caravan-across-");

  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (CaravanMatch) match =
          played_example_of (directory, "basari", moments[i]);
      g_autoptr (CaravanDesk) desk = caravan_desk_new (match);
      if (caravan_basari_find_speaker (desk) >= 0)
        {
          caravan_basari_put_gem (desk, CV_GEM_BLUE);
          assert_false (cv_verdict_is_legal (caravan_desk_get_verdict (desk)));
        }
      look_in_every_size (desk);
    }
  caravan_match_settle ();
  files_remove_directory (directory);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_keys_lead_there_and_back),
    APP_TEST (test_the_menu_of_the_board_leads_there),
    APP_TEST (test_help_is_about_it),
    APP_TEST (test_it_goes_with_its_game),
    APP_TEST (test_it_follows_steps_and_undo),
    APP_TEST (test_it_follows_the_turn),
    APP_TEST (test_it_shows_the_verdict_last_asked_for),
    APP_TEST (test_the_end_has_nobody_to_play),
    APP_TEST (test_it_turns_round_and_goes_on),
    APP_TEST (test_all_of_it_can_be_read),
    APP_TEST (test_all_of_basari_can_be_read),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
