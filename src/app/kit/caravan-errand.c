/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-errand.h"

#include <stdatomic.h>

struct CaravanAsked
{
  const CaravanErrand *errand;
  CaravanErrandOpen open;
  gpointer data;
  gpointer result;
  RecError error;
  CaravanAnswer answer;
  gpointer owner;
  CaravanAsked **place; /* where its owner keeps it, or NULL */
  atomic_bool is_dropped;
};

/* Of the main loop's thread only. */
static gsize n_out;

static void
work_in_thread (gpointer data)
{
  CaravanAsked *asked = data;
  gpointer where = NULL;

  if (atomic_load (&asked->is_dropped))
    return;
  if (asked->open != NULL && (where = asked->open (&asked->error)) == NULL)
    return;
  asked->result = asked->errand->work (where, asked->data, &asked->error);
}

static void
answer_owner (gpointer data)
{
  CaravanAsked *asked = data;

  if (atomic_load (&asked->is_dropped))
    return;
  if (asked->place != NULL)
    *asked->place = NULL;
  if (asked->answer != NULL)
    asked->answer (asked->owner, g_steal_pointer (&asked->result), &asked->error);
}

static void
free_asked (gpointer data)
{
  CaravanAsked *asked = data;

  if (asked->errand->free_data != NULL)
    asked->errand->free_data (asked->data);
  if (asked->errand->free_result != NULL && asked->result != NULL)
    asked->errand->free_result (asked->result);
  g_free (asked);
  n_out--;
}

void
caravan_errand_run (const CaravanErrand *errand,
                    CaravanWorker *worker,
                    CaravanErrandOpen open,
                    gpointer data,
                    CaravanAsked **place,
                    CaravanAnswer answer,
                    gpointer owner)
{
  static const CaravanWork work = { work_in_thread, answer_owner, free_asked };
  CaravanAsked *asked = g_new0 (CaravanAsked, 1);

  asked->errand = errand;
  asked->open = open;
  asked->data = data;
  asked->answer = answer;
  asked->owner = owner;
  asked->place = place;
  n_out++;
  if (place != NULL)
    {
      caravan_errand_drop (place);
      *place = asked;
    }
  if (worker != NULL)
    caravan_worker_give (worker, &work, asked);
  else
    caravan_worker_run (&work, asked);
}

void
caravan_errand_drop (CaravanAsked **place)
{
  if (*place != NULL)
    atomic_store (&(*place)->is_dropped, true);
  *place = NULL;
}

gboolean
caravan_errand_is_any_out (void)
{
  return n_out > 0;
}
