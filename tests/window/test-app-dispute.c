/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dispute with real hands: the question of the table goes along, every answer is the
   engine's, what would make it legal is asked by a click, positions are tried and taken
   back, and nothing of it is recorded but a note that somebody wants. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <glib/gstdio.h>

#include "app.h"
#include "caravan-board.h"
#include "caravan-dispute-asked.h"
#include "caravan-dispute-grid.h"
#include "caravan-dispute-mends.h"
#include "caravan-dispute-page.h"
#include "caravan-dispute-rule.h"
#include "caravan-dispute-words.h"
#include "caravan-paint-private.h"
#include "caravan-prose.h"
#include "caravan-errand.h"
#include "caravan-settings.h"
#include "caravan-step.h"
#include "caravan-verdict-words.h"
#include "cv-position.h"
#include "files.h"
#include "hands.h"
#include "pages.h"
#include "table.h"
#include "text.h"

#define BOARD                                                                          \
  "{'caravanserai-board':1,'game':'oasis','id':'t','title':'T','rows':['o..o','....'," \
  "'....','====']}"
#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" BOARD                     \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},{"        \
  "'color':'green','name':'Chiara'}]}"

static Table *table;

/* Anna has an area at a1, Bruno has pointed beside it. */
static int
begin (void **state)
{
  app_begin (state);
  table = table_lay_match (HEADER);
  table->window = app_window_with_match (table->match, 1200, 800);
  json_t *event = text_parse ("{'do':'place','by':'red','tile':'oasis','at':'a1'}");
  assert_true (caravan_desk_play (caravan_window_get_desk (table->window), event));
  json_decref (event);
  assert_true (caravan_match_flush (table->match));
  app_settle ();
  return 0;
}

static int
end (void **state)
{
  app_close (table->window);
  table_clear (table);
  return app_end (state);
}

#define DISPUTE_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, begin, end)

static CaravanDisputePage *
get_page (void)
{
  return caravan_window_find_page (table->window, CARAVAN_TYPE_DISPUTE_PAGE);
}

static CaravanDesk *
get_desk (void)
{
  return caravan_dispute_page_get_desk (get_page ());
}

static void
open_dispute (void)
{
  hands_key (table->window, "d");
  APP_WAIT (get_page () != NULL && gtk_widget_get_mapped (GTK_WIDGET (get_page ())));
  app_wait_drawn (table->window);
}

static GtkWidget *
find (GType type)
{
  return app_find_type (GTK_WIDGET (get_page ()), type);
}

static GtkWidget *
get_cell (int column, int row)
{
  CaravanBoardView *view = CARAVAN_BOARD_VIEW (find (CARAVAN_TYPE_BOARD_VIEW));

  return caravan_board_get_cell (caravan_board_view_get_board (view),
                                 cv_cell (column, row));
}

static void
expect_answer (const char *rule, const char *cell)
{
  CvCell place = caravan_step_find_place (caravan_desk_get_table (get_desk ()),
                                          caravan_desk_get_event (get_desk ()));
  char name[CV_CELL_TEXT_SIZE];

  assert_string_equal (caravan_desk_get_verdict (get_desk ())->rule->id, rule);
  assert_string_equal (cv_cell_print (place, name), cell);
}

/* Blue's Oasis on b1, which a rival keeps away. */
static void
refuse_at_table (void)
{
  CaravanDesk *desk = caravan_window_get_desk (table->window);

  caravan_desk_choose (desk, 1, 0);
  assert_false (caravan_desk_act (desk, cv_cell (1, 0)));
}

static void
test_the_question_of_the_table_goes_along (void **state)
{
  refuse_at_table ();
  open_dispute ();
  expect_answer ("oasis.place.rival", "b1");
  assert_true (caravan_desk_is_pinned (get_desk ()));
  assert_non_null (app_seek_text (table->window, "Oasis · nothing here is recorded"));
}

static void
test_nothing_is_recorded_whatever_is_clicked (void **state)
{
  g_autofree char *before = NULL, *after = NULL;

  assert_true (
      g_file_get_contents (caravan_match_get_path (table->match), &before, NULL, NULL));
  open_dispute ();
  caravan_desk_choose (get_desk (), 0, 0);
  app_wait_drawn (table->window);
  hands_click (get_cell (0, 1));
  expect_answer ("oasis.place.extend", "a2");
  hands_click (get_cell (0, 1));
  expect_answer ("oasis.place.extend", "a2");
  hands_key (table->window, "ctrl+z");
  assert_true (caravan_match_flush (table->match));
  assert_true (
      g_file_get_contents (caravan_match_get_path (table->match), &after, NULL, NULL));
  assert_string_equal (before, after);
  hands_key (table->window, "alt+Left");
  APP_WAIT (!gtk_widget_get_mapped (GTK_WIDGET (get_page ())));
  assert_int_equal (table_count_steps (table), 1);
}

static GtkWidget *
get_row (const char *text)
{
  GtkWidget *label = app_find_text (find (CARAVAN_TYPE_DISPUTE_MENDS), text);

  return gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);
}

static void
test_a_change_is_asked_by_its_row (void **state)
{
  refuse_at_table ();
  open_dispute ();
  hands_click (get_row ("Another player: Anna."));
  expect_answer ("oasis.place.extend", "b1");
  assert_int_equal (caravan_desk_get_seat (get_desk ()), 0);
  assert_null (app_seek_type (GTK_WIDGET (get_page ()), CARAVAN_TYPE_DISPUTE_MENDS));
}

/* Without the marker the area is nobody's, and Blue takes it. */
static void
test_a_position_is_tried_and_taken_back (void **state)
{
  refuse_at_table ();
  open_dispute ();
  hands_click (get_row ("One piece less: Red’s control marker on a1."));
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.claim", "b1");
  hands_key (table->window, "ctrl+z");
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.rival", "b1");
  hands_key (table->window, "ctrl+shift+z");
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.claim", "b1");
  assert_int_equal (table_count_steps (table), 1);
}

/* Every button of the table says what the engine says. */
static gboolean
check_button (GtkWidget *widget, gpointer n)
{
  const CvTable *rules = caravan_desk_get_table (get_desk ());
  CvVerdict verdict;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  int tool = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "tool"));
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "seat"));
  CvAtom atoms[] = { { .arg = 0, .value = tool },
                     { .arg = 1, .value = cv_cell (1, 0) } };
  CvMove move = { .verb = (uint8_t) cv_game_verb_find (rules->game,
                                                       tool < 3 ? "place" : "camel"),
                  .by = (int8_t) seat,
                  .n_atoms = tool < 3 ? 2 : 1,
                  .atoms = tool < 3 ? atoms : &(CvAtom){ .value = cv_cell (1, 0) } };
  cv_check (rules, caravan_desk_get_state (get_desk ()), &move, &verdict);
  assert_int_equal (gtk_widget_has_css_class (widget, "yes"),
                    cv_verdict_is_legal (&verdict));
  ++*(int *) n;
  return FALSE;
}

static void
test_who_may_place_what (void **state)
{
  int n = 0;

  refuse_at_table ();
  open_dispute ();
  app_walk (find (CARAVAN_TYPE_DISPUTE_GRID), check_button, &n);
  assert_int_equal (n, 3 * 4);
}

static gboolean
is_named (GtkWidget *widget, gpointer name)
{
  return GTK_IS_BUTTON (widget) && app_has_name (widget, name);
}

static void
test_a_cell_of_that_table_asks (void **state)
{
  refuse_at_table ();
  open_dispute ();
  GtkWidget *button = app_walk (find (CARAVAN_TYPE_DISPUTE_GRID), is_named,
                                (gpointer) "Chiara: Stony Plains.");
  gtk_widget_grab_focus (button);
  app_wait_drawn (table->window);
  hands_click (button);
  expect_answer ("oasis.place.start", "b1");
  assert_int_equal (caravan_desk_get_seat (get_desk ()), 2);
  assert_int_equal (caravan_desk_get_tool (get_desk ()), 2);
}

static void
text_read_cb (GObject *clipboard, GAsyncResult *result, gpointer ret_text)
{
  *(char **) ret_text =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
press (const char *name)
{
  GtkWidget *button = app_find_text (GTK_WIDGET (get_page ()), name);

  gtk_widget_grab_focus (gtk_widget_get_ancestor (button, GTK_TYPE_BUTTON));
  app_wait_drawn (table->window);
  hands_click (button);
}

static void
test_an_answer_is_copied_and_kept (void **state)
{
  g_autofree char *copied = NULL;

  refuse_at_table ();
  open_dispute ();
  press ("Copy");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (table->window), NULL,
                                 text_read_cb, &copied);
  APP_WAIT (copied != NULL);
  assert_non_null (strstr (copied, "Bruno: Oasis b1\nNot here: b1 would touch"));
  assert_non_null (strstr (copied, "\n• Another player: Anna."));
  press ("Keep as a note");
  assert_true (caravan_match_flush (table->match));
  app_settle ();
  CvMatch *log = caravan_match_get_log (table->match);
  json_t *event = rec_record_event (caravan_match_get_record (table->match),
                                    cv_match_n_entries (log) - 1);
  assert_string_equal (json_string_value (json_object_get (event, "do")), "note");
  assert_string_equal (json_string_value (json_object_get (event, "text")), copied);
  json_decref (event);
}

/* Setting a position up by hand. */

static CaravanPaintPage *
get_painter (void)
{
  return CARAVAN_PAINT_PAGE (find (CARAVAN_TYPE_PAINT_PAGE));
}

static void
use_switch (void)
{
  GtkWidget *control = find (GTK_TYPE_SWITCH);

  gtk_widget_grab_focus (control);
  app_wait_drawn (table->window);
  hands_click (control);
  app_wait_drawn (table->window);
}

static gboolean
is_painting (void)
{
  return app_seek_type (GTK_WIDGET (get_page ()), CARAVAN_TYPE_PAINT_PAGE) != NULL;
}

static void
choose_brush (int brush)
{
  hands_click (caravan_brushes_get_button (get_painter ()->brushes, brush));
}

static void
paint (const char *name)
{
  CvCell cell;

  assert_true (cv_cell_parse (name, &cell));
  hands_click (caravan_board_get_cell (get_painter ()->board, cell));
}

enum
{
  OASIS,
  STEPPE,
  MARKER = 3,
  ERASER = 5
};

/* What is painted is asked about, with the same question, and each stroke is undone. */
static void
test_a_position_is_painted_and_asked_about (void **state)
{
  refuse_at_table ();
  open_dispute ();
  use_switch ();
  choose_brush (ERASER);
  paint ("a1");
  choose_brush (OASIS);
  paint ("b2");
  press ("Ask about this position");
  app_wait_drawn (table->window);
  assert_false (is_painting ());
  expect_answer ("oasis.place.claim", "b1");
  hands_key (table->window, "ctrl+z");
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.start-oasis", "b1");
  hands_key (table->window, "ctrl+z");
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.rival", "b1");
  assert_int_equal (table_count_steps (table), 1);
}

/* Undo goes through the strokes, then through the positions before. */
static void
test_painting_is_undone_before_it_is_asked_about (void **state)
{
  refuse_at_table ();
  open_dispute ();
  hands_click (get_row ("One piece less: Red’s control marker on a1."));
  app_wait_drawn (table->window);
  use_switch ();
  choose_brush (STEPPE);
  paint ("c2");
  hands_key (table->window, "ctrl+z");
  assert_true (is_painting ());
  assert_false (caravan_paint_can_undo (get_painter ()->paint));
  hands_key (table->window, "ctrl+z");
  app_wait_drawn (table->window);
  assert_true (is_painting ());
  use_switch ();
  assert_false (is_painting ());
  expect_answer ("oasis.place.rival", "b1");
  hands_key (table->window, "ctrl+shift+z");
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.claim", "b1");
}

static void
expect_position (const char *wanted)
{
  const CvTable *rules = caravan_desk_get_table (get_desk ());
  CvPosition *position = g_new (CvPosition, 1);
  json_t *expected = text_parse (wanted);

  cv_position (rules, caravan_desk_get_state (get_desk ()), position);
  CvMove move = cv_position_move (position);
  json_t *got = rec_event_write (rules, &move, NULL);
  if (!json_equal (got, expected))
    fail_msg ("%s", json_dumps (got, JSON_SORT_KEYS));
  json_decref (got);
  json_decref (expected);
  g_free (position);
}

static GtkWidget *
open_menu (const char *name)
{
  GtkWidget *button = gtk_widget_get_ancestor (
      app_find_text (GTK_WIDGET (get_page ()), name), GTK_TYPE_MENU_BUTTON);
  GtkWidget *menu;

  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  app_wait_drawn (table->window);
  hands_click (button);
  APP_WAIT ((menu = GTK_WIDGET (
                 gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)))) != NULL &&
            gtk_widget_get_mapped (menu));
  return menu;
}

static void
begin_with (const char *start)
{
  hands_click (app_find_text (open_menu ("Begin with…"), start));
  app_settle ();
  app_wait_drawn (table->window);
}

/* A corner with a dozen tiles and two markers: no more than a click for each, and one
   for each piece that is chosen. */
static void
test_a_corner_is_painted_on_an_empty_board_in_few_clicks (void **state)
{
  static const char *const oases[] = { "a1", "a2", "b1", "b2", "a3", "b3" };
  static const char *const steppes[] = { "c1", "c2", "c3", "d1", "d2", "d3" };
  unsigned before;

  open_dispute ();
  begin_with ("An empty board: Oasis");
  before = hands_count_presses ();
  for (guint i = 0; i < G_N_ELEMENTS (oases); i++)
    paint (oases[i]);
  choose_brush (STEPPE);
  for (guint i = 0; i < G_N_ELEMENTS (steppes); i++)
    paint (steppes[i]);
  choose_brush (MARKER);
  paint ("a1");
  hands_click (caravan_brushes_get_button (get_painter ()->players, 1));
  paint ("c1");
  press ("Ask about this position");
  assert_true (hands_count_presses () - before <= 12 + 2 + 4);
  app_wait_drawn (table->window);
  expect_position ("{'do':'position','markers':{'blue':['c1'],'red':['a1']},'tiles':{"
                   "'oasis':['a1','b1','a2','b2','a3','b3'],"
                   "'steppe':['c1','d1','c2','d2','c3','d3']}}");
}

/* Keys alone: the switch, a brush, a player, spaces, and back. */
static void
test_a_position_is_painted_with_the_keyboard (void **state)
{
  open_dispute ();
  gtk_widget_grab_focus (find (GTK_TYPE_SWITCH));
  hands_key (table->window, "space");
  app_wait_drawn (table->window);
  assert_true (is_painting ());
  hands_key (table->window, "4");
  hands_key (table->window, "g");
  assert_int_equal (caravan_brushes_get_chosen (get_painter ()->brushes), MARKER);
  assert_int_equal (caravan_brushes_get_chosen (get_painter ()->players), 2);
  hands_key (table->window, "2");
  hands_key (table->window, "Right");
  hands_key (table->window, "Return");
  assert_true (caravan_paint_can_undo (get_painter ()->paint));
  hands_key (table->window, "ctrl+z");
  assert_false (caravan_paint_can_undo (get_painter ()->paint));
}

/* Another game is another table; back leads to the first. */
static void
test_the_empty_board_of_another_game (void **state)
{
  refuse_at_table ();
  open_dispute ();
  begin_with ("An empty board: Oregon");
  assert_true (is_painting ());
  assert_non_null (app_seek_text (table->window, "Oregon · nothing here is recorded"));
  paint ("a1");
  press ("Ask about this position");
  app_wait_drawn (table->window);
  expect_position ("{'do':'position','farmers':{'yellow':['a1']}}");
  assert_string_equal (caravan_desk_get_table (get_desk ())->game->id, "oregon");
  assert_null (app_seek_text (GTK_WIDGET (get_page ()), "Keep as a note"));
  begin_with ("The position of the game");
  expect_position ("{'do':'position','markers':{'red':['a1']},'tiles':{"
                   "'oasis':['a1']}}");
  assert_non_null (app_seek_text (table->window, "Oasis · nothing here is recorded"));
  assert_non_null (app_seek_text (GTK_WIDGET (get_page ()), "Keep as a note"));
  hands_key (table->window, "ctrl+z");
  assert_string_equal (caravan_desk_get_table (get_desk ())->game->id, "oregon");
}

/* Paper and files. */

static char *
save (const char *suffix)
{
  char *path = g_strdup_printf ("%s/dispute.%s", table->directory, suffix);

  caravan_dispute_page_save (get_page (), suffix, path);
  APP_WAIT (!caravan_errand_is_any_out ());
  return path;
}

/* What the program says, with an exit status that does not matter. */
static char *
run (const char *const *command)
{
  char *said = NULL;

  assert_true (g_spawn_sync (NULL, (char **) command, NULL,
                             G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                             NULL, &said, NULL, NULL, NULL));
  return said;
}

/* The saved position is asked further in a terminal, with the same answer. */
static void
test_a_position_is_saved_as_a_record_to_judge (void **state)
{
  refuse_at_table ();
  open_dispute ();
  hands_click (get_row ("One piece less: Red’s control marker on a1."));
  app_wait_drawn (table->window);
  g_autofree char *path = save ("caravan");
  const char *const command[] = {
    g_getenv ("CARAVAN"),
    "judge",
    "--json",
    path,
    "{\"do\":\"place\",\"by\":\"blue\",\"tile\":\"oasis\",\"at\":\"b1\"}",
    NULL
  };
  g_autofree char *said = run (command);
  assert_non_null (strstr (said, "oasis.place.claim"));
  g_remove (path);
}

static void
expect_page (const char *path, const char *words)
{
  const char *const info[] = { "pdfinfo", path, NULL };
  const char *const text[] = { "pdftotext", "-raw", path, "-", NULL };
  g_autofree char *about = run (info), *said = run (text);

  assert_non_null (strstr (about, "\nPages:           1\n"));
  if (strstr (said, words) == NULL)
    fail_msg ("the page does not say “%s”: %s", words, said);
}

/* Question, answer, what would make it legal, and the rule in what is read. */
static void
test_an_answer_is_one_page (void **state)
{
  refuse_at_table ();
  open_dispute ();
  g_settings_set_uint (caravan_settings (), "rules-languages", 7);
  g_autofree char *path = save ("pdf");
  expect_page (path, "Bruno: Oasis b1");
  expect_page (path, "Not here: b1 would touch");
  expect_page (path, "Another player: Anna.");
  expect_page (path, "Beside a rival’s area of the same kind");
  expect_page (path, "Accanto a un’area avversaria\n");
  expect_page (path, "À côté d’un domaine");
  g_settings_reset (caravan_settings (), "rules-languages");
  g_remove (path);
}

static void
test_without_an_answer_nothing_is_printed (void **state)
{
  open_dispute ();
  GtkWidget *menu = open_menu ("Print or save");
  assert_false (gtk_widget_is_sensitive (app_find_text (menu, "Print…")));
  assert_false (gtk_widget_is_sensitive (app_find_text (menu, "Save as PDF…")));
  assert_true (gtk_widget_is_sensitive (app_find_text (menu, "Save as a record…")));
  hands_key (table->window, "Escape");
}

/* Asked before. */

static GtkWidget *
seek_asked (const char *text)
{
  GtkWidget *asked =
      app_seek_type (GTK_WIDGET (get_page ()), CARAVAN_TYPE_DISPUTE_ASKED);
  GtkWidget *label = asked != NULL ? app_seek_text (asked, text) : NULL;

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW) : NULL;
}

static void
ask_again (const char *text)
{
  APP_WAIT (seek_asked (text) != NULL);
  gtk_widget_grab_focus (seek_asked (text));
  app_wait_drawn (table->window);
  hands_click (seek_asked (text));
  app_wait_drawn (table->window);
}

/* With the answer in words, and on the position it was asked about; gone with Done. */
static void
test_what_was_asked_before_is_asked_again (void **state)
{
  refuse_at_table ();
  open_dispute ();
  assert_null (seek_asked ("Bruno: Oasis b1"));
  hands_click (get_row ("One piece less: Red’s control marker on a1."));
  app_wait_drawn (table->window);
  expect_answer ("oasis.place.claim", "b1");
  APP_WAIT (seek_asked ("Bruno: Oasis b1") != NULL);
  assert_non_null (app_seek_text (seek_asked ("Bruno: Oasis b1"), "Not legal"));
  ask_again ("Bruno: Oasis b1");
  expect_answer ("oasis.place.rival", "b1");
  APP_WAIT (seek_asked ("Legal") != NULL && seek_asked ("Not legal") == NULL);
  hands_key (table->window, "alt+Left");
  APP_WAIT (!gtk_widget_get_mapped (GTK_WIDGET (get_page ())));
  open_dispute ();
  app_settle ();
  assert_null (seek_asked ("Legal"));
  assert_null (seek_asked ("Not legal"));
}

/* What stands there on the way to a longer line has not been asked. */
static void
test_only_what_is_typed_to_its_end_has_been_asked (void **state)
{
  open_dispute ();
  hands_key (table->window, "ctrl+l");
  hands_type (table->window, "g oasis d1");
  hands_key (table->window, "Return");
  app_settle ();
  hands_key (table->window, "ctrl+a");
  hands_type (table->window, "b steppe c3");
  app_settle ();
  APP_WAIT (seek_asked ("Chiara: Oasis d1") != NULL);
  hands_key (table->window, "BackSpace");
  hands_type (table->window, "2");
  hands_key (table->window, "Return");
  app_settle ();
  assert_null (seek_asked ("Bruno: Steppe c3"));
  assert_non_null (seek_asked ("Chiara: Oasis d1"));
}

/* Where legal spaces are not shown. */

static void
show_legal_spaces (gboolean are_shown)
{
  g_settings_set_boolean (caravan_settings (), "legal-spaces", are_shown);
}

static gboolean
has_part (GType type)
{
  return app_seek_type (GTK_WIDGET (get_page ()), type) != NULL;
}

/* The piece that was laid last, on what lay there before it; whatever is clicked. */
static void
test_without_legal_spaces_the_last_piece_is_asked_about (void **state)
{
  show_legal_spaces (FALSE);
  open_dispute ();
  expect_position ("{'do':'position'}");
  expect_answer ("oasis.place.start", "a1");
  assert_true (cv_verdict_is_legal (caravan_desk_get_verdict (get_desk ())));
  hands_click (get_cell (3, 0));
  expect_answer ("oasis.place.start", "a1");
  assert_null (caravan_desk_get_hint (get_desk ()));
  assert_false (has_part (CARAVAN_TYPE_DISPUTE_GRID));
  assert_non_null (
      app_seek_text (GTK_WIDGET (get_page ()),
                     "Legal spaces are not shown: only a piece that has been laid "
                     "already can be asked about."));
  assert_null (app_seek_text (GTK_WIDGET (get_page ()), "Set up by hand"));
  show_legal_spaces (TRUE);
}

/* A refused one is answered, but no other way is told, until all is shown again. */
static void
test_without_legal_spaces_a_refused_piece_is_asked_about (void **state)
{
  show_legal_spaces (FALSE);
  refuse_at_table ();
  open_dispute ();
  expect_answer ("oasis.place.rival", "b1");
  assert_false (has_part (CARAVAN_TYPE_DISPUTE_GRID));
  assert_false (has_part (CARAVAN_TYPE_DISPUTE_MENDS));
  use_switch ();
  assert_true (g_settings_get_boolean (caravan_settings (), "legal-spaces"));
  expect_answer ("oasis.place.rival", "b1");
  assert_true (has_part (CARAVAN_TYPE_DISPUTE_GRID));
  assert_true (has_part (CARAVAN_TYPE_DISPUTE_MENDS));
  assert_false (is_painting ());
  show_legal_spaces (TRUE);
}

/* A note has an end: that of a sentence. */
static void
expect_shortened (const char *text, glong most, const char *wanted)
{
  g_autofree char *got = caravan_dispute_shorten (text, most);

  assert_string_equal (got, wanted);
  assert_true (g_utf8_strlen (got, -1) <= most);
}

static void
test_a_long_answer_is_shortened_at_a_sentence (void **state)
{
  const char *text = "Bruno : Oasis b1\nPas ici. Déjà là.\n• Un autre joueur : Anna.";

  expect_shortened (text, 100, text);
  expect_shortened (text, g_utf8_strlen (text, -1), text);
  expect_shortened (text, 50, "Bruno : Oasis b1\nPas ici. Déjà là. …");
  expect_shortened (text, 30, "Bruno : Oasis b1\nPas ici. …");
  expect_shortened (text, 20, "Bruno : Oasis b1 …");
  expect_shortened ("ééééééé", 5, "ééé …");
}

/* A line that is typed is judged while it is typed, and Return keeps its answer. */
static void
test_questions_can_be_typed (void **state)
{
  open_dispute ();
  hands_key (table->window, "ctrl+l");
  hands_type (table->window, "g oasis d1");
  hands_key (table->window, "Return");
  expect_answer ("oasis.place.start", "d1");
  assert_int_equal (table_count_steps (table), 1);
}

static gboolean
is_prose_of (GtkWidget *widget, gpointer words)
{
  g_autofree char *text = NULL;

  if (!CARAVAN_IS_PROSE (widget))
    return FALSE;
  g_object_get (widget, "label", &text, NULL);
  return strstr (text, words) != NULL;
}

static gboolean
reads (const char *words)
{
  return app_walk (find (CARAVAN_TYPE_DISPUTE_RULE), is_prose_of, (gpointer) words) !=
         NULL;
}

/* As the reference has it, for those who read another language, too. */
static void
test_the_rule_is_read_in_several_languages (void **state)
{
  refuse_at_table ();
  open_dispute ();
  assert_true (reads ("Beside a rival’s area of the same kind"));
  assert_false (reads ("Accanto a un’area avversaria dello stesso tipo"));
  press ("Italiano");
  APP_WAIT (reads ("Accanto a un’area avversaria dello stesso tipo"));
  assert_true (reads ("Beside a rival’s area of the same kind"));
  press ("English");
  APP_WAIT (!reads ("Beside a rival’s area of the same kind"));
  press ("Italiano"); /* one stays */
  assert_true (reads ("Accanto a un’area avversaria dello stesso tipo"));
  g_settings_reset (caravan_settings (), "rules-languages");
}

/* Of a moment that is looked at later, too; there is no game to keep a note in. */
static void
test_any_moment_of_a_replay_can_be_asked_about (void **state)
{
  gtk_widget_activate_action (table->window, "win.replay", "s", "");
  APP_WAIT (page_replay (table->window) != NULL &&
            gtk_widget_get_mapped (GTK_WIDGET (page_replay (table->window))));
  caravan_replay_go_to (caravan_replay_page_get_replay (page_replay (table->window)),
                        0);
  app_wait_drawn (table->window);
  open_dispute ();
  caravan_desk_choose (get_desk (), 1, 0);
  caravan_desk_act (get_desk (), cv_cell (0, 0));
  expect_answer ("oasis.place.start", "a1");
  assert_null (app_seek_text (GTK_WIDGET (get_page ()), "Keep as a note"));
  hands_key (table->window, "alt+Left");
  APP_WAIT (gtk_widget_get_mapped (GTK_WIDGET (page_replay (table->window))));
  assert_int_equal (table_count_steps (table), 1);
}

/* Where nothing is placed on spaces there is nothing to ask about yet. */
static void
test_a_ring_has_no_such_questions (void **state)
{
  Table *ring = table_lay_match (
      "{'caravanserai':1,'game':'basari','board':{'caravanserai-board':1,'game':"
      "'basari','id':'b','title':'B','arches':12,'majority':{'red':14,'yellow':12,"
      "'green':10,'blue':8},'lap':10},'players':[{'color':'red','name':'Anna'},{"
      "'color':'blue','name':'Bruno'},{'color':'green','name':'Chiara'}]}");

  ring->window = app_window_with_match (ring->match, 1100, 800);
  hands_key (ring->window, "d");
  app_settle ();
  assert_null (caravan_window_find_page (ring->window, CARAVAN_TYPE_DISPUTE_PAGE));
  app_close (ring->window);
  table_clear (ring);
}

static void
test_it_speaks_the_language_of_the_window (void **state)
{
  refuse_at_table ();
  open_dispute ();
  app_set_language ("it");
  assert_non_null (app_seek_text (table->window, "Un altro giocatore: Anna."));
  app_set_language ("fr");
  assert_non_null (app_seek_text (table->window, "Un autre joueur : Anna."));
  app_set_language ("en");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    DISPUTE_TEST (test_the_question_of_the_table_goes_along),
    DISPUTE_TEST (test_nothing_is_recorded_whatever_is_clicked),
    DISPUTE_TEST (test_a_change_is_asked_by_its_row),
    DISPUTE_TEST (test_a_position_is_tried_and_taken_back),
    DISPUTE_TEST (test_who_may_place_what),
    DISPUTE_TEST (test_a_cell_of_that_table_asks),
    DISPUTE_TEST (test_an_answer_is_copied_and_kept),
    DISPUTE_TEST (test_a_position_is_painted_and_asked_about),
    DISPUTE_TEST (test_painting_is_undone_before_it_is_asked_about),
    DISPUTE_TEST (test_a_corner_is_painted_on_an_empty_board_in_few_clicks),
    DISPUTE_TEST (test_a_position_is_painted_with_the_keyboard),
    DISPUTE_TEST (test_the_empty_board_of_another_game),
    DISPUTE_TEST (test_a_position_is_saved_as_a_record_to_judge),
    DISPUTE_TEST (test_an_answer_is_one_page),
    DISPUTE_TEST (test_without_an_answer_nothing_is_printed),
    DISPUTE_TEST (test_what_was_asked_before_is_asked_again),
    DISPUTE_TEST (test_only_what_is_typed_to_its_end_has_been_asked),
    DISPUTE_TEST (test_without_legal_spaces_the_last_piece_is_asked_about),
    DISPUTE_TEST (test_without_legal_spaces_a_refused_piece_is_asked_about),
    cmocka_unit_test (test_a_long_answer_is_shortened_at_a_sentence),
    DISPUTE_TEST (test_questions_can_be_typed),
    DISPUTE_TEST (test_the_rule_is_read_in_several_languages),
    DISPUTE_TEST (test_any_moment_of_a_replay_can_be_asked_about),
    APP_TEST (test_a_ring_has_no_such_questions),
    DISPUTE_TEST (test_it_speaks_the_language_of_the_window),
  };

  return cmocka_run_group_tests_name ("app-dispute", tests, app_start, app_stop);
}
