/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar under the header that says what is wrong, as long as it is: the disk refuses
   steps, the record can only be read, a file could not be opened. */
#pragma once

#include <adwaita.h>

#include "caravan-match.h"

#define CARAVAN_TYPE_TROUBLE_BAR (caravan_trouble_bar_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanTroubleBar, caravan_trouble_bar, CARAVAN, TROUBLE_BAR, AdwBin)

/* Its buttons are actions of the window: win.retry, win.save-copy, and closing. */

/* The match whose troubles are shown (a reference is taken), or NULL. */
void caravan_trouble_bar_set_match (CaravanTroubleBar *self, CaravanMatch *match);

/* A file that could not be opened; it stays until it is closed or another comes. name
   is the file's. NULL takes it away. */
void caravan_trouble_bar_set_error (CaravanTroubleBar *self,
                                    const char *name,
                                    const RecError *error);

/* Something else that should stay in sight until it is closed: an N_ template, with one
   argument. is_good: nothing went wrong. */
void caravan_trouble_bar_set_note (CaravanTroubleBar *self,
                                   const char *text,
                                   const char *argument,
                                   gboolean is_good);

/* The same where something was not done: the argument is the reason, said anew in every
   language; n: the number that stands before it, or 0. */
void caravan_trouble_bar_set_refusal (CaravanTroubleBar *self,
                                      const char *text,
                                      const RecError *error,
                                      gulong n);

/* The window was about to close, but steps are only in memory. */
void caravan_trouble_bar_warn_on_close (CaravanTroubleBar *self);

/* What it says now, or NULL. */
const char *caravan_trouble_bar_get_text (CaravanTroubleBar *self);
