/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-lines.h"

static void
append_product (GtkBox *box, const CaravanArt *art, const CaravanCategory *of, int size)
{
  GtkWidget *times = gtk_label_new ("×");

  g_object_set (times, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (
      box, caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE, of->piece, -1, size));
  gtk_box_append (box, times);
  gtk_box_append (
      box, caravan_picture_new_of (art, CARAVAN_PICTURE_CARD, of->card, -1, size));
}

GtkWidget *
caravan_score_line_pictures (const CaravanArt *art, const CvRule *rule, int size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  const CaravanCategory *category = caravan_art_find_category (art, rule->id);

  if (category != NULL && category->card != NULL)
    append_product (GTK_BOX (box), art, category, size);
  else if (category != NULL)
    gtk_box_append (GTK_BOX (box), caravan_picture_new_of (art, CARAVAN_PICTURE_PART,
                                                           category->rule, -1, size));
  return box;
}
