/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Basari as a picture: the ring with all that stands on it, and in its
   courtyard what most gems of a colour are worth and who has them. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-basari-ring.h"

#define WIDTH  640.0
#define HEIGHT 430.0

#define NUMBERED 5 /* every fifth archway has its number beside it */

static void
draw_lane (const CaravanRing *ring, CaravanLook look, cairo_t *cr)
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

static void
draw_arches (const CvBoard *board,
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

static void
draw_numbers (const CaravanRing *ring, CaravanLook look, cairo_t *cr)
{
  draw_number (ring, 0, look, cr);
  for (int arch = NUMBERED - 1; arch < ring->n_arches; arch += NUMBERED)
    draw_number (ring, arch, look, cr);
}

/* Pieces and start disks, beside each other where they share an archway. */
static void
draw_places (const CvTable *table,
             const CvState *state,
             const CaravanRing *ring,
             CaravanLook look,
             cairo_t *cr)
{
  int crowd[CV_BOARD_ARCHES] = { 0 }, before[CV_BOARD_ARCHES] = { 0 };

  for (int i = 0; i < 2 * table->n_players; i++)
    crowd[table->game->ring_place (state, i / 2, i % 2 == 0) - 1]++;
  for (int i = 0; i < 2 * table->n_players; i++)
    {
      bool disk = i < table->n_players;
      int seat = i % table->n_players;
      int arch = table->game->ring_place (state, seat, disk) - 1;
      CaravanRingPoint at =
          caravan_ring_place (ring, arch, before[arch]++, crowd[arch]);
      CvColor color = (CvColor) table->color[seat];
      if (disk)
        caravan_basari_draw_disk (cr, look, color, at.x, at.y, ring->lane * .8);
      else
        caravan_basari_draw_merchant (cr, look, color, at.x, at.y, ring->lane);
    }
}

/* The courtyard. */

/* The badges of those who have most of a colour, and how many. */
static void
draw_leaders (const CvTable *table,
              const BasariMajority *majority,
              CaravanLook look,
              cairo_t *cr,
              double x,
              double y,
              double size)
{
  int most = 0, n = 0, place = 0;
  char number[8];

  for (int seat = 0; seat < table->n_players; seat++)
    if (majority->leaders >> seat & 1)
      {
        most = majority->held[seat];
        n++;
      }
  if (n == 0)
    return;
  for (int seat = 0; seat < table->n_players; seat++)
    if (majority->leaders >> seat & 1)
      caravan_draw_badge_at (cr, (CvColor) table->color[seat],
                             x + (place++ - n / 2.0) * size, y - size * .36, size / 30,
                             5.2f);
  g_snprintf (number, sizeof number, "%d", most);
  caravan_draw_text (cr, number, x + (n + 1) / 2.0 * size, y, size,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

static void
draw_majority (const CvTable *table,
               const CvState *state,
               int gem,
               const CaravanRingBox *card,
               CaravanLook look,
               cairo_t *cr)
{
  BasariMajority majority = basari_majority (&state->basari, gem);
  double unit = card->height / 100, middle = card->x + card->width / 2;
  char points[8];

  caravan_trace_box (cr, card->x, card->y, card->width, card->height, 8 * unit);
  caravan_set_color (cr, look, CARAVAN_COLOR_ARCH_FIELD);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LINE);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  caravan_basari_draw_gem (cr, look, gem, middle - 20 * unit, card->y + 6 * unit,
                           40 * unit);
  g_snprintf (points, sizeof points, "+ %d", state->basari.majority_worth[gem]);
  caravan_draw_text (cr, points, middle, card->y + 67 * unit, 18 * unit,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
  draw_leaders (table, &majority, look, cr, middle, card->y + 89 * unit, 15 * unit);
}

static void
draw_courtyard (const CvTable *table,
                const CvState *state,
                const CaravanRing *ring,
                CaravanLook look,
                cairo_t *cr)
{
  const CaravanRingBox *yard = &ring->inner;
  double width = MIN (yard->width / 4.6, yard->height * .72);
  double height = MIN (yard->height * .86, width * 1.2);
  double left = yard->x + (yard->width - width * 4.3) / 2;

  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    {
      CaravanRingBox card = { left + gem * width * 1.1,
                              yard->y + (yard->height - height) / 2, width, height, 0 };
      draw_majority (table, state, gem, &card, look, cr);
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

void
caravan_basari_picture_draw (const CvTable *table,
                             const CvState *state,
                             CaravanLook look,
                             cairo_t *cr)
{
  CaravanRing ring;

  caravan_ring_lay_out (&ring, table->board.n_arches, WIDTH, HEIGHT);
  draw_lane (&ring, look, cr);
  draw_arches (&table->board, &ring, look, cr);
  draw_numbers (&ring, look, cr);
  draw_courtyard (table, state, &ring, look, cr);
  draw_places (table, state, &ring, look, cr);
}
