/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-ask.h"

static void
free_query (gpointer data)
{
  CaravanPastQuery *query = data;

  g_free (query->search);
  g_free (query->person);
  g_free (query->from);
  g_free (query->to);
  g_free (query);
}

void
caravan_past_answer_free (CaravanPastAnswer *answer)
{
  g_ptr_array_unref (answer->items);
  g_strfreev (answer->people);
  g_free (answer);
}

/* The list. */

static GPtrArray *
take_items (RecHistoryList *list)
{
  GPtrArray *items = g_ptr_array_new_full ((guint) list->n_games, g_object_unref);

  for (size_t i = 0; i < list->n_games; i++)
    g_ptr_array_add (items, caravan_past_item_new (&list->games[i]));
  return items;
}

static gboolean
count_all (RecHistory *history, gsize *ret_n, RecError *error)
{
  const RecHistoryQuery everything = { .limit = 1 };
  RecHistoryList list;

  if (!rec_history_list (history, &everything, &list, error))
    return FALSE;
  *ret_n = list.n_all;
  rec_history_list_clear (&list);
  return TRUE;
}

static gboolean
list_people (RecHistory *history, char ***ret_people, RecError *error)
{
  char **people = rec_history_people (history, error);

  if (people == NULL)
    return FALSE;
  *ret_people = g_strdupv (people);
  rec_history_names_free (people);
  return TRUE;
}

static gpointer
ask_in_thread (gpointer history, gpointer data, RecError *error)
{
  const CaravanPastQuery *asked = data;
  const RecHistoryQuery query = { .search = asked->search,
                                  .game = asked->game,
                                  .person = asked->person,
                                  .from = asked->from,
                                  .to = asked->to,
                                  .which = asked->which,
                                  .order = asked->order,
                                  .turned = asked->turned };
  RecHistoryList list;

  if (!rec_history_list (history, &query, &list, error))
    return NULL;
  CaravanPastAnswer *answer = g_new0 (CaravanPastAnswer, 1);
  answer->items = take_items (&list);
  rec_history_list_clear (&list);
  rec_history_unreadable (history, &answer->n_unreadable);
  if (count_all (history, &answer->n_all, error) &&
      list_people (history, &answer->people, error))
    return answer;
  caravan_past_answer_free (answer);
  return NULL;
}

void
caravan_past_ask (CaravanPastQuery *query,
                  CaravanAsked **place,
                  CaravanAnswer answer,
                  gpointer owner)
{
  static const CaravanErrand asking = { ask_in_thread, free_query,
                                        (GDestroyNotify) caravan_past_answer_free };

  caravan_archive_ask (&asking, query, place, answer, owner);
}
