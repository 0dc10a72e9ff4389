/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A language to speak: the source language, English, or a catalog of translations.  A
   Lang is an ordinary object, so that several can be open side by side and none depends
   on the locale of the process. */

#ifndef LANG_H
#define LANG_H

typedef struct Lang Lang;

/* The languages a user may choose, ended by NULL. */
extern const char *const lang_codes[];

/* Opens "en", which needs no file and never fails, or any other code whose catalog is
   DIR/CODE/LC_MESSAGES/caravanserai.mo.  NULL when that is missing or damaged. */
Lang *lang_open (const char *code, const char *dir);

/* NULL is fine.  Texts got from the language are gone with it. */
void lang_close (Lang *lang);

const char *lang_code (const Lang *lang);

/* The translation, or msgid itself where there is none. */
const char *lang_text (const Lang *lang, const char *msgid);

/* The same for a msgid that means different things in different contexts. */
const char *lang_context (const Lang *lang, const char *context, const char *msgid);

/* The form for n things; where there is none, msgid for one and plural for others. */
const char *
lang_plural (const Lang *lang, const char *msgid, const char *plural, unsigned long n);

/* The one of lang_codes that fits the environment best, "en" when none does.  The first
   of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that is set decides; LANGUAGE is a list of
   languages between colons.  Unlike gettext, which ignores LANGUAGE when the locale is
   C, POSIX or unset, even by LC_ALL: who sets it means it, and our catalogs need no
   locale.  get answers as getenv does; what is returned is one of the pointers in
   lang_codes. */
const char *lang_from_environment (const char *(*get) (const char *name));

#endif
