/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One compiled message catalog (a GNU .mo file) in memory.  The file is checked whole
   when it is opened, so that a look-up afterwards can neither fail halfway nor read
   outside it; any number of catalogs may be open at once and a catalog never changes,
   so threads may share it. */

#ifndef LANG_CATALOG_H
#define LANG_CATALOG_H

#include <stddef.h>

typedef struct LangCatalog LangCatalog;

/* Reads a whole file of at most 16 MiB.  NULL when it cannot be read or is damaged. */
LangCatalog *lang_catalog_open (const char *path);

/* The same from memory; the bytes are copied. */
LangCatalog *lang_catalog_parse (const void *bytes, size_t n_bytes);

/* NULL is fine. */
void lang_catalog_free (LangCatalog *catalog);

/* The look-ups return NULL for what is absent or translated by an empty text, and
   always for the empty msgid, under which the catalog keeps its header.  What they
   return lives as long as the catalog. */

/* The translation; the first form of an entry with plural forms. */
const char *lang_catalog_find (const LangCatalog *catalog, const char *msgid);

/* The translation of a msgid that has a msgctxt. */
const char *lang_catalog_find_context (const LangCatalog *catalog,
                                       const char *context,
                                       const char *msgid);

/* The form for n things.  An entry with fewer forms than the language has gives its
   last one. */
const char *lang_catalog_find_plural (const LangCatalog *catalog,
                                      const char *msgid,
                                      unsigned long n);

#endif
