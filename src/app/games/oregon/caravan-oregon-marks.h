/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board of Oregon shows of a placement: the blocks or bands of its cards, and
   what it pays. See CaravanGameTable.mark. */
#pragma once

#include "caravan-desk.h"

void caravan_oregon_mark (CaravanDesk *desk, CaravanMarks *marks);
