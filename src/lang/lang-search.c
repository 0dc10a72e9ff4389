/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-search.h"

#include "lang-memory.h"
#include "lang-words.h"

/* The index. */

typedef struct
{
  size_t page, section;
  char **title; /* rows of words, by book */
  char **text;
} Entry;

struct LangIndex
{
  size_t n_volumes;
  LangVolume *volumes;
  size_t n_entries;
  Entry *entries;
};

static void
open_volume (LangVolume *volume, const LangBook *book, const char *locale_dir)
{
  volume->book = book;
  volume->lang = lang_open (lang_book_code (book), locale_dir);
  if (volume->lang == NULL)
    volume->lang = lang_open ("en", NULL);
  volume->synonyms = lang_synonyms_new (volume->lang);
}

static void
fill_entry (Entry *entry, const LangIndex *index)
{
  entry->title = lang_need (calloc (index->n_volumes, sizeof *entry->title));
  entry->text = lang_need (calloc (index->n_volumes, sizeof *entry->text));
  for (size_t i = 0; i < index->n_volumes; i++)
    {
      const LangPage *page = lang_book_page (index->volumes[i].book, entry->page);
      const LangSection *section = &page->sections[entry->section];
      char *text = lang_section_text (section);
      entry->title[i] =
          lang_words (section->title != NULL ? section->title : page->title);
      entry->text[i] = lang_words (text);
      free (text);
    }
}

static void
add_entry (LangIndex *index, size_t page, size_t section)
{
  index->entries = lang_need (
      realloc (index->entries, (index->n_entries + 1) * sizeof *index->entries));
  index->entries[index->n_entries] = (Entry){ page, section, NULL, NULL };
  fill_entry (&index->entries[index->n_entries++], index);
}

LangIndex *
lang_index_new (const LangBook *const *books, size_t n_books, const char *locale_dir)
{
  LangIndex *index = lang_need (calloc (1, sizeof *index));

  index->n_volumes = n_books;
  index->volumes = lang_need (calloc (n_books, sizeof *index->volumes));
  for (size_t i = 0; i < n_books; i++)
    open_volume (&index->volumes[i], books[i], locale_dir);
  for (size_t i = 0; i < lang_book_n_pages (books[0]); i++)
    for (size_t k = 0; k < lang_book_page (books[0], i)->n_sections; k++)
      add_entry (index, i, k);
  return index;
}

static void
clear_entry (Entry *entry, size_t n_books)
{
  for (size_t i = 0; i < n_books; i++)
    {
      free (entry->title[i]);
      free (entry->text[i]);
    }
  free (entry->title);
  free (entry->text);
}

void
lang_index_free (LangIndex *index)
{
  if (index == NULL)
    return;
  for (size_t i = 0; i < index->n_entries; i++)
    clear_entry (&index->entries[i], index->n_volumes);
  for (size_t i = 0; i < index->n_volumes; i++)
    {
      lang_synonyms_free (index->volumes[i].synonyms);
      lang_close (index->volumes[i].lang);
    }
  free (index->volumes);
  free (index->entries);
  free (index);
}

const LangVolume *
lang_index_volume (const LangIndex *index, size_t book)
{
  return &index->volumes[book];
}

/* Searching. */

typedef struct
{
  LangFound found;
  LangMatch match;
  int rank;
  size_t entry;
} Hit;

/* Fragments come last in any language: it is seldom what was meant. */
static int
get_rank (LangFit fit, bool is_own)
{
  return fit == LANG_FIT_PART ? 4 + !is_own : (int) fit + 2 * !is_own;
}

static int
compare_hits (const void *a, const void *b)
{
  const Hit *x = a, *y = b;

  if (x->rank != y->rank)
    return x->rank - y->rank;
  if (x->match.n_below != y->match.n_below)
    return x->match.n_below - y->match.n_below;
  if (x->match.n_others != y->match.n_others)
    return x->match.n_others - y->match.n_others;
  if (x->match.n_unsaid != y->match.n_unsaid)
    return x->match.n_unsaid - y->match.n_unsaid;
  return x->entry < y->entry ? -1 : x->entry > y->entry;
}

/* The best of the books for a section; false when none has the words. Whole words that
   all books have there, as in a table of terms, belong to no language. */
static bool
find_best (const LangIndex *index,
           size_t at,
           LangQuery *const *queries,
           size_t own,
           Hit *ret_hit)
{
  const Entry *entry = &index->entries[at];
  size_t n_books = 0, n_whole = 0;

  for (size_t i = 0; i < index->n_volumes; i++)
    {
      Hit hit = { .found = { entry->page, entry->section, i, 0 }, .entry = at };
      if (!lang_query_match (queries[i], entry->title[i], entry->text[i], &hit.match))
        continue;
      hit.found.fit = hit.match.fit;
      n_whole += hit.match.fit == LANG_FIT_WHOLE;
      hit.rank = get_rank (hit.match.fit, i == own);
      if (n_books++ == 0 || compare_hits (&hit, ret_hit) < 0)
        *ret_hit = hit;
    }
  if (n_whole == index->n_volumes && n_whole > 1)
    ret_hit->rank = get_rank (ret_hit->match.fit, false);
  return n_books > 0;
}

size_t
lang_search (const LangIndex *index,
             const char *words,
             size_t own,
             LangFound *ret_found,
             size_t most)
{
  LangQuery **queries = lang_need (calloc (index->n_volumes, sizeof *queries));
  Hit *hits = lang_need (calloc (index->n_entries + 1, sizeof *hits));
  size_t n = 0;

  for (size_t i = 0; i < index->n_volumes; i++)
    queries[i] = lang_query_new (index->volumes[i].synonyms, words);
  for (size_t i = 0; i < index->n_entries; i++)
    n += find_best (index, i, queries, own, &hits[n]);
  qsort (hits, n, sizeof *hits, compare_hits);
  for (size_t i = 0; i < n && i < most; i++)
    ret_found[i] = hits[i].found;
  for (size_t i = 0; i < index->n_volumes; i++)
    lang_query_free (queries[i]);
  free (queries);
  free (hits);
  return n < most ? n : most;
}
