/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board on a page (CaravanPageClass.find_board) as the window's keys and menus see
   it: larger, smaller, whole, turned. */
#pragma once

#include "caravan-page.h"

/* Of the page's actions. */
#define CARAVAN_BOARD_ACTIONS                                                          \
  { "win.zoom-in", caravan_board_actions_zoom_in, caravan_board_actions_can },         \
      { "win.zoom-out", caravan_board_actions_zoom_out, caravan_board_actions_can },   \
      { "win.fit", caravan_board_actions_fit, caravan_board_actions_can },             \
  {                                                                                    \
    "win.turn", caravan_board_actions_turn, caravan_board_actions_can                  \
  }

void caravan_board_actions_zoom_in (CaravanPage *page);
void caravan_board_actions_zoom_out (CaravanPage *page);
void caravan_board_actions_fit (CaravanPage *page);
void caravan_board_actions_turn (CaravanPage *page);
gboolean caravan_board_actions_can (CaravanPage *page);
