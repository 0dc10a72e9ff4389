/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-paper-private.h"

#include "caravan-game.h"
#include "caravan-print.h"
#include "caravan-score-words.h"
#include "caravan-text.h"
#include "caravan-when.h"
#include "lang-sheet.h"

/* In points. */
#define FRAME  22.0
#define MARGIN 42.0
#define WIDTH  (CARAVAN_PRINT_WIDTH - 2 * MARGIN)
#define HEIGHT (CARAVAN_PRINT_HEIGHT - 2 * MARGIN)
#define FOOT   14.0
#define GAP    13.0

/* The players beside the title. */
#define RIDER_MOST  27.0
#define RIDER_LEAST 14.0

/* Scales to try: so many steps. */
#define SCALE_STEP 0.025
#define STEP_LEAST 16
#define STEP_MOST  50

void
caravan_score_paper_badge (
    const CaravanScorePaper *paper, int seat, double x, double y, double side)
{
  if (!paper->on.draws)
    return;
  cairo_save (paper->on.cr);
  cairo_translate (paper->on.cr, x, y);
  cairo_scale (paper->on.cr, side / 64, side / 64);
  caravan_draw_badge (paper->on.cr,
                      (CvColor) caravan_sheet_get_table (paper->sheet)->color[seat]);
  cairo_restore (paper->on.cr);
}

/* The title. */

static const char *
find_edition (CaravanSheet *sheet)
{
  const CvGame *game = caravan_sheet_get_table (sheet)->game;
  const CaravanEdition *editions = caravan_game_find (game)->editions;
  const char *edition = json_string_value (json_object_get (
      rec_record_header (caravan_sheet_get_record (sheet)), "edition"));

  if (editions == NULL)
    return NULL;
  for (int i = 0; game->editions[i] != NULL; i++)
    if (g_strcmp0 (game->editions[i], edition) == 0)
      return editions[i].title;
  return editions[0].title;
}

/* “Sample board · Italian booklet (Überplay)”, or "". */
static char *
say_setting (CaravanSheet *sheet)
{
  const char *board = rec_record_board_title (caravan_sheet_get_record (sheet));
  const char *edition = find_edition (sheet);

  if (board != NULL && edition != NULL)
    return caravan_format (N_ ("%1$s · %2$s"), "tt", board, edition);
  return g_strdup (board != NULL     ? caravan_text (board)
                   : edition != NULL ? caravan_text (edition)
                                     : "");
}

static void
draw_rider (const CaravanArt *art, cairo_t *cr, CvColor color)
{
  if (art->draw_rider != NULL)
    art->draw_rider (cr, color);
  else
    caravan_draw_badge (cr, color);
}

/* The players ride along the line under the title, the first in front, as far as there
   is room between the texts. */
static void
draw_caravan (const CaravanScorePaper *paper, double from, double to, double y)
{
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  const CvTable *table = caravan_sheet_get_table (paper->sheet);
  const CaravanArt *art = caravan_sheet_get_art (paper->sheet);
  double most = caravan_paper_size (&paper->on, RIDER_MOST);
  double side = MIN (most, (to - from) / (score->n_players + 1.5));
  double step = side * 1.04, width = score->n_players * step;

  if (!paper->on.draws || side < RIDER_LEAST)
    return;
  for (int i = 0; i < score->n_players; i++)
    {
      cairo_save (paper->on.cr);
      cairo_translate (paper->on.cr, (from + to - width) / 2 + i * step,
                       y - side * 1.02);
      cairo_scale (paper->on.cr, side / 64, side / 64);
      draw_rider (art, paper->on.cr, (CvColor) table->color[score->order[i]]);
      cairo_restore (paper->on.cr);
    }
}

static double
put_title (const CaravanScorePaper *paper, double y)
{
  CaravanPaperFont title = { 32, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  CaravanPaperFont date = { 11, CARAVAN_COLOR_TEXT, PANGO_ALIGN_RIGHT };
  CaravanPaperFont setting = { 9.5, CARAVAN_COLOR_DIM, PANGO_ALIGN_RIGHT };
  GDateTime *when = caravan_sheet_get_date (paper->sheet);
  g_autofree char *day = when != NULL ? caravan_say_date (when) : g_strdup ("");
  g_autofree char *where = say_setting (paper->sheet);
  double half = WIDTH * .6;

  const char *game = caravan_sheet_get_table (paper->sheet)->game->name;
  double height =
      caravan_paper_plain (&paper->on, title, TRUE, game, MARGIN, y, WIDTH - half);
  double down = caravan_paper_size (&paper->on, 10);
  down += caravan_paper_plain (&paper->on, date, TRUE, day, MARGIN + WIDTH - half,
                               y + down, half);
  down += caravan_paper_plain (&paper->on, setting, FALSE, where, MARGIN + WIDTH - half,
                               y + down, half);
  height = MAX (height, down) + caravan_paper_size (&paper->on, 3);
  double from = MARGIN + caravan_paper_width (&paper->on, title, TRUE, game);
  double to = MARGIN + WIDTH -
              MAX (caravan_paper_width (&paper->on, date, TRUE, day),
                   caravan_paper_width (&paper->on, setting, FALSE, where));
  draw_caravan (paper, from, to, y + height);
  caravan_paper_rule (&paper->on, CARAVAN_COLOR_ACCENT, MARGIN, y + height, WIDTH, 2.4);
  caravan_paper_rule (&paper->on, CARAVAN_COLOR_FRAME, MARGIN, y + height + 3, WIDTH,
                      .5);
  return height + 3;
}

/* What decided. */

static char *
make_outcome (CaravanSheet *sheet)
{
  g_autofree char *outcome =
      lang_sheet_outcome (caravan_lang (), caravan_sheet_get_record (sheet),
                          caravan_sheet_get_score (sheet));
  g_autofree char *tie = caravan_score_say_tie (sheet);
  g_autofree char *house = caravan_score_say_house (sheet);
  const char *stands = caravan_score_is_over (sheet)
                           ? NULL
                           : caravan_text (N_ ("As it stands: the game is not over."));
  const char *const more[] = { stands, tie, house };
  GString *markup = g_string_new (NULL);
  g_autofree char *first =
      g_markup_printf_escaped ("<span weight=\"800\">%s</span>", outcome);

  g_string_append (markup, first);
  for (gsize i = 0; i < G_N_ELEMENTS (more); i++)
    {
      const char *text = more[i];
      g_autofree char *safe = text != NULL ? g_markup_escape_text (text, -1) : NULL;
      if (safe != NULL)
        g_string_append_printf (markup, "\n%s", safe);
    }
  return g_string_free (markup, FALSE);
}

static double
put_badges (const CaravanScorePaper *paper, double y, double side)
{
  const CvScore *score = caravan_sheet_get_score (paper->sheet);
  double x = MARGIN;

  for (int i = 0; i < score->n_players; i++)
    if (score->winners >> score->order[i] & 1)
      {
        caravan_score_paper_badge (paper, score->order[i], x, y, side);
        x += side * 1.15;
      }
  return x > MARGIN ? x - MARGIN + side * .2 : 0;
}

static double
put_outcome (const CaravanScorePaper *paper, double y)
{
  g_autofree char *markup = make_outcome (paper->sheet);
  CaravanPaperFont font = { 11, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  double side = caravan_paper_size (&paper->on, 18);
  double x = put_badges (paper, y, side);
  double height =
      caravan_paper_markup (&paper->on, font, markup, MARGIN + x,
                            y + caravan_paper_size (&paper->on, 1.5), WIDTH - x);

  return MAX (side, height + caravan_paper_size (&paper->on, 1.5));
}

/* The page. */

static void
draw_frame (const CaravanPaper *paper)
{
  caravan_paper_frame (paper, FRAME, FRAME, CARAVAN_PRINT_WIDTH - 2 * FRAME,
                       CARAVAN_PRINT_HEIGHT - 2 * FRAME);
}

static void
draw_foot (const CaravanScorePaper *paper)
{
  CaravanScorePaper plain = *paper;
  CaravanPaperFont font = { 7.5, CARAVAN_COLOR_DIM, PANGO_ALIGN_CENTER };

  plain.on.scale = 1;
  caravan_paper_plain (&plain.on, font, FALSE,
                       caravan_text (N_ ("Counted by Caravanserai")), MARGIN,
                       MARGIN + HEIGHT - 8, WIDTH);
}

/* All parts from above; the last one takes what is left of the height. Returns what
   they need. */
static double
put_parts (const CaravanScorePaper *paper)
{
  double gap = caravan_paper_size (&paper->on, GAP), y = MARGIN;
  double end = MARGIN + HEIGHT - FOOT;

  y += put_title (paper, y) + gap;
  y += caravan_score_paper_grid (paper, MARGIN, y, WIDTH) + gap;
  y += put_outcome (paper, y) + gap;
  if (paper->on.draws)
    caravan_score_paper_lower (paper, MARGIN, y, WIDTH, end - y);
  return y + caravan_score_paper_lower_least (paper, WIDTH) - MARGIN + FOOT;
}

static gboolean
fits (gconstpointer data, int step)
{
  CaravanScorePaper paper = *(const CaravanScorePaper *) data;

  paper.on.scale = step * SCALE_STEP;
  return put_parts (&paper) <= HEIGHT;
}

/* The largest scale at which all of it fits. */
static double
find_scale (CaravanSheet *sheet, cairo_t *cr)
{
  CaravanScorePaper measuring = { .on = { .cr = cr }, .sheet = sheet };

  return SCALE_STEP * caravan_paper_find_step (fits, &measuring, STEP_LEAST, STEP_MOST);
}

void
caravan_score_paper_draw (CaravanSheet *sheet, cairo_t *cr)
{
  CaravanScorePaper paper = {
    .on = { .cr = cr, .draws = TRUE, .scale = find_scale (sheet, cr) }, .sheet = sheet
  };

  draw_frame (&paper.on);
  put_parts (&paper);
  draw_foot (&paper);
}
