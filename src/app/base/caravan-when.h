/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dates and times as people say them, in the language of the window. */
#pragma once

#include <glib.h>

/* "today at 21:40", "yesterday at 21:40", "14 November 2026". Free with g_free. */
char *caravan_say_when (GDateTime *then, GDateTime *now);

/* "14 November 2026", whatever day it is now. Free with g_free. */
char *caravan_say_date (GDateTime *then);

/* "1 h 25 min", "25 min", "2 h": to the minute, of which there is at least one. Free
   with g_free. */
char *caravan_say_duration (gint64 seconds);
