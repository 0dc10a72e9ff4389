/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "clicks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "caravan-pieces.h"
#include "cv-games.h"
#include "files.h"
#include "hands.h"
#include "play.h"
#include "played.h"
#include "plays.h"
#include "text.h"

#define PLAYERS    4
#define FACES_MOST 8

/* The cards that bring scoring markers. */
static const struct
{
  const char *name, *key;
  int n;
} faces[] = { { "commodities-2", "commodities", 2 },
              { "horses-2", "horses", 2 },
              { "ovoos-2", "ovoos", 2 },
              { "commodities-1", "commodities", 1 },
              { "wells-1", "wells", 1 },
              { "horses-1", "horses", 1 } };

static int
count_cards (const json_t *take, const char *name)
{
  const json_t *cards = json_object_get (take, "cards"), *card;
  size_t i;
  int n = 0;

  json_array_foreach (cards, i, card)
    n += strcmp (json_string_value (card), name) == 0;
  return n;
}

static int
get_count (const json_t *counts, const char *key)
{
  return (int) json_integer_value (json_object_get (counts, key));
}

/* How many cards at the least: the doubles first, as they come. */
static int
lay_out (const json_t *hide, const char *ret_names[FACES_MOST])
{
  json_t *left = json_deep_copy (json_object_get (hide, "add"));
  int n = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (faces); i++)
    while (get_count (left, faces[i].key) >= faces[i].n && n < FACES_MOST)
      {
        json_object_set_new (
            left, faces[i].key,
            json_integer (get_count (left, faces[i].key) - faces[i].n));
        ret_names[n++] = faces[i].name;
      }
  json_decref (left);
  return n;
}

/* Entering. */

static void
click (Play *play, const char *first, const char *second)
{
  hands_click (play_find_control (play, first, second));
}

static void
wait_for (Play *play, size_t n)
{
  APP_WAIT (play_count_events (play) >= n && !caravan_match_is_busy (play->match));
}

/* The cards as they lie on the table; those with scoring markers say what they bring.
   Where fewer markers than cards are left in the box, some bring nothing. */
static void
take (Play *play, const json_t *event, const json_t *hide)
{
  const char *names[FACES_MOST];
  const json_t *cards = json_object_get (event, "cards"), *card;
  GtkWidget *offer = play_seek_control (play, "take-", play_text (event, "from"));
  int n = hide != NULL ? lay_out (hide, names) : 0;
  size_t i;

  assert_true (n <= count_cards (event, "hidden"));
  if (offer != NULL)
    hands_click (offer);
  json_array_foreach (cards, i, card)
    if (strcmp (json_string_value (card), "hidden") == 0 && n > 0)
      click (play, "card-", names[--n]);
    else
      click (play, "card-", json_string_value (card));
}

static void
choose_player (Play *play, const json_t *event)
{
  int seat = play_seat (play, play_text (event, "by"));

  if (caravan_desk_get_seat (play->desk) != seat)
    hands_click (caravan_pieces_get_seat_chip (
        CARAVAN_PIECES (app_find_type (play->widget, CARAVAN_TYPE_PIECES)), seat));
}

/* Who and what by one click on the card, where both are to be chosen. */
static gboolean
is_choice (GtkWidget *widget, gpointer said)
{
  return GTK_IS_BUTTON (widget) && app_is_shown (widget) && app_has_name (widget, said);
}

static void
choose (Play *play, const json_t *event)
{
  CaravanPieces *pieces =
      CARAVAN_PIECES (app_find_type (play->widget, CARAVAN_TYPE_PIECES));
  int seat = play_seat (play, play_text (event, "by")), tool = play_tool (play, event);
  gboolean same_tool =
      play_is (event, "camel") || caravan_desk_get_tool (play->desk) == tool;
  g_autofree char *said = g_strdup_printf (
      "%s: %s", rec_record_name (caravan_match_get_record (play->match), seat),
      caravan_desk_get_game (play->desk)->table->tools[tool].term);

  if (same_tool)
    choose_player (play, event);
  else if (caravan_desk_get_seat (play->desk) == seat)
    hands_click (caravan_pieces_get_tool_chip (pieces, tool));
  else
    {
      GtkWidget *choice = app_walk (play->widget, is_choice, said);
      assert_non_null (choice);
      hands_click (choice);
    }
}

static void
put_away (Play *play, const json_t *hide)
{
  const char *names[FACES_MOST];
  int n = lay_out (hide, names);

  choose_player (play, hide);
  for (int i = 0; i < n; i++)
    {
      size_t before = play_count_events (play);
      click (play, "brought-", names[i]);
      wait_for (play, before + 1);
    }
}

/* Whether the next piece can be laid by the same stroke. */
static bool
goes_on (const json_t *event, const json_t *next)
{
  if (next == NULL ||
      !json_equal (json_object_get (event, "do"), json_object_get (next, "do")) ||
      !json_equal (json_object_get (event, "by"), json_object_get (next, "by")) ||
      g_strcmp0 (play_text (event, "tile"), play_text (next, "tile")) != 0 ||
      json_object_get (next, "marker") != NULL ||
      json_object_get (next, "from") != NULL)
    return false;
  CvCell from = play_cell (event, "at"), to = play_cell (next, "at");
  return abs (cv_cell_column (from) - cv_cell_column (to)) <= 1 &&
         abs (cv_cell_row (from) - cv_cell_row (to)) <= 1;
}

static size_t
count_stroke (const json_t *play, size_t i)
{
  const json_t *event = json_array_get (play, i);
  size_t n = 1;

  if (json_object_get (event, "marker") != NULL ||
      json_object_get (event, "from") != NULL)
    return 1;
  while (goes_on (json_array_get (play, i + n - 1), json_array_get (play, i + n)))
    n++;
  return n;
}

static void
stroke (Play *play, const json_t *events, size_t i, size_t n)
{
  const json_t *first = json_array_get (events, i);

  choose (play, first);
  hands_press (caravan_board_get_cell (play->board, play_cell (first, "at")));
  for (size_t j = 1; j < n; j++)
    hands_move_to (caravan_board_get_cell (
        play->board, play_cell (json_array_get (events, i + j), "at")));
  hands_release ();
  play_answer_by_mouse (play, first);
}

static bool
is_hide (const json_t *event)
{
  return event != NULL && play_is (event, "hide");
}

/* Enters the event and what belongs to it; returns how many these were. */
static size_t
enter (Play *play, const json_t *events, size_t i)
{
  const json_t *event = json_array_get (events, i);
  const json_t *next = json_array_get (events, i + 1);
  size_t n = 1;

  if (play_is (event, "take"))
    {
      n += is_hide (next);
      take (play, event, is_hide (next) ? next : NULL);
    }
  else if (is_hide (event))
    put_away (play, event);
  else if (play_is (event, "place") || play_is (event, "camel"))
    {
      n = count_stroke (events, i);
      if (json_object_get (event, "from") == NULL)
        stroke (play, events, i, n);
      else
        play_by_mouse.enter (play, event);
    }
  else
    play_by_mouse.enter (play, event);
  return n;
}

static unsigned
count_rounds (const json_t *events)
{
  const json_t *event;
  size_t i;
  unsigned n = 0;

  json_array_foreach (events, i, event)
    n += i > 0 && play_is (event, "end-round");
  return n;
}

static bool
is_placed (const json_t *event)
{
  return play_is (event, "place") || play_is (event, "camel");
}

static Clicks
enter_all (Play *play, const json_t *events)
{
  size_t i = 1;

  if (play_is (json_array_get (events, i), "counters"))
    {
      play_by_mouse.enter (play, json_array_get (events, i++));
      wait_for (play, 1);
    }
  unsigned before = hands_count_presses ();
  while (i < json_array_size (events))
    {
      const json_t *event = json_array_get (events, i);
      size_t recorded = play_count_events (play);
      if (play_is (event, "end-round") && caravan_desk_get_tool (play->desk) < 0 &&
          play_seek_control (play, "end-round", "") == NULL)
        {
          i++;
          continue;
        }
      size_t n = enter (play, events, i);
      wait_for (play, recorded + (is_hide (event) ? 1 : n));
      i += n;
    }
  return (Clicks){ hands_count_presses () - before, count_rounds (events) };
}

static Clicks
play_events (const CvGame *game, bool guided, const json_t *events)
{
  char *directory = files_make_directory ("clicks");
  CaravanMatch *match =
      played_new_of (directory, game, guided ? "guided" : "free", PLAYERS);
  Play play = { .window = app_window_with_match (match, 1280, 860),
                .game = game,
                .guided = guided };

  play.widget = GTK_WIDGET (play.window);
  play_take_seat (&play);
  Clicks clicks = enter_all (&play, events);
  app_close (play.window);
  g_object_unref (match);
  caravan_match_settle ();
  files_remove_directory (directory);
  return clicks;
}

Clicks
clicks_of_game (bool guided, uint64_t seed)
{
  json_t *events = plays_make_whole (PLAYERS, guided, seed);
  Clicks clicks = play_events (&cv_oasis, guided, events);

  json_decref (events);
  return clicks;
}

/* Blue, whose offer is taken first, is the Noble then. */
static const char *const offers[] = {
  "{'do':'counters','order':['red','blue','green','yellow']}",
  "{'do':'offer','by':'red','cards':2}",
  "{'do':'offer','by':'blue','cards':2}",
  "{'do':'offer','by':'green','cards':2}",
  "{'do':'offer','by':'yellow','cards':2}",
  NULL,
};

static const char *const takes[][6] = {
  { "{'do':'take','by':'red','from':'blue','cards':['oasis','camels-2']}",
    "{'do':'place','by':'red','tile':'oasis','at':'f1'}",
    "{'do':'place','by':'red','tile':'oasis','at':'g1'}",
    "{'do':'camel','by':'red','at':'a3'}", "{'do':'camel','by':'red','at':'b3'}" },
  { "{'do':'take','by':'blue','from':'red','cards':['steppe','hidden']}",
    "{'do':'hide','by':'blue','add':{'wells':1}}",
    "{'do':'place','by':'blue','tile':'steppe','at':'h3'}",
    "{'do':'place','by':'blue','tile':'steppe','at':'i3'}" },
  { "{'do':'take','by':'green','from':'yellow','cards':['stone','camels-3']}",
    "{'do':'place','by':'green','tile':'stone','at':'h6'}",
    "{'do':'camel','by':'green','at':'n3'}", "{'do':'camel','by':'green','at':'o3'}",
    "{'do':'camel','by':'green','at':'p3'}" },
  { "{'do':'take','by':'yellow','from':'green','cards':['hidden','oasis']}",
    "{'do':'hide','by':'yellow','add':{'ovoos':2}}",
    "{'do':'place','by':'yellow','tile':'oasis','at':'j1'}",
    "{'do':'place','by':'yellow','tile':'oasis','at':'k1'}" },
};

static void
add (json_t *events, bool guided, const char *text)
{
  json_t *event = text_parse (text);

  if (guided || is_placed (event) || is_hide (event))
    json_array_append (events, event);
  json_decref (event);
}

Clicks
clicks_of_round (bool guided)
{
  json_t *events = json_pack ("[{}]");

  for (int i = 0; offers[i] != NULL; i++)
    add (events, guided, offers[i]);
  for (size_t i = 0; i < G_N_ELEMENTS (takes); i++)
    for (int j = 0; j < 6 && takes[i][j] != NULL; j++)
      add (events, guided, takes[i][j]);
  add (events, guided, "{'do':'end-round'}");
  add (events, guided, "{'do':'camel','by':'blue','at':'m4'}");
  Clicks clicks = play_events (&cv_oasis, guided, events);
  json_decref (events);
  clicks.rounds = 1;
  return clicks;
}

/* Basari: red alone, the others all in each other's way. */
#define ROLL "{'do':'roll','dice':{'red':4,'blue':1,'green':4,'yellow':2}}"
#define CHOOSE(RED, OTHERS)                                                            \
  "{'do':'choose','actions':{'red':'" RED "','blue':'" OTHERS "','green':'" OTHERS     \
  "','yellow':'" OTHERS "'}}"

static const char *const turns[][3] = {
  { ROLL, CHOOSE ("die", "gems"), "{'do':'die','by':'red','roll':5}" },
  { ROLL, CHOOSE ("points", "die"), "{'do':'points','by':'red'}" },
  { ROLL, CHOOSE ("gems", "die"), "{'do':'gems','by':'red'}" },
};

Clicks
clicks_of_turns (bool guided)
{
  json_t *events = json_pack ("[{}]");

  for (size_t i = 0; i < G_N_ELEMENTS (turns); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (turns[i]); j++)
      add (events, true, turns[i][j]);
  Clicks clicks = play_events (&cv_basari, guided, events);
  json_decref (events);
  clicks.rounds = G_N_ELEMENTS (turns);
  return clicks;
}
