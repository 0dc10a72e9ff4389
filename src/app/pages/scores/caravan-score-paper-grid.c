/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet on paper: categories down, players across. */
#include "caravan-score-paper-private.h"

#include "caravan-chart.h"
#include "caravan-score-words.h"
#include "caravan-swatch.h"
#include "caravan-text.h"
#include "lang-sheet.h"

/* In points, before scaling. */
#define NAMES_WIDTH   124
#define CELL_PAD      3
#define BADGE         24
#define PICTURE       22
#define ROW_PAD       4.5
#define NAME_SIZE     10.5
#define NAME_LEAST    6.5
#define NAME_LINES    3
#define EQUATION_SIZE 8.5
#define RESULT_SIZE   13.5
#define TOTAL_SIZE    22
#define NOTE_SIZE     8

typedef struct
{
  CaravanScorePaper paper;
  double x, width;
  double names;  /* the first column */
  double column; /* each of the others */
} Grid;

static double
get_column_x (const Grid *grid, int i)
{
  return grid->x + grid->names + i * grid->column;
}

static double
put_text (const Grid *grid,
          int i,
          double y,
          double size,
          CaravanColor color,
          gboolean heavy,
          const char *text)
{
  CaravanPaperFont font = { size, color, PANGO_ALIGN_CENTER };
  double pad = caravan_paper_size (&grid->paper.on, CELL_PAD);

  return caravan_paper_plain (&grid->paper.on, font, heavy, text,
                              get_column_x (grid, i) + pad, y, grid->column - 2 * pad);
}

/* The same grid, when only heights are asked for. */
static Grid
measuring (const Grid *grid)
{
  Grid other = *grid;

  other.paper.on.draws = FALSE;
  return other;
}

/* Heads. */

/* Long names are set smaller, down to what the eye can bear; they are never cut. */
static double
find_name_size (const Grid *grid, const char *name)
{
  Grid other = measuring (grid);
  double size = NAME_SIZE;

  while (size > NAME_LEAST &&
         put_text (&other, 0, 0, size, CARAVAN_COLOR_TEXT, TRUE, name) >
             caravan_paper_size (&grid->paper.on, size) * 1.45 * NAME_LINES)
    size -= .5;
  return size;
}

static double
put_head_name (const Grid *grid, int i, double y, int seat)
{
  const char *name = caravan_sheet_get_name (grid->paper.sheet, seat);

  return put_text (grid, i, y, find_name_size (grid, name), CARAVAN_COLOR_TEXT, TRUE,
                   name);
}

static double
put_rank (const Grid *grid, int i, double y, int seat)
{
  const CvPlayerScore *player =
      &caravan_sheet_get_score (grid->paper.sheet)->player[seat];

  return put_text (grid, i, y, NOTE_SIZE + 1, CARAVAN_COLOR_DIM, FALSE,
                   player->sealed ? "?" : caravan_ordinal (player->rank));
}

/* Ranks stand in one line under the longest name. */
static double
put_heads (const Grid *grid, double y)
{
  const CaravanScorePaper *paper = &grid->paper;
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  double badge = caravan_paper_size (&paper->on, BADGE);
  double names = 0, ranks = 0, under = y + badge + caravan_paper_size (&paper->on, 3);

  for (int i = 0; i < score->n_players; i++)
    {
      double x = get_column_x (grid, i) + (grid->column - badge) / 2;
      caravan_score_paper_badge (paper, score->order[i], x, y, badge);
      names = MAX (names, put_head_name (grid, i, under, score->order[i]));
    }
  for (int i = 0; i < score->n_players; i++)
    ranks = MAX (ranks, put_rank (grid, i, under + names, score->order[i]));
  return under - y + names + ranks;
}

/* Lines. */

/* The picture is that of the chart's legend. Returns how far the name stands in. */
static double
put_picture (const Grid *grid, double y, const CaravanCategory *category)
{
  cairo_t *cr = grid->paper.on.cr;
  double side = caravan_paper_size (&grid->paper.on, PICTURE);

  if (category == NULL)
    return 0;
  if (grid->paper.on.draws)
    {
      cairo_save (cr);
      cairo_translate (cr, grid->x, y);
      cairo_scale (cr, side / 64, side / 64);
      caravan_swatch_draw (cr, CARAVAN_PAPER_LOOK, &category->part);
      cairo_restore (cr);
    }
  return side + caravan_paper_size (&grid->paper.on, 6);
}

static double
put_name (const Grid *grid, double y, double height, const CvRule *rule)
{
  const CaravanScorePaper *paper = &grid->paper;
  CaravanPaperFont font = { 9, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  const char *text = caravan_text (rule->text);
  double side = caravan_paper_size (&paper->on, PICTURE);
  double in = put_picture (
      grid, y + (height - side) / 2,
      caravan_art_find_category (caravan_sheet_get_art (paper->sheet), rule->id));
  double width = grid->names - in - caravan_paper_size (&paper->on, 6);
  Grid other = measuring (grid);

  double high = caravan_paper_plain (&other.paper.on, font, TRUE, text, 0, 0, width);
  caravan_paper_plain (&paper->on, font, TRUE, text, grid->x + in,
                       y + (height - high) / 2, width);
  return MAX (high, side);
}

static double
put_cell (const Grid *grid, int i, double y, const CvLine *line)
{
  g_autofree char *equation = NULL, *result = NULL;
  double height = 0;

  caravan_score_split (line, &equation, &result);
  if (equation[0] != '\0')
    height += put_text (grid, i, y, EQUATION_SIZE, CARAVAN_COLOR_DIM, FALSE, equation);
  return height +
         put_text (grid, i, y + height, RESULT_SIZE, CARAVAN_COLOR_TEXT, TRUE, result);
}

/* A row is as high as the highest of it; the rest is put in the middle of that. */
static double
put_row (const Grid *grid, double y, int line)
{
  const CvScore *score = caravan_sheet_get_score (grid->paper.sheet);
  const CvRule *rule = score->player[0].lines[line].rule;
  Grid other = measuring (grid);
  double pad = caravan_paper_size (&grid->paper.on, ROW_PAD);
  double name, cell = 0, most;

  name = put_name (&other, 0, 0, rule);
  for (int i = 0; i < score->n_players; i++)
    cell = MAX (cell,
                put_cell (&other, i, 0, &score->player[score->order[i]].lines[line]));
  most = MAX (name, cell);
  put_name (grid, y + pad, most, rule);
  for (int i = 0; i < score->n_players; i++)
    put_cell (grid, i, y + pad + (most - cell) / 2,
              &score->player[score->order[i]].lines[line]);
  return most + 2 * pad;
}

/* Totals. */

static double
put_total (const Grid *grid, int i, double y, int seat)
{
  CaravanSheet *sheet = grid->paper.sheet;
  const CvPlayerScore *player = &caravan_sheet_get_score (sheet)->player[seat];
  g_autofree char *total = lang_sheet_total (caravan_lang (), player);
  g_autofree char *notes =
      caravan_score_say_notes (sheet, seat, caravan_score_is_over (sheet));
  double height = put_text (grid, i, y, TOTAL_SIZE, CARAVAN_COLOR_TEXT, TRUE, total);

  if (notes[0] != '\0')
    height +=
        put_text (grid, i, y + height, NOTE_SIZE, CARAVAN_COLOR_ACCENT, TRUE, notes);
  return height;
}

static double
put_totals (const Grid *grid, double y)
{
  const CaravanScorePaper *paper = &grid->paper;
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  CaravanPaperFont font = { 13, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  double most = 0;

  caravan_paper_plain (&paper->on, font, TRUE, caravan_text (N_ ("Total")), grid->x,
                       y + caravan_paper_size (&paper->on, 7), grid->names);
  for (int i = 0; i < score->n_players; i++)
    most = MAX (most, put_total (grid, i, y, score->order[i]));
  return most;
}

/* The columns of those who won lie on a ground of their own. */
static void
shade_winners (const Grid *grid, double y, double height)
{
  const CaravanScorePaper *paper = &grid->paper;
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  double pad = caravan_paper_size (&paper->on, 2),
         above = caravan_paper_size (&paper->on, 5);

  for (int i = 0; paper->on.draws && i < score->n_players; i++)
    {
      if ((score->winners >> score->order[i] & 1) == 0)
        continue;
      caravan_trace_box (paper->on.cr, get_column_x (grid, i) + pad, y - above,
                         grid->column - 2 * pad, height + 2 * above,
                         caravan_paper_size (&paper->on, 7));
      caravan_set_color (paper->on.cr, CARAVAN_PAPER_LOOK, CARAVAN_COLOR_ACCENT_SOFT);
      cairo_fill (paper->on.cr);
    }
}

static double
put_all (const Grid *grid, double y)
{
  const CaravanScorePaper *paper = &grid->paper;
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  double start = y;

  y += put_heads (grid, y) + caravan_paper_size (&paper->on, 5);
  for (int line = 0; line < score->player[0].n_lines; line++)
    {
      caravan_paper_rule (&paper->on, CARAVAN_COLOR_LINE, grid->x, y, grid->width, .6);
      y += put_row (grid, y, line);
    }
  caravan_paper_rule (&paper->on, CARAVAN_COLOR_TEXT, grid->x, y, grid->width, 1.6);
  y += caravan_paper_size (&paper->on, 3);
  y += put_totals (grid, y);
  return y - start;
}

double
caravan_score_paper_grid (const CaravanScorePaper *paper,
                          double x,
                          double y,
                          double width)
{
  int n_players = caravan_sheet_get_score (paper->sheet)->n_players;
  Grid grid = { .paper = *paper, .x = x, .width = width };

  grid.names = caravan_paper_size (&paper->on, NAMES_WIDTH);
  grid.column = (width - grid.names) / n_players;
  Grid other = measuring (&grid);
  double height = put_all (&other, y);
  shade_winners (&grid, y, height);
  put_all (&grid, y);
  return height;
}
