/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words a half-typed one may become, in a small list above or below the field. It
   never takes the focus: the field asks it what is chosen. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_COMPLETION (caravan_completion_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanCompletion, caravan_completion, CARAVAN, COMPLETION, GtkPopover)

/* Signal "accepted" (const char *word): one was clicked. */
GtkWidget *caravan_completion_new (void);

/* Shows the words, or hides when there are none. None is chosen at first. */
void caravan_completion_show (CaravanCompletion *self, const char *const *words);
void caravan_completion_hide (CaravanCompletion *self);
gboolean caravan_completion_is_shown (CaravanCompletion *self);

/* Chooses the next one (1) or the one before (-1), round and round. */
void caravan_completion_move (CaravanCompletion *self, int by);

/* The chosen word; NULL when none was chosen. The first word, likewise. */
const char *caravan_completion_get_chosen (CaravanCompletion *self);
const char *caravan_completion_get_first (CaravanCompletion *self);
