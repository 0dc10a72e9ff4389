/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions that people quarrel about at the table, put to the program as they
   would: a position, a step, and what the verdict must decide, carry and say; or the
   section of the reference that has the answer. */
#include "shell.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lang-book.h"
#include "oasis.h"
#include "text.h"

#define SAYS_MOST 4

/* JSON with ' for ". A question without an event is answered by its section alone. */
typedef struct
{
  int number;
  const char *question;
  const char *header;  /* game, board, turns, edition: what comes before the players */
  const char *players; /* NULL: red, blue and green */
  const char *events;  /* the position, comma between them; NULL: none */
  const char *event;
  const char *want;             /* keys the answer must have, with these values */
  const char *says[SAYS_MOST];  /* each of these, in English */
  const char *section;          /* of the reference: "oasis-markers#required" */
  const char *reads[SAYS_MOST]; /* each of these stands there */
} Question;

#define THREE                                                                          \
  "[{'color':'red','name':'Red'},{'color':'blue','name':'Blue'},"                      \
  "{'color':'green','name':'Green'}]"

static LangBook *book;

/* Asking. */

static char *
make_case (const Question *question)
{
  char *text;

  if (asprintf (&text,
                "{'record':[{'caravanserai':1,%s,'players':%s}%s%s],'event':%s}\n",
                question->header, question->players != NULL ? question->players : THREE,
                question->events != NULL ? "," : "",
                question->events != NULL ? question->events : "", question->event) < 0)
    abort ();
  return text;
}

/* An object has at least what is wanted of it; all else is equal. */
static bool
has_all (const json_t *answer, const json_t *want)
{
  const char *key;
  json_t *value;

  if (!json_is_object (want))
    return json_equal (answer, want);
  json_object_foreach (
      (json_t *) want, key,
      value) if (!has_all (json_object_get (answer, key), value)) return false;
  return true;
}

static void
expect_says (const Question *question, const char *text, const char *const *parts)
{
  for (int i = 0; i < SAYS_MOST && parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      fail_msg ("question %d: “%s” is not in “%s”", question->number, parts[i], text);
}

static void
judge (const Question *question)
{
  char *input = make_case (question);
  How how = { .input = input };
  Ran ran = run_how (&how, "judge", "--cases", NULL);
  json_t *answer = need_json (ran.out, 0), *want = text_parse (question->want);

  assert_status (&ran, FINE);
  if (!has_all (answer, want))
    fail_msg ("question %d: %s, not %s", question->number, ran.out, question->want);
  expect_says (question, text_of (answer, "text"), question->says);
  json_decref (answer);
  json_decref (want);
  forget (&ran);
  free (input);
}

static void
look_up (const Question *question)
{
  size_t page, section;

  if (!lang_book_find_anchor (book, question->section, &page, &section))
    fail_msg ("question %d: no section %s", question->number, question->section);
  char *text = lang_section_text (&lang_book_page (book, page)->sections[section]);
  expect_says (question, text, question->reads);
  free (text);
}

/* The questions. */

#define OASIS(ROWS, MORE) "'game':'oasis'," MORE "'board':" BOARD (ROWS)

/*      abcdefg
     1  ooooooo
     2  ..S....
     3  =======                                                                       */
#define LAND "'ooooooo','..S....','======='"

static const Question questions[] = {
  { .number = 1,
    .question = "Extend my own area with no marker left?",
    .header = OASIS (LAND, ""),
    .events = POSITION ("'tiles':{'oasis':['a1'],'stone':['c1','e1','g1']},'markers':{"
                        "'red':['a1','c1','e1','g1']}"),
    .event = PLACE ("red", "oasis", "b1"),
    .want = "{'legal':true,'rule':'oasis.place.extend','because':['a1']}" },
  { .number = 10,
    .question = "Take free land with a marker alone?",
    .section = "oasis-placement#claim",
    .reads = { "The tile lies beside a free area" } },
};

#define N_QUESTIONS (sizeof questions / sizeof *questions)

static int
open_book (void **state)
{
  (void) state;
  book = lang_book_open ("en", getenv ("CARAVANSERAI_HELP"), NULL);
  return book != NULL ? 0 : -1;
}

static int
close_book (void **state)
{
  (void) state;
  lang_book_close (book);
  return 0;
}

static void
test_question (void **state)
{
  const Question *question = *state;

  assert_true (question->event != NULL || question->section != NULL);
  if (question->event != NULL)
    judge (question);
  if (question->section != NULL)
    look_up (question);
}

int
main (void)
{
  struct CMUnitTest tests[N_QUESTIONS];

  if (setlocale (LC_CTYPE, "C.UTF-8") == NULL)
    return 1;
  for (size_t i = 0; i < N_QUESTIONS; i++)
    tests[i] = (struct CMUnitTest){ .name = questions[i].question,
                                    .test_func = test_question,
                                    .initial_state = (void *) &questions[i] };
  return cmocka_run_group_tests (tests, open_book, close_book);
}
