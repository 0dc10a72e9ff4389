/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says of the ring, and what a line above it says of a turn. */
#pragma once

#include "caravan-desk.h"

/* An archway (from 0) with what it shows, as far as that is known, and who is there; free
   with g_free. */
char *caravan_basari_say_place (const CvTable *table,
                                const CvState *state,
                                const LangPeople *people,
                                const CvBoard *known,
                                int arch);
char *caravan_basari_say_arch (CaravanDesk *desk, const CvBoard *known, int arch);

/* What most gems of a colour are worth, who has them, how many are left. */
char *caravan_basari_say_majority (CaravanDesk *desk, int gem);
