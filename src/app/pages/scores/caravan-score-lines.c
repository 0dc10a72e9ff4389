/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-lines.h"

#include "caravan-chart.h"
#include "caravan-picture.h"

static const struct
{
  const char *rule;
  const char *piece, *marker;
} products[] = {
  { "oasis.score.camels", "camel", "commodities" },
  { "oasis.score.oasis", "oasis", "wells" },
  { "oasis.score.steppe", "steppe", "horses" },
  { "oasis.score.stone", "stone", "ovoos" },
};

static void
append_product (GtkBox *box, gsize product, int size)
{
  GtkWidget *times = gtk_label_new ("×");

  g_object_set (times, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (box, caravan_picture_new (CARAVAN_PICTURE_PIECE,
                                            products[product].piece, -1, size));
  gtk_box_append (box, times);
  gtk_box_append (box, caravan_picture_new (CARAVAN_PICTURE_CARD,
                                            products[product].marker, -1, size));
}

GtkWidget *
caravan_score_line_pictures (const CvRule *rule, int size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  const char *picture = caravan_chart_category_picture (rule);

  for (gsize i = 0; i < G_N_ELEMENTS (products); i++)
    if (g_str_equal (products[i].rule, rule->id))
      {
        append_product (GTK_BOX (box), i, size);
        return box;
      }
  if (picture != NULL)
    gtk_box_append (GTK_BOX (box),
                    caravan_picture_new (CARAVAN_PICTURE_PART, picture, -1, size));
  return box;
}
