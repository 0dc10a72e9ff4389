/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of everything that can be typed at a table, each with an example. */
#pragma once

#include <adwaita.h>

#include "caravan-typed.h"

#define CARAVAN_TYPE_TYPING (caravan_typing_get_type ())
G_DECLARE_FINAL_TYPE (CaravanTypingWindow, caravan_typing, CARAVAN, TYPING, AdwWindow)

/* Opens it over the window of a widget. */
void caravan_typing_present (GtkWidget *parent, const CvTable *table);
