/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `caravan` as people and scripts start it: its output, errors and exit status.
   Whatever it prints is searched for control characters, always. Arguments and input
   are written with ' for ". */
#ifndef SHELL_H
#define SHELL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <jansson.h>
#include <stdbool.h>

/* Exit status. */
enum
{
  FINE = 0,
  BROKEN = 1,
  WRONG = 2
};

typedef enum
{
  TO_PIPE,
  TO_TERMINAL,
  TO_FULL_DEVICE
} Sink;

/* How the program is started; all of it may be left out. */
typedef struct
{
  const char *environment[4]; /* "NAME=VALUE", besides what tests have */
  const char *input;          /* standard input, with ' for "; NULL: an empty one */
  bool is_input_closed;
  Sink sink; /* standard output */
} How;

typedef struct
{
  int status;
  char *out;
  char *err;
} Ran;

#define ARGS_MOST 20

/* Room for the program's name, the arguments and the NULL after them. */
typedef char *Args[ARGS_MOST + 2];

/* Runs caravan with arguments that are all freed but the first. */
Ran run_collected (const How *how, Args args);

/* Runs caravan with the arguments, of which NULL is the last. */
Ran run (const char *first, ...) __attribute__ ((sentinel));
Ran run_how (const How *how, ...) __attribute__ ((sentinel));
void forget (Ran *ran);

/* What came out. */
void assert_status (const Ran *ran, int status);
void assert_has (const char *text, const char *part);
void assert_has_not (const char *text, const char *part);
void assert_begins (const char *text, const char *beginning);
size_t count_lines (const char *text);

/* No line takes more than the 80 columns of a terminal. The locale must be one of
   UTF-8. */
void assert_narrow (const char *text);

/* One of the lines of a text, from 0, as JSON. */
json_t *need_json (const char *text, size_t line);

/* A text of an object, which must be there. */
const char *text_of (const json_t *object, const char *key);

/* Runs a command that must end with that status, and forgets what it said. */
#define EXPECT(STATUS, ...)                                                            \
  do                                                                                   \
    {                                                                                  \
      Ran expected = run (__VA_ARGS__, NULL);                                          \
      assert_status (&expected, STATUS);                                               \
      forget (&expected);                                                              \
    }                                                                                  \
  while (0)

/* Wrong use: status 2, nothing on standard output, an error on the other. */
#define MISUSE(...)                                                                    \
  do                                                                                   \
    {                                                                                  \
      Ran wrong = run (__VA_ARGS__, NULL);                                             \
      assert_status (&wrong, WRONG);                                                   \
      assert_string_equal (wrong.out, "");                                             \
      assert_begins (wrong.err, "caravan: ");                                          \
      forget (&wrong);                                                                 \
    }                                                                                  \
  while (0)

#endif
