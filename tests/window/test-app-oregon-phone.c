/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon in the window of a phone: the cards are always in sight, the buildings share a
   button that opens them, and the board stands still and has its rows. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board-private.h"
#include "caravan-picture.h"
#include "caravan-pieces.h"
#include "caravan-strip-controls.h"
#include "caravan-table-page.h"
#include "caravan-tool-group.h"
#include "caravan-verdict-card.h"
#include "files.h"
#include "hands.h"
#include "played.h"
#include "text.h"

#define FARMER       0
#define POST_OFFICE  1
#define HARBOR       2
#define CHURCH       3
#define SEAT_YELLOW  0
#define SEAT_BLUE    1
#define BEFORE_H9    53 /* then Blue’s farmer can stand there */
#define BEFORE_EXTRA 47 /* Red has placed, and may play again */
#define N_ROWS       5
#define NARROW       600 /* has buildings behind a button */
#define LEAST_TAP    44
#define N_BUILDINGS  7

typedef struct
{
  char *directory;
  CaravanMatch *match;
  CaravanWindow *window;
  GtkWidget *page;
  CaravanDesk *desk;
  CaravanBoardView *view;
  CaravanStrip *strip;
  CaravanPieces *pieces;
  CaravanToolGroup *group;
} Phone;

static Phone
open_window_at (int n_events, int width, int height)
{
  Phone phone = { .directory = files_make_directory ("caravan-phone-") };

  phone.match = played_example_of (phone.directory, "oregon", n_events);
  phone.window = app_window_with_match (phone.match, width, height);
  phone.page = app_find_type (GTK_WIDGET (phone.window), CARAVAN_TYPE_TABLE_PAGE);
  phone.desk = caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (phone.page));
  phone.view = caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (phone.page));
  phone.strip = CARAVAN_STRIP (app_find_type (phone.page, CARAVAN_TYPE_STRIP));
  phone.pieces = CARAVAN_PIECES (app_find_type (phone.page, CARAVAN_TYPE_PIECES));
  if (width < NARROW)
    APP_WAIT (app_seek_type (phone.page, CARAVAN_TYPE_TOOL_GROUP) != NULL);
  phone.group =
      CARAVAN_TOOL_GROUP (app_seek_type (phone.page, CARAVAN_TYPE_TOOL_GROUP));
  app_wait_drawn (phone.page);
  return phone;
}

static Phone
open_phone_at (int n_events)
{
  return open_window_at (n_events, 360, 720);
}

static Phone
open_phone (void)
{
  return open_phone_at (BEFORE_H9);
}

static void
close_phone (Phone *phone)
{
  app_close (phone->window);
  g_object_unref (phone->match);
  caravan_match_settle ();
  assert_int_equal (files_remove_directory (phone->directory), 0);
}

/* What is done. */

static GtkWidget *
get_card (Phone *phone, const char *name)
{
  return caravan_strip_find_control (phone->strip, name);
}

static gboolean
is_chosen (Phone *phone, const char *card)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_card (phone, card)));
}

static void
choose_seat (Phone *phone, int seat)
{
  if (caravan_desk_get_seat (phone->desk) != seat)
    hands_click (caravan_pieces_get_seat_chip (phone->pieces, seat));
  assert_int_equal (caravan_desk_get_seat (phone->desk), seat);
}

static gboolean
is_open (Phone *phone)
{
  return gtk_widget_get_mapped (caravan_tool_group_get_chip (phone->group, CHURCH));
}

static void
choose_building (Phone *phone, int tool)
{
  hands_click (caravan_tool_group_get_button (phone->group));
  APP_WAIT (is_open (phone));
  hands_click (caravan_tool_group_get_chip (phone->group, tool));
  APP_WAIT (!is_open (phone));
  assert_int_equal (caravan_desk_get_tool (phone->desk), tool);
}

static void
lay (Phone *phone, CvCell cell)
{
  CaravanBoard *board = caravan_board_view_get_board (phone->view);

  caravan_board_focus (board, cell);
  app_wait_drawn (phone->page);
  hands_click (caravan_board_get_cell (board, cell));
  APP_WAIT (!caravan_match_is_busy (phone->match));
}

static void
expect_last (Phone *phone, const char *wanted)
{
  g_autofree char *path = g_build_filename (phone->directory, "example.caravan", NULL);
  g_autofree char *text = NULL;

  assert_true (caravan_match_flush (phone->match));
  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_strchomp (text);
  json_t *event = json_loads (strrchr (text, '\n') + 1, 0, NULL);
  json_t *expected = text_parse (wanted);
  json_object_del (event, "time");
  assert_true (json_equal (event, expected));
  json_decref (event);
  json_decref (expected);
}

/* Where things stand. */

static graphene_rect_t
find_box (Phone *phone, GtkWidget *widget)
{
  graphene_rect_t box;

  app_wait_drawn (phone->page);
  assert_true (gtk_widget_compute_bounds (widget, phone->page, &box));
  return box;
}

static void
expect_still (Phone *phone, const graphene_rect_t *then)
{
  graphene_rect_t now = find_box (phone, GTK_WIDGET (phone->view));

  assert_true (graphene_rect_equal (&now, then));
}

/* Rows from edge to edge, below the frame, which stays where it is. */
static int
count_rows (Phone *phone)
{
  CaravanBoard *board = caravan_board_view_get_board (phone->view);
  graphene_rect_t view = find_box (phone, GTK_WIDGET (phone->view));
  float top = find_box (phone, caravan_board_get_cell (board, cv_cell (0, 0))).origin.y;
  int n = 0;

  for (int row = 0; caravan_board_get_cell (board, cv_cell (0, row)) != NULL; row++)
    {
      graphene_rect_t cell =
          find_box (phone, caravan_board_get_cell (board, cv_cell (0, row)));
      n += cell.origin.y >= top &&
           cell.origin.y + cell.size.height <= view.origin.y + view.size.height;
    }
  return n;
}

/* Nothing of it is out of sight: it does not scroll inside the page. */
static void
expect_whole (GtkWidget *part)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  assert_true (gtk_adjustment_get_upper (down) <= gtk_adjustment_get_page_size (down));
}

static int
count_pictures (GtkWidget *widget)
{
  int n = CARAVAN_IS_PICTURE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child);
  return n;
}

/* Tests. */

static void
test_a_farmer_is_laid_with_two_cards_that_are_tapped (void **state)
{
  Phone phone = open_phone ();
  graphene_rect_t board = find_box (&phone, GTK_WIDGET (phone.view));
  CvCell h9;

  assert_true (cv_cell_parse ("h9", &h9));
  choose_seat (&phone, SEAT_BLUE);
  hands_click (caravan_pieces_get_tool_chip (phone.pieces, FARMER));
  hands_click (get_card (&phone, "card-bison"));
  assert_true (is_chosen (&phone, "card-bison"));
  expect_still (&phone, &board);
  hands_click (get_card (&phone, "card-bison"));
  assert_non_null (app_seek_text (get_card (&phone, "card-bison"), "×2"));
  hands_click (get_card (&phone, "card-bison"));
  assert_false (is_chosen (&phone, "card-bison"));
  hands_click (get_card (&phone, "card-bison"));
  hands_click (get_card (&phone, "card-eagle"));
  expect_still (&phone, &board);
  lay (&phone, h9);
  expect_last (&phone,
               "{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h9'}");
  expect_still (&phone, &board);
  close_phone (&phone);
}

static void
test_a_building_is_chosen_from_those_that_the_button_opens (void **state)
{
  Phone phone = open_phone ();
  graphene_rect_t board = find_box (&phone, GTK_WIDGET (phone.view));
  GtkWidget *face = caravan_tool_group_get_face (phone.group);
  const CvTable *table = caravan_desk_get_table (phone.desk);
  char name[CV_CELL_TEXT_SIZE];

  assert_non_null (app_seek_text (face, "Building…"));
  assert_non_null (app_seek_text (face, "7 kinds"));
  assert_false (
      gtk_widget_get_mapped (caravan_pieces_get_tool_chip (phone.pieces, CHURCH)));
  choose_seat (&phone, SEAT_YELLOW);
  choose_building (&phone, CHURCH);
  assert_non_null (app_seek_text (face, "Church"));
  hands_click (get_card (&phone, "card-bison"));
  expect_still (&phone, &board);
  int bit = cv_set_next (caravan_desk_get_legal (phone.desk), 0, table->board.n_words);
  CvCell cell = cv_board_cell (&table->board, bit);
  lay (&phone, cell);
  g_autofree char *wanted =
      g_strdup_printf ("{'do':'building','by':'yellow','cards':['bison'],"
                       "'building':'church','at':'%s'}",
                       cv_cell_print (cell, name));
  expect_last (&phone, wanted);
  expect_still (&phone, &board);
  close_phone (&phone);
}

static gboolean
is_cut_off (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

static void
test_the_name_of_a_building_is_whole (void **state)
{
  static const char *const languages[] = { "en", "it", "fr" };
  Phone phone = open_phone ();
  graphene_rect_t board = find_box (&phone, GTK_WIDGET (phone.view));

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      for (int tool = POST_OFFICE; tool < POST_OFFICE + N_BUILDINGS; tool++)
        {
          caravan_desk_set_tool (phone.desk, tool);
          expect_still (&phone, &board);
          assert_null (
              app_walk (caravan_tool_group_get_face (phone.group), is_cut_off, NULL));
        }
    }
  app_set_language ("en");
  close_phone (&phone);
}

/* One tab stop leads to the button; arrows choose and go on, Enter closes. */
static void
test_buildings_are_chosen_by_keys (void **state)
{
  Phone phone = open_phone ();
  GtkWidget *window = GTK_WIDGET (phone.window);
  GtkWidget *button = caravan_tool_group_get_button (phone.group);

  gtk_widget_grab_focus (button);
  hands_key (window, "Return");
  APP_WAIT (is_open (&phone));
  APP_WAIT (
      gtk_widget_has_focus (caravan_tool_group_get_chip (phone.group, POST_OFFICE)));
  hands_key (window, "Right");
  APP_WAIT (caravan_desk_get_tool (phone.desk) == HARBOR);
  assert_true (is_open (&phone));
  hands_key (window, "Return");
  APP_WAIT (!is_open (&phone));
  assert_int_equal (caravan_desk_get_tool (phone.desk), HARBOR);
  APP_WAIT (gtk_widget_has_focus (button));
  close_phone (&phone);
}

/* With the verdict open, which is whole, as the palette is. */
static void
test_the_board_has_its_rows_and_fingers_their_targets (void **state)
{
  static const char *const languages[] = { "en", "it", "fr" };
  Phone phone = open_phone ();
  CvCell h9;

  assert_true (cv_cell_parse ("h9", &h9));
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      caravan_desk_choose (phone.desk, SEAT_BLUE, FARMER);
      caravan_desk_point (phone.desk, h9);
      app_wait_drawn (phone.page);
      assert_true (count_rows (&phone) >= N_ROWS);
      expect_whole (app_find_type (phone.page, CARAVAN_TYPE_VERDICT_CARD));
      expect_whole (GTK_WIDGET (phone.pieces));
      graphene_rect_t card = find_box (&phone, get_card (&phone, "card-joker"));
      assert_true (card.size.width >= LEAST_TAP && card.size.height >= LEAST_TAP);
      assert_true (card.origin.x + card.size.width <= 360);
    }
  app_set_language ("en");
  close_phone (&phone);
}

/* Each term has the picture of what pays it; a screen reader has the figures. */
static void
test_the_card_shows_what_pays (void **state)
{
  Phone phone = open_phone ();
  GtkWidget *card = app_find_type (phone.page, CARAVAN_TYPE_VERDICT_CARD);
  CvCell h9;

  assert_true (cv_cell_parse ("h9", &h9));
  caravan_desk_choose (phone.desk, SEAT_BLUE, FARMER);
  caravan_desk_point (phone.desk, h9);
  GtkWidget *total = app_find_text (card, "= 6"), *sum = gtk_widget_get_parent (total);
  assert_true (gtk_widget_get_mapped (total));
  assert_null (gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (sum), GTK_ACCESSIBLE_PROPERTY_LABEL, "1 + 5 = 6"));
  assert_int_equal (count_pictures (sum), 2);
  caravan_desk_point (phone.desk, cv_cell (0, 0));
  assert_false (gtk_widget_get_mapped (sum));
  close_phone (&phone);
}

static void
test_points_leave_when_the_farmer_is_recorded (void **state)
{
  Phone phone = open_phone ();
  CaravanBoard *board = caravan_board_view_get_board (phone.view);
  CvCell h9;

  app_set_moving (TRUE);
  assert_true (cv_cell_parse ("h9", &h9));
  caravan_desk_choose (phone.desk, SEAT_BLUE, FARMER);
  caravan_desk_point (phone.desk, h9);
  assert_false (board->tags.leaves);
  assert_true (caravan_desk_act (phone.desk, h9));
  APP_WAIT (board->tags.leaves);
  assert_false (board->tags.are_taken); /* no score is in sight */
  APP_WAIT (board->tags.tick == 0);
  app_set_moving (FALSE);
  close_phone (&phone);
}

static void
expect_whole_extra (Phone *phone)
{
  static const char *const languages[] = { "en", "it", "fr" };
  graphene_rect_t board = find_box (phone, GTK_WIDGET (phone->view));

  choose_seat (phone, SEAT_BLUE);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      GtkWidget *extra = get_card (phone, "extra");
      GtkWidget *row = gtk_widget_get_ancestor (extra, GTK_TYPE_SCROLLED_WINDOW);
      graphene_rect_t box = find_box (phone, extra), room = find_box (phone, row);
      assert_true (graphene_rect_contains_rect (&room, &box));
      expect_still (phone, &board);
    }
  app_set_language ("en");
}

/* In free turns it stands behind the six cards, in every language. */
static void
test_the_extra_turn_is_whole (void **state)
{
  Phone phone = open_phone ();

  expect_whole_extra (&phone);
  graphene_rect_t box = find_box (&phone, get_card (&phone, "extra"));
  assert_true (box.size.width >= LEAST_TAP && box.size.height >= LEAST_TAP);
  close_phone (&phone);
}

static void
test_the_extra_turn_is_whole_beside_one_column (void **state)
{
  Phone window = open_window_at (BEFORE_H9, 800, 700);

  expect_whole_extra (&window);
  close_phone (&window);
}

/* Where it is asked for nothing else needs the room. */
static void
test_the_extra_turn_is_called_by_its_name (void **state)
{
  Phone phone = open_phone_at (BEFORE_EXTRA);
  json_t *guided = text_parse ("{'do':'set','turns':'guided'}");

  assert_true (caravan_desk_play (phone.desk, guided));
  json_decref (guided);
  APP_WAIT (!caravan_match_is_busy (phone.match));
  app_wait_drawn (phone.page);
  assert_true (
      gtk_widget_get_mapped (app_find_text (get_card (&phone, "extra"), "Extra turn")));
  close_phone (&phone);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_farmer_is_laid_with_two_cards_that_are_tapped),
    APP_TEST (test_a_building_is_chosen_from_those_that_the_button_opens),
    APP_TEST (test_the_name_of_a_building_is_whole),
    APP_TEST (test_buildings_are_chosen_by_keys),
    APP_TEST (test_the_board_has_its_rows_and_fingers_their_targets),
    APP_TEST (test_the_card_shows_what_pays),
    APP_TEST (test_points_leave_when_the_farmer_is_recorded),
    APP_TEST (test_the_extra_turn_is_whole),
    APP_TEST (test_the_extra_turn_is_whole_beside_one_column),
    APP_TEST (test_the_extra_turn_is_called_by_its_name),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
