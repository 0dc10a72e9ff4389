/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game-menu.h"

#include "caravan-learned-board.h"
#include "caravan-menu.h"
#include "caravan-settings.h"
#include "caravan-strip.h"
#include "caravan-table-words.h"
#include "caravan-text.h"
#include "caravan-words.h"

/* How the table is seen, which is asked at the corner of a board of spaces. */
static void
add_view (GMenu *menu)
{
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("Seen from across the table"), "win.across");
  caravan_menu_add (section, N_ ("Show running totals"), "view.running-totals");
}

static void
fill_menu (GMenu *menu, gpointer desk)
{
  const CaravanSecretWords *secrets = caravan_desk_get_game (desk)->words->secrets;
  CaravanBoardMemory *memory = caravan_desk_get_memory (desk);
  const CaravanGameReckoning *reckoning =
      caravan_desk_get_game (desk)->table->reckoning;
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("Type a step"), "win.entry");
  caravan_menu_add (section, N_ ("Settle a dispute"), "win.dispute");
  caravan_menu_add (section, N_ ("Questions"), "win.questions::");
  caravan_menu_add (section, N_ ("Status"), "win.status");
  caravan_menu_add (section, N_ ("What is left"), "win.left");
  if (reckoning != NULL)
    caravan_menu_add (section, reckoning->menu, "win.reckoning");
  caravan_menu_add (section, N_ ("Replay"), "win.replay::");
  caravan_menu_add (section, N_ ("Set up the table"), "win.set-up");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section,
                    caravan_desk_is_guided (desk) ? N_ ("Switch to free turns")
                                                  : N_ ("Switch to guided turns"),
                    "win.switch-turns");
  if (memory != NULL && caravan_board_memory_get_path (memory) == NULL)
    caravan_menu_add (section, caravan_desk_get_game (desk)->learned->offer,
                      "win.remember-board");
  if (secrets != NULL)
    caravan_menu_add (section, secrets->reveal, "win.reveal");
  caravan_menu_add (section, N_ ("End the game"), "win.end");
  if (caravan_desk_get_game (desk)->table->surface_new != NULL)
    add_view (menu);
}

/* A strip that has nothing to choose. */

static void
render_plain (gpointer strip)
{
  CaravanDesk *desk = g_object_get_data (strip, "desk");
  g_autofree char *sentence = caravan_table_say_turn (desk);

  caravan_strip_say (strip,
                     caravan_text (caravan_desk_is_guided (desk) ? N_ ("Guided turns")
                                                                 : N_ ("Free turns")),
                     sentence, NULL);
}

static GtkWidget *
make_plain (CaravanDesk *desk)
{
  GtkWidget *strip = g_object_new (CARAVAN_TYPE_STRIP, NULL);

  g_object_set_data (G_OBJECT (strip), "desk", desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (render_plain), strip,
                           G_CONNECT_SWAPPED);
  caravan_text_follow (strip, render_plain);
  render_plain (strip);
  return strip;
}

/* A switch of the window, never of the record. */
static void
add_switch (GtkWidget *strip)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GAction) totals =
      g_settings_create_action (caravan_settings (), "running-totals");

  g_action_map_add_action (G_ACTION_MAP (group), totals);
  gtk_widget_insert_action_group (strip, "view", G_ACTION_GROUP (group));
}

GtkWidget *
caravan_game_menu_strip_new (CaravanDesk *desk)
{
  const CaravanGameTable *table = caravan_desk_get_game (desk)->table;
  GtkWidget *strip =
      table->strip_new != NULL ? table->strip_new (desk) : make_plain (desk);

  caravan_strip_set_menu (CARAVAN_STRIP (strip), fill_menu, desk);
  if (table->surface_new != NULL)
    add_switch (strip);
  return strip;
}
