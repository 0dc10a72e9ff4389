/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon in the window, and the tables it is made of. */
#pragma once

#include "caravan-quick-game.h"
#include "caravan-words.h"

extern const CaravanGame caravan_oregon;

extern const CaravanArt caravan_oregon_art;
extern const CaravanSaying caravan_oregon_sayings[];
extern const CaravanQuickGame caravan_oregon_quick;
