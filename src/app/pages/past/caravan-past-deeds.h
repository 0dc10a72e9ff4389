/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window does to past games, and how it is taken back, one deed after the other:
   deleting games, renaming people. */
#pragma once

#include <gio/gio.h>

#define CARAVAN_TYPE_PAST_DEEDS (caravan_past_deeds_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanPastDeeds, caravan_past_deeds, CARAVAN, PAST_DEEDS, GObject)

/* Signals:
   "told" (const char *text, gboolean can_undo): it was done; to be said in passing.
   "refused" (const char *text, const RecError *error, gulong n): it was not, and why;
   to be said until it is read, as caravan_trouble_bar_set_refusal does.
   "brought" (const char *file): a game came (back), which may be shown.
   "changed": there is something to undo, or there no longer is. */
CaravanPastDeeds *caravan_past_deeds_new (void);

/* files ends with NULL and is copied. */
void caravan_past_deeds_delete (CaravanPastDeeds *self, char **files);
void caravan_past_deeds_rename (CaravanPastDeeds *self,
                                const char *from,
                                const char *to,
                                gboolean is_merge);

/* Brings records in; that is not undone but by deleting them. */
void caravan_past_deeds_import (CaravanPastDeeds *self, char **paths);

/* Everything as one file. */
void caravan_past_deeds_export (CaravanPastDeeds *self, const char *path);

gboolean caravan_past_deeds_can_undo (CaravanPastDeeds *self);
void caravan_past_deeds_undo (CaravanPastDeeds *self);
