/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of the log of a game, at its table and in its replay alike. */
#pragma once

#include "caravan-step.h"
#include "cv-match.h"

/* The cells of one step, which glow after it; and where the first n_steps let a broken
   rule stand. */
void caravan_log_get_cells (const CvMatch *log, gsize step, CvSet *ret_cells);
void caravan_log_get_house (const CvMatch *log, gsize n_steps, CvSet *ret_cells);

/* The section of the rule by which a step is legal, or which it broke. */
const char *caravan_log_find_anchor (const CvMatch *log, gsize step);
