/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures of the help as files. */
#pragma once

#include "caravan-figure.h"

/* The names of all figures, of all games; free with g_strfreev. */
char **figures_list (void);

/* The picture of a figure, as it belongs into help/C/figures. */
cairo_surface_t *figures_draw (const char *name);
