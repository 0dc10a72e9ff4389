/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-across-words.h"

#include "caravan-step.h"
#include "caravan-table-words.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"

guint
caravan_across_get_seats (CaravanDesk *desk)
{
  if (caravan_desk_is_over (desk))
    return 0;
  return caravan_desk_is_asking (desk) ? caravan_desk_get_asked (desk)
                                       : 1u << caravan_desk_get_seat (desk);
}

char *
caravan_across_say_who (CaravanDesk *desk)
{
  guint seats = caravan_across_get_seats (desk);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (caravan_desk_is_over (desk))
    return g_strdup (caravan_text (N_ ("The game is over.")));
  for (int seat = 0; seat < caravan_desk_get_table (desk)->n_players; seat++)
    if (seats >> seat & 1)
      g_ptr_array_add (
          names, (gpointer) lang_player_label (caravan_lang (),
                                               caravan_desk_get_player (desk, seat)));
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  return caravan_step_join ((const char *const *) names->pdata);
}

char *
caravan_across_say_due (CaravanDesk *desk)
{
  return caravan_desk_is_asking (desk) || !caravan_desk_is_over (desk)
             ? caravan_table_say_turn (desk)
             : NULL;
}

void
caravan_across_score (CaravanDesk *desk, CvScore *ret_score)
{
  const CvTable *table = caravan_desk_get_table (desk);

  table->game->score (table, caravan_desk_get_state (desk), false, ret_score);
  if (!caravan_desk_tells_totals (desk))
    ret_score->n_players = 0;
}

/* For the screen reader. */

static void
add_line (GPtrArray *lines, char *line)
{
  if (line != NULL)
    g_ptr_array_add (lines, line);
}

static char *
say_last_step (CaravanDesk *desk)
{
  g_autofree char *step = caravan_table_say_last_step (desk);

  return step == NULL ? NULL : caravan_format (N_ ("Last step: %1$s"), "s", step);
}

/* What is counted on a track for everybody to see stands there whatever is hidden. */
gboolean
caravan_across_find_standing (CaravanDesk *desk, int seat, long *ret_points)
{
  const CvTable *table = caravan_desk_get_table (desk);
  CvFact facts[CV_FACTS_MOST];
  int n = table->game->facts (table, caravan_desk_get_state (desk), seat, facts);

  for (int i = 0; i < n; i++)
    {
      const CaravanFactStyle *style =
          caravan_art_find_fact (caravan_desk_get_game (desk)->art, facts[i].id);
      if (style == NULL || !style->in_hand || !style->is_total)
        continue;
      *ret_points = facts[i].value;
      return TRUE;
    }
  return FALSE;
}

static char *
say_points (CaravanDesk *desk, const CvScore *score, int seat)
{
  LangPlayer player = caravan_desk_get_player (desk, seat);
  long total = score->player[seat].total, standing;

  if (score->player[seat].sealed &&
      caravan_across_find_standing (desk, seat, &standing))
    return caravan_format_plural (
        /* Translators: %2$s are points on the scoring track. */
        NP_ ("%1$n: %2$s point so far, the rest is still hidden",
             "%1$n: %2$s points so far, the rest is still hidden"),
        standing, "pn", player, standing);
  if (score->player[seat].sealed)
    /* Translators: somebody’s points can’t be told yet: some of what counts lies in a
       drawer. */
    return caravan_format (N_ ("%1$n: points still hidden"), "p", player);
  return caravan_format_plural (NP_ ("%1$n: %2$s point", "%1$n: %2$s points"), total,
                                "pn", player, total);
}

char *
caravan_across_say_all (CaravanDesk *desk)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  CvScore score;

  add_line (lines, g_strdup (caravan_table_say_moment (desk)));
  add_line (lines, caravan_across_say_who (desk));
  add_line (lines, caravan_across_say_due (desk));
  add_line (lines, say_last_step (desk));
  add_line (lines, caravan_verdict_say (desk));
  caravan_across_score (desk, &score);
  for (int seat = 0; seat < score.n_players; seat++)
    add_line (lines, say_points (desk, &score, seat));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}
