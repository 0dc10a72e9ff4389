/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding the program's own files. */
#include "lang-paths.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The program is BUILD/src/cli/caravan while it is not installed. */
#define UP_TO_BUILD 3

static char *
find_in_build (const char *part)
{
  char path[PATH_MAX];
  ssize_t n = readlink ("/proc/self/exe", path, sizeof path - 1);
  char *found;

  path[n < 0 ? 0 : n] = '\0';
  for (int i = 0; i < UP_TO_BUILD; i++)
    {
      char *slash = strrchr (path, '/');
      if (slash == NULL)
        return NULL;
      *slash = '\0';
    }
  if (asprintf (&found, "%s/%s", path, part) < 0)
    return NULL;
  if (access (found, X_OK) == 0)
    return found;
  free (found);
  return NULL;
}

char *
lang_find_directory (const char *variable, const char *part, const char *installed)
{
  const char *named = getenv (variable);
  char *built = named == NULL ? find_in_build (part) : NULL;

  if (built != NULL)
    return built;
  return strdup (named != NULL ? named : installed);
}
