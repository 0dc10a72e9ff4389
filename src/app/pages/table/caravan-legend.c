/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-legend.h"

#include "caravan-columns-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"

#define SIGN_SIZE  26
#define SIGN_WIDTH 120

struct _CaravanLegend
{
  AdwBin parent_instance;

  GtkWidget *list; /* of the signs */
};

G_DEFINE_FINAL_TYPE (CaravanLegend, caravan_legend, ADW_TYPE_BIN)

static const struct
{
  const char *sign;
  const char *text;
} signs[] = {
  { "legal", N_ ("legal") },         { "illegal", N_ ("not legal") },
  { "lit", N_ ("deciding spaces") }, { "bonus", N_ ("printed bonus space") },
  { "last", N_ ("last step") },      { "house", N_ ("house rule") },
};

static GtkWidget *
make_sign (const CaravanArt *art, gsize index)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label = caravan_label_say (NULL, "small");

  caravan_text_bind (label, "label", signs[index].text);
  gtk_box_append (GTK_BOX (row),
                  caravan_picture_new_of (art, CARAVAN_PICTURE_SIGN, signs[index].sign,
                                          -1, SIGN_SIZE));
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

static void
caravan_legend_class_init (CaravanLegendClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
caravan_legend_init (CaravanLegend *self)
{
  GtkWidget *title = caravan_label_say (NULL, "strong");
  GtkWidget *list = self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (box, "caravan-card");
  gtk_widget_set_layout_manager (list, caravan_columns_layout_new (SIGN_WIDTH, 8));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
  caravan_text_bind (title, "label", N_ ("Signs on the board"));
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Signs on the board"));
}

/* The signs are the same for every game on a board so far. */
GtkWidget *
caravan_legend_new (CaravanDesk *desk)
{
  CaravanLegend *self = g_object_new (CARAVAN_TYPE_LEGEND, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    gtk_box_append (GTK_BOX (self->list),
                    make_sign (caravan_desk_get_game (desk)->art, i));
  return GTK_WIDGET (self);
}
