/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dispute on paper: the position, the question, its answer and the rule, on one page of
   A4, the same from a printer and in a file. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-desk.h"

/* Of the answer that the desk shows, which there must be. An operation to run with any
   action. */
GtkPrintOperation *caravan_dispute_paper_print (CaravanDesk *desk);

/* The same page as a PDF. */
GBytes *caravan_dispute_paper_pdf (CaravanDesk *desk);
