/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole files in memory, up to a limit. */
#ifndef REC_FILE_H
#define REC_FILE_H

#include "rec-error.h"

typedef struct
{
  char *data; /* owned; a NUL follows the last byte */
  size_t size;
} RecBytes;

/* Reads a file, or standard input when path is "-". */
bool
rec_file_read (const char *path, size_t most, RecBytes *ret_bytes, RecError *error);
void rec_bytes_free (RecBytes *bytes);

#endif
