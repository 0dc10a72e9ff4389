/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The field for typed steps: verdict while typing, completion, Enter records,
   Ctrl+Enter lets a house rule stand, up and down bring earlier lines back. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_TYPED_ENTRY (caravan_typed_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTypedEntry, caravan_typed_entry, CARAVAN, TYPED_ENTRY, AdwBin)

GtkWidget *caravan_typed_entry_new (CaravanDesk *desk);

/* Gives the field the focus, with its text selected. */
void caravan_typed_entry_focus (CaravanTypedEntry *self);
