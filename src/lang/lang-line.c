/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-line.h"

#include <stdlib.h>
#include <string.h>

#include "lang-memory.h"
#include "lang-words.h"

/* In bytes: how long a line may be, what may stand before the first word that was
   looked for, and what may stand there when something has to be left out. */
#define LINE_MOST 74
#define LEAD_MOST 50
#define LEAD_CUT  30

#define MORE_BEFORE "… "
#define MORE_AFTER  "…"

/* A line, and which of its words were looked for. */
typedef struct
{
  const char *text;
  size_t n_words;
  LangMark *words;
  bool *found;
} Row;

/* Up to the end of the line, without the blanks there. */
static char *
copy_line (const char *text)
{
  size_t size = strcspn (text, "\n");

  while (size > 0 && text[size - 1] == ' ')
    size--;
  return lang_need (strndup (text, size));
}

/* The line that has most. */
static char *
choose_line (const LangQuery *query, LangFit fit, const char *text)
{
  const char *best = text;
  int most = 0;

  for (; *text != '\0'; text += strcspn (text, "\n"), text += *text == '\n')
    {
      char *line = copy_line (text), *words = lang_words (line);
      int n = lang_query_find (query, fit, words, NULL);
      if (n > most)
        {
          most = n;
          best = text;
        }
      free (words);
      free (line);
    }
  return copy_line (best);
}

static void
read_row (const LangQuery *query, LangFit fit, const char *text, Row *ret_row)
{
  char *words = lang_words (text);
  Row row = { .text = text,
              .words = lang_need (calloc (strlen (text) + 1, sizeof *row.words)),
              .found = lang_need (calloc (strlen (text) + 1, sizeof *row.found)) };
  const char *at = text;

  for (size_t size; lang_words_next (&at, &size); at += size)
    row.words[row.n_words++] = (LangMark){ (size_t) (at - text), size };
  lang_query_find (query, fit, words, row.found);
  free (words);
  *ret_row = row;
}

/* Where the part to be shown begins: not far before the first word found. */
static size_t
find_start (const Row *row)
{
  size_t first = 0, word = 0;

  while (first < row->n_words && !row->found[first])
    first++;
  if (first == row->n_words || row->words[first].at <= LEAD_MOST ||
      strlen (row->text) <= LINE_MOST)
    return 0;
  while (row->words[word].at + LEAD_CUT < row->words[first].at)
    word++;
  return row->words[word].at;
}

/* Where it ends: after a word that a blank follows. */
static size_t
find_end (const Row *row, size_t start)
{
  size_t end = strlen (row->text), word = row->n_words;

  if (end - start <= LINE_MOST)
    return end;
  while (word > 0 && (end - start > LINE_MOST || row->text[end] != ' '))
    {
      word--;
      end = row->words[word].at + row->words[word].size;
    }
  return end;
}

static char *
cut (const Row *row, size_t start, size_t end)
{
  size_t size = sizeof MORE_BEFORE + (end - start) + sizeof MORE_AFTER;
  char *text = lang_need (calloc (size, 1));

  if (start > 0)
    memcpy (text, MORE_BEFORE, strlen (MORE_BEFORE));
  memcpy (text + strlen (text), row->text + start, end - start);
  if (row->text[end] != '\0')
    memcpy (text + strlen (text), MORE_AFTER, strlen (MORE_AFTER));
  return text;
}

void
lang_line_make (const LangQuery *query,
                LangFit fit,
                const char *text,
                LangLine *ret_line)
{
  char *line = choose_line (query, fit, text);
  Row row;

  read_row (query, fit, line, &row);
  size_t start = find_start (&row), end = find_end (&row, start);
  size_t before = start > 0 ? strlen (MORE_BEFORE) : 0;
  *ret_line = (LangLine){ cut (&row, start, end), 0, row.words };
  for (size_t i = 0; i < row.n_words; i++)
    if (row.found[i] && row.words[i].at >= start &&
        row.words[i].at + row.words[i].size <= end)
      ret_line->marks[ret_line->n_marks++] =
          (LangMark){ row.words[i].at - start + before, row.words[i].size };
  free (row.found);
  free (line);
}

void
lang_line_clear (LangLine *line)
{
  free (line->text);
  free (line->marks);
}
