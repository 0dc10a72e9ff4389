/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verdict in a sentence, the rule as a link, what may be done about it. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_VERDICT_CARD (caravan_verdict_card_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanVerdictCard, caravan_verdict_card, CARAVAN, VERDICT_CARD, AdwBin)

GtkWidget *caravan_verdict_card_new (CaravanDesk *desk);

/* Whether the card can be folded away to one line, by its head: where room is dear. It
   is remembered whether it is. */
void caravan_verdict_card_set_can_fold (CaravanVerdictCard *self, gboolean can_fold);
/* Whether it stands in a column beside the board, where text needs all the width. */
void caravan_verdict_card_set_slim (CaravanVerdictCard *self, gboolean is_slim);
gboolean caravan_verdict_card_is_folded (CaravanVerdictCard *self);

/* Its buttons, for tests; each may be hidden: then it is not mapped. */
typedef enum
{
  CARAVAN_VERDICT_RULE,
  CARAVAN_VERDICT_WHY,
  CARAVAN_VERDICT_OVERRULE,
  CARAVAN_VERDICT_DECLINE,
  CARAVAN_VERDICT_CANCEL,
  CARAVAN_VERDICT_RECORD,
  CARAVAN_VERDICT_TAKE_BACK,
  CARAVAN_VERDICT_N_BUTTONS
} CaravanVerdictButton;

GtkWidget *caravan_verdict_card_get_button (CaravanVerdictCard *self,
                                            CaravanVerdictButton button);
