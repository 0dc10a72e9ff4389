/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Something that a thread finds out for somebody in the main loop, who may ask for
   something else before it is done, or be gone. */
#pragma once

#include "caravan-worker.h"
#include "rec-error.h"

typedef struct
{
  /* In the thread. where: what the errand's opener gave, or NULL. The result may be
     anything; NULL where there is none, with an error if that is one. */
  gpointer (*work) (gpointer where, gpointer data, RecError *error);

  /* Both may be NULL. A result is freed by this where nobody waits for it any more. */
  GDestroyNotify free_data;
  GDestroyNotify free_result;
} CaravanErrand;

/* Then in the main loop; the result is the owner's from now on. */
typedef void (*CaravanAnswer) (gpointer owner, gpointer result, const RecError *error);

/* One that is under way; its owner keeps it, and it is NULL again when it is answered.
 */
typedef struct CaravanAsked CaravanAsked;

/* Finds, in the thread, where the work is done; NULL with an error: it is not begun. */
typedef gpointer (*CaravanErrandOpen) (RecError *error);

/* Takes the data. worker NULL: a thread of its own. open and answer may be NULL. place:
   what is under way there is dropped first; NULL: the errand is answered in any case, so
   its owner has to live that long. */
void caravan_errand_run (const CaravanErrand *errand,
                         CaravanWorker *worker,
                         CaravanErrandOpen open,
                         gpointer data,
                         CaravanAsked **place,
                         CaravanAnswer answer,
                         gpointer owner);

/* It is not begun any more, or at least not answered. */
void caravan_errand_drop (CaravanAsked **place);

/* Whether any errand is not over yet: tests wait for that. */
gboolean caravan_errand_is_any_out (void);
