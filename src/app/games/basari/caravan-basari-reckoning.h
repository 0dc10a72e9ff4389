/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round of Basari: the table of what it brings, beside it the line that is
   chosen in words, where the start disks go, and the gems that are left. */
#pragma once

#include "caravan-desk.h"

extern const CaravanGameReckoning caravan_basari_game_reckoning;
