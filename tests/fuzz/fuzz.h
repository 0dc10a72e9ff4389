/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the fuzz targets share. Each target is one file with LLVMFuzzerTestOneInput;
   built with replay.c it runs over its seeds in the test suite, built with libFuzzer it
   looks for new ones (./run fuzz). A target aborts when a promise is broken. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* An assertion that stays in every build. */
#define PROMISE(condition)                                                             \
  do                                                                                   \
    if (!(condition))                                                                  \
      {                                                                                \
        fprintf (stderr, "%s:%d: broken: %s\n", __FILE__, __LINE__, #condition);       \
        abort ();                                                                      \
      }                                                                                \
  while (0)

#endif
