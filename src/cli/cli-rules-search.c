/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-rules-search.h"

#include <stdlib.h>
#include <string.h>

#include "lang-memory.h"
#include "lang-shown.h"

#define FOUND_MOST 40
#define BOOKS_MOST 8

/* The book of one's own language, and those of the others that match it. */
typedef struct
{
  const LangBook *books[BOOKS_MOST];
  size_t n;
} Shelf;

static void
open_shelf (const Cli *cli, const LangBook *own, Shelf *ret_shelf)
{
  *ret_shelf = (Shelf){ { own }, 1 };
  for (size_t i = 0; lang_codes[i] != NULL && ret_shelf->n < BOOKS_MOST; i++)
    {
      if (strcmp (lang_codes[i], lang_book_code (own)) == 0)
        continue;
      LangBook *book = lang_book_open (lang_codes[i], cli->help, NULL);
      if (book != NULL && lang_book_matches (book, own))
        ret_shelf->books[ret_shelf->n++] = book;
      else
        lang_book_close (book);
    }
}

static void
close_shelf (Shelf *shelf)
{
  for (size_t i = 1; i < shelf->n; i++)
    lang_book_close ((LangBook *) shelf->books[i]);
}

/* For people. */

static void
put_part (const Cli *cli, const char *text, size_t size)
{
  char *part = lang_need (strndup (text, size));

  lang_put (cli->out, part);
  free (part);
}

static void
put_line (const Cli *cli, const LangLine *line)
{
  size_t at = 0;

  fputs ("  ", cli->out);
  for (size_t i = 0; i < line->n_marks; i++)
    {
      put_part (cli, line->text + at, line->marks[i].at - at);
      cli_bold (cli, true);
      put_part (cli, line->text + line->marks[i].at, line->marks[i].size);
      cli_bold (cli, false);
      at = line->marks[i].at + line->marks[i].size;
    }
  lang_put (cli->out, line->text + at);
  fputc ('\n', cli->out);
}

static void
put_shown (const Cli *cli, const LangShown *shown)
{
  fprintf (cli->out, "%s  ", shown->anchor);
  lang_put (cli->out, shown->title);
  fputs ("\n  ", cli->out);
  lang_put (cli->out, shown->place);
  fputc ('\n', cli->out);
  if (shown->line.text[0] != '\0')
    put_line (cli, &shown->line);
}

/* For programs. */

static json_t *
make_json (const LangShown *shown, const char *lang)
{
  return json_pack ("{s:s, s:s, s:s, s:s, s:s}", "anchor", shown->anchor, "lang", lang,
                    "title", shown->title, "place", shown->place, "line",
                    shown->line.text);
}

static void
list_found (const Cli *cli,
            const LangIndex *index,
            const char *words,
            const LangFound *found,
            size_t n)
{
  json_t *list = json_array ();

  for (size_t i = 0; i < n; i++)
    {
      LangShown *shown = lang_shown_new (index, words, &found[i]);
      const LangBook *book = lang_index_volume (index, found[i].book)->book;
      if (cli->json)
        json_array_append_new (list, make_json (shown, lang_book_code (book)));
      else
        put_shown (cli, shown);
      lang_shown_free (shown);
    }
  if (cli->json)
    cli_print_json (json_pack ("{s:O}", "found", list));
  json_decref (list);
}

size_t
cli_rules_search (const Cli *cli,
                  const LangBook *book,
                  const char *words,
                  size_t *ret_page,
                  size_t *ret_section)
{
  LangFound found[FOUND_MOST];
  Shelf shelf;

  open_shelf (cli, book, &shelf);
  LangIndex *index = lang_index_new (shelf.books, shelf.n, cli->catalogs);
  size_t n = lang_search (index, words, 0, found, FOUND_MOST);
  if (n > 1)
    list_found (cli, index, words, found, n);
  if (n > 0)
    {
      *ret_page = found[0].page;
      *ret_section = found[0].section;
    }
  lang_index_free (index);
  close_shelf (&shelf);
  return n;
}
