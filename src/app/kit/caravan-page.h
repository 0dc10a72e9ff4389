/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of a window: what fills it between the header bar and its lower edge. The
   window asks the page on top for its title, its help and what the header's buttons and
   keys do there; it never asks which page that is.

   Children are let go of by the page itself. */
#pragma once

#include <gtk/gtk.h>

#define CARAVAN_TYPE_PAGE (caravan_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (CaravanPage, caravan_page, CARAVAN, PAGE, GtkWidget)

/* An action of the window ("win.undo") that is this page's while it is on top. */
typedef struct
{
  const char *name;
  void (*activate) (CaravanPage *self);
  gboolean (*is_enabled) (CaravanPage *self); /* NULL: always */
} CaravanPageAction;

struct _CaravanPageClass
{
  GtkWidgetClass parent_class;

  const char *title;                /* N_; NULL: that of the application */
  const char *help;                 /* the section that F1 opens */
  const CaravanPageAction *actions; /* name NULL ends the list; NULL: none */

  gboolean is_of_match; /* it goes when another game comes to this window */

  /* A game is being played or typed in here: it can be undone, saved and scored, and
     the screen stays awake. */
  gboolean is_playing;

  /* The header has the buttons of undo and redo, as where a game is played. */
  gboolean has_undo;

  /* It is shown to all: full-screen, and without the header. */
  gboolean fills_screen;

  /* All of them may be NULL. What is said is freed with g_free. */
  char *(*say_title) (CaravanPage *self); /* instead of title */
  char *(*say_subtitle) (CaravanPage *self, gboolean narrow);
  char *(*find_help) (CaravanPage *self, GtkWidget *focus); /* instead of help */
  gboolean (*belongs_to_match) (CaravanPage *self);         /* instead of is_of_match */

  /* It comes to the top, or comes back there: it looks whether all is still so. */
  void (*appear) (CaravanPage *self);

  /* Where the focus begins when it comes to the top for the first time, or anew. */
  void (*take_focus) (CaravanPage *self);

  /* A step back inside the page; FALSE: there is none, the page before comes back. */
  gboolean (*go_back) (CaravanPage *self);

  void (*set_narrow) (CaravanPage *self, gboolean narrow);

  /* What zooms and turns there, and does so itself (caravan-board-actions.h); NULL:
     nothing does now. */
  GtkWidget *(*find_board) (CaravanPage *self);
};

/* Signal "changed": what is enabled, or the title, may have changed. */
void caravan_page_changed (CaravanPage *self);

char *caravan_page_say_title (CaravanPage *self);
char *caravan_page_say_subtitle (CaravanPage *self, gboolean narrow);
char *caravan_page_find_help (CaravanPage *self, GtkWidget *focus);
gboolean caravan_page_is_playing (CaravanPage *self);
gboolean caravan_page_fills_screen (CaravanPage *self);
gboolean caravan_page_shows_undo (CaravanPage *self);
gboolean caravan_page_is_of_match (CaravanPage *self);

/* Whether the page has such an action at all; whether it can be done now. */
gboolean caravan_page_has (CaravanPage *self, const char *action);
gboolean caravan_page_can (CaravanPage *self, const char *action);
void caravan_page_activate (CaravanPage *self, const char *action);

void caravan_page_appear (CaravanPage *self);
void caravan_page_take_focus (CaravanPage *self);
gboolean caravan_page_go_back (CaravanPage *self);
void caravan_page_set_narrow (CaravanPage *self, gboolean narrow);
GtkWidget *caravan_page_find_board (CaravanPage *self);
