/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "long.h"

#include <stdlib.h>

int
long_count (int sample, int all)
{
  return getenv ("CARAVANSERAI_LONG") != NULL ? all : sample;
}
