/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What this program is. Made by hand, since the toolkit's own window speaks the
   language of the desktop. */
#include "caravan-dialog.h"

#include "caravan-id.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "config.h"

static void
add_line (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_new (text, css_class);

  caravan_label_center (label);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_version (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);
  /* Translators: %1$s is a version such as 0.2.0. */
  g_autofree char *text = caravan_format (N_ ("Version %1$s"), "s", VERSION);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  /* Else it has the focus at first, and is shown as selected. */
  gtk_widget_set_focusable (label, FALSE);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), label);
}

GtkWidget *
caravan_about_make (void)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *icon = gtk_image_new_from_icon_name (CARAVAN_APPLICATION_ID);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 128);
  gtk_box_append (GTK_BOX (box), icon);
  add_line (box, N_ ("Caravanserai"), "greeting");
  add_version (box);
  add_line (box,
            N_ ("A companion for board games played on a real table: it records the "
                "game, gives verdicts with their reasons, and loses nothing."),
            "lead");
  add_line (
      box,
      N_ ("Oasis is a game by Alan R. Moon and Aaron Weissblum, Oregon by Henrik and "
          "Åse Berg, Basari by Reinhard Staupe. The games belong to their authors and "
          "publishers; this program contains none of their artwork or texts."),
      "dim-label");
  add_line (box,
            N_ ("Caravanserai is free software under the GNU General Public License, "
                "version 3 or later. It comes without any warranty."),
            "dim-label");
  gtk_widget_add_css_class (box, "page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  return scrolled;
}
