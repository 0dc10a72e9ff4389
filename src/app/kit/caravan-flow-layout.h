/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays children out in lines like words: as many as fit, the rest below. Children keep
   their natural width where there is room for it. A child aligned to the end stands
   there with those after it; a line whose first child is centred is centred. */
#pragma once

#include <gtk/gtk.h>

/* spacing: between children and between lines. */
GtkLayoutManager *caravan_flow_layout_new (int spacing);
