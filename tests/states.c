/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "states.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "caravan-settings.h"
#include "caravan-desk.h"
#include "caravan-drawer-private.h"
#include "caravan-entry.h"
#include "caravan-files.h"
#include "caravan-history-row.h"
#include "caravan-table-page.h"
#include "caravan-painter-private.h"
#include "caravan-position-private.h"
#include "caravan-typing.h"
#include "caravan-verdict-card.h"
#include "caravan-window-private.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "played.h"

#define TOOLTIP_MS 500

/* Moments of the example where somebody owes a tile. */
#define EXAMPLE_EARLY  40
#define EXAMPLE_TAKEN  6 /* with scoring markers among the cards */
#define EXAMPLE_MIDDLE 150
#define EXAMPLE_END    1000

struct StatesPlace
{
  char *directory; /* owned */
  CaravanWindow *window;
  int width, height;
  StateKind kind;
};

static StatesPlace here;

/* Tables. */

static void
present (StatesPlace *place)
{
  gtk_window_set_default_size (GTK_WINDOW (place->window), place->width, place->height);
  gtk_window_present (GTK_WINDOW (place->window));
  app_settle ();
}

static void
open_window (StatesPlace *place)
{
  place->window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  present (place);
}

static CaravanDesk *
open_match (StatesPlace *place, CaravanMatch *match)
{
  place->window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  caravan_window_show_match (place->window, match);
  present (place);
  return caravan_window_get_desk (place->window);
}

static CaravanDesk *
open_table (StatesPlace *place, const Played *played)
{
  g_autoptr (CaravanMatch) match = played_match (place->directory, played);

  return open_match (place, match);
}

static CaravanDesk *
open_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match = played_example (place->directory, n_events);

  return open_match (place, match);
}

static const Played early = { .turns = "free", .n_players = 4, .n_events = 9 };
static const Played middle = { .turns = "free", .n_players = 5, .n_events = 62 };
static const Played end = { .turns = "guided", .n_players = 4 };

static void
open_guided (StatesPlace *place, const char *prompt, int n_events, int n_edition)
{
  const Played played = { "guided", 3 + n_events % 3, n_events, prompt, n_edition };

  open_table (place, &played);
}

#define GUIDED(NAME, PROMPT, N_EVENTS, N_EDITION)                                      \
  static void open_guided_##NAME (StatesPlace *place)                                  \
  {                                                                                    \
    open_guided (place, PROMPT, N_EVENTS, N_EDITION);                                  \
  }

GUIDED (counters, "oasis.prompt.counters", 0, 0)
GUIDED (offer, "oasis.prompt.offer", 3, 0)
GUIDED (take, "oasis.prompt.take", 4, 0)
GUIDED (tiles, "oasis.prompt.tiles", 10, 0)
GUIDED (camels, "oasis.prompt.camels", 10, 0)
GUIDED (end_round, "oasis.prompt.end-round", 8, 0)
GUIDED (noble, "oasis.prompt.noble", 12, 0)
GUIDED (last_noble, "oasis.prompt.last-noble", 12, 0)
GUIDED (may_move, "oasis.prompt.may-move", 12, 0)
GUIDED (must_move, "oasis.prompt.move", 12, 1)

/* What is pointed at, chosen or asked. */

/* The first cell where the tool of the seat is legal, or is not. */
static CvCell
find_cell (CaravanDesk *desk, gboolean legal)
{
  const CvBoard *board = &caravan_desk_get_table (desk)->board;
  const CvSet *cells = caravan_desk_get_legal (desk);
  CvSet land = cv_board_with (board, ".o");

  for (int bit = cv_set_next (&land, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&land, bit + 1, board->n_words))
    if (cv_set_has (cells, bit) == legal)
      return cv_board_cell (board, bit);
  fail_msg ("there is no such cell");
  return CV_CELL_NONE;
}

/* Somebody has a tile to lay, and points at where it may go. */
static void
open_example_pointing (StatesPlace *place, int n_events)
{
  CaravanDesk *desk = open_example (place, n_events);

  for (int tool = 0; tool < 3; tool++)
    {
      caravan_desk_set_tool (desk, tool);
      if (!cv_set_is_empty (caravan_desk_get_legal (desk), CV_SET_WORDS))
        {
          caravan_desk_point (desk, find_cell (desk, TRUE));
          return;
        }
    }
}

static void
open_early (StatesPlace *place)
{
  open_example_pointing (place, EXAMPLE_EARLY);
}

static void
open_middle (StatesPlace *place)
{
  open_example_pointing (place, EXAMPLE_MIDDLE);
}

static void
open_end (StatesPlace *place)
{
  open_example (place, EXAMPLE_END);
}

static void
open_brought (StatesPlace *place)
{
  open_example (place, EXAMPLE_TAKEN);
}

static CaravanDesk *
open_pointing (StatesPlace *place, gboolean legal)
{
  CaravanDesk *desk = open_table (place, &middle);

  caravan_desk_set_seat (desk, 1);
  caravan_desk_set_tool (desk, 0);
  caravan_desk_point (desk, find_cell (desk, legal));
  return desk;
}

static void
open_verdict_ok (StatesPlace *place)
{
  open_pointing (place, TRUE);
}

static void
open_verdict_no (StatesPlace *place)
{
  open_pointing (place, FALSE);
}

static void
open_message (StatesPlace *place)
{
  CaravanDesk *desk = open_table (place, &early);
  RecError error = { 0 };

  rec_error_set (&error, N_ ("“%1$s” must be a list"), "rows", NULL);
  caravan_desk_set_message (desk, &error);
}

/* Whether the tile would have to be asked about: the player has no marker left. */
static gboolean
ask_at (CaravanDesk *desk, int seat, int tool, CvCell cell)
{
  const CvTable *table = caravan_desk_get_table (desk);
  int verb = cv_game_verb_find (table->game, "place");
  const CvVerb *spec = cv_game_verb (table->game, verb);
  CvAtom atoms[] = {
    { .arg = (uint8_t) cv_verb_arg (spec, "tile"), .value = tool },
    { .arg = (uint8_t) cv_verb_arg (spec, "at"), .value = cell },
  };
  CvMove move = {
    .verb = (uint8_t) verb, .by = (int8_t) seat, .n_atoms = 2, .atoms = atoms
  };
  CaravanQuestion question;

  return caravan_desk_get_game (desk)->ask_then (table, caravan_desk_get_state (desk),
                                                 &move, &question);
}

static gboolean
ask (CaravanDesk *desk, int seat, int tool)
{
  const CvBoard *board = &caravan_desk_get_table (desk)->board;

  caravan_desk_set_seat (desk, seat);
  caravan_desk_set_tool (desk, tool);
  CvSet cells = *caravan_desk_get_legal (desk);
  for (int bit = cv_set_next (&cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&cells, bit + 1, board->n_words))
    if (ask_at (desk, seat, tool, cv_board_cell (board, bit)))
      {
        caravan_desk_act (desk, cv_board_cell (board, bit));
        assert_non_null (caravan_desk_get_question (desk));
        return TRUE;
      }
  return FALSE;
}

static void
open_question (StatesPlace *place)
{
  const Played played = { .turns = "free", .n_players = 3, .n_events = 90 };
  CaravanDesk *desk = open_table (place, &played);

  for (int seat = 0; seat < played.n_players; seat++)
    for (int tool = 0; tool < 3; tool++)
      if (ask (desk, seat, tool))
        return;
  fail_msg ("nothing had to be asked");
}

static void
open_looking_back (StatesPlace *place)
{
  caravan_desk_look_at (open_table (place, &middle), 20);
}

static void
open_correcting (StatesPlace *place)
{
  caravan_desk_correct (open_table (place, &middle), 20);
}

static void
open_house (StatesPlace *place)
{
  CaravanDesk *desk = open_pointing (place, FALSE);

  caravan_desk_act (desk, caravan_desk_get_pointed (desk));
  if (caravan_desk_can_overrule (desk))
    caravan_desk_overrule (desk);
  caravan_match_flush (caravan_desk_get_match (desk));
  app_settle ();
}

/* Popovers and dialogs. */

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  app_settle ();
}

static void
open_why (StatesPlace *place)
{
  open_pointing (place, FALSE);
  click (app_find_type (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_VERDICT_CARD),
      GTK_TYPE_BUTTON));
}

/* In a narrow window history and typed entry come when they are asked for. */
static void
ask_table (StatesPlace *place, const char *action)
{
  GtkWidget *page = app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_TABLE_PAGE);

  gtk_widget_activate_action (page, action, NULL);
  app_wait_drawn (page);
}

static void
open_step_menu (StatesPlace *place)
{
  open_table (place, &early);
  ask_table (place, "table.history");
  click (app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_HISTORY_ROW));
}

static void
open_main_menu (StatesPlace *place)
{
  open_table (place, &early);
  gtk_menu_button_popup (place->window->menu);
  app_settle ();
}

static void
open_language_menu (StatesPlace *place)
{
  open_table (place, &early);
  gtk_menu_button_popup (place->window->language);
  app_settle ();
}

static void
open_status (StatesPlace *place)
{
  caravan_desk_tell_status (open_table (place, &middle));
}

static void
open_typing (StatesPlace *place)
{
  open_table (place, &early);
  ask_table (place, "table.entry");
  GtkWidget *entry = app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_ENTRY);
  GtkWidget *field = app_find_type (entry, GTK_TYPE_TEXT);

  gtk_editable_set_text (GTK_EDITABLE (field), "b o");
  app_settle ();
}

static void
open_typing_help (StatesPlace *place)
{
  CaravanDesk *desk = open_table (place, &early);

  ask_table (place, "table.entry");
  caravan_typing_present (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_ENTRY),
      caravan_desk_get_table (desk));
}

static void
open_dialog (StatesPlace *place, const char *action)
{
  open_window (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), action, NULL);
}

static void
open_preferences (StatesPlace *place)
{
  open_dialog (place, "app.preferences");
}

static void
open_shortcuts (StatesPlace *place)
{
  open_dialog (place, "app.shortcuts");
}

static void
open_about (StatesPlace *place)
{
  open_dialog (place, "app.about");
}

/* Troubles. */

static void
open_unreadable (StatesPlace *place)
{
  RecError error = { 0 };

  open_window (place);
  rec_error_set (&error, N_ ("“%1$s” must be a list"), "rows", NULL);
  caravan_trouble_bar_set_error (place->window->trouble, "ours.caravan", &error);
}

/* A second program has the record open: here it can only be read. */
static void
open_elsewhere (StatesPlace *place)
{
  g_autofree char *path = played_file (place->directory, &early);
  RecError error = { 0 };
  g_autoptr (CaravanMatch) first = caravan_match_open (path, &error);
  g_autoptr (CaravanMatch) second = caravan_match_open (path, &error);

  assert_non_null (first);
  assert_non_null (second);
  place->window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  caravan_window_show_match (place->window, second);
  present (place);
}

/* Pages of the window. */

static void
add_page (StatesPlace *place, GtkWidget *page, const char *name)
{
  GtkWidget *old = gtk_stack_get_child_by_name (place->window->stack, name);

  if (old != NULL)
    gtk_stack_remove (place->window->stack, old);
  gtk_stack_add_named (place->window->stack, page, name);
  caravan_window_show_page (place->window, name);
  app_settle ();
}

static void
open_welcome (StatesPlace *place)
{
  open_window (place);
  APP_WAIT (!caravan_welcome_page_is_busy (place->window->welcome));
}

/* An evening long past, so that it is called the same whenever the test runs. */
static void
put_game (const Played *played)
{
  g_autofree char *path = NULL;
  struct utimbuf evening = { 1700000000, 1700000000 };

  g_mkdir_with_parents (caravan_files_games_dir (), 0755);
  path = played_file (caravan_files_games_dir (), played);
  g_utime (path, &evening);
}

static void
remove_games (void)
{
  g_autoptr (GPtrArray) games = caravan_files_list_games ();

  for (guint i = 0; i < games->len; i++)
    remove (games->pdata[i]);
}

static void
open_welcome_games (StatesPlace *place)
{
  put_game (&early);
  put_game (&end);
  open_welcome (place);
}

static void
open_new_game (StatesPlace *place)
{
  open_window (place);
  caravan_window_begin (place->window, "oasis");
  app_settle ();
}

/* The reader: in the language that is spoken, in two, in three. */
static void
open_rules (StatesPlace *place, guint languages)
{
  open_window (place);
  g_settings_set_uint (caravan_settings (), "rules-languages", languages);
  caravan_window_show_rules (place->window, "oasis-placement#joins-own");
  app_settle ();
}

static void
open_rules_one (StatesPlace *place)
{
  open_rules (place, 0);
}

static void
open_rules_two (StatesPlace *place)
{
  open_rules (place, 6);
}

static void
open_rules_three (StatesPlace *place)
{
  open_rules (place, 7);
}

static void
open_painter (StatesPlace *place)
{
  open_window (place);
  add_page (place, caravan_painter_page_new (), "painter");
}

/* A board on which nearly everything is wrong. */
static void
open_painter_problems (StatesPlace *place)
{
  CaravanPainterPage *page;

  open_painter (place);
  page = CARAVAN_PAINTER_PAGE (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_PAINTER_PAGE));
  caravan_painter_page_take (page, caravan_paint_new (&cv_oasis, 6, 5));
  caravan_paint_cell (page->paint, cv_cell (0, 0), '=');
  caravan_paint_cell (page->paint, cv_cell (5, 4), '=');
  caravan_paint_cell (page->paint, cv_cell (2, 2), 'o');
  caravan_painter_page_render (page);
}

static void
paint_cells (CaravanPositionPage *page, int layer, int seat, const CvSet *cells)
{
  const CvBoard *board = &caravan_position_get_table (page->position)->board;
  int slot = caravan_position_find_slot (page->position, layer, seat);
  CvVerdict verdict;
  CvSet lit;

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    caravan_position_paint (page->position, slot, cv_board_cell (board, bit), &verdict,
                            &lit);
}

/* The tiles and camels of the example. */
static void
paint_example (StatesPlace *place, CaravanPositionPage *page)
{
  g_autoptr (CaravanMatch) match = played_example (place->directory, EXAMPLE_MIDDLE);
  const OasisState *oasis = &caravan_match_get_state (match)->oasis;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    paint_cells (page, kind, 0, &oasis->laid[kind]);
  for (int seat = 0; seat < 4; seat++)
    {
      CvSet markers = { { 0 } };
      for (int i = 0; i < OASIS_MARKERS; i++)
        if (oasis->marker[seat][i] >= 0)
          cv_set_add (&markers, oasis->marker[seat][i]);
      paint_cells (page, OASIS_KINDS, seat, &markers);
      paint_cells (page, OASIS_KINDS + 1, seat, &oasis->camels[seat]);
    }
  caravan_position_page_render (page);
}

static void
open_position (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match = played_new (place->directory, "free", 4);
  GtkWidget *page = caravan_position_page_new (match);

  open_window (place);
  paint_example (place, CARAVAN_POSITION_PAGE (page));
  add_page (place, page, "position");
}

/* A tile where none can lie. */
static void
open_position_refused (StatesPlace *place)
{
  CaravanPositionPage *page;

  open_position (place);
  page = CARAVAN_POSITION_PAGE (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_POSITION_PAGE));
  caravan_position_page_paint (page, cv_cell (0, 2));
}

/* The private drawers. */

static void
play (StatesPlace *place, const char *text)
{
  CaravanMatch *match = caravan_window_get_match (place->window);
  json_t *event = json_loads (text, 0, NULL);
  RecError error = { 0 };

  assert_non_null (event);
  assert_true (caravan_match_play (match, event, &error));
  assert_true (caravan_match_flush (match));
  json_decref (event);
  app_settle ();
}

/* Everybody has something; Bruno has a lock when it is asked for. */
static CaravanDrawer *
open_with_counts (StatesPlace *place, gboolean lock)
{
  open_table (place, &early);
  play (place, "{\"do\":\"hide\",\"by\":\"red\",\"add\":{\"wells\":3,\"ovoos\":11}}");
  play (place, "{\"do\":\"hide\",\"by\":\"green\",\"add\":{\"horses\":4}}");
  if (lock)
    {
      RecError error = { 0 };
      json_t *made = rec_lock_make ("1234", REC_LOCK_WEAK, &error);
      json_t *event =
          json_pack ("{s:s, s:s, s:o}", "do", "lock", "by", "blue", "lock", made);
      g_autofree char *text = json_dumps (event, 0);
      json_decref (event);
      play (place, text);
    }
  return place->window->drawer;
}

static void
open_curtain (StatesPlace *place)
{
  open_with_counts (place, FALSE);
  caravan_window_open_drawer (place->window, 0);
}

static void
open_pin (StatesPlace *place)
{
  open_with_counts (place, TRUE);
  caravan_window_open_drawer (place->window, 1);
}

static void
open_choose (StatesPlace *place)
{
  open_with_counts (place, FALSE);
  caravan_window_choose_locks (place->window);
}

static void
open_forgotten (StatesPlace *place)
{
  open_pin (place);
  place->window->drawer->is_recount = TRUE;
  caravan_drawer_show (place->window->drawer, CARAVAN_DRAWER_CHOOSE);
}

static void
open_drawer (StatesPlace *place)
{
  open_curtain (place);
  caravan_drawer_unlock (place->window->drawer, NULL);
}

static void
open_reveal (StatesPlace *place)
{
  CaravanDrawer *drawer = open_with_counts (place, TRUE);
  const int counts[CV_HIDDEN_MOST] = { 0, 3, 0, 11 };

  caravan_window_reveal (place->window);
  caravan_drawer_tell (drawer, 0, counts);
}

static void
open_miscount (StatesPlace *place)
{
  const int counts[CV_HIDDEN_MOST] = { 2, 10, 0, 1 };

  open_reveal (place);
  caravan_drawer_tell (place->window->drawer, 1, counts);
}

const State states[] = {
  { "welcome-empty", open_welcome, TRUE, STATE_PLAIN },
  { "new-game", open_new_game, TRUE, STATE_PLAIN },
  { "painter", open_painter, TRUE, STATE_PLAIN },
  { "painter-problems", open_painter_problems, FALSE, STATE_PLAIN },
  { "position", open_position, TRUE, STATE_PLAIN },
  { "rules-one", open_rules_one, TRUE, STATE_PLAIN },
  { "rules-two", open_rules_two, TRUE, STATE_PLAIN },
  { "rules-three", open_rules_three, TRUE, STATE_PLAIN },
  { "position-refused", open_position_refused, FALSE, STATE_PLAIN },
  { "table-early", open_early, TRUE, STATE_PLAIN },
  { "table-middle", open_middle, TRUE, STATE_PLAIN },
  { "table-end", open_end, TRUE, STATE_PLAIN },
  { "table-question", open_question, TRUE, STATE_PLAIN },
  { "table-yes", open_verdict_ok, FALSE, STATE_PLAIN },
  { "table-no", open_verdict_no, TRUE, STATE_PLAIN },
  { "table-message", open_message, FALSE, STATE_PLAIN },
  { "table-looking-back", open_looking_back, FALSE, STATE_PLAIN },
  { "table-correcting", open_correcting, FALSE, STATE_PLAIN },
  { "table-house-rule", open_house, FALSE, STATE_PLAIN },
  { "guided-counters", open_guided_counters, FALSE, STATE_PLAIN },
  { "guided-offer", open_guided_offer, FALSE, STATE_PLAIN },
  { "guided-take", open_guided_take, FALSE, STATE_PLAIN },
  { "guided-tiles", open_guided_tiles, TRUE, STATE_PLAIN },
  { "guided-camels", open_guided_camels, FALSE, STATE_PLAIN },
  { "guided-end-round", open_guided_end_round, FALSE, STATE_PLAIN },
  { "guided-noble", open_guided_noble, FALSE, STATE_PLAIN },
  { "guided-last-noble", open_guided_last_noble, FALSE, STATE_PLAIN },
  { "guided-may-move", open_guided_may_move, FALSE, STATE_PLAIN },
  { "guided-must-move", open_guided_must_move, FALSE, STATE_PLAIN },
  { "guided-brought", open_brought, TRUE, STATE_PLAIN },
  { "drawer-curtain", open_curtain, TRUE, STATE_PLAIN },
  { "drawer-pin", open_pin, TRUE, STATE_PLAIN },
  { "drawer-choose", open_choose, TRUE, STATE_PLAIN },
  { "drawer-forgotten", open_forgotten, FALSE, STATE_PLAIN },
  { "drawer-open", open_drawer, TRUE, STATE_SHUTS },
  { "drawer-reveal", open_reveal, TRUE, STATE_PLAIN },
  { "drawer-miscount", open_miscount, TRUE, STATE_PLAIN },
  { "why", open_why, FALSE, STATE_POPOVER },
  { "step-menu", open_step_menu, FALSE, STATE_MENU },
  { "main-menu", open_main_menu, FALSE, STATE_MENU },
  { "language-menu", open_language_menu, FALSE, STATE_MENU },
  { "status", open_status, FALSE, STATE_PLAIN },
  { "typing", open_typing, FALSE, STATE_PLAIN },
  { "typing-help", open_typing_help, FALSE, STATE_PLAIN },
  { "preferences", open_preferences, FALSE, STATE_PLAIN },
  { "shortcuts", open_shortcuts, FALSE, STATE_PLAIN },
  { "about", open_about, FALSE, STATE_PLAIN },
  { "unreadable", open_unreadable, FALSE, STATE_PLAIN },
  { "open-elsewhere", open_elsewhere, FALSE, STATE_PLAIN },
  { "welcome-games", open_welcome_games, TRUE, STATE_PLAIN },
  { NULL, NULL, FALSE, STATE_PLAIN },
};

/* Opening and closing. */

int
states_begin (void **state)
{
  here.directory = files_make_directory ("caravan-states-");
  int failed = app_start (state);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  hands_put_away ();
  return failed;
}

int
states_end (void **state)
{
  int failed = app_stop (state);

  return files_remove_directory (g_steal_pointer (&here.directory)) != 0 || failed;
}

gboolean
states_is_wanted (const State *state)
{
  g_auto (GStrv) wanted =
      g_getenv ("STATE") != NULL ? g_strsplit (g_getenv ("STATE"), ",", -1) : NULL;

  return wanted == NULL || g_strv_contains ((const char *const *) wanted, state->name);
}

CaravanWindow *
states_open (const State *state, int width, int height)
{
  here.window = NULL;
  here.width = width;
  here.height = height;
  here.kind = state->kind;
  state->open (&here);
  app_settle ();
  assert_non_null (here.window);
  return here.window;
}

static gboolean
alarm_cb (gpointer rang)
{
  *(gboolean *) rang = TRUE;
  return G_SOURCE_REMOVE;
}

/* A popover that takes the pointer makes GTK 4.8 think of a tooltip, half a second
   later; when the popover is gone by then it complains. This alarm was set after that
   one and rings later, so it rings after it, however slow the machine is. */
static void
outlast_tooltips (void)
{
  gboolean rang = FALSE;

  g_timeout_add (TOOLTIP_MS + 10, alarm_cb, &rang);
  APP_WAIT (rang);
}

void
states_close (void)
{
  if (here.kind == STATE_POPOVER || here.kind == STATE_MENU)
    outlast_tooltips ();
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    gtk_window_destroy (i->data);
  app_settle ();
  caravan_match_settle ();
  remove_games ();
}
