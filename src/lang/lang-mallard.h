/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads one Mallard page. */

#ifndef LANG_MALLARD_H
#define LANG_MALLARD_H

#include "lang-book.h"

/* False when the file can't be read, is no page or uses what our pages do not use; then
 *ret_why says what, and the page is empty. */
bool lang_mallard_read (const char *file, LangPage *ret_page, char **ret_why);
void lang_mallard_free (LangPage *page);

#endif
