/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid: its lines are rules, its texts are there in every language, every
   sheet is one page on which nothing overflows; and the dialog that prints it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-aid-panel.h"
#include "caravan-aid-print.h"
#include "caravan-books.h"
#include "caravan-paths.h"
#include "caravan-rules-page.h"
#include "files.h"
#include "hands.h"

static char *directory;

static int
begin (void **state)
{
  directory = files_make_directory ("aid");
  return app_start (state);
}

static int
end (void **state)
{
  int removed = files_remove_directory (directory);

  return app_stop (state) != 0 ? -1 : removed;
}

/* Walking the tables. */

typedef void (*VisitLine) (const CaravanGame *game, const CaravanAidLine *line);

static void
visit_lines (VisitLine visit)
{
  int n = 0;

  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    for (const CaravanAidSection *section = (*game)->aid; section->title != NULL;
         section++)
      for (const CaravanAidLine *line = section->lines; line->rule != NULL; line++)
        {
          visit (*game, line);
          n++;
        }
  assert_true (n > 50);
}

static void
assert_is_rule (const CaravanGame *game, const CaravanAidLine *line)
{
  gsize page, section;

  if (cv_game_rule_find (game->game, line->rule) == NULL)
    fail_msg ("%s is no rule of %s", line->rule, game->game->name);
  for (int i = 0; i < caravan_books_count (); i++)
    if (!lang_book_find_rule (caravan_book (i), line->rule, &page, &section))
      fail_msg ("%s is not in the reference", line->rule);
}

static void
test_every_line_is_a_rule_of_the_engine_and_the_reference (void **state)
{
  assert_int_equal (caravan_books_count (), 3);
  visit_lines (assert_is_rule);
}

static void
assert_is_translated (const char *text)
{
  for (int i = 1; lang_codes[i] != NULL; i++)
    {
      Lang *lang = lang_open (lang_codes[i], caravan_locale_dir ());
      assert_non_null (lang);
      if (lang_text (lang, text) == text)
        fail_msg ("“%s” is not there in %s", text, lang_codes[i]);
      lang_close (lang);
    }
}

/* A rule's own sentence stands alone: nobody is there to be named in it. */
static void
assert_is_said (const CaravanGame *game, const CaravanAidLine *line)
{
  const CvRule *rule = cv_game_rule_find (game->game, line->rule);

  assert_is_translated (line->text != NULL ? line->text : rule->text);
  if (line->text == NULL)
    assert_null (strchr (rule->text, '%'));
}

static void
test_every_text_is_there_in_every_language (void **state)
{
  visit_lines (assert_is_said);
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    for (const CaravanAidSection *i = (*game)->aid; i->title != NULL; i++)
      assert_is_translated (i->title);
}

/* As many numbers as the sentence has places, but for one that is shown on a chip. */
static void
assert_has_its_numbers (const CaravanGame *game, const CaravanAidLine *line)
{
  for (int i = 0; i < CARAVAN_AID_NUMBERS; i++)
    {
      g_autofree char *place = g_strdup_printf ("%%%d$s", i + 1);
      gboolean is_said = line->text != NULL && strstr (line->text, place) != NULL;
      if (is_said != (line->numbers[i] != 0) && !(line->pays && i == 0))
        fail_msg ("%s: number %d", line->rule, i + 1);
    }
  assert_true (!line->pays || line->numbers[0] > 0);
}

static void
test_every_sentence_has_its_numbers (void **state)
{
  visit_lines (assert_has_its_numbers);
}

static void
assert_is_drawn (const CaravanGame *game, const CaravanAidLine *line)
{
  for (int i = 0; i < CARAVAN_AID_PICTURES; i++)
    {
      cairo_surface_t *surface =
          cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, width, height;
      caravan_picture_draw (cr, CARAVAN_LOOK_LIGHT, game->art, line->pictures[i].kind,
                            line->pictures[i].name, -1);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      if (line->pictures[i].kind != CARAVAN_PICTURE_NONE && (width < 8 || height < 8))
        fail_msg ("%s has no picture %s", game->game->name, line->pictures[i].name);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static void
test_every_picture_is_there (void **state)
{
  visit_lines (assert_is_drawn);
}

/* Paper. */

typedef void (*VisitSheet) (const CaravanAidSheet *sheet);

/* All games, all pairs of languages, one language alone too, and both formats. */
static void
visit_sheets (VisitSheet visit)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    for (int first = 0; lang_codes[first] != NULL; first++)
      for (int second = 0; second <= 3; second++)
        for (int format = 0; format < 2; format++)
          {
            CaravanAidSheet sheet = { *game,
                                      { lang_codes[first], lang_codes[second] },
                                      (CaravanAidFormat) format };
            if (second != first)
              visit (&sheet);
          }
}

static char *
save (const CaravanAidSheet *sheet)
{
  g_autoptr (GBytes) bytes = caravan_aid_print_pdf (sheet);
  char *path = g_build_filename (directory, "aid.pdf", NULL);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
  return path;
}

static char *
run (const char *const *command)
{
  char *output = NULL;
  int status;

  assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL,
                             NULL, &output, NULL, &status, NULL));
  assert_true (g_spawn_check_wait_status (status, NULL));
  return output;
}

/* Whether some card holds the rectangle, with room to its edge for printers and
   scissors. */
static gboolean
is_on_a_card (const CaravanAidSheet *sheet, const graphene_rect_t *word)
{
  graphene_rect_t cards[CARAVAN_AID_CARDS_MOST];
  int n = caravan_aid_paper_cards (sheet, cards);

  for (int i = 0; i < n; i++)
    {
      graphene_rect_inset (&cards[i], 12, 12);
      if (graphene_rect_contains_rect (&cards[i], word))
        return TRUE;
    }
  return FALSE;
}

/* One page; and where poppler finds its words. */
static void
assert_words_are_on_cards (const CaravanAidSheet *sheet, const char *path)
{
  const char *const command[] = { "pdftotext", "-bbox", path, "-", NULL };
  g_autofree char *said = run (command);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  int n_pages = 0, n_words = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      const char *at = strstr (*line, "<word");
      g_auto (GStrv) parts = g_strsplit (at != NULL ? at : "", "\"", -1);
      n_pages += strstr (*line, "<page ") != NULL;
      if (at == NULL)
        continue;
      double box[4];
      for (int i = 0; i < 4; i++)
        box[i] = g_ascii_strtod (parts[2 * i + 1], NULL);
      graphene_rect_t word =
          GRAPHENE_RECT_INIT ((float) box[0], (float) box[1], (float) (box[2] - box[0]),
                              (float) (box[3] - box[1]));
      if (!is_on_a_card (sheet, &word))
        fail_msg ("%s: %s", sheet->game->game->name, *line);
      n_words++;
    }
  assert_int_equal (n_pages, 1);
  assert_true (n_words > 150);
}

static void
assert_is_good (const CaravanAidSheet *sheet)
{
  double size = caravan_aid_paper_text_size (sheet);

  if (size < CARAVAN_AID_LEAST)
    fail_msg ("%s in %s and %s does not fit", sheet->game->game->name,
              sheet->languages[0], sheet->languages[1]);
  g_autofree char *path = save (sheet);
  assert_words_are_on_cards (sheet, path);
}

static void
test_every_sheet_is_one_page_that_holds_all_of_it (void **state)
{
  visit_sheets (assert_is_good);
}

/* The measure must be able to say no. */
static void
test_too_much_does_not_fit (void **state)
{
  CaravanGame talker = *caravan_games[0];
  CaravanAidSection sections[20] = { 0 };
  CaravanAidSheet sheet = { &talker, { "en", NULL }, CARAVAN_AID_CARDS };

  for (int i = 0; i < 19; i++)
    sections[i] = caravan_games[0]->aid[0];
  talker.aid = sections;
  assert_true (caravan_aid_paper_text_size (&sheet) == 0);
  sections[1].title = NULL;
  assert_true (caravan_aid_paper_text_size (&sheet) > CARAVAN_AID_LEAST);
}

/* The dialog. */

static CaravanAidPanel *
find_panel (void)
{
  APP_WAIT (app_find_window (ADW_TYPE_WINDOW) != NULL);
  GtkWidget *dialog = GTK_WIDGET (app_find_window (ADW_TYPE_WINDOW));

  app_wait_drawn (dialog);
  return CARAVAN_AID_PANEL (app_find_type (dialog, CARAVAN_TYPE_AID_PANEL));
}

static CaravanAidPanel *
open_panel (CaravanWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.player-aid", NULL);
  return find_panel ();
}

static void
click (CaravanAidPanel *panel, CaravanAidQuestion question, int index)
{
  hands_click (caravan_aid_panel_find_chip (panel, question, index));
}

static gboolean
is_chosen (CaravanAidPanel *panel, CaravanAidQuestion question, int index)
{
  GtkWidget *chip = caravan_aid_panel_find_chip (panel, question, index);

  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip));
}

static void
test_everything_is_chosen_with_the_mouse (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));
  const CaravanAidSheet *sheet = caravan_aid_panel_get_sheet (panel);

  assert_string_equal (sheet->languages[0], "en");
  assert_null (sheet->languages[1]);
  assert_int_equal (sheet->format, CARAVAN_AID_PAGE);
  click (panel, CARAVAN_AID_GAME, 2);
  APP_WAIT (g_str_equal (sheet->game->game->id, "basari"));
  click (panel, CARAVAN_AID_FIRST, 2);
  APP_WAIT (g_str_equal (sheet->languages[0], "fr"));
  click (panel, CARAVAN_AID_SECOND, 2);
  APP_WAIT (g_strcmp0 (sheet->languages[1], "it") == 0);
  click (panel, CARAVAN_AID_FORMAT, 1);
  APP_WAIT (sheet->format == CARAVAN_AID_CARDS);
  assert_true (is_chosen (panel, CARAVAN_AID_GAME, 2));
  assert_true (is_chosen (panel, CARAVAN_AID_SECOND, 2));
  assert_false (is_chosen (panel, CARAVAN_AID_SECOND, 0));
}

static void
test_two_languages_are_never_the_same (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));
  const CaravanAidSheet *sheet = caravan_aid_panel_get_sheet (panel);

  click (panel, CARAVAN_AID_SECOND, 2);
  APP_WAIT (g_strcmp0 (sheet->languages[1], "it") == 0);
  click (panel, CARAVAN_AID_FIRST, 1);
  APP_WAIT (g_str_equal (sheet->languages[0], "it"));
  assert_string_equal (sheet->languages[1], "en");
  click (panel, CARAVAN_AID_SECOND, 0);
  APP_WAIT (sheet->languages[1] == NULL);
  click (panel, CARAVAN_AID_SECOND, 2);
  APP_WAIT (is_chosen (panel, CARAVAN_AID_SECOND, 0));
  assert_string_equal (sheet->languages[0], "it");
  assert_null (sheet->languages[1]);
}

static gboolean
has_focus (CaravanAidPanel *panel, CaravanAidQuestion question)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (panel)));
  GtkWidget *chips =
      gtk_widget_get_parent (caravan_aid_panel_find_chip (panel, question, 0));

  return focus != NULL && gtk_widget_is_ancestor (focus, chips);
}

static void
go_to (CaravanAidPanel *panel, CaravanAidQuestion question)
{
  GtkWidget *dialog = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (panel)));

  for (int i = 0; i < 12 && !has_focus (panel, question); i++)
    hands_key (dialog, "Tab");
  assert_true (has_focus (panel, question));
}

static void
test_everything_is_chosen_with_keys (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));
  const CaravanAidSheet *sheet = caravan_aid_panel_get_sheet (panel);
  GtkWidget *dialog = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (panel)));

  go_to (panel, CARAVAN_AID_GAME);
  hands_key (dialog, "Right");
  APP_WAIT (g_str_equal (sheet->game->game->id, "oregon"));
  go_to (panel, CARAVAN_AID_SECOND);
  hands_key (dialog, "Left");
  APP_WAIT (g_strcmp0 (sheet->languages[1], "fr") == 0);
  go_to (panel, CARAVAN_AID_FORMAT);
  hands_key (dialog, "Down");
  APP_WAIT (sheet->format == CARAVAN_AID_CARDS);
  hands_key (dialog, "Escape");
  APP_WAIT (app_find_window (ADW_TYPE_WINDOW) == NULL);
}

static gboolean
is_told (CaravanAidPanel *panel, const char *text)
{
  return app_seek_text (GTK_WIDGET (panel), text) != NULL;
}

static void
test_a_pdf_is_written_and_told_of (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));
  g_autofree char *path = g_build_filename (directory, "saved.pdf", NULL);

  click (panel, CARAVAN_AID_SECOND, 3);
  APP_WAIT (is_chosen (panel, CARAVAN_AID_SECOND, 3));
  caravan_aid_panel_save (panel, path);
  APP_WAIT (is_told (panel, "Saved as saved.pdf"));
  assert_words_are_on_cards (caravan_aid_panel_get_sheet (panel), path);
}

static gboolean
is_refusal (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) &&
         g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)),
                           "The player aid was not saved: ");
}

static void
test_what_went_wrong_is_told (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));

  caravan_aid_panel_save (panel, "/nowhere/at/all/aid.pdf");
  APP_WAIT (app_walk (GTK_WIDGET (panel), is_refusal, NULL) != NULL);
}

static gpointer
get_chooser (CaravanAidPanel *panel)
{
  return g_object_get_data (G_OBJECT (panel), "caravan-chooser");
}

static void
test_saving_asks_where (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));

  hands_key (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (panel))), "ctrl+s");
  APP_WAIT (get_chooser (panel) != NULL);
  g_autofree char *name = gtk_file_chooser_get_current_name (get_chooser (panel));
  assert_string_equal (name, "Oasis Player aid en.pdf");
  g_signal_emit_by_name (get_chooser (panel), "response", GTK_RESPONSE_CANCEL);
  assert_null (get_chooser (panel));
}

static void
test_the_printer_gets_one_page (void **state)
{
  CaravanAidSheet sheet = { caravan_games[0], { "it", "fr" }, CARAVAN_AID_CARDS };
  g_autofree char *path = g_build_filename (directory, "printed.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = caravan_aid_print_new (&sheet);

  gtk_print_operation_set_export_filename (operation, path);
  assert_int_equal (gtk_print_operation_run (
                        operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL),
                    GTK_PRINT_OPERATION_RESULT_APPLY);
  assert_words_are_on_cards (&sheet, path);
}

/* It begins with the game that is read about, whose chapter the page is in. */
static void
test_the_reader_leads_to_the_aid_of_its_chapter (void **state)
{
  CaravanWindow *window = app_window_new (1000, 760);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s",
                              "oregon-points#church");
  APP_WAIT (app_seek_type (GTK_WIDGET (window), CARAVAN_TYPE_RULES_PAGE) != NULL);
  app_wait_drawn (GTK_WIDGET (window));
  hands_click (app_find_action (GTK_WIDGET (window), "win.player-aid"));
  CaravanAidPanel *panel = find_panel ();
  assert_string_equal (caravan_aid_panel_get_sheet (panel)->game->game->id, "oregon");
}

/* And what was chosen stays when the language of the window changes. */
static void
test_the_dialog_follows_the_language (void **state)
{
  CaravanAidPanel *panel = open_panel (app_window_new (1000, 760));

  click (panel, CARAVAN_AID_FORMAT, 1);
  APP_WAIT (is_chosen (panel, CARAVAN_AID_FORMAT, 1));
  app_set_language ("it");
  assert_non_null (app_seek_text (GTK_WIDGET (panel), "Quattro schede A6"));
  assert_true (is_chosen (panel, CARAVAN_AID_FORMAT, 1));
  app_set_language ("en");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_every_line_is_a_rule_of_the_engine_and_the_reference),
    APP_TEST (test_every_text_is_there_in_every_language),
    APP_TEST (test_every_sentence_has_its_numbers),
    APP_TEST (test_every_picture_is_there),
    APP_TEST (test_every_sheet_is_one_page_that_holds_all_of_it),
    APP_TEST (test_too_much_does_not_fit),
    APP_TEST (test_everything_is_chosen_with_the_mouse),
    APP_TEST (test_two_languages_are_never_the_same),
    APP_TEST (test_everything_is_chosen_with_keys),
    APP_TEST (test_a_pdf_is_written_and_told_of),
    APP_TEST (test_what_went_wrong_is_told),
    APP_TEST (test_saving_asks_where),
    APP_TEST (test_the_printer_gets_one_page),
    APP_TEST (test_the_reader_leads_to_the_aid_of_its_chapter),
    APP_TEST (test_the_dialog_follows_the_language),
  };
  return cmocka_run_group_tests (tests, begin, end);
}
