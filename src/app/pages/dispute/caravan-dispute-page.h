/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settling a dispute: the board of a game at one moment, on which anything can be asked
   and nothing is recorded. */
#pragma once

#include "caravan-desk.h"
#include "caravan-page.h"

#define CARAVAN_TYPE_DISPUTE_PAGE (caravan_dispute_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputePage, caravan_dispute_page, CARAVAN, DISPUTE_PAGE, CaravanPage)

/* What lies on the board at a moment of a game with pieces (caravan_game_has_pieces).
   n_steps: how many steps led there. table: where it is being played; what was asked there is asked here too, and an answer
   can be kept as a note. NULL: it is only looked at. */
GtkWidget *caravan_dispute_page_new (RecRecord *record,
                                     const CvState *state,
                                     gsize n_steps,
                                     CaravanDesk *table);

/* An empty board of such a game, which is set up by hand first. */
GtkWidget *caravan_dispute_page_new_empty (const CvGame *game);

/* The desk on which is asked, for tests. */
CaravanDesk *caravan_dispute_page_get_desk (CaravanDisputePage *self);

/* Saves the answer ("pdf") or the position ("caravan"); asks where when path is NULL. */
void caravan_dispute_page_save (CaravanDisputePage *self,
                                const char *suffix,
                                const char *path);
