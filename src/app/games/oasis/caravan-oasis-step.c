/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps of Oasis are called. */
#include "caravan-oasis.h"

#include "caravan-oasis-turn.h"
#include "caravan-text.h"

static char *
say_place (const CaravanStep *step)
{
  const char *kind = oasis_kind_terms[caravan_step_get (step, "tile")];
  char at[CV_CELL_TEXT_SIZE], from[CV_CELL_TEXT_SIZE];
  int32_t marker = caravan_step_get (step, "marker");

  cv_cell_print ((CvCell) caravan_step_get (step, "at"), at);
  if (marker == CV_ABSENT)
    /* Translators: a step: who makes it; kind of tile; cell. “Anna: Steppe c4” */
    return caravan_format (N_ ("%1$n: %2$s %3$s"), "pts", step->player, kind, at);
  if (marker == CV_CELL_NONE)
    /* Translators: a step: player, kind of tile, cell. The area gets no marker. */
    return caravan_format (N_ ("%1$n: %2$s %3$s, area left free"), "pts", step->player,
                           kind, at);
  /* Translators: a step: player, kind of tile, cell, and the cell in whose area the
     control marker stood that was moved here. */
  return caravan_format (N_ ("%1$n: %2$s %3$s, marker from %4$s"), "ptss", step->player,
                         kind, at, cv_cell_print ((CvCell) marker, from));
}

static char *
say_camel (const CaravanStep *step)
{
  char at[CV_CELL_TEXT_SIZE], from[CV_CELL_TEXT_SIZE];
  int32_t moved = caravan_step_get (step, "from");

  cv_cell_print ((CvCell) caravan_step_get (step, "at"), at);
  if (moved == CV_ABSENT)
    /* Translators: a step: player, cell. */
    return caravan_format (N_ ("%1$n: camel %2$s"), "ps", step->player, at);
  /* Translators: a step: player, the cell the camel leaves, the one it goes to. */
  return caravan_format (N_ ("%1$n: camel %2$s to %3$s"), "pss", step->player,
                         cv_cell_print ((CvCell) moved, from), at);
}

static const char *
name_card (const CaravanStep *step, int card)
{
  return caravan_text (oasis_card_terms[card]);
}

static char *
say_counters (const CaravanStep *step)
{
  g_autofree char *order = caravan_step_list (step, "order", caravan_step_get_player);

  /* Translators: a step: the players in the order of their priority counters. */
  return caravan_format (N_ ("Priority counters: %1$s"), "s", order);
}

static char *
say_offer (const CaravanStep *step)
{
  long n = caravan_step_get (step, "cards");

  /* Translators: a step: player, number of cards. */
  return caravan_format_plural (NP_ ("%1$p offers %2$s card", "%1$p offers %2$s cards"),
                                n, "pn", step->player, n);
}

static char *
say_take (const CaravanStep *step)
{
  g_autofree char *list = caravan_step_list (step, "cards", name_card);
  int from = caravan_step_get (step, "from");

  if (from == step->move->by)
    /* Translators: a step: player; list of cards. */
    return caravan_format (N_ ("%1$p takes their own offer: %2$s"), "ps", step->player,
                           list);
  /* Translators: a step: player; the one whose offer it was; list of cards. */
  return caravan_format (NAMED_ (N_ ("%1$p takes %2$n’s offer: %3$s"),
                                 N_ ("%1$p takes %2$c’s offer: %3$s")),
                         "pps", step->player, step->people.seat[from], list);
}

static char *
say_skip (const CaravanStep *step)
{
  int what = caravan_step_get (step, "what");

  if (what == OASIS_PIECE_CAMEL)
    /* Translators: a step: the player leaves camels of a card aside. */
    return caravan_format (N_ ("%1$p declines the camels"), "p", step->player);
  if (what == OASIS_SKIP_ACTION)
    /* Translators: a step: the player, now the Noble, does without the free action. */
    return caravan_format (N_ ("%1$p declines the Noble’s free action"), "p",
                           step->player);
  /* Translators: a step: player; kind of the tile that fits nowhere. */
  return caravan_format (N_ ("%1$n: no space for the %2$s tile"), "pt", step->player,
                         oasis_kind_terms[what]);
}

const CaravanSaying caravan_oasis_sayings[] = {
  { "place", NULL, say_place },
  { "camel", NULL, say_camel },
  /* Translators: a step of Oasis: who makes it. */
  { "hide", N_ ("%1$n: scoring markers put away"), NULL },
  /* Translators: a step: the player has counted herd and land by hand. */
  { "count", N_ ("%1$n: counted by hand"), NULL },
  { "counters", NULL, say_counters },
  { "offer", NULL, say_offer },
  { "take", NULL, say_take },
  { "skip", NULL, say_skip },
  { "end-round", N_ ("End of the round"), NULL },
  { NULL, NULL, NULL },
};
