/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule by which an answer was given, as the reference has it, in one to three
   languages. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_DISPUTE_RULE (caravan_dispute_rule_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputeRule, caravan_dispute_rule, CARAVAN, DISPUTE_RULE, AdwBin)

GtkWidget *caravan_dispute_rule_new (CaravanDesk *desk);
