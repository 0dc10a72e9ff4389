/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules reference in all languages at once, read when it is first asked for. */
#pragma once

#include <glib.h>

#include "lang-search.h"

#define CARAVAN_BOOKS_MOST 3

/* How many languages there are, in the order of lang_codes; 0 when the pages are not
   installed. */
int caravan_books_count (void);
const LangBook *caravan_book (int language);

/* The language that the windows speak, by its place; one without pages of its own reads
   the first. */
int caravan_book_spoken (void);

/* Languages, a bit each, in the order in which they stand side by side: the one that is
   spoken first. Returns how many. */
int caravan_books_order (guint languages, int ret_order[CARAVAN_BOOKS_MOST]);

/* The section of a rule in the language that is spoken, or NULL. */
const LangSection *caravan_book_rule (const char *rule);

/* For searching all of them. */
const LangIndex *caravan_books_index (void);
