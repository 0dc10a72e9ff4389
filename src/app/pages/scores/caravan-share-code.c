/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-share-private.h"

#include "caravan-choice.h"
#include "caravan-code.h"
#include "caravan-dialog.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SPACING 12

/* Narrow: on a phone the code needs every pixel. */
#define MARGIN 6

static void
copy_clicked_cb (GtkButton *button, gpointer data)
{
  CaravanSheet *sheet = data;
  GtkWidget *widget = GTK_WIDGET (button);
  GtkWidget *toasts = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *link = caravan_sheet_bgstats (sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), link);
  adw_toast_overlay_add_toast (
      ADW_TOAST_OVERLAY (toasts),
      adw_toast_new (caravan_text (N_ ("The link was copied"))));
}

static GtkWidget *
make_view (const char *link)
{
  GtkWidget *view = caravan_code_view_new ();
  GtkWidget *paper = caravan_box_down (0, view, NULL);

  caravan_code_view_set_text (CARAVAN_CODE_VIEW (view), link);
  gtk_widget_set_hexpand (view, TRUE);
  caravan_widget_name (view, caravan_text (N_ ("The play as a code for BG Stats")));
  gtk_widget_add_css_class (paper, "code-paper");
  gtk_widget_set_halign (paper, GTK_ALIGN_CENTER);
  return paper;
}

static GtkWidget *
make_copy_button (CaravanSheet *sheet)
{
  GtkWidget *button = caravan_button_new (N_ ("Copy the link"), "paper-button", NULL);

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_data (button, "clicked", G_CALLBACK (copy_clicked_cb),
                         caravan_sheet_ref (sheet),
                         (GClosureNotify) (void (*) (void)) caravan_sheet_unref, 0);
  return button;
}

static GtkWidget *
make_text (const char *text, const char *css_class)
{
  GtkWidget *label = caravan_label_new (text, css_class);

  caravan_label_center (label);
  gtk_widget_set_margin_start (label, MARGIN);
  gtk_widget_set_margin_end (label, MARGIN);
  return label;
}

static GtkWidget *
make_content (gpointer data)
{
  CaravanSheet *sheet = data;
  g_autofree char *link = caravan_sheet_bgstats (sheet);
  GtkWidget *toasts = adw_toast_overlay_new ();
  GtkWidget *box = caravan_box_down (
      SPACING, make_view (link),
      make_text (N_ ("Scan it with the camera of the phone that has BG Stats."),
                 "strong"),
      make_text (N_ ("BG Stats then shows the play with its players and scores, to be "
                     "kept there. Nothing is sent by this program."),
                 "dim"),
      make_copy_button (sheet), NULL);

  gtk_widget_set_margin_top (box, SPACING);
  gtk_widget_set_margin_bottom (box, SPACING);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), caravan_scrolled_new (box));
  return toasts;
}

GtkWindow *
caravan_share_show_code (GtkWindow *parent, CaravanSheet *sheet)
{
  return caravan_dialog_present_about (parent, N_ ("BG Stats code"), make_content,
                                       caravan_sheet_ref (sheet),
                                       (GDestroyNotify) caravan_sheet_unref);
}
