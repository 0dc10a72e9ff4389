/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window: a header bar, what is wrong (the trouble bar), and a way of pages. */
#pragma once

#include <adwaita.h>

#include "caravan-match.h"

#define CARAVAN_TYPE_WINDOW (caravan_window_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanWindow, caravan_window, CARAVAN, WINDOW, AdwApplicationWindow)

GtkWidget *caravan_window_new (AdwApplication *application);

/* Opens the table of a match (a reference is taken). */
void caravan_window_show_match (CaravanWindow *self, CaravanMatch *match);

/* Opens a record or a board; what is wrong with it is said in the window. */
void caravan_window_open_path (CaravanWindow *self, const char *path);

/* Says that an address on the network is no file that could be opened. */
void caravan_window_refuse_address (CaravanWindow *self, GFile *address);

/* The window where the record of this (absolute) path is at the table, or NULL. */
CaravanWindow *caravan_window_find (GtkApplication *application, const char *path);
