/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of Basari know of each other: basari-check.c judges moves,
   basari-reason.c finds the words where a rule has several, basari-explain.c tells what
   a verdict carries, basari.c carries moves out, basari-turn.c knows how turns and
   barters go, basari-round.c how a round is reckoned, basari-sheet.c tells people how
   the game stands, basari-box.c what is in the box and where it goes. */
#ifndef BASARI_INTERNAL_H
#define BASARI_INTERNAL_H

#include "basari.h"

#include "basari-numbers.h"
#include "basari-rules.h"
#include "cv-games.h"

#define BASARI_BOX        25 /* gems of each colour */
#define BASARI_FIRST_GEMS 3  /* of each colour, in a player's hand at the start */

enum
{
  BASARI_VERB_POSITION,
  BASARI_VERB_START,
  BASARI_VERB_ROLL,
  BASARI_VERB_CHOOSE,
  BASARI_VERB_DIE, /* these three in the order of BasariAction */
  BASARI_VERB_POINTS,
  BASARI_VERB_GEMS,
  BASARI_VERB_OFFER,
  BASARI_VERB_ACCEPT,
  BASARI_VERB_END_ROUND,
  BASARI_VERB_COUNT,
  BASARI_VERB_SKIP,
  BASARI_VERB_WORTH,
  BASARI_N_VERBS
};

enum
{
  BASARI_ARG_POINTS = 0, /* position, count */
  BASARI_ARG_GEMS = 1,
  BASARI_ARG_LAP = 2, /* count */
  BASARI_ARG_COUNTED_ACTIONS = 3,
  BASARI_ARG_ARCHES = 2, /* position */
  BASARI_ARG_DISKS = 3,
  BASARI_ARG_ROUND = 4,
  BASARI_ARG_ARCH = 0,     /* start */
  BASARI_ARG_DICE = 0,     /* roll */
  BASARI_ARG_ACTIONS = 0,  /* choose */
  BASARI_ARG_ROLL = 0,     /* die */
  BASARI_ARG_SHOWN = 0,    /* points, gems: what the arch shows */
  BASARI_ARG_OFFER = 0,    /* offer */
  BASARI_ARG_MAJORITY = 0, /* worth */
  BASARI_ARG_LAP_WORTH = 1
};

enum
{
  BASARI_OPTION_SHARED = 0 /* start disks may share an arch */
};

extern const CvRule basari_rules[BASARI_N_RULES];

#define RULE(NAME) (&basari_rules[BASARI_##NAME])

static inline bool
basari_is_guided (const CvState *state)
{
  return state->common.turns == CV_TURNS_GUIDED;
}

/* basari-check.c */

void basari_check (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   CvJudge *judge);

/* basari-reason.c */

/* The words of action.order, into a verdict that has only the rule: what comes first
   now. */
void
basari_say_due (const CvTable *table, const BasariState *basari, CvVerdict *verdict);

/* The words of barter.not-your-turn, into one that also has the player. */
void
basari_say_silence (const CvState *state, int by, bool accepts, CvVerdict *verdict);

/* basari-explain.c */

void basari_explain (const CvTable *table,
                     const CvState *state,
                     const CvMove *move,
                     const CvVerdict *verdict,
                     CvExplained *explained);

/* basari-turn.c */

bool basari_is_over (const BasariState *basari);

/* The points on the track, without what a `count` says. */
int32_t basari_points (const BasariPlayer *player);

/* The action that a move by one of the three verbs is; whether the board knows what an
   arch is printed with for it, and what that is; and what the player finds there, from
   the event or the board. */
int basari_action_of (const CvMove *move);
bool basari_is_printed (const CvTable *table, int arch, int action);
int32_t basari_printed (const CvTable *table, int arch, int action);
int32_t basari_shown (const CvTable *table, int arch, const CvMove *move);

bool basari_has_all (CvGems hand, CvGems gems);

/* What the supply gives of what an arch shows. */
CvGems basari_takes (const BasariState *basari, CvGems shown);

/* Seats, a bit each. */
int basari_count_seats (uint8_t seats);
int basari_first_seat (uint8_t seats);

/* Whether the player answers somebody's offer. In guided turns only one of the two who
   barter can have made it; in free turns anybody's word continues the last one's. */
bool basari_is_answer (const CvState *state, int by);

/* Whether an offer is higher than another. */
bool basari_beats (CvGems offer, CvGems last);

/* Passes over actions that nobody can do; when none is left the turn is at its end. */
void basari_settle (BasariState *basari);

void basari_close_barter (BasariState *basari);
void basari_advance (const CvTable *table, BasariPlayer *player, int n);

/* Adds points to one of a player's lines. */
void basari_add (int32_t *line, int32_t points);

/* basari-round.c */

bool basari_has_lapped (const CvTable *table, const BasariPlayer *player);
bool basari_is_lap_complete (const CvTable *table, const BasariState *basari);

/* Somebody has stated who went round: the next round is reckoned from what was counted,
   also without a board. */
bool basari_is_counted_round (const BasariState *basari);

/* Who has gone round, as stated or else as played. */
bool basari_went_round (const CvTable *table, const BasariPlayer *player);

/* What the board says, or without one what is printed on most. */
void basari_set_worth (const CvTable *table, BasariState *basari);
void basari_reckon_round (const CvTable *table, BasariState *basari);

/* basari-box.c, for the table */

extern const CvBoxPiece basari_box[];
int
basari_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST]);
int basari_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST]);

/* basari-sheet.c, for the table */

void basari_prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt);
void basari_score (const CvTable *table,
                   const CvState *state,
                   bool open,
                   CvScore *ret_score);
int basari_ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends);
int basari_ring_place (const CvState *state, int seat, bool disk);
int
basari_facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts);
int basari_sane (const CvTable *table, const CvState *state);

#endif
