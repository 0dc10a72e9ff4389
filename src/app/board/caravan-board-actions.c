/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-board-actions.h"

static void
ask (CaravanPage *page, const char *action)
{
  gtk_widget_activate_action (caravan_page_find_board (page), action, NULL);
}

void
caravan_board_actions_zoom_in (CaravanPage *page)
{
  ask (page, "board.zoom-in");
}

void
caravan_board_actions_zoom_out (CaravanPage *page)
{
  ask (page, "board.zoom-out");
}

void
caravan_board_actions_fit (CaravanPage *page)
{
  ask (page, "board.fit");
}

void
caravan_board_actions_turn (CaravanPage *page)
{
  ask (page, "board.turn");
}

gboolean
caravan_board_actions_can (CaravanPage *page)
{
  return caravan_page_find_board (page) != NULL;
}
