/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box of a game in words: what is left of a piece, and the lines of the set-up. */
#pragma once

#include "caravan-text.h"
#include "cv-game.h"

/* “3 of 34 Steppe tiles”, “Anna: 12 of 20 camels”. Free with g_free. */
char *caravan_left_say (const LangPeople *people, const CvLeft *left);

/* “Each player takes 20 camels and 4 control markers of one color.” Free with g_free. */
char *caravan_set_up_say (const CvSetUp *line);
