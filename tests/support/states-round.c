/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ends of rounds of Basari: the example that ships before its rounds are scored and
   after its last one, and a table of three where almost all is shared. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "cv-games.h"
#include "played.h"
#include "states-private.h"

#define BEFORE_FIRST_END 56 /* events of the example before its first round is scored */
#define BEFORE_LAST_END  136
#define WHOLE            1000

static void
show (StatesPlace *place, CaravanMatch *match)
{
  states_open_match (place, match);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.reckoning", NULL);
  app_settle ();
}

static void
open_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match =
      played_example_of (place->directory, "basari", n_events);

  show (place, match);
}

void
states_open_round_first (StatesPlace *place)
{
  open_example (place, BEFORE_FIRST_END);
}

void
states_open_round_last (StatesPlace *place)
{
  open_example (place, BEFORE_LAST_END);
}

void
states_open_round_over (StatesPlace *place)
{
  open_example (place, WHOLE);
}

/* In free turns the end may come before anybody has gone round; red is shared by all,
   green by two, and nobody has a blue gem. */
void
states_open_round_shared (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match =
      played_new_of (place->directory, &cv_basari, "free", 3);
  RecError error = { 0 };
  json_t *position =
      json_pack ("{s:s, s:{s:s, s:s, s:s}, s:{s:i, s:i, s:i}}", "do", "position",
                 "gems", "red", "rrryggg", "blue", "rrryyggg", "green", "rrry",
                 "points", "red", 12, "blue", 7, "green", 31);

  assert_true (caravan_match_play (match, position, &error));
  json_decref (position);
  assert_true (caravan_match_flush (match));
  show (place, match);
}
