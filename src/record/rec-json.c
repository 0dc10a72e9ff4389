/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading JSON strictly, with errors a person can act on. */
#include "rec-json.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Brackets outside strings, followed character by character. */
typedef struct
{
  int depth, deepest;
  bool in_string, escaped;
} Nesting;

static void
step (Nesting *nesting, char c)
{
  if (nesting->escaped)
    nesting->escaped = false;
  else if (nesting->in_string)
    {
      nesting->escaped = c == '\\';
      nesting->in_string = c != '"';
    }
  else if (c == '"')
    nesting->in_string = true;
  else if (c == '{' || c == '[')
    nesting->depth++;
  else if (c == '}' || c == ']')
    nesting->depth--;
  if (nesting->depth > nesting->deepest)
    nesting->deepest = nesting->depth;
}

/* Done before Jansson sees the text, since it recurses and its own limit is far above
   ours. */
static int
find_depth (const char *text, size_t size)
{
  Nesting nesting = { 0 };
  for (size_t i = 0; i < size; i++)
    step (&nesting, text[i]);
  return nesting.deepest;
}

static void
explain (const json_error_t *found, RecError *error)
{
  static const struct
  {
    enum json_error_code code;
    const char *text;
  } known[] = {
    { json_error_duplicate_key,
      N_ ("a key appears twice in one object, near byte %1$s") },
    { json_error_invalid_utf8, N_ ("the text is not valid UTF-8 near byte %1$s") },
    { json_error_numeric_overflow, N_ ("a number is too large near byte %1$s") },
    { json_error_null_byte_in_key, N_ ("there is a NUL character near byte %1$s") },
    { json_error_null_character, N_ ("there is a NUL character near byte %1$s") },
    { json_error_premature_end_of_input,
      N_ ("the text breaks off in the middle, at byte %1$s") },
  };
  const char *text = N_ ("this is not valid JSON near byte %1$s");

  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].code == json_error_code (found))
      text = known[i].text;
  rec_error_set_number (error, text, NULL, found->position);
}

json_t *
rec_json_parse (const char *text, size_t size, int depth_most, RecError *error)
{
  assert (depth_most > 0);
  assert (size == 0 || text != NULL);
  assert (error != NULL);

  json_error_t found;

  if (size >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      rec_error_set (
          error, N_ ("the text begins with a byte order mark, which must be removed"),
          NULL);
      return NULL;
    }
  if (find_depth (text, size) > depth_most)
    {
      rec_error_set_number (error, N_ ("brackets are nested more than %1$s deep"), NULL,
                            depth_most);
      return NULL;
    }
  json_t *value =
      json_loadb (text, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &found);
  if (value == NULL)
    explain (&found, error);
  return value;
}

bool
rec_json_is_object (const char *text, size_t size)
{
  assert (size == 0 || text != NULL);

  Nesting nesting = { 0 };
  size_t end = size;

  while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '\r'))
    end--;
  if (end == 0 || text[0] != '{')
    return false;
  for (size_t i = 0; i < end; i++)
    {
      step (&nesting, text[i]);
      if (nesting.depth == 0 && i + 1 < end)
        return false;
    }
  return nesting.depth == 0 && !nesting.in_string;
}

int
rec_index_of (const char *text, const char *const *list)
{
  assert (text != NULL && list != NULL);
  for (int i = 0; list[i] != NULL; i++)
    if (strcmp (list[i], text) == 0)
      return i;
  return -1;
}

bool
rec_json_is_known_key (const char *key, const char *const *known, RecError *error)
{
  assert (key != NULL && known != NULL);
  assert (error != NULL);
  if (rec_index_of (key, known) >= 0)
    return true;
  return rec_error_set (error, N_ ("“%1$s” is not a key that belongs here"), key, NULL);
}

bool
rec_json_only (const json_t *object, const char *const *known, RecError *error)
{
  assert (known != NULL);
  assert (error != NULL);

  const char *key;
  json_t *value;

  json_object_foreach ((json_t *) object, key, value)
    if (!rec_json_is_known_key (key, known, error))
      return false;
  return true;
}

bool
rec_json_string (const json_t *value,
                 const char *key,
                 const char **ret_text,
                 RecError *error)
{
  assert (ret_text != NULL && error != NULL);
  if (value == NULL)
    return rec_error_set (error, N_ ("“%1$s” is missing"), key, NULL);
  if (!json_is_string (value))
    return rec_error_set (error, N_ ("“%1$s” must be text"), key, NULL);
  *ret_text = json_string_value (value);
  return true;
}

static bool
refuse_range (const char *key, int min, int max, RecError *error)
{
  char from[16], to[16];
  snprintf (from, sizeof from, "%d", min);
  snprintf (to, sizeof to, "%d", max);
  return rec_error_set (error, N_ ("“%1$s” must be from %2$s to %3$s"), key, from, to,
                        NULL);
}

bool
rec_json_number (const json_t *value,
                 const char *key,
                 int min,
                 int max,
                 int *ret_number,
                 RecError *error)
{
  assert (min <= max);
  assert (ret_number != NULL && error != NULL);
  if (value == NULL)
    return rec_error_set (error, N_ ("“%1$s” is missing"), key, NULL);
  if (!json_is_integer (value))
    return rec_error_set (error,
                          N_ ("“%1$s” must be a whole number, written without a "
                              "decimal point or exponent"),
                          key, NULL);
  json_int_t number = json_integer_value (value);
  if (number < min || number > max)
    return refuse_range (key, min, max, error);
  *ret_number = (int) number;
  return true;
}
