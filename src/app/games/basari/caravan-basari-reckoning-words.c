/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-reckoning-words.h"

#include "caravan-step.h"
#include "caravan-text.h"
#include "lang-say.h"
#include "lang-sheet.h"

#include <string.h>

typedef CaravanBasariSpeech Speech;

/* Titles and rules. */

static const char *const titles[CARAVAN_BASARI_N_ROWS] = {
  N_ ("Points so far"),   N_ ("A whole lap"),
  N_ ("Most red gems"),   N_ ("Most yellow gems"),
  N_ ("Most green gems"), N_ ("Most light blue gems"),
  N_ ("Total"),
};

static const char *const ties[CV_GEM_COLORS] = {
  N_ ("A tie for most red gems"),
  N_ ("A tie for most yellow gems"),
  N_ ("A tie for most green gems"),
  N_ ("A tie for most light blue gems"),
};

/* The colour that a line is about, or NULL. */
static const CaravanBasariMost *
get_most (const Speech *speech, int row)
{
  return row >= CARAVAN_BASARI_MOST && row < CARAVAN_BASARI_TOTAL
             ? &speech->reckoned->most[row - CARAVAN_BASARI_MOST]
             : NULL;
}

const char *
caravan_basari_row_title (int row)
{
  return titles[row];
}

char *
caravan_basari_say_title (const Speech *speech, int row)
{
  const CaravanBasariMost *most = get_most (speech, row);

  return g_strdup (caravan_text (most != NULL && most->n_leaders > 1
                                     ? ties[row - CARAVAN_BASARI_MOST]
                                     : titles[row]));
}

const char *
caravan_basari_row_rule (int row)
{
  if (row == CARAVAN_BASARI_SO_FAR)
    return "basari.score.actions";
  if (row == CARAVAN_BASARI_LAP)
    return "basari.score.laps";
  return row == CARAVAN_BASARI_TOTAL ? "basari.score.tie" : "basari.score.majorities";
}

char *
caravan_basari_say_worth (const Speech *speech, int row)
{
  const CaravanBasariMost *most = get_most (speech, row);

  if (most != NULL)
    /* Translators: the points that most gems of a color bring. */
    return caravan_format (N_ ("worth %1$s"), "n", (long) most->worth);
  if (row == CARAVAN_BASARI_LAP)
    /* Translators: the points that everybody gets who has completed a lap. */
    return caravan_format (N_ ("+%1$s, once each"), "n",
                           (long) speech->reckoning->open.basari.lap_worth);
  return NULL;
}

/* One player of a line. */

char *
caravan_basari_say_number (const Speech *speech, int row, int seat)
{
  const CaravanBasariReckoned *reckoned = speech->reckoned;
  const CaravanBasariMost *most = get_most (speech, row);

  if (row == CARAVAN_BASARI_SO_FAR)
    return caravan_number (reckoned->before.player[seat].total);
  if (row == CARAVAN_BASARI_TOTAL)
    return caravan_number (reckoned->after.player[seat].total);
  if (row == CARAVAN_BASARI_LAP)
    return g_strdup_printf (reckoned->lap[seat].points > 0 ? "+%d" : "%d",
                            reckoned->lap[seat].points);
  if (!caravan_basari_leads (most, seat))
    return caravan_number (most->held[seat]);
  if (most->n_leaders > 1)
    return g_strdup_printf ("%d ÷ %d = %d", most->worth, most->n_leaders, most->points);
  return g_strdup_printf ("+%d", most->points);
}

static void
add_term (GString *sum, int points)
{
  if (points > 0)
    g_string_append_printf (sum, "%s%d", sum->len > 0 ? " + " : "", points);
}

/* “46 + 10 + 7 + 10”: every part that brought something. */
static char *
say_sum (const CaravanBasariReckoned *reckoned, int seat)
{
  GString *sum = g_string_new (NULL);

  g_string_append_printf (sum, "%d", reckoned->before.player[seat].total);
  add_term (sum, reckoned->lap[seat].points);
  for (int gem = 0; gem < CV_GEM_COLORS; gem++)
    if (caravan_basari_leads (&reckoned->most[gem], seat))
      add_term (sum, reckoned->most[gem].points);
  return g_string_free (sum, FALSE);
}

char *
caravan_basari_say_above (const Speech *speech, int row, int seat)
{
  const CaravanBasariReckoned *reckoned = speech->reckoned;
  const CaravanBasariLap *lap = &reckoned->lap[seat];
  const CaravanBasariMost *most = get_most (speech, row);

  if (row == CARAVAN_BASARI_LAP && lap->is_known)
    return caravan_format_plural (
        /* Translators: how many archways a player went since the start disk, and how
           many a lap has. */
        NP_ ("%1$s of %2$s archway", "%1$s of %2$s archways"), lap->of, "nn",
        (long) lap->went, (long) lap->of);
  if (row == CARAVAN_BASARI_TOTAL)
    {
      g_autofree char *sum = say_sum (reckoned, seat);
      return g_strconcat (sum, strchr (sum, '+') != NULL ? " =" : NULL, NULL);
    }
  return most != NULL && caravan_basari_leads (most, seat)
             ? caravan_number (most->held[seat])
             : NULL;
}

char *
caravan_basari_say_below (const Speech *speech, int row, int seat)
{
  const CaravanBasariReckoned *reckoned = speech->reckoned;
  const CaravanBasariMost *most = get_most (speech, row);

  if (row == CARAVAN_BASARI_TOTAL)
    return g_strdup (caravan_ordinal (reckoned->after.player[seat].rank));
  if (most == NULL || !caravan_basari_leads (most, seat))
    return NULL;
  g_autofree char *equation = g_strdup_printf (
      "%d\u00a0−\u00a0%d\u00a0=\u00a0%d", most->held[seat], most->back[seat],
      cv_gems_count (reckoned->left[seat], row - CARAVAN_BASARI_MOST));
  /* Translators: gems that a player returns, and what is left of them then: “returns 3:
     6 − 3 = 3”. */
  return caravan_format (N_ ("returns %1$s: %2$s"), "ns", (long) most->back[seat],
                         equation);
}

/* The line as a whole. */

/* “Anna 5”, “Anna 29 of 30: +0”, “Anna 46 + 10 = 56 (1st)”. */
static char *
say_item (const Speech *speech, int row, int seat)
{
  const CaravanBasariReckoned *reckoned = speech->reckoned;
  const CaravanBasariLap *lap = &reckoned->lap[seat];
  const CaravanBasariMost *most = get_most (speech, row);
  LangPlayer player = caravan_desk_get_player (speech->desk, seat);

  if (row == CARAVAN_BASARI_LAP && lap->is_known)
    /* Translators: a player, archways gone, archways of a lap, points for it. */
    return caravan_format (N_ ("%1$n %2$s of %3$s: +%4$s"), "pnnn", player,
                           (long) lap->went, (long) lap->of, (long) lap->points);
  if (row == CARAVAN_BASARI_LAP)
    /* Translators: a player and the points for a lap. */
    return caravan_format (N_ ("%1$n +%2$s"), "pn", player, (long) lap->points);
  if (row == CARAVAN_BASARI_TOTAL)
    {
      g_autofree char *sum = say_sum (reckoned, seat);
      /* Translators: a player, a sum of points, what it comes to, the place. */
      return caravan_format (N_ ("%1$n %2$s = %3$s (%4$s)"), "psns", player, sum,
                             (long) reckoned->after.player[seat].total,
                             caravan_ordinal (reckoned->after.player[seat].rank));
    }
  return caravan_format (
      N_ ("%1$n %2$s"), "pn", player,
      (long) (most != NULL ? most->held[seat] : reckoned->before.player[seat].total));
}

static char *
say_seats (const Speech *speech, int row, guint seats)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < speech->reckoned->n_players; seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (items, say_item (speech, row, seat));
  g_ptr_array_add (items, NULL);
  return caravan_step_join ((const char *const *) items->pdata);
}

static char *
say_leaders (const Speech *speech, int row, const CaravanBasariMost *most)
{
  g_autofree char *leaders = say_seats (speech, row, most->leaders);
  int back = most->back[g_bit_nth_lsf (most->leaders, -1)];

  if (most->n_leaders > 1)
    return caravan_format (
        /* Translators: %1$s is “Most red gems”, %2$s are players, each with a number of
           gems, “Anna 5 and Bruno 5”; then points, points for each of them, and the
           gems that each returns. */
        N_ ("%1$s: %2$s share %3$s points, %4$s each. Gems returned: %5$s each."),
        "tsnnn", titles[row], leaders, (long) most->worth, (long) most->points,
        (long) back);
  return caravan_format_plural (
      /* Translators: %1$s is “Most red gems”, %2$s a player with a number of gems,
         “Anna 5”; then points, and the gems that the player returns. */
      NP_ ("%1$s: %2$s, %3$s point. Gems returned: %4$s.",
           "%1$s: %2$s, %3$s points. Gems returned: %4$s."),
      most->points, "tsnn", titles[row], leaders, (long) most->points, (long) back);
}

static char *
say_most (const Speech *speech, int row, const CaravanBasariMost *most)
{
  guint all = (1u << speech->reckoned->n_players) - 1, others = all & ~most->leaders;

  if (most->n_leaders == 0)
    /* Translators: %1$s is “Most red gems”. */
    return caravan_format (N_ ("%1$s: nobody has any."), "t", titles[row]);
  char *leaders = say_leaders (speech, row, most);
  if (others == 0)
    return leaders;
  g_autofree char *led = leaders, *rest = say_seats (speech, row, others);
  g_autofree char *told =
      /* Translators: players who have fewer gems, each with the number of them: “Anna 3
         and Bruno 1”. */
      caravan_format (N_ ("The others: %1$s."), "s", rest);
  return g_strdup_printf ("%s %s", led, told);
}

char *
caravan_basari_say_row (const Speech *speech, int row)
{
  const CaravanBasariMost *most = get_most (speech, row);

  if (most != NULL)
    return say_most (speech, row, most);
  g_autofree char *all =
      say_seats (speech, row, (1u << speech->reckoned->n_players) - 1);
  /* Translators: a line of a table: what it is called, and what it says of each player.
   */
  return caravan_format (N_ ("%1$s: %2$s."), "ts", titles[row], all);
}

/* What is said of the line that is chosen. */

/* The sentences of the explanation that are about a rule, in their order; which < 0: all
   of them. */
static char *
say_explained (const Speech *speech, const char *rule, int which)
{
  const CvExplained *explained = &speech->reckoning->answer.explained;
  LangPeople people = caravan_desk_get_people (speech->desk);
  GString *told = g_string_new (NULL);
  int n = 0;

  for (int i = 0; i < explained->n_says; i++)
    if (g_str_equal (explained->say[i].rule->id, rule) && (which < 0 || n++ == which))
      {
        char *said = lang_say_verdict (caravan_lang (), &people, &explained->say[i]);
        g_string_append_printf (told, "%s%s", told->len > 0 ? "\n" : "", said);
        free (said);
      }
  return g_string_free (told, FALSE);
}

static char *
say_laps (const Speech *speech)
{
  g_autofree char *laps = say_explained (speech, "basari.score.laps", -1);

  return g_strdup (*laps != '\0' ? laps
                                 : caravan_text (N_ ("Nobody has completed a lap.")));
}

static char *
say_outcome (const Speech *speech)
{
  char *said = lang_sheet_outcome (
      caravan_lang (), caravan_match_get_record (caravan_desk_get_match (speech->desk)),
      &speech->reckoned->after);
  char *outcome = g_strdup (said);

  free (said);
  return outcome;
}

char *
caravan_basari_say_story (const Speech *speech, int row)
{
  if (row == CARAVAN_BASARI_SO_FAR)
    return g_strdup (caravan_text (N_ ("What stands on the points track before the "
                                       "round is scored.")));
  if (row == CARAVAN_BASARI_LAP)
    return say_laps (speech);
  if (row == CARAVAN_BASARI_TOTAL)
    return say_outcome (speech);
  return say_explained (speech, "basari.score.majorities", row - CARAVAN_BASARI_MOST);
}

char *
caravan_basari_say_equation (const Speech *speech, int row)
{
  const CaravanBasariMost *most = get_most (speech, row);

  if (most == NULL || most->n_leaders < 2)
    return NULL;
  return caravan_format (
      most->worth % most->n_leaders == 0
          /* Translators: points that are shared, by how many, and the share of each. */
          ? N_ ("%1$s ÷ %2$s = %3$s each")
          /* Translators: points that are shared, by how many, and the share of each. */
          : N_ ("%1$s ÷ %2$s = %3$s each, rounded down"),
      "nnn", (long) most->worth, (long) most->n_leaders, (long) most->points);
}

/* What stands beside the table. */

char *
caravan_basari_say_left (const Speech *speech, int seat)
{
  CvGems left = speech->reckoned->left[seat];
  char *gems = lang_say_gems (caravan_lang (), left);
  /* Translators: a player, gems (“1 red gem, 2 green gems”), and how many they are. */
  char *said = caravan_format (N_ ("%1$n: %2$s. In all: %3$s."), "psn",
                               caravan_desk_get_player (speech->desk, seat), gems,
                               (long) cv_gems_total (left));

  free (gems);
  return said;
}

char *
caravan_basari_say_disks (const Speech *speech)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < speech->reckoned->n_players; seat++)
    g_ptr_array_add (items,
                     caravan_format (N_ ("%1$n %2$s"), "pn",
                                     caravan_desk_get_player (speech->desk, seat),
                                     (long) speech->reckoned->disk[seat]));
  g_ptr_array_add (items, NULL);
  g_autofree char *all = caravan_step_join ((const char *const *) items->pdata);
  return caravan_format (
      /* Translators: players, each with the number of an archway:
         “Anna 5 and Bruno 12”. */
      N_ ("The start disks move under the pieces, to these archways: "
          "%1$s."),
      "s", all);
}
