/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown of a section that was found, in the language in which it was. */
#ifndef LANG_SHOWN_H
#define LANG_SHOWN_H

#include "lang-line.h"
#include "lang-search.h"

typedef struct
{
  char *anchor; /* "page" or "page#section" */
  char *title;
  char *place;   /* which game and page: “Oasis · Scoring” */
  LangLine line; /* of its text, with the words that were looked for */
} LangShown;

LangShown *
lang_shown_new (const LangIndex *index, const char *words, const LangFound *found);
void lang_shown_free (LangShown *shown);

#endif
