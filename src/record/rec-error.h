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

typedef struct
{
  size_t line;      /* of the file, from 1; 0: not a line's fault */
  const char *text; /* N_ template with %1$s …; NULL when a rule was broken */
  unsigned n_args;
  bool last_is_number; /* the last argument, which is then written as numbers are */
  bool by_disk;        /* the disk refused, or somebody else has the file */
  char args[REC_ERROR_ARGS][REC_ERROR_ARG_SIZE];

  /* Of the event that broke a rule, when text is NULL; with the players' colours, which
     its sentence needs. */
  CvVerdict verdict;
  uint8_t color[CV_PLAYERS_MOST];
} RecError;

/* Sets text and arguments (NULL ends them; overlong ones are cut at a character).
   Always returns false, so that a check can end with it. */
bool rec_error_set (RecError *error, const char *text, ...);

/* Why a file can't be read or written, from errno. Whether that is the disk's refusal
   of something good, the caller knows (by_disk). */
bool rec_error_set_reason (RecError *error, bool writing, int reason);

/* The same with one number as the only argument besides an optional text. */
bool rec_error_set_number (RecError *error, const char *text, const char *arg, long n);

#endif
