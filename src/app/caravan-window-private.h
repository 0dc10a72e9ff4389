/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share: caravan-window.c shows, -actions.c acts, -files.c
   opens and saves, -pages.c leads from page to page. */
#pragma once

#include "caravan-awake.h"
#include "caravan-drawer.h"
#include "caravan-new-game-page.h"
#include "caravan-rules-page.h"
#include "caravan-table-page.h"
#include "caravan-trouble-bar.h"
#include "caravan-welcome-page.h"
#include "caravan-window.h"

struct _CaravanWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  GtkOverlay *overlay;
  GtkWidget *room; /* everything that the curtain covers */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *undo_redo;
  GtkMenuButton *language;
  GtkWidget *language_icon;
  GtkLabel *language_label;
  GtkMenuButton *menu;
  CaravanTroubleBar *trouble;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  CaravanWelcomePage *welcome;

  /* borrowed: a child of the overlay, and what had the focus before it (weak) */
  CaravanDrawer *drawer;
  GtkWidget *before;

  /* borrowed: pages that come and go */
  CaravanNewGamePage *new_game;
  GtkWidget *painter;
  CaravanTablePage *table;
  CaravanRulesPage *rules;

  /* owned */
  CaravanMatch *match;
  char *rules_from; /* the page from which the rules were opened */
  CaravanAwake *awake;
  GtkNativeDialog *chooser;

  gboolean narrow;
  gboolean wants_locks;     /* the players of that game choose PINs first */
  gboolean from_position;   /* the game that is being made begins with a position */
  gboolean warned_on_close; /* the disk refuses, and the window was closed once */
  guint opening;            /* counts what was asked to open: only the last counts */
};

/* The name of the page that is shown: "welcome", "table" … */
const char *caravan_window_get_page (CaravanWindow *self);
void caravan_window_show_page (CaravanWindow *self, const char *name);

/* The desk of the table, or NULL while there is no table. */
CaravanDesk *caravan_window_get_desk (CaravanWindow *self);

/* Everything in the header bar that depends on the page, the match or the language. */
void caravan_window_render (CaravanWindow *self);

/* A short message that goes away by itself. Takes the text. */
void caravan_window_toast (CaravanWindow *self, char *text);

/* -pages.c */

/* Takes a page away, if it is there. */
void caravan_window_remove_page (CaravanWindow *self, const char *name);

/* Begins a new game of this kind (a CvGame id). */
void caravan_window_begin (CaravanWindow *self, const char *game);

/* A game that was just made: its table, or first what lies on it already. */
void caravan_window_show_new_match (CaravanWindow *self,
                                    CaravanMatch *match,
                                    gboolean from_position);

/* Paints a new board, or goes on with one (a path). */
void caravan_window_paint (CaravanWindow *self, const char *path);

/* The page that the back button leads to. */
void caravan_window_go_back (CaravanWindow *self);

/* -actions.c */
void caravan_window_install_actions (GtkWidgetClass *klass);
void caravan_window_update_actions (CaravanWindow *self);
GMenuModel *caravan_window_make_menu (CaravanWindow *self);

/* -rules.c: the rules reference, and the way back from it. */
void caravan_window_show_rules (CaravanWindow *self, const char *anchor);

/* The section for what is on the screen: F1. Free with g_free. */
char *caravan_window_find_help (CaravanWindow *self);

/* -drawer.c: the private drawers, over everything. */
void caravan_window_add_drawer (CaravanWindow *self);
void caravan_window_open_drawer (CaravanWindow *self, int seat);
void caravan_window_reveal (CaravanWindow *self);
void caravan_window_put_away (CaravanWindow *self, int seat, int key);
void caravan_window_choose_locks (CaravanWindow *self);

/* -files.c */
void caravan_window_choose_record (CaravanWindow *self);
void caravan_window_choose_copy (CaravanWindow *self);
void caravan_window_show_folder (CaravanWindow *self);
void caravan_window_create (CaravanWindow *self,
                            const CaravanSetup *setup,
                            gboolean from_position);
void caravan_window_delete_board (CaravanWindow *self, const char *path);
void caravan_window_undelete_board (CaravanWindow *self, const char *path);
void caravan_window_accept_drops (CaravanWindow *self);

/* Whether the window may close: everything is on the disk, or the table was warned. */
gboolean caravan_window_can_close (CaravanWindow *self);
