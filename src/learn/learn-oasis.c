/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis. The ladder: empty land, rivals, one's own areas, where an area starts, markers
   and what is left, rounds. What each believes too much is what people at a table do. */
#include "learn-game.h"

#include "cv-games.h"
#include "oasis.h"

/* Where the atoms of a question are. */
enum
{
  TILE = 0,
  TILE_AT,
  CAMEL_AT = 0
};

enum
{
  THEME_PLACEMENT,
  THEME_MARKERS,
  THEME_CAMELS,
  THEME_SCORING,
  THEME_ROUNDS
};

static const char *const themes[] = {
  N_ ("Placing tiles"), N_ ("Areas and control markers"), N_ ("Camels"),
  N_ ("Scoring"),       N_ ("Offers and the end"),        NULL,
};

static const char *const levels[] = {
  N_ ("Empty spaces"),
  N_ ("Beside rivals"),
  N_ ("One’s own areas"),
  N_ ("Where an area starts"),
  N_ ("Markers and the supply"),
  N_ ("Rounds and the end"),
  NULL,
};

static const char *const rules[] = {
  "oasis.place.camel-path",
  "oasis.place.printed",
  "oasis.camel.off-path",
  NULL,
  "oasis.place.rival",
  NULL,
  "oasis.place.joins-own",
  NULL,
  "oasis.place.start-oasis",
  "oasis.place.start-steppe",
  NULL,
  "oasis.place.supply",
  "oasis.marker.not-new",
  "oasis.marker.required",
  "oasis.marker.in-hand",
  "oasis.marker.not-yours",
  "oasis.camel.none-left",
  "oasis.camel.has-spare",
  NULL,
  "oasis.offer.order",
  "oasis.offer.size",
  "oasis.offer.leaves-none",
  "oasis.take.order",
  "oasis.take.gone",
  "oasis.take.own",
  "oasis.take.size",
  "oasis.duty.none",
  "oasis.duty.unfinished",
  "oasis.round.unfinished",
  "oasis.end.over",
  NULL,
};

/* What is believed too much. */

/* A tile that somebody may want to lay, and what lies around its space. */
typedef struct
{
  const OasisState *oasis;
  int n_words, stride;
  int kind, seat, bit;
  CvSet at;
} Laying;

static bool
meets_sides (const Laying *laying, const CvSet *cells)
{
  CvSet sides = cv_set_sides (&laying->at, laying->stride, laying->n_words);

  return cv_set_meets (&sides, cells, laying->n_words);
}

static CvSet
find_rivals (const Laying *laying)
{
  CvSet rivals = laying->oasis->claimed[laying->kind];

  cv_set_subtract (&rivals, &laying->oasis->owned[laying->seat][laying->kind],
                   laying->n_words);
  return rivals;
}

static CvSet
find_free (const Laying *laying)
{
  CvSet unclaimed = laying->oasis->lands[laying->kind];

  cv_set_subtract (&unclaimed, &laying->oasis->claimed[laying->kind], laying->n_words);
  return unclaimed;
}

/* One may only build on from what one has. */
static bool
is_away_from_own (const Laying *laying)
{
  return !meets_sides (laying, &laying->oasis->owned[laying->seat][laying->kind]);
}

/* A rival's area that one touches with a corner is touched. */
static bool
touches_rival_by_corner (const Laying *laying)
{
  CvSet rivals = find_rivals (laying);
  CvSet around = cv_set_around (&laying->at, laying->stride, laying->n_words);

  return cv_set_meets (&around, &rivals, laying->n_words) &&
         !meets_sides (laying, &rivals);
}

/* An area of nobody's is like a rival's. */
static bool
touches_free (const Laying *laying)
{
  CvSet unclaimed = find_free (laying);

  return meets_sides (laying, &unclaimed);
}

/* The places where an area starts hold for what takes over an area of nobody's, too. */
static bool
claims_off_start (const CvTable *table, const Laying *laying)
{
  CvCell cell = cv_board_cell (&table->board, laying->bit);
  CvSet path = cv_board_with (&table->board, "=");

  if (!is_away_from_own (laying) || !touches_free (laying))
    return false;
  return laying->kind == OASIS_KIND_OASIS
             ? table->board.glyph[cv_board_bit (&table->board, cell)] != 'o'
             : laying->kind == OASIS_KIND_STEPPE && !meets_sides (laying, &path);
}

/* Without a marker in hand no area can be opened. */
static bool
opens_without_marker (const Laying *laying)
{
  return is_away_from_own (laying) &&
         oasis_markers_in_hand (laying->oasis, laying->seat) == 0;
}

static bool
fears_tile (const LearnQuestion *question, int level)
{
  const CvTable *table = &question->table;
  Laying laying = { .oasis = &question->state.oasis,
                    .n_words = table->board.n_words,
                    .stride = table->board.stride,
                    .kind = question->atom[TILE].value,
                    .seat = question->by,
                    .bit = cv_board_bit (&table->board,
                                         (CvCell) question->atom[TILE_AT].value) };

  if (laying.bit < 0)
    return false;
  cv_set_add (&laying.at, laying.bit);
  switch (level)
    {
    case LEARN_NOBODY:
      return is_away_from_own (&laying);
    case 0:
      return touches_rival_by_corner (&laying);
    case 1:
      return touches_free (&laying);
    case 2:
      return claims_off_start (table, &laying);
    case 3:
      return opens_without_marker (&laying);
    default:
      return false;
    }
}

/* Camels stand beside each other, or the herd is lost; a rival's keep them away, as areas
   do tiles. */
static bool
fears_camel (const LearnQuestion *question, int level)
{
  const CvBoard *board = &question->table.board;
  const OasisState *oasis = &question->state.oasis;
  int bit = cv_board_bit (board, (CvCell) question->atom[CAMEL_AT].value);
  CvSet at = { { 0 } };

  if (bit < 0)
    return false;
  cv_set_add (&at, bit);
  CvSet sides = cv_set_sides (&at, board->stride, board->n_words);
  for (int seat = 0; level == 3 && seat < question->table.n_players; seat++)
    if (seat != question->by &&
        cv_set_meets (&sides, &oasis->camels[seat], board->n_words))
      return true;
  return level == LEARN_NOBODY &&
         !cv_set_meets (&sides, &oasis->camels[question->by], board->n_words);
}

/* The highest priority counter begins. */
static bool
is_counter_lower (const CvTable *table, const OasisState *oasis, int seat, uint8_t gone)
{
  for (int other = 0; other < table->n_players; other++)
    if (!(gone >> other & 1) && oasis->counter[other] > oasis->counter[seat])
      return true;
  return false;
}

static bool
fears_offer (const LearnQuestion *question, int level)
{
  return level < LEARN_LEVELS - 1 &&
         is_counter_lower (&question->table, &question->state.oasis, question->by,
                           question->state.oasis.round.offered);
}

static bool
fears_take (const LearnQuestion *question, int level)
{
  return level < LEARN_LEVELS - 1 &&
         is_counter_lower (&question->table, &question->state.oasis, question->by,
                           question->state.oasis.round.taken);
}

/* Tiles. */

static int
choose_seat (const LearnQuestion *question, SimRandom *random)
{
  return sim_random_below (random, question->table.n_players);
}

static void
say_tile (LearnQuestion *question, SimRandom *random, const CvPhrase *phrase)
{
  int seat = choose_seat (question, random),
      kind = sim_random_below (random, OASIS_KINDS);

  learn_say_move (question, "place", seat);
  learn_add_atom (question, "tile", kind);
  learn_add_atom (question, "at", 0);
  CvVerdict *ask = learn_ask (question, phrase);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add_term (ask, oasis_kind_terms[kind]);
  cv_verdict_add (ask, CV_VALUE_CELL, 0);
}

static bool
put_tile (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = { N_ ("May %1$p lay one %2$s tile on %3$s?"), NULL };

  say_tile (question, random, &may);
  return true;
}

static bool
put_tile_map (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase tap = {
    N_ ("Where may %1$p lay one %2$s tile? Tap every space."), NULL
  };

  say_tile (question, random, &tap);
  question->ask.n_values = 2;
  return true;
}

/* Markers. */

/* A cell of an area: the player's own, or anybody's. */
static CvCell
choose_area_cell (const LearnQuestion *question, int seat, SimRandom *random)
{
  const OasisState *oasis = &question->state.oasis;
  CvSet cells = { { 0 } };

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    cv_set_unite (&cells,
                  seat == CV_NO_PLAYER ? &oasis->claimed[kind]
                                       : &oasis->owned[seat][kind],
                  question->table.board.n_words);
  int bit = sim_random_bit (random, &cells, question->table.board.n_words);
  return bit < 0 ? CV_CELL_NONE : cv_board_cell (&question->table.board, bit);
}

/* A tile whose marker comes from somewhere, or stays away. */
static bool
put_marker (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase without = { N_ ("May %1$p lay one %2$s tile on %3$s and leave "
                                        "the area without a control marker?"),
                                    NULL };
  static const CvPhrase from = { N_ ("May %1$p lay one %2$s tile on %3$s and take the "
                                     "control marker for it from the "
                                     "area of %4$s?"),
                                 NULL };
  int way = sim_random_below (random, 4);

  if (way < 2)
    return put_tile (question, random);
  say_tile (question, random, way == 2 ? &without : &from);
  CvCell marker = way == 2
                      ? CV_CELL_NONE
                      : choose_area_cell (question,
                                          sim_random_once_in (random, 3) ? CV_NO_PLAYER
                                                                         : question->by,
                                          random);
  learn_add_atom (question, "marker", marker);
  if (way == 3)
    cv_verdict_add (&question->ask, CV_VALUE_CELL, marker);
  return way == 2 || marker != CV_CELL_NONE;
}

/* The owner of the area in which a cell lies, or CV_NO_PLAYER. */
static int
find_owner (const LearnQuestion *question, int bit, int kind)
{
  for (int seat = 0; seat < question->table.n_players; seat++)
    if (cv_set_has (&question->state.oasis.owned[seat][kind], bit))
      return seat;
  return CV_NO_PLAYER;
}

static int
find_kind (const OasisState *oasis, int bit)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (cv_set_has (&oasis->lands[kind], bit))
      return kind;
  return -1;
}

static int
find_marker_on (const LearnQuestion *question, int bit)
{
  for (int seat = 0; seat < question->table.n_players; seat++)
    for (int slot = 0; slot < OASIS_MARKERS; slot++)
      if (question->state.oasis.marker[seat][slot] == bit)
        return seat;
  return CV_NO_PLAYER;
}

static void
add_owner_choice (LearnQuestion *question, int seat)
{
  for (int i = 0; i < question->n_choices; i++)
    if (question->choice[i].number == seat)
      return;
  if (question->n_choices < LEARN_CHOICES_MOST)
    question->choice[question->n_choices++] =
        (CvValue){ .type = CV_VALUE_PLAYER, .number = seat };
}

/* Whose area a cell lies in. Seats in their order, nobody last: that tells nothing. */
static bool
put_owner (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase whose = { N_ ("In whose area does %1$s lie?"), NULL };
  const CvBoard *board = &question->table.board;
  CvSet lands = { { 0 } };

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    cv_set_unite (&lands, &question->state.oasis.lands[kind], board->n_words);
  int bit = sim_random_bit (random, &lands, board->n_words);
  if (bit < 0)
    return false;
  int owner = find_owner (question, bit, find_kind (&question->state.oasis, bit));
  int skipped = question->table.n_players < LEARN_CHOICES_MOST ||
                        owner == question->table.n_players - 1
                    ? 0
                    : question->table.n_players - 1;
  question->n_choices = 0;
  for (int seat = 0; seat < question->table.n_players; seat++)
    if (seat == owner || question->table.n_players < LEARN_CHOICES_MOST ||
        (seat != skipped && question->n_choices < LEARN_CHOICES_MOST - 2))
      add_owner_choice (question, seat);
  add_owner_choice (question, CV_NO_PLAYER);
  question->pick = (uint8_t) learn_find_choice (question, owner);
  question->rule = learn_rule (question, "oasis.place.extend");
  question->by = CV_NO_PLAYER;
  cv_verdict_add (learn_ask (question, &whose), CV_VALUE_CELL,
                  cv_board_cell (board, bit));
  return true;
}

/* Level 0 looks at the space itself. */
static int
pick_owner_as (const LearnQuestion *question, int level)
{
  const CvBoard *board = &question->table.board;
  int bit = cv_board_bit (board, (CvCell) question->ask.values[0].number);

  return learn_find_choice (
      question,
      level <= 0 ? find_marker_on (question, bit)
                 : find_owner (question, bit, find_kind (&question->state.oasis, bit)));
}

/* Camels. */

static bool
put_camel (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase place = { N_ ("May %1$p place a camel on %2$s?"), NULL };
  static const CvPhrase move = { N_ ("May %1$p move the camel on %3$s to %2$s?"),
                                 NULL };
  int seat = choose_seat (question, random);
  const CvBoard *board = &question->table.board;
  int from =
      sim_random_bit (random, &question->state.oasis.camels[seat], board->n_words);
  bool moves = question->level > 0 && from >= 0 && sim_random_once_in (random, 2);

  learn_say_move (question, "camel", seat);
  learn_add_atom (question, "at", 0);
  CvVerdict *ask = learn_ask (question, moves ? &move : &place);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add (ask, CV_VALUE_CELL, 0);
  if (!moves)
    return true;
  learn_add_atom (question, "from", cv_board_cell (board, from));
  cv_verdict_add (ask, CV_VALUE_CELL, cv_board_cell (board, from));
  return true;
}

/* Scoring. */

static int
count_camels (const LearnQuestion *question, int seat)
{
  return cv_set_count (&question->state.oasis.camels[seat],
                       question->table.board.n_words);
}

/* The largest part of a set; parts hold together by sides, or by corners as well. */
static int
count_largest (const CvBoard *board, const CvSet *cells, bool corners)
{
  CvSet rest = *cells;
  int largest = 0;

  for (int bit = cv_set_next (&rest, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&rest, bit, board->n_words))
    {
      CvSet part = { { 0 } }, before;
      cv_set_add (&part, bit);
      do
        {
          before = part;
          CvSet near = corners ? cv_set_around (&part, board->stride, board->n_words)
                               : cv_set_sides (&part, board->stride, board->n_words);
          cv_set_keep (&near, &rest, board->n_words);
          cv_set_unite (&part, &near, board->n_words);
        }
      while (memcmp (&part, &before, sizeof part) != 0);
      cv_set_subtract (&rest, &part, board->n_words);
      int n = cv_set_count (&part, board->n_words);
      largest = n > largest ? n : largest;
    }
  return largest;
}

/* How many camels count, as a level counts them: all, what hangs together anyhow, the
   largest herd. */
static int
count_herd_as (const LearnQuestion *question, int level)
{
  int seat = question->by;
  const CvBoard *board = &question->table.board;

  if (level < 0)
    return count_camels (question, seat);
  return count_largest (board, &question->state.oasis.camels[seat], level == 0);
}

static CvLine
get_line (const LearnQuestion *question, int seat, int line)
{
  CvScore score;

  question->table.game->score (&question->table, &question->state, true, &score);
  return score.player[seat].lines[line];
}

static void
ask_count (LearnQuestion *question, const CvPhrase *phrase, int seat, const char *term)
{
  CvVerdict *ask = learn_ask (question, phrase);

  question->by = (int8_t) seat;
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  if (term != NULL)
    cv_verdict_add_term (ask, term);
}

static bool
put_herd (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase how_many = { N_ ("How many camels does %1$c’s herd count?"),
                                     NULL };
  int seat = choose_seat (question, random);

  ask_count (question, &how_many, seat, NULL);
  int32_t right = get_line (question, seat, 0).count;
  int32_t numbers[] = { right, count_herd_as (question, 0),
                        count_herd_as (question, -1), right + 1 };
  question->rule = learn_rule (question, "oasis.score.camels");
  return learn_offer_numbers (question, random, numbers, 4);
}

static int
pick_herd_as (const LearnQuestion *question, int level)
{
  return learn_find_choice (question, count_herd_as (question, level));
}

/* Of which kind of land a question about spaces is. */
static int
get_kind (const LearnQuestion *question)
{
  for (int kind = 0; kind < OASIS_KINDS; kind++)
    if (question->ask.values[1].term == oasis_kind_terms[kind])
      return kind;
  return 0;
}

/* How many spaces of a kind count: one for each area, tiles alone, the largest area, all
   of them. */
static int
count_land_as (const LearnQuestion *question, int level)
{
  const OasisState *oasis = &question->state.oasis;
  const CvBoard *board = &question->table.board;
  int kind = get_kind (question), n = 0;
  CvSet cells = oasis->owned[question->by][kind];

  for (int slot = 0; level < 0 && slot < OASIS_MARKERS; slot++)
    n += oasis->marker[question->by][slot] >= 0 &&
         oasis->area_kind[question->by][slot] == kind;
  if (level < 0)
    return n;
  if (level == 0)
    cv_set_keep (&cells, &oasis->laid[kind], board->n_words);
  return level == 1 ? count_largest (board, &cells, false)
                    : cv_set_count (&cells, board->n_words);
}

static bool
put_land (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase how_many = { N_ ("How many %2$s spaces does %1$p score?"),
                                     NULL };
  int seat = choose_seat (question, random),
      kind = sim_random_below (random, OASIS_KINDS);

  ask_count (question, &how_many, seat, oasis_kind_terms[kind]);
  CvLine line = get_line (question, seat, 1 + kind);
  int32_t numbers[] = { line.count, count_land_as (question, question->level - 1),
                        count_land_as (question, 0), count_land_as (question, -1),
                        line.count + 1 };
  question->rule = line.rule;
  return line.count > 0 && learn_offer_numbers (question, random, numbers, 5);
}

static int
pick_land_as (const LearnQuestion *question, int level)
{
  return learn_find_choice (question, count_land_as (question, level));
}

/* Rounds. */

static bool
put_offer (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = { N_ ("May %1$p make an offer now?"), NULL };
  int seat = choose_seat (question, random);

  learn_say_move (question, "offer", seat);
  learn_add_atom (question, "cards", 1);
  cv_verdict_add (learn_ask (question, &may), CV_VALUE_PLAYER, seat);
  return question->state.oasis.round.pile[seat] > 1;
}

static bool
put_take (LearnQuestion *question, SimRandom *random)
{
  static const CvPhrase may = { N_ ("May %1$p take the offer of %2$c now?"), NULL };
  int seat = choose_seat (question, random), from = choose_seat (question, random);
  int n = question->state.oasis.round.offer[from];

  learn_say_move (question, "take", seat);
  learn_add_atom (question, "from", from);
  for (int i = 0; i < (n > 0 ? n : 1); i++)
    learn_add_atom (question, "cards", OASIS_CARD_HIDDEN);
  CvVerdict *ask = learn_ask (question, &may);
  cv_verdict_add (ask, CV_VALUE_PLAYER, seat);
  cv_verdict_add (ask, CV_VALUE_PLAYER, from);
  return question->state.oasis.round.has_begun;
}

static const LearnTopic topics[] = {
  { THEME_PLACEMENT, LEARN_MAY, .levels = LEARN_UP_TO (1) | LEARN_ONLY (3),
    .put = put_tile, .fears = fears_tile },
  { THEME_PLACEMENT, LEARN_TAP, .levels = LEARN_UP_TO (3), .put = put_tile_map,
    .fears = fears_tile },
  { THEME_MARKERS, LEARN_MAY, .levels = LEARN_ONLY (4), .put = put_marker,
    .fears = fears_tile },
  { THEME_MARKERS, LEARN_PICK, .levels = LEARN_ONLY (1), .put = put_owner,
    .pick_as = pick_owner_as },
  { THEME_CAMELS, LEARN_MAY, .levels = LEARN_ONLY (0), .put = put_camel,
    .fears = fears_camel },
  { THEME_CAMELS, LEARN_MAY, .is_whole = true, .levels = LEARN_ONLY (4),
    .put = put_camel, .fears = fears_camel },
  { THEME_CAMELS, LEARN_PICK, .levels = LEARN_UP_TO (1), .put = put_herd,
    .pick_as = pick_herd_as },
  { THEME_SCORING, LEARN_PICK, .levels = LEARN_UP_TO (1), .put = put_herd,
    .pick_as = pick_herd_as },
  { THEME_SCORING, LEARN_PICK, .levels = LEARN_UP_TO (2), .put = put_land,
    .pick_as = pick_land_as },
  { THEME_ROUNDS, LEARN_MAY, .is_guided = true, .levels = LEARN_ONLY (5),
    .put = put_offer, .fears = fears_offer },
  { THEME_ROUNDS, LEARN_MAY, .is_guided = true, .levels = LEARN_ONLY (5),
    .put = put_take, .fears = fears_take },
};

const LearnGame learn_oasis = {
  .game = &cv_oasis,
  .themes = themes,
  .levels = levels,
  .rules = rules,
  .topics = topics,
  .n_topics = sizeof topics / sizeof *topics,
  .n_events = 200,
};
