/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-query.h"

#include <stdlib.h>
#include <string.h>

#include "lang-memory.h"
#include "lang-words.h"

typedef struct
{
  char *forms[LANG_FIT_NOT]; /* what is looked for: " tie ", " tie", "tie" */
  char *const *others;       /* or NULL */
  bool is_ignored;
} Term;

struct LangQuery
{
  size_t n_terms;
  Term *terms;
};

/* Reading. */

/* Takes the next word, or several for which there are others; returns its size. */
static size_t
read_term (const LangSynonyms *synonyms, const char *words, Term *ret_term)
{
  char *const *others = NULL;
  size_t size = lang_synonyms_find (synonyms, words, &others);

  if (size == 0)
    size = 1 + strcspn (words + 1, " ");
  *ret_term =
      (Term){ .forms = { [LANG_FIT_WHOLE] = lang_need (strndup (words, size + 1)),
                         [LANG_FIT_START] = lang_need (strndup (words, size)),
                         [LANG_FIT_PART] = lang_need (strndup (words + 1, size - 1)) },
              .others = others };
  ret_term->is_ignored =
      others == NULL &&
      lang_synonyms_ignore (synonyms, ret_term->forms[LANG_FIT_WHOLE]);
  return size;
}

/* Who types nothing but small words means them. */
static void
need_something (LangQuery *query)
{
  for (size_t i = 0; i < query->n_terms; i++)
    if (!query->terms[i].is_ignored)
      return;
  for (size_t i = 0; i < query->n_terms; i++)
    query->terms[i].is_ignored = false;
}

static size_t
add_term (LangQuery *query, const LangSynonyms *synonyms, const char *words)
{
  size_t n = query->n_terms++;

  query->terms =
      lang_need (realloc (query->terms, query->n_terms * sizeof *query->terms));
  return read_term (synonyms, words, &query->terms[n]);
}

/* An accent that stands alone leaves two blanks and no word. */
LangQuery *
lang_query_new (const LangSynonyms *synonyms, const char *text)
{
  LangQuery *query = lang_need (calloc (1, sizeof *query));
  char *words = lang_words (text);

  for (const char *at = words; at[1] != '\0';)
    at += at[1] == ' ' ? 1 : add_term (query, synonyms, at);
  free (words);
  need_something (query);
  return query;
}

void
lang_query_free (LangQuery *query)
{
  if (query == NULL)
    return;
  for (size_t i = 0; i < query->n_terms; i++)
    for (size_t k = 0; k < LANG_FIT_NOT; k++)
      free (query->terms[i].forms[k]);
  free (query->terms);
  free (query);
}

/* Matching. */

static LangFit
find_fit (const Term *term, const char *text)
{
  LangFit fit = LANG_FIT_WHOLE;

  while (fit < LANG_FIT_NOT && strstr (text, term->forms[fit]) == NULL)
    fit++;
  return fit;
}

/* Which of the others the text has, the first is 1; 0: none. */
static int
find_other (const Term *term, const char *text)
{
  for (int i = 0; term->others != NULL && term->others[i] != NULL; i++)
    if (strstr (text, term->others[i]) != NULL)
      return i + 1;
  return 0;
}

/* Adds how a word fits; false when it is not there. */
static bool
match_term (const Term *term, const char *title, const char *text, LangMatch *match)
{
  LangFit above = find_fit (term, title), below = find_fit (term, text);
  int other_above = find_other (term, title), other_below = find_other (term, text);
  LangFit best = above < below ? above : below;

  if (other_above > 0 || other_below > 0)
    best = LANG_FIT_WHOLE;
  if (best == LANG_FIT_NOT)
    return false;
  bool in_title = above == best || other_above > 0;
  if (best > match->fit)
    match->fit = best;
  match->n_below += !in_title;
  if ((in_title ? above : below) != best)
    match->n_others += in_title ? other_above : other_below;
  return true;
}

bool
lang_query_match (const LangQuery *query,
                  const char *title,
                  const char *text,
                  LangMatch *ret_match)
{
  LangMatch match = { LANG_FIT_WHOLE, 0, 0, 0 };

  for (size_t i = 0; i < query->n_terms; i++)
    {
      const Term *term = &query->terms[i];
      if (term->is_ignored)
        match.n_unsaid += find_fit (term, title) != LANG_FIT_WHOLE;
      else if (!match_term (term, title, text, &match))
        return false;
    }
  *ret_match = match;
  return query->n_terms > 0;
}

/* Finding. */

static size_t
count_blanks (const char *text, size_t size)
{
  size_t n = 0;

  for (size_t i = 0; i < size; i++)
    n += text[i] == ' ';
  return n;
}

/* Says of the words of a text which of them are, or have, what is looked for. A blank
   stands before each, so their number is that of the blanks. */
static bool
find_all (const char *text, const char *sought, bool *found)
{
  const char *at = strstr (text, sought);
  bool has = at != NULL;

  for (; at != NULL; at = strstr (at + 1, sought))
    {
      size_t first = count_blanks (text, (size_t) (at - text) + 1) - 1;
      size_t n =
          1 + count_blanks (at + 1, strlen (sought) > 2 ? strlen (sought) - 2 : 0);
      for (size_t i = first; found != NULL && i < first + n; i++)
        found[i] = true;
    }
  return has;
}

int
lang_query_find (const LangQuery *query, LangFit fit, const char *text, bool *ret_found)
{
  int n = 0;

  for (size_t i = 0; i < query->n_terms; i++)
    {
      const Term *term = &query->terms[i];
      if (term->is_ignored)
        continue;
      bool has = find_all (text, term->forms[fit], ret_found);
      for (char *const *other = term->others; other != NULL && *other != NULL; other++)
        has |= find_all (text, *other, ret_found);
      n += has;
    }
  return n;
}
