/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a verdict carries and says, for tests: the parts as the JSON that programs read,
   the sentences in English. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include <jansson.h>

#include "scene.h"

/* The whole answer on an event that is not played: rule, deciding cells, parts. A new
   reference. */
json_t *answer_json (Scene *scene, const char *event);

/* One of its parts; parts are written with ' for ". NULL: it must not be there. */
void
answer_expect (Scene *scene, const char *event, const char *part, const char *wanted);

/* The English sentences must have these words in their order, NULL-terminated. */
void answer_says (Scene *scene, const char *event, const char *const *words);
#define SAYS(SCENE, EVENT, ...)                                                        \
  answer_says (SCENE, EVENT, (const char *const[]){ __VA_ARGS__, NULL })

/* They must not have these. */
void answer_lacks (Scene *scene, const char *event, const char *words);

#endif
