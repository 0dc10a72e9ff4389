/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The palette: who places, what is placed, what is left. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_PIECES (caravan_pieces_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPieces, caravan_pieces, CARAVAN, PIECES, AdwBin)

GtkWidget *caravan_pieces_new (CaravanDesk *desk);

/* The chips, for tests. */
GtkWidget *caravan_pieces_get_seat_chip (CaravanPieces *self, int seat);
GtkWidget *caravan_pieces_get_tool_chip (CaravanPieces *self, int tool);

/* Letters of the players and numbers of the tools as keys, and Escape to take a choice
   back, wherever in the widget the focus is, but for entries. */
void caravan_pieces_add_shortcuts (GtkWidget *widget, CaravanDesk *desk);

/* Without the title and with the groups of tools closed, where every line counts. */
void caravan_pieces_set_compact (CaravanPieces *self, gboolean compact);
