/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules, and the verdicts that cite them. A verdict carries a rule and typed values,
   never words: the sentence is made from the rule's template at the last moment, in
   whatever language is asked for. */
#ifndef CV_RULE_H
#define CV_RULE_H

#include "cv-cell.h"

#include <assert.h>

#include "cv-gems.h"

/* Mark a text, or a singular and its plural, for xgettext without translating it. */
#define N_(text)          text
#define NP_(text, plural) text, plural

/* The same in a context. */
#define NC_(context, text) context, text

/* A sentence with a name in it besides that of who acts, and the same with a colour,
   for who has no name: NAMED_ (N_ ("%1$p takes %2$n’s offer."), N_ ("%1$p takes
   the offer of %2$c.")). The other one is found in the catalogs. */
#define NAMED_(named, colored) named

typedef enum
{
  CV_RULE_LEGAL,       /* names why a step is legal, or something that is simply so */
  CV_RULE_OVERRULABLE, /* forbids; the table may let it stand as a house rule */
  CV_RULE_FIXED        /* forbids what the pieces or the board make impossible */
} CvRuleKind;

typedef struct
{
  const char *id;     /* "oasis.place.rival": public, never changes */
  const char *anchor; /* its section in the reference: "oasis-placement#rival" */
  CvRuleKind kind;
  const char *text;   /* English template with %1$s … (N_), see CvVerdict.values
                         and, for the letters, lang-format.h */
  const char *plural; /* or NULL; then the first CV_VALUE_COUNT is what is counted */
} CvRule;

/* Another sentence for a verdict than its rule's own, where the rule has several. */
typedef struct
{
  const char *text; /* as in CvRule */
  const char *plural;
} CvPhrase;

typedef enum
{
  CV_VALUE_CELL,
  CV_VALUE_CELLS, /* the verdict's deciding cells, as a list */
  CV_VALUE_PLAYER,
  CV_VALUE_PLAYERS, /* seats, a bit each, as a list */
  CV_VALUE_TERM,    /* an N_ text: a kind of tile, a building, a symbol … */
  CV_VALUE_COUNT,
  CV_VALUE_GEMS
} CvValueType;

typedef struct
{
  CvValueType type;
  int32_t number; /* cell, seat, seats, count or gems */
  const char *term;
} CvValue;

#define CV_BECAUSE_MOST 8
#define CV_VALUES_MOST  6

typedef struct
{
  const CvRule *rule;
  const CvPhrase *phrase; /* the sentence; NULL: the rule's own */
  uint8_t n_because;
  uint8_t n_values;
  CvCell because[CV_BECAUSE_MOST]; /* deciding cells, in reading order */
  CvValue values[CV_VALUES_MOST];  /* %1$s is values[0] */
} CvVerdict;

static inline bool
cv_verdict_is_legal (const CvVerdict *verdict)
{
  assert (verdict->rule != NULL);
  return verdict->rule->kind == CV_RULE_LEGAL;
}

/* Names the rule; whatever the verdict held before is gone. */
static inline void
cv_verdict_set (CvVerdict *verdict, const CvRule *rule)
{
  assert (rule != NULL);
  verdict->rule = rule;
  verdict->phrase = NULL;
  verdict->n_because = 0;
  verdict->n_values = 0;
}

static inline void
cv_verdict_add (CvVerdict *verdict, CvValueType type, int32_t number)
{
  assert (verdict->n_values < CV_VALUES_MOST);
  verdict->values[verdict->n_values++] = (CvValue){ type, number, NULL };
}

static inline void
cv_verdict_add_term (CvVerdict *verdict, const char *term)
{
  assert (verdict->n_values < CV_VALUES_MOST);
  assert (term != NULL);
  verdict->values[verdict->n_values++] = (CvValue){ CV_VALUE_TERM, 0, term };
}

static inline void
cv_verdict_add_because (CvVerdict *verdict, CvCell cell)
{
  assert (verdict->n_because < CV_BECAUSE_MOST);
  verdict->because[verdict->n_because++] = cell;
}

/* One question put to a game: rules that the table has overruled are passed over, so
   that what is impossible is still found behind what is merely forbidden. */
typedef struct
{
  bool overrule;
  CvVerdict *verdict;
  const CvRule *rules; /* the game's, where some are unknown */
  const bool *unknown; /* which of them the one who judges has never heard of; NULL */
} CvJudge;

/* Call it when a rule is broken. True: the verdict now names the rule and the caller
   adds cells and values and stops. False: the rule was overruled or is unknown, go on. */
static inline bool
cv_judge_stops (CvJudge *judge, const CvRule *rule)
{
  assert (rule->kind != CV_RULE_LEGAL);
  if (judge->overrule && rule->kind == CV_RULE_OVERRULABLE)
    return false;
  if (judge->unknown != NULL && judge->unknown[rule - judge->rules])
    return false;
  cv_verdict_set (judge->verdict, rule);
  return true;
}

/* What every game's rule list holds besides its own: X (NAME, KIND, ID, ANCHOR, N_
   (TEXT), NULL), or NP_ (TEXT, PLURAL) at the end. The verbs of the shell are legal
   under the game's name. */
#define CV_SHELL_RULES(X, GAME)                                                        \
  X (UNDO_OK, LEGAL, GAME ".undo.ok", "play#undo",                                     \
     N_ ("The last step is taken back."), NULL)                                        \
  X (REDO_OK, LEGAL, GAME ".redo.ok", "play#undo", N_ ("The step is put back."), NULL) \
  X (NOTE_OK, LEGAL, GAME ".note.ok", "play#notes", N_ ("The note is kept."), NULL)    \
  X (SET_OK, LEGAL, GAME ".set.ok", "play#settings", N_ ("The settings change."),      \
     NULL)                                                                             \
  X (END_OK, LEGAL, GAME ".end.ok", "play#end",                                        \
     N_ ("The players declare the game over."), NULL)                                  \
  X (LOCK_OK, LEGAL, GAME ".lock.ok", "play#lock",                                     \
     N_ ("%1$p has a lock on the hidden counts from now on."), NULL)                   \
  X (HIDE_OK, LEGAL, GAME ".hide.ok", "play#hidden",                                   \
     N_ ("%1$p puts it away, hidden."), NULL)                                          \
  X (HIDE_LOCKED, FIXED, GAME ".hide.locked", "play#lock",                             \
     N_ ("%1$p has a lock: hidden counts are recorded sealed, never in the open."),    \
     NULL)                                                                             \
  X (HIDE_UNLOCKED, FIXED, GAME ".hide.unlocked", "play#lock",                         \
     N_ ("%1$p has no lock, so nothing can have been sealed with it."), NULL)          \
  X (REVEAL_OK, LEGAL, GAME ".reveal.ok", "play#hidden",                               \
     N_ ("%1$p reveals the hidden counts."), NULL)                                     \
  X (POSITION_OK, LEGAL, GAME ".position.ok", "play#position",                         \
     N_ ("The position is possible."), NULL)                                           \
  X (POSITION_LATE, FIXED, GAME ".position.late", "play#position",                     \
     N_ ("A position can only be the first step; this game has begun."), NULL)         \
  X (COUNT_OK, LEGAL, GAME ".count.ok", "play#count",                                  \
     N_ ("%1$p has counted, and the count is recorded."), NULL)                        \
  X (BOARD_NONE, FIXED, GAME ".board.none", "play#board",                              \
     N_ ("This record has no board, so only counts can be recorded."), NULL)

/* Where the shell's rules stand in a game's list: at its head, in this order. */
#define CV_SHELL_RULE_ENUM(NAME, KIND, ID, ANCHOR, ...) CV_SHELL_##NAME,
enum
{
  CV_SHELL_RULES (CV_SHELL_RULE_ENUM, "") CV_SHELL_N_RULES
};

/* Builds a CvRule initializer from a line of a rule list. */
#define CV_RULE_ENTRY(NAME, KIND, ID, ANCHOR, ...)                                     \
  { ID, ANCHOR, CV_RULE_##KIND, __VA_ARGS__ },

/* Rules of the log, which belong to no game. */
extern const CvRule cv_rule_undo_none;
extern const CvRule cv_rule_redo_none;

#endif
