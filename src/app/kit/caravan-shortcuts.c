/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-shortcuts.h"

#include "caravan-text.h"

#include <string.h>

const char *const caravan_shortcut_groups[] = {
  [CARAVAN_SHORTCUTS_TABLE] = N_ ("At the table"),
  [CARAVAN_SHORTCUTS_BOARD] = N_ ("On the board"),
  [CARAVAN_SHORTCUTS_GAMES] = N_ ("Games and files"),
  [CARAVAN_SHORTCUTS_LEARN] = N_ ("Learning and teaching"),
  [CARAVAN_SHORTCUTS_WINDOW] = N_ ("Window"),
};

const CaravanShortcut caravan_shortcuts[] = {
  { CARAVAN_SHORTCUTS_TABLE, "win.undo", "<Control>z", N_ ("Undo the last step") },
  { CARAVAN_SHORTCUTS_TABLE, "win.redo", "<Control><Shift>z <Control>y",
    N_ ("Redo what was undone") },
  { CARAVAN_SHORTCUTS_TABLE, "win.entry", "<Control>l", N_ ("Type a step") },
  { CARAVAN_SHORTCUTS_TABLE, NULL, "1",
    N_ ("Choose a piece, or what the strip asks for") },
  { CARAVAN_SHORTCUTS_TABLE, NULL, "<Alt>1", N_ ("Choose a card of the strip") },
  { CARAVAN_SHORTCUTS_TABLE, "win.dispute", "d", N_ ("Settle a dispute") },
  { CARAVAN_SHORTCUTS_TABLE, "win.status", "F5", N_ ("Show and speak the status") },
  { CARAVAN_SHORTCUTS_TABLE, "win.left", "F7", N_ ("Show what is left") },
  { CARAVAN_SHORTCUTS_TABLE, "win.set-up", "F8", N_ ("Set up the table") },
  { CARAVAN_SHORTCUTS_TABLE, "win.history", "<Control>h", N_ ("Go to the history") },
  { CARAVAN_SHORTCUTS_TABLE, "win.scores", "<Control>e", N_ ("Go to the scores") },
  { CARAVAN_SHORTCUTS_TABLE, "win.game-menu", "<Control>g",
    N_ ("Open the menu of the game") },
  { CARAVAN_SHORTCUTS_TABLE, "win.next-panel", "F6", N_ ("Go to the next panel") },
  { CARAVAN_SHORTCUTS_TABLE, "win.previous-panel", "<Shift>F6",
    N_ ("Go to the previous panel") },
  { CARAVAN_SHORTCUTS_TABLE, "win.across", "<Shift>F11",
    N_ ("Seen from across the table") },
  { CARAVAN_SHORTCUTS_TABLE, "win.hands-off", "<Control><Shift>l",
    N_ ("Hands off: lock or unlock entering") },
  { CARAVAN_SHORTCUTS_BOARD, NULL, "Up", N_ ("Move among the spaces") },
  { CARAVAN_SHORTCUTS_BOARD, NULL, "Return", N_ ("Record the step on this space") },
  { CARAVAN_SHORTCUTS_BOARD, NULL, "Escape", N_ ("Take the choice back") },
  { CARAVAN_SHORTCUTS_BOARD, "win.zoom-in",
    "<Control>plus <Control>equal <Control>KP_Add", N_ ("Enlarge the board") },
  { CARAVAN_SHORTCUTS_BOARD, "win.zoom-out", "<Control>minus <Control>KP_Subtract",
    N_ ("Make the board smaller") },
  { CARAVAN_SHORTCUTS_BOARD, "win.fit", "<Control>0 <Control>KP_0",
    N_ ("Show the whole board") },
  { CARAVAN_SHORTCUTS_BOARD, "win.turn", "<Control>t",
    N_ ("Rotate the board by a quarter turn") },
  { CARAVAN_SHORTCUTS_GAMES, "win.begin", "<Control>n", N_ ("New game") },
  { CARAVAN_SHORTCUTS_GAMES, "win.score-now", "<Control>k", N_ ("Score now") },
  { CARAVAN_SHORTCUTS_GAMES, "win.open", "<Control>o", N_ ("Open a record") },
  { CARAVAN_SHORTCUTS_GAMES, "win.past", "<Control><Shift>h", N_ ("Past games") },
  { CARAVAN_SHORTCUTS_GAMES, "win.save-copy", "<Control><Shift>s", N_ ("Save a copy") },
  { CARAVAN_SHORTCUTS_GAMES, NULL, "<Control>p", N_ ("Print the scores") },
  { CARAVAN_SHORTCUTS_GAMES, NULL, "<Control>c", N_ ("Copy the scores as text") },
  { CARAVAN_SHORTCUTS_LEARN, "win.learn", "F9", N_ ("Learn") },
  { CARAVAN_SHORTCUTS_LEARN, "win.teach", "<Shift>F5", N_ ("Teach the table") },
  { CARAVAN_SHORTCUTS_LEARN, NULL, "Right", N_ ("The next page, or the answer") },
  { CARAVAN_SHORTCUTS_LEARN, NULL, "Left", N_ ("The page before") },
  { CARAVAN_SHORTCUTS_WINDOW, "win.back", "<Alt>Left", N_ ("Back") },
  { CARAVAN_SHORTCUTS_WINDOW, "win.help", "F1", N_ ("Help on what is on the screen") },
  { CARAVAN_SHORTCUTS_WINDOW, "win.reference", "<Control>r", N_ ("Read the rules") },
  { CARAVAN_SHORTCUTS_WINDOW, NULL, "F10", N_ ("Open the menu") },
  { CARAVAN_SHORTCUTS_WINDOW, "win.fullscreen", "F11", N_ ("Fill the screen") },
  { CARAVAN_SHORTCUTS_WINDOW, "app.new-window", "<Control><Shift>n",
    N_ ("New window") },
  { CARAVAN_SHORTCUTS_WINDOW, "app.preferences", "<Control>comma", N_ ("Preferences") },
  { CARAVAN_SHORTCUTS_WINDOW, "app.shortcuts", "<Control>question",
    N_ ("Keyboard shortcuts") },
  { CARAVAN_SHORTCUTS_WINDOW, "window.close", "<Control>w", N_ ("Close the window") },
  { CARAVAN_SHORTCUTS_WINDOW, "app.quit", "<Control>q", N_ ("Quit") },
  { 0 },
};

char *
caravan_shortcuts_find (const char *action)
{
  for (const CaravanShortcut *i = caravan_shortcuts; i->keys != NULL; i++)
    if (g_strcmp0 (i->action, action) == 0)
      return g_strndup (i->keys, strcspn (i->keys, " "));
  return NULL;
}

static void
bind_keys (GtkWidgetClass *klass, const CaravanShortcut *shortcut)
{
  g_auto (GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

  for (char **key = keys; *key != NULL; key++)
    {
      guint value;
      GdkModifierType modifiers;
      if (gtk_accelerator_parse (*key, &value, &modifiers))
        gtk_widget_class_add_binding_action (klass, value, modifiers, shortcut->action,
                                             NULL);
    }
}

void
caravan_shortcuts_bind_class (GtkWidgetClass *klass)
{
  for (const CaravanShortcut *i = caravan_shortcuts; i->keys != NULL; i++)
    if (i->action != NULL && !g_str_has_prefix (i->action, "app."))
      bind_keys (klass, i);
}

void
caravan_shortcuts_bind_application (GtkApplication *application)
{
  for (const CaravanShortcut *i = caravan_shortcuts; i->keys != NULL; i++)
    if (i->action != NULL && g_str_has_prefix (i->action, "app."))
      {
        g_auto (GStrv) keys = g_strsplit (i->keys, " ", -1);
        gtk_application_set_accels_for_action (application, i->action,
                                               (const char *const *) keys);
      }
}
