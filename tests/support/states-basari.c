/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of Basari: the example that ships, at several moments. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "caravan-basari-draft.h"
#include "played.h"
#include "states-private.h"

#define AT_FIRST      4 /* all start disks lie */
#define BEFORE_CHOICE 38
#define BEFORE_OFFERS 42 /* Green offers first, for the gems */
#define BEFORE_ANSWER 43
#define BEFORE_DIE    39 /* Yellow does it alone */
#define BEFORE_GEMS   56
#define BEFORE_END    57 /* of the first round */

#define SEAT_YELLOW 2
#define SEAT_BLUE   3

static CaravanDesk *
open_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match =
      played_example_of (place->directory, "basari", n_events);

  return states_open_match (place, match);
}

void
states_open_basari_start (StatesPlace *place)
{
  open_example (place, 0);
}

void
states_open_basari_roll (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, AT_FIRST);

  for (int die = 3; die <= 4; die++)
    caravan_basari_tell (desk, CARAVAN_BASARI_DICE, json_integer (die));
}

void
states_open_basari_choose (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_CHOICE);

  caravan_basari_tell (desk, CARAVAN_BASARI_ACTIONS, json_string ("gems"));
  caravan_basari_tell (desk, CARAVAN_BASARI_ACTIONS, json_string ("die"));
}

void
states_open_basari_die (StatesPlace *place)
{
  open_example (place, BEFORE_DIE);
}

void
states_open_basari_gems (StatesPlace *place)
{
  open_example (place, BEFORE_GEMS - 1);
}

void
states_open_basari_open (StatesPlace *place)
{
  open_example (place, BEFORE_OFFERS - 1);
}

/* Just as many gems, but more green ones. */
void
states_open_basari_barter (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_ANSWER + 1);

  caravan_basari_put_gem (desk, CV_GEM_GREEN);
  caravan_basari_put_gem (desk, CV_GEM_GREEN);
}

void
states_open_basari_lower (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_ANSWER + 1);

  caravan_basari_put_gem (desk, CV_GEM_BLUE);
}

/* With the offer that is not enough, in sight of all. */
void
states_open_basari_across (StatesPlace *place)
{
  states_open_basari_lower (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.across", NULL);
  app_settle ();
}

void
states_open_basari_round (StatesPlace *place)
{
  open_example (place, BEFORE_END - 1);
}

void
states_open_basari_over (StatesPlace *place)
{
  open_example (place, G_MAXINT);
}
