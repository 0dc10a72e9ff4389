/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entering a whole game in a real window: what all ways of entering share. */
#ifndef PLAY_H
#define PLAY_H

#include "app.h"
#include "caravan-board.h"
#include "caravan-desk.h"

/* A window with a game that is being entered. */
typedef struct
{
  CaravanWindow *window;
  GtkWidget *widget; /* the same */
  const CvGame *game;
  gboolean guided;
  const char *title; /* of the board to choose; NULL: the sample */

  /* Once the game has begun. */
  CaravanMatch *match;
  CaravanDesk *desk;
  CaravanBoard *board; /* NULL: Basari, which has none */
} Play;

/* A way of entering: a new game from the Welcome page, and one event. Each returns when
   its last input has been dealt with; whether the step is there is waited for outside.
 */
typedef struct
{
  const char *name;
  void (*begin) (Play *play);
  void (*enter) (Play *play, const json_t *event);
} PlayWay;

extern const PlayWay play_by_mouse, play_by_keyboard, play_by_typing;

/* Answers what the step leaves open: which marker moves, or none. */
void play_answer_by_mouse (Play *play, const json_t *event);

/* By keyboard: from the Welcome page to the table. */
void play_begin_by_keyboard (Play *play);

/* Once the table is there: its match, desk and board. */
void play_take_seat (Play *play);
/* The events of the record. */
size_t play_count_events (const Play *play);

/* Reading events. */
const char *play_text (const json_t *event, const char *key);
gboolean play_is (const json_t *event, const char *verb);
CvCell play_cell (const json_t *event, const char *key);
int play_seat (const Play *play, const char *color);
int play_tool (const Play *play, const json_t *event); /* -1: it lays nothing */

/* Players, and what an event that asks all of them has for one: dice, actions. */
int play_count_players (const Play *play);
const json_t *play_of_seat (const Play *play, const json_t *event, int seat);

/* The place of a landscape card among those that the step could name, from 1. */
int play_card_number (const Play *play, const json_t *event, const char *card);

/* What begins a new game of this one, on the first page. */
GtkWidget *play_find_beginning (const Play *play);

/* The control of the strip that has this name, or NULL. */
GtkWidget *play_seek_control (const Play *play, const char *first, const char *second);
GtkWidget *play_find_control (const Play *play, const char *first, const char *second);

/* Basari: the controls that make the step, one after the other; and the archway that it
   names. Free the list with g_strfreev. */
char **play_list_controls (const Play *play, const json_t *event);
GtkWidget *play_find_arch (const Play *play, const json_t *event);

#endif
