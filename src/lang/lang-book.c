/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-book.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lang-mallard.h"

struct LangBook
{
  char *code;
  size_t n_pages;
  LangPage *pages; /* as they were read */
  size_t n_order;
  size_t *order; /* of the contents */
  int *depth;
};

/* Reading. */

static bool
has_ending (const char *name, const char *ending)
{
  size_t n = strlen (name), m = strlen (ending);
  return n > m && strcmp (name + n - m, ending) == 0;
}

static DIR *
open_directory (const char *code, const char *dir, char **ret_path)
{
  static const char *const behind[] = { "", "/caravanserai" };
  const char *name = strcmp (code, "en") == 0 ? "C" : code;

  for (size_t i = 0; i < sizeof behind / sizeof *behind; i++)
    {
      char *probe;
      if (asprintf (ret_path, "%s/%s%s", dir, name, behind[i]) < 0 ||
          asprintf (&probe, "%s/index.page", *ret_path) < 0)
        abort ();
      bool is_there = access (probe, R_OK) == 0;
      free (probe);
      if (is_there)
        return opendir (*ret_path);
      free (*ret_path);
    }
  *ret_path = NULL;
  return NULL;
}

static bool
read_pages (LangBook *book, DIR *directory, const char *path, char **ret_why)
{
  for (struct dirent *entry; (entry = readdir (directory)) != NULL;)
    {
      char *file;
      if (!has_ending (entry->d_name, ".page"))
        continue;
      if (asprintf (&file, "%s/%s", path, entry->d_name) < 0)
        abort ();
      book->pages = realloc (book->pages, (book->n_pages + 1) * sizeof *book->pages);
      if (book->pages == NULL)
        abort ();
      bool good = lang_mallard_read (file, &book->pages[book->n_pages], ret_why);
      free (file);
      if (!good)
        return false;
      book->n_pages++;
    }
  return true;
}

static int
find_read (const LangBook *book, const char *id)
{
  for (size_t i = 0; i < book->n_pages; i++)
    if (strcmp (book->pages[i].id, id) == 0)
      return (int) i;
  return -1;
}

/* Walks down from a page; a page that stands under two guides is listed once. */
static void
put_in_order (LangBook *book, int page, int depth)
{
  for (size_t i = 0; i < book->n_order; i++)
    if (book->order[i] == (size_t) page)
      return;
  book->order[book->n_order] = (size_t) page;
  book->depth[book->n_order++] = depth;
  for (size_t i = 0; i < book->pages[page].n_topics; i++)
    {
      int topic = find_read (book, book->pages[page].topics[i]);
      if (topic >= 0)
        put_in_order (book, topic, depth + 1);
    }
}

static bool
set_order (LangBook *book, char **ret_why)
{
  int index = find_read (book, "index");

  book->order = calloc (book->n_pages + 1, sizeof *book->order);
  book->depth = calloc (book->n_pages + 1, sizeof *book->depth);
  if (book->order == NULL || book->depth == NULL)
    abort ();
  if (index >= 0)
    put_in_order (book, index, 0);
  if (book->n_order == book->n_pages)
    return true;
  if (ret_why != NULL)
    *ret_why = strdup ("a page that the index does not lead to");
  return false;
}

LangBook *
lang_book_open (const char *code, const char *dir, char **ret_why)
{
  char *path = NULL, *why = NULL;
  DIR *directory = open_directory (code, dir, &path);
  LangBook *book = calloc (1, sizeof *book);

  if (book == NULL || (book->code = strdup (code)) == NULL)
    abort ();
  bool good = directory != NULL && read_pages (book, directory, path, &why) &&
              set_order (book, &why);
  if (directory != NULL)
    closedir (directory);
  free (path);
  if (ret_why != NULL)
    *ret_why = why;
  else
    free (why);
  if (good)
    return book;
  lang_book_close (book);
  return NULL;
}

void
lang_book_close (LangBook *book)
{
  if (book == NULL)
    return;
  for (size_t i = 0; i < book->n_pages; i++)
    lang_mallard_free (&book->pages[i]);
  free (book->pages);
  free (book->order);
  free (book->depth);
  free (book->code);
  free (book);
}

bool
lang_book_matches (const LangBook *book, const LangBook *other)
{
  if (book->n_order != other->n_order)
    return false;
  for (size_t i = 0; i < book->n_order; i++)
    {
      const LangPage *page = lang_book_page (book, i), *its = lang_book_page (other, i);
      if (strcmp (page->id, its->id) != 0 || page->n_sections != its->n_sections)
        return false;
    }
  return true;
}

/* Looking up. */

const char *
lang_book_code (const LangBook *book)
{
  return book->code;
}

size_t
lang_book_n_pages (const LangBook *book)
{
  return book->n_order;
}

const LangPage *
lang_book_page (const LangBook *book, size_t page)
{
  return &book->pages[book->order[page]];
}

int
lang_book_depth (const LangBook *book, size_t page)
{
  return book->depth[page];
}

size_t
lang_book_guide (const LangBook *book, size_t page)
{
  size_t guide = page;

  while (guide > 0 && book->depth[guide] >= book->depth[page])
    guide--;
  return guide;
}

static int
find_page (const LangBook *book, const char *id, size_t size)
{
  for (size_t i = 0; i < book->n_order; i++)
    {
      const char *its = lang_book_page (book, i)->id;
      if (strlen (its) == size && memcmp (its, id, size) == 0)
        return (int) i;
    }
  return -1;
}

int
lang_book_find (const LangBook *book, const char *id)
{
  return find_page (book, id, strlen (id));
}

bool
lang_book_find_anchor (const LangBook *book,
                       const char *anchor,
                       size_t *ret_page,
                       size_t *ret_section)
{
  size_t size = strcspn (anchor, "#");
  int page = find_page (book, anchor, size);
  const char *id = anchor[size] == '#' ? anchor + size + 1 : NULL;

  if (page < 0)
    return false;
  const LangPage *found = lang_book_page (book, (size_t) page);
  for (size_t i = 0; i < found->n_sections; i++)
    {
      const char *its = found->sections[i].id;
      if (id == NULL ? its == NULL : its != NULL && strcmp (its, id) == 0)
        {
          *ret_page = (size_t) page;
          *ret_section = i;
          return true;
        }
    }
  return false;
}

static bool
explains (const LangSection *section, const char *rule)
{
  for (size_t i = 0; i < section->n_rules; i++)
    if (strcmp (section->rules[i], rule) == 0)
      return true;
  return false;
}

bool
lang_book_find_rule (const LangBook *book,
                     const char *rule,
                     size_t *ret_page,
                     size_t *ret_section)
{
  for (size_t i = 0; i < book->n_order; i++)
    {
      const LangPage *page = lang_book_page (book, i);
      for (size_t k = 0; k < page->n_sections; k++)
        if (explains (&page->sections[k], rule))
          {
            *ret_page = i;
            *ret_section = k;
            return true;
          }
    }
  return false;
}

/* Text without marks. */

static void
put_spans (FILE *out, const LangBlock *block)
{
  for (size_t i = 0; i < block->n_spans; i++)
    fputs (block->spans[i].text, out);
  for (size_t i = 0; i < block->n_cells; i++)
    {
      put_spans (out, &block->cells[i]);
      fputc (' ', out);
    }
}

char *
lang_section_text (const LangSection *section)
{
  char *text;
  size_t size;
  FILE *out = open_memstream (&text, &size);

  if (out == NULL)
    abort ();
  if (section->title != NULL)
    fprintf (out, "%s\n", section->title);
  for (size_t i = 0; i < section->n_blocks; i++)
    {
      put_spans (out, &section->blocks[i]);
      fputc ('\n', out);
    }
  fclose (out);
  return text;
}
