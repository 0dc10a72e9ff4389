/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Input by the XTest extension over GDK's own connection. The server works requests off
   in their order and puts the events that they cause before the answer to the next
   request, so after XSync they are in this process; then the main loop is turned until
   a surface has been given them, which an emission hook sees. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "hands.h"

#include <X11/XKBlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <gdk/x11/gdkx.h>
#include <math.h>
#include <string.h>

/* Further than what GTK takes for a trembling hand. */
#define PULL    20
#define REST_MS 20

/* Turns of the main loop after which an event does not come any more. */
#define TURNS 50

/* What surfaces have been given so far. */
static struct
{
  gulong hook;
  guint n_presses, n_releases, n_keys, n_scrolls, n_motions;
  GdkSurface *surface; /* of the last motion; only compared */
  double x, y;
  gboolean is_restless; /* a grab or the focus has changed: more may follow */
} seen;

static gboolean
event_given_cb (GSignalInvocationHint *hint,
                guint n_values,
                const GValue *values,
                gpointer data)
{
  GdkEvent *event = g_value_peek_pointer (&values[1]);
  GdkEventType type = gdk_event_get_event_type (event);

  seen.n_presses += type == GDK_BUTTON_PRESS;
  seen.n_releases += type == GDK_BUTTON_RELEASE;
  seen.n_keys += type == GDK_KEY_PRESS;
  seen.n_scrolls += type == GDK_SCROLL;
  if (type == GDK_GRAB_BROKEN || type == GDK_FOCUS_CHANGE)
    seen.is_restless = TRUE;
  if (type == GDK_MOTION_NOTIFY)
    {
      seen.n_motions++;
      seen.surface = g_value_get_object (&values[0]);
      gdk_event_get_position (event, &seen.x, &seen.y);
    }
  return TRUE;
}

static Display *
get_display (void)
{
  if (seen.hook == 0)
    seen.hook = g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE),
                                            0, event_given_cb, NULL, NULL);
  return gdk_x11_display_get_xdisplay (gdk_display_get_default ());
}

/* Resting. */

static gboolean
rested_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets everything else go first: a hand that never rests leaves no time to draw. */
void
hands_rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add_full (G_PRIORITY_LOW, REST_MS, rested_cb, &rested, NULL);
  APP_WAIT (rested);
}

/* The pointer. */

/* A place on a surface and on the screen. */
typedef struct
{
  GdkSurface *surface;
  double x, y;
  int root_x, root_y;
} Place;

static gboolean
find_place (GtkWidget *widget, double x, double y, Place *ret_place)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double in_native_x, in_native_y, shift_x, shift_y;
  Window child;

  if (native == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y,
                                         &in_native_x, &in_native_y))
    return FALSE;
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  ret_place->surface = gtk_native_get_surface (native);
  ret_place->x = floor (in_native_x + shift_x);
  ret_place->y = floor (in_native_y + shift_y);
  int scale = gdk_surface_get_scale_factor (ret_place->surface);
  Display *display = get_display ();
  return XTranslateCoordinates (display, gdk_x11_surface_get_xid (ret_place->surface),
                                DefaultRootWindow (display), (int) ret_place->x * scale,
                                (int) ret_place->y * scale, &ret_place->root_x,
                                &ret_place->root_y, &child);
}

/* Whether a click there would be the widget's. */
static gboolean
is_reachable (GtkWidget *widget, double x, double y, Place *ret_place)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double shift_x, shift_y;

  if (!find_place (widget, x, y, ret_place))
    return FALSE;
  gtk_native_get_surface_transform (native, &shift_x, &shift_y);
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (native), ret_place->x - shift_x,
                                       ret_place->y - shift_y, GTK_PICK_DEFAULT);
  return picked != NULL &&
         (picked == widget || gtk_widget_is_ancestor (picked, widget));
}

static gboolean
is_laid_out (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static void
send_motion (int x, int y)
{
  Display *display = get_display ();

  XTestFakeMotionEvent (display, DefaultScreen (display), x, y, CurrentTime);
  XSync (display, False);
}

static gboolean
is_pointer_at (const Place *place)
{
  return seen.surface == place->surface && fabs (seen.x - place->x) < 2 &&
         fabs (seen.y - place->y) < 2;
}

static void
layout_done_cb (GdkFrameClock *clock, gboolean *is_done)
{
  *is_done = TRUE;
}

/* What was clicked before may move things: not before the next frame, though. */
static void
wait_for_layout (GtkWidget *widget)
{
  g_autoptr (GdkFrameClock) clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  gboolean is_done = FALSE;
  gulong id =
      g_signal_connect_after (clock, "layout", G_CALLBACK (layout_done_cb), &is_done);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
  APP_WAIT (is_done);
  g_signal_handler_disconnect (clock, id);
}

/* A pointer that is there already would give no event, and what lies under it may have
   changed: it steps aside first. */
static void
nudge (const Place *place)
{
  send_motion (place->root_x + 1, place->root_y);
  seen.surface = NULL;
  send_motion (place->root_x, place->root_y);
}

/* A popover that closes takes what came with it: then the hand moves once more. */
static void
move_once (const Place *place)
{
  gint64 end = app_patience ();

  nudge (place);
  for (int i = 1; !is_pointer_at (place); i++)
    {
      gboolean came = app_turn (end, "is_pointer_at (place)", __FILE__, __LINE__);
      if (!came || i % TURNS == 0)
        nudge (place);
    }
}

/* After a popover has opened or closed GTK has things to put in order, and the server
   answers. */
static void
calm_down (void)
{
  while (seen.is_restless)
    {
      seen.is_restless = FALSE;
      hands_rest ();
      XSync (get_display (), False);
      app_settle ();
    }
}

void
hands_move_into (GtkWidget *widget, double x, double y)
{
  Place place, now;

  do
    {
      calm_down ();
      APP_WAIT (is_reachable (widget, x, y, &place));
      move_once (&place);
      wait_for_layout (widget);
    }
  while (seen.is_restless || !is_reachable (widget, x, y, &now) ||
         now.root_x != place.root_x || now.root_y != place.root_y);
}

void
hands_move_to (GtkWidget *widget)
{
  APP_WAIT (is_laid_out (widget));
  hands_move_into (widget, gtk_widget_get_width (widget) / 2.0,
                   gtk_widget_get_height (widget) / 2.0);
}

/* Where the pointer is on the screen. */
static void
find_pointer (int *ret_x, int *ret_y)
{
  Display *display = get_display ();
  Window root, child;
  int x, y;
  unsigned mask;

  XQueryPointer (display, DefaultRootWindow (display), &root, &child, ret_x, ret_y, &x,
                 &y, &mask);
}

void
hands_glide_to (GtkWidget *widget, int n_movements)
{
  Place place;
  int from_x, from_y;

  calm_down ();
  APP_WAIT (is_laid_out (widget));
  assert_true (find_place (widget, gtk_widget_get_width (widget) / 2.0,
                           gtk_widget_get_height (widget) / 2.0, &place));
  find_pointer (&from_x, &from_y);
  for (int i = 1; i < n_movements; i++)
    {
      Place on_the_way = place;
      int dx = (place.root_x - from_x) * (n_movements - i) / n_movements,
          dy = (place.root_y - from_y) * (n_movements - i) / n_movements;
      on_the_way.x -= dx;
      on_the_way.y -= dy;
      send_motion (place.root_x - dx, place.root_y - dy);
      APP_WAIT (is_pointer_at (&on_the_way));
    }
  hands_move_to (widget);
}

static void
send_button (unsigned button, gboolean is_press)
{
  XTestFakeButtonEvent (get_display (), button, is_press, CurrentTime);
  XSync (get_display (), False);
}

static unsigned n_pressed;

static void
press_here (void)
{
  guint before = seen.n_presses;

  n_pressed++;
  send_button (1, TRUE);
  APP_WAIT (seen.n_presses > before);
}

unsigned
hands_count_presses (void)
{
  return n_pressed;
}

void
hands_press (GtkWidget *widget)
{
  hands_move_to (widget);
  press_here ();
}

void
hands_release (void)
{
  send_button (1, FALSE);
}

void
hands_click_here (void)
{
  guint before = seen.n_releases;

  press_here ();
  hands_release ();
  APP_WAIT (seen.n_releases > before);
}

void
hands_click (GtkWidget *widget)
{
  hands_move_to (widget);
  hands_click_here ();
}

void
hands_glide (GtkWidget *widget, double dx)
{
  Place place;

  APP_WAIT (is_laid_out (widget));
  assert_true (find_place (widget, gtk_widget_get_width (widget) / 2.0 + dx,
                           gtk_widget_get_height (widget) / 2.0, &place));
  send_motion (place.root_x, place.root_y);
}

/* What a window manager puts on its windows, and a drag looks for. */
static void
mark_as_managed (GtkWidget *widget)
{
  Display *display = get_display ();
  Atom state = XInternAtom (display, "WM_STATE", False);
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  const long normal[] = { NormalState, None };

  XChangeProperty (display, gdk_x11_surface_get_xid (surface), state, state, 32,
                   PropModeReplace, (const unsigned char *) normal,
                   G_N_ELEMENTS (normal));
}

void
hands_pull (GtkWidget *widget)
{
  guint before = seen.n_motions;

  mark_as_managed (widget);
  hands_glide (widget, PULL);
  APP_WAIT (seen.n_motions > before);
}

void
hands_wheel (int notches)
{
  unsigned button = notches > 0 ? 5 : 4;

  for (int i = 0; i < ABS (notches); i++)
    {
      guint before = seen.n_scrolls;
      send_button (button, TRUE);
      send_button (button, FALSE);
      APP_WAIT (seen.n_scrolls > before);
    }
}

/* The keyboard. */

static void
give_keyboard (GtkWidget *window)
{
  if (gtk_window_is_active (GTK_WINDOW (window)))
    return;
  APP_WAIT (gtk_widget_get_mapped (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  XSetInputFocus (get_display (), gdk_x11_surface_get_xid (surface), RevertToParent,
                  CurrentTime);
  XSync (get_display (), False);
  APP_WAIT (gtk_window_is_active (GTK_WINDOW (window)));
}

static void
send_key (KeyCode code, gboolean is_press)
{
  XTestFakeKeyEvent (get_display (), code, is_press, CurrentTime);
}

/* Presses a key with those keys held, and waits until it has been given to somebody.
   The release follows in order, to whom it may concern. */
static void
strike (KeyCode code, const KeyCode *held, int n_held)
{
  guint before = seen.n_keys;

  for (int i = 0; i < n_held; i++)
    send_key (held[i], TRUE);
  send_key (code, TRUE);
  send_key (code, FALSE);
  for (int i = n_held; i > 0; i--)
    send_key (held[i - 1], FALSE);
  XSync (get_display (), False);
  APP_WAIT (seen.n_keys > before + (guint) n_held);
}

static KeyCode
find_code (KeySym symbol, gboolean *ret_shift)
{
  KeyCode code = XKeysymToKeycode (get_display (), symbol);

  if (code == 0)
    fail_msg ("no key for keysym %lx", symbol);
  *ret_shift = XkbKeycodeToKeysym (get_display (), code, 0, 0) != symbol;
  return code;
}

void
hands_key (GtkWidget *window, const char *key)
{
  static const struct
  {
    const char *name;
    KeySym symbol;
  } modifiers[] = { { "ctrl", XK_Control_L },
                    { "shift", XK_Shift_L },
                    { "alt", XK_Alt_L } };
  g_auto (GStrv) parts = g_strsplit (key, "+", -1);
  guint n_held = g_strv_length (parts) - 1;
  KeyCode held[4];
  gboolean shift;

  assert_true (n_held < G_N_ELEMENTS (held));
  for (guint i = 0; i < n_held; i++)
    for (guint j = 0; j < G_N_ELEMENTS (modifiers); j++)
      if (strcmp (parts[i], modifiers[j].name) == 0)
        held[i] = find_code (modifiers[j].symbol, &shift);
  give_keyboard (window);
  KeySym symbol = XStringToKeysym (parts[n_held]);
  if (symbol == NoSymbol)
    fail_msg ("there is no key called %s", parts[n_held]);
  KeyCode code = find_code (symbol, &shift);
  if (shift)
    held[n_held++] = XKeysymToKeycode (get_display (), XK_Shift_L);
  strike (code, held, (int) n_held);
}

void
hands_type (GtkWidget *window, const char *text)
{
  KeyCode shift_code = XKeysymToKeycode (get_display (), XK_Shift_L);

  give_keyboard (window);
  for (const char *c = text; *c != '\0'; c++)
    {
      gboolean shift;
      KeyCode code = find_code ((KeySym) (unsigned char) *c, &shift);
      strike (code, &shift_code, shift ? 1 : 0);
    }
}

void
hands_put_away (void)
{
  Display *display = get_display ();
  int screen = DefaultScreen (display);

  XTestFakeMotionEvent (display, -1, DisplayWidth (display, screen) - 1, 0,
                        CurrentTime);
  XSync (display, False);
}
