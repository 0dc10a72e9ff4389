/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-legend.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SIGN_SIZE  26
#define SIGN_WIDTH 120

static const struct
{
  const char *sign;
  const char *text;
} signs[] = {
  { "legal", N_ ("legal") },         { "illegal", N_ ("not legal") },
  { "lit", N_ ("deciding spaces") }, { "bonus", N_ ("printed bonus space") },
  { "last", N_ ("last step") },      { "house", N_ ("house rule") },
};

/* A label of a width that reads well, whose text follows the language. */
static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_say (NULL, css_class);

  caravan_text_bind (label, "label", text);
  return label;
}

GtkWidget *
caravan_legend_new (const CaravanArt *art)
{
  GtkWidget *legend =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                    "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 10, NULL);
  GtkWidget *list = caravan_columns_new (SIGN_WIDTH, 8);

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    caravan_box_add (
        list,
        caravan_box_across (10,
                            caravan_picture_new_of (art, CARAVAN_PICTURE_SIGN,
                                                    signs[i].sign, -1, SIGN_SIZE),
                            make_label (signs[i].text, "small"), NULL),
        NULL);
  caravan_box_add (legend, make_label (N_ ("Signs on the board"), "strong"), list,
                   NULL);
  gtk_widget_add_css_class (legend, "caravan-card");
  caravan_text_bind_accessible (legend, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Signs on the board"));
  return legend;
}
