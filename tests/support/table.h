/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match in a directory of its own, the desk of its table, and what a test shows of
   it. */
#ifndef TABLE_H
#define TABLE_H

#include "caravan-desk.h"
#include "caravan-drawer.h"

typedef struct
{
  char *directory;
  CaravanMatch *match;
  CaravanDesk *desk; /* own, or that of a page */
  gboolean owns_desk;

  /* What the test makes of it; NULL elsewhere. */
  gpointer window;
  CaravanDrawer *drawer;
  GtkWidget *page, *strip, *entry, *field, *history, *status;
  GtkWidget *pieces, *card, *players, *legend;
  guint changed; /* of the desk, since it was last asked */
} Table;

/* header: a record's first line, with ' for ". With a desk of its own, or (where a page
   makes one) without. */
Table *table_lay (const char *header);
Table *table_lay_match (const char *header);

/* Writes what is still to be written and lets go of everything; the window must have
   been closed. Nothing may hold the desk any longer. */
void table_clear (Table *table);

/* Plays an event at the desk and waits until it is written. */
void table_play (Table *table, const char *event);

gsize table_count_steps (Table *table);

/* The event of the last step; json_decref it. */
json_t *table_last_event (Table *table);

#endif
