/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-header.h"

#include "caravan-text.h"

#include <string.h>

#define NARROW_KEY "caravan-header-narrow"

/* Closing stays on the side where the desktop has it. */
static const char *
choose_layout (AdwHeaderBar *header)
{
  g_autofree char *desktop = NULL;

  if (g_object_get_data (G_OBJECT (header), NARROW_KEY) == NULL)
    return NULL;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (header)), "gtk-decoration-layout",
                &desktop, NULL);
  const char *close = desktop != NULL ? strstr (desktop, "close") : NULL;
  const char *middle = desktop != NULL ? strchr (desktop, ':') : NULL;
  if (close == NULL)
    return ":";
  return middle != NULL && middle < close ? ":close" : "close:";
}

static void
make_controls (gpointer header)
{
  adw_header_bar_set_decoration_layout (header, ":");
  adw_header_bar_set_decoration_layout (header, choose_layout (header));
}

void
caravan_header_follow (AdwHeaderBar *header)
{
  caravan_text_follow (header, make_controls);
}

void
caravan_header_set_narrow (AdwHeaderBar *header, gboolean narrow)
{
  g_object_set_data (G_OBJECT (header), NARROW_KEY, GINT_TO_POINTER (narrow));
  make_controls (header);
}
