/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the desk to the board: what is drawn, and what the focused cell says. */
#pragma once

#include "caravan-board.h"
#include "caravan-desk.h"

void caravan_table_scene_fill (CaravanScene *scene, CaravanDesk *desk);

/* The verdict, message or question as a sentence, or NULL. Free with g_free. */
char *caravan_table_scene_describe (CaravanDesk *desk);
