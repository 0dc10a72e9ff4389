/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Scores page, with real hands: the way to it and back, the reveal and what it
   keeps to itself, the sheet against the rules written a second time, ties, secrets,
   links, and the next game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-board-picture.h"
#include "caravan-chart.h"
#include "caravan-paths.h"
#include "caravan-score-grid-private.h"
#include "caravan-scores-private.h"
#include "caravan-settings.h"
#include "pages.h"
#include "files.h"
#include "hands.h"
#include "lang-sheet.h"
#include "caravan-language.h"
#include "naive.h"
#include "text.h"
#include "texts.h"

#define WIDTH  1300
#define HEIGHT 860

static const char *const examples[] = { "oasis", "oregon", "basari" };

static char *directory;

static int
begin (void **state)
{
  directory = files_make_directory ("scores");
  return app_start (state);
}

static int
end (void **state)
{
  int removed = files_remove_tree (directory);

  return app_stop (state) != 0 ? -1 : removed;
}

static int
begin_moving (void **state)
{
  int failed = app_begin (state);

  app_set_moving (TRUE);
  return failed;
}

#define MOVING(NAME) cmocka_unit_test_setup_teardown (NAME, begin_moving, app_end)

/* Records. */

/* Every window has a file of its own: the one before may still be closing. */
static char *
make_path (void)
{
  static int n;
  g_autofree char *name = g_strdup_printf ("%d.caravan", n++);

  return g_build_filename (directory, name, NULL);
}

static CaravanWindow *
open_path (const char *path)
{
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_open (path, &error);

  assert_non_null (match);
  return app_window_with_match (match, WIDTH, HEIGHT);
}

/* Lines with ' for ". */
static CaravanWindow *
open_lines (const char *lines)
{
  g_autofree char *path = make_path ();

  files_write_lines (path, lines);
  return open_path (path);
}

static CaravanWindow *
open_copy (const char *from)
{
  g_autofree char *path = make_path ();
  RecBytes bytes = files_read (from);

  files_write (path, bytes.data, bytes.size);
  rec_bytes_free (&bytes);
  return open_path (path);
}

static CaravanWindow *
open_example (const char *game)
{
  g_autofree char *path =
      g_strdup_printf ("%s/%s.caravan", getenv ("CARAVANSERAI_EXAMPLES"), game);

  return open_copy (path);
}

static CaravanWindow *
open_golden (const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/support/records/%s.caravan",
                                           getenv ("CARAVANSERAI_TESTS"), name);

  return open_copy (path);
}

#define OASIS_PLAYERS                                                                  \
  "'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"          \
  "{'color':'green','name':'Carla'}]"
#define OASIS_QUICK "{'caravanserai':1,'game':'oasis'," OASIS_PLAYERS "}\n"
#define OASIS_TABLE                                                                    \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':{'caravanserai-board':1,"   \
  "'game':'oasis','id':'small','title':'Small','rows':['......','======','......']}"   \
  "," OASIS_PLAYERS "}\n"
#define OREGON_QUICK                                                                   \
  "{'caravanserai':1,'game':'oregon','players':[{'color':'yellow','name':'Dario'},"    \
  "{'color':'blue','name':'Bruno'},{'color':'red','name':'Anna'}]}\n"

/* Every number of it stands for one thing only. */
#define OREGON_NUMBERS                                                                 \
  "{'do':'count','by':'yellow','track':263,'farmers':3}\n"                             \
  "{'do':'count','by':'blue','track':171,'farmers':3}\n"                               \
  "{'do':'count','by':'red','track':335,'farmers':3}\n"                                \
  "{'do':'reveal','by':'yellow','counts':{'coal':13,'gold':11}}\n"                     \
  "{'do':'reveal','by':'blue','counts':{'coal':10,'gold':12}}\n"                       \
  "{'do':'reveal','by':'red','counts':{'coal':19,'gold':15}}\n"                        \
  "{'do':'end'}\n"

/* Looking at the page. */

static void
press (CaravanWindow *window, const char *key)
{
  hands_key (GTK_WIDGET (window), key);
}

/* From the table, or the numbers; some records open there. */
static void
go_to_scores (CaravanWindow *window)
{
  if (!page_is_on (window, CARAVAN_TYPE_SCORES_PAGE))
    press (window, "ctrl+e");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  app_wait_drawn (GTK_WIDGET (page_scores (window)));
}

static CaravanScoreGrid *
get_lines (CaravanWindow *window)
{
  return page_scores (window)->lines;
}

static const CvScore *
get_score (CaravanWindow *window)
{
  return caravan_sheet_get_score (page_scores (window)->sheet);
}

static GtkWidget *
get_cell (CaravanWindow *window, int seat, int line)
{
  return get_lines (window)->cells[seat][line].button;
}

static GtkWidget *
get_total_cell (CaravanWindow *window, int seat)
{
  return get_cell (window, seat, get_score (window)->player[seat].n_lines);
}

static gboolean
has_focus (CaravanWindow *window, GtkWidget *widget)
{
  return gtk_root_get_focus (GTK_ROOT (window)) == widget;
}

static const char *
get_label (GtkWidget *label)
{
  return gtk_label_get_label (GTK_LABEL (label));
}

static gboolean
is_revealing (CaravanWindow *window)
{
  return caravan_scores_page_is_revealing (page_scores (window));
}

/* The name and the description that a screen reader says. */
static char *
get_said (GtkWidget *widget, GtkAccessibleProperty property)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\x01");
}

static const char *
get_target (GtkWidget *link)
{
  return g_variant_get_string (
      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (link)), NULL);
}

/* Whether a number stands in a text for itself, not as part of a longer one. */
static gboolean
has_number (const char *text, int number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  for (const char *at = strstr (text, digits); at != NULL; at = strstr (at + 1, digits))
    if ((at == text || !g_ascii_isdigit (at[-1])) &&
        !g_ascii_isdigit (at[strlen (digits)]))
      return TRUE;
  return FALSE;
}

typedef struct
{
  const char *text; /* or a number */
  int number;
} Sought;

static gboolean
says_it (GtkWidget *widget, gpointer data)
{
  const Sought *sought = data;
  g_autofree char *name = get_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *said = get_said (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  const char *texts[] = { GTK_IS_LABEL (widget) ? get_label (widget) : NULL, name, said,
                          gtk_widget_get_tooltip_text (widget) };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL &&
        (sought->text != NULL ? strstr (texts[i], sought->text) != NULL
                              : has_number (texts[i], sought->number)))
      return TRUE;
  return FALSE;
}

/* Anywhere on the page, hidden parts included. */
static gboolean
tells (CaravanWindow *window, const char *text)
{
  Sought sought = { text, 0 };

  return app_walk (GTK_WIDGET (page_scores (window)), says_it, &sought) != NULL;
}

static gboolean
tells_number (CaravanWindow *window, int number)
{
  Sought sought = { NULL, number };

  return app_walk (GTK_WIDGET (page_scores (window)), says_it, &sought) != NULL;
}

/* The way there and back. */

static void
test_a_key_leads_to_the_scores_and_back (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  assert_true (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  go_to_scores (window);
  assert_string_equal (adw_window_title_get_title (window->title), "Scores");
  assert_true (has_focus (window, get_cell (window, 0, 0)));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
}

static void
test_a_button_leads_to_the_scores (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  hands_click (window->scores);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
}

static void
test_a_ring_has_no_spaces_to_light (void **unused)
{
  CaravanWindow *window = open_example ("basari");

  go_to_scores (window);
  assert_false (gtk_widget_get_visible (GTK_WIDGET (page_scores (window)->board)));
  assert_true (gtk_widget_get_visible (page_scores (window)->growth_card));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  app_close (window);
}

/* The reveal. */

/* Nothing of a player is in any text, shown or not, and the order is not told. */
static void
assert_untold (CaravanWindow *window, int seat)
{
  const CvPlayerScore *player = &get_score (window)->player[seat];

  for (int line = 0; line < player->n_lines; line++)
    assert_false (tells_number (window, player->lines[line].points));
  assert_false (tells_number (window, player->total));
  assert_string_equal (get_label (get_lines (window)->heads[seat].rank), " ");
}

static void
assert_told (CaravanWindow *window, int seat)
{
  const CvPlayerScore *player = &get_score (window)->player[seat];

  for (int line = 0; line < player->n_lines; line++)
    assert_true (tells_number (window, player->lines[line].points));
  assert_true (tells_number (window, player->total));
}

static void
assert_told_from (CaravanWindow *window, int n_told)
{
  const CvScore *score = get_score (window);

  for (int i = 0; i < score->n_players; i++)
    if (i < score->n_players - n_told)
      assert_untold (window, score->order[i]);
    else
      assert_told (window, score->order[i]);
}

static void
test_players_are_told_one_by_one_the_last_first (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);
  static const char *const keys[] = { "space", "a", "Down" };

  go_to_scores (window);
  const CvScore *score = get_score (window);
  assert_true (is_revealing (window));
  assert_true (has_focus (window, page_scores (window)->next));
  for (int i = 0; i < 3; i++)
    {
      assert_told_from (window, i);
      assert_false (tells (window, "wins"));
      assert_false (tells (window, "winner"));
      assert_false (app_is_shown (page_scores (window)->banner));
      assert_false (app_is_shown (page_scores (window)->play_again));
      assert_false (app_is_shown (page_scores (window)->replay));
      press (window, keys[i]);
      assert_true (has_focus (window, get_total_cell (window, score->order[2 - i])));
    }
  assert_told_from (window, 3);
  assert_false (is_revealing (window));
  assert_true (tells (window, "winner"));
  assert_true (app_is_shown (page_scores (window)->banner));
}

/* What leaves the window would tell all. */
static void
test_nothing_is_shared_before_all_is_told (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));

  go_to_scores (window);
  gdk_clipboard_set_text (clipboard, "before");
  press (window, "ctrl+c");
  press (window, "ctrl+p");
  assert_true (is_revealing (window));
  assert_told_from (window, 0);
  g_auto (GValue) value = G_VALUE_INIT;
  g_value_init (&value, G_TYPE_STRING);
  assert_true (gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard),
                                               &value, NULL));
  assert_string_equal (g_value_get_string (&value), "before");
}

/* Not even in what is hidden: charts, and who is ahead. */
static void
test_hidden_parts_tell_nothing_either (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  press (window, "Escape");
  assert_true (tells_number (window, 90));
  hands_click (page_scores (window)->reveal_again);
  APP_WAIT (is_revealing (window));
  assert_false (tells_number (window, 90));
  assert_false (tells (window, "ahead"));
  assert_false (tells (window, "Noble before"));
  assert_false (app_is_shown (page_scores (window)->replay));
}

static void
test_escape_tells_the_rest (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  press (window, "space");
  press (window, "Escape");
  assert_false (is_revealing (window));
  assert_true (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  assert_told_from (window, 3);
}

/* Also where the focus is on the button that does the same. */
static void
test_escape_and_the_button_do_the_same (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  press (window, "Tab");
  assert_true (has_focus (window, page_scores (window)->all));
  press (window, "Escape");
  assert_false (is_revealing (window));
  assert_true (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  hands_click (page_scores (window)->reveal_again);
  APP_WAIT (is_revealing (window));
  hands_click (page_scores (window)->all);
  APP_WAIT (!is_revealing (window));
}

static void
test_a_click_anywhere_goes_on (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  assert_true (is_revealing (window));
  hands_click (get_cell (window, 0, 0));
  APP_WAIT (page_scores (window)->n_shown == 1);
  hands_click (GTK_WIDGET (page_scores (window)->points));
  APP_WAIT (page_scores (window)->n_shown == 2);
  hands_click (GTK_WIDGET (page_scores (window)->board));
  APP_WAIT (page_scores (window)->n_shown == 3);
  hands_click (page_scores (window)->next);
  APP_WAIT (!is_revealing (window));
  int seat, line;
  assert_false (caravan_score_grid_get_chosen (get_lines (window), &seat, &line));
}

static void
test_the_reveal_happens_once_and_again_when_asked (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  press (window, "Escape");
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_QUICK_PAGE));
  go_to_scores (window);
  assert_false (is_revealing (window));
  assert_told_from (window, 3);
  hands_click (page_scores (window)->reveal_again);
  APP_WAIT (is_revealing (window));
  assert_told_from (window, 0);
}

static void
test_where_nothing_moves_the_whole_sheet_is_there_at_once (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  assert_false (is_revealing (window));
  assert_told_from (window, 3);
}

static void
test_a_game_under_way_is_shown_as_it_stands (void **unused)
{
  CaravanWindow *window =
      open_lines (OASIS_TABLE "{'do':'camel','by':'red','at':'a2'}\n");

  go_to_scores (window);
  assert_false (is_revealing (window));
  assert_true (app_is_shown (page_scores (window)->stands));
  assert_false (gtk_widget_get_visible (page_scores (window)->reveal_again));
}

/* The disk may be slower than the hands: what was written meanwhile neither ends the
   reveal nor tells anything. */
static void
test_what_the_disk_says_later_does_not_end_the_reveal (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  hands_click (app_find_text (GTK_WIDGET (window), "Done"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  assert_true (caravan_match_flush (window->match));
  app_settle ();
  assert_true (is_revealing (window));
  assert_told_from (window, 0);
  press (window, "space");
  caravan_window_refresh_scores (window);
  assert_true (is_revealing (window));
  assert_told_from (window, 1);
}

/* The sheet. */

/* The lines as the command line has them. */
static void
assert_equations (CaravanWindow *window)
{
  const CaravanScoreGrid *lines = get_lines (window);
  const CvScore *score = get_score (window);
  char *text = caravan_sheet_text (page_scores (window)->sheet);

  for (int seat = 0; seat < score->n_players; seat++)
    for (int row = 0; row < score->player[seat].n_lines; row++)
      {
        const CaravanScoreCell *cell = &lines->cells[seat][row];
        const CvLine *line = &score->player[seat].lines[row];
        char *wanted = lang_sheet_equation (caravan_lang (), line);
        g_autofree char *shown = g_strdup_printf ("%s %s", get_label (cell->equation),
                                                  get_label (cell->result));
        assert_string_equal (g_strstrip (shown), wanted);
        assert_non_null (strstr (text, wanted));
        g_autofree char *said = g_strdup_printf (
            "%s, %s: %s", caravan_sheet_get_name (page_scores (window)->sheet, seat),
            caravan_art_category_name (
                caravan_sheet_get_art (page_scores (window)->sheet), line->rule),
            wanted);
        assert_true (app_has_name (cell->button, said));
        free (wanted);
      }
  free (text);
}

static void
assert_ranks (CaravanWindow *window)
{
  static const char *const ordinals[] = { "1st", "2nd", "3rd", "4th", "5th" };
  const CaravanScoreGrid *lines = get_lines (window);
  const CvScore *score = get_score (window);

  for (int seat = 0; seat < score->n_players; seat++)
    {
      const CvPlayerScore *player = &score->player[seat];
      g_autofree char *total = g_strdup_printf ("%d", player->total);
      g_autofree char *said =
          g_strdup_printf ("%s, total: %s, %s",
                           caravan_sheet_get_name (page_scores (window)->sheet, seat),
                           total, ordinals[player->rank - 1]);
      assert_string_equal (get_label (lines->heads[seat].rank),
                           ordinals[player->rank - 1]);
      assert_string_equal (get_label (lines->cells[seat][player->n_lines].result),
                           total);
      assert_true (app_has_name (get_total_cell (window, seat), said));
    }
}

static void
test_every_line_is_an_equation_and_every_player_has_a_rank (void **unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      CaravanWindow *window = open_example (examples[i]);
      go_to_scores (window);
      assert_equations (window);
      assert_ranks (window);
      app_close (window);
    }
}

/* Cells. */

/* The game played a second time by the naive rules. */
static void
replay (CaravanWindow *window, NaiveOasis *ret_naive)
{
  CvMatch *log = caravan_match_get_log (window->match);

  naive_oasis_start (ret_naive, caravan_match_get_table (window->match));
  for (size_t step = 0; step < cv_match_n_steps (log); step++)
    {
      CvMove move = cv_match_entry_move (log, cv_match_step_entry (log, step));
      naive_oasis_apply (ret_naive, &move);
    }
}

/* A line or, after the last, all of them. */
static void
find_naive_cells (const NaiveOasis *naive, int seat, int line, CvSet *ret_cells)
{
  *ret_cells = (CvSet){ { 0 } };
  for (int i = 0; i < 4; i++)
    {
      char cells[NAIVE_SIDE][NAIVE_SIDE];
      if (line < 4 && i != line)
        continue;
      naive_oasis_line_cells (naive, seat, i, cells);
      for (int row = 0; row < naive->height; row++)
        for (int column = 0; column < naive->width; column++)
          if (cells[row][column] == 'x')
            cv_set_add (ret_cells,
                        cv_board_bit (&naive->table->board, cv_cell (column, row)));
    }
}

static void
assert_lit (CaravanWindow *window, const NaiveOasis *naive, int seat, int line)
{
  CvSet cells;

  find_naive_cells (naive, seat, line, &cells);
  assert_memory_equal (caravan_score_board_get_lit (page_scores (window)->board),
                       &cells, sizeof cells);
}

static void
test_a_line_lights_the_cells_it_counts (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  NaiveOasis naive;

  go_to_scores (window);
  replay (window, &naive);
  for (int seat = 0; seat < naive.n_players; seat++)
    for (int line = 0; line <= 4; line++)
      {
        hands_click (get_cell (window, seat, line));
        assert_lit (window, &naive, seat, line);
        g_autofree char *said = get_said (GTK_WIDGET (page_scores (window)->board),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL);
        assert_string_equal (said, get_label (page_scores (window)->line_title));
      }
  /* Once more takes the choice back. */
  hands_click (get_cell (window, naive.n_players - 1, 4));
  assert_true (cv_set_is_empty (
      caravan_score_board_get_lit (page_scores (window)->board), CV_SET_WORDS));
}

/* Points on a track were paid on the way: no spaces tell them. */
static void
test_spaces_are_promised_where_lines_light_them (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  assert_string_equal (get_label (page_scores (window)->line_title),
                       "Choose a line: its spaces are lit here.");
  app_close (window);
  window = open_example ("oregon");
  go_to_scores (window);
  assert_string_equal (get_label (page_scores (window)->line_title),
                       "Choose a line to read its rule.");
}

/* The board as it is shown, drawn from inside: what lies in the middle of a cell. */

#define CELL 30

static cairo_surface_t *
draw_board (CaravanWindow *window, const CvSet *lit)
{
  const CvTable *table = caravan_match_get_table (window->match);
  const CvState *state = cv_match_state (caravan_match_get_log (window->match));
  g_autoptr (CaravanSprites) sprites =
      caravan_sprites_new (CARAVAN_LOOK_LIGHT, CELL, 1);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, table->board.width * CELL, table->board.height * CELL);
  cairo_t *cr = cairo_create (surface);

  if (lit == NULL)
    caravan_board_picture_append (table, state, sprites, snapshot);
  else
    caravan_board_picture_append_lit (table, state, lit, sprites, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static const guint8 *
get_middle (cairo_surface_t *surface, CvCell cell)
{
  return cairo_image_surface_get_data (surface) +
         (cv_cell_row (cell) * CELL + CELL / 2) *
             cairo_image_surface_get_stride (surface) +
         (cv_cell_column (cell) * CELL + CELL / 2) * 4;
}

/* Half of the way to the colour of the window, give or take a rounding. */
static void
assert_dimmed (const guint8 *before, const guint8 *after)
{
  const GdkRGBA *veil = caravan_palette (CARAVAN_LOOK_LIGHT, CARAVAN_COLOR_WINDOW);
  const float wanted[] = { veil->blue, veil->green, veil->red };

  for (int i = 0; i < 3; i++)
    assert_in_range (after[i] + 2 - (before[i] + (int) (wanted[i] * 255)) / 2, 0, 4);
}

static void
test_the_rest_of_the_board_is_dimmed_by_half (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  const CvBoard *board = &caravan_match_get_table (window->match)->board;
  int n_lit = 0, n_dimmed = 0;

  go_to_scores (window);
  caravan_score_grid_choose (get_lines (window), 2, 1);
  const CvSet *lit = caravan_score_board_get_lit (page_scores (window)->board);
  cairo_surface_t *plain = draw_board (window, NULL),
                  *chosen = draw_board (window, lit);
  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      {
        CvCell cell = cv_cell (column, row);
        const guint8 *before = get_middle (plain, cell);
        const guint8 *after = get_middle (chosen, cell);
        if (cv_set_has (lit, cv_board_bit (board, cell)))
          {
            assert_memory_equal (before, after, 4);
            n_lit++;
          }
        else if (before[3] == 255) /* beyond the board nothing is drawn */
          {
            assert_dimmed (before, after);
            n_dimmed++;
          }
      }
  assert_int_equal (n_lit, 18);
  assert_true (n_dimmed > 100);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (chosen);
}

static void
test_arrow_keys_walk_the_sheet_and_enter_chooses (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  NaiveOasis naive;
  int seat, line;

  go_to_scores (window);
  replay (window, &naive);
  press (window, "Down");
  press (window, "Right");
  press (window, "Right");
  assert_true (has_focus (window, get_cell (window, 2, 1)));
  press (window, "Return");
  APP_WAIT (caravan_score_grid_get_chosen (get_lines (window), &seat, &line));
  assert_lit (window, &naive, 2, 1);
  assert_string_equal (get_label (page_scores (window)->line_title),
                       "Chloé, Oasis: 13 + 5 = 18 spaces");
  press (window, "Left");
  press (window, "Up");
  assert_true (has_focus (window, get_cell (window, 1, 0)));
  press (window, "space");
  APP_WAIT (caravan_score_grid_get_chosen (get_lines (window), &seat, &line) &&
            seat == 1);
  assert_lit (window, &naive, 1, 0);
  press (window, "Up");
  assert_true (has_focus (window, get_cell (window, 0, 4)));
  press (window, "Down");
  assert_true (has_focus (window, get_cell (window, 1, 0)));
}

/* Layout. */

/* Every part of a cell is inside of it, and the totals stand in one line. */
static void
test_totals_have_room_and_stand_in_line (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  float top = -1;

  go_to_scores (window);
  for (int seat = 0; seat < 4; seat++)
    {
      const CaravanScoreCell *cell = &get_lines (window)->cells[seat][4];
      graphene_rect_t outer, inner;
      assert_true (
          gtk_widget_compute_bounds (cell->button, GTK_WIDGET (window), &outer));
      assert_true (
          gtk_widget_compute_bounds (cell->result, GTK_WIDGET (window), &inner));
      assert_true (graphene_rect_contains_rect (&outer, &inner));
      if (top >= 0)
        assert_float_equal (inner.origin.y, top, .5);
      top = inner.origin.y;
    }
}

/* Ties and laps. */

static void
test_counters_part_who_is_level (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  const CaravanScoresPage *page;

  go_to_scores (window);
  page = page_scores (window);
  assert_string_equal (get_label (page->outcome),
                       "Chloé wins: tied on points, with the lower priority counter.");
  assert_true (app_is_shown (page->tie));
  assert_string_equal (get_label (page->tie), "1 Noble ahead of 2 Aristocrat");
  assert_string_equal (get_label (get_lines (window)->cells[2][4].notes), "winner");
  assert_string_equal (get_label (get_lines (window)->cells[0][4].notes), "tied at 90");
  assert_string_equal (get_label (get_lines (window)->cells[1][4].notes), "");
  assert_string_equal (get_target (page->rule), "oasis-scoring#tie");
  hands_click (page->rule);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)),
                       "oasis-scoring#tie");
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
}

static void
test_a_shared_lead_says_so (void **unused)
{
  CaravanWindow *window = open_golden ("oregon-shared");

  go_to_scores (window);
  assert_int_equal (get_score (window)->decided, CV_DECIDED_SHARED);
  for (int seat = 1; seat < 3; seat++)
    assert_string_equal (get_label (get_lines (window)->cells[seat][3].notes),
                         "shares the lead");
  assert_string_equal (get_label (get_lines (window)->cells[0][3].notes), "tied at 40");
  assert_false (gtk_widget_get_visible (page_scores (window)->tie));
  assert_string_equal (get_target (page_scores (window)->rule), "oregon-scoring#tie");
}

static void
test_a_tie_that_nothing_decides_says_so (void **unused)
{
  CaravanWindow *window =
      open_lines (OASIS_QUICK "{'do':'count','by':'red','herd':6}\n"
                              "{'do':'count','by':'blue','herd':4}\n"
                              "{'do':'reveal','by':'red','counts':{'commodities':2}}\n"
                              "{'do':'reveal','by':'blue','counts':{'commodities':3}}\n"
                              "{'do':'reveal','by':'green','counts':{}}\n");

  go_to_scores (window);
  assert_int_equal (get_score (window)->decided, CV_DECIDED_UNDECIDED);
  assert_false (gtk_widget_get_visible (page_scores (window)->tie));
  assert_string_equal (get_target (page_scores (window)->rule), "oasis-scoring#tie");
  char *outcome = lang_sheet_outcome (
      caravan_lang (), caravan_match_get_record (window->match), get_score (window));
  assert_string_equal (get_label (page_scores (window)->outcome), outcome);
  free (outcome);
}

static void
test_totals_over_ninety_nine_say_how_many_laps (void **unused)
{
  CaravanWindow *window = open_lines (
      "{'caravanserai':1,'game':'basari','players':[{'color':'yellow','name':'Dario'},"
      "{'color':'blue','name':'Bruno'},{'color':'red','name':'Anna'},"
      "{'color':'green','name':'Carla'}]}\n"
      "{'do':'count','by':'yellow','points':99}\n{'do':'count','by':'blue','points':"
      "100}"
      "\n"
      "{'do':'count','by':'red','points':299}\n{'do':'count','by':'green','points':305}"
      "\n{'do':'end'}\n");
  static const char *const notes[] = { "", "1 lap, then 0 on the track",
                                       "2 laps, then 99 on the track",
                                       "winner\n3 laps, then 5 on the track" };

  go_to_scores (window);
  for (int seat = 0; seat < 4; seat++)
    {
      int total = get_score (window)->player[seat].n_lines;
      assert_string_equal (get_label (get_lines (window)->cells[seat][total].notes),
                           notes[seat]);
      g_autofree char *said =
          get_said (get_total_cell (window, seat), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      assert_string_equal (said != NULL ? said : "", notes[seat]);
    }
}

/* The track of Oregon is as long as its board says. */
static void
test_laps_of_a_track_that_nobody_knows_are_not_told (void **unused)
{
  CaravanWindow *window = open_lines (
      "{'caravanserai':1,'game':'oregon','players':[{'color':'yellow','name':'Dario'},"
      "{'color':'blue','name':'Bruno'}]}\n"
      "{'do':'count','by':'yellow','track':299}\n"
      "{'do':'count','by':'blue','track':100}\n{'do':'end'}\n");

  go_to_scores (window);
  for (int seat = 0; seat < 2; seat++)
    assert_string_equal (
        get_label (get_lines (window)
                       ->cells[seat][get_score (window)->player[seat].n_lines]
                       .notes),
        seat == 0 ? "winner" : "");
}

/* Secrets. */

static void
test_sealed_counts_are_a_question_mark (void **unused)
{
  CaravanWindow *window = open_lines (
      OASIS_QUICK "{'do':'count','by':'red','herd':5,'oasis':4}\n"
                  "{'do':'count','by':'blue','oasis':11}\n"
                  "{'do':'count','by':'green','stone':2}\n"
                  "{'do':'hide','by':'blue','add':{'wells':7}}\n"
                  "{'do':'reveal','by':'red','counts':{'commodities':3,'wells':2}}\n"
                  "{'do':'reveal','by':'green','counts':{'ovoos':3}}\n");
  const CaravanScoreCell *cell, *total;

  go_to_scores (window);
  assert_false (is_revealing (window)); /* there is nothing to reveal yet */
  cell = &get_lines (window)->cells[1][1];
  total = &get_lines (window)->cells[1][4];
  assert_string_equal (get_label (cell->equation), "11 ×");
  assert_string_equal (get_label (cell->result), "?");
  assert_string_equal (get_label (total->result), "?");
  assert_string_equal (get_label (total->notes), "");
  assert_true (app_has_name (total->button, "Bruno, total: ?, counts not revealed"));
  assert_string_equal (get_label (get_lines (window)->heads[1].rank), " ");
  assert_false (tells_number (window, 77));
  assert_false (tells_number (window, 7));
  assert_string_equal (get_target (page_scores (window)->rule), "oasis-scoring");
  assert_false (gtk_widget_get_visible (page_scores (window)->reveal_again));
}

static void
test_at_a_table_the_counts_can_be_revealed_from_here (void **unused)
{
  CaravanWindow *window =
      open_lines (OASIS_TABLE "{'do':'camel','by':'red','at':'a2'}\n"
                              "{'do':'hide','by':'blue','add':{'wells':7}}\n");

  go_to_scores (window);
  assert_true (app_is_shown (page_scores (window)->reveal));
  hands_click (page_scores (window)->reveal);
  APP_WAIT (app_is_shown (GTK_WIDGET (window->drawer)));
}

/* Links. */

/* A link at a time: to its section, and back to the same line. */
static void
follow_link (CaravanWindow *window, int seat, int line, const char *anchor)
{
  int chosen_seat, chosen_line;

  caravan_score_grid_choose (get_lines (window), seat, line);
  assert_string_equal (get_target (page_scores (window)->line_rule), anchor);
  app_wait_drawn (GTK_WIDGET (window));
  hands_click (page_scores (window)->line_rule);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  assert_string_equal (caravan_rules_page_get_anchor (page_rules (window)), anchor);
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  assert_true (
      caravan_score_grid_get_chosen (get_lines (window), &chosen_seat, &chosen_line));
  assert_int_equal (chosen_seat, seat);
  assert_int_equal (chosen_line, line);
}

static void
test_every_line_leads_to_its_rule_and_back (void **unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      CaravanWindow *window = open_example (examples[i]);
      g_autofree char *page = g_strdup_printf ("%s-scoring", examples[i]);
      go_to_scores (window);
      const CvPlayerScore *player = &get_score (window)->player[1];
      for (int line = 0; line < player->n_lines; line++)
        follow_link (window, 1, line, player->lines[line].rule->anchor);
      follow_link (window, 1, player->n_lines, page);
      app_close (window);
    }
}

static void
test_back_from_the_rules_has_the_focus_where_it_was (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  caravan_score_grid_choose (get_lines (window), 2, 1);
  hands_click (page_scores (window)->line_rule);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  assert_non_null (focus);
  assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (page_scores (window))));
}

/* Charts. */

/* Numbers that were typed after the game did not grow on a board. */
static void
test_without_a_board_there_is_no_growth (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  assert_false (gtk_widget_get_visible (page_scores (window)->growth_card));
}

static void
test_the_growth_ends_at_the_board_part (void **unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      CaravanWindow *window = open_example (examples[i]);
      go_to_scores (window);
      const CvScore *score = get_score (window);
      g_autofree char *said = get_said (GTK_WIDGET (page_scores (window)->growth),
                                        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      assert_non_null (said);
      for (int seat = 0; seat < score->n_players; seat++)
        {
          gsize n;
          const int *growth =
              caravan_sheet_get_growth (page_scores (window)->sheet, seat, &n);
          int board = score->player[seat].total;
          /* What Oregon keeps in hand is no part of the board. */
          if (i == 1)
            board = score->player[seat].lines[0].points;
          assert_int_equal (growth[n - 1], board);
          assert_true (has_number (said, board));
        }
      app_close (window);
    }
}

static void
test_the_points_are_told_in_words_too (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  g_autofree char *said = NULL;

  go_to_scores (window);
  said = get_said (GTK_WIDGET (page_scores (window)->points),
                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  assert_non_null (strstr (said, "Chloé"));
  assert_true (has_number (said, 72));
  assert_true (has_number (said, 90));
}

/* The game goes on. */

static void
play (CaravanWindow *window, const char *text)
{
  json_t *event = text_parse (text);
  RecError error = { 0 };

  assert_true (caravan_match_play (window->match, event, &error));
  json_decref (event);
  assert_true (caravan_match_flush (window->match));
  app_settle ();
}

static void
test_the_scores_follow_the_game (void **unused)
{
  CaravanWindow *window =
      open_lines (OASIS_TABLE "{'do':'camel','by':'red','at':'a2'}\n"
                              "{'do':'reveal','by':'red','counts':{'commodities':4}}\n"
                              "{'do':'reveal','by':'blue','counts':{}}\n"
                              "{'do':'reveal','by':'green','counts':{}}\n");
  int seat, line;

  go_to_scores (window);
  caravan_score_grid_choose (get_lines (window), 0, 0);
  assert_string_equal (get_label (get_lines (window)->cells[0][4].result), "4");
  play (window, "{'do':'camel','by':'red','at':'b2'}");
  assert_string_equal (get_label (get_lines (window)->cells[0][0].equation), "2 × 4 =");
  assert_string_equal (get_label (get_lines (window)->cells[0][4].result), "8");
  assert_int_equal (
      cv_set_count (caravan_score_board_get_lit (page_scores (window)->board),
                    CV_SET_WORDS),
      2);
  assert_true (caravan_score_grid_get_chosen (get_lines (window), &seat, &line));
  assert_true (has_focus (window, get_cell (window, 0, 0)));
  play (window, "{'do':'undo'}");
  assert_string_equal (get_label (get_lines (window)->cells[0][4].result), "4");
}

static void
test_house_rules_are_counted (void **unused)
{
  CaravanWindow *window = open_golden ("oasis-house");

  go_to_scores (window);
  assert_true (app_is_shown (page_scores (window)->house));
  assert_string_equal (get_label (page_scores (window)->house),
                       "1 step of this game stands as a house rule.");
  app_close (window);
  window = open_example ("oasis");
  go_to_scores (window);
  assert_false (gtk_widget_get_visible (page_scores (window)->house));
}

/* The next game. */

static void
assert_same_table (CaravanWindow *window, CaravanSheet *sheet)
{
  const CvTable *now = caravan_match_get_table (window->match);
  const CvTable *then = caravan_sheet_get_table (sheet);
  RecRecord *record = caravan_match_get_record (window->match);
  const json_t *header = rec_record_header (record);
  const json_t *before = rec_record_header (caravan_sheet_get_record (sheet));

  assert_ptr_equal (now->game, then->game);
  assert_int_equal (now->n_players, then->n_players);
  for (int seat = 0; seat < now->n_players; seat++)
    {
      assert_int_equal (now->color[seat], then->color[seat]);
      assert_string_equal (rec_record_name (record, seat),
                           caravan_sheet_get_name (sheet, seat));
    }
  assert_string_equal (json_string_value (json_object_get (header, "edition")),
                       json_string_value (json_object_get (before, "edition")));
}

static void
test_play_again_has_the_same_players_and_board (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  g_autoptr (CaravanSheet) sheet = NULL;

  go_to_scores (window);
  sheet = caravan_sheet_ref (page_scores (window)->sheet);
  hands_click (page_scores (window)->play_again);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  hands_click (app_find_text (GTK_WIDGET (page_new_game (window)), "Start the game"));
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
  assert_same_table (window, sheet);
  const CvTable *now = caravan_match_get_table (window->match);
  const CvTable *then = caravan_sheet_get_table (sheet);
  assert_memory_equal (&now->board, &then->board, sizeof now->board);
  assert_int_equal (cv_match_n_entries (caravan_match_get_log (window->match)), 0);
}

static void
test_back_from_play_again_leads_to_the_scores (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  hands_click (page_scores (window)->play_again);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_TABLE_PAGE));
}

static void
test_numbers_are_typed_again_by_the_same_booklet (void **unused)
{
  CaravanWindow *window =
      open_lines ("{'caravanserai':1,'game':'oasis','edition':'fr'," OASIS_PLAYERS "}\n"
                  "{'do':'count','by':'red','herd':5}\n{'do':'end'}\n");
  const json_t *header;

  go_to_scores (window);
  CaravanMatch *before = window->match;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rematch", NULL);
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_QUICK_PAGE) && window->match != before);
  header = rec_record_header (caravan_match_get_record (window->match));
  assert_string_equal (json_string_value (json_object_get (header, "edition")), "fr");
}

/* In free turns nobody prompts for the end: the players say so, and then the totals are
   told one by one. */
static void
test_the_players_end_the_game (void **unused)
{
  CaravanWindow *window = open_lines (
      OASIS_TABLE "{'do':'camel','by':'red','at':'a2'}\n"
                  "{'do':'reveal','by':'red','counts':{'commodities':2}}\n");

  go_to_scores (window);
  assert_false (is_revealing (window));
  assert_true (app_is_shown (page_scores (window)->stands));
  hands_click (page_scores (window)->end);
  APP_WAIT (is_revealing (window));
  assert_false (app_is_shown (page_scores (window)->stands));
  caravan_match_flush (window->match);
  assert_true (caravan_match_get_state (window->match)->common.declared);
  press (window, "Escape");
  assert_non_null (
      app_seek_text (GTK_WIDGET (page_scores (window)), "Anna wins on points."));
}

/* The replay. */

static void
test_the_replay_is_a_click_away_and_leads_back (void **unused)
{
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      CaravanWindow *window = open_example (examples[i]);
      go_to_scores (window);
      hands_click (page_scores (window)->replay);
      APP_WAIT (page_is_on (window, CARAVAN_TYPE_REPLAY_PAGE));
      press (window, "alt+Left");
      APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
      app_close (window);
    }
}

static void
test_without_a_board_there_is_no_replay (void **unused)
{
  CaravanWindow *window = open_lines (OREGON_QUICK OREGON_NUMBERS);

  go_to_scores (window);
  assert_false (gtk_widget_get_visible (page_scores (window)->replay));
}

/* Keys alone. */

static void
note_focus (CaravanWindow *window, GHashTable *seen)
{
  for (GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (window)); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    g_hash_table_add (seen, widget);
}

static void
test_tab_reaches_everything (void **unused)
{
  CaravanWindow *window = open_example ("oasis");
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  go_to_scores (window);
  app_set_moving (TRUE); /* what is revealed again must be reached as well */
  const CaravanScoresPage *page = page_scores (window);
  for (int i = 0; i < 30; i++)
    {
      note_focus (window, seen);
      press (window, "Tab");
    }
  GtkWidget *const wanted[] = { GTK_WIDGET (page->lines), page->rule,
                                page->reveal_again,       page->replay,
                                page->play_again,         page->line_rule,
                                GTK_WIDGET (window->menu) };
  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    assert_true (g_hash_table_contains (seen, wanted[i]));
  for (GtkWidget *child = gtk_widget_get_first_child (page->share); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_true (g_hash_table_contains (seen, child));
}

static void
test_keys_alone_lead_through_it_all (void **unused)
{
  CaravanWindow *window = open_example ("oasis");

  go_to_scores (window);
  press (window, "Down");
  press (window, "Return");
  press (window, "Tab");
  assert_true (has_focus (window, page_scores (window)->rule));
  press (window, "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_RULES_PAGE));
  press (window, "alt+Left");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_SCORES_PAGE));
  assert_true (gtk_widget_grab_focus (page_scores (window)->play_again));
  press (window, "Return");
  APP_WAIT (page_is_on (window, CARAVAN_TYPE_NEW_GAME_PAGE));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_key_leads_to_the_scores_and_back),
    APP_TEST (test_a_button_leads_to_the_scores),
    APP_TEST (test_a_ring_has_no_spaces_to_light),
    MOVING (test_players_are_told_one_by_one_the_last_first),
    MOVING (test_nothing_is_shared_before_all_is_told),
    MOVING (test_hidden_parts_tell_nothing_either),
    MOVING (test_escape_tells_the_rest),
    MOVING (test_escape_and_the_button_do_the_same),
    MOVING (test_a_click_anywhere_goes_on),
    MOVING (test_the_reveal_happens_once_and_again_when_asked),
    APP_TEST (test_where_nothing_moves_the_whole_sheet_is_there_at_once),
    MOVING (test_a_game_under_way_is_shown_as_it_stands),
    MOVING (test_what_the_disk_says_later_does_not_end_the_reveal),
    APP_TEST (test_every_line_is_an_equation_and_every_player_has_a_rank),
    APP_TEST (test_a_line_lights_the_cells_it_counts),
    APP_TEST (test_spaces_are_promised_where_lines_light_them),
    APP_TEST (test_the_rest_of_the_board_is_dimmed_by_half),
    APP_TEST (test_arrow_keys_walk_the_sheet_and_enter_chooses),
    APP_TEST (test_totals_have_room_and_stand_in_line),
    APP_TEST (test_counters_part_who_is_level),
    APP_TEST (test_a_shared_lead_says_so),
    APP_TEST (test_a_tie_that_nothing_decides_says_so),
    APP_TEST (test_totals_over_ninety_nine_say_how_many_laps),
    APP_TEST (test_laps_of_a_track_that_nobody_knows_are_not_told),
    MOVING (test_sealed_counts_are_a_question_mark),
    APP_TEST (test_at_a_table_the_counts_can_be_revealed_from_here),
    APP_TEST (test_every_line_leads_to_its_rule_and_back),
    APP_TEST (test_back_from_the_rules_has_the_focus_where_it_was),
    APP_TEST (test_the_growth_ends_at_the_board_part),
    APP_TEST (test_without_a_board_there_is_no_growth),
    APP_TEST (test_the_points_are_told_in_words_too),
    APP_TEST (test_the_scores_follow_the_game),
    APP_TEST (test_house_rules_are_counted),
    APP_TEST (test_play_again_has_the_same_players_and_board),
    APP_TEST (test_back_from_play_again_leads_to_the_scores),
    APP_TEST (test_numbers_are_typed_again_by_the_same_booklet),
    MOVING (test_the_players_end_the_game),
    APP_TEST (test_the_replay_is_a_click_away_and_leads_back),
    APP_TEST (test_without_a_board_there_is_no_replay),
    APP_TEST (test_tab_reaches_everything),
    APP_TEST (test_keys_alone_lead_through_it_all),
  };

  return cmocka_run_group_tests (tests, begin, end);
}
