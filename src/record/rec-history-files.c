/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of the history: names that are free, folders made when they are needed,
   records deleted and put back. What is deleted lies in a folder of its own, named by
   the moment, deleted/2026-11-15T193000.123456789Z/NAME.caravan: so it keeps its name,
   never meets another one, and is found again by its name, the latest first. */
#include "rec-history-private.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "rec-disk.h"

#define SUFFIX       ".caravan"
#define NAME_BYTES   255 /* of a file name */
#define NEW_BYTES    208 /* of one that we write: an unfinished file's name is longer */
#define NUMBERS_MOST 100000
#define KEPT_DAYS    30

/* 2026-11-15T193000.123456789Z */
#define MOMENT_FORM "%Y-%m-%dT%H%M%S"
#define MOMENT_SIZE 64

char *
rec_history_join (const RecHistory *history, const char *folder, const char *file)
{
  assert (history != NULL && (folder != NULL || file != NULL));

  char *path;
  int n = folder == NULL || file == NULL
              ? asprintf (&path, "%s/%s", history->directory,
                          folder != NULL ? folder : file)
              : asprintf (&path, "%s/%s/%s", history->directory, folder, file);
  if (n < 0)
    abort ();
  return path;
}

char *
rec_history_path (const RecHistory *history, const char *file)
{
  assert (history != NULL && file != NULL);

  bool is_here = strncmp (file, REC_HISTORY_HERE, strlen (REC_HISTORY_HERE)) == 0;
  return rec_history_join (history, is_here ? NULL : "games",
                           is_here ? file + strlen (REC_HISTORY_HERE) : file);
}

bool
rec_history_is_record_name (const char *file)
{
  assert (file != NULL);

  size_t n = strlen (file);
  return file[0] != '.' && strchr (file, '/') == NULL && n > strlen (SUFFIX) &&
         n <= NAME_BYTES && strcmp (file + n - strlen (SUFFIX), SUFFIX) == 0;
}

/* Folders. */

/* 0 or the reason why not. */
static int
make_path (char *path)
{
  for (char *slash = strchr (path + 1, '/'); slash != NULL;
       slash = strchr (slash + 1, '/'))
    {
      *slash = '\0';
      int result = mkdir (path, 0700);
      int reason = errno;
      *slash = '/';
      if (result != 0 && reason != EEXIST && reason != EROFS && reason != EACCES &&
          reason != EPERM)
        return reason;
    }
  return mkdir (path, 0700) == 0 || errno == EEXIST ? 0 : errno;
}

bool
rec_history_make_folder (const RecHistory *history, const char *folder, RecError *error)
{
  assert (history != NULL);
  assert (error != NULL);

  char *path = folder == NULL ? strdup (history->directory)
                              : rec_history_join (history, folder, NULL);
  if (path == NULL)
    abort ();
  int reason = make_path (path);
  free (path);
  return reason == 0 || rec_history_refuse (error, true, reason);
}

/* Free names. */

/* The n-th name to try: "Anna.caravan", "Anna (2).caravan" … The first part is cut at a
   character when it is too long for that. */
static char *
number_name (const char *file, int n, size_t bytes_most)
{
  size_t stem = strlen (file) - strlen (SUFFIX);
  char number[32] = "", *name;

  if (n > 1)
    snprintf (number, sizeof number, " (%d)", n);
  size_t most = bytes_most - strlen (SUFFIX) - strlen (number);
  if (stem > most)
    {
      stem = most;
      while (stem > 0 && ((unsigned char) file[stem] & 0xc0) == 0x80)
        stem--;
    }
  if (asprintf (&name, "%.*s%s" SUFFIX, (int) stem, file, number) < 0)
    abort ();
  return name;
}

/* Tries names until one is free: `put` returns 0 or the reason why not. */
typedef int (*PutFile) (const char *path, void *data);

static char *
put_under_free_name (const RecHistory *history,
                     const char *file,
                     size_t bytes_most,
                     PutFile put,
                     void *data,
                     RecError *error)
{
  int reason = EEXIST;

  if (!rec_history_make_folder (history, "games", error))
    return NULL;
  for (int n = 1; n < NUMBERS_MOST; n++)
    {
      char *name = number_name (file, n, bytes_most);
      char *path = rec_history_path (history, name);
      reason = put (path, data);
      free (path);
      if (reason == 0)
        return name;
      free (name);
      if (reason != EEXIST)
        break;
    }
  rec_history_refuse (error, true, reason);
  return NULL;
}

static int
put_bytes (const char *path, void *data)
{
  const RecBytes *bytes = data;
  if (access (path, F_OK) == 0)
    return EEXIST;
  int fd = rec_disk_create (&rec_disk, path, bytes->data, bytes->size);
  if (fd < 0)
    return errno;
  close (fd);
  return 0;
}

char *
rec_history_write (RecHistory *history,
                   const char *file,
                   const char *text,
                   size_t size,
                   RecError *error)
{
  assert (history != NULL && file != NULL);
  assert (size == 0 || text != NULL);

  RecBytes bytes = { (char *) text, size };
  return put_under_free_name (history, file, NEW_BYTES, put_bytes, &bytes, error);
}

/* Deleting. */

/* A new folder named by this moment. NULL with errno. */
static char *
make_moment (const RecHistory *history)
{
  char *path = NULL;
  int result;

  do
    {
      char second[MOMENT_SIZE], moment[2 * MOMENT_SIZE];
      struct timespec now;
      struct tm parts;
      clock_gettime (CLOCK_REALTIME, &now);
      gmtime_r (&now.tv_sec, &parts);
      strftime (second, sizeof second, MOMENT_FORM, &parts);
      snprintf (moment, sizeof moment, "%s.%09ldZ", second, now.tv_nsec);
      free (path);
      path = rec_history_join (history, "deleted", moment);
      result = mkdir (path, 0700);
    }
  while (result != 0 && errno == EEXIST);
  if (result == 0)
    return path;
  int reason = errno;
  free (path);
  errno = reason;
  return NULL;
}

/* 0 or the reason why not. */
static int
move_to_deleted (const RecHistory *history, const char *from, const char *file)
{
  char *folder = make_moment (history), *to;

  if (folder == NULL)
    return errno;
  if (asprintf (&to, "%s/%s", folder, file) < 0)
    abort ();
  int reason = rec_disk_move (&rec_disk, from, to);
  if (reason != 0)
    rmdir (folder);
  free (to);
  free (folder);
  return reason;
}

/* Holds the record while it moves, so that nobody opens it for writing meanwhile. */
static bool
delete_file (const RecHistory *history, const char *file, RecError *error)
{
  char *path = rec_history_path (history, file);
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  bool is_good = fd >= 0 || rec_history_refuse (error, false, errno);

  if (is_good && flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      is_good = errno == EWOULDBLOCK
                    ? rec_error_set (error, N_ ("is open in another program"), NULL)
                    : rec_history_refuse (error, true, errno);
      error->by_disk = true;
    }
  if (is_good)
    is_good = rec_history_make_folder (history, "deleted", error);
  if (is_good)
    {
      int reason = move_to_deleted (history, path, file);
      is_good = reason == 0 || rec_history_refuse (error, true, reason);
    }
  if (fd >= 0)
    close (fd);
  free (path);
  return is_good;
}

static bool
drop_row (RecHistory *history, void *data, RecError *error)
{
  return rec_history_drop (history, data, error);
}

bool
rec_history_delete (RecHistory *history, const char *file, RecError *error)
{
  assert (history != NULL && file != NULL);
  rec_error_start (error, 0);
  if (!rec_history_is_record_name (file))
    return rec_history_refuse (error, false, ENOENT);
  return delete_file (history, file, error) &&
         rec_history_attempt (history, drop_row, (void *) file, error);
}

/* Putting back. */

/* The latest folder of deleted ones that holds the file, or NULL. */
static char *
find_deleted (const RecHistory *history, const char *file)
{
  char *root = rec_history_join (history, "deleted", NULL), *found = NULL;
  struct dirent **entries;
  int n = scandir (root, &entries, NULL, alphasort);

  for (int i = n - 1; i >= 0; i--)
    {
      char *path;
      if (asprintf (&path, "%s/%s/%s", root, entries[i]->d_name, file) < 0)
        abort ();
      if (found == NULL && entries[i]->d_name[0] != '.' && access (path, F_OK) == 0)
        found = path;
      else
        free (path);
      free (entries[i]);
    }
  if (n >= 0)
    free (entries);
  free (root);
  return found;
}

static int
put_moved (const char *path, void *data)
{
  return rec_disk_move (&rec_disk, data, path);
}

bool
rec_history_restore (RecHistory *history, const char *file, RecError *error)
{
  assert (history != NULL && file != NULL);

  char *from = rec_history_is_record_name (file) ? find_deleted (history, file) : NULL;

  rec_error_start (error, 0);
  if (from == NULL)
    return rec_history_refuse (error, false, ENOENT);
  char *name = put_under_free_name (history, file, NAME_BYTES, put_moved, from, error);
  if (name != NULL)
    {
      *strrchr (from, '/') = '\0';
      rmdir (from);
      free (history->restored);
      history->restored = name;
    }
  bool is_good = name != NULL && rec_history_sync (history, NULL, error);
  free (from);
  return is_good;
}

const char *
rec_history_restored (const RecHistory *history)
{
  assert (history != NULL);
  return history->restored;
}

/* Gone for good. */

static void
remove_folder (const char *path)
{
  DIR *folder = opendir (path);

  if (folder == NULL)
    return;
  for (struct dirent *entry; (entry = readdir (folder)) != NULL;)
    if (rec_history_is_record_name (entry->d_name))
      unlinkat (dirfd (folder), entry->d_name, 0);
  closedir (folder);
  rmdir (path);
}

/* Only folders that are named by a moment are ours to remove. */
static bool
is_old (const char *moment, time_t now)
{
  struct tm parts = { 0 };
  const char *rest = strptime (moment, MOMENT_FORM, &parts);
  return rest != NULL && *rest == '.' &&
         timegm (&parts) + (time_t) KEPT_DAYS * 24 * 60 * 60 < now;
}

void
rec_history_sweep (const RecHistory *history)
{
  assert (history != NULL);

  char *root = rec_history_join (history, "deleted", NULL);
  DIR *folder = opendir (root);

  for (struct dirent *entry; folder != NULL && (entry = readdir (folder)) != NULL;)
    if (is_old (entry->d_name, time (NULL)))
      {
        char *path = rec_history_join (history, "deleted", entry->d_name);
        remove_folder (path);
        free (path);
      }
  if (folder != NULL)
    closedir (folder);
  free (root);
}
