/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of past games asks the archive. */
#pragma once

#include <gio/gio.h>

#include "caravan-archive.h"
#include "caravan-past-item.h"

/* What is looked for; owns its texts, any of which may be NULL. */
typedef struct
{
  char *search;
  const CvGame *game;
  char *person;
  char *from, *to; /* "2026-11-15T23:00:00Z", both included */
  RecHistoryWhich which;
  RecHistoryOrder order;
  gboolean turned;
} CaravanPastQuery;

typedef struct
{
  GPtrArray *items; /* CaravanPastItem, in the order asked for */
  gsize n_all;      /* games there are, whatever was looked for */
  char **people;    /* everybody who ever played */
  gsize n_unreadable;
} CaravanPastAnswer;

void caravan_past_answer_free (CaravanPastAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPastAnswer, caravan_past_answer_free)

/* Takes the query. The answer's result is a CaravanPastAnswer; NULL with an error. */
void caravan_past_ask (CaravanPastQuery *query,
                       CaravanAsked **place,
                       CaravanAnswer answer,
                       gpointer owner);
