/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-statistics.h"

#include <stdlib.h>
#include <string.h>

/* More points than this are no line any more but a band. */
#define TOTALS_MOST 60

typedef struct
{
  const CvGame *game;
  char *person;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->person);
  g_free (question);
}

static void
clear_own (CaravanStatisticsOwn *own)
{
  free (own->best_path);
  g_free (own->totals);
  g_clear_pointer (&own->best_date, g_date_time_unref);
  g_clear_pointer (&own->first_date, g_date_time_unref);
  g_clear_pointer (&own->last_date, g_date_time_unref);
}

void
caravan_statistics_free (CaravanStatistics *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < self->n_own; i++)
    clear_own (&self->own[i]);
  for (gsize i = 0; self->best_paths != NULL && i < self->all.n_kinds; i++)
    free (self->best_paths[i]);
  g_free (self->own);
  g_free (self->best_paths);
  rec_history_stats_clear (&self->all);
  if (self->people != NULL)
    rec_history_names_free (self->people);
  g_free (self->person);
  g_free (self);
}

/* A date of a record, in local time. */
static GDateTime *
read_date (const char *date)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (date, NULL);

  return then == NULL ? NULL : g_date_time_to_local (then);
}

static const RecHistoryPlayer *
find_player (const RecHistoryGame *game, const char *person)
{
  for (int seat = 0; seat < game->n_players; seat++)
    if (g_strcmp0 (game->player[seat].name, person) == 0)
      return &game->player[seat];
  return NULL;
}

/* The games come newest first. */
static void
take_totals (CaravanStatisticsOwn *own, const RecHistoryList *list, const char *person)
{
  own->totals = g_new0 (double, TOTALS_MOST);
  for (size_t i = list->n_games; i-- > 0;)
    {
      const RecHistoryPlayer *player = find_player (&list->games[i], person);
      if (player != NULL)
        own->totals[own->n_totals++] = player->total;
    }
  if (list->n_games == 0)
    return;
  own->first_date = read_date (list->games[list->n_games - 1].date);
  own->last_date = read_date (list->games[0].date);
}

static void
take_person (CaravanStatisticsOwn *own,
             RecHistory *history,
             const RecHistoryPerson *person)
{
  own->numbers = *person;
  own->best_path = rec_history_path (history, person->best_file);
  own->best_date = read_date (person->best_date);
  own->numbers.name = own->numbers.best_file = NULL;
}

/* False with an error; nothing is added for a game they never finished. */
static bool
add_own (CaravanStatistics *self,
         RecHistory *history,
         const CvGame *game,
         RecError *error)
{
  RecHistoryQuery query = { .game = game,
                            .person = self->person,
                            .which = REC_HISTORY_FINISHED,
                            .limit = TOTALS_MOST };
  CaravanStatisticsOwn *own = &self->own[self->n_own];
  RecHistoryStats stats = { 0 };
  RecHistoryList list = { 0 };

  if (!rec_history_stats (history, &query, &stats, error))
    return false;
  for (size_t i = 0; i < stats.n_people; i++)
    if (g_strcmp0 (stats.people[i].name, self->person) == 0)
      take_person (own, history, &stats.people[i]);
  own->game = game;
  rec_history_stats_clear (&stats);
  if (own->numbers.n_games == 0)
    return true;
  if (!rec_history_list (history, &query, &list, error))
    return false;
  take_totals (own, &list, self->person);
  rec_history_list_clear (&list);
  self->n_own++;
  return true;
}

static bool
add_all_own (CaravanStatistics *self, RecHistory *history, RecError *error)
{
  self->own = g_new0 (CaravanStatisticsOwn, self->all.n_kinds + 1);
  for (size_t i = 0; self->person != NULL && i < self->all.n_kinds; i++)
    if (!add_own (self, history, self->all.kinds[i].game, error))
      return false;
  return true;
}

static gpointer
gather_in_thread (gpointer history, gpointer data, RecError *error)
{
  const Question *question = data;
  g_autoptr (CaravanStatistics) self = g_new0 (CaravanStatistics, 1);
  RecHistoryQuery query = { .game = question->game };

  self->game = question->game;
  self->person = g_strdup (question->person);
  self->people = rec_history_people (history, error);
  if (self->people == NULL || !rec_history_stats (history, &query, &self->all, error) ||
      !add_all_own (self, history, error))
    return NULL;
  self->best_paths = g_new0 (char *, self->all.n_kinds + 1);
  for (size_t i = 0; i < self->all.n_kinds; i++)
    if (self->all.kinds[i].best_file != NULL)
      self->best_paths[i] = rec_history_path (history, self->all.kinds[i].best_file);
  return g_steal_pointer (&self);
}

void
caravan_statistics_gather (const CvGame *game,
                           const char *person,
                           CaravanAsked **place,
                           CaravanAnswer answer,
                           gpointer owner)
{
  static const CaravanErrand gathering = { gather_in_thread, free_question,
                                           (GDestroyNotify) caravan_statistics_free };
  Question *question = g_new0 (Question, 1);

  question->game = game;
  question->person = g_strdup (person);
  caravan_archive_ask (&gathering, question, place, answer, owner);
}
