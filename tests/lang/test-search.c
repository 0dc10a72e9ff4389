/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking words up in the rules: what is found, in which order, and what is shown of
   it, in each of the three languages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lang-shown.h"
#include "lang-words.h"

#define MOST 60

enum
{
  ENGLISH,
  ITALIAN,
  FRENCH,
  LANGUAGES
};

static LangBook *books[LANGUAGES];
static LangIndex *all;

static int
open_books (void **state)
{
  for (int i = 0; i < LANGUAGES; i++)
    {
      books[i] = lang_book_open (lang_codes[i], getenv ("CARAVANSERAI_HELP"), NULL);
      if (books[i] == NULL)
        return -1;
    }
  all = lang_index_new ((const LangBook *const *) books, LANGUAGES,
                        getenv ("CARAVANSERAI_LOCALE"));
  return 0;
}

static int
close_books (void **state)
{
  lang_index_free (all);
  for (int i = 0; i < LANGUAGES; i++)
    lang_book_close (books[i]);
  return 0;
}

/* The place of a section among what is found by a reader of a language; -1: it is not
   found. */
static int
find_place (size_t own, const char *words, const char *anchor)
{
  LangFound found[MOST];
  size_t n = lang_search (all, words, own, found, MOST);

  for (size_t i = 0; i < n; i++)
    {
      LangShown *shown = lang_shown_new (all, words, &found[i]);
      bool same = strcmp (shown->anchor, anchor) == 0;
      lang_shown_free (shown);
      if (same)
        return (int) i;
    }
  return -1;
}

static void
expect_first (size_t own, const char *words, const char *anchor)
{
  int place = find_place (own, words, anchor);

  if (place != 0)
    fail_msg ("“%s”: %s is at %d", words, anchor, place);
}

/* Among the first five. */
static void
expect_early (size_t own, const char *words, const char *anchor)
{
  int place = find_place (own, words, anchor);

  if (place < 0 || place > 4)
    fail_msg ("“%s”: %s is at %d", words, anchor, place);
}

static bool
finds (const char *words, const char *anchor)
{
  return find_place (ENGLISH, words, anchor) >= 0;
}

static LangFound
find_first (size_t own, const char *words)
{
  LangFound found[MOST];

  assert_true (lang_search (all, words, own, found, MOST) > 0);
  return found[0];
}

/* Words. */

static void
expect_words (const char *text, const char *words)
{
  char *made = lang_words (text);

  assert_string_equal (made, words);
  free (made);
}

static void
test_words_are_parted_by_signs_and_apostrophes (void **state)
{
  expect_words ("Most points win.", " most points win ");
  expect_words ("l’ultima «tessera», 6 × 3 = 18…", " l ultima tessera 6 3 18 ");
  expect_words ("Égalité : tie-break", " egalite tie break ");
  expect_words ("", " ");
  expect_words (" … ", " ");
  expect_words ("parit\xe0", " parit ");
}

/* Finding. */

static void
test_search_finds_in_every_language_without_accents_or_capitals (void **state)
{
  assert_true (finds ("RIVAL", "oasis-placement#rival"));
  assert_true (finds ("avversaria", "oasis-placement#rival"));
  assert_true (finds ("hierarchie", "oasis-round#counters"));
  assert_true (finds ("ÉGALITÉ", "oasis-scoring#tie"));
  assert_true (finds ("parita", "oasis-scoring#tie"));
  assert_true (finds ("l'azione gratuita", "oasis-round#noble"));
  assert_true (finds ("path full", "oasis-end#path-full"));
  assert_false (finds ("path full xyzzy", "oasis-end#path-full"));
  assert_false (finds ("", "oasis-end#path-full"));
  assert_false (finds ("   ", "oasis-end#path-full"));
  assert_false (finds (" \u0301 ", "oasis-end#path-full"));
  assert_true (finds (" \u0301 path", "oasis-end#path-full"));
}

static void
test_search_finds_at_most_so_many (void **state)
{
  LangFound found[2];

  assert_int_equal (lang_search (all, "harbor", ENGLISH, found, 2), 2);
  assert_int_equal (lang_search (all, "harbor", ENGLISH, found, 0), 0);
}

static void
test_small_words_keep_nothing_from_being_found (void **state)
{
  expect_first (ENGLISH, "what if the draw pile is empty?",
                "oasis-questions#empty-pile");
  expect_first (ENGLISH, "does a harbor need the water", "oregon-placement#harbor-dry");
  assert_true (finds ("who", "oasis-areas#owner"));
  assert_true (finds ("the of", "oasis-end"));
}

/* Order. */

static void
test_whole_words_of_the_own_language_come_first (void **state)
{
  expect_first (ENGLISH, "tie", "oasis-scoring#tie");
  expect_early (ENGLISH, "tie", "oregon-scoring#tie");
  expect_early (ENGLISH, "tie", "basari-scoring#tie");
  assert_int_equal (find_first (ENGLISH, "tie").book, ENGLISH);
  assert_int_equal (find_first (FRENCH, "place").book, FRENCH);
  assert_int_equal (find_first (ENGLISH, "place").book, ENGLISH);
}

/* A table of terms has the word in every language, and stands behind the pages of
   one. */
static bool
is_in_all (LangFound found, const char *word)
{
  for (size_t i = 0; i < LANGUAGES; i++)
    {
      const LangPage *page = lang_book_page (books[i], found.page);
      char *text = lang_section_text (&page->sections[found.section]);
      char *words = lang_words (text);
      bool has = strstr (words, word) != NULL;
      free (text);
      free (words);
      if (!has)
        return false;
    }
  return true;
}

/* Whatever is found, the next is not better. */
static void
test_beginnings_of_words_come_before_fragments (void **state)
{
  static const char *const words[] = { "tie", "win", "oro", "place", "part", "mar" };
  LangFound found[MOST];

  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    for (size_t own = 0; own < LANGUAGES; own++)
      {
        size_t n = lang_search (all, words[i], own, found, MOST);
        for (size_t k = 1; k < n; k++)
          {
            bool part = found[k].fit == LANG_FIT_PART;
            assert_true (part || found[k - 1].fit != LANG_FIT_PART);
            if (is_in_all (found[k], words[i]))
              continue;
            if (found[k].book == own)
              assert_true (part || found[k - 1].book == own);
            if (found[k].book == found[k - 1].book)
              assert_true (found[k].fit >= found[k - 1].fit);
          }
      }
}

static void
test_search_puts_titles_first (void **state)
{
  expect_first (ENGLISH, "harbor", "oregon-start#harbor-dry");
  expect_first (ITALIAN, "cammelli", "oasis-pieces#camels");
}

/* Synonyms. */

static void
test_english_is_understood_as_people_say_it (void **state)
{
  expect_first (ENGLISH, "deck", "oasis-questions#empty-pile");
  expect_first (ENGLISH, "deck runs out", "oasis-questions#empty-pile");
  expect_early (ENGLISH, "who starts", "oasis-round#counters");
  expect_early (ENGLISH, "who starts", "oregon-start");
  expect_early (ENGLISH, "how to win", "oasis-scoring#tie");
  expect_early (ENGLISH, "how to win", "oregon-scoring#tie");
  expect_early (ENGLISH, "how to win", "basari-scoring#tie");
  expect_early (ENGLISH, "draw", "oasis-scoring#tie");
  expect_first (ENGLISH, "setup", "oasis-setup");
  expect_first (ENGLISH, "trade", "basari-barter");
}

static void
test_italian_is_understood_as_people_say_it (void **state)
{
  expect_first (ITALIAN, "parità", "oasis-scoring#tie");
  expect_first (ITALIAN, "pareggio", "oasis-scoring#tie");
  expect_first (ITALIAN, "spareggio", "oasis-scoring#tie");
  expect_first (ITALIAN, "mazzo finito", "oasis-questions#empty-pile");
  expect_early (ITALIAN, "chi comincia", "oasis-round#counters");
  expect_early (ITALIAN, "come si vince", "basari-scoring#tie");
}

static void
test_french_is_understood_as_people_say_it (void **state)
{
  expect_first (FRENCH, "egalite", "oasis-scoring#tie");
  expect_first (FRENCH, "ex æquo", "oasis-scoring#tie");
  expect_first (FRENCH, "ex aequo", "oasis-scoring#tie");
  expect_first (FRENCH, "la pioche est vide", "oasis-questions#empty-pile");
  expect_early (FRENCH, "qui commence", "oasis-round#counters");
  expect_early (FRENCH, "comment gagner", "oregon-scoring#tie");
}

/* Showing. */

/* The words that stand out, each in brackets. */
static char *
mark (const LangLine *line)
{
  char *marked;
  size_t all_bytes, at = 0;
  FILE *out = open_memstream (&marked, &all_bytes);

  for (size_t i = 0; i < line->n_marks; i++)
    {
      const LangMark *one = &line->marks[i];
      fprintf (out, "%.*s[%.*s]", (int) (one->at - at), line->text + at,
               (int) one->size, line->text + one->at);
      at = one->at + one->size;
    }
  fprintf (out, "%s", line->text + at);
  fclose (out);
  return marked;
}

static void
expect_shown (size_t own, const char *words, const char *place, const char *line)
{
  LangFound found = find_first (own, words);
  LangShown *shown = lang_shown_new (all, words, &found);
  char *marked = mark (&shown->line);

  assert_string_equal (shown->place, place);
  assert_string_equal (marked, line);
  free (marked);
  lang_shown_free (shown);
}

static void
test_what_is_found_names_the_game_and_shows_a_line (void **state)
{
  expect_shown (
      ENGLISH, "how to win", "Oasis · Scoring",
      "The player with the [most] [points] [wins]. Tied players are ranked by "
      "their…");
  expect_shown (ENGLISH, "joker building", "Oregon · Frequently asked questions",
                "No, only a landscape card, and only one of the two. See Two cards.");
}

static void
test_a_word_further_on_is_in_the_line (void **state)
{
  expect_shown (ENGLISH, "like second third", "Oasis · A round",
                "… offer stack, then, if they [like], a [second] and a [third]. They "
                "may stop after…");
}

/* Every section, by each word of its title, in every language. */
static void
test_every_section_is_shown_whole (void **state)
{
  LangFound found[MOST];

  for (size_t own = 0; own < LANGUAGES; own++)
    for (size_t i = 0; i < lang_book_n_pages (books[own]); i++)
      {
        const char *title = lang_book_page (books[own], i)->title;
        size_t n = lang_search (all, title, own, found, MOST);
        assert_true (n > 0);
        for (size_t k = 0; k < n; k++)
          {
            LangShown *shown = lang_shown_new (all, title, &found[k]);
            assert_true (strlen (shown->line.text) <= 74 + 2 * strlen ("… "));
            assert_string_not_equal (shown->place, "");
            for (size_t m = 0; m < shown->line.n_marks; m++)
              assert_true (shown->line.marks[m].at + shown->line.marks[m].size <=
                           strlen (shown->line.text));
            lang_shown_free (shown);
          }
      }
}

static void
test_help_to_the_program_is_named_so (void **state)
{
  LangFound found = find_first (ENGLISH, "screen reader");
  LangShown *shown = lang_shown_new (all, "screen reader", &found);

  assert_string_equal (shown->title, "With a screen reader");
  assert_string_equal (shown->place, "Manual · With the keyboard");
  lang_shown_free (shown);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_words_are_parted_by_signs_and_apostrophes),
    cmocka_unit_test (test_search_finds_in_every_language_without_accents_or_capitals),
    cmocka_unit_test (test_search_finds_at_most_so_many),
    cmocka_unit_test (test_small_words_keep_nothing_from_being_found),
    cmocka_unit_test (test_whole_words_of_the_own_language_come_first),
    cmocka_unit_test (test_beginnings_of_words_come_before_fragments),
    cmocka_unit_test (test_search_puts_titles_first),
    cmocka_unit_test (test_english_is_understood_as_people_say_it),
    cmocka_unit_test (test_italian_is_understood_as_people_say_it),
    cmocka_unit_test (test_french_is_understood_as_people_say_it),
    cmocka_unit_test (test_what_is_found_names_the_game_and_shows_a_line),
    cmocka_unit_test (test_a_word_further_on_is_in_the_line),
    cmocka_unit_test (test_every_section_is_shown_whole),
    cmocka_unit_test (test_help_to_the_program_is_named_so),
  };
  return cmocka_run_group_tests (tests, open_books, close_books);
}
