/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scores on paper: one A4 page, the same from a printer and in a file. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-sheet.h"

/* An operation to run with any action. */
GtkPrintOperation *caravan_score_print_new (CaravanSheet *sheet);

/* The same page as a PDF. */
GBytes *caravan_score_print_pdf (CaravanSheet *sheet);
