/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-step-line.h"

#include "caravan-picture.h"
#include "caravan-prose.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE 24
#define MARK_SIZE  18

GtkWidget *
caravan_step_line_new (gboolean tight)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *badge = caravan_picture_new (CARAVAN_PICTURE_NONE, NULL, -1, BADGE_SIZE);
  GtkWidget *label = caravan_prose_new (tight);
  GtkWidget *mark = caravan_picture_new (CARAVAN_PICTURE_SIGN, "house", -1, MARK_SIZE);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  caravan_box_add (box, badge, label, mark, NULL);
  return box;
}

void
caravan_step_line_set (GtkWidget *line, const char *sentence, int color, gboolean house)
{
  GtkWidget *badge = gtk_widget_get_first_child (line);
  GtkWidget *label = gtk_widget_get_next_sibling (badge);

  if (color >= 0)
    caravan_picture_set (CARAVAN_PICTURE (badge), CARAVAN_PICTURE_BADGE, NULL, color);
  gtk_widget_set_visible (badge, color >= 0);
  caravan_prose_set_text (CARAVAN_PROSE (label), sentence);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (label), house);
}

char *
caravan_step_line_say (const char *sentence, gboolean house)
{
  if (!house)
    return g_strdup (sentence);
  /* Translators: a step that broke a rule, for the screen reader. */
  return caravan_format (N_ ("%1$s (house rule)"), "s", sentence);
}
