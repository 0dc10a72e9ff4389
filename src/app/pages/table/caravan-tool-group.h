/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tools that share a button where there is no room for all of them (CaravanTool.group):
   it shows the one that is chosen, or how many there are, and opens them. */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_TOOL_GROUP (caravan_tool_group_get_type ())
G_DECLARE_FINAL_TYPE (CaravanToolGroup, caravan_tool_group, CARAVAN, TOOL_GROUP, AdwBin)

/* first: the tool that begins the group; the others follow it. */
GtkWidget *caravan_tool_group_new (CaravanDesk *desk, int first);

/* How many tools it stands for. */
int caravan_tool_group_count (CaravanToolGroup *self);

/* What it shows follows the desk: to be said after each change. */
void caravan_tool_group_render (CaravanToolGroup *self);

/* The chosen one of its tools; -1: none. */
int caravan_tool_group_get_chosen (CaravanToolGroup *self);
GtkWidget *caravan_tool_group_get_face (CaravanToolGroup *self);

/* The button that opens it, and the chip of a tool, for tests. */
GtkWidget *caravan_tool_group_get_button (CaravanToolGroup *self);
GtkWidget *caravan_tool_group_get_chip (CaravanToolGroup *self, int tool);
