/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ring of archways on areas of every shape: all of them in sight, none over another,
   none on the courtyard, in a row that closes; and archways of every size, whose gems
   are large enough or not there. */
#include "caravan-basari.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include <stdlib.h>

#include "cv-games.h"

/* What rounding may cost. */
#define NEARLY .01

#define ARCHES_LEAST 4

static const struct
{
  double width, height;
} areas[] = {
  { 640, 430 },  { 840, 500 },   { 1400, 500 }, { 360, 310 },
  { 360, 600 },  { 300, 200 },   { 200, 180 },  { 330, 285 },
  { 1900, 950 }, { 2560, 1300 }, { 500, 1400 },
};

typedef void (*Law) (const CaravanRing *ring, double width, double height);

/* Each is laid out when it is first asked for. */
static const CaravanRing *
get_ring (int n, gsize area)
{
  static CaravanRing rings[G_N_ELEMENTS (areas)][CV_BOARD_ARCHES + 1];
  CaravanRing *ring = &rings[area][n];

  if (ring->n_arches == 0)
    caravan_ring_lay_out (ring, n, areas[area].width, areas[area].height);
  return ring;
}

static void
expect_everywhere (Law law)
{
  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++)
    for (int n = ARCHES_LEAST; n <= CV_BOARD_ARCHES; n++)
      law (get_ring (n, i), areas[i].width, areas[i].height);
}

static double
measure_gap (const CaravanRing *ring, int a, int b)
{
  return MAX (fabs (ring->arch[a].x - ring->arch[b].x),
              fabs (ring->arch[a].y - ring->arch[b].y));
}

static void
expect_in_sight (const CaravanRing *ring, double width, double height)
{
  double half = ring->side / 2 - NEARLY;

  for (int i = 0; i < ring->n_arches; i++)
    {
      assert_true (ring->arch[i].x >= half && ring->arch[i].x <= width - half);
      assert_true (ring->arch[i].y >= half && ring->arch[i].y <= height - half);
    }
}

static void
test_every_archway_is_in_sight (void **state)
{
  expect_everywhere (expect_in_sight);
}

static void
expect_apart (const CaravanRing *ring, double width, double height)
{
  for (int a = 0; a < ring->n_arches; a++)
    for (int b = 0; b < a; b++)
      assert_true (measure_gap (ring, a, b) >= ring->side - NEARLY);
}

static void
test_no_archway_lies_over_another (void **state)
{
  expect_everywhere (expect_apart);
}

/* The step from the last to the first is one like all others. */
static void
expect_closed (const CaravanRing *ring, double width, double height)
{
  double step = measure_gap (ring, 0, 1);

  assert_true (fabs (measure_gap (ring, ring->n_arches - 1, 0) - step) < step * .1 + 2);
}

static void
test_the_row_closes (void **state)
{
  expect_everywhere (expect_closed);
}

/* As large as they can be: with any larger ones they would lie over each other, or take
   more than their part of the area. */
static void
expect_large (const CaravanRing *ring, double width, double height)
{
  double area = MIN (width, height), beside = (area - 90) / 3.16;
  gboolean is_full =
      ring->side >= MIN (84, CLAMP (beside, area * .16, area * .26)) - NEARLY;

  assert_true (is_full || measure_gap (ring, 0, 1) * .97 < ring->side * 1.03);
}

static void
test_archways_are_as_large_as_they_can_be (void **state)
{
  expect_everywhere (expect_large);
}

static gboolean
is_within (const CaravanRingBox *box, CaravanRingPoint point)
{
  return point.x > box->x && point.x < box->x + box->width && point.y > box->y &&
         point.y < box->y + box->height;
}

static void
expect_a_courtyard (const CaravanRing *ring, double width, double height)
{
  assert_true (ring->inner.width > width * .2 && ring->inner.height > height * .1);
  for (int i = 0; i < ring->n_arches; i++)
    {
      CaravanRingPoint piece = caravan_ring_place (ring, i, 0, 1);
      assert_true (is_within (&ring->outer, piece));
      assert_false (is_within (&ring->inner, piece) && ring->inner.radius < 1);
      assert_int_equal (caravan_ring_find (ring, ring->arch[i].x, ring->arch[i].y), i);
    }
}

static void
test_pieces_stand_between_archways_and_courtyard (void **state)
{
  expect_everywhere (expect_a_courtyard);
}

/* Few archways on a phone leave room for a barter. */
static void
test_the_courtyard_has_room (void **state)
{
  CaravanRing ring;

  for (int n = ARCHES_LEAST; n <= CV_BOARD_ARCHES; n++)
    {
      caravan_ring_lay_out (&ring, n, 350, 285);
      assert_true (ring.inner.width >= 140 && ring.inner.height >= 85);
    }
}

/* The first archway is in the middle above, the others follow clockwise. */
static void
test_the_row_begins_above_and_runs_clockwise (void **state)
{
  CaravanRing ring;

  caravan_ring_lay_out (&ring, 30, 640, 430);
  assert_true (fabs (ring.arch[0].x - 320) < NEARLY);
  assert_true (fabs (ring.arch[0].y - ring.side / 2) < NEARLY);
  assert_true (ring.arch[1].x > ring.arch[0].x);
  assert_true (ring.arch[15].y > 300);
  assert_true (ring.arch[22].x < 100);
}

/* Who shares an archway stands beside the others, not over them. */
static void
test_those_who_share_an_archway_stand_beside_each_other (void **state)
{
  CaravanRing ring;

  caravan_ring_lay_out (&ring, 30, 640, 430);
  for (int thing = 1; thing < 4; thing++)
    {
      CaravanRingPoint here = caravan_ring_place (&ring, 8, thing, 4);
      CaravanRingPoint before = caravan_ring_place (&ring, 8, thing - 1, 4);
      assert_true (hypot (here.x - before.x, here.y - before.y) > ring.lane / 2);
    }
}

static void
test_a_point_beside_all_archways_finds_none (void **state)
{
  CaravanRing ring;

  caravan_ring_lay_out (&ring, 30, 640, 430);
  assert_int_equal (caravan_ring_find (&ring, 320, 215), -1);
}

/* Numbers beside archways: none is hidden by one, not at the corners either. */
static void
expect_clear_number (const CaravanRing *ring, double width, double height)
{
  double half = ring->side / 2 + 3;

  for (int i = 0; i < ring->n_arches; i++)
    {
      CaravanRingPoint number = caravan_ring_margin (ring, i);
      assert_true (is_within (&ring->outer, number));
      for (int k = 0; k < ring->n_arches; k++)
        assert_true (fabs (number.x - ring->arch[k].x) >= half ||
                     fabs (number.y - ring->arch[k].y) >= half);
    }
}

static void
test_no_number_is_hidden_by_an_archway (void **state)
{
  expect_everywhere (expect_clear_number);
}

/* The cards in the courtyard. */

static gboolean
is_beside (const CaravanRingBox *one, const CaravanRingBox *other)
{
  return one->x + one->width <= other->x || one->y + one->height <= other->y;
}

static void
expect_cards_in_courtyard (const CaravanRing *ring, double width, double height)
{
  const CaravanRingBox *yard = &ring->inner;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      CaravanRingBox card = caravan_basari_place_majority (yard, gem);
      assert_true (card.x >= yard->x && card.x + card.width <= yard->x + yard->width);
      assert_true (card.y >= yard->y && card.y + card.height <= yard->y + yard->height);
      for (int before = 0; before < gem; before++)
        {
          CaravanRingBox other = caravan_basari_place_majority (yard, before);
          assert_true (is_beside (&other, &card));
        }
    }
}

static void
test_cards_lie_beside_each_other_in_the_courtyard (void **state)
{
  expect_everywhere (expect_cards_in_courtyard);
}

/* Where they would be small upright they lie: high and low courtyards, and a phone's. */
static void
test_cards_can_be_read_in_any_courtyard (void **state)
{
  static const CaravanRingBox yards[] = {
    { 0, 0, 615, 348, 0 }, { 0, 0, 555, 70, 0 }, { 0, 0, 250, 150, 0 },
    { 0, 0, 200, 400, 0 }, { 0, 0, 600, 90, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (yards); i++)
    {
      CaravanRingBox card = caravan_basari_place_majority (&yards[i], 0);
      assert_true (caravan_basari_measure_majority (&card) >= 9);
    }
}

/* Gems on archways. */

#define SIDE_MOST 84
#define GEM_LEAST 8 /* of what is drawn; its square is a little larger */

static cairo_surface_t *
draw_arch (int n_gems, CvGem gem, int side)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE_MOST, SIDE_MOST);
  cairo_t *cr = cairo_create (surface);
  CvBoard board = { .n_arches = 4 };

  board.has_arch_points[0] = board.has_arch_gems[0] = true;
  board.arch_points[0] = 5;
  board.arch_gems[0] = cv_gems_of (gem, n_gems);
  caravan_basari_draw_arch (&board, 0, CARAVAN_LOOK_LIGHT, cr, side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static const guint32 *
get_row (cairo_surface_t *surface, int y)
{
  return (
      const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                       y * cairo_image_surface_get_stride (surface));
}

typedef struct
{
  int left, right, top, bottom; /* right < left: nothing */
} Extent;

/* Where gems of another colour make a difference: where they are. */
static Extent
find_gems (int n_gems, int side)
{
  cairo_surface_t *one = draw_arch (n_gems, CV_GEM_RED, side);
  cairo_surface_t *other = draw_arch (n_gems, CV_GEM_GREEN, side);
  Extent gems = { SIDE_MOST, -1, SIDE_MOST, -1 };

  for (int y = 0; y < SIDE_MOST; y++)
    for (int x = 0; x < SIDE_MOST; x++)
      if (get_row (one, y)[x] != get_row (other, y)[x])
        gems = (Extent){ MIN (gems.left, x), MAX (gems.right, x), MIN (gems.top, y),
                         MAX (gems.bottom, y) };
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  return gems;
}

/* From three on they lie in two rows. */
static void
expect_large_gems (const Extent *gems, int n, int side)
{
  int down = n > 2 ? 2 : 1, across = (n + down - 1) / down;

  assert_true (gems->right - gems->left + 1 >= across * GEM_LEAST);
  assert_true (gems->bottom - gems->top + 1 >= down * GEM_LEAST);
  assert_true (gems->left > side * .15 && gems->right < side * .85);
  assert_true (gems->bottom < side * .97);
}

static void
test_gems_are_large_enough_or_not_there (void **state)
{
  for (int side = 16; side <= SIDE_MOST; side++)
    for (int n = 1; n <= 8; n++)
      {
        Extent gems = find_gems (n, side);
        gboolean is_there = gems.right >= gems.left;
        if (is_there)
          expect_large_gems (&gems, n, side);
        if (n <= 4)
          assert_int_equal (is_there, side >= CARAVAN_BASARI_GEMS_LEAST);
      }
}

/* Badges, where all pieces share an archway. */

#define PLACES_WIDTH  840
#define PLACES_HEIGHT 500

/* Of a merchant, whose middle is that of a lane. */
#define BADGE_RIGHT (12. / 64)
#define BADGE_BELOW (16. / 64)
#define BADGE_INNER (5. / 64) /* where its letter is */
#define SOFT        4

static cairo_surface_t *
make_places (cairo_t **ret_cr)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PLACES_WIDTH, PLACES_HEIGHT);

  *ret_cr = cairo_create (surface);
  return surface;
}

/* The start disks lie on the other side. */
static cairo_surface_t *
draw_crowd (const CvTable *table, const CaravanRing *ring, int arch)
{
  CvState state = { 0 };
  cairo_t *cr;
  cairo_surface_t *surface = make_places (&cr);

  for (int seat = 0; seat < table->n_players; seat++)
    {
      state.basari.player[seat].arch = (uint8_t) arch;
      state.basari.player[seat].disk =
          (uint8_t) ((arch + ring->n_arches / 2) % ring->n_arches);
    }
  caravan_basari_draw_places (table, &state, NULL, ring, CARAVAN_LOOK_LIGHT, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static cairo_surface_t *
draw_alone (CvColor color, CaravanRingPoint at, double side)
{
  cairo_t *cr;
  cairo_surface_t *surface = make_places (&cr);

  caravan_basari_draw_merchant (cr, CARAVAN_LOOK_LIGHT, color, at.x, at.y, side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* But for what lies under a soft edge. */
static gboolean
is_nearly (guint32 one, guint32 other)
{
  for (int shift = 0; shift < 32; shift += 8)
    if (abs ((int) (one >> shift & 0xff) - (int) (other >> shift & 0xff)) > SOFT)
      return FALSE;
  return TRUE;
}

static void
expect_same_badge (cairo_surface_t *crowd,
                   cairo_surface_t *alone,
                   CaravanRingPoint at,
                   double side)
{
  double x = at.x + BADGE_RIGHT * side, y = at.y + BADGE_BELOW * side;
  double inner = BADGE_INNER * side;

  for (int j = (int) (y - inner); j <= (int) (y + inner); j++)
    for (int i = (int) (x - inner); i <= (int) (x + inner); i++)
      assert_true (is_nearly (get_row (crowd, j)[i], get_row (alone, j)[i]));
}

static void
expect_badges (const CvTable *table, const CaravanRing *ring, int arch)
{
  cairo_surface_t *crowd = draw_crowd (table, ring, arch);

  for (int seat = 0; seat < table->n_players; seat++)
    {
      CaravanRingPoint at = caravan_ring_place (ring, arch, seat, table->n_players);
      cairo_surface_t *alone =
          draw_alone ((CvColor) table->color[seat], at, ring->lane);
      expect_same_badge (crowd, alone, at, ring->lane);
      cairo_surface_destroy (alone);
    }
  cairo_surface_destroy (crowd);
}

static void
test_pieces_that_share_an_archway_show_their_badges (void **state)
{
  static const int sizes[] = { 12, 16, 30 };
  CaravanRing ring;
  CvTable table;

  cv_table_start (&table, &cv_basari);
  table.n_players = 4;
  for (int seat = 0; seat < table.n_players; seat++)
    table.color[seat] = (uint8_t) cv_basari.colors[seat];
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      caravan_ring_lay_out (&ring, sizes[i], PLACES_WIDTH, PLACES_HEIGHT);
      for (int arch = 0; arch < sizes[i]; arch++)
        expect_badges (&table, &ring, arch);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_archway_is_in_sight),
    cmocka_unit_test (test_no_archway_lies_over_another),
    cmocka_unit_test (test_the_row_closes),
    cmocka_unit_test (test_archways_are_as_large_as_they_can_be),
    cmocka_unit_test (test_pieces_stand_between_archways_and_courtyard),
    cmocka_unit_test (test_the_courtyard_has_room),
    cmocka_unit_test (test_the_row_begins_above_and_runs_clockwise),
    cmocka_unit_test (test_those_who_share_an_archway_stand_beside_each_other),
    cmocka_unit_test (test_a_point_beside_all_archways_finds_none),
    cmocka_unit_test (test_no_number_is_hidden_by_an_archway),
    cmocka_unit_test (test_cards_lie_beside_each_other_in_the_courtyard),
    cmocka_unit_test (test_cards_can_be_read_in_any_courtyard),
    cmocka_unit_test (test_gems_are_large_enough_or_not_there),
    cmocka_unit_test (test_pieces_that_share_an_archway_show_their_badges),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
