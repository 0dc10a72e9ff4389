/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading and writing typed lines share: words, their spellings, and the places
   where they stand. */
#pragma once

#include "caravan-typed.h"

/* How well a typed word fits, the better the later. */
typedef enum
{
  TYPED_NOT,
  TYPED_START,   /* cut short */
  TYPED_NAME,    /* the whole name of a player */
  TYPED_ENGLISH, /* a whole English word */
  TYPED_WHOLE    /* a whole word of the language, a cell, a letter */
} TypedFit;

/* Without case and accents, a hyphen for blanks. Free with g_free. */
char *typed_fold (const char *text);

/* The shell's forms, for every game. */
extern const CaravanForm typed_shell_forms[];

/* The spelling of a key that is written, in the language (free with g_free); how well a
   folded word fits any of its spellings. */
char *typed_spell (const CaravanTyping *typing, const char *key);
TypedFit
typed_fit_word (const CaravanTyping *typing, const char *key, const char *folded);

/* How well a folded word fits any spelling, parted by bars; whole is what it is worth
   when it is one of them. */
TypedFit
typed_fit_spellings (const char *spellings, const char *folded, TypedFit whole);

/* Players: by letter or word for the colour, by name, and by what fits best. */
TypedFit typed_fit_color (const CaravanTyping *typing, int seat, const char *folded);
TypedFit typed_fit_name (const CaravanTyping *typing, int seat, const char *folded);
TypedFit typed_fit_player (const CaravanTyping *typing, int seat, const char *folded);

/* The name; the letter where there is none, or somebody else has the same. Free with
   g_free. */
char *typed_call_player (const CaravanTyping *typing, int seat);

/* The word for the colour as it is typed. Free with g_free. */
char *typed_spell_color (const CaravanTyping *typing, int seat);

/* Where the name of a player ends that has several words and begins with the line, or
   NULL: a blank more and it would be nobody's. */
const char *typed_find_name_end (const CaravanTyping *typing, const char *line);

/* A place in a form. */
typedef struct
{
  const CaravanForm *form;
  guint part;
  guint n; /* words that the part has already, where it may have several */
} TypedPlace;

const CaravanPart *typed_part (const TypedPlace *place);

/* Whether the part is a row of keys and numbers, and a number is due. */
gboolean typed_is_number_due (const TypedPlace *place);

/* The keys that may stand at the place (names of an argument, hidden keys …), as a
   NULL-terminated array to be freed with g_free; NULL where no keys stand. */
const char **typed_keys (const CaravanTyping *typing, const TypedPlace *place);

gboolean typed_is_player_due (const TypedPlace *place);
gboolean typed_is_cell_due (const TypedPlace *place);

/* Whether nothing needs to follow. */
gboolean typed_is_complete (const TypedPlace *place);

/* A line that is being read. */
typedef struct
{
  const CaravanTyping *typing;
  GArray *places;      /* TypedPlace: where each living form stands */
  GPtrArray *meanings; /* of the words so far */
  char *last_word;     /* as it was typed */
} TypedReader;

void typed_reader_start (TypedReader *reader, const CaravanTyping *typing);
void typed_reader_end (TypedReader *reader);

/* Takes all words that begin before `end`, which lies in the line. */
gboolean typed_take_words (TypedReader *reader,
                           const char *line,
                           const char *end,
                           RecError *error);

/* Whether a sign stands between words: blanks, and what people put there. */
gboolean typed_is_between (gunichar letter);

/* Where the word ends with which the text begins. */
const char *typed_find_word_end (const char *text);

/* The first word of a line. Free with g_free. */
char *typed_first_word (const char *line);

/* Where the last word of a line begins: at its end after a blank. */
const char *typed_last_word (const char *line);

/* The event as far as the words go, the first of several. A new reference. */
json_t *typed_make_event (const TypedReader *reader, const TypedPlace *place);

/* All of them. A new reference. */
json_t *typed_make_events (const TypedReader *reader, const TypedPlace *place);
