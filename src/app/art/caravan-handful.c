/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-handful.h"

#include "caravan-flow-layout.h"
#include "caravan-text.h"

#define SPACING    12
#define CROWN_PART .7 /* of the picture */

/* What it counts, the number, and the crown of those who have the most of it. */
static GtkWidget *
make_part (const CaravanArt *art, const char *motif, int size)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_widget_add_css_class (count, "figures");
  gtk_box_append (GTK_BOX (part),
                  caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE, motif, -1, size));
  gtk_box_append (GTK_BOX (part), count);
  if (art->handful->most != NULL)
    gtk_box_append (GTK_BOX (part), caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE,
                                                            art->handful->crown, -1,
                                                            (int) (size * CROWN_PART)));
  return part;
}

static void
show_part (GtkWidget *part, int n, gboolean is_most)
{
  g_autofree char *number = caravan_number (n);
  GtkWidget *count = gtk_widget_get_next_sibling (gtk_widget_get_first_child (part));
  GtkWidget *crown = gtk_widget_get_next_sibling (count);

  gtk_label_set_label (GTK_LABEL (count), number);
  if (crown != NULL)
    gtk_widget_set_visible (crown, is_most);
}

/* Large numbers need a second line on a phone. */
GtkWidget *
caravan_handful_new (const CaravanArt *art, int picture_size)
{
  GtkWidget *handful = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (handful, caravan_flow_layout_new (SPACING));
  for (int i = 0; art->handful->motifs[i] != NULL; i++)
    gtk_box_append (GTK_BOX (handful),
                    make_part (art, art->handful->motifs[i], picture_size));
  return handful;
}

void
caravan_handful_show (GtkWidget *handful,
                      const CaravanArt *art,
                      int32_t value,
                      const CvState *state,
                      int seat)
{
  const CaravanHandful *parts = art->handful;
  guint most = parts->most != NULL ? parts->most (state, seat) : 0;
  GtkWidget *part = gtk_widget_get_first_child (handful);

  for (int i = 0; part != NULL; i++, part = gtk_widget_get_next_sibling (part))
    show_part (part, parts->count (value, i), (most >> i & 1) != 0);
}
