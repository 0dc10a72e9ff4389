/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guided turns of Oasis as data: what is asked now, of whom, and with which events it
   can be answered. It decides nothing: the phase is the engine's prompt, and whether a
   choice is open is the engine's verdict on its event. No widgets; the strip shows it.
 */
#pragma once

#include <glib.h>

#include "cv-match.h"
#include "oasis.h"
#include "rec-event.h"

extern const char *const caravan_oasis_roles[]; /* N_, by counter from 1: "Noble" … */

typedef enum
{
  CARAVAN_OASIS_OFFER,     /* number: how many cards */
  CARAVAN_OASIS_TAKE,      /* number: the seat whose offer it is; the cards are still
                              to be named, so the event has that many hidden ones */
  CARAVAN_OASIS_SKIP,      /* number: which piece */
  CARAVAN_OASIS_END_ROUND, /* without a number */
  CARAVAN_OASIS_DECLINE    /* the noble does without the free action */
} CaravanOasisChoiceKind;

/* An answer to what is asked: an event and the engine's verdict on it. */
typedef struct
{
  CaravanOasisChoiceKind kind;
  int seat;
  int number;
  json_t *event; /* owned */
  CvVerdict verdict;
} CaravanOasisChoice;

#define CARAVAN_OASIS_CHOICES_MOST 12

typedef struct
{
  OasisPhase phase;
  CvVerdict say; /* the engine's prompt; meaningless in free turns */
  int seat;      /* whose turn it is, or CV_NO_PLAYER */

  int taker;                    /* who owes, or CV_NO_PLAYER */
  int owed[OASIS_PIECES];       /* what has not lapsed */
  gboolean stuck[OASIS_PIECES]; /* owed, but nothing forces it: it can't be
                                           placed now, or camels that may be declined */

  /* Whether the player whose turn it is could place the piece somewhere. */
  gboolean has_cell[OASIS_PIECES];

  int n_choices;
  CaravanOasisChoice choices[CARAVAN_OASIS_CHOICES_MOST];

  int n_ends;
  CvVerdict ends[CV_ENDS_MOST];
  const char *booklet[CV_ENDS_MOST]; /* N_: where each end comes from; may be NULL */
} CaravanOasisTurn;

/* Reads the turn into *turn, which must have been cleared or be all 0. */
void caravan_oasis_turn_read (CaravanOasisTurn *turn,
                              const CvTable *table,
                              const CvState *state);
void caravan_oasis_turn_clear (CaravanOasisTurn *turn);

/* Events, each a new reference. Cards are OasisCard. */
json_t *caravan_oasis_offer (const CvTable *table, int seat, int n_cards);
json_t *caravan_oasis_take (
    const CvTable *table, int seat, int from, const int *cards, int n_cards);
json_t *caravan_oasis_skip (const CvTable *table, int seat, int piece);
json_t *caravan_oasis_decline (const CvTable *table, int seat);
json_t *caravan_oasis_counters (const CvTable *table, const int *order, int n);

/* What only the steps tell, not the state they lead to. */
typedef struct
{
  int round;    /* from 1: how often a round was ended, and one */
  int placer;   /* who placed last, or CV_NO_PLAYER */
  int piece;    /* what it was */
  CvCell place; /* where */

  /* Cards with scoring markers of a player's last take, when nothing was put away since
     then; and whether anything was ever put away at this table. */
  int forgotten[CV_PLAYERS_MOST];
  int last_taker; /* who took last, or CV_NO_PLAYER */
  gboolean hides;
} CaravanOasisLog;

void caravan_oasis_log_read (CaravanOasisLog *log, const CvMatch *match, gsize n_steps);

/* The round that is played in this phase, from 1. */
int caravan_oasis_log_round (const CaravanOasisLog *log, OasisPhase phase);
