/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-legend.h"

#include "caravan-art.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SIGN_SIZE  26
#define SIGN_WIDTH 120

typedef struct
{
  const char *id;
  const char *text; /* NULL ends the list */
} Sign;

/* What verdicts are told with, then what the game has on its board, then steps. */
static const Sign of_verdicts[] = {
  { "legal", N_ ("legal") },
  { "illegal", N_ ("not legal") },
  { "lit", N_ ("deciding spaces") },
  { NULL, NULL },
};
static const Sign of_steps[] = {
  { "last", N_ ("last step") },
  { "house", N_ ("house rule") },
  { NULL, NULL },
};

/* A label of a width that reads well, whose text follows the language. */
static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_say (NULL, css_class);

  caravan_text_bind (label, "label", text);
  return label;
}

static void
add_sign (GtkWidget *list, const CaravanArt *art, const char *id, const char *text)
{
  GtkWidget *picture =
      caravan_picture_new_of (art, CARAVAN_PICTURE_SIGN, id, -1, SIGN_SIZE);

  caravan_box_add (
      list, caravan_box_across (10, picture, make_label (text, "small"), NULL), NULL);
}

static void
add_signs (GtkWidget *list, const CaravanArt *art, const Sign *signs)
{
  for (; signs->text != NULL; signs++)
    add_sign (list, art, signs->id, signs->text);
}

GtkWidget *
caravan_legend_new (const CaravanArt *art, gboolean has_spaces)
{
  GtkWidget *legend =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                    "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 10, NULL);
  GtkWidget *list = caravan_columns_new (SIGN_WIDTH, 8);

  if (has_spaces)
    add_signs (list, art, of_verdicts);
  for (const CaravanSignStyle *own = art->signs; own != NULL && own->text != NULL;
       own++)
    add_sign (list, art, own->id, own->text);
  if (has_spaces)
    add_signs (list, art, of_steps);
  caravan_box_add (legend, make_label (N_ ("Signs on the board"), "strong"), list,
                   NULL);
  gtk_widget_add_css_class (legend, "caravan-card");
  caravan_text_bind_accessible (legend, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Signs on the board"));
  return legend;
}
