/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-words.h"

#include "basari.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "lang-say.h"

static void
add (GPtrArray *texts, char *text)
{
  g_ptr_array_add (texts, text);
}

/* “Archway 4: 5 points, 1 red gem and 1 green gem”, as far as it is known. */
static char *
say_printed (const CvBoard *board, int arch)
{
  char *gems = lang_say_gems (caravan_lang (), board->arch_gems[arch]);
  char *said;

  if (!board->has_arch_points[arch] && !board->has_arch_gems[arch])
    /* Translators: what is printed on the archway of this number is not known. */
    said = caravan_format (N_ ("Archway %1$s, not known yet"), "n", (long) arch + 1);
  else if (!board->has_arch_gems[arch])
    /* Translators: number of an archway; the points printed on it. */
    said = caravan_format_plural (NP_ ("Archway %1$s: %2$s point, gems not known yet",
                                       "Archway %1$s: %2$s points, gems not known yet"),
                                  board->arch_points[arch], "nn", (long) arch + 1,
                                  (long) board->arch_points[arch]);
  else if (!board->has_arch_points[arch])
    /* Translators: number of an archway; the gems printed on it. */
    said = caravan_format (N_ ("Archway %1$s: points not known yet, %2$s"), "ns",
                           (long) arch + 1, gems);
  else
    said = caravan_format_plural (
        /* Translators: number of an archway; points and gems printed on it. */
        NP_ ("Archway %1$s: %2$s point, %3$s", "Archway %1$s: %2$s points, %3$s"),
        board->arch_points[arch], "nns", (long) arch + 1,
        (long) board->arch_points[arch], gems);
  free (gems);
  return said;
}

static void
add_player (GPtrArray *texts, const BasariPlayer *player, LangPlayer who, int arch)
{
  if (player->arch == arch)
    /* Translators: said of an archway: whose piece is there. */
    add (texts, caravan_format (N_ ("merchant piece: %1$n"), "p", who));
  if (player->disk == arch)
    /* Translators: said of an archway: whose start disk is there. */
    add (texts, caravan_format (N_ ("start disk: %1$n"), "p", who));
}

char *
caravan_basari_say_place (const CvTable *table,
                          const CvState *state,
                          const LangPeople *people,
                          const CvBoard *known,
                          int arch)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  add (texts, say_printed (known, arch));
  for (int seat = 0; seat < table->n_players; seat++)
    add_player (texts, &state->basari.player[seat], people->seat[seat], arch);
  add (texts, NULL);
  return g_strjoinv ("; ", (char **) texts->pdata);
}

char *
caravan_basari_say_arch (CaravanDesk *desk, const CvBoard *known, int arch)
{
  LangPeople people = caravan_desk_get_people (desk);

  return caravan_basari_say_place (caravan_desk_get_table (desk),
                                   caravan_desk_get_state (desk), &people, known, arch);
}

/* Majorities. */

static const char *const titles[CV_GEM_COLORS] = {
  N_ ("Most red gems"),
  N_ ("Most yellow gems"),
  N_ ("Most green gems"),
  N_ ("Most light blue gems"),
};

static char *
say_leaders (CaravanDesk *desk, const BasariMajority *majority)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < caravan_desk_get_table (desk)->n_players; seat++)
    if (majority->leaders >> seat & 1)
      add (texts,
           /* Translators: a player, and how many gems: “Anna 3”. */
           caravan_format (N_ ("%1$n %2$s"), "pn", caravan_desk_get_player (desk, seat),
                           (long) majority->held[seat]));
  if (texts->len == 0)
    return g_strdup (caravan_text (N_ ("nobody")));
  add (texts, NULL);
  return caravan_step_join ((const char *const *) texts->pdata);
}

char *
caravan_basari_say_majority (CaravanDesk *desk, int gem)
{
  const BasariState *basari = &caravan_desk_get_state (desk)->basari;
  BasariMajority majority = basari_majority (basari, gem);
  g_autofree char *leaders = say_leaders (desk, &majority);

  /* Translators: %1$s is “Most red gems”, %2$s the points for it, %3$s who has them now
     and how many, %4$s how many are left in the supply. */
  return caravan_format (N_ ("%1$s: +%2$s. Now: %3$s. In the supply: %4$s."), "tnsn",
                         titles[gem], (long) basari->majority_worth[gem], leaders,
                         (long) cv_gems_count (basari_supply (basari), gem));
}
