/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is about to begin, as data: who sits where, by which booklet, on which
   board. It begins with what was chosen last time, and ends as the header of a record.
 */
#pragma once

#include <gio/gio.h>

#include "rec-record.h"

typedef struct
{
  CvColor color;
  char *name; /* "" as long as there is none: the colour is the name */
} CaravanSeat;

typedef struct
{
  const CvGame *game;
  int n_seats;
  CaravanSeat seats[CV_PLAYERS_MOST];
  int edition; /* index in CvGame.editions */
  CvTurns turns;
  gboolean wants_locks; /* each player chooses a PIN or phrase before the game */
  char *board;          /* path of a board file; NULL: the sample board, or: */
  int unknown_size;     /* how large a board is of which no more is known; 0: it is */
  gboolean counts_only; /* no board at all: only the numbers of the end are recorded */
} CaravanSetup;

/* With what the settings remember, as far as it fits the game; where nobody has chosen
   a booklet yet, with that of the language that is spoken. */
void caravan_setup_start (CaravanSetup *setup, const CvGame *game, GSettings *settings);

/* The players, booklet, board and turns of a record of the same game. A board of which
   something is known and that is not among the user's own is put there. */
void caravan_setup_take (CaravanSetup *setup, RecRecord *record);
void caravan_setup_clear (CaravanSetup *setup);

/* The same people at another game: who has a colour that it lacks gets a free one. */
void caravan_setup_switch_game (CaravanSetup *setup,
                                const CvGame *game,
                                GSettings *settings);
void caravan_setup_remember (const CaravanSetup *setup, GSettings *settings);

/* One more player in the first colour that is free; false when the table is full. */
gboolean caravan_setup_add_seat (CaravanSetup *setup);
gboolean caravan_setup_remove_seat (CaravanSetup *setup, int seat);
void caravan_setup_move_seat (CaravanSetup *setup, int from, int to);
void caravan_setup_set_name (CaravanSetup *setup, int seat, const char *name);

/* Chooses a board: the file of that path or, where it is NULL, one that large of which
   no more is known or (0) the sample. */
void caravan_setup_set_board (CaravanSetup *setup, const char *path, int unknown_size);

/* Two players never have one colour: who has it takes the other's. */
void caravan_setup_set_color (CaravanSetup *setup, int seat, CvColor color);

/* The table as far as it is known before the game begins: without a board. */
void caravan_setup_make_table (const CaravanSetup *setup, CvTable *ret_table);

/* The header of a record, its board embedded; NULL with an error. */
json_t *
caravan_setup_make_header (const CaravanSetup *setup, GDateTime *now, RecError *error);

/* The record of such a game in which nothing has been done, without a file: to be asked
   about. Everybody whom the table has room for sits there; a board that is not of this
   game, or can't be read, gives way to the sample. */
RecRecord *caravan_setup_suppose (const CvGame *game, GSettings *settings);

/* Where the record goes. Free with g_free. */
char *caravan_setup_make_path (const CaravanSetup *setup, GDateTime *now);
