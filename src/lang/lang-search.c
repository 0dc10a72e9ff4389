/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-search.h"

#include <stdlib.h>
#include <string.h>

#include "rec-fold.h"

/* The index. */

typedef struct
{
  size_t page, section;
  char **title; /* folded, by book */
  char **text;
} Entry;

struct LangIndex
{
  size_t n_books;
  size_t n_entries;
  Entry *entries;
};

static void
fill_entry (Entry *entry, const LangBook *const *books, size_t n_books)
{
  entry->title = calloc (n_books, sizeof *entry->title);
  entry->text = calloc (n_books, sizeof *entry->text);
  if (entry->title == NULL || entry->text == NULL)
    abort ();
  for (size_t i = 0; i < n_books; i++)
    {
      const LangPage *page = lang_book_page (books[i], entry->page);
      const LangSection *section = &page->sections[entry->section];
      char *text = lang_section_text (section);
      entry->title[i] =
          rec_fold (section->title != NULL ? section->title : page->title);
      entry->text[i] = rec_fold (text);
      free (text);
    }
}

LangIndex *
lang_index_new (const LangBook *const *books, size_t n_books)
{
  LangIndex *index = calloc (1, sizeof *index);

  if (index == NULL)
    abort ();
  index->n_books = n_books;
  for (size_t i = 0; i < lang_book_n_pages (books[0]); i++)
    for (size_t k = 0; k < lang_book_page (books[0], i)->n_sections; k++)
      {
        index->entries =
            realloc (index->entries, (index->n_entries + 1) * sizeof *index->entries);
        if (index->entries == NULL)
          abort ();
        Entry *entry = &index->entries[index->n_entries++];
        *entry = (Entry){ i, k, NULL, NULL };
        fill_entry (entry, books, n_books);
      }
  return index;
}

void
lang_index_free (LangIndex *index)
{
  if (index == NULL)
    return;
  for (size_t i = 0; i < index->n_entries; i++)
    {
      for (size_t k = 0; k < index->n_books; k++)
        {
          free (index->entries[i].title[k]);
          free (index->entries[i].text[k]);
        }
      free (index->entries[i].title);
      free (index->entries[i].text);
    }
  free (index->entries);
  free (index);
}

/* Whether all the words are in a text, or in its title. */
static bool
has_words (const char *words, const char *text, const char *title)
{
  while (*(words += strspn (words, " ")) != '\0')
    {
      char word[64];
      size_t n = strcspn (words, " ");
      size_t kept = n < sizeof word ? n : sizeof word - 1;
      memcpy (word, words, kept);
      word[kept] = '\0';
      if (strstr (text, word) == NULL && strstr (title, word) == NULL)
        return false;
      words += n;
    }
  return true;
}

static bool
is_found (const LangIndex *index,
          const Entry *entry,
          const char *words,
          bool in_title,
          size_t *ret_book)
{
  for (size_t i = 0; i < index->n_books; i++)
    if (has_words (words, in_title ? "" : entry->text[i], entry->title[i]))
      {
        *ret_book = i;
        return true;
      }
  return false;
}

size_t
lang_search (const LangIndex *index,
             const char *words,
             LangFound *ret_found,
             size_t most)
{
  char *folded = rec_fold (words);
  size_t n = 0, book;
  bool nothing = folded[strspn (folded, " ")] == '\0';

  for (int pass = 0; pass < 2 && !nothing; pass++)
    for (size_t i = 0; i < index->n_entries && n < most; i++)
      {
        const Entry *entry = &index->entries[i];
        bool in_title = is_found (index, entry, folded, true, &book);
        if (pass == 0 ? in_title
                      : !in_title && is_found (index, entry, folded, false, &book))
          ret_found[n++] = (LangFound){ entry->page, entry->section, book };
      }
  free (folded);
  return n;
}
