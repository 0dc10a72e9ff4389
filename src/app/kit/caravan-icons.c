/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-icons.h"

#include <gtk/gtk.h>

static void (*construct) (GObject *icon);

static void
construct_to_stay (GObject *icon)
{
  if (construct != NULL)
    construct (icon);
  g_object_ref (icon);
}

void
caravan_icons_stay (void)
{
  GObjectClass *icons = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  if (icons->constructed == construct_to_stay)
    return;
  construct = icons->constructed;
  icons->constructed = construct_to_stay;
}
