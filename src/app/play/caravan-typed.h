/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps as typed lines, `b oasis c4`, and lines as steps. A game lists its forms, each
   a row of parts; reading, completing, writing and the list of forms that people see
   all follow from that table. Words are in the catalogs, so a new language brings no
   code; English is understood in every language, the players' letters are the same in
   all of them, case and accents don't matter, and a word or a name may be cut short as
   long as it means one thing. No GTK and no match: a line, a table and a state give an event. */
#pragma once

#include "caravan-words.h"
#include "lang-people.h"
#include "rec-event.h"

typedef enum
{
  CARAVAN_PART_END,
  CARAVAN_PART_BY,     /* the player who does it */
  CARAVAN_PART_WORD,   /* a word of the vocabulary; sets arg to value if there is one */
  CARAVAN_PART_CELL,   /* the argument's value, as in the five below */
  CARAVAN_PART_PLAYER, /* a colour */
  CARAVAN_PART_NUMBER,
  CARAVAN_PART_GEMS,    /* letters; 0 is none */
  CARAVAN_PART_NAME,    /* one of the names that the argument knows */
  CARAVAN_PART_ITEM,    /* the same, where the argument is a list: one more of it */
  CARAVAN_PART_NUMBERS, /* an argument and its number or gems each: herd 5 oasis 9 */
  CARAVAN_PART_CELLS,   /* several, a step on each; last of a form, as all below */
  CARAVAN_PART_PLAYERS, /* several */
  CARAVAN_PART_NAMES,
  CARAVAN_PART_EACH,   /* a map that names all: a value each, players by their seats */
  CARAVAN_PART_COUNTS, /* a hidden key and a number each */
  CARAVAN_PART_TEXT    /* all the rest of the line */
} CaravanPartType;

typedef struct
{
  CaravanPartType type;
  const char *word;  /* WORD: key in the vocabulary */
  const char *arg;   /* of the event */
  const char *value; /* WORD */
} CaravanPart;

/* Parts of a form, as the games write them down. */
#define CARAVAN_BY                                                                     \
  {                                                                                    \
    .type = CARAVAN_PART_BY                                                            \
  }
#define CARAVAN_WORD(key)                                                              \
  {                                                                                    \
    .type = CARAVAN_PART_WORD, .word = key                                             \
  }
#define CARAVAN_PART(TYPE, name)                                                       \
  {                                                                                    \
    .type = CARAVAN_PART_##TYPE, .arg = name                                           \
  }

#define CARAVAN_PARTS_MOST 6

typedef struct
{
  const char *verb; /* NULL ends a list of forms */
  const char *says; /* N_: what it does, for the list of forms; NULL in the shell's
                       forms for what is hidden, see caravan_typed_say_form */
  CaravanPart parts[CARAVAN_PARTS_MOST + 1];
} CaravanForm;

/* What people may type for a key: spellings parted by bars, the first of which is
   written. Marked with NC_ ("typed", …), or another context where a language needs two
   words for one. */
typedef struct
{
  const char *key; /* NULL ends the list */
  const char *context;
  const char *words;
} CaravanWord;

/* What is needed to read a line. */
typedef struct
{
  const CvTable *table;
  const CvState *state; /* NULL: what depends on it is not checked */
  const Lang *lang;
  LangPeople people; /* by whose names players are known besides their colours */
} CaravanTyping;

struct CaravanGrammar
{
  const CaravanForm *forms;
  const CaravanWord *words;

  /* Both are asked about a step that can be read, when the state is known; each may be
     NULL. Whether a line can mean it that could mean something else, too: of several
     forms the first that can be meant is; and whether there is something to know about
     it that the verdict does not say. */
  gboolean (*is_meant) (const CaravanTyping *typing, const CvMove *move);
  gboolean (*has_advice) (const CaravanTyping *typing,
                          const CvMove *legal_move,
                          RecError *ret_advice);
};

/* The events of a line, in order: an array, a new reference; or NULL with an error that
   says what was expected. ret_says is what the line does, an N_, where it has several
   steps or could be taken for something else; NULL elsewhere. */
json_t *caravan_typed_read (const CaravanTyping *typing,
                            const char *line,
                            const char **ret_says,
                            RecError *error);

/* A line of so many steps without the first of them. Free with g_free. */
char *caravan_typed_drop (const char *line, gsize n_steps, gsize n_dropped);

/* Whether there is something to know about a line that gave this event and is legal. */
gboolean caravan_typed_advise (const CaravanTyping *typing,
                               const json_t *event,
                               RecError *ret_advice);

/* Where a line begins with a letter by which the language would mean another player:
   whom it means, and the letter of the other. Free with g_free; NULL otherwise. */
char *caravan_typed_explain_letter (const CaravanTyping *typing, const char *line);

/* The line of an event, or NULL when there is no form for it. Free with g_free. */
char *caravan_typed_write (const CaravanTyping *typing, const json_t *event);

/* Words that could stand where the last word of the line is (an empty one after a
   blank), most likely first; cells where the step would be legal. Free with g_strfreev;
   never NULL. */
char **caravan_typed_complete (const CaravanTyping *typing, const char *line);

/* The forms that can be typed at this table: the game's, then the shell's; nothing of
   secrets where there are none. The result is NULL-terminated; free the array with
   g_free. */
const CaravanForm **caravan_typed_forms (const CvTable *table);

/* What a form does, an N_; NULL: it is about secrets, and the game has none. */
const char *caravan_typed_say_form (const CvTable *table, const CaravanForm *form);

/* A form as people see it: “r camel f7 f8”. Free with g_free. */
char *caravan_typed_example (const CaravanTyping *typing, const CaravanForm *form);
