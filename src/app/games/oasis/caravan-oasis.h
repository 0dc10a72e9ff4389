/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis in the window, and the tables it is made of. */
#pragma once

#include "caravan-painting.h"
#include "caravan-aid.h"
#include "caravan-quick-game.h"
#include "caravan-typed.h"

extern const CaravanGame caravan_oasis;

extern const CaravanArt caravan_oasis_art;
extern const CaravanGameFigure caravan_oasis_figures[];
extern const CaravanSaying caravan_oasis_sayings[];
extern const CaravanGrammar caravan_oasis_grammar;
extern const CaravanQuickGame caravan_oasis_quick;
extern const CaravanAidSection caravan_oasis_aid[];
extern const CaravanGameTable caravan_oasis_game_table;
extern const CaravanPainting caravan_oasis_painting;

gboolean caravan_oasis_draw_card (cairo_t *cr, CaravanLook look, const char *name);
