/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basari a second time: guided turns, the barter, the reckoning of a round, the score
   sheet. */
#include "naive.h"

static const char *const action_words[3] = { "die", "points", "gems" };

void
naive_basari_start (NaiveBasari *naive, const CvTable *table)
{
  *naive = (NaiveBasari){
    .table = table, .n_players = table->n_players, .offerer = -1, .winner = -1
  };
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      naive->arch[seat] = naive->disk[seat] = seat + 1;
      for (int color = 0; color < 4; color++)
        naive->gems[seat][color] = 3;
    }
}

static int
count_points (const NaiveBasari *naive, int seat)
{
  return naive->actions[seat] + naive->laps[seat] + naive->majorities[seat];
}

static int
count_gems (const int gems[4])
{
  return gems[0] + gems[1] + gems[2] + gems[3];
}

static void
unpack (int value, int gems[4])
{
  for (int color = 0; color < 4; color++)
    gems[color] = cv_gems_count ((CvGems) value, color);
}

static bool
has_lapped (const NaiveBasari *naive, int seat)
{
  return naive->steps[seat] >= naive->table->board.n_arches;
}

/* What the table waits for. */

/* Who chose an action; returns how many did. */
static int
find_choosers (const NaiveBasari *naive, const char *word, int seats[4])
{
  int n = 0;

  for (int seat = 0; seat < naive->n_players; seat++)
    if (strcmp (naive->choice[seat], word) == 0)
      seats[n++] = seat;
  return n;
}

/* One does it alone; two do, if one of them has anything to offer; more never do. */
static bool
is_anybodys (const NaiveBasari *naive, const char *word)
{
  int seats[4], n = find_choosers (naive, word, seats);

  return n == 1 || (n == 2 && (count_gems (naive->gems[seats[0]]) > 0 ||
                               count_gems (naive->gems[seats[1]]) > 0));
}

/* Steps over actions that nobody does. Called when the action before is done, so that
   the hands are as they will be when the barter opens. */
static void
pass_nobodys (NaiveBasari *naive)
{
  int seats[4];

  while (naive->stage < 3 && !is_anybodys (naive, action_words[naive->stage]))
    {
      naive->is_nobodys[naive->stage] =
          find_choosers (naive, action_words[naive->stage], seats) > 1;
      naive->stage++;
    }
  if (naive->stage == 3)
    naive->is_turn = false;
}

NaiveWait
naive_basari_wait (const NaiveBasari *naive)
{
  if (naive->n_rounds >= 3)
    return NAIVE_IS_OVER;
  if (naive->is_turn)
    return naive->choice[0][0] == '\0' ? NAIVE_CHOOSES : NAIVE_ACTS;
  for (int seat = 0; seat < naive->n_players; seat++)
    if (has_lapped (naive, seat))
      return NAIVE_ENDS_ROUND;
  return NAIVE_ROLLS;
}

const char *
naive_basari_next (const NaiveBasari *naive, int *ret_seat, int ret_two[2])
{
  int seats[4];
  const char *word = action_words[naive->stage];
  int n = find_choosers (naive, word, seats);

  *ret_seat = n == 1 ? seats[0] : naive->winner;
  ret_two[0] = n == 2 ? seats[0] : -1;
  ret_two[1] = n == 2 ? seats[1] : -1;
  return word;
}

const char *
naive_basari_act (const NaiveBasari *naive, const char *word, int by)
{
  int seat, two[2], action = 0;

  if (naive_basari_wait (naive) == NAIVE_IS_OVER)
    return "basari.end.over";
  while (action < 3 && strcmp (action_words[action], word) != 0)
    action++;
  if (action < 3 && naive->is_nobodys[action])
    return "basari.action.nobody";
  if (naive_basari_wait (naive) != NAIVE_ACTS || action != naive->stage)
    return "basari.action.order";
  naive_basari_next (naive, &seat, two);
  if (strcmp (naive->choice[by], word) != 0 || (seat >= 0 && seat != by))
    return "basari.action.not-yours";
  return seat < 0 ? "basari.action.order" : NULL;
}

/* Start disks. */

void
naive_basari_judge_start (const NaiveBasari *naive,
                          const CvMove *move,
                          NaiveVerdict *ret_verdict)
{
  int arch = naive_number (naive->table, move, "arch", 0);
  bool guided = naive->table->turns == CV_TURNS_GUIDED;

  naive_say (ret_verdict, "basari", "start", "ok");
  for (int seat = 0; seat < naive->n_players; seat++)
    if (seat != move->by && naive->is_set[seat] && naive->disk[seat] == arch)
      naive_say (ret_verdict, "basari", "start", "taken");
  if (arch > naive->table->board.n_arches)
    naive_say (ret_verdict, "basari", "start", "off-board");
  if (naive->has_disks || (guided && naive->has_rolled))
    naive_say (ret_verdict, "basari", "start", "late");
}

/* Whether anybody of the first n to be seated stands on the arch, or of those who said
   where they begin. */
static bool
is_taken (const NaiveBasari *naive, int arch, const bool seated[4])
{
  for (int seat = 0; seat < naive->n_players; seat++)
    if (naive->disk[seat] == arch && (naive->is_set[seat] || seated[seat]))
      return true;
  return false;
}

/* First all whose own arch is free, then the others, each walking on until one is. */
static void
seat_the_rest (NaiveBasari *naive)
{
  bool seated[4] = { false };

  for (int displaced = 0; displaced < 2; displaced++)
    for (int seat = 0; seat < naive->n_players; seat++)
      {
        int arch = seat + 1;
        const bool nobody[4] = { false };
        if (naive->is_set[seat] || seated[seat] ||
            is_taken (naive, arch, nobody) != (displaced == 1))
          continue;
        while (is_taken (naive, arch, seated))
          arch = arch == naive->table->board.n_arches ? 1 : arch + 1;
        naive->arch[seat] = naive->disk[seat] = arch;
        seated[seat] = true;
      }
}

static void
apply_start (NaiveBasari *naive, const CvMove *move)
{
  naive->arch[move->by] = naive->disk[move->by] =
      naive_number (naive->table, move, "arch", 0);
  naive->is_set[move->by] = true;
  seat_the_rest (naive);
}

/* The barter. */

/* More gems, or as many and better: red first, then yellow, then green. */
static bool
is_higher (const int offer[4], const int last[4])
{
  if (count_gems (offer) != count_gems (last))
    return count_gems (offer) > count_gems (last);
  for (int color = 0; color < 3; color++)
    if (offer[color] != last[color])
      return offer[color] > last[color];
  return false;
}

/* Whether the player may make the first offer: who is further ahead, both when level,
   the other one when the first has no gems. */
static bool
may_open (const NaiveBasari *naive, int seat, int other)
{
  if (count_gems (naive->gems[seat]) == 0)
    return false;
  if (count_gems (naive->gems[other]) == 0)
    return true;
  return count_points (naive, seat) >= count_points (naive, other);
}

static bool
is_to_speak (const NaiveBasari *naive, int by, bool accepts)
{
  int seat, two[2];

  if (naive->table->turns == CV_TURNS_FREE)
    return !accepts || (naive->offerer >= 0 && by != naive->offerer);
  if (naive_basari_wait (naive) != NAIVE_ACTS)
    return false;
  naive_basari_next (naive, &seat, two);
  if (seat >= 0 || (by != two[0] && by != two[1]))
    return false;
  if (naive->offerer >= 0)
    return by != naive->offerer;
  return !accepts && may_open (naive, by, by == two[0] ? two[1] : two[0]);
}

static bool
owns (const NaiveBasari *naive, int seat, const int gems[4])
{
  for (int color = 0; color < 4; color++)
    if (gems[color] > naive->gems[seat][color])
      return false;
  return true;
}

void
naive_basari_judge (const NaiveBasari *naive,
                    const CvMove *move,
                    NaiveVerdict *ret_verdict)
{
  bool accepts = naive_is (naive->table, move, "accept");
  const char *rule = accepts ? "accept" : "offer";
  int gems[4] = { 0 };

  if (!accepts)
    unpack (naive_number (naive->table, move, "gems", 0), gems);
  if (!is_to_speak (naive, move->by, accepts))
    rule = "not-your-turn";
  else if (!accepts && count_gems (gems) == 0)
    rule = "empty";
  else if (!accepts && !owns (naive, move->by, gems))
    rule = "not-owned";
  else if (!accepts && naive->offerer >= 0 && naive->offerer != move->by &&
           !is_higher (gems, naive->offer))
    rule = "not-higher";
  naive_say (ret_verdict, "basari", "barter", rule);
}

static void
apply_offer (NaiveBasari *naive, const CvMove *move)
{
  naive->offerer = move->by;
  unpack (naive_number (naive->table, move, "gems", 0), naive->offer);
}

static void
apply_accept (NaiveBasari *naive, const CvMove *move)
{
  for (int color = 0; color < 4; color++)
    {
      naive->gems[naive->offerer][color] -= naive->offer[color];
      naive->gems[move->by][color] += naive->offer[color];
    }
  naive->winner = naive->offerer;
  naive->offerer = -1;
}

/* Moving and acting. */

static void
walk (NaiveBasari *naive, int seat, int n)
{
  for (int i = 0; i < n; i++)
    naive->arch[seat] =
        naive->arch[seat] == naive->table->board.n_arches ? 1 : naive->arch[seat] + 1;
  naive->steps[seat] += n;
}

static void
take_gems (NaiveBasari *naive, int seat, int stated)
{
  int shown[4];

  unpack (stated != CV_ABSENT
              ? stated
              : (int) naive->table->board.arch_gems[naive->arch[seat] - 1],
          shown);
  for (int color = 0; color < 4; color++)
    {
      int n = shown[color], left = 25;
      for (int other = 0; other < naive->n_players; other++)
        left -= naive->gems[other][color];
      naive->gems[seat][color] += n < left ? n : left;
    }
}

static void
apply_action (NaiveBasari *naive, const CvMove *move)
{
  if (naive_is (naive->table, move, "die"))
    {
      int n = naive_number (naive->table, move, "roll", 0);
      walk (naive, move->by, n);
      naive->actions[move->by] += 6 - n;
    }
  else if (naive_is (naive->table, move, "points"))
    {
      int stated = naive_number (naive->table, move, "points", 0);
      naive->actions[move->by] +=
          stated != CV_ABSENT
              ? stated
              : naive->table->board.arch_points[naive->arch[move->by] - 1];
    }
  else if (naive_is (naive->table, move, "gems"))
    take_gems (naive, move->by, naive_number (naive->table, move, "gems", 0));
  naive->winner = -1;
  naive->stage++;
  pass_nobodys (naive);
}

static void
apply_roll (NaiveBasari *naive, const CvMove *move)
{
  for (int seat = 0; seat < naive->n_players; seat++)
    walk (naive, seat, naive_number (naive->table, move, "dice", seat));
  naive->is_turn = naive->has_rolled = true;
  naive->stage = 0;
  memset (naive->is_nobodys, 0, sizeof naive->is_nobodys);
  memset (naive->choice, 0, sizeof naive->choice);
}

static void
apply_choose (NaiveBasari *naive, const CvMove *move)
{
  for (int seat = 0; seat < naive->n_players; seat++)
    snprintf (naive->choice[seat], sizeof naive->choice[seat], "%s",
              naive_word (naive->table, move, "actions", seat));
  pass_nobodys (naive);
}

/* The end of a round: laps, then a majority for each colour. */

static void
reckon_majority (NaiveBasari *naive, int color)
{
  int most = 0, n_leaders = 0;

  for (int seat = 0; seat < naive->n_players; seat++)
    if (naive->gems[seat][color] > most)
      most = naive->gems[seat][color];
  for (int seat = 0; seat < naive->n_players; seat++)
    if (most > 0 && naive->gems[seat][color] == most)
      n_leaders++;
  for (int seat = 0; seat < naive->n_players; seat++)
    if (most > 0 && naive->gems[seat][color] == most)
      {
        int back = n_leaders == 1 ? 3 : 2;
        naive->majorities[seat] += naive->table->board.majority[color] / n_leaders;
        naive->gems[seat][color] -= back < most ? back : most;
      }
}

static void
apply_end_round (NaiveBasari *naive)
{
  for (int seat = 0; seat < naive->n_players; seat++)
    {
      if (has_lapped (naive, seat))
        naive->laps[seat] += naive->table->board.lap;
      naive->disk[seat] = naive->arch[seat];
      naive->steps[seat] = 0;
      naive->is_set[seat] = false;
    }
  for (int color = 0; color < 4; color++)
    reckon_majority (naive, color);
  memset (naive->choice, 0, sizeof naive->choice);
  memset (naive->is_nobodys, 0, sizeof naive->is_nobodys);
  naive->n_rounds++;
}

/* A position names what it likes; the rest stays as at the start. */

static void
set_number (const NaiveBasari *naive,
            const CvMove *move,
            const char *arg,
            int seat,
            int *number)
{
  int value = naive_number (naive->table, move, arg, seat);

  if (value != CV_ABSENT)
    *number = value;
}

static void
apply_position (NaiveBasari *naive, const CvMove *move)
{
  int n = naive->table->board.n_arches, round = 1;

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      int gems = naive_number (naive->table, move, "gems", seat);
      set_number (naive, move, "points", seat, &naive->actions[seat]);
      set_number (naive, move, "arches", seat, &naive->arch[seat]);
      set_number (naive, move, "disks", seat, &naive->disk[seat]);
      naive->steps[seat] = (naive->arch[seat] - naive->disk[seat] + n) % n;
      if (naive_number (naive->table, move, "disks", seat) != CV_ABSENT)
        naive->has_disks = true;
      if (gems != CV_ABSENT)
        unpack (gems, naive->gems[seat]);
    }
  set_number (naive, move, "round", 0, &round);
  naive->n_rounds = round - 1;
}

void
naive_basari_apply (NaiveBasari *naive, const CvMove *move)
{
  if (naive_is (naive->table, move, "position"))
    apply_position (naive, move);
  else if (naive_is (naive->table, move, "start"))
    apply_start (naive, move);
  else if (naive_is (naive->table, move, "roll"))
    apply_roll (naive, move);
  else if (naive_is (naive->table, move, "choose"))
    apply_choose (naive, move);
  else if (naive_is (naive->table, move, "offer"))
    apply_offer (naive, move);
  else if (naive_is (naive->table, move, "accept"))
    apply_accept (naive, move);
  else if (naive_is (naive->table, move, "end-round"))
    apply_end_round (naive);
  else
    apply_action (naive, move);
}

void
naive_basari_score (const NaiveBasari *naive, NaiveScore *ret_score)
{
  static const char *const names[] = { "points",    "gems",      "gem-value",
                                       "gem-value", "gem-value", "gem-value",
                                       "shared" };
  NaiveScore score = { .n_players = naive->n_players, .n_lines = 3, .n_ties = 5 };

  for (int seat = 0; seat < naive->n_players; seat++)
    {
      score.points[seat][0] = naive->actions[seat];
      score.points[seat][1] = naive->laps[seat];
      score.points[seat][2] = naive->majorities[seat];
      score.total[seat] = count_points (naive, seat);
      score.tie[seat][0] = count_gems (naive->gems[seat]);
      for (int color = 0; color < 4; color++)
        score.tie[seat][1 + color] = naive->gems[seat][color];
    }
  naive_rank (&score, names);
  *ret_score = score;
}
