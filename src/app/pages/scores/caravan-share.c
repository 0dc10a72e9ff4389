/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-share.h"

#include <string.h>

#include "caravan-choice.h"
#include "caravan-flow-layout.h"
#include "caravan-score-print.h"
#include "caravan-share-private.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SPACING 8

struct _CaravanShareBar
{
  GtkWidget parent_instance;

  /* owned */
  CaravanSheet *sheet;
};

G_DEFINE_FINAL_TYPE (CaravanShareBar, caravan_share_bar, GTK_TYPE_WIDGET)

static GtkWindow *
get_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* What it does. */

static void
printed_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  caravan_notice_warn (GTK_WIDGET (data),
                       /* Translators: %1$s is the reason. */
                       N_ ("The scores were not printed: %1$s"),
                       error != NULL ? error->message : "");
}

static void
print_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanShareBar *self = CARAVAN_SHARE_BAR (widget);
  g_autoptr (GtkPrintOperation) operation = caravan_score_print_new (self->sheet);

  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           get_window (widget), NULL);
}

static void
file_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanShareBar *self = CARAVAN_SHARE_BAR (widget);

  caravan_share_choose (widget, self->sheet,
                        caravan_share_kind_find (name + strlen ("share.")));
}

static void
copy_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanShareBar *self = CARAVAN_SHARE_BAR (widget);
  g_autofree char *text = caravan_sheet_text (self->sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  caravan_notice_tell (widget,
                       g_strdup (caravan_text (N_ ("The scores were copied as text"))));
}

static void
code_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_share_show_code (get_window (widget), CARAVAN_SHARE_BAR (widget)->sheet);
}

/* name is what is said instead of the text, which may only make sense to the eye. */
static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *text; /* N_ */
  const char *name; /* N_ */
} buttons[] = {
  /* Translators: a button. */
  { "share.print", print_activated_cb, N_ ("Print…"), N_ ("Print the scores…") },
  { "share.pdf", file_activated_cb, N_ ("PDF…"), N_ ("Save the scores as PDF…") },
  { "share.csv", file_activated_cb, N_ ("CSV…"), N_ ("Save the scores as CSV…") },
  { "share.json", file_activated_cb, N_ ("JSON…"), N_ ("Save the scores as JSON…") },
  { "share.copy", copy_activated_cb, N_ ("Copy as text"),
    N_ ("Copy the scores as text") },
  { "share.code", code_activated_cb, N_ ("BG Stats code"),
    N_ ("Show the code for BG Stats") },
};

/* Keys. They reach the bar wherever the focus is, but what has the focus comes first: a
   field copies what is selected in it. */
static gboolean
key_pressed_cb (GtkWidget *widget, GVariant *action, gpointer data)
{
  CaravanShareBar *self = CARAVAN_SHARE_BAR (widget);

  return self->sheet != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
}

static void
add_key (GtkEventController *keys, const char *trigger, const char *action)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                        gtk_callback_action_new (key_pressed_cb, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (action));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (CaravanShareBar *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (keys, "<Control>p", "share.print");
  add_key (keys, "<Control>c", "share.copy");
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Building. */

static void
caravan_share_bar_dispose (GObject *object)
{
  CaravanShareBar *self = CARAVAN_SHARE_BAR (object);

  caravan_widget_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  G_OBJECT_CLASS (caravan_share_bar_parent_class)->dispose (object);
}

static void
caravan_share_bar_class_init (CaravanShareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_share_bar_dispose;
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_class_install_action (widget_class, buttons[i].action, NULL,
                                     buttons[i].activate);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
enable_all (CaravanShareBar *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), buttons[i].action,
                                   self->sheet != NULL);
}

static void
caravan_share_bar_init (CaravanShareBar *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_flow_layout_new (SPACING));
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Share the scores"));
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new ();
      caravan_choice_fill_button (button, buttons[i].text);
      caravan_text_bind (button, "tooltip-text", buttons[i].name);
      caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    buttons[i].name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i].action);
      gtk_widget_add_css_class (button, "paper-button");
      gtk_widget_set_parent (button, GTK_WIDGET (self));
    }
  add_keys (self);
  enable_all (self);
}

GtkWidget *
caravan_share_bar_new (void)
{
  return g_object_new (CARAVAN_TYPE_SHARE_BAR, NULL);
}

void
caravan_share_bar_set_sheet (CaravanShareBar *self, CaravanSheet *sheet)
{
  if (sheet != NULL)
    caravan_sheet_ref (sheet);
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  self->sheet = sheet;
  enable_all (self);
}
