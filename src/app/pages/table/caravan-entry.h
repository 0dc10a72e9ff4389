/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The field for typed steps: verdict while typing, completion, Enter records,
   Ctrl+Enter lets a house rule stand, up and down bring earlier lines back. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_ENTRY (caravan_entry_get_type ())
G_DECLARE_FINAL_TYPE (CaravanEntry, caravan_entry, CARAVAN, ENTRY, AdwBin)

GtkWidget *caravan_entry_new (CaravanDesk *desk);

/* Gives the field the focus, with its text selected. */
void caravan_entry_focus (CaravanEntry *self);
