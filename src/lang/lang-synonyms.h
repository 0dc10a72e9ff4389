/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people type when they look something up, where the rules use other words; and
   the words that are not worth looking for. Both come from the catalogs. */
#ifndef LANG_SYNONYMS_H
#define LANG_SYNONYMS_H

#include <stdbool.h>
#include <stddef.h>

#include "lang.h"

typedef struct LangSynonyms LangSynonyms;

LangSynonyms *lang_synonyms_new (const Lang *lang);
void lang_synonyms_free (LangSynonyms *synonyms);

/* The longest row of words at the beginning of words (see lang_words) for which the
   rules have others: its size without the blank behind it, and the others, the best
   first, each a row of its own, ended by NULL. 0: there are none. */
size_t lang_synonyms_find (const LangSynonyms *synonyms,
                           const char *words,
                           char *const **ret_others);

/* Whether a word, with its blanks, is one like “the”. */
bool lang_synonyms_ignore (const LangSynonyms *synonyms, const char *word);

#endif
