/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section that a search has found: its title, where it stands, and a line of it with
   the words in bold. */
#pragma once

#include <gtk/gtk.h>

#include "lang-shown.h"

GtkWidget *caravan_rules_found_new (const LangShown *shown);
