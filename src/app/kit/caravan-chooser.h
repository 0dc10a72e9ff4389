/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for files by the dialog that the desktop has for it. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GtkFileChooserAction action;
  gboolean several; /* may be chosen */

  /* to be translated */
  const char *title;
  const char *accept; /* the button's text */
  const char *kind;   /* of files that are shown; NULL: all are */

  const char *patterns[3]; /* of that kind, NULL at the end */
  const char *folder; /* to open from; NULL: any. What is saved goes to Documents */
  const char *name;   /* of the file to save; NULL: none yet */
} CaravanChooser;

/* At least one path; nothing is called when nothing was chosen. */
typedef void (*CaravanChosen) (GtkWidget *from, char **paths, gpointer data);

/* Asks on behalf of a widget. The question goes when the widget does, or asks another. */
void caravan_chooser_ask (GtkWidget *from,
                          const CaravanChooser *how,
                          CaravanChosen chosen,
                          gpointer data,
                          GDestroyNotify free_data);

/* The folder of what people save. */
const char *caravan_chooser_documents (void);
