/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All keys in one table: what they do in a window, and what the shortcuts window says
   about them. */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  CARAVAN_SHORTCUTS_TABLE,
  CARAVAN_SHORTCUTS_BOARD,
  CARAVAN_SHORTCUTS_GAMES,
  CARAVAN_SHORTCUTS_LEARN,
  CARAVAN_SHORTCUTS_WINDOW,
  CARAVAN_N_SHORTCUT_GROUPS
} CaravanShortcutGroup;

typedef struct
{
  CaravanShortcutGroup group;
  const char *action; /* "win.undo", "app.quit"; NULL: the widget there sees to it */
  const char *keys;   /* accelerators, parted by blanks; the first is shown */
  const char *title;  /* N_; NULL: not shown */
} CaravanShortcut;

/* action and title NULL end the list. */
extern const CaravanShortcut caravan_shortcuts[];
extern const char *const caravan_shortcut_groups[]; /* N_ */

/* The first accelerator of an action, or NULL. Free with g_free. */
char *caravan_shortcuts_find (const char *action);

/* Binds the keys of all win. actions to a class of windows, so that a field with the
   focus has them first; and those of the app. actions to the application. */
void caravan_shortcuts_bind_class (GtkWidgetClass *klass);
void caravan_shortcuts_bind_application (GtkApplication *application);
