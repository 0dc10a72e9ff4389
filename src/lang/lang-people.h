/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who sits at a table, as sentences speak of them: people have names, pieces have
   colours. */
#ifndef LANG_PEOPLE_H
#define LANG_PEOPLE_H

#include "lang.h"
#include "rec-record.h"

typedef struct
{
  const char *name; /* as it was written; NULL: called by the colour */
  uint8_t color;
} LangPlayer;

/* By seat. The names are those of the record, and live as long. */
typedef struct
{
  LangPlayer seat[CV_PLAYERS_MOST];
} LangPeople;

/* A name that is only the word for the own colour, in whatever language it was written,
   is none: the colour is said in the language of the sentence then. */
LangPlayer lang_player (const char *name, int color);
LangPeople lang_people (const RecRecord *record);

/* The name, or the colour as a label; as long as name and language live. */
const char *lang_player_label (const Lang *lang, LangPlayer player);

/* "Red", "Rosso", "Rouge" of each colour, ended by NULL: what is no name. */
#define LANG_COLOR_WORDS 4
extern const char *const lang_color_words[CV_PLAYERS_MOST][LANG_COLOR_WORDS];

#endif
