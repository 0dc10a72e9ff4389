/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory that must be there: without it the program ends. */
#ifndef LANG_MEMORY_H
#define LANG_MEMORY_H

#include <stdlib.h>

static inline void *
lang_need (void *memory)
{
  if (memory == NULL)
    abort ();
  return memory;
}

#endif
