/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the screen awake for a window: by the session manager where there is one, else
   by org.freedesktop.ScreenSaver, which most other desktops answer to. Where nobody
   does, the screen goes its own way and nothing is said. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_AWAKE (caravan_awake_get_type ())
G_DECLARE_FINAL_TYPE (CaravanAwake, caravan_awake, CARAVAN, AWAKE, GObject)

/* Neither is owned; the window outlives this object. */
CaravanAwake *caravan_awake_new (GtkApplication *application, GtkWindow *window);

/* reason is shown by some desktops; it is not used when letting go. */
void caravan_awake_set (CaravanAwake *self, gboolean awake, const char *reason);

/* Whether somebody has promised to keep the screen awake. */
gboolean caravan_awake_is_held (CaravanAwake *self);
