/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-scenery-kinds.h"

/* The first is what an unknown ground looks like. */
static const CaravanGroundStyle grounds[] = {
  { "land", CARAVAN_GROUND_LAND, NULL },
  { "outside", CARAVAN_GROUND_OUTSIDE, NULL },
  { "oasis-border", CARAVAN_GROUND_BORDER, NULL },
  { "camel-path", CARAVAN_GROUND_PATH, NULL },
  { "oasis-bonus", CARAVAN_GROUND_BONUS, "oasis" },
  { "steppe-bonus", CARAVAN_GROUND_BONUS, "steppe" },
  { "stone-bonus", CARAVAN_GROUND_BONUS, "stone" },
};

static const CaravanPieceStyle pieces[] = {
  { "oasis", "oasis", TRUE, CARAVAN_COLOR_OASIS, CARAVAN_COLOR_OASIS_LINE },
  { "steppe", "steppe", TRUE, CARAVAN_COLOR_STEPPE, CARAVAN_COLOR_STEPPE_LINE },
  { "stone", "stone", TRUE, CARAVAN_COLOR_STONE, CARAVAN_COLOR_STONE_LINE },
  { "camel", "camel", FALSE, CARAVAN_COLOR_PATH, CARAVAN_COLOR_PATH_LINE },
};

static const char *
find_id (const CvGame *game, char glyph)
{
  for (const CvGround *ground = game->grounds; ground->glyph != 0; ground++)
    if (ground->glyph == glyph)
      return ground->id;
  return NULL;
}

const CaravanGroundStyle *
caravan_ground_style (const CvGame *game, char glyph)
{
  const char *id = find_id (game, glyph);

  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    if (g_strcmp0 (id, grounds[i].id) == 0)
      return &grounds[i];
  return &grounds[0];
}

const CaravanPieceStyle *
caravan_piece_style (const CvGame *game, int piece)
{
  if (piece < 0)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (g_str_equal (game->pieces[piece].id, pieces[i].id))
      return &pieces[i];
  return NULL;
}

gboolean
caravan_scenery_is_outside (const CvGame *game, char ground)
{
  return caravan_ground_style (game, ground)->kind == CARAVAN_GROUND_OUTSIDE;
}

const char *
caravan_scenery_piece (const CvGame *game, int piece)
{
  const CaravanPieceStyle *style = caravan_piece_style (game, piece);

  return style != NULL ? style->drawing : NULL;
}
