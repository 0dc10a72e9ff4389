/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of the box as they lie on the table, each with its picture. The last one is
   for tables that keep their scoring markers to themselves. */
#include "caravan-oasis-strip-private.h"

#include "rec-lock.h"

const CaravanOasisFace caravan_oasis_faces[CARAVAN_OASIS_N_FACES] = {
  { OASIS_CARD_OASIS, NULL, 0 },           { OASIS_CARD_STEPPE, NULL, 0 },
  { OASIS_CARD_STONE, NULL, 0 },           { OASIS_CARD_CAMELS_2, NULL, 0 },
  { OASIS_CARD_CAMELS_3, NULL, 0 },        { OASIS_CARD_DRAW_3, NULL, 0 },
  { OASIS_CARD_HIDDEN, "commodities", 1 }, { OASIS_CARD_HIDDEN, "commodities", 2 },
  { OASIS_CARD_HIDDEN, "wells", 1 },       { OASIS_CARD_HIDDEN, "horses", 1 },
  { OASIS_CARD_HIDDEN, "horses", 2 },      { OASIS_CARD_HIDDEN, "ovoos", 2 },
  { OASIS_CARD_HIDDEN, NULL, 0 },
};

char *
caravan_oasis_name_face (int face)
{
  const CaravanOasisFace *is = &caravan_oasis_faces[face];

  return is->key != NULL ? g_strdup_printf ("%s-%d", is->key, is->n)
                         : g_strdup (oasis_card_names[is->card]);
}

static int
find_key (CaravanOasisStrip *self, int face)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  int key = 0;

  while (!g_str_equal (game->hidden_keys[key], caravan_oasis_faces[face].key))
    key++;
  return key;
}

char *
caravan_oasis_say_face (CaravanOasisStrip *self, int face)
{
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  const CaravanOasisFace *is = &caravan_oasis_faces[face];

  if (is->key == NULL)
    return g_strdup (caravan_text (oasis_card_terms[is->card]));
  int key = find_key (self, face);
  /* Translators: so many scoring markers of a kind: “+2 Ovoos”. */
  return caravan_format (N_ ("+%1$s %2$s"), "nt", (long) is->n,
                         is->n == 1 ? game->hidden_one[key] : game->hidden_terms[key]);
}

void
caravan_oasis_fill_face (GtkWidget *button, int face)
{
  const CaravanOasisFace *is = &caravan_oasis_faces[face];
  /* Translators: so many more of what is drawn beside it. */
  g_autofree char *text =
      is->n > 1 ? caravan_format (N_ ("+%1$s"), "n", (long) is->n) : NULL;

  caravan_oasis_fill (button, CARAVAN_PICTURE_CARD,
                      is->key != NULL ? is->key : oasis_card_names[is->card], -1, text);
}

int
caravan_oasis_count_face (CaravanOasisStrip *self, int face, int counts[CV_HIDDEN_MOST])
{
  if (caravan_oasis_faces[face].key == NULL)
    return 0;
  counts[find_key (self, face)] += caravan_oasis_faces[face].n;
  return caravan_oasis_faces[face].n;
}

json_t *
caravan_oasis_make_hide (CaravanOasisStrip *self,
                         int seat,
                         const int counts[CV_HIDDEN_MOST])
{
  CaravanMatch *match = caravan_desk_get_match (self->desk);

  return rec_lock_hide (caravan_match_get_record (match),
                        caravan_match_get_ahead (match), seat, counts);
}
