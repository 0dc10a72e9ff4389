/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Past games: the list, the game beside it, what can't be read, the players. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "states-private.h"

#include "caravan-files.h"
#include "caravan-past-private.h"
#include "caravan-past-problems.h"
#include "caravan-people.h"
#include "pages.h"
#include "evenings.h"

#define N_BEGUN 3

/* Of the list that write_games makes. */
#define OASIS_BEGUN   "2024-12-01-oasis.caravan"
#define COUNTED_TIE   "2023-11-04-counted.caravan"
#define OASIS_EVENING "2024-11-04-oasis.caravan"

static void
write_games (void)
{
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  evenings_write_begun (caravan_files_games_dir (), N_BEGUN);
  evenings_write_counted (caravan_files_games_dir ());
}

/* So few that all of them have a row, wherever the list is scrolled to. */
static void
write_few (void)
{
  evenings_write (caravan_files_games_dir (), N_BEGUN);
  evenings_write_counted (caravan_files_games_dir ());
}

/* Whether there is room for the game beside the list shows when it is laid out. */
static void
wait_answered (StatesPlace *place)
{
  APP_WAIT (!caravan_errand_is_any_out ());
  app_wait_drawn (GTK_WIDGET (place->window));
  app_settle ();
  app_wait_drawn (GTK_WIDGET (place->window));
}

static void
open_page (StatesPlace *place)
{
  states_open_window (place);
  caravan_window_show_past (place->window);
  wait_answered (place);
}

/* The list with this game chosen. */
static void
open_with (StatesPlace *place, const char *file)
{
  write_games ();
  open_page (place);
  assert_true (caravan_past_page_choose (page_past (place->window), file));
  wait_answered (place);
}

void
states_open_past (StatesPlace *place)
{
  open_with (place, OASIS_EVENING);
}

void
states_open_past_begun (StatesPlace *place)
{
  open_with (place, OASIS_BEGUN);
}

void
states_open_past_counted (StatesPlace *place)
{
  write_few ();
  open_page (place);
  assert_true (caravan_past_page_choose (page_past (place->window), COUNTED_TIE));
  wait_answered (place);
}

void
states_open_past_several (StatesPlace *place)
{
  open_with (place, OASIS_EVENING);
  gtk_selection_model_select_range (page_past (place->window)->selection, 1, 4, TRUE);
  app_settle ();
}

/* Where only one of the two is shown it is the game. */
void
states_open_past_detail (StatesPlace *place)
{
  CaravanPastPage *page;

  open_with (place, OASIS_EVENING);
  page = page_past (place->window);
  if (adw_leaflet_get_folded (ADW_LEAFLET (page->leaflet)))
    caravan_past_page_activate (page);
  app_settle ();
}

static void
choose (StatesPlace *place, CaravanPastChoice choice, guint entry)
{
  gtk_drop_down_set_selected (
      GTK_DROP_DOWN (caravan_past_filter_get_choice (
          CARAVAN_PAST_FILTER (page_past (place->window)->filter), choice)),
      entry);
  wait_answered (place);
}

static void
search (StatesPlace *place, const char *text)
{
  GtkWidget *field = caravan_past_filter_get_search (
      CARAVAN_PAST_FILTER (page_past (place->window)->filter));

  gtk_editable_set_text (GTK_EDITABLE (field), text);
  g_signal_emit_by_name (field, "search-changed");
  wait_answered (place);
}

void
states_open_past_filter (StatesPlace *place)
{
  write_games ();
  open_page (place);
  if (place->window->narrow)
    gtk_toggle_button_set_active (
        GTK_TOGGLE_BUTTON (
            app_find_type (page_past (place->window)->filter, GTK_TYPE_TOGGLE_BUTTON)),
        TRUE);
  choose (place, CARAVAN_PAST_GAME, 2);
  choose (place, CARAVAN_PAST_ORDER, 3);
  search (place, "chloe");
}

void
states_open_past_none (StatesPlace *place)
{
  write_games ();
  open_page (place);
  search (place, "Zacharias");
}

void
states_open_past_empty (StatesPlace *place)
{
  open_page (place);
}

/* Records that can't be read. */

static void
write_bad (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (caravan_files_games_dir (), name, NULL);

  assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
states_open_past_unreadable (StatesPlace *place)
{
  write_games ();
  write_bad ("torn.caravan", "{\"caravanserai\":1,\"ga\n");
  write_bad ("from-the-future.caravan", "{\"caravanserai\":99}\n");
  open_page (place);
}

void
states_open_past_problems (StatesPlace *place)
{
  GtkWindow *dialog;

  states_open_past_unreadable (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.past-problems", NULL);
  dialog = app_find_window (ADW_TYPE_WINDOW);
  app_wait_drawn (GTK_WIDGET (dialog));
  app_find_type (GTK_WIDGET (dialog), CARAVAN_TYPE_PAST_PROBLEMS);
  APP_WAIT (!caravan_errand_is_any_out ());
}

void
states_open_past_refused (StatesPlace *place)
{
  g_autofree char *path = g_build_filename (place->directory, "torn.caravan", NULL);
  char *paths[] = { path, NULL };

  assert_true (g_file_set_contents (path, "{\"caravanserai\":1,\"ga\n", -1, NULL));
  write_few ();
  open_page (place);
  caravan_window_import (place->window, paths);
  APP_WAIT (caravan_trouble_bar_get_text (place->window->trouble) != NULL);
}

/* As it is for a while when ten thousand games are read for the first time. */
void
states_open_past_reading (StatesPlace *place)
{
  states_open_window (place);
  caravan_window_show_past (place->window);
  wait_answered (place);
  page_past (place->window)->has_answer = FALSE;
  caravan_past_page_show_reading (page_past (place->window), 2560, 10000);
  app_wait_drawn (GTK_WIDGET (place->window));
}

/* Menus. */

void
states_open_past_menu (StatesPlace *place)
{
  states_open_past (place);
  gtk_menu_button_popup (GTK_MENU_BUTTON (page_past (place->window)->menu));
  app_settle ();
}

void
states_open_past_context (StatesPlace *place)
{
  states_open_past (place);
  gtk_popover_popup (GTK_POPOVER (page_past (place->window)->context));
  app_settle ();
}

/* Players. */

static CaravanPeople *
show_people (StatesPlace *place)
{
  GtkWindow *dialog;
  CaravanPeople *people;

  open_page (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.people", NULL);
  dialog = app_find_window (ADW_TYPE_WINDOW);
  gtk_window_set_default_size (dialog, MIN (place->width, 560),
                               MIN (place->height, 640));
  app_wait_drawn (GTK_WIDGET (dialog));
  people = CARAVAN_PEOPLE (app_find_type (GTK_WIDGET (dialog), CARAVAN_TYPE_PEOPLE));
  APP_WAIT (!caravan_errand_is_any_out ());
  app_settle ();
  return people;
}

static CaravanPeople *
open_players (StatesPlace *place)
{
  write_games ();
  return show_people (place);
}

void
states_open_people (StatesPlace *place)
{
  open_players (place);
}

void
states_open_people_empty (StatesPlace *place)
{
  show_people (place);
}

void
states_open_people_rename (StatesPlace *place)
{
  caravan_people_edit (open_players (place), "Daniel");
  app_settle ();
}

void
states_open_people_merge (StatesPlace *place)
{
  CaravanPeople *people = open_players (place);

  caravan_people_edit (people, "Chloé");
  gtk_editable_set_text (
      GTK_EDITABLE (app_find_type (GTK_WIDGET (people), GTK_TYPE_ENTRY)), "Chiara");
  assert_true (caravan_people_take (people));
  app_settle ();
}
