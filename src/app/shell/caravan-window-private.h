/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the window share: caravan-window.c shows, -actions.c acts, -files.c
   opens and saves, -pages.c leads from page to page. */
#pragma once

#include "caravan-awake.h"
#include "caravan-desk.h"
#include "caravan-drawer.h"
#include "caravan-pages.h"
#include "caravan-past-page.h"
#include "caravan-setup.h"
#include "caravan-sheet.h"
#include "caravan-trouble-bar.h"
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
  GtkWidget *redo;
  GtkWidget *lock; /* a button of the header */
  GtkWidget *ways; /* to a dispute, the scores and the rules */
  GtkWidget *dispute;
  GtkWidget *scores, *rules;
  GtkWidget *scores_label, *rules_label;
  GtkMenuButton *language;
  GtkWidget *language_icon;
  GtkLabel *language_label;
  GtkMenuButton *menu;
  CaravanTroubleBar *trouble;
  AdwToastOverlay *toasts;
  AdwToast *offer; /* weak: one of them that waits for an answer */
  CaravanPages *pages;

  /* borrowed: a child of the overlay, and what had the focus before it (weak) */
  CaravanDrawer *drawer;
  GtkWidget *before;
  GtkWidget *before_lock; /* what had the focus before hands were off (weak) */

  /* borrowed: the windows of the players and of what is left over this one (weak) */
  GtkWindow *people;
  GtkWindow *left;

  /* owned */
  CaravanMatch *match;
  CaravanAwake *awake;
  GHashTable *ticks;     /* of the set-up, see caravan-set-up-list.h */
  CaravanAsked *reading; /* a record that is to be replayed: */
  char *reading_path;

  gboolean narrow, wide;
  gboolean is_filled, was_full; /* by its page, and before it was */
  gboolean wants_locks;         /* the players of that game choose PINs first */
  gboolean from_position;       /* the game that is being made begins with a position */
  gboolean scores_seen;         /* the end of this game was revealed here */
  gboolean warned_on_close;     /* the disk refuses, and the window was closed once */
  guint opening; /* counts what was asked to open: only the last counts */
};

/* The page on top, and one of a type that is kept, or NULL. */
CaravanPage *caravan_window_get_page (CaravanWindow *self);
gpointer caravan_window_find_page (CaravanWindow *self, GType type);

/* The desk of the table, or NULL while there is no table. */
CaravanDesk *caravan_window_get_desk (CaravanWindow *self);

/* A short message that goes away by itself. Takes the text. */
void caravan_window_toast (CaravanWindow *self, char *text);

/* The same with a button that takes back what it tells of. */
void caravan_window_toast_undo (CaravanWindow *self, char *text, const char *action);

/* Takes the table and its match out of the window. */
void caravan_window_put_match_away (CaravanWindow *self);

/* -past.c: past games, and what is done with them. */
void caravan_window_show_past (CaravanWindow *self);
void caravan_window_show_past_of (CaravanWindow *self, const char *id);
void caravan_window_install_past (GtkWidgetClass *klass);
void caravan_window_import (CaravanWindow *self, char **paths);
void caravan_window_export_games (CaravanWindow *self, char **files, const char *place);

/* How one came to a record, and to what of it. */
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

/* Begins a new game of this kind (a CvGame id). */
void caravan_window_begin (CaravanWindow *self, const char *game);

/* The same with the players, colours, booklet, board and turns of a record. */
void caravan_window_begin_like (CaravanWindow *self, RecRecord *record);

/* A game that was just made: its table, or first what lies on it already. */
void caravan_window_show_new_match (CaravanWindow *self,
                                    CaravanMatch *match,
                                    gboolean from_position);

/* Whether there is a page where players of the next game are chosen. */
gboolean caravan_window_is_beginning (CaravanWindow *self);

/* Paints a new board, or goes on with one (a path). */
void caravan_window_paint (CaravanWindow *self, const char *path);
void caravan_window_paint_game (CaravanWindow *self, const char *id);

/* -actions.c */
void caravan_window_install_actions (GtkWidgetClass *klass);
void caravan_window_update_actions (CaravanWindow *self);
GMenuModel *caravan_window_make_menu (CaravanWindow *self);

/* The rules reference; NULL: where the reader was. */
void caravan_window_show_rules (CaravanWindow *self, const char *anchor);

/* The player aid of the game that is read about or played here. */
void caravan_window_show_aid (CaravanWindow *self);

/* Score now. */
void caravan_window_score_now (CaravanWindow *self);
void caravan_window_score_game (CaravanWindow *self, const char *id);

/* The same game and the same people once more, with nothing typed. */
void caravan_window_score_now_with (CaravanWindow *self, CaravanSheet *sheet);

/* Statistics over all games, or one, and everybody, or one person (NULL: all). */
void caravan_window_show_statistics (CaravanWindow *self,
                                     const CvGame *game,
                                     const char *person);

/* -replay.c: a game step by step: a record on the disk, or the game of this window (an
   empty path). */
void caravan_window_open_replay (CaravanWindow *self, const char *path);

/* Reads a record that is only looked at: the answer's result is a CaravanSheet. Only the
   last one that was asked for comes; what is wrong with it is told. */
void caravan_window_read (CaravanWindow *self, const char *path, CaravanAnswer answer);
void caravan_window_tell_unread (CaravanWindow *self, const RecError *error);

/* The scores of the match, revealed at once or player by player, and another game with
   the same players. */
void caravan_window_show_scores (CaravanWindow *self);
void caravan_window_show_scores_at_once (CaravanWindow *self);
void caravan_window_refresh_scores (CaravanWindow *self);
void caravan_window_rematch (CaravanWindow *self);

/* What the end of a part of the game brings, such as a round. */
gboolean caravan_window_can_reckon (CaravanWindow *self);
void caravan_window_show_reckoning (CaravanWindow *self);

/* -dispute.c: asking about the table or the moment of a replay that is seen; and about a
   record on the disk (a path), or an empty board (an empty path). */
gboolean caravan_window_can_dispute (CaravanWindow *self);
void caravan_window_show_dispute (CaravanWindow *self);
void caravan_window_show_questions (CaravanWindow *self, const char *id);
void caravan_window_settle (CaravanWindow *self, const char *path);

/* The table as it is seen from across it, and back. */
void caravan_window_toggle_across (CaravanWindow *self);

/* The page that the match of the window is at: its table, its sheet, its scores. */
CaravanPage *caravan_window_find_home (CaravanWindow *self);

/* -drawer.c: the private drawers, over everything. */
void caravan_window_add_drawer (CaravanWindow *self);
void caravan_window_open_drawer (CaravanWindow *self, int seat);
void caravan_window_reveal (CaravanWindow *self);
void caravan_window_put_away (CaravanWindow *self, int seat, int key);
void caravan_window_choose_locks (CaravanWindow *self);

/* -hands-off.c: the screen is passed round, and nothing can be entered. */
void caravan_window_add_hands_off (CaravanWindow *self);
void caravan_window_toggle_hands_off (CaravanWindow *self);
gboolean caravan_window_is_hands_off (CaravanWindow *self);
gboolean caravan_window_can_toggle_hands_off (CaravanWindow *self);
void caravan_window_render_hands_off (CaravanWindow *self);

/* -box.c: the list of the set-up, and what is left. */
gboolean caravan_window_can_set_up (CaravanWindow *self);
void caravan_window_show_set_up (CaravanWindow *self);
void caravan_window_forget_ticks (CaravanWindow *self);
gboolean caravan_window_can_show_left (CaravanWindow *self);
void caravan_window_show_left (CaravanWindow *self);
void caravan_window_close_left (CaravanWindow *self);

/* -learn.c: lessons of a game (a CvGame id), NULL: of the one that was learnt last; and a
   table that is taught a lesson (its id), NULL: the one that is being done. */
void caravan_window_learn (CaravanWindow *self, const char *id);
void caravan_window_teach (CaravanWindow *self, const char *id);

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
