/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The template: the smallest game that fills in every member of the table. Players mark
   empty cells of a grid; each mark is a point. It is built for the tests only, which
   put it through the same laws as the real games. To add a game, copy this file and
   follow the list in src/README.md. */
#include "cv-games.h"

#include <assert.h>

#define NULL_RULES(X)                                                                  \
  X (MARK_OFF_BOARD, FIXED, "nullgame.mark.off-board", "nullgame#off-board",           \
     "Not here: %1$s lies outside the board.", NULL)                                   \
  X (MARK_OCCUPIED, FIXED, "nullgame.mark.occupied", "nullgame#occupied",              \
     "Not here: %1$s is marked.", NULL)                                                \
  X (MARK_CORNER, OVERRULABLE, "nullgame.mark.corner", "nullgame#corner",              \
     "Not here: %1$s is reserved.", NULL)                                              \
  X (MARK_OK, LEGAL, "nullgame.mark.ok", "nullgame#mark", "Yes: %1$s is free.", NULL)  \
  X (SCORE_MARKS, LEGAL, "nullgame.score.marks", "nullgame#score", "Marks", NULL)      \
  X (PROMPT_MARK, LEGAL, "nullgame.prompt.mark", "nullgame#mark", "Mark a cell.", NULL)

#define NULL_RULE_ENUM(NAME, KIND, ID, ANCHOR, ...) NULL_##NAME,
enum
{
  NULL_BEFORE_RULES = CV_SHELL_N_RULES - 1,
  NULL_RULES (NULL_RULE_ENUM) NULL_N_RULES
};

static const CvRule rules[] = { CV_SHELL_RULES (CV_RULE_ENTRY, "nullgame")
                                    NULL_RULES (CV_RULE_ENTRY) };

static const uint8_t colors[] = { CV_COLOR_RED, CV_COLOR_BLUE };
static const CvGround grounds[] = { { '.', "field", "field", "." },
                                    { 'x', "reserved", "reserved", "x" },
                                    { 0, NULL, NULL, NULL } };
static const CvPiece pieces[] = { { "mark", "mark", "m", true },
                                  { NULL, NULL, NULL, false } };
static const char *const editions[] = { "it", NULL };

enum
{
  MARK_AT = 0
};

static const CvVerb verbs[] = {
  { .name = "mark",
    .by = true,
    .needs_board = true,
    .args = { { .name = "at", .kind = CV_KIND_CELL, .required = true } } },
  { .name = NULL },
};

static void
setup (const CvTable *table, CvState *state)
{
}

static CvSet
find_marks (const CvTable *table, const NullState *null)
{
  CvSet marks = { { 0 } };
  for (int seat = 0; seat < table->n_players; seat++)
    cv_set_unite (&marks, &null->marks[seat], table->board.n_words);
  return marks;
}

/* What is impossible first, then what is forbidden, then why it is legal. */
static void
check (const CvTable *table, const CvState *state, const CvMove *move, CvJudge *judge)
{
  assert (move->verb == CV_VERB_GAME);
  assert (judge != NULL && judge->verdict != NULL);

  int32_t at = cv_move_get (move, MARK_AT, 0);
  int bit = cv_board_bit (&table->board, (CvCell) at);
  CvSet marks = find_marks (table, &state->null);

  if (bit < 0)
    cv_verdict_set (judge->verdict, &rules[NULL_MARK_OFF_BOARD]);
  else if (cv_set_has (&marks, bit))
    cv_verdict_set (judge->verdict, &rules[NULL_MARK_OCCUPIED]);
  else if (table->board.glyph[bit] != 'x' ||
           !cv_judge_stops (judge, &rules[NULL_MARK_CORNER]))
    cv_verdict_set (judge->verdict, &rules[NULL_MARK_OK]);
  cv_verdict_add (judge->verdict, CV_VALUE_CELL, at);
}

static void
apply (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (move->by >= 0 && move->by < table->n_players);

  int bit = cv_board_bit (&table->board, (CvCell) cv_move_get (move, MARK_AT, 0));
  assert (bit >= 0);
  cv_set_add (&state->null.marks[move->by], bit);
}

static void
legal (const CvTable *table,
       const CvState *state,
       const CvMove *without_at,
       CvSet *ret_cells)
{
  assert (ret_cells != NULL);

  CvSet marks = find_marks (table, &state->null);
  *ret_cells = cv_board_with (&table->board, ".");
  cv_set_subtract (ret_cells, &marks, table->board.n_words);
}

static void
score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score)
{
  assert (ret_score != NULL);
  *ret_score = (CvScore){ .n_players = table->n_players };
  for (int seat = 0; seat < table->n_players; seat++)
    {
      ret_score->player[seat].n_lines = 1;
      ret_score->player[seat].lines[0] = (CvLine){
        .rule = &rules[NULL_SCORE_MARKS],
        .is_known = true,
        .points = cv_set_count (&state->null.marks[seat], table->board.n_words),
      };
    }
  cv_score_rank (ret_score, NULL, 0, CV_DECIDED_SHARED);
}

static void
prompt (const CvTable *table, const CvState *state, CvPrompt *ret_prompt)
{
  *ret_prompt = (CvPrompt){ .who = cv_table_seats (table) };
  cv_verdict_set (&ret_prompt->say, &rules[NULL_PROMPT_MARK]);
}

static int
ends (const CvTable *table, const CvState *state, CvVerdict *ret_ends)
{
  return 0;
}

static int
facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (ret_facts != NULL);

  int n = cv_set_count (&state->null.marks[seat], table->board.n_words);
  ret_facts[0] = (CvFact){ "marks", "marks", CV_FACT_NUMBER, n, 0 };
  return 1;
}

static CvLook
look (const CvTable *table, const CvState *state, int bit)
{
  assert (bit >= 0 && bit < table->board.height * table->board.stride);

  CvLook look = { .ground = table->board.glyph[bit],
                  .piece = -1,
                  .owner = CV_NO_PLAYER };
  for (int seat = 0; seat < table->n_players; seat++)
    if (cv_set_has (&state->null.marks[seat], bit))
      {
        look.piece = 0;
        look.owner = (int8_t) seat;
      }
  return look;
}

static bool
alter (const CvTable *table, CvState *state, int bit, const CvLook *look)
{
  for (int seat = 0; seat < table->n_players; seat++)
    cv_set_remove (&state->null.marks[seat], bit);
  if (look->piece >= 0)
    cv_set_add (&state->null.marks[look->owner], bit);
  return true;
}

/* Invariants.
   1  No cell is marked twice. */
static int
sane (const CvTable *table, const CvState *state)
{
  for (int seat = 1; seat < table->n_players; seat++)
    if (cv_set_meets (&state->null.marks[0], &state->null.marks[seat],
                      table->board.n_words))
      return 1;
  return 0;
}

const CvGame cv_nullgame = {
  .id = "nullgame",
  .name = "Null game",
  .players_min = 2,
  .players_max = 2,
  .colors = colors,
  .n_colors = sizeof colors,
  .layout = CV_LAYOUT_GRID,
  .grounds = grounds,
  .width_min = 1,
  .width_max = CV_BOARD_SIDE,
  .height_min = 1,
  .height_max = CV_BOARD_SIDE,
  .pieces = pieces,
  .editions = editions,
  .verbs = verbs,
  .rules = rules,
  .n_rules = NULL_N_RULES,
  .setup = setup,
  .prompt = prompt,
  .check = check,
  .apply = apply,
  .legal = legal,
  .score = score,
  .ends = ends,
  .facts = facts,
  .look = look,
  .alter = alter,
  .sane = sane,
};
