/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon. The ladder: empty spaces, water and ground, what the cards name, what
   neighbours pay, what church, groups and mines pay, jokers and extra turns. */
#include "learn-game.h"

#include "cv-games.h"
#include "oregon.h"

enum
{
  THEME_FARMERS,
  THEME_BUILDINGS,
  THEME_POINTS,
  THEME_TURNS
};

static const char *const themes[] = {
  N_ ("Farmers"), N_ ("Buildings"), N_ ("Points"), N_ ("Jokers and extra turns"), NULL,
};

static const char *const levels[] = {
  N_ ("Empty spaces"),
  N_ ("Water and ground"),
  N_ ("What cards name"),
  N_ ("What pays"),
  N_ ("Church, groups and mines"),
  N_ ("Jokers and extra turns"),
  NULL,
};

static const char *const rules[] = {
  "oregon.farmer.occupied",
  "oregon.building.occupied",
  NULL,
  "oregon.farmer.water",
  "oregon.building.water",
  "oregon.building.terrain",
  "oregon.building.harbor-dry",
  NULL,
  "oregon.farmer.block",
  "oregon.building.band",
  NULL,
  "oregon.points.post-office",
  "oregon.points.harbor",
  "oregon.points.warehouse",
  "oregon.points.train-station",
  NULL,
  "oregon.points.church",
  "oregon.points.coal-mine",
  "oregon.points.gold-mine",
  "oregon.points.group",
  "oregon.points.heap",
  NULL,
  "oregon.farmer.joker-spent",
  "oregon.building.joker-spent",
  "oregon.building.stack-empty",
  "oregon.farmer.none-left",
  "oregon.extra.spent",
  "oregon.extra.twice",
  "oregon.turn.order",
  "oregon.turn.done",
  "oregon.turn.cards",
  "oregon.end.over",
  NULL,
};

/* What is believed too much. */

typedef struct
{
  const CvTable *table;
  const OregonState *oregon;
  int seat;
  int n_cards, card[2]; /* two for a farmer, one for a building */
  int building;         /* -1: a farmer */
  CvCell cell;
  int bit;
  CvSet at;
} Placing;

static CvSet
find_around (const Placing *placing)
{
  return cv_set_around (&placing->at, placing->table->board.stride,
                        placing->table->board.n_words);
}

/* One may only go on from one's own farmers. */
static bool
is_away_from_own (const Placing *placing)
{
  CvSet around = find_around (placing);

  return !cv_set_meets (&around, &placing->oregon->farmers[placing->seat],
                        placing->table->board.n_words);
}

/* A farmer lives on the prairie; a harbor has water at a side, not at a corner. */
static bool
is_on_odd_ground (const Placing *placing)
{
  const CvBoard *board = &placing->table->board;
  CvSet water = cv_board_with (board, "w");
  CvSet sides = cv_set_sides (&placing->at, board->stride, board->n_words);

  if (placing->building < 0)
    return board->glyph[placing->bit] == 'r' || board->glyph[placing->bit] == 'm';
  return placing->building == OREGON_HARBOR &&
         !cv_set_meets (&sides, &water, board->n_words);
}

/* The first card names a column and the second a row, not the other way round; a single
   card a column. */
static bool
is_named_other_way (const Placing *placing)
{
  const CvBoard *board = &placing->table->board;
  const int *cards = placing->card;
  int column = oregon_column_card (board, cv_cell_column (placing->cell));
  int row = oregon_row_card (board, cv_cell_row (placing->cell));

  if (placing->n_cards < 2)
    return row == cards[0] && column != cards[0];
  return column == cards[1] && row == cards[0] &&
         !(column == cards[0] && row == cards[1]);
}

/* A joker stands for the card of a building only. */
static bool
is_farmer_by_joker (const Placing *placing)
{
  const int *cards = placing->card;

  return placing->n_cards == 2 &&
         (cards[0] == OREGON_JOKER || cards[1] == OREGON_JOKER);
}

static bool
fears_placing (const Placing *placing, int level)
{
  switch (level)
    {
    case LEARN_NOBODY:
      return is_away_from_own (placing);
    case 0:
      return is_on_odd_ground (placing);
    case 1:
      return is_named_other_way (placing);
    case 4:
      return is_farmer_by_joker (placing);
    default:
      return false;
    }
}

/* Both begin with their cards, and end with where. */
static bool
fears_place (const LearnQuestion *question, int level, int n_cards)
{
  const CvAtom *atom = question->atom;
  Placing placing = { .table = &question->table,
                      .oregon = &question->state.oregon,
                      .seat = question->by,
                      .n_cards = n_cards,
                      .card = { atom[0].value, atom[1].value },
                      .building = n_cards == 1 ? atom[1].value : -1,
                      .cell = (CvCell) atom[2].value };

  placing.bit = cv_board_bit (&question->table.board, placing.cell);
  if (placing.bit < 0)
    return false;
  cv_set_add (&placing.at, placing.bit);
  return fears_placing (&placing, level);
}

static bool
fears_farmer (const LearnQuestion *question, int level)
{
  return fears_place (question, level, 2);
}

static bool
fears_building (const LearnQuestion *question, int level)
{
  return fears_place (question, level, 1);
}

/* An extra turn is taken before anything is placed. */
static bool
fears_extra (const LearnQuestion *question, int level)
{
  return level < LEARN_LEVELS - 1 && question->state.oregon.n_placed > 0;
}

/* Placing. */

static int
choose_card (const LearnQuestion *question, SimRandom *random)
{
  return question->level == LEARN_LEVELS - 1 && sim_random_once_in (random, 2)
             ? OREGON_JOKER
             : sim_random_below (random, OREGON_SYMBOLS);
}

static void
say_farmer (LearnQuestion *question, SimRandom *random, const CvPhrase *phrase)
{
  int seat = sim_random_below (random, question->table.n_players);
  int one = choose_card (question, random),
      two = sim_random_below (random, OREGON_SYMBOLS);

  learn_say_move (question, "farmer", seat);
  learn_add_atom (question, "cards", one);
  learn_add_atom (question, "cards", two);
  learn_add_atom (question, "at", 0);
  CvVerdict *ask = learn_ask (question, phrase);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add (ask, CV_VALUE_CELL, 0);
  cv_verdict_add_term (ask, oregon_card_terms[one]);
  cv_verdict_add_term (ask, oregon_card_terms[two]);
}

static bool
put_farmer (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = {
    N_ ("%1$p plays %3$s and %4$s. May the farmer stand on %2$s?"), NULL
  };

  say_farmer (question, random, &may);
  return true;
}

static bool
put_farmer_map (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase tap = {
    N_ ("%1$p plays %3$s and %4$s. Where may the farmer stand? Tap every space."), NULL
  };

  say_farmer (question, random, &tap);
  return true;
}

static void
say_building (LearnQuestion *question, SimRandom *random, const CvPhrase *phrase)
{
  int seat = sim_random_below (random, question->table.n_players);
  int kind = sim_random_below (random, OREGON_BUILDINGS);
  int card = choose_card (question, random);

  learn_say_move (question, "building", seat);
  learn_add_atom (question, "cards", card);
  learn_add_atom (question, "building", kind);
  learn_add_atom (question, "at", 0);
  CvVerdict *ask = learn_ask (question, phrase);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add (ask, CV_VALUE_CELL, 0);
  cv_verdict_add_term (ask, oregon_building_terms[kind]);
  cv_verdict_add_term (ask, oregon_card_terms[card]);
}

static bool
put_building (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = {
    N_ ("%1$p plays %4$s. May the tile %3$s be placed on %2$s?"), NULL
  };

  say_building (question, random, &may);
  return true;
}

static bool
put_building_map (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase tap = {
    N_ ("%1$p plays %4$s. Where may the tile %3$s be placed? Tap every space."), NULL
  };

  say_building (question, random, &tap);
  return true;
}

/* Points. */

/* One payment of a placement, as its explanation has it. */
typedef struct
{
  int to;
  CvCell at;
  int32_t points;
  const char *why;
} Payment;

static Payment
read_payment (const CvPart *part, int n_inside)
{
  Payment payment = { .to = CV_NO_PLAYER };

  for (int i = 0; i < n_inside; i++)
    if (part[i].key == NULL)
      continue;
    else if (strcmp (part[i].key, "to") == 0)
      payment.to = part[i].number;
    else if (strcmp (part[i].key, "at") == 0)
      payment.at = (CvCell) part[i].number;
    else if (strcmp (part[i].key, "points") == 0)
      payment.points = part[i].number;
    else if (strcmp (part[i].key, "why") == 0)
      payment.why = part[i].word;
  return payment;
}

static const CvPart *
find_pays (const CvExplained *explained)
{
  for (int i = 0; i < explained->n_parts; i++)
    if (explained->part[i].key != NULL && strcmp (explained->part[i].key, "pays") == 0)
      return &explained->part[i];
  return NULL;
}

/* From which level on one knows that this is paid. */
static int
find_level (const char *why)
{
  int level = 0;

  for (const char *const *id = rules; level < LEARN_LEVELS; id++)
    if (*id == NULL)
      level++;
    else if (strcmp (*id, why) == 0)
      return level;
  assert (false && "a payment that nobody ever learns of");
  return 0;
}

static bool
is_at_side (CvCell a, CvCell b)
{
  int columns = cv_cell_column (a) - cv_cell_column (b);
  int rows = cv_cell_row (a) - cv_cell_row (b);

  return columns * columns + rows * rows == 1;
}

/* Below level 3 corners do not count as near; only the simple buildings pay until
   level 4. */
static bool
counts_payment (const Payment *payment, CvCell placed, int level)
{
  int known = level < 3 ? 3 : level;

  return find_level (payment->why) <= known &&
         (level >= 3 || is_at_side (payment->at, placed));
}

static int32_t
add_up_as (const LearnQuestion *question, int level)
{
  CvMove move = learn_question_move (question);
  CvCell placed = (CvCell) question->atom[2].value;
  CvAnswer answer;
  int32_t sum = 0;

  cv_answer (&question->table, &question->state, &move, &answer);
  const CvPart *list = find_pays (&answer.explained);
  for (int i = 1; list != NULL && i <= list->n_inside; i += 1 + list[i].n_inside)
    {
      Payment payment = read_payment (&list[i + 1], list[i].n_inside);
      if (payment.to == question->by && counts_payment (&payment, placed, level))
        sum += payment.points;
    }
  return sum;
}

/* A space where the move that is put is legal, or false. */
static bool
place_anywhere (LearnQuestion *question, SimRandom *random)
{
  CvMove move = learn_question_move (question);
  CvAtom *where = &question->atom[question->n_atoms - 1];
  CvSet cells;

  move.n_atoms--; /* where is the last */
  cv_legal (&question->table, &question->state, &move, &cells);
  int bit = sim_random_bit (random, &cells, question->table.board.n_words);
  if (bit < 0)
    return false;
  where->value = cv_board_cell (&question->table.board, bit);
  question->ask.values[1].number = where->value;
  return true;
}

static bool
put_points (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase farmer = {
    N_ ("%1$p places a farmer on %2$s. How many points does that pay %1$p?"), NULL
  };
  static const CvPhrase building = {
    N_ ("%1$p places the tile %3$s on %2$s. How many points does that pay %1$p?"), NULL
  };

  if (sim_random_once_in (random, 2))
    say_farmer (question, random, &farmer);
  else
    say_building (question, random, &building);
  if (!place_anywhere (question, random))
    return false;
  int32_t right = add_up_as (question, LEARN_LEVELS - 1);
  int32_t numbers[] = { right, add_up_as (question, 3), add_up_as (question, 2),
                        right + 2, right - 1 };
  question->rule = learn_rule (question, question->level == 4 ? "oregon.points.church"
                                                              : "oregon.points.harbor");
  return learn_offer_numbers (question, random, numbers, 5);
}

static int
pick_points_as (const LearnQuestion *question, int level)
{
  return learn_find_choice (question, add_up_as (question, level));
}

/* Turns. */

static bool
put_extra (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = { N_ ("May %1$p take an extra turn now?"), NULL };
  int seat = sim_random_once_in (random, 4)
                 ? sim_random_below (random, question->table.n_players)
                 : question->state.oregon.turn;

  learn_say_move (question, "extra", seat);
  cv_verdict_add (learn_ask (question, &may), CV_VALUE_PLAYER, seat);
  return true;
}

static const LearnTopic topics[] = {
  { THEME_FARMERS, LEARN_MAY, .levels = LEARN_UP_TO (2), .put = put_farmer,
    .fears = fears_farmer },
  { THEME_FARMERS, LEARN_TAP, .levels = LEARN_UP_TO (2), .put = put_farmer_map,
    .fears = fears_farmer },
  { THEME_BUILDINGS, LEARN_MAY, .levels = LEARN_UP_TO (2), .put = put_building,
    .fears = fears_building },
  { THEME_BUILDINGS, LEARN_TAP, .levels = LEARN_UP_TO (2), .put = put_building_map,
    .fears = fears_building },
  { THEME_POINTS, LEARN_PICK, .levels = LEARN_ONLY (3) | LEARN_ONLY (4),
    .put = put_points, .pick_as = pick_points_as },
  { THEME_TURNS, LEARN_MAY, .is_whole = true, .levels = LEARN_ONLY (5),
    .put = put_farmer, .fears = fears_farmer },
  { THEME_TURNS, LEARN_MAY, .is_guided = true, .levels = LEARN_ONLY (5),
    .put = put_extra, .fears = fears_extra },
};

const LearnGame learn_oregon = {
  .game = &cv_oregon,
  .themes = themes,
  .levels = levels,
  .rules = rules,
  .topics = topics,
  .n_topics = sizeof topics / sizeof *topics,
  .n_events = 60,
};
