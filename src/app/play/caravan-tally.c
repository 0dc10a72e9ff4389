/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-tally.h"

#include "caravan-text.h"
#include "lang-format.h"

#include <string.h>

#define HOURS       12
#define GAMES_LEAST 2
#define SAME_LEAST  2

typedef struct
{
  const CvGame *game; /* NULL: the latest of all */
  char *date;
  char *since;
} Question;

static void
free_winner (gpointer data)
{
  CaravanTallyWinner *winner = data;

  g_free (winner->name);
  g_free (winner);
}

void
caravan_tally_free (CaravanTally *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->winners);
  g_free (self);
}

/* Counting. */

static gboolean
has_played (const RecHistoryGame *game, const char *name)
{
  for (int seat = 0; seat < game->n_players; seat++)
    if (strcmp (game->player[seat].name, name) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_with_same_people (const RecHistoryGame *game, const RecHistoryGame *with)
{
  int n_same = 0;

  for (int seat = 0; seat < game->n_players; seat++)
    n_same += has_played (with, game->player[seat].name);
  return n_same >= SAME_LEAST;
}

static CaravanTallyWinner *
find_winner (CaravanTally *self, const RecHistoryPlayer *player)
{
  for (guint i = 0; i < self->winners->len; i++)
    {
      CaravanTallyWinner *winner = g_ptr_array_index (self->winners, i);
      if (strcmp (winner->name, player->name) == 0)
        return winner;
    }
  CaravanTallyWinner *winner = g_new0 (CaravanTallyWinner, 1);
  winner->name = g_strdup (player->name);
  winner->color = player->color;
  g_ptr_array_add (self->winners, winner);
  return winner;
}

static void
add_game (CaravanTally *self, const RecHistoryGame *game)
{
  self->n_games++;
  for (int seat = 0; seat < game->n_players; seat++)
    if (game->player[seat].is_winner)
      find_winner (self, &game->player[seat])->n_wins++;
}

/* The sort of the library is stable. */
static int
compare_winners (gconstpointer a, gconstpointer b)
{
  const CaravanTallyWinner *one = *(CaravanTallyWinner *const *) a;
  const CaravanTallyWinner *two = *(CaravanTallyWinner *const *) b;

  return (one->n_wins < two->n_wins) - (one->n_wins > two->n_wins);
}

CaravanTally *
caravan_tally_count (const RecHistoryList *list, const RecHistoryGame *with)
{
  CaravanTally *self = g_new0 (CaravanTally, 1);

  self->winners = g_ptr_array_new_with_free_func (free_winner);
  for (gsize i = list->n_games; i-- > 0;)
    if (is_with_same_people (&list->games[i], with))
      add_game (self, &list->games[i]);
  g_ptr_array_sort (self->winners, compare_winners);
  return self;
}

/* Asking. */

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->date);
  g_free (question->since);
  g_free (question);
}

static void
free_tally (gpointer data)
{
  caravan_tally_free (data);
}

static const RecHistoryGame *
find_game (const RecHistoryList *list, const Question *question)
{
  for (gsize i = 0; i < list->n_games; i++)
    if (question->game == NULL ||
        (list->games[i].game == question->game &&
         g_strcmp0 (list->games[i].date, question->date) == 0))
      return &list->games[i];
  return NULL;
}

/* A game that was just played is not in the index yet. */
static bool
catch_up (RecHistory *history, RecError *error)
{
  bool changed = false;
  bool is_good = rec_history_sync (history, &changed, error);

  if (changed)
    caravan_archive_tell (caravan_archive_get ());
  return is_good;
}

static gpointer
gather_in_thread (gpointer history, gpointer data, RecError *error)
{
  const Question *question = data;
  RecHistoryQuery query = { .from = question->since, .which = REC_HISTORY_FINISHED };
  RecHistoryList list;
  CaravanTally *self = NULL;

  if (!catch_up (history, error) || !rec_history_list (history, &query, &list, error))
    return NULL;
  const RecHistoryGame *with = find_game (&list, question);
  if (with != NULL)
    self = caravan_tally_count (&list, with);
  rec_history_list_clear (&list);
  return self;
}

void
caravan_tally_gather (const CvGame *game,
                      const char *date,
                      CaravanAsked **place,
                      CaravanAnswer answer,
                      gpointer owner)
{
  static const CaravanErrand gathering = { gather_in_thread, free_question,
                                           free_tally };
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) since = g_date_time_add_hours (now, -HOURS);
  Question *question = g_new (Question, 1);

  *question = (Question){ game, g_strdup (date),
                          g_date_time_format (since, "%Y-%m-%dT%H:%M:%SZ") };
  caravan_archive_ask (&gathering, question, place, answer, owner);
}

/* Saying it. */

static char *
say_winner (const CaravanTallyWinner *winner)
{
  const char *name =
      lang_player_label (caravan_lang (), lang_player (winner->name, winner->color));

  return caravan_format (N_ ("%1$n %2$s"), "sn", name, (long) winner->n_wins);
}

char *
caravan_tally_say (const CaravanTally *self)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  if (self == NULL || self->n_games < GAMES_LEAST || self->winners->len == 0)
    return NULL;
  for (guint i = 0; i < self->winners->len; i++)
    g_ptr_array_add (said, say_winner (g_ptr_array_index (self->winners, i)));
  g_autofree char *all =
      lang_join (caravan_lang (), (const char *const *) said->pdata, said->len);
  /* Translators: who won how many of tonight’s games: “Tonight: Anna 2 and Bruno 1”. */
  return caravan_format (N_ ("Tonight: %1$s"), "s", all);
}
