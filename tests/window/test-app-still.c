/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board stands still: whole guided games are played at a table, in three languages
   and three sizes of window, with everything that can be said, asked and chosen on the
   way; the board has the same place and cells of the same size all along. And it is
   large. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-basari-draft.h"
#include "caravan-basari-surface.h"
#include "caravan-board.h"
#include "caravan-settings.h"
#include "caravan-strip.h"
#include "caravan-table-page.h"
#include "caravan-verdict-card.h"
#include "caravan-view-button.h"
#include "cv-games.h"
#include "files.h"
#include "played.h"
#include "simulated.h"

#define N_PLAYERS 4

#define SOME_ARCH 17

/* How often what is rare is tried, and a frame is drawn. */
#define RARELY 23

typedef struct
{
  int x, y, width, height;
} Box;

/* What must not move. Where no board of cells lies, the board is the surface with its
   ring, and the cell one of the archways. */
typedef struct
{
  Box board, cell, strip, verdict;
  Box slots[2]; /* of the verdict's buttons; width 0: none was seen yet */
} Places;

typedef struct
{
  CaravanWindow *window;
  GtkWidget *page;
  CaravanDesk *desk;
  CaravanBoardView *view; /* NULL: the game has a surface of its own */
  GtkWidget *surface;
  GtkWidget *strip, *card;
  Places first[3]; /* by language, which people choose */
  gboolean is_known[3];
  int language;
  int n_states;
  const char *doing; /* for whoever has to find it */
} Stage;

static const char *const languages[] = { "en", "it", "fr" };

/* Places. */

static Box
find_box (GtkWidget *widget, GtkWidget *in)
{
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, in, &bounds));
  return (Box){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                (int) bounds.size.height };
}

static GtkWidget *
get_cell (Stage *stage)
{
  if (stage->view == NULL)
    return caravan_basari_ring_view_get_arch (CARAVAN_BASARI_RING_VIEW (stage->surface),
                                              SOME_ARCH);
  return caravan_board_get_cell (caravan_board_view_get_board (stage->view),
                                 cv_cell (8, 6));
}

static void
find_slot (Stage *stage, Box *ret_slot, int n, const CaravanVerdictButton *buttons)
{
  for (int i = 0; i < n; i++)
    {
      GtkWidget *button = caravan_verdict_card_get_button (
          CARAVAN_VERDICT_CARD (stage->card), buttons[i]);
      if (gtk_widget_get_child_visible (button))
        *ret_slot = find_box (button, stage->page);
    }
}

static void
find_places (Stage *stage, Places *ret_places)
{
  static const CaravanVerdictButton left[] = { CARAVAN_VERDICT_WHY,
                                               CARAVAN_VERDICT_CANCEL };
  static const CaravanVerdictButton right[] = { CARAVAN_VERDICT_OVERRULE,
                                                CARAVAN_VERDICT_RECORD,
                                                CARAVAN_VERDICT_DECLINE };

  *ret_places = (Places){
    .board = find_box (stage->surface, stage->page),
    .cell = find_box (get_cell (stage), stage->page),
    .strip = find_box (stage->strip, stage->page),
    .verdict = find_box (stage->card, stage->page),
  };
  find_slot (stage, &ret_places->slots[0], 2, left);
  find_slot (stage, &ret_places->slots[1], 3, right);
}

static void
expect_box (Stage *stage, const char *what, const Box *now, const Box *then)
{
  if (memcmp (now, then, sizeof *now) != 0)
    fail_msg ("%s has moved at state %d (%s): %d,%d %d×%d was %d,%d %d×%d", what,
              stage->n_states, stage->doing, now->x, now->y, now->width, now->height,
              then->x, then->y, then->width, then->height);
}

/* A button's place is that of the first one seen there. */
static void
expect_slot (Stage *stage, int slot, const Box *now)
{
  Box *then = &stage->first[stage->language].slots[slot];

  if (now->width == 0)
    return;
  if (then->width == 0)
    *then = *now;
  assert_int_equal (now->x, then->x);
  assert_int_equal (now->width, then->width);
}

/* Lays the page out as the next frame would, without drawing all of it a thousand
   times; now and then it is drawn. */
static void
lay_out (Stage *stage)
{
  GtkWidget *content =
      adw_application_window_get_content (ADW_APPLICATION_WINDOW (stage->window));
  GtkAllocation place;

  if (stage->n_states % RARELY == 0)
    app_wait_drawn (stage->page);
  gtk_widget_get_allocation (content, &place);
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (content, &place, -1);
}

static void
expect_still (Stage *stage, const char *doing)
{
  const Places *first = &stage->first[stage->language];
  Places now;

  stage->doing = doing;
  stage->n_states++;
  lay_out (stage);
  find_places (stage, &now);
  expect_box (stage, "the board", &now.board, &first->board);
  expect_box (stage, "a cell", &now.cell, &first->cell);
  expect_box (stage, "the strip", &now.strip, &first->strip);
  expect_box (stage, "the verdict", &now.verdict, &first->verdict);
  expect_slot (stage, 0, &now.slots[0]);
  expect_slot (stage, 1, &now.slots[1]);
}

/* What people do between two steps. */

/* The n-th land, legal or not; none: CV_CELL_NONE. */
static CvCell
find_cell (Stage *stage, gboolean legal, int n)
{
  const CvBoard *board = &caravan_desk_get_table (stage->desk)->board;
  CvSet land = cv_board_with (board, ".o=OSRgrmw");
  CvCell found = CV_CELL_NONE;

  for (int bit = cv_set_next (&land, 0, board->n_words); bit >= 0 && n >= 0;
       bit = cv_set_next (&land, bit + 1, board->n_words))
    if (cv_set_has (caravan_desk_get_legal (stage->desk), bit) == legal)
      {
        found = cv_board_cell (board, bit);
        n--;
      }
  return found;
}

static int
count_tools (Stage *stage)
{
  const CaravanTool *tools = caravan_desk_get_game (stage->desk)->table->tools;
  int n = 0;

  while (tools[n].term != NULL)
    n++;
  return n;
}

static void
point_and_pin (Stage *stage, int n)
{
  CvCell legal, refused;

  caravan_desk_set_tool (stage->desk, n % count_tools (stage));
  refused = find_cell (stage, FALSE, n * 7 % 90);
  legal = find_cell (stage, TRUE, n * 5 % 20);
  caravan_desk_point (stage->desk, refused);
  expect_still (stage, "a refused space is pointed at");
  caravan_desk_tap (stage->desk, refused);
  if (legal != CV_CELL_NONE)
    caravan_desk_point (stage->desk, legal);
  expect_still (stage, "a refusal is pinned");
  caravan_desk_unpin (stage->desk);
  if (legal != CV_CELL_NONE)
    {
      caravan_desk_tap (stage->desk, legal);
      expect_still (stage, "a legal space is pinned");
    }
  caravan_desk_unpin (stage->desk);
  caravan_desk_point (stage->desk, CV_CELL_NONE);
}

static void
look_and_correct (Stage *stage)
{
  RecError error = { 0 };

  caravan_desk_look_at (stage->desk, 3);
  expect_still (stage, "an earlier moment is looked at");
  caravan_desk_look_at (stage->desk, G_MAXSIZE);
  caravan_desk_correct (stage->desk, 1);
  expect_still (stage, "a step is corrected");
  caravan_desk_cancel (stage->desk);
  rec_error_set (&error, N_ ("“%1$s” must be a list"), "rows", NULL);
  caravan_desk_set_message (stage->desk, &error);
  expect_still (stage, "something is wrong");
  caravan_desk_set_message (stage->desk, NULL);
}

static gboolean
has_name (GtkWidget *widget, gpointer start)
{
  return g_str_has_prefix (gtk_widget_get_name (widget), start) &&
         gtk_widget_is_sensitive (widget);
}

/* Half of a choice in the strip: the first control whose name begins so. */
static void
click (Stage *stage, const char *start)
{
  GtkWidget *controls = caravan_strip_get_parts (CARAVAN_STRIP (stage->strip)).controls;
  GtkWidget *control = app_walk (controls, has_name, (gpointer) start);

  if (control == NULL)
    return;
  g_signal_emit_by_name (control, "clicked");
  expect_still (stage, start);
}

static gsize
count_steps (Stage *stage)
{
  return cv_match_n_steps (
      caravan_match_get_log (caravan_desk_get_match (stage->desk)));
}

static void
write_down (Stage *stage)
{
  CaravanMatch *match = caravan_desk_get_match (stage->desk);

  /* What follows of itself is written after the step. */
  do
    assert_true (caravan_match_flush (match));
  while (caravan_match_is_busy (match));
}

/* Whatever was recorded on the way: the game is another one. */
static void
take_back (Stage *stage, gsize n_steps)
{
  while (count_steps (stage) > n_steps)
    {
      caravan_desk_undo (stage->desk);
      write_down (stage);
    }
}

static void
choose_by_halves (Stage *stage)
{
  static const char *const halves[] = { "counter-", "counters-back", "take-",
                                        "card-",    "slot-",         "take-back",
                                        "brought-", "brought-again", "piece-" };
  gsize n = count_steps (stage);

  for (gsize i = 0; i < G_N_ELEMENTS (halves) && count_steps (stage) == n; i++)
    {
      click (stage, halves[i]);
      write_down (stage);
    }
  take_back (stage, n);
}

/* Where nothing is placed: dice, cards and gems that are told and taken back, and what
   an archway shows. */
static void
tell_by_halves (Stage *stage, int n)
{
  static const char *const halves[] = { "die-", "action-", "speaker-b", "gem-",
                                        "gem-", "offer",   "back" };
  gsize n_steps = count_steps (stage);

  for (gsize i = 0; i < G_N_ELEMENTS (halves) && count_steps (stage) == n_steps; i++)
    {
      click (stage, halves[i]);
      write_down (stage);
    }
  take_back (stage, n_steps);
  for (int gem = 0; caravan_basari_find_speaker (stage->desk) >= 0 && gem < n % 12;
       gem++)
    {
      caravan_basari_put_gem (stage->desk, gem % CV_GEM_COLORS);
      expect_still (stage, "an offer is put together");
    }
  caravan_desk_unpin (stage->desk);
}

/* A step that needs a choice on the board is first asked for on the board. */
static void
ask (Stage *stage, json_t *event)
{
  const char *at = json_string_value (json_object_get (event, "at"));
  int tool = caravan_desk_find_tool (stage->desk, event);
  CvCell cell;

  if (at == NULL || tool < 0 || json_object_size (event) < 5 ||
      !cv_cell_parse (at, &cell))
    return;
  gsize n = count_steps (stage);
  caravan_desk_set_tool (stage->desk, tool);
  caravan_desk_act (stage->desk, cell);
  write_down (stage);
  if (caravan_desk_get_question (stage->desk) != NULL)
    {
      expect_still (stage, "a question is open");
      caravan_desk_cancel (stage->desk);
    }
  take_back (stage, n);
}

/* The game. */

/* The end of a round or of a turn follows of itself after its last step. */
static gboolean
may_have_followed (json_t *event)
{
  return g_str_has_prefix (json_string_value (json_object_get (event, "do")), "end-");
}

static void
play_step (Stage *stage, const char *line, int n)
{
  json_t *event = json_loads (line, 0, NULL);

  assert_non_null (event);
  if (n % RARELY == 5)
    look_and_correct (stage);
  if (stage->view == NULL)
    tell_by_halves (stage, n);
  else
    choose_by_halves (stage);
  if (n % 3 != 0 && stage->view != NULL)
    point_and_pin (stage, n);
  ask (stage, event);
  if (!caravan_desk_play (stage->desk, event) && !may_have_followed (event))
    fail_msg ("step %zu can't be played: %s", count_steps (stage), line);
  write_down (stage);
  expect_still (stage, line);
  json_decref (event);
}

static void
set_language (Stage *stage, int language)
{
  app_set_language (languages[language]);
  stage->language = language;
  if (stage->is_known[language])
    return;
  app_settle ();
  app_wait_drawn (stage->page);
  find_places (stage, &stage->first[language]);
  stage->is_known[language] = TRUE;
}

/* To the end, or as far as the states go. */
static void
play_game (Stage *stage, const char *events, int n_states)
{
  g_auto (GStrv) lines = g_strsplit (events, "\n", -1);

  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      if (i % RARELY == 0)
        set_language (stage, i / RARELY % 3);
      play_step (stage, lines[i], i);
    }
  assert_true (caravan_desk_is_over (stage->desk));
  assert_true (stage->n_states >= n_states);
}

static Stage *
set_stage (CaravanMatch *match, int width, int height)
{
  Stage *stage = g_new0 (Stage, 1);

  stage->window = app_window_with_match (match, width, height);
  stage->page = app_find_type (GTK_WIDGET (stage->window), CARAVAN_TYPE_TABLE_PAGE);
  stage->desk = caravan_table_page_get_desk (CARAVAN_TABLE_PAGE (stage->page));
  stage->view = caravan_table_page_get_board_view (CARAVAN_TABLE_PAGE (stage->page));
  stage->surface = stage->view != NULL
                       ? GTK_WIDGET (stage->view)
                       : app_find_type (stage->page, CARAVAN_TYPE_BASARI_SURFACE);
  app_settle ();
  app_wait_drawn (stage->page);
  stage->strip = app_find_type (stage->page, CARAVAN_TYPE_STRIP);
  stage->card = app_find_type (stage->page, CARAVAN_TYPE_VERDICT_CARD);
  set_language (stage, 0);
  return stage;
}

static void
clear_stage (Stage *stage)
{
  app_close (stage->window);
  app_set_language ("en");
  g_free (stage);
}

typedef struct
{
  char *directory;
  CaravanMatch *match;
  Stage *stage;
} Evening;

static Evening
begin_evening (const CvGame *game, int width, int height)
{
  Evening evening = { .directory = files_make_directory ("caravan-still-") };

  evening.match = played_new_of (evening.directory, game, "guided", N_PLAYERS);
  evening.stage = set_stage (evening.match, width, height);
  return evening;
}

static void
end_evening (Evening *evening)
{
  clear_stage (evening->stage);
  g_object_unref (evening->match);
  caravan_match_settle ();
  assert_int_equal (files_remove_directory (evening->directory), 0);
}

/* Every size has games of its own, in which the languages change. Oregon is the shortest
   one. */
static void
play_at (int width, int height, uint64_t seed)
{
  const struct
  {
    const CvGame *game;
    int n_states;
  } games[] = { { &cv_oasis, 1000 }, { &cv_oregon, 200 }, { &cv_basari, 500 } };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Evening evening = begin_evening (games[i].game, width, height);
      char *events = simulated_events (games[i].game, N_PLAYERS, seed);
      play_game (evening.stage, events, games[i].n_states);
      free (events);
      end_evening (&evening);
    }
}

static void
test_board_stands_still_at_1280 (void **state)
{
  play_at (1280, 720, 5);
}

static void
test_board_stands_still_at_1366 (void **state)
{
  play_at (1366, 768, 6);
}

static void
test_board_stands_still_on_a_phone (void **state)
{
  play_at (360, 720, 7);
}

/* How large it is. */

static void
test_spaces_are_large_on_a_laptop (void **state)
{
  Evening evening = begin_evening (&cv_oasis, 1366, 768);

  for (int i = 0; i < 3; i++)
    {
      set_language (evening.stage, i);
      assert_true (evening.stage->first[i].cell.width >= 42);
    }
  end_evening (&evening);
}

/* Rows that are in sight from edge to edge, wherever the board is scrolled to. */
static int
count_rows (Stage *stage)
{
  CaravanBoard *board = caravan_board_view_get_board (stage->view);
  Box view = find_box (GTK_WIDGET (stage->view), stage->page);
  int n = 0;

  for (int row = 0; row < 13; row++)
    {
      Box cell =
          find_box (caravan_board_get_cell (board, cv_cell (5, row)), stage->page);
      n += cell.y >= view.y && cell.y + cell.height <= view.y + view.height;
    }
  return n;
}

static void
expect_rows (Stage *stage, int n_rows)
{
  GtkWidget *scrolled =
      app_find_type (GTK_WIDGET (stage->view), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  for (int at = 0; at < 60; at += 7)
    {
      gtk_adjustment_set_value (down, at);
      app_settle ();
      app_wait_drawn (stage->page);
      if (count_rows (stage) < n_rows)
        fail_msg ("%d rows at %d in %s", count_rows (stage), at,
                  languages[stage->language]);
    }
}

static void
set_folded (gboolean folded)
{
  g_settings_set_boolean (caravan_settings (), "verdict-folded", folded);
}

static void
test_rows_in_sight_on_a_phone (void **state)
{
  Evening evening = begin_evening (&cv_oasis, 360, 720);
  Stage *stage = evening.stage;

  for (int i = 0; i < 3; i++)
    {
      set_language (stage, i);
      assert_int_equal (stage->first[i].cell.width, 40);
      expect_rows (stage, 6);
      set_folded (TRUE);
      expect_rows (stage, 8);
      set_folded (FALSE);
    }
  end_evening (&evening);
}

static gboolean
is_map (GtkWidget *widget, gpointer unused)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), "CaravanBoardMap") == 0;
}

static gboolean
is_under_map (Stage *stage, CvCell cell)
{
  GtkWidget *map = app_walk (stage->page, is_map, NULL);
  GtkWidget *space =
      caravan_board_get_cell (caravan_board_view_get_board (stage->view), cell);
  graphene_rect_t a, b;

  assert_true (gtk_widget_compute_bounds (map, stage->page, &a));
  assert_true (gtk_widget_compute_bounds (space, stage->page, &b));
  return graphene_rect_intersection (&a, &b, NULL);
}

static void
test_the_map_lies_over_no_space_that_has_the_focus (void **state)
{
  Evening evening = begin_evening (&cv_oasis, 360, 720);
  Stage *stage = evening.stage;
  CaravanBoard *board = caravan_board_view_get_board (stage->view);
  const CvCell under = cv_cell (5, 0); /* f1 */

  caravan_board_focus (board, cv_cell (0, 5));
  app_wait_drawn (stage->page);
  assert_true (is_under_map (stage, under));
  caravan_board_focus (board, under);
  app_wait_drawn (stage->page);
  assert_false (is_under_map (stage, under));
  end_evening (&evening);
}

/* Only when somebody asks for it; the board stays where it is and is panned there. */
static void
test_spaces_are_made_for_fingers_when_asked_for (void **state)
{
  Evening evening = begin_evening (&cv_oasis, 1280, 720);
  Stage *stage = evening.stage;
  GtkWidget *button = app_find_type (stage->page, CARAVAN_TYPE_VIEW_BUTTON);

  assert_true (stage->first[0].cell.width < 44);
  assert_true (gtk_widget_activate_action (button, "view.large", NULL));
  app_wait_drawn (stage->page);
  assert_int_equal (find_box (get_cell (stage), stage->page).width, 44);
  Box board = find_box (GTK_WIDGET (stage->view), stage->page);
  expect_box (stage, "the board", &board, &stage->first[0].board);
  end_evening (&evening);
  evening = begin_evening (&cv_oasis, 1280, 720);
  assert_int_equal (evening.stage->first[0].cell.width, 44);
  g_settings_reset (caravan_settings (), "spaces");
  end_evening (&evening);
}

/* In a window that has no room for it beside the board as well. */
static void
test_signs_are_explained_in_any_window (void **state)
{
  Evening evening = begin_evening (&cv_oasis, 360, 720);
  GtkWidget *page = evening.stage->page;
  GtkWidget *button = app_find_type (page, CARAVAN_TYPE_VIEW_BUTTON);

  assert_null (app_seek_text (button, "free area"));
  assert_true (gtk_widget_activate_action (button, "view.signs", NULL));
  APP_WAIT (app_seek_text (button, "free area") != NULL);
  APP_WAIT (app_is_shown (app_find_text (button, "free area")));
  end_evening (&evening);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_spaces_are_large_on_a_laptop),
    APP_TEST (test_rows_in_sight_on_a_phone),
    APP_TEST (test_the_map_lies_over_no_space_that_has_the_focus),
    APP_TEST (test_spaces_are_made_for_fingers_when_asked_for),
    APP_TEST (test_signs_are_explained_in_any_window),
    APP_TEST (test_board_stands_still_at_1280),
    APP_TEST (test_board_stands_still_at_1366),
    APP_TEST (test_board_stands_still_on_a_phone),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
