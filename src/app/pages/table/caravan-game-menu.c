/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game-menu.h"

#include "caravan-menu.h"
#include "caravan-strip.h"
#include "caravan-table-words.h"
#include "caravan-text.h"
#include "caravan-words.h"

static void
fill_menu (GMenu *menu, gpointer desk)
{
  const CaravanSecretWords *secrets = caravan_desk_get_game (desk)->words->secrets;
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("Type a step"), "win.entry");
  caravan_menu_add (section, N_ ("Status"), "win.status");
  caravan_menu_add (section, N_ ("What is left"), "win.left");
  caravan_menu_add (section, N_ ("Replay"), "win.replay::");
  caravan_menu_add (section, N_ ("Set up the table"), "win.set-up");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section,
                    caravan_desk_is_guided (desk) ? N_ ("Switch to free turns")
                                                  : N_ ("Switch to guided turns"),
                    "win.switch-turns");
  if (secrets != NULL)
    caravan_menu_add (section, secrets->reveal, "win.reveal");
  caravan_menu_add (section, N_ ("End the game"), "win.end");
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

GtkWidget *
caravan_game_menu_strip_new (CaravanDesk *desk)
{
  const CaravanGameTable *table = caravan_desk_get_game (desk)->table;
  GtkWidget *strip =
      table->strip_new != NULL ? table->strip_new (desk) : make_plain (desk);

  caravan_strip_set_menu (CARAVAN_STRIP (strip), fill_menu, desk);
  return strip;
}
