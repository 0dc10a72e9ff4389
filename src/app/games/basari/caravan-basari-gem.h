/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A gem with its letter as a small widget; decoration to the screen reader. */
#pragma once

#include <gtk/gtk.h>

/* gem: a CvGem; size: pixels of its side. */
GtkWidget *caravan_basari_gem_new (int gem, int size);
