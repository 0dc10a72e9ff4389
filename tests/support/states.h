/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything the windows can look like, in one table: whoever asks something of all of
   them (are the texts translated, do they fit, what do they look like) walks it. */
#ifndef STATES_H
#define STATES_H

#include "app.h"

typedef struct StatesPlace StatesPlace;

typedef enum
{
  STATE_PLAIN,
  STATE_POPOVER, /* something is shown over the window */
  STATE_MENU,    /* the same, and it goes when anything else happens */
  STATE_SHUTS,   /* another language shuts it, on purpose */
  STATE_SCROLLED /* how far depends on how long the words are */
} StateKind;

typedef struct
{
  const char *name;                  /* "table-early"; NULL ends the table */
  void (*open) (StatesPlace *place); /* opens the window in that state */
  gboolean pictured;                 /* ./run screenshots takes a picture of it */
  StateKind kind;
} State;

extern const State states[];

/* The states in turn; only some when the environment names them: STATE=painter,why. */
#define STATES_EACH(STATE)                                                             \
  for (const State *STATE = states; STATE->name != NULL; STATE++)                      \
    if (states_is_wanted (STATE))
gboolean states_is_wanted (const State *state);

/* A directory for the records; with it comes a home that has no games yet. */
int states_begin (void **state);
int states_end (void **state);

/* Opens the window in that state, drawn or not. */
CaravanWindow *states_open (const State *state, int width, int height);

/* What was changed in the open window has been laid out and drawn. */
void states_settle (void);

/* Closes all windows. */
void states_close (void);

#endif
