/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game of Oasis stands, for people: the score sheet, the cells behind each of its
   lines, facts about each player. */
#include "oasis-internal.h"

#include <assert.h>
#include <string.h>

#include "cv-secret.h"

int
oasis_cells_counted (const CvTable *table,
                     const OasisState *oasis,
                     int seat,
                     OasisKind kind)
{
  assert (seat >= 0 && seat < table->n_players);
  assert ((int) kind < OASIS_KINDS);

  int counted = oasis->counted[seat][1 + kind];
  return counted >= 0 ? counted
                      : cv_set_count (&oasis->owned[seat][kind], table->board.n_words);
}

static int
count_herd (const CvTable *table, const OasisState *oasis, int seat)
{
  return oasis->counted[seat][0] >= 0
             ? oasis->counted[seat][0]
             : oasis_largest_herd (&table->board, &oasis->camels[seat]);
}

/* "Punteggio dei Cammelli", "… delle Oasi", "… delle Steppe", "… delle Pietraie": what
   lies on the board times the scoring markers of its kind. */
void
oasis_score (const CvTable *table, const CvState *state, bool open, CvScore *ret_score)
{
  assert (table != NULL && state != NULL && ret_score != NULL);

  static const int rules[] = { OASIS_SCORE_CAMELS, OASIS_SCORE_OASIS,
                               OASIS_SCORE_STEPPE, OASIS_SCORE_STONE };
  static const CvDecided decided_by[] = { CV_DECIDED_COUNTERS };
  const OasisState *oasis = &state->oasis;
  bool counters = oasis_are_counters_known (oasis);

  *ret_score = (CvScore){ .n_players = table->n_players };
  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvPlayerScore *player = &ret_score->player[seat];
      player->n_lines = 1 + OASIS_KINDS;
      player->tie[0] = counters ? -oasis->counter[seat] : 0;
      for (int i = 0; i < player->n_lines; i++)
        {
          CvLine *line = &player->lines[i];
          int times = 0;
          line->rule = &oasis_rules[rules[i]];
          line->is_product = true;
          line->is_known = cv_secret_get (table, state, seat, i, open, &times);
          line->count =
              i == 0 ? count_herd (table, oasis, seat)
                     : oasis_cells_counted (table, oasis, seat, (OasisKind) (i - 1));
          line->times = times;
          line->points = line->count * times;
        }
    }
  cv_score_rank (ret_score, decided_by, 1, CV_DECIDED_UNDECIDED);
}

/* What count_herd and oasis_cells_counted count, as long as nobody has counted by hand.
   Of herds of one size the first one in reading order stands for all. */
void
oasis_line_cells (
    const CvTable *table, const CvState *state, int seat, int line, CvSet *ret_cells)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (line >= 0 && line < CV_LINES_MOST);

  const OasisState *oasis = &state->oasis;

  *ret_cells = (CvSet){ { 0 } };
  if (oasis->counted[seat][line] >= 0)
    return;
  if (line == 0)
    oasis_find_herd (&table->board, &oasis->camels[seat], ret_cells);
  else
    *ret_cells = oasis->owned[seat][line - 1];
}

int
oasis_facts (const CvTable *table, const CvState *state, int seat, CvFact *ret_facts)
{
  assert (seat >= 0 && seat < table->n_players);
  assert (ret_facts != NULL);

  const OasisState *oasis = &state->oasis;
  const CvFact all[] = {
    { "camels-in-hand", N_ ("Camels in hand"), CV_FACT_OUT_OF,
      oasis_camels_in_hand (table, oasis, seat), OASIS_CAMELS },
    { "herd", N_ ("Largest herd"), CV_FACT_NUMBER, count_herd (table, oasis, seat), 0 },
    { "markers-in-hand", N_ ("Control markers in hand"), CV_FACT_OUT_OF,
      oasis_markers_in_hand (oasis, seat), OASIS_MARKERS },
    { "oasis", N_ ("Oasis"), CV_FACT_NUMBER,
      oasis_cells_counted (table, oasis, seat, OASIS_KIND_OASIS), 0 },
    { "steppe", N_ ("Steppe"), CV_FACT_NUMBER,
      oasis_cells_counted (table, oasis, seat, OASIS_KIND_STEPPE), 0 },
    { "stone", N_ ("Stony Plains"), CV_FACT_NUMBER,
      oasis_cells_counted (table, oasis, seat, OASIS_KIND_STONE), 0 },
    { "counter", N_ ("Priority counter"), CV_FACT_NUMBER, oasis->counter[seat], 0 },
  };
  int n = (int) (sizeof all / sizeof *all) - (oasis->counter[seat] == 0);

  memcpy (ret_facts, all, (size_t) n * sizeof *all);
  return n;
}
