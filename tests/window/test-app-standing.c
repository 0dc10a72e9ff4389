/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a game of Oregon stands, in a window: the scoring track and how near the end is
   follow the game, the last round names who is still to play, and rounds are counted
   from the first turn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board.h"
#include "caravan-desk.h"
#include "caravan-oregon-standing.h"
#include "caravan-oregon-track.h"
#include "caravan-settings.h"
#include "caravan-strip.h"
#include "caravan-text.h"
#include "caravan-window-private.h"
#include "table.h"
#include "text.h"

#define PLAYERS                                                                        \
  "'players':[{'color':'yellow','name':'Anna'},{'color':'blue','name':'Bruno'},"       \
  "{'color':'red','name':'Carla'}]}"
#define HEADER(TURNS)                                                                  \
  "{'caravanserai':1,'game':'oregon','turns':'" TURNS "','board':'sample'," PLAYERS

/* The same with a track of 40 spaces. */
#define LAPPED                                                                         \
  "{'caravanserai':1,'game':'oregon','turns':'free','board':{'caravanserai-board':1,"  \
  "'game':'oregon','id':'plain','title':'Plain','track':40,'rows':[" PLAIN "," PLAIN   \
  "," PLAIN "," PLAIN "," PLAIN "," PLAIN "," PLAIN "," PLAIN "," PLAIN "," PLAIN      \
  "],'column-symbols':['bison','settlers','eagle','wagon','campfire'],"                \
  "'row-symbols':['wagon','campfire','settlers','eagle','bison']}," PLAYERS
#define PLAIN "'ggggggggggggggg'"

#define STARTS   "'start-tiles':{'church':'a9','warehouse':'c10','post-office':'b10'}"
#define THIRTEEN "'a1','b1','c1','e4','f4','g4','h4','i4','k5','l5','m5','n5','o5'"
#define BEFORE_THE_LAST                                                                \
  "{'do':'position','farmers':{'yellow':[" THIRTEEN "]}," STARTS                       \
  ",'track':{'yellow':12,'blue':9,'red':9},"                                           \
  "'extras':{'yellow':true,'blue':true,'red':true}}"
#define FARMER(BY, AT)                                                                 \
  "{'do':'farmer','by':'" BY "','cards':['settlers','wagon'],'at':'" AT "'}"
#define END_TURN(BY) "{'do':'end-turn','by':'" BY "'}"
#define START(BY, BUILDING, AT)                                                        \
  "{'do':'start','by':'" BY "','building':'" BUILDING "','at':'" AT "'}"

#define NEAR "A 14th farmer: 1 to go (Anna). Empty stacks: 0 of 3."
#define LAST "Anna has all 14 farmers on the board: this round is the last.\n"

static Table *
set_table (const char *header, int width, int height)
{
  Table *table = table_lay_match (header);

  table->window = app_window_with_match (table->match, width, height);
  table->desk = caravan_window_get_desk (table->window);
  return table;
}

static void
clear_table (Table *table)
{
  app_close (table->window);
  table->desk = NULL;
  table_clear (table);
  g_settings_reset (caravan_settings (), "running-totals");
  app_set_language ("en");
}

static gboolean
is_called (GtkWidget *widget, gpointer name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

/* A card: "track" or "end". */
static GtkWidget *
find_card (Table *table, const char *name)
{
  GtkWidget *standing = app_find_type (table->window, CARAVAN_TYPE_OREGON_STANDING);

  return app_walk (standing, is_called, (gpointer) name);
}

static gboolean
says (Table *table, const char *card, const char *words)
{
  return app_has_name (find_card (table, card), words);
}

static void
undo (Table *table)
{
  caravan_desk_undo (table->desk);
  assert_true (caravan_match_flush (table->match));
}

/* The track. */

static void
test_the_track_follows_steps_and_undo (void **state)
{
  Table *table = set_table (HEADER ("free"), 1400, 900);

  assert_true (says (table, "track",
                     "Scoring track\nAnna: 0 points.\nBruno: 0 points.\n"
                     "Carla: 0 points."));
  table_play (table, "{'do':'count','by':'blue','track':1}");
  assert_true (says (table, "track",
                     "Scoring track\nAnna: 0 points.\nBruno: 1 point.\n"
                     "Carla: 0 points."));
  app_set_language ("it");
  assert_true (says (table, "track",
                     "Scala del punteggio\nAnna: 0 punti.\nBruno: 1 punto.\n"
                     "Carla: 0 punti."));
  app_set_language ("en");
  undo (table);
  assert_true (says (table, "track",
                     "Scoring track\nAnna: 0 points.\nBruno: 0 points.\n"
                     "Carla: 0 points."));
  clear_table (table);
}

static int
measure_track (Table *table)
{
  GtkWidget *track = app_find_type (table->window, CARAVAN_TYPE_OREGON_TRACK);
  int height;

  gtk_widget_measure (track, GTK_ORIENTATION_VERTICAL, 260, &height, NULL, NULL, NULL);
  return height;
}

/* No badge hides another. */
static void
test_who_is_level_stands_above_each_other (void **state)
{
  Table *table = set_table (HEADER ("free"), 1400, 900);
  int three = measure_track (table);

  table_play (table, "{'do':'count','by':'blue','track':30}");
  int two = measure_track (table);
  table_play (table, "{'do':'count','by':'red','track':60}");
  int one = measure_track (table);

  assert_true (three > two);
  assert_true (two > one);
  assert_int_equal (three - two, two - one);
  clear_table (table);
}

static void
test_laps_are_told_where_the_track_is_known (void **state)
{
  Table *table = set_table (LAPPED, 1400, 900);

  app_find_text (table->window, "Lap 1");
  table_play (table, "{'do':'count','by':'yellow','track':45}");
  app_find_text (table->window, "Laps 1 to 2");
  assert_true (says (table, "track",
                     "Scoring track\nAnna: 45 points, lap 2.\nBruno: 0 points, lap 1.\n"
                     "Carla: 0 points, lap 1."));
  app_wait_drawn (table->window);
  clear_table (table);

  table = set_table (HEADER ("free"), 1400, 900);
  table_play (table, "{'do':'count','by':'yellow','track':45}");
  assert_null (app_seek_text (table->window, "Laps 1 to 2"));
  clear_table (table);
}

static void
test_the_track_is_hidden_with_the_totals_until_the_end (void **state)
{
  Table *table = set_table (HEADER ("guided"), 1400, 900);

  table_play (table, BEFORE_THE_LAST);
  assert_true (app_is_shown (find_card (table, "track")));
  g_settings_set_boolean (caravan_settings (), "running-totals", FALSE);
  assert_false (app_is_shown (find_card (table, "track")));
  assert_true (says (table, "end", NEAR));
  table_play (table, FARMER ("yellow", "d1"));
  assert_false (app_is_shown (find_card (table, "track")));
  table_play (table, "{'do':'end'}");
  assert_true (app_is_shown (find_card (table, "track")));
  clear_table (table);
}

/* The end. */

/* It has a card of its own, so the menu of the strip does not say it again. */
static gboolean
is_menu_silent (Table *table)
{
  GtkWidget *strip = app_find_type (table->window, CARAVAN_TYPE_STRIP);
  CaravanStripParts parts = caravan_strip_get_parts (CARAVAN_STRIP (strip));

  return gtk_widget_get_first_child (parts.about) == NULL;
}

static void
test_the_last_round_names_who_is_still_to_play (void **state)
{
  Table *table = set_table (HEADER ("guided"), 1400, 900);

  assert_true (says (table, "end",
                     "A 14th farmer: 14 to go (Anna, Bruno and Carla). "
                     "Empty stacks: 0 of 3."));
  table_play (table, BEFORE_THE_LAST);
  assert_true (says (table, "end", NEAR));
  app_find_text (find_card (table, "end"), "1 to go");
  assert_true (is_menu_silent (table));
  table_play (table, FARMER ("yellow", "d1"));
  assert_true (says (table, "end", LAST "Still to play: Bruno and Carla."));
  undo (table);
  assert_true (says (table, "end", NEAR));
  table_play (table, FARMER ("yellow", "d1"));
  table_play (table, END_TURN ("yellow"));
  assert_true (says (table, "end", LAST "Still to play: Bruno and Carla."));
  table_play (table, FARMER ("blue", "e1"));
  assert_true (says (table, "end", LAST "Still to play: Carla."));
  table_play (table, END_TURN ("blue"));
  table_play (table, FARMER ("red", "f1"));
  assert_true (says (table, "end", LAST "Carla plays the last turn."));
  table_play (table, END_TURN ("red"));
  assert_true (says (table, "end", LAST "Game over"));
  clear_table (table);
}

/* A look back shows that moment. */
static void
test_the_standing_is_of_the_moment_that_is_looked_at (void **state)
{
  Table *table = set_table (HEADER ("guided"), 1400, 900);

  table_play (table, BEFORE_THE_LAST);
  table_play (table, FARMER ("yellow", "d1"));
  caravan_desk_look_at (table->desk, 1);
  assert_true (says (table, "end", NEAR));
  caravan_desk_look_at (table->desk, G_MAXSIZE);
  assert_true (says (table, "end", LAST "Still to play: Bruno and Carla."));
  clear_table (table);
}

/* Where it stands. */

static graphene_rect_t
find_board (Table *table)
{
  GtkWidget *board = app_find_type (table->window, CARAVAN_TYPE_BOARD);
  graphene_rect_t bounds;

  app_settle ();
  app_wait_drawn (table->window);
  assert_true (gtk_widget_compute_bounds (board, table->window, &bounds));
  return bounds;
}

static void
test_the_board_stays_whatever_the_cards_say (void **state)
{
  static const int sizes[][2] = { { 1440, 900 }, { 1366, 768 }, { 800, 700 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Table *table = set_table (HEADER ("guided"), sizes[i][0], sizes[i][1]);
      table_play (table, BEFORE_THE_LAST);
      graphene_rect_t before = find_board (table);
      g_settings_set_boolean (caravan_settings (), "running-totals", FALSE);
      graphene_rect_t without = find_board (table);
      assert_true (graphene_rect_equal (&before, &without));
      g_settings_set_boolean (caravan_settings (), "running-totals", TRUE);
      table_play (table, "{'do':'count','by':'yellow','track':120}");
      graphene_rect_t after = find_board (table);
      assert_true (graphene_rect_equal (&before, &after));
      clear_table (table);
    }
}

static void
test_a_narrow_window_has_it_with_the_players (void **state)
{
  Table *table = set_table (HEADER ("free"), 360, 740);

  assert_null (app_seek_type (table->window, CARAVAN_TYPE_OREGON_STANDING));
  g_signal_emit_by_name (
      gtk_widget_get_ancestor (app_find_text (table->window, "Players"),
                               GTK_TYPE_TOGGLE_BUTTON),
      "clicked");
  app_settle ();
  APP_WAIT (app_seek_type (table->window, CARAVAN_TYPE_OREGON_STANDING) != NULL);
  clear_table (table);
}

/* The keyboard comes to the cards, below the players. */
static void
test_the_keyboard_comes_to_the_cards (void **state)
{
  Table *table = set_table (HEADER ("free"), 1366, 768);

  assert_true (gtk_widget_grab_focus (find_card (table, "end")));
  assert_true (gtk_root_get_focus (GTK_ROOT (table->window)) ==
               find_card (table, "end"));
  assert_true (gtk_widget_get_focusable (find_card (table, "track")));
  clear_table (table);
}

static gboolean
is_cut (GtkWidget *widget, gpointer unused)
{
  return GTK_IS_LABEL (widget) && app_is_shown (widget) &&
         gtk_widget_has_css_class (widget, "strip-sentence") &&
         pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
}

/* What is due is whole, however much there is to say about the end. */
static void
test_the_last_round_leaves_the_sentence_its_room (void **state)
{
  static const char *const languages[] = { "en", "it", "fr" };
  g_autofree char *font = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      Table *table = set_table (HEADER ("guided"), 800, 700);
      table_play (table, BEFORE_THE_LAST);
      table_play (table, FARMER ("yellow", "d1"));
      app_wait_drawn (table->window);
      assert_null (
          app_walk (app_find_type (table->window, CARAVAN_TYPE_STRIP), is_cut, NULL));
      clear_table (table);
    }
  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
}

/* Rounds. */

static void
start_round (Table *table)
{
  table_play (table, START ("yellow", "church", "a9"));
  table_play (table, START ("blue", "warehouse", "c10"));
  table_play (table, START ("red", "post-office", "b10"));
}

static void
test_rounds_are_counted_from_the_first_turn (void **state)
{
  Table *table = set_table (HEADER ("guided"), 1400, 900);

  start_round (table);
  app_find_text (table->window, "Round 1");
  table_play (table, FARMER ("yellow", "d1"));
  table_play (table, END_TURN ("yellow"));
  table_play (table, END_TURN ("blue"));
  app_find_text (table->window, "Round 1");
  table_play (table, END_TURN ("red"));
  app_find_text (table->window, "Round 2");
  undo (table);
  app_find_text (table->window, "Round 1");
  clear_table (table);
}

/* Also those that were played in free turns, where nobody says when a turn ends. */
static void
test_rounds_of_free_turns_count_too (void **state)
{
  Table *table = set_table (HEADER ("free"), 1400, 900);

  start_round (table);
  table_play (table, FARMER ("yellow", "d1"));
  table_play (table, FARMER ("red", "e1"));
  table_play (table, FARMER ("blue", "f1"));
  table_play (table, FARMER ("blue", "e2"));
  table_play (table, "{'do':'set','turns':'guided'}");
  app_find_text (table->window, "Round 3");
  clear_table (table);
}

static void
test_no_round_is_named_after_a_position (void **state)
{
  Table *table = set_table (HEADER ("guided"), 1400, 900);

  table_play (table, BEFORE_THE_LAST);
  app_find_text (table->window, "Guided turns");
  assert_null (app_seek_text (table->window, "Round 1"));
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_the_track_follows_steps_and_undo),
    APP_TEST (test_who_is_level_stands_above_each_other),
    APP_TEST (test_laps_are_told_where_the_track_is_known),
    APP_TEST (test_the_track_is_hidden_with_the_totals_until_the_end),
    APP_TEST (test_the_last_round_names_who_is_still_to_play),
    APP_TEST (test_the_standing_is_of_the_moment_that_is_looked_at),
    APP_TEST (test_the_board_stays_whatever_the_cards_say),
    APP_TEST (test_a_narrow_window_has_it_with_the_players),
    APP_TEST (test_the_last_round_leaves_the_sentence_its_room),
    APP_TEST (test_the_keyboard_comes_to_the_cards),
    APP_TEST (test_rounds_are_counted_from_the_first_turn),
    APP_TEST (test_rounds_of_free_turns_count_too),
    APP_TEST (test_no_round_is_named_after_a_position),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
