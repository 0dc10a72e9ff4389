/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts for tests: quoted, parsed, joined, repeated. */
#include "text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

char *
text_quote (const char *text)
{
  char *copy = strdup (text);
  for (char *c = copy; *c != '\0'; c++)
    if (*c == '\'')
      *c = '"';
  return copy;
}

json_t *
text_parse (const char *text)
{
  char *json = text_quote (text);
  json_error_t error;
  json_t *value = json_loads (json, 0, &error);
  if (value == NULL)
    fail_msg ("%s in %s", error.text, json);
  free (json);
  return value;
}

char *
text_join (const char *a, const char *b, const char *c)
{
  char *text;
  if (asprintf (&text, "%s%s%s", a, b, c) < 0)
    abort ();
  return text;
}

char *
text_repeat (const char *piece, size_t n)
{
  size_t size = strlen (piece);
  char *text = malloc (n * size + 1);
  for (size_t i = 0; i < n; i++)
    memcpy (text + i * size, piece, size);
  text[n * size] = '\0';
  return text;
}

RecRecord *
text_record (const char *lines)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  char *text = text_quote (lines);
  RecRecord *record = rec_record_read (text, strlen (text), &reading, &error);

  if (record == NULL)
    fail_msg ("%zu: %s %s", error.line, error.text, error.args[0]);
  free (text);
  return record;
}
