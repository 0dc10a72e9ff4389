/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame of a page of text and forms: it scrolls, and stays as narrow as reads well;
   under it a bar of buttons that is always in sight. For templates and for C:
     g_object_new (CARAVAN_TYPE_PAGE_FRAME, "width", 1008, "child", box, NULL)
   Properties: "width", the most that the child gets; "child"; "bar", or none. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_PAGE_FRAME (caravan_page_frame_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPageFrame, caravan_page_frame, CARAVAN, PAGE_FRAME, GtkBox)
