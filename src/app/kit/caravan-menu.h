/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus, made when they are wanted, in the language of that moment; beside each item
   stands the key that does the same. */
#pragma once

#include <gio/gio.h>

/* The section lives as long as the menu. */
GMenu *caravan_menu_add_section (GMenu *menu);

void caravan_menu_add (GMenu *menu, const char *text, const char *action);
