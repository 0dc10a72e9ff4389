/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-awake.h"

#include "caravan-id.h"

#define SAVER_NAME "org.freedesktop.ScreenSaver"
#define SAVER_PATH "/org/freedesktop/ScreenSaver"

struct _CaravanAwake
{
  GObject parent_instance;

  /* borrowed */
  GtkApplication *application;
  GtkWindow *window;

  gboolean wanted;
  gboolean asking; /* the saver has been asked and has not answered yet */
  guint session_cookie;
  guint saver_cookie;
};

G_DEFINE_FINAL_TYPE (CaravanAwake, caravan_awake, G_TYPE_OBJECT)

static GDBusConnection *
get_bus (CaravanAwake *self)
{
  return g_application_get_dbus_connection (G_APPLICATION (self->application));
}

static void
let_saver_go (GDBusConnection *bus, guint cookie)
{
  g_dbus_connection_call (bus, SAVER_NAME, SAVER_PATH, SAVER_NAME, "UnInhibit",
                          g_variant_new ("(u)", cookie), NULL, G_DBUS_CALL_FLAGS_NONE,
                          -1, NULL, NULL, NULL);
}

/* By the time of the answer the game may be closed again. */
static void
saver_answered_cb (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (CaravanAwake) self = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  guint cookie = 0;

  self->asking = FALSE;
  if (answer == NULL)
    return;
  g_variant_get (answer, "(u)", &cookie);
  if (self->wanted)
    self->saver_cookie = cookie;
  else
    let_saver_go (G_DBUS_CONNECTION (bus), cookie);
}

static void
ask_saver (CaravanAwake *self, const char *reason)
{
  GDBusConnection *bus = get_bus (self);

  if (bus == NULL || self->asking)
    return;
  self->asking = TRUE;
  g_dbus_connection_call (bus, SAVER_NAME, SAVER_PATH, SAVER_NAME, "Inhibit",
                          g_variant_new ("(ss)", CARAVAN_APPLICATION_ID, reason),
                          G_VARIANT_TYPE ("(u)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                          saver_answered_cb, g_object_ref (self));
}

static void
hold (CaravanAwake *self, const char *reason)
{
  self->session_cookie = gtk_application_inhibit (self->application, self->window,
                                                  GTK_APPLICATION_INHIBIT_IDLE, reason);
  if (self->session_cookie == 0)
    ask_saver (self, reason);
}

static void
let_go (CaravanAwake *self)
{
  if (self->session_cookie != 0)
    gtk_application_uninhibit (self->application, self->session_cookie);
  if (self->saver_cookie != 0 && get_bus (self) != NULL)
    let_saver_go (get_bus (self), self->saver_cookie);
  self->session_cookie = self->saver_cookie = 0;
}

static void
caravan_awake_class_init (CaravanAwakeClass *klass)
{
}

static void
caravan_awake_init (CaravanAwake *self)
{
}

CaravanAwake *
caravan_awake_new (GtkApplication *application, GtkWindow *window)
{
  CaravanAwake *self = g_object_new (CARAVAN_TYPE_AWAKE, NULL);

  self->application = application;
  self->window = window;
  return self;
}

void
caravan_awake_set (CaravanAwake *self, gboolean awake, const char *reason)
{
  if (awake == self->wanted)
    return;
  self->wanted = awake;
  if (awake)
    hold (self, reason);
  else
    let_go (self);
}

gboolean
caravan_awake_is_held (CaravanAwake *self)
{
  return self->session_cookie != 0 || self->saver_cookie != 0;
}
