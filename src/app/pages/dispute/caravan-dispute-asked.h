/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has been asked in this visit, the latest first: a row for each, with its answer,
   which asks again. Signal "again" (const CaravanDisputeQuestion *). */
#pragma once

#include <adwaita.h>

#include "caravan-desk.h"

#define CARAVAN_TYPE_DISPUTE_ASKED (caravan_dispute_asked_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanDisputeAsked, caravan_dispute_asked, CARAVAN, DISPUTE_ASKED, AdwBin)

/* A question and the position it is about. */
typedef struct
{
  json_t *lines; /* of the position */
  json_t *event;
  CaravanMatch *match;
  gboolean is_legal;
  gboolean is_being_typed; /* it is not asked yet */
} CaravanDisputeQuestion;

/* An empty list of them, to be kept as long as the visit lasts. */
GPtrArray *caravan_dispute_questions_new (void);

/* What is asked at the desk, about the position of these lines, is added to the
   questions; entry is where it is typed. */
GtkWidget *caravan_dispute_asked_new (CaravanDesk *desk,
                                      json_t *lines,
                                      GPtrArray *questions,
                                      GtkWidget *entry);
