/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ranking: most points first, then the game's tie-breaks one after the other, for every
   rank and not only for the first. */
#include "cv-score.h"

#include <assert.h>

const char *const cv_decided_names[] = { "points",    "counters", "farmers",  "gems",
                                         "gem-value", "shared",   "undecided" };

/* How two players compare: 0 level, else the number of the criterion that parts them (1
   is the total, 2 the first tie-break), negative when b is ahead. */
static int
compare (const CvPlayerScore *a, const CvPlayerScore *b, int n_ties)
{
  if (a->total != b->total)
    return a->total > b->total ? 1 : -1;
  for (int i = 0; i < n_ties; i++)
    if (a->tie[i] != b->tie[i])
      return a->tie[i] > b->tie[i] ? i + 2 : -(i + 2);
  return 0;
}

static void
add_up (CvScore *score)
{
  for (int seat = 0; seat < score->n_players; seat++)
    {
      CvPlayerScore *player = &score->player[seat];
      player->total = 0;
      for (int i = 0; i < player->n_lines; i++)
        if (player->lines[i].is_known)
          player->total += player->lines[i].points;
        else
          player->sealed = true;
    }
}

static void
rank (CvScore *score, int n_ties)
{
  for (int seat = 0; seat < score->n_players; seat++)
    {
      CvPlayerScore *player = &score->player[seat];
      int ahead = 0;
      for (int other = 0; other < score->n_players; other++)
        if (!score->player[other].sealed)
          ahead += compare (&score->player[other], player, n_ties) > 0;
      player->rank = (uint8_t) (player->sealed ? 0 : ahead + 1);
    }
}

/* Ranks rise from 1; sealed players, who have none, come last. */
static void
put_in_order (CvScore *score)
{
  int n = 0;
  for (int wanted = 1; wanted <= score->n_players; wanted++)
    for (int seat = 0; seat < score->n_players; seat++)
      if (score->player[seat].rank == wanted)
        score->order[n++] = (uint8_t) seat;
  for (int seat = 0; seat < score->n_players; seat++)
    if (score->player[seat].sealed)
      score->order[n++] = (uint8_t) seat;
}

/* What put the winner before the one that came closest. */
static CvDecided
find_what_decided (const CvScore *score, const CvDecided *decided_by, int n_ties)
{
  int latest = 1;
  for (int i = 1; i < score->n_players; i++)
    {
      int parted = compare (&score->player[score->order[0]],
                            &score->player[score->order[i]], n_ties);
      if (parted > latest)
        latest = parted;
    }
  return latest == 1 ? CV_DECIDED_POINTS : decided_by[latest - 2];
}

void
cv_score_rank (CvScore *score,
               const CvDecided *decided_by,
               int n_ties,
               CvDecided otherwise)
{
  assert (score != NULL && score->n_players <= CV_PLAYERS_MOST);
  assert (n_ties >= 0 && n_ties <= CV_TIES_MOST);
  assert (n_ties == 0 || decided_by != NULL);

  bool sealed = false;

  add_up (score);
  rank (score, n_ties);
  put_in_order (score);
  score->winners = 0;
  for (int seat = 0; seat < score->n_players; seat++)
    {
      sealed |= score->player[seat].sealed;
      if (score->player[seat].rank == 1)
        score->winners |= (uint8_t) (1u << seat);
    }

  if (sealed)
    {
      score->winners = 0;
      score->decided = CV_DECIDED_UNDECIDED;
    }
  else if ((score->winners & (score->winners - 1)) != 0)
    score->decided = otherwise;
  else
    score->decided = find_what_decided (score, decided_by, n_ties);
}
