/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Searching books as one types: several words, all of which must be there but for those
   like “the”; capitals and accents do not matter.  Each book is searched in its own
   language. */

#ifndef LANG_SEARCH_H
#define LANG_SEARCH_H

#include "lang-book.h"
#include "lang-query.h"

typedef struct LangIndex LangIndex;

typedef struct
{
  size_t page;
  size_t section;
  size_t book; /* the one in which it was found best */
  LangFit fit;
} LangFound;

/* The books must have the same pages and sections, in any languages; they stay with the
   caller and must outlive the index.  Catalogs are those of locale_dir, see lang_open;
   a language that has none there finds no synonyms. */
LangIndex *
lang_index_new (const LangBook *const *books, size_t n_books, const char *locale_dir);
void lang_index_free (LangIndex *index);

/* A book, by its place among those of the index, and what its language knows. */
typedef struct
{
  const LangBook *book;
  Lang *lang;
  LangSynonyms *synonyms;
} LangVolume;

const LangVolume *lang_index_volume (const LangIndex *index, size_t book);

/* Sections with all the words: first those of one's own book with whole words, then
   with words that begin so; then the same of the others; then fragments.  Of these,
   each time, first those with the words in their title.  At most so many; returns how
   many were put into ret_found.  A search for nothing finds nothing. */
size_t lang_search (const LangIndex *index,
                    const char *words,
                    size_t own,
                    LangFound *ret_found,
                    size_t most);

#endif
