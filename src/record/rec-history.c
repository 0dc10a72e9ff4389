/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening and closing the history, and where it lies. */
#include "rec-history-private.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER "caravanserai"

/* The specification of the base directories ignores a path that is not absolute. */
char *
rec_history_directory (char *(*get) (const char *name))
{
  const char *data = get ("XDG_DATA_HOME"), *home = get ("HOME");
  char *directory = NULL;
  int n = 0;

  if (data != NULL && data[0] == '/')
    n = asprintf (&directory, "%s/" FOLDER, data);
  else if (home != NULL && home[0] != '\0')
    n = asprintf (&directory, "%s/.local/share/" FOLDER, home);
  if (n < 0)
    abort ();
  return directory;
}

static RecHistory *
new_history (const char *directory, const char *boards)
{
  RecHistory *history = calloc (1, sizeof *history);

  if (history == NULL || (history->directory = strdup (directory)) == NULL ||
      (history->boards = strdup (boards)) == NULL ||
      (history->aliases = json_object ()) == NULL)
    abort ();
  history->people_stamp = -1; /* not looked at yet */
  return history;
}

RecHistory *
rec_history_open (const char *directory, const char *boards, RecError *error)
{
  assert (directory != NULL);
  assert (error != NULL);

  RecHistory *history = new_history (directory, boards);

  rec_error_start (error, 0);
  bool is_good = rec_history_make_folder (history, NULL, error) &&
                 rec_schema_open (history, error);
  if (!rec_error_end (error, is_good))
    {
      rec_history_close (history);
      return NULL;
    }
  rec_history_sweep (history);
  return history;
}

RecHistory *
rec_history_look (const char *directory, const char *boards, RecError *error)
{
  assert (directory != NULL);
  assert (error != NULL);

  RecHistory *history = new_history (directory, boards);

  rec_error_start (error, 0);
  history->is_guest = true;
  if (rec_error_end (error, rec_schema_open (history, error)))
    return history;
  rec_history_close (history);
  return NULL;
}

void
rec_history_close (RecHistory *history)
{
  if (history == NULL)
    return;
  rec_schema_close (history);
  rec_history_forget_problems (history);
  json_decref (history->aliases);
  free (history->set_aside);
  free (history->restored);
  free (history->directory);
  free (history->boards);
  free (history);
}

const char *
rec_history_set_aside (const RecHistory *history)
{
  assert (history != NULL);
  return history->set_aside;
}
