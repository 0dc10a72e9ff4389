/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-art.h"

static const CaravanGroundStyle plain = { .id = "land", .kind = CARAVAN_GROUND_LAND };

const CaravanGroundStyle *
caravan_art_find_ground (const CaravanArt *art, const char *id)
{
  if (art->grounds == NULL)
    return &plain;
  for (const CaravanGroundStyle *ground = art->grounds; ground->id != NULL; ground++)
    if (g_strcmp0 (ground->id, id) == 0)
      return ground;
  return &art->grounds[0];
}

const CaravanGroundStyle *
caravan_art_ground (const CaravanArt *art, const CvGame *game, char glyph)
{
  for (const CvGround *ground = game->grounds; ground->glyph != 0; ground++)
    if (ground->glyph == glyph)
      return caravan_art_find_ground (art, ground->id);
  return caravan_art_find_ground (art, NULL);
}

const CaravanPieceStyle *
caravan_art_find_piece (const CaravanArt *art, const char *id)
{
  const CaravanPieceStyle *piece = art != NULL ? art->pieces : NULL;

  for (; piece != NULL && piece->id != NULL; piece++)
    if (g_strcmp0 (piece->id, id) == 0)
      return piece;
  return NULL;
}

const CaravanPieceStyle *
caravan_art_piece (const CaravanArt *art, const CvGame *game, int piece)
{
  return piece >= 0 ? caravan_art_find_piece (art, game->pieces[piece].id) : NULL;
}

const CaravanSignStyle *
caravan_art_find_sign (const CaravanArt *art, const char *id)
{
  for (const CaravanSignStyle *sign = art->signs; sign != NULL && sign->text != NULL;
       sign++)
    if (g_str_equal (sign->id, id))
      return sign;
  return NULL;
}

const CaravanFactStyle *
caravan_art_find_fact (const CaravanArt *art, const char *id)
{
  for (const CaravanFactStyle *fact = art->facts; fact != NULL && fact->id != NULL;
       fact++)
    if (g_str_equal (fact->id, id))
      return fact;
  return NULL;
}

const CaravanCategory *
caravan_art_find_category (const CaravanArt *art, const char *rule)
{
  const CaravanCategory *category = art->categories;

  for (; category != NULL && category->rule != NULL; category++)
    if (g_str_equal (category->rule, rule))
      return category;
  return NULL;
}

const char *
caravan_art_category_name (const CaravanArt *art, const CvRule *rule)
{
  const CaravanCategory *category = caravan_art_find_category (art, rule->id);

  return category != NULL && category->name != NULL ? category->name : rule->text;
}

const CaravanMotif *
caravan_art_motif (const CaravanArt *art, const char *name)
{
  const CaravanMotif *own = art != NULL && art->motifs != NULL
                                ? caravan_motif_find_in (art->motifs, name)
                                : NULL;

  return own != NULL ? own : caravan_motif_find (name);
}
