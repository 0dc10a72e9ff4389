/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences about the end of a round: what a screen reader says of each line, and
   what is said of the line that is chosen. All of them are freed with g_free. */
#pragma once

#include "caravan-basari-reckoned.h"
#include "caravan-desk.h"

/* The lines of the table, from above. */
typedef enum
{
  CARAVAN_BASARI_SO_FAR,
  CARAVAN_BASARI_LAP,
  CARAVAN_BASARI_MOST, /* as many as there are colours, in the order of CvGem */
  CARAVAN_BASARI_TOTAL = CARAVAN_BASARI_MOST + CV_GEM_COLORS,
  CARAVAN_BASARI_N_ROWS
} CaravanBasariRow;

/* What is said, and of which numbers. */
typedef struct
{
  CaravanDesk *desk;
  const CaravanReckoning *reckoning;
  const CaravanBasariReckoned *reckoned;
} CaravanBasariSpeech;

/* The line as a whole: “Most red gems: Anna 5 and Bruno 5 share 14: 7 each, return 2.” */
char *caravan_basari_say_row (const CaravanBasariSpeech *speech, int row);

/* What the line is called, and what it is worth, or NULL. */
const char *caravan_basari_row_title (int row);
char *caravan_basari_say_worth (const CaravanBasariSpeech *speech, int row);

/* The line that is chosen: a title, sentences, an equation (or NULL), and its rule. */
char *caravan_basari_say_title (const CaravanBasariSpeech *speech, int row);
char *caravan_basari_say_story (const CaravanBasariSpeech *speech, int row);
char *caravan_basari_say_equation (const CaravanBasariSpeech *speech, int row);
const char *caravan_basari_row_rule (int row);

/* One player of a line: what stands above, the number that counts, and below it. NULL
   or "": nothing. */
char *caravan_basari_say_above (const CaravanBasariSpeech *speech, int row, int seat);
char *caravan_basari_say_number (const CaravanBasariSpeech *speech, int row, int seat);
char *caravan_basari_say_below (const CaravanBasariSpeech *speech, int row, int seat);

/* What is left in a player's hand, and where all start disks go. */
char *caravan_basari_say_left (const CaravanBasariSpeech *speech, int seat);
char *caravan_basari_say_disks (const CaravanBasariSpeech *speech);
