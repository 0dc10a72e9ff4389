/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files from anywhere, up to a limit: whole ones in memory, and lines. A file is what
   has an end; a pipe or a device in its place is refused, never waited for. */
#ifndef REC_FILE_H
#define REC_FILE_H

#include <stdio.h>

#include "rec-error.h"

typedef struct
{
  char *data; /* owned; a NUL follows the last byte */
  size_t size;
} RecBytes;

/* Opens an ordinary file of at most that many bytes for reading; NULL with an error. */
FILE *rec_file_open (const char *path, size_t most, RecError *error);

/* Reads a file, or standard input when path is "-". */
bool
rec_file_read (const char *path, size_t most, RecBytes *ret_bytes, RecError *error);
void rec_bytes_free (RecBytes *bytes);

/* The lines of a stream, which may have no end. Begin with { .file, .most }. */
typedef struct
{
  FILE *file;  /* borrowed */
  size_t most; /* bytes of a line */

  char *data; /* the line without its end; a NUL follows */
  size_t size;
  size_t number; /* of the line, from 1 */
  bool is_too_long;
  bool is_endless; /* so long that the rest of the stream is left alone */
  size_t space;
} RecLines;

/* How much more than it may have a line is read to find its end. */
#define REC_LINES_SKIPPED ((size_t) 64 << 20)

/* The next line, or false when there is none. */
bool rec_lines_next (RecLines *lines);

/* The error of a line that is too long. Returns false. */
bool rec_lines_refuse (const RecLines *lines, RecError *error);
void rec_lines_clear (RecLines *lines);

#endif
