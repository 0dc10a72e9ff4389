/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thread that does jobs one after the other, so that no window waits for them. A job
   is a pointer of the caller's, and a kind of work says what is done with it, when and
   in which thread. */
#pragma once

#include <glib.h>

typedef struct
{
  void (*work) (gpointer job);   /* in the thread */
  void (*answer) (gpointer job); /* then in the main loop; NULL: nobody waits for it */
  GDestroyNotify free;           /* then there too, answered or not; may be NULL */
} CaravanWork;

typedef struct CaravanWorker CaravanWorker;

/* Starts the thread. Everything here is called by the thread of the main loop. */
CaravanWorker *caravan_worker_new (const char *name);

/* Gives it a job, which it takes over. Jobs are done, and answered, in the order they
   were given. An answer may give further jobs, wait, or close the worker. */
void caravan_worker_give (CaravanWorker *self, const CaravanWork *work, gpointer job);

/* Whether there are jobs that were not answered yet. */
gboolean caravan_worker_is_busy (CaravanWorker *self);

/* Waits until every job is done, and answers those that were not answered yet. */
void caravan_worker_flush (CaravanWorker *self);

/* Lets go, and does not wait. What was given is still done, but nobody is answered any
   more; then the thread ends. */
void caravan_worker_close (CaravanWorker *self);

/* A single job that no other has to wait for, in a thread of its own. */
void caravan_worker_run (const CaravanWork *work, gpointer job);

/* Waits until all workers that were closed, and all single jobs, are done: the last
   thing a program does. */
void caravan_worker_settle (void);
