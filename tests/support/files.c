/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Temporary directories and whole files for tests. */
#include "files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <dirent.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rec-record.h"
#include "text.h"

char *
files_temporary_name (const char *start)
{
  const char *where = getenv ("TMPDIR");
  char *name;
  assert_true (
      asprintf (&name, "%s/%s-XXXXXX", where != NULL ? where : P_tmpdir, start) > 0);
  return name;
}

char *
files_make_directory (const char *start)
{
  char *directory = files_temporary_name (start);
  assert_non_null (mkdtemp (directory));
  return directory;
}

static size_t
visit (const char *directory, bool remove)
{
  DIR *opened = opendir (directory);
  size_t n = 0;

  assert_non_null (opened);
  for (struct dirent *entry; (entry = readdir (opened)) != NULL;)
    if (entry->d_name[0] != '.')
      {
        n++;
        if (remove)
          unlinkat (dirfd (opened), entry->d_name, 0);
      }
  closedir (opened);
  return n;
}

int
files_remove_directory (char *directory)
{
  visit (directory, true);
  int result = rmdir (directory);
  free (directory);
  return result;
}

static int
remove_one (const char *path, const struct stat *info, int flag, struct FTW *where)
{
  return remove (path);
}

int
files_remove_tree (char *directory)
{
  int result = nftw (directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
  free (directory);
  return result;
}

size_t
files_count (const char *directory)
{
  return visit (directory, false);
}

char *
files_path (const char *directory, const char *name)
{
  return text_join (directory, "/", name);
}

void
files_write (const char *path, const void *bytes, size_t size)
{
  FILE *file = fopen (path, "wb");
  assert_non_null (file);
  assert_int_equal (fwrite (bytes, 1, size, file), size);
  assert_int_equal (fclose (file), 0);
}

void
files_write_lines (const char *path, const char *lines)
{
  char *text = text_quote (lines);
  files_write (path, text, strlen (text));
  free (text);
}

RecBytes
files_read (const char *path)
{
  RecError error = { 0 };
  RecBytes bytes = { 0 };
  assert_true (rec_file_read (path, REC_FILE_MOST + 1024, &bytes, &error));
  return bytes;
}

char *
files_read_rest (int fd)
{
  size_t size = 0, space = 65536;
  char *text = malloc (space);
  ssize_t n;

  while (fd >= 0 && (n = read (fd, text + size, space - size - 1)) > 0)
    {
      size += (size_t) n;
      if (space - size < 2)
        text = realloc (text, space *= 2);
    }
  text[size] = '\0';
  return text;
}
