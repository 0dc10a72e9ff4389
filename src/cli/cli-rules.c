/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan rules: the rules reference in the terminal. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli-rules-search.h"

#define TEXT_WIDTH   78
#define COLUMNS_MOST 4

/* Blocks. */

static char *
get_text (const LangBlock *block)
{
  char *text;
  size_t size;
  FILE *out = open_memstream (&text, &size);

  if (out == NULL)
    abort ();
  for (size_t i = 0; i < block->n_spans; i++)
    {
      fputs (block->spans[i].text, out);
      if (block->spans[i].target != NULL)
        fprintf (out, " [%s]", block->spans[i].target);
    }
  fclose (out);
  return text;
}

static void
put_text (const Cli *cli, const LangBlock *block, const char *lead)
{
  char *text = get_text (block);
  int indent = lang_width (lead);

  fputs (lead, cli->out);
  lang_put_wrapped (cli->out, text, indent, indent);
  free (text);
}

/* The widest cell of each column of the table that begins at this block; returns how
   wide all of it is. */
static int
measure_table (const LangSection *section, size_t first, int ret_widths[COLUMNS_MOST])
{
  int sum = 0;

  memset (ret_widths, 0, COLUMNS_MOST * sizeof *ret_widths);
  for (size_t i = first; i < section->n_blocks; i++)
    {
      const LangBlock *row = &section->blocks[i];
      if (row->kind != LANG_BLOCK_ROW || (i > first && row->starts))
        break;
      for (size_t k = 0; k < row->n_cells && k < COLUMNS_MOST; k++)
        {
          char *text = get_text (&row->cells[k]);
          int width = lang_width (text);
          if (width > ret_widths[k])
            ret_widths[k] = width;
          free (text);
        }
    }
  for (int k = 0; k < COLUMNS_MOST; k++)
    sum += ret_widths[k] > 0 ? ret_widths[k] + 2 : 0;
  return sum;
}

static void
put_columns (const Cli *cli, const LangBlock *row, const int widths[COLUMNS_MOST])
{
  for (size_t k = 0; k < row->n_cells && k < COLUMNS_MOST; k++)
    {
      char *text = get_text (&row->cells[k]);
      bool last = k + 1 == row->n_cells;
      fputs ("  ", cli->out);
      if (last)
        lang_put (cli->out, text);
      else
        lang_put_column (cli->out, text, widths[k]);
      free (text);
    }
  fputc ('\n', cli->out);
}

/* A table that is too wide: its rows one below the other, a line a cell. */
static void
put_stacked (const Cli *cli, const LangBlock *row)
{
  for (size_t k = 0; k < row->n_cells; k++)
    put_text (cli, &row->cells[k], k == 0 ? "  " : "      ");
}

static void
put_row (const Cli *cli, const LangSection *section, size_t at, int *widths, int *sum)
{
  const LangBlock *row = &section->blocks[at];

  if (row->starts)
    *sum = measure_table (section, at, widths);
  cli_bold (cli, row->starts);
  if (*sum <= TEXT_WIDTH)
    put_columns (cli, row, widths);
  else
    put_stacked (cli, row);
  if (row->starts)
    cli_bold (cli, false);
}

static bool
ends_run (const LangSection *section, size_t at)
{
  LangBlockKind kind = section->blocks[at].kind;

  return at + 1 == section->n_blocks || section->blocks[at + 1].kind != kind ||
         section->blocks[at + 1].starts || kind == LANG_BLOCK_TEXT ||
         kind == LANG_BLOCK_NOTE || kind == LANG_BLOCK_TIP;
}

static void
put_blocks (const Cli *cli, const LangSection *section)
{
  int widths[COLUMNS_MOST], sum = 0;

  for (size_t i = 0; i < section->n_blocks; i++)
    {
      const LangBlock *block = &section->blocks[i];
      char number[16];
      switch (block->kind)
        {
        case LANG_BLOCK_TEXT:
          put_text (cli, block, "");
          break;
        case LANG_BLOCK_ITEM:
          put_text (cli, block, "  • ");
          break;
        case LANG_BLOCK_STEP:
          snprintf (number, sizeof number, " %2d. ", block->number);
          put_text (cli, block, number);
          break;
        case LANG_BLOCK_NOTE:
        case LANG_BLOCK_TIP:
          put_text (cli, block, "  │ ");
          break;
        case LANG_BLOCK_ROW:
          put_row (cli, section, i, widths, &sum);
          break;
        case LANG_BLOCK_FIGURE:
          put_text (cli, block, "  ▸ ");
          break;
        }
      if (ends_run (section, i))
        fputc ('\n', cli->out);
    }
}

static void
put_title (const Cli *cli, const char *title)
{
  cli_bold (cli, true);
  lang_put (cli->out, title);
  cli_bold (cli, false);
  fputs ("\n\n", cli->out);
}

static void
put_rules (const Cli *cli, const LangSection *section)
{
  for (size_t i = 0; i < section->n_rules; i++)
    fprintf (cli->out, "  [%s]\n", section->rules[i]);
  if (section->n_rules > 0)
    fputc ('\n', cli->out);
}

static void
put_section (const Cli *cli, const LangSection *section)
{
  if (section->title != NULL)
    put_title (cli, section->title);
  put_blocks (cli, section);
  put_rules (cli, section);
}

/* Pages. */

static void
put_line (const Cli *cli, const char *id, const char *title, int depth)
{
  fprintf (cli->out, "%*s", 2 * depth, "");
  lang_put_column (cli->out, id, 26 - 2 * depth);
  fputs ("  ", cli->out);
  lang_put (cli->out, title);
  fputc ('\n', cli->out);
}

static void
put_page (const Cli *cli, const LangBook *book, const LangPage *page)
{
  put_title (cli, page->title);
  for (size_t i = 0; i < page->n_sections; i++)
    put_section (cli, &page->sections[i]);
  for (size_t i = 0; i < page->n_topics + page->n_related; i++)
    {
      const char *id =
          i < page->n_topics ? page->topics[i] : page->related[i - page->n_topics];
      int other = lang_book_find (book, id);
      if (other >= 0)
        put_line (cli, id, lang_book_page (book, (size_t) other)->title, 1);
    }
}

static void
put_contents (const Cli *cli, const LangBook *book)
{
  for (size_t i = 0; i < lang_book_n_pages (book); i++)
    {
      const LangPage *page = lang_book_page (book, i);
      put_line (cli, page->id, page->title, lang_book_depth (book, i));
    }
}

/* For programs. */

static json_t *
make_section_json (const LangSection *section)
{
  json_t *rules = json_array ();
  char *text = lang_section_text (section);

  for (size_t i = 0; i < section->n_rules; i++)
    json_array_append_new (rules, json_string (section->rules[i]));
  json_t *object = json_pack ("{s:s?, s:s?, s:o, s:s}", "id", section->id, "title",
                              section->title, "rules", rules, "text", text);
  free (text);
  return object;
}

static void
print_page_json (const LangPage *page, size_t first, size_t n)
{
  json_t *sections = json_array ();

  for (size_t i = first; i < first + n; i++)
    json_array_append_new (sections, make_section_json (&page->sections[i]));
  cli_print_json (json_pack ("{s:s, s:s, s:o}", "page", page->id, "title", page->title,
                             "sections", sections));
}

static void
print_contents_json (const LangBook *book)
{
  json_t *pages = json_array ();

  for (size_t i = 0; i < lang_book_n_pages (book); i++)
    {
      const LangPage *page = lang_book_page (book, i);
      json_array_append_new (
          pages, json_pack ("{s:s, s:s}", "page", page->id, "title", page->title));
    }
  cli_print_json (json_pack ("{s:o}", "pages", pages));
}

/* What was asked for. */

static void
show_place (const Cli *cli, const LangBook *book, size_t at, size_t section)
{
  const LangPage *page = lang_book_page (book, at);
  bool whole = section == 0;

  if (cli->json)
    print_page_json (page, section, whole ? page->n_sections : 1);
  else if (whole)
    put_page (cli, book, page);
  else
    {
      put_line (cli, page->id, page->title, 0);
      fputc ('\n', cli->out);
      put_section (cli, &page->sections[section]);
    }
}

/* No page, section or rule of that name: the words are looked for in the text. */
static CliStatus
search (const Cli *cli, const LangBook *book, const char *words)
{
  size_t page, section;
  size_t n = cli_rules_search (cli, book, words, &page, &section);

  if (n == 0)
    return cli_misuse (cli, N_ ("The rules have nothing about “%1$s”."), words);
  if (n == 1)
    show_place (cli, book, page, section);
  return CLI_FINE;
}

static char *
join_args (const Cli *cli)
{
  char *joined;
  size_t size;
  FILE *out = open_memstream (&joined, &size);

  if (out == NULL)
    abort ();
  for (int i = 0; i < cli->n_args; i++)
    fprintf (out, "%s%s", i > 0 ? " " : "", cli->args[i]);
  fclose (out);
  return joined;
}

static CliStatus
show_topic (const Cli *cli, const LangBook *book, const char *topic)
{
  size_t page, section;

  if (!lang_book_find_anchor (book, topic, &page, &section) &&
      !lang_book_find_rule (book, topic, &page, &section))
    return search (cli, book, topic);
  show_place (cli, book, page, section);
  return CLI_FINE;
}

static CliStatus
show (const Cli *cli, const LangBook *book)
{
  char *topic = join_args (cli);
  CliStatus status = CLI_FINE;

  if (cli->n_args > 0)
    status = show_topic (cli, book, topic);
  else if (cli->json)
    print_contents_json (book);
  else
    put_contents (cli, book);
  free (topic);
  return status;
}

/* A long page goes through the pager where people are reading. */
static CliStatus
show_paged (const Cli *cli, const LangBook *book)
{
  const char *pager = getenv ("PAGER");
  Cli paged = *cli;

  if (pager == NULL)
    pager = "if command -v less >/dev/null; then exec less -FRX; else exec cat; fi";
  if (cli->json || !isatty (STDOUT_FILENO) || *pager == '\0')
    return show (cli, book);
  fflush (stdout);
  paged.out = popen (pager, "w");
  if (paged.out == NULL)
    return show (cli, book);
  CliStatus status = show (&paged, book);
  pclose (paged.out);
  return status;
}

CliStatus
cli_rules (const Cli *cli)
{
  char *why = NULL;
  LangBook *book = lang_book_open (lang_code (cli->lang), cli->help, &why);

  if (book == NULL)
    {
      CliStatus status = cli_misuse (cli, N_ ("The rules can’t be read: %1$s"),
                                     why != NULL ? why : cli->help);
      free (why);
      return status;
    }
  CliStatus status = show_paged (cli, book);
  lang_book_close (book);
  return status;
}
