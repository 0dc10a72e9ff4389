/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The screen kept awake where there is no session manager: a stand-in for the screen
   saver answers on the session bus. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "app.h"
#include "caravan-settings.h"
#include "pages.h"

#define SAVER "org.freedesktop.ScreenSaver"

static const char interface[] =
    "<node><interface name='" SAVER "'>"
    "<method name='Inhibit'><arg type='s' direction='in'/><arg type='s' "
    "direction='in'/><arg type='u' direction='out'/></method>"
    "<method name='UnInhibit'><arg type='u' direction='in'/></method>"
    "</interface></node>";

static GDBusConnection *bus;
static int n_held;     /* promises that stand */
static int n_promises; /* ever made: their numbers are the cookies */
static gboolean has_name;

static void
answer (GDBusConnection *connection,
        const char *sender,
        const char *path,
        const char *name,
        const char *method,
        GVariant *arguments,
        GDBusMethodInvocation *call,
        gpointer data)
{
  if (g_str_equal (method, "Inhibit"))
    {
      n_held++;
      g_dbus_method_invocation_return_value (call, g_variant_new ("(u)", ++n_promises));
      return;
    }
  n_held--;
  g_dbus_method_invocation_return_value (call, NULL);
}

static void
name_acquired_cb (GDBusConnection *connection, const char *name, gpointer data)
{
  has_name = TRUE;
}

static int
start_saver (void **state)
{
  static const GDBusInterfaceVTable table = { answer, NULL, NULL, { NULL } };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autofree char *address =
      g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  if (app_start (state) != 0)
    return -1;
  bus = g_dbus_connection_new_for_address_sync (
      address,
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, NULL);
  g_dbus_connection_register_object (bus, "/org/freedesktop/ScreenSaver",
                                     node->interfaces[0], &table, NULL, NULL, NULL);
  g_bus_own_name_on_connection (bus, SAVER, G_BUS_NAME_OWNER_FLAGS_NONE,
                                name_acquired_cb, NULL, NULL, NULL);
  APP_WAIT (has_name);
  return 0;
}

static int
stop_saver (void **state)
{
  g_clear_object (&bus);
  return app_stop (state);
}

static CaravanWindow *
open_game (void)
{
  CaravanWindow *window = app_window_new (900, 700);
  g_autofree char *path =
      g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), "oasis.caravan", NULL);

  caravan_window_open_path (window, path);
  APP_WAIT (window->match != NULL);
  return window;
}

static void
test_the_screen_is_kept_awake_while_a_game_is_open (void **state)
{
  CaravanWindow *window = open_game ();

  APP_WAIT (n_held == 1 && caravan_awake_is_held (window->awake));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  APP_WAIT (n_held == 0);
  caravan_pages_push (window->pages, caravan_window_find_home (window));
  APP_WAIT (n_held == 1 && caravan_awake_is_held (window->awake));
  app_close (window);
  APP_WAIT (n_held == 0);
}

static void
test_the_preference_lets_the_screen_sleep (void **state)
{
  CaravanWindow *window = open_game ();

  APP_WAIT (n_held == 1 && caravan_awake_is_held (window->awake));
  g_settings_set_boolean (caravan_settings (), "keep-awake", FALSE);
  APP_WAIT (n_held == 0);
  g_settings_set_boolean (caravan_settings (), "keep-awake", TRUE);
  APP_WAIT (n_held == 1);
  app_close (window);
  APP_WAIT (n_held == 0);
}

/* The answer comes when nobody wants it any more: it is given back. */
static void
test_a_late_promise_is_given_back (void **state)
{
  CaravanWindow *window = app_window_new (900, 700);
  CaravanAwake *awake =
      caravan_awake_new (GTK_APPLICATION (app_get ()), GTK_WINDOW (window));
  int before = n_promises;

  caravan_awake_set (awake, TRUE, "test");
  caravan_awake_set (awake, FALSE, NULL);
  APP_WAIT (n_promises == before + 1 && n_held == 0);
  assert_false (caravan_awake_is_held (awake));
  g_object_unref (awake);
  app_close (window);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_the_screen_is_kept_awake_while_a_game_is_open),
    APP_TEST (test_the_preference_lets_the_screen_sleep),
    APP_TEST (test_a_late_promise_is_given_back),
  };

  return cmocka_run_group_tests (tests, start_saver, stop_saver);
}
