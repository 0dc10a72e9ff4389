/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step or a note in the history: sign of the player, sentence, house-rule mark. The
   row is a button; what can be done about the step opens from it. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-match.h"
#include "caravan-step.h"

typedef enum
{
  CARAVAN_HISTORY_STEP,
  CARAVAN_HISTORY_NOTE,
  CARAVAN_HISTORY_UNDONE /* taken back, and can be put back */
} CaravanHistoryKind;

/* What is shown. */
typedef struct
{
  gsize entry; /* of the log */
  CaravanHistoryKind kind;
  gsize step;        /* STEP: its number; NOTE: how many steps came before;
                        UNDONE: how many redo bring it back */
  gboolean house;    /* a broken rule was let stand */
  gboolean last;     /* the latest step */
  gboolean selected; /* the moment after it is looked at, or it is being corrected */
} CaravanHistoryItem;

#define CARAVAN_TYPE_HISTORY_ROW (caravan_history_row_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanHistoryRow, caravan_history_row, CARAVAN, HISTORY_ROW, GtkButton)

/* The match must outlive the row; a reference is taken to the event. */
GtkWidget *caravan_history_row_new (CaravanMatch *match,
                                    json_t *event,
                                    const CaravanHistoryItem *item);

/* The same step, otherwise: taken back, no longer the latest … */
void caravan_history_row_set (CaravanHistoryRow *self, const CaravanHistoryItem *item);
const CaravanHistoryItem *caravan_history_row_get (CaravanHistoryRow *self);
json_t *caravan_history_row_get_event (CaravanHistoryRow *self);
