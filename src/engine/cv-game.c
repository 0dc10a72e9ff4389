/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all games have in common: the list of them, the verbs of the shell, and the way
   from a move to a verdict and to the next state. */
#include "cv-game.h"

#include <assert.h>
#include <string.h>

#include "cv-games.h"
#include "cv-secret.h"

const CvGame *const cv_games[] = { &cv_oasis, &cv_oregon, &cv_basari, NULL };

const char *const cv_color_names[] = {
  "red", "blue", "green", "yellow", "black", NULL
};
const char *const cv_color_terms[] = { N_ ("Red"),    N_ ("Blue"),  N_ ("Green"),
                                       N_ ("Yellow"), N_ ("Black"), NULL };
const char cv_color_letters[] = "RBGYK";

const char *const cv_turns_names[] = { "free", "guided", NULL };

const CvRule cv_rule_undo_none = { "match.undo.none", "play#undo", CV_RULE_FIXED,
                                   N_ ("There is nothing to take back."), NULL };
const CvRule cv_rule_redo_none = { "match.redo.none", "play#undo", CV_RULE_FIXED,
                                   N_ ("There is nothing to put back."), NULL };

#define STEPS                                                                          \
  {                                                                                    \
    {                                                                                  \
      .name = "steps", .kind = CV_KIND_NUMBER, .min = 1, .max = 9999                   \
    }                                                                                  \
  }

const CvVerb cv_shell_verbs[CV_VERB_GAME] = {
  [CV_VERB_UNDO] = { .name = "undo", .args = STEPS },
  [CV_VERB_REDO] = { .name = "redo", .args = STEPS },
  [CV_VERB_NOTE] = { .name = "note",
                     .args = { { .name = "text",
                                 .kind = CV_KIND_TEXT,
                                 .required = true } } },
  [CV_VERB_SET] = { .name = "set",
                    .args = { { .name = "turns",
                                .kind = CV_KIND_NAME,
                                .names = cv_turns_names },
                              { .name = "edition", .kind = CV_KIND_EDITION },
                              { .name = "names", .kind = CV_KIND_NAMES } } },
  [CV_VERB_END] = { .name = "end" },
  [CV_VERB_LOCK] = { .name = "lock",
                     .by = true,
                     .args = { { .name = "lock",
                                 .kind = CV_KIND_LOCK,
                                 .required = true } } },
  [CV_VERB_HIDE] = { .name = "hide",
                     .by = true,
                     .args = { { .name = "add", .kind = CV_KIND_COUNTS },
                               { .name = "box", .kind = CV_KIND_BOX } } },
  [CV_VERB_REVEAL] = { .name = "reveal",
                       .by = true,
                       .args = { { .name = "counts",
                                   .kind = CV_KIND_COUNTS,
                                   .required = true } } },
};

/* Looking things up. */

const CvGame *
cv_game_find (const char *id)
{
  assert (id != NULL);
  for (const CvGame *const *game = cv_games; *game != NULL; game++)
    if (strcmp ((*game)->id, id) == 0)
      return *game;
  return NULL;
}

const CvVerb *
cv_game_verb (const CvGame *game, int verb)
{
  assert (game != NULL);
  assert (verb >= 0 && verb < cv_game_n_verbs (game));
  return verb < CV_VERB_GAME ? &cv_shell_verbs[verb]
                             : &game->verbs[verb - CV_VERB_GAME];
}

int
cv_game_n_verbs (const CvGame *game)
{
  assert (game != NULL && game->verbs != NULL);

  int n = 0;
  while (game->verbs[n].name != NULL)
    n++;
  return CV_VERB_GAME + n;
}

int
cv_game_verb_find (const CvGame *game, const char *name)
{
  assert (game != NULL && name != NULL);
  for (int verb = 0; verb < cv_game_n_verbs (game); verb++)
    if (strcmp (cv_game_verb (game, verb)->name, name) == 0)
      return verb;
  return -1;
}

int
cv_verb_arg (const CvVerb *verb, const char *name)
{
  assert (verb != NULL && name != NULL);
  for (int arg = 0; verb->args[arg].name != NULL; arg++)
    if (strcmp (verb->args[arg].name, name) == 0)
      return arg;
  return -1;
}

int
cv_verb_where (const CvVerb *verb)
{
  int found = -1;

  assert (verb != NULL);
  for (int arg = 0; verb->args[arg].name != NULL; arg++)
    if (verb->args[arg].kind == CV_KIND_CELL && verb->args[arg].required &&
        verb->args[arg].shape == CV_SHAPE_SCALAR)
      found = arg;
  return found;
}

const CvRule *
cv_game_rule_find (const CvGame *game, const char *id)
{
  assert (game != NULL && id != NULL);
  for (int i = 0; i < game->n_rules; i++)
    if (strcmp (game->rules[i].id, id) == 0)
      return &game->rules[i];
  return NULL;
}

int
cv_game_n_editions (const CvGame *game)
{
  int n = 0;

  assert (game != NULL && game->editions != NULL);
  while (game->editions[n] != NULL)
    n++;
  return n;
}

void
cv_game_edition (const CvGame *game, int edition, uint8_t ret_option[CV_OPTIONS_MOST])
{
  assert (game != NULL && ret_option != NULL);
  assert (edition >= 0 && edition < cv_game_n_editions (game));
  memset (ret_option, 0, CV_OPTIONS_MOST);
  for (int i = 0; game->options != NULL && game->options[i].name != NULL; i++)
    ret_option[i] = game->options[i].by_edition[edition];
}

static int
count_equal (const uint8_t *a, const uint8_t *b)
{
  int n = 0;

  for (int i = 0; i < CV_OPTIONS_MOST; i++)
    n += a[i] == b[i];
  return n;
}

int
cv_table_edition (const CvTable *table)
{
  int best = 0, most = 0;

  for (int edition = 0; edition < cv_game_n_editions (table->game); edition++)
    {
      uint8_t option[CV_OPTIONS_MOST];
      cv_game_edition (table->game, edition, option);
      int n = count_equal (option, table->option);
      if (n > most)
        {
          most = n;
          best = edition;
        }
    }
  return best;
}

int
cv_left (const CvTable *table, const CvState *state, CvLeft ret_left[CV_LEFT_MOST])
{
  int n = table->game->left != NULL ? table->game->left (table, state, ret_left) : 0;

  assert (n <= CV_LEFT_MOST);
  return n;
}

int
cv_set_up (const CvTable *table, CvSetUp ret_lines[CV_SET_UP_MOST])
{
  int n = table->game->set_up != NULL ? table->game->set_up (table, ret_lines) : 0;

  assert (n <= CV_SET_UP_MOST);
  return n;
}

bool
cv_game_has_end (const CvGame *game, int edition, const CvRule *end)
{
  assert (game != NULL && end != NULL);
  assert (edition >= 0 && edition < cv_game_n_editions (game));
  for (int i = 0; game->options != NULL && game->options[i].name != NULL; i++)
    if (game->options[i].end == end)
      return game->options[i].by_edition[edition] != 0;
  return false;
}

void
cv_table_start (CvTable *table, const CvGame *game)
{
  assert (table != NULL && game != NULL);
  *table = (CvTable){ .game = game };
  cv_game_edition (game, 0, table->option);
}

void
cv_state_start (const CvTable *table, CvState *ret_state)
{
  assert (table != NULL && table->game != NULL && ret_state != NULL);
  assert (table->n_players <= CV_PLAYERS_MOST);
  memset (ret_state, 0, sizeof *ret_state);
  ret_state->common.turns = table->turns;
  ret_state->common.locked = table->locked;
  memcpy (ret_state->common.option, table->option, sizeof table->option);
  table->game->setup (table, ret_state);
}

/* Verdicts. */

static const CvRule *
shell_rule (const CvTable *table, int rule)
{
  return &table->game->rules[rule];
}

/* A locked player's counts never stand in a record in the clear, and without a lock
   there is nothing that could have sealed a box. */
static bool
is_hide_against_lock (const CvTable *table,
                      const CvState *state,
                      const CvMove *move,
                      CvJudge *judge)
{
  bool locked = state->common.locked >> move->by & 1;
  bool boxed = cv_move_get (move, CV_ARG_BOX, 0) != CV_ABSENT;
  if (locked == boxed)
    return false;
  if (!cv_judge_stops (judge, shell_rule (table, locked ? CV_SHELL_HIDE_LOCKED
                                                        : CV_SHELL_HIDE_UNLOCKED)))
    return false;
  cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
  return true;
}

static void
check_shell (const CvTable *table,
             const CvState *state,
             const CvMove *move,
             CvJudge *judge)
{
  static const int ok[CV_VERB_GAME] = {
    CV_SHELL_UNDO_OK, CV_SHELL_REDO_OK, CV_SHELL_NOTE_OK, CV_SHELL_SET_OK,
    CV_SHELL_END_OK,  CV_SHELL_LOCK_OK, CV_SHELL_HIDE_OK, CV_SHELL_REVEAL_OK,
  };
  const CvGame *game = table->game;

  if (move->verb == CV_VERB_HIDE && is_hide_against_lock (table, state, move, judge))
    return;
  if ((move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL) &&
      game->check_secret != NULL && game->check_secret (table, state, move, judge))
    return;
  cv_verdict_set (judge->verdict, shell_rule (table, ok[move->verb]));
  if (move->by != CV_NO_PLAYER)
    cv_verdict_add (judge->verdict, CV_VALUE_PLAYER, move->by);
}

static void
check (const CvTable *table, const CvState *state, const CvMove *move, CvJudge *judge)
{
  if (move->verb < CV_VERB_GAME)
    {
      check_shell (table, state, move, judge);
      return;
    }
  const CvVerb *verb = cv_game_verb (table->game, move->verb);
  if (verb->is_position && state->common.begun &&
      cv_judge_stops (judge, shell_rule (table, CV_SHELL_POSITION_LATE)))
    return;
  if (verb->needs_board && !table->board.present &&
      cv_judge_stops (judge, shell_rule (table, CV_SHELL_BOARD_NONE)))
    return;
  table->game->check (table, state, move, judge);
}

void
cv_check (const CvTable *table,
          const CvState *state,
          const CvMove *move,
          CvVerdict *ret_verdict)
{
  assert (table != NULL && state != NULL && ret_verdict != NULL);
  assert (cv_move_is_sound (move, table->n_players));

  CvJudge judge = { .overrule = false, .verdict = ret_verdict };
  check (table, state, move, &judge);
}

void
cv_check_without (const CvTable *table,
                  const CvState *state,
                  const CvMove *move,
                  const bool *unknown,
                  CvVerdict *ret_verdict)
{
  assert (table != NULL && state != NULL && unknown != NULL && ret_verdict != NULL);
  assert (cv_move_is_sound (move, table->n_players));

  CvJudge judge = { .verdict = ret_verdict,
                    .rules = table->game->rules,
                    .unknown = unknown };
  check (table, state, move, &judge);
}

bool
cv_may_apply (const CvTable *table,
              const CvState *state,
              const CvMove *move,
              CvVerdict *ret_verdict)
{
  assert (table != NULL && state != NULL && ret_verdict != NULL);
  assert (cv_move_is_sound (move, table->n_players));

  CvJudge judge = { .overrule = move->allowed, .verdict = ret_verdict };
  check (table, state, move, &judge);
  return cv_verdict_is_legal (ret_verdict);
}

/* From one state to the next. */

static void
apply_set (CvState *state, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == CV_ARG_TURNS)
      state->common.turns = (uint8_t) move->atoms[i].value;
    else if (move->atoms[i].arg == CV_ARG_EDITION)
      state->common.option[move->atoms[i].key] = (uint8_t) move->atoms[i].value;
}

static void
apply_shell (const CvTable *table, CvState *state, const CvMove *move)
{
  switch ((CvShellVerb) move->verb)
    {
    case CV_VERB_SET:
      apply_set (state, move);
      break;
    case CV_VERB_END:
      state->common.declared = true;
      break;
    case CV_VERB_LOCK:
      state->common.locked |= (uint8_t) (1u << move->by);
      break;
    case CV_VERB_HIDE:
      cv_secret_hide (table, state, move);
      break;
    case CV_VERB_REVEAL:
      cv_secret_reveal (state, move);
      break;
    case CV_VERB_NOTE:
      break;
    case CV_VERB_UNDO:
    case CV_VERB_REDO:
    case CV_VERB_GAME:
      assert (move->verb != CV_VERB_UNDO && move->verb != CV_VERB_REDO);
      break;
    }
  if ((move->verb == CV_VERB_HIDE || move->verb == CV_VERB_REVEAL) &&
      table->game->apply_secret != NULL)
    table->game->apply_secret (table, state, move);
}

void
cv_apply (const CvTable *table, CvState *state, const CvMove *move)
{
  assert (table != NULL && state != NULL);
  assert (cv_move_is_sound (move, table->n_players));

  CvVerdict verdict;

  assert (cv_may_apply (table, state, move, &verdict));
  if (move->allowed)
    {
      cv_check (table, state, move, &verdict);
      state->common.house |= !cv_verdict_is_legal (&verdict);
    }
  if (move->verb < CV_VERB_GAME)
    apply_shell (table, state, move);
  else
    table->game->apply (table, state, move);
  state->common.begun |= move->verb != CV_VERB_NOTE;
  assert (table->game->sane (table, state) == 0);
}

void
cv_legal (const CvTable *table,
          const CvState *state,
          const CvMove *without_at,
          CvSet *ret_cells)
{
  assert (table != NULL && state != NULL && ret_cells != NULL);
  assert (cv_move_is_sound (without_at, table->n_players));
  *ret_cells = (CvSet){ { 0 } };
  if (table->board.present && table->game->legal != NULL)
    table->game->legal (table, state, without_at, ret_cells);
}

void
cv_prompt_ask (CvPrompt *prompt, int phase, const CvRule *rule, int seat)
{
  assert (prompt != NULL && phase >= 0 && phase <= UINT8_MAX);
  assert (seat >= CV_NO_PLAYER && seat < CV_PLAYERS_MOST);

  *prompt = (CvPrompt){ .phase = (uint8_t) phase };
  cv_verdict_set (&prompt->say, rule);
  if (seat == CV_NO_PLAYER)
    return;
  prompt->who = (uint8_t) (1u << seat);
  cv_verdict_add (&prompt->say, CV_VALUE_PLAYER, seat);
}

bool
cv_is_over (const CvTable *table, const CvState *state)
{
  assert (table != NULL && state != NULL);

  CvVerdict ends[CV_ENDS_MOST];
  CvPrompt prompt;

  if (state->common.declared)
    return true;
  table->game->prompt (table, state, &prompt);
  if (prompt.is_over)
    return true;
  return state->common.turns == CV_TURNS_FREE &&
         table->game->ends (table, state, ends) > 0;
}
