/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-synonyms.h"

#include <stdlib.h>
#include <string.h>

#include "cv-rule.h"
#include "lang-memory.h"
#include "lang-words.h"

typedef struct
{
  char **typed;
  char **others;
} Group;

/* Translators: with the context “search”: before the colon, what somebody may type who
   looks something up in the rules; behind it, the words that the rules have for it, the
   best first. Words and phrases are parted by bars; capitals and accents don’t matter.
   Don’t translate word by word: give what people say in your language, in all its
   forms, and what your translation of the rules says. What stands before the colon
   stands in one line only. */
static const struct
{
  const char *context, *words;
} groups[] = {
  { NC_ ("search",
         "tie|ties|tied|level|draw|tie-break|tie-breaker|tiebreaker|equal|same "
         "points|same score: tie|tied") },
  { NC_ ("search", "deck|decks|stock|card pile: draw pile|draw piles|either pile") },
  { NC_ ("search",
         "run out|runs out|ran out|used up|finished|exhausted|none left|no "
         "more|out of: empty|runs out|no tile left|no farmer left") },
  { NC_ ("search",
         "who starts|who begins|who goes first|who is first|first player|"
         "start player|starting player|turn order: youngest player|who begins|"
         "starting player|priority counters") },
  { NC_ ("search",
         "how to win|who wins|who won|win|winner|winning|won|victory|aim|goal: "
         "most points wins|winner|victory") },
  { NC_ ("search", "setup|set up|prepare|preparation: setting up") },
  { NC_ ("search", "diagonal|diagonally: diagonal|corner") },
  { NC_ ("search", "undo|take back|mistake|wrong: undo|taking back|take back") },
  { NC_ ("search", "trade|trading|swap|exchange|haggle: barter") },
};

#define N_GROUPS (sizeof groups / sizeof *groups)

struct LangSynonyms
{
  Group groups[N_GROUPS];
  char *ignored;
};

static char **
add_row (char **rows, size_t n, const char *text)
{
  rows = lang_need (realloc (rows, (n + 2) * sizeof *rows));
  rows[n] = text != NULL ? lang_words (text) : NULL;
  return rows;
}

static bool
has_words (const char *text)
{
  size_t size;

  return lang_words_next (&text, &size);
}

/* The first bytes of a list that is parted by bars, as rows of words. */
static char **
split (const char *list, size_t size)
{
  char *copy = lang_need (strndup (list, size)), *rest = copy, **rows = NULL;
  size_t n = 0;

  while (rest != NULL)
    {
      const char *text = strsep (&rest, "|");
      if (has_words (text))
        rows = add_row (rows, n++, text);
    }
  free (copy);
  return add_row (rows, n, NULL);
}

/* A line without a colon, which no translator should write, knows no others. */
static Group
read_group (const char *line)
{
  size_t colon = strcspn (line, ":");
  const char *others = line + colon;

  return (Group){ split (line, colon), split (others, strlen (others)) };
}

LangSynonyms *
lang_synonyms_new (const Lang *lang)
{
  LangSynonyms *synonyms = lang_need (calloc (1, sizeof *synonyms));

  for (size_t i = 0; i < N_GROUPS; i++)
    synonyms->groups[i] =
        read_group (lang_context (lang, groups[i].context, groups[i].words));
  /* Translators: words that don’t count when somebody looks something up in the rules:
     articles, prepositions, questions, parted by bars. Those of your language. */
  static const char *const ignored[] = { NC_ (
      "search, ignored",
      "the|a|an|of|in|on|at|to|for|with|by|and|or|if|is|are|be|do|does|can|may|must|i|"
      "my|me|you|we|it|there|what|who|whose|which|when|where|how|why|happens|game") };
  synonyms->ignored = lang_words (lang_context (lang, ignored[0], ignored[1]));
  return synonyms;
}

static void
free_rows (char **rows)
{
  for (size_t i = 0; rows[i] != NULL; i++)
    free (rows[i]);
  free (rows);
}

void
lang_synonyms_free (LangSynonyms *synonyms)
{
  if (synonyms == NULL)
    return;
  for (size_t i = 0; i < N_GROUPS; i++)
    {
      free_rows (synonyms->groups[i].typed);
      free_rows (synonyms->groups[i].others);
    }
  free (synonyms->ignored);
  free (synonyms);
}

/* The size of the longest of the rows that begins the words; 0: none does. */
static size_t
find_longest (char *const *rows, const char *words)
{
  size_t best = 0;

  for (; *rows != NULL; rows++)
    {
      size_t size = strlen (*rows);
      if (size > best + 1 && strncmp (words, *rows, size) == 0)
        best = size - 1;
    }
  return best;
}

size_t
lang_synonyms_find (const LangSynonyms *synonyms,
                    const char *words,
                    char *const **ret_others)
{
  size_t best = 0;

  for (size_t i = 0; i < N_GROUPS; i++)
    {
      size_t size = find_longest (synonyms->groups[i].typed, words);
      if (size > best)
        {
          best = size;
          *ret_others = synonyms->groups[i].others;
        }
    }
  return best;
}

bool
lang_synonyms_ignore (const LangSynonyms *synonyms, const char *word)
{
  return strstr (synonyms->ignored, word) != NULL;
}
