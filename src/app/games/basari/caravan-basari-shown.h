/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one archway shows, large and in words, above all else: small ones have no room
   for it. A popover of its parent, which unparents it in dispose; one without a layout
   manager presents it when it is laid out. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *caravan_basari_shown_new (GtkWidget *parent);

/* at: what of the parent it is about. */
void caravan_basari_shown_popup (GtkWidget *shown,
                                 GtkWidget *picture,
                                 const char *text,
                                 const graphene_rect_t *at);
