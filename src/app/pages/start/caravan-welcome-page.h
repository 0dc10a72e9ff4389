/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page: go on with the last game, begin another, find an earlier one. Its
   buttons are actions of the window. */
#pragma once

#include "caravan-page.h"

#define CARAVAN_TYPE_WELCOME_PAGE (caravan_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanWelcomePage, caravan_welcome_page, CARAVAN, WELCOME_PAGE, CaravanPage)

CaravanPage *caravan_welcome_page_new (void);

/* The path of the game that Continue opens, or NULL. */
const char *caravan_welcome_page_get_last (CaravanWelcomePage *self);
