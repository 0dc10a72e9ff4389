/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a verdict: on the card, at a space, by the screen reader. All texts
   are in the language spoken now; free them with g_free. */
#pragma once

#include "caravan-desk.h"

/* What the card says: the message, the verdict or the question; NULL when it has
   nothing to say. */
char *caravan_verdict_say (CaravanDesk *desk);

/* What stands on the card then: what was recorded, what can be done next. */
char *caravan_verdict_say_next (CaravanDesk *desk);

/* What a focused cell says: the word on it when another one is pinned, else what the
   card says; or NULL. */
char *caravan_verdict_say_focus (CaravanDesk *desk, CvCell focus);

/* The word at the space that is pointed at while another one is pinned, or NULL. */
char *caravan_verdict_say_hint (CaravanDesk *desk);

/* The first sentence is the title. Cuts the text there and returns the rest. */
char *caravan_verdict_cut_title (char *text);

/* Below the title: the rest, or else the spaces that decide. */
char *caravan_verdict_say_detail (CaravanDesk *desk,
                                  const CvVerdict *verdict,
                                  const char *rest);

/* What another booklet says, or NULL. */
char *caravan_verdict_say_other (CaravanDesk *desk);
