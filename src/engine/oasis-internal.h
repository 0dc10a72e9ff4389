/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of Oasis share: oasis.c (facts, the table), oasis-sheet.c (scoring),
   oasis-place.c (tiles and markers), oasis-camels.c, oasis-round.c (guided turns),
   oasis-duty.c (what is owed), oasis-position.c (positions, counts, the box),
   oasis-explain.c (what verdicts carry), oasis-sane.c (invariants), oasis-alter.c (a
   piece less or more), oasis-box.c (what is in the box, what is left of it, the set-up).
   What others may know of it is in oasis.h. */
#ifndef OASIS_INTERNAL_H
#define OASIS_INTERNAL_H

#include "cv-games.h"
#include "oasis-rules.h"
#include "oasis.h"

/* Sets that are derived from the printed board. */
enum
{
  OASIS_SET_LAND,   /* where tiles may lie */
  OASIS_SET_BORDER, /* land along an oasis border */
  OASIS_SET_PATH,
  OASIS_SET_BESIDE_PATH,
  OASIS_SET_PRINTED /* and one for each further kind */
};

enum
{
  OASIS_POSITION = CV_VERB_GAME,
  OASIS_PLACE,
  OASIS_CAMEL,
  OASIS_COUNT,
  OASIS_COUNTERS,
  OASIS_OFFER,
  OASIS_TAKE,
  OASIS_SKIP,
  OASIS_END_ROUND
};

/* Arguments, by verb. */
enum
{
  POSITION_TILES = 0,
  POSITION_MARKERS,
  POSITION_CAMELS,
  POSITION_COUNTERS,
  PLACE_TILE = 0,
  PLACE_AT,
  PLACE_MARKER,
  CAMEL_AT = 0,
  CAMEL_FROM,
  COUNTERS_ORDER = 0,
  OFFER_CARDS = 0,
  TAKE_FROM = 0,
  TAKE_CARDS,
  SKIP_WHAT = 0
};

/* Bit n of OasisState.saw is the end that option n switches on. */
enum
{
  OPTION_LAST_TILE,
  OPTION_UNPLAYABLE,
  OPTION_PATH_FULL,
  OPTION_CAMELS_MUST /* camels.exhausted: 0 may, 1 must */
};

extern const CvRule oasis_rules[];

/* What the box holds, by kind and by hidden key; and its cards, of which each player
   begins with some. */
#define OASIS_DECK       54
#define OASIS_FIRST_PILE 5
extern const uint8_t oasis_tiles_in_box[OASIS_KINDS];
extern const uint8_t oasis_scoring_in_box[CV_HIDDEN_MOST];

#define RULE(name) (&oasis_rules[OASIS_##name])

/* oasis.c */
uint8_t oasis_ends_that_count (const CvState *state);

/* oasis-box.c */
extern const CvBoxPiece oasis_box[];
int
oasis_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST]);
int oasis_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST]);

/* oasis-alter.c */
bool oasis_alter (const CvTable *table, CvState *state, int bit, const CvLook *look);

/* oasis-sheet.c */
int oasis_cells_counted (const CvTable *table,
                         const OasisState *oasis,
                         int seat,
                         OasisKind kind);
void
oasis_score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score);
void oasis_line_cells (
    const CvTable *table, const CvState *state, int seat, int line, CvSet *ret_cells);
int
oasis_facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts);

/* oasis-place.c */
void oasis_check_place (const CvTable *table,
                        const OasisState *oasis,
                        const CvMove *move,
                        CvJudge *judge);
void oasis_apply_place (const CvTable *table, OasisState *oasis, const CvMove *move);
CvSet oasis_legal_tiles (const CvBoard *board,
                         const OasisState *oasis,
                         int n_players,
                         int seat,
                         OasisKind kind);

/* The place of a marker that the player has in hand, or -1. */
int oasis_slot_in_hand (const OasisState *oasis, int seat);

/* What a legal placement leads to. */
typedef struct
{
  int owner; /* of the area, or CV_NO_PLAYER */
  bool places_marker;
  CvCell moved_from; /* the cell whose marker goes there; CV_CELL_NONE: the hand's */
  CvSet swallows;    /* all cells of the free areas that become part of this one */
  CvVerdict touched; /* because: those of them that the tile touches */
} OasisOutlook;

void oasis_foresee (const CvTable *table,
                    const OasisState *oasis,
                    const CvMove *move,
                    OasisOutlook *ret_outlook);
void oasis_recompute_areas (const CvTable *table, OasisState *oasis);

/* oasis-camels.c */
void oasis_check_camel (const CvTable *table,
                        const OasisState *oasis,
                        const CvMove *move,
                        CvJudge *judge);
void oasis_apply_camel (const CvTable *table, OasisState *oasis, const CvMove *move);
CvSet oasis_empty_path (const CvTable *table, const OasisState *oasis);
int oasis_largest_herd (const CvBoard *board, const CvSet *camels);
/* The same with its cells, the first of those of that size. */
int oasis_find_herd (const CvBoard *board, const CvSet *camels, CvSet *ret_herd);

/* oasis-sane.c */
int oasis_sane (const CvTable *table, const CvState *state);

/* oasis-position.c; each check returns true when it stopped. */
void oasis_check_position (const CvTable *table, const CvMove *move, CvJudge *judge);
void oasis_apply_position (const CvTable *table, CvState *state, const CvMove *move);
uint32_t oasis_position (const CvTable *table, const CvState *state, CvAtom *ret_atoms);
void oasis_check_count (const CvTable *table,
                        const CvState *state,
                        const CvMove *move,
                        CvJudge *judge);
void oasis_apply_count (OasisState *oasis, const CvMove *move);
int oasis_secret_most (const CvTable *table, const CvState *state, int seat, int key);
bool oasis_check_secret (const CvTable *table,
                         const CvState *state,
                         const CvMove *move,
                         CvJudge *judge);

/* oasis-round.c */
void oasis_start_round (const CvTable *table, OasisState *oasis);
/* Order and duties of guided turns, checked before everything else; true when stopped.
 */
bool oasis_check_turn (const CvTable *table,
                       const CvState *state,
                       const CvMove *move,
                       CvJudge *judge);
/* The verbs that only rounds have. */
void oasis_check_round (const CvTable *table,
                        const CvState *state,
                        const CvMove *move,
                        CvJudge *judge);
void oasis_apply_round (const CvTable *table, CvState *state, const CvMove *move);
void oasis_prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt);
bool oasis_are_counters_known (const OasisState *oasis);
/* The player with a priority counter, or CV_NO_PLAYER when it is not known. */
int oasis_find_holder (const CvTable *table, const OasisState *oasis, int counter);
/* Whether the verdict forbids what older programs allowed: the end that the noble's
   free action brings about. */
bool oasis_is_stricter (const CvState *state, const CvVerdict *verdict);

/* oasis-duty.c */
int oasis_tiles_owed (const OasisState *oasis, int kind);
int oasis_camels_owed (const CvTable *table, const OasisState *oasis);
bool oasis_can_lay (const CvTable *table, const OasisState *oasis, int seat, int kind);
/* Whether the taker owes a tile of the kind and can place it. */
bool oasis_has_tile_to_lay (const CvTable *table, const OasisState *oasis, int kind);
bool oasis_must_use_camels (const CvTable *table, const CvState *state);
/* Whether the move is the noble's free action, or declines it, while that is open. */
bool
oasis_is_noble_free (const CvTable *table, const OasisState *oasis, const CvMove *move);
/* Duties in the way of a move, and pieces that nobody owes; true when stopped. */
bool oasis_check_duty (const CvTable *table,
                       const CvState *state,
                       const CvMove *move,
                       CvJudge *judge);
/* Why the piece of a move is not owed, as the files have it. */
const char *
oasis_duty_reason (const CvTable *table, const OasisState *oasis, const CvMove *move);
/* Notes that a tile or camel was placed: a duty less, or the free action used. */
void oasis_pay_duty (const CvTable *table, OasisState *oasis, const CvMove *move);

/* oasis-explain.c */
void oasis_explain (const CvTable *table,
                    const CvState *state,
                    const CvMove *move,
                    const CvVerdict *verdict,
                    CvExplained *explained);

#endif
