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
  guint n;         /* words that the part has already, where it may have several */
  const char *key; /* the meaning of the word before; the reader's */
} TypedPlace;

const CaravanPart *typed_part (const TypedPlace *place);

/* The keys that may stand at the place (names of an argument, hidden keys …), as a
   NULL-terminated array to be freed with g_free; NULL where no keys stand. */
const char **typed_keys (const CaravanTyping *typing, const TypedPlace *place);

/* The argument of that name; NULL: the form's verb has none. */
const CvArg *
typed_find_arg (const CaravanTyping *typing, const CaravanForm *form, const char *name);

/* The argument that a value is due for, NULL where none is; in a row of keys and values
   that of the key before. */
const CvArg *typed_due_arg (const CaravanTyping *typing, const TypedPlace *place);

/* Whether the part is a row of keys and values, and a value is due. */
gboolean typed_is_row_value_due (const TypedPlace *place);

gboolean typed_is_number_due (const CaravanTyping *typing, const TypedPlace *place);
gboolean typed_is_gems_due (const CaravanTyping *typing, const TypedPlace *place);

/* Whose value is due where every player has one; -1 elsewhere. */
int typed_due_seat (const CaravanTyping *typing, const TypedPlace *place);

/* Whether a folded word is a number that the argument, which may be NULL, can have; what
   people are told is expected (free with g_free). */
gboolean typed_is_number (const CvArg *arg, const char *folded);
char *typed_expect_number (const CaravanTyping *typing, const CvArg *arg);

/* The gems of a folded word as files have them (free with g_free); NULL: it is none. */
char *typed_read_gems (const char *folded);

/* A value of the argument (NULL: a number) as it stands in the event, from the meaning
   of a word, a new reference; and as it is typed, NULL where it can't be, to be freed
   with g_free. */
json_t *typed_make_value (const CvArg *arg, const char *meaning);
char *
typed_spell_value (const CaravanTyping *typing, const CvArg *arg, const json_t *value);

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
