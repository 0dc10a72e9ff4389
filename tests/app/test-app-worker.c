/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Jobs in order, answers in the main loop, and nobody waits for a thread that was let go
   but the end of the program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <pthread.h>

#include "caravan-errand.h"
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

/* Errands: a question gives back its number, and whoever asked writes the sum down. */

static int n_free_results;

static gpointer
find_number (gpointer where, gpointer number, RecError *error)
{
  return g_memdup2 (number, sizeof (int));
}

static void
free_result (gpointer result)
{
  n_free_results++;
  g_free (result);
}

static void
add_result (gpointer sum, gpointer result, const RecError *error)
{
  *(int *) sum += *(int *) result;
  g_free (result);
}

static void
ask (int number, CaravanAsked **place, int *sum)
{
  static const CaravanErrand errand = { find_number, g_free, free_result };

  caravan_errand_run (&errand, NULL, NULL, g_memdup2 (&number, sizeof number), place,
                      add_result, sum);
}

static void
wait_for_errands (void)
{
  while (caravan_errand_is_any_out ())
    g_main_context_iteration (NULL, TRUE);
}

static void
test_an_errand_is_answered_once (void **state)
{
  CaravanAsked *place = NULL;
  int sum = 0;

  ask (3, &place, &sum);
  assert_non_null (place);
  ask (5, NULL, &sum);
  wait_for_errands ();
  assert_null (place);
  assert_int_equal (sum, 8);
}

/* The last question counts; what was found for another is not leaked. */
static void
test_asking_anew_drops_what_was_asked (void **state)
{
  CaravanAsked *place = NULL;
  int sum = 0;

  ask (3, &place, &sum);
  ask (5, &place, &sum);
  wait_for_errands ();
  assert_null (place);
  assert_int_equal (sum, 5);
}

static void
test_who_is_gone_gets_no_answer (void **state)
{
  CaravanAsked *place = NULL;
  int sum = 0;

  n_free_results = 0;
  ask (3, &place, &sum);
  caravan_worker_settle (); /* it is found by now, but not told yet */
  caravan_errand_drop (&place);
  assert_null (place);
  wait_for_errands ();
  assert_int_equal (sum, 0);
  assert_int_equal (n_free_results, 1);
}

static gpointer
open_nothing (RecError *error)
{
  rec_error_set_reason (error, false, ENOENT);
  return NULL;
}

static void
note_error (gpointer noted, gpointer result, const RecError *error)
{
  assert_null (result);
  *(gboolean *) noted = rec_error_is_set (error);
}

static void
test_an_errand_to_nowhere_says_why (void **state)
{
  static const CaravanErrand errand = { find_number, NULL, free_result };
  gboolean is_noted = FALSE;

  caravan_errand_run (&errand, NULL, open_nothing, NULL, NULL, note_error, &is_noted);
  wait_for_errands ();
  assert_true (is_noted);
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
    cmocka_unit_test (test_an_errand_is_answered_once),
    cmocka_unit_test (test_asking_anew_drops_what_was_asked),
    cmocka_unit_test (test_who_is_gone_gets_no_answer),
    cmocka_unit_test (test_an_errand_to_nowhere_says_why),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
