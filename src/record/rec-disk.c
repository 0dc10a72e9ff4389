/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real disk, and new files on any. */
#include "rec-disk.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names to try for a file that is not finished. Only a crash leaves one behind, so a
   few are plenty. */
#define UNFINISHED_MOST 100

static ssize_t
disk_write (const RecDisk *disk, int fd, const void *bytes, size_t size)
{
  return write (fd, bytes, size);
}

static int
disk_sync (const RecDisk *disk, int fd)
{
  return fsync (fd);
}

static int
disk_truncate (const RecDisk *disk, int fd, off_t size)
{
  return ftruncate (fd, size);
}

/* Memory sticks in the usual format know no second names, and say so with EPERM. */
static int
disk_link (const RecDisk *disk, const char *from, const char *to)
{
  int result = link (from, to);
  if (result != 0 && (errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS))
    result = renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
  return result;
}

const RecDisk rec_disk = {
  .write = disk_write, .sync = disk_sync, .truncate = disk_truncate, .link = disk_link
};

/* A write that stops short without an error means a full disk more often than not: the
   rest is tried, so that the disk itself says why. */
int
rec_disk_write_all (const RecDisk *disk, int fd, const char *text, size_t size)
{
  assert (disk != NULL);
  assert (fd >= 0);
  assert (size == 0 || text != NULL);

  size_t done = 0;

  while (done < size)
    {
      ssize_t n = disk->write (disk, fd, text + done, size - done);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return n == 0 ? ENOSPC : errno;
      done += (size_t) n;
    }
  return 0;
}

/* A directory holds the name of a file: it has to be flushed when a name is new. 0 or
   the reason why not. Some file systems flush names by themselves and refuse to be
   asked. */
static int
sync_directory (const RecDisk *disk, const char *path)
{
  char *copy = strdup (path);
  int fd =
      copy == NULL ? -1 : open (dirname (copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int reason = fd < 0 || disk->sync (disk, fd) != 0 ? errno : 0;

  if (fd >= 0)
    close (fd);
  free (copy);
  return reason == EINVAL || reason == EOPNOTSUPP ? 0 : reason;
}

/* New files. */

int
rec_disk_start (const char *path, char **ret_unfinished)
{
  assert (path != NULL);
  assert (ret_unfinished != NULL);

  char *name = NULL;
  int fd, n = 0;

  do
    {
      free (name);
      if (asprintf (&name, "%s.%ld-%d.new", path, (long) getpid (), n) < 0)
        abort ();
      fd = open (name, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    }
  while (fd < 0 && errno == EEXIST && ++n < UNFINISHED_MOST);
  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      int reason = errno;
      close (fd);
      unlink (name);
      errno = reason;
      fd = -1;
    }
  if (fd >= 0)
    *ret_unfinished = name;
  else
    free (name);
  return fd;
}

int
rec_disk_finish (const RecDisk *disk, int fd, const char *unfinished, const char *path)
{
  assert (disk != NULL && unfinished != NULL && path != NULL);
  assert (fd >= 0);

  int reason = 0;

  if (disk->sync (disk, fd) != 0 || disk->link (disk, unfinished, path) != 0)
    reason = errno;
  else
    {
      reason = sync_directory (disk, path);
      if (reason != 0)
        unlink (path);
    }
  unlink (unfinished);
  return reason;
}

int
rec_disk_create (const RecDisk *disk, const char *path, const char *text, size_t size)
{
  assert (disk != NULL && path != NULL);
  assert (size == 0 || text != NULL);

  char *unfinished;
  int fd = rec_disk_start (path, &unfinished);

  if (fd < 0)
    return -1;
  int reason = rec_disk_write_all (disk, fd, text, size);
  if (reason == 0)
    reason = rec_disk_finish (disk, fd, unfinished, path);
  else
    unlink (unfinished);
  free (unfinished);
  if (reason == 0)
    return fd;
  close (fd);
  errno = reason;
  return -1;
}

/* A file that was there keeps its rights. 0 or the reason why not. */
static int
keep_mode (int fd, const char *path)
{
  struct stat before;
  if (stat (path, &before) != 0)
    return errno == ENOENT ? 0 : errno;
  return fchmod (fd, before.st_mode & 0777) == 0 ? 0 : errno;
}

int
rec_disk_replace (const RecDisk *disk, const char *path, const char *text, size_t size)
{
  assert (disk != NULL && path != NULL);
  assert (size == 0 || text != NULL);

  char *unfinished;
  int fd = rec_disk_start (path, &unfinished);

  if (fd < 0)
    return errno;
  int reason = keep_mode (fd, path);
  if (reason == 0)
    reason = rec_disk_write_all (disk, fd, text, size);
  if (reason == 0 && (disk->sync (disk, fd) != 0 || rename (unfinished, path) != 0))
    reason = errno;
  if (reason != 0)
    unlink (unfinished);
  else
    reason = sync_directory (disk, path);
  close (fd);
  free (unfinished);
  return reason;
}

int
rec_disk_move (const RecDisk *disk, const char *from, const char *to)
{
  assert (disk != NULL && from != NULL && to != NULL);
  if (disk->link (disk, from, to) != 0)
    return errno;
  unlink (from);
  return sync_directory (disk, to);
}

/* Names to try for what is put aside. */
#define ASIDE_MOST 1000

int
rec_disk_put_aside (const char *path)
{
  assert (path != NULL);

  int reason = EEXIST;

  for (int n = 1; reason == EEXIST && n < ASIDE_MOST; n++)
    {
      char *to;
      if (asprintf (&to, "%s.damaged-%d", path, n) < 0)
        abort ();
      reason = rec_disk_move (&rec_disk, path, to);
      free (to);
      if (reason == 0)
        return n;
    }
  errno = reason;
  return 0;
}
