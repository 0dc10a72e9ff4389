/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game of Basari is tracked at a table: on a ring, in steps of a turn. */
#include "caravan-basari-list.h"
#include "caravan-basari-reckoning.h"
#include "caravan-basari-strip.h"
#include "caravan-basari-surface.h"
#include "caravan-basari-turn.h"
#include "caravan-basari.h"

/* Nothing is placed by hand: dice and actions move the pieces. */
static const CaravanTool no_tools[] = { { .term = NULL } };

const CaravanGameTable caravan_basari_game_table = {
  .tools = no_tools,
  .surface_new = caravan_basari_surface_new,
  .turn_new = caravan_basari_turn_new,
  .standing_new = caravan_basari_list_new,
  .strip_new = caravan_basari_strip_new,
  .reckoning = &caravan_basari_game_reckoning,
};
