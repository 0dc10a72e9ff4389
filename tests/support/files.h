/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files for tests: a directory that goes away again, and whole files in it. Whatever
   fails fails the test. Strings that are returned belong to the caller. */
#ifndef FILES_H
#define FILES_H

#include "rec-file.h"

/* A name among the temporary files that ends in XXXXXX, for mkdtemp and mkstemp. */
char *files_temporary_name (const char *start);

/* An empty directory, whose name has that start. */
char *files_make_directory (const char *start);

/* Removes the directory with its files and frees the name. Returns 0, or -1 when it
   could not go, as it can't with hidden files: a test that makes some removes them. */
int files_remove_directory (char *directory);

/* The same with all that is in it, folders and hidden files as well. */
int files_remove_tree (char *directory);

/* How many files there are but for hidden ones. */
size_t files_count (const char *directory);

char *files_path (const char *directory, const char *name);

void files_write (const char *path, const void *bytes, size_t size);

/* Writes lines, given with ' for ". */
void files_write_lines (const char *path, const char *lines);

RecBytes files_read (const char *path);

/* Everything that can still be read from there; from -1 nothing. A terminal whose other
   end is closed gives an error at the end, which is none here. */
char *files_read_rest (int fd);

#endif
