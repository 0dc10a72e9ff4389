/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The replay: every moment is the one the record has, whatever brings it about; nothing
   is written and nothing secret is shown; the way there and back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-board-drawing.h"
#include "caravan-board.h"
#include "caravan-facts.h"
#include "caravan-language.h"
#include "caravan-words.h"
#include "caravan-replay-bar.h"
#include "caravan-replay-steps.h"
#include "caravan-rules-page.h"
#include "pages.h"
#include "files.h"
#include "hands.h"
#include "texts.h"

#define WIDTH  1200
#define HEIGHT 860

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','board':'sample','players':["                      \
  "{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"                     \
  "{'color':'green','name':'Chiara'}]}\n"

/* A directory, a record in it, and the window with its replay. */
typedef struct
{
  char *directory;
  char *path;
  CaravanWindow *window;
} Place;

static CaravanReplay *
get_replay (Place *place)
{
  return caravan_replay_page_get_replay (page_replay (place->window));
}

static gsize
get_moment (Place *place)
{
  return caravan_replay_get_moment (get_replay (place));
}

static GtkWidget *
find_part (Place *place, GType type)
{
  return app_find_type (GTK_WIDGET (page_replay (place->window)), type);
}

static GtkWidget *
get_slider (Place *place)
{
  return find_part (place, GTK_TYPE_SCALE);
}

static GtkListView *
get_list (Place *place)
{
  return GTK_LIST_VIEW (find_part (place, GTK_TYPE_LIST_VIEW));
}

/* Steps and notes there are, and how many of them have a row. */
static guint
count_lines (Place *place)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (get_list (place))));
}

static guint
count_rows (Place *place)
{
  guint n_rows = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (get_list (place)));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    n_rows++;
  return n_rows;
}

static gboolean
is_on (Place *place, GType type)
{
  return page_is_on (place->window, type);
}

static void
show (Place *place)
{
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.replay", "s",
                              place->path);
  APP_WAIT (is_on (place, CARAVAN_TYPE_REPLAY_PAGE) ||
            caravan_trouble_bar_get_text (place->window->trouble) != NULL);
  if (!is_on (place, CARAVAN_TYPE_REPLAY_PAGE))
    fail_msg ("%s", caravan_trouble_bar_get_text (place->window->trouble));
  app_wait_drawn (GTK_WIDGET (page_replay (place->window)));
}

static void
open_bytes (Place *place, const void *bytes, size_t size)
{
  place->directory = files_make_directory ("caravan-replay-");
  place->path = files_path (place->directory, "game.caravan");
  files_write (place->path, bytes, size);
  place->window = app_window_new (WIDTH, HEIGHT);
  show (place);
}

static void
open_example (Place *place, const char *name)
{
  g_autofree char *from =
      g_build_filename (g_getenv ("CARAVANSERAI_EXAMPLES"), name, NULL);
  RecBytes bytes = files_read (from);

  open_bytes (place, bytes.data, bytes.size);
  rec_bytes_free (&bytes);
}

static void
open_lines (Place *place, const char *lines)
{
  g_autofree char *quoted = g_strdup (lines);

  open_bytes (place, g_strdelimit (quoted, "'", '"'), strlen (quoted));
}

static void
leave (Place *place)
{
  app_close (place->window);
  free (place->path);
  assert_int_equal (files_remove_directory (place->directory), 0);
}

/* Moments. */

static CvMatch *
get_log (Place *place)
{
  return rec_record_match (
      caravan_sheet_get_record (caravan_replay_get_sheet (get_replay (place))));
}

/* What a screen reader says of each cell is said of the state after those steps. */
static void
expect_board_at (Place *place, gsize moment)
{
  CaravanBoard *board = CARAVAN_BOARD (find_part (place, CARAVAN_TYPE_BOARD));
  const CvTable *table = cv_match_table (get_log (place));
  CvState state;

  cv_match_state_at (get_log (place), moment, &state);
  assert_memory_equal (caravan_replay_get_state (get_replay (place)), &state,
                       sizeof state);
  for (int bit = 0; bit < table->board.height * table->board.stride; bit++)
    {
      int column = bit % table->board.stride, row = bit / table->board.stride;
      if (column >= table->board.width || table->board.glyph[bit] == '#')
        continue;
      g_autofree char *said =
          caravan_game_find (table->game)->words->describe (table, &state, bit);
      if (!app_has_name (caravan_board_get_cell (board, cv_cell (column, row)), said))
        fail_msg ("after %zu steps no cell is called “%s”", moment, said);
    }
}

static void
test_each_moment_shows_the_board_after_so_many_steps (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  gsize n_steps = caravan_replay_get_n_steps (get_replay (&place));
  assert_int_equal (n_steps, cv_match_n_steps (get_log (&place)));
  assert_int_equal (get_moment (&place), 0);
  for (gsize moment = 0; moment <= n_steps; moment += 31)
    {
      caravan_replay_go_to (get_replay (&place), moment);
      expect_board_at (&place, moment);
    }
  caravan_replay_go_to (get_replay (&place), n_steps + 5);
  assert_int_equal (get_moment (&place), n_steps);
  expect_board_at (&place, n_steps);
  leave (&place);
}

/* Every tile and camel of the example comes with the step that names it: the sentence
   of the bar names the cells that glow. */
static void
test_the_bar_says_the_step_that_led_here (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  app_find_text (GTK_WIDGET (page_replay (place.window)), "The start of the game");
  for (gsize moment = 1; moment <= 60; moment++)
    {
      CvSet cells;
      caravan_replay_go_to (get_replay (&place), moment);
      g_autofree char *said = caravan_replay_say_step (get_replay (&place), moment);
      caravan_replay_get_last (get_replay (&place), &cells);
      app_find_text (find_part (&place, CARAVAN_TYPE_REPLAY_BAR), said);
      for (int bit = cv_set_next (&cells, 0, CV_SET_WORDS); bit >= 0;
           bit = cv_set_next (&cells, bit + 1, CV_SET_WORDS))
        {
          char name[CV_CELL_TEXT_SIZE];
          cv_cell_print (cv_board_cell (&cv_match_table (get_log (&place))->board, bit),
                         name);
          assert_non_null (strstr (said, name));
        }
    }
  leave (&place);
}

/* Hands. */

static void
press (Place *place, const char *key, gsize moment)
{
  hands_key (GTK_WIDGET (place->window), key);
  if (get_moment (place) != moment)
    fail_msg ("%s led to moment %zu, not %zu", key, get_moment (place), moment);
  assert_int_equal ((gsize) gtk_range_get_value (GTK_RANGE (get_slider (place))),
                    moment);
}

static void
test_keys_go_through_the_game_from_the_slider (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  gsize n_steps = caravan_replay_get_n_steps (get_replay (&place));
  assert_true (gtk_widget_has_focus (get_slider (&place)));
  press (&place, "Left", 0);
  press (&place, "Right", 1);
  press (&place, "Down", 2);
  press (&place, "Up", 1);
  press (&place, "Page_Down", 11);
  press (&place, "Page_Up", 1);
  press (&place, "Page_Up", 0);
  press (&place, "End", n_steps);
  press (&place, "Right", n_steps);
  press (&place, "Page_Up", n_steps - 10);
  press (&place, "Left", n_steps - 11);
  press (&place, "Home", 0);
  leave (&place);
}

/* The board keeps its own keys, the list goes line by line and takes the others. */
static void
test_keys_on_the_board_and_in_the_list (void **state)
{
  Place place;
  CaravanBoard *board;

  open_example (&place, "oasis.caravan");
  board = CARAVAN_BOARD (find_part (&place, CARAVAN_TYPE_BOARD));
  caravan_board_focus (board, cv_cell (8, 6));
  press (&place, "Right", 0);
  assert_int_equal (caravan_board_get_focus (board), cv_cell (9, 6));
  press (&place, "Home", 0);
  hands_click (app_find_text (find_part (&place, CARAVAN_TYPE_REPLAY_STEPS),
                              "The start of the game"));
  press (&place, "Down", 1);
  press (&place, "Down", 2);
  press (&place, "Right", 3);
  press (&place, "Page_Down", 13);
  app_wait_drawn (GTK_WIDGET (place.window));
  press (&place, "Up", 12);
  leave (&place);
}

static void
test_the_mouse_slides_and_chooses_a_step (void **state)
{
  Place place;
  GtkWidget *slider;

  open_example (&place, "oasis.caravan");
  slider = get_slider (&place);
  hands_click (slider);
  gsize n_steps = caravan_replay_get_n_steps (get_replay (&place));
  assert_true (get_moment (&place) > n_steps / 4 &&
               get_moment (&place) < n_steps * 3 / 4);
  caravan_replay_go_to (get_replay (&place), 0);
  app_wait_drawn (slider);
  g_autofree char *third = caravan_replay_say_step (get_replay (&place), 3);
  hands_click (app_find_text (find_part (&place, CARAVAN_TYPE_REPLAY_STEPS), third));
  assert_int_equal (get_moment (&place), 3);
  leave (&place);
}

static void
test_buttons_go_to_and_fro (void **state)
{
  Place place;
  static const struct
  {
    const char *name;
    int moment; /* -1: the end */
  } clicks[] = { { "One step forward", 1 },
                 { "One step forward", 2 },
                 { "One step back", 1 },
                 { "To the end", -1 },
                 { "To the start", 0 } };

  open_example (&place, "oregon.caravan");
  gsize n_steps = caravan_replay_get_n_steps (get_replay (&place));
  for (gsize i = 0; i < G_N_ELEMENTS (clicks); i++)
    {
      hands_click (
          app_find_text (GTK_WIDGET (page_replay (place.window)), clicks[i].name));
      assert_int_equal (get_moment (&place),
                        clicks[i].moment < 0 ? n_steps : (gsize) clicks[i].moment);
    }
  assert_false (gtk_widget_get_sensitive (
      app_find_text (GTK_WIDGET (page_replay (place.window)), "One step back")));
  leave (&place);
}

/* Running. */

static void
test_the_space_bar_lets_it_run_and_stops_it (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  hands_key (GTK_WIDGET (place.window), "space");
  assert_true (caravan_replay_is_running (get_replay (&place)));
  app_find_text (GTK_WIDGET (page_replay (place.window)), "Stop");
  APP_WAIT (get_moment (&place) >= 2);
  hands_key (GTK_WIDGET (place.window), "space");
  assert_false (caravan_replay_is_running (get_replay (&place)));
  app_find_text (GTK_WIDGET (page_replay (place.window)), "Let it run");
  leave (&place);
}

static void
test_it_stops_at_the_end_and_begins_again (void **state)
{
  Place place;

  open_lines (&place, HEADER "{'do':'place','by':'red','tile':'oasis','at':'f1'}\n"
                             "{'do':'camel','by':'blue','at':'a3'}\n");
  assert_int_equal (caravan_replay_get_pace (get_replay (&place)), 1000);
  caravan_replay_go_to (get_replay (&place), 1);
  caravan_replay_set_running (get_replay (&place), TRUE);
  APP_WAIT (!caravan_replay_is_running (get_replay (&place)));
  assert_int_equal (get_moment (&place), 2);
  caravan_replay_set_running (get_replay (&place), TRUE);
  assert_int_equal (get_moment (&place), 0);
  hands_key (GTK_WIDGET (place.window), "Right");
  assert_false (caravan_replay_is_running (get_replay (&place)));
  caravan_replay_set_running (get_replay (&place), TRUE);
  page_go_to_start (place.window);
  APP_WAIT (!caravan_replay_is_running (get_replay (&place)));
  assert_true (get_moment (&place) < 2);
  leave (&place);
}

/* Points and counts. */

static void
expect_points (Place *place, int seat, int points)
{
  int shown = -1;

  assert_true (caravan_replay_get_points (get_replay (place), seat, &shown));
  assert_int_equal (shown, points);
}

/* At the end everything of Oasis is on the board. */
static void
test_points_grow_to_the_total (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  const CvScore *score =
      caravan_sheet_get_score (caravan_replay_get_sheet (get_replay (&place)));
  for (int seat = 0; seat < score->n_players; seat++)
    expect_points (&place, seat, 0);
  caravan_replay_go_to (get_replay (&place), G_MAXSIZE);
  for (int seat = 0; seat < score->n_players; seat++)
    expect_points (&place, seat, score->player[seat].total);
  app_find_text (GTK_WIDGET (page_replay (place.window)), "90");
  leave (&place);
}

/* Two steppe tiles of Red with three horses in the end: 6 points after the second. */
static void
test_points_are_reckoned_with_the_tiles_of_the_end (void **state)
{
  Place place;

  open_lines (&place, HEADER "{'do':'place','by':'red','tile':'steppe','at':'f5'}\n"
                             "{'do':'place','by':'red','tile':'steppe','at':'g5'}\n"
                             "{'do':'hide','by':'red','add':{'horses':3}}\n"
                             "{'do':'reveal','by':'red','counts':{'commodities':0,"
                             "'wells':0,'horses':3,'ovoos':0}}\n");
  static const int wanted[] = { 0, 3, 6, 6, 6 };
  for (gsize moment = 0; moment < G_N_ELEMENTS (wanted); moment++)
    {
      caravan_replay_go_to (get_replay (&place), moment);
      expect_points (&place, 0, wanted[moment]);
    }
  leave (&place);
}

static char *
collect_at_all_moments (Place *place)
{
  GString *all = g_string_new (NULL);

  for (gsize moment = 0; moment <= caravan_replay_get_n_steps (get_replay (place));
       moment++)
    {
      caravan_replay_go_to (get_replay (place), moment);
      app_wait_drawn (GTK_WIDGET (page_replay (place->window)));
      APP_WAIT (count_rows (place) == count_lines (place));
      g_autoptr (GPtrArray) texts = texts_collect (GTK_WIDGET (place->window));
      for (guint i = 0; i < texts->len; i++)
        g_string_append_printf (all, "%s\n", ((Text *) texts->pdata[i])->text);
    }
  return g_string_free (all, FALSE);
}

static char *
collect_with (const char *counts)
{
  g_autofree char *lines =
      g_strdup_printf (HEADER "{'do':'place','by':'red','tile':'steppe','at':'f5'}\n"
                              "{'do':'hide','by':'red','add':{%s}}\n"
                              "{'do':'camel','by':'blue','at':'a3'}\n",
                       counts);
  Place place;
  char *all;

  /* A tooltip under the pointer would be a text more. */
  hands_put_away ();
  open_lines (&place, lines);
  all = collect_at_all_moments (&place);
  assert_false (caravan_replay_get_points (get_replay (&place), 0, &(int){ 0 }));
  leave (&place);
  return all;
}

static void
test_what_is_hidden_is_in_no_moment (void **state)
{
  g_autofree char *few = collect_with ("'horses':1");
  g_autofree char *many = collect_with ("'ovoos':7,'wells':3");

  assert_string_equal (few, many);
  assert_non_null (strstr (few, "Anna, Red: not revealed."));
}

static void
test_oregon_and_basari_are_drawn_and_counted (void **state)
{
  static const char *const names[] = { "oregon.caravan", "basari.caravan" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      Place place;
      open_example (&place, names[i]);
      const CvTable *table = cv_match_table (get_log (&place));
      find_part (&place, table->board.width > 0 ? CARAVAN_TYPE_BOARD_VIEW
                                                : CARAVAN_TYPE_BOARD_DRAWING);
      for (gsize moment = 0; moment <= caravan_replay_get_n_steps (get_replay (&place));
           moment += 7)
        {
          CvFact facts[CV_FACTS_MOST];
          caravan_replay_go_to (get_replay (&place), moment);
          int n = table->game->facts (
              table, caravan_replay_get_state (get_replay (&place)), 1, facts);
          g_autofree char *said =
              caravan_facts_list (facts, n, 1u << CV_FACT_POINTS | 1u << CV_FACT_GEMS);
          app_find_text (GTK_WIDGET (page_replay (place.window)), said);
        }
      leave (&place);
    }
}

#define BARE_RING                                                                      \
  "{'caravanserai':1,'game':'basari','turns':'free','board':{'caravanserai-board':1,"  \
  "'game':'basari','id':'bare','title':'Bare','arches':8,'majority':{'red':14,"        \
  "'yellow':12,'green':10,'blue':8},'lap':10},'players':[{'color':'red','name':'Anna'" \
  "},"                                                                                 \
  "{'color':'blue','name':'Bruno'},{'color':'green','name':'Chiara'}]}\n"

/* The ring before the first step, where somebody then takes what an archway shows. */
static GBytes *
draw_start_of (const char *step)
{
  g_autofree char *lines = g_strconcat (BARE_RING, step, "\n", NULL);
  Place place;

  open_lines (&place, lines);
  caravan_replay_go_to (get_replay (&place), 0);
  GBytes *drawn = app_take_picture (find_part (&place, CARAVAN_TYPE_BOARD_DRAWING));
  leave (&place);
  return drawn;
}

static void
test_a_ring_shows_what_was_found_out_about_it (void **state)
{
  g_autoptr (GBytes) unknown = draw_start_of ("{'do':'skip','by':'blue'}");
  g_autoptr (GBytes) six = draw_start_of ("{'do':'points','by':'blue','points':6}");
  g_autoptr (GBytes) five = draw_start_of ("{'do':'points','by':'blue','points':5}");
  g_autoptr (GBytes) gems = draw_start_of ("{'do':'gems','by':'blue','gems':'rb'}");
  g_autoptr (GBytes) again = draw_start_of ("{'do':'skip','by':'green'}");

  assert_true (g_bytes_equal (unknown, again));
  assert_false (g_bytes_equal (unknown, six));
  assert_false (g_bytes_equal (six, five));
  assert_false (g_bytes_equal (unknown, gems));
}

/* The record. */

static void
test_looking_writes_nothing_and_keeps_nobody_out (void **state)
{
  Place place;
  RecError error = { 0 };

  open_example (&place, "oasis.caravan");
  RecBytes before = files_read (place.path);
  caravan_replay_go_to (get_replay (&place), 100);
  g_autoptr (CaravanMatch) match = caravan_match_open (place.path, &error);
  assert_non_null (match);
  assert_null (caravan_match_get_read_only (match));
  RecBytes after = files_read (place.path);
  assert_int_equal (before.size, after.size);
  assert_memory_equal (before.data, after.data, after.size);
  rec_bytes_free (&before);
  rec_bytes_free (&after);
  leave (&place);
}

/* What was taken back did not happen; a note is a line of its own, of the moment before
   it; a house rule is marked in its line and on the board. */
static void
test_notes_house_rules_and_what_was_taken_back (void **state)
{
  Place place;
  CvSet house;

  open_lines (&place, HEADER
              "{'do':'place','by':'red','tile':'oasis','at':'f1'}\n"
              "{'do':'note','text':'Tea'}\n"
              "{'do':'place','by':'blue','tile':'oasis','at':'j1'}\n"
              "{'do':'undo'}\n"
              "{'do':'place','by':'blue','tile':'oasis','at':'g1','allowed':'house'}"
              "\n");
  assert_int_equal (caravan_replay_get_n_steps (get_replay (&place)), 2);
  assert_int_equal (count_lines (&place), 4);
  assert_null (
      app_seek_text (GTK_WIDGET (page_replay (place.window)), "Bruno: Oasis j1"));
  hands_click (app_find_text (find_part (&place, CARAVAN_TYPE_REPLAY_STEPS), "Tea"));
  assert_int_equal (get_moment (&place), 1);
  caravan_replay_get_house (get_replay (&place), &house);
  assert_true (cv_set_is_empty (&house, CV_SET_WORDS));
  caravan_replay_go_to (get_replay (&place), 2);
  caravan_replay_get_house (get_replay (&place), &house);
  assert_int_equal (cv_set_count (&house, CV_SET_WORDS), 1);
  app_find_text (find_part (&place, CARAVAN_TYPE_REPLAY_STEPS),
                 "Bruno: Oasis g1 (house rule)");
  leave (&place);
}

static void
test_a_long_game_has_few_rows (void **state)
{
  g_autoptr (GString) lines = g_string_new (HEADER);
  Place place;

  for (int i = 0; i < 2000; i++)
    g_string_append_printf (lines, "{'do':'counters','order':['%s','%s','green']}\n",
                            i % 2 ? "red" : "blue", i % 2 ? "blue" : "red");
  open_lines (&place, lines->str);
  hands_key (GTK_WIDGET (place.window), "End");
  app_wait_drawn (GTK_WIDGET (place.window));
  assert_int_equal (count_lines (&place), 2001);
  assert_true (count_rows (&place) > 0 && count_rows (&place) < 500);
  assert_int_equal (caravan_replay_get_pace (get_replay (&place)), 250);
  leave (&place);
}

/* The way there and back. */

static void
test_a_step_leads_to_its_rule_and_back (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  caravan_replay_go_to (get_replay (&place), 150);
  app_settle ();
  hands_click (
      app_find_text (GTK_WIDGET (page_replay (place.window)), "Read the rule"));
  assert_true (is_on (&place, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (place.window)),
                       caravan_replay_find_anchor (get_replay (&place), 150));
  hands_key (GTK_WIDGET (place.window), "alt+Left");
  assert_true (is_on (&place, CARAVAN_TYPE_REPLAY_PAGE));
  assert_int_equal (get_moment (&place), 150);
  hands_key (GTK_WIDGET (place.window), "F1");
  assert_true (is_on (&place, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (place.window)),
                       "use-past#replay");
  leave (&place);
}

static void
test_back_leads_to_where_it_was_opened (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  hands_key (GTK_WIDGET (place.window), "alt+Left");
  assert_true (is_on (&place, CARAVAN_TYPE_WELCOME_PAGE));
  caravan_window_show_past (place.window);
  show (&place);
  hands_key (GTK_WIDGET (place.window), "alt+Left");
  assert_true (is_on (&place, CARAVAN_TYPE_PAST_PAGE));
  leave (&place);
}

static void
test_a_record_that_cannot_be_read_is_named (void **state)
{
  Place place;
  g_autofree char *missing = NULL;

  open_example (&place, "oasis.caravan");
  page_go_to_start (place.window);
  missing = g_build_filename (place.directory, "missing.caravan", NULL);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.replay", "s", missing);
  APP_WAIT (caravan_trouble_bar_get_text (place.window->trouble) != NULL);
  assert_non_null (
      strstr (caravan_trouble_bar_get_text (place.window->trouble), "missing.caravan"));
  assert_true (is_on (&place, CARAVAN_TYPE_WELCOME_PAGE));
  leave (&place);
}

static void
test_the_table_leads_to_its_replay (void **state)
{
  Place place;

  open_example (&place, "oasis.caravan");
  caravan_window_open_path (place.window, place.path);
  APP_WAIT (is_on (&place, CARAVAN_TYPE_TABLE_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.replay", "s", "");
  assert_true (is_on (&place, CARAVAN_TYPE_REPLAY_PAGE));
  caravan_pages_pop (place.window->pages);
  assert_true (is_on (&place, CARAVAN_TYPE_TABLE_PAGE));
  leave (&place);
}

static void
test_it_speaks_the_language_of_the_moment (void **state)
{
  Place place;
  GtkWidget *bar, *steps;

  open_example (&place, "oasis.caravan");
  bar = find_part (&place, CARAVAN_TYPE_REPLAY_BAR);
  steps = find_part (&place, CARAVAN_TYPE_REPLAY_STEPS);
  caravan_replay_go_to (get_replay (&place), 150);
  APP_WAIT (app_seek_text (bar, "Anna: Steppe g9") != NULL);
  APP_WAIT (app_seek_text (steps, "Anna: Steppe g9") != NULL);
  app_set_language ("it");
  APP_WAIT (app_seek_text (bar, "Anna: Steppa g9") != NULL);
  APP_WAIT (app_seek_text (steps, "Anna: Steppa g9") != NULL);
  app_set_language ("en");
  assert_int_equal (get_moment (&place), 150);
  leave (&place);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_each_moment_shows_the_board_after_so_many_steps),
    APP_TEST (test_the_bar_says_the_step_that_led_here),
    APP_TEST (test_keys_go_through_the_game_from_the_slider),
    APP_TEST (test_keys_on_the_board_and_in_the_list),
    APP_TEST (test_the_mouse_slides_and_chooses_a_step),
    APP_TEST (test_buttons_go_to_and_fro),
    APP_TEST (test_the_space_bar_lets_it_run_and_stops_it),
    APP_TEST (test_it_stops_at_the_end_and_begins_again),
    APP_TEST (test_points_grow_to_the_total),
    APP_TEST (test_points_are_reckoned_with_the_tiles_of_the_end),
    APP_TEST (test_what_is_hidden_is_in_no_moment),
    APP_TEST (test_oregon_and_basari_are_drawn_and_counted),
    APP_TEST (test_a_ring_shows_what_was_found_out_about_it),
    APP_TEST (test_looking_writes_nothing_and_keeps_nobody_out),
    APP_TEST (test_notes_house_rules_and_what_was_taken_back),
    APP_TEST (test_a_long_game_has_few_rows),
    APP_TEST (test_a_step_leads_to_its_rule_and_back),
    APP_TEST (test_back_leads_to_where_it_was_opened),
    APP_TEST (test_a_record_that_cannot_be_read_is_named),
    APP_TEST (test_the_table_leads_to_its_replay),
    APP_TEST (test_it_speaks_the_language_of_the_moment),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
