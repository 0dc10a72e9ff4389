/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon a second time: start tiles, farmers and buildings in free turns, what they
   pay, the score sheet. */
#include "naive.h"

#define WIDTH  15
#define HEIGHT 10

/* Each building: its word, its letter here, the ground it lies on. */
static const struct
{
  const char *word;
  char letter, ground;
} buildings[7] = { { "post-office", 'P', 'g' },  { "harbor", 'H', 'g' },
                   { "church", 'C', 'g' },       { "coal-mine", 'K', 'm' },
                   { "gold-mine", 'G', 'm' },    { "warehouse", 'W', 'g' },
                   { "train-station", 'T', 'r' } };

static int
building_of (const char *word)
{
  for (int i = 0; i < 7; i++)
    if (strcmp (buildings[i].word, word) == 0)
      return i;
  return -1;
}

static char
digit_of (int seat)
{
  return (char) ('0' + seat);
}

static bool
is_inside (int column, int row)
{
  return column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT;
}

void
naive_oregon_start (NaiveOregon *naive, const CvTable *table)
{
  *naive = (NaiveOregon){ .table = table, .n_players = table->n_players };
  memset (naive->farmer, NAIVE_NOTHING, sizeof naive->farmer);
  memset (naive->building, NAIVE_NOTHING, sizeof naive->building);
  memset (naive->start, NAIVE_NOTHING, sizeof naive->start);
  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      naive->ground[row][column] =
          table->board.glyph[cv_board_known_bit (&table->board, cv_cell (column, row))];
  for (int seat = 0; seat < naive->n_players; seat++)
    naive->joker[seat] = naive->extra[seat] = true;
}

/* The words at the edges: bands of three columns and of two rows. */

static const char *
column_word (const NaiveOregon *naive, int column)
{
  return naive->table->game->symbols[naive->table->board.column_symbol[column / 3]];
}

static const char *
row_word (const NaiveOregon *naive, int row)
{
  return naive->table->game->symbols[naive->table->board.row_symbol[row / 2]];
}

static bool
is_joker (const char *card)
{
  return strcmp (card, "joker") == 0;
}

static bool
card_fits (const char *card, const char *word)
{
  return is_joker (card) || strcmp (card, word) == 0;
}

static const char *
card_of (const NaiveOregon *naive, const CvMove *move, int n)
{
  int index, value = naive_nth (naive->table, move, "cards", 0, n);
  const CvArg *cards = naive_spec (naive->table, move, "cards", &index);

  return value == CV_ABSENT ? "" : cards->names[value];
}

static int
count_jokers (const NaiveOregon *naive, const CvMove *move)
{
  return is_joker (card_of (naive, move, 0)) + is_joker (card_of (naive, move, 1));
}

/* Counting. */

static int
count_on_board (const char board[HEIGHT][WIDTH], char what)
{
  int n = 0;

  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      if (board[row][column] == what)
        n++;
  return n;
}

/* Of the eight cells around. */
static int
count_near (const char board[HEIGHT][WIDTH], int column, int row, char what)
{
  int n = 0;

  for (int r = row - 1; r <= row + 1; r++)
    for (int c = column - 1; c <= column + 1; c++)
      if ((r != row || c != column) && is_inside (c, r) && board[r][c] == what)
        n++;
  return n;
}

static int
count_farmers_of (const NaiveOregon *naive, int seat, int column, int row)
{
  return count_near (naive->farmer, column, row, digit_of (seat));
}

static int
count_farmers_near (const NaiveOregon *naive, int column, int row)
{
  int n = 0;

  for (int seat = 0; seat < naive->n_players; seat++)
    n += count_farmers_of (naive, seat, column, row);
  return n;
}

/* Tiles of the stack on the board: start tiles come from elsewhere. */
static int
count_stack_used (const NaiveOregon *naive, char letter)
{
  int n = 0;

  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      if (naive->building[row][column] == letter &&
          naive->start[row][column] == NAIVE_NOTHING)
        n++;
  return n;
}

/* Verdicts. What is the same for all pieces: the cell. */
static const char *
cell_rule (const NaiveOregon *naive, NaiveCell at)
{
  if (!is_inside (at.column, at.row))
    return "off-board";
  if (naive->ground[at.row][at.column] == 'w')
    return "water";
  if (naive->farmer[at.row][at.column] != NAIVE_NOTHING ||
      naive->building[at.row][at.column] != NAIVE_NOTHING)
    return "occupied";
  return NULL;
}

/* What a building asks of the ground. */
static const char *
ground_rule (const NaiveOregon *naive, int building, NaiveCell at)
{
  if (naive->ground[at.row][at.column] != buildings[building].ground)
    return "terrain";
  if (buildings[building].letter == 'H' &&
      count_near (naive->ground, at.column, at.row, 'w') == 0)
    return "harbor-dry";
  return NULL;
}

static bool
joker_is_spent (const NaiveOregon *naive, const CvMove *move)
{
  int n = count_jokers (naive, move);

  return n > 1 || (n == 1 && !naive->joker[move->by]);
}

static bool
has_cards (const NaiveOregon *naive, const CvMove *move)
{
  return naive_nth (naive->table, move, "cards", 0, 0) != CV_ABSENT;
}

static const char *
farmer_rule (const NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  const char *rule = cell_rule (naive, at);

  if (rule != NULL)
    return rule;
  if (count_on_board (naive->farmer, digit_of (move->by)) >= 14)
    return "none-left";
  if (!has_cards (naive, move))
    return "place";
  if (joker_is_spent (naive, move))
    return "joker-spent";
  const char *a = card_of (naive, move, 0), *b = card_of (naive, move, 1);
  const char *columns = column_word (naive, at.column),
             *rows = row_word (naive, at.row);
  if (!(card_fits (a, columns) && card_fits (b, rows)) &&
      !(card_fits (b, columns) && card_fits (a, rows)))
    return "block";
  return "place";
}

static const char *
building_rule (const NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  int building = building_of (naive_word (naive->table, move, "building", 0));
  const char *rule = cell_rule (naive, at);

  if (rule != NULL)
    return rule;
  if (count_stack_used (naive, buildings[building].letter) >= 4)
    return "stack-empty";
  if (joker_is_spent (naive, move))
    return "joker-spent";
  const char *card = card_of (naive, move, 0);
  if (has_cards (naive, move) && !card_fits (card, column_word (naive, at.column)) &&
      !card_fits (card, row_word (naive, at.row)))
    return "band";
  rule = ground_rule (naive, building, at);
  return rule == NULL ? "place" : rule;
}

static bool
started_twice (const NaiveOregon *naive, int seat, char letter)
{
  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      if (naive->start[row][column] == digit_of (seat) ||
          (naive->start[row][column] != NAIVE_NOTHING &&
           naive->building[row][column] == letter))
        return true;
  return false;
}

static const char *
start_rule (const NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  int building = building_of (naive_word (naive->table, move, "building", 0));
  const char *rule = cell_rule (naive, at);

  if (rule == NULL)
    rule = ground_rule (naive, building, at);
  if (rule == NULL && started_twice (naive, move->by, buildings[building].letter))
    rule = "twice";
  return rule == NULL ? "place" : rule;
}

/* Whether tokens can be dealt out of a heap, seven of each of three values, so that
   every player from `seat` on gets as many as wanted, of the sum wanted. */
typedef struct
{
  int n_players, least;
  int n[NAIVE_PLAYERS + 1], sum[NAIVE_PLAYERS + 1];
} Deal;

static bool
can_deal (const Deal *deal, int seat, const int left[3])
{
  if (seat == deal->n_players || seat > NAIVE_PLAYERS)
    return true;
  for (int low = 0; low <= left[0]; low++)
    for (int mid = 0; mid <= left[1]; mid++)
      {
        int high = deal->n[seat] - low - mid;
        int rest[3] = { left[0] - low, left[1] - mid, left[2] - high };
        if (high >= 0 && rest[2] >= 0 &&
            deal->n[seat] * deal->least + mid + 2 * high == deal->sum[seat] &&
            can_deal (deal, seat + 1, rest))
          return true;
      }
  return false;
}

/* What is told of a player's tokens: 1 to 3 for coal, 3 to 5 for gold, seven of each
   value in a heap, together with what was revealed. A hide tells one token that was not
   revealed, or nothing; a reveal all that the player holds. */
static bool
breaks_box (const NaiveOregon *naive, int seat, int heap, int value, bool hides)
{
  static const int all[3] = { 7, 7, 7 };
  int held = naive->tokens[seat][heap];
  Deal deal = { .least = heap == 0 ? 1 : 3 };

  if (hides && value == 0)
    return false;
  if (hides && naive->shown[seat][heap] >= held)
    return true;
  for (int other = 0; other < naive->n_players; other++)
    if (other != seat || hides)
      {
        deal.n[deal.n_players] = naive->shown[other][heap];
        deal.sum[deal.n_players++] = naive->secret[other][heap].revealed;
      }
  deal.n[deal.n_players] = hides ? 1 : held;
  deal.sum[deal.n_players++] = value;
  return !can_deal (&deal, 0, all);
}

static void
judge_secret (const NaiveOregon *naive, const CvMove *move, NaiveVerdict *verdict)
{
  bool hides = naive_is (naive->table, move, "hide");

  naive_say (verdict, "oregon", hides ? "hide" : "reveal", "ok");
  for (int heap = 0; heap < 2; heap++)
    {
      int value = naive_number (naive->table, move, hides ? "add" : "counts", heap);
      if (value != CV_ABSENT && breaks_box (naive, move->by, heap, value, hides))
        naive_say (verdict, "oregon", "box", "tokens");
    }
}

void
naive_oregon_judge (const NaiveOregon *naive,
                    const CvMove *move,
                    NaiveVerdict *ret_verdict)
{
  const char *verb = cv_game_verb (naive->table->game, move->verb)->name;

  if (strcmp (verb, "hide") == 0 || strcmp (verb, "reveal") == 0)
    {
      judge_secret (naive, move, ret_verdict);
      return;
    }
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));
  const char *rule = strcmp (verb, "farmer") == 0     ? farmer_rule (naive, move, at)
                     : strcmp (verb, "building") == 0 ? building_rule (naive, move, at)
                                                      : start_rule (naive, move, at);
  naive_say (ret_verdict, "oregon", verb, rule);
}

/* Points. */

static void
draw_token (NaiveOregon *naive, int seat, int heap)
{
  int held = 0;

  for (int other = 0; other < naive->n_players; other++)
    held += naive->tokens[other][heap];
  if (held < 21)
    naive->tokens[seat][heap]++;
}

/* What the building on a cell pays for one farmer near it. */
static void
pay (NaiveOregon *naive, int seat, int column, int row)
{
  switch (naive->building[row][column])
    {
    case 'P':
      naive->track[seat] += 3;
      break;
    case 'H':
      naive->track[seat] += 4;
      break;
    case 'C':
      naive->track[seat] += count_farmers_near (naive, column, row);
      break;
    case 'K':
      draw_token (naive, seat, 0);
      break;
    case 'G':
      draw_token (naive, seat, 1);
      break;
    case 'W':
      naive->track[seat] += 1;
      naive->joker[seat] = true;
      break;
    case 'T':
      naive->track[seat] += 1;
      naive->extra[seat] = true;
      break;
    }
}

static int
count_group (const NaiveOregon *naive,
             int column,
             int row,
             char farmer,
             char seen[HEIGHT][WIDTH])
{
  if (!is_inside (column, row) || naive->farmer[row][column] != farmer ||
      seen[row][column] == 'x')
    return 0;
  seen[row][column] = 'x';
  return 1 + count_group (naive, column + 1, row, farmer, seen) +
         count_group (naive, column - 1, row, farmer, seen) +
         count_group (naive, column, row + 1, farmer, seen) +
         count_group (naive, column, row - 1, farmer, seen);
}

static int
group_size (const NaiveOregon *naive, int column, int row, char farmer)
{
  char seen[HEIGHT][WIDTH];

  memset (seen, NAIVE_NOTHING, sizeof seen);
  return count_group (naive, column, row, farmer, seen);
}

/* Whether the farmer that comes to a cell completes a group of which no part was one.
 */
static bool
completes_group (const NaiveOregon *naive, NaiveCell at, char farmer)
{
  NaiveOregon after = *naive;

  if (group_size (naive, at.column + 1, at.row, farmer) >= 3 ||
      group_size (naive, at.column - 1, at.row, farmer) >= 3 ||
      group_size (naive, at.column, at.row + 1, farmer) >= 3 ||
      group_size (naive, at.column, at.row - 1, farmer) >= 3)
    return false;
  after.farmer[at.row][at.column] = farmer;
  return group_size (&after, at.column, at.row, farmer) >= 3;
}

static void
apply_farmer (NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  if (completes_group (naive, at, digit_of (move->by)))
    naive->track[move->by] += 5;
  naive->farmer[at.row][at.column] = digit_of (move->by);
  for (int row = at.row - 1; row <= at.row + 1; row++)
    for (int column = at.column - 1; column <= at.column + 1; column++)
      if (is_inside (column, row))
        pay (naive, move->by, column, row);
}

/* Players are paid clockwise from the active one. */
static void
apply_building (NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  int building = building_of (naive_word (naive->table, move, "building", 0));

  naive->building[at.row][at.column] = buildings[building].letter;
  for (int i = 0; i < naive->n_players; i++)
    {
      int seat = (move->by + i) % naive->n_players;
      int n = count_farmers_of (naive, seat, at.column, at.row);
      while (n-- > 0)
        pay (naive, seat, at.column, at.row);
    }
}

static void
apply_start (NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  int building = building_of (naive_word (naive->table, move, "building", 0));

  naive->building[at.row][at.column] = buildings[building].letter;
  naive->start[at.row][at.column] = digit_of (move->by);
}

/* A position. */

static void
lay_out_farmers (NaiveOregon *naive, const CvMove *move)
{
  for (int seat = 0; seat < naive->n_players; seat++)
    for (int n = 0;; n++)
      {
        int cell = naive_nth (naive->table, move, "farmers", seat, n);
        if (cell == CV_ABSENT)
          break;
        naive->farmer[cell / 32][cell % 32] = digit_of (seat);
      }
}

static void
lay_out_buildings (NaiveOregon *naive, const CvMove *move)
{
  int index;
  const CvArg *arg = naive_spec (naive->table, move, "buildings", &index);

  for (int key = 0; arg->keys[key] != NULL; key++)
    for (int n = 0;; n++)
      {
        int cell = naive_nth (naive->table, move, "buildings", key, n);
        if (cell == CV_ABSENT)
          break;
        naive->building[cell / 32][cell % 32] =
            buildings[building_of (arg->keys[key])].letter;
      }
}

/* Whose a start tile is, nobody says any more. */
static void
lay_out_starts (NaiveOregon *naive, const CvMove *move)
{
  int index;
  const CvArg *arg = naive_spec (naive->table, move, "start-tiles", &index);

  for (int key = 0; arg->keys[key] != NULL; key++)
    {
      int cell = naive_number (naive->table, move, "start-tiles", key);
      if (cell == CV_ABSENT)
        continue;
      naive->building[cell / 32][cell % 32] =
          buildings[building_of (arg->keys[key])].letter;
      naive->start[cell / 32][cell % 32] = '?';
    }
}

static void
set_flag (
    const NaiveOregon *naive, const CvMove *move, const char *arg, int seat, bool *flag)
{
  int value = naive_number (naive->table, move, arg, seat);

  if (value != CV_ABSENT)
    *flag = value != 0;
}

static void
apply_position (NaiveOregon *naive, const CvMove *move)
{
  lay_out_farmers (naive, move);
  lay_out_buildings (naive, move);
  lay_out_starts (naive, move);
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      int track = naive_number (naive->table, move, "track", seat);
      naive->track[seat] = track == CV_ABSENT ? 0 : track;
      set_flag (naive, move, "jokers", seat, &naive->joker[seat]);
      set_flag (naive, move, "extras", seat, &naive->extra[seat]);
      for (int heap = 0; heap < 2; heap++)
        {
          int n = naive_number (naive->table, move, "tokens", seat * 8 + heap);
          naive->tokens[seat][heap] = n == CV_ABSENT ? 0 : n;
        }
    }
}

/* Values of tokens: put away one by one, or stated for all that are held. */
static void
apply_secret (NaiveOregon *naive, const CvMove *move)
{
  for (int heap = 0; heap < 2; heap++)
    {
      int add = naive_number (naive->table, move, "add", heap);
      int count = naive_number (naive->table, move, "counts", heap);
      if (naive_is (naive->table, move, "hide"))
        naive->secret[move->by][heap].is_unstated = true;
      if (add != CV_ABSENT)
        {
          naive_put_away (&naive->secret[move->by][heap], add);
          naive->told[move->by][heap] += add > 0;
        }
      if (count != CV_ABSENT)
        {
          naive_reveal (&naive->secret[move->by][heap], count);
          naive->shown[move->by][heap] = naive->tokens[move->by][heap];
          naive->told[move->by][heap] = 0;
        }
    }
}

void
naive_oregon_apply (NaiveOregon *naive, const CvMove *move)
{
  NaiveCell at = naive_cell (0);

  if (naive_number (naive->table, move, "at", 0) != CV_ABSENT)
    at = naive_cell (naive_number (naive->table, move, "at", 0));
  if (naive_spec (naive->table, move, "cards", &(int){ 0 }) != NULL &&
      count_jokers (naive, move) > 0)
    naive->joker[move->by] = false;
  if (naive_is (naive->table, move, "farmer"))
    apply_farmer (naive, move, at);
  else if (naive_is (naive->table, move, "building"))
    apply_building (naive, move, at);
  else if (naive_is (naive->table, move, "start"))
    apply_start (naive, move, at);
  else if (naive_is (naive->table, move, "position"))
    apply_position (naive, move);
  else if (naive_is (naive->table, move, "extra"))
    naive->extra[move->by] = false;
  else
    apply_secret (naive, move);
}

/* The score sheet: the track, then what the tokens are worth. */
void
naive_oregon_score (const NaiveOregon *naive, bool open, NaiveScore *ret_score)
{
  static const char *const names[] = { "points", "farmers", "shared" };
  NaiveScore score = { .n_players = naive->n_players, .n_lines = 3, .n_ties = 1 };

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      score.points[seat][0] = score.total[seat] = naive->track[seat];
      for (int heap = 0; heap < 2; heap++)
        {
          const NaiveSecret *secret = &naive->secret[seat][heap];
          int held = naive->tokens[seat][heap], shown = naive->shown[seat][heap];
          if (held > shown + (open ? naive->told[seat][heap] : 0) ||
              (secret->is_unstated && held > 0 && !open))
            score.sealed[seat] = true;
          score.points[seat][1 + heap] = secret->revealed + secret->put_away;
          score.total[seat] += score.points[seat][1 + heap];
        }
      score.tie[seat][0] = count_on_board (naive->farmer, digit_of (seat));
    }
  naive_rank (&score, names);
  *ret_score = score;
}
