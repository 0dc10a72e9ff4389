/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet in words, dates, and columns of letters: what the command line and the
   window share. The catalogs are those that ship. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "lang-columns.h"
#include "lang-say.h"
#include "lang-sheet.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

static const char *const codes[] = { "en", "it", "fr" };

static Lang *
open_language (const char *code)
{
  Lang *lang = lang_open (code, getenv ("CARAVANSERAI_LOCALE"));
  assert_non_null (lang);
  return lang;
}

/* Takes the text over. */
static void
assert_text (char *text, const char *expected)
{
  assert_string_equal (text, expected);
  free (text);
}

/* Equations. */

static void
test_lang_sheet_writes_a_line_as_an_equation (void **unused)
{
  const CvLine product = {
    .is_product = true, .is_known = true, .count = 9, .times = 5, .points = 45
  };
  const CvLine secret = { .is_product = true, .count = 9, .times = 5, .points = 45 };
  const CvLine plain = { .is_known = true, .points = 1234 };
  const CvLine hidden = { .points = 7 };
  Lang *lang = open_language ("it");

  assert_text (lang_sheet_equation (lang, &product), "9 × 5 = 45");
  assert_text (lang_sheet_equation (lang, &secret), "9 × ?");
  assert_text (lang_sheet_equation (lang, &plain), "1.234");
  assert_text (lang_sheet_equation (lang, &hidden), "?");
  lang_close (lang);
}

static void
test_lang_sheet_has_no_total_of_secrets (void **unused)
{
  const CvPlayerScore open = { .total = 144 },
                      sealed = { .total = 144, .sealed = true };
  Lang *lang = open_language ("fr");

  assert_text (lang_sheet_total (lang, &open), "144");
  assert_text (lang_sheet_total (lang, &sealed), "?");
  lang_close (lang);
}

/* Sheets. */

static void
reckon (RecRecord *record, CvScore *ret_score)
{
  const CvTable *table = rec_record_table (record);
  table->game->score (table, cv_match_state (rec_record_match (record)), false,
                      ret_score);
}

#define BASARI                                                                         \
  "{'caravanserai':1,'game':'basari','players':[{'color':'red','name':'Anna'},"        \
  "{'color':'blue','name':'李小龍'},{'color':'green','name':'Massimiliano Rossi'}]}\n"

static void
test_lang_sheet_says_who_is_ahead_in_three_languages (void **unused)
{
  static const char *const outcomes[] = { "Anna is ahead on points.",
                                          "Anna è in testa per punti.",
                                          "Anna mène aux points." };
  RecRecord *record = text_record (BASARI "{'do':'count','by':'red','points':9}\n");
  CvScore score;

  reckon (record, &score);
  for (size_t i = 0; i < COUNT_OF (codes); i++)
    {
      Lang *lang = open_language (codes[i]);
      assert_text (lang_sheet_outcome (lang, record, &score), outcomes[i]);
      lang_close (lang);
    }
  rec_record_free (record);
}

static void
test_lang_sheet_names_all_who_share_the_lead (void **unused)
{
  RecRecord *record = text_record (BASARI);
  Lang *lang = open_language ("en");
  CvScore score;

  reckon (record, &score);
  assert_text (lang_sheet_outcome (lang, record, &score),
               "The lead is shared: Anna, 李小龍 and Massimiliano Rossi.");
  lang_close (lang);
  rec_record_free (record);
}

/* Columns line up whatever the letters, and whatever the process speaks. */
static void
test_lang_sheet_lines_up_in_any_locale (void **unused)
{
  static const char *const locales[] = { "C", "C.UTF-8" };
  RecRecord *record = text_record (BASARI "{'do':'count','by':'red','points':9}\n"
                                          "{'do':'count','by':'blue','points':5}\n");
  Lang *lang = open_language ("en");
  CvScore score;

  reckon (record, &score);
  for (size_t i = 0; i < COUNT_OF (locales); i++)
    {
      setlocale (LC_ALL, locales[i]);
      char *text = lang_sheet_text (lang, record, &score);
      assert_non_null (
          strstr (text, "  ● R Anna       ■ B 李小龍     ▲ G Massimili… \n"));
      assert_non_null (strstr (text, "\n  9              5              0"));
      free (text);
    }
  setlocale (LC_ALL, "C");
  lang_close (lang);
  rec_record_free (record);
}

/* On a terminal it is the same sheet, with escape sequences and nothing else. */
static void
test_lang_sheet_on_a_terminal_differs_in_colour_only (void **unused)
{
  RecRecord *record = text_record (BASARI);
  Lang *lang = open_language ("en");
  char *colored, *plain;
  size_t size, n = 0;
  FILE *out = open_memstream (&colored, &size);
  CvScore score;

  reckon (record, &score);
  lang_sheet_put (out, true, lang, record, &score);
  fclose (out);
  plain = lang_sheet_text (lang, record, &score);
  assert_non_null (strstr (colored, "\033[1;31m● R Anna"));
  for (size_t i = 0; i < size; i++)
    if (colored[i] == '\033')
      i += strcspn (colored + i, "m");
    else
      colored[n++] = colored[i];
  colored[n] = '\0';
  assert_string_equal (colored, plain);
  free (colored);
  free (plain);
  lang_close (lang);
  rec_record_free (record);
}

/* Columns. */

static void
test_lang_width_counts_columns (void **unused)
{
  assert_int_equal (lang_width (""), 0);
  assert_int_equal (lang_width ("Chloé"), 5);
  assert_int_equal (lang_width ("李小龍"), 6);
  assert_int_equal (lang_width ("e\u0301"), 1);
  assert_int_equal (lang_width ("\033"), 4); /* as it is escaped */
  assert_int_equal (lang_width ("\xff"), 4);
  assert_int_equal (lang_width ("\u202e"), 6);
}

static char *
put_column (const char *text, int width)
{
  char *put;
  size_t size;
  FILE *out = open_memstream (&put, &size);

  lang_put_column (out, text, width);
  fclose (out);
  return put;
}

static void
test_lang_column_is_exactly_as_wide (void **unused)
{
  assert_text (put_column ("Anna", 6), "Anna  ");
  assert_text (put_column ("Annalisa", 6), "Annal…");
  assert_text (put_column ("李小龍", 4), "李… ");
  assert_text (put_column ("a\033b", 6), "a\\x1bb");
  assert_text (put_column ("a\xc2\x85"
                           "b",
                           6),
               "a\\x85b");
}

static char *
put_text (const char *text, bool is_json)
{
  char *put;
  size_t size;
  FILE *out = open_memstream (&put, &size);

  if (is_json)
    lang_put_json (out, text);
  else
    lang_put (out, text);
  fclose (out);
  return put;
}

/* Each character that turns the direction of what is read, and their neighbours. */
static void
test_lang_escapes_what_turns_the_direction (void **unused)
{
  assert_text (put_text ("a\u202egnp.exe", false), "a\\u202egnp.exe");
  assert_text (put_text ("\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069", false),
               "\\u202a\\u202b\\u202c\\u202d\\u2066\\u2067\\u2068\\u2069");
  assert_text (put_text ("\u061c\u200e\u200f\u2028\u2029", false),
               "\\u061c\\u200e\\u200f\\u2028\\u2029");
  assert_text (put_text ("\u061b\u200d\u2010\u2027\u202f\u2065\u206a", false),
               "\u061b\u200d\u2010\u2027\u202f\u2065\u206a");
  assert_text (put_text ("\"\u202e\xc2\x85\"", true), "\"\\u202e\\u0085\"");
  assert_text (put_text ("שלום", false), "שלום");
}

/* Dates. */

static void
test_lang_says_dates_as_each_language_does (void **unused)
{
  static const char *const days[] = { "15 November 2026", "15 novembre 2026",
                                      "15 novembre 2026" };
  static const char *const firsts[] = { "1 May 2026", "1º maggio 2026",
                                        "1er mai 2026" };

  for (size_t i = 0; i < COUNT_OF (codes); i++)
    {
      Lang *lang = open_language (codes[i]);
      assert_text (lang_say_date (lang, 2026, 11, 15), days[i]);
      assert_text (lang_say_date (lang, 2026, 5, 1), firsts[i]);
      lang_close (lang);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_lang_sheet_writes_a_line_as_an_equation),
    cmocka_unit_test (test_lang_sheet_has_no_total_of_secrets),
    cmocka_unit_test (test_lang_sheet_says_who_is_ahead_in_three_languages),
    cmocka_unit_test (test_lang_sheet_names_all_who_share_the_lead),
    cmocka_unit_test (test_lang_sheet_lines_up_in_any_locale),
    cmocka_unit_test (test_lang_sheet_on_a_terminal_differs_in_colour_only),
    cmocka_unit_test (test_lang_width_counts_columns),
    cmocka_unit_test (test_lang_column_is_exactly_as_wide),
    cmocka_unit_test (test_lang_escapes_what_turns_the_direction),
    cmocka_unit_test (test_lang_says_dates_as_each_language_does),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
