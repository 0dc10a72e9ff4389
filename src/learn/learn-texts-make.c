/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the texts of lessons as C, which xgettext reads like any other source. A tool of
   the build: `./run lessons` puts what it prints into learn-texts.c. */
#include <stdio.h>
#include <string.h>

#include <jansson.h>

/* The head of what is written. A text stands on one line, however long it is. */
static const char head[] =
    "/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
    "/* The texts of the lessons, for xgettext alone: nothing compiles this. Written "
    "by\n"
    "   `./run lessons` from the files in data/lessons, and never by hand. */\n"
    "/* clang-format off */\n";

/* A literal of C. */
static void
put_literal (const char *text)
{
  putchar ('"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"' || *text == '\\')
        putchar ('\\');
      putchar (*text);
    }
  putchar ('"');
}

static void
put_text (const char *title, const char *what, const json_t *text)
{
  if (!json_is_string (text))
    return;
  printf ("/* Translators: %s of the lesson “%s”. */\nN_ (", what, title);
  put_literal (json_string_value (text));
  puts (")");
}

static void
put_texts (const char *title, const char *what, const json_t *list)
{
  for (size_t i = 0; i < json_array_size (list); i++)
    put_text (title, what, json_array_get (list, i));
}

static void
put_task (const char *title, const json_t *task)
{
  const json_t *choices = json_object_get (task, "choose");

  put_text (title, "something to do or a question", json_object_get (task, "say"));
  for (size_t i = 0; i < json_array_size (choices); i++)
    put_text (title, "an answer to choose",
              json_object_get (json_array_get (choices, i), "say"));
  put_text (title, "said after a right answer", json_object_get (task, "then"));
  put_text (title, "said after a wrong answer", json_object_get (task, "hint"));
}

static void
put_lesson (const char *name, const json_t *lesson)
{
  const char *title = json_string_value (json_object_get (lesson, "title"));
  const json_t *tasks = json_object_get (lesson, "tasks");

  printf ("\n/* %s */\n", name);
  put_text (title, "the title", json_object_get (lesson, "title"));
  put_texts (title, "a paragraph", json_object_get (lesson, "text"));
  put_texts (title, "a line to remember", json_object_get (lesson, "remember"));
  for (size_t i = 0; i < json_array_size (tasks); i++)
    put_task (title, json_array_get (tasks, i));
}

int
main (int argc, char **argv)
{
  fputs (head, stdout);
  for (int i = 1; i < argc; i++)
    {
      const char *slash = strrchr (argv[i], '/');
      json_error_t error;
      json_t *lesson = json_load_file (argv[i], 0, &error);
      if (lesson == NULL)
        {
          fprintf (stderr, "%s:%d: %s\n", argv[i], error.line, error.text);
          return 1;
        }
      put_lesson (slash != NULL ? slash + 1 : argv[i], lesson);
      json_decref (lesson);
    }
  return 0;
}
