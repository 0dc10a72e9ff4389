/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Basari as a picture: a ring of archways. */
#include "caravan-basari.h"

#include <math.h>

#define WIDTH  640.0
#define HEIGHT 430.0

/* The ring runs through the middles of the archways; badges stand inside of it. */
#define ACROSS   278.0
#define DOWN     173.0
#define STEPS    720
#define CARD     62.0
#define BADGE    30.0
#define PER_ROW  2
#define MAJORITY 52.0

static const char *const gems[CV_GEM_COLORS] = { "gem-red", "gem-yellow", "gem-green",
                                                 "gem-blue" };

typedef struct
{
  double x, y;
} Spot;

/* A ring between a circle and a rectangle: it leaves the most room for the archways. */
static Spot
find_point (int step)
{
  double angle = 2 * G_PI * step / STEPS - G_PI / 2;
  double across = cos (angle), down = sin (angle);

  return (Spot){ WIDTH / 2 + copysign (sqrt (fabs (across)), across) * ACROSS,
                 HEIGHT / 2 + copysign (sqrt (fabs (down)), down) * DOWN };
}

/* The archways at equal distances along the ring, the first one above. Returns the
   distance. */
static double
find_spots (Spot *spots, int n_spots)
{
  double length[STEPS + 1] = { 0 };
  int step = 0;

  for (int i = 1; i <= STEPS; i++)
    {
      Spot before = find_point (i - 1), here = find_point (i);
      length[i] = length[i - 1] + hypot (here.x - before.x, here.y - before.y);
    }
  for (int i = 0; i < n_spots; i++)
    {
      double at = length[STEPS] * i / n_spots;
      while (length[step + 1] < at)
        step++;
      Spot before = find_point (step), after = find_point (step + 1);
      double part = (at - length[step]) / (length[step + 1] - length[step]);
      spots[i] = (Spot){ before.x + (after.x - before.x) * part,
                         before.y + (after.y - before.y) * part };
    }
  return length[STEPS] / n_spots;
}

void
caravan_basari_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side)
{
  caravan_motif_draw_on (cr, look, caravan_motif_find_in (caravan_basari_motifs, name),
                         x, y, side);
}

/* An archway: its points above, its gems below. */

static void
draw_gems (cairo_t *cr, CaravanLook look, CvGems handful, double side)
{
  int total = cv_gems_total (handful), n = 0;
  int rows = (total + PER_ROW - 1) / PER_ROW;
  double size = MIN (side * .3, side * .54 / MAX (1, rows));

  for (int color = 0; color < CV_GEM_COLORS; color++)
    for (int i = 0; i < cv_gems_count (handful, color); i++, n++)
      {
        int in_row = MIN (PER_ROW, total - n / PER_ROW * PER_ROW);
        double x = (side - in_row * size) / 2 + n % PER_ROW * size;
        double y = side * .4 + n / PER_ROW * size;
        caravan_basari_draw_motif (cr, look, gems[color], x + size * .04, y,
                                   size * .92);
      }
}

static void
draw_arch (const CvBoard *board, int arch, CaravanLook look, cairo_t *cr, double side)
{
  char points[8];

  cairo_new_path (cr);
  cairo_move_to (cr, side * .06, side * .97);
  cairo_line_to (cr, side * .06, side * .38);
  cairo_curve_to (cr, side * .06, side * -.1, side * .94, side * -.1, side * .94,
                  side * .38);
  cairo_line_to (cr, side * .94, side * .97);
  cairo_close_path (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_SAND);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_FRAME);
  cairo_set_line_width (cr, side * .045);
  cairo_stroke (cr);
  if (board->has_arch_points[arch])
    {
      g_snprintf (points, sizeof points, "%d", board->arch_points[arch]);
      caravan_draw_text (cr, points, side / 2, side * .36, side * .3,
                         caravan_palette (look, CARAVAN_COLOR_TEXT));
    }
  draw_gems (cr, look, board->arch_gems[arch], side);
}

/* In the middle: what most gems of a colour are worth. */
static void
draw_majorities (const CvBoard *board, CaravanLook look, cairo_t *cr)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      double x = WIDTH / 2 + (color - 2) * MAJORITY * 1.3 + MAJORITY * .15;
      char points[8];
      g_snprintf (points, sizeof points, "%d", board->majority[color]);
      caravan_basari_draw_motif (cr, look, gems[color], x, HEIGHT / 2 - MAJORITY * .8,
                                 MAJORITY);
      caravan_draw_text (cr, points, x + MAJORITY / 2, HEIGHT / 2 + MAJORITY * .8,
                         MAJORITY * .5, caravan_palette (look, CARAVAN_COLOR_TEXT));
    }
}

/* The players stand beside their archway, towards the middle, one behind the other. */
static void
draw_players (const CvTable *table,
              const CvState *state,
              const Spot *spots,
              double side,
              cairo_t *cr)
{
  int crowd[CV_BOARD_ARCHES] = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    {
      int arch = table->game->ring_place (state, seat, false) - 1;
      if (arch < 0 || arch >= table->board.n_arches)
        continue;
      double dx = WIDTH / 2 - spots[arch].x, dy = HEIGHT / 2 - spots[arch].y;
      double in = side * .66 + BADGE * (.4 + 1.05 * crowd[arch]++);
      double far = hypot (dx, dy);
      cairo_save (cr);
      cairo_translate (cr, spots[arch].x + dx / far * in - BADGE / 2,
                       spots[arch].y + dy / far * in - BADGE / 2);
      cairo_scale (cr, BADGE / 64, BADGE / 64);
      caravan_draw_badge (cr, (CvColor) table->color[seat]);
      cairo_restore (cr);
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
  const CvBoard *board = &table->board;
  Spot spots[CV_BOARD_ARCHES];
  double side = MIN (CARD, find_spots (spots, board->n_arches) * .96);

  cairo_new_path (cr);
  for (int i = 0; i < STEPS; i++)
    cairo_line_to (cr, find_point (i).x, find_point (i).y);
  cairo_close_path (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_PATH);
  cairo_set_line_width (cr, side * .42);
  cairo_stroke (cr);
  for (int i = 0; i < board->n_arches; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, spots[i].x - side / 2, spots[i].y - side / 2);
      draw_arch (board, i, look, cr, side);
      cairo_restore (cr);
    }
  draw_majorities (board, look, cr);
  draw_players (table, state, spots, side, cr);
}
