/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oregon at the table: its pieces, and what a placement says besides them. */
#include "caravan-oregon.h"

#include "caravan-oregon-marks.h"
#include "caravan-oregon-standing.h"
#include "caravan-oregon-strip.h"
#include "caravan-text.h"
#include "oregon.h"

#include <string.h>

/* What is left. */

int
caravan_oregon_left_farmers (const CvTable *table, const CvState *state, int seat)
{
  return oregon_farmers_left (&state->oregon, seat);
}

#define LEFT(name, KIND)                                                               \
  int caravan_oregon_left_##name (const CvTable *table, const CvState *state,          \
                                  int seat)                                            \
  {                                                                                    \
    return state->oregon.stack[KIND];                                                  \
  }

LEFT (post_offices, OREGON_POST_OFFICE)
LEFT (harbors, OREGON_HARBOR)
LEFT (churches, OREGON_CHURCH)
LEFT (coal_mines, OREGON_COAL_MINE)
LEFT (gold_mines, OREGON_GOLD_MINE)
LEFT (warehouses, OREGON_WAREHOUSE)
LEFT (train_stations, OREGON_TRAIN_STATION)

/* Translators: the button that leads to the kinds of building. */
#define BUILDINGS N_ ("Building…")

#define BUILDING(name, TERM, KIND, left)                                               \
  {                                                                                    \
    "building", "building", name, TERM, OREGON_PIECE_BUILDINGS + KIND, FALSE, left,    \
        CARAVAN_OREGON_IN_STACK, NULL, NULL, "start", BUILDINGS                        \
  }

static const CaravanTool tools[] = {
  { "farmer", NULL, NULL, N_ ("Farmer"), OREGON_PIECE_FARMER, TRUE,
    caravan_oregon_left_farmers, CARAVAN_OREGON_IN_HAND, NULL, "farmers-left", NULL,
    NULL },
  BUILDING ("post-office",
            N_ ("Post office"),
            OREGON_POST_OFFICE,
            caravan_oregon_left_post_offices),
  BUILDING ("harbor", N_ ("Harbor"), OREGON_HARBOR, caravan_oregon_left_harbors),
  BUILDING ("church", N_ ("Church"), OREGON_CHURCH, caravan_oregon_left_churches),
  BUILDING (
      "coal-mine", N_ ("Coal mine"), OREGON_COAL_MINE, caravan_oregon_left_coal_mines),
  BUILDING (
      "gold-mine", N_ ("Gold mine"), OREGON_GOLD_MINE, caravan_oregon_left_gold_mines),
  BUILDING (
      "warehouse", N_ ("Warehouse"), OREGON_WAREHOUSE, caravan_oregon_left_warehouses),
  BUILDING ("train-station",
            N_ ("Train station"),
            OREGON_TRAIN_STATION,
            caravan_oregon_left_train_stations),
  { .term = NULL },
};

/* A step with what was chosen besides its piece. */

static gboolean
is_start (const CvTable *table, const CvState *state, const json_t *chosen)
{
  CvPrompt prompt;

  table->game->prompt (table, state, &prompt);
  return prompt.phase == OREGON_PHASE_START ||
         (prompt.phase == OREGON_PHASE_FREE &&
          json_is_true (json_object_get (chosen, CARAVAN_OREGON_START)));
}

static void
complete (const CvTable *table,
          const CvState *state,
          const json_t *chosen,
          json_t *event)
{
  json_t *cards = json_object_get (chosen, CARAVAN_OREGON_CARDS);
  gboolean is_building =
      strcmp (json_string_value (json_object_get (event, "do")), "building") == 0;

  if (is_building && is_start (table, state, chosen))
    json_object_set_new (event, "do", json_string ("start"));
  else if (json_array_size (cards) > 0)
    json_object_set (event, CARAVAN_OREGON_CARDS, cards);
}

/* How many cards the step is played with. */
static gsize
count_needed (const json_t *event)
{
  return strcmp (json_string_value (json_object_get (event, "do")), "farmer") == 0 ? 2
                                                                                   : 1;
}

static gboolean
lacks (const CvTable *table,
       const CvState *state,
       const json_t *event,
       RecError *ret_message)
{
  gsize n = json_array_size (json_object_get (event, CARAVAN_OREGON_CARDS));

  if (n == 0 || n == count_needed (event))
    return FALSE;
  rec_error_set (ret_message,
                 n == 1
                     ? N_ ("A farmer is played with two landscape cards. Choose the "
                           "second one; the same card again counts twice.")
                     : N_ ("A building is played with one landscape card. Put one of "
                           "the two back."),
                 NULL);
  return TRUE;
}

/* The turn ends of itself when no extra turn is left to decide about. */
static json_t *
follows (const CvTable *table, const CvState *state, const json_t *step)
{
  CvPrompt prompt;

  table->game->prompt (table, state, &prompt);
  if (prompt.phase != OREGON_PHASE_END_TURN)
    return NULL;
  return json_pack ("{s:s, s:s}", "do", "end-turn", "by",
                    cv_color_names[table->color[state->oregon.turn]]);
}

/* What is counted by hand moves the track too. */
static int
count_paid (const CvTable *table,
            const CvState *before,
            const CvMove *step,
            const CvState *after)
{
  int points = 0;

  if (step->verb != cv_game_verb_find (table->game, "farmer") &&
      step->verb != cv_game_verb_find (table->game, "building"))
    return 0;
  for (int seat = 0; seat < table->n_players; seat++)
    points += after->oregon.track[seat] - before->oregon.track[seat];
  return points;
}

const CaravanGameTable caravan_oregon_game_table = {
  .tools = tools,
  .complete = complete,
  .lacks = lacks,
  .mark = caravan_oregon_mark,
  .follows = follows,
  .paid = count_paid,
  .standing_new = caravan_oregon_standing_new,
  .strip_new = caravan_oregon_strip_new,
};
