/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of Oregon: the example that ships, at several moments. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "caravan-drawer-private.h"
#include "caravan-paint-board.h"
#include "caravan-paint-page.h"
#include "caravan-paint-position.h"
#include "cv-games.h"
#include "caravan-window-private.h"
#include "played.h"
#include "states-private.h"

#define FARMER        0
#define POST_OFFICE   1
#define CHURCH        3
#define SEAT_BLUE     1
#define SEAT_YELLOW   0
#define TO_THE_END    1000
#define BEFORE_PAYS   53 /* Blue’s farmer on h9 brings points from two buildings */
#define BEFORE_BANDS  45
#define IN_THE_MIDDLE 40
#define START_TILE    8
#define SEAT_RED      2
#define BEFORE_GROUP  22
#define BEFORE_JOKER  35
#define BEFORE_EXTRA  47
#define LAST_ROUND    60
#define BEFORE_REVEAL 61

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

static void
open_guided (StatesPlace *place, int n_events)
{
  CaravanDesk *desk = open_example (place, n_events);
  json_t *guided = json_pack ("{s:s, s:s}", "do", "set", "turns", "guided");

  assert_true (caravan_desk_play (desk, guided));
  json_decref (guided);
  APP_WAIT (!caravan_match_is_busy (caravan_desk_get_match (desk)));
}

void
states_open_oregon_start (StatesPlace *place)
{
  open_guided (place, 0);
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

/* A building that pays farmers of two players. */
void
states_open_oregon_building (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_BANDS);

  choose (desk, SEAT_BLUE, POST_OFFICE, "settlers", NULL);
  caravan_desk_point (desk, find_cell ("f8"));
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

/* What was refused is asked about. */
void
states_open_oregon_dispute (StatesPlace *place)
{
  states_open_oregon_no (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.dispute", NULL);
  app_settle ();
}

/* The third farmer of a group, which pays, beside a mine and a church that pay too. */
void
states_open_oregon_group (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_GROUP);

  choose (desk, SEAT_RED, FARMER, "settlers", "settlers");
  caravan_desk_point (desk, find_cell ("d6"));
}

/* A joker that wakes again, since the farmer comes to stand near a warehouse. */
void
states_open_oregon_joker (StatesPlace *place)
{
  CaravanDesk *desk = open_example (place, BEFORE_JOKER);

  choose (desk, SEAT_YELLOW, FARMER, "joker", "wagon");
  caravan_desk_point (desk, find_cell ("j2"));
}

/* Red has placed, and may play again. */
void
states_open_oregon_extra (StatesPlace *place)
{
  open_guided (place, BEFORE_EXTRA);
}

/* The end has come, and others are still to play. */
void
states_open_oregon_last_round (StatesPlace *place)
{
  open_guided (place, LAST_ROUND);
}

/* Whose drawer is empty adds up what lies on the table. */
void
states_open_oregon_reveal (StatesPlace *place)
{
  const int nothing[CV_HIDDEN_MOST] = { 0 };

  open_example (place, BEFORE_REVEAL);
  caravan_window_reveal (place->window);
  caravan_drawer_tell (place->window->drawer, SEAT_YELLOW, nothing);
  app_settle ();
}

void
states_open_oregon_drawer (StatesPlace *place)
{
  open_example (place, IN_THE_MIDDLE);
  caravan_window_open_drawer (place->window, SEAT_YELLOW);
  caravan_drawer_unlock (place->window->drawer, NULL);
  app_settle ();
}

void
states_open_oregon_across (StatesPlace *place)
{
  states_open_oregon_pays (place);
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.across", NULL);
  app_settle ();
}

void
states_open_oregon_over (StatesPlace *place)
{
  open_example (place, TO_THE_END);
}

void
states_open_oregon_painter (StatesPlace *place)
{
  states_open_window (place);
  states_add_page (
      place, caravan_paint_page_new (caravan_paint_board_new_sample (&cv_oregon)));
}

static void
paint_cells (CaravanPaint *paint, int brush, int seat, const CvSet *cells)
{
  const CvBoard *board = &caravan_paint_get_table (paint)->board;

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    {
      CaravanPaintTouch touch = { brush, seat, cv_board_cell (board, bit) };
      CaravanPaintRefusal refusal;
      assert_true (caravan_paint_touch (paint, &touch, &refusal));
    }
}

/* The example at one of its moments; its file is free again. */
static OregonState
read_example (StatesPlace *place, int n_events)
{
  g_autoptr (CaravanMatch) match =
      played_example_of (place->directory, "oregon", n_events);

  return caravan_match_get_state (match)->oregon;
}

/* What lies on the table in the middle of the example. */
void
states_open_oregon_position (StatesPlace *place)
{
  OregonState middle = read_example (place, IN_THE_MIDDLE);
  const OregonState *oregon = &middle;
  g_autoptr (CaravanMatch) match = played_example_of (place->directory, "oregon", 0);
  CaravanPaint *paint = caravan_paint_position_new_for (match);

  states_open_window (place);
  for (int seat = 0; seat < caravan_match_get_table (match)->n_players; seat++)
    paint_cells (paint, FARMER, seat, &oregon->farmers[seat]);
  for (int kind = 0; kind < OREGON_BUILDINGS; kind++)
    paint_cells (paint, FARMER + 1 + kind, 0, &oregon->buildings[kind]);
  paint_cells (paint, START_TILE, 0, &oregon->starts);
  caravan_paint_set_number (paint, 0, 0, oregon->track[0]);
  states_add_page (place, caravan_paint_page_new (paint));
}

void
states_open_oregon_position_empty (StatesPlace *place)
{
  g_autoptr (CaravanMatch) match = played_example_of (place->directory, "oregon", 0);

  states_open_window (place);
  states_add_page (place,
                   caravan_paint_page_new (caravan_paint_position_new_for (match)));
}
