/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-paper.h"

#include <stdlib.h>
#include <string.h>

#include "caravan-board-picture.h"
#include "caravan-books.h"
#include "caravan-dispute-words.h"
#include "caravan-paper.h"
#include "caravan-print.h"
#include "caravan-rules-languages.h"
#include "caravan-step.h"
#include "caravan-text.h"

/* In points. */
#define FRAME          22.0
#define MARGIN         42.0
#define WIDTH          (CARAVAN_PRINT_WIDTH - 2 * MARGIN)
#define HEIGHT         (CARAVAN_PRINT_HEIGHT - 2 * MARGIN)
#define FOOT           14.0
#define GAP            12.0
#define COLUMN_GAP     14.0
#define PICTURE_HEIGHT (HEIGHT * .46)

/* Scales to try: so many steps. */
#define SCALE_STEP 0.025
#define STEP_LEAST 12
#define STEP_MOST  46

/* What was on the screen when it was asked for. */
typedef struct
{
  CvTable table;
  CvState state;
  CvSet ringed; /* where the step would take place, and what decides it */
  char *question, *answer, *board;
  int n_rules;
  char *rule[CARAVAN_BOOKS_MOST]; /* by column, marked up */
} Sheet;

typedef struct
{
  CaravanPaper on;
  const Sheet *sheet;
} Page;

static void
free_sheet (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->question);
  g_free (sheet->answer);
  g_free (sheet->board);
  for (int i = 0; i < sheet->n_rules; i++)
    g_free (sheet->rule[i]);
  g_free (sheet);
}

static void
ring (Sheet *sheet, CvCell cell)
{
  int bit = cv_board_bit (&sheet->table.board, cell);

  if (bit >= 0)
    cv_set_add (&sheet->ringed, bit);
}

static void
take_cells (Sheet *sheet, CaravanDesk *desk)
{
  const CvVerdict *verdict = caravan_desk_get_verdict (desk);

  ring (sheet, caravan_step_find_place (&sheet->table, caravan_desk_get_event (desk)));
  for (int i = 0; i < verdict->n_because; i++)
    ring (sheet, verdict->because[i]);
}

/* The title is the first line. */
static char *
mark_up (const LangSection *section)
{
  char *text = lang_section_text (section);
  const char *rest = strchr (text, '\n');
  char *markup =
      g_markup_printf_escaped ("<b>%s</b>%s", section->title, rest != NULL ? rest : "");

  free (text);
  return markup;
}

/* The section of the rule in each of the languages that are read. */
static void
take_rules (Sheet *sheet, const char *rule)
{
  gsize page, section;
  int order[CARAVAN_BOOKS_MOST];

  if (caravan_books_count () == 0 ||
      !lang_book_find_rule (caravan_book (0), rule, &page, &section))
    return;
  sheet->n_rules = caravan_books_order (caravan_rules_languages_get (), order);
  for (int i = 0; i < sheet->n_rules; i++)
    sheet->rule[i] =
        mark_up (&lang_book_page (caravan_book (order[i]), page)->sections[section]);
}

static Sheet *
make_sheet (CaravanDesk *desk)
{
  const char *board =
      rec_record_board_title (caravan_match_get_record (caravan_desk_get_match (desk)));
  Sheet *sheet = g_new0 (Sheet, 1);
  g_autofree char *said = caravan_dispute_say (desk);
  const char *line = strchr (said, '\n');

  sheet->table = *caravan_desk_get_table (desk);
  sheet->state = *caravan_desk_get_state (desk);
  sheet->question = g_strndup (said, (gsize) (line - said));
  sheet->answer = g_strdup (line + 1);
  sheet->board = g_strdup (board != NULL ? caravan_text (board) : "");
  take_cells (sheet, desk);
  take_rules (sheet, caravan_desk_get_verdict (desk)->rule->id);
  return sheet;
}

/* The parts: each begins at y and returns its height. */

static double
put_title (const Page *page, double y)
{
  CaravanPaperFont title = { 24, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  CaravanPaperFont where = { 10, CARAVAN_COLOR_DIM, PANGO_ALIGN_RIGHT };
  g_autofree char *line = caravan_format (
      N_ ("%1$g · %2$s"), "ss", page->sheet->table.game->name, page->sheet->board);
  double height = caravan_paper_plain (&page->on, title, TRUE,
                                       caravan_text (N_ ("Settle a dispute")), MARGIN,
                                       y, WIDTH * .6);

  caravan_paper_plain (&page->on, where, FALSE, line, MARGIN + WIDTH * .6,
                       y + caravan_paper_size (&page->on, 10), WIDTH * .4);
  caravan_paper_rule (&page->on, CARAVAN_COLOR_ACCENT, MARGIN, y + height, WIDTH, 2.4);
  return height + 3;
}

/* It is as large however long the texts are. */
static double
put_position (const Page *page, double y)
{
  const Sheet *sheet = page->sheet;
  cairo_t *cr = page->on.cr;
  double width, height;

  if (!caravan_board_picture_measure (&sheet->table, &width, &height))
    return 0;
  double scale = MIN (WIDTH / width, PICTURE_HEIGHT / height);
  if (page->on.draws)
    {
      cairo_save (cr);
      cairo_translate (cr, MARGIN + (WIDTH - width * scale) / 2, y);
      cairo_scale (cr, scale, scale);
      caravan_board_picture_draw (&sheet->table, &sheet->state, CARAVAN_PAPER_LOOK, cr);
      caravan_board_picture_ring (&sheet->table, &sheet->ringed, CARAVAN_PAPER_LOOK,
                                  cr);
      cairo_restore (cr);
    }
  return height * scale;
}

static double
put_answer (const Page *page, double y)
{
  CaravanPaperFont question = { 14, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  CaravanPaperFont answer = { 11.5, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  double height = caravan_paper_plain (&page->on, question, TRUE, page->sheet->question,
                                       MARGIN, y, WIDTH) +
                  caravan_paper_size (&page->on, 3);

  return height + caravan_paper_plain (&page->on, answer, FALSE, page->sheet->answer,
                                       MARGIN, y + height, WIDTH);
}

static double
put_rules (const Page *page, double y)
{
  CaravanPaperFont text = { 9.5, CARAVAN_COLOR_TEXT, PANGO_ALIGN_LEFT };
  int n = page->sheet->n_rules;
  double width = (WIDTH - (n - 1) * COLUMN_GAP) / MAX (n, 1), most = 0;

  if (n > 0)
    caravan_paper_rule (&page->on, CARAVAN_COLOR_FRAME, MARGIN, y, WIDTH, .5);
  y += caravan_paper_size (&page->on, 6);
  for (int i = 0; i < n; i++)
    {
      double height = caravan_paper_plain (&page->on, text, FALSE, page->sheet->rule[i],
                                           MARGIN + i * (width + COLUMN_GAP), y, width);
      most = MAX (most, height);
    }
  return most + caravan_paper_size (&page->on, 6);
}

static double
put_parts (const Page *page)
{
  double gap = caravan_paper_size (&page->on, GAP), y = MARGIN;

  y += put_title (page, y) + GAP;
  y += put_position (page, y) + GAP;
  y += put_answer (page, y) + gap;
  y += put_rules (page, y);
  return y - MARGIN + FOOT;
}

static gboolean
fits (gconstpointer data, int step)
{
  Page page = *(const Page *) data;

  page.on.scale = step * SCALE_STEP;
  return put_parts (&page) <= HEIGHT;
}

/* The largest scale of the texts at which all of it fits. */
static double
find_scale (const Page *page)
{
  Page measuring = *page;

  measuring.on.draws = FALSE;
  return SCALE_STEP * caravan_paper_find_step (fits, &measuring, STEP_LEAST, STEP_MOST);
}

static void
put_foot (const Page *page)
{
  CaravanPaperFont font = { 7.5, CARAVAN_COLOR_DIM, PANGO_ALIGN_CENTER };
  Page plain = *page;

  plain.on.scale = 1;
  caravan_paper_plain (&plain.on, font, FALSE,
                       caravan_text (N_ ("Settled by Caravanserai")), MARGIN,
                       MARGIN + HEIGHT - 8, WIDTH);
}

static void
draw (gpointer sheet, cairo_t *cr)
{
  Page page = { .on = { .cr = cr, .draws = TRUE }, .sheet = sheet };

  page.on.scale = find_scale (&page);
  caravan_paper_frame (&page.on, FRAME, FRAME, CARAVAN_PRINT_WIDTH - 2 * FRAME,
                       CARAVAN_PRINT_HEIGHT - 2 * FRAME);
  put_parts (&page);
  put_foot (&page);
}

GtkPrintOperation *
caravan_dispute_paper_print (CaravanDesk *desk)
{
  Sheet *sheet = make_sheet (desk);

  return caravan_print_page_new (sheet->question, draw, sheet, free_sheet);
}

GBytes *
caravan_dispute_paper_pdf (CaravanDesk *desk)
{
  Sheet *sheet = make_sheet (desk);
  GBytes *bytes = caravan_print_page_pdf (sheet->question, NULL, draw, sheet);

  free_sheet (sheet);
  return bytes;
}
