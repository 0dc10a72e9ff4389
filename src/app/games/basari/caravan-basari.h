/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari in the window, and the tables it is made of. */
#pragma once

#include "caravan-quick-game.h"
#include "caravan-words.h"

extern const CaravanGame caravan_basari;

extern const CaravanArt caravan_basari_art;
extern const CaravanSaying caravan_basari_sayings[];
extern const CaravanQuickGame caravan_basari_quick;
