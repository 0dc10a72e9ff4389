/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-application.h"

#include "caravan-dialog.h"
#include "caravan-draw.h"
#include "caravan-icons.h"
#include "caravan-id.h"
#include "caravan-language.h"
#include "caravan-settings.h"
#include "caravan-shortcuts.h"
#include "caravan-window.h"
#include "cv-rule.h"

struct _CaravanApplication
{
  AdwApplication parent_instance;

  gboolean exit_after_startup;
};

G_DEFINE_FINAL_TYPE (CaravanApplication, caravan_application, ADW_TYPE_APPLICATION)

static void
language_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *code = g_variant_get_string (parameter, NULL);

  if (!caravan_language_set (code))
    return;
  g_simple_action_set_state (action, parameter);
  g_settings_set_string (caravan_settings (), "language", code);
}

static CaravanWindow *
add_window (CaravanApplication *self)
{
  return CARAVAN_WINDOW (caravan_window_new (ADW_APPLICATION (self)));
}

static void
new_window_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (add_window (data)));
}

static void
quit_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  for (GList *i = gtk_application_get_windows (data), *next; i != NULL; i = next)
    {
      next = i->next;
      gtk_window_close (i->data);
    }
}

static void
preferences_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  caravan_dialog_present (gtk_application_get_active_window (data), N_ ("Preferences"),
                          caravan_preferences_make);
}

static void
shortcuts_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  caravan_dialog_present (gtk_application_get_active_window (data),
                          N_ ("Keyboard shortcuts"), caravan_shortcuts_make);
}

static void
about_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  caravan_dialog_present (gtk_application_get_active_window (data),
                          N_ ("About Caravanserai"), caravan_about_make);
}

static void
add_actions (CaravanApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "new-window", .activate = new_window_activated_cb },
    { .name = "preferences", .activate = preferences_activated_cb },
    { .name = "shortcuts", .activate = shortcuts_activated_cb },
    { .name = "about", .activate = about_activated_cb },
    { .name = "quit", .activate = quit_activated_cb },
  };
  g_autoptr (GSimpleAction) language =
      g_simple_action_new_stateful ("language", G_VARIANT_TYPE_STRING,
                                    g_variant_new_string (caravan_language_code ()));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries),
                                   self);
  g_signal_connect (language, "activate", G_CALLBACK (language_activated_cb), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (language));
}

static void
follow_settings (void)
{
  g_autofree char *code = g_settings_get_string (caravan_settings (), "language");

  if (*code != '\0')
    caravan_language_set (code);
  g_settings_bind (caravan_settings (), "color-scheme",
                   adw_style_manager_get_default (), "color-scheme",
                   G_SETTINGS_BIND_GET);
}

static void
caravan_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (caravan_application_parent_class)->startup (application);
  follow_settings ();
  caravan_icons_stay ();
  caravan_palette_use (gdk_display_get_default ());
  add_actions (CARAVAN_APPLICATION (application));
  caravan_shortcuts_bind_application (GTK_APPLICATION (application));
  gtk_window_set_default_icon_name (CARAVAN_APPLICATION_ID);
}

static gboolean
startup_is_over_cb (gpointer data)
{
  g_action_group_activate_action (data, "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void
present_first (CaravanApplication *self, CaravanWindow *window)
{
  gtk_window_present (GTK_WINDOW (window));
  if (self->exit_after_startup)
    g_idle_add_full (G_PRIORITY_LOW, startup_is_over_cb, g_object_ref (self),
                     g_object_unref);
}

static void
caravan_application_activate (GApplication *application)
{
  CaravanApplication *self = CARAVAN_APPLICATION (application);
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (active != NULL)
    gtk_window_present (active);
  else
    present_first (self, add_window (self));
}

/* A window each, unless the record is at a table already. */
static void
open_file (CaravanApplication *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  CaravanWindow *window =
      path == NULL ? NULL : caravan_window_find (GTK_APPLICATION (self), path);

  if (window == NULL)
    window = add_window (self);
  present_first (self, window);
  if (path != NULL)
    caravan_window_open_path (window, path);
  else
    caravan_window_refuse_address (window, file);
}

static void
caravan_application_open (GApplication *application,
                          GFile **files,
                          int n_files,
                          const char *hint)
{
  for (int i = 0; i < n_files; i++)
    open_file (CARAVAN_APPLICATION (application), files[i]);
}

static void
caravan_application_class_init (CaravanApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = caravan_application_startup;
  application_class->activate = caravan_application_activate;
  application_class->open = caravan_application_open;
}

static void
caravan_application_init (CaravanApplication *self)
{
  const GOptionEntry options[] = { { "exit-after-startup", 0, G_OPTION_FLAG_HIDDEN,
                                     G_OPTION_ARG_NONE, &self->exit_after_startup, NULL,
                                     NULL },
                                   G_OPTION_ENTRY_NULL };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

CaravanApplication *
caravan_application_new (void)
{
  return g_object_new (CARAVAN_TYPE_APPLICATION, "application-id",
                       CARAVAN_APPLICATION_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/caravanserai/Caravanserai",
                       /* Then it is told when the screen is locked. */
                       "register-session", TRUE, NULL);
}
