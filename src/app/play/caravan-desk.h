/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies between the people and the match at one table: who places what, which cell
   is pointed at, the verdict on it, an open question, a correction under way, a look
   back. Widgets show the desk and ask it; none of them changes the match. */
#pragma once

#include "caravan-board-memory.h"
#include "caravan-game.h"
#include "caravan-match.h"
#include "lang-people.h"

#define CARAVAN_TYPE_DESK (caravan_desk_get_type ())
G_DECLARE_FINAL_TYPE (CaravanDesk, caravan_desk, CARAVAN, DESK, GObject)

/* What "changed" carries: which parts of the desk are different. */
typedef enum
{
  CARAVAN_DESK_STATE = 1 << 0,   /* the record, or the moment that is shown */
  CARAVAN_DESK_CHOICE = 1 << 1,  /* seat, tool, question, correction: legal cells too */
  CARAVAN_DESK_POINTED = 1 << 2, /* the cell pointed at */
  CARAVAN_DESK_VERDICT = 1 << 3, /* the verdict or the message */
  CARAVAN_DESK_ALL = 15
} CaravanDeskChange;

/* Signals: "changed" (guint CaravanDeskChange);
   "recorded" (const json_t *event): that one step was taken by the match, whoever asked
   for it, before "changed"; when it reaches the disk nothing more is said of it;
   "status" (): the status line should be shown and spoken (F5). */
CaravanDesk *caravan_desk_new (CaravanMatch *match);
CaravanMatch *caravan_desk_get_match (CaravanDesk *self);
const CaravanGame *caravan_desk_get_game (CaravanDesk *self);
const CvTable *caravan_desk_get_table (CaravanDesk *self);

/* What is found out about the board; NULL where all is known of it. */
CaravanBoardMemory *caravan_desk_get_memory (CaravanDesk *self);

/* The state to show: now, while correcting the one before that step, or an earlier one
   that is looked at. */
const CvState *caravan_desk_get_state (CaravanDesk *self);

/* The state that the next step is judged on: with the steps on their way to the disk,
   which are not shown yet, so that quick hands need not wait for it. */
const CvState *caravan_desk_get_judged (CaravanDesk *self);

/* Whether turns are guided in the state that is shown. */
gboolean caravan_desk_is_guided (CaravanDesk *self);

/* Whether it is known who does what next: in guided turns, and in any where nobody is
   chosen to place something, but a turn has its steps (CaravanGameTable.turn_new). */
gboolean caravan_desk_is_asking (CaravanDesk *self);

/* Whether somebody still holds what nobody has been told. */
gboolean caravan_desk_has_sealed (CaravanDesk *self);

/* Hands off: while the screen is passed round nothing can be entered here, nor any
   drawer be opened; all can be looked at. A choice that was begun waits. */
gboolean caravan_desk_is_hands_off (CaravanDesk *self);
void caravan_desk_set_hands_off (CaravanDesk *self, gboolean is_hands_off);

/* Why nothing can be entered, whatever moment is looked at: the record is read-only, or
   hands are off. NULL when something can. */
const RecError *caravan_desk_get_closed (CaravanDesk *self);

/* Whether steps can be recorded now: not closed, not looking back. */
gboolean caravan_desk_can_record (CaravanDesk *self);

/* Whether a position is only talked about: what would be recorded is judged instead, and
   the verdict pinned. */
gboolean caravan_desk_supposes (CaravanDesk *self);

/* Whether it does so where legal spaces are not shown (the setting legal-spaces): then
   nothing can be asked on the board, only what has been laid already, by
   caravan_desk_consider. */
gboolean caravan_desk_is_mute (CaravanDesk *self);

/* Whether nothing is placed any more: the players have ended the game, or guided turns
   have come to the end. */
gboolean caravan_desk_is_over (CaravanDesk *self);

/* Whether totals are told now: as long as they are wanted (the setting running-totals),
   and at the end always. */
gboolean caravan_desk_tells_totals (CaravanDesk *self);

/* Who places what. In guided turns the seat follows the turn. tool is an index in the
   game's tools, or -1. */
int caravan_desk_get_seat (CaravanDesk *self);
void caravan_desk_set_seat (CaravanDesk *self, int seat);

/* Everyone at the table, and one of them, for sentences. */
LangPeople caravan_desk_get_people (CaravanDesk *self);
LangPlayer caravan_desk_get_player (CaravanDesk *self, int seat);

int caravan_desk_get_tool (CaravanDesk *self);
void caravan_desk_set_tool (CaravanDesk *self, int tool);
void caravan_desk_choose (CaravanDesk *self, int seat, int tool);

/* What else was chosen for the next step, by argument of its event: the cards of a strip.
   value is taken over; NULL takes back what was chosen. It is dropped with the step that
   it was chosen for, and when somebody else is to place. */
const json_t *caravan_desk_get_chosen (CaravanDesk *self, const char *arg);
void caravan_desk_set_chosen (CaravanDesk *self, const char *arg, json_t *value);

/* Where all is legal for this seat and tool, or what the open question allows. */
const CvSet *caravan_desk_get_legal (CaravanDesk *self);

/* The cell under the pointer or the focus; CV_CELL_NONE when there is none: then the
   last verdict stays. */
CvCell caravan_desk_get_pointed (CaravanDesk *self);
void caravan_desk_point (CaravanDesk *self, CvCell cell);

/* What a click or Enter on the cell does: answers the open question, picks a piece up,
   asks, or records. False when nothing could be done; the verdict says why, and is
   pinned. */
gboolean caravan_desk_act (CaravanDesk *self, CvCell cell);

/* A stroke of the hand over several cells lays one piece on each, as long as the same
   player has the same piece to place; a refusal or a question ends it. */
void caravan_desk_begin_stroke (CaravanDesk *self);
void caravan_desk_stroke (CaravanDesk *self, CvCell cell);

/* What a finger does, which can't point: it pins the verdict, legal or not; on the cell
   that is pinned already, and while a question is open, it acts. True when it did. */
gboolean caravan_desk_tap (CaravanDesk *self, CvCell cell);

/* A pinned verdict stays, whatever is pointed at, until another cell is acted on, it is
   let go (or cancelled), or a step is recorded or undone. Pinned is what was refused,
   and a line that is being typed. Only a pinned verdict can be overruled or accepted:
   never that of a cell which the pointer merely crossed. */
gboolean caravan_desk_is_pinned (CaravanDesk *self);
void caravan_desk_unpin (CaravanDesk *self);

/* The verdict on the cell pointed at while another one is pinned, or NULL. */
const CvAnswer *caravan_desk_get_hint (CaravanDesk *self);

/* The verdict to show, or NULL. It is on the event of caravan_desk_get_event. */
const CvVerdict *caravan_desk_get_verdict (CaravanDesk *self);
const CvExplained *caravan_desk_get_explained (CaravanDesk *self);
const json_t *caravan_desk_get_event (CaravanDesk *self);

/* The step that was just recorded here, until anything else is judged or chosen; or
   NULL. */
const json_t *caravan_desk_get_recorded (CaravanDesk *self);

/* Cells to light besides the verdict's own: none, or those of the question. */
const CaravanQuestion *caravan_desk_get_question (CaravanDesk *self);
void caravan_desk_decline (CaravanDesk *self);

/* The cell already chosen while a question is open (or the piece picked up), or none.
 */
CvCell caravan_desk_get_held (CaravanDesk *self);

/* What to say of the piece that was picked up on that cell, CaravanQuestion.picked; or
   NULL. */
const char *caravan_desk_get_picked (CaravanDesk *self);

/* The seats that guided turns ask now, a bit each: one, or several who all decide. 0:
   turns are free, the table as a whole is asked, or the game is over. */
guint caravan_desk_get_asked (CaravanDesk *self);

/* Takes back, one thing a call: what is pinned, question, piece picked up, correction,
   look back, tool. False when there was nothing. */
gboolean caravan_desk_cancel (CaravanDesk *self);

/* Whether the refused event may be let stand by the table: at all, and now, when it is
   pinned; and letting it. */
gboolean caravan_desk_may_overrule (CaravanDesk *self);
gboolean caravan_desk_can_overrule (CaravanDesk *self);
gboolean caravan_desk_overrule (CaravanDesk *self);

/* Whether the cell that is pinned is where the last step took place: then it is offered
   to undo it. */
gboolean caravan_desk_can_take_back (CaravanDesk *self);

/* Any event: typed, from the strip, a note, undo. On refusal the verdict (or message)
   is shown like that of a cell, and may be overruled. The reference stays with the
   caller. */
gboolean caravan_desk_play (CaravanDesk *self, json_t *event);

/* Judges an event without playing it and pins the verdict (typed entry). NULL ends it.
 */
void caravan_desk_consider (CaravanDesk *self, json_t *event);

/* Judges events that would follow one another: the verdict is that of the first which
   would be refused, or of the last. Recording it records those before it, too. */
void caravan_desk_consider_row (CaravanDesk *self, json_t *events);

/* The state that the verdict is on: that of caravan_desk_get_judged, or the one after
   what is considered before the event. */
const CvState *caravan_desk_get_supposed (CaravanDesk *self);

/* What is wrong apart from rules (a line that can't be read, a disk), or NULL. */
const RecError *caravan_desk_get_message (CaravanDesk *self);
void caravan_desk_set_message (CaravanDesk *self, const RecError *error);

void caravan_desk_undo (CaravanDesk *self);
void caravan_desk_redo (CaravanDesk *self);
gboolean caravan_desk_can_undo (CaravanDesk *self);
gboolean caravan_desk_can_redo (CaravanDesk *self);

/* Back to the moment after n_steps steps: an undo of the rest. */
void caravan_desk_back_to (CaravanDesk *self, gsize n_steps);

/* Correcting a step: the board stands before it; what is placed next takes its place.
 */
void caravan_desk_correct (CaravanDesk *self, gsize step);
gboolean caravan_desk_get_correcting (CaravanDesk *self, gsize *ret_step);

/* Looking at an earlier moment without changing anything; G_MAXSIZE: now. */
void caravan_desk_look_at (CaravanDesk *self, gsize n_steps);
gsize caravan_desk_get_looking_at (CaravanDesk *self);

/* How many steps lead to the moment that is shown. */
gsize caravan_desk_count_shown (CaravanDesk *self);

/* The cells of the step that was last recorded, which glow; and those where a house
   rule was let stand. */
void caravan_desk_get_last (CaravanDesk *self, CvSet *ret_cells);
void caravan_desk_get_house (CaravanDesk *self, CvSet *ret_cells);

/* Asks for the status to be shown and spoken. */
void caravan_desk_tell_status (CaravanDesk *self);

/* What another booklet would say of the verdict's event, when it decides differently
   or ends the game elsewhere: ret_edition is the index in CvGame.editions. */
gboolean caravan_desk_get_other_edition (CaravanDesk *self,
                                         CvAnswer *ret_answer,
                                         int *ret_edition);

/* Whether the verdict is not on the event itself but on a later step, which could not
   stand after the correction. */
gboolean caravan_desk_get_later_step (CaravanDesk *self, gsize *ret_step);

/* Records the legal event that is pinned, asking first where that is needed. */
gboolean caravan_desk_accept (CaravanDesk *self);

/* The tool that makes such events, or -1. */
int caravan_desk_find_tool (CaravanDesk *self, const json_t *event);
