/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a button of the palette shows of a tool: its picture, with the number owed on its
   corner, then its name above what is left. */
#pragma once

#include "caravan-desk.h"

#include <gtk/gtk.h>

GtkWidget *caravan_tool_face_new (CaravanDesk *desk);
GtkWidget *caravan_tool_face_get_picture (GtkWidget *face);
void caravan_tool_face_set_compact (GtkWidget *face, gboolean compact);

/* The name alone, in two lines if need be; else it has one and what is left the other. For
   a face that has little room. */
void caravan_tool_face_set_short (GtkWidget *face, gboolean is_short);

/* Shows a tool of the desk's game; the button of the face has its name. */
void caravan_tool_face_show (GtkWidget *face,
                             GtkWidget *button,
                             CaravanDesk *desk,
                             int tool);

/* The picture of the first of these tools, and what all are called and how many there
   are. */
void caravan_tool_face_show_group (
    GtkWidget *face, GtkWidget *button, CaravanDesk *desk, int first, int n);
