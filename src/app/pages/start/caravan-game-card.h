/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game on the first page: its picture, what it is like, and what can be done with it
   here. A click anywhere on the card does the first of that. */
#pragma once

#include "caravan-game.h"

#define CARAVAN_TYPE_GAME_CARD (caravan_game_card_get_type ())
G_DECLARE_FINAL_TYPE (CaravanGameCard, caravan_game_card, CARAVAN, GAME_CARD, GtkBox)

/* group: what is said of the games is as high as of the others, so that their pictures
   are, too. */
GtkWidget *caravan_game_card_new (const CaravanGame *game, GtkSizeGroup *group);

const CaravanGame *caravan_game_card_get_game (CaravanGameCard *self);

/* The way to its past games is only there when it has some. */
void caravan_game_card_set_has_past (CaravanGameCard *self, gboolean has_past);
