/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the drawer share: caravan-drawer.c (what opens and shuts it),
   -card.c (the curtain's card and the counts), -lock.c (PINs), -reveal.c. */
#pragma once

#include "caravan-curtain.h"
#include "caravan-drawer.h"
#include "caravan-secret.h"
#include "lang-people.h"

typedef enum
{
  CARAVAN_DRAWER_DOWN,   /* no curtain */
  CARAVAN_DRAWER_HAND,   /* “Hand the screen to Anna”: look, or open */
  CARAVAN_DRAWER_CHOOSE, /* a PIN or phrase is chosen */
  CARAVAN_DRAWER_OPEN,   /* the counts */
  CARAVAN_DRAWER_REVEAL  /* all players, figures on the table */
} CaravanDrawerView;

struct _CaravanDrawer
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *curtain;
  GtkWindow *window;

  /* owned */
  CaravanMatch *match;
  CaravanSecret secret;
  char *message; /* what went wrong, or NULL */
  guint tick;

  CaravanDrawerView view;
  int seat;
  gboolean is_busy;      /* a PIN is being tried, or a lock made */
  gboolean is_recount;   /* the lock chosen replaces a forgotten one */
  gboolean is_row;       /* all players choose in turn */
  gboolean is_revealing; /* the PIN leads to the reveal */
  gboolean is_asked;     /* Enter was pressed in a choice that is not whole */
  guint generation;      /* counts what was begun: late answers are dropped */
  gint64 used;           /* when something was last done in the open drawer */
  CaravanPatience patience[CV_PLAYERS_MOST];
  gboolean has_told[CV_PLAYERS_MOST]; /* figures on the table, not recorded */
  int told[CV_PLAYERS_MOST][CV_HIDDEN_MOST];

  /* borrowed: parts of the card that is shown, or NULL */
  GtkWidget *entry, *again, *confirm, *hold, *note, *left;
  GtkWidget *aside; /* a button that waits while a PIN is worked on */
  GtkWidget *first; /* what has the focus first where it is not the first of all */
  GtkWidget *said;  /* what a screen reader is told */
  GtkWidget *why;   /* the figures on the table can't be recorded */
  GtkWidget *values[CV_HIDDEN_MOST];
  GtkWidget *takers[CV_HIDDEN_MOST];
};

#define CARAVAN_DRAWER_CARD_WIDTH 480

/* caravan-drawer.c */
LangPlayer caravan_drawer_get_player (CaravanDrawer *self, int seat);
const CvTable *caravan_drawer_get_table (CaravanDrawer *self);
gint64 caravan_drawer_now (void);
void caravan_drawer_show (CaravanDrawer *self, CaravanDrawerView view);
/* Takes the text; NULL for none. */
void caravan_drawer_say (CaravanDrawer *self, char *message);
/* Opens with the key, which is taken over. */
void caravan_drawer_unlock (CaravanDrawer *self, RecKey *key);

/* caravan-drawer-card.c: the card of each view, and what changes in it. */
GtkWidget *caravan_drawer_make_hand (CaravanDrawer *self);
GtkWidget *caravan_drawer_make_open (CaravanDrawer *self);
void caravan_drawer_render_counts (CaravanDrawer *self);

/* caravan-drawer-parts.c */
GtkWidget *caravan_drawer_make_label (const char *text, const char *css_class);
void caravan_drawer_add_text (GtkWidget *card, const char *css_class, const char *text);
GtkWidget *caravan_drawer_make_card (CaravanDrawer *self, const char *title);
GtkWidget *caravan_drawer_add_button (CaravanDrawer *self,
                                      GtkWidget *box,
                                      const char *name,
                                      const char *text,
                                      GCallback clicked);
/* The same that is what people most likely want. */
GtkWidget *caravan_drawer_add_main_button (CaravanDrawer *self,
                                           GtkWidget *box,
                                           const char *name,
                                           const char *text,
                                           GCallback clicked);
/* What stands there as a count, unless it can be typed. */
GtkWidget *caravan_drawer_make_value (const char *text, gboolean is_secret);
/* A count with its picture and term. Where change is set, with − and +, which call it.
   A secret one is not read out by itself: a screen reader says it when the row has the
   focus, and only then. */
GtkWidget *caravan_drawer_make_count (
    CaravanDrawer *self,
    int seat,
    int key,
    GtkWidget *value,
    gboolean is_secret,
    void (*change) (CaravanDrawer *self, int seat, int key, int by));
void caravan_drawer_add_message (CaravanDrawer *self, GtkWidget *card);
/* Tells a screen reader's user, before the drawer is open, that numbers are spoken. */
void caravan_drawer_warn_of_speech (GtkWidget *widget);

/* caravan-drawer-lock.c */
GtkWidget *caravan_drawer_make_choose (CaravanDrawer *self);
void caravan_drawer_add_pin (CaravanDrawer *self, GtkWidget *card);
void caravan_drawer_render_patience (CaravanDrawer *self);

/* caravan-drawer-reveal.c */
GtkWidget *caravan_drawer_make_reveal (CaravanDrawer *self);
/* Puts figures on the table; they are recorded when the box can hold them. */
void caravan_drawer_tell (CaravanDrawer *self, int seat, const int *counts);

/* For tests: another clock, whose minute passes when it is told; the turn of a second;
   and locks that are made at once. */
void caravan_drawer_use_clock (gint64 (*now) (void));
void caravan_drawer_pass_second (CaravanDrawer *self);
void caravan_drawer_use_strength (RecLockStrength strength);
