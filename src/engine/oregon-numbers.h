/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of Oregon's booklet that others may state, too: what is paid, what a token
   is worth, how many farmers there are. */
#ifndef OREGON_NUMBERS_H
#define OREGON_NUMBERS_H

enum
{
  OREGON_FARMERS_MOST = 14, /* of 15; one keeps the score */

  /* "Guadagnare Punti Vittoria". */
  OREGON_POST_OFFICE_PAYS = 3,
  OREGON_HARBOR_PAYS = 4,
  OREGON_WAREHOUSE_PAYS = 1,
  OREGON_STATION_PAYS = 1,
  OREGON_GROUP_PAYS = 5,
  OREGON_GROUP_SIZE = 3,

  /* Tokens; there are as many of each value. */
  OREGON_COAL_LEAST = 1,
  OREGON_COAL_MOST = 3,
  OREGON_GOLD_LEAST = 3,
  OREGON_GOLD_MOST = 5
};

#endif
