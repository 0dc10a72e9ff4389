/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the archways of a board show that nobody has described before: points and gems
   are stated by the steps of those who take them. What the board says counts; else what
   was stated last: a correction is later than all that was there when it was made. */
#pragma once

#include "caravan-desk.h"
#include "cv-gems.h"

/* What the steps in effect have stated, put into a copy of the board. */
void caravan_basari_learn (const CvMatch *log, CvBoard *ret_board);

/* What an archway (from 0) shows; false as long as nobody knows. What the step that is
   being corrected states is open again. */
gboolean caravan_basari_find_points (CaravanDesk *desk, int arch, int *ret_points);
gboolean caravan_basari_find_gems (CaravanDesk *desk, int arch, CvGems *ret_gems);
