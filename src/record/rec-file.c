/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading files that may be anything. */
#include "rec-file.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void
rec_bytes_free (RecBytes *bytes)
{
  free (bytes->data);
  *bytes = (RecBytes){ 0 };
}

/* Reads one byte more than allowed, so that a file of exactly the limit still fits. */
static bool
read_all (FILE *file, size_t most, RecBytes *bytes)
{
  size_t space = 0, n;

  do
    {
      if (space - bytes->size < 2)
        {
          space = space == 0 ? 16384 : space * 2;
          char *data = realloc (bytes->data, space);
          if (data == NULL)
            return false;
          bytes->data = data;
        }
      n = fread (bytes->data + bytes->size, 1, space - bytes->size - 1, file);
      bytes->size += n;
    }
  while (n > 0 && bytes->size <= most);
  bytes->data[bytes->size] = '\0';
  return !ferror (file);
}

static bool
refuse_size (size_t most, RecError *error)
{
  return rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                               (long) (most / 1024));
}

/* Whether it has an end, and that in time. */
static bool
is_ordinary (int fd, size_t most, RecError *error)
{
  struct stat info;

  if (fstat (fd, &info) != 0)
    return rec_error_set_reason (error, false, errno);
  if (S_ISDIR (info.st_mode))
    return rec_error_set_reason (error, false, EISDIR);
  if (!S_ISREG (info.st_mode))
    return rec_error_set (error, N_ ("is not an ordinary file"), NULL);
  return (uintmax_t) info.st_size <= most || refuse_size (most, error);
}

FILE *
rec_file_open (const char *path, size_t most, RecError *error)
{
  assert (path != NULL);
  assert (most > 0);
  assert (error != NULL);

  int fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

  if (fd < 0 && errno != ENXIO)
    rec_error_set_reason (error, false, errno);
  else if (fd < 0) /* a socket, or a device that is not there */
    rec_error_set (error, N_ ("is not an ordinary file"), NULL);
  else if (is_ordinary (fd, most, error))
    {
      FILE *file = fdopen (fd, "rb");
      if (file == NULL)
        abort ();
      return file;
    }
  if (fd >= 0)
    close (fd);
  return NULL;
}

bool
rec_file_read (const char *path, size_t most, RecBytes *ret_bytes, RecError *error)
{
  assert (path != NULL);
  assert (most > 0);
  assert (ret_bytes != NULL && error != NULL);

  bool is_stdin = strcmp (path, "-") == 0;
  RecBytes bytes = { 0 };
  FILE *file = is_stdin ? stdin : rec_file_open (path, most, error);

  if (file == NULL)
    return false;
  errno = 0;
  bool good = read_all (file, most, &bytes);
  int reason = errno;
  if (!is_stdin)
    fclose (file);
  if (good && bytes.size <= most)
    {
      *ret_bytes = bytes;
      return true;
    }

  rec_bytes_free (&bytes);
  return good ? refuse_size (most, error) : rec_error_set_reason (error, false, reason);
}

/* Lines. */

/* Room for one more character and the NUL. */
static void
make_room (RecLines *lines)
{
  if (lines->size + 1 < lines->space)
    return;
  lines->space = lines->space * 2 + 4096;
  lines->data = realloc (lines->data, lines->space);
  if (lines->data == NULL)
    abort ();
}

bool
rec_lines_next (RecLines *lines)
{
  assert (lines != NULL);

  size_t n_over = 0;
  int c = lines->is_endless ? EOF : getc_unlocked (lines->file);

  lines->size = 0;
  lines->is_too_long = false;
  if (c == EOF)
    return false;
  make_room (lines);
  for (; c != EOF && c != '\n' && n_over < REC_LINES_SKIPPED;
       c = getc_unlocked (lines->file))
    if (lines->size < lines->most)
      {
        lines->data[lines->size++] = (char) c;
        make_room (lines);
      }
    else
      n_over++;
  lines->number++;
  lines->is_too_long = n_over > 0;
  lines->is_endless = n_over == REC_LINES_SKIPPED;
  if (lines->size > 0 && lines->data[lines->size - 1] == '\r')
    lines->size--;
  lines->data[lines->size] = '\0';
  return true;
}

bool
rec_lines_refuse (const RecLines *lines, RecError *error)
{
  assert (lines != NULL);
  assert (error != NULL);
  error->line = lines->number;
  return rec_error_set_number (error, N_ ("the line is longer than %1$s KiB"), NULL,
                               (long) (lines->most / 1024));
}

void
rec_lines_clear (RecLines *lines)
{
  free (lines->data);
  *lines = (RecLines){ 0 };
}
