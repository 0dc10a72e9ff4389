/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game is to the rest of the program: facts and functions in one const table.
   One game is one `GAME.c` with one CvGame; nothing outside asks which game it is. See
   nullgame.c for the smallest one, and src/README.md for the steps of adding a game. */
#ifndef CV_GAME_H
#define CV_GAME_H

#include "cv-board.h"
#include "cv-box.h"
#include "cv-explain.h"
#include "cv-move.h"
#include "cv-rule.h"
#include "cv-score.h"
#include "cv-state.h"

typedef enum
{
  CV_COLOR_RED,
  CV_COLOR_BLUE,
  CV_COLOR_GREEN,
  CV_COLOR_YELLOW,
  CV_COLOR_BLACK
} CvColor;

extern const char
    *const cv_color_names[]; /* "red" …, NULL-terminated: the files' words */
extern const char *const cv_color_terms[]; /* N_ ("Red") …: the player of that colour */
extern const char cv_color_letters[];      /* "RBGYK": the same in every language */

typedef struct CvGame CvGame;

/* What is fixed from the start: game, players in seating order, board. */
typedef struct
{
  const CvGame *game;
  uint8_t n_players;
  uint8_t color[CV_PLAYERS_MOST]; /* CvColor by seat */
  uint8_t locked; /* seats that have a lock from the start, a bit each */
  uint8_t turns;  /* CvTurns at the start */
  uint8_t option[CV_OPTIONS_MOST];
  CvBoard board;
} CvTable;

/* All seats, a bit each. */
static inline uint8_t
cv_table_seats (const CvTable *table)
{
  return (uint8_t) ((1u << table->n_players) - 1);
}

/* An option of an edition. */
typedef struct
{
  const char *name;          /* "end.path-full" */
  const char *const *values; /* NULL: false and true; else names, NULL-terminated */
  uint8_t by_edition[2];     /* its value in each of CvGame.editions */
  const CvRule *end;         /* the end that it switches on, or NULL */
} CvOption;

/* Something countable about a player, for people to read. */
typedef enum
{
  CV_FACT_NUMBER,
  CV_FACT_POINTS, /* a number that the score sheet has as well */
  CV_FACT_OUT_OF, /* value of total */
  CV_FACT_YES_NO,
  CV_FACT_GEMS
} CvFactType;

typedef struct
{
  const char *id;    /* "camels-in-hand": the same in every language and version */
  const char *label; /* N_ */
  CvFactType type;
  int32_t value;
  int32_t total;
} CvFact;

#define CV_FACTS_MOST 12

/* What stands on a cell. */
typedef struct
{
  char ground;   /* the board's glyph */
  int8_t piece;  /* index in CvGame.pieces, or -1 */
  int8_t owner;  /* seat of whom the cell or piece belongs to, or CV_NO_PLAYER */
  bool marker;   /* the piece carries its owner's marker */
  uint8_t group; /* neighbours of one group are drawn as one figure, without a line */
} CvLook;

/* Drawings and words find pieces and grounds by their id, which is the same in every
   language and version. */
typedef struct
{
  const char *id;   /* "farmer" */
  const char *term; /* N_ */
  const char *sign; /* one column wide, for drawings made of characters */
  bool is_owned;    /* each is some player's */
} CvPiece;

typedef struct
{
  char glyph;
  const char *id;   /* "camel-path" */
  const char *term; /* N_ */
  const char *sign; /* one column wide */
} CvGround;

/* Who must decide what now. */
typedef struct
{
  uint8_t who;   /* seats, a bit each; 0: the table as a whole, or nobody */
  uint8_t phase; /* what is waited for: OasisPhase, OregonPhase or BasariAsked in the
                    game's GAME-state.h; 0 in a game that knows no phases */
  bool is_over;  /* nothing more is asked: the game is over */
  CvVerdict say; /* rule kind LEGAL: a template and its values */
} CvPrompt;

/* Asks one player (CV_NO_PLAYER: the table) for something; the rule's first value is
   that player. The game is not over. */
void cv_prompt_ask (CvPrompt *prompt, int phase, const CvRule *rule, int seat);

#define CV_ENDS_MOST 4

/* A piece and a marker on every cell, and what the players have. */
#define CV_POSITION_MOST (2 * CV_BOARD_SIDE * CV_BOARD_SIDE + 64)

struct CvGame
{
  /* Facts. */
  const char *id;
  const char *name; /* a proper name: the same in every language */
  uint8_t players_min, players_max;
  const uint8_t *colors; /* CvColor; n_colors of them */
  uint8_t n_colors;
  CvLayout layout;
  const CvGround *grounds; /* a grid's glyphs, glyph 0 ends the list */
  uint8_t width_min, width_max, height_min, height_max;
  const char *const *symbols;       /* names of the bands' symbols, or NULL */
  const CvPiece *pieces;            /* term NULL ends the list */
  const char *marker_term;          /* N_: what CvLook.marker is, or NULL */
  const char *const *hidden_keys;   /* NULL-terminated; NULL: none */
  const char *const *hidden_terms;  /* N_, likewise */
  const char *const *hidden_one;    /* N_: what one of it is called, likewise */
  const char *const *editions;      /* "it", "fr", NULL; the first is the default */
  const char *const *edition_terms; /* N_, a sentence's opening each; or NULL for one */
  const CvOption *options;          /* name NULL ends the list; NULL: none */
  const CvBoxPiece *box;            /* NULL: nobody has counted it */
  const CvVerb *verbs;              /* name NULL ends the list */
  const CvRule *rules;              /* the shell's first, then the game's own */
  uint16_t n_rules;

  /* Derives board->set from the glyphs. May be NULL. */
  void (*prepare) (CvBoard *board);

  /* Fills in the state before the first event. common is already set. */
  void (*setup) (const CvTable *table, CvState *state);

  /* Who owes what now. Meaningful in guided turns; in free turns it may name the end.
     Sets every member. */
  void (*prompt) (const CvTable *table, const CvState *state, CvPrompt *ret_prompt);

  /* The verdict on a move by one of the game's own verbs (never the shell's, and never
     without a board where the verb needs one). Pure; the only place where legality is
     decided. `judge->verdict` is always set. */
  void (*check) (const CvTable *table,
                 const CvState *state,
                 const CvMove *move,
                 CvJudge *judge);

  /* The parts of a verdict that check gave on one of the game's own verbs, and its
     sentences where the rule's own does not say all of it. What is left empty is as
     check said it. May be NULL. */
  void (*explain) (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   const CvVerdict *verdict,
                   CvExplained *explained);

  /* Whether the verdict is by a rule that has become stricter: what a record broke of
     it before stands when it is read, as if the table had let it. May be NULL. */
  bool (*is_stricter) (const CvState *state, const CvVerdict *verdict);

  /* Carries the move out. Can't fail: check has allowed it, or the table has overruled
     the rules that forbid it. */
  void (*apply) (const CvTable *table, CvState *state, const CvMove *move);

  /* All cells where the move would be legal, given all its arguments but the one that
     says where: agrees with check cell by cell. Only for verbs that have one
     (cv_verb_where). May be NULL (no grid). */
  void (*legal) (const CvTable *table,
                 const CvState *state,
                 const CvMove *without_at,
                 CvSet *ret_cells);

  /* Why a hide or a reveal can't be: what the box does not hold. Calls cv_judge_stops
     like check and returns true when it stopped. It goes by the move, by what is public
     and by what was revealed, never by what anyone hides: asking must not sound it out.
     May be NULL. */
  bool (*check_secret) (const CvTable *table,
                        const CvState *state,
                        const CvMove *move,
                        CvJudge *judge);

  /* Called after the match has kept a hide or reveal in common. May be NULL. */
  void (*apply_secret) (const CvTable *table, CvState *state, const CvMove *move);

  /* The hidden keys of which a player may hold something, by what all can see, a bit
     each: what was hidden is known when these were revealed. NULL: all of them. */
  unsigned (*keys_held) (const CvTable *table, const CvState *state, int seat);

  /* The most that a player can hold under a hidden key, beside what the others have
     revealed. NULL: nobody can tell. */
  int (*secret_most) (const CvTable *table, const CvState *state, int seat, int key);

  /* The sheet as the position stands. open: counts put away in the clear may be used.
   */
  void (*score) (const CvTable *table,
                 const CvState *state,
                 bool open,
                 CvScore *ret_score);

  /* The cells that a line of a player's sheet counts: as many as its count. None where
     a `count` overrules the board, or where the line is not about cells. May be NULL:
     no line is. */
  void (*line_cells) (
      const CvTable *table, const CvState *state, int seat, int line, CvSet *ret_cells);

  /* The rules by which the game is about to end or has ended (CV_RULE_LEGAL), in the
     order of the booklet. Returns their number, at most CV_ENDS_MOST. */
  int (*ends) (const CvTable *table, const CvState *state, CvVerdict *ret_ends);

  /* What people want to know about a player; returns how many, at most CV_FACTS_MOST.
   */
  int (*facts) (const CvTable *table,
                const CvState *state,
                int seat,
                CvFact *ret_facts);

  /* What is left to be placed, by what all can see; returns how many lines, none where
     the state does not tell. May be NULL. */
  int (*left) (const CvTable *table,
               const CvState *state,
               CvLeft ret_left[CV_LEFT_MOST]);

  /* What goes where before the first step, for the number of players and the options of
     the table, in the order of its booklet; returns how many lines. May be NULL. */
  int (*set_up) (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST]);

  /* What stands on a cell of the grid. May be NULL (no grid). */
  CvLook (*look) (const CvTable *table, const CvState *state, int bit);

  /* Changes what stands on a cell of the grid and nothing else, as if it had always been
     so: a piece less or more, or its marker; of `look` piece, owner and marker count.
     False where that can't be (the ground, the box, what is there): then the state is of
     no use any more. May be NULL: boards are not altered. */
  bool (*alter) (const CvTable *table, CvState *state, int bit, const CvLook *look);

  /* What lies open on the table, as the atoms of the game's position verb in the order of
     its arguments; returns how many. What is as at the start need not be said. May be
     NULL. */
  uint32_t (*position) (const CvTable *table,
                        const CvState *state,
                        CvAtom ret_atoms[CV_POSITION_MOST]);

  /* The place on the ring, from 1, of a player's piece or start disk. May be NULL. */
  int (*ring_place) (const CvState *state, int seat, bool disk);

  /* The number of the first invariant that does not hold, or 0. Invariants are numbered
     in a comment above the function. They hold after every event, and cv_apply asserts
     it: also after what the table has let stand. What a broken rule can bring about is
     no invariant any more once common.house is set; sane itself looks at that. */
  int (*sane) (const CvTable *table, const CvState *state);
};

/* All games, NULL-terminated, and one by its id (NULL when there is none). */
extern const CvGame *const cv_games[];
const CvGame *cv_game_find (const char *id);

/* A table with nothing but the game's defaults. */
void cv_table_start (CvTable *table, const CvGame *game);

/* How many booklets the game has, and the options of one by index in game->editions. */
int cv_game_n_editions (const CvGame *game);
void
cv_game_edition (const CvGame *game, int edition, uint8_t ret_option[CV_OPTIONS_MOST]);

/* The edition whose options are the nearest to those of a table, the first of equals. */
int cv_table_edition (const CvTable *table);

/* CvGame.left and CvGame.set_up; no line where the game does not say. */
int cv_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST]);
int cv_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST]);

/* Whether an edition has an end of the game, by one of its options. */
bool cv_game_has_end (const CvGame *game, int edition, const CvRule *end);

/* The spec of any verb, of the shell or the game; -1 when there is no such name. */
const CvVerb *cv_game_verb (const CvGame *game, int verb);
int cv_game_verb_find (const CvGame *game, const char *name);
int cv_game_n_verbs (const CvGame *game);

/* One of the game's rules by id, or NULL. */
const CvRule *cv_game_rule_find (const CvGame *game, const char *id);

/* State before the first event. */
void cv_state_start (const CvTable *table, CvState *ret_state);

/* The verdict on any move but undo and redo, which only the match can judge. */
void cv_check (const CvTable *table,
               const CvState *state,
               const CvMove *move,
               CvVerdict *ret_verdict);

/* The verdict of somebody who has never heard of some of the game's rules: unknown has a
   bool for each. */
void cv_check_without (const CvTable *table,
                       const CvState *state,
                       const CvMove *move,
                       const bool *unknown,
                       CvVerdict *ret_verdict);

/* What the verdict that cv_check gave on the move carries, and what it says; also the
   ends that a legal step brings about, if any. Undo and redo have no parts. */
void cv_explain (const CvTable *table,
                 const CvState *state,
                 const CvMove *move,
                 const CvVerdict *verdict,
                 CvExplained *ret_explained);

/* A verdict with all it carries. */
typedef struct
{
  CvVerdict verdict;
  CvExplained explained;
} CvAnswer;

/* cv_check and cv_explain in one. */
void cv_answer (const CvTable *table,
                const CvState *state,
                const CvMove *move,
                CvAnswer *ret_answer);

/* What another booklet would say; true when it decides differently, or ends the game
   where this one does not. */
bool cv_differs_under (const CvTable *table,
                       const CvState *state,
                       const CvMove *move,
                       int edition,
                       CvAnswer *ret_other);

/* True when the move may be carried out: legal, or allowed by the table and not
   impossible. The verdict passes over the rules that the table overruled. */
bool cv_may_apply (const CvTable *table,
                   const CvState *state,
                   const CvMove *move,
                   CvVerdict *ret_verdict);

/* Carries out any move but undo and redo. */
void cv_apply (const CvTable *table, CvState *state, const CvMove *move);

/* Whether the game is over: the players said so, or its prompt does. In free turns
   nobody is prompted: there it is over as soon as the game says how it ends. */
bool cv_is_over (const CvTable *table, const CvState *state);

/* All legal cells, see CvGame.legal; empty when the verb needs a board and there is
 * none. */
void cv_legal (const CvTable *table,
               const CvState *state,
               const CvMove *without_at,
               CvSet *ret_cells);

/* The number of an argument of a verb by its name, or -1. */
int cv_verb_arg (const CvVerb *verb, const char *name);

/* The number of the argument that says where a move takes place: the last cell that the
   verb can't do without, where something comes to stand. -1: the verb is about no cell.
 */
int cv_verb_where (const CvVerb *verb);

#endif
