/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scores for tests: of simulated games, and of those that ship. The same every time. */
#ifndef SHEETS_H
#define SHEETS_H

#include "caravan-sheet.h"

typedef struct
{
  const char *game; /* "oasis" */
  int n_players;    /* 0: the most there can be */
  gboolean long_names;
  unsigned secrets; /* who does not reveal anything, a bit a seat */
  guint64 seed;
} SheetsGame;

/* The record as the text of its file. Free with g_free. */
char *sheets_play (const SheetsGame *game);

CaravanSheet *sheets_read (const char *text);
CaravanSheet *sheets_simulate (const SheetsGame *game);

/* The same broken off in the middle. */
CaravanSheet *sheets_begun (const SheetsGame *game);

CaravanSheet *sheets_example (const char *game);

#endif
