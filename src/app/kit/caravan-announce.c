/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-announce.h"

/* Newer than what else is allowed. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void
caravan_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  GtkRoot *root = gtk_widget_get_root (widget);

  /* The window says it: what has only just appeared is not on the bus yet. GTK's
     backend for tests can't, and crashes. */
  if (root != NULL && g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (root), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
#endif
}

G_GNUC_END_IGNORE_DEPRECATIONS
