/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading whole files. */
#include "rec-file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

bool
rec_file_read (const char *path, size_t most, RecBytes *ret_bytes, RecError *error)
{
  bool is_stdin = strcmp (path, "-") == 0;
  RecBytes bytes = { 0 };
  FILE *file = is_stdin ? stdin : fopen (path, "rbe");

  if (file == NULL)
    return rec_error_set_reason (error, false, errno);
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
  if (good)
    return rec_error_set_number (error, N_ ("is larger than %1$s KiB"), NULL,
                                 (long) (most / 1024));
  return rec_error_set_reason (error, false, reason);
}
