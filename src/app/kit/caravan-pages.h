/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of a window, one above the other. The way is the list of those that Back
   leads through: it begins with the first page and ends with the one that is seen. A
   page may be kept without lying on the way: what was typed there is found again. */
#pragma once

#include <adwaita.h>

#include "caravan-page.h"

#define CARAVAN_TYPE_PAGES (caravan_pages_get_type ())
G_DECLARE_FINAL_TYPE (CaravanPages, caravan_pages, CARAVAN, PAGES, AdwBin)

/* Signals "switched": another page is on top; "changed": the one on top has changed. */

/* The page that is seen; NULL before the first push. */
CaravanPage *caravan_pages_get_top (CaravanPages *self);
gboolean caravan_pages_is_at_start (CaravanPages *self);

/* A page of this type that is kept, on the way or not; or NULL. */
gpointer caravan_pages_find (CaravanPages *self, GType type);

/* Keeps a page without showing it. */
void caravan_pages_keep (CaravanPages *self, CaravanPage *page);

/* The page comes to the top; Back leads to what was there. A page that lies on the way
   already leaves its place there. */
void caravan_pages_push (CaravanPages *self, CaravanPage *page);

/* The same, but the page on top leaves the way (and is kept). */
void caravan_pages_replace (CaravanPages *self, CaravanPage *page);

/* A step back inside the page on top, else to the page before it, which is kept; FALSE
   at the start. */
gboolean caravan_pages_pop (CaravanPages *self);

/* Takes a page out for good. What it lay on comes back when it was on top. */
void caravan_pages_remove (CaravanPages *self, CaravanPage *page);
void caravan_pages_remove_type (CaravanPages *self, GType type);

/* Those that belong to a match, when it leaves the window. */
void caravan_pages_remove_of_match (CaravanPages *self);

/* All pages, now and later. */
void caravan_pages_set_narrow (CaravanPages *self, gboolean narrow);
