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
#include "caravan-aid-print.h"
#include "caravan-books.h"
#include "caravan-paths.h"
#include "caravan-print.h"
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
  };
  return cmocka_run_group_tests (tests, begin, end);
}
