/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game entered by the mouse alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play.h"

#include "caravan-new-game-page.h"
#include "caravan-pieces.h"
#include "caravan-verdict-card.h"
#include "hands.h"

static void
begin (Play *play)
{
  hands_click (play_find_beginning (play));
  APP_WAIT (app_seek_type (play->widget, CARAVAN_TYPE_NEW_GAME_PAGE) != NULL);
  if (play->title != NULL)
    hands_click (app_find_text (play->widget, play->title));
  hands_click (
      app_find_text (play->widget, play->guided ? "Guided turns" : "Free turns"));
  hands_click (app_find_text (play->widget, "Start the game"));
}

/* A player and a piece of the palette, where they are not chosen yet. */
static void
choose (Play *play, const json_t *event)
{
  CaravanPieces *pieces =
      CARAVAN_PIECES (app_find_type (play->widget, CARAVAN_TYPE_PIECES));
  int seat = play_seat (play, play_text (event, "by"));
  int tool = play_tool (play, event);

  if (caravan_desk_get_seat (play->desk) != seat)
    hands_click (caravan_pieces_get_seat_chip (pieces, seat));
  if (caravan_desk_get_tool (play->desk) != tool)
    hands_click (caravan_pieces_get_tool_chip (pieces, tool));
  assert_int_equal (caravan_desk_get_seat (play->desk), seat);
  assert_int_equal (caravan_desk_get_tool (play->desk), tool);
}

static void
click_cell (Play *play, CvCell cell)
{
  hands_click (caravan_board_get_cell (play->board, cell));
}

/* Pointing shows the verdict before anything is recorded. */
static void
point_and_click (Play *play, CvCell cell)
{
  hands_move_to (caravan_board_get_cell (play->board, cell));
  APP_WAIT (caravan_desk_get_pointed (play->desk) == cell);
  assert_non_null (caravan_desk_get_verdict (play->desk));
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (play->desk)));
  hands_click_here ();
}

void
play_answer_by_mouse (Play *play, const json_t *event)
{
  const char *marker = play_text (event, "marker");

  if (marker == NULL)
    return;
  APP_WAIT (caravan_desk_get_question (play->desk) != NULL);
  if (g_str_equal (marker, "none"))
    hands_click (caravan_verdict_card_get_button (
        CARAVAN_VERDICT_CARD (app_find_type (play->widget, CARAVAN_TYPE_VERDICT_CARD)),
        CARAVAN_VERDICT_DECLINE));
  else
    click_cell (play, play_cell (event, "marker"));
}

static void
click_control (Play *play, const char *first, const char *second)
{
  hands_click (play_find_control (play, first, second));
}

/* What the strip has for the step: its cards, or that it is another one with the same
   piece. */
static void
choose_more (Play *play, const json_t *event)
{
  json_t *cards = json_object_get (event, "cards"), *card;
  GtkWidget *other = play_seek_control (play, play_text (event, "do"), "");
  size_t i;

  if (other != NULL)
    hands_click (other);
  json_array_foreach (cards, i, card)
    click_control (play, "card-", json_string_value (card));
}

static void
place (Play *play, const json_t *event)
{
  choose (play, event);
  choose_more (play, event);
  if (play_text (event, "from") != NULL)
    click_cell (play, play_cell (event, "from"));
  point_and_click (play, play_cell (event, "at"));
  play_answer_by_mouse (play, event);
}

/* Who is left over gets the last one without a choice. */
static void
deal_counters (Play *play, const json_t *event)
{
  json_t *order = json_object_get (event, "order"), *color;
  size_t i;

  json_array_foreach (order, i, color)
    if (i + 1 < json_array_size (order))
      click_control (play, "counter-", json_string_value (color));
}

/* The only offer there is needs no click. */
static void
take (Play *play, const json_t *event)
{
  json_t *cards = json_object_get (event, "cards"), *card;
  GtkWidget *offer = play_seek_control (play, "take-", play_text (event, "from"));
  size_t i;

  if (offer != NULL)
    hands_click (offer);
  json_array_foreach (cards, i, card)
    click_control (play, "card-", json_string_value (card));
}

/* A step of Basari. */
static void
click_through (Play *play, const json_t *event)
{
  g_auto (GStrv) names = play_list_controls (play, event);

  for (char **name = names; *name != NULL; name++)
    click_control (play, *name, "");
}

static void
enter (Play *play, const json_t *event)
{
  if (play_is (event, "start") && play->board == NULL)
    hands_click (play_find_arch (play, event));
  else if (play->board == NULL)
    click_through (play, event);
  else if (play_tool (play, event) >= 0)
    place (play, event);
  else if (play_is (event, "counters"))
    deal_counters (play, event);
  else if (play_is (event, "offer"))
    {
      char number[] = {
        (char) ('0' + json_integer_value (json_object_get (event, "cards"))), '\0'
      };
      click_control (play, "offer-", number);
    }
  else if (play_is (event, "take"))
    take (play, event);
  else if (play_is (event, "skip"))
    click_control (play, "skip-", play_text (event, "what"));
  else
    click_control (play, play_text (event, "do"), "");
}

const PlayWay play_by_mouse = { "mouse", begin, enter };
