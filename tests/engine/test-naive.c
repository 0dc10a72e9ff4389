/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine against the naive rules of naive.h, over random games: in every position
   the verdicts on random moves, rule and deciding cells, and the score sheet are the
   same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "cv-games.h"
#include "law.h"
#include "naive-parts.h"
#include "rec-report.h"

#define N_OASIS  45000
#define N_OREGON 45000
#define N_BASARI 45000

_Static_assert(N_OASIS + N_OREGON + N_BASARI >= 100000, "too few positions");

/* Of each kind of verdict, at least one must have come up for the comparison to mean
   something. */
#define RULES_MOST 64

typedef struct
{
  LawDice dice;
  LawTable table;
  CvState state;
  size_t n_positions;
  const CvRule *seen[RULES_MOST];
  int n_seen;
  int piece[4]; /* Oasis: which of the engine's pieces O, S, R and a camel are */
} Duel;

static const CvTable *
table_of (const Duel *duel)
{
  return &duel->table.table;
}

static int
random_seat (Duel *duel)
{
  return law_below (&duel->dice, table_of (duel)->n_players);
}

/* A cell on the board, seldom just beside it. */
static CvCell
random_cell (Duel *duel)
{
  const CvBoard *board = &table_of (duel)->board;
  int more = law_one_in (&duel->dice, 16);
  int column = law_below (&duel->dice, board->width + more);
  int row = law_below (&duel->dice, board->height + more);

  return cv_cell (column < CV_CELL_COLUMNS ? column : 0, row);
}

static void
start_table (Duel *duel, const CvGame *game, CvTurns turns, json_t *board)
{
  int range = game->players_max - game->players_min + 1;
  int n_players = game->players_min + law_below (&duel->dice, range);

  law_table_start (&duel->table, &duel->dice, game, n_players, turns, board);
  cv_state_start (table_of (duel), &duel->state);
}

/* One board in three is the sample, the others are random. */
static json_t *
choose_board (Duel *duel, const CvGame *game)
{
  return law_one_in (&duel->dice, 3) ? json_string ("sample")
                                     : law_random_board (&duel->dice, game);
}

/* Verdicts. */

static void
note_rule (Duel *duel, const CvRule *rule)
{
  for (int i = 0; i < duel->n_seen; i++)
    if (duel->seen[i] == rule)
      return;
  assert_true (duel->n_seen < RULES_MOST);
  duel->seen[duel->n_seen++] = rule;
}

/* A move as its event, for a message. */
static void
print_move (const Duel *duel, const CvMove *move, char *text, size_t size)
{
  const CvVerb *verb = cv_game_verb (table_of (duel)->game, move->verb);
  int n = snprintf (text, size, "%s by seat %d:", verb->name, move->by);

  for (uint32_t i = 0; i < move->n_atoms && n > 0 && (size_t) n < size; i++)
    {
      const CvAtom *atom = &move->atoms[i];
      n += snprintf (text + n, size - (size_t) n, " %s[%d]=%d",
                     verb->args[atom->arg].name, atom->key, atom->value);
    }
}

static bool
same_verdict (const CvVerdict *verdict, const NaiveVerdict *naive)
{
  if (strcmp (verdict->rule->id, naive->rule) != 0 ||
      verdict->n_because != naive->n_because)
    return false;
  for (int i = 0; i < naive->n_because; i++)
    if (verdict->because[i] !=
        cv_cell (naive->because[i].column, naive->because[i].row))
      return false;
  return true;
}

static void
fail_verdict (const Duel *duel,
              const CvMove *move,
              const CvVerdict *verdict,
              const NaiveVerdict *naive)
{
  char text[512];

  print_move (duel, move, text, sizeof text);
  fail_msg ("position %zu, %s: the engine says %s (%d cells), the naive rules %s (%d)",
            duel->n_positions, text, verdict->rule->id, verdict->n_because, naive->rule,
            naive->n_because);
}

/* Asks the engine and compares. True: legal. */
static bool
compare_verdict (Duel *duel, const CvMove *move, const NaiveVerdict *naive)
{
  CvVerdict verdict;

  cv_check (table_of (duel), &duel->state, move, &verdict);
  note_rule (duel, verdict.rule);
  if (!same_verdict (&verdict, naive))
    fail_verdict (duel, move, &verdict, naive);
  return cv_verdict_is_legal (&verdict);
}

/* What both sides are about to play without judging it. */
static void
assert_legal (const Duel *duel, const CvMove *move)
{
  CvVerdict verdict;
  char text[512];

  cv_check (table_of (duel), &duel->state, move, &verdict);
  if (cv_verdict_is_legal (&verdict))
    return;
  print_move (duel, move, text, sizeof text);
  fail_msg ("position %zu, %s: %s", duel->n_positions, text, verdict.rule->id);
}

/* Parts. */

/* A part of the engine's answer on a move is the naive one, which is taken over. */
static void
compare_part (const Duel *duel, const CvMove *move, const char *part, json_t *naive)
{
  CvAnswer answer;

  cv_answer (table_of (duel), &duel->state, move, &answer);
  json_t *engine = rec_report_answer (table_of (duel), &answer);
  if (!json_equal (json_object_get (engine, part), naive))
    {
      char text[512];
      print_move (duel, move, text, sizeof text);
      fail_msg ("position %zu, %s: the engine has %s, the naive rules %s",
                duel->n_positions, text, json_dumps (engine, JSON_COMPACT),
                json_dumps (naive, JSON_COMPACT | JSON_ENCODE_ANY));
    }
  json_decref (engine);
  json_decref (naive);
}

/* The whole of a part of the engine's answer; a new reference. */
static json_t *
take_part (const Duel *duel, const CvMove *move, const char *part)
{
  CvAnswer answer;

  cv_answer (table_of (duel), &duel->state, move, &answer);
  json_t *engine = rec_report_answer (table_of (duel), &answer);
  json_t *found = json_incref (json_object_get (engine, part));
  json_decref (engine);
  return found;
}

static int
seat_of (const CvTable *table, const json_t *color)
{
  int seat = 0;
  while (strcmp (cv_color_names[table->color[seat]], json_string_value (color)) != 0)
    seat++;
  return seat;
}

static int
number_in (const json_t *object, const char *key)
{
  return (int) json_integer_value (json_object_get (object, key));
}

static void
assert_seen (const Duel *duel, const char *id)
{
  for (int i = 0; i < duel->n_seen; i++)
    if (strcmp (duel->seen[i]->id, id) == 0)
      return;
  fail_msg ("%s never came up", id);
}

/* Every rule of the list whose id begins so came up. */
static void
assert_all_seen (const Duel *duel, const CvGame *game, const char *prefix)
{
  int n = 0;

  for (int i = 0; i < game->n_rules; i++)
    if (strncmp (game->rules[i].id, prefix, strlen (prefix)) == 0)
      {
        assert_seen (duel, game->rules[i].id);
        n++;
      }
  assert_true (n > 0);
}

/* Score sheets. */

static void
compare_player (const Duel *duel,
                const CvPlayerScore *player,
                const NaiveScore *naive,
                int seat)
{
  int n_sealed = 0;

  for (int i = 0; i < naive->n_players; i++)
    n_sealed += naive->sealed[i];
  assert_int_equal (player->sealed, naive->sealed[seat]);
  assert_int_equal (player->n_lines, naive->n_lines);
  if (player->sealed)
    return;
  for (int line = 0; line < naive->n_lines; line++)
    if (player->lines[line].points != naive->points[seat][line])
      fail_msg ("position %zu, seat %d, %s: the engine says %d, the naive rules %d",
                duel->n_positions, seat, player->lines[line].rule->id,
                player->lines[line].points, naive->points[seat][line]);
  assert_int_equal (player->total, naive->total[seat]);
  if (n_sealed == 0)
    assert_int_equal (player->rank, naive->rank[seat]);
}

static void
compare_score (const Duel *duel, bool open, const NaiveScore *naive)
{
  CvScore score;

  table_of (duel)->game->score (table_of (duel), &duel->state, open, &score);
  assert_int_equal (score.n_players, naive->n_players);
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      compare_player (duel, &score.player[seat], naive, seat);
      assert_int_equal (score.winners >> seat & 1, naive->wins[seat]);
    }
  assert_string_equal (cv_decided_names[score.decided], naive->decided);
}

/* Oasis. */

static const char kinds[] = "OSR";

/* The number of a kind in the verb's list, by its letter here. */
static int
kind_value (const CvTable *table, char letter)
{
  const CvVerb *verb =
      cv_game_verb (table->game, cv_game_verb_find (table->game, "place"));
  const CvArg *arg = &verb->args[cv_verb_arg (verb, "tile")];
  const char *word = letter == 'O' ? "oasis" : letter == 'S' ? "steppe" : "stone";

  for (int i = 0; arg->names[i] != NULL; i++)
    if (strcmp (arg->names[i], word) == 0)
      return i;
  fail_msg ("there is no tile %s", word);
  return -1;
}

/* Any cell, or one where the player has a marker. */
static CvCell
random_marker_cell (Duel *duel, const NaiveOasis *naive, int seat)
{
  for (int i = 0; i < 60; i++)
    {
      CvCell cell = random_cell (duel);
      int column = cv_cell_column (cell), row = cv_cell_row (cell);
      if (naive_oasis_land (naive, column, row) != NAIVE_NOTHING &&
          naive_oasis_markers (naive, seat, column, row) == 1)
        return cell;
    }
  return random_cell (duel);
}

static void
make_place (Duel *duel, const NaiveOasis *naive, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int seat = random_seat (duel), marker = law_below (&duel->dice, 8);

  law_move_start (move, table, "place", seat);
  law_move_add (move, table, "tile", 0,
                kind_value (table, kinds[law_below (&duel->dice, 3)]));
  law_move_add (move, table, "at", 0, random_cell (duel));
  if (marker == 0)
    law_move_add (move, table, "marker", 0, CV_CELL_NONE);
  else if (marker == 1)
    law_move_add (move, table, "marker", 0, random_cell (duel));
  else if (marker == 2)
    law_move_add (move, table, "marker", 0, random_marker_cell (duel, naive, seat));
}

/* A cell, often one where the player has a camel. */
static CvCell
random_camel_cell (Duel *duel, const NaiveOasis *naive, int seat)
{
  for (int i = 0; i < 40; i++)
    {
      CvCell cell = random_cell (duel);
      int column = cv_cell_column (cell), row = cv_cell_row (cell);
      if (row < NAIVE_SIDE && naive->camel[row][column] == '0' + seat)
        return cell;
    }
  return random_cell (duel);
}

static void
make_camel (Duel *duel, const NaiveOasis *naive, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int seat = random_seat (duel);

  law_move_start (move, table, "camel", seat);
  law_move_add (move, table, "at", 0, random_cell (duel));
  if (law_one_in (&duel->dice, 3))
    law_move_add (move, table, "from", 0, random_camel_cell (duel, naive, seat));
}

static void
make_secret (Duel *duel, LawMove *move, int most)
{
  const CvTable *table = table_of (duel);
  bool hides = law_one_in (&duel->dice, 2);

  law_move_start (move, table, hides ? "hide" : "reveal", random_seat (duel));
  for (int key = 0; table->game->hidden_keys[key] != NULL; key++)
    if (law_one_in (&duel->dice, 2))
      law_move_add (move, table, hides ? "add" : "counts", key,
                    law_below (&duel->dice, most));
}

/* All scoring markers are revealed, so that the sheet has totals. */
static void
reveal_oasis (Duel *duel, NaiveOasis *naive)
{
  const CvTable *table = table_of (duel);
  NaiveVerdict verdict;
  LawMove move;

  for (int seat = 0; seat < table->n_players; seat++)
    {
      law_move_start (&move, table, "reveal", seat);
      for (int key = 0; key < 4; key++)
        law_move_add (&move, table, "counts", key, law_below (&duel->dice, 3));
      naive_oasis_judge (naive, &move.move, false, &verdict);
      if (!compare_verdict (duel, &move.move, &verdict))
        continue;
      cv_apply (table, &duel->state, &move.move);
      naive_oasis_apply (naive, &move.move);
    }
}

static void
make_counters (Duel *duel, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int first = random_seat (duel);

  law_move_start (move, table, "counters", CV_NO_PLAYER);
  for (int i = 0; i < table->n_players; i++)
    law_move_add (move, table, "order", 0, (first + i) % table->n_players);
}

static void
make_count (Duel *duel, LawMove *move)
{
  static const char *const keys[] = { "herd", "oasis", "steppe", "stone" };

  law_move_start (move, table_of (duel), "count", random_seat (duel));
  for (int i = 0; i < 4; i++)
    if (law_one_in (&duel->dice, 2))
      law_move_add (move, table_of (duel), keys[i], 0,
                    law_below (&duel->dice, law_one_in (&duel->dice, 3) ? 60 : 4));
}

/* Tiles of a position: so many of each kind at most, on land. */
static void
scatter_tiles (Duel *duel, NaiveOasis *naive, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int left[3] = { 34, 34, 20 }, one_in = 2 + law_below (&duel->dice, 12);

  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      {
        int kind = law_below (&duel->dice, 3);
        if (strchr (".o", naive->ground[row][column]) == NULL || left[kind] == 0 ||
            !law_one_in (&duel->dice, one_in))
          continue;
        left[kind]--;
        naive->tile[row][column] = kinds[kind];
        law_move_add (move, table, "tiles", kind_value (table, kinds[kind]),
                      cv_cell (column, row));
      }
}

/* Markers and camels of a position: an area gets at most one, a player has four. */
static void
scatter_pieces (Duel *duel, NaiveOasis *naive, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int markers[CV_PLAYERS_MOST] = { 0 }, camels[CV_PLAYERS_MOST] = { 0 };
  int one_in = 1 + law_below (&duel->dice, 5);

  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      {
        int seat = law_one_in (&duel->dice, 2) ? 0 : random_seat (duel);
        bool is_free = naive->tile[row][column] != NAIVE_NOTHING;
        for (int other = 0; is_free && other < naive->n_players; other++)
          is_free = !naive_oasis_owns (naive, other, column, row);
        if (is_free && markers[seat] < 4 && law_one_in (&duel->dice, 2))
          {
            markers[seat]++;
            naive->marker[row][column] = (char) ('0' + seat);
            law_move_add (move, table, "markers", seat, cv_cell (column, row));
          }
        if (naive->ground[row][column] == '=' && camels[seat] < 20 &&
            law_one_in (&duel->dice, one_in))
          {
            camels[seat]++;
            law_move_add (move, table, "camels", seat, cv_cell (column, row));
          }
      }
}

/* Both sides set up the same random position. */
static void
set_up_oasis (Duel *duel, NaiveOasis *naive)
{
  const CvTable *table = table_of (duel);
  NaiveOasis draft = *naive;
  LawMove move;

  law_move_start (&move, table, "position", CV_NO_PLAYER);
  scatter_tiles (duel, &draft, &move);
  scatter_pieces (duel, &draft, &move);
  if (law_one_in (&duel->dice, 2))
    for (int seat = 0; seat < table->n_players; seat++)
      law_move_add (&move, table, "counters", seat, seat + 1);
  assert_legal (duel, &move.move);
  cv_apply (table, &duel->state, &move.move);
  naive_oasis_apply (naive, &move.move);
}

/* What stands on the board. Which of the engine's pieces is which is learnt the first
   time. */
static void
compare_cell (Duel *duel, const NaiveOasis *naive, int column, int row)
{
  int bit = cv_board_bit (&table_of (duel)->board, cv_cell (column, row));
  CvLook look = cv_oasis.look (table_of (duel), &duel->state, bit);
  char camel = naive->camel[row][column], tile = naive->tile[row][column];
  const char *found = strchr (kinds, tile);
  int piece = camel != NAIVE_NOTHING ? 3 : found != NULL ? (int) (found - kinds) : -1;

  assert_int_equal (look.piece >= 0, piece >= 0);
  if (piece >= 0 && duel->piece[piece] < 0)
    duel->piece[piece] = look.piece;
  if (piece >= 0)
    assert_int_equal (look.piece, duel->piece[piece]);
  if (camel != NAIVE_NOTHING)
    assert_int_equal (look.owner, camel - '0');
  else if (look.owner != CV_NO_PLAYER)
    assert_true (naive_oasis_owns (naive, look.owner, column, row));
  else
    for (int seat = 0; seat < naive->n_players; seat++)
      assert_false (naive_oasis_owns (naive, seat, column, row));
  if (camel == NAIVE_NOTHING)
    assert_int_equal (look.marker, naive->marker[row][column] != NAIVE_NOTHING);
}

static void
compare_oasis_board (Duel *duel, const NaiveOasis *naive)
{
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      compare_cell (duel, naive, column, row);
}

/* What each line counts, cell by cell; as many as it says, unless somebody has counted
   by hand. */
static void
compare_line_cells (const Duel *duel, const NaiveOasis *naive, int seat, int line)
{
  const CvTable *table = table_of (duel);
  const CvBoard *board = &table->board;
  char expected[NAIVE_SIDE][NAIVE_SIDE];
  CvSet cells;
  CvScore score;

  naive_oasis_line_cells (naive, seat, line, expected);
  table->game->line_cells (table, &duel->state, seat, line, &cells);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      assert_int_equal (cv_set_has (&cells, row * board->stride + column),
                        expected[row][column] == 'x');
  table->game->score (table, &duel->state, true, &score);
  assert_int_equal (
      cv_set_count (&cells, board->n_words),
      naive->counted[seat][line] >= 0 ? 0 : score.player[seat].lines[line].count);
}

static void
compare_oasis (Duel *duel, const NaiveOasis *naive)
{
  NaiveScore score;

  for (int open = 0; open < 2; open++)
    {
      naive_oasis_score (naive, open == 1, &score);
      compare_score (duel, open == 1, &score);
    }
  for (int seat = 0; seat < naive->n_players; seat++)
    compare_line_cells (duel, naive, seat, duel->n_positions % 4);
  if (duel->n_positions % 8 == 0)
    compare_oasis_board (duel, naive);
  duel->n_positions++;
}

/* The letter of the tile that a move lays. */
static char
kind_of (const NaiveOasis *naive, const CvMove *move)
{
  int tile = naive_number (naive->table, move, "tile", 0);

  for (int i = 0; i < 3; i++)
    if (kind_value (naive->table, kinds[i]) == tile)
      return kinds[i];
  return NAIVE_NOTHING;
}

/* Where there is no doubt what a house rule does: a tile beside the wrong areas, or a
   marker or camel that should not move. Which of two markers in an area moves, or
   whether one moves within the area that grows, no page says. */
static bool
may_overrule (const NaiveOasis *naive, const NaiveVerdict *verdict, const CvMove *move)
{
  static const char *const rules[] = {
    "oasis.place.rival",        "oasis.place.joins-own", "oasis.place.start-oasis",
    "oasis.place.start-steppe", "oasis.marker.not-new",  "oasis.marker.required",
    "oasis.marker.in-hand",     "oasis.camel.has-spare"
  };
  int marker = naive_number (naive->table, move, "marker", 0);

  if (marker != CV_ABSENT && marker != CV_CELL_NONE &&
      (naive_oasis_markers (naive, move->by, marker % 32, marker / 32) > 1 ||
       kind_of (naive, move) == naive_oasis_land (naive, marker % 32, marker / 32)))
    return false;
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
    if (strcmp (rules[i], verdict->rule) == 0)
      return true;
  return false;
}

static bool
compare_overruled (Duel *duel, const NaiveOasis *naive, CvMove *move)
{
  NaiveVerdict verdict;
  CvVerdict found;

  move->allowed = true;
  naive_oasis_judge (naive, move, true, &verdict);
  if (cv_may_apply (table_of (duel), &duel->state, move, &found))
    {
      assert_true (strstr (verdict.rule, "oasis.place.") == verdict.rule ||
                   strstr (verdict.rule, "oasis.camel.move") == verdict.rule);
      return true;
    }
  assert_string_equal (found.rule->id, verdict.rule);
  return false;
}

static void
compare_swallowed (const Duel *duel, const CvPart *list, const NaiveOutlook *naive)
{
  const CvBoard *board = &table_of (duel)->board;
  int n = 0;

  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      if (naive->swallowed[row][column] == 'x')
        {
          n++;
          assert_true (n <= list->n_inside);
          assert_int_equal (list[n].number, cv_cell (column, row));
        }
  assert_int_equal (n, list->n_inside);
}

/* Whose the area is, whence the marker comes, what is swallowed. */
static void
compare_outlook (Duel *duel, const NaiveOasis *naive, const CvMove *move)
{
  CvAnswer answer;
  NaiveOutlook outlook;

  cv_answer (table_of (duel), &duel->state, move, &answer);
  naive_oasis_foresee (naive, move, &outlook);
  const CvPart *owner = law_find_part (&answer.explained, "owner");
  const CvPart *marker = law_find_part (&answer.explained, "marker");
  assert_int_equal (owner->type == CV_PART_NONE ? -1 : owner->number, outlook.owner);
  assert_int_equal (marker->type != CV_PART_NONE, outlook.places_marker);
  assert_int_equal (marker->type == CV_PART_CELL, outlook.from.column >= 0);
  if (marker->type == CV_PART_CELL)
    assert_int_equal (marker->number, cv_cell (outlook.from.column, outlook.from.row));
  else if (marker->type != CV_PART_NONE)
    assert_string_equal (marker->word, "hand");
  compare_swallowed (duel, law_find_part (&answer.explained, "swallows"), &outlook);
}

/* One random move, judged by both; played when it is legal or, seldom, overruled. */
static bool
try_oasis_move (Duel *duel, NaiveOasis *naive, bool house)
{
  LawMove move;
  NaiveVerdict verdict;
  int what = law_below (&duel->dice, 80);

  if (what < 48)
    make_place (duel, naive, &move);
  else if (what < 72)
    make_camel (duel, naive, &move);
  else if (what < 79)
    make_secret (duel, &move, 9);
  else
    make_count (duel, &move);
  naive_oasis_judge (naive, &move.move, false, &verdict);
  bool legal = compare_verdict (duel, &move.move, &verdict);
  if (legal && what < 48 && !duel->state.common.house)
    compare_outlook (duel, naive, &move.move);
  if (!legal && house && may_overrule (naive, &verdict, &move.move))
    legal = compare_overruled (duel, naive, &move.move);
  if (!legal)
    return false;
  cv_apply (table_of (duel), &duel->state, &move.move);
  naive_oasis_apply (naive, &move.move);
  return true;
}

static void
play_counters (Duel *duel, NaiveOasis *naive)
{
  LawMove move;

  make_counters (duel, &move);
  assert_legal (duel, &move.move);
  cv_apply (table_of (duel), &duel->state, &move.move);
  naive_oasis_apply (naive, &move.move);
}

static void
play_oasis (Duel *duel)
{
  NaiveOasis naive;
  bool house = law_one_in (&duel->dice, 4);
  int n_refused = 0;

  start_table (duel, &cv_oasis, CV_TURNS_FREE, choose_board (duel, &cv_oasis));
  naive_oasis_start (&naive, table_of (duel));
  if (law_one_in (&duel->dice, 2))
    set_up_oasis (duel, &naive);
  compare_oasis (duel, &naive);
  while (n_refused < 400 && duel->n_positions < N_OASIS)
    {
      int what = law_below (&duel->dice, 100);
      if (what == 0)
        play_counters (duel, &naive);
      else if (what == 1)
        reveal_oasis (duel, &naive);
      else if (!try_oasis_move (duel, &naive, house))
        {
          n_refused++;
          continue;
        }
      compare_oasis (duel, &naive);
    }
  law_table_end (&duel->table);
}

/* Oasis: placing, markers, camels, secrets, areas and the sheet, on boards of all
   sizes, from the empty board or a random position, now and then with a house rule. */
static void
test_oasis_agrees_with_the_naive_rules (void **state)
{
  Duel duel = { .dice = { 1 }, .piece = { -1, -1, -1, -1 } };

  while (duel.n_positions < N_OASIS)
    play_oasis (&duel);
  assert_int_equal (duel.n_positions, N_OASIS);
  assert_all_seen (&duel, &cv_oasis, "oasis.place.");
  assert_all_seen (&duel, &cv_oasis, "oasis.marker.");
  assert_all_seen (&duel, &cv_oasis, "oasis.camel.");
  assert_seen (&duel, "oasis.box.scoring");
  assert_seen (&duel, "oasis.box.tiles");
  assert_seen (&duel, "oasis.box.camels");
  assert_seen (&duel, "oasis.count.ok");
}

/* Oregon. */

static int
word_value (const CvTable *table, const char *verb, const char *arg, const char *word)
{
  const CvVerb *spec =
      cv_game_verb (table->game, cv_game_verb_find (table->game, verb));
  const CvArg *found = &spec->args[cv_verb_arg (spec, arg)];

  for (int i = 0; found->names[i] != NULL; i++)
    if (strcmp (found->names[i], word) == 0)
      return i;
  fail_msg ("%s %s can't be %s", verb, arg, word);
  return -1;
}

/* A card that fits the cell, in its columns or its rows, or any card. */
static int
random_card (Duel *duel, const char *verb, CvCell at, bool columns)
{
  const CvTable *table = table_of (duel);
  int column = cv_cell_column (at), row = cv_cell_row (at);
  int symbol = law_below (&duel->dice, 5);

  if (law_one_in (&duel->dice, 6))
    return word_value (table, verb, "cards", "joker");
  if (column < 15 && row < 10 && !law_one_in (&duel->dice, 4))
    symbol = columns ? table->board.column_symbol[column / 3]
                     : table->board.row_symbol[row / 2];
  return word_value (table, verb, "cards", table->game->symbols[symbol]);
}

/* A cell, often one with the ground that the building needs. */
static CvCell
random_site (Duel *duel, const NaiveOregon *naive)
{
  char wanted = "gggrm"[law_below (&duel->dice, 5)];

  for (int i = 0; i < 30; i++)
    {
      CvCell cell = random_cell (duel);
      if (cv_cell_column (cell) < 15 && cv_cell_row (cell) < 10 &&
          naive->ground[cv_cell_row (cell)][cv_cell_column (cell)] == wanted)
        return cell;
    }
  return random_cell (duel);
}

/* Seldom without cards. */
static void
make_farmer (Duel *duel, LawMove *move)
{
  const CvTable *table = table_of (duel);
  CvCell at = random_cell (duel);
  bool swapped = law_one_in (&duel->dice, 2);

  law_move_start (move, table, "farmer", random_seat (duel));
  if (!law_one_in (&duel->dice, 8))
    {
      law_move_add (move, table, "cards", 0, random_card (duel, "farmer", at, swapped));
      law_move_add (move, table, "cards", 0,
                    random_card (duel, "farmer", at, !swapped));
    }
  law_move_add (move, table, "at", 0, at);
}

static void
make_building (Duel *duel, const NaiveOregon *naive, const char *verb, LawMove *move)
{
  const CvTable *table = table_of (duel);
  CvCell at = random_site (duel, naive);

  law_move_start (move, table, verb, random_seat (duel));
  if (strcmp (verb, "building") == 0 && !law_one_in (&duel->dice, 8))
    law_move_add (move, table, "cards", 0,
                  random_card (duel, verb, at, law_one_in (&duel->dice, 2)));
  law_move_add (move, table, "building", 0, law_below (&duel->dice, 7));
  law_move_add (move, table, "at", 0, at);
}

/* What the tokens of one player may be worth, stated for both heaps; seldom wrong. */
static void
make_reveal (Duel *duel, const NaiveOregon *naive, int seat, LawMove *move)
{
  law_move_start (move, table_of (duel), "reveal", seat);
  for (int heap = 0; heap < 2; heap++)
    {
      int n = naive->tokens[seat][heap], least = heap == 0 ? 1 : 3;
      law_move_add (move, table_of (duel), "counts", heap,
                    n * least + law_below (&duel->dice, 2 * n + 1) +
                        law_one_in (&duel->dice, 20));
    }
}

/* The value of one token, whether or not one is held that was not yet told. */
static void
make_hide (Duel *duel, LawMove *move)
{
  int heap = law_below (&duel->dice, 2);

  law_move_start (move, table_of (duel), "hide", random_seat (duel));
  law_move_add (move, table_of (duel), "add", heap,
                (heap == 0 ? 1 : 3) + law_below (&duel->dice, 4));
}

/* Adds what the verdict says to what players have. */
static void
add_pays (const CvTable *table, const json_t *pays, OregonState *oregon)
{
  size_t i;
  const json_t *pay;

  json_array_foreach (pays, i, pay)
    {
      const char *token = json_string_value (json_object_get (pay, "token"));
      const char *wakes = json_string_value (json_object_get (pay, "wakes"));
      int seat = seat_of (table, json_object_get (pay, "to"));
      oregon->track[seat] += number_in (pay, "points");
      if (token != NULL)
        oregon->tokens[seat][strcmp (token, "gold") == 0]++;
      if (wakes != NULL)
        *(strcmp (wakes, "joker") == 0 ? &oregon->jokers : &oregon->extras) |=
            (uint8_t) (1u << seat);
    }
}

/* What the verdict says is paid is what the step changes. */
static void
play_paid (Duel *duel, const CvMove *move)
{
  const CvTable *table = table_of (duel);
  OregonState told = duel->state.oregon;
  json_t *pays = take_part (duel, move, "pays");
  const OregonState *now = &duel->state.oregon;

  add_pays (table, pays, &told);
  json_decref (pays);
  cv_apply (table, &duel->state, move);
  assert_memory_equal (told.track, now->track, sizeof told.track);
  assert_memory_equal (told.tokens, now->tokens, sizeof told.tokens);
  assert_int_equal (told.extras, now->extras);
  /* A joker that was played is spent, unless the verdict says that it woke again. */
  for (int seat = 0; seat < table->n_players; seat++)
    if (seat != move->by)
      assert_int_equal (told.jokers >> seat & 1, now->jokers >> seat & 1);
  assert_int_equal (now->jokers & ~told.jokers, 0);
}

static bool
is_placement (const CvTable *table, const CvMove *move)
{
  return naive_is (table, move, "farmer") || naive_is (table, move, "building");
}

/* Judged by both, and played when it is legal. */
static bool
try_oregon (Duel *duel, NaiveOregon *naive, const CvMove *move)
{
  NaiveVerdict verdict;

  naive_oregon_judge (naive, move, &verdict);
  if (!compare_verdict (duel, move, &verdict))
    return false;
  if (is_placement (table_of (duel), move) && law_one_in (&duel->dice, 3))
    {
      compare_part (duel, move, "pays", naive_oregon_pays (naive, move));
      play_paid (duel, move);
    }
  else
    cv_apply (table_of (duel), &duel->state, move);
  naive_oregon_apply (naive, move);
  return true;
}

static void
reveal_oregon (Duel *duel, NaiveOregon *naive)
{
  LawMove move;

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      make_reveal (duel, naive, seat, &move);
      try_oregon (duel, naive, &move.move);
    }
}

static bool
has_water_near (const NaiveOregon *naive, int column, int row)
{
  for (int r = row - 1; r <= row + 1; r++)
    for (int c = column - 1; c <= column + 1; c++)
      if (c >= 0 && c < 15 && r >= 0 && r < 10 && naive->ground[r][c] == 'w')
        return true;
  return false;
}

/* The word of a building that may lie on the cell, or NULL. */
static const char *
random_building (Duel *duel, const NaiveOregon *naive, int column, int row)
{
  static const char *const prairie[] = { "post-office", "church", "warehouse",
                                         "harbor" };
  int n_prairie = has_water_near (naive, column, row) ? 4 : 3;

  switch (naive->ground[row][column])
    {
    case 'g':
      return prairie[law_below (&duel->dice, n_prairie)];
    case 'r':
      return "train-station";
    case 'm':
      return law_one_in (&duel->dice, 2) ? "coal-mine" : "gold-mine";
    }
  return NULL;
}

/* Farmers and buildings of a position, as many as the box has. */
static void
scatter_oregon (Duel *duel, const NaiveOregon *naive, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int n_farmers[CV_PLAYERS_MOST] = { 0 }, n_buildings[7] = { 0 };
  int one_in = 2 + law_below (&duel->dice, 9);

  for (int row = 0; row < 10; row++)
    for (int column = 0; column < 15; column++)
      {
        const char *word = random_building (duel, naive, column, row);
        int seat = random_seat (duel);
        if (word == NULL || !law_one_in (&duel->dice, one_in))
          continue;
        int kind = word_value (table, "building", "building", word);
        if (law_one_in (&duel->dice, 3) && n_buildings[kind] < 4)
          {
            n_buildings[kind]++;
            law_move_add (move, table, "buildings", kind, cv_cell (column, row));
          }
        else if (n_farmers[seat] < 14)
          {
            n_farmers[seat]++;
            law_move_add (move, table, "farmers", seat, cv_cell (column, row));
          }
      }
}

/* What stands before the players in a position; heaps may be almost empty. */
static void
scatter_tokens (Duel *duel, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int left[2] = { 21, 21 };

  for (int seat = 0; seat < table->n_players; seat++)
    {
      law_move_add (move, table, "track", seat, law_below (&duel->dice, 5));
      law_move_add (move, table, "jokers", seat, law_below (&duel->dice, 2));
      law_move_add (move, table, "extras", seat, law_below (&duel->dice, 2));
      for (int heap = 0; heap < 2; heap++)
        {
          int n =
              law_one_in (&duel->dice, 2) ? law_below (&duel->dice, left[heap] + 1) : 0;
          left[heap] -= n;
          law_move_add (move, table, "tokens", seat * 8 + heap, n);
        }
    }
}

static void
set_up_oregon (Duel *duel, NaiveOregon *naive)
{
  const CvTable *table = table_of (duel);
  LawMove move;

  law_move_start (&move, table, "position", CV_NO_PLAYER);
  scatter_oregon (duel, naive, &move);
  scatter_tokens (duel, &move);
  assert_legal (duel, &move.move);
  cv_apply (table, &duel->state, &move.move);
  naive_oregon_apply (naive, &move.move);
}

/* The board and what stands before each player, then the sheet. */
static void
compare_oregon_players (const Duel *duel, const NaiveOregon *naive)
{
  const OregonState *oregon = &duel->state.oregon;

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      assert_int_equal (oregon->track[seat], naive->track[seat]);
      assert_int_equal (oregon->jokers >> seat & 1, naive->joker[seat]);
      assert_int_equal (oregon->extras >> seat & 1, naive->extra[seat]);
      for (int heap = 0; heap < 2; heap++)
        assert_int_equal (oregon->tokens[seat][heap], naive->tokens[seat][heap]);
    }
}

static void
compare_oregon_board (const Duel *duel, const NaiveOregon *naive)
{
  for (int row = 0; row < 10; row++)
    for (int column = 0; column < 15; column++)
      {
        int bit = cv_board_bit (&table_of (duel)->board, cv_cell (column, row));
        CvLook look = cv_oregon.look (table_of (duel), &duel->state, bit);
        char farmer = naive->farmer[row][column];
        assert_int_equal (look.piece >= 0,
                          farmer != NAIVE_NOTHING ||
                              naive->building[row][column] != NAIVE_NOTHING);
        if (farmer != NAIVE_NOTHING)
          assert_int_equal (look.owner, farmer - '0');
      }
}

static void
compare_oregon (Duel *duel, const NaiveOregon *naive)
{
  NaiveScore score;

  compare_oregon_players (duel, naive);
  compare_oregon_board (duel, naive);
  for (int open = 0; open < 2; open++)
    {
      naive_oregon_score (naive, open == 1, &score);
      compare_score (duel, open == 1, &score);
    }
  duel->n_positions++;
}

static bool
try_oregon_move (Duel *duel, NaiveOregon *naive)
{
  LawMove move;
  int what = law_below (&duel->dice, 16);

  if (what < 8)
    make_farmer (duel, &move);
  else if (what < 15)
    make_building (duel, naive, "building", &move);
  else
    make_building (duel, naive, "start", &move);
  return try_oregon (duel, naive, &move.move);
}

/* An extra turn is spent, or it was already. */
static bool
try_extra (Duel *duel, NaiveOregon *naive)
{
  LawMove move;
  CvVerdict verdict;

  law_move_start (&move, table_of (duel), "extra", random_seat (duel));
  cv_check (table_of (duel), &duel->state, &move.move, &verdict);
  assert_int_equal (strcmp (verdict.rule->id, "oregon.extra.spent") == 0,
                    !naive->extra[move.move.by]);
  if (!cv_verdict_is_legal (&verdict))
    return false;
  cv_apply (table_of (duel), &duel->state, &move.move);
  naive_oregon_apply (naive, &move.move);
  return true;
}

static bool
step_oregon (Duel *duel, NaiveOregon *naive)
{
  LawMove move;
  int what = law_below (&duel->dice, 80);

  if (what == 0)
    {
      reveal_oregon (duel, naive);
      return true;
    }
  if (what == 1)
    return try_extra (duel, naive);
  if (what > 5)
    return try_oregon_move (duel, naive);
  make_hide (duel, &move);
  return try_oregon (duel, naive, &move.move);
}

static void
play_oregon (Duel *duel)
{
  NaiveOregon naive;
  int n_refused = 0;

  start_table (duel, &cv_oregon, CV_TURNS_FREE, choose_board (duel, &cv_oregon));
  naive_oregon_start (&naive, table_of (duel));
  if (law_one_in (&duel->dice, 2))
    set_up_oregon (duel, &naive);
  compare_oregon (duel, &naive);
  while (n_refused < 300 && duel->n_positions < N_OREGON)
    if (step_oregon (duel, &naive))
      compare_oregon (duel, &naive);
    else
      n_refused++;
  law_table_end (&duel->table);
}

/* Oregon: start tiles, farmers, buildings, points, jokers, tokens and the sheet, from
   the empty board or a random position. */
static void
test_oregon_agrees_with_the_naive_rules (void **state)
{
  Duel duel = { .dice = { 2 } };

  while (duel.n_positions < N_OREGON)
    play_oregon (&duel);
  assert_int_equal (duel.n_positions, N_OREGON);
  assert_all_seen (&duel, &cv_oregon, "oregon.farmer.");
  assert_all_seen (&duel, &cv_oregon, "oregon.building.");
  assert_seen (&duel, "oregon.start.place");
  assert_seen (&duel, "oregon.start.twice");
  assert_seen (&duel, "oregon.start.terrain");
  assert_seen (&duel, "oregon.start.harbor-dry");
  assert_seen (&duel, "oregon.start.occupied");
  assert_seen (&duel, "oregon.start.water");
  assert_seen (&duel, "oregon.start.off-board");
  assert_seen (&duel, "oregon.hide.ok");
  assert_seen (&duel, "oregon.box.tokens");
}

/* Basari. */

static CvGems
random_gems (Duel *duel, int most)
{
  CvGems gems = 0;

  for (int color = 0; color < CV_GEM_COLORS; color++)
    if (!law_one_in (&duel->dice, 3))
      gems += cv_gems_of (color, law_below (&duel->dice, most + 1));
  return gems;
}

/* Hands that the box can fill, pieces and disks anywhere. */
static void
make_basari_position (Duel *duel, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int n_arches = table->board.n_arches;

  law_move_start (move, table, "position", CV_NO_PLAYER);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      law_move_add (move, table, "points", seat, law_below (&duel->dice, 6));
      law_move_add (move, table, "gems", seat,
                    (int32_t) random_gems (duel, law_one_in (&duel->dice, 4) ? 0 : 6));
      law_move_add (move, table, "arches", seat, 1 + law_below (&duel->dice, n_arches));
      law_move_add (move, table, "disks", seat, 1 + law_below (&duel->dice, n_arches));
    }
  law_move_add (move, table, "round", 0, 1 + law_below (&duel->dice, 3));
}

/* Plays a move that the naive rules call legal: the engine must too. */
static void
play_due (Duel *duel, NaiveBasari *naive, const CvMove *move)
{
  assert_legal (duel, move);
  cv_apply (table_of (duel), &duel->state, move);
  naive_basari_apply (naive, move);
}

static void
compare_basari (Duel *duel, const NaiveBasari *naive)
{
  const BasariState *basari = &duel->state.basari;
  NaiveScore score;

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      assert_int_equal (cv_basari.ring_place (&duel->state, seat, false),
                        naive->arch[seat]);
      assert_int_equal (cv_basari.ring_place (&duel->state, seat, true),
                        naive->disk[seat]);
      for (int color = 0; color < CV_GEM_COLORS; color++)
        assert_int_equal (cv_gems_count (basari->player[seat].gems, color),
                          naive->gems[seat][color]);
    }
  naive_basari_score (naive, &score);
  compare_score (duel, false, &score);
  duel->n_positions++;
}

/* Rolls and choices name all players. */
static void
make_for_all (Duel *duel, const char *verb, const char *arg, LawMove *move)
{
  const CvTable *table = table_of (duel);
  bool rolls = strcmp (verb, "roll") == 0;

  law_move_start (move, table, verb, CV_NO_PLAYER);
  for (int seat = 0; seat < table->n_players; seat++)
    law_move_add (move, table, arg, seat,
                  rolls ? 1 + law_below (&duel->dice, 6) : law_below (&duel->dice, 3));
}

static void
make_offer (Duel *duel, int seat, LawMove *move)
{
  const BasariPlayer *player = &duel->state.basari.player[seat];
  CvGems gems = 0;

  if (law_one_in (&duel->dice, 3))
    gems = random_gems (duel, 4);
  else
    for (int color = 0; color < CV_GEM_COLORS; color++)
      gems += cv_gems_of (
          color, law_below (&duel->dice, cv_gems_count (player->gems, color) + 1));
  law_move_start (move, table_of (duel), "offer", seat);
  law_move_add (move, table_of (duel), "gems", 0, (int32_t) gems);
}

static void
make_speech (Duel *duel, LawMove *move)
{
  int seat = random_seat (duel);

  if (law_one_in (&duel->dice, 5))
    law_move_start (move, table_of (duel), "accept", seat);
  else
    make_offer (duel, seat, move);
}

/* How an offer compares with the one it answers; all that would be enough are looked
   through only now and then. */
static void
compare_offer (Duel *duel,
               const NaiveBasari *naive,
               const CvMove *move,
               const NaiveVerdict *verdict)
{
  bool is_higher = strcmp (verdict->rule, "basari.barter.offer") == 0;
  bool is_lower = strcmp (verdict->rule, "basari.barter.not-higher") == 0;

  if ((!is_higher && !is_lower) || naive->offerer < 0 || naive->offerer == move->by)
    return;
  if (is_higher && !law_one_in (&duel->dice, 4))
    return;
  compare_part (duel, move, "compare", naive_basari_compare (naive, move));
  if (is_lower && law_one_in (&duel->dice, 8))
    compare_part (duel, move, "enough", naive_basari_enough (naive, move));
}

/* A word of the barter from anybody, judged by both, said when it is legal. */
static bool
try_barter (Duel *duel, NaiveBasari *naive)
{
  LawMove move;
  NaiveVerdict verdict;

  make_speech (duel, &move);
  naive_basari_judge (naive, &move.move, &verdict);
  bool legal = compare_verdict (duel, &move.move, &verdict);
  compare_offer (duel, naive, &move.move, &verdict);
  if (!legal)
    return false;
  cv_apply (table_of (duel), &duel->state, &move.move);
  naive_basari_apply (naive, &move.move);
  return true;
}

/* An action by its word; what the arch shows is only said where the board does not. */
static void
make_action (
    Duel *duel, const NaiveBasari *naive, const char *word, int seat, LawMove *move)
{
  const CvTable *table = table_of (duel);
  int arch = naive->arch[seat] - 1;

  law_move_start (move, table, word, seat);
  if (strcmp (word, "die") == 0)
    law_move_add (move, table, "roll", 0, 1 + law_below (&duel->dice, 6));
  if (strcmp (word, "points") == 0 && !table->board.has_arch_points[arch])
    law_move_add (move, table, "points", 0, law_below (&duel->dice, 8));
  if (strcmp (word, "gems") == 0 && !table->board.has_arch_gems[arch])
    law_move_add (move, table, "gems", 0, (int32_t) random_gems (duel, 2));
}

/* Anybody tries to do or to decline any action: both judge alike. */
static void
compare_actions (Duel *duel, const NaiveBasari *naive)
{
  static const char *const words[] = { "die", "points", "gems", "skip" };
  const char *word = words[law_below (&duel->dice, 4)];
  int seat = random_seat (duel);
  bool skips = strcmp (word, "skip") == 0;
  const char *wanted =
      naive_basari_act (naive, skips ? naive->choice[seat] : word, seat);
  NaiveVerdict naive_verdict = { .n_because = 0 };
  LawMove move;

  make_action (duel, naive, word, seat, &move);
  snprintf (naive_verdict.rule, sizeof naive_verdict.rule, "basari.%s.ok", word);
  if (wanted != NULL)
    snprintf (naive_verdict.rule, sizeof naive_verdict.rule, "%s", wanted);
  compare_verdict (duel, &move.move, &naive_verdict);
}

/* The action at hand is done, seldom declined; its parts say what it brings. */
static void
play_action (Duel *duel, NaiveBasari *naive, const char *word, int seat)
{
  LawMove move;

  if (law_one_in (&duel->dice, 10))
    word = "skip";
  make_action (duel, naive, word, seat, &move);
  if (strcmp (word, "gems") == 0)
    compare_part (duel, &move.move, "takes", naive_basari_takes (naive, &move.move));
  else if (strcmp (word, "skip") != 0)
    compare_part (duel, &move.move, "pays", naive_basari_pays (naive, &move.move));
  play_due (duel, naive, &move.move);
}

/* False: nothing was played. */
static bool
step_actions (Duel *duel, NaiveBasari *naive)
{
  int seat, two[2];
  const char *word = naive_basari_next (naive, &seat, two);

  if (seat < 0)
    return try_barter (duel, naive);
  play_action (duel, naive, word, seat);
  return true;
}

/* What a roll and the end of a round are in this position. */
static void
compare_turn (Duel *duel, NaiveWait wait)
{
  CvVerdict verdict;
  LawMove move;

  make_for_all (duel, "roll", "dice", &move);
  cv_check (table_of (duel), &duel->state, &move.move, &verdict);
  assert_string_equal (verdict.rule->id, wait == NAIVE_ROLLS     ? "basari.roll.ok"
                                         : wait == NAIVE_IS_OVER ? "basari.end.over"
                                         : wait == NAIVE_ENDS_ROUND
                                             ? "basari.round.over"
                                             : "basari.action.order");
  law_move_start (&move, table_of (duel), "end-round", CV_NO_PLAYER);
  cv_check (table_of (duel), &duel->state, &move.move, &verdict);
  assert_string_equal (verdict.rule->id,
                       wait == NAIVE_ENDS_ROUND ? "basari.end-round.ok"
                       : wait == NAIVE_IS_OVER  ? "basari.end.over"
                                                : "basari.round.not-over");
}

/* The lines that the verdict tells are what the reckoning changes. */
static void
compare_reckoning (Duel *duel, const NaiveBasari *naive, const CvMove *end_round)
{
  const CvTable *table = table_of (duel);
  json_t *lines = take_part (duel, end_round, "lines");
  CvState next = duel->state;
  size_t i;
  const json_t *line;

  compare_part (duel, end_round, "lines", naive_basari_lines (naive, end_round));
  cv_apply (table, &next, end_round);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      const char *name = cv_color_names[table->color[seat]];
      const BasariPlayer *before = &duel->state.basari.player[seat];
      const BasariPlayer *after = &next.basari.player[seat];
      int points = 0, back = 0;
      json_array_foreach (lines, i, line)
        {
          const json_t *to = json_object_get (line, "to");
          if (json_is_string (to) && seat_of (table, to) == seat)
            points += number_in (line, "points");
          if (json_object_get (json_object_get (line, "back"), name) != NULL)
            points += number_in (line, "points");
          back += number_in (json_object_get (line, "back"), name);
        }
      assert_int_equal (after->laps + after->majorities,
                        before->laps + before->majorities + points);
      assert_int_equal (cv_gems_total (after->gems),
                        cv_gems_total (before->gems) - back);
    }
  json_decref (lines);
}

static bool
step_basari (Duel *duel, NaiveBasari *naive, NaiveWait wait)
{
  LawMove move;

  compare_turn (duel, wait);
  compare_actions (duel, naive);
  switch (wait)
    {
    case NAIVE_ROLLS:
      make_for_all (duel, "roll", "dice", &move);
      break;
    case NAIVE_CHOOSES:
      make_for_all (duel, "choose", "actions", &move);
      break;
    case NAIVE_ENDS_ROUND:
      law_move_start (&move, table_of (duel), "end-round", CV_NO_PLAYER);
      compare_reckoning (duel, naive, &move.move);
      break;
    case NAIVE_ACTS:
      return step_actions (duel, naive);
    case NAIVE_IS_OVER:
      return false;
    }
  play_due (duel, naive, &move.move);
  return true;
}

/* Start disks, judged by both; who lays none is seated by both. */
static void
try_start (Duel *duel, NaiveBasari *naive)
{
  const CvTable *table = table_of (duel);
  NaiveVerdict verdict;
  LawMove move;

  law_move_start (&move, table, "start", random_seat (duel));
  law_move_add (&move, table, "arch", 0,
                1 + law_below (&duel->dice, law_one_in (&duel->dice, 3)
                                                ? table->board.n_arches + 1
                                                : table->n_players + 1));
  naive_basari_judge_start (naive, &move.move, &verdict);
  if (compare_verdict (duel, &move.move, &verdict))
    play_due (duel, naive, &move.move);
}

static void
start_basari (Duel *duel, NaiveBasari *naive, CvTurns turns)
{
  CvVerdict verdict;
  LawMove move;

  start_table (duel, &cv_basari, turns, choose_board (duel, &cv_basari));
  naive_basari_start (naive, table_of (duel));
  if (law_one_in (&duel->dice, 3))
    {
      for (int n = law_below (&duel->dice, 6); n > 0; n--)
        try_start (duel, naive);
      return;
    }
  make_basari_position (duel, &move);
  cv_check (table_of (duel), &duel->state, &move.move, &verdict);
  if (cv_verdict_is_legal (&verdict))
    play_due (duel, naive, &move.move);
  try_start (duel, naive);
}

static void
play_basari (Duel *duel)
{
  NaiveBasari naive;

  start_basari (duel, &naive, CV_TURNS_GUIDED);
  compare_basari (duel, &naive);
  for (int i = 0; i < 2000 && duel->n_positions < N_BASARI; i++)
    {
      NaiveWait wait = naive_basari_wait (&naive);
      if (step_basari (duel, &naive, wait))
        compare_basari (duel, &naive);
      if (wait == NAIVE_IS_OVER)
        break;
    }
  law_table_end (&duel->table);
}

/* Basari: whole guided games, each word of a barter judged, rounds reckoned. */
static void
test_basari_agrees_with_the_naive_rules (void **state)
{
  Duel duel = { .dice = { 3 } };

  while (duel.n_positions < N_BASARI)
    play_basari (&duel);
  assert_int_equal (duel.n_positions, N_BASARI);
  assert_all_seen (&duel, &cv_basari, "basari.barter.");
  assert_all_seen (&duel, &cv_basari, "basari.action.");
  assert_all_seen (&duel, &cv_basari, "basari.start.");
  assert_all_seen (&duel, &cv_basari, "basari.skip.");
}

/* In free turns an offer is still checked against the last one of somebody else, and a
   round is reckoned whenever the players say so. */
static void
test_basari_agrees_with_the_naive_rules_in_free_turns (void **state)
{
  Duel duel = { .dice = { 4 } };
  NaiveBasari naive;
  LawMove move;

  for (int game = 0; game < 200; game++)
    {
      start_basari (&duel, &naive, CV_TURNS_FREE);
      for (int i = 0; i < 60; i++)
        if (try_barter (&duel, &naive))
          compare_basari (&duel, &naive);
        else if (naive.offerer < 0 && law_one_in (&duel.dice, 4))
          {
            law_move_start (&move, table_of (&duel), "end-round", CV_NO_PLAYER);
            play_due (&duel, &naive, &move.move);
            compare_basari (&duel, &naive);
          }
      law_table_end (&duel.table);
    }
  assert_true (duel.n_positions > 2000);
  assert_all_seen (&duel, &cv_basari, "basari.barter.");
}

/* A house rule may put markers of two players into one area; each is still shown as
   that of its own player. */
static void
test_oasis_shows_a_marker_as_that_of_its_player (void **state)
{
  Duel duel = { .dice = { 5 } };
  const CvTable *table = table_of (&duel);
  json_t *board = json_pack ("{s:i,s:s,s:s,s:[s]}", "caravanserai-board", 1, "game",
                             "oasis", "id", "row", "rows", "....");
  LawMove move;

  start_table (&duel, &cv_oasis, CV_TURNS_FREE, board);
  for (int seat = 0; seat < 3; seat++)
    {
      law_move_start (&move, table, "place", seat);
      law_move_add (&move, table, "tile", 0, kind_value (table, 'R'));
      law_move_add (&move, table, "at", 0, cv_cell (seat, 0));
      move.move.allowed = true;
      cv_apply (table, &duel.state, &move.move);
    }
  for (int seat = 0; seat < 3; seat++)
    {
      CvLook look = cv_oasis.look (table, &duel.state, seat);
      assert_true (look.marker);
      assert_int_equal (look.owner, seat);
    }
  law_table_end (&duel.table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_oasis_agrees_with_the_naive_rules),
    cmocka_unit_test (test_oasis_shows_a_marker_as_that_of_its_player),
    cmocka_unit_test (test_oregon_agrees_with_the_naive_rules),
    cmocka_unit_test (test_basari_agrees_with_the_naive_rules),
    cmocka_unit_test (test_basari_agrees_with_the_naive_rules_in_free_turns),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
