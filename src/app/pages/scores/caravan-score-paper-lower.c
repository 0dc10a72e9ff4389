/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Under the sheet on paper: where the points came from and the code on the left, the
   board and how it grew on the right. */
#include "caravan-score-paper-private.h"

#include <math.h>

#include "caravan-board-picture.h"
#include "caravan-code.h"
#include "caravan-score-charts.h"
#include "caravan-score-words.h"
#include "caravan-text.h"

/* In points, before scaling. */
#define GAP        14
#define TITLE_SIZE 10.5
#define TITLE_GAP  4
#define CHART_TEXT 9

/* Of the height it has when it is as wide as its column. */
#define BOARD_LEAST .9

/* A module is a whole number of dots of a printer, and lies on them: 300 to the inch.
   The code is never scaled, or cameras could not read it. */
#define DOT    (72. / 300)
#define MODULE (4 * DOT)

static double
put_title (
    const CaravanScorePaper *paper, const char *text, double x, double y, double width)
{
  CaravanPaperFont font = { TITLE_SIZE, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };

  return caravan_paper_plain (&paper->on, font, TRUE, text, x, y, width) +
         caravan_paper_size (&paper->on, TITLE_GAP);
}

/* Charts. */

static double
put_chart (const CaravanScorePaper *paper,
           CaravanChart *chart,
           double x,
           double y,
           double width)
{
  double title = put_title (paper, chart->title, x, y, width);
  double text = caravan_paper_size (&paper->on, CHART_TEXT);

  if (paper->on.draws)
    {
      cairo_save (paper->on.cr);
      cairo_translate (paper->on.cr, x, y + title);
      caravan_chart_draw (chart, paper->on.cr, CARAVAN_PAPER_LOOK, width, 0, text,
                          NULL);
      cairo_restore (paper->on.cr);
    }
  return title + caravan_chart_measure (chart, width, text);
}

static double
put_points (const CaravanScorePaper *paper, double x, double y, double width)
{
  g_autoptr (CaravanChart) chart = caravan_score_chart_points (paper->sheet);

  return put_chart (paper, chart, x, y, width);
}

/* The code. */

/* To the next dot. */
static double
snap (double at)
{
  return ceil (at / DOT) * DOT;
}

/* The caption stands beside a small code and under a large one. */
static double
put_code (const CaravanScorePaper *paper, double x, double y, double width)
{
  CaravanPaperFont font = { 8.5, CARAVAN_COLOR_DIM, PANGO_ALIGN_LEFT };
  g_autofree char *link = caravan_sheet_bgstats (paper->sheet);
  g_autoptr (CaravanCode) code = caravan_code_new (link);
  const char *caption = caravan_text (N_ ("Scan to keep this play in BG Stats"));

  if (code == NULL)
    return 0;
  double side = caravan_code_get_side (code) * MODULE;
  if (paper->on.draws)
    {
      cairo_save (paper->on.cr);
      cairo_translate (paper->on.cr, snap (x), snap (y));
      caravan_code_draw (code, paper->on.cr, MODULE);
      cairo_restore (paper->on.cr);
    }
  double rest = width - side - DOT - caravan_paper_size (&paper->on, 4);
  if (rest < caravan_paper_size (&paper->on, 60))
    return side + DOT +
           caravan_paper_plain (&paper->on, font, FALSE, caption,
                                x + CARAVAN_CODE_QUIET * MODULE, y + side, width);
  caravan_paper_plain (&paper->on, font, FALSE, caption, x + width - rest,
                       y + CARAVAN_CODE_QUIET * MODULE, rest);
  return side + DOT;
}

/* The board. */

static double
put_board (
    const CaravanScorePaper *paper, double x, double y, double width, double most)
{
  const CvTable *table = caravan_sheet_get_drawn (paper->sheet);
  const CvState *state =
      cv_match_state (rec_record_match (caravan_sheet_get_record (paper->sheet)));
  double across, down;

  if (!caravan_board_picture_measure (table, &across, &down))
    return 0;
  const char *when = caravan_score_is_over (paper->sheet)
                         ? N_ ("The board at the end")
                         : N_ ("The board at this moment");
  double title = put_title (paper, caravan_text (when), x, y, width);
  double scale = MIN (width / across, (most - title) / down);
  if (paper->on.draws)
    {
      cairo_save (paper->on.cr);
      cairo_translate (paper->on.cr, x + (width - across * scale) / 2, y + title);
      cairo_scale (paper->on.cr, scale, scale);
      caravan_board_picture_draw (table, state, CARAVAN_PAPER_LOOK, paper->on.cr);
      cairo_restore (paper->on.cr);
    }
  return title + down * scale;
}

static gboolean
has_board (const CaravanScorePaper *paper)
{
  double across, down;

  return caravan_board_picture_measure (caravan_sheet_get_table (paper->sheet), &across,
                                        &down);
}

/* Putting it together. */

static double
get_column_width (const CaravanScorePaper *paper, double width)
{
  return (width - caravan_paper_size (&paper->on, GAP)) / 2;
}

/* The code lies at the lower end of the column, where the height is known. */
static double
put_left (const CaravanScorePaper *paper, double x, double y, double width, double most)
{
  CaravanScorePaper measuring = caravan_score_paper_measuring (paper);
  double points = put_points (paper, x, y, width);

  if (!has_board (paper))
    return points;
  double code = put_code (&measuring, x, y, width);
  double gap = MAX (caravan_paper_size (&paper->on, GAP) / 2, most - points - code);
  return points + gap + put_code (paper, x, y + points + gap, width);
}

static double
put_growth (const CaravanScorePaper *paper, double x, double y, double width)
{
  g_autoptr (CaravanChart) chart = caravan_score_chart_growth (paper->sheet);

  return chart != NULL ? put_chart (paper, chart, x, y, width) : 0;
}

/* The board as large as what is under it allows. */
static double
put_right (
    const CaravanScorePaper *paper, double x, double y, double width, double most)
{
  double gap = caravan_paper_size (&paper->on, GAP), height;
  CaravanScorePaper measuring = caravan_score_paper_measuring (paper);
  double growth = put_growth (&measuring, x, y, width) + gap;
  if (has_board (paper))
    height = put_board (paper, x, y, width, most - growth);
  else
    height = put_code (paper, x, y, width);
  return height + gap + put_growth (paper, x, y + height + gap, width);
}

double
caravan_score_paper_lower_least (const CaravanScorePaper *paper, double width)
{
  CaravanScorePaper measuring = caravan_score_paper_measuring (paper);
  double column = get_column_width (paper, width);
  double least = BOARD_LEAST * put_board (&measuring, 0, 0, column, G_MAXDOUBLE);

  least += put_growth (&measuring, 0, 0, column) + caravan_paper_size (&paper->on, GAP);
  return MAX (put_left (&measuring, 0, 0, column, 0),
              has_board (paper) ? least : put_right (&measuring, 0, 0, column, 0));
}

double
caravan_score_paper_lower (
    const CaravanScorePaper *paper, double x, double y, double width, double height)
{
  double column = get_column_width (paper, width);
  double right = put_right (paper, x + width - column, y, column, height);

  return MAX (right, put_left (paper, x, y, column, right));
}
