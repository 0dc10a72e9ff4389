/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces on their way round the ring: archway by archway to where they stand now, unless
   nothing is to move. */
#pragma once

#include <gtk/gtk.h>

#include "cv-state.h"

typedef struct
{
  gboolean has_begun;
  int arch[BASARI_SEATS];        /* where each piece was seen last */
  guint travelled[BASARI_SEATS]; /* and how far it had come */
  int far[BASARI_SEATS];         /* how many archways it goes now */
  double behind[BASARI_SEATS];
  gint64 start;
  guint tick;
} CaravanBasariWay;

/* The pieces stand where the state says: whoever went a way that dice can go sets out on
   it. n_arches: of the ring. The widget is drawn anew meanwhile. */
void caravan_basari_way_follow (CaravanBasariWay *way,
                                GtkWidget *widget,
                                const BasariState *basari,
                                int n_arches);
