/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs on the board, which are the same for every game so far. */
#pragma once

#include "caravan-art.h"

GtkWidget *caravan_legend_new (const CaravanArt *art);
