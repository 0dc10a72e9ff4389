/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game entered by the keyboard alone: panels by F6, controls by Tab, cells by arrows,
   players and pieces by their letters and numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play.h"

#include <string.h>

#include "caravan-new-game-page.h"
#include "caravan-strip.h"
#include "caravan-verdict-card.h"
#include "hands.h"

#define KEYS_MOST 100 /* on the way to anything */

static void
press (Play *play, const char *key)
{
  hands_key (play->widget, key);
}

static GtkWidget *
get_focus (Play *play)
{
  return gtk_window_get_focus (GTK_WINDOW (play->window));
}

static gboolean
has_focus_in (Play *play, GtkWidget *widget)
{
  GtkWidget *focus = get_focus (play);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The same key until the focus is in the widget. Tab leads by where things are, so they
   must have been put there. */
static void
press_until_in (Play *play, const char *key, GtkWidget *widget)
{
  if (!has_focus_in (play, widget))
    app_wait_drawn (play->widget);
  for (int i = 0; i < KEYS_MOST && !has_focus_in (play, widget); i++)
    press (play, key);
  if (!has_focus_in (play, widget))
    fail_msg ("%s never leads to %s", key, gtk_widget_get_name (widget));
}

/* One of the answers to what New game asks. */
static void
answer (Play *play, const char *text)
{
  GtkWidget *choice = gtk_widget_get_ancestor (app_find_text (play->widget, text),
                                               GTK_TYPE_TOGGLE_BUTTON);

  press_until_in (play, "shift+Tab", choice);
  press (play, "space");
  APP_WAIT (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (choice)));
}

void
play_begin_by_keyboard (Play *play)
{
  if (play->game == caravan_game_at_table ()->game)
    press (play, "ctrl+n");
  else
    {
      press_until_in (play, "Tab", play_find_beginning (play));
      press (play, "Return");
    }
  APP_WAIT (app_seek_type (play->widget, CARAVAN_TYPE_NEW_GAME_PAGE) != NULL);
  answer (play, play->guided ? "Guided turns" : "Free turns");
  if (play->title != NULL)
    answer (play, play->title);
  press_until_in (play, "Tab",
                  gtk_widget_get_ancestor (
                      app_find_text (play->widget, "Start the game"), GTK_TYPE_BUTTON));
  press (play, "Return");
}

/* The strip. */

static void
go_to_strip (Play *play)
{
  press_until_in (play, "F6", app_find_type (play->widget, CARAVAN_TYPE_STRIP));
}

static void
press_control (Play *play, const char *first, const char *second)
{
  go_to_strip (play);
  press_until_in (play, "Tab", play_find_control (play, first, second));
  press (play, "Return");
}

/* The board. */

static void
go_to_board (Play *play)
{
  press_until_in (play, "F6", GTK_WIDGET (play->board));
}

/* One arrow towards the cell; on an uneven board the straight way may be closed. */
static void
step_towards (Play *play, CvCell cell)
{
  CvCell at = caravan_board_get_focus (play->board);
  int dx = cv_cell_column (cell) - cv_cell_column (at);
  int dy = cv_cell_row (cell) - cv_cell_row (at);

  if (dx != 0)
    press (play, dx > 0 ? "Right" : "Left");
  if (caravan_board_get_focus (play->board) == at && dy != 0)
    press (play, dy > 0 ? "Down" : "Up");
  if (caravan_board_get_focus (play->board) == at)
    fail_msg ("the arrows lead nowhere");
}

static void
press_cell (Play *play, CvCell cell)
{
  go_to_board (play);
  for (int i = 0; i < KEYS_MOST && caravan_board_get_focus (play->board) != cell; i++)
    step_towards (play, cell);
  assert_int_equal (caravan_board_get_focus (play->board), cell);
  press (play, "Return");
}

static void
choose (Play *play, const json_t *event)
{
  const char *color = play_text (event, "by");
  int seat = play_seat (play, color), tool = play_tool (play, event);
  const char letter[] = { g_str_equal (color, "black") ? 'k' : color[0], '\0' };
  const char number[] = { (char) ('1' + tool), '\0' };

  go_to_board (play);
  if (caravan_desk_get_seat (play->desk) != seat)
    press (play, letter);
  if (caravan_desk_get_tool (play->desk) != tool)
    press (play, number);
  assert_int_equal (caravan_desk_get_seat (play->desk), seat);
  assert_int_equal (caravan_desk_get_tool (play->desk), tool);
}

static void
decline (Play *play)
{
  CaravanVerdictCard *card =
      CARAVAN_VERDICT_CARD (app_find_type (play->widget, CARAVAN_TYPE_VERDICT_CARD));

  press_until_in (play, "F6", GTK_WIDGET (card));
  press_until_in (play, "Tab",
                  caravan_verdict_card_get_button (card, CARAVAN_VERDICT_DECLINE));
  press (play, "Return");
}

/* Cards have numbers that work from everywhere. */
static void
choose_more (Play *play, const json_t *event)
{
  json_t *cards = json_object_get (event, "cards"), *card;
  size_t i;

  if (play_seek_control (play, play_text (event, "do"), "") != NULL)
    press_control (play, play_text (event, "do"), "");
  json_array_foreach (cards, i, card)
    {
      g_autofree char *key = g_strdup_printf (
          "alt+%d", play_card_number (play, event, json_string_value (card)));
      press (play, key);
    }
}

static void
place (Play *play, const json_t *event)
{
  const char *marker = play_text (event, "marker");

  choose (play, event);
  choose_more (play, event);
  if (play_text (event, "from") != NULL)
    press_cell (play, play_cell (event, "from"));
  press_cell (play, play_cell (event, "at"));
  if (marker == NULL)
    return;
  APP_WAIT (caravan_desk_get_question (play->desk) != NULL);
  if (g_str_equal (marker, "none"))
    decline (play);
  else
    press_cell (play, play_cell (event, "marker"));
}

static void
press_letter (Play *play, const char *color)
{
  const char letter[] = { g_str_equal (color, "black") ? 'k' : color[0], '\0' };

  go_to_strip (play);
  press (play, letter);
}

/* Who is left over gets the last one without a choice. */
static void
deal_counters (Play *play, const json_t *event)
{
  json_t *order = json_object_get (event, "order"), *color;
  size_t i;

  json_array_foreach (order, i, color)
    if (i + 1 < json_array_size (order))
      press_letter (play, json_string_value (color));
}

static void
take (Play *play, const json_t *event)
{
  json_t *cards = json_object_get (event, "cards"), *card;
  size_t i;

  if (play_seek_control (play, "take-", play_text (event, "from")) != NULL)
    press_letter (play, play_text (event, "from"));
  json_array_foreach (cards, i, card)
    {
      const char slot[] = { (char) ('1' + i), '\0' };
      press_control (play, "card-", json_string_value (card));
      if (i + 1 < json_array_size (cards))
        APP_WAIT (play_seek_control (play, "slot-", slot) != NULL);
    }
}

/* Basari. Archways are one stop, the arrows go round them. */
static void
press_arch (Play *play, const json_t *event)
{
  GtkWidget *arch = play_find_arch (play, event);

  press_until_in (play, "F6", gtk_widget_get_parent (arch));
  press_until_in (play, "Right", arch);
  press (play, "Return");
}

/* What has a number is pressed by it from anywhere on the page. */
static void
press_through (Play *play, const json_t *event)
{
  g_auto (GStrv) names = play_list_controls (play, event);

  for (char **name = names; *name != NULL; name++)
    {
      const char *last = *name + strlen (*name) - 1;
      if (g_ascii_isdigit (*last))
        press (play, last);
      else
        press_control (play, *name, "");
    }
}

static void
enter (Play *play, const json_t *event)
{
  if (play_is (event, "start") && play->board == NULL)
    press_arch (play, event);
  else if (play->board == NULL)
    press_through (play, event);
  else if (play_tool (play, event) >= 0)
    place (play, event);
  else if (play_is (event, "counters"))
    deal_counters (play, event);
  else if (play_is (event, "offer"))
    {
      char number[] = {
        (char) ('0' + json_integer_value (json_object_get (event, "cards"))), '\0'
      };
      go_to_strip (play);
      press (play, number);
    }
  else if (play_is (event, "take"))
    take (play, event);
  else if (play_is (event, "skip"))
    press_control (play, "skip-", play_text (event, "what"));
  else
    press_control (play, play_text (event, "do"), "");
}

const PlayWay play_by_keyboard = { "keyboard", play_begin_by_keyboard, enter };
