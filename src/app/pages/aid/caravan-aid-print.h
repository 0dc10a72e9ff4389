/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid from a printer and in a file. */
#pragma once

#include "caravan-aid-paper.h"

/* An operation to run with any action. */
GtkPrintOperation *caravan_aid_print_new (const CaravanAidSheet *sheet);

/* The same page as a PDF. */
GBytes *caravan_aid_print_pdf (const CaravanAidSheet *sheet);

/* "Oasis Player aid en it.pdf": for somebody to choose where. Free with g_free. */
char *caravan_aid_print_name (const CaravanAidSheet *sheet);
