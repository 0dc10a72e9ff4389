/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game looks. Whoever draws is handed it by the caller: nothing in this folder
   knows which games there are. */
#pragma once

#include "caravan-draw.h"

typedef struct
{
  /* A short label on a figure (its size), and where it stands: the marker's cell, or
     the first cell. 0: no label. May be NULL. */
  int (*group_size) (const CvTable *table, const CvState *state, int bit);
} CaravanArt;
