/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a dispute. Texts are in the language spoken now; free them. */
#pragma once

#include "caravan-desk.h"
#include "cv-mend.h"

/* What would make the step legal that the desk's verdict refuses; none otherwise, nor
   where legal spaces are not shown. */
void caravan_dispute_find_mends (CaravanDesk *desk, CvMends *ret_mends);

/* Question, verdict, rule and changes, to be copied or kept as a note; NULL where nothing
   has been asked. */
char *caravan_dispute_say (CaravanDesk *desk);

/* The same within so many characters: ended with a sentence, or a line, and an ellipsis
   where it is longer. */
char *caravan_dispute_shorten (const char *text, glong most);
