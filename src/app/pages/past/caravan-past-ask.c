/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-ask.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>

CaravanPastQuery *
caravan_past_query_copy (const CaravanPastQuery *query)
{
  CaravanPastQuery *copy = g_memdup2 (query, sizeof *query);

  copy->search = g_strdup (query->search);
  copy->person = g_strdup (query->person);
  copy->from = g_strdup (query->from);
  copy->to = g_strdup (query->to);
  return copy;
}

void
caravan_past_query_free (CaravanPastQuery *query)
{
  g_free (query->search);
  g_free (query->person);
  g_free (query->from);
  g_free (query->to);
  g_free (query);
}

void
caravan_past_answer_free (CaravanPastAnswer *answer)
{
  g_ptr_array_unref (answer->items);
  g_strfreev (answer->people);
  g_free (answer);
}

static char **
copy_names (char **names)
{
  g_autoptr (GStrvBuilder) copies = g_strv_builder_new ();

  for (char **name = names; *name != NULL; name++)
    g_strv_builder_add (copies, *name);
  return g_strv_builder_end (copies);
}

/* The list. */

static GPtrArray *
take_items (RecHistoryList *list)
{
  GPtrArray *items = g_ptr_array_new_full ((guint) list->n_games, g_object_unref);

  for (size_t i = 0; i < list->n_games; i++)
    g_ptr_array_add (items, caravan_past_item_new (&list->games[i]));
  return items;
}

static gboolean
count_all (RecHistory *history, gsize *ret_n, RecError *error)
{
  const RecHistoryQuery everything = { .limit = 1 };
  RecHistoryList list;

  if (!rec_history_list (history, &everything, &list, error))
    return FALSE;
  *ret_n = list.n_all;
  rec_history_list_clear (&list);
  return TRUE;
}

static gboolean
list_people (RecHistory *history, char ***ret_people, RecError *error)
{
  char **people = rec_history_people (history, error);

  if (people == NULL)
    return FALSE;
  *ret_people = copy_names (people);
  rec_history_names_free (people);
  return TRUE;
}

static gpointer
ask_in_thread (RecHistory *history, gpointer data, RecError *error)
{
  const CaravanPastQuery *asked = data;
  const RecHistoryQuery query = { .search = asked->search,
                                  .game = asked->game,
                                  .person = asked->person,
                                  .from = asked->from,
                                  .to = asked->to,
                                  .which = asked->which,
                                  .order = asked->order,
                                  .turned = asked->turned };
  RecHistoryList list;

  if (!rec_history_list (history, &query, &list, error))
    return NULL;
  CaravanPastAnswer *answer = g_new0 (CaravanPastAnswer, 1);
  answer->items = take_items (&list);
  rec_history_list_clear (&list);
  rec_history_unreadable (history, &answer->n_unreadable);
  if (count_all (history, &answer->n_all, error) &&
      list_people (history, &answer->people, error))
    return answer;
  caravan_past_answer_free (answer);
  return NULL;
}

void
caravan_past_ask_async (const CaravanPastQuery *query,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  caravan_archive_run_async (
      caravan_archive_get (), ask_in_thread, caravan_past_query_copy (query),
      (GDestroyNotify) caravan_past_query_free,
      (GDestroyNotify) caravan_past_answer_free, cancellable, callback, user_data);
}

/* What can't be read. */

static void
free_problem (gpointer data)
{
  CaravanPastProblem *problem = data;

  g_free (problem->file);
  g_free (problem);
}

static gpointer
problems_in_thread (RecHistory *history, gpointer data, RecError *error)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (free_problem);
  size_t n;
  const RecHistoryProblem *all = rec_history_unreadable (history, &n);

  for (size_t i = 0; i < n; i++)
    {
      CaravanPastProblem *problem = g_new (CaravanPastProblem, 1);
      *problem = (CaravanPastProblem){ g_strdup (all[i].file), all[i].error };
      g_ptr_array_add (problems, problem);
    }
  return problems;
}

void
caravan_past_problems_async (GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), problems_in_thread, NULL, NULL,
                             (GDestroyNotify) g_ptr_array_unref, cancellable, callback,
                             user_data);
}

/* People. */

static void
free_person (gpointer data)
{
  CaravanPastPerson *person = data;

  g_free (person->name);
  g_free (person);
}

static gsize
count_games (RecHistory *history, const char *name)
{
  const RecHistoryQuery query = { .person = name, .limit = 1 };
  RecHistoryList list;
  RecError error;

  if (!rec_history_list (history, &query, &list, &error))
    return 0;
  gsize n = list.n_all;
  rec_history_list_clear (&list);
  return n;
}

static gpointer
people_in_thread (RecHistory *history, gpointer data, RecError *error)
{
  char **names = rec_history_people (history, error);

  if (names == NULL)
    return NULL;
  GPtrArray *people = g_ptr_array_new_with_free_func (free_person);
  for (char **name = names; *name != NULL; name++)
    {
      CaravanPastPerson *person = g_new (CaravanPastPerson, 1);
      *person = (CaravanPastPerson){ g_strdup (*name), count_games (history, *name) };
      g_ptr_array_add (people, person);
    }
  rec_history_names_free (names);
  return people;
}

void
caravan_past_people_async (GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), people_in_thread, NULL, NULL,
                             (GDestroyNotify) g_ptr_array_unref, cancellable, callback,
                             user_data);
}

/* Deleting and putting back. */

typedef bool (*FileDeed) (RecHistory *history, const char *file, RecError *error);

static gpointer
do_to_each (RecHistory *history, char **files, FileDeed deed, RecError *error)
{
  g_autoptr (GStrvBuilder) done = g_strv_builder_new ();
  RecError first = { 0 };
  gboolean has_failed = FALSE;

  for (char **file = files; *file != NULL; file++)
    if (deed (history, *file, error))
      g_strv_builder_add (done, *file);
    else if (!has_failed)
      {
        first = *error;
        has_failed = TRUE;
      }
  *error = first;
  caravan_archive_tell (caravan_archive_get ());
  return g_strv_builder_end (done);
}

static gpointer
delete_in_thread (RecHistory *history, gpointer files, RecError *error)
{
  return do_to_each (history, files, rec_history_delete, error);
}

static gpointer
restore_in_thread (RecHistory *history, gpointer files, RecError *error)
{
  return do_to_each (history, files, rec_history_restore, error);
}

void
caravan_past_delete_async (char **files,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), delete_in_thread,
                             g_strdupv (files), (GDestroyNotify) g_strfreev,
                             (GDestroyNotify) g_strfreev, NULL, callback, user_data);
}

void
caravan_past_restore_async (char **files,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), restore_in_thread,
                             g_strdupv (files), (GDestroyNotify) g_strfreev,
                             (GDestroyNotify) g_strfreev, NULL, callback, user_data);
}

/* Who is who. */

static gpointer
rename_in_thread (RecHistory *history, gpointer data, RecError *error)
{
  char **names = data;
  json_t *before = rec_history_get_aliases (history);

  if (rec_history_rename (history, names[0], names[1], error))
    {
      caravan_archive_tell (caravan_archive_get ());
      return before;
    }
  json_decref (before);
  return NULL;
}

void
caravan_past_rename_async (const char *from,
                           const char *to,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  const char *const names[] = { from, to, NULL };

  caravan_archive_run_async (caravan_archive_get (), rename_in_thread,
                             g_strdupv ((char **) names), (GDestroyNotify) g_strfreev,
                             (GDestroyNotify) json_decref, NULL, callback, user_data);
}

static gpointer
set_aliases_in_thread (RecHistory *history, gpointer aliases, RecError *error)
{
  if (rec_history_set_aliases (history, aliases, error))
    caravan_archive_tell (caravan_archive_get ());
  return NULL;
}

void
caravan_past_set_aliases_async (json_t *aliases,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), set_aliases_in_thread,
                             json_incref (aliases), (GDestroyNotify) json_decref, NULL,
                             NULL, callback, user_data);
}

/* Files in and out. */

void
caravan_past_import_free (RecHistoryImport *import)
{
  free (import->file);
  g_free (import);
}

/* What one path brought, added to the others. */
static void
add_import (RecHistoryImport *all, RecHistoryImport *one)
{
  if (all->n_bad == 0)
    all->problem = one->problem;
  all->n_new += one->n_new;
  all->n_known += one->n_known;
  all->n_bad += one->n_bad;
  if (one->file == NULL)
    return;
  free (all->file);
  all->file = one->file;
}

static gpointer
import_in_thread (RecHistory *history, gpointer data, RecError *error)
{
  RecHistoryImport *all = g_new0 (RecHistoryImport, 1);

  for (char **path = data; *path != NULL; path++)
    {
      RecHistoryImport one = { 0 };
      if (!rec_history_import (history, *path, &one, error))
        one = (RecHistoryImport){ .n_bad = 1, .problem = *error };
      add_import (all, &one);
    }
  if (all->n_new > 0)
    caravan_archive_tell (caravan_archive_get ());
  return all;
}

void
caravan_past_import_async (char **paths,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), import_in_thread,
                             g_strdupv (paths), (GDestroyNotify) g_strfreev,
                             (GDestroyNotify) caravan_past_import_free, NULL, callback,
                             user_data);
}

/* Whoever chose a file that is there has said that it may go; it goes when all the rest
   is on the disk. */
static gboolean
export_over (RecHistory *history, const char *path, RecError *error)
{
  g_autofree char *beside = g_strdup_printf ("%s.%08x", path, g_random_int ());

  if (!rec_history_export (history, beside, error))
    return FALSE;
  if (g_rename (beside, path) == 0)
    return TRUE;
  rec_error_set_reason (error, true, errno);
  g_unlink (beside);
  return FALSE;
}

static gpointer
export_in_thread (RecHistory *history, gpointer path, RecError *error)
{
  gboolean is_there = g_file_test (path, G_FILE_TEST_IS_REGULAR);
  gboolean is_good = is_there ? export_over (history, path, error)
                              : rec_history_export (history, path, error);

  return is_good ? g_strdup (path) : NULL;
}

void
caravan_past_export_async (const char *path,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  caravan_archive_run_async (caravan_archive_get (), export_in_thread, g_strdup (path),
                             g_free, g_free, NULL, callback, user_data);
}
