/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the Scores page that are about one player, one line or the tie. All
   that is returned is to be freed with g_free. */
#pragma once

#include "caravan-sheet.h"

/* A line in two parts, "9 × 3 =" and "27"; the first is empty where there is no
   equation. */
void caravan_score_split (const CvLine *line, char **ret_equation, char **ret_result);

/* What a screen reader says of a line: "Chiara, Oasis: 9 × 3 = 27". shown: whether the
   player is revealed. */
char *caravan_score_say_line (CaravanSheet *sheet, int seat, int line, gboolean shown);

/* "Chiara, total: 69, 3rd". */
char *caravan_score_say_total (CaravanSheet *sheet, int seat, gboolean shown);

/* What stands under a total, a line each: winner, tied, laps; "" where there is
   nothing to say. */
char *caravan_score_say_notes (CaravanSheet *sheet, int seat, gboolean is_over);

/* "Chiara, Oasis: 5 + 4 = 9 cells" over the board; NULL when the line has no cells. */
char *caravan_score_say_cells (CaravanSheet *sheet, int seat, int line);

/* What parted the first two who were level: "1 Noble before 3 Merchant"; or NULL. */
char *caravan_score_say_tie (CaravanSheet *sheet);

/* "2 steps stand by a house rule."; or NULL. */
char *caravan_score_say_house (CaravanSheet *sheet);

/* Whether the game is over, and not only under way. */
gboolean caravan_score_is_over (CaravanSheet *sheet);
