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

/* What is made is for its owner alone (0600): a record may hold open counts, whatever
   folder it is saved to. */

/* A new file with this text. It appears whole, flushed and locked, or not at all; a
   file that has the name already is left alone. Returns its descriptor, open for
   appending, or -1 with errno. */
int
rec_disk_create (const RecDisk *disk, const char *path, const char *text, size_t size);

/* The same in steps, for what is too large to be held in memory: a file beside the path
   is opened (-1 with errno), written to, and given its name at last; 0 or the reason
   why not. It is gone under its other name either way. */
int rec_disk_start (const char *path, char **ret_unfinished);
int
rec_disk_finish (const RecDisk *disk, int fd, const char *unfinished, const char *path);

/* Puts a text in the place of what a file holds, which keeps its rights: all of it, or
   nothing has changed. 0 or the reason why not. */
int
rec_disk_replace (const RecDisk *disk, const char *path, const char *text, size_t size);

/* Gives a file another name, which nothing has yet. 0 or the reason why not. */
int rec_disk_move (const RecDisk *disk, const char *from, const char *to);

/* Moves a file that is damaged to PATH.damaged-N; the number that was free, or 0 with
   errno. */
int rec_disk_put_aside (const char *path);

#endif
