/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that people save for themselves: asks where, writes in a thread, and says in the
   window what became of it. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  const char *suffix;  /* "pdf" */
  const char *title;   /* N_: of the dialog that asks where */
  const char *kind;    /* N_: what the dialog calls such files */
  const char *refusal; /* N_: “The scores were not saved: %1$s”, with the reason */
} CaravanExportKind;

/* Asks where, beginning with this name. */
void caravan_export_choose (GtkWidget *from,
                            const CaravanExportKind *kind,
                            const char *name,
                            GBytes *bytes);

/* The same for a path that is known; a file of that name is replaced. */
void caravan_export_save (GtkWidget *from,
                          const CaravanExportKind *kind,
                          const char *path,
                          GBytes *bytes);
