/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the page of past games share: caravan-past-page.c asks and shows,
   -list.c is the list, -build.c puts the page together. */
#pragma once

#include "caravan-past-page.h"

struct _CaravanPastPage
{
  CaravanPage parent_instance;

  GtkWidget *leaflet;
  GtkWidget *left;
  GtkWidget *filter;
  GtkWidget *statistics;
  GtkWidget *people;
  GtkWidget *import;
  GtkWidget *menu;
  GtkWidget *unreadable; /* a button: some records can't be read */
  GtkWidget *stack;      /* "wait", "empty", "none", "trouble", "list" */
  GtkWidget *trouble;    /* why there is no list */
  GtkWidget *reading;    /* how many games are read, while there is no list yet */
  GtkWidget *progress;   /* how far that is */
  GtkWidget *view;
  GtkWidget *detail;
  GtkWidget *context; /* the menu over a game */

  /* owned */
  GListStore *store; /* CaravanPastItem */
  GtkSelectionModel *selection;
  CaravanPastDeeds *deeds;
  CaravanAsked *asking;
  char *wanted; /* to be chosen as soon as it is there */

  gsize n_all;
  gsize n_unreadable;
  gsize n_reading; /* 0: nothing worth a word */
  gboolean has_answer;
  gboolean has_failed;  /* there is no list: */
  RecError error;       /* this is why */
  gboolean wants_focus; /* as soon as there is something to have it */
  gboolean narrow;
  gboolean has_detail_room; /* beside the list */
  gboolean has_button_room; /* beside the search */
};

/* -list.c */
void caravan_past_list_init (CaravanPastPage *self);

/* Puts these games (CaravanPastItem) in the place of the others; what stays the same is
   left alone, and so is what is chosen. */
void caravan_past_list_take (CaravanPastPage *self, GPtrArray *items);
CaravanPastItem *caravan_past_list_get_only (CaravanPastPage *self, guint *ret_n);

/* The keyboard goes to the chosen game, the first of them. */
void caravan_past_list_focus (CaravanPastPage *self);

/* -build.c */
void caravan_past_page_build (CaravanPastPage *self);
void caravan_past_page_render_menu (CaravanPastPage *self);

/* -page.c */
void caravan_past_page_show_reading (CaravanPastPage *self, gulong n_done, gulong n);
void caravan_past_page_render_chosen (CaravanPastPage *self);
void caravan_past_page_activate (CaravanPastPage *self);
