/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of Score now share: caravan-quick.c knows the numbers and the sheet,
   -rounds.c the rounds of a game that is scored one by one. */
#pragma once

#include "caravan-quick.h"

#define NOTHING (-1)

struct _CaravanQuick
{
  GObject parent_instance;

  /* owned */
  CaravanMatch *match;

  const CaravanQuickGame *game;
  CaravanQuickField fields[CARAVAN_QUICK_FIELDS_MOST];
  int n_fields, n_rows;

  /* As the log stands, what is on its way to the disk included. */
  int values[CV_PLAYERS_MOST][CARAVAN_QUICK_FIELDS_MOST]; /* or NOTHING */
  int order[CV_PLAYERS_MOST];
  int n_order;

  CvState state; /* with what is tried, and the round at hand reckoned if it can be */
  CvScore score; /* of that state */

  /* Round by round. */
  gboolean is_by_rounds;
  int n_closed;      /* rounds that were reckoned */
  gboolean is_ready; /* the round at hand can be: all is typed, and it is over */
  CvState open;      /* the same before it is reckoned */
  const CaravanQuickNumber *tried; /* the number that is tried, or NULL … */
  int tried_seat;                  /* … and whose it is */
};

/* caravan-quick.c */
CvMatch *caravan_quick_get_log (CaravanQuick *self);
gboolean caravan_quick_try_event (CaravanQuick *self, json_t *event, RecError *error);
gboolean caravan_quick_play_event (CaravanQuick *self, json_t *event, RecError *error);

/* Fills in the fields anew from the game’s lines. */
void caravan_quick_set_lines (CaravanQuick *self);

/* -rounds.c: whether the log has been filled in by rounds; a step that reckons one; the
   round at hand in the state, if it is over. */
gboolean caravan_quick_tell_rounds (CaravanQuick *self);
gboolean caravan_quick_is_closing (CaravanQuick *self, const CvMove *move);
void caravan_quick_reckon_round (CaravanQuick *self);
