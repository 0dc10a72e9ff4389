/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-learned.h"

#include "basari-numbers.h"
#include "caravan-basari.h"
#include "cv-games.h"

/* What a step states of the archway where the player stands. */
typedef struct
{
  int arch; /* -1: nothing */
  gboolean is_gems;
  int32_t value;
} Statement;

/* When what the board says now was stated first: the entries of the log, from 1; 0: by
   the board. */
typedef struct
{
  gsize points[CV_BOARD_ARCHES];
  gsize gems[CV_BOARD_ARCHES];
} Sources;

static Statement
read_statement (const CvTable *table, const CvState *before, const CvMove *move)
{
  const CvVerb *verb = cv_game_verb (table->game, move->verb);
  gboolean is_gems = g_str_equal (verb->name, "gems");
  Statement nothing = { .arch = -1 };

  if (!is_gems && !g_str_equal (verb->name, "points"))
    return nothing;
  int32_t value = cv_move_get (move, cv_verb_arg (verb, verb->name), 0);
  if (value == CV_ABSENT)
    return nothing;
  int arch = table->game->ring_place (before, move->by, false) - 1;
  return (Statement){ arch, is_gems, value };
}

static gboolean
is_same (const CvMove *a, const CvMove *b)
{
  if (a->verb != b->verb || a->by != b->by || a->n_atoms != b->n_atoms)
    return FALSE;
  for (guint i = 0; i < a->n_atoms; i++)
    if (a->atoms[i].arg != b->atoms[i].arg || a->atoms[i].key != b->atoms[i].key ||
        a->atoms[i].value != b->atoms[i].value)
      return FALSE;
  return TRUE;
}

/* The place among the steps that each entry took when it was played, undone ones
   included; G_MAXSIZE for what is no step. */
static gsize *
find_places (const CvMatch *log)
{
  gsize n_entries = cv_match_n_entries (log), n_steps = 0;
  gsize *places = g_new (gsize, n_entries + 1);

  for (gsize entry = 0; entry < n_entries; entry++)
    {
      CvMove move = cv_match_entry_move (log, entry);
      int32_t n = cv_move_get (&move, CV_ARG_STEPS, 0);
      places[entry] = G_MAXSIZE;
      if (move.verb == CV_VERB_UNDO)
        n_steps -= n == CV_ABSENT ? 1 : (gsize) n;
      else if (move.verb == CV_VERB_REDO)
        n_steps += n == CV_ABSENT ? 1 : (gsize) n;
      else if (move.verb != CV_VERB_NOTE)
        places[entry] = n_steps++;
    }
  return places;
}

/* A correction plays again what came after the step: the same at the same place. It says
   nothing new, so only the corrected step does. A record that was read does not know
   which of its steps are such. */
static gsize
find_first (const CvMatch *log, const gsize *places, gsize entry)
{
  CvMove move = cv_match_entry_move (log, entry);

  for (gsize earlier = places[entry]; earlier < entry; earlier++)
    {
      CvMove other = cv_match_entry_move (log, earlier);
      if (places[earlier] == places[entry] && is_same (&move, &other))
        return earlier;
    }
  return entry;
}

/* A number that no board can have is of no use to the next game. */
static gboolean
is_sensible (const Statement *statement)
{
  return statement->is_gems || (statement->value >= 0 && statement->value <= 99);
}

static void
take_statement (const CvTable *table,
                const Statement *statement,
                gsize source,
                Sources *sources,
                CvBoard *board)
{
  int arch = statement->arch;
  gsize *last = statement->is_gems ? &sources->gems[arch] : &sources->points[arch];
  gboolean is_printed = statement->is_gems ? table->board.has_arch_gems[arch]
                                           : table->board.has_arch_points[arch];

  if (is_printed || source < *last)
    return;
  *last = source;
  if (statement->is_gems)
    board->arch_gems[arch] = (CvGems) statement->value;
  else
    board->arch_points[arch] = (uint8_t) statement->value;
  *(statement->is_gems ? &board->has_arch_gems[arch] : &board->has_arch_points[arch]) =
      TRUE;
}

/* What the board pays is stated too. */
static void
take_worth (const BasariState *state, CvBoard *board)
{
  for (int color = 0; color < CV_GEM_COLORS; color++)
    board->majority[color] = (uint16_t) state->majority_worth[color];
  board->lap = (uint16_t) state->lap_worth;
}

/* open: the step whose own statement is open, or G_MAXSIZE; ret_open: what that is. */
static void
learn (const CvMatch *log, gsize open, CvBoard *ret_board, Statement *ret_open)
{
  const CvTable *table = cv_match_table (log);
  g_autofree gsize *places = find_places (log);
  Sources sources = { .gems = { 0 } };
  CvState state;

  *ret_board = table->board;
  *ret_open = (Statement){ .arch = -1 };
  cv_state_start (table, &state);
  for (gsize step = 0; table->board.present && step < cv_match_n_steps (log); step++)
    {
      gsize entry = cv_match_step_entry (log, step);
      CvMove move = cv_match_entry_move (log, entry);
      Statement statement = read_statement (table, &state, &move);
      if (step == open)
        *ret_open = statement;
      if (statement.arch >= 0 && is_sensible (&statement))
        take_statement (table, &statement, find_first (log, places, entry) + 1,
                        &sources, ret_board);
      cv_apply (table, &state, &move);
    }
  if (table->board.present)
    take_worth (&state.basari, ret_board);
}

void
caravan_basari_learn (const CvMatch *log, CvBoard *ret_board)
{
  Statement open;

  learn (log, G_MAXSIZE, ret_board, &open);
}

/* Later steps repeat what the corrected one has stated: they are no answer either. */
static gboolean
learn_at_desk (CaravanDesk *desk, int arch, gboolean is_gems, CvBoard *ret_board)
{
  const CvMatch *log = caravan_match_get_ahead (caravan_desk_get_match (desk));
  const CvBoard *board = &cv_match_table (log)->board;
  gsize correcting = G_MAXSIZE;
  Statement open;

  g_return_val_if_fail (arch >= 0 && arch < board->n_arches, FALSE);
  caravan_desk_get_correcting (desk, &correcting);
  learn (log, correcting, ret_board, &open);
  if (is_gems ? board->has_arch_gems[arch] : board->has_arch_points[arch])
    return TRUE;
  if (open.arch == arch && open.is_gems == is_gems)
    return FALSE;
  return is_gems ? ret_board->has_arch_gems[arch] : ret_board->has_arch_points[arch];
}

gboolean
caravan_basari_find_points (CaravanDesk *desk, int arch, int *ret_points)
{
  CvBoard board;

  if (!learn_at_desk (desk, arch, FALSE, &board))
    return FALSE;
  *ret_points = board.arch_points[arch];
  return TRUE;
}

gboolean
caravan_basari_find_gems (CaravanDesk *desk, int arch, CvGems *ret_gems)
{
  CvBoard board;

  if (!learn_at_desk (desk, arch, TRUE, &board))
    return FALSE;
  *ret_gems = board.arch_gems[arch];
  return TRUE;
}

/* A board of which no more is known. */

#define ARCHES_LEAST 4
#define ARCHES_USUAL 30

/* What is printed on most boards. */
static void
describe (int size, json_t *board)
{
  json_object_set_new (board, "arches", json_integer (size));
  json_object_set_new (board, "majority",
                       json_pack ("{s:i, s:i, s:i, s:i}", "blue", BASARI_MAJORITY_BLUE,
                                  "green", BASARI_MAJORITY_GREEN, "yellow",
                                  BASARI_MAJORITY_YELLOW, "red", BASARI_MAJORITY_RED));
  json_object_set_new (board, "lap", json_integer (BASARI_LAP_PAYS));
}

static int
find_size (const json_t *board)
{
  return (int) json_integer_value (json_object_get (board, "arches"));
}

const CaravanLearnedBoard caravan_basari_learned_board = {
  .least = ARCHES_LEAST,
  .most = CV_BOARD_ARCHES,
  .usual = ARCHES_USUAL,
  /* Translators: the title of a board that people fill in while they play. */
  .title = N_ ("Basari board"),
  .hint = N_ ("Count the archways. What they show is asked for when somebody takes it, "
              "and can be remembered for the next game."),
  .size = N_ ("Archways on the board"),
  .stead = N_ ("Not the printed one: choose “Not known yet” to play on yours."),
  .warning =
      N_ ("Every verdict about points and gems will be about the sample board. "
          "Choose “Not known yet” to play on the printed one, or a board of your "
          "own."),
  /* Translators: of a board that people fill in while they play: both are numbers. */
  .known = N_ ("Known so far: %1$s of %2$s archways"),
  .question = N_ ("Remember what the archways show?"),
  /* Translators: beside the button “Remember”, where there is little room. */
  .brief = N_ ("Archways"),
  .offer = N_ ("Remember what the archways show"),
  .describe = describe,
  .find_size = find_size,
  .learn = caravan_basari_learn,
};
