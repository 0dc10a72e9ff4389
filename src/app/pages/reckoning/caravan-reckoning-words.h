/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of the end of a part of a game: before it is recorded what it does, or
   what guided turns have against it; afterwards that it is done, or who has won. */
#pragma once

#include "caravan-desk.h"

/* Whether the game is over after it. */
gboolean caravan_reckoning_is_last (CaravanDesk *desk,
                                    const CaravanReckoning *reckoning);

/* One sentence; free with g_free. The rule that it is about. */
char *caravan_reckoning_say (CaravanDesk *desk, const CaravanReckoning *reckoning);
const CvRule *caravan_reckoning_find_rule (const CaravanReckoning *reckoning);
