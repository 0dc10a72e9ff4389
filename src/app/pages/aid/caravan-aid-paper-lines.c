/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of the player aid: what stands in front of each, and its sentence. */
#include "caravan-aid-paper-private.h"

#include "lang-format.h"

/* In letters: all of it follows the size of the text. */
#define TITLE      1.18
#define TITLE_GAP  .24
#define COLUMN_GAP 1.6
#define SLOT       1.09 /* a picture with what is between it and the next, in pictures */
#define SLOT_GAP   .3   /* before the text */

static double
get_side (const CaravanAidPaper *paper)
{
  return caravan_paper_size (&paper->on, paper->style->side);
}

/* What stands in front of a line: a chip, pictures; else a number or a point. */

static int
count_slots (const CaravanAidLine *line)
{
  int n = line->pays ? 1 : 0;

  for (int i = 0; i < CARAVAN_AID_PICTURES; i++)
    n += line->pictures[i].kind != CARAVAN_PICTURE_NONE;
  return MAX (n, 1);
}

static int
count_most_slots (const CaravanAidSection *section)
{
  int most = 1;

  for (const CaravanAidLine *line = section->lines; line->rule != NULL; line++)
    most = MAX (most, count_slots (line));
  return most;
}

/* A number on a round ground, or one with round corners. */
static void
draw_number (
    cairo_t *cr, int number, gboolean round, CaravanColor fill, CaravanColor fg)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  caravan_trace_box (cr, 4, 4, 56, 56, round ? 28 : 14);
  caravan_set_color (cr, CARAVAN_PAPER_LOOK, fill);
  cairo_fill (cr);
  caravan_draw_text (cr, text, 32, 44, 34, caravan_palette (CARAVAN_PAPER_LOOK, fg));
}

static void
draw_point (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_arc (cr, 32, 32, 7, 0, 2 * G_PI);
  caravan_set_color (cr, CARAVAN_PAPER_LOOK, CARAVAN_COLOR_ACCENT);
  cairo_fill (cr);
}

static void
draw_picture (const CaravanAidPaper *paper, const CaravanAidLine *line, int i)
{
  caravan_picture_draw (paper->on.cr, CARAVAN_PAPER_LOOK, paper->game->art,
                        line->pictures[i].kind, line->pictures[i].name, -1);
}

/* What the line has in its slot i. */
static void
draw_slot (const CaravanAidPaper *paper, const CaravanAidLine *line, int step, int i)
{
  int picture = line->pays ? i - 1 : i;

  if (picture < 0)
    draw_number (paper->on.cr, line->numbers[0], FALSE, CARAVAN_COLOR_ACCENT_SOFT,
                 CARAVAN_COLOR_TEXT);
  else if (line->pictures[picture].kind != CARAVAN_PICTURE_NONE)
    draw_picture (paper, line, picture);
  else if (step > 0)
    draw_number (paper->on.cr, step, TRUE, CARAVAN_COLOR_ACCENT,
                 CARAVAN_COLOR_ACCENT_FG);
  else
    draw_point (paper->on.cr);
}

/* Chips stand below each other at the left, everything else beside the text. */
static void
draw_slots (const CaravanAidPaper *paper,
            const CaravanAidLine *line,
            int step,
            int n_slots,
            double x,
            double y)
{
  double side = get_side (paper);
  int n = count_slots (line);

  for (int i = 0; paper->on.draws && i < n; i++)
    {
      int slot = line->pays ? i : n_slots - n + i;
      cairo_save (paper->on.cr);
      cairo_translate (paper->on.cr, x + slot * SLOT * side, y);
      cairo_scale (paper->on.cr, side / 64, side / 64);
      draw_slot (paper, line, step, i);
      cairo_restore (paper->on.cr);
    }
}

/* The sentence. */

static char *
say_line (const CaravanAidPaper *paper, const Lang *lang, const CaravanAidLine *line)
{
  const CvRule *rule = cv_game_rule_find (paper->game->game, line->rule);
  LangArg args[CARAVAN_AID_NUMBERS] = { 0 };
  int n = 0;

  for (; n < CARAVAN_AID_NUMBERS && line->numbers[n] != 0; n++)
    args[n] = (LangArg){ LANG_ARG_NUMBER, NULL, line->numbers[n] };
  return lang_format (lang, line->text != NULL ? line->text : rule->text, args,
                      (gsize) n);
}

/* A line of one language. The first row of its text stands beside the middle of its
   picture. */
static double
put_line (const CaravanAidPaper *paper,
          const Lang *lang,
          const CaravanAidLine *line,
          int step,
          int n_slots,
          double x,
          double y,
          double width)
{
  CaravanPaperFont font = { 1, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  CaravanPaper measuring = paper->on;
  char *text = say_line (paper, lang, line);
  double side = get_side (paper);
  double in = n_slots * SLOT * side + caravan_paper_size (&paper->on, SLOT_GAP);

  measuring.draws = FALSE;
  double row = caravan_paper_plain (&measuring, font, FALSE, "1", 0, 0, 0);
  double text_down = MAX (side - row, 0) / 2, side_down = MAX (row - side, 0) / 2;
  draw_slots (paper, line, step, n_slots, x, y + side_down);
  double height = caravan_paper_plain (&paper->on, font, FALSE, text, x + in,
                                       y + text_down, width - in);
  free (text);
  return MAX (height + text_down, side + side_down);
}

/* Sections. */

static double
get_column_width (const CaravanAidPaper *paper, double width)
{
  double gaps = (paper->n_langs - 1) * caravan_paper_size (&paper->on, COLUMN_GAP);

  return (width - gaps) / paper->n_langs;
}

static double
get_column_x (const CaravanAidPaper *paper, double x, double width, int i)
{
  return x + i * (width + caravan_paper_size (&paper->on, COLUMN_GAP));
}

static double
put_title (const CaravanAidPaper *paper,
           const CaravanAidSection *section,
           double x,
           double y,
           double width)
{
  CaravanPaperFont font = { TITLE, CARAVAN_COLOR_ACCENT, PANGO_ALIGN_LEFT };
  double most = 0;

  for (int i = 0; i < paper->n_langs; i++)
    most =
        MAX (most, caravan_paper_plain (&paper->on, font, TRUE,
                                        lang_text (paper->langs[i], section->title),
                                        get_column_x (paper, x, width, i), y, width));
  for (int i = 0; i < paper->n_langs; i++)
    caravan_paper_rule (&paper->on, CARAVAN_COLOR_LINE,
                        get_column_x (paper, x, width, i), y + most, width, .7);
  return most + caravan_paper_size (&paper->on, TITLE_GAP);
}

static double
put_section (const CaravanAidPaper *paper,
             const CaravanAidSection *section,
             double x,
             double y,
             double width)
{
  double gap = caravan_paper_size (&paper->on, paper->style->line_gap) * paper->air;
  double column = get_column_width (paper, width), start = y;
  int n_slots = count_most_slots (section), step = 0;

  y += put_title (paper, section, x, y, column);
  for (const CaravanAidLine *line = section->lines; line->rule != NULL; line++)
    {
      double most = 0;
      step += section->has_steps;
      for (int i = 0; i < paper->n_langs; i++)
        most = MAX (most, put_line (paper, paper->langs[i], line, step, n_slots,
                                    get_column_x (paper, x, column, i), y, column));
      y += most + gap;
    }
  return y - gap - start;
}

double
caravan_aid_paper_sections (
    const CaravanAidPaper *paper, int first, int end, double x, double y, double width)
{
  double gap = caravan_paper_size (&paper->on, paper->style->section_gap) * paper->air;
  double start = y;

  for (int i = first; i < end; i++)
    {
      if (i > first)
        y += gap;
      y += put_section (paper, &paper->game->aid[i], x, y, width);
    }
  return y - start;
}
