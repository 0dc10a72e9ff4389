/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share: caravan-window.c shows, -actions.c acts, -files.c
   opens and saves, -pages.c leads from page to page. */
#pragma once

#include "caravan-awake.h"
#include "caravan-drawer.h"
#include "caravan-new-game-page.h"
#include "caravan-past-page.h"
#include "caravan-quick-page.h"
#include "caravan-quick-start.h"
#include "caravan-replay-page.h"
#include "caravan-rules-page.h"
#include "caravan-scores-page.h"
#include "caravan-sheet.h"
#include "caravan-statistics-page.h"
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
  CaravanQuickStart *quick_start;
  CaravanQuickPage *quick;
  GtkWidget *painter;
  CaravanTablePage *table;
  CaravanRulesPage *rules;
  CaravanScoresPage *scores;
  CaravanPastPage *past;
  CaravanStatisticsPage *statistics;
  CaravanReplayPage *replay;

  /* borrowed: the window of the players over this one (weak) */
  GtkWindow *people;

  /* owned */
  CaravanMatch *match;
  char *rules_from;  /* the page from which the rules were opened */
  char *scores_from; /* and the scores */
  char *statistics_from;
  char *replay_from;
  CaravanAwake *awake;
  GtkNativeDialog *chooser;

  gboolean narrow;
  gboolean is_from_past;    /* the match was opened from the past games */
  gboolean wants_locks;     /* the players of that game choose PINs first */
  gboolean from_position;   /* the game that is being made begins with a position */
  gboolean plays_again;     /* the new game was asked for at the scores */
  gboolean scores_seen;     /* the end of this game was revealed here */
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

/* The same with a button that takes back what it tells of. */
void caravan_window_toast_undo (CaravanWindow *self, char *text, const char *action);

/* Takes the table and its match out of the window. */
void caravan_window_put_match_away (CaravanWindow *self);

/* -past.c: past games, and what is done with them. */
void caravan_window_show_past (CaravanWindow *self);
void caravan_window_install_past (GtkWidgetClass *klass);
void caravan_window_import (CaravanWindow *self, char **paths);
void caravan_window_export_games (CaravanWindow *self, char **files, const char *place);
gboolean caravan_window_can_undo_past (CaravanWindow *self);
void caravan_window_undo_past (CaravanWindow *self);

/* How one came to a record, and to what of it. From the past games the way back leads
   there again. */
typedef enum
{
  CARAVAN_WAY_PLAIN,
  CARAVAN_WAY_PAST_TABLE,
  CARAVAN_WAY_PAST_SCORES
} CaravanWay;
void caravan_window_open_by (CaravanWindow *self, const char *path, CaravanWay way);

/* The record is open and shown: what remains of the way. */
void caravan_window_arrive (CaravanWindow *self, CaravanWay way);

/* -pages.c */

/* Takes a page away, if it is there. */
void caravan_window_remove_page (CaravanWindow *self, const char *name);

/* Begins a new game of this kind (a CvGame id). */
void caravan_window_begin (CaravanWindow *self, const char *game);

/* The same with the players, colours, booklet, board and turns of a record. */
void caravan_window_begin_like (CaravanWindow *self, RecRecord *record);

/* A game that was just made: its table, or first what lies on it already. */
void caravan_window_show_new_match (CaravanWindow *self,
                                    CaravanMatch *match,
                                    gboolean from_position);

/* Paints a new board, or goes on with one (a path). */
void caravan_window_paint (CaravanWindow *self, const char *path);

/* The page that the back button leads to. */
void caravan_window_go_back (CaravanWindow *self);

/* Remembers the page from which another one is opened, FALSE when that is shown
   already; and goes back to it, or to the first page when it has gone meanwhile. */
gboolean caravan_window_remember (CaravanWindow *self, char **from, const char *to);
void caravan_window_return (CaravanWindow *self, const char *from);

/* -actions.c */
void caravan_window_install_actions (GtkWidgetClass *klass);
void caravan_window_update_actions (CaravanWindow *self);
GMenuModel *caravan_window_make_menu (CaravanWindow *self);

/* -rules.c: the rules reference, and the way back from it. */
void caravan_window_show_rules (CaravanWindow *self, const char *anchor);

/* The section for what is on the screen: F1. Free with g_free. */
char *caravan_window_find_help (CaravanWindow *self);

/* -quick.c: Score now. */
void caravan_window_score_now (CaravanWindow *self);

/* The same game and the same people once more, with nothing typed. */
void caravan_window_score_now_with (CaravanWindow *self, CaravanSheet *sheet);

/* Takes the page of the players away: the sheet is made. */
void caravan_window_end_score_now (CaravanWindow *self);

/* The sheet of a match without a board, which is already the window's. */
void caravan_window_show_quick (CaravanWindow *self, CaravanMatch *match);

/* -statistics.c: over all games, or one, and everybody, or one person (NULL: all). */
void caravan_window_show_statistics (CaravanWindow *self,
                                     const CvGame *game,
                                     const char *person);

/* -replay.c: a game step by step: a record on the disk, or the game of this window (an
   empty path). */
void caravan_window_open_replay (CaravanWindow *self, const char *path);
void caravan_window_show_replay (CaravanWindow *self, CaravanSheet *sheet);

/* -scores.c: the scores of the match, the way back from them, and another game with the
   same players. */
void caravan_window_show_scores (CaravanWindow *self);
void caravan_window_refresh_scores (CaravanWindow *self);
void caravan_window_forget_scores (CaravanWindow *self);
void caravan_window_rematch (CaravanWindow *self);

/* The page that the match of the window is at: its table, its sheet, its scores. */
const char *caravan_window_find_home (CaravanWindow *self);

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
