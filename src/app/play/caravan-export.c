/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-export.h"

#include "caravan-chooser.h"
#include "caravan-errand.h"
#include "caravan-files.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "lang-say.h"

/* Saving. */

/* Who is told what became of it. */
typedef struct
{
  GtkWidget *from;
  const CaravanExportKind *kind;
} Asker;

typedef struct
{
  char *path;
  GBytes *bytes;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  g_free (saving->path);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

static gpointer
save_in_thread (gpointer where, gpointer data, RecError *error)
{
  const Saving *saving = data;
  gsize size;
  const char *text = g_bytes_get_data (saving->bytes, &size);

  return caravan_files_save (saving->path, text, size, error)
             ? g_filename_display_basename (saving->path)
             : NULL;
}

static void
saved_cb (gpointer owner, gpointer result, const RecError *error)
{
  g_autofree Asker *asker = owner;
  g_autoptr (GtkWidget) from = asker->from;
  g_autofree char *name = result;

  if (name != NULL)
    {
      caravan_notice_tell (from, caravan_format (N_ ("Saved as %1$s"), "s", name));
      return;
    }
  g_autofree char *why = lang_say_error (caravan_lang (), error);
  caravan_notice_warn (from, asker->kind->refusal, why);
}

void
caravan_export_save (GtkWidget *from,
                     const CaravanExportKind *kind,
                     const char *path,
                     GBytes *bytes)
{
  static const CaravanErrand errand = { save_in_thread, free_saving, g_free };
  Saving *saving = g_new (Saving, 1);
  Asker *asker = g_new (Asker, 1);

  *saving = (Saving){ g_strdup (path), g_bytes_ref (bytes) };
  *asker = (Asker){ g_object_ref (from), kind };
  caravan_errand_run (&errand, NULL, NULL, saving, NULL, saved_cb, asker);
}

/* Choosing. */

/* What is saved is what was on the screen when the question was asked. */
typedef struct
{
  const CaravanExportKind *kind;
  GBytes *bytes;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_bytes_unref (question->bytes);
  g_free (question);
}

static void
chosen_cb (GtkWidget *from, char **paths, gpointer data)
{
  Question *question = data;

  caravan_export_save (from, question->kind, paths[0], question->bytes);
}

void
caravan_export_choose (GtkWidget *from,
                       const CaravanExportKind *kind,
                       const char *name,
                       GBytes *bytes)
{
  g_autofree char *pattern = g_strconcat ("*.", kind->suffix, NULL);
  const CaravanChooser how = {
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .title = kind->title,
    .accept = N_ ("Save"),
    .kind = kind->kind,
    .patterns = { pattern },
    .name = name,
  };
  Question *question = g_new (Question, 1);

  *question = (Question){ kind, g_bytes_ref (bytes) };
  caravan_chooser_ask (from, &how, chosen_cb, question, free_question);
}
