/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a verdict carries besides its rule and deciding cells: its parts (who owns the
   area, what a placement pays …) as a small tree, and the sentences made from the same
   parts. Made when somebody reads the verdict, so that `check` stays quick. The tree
   has the shape of the JSON that programs read, and nobody outside of a game needs to
   know what its keys mean. */
#ifndef CV_EXPLAIN_H
#define CV_EXPLAIN_H

#include "cv-board.h"
#include "cv-move.h"
#include "cv-rule.h"

typedef enum
{
  CV_PART_NONE, /* null */
  CV_PART_WORD, /* a word of the files, never shown to people */
  CV_PART_NUMBER,
  CV_PART_PLAYER,
  CV_PART_CELL,
  CV_PART_RULE,
  CV_PART_GEMS,
  CV_PART_LIST,
  CV_PART_OBJECT
} CvPartType;

typedef struct
{
  const char *key;   /* in an object; NULL in a list, or where the key is a player */
  const char *word;  /* word, or the id of a rule */
  int32_t number;    /* number, seat, cell or gems */
  uint16_t n_inside; /* list, object: how many of the parts that follow lie within */
  uint8_t type;      /* CvPartType */
  int8_t seat;       /* the player that is the key, or CV_NO_PLAYER */
} CvPart;

/* The longest list is that of all cells of a board, 26 x 26. */
#define CV_PARTS_MOST 1024
#define CV_SAYS_MOST  16

typedef struct
{
  uint16_t n_parts;
  uint8_t n_says;
  CvPart part[CV_PARTS_MOST];  /* in the order they are written, parents first */
  CvVerdict say[CV_SAYS_MOST]; /* whole sentences, in the order they are read */
} CvExplained;

/* Adds a part under a key of the object that is open, or at the top. */
void cv_explain_none (CvExplained *explained, const char *key);
void cv_explain_word (CvExplained *explained, const char *key, const char *word);
void cv_explain_number (CvExplained *explained, const char *key, int32_t number);
void cv_explain_player (CvExplained *explained, const char *key, int seat);
void cv_explain_cell (CvExplained *explained, const char *key, CvCell cell);
void cv_explain_rule (CvExplained *explained, const char *key, const CvRule *rule);
void cv_explain_gems (CvExplained *explained, const char *key, CvGems gems);

/* A list of the cells of a set, in reading order. */
void cv_explain_cells (CvExplained *explained,
                       const char *key,
                       const CvBoard *board,
                       const CvSet *cells);

/* A number under a player's colour, in the object that is open. */
void cv_explain_number_of (CvExplained *explained, int seat, int32_t number);

/* Opens a list or an object (key NULL in a list); what is added until it is closed lies
   within it. */
int cv_explain_open (CvExplained *explained, const char *key, CvPartType type);
void cv_explain_close (CvExplained *explained, int opened);

/* A further sentence: the verdict to add values to. phrase NULL: the rule's own. */
CvVerdict *
cv_explain_say (CvExplained *explained, const CvRule *rule, const CvPhrase *phrase);

/* The same with all that a verdict says. */
CvVerdict *cv_explain_verdict (CvExplained *explained, const CvVerdict *verdict);

/* The verdict's own sentence and no parts: for one whose position is not at hand. */
void cv_explain_plainly (const CvVerdict *verdict, CvExplained *ret_explained);

#endif
