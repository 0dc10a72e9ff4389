/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rules-print.h"

#include "caravan-books.h"
#include "caravan-figure.h"
#include "caravan-print.h"
#include "caravan-rules-text.h"

/* In points. */
#define COLUMN_GAP    16
#define BLOCK_GAP     5
#define FIGURE_HEIGHT 120
#define TEXT_SIZE     10

/* One thing that lies across the page: a piece of text in each language, or a figure.
   It is never broken. */
typedef struct
{
  char *markup[CARAVAN_BOOKS_MOST]; /* by column */
  const char *figure;
  double height;
} Strip;

typedef struct
{
  GArray *strips;
  GArray *first; /* the first strip of each sheet */
  int n_columns;
  int columns[CARAVAN_BOOKS_MOST]; /* the language of each */
} Job;

static void
clear_strip (gpointer data)
{
  Strip *strip = data;

  for (int i = 0; i < CARAVAN_BOOKS_MOST; i++)
    g_free (strip->markup[i]);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_array_unref (job->strips);
  g_array_unref (job->first);
  g_free (job);
}

static const LangPage *
get_page (const Job *job, int column, gsize page)
{
  return lang_book_page (caravan_book (job->columns[column]), page);
}

/* What is on the strips. */

static void
add_heading (Job *job, gsize page, gsize section)
{
  Strip strip = { 0 };

  for (int i = 0; i < job->n_columns; i++)
    {
      const LangPage *its = get_page (job, i, page);
      const char *title = section == 0 ? its->title : its->sections[section].title;
      strip.markup[i] =
          g_markup_printf_escaped ("<span size=\"%s\" weight=\"bold\">%s</span>",
                                   section == 0 ? "160%" : "115%", title);
    }
  g_array_append_val (job->strips, strip);
}

static char *
make_markup (const LangBlock *block)
{
  g_autofree char *text = caravan_rules_markup (block, 100);
  GString *row;

  switch (block->kind)
    {
    case LANG_BLOCK_TEXT:
    case LANG_BLOCK_FIGURE:
      return g_steal_pointer (&text);
    case LANG_BLOCK_ITEM:
      return g_strconcat ("• ", text, NULL);
    case LANG_BLOCK_STEP:
      return g_strdup_printf ("%d. %s", block->number, text);
    case LANG_BLOCK_NOTE:
    case LANG_BLOCK_TIP:
      return g_strconcat ("<i>", text, "</i>", NULL);
    case LANG_BLOCK_ROW:
      break;
    }
  row = g_string_new (NULL);
  for (gsize i = 0; i < block->n_cells; i++)
    {
      g_autofree char *cell = caravan_rules_markup (&block->cells[i], 100);
      g_string_append_printf (row, "%s%s", i > 0 ? "  ·  " : "", cell);
    }
  return g_string_free (row, FALSE);
}

/* A link means nothing on paper. */
static char *
drop_links (char *markup)
{
  static GRegex *links;

  if (links == NULL)
    links = g_regex_new ("</?a[^>]*>", 0, 0, NULL);
  char *plain = g_regex_replace_literal (links, markup, -1, 0, "", 0, NULL);
  g_free (markup);
  return plain;
}

static void
add_block (Job *job, gsize page, gsize section, gsize at)
{
  Strip strip = { 0 };

  for (int i = 0; i < job->n_columns; i++)
    {
      const LangBlock *block = &get_page (job, i, page)->sections[section].blocks[at];
      strip.figure = block->figure;
      strip.markup[i] = drop_links (make_markup (block));
    }
  g_array_append_val (job->strips, strip);
}

static void
fill (Job *job, gsize page)
{
  const LangPage *its = lang_book_page (caravan_book (0), page);

  for (gsize i = 0; i < its->n_sections; i++)
    {
      add_heading (job, page, i);
      for (gsize k = 0; k < its->sections[i].n_blocks; k++)
        add_block (job, page, i, k);
    }
}

/* Where it lies. */

static double
get_column_width (const Job *job, GtkPrintContext *context)
{
  int n = job->n_columns;

  return (gtk_print_context_get_width (context) - (n - 1) * COLUMN_GAP) / n;
}

static PangoLayout *
make_layout (GtkPrintContext *context, const char *markup, double width)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);

  caravan_print_fill (layout, markup, TEXT_SIZE, width);
  return layout;
}

static double
measure_strip (const Job *job, const Strip *strip, GtkPrintContext *context)
{
  double most = 0;

  for (int i = 0; i < job->n_columns; i++)
    {
      int height;
      g_autoptr (PangoLayout) layout =
          make_layout (context, strip->markup[i], get_column_width (job, context));
      pango_layout_get_size (layout, NULL, &height);
      most = MAX (most, (double) height / PANGO_SCALE);
    }
  return most + BLOCK_GAP + (strip->figure != NULL ? FIGURE_HEIGHT : 0);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  double left = 0;

  g_array_set_size (job->first, 0);
  for (guint i = 0; i < job->strips->len; i++)
    {
      Strip *strip = &g_array_index (job->strips, Strip, i);
      strip->height = measure_strip (job, strip, context);
      if (strip->height > left)
        {
          g_array_append_val (job->first, i);
          left = gtk_print_context_get_height (context);
        }
      left -= strip->height;
    }
  gtk_print_operation_set_n_pages (operation, (int) job->first->len);
}

static double
draw_figure (cairo_t *cr, const char *name, double y)
{
  int width, height;

  if (!caravan_figure_measure (name, &width, &height))
    return 0;
  double scale = MIN (1, (FIGURE_HEIGHT - 2. * BLOCK_GAP) / height);
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  cairo_scale (cr, scale, scale);
  caravan_figure_draw (name, CARAVAN_LOOK_LIGHT, cr);
  cairo_restore (cr);
  return FIGURE_HEIGHT;
}

static void
draw_strip (const Job *job, const Strip *strip, GtkPrintContext *context, double y)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double x = 0;

  if (strip->figure != NULL)
    y += draw_figure (cr, strip->figure, y);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = 0; i < job->n_columns; i++)
    {
      g_autoptr (PangoLayout) layout =
          make_layout (context, strip->markup[i], get_column_width (job, context));
      cairo_move_to (cr, x, y);
      pango_cairo_show_layout (cr, layout);
      x += get_column_width (job, context) + COLUMN_GAP;
    }
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext *context,
              int number,
              Job *job)
{
  guint first = g_array_index (job->first, guint, (guint) number);
  guint end = (guint) number + 1 < job->first->len
                  ? g_array_index (job->first, guint, (guint) number + 1)
                  : job->strips->len;
  double y = 0;

  for (guint i = first; i < end; i++)
    {
      const Strip *strip = &g_array_index (job->strips, Strip, i);
      draw_strip (job, strip, context, y);
      y += strip->height;
    }
}

GtkPrintOperation *
caravan_rules_print_new (gsize page, guint languages)
{
  GtkPrintOperation *operation = caravan_print_operation_new (
      lang_book_page (caravan_book (caravan_book_spoken ()), page)->title);
  Job *job = g_new0 (Job, 1);

  job->strips = g_array_new (FALSE, FALSE, sizeof (Strip));
  g_array_set_clear_func (job->strips, clear_strip);
  job->first = g_array_new (FALSE, FALSE, sizeof (guint));
  job->n_columns = caravan_books_order (languages, job->columns);
  fill (job, page);
  g_object_set_data_full (G_OBJECT (operation), "job", job, free_job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return operation;
}
