/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The landscape cards that are chosen for the next placement. */
#pragma once

#include "caravan-desk.h"

/* How often a card (of oregon_card_names) is chosen: 0 to 2. */
int caravan_oregon_count_card (CaravanDesk *desk, int card);

/* A tap on a card: chooses it, plays it twice where a farmer takes two, or puts it back.
   Two cards can only mean a farmer, where no piece is chosen yet. */
void caravan_oregon_tap_card (CaravanDesk *desk, int card);

/* The cards of an event, at most two; returns how many. */
int caravan_oregon_read_cards (const json_t *cards, int ret_cards[2]);
