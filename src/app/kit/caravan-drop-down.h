/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drop-down of texts that never needs more room than there is: in the button a long
   text is cut, in the list it has room. */
#pragma once

#include <gtk/gtk.h>

/* Takes the model, which holds GtkStringObjects; NULL: set later. */
GtkWidget *caravan_drop_down_new (GListModel *model);
