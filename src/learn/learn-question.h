/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about the rules, made from moments of simulated games and marked by the
   engine: whether somebody may do this, where somebody may do it, what something counts.

   A game has a ladder of players who know fewer and fewer rules, and who believe one
   thing too many each. A question is of level k when player k answers it rightly and
   player k - 1 does not; so it is known which rule decides, and that is what is learned.
   Nothing is asked twice: a rule comes back in another position. */
#ifndef LEARN_QUESTION_H
#define LEARN_QUESTION_H

#include <jansson.h>

#include "cv-game.h"
#include "sim.h"

#define LEARN_LEVELS       6
#define LEARN_CHOICES_MOST 4
#define LEARN_REASONS      3
#define LEARN_ATOMS        8
#define LEARN_ANY          (-1) /* of themes or levels */

typedef enum
{
  LEARN_MAY, /* yes or no; then which of three rules decides */
  LEARN_TAP, /* all the spaces where a move is legal */
  LEARN_PICK /* one of a few answers */
} LearnKind;

typedef struct
{
  LearnKind kind;
  int8_t theme, level;
  uint8_t topic; /* which of its game's it is */
  CvTable table; /* the turns are those of the position */
  CvState state;
  uint64_t seed; /* of the game that came to this position, and how many events */
  uint32_t n_events;

  CvVerdict ask; /* the question as a sentence */

  /* may, tap: the move; where a tap takes place means nothing. */
  uint8_t verb;
  int8_t by;
  uint8_t n_atoms;
  CvAtom atom[LEARN_ATOMS];

  /* What is right. */
  bool yes;          /* may */
  CvVerdict verdict; /* may: what the engine says of the move */
  CvSet cells;       /* tap */
  uint8_t pick;      /* pick: index of the right choice */

  uint8_t n_choices; /* pick: in an order that tells nothing */
  CvValue choice[LEARN_CHOICES_MOST];
  uint8_t n_reasons; /* may: the rules to choose from, and which of them decides */
  const CvRule *reason[LEARN_REASONS];
  uint8_t right_reason;

  const CvRule *rule; /* what is learned by it */
} LearnQuestion;

/* What somebody answers. */
typedef struct
{
  bool yes;
  CvSet cells;
  int pick;
} LearnAnswer;

/* N_ texts of the themes of a game, and of what the levels know, each NULL-terminated;
   NULL for a game of which nothing is asked. */
const char *const *learn_themes (const CvGame *game);
const char *const *learn_levels (const CvGame *game);

/* Makes a question of a theme and a level (or any) on the game's board, the same for the
   same seed. False when the game of that seed offers none: try the next. */
bool learn_question_make (const CvGame *game,
                          const CvBoard *board,
                          int theme,
                          int level,
                          uint64_t seed,
                          LearnQuestion *ret_question);

/* The move of a question; its atoms are those of the question. */
CvMove learn_question_move (const LearnQuestion *question);

/* What the player of a level answers, from -1: who knows nothing. */
void learn_question_answer_as (const LearnQuestion *question,
                               int level,
                               LearnAnswer *ret_answer);

bool learn_question_is_right (const LearnQuestion *question, const LearnAnswer *answer);

/* The position as the lines of a record: header and events, with the colours for names.
   A new reference. board: its id or itself, as a header has it. */
json_t *learn_question_lines (const LearnQuestion *question, const json_t *board);

#endif
