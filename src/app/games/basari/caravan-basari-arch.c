/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on the ring of Basari, one by one: archways with their points and gems,
   gems with their letters, merchants and start disks with their badges. */
#include "caravan-basari.h"

#include "caravan-art.h"

/* The outline of the archway of whoever acts, of its side. */
#define ACTING_LINE   .07
#define ACTING_CORNER .16

/* Gems on an archway: what they fill of its square, of what each keeps a little free. */
#define GEMS_WIDTH  .6
#define GEMS_HEIGHT .5
#define ROW_HEIGHT  .44
#define GEM_SHARE   .92
#define GEMS_MIDDLE .68

/* Smaller ones are specks that differ by their colour alone. */
#define GEM_LEAST 9.0

/* A letter on a gem; on small ones it is larger, so that it can still be read. */
#define LETTER       (19 / 64.0)
#define LETTER_SMALL 6.5
#define LETTER_RISE  .36 /* its middle over its baseline */

#define SMALL 30.0 /* below it a merchant is a turban and a badge */

typedef struct
{
  const char *motif;
  const char *letter; /* the same in every language, as on the badges */
  double baseline;
  CaravanColor ink;
} Gem;

static const Gem gems[CV_GEM_COLORS] = {
  { "gem-red", "R", 38.5, CARAVAN_COLOR_PIECE_PAPER },
  { "gem-yellow", "Y", 37, CARAVAN_COLOR_PIECE_INK },
  { "gem-green", "G", 38.5, CARAVAN_COLOR_PIECE_INK },
  { "gem-blue", "B", 45.5, CARAVAN_COLOR_PIECE_INK },
};

void
caravan_basari_draw_motif (
    cairo_t *cr, CaravanLook look, const char *name, double x, double y, double side)
{
  caravan_motif_draw_on (cr, look, caravan_art_motif (&caravan_basari_art, name), x, y,
                         side);
}

void
caravan_basari_draw_gem (
    cairo_t *cr, CaravanLook look, int gem, double x, double y, double side)
{
  double size = MAX (side * LETTER, LETTER_SMALL);
  double middle = y + side * (gems[gem].baseline / 64 - LETTER * LETTER_RISE);

  caravan_basari_draw_motif (cr, look, gems[gem].motif, x, y, side);
  if (side >= GEM_LEAST)
    caravan_draw_text (cr, gems[gem].letter, x + side / 2, middle + size * LETTER_RISE,
                       size, caravan_palette (look, gems[gem].ink));
}

/* How the gems of an archway lie: in a row, from three on in two. */
typedef struct
{
  int n, down, across;
  double size; /* of the square that one of them has */
} GemRows;

static GemRows
find_rows (const CvBoard *board, int arch, double side)
{
  int n = board->has_arch_gems[arch] ? cv_gems_total (board->arch_gems[arch]) : 0;
  int down = n > 2 ? 2 : 1, across = MAX (1, (n + down - 1) / down);

  return (GemRows){ n, down, across,
                    side * MIN (GEMS_WIDTH / across,
                                down > 1 ? GEMS_HEIGHT / down : ROW_HEIGHT) };
}

static gboolean
has_room (const GemRows *rows, double side)
{
  return rows->n > 0 && side >= CARAVAN_BASARI_GEMS_LEAST &&
         rows->size * GEM_SHARE >= GEM_LEAST;
}

static void
draw_gems (
    cairo_t *cr, CaravanLook look, CvGems handful, const GemRows *rows, double side)
{
  double size = rows->size, free = size * (1 - GEM_SHARE) / 2;
  double top = side * GEMS_MIDDLE - rows->down * size / 2;
  int n = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    for (int i = 0; i < cv_gems_count (handful, color); i++, n++)
      {
        int row = n / rows->across, column = n % rows->across;
        int in_row = MIN (rows->across, rows->n - row * rows->across);
        double left = (side - in_row * size) / 2;
        caravan_basari_draw_gem (cr, look, color, left + column * size + free,
                                 top + row * size, size * GEM_SHARE);
      }
}

void
caravan_basari_draw_arch (
    const CvBoard *board, int arch, CaravanLook look, cairo_t *cr, double side)
{
  GemRows rows = find_rows (board, arch, side);
  gboolean has_gems = has_room (&rows, side);
  double size = side * (has_gems ? .27 : .4);
  char points[8] = "?";

  caravan_basari_draw_motif (cr, look, "arch-card", 0, 0, side);
  if (board->has_arch_points[arch])
    g_snprintf (points, sizeof points, "%d", board->arch_points[arch]);
  caravan_draw_text (cr, points, side / 2, side * (has_gems ? .41 : .68), size,
                     caravan_palette (look, CARAVAN_COLOR_PIECE_INK));
  if (has_gems)
    draw_gems (cr, look, board->arch_gems[arch], &rows, side);
}

/* Pieces, with their middle at (x, y). */

static void
begin_piece (cairo_t *cr, double x, double y, double side)
{
  cairo_save (cr);
  cairo_translate (cr, x - side / 2, y - side / 2);
  cairo_scale (cr, side / 64, side / 64);
}

static void
draw_layers (cairo_t *cr, CaravanLook look, const char *motif, CvColor color)
{
  CaravanPen pen = { .look = look, .color = (int) color };

  caravan_motif_draw_layers (
      cr, caravan_motif_find_in (caravan_basari_motifs, motif)->layers, &pen);
}

void
caravan_basari_draw_merchant (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side)
{
  begin_piece (cr, x, y, side);
  draw_layers (cr, look, side < SMALL ? "merchant-small" : "merchant", color);
  if (side < SMALL)
    caravan_draw_badge_at (cr, color, 32, 40, 1.6, 5.2f);
  else
    caravan_draw_badge_at (cr, color, 44, 48, 1, 5.2f);
  cairo_restore (cr);
}

void
caravan_basari_draw_disk (
    cairo_t *cr, CaravanLook look, CvColor color, double x, double y, double side)
{
  begin_piece (cr, x, y, side);
  draw_layers (cr, look, "start-disk", color);
  caravan_draw_badge_at (cr, color, 32, 32, 1.05, 5.2f);
  cairo_restore (cr);
}

/* What is said of archways and of what is compared. */

void
caravan_basari_draw_acting (
    cairo_t *cr, CaravanLook look, double x, double y, double side)
{
  double line = MAX (2, side * ACTING_LINE);

  caravan_trace_box (cr, x + line / 2, y + line / 2, side - line, side - line,
                     side * ACTING_CORNER);
  caravan_set_color (cr, look, CARAVAN_COLOR_ACCENT);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

void
caravan_basari_draw_decider (
    cairo_t *cr, CaravanLook look, double x, double y, double width, double height)
{
  caravan_trace_box (cr, x + 2, y + 2, width - 4, height - 4, height * .25);
  caravan_set_color (cr, look, CARAVAN_COLOR_TEXT);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  caravan_set_color (cr, look, CARAVAN_COLOR_LIT);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}
