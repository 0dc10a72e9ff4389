/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules reference on paper: the chosen languages side by side, section
   beside section, figures with their captions. */
#pragma once

#include <gtk/gtk.h>

/* An operation to run with any action; with GTK_PRINT_OPERATION_ACTION_EXPORT it needs
   a file name first. page and languages as in caravan_rules_text_show. */
GtkPrintOperation *caravan_rules_print_new (gsize page, guint languages);
