/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What leaves a dispute: paper, a PDF, and the position as a record, of which
   `caravan judge` can be asked further. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-desk.h"

/* A button whose menu prints and saves ("dispute.print", "dispute.pdf" and
   "dispute.record", which are the page's). */
GtkWidget *caravan_dispute_share_new (void);

/* On paper, the answer that there is. */
void caravan_dispute_share_print (GtkWidget *from, CaravanDesk *desk);

/* A file: "pdf" of the answer, or "caravan", these lines of a record. Asks where, unless
   the path is known; what became of it is said in the window that the widget is in. */
void caravan_dispute_share_save (GtkWidget *from,
                                 CaravanDesk *desk,
                                 const json_t *lines,
                                 const char *suffix,
                                 const char *path);
