/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People have names, pieces have colours: how a sentence speaks of a player, in every
   language, with a name and without one. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "lang-format.h"
#include "lang-say.h"
#include "text.h"

#define TAKES      "%1$p takes %2$n’s offer."
#define STEP       "%1$n: camel %2$s"
#define GROWS      "Yes: %3$c’s %2$s area grows at %1$s."
#define PLACES     "Yes: %2$p places a camel on %1$s."
#define LOCALE_DIR getenv ("CARAVANSERAI_LOCALE")

static Lang *langs[3];

static int
open_languages (void **state)
{
  for (int i = 0; i < 3; i++)
    {
      langs[i] = lang_open (lang_codes[i], LOCALE_DIR);
      assert_non_null (langs[i]);
    }
  return 0;
}

static int
close_languages (void **state)
{
  for (int i = 0; i < 3; i++)
    lang_close (langs[i]);
  return 0;
}

static const Lang *
find (const char *code)
{
  for (int i = 0; i < 3; i++)
    if (strcmp (lang_codes[i], code) == 0)
      return langs[i];
  return NULL;
}

static void
expect (const char *code,
        const char *msgid,
        const LangArg *args,
        size_t n_args,
        const char *wanted)
{
  char *text = lang_format (find (code), msgid, args, n_args);
  assert_string_equal (text, wanted);
  free (text);
}

static LangArg
player (const char *name, int color)
{
  return lang_arg_player (lang_player (name, color));
}

/* A name is put in as it is written; a colour has the article of its language, with a
   capital where a sentence begins. */
static void
test_who_acts_has_a_name_or_a_word_of_the_language (void **state)
{
  const LangArg named[] = { { .type = LANG_ARG_TEXT, .text = "c4" },
                            player ("Anna", CV_COLOR_RED) };
  const LangArg unnamed[] = { { .type = LANG_ARG_TEXT, .text = "c4" },
                              player ("", CV_COLOR_RED) };

  expect ("en", PLACES, named, 2, "Yes: Anna places a camel on c4.");
  expect ("it", PLACES, named, 2, "Sì: Anna piazza un cammello in c4.");
  expect ("fr", PLACES, named, 2, "Oui : Anna pose un chameau en c4.");
  expect ("en", PLACES, unnamed, 2, "Yes: Red places a camel on c4.");
  expect ("it", PLACES, unnamed, 2, "Sì: il Rosso piazza un cammello in c4.");
  expect ("fr", PLACES, unnamed, 2, "Oui : Rouge pose un chameau en c4.");
}

static void
test_a_second_person_has_a_sentence_for_names_and_one_for_colors (void **state)
{
  const LangArg both[] = { player ("Anna", CV_COLOR_RED),
                           player ("Élodie", CV_COLOR_BLUE) };
  const LangArg second[] = { player ("Anna", CV_COLOR_RED),
                             player (NULL, CV_COLOR_BLUE) };
  const LangArg none[] = { player (NULL, CV_COLOR_RED), player (NULL, CV_COLOR_BLUE) };

  expect ("en", TAKES, both, 2, "Anna takes Élodie’s offer.");
  expect ("it", TAKES, both, 2, "Anna accetta l’offerta di Élodie.");
  expect ("fr", TAKES, both, 2, "Anna prend l’offre faite par Élodie.");
  expect ("en", TAKES, second, 2, "Anna takes Blue’s offer.");
  expect ("it", TAKES, second, 2, "Anna accetta l’offerta del Blu.");
  expect ("fr", TAKES, second, 2, "Anna prend l’offre de Bleu.");
  expect ("it", TAKES, none, 2, "Il Rosso accetta l’offerta del Blu.");
  expect ("fr", TAKES, none, 2, "Rouge prend l’offre de Bleu.");
}

/* Lines of the history are labels, and pieces are told by colour whoever owns them. */
static void
test_labels_are_bare_and_pieces_have_colors (void **state)
{
  const LangArg unnamed[] = { player (NULL, CV_COLOR_BLUE),
                              { .type = LANG_ARG_TEXT, .text = "c4" } };
  const LangArg area[] = { { .type = LANG_ARG_TEXT, .text = "d10" },
                           { .type = LANG_ARG_TERM, .text = "Oasis" },
                           player ("Chiara", CV_COLOR_YELLOW) };

  expect ("it", STEP, unnamed, 2, "Blu: cammello c4");
  expect ("en", GROWS, area, 3, "Yes: Yellow’s Oasis area grows at d10.");
  expect ("it", GROWS, area, 3, "Sì: con d10 si espande l’area Oasi del Giallo.");
}

/* The word of any of the languages, written in any way; another colour's is a name. */
static void
test_the_word_for_the_own_color_is_no_name (void **state)
{
  assert_null (lang_player ("Rosso", CV_COLOR_RED).name);
  assert_null (lang_player ("ROUGE", CV_COLOR_RED).name);
  assert_null (lang_player ("red", CV_COLOR_RED).name);
  assert_null (lang_player (NULL, CV_COLOR_RED).name);
  assert_string_equal (lang_player ("Rosso", CV_COLOR_BLUE).name, "Rosso");
  assert_string_equal (lang_player ("Rossella", CV_COLOR_RED).name, "Rossella");
}

/* Whoever adds a language is told here that its words are missing. */
static void
test_every_language_has_its_color_words_listed (void **state)
{
  for (int i = 0; lang_codes[i] != NULL; i++)
    for (int color = 0; cv_color_terms[color] != NULL; color++)
      assert_null (
          lang_player (lang_text (langs[i], cv_color_terms[color]), color).name);
}

/* A letter that does not fit its argument shows, and harms nobody. */
static void
test_letters_that_do_not_fit_are_left_alone (void **state)
{
  const LangArg args[] = { player ("Anna", CV_COLOR_RED),
                           { .type = LANG_ARG_NUMBER, .number = 3 } };

  expect ("en", "%1$s and %2$p", args, 2, "%1$s and %2$p");
  expect ("en", "%1$g, %2$c", args, 2, "%1$g, %2$c");
}

static void
test_lists_end_in_and (void **state)
{
  static const char *const names[] = { "Anna", "Bruno", "Chloé" };
  char *one = lang_join (find ("en"), names, 1);
  char *two = lang_join (find ("it"), names, 2);
  char *three = lang_join (find ("fr"), names, 3);

  assert_string_equal (one, "Anna");
  assert_string_equal (two, "Anna e Bruno");
  assert_string_equal (three, "Anna, Bruno et Chloé");
  free (one);
  free (two);
  free (three);
}

/* The record's names reach the verdict, a later change of name included. */
static void
test_a_verdict_knows_the_names_of_the_record (void **state)
{
  json_t *lines = text_parse (
      "[{'caravanserai':1,'game':'oasis','players':[{'color':'red','name':'Red'},"
      "{'color':'blue','name':'Bruno'},{'color':'green','name':'Chiara'}]},"
      "{'do':'set','names':{'red':'Anna','blue':'Blu'}}]");
  RecReading reading = { .events_most = SIZE_MAX };
  RecError error = { 0 };
  RecRecord *record = rec_record_read_array (lines, &reading, &error);
  CvVerdict verdict = { 0 };
  CvRule rule = { .text = TAKES, .kind = CV_RULE_LEGAL };

  assert_non_null (record);
  LangPeople people = lang_people (record);
  cv_verdict_set (&verdict, &rule);
  cv_verdict_add (&verdict, CV_VALUE_PLAYER, 0);
  cv_verdict_add (&verdict, CV_VALUE_PLAYER, 1);
  char *text = lang_say_verdict (find ("it"), &people, &verdict);
  assert_string_equal (text, "Anna accetta l’offerta del Blu.");
  free (text);
  rec_record_free (record);
  json_decref (lines);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_who_acts_has_a_name_or_a_word_of_the_language),
    cmocka_unit_test (test_a_second_person_has_a_sentence_for_names_and_one_for_colors),
    cmocka_unit_test (test_labels_are_bare_and_pieces_have_colors),
    cmocka_unit_test (test_the_word_for_the_own_color_is_no_name),
    cmocka_unit_test (test_every_language_has_its_color_words_listed),
    cmocka_unit_test (test_letters_that_do_not_fit_are_left_alone),
    cmocka_unit_test (test_lists_end_in_and),
    cmocka_unit_test (test_a_verdict_knows_the_names_of_the_record),
  };

  return cmocka_run_group_tests (tests, open_languages, close_languages);
}
