/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules reference, joined with the rules: every rule id has its section in every
   language, every section that claims a rule names one that exists, links lead
   somewhere, the terms are those of the glossary. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "cv-game.h"
#include "files.h"
#include "lang-book.h"
#include "lang.h"
#include "rec-fold.h"

#define LANGUAGES 3

static LangBook *books[LANGUAGES]; /* English first */

static int
open_books (void **state)
{
  for (int i = 0; i < LANGUAGES; i++)
    {
      char *why = NULL;
      books[i] = lang_book_open (lang_codes[i], getenv ("CARAVANSERAI_HELP"), &why);
      if (books[i] == NULL)
        print_error ("%s: %s\n", lang_codes[i], why != NULL ? why : "nothing there");
      free (why);
      if (books[i] == NULL)
        return -1;
    }
  return 0;
}

static int
close_books (void **state)
{
  for (int i = 0; i < LANGUAGES; i++)
    lang_book_close (books[i]);
  return 0;
}

/* Calls visit for every rule of every game, and those of the log. */
static void
visit_rules (void (*visit) (const CvRule *rule))
{
  for (size_t g = 0; cv_games[g] != NULL; g++)
    for (int i = 0; i < cv_games[g]->n_rules; i++)
      visit (&cv_games[g]->rules[i]);
  visit (&cv_rule_undo_none);
  visit (&cv_rule_redo_none);
}

static void
expect_section (const CvRule *rule)
{
  for (int i = 0; i < LANGUAGES; i++)
    {
      size_t page, section, claimed_page, claimed;
      if (!lang_book_find_anchor (books[i], rule->anchor, &page, &section) ||
          !lang_book_find_rule (books[i], rule->id, &claimed_page, &claimed) ||
          claimed_page != page || claimed != section)
        fail_msg ("%s: %s is not explained at %s", lang_codes[i], rule->id,
                  rule->anchor);
      const LangSection *found = &lang_book_page (books[i], page)->sections[section];
      assert_non_null (found->title);
      if (found->n_blocks == 0)
        fail_msg ("%s: %s has no text", lang_codes[i], rule->anchor);
    }
}

static void
test_every_rule_has_its_section_in_every_language (void **state)
{
  visit_rules (expect_section);
}

static const char *wanted;
static int times_seen;

static void
count_wanted (const CvRule *rule)
{
  times_seen += strcmp (rule->id, wanted) == 0;
}

static void
visit_sections (void (*visit) (int language, const LangPage *page, size_t section))
{
  for (int i = 0; i < LANGUAGES; i++)
    for (size_t k = 0; k < lang_book_n_pages (books[i]); k++)
      {
        const LangPage *page = lang_book_page (books[i], k);
        for (size_t s = 0; s < page->n_sections; s++)
          visit (i, page, s);
      }
}

static void
expect_known_rules (int language, const LangPage *page, size_t section)
{
  for (size_t i = 0; i < page->sections[section].n_rules; i++)
    {
      wanted = page->sections[section].rules[i];
      times_seen = 0;
      visit_rules (count_wanted);
      if (times_seen != 1)
        fail_msg ("%s: %s claims %s, which is no rule", lang_codes[language], page->id,
                  wanted);
    }
}

static void
test_every_claimed_rule_exists (void **state)
{
  visit_sections (expect_known_rules);
}

/* Links. */

static void
expect_target (int language, const LangPage *page, const char *target)
{
  size_t to, section;

  if (target == NULL || !lang_book_find_anchor (books[language], target, &to, &section))
    fail_msg ("%s: %s links to %s", lang_codes[language], page->id,
              target != NULL ? target : "nothing");
}

static void
expect_links (int language, const LangPage *page, const LangBlock *block)
{
  for (size_t i = 0; i < block->n_spans; i++)
    if (block->spans[i].style == LANG_SPAN_LINK)
      expect_target (language, page, block->spans[i].target);
  for (size_t i = 0; i < block->n_cells; i++)
    expect_links (language, page, &block->cells[i]);
}

static void
expect_section_links (int language, const LangPage *page, size_t section)
{
  for (size_t i = 0; i < page->sections[section].n_blocks; i++)
    expect_links (language, page, &page->sections[section].blocks[i]);
  for (size_t i = 0; i < page->n_related; i++)
    expect_target (language, page, page->related[i]);
  for (size_t i = 0; i < page->n_topics; i++)
    expect_target (language, page, page->topics[i]);
}

static void
test_every_link_leads_somewhere (void **state)
{
  visit_sections (expect_section_links);
}

/* Side by side: the languages have the same pages, sections and blocks, in order. */

static void
expect_same_shape (int language, const LangPage *page, size_t section)
{
  int at = lang_book_find (books[0], page->id);

  assert_true (at >= 0);
  const LangPage *english = lang_book_page (books[0], (size_t) at);
  assert_int_equal (page->n_sections, english->n_sections);
  const LangSection *one = &page->sections[section], *two = &english->sections[section];
  if (one->id != NULL)
    assert_string_equal (one->id, two->id);
  if (one->n_blocks != two->n_blocks)
    fail_msg ("%s: %s#%s differs from the English", lang_codes[language], page->id,
              one->id);
  for (size_t i = 0; i < one->n_blocks; i++)
    assert_int_equal (one->blocks[i].kind, two->blocks[i].kind);
}

static void
test_the_languages_stand_side_by_side (void **state)
{
  visit_sections (expect_same_shape);
}

static void
expect_own_words (int language, const LangPage *page, size_t section)
{
  const LangPage *english =
      lang_book_page (books[0], (size_t) lang_book_find (books[0], page->id));
  char *own = lang_section_text (&page->sections[section]);
  char *source = lang_section_text (&english->sections[section]);

  if (language > 0 && strlen (own) > 40 && strcmp (own, source) == 0 &&
      strstr (page->id, "-terms") == NULL)
    fail_msg ("%s: %s is not translated", lang_codes[language], page->id);
  free (own);
  free (source);
}

static void
test_nothing_is_left_in_english (void **state)
{
  visit_sections (expect_own_words);
}

/* Figures exist as files. */

static void
expect_figures (int language, const LangPage *page, size_t section)
{
  for (size_t i = 0; i < page->sections[section].n_blocks; i++)
    {
      const LangBlock *block = &page->sections[section].blocks[i];
      char path[4096];
      if (block->kind != LANG_BLOCK_FIGURE)
        continue;
      assert_non_null (block->figure);
      assert_true (block->n_spans > 0);
      snprintf (path, sizeof path, "%s/../help/C/figures/%s.png",
                getenv ("CARAVANSERAI_TESTS"), block->figure);
      FILE *file = fopen (path, "r");
      if (file == NULL)
        fail_msg ("%s: %s has no figure %s", lang_codes[language], page->id,
                  block->figure);
      fclose (file);
    }
}

static void
test_every_figure_is_there (void **state)
{
  visit_sections (expect_figures);
}

/* Terms: where the English text uses a term of the glossary, the translation has its
   translation, in some inflection: every longer word of it, but for its ending. */

typedef struct
{
  char english[64];
  char other[LANGUAGES][64];
} Term;

/* Words that mean something else as well, or are said in several ways. */
static const char *const loose[] = {
  "land tile",
  "Oasis",
  "Oregon",
  "Basari",
  "area",
  "free area",
  "abandon",
  "space",
  "adjacent",
  "round",
  "turn",
  "red",
  "blue",
  "green",
  "yellow",
  "black",
  "light blue",
  "water",
  "offer",
  "gems",
  "points",
  "stack",
  "group",
  "board",
  "Points",
  "Die",
  "Gems",
  "lap",
  "tie",
  "supply",
  "herd",
  "draw pile",
  "wagon",
  "camel",
  "barter",
  "majority",
  "starting player",
  "scoring track",
  "free action",
  "Merchant",
  "counts",
  "place",
  "step",
  "legal",
  "grow",
};

static bool
is_loose (const char *term)
{
  for (size_t i = 0; i < sizeof loose / sizeof *loose; i++)
    if (strcmp (loose[i], term) == 0)
      return true;
  return false;
}

static size_t
read_glossary (Term *terms, size_t most)
{
  char path[4096], line[1024];
  size_t n = 0;

  snprintf (path, sizeof path, "%s/check/glossary.tsv", getenv ("CARAVANSERAI_TESTS"));
  FILE *file = fopen (path, "r");
  assert_non_null (file);
  assert_non_null (fgets (line, sizeof line, file));
  while (n < most && fgets (line, sizeof line, file) != NULL)
    {
      char *at = strchr (line, '\t');
      char *fields[LANGUAGES];
      for (int i = 0; i < LANGUAGES; i++)
        {
          fields[i] = ++at;
          at = strchr (at, '\t');
          assert_non_null (at);
          *at = '\0';
        }
      snprintf (terms[n].english, sizeof terms[n].english, "%s", fields[0]);
      for (int i = 0; i < LANGUAGES; i++)
        snprintf (terms[n].other[i], sizeof terms[n].other[i], "%s", fields[i]);
      n += !is_loose (fields[0]);
    }
  fclose (file);
  return n;
}

/* Whether the folded text has every longer word of the term, but for its ending. */
static bool
has_term (const char *text, const char *term)
{
  char *folded = rec_fold (term);
  bool has = true;

  for (char *word = folded; *word != '\0';)
    {
      size_t n = strcspn (word, " ");
      char stem[64] = "";
      memcpy (stem, word, n);
      if (n > 3)
        stem[n > 4 ? n - 2 : n - 1] = '\0';
      if (n > 3 && strstr (text, stem) == NULL)
        has = false;
      word += n + (word[n] == ' ');
    }
  free (folded);
  return has;
}

static bool
uses_term (const char *text, const char *term)
{
  char *folded = rec_fold (term);
  const char *at = strstr (text, folded);
  size_t n = strlen (folded);
  bool uses = at != NULL && (at == text || strchr (" \n(", at[-1]) != NULL) &&
              strchr (" .,;:s\n", at[n]) != NULL;

  free (folded);
  return uses;
}

static Term terms[128];
static size_t n_terms;

static void
expect_terms (int language, const LangPage *page, size_t section)
{
  const LangPage *english =
      lang_book_page (books[0], (size_t) lang_book_find (books[0], page->id));

  if (strstr (page->id, "-terms") != NULL || strncmp (page->id, "use-", 4) == 0)
    return;
  char *own = lang_section_text (&page->sections[section]);
  char *source = lang_section_text (&english->sections[section]);
  char *own_folded = rec_fold (own), *source_folded = rec_fold (source);
  for (size_t i = 0; i < n_terms; i++)
    if (uses_term (source_folded, terms[i].english) &&
        !has_term (own_folded, terms[i].other[language]))
      fail_msg ("%s: %s#%s has “%s” in English, but not “%s”", lang_codes[language],
                page->id, page->sections[section].id, terms[i].english,
                terms[i].other[language]);
  free (own);
  free (source);
  free (own_folded);
  free (source_folded);
}

static void
test_terms_are_those_of_the_glossary (void **state)
{
  n_terms = read_glossary (terms, sizeof terms / sizeof *terms);
  assert_true (n_terms > 50);
  visit_sections (expect_terms);
}

/* Bad input. */

static void
expect_refusal (const char *text, const char *reason)
{
  char *directory = files_make_directory ("book"), *why = NULL;
  char *pages = files_path (directory, "C");
  char *index = files_path (pages, "index.page");

  assert_int_equal (mkdir (pages, 0700), 0);
  files_write (index, text, strlen (text));
  assert_null (lang_book_open ("en", directory, &why));
  assert_non_null (why);
  if (strstr (why, reason) == NULL)
    fail_msg ("“%s” does not say “%s”", why, reason);
  free (why);
  free (index);
  assert_int_equal (files_remove_directory (pages), 0);
  assert_int_equal (files_remove_directory (directory), 0);
}

#define PAGE(inside)                                                                   \
  "<page xmlns='http://projectmallard.org/1.0/' id='index'>" inside "</page>"

static void
test_what_is_not_understood_is_refused (void **state)
{
  expect_refusal ("", "no page");
  expect_refusal ("<page", "no page");
  expect_refusal ("<html/>", "no page");
  expect_refusal (PAGE (""), "no page");
  expect_refusal (PAGE ("<title>A</title><video/>"), "video");
  expect_refusal (PAGE ("<title>A</title><p>a <span>b</span></p>"), "span");
  expect_refusal (PAGE ("<title>A</title><note><list/></note>"), "list");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_rule_has_its_section_in_every_language),
    cmocka_unit_test (test_every_claimed_rule_exists),
    cmocka_unit_test (test_every_link_leads_somewhere),
    cmocka_unit_test (test_the_languages_stand_side_by_side),
    cmocka_unit_test (test_nothing_is_left_in_english),
    cmocka_unit_test (test_every_figure_is_there),
    cmocka_unit_test (test_terms_are_those_of_the_glossary),
    cmocka_unit_test (test_what_is_not_understood_is_refused),
  };
  return cmocka_run_group_tests (tests, open_books, close_books);
}
