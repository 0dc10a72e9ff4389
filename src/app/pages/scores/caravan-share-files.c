/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-share-private.h"

#include <stdlib.h>
#include <string.h>

#include "caravan-chooser.h"
#include "caravan-files.h"
#include "caravan-score-print.h"
#include "caravan-notice.h"
#include "caravan-text.h"
#include "lang-say.h"

/* The kinds. */

static GBytes *
take_text (char *text)
{
  return g_bytes_new_with_free_func (text, strlen (text), free, text);
}

static GBytes *
make_csv (CaravanSheet *sheet)
{
  return take_text (caravan_sheet_csv (sheet));
}

static GBytes *
make_json (CaravanSheet *sheet)
{
  return take_text (caravan_sheet_json (sheet));
}

static const CaravanShareKind kinds[] = {
  { "pdf", N_ ("Save the scores as PDF"), N_ ("PDF pages"), caravan_score_print_pdf },
  { "csv", N_ ("Save the scores as CSV"), N_ ("CSV tables"), make_csv },
  { "json", N_ ("Save the scores as JSON"), N_ ("JSON files"), make_json },
};

const CaravanShareKind *
caravan_share_kind_find (const char *suffix)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].suffix, suffix))
      return &kinds[i];
  g_assert_not_reached ();
}

char *
caravan_share_make_name (CaravanSheet *sheet, const char *suffix)
{
  const CvTable *table = caravan_sheet_get_table (sheet);
  const char *names[CV_PLAYERS_MOST + 1] = { NULL };

  for (int seat = 0; seat < table->n_players; seat++)
    names[seat] = caravan_sheet_get_name (sheet, seat);
  return caravan_files_make_name (table->game->name, names,
                                  caravan_sheet_get_date (sheet), suffix);
}

/* Saving. */

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
  g_autoptr (GtkWidget) from = owner;
  g_autofree char *name = result;

  if (name != NULL)
    {
      caravan_notice_tell (from, caravan_format (N_ ("Saved as %1$s"), "s", name));
      return;
    }
  g_autofree char *why = lang_say_error (caravan_lang (), error);
  caravan_notice_warn (from,
                       /* Translators: %1$s is the reason: “the disk is full”. */
                       N_ ("The scores were not saved: %1$s"), why);
}

void
caravan_share_save (GtkWidget *from,
                    CaravanSheet *sheet,
                    const CaravanShareKind *kind,
                    const char *path)
{
  static const CaravanErrand errand = { save_in_thread, free_saving, g_free };
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving){ g_strdup (path), kind->make (sheet) };
  caravan_errand_run (&errand, NULL, NULL, saving, NULL, saved_cb, g_object_ref (from));
}

/* Choosing. */

/* The sheet is the one that was on the screen when the question was asked. */
typedef struct
{
  CaravanSheet *sheet;
  const CaravanShareKind *kind;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  caravan_sheet_unref (question->sheet);
  g_free (question);
}

static void
chosen_cb (GtkWidget *from, char **paths, gpointer data)
{
  Question *question = data;

  caravan_share_save (from, question->sheet, question->kind, paths[0]);
}

void
caravan_share_choose (GtkWidget *from,
                      CaravanSheet *sheet,
                      const CaravanShareKind *kind)
{
  g_autofree char *name = caravan_share_make_name (sheet, kind->suffix);
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

  *question = (Question){ caravan_sheet_ref (sheet), kind };
  caravan_chooser_ask (from, &how, chosen_cb, question, free_question);
}
