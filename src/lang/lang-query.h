/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody looks for, as one language understands it: the words that must be
   there, what the rules may say instead of them, and the words that hardly count. Texts
   are rows of words, see lang_words. */
#ifndef LANG_QUERY_H
#define LANG_QUERY_H

#include "lang-synonyms.h"

typedef struct LangQuery LangQuery;

/* How well a word fits, the best first. */
typedef enum
{
  LANG_FIT_WHOLE, /* a word, or others that mean it */
  LANG_FIT_START, /* words begin so */
  LANG_FIT_PART,  /* words have it inside */
  LANG_FIT_NOT
} LangFit;

/* How well a text fits all of it: the less, the better. */
typedef struct
{
  LangFit fit;  /* that of the word that fits worst */
  int n_below;  /* words that are not in the title */
  int n_others; /* for words where others stand: their places in the lists */
  int n_unsaid; /* words that hardly count, and are not in the title either */
} LangMatch;

/* The synonyms stay with the caller, and must outlive the query. */
LangQuery *lang_query_new (const LangSynonyms *synonyms, const char *text);
void lang_query_free (LangQuery *query);

/* False when a word is missing, or none was asked for. */
bool lang_query_match (const LangQuery *query,
                       const char *title,
                       const char *text,
                       LangMatch *ret_match);

/* How many of the words are in the text, fitting so well or better. ret_found, if not
   NULL, has room for each word of the text and says which of them were meant. */
int lang_query_find (const LangQuery *query,
                     LangFit fit,
                     const char *text,
                     bool *ret_found);

#endif
