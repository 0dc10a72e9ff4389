/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step or a note in the list of steps: sign of the player, sentence, house-rule mark. The
   row is a button; what can be done about the step opens from it. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-match.h"
#include "caravan-step.h"

typedef enum
{
  CARAVAN_STEP_ROW_STEP,
  CARAVAN_STEP_ROW_NOTE,
  CARAVAN_STEP_ROW_UNDONE /* taken back, and can be put back */
} CaravanStepRowKind;

/* What is shown. */
typedef struct
{
  gsize entry; /* of the log */
  CaravanStepRowKind kind;
  gsize step;        /* STEP: its number; NOTE: how many steps came before;
                        UNDONE: how many redo bring it back */
  gboolean house;    /* a broken rule was let stand */
  gboolean last;     /* the latest step */
  int paid;          /* points; 0: none, or they are not told */
  gboolean selected; /* the moment after it is looked at, or it is being corrected */
} CaravanStepRowItem;

#define CARAVAN_TYPE_STEP_ROW (caravan_step_row_get_type ())
G_DECLARE_FINAL_TYPE (CaravanStepRow, caravan_step_row, CARAVAN, STEP_ROW, GtkButton)

/* The match must outlive the row; a reference is taken to the event. */
GtkWidget *caravan_step_row_new (CaravanMatch *match,
                                 json_t *event,
                                 const CaravanStepRowItem *item);

/* The same step, otherwise: taken back, no longer the latest … */
void caravan_step_row_set (CaravanStepRow *self, const CaravanStepRowItem *item);
const CaravanStepRowItem *caravan_step_row_get (CaravanStepRow *self);
json_t *caravan_step_row_get_event (CaravanStepRow *self);
