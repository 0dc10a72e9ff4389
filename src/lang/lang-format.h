/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences with arguments.  A template names its arguments by position, "%1$s of
   %2$s", so that every language can order them its own way and msgfmt can check them;
   it is never given to printf. */

#ifndef LANG_FORMAT_H
#define LANG_FORMAT_H

#include <stddef.h>

#include "lang.h"

typedef enum
{
  LANG_ARG_TEXT,   /* `text`, put in as it is. */
  LANG_ARG_TERM,   /* `text` is a msgid, translated first. */
  LANG_ARG_NUMBER, /* `number`, with the thousands separator of the language. */
  LANG_ARG_TENTHS  /* `number` tenths: 235 is 23.5, with the decimal mark of the
                      language. */
} LangArgType;

typedef struct
{
  LangArgType type;
  const char *text; /* NULL is taken for an empty text. */
  long number;
} LangArg;

/* These return a text for free(); the program ends when there is no memory for it.  A
   template knows %1$s to %9$s and %%; any other sign of per cent, or an argument that
   is not there, is copied as it stands. */

/* Translates the template, then fills it in. */
char *lang_format (const Lang *lang,
                   const char *template_msgid,
                   const LangArg *args,
                   size_t n_args);

/* The same with the form for n things.  n itself is only written where args has it. */
char *lang_format_plural (const Lang *lang,
                          const char *msgid,
                          const char *plural,
                          unsigned long n,
                          const LangArg *args,
                          size_t n_args);

/* Fills in a template that has been chosen already; it is not looked up. */
char *
lang_fill (const Lang *lang, const char *chosen, const LangArg *args, size_t n_args);

#endif
