/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small card with the beginning of a rule’s section, and the way to all of it. */
#pragma once

#include <gtk/gtk.h>

#include "cv-rule.h"

#define CARAVAN_TYPE_RULE_CARD (caravan_rule_card_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanRuleCard, caravan_rule_card, CARAVAN, RULE_CARD, GtkPopover)

/* Give it a parent with gtk_widget_set_parent, which must let go of it in dispose. */
GtkWidget *caravan_rule_card_new (void);

/* Opens the card on this rule, pointing at the widget, which is inside the parent. */
void
caravan_rule_card_open (CaravanRuleCard *self, GtkWidget *widget, const CvRule *rule);
