/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the lines of a score sheet look like in front of it: what is counted, and what
   it is multiplied with. Found by the rule of the line, so nothing here asks which game
   it is. What they are called is said by caravan_chart_category. */
#pragma once

#include <gtk/gtk.h>

#include "cv-rule.h"

GtkWidget *caravan_score_line_pictures (const CvRule *rule, int size);
