/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-menu.h"

#include "caravan-shortcuts.h"
#include "caravan-text.h"

GMenu *
caravan_menu_add_section (GMenu *menu)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  return section;
}

/* A menu can't know the keys of a widget's class by itself. */
void
caravan_menu_add (GMenu *menu, const char *text, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (caravan_text (text), action);
  g_autofree char *key = caravan_shortcuts_find (action);

  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}
