/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Real hands: the pointer, its button and the keyboard, through the X server, from
   inside the process that is tested. Every function returns when GTK has dealt with
   what it did, so that no test has to guess how long that takes: an event counts as
   dealt with when a surface has been given it and the main loop has come back.

   There is no window manager; the keyboard is given to the window that is typed into.
 */
#ifndef HANDS_H
#define HANDS_H

#include <gtk/gtk.h>

#include "app.h"

/* The pointer: onto the middle of a widget, or a point in it. Waits until the widget is
   there, laid out and not covered. */
void hands_move_to (GtkWidget *widget);
void hands_move_into (GtkWidget *widget, double x, double y);
void hands_click (GtkWidget *widget);
void hands_click_here (void);

/* How often a button has been pressed so far. */
unsigned hands_count_presses (void);

/* The pointer goes into a corner of the screen, where it points at nothing. */
void hands_put_away (void);

/* From where the pointer is to the middle of a widget, as a hand goes: along a line, in
   so many small movements, each of which GTK deals with before the next. */
void hands_glide_to (GtkWidget *widget, int n_movements);

/* A drag, step by step: press a widget and pull, which begins the drag; glide about in
   another one until something is so, because nobody tells when a drag has arrived;
   release. */
void hands_press (GtkWidget *widget);
void hands_pull (GtkWidget *widget);
void hands_glide (GtkWidget *widget, double dx);
void hands_rest (void);
void hands_release (void);
#define HANDS_GLIDE_UNTIL(WIDGET, CONDITION)                                           \
  do                                                                                   \
    {                                                                                  \
      gint64 hands_end_of_patience = app_patience ();                                  \
      int hands_dx = 0;                                                                \
      while (!(CONDITION))                                                             \
        {                                                                              \
          hands_glide (WIDGET, hands_dx);                                              \
          hands_rest ();                                                               \
          app_wonder (hands_end_of_patience, #CONDITION, __FILE__, __LINE__);          \
          hands_dx = !hands_dx;                                                        \
        }                                                                              \
    }                                                                                  \
  while (0)

/* Turns the wheel where the pointer is, so many notches; positive is down. */
void hands_wheel (int notches);

/* "Return", "ctrl+l", "shift+Tab", "alt+Up": keysyms as X calls them. */
void hands_key (GtkWidget *window, const char *key);

/* ASCII text. */
void hands_type (GtkWidget *window, const char *text);

#endif
