/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "states-private.h"
#include "text.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "caravan-aid-panel.h"
#include "caravan-settings.h"
#include "caravan-desk.h"
#include "caravan-dispute-page.h"
#include "caravan-drawer-private.h"
#include "caravan-typed-entry.h"
#include "caravan-files.h"
#include "caravan-step-row.h"
#include "caravan-rules-contents.h"
#include "caravan-share-private.h"
#include "caravan-table-page.h"
#include "caravan-text.h"
#include "caravan-paint-board.h"
#include "caravan-paint-position.h"
#include "caravan-paint-private.h"
#include "caravan-typed-help.h"
#include "caravan-verdict-card.h"
#include "caravan-view-button.h"
#include "pages.h"
#include "cv-games.h"
#include "evenings.h"
#include "files.h"
#include "hands.h"
#include "played.h"

#define TOOLTIP_MS 500

/* Moments of the example where somebody owes a tile. */
#define EXAMPLE_EARLY  40
#define EXAMPLE_TAKEN  6 /* with scoring markers among the cards */
#define EXAMPLE_MIDDLE 150
#define EXAMPLE_END    1000

/* Games of somebody who has had the program for years. */
#define MANY 100

static StatesPlace here;

/* Tables. */

static void
present (StatesPlace *place)
{
  gtk_window_set_default_size (GTK_WINDOW (place->window), place->width, place->height);
  gtk_window_present (GTK_WINDOW (place->window));
  app_settle ();
}

void
states_open_window (StatesPlace *place)
{
  place->window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  present (place);
}

CaravanDesk *
states_open_match (StatesPlace *place, CaravanMatch *match)
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

  return states_open_match (place, match);
}

static CaravanDesk *
open_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match = played_example (place->directory, n_events);

  return states_open_match (place, match);
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

/* A refused space was clicked, and the pointer has gone on to a legal one. */
static void
open_pinned (StatesPlace *place)
{
  CaravanDesk *desk = open_pointing (place, FALSE);
  const CvBoard *board = &caravan_desk_get_table (desk)->board;

  for (int bit = 0; !caravan_desk_can_overrule (desk); bit++)
    if (!cv_set_has (caravan_desk_get_legal (desk), bit))
      caravan_desk_act (desk, cv_board_cell (board, bit));
  caravan_desk_point (desk, find_cell (desk, TRUE));
  assert_non_null (caravan_desk_get_hint (desk));
}

static void
play_text (CaravanDesk *desk, const char *text)
{
  json_t *event = text_parse (text);

  assert_true (caravan_desk_play (desk, event));
  json_decref (event);
  caravan_match_flush (caravan_desk_get_match (desk));
  app_settle ();
}

/* The players have ended the game; one of them still holds something. */
static void
open_over (StatesPlace *place)
{
  CaravanDesk *desk = open_table (place, &middle);

  play_text (desk, "{'do':'hide','by':'red','add':{'wells':1}}");
  play_text (desk, "{'do':'end'}");
}

static void
open_over_told (StatesPlace *place)
{
  play_text (open_table (place, &middle), "{'do':'end'}");
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

  return caravan_desk_get_game (desk)->table->ask_then (
      table, caravan_desk_get_state (desk), &move, &question);
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

/* Seen from across the table, and passed round it. */

static void
act_in (StatesPlace *place, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (place->window), action, NULL);
  app_settle ();
}

static void
open_across (StatesPlace *place)
{
  open_middle (place);
  act_in (place, "win.across");
}

static void
open_across_turned (StatesPlace *place)
{
  open_across (place);
  act_in (place, "win.turn");
}

static void
open_across_refused (StatesPlace *place)
{
  open_pinned (place);
  act_in (place, "win.across");
}

static void
open_across_over (StatesPlace *place)
{
  open_over (place);
  act_in (place, "win.across");
}

static void
open_hands_off (StatesPlace *place)
{
  open_middle (place);
  act_in (place, "win.hands-off");
}

/* Folded in a narrow window alone, and for this state alone. */
static void
unfold_cb (void)
{
  g_settings_reset (caravan_settings (), "verdict-folded");
}

/* What was refused at the table is asked about. */
static void
open_dispute (StatesPlace *place)
{
  open_pinned (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.dispute", NULL);
  app_settle ();
}

static void
show_legal_cb (void)
{
  g_settings_reset (caravan_settings (), "legal-spaces");
}

/* Only the piece that was laid last, since legal spaces are not shown. */
static void
open_dispute_laid (StatesPlace *place)
{
  open_middle (place);
  g_signal_connect (place->window, "destroy", G_CALLBACK (show_legal_cb), NULL);
  g_settings_set_boolean (caravan_settings (), "legal-spaces", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.dispute", NULL);
  app_settle ();
}

static void
open_dispute_set_up (StatesPlace *place)
{
  open_dispute (place);
  gtk_widget_activate_action (
      caravan_window_find_page (place->window, CARAVAN_TYPE_DISPUTE_PAGE),
      "dispute.set-up", NULL);
  app_settle ();
}

static void
open_dispute_empty (StatesPlace *place)
{
  states_open_window (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.settle", "s", "");
  app_settle ();
}

static void
open_folded (StatesPlace *place)
{
  open_pinned (place);
  g_signal_connect (place->window, "destroy", G_CALLBACK (unfold_cb), NULL);
  g_settings_set_boolean (caravan_settings (), "verdict-folded", TRUE);
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
  CaravanVerdictCard *card = CARAVAN_VERDICT_CARD (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_VERDICT_CARD));
  click (caravan_verdict_card_get_button (card, CARAVAN_VERDICT_WHY));
}

/* In a narrow window history and typed entry come when they are asked for. */
static void
ask_table (StatesPlace *place, const char *action)
{
  GtkWidget *page = app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_TABLE_PAGE);

  caravan_page_activate (CARAVAN_PAGE (page), action);
  app_wait_drawn (page);
}

static gboolean
is_players_tab (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_TOGGLE_BUTTON (widget) &&
         app_has_name (widget, caravan_text (N_ ("Players")));
}

/* In a window of one or two columns they come in the place of something else. */
static void
show_players (StatesPlace *place)
{
  GtkWidget *page = app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_TABLE_PAGE);

  click (app_walk (page, is_players_tab, NULL));
}

static void
open_players (StatesPlace *place)
{
  open_middle (place);
  show_players (place);
}

static void
open_players_oregon (StatesPlace *place)
{
  states_open_oregon_last_round (place);
  show_players (place);
}

static void
open_history_oregon (StatesPlace *place)
{
  states_open_oregon_pays (place);
  ask_table (place, "win.history");
}

static void
open_step_menu (StatesPlace *place)
{
  open_table (place, &early);
  ask_table (place, "win.history");
  click (app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_STEP_ROW));
}

static void
open_main_menu (StatesPlace *place)
{
  open_table (place, &early);
  gtk_menu_button_popup (place->window->menu);
  app_settle ();
}

static void
open_game_menu (StatesPlace *place)
{
  open_guided_take (place);
  ask_table (place, "win.game-menu");
  app_settle ();
}

static void
open_view_menu (StatesPlace *place)
{
  open_table (place, &early);
  GtkWidget *view =
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_VIEW_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (app_find_type (view, GTK_TYPE_MENU_BUTTON)));
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
open_typed (StatesPlace *place, const char *line)
{
  open_table (place, &early);
  ask_table (place, "win.entry");
  GtkWidget *entry =
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_TYPED_ENTRY);
  GtkWidget *field = app_find_type (entry, GTK_TYPE_TEXT);

  gtk_editable_set_text (GTK_EDITABLE (field), line);
  app_settle ();
}

static void
open_typing (StatesPlace *place)
{
  open_typed (place, "b o");
}

/* In Italian giallo begins with the letter of green. */
static void
open_typing_letter (StatesPlace *place)
{
  open_typed (place, "g o");
}

static void
open_typing_help (StatesPlace *place)
{
  CaravanDesk *desk = open_table (place, &early);

  ask_table (place, "win.entry");
  caravan_typed_help_present (
      app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_TYPED_ENTRY),
      caravan_desk_get_table (desk));
}

static void
open_dialog (StatesPlace *place, const char *action)
{
  states_open_window (place);
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

/* The code of the game that ships, as large as the window is. */
static void
open_share_code (StatesPlace *place)
{
  open_example (place, EXAMPLE_END);
  g_autoptr (CaravanSheet) sheet =
      caravan_sheet_new (caravan_match_get_record (place->window->match));
  GtkWindow *dialog = caravan_share_show_code (GTK_WINDOW (place->window), sheet);

  gtk_window_set_default_size (dialog, MIN (place->width, 560), place->height);
  app_settle ();
}

/* As large as the window is, and its second language chosen. */
static void
open_player_aid (StatesPlace *place)
{
  open_dialog (place, "win.player-aid");
  GtkWindow *dialog = app_find_window (ADW_TYPE_WINDOW);
  GtkWidget *panel = app_find_type (GTK_WIDGET (dialog), CARAVAN_TYPE_AID_PANEL);

  gtk_window_set_default_size (dialog, MIN (place->width, 720),
                               MIN (place->height, 620));
  app_settle ();
  GtkWidget *french =
      caravan_aid_panel_find_chip (CARAVAN_AID_PANEL (panel), CARAVAN_AID_SECOND, 3);
  click (french);
  app_settle ();
}

/* The box. */

static GtkWindow *
open_box (StatesPlace *place, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (place->window), action, NULL);
  app_settle ();
  GtkWindow *dialog = app_find_window (ADW_TYPE_WINDOW);
  gtk_window_set_default_size (dialog, MIN (place->width, 560), place->height);
  app_settle ();
  return dialog;
}

static void
open_left (StatesPlace *place)
{
  open_example (place, EXAMPLE_MIDDLE);
  open_box (place, "win.left");
}

static void
open_left_oregon (StatesPlace *place)
{
  states_open_oregon_middle (place);
  open_box (place, "win.left");
}

static gboolean
tick (GtkWidget *widget, gpointer n_left)
{
  if (!GTK_IS_CHECK_BUTTON (widget) || *(int *) n_left == 0)
    return FALSE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (widget), TRUE);
  --*(int *) n_left;
  return FALSE;
}

/* By the booklet that there is something to say about, and some of it is done. */
static void
open_set_up (StatesPlace *place)
{
  const Played french = {
    .turns = "free", .n_players = 3, .n_events = 1, .n_edition = 1
  };
  int n_done = 3;

  open_table (place, &french);
  app_walk (GTK_WIDGET (open_box (place, "win.set-up")), tick, &n_done);
  app_settle ();
}

static void
open_set_up_of (StatesPlace *place, const CvGame *game)
{
  states_open_window (place);
  caravan_window_score_game (place->window, game->id);
  app_settle ();
  open_box (place, "win.set-up");
}

static void
open_set_up_oregon (StatesPlace *place)
{
  open_set_up_of (place, &cv_oregon);
}

static void
open_set_up_basari (StatesPlace *place)
{
  open_set_up_of (place, &cv_basari);
}

/* Troubles. */

static void
open_unreadable (StatesPlace *place)
{
  RecError error = { 0 };

  states_open_window (place);
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

/* Somebody has removed the record, and the window was to be closed. */
static void
open_gone (StatesPlace *place)
{
  open_early (place);
  CaravanMatch *match = place->window->match;
  assert_int_equal (g_unlink (caravan_match_get_path (match)), 0);
  assert_false (caravan_window_can_close (place->window));
  app_settle ();
}

/* Pages of the window. */

void
states_add_page (StatesPlace *place, GtkWidget *page)
{
  caravan_pages_remove_type (place->window->pages, G_OBJECT_TYPE (page));
  caravan_pages_push (place->window->pages, CARAVAN_PAGE (page));
  app_settle ();
}

static void
open_welcome (StatesPlace *place)
{
  states_open_window (place);
  APP_WAIT (!caravan_errand_is_any_out ());
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

/* A game that goes on, and nothing else. */
static void
open_welcome_running (StatesPlace *place)
{
  static const Played running = { .turns = "guided", .n_players = 5, .n_events = 110 };

  put_game (&running);
  open_welcome (place);
}

/* The file has the date of its name. */
static void
date_game (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = g_strdup_printf ("%.10sT21:40:00Z", name);
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (text, NULL);
  time_t when = (time_t) g_date_time_to_unix (then);
  struct utimbuf evening = { when, when };

  g_utime (path, &evening);
}

/* A hundred games: evenings long past, and copies of them on still earlier days. */
static void
open_welcome_many (StatesPlace *place)
{
  evenings_write (caravan_files_games_dir (), EVENINGS_MOST);
  g_autoptr (GPtrArray) games = caravan_files_list_games ();
  for (int i = 0; i < MANY - EVENINGS_MOST; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *name =
          g_strdup_printf ("2022-%02d-%02d.caravan", 1 + i / 28, 1 + i % 28);
      g_autofree char *path = g_build_filename (caravan_files_games_dir (), name, NULL);
      assert_true (
          g_file_get_contents (games->pdata[i % EVENINGS_MOST], &text, NULL, NULL));
      assert_true (g_file_set_contents (path, text, -1, NULL));
      date_game (path);
    }
  for (guint i = 0; i < games->len; i++)
    date_game (games->pdata[i]);
  open_welcome (place);
}

/* Statistics over evenings long past; the last state has none. */
static void
open_statistics_of (StatesPlace *place,
                    int n_evenings,
                    const CvGame *game,
                    const char *person)
{
  evenings_write (caravan_files_games_dir (), n_evenings);
  states_open_window (place);
  caravan_window_show_statistics (place->window, game, person);
  APP_WAIT (!caravan_errand_is_any_out ());
}

static void
open_statistics (StatesPlace *place)
{
  open_statistics_of (place, EVENINGS_MOST, NULL, NULL);
}

static void
open_statistics_oasis (StatesPlace *place)
{
  open_statistics_of (place, EVENINGS_MOST, &cv_oasis, NULL);
}

static void
open_statistics_person (StatesPlace *place)
{
  open_statistics_of (place, EVENINGS_MOST, &cv_oasis, "Anna");
}

static void
open_statistics_person_all (StatesPlace *place)
{
  open_statistics_of (place, EVENINGS_MOST, NULL, "Chiara");
}

static void
open_statistics_empty (StatesPlace *place)
{
  open_statistics_of (place, 0, NULL, NULL);
}

static void
open_new_game (StatesPlace *place)
{
  states_open_window (place);
  caravan_window_begin (place->window, "oasis");
  app_settle ();
}

/* The reader: in the language that is spoken, in two, in three. */
static void
open_rules (StatesPlace *place, guint languages)
{
  states_open_window (place);
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

/* What a search has found. */
static void
open_rules_found (StatesPlace *place)
{
  open_rules (place, 0);
  GtkWidget *page = app_find_type (GTK_WIDGET (place->window), CARAVAN_TYPE_RULES_PAGE);
  gtk_widget_activate_action (page, "rules.search", NULL);
  APP_WAIT (app_seek_type (page, CARAVAN_TYPE_RULES_CONTENTS) != NULL);
  GtkWidget *contents = app_find_type (page, CARAVAN_TYPE_RULES_CONTENTS);
  GtkWidget *search =
      caravan_rules_contents_get_search (CARAVAN_RULES_CONTENTS (contents));
  gtk_editable_set_text (GTK_EDITABLE (search), "oasis");
  g_signal_emit_by_name (search, "search-changed");
  app_settle ();
}

static void
open_painter (StatesPlace *place)
{
  states_open_window (place);
  states_add_page (place,
                   caravan_paint_page_new (caravan_paint_board_new_sample (&cv_oasis)));
}

static void
paint_cell (CaravanPaint *paint, int brush, int seat, CvCell cell)
{
  CaravanPaintTouch touch = { brush, seat, cell };
  CaravanPaintRefusal refusal;

  caravan_paint_touch (paint, &touch, &refusal);
}

/* A board on which nearly everything is wrong. */
static void
open_painter_problems (StatesPlace *place)
{
  enum
  {
    BORDER = 2,
    PATH
  };
  CaravanPaint *paint = caravan_paint_board_new (&cv_oasis, 6, 5);

  paint_cell (paint, PATH, 0, cv_cell (0, 0));
  paint_cell (paint, PATH, 0, cv_cell (5, 4));
  paint_cell (paint, BORDER, 0, cv_cell (2, 2));
  states_open_window (place);
  states_add_page (place, caravan_paint_page_new (paint));
}

static void
paint_cells (CaravanPaint *paint, int layer, int seat, const CvSet *cells)
{
  const CvBoard *board = &caravan_paint_get_table (paint)->board;

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    paint_cell (paint, layer, seat, cv_board_cell (board, bit));
}

/* The tiles and camels of the example. */
static void
paint_example (StatesPlace *place, CaravanPaint *paint)
{
  g_autoptr (CaravanMatch) match = played_example (place->directory, EXAMPLE_MIDDLE);
  const OasisState *oasis = &caravan_match_get_state (match)->oasis;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    paint_cells (paint, kind, 0, &oasis->laid[kind]);
  for (int seat = 0; seat < 4; seat++)
    {
      CvSet markers = { { 0 } };
      for (int i = 0; i < OASIS_MARKERS; i++)
        if (oasis->marker[seat][i] >= 0)
          cv_set_add (&markers, oasis->marker[seat][i]);
      paint_cells (paint, OASIS_KINDS, seat, &markers);
      paint_cells (paint, OASIS_KINDS + 1, seat, &oasis->camels[seat]);
    }
}

static void
open_position (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match = played_new (place->directory, "free", 4);
  CaravanPaint *paint = caravan_paint_position_new_for (match);

  states_open_window (place);
  paint_example (place, paint);
  states_add_page (place, caravan_paint_page_new (paint));
}

/* A tile where none can lie. */
static void
open_position_refused (StatesPlace *place)
{
  open_position (place);
  caravan_paint_page_touch (CARAVAN_PAINT_PAGE (app_find_type (
                                GTK_WIDGET (place->window), CARAVAN_TYPE_PAINT_PAGE)),
                            cv_cell (0, 2));
}

/* Score now. */

static void
open_score_now (StatesPlace *place)
{
  states_open_window (place);
  caravan_window_score_now (place->window);
  app_settle ();
}

/* A sheet with these numbers in its first fields, player by player. */
static CaravanQuickPage *
open_quick (StatesPlace *place,
            const CvGame *game,
            gboolean by_rounds,
            int n_players,
            int n_numbers,
            const int *numbers)
{
  static const char *const names[] = { "Anna", "Bruno", "Chiara", "Davide", "Elena" };
  static int n_made;
  g_autofree char *path =
      g_strdup_printf ("%s/quick-%d.caravan", place->directory, ++n_made);
  json_t *players = json_array ();
  RecError error = { 0 };

  for (int i = 0; i < n_players; i++)
    json_array_append_new (players, json_pack ("{s:s, s:s}", "color",
                                               cv_color_names[game->colors[i]], "name",
                                               names[i]));
  json_t *header = json_pack ("{s:i, s:s, s:o}", "caravanserai", 1, "game", game->id,
                              "players", players);
  g_autoptr (CaravanMatch) match = caravan_match_create (path, header, &error);
  json_decref (header);
  assert_non_null (match);
  states_open_match (place, match);
  CaravanQuick *quick = page_quick_form (place->window)->quick;
  int n_fields = game->hidden_keys != NULL ? game->id[1] == 'a' ? 8 : 3 : 1;
  if (caravan_quick_can_choose_rounds (quick))
    caravan_quick_set_by_rounds (quick, by_rounds);
  if (by_rounds)
    n_fields = 6;
  for (int i = 0; i < n_numbers; i++)
    assert_true (
        caravan_quick_play (quick, i / n_fields, i % n_fields, numbers[i], &error));
  assert_true (caravan_match_flush (match));
  caravan_page_take_focus (CARAVAN_PAGE (page_quick (place->window)));
  app_settle ();
  return page_quick (place->window);
}

/* Types into the field that has the focus, as hands would. */
static void
type_quick (StatesPlace *place, int seat, int field, const char *text)
{
  GtkWidget *entry = page_quick_form (place->window)->columns[seat].entries[field];
  int position = 0;

  gtk_widget_grab_focus (entry);
  gtk_editable_delete_text (GTK_EDITABLE (entry), 0, -1);
  gtk_editable_insert_text (GTK_EDITABLE (entry), text, -1, &position);
  app_settle ();
}

static const int oasis_numbers[] = { 6, 3, 8, 2, 4, 4, 4, 5, 4, 2, 7, 4, 8, 3,
                                     0, 2, 3, 3, 9, 3, 4, 2, 5, 5, 4, 3, 3, 1,
                                     8, 5, 3, 5, 2, 2, 5, 2, 4, 2, 5, 3 };

static void
open_quick_empty (StatesPlace *place)
{
  open_quick (place, &cv_oasis, FALSE, 4, 0, oasis_numbers);
}

static void
open_quick_oasis (StatesPlace *place)
{
  open_quick (place, &cv_oasis, FALSE, 5, 26, oasis_numbers);
  type_quick (place, 3, 2, "3");
}

static void
open_quick_oregon (StatesPlace *place)
{
  static const int numbers[] = { 63, 7, 12, 71, 4, 9, 58, 11, 15, 60, 5, 16 };

  open_quick (place, &cv_oregon, FALSE, 4, 12, numbers);
}

static void
open_quick_basari (StatesPlace *place)
{
  static const int numbers[] = { 131, 118, 131, 97 };

  open_quick (place, &cv_basari, FALSE, 4, 4, numbers);
  type_quick (place, 0, 1, "5");
}

/* Actions, gems by color and laps of a first round: Anna and Chiara share the green
   ones, nobody has light blue ones. */
static const int round_numbers[] = { 23, 5, 2, 4, 0, 1, 31, 3, 6, 1, 0, 0,
                                     18, 2, 4, 4, 0, 1, 27, 1, 1, 2, 0, 0 };

static void
open_quick_round (StatesPlace *place)
{
  open_quick (place, &cv_basari, TRUE, 4, 24, round_numbers);
}

static void
open_quick_round_empty (StatesPlace *place)
{
  open_quick (place, &cv_basari, TRUE, 3, 0, round_numbers);
}

/* The second round has just begun. */
static void
open_quick_next_round (StatesPlace *place)
{
  RecError error = { 0 };

  open_quick_round (place);
  assert_true (
      caravan_quick_close_round (page_quick_form (place->window)->quick, &error));
  caravan_page_take_focus (CARAVAN_PAGE (page_quick (place->window)));
  app_settle ();
  type_quick (place, 0, 0, "12");
}

/* All three are scored. */
static void
open_quick_rounds (StatesPlace *place)
{
  RecError error = { 0 };

  open_quick_round (place);
  CaravanQuick *quick = page_quick_form (place->window)->quick;
  for (int round = 0; round < 3; round++)
    {
      for (int i = 0; round > 0 && i < 24; i++)
        assert_true (
            caravan_quick_play (quick, i / 6, i % 6, round_numbers[i], &error));
      assert_true (caravan_quick_close_round (quick, &error));
    }
  assert_true (caravan_match_flush (place->window->match));
  caravan_page_take_focus (CARAVAN_PAGE (page_quick (place->window)));
  app_settle ();
}

/* Anna and Davide have 70 each. */
static void
open_quick_tie (StatesPlace *place)
{
  open_quick (place, &cv_oasis, FALSE, 5, 40, oasis_numbers);
}

static void
open_quick_wrong (StatesPlace *place)
{
  open_quick (place, &cv_oasis, FALSE, 4, 8, oasis_numbers);
  type_quick (place, 1, 0, "40");
}

static void
open_quick_letter (StatesPlace *place)
{
  open_quick (place, &cv_oregon, FALSE, 3, 4, oasis_numbers);
  type_quick (place, 1, 1, "x");
}

/* The private drawers. */

static void
play (StatesPlace *place, const char *text)
{
  CaravanMatch *match = place->window->match;
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
open_with_counts (StatesPlace *place, const Played *played, gboolean lock)
{
  open_table (place, played);
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
  open_with_counts (place, &early, FALSE);
  caravan_window_open_drawer (place->window, 0);
}

static void
open_pin (StatesPlace *place)
{
  open_with_counts (place, &early, TRUE);
  caravan_window_open_drawer (place->window, 1);
}

static void
open_choose (StatesPlace *place)
{
  open_with_counts (place, &early, FALSE);
  caravan_window_choose_locks (place->window);
}

static void
open_forgotten (StatesPlace *place)
{
  open_pin (place);
  place->window->drawer->is_recount = TRUE;
  caravan_drawer_show (place->window->drawer, CARAVAN_DRAWER_CHOOSE);
}

/* Two fields that say different things. */
static void
open_differing (StatesPlace *place)
{
  open_choose (place);
  gtk_editable_set_text (GTK_EDITABLE (place->window->drawer->entry), "2222");
  gtk_editable_set_text (GTK_EDITABLE (place->window->drawer->again), "2223");
}

static void
open_drawer (StatesPlace *place)
{
  open_curtain (place);
  caravan_drawer_unlock (place->window->drawer, NULL);
}

/* As many as there can be. */
static void
open_reveal (StatesPlace *place)
{
  CaravanDrawer *drawer = open_with_counts (place, &middle, TRUE);
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

static void
open_reveal_all (StatesPlace *place)
{
  const int counts[CV_HIDDEN_MOST] = { 2, 1, 3, 2 };

  open_reveal (place);
  for (int seat = 1; seat < middle.n_players; seat++)
    caravan_drawer_tell (place->window->drawer, seat, counts);
}

/* Scores. */

static void
show_scores (StatesPlace *place)
{
  caravan_window_show_scores (place->window);
  caravan_scores_page_reveal_all (page_scores (place->window));
  app_settle ();
}

static void
open_scores (StatesPlace *place)
{
  open_example (place, EXAMPLE_END);
  show_scores (place);
}

/* The example as if it had been begun so many hours ago. */
static char *
put_example_tonight (const char *name, int n_hours)
{
  static const char then[] = "\"created\":\"";
  g_autofree char *from =
      g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), "oasis.caravan", NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) begun = g_date_time_add_hours (now, -n_hours);
  g_autofree char *date = g_date_time_format (begun, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *text = NULL;
  char *path = g_build_filename (caravan_files_games_dir (), name, NULL);

  g_mkdir_with_parents (caravan_files_games_dir (), 0700);
  assert_true (g_file_get_contents (from, &text, NULL, NULL));
  memcpy (strstr (text, then) + strlen (then), date, strlen (date));
  assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* After the second game of an evening. */
static void
open_scores_tonight (StatesPlace *place)
{
  g_free (put_example_tonight ("first.caravan", 4));
  g_autofree char *path = put_example_tonight ("second.caravan", 2);

  states_open_window (place);
  caravan_window_open_path (place->window, path);
  APP_WAIT (page_is_on (place->window, CARAVAN_TYPE_TABLE_PAGE));
  show_scores (place);
  APP_WAIT (!caravan_errand_is_any_out ());
}

static void
open_scores_line (StatesPlace *place)
{
  open_scores (place);
  caravan_score_grid_choose (
      CARAVAN_SCORE_GRID (app_find_type (GTK_WIDGET (page_scores (place->window)),
                                         CARAVAN_TYPE_SCORE_GRID)),
      2, 1);
}

static void
open_scores_early (StatesPlace *place)
{
  open_example (place, EXAMPLE_MIDDLE);
  show_scores (place);
}

static void
open_scores_reveal (StatesPlace *place)
{
  open_scores (place);
  app_set_moving (TRUE);
  caravan_scores_page_start_reveal (page_scores (place->window));
  app_set_moving (FALSE);
  caravan_scores_page_reveal_next (page_scores (place->window));
  caravan_scores_page_reveal_next (page_scores (place->window));
}

static void
open_scores_of (StatesPlace *place, const char *example)
{
  g_autofree char *from =
      g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), example, NULL);
  g_autofree char *path = g_build_filename (place->directory, example, NULL);
  RecError error = { 0 };
  RecBytes bytes = files_read (from);

  files_write (path, bytes.data, bytes.size);
  rec_bytes_free (&bytes);
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);
  assert_non_null (match);
  place->window = CARAVAN_WINDOW (caravan_window_new (app_get ()));
  caravan_window_show_match (place->window, match);
  caravan_window_show_scores (place->window);
  caravan_scores_page_reveal_all (page_scores (place->window));
  present (place);
}

static void
open_scores_oregon (StatesPlace *place)
{
  open_scores_of (place, "oregon.caravan");
}

/* Replays. */

static void
show_replay (StatesPlace *place, gsize moment)
{
  caravan_window_open_replay (place->window, "");
  caravan_replay_go_to (caravan_replay_page_get_replay (page_replay (place->window)),
                        moment);
  app_settle ();
}

static void
open_replay (StatesPlace *place)
{
  open_example (place, EXAMPLE_END);
  show_replay (place, EXAMPLE_MIDDLE);
}

static void
open_replay_start (StatesPlace *place)
{
  open_example (place, EXAMPLE_MIDDLE);
  show_replay (place, 0);
}

static void
open_replay_oregon (StatesPlace *place)
{
  open_scores_of (place, "oregon.caravan");
  show_replay (place, 30);
}

static void
open_replay_basari (StatesPlace *place)
{
  open_scores_of (place, "basari.caravan");
  show_replay (place, 40);
}

static void
open_scores_basari (StatesPlace *place)
{
  open_scores_of (place, "basari.caravan");
}

const State states[] = {
  { "welcome-empty", open_welcome, TRUE, STATE_PLAIN },
  { "new-game", open_new_game, TRUE, STATE_PLAIN },
  { "new-ring", states_open_new_ring, FALSE, STATE_PLAIN },
  { "new-ring-unknown", states_open_new_unknown, TRUE, STATE_PLAIN },
  { "new-ring-half-known", states_open_new_half_known, TRUE, STATE_PLAIN },
  { "table-ring-offer", states_open_ring_offer, FALSE, STATE_PLAIN },
  { "table-ring-points", states_open_ring_points, TRUE, STATE_PLAIN },
  { "table-ring-gems", states_open_ring_gems, TRUE, STATE_PLAIN },
  { "table-ring-few", states_open_ring_few, TRUE, STATE_PLAIN },
  { "table-ring-many", states_open_ring_many, TRUE, STATE_PLAIN },
  { "position-ring", states_open_ring_position, TRUE, STATE_PLAIN },
  { "position-ring-empty", states_open_ring_position_empty, FALSE, STATE_PLAIN },
  { "position-ring-refused", states_open_ring_refused, FALSE, STATE_PLAIN },
  { "quick-players", open_score_now, TRUE, STATE_PLAIN },
  { "quick-empty", open_quick_empty, FALSE, STATE_PLAIN },
  { "quick-oasis", open_quick_oasis, TRUE, STATE_PLAIN },
  { "quick-oregon", open_quick_oregon, TRUE, STATE_PLAIN },
  { "quick-basari", open_quick_basari, TRUE, STATE_PLAIN },
  { "quick-round-empty", open_quick_round_empty, TRUE, STATE_PLAIN },
  { "quick-round", open_quick_round, TRUE, STATE_PLAIN },
  { "quick-next-round", open_quick_next_round, TRUE, STATE_PLAIN },
  { "quick-rounds", open_quick_rounds, TRUE, STATE_PLAIN },
  { "quick-tie", open_quick_tie, TRUE, STATE_PLAIN },
  { "quick-wrong", open_quick_wrong, TRUE, STATE_PLAIN },
  { "quick-letter", open_quick_letter, FALSE, STATE_PLAIN },
  { "painter", open_painter, TRUE, STATE_PLAIN },
  { "painter-problems", open_painter_problems, FALSE, STATE_PLAIN },
  { "position", open_position, TRUE, STATE_PLAIN },
  { "rules-one", open_rules_one, TRUE, STATE_PLAIN },
  { "rules-two", open_rules_two, TRUE, STATE_PLAIN },
  { "rules-three", open_rules_three, TRUE, STATE_PLAIN },
  { "rules-found", open_rules_found, TRUE, STATE_PLAIN },
  { "paint-oregon", states_open_oregon_painter, TRUE, STATE_PLAIN },
  { "position-oregon", states_open_oregon_position, TRUE, STATE_PLAIN },
  { "position-oregon-empty", states_open_oregon_position_empty, FALSE, STATE_PLAIN },
  { "position-refused", open_position_refused, FALSE, STATE_PLAIN },
  { "table-early", open_early, TRUE, STATE_PLAIN },
  { "table-middle", open_middle, TRUE, STATE_PLAIN },
  { "table-end", open_end, TRUE, STATE_PLAIN },
  { "scores", open_scores, TRUE, STATE_PLAIN },
  { "scores-line", open_scores_line, TRUE, STATE_PLAIN },
  { "scores-tonight", open_scores_tonight, TRUE, STATE_PLAIN },
  { "scores-early", open_scores_early, TRUE, STATE_PLAIN },
  { "scores-reveal", open_scores_reveal, TRUE, STATE_PLAIN },
  { "scores-oregon", open_scores_oregon, TRUE, STATE_PLAIN },
  { "scores-basari", open_scores_basari, FALSE, STATE_PLAIN },
  { "replay", open_replay, TRUE, STATE_SCROLLED },
  { "replay-start", open_replay_start, FALSE, STATE_PLAIN },
  { "replay-oregon", open_replay_oregon, TRUE, STATE_SCROLLED },
  { "replay-basari", open_replay_basari, TRUE, STATE_SCROLLED },
  { "table-question", open_question, TRUE, STATE_PLAIN },
  { "table-yes", open_verdict_ok, FALSE, STATE_PLAIN },
  { "table-no", open_verdict_no, TRUE, STATE_PLAIN },
  { "table-pinned", open_pinned, TRUE, STATE_PLAIN },
  { "dispute", open_dispute, TRUE, STATE_PLAIN },
  { "dispute-set-up", open_dispute_set_up, TRUE, STATE_PLAIN },
  { "dispute-laid", open_dispute_laid, TRUE, STATE_PLAIN },
  { "dispute-empty", open_dispute_empty, FALSE, STATE_PLAIN },
  { "questions-start", states_open_questions_start, TRUE, STATE_PLAIN },
  { "questions-may", states_open_questions_may, TRUE, STATE_PLAIN },
  { "questions-why", states_open_questions_why, TRUE, STATE_PLAIN },
  { "questions-no", states_open_questions_no, TRUE, STATE_PLAIN },
  { "questions-tap", states_open_questions_tap, TRUE, STATE_PLAIN },
  { "questions-told", states_open_questions_told, TRUE, STATE_PLAIN },
  { "questions-pick", states_open_questions_pick, TRUE, STATE_PLAIN },
  { "questions-ring", states_open_questions_ring, TRUE, STATE_PLAIN },
  { "questions-end", states_open_questions_end, TRUE, STATE_PLAIN },
  { "table-folded", open_folded, TRUE, STATE_PLAIN },
  { "table-players", open_players, FALSE, STATE_PLAIN },
  { "table-over", open_over, TRUE, STATE_PLAIN },
  { "table-over-told", open_over_told, FALSE, STATE_PLAIN },
  { "table-message", open_message, FALSE, STATE_PLAIN },
  { "table-looking-back", open_looking_back, FALSE, STATE_PLAIN },
  { "table-correcting", open_correcting, FALSE, STATE_PLAIN },
  { "table-house-rule", open_house, FALSE, STATE_PLAIN },
  { "table-across", open_across, TRUE, STATE_PLAIN },
  { "table-across-turned", open_across_turned, TRUE, STATE_PLAIN },
  { "table-across-refused", open_across_refused, TRUE, STATE_PLAIN },
  { "table-across-over", open_across_over, FALSE, STATE_PLAIN },
  { "table-hands-off", open_hands_off, TRUE, STATE_PLAIN },
  { "guided-counters", open_guided_counters, FALSE, STATE_PLAIN },
  { "guided-offer", open_guided_offer, FALSE, STATE_PLAIN },
  { "guided-take", open_guided_take, TRUE, STATE_PLAIN },
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
  { "drawer-differing", open_differing, TRUE, STATE_SHUTS },
  { "drawer-forgotten", open_forgotten, FALSE, STATE_PLAIN },
  { "drawer-open", open_drawer, TRUE, STATE_SHUTS },
  { "drawer-reveal", open_reveal, TRUE, STATE_PLAIN },
  { "reveal-all", open_reveal_all, TRUE, STATE_PLAIN },
  { "drawer-miscount", open_miscount, TRUE, STATE_PLAIN },
  { "statistics", open_statistics, TRUE, STATE_PLAIN },
  { "statistics-oasis", open_statistics_oasis, TRUE, STATE_PLAIN },
  { "statistics-person", open_statistics_person, TRUE, STATE_PLAIN },
  { "statistics-person-all", open_statistics_person_all, TRUE, STATE_PLAIN },
  { "statistics-empty", open_statistics_empty, TRUE, STATE_PLAIN },
  { "oregon-start", states_open_oregon_start, TRUE, STATE_PLAIN },
  { "oregon-middle", states_open_oregon_middle, TRUE, STATE_PLAIN },
  { "oregon-cards", states_open_oregon_cards, TRUE, STATE_PLAIN },
  { "oregon-building", states_open_oregon_building, TRUE, STATE_PLAIN },
  { "oregon-pays", states_open_oregon_pays, TRUE, STATE_PLAIN },
  { "oregon-no", states_open_oregon_no, TRUE, STATE_PLAIN },
  { "oregon-dispute", states_open_oregon_dispute, TRUE, STATE_PLAIN },
  { "oregon-group", states_open_oregon_group, TRUE, STATE_PLAIN },
  { "oregon-joker", states_open_oregon_joker, TRUE, STATE_PLAIN },
  { "oregon-extra", states_open_oregon_extra, TRUE, STATE_PLAIN },
  { "oregon-last-round", states_open_oregon_last_round, TRUE, STATE_PLAIN },
  { "oregon-players", open_players_oregon, FALSE, STATE_PLAIN },
  { "oregon-history", open_history_oregon, FALSE, STATE_PLAIN },
  { "oregon-reveal", states_open_oregon_reveal, TRUE, STATE_PLAIN },
  { "oregon-drawer", states_open_oregon_drawer, TRUE, STATE_SHUTS },
  { "oregon-across", states_open_oregon_across, TRUE, STATE_PLAIN },
  { "oregon-over", states_open_oregon_over, TRUE, STATE_PLAIN },
  { "round-first", states_open_round_first, TRUE, STATE_PLAIN },
  { "round-last", states_open_round_last, TRUE, STATE_PLAIN },
  { "round-over", states_open_round_over, TRUE, STATE_PLAIN },
  { "round-shared", states_open_round_shared, TRUE, STATE_PLAIN },
  { "basari-start", states_open_basari_start, TRUE, STATE_PLAIN },
  { "basari-roll", states_open_basari_roll, TRUE, STATE_PLAIN },
  { "basari-choose", states_open_basari_choose, TRUE, STATE_PLAIN },
  { "basari-die", states_open_basari_die, TRUE, STATE_PLAIN },
  { "basari-gems", states_open_basari_gems, TRUE, STATE_PLAIN },
  { "basari-open", states_open_basari_open, TRUE, STATE_PLAIN },
  { "basari-barter", states_open_basari_barter, TRUE, STATE_PLAIN },
  { "basari-lower", states_open_basari_lower, TRUE, STATE_PLAIN },
  { "basari-across", states_open_basari_across, TRUE, STATE_PLAIN },
  { "basari-round", states_open_basari_round, TRUE, STATE_PLAIN },
  { "basari-over", states_open_basari_over, TRUE, STATE_PLAIN },
  { "learn", states_open_learn, TRUE, STATE_PLAIN },
  { "learn-wrong", states_open_learn_wrong, TRUE, STATE_SCROLLED },
  { "learn-right", states_open_learn_right, TRUE, STATE_SCROLLED },
  { "learn-shown", states_open_learn_shown, FALSE, STATE_SCROLLED },
  { "learn-choose", states_open_learn_choose, TRUE, STATE_SCROLLED },
  { "learn-strip", states_open_learn_strip, TRUE, STATE_PLAIN },
  { "learn-done", states_open_learn_done, TRUE, STATE_SCROLLED },
  { "teach", states_open_teach, TRUE, STATE_PLAIN },
  { "teach-two", states_open_teach_two, TRUE, STATE_PLAIN },
  { "teach-question", states_open_teach_question, TRUE, STATE_PLAIN },
  { "teach-answer", states_open_teach_answer, TRUE, STATE_PLAIN },
  { "past", states_open_past, TRUE, STATE_SCROLLED },
  { "past-begun", states_open_past_begun, TRUE, STATE_SCROLLED },
  { "past-counted", states_open_past_counted, FALSE, STATE_SCROLLED },
  { "past-several", states_open_past_several, TRUE, STATE_SCROLLED },
  { "past-filter", states_open_past_filter, TRUE, STATE_SCROLLED },
  { "past-none", states_open_past_none, TRUE, STATE_SCROLLED },
  { "past-empty", states_open_past_empty, TRUE, STATE_SCROLLED },
  { "past-detail", states_open_past_detail, TRUE, STATE_SCROLLED },
  { "past-unreadable", states_open_past_unreadable, TRUE, STATE_SCROLLED },
  { "past-problems", states_open_past_problems, TRUE, STATE_SCROLLED },
  { "past-refused", states_open_past_refused, FALSE, STATE_SCROLLED },
  { "past-reading", states_open_past_reading, TRUE, STATE_PLAIN },
  { "past-menu", states_open_past_menu, FALSE, STATE_MENU },
  { "past-context", states_open_past_context, FALSE, STATE_MENU },
  { "people", states_open_people, TRUE, STATE_PLAIN },
  { "people-rename", states_open_people_rename, FALSE, STATE_PLAIN },
  { "people-merge", states_open_people_merge, TRUE, STATE_PLAIN },
  { "people-empty", states_open_people_empty, FALSE, STATE_PLAIN },
  { "why", open_why, FALSE, STATE_PLAIN },
  { "step-menu", open_step_menu, FALSE, STATE_MENU },
  { "main-menu", open_main_menu, TRUE, STATE_MENU },
  { "game-menu", open_game_menu, TRUE, STATE_MENU },
  { "view-menu", open_view_menu, TRUE, STATE_MENU },
  { "language-menu", open_language_menu, FALSE, STATE_MENU },
  { "status", open_status, FALSE, STATE_PLAIN },
  { "typing", open_typing, FALSE, STATE_PLAIN },
  { "typing-letter", open_typing_letter, TRUE, STATE_PLAIN },
  { "typing-help", open_typing_help, FALSE, STATE_PLAIN },
  { "preferences", open_preferences, FALSE, STATE_PLAIN },
  { "shortcuts", open_shortcuts, FALSE, STATE_PLAIN },
  { "about", open_about, FALSE, STATE_PLAIN },
  { "table-left", open_left, TRUE, STATE_PLAIN },
  { "table-left-oregon", open_left_oregon, TRUE, STATE_PLAIN },
  { "set-up-list", open_set_up, TRUE, STATE_PLAIN },
  { "set-up-oregon", open_set_up_oregon, TRUE, STATE_PLAIN },
  { "set-up-basari", open_set_up_basari, TRUE, STATE_PLAIN },
  { "share-code", open_share_code, TRUE, STATE_PLAIN },
  { "player-aid", open_player_aid, TRUE, STATE_PLAIN },
  { "unreadable", open_unreadable, FALSE, STATE_PLAIN },
  { "open-elsewhere", open_elsewhere, FALSE, STATE_PLAIN },
  { "trouble-gone", open_gone, TRUE, STATE_PLAIN },
  { "welcome-games", open_welcome_games, TRUE, STATE_PLAIN },
  { "welcome-running", open_welcome_running, TRUE, STATE_PLAIN },
  { "welcome-many", open_welcome_many, TRUE, STATE_PLAIN },
  { NULL, NULL, FALSE, STATE_PLAIN },
};

/* Opening and closing. */

int
states_begin (void **state)
{
  here.directory = files_make_directory ("caravan-states-");
  int failed = app_start (state);
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

void
states_settle (void)
{
  /* What turns out to be too narrow is laid out once more. */
  for (int i = 0; i < 2; i++)
    {
      app_wait_drawn (GTK_WIDGET (here.window));
      app_settle ();
    }
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
  states_settle ();
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
