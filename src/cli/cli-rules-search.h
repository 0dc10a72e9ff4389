/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan rules WORDS: where the words stand. */
#ifndef CLI_RULES_SEARCH_H
#define CLI_RULES_SEARCH_H

#include "cli.h"
#include "lang-book.h"

/* Looks for words in all languages, that of the book first, and lists the sections that
   have them, when there are several. Returns how many there are; the first is put into
   the other two. */
size_t cli_rules_search (const Cli *cli,
                         const LangBook *book,
                         const char *words,
                         size_t *ret_page,
                         size_t *ret_section);

#endif
