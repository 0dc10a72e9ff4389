/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies in positions of Basari. Everyone's merchant and start disk is somewhere: by
   the seats, where nobody has said otherwise. */
#include "caravan-basari-painter.h"
#include "caravan-basari.h"

#include "basari-numbers.h"

#define POINTS_MOST 999
#define GEMS_MOST   25 /* of one colour in the box */
#define GEMS_USUAL  3

static const CaravanPaintLayer layers[] = {
  { .arg = "arches",
    .term = N_ ("Merchant piece"),
    .picture = CARAVAN_PICTURE_PIECE,
    .name = "merchant",
    .piece = -1,
    .stratum = CARAVAN_PAINT_SHARED },
  { .arg = "disks",
    .term = N_ ("Start disk"),
    .picture = CARAVAN_PICTURE_PIECE,
    .name = "start-disk",
    .piece = -1,
    .stratum = CARAVAN_PAINT_SHARED },
  { .term = NULL },
};

#define GEMS(LETTER, TERM)                                                             \
  {                                                                                    \
    .arg = "gems", .inner = LETTER, .term = TERM, .most = GEMS_MOST,                   \
    .usual = GEMS_USUAL                                                                \
  }

static const CaravanPaintNumber numbers[] = {
  { .arg = "round",
    .term = N_ ("Round"),
    .least = 1,
    .most = BASARI_ROUNDS,
    .usual = 1,
    .is_of_table = TRUE },
  { .arg = "points", .term = N_ ("Points"), .most = POINTS_MOST },
  GEMS ("r", N_ ("Red gems")),
  GEMS ("y", N_ ("Yellow gems")),
  GEMS ("g", N_ ("Green gems")),
  GEMS ("b", N_ ("Light blue gems")),
  { .term = NULL },
};

const CaravanPainting caravan_basari_painting = {
  .layers = layers,
  .numbers = numbers,
  .hint = N_ ("Choose a piece and a player, then the archway where it is."),
  .surface_new = caravan_basari_painter_new,
};
