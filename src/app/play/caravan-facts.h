/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is counted about a player, in words. */
#pragma once

#include <glib.h>

#include "cv-game.h"

/* “Camels in hand: 13 of 20”. Free with g_free. */
char *caravan_fact_say (const CvFact *fact);

/* All of them, one after the other; without the types of a mask (1 << CvFactType). In a
   sentence, and as what is seen in a line. */
char *caravan_facts_say (const CvFact *facts, int n_facts, guint without);
char *caravan_facts_list (const CvFact *facts, int n_facts, guint without);
