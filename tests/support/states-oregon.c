/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of Oregon: the example that ships, at several moments. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "played.h"
#include "states-private.h"

#define FARMER       0
#define CHURCH       3
#define SEAT_BLUE    1
#define SEAT_YELLOW  0
#define TO_THE_END   1000
#define BEFORE_PAYS  53 /* Blue’s farmer on h9 brings points from two buildings */
#define BEFORE_BANDS 45

static CaravanDesk *
open_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match =
      played_example_of (place->directory, "oregon", n_events);

  return states_open_match (place, match);
}

static CvCell
find_cell (const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  return cell;
}

/* Whoever places what, with which cards. */
static void
choose (CaravanDesk *desk, int seat, int tool, const char *one, const char *two)
{
  json_t *cards = json_pack ("[s]", one);

  if (two != NULL)
    json_array_append_new (cards, json_string (two));
  caravan_desk_choose (desk, seat, tool);
  caravan_desk_set_chosen (desk, "cards", cards);
}

void
states_open_oregon_start (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, 0);
  json_t *guided = json_pack ("{s:s, s:s}", "do", "set", "turns", "guided");

  assert_true (caravan_desk_play (desk, guided));
  json_decref (guided);
  APP_WAIT (!caravan_match_is_busy (caravan_desk_get_match (desk)));
}

void
states_open_oregon_middle (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, 30);

  caravan_desk_choose (desk, SEAT_BLUE, FARMER);
}

void
states_open_oregon_cards (StatesPlace *place)
{
  choose (open_example (place, BEFORE_BANDS), SEAT_YELLOW, CHURCH, "bison", NULL);
}

void
states_open_oregon_pays (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_PAYS);

  choose (desk, SEAT_BLUE, FARMER, "bison", "eagle");
  caravan_desk_point (desk, find_cell ("h9"));
}

void
states_open_oregon_no (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_PAYS);

  choose (desk, SEAT_BLUE, FARMER, "bison", "eagle");
  assert_false (caravan_desk_act (desk, find_cell ("b9")));
}

void
states_open_oregon_over (StatesPlace *place)
{
  open_example (place, TO_THE_END);
}
