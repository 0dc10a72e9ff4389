/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lang-people.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rec-fold.h"

/* Written here, since a record keeps the word of the language it was begun in, and only
   the catalog of the language spoken now is open. A test compares them with all
   catalogs. */
const char *const lang_color_words[CV_PLAYERS_MOST][LANG_COLOR_WORDS] = {
  { "Red", "Rosso", "Rouge", NULL },  { "Blue", "Blu", "Bleu", NULL },
  { "Green", "Verde", "Vert", NULL }, { "Yellow", "Giallo", "Jaune", NULL },
  { "Black", "Nero", "Noir", NULL },
};

static bool
is_color_word (const char *name, int color)
{
  char *folded = rec_fold (name);
  bool is_word = false;

  for (int i = 0; lang_color_words[color][i] != NULL && !is_word; i++)
    {
      char *word = rec_fold (lang_color_words[color][i]);
      is_word = strcmp (folded, word) == 0;
      free (word);
    }
  free (folded);
  return is_word;
}

LangPlayer
lang_player (const char *name, int color)
{
  assert (color >= 0 && color < CV_PLAYERS_MOST);
  bool has_name = name != NULL && *name != '\0' && !is_color_word (name, color);
  return (LangPlayer){ has_name ? name : NULL, (uint8_t) color };
}

LangPeople
lang_people (const RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  LangPeople people = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    people.seat[seat] =
        lang_player (rec_record_name (record, seat), table->color[seat]);
  return people;
}

const char *
lang_player_label (const Lang *lang, LangPlayer player)
{
  return player.name != NULL ? player.name
                             : lang_text (lang, cv_color_terms[player.color]);
}
