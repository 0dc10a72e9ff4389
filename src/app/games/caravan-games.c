/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game.h"

const CaravanGame *const caravan_games[] = { &caravan_oasis, NULL };
