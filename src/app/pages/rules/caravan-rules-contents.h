/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of the rules reference, and what a search finds in it, in any language,
   as one types. Signal "go" (const char *anchor). */
#pragma once

#include <adwaita.h>

#define CARAVAN_TYPE_RULES_CONTENTS (caravan_rules_contents_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanRulesContents, caravan_rules_contents, CARAVAN, RULES_CONTENTS, AdwBin)

/* Shows where the reader is, by the number of the page. */
void caravan_rules_contents_select (CaravanRulesContents *self, gsize page);

/* The field for searching, to put the focus on. */
GtkWidget *caravan_rules_contents_get_search (CaravanRulesContents *self);
