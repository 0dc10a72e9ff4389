/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the application remembers from one run to the next; the schema in data/ lists
   it. */
#pragma once

#include <gio/gio.h>

/* The one object for all windows. */
GSettings *caravan_settings (void);
