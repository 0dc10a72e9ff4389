/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-deeds.h"

#include "caravan-archive.h"
#include "caravan-signal.h"
#include "caravan-text.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>

/* How a deed is taken back: one of the two. */
typedef struct
{
  char **files;    /* that were deleted */
  json_t *aliases; /* who was who */
} Deed;

struct _CaravanPastDeeds
{
  GObject parent_instance;

  /* owned: Deed, the last one last */
  GPtrArray *deeds;
};

G_DEFINE_FINAL_TYPE (CaravanPastDeeds, caravan_past_deeds, G_TYPE_OBJECT)

static void
free_deed (gpointer data)
{
  Deed *deed = data;

  g_strfreev (deed->files);
  json_decref (deed->aliases);
  g_free (deed);
}

/* Takes one of the two. */
static void
remember (CaravanPastDeeds *self, char **files, json_t *aliases)
{
  Deed *deed = g_new (Deed, 1);

  *deed = (Deed){ files, aliases };
  g_ptr_array_add (self->deeds, deed);
  g_signal_emit_by_name (self, "changed");
}

/* Takes the text. */
static void
tell (CaravanPastDeeds *self, char *text, gboolean can_undo)
{
  g_signal_emit_by_name (self, "told", text, can_undo);
  g_free (text);
}

/* text: N_, with the reason as %1$s. */
static void
refuse (CaravanPastDeeds *self, const char *text, const RecError *error)
{
  g_signal_emit_by_name (self, "refused", text, error, (gulong) 0);
}

static void
free_files (gpointer files)
{
  g_strfreev (files);
}

static void
free_aliases (gpointer aliases)
{
  json_decref (aliases);
}

/* All is done in the archive's thread, whose "changed" tells who shows it. */
static void
run (const CaravanErrand *errand,
     gpointer data,
     CaravanAnswer answer,
     CaravanPastDeeds *self)
{
  caravan_archive_ask (errand, data, NULL, answer, g_object_ref (self));
}

/* Deleting and putting back. */

typedef bool (*FileDeed) (RecHistory *history, const char *file, RecError *error);

/* Answers with the files it was done to, and the error of the first other one. */
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
delete_in_thread (gpointer history, gpointer files, RecError *error)
{
  return do_to_each (history, files, rec_history_delete, error);
}

static gpointer
restore_in_thread (gpointer history, gpointer files, RecError *error)
{
  return do_to_each (history, files, rec_history_restore, error);
}

static void
deleted_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (CaravanPastDeeds) self = data;
  char **files = result;
  long n = files == NULL ? 0 : (long) g_strv_length (files);

  if (n > 0)
    {
      remember (self, g_steal_pointer (&files), NULL);
      tell (self,
            caravan_format_plural (
                NP_ ("The game was deleted", "%1$s games were deleted"), n, "n", n),
            TRUE);
    }
  g_strfreev (files);
  if (rec_error_is_set (error))
    refuse (self,
            /* Translators: %1$s is the reason. */
            N_ ("A game was not deleted: %1$s"), error);
}

void
caravan_past_deeds_delete (CaravanPastDeeds *self, char **files)
{
  static const CaravanErrand deleting = { delete_in_thread, free_files, free_files };

  run (&deleting, g_strdupv (files), deleted_cb, self);
}

static void
restored_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (CaravanPastDeeds) self = data;
  g_auto (GStrv) files = result;
  long n = files == NULL ? 0 : (long) g_strv_length (files);

  if (n > 0)
    {
      g_signal_emit_by_name (self, "brought", files[0]);
      tell (self,
            caravan_format_plural (
                NP_ ("The game was restored", "%1$s games were restored"), n, "n", n),
            FALSE);
    }
  if (rec_error_is_set (error))
    refuse (self,
            /* Translators: %1$s is the reason. */
            N_ ("A game could not be restored: %1$s"), error);
}

/* People. */

/* On the way there and back. */
typedef struct
{
  CaravanPastDeeds *self; /* owned */
  char *from, *to;
  gboolean is_merge;
} Renaming;

static void
free_renaming (Renaming *renaming)
{
  g_object_unref (renaming->self);
  g_free (renaming->from);
  g_free (renaming->to);
  g_free (renaming);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Renaming, free_renaming)

/* Answers with who was who before. */
static gpointer
rename_in_thread (gpointer history, gpointer data, RecError *error)
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

static void
renamed_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (Renaming) renaming = data;

  if (result == NULL)
    {
      /* Translators: %1$s is the reason. */
      refuse (renaming->self, N_ ("The name was not changed: %1$s"), error);
      return;
    }
  remember (renaming->self, NULL, result);
  tell (renaming->self,
        caravan_format (renaming->is_merge ? N_ ("%1$p and %2$p are one person now")
                                           /* Translators: a player was renamed. */
                                           : N_ ("%1$p is called %2$s now"),
                        "ss", renaming->from, renaming->to),
        TRUE);
}

void
caravan_past_deeds_rename (CaravanPastDeeds *self,
                           const char *from,
                           const char *to,
                           gboolean is_merge)
{
  static const CaravanErrand errand = { rename_in_thread, free_files, free_aliases };
  Renaming *renaming = g_new (Renaming, 1);
  const char *const names[] = { from, to, NULL };

  *renaming =
      (Renaming){ g_object_ref (self), g_strdup (from), g_strdup (to), is_merge };
  caravan_archive_ask (&errand, g_strdupv ((char **) names), NULL, renamed_cb,
                       renaming);
}

static gpointer
set_aliases_in_thread (gpointer history, gpointer aliases, RecError *error)
{
  if (rec_history_set_aliases (history, aliases, error))
    caravan_archive_tell (caravan_archive_get ());
  return NULL;
}

static void
aliases_set_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (CaravanPastDeeds) self = data;

  if (rec_error_is_set (error))
    refuse (self, N_ ("The name was not changed: %1$s"), error);
  else
    tell (self, g_strdup (caravan_text (N_ ("The names are as they were"))), FALSE);
}

gboolean
caravan_past_deeds_can_undo (CaravanPastDeeds *self)
{
  return self->deeds->len > 0;
}

void
caravan_past_deeds_undo (CaravanPastDeeds *self)
{
  static const CaravanErrand restoring = { restore_in_thread, free_files, free_files };
  static const CaravanErrand naming = { set_aliases_in_thread, free_aliases, NULL };

  if (self->deeds->len == 0)
    return;
  Deed *deed = g_ptr_array_steal_index (self->deeds, self->deeds->len - 1);
  if (deed->files != NULL)
    run (&restoring, g_steal_pointer (&deed->files), restored_cb, self);
  else
    run (&naming, g_steal_pointer (&deed->aliases), aliases_set_cb, self);
  free_deed (deed);
  g_signal_emit_by_name (self, "changed");
}

/* Files in and out. */

static void
free_import (gpointer data)
{
  RecHistoryImport *import = data;

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
import_in_thread (gpointer history, gpointer data, RecError *error)
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

static char *
say_import (const RecHistoryImport *import)
{
  long n_new = (long) import->n_new, n_known = (long) import->n_known;

  if (n_known == 0)
    return caravan_format_plural (
        NP_ ("One new game was added", "%1$s new games were added"), n_new, "n", n_new);
  if (n_new == 0)
    return caravan_format_plural (
        NP_ ("This game was here already", "These %1$s games were here already"),
        n_known, "n", n_known);
  /* Translators: %1$s is the number of new games, %2$s of those that were known. */
  return caravan_format (N_ ("New games: %1$s. Here already: %2$s."), "nn", n_new,
                         n_known);
}

static void
imported_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (CaravanPastDeeds) self = data;
  RecHistoryImport *import = result;

  if (import == NULL)
    {
      /* Translators: %1$s is the reason. */
      refuse (self, N_ ("Nothing was imported: %1$s"), error);
      return;
    }
  if (import->file != NULL)
    g_signal_emit_by_name (self, "brought", import->file);
  if (import->n_new > 0 || import->n_known > 0)
    tell (self, say_import (import), FALSE);
  if (import->n_bad == 1)
    refuse (self,
            /* Translators: %1$s is the reason. */
            N_ ("One record was not imported: %1$s"), &import->problem);
  else if (import->n_bad > 1)
    g_signal_emit_by_name (
        self, "refused",
        /* Translators: %1$s is a number, more than one, %2$s what is wrong
                      with the first of them. */
        N_ ("%1$s records were not imported. The first: %2$s"), &import->problem,
        (gulong) import->n_bad);
  free_import (import);
}

void
caravan_past_deeds_import (CaravanPastDeeds *self, char **paths)
{
  static const CaravanErrand importing = { import_in_thread, free_files, free_import };

  run (&importing, g_strdupv (paths), imported_cb, self);
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
export_in_thread (gpointer history, gpointer path, RecError *error)
{
  gboolean is_there = g_file_test (path, G_FILE_TEST_IS_REGULAR);
  gboolean is_good = is_there ? export_over (history, path, error)
                              : rec_history_export (history, path, error);

  return is_good ? g_strdup (path) : NULL;
}

static void
exported_cb (gpointer data, gpointer result, const RecError *error)
{
  g_autoptr (CaravanPastDeeds) self = data;
  g_autofree char *path = result;

  if (path == NULL)
    {
      /* Translators: %1$s is the reason. */
      refuse (self, N_ ("Nothing was exported: %1$s"), error);
      return;
    }
  g_autofree char *name = g_filename_display_basename (path);
  tell (self, caravan_format (N_ ("Saved as %1$s"), "s", name), FALSE);
}

void
caravan_past_deeds_export (CaravanPastDeeds *self, const char *path)
{
  static const CaravanErrand exporting = { export_in_thread, g_free, g_free };

  run (&exporting, g_strdup (path), exported_cb, self);
}

static void
caravan_past_deeds_finalize (GObject *object)
{
  g_ptr_array_unref (CARAVAN_PAST_DEEDS (object)->deeds);
  G_OBJECT_CLASS (caravan_past_deeds_parent_class)->finalize (object);
}

static void
caravan_past_deeds_class_init (CaravanPastDeedsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_past_deeds_finalize;
  caravan_signal_new (klass, "told", 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  caravan_signal_new (klass, "refused", 3, G_TYPE_STRING, G_TYPE_POINTER, G_TYPE_ULONG);
  caravan_signal_new (klass, "brought", 1, G_TYPE_STRING);
  caravan_signal_new (klass, "changed", 0);
}

static void
caravan_past_deeds_init (CaravanPastDeeds *self)
{
  self->deeds = g_ptr_array_new_with_free_func (free_deed);
}

CaravanPastDeeds *
caravan_past_deeds_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_DEEDS, NULL);
}
