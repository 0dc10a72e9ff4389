/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history: what its commands share. */
#ifndef CLI_HISTORY_H
#define CLI_HISTORY_H

#include <time.h>

#include "cli.h"
#include "rec-history.h"

/* Opens the history of --directory, or the user's own, up to date. In a directory that
   is named, nothing is written unless the command writes. NULL when it said why not.
   Says on standard error what was wrong with the index, and which records can't be
   read. */
RecHistory *cli_history_open (const Cli *cli, bool writes, CliStatus *ret_status);

/* Which games the options ask for, words aside; of --player the first. False when it
   said what is wrong with them. */
typedef struct
{
  RecHistoryQuery query;

  /* The first and the last moment of the days, which are local ones. */
  char from[sizeof "2026-11-15T19:30:00Z"], to[sizeof "2026-11-15T19:30:00Z"];
} CliHistoryQuery;
bool cli_history_query (const Cli *cli,
                        RecHistory *history,
                        CliHistoryQuery *ret_query,
                        CliStatus *ret_status);

/* Says that the history could not be asked, and why. */
CliStatus cli_history_refuse (const Cli *cli, const RecError *error);

/* The record that somebody calls by its number in the list, or by its file: the list
   with all games, and which of them. False when it said that there is none. */
bool cli_history_find (const Cli *cli,
                       RecHistory *history,
                       const char *name,
                       RecHistoryList *ret_list,
                       size_t *ret_index,
                       CliStatus *ret_status);

/* A game as JSON; index counts from 0. */
json_t *cli_history_json (const RecHistoryGame *game, size_t index);

/* When a game was played, in local time. False when nothing says when. */
bool cli_history_time (const RecHistoryGame *game, struct tm *ret_time);

#endif
