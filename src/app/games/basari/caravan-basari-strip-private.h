/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of Basari's strip know of each other: caravan-basari-strip.c reads the
   desk and says what is due, caravan-basari-tells.c has the controls for what everybody
   does at once, caravan-basari-acts.c those of who acts alone, caravan-basari-offers.c
   those of a barter. */
#pragma once

#include "caravan-basari-draft.h"
#include "caravan-basari-strip.h"
#include "caravan-basari.h"
#include "caravan-strip-controls.h"
#include "caravan-text.h"

#define CARAVAN_BASARI_FACE 34 /* of a picture on a control */

struct _CaravanBasariStrip
{
  CaravanStrip parent_instance;

  /* borrowed: of the frame */
  CaravanStripParts parts;

  /* owned */
  CaravanDesk *desk;
  CvPrompt prompt; /* what is asked now */
  int seat;        /* of whom; CV_NO_PLAYER: of the table, or everything is in */
};

/* Adds a control with a picture (a motif of the game, or NULL), a text, or both. said is
   freed. */
GtkWidget *caravan_basari_add_control (CaravanBasariStrip *self,
                                       const char *name,
                                       char *said,
                                       const char *motif,
                                       const char *text,
                                       void (*clicked) (CaravanBasariStrip *self,
                                                        int number),
                                       int number);

/* Records the event unless a step is on its way; takes the reference. */
void caravan_basari_play (CaravanBasariStrip *self, json_t *event);

/* An event of the player who is asked, with nothing else to say: {"do":verb,"by":…}. */
json_t *caravan_basari_make_event (CaravanBasariStrip *self, const char *verb);

/* Whoever is asked, in front of the controls. */
void caravan_basari_add_badge (CaravanBasariStrip *self);

/* The controls of each moment. */
void caravan_basari_add_dice (CaravanBasariStrip *self);
void caravan_basari_add_actions (CaravanBasariStrip *self);
void caravan_basari_add_deed (CaravanBasariStrip *self);

/* What has to be asked about the archway of whoever acts: an N_ template with the player
   and its number; NULL: nothing, it is known. */
const char *caravan_basari_find_question (CaravanBasariStrip *self);
void caravan_basari_add_offer (CaravanBasariStrip *self);

/* On a button, after its text. */
void caravan_basari_show_gems (GtkWidget *button, CvGems gems);

/* Gems to be put together, at most those of a hand; is_counted: how many are left of
   them is told. */
void
caravan_basari_add_gems (CaravanBasariStrip *self, CvGems hand, gboolean is_counted);
