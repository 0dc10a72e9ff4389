/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-books.h"

#include "caravan-language.h"
#include "caravan-paths.h"

static LangBook *books[CARAVAN_BOOKS_MOST];
static LangIndex *books_index;
static int n_books = -1;

/* All or none: side by side they must have the same sections. */
static int
open_books (void)
{
  int n = 0;

  while (n < CARAVAN_BOOKS_MOST && lang_codes[n] != NULL)
    {
      char *why = NULL;
      books[n] = lang_book_open (lang_codes[n], caravan_help_dir (), &why);
      g_free (why);
      if (books[n] == NULL || !lang_book_matches (books[n], books[0]))
        return 0;
      n++;
    }
  return n;
}

int
caravan_books_count (void)
{
  if (n_books < 0)
    n_books = open_books ();
  return n_books;
}

const LangBook *
caravan_book (int language)
{
  return language < caravan_books_count () ? books[language] : NULL;
}

int
caravan_book_spoken (void)
{
  for (int i = 0; i < caravan_books_count (); i++)
    if (g_str_equal (lang_codes[i], caravan_language_code ()))
      return i;
  return 0;
}

int
caravan_books_order (guint languages, int ret_order[CARAVAN_BOOKS_MOST])
{
  int spoken = caravan_book_spoken (), n = 0;

  if ((languages & (1u << spoken)) != 0)
    ret_order[n++] = spoken;
  for (int i = 0; i < caravan_books_count (); i++)
    if (i != spoken && (languages & (1u << i)) != 0)
      ret_order[n++] = i;
  return n;
}

const LangSection *
caravan_book_rule (const char *rule)
{
  const LangBook *book = caravan_book (caravan_book_spoken ());
  gsize page, section;

  if (book == NULL || !lang_book_find_rule (book, rule, &page, &section))
    return NULL;
  return &lang_book_page (book, page)->sections[section];
}

const LangIndex *
caravan_books_index (void)
{
  if (books_index == NULL && caravan_books_count () > 0)
    books_index =
        lang_index_new ((const LangBook *const *) books, (gsize) caravan_books_count (),
                        caravan_locale_dir ());
  return books_index;
}
