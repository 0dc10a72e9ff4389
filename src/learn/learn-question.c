/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learn-game.h"

#include "cv-match.h"
#include "cv-position.h"
#include "rec-event.h"
#include "rec-settings.h"

#define RULES_MOST     128
#define TRIES          12 /* questions put at one position */
#define POSITIONS_MOST 6  /* looked at in one game */

static const LearnGame *const games[] = { &learn_oasis, &learn_oregon, &learn_basari,
                                          NULL };

static const LearnGame *
find_game (const CvGame *game)
{
  for (const LearnGame *const *learn = games; *learn != NULL; learn++)
    if ((*learn)->game == game)
      return *learn;
  return NULL;
}

const char *const *
learn_themes (const CvGame *game)
{
  const LearnGame *learn = find_game (game);

  return learn != NULL ? learn->themes : NULL;
}

const char *const *
learn_levels (const CvGame *game)
{
  const LearnGame *learn = find_game (game);

  return learn != NULL ? learn->levels : NULL;
}

/* Putting a question together. */

void
learn_say_move (LearnQuestion *question, const char *verb, int by)
{
  int number = cv_game_verb_find (question->table.game, verb);

  assert (number >= 0);
  question->verb = (uint8_t) number;
  question->by = (int8_t) by;
  question->n_atoms = 0;
}

void
learn_add_keyed (LearnQuestion *question, const char *arg, int key, int32_t value)
{
  const CvVerb *verb = cv_game_verb (question->table.game, question->verb);
  int number = cv_verb_arg (verb, arg);

  assert (number >= 0 && question->n_atoms < LEARN_ATOMS);
  question->atom[question->n_atoms++] =
      (CvAtom){ .arg = (uint8_t) number, .key = (uint8_t) key, .value = value };
}

void
learn_add_atom (LearnQuestion *question, const char *arg, int32_t value)
{
  learn_add_keyed (question, arg, 0, value);
}

const CvRule *
learn_rule (const LearnQuestion *question, const char *id)
{
  const CvRule *rule = cv_game_rule_find (question->table.game, id);

  assert (rule != NULL);
  return rule;
}

CvVerdict *
learn_ask (LearnQuestion *question, const CvPhrase *phrase)
{
  cv_verdict_set (&question->ask, &question->table.game->rules[CV_SHELL_NOTE_OK]);
  question->ask.phrase = phrase;
  return &question->ask;
}

static bool
has_number (const int32_t *numbers, int n, int32_t number)
{
  for (int i = 0; i < n; i++)
    if (numbers[i] == number)
      return true;
  return false;
}

bool
learn_offer_numbers (LearnQuestion *question,
                     SimRandom *random,
                     const int32_t *numbers,
                     int n_numbers)
{
  int32_t different[LEARN_CHOICES_MOST];
  uint8_t order[LEARN_CHOICES_MOST];
  int n = 0;

  for (int i = 0; i < n_numbers && n < LEARN_CHOICES_MOST; i++)
    if (numbers[i] >= 0 && !has_number (different, n, numbers[i]))
      different[n++] = numbers[i];
  for (int i = 0; i < n; i++)
    order[i] = (uint8_t) i;
  sim_random_shuffle (random, order, n);
  question->n_choices = (uint8_t) n;
  for (int i = 0; i < n; i++)
    {
      question->choice[i] =
          (CvValue){ .type = CV_VALUE_COUNT, .number = different[order[i]] };
      if (order[i] == 0)
        question->pick = (uint8_t) i;
    }
  return n >= 2;
}

int
learn_find_choice (const LearnQuestion *question, int32_t number)
{
  for (int i = 0; i < question->n_choices; i++)
    if (question->choice[i].number == number)
      return i;
  return -1;
}

CvMove
learn_question_move (const LearnQuestion *question)
{
  return (CvMove){ .verb = question->verb,
                   .by = question->by,
                   .n_atoms = question->n_atoms,
                   .atoms = question->atom };
}

/* The players of the ladder. */

/* What a level has never heard of, by the number of the rule. */
static void
find_unknown (const LearnGame *learn, int level, bool ret_unknown[RULES_MOST])
{
  const char *const *id = learn->rules;

  assert (learn->game->n_rules <= RULES_MOST);
  memset (ret_unknown, 0, RULES_MOST * sizeof *ret_unknown);
  for (int at = 0; at < LEARN_LEVELS; at++, id++)
    for (; *id != NULL; id++)
      if (at > level)
        ret_unknown[cv_game_rule_find (learn->game, *id) - learn->game->rules] = true;
}

/* Who answers: a level, and what it has never heard of. */
typedef struct
{
  const LearnTopic *topic;
  int level;
  bool unknown[RULES_MOST];
} Player;

static const LearnTopic *
get_topic (const LearnQuestion *question)
{
  return &find_game (question->table.game)->topics[question->topic];
}

static void
call_player (const LearnQuestion *question, int level, Player *ret_player)
{
  ret_player->topic = get_topic (question);
  ret_player->level = level;
  find_unknown (find_game (question->table.game), level, ret_player->unknown);
}

/* NULL: the engine. */
static bool
player_allows (const Player *player, const LearnQuestion *question)
{
  CvMove move = learn_question_move (question);
  CvVerdict verdict;

  if (player == NULL)
    cv_check (&question->table, &question->state, &move, &verdict);
  else
    cv_check_without (&question->table, &question->state, &move, player->unknown,
                      &verdict);
  return cv_verdict_is_legal (&verdict) &&
         (player == NULL || player->topic->fears == NULL ||
          !player->topic->fears (question, player->level));
}

/* Maps. */

/* The atom that says where, or NULL for a move that takes place nowhere. */
static CvAtom *
find_where (LearnQuestion *question)
{
  int where = cv_verb_where (cv_game_verb (question->table.game, question->verb));

  for (int i = 0; where >= 0 && i < question->n_atoms; i++)
    if (question->atom[i].arg == where)
      return &question->atom[i];
  return NULL;
}

/* Every space of the board: whether the player, or with NULL the engine, allows the move
   there. */
static CvSet
map_moves (const LearnQuestion *asked, const Player *player)
{
  LearnQuestion *question = (LearnQuestion *) asked; /* put back below */
  const CvBoard *board = &question->table.board;
  CvAtom *where = find_where (question);
  int32_t before = where->value;
  CvSet cells = { { 0 } };

  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        where->value = cv_cell (column, row);
        if (player_allows (player, question))
          cv_set_add (&cells, row * board->stride + column);
      }
  where->value = before;
  return cells;
}

static bool
is_same_set (const CvSet *a, const CvSet *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* Answers. */

void
learn_question_answer_as (const LearnQuestion *question,
                          int level,
                          LearnAnswer *ret_answer)
{
  Player player;

  assert (level >= LEARN_NOBODY && level < LEARN_LEVELS);
  *ret_answer = (LearnAnswer){ .pick = -1 };
  call_player (question, level, &player);
  if (question->kind == LEARN_MAY)
    ret_answer->yes = player_allows (&player, question);
  else if (question->kind == LEARN_TAP)
    ret_answer->cells = map_moves (question, &player);
  else
    ret_answer->pick = player.topic->pick_as (question, level);
}

bool
learn_question_is_right (const LearnQuestion *question, const LearnAnswer *answer)
{
  if (question->kind == LEARN_MAY)
    return answer->yes == question->yes;
  if (question->kind == LEARN_TAP)
    return is_same_set (&answer->cells, &question->cells);
  return answer->pick == question->pick;
}

static bool
is_right_for (const LearnQuestion *question, int level)
{
  LearnAnswer answer;

  learn_question_answer_as (question, level, &answer);
  return learn_question_is_right (question, &answer);
}

/* Whether the question tells player k from player k - 1. */
static bool
is_of_level (const LearnQuestion *question)
{
  return is_right_for (question, question->level) &&
         !is_right_for (question, question->level - 1);
}

/* Why. */

/* All rules that the move breaks, as far as one can look behind another. */
static void
find_broken (const LearnQuestion *question, bool ret_broken[RULES_MOST])
{
  CvMove move = learn_question_move (question);
  bool unknown[RULES_MOST] = { false };
  const CvRule *rules = question->table.game->rules;
  CvVerdict verdict;

  memset (ret_broken, 0, RULES_MOST * sizeof *ret_broken);
  for (;;)
    {
      cv_check_without (&question->table, &question->state, &move, unknown, &verdict);
      if (cv_verdict_is_legal (&verdict) || ret_broken[verdict.rule - rules])
        break;
      ret_broken[verdict.rule - rules] = unknown[verdict.rule - rules] = true;
    }
}

/* Rules of one verb have ids that begin alike: "oasis.place." */
static bool
is_akin (const CvRule *a, const CvRule *b)
{
  size_t n = (size_t) (strrchr (a->id, '.') - a->id);

  return strncmp (a->id, b->id, n + 1) == 0;
}

/* What could be the reason and is not: of the same verb, and not broken as well. */
static int
find_other_reasons (const LearnQuestion *question, uint8_t ret_rules[RULES_MOST])
{
  const CvGame *game = question->table.game;
  const CvRule *right = question->verdict.rule;
  bool broken[RULES_MOST];
  int n = 0;

  find_broken (question, broken);
  for (int i = CV_SHELL_N_RULES; i < game->n_rules; i++)
    if (&game->rules[i] != right && !broken[i] && is_akin (&game->rules[i], right) &&
        game->rules[i].kind != CV_RULE_LEGAL)
      ret_rules[n++] = (uint8_t) i;
  return n;
}

static void
offer_reasons (LearnQuestion *question, SimRandom *random)
{
  uint8_t others[RULES_MOST];
  int n = find_other_reasons (question, others), n_reasons;

  sim_random_shuffle (random, others, n);
  n_reasons = n + 1 < LEARN_REASONS ? n + 1 : LEARN_REASONS;
  question->n_reasons = (uint8_t) n_reasons;
  question->right_reason = (uint8_t) sim_random_below (random, n_reasons);
  for (int i = 0, other = 0; i < n_reasons; i++)
    question->reason[i] = i == question->right_reason
                              ? question->verdict.rule
                              : &question->table.game->rules[others[other++]];
}

/* Making one. */

/* What is legal everywhere or nowhere, and what the plainest rule of thumb answers, is no
   question for those who know something. */
static bool
is_trivial (const LearnQuestion *question, const CvSet *right)
{
  const CvBoard *board = &question->table.board;
  LearnQuestion map = *question;
  LearnAnswer thumb;

  map.kind = LEARN_TAP;
  learn_question_answer_as (&map, 0, &thumb);
  return cv_set_is_empty (right, board->n_words) ||
         (question->level >= 2 && is_same_set (&thumb.cells, right));
}

/* The spaces where the level is right and the one below is not. */
static CvSet
find_telling (const LearnQuestion *question, const CvSet *right)
{
  LearnQuestion map = *question;
  LearnAnswer at, below;
  CvSet telling = { { 0 } };

  map.kind = LEARN_TAP;
  learn_question_answer_as (&map, question->level, &at);
  learn_question_answer_as (&map, question->level - 1, &below);
  for (int i = 0; i < question->table.board.n_words; i++)
    telling.w[i] = ~(at.cells.w[i] ^ right->w[i]) & (below.cells.w[i] ^ right->w[i]);
  return telling;
}

/* Of the cells in the sentence the first is the one that is asked about. */
static void
tell_space (LearnQuestion *question, CvCell cell)
{
  int i = 0;

  while (question->ask.values[i].type != CV_VALUE_CELL)
    i++;
  assert (i < question->ask.n_values);
  question->ask.values[i].number = cell;
}

/* Puts the question to one space, where it is about a space at all: one where the answer
   is the one that is wanted. */
static bool
aim (LearnQuestion *question, bool wants_yes, SimRandom *random)
{
  const CvBoard *board = &question->table.board;
  CvAtom *where = find_where (question);

  if (where == NULL)
    return true;
  CvSet right = map_moves (question, NULL);
  if (!get_topic (question)->is_whole && is_trivial (question, &right))
    return false;
  CvSet telling = find_telling (question, &right);
  if (wants_yes)
    cv_set_keep (&telling, &right, board->n_words);
  else
    cv_set_subtract (&telling, &right, board->n_words);
  int bit = sim_random_bit (random, &telling, board->n_words);
  if (bit < 0)
    return false;
  where->value = cv_board_cell (board, bit);
  tell_space (question, (CvCell) where->value);
  return true;
}

static bool
finish_may (LearnQuestion *question, bool wants_yes, SimRandom *random)
{
  if (!aim (question, wants_yes, random))
    return false;
  CvMove move = learn_question_move (question);
  cv_check (&question->table, &question->state, &move, &question->verdict);
  question->yes = cv_verdict_is_legal (&question->verdict);
  question->rule = question->verdict.rule;
  if (question->yes != wants_yes)
    return false;
  offer_reasons (question, random);
  return true;
}

/* The rule to learn is that of a space where the level below goes wrong. */
static bool
finish_tap (LearnQuestion *question, SimRandom *random)
{
  CvVerdict verdict;

  question->cells = map_moves (question, NULL);
  if (is_trivial (question, &question->cells))
    return false;
  CvSet telling = find_telling (question, &question->cells);
  int bit = sim_random_bit (random, &telling, question->table.board.n_words);
  if (bit < 0)
    return false;
  CvAtom *where = find_where (question);
  where->value = cv_board_cell (&question->table.board, bit);
  CvMove move = learn_question_move (question);
  cv_check (&question->table, &question->state, &move, &verdict);
  question->rule = verdict.rule;
  where->value = 0;
  return true;
}

static bool
finish (LearnQuestion *question, bool wants_yes, SimRandom *random)
{
  if (question->kind == LEARN_MAY)
    return finish_may (question, wants_yes, random);
  return question->kind == LEARN_PICK || finish_tap (question, random);
}

typedef struct
{
  const LearnGame *learn;
  int theme, level;
  bool wants_yes; /* as often as not */
  SimRandom random;

  /* the game that is being played */
  CvTable table;
  CvState state;
  uint32_t n_events;
  uint32_t next; /* after so many events a question is looked for */
  int n_looked;
  bool is_found;
  LearnQuestion *question;
} Maker;

/* A topic and a level of it at random, as they were asked for; -1: there is none. */
static int
choose_topic (Maker *maker)
{
  const LearnGame *learn = maker->learn;
  uint8_t fits[UINT8_MAX];
  int n = 0;

  for (int i = 0; i < learn->n_topics; i++)
    if ((maker->theme == LEARN_ANY || learn->topics[i].theme == maker->theme) &&
        (maker->level == LEARN_ANY || (learn->topics[i].levels >> maker->level & 1)))
      fits[n++] = (uint8_t) i;
  return n == 0 ? -1 : fits[sim_random_below (&maker->random, n)];
}

static int
choose_level (Maker *maker, const LearnTopic *topic)
{
  int level;

  if (maker->level != LEARN_ANY)
    return maker->level;
  do
    level = sim_random_below (&maker->random, LEARN_LEVELS);
  while (!(topic->levels >> level & 1));
  return level;
}

static bool
put_question (Maker *maker, int topic_number, const LearnTopic *topic)
{
  LearnQuestion *question = maker->question;

  question->kind = topic->kind;
  question->topic = (uint8_t) topic_number;
  question->theme = topic->theme;
  question->level = (int8_t) choose_level (maker, topic);
  question->state.common.turns = question->table.turns =
      topic->is_guided ? CV_TURNS_GUIDED : CV_TURNS_FREE;
  return topic->put (question, &maker->random) &&
         finish (question, maker->wants_yes, &maker->random) && is_of_level (question);
}

/* Looks for a question at the position as it is. */
static bool
look (Maker *maker)
{
  LearnQuestion *question = maker->question;

  question->table = maker->table;
  question->state = maker->state;
  question->n_events = maker->n_events;
  for (int i = 0; i < TRIES; i++)
    {
      int topic = choose_topic (maker);
      if (topic >= 0 && put_question (maker, topic, &maker->learn->topics[topic]))
        return true;
    }
  return false;
}

/* The next moment to look at is some steps on. */
static bool
play_on (void *data, const CvMove *move)
{
  Maker *maker = data;

  cv_apply (&maker->table, &maker->state, move);
  maker->n_events++;
  if (move->verb < CV_VERB_GAME || maker->n_events < maker->next)
    return true;
  maker->is_found = look (maker);
  maker->next = maker->n_events + 1 + (uint32_t) sim_random_below (&maker->random, 8);
  return !maker->is_found && ++maker->n_looked < POSITIONS_MOST;
}

bool
learn_question_make (const CvGame *game,
                     const CvBoard *board,
                     int theme,
                     int level,
                     uint64_t seed,
                     LearnQuestion *ret_question)
{
  const LearnGame *learn = find_game (game);
  Maker maker = {
    .learn = learn, .theme = theme, .level = level, .question = ret_question
  };
  Sim sim;

  assert (learn != NULL && board->present);
  sim_random_seed (&maker.random, ~seed);
  int n_players =
      game->players_min +
      sim_random_below (&maker.random, game->players_max - game->players_min + 1);
  sim_seat (&maker.table, game, board, n_players);
  cv_state_start (&maker.table, &maker.state);
  maker.wants_yes = sim_random_once_in (&maker.random, 2);
  maker.next = 8 + (uint32_t) sim_random_below (&maker.random, learn->n_events);
  *ret_question = (LearnQuestion){ .seed = seed };
  if (!sim_start (&sim, &maker.table, &maker.state, play_on, &maker))
    return false;
  sim_run (&sim, seed);
  return maker.is_found;
}

/* As a record. */

static json_t *
write_header (const LearnQuestion *question, const json_t *board)
{
  const CvTable *table = &question->table;
  json_t *players = json_array ();

  for (int seat = 0; seat < table->n_players; seat++)
    json_array_append_new (
        players, json_pack ("{s:s,s:s}", "color", cv_color_names[table->color[seat]],
                            "name", cv_color_terms[table->color[seat]]));
  return json_pack (
      "{s:i,s:s,s:o,s:s,s:O,s:o}", "caravanserai", 1, "game", table->game->id,
      "edition", rec_edition_write (table->game, question->state.common.option),
      "turns", cv_turns_names[table->turns], "board", board, "players", players);
}

typedef struct
{
  CvTable table;
  CvState state;
  json_t *lines;
  uint32_t n_left;
} Telling;

/* What people hide is no part of a question. */
static bool
tell_event (void *data, const CvMove *move)
{
  Telling *telling = data;

  cv_apply (&telling->table, &telling->state, move);
  if (move->verb >= CV_VERB_GAME)
    json_array_append_new (telling->lines,
                           rec_event_write (&telling->table, move, NULL));
  return --telling->n_left > 0;
}

static void
tell_game (const LearnQuestion *question, json_t *lines)
{
  Telling telling = { .table = question->table,
                      .lines = lines,
                      .n_left = question->n_events };
  Sim sim;

  cv_state_start (&telling.table, &telling.state);
  if (sim_start (&sim, &telling.table, &telling.state, tell_event, &telling))
    sim_run (&sim, question->seed);
}

static void
tell_position (const LearnQuestion *question, json_t *lines)
{
  CvPosition position;

  cv_position (&question->table, &question->state, &position);
  CvMove move = cv_position_move (&position);
  json_array_append_new (lines, rec_event_write (&question->table, &move, NULL));
}

json_t *
learn_question_lines (const LearnQuestion *question, const json_t *board)
{
  json_t *lines = json_array ();

  json_array_append_new (lines, write_header (question, board));
  if (question->table.turns == CV_TURNS_GUIDED)
    tell_game (question, lines);
  else
    tell_position (question, lines);
  return lines;
}
