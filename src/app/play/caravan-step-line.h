/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step in a line: the badge of the player, the sentence, the mark of a house rule. */
#pragma once

#include <gtk/gtk.h>

/* tight: as wide as its sentence; else about so, which is quicker in a long list. */
GtkWidget *caravan_step_line_new (gboolean tight);

/* color: a CvColor, or -1 for a step that is nobody's. */
void caravan_step_line_set (GtkWidget *line,
                            const char *sentence,
                            int color,
                            gboolean house);

/* What the screen reader says instead: the mark of a house rule in words. Free with
   g_free. */
char *caravan_step_line_say (const char *sentence, gboolean house);
