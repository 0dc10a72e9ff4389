/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The courtyard of the ring: what most gems of a colour are worth, who has them and how
   many are left, a card for each colour. */
#include "caravan-basari.h"

#include "basari.h"
#include "caravan-basari-ring.h"

/* Cards stand upright where that is large enough to be read. Elsewhere they lie, with
   the gem at the left: so they make the most of a small courtyard. */
#define UPRIGHT      1.2 /* its height, of its width */
#define LYING        .52
#define APART        1.08 /* from one card to the next */
#define READABLE     12.0
#define LYING_GEM    .5 /* of its height */
#define LYING_EDGE   .08
#define LINE         .2 /* of its height, when it lies */
#define UPRIGHT_LINE .15

/* A line is a picture for each of n and a number, with a gap after each. */
#define STEP   1.1
#define NUMBER 1.3
#define MOST   5 /* pictures: four who share a majority, and the crown */

static gboolean
is_lying (const CaravanRingBox *card)
{
  return card->width > card->height;
}

/* Where things are on a card. */
typedef struct
{
  double gem_x, gem_y, gem; /* and its side */
  double middle, width;     /* of the column of lines */
  double points, points_y;
  double line, leaders_y, supply_y;
} Parts;

static Parts
lay_lying (const CaravanRingBox *card)
{
  double high = card->height, gem = high * LYING_GEM, edge = high * LYING_EDGE;
  double left = card->x + edge + gem, right = card->x + card->width - edge;

  return (Parts){ .gem_x = card->x + edge,
                  .gem_y = card->y + (high - gem) / 2,
                  .gem = gem,
                  .middle = (left + right) / 2,
                  .width = right - left,
                  .points = high * .26,
                  .points_y = card->y + high * .3,
                  .line = high * LINE,
                  .leaders_y = card->y + high * .54,
                  .supply_y = card->y + high * .81 };
}

static Parts
lay_upright (const CaravanRingBox *card)
{
  double high = card->height, middle = card->x + card->width / 2;

  return (Parts){ .gem_x = middle - high * .19,
                  .gem_y = card->y + high * .05,
                  .gem = high * .38,
                  .middle = middle,
                  .width = card->width * .92,
                  .points = high * .18,
                  .points_y = card->y + high * .61,
                  .line = high * UPRIGHT_LINE,
                  .leaders_y = card->y + high * .75,
                  .supply_y = card->y + high * .91 };
}

static Parts
lay (const CaravanRingBox *card)
{
  return is_lying (card) ? lay_lying (card) : lay_upright (card);
}

/* Lines. */

typedef struct
{
  double x, y, size; /* where the next one begins; the middle of the line; its height */
} Line;

static double
find_size (const Parts *parts, int n)
{
  return MIN (parts->line, parts->width / (n * STEP + NUMBER));
}

double
caravan_basari_measure_majority (const CaravanRingBox *card)
{
  Parts parts = lay (card);

  return find_size (&parts, MOST);
}

static Line
begin_line (const Parts *parts, int n, double y)
{
  double size = find_size (parts, n);

  return (Line){ parts->middle - size * (n * STEP + NUMBER) / 2, y, size };
}

static void
end_line (Line *line, int number, CaravanLook look, cairo_t *cr)
{
  char text[8];

  g_snprintf (text, sizeof text, "%d", number);
  caravan_draw_text (cr, text, line->x + line->size * NUMBER / 2,
                     line->y + line->size * .36, line->size,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

static void
add_motif (Line *line, const char *motif, CaravanLook look, cairo_t *cr)
{
  caravan_basari_draw_motif (cr, look, motif, line->x, line->y - line->size / 2,
                             line->size);
  line->x += line->size * STEP;
}

/* Those who have most of a colour, and how many. */
static void
draw_leaders (const CvTable *table,
              const BasariMajority *majority,
              const Parts *parts,
              CaravanLook look,
              cairo_t *cr)
{
  int n = __builtin_popcount (majority->leaders), most = 0;
  Line line = begin_line (parts, n + 1, parts->leaders_y);

  if (n == 0)
    return;
  add_motif (&line, "majority", look, cr);
  for (int seat = 0; seat < table->n_players; seat++)
    if (majority->leaders >> seat & 1)
      {
        most = majority->held[seat];
        caravan_draw_badge_at (cr, (CvColor) table->color[seat], line.x + line.size / 2,
                               line.y, line.size / 30, 5.2f);
        line.x += line.size * STEP;
      }
  end_line (&line, most, look, cr);
}

static void
draw_supply (const BasariState *basari,
             int gem,
             const Parts *parts,
             CaravanLook look,
             cairo_t *cr)
{
  Line line = begin_line (parts, 1, parts->supply_y);

  add_motif (&line, "pouch", look, cr);
  end_line (&line, cv_gems_count (basari_supply (basari), gem), look, cr);
}

/* Cards. */

static void
draw_card (const CaravanRingBox *card, CaravanLook look, cairo_t *cr)
{
  caravan_trace_box (cr, card->x, card->y, card->width, card->height,
                     MIN (card->width, card->height) * .09);
  caravan_set_color (cr, look, CARAVAN_COLOR_ARCH_FIELD);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LINE);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_points (
    const CvState *state, int gem, const Parts *parts, CaravanLook look, cairo_t *cr)
{
  char points[8];

  caravan_basari_draw_gem (cr, look, gem, parts->gem_x, parts->gem_y, parts->gem);
  g_snprintf (points, sizeof points, "+ %d", state->basari.majority_worth[gem]);
  caravan_draw_text (cr, points, parts->middle, parts->points_y, parts->points,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
}

/* Without what would stand below, it stands in the middle. */
void
caravan_basari_draw_worth (const CvState *state,
                           int gem,
                           const CaravanRingBox *card,
                           CaravanLook look,
                           cairo_t *cr)
{
  Parts parts = lay (card);
  double down = is_lying (card) ? 0 : card->height * .16;

  parts.gem_y += down;
  parts.points_y =
      is_lying (card) ? card->y + card->height * .6 : parts.points_y + down;
  draw_card (card, look, cr);
  draw_points (state, gem, &parts, look, cr);
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
  Parts parts = lay (card);

  draw_card (card, look, cr);
  draw_points (state, gem, &parts, look, cr);
  draw_leaders (table, &majority, &parts, look, cr);
  draw_supply (&state->basari, gem, &parts, look, cr);
}

/* Where the cards lie. */

static CaravanRingBox
place (const CaravanRingBox *yard, int gem, int across, double aspect)
{
  int down = CV_GEM_COLORS / across;
  double width =
      MIN (yard->width / (across * 1.15), yard->height / (down * 1.1) / aspect);
  double height = width * aspect, gap = MIN (width, height) * (APART - 1);
  double left = yard->x + (yard->width - (width + gap) * across + gap) / 2;
  double top = yard->y + (yard->height - (height + gap) * down + gap) / 2;

  return (CaravanRingBox){ left + gem % across * (width + gap),
                           top + gem / across * (height + gap), width, height, 0 };
}

CaravanRingBox
caravan_basari_place_majority (const CaravanRingBox *yard, int gem)
{
  static const double aspects[] = { UPRIGHT, LYING };
  CaravanRingBox best = { .width = 0 };
  double size = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (aspects); i++)
    for (int across = CV_GEM_COLORS; across > 1 && size < READABLE; across /= 2)
      {
        CaravanRingBox card = place (yard, gem, across, aspects[i]);
        double found = caravan_basari_measure_majority (&card);
        if (found > size)
          {
            best = card;
            size = found;
          }
      }
  return best;
}
