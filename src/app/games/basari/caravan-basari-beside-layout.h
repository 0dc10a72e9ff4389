/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out two children beside each other, the first as wide as it likes to be or
   wider; where that has no room the second goes below the first. */
#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *caravan_basari_beside_layout_new (int spacing);
