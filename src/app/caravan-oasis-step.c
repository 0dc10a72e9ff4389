/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the steps of Oasis are called. */
#include "caravan-step.h"

#include "caravan-oasis-turn.h"
#include "caravan-text.h"

static const struct
{
  const char *name; /* in the files */
  const char *term;
} kinds[] = {
  { "oasis", N_ ("Oasis") },
  { "steppe", N_ ("Steppe") },
  { "stone", N_ ("Stony Plains") },
};

static const char *
find_kind (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      return kinds[i].term;
  return name;
}

/* A step and its verb. */
typedef struct
{
  const CvTable *table;
  const CvMove *move;
  const CvVerb *verb;
  const char *player; /* msgid */
} Step;

static int32_t
get (const Step *step, const char *arg)
{
  return cv_move_get (step->move, cv_verb_arg (step->verb, arg), 0);
}

static const char *
get_name (const Step *step, const char *arg)
{
  return step->verb->args[cv_verb_arg (step->verb, arg)].names[get (step, arg)];
}

static const char *
get_player (const Step *step, int seat)
{
  return cv_color_terms[step->table->color[seat]];
}

static char *
say_place (const Step *step)
{
  const char *kind = find_kind (get_name (step, "tile"));
  char at[CV_CELL_TEXT_SIZE], from[CV_CELL_TEXT_SIZE];
  int32_t marker = get (step, "marker");

  cv_cell_print ((CvCell) get (step, "at"), at);
  if (marker == CV_ABSENT)
    /* Translators: a step: player, by colour; kind of tile; cell. “Blue: Steppe c4” */
    return caravan_format (N_ ("%1$s: %2$s %3$s"), "tts", step->player, kind, at);
  if (marker == CV_CELL_NONE)
    /* Translators: a step: player, kind of tile, cell. The area gets no marker. */
    return caravan_format (N_ ("%1$s: %2$s %3$s, area left free"), "tts", step->player,
                           kind, at);
  /* Translators: a step: player, kind of tile, cell, and the cell in whose area the
     control marker stood that was moved here. */
  return caravan_format (N_ ("%1$s: %2$s %3$s, marker from %4$s"), "ttss", step->player,
                         kind, at, cv_cell_print ((CvCell) marker, from));
}

static char *
say_camel (const Step *step)
{
  char at[CV_CELL_TEXT_SIZE], from[CV_CELL_TEXT_SIZE];
  int32_t moved = get (step, "from");

  cv_cell_print ((CvCell) get (step, "at"), at);
  if (moved == CV_ABSENT)
    /* Translators: a step: player, cell. */
    return caravan_format (N_ ("%1$s: camel %2$s"), "ts", step->player, at);
  /* Translators: a step: player, the cell the camel leaves, the one it goes to. */
  return caravan_format (N_ ("%1$s: camel %2$s to %3$s"), "tss", step->player,
                         cv_cell_print ((CvCell) moved, from), at);
}

static char *
say_count (const Step *step)
{
  /* Translators: a step: the player has counted herd and land by hand. */
  return caravan_format (N_ ("%1$s: pieces counted"), "t", step->player);
}

/* Joins what the atoms of a list argument are called. */
static char *
join_list (const Step *step, const char *arg, const char *(*name) (const Step *, int) )
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  int wanted = cv_verb_arg (step->verb, arg);

  for (uint32_t i = 0; i < step->move->n_atoms; i++)
    if (step->move->atoms[i].arg == wanted)
      g_ptr_array_add (texts,
                       (char *) caravan_text (name (step, step->move->atoms[i].value)));
  g_ptr_array_add (texts, NULL);
  return caravan_step_join ((const char *const *) texts->pdata);
}

static const char *
name_card (const Step *step, int card)
{
  const char *name = step->verb->args[cv_verb_arg (step->verb, "cards")].names[card];

  for (int i = 0; i < CARAVAN_OASIS_CARDS; i++)
    if (g_str_equal (caravan_oasis_cards[i].name, name))
      return caravan_oasis_cards[i].term;
  return name;
}

static char *
say_counters (const Step *step)
{
  g_autofree char *order = join_list (step, "order", get_player);

  /* Translators: a step: the players in the order of their priority counters. */
  return caravan_format (N_ ("Priority counters: %1$s"), "s", order);
}

static char *
say_offer (const Step *step)
{
  long n = get (step, "cards");

  /* Translators: a step: player, number of cards. */
  return caravan_format_plural (NP_ ("%1$s offers %2$s card", "%1$s offers %2$s cards"),
                                n, "tn", step->player, n);
}

static char *
say_take (const Step *step)
{
  g_autofree char *list = join_list (step, "cards", name_card);
  int from = get (step, "from");

  if (from == step->move->by)
    /* Translators: a step: player; list of cards. */
    return caravan_format (N_ ("%1$s takes the own offer: %2$s"), "ts", step->player,
                           list);
  /* Translators: a step: player; the one whose offer it was; list of cards. */
  return caravan_format (N_ ("%1$s takes the offer of %2$s: %3$s"), "tts", step->player,
                         get_player (step, from), list);
}

static char *
say_skip (const Step *step)
{
  const char *what = get_name (step, "what");

  if (g_str_equal (what, "camels"))
    /* Translators: a step: the player leaves camels of a card aside. */
    return caravan_format (N_ ("%1$s: no more camels"), "t", step->player);
  /* Translators: a step: player; kind of the tile that fits nowhere. */
  return caravan_format (N_ ("%1$s: no space for %2$s"), "tt", step->player,
                         find_kind (what));
}

static char *
say_end_round (const Step *step)
{
  (void) step;
  return g_strdup (caravan_text (N_ ("End of the round")));
}

char *
caravan_oasis_say_step (const CvTable *table, const CvMove *move)
{
  static const struct
  {
    const char *verb;
    char *(*say) (const Step *step);
  } sayings[] = {
    { "place", say_place }, { "camel", say_camel },
    { "count", say_count }, { "counters", say_counters },
    { "offer", say_offer }, { "take", say_take },
    { "skip", say_skip },   { "end-round", say_end_round },
  };
  Step step = { table, move, cv_game_verb (table->game, move->verb), NULL };

  if (move->by != CV_NO_PLAYER)
    step.player = get_player (&step, move->by);
  for (gsize i = 0; i < G_N_ELEMENTS (sayings); i++)
    if (g_str_equal (sayings[i].verb, step.verb->name))
      return sayings[i].say (&step);
  return g_strdup (step.verb->name);
}
