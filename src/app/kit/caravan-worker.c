/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two queues under one lock. The worker lives until its owner has let go, the thread has
   ended and the main loop has seen the last job.

   Locks and counts are those of C and pthreads, because the thread sanitizer knows
   them. */
#include "caravan-worker.h"

#include <pthread.h>
#include <stdatomic.h>

typedef struct
{
  const CaravanWork *work;
  gpointer job;
} Piece;

struct CaravanWorker
{
  atomic_int references;

  /* of the main loop's thread only */
  gsize n_unanswered;
  gboolean is_silent; /* nobody is answered any more */

  /* shared, under the lock */
  pthread_mutex_t lock;
  pthread_cond_t moved;
  GQueue waiting;  /* to be done */
  GQueue finished; /* to be answered */
  gboolean is_ending;
};

/* How many will end by themselves and have not done so yet. */
static struct
{
  pthread_mutex_t lock;
  pthread_cond_t ended;
  gsize n;
} ending = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0 };

static CaravanWorker *
ref_worker (CaravanWorker *self)
{
  atomic_fetch_add (&self->references, 1);
  return self;
}

static void
unref_worker (gpointer data)
{
  CaravanWorker *self = data;

  if (atomic_fetch_sub (&self->references, 1) > 1)
    return;
  pthread_cond_destroy (&self->moved);
  pthread_mutex_destroy (&self->lock);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CaravanWorker, unref_worker)

static void
put (CaravanWorker *self, GQueue *queue, Piece *piece)
{
  pthread_mutex_lock (&self->lock);
  g_queue_push_tail (queue, piece);
  pthread_cond_broadcast (&self->moved);
  pthread_mutex_unlock (&self->lock);
}

/* Answers. */

static Piece *
take_finished (CaravanWorker *self, gboolean wait)
{
  pthread_mutex_lock (&self->lock);
  while (wait && g_queue_is_empty (&self->finished))
    pthread_cond_wait (&self->moved, &self->lock);
  Piece *piece = g_queue_pop_head (&self->finished);
  pthread_mutex_unlock (&self->lock);
  return piece;
}

static void
answer_piece (CaravanWorker *self, Piece *piece)
{
  self->n_unanswered--;
  if (piece->work->answer != NULL && !self->is_silent)
    piece->work->answer (piece->job);
  if (piece->work->free != NULL)
    piece->work->free (piece->job);
  g_free (piece);
}

/* In the main loop. It holds a reference, so the worker outlives what answers do. */
static gboolean
answer_all (gpointer data)
{
  CaravanWorker *self = data;
  Piece *piece;

  while ((piece = take_finished (self, FALSE)) != NULL)
    answer_piece (self, piece);
  return G_SOURCE_REMOVE;
}

/* The thread. */

/* The next piece, or NULL when there is none left and none will come. */
static Piece *
take_waiting (CaravanWorker *self)
{
  pthread_mutex_lock (&self->lock);
  while (g_queue_is_empty (&self->waiting) && !self->is_ending)
    pthread_cond_wait (&self->moved, &self->lock);
  Piece *piece = g_queue_pop_head (&self->waiting);
  pthread_mutex_unlock (&self->lock);
  return piece;
}

static gpointer
work_on (gpointer data)
{
  CaravanWorker *self = data;
  Piece *piece;

  while ((piece = take_waiting (self)) != NULL)
    {
      piece->work->work (piece->job);
      put (self, &self->finished, piece);
      g_idle_add_full (G_PRIORITY_DEFAULT, answer_all, ref_worker (self), unref_worker);
    }
  unref_worker (self);
  pthread_mutex_lock (&ending.lock);
  ending.n--;
  pthread_cond_broadcast (&ending.ended);
  pthread_mutex_unlock (&ending.lock);
  return NULL;
}

/* The other side. */

CaravanWorker *
caravan_worker_new (const char *name)
{
  CaravanWorker *self = g_new0 (CaravanWorker, 1);

  atomic_init (&self->references, 2); /* ours and the thread's */
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->moved, NULL);
  g_queue_init (&self->waiting);
  g_queue_init (&self->finished);
  g_thread_unref (g_thread_new (name, work_on, self));
  return self;
}

void
caravan_worker_give (CaravanWorker *self, const CaravanWork *work, gpointer job)
{
  Piece *piece = g_new (Piece, 1);

  *piece = (Piece){ work, job };
  self->n_unanswered++;
  put (self, &self->waiting, piece);
}

gboolean
caravan_worker_is_busy (CaravanWorker *self)
{
  return self->n_unanswered > 0;
}

void
caravan_worker_flush (CaravanWorker *worker)
{
  g_autoptr (CaravanWorker) self = ref_worker (worker);

  while (self->n_unanswered > 0)
    answer_piece (self, take_finished (self, TRUE));
}

/* The thread ends when it has nothing more to do. */
static void
end (CaravanWorker *self)
{
  pthread_mutex_lock (&ending.lock);
  ending.n++;
  pthread_mutex_unlock (&ending.lock);
  pthread_mutex_lock (&self->lock);
  self->is_ending = TRUE;
  pthread_cond_broadcast (&self->moved);
  pthread_mutex_unlock (&self->lock);
  unref_worker (self);
}

void
caravan_worker_close (CaravanWorker *self)
{
  self->is_silent = TRUE;
  end (self);
}

void
caravan_worker_run (const CaravanWork *work, gpointer job)
{
  CaravanWorker *self = caravan_worker_new ("errand");

  caravan_worker_give (self, work, job);
  end (self);
}

void
caravan_worker_settle (void)
{
  pthread_mutex_lock (&ending.lock);
  while (ending.n > 0)
    pthread_cond_wait (&ending.ended, &ending.lock);
  pthread_mutex_unlock (&ending.lock);
}
