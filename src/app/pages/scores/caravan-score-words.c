/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-words.h"

#include <string.h>

#include "caravan-game.h"
#include "caravan-text.h"
#include "caravan-words.h"
#include "lang-sheet.h"
#include "rec-report.h"

#define SIZES_MOST 32

static const CvPlayerScore *
get_player (CaravanSheet *sheet, int seat)
{
  return &caravan_sheet_get_score (sheet)->player[seat];
}

/* Lines. */

void
caravan_score_split (const CvLine *line, char **ret_equation, char **ret_result)
{
  g_autofree char *text = lang_sheet_equation (caravan_lang (), line);
  const char *sign = strstr (text, "= ");

  if (sign == NULL)
    sign = strstr (text, "× ");
  const char *result = sign != NULL ? strchr (sign, ' ') + 1 : text;
  *ret_equation = g_strndup (text, (gsize) (result - text));
  g_strchomp (*ret_equation);
  *ret_result = g_strdup (result);
}

char *
caravan_score_say_line (CaravanSheet *sheet, int seat, int line, gboolean shown)
{
  const CvLine *of = &get_player (sheet, seat)->lines[line];
  const char *player = caravan_sheet_get_name (sheet, seat);
  const char *name = caravan_text (
      caravan_art_category_name (caravan_sheet_get_art (sheet), of->rule));
  g_autofree char *equation = lang_sheet_equation (caravan_lang (), of);

  if (!shown)
    /* Translators: a line of a score sheet; %1$n is a player, %2$s its name. */
    return caravan_format (N_ ("%1$n, %2$s: not revealed yet"), "ss", player, name);
  /* Translators: a line of a score sheet: “Chiara, Oasis: 9 × 3 = 27”. */
  return caravan_format (N_ ("%1$n, %2$s: %3$s"), "sss", player, name, equation);
}

/* Totals. */

char *
caravan_score_say_total (CaravanSheet *sheet, int seat, gboolean shown)
{
  const CvPlayerScore *score = get_player (sheet, seat);
  const char *player = caravan_sheet_get_name (sheet, seat);

  if (!shown)
    /* Translators: a total of a score sheet; %1$n is a player. */
    return caravan_format (N_ ("%1$n, total: not revealed yet"), "s", player);
  if (score->sealed)
    /* Translators: a total of a score sheet; %1$n is a player. */
    return caravan_format (N_ ("%1$n, total: ?, counts not revealed"), "s", player);
  /* Translators: a total of a score sheet: “Chiara, total: 69, 3rd”. */
  return caravan_format (N_ ("%1$n, total: %2$s, %3$s"), "sns", player,
                         (long) score->total, caravan_ordinal (score->rank));
}

static gboolean
is_level (CaravanSheet *sheet, int seat)
{
  const CvScore *score = caravan_sheet_get_score (sheet);

  for (int other = 0; other < score->n_players; other++)
    if (other != seat && !score->player[other].sealed &&
        score->player[other].total == score->player[seat].total)
      return TRUE;
  return FALSE;
}

static void
add_note (GString *notes, char *note)
{
  if (notes->len > 0)
    g_string_append_c (notes, '\n');
  g_string_append (notes, note);
  g_free (note);
}

/* Under the total of who is first. */
static const char *
find_place (const CvScore *score, int seat, gboolean is_over)
{
  gboolean several = (score->winners & (score->winners - 1)) != 0;

  if ((score->winners >> seat & 1) == 0)
    return NULL;
  if (several)
    return N_ ("shares the lead");
  return is_over ? N_ ("winner") : N_ ("ahead");
}

char *
caravan_score_say_notes (CaravanSheet *sheet, int seat, gboolean is_over)
{
  const CvScore *score = caravan_sheet_get_score (sheet);
  const CvPlayerScore *player = &score->player[seat];
  const char *place = find_place (score, seat, is_over);
  GString *notes = g_string_new (NULL);
  int laps, space;

  if (player->sealed)
    return g_string_free (notes, FALSE);
  caravan_sheet_get_laps (sheet, player->total, &laps, &space);
  if (place != NULL)
    add_note (notes, g_strdup (caravan_text (place)));
  else if (is_level (sheet, seat))
    /* Translators: under a total; %1$s is a number of points that others have too. */
    add_note (notes, caravan_format (N_ ("tied at %1$s"), "n", (long) player->total));
  if (laps > 0)
    add_note (notes, caravan_format_plural (
                         /* Translators: under a total over 99; %1$s is how often the
                            scoring track was gone round, %2$s the space after that. */
                         NP_ ("%1$s lap, then %2$s on the track",
                              "%1$s laps, then %2$s on the track"),
                         laps, "nn", (long) laps, (long) space));
  return g_string_free (notes, FALSE);
}

/* The board. */

char *
caravan_score_say_cells (CaravanSheet *sheet, int seat, int line)
{
  const CvLine *of = &get_player (sheet, seat)->lines[line];
  const char *player = caravan_sheet_get_name (sheet, seat);
  const char *name = caravan_text (
      caravan_art_category_name (caravan_sheet_get_art (sheet), of->rule));
  int sizes[SIZES_MOST];
  int n = caravan_sheet_get_sizes (sheet, seat, line, sizes, SIZES_MOST);
  g_autoptr (GString) sum = g_string_new (NULL);

  if (n == 0)
    return NULL;
  for (int i = 0; i < n; i++)
    g_string_append_printf (sum, "%s%d", i > 0 ? " + " : "", sizes[i]);
  if (n == 1)
    return caravan_format_plural (
        /* Translators: over the board; %1$n is a player, %2$s a line of the score sheet
           (“Oasis”), %3$s how many spaces of the board it counts. */
        NP_ ("%1$n, %2$s: %3$s space", "%1$n, %2$s: %3$s spaces"), of->count, "ssn",
        player, name, (long) of->count);
  return caravan_format_plural (
      /* Translators: over the board; %1$n is a player, %2$s a line of the score sheet
         (“Oasis”), %3$s a sum “5 + 4”, %4$s how many spaces of the board that is. */
      NP_ ("%1$n, %2$s: %3$s = %4$s space", "%1$n, %2$s: %3$s = %4$s spaces"),
      of->count, "sssn", player, name, sum->str, (long) of->count);
}

/* What decided. */

/* The first of those who are level with the winner. */
static int
find_rival (const CvScore *score)
{
  const CvPlayerScore *first = &score->player[score->order[0]];

  for (int i = 1; i < score->n_players; i++)
    if (score->player[score->order[i]].total == first->total)
      return score->order[i];
  return CV_NO_PLAYER;
}

char *
caravan_score_say_tie (CaravanSheet *sheet)
{
  const CvScore *score = caravan_sheet_get_score (sheet);
  const CvTable *table = caravan_sheet_get_table (sheet);
  const CaravanTie *tie = caravan_tie_find (table->game, score->decided);
  int second = find_rival (score);

  if (second == CV_NO_PLAYER || tie == NULL || tie->compare == NULL)
    return NULL;
  return tie->compare (
      table, cv_match_state (rec_record_match (caravan_sheet_get_record (sheet))),
      score, score->order[0], second);
}

char *
caravan_score_say_house (CaravanSheet *sheet)
{
  json_t *lines = rec_report_house (caravan_sheet_get_record (sheet));
  long n = (long) json_array_size (lines);

  json_decref (lines);
  if (n == 0)
    return NULL;
  return caravan_format_plural (NP_ ("%1$s step of this game stands as a house rule.",
                                     "%1$s steps of this game stand as house rules."),
                                n, "n", n);
}

/* A record without a board is a sheet that somebody has filled in after the game. */
gboolean
caravan_score_is_over (CaravanSheet *sheet)
{
  return cv_is_over (
      caravan_sheet_get_table (sheet),
      cv_match_state (rec_record_match (caravan_sheet_get_record (sheet))));
}
