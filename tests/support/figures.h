/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the help as files. */
#pragma once

#include "caravan-figure.h"

/* The picture of a figure, as it belongs into help/C/figures. */
cairo_surface_t *figures_draw (const char *name);
