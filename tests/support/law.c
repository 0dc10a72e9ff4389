/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The laws: a message says which one is broken, by which seed and by which event. */
#include "law.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "rec-board.h"
#include "rec-event.h"
#include "rec-header.h"
#include "rec-record.h"

/* Dice: splitmix64. */

uint64_t
law_roll (LawDice *dice)
{
  uint64_t z = dice->state += UINT64_C (0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

int
law_below (LawDice *dice, int n)
{
  return (int) (law_roll (dice) % (uint64_t) n);
}

bool
law_one_in (LawDice *dice, int n)
{
  return law_below (dice, n) == 0;
}

/* Numbers from 0 to n - 1 in random order. */
static void
shuffle (LawDice *dice, int n, int *numbers)
{
  for (int i = 0; i < n; i++)
    {
      int j = law_below (dice, i + 1);
      numbers[i] = numbers[j];
      numbers[j] = i;
    }
}

static int
count_words (const char *const *words)
{
  int n = 0;

  while (words != NULL && words[n] != NULL)
    n++;
  return n;
}

/* Boards. */

#define GROUNDS_MOST 16

/* A glyph out of the game's, some of them rare on this board. */
static char
random_glyph (LawDice *dice, const CvGame *game, const int *weight, int sum)
{
  int pick = law_below (dice, sum), i = 0;

  while (pick >= weight[i])
    pick -= weight[i++];
  return game->grounds[i].glyph;
}

static json_t *
random_rows (LawDice *dice, const CvGame *game)
{
  int width = game->width_min + law_below (dice, game->width_max - game->width_min + 1);
  int height =
      game->height_min + law_below (dice, game->height_max - game->height_min + 1);
  int weight[GROUNDS_MOST], sum = 0;
  json_t *rows = json_array ();

  for (int i = 0; game->grounds[i].glyph != '\0'; i++)
    sum += weight[i] = 1 + law_below (dice, 4) * law_below (dice, 4);
  for (int row = 0; row < height; row++)
    {
      char text[CV_BOARD_SIDE + 1] = "";
      for (int column = 0; column < width; column++)
        text[column] = random_glyph (dice, game, weight, sum);
      json_array_append_new (rows, json_string (text));
    }
  return rows;
}

static json_t *
random_symbols (LawDice *dice, const CvGame *game)
{
  int order[CV_BOARD_BANDS];
  json_t *symbols = json_array ();

  shuffle (dice, CV_BOARD_BANDS, order);
  for (int i = 0; i < CV_BOARD_BANDS; i++)
    json_array_append_new (symbols, json_string (game->symbols[order[i]]));
  return symbols;
}

static json_t *
random_letters (LawDice *dice, int most)
{
  char letters[16] = "";
  int n = law_below (dice, most + 1);

  for (int i = 0; i < n; i++)
    letters[i] = CV_GEM_LETTERS[law_below (dice, CV_GEM_COLORS)];
  return json_string (letters);
}

/* What an arch shows, or a part of it, or nothing. */
static json_t *
random_arch (LawDice *dice)
{
  json_t *arch = json_object ();

  if (!law_one_in (dice, 12))
    json_object_set_new (arch, "points", json_integer (law_below (dice, 9)));
  if (!law_one_in (dice, 12))
    json_object_set_new (arch, "gems", random_letters (dice, 5));
  return arch;
}

/* Sometimes only their number is known. */
static json_t *
random_arches (LawDice *dice)
{
  int n = 4 + law_below (dice, 30);
  json_t *arches = json_array ();

  if (law_one_in (dice, 5))
    {
      json_decref (arches);
      return json_integer (n);
    }
  for (int i = 0; i < n; i++)
    json_array_append_new (arches, random_arch (dice));
  return arches;
}

json_t *
law_random_board (LawDice *dice, const CvGame *game)
{
  json_t *board = json_pack ("{s:i,s:s,s:s,s:s}", "caravanserai-board", 1, "game",
                             game->id, "id", "random", "title", "Random");

  if (game->layout == CV_LAYOUT_RING)
    {
      json_object_set_new (board, "arches", random_arches (dice));
      json_object_set_new (board, "majority",
                           json_pack ("{s:i,s:i,s:i,s:i}", "blue", law_below (dice, 20),
                                      "green", 10, "yellow", 12, "red", 14));
      json_object_set_new (board, "lap", json_integer (law_below (dice, 20)));
      return board;
    }
  json_object_set_new (board, "rows", random_rows (dice, game));
  if (game->symbols != NULL)
    {
      json_object_set_new (board, "column-symbols", random_symbols (dice, game));
      json_object_set_new (board, "row-symbols", random_symbols (dice, game));
      json_object_set_new (board, "track", json_integer (law_below (dice, 200)));
    }
  return board;
}

/* Tables. */

static json_t *
make_header (LawDice *dice, const CvGame *game, int n_players, CvTurns turns)
{
  int order[8];
  json_t *players = json_array ();

  shuffle (dice, game->n_colors, order);
  for (int seat = 0; seat < n_players; seat++)
    {
      const char *color = cv_color_names[game->colors[order[seat]]];
      json_array_append_new (players,
                             json_pack ("{s:s,s:s}", "color", color, "name", color));
    }
  return json_pack ("{s:i,s:s,s:s,s:o}", "caravanserai", 1, "game", game->id, "turns",
                    cv_turns_names[turns], "players", players);
}

/* For a game that no header can name. */
static void
start_by_hand (LawTable *table, const CvGame *game, int n_players, const json_t *board)
{
  RecError error = { 0 };

  cv_table_start (&table->table, game);
  table->table.n_players = (uint8_t) n_players;
  for (int seat = 0; seat < n_players && seat < CV_PLAYERS_MOST; seat++)
    table->table.color[seat] = game->colors[seat];
  if (board != NULL)
    assert_true (rec_board_read (board, game, &table->table.board, &error));
  table->header = NULL;
}

void
law_table_start (LawTable *table,
                 LawDice *dice,
                 const CvGame *game,
                 int n_players,
                 CvTurns turns,
                 json_t *board)
{
  RecError error = { 0 };

  if (cv_game_find (game->id) == NULL)
    {
      start_by_hand (table, game, n_players, board);
      table->table.turns = (uint8_t) turns;
      json_decref (board);
      return;
    }
  json_t *header = make_header (dice, game, n_players, turns);
  if (board != NULL)
    json_object_set_new (header, "board", board);
  table->header =
      rec_header_read (header, getenv ("CARAVANSERAI_DATA"), &table->table, &error);
  json_decref (header);
  if (table->header == NULL)
    fail_msg ("the table can't be set: %s %s", error.text, error.args[0]);
}

void
law_table_end (LawTable *table)
{
  json_decref (table->header);
}

/* Moves made by hand. */

void
law_move_start (LawMove *move, const CvTable *table, const char *verb, int by)
{
  int index = cv_game_verb_find (table->game, verb);

  assert_true (index >= 0);
  move->move = (CvMove){ .verb = (uint8_t) index, .by = (int8_t) by };
  move->move.atoms = move->atoms;
}

void
law_move_add (
    LawMove *move, const CvTable *table, const char *arg, int key, int32_t value)
{
  int index = cv_verb_arg (cv_game_verb (table->game, move->move.verb), arg);
  uint32_t place = move->move.n_atoms;

  assert_true (index >= 0);
  assert_true (place < LAW_ATOMS_MOST);
  for (; place > 0 && move->atoms[place - 1].arg > index; place--)
    move->atoms[place] = move->atoms[place - 1];
  move->atoms[place] =
      (CvAtom){ .arg = (uint8_t) index, .key = (uint8_t) key, .value = value };
  move->move.n_atoms++;
}

/* Random events. */

static const char *
color_of (const CvTable *table, int seat)
{
  return cv_color_names[table->color[seat]];
}

/* Mostly on the board, sometimes beside it, seldom no cell at all. */
static json_t *
random_cell (LawDice *dice, const CvTable *table)
{
  char text[CV_CELL_TEXT_SIZE];
  int width = table->board.present ? table->board.width : 8;
  int height = table->board.present ? table->board.height : 8;
  bool anywhere = width == 0 || law_one_in (dice, 20);

  if (law_one_in (dice, 200))
    return json_string ("a0");
  if (anywhere)
    return json_string (cv_cell_print (
        cv_cell (law_below (dice, CV_CELL_COLUMNS), law_below (dice, CV_CELL_ROWS)),
        text));
  return json_string (cv_cell_print (
      cv_cell (law_below (dice, width), law_below (dice, height)), text));
}

/* Mostly small, within the range; seldom out of it. */
static json_t *
random_number (LawDice *dice, const CvArg *arg)
{
  int most = arg->min == 0 && arg->max == 0 ? 9999 : arg->max;
  int n = most - arg->min + 1;

  if (law_one_in (dice, 100))
    return json_integer (law_one_in (dice, 2) ? most + 1 : arg->min - 1);
  if (law_one_in (dice, 400))
    return json_real (1.0);
  if (n > 8 && !law_one_in (dice, 10))
    n = 8;
  return json_integer (arg->min + law_below (dice, n));
}

static json_t *
random_word (LawDice *dice, const char *const *words)
{
  if (law_one_in (dice, 400))
    return json_string ("word");
  return json_string (words[law_below (dice, count_words (words))]);
}

static json_t *
random_value (LawDice *dice, const CvTable *table, const CvArg *arg)
{
  switch (arg->kind)
    {
    case CV_KIND_CELL_OR_NONE:
      return law_one_in (dice, 3) ? json_string ("none") : random_cell (dice, table);
    case CV_KIND_CELL:
      return random_cell (dice, table);
    case CV_KIND_PLAYER:
      return json_string (color_of (table, law_below (dice, table->n_players)));
    case CV_KIND_NUMBER:
      return random_number (dice, arg);
    case CV_KIND_NAME:
      return random_word (dice, arg->names);
    case CV_KIND_BOOL:
      return json_boolean (law_one_in (dice, 2));
    case CV_KIND_GEMS:
      return random_letters (dice, law_one_in (dice, 3) ? 12 : 4);
    case CV_KIND_COUNTS:
    case CV_KIND_EDITION:
    case CV_KIND_TEXT:
    case CV_KIND_NAMES:
    case CV_KIND_LOCK:
    case CV_KIND_BOX:
      break;
    }
  return json_null ();
}

/* A list; one of players often names each of them once. */
static json_t *
random_list (LawDice *dice, const CvTable *table, const CvArg *arg)
{
  json_t *list = json_array ();
  int order[CV_PLAYERS_MOST];
  int most = arg->n_max > 0 ? arg->n_max : arg->n_min + 5;
  int n = arg->n_min + law_below (dice, most - arg->n_min + 1);

  if (arg->kind == CV_KIND_PLAYER && !law_one_in (dice, 3))
    {
      shuffle (dice, table->n_players, order);
      for (int i = 0; i < table->n_players; i++)
        json_array_append_new (list, json_string (color_of (table, order[i])));
      return list;
    }
  for (int i = 0; i < n; i++)
    json_array_append_new (list, random_value (dice, table, arg));
  return list;
}

static json_t *
random_inner_map (LawDice *dice, const CvTable *table, const CvArg *arg)
{
  json_t *map = json_object ();

  for (int key = 0; arg->inner_keys[key] != NULL; key++)
    if (law_one_in (dice, 2))
      json_object_set_new (map, arg->inner_keys[key], random_value (dice, table, arg));
  return map;
}

static json_t *
random_map (LawDice *dice, const CvTable *table, const CvArg *arg)
{
  json_t *map = json_object ();
  int n = arg->keys == NULL ? table->n_players : count_words (arg->keys);

  for (int key = 0; key < n; key++)
    {
      const char *name = arg->keys == NULL ? color_of (table, key) : arg->keys[key];
      if (arg->all ? law_one_in (dice, 200) : law_one_in (dice, 2))
        continue;
      json_object_set_new (
          map, name,
          arg->shape == CV_SHAPE_MAP_OF_LISTS  ? random_list (dice, table, arg)
          : arg->shape == CV_SHAPE_MAP_OF_MAPS ? random_inner_map (dice, table, arg)
                                               : random_value (dice, table, arg));
    }
  return map;
}

/* What only the verbs of the shell have. */

static json_t *
random_counts (LawDice *dice, const CvTable *table)
{
  static const CvArg number = { .kind = CV_KIND_NUMBER };
  json_t *map = json_object ();

  for (int key = 0; key < count_words (table->game->hidden_keys); key++)
    if (law_one_in (dice, 2))
      json_object_set_new (map, table->game->hidden_keys[key],
                           random_number (dice, &number));
  return map;
}

static json_t *
random_option (LawDice *dice, const CvOption *option)
{
  return option->values == NULL ? json_boolean (law_one_in (dice, 2))
                                : random_word (dice, option->values);
}

static json_t *
random_edition (LawDice *dice, const CvTable *table)
{
  const CvGame *game = table->game;
  json_t *base = random_word (dice, game->editions);

  if (law_one_in (dice, 2))
    return base;
  json_t *edition = json_pack ("{s:o}", "base", base);
  for (int i = 0; game->options != NULL && game->options[i].name != NULL; i++)
    if (law_one_in (dice, 2))
      json_object_set_new (edition, game->options[i].name,
                           random_option (dice, &game->options[i]));
  return edition;
}

/* So many bytes of zero. */
static json_t *
zeros_in_base64 (int n)
{
  char text[320] = "";
  int size = (n + 2) / 3 * 4;

  memset (text, 'A', (size_t) size);
  for (int i = 0; i < (3 - n % 3) % 3; i++)
    text[size - 1 - i] = '=';
  return json_string (text);
}

static json_t *
random_names (LawDice *dice, const CvTable *table)
{
  int seat = law_below (dice, table->n_players);

  return json_pack ("{s:s}", color_of (table, seat), "Zoë");
}

static json_t *
random_arg (LawDice *dice, const CvTable *table, const CvArg *arg)
{
  switch (arg->kind)
    {
    case CV_KIND_COUNTS:
      return random_counts (dice, table);
    case CV_KIND_EDITION:
      return random_edition (dice, table);
    case CV_KIND_TEXT:
      return json_string ("“a doubt”\n");
    case CV_KIND_NAMES:
      return random_names (dice, table);
    case CV_KIND_LOCK:
      return json_pack ("{s:o,s:o,s:o,s:i,s:i}", "public", zeros_in_base64 (32), "salt",
                        zeros_in_base64 (16), "secret", zeros_in_base64 (72), "ops", 1,
                        "mem", 8192);
    case CV_KIND_BOX:
      return zeros_in_base64 (176);
    case CV_KIND_CELL:
    case CV_KIND_CELL_OR_NONE:
    case CV_KIND_PLAYER:
    case CV_KIND_NUMBER:
    case CV_KIND_NAME:
    case CV_KIND_BOOL:
    case CV_KIND_GEMS:
      break;
    }
  return arg->shape == CV_SHAPE_SCALAR ? random_value (dice, table, arg)
         : arg->shape == CV_SHAPE_LIST ? random_list (dice, table, arg)
                                       : random_map (dice, table, arg);
}

static json_t *
random_event (LawDice *dice, const CvTable *table, int number)
{
  const CvVerb *verb = cv_game_verb (table->game, number);
  json_t *event = json_pack ("{s:s}", "do", verb->name);

  if (verb->by)
    json_object_set_new (
        event, "by",
        json_string (color_of (table, law_below (dice, table->n_players))));
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (verb->args[i].required ? !law_one_in (dice, 300) : law_one_in (dice, 2))
      json_object_set_new (event, verb->args[i].name,
                           random_arg (dice, table, &verb->args[i]));
  if (law_one_in (dice, 12))
    json_object_set_new (event, "allowed", json_string ("house"));
  if (law_one_in (dice, 300))
    json_object_set_new (event, "colour", json_true ());
  return event;
}

/* A run. */

/* Legal maps are compared after every so many events. */
#define MAPS_EVERY 8

typedef struct
{
  const CvTable *table;
  const json_t *header;
  uint64_t seed;
  LawDice dice;
  CvMatch *match;
  LawCount *count;

  /* The event at hand, its text and its move. */
  json_t *object;
  RecEvent event;

  json_t *played; /* all events that were, in a list */

  /* What the match should hold: the state before the first step and after each, those
     that were undone included. */
  CvState *states;
  size_t n_steps, n_redo, space;
} Law;

static void
break_law (const Law *law, const json_t *event, const char *what)
{
  char *text = json_dumps (event, JSON_COMPACT);

  fail_msg ("%s, seed %llu, entry %zu, %s: %s", law->table->game->id,
            (unsigned long long) law->seed, cv_match_n_entries (law->match),
            text != NULL ? text : "no event", what);
}

static void
hold (const Law *law, bool holds, const char *what)
{
  if (!holds)
    break_law (law, law->object, what);
}

static bool
same_secret (const CvSecret *a, const CvSecret *b)
{
  return a->hidden == b->hidden && a->revealed == b->revealed &&
         a->is_revealed == b->is_revealed;
}

static bool
same_common (const CvCommon *a, const CvCommon *b)
{
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    for (int key = 0; key < CV_HIDDEN_MOST; key++)
      if (!same_secret (&a->secret[seat][key], &b->secret[seat][key]))
        return false;
  return memcmp (a, b, offsetof (CvCommon, locked) + sizeof a->locked) == 0 &&
         memcmp (a->unstated, b->unstated, sizeof a->unstated) == 0 &&
         memcmp (a->unstated_box, b->unstated_box, sizeof a->unstated_box) == 0;
}

/* Byte by byte, but for the secrets: those are assigned as a whole, which may leave
   anything in the byte that each has to spare. The rest is zeroed at the start, written
   member by member, and copied only as a whole state. */
bool
law_same_state (const CvState *a, const CvState *b)
{
  const char *rest_of_a = (const char *) a + sizeof (CvCommon);
  const char *rest_of_b = (const char *) b + sizeof (CvCommon);

  return same_common (&a->common, &b->common) &&
         memcmp (rest_of_a, rest_of_b, sizeof *a - sizeof (CvCommon)) == 0;
}

static bool
is_state (const Law *law, const CvState *state, size_t n_steps)
{
  return law_same_state (state, &law->states[n_steps]);
}

static bool
same_verdict (const CvVerdict *a, const CvVerdict *b)
{
  if (a->rule != b->rule || a->phrase != b->phrase || a->n_because != b->n_because ||
      a->n_values != b->n_values)
    return false;
  for (int i = 0; i < a->n_because; i++)
    if (a->because[i] != b->because[i])
      return false;
  for (int i = 0; i < a->n_values; i++)
    if (a->values[i].type != b->values[i].type ||
        a->values[i].number != b->values[i].number ||
        a->values[i].term != b->values[i].term)
      return false;
  return true;
}

static bool
same_move (const CvMove *a, const CvMove *b)
{
  if (a->verb != b->verb || a->by != b->by || a->allowed != b->allowed ||
      a->n_atoms != b->n_atoms)
    return false;
  for (uint32_t i = 0; i < a->n_atoms; i++)
    if (a->atoms[i].arg != b->atoms[i].arg || a->atoms[i].key != b->atoms[i].key ||
        a->atoms[i].value != b->atoms[i].value)
      return false;
  return true;
}

/* A move that is written as text and read again is the same move. */
static void
check_round_trip (Law *law)
{
  RecError error = { 0 };
  RecEvent again = { 0 };
  json_t *written = rec_event_write (law->table, &law->event.move, law->object);
  char *text = json_dumps (written, JSON_COMPACT);
  json_t *parsed = rec_json_parse (text, strlen (text), REC_JSON_DEPTH, &error);

  hold (law, parsed != NULL, "what was written is no JSON");
  hold (law, rec_event_read (law->table, parsed, &again, &error),
        "what was written can't be read");
  hold (law, same_move (&law->event.move, &again.move), "the text is another move");
  json_decref (parsed);
  json_decref (written);
  free (text);
  rec_event_free (&again);
}

static bool
is_rule_of_game (const Law *law, const CvRule *rule)
{
  const CvGame *game = law->table->game;

  return rule == &cv_rule_undo_none || rule == &cv_rule_redo_none ||
         (rule >= game->rules && rule < game->rules + game->n_rules);
}

/* A verdict names a rule of the game and cells in reading order. */
static void
check_verdict (const Law *law, const CvVerdict *verdict)
{
  hold (law, is_rule_of_game (law, verdict->rule), "the rule is not in the list");
  hold (law, verdict->n_because <= CV_BECAUSE_MOST, "too many deciding cells");
  hold (law, verdict->n_values <= CV_VALUES_MOST, "too many values");
  for (int i = 0; i < verdict->n_because; i++)
    {
      hold (law, cv_board_bit (&law->table->board, verdict->because[i]) >= 0,
            "a deciding cell is off the board");
      hold (law, i == 0 || verdict->because[i - 1] < verdict->because[i],
            "the deciding cells are not in reading order");
    }
}

/* Asking twice gives one answer and changes nothing. */
static CvVerdict
check_judging (const Law *law)
{
  const CvMove *move = &law->event.move;
  CvVerdict first, second;

  cv_match_judge (law->match, move, &first);
  cv_match_judge (law->match, move, &second);
  check_verdict (law, &first);
  hold (law, same_verdict (&first, &second), "two verdicts on one move");
  if (move->verb != CV_VERB_UNDO && move->verb != CV_VERB_REDO)
    {
      cv_check (law->table, cv_match_state (law->match), move, &second);
      hold (law, same_verdict (&first, &second),
            "the match judges otherwise than the game");
    }
  hold (law, is_state (law, cv_match_state (law->match), law->n_steps),
        "judging has changed the state");
  return first;
}

/* What the verdict carries holds together. */
static void
check_answer (const Law *law, CvAnswer *ret_answer)
{
  const CvState *state = cv_match_state (law->match);

  cv_match_judge (law->match, &law->event.move, &ret_answer->verdict);
  cv_explain (law->table, state, &law->event.move, &ret_answer->verdict,
              &ret_answer->explained);
  for (int i = 0; i < ret_answer->explained.n_says; i++)
    check_verdict (law, &ret_answer->explained.say[i]);
  const char *wrong = law_check_answer (ret_answer);
  hold (law, wrong == NULL, wrong);
}

/* What was promised of the step that has just been played. */
static void
check_promises (const Law *law, const CvAnswer *answer)
{
  if (law->event.move.verb < CV_VERB_GAME || !cv_verdict_is_legal (&answer->verdict))
    return;
  LawPlayed played = { .table = law->table,
                       .before = &law->states[law->n_steps - 1],
                       .after = &law->states[law->n_steps],
                       .move = &law->event.move,
                       .answer = answer };
  const char *wrong = law_check_promises (&played);
  hold (law, wrong == NULL, wrong);
  law->count->n_promises += answer->explained.n_parts;
}

/* Legal maps. */

/* The move with the cell put in its place. */
static CvMove
put_at (const CvMove *move, int arg, CvCell cell, CvAtom *atoms)
{
  CvMove with = *move;
  uint32_t n = 0;

  while (n < move->n_atoms && move->atoms[n].arg < arg)
    {
      atoms[n] = move->atoms[n];
      n++;
    }
  atoms[n] = (CvAtom){ .arg = (uint8_t) arg, .value = cell };
  memcpy (atoms + n + 1, move->atoms + n, (move->n_atoms - n) * sizeof *atoms);
  with.n_atoms = move->n_atoms + 1;
  with.atoms = atoms;
  return with;
}

static int
count_bits (const CvSet *set)
{
  return cv_set_count (set, CV_SET_WORDS);
}

/* The map has exactly the cells for which the verdict is legal. */
static void
compare_map (const Law *law, const CvMove *without, int arg)
{
  const CvBoard *board = &law->table->board;
  const CvState *state = cv_match_state (law->match);
  CvAtom atoms[LAW_ATOMS_MOST];
  CvSet map;
  int n_legal = 0;

  cv_legal (law->table, state, without, &map);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        CvMove move = put_at (without, arg, cv_cell (column, row), atoms);
        CvVerdict verdict;
        cv_check (law->table, state, &move, &verdict);
        bool legal = cv_verdict_is_legal (&verdict);
        n_legal += legal;
        if (legal != cv_set_has (&map, row * board->stride + column))
          break_law (law, rec_event_write (law->table, &move, NULL),
                     "the legal map says otherwise than the verdict");
      }
  hold (law, count_bits (&map) == n_legal, "the legal map has bits that are no cells");
  law->count->n_cells += (size_t) (board->width * board->height);
  law->count->n_legal_cells += (size_t) n_legal;
}

static void
take_atom_out (LawMove *move, int arg)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < move->move.n_atoms; i++)
    if (move->atoms[i].arg != arg)
      move->atoms[n++] = move->atoms[i];
  move->move.n_atoms = n;
}

/* A random move of the verb, by that player and with that name where it has one. False
   when the dice made one that can't be read. */
static bool
random_move (Law *law, int number, int by, int word, LawMove *ret_move)
{
  const CvVerb *verb = cv_game_verb (law->table->game, number);
  json_t *object = random_event (&law->dice, law->table, number);
  RecEvent event = { 0 };
  RecError error = { 0 };

  json_object_del (object, "allowed");
  json_object_set_new (object, "by", json_string (color_of (law->table, by)));
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (verb->args[i].kind == CV_KIND_NAME && verb->args[i].shape == CV_SHAPE_SCALAR)
      json_object_set_new (object, verb->args[i].name,
                           json_string (verb->args[i].names[word]));
  bool good = rec_event_read (law->table, object, &event, &error);
  if (good)
    {
      ret_move->move = event.move;
      ret_move->move.atoms = ret_move->atoms;
      memcpy (ret_move->atoms, event.atoms, event.n_atoms * sizeof *event.atoms);
    }
  rec_event_free (&event);
  json_decref (object);
  return good;
}

/* How many names the verb's own name argument may have: the kinds of the piece. */
static int
count_pieces (const CvVerb *verb)
{
  for (int i = 0; verb->args[i].name != NULL; i++)
    if (verb->args[i].kind == CV_KIND_NAME && verb->args[i].shape == CV_SHAPE_SCALAR)
      return count_words (verb->args[i].names);
  return 1;
}

/* For every verb with a cell, every player and every piece. */
static void
check_maps (Law *law)
{
  const CvGame *game = law->table->game;
  LawMove move;

  for (int number = CV_VERB_GAME; number < cv_game_n_verbs (game); number++)
    {
      const CvVerb *verb = cv_game_verb (game, number);
      int at = cv_verb_arg (verb, "at");
      for (int piece = 0; at >= 0 && piece < count_pieces (verb); piece++)
        for (int by = 0; by < law->table->n_players; by++)
          if (random_move (law, number, by, piece, &move))
            {
              take_atom_out (&move, at);
              compare_map (law, &move.move, at);
            }
    }
}

/* The score sheet. */

static void
check_lines (const Law *law, const CvPlayerScore *player)
{
  int32_t sum = 0;

  hold (law, player->n_lines <= CV_LINES_MOST, "too many lines");
  for (int i = 0; i < player->n_lines; i++)
    {
      const CvLine *line = &player->lines[i];
      hold (law, is_rule_of_game (law, line->rule), "a line cites no rule");
      if (line->is_product && line->is_known)
        hold (law, line->points == line->count * line->times, "a product is wrong");
      hold (law, line->is_known || player->sealed,
            "an unknown line, yet nothing sealed");
      sum += line->points;
    }
  if (!player->sealed)
    hold (law, player->total == sum, "the lines don't add up to the total");
}

/* Ranks go with totals, and winners are who is first. */
static void
check_ranks (const Law *law, const CvScore *score)
{
  unsigned seen = 0, first = 0;
  bool any_sealed = false;

  for (int i = 0; i < score->n_players; i++)
    {
      const CvPlayerScore *player = &score->player[score->order[i]];
      const CvPlayerScore *before = i > 0 ? &score->player[score->order[i - 1]] : NULL;
      seen |= 1u << score->order[i];
      any_sealed |= player->sealed;
      if (!player->sealed && player->rank == 1)
        first |= 1u << score->order[i];
      if (before == NULL || player->sealed)
        continue;
      hold (law, !before->sealed, "a sealed player stands before another");
      hold (law, before->total >= player->total, "the order is not that of the totals");
      hold (law, player->rank == before->rank || player->rank == i + 1,
            "a rank is neither shared nor its place");
      hold (law, player->rank != before->rank || player->total == before->total,
            "a rank is shared with other totals");
    }
  hold (law, seen == (1u << score->n_players) - 1, "the order leaves somebody out");
  hold (law, score->winners == (any_sealed ? 0 : first),
        "the winners are not the first");
  hold (law, !any_sealed || score->decided == CV_DECIDED_UNDECIDED,
        "decided although something is sealed");
}

/* The cells behind a line are as many as it counts, or none at all. */
static void
check_line_cells (const Law *law, const CvScore *score, int seat)
{
  const CvGame *game = law->table->game;
  int n_words = law->table->board.n_words;

  for (int line = 0; game->line_cells != NULL && line < score->player[seat].n_lines;
       line++)
    {
      CvSet cells;
      game->line_cells (law->table, cv_match_state (law->match), seat, line, &cells);
      int n = cv_set_count (&cells, n_words);
      hold (law, n == 0 || n == score->player[seat].lines[line].count,
            "a line counts other cells than it names");
    }
}

static void
check_score (const Law *law)
{
  for (int open = 0; open < 2; open++)
    {
      CvScore score;
      law->table->game->score (law->table, cv_match_state (law->match), open == 1,
                               &score);
      hold (law, score.n_players == law->table->n_players, "the sheet lacks players");
      for (int seat = 0; seat < score.n_players; seat++)
        {
          check_lines (law, &score.player[seat]);
          check_line_cells (law, &score, seat);
        }
      check_ranks (law, &score);
    }
}

/* What people look at: it need only hold together. */
static void
check_views (const Law *law)
{
  const CvGame *game = law->table->game;
  const CvState *state = cv_match_state (law->match);
  CvFact facts[CV_FACTS_MOST];
  CvVerdict ends[CV_ENDS_MOST];
  CvPrompt prompt;

  game->prompt (law->table, state, &prompt);
  check_verdict (law, &prompt.say);
  hold (law, cv_verdict_is_legal (&prompt.say), "a prompt forbids");
  hold (law, prompt.who >> law->table->n_players == 0,
        "a prompt for nobody at the table");
  hold (law, prompt.is_over == (strstr (prompt.say.rule->id, ".prompt.over") != NULL),
        "a prompt that is over and asks, or the other way round");
  int n = game->ends (law->table, state, ends);
  hold (law, n >= 0 && n <= CV_ENDS_MOST, "too many ends");
  for (int i = 0; i < n; i++)
    hold (law, cv_verdict_is_legal (&ends[i]), "an end forbids");
  for (int seat = 0; seat < law->table->n_players; seat++)
    {
      n = game->facts (law->table, state, seat, facts);
      hold (law, n >= 0 && n <= CV_FACTS_MOST, "too many facts");
      for (int i = 0; i < n; i++)
        hold (law, facts[i].id != NULL, "a fact without an id");
    }
}

static void
check_place_on_ring (const Law *law, int seat)
{
  for (int disk = 0; disk < 2; disk++)
    {
      int place =
          law->table->game->ring_place (cv_match_state (law->match), seat, disk == 1);
      hold (law, place >= 1 && place <= law->table->board.n_arches, "off the ring");
    }
}

static void
check_looks (const Law *law)
{
  const CvGame *game = law->table->game;
  const CvBoard *board = &law->table->board;

  if (!board->present)
    return;
  for (int bit = 0; game->look != NULL && bit < board->height * board->stride; bit++)
    {
      if (bit % board->stride == board->width)
        continue;
      CvLook look = game->look (law->table, cv_match_state (law->match), bit);
      hold (law, look.ground == board->glyph[bit], "the ground has changed");
      hold (law, look.owner >= CV_NO_PLAYER && look.owner < law->table->n_players,
            "a cell belongs to nobody at the table");
    }
  for (int seat = 0; game->ring_place != NULL && seat < law->table->n_players; seat++)
    check_place_on_ring (law, seat);
}

static void
check_state (Law *law)
{
  hold (law, law->table->game->sane (law->table, cv_match_state (law->match)) == 0,
        "an invariant is broken");
  check_score (law);
  check_views (law);
}

/* Playing. The match's steps are kept a second time, as states one after the other. */

static void
keep_state (Law *law, const CvState *state)
{
  if (law->n_steps == law->space)
    {
      law->space = law->space * 2 + 64;
      law->states = realloc (law->states, law->space * sizeof *law->states);
      assert_non_null (law->states);
    }
  law->states[law->n_steps] = *state;
}

static void
follow_undo (Law *law)
{
  int32_t steps = cv_move_get (&law->event.move, CV_ARG_STEPS, 0);
  size_t n = steps == CV_ABSENT ? 1 : (size_t) steps;

  if (law->event.move.verb == CV_VERB_UNDO)
    {
      hold (law, n <= law->n_steps, "more was undone than there was");
      law->n_steps -= n;
      law->n_redo += n;
      law->count->n_undone += n;
      return;
    }
  hold (law, n <= law->n_redo, "more was redone than there was");
  law->n_steps += n;
  law->n_redo -= n;
  law->count->n_redone += n;
}

/* What an event that was played must have done. */
static void
follow (Law *law)
{
  const CvMove *move = &law->event.move;

  if (move->verb == CV_VERB_UNDO || move->verb == CV_VERB_REDO)
    {
      follow_undo (law);
      return;
    }
  law->n_redo = 0;
  if (move->verb == CV_VERB_NOTE)
    return;
  CvState next = law->states[law->n_steps];
  cv_apply (law->table, &next, move);
  law->n_steps++;
  keep_state (law, &next);
}

static void
check_log (const Law *law, size_t n_entries)
{
  hold (law, cv_match_n_entries (law->match) == n_entries, "the log's length is wrong");
  hold (law, cv_match_n_steps (law->match) == law->n_steps, "the steps are miscounted");
  hold (law, cv_match_n_redo (law->match) == law->n_redo, "the redos are miscounted");
  hold (law, is_state (law, cv_match_state (law->match), law->n_steps),
        "the state is not what the steps make");
}

static void
check_played (Law *law, const CvVerdict *verdict, size_t n_entries)
{
  const CvEntry *entry = cv_match_entry (law->match, n_entries);
  CvMove move = cv_match_entry_move (law->match, n_entries);

  hold (law, entry->house == !cv_verdict_is_legal (verdict),
        "the verdict on what was played is not what the log says");
  hold (law, same_move (&move, &law->event.move), "the log keeps another move");
  hold (law, entry->repeats == n_entries, "a new entry repeats another");
  hold (law, !entry->house || entry->allowed, "a house rule that nobody allowed");
  hold (law, !entry->house || verdict->rule->kind == CV_RULE_OVERRULABLE,
        "what is impossible was let stand");
  law->count->n_played++;
  law->count->n_house += entry->house;
  json_array_append (law->played, law->object);
  follow (law);
  check_log (law, n_entries + 1);
  check_state (law);
}

/* A call that fails changes nothing; whether it will was to be known before. */
static void
play (Law *law)
{
  size_t n_entries = cv_match_n_entries (law->match);
  CvVerdict judged = check_judging (law), asked, verdict;
  bool may = cv_match_may_play (law->match, &law->event.move, &asked);
  CvAnswer answer;

  check_answer (law, &answer);
  check_log (law, n_entries);
  bool played = cv_match_play (law->match, &law->event.move, &verdict);
  hold (law, may == played && same_verdict (&asked, &verdict), "asking said otherwise");
  check_verdict (law, &verdict);
  hold (law, played || !cv_verdict_is_legal (&judged), "a legal move was not played");
  hold (law, !played || law->event.move.allowed || cv_verdict_is_legal (&judged),
        "an illegal move was played");
  if (played)
    {
      check_played (law, &verdict, n_entries);
      check_promises (law, &answer);
      return;
    }
  hold (law, !cv_verdict_is_legal (&verdict), "a legal move was refused");
  law->count->n_illegal++;
  check_log (law, n_entries);
}

/* Takes over the event; false when it can't be read. */
static bool
take_event (Law *law, json_t *object)
{
  RecError error = { 0 };

  json_decref (law->object);
  law->object = object;
  law->count->n_events++;
  if (!rec_event_read (law->table, object, &law->event, &error))
    {
      hold (law, error.text != NULL, "refused without a word");
      law->count->n_unreadable++;
      return false;
    }
  check_round_trip (law);
  return true;
}

/* Tries verbs of the game until one is legal, though not for ever. */
static void
play_legal (Law *law)
{
  int n_verbs = cv_game_n_verbs (law->table->game) - CV_VERB_GAME;
  CvVerdict verdict;

  for (int i = 0; i < 40; i++)
    {
      int verb = CV_VERB_GAME + law_below (&law->dice, n_verbs);
      if (!take_event (law, random_event (&law->dice, law->table, verb)))
        continue;
      cv_match_judge (law->match, &law->event.move, &verdict);
      if (!cv_verdict_is_legal (&verdict) && i < 39)
        continue;
      play (law);
      return;
    }
}

/* Mostly one of the game's own verbs, and what was undone is often redone. */
static int
random_verb (Law *law)
{
  int n = cv_game_n_verbs (law->table->game);

  if (law->n_redo > 0 && law_one_in (&law->dice, 2))
    return CV_VERB_REDO;
  if (law_one_in (&law->dice, 4))
    return law_below (&law->dice, CV_VERB_GAME);
  return CV_VERB_GAME + law_below (&law->dice, n - CV_VERB_GAME);
}

static void
play_anything (Law *law)
{
  int verb = random_verb (law);

  if (take_event (law, random_event (&law->dice, law->table, verb)))
    play (law);
}

/* The end of a run. */

static void
compare_match (const Law *law, const CvMatch *other)
{
  hold (law, cv_match_n_entries (other) == cv_match_n_entries (law->match),
        "replayed, the log has another length");
  hold (law, cv_match_n_steps (other) == law->n_steps,
        "replayed, there are other steps");
  hold (law, cv_match_n_redo (other) == law->n_redo, "replayed, there are other redos");
  hold (law, is_state (law, cv_match_state (other), law->n_steps),
        "replayed, the state is another");
}

/* The record as the text of its file; malloc'd. */
static char *
write_record (const Law *law, size_t *ret_size)
{
  char *text = NULL;
  FILE *file = open_memstream (&text, ret_size);
  size_t i;
  json_t *event;

  assert_non_null (file);
  assert_int_equal (json_dumpf (law->header, file, JSON_COMPACT), 0);
  json_array_foreach (law->played, i, event)
    {
      putc ('\n', file);
      assert_int_equal (json_dumpf (event, file, JSON_COMPACT), 0);
    }
  putc ('\n', file);
  assert_int_equal (fclose (file), 0);
  return text;
}

/* The log's texts, read as a record, make the same match. */
static void
check_record (const Law *law)
{
  RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  RecError error = { 0 };
  size_t size = 0;
  char *text = write_record (law, &size);
  RecRecord *record = rec_record_read (text, size, &reading, &error);

  hold (law, record != NULL, "the record can't be read");
  compare_match (law, rec_record_match (record));
  rec_record_free (record);
  free (text);
}

/* The same for a game that has no records. */
static void
check_replay (const Law *law)
{
  CvMatch *again = cv_match_new (law->table);
  RecEvent event = { 0 };
  RecError error = { 0 };
  CvVerdict verdict;
  size_t i;
  json_t *object;

  json_array_foreach (law->played, i, object)
    {
      hold (law, rec_event_read (law->table, object, &event, &error), "unreadable now");
      hold (law, cv_match_play (again, &event.move, &verdict), "illegal now");
    }
  compare_match (law, again);
  rec_event_free (&event);
  cv_match_free (again);
}

/* The state after any number of steps is what it was then. */
static void
check_states (const Law *law)
{
  for (size_t n = 0; n <= law->n_steps; n++)
    {
      CvState state;
      cv_match_state_at (law->match, n, &state);
      hold (law, is_state (law, &state, n), "a state in between is another");
    }
}

/* Undoing one by one to the start, then redoing, passes through all states again. */
static void
check_way_back (Law *law)
{
  const CvMove undo = { .verb = CV_VERB_UNDO, .by = CV_NO_PLAYER };
  const CvMove redo = { .verb = CV_VERB_REDO, .by = CV_NO_PLAYER };
  size_t n = law->n_steps + law->n_redo;
  CvVerdict verdict;

  while (law->n_redo > 0 && cv_match_play (law->match, &redo, &verdict))
    law->n_redo--;
  for (size_t i = n; i > 0; i--)
    {
      hold (law, is_state (law, cv_match_state (law->match), i), "on the way back");
      hold (law, cv_match_play (law->match, &undo, &verdict), "a step is not undone");
    }
  hold (law, is_state (law, cv_match_state (law->match), 0), "not back at the start");
  hold (law, !cv_match_play (law->match, &undo, &verdict), "undone before the start");
  for (size_t i = 1; i <= n; i++)
    {
      hold (law, cv_match_play (law->match, &redo, &verdict), "a step is not redone");
      hold (law, is_state (law, cv_match_state (law->match), i), "on the way forth");
    }
  hold (law, !cv_match_play (law->match, &redo, &verdict), "redone beyond the end");
}

static void
start_run (Law *law, const LawTable *table, uint64_t seed, LawCount *count)
{
  CvState state;

  *law = (Law){ .table = &table->table,
                .header = table->header,
                .seed = seed,
                .dice = { seed },
                .match = cv_match_new (&table->table),
                .count = count,
                .played = json_array () };
  cv_state_start (law->table, &state);
  keep_state (law, &state);
  check_state (law);
}

static void
end_run (Law *law)
{
  cv_match_free (law->match);
  rec_event_free (&law->event);
  json_decref (law->object);
  json_decref (law->played);
  free (law->states);
}

void
law_run (const LawTable *table, uint64_t seed, int n_events, LawCount *count)
{
  Law law;

  start_run (&law, table, seed, count);
  for (int i = 0; i < n_events; i++)
    {
      if (law.n_redo > 0 || law_one_in (&law.dice, 3))
        play_anything (&law);
      else
        play_legal (&law);
      if (i % MAPS_EVERY == 0)
        {
          check_maps (&law);
          check_looks (&law);
        }
    }
  check_states (&law);
  if (law.header != NULL)
    check_record (&law);
  else
    check_replay (&law);
  check_way_back (&law);
  end_run (&law);
}
