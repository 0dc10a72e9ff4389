/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet as a form: categories down, players across, a small field for each
   number. People count player by player, so Enter goes down a player's column and then
   to the next player; so does Tab. The arrow keys go where they point. What is typed
   counts at once, and is recorded when the field is left.

   Where the columns have no room, each player is a card, one below the other; the
   fields stay the same widgets, so that nothing typed is lost when a window is turned.
 */
#pragma once

#include <gtk/gtk.h>

#include "caravan-quick.h"

#define CARAVAN_TYPE_QUICK_FORM (caravan_quick_form_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanQuickForm, caravan_quick_form, CARAVAN, QUICK_FORM, GtkWidget)

/* Signal "finished": Enter was pressed in the last field. */
GtkWidget *caravan_quick_form_new (CaravanQuick *quick);

/* Goes to a field, or to the first one that is still empty; false when none is. */
void caravan_quick_form_focus (CaravanQuickForm *self, int seat, int field);
gboolean caravan_quick_form_focus_empty (CaravanQuickForm *self);

/* Records what stands in a field that was not left yet. False: it was refused. */
gboolean caravan_quick_form_commit (CaravanQuickForm *self);
