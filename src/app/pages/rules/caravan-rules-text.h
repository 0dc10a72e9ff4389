/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page of the rules reference as widgets: its sections one below the other, the
   chosen languages side by side where there is room, section beside section.
   Signal "go" (const char *anchor): a link was followed. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_RULES_TEXT (caravan_rules_text_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanRulesText, caravan_rules_text, CARAVAN, RULES_TEXT, GtkWidget)

/* Shows a page (its number in the books). languages: places in lang_codes, a bit each,
   at least one; that of the window stands first. size: of the text, in per cent. */
void
caravan_rules_text_show (CaravanRulesText *self, gsize page, guint languages, int size);

/* One section of it alone. */
void caravan_rules_text_show_section (
    CaravanRulesText *self, gsize page, gsize section, guint languages, int size);

/* Marks a section, by its number; 0: none. Returns its widget, to scroll to. */
GtkWidget *caravan_rules_text_mark (CaravanRulesText *self, gsize section);

/* The spans of a block as Pango markup. Free with g_free. */
struct LangBlock;
char *caravan_rules_markup (const struct LangBlock *block, int size);
