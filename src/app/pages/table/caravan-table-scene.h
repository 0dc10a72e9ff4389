/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the desk to the board: what is drawn. */
#pragma once

#include "caravan-board.h"
#include "caravan-desk.h"

void caravan_table_scene_fill (CaravanScene *scene, CaravanDesk *desk);
