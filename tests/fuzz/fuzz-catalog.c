/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes as a catalog of translations: look-ups never leave it. */
#include <string.h>

#include "fuzz.h"
#include "lang-catalog.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char *const msgids[] = { "", "a", "Total", "%1$s offers %2$s card." };
  LangCatalog *catalog = lang_catalog_parse (data, size);
  size_t length = 0;

  for (size_t i = 0; catalog != NULL && i < sizeof msgids / sizeof *msgids; i++)
    for (unsigned long n = 0; n < 200; n += n < 20 ? 1 : 37)
      {
        const char *text = lang_catalog_find (catalog, msgids[i]);
        const char *form = lang_catalog_find_plural (catalog, msgids[i], n);
        length +=
            (text != NULL ? strlen (text) : 0) + (form != NULL ? strlen (form) : 0);
      }
  lang_catalog_free (catalog);
  PROMISE (length < SIZE_MAX);
  return 0;
}
