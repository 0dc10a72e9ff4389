/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "app.h"

#include <locale.h>
#include <string.h>

#include "caravan-application.h"
#include "caravan-language.h"

static CaravanApplication *application;
static char *complaint; /* the first of this test */

/* Complaints. */

static gboolean
is_complaint (GLogLevelFlags level)
{
  return level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
}

/* GTK 4.8 asks a window that has just been closed where the pointer is, when a tooltip
   was about to come up in it. Whether it does depends on the moment. */
static gboolean
is_about_tooltip (const char *text)
{
  return strstr (text, "gdk_surface_get_device_position") != NULL;
}

static GLogWriterOutput
hear_complaint (GLogLevelFlags level,
                const GLogField *fields,
                gsize n_fields,
                gpointer data)
{
  if (is_complaint (level) && complaint == NULL)
    {
      g_autofree char *text =
          g_log_writer_format_fields (level, fields, n_fields, FALSE);
      if (!is_about_tooltip (text))
        complaint = g_steal_pointer (&text);
    }
  return g_log_writer_default (level, fields, n_fields, data);
}

/* The application. */

AdwApplication *
app_get (void)
{
  return ADW_APPLICATION (application);
}

int
app_start (void **state)
{
  g_log_set_writer_func (hear_complaint, NULL, NULL);
  g_setenv ("GTK_A11Y", "test", FALSE);
  g_setenv ("GTK_IM_MODULE", "gtk-im-context-simple", TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  gtk_disable_setlocale ();
  application = caravan_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return -1;
  /* Two quick clicks are two clicks: hands are quicker here than people's. */
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  app_set_moving (FALSE);
  return 0;
}

int
app_stop (void **state)
{
  g_application_quit (G_APPLICATION (application));
  app_settle ();
  g_clear_object (&application);
  caravan_match_settle ();
  return 0;
}

void
app_set_moving (gboolean is_moving)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", is_moving, NULL);
}

int
app_begin (void **state)
{
  app_set_moving (FALSE);
  g_clear_pointer (&complaint, g_free);
  return 0;
}

static GList *
list_windows (void)
{
  return gtk_window_list_toplevels ();
}

guint
app_count_windows (void)
{
  g_autoptr (GList) windows = list_windows ();
  return g_list_length (windows);
}

int
app_end (void **state)
{
  g_autoptr (GList) windows = list_windows ();

  for (GList *i = windows; i != NULL; i = i->next)
    gtk_window_destroy (i->data);
  APP_WAIT (app_count_windows () == 0);
  app_settle ();
  if (complaint == NULL)
    return 0;
  print_error ("GTK complained: %s\n", complaint);
  return -1;
}

void
app_set_language (const char *code)
{
  assert_true (caravan_language_set (code));
}

/* Waiting. */

gint64
app_patience (void)
{
  return g_get_monotonic_time () + APP_PATIENCE_SECONDS * G_USEC_PER_SEC;
}

/* Something must wake the loop when nothing else ever does. */
static gboolean
wake_up_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

gboolean
app_turn (gint64 end, const char *condition, const char *file, int line)
{
  gboolean woken = FALSE;
  guint alarm = g_timeout_add_seconds (1, wake_up_cb, &woken);

  g_main_context_iteration (NULL, TRUE);
  if (!woken)
    g_source_remove (alarm);
  app_wonder (end, condition, file, line);
  return !woken;
}

/* Fails when patience is at its end. */
void
app_wonder (gint64 end, const char *condition, const char *file, int line)
{
  if (g_get_monotonic_time () > end)
    {
      print_error ("waited in vain for: %s\n", condition);
      _fail (file, line);
    }
}

void
app_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Windows. */

typedef struct
{
  gboolean is_drawn;
} Drawing;

static void
after_paint_cb (GdkFrameClock *clock, Drawing *drawing)
{
  drawing->is_drawn = TRUE;
}

void
app_wait_drawn (GtkWidget *widget)
{
  Drawing drawing = { FALSE };

  APP_WAIT (gtk_widget_get_mapped (widget));
  g_autoptr (GdkFrameClock) clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  gulong id =
      g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &drawing);
  gtk_widget_queue_draw (widget);
  APP_WAIT (drawing.is_drawn);
  g_signal_handler_disconnect (clock, id);
}

static void
present (GtkWindow *window, int width, int height)
{
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  app_wait_drawn (GTK_WIDGET (window));
}

CaravanWindow *
app_window_new (int width, int height)
{
  GtkWidget *window = caravan_window_new (app_get ());

  present (GTK_WINDOW (window), width, height);
  return CARAVAN_WINDOW (window);
}

CaravanWindow *
app_window_with_match (CaravanMatch *match, int width, int height)
{
  GtkWidget *window = caravan_window_new (app_get ());

  caravan_window_show_match (CARAVAN_WINDOW (window), match);
  present (GTK_WINDOW (window), width, height);
  return CARAVAN_WINDOW (window);
}

GtkWindow *
app_show (GtkWidget *widget, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), widget);
  present (GTK_WINDOW (window), width, height);
  return GTK_WINDOW (window);
}

GBytes *
app_take_picture (GtkWidget *widget)
{
  app_wait_drawn (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  double width = gdk_paintable_get_intrinsic_width (paintable);
  double height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  return gdk_texture_save_to_png_bytes (texture);
}

void
app_close (gpointer window)
{
  gpointer left = window;

  g_object_add_weak_pointer (window, &left);
  gtk_window_close (window);
  APP_WAIT (left == NULL);
}

GtkWindow *
app_find_window (GType type)
{
  g_autoptr (GList) windows = list_windows ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (g_type_is_a (G_OBJECT_TYPE (i->data), type))
      return i->data;
  return NULL;
}

/* Widgets. */

GtkWidget *
app_walk (GtkWidget *root, AppVisit visit, gpointer data)
{
  if (visit (root, data))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = app_walk (child, visit, data);
      if (found != NULL)
        return found;
    }
  return NULL;
}

gboolean
app_is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget);
}

gboolean
app_has_name (GtkWidget *widget, const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

static gboolean
has_property (GtkWidget *widget, const char *property, const char *text)
{
  GParamSpec *spec =
      g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property);
  g_autofree char *value = NULL;

  if (spec == NULL || spec->value_type != G_TYPE_STRING)
    return FALSE;
  g_object_get (widget, property, &value, NULL);
  return g_strcmp0 (value, text) == 0;
}

static gboolean
has_text (GtkWidget *widget, gpointer text)
{
  return app_is_shown (widget) &&
         (has_property (widget, "label", text) ||
          has_property (widget, "title", text) ||
          has_property (widget, "tooltip-text", text) || app_has_name (widget, text));
}

static gboolean
has_type (GtkWidget *widget, gpointer type)
{
  return app_is_shown (widget) &&
         g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) type);
}

static gboolean
has_action (GtkWidget *widget, gpointer action)
{
  return app_is_shown (widget) && GTK_IS_ACTIONABLE (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) ==
             0;
}

GtkWidget *
app_seek_text (GtkWidget *root, const char *text)
{
  return app_walk (root, has_text, (gpointer) text);
}

GtkWidget *
app_find_text (GtkWidget *root, const char *text)
{
  GtkWidget *found = app_seek_text (root, text);

  if (found == NULL)
    fail_msg ("nothing is called “%s”", text);
  return found;
}

GtkWidget *
app_seek_type (GtkWidget *root, GType type)
{
  return app_walk (root, has_type, &type);
}

GtkWidget *
app_find_type (GtkWidget *root, GType type)
{
  GtkWidget *found = app_seek_type (root, type);

  if (found == NULL)
    fail_msg ("there is no %s", g_type_name (type));
  return found;
}

GtkWidget *
app_find_action (GtkWidget *root, const char *action)
{
  GtkWidget *found = app_walk (root, has_action, (gpointer) action);

  if (found == NULL)
    fail_msg ("nothing does %s", action);
  return found;
}
