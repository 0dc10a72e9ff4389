/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps of Oregon are called. The values of tokens are never part of it. */
#include "caravan-oregon.h"

#include "caravan-text.h"
#include "oregon.h"

static const char *
find_building (const CaravanStep *step)
{
  return oregon_building_terms[caravan_step_get (step, "building")];
}

static const char *
name_card (const CaravanStep *step, int card)
{
  return caravan_text (oregon_card_terms[card]);
}

static void
print_cell (const CaravanStep *step, char text[CV_CELL_TEXT_SIZE])
{
  cv_cell_print ((CvCell) caravan_step_get (step, "at"), text);
}

static char *
say_start (const CaravanStep *step)
{
  char at[CV_CELL_TEXT_SIZE];

  print_cell (step, at);
  /* Translators: a step of Oregon: who makes it; a building; cell. “Anna: start
     tile church c4” */
  return caravan_format (N_ ("%1$n: start tile %2$s %3$s"), "pts", step->player,
                         find_building (step), at);
}

/* Free turns take a placement without its cards. */
static gboolean
has_cards (const CaravanStep *step)
{
  return caravan_step_get (step, "cards") != CV_ABSENT;
}

static char *
say_farmer (const CaravanStep *step)
{
  g_autofree char *list = caravan_step_list (step, "cards", name_card);
  char at[CV_CELL_TEXT_SIZE];

  print_cell (step, at);
  if (!has_cards (step))
    /* Translators: a step of Oregon: who makes it; cell. “Anna: farmer c4” */
    return caravan_format (N_ ("%1$n: farmer %2$s"), "ps", step->player, at);
  /* Translators: a step of Oregon: who makes it; cell; landscape cards. “Anna:
     farmer c4 (bison, wagon)” */
  return caravan_format (N_ ("%1$n: farmer %2$s (%3$s)"), "pss", step->player, at,
                         list);
}

static char *
say_building (const CaravanStep *step)
{
  g_autofree char *list = caravan_step_list (step, "cards", name_card);
  char at[CV_CELL_TEXT_SIZE];

  print_cell (step, at);
  if (!has_cards (step))
    /* Translators: a step of Oregon: who makes it; a building; cell. “Anna: church
       c4” */
    return caravan_format (N_ ("%1$n: %2$s %3$s"), "pts", step->player,
                           find_building (step), at);
  /* Translators: a step of Oregon: who makes it; a building; cell; landscape
     card. “Anna: church c4 (bison)” */
  return caravan_format (N_ ("%1$n: %2$s %3$s (%4$s)"), "ptss", step->player,
                         find_building (step), at, list);
}

const CaravanSaying caravan_oregon_sayings[] = {
  { "start", NULL, say_start },
  { "farmer", NULL, say_farmer },
  { "building", NULL, say_building },
  /* Translators: a step of Oregon: who makes it. */
  { "extra", N_ ("%1$p takes the extra turn"), NULL },
  /* Translators: a step: who makes it. */
  { "end-turn", N_ ("%1$p ends the turn"), NULL },
  /* Translators: a step of Oregon: who makes it. Coal or gold tokens, unseen. */
  { "hide", N_ ("%1$n: tokens put away"), NULL },
  /* Translators: a step: the player has counted by hand what counts. */
  { "count", N_ ("%1$n: counted by hand"), NULL },
  { NULL, NULL, NULL },
};
