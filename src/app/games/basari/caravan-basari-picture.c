/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Basari as a picture: the ring with all that stands on it, and in its
   courtyard what most gems of a colour are worth and who has them. */
#include "caravan-basari.h"

#include "caravan-basari-ring.h"

#include <math.h>
#include <stdlib.h>

#define WIDTH  640.0
#define HEIGHT 430.0

#define SCALE_LEAST .4 /* smaller ones are only looked at */

#define NUMBERED 5 /* every fifth archway has its number beside it */

void
caravan_basari_draw_lane (const CaravanRing *ring, CaravanLook look, cairo_t *cr)
{
  const CaravanRingBox *boxes[] = { &ring->outer, &ring->inner };
  const CaravanColor fills[] = { CARAVAN_COLOR_PATH, CARAVAN_COLOR_CARD };

  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      caravan_trace_box (cr, boxes[i]->x, boxes[i]->y, boxes[i]->width,
                         boxes[i]->height, boxes[i]->radius);
      caravan_set_color (cr, look, fills[i]);
      cairo_fill_preserve (cr);
      caravan_set_color (cr, look, CARAVAN_COLOR_PATH_LINE);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

static void
draw_number (const CaravanRing *ring, int arch, CaravanLook look, cairo_t *cr)
{
  CaravanRingPoint at = caravan_ring_margin (ring, arch);
  double size = CLAMP (ring->side * .2, 9, 13);
  char number[8];

  g_snprintf (number, sizeof number, "%d", arch + 1);
  caravan_draw_text (cr, number, at.x, at.y + size * .36, size,
                     caravan_palette (look, CARAVAN_COLOR_TEXT));
}

void
caravan_basari_draw_arches (const CvBoard *board,
                            const CaravanRing *ring,
                            CaravanLook look,
                            cairo_t *cr)
{
  for (int arch = 0; arch < ring->n_arches; arch++)
    {
      cairo_save (cr);
      cairo_translate (cr, ring->arch[arch].x - ring->side / 2,
                       ring->arch[arch].y - ring->side / 2);
      caravan_basari_draw_arch (board, arch, look, cr, ring->side);
      cairo_restore (cr);
    }
}

void
caravan_basari_draw_numbers (const CaravanRing *ring, CaravanLook look, cairo_t *cr)
{
  draw_number (ring, 0, look, cr);
  for (int arch = NUMBERED - 1; arch < ring->n_arches; arch += NUMBERED)
    draw_number (ring, arch, look, cr);
}

/* Between two archways. */
static CaravanRingPoint
find_way (const CaravanRing *ring, double at)
{
  int from = (int) at % ring->n_arches;
  double part = at - (int) at;
  CaravanRingPoint one = caravan_ring_place (ring, from, 0, 1);
  CaravanRingPoint two = caravan_ring_place (ring, (from + 1) % ring->n_arches, 0, 1);

  return (CaravanRingPoint){ one.x + (two.x - one.x) * part,
                             one.y + (two.y - one.y) * part };
}

static gboolean
is_on_its_way (const double *behind, int seat, gboolean is_disk)
{
  return behind != NULL && !is_disk && behind[seat] > 0;
}

/* Pieces and start disks, beside each other where they share an archway. */

typedef struct
{
  int seat;
  gboolean is_disk;
  CaravanRingPoint at;
} Place;

static int
find_places (const CvTable *table,
             const CvState *state,
             const double *behind,
             const CaravanRing *ring,
             Place *ret_places)
{
  int crowd[CV_BOARD_ARCHES] = { 0 }, before[CV_BOARD_ARCHES] = { 0 };

  for (int i = 0; i < 2 * table->n_players; i++)
    if (!is_on_its_way (behind, i / 2, i % 2 == 0))
      crowd[table->game->ring_place (state, i / 2, i % 2 == 0) - 1]++;
  for (int i = 0; i < 2 * table->n_players; i++)
    {
      gboolean disk = i < table->n_players;
      int seat = i % table->n_players;
      int arch = table->game->ring_place (state, seat, disk) - 1;
      gboolean moves = is_on_its_way (behind, seat, disk);
      CaravanRingPoint at =
          moves ? find_way (ring, arch + ring->n_arches - behind[seat])
                : caravan_ring_place (ring, arch, before[arch], crowd[arch]);
      before[arch] += !moves;
      ret_places[i] = (Place){ seat, disk, at };
    }
  return 2 * table->n_players;
}

/* Pieces lie over disks. Where one stands above the other, the upper one hides the turban
   of the lower one: the other way round it would lose its badge. */
static int
compare_places (const void *one, const void *other)
{
  const Place *a = one, *b = other;

  if (a->is_disk != b->is_disk)
    return b->is_disk - a->is_disk;
  if (!a->is_disk && lround (a->at.y) != lround (b->at.y))
    return lround (a->at.y) < lround (b->at.y) ? 1 : -1;
  return a->seat - b->seat;
}

void
caravan_basari_draw_places (const CvTable *table,
                            const CvState *state,
                            const double *behind,
                            const CaravanRing *ring,
                            CaravanLook look,
                            cairo_t *cr)
{
  Place places[2 * CV_PLAYERS_MOST];
  int n = find_places (table, state, behind, ring, places);

  qsort (places, (size_t) n, sizeof *places, compare_places);
  for (const Place *place = places; place < places + n; place++)
    {
      CvColor color = (CvColor) table->color[place->seat];
      if (place->is_disk)
        caravan_basari_draw_disk (cr, look, color, place->at.x, place->at.y,
                                  ring->lane * .8);
      else
        caravan_basari_draw_merchant (cr, look, color, place->at.x, place->at.y,
                                      ring->lane);
    }
}

static void
draw_courtyard (const CvTable *table,
                const CvState *state,
                const CaravanRing *ring,
                CaravanLook look,
                cairo_t *cr)
{
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      CaravanRingBox card = caravan_basari_place_majority (&ring->inner, gem);
      caravan_basari_draw_majority (table, state, gem, &card, look, cr);
    }
}

void
caravan_basari_picture_measure (const CvTable *table,
                                double *ret_width,
                                double *ret_height)
{
  *ret_width = WIDTH;
  *ret_height = HEIGHT;
}

/* How large a unit is on the surface. */
static double
find_scale (cairo_t *cr)
{
  double across = 1, down = 0;

  cairo_user_to_device_distance (cr, &across, &down);
  return hypot (across, down);
}

/* A small picture is a small ring, not a large one made smaller: what would be too small
   to be read is left out, as on the table. */
void
caravan_basari_picture_draw (const CvTable *table,
                             const CvState *state,
                             CaravanLook look,
                             cairo_t *cr)
{
  double scale = CLAMP (find_scale (cr), SCALE_LEAST, 1);
  CaravanRing ring;

  caravan_ring_lay_out (&ring, table->board.n_arches, WIDTH * scale, HEIGHT * scale);
  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  caravan_basari_draw_lane (&ring, look, cr);
  caravan_basari_draw_arches (&table->board, &ring, look, cr);
  caravan_basari_draw_numbers (&ring, look, cr);
  draw_courtyard (table, state, &ring, look, cr);
  caravan_basari_draw_places (table, state, NULL, &ring, look, cr);
  cairo_restore (cr);
}
