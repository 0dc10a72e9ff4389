/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari.h"
#include "caravan-oasis.h"
#include "caravan-oregon.h"

const CaravanGame *const caravan_games[] = { &caravan_oasis, &caravan_oregon,
                                             &caravan_basari, NULL };
