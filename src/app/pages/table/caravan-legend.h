/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs on the board: those that every board of spaces has, and the game's own. */
#pragma once

#include "caravan-art.h"

GtkWidget *caravan_legend_new (const CaravanArt *art, gboolean has_spaces);
