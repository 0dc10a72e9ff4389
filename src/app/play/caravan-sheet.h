/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a record as it stands, with all that is made of it: the page, the print,
   the files, the code. A sheet does not change; when the record does, make another one.
   Counts that were not revealed are in no part of it. */
#pragma once

#include <gio/gio.h>

#include "caravan-art.h"
#include "caravan-errand.h"
#include "rec-record.h"
#include "lang-people.h"

typedef struct CaravanSheet CaravanSheet;

/* Of a copy of the record. */
CaravanSheet *caravan_sheet_new (const RecRecord *record);

/* Of a record on the disk, which is only read: nobody else is kept from it. The answer's
   result is a CaravanSheet; NULL with an error. */
void caravan_sheet_load (const char *path,
                         CaravanAsked **place,
                         CaravanAnswer answer,
                         gpointer owner);
CaravanSheet *caravan_sheet_ref (CaravanSheet *self);
void caravan_sheet_unref (CaravanSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanSheet, caravan_sheet_unref)

RecRecord *caravan_sheet_get_record (CaravanSheet *self);
const CaravanArt *caravan_sheet_get_art (CaravanSheet *self);
const CvTable *caravan_sheet_get_table (CaravanSheet *self);
/* The same as pictures show it: with what the steps have stated of a board that nobody
   had described. */
const CvTable *caravan_sheet_get_drawn (CaravanSheet *self);
const CvScore *caravan_sheet_get_score (CaravanSheet *self);
/* “Oasis · Sample board”. Free with g_free. */
char *caravan_sheet_say_game (CaravanSheet *self);
const char *caravan_sheet_get_name (CaravanSheet *self, int seat);
LangPlayer caravan_sheet_get_player (CaravanSheet *self, int seat);

/* When it was played, in local time, or NULL. */
GDateTime *caravan_sheet_get_date (CaravanSheet *self);

/* How long it was played, in seconds; 0: nobody knows. */
gint64 caravan_sheet_get_played (CaravanSheet *self);

/* The cells that a line counts, none where the board did not decide it; and the sizes
   of the figures they make, largest first, 0-terminated: 5 + 4 = 9. Returns how many
   figures. */
void caravan_sheet_get_cells (CaravanSheet *self, int seat, int line, CvSet *ret_cells);
int caravan_sheet_get_sizes (
    CaravanSheet *self, int seat, int line, int *ret_sizes, int most);

/* How the board part of a player's score grew: a value for the start and one after each
   step, reckoned with the scoring tiles of the end. NULL for a player whose counts are
   not revealed. Owned by the sheet. */
const int *caravan_sheet_get_growth (CaravanSheet *self, int seat, gsize *ret_n);

/* As the command line writes them, the link without its newline. Free with free (). */
char *caravan_sheet_csv (CaravanSheet *self);
char *caravan_sheet_json (CaravanSheet *self);
char *caravan_sheet_bgstats (CaravanSheet *self);
char *caravan_sheet_text (CaravanSheet *self); /* in the language spoken now */

/* A total on the scoring track: full laps, none where nobody knows how long it is, and
   the space it ends on. */
void
caravan_sheet_get_laps (CaravanSheet *self, int total, int *ret_laps, int *ret_space);
