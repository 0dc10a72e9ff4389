/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with a file, as data: the sentence is made when it is shown, in the
   language of whoever reads it. Arguments may hold anything that stood in the file; who
   prints them must escape control characters. */
#ifndef REC_ERROR_H
#define REC_ERROR_H

#include <stddef.h>

#include "cv-game.h"

#define REC_ERROR_ARGS     3
#define REC_ERROR_ARG_SIZE 100

/* The sentence of an error that has none. */
extern const char *const rec_error_unknown;

typedef struct
{
  size_t line;      /* of the file, from 1; 0: not a line's fault */
  const char *text; /* N_ template with %1$s …; NULL when a rule was broken */
  unsigned n_args;
  bool last_is_number; /* the last argument, which is then written as numbers are */
  bool by_disk;        /* the disk refused, or somebody else has the file */
  char args[REC_ERROR_ARGS][REC_ERROR_ARG_SIZE];

  /* Of the event that broke a rule, when text is NULL; with the players, whom its
     sentence may speak of. */
  CvVerdict verdict;
  uint8_t color[CV_PLAYERS_MOST];
  char name[CV_PLAYERS_MOST][REC_ERROR_ARG_SIZE];
} RecError;

/* Nothing is wrong yet, in this line. What reads or writes begins with it, since an
   error may come to it as it was left by something else. */
void rec_error_start (RecError *error, size_t line);

/* Sets text and arguments (NULL ends them; overlong ones are cut at a character).
   Always returns false, so that a check can end with it. An error is only ever filled
   in by one of these, so none is without its sentence. */
bool rec_error_set (RecError *error, const char *text, ...);

/* The rule that was broken; the players are named one by one. */
bool rec_error_set_verdict (RecError *error, const CvVerdict *verdict);
void rec_error_set_player (RecError *error, int seat, int color, const char *name);

/* Why a file can't be read or written, from errno. Whether that is the disk's refusal
   of something good, the caller knows (by_disk). */
bool rec_error_set_reason (RecError *error, bool writing, int reason);

/* The same with one number as the only argument besides an optional text. */
bool rec_error_set_number (RecError *error, const char *text, const char *arg, long n);

/* Whether something was found wrong, and the rule that it breaks or NULL. */
bool rec_error_is_set (const RecError *error);
const CvRule *rec_error_rule (const RecError *error);

/* What a call that began with rec_error_start ends with: a failure has said why, and
   what went well in the end has no error, whatever was tried before. A failure that has
   not is a mistake of ours; people get a sentence for it all the same. Returns is_good.
 */
bool rec_error_end (RecError *error, bool is_good);

#endif
