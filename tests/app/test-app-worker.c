/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Jobs in order, answers in the main loop, and nobody waits for a thread that was let go
   but the end of the program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>

#include "caravan-worker.h"

#define N_JOBS 200

/* What the jobs of a test write down; it outlives all of them. */
typedef struct
{
  pthread_mutex_t lock;
  pthread_cond_t changed;
  gboolean is_shut; /* a job that comes to the gate waits there */
  gboolean is_reached;
  GThread *home, *thread;
  int done[N_JOBS], answered[N_JOBS];
  int n_done, n_answered, n_freed;
  CaravanWorker *worker;
} Story;

typedef struct
{
  Story *story;
  int number;
} Job;

static Story *
begin_story (void)
{
  Story *story = g_new0 (Story, 1);

  pthread_mutex_init (&story->lock, NULL);
  pthread_cond_init (&story->changed, NULL);
  story->home = g_thread_self ();
  story->worker = caravan_worker_new ("story");
  return story;
}

/* Until every job was handed back. */
static void
end_story (Story *story, int n_jobs)
{
  while (story->n_freed < n_jobs)
    g_main_context_iteration (NULL, TRUE);
  assert_int_equal (story->n_freed, n_jobs);
  assert_int_equal (story->n_done, n_jobs);
  pthread_cond_destroy (&story->changed);
  pthread_mutex_destroy (&story->lock);
  g_free (story);
}

static void
shut_gate (Story *story, gboolean is_shut)
{
  pthread_mutex_lock (&story->lock);
  story->is_shut = is_shut;
  pthread_cond_broadcast (&story->changed);
  pthread_mutex_unlock (&story->lock);
}

static void
wait_for_gate (Story *story)
{
  pthread_mutex_lock (&story->lock);
  while (!story->is_reached)
    pthread_cond_wait (&story->changed, &story->lock);
  pthread_mutex_unlock (&story->lock);
}

static void
do_job (gpointer data)
{
  Job *job = data;
  Story *story = job->story;

  pthread_mutex_lock (&story->lock);
  story->is_reached = TRUE;
  pthread_cond_broadcast (&story->changed);
  while (story->is_shut)
    pthread_cond_wait (&story->changed, &story->lock);
  story->thread = g_thread_self ();
  story->done[story->n_done++] = job->number;
  pthread_mutex_unlock (&story->lock);
}

static void
answer_job (gpointer data)
{
  Job *job = data;
  Story *story = job->story;

  assert_ptr_equal (g_thread_self (), story->home);
  story->answered[story->n_answered++] = job->number;
}

static void
free_job (gpointer data)
{
  Job *job = data;

  assert_ptr_equal (g_thread_self (), job->story->home);
  job->story->n_freed++;
  g_free (job);
}

static const CaravanWork work = { do_job, answer_job, free_job };

static void
give_as (Story *story, const CaravanWork *how, int number)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ story, number };
  caravan_worker_give (story->worker, how, job);
}

static void
give (Story *story, int number)
{
  give_as (story, &work, number);
}

static void
give_many (Story *story)
{
  for (int i = 0; i < N_JOBS; i++)
    give (story, i);
}

static void
test_jobs_are_done_and_answered_in_order (void **state)
{
  Story *story = begin_story ();

  give_many (story);
  assert_true (caravan_worker_is_busy (story->worker));
  while (caravan_worker_is_busy (story->worker))
    g_main_context_iteration (NULL, TRUE);
  assert_ptr_not_equal (story->thread, story->home);
  assert_int_equal (story->n_answered, N_JOBS);
  for (int i = 0; i < N_JOBS; i++)
    {
      assert_int_equal (story->done[i], i);
      assert_int_equal (story->answered[i], i);
    }
  caravan_worker_close (story->worker);
  end_story (story, N_JOBS);
}

/* Nothing is answered behind the back of whoever gives jobs. */
static void
test_answers_wait_for_the_main_loop (void **state)
{
  Story *story = begin_story ();

  give (story, 0);
  wait_for_gate (story);
  assert_int_equal (story->n_answered, 0);
  caravan_worker_flush (story->worker);
  assert_int_equal (story->n_answered, 1);
  assert_false (caravan_worker_is_busy (story->worker));
  caravan_worker_close (story->worker);
  end_story (story, 1);
}

static void
test_flushing_answers_in_order (void **state)
{
  Story *story = begin_story ();

  give_many (story);
  caravan_worker_flush (story->worker);
  assert_int_equal (story->n_answered, N_JOBS);
  for (int i = 0; i < N_JOBS; i++)
    assert_int_equal (story->answered[i], i);
  caravan_worker_flush (story->worker); /* nothing to wait for */
  caravan_worker_close (story->worker);
  end_story (story, N_JOBS);
}

static void
answer_with_another (gpointer data)
{
  Job *job = data;

  answer_job (job);
  give (job->story, job->number + 1);
}

/* Whoever waits waits for what the answers ask for, too. */
static void
test_an_answer_gives_another_job (void **state)
{
  static const CaravanWork chain = { do_job, answer_with_another, free_job };
  Story *story = begin_story ();

  give_as (story, &chain, 0);
  caravan_worker_flush (story->worker);
  assert_int_equal (story->n_answered, 2);
  assert_int_equal (story->answered[1], 1);
  caravan_worker_close (story->worker);
  end_story (story, 2);
}

static void
answer_by_closing (gpointer data)
{
  Job *job = data;

  answer_job (job);
  caravan_worker_close (g_steal_pointer (&job->story->worker));
}

/* The owner goes with the first answer; the second job is done, and nobody is told. */
static void
close_within (gboolean flushes)
{
  static const CaravanWork last = { do_job, answer_by_closing, free_job };
  Story *story = begin_story ();

  give_as (story, &last, 0);
  give (story, 1);
  if (flushes)
    caravan_worker_flush (story->worker);
  else
    while (story->worker != NULL)
      g_main_context_iteration (NULL, TRUE);
  caravan_worker_settle ();
  int n_answered = story->n_answered;
  end_story (story, 2);
  assert_int_equal (n_answered, 1);
}

static void
test_an_answer_closes_the_worker (void **state)
{
  close_within (FALSE);
  close_within (TRUE);
}

/* A job that is under way when its owner lets go is done, not answered. */
static void
test_a_job_outlives_its_owner (void **state)
{
  Story *story = begin_story ();

  shut_gate (story, TRUE);
  give (story, 0);
  give (story, 1);
  wait_for_gate (story);
  caravan_worker_close (g_steal_pointer (&story->worker)); /* does not wait */
  assert_int_equal (story->n_done, 0);
  shut_gate (story, FALSE);
  caravan_worker_settle ();
  assert_int_equal (story->n_done, 2);
  while (story->n_freed < 2)
    g_main_context_iteration (NULL, TRUE);
  assert_int_equal (story->n_answered, 0);
  end_story (story, 2);
}

/* Not even when the answer was on its way already. */
static void
test_a_closed_worker_answers_nothing (void **state)
{
  Story *story = begin_story ();

  give_many (story);
  caravan_worker_close (g_steal_pointer (&story->worker));
  caravan_worker_settle ();
  assert_int_equal (story->n_done, N_JOBS);
  while (story->n_freed < N_JOBS)
    g_main_context_iteration (NULL, TRUE);
  assert_int_equal (story->n_answered, 0);
  end_story (story, N_JOBS);
}

/* Single jobs do not wait for each other, and are answered. */
static void
test_a_single_job_waits_for_no_other (void **state)
{
  Story *slow = begin_story (), *quick = begin_story ();
  Job *first = g_new (Job, 1), *second = g_new (Job, 1);

  *first = (Job){ slow, 0 };
  *second = (Job){ quick, 0 };
  shut_gate (slow, TRUE);
  caravan_worker_run (&work, first);
  wait_for_gate (slow);
  caravan_worker_run (&work, second);
  while (quick->n_freed == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_int_equal (quick->n_answered, 1);
  assert_int_equal (slow->n_done, 0);
  shut_gate (slow, FALSE);
  caravan_worker_settle ();
  assert_int_equal (slow->n_done, 1);
  assert_int_equal (slow->n_answered, 0);
  while (slow->n_freed == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_int_equal (slow->n_answered, 1);
  caravan_worker_close (slow->worker);
  caravan_worker_close (quick->worker);
  end_story (slow, 1);
  end_story (quick, 1);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_jobs_are_done_and_answered_in_order),
    cmocka_unit_test (test_answers_wait_for_the_main_loop),
    cmocka_unit_test (test_flushing_answers_in_order),
    cmocka_unit_test (test_an_answer_gives_another_job),
    cmocka_unit_test (test_an_answer_closes_the_worker),
    cmocka_unit_test (test_a_job_outlives_its_owner),
    cmocka_unit_test (test_a_closed_worker_answers_nothing),
    cmocka_unit_test (test_a_single_job_waits_for_no_other),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
