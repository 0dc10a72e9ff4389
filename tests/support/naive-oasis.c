/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oasis a second time: placing tiles and camels in free turns, areas, the score sheet.
 */
#include "naive.h"

/* Up, left, right, down: the neighbours of a cell in reading order. */
static const NaiveCell side[4] = { { 0, -1 }, { -1, 0 }, { 1, 0 }, { 0, 1 } };

/* Scoring markers in the box: commodities, wells, horses, ovoos. */
static const int scoring_box[4] = { 14, 12, 16, 20 };

/* What a count names, in the order of the sheet. */
static const char *const count_keys[4] = { "herd", "oasis", "steppe", "stone" };

static bool
is_inside (const NaiveOasis *naive, int column, int row)
{
  return column >= 0 && column < naive->width && row >= 0 && row < naive->height;
}

static char
letter_of (const char *kind)
{
  return strcmp (kind, "oasis") == 0 ? 'O' : strcmp (kind, "steppe") == 0 ? 'S' : 'R';
}

static char
digit_of (int seat)
{
  return (char) ('0' + seat);
}

void
naive_oasis_start (NaiveOasis *naive, const CvTable *table)
{
  *naive = (NaiveOasis){ .table = table, .n_players = table->n_players };
  naive->width = table->board.width;
  naive->height = table->board.height;
  memset (naive->tile, NAIVE_NOTHING, sizeof naive->tile);
  memset (naive->marker, NAIVE_NOTHING, sizeof naive->marker);
  memset (naive->camel, NAIVE_NOTHING, sizeof naive->camel);
  memset (naive->counted, -1, sizeof naive->counted);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      naive->ground[row][column] =
          table->board.glyph[cv_board_bit (&table->board, cv_cell (column, row))];
}

/* Land and areas. */

char
naive_oasis_land (const NaiveOasis *naive, int column, int row)
{
  if (!is_inside (naive, column, row))
    return NAIVE_NOTHING;
  if (naive->tile[row][column] != NAIVE_NOTHING)
    return naive->tile[row][column];
  char ground = naive->ground[row][column];
  return ground == 'O' || ground == 'S' || ground == 'R' ? ground : NAIVE_NOTHING;
}

/* Marks every cell of the area with an x. */
static void
walk_area (const NaiveOasis *naive,
           int column,
           int row,
           char land,
           char seen[NAIVE_SIDE][NAIVE_SIDE])
{
  if (naive_oasis_land (naive, column, row) != land || land == NAIVE_NOTHING ||
      seen[row][column] == 'x')
    return;
  seen[row][column] = 'x';
  for (int i = 0; i < 4; i++)
    walk_area (naive, column + side[i].column, row + side[i].row, land, seen);
}

static void
find_area (const NaiveOasis *naive,
           int column,
           int row,
           char ret_seen[NAIVE_SIDE][NAIVE_SIDE])
{
  memset (ret_seen, NAIVE_NOTHING, NAIVE_SIDE * NAIVE_SIDE);
  walk_area (naive, column, row, naive_oasis_land (naive, column, row), ret_seen);
}

int
naive_oasis_markers (const NaiveOasis *naive, int seat, int column, int row)
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];
  int n = 0;

  find_area (naive, column, row, seen);
  for (int r = 0; r < naive->height; r++)
    for (int c = 0; c < naive->width; c++)
      if (seen[r][c] == 'x' && naive->marker[r][c] == digit_of (seat))
        n++;
  return n;
}

bool
naive_oasis_owns (const NaiveOasis *naive, int seat, int column, int row)
{
  return naive_oasis_markers (naive, seat, column, row) > 0;
}

static bool
is_rivals (const NaiveOasis *naive, int seat, int column, int row)
{
  for (int other = 0; other < naive->n_players; other++)
    if (other != seat && naive_oasis_owns (naive, other, column, row))
      return true;
  return false;
}

static bool
is_one_area (const NaiveOasis *naive, NaiveCell a, NaiveCell b)
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];

  find_area (naive, a.column, a.row, seen);
  return seen[b.row][b.column] == 'x';
}

/* What is in hand or in the supply: the box less what is on the board. */

static int
count_on_board (const NaiveOasis *naive,
                const char board[NAIVE_SIDE][NAIVE_SIDE],
                char what)
{
  int n = 0;

  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      if (board[row][column] == what)
        n++;
  return n;
}

static int
markers_in_hand (const NaiveOasis *naive, int seat)
{
  return 4 - count_on_board (naive, naive->marker, digit_of (seat));
}

static int
camels_in_hand (const NaiveOasis *naive, int seat)
{
  return 20 - count_on_board (naive, naive->camel, digit_of (seat));
}

static int
tiles_in_supply (const NaiveOasis *naive, char kind)
{
  return (kind == 'R' ? 20 : 34) - count_on_board (naive, naive->tile, kind);
}

/* What a player has: herds, and land in areas. */

static int
count_herd (const NaiveOasis *naive,
            int seat,
            int column,
            int row,
            char seen[NAIVE_SIDE][NAIVE_SIDE])
{
  int n = 1;

  if (!is_inside (naive, column, row) || seen[row][column] == 'x' ||
      naive->camel[row][column] != digit_of (seat))
    return 0;
  seen[row][column] = 'x';
  for (int i = 0; i < 4; i++)
    n += count_herd (naive, seat, column + side[i].column, row + side[i].row, seen);
  return n;
}

static int
largest_herd (const NaiveOasis *naive, int seat)
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];
  int most = 0;

  memset (seen, NAIVE_NOTHING, sizeof seen);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      {
        int n = count_herd (naive, seat, column, row, seen);
        most = n > most ? n : most;
      }
  return most;
}

/* All cells of a kind in the player's areas, each once. */
static int
count_land (const NaiveOasis *naive, int seat, char kind)
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];
  int n = 0;

  memset (seen, NAIVE_NOTHING, sizeof seen);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      if (naive->marker[row][column] == digit_of (seat))
        walk_area (naive, column, row, kind, seen);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      if (seen[row][column] == 'x')
        n++;
  return n;
}

/* The herd that is the first of its size in reading order. */
static void
find_herd (const NaiveOasis *naive, int seat, char ret_cells[NAIVE_SIDE][NAIVE_SIDE])
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];
  int most = largest_herd (naive, seat);

  memset (seen, NAIVE_NOTHING, sizeof seen);
  for (int row = 0; row < naive->height && most > 0; row++)
    for (int column = 0; column < naive->width; column++)
      if (count_herd (naive, seat, column, row, seen) == most)
        {
          count_herd (naive, seat, column, row, ret_cells);
          return;
        }
}

void
naive_oasis_line_cells (const NaiveOasis *naive,
                        int seat,
                        int line,
                        char ret_cells[NAIVE_SIDE][NAIVE_SIDE])
{
  memset (ret_cells, NAIVE_NOTHING, NAIVE_SIDE * NAIVE_SIDE);
  if (naive->counted[seat][line] >= 0)
    return;
  if (line == 0)
    find_herd (naive, seat, ret_cells);
  for (int row = 0; row < naive->height && line > 0; row++)
    for (int column = 0; column < naive->width; column++)
      if (naive->marker[row][column] == digit_of (seat))
        walk_area (naive, column, row, " OSR"[line], ret_cells);
}

static int
count_line (const NaiveOasis *naive, int seat, int line)
{
  if (naive->counted[seat][line] >= 0)
    return naive->counted[seat][line];
  return line == 0 ? largest_herd (naive, seat)
                   : count_land (naive, seat, " OSR"[line]);
}

/* Placing a tile. What lies around the cell, sorted by who owns it. */
typedef struct
{
  int n_land, n_own, n_free, n_rival;
  NaiveCell own[4], free[4], rival[4];
  bool has_two_own; /* areas */
  bool has_path;
} Around;

static void
look_at (const NaiveOasis *naive, int seat, char kind, NaiveCell cell, Around *around)
{
  if (!is_inside (naive, cell.column, cell.row))
    return;
  if (naive->ground[cell.row][cell.column] == '=')
    around->has_path = true;
  if (naive_oasis_land (naive, cell.column, cell.row) != kind)
    return;
  around->n_land++;
  bool rival = is_rivals (naive, seat, cell.column, cell.row);
  bool own = naive_oasis_owns (naive, seat, cell.column, cell.row);
  if (rival)
    around->rival[around->n_rival++] = cell;
  if (own)
    {
      around->has_two_own |=
          around->n_own > 0 && !is_one_area (naive, around->own[0], cell);
      around->own[around->n_own++] = cell;
    }
  if (!rival && !own)
    around->free[around->n_free++] = cell;
}

static Around
look_around (const NaiveOasis *naive, int seat, char kind, NaiveCell at)
{
  Around around = { 0 };

  for (int i = 0; i < 4; i++)
    {
      NaiveCell cell = { at.column + side[i].column, at.row + side[i].row };
      look_at (naive, seat, kind, cell, &around);
    }
  return around;
}

static void
list_cells (NaiveVerdict *verdict, const NaiveCell *cells, int n)
{
  for (int i = 0; i < n; i++)
    naive_because (verdict, cells[i].column, cells[i].row);
}

/* What is wrong with the cell itself, or with the supply. */
static bool
breaks_ground_rule (const NaiveOasis *naive,
                    NaiveCell at,
                    char kind,
                    bool overrule,
                    NaiveVerdict *verdict)
{
  if (!is_inside (naive, at.column, at.row) || naive->ground[at.row][at.column] == '#')
    {
      naive_say (verdict, "oasis", "place", "off-board");
      return true;
    }
  char ground = naive->ground[at.row][at.column];
  const char *rule = NULL;
  if (ground == '=' && !overrule)
    rule = "camel-path";
  else if (strchr ("OSR", ground) != NULL && !overrule)
    rule = "printed";
  else if (naive->tile[at.row][at.column] != NAIVE_NOTHING)
    rule = "occupied";
  if (rule != NULL)
    {
      naive_say (verdict, "oasis", "place", rule);
      naive_because (verdict, at.column, at.row);
      return true;
    }
  if (tiles_in_supply (naive, kind) > 0)
    return false;
  naive_say (verdict, "oasis", "place", "supply");
  return true;
}

/* Rivals, two areas of one's own, and where an area may start. */
static bool
breaks_neighbour_rule (const NaiveOasis *naive,
                       NaiveCell at,
                       char kind,
                       const Around *around,
                       NaiveVerdict *verdict)
{
  if (around->n_rival > 0)
    {
      naive_say (verdict, "oasis", "place", "rival");
      list_cells (verdict, around->rival, around->n_rival);
    }
  else if (around->has_two_own)
    {
      naive_say (verdict, "oasis", "place", "joins-own");
      list_cells (verdict, around->own, around->n_own);
    }
  else if (kind == 'O' && around->n_land == 0 &&
           naive->ground[at.row][at.column] != 'o')
    naive_say (verdict, "oasis", "place", "start-oasis");
  else if (kind == 'S' && around->n_land == 0 && !around->has_path)
    naive_say (verdict, "oasis", "place", "start-steppe");
  else
    return false;
  return true;
}

/* Control markers. marker is CV_ABSENT, -1 for none, or a cell. */
static bool
breaks_marker_rule (const NaiveOasis *naive,
                    int seat,
                    int marker,
                    bool extends,
                    bool overrule,
                    NaiveVerdict *verdict)
{
  bool moves = marker != CV_ABSENT && marker != -1;
  bool in_hand = markers_in_hand (naive, seat) > 0;
  const char *rule = NULL;

  if (extends && moves && !overrule)
    rule = "not-new";
  else if (!extends && marker == -1 && in_hand && !overrule)
    rule = "required";
  else if (!extends && moves && in_hand && !overrule)
    rule = "in-hand";
  else if (moves)
    {
      NaiveCell cell = naive_cell (marker);
      if (!naive_oasis_owns (naive, seat, cell.column, cell.row))
        rule = "not-yours";
    }
  if (rule == NULL)
    return false;
  naive_say (verdict, "oasis", "marker", rule);
  return true;
}

static void
judge_place (const NaiveOasis *naive,
             const CvMove *move,
             bool overrule,
             NaiveVerdict *verdict)
{
  char kind = letter_of (naive_word (naive->table, move, "tile", 0));
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));

  if (breaks_ground_rule (naive, at, kind, overrule, verdict))
    return;
  Around around = look_around (naive, move->by, kind, at);
  if (!overrule && breaks_neighbour_rule (naive, at, kind, &around, verdict))
    return;
  if (breaks_marker_rule (naive, move->by,
                          naive_number (naive->table, move, "marker", 0),
                          around.n_own > 0, overrule, verdict))
    return;
  if (around.n_own > 0)
    {
      naive_say (verdict, "oasis", "place", "extend");
      list_cells (verdict, around.own, around.n_own);
    }
  else if (around.n_free > 0)
    {
      naive_say (verdict, "oasis", "place", "claim");
      list_cells (verdict, around.free, around.n_free);
    }
  else
    naive_say (verdict, "oasis", "place", "start");
}

/* Camels. (What lies beyond the path is never overruled here.) */

static void
judge_camel (const NaiveOasis *naive,
             const CvMove *move,
             bool overrule,
             NaiveVerdict *verdict)
{
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));
  int from = naive_number (naive->table, move, "from", 0);
  bool moves = from != CV_ABSENT, spare = camels_in_hand (naive, move->by) > 0;
  NaiveCell old = naive_cell (moves ? from : 0);
  const char *rule = moves ? "move" : "place";

  if (!is_inside (naive, at.column, at.row) || naive->ground[at.row][at.column] != '=')
    rule = "off-path";
  else if (naive->camel[at.row][at.column] != NAIVE_NOTHING)
    rule = "occupied";
  else if (!moves && !spare)
    rule = "none-left";
  else if (moves && spare && !overrule)
    rule = "has-spare";
  else if (moves && (!is_inside (naive, old.column, old.row) ||
                     naive->camel[old.row][old.column] != digit_of (move->by)))
    rule = "not-yours";
  naive_say (verdict, "oasis", "camel", rule);
}

/* Scoring markers put away or revealed: no more of a key, with what was revealed, than
   the box holds. */
static void
judge_secret (const NaiveOasis *naive,
              const CvMove *move,
              const char *arg,
              NaiveVerdict *verdict)
{
  bool states = strcmp (arg, "counts") == 0;

  naive_say (verdict, "oasis", states ? "reveal" : "hide", "ok");
  for (int key = 0; key < 4; key++)
    {
      int n = naive_number (naive->table, move, arg, key), others = 0;
      for (int seat = 0; seat < naive->n_players; seat++)
        if (seat != move->by || !states)
          others += naive->secret[seat][key].revealed;
      if (n != CV_ABSENT && n + others > scoring_box[key])
        naive_say (verdict, "oasis", "box", "scoring");
    }
}

/* Quick scoring: no more land of a kind, over all players, than tiles and printed
   spaces. */
static void
judge_count (const NaiveOasis *naive, const CvMove *move, NaiveVerdict *verdict)
{
  naive_say (verdict, "oasis", "count", "ok");
  for (int line = 1; line < 4; line++)
    {
      char kind = " OSR"[line];
      int sum = naive_number (naive->table, move, count_keys[line], 0);
      if (sum == CV_ABSENT)
        continue;
      for (int seat = 0; seat < naive->n_players; seat++)
        if (seat != move->by)
          sum += count_line (naive, seat, line);
      if (sum > (kind == 'R' ? 20 : 34) + count_on_board (naive, naive->ground, kind))
        naive_say (verdict, "oasis", "box", "tiles");
    }
  if (naive_number (naive->table, move, "herd", 0) > 20)
    naive_say (verdict, "oasis", "box", "camels");
}

void
naive_oasis_judge (const NaiveOasis *naive,
                   const CvMove *move,
                   bool overrule,
                   NaiveVerdict *ret_verdict)
{
  if (naive_is (naive->table, move, "place"))
    judge_place (naive, move, overrule, ret_verdict);
  else if (naive_is (naive->table, move, "camel"))
    judge_camel (naive, move, overrule, ret_verdict);
  else if (naive_is (naive->table, move, "count"))
    judge_count (naive, move, ret_verdict);
  else if (naive_is (naive->table, move, "hide"))
    judge_secret (naive, move, "add", ret_verdict);
  else
    judge_secret (naive, move, "counts", ret_verdict);
}

/* Carrying moves out. */

/* Takes the player's marker out of the area of a cell. */
static void
lift_marker (NaiveOasis *naive, int seat, NaiveCell cell)
{
  char seen[NAIVE_SIDE][NAIVE_SIDE];

  find_area (naive, cell.column, cell.row, seen);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      if (seen[row][column] == 'x' && naive->marker[row][column] == digit_of (seat))
        {
          naive->marker[row][column] = NAIVE_NOTHING;
          return;
        }
}

static void
apply_place (NaiveOasis *naive, const CvMove *move)
{
  char kind = letter_of (naive_word (naive->table, move, "tile", 0));
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));
  int marker = naive_number (naive->table, move, "marker", 0);
  bool extends = look_around (naive, move->by, kind, at).n_own > 0;
  bool stands =
      !extends && marker == CV_ABSENT && markers_in_hand (naive, move->by) > 0;

  if (marker != CV_ABSENT && marker != -1)
    {
      lift_marker (naive, move->by, naive_cell (marker));
      stands = true;
    }
  naive->tile[at.row][at.column] = kind;
  if (stands)
    naive->marker[at.row][at.column] = digit_of (move->by);
}

static void
apply_camel (NaiveOasis *naive, const CvMove *move)
{
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));
  int from = naive_number (naive->table, move, "from", 0);

  if (from != CV_ABSENT)
    naive->camel[from / 32][from % 32] = NAIVE_NOTHING;
  naive->camel[at.row][at.column] = digit_of (move->by);
}

/* Puts what a map of lists holds on the board. */
static void
lay_out (const NaiveOasis *naive,
         const CvMove *move,
         const char *arg,
         const char *signs,
         char board[NAIVE_SIDE][NAIVE_SIDE])
{
  for (int key = 0; signs[key] != '\0'; key++)
    for (int n = 0;; n++)
      {
        int cell = naive_nth (naive->table, move, arg, key, n);
        if (cell == CV_ABSENT)
          break;
        board[cell / 32][cell % 32] = signs[key];
      }
}

static void
apply_position (NaiveOasis *naive, const CvMove *move)
{
  char kinds[4] = "";
  int index;
  const CvArg *tiles = naive_spec (naive->table, move, "tiles", &index);

  for (int i = 0; i < 3; i++)
    kinds[i] = letter_of (tiles->keys[i]);
  lay_out (naive, move, "tiles", kinds, naive->tile);
  lay_out (naive, move, "markers", "01234", naive->marker);
  lay_out (naive, move, "camels", "01234", naive->camel);
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      int counter = naive_number (naive->table, move, "counters", seat);
      naive->counter[seat] = counter == CV_ABSENT ? 0 : counter;
    }
}

static void
apply_count (NaiveOasis *naive, const CvMove *move)
{
  for (int i = 0; i < 4; i++)
    {
      int n = naive_number (naive->table, move, count_keys[i], 0);
      if (n != CV_ABSENT)
        naive->counted[move->by][i] = n;
    }
}

static void
apply_secret (NaiveOasis *naive, const CvMove *move)
{
  for (int key = 0; key < 4; key++)
    {
      int add = naive_number (naive->table, move, "add", key);
      int count = naive_number (naive->table, move, "counts", key);
      if (naive_is (naive->table, move, "hide"))
        naive->secret[move->by][key].is_unstated = true;
      if (add != CV_ABSENT)
        naive_put_away (&naive->secret[move->by][key], add);
      if (count != CV_ABSENT)
        naive_reveal (&naive->secret[move->by][key], count);
    }
}

void
naive_oasis_apply (NaiveOasis *naive, const CvMove *move)
{
  if (naive_is (naive->table, move, "place"))
    apply_place (naive, move);
  else if (naive_is (naive->table, move, "camel"))
    apply_camel (naive, move);
  else if (naive_is (naive->table, move, "position"))
    apply_position (naive, move);
  else if (naive_is (naive->table, move, "count"))
    apply_count (naive, move);
  else if (naive_is (naive->table, move, "counters"))
    for (int i = 0; i < naive->n_players; i++)
      naive->counter[naive_nth (naive->table, move, "order", 0, i)] = i + 1;
  else
    apply_secret (naive, move);
}

/* What a placement leads to. */

static bool
is_free (const NaiveOasis *naive, int column, int row)
{
  for (int seat = 0; seat < naive->n_players; seat++)
    if (naive_oasis_owns (naive, seat, column, row))
      return false;
  return naive_oasis_land (naive, column, row) != NAIVE_NOTHING;
}

/* The cell that has lost its marker, or one off the board. */
static NaiveCell
find_lost_marker (const NaiveOasis *before, const NaiveOasis *after)
{
  for (int row = 0; row < before->height; row++)
    for (int column = 0; column < before->width; column++)
      if (before->marker[row][column] != NAIVE_NOTHING &&
          after->marker[row][column] == NAIVE_NOTHING)
        return (NaiveCell){ column, row };
  return (NaiveCell){ -1, -1 };
}

void
naive_oasis_foresee (const NaiveOasis *naive,
                     const CvMove *move,
                     NaiveOutlook *ret_outlook)
{
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));
  NaiveOasis after = *naive;
  NaiveOutlook outlook = { .owner = -1 };

  naive_oasis_apply (&after, move);
  for (int seat = 0; seat < naive->n_players; seat++)
    if (naive_oasis_owns (&after, seat, at.column, at.row))
      outlook.owner = seat;
  outlook.places_marker = after.marker[at.row][at.column] != NAIVE_NOTHING;
  outlook.from = find_lost_marker (naive, &after);
  find_area (&after, at.column, at.row, outlook.swallowed);
  for (int row = 0; row < naive->height; row++)
    for (int column = 0; column < naive->width; column++)
      if (!is_free (naive, column, row))
        outlook.swallowed[row][column] = NAIVE_NOTHING;
  *ret_outlook = outlook;
}

/* The score sheet. */

void
naive_oasis_score (const NaiveOasis *naive, bool open, NaiveScore *ret_score)
{
  static const char *const names[] = { "points", "counters", "undecided" };
  NaiveScore score = { .n_players = naive->n_players, .n_lines = 4, .n_ties = 1 };

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      for (int line = 0; line < 4; line++)
        {
          const NaiveSecret *secret = &naive->secret[seat][line];
          if (secret->is_unstated && !open)
            score.sealed[seat] = true;
          score.points[seat][line] =
              count_line (naive, seat, line) * (secret->revealed + secret->put_away);
          score.total[seat] += score.points[seat][line];
        }
      score.tie[seat][0] = -naive->counter[seat];
    }
  naive_rank (&score, names);
  *ret_score = score;
}
