/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the desk share: caravan-desk.c has what people choose and point at,
   caravan-desk-verdict.c what is said about it, caravan-desk-record.c what is written
   down and which moment is shown. */
#pragma once

#include "caravan-desk.h"
#include "caravan-step.h"

#include "rec-event.h"

#define CARAVAN_DESK_NOW G_MAXSIZE

struct _CaravanDesk
{
  GObject parent_instance;

  /* borrowed */
  const CaravanGame *game;

  /* owned */
  CaravanMatch *match;
  CaravanBoardMemory *memory; /* NULL: all is known of the board */

  int seat;
  int tool;       /* in game->table->tools, or -1 */
  json_t *chosen; /* an object of what else was chosen */
  CvCell pointed;
  CvCell silent; /* just used: says nothing until another cell is pointed at */
  CvCell held;   /* chosen before the question, or picked up */

  int stroke_seat, stroke_tool; /* what the stroke under way lays */

  json_t *draft; /* what the open question completes; NULL: it is asked first */
  gboolean is_asking;
  CaravanQuestion question;

  json_t *event; /* of the verdict */
  gboolean has_verdict;
  CvAnswer answer;
  gsize later_step;  /* whose verdict it is, or CARAVAN_DESK_NOW */
  json_t *before;    /* what is considered before the event: an array, or NULL */
  CvState *supposed; /* the state after those; NULL: nothing is */
  gboolean has_message;
  RecError message;
  json_t *recorded; /* the step last recorded here, until something else is judged */

  gboolean is_pinned; /* verdict or message stay, whatever is pointed at */
  CvCell pinned;      /* where it is about, or CV_CELL_NONE */
  gsize pinned_after; /* the step in effect then, see caravan_desk_find_last_step */
  gboolean has_hint;
  CvAnswer *hint; /* on the cell pointed at meanwhile; GObject has no room for two */

  gboolean is_hands_off;
  gsize correcting; /* a step, or CARAVAN_DESK_NOW */
  gsize looking_at; /* a number of steps, or CARAVAN_DESK_NOW */
  CvState earlier;  /* the state shown when it is not that of now */

  gsize followed; /* the step after which seat and tool followed the turn */

  gboolean has_legal;
  CvSet legal;
};

/* caravan-desk.c */
void caravan_desk_changed (CaravanDesk *self, CaravanDeskChange what);
void caravan_desk_tell_recorded (CaravanDesk *self, const json_t *event);
/* What the last step in effect is: 0 none, else its entry and one. */
gsize caravan_desk_find_last_step (CaravanDesk *self);
/* The step that is meant at a cell, with what was picked up before. */
json_t *caravan_desk_make_event (CaravanDesk *self, CvCell cell);
void caravan_desk_close_question (CaravanDesk *self);
/* Whether something is missing before the event can be judged. */
gboolean
caravan_desk_lacks (CaravanDesk *self, const json_t *event, RecError *ret_message);
/* The choice has changed: another question may open, other cells be legal. */
void caravan_desk_renew_choice (CaravanDesk *self);
/* Seat and tool as guided turns want them. */
void caravan_desk_follow_turn (CaravanDesk *self);
/* Opens the question that the event needs before it can be recorded. */
gboolean caravan_desk_ask_then (CaravanDesk *self, json_t *event);

/* caravan-desk-verdict.c */
void caravan_desk_clear_verdict (CaravanDesk *self);
/* Judges the event. False when it can't even be read. */
gboolean caravan_desk_judge (CaravanDesk *self, json_t *event);
/* Takes over the verdict of a refusal; it is explained where it is on the event itself.
 */
void caravan_desk_take_verdict (CaravanDesk *self, const CvVerdict *verdict);
/* The verdict on the cell pointed at, or none. */
void caravan_desk_judge_pointed (CaravanDesk *self);
/* Keeps the verdict there is; it is about this cell. */
void caravan_desk_pin (CaravanDesk *self, CvCell cell);
/* Judges a cell and keeps that. */
void caravan_desk_pin_cell (CaravanDesk *self, CvCell cell);
/* Whether cells can be judged now: a piece is chosen and nothing else is asked. */
gboolean caravan_desk_can_judge (CaravanDesk *self);

/* caravan-desk-record.c */
gboolean caravan_desk_record (CaravanDesk *self, json_t *event);
void caravan_desk_show_moment (CaravanDesk *self);
