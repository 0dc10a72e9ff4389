/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of Basari go round the ring archway by archway: they are behind when the dice
   have been told and arrive a little later; a step that is undone meanwhile is undone at
   once, and nothing is left of them when the window is closed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-basari-surface.h"
#include "caravan-basari-way.h"
#include "caravan-table-page.h"
#include "table.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'basari','turns':'guided','board':'sample','players':["    \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Chiara'}]}"

/* The first roll leads off the start disks; nobody does what all three chose, and the
   second leads each piece to an archway of its own. */
#define FIRST_ROLL "{'do':'roll','dice':{'red':3,'blue':1,'green':6}}"
#define CHOICE     "{'do':'choose','actions':{'red':'die','blue':'die','green':'die'}}"
#define ROLL       "{'do':'roll','dice':{'red':2,'blue':3,'green':1}}"

static Table *table;
static CaravanBasariRingView *surface;

/* Before the start disks are laid, or the second roll. */
static int
open_table (void)
{
  if (app_begin (NULL) != 0)
    return -1;
  table = table_lay_match (HEADER);
  table->window = app_window_with_match (table->match, 1100, 800);
  table->desk = caravan_table_page_get_desk (
      CARAVAN_TABLE_PAGE (app_find_type (table->window, CARAVAN_TYPE_TABLE_PAGE)));
  surface = CARAVAN_BASARI_RING_VIEW (
      app_find_type (table->window, CARAVAN_TYPE_BASARI_SURFACE));
  app_wait_drawn (table->window);
  return 0;
}

static int
sit_at_first (void **state)
{
  return open_table ();
}

static int
sit_down (void **state)
{
  static const char *const played[] = { "{'do':'start','by':'red','arch':28}",
                                        "{'do':'start','by':'blue','arch':5}",
                                        "{'do':'start','by':'green','arch':11}",
                                        FIRST_ROLL, CHOICE };

  if (open_table () != 0)
    return -1;
  for (gsize i = 0; i < G_N_ELEMENTS (played); i++)
    table_play (table, played[i]);
  app_wait_drawn (table->window);
  return 0;
}

static int
get_up (void **state)
{
  app_set_moving (FALSE);
  if (table->window != NULL)
    app_close (table->window);
  table_clear (table);
  return app_end (state);
}

#define FIRST_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, sit_at_first, get_up)
#define WAY_TEST(NAME)   cmocka_unit_test_setup_teardown (NAME, sit_down, get_up)

/* What stands on the lane, as it is drawn at this moment: no frame has to come first. */
static GBytes *
draw_pieces (void)
{
  int width = gtk_widget_get_width (GTK_WIDGET (surface));
  int height = gtk_widget_get_height (GTK_WIDGET (surface));
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (image);

  CARAVAN_BASARI_RING_VIEW_GET_CLASS (surface)->draw_places (
      surface, caravan_basari_ring_view_get_ring (surface), cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  GBytes *drawn =
      g_bytes_new (cairo_image_surface_get_data (image),
                   (gsize) height * (gsize) cairo_image_surface_get_stride (image));
  cairo_surface_destroy (image);
  return drawn;
}

static gboolean
are_drawn_as (GBytes *wanted)
{
  g_autoptr (GBytes) drawn = draw_pieces ();

  return g_bytes_equal (drawn, wanted);
}

static void
undo (void)
{
  caravan_desk_undo (table->desk);
  assert_true (caravan_match_flush (table->match));
}

/* How the pieces stand before the step and after it, when nothing moves. */
static void
look_ahead (const char *event, GBytes **ret_before, GBytes **ret_there)
{
  *ret_before = draw_pieces ();
  table_play (table, event);
  *ret_there = draw_pieces ();
  assert_false (g_bytes_equal (*ret_before, *ret_there));
  undo ();
  assert_true (are_drawn_as (*ret_before));
}

static void
test_pieces_are_behind_after_a_roll_and_arrive (void **state)
{
  g_autoptr (GBytes) before = NULL, there = NULL;

  look_ahead (ROLL, &before, &there);
  app_set_moving (TRUE);
  table_play (table, ROLL);
  assert_true (are_drawn_as (before));
  assert_int_equal (caravan_desk_get_state (table->desk)->basari.player[0].arch, 2);
  APP_WAIT (are_drawn_as (there));
}

static void
test_a_roll_undone_on_the_way_is_undone_at_once (void **state)
{
  g_autoptr (GBytes) before = NULL, there = NULL;

  look_ahead (ROLL, &before, &there);
  app_set_moving (TRUE);
  table_play (table, ROLL);
  APP_WAIT (!are_drawn_as (before));
  undo ();
  assert_true (are_drawn_as (before));
  for (int frame = 0; frame < 3; frame++)
    {
      app_wait_drawn (table->window);
      assert_true (are_drawn_as (before));
    }
}

/* It comes from the hand, not from the first archway. */
static void
test_a_start_disk_and_its_piece_go_no_way (void **state)
{
  const char *start = "{'do':'start','by':'red','arch':5}";
  g_autoptr (GBytes) before = NULL, there = NULL;

  look_ahead (start, &before, &there);
  app_set_moving (TRUE);
  table_play (table, start);
  assert_true (are_drawn_as (there));
}

static void
test_a_window_closed_on_the_way_leaves_nothing_behind (void **state)
{
  g_autoptr (GBytes) before = draw_pieces ();

  app_set_moving (TRUE);
  table_play (table, ROLL);
  assert_true (are_drawn_as (before));
  app_close (g_steal_pointer (&table->window));
  app_settle ();
}

/* The way itself, on a widget that has no frame meanwhile. */

/* Red stands there, so far from the start disk; the others do not matter. */
static BasariState
stand_at (int arch, guint travelled)
{
  BasariState basari = { 0 };

  basari.player[0].arch = (uint8_t) arch;
  basari.player[0].travelled = travelled;
  return basari;
}

static gboolean
is_moving (const CaravanBasariWay *way)
{
  gboolean moves = FALSE;

  for (int seat = 0; seat < BASARI_SEATS; seat++)
    moves = moves || way->behind[seat] > 0;
  assert_int_equal (moves, way->tick != 0);
  return moves;
}

/* On a ring where back is as near as forward. */
static void
test_only_a_way_that_dice_lead_is_gone (void **state)
{
  static const struct
  {
    int arch;
    guint travelled;
    int far;
  } stops[] = {
    { 3, 0, 0 },  /* where it begins */
    { 6, 3, 3 },  /* dice */
    { 6, 3, 3 },  /* nothing new: it goes on */
    { 3, 0, 0 },  /* undone */
    { 6, 3, 3 },  /* done again */
    { 4, 1, 0 },  /* put elsewhere */
    { 2, 7, 6 },  /* past the first archway */
    { 4, 17, 0 }, /* farther than dice lead: a moment long after */
    { 4, 0, 0 },  /* a new round */
    { 5, 1, 1 },
  };
  CaravanBasariWay way = { 0 };

  app_set_moving (TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      BasariState basari = stand_at (stops[i].arch, stops[i].travelled);
      caravan_basari_way_follow (&way, GTK_WIDGET (surface), &basari, 8);
      assert_int_equal ((int) way.behind[0], stops[i].far);
      assert_int_equal (is_moving (&way), stops[i].far > 0);
    }
  APP_WAIT (!is_moving (&way));
}

static void
test_nothing_moves_where_nothing_is_to_move (void **state)
{
  CaravanBasariWay way = { 0 };
  BasariState there = stand_at (3, 0), here = stand_at (5, 2);

  caravan_basari_way_follow (&way, GTK_WIDGET (surface), &there, 30);
  caravan_basari_way_follow (&way, GTK_WIDGET (surface), &here, 30);
  assert_false (is_moving (&way));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    WAY_TEST (test_pieces_are_behind_after_a_roll_and_arrive),
    WAY_TEST (test_a_roll_undone_on_the_way_is_undone_at_once),
    FIRST_TEST (test_a_start_disk_and_its_piece_go_no_way),
    WAY_TEST (test_a_window_closed_on_the_way_leaves_nothing_behind),
    WAY_TEST (test_only_a_way_that_dice_lead_is_gone),
    WAY_TEST (test_nothing_moves_where_nothing_is_to_move),
  };

  return cmocka_run_group_tests_name ("app-basari-way", tests, app_start, app_stop);
}
