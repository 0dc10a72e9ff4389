/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What past games add up to: the numbers of the Statistics page, gathered in the
   archive's thread. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-archive.h"

/* What one person did in one game. */
typedef struct
{
  const CvGame *game;
  RecHistoryPerson numbers; /* its texts are NULL: name and path are here */
  char *best_path;          /* the record of the best total */
  GDateTime *best_date;     /* or NULL */

  /* Totals of the last games, the oldest first, and when the first and the last of them
     were played (or NULL). */
  gsize n_totals;
  double *totals;
  GDateTime *first_date, *last_date;
} CaravanStatisticsOwn;

typedef struct
{
  /* What was asked: NULL is all. */
  const CvGame *game;
  char *person;

  char **people;       /* all there are, NULL-terminated */
  RecHistoryStats all; /* of all who played the game, or all games */
  char **best_paths;   /* a record a kind of `all`, or NULL */
  gsize n_own;
  CaravanStatisticsOwn *own; /* the person's, a game each that they finished */
} CaravanStatistics;

void caravan_statistics_free (CaravanStatistics *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanStatistics, caravan_statistics_free)

/* The answer's result is a CaravanStatistics; NULL with an error. */
void caravan_statistics_gather (const CvGame *game,
                                const char *person,
                                CaravanAsked **place,
                                CaravanAnswer answer,
                                gpointer owner);
