/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures of games that have no table yet: bands and blocks of Oregon, offers of
   Basari. */
#pragma once

#include "caravan-draw.h"

gboolean
caravan_figure_other_measure (const char *name, int *ret_width, int *ret_height);
void caravan_figure_other_draw (const char *name, CaravanLook look, cairo_t *cr);
