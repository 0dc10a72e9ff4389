/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all that a step is paid comes to, as an equation: each term with the picture of
   what pays it. A screen reader has the figures alone; the sentences below say who pays
   what. */
#pragma once

#include "caravan-desk.h"

GtkWidget *caravan_verdict_sum_new (void);

/* Without a desk, or a sum on it, it is hidden. */
void caravan_verdict_sum_show (GtkWidget *sum, CaravanDesk *desk);
