/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application in a test: one in a process, windows of a given size, and waiting for
   things to be so. A warning of GTK fails the test it appears in; so does a window that
   is left open. Nothing here depends on how fast the machine is. */
#ifndef APP_H
#define APP_H

#include <adwaita.h>

#include "caravan-window.h"

/* The group's setup and teardown. */
int app_start (void **state);
int app_stop (void **state);

/* A test's: nothing moves in it, all windows are closed after it, and nothing may have
   been complained of. */
int app_begin (void **state);
int app_end (void **state);
#define APP_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, app_begin, app_end)

/* Whether pages fade, camels walk and players are told one by one. A page that fades is
   two pages for a while, how long depends on the machine: only tests of motion want it.
 */
void app_set_moving (gboolean is_moving);

AdwApplication *app_get (void);

/* Turns the main loop until it is so. Only a test that fails waits as long as this. */
#define APP_PATIENCE_SECONDS 300
#define APP_WAIT(CONDITION)                                                            \
  do                                                                                   \
    {                                                                                  \
      gint64 app_end_of_patience = app_patience ();                                    \
      while (!(CONDITION))                                                             \
        app_turn (app_end_of_patience, #CONDITION, __FILE__, __LINE__);                \
    }                                                                                  \
  while (0)
gint64 app_patience (void);
/* False when nothing happened for a second. */
gboolean app_turn (gint64 end, const char *condition, const char *file, int line);
void app_wonder (gint64 end, const char *condition, const char *file, int line);

/* Turns the main loop until nothing more is waiting to be done at once. */
void app_settle (void);

/* A window on the screen, drawn at least once. */
CaravanWindow *app_window_new (int width, int height);
CaravanWindow *app_window_with_match (CaravanMatch *match, int width, int height);

/* Any widget in a bare window; the window is returned. */
GtkWindow *app_show (GtkWidget *widget, int width, int height);

/* Waits until the widget's window has drawn what it shows now. */
void app_wait_drawn (GtkWidget *widget);

/* A window, or what is in it, as it is drawn now, as a PNG. Free with g_bytes_unref. */
GBytes *app_take_picture (GtkWidget *widget);

/* Closes a window and waits until it is gone. */
void app_close (gpointer window);

/* The windows there are, dialogs included. */
guint app_count_windows (void);
GtkWindow *app_find_window (GType type);

/* Widgets. Walking goes through all children, popovers included, until visit says
   TRUE; then that widget is returned. */
typedef gboolean (*AppVisit) (GtkWidget *widget, gpointer data);
GtkWidget *app_walk (GtkWidget *root, AppVisit visit, gpointer data);

/* The first widget that is shown and has this type; whose label, title or tooltip,
   or accessible name, is this text; that has this action; this name of a style class.
   They fail the test when there is none, except those called seek. */
GtkWidget *app_find_type (GtkWidget *root, GType type);
GtkWidget *app_find_text (GtkWidget *root, const char *text);
GtkWidget *app_seek_text (GtkWidget *root, const char *text);
GtkWidget *app_find_action (GtkWidget *root, const char *action);
GtkWidget *app_seek_type (GtkWidget *root, GType type);

gboolean app_is_shown (GtkWidget *widget);
gboolean app_has_name (GtkWidget *widget, const char *name);

void app_set_language (const char *code);

#endif
