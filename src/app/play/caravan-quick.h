/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record without a board that is being filled in by typing: which numbers there are,
   what was typed, what the sheet says with the number that is being typed just now.
   It asks the match; the match writes. A number that is typed anew is simply another
   event, and the last one stands. */
#pragma once

#include <gio/gio.h>

#include "caravan-match.h"
#include "caravan-reckoning.h"
#include "caravan-quick-game.h"

#define CARAVAN_TYPE_QUICK (caravan_quick_get_type ())
G_DECLARE_FINAL_TYPE (CaravanQuick, caravan_quick, CARAVAN, QUICK, GObject)

#define CARAVAN_QUICK_FIELDS_MOST                                                      \
  (2 * CARAVAN_QUICK_LINES_MOST * CARAVAN_QUICK_NUMBERS_MOST)

/* A number of each player, in the order in which people type: line by line, what
   decides ties at the end. */
typedef struct
{
  const CaravanQuickLine *line;
  const CaravanQuickNumber *number;
  int row;  /* of the sheet: the lines, then those of ties */
  int slot; /* in the row, from 0 */
  gboolean is_tie;
} CaravanQuickField;

/* Signal "changed": what was typed, or the score with it; before it "lines-changed"
   where there are other fields than before.
   Only for a match without a board, of a game that has CaravanGame.quick. */
CaravanQuick *caravan_quick_new (CaravanMatch *match);

CaravanMatch *caravan_quick_get_match (CaravanQuick *self);
const CvTable *caravan_quick_get_table (CaravanQuick *self);
const CaravanQuickGame *caravan_quick_get_game (CaravanQuick *self);
const char *caravan_quick_get_name (CaravanQuick *self, int seat);

int caravan_quick_n_fields (CaravanQuick *self);
const CaravanQuickField *caravan_quick_get_field (CaravanQuick *self, int field);
int caravan_quick_n_rows (CaravanQuick *self);

/* What was typed there; false: nothing yet. */
gboolean caravan_quick_get (CaravanQuick *self, int seat, int field, int *ret_value);

/* Whether the number is asked for: those of ties only of players who are level, once
   nothing else is missing. */
gboolean caravan_quick_is_asked (CaravanQuick *self, int seat, int field);

/* How many numbers that are asked for were not typed; ties don't count. */
int caravan_quick_n_missing (CaravanQuick *self, int *ret_all);

/* Lets the score follow a number that is not recorded yet. False with the reason, and
   the score without it, when it can't be. */
gboolean
caravan_quick_try (CaravanQuick *self, int seat, int field, int value, RecError *error);
void caravan_quick_stop_trying (CaravanQuick *self);

/* Records it. False with the reason: nothing has changed. */
gboolean caravan_quick_play (
    CaravanQuick *self, int seat, int field, int value, RecError *error);

/* The sheet with what is tried. */
const CvScore *caravan_quick_get_score (CaravanQuick *self);

/* Seats, a bit each, whose total somebody else has too, while nothing is missing. */
guint caravan_quick_get_level (CaravanQuick *self);

/* Whether players are level and what decides between them was not all told. Until it
   is, nobody is ahead of those with the same total. */
gboolean caravan_quick_is_open (CaravanQuick *self);

/* The rank of a player, from 1, and whether nobody is before them. */
int caravan_quick_get_rank (CaravanQuick *self, int seat);
gboolean caravan_quick_is_leading (CaravanQuick *self, int seat);

/* The names of the players of these seats, in a list. Free with g_free. */
char *caravan_quick_list_names (CaravanQuick *self, guint seats);

/* Whether an order of the players is wanted: somebody is level, or it was given. */
gboolean caravan_quick_wants_order (CaravanQuick *self);

/* The order that was given, seats by place; 0 when there is none. */
int caravan_quick_get_order (CaravanQuick *self, int ret_seats[CV_PLAYERS_MOST]);
gboolean
caravan_quick_play_order (CaravanQuick *self, const int *seats, RecError *error);

/* Round by round (-rounds.c). */

/* Whether the numbers of one round after the other are asked, and not all at once. It
   can be chosen before anything was typed. */
gboolean caravan_quick_is_by_rounds (CaravanQuick *self);
gboolean caravan_quick_can_choose_rounds (CaravanQuick *self);
void caravan_quick_set_by_rounds (CaravanQuick *self, gboolean by_rounds);

/* How many rounds were reckoned, and whether that is all of them. */
int caravan_quick_n_closed (CaravanQuick *self);
gboolean caravan_quick_has_all_rounds (CaravanQuick *self);

/* Whether the round at hand can be reckoned; the score has it already then. Recording
   it: the next round begins. */
gboolean caravan_quick_is_ready (CaravanQuick *self);
gboolean caravan_quick_close_round (CaravanQuick *self, RecError *error);

/* A round that was reckoned, or the one at hand that can be, and the game before it.
   Free with g_free. */
typedef struct
{
  CvState before;
  CaravanReckoning reckoning;
} CaravanQuickRound;

CaravanQuickRound *caravan_quick_get_round (CaravanQuick *self, int round);

/* What the board prints: as stated, or as on most boards. Trying and recording as with
   the numbers of the players. */
int caravan_quick_get_worth (CaravanQuick *self, int worth);
gboolean
caravan_quick_try_worth (CaravanQuick *self, int worth, int value, RecError *error);
gboolean
caravan_quick_play_worth (CaravanQuick *self, int worth, int value, RecError *error);

/* The players say it is over; once is enough. */
gboolean caravan_quick_end (CaravanQuick *self, RecError *error);
gboolean caravan_quick_has_ended (CaravanQuick *self);

gboolean caravan_quick_can_undo (CaravanQuick *self);
gboolean caravan_quick_can_redo (CaravanQuick *self);

/* Takes a step back or puts it forth again. Returns whether that was a number, and
   whose and which. */
gboolean
caravan_quick_undo (CaravanQuick *self, gboolean redo, int *ret_seat, int *ret_field);
