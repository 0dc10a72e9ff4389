/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a text around the first word that was looked for. */
#ifndef LANG_LINE_H
#define LANG_LINE_H

#include "lang-query.h"

typedef struct
{
  size_t at, size; /* in bytes */
} LangMark;

typedef struct
{
  char *text;
  size_t n_marks;
  LangMark *marks; /* the words that were looked for */
} LangLine;

/* Of the lines of a text that which has most of the words, fitting so well or better;
   the first when none has any. */
void lang_line_make (const LangQuery *query,
                     LangFit fit,
                     const char *text,
                     LangLine *ret_line);
void lang_line_clear (LangLine *line);

#endif
