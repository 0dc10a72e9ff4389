/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reader of the rules reference: contents and search at the side, a page in one,
   two or three languages, back and forward, size of the text, printing. */
#pragma once

#include "caravan-page.h"
#include "cv-game.h"

#define CARAVAN_TYPE_RULES_PAGE (caravan_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanRulesPage, caravan_rules_page, CARAVAN, RULES_PAGE, CaravanPage)

GtkWidget *caravan_rules_page_new (void);

/* Opens a page or a section, "oasis-placement#rival"; what does not exist opens the
   contents. It goes into the way back. */
void caravan_rules_page_open (CaravanRulesPage *self, const char *anchor);

/* Where the reader is; and the game in whose chapter that is, or NULL. */
const char *caravan_rules_page_get_anchor (CaravanRulesPage *self);
const CvGame *caravan_rules_page_get_game (CaravanRulesPage *self);

/* One step back or forward on the way; false when there is none. */
gboolean caravan_rules_page_walk (CaravanRulesPage *self, int steps);

/* What was read before is no longer on the way. */
void caravan_rules_page_forget_way (CaravanRulesPage *self);
