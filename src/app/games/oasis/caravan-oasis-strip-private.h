/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the strip share: caravan-oasis-strip.c (the frame, the desk, the
   focus), and one file for the controls of each phase. Controls are made anew whenever
   the turn changes; what is half chosen is kept here. */
#pragma once

#include "caravan-oasis-strip.h"
#include "caravan-oasis-turn.h"
#include "caravan-picture.h"
#include "caravan-strip-controls.h"
#include "caravan-text.h"

/* A card as it lies on the table. Those with scoring markers are one card to the rules,
   and say by key and number what goes into the drawer. */
typedef struct
{
  OasisCard card;
  const char *key; /* of CvGame.hidden_keys, or NULL */
  int n;
} CaravanOasisFace;

#define CARAVAN_OASIS_N_FACES 13
extern const CaravanOasisFace caravan_oasis_faces[CARAVAN_OASIS_N_FACES];

/* A choice that takes several clicks, and what it was begun for: when that is no longer
   so, the choice is dropped. */
typedef struct
{
  OasisPhase phase;
  int seat;
  int n_order; /* counters dealt so far */
  int order[CV_PLAYERS_MOST];
  int from; /* whose offer is taken, or CV_NO_PLAYER */
  int n_cards;
  int faces[OASIS_OFFER_MOST];
} CaravanOasisHalf;

struct _CaravanOasisStrip
{
  CaravanStrip parent_instance;

  /* borrowed: of the frame */
  CaravanStripParts parts;

  /* owned */
  CaravanDesk *desk;
  CaravanOasisTurn turn;
  CaravanOasisLog log;
  CaravanOasisHalf half;
  int brought_to; /* for whom the next are counted, or CV_NO_PLAYER */
  int n_brought;  /* cards of these, and what they bring */
  int brought[CV_HIDDEN_MOST];
  gboolean waiting; /* a step is on its way to the disk */
};

/* caravan-oasis-strip.c */
void caravan_oasis_strip_render (CaravanOasisStrip *self);
/* True when it was recorded. */
gboolean caravan_oasis_strip_play (CaravanOasisStrip *self, json_t *event);

/* caravan-oasis-parts.c: what the controls are made of. The names are those of the
   widgets, by which the focus, the keys and the tests find them. */

/* What a player is called on a button: the name, or the colour. */
const char *caravan_oasis_player_label (CaravanOasisStrip *self, int seat);
LangPlayer caravan_oasis_player (CaravanOasisStrip *self, int seat);

/* The sentence of a verdict or prompt. Free with g_free. */
char *caravan_oasis_say (CaravanOasisStrip *self, const CvVerdict *verdict);

/* A button among the controls. said is what it is called in full; it is freed. */
GtkWidget *caravan_oasis_add_button (CaravanOasisStrip *self,
                                     const char *name,
                                     char *said,
                                     void (*clicked) (CaravanOasisStrip *self,
                                                      int number),
                                     int number);
/* The same that records a choice, and is open only when that is legal. */
GtkWidget *caravan_oasis_add_choice (CaravanOasisStrip *self,
                                     const char *name,
                                     char *said,
                                     const CaravanOasisChoice *choice);
/* Shuts a button unless what it does is legal, and says why. */
void caravan_oasis_shut_unless (CaravanOasisStrip *self,
                                GtkWidget *button,
                                const CvVerdict *legal);
/* Fills a button: a picture, a text, or both; text may be NULL. */
void caravan_oasis_fill (GtkWidget *button,
                         CaravanPictureKind kind,
                         const char *picture,
                         int color,
                         const char *text);
/* A picture with a number, which is said in full. said is freed. */
void caravan_oasis_add_count (CaravanOasisStrip *self,
                              CaravanPictureKind kind,
                              const char *picture,
                              int color,
                              long n,
                              char *said);
/* A toggle that chooses the piece to place. */
GtkWidget *
caravan_oasis_add_piece (CaravanOasisStrip *self, int piece, int n, char *said);

/* The desk's tool for a piece, or -1; and which piece its tool is, or -1. */
int caravan_oasis_find_tool (CaravanOasisStrip *self, int piece);

/* The controls of the phases, and the sentence where it is not the engine's own (or
   NULL; free with g_free). */
char *caravan_oasis_say_counters (CaravanOasisStrip *self);
void caravan_oasis_add_counters (CaravanOasisStrip *self);
void caravan_oasis_add_offers (CaravanOasisStrip *self);
void caravan_oasis_add_noble (CaravanOasisStrip *self);
char *caravan_oasis_say_take (CaravanOasisStrip *self);
void caravan_oasis_add_take (CaravanOasisStrip *self);
void caravan_oasis_add_duties (CaravanOasisStrip *self);
void caravan_oasis_add_skips (CaravanOasisStrip *self);
void caravan_oasis_add_round_end (CaravanOasisStrip *self);

/* caravan-oasis-faces.c. "wells-1", the end of a control's name; and what the card is called, to be freed. */
char *caravan_oasis_name_face (int face);
char *caravan_oasis_say_face (CaravanOasisStrip *self, int face);
void caravan_oasis_fill_face (GtkWidget *button, int face);
/* Adds what a face brings; returns how many that is. */
int caravan_oasis_count_face (CaravanOasisStrip *self,
                              int face,
                              int counts[CV_HIDDEN_MOST]);
/* The step that puts scoring markers away, a new reference. */
json_t *caravan_oasis_make_hide (CaravanOasisStrip *self,
                                 int seat,
                                 const int counts[CV_HIDDEN_MOST]);

/* caravan-oasis-brought.c: scoring markers that a card brought go straight into the
   drawer of whoever took it. */
void caravan_oasis_read_brought (CaravanOasisStrip *self);
void caravan_oasis_add_brought (CaravanOasisStrip *self);

/* caravan-oasis-end.c */
char *caravan_oasis_say_over (CaravanOasisStrip *self);
void caravan_oasis_add_over (CaravanOasisStrip *self);

char *caravan_oasis_say_free (CaravanOasisStrip *self);
void caravan_oasis_add_free (CaravanOasisStrip *self);

/* caravan-oasis-keys.c */
void caravan_oasis_strip_listen (CaravanOasisStrip *self);

/* caravan-oasis-table.c: piles and roles, above the items of the menu.
   news: lines that the strip may have no room for, or NULL. */
void caravan_oasis_table_render (CaravanOasisStrip *self, const char *news);
