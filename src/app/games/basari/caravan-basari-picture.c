/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Basari as a picture: the ring with all that stands on it, and in its
   courtyard what most gems of a colour are worth and who has them. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-basari-ring.h"

#define WIDTH  640.0
#define HEIGHT 430.0

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
void
caravan_basari_draw_places (const CvTable *table,
                            const CvState *state,
                            const double *behind,
                            const CaravanRing *ring,
                            CaravanLook look,
                            cairo_t *cr)
{
  int crowd[CV_BOARD_ARCHES] = { 0 }, before[CV_BOARD_ARCHES] = { 0 };

  for (int i = 0; i < 2 * table->n_players; i++)
    if (!is_on_its_way (behind, i / 2, i % 2 == 0))
      crowd[table->game->ring_place (state, i / 2, i % 2 == 0) - 1]++;
  for (int i = 0; i < 2 * table->n_players; i++)
    {
      bool disk = i < table->n_players;
      int seat = i % table->n_players;
      int arch = table->game->ring_place (state, seat, disk) - 1;
      gboolean moves = is_on_its_way (behind, seat, disk);
      CaravanRingPoint at =
          moves ? find_way (ring, arch + ring->n_arches - behind[seat])
                : caravan_ring_place (ring, arch, before[arch], crowd[arch]);
      CvColor color = (CvColor) table->color[seat];
      before[arch] += !moves;
      if (disk)
        caravan_basari_draw_disk (cr, look, color, at.x, at.y, ring->lane * .8);
      else
        caravan_basari_draw_merchant (cr, look, color, at.x, at.y, ring->lane);
    }
}

/* The courtyard. */

/* In a line about the middle: a picture for each of n, and a number. */
typedef struct
{
  double x, y, size; /* where the next one begins; the middle of the line; its height */
} Line;

static Line
begin_line (const CaravanRingBox *card, int n, double y)
{
  double width = card->width * .92;
  double size = MIN (card->height * .15, width / (n + 1.4));

  return (Line){ card->x + (card->width - size * (n + 1.1)) / 2, y, size };
}

static void
end_line (Line *line, int number, CaravanLook look, cairo_t *cr)
{
  char text[8];

  g_snprintf (text, sizeof text, "%d", number);
  caravan_draw_text (cr, text, line->x + line->size * .6, line->y + line->size * .36,
                     line->size, caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

/* Those who have most of a colour, and how many. */
static void
draw_leaders (const CvTable *table,
              const BasariMajority *majority,
              const CaravanRingBox *card,
              CaravanLook look,
              cairo_t *cr)
{
  int n = __builtin_popcount (majority->leaders), most = 0;
  Line line = begin_line (card, n + 1, card->y + card->height * .77);

  if (n == 0)
    return;
  caravan_basari_draw_motif (cr, look, "majority", line.x, line.y - line.size / 2,
                             line.size);
  line.x += line.size;
  for (int seat = 0; seat < table->n_players; seat++)
    if (majority->leaders >> seat & 1)
      {
        most = majority->held[seat];
        caravan_draw_badge_at (cr, (CvColor) table->color[seat], line.x + line.size / 2,
                               line.y, line.size / 30, 5.2f);
        line.x += line.size;
      }
  end_line (&line, most, look, cr);
}

static void
draw_supply (const BasariState *basari,
             int gem,
             const CaravanRingBox *card,
             CaravanLook look,
             cairo_t *cr)
{
  Line line = begin_line (card, 1, card->y + card->height * .92);

  line.size *= .9;
  caravan_basari_draw_motif (cr, look, "pouch", line.x, line.y - line.size / 2,
                             line.size);
  line.x += line.size;
  end_line (&line, cv_gems_count (basari_supply (basari), gem), look, cr);
}

void
caravan_basari_draw_worth (const CvState *state,
                           int gem,
                           const CaravanRingBox *card,
                           CaravanLook look,
                           cairo_t *cr)
{
  double unit = card->height / 100, middle = card->x + card->width / 2;
  char points[8];

  caravan_trace_box (cr, card->x, card->y, card->width, card->height, 8 * unit);
  caravan_set_color (cr, look, CARAVAN_COLOR_ARCH_FIELD);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LINE);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  caravan_basari_draw_gem (cr, look, gem, middle - 19 * unit, card->y + 5 * unit,
                           38 * unit);
  g_snprintf (points, sizeof points, "+ %d", state->basari.majority_worth[gem]);
  caravan_draw_text (cr, points, middle, card->y + 62 * unit, 18 * unit,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

void
caravan_basari_draw_majority (const CvTable *table,
                              const CvState *state,
                              int gem,
                              const CaravanRingBox *card,
                              CaravanLook look,
                              cairo_t *cr)
{
  BasariMajority majority = basari_majority (&state->basari, gem);

  caravan_basari_draw_worth (state, gem, card, look, cr);
  draw_leaders (table, &majority, card, look, cr);
  draw_supply (&state->basari, gem, card, look, cr);
}

/* The four side by side, or two by two in a high courtyard. */
CaravanRingBox
caravan_basari_place_majority (const CaravanRingBox *yard, int gem)
{
  int across = yard->height > yard->width ? 2 : CV_GEM_COLORS;
  int down = CV_GEM_COLORS / across;
  double width = MIN (yard->width / (across * 1.15), yard->height / (down * 1.2) / 1.2);
  double height = width * 1.2, step = width * 1.1, fall = height * 1.08;
  double left = yard->x + (yard->width - step * (across - 1) - width) / 2;
  double top = yard->y + (yard->height - fall * (down - 1) - height) / 2;

  return (CaravanRingBox){ left + gem % across * step, top + gem / across * fall, width,
                           height, 0 };
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

void
caravan_basari_picture_draw (const CvTable *table,
                             const CvState *state,
                             CaravanLook look,
                             cairo_t *cr)
{
  CaravanRing ring;

  caravan_ring_lay_out (&ring, table->board.n_arches, WIDTH, HEIGHT);
  caravan_basari_draw_lane (&ring, look, cr);
  caravan_basari_draw_arches (&table->board, &ring, look, cr);
  caravan_basari_draw_numbers (&ring, look, cr);
  draw_courtyard (table, state, &ring, look, cr);
  caravan_basari_draw_places (table, state, NULL, &ring, look, cr);
}
