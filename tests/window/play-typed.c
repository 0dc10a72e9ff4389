/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game entered by typed lines alone, once it has begun. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play.h"

#include "caravan-typed-entry.h"
#include "hands.h"

/* The players' letters are the same in every language. */
static char
find_letter (const char *color)
{
  return g_str_equal (color, "black") ? 'k' : color[0];
}

static void
add_list (GString *line, const json_t *list, gboolean are_players)
{
  const json_t *item;
  size_t i;

  json_array_foreach (list, i, item)
    {
      const char *text = json_string_value (item);
      if (are_players)
        g_string_append_printf (line, " %c", find_letter (text));
      else
        g_string_append_printf (line, " %s", text);
    }
}

static void
write_placement (GString *line, const json_t *event)
{
  const char *marker = play_text (event, "marker");

  if (play_is (event, "place"))
    g_string_append (line, play_text (event, "tile"));
  else if (play_is (event, "building"))
    g_string_append (line, play_text (event, "building"));
  else
    g_string_append (line, play_text (event, "do"));
  if (play_is (event, "start"))
    g_string_append_printf (line, " %s", play_text (event, "building"));
  add_list (line, json_object_get (event, "cards"), FALSE);
  if (play_text (event, "from") != NULL)
    g_string_append_printf (line, " %s", play_text (event, "from"));
  g_string_append_printf (line, " %s", play_text (event, "at"));
  if (marker != NULL && g_str_equal (marker, "none"))
    g_string_append (line, " free");
  else if (marker != NULL)
    g_string_append_printf (line, " marker %s", marker);
}

/* What Basari's steps say: of everyone in the order of the seats, or of one. */
static void
write_numbers (GString *line, const Play *play, const json_t *event)
{
  static const char *const numbers[] = { "arch", "roll", "points" };

  for (int seat = 0; seat < play_count_players (play); seat++)
    if (play_is (event, "roll"))
      g_string_append_printf (
          line, " %d", (int) json_integer_value (play_of_seat (play, event, seat)));
    else if (play_is (event, "choose"))
      g_string_append_printf (line, " %s",
                              json_string_value (play_of_seat (play, event, seat)));
  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (json_object_get (event, numbers[i]) != NULL)
      g_string_append_printf (
          line, " %d", (int) json_integer_value (json_object_get (event, numbers[i])));
  if (play_text (event, "gems") != NULL)
    g_string_append_printf (line, " %s", play_text (event, "gems"));
}

/* The line that a person would type. */
static char *
write_line (Play *play, const json_t *event)
{
  GString *line = g_string_new (NULL);

  if (play_text (event, "by") != NULL)
    g_string_append_printf (line, "%c ", find_letter (play_text (event, "by")));
  if (play_tool (play, event) >= 0)
    write_placement (line, event);
  else
    g_string_append (line, play_text (event, "do"));
  if (play->board == NULL)
    write_numbers (line, play, event);
  else if (play_is (event, "counters"))
    add_list (line, json_object_get (event, "order"), TRUE);
  else if (play_is (event, "offer"))
    g_string_append_printf (
        line, " %d", (int) json_integer_value (json_object_get (event, "cards")));
  else if (play_is (event, "take"))
    {
      g_string_append_printf (line, " %c", find_letter (play_text (event, "from")));
      add_list (line, json_object_get (event, "cards"), FALSE);
    }
  else if (play_is (event, "skip"))
    g_string_append_printf (line, " %s", play_text (event, "what"));
  return g_string_free (line, FALSE);
}

static gboolean
is_typing (Play *play)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  return focus != NULL &&
         gtk_widget_get_ancestor (focus, CARAVAN_TYPE_TYPED_ENTRY) != NULL;
}

static void
enter (Play *play, const json_t *event)
{
  g_autofree char *line = write_line (play, event);

  if (!is_typing (play))
    hands_key (play->widget, "ctrl+l");
  APP_WAIT (is_typing (play));
  hands_type (play->widget, line);
  hands_key (play->widget, "Return");
}

const PlayWay play_by_typing = { "typed", play_begin_by_keyboard, enter };
