/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything by which a score leaves the window. The codes are read back by zbarimg,
   from pictures, from the screen and from the printed page; pages by poppler's tools;
   files are compared with what `caravan export` writes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <glib/gstdio.h>

#include "app.h"
#include "caravan-code.h"
#include "caravan-score-print.h"
#include "caravan-share-private.h"
#include "caravan-trouble-bar.h"
#include "caravan-window.h"
#include "files.h"
#include "hands.h"
#include "rec-export.h"
#include "sheets.h"
#include "text.h"

static const char *const games[] = { "oasis", "oregon", "basari" };

static char *directory;

static int
begin (void **state)
{
  directory = files_make_directory ("share");
  return app_start (state);
}

static int
end (void **state)
{
  int removed = files_remove_directory (directory);

  return app_stop (state) != 0 ? -1 : removed;
}

static char *
in_directory (const char *name)
{
  return g_build_filename (directory, name, NULL);
}

/* What a program writes; it must not fail. */
static char *
run (const char *const *command)
{
  char *output = NULL;
  int status;
  GError *error = NULL;

  if (!g_spawn_sync (NULL, (char **) command, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                     &output, NULL, &status, &error))
    fail_msg ("%s", error->message);
  if (!g_spawn_check_wait_status (status, &error))
    fail_msg ("%s: %s", command[0], error->message);
  return output;
}

/* Codes. */

static void
assert_read_back (const char *picture, const char *text)
{
  const char *const command[] = { "zbarimg", "-q", "--raw", picture, NULL };
  g_autofree char *read = run (command);

  assert_true (g_str_has_suffix (read, "\n"));
  read[strlen (read) - 1] = '\0';
  assert_string_equal (read, text);
}

static void
assert_code_is_read (const char *text, int module)
{
  g_autoptr (CaravanCode) code = caravan_code_new (text);
  g_autofree char *path = in_directory ("code.png");
  int side = caravan_code_get_side (code) * module;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  caravan_code_draw (code, cr, module);
  cairo_destroy (cr);
  assert_int_equal (cairo_surface_write_to_png (surface, path), CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  assert_read_back (path, text);
}

static void
test_a_code_is_read_back_at_every_size (void **state)
{
  static const int modules[] = { 2, 3, 5 };
  char longest[REC_EXPORT_LINK_SIZE];

  memset (longest, 'a', sizeof longest - 1);
  memcpy (longest, "https://", strlen ("https://"));
  longest[sizeof longest - 1] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (modules); i++)
    {
      assert_code_is_read ("https://example.org/", modules[i]);
      assert_code_is_read (longest, modules[i]);
    }
}

static void
test_the_links_of_all_games_are_read_back (void **state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (int is_long = 0; is_long < 2; is_long++)
      {
        const SheetsGame game = { games[i], 0, is_long, 0, 3 };
        g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
        char *link = caravan_sheet_bgstats (sheet);
        assert_true (strlen (link) < REC_EXPORT_LINK_SIZE);
        assert_code_is_read (link, 2);
        free (link);
      }
}

static void
test_a_code_has_its_quiet_margin (void **state)
{
  g_autoptr (CaravanCode) code = caravan_code_new ("quiet");
  int side = caravan_code_get_side (code), n_black = 0;

  for (int row = 0; row < side; row++)
    for (int column = 0; column < side; column++)
      {
        int edge = MIN (MIN (row, column), MIN (side - 1 - row, side - 1 - column));
        if (edge < CARAVAN_CODE_QUIET)
          assert_false (caravan_code_is_black (code, column, row));
        else
          n_black += caravan_code_is_black (code, column, row);
      }
  assert_true (n_black > 100);
  assert_true (caravan_code_is_black (code, CARAVAN_CODE_QUIET, CARAVAN_CODE_QUIET));
}

static void
test_what_no_code_can_hold_makes_none (void **state)
{
  g_autofree char *text = g_strnfill (4000, 'a');

  assert_null (caravan_code_new (text));
}

/* Paper. */

static void
save_bytes (GBytes *bytes, const char *path)
{
  gsize size;
  const void *data = g_bytes_get_data (bytes, &size);

  files_write (path, data, size);
}

static void
assert_one_a4_page (const char *path)
{
  const char *const command[] = { "pdfinfo", path, NULL };
  g_autofree char *info = run (command);

  assert_non_null (strstr (info, "\nPages:           1\n"));
  assert_non_null (strstr (info, " pts (A4)\n"));
}

/* A part of the page as a picture: from a point on, so many pixels. */
static char *
picture_page (const char *path, const char *const *part)
{
  g_autofree char *stem = in_directory ("page");
  const char *const command[] = { "pdftoppm", "-png", "-singlefile", "-r",
                                  part[0],    "-y",   part[1],       "-W",
                                  part[2],    path,   stem,          NULL };

  g_free (run (command));
  return g_strconcat (stem, ".png", NULL);
}

/* At 300 dots an inch the modules of the code are whole dots; it lies below on the
   left. */
static const char *const code_part[] = { "300", "1700", "1250" };
static const char *const whole_page[] = { "50", "0", "0" };

static void
assert_page_says (const char *path, const char *text)
{
  const char *const command[] = { "pdftotext", "-raw", path, "-", NULL };
  g_autofree char *said = run (command);

  if (strstr (said, text) == NULL)
    fail_msg ("the page does not say “%s”: %s", text, said);
}

static void
assert_page_is_good (CaravanSheet *sheet)
{
  g_autoptr (GBytes) bytes = caravan_score_print_pdf (sheet);
  g_autofree char *path = in_directory ("scores.pdf");
  char *link = caravan_sheet_bgstats (sheet);

  save_bytes (bytes, path);
  assert_one_a4_page (path);
  assert_page_says (path, caravan_sheet_get_table (sheet)->game->name);
  assert_page_says (path, "15 November 2026");
  g_autofree char *picture = picture_page (path, code_part);
  assert_read_back (picture, link);
  free (link);
}

static void
test_every_game_is_one_page_of_a4_with_its_code (void **state)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (int is_long = 0; is_long < 2; is_long++)
      {
        const SheetsGame game = { games[i], 0, is_long, is_long ? 2 : 0, 3 };
        g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
        assert_page_is_good (sheet);
      }
}

static void
test_the_page_names_players_and_totals (void **state)
{
  const SheetsGame game = { "oasis", 4, FALSE, 0, 3 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  g_autoptr (GBytes) bytes = caravan_score_print_pdf (sheet);
  g_autofree char *path = in_directory ("names.pdf");

  save_bytes (bytes, path);
  for (int seat = 0; seat < 4; seat++)
    {
      g_autofree char *total =
          g_strdup_printf ("%d", caravan_sheet_get_score (sheet)->player[seat].total);
      assert_page_says (path, caravan_sheet_get_name (sheet, seat));
      assert_page_says (path, total);
    }
}

static void
test_the_same_game_makes_the_same_page (void **state)
{
  const SheetsGame game = { "oasis", 5, TRUE, 0, 4 };
  g_autoptr (CaravanSheet) one = sheets_simulate (&game);
  g_autoptr (CaravanSheet) two = sheets_simulate (&game);
  g_autoptr (GBytes) page_one = caravan_score_print_pdf (one);
  g_autoptr (GBytes) page_two = caravan_score_print_pdf (two);

  assert_true (g_bytes_equal (page_one, page_two));
}

static RecBytes
picture_file (const char *path)
{
  g_autofree char *picture = picture_page (path, whole_page);

  return files_read (picture);
}

static void
test_the_printer_gets_the_same_page (void **state)
{
  const SheetsGame game = { "oregon", 4, FALSE, 0, 5 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  g_autoptr (GBytes) bytes = caravan_score_print_pdf (sheet);
  g_autofree char *saved = in_directory ("saved.pdf");
  g_autofree char *printed = in_directory ("printed.pdf");
  g_autoptr (GtkPrintOperation) operation = caravan_score_print_new (sheet);

  save_bytes (bytes, saved);
  gtk_print_operation_set_export_filename (operation, printed);
  assert_int_equal (gtk_print_operation_run (
                        operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL),
                    GTK_PRINT_OPERATION_RESULT_APPLY);
  assert_one_a4_page (printed);
  RecBytes one = picture_file (saved), two = picture_file (printed);
  assert_int_equal (one.size, two.size);
  assert_memory_equal (one.data, two.data, one.size);
  rec_bytes_free (&one);
  rec_bytes_free (&two);
}

/* What is hidden. */

/* Anna has revealed what she has, Bruno has not: all that differs from one such record
   to another is how much he put away. */
static CaravanSheet *
make_sealed (int wells)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  g_autofree char *text = g_strdup_printf (
      "[{'caravanserai':1,'game':'oasis','turns':'free','board':'sample',"
      "'created':'2026-11-15T19:30:00Z','players':[{'color':'red','name':'Anna'},"
      "{'color':'blue','name':'Bruno'},{'color':'green','name':'Chiara'}]},"
      "{'do':'reveal','by':'red','counts':{'wells':4}},"
      "{'do':'hide','by':'blue','add':{'wells':%d}}]",
      wells);
  json_t *array = text_parse (text);
  RecRecord *record = rec_record_read_array (array, &reading, &error);

  json_decref (array);
  assert_non_null (record);
  CaravanSheet *sheet = caravan_sheet_new (record);
  rec_record_free (record);
  assert_true (caravan_sheet_get_score (sheet)->player[1].sealed);
  return sheet;
}

static void
assert_same (char *one, char *two)
{
  assert_string_equal (one, two);
  free (one);
  free (two);
}

static void
test_what_is_hidden_changes_nothing_that_goes_out (void **state)
{
  g_autoptr (CaravanSheet) few = make_sealed (3);
  g_autoptr (CaravanSheet) many = make_sealed (7);
  g_autoptr (GBytes) page_few = caravan_score_print_pdf (few);
  g_autoptr (GBytes) page_many = caravan_score_print_pdf (many);
  g_autofree char *path = in_directory ("sealed.pdf");

  assert_true (g_bytes_equal (page_few, page_many));
  assert_same (caravan_sheet_csv (few), caravan_sheet_csv (many));
  assert_same (caravan_sheet_json (few), caravan_sheet_json (many));
  assert_same (caravan_sheet_text (few), caravan_sheet_text (many));
  assert_same (caravan_sheet_bgstats (few), caravan_sheet_bgstats (many));
  save_bytes (page_few, path);
  assert_page_says (path, "?");
}

/* Files. */

static void
save_and_wait (GtkWidget *bar,
               CaravanSheet *sheet,
               const char *suffix,
               const char *path)
{
  g_remove (path);
  caravan_share_save (bar, sheet, caravan_share_kind_find (suffix), path);
  APP_WAIT (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
assert_file_is (const char *path, const char *text)
{
  RecBytes bytes = files_read (path);

  assert_int_equal (bytes.size, strlen (text));
  assert_memory_equal (bytes.data, text, bytes.size);
  rec_bytes_free (&bytes);
}

static void
test_files_are_what_the_command_line_writes (void **state)
{
  static const char *const formats[] = { "csv", "json" };
  GtkWidget *bar = caravan_share_bar_new ();

  app_show (bar, 700, 200);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (formats); k++)
      {
        const SheetsGame game = { games[i], 0, TRUE, i == 0 ? 1 : 0, 6 };
        g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
        g_autofree char *text = sheets_play (&game);
        g_autofree char *source = in_directory ("game.caravan");
        g_autofree char *path = in_directory ("saved.txt");
        const char *const command[] = { getenv ("CARAVAN"), "export", source, "--to",
                                        formats[k],         NULL };
        files_write (source, text, strlen (text));
        g_autofree char *expected = run (command);
        save_and_wait (bar, sheet, formats[k], path);
        assert_file_is (path, expected);
      }
}

static void
test_a_pdf_is_saved_whole (void **state)
{
  const SheetsGame game = { "basari", 3, FALSE, 0, 7 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  g_autoptr (GBytes) page = caravan_score_print_pdf (sheet);
  g_autofree char *path = in_directory ("whole.pdf");
  GtkWidget *bar = caravan_share_bar_new ();

  app_show (bar, 700, 200);
  save_and_wait (bar, sheet, "pdf", path);
  RecBytes bytes = files_read (path);
  assert_int_equal (bytes.size, g_bytes_get_size (page));
  rec_bytes_free (&bytes);
  assert_one_a4_page (path);
}

static void
test_a_file_that_is_there_is_replaced_whole (void **state)
{
  const SheetsGame game = { "oregon", 3, FALSE, 0, 7 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  g_autofree char *path = in_directory ("there.csv");
  GtkWidget *bar = caravan_share_bar_new ();
  char *csv = caravan_sheet_csv (sheet);
  RecBytes bytes = { 0 };

  app_show (bar, 700, 200);
  files_write (path, "old", strlen ("old"));
  caravan_share_save (bar, sheet, caravan_share_kind_find ("csv"), path);
  do
    {
      app_settle ();
      rec_bytes_free (&bytes);
      bytes = files_read (path);
      assert_true (bytes.size == strlen ("old") || bytes.size == strlen (csv));
    }
  while (bytes.size != strlen (csv));
  rec_bytes_free (&bytes);
  free (csv);
}

static void
test_a_file_is_called_after_its_game (void **state)
{
  const SheetsGame game = { "oasis", 3, FALSE, 0, 7 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  g_autofree char *name = caravan_share_make_name (sheet, "pdf");

  assert_string_equal (name, "2026-11-15 Oasis Anna Bruno Chiara.pdf");
}

/* In a window. */

static GtkWidget *
show_bar (CaravanSheet *sheet, CaravanWindow **ret_window)
{
  CaravanWindow *window = app_window_new (700, 500);
  GtkWidget *stack = app_find_type (GTK_WIDGET (window), GTK_TYPE_STACK);
  GtkWidget *bar = caravan_share_bar_new ();

  caravan_share_bar_set_sheet (CARAVAN_SHARE_BAR (bar), sheet);
  gtk_stack_add_named (GTK_STACK (stack), bar, "share");
  gtk_stack_set_visible_child (GTK_STACK (stack), bar);
  APP_WAIT (gtk_widget_get_mapped (bar));
  app_settle ();
  *ret_window = window;
  return bar;
}

static void
test_what_went_wrong_is_said_in_the_window (void **state)
{
  const SheetsGame game = { "oasis", 3, FALSE, 0, 8 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  CaravanWindow *window;
  GtkWidget *bar = show_bar (sheet, &window);

  caravan_share_save (bar, sheet, caravan_share_kind_find ("csv"),
                      "/nowhere/at/all/scores.csv");
  APP_WAIT (app_seek_type (GTK_WIDGET (window), CARAVAN_TYPE_TROUBLE_BAR) != NULL);
  CaravanTroubleBar *trouble = CARAVAN_TROUBLE_BAR (
      app_find_type (GTK_WIDGET (window), CARAVAN_TYPE_TROUBLE_BAR));
  assert_non_null (
      strstr (caravan_trouble_bar_get_text (trouble), "The scores were not saved"));
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (GtkWidget *widget)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb,
                                 &text);
  APP_WAIT (text != NULL);
  return text;
}

static void
test_ctrl_c_copies_the_sheet_as_text (void **state)
{
  const SheetsGame game = { "oasis", 4, FALSE, 0, 8 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  CaravanWindow *window;
  GtkWidget *bar = show_bar (sheet, &window);
  char *text = caravan_sheet_text (sheet);

  hands_key (GTK_WIDGET (window), "ctrl+c");
  APP_WAIT (app_seek_text (GTK_WIDGET (window), "The scores were copied as text") !=
            NULL);
  g_autofree char *copied = read_clipboard (bar);
  assert_string_equal (copied, text);
  free (text);
}

static void
test_without_a_sheet_nothing_can_be_done (void **state)
{
  CaravanWindow *window;
  GtkWidget *bar = show_bar (NULL, &window);

  assert_false (gtk_widget_is_sensitive (app_find_action (bar, "share.copy")));
  assert_false (gtk_widget_is_sensitive (app_find_action (bar, "share.code")));
  hands_key (GTK_WIDGET (window), "ctrl+c");
  assert_null (app_seek_text (GTK_WIDGET (window), "The scores were copied as text"));
}

static void
take_picture (GtkWidget *widget, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  double width = gdk_paintable_get_intrinsic_width (paintable);
  double height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  assert_true (gdk_texture_save_to_png (texture, path));
}

/* The dialog as it stands on the screen, in a dark window as well. */
static void
test_the_code_on_the_screen_is_read_back (void **state)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  const SheetsGame game = { "oasis", 5, FALSE, 0, 8 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  char *link = caravan_sheet_bgstats (sheet);
  g_autofree char *path = in_directory ("screen.png");
  AdwStyleManager *manager = adw_style_manager_get_default ();
  CaravanWindow *window;
  GtkWidget *bar = show_bar (sheet, &window);

  for (gsize i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (manager, schemes[i]);
      gtk_widget_activate_action (bar, "share.code", NULL);
      APP_WAIT (app_count_windows () == 2);
      GtkWindow *dialog = app_find_window (ADW_TYPE_WINDOW);
      app_wait_drawn (GTK_WIDGET (dialog));
      take_picture (GTK_WIDGET (dialog), path);
      assert_read_back (path, link);
      app_close (dialog);
    }
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  free (link);
}

static void
test_the_link_can_be_copied (void **state)
{
  const SheetsGame game = { "basari", 4, TRUE, 0, 8 };
  g_autoptr (CaravanSheet) sheet = sheets_simulate (&game);
  char *link = caravan_sheet_bgstats (sheet);
  CaravanWindow *window;
  GtkWidget *bar = show_bar (sheet, &window);

  gtk_widget_activate_action (bar, "share.code", NULL);
  GtkWidget *dialog = GTK_WIDGET (app_find_window (ADW_TYPE_WINDOW));
  g_signal_emit_by_name (app_find_text (dialog, "Copy the link"), "clicked");
  APP_WAIT (app_seek_text (dialog, "The link was copied") != NULL);
  g_autofree char *copied = read_clipboard (dialog);
  assert_string_equal (copied, link);
  free (link);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_code_is_read_back_at_every_size),
    APP_TEST (test_the_links_of_all_games_are_read_back),
    APP_TEST (test_a_code_has_its_quiet_margin),
    APP_TEST (test_what_no_code_can_hold_makes_none),
    APP_TEST (test_every_game_is_one_page_of_a4_with_its_code),
    APP_TEST (test_the_page_names_players_and_totals),
    APP_TEST (test_the_same_game_makes_the_same_page),
    APP_TEST (test_the_printer_gets_the_same_page),
    APP_TEST (test_what_is_hidden_changes_nothing_that_goes_out),
    APP_TEST (test_files_are_what_the_command_line_writes),
    APP_TEST (test_a_pdf_is_saved_whole),
    APP_TEST (test_a_file_that_is_there_is_replaced_whole),
    APP_TEST (test_a_file_is_called_after_its_game),
    APP_TEST (test_what_went_wrong_is_said_in_the_window),
    APP_TEST (test_ctrl_c_copies_the_sheet_as_text),
    APP_TEST (test_without_a_sheet_nothing_can_be_done),
    APP_TEST (test_the_code_on_the_screen_is_read_back),
    APP_TEST (test_the_link_can_be_copied),
  };

  return cmocka_run_group_tests (tests, begin, end);
}
