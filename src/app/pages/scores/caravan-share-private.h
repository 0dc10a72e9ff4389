/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the share bar share: caravan-share.c is the bar, -files.c writes
   files, -code.c shows the code. */
#pragma once

#include "caravan-export.h"
#include "caravan-share.h"

/* A kind of file that a score can be saved as. */
typedef struct
{
  CaravanExportKind file;
  GBytes *(*make) (CaravanSheet *sheet);
} CaravanShareKind;

/* By suffix; fails the program when there is none. */
const CaravanShareKind *caravan_share_kind_find (const char *suffix);

/* "2026-11-16 Oasis Anna Bruno.pdf". Free with g_free. */
char *caravan_share_make_name (CaravanSheet *sheet, const char *suffix);

/* Asks where, then saves; what became of it is said in the window that the widget is
   in. */
void caravan_share_choose (GtkWidget *from,
                           CaravanSheet *sheet,
                           const CaravanShareKind *kind);

/* The same for a path that is known; a file of that name is replaced. */
void caravan_share_save (GtkWidget *from,
                         CaravanSheet *sheet,
                         const CaravanShareKind *kind,
                         const char *path);

/* -code.c: the window with the code for BG Stats. */
GtkWindow *caravan_share_show_code (GtkWindow *parent, CaravanSheet *sheet);
