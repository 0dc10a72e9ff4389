/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lines of a score sheet look like in front of it: what is counted, and what
   it is multiplied with. What they are called is said by caravan_art_category_name. */
#pragma once

#include "caravan-art.h"

GtkWidget *
caravan_score_line_pictures (const CaravanArt *art, const CvRule *rule, int size);
