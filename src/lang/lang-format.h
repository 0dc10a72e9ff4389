/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences with arguments.  A template names its arguments by position, "%1$s of
   %2$s", so that every language can order them its own way and msgfmt can check them;
   it is never given to printf.  The letter says what stands there, which languages
   treat differently (articles, elisions), and check-catalogs looks after it:

     p  a person who acts, the first word of a sentence or of what follows its opening:
        the name, or "Red", "Il Rosso", "il Rosso", "Rouge" where there is none
     n  a name anywhere else: "Drawer: Anna", "Anna: camel c4", "the offer of Anna".  In
        a sentence it needs a second msgid with c in its place (NAMED_ in cv-rule.h),
   for who has no name; a label has the bare colour then c  the colour of what lies on
   the board: "Red’s area", "l’area del Rosso" g  the name of a game s  anything else */

#ifndef LANG_FORMAT_H
#define LANG_FORMAT_H

#include <stddef.h>

#include "lang-people.h"

typedef enum
{
  LANG_ARG_TEXT,   /* `text`, put in as it is; a name or a game, too. */
  LANG_ARG_TERM,   /* `text` is a msgid, translated first. */
  LANG_ARG_NUMBER, /* `number`, with the thousands separator of the language. */
  LANG_ARG_TENTHS, /* `number` tenths: 235 is 23.5, with the decimal mark of the
                      language. */
  LANG_ARG_PLAYER  /* `text` is the name or NULL, `number` the colour. */
} LangArgType;

typedef struct
{
  LangArgType type;
  const char *text; /* NULL is taken for an empty text. */
  long number;
} LangArg;

LangArg lang_arg_player (LangPlayer player);

/* These return a text for free(); the program ends when there is no memory for it.  A
   template knows %1$s to %9$s, the other letters, and %%; any other sign of per cent, a
   letter that does not fit its argument, or an argument that is not there, is copied as
   it stands. */

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

/* "a, b and c" of at least one text. */
char *lang_join (const Lang *lang, const char *const *texts, size_t n_texts);

#endif
