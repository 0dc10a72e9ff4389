/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The few calls by which a file reaches the disk, in one table, so that tests can let
   each of them fail or stop short at every byte. */
#ifndef REC_DISK_H
#define REC_DISK_H

#include <sys/types.h>

typedef struct RecDisk
{
  ssize_t (*write) (const struct RecDisk *disk, int fd, const void *bytes, size_t size);
  int (*sync) (const struct RecDisk *disk, int fd);
  int (*truncate) (const struct RecDisk *disk, int fd, off_t size);

  /* Gives a file a second name, or another one where a file can have only one. Fails
     with EEXIST rather than take a name from another file. */
  int (*link) (const struct RecDisk *disk, const char *from, const char *to);
  void *data; /* for tests */
} RecDisk;

/* The real disk. */
extern const RecDisk rec_disk;

/* Writes it all; 0 or the reason (errno) why not, then part of it may be written. */
int rec_disk_write_all (const RecDisk *disk, int fd, const char *text, size_t size);

/* A new file with this text. It appears whole, flushed and locked, or not at all; a
   file that has the name already is left alone. Returns its descriptor, open for
   appending, or -1 with errno. */
int
rec_disk_create (const RecDisk *disk, const char *path, const char *text, size_t size);

#endif
