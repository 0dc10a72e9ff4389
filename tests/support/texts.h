/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every text of every widget that a person can see or hear. */
#ifndef TEXTS_H
#define TEXTS_H

#include <gtk/gtk.h>

/* A text, where it stands ("CaravanWindow/GtkBox/GtkLabel.label") and what it is of. */
typedef struct
{
  char *place;
  char *text;
} Text;

/* All of the widget and what is below it, popovers included, in order. Elements are
   Text; free with g_ptr_array_unref. */
GPtrArray *texts_collect (GtkWidget *root);

/* Of all windows there are. */
GPtrArray *texts_collect_all (void);

/* The first difference in words, or NULL. Free with g_free. */
char *texts_compare (GPtrArray *a, GPtrArray *b);

/* The first word that stands outside of the pseudo-language's brackets and is none of
   the names that are the same in all languages; NULL: there is none. Free with g_free.
 */
char *texts_find_unbracketed (const char *text);

#endif
