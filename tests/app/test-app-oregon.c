/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon at the desk: cards that are tapped, start tiles, what follows of itself, and
   what the board marks of a placement. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "caravan-oregon-cards.h"
#include "caravan-oregon-marks.h"
#include "caravan-oregon.h"
#include "caravan-scenery.h"
#include "oregon.h"
#include "table.h"
#include "text.h"

#define HEADER(TURNS)                                                                  \
  "{'caravanserai':1,'game':'oregon','turns':'" TURNS                                  \
  "','board':'sample','players':[{'color':'yellow','name':'Anna'},{'color':'blue',"    \
  "'name':'Bruno'}]}"

#define FARMER  0
#define HARBOR  2
#define CHURCH  3
#define BISON   3
#define EAGLE   4
#define N_CELLS 6 /* of a block */

static Table *table;

static int
sit_freely (void **state)
{
  table = table_lay (HEADER ("free"));
  return 0;
}

static int
sit_guided (void **state)
{
  table = table_lay (HEADER ("guided"));
  return 0;
}

static int
get_up (void **state)
{
  table_clear (table);
  return 0;
}

static CvCell
at (const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cell;
}

static void
expect_cards (const char *wanted)
{
  const json_t *cards = caravan_desk_get_chosen (table->desk, "cards");
  json_t *list = text_parse (wanted);

  if (json_array_size (list) == 0)
    assert_null (cards);
  else
    assert_true (json_equal (cards, list));
  json_decref (list);
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
act (const char *cell)
{
  assert_true (caravan_desk_act (table->desk, at (cell)));
  while (caravan_match_is_busy (table->match))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_cards_are_chosen_doubled_and_put_back (void **state)
{
  caravan_oregon_tap_card (table->desk, BISON);
  expect_cards ("['bison']");
  assert_int_equal (caravan_desk_get_tool (table->desk), -1);
  caravan_oregon_tap_card (table->desk, BISON);
  expect_cards ("['bison','bison']");
  assert_int_equal (caravan_desk_get_tool (table->desk), FARMER);
  caravan_oregon_tap_card (table->desk, BISON);
  expect_cards ("[]");
  caravan_oregon_tap_card (table->desk, BISON);
  caravan_oregon_tap_card (table->desk, EAGLE);
  caravan_oregon_tap_card (table->desk, BISON);
  expect_cards ("['eagle']");
  caravan_oregon_tap_card (table->desk, OREGON_JOKER);
  expect_cards ("['eagle','joker']");
  caravan_oregon_tap_card (table->desk, OREGON_JOKER);
  expect_cards ("['eagle']");
}

static void
test_a_building_takes_one_card (void **state)
{
  caravan_desk_set_tool (table->desk, CHURCH);
  caravan_oregon_tap_card (table->desk, BISON);
  caravan_oregon_tap_card (table->desk, EAGLE);
  expect_cards ("['eagle']");
  caravan_oregon_tap_card (table->desk, EAGLE);
  expect_cards ("[]");
}

static void
test_cards_go_with_their_step_or_with_the_player (void **state)
{
  caravan_desk_choose (table->desk, 1, FARMER);
  caravan_oregon_tap_card (table->desk, BISON);
  caravan_oregon_tap_card (table->desk, EAGLE);
  act ("h9");
  expect_last ("{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h9'}");
  expect_cards ("[]");
  act ("a5");
  expect_last ("{'do':'farmer','by':'blue','at':'a5'}");
  caravan_oregon_tap_card (table->desk, BISON);
  caravan_desk_set_seat (table->desk, 0);
  expect_cards ("[]");
}

static void
test_half_a_pair_is_said_and_not_recorded (void **state)
{
  caravan_desk_choose (table->desk, 0, FARMER);
  caravan_oregon_tap_card (table->desk, BISON);
  assert_false (caravan_desk_act (table->desk, at ("h9")));
  assert_non_null (caravan_desk_get_message (table->desk));
  assert_int_equal (table_count_steps (table), 0);
  assert_true (caravan_desk_cancel (table->desk));
  assert_true (caravan_desk_cancel (table->desk));
  expect_cards ("[]");
}

static void
test_a_correction_has_the_cards_of_its_step (void **state)
{
  table_play (table, "{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h9'}");
  caravan_desk_correct (table->desk, 0);
  expect_cards ("['bison','eagle']");
  act ("h10");
  expect_last ("{'do':'farmer','by':'blue','cards':['bison','eagle'],'at':'h10'}");
}

static void
test_start_tiles_come_first_and_the_turn_ends_of_itself (void **state)
{
  caravan_desk_set_tool (table->desk, CHURCH);
  act ("a1");
  expect_last ("{'do':'start','by':'yellow','building':'church','at':'a1'}");
  assert_int_equal (caravan_desk_get_seat (table->desk), 1);
  caravan_desk_set_tool (table->desk, HARBOR);
  act ("a3");
  expect_last ("{'do':'start','by':'blue','building':'harbor','at':'a3'}");
  table_play (table, "{'do':'farmer','by':'yellow','cards':['bison','eagle'],'at':"
                     "'h9'}");
  table_play (table, "{'do':'extra','by':'yellow'}");
  table_play (table, "{'do':'farmer','by':'yellow','cards':['bison','bison'],'at':"
                     "'a9'}");
  expect_last ("{'do':'end-turn','by':'yellow'}");
  assert_int_equal (caravan_desk_get_seat (table->desk), 1);
}

/* Blocks. */

static CaravanMarks
find_marks (void)
{
  CaravanMarks marks = { 0 };

  caravan_oregon_mark (table->desk, &marks);
  return marks;
}

static void
test_cards_name_their_blocks_and_bands (void **state)
{
  const CvBoard *board = &caravan_desk_get_table (table->desk)->board;

  assert_false (find_marks ().names);
  caravan_oregon_tap_card (table->desk, BISON);
  CaravanMarks bands = find_marks ();
  assert_true (bands.names);
  assert_int_equal (cv_set_count (&bands.named, board->n_words), 3 * 10 + 2 * 15 - 6);
  caravan_oregon_tap_card (table->desk, EAGLE);
  CaravanMarks blocks = find_marks ();
  assert_int_equal (cv_set_count (&blocks.named, board->n_words), 2 * N_CELLS);
}

/* What is paid. */

static const CaravanTag *
find_tag (const CaravanMarks *marks, CaravanTagKind kind, const char *cell)
{
  for (int i = 0; i < marks->n_tags; i++)
    if (marks->tags[i].kind == kind && marks->tags[i].cell == at (cell))
      return &marks->tags[i];
  return NULL;
}

static void
test_points_stand_where_they_are_paid (void **state)
{
  table_play (table, "{'do':'building','by':'blue','building':'church','at':'i9'}");
  table_play (table, "{'do':'farmer','by':'yellow','at':'i8'}");
  table_play (table,
              "{'do':'building','by':'blue','building':'post-office','at':'g8'}");
  caravan_desk_choose (table->desk, 1, FARMER);
  caravan_desk_point (table->desk, at ("h9"));
  CaravanMarks marks = find_marks ();
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_BELOW, "g8")->text, "+3");
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_BELOW, "i9")->text, "+2");
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_NUMBER, "i8")->text, "1");
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_NUMBER, "h9")->text, "2");
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_SUM, "h9")->text, "3 + 2 = 5");
  assert_int_equal (marks.n_terms, 2);
  assert_string_equal (marks.terms[0].picture, "post-office");
  assert_int_equal (marks.terms[0].points, 3);
  assert_string_equal (marks.terms[1].picture, "church");
  assert_int_equal (marks.terms[1].points, 2);
}

static void
test_a_building_shows_whom_it_pays (void **state)
{
  table_play (table, "{'do':'farmer','by':'yellow','at':'i8'}");
  caravan_desk_choose (table->desk, 1, HARBOR - 1);
  caravan_desk_point (table->desk, at ("h9"));
  caravan_desk_point (table->desk, at ("i9"));
  CaravanMarks marks = find_marks ();
  assert_string_equal (find_tag (&marks, CARAVAN_TAG_ABOVE, "i8")->text, "+3");
  assert_null (find_tag (&marks, CARAVAN_TAG_SUM, "i9"));
}

/* Each player whose farmers are paid has a sum of their own. */
static void
test_a_building_shows_what_each_player_gets (void **state)
{
  table_play (table, "{'do':'farmer','by':'yellow','at':'i8'}");
  table_play (table, "{'do':'farmer','by':'blue','at':'h9'}");
  table_play (table, "{'do':'farmer','by':'blue','at':'h10'}");
  caravan_desk_choose (table->desk, 0, HARBOR - 1);
  caravan_desk_point (table->desk, at ("i9"));
  CaravanMarks marks = find_marks ();
  const CaravanTag *yellow = find_tag (&marks, CARAVAN_TAG_SHARE, "i9");
  const CaravanTag *blue = yellow + 1;
  assert_int_equal (yellow->seat, 0);
  assert_string_equal (yellow->text, "+3");
  assert_int_equal (blue->kind, CARAVAN_TAG_SHARE);
  assert_int_equal (blue->seat, 1);
  assert_string_equal (blue->text, "2 × 3 = 6");
  assert_ptr_equal (yellow, &marks.tags[0]);
  assert_int_not_equal (blue[1].kind, CARAVAN_TAG_SHARE);
}

/* Groups that have been paid. */

#define DRAWING 640

static cairo_surface_t *
draw_groups (double cell)
{
  const CvTable *laid = caravan_desk_get_table (table->desk);
  const CvBoard *board = &laid->board;
  const CvState *state = caravan_desk_get_state (table->desk);
  CaravanSpots spots = { .art = &caravan_oregon_art,
                         .table = laid,
                         .columns = board->width,
                         .rows = board->height };
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, DRAWING, DRAWING);
  cairo_t *cr = cairo_create (surface);

  spots.spots = g_new0 (CaravanSpot, (gsize) (board->width * board->height));
  for (int i = 0; i < board->width * board->height; i++)
    {
      int bit = i / board->width * board->stride + i % board->width;
      spots.spots[i].look = laid->game->look (laid, state, bit);
      spots.spots[i].size = caravan_oregon_art.group_size (laid, state, bit);
    }
  caravan_oregon_art.draw_groups (&spots, cr, cell);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_free (spots.spots);
  return surface;
}

/* How many pixels of a drawing, on all cells or on one, have something on them. */
static int
count_drawn (cairo_surface_t *surface, double cell, int column)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface), n = 0;
  int left = column < 0 ? 0 : (int) (column * cell);
  int right = column < 0 ? DRAWING : (int) ((column + 1) * cell);

  for (int y = 0; y < DRAWING; y++)
    for (int x = left; x < right; x++)
      n += data[y * stride + x * 4 + 3] > 0;
  return n;
}

static void
test_a_paid_group_is_outlined_and_has_one_tab (void **state)
{
  static const double cells[] = { 24, 40, 64 };

  table_play (table, "{'do':'farmer','by':'blue','at':'b5'}");
  table_play (table, "{'do':'farmer','by':'blue','at':'c5'}");
  cairo_surface_t *pair = draw_groups (40);
  assert_int_equal (count_drawn (pair, 40, -1), 0);
  cairo_surface_destroy (pair);
  table_play (table, "{'do':'farmer','by':'blue','at':'d5'}");
  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      cairo_surface_t *group = draw_groups (cells[i]);
      assert_true (count_drawn (group, cells[i], 1) > count_drawn (group, cells[i], 3));
      assert_true (count_drawn (group, cells[i], 2) > 0);
      assert_int_equal (count_drawn (group, cells[i], 5), 0);
      cairo_surface_destroy (group);
    }
}

static void
expect_said (const char *cell, const char *wanted)
{
  const CvTable *laid = caravan_desk_get_table (table->desk);
  g_autofree char *said =
      caravan_oregon_describe (laid, caravan_desk_get_state (table->desk),
                               cv_board_known_bit (&laid->board, at (cell)));

  assert_string_equal (said, wanted);
}

static void
test_a_screen_reader_says_which_groups_are_paid (void **state)
{
  table_play (table, "{'do':'farmer','by':'blue','at':'b5'}");
  table_play (table, "{'do':'farmer','by':'blue','at':'c5'}");
  expect_said ("b5", "b5, railway, Blue’s farmer, column bison, row settlers");
  table_play (table, "{'do':'farmer','by':'blue','at':'d5'}");
  expect_said (
      "b5",
      "b5, railway, Blue’s farmer, group already paid, column bison, row settlers");
}

#define FREE(NAME) cmocka_unit_test_setup_teardown (NAME, sit_freely, get_up)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    FREE (test_cards_are_chosen_doubled_and_put_back),
    FREE (test_a_building_takes_one_card),
    FREE (test_cards_go_with_their_step_or_with_the_player),
    FREE (test_half_a_pair_is_said_and_not_recorded),
    FREE (test_a_correction_has_the_cards_of_its_step),
    cmocka_unit_test_setup_teardown (
        test_start_tiles_come_first_and_the_turn_ends_of_itself, sit_guided, get_up),
    FREE (test_cards_name_their_blocks_and_bands),
    FREE (test_points_stand_where_they_are_paid),
    FREE (test_a_building_shows_whom_it_pays),
    FREE (test_a_building_shows_what_each_player_gets),
    FREE (test_a_paid_group_is_outlined_and_has_one_tab),
    FREE (test_a_screen_reader_says_which_groups_are_paid),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
