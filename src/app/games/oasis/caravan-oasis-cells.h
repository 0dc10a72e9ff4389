/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said and written about a cell of Oasis: its accessible name, and the size
   that stands on an area. See CaravanGame. */
#pragma once

#include "cv-match.h"

char *caravan_oasis_describe (const CvTable *table, const CvState *state, int bit);
int caravan_oasis_group_size (const CvTable *table, const CvState *state, int bit);
