/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of past games asks the archive, and what it does to it; all in the
   archive's thread. Whatever changes something is told by the archive's "changed". */
#pragma once

#include <gio/gio.h>

#include "caravan-archive.h"
#include "caravan-past-item.h"

/* What is looked for; owns its texts, any of which may be NULL. */
typedef struct
{
  char *search;
  const CvGame *game;
  char *person;
  char *from, *to; /* "2026-11-15T23:00:00Z", both included */
  RecHistoryWhich which;
  RecHistoryOrder order;
  gboolean turned;
} CaravanPastQuery;

CaravanPastQuery *caravan_past_query_copy (const CaravanPastQuery *query);
void caravan_past_query_free (CaravanPastQuery *query);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPastQuery, caravan_past_query_free)

typedef struct
{
  GPtrArray *items; /* CaravanPastItem, in the order asked for */
  gsize n_all;      /* games there are, whatever was looked for */
  char **people;    /* everybody who ever played */
  gsize n_unreadable;
} CaravanPastAnswer;

void caravan_past_answer_free (CaravanPastAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanPastAnswer, caravan_past_answer_free)

/* Finish all of these with caravan_archive_run_finish, which gives… */

/* a CaravanPastAnswer; */
void caravan_past_ask_async (const CaravanPastQuery *query,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* a GPtrArray of CaravanPastProblem; */
typedef struct
{
  char *file;
  RecError error;
} CaravanPastProblem;
void caravan_past_problems_async (GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/* a GPtrArray of CaravanPastPerson, in order of their names; */
typedef struct
{
  char *name;
  gsize n_games;
} CaravanPastPerson;
void caravan_past_people_async (GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/* the files that were deleted, or put back, as a NULL-terminated list of texts, and the
   error of the first that was not; */
void caravan_past_delete_async (char **files,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void caravan_past_restore_async (char **files,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/* who was who before, as JSON: with that, putting it back; which gives NULL; */
void caravan_past_rename_async (const char *from,
                                const char *to,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void caravan_past_set_aliases_async (json_t *aliases,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

/* a RecHistoryImport over all the paths, to be freed with caravan_past_import_free; */
void caravan_past_import_async (char **paths,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
void caravan_past_import_free (RecHistoryImport *import);

/* the path, as a text. */
void caravan_past_export_async (const char *path,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
