/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game is to the questions, and what learn-question.c does for all of them. */
#ifndef LEARN_GAME_H
#define LEARN_GAME_H

#include <assert.h>
#include <string.h>

#include "learn-question.h"

/* Below the ladder: who has only seen the pieces. */
#define LEARN_NOBODY (-1)

/* Levels as bits. */
#define LEARN_UP_TO(level) ((1u << ((level) + 1)) - 1)
#define LEARN_ONLY(level)  (1u << (level))

typedef struct
{
  int8_t theme;
  LearnKind kind;
  bool is_guided; /* asked of guided turns as they stand, else of the position alone */
  bool is_whole;  /* may: about the move as such, which can be legal nowhere */
  uint8_t levels; /* at which it can be asked, a bit each */

  /* Puts a random question of this kind about the position: the move and `ask`; of a
     pick also the choices and which is right, and the rule. False: there is none. */
  bool (*put) (LearnQuestion *question, SimRandom *random);

  /* What a level wrongly holds to be forbidden, of the move as it stands; NULL: nothing. */
  bool (*fears) (const LearnQuestion *question, int level);

  /* pick: what a level answers, as an index of the choices, or -1 for something else. */
  int (*pick_as) (const LearnQuestion *question, int level);
} LearnTopic;

typedef struct LearnGame
{
  const CvGame *game;
  const char *const *themes; /* N_, NULL-terminated */
  const char *const
      *levels; /* N_, likewise: what each knows that the one below does not */

  /* The ids of the rules that a level knows first, by level, a NULL after each level's.
     What is named nowhere everybody knows. */
  const char *const *rules;

  const LearnTopic *topics;
  uint8_t n_topics;
  uint8_t n_events; /* a game has no fewer, in guided turns */
} LearnGame;

extern const LearnGame learn_oasis;
extern const LearnGame learn_oregon;
extern const LearnGame learn_basari;

/* Putting a question together. */

void learn_say_move (LearnQuestion *question, const char *verb, int by);
void learn_add_atom (LearnQuestion *question, const char *arg, int32_t value);
void learn_add_keyed (LearnQuestion *question, const char *arg, int key, int32_t value);

/* The sentence of the question: add the values. */
CvVerdict *learn_ask (LearnQuestion *question, const CvPhrase *phrase);

/* The choices of a pick: numbers, mixed, the first of them right; the same number only
   once, those below 0 left out. False when fewer than two are left. */
bool learn_offer_numbers (LearnQuestion *question,
                          SimRandom *random,
                          const int32_t *numbers,
                          int n_numbers);

/* The choice that has this number, or -1. */
int learn_find_choice (const LearnQuestion *question, int32_t number);

const CvRule *learn_rule (const LearnQuestion *question, const char *id);

#endif
