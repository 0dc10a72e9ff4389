/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Searching books as one types: several words, all of which must be there; capitals and
   accents do not matter. */

#ifndef LANG_SEARCH_H
#define LANG_SEARCH_H

#include "lang-book.h"

typedef struct LangIndex LangIndex;

typedef struct
{
  size_t page;
  size_t section;
  size_t book; /* the first of the books in which it was found */
} LangFound;

/* The books must have the same pages and sections, in any languages; they stay with the
   caller and must outlive the index. */
LangIndex *lang_index_new (const LangBook *const *books, size_t n_books);
void lang_index_free (LangIndex *index);

/* Sections with all the words, those with them in a title first; at most so many.
   Returns how many were put into ret_found. A search for nothing finds nothing. */
size_t lang_search (const LangIndex *index,
                    const char *words,
                    LangFound *ret_found,
                    size_t most);

#endif
