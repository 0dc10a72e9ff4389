/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reader of the rules: pages in one, two and three languages, searching, the way
   back and forward, the way in from the table and out again, paper. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app.h"
#include "caravan-books.h"
#include "caravan-figure.h"
#include "caravan-paths.h"
#include "caravan-rules-contents.h"
#include "caravan-rules-languages.h"
#include "caravan-rules-page.h"
#include "caravan-rules-print.h"
#include "caravan-settings.h"
#include "files.h"
#include "hands.h"

#define ENGLISH 1u
#define ITALIAN 2u
#define FRENCH  4u

#define ENGLISH_LINE "The camel path is for camels only. A tile may lie beside it."
#define ITALIAN_LINE                                                                   \
  "Il Sentiero dei Cammelli è solo per i cammelli. Le tessere possono stargli "       \
  "accanto."

static CaravanRulesPage *
open_reader (const char *anchor)
{
  GtkWidget *page = caravan_rules_page_new ();

  g_settings_reset (caravan_settings (), "rules-languages");
  g_settings_reset (caravan_settings (), "rules-text-size");
  app_show (page, 1000, 700);
  caravan_rules_page_open (CARAVAN_RULES_PAGE (page), anchor);
  app_wait_drawn (page);
  return CARAVAN_RULES_PAGE (page);
}

static gboolean
shows (CaravanRulesPage *page, const char *text)
{
  return app_seek_text (GTK_WIDGET (page), text) != NULL;
}

static void
test_a_page_is_read_in_the_language_that_is_spoken (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement");

  assert_true (shows (page, "On the camel path"));
  assert_false (shows (page, "Sul Sentiero dei Cammelli"));
  app_set_language ("it");
  assert_true (shows (page, "Sul Sentiero dei Cammelli"));
  assert_false (shows (page, "On the camel path"));
  app_set_language ("en");
}

static void
test_two_and_three_languages_stand_side_by_side (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement#rival");

  g_settings_set_uint (caravan_settings (), "rules-languages", ITALIAN | FRENCH);
  assert_false (shows (page, "On the camel path"));
  assert_true (shows (page, "Sul Sentiero dei Cammelli"));
  assert_true (shows (page, "Sur la piste des chameaux"));
  g_settings_set_uint (caravan_settings (), "rules-languages",
                       ENGLISH | ITALIAN | FRENCH);
  app_wait_drawn (GTK_WIDGET (page));
  GtkWidget *one = app_find_text (GTK_WIDGET (page), ENGLISH_LINE);
  GtkWidget *two = app_find_text (GTK_WIDGET (page), ITALIAN_LINE);
  graphene_rect_t a, b;
  assert_true (gtk_widget_compute_bounds (one, GTK_WIDGET (page), &a));
  assert_true (gtk_widget_compute_bounds (two, GTK_WIDGET (page), &b));
  assert_float_equal (a.origin.y, b.origin.y, 0.5);
  assert_true (b.origin.x >= a.origin.x + a.size.width);
}

static double
get_left (CaravanRulesPage *page, const char *text)
{
  GtkWidget *widget = app_find_text (GTK_WIDGET (page), text);
  graphene_rect_t bounds;

  assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (page), &bounds));
  return bounds.origin.x;
}

static void
test_side_by_side_begins_with_the_language_that_is_spoken (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement#rival");

  g_settings_set_uint (caravan_settings (), "rules-languages", ENGLISH | ITALIAN);
  app_wait_drawn (GTK_WIDGET (page));
  assert_true (get_left (page, ENGLISH_LINE) < get_left (page, ITALIAN_LINE));
  app_set_language ("it");
  app_wait_drawn (GTK_WIDGET (page));
  assert_true (get_left (page, ITALIAN_LINE) < get_left (page, ENGLISH_LINE));
  app_set_language ("fr");
  app_wait_drawn (GTK_WIDGET (page));
  assert_true (get_left (page, ENGLISH_LINE) < get_left (page, ITALIAN_LINE));
  app_set_language ("en");
}

static void
test_at_least_one_language_is_shown (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement");
  GtkWidget *english = app_find_text (GTK_WIDGET (page), "English");

  english = gtk_widget_get_ancestor (english, GTK_TYPE_TOGGLE_BUTTON);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (english), FALSE);
  assert_int_equal (caravan_rules_languages_get (), ENGLISH);
  assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (english)));
}

static void
test_the_way_back_and_forward (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-areas");

  assert_false (caravan_rules_page_walk (page, -1));
  caravan_rules_page_open (page, "oasis-camels#move");
  caravan_rules_page_open (page, "oasis-end");
  assert_true (caravan_rules_page_walk (page, -1));
  assert_string_equal (caravan_rules_page_get_anchor (page), "oasis-camels#move");
  assert_true (caravan_rules_page_walk (page, -1));
  assert_string_equal (caravan_rules_page_get_anchor (page), "oasis-areas");
  assert_true (caravan_rules_page_walk (page, 2));
  assert_string_equal (caravan_rules_page_get_anchor (page), "oasis-end");
  assert_false (caravan_rules_page_walk (page, 1));
  caravan_rules_page_walk (page, -2);
  caravan_rules_page_open (page, "oasis-round");
  assert_false (caravan_rules_page_walk (page, 1));
  caravan_rules_page_open (page, "there-is-no-such-page");
  assert_string_equal (caravan_rules_page_get_anchor (page), "reference");
}

static GtkWidget *
find_contents (CaravanRulesPage *page)
{
  return app_find_type (GTK_WIDGET (page), CARAVAN_TYPE_RULES_CONTENTS);
}

static GtkEditable *
find_search (CaravanRulesPage *page)
{
  return GTK_EDITABLE (caravan_rules_contents_get_search (
      CARAVAN_RULES_CONTENTS (find_contents (page))));
}

static void
test_searching_while_typing_finds_any_language (void **state)
{
  CaravanRulesPage *page = open_reader ("reference");
  GtkWidget *contents = find_contents (page);
  GtkEditable *search = find_search (page);

  gtk_editable_set_text (search, "EGALITE hierarchie");
  APP_WAIT (app_seek_text (contents, "Égalité") != NULL);
  g_signal_emit_by_name (search, "activate");
  assert_string_equal (caravan_rules_page_get_anchor (page), "oasis-scoring#tie");
  gtk_editable_set_text (search, "xyzzy");
  APP_WAIT (app_seek_text (contents, "No page has these words.") != NULL);
  gtk_editable_set_text (search, "");
  APP_WAIT (app_seek_text (contents, "Placing a tile") != NULL);
}

static void
test_what_is_found_names_its_game_and_shows_a_line (void **state)
{
  CaravanRulesPage *page = open_reader ("reference");
  GtkWidget *contents = find_contents (page);

  app_set_language ("it");
  gtk_editable_set_text (find_search (page), "PARITA");
  APP_WAIT (app_seek_text (contents, "Oasis · Punteggio") != NULL);
  assert_non_null (app_seek_text (contents, "Oregon · Punteggio"));
  assert_non_null (app_seek_text (contents, "Basari · Punteggio"));
  assert_non_null (app_seek_text (
      contents, "In caso di parità una frase dice che cosa ha fatto la differenza."));
  app_set_language ("en");
}

/* Its own language first, whatever order the books have. */
static void
test_searching_begins_with_the_language_that_is_spoken (void **state)
{
  CaravanRulesPage *page = open_reader ("reference");
  GtkEditable *search = find_search (page);

  gtk_editable_set_text (search, "tie");
  APP_WAIT (app_seek_text (find_contents (page), "Oasis · Scoring") != NULL);
  g_signal_emit_by_name (search, "activate");
  assert_string_equal (caravan_rules_page_get_anchor (page), "oasis-scoring#tie");
  app_set_language ("fr");
  gtk_editable_set_text (search, "poser");
  APP_WAIT (app_seek_text (find_contents (page), "Poser un chameau") != NULL);
  app_set_language ("en");
}

static void
test_the_section_that_was_asked_for_is_in_view (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement#start");
  GtkWidget *title = app_find_text (GTK_WIDGET (page), "Opening a new area");

#define IS_IN_VIEW(TITLE)                                                              \
  (gtk_widget_compute_bounds (TITLE, GTK_WIDGET (page), &bounds) &&                    \
   bounds.origin.y > 0 && bounds.origin.y < 700)
  graphene_rect_t bounds;
  APP_WAIT (IS_IN_VIEW (title));
  g_settings_set_uint (caravan_settings (), "rules-languages", ENGLISH | FRENCH);
  APP_WAIT (
      IS_IN_VIEW (app_find_text (GTK_WIDGET (page), "Ouvrir un nouveau domaine")));
}

static void
test_the_text_grows_and_shrinks (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement");
  GtkWidget *title = app_find_text (GTK_WIDGET (page), ENGLISH_LINE);
  int small, large;

  gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, -1, &small, NULL, NULL, NULL);
  for (int i = 0; i < 20; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "rules.larger", NULL);
  title = app_find_text (GTK_WIDGET (page), ENGLISH_LINE);
  gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, -1, &large, NULL, NULL, NULL);
  assert_true (large > 2 * small);
  assert_int_equal (g_settings_get_int (caravan_settings (), "rules-text-size"), 240);
}

/* Letters in the longest line of the text, as the widget breaks it. */
static int
count_letters (GtkWidget *widget, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int most = 0;

  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      most = MAX (most, (int) g_utf8_strlen (text + line->start_index, line->length));
    }
  return most;
}

#define LONG_LINE                                                                      \
  "A tile may not join two areas of one kind that belong to the same player. As long " \
  "as both have a marker, they stay separate, even if their owner would like to join " \
  "them."

static void
test_lines_of_one_language_are_short (void **state)
{
  GtkWidget *page = caravan_rules_page_new ();

  g_settings_reset (caravan_settings (), "rules-languages");
  g_settings_reset (caravan_settings (), "rules-text-size");
  app_show (page, 1500, 700);
  caravan_rules_page_open (CARAVAN_RULES_PAGE (page), "oasis-placement");
  app_wait_drawn (page);
  GtkWidget *paragraph = app_find_text (page, LONG_LINE);
  assert_in_range (count_letters (paragraph, LONG_LINE), 55, 82);
}

static gboolean
is_selectable (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_selectable (GTK_LABEL (widget));
}

/* Those of the section that a verdict leads to can be seen at once. */
static void
test_ids_of_rules_are_seen_where_they_help (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement#joins-own");

  assert_true (
      is_selectable (app_find_text (GTK_WIDGET (page), "oasis.place.joins-own")));
  assert_false (shows (page, "oasis.place.rival"));
  caravan_rules_page_open (page, "oasis-placement#rival");
  assert_false (shows (page, "oasis.place.joins-own"));
  assert_true (shows (page, "oasis.place.rival"));
  caravan_rules_page_open (page, "oasis-placement");
  assert_false (shows (page, "oasis.place.rival"));
}

static void
test_all_ids_of_a_page_can_be_copied (void **state)
{
  CaravanRulesPage *page = open_reader ("oasis-placement");
  GtkWidget *expander = app_find_type (GTK_WIDGET (page), GTK_TYPE_EXPANDER);

  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  app_wait_drawn (expander);
  GtkWidget *ids = gtk_expander_get_child (GTK_EXPANDER (expander));
  assert_true (is_selectable (ids) && app_is_shown (ids));
  const char *text = gtk_label_get_label (GTK_LABEL (ids));
  assert_non_null (strstr (text, "On the camel path\noasis.place.camel-path"));
  assert_non_null (strstr (text, "oasis.place.claim"));
  caravan_rules_page_open (page, "use-view");
  assert_null (app_seek_type (GTK_WIDGET (page), GTK_TYPE_EXPANDER));
}

static void
test_every_page_can_be_shown_in_all_languages (void **state)
{
  CaravanRulesPage *page = open_reader ("reference");

  g_settings_set_uint (caravan_settings (), "rules-languages",
                       ENGLISH | ITALIAN | FRENCH);
  for (gsize i = 0; i < lang_book_n_pages (caravan_book (0)); i++)
    {
      const LangPage *its = lang_book_page (caravan_book (2), i);
      caravan_rules_page_open (page, its->id);
      assert_true (shows (page, its->title));
    }
}

static void
test_a_page_goes_to_paper (void **state)
{
  char *directory = files_make_directory ("paper");
  char *path = files_path (directory, "rules.pdf");
  gsize page, section;

  assert_true (
      lang_book_find_anchor (caravan_book (0), "oasis-placement", &page, &section));
  g_autoptr (GtkPrintOperation) operation =
      caravan_rules_print_new (page, ENGLISH | ITALIAN | FRENCH);
  gtk_print_operation_set_export_filename (operation, path);
  assert_int_equal (gtk_print_operation_run (
                        operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL),
                    GTK_PRINT_OPERATION_RESULT_APPLY);
  RecBytes bytes = files_read (path);
  assert_true (bytes.size > 5000);
  assert_memory_equal (bytes.data, "%PDF", 4);
  rec_bytes_free (&bytes);
  free (path);
  assert_int_equal (files_remove_directory (directory), 0);
}

/* From the window. */

static const char *
get_rules_anchor (CaravanWindow *window)
{
  GtkWidget *page = app_seek_type (GTK_WIDGET (window), CARAVAN_TYPE_RULES_PAGE);

  return page != NULL ? caravan_rules_page_get_anchor (CARAVAN_RULES_PAGE (page)) : "";
}

static void
test_f1_opens_the_page_for_what_is_on_the_screen (void **state)
{
  CaravanWindow *window = app_window_new (1000, 700);

  hands_key (GTK_WIDGET (window), "F1");
  APP_WAIT (g_strcmp0 (get_rules_anchor (window), "use-start") == 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  APP_WAIT (app_seek_text (GTK_WIDGET (window), "New game") != NULL);
}

static void
test_a_rule_opens_its_section_and_leads_back (void **state)
{
  CaravanWindow *window = app_window_new (1000, 700);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s",
                              "oasis-placement#rival");
  APP_WAIT (g_strcmp0 (get_rules_anchor (window), "oasis-placement#rival") == 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  APP_WAIT (app_seek_text (GTK_WIDGET (window), "New game") != NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.reference", NULL);
  APP_WAIT (g_strcmp0 (get_rules_anchor (window), "oasis-placement#rival") == 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_page_is_read_in_the_language_that_is_spoken),
    APP_TEST (test_two_and_three_languages_stand_side_by_side),
    APP_TEST (test_side_by_side_begins_with_the_language_that_is_spoken),
    APP_TEST (test_at_least_one_language_is_shown),
    APP_TEST (test_the_way_back_and_forward),
    APP_TEST (test_searching_while_typing_finds_any_language),
    APP_TEST (test_what_is_found_names_its_game_and_shows_a_line),
    APP_TEST (test_searching_begins_with_the_language_that_is_spoken),
    APP_TEST (test_the_section_that_was_asked_for_is_in_view),
    APP_TEST (test_the_text_grows_and_shrinks),
    APP_TEST (test_lines_of_one_language_are_short),
    APP_TEST (test_ids_of_rules_are_seen_where_they_help),
    APP_TEST (test_all_ids_of_a_page_can_be_copied),
    APP_TEST (test_every_page_can_be_shown_in_all_languages),
    APP_TEST (test_a_page_goes_to_paper),
    APP_TEST (test_f1_opens_the_page_for_what_is_on_the_screen),
    APP_TEST (test_a_rule_opens_its_section_and_leads_back),
  };
  return cmocka_run_group_tests (tests, app_start, app_stop);
}
