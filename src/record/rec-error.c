/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling in errors. */
#include "rec-error.h"

#include <assert.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Translators: it ends a sentence: “Anna.caravan can’t be opened: the reason is not
   known”. */
const char *const rec_error_unknown = N_ ("the reason is not known");

/* Copies as many whole UTF-8 characters as fit. */
static void
copy_cut (char *to, const char *from, size_t size)
{
  size_t n = strlen (from);
  if (n >= size)
    {
      n = size - 1;
      while (n > 0 && ((unsigned char) from[n] & 0xc0) == 0x80)
        n--;
    }
  memcpy (to, from, n);
  to[n] = '\0';
}

void
rec_error_start (RecError *error, size_t line)
{
  assert (error != NULL);
  error->line = line;
  error->text = NULL;
  error->n_args = 0;
  error->last_is_number = error->by_disk = false;
  error->verdict.rule = NULL;
}

bool
rec_error_is_set (const RecError *error)
{
  assert (error != NULL);
  return error->text != NULL || error->verdict.rule != NULL;
}

const CvRule *
rec_error_rule (const RecError *error)
{
  assert (error != NULL);
  return error->text == NULL ? error->verdict.rule : NULL;
}

bool
rec_error_end (RecError *error, bool is_good)
{
  assert (error != NULL);
  assert (is_good || rec_error_is_set (error));
  if (is_good)
    rec_error_start (error, error->line);
  else if (!rec_error_is_set (error))
    rec_error_set (error, rec_error_unknown, NULL);
  return is_good;
}

bool
rec_error_set_verdict (RecError *error, const CvVerdict *verdict)
{
  assert (verdict != NULL);
  assert (error != NULL);
  assert (verdict->rule != NULL);
  error->text = NULL;
  error->n_args = 0;
  error->last_is_number = error->by_disk = false;
  error->verdict = *verdict;
  memset (error->color, 0, sizeof error->color);
  memset (error->name, 0, sizeof error->name);
  return false;
}

void
rec_error_set_player (RecError *error, int seat, int color, const char *name)
{
  assert (error != NULL);
  assert (seat >= 0 && seat < CV_PLAYERS_MOST);
  error->color[seat] = (uint8_t) color;
  copy_cut (error->name[seat], name != NULL ? name : "", REC_ERROR_ARG_SIZE);
}

bool
rec_error_set (RecError *error, const char *text, ...)
{
  assert (error != NULL);

  va_list args;
  const char *arg;

  assert (text != NULL);
  error->text = text;
  error->n_args = 0;
  error->last_is_number = error->by_disk = false;
  va_start (args, text);
  while (error->n_args < REC_ERROR_ARGS && (arg = va_arg (args, const char *)) != NULL)
    copy_cut (error->args[error->n_args++], arg, REC_ERROR_ARG_SIZE);
  va_end (args);
  return false;
}

bool
rec_error_set_number (RecError *error, const char *text, const char *arg, long n)
{
  assert (text != NULL);
  assert (error != NULL);

  char number[32];
  snprintf (number, sizeof number, "%ld", n);
  if (arg == NULL)
    rec_error_set (error, text, number, NULL);
  else
    rec_error_set (error, text, arg, number, NULL);
  error->last_is_number = true;
  return false;
}

/* The reasons people meet, in our own words and so in their language; the others in the
   system's. */
bool
rec_error_set_reason (RecError *error, bool writing, int reason)
{
  assert (error != NULL);

  static const struct
  {
    int reason;
    const char *text;
  } known[] = {
    { ENOENT, N_ ("there is no such file or folder") },
    { EACCES, N_ ("there is no permission for this file or folder") },
    { EPERM, N_ ("there is no permission for this file or folder") },
    { EISDIR, N_ ("this is a folder, not a file") },
    { EEXIST, N_ ("a file of this name exists already") },
    { ENOSPC, N_ ("the disk is full") },
    { EDQUOT, N_ ("the disk is full") },
    { EROFS, N_ ("the disk can only be read") },
    { EIO, N_ ("the disk failed") },
  };

  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].reason == reason)
      return rec_error_set (error, known[i].text, NULL);
  return rec_error_set (
      error, writing ? N_ ("can’t be written: %1$s") : N_ ("can’t be read: %1$s"),
      strerror (reason), NULL);
}
