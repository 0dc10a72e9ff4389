/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play.h"

#include "caravan-table-page.h"
#include "caravan-window-private.h"

/* Reading events. */

const char *
play_text (const json_t *event, const char *key)
{
  return json_string_value (json_object_get (event, key));
}

gboolean
play_is (const json_t *event, const char *verb)
{
  return g_str_equal (play_text (event, "do"), verb);
}

CvCell
play_cell (const json_t *event, const char *key)
{
  CvCell cell;

  assert_true (cv_cell_parse (play_text (event, key), &cell));
  return cell;
}

int
play_seat (const Play *play, const char *color)
{
  const CvTable *table = caravan_match_get_table (play->match);

  for (int seat = 0; seat < table->n_players; seat++)
    if (g_str_equal (cv_color_names[table->color[seat]], color))
      return seat;
  fail_msg ("%s does not play", color);
  return -1;
}

int
play_count_players (const Play *play)
{
  return caravan_match_get_table (play->match)->n_players;
}

const json_t *
play_of_seat (const Play *play, const json_t *event, int seat)
{
  const CvTable *table = caravan_match_get_table (play->match);
  const json_t *all =
      json_object_get (event, play_is (event, "roll") ? "dice" : "actions");

  return json_object_get (all, cv_color_names[table->color[seat]]);
}

int
play_tool (const Play *play, const json_t *event)
{
  return caravan_desk_find_tool (play->desk, event);
}

int
play_card_number (const Play *play, const json_t *event, const char *card)
{
  const CvVerb *verb = cv_game_verb (
      play->game, cv_game_verb_find (play->game, play_text (event, "do")));

  return rec_index_of (card, verb->args[cv_verb_arg (verb, "cards")].names) + 1;
}

static gboolean
begins_game (GtkWidget *widget, gpointer id)
{
  GVariant *target =
      GTK_IS_ACTIONABLE (widget)
          ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
          : NULL;

  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                    "win.new-game") == 0 &&
         g_str_equal (g_variant_get_string (target, NULL), id);
}

GtkWidget *
play_find_beginning (const Play *play)
{
  GtkWidget *button = app_walk (play->widget, begins_game, (gpointer) play->game->id);

  assert_non_null (button);
  return button;
}

static gboolean
has_name (GtkWidget *widget, gpointer name)
{
  return g_strcmp0 (gtk_widget_get_name (widget), name) == 0 && app_is_shown (widget);
}

/* As the wheel does, which is no click. */
static void
bring_into_sight (GtkWidget *control)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (control, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  if (scrolled == NULL)
    return;
  APP_WAIT (gtk_widget_get_width (control) > 0);
  app_wait_drawn (scrolled);
  assert_true (gtk_widget_compute_bounds (control, scrolled, &place));
  GtkAdjustment *across =
      gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double at = gtk_adjustment_get_value (across) + place.origin.x;
  gtk_adjustment_clamp_page (across, at, at + place.size.width);
}

GtkWidget *
play_seek_control (const Play *play, const char *first, const char *second)
{
  g_autofree char *name = g_strconcat (first, second, NULL);
  GtkWidget *control = app_walk (play->widget, has_name, name);

  if (control != NULL)
    bring_into_sight (control);
  return control;
}

GtkWidget *
play_find_control (const Play *play, const char *first, const char *second)
{
  GtkWidget *control = play_seek_control (play, first, second);

  if (control == NULL)
    fail_msg ("there is no control %s%s", first, second);
  return control;
}

/* The game. */

void
play_take_seat (Play *play)
{
  APP_WAIT (play->window->match != NULL);
  play->match = play->window->match;
  CaravanTablePage *page =
      CARAVAN_TABLE_PAGE (app_find_type (play->widget, CARAVAN_TYPE_TABLE_PAGE));
  play->desk = caravan_table_page_get_desk (page);
  CaravanBoardView *view = caravan_table_page_get_board_view (page);
  play->board = view != NULL ? caravan_board_view_get_board (view) : NULL;
}

size_t
play_count_events (const Play *play)
{
  return cv_match_n_entries (caravan_match_get_log (play->match));
}
