/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pseudo-language xx puts every translated text into ⟦brackets⟧. Whatever word
   stands outside of them in the output of a command was forgotten: no catalog could
   translate it. Names of people, games and files, rule ids and what people type stay as
   they are. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "files.h"

#define OPEN  "⟦"
#define CLOSE "⟧"

/* Brackets, lines and dashes are all three bytes that begin like this. */
#define DRAWN "\xe2"

/* Runs caravan in the pseudo-language; both outputs, as one text. */
static char *
run (const char *arguments)
{
  char *command, *text = NULL;
  size_t size;

  assert_true (asprintf (&command, "\"%s\" --lang xx %s 2>&1", getenv ("CARAVAN"),
                         arguments) > 0);
  FILE *from = popen (command, "r"), *to = open_memstream (&text, &size);
  assert_non_null (from);
  for (int c; (c = fgetc (from)) != EOF;)
    fputc (c, to);
  fclose (to);
  pclose (from);
  free (command);
  return text;
}

static bool
is_word_character (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' ||
         c == '/' || c == '_' || (c >= '0' && c <= '9') ||
         ((unsigned char) c >= 0x80 && c != DRAWN[0]);
}

/* Signs of the board and letters of players are shorter; a rule id, a file and the name
   of the program itself are no texts. */
static bool
is_left_alone (const char *word, size_t length)
{
  static const char *const known[] = { "Oasis",    "Oregon", "Basari", "Anna",
                                       "Bruno",    "Daniel", "Giulia", "Harriet",
                                       "Matteo",   "Ada",    "Dario",  "Elise",
                                       "Margaret", "Chiara", "caravan" };
  size_t n_letters = 0;

  if (memchr (word, '.', length) != NULL || memchr (word, '/', length) != NULL)
    return true;
  for (size_t i = 0; i < length; i++)
    n_letters +=
        (word[i] >= 'a' && word[i] <= 'z') || (word[i] >= 'A' && word[i] <= 'Z');
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strlen (known[i]) == length && memcmp (known[i], word, length) == 0)
      return true;
  /* Gems are letters; Chloé and Étienne have letters of more than one byte. */
  return n_letters < 3 || strspn (word, "rygb") >= length ||
         memchr (word, '\xc3', length) != NULL;
}

/* Fails at the first word outside of brackets. Brackets nest: a term inside a sentence
   has its own. */
static void
assert_all_bracketed (const char *arguments, const char *text)
{
  int depth = 0, n_opened = 0;

  for (const char *c = text; *c != '\0';)
    {
      bool opens = strncmp (c, OPEN, strlen (OPEN)) == 0;
      bool closes = strncmp (c, CLOSE, strlen (CLOSE)) == 0;
      size_t length = 0;
      n_opened += opens;
      depth += opens - closes;
      if (*c == DRAWN[0])
        {
          c += strlen (OPEN);
          continue;
        }
      while (is_word_character (c[length]))
        length++;
      if (depth == 0 && length > 0 && !is_left_alone (c, length))
        fail_msg ("%s: “%.*s” is not translated in: %s", arguments, (int) length, c,
                  text);
      c += length > 0 ? length : 1;
    }
  assert_int_equal (depth, 0);
  assert_true (n_opened > 0);
}

static void
check_command (const char *arguments)
{
  char *text = run (arguments);
  assert_all_bracketed (arguments, text);
  free (text);
}

static void
test_pseudo_language_covers_the_examples (void **unused)
{
  static const char *const games[] = { "oasis", "oregon", "basari" };
  static const char *const commands[] = { "check",        "show",  "show --at 0",
                                          "show --at 30", "score", "score --open" };

  for (int game = 0; game < 3; game++)
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
      {
        char *arguments;
        assert_true (asprintf (&arguments, "%s \"%s/../examples/%s.caravan\"",
                               commands[i], getenv ("CARAVANSERAI_DATA"),
                               games[game]) > 0);
        check_command (arguments);
        free (arguments);
      }
}

static void
test_pseudo_language_covers_verdicts_and_maps (void **unused)
{
  static const char *const questions[] = {
    "judge '{\"do\":\"note\",\"text\":\"x\"}'",
    "judge '{\"do\":\"undo\"}'",
    "judge '{\"do\":\"camel\",\"by\":\"red\",\"at\":\"a1\"}'",
    "legal --by red --camel",
    "legal --by red --tile oasis",
  };

  for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
    {
      const char *rest = strchr (questions[i], ' ');
      char *arguments;
      assert_true (asprintf (&arguments, "%.*s \"%s/../examples/oasis.caravan\"%s",
                             (int) (rest - questions[i]), questions[i],
                             getenv ("CARAVANSERAI_DATA"), rest) > 0);
      check_command (arguments);
      free (arguments);
    }
}

static void
test_pseudo_language_covers_help_errors_and_statistics (void **unused)
{
  check_command ("--help");
  check_command ("");
  check_command ("dance");
  check_command ("check /no/such/file");
  check_command ("legal");
  check_command ("simulate oasis --games 20");
  check_command ("simulate oregon --games 20");
  check_command ("simulate basari --games 20");
}

/* The examples as a history, besides an open game and a file that is none. */
static char *
make_history (void)
{
  static const char open_game[] =
      "{'caravanserai':1,'game':'oregon','players':[{'color':'red','name':'Anna'},"
      "{'color':'blue','name':'Bruno'}]}\n{'do':'note','text':'12'}\n";
  char *directory = files_make_directory ("pseudo"), *command;

  assert_true (asprintf (&command,
                         "mkdir \"%1$s/games\" && cp \"%2$s\"/../examples/*.caravan "
                         "\"%1$s/games\" && echo '{}' >\"%1$s/games/bad.caravan\"",
                         directory, getenv ("CARAVANSERAI_DATA")) > 0);
  assert_int_equal (system (command), 0);
  free (command);
  char *path = files_path (directory, "games/open.caravan");
  files_write_lines (path, open_game);
  free (path);
  return directory;
}

static void
test_pseudo_language_covers_past_games (void **unused)
{
  static const char *const commands[] = {
    "list",
    "list --limit 1",
    "list nobody-at-all",
    "show 1",
    "show open",
    "show 99",
    "show",
    "stats",
    "stats --player Bruno",
    "stats --player Nobody",
    "list --from tomorrow",
    "list --finished --unfinished",
    "list --limit 0",
    "export",
    "import",
    "import /no/such/file \"$CARAVANSERAI_DATA\"/../examples/oasis.caravan",
  };
  char *directory = make_history (), *arguments;

  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    {
      assert_true (asprintf (&arguments, "history --directory \"%s\" %s", directory,
                             commands[i]) > 0);
      check_command (arguments);
      free (arguments);
    }
  assert_true (asprintf (&arguments, "history --directory \"%s/none\"", directory) > 0);
  check_command (arguments);
  free (arguments);
  assert_int_equal (files_remove_tree (directory), 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_pseudo_language_covers_the_examples),
    cmocka_unit_test (test_pseudo_language_covers_verdicts_and_maps),
    cmocka_unit_test (test_pseudo_language_covers_help_errors_and_statistics),
    cmocka_unit_test (test_pseudo_language_covers_past_games),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
