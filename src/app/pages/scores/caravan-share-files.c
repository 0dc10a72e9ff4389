/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-share-private.h"

#include <stdlib.h>
#include <string.h>

#include "caravan-files.h"
#include "caravan-score-print.h"
#include "caravan-text.h"

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

/* Translators: %1$s is the reason: “the disk is full”. */
#define REFUSAL N_ ("The scores were not saved: %1$s")

static const CaravanShareKind kinds[] = {
  { { "pdf", N_ ("Save the scores as PDF"), N_ ("PDF pages"), REFUSAL },
    caravan_score_print_pdf },
  { { "csv", N_ ("Save the scores as CSV"), N_ ("CSV tables"), REFUSAL }, make_csv },
  { { "json", N_ ("Save the scores as JSON"), N_ ("JSON files"), REFUSAL }, make_json },
};

const CaravanShareKind *
caravan_share_kind_find (const char *suffix)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].file.suffix, suffix))
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

void
caravan_share_save (GtkWidget *from,
                    CaravanSheet *sheet,
                    const CaravanShareKind *kind,
                    const char *path)
{
  g_autoptr (GBytes) bytes = kind->make (sheet);

  caravan_export_save (from, &kind->file, path, bytes);
}

void
caravan_share_choose (GtkWidget *from,
                      CaravanSheet *sheet,
                      const CaravanShareKind *kind)
{
  g_autofree char *name = caravan_share_make_name (sheet, kind->file.suffix);
  g_autoptr (GBytes) bytes = kind->make (sheet);

  caravan_export_choose (from, &kind->file, name, bytes);
}
