/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-parts.h"

static json_t *
color_json (const CvTable *table, int seat)
{
  return json_string (cv_color_names[table->color[seat]]);
}

static json_t *
cell_json (int column, int row)
{
  char name[CV_CELL_TEXT_SIZE];
  return json_string (cv_cell_print (cv_cell (column, row), name));
}

/* Oregon. */

#define WIDTH  15
#define HEIGHT 10

/* What one farmer and one building, or a group, have changed between two tables. */
typedef struct
{
  const NaiveOregon *before, *after;
  int seat;
} Change;

static const char *
why_of (char letter)
{
  static const char letters[] = "PHCKGWT";
  static const char *const rules[] = {
    "oregon.points.post-office",  "oregon.points.harbor",    "oregon.points.church",
    "oregon.points.coal-mine",    "oregon.points.gold-mine", "oregon.points.warehouse",
    "oregon.points.train-station"
  };
  return rules[strchr (letters, letter) - letters];
}

static bool
is_near (NaiveCell a, int column, int row)
{
  int dx = column - a.column, dy = row - a.row;
  return (dx != 0 || dy != 0) && dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

/* Farmers near a cell on the table, in reading order. */
static json_t *
farmers_near (const NaiveOregon *naive, NaiveCell at)
{
  json_t *cells = json_array ();

  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      if (is_near (at, column, row) && naive->farmer[row][column] != NAIVE_NOTHING)
        json_array_append_new (cells, cell_json (column, row));
  return cells;
}

static json_t *
start_entry (
    const NaiveOregon *naive, int to, NaiveCell at, const char *why, int points)
{
  return json_pack ("{s:o,s:o,s:s,s:i}", "to", color_json (naive->table, to), "at",
                    cell_json (at.column, at.row), "why", why, "points", points);
}

/* A mine's token, or that there was none; the church's farmers; what woke up. */
static void
finish_entry (json_t *entry, char letter, bool got_token, json_t *counted, bool woke)
{
  if (letter == 'K' || letter == 'G')
    {
      json_object_set_new (entry, "token",
                           !got_token      ? json_null ()
                           : letter == 'K' ? json_string ("coal")
                                           : json_string ("gold"));
      if (!got_token)
        json_object_set_new (entry, "why", json_string ("oregon.points.heap"));
    }
  if (letter == 'C')
    json_object_set (entry, "counted", counted);
  if (woke)
    json_object_set_new (entry, "wakes",
                         json_string (letter == 'W' ? "joker" : "extra"));
  json_decref (counted);
}

static bool
woke_up (const Change *change)
{
  return (change->after->joker[change->seat] && !change->before->joker[change->seat]) ||
         (change->after->extra[change->seat] && !change->before->extra[change->seat]);
}

static int
count_tokens (const NaiveOregon *naive, int seat)
{
  return naive->tokens[seat][0] + naive->tokens[seat][1];
}

static json_t *
find_group (const NaiveOregon *naive, NaiveCell at)
{
  char farmer = naive->farmer[at.row][at.column];
  bool in[HEIGHT][WIDTH] = { { false } }, grows = true;
  json_t *cells = json_array ();

  in[at.row][at.column] = true;
  while (grows)
    {
      grows = false;
      for (int row = 0; row < HEIGHT; row++)
        for (int column = 0; column < WIDTH; column++)
          if (!in[row][column] && naive->farmer[row][column] == farmer &&
              ((row > 0 && in[row - 1][column]) ||
               (row < HEIGHT - 1 && in[row + 1][column]) ||
               (column > 0 && in[row][column - 1]) ||
               (column < WIDTH - 1 && in[row][column + 1])))
            grows = in[row][column] = true;
    }
  for (int row = 0; row < HEIGHT; row++)
    for (int column = 0; column < WIDTH; column++)
      if (in[row][column])
        json_array_append_new (cells, cell_json (column, row));
  return cells;
}

/* The move on a table that has only the buildings up to a cell in reading order. */
static void
play_up_to (const NaiveOregon *naive, const CvMove *move, int n, NaiveOregon *ret_after)
{
  *ret_after = *naive;
  for (int i = n; i < WIDTH * HEIGHT; i++)
    ret_after->building[i / WIDTH][i % WIDTH] = NAIVE_NOTHING;
  naive_oregon_apply (ret_after, move);
}

/* A farmer: what each building adds to what those before it paid. */
static json_t *
farmer_pays (const NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  json_t *pays = json_array ();
  NaiveOregon before, after;
  int seat = move->by;

  play_up_to (naive, move, 0, &before);
  int group = before.track[seat] - naive->track[seat];
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    {
      NaiveCell cell = { i % WIDTH, i / WIDTH };
      char letter = naive->building[cell.row][cell.column];
      if (letter == NAIVE_NOTHING || !is_near (at, cell.column, cell.row))
        continue;
      play_up_to (naive, move, i + 1, &after);
      json_t *entry = start_entry (naive, seat, cell, why_of (letter),
                                   after.track[seat] - before.track[seat]);
      finish_entry (
          entry, letter, count_tokens (&after, seat) > count_tokens (&before, seat),
          farmers_near (&after, cell), woke_up (&(Change){ &before, &after, seat }));
      json_array_append_new (pays, entry);
      before = after;
    }
  if (group > 0)
    {
      json_t *entry = start_entry (naive, seat, at, "oregon.points.group", group);
      json_object_set_new (entry, "counted", find_group (&before, at));
      json_array_append_new (pays, entry);
    }
  return pays;
}

/* A building: what each player got, shared out among the own farmers near it. Tokens
   and waking go to the first of them. */
static json_t *
building_pays (const NaiveOregon *naive, const CvMove *move, NaiveCell at)
{
  json_t *pays = json_array ();
  NaiveOregon after = *naive;
  int n_near[NAIVE_PLAYERS] = { 0 }, n_paid[NAIVE_PLAYERS] = { 0 };

  naive_oregon_apply (&after, move);
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    if (is_near (at, i % WIDTH, i / WIDTH) &&
        naive->farmer[i / WIDTH][i % WIDTH] != NAIVE_NOTHING)
      n_near[naive->farmer[i / WIDTH][i % WIDTH] - '0']++;
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    {
      NaiveCell cell = { i % WIDTH, i / WIDTH };
      char letter = after.building[at.row][at.column];
      char farmer = naive->farmer[cell.row][cell.column];
      if (farmer == NAIVE_NOTHING || !is_near (at, cell.column, cell.row))
        continue;
      int seat = farmer - '0', nth = n_paid[seat]++;
      int points = (after.track[seat] - naive->track[seat]) / n_near[seat];
      int n_tokens = count_tokens (&after, seat) - count_tokens (naive, seat);
      json_t *entry = start_entry (naive, seat, cell, why_of (letter), points);
      NaiveOregon spent = *naive;
      for (int n = 0; n < 2; n++)
        {
          int value = naive_nth (naive->table, move, "cards", 0, n), index;
          const CvArg *cards = naive_spec (naive->table, move, "cards", &index);
          if (value != CV_ABSENT && strcmp (cards->names[value], "joker") == 0)
            spent.joker[move->by] = false;
        }
      finish_entry (entry, letter, nth < n_tokens, farmers_near (naive, at),
                    nth == 0 && woke_up (&(Change){ &spent, &after, seat }));
      json_array_append_new (pays, entry);
    }
  return pays;
}

json_t *
naive_oregon_pays (const NaiveOregon *naive, const CvMove *move)
{
  NaiveCell at = naive_cell (naive_number (naive->table, move, "at", 0));

  return naive_is (naive->table, move, "farmer") ? farmer_pays (naive, move, at)
                                                 : building_pays (naive, move, at);
}

/* Basari. */

static int
points_of (const NaiveBasari *naive, int seat)
{
  return naive->actions[seat] + naive->laps[seat] + naive->majorities[seat];
}

json_t *
naive_basari_pays (const NaiveBasari *naive, const CvMove *move)
{
  NaiveBasari after = *naive;
  bool is_die = naive_is (naive->table, move, "die");
  int seat = move->by;

  naive_basari_apply (&after, move);
  return json_pack ("[{s:o,s:i,s:s,s:i}]", "to", color_json (naive->table, seat),
                    "arch", after.arch[seat], "why",
                    is_die ? "basari.die.ok" : "basari.points.ok", "points",
                    points_of (&after, seat) - points_of (naive, seat));
}

static json_t *
letters_json (const int gems[4])
{
  char letters[CV_GEMS_TEXT_SIZE] = "";
  int n = 0;

  for (int color = 0; color < 4; color++)
    for (int i = 0; i < gems[color]; i++)
      letters[n++] = "rygb"[color];
  return json_string (letters);
}

json_t *
naive_basari_takes (const NaiveBasari *naive, const CvMove *move)
{
  NaiveBasari after = *naive;
  int takes[4];

  naive_basari_apply (&after, move);
  for (int color = 0; color < 4; color++)
    takes[color] = after.gems[move->by][color] - naive->gems[move->by][color];
  return letters_json (takes);
}

json_t *
naive_basari_compare (const NaiveBasari *naive, const CvMove *offer)
{
  static const char *const words[] = { "count", "red", "yellow", "green" };
  CvGems gems = (CvGems) naive_number (naive->table, offer, "gems", 0);
  int own[4] = { 0 }, other[4] = { 0 };
  const char *decided = "equal";
  json_t *lines = json_array ();

  for (int color = 0; color < 4; color++)
    {
      own[0] += cv_gems_count (gems, color);
      other[0] += naive->offer[color];
      if (color < 3)
        {
          own[color + 1] = cv_gems_count (gems, color);
          other[color + 1] = naive->offer[color];
        }
    }
  for (int i = 0; i < 4; i++)
    {
      if (strcmp (decided, "equal") == 0 && own[i] != other[i])
        decided = words[i];
      json_array_append_new (lines, json_pack ("{s:s,s:i,s:i}", "what", words[i], "own",
                                               own[i], "other", other[i]));
    }
  return json_pack ("{s:o,s:o,s:s}", "with", color_json (naive->table, naive->offerer),
                    "lines", lines, "decided-by", decided);
}

static bool
is_lower (const int a[4], const int b[4])
{
  int n_a = a[0] + a[1] + a[2] + a[3], n_b = b[0] + b[1] + b[2] + b[3];

  if (n_a != n_b)
    return n_a < n_b;
  for (int color = 0; color < 3; color++)
    if (a[color] != b[color])
      return a[color] < b[color];
  return false;
}

json_t *
naive_basari_enough (const NaiveBasari *naive, const CvMove *offer)
{
  const int *hand = naive->gems[offer->by];
  int best[4], try[4];
  bool found = false;
  CvAtom atom = *offer->atoms;
  CvMove move = *offer;

  move.atoms = &atom;
  for (try[0] = 0; try[0] <= hand[0]; try[0]++)
    for (try[1] = 0; try[1] <= hand[1]; try[1]++)
      for (try[2] = 0; try[2] <= hand[2]; try[2]++)
        for (try[3] = 0; try[3] <= hand[3]; try[3]++)
          {
            NaiveVerdict verdict;
            atom.value = try[0] | try[1] << 8 | try[2] << 16 | try[3] << 24;
            naive_basari_judge (naive, &move, &verdict);
            if (strcmp (verdict.rule, "basari.barter.offer") != 0 ||
                (found && !is_lower (try, best)))
              continue;
            memcpy (best, try, sizeof best);
            found = true;
          }
  return found ? letters_json (best) : json_null ();
}

/* The reckoning with only one colour on the table. */
static json_t *
color_line (const NaiveBasari *naive, const CvMove *end_round, int color)
{
  static const char *const words[] = { "red", "yellow", "green", "blue" };
  NaiveBasari before = *naive;
  json_t *held = json_object (), *to = json_array (), *back = json_object ();
  int points = 0;

  for (int seat = 0; seat < naive->n_players; seat++)
    for (int other = 0; other < 4; other++)
      if (other != color)
        before.gems[seat][other] = 0;
  NaiveBasari after = before;
  naive_basari_apply (&after, end_round);
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      const char *name = cv_color_names[naive->table->color[seat]];
      int returned = before.gems[seat][color] - after.gems[seat][color];
      json_object_set_new (held, name, json_integer (before.gems[seat][color]));
      if (returned == 0)
        continue;
      points = after.majorities[seat] - before.majorities[seat];
      json_array_append_new (to, json_string (name));
      json_object_set_new (back, name, json_integer (returned));
    }
  return json_pack ("{s:s,s:s,s:i,s:o,s:o,s:i,s:o}", "why", "basari.score.majorities",
                    "gem", words[color], "worth", naive->table->board.majority[color],
                    "held", held, "to", to, "points", points, "back", back);
}

json_t *
naive_basari_lines (const NaiveBasari *naive, const CvMove *end_round)
{
  json_t *lines = json_array ();
  NaiveBasari after = *naive;

  naive_basari_apply (&after, end_round);
  for (int seat = 0; seat < naive->n_players; seat++)
    json_array_append_new (
        lines, json_pack ("{s:s,s:o,s:i,s:i,s:i}", "why", "basari.score.laps", "to",
                          color_json (naive->table, seat), "went", naive->steps[seat],
                          "of", (int) naive->table->board.n_arches, "points",
                          after.laps[seat] - naive->laps[seat]));
  for (int color = 0; color < 4; color++)
    json_array_append_new (lines, color_line (naive, end_round, color));
  return lines;
}
