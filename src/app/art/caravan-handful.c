/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-handful.h"

#include "caravan-flow-layout.h"
#include "caravan-text.h"

#define SPACING 12

static GtkWidget *
make_pair (const CaravanArt *art, const char *motif, int picture_size)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_widget_add_css_class (count, "figures");
  gtk_box_append (GTK_BOX (pair), caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE,
                                                          motif, -1, picture_size));
  gtk_box_append (GTK_BOX (pair), count);
  return pair;
}

/* Large numbers need a second line on a phone. */
GtkWidget *
caravan_handful_new (const CaravanArt *art, int picture_size)
{
  GtkWidget *handful = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (handful, caravan_flow_layout_new (SPACING));
  for (int i = 0; art->handful->motifs[i] != NULL; i++)
    gtk_box_append (GTK_BOX (handful),
                    make_pair (art, art->handful->motifs[i], picture_size));
  return handful;
}

void
caravan_handful_show (GtkWidget *handful, const CaravanArt *art, int32_t value)
{
  GtkWidget *pair = gtk_widget_get_first_child (handful);

  for (int i = 0; pair != NULL; i++, pair = gtk_widget_get_next_sibling (pair))
    {
      g_autofree char *n = caravan_number (art->handful->count (value, i));
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (pair)), n);
    }
}
