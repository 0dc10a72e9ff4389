/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of everything that can be typed at a table, each with an example. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-typed.h"

/* Opens it over the window of a widget. */
void caravan_typed_help_present (GtkWidget *parent, const CvTable *table);
