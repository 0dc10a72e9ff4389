/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target over the files of a directory, and over every beginning of the
   small ones, since what is cut off is what crashes leave behind. Prints TAP. */
#include <dirent.h>
#include <string.h>

#include "fuzz.h"
#include "rec-file.h"

#define SEED_MOST (20 * 1024 * 1024)
#define CUT_MOST  2048 /* files up to this size are cut at every byte */

static void
run_seed (const char *path)
{
  RecBytes bytes;
  RecError error;

  PROMISE (rec_file_read (path, SEED_MOST, &bytes, &error));
  LLVMFuzzerTestOneInput ((const uint8_t *) bytes.data, bytes.size);
  for (size_t n = 0; bytes.size <= CUT_MOST && n < bytes.size; n++)
    LLVMFuzzerTestOneInput ((const uint8_t *) bytes.data, n);
  rec_bytes_free (&bytes);
}

int
main (int argc, char **argv)
{
  int n = 0;

  for (int i = 1; i < argc; i++)
    {
      DIR *directory = opendir (argv[i]);
      struct dirent *file;
      PROMISE (directory != NULL);
      while ((file = readdir (directory)) != NULL)
        {
          char path[4096];
          if (file->d_name[0] == '.')
            continue;
          snprintf (path, sizeof path, "%s/%s", argv[i], file->d_name);
          run_seed (path);
          printf ("ok %d - %s\n", ++n, file->d_name);
        }
      closedir (directory);
    }
  printf ("1..%d\n", n);
  return n > 0 ? 0 : 1;
}
