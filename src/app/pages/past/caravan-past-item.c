/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-item.h"

#include "caravan-game.h"
#include "caravan-text.h"
#include "caravan-when.h"

#include <string.h>

struct _CaravanPastItem
{
  GObject parent_instance;

  /* owned */
  RecHistoryGame game;
};

G_DEFINE_FINAL_TYPE (CaravanPastItem, caravan_past_item, G_TYPE_OBJECT)

static void
caravan_past_item_finalize (GObject *object)
{
  CaravanPastItem *self = CARAVAN_PAST_ITEM (object);

  free (self->game.file);
  for (int i = 0; i < CV_PLAYERS_MOST; i++)
    free (self->game.player[i].name);
  G_OBJECT_CLASS (caravan_past_item_parent_class)->finalize (object);
}

static void
caravan_past_item_class_init (CaravanPastItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_past_item_finalize;
}

static void
caravan_past_item_init (CaravanPastItem *self)
{
}

CaravanPastItem *
caravan_past_item_new (RecHistoryGame *game)
{
  CaravanPastItem *self = g_object_new (CARAVAN_TYPE_PAST_ITEM, NULL);

  self->game = *game;
  for (int i = game->n_players; i < CV_PLAYERS_MOST; i++)
    self->game.player[i] = (RecHistoryPlayer){ 0 };
  *game = (RecHistoryGame){ 0 };
  return self;
}

const RecHistoryGame *
caravan_past_item_get (CaravanPastItem *self)
{
  return &self->game;
}

const char *
caravan_past_item_get_file (CaravanPastItem *self)
{
  return self->game.file;
}

gboolean
caravan_past_item_has_table (CaravanPastItem *self)
{
  return !self->game.has_board || caravan_game_find (self->game.game)->table != NULL;
}

static gboolean
is_same_player (const RecHistoryPlayer *a, const RecHistoryPlayer *b)
{
  return a->color == b->color && a->sealed == b->sealed &&
         a->is_winner == b->is_winner && a->rank == b->rank && a->total == b->total &&
         strcmp (a->name, b->name) == 0;
}

/* Whatever is shown of them. */
gboolean
caravan_past_item_is_same (CaravanPastItem *self, CaravanPastItem *other)
{
  const RecHistoryGame *a = &self->game, *b = &other->game;

  if (strcmp (a->file, b->file) != 0 || strcmp (a->date, b->date) != 0 ||
      a->game != b->game || a->is_finished != b->is_finished ||
      a->has_house != b->has_house || a->n_steps != b->n_steps ||
      a->n_players != b->n_players || a->decided != b->decided)
    return FALSE;
  for (int i = 0; i < a->n_players; i++)
    if (!is_same_player (&a->player[i], &b->player[i]))
      return FALSE;
  return TRUE;
}

/* No rank comes last. */
static int
get_place (const RecHistoryPlayer *player)
{
  return player->rank > 0 ? player->rank : INT_MAX;
}

void
caravan_past_item_get_order (CaravanPastItem *self, int ret_seats[CV_PLAYERS_MOST])
{
  const RecHistoryGame *game = &self->game;

  for (int i = 0; i < game->n_players; i++)
    {
      int j = i;
      while (game->is_finished && j > 0 &&
             get_place (&game->player[ret_seats[j - 1]]) > get_place (&game->player[i]))
        {
          ret_seats[j] = ret_seats[j - 1];
          j--;
        }
      ret_seats[j] = i;
    }
}

char *
caravan_past_item_say_when (CaravanPastItem *self)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_iso8601 (self->game.date, NULL);

  if (then == NULL)
    return g_strdup (caravan_text (N_ ("no date")));
  g_autoptr (GDateTime) local = g_date_time_to_local (then);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return caravan_say_when (local, now);
}

char *
caravan_past_item_say_total (CaravanPastItem *self, int seat)
{
  const RecHistoryPlayer *player = &self->game.player[seat];

  return player->sealed ? g_strdup ("?") : caravan_number (player->total);
}

static char *
say_player (CaravanPastItem *self, int seat)
{
  const RecHistoryPlayer *player = &self->game.player[seat];
  const char *color = cv_color_terms[player->color];

  if (!self->game.is_finished || player->sealed)
    /* Translators: a player of a past game: %1$n is the name, %2$s the color. */
    return caravan_format (N_ ("%1$n (%2$s)"), "st", player->name, color);
  if (player->is_winner)
    /* Translators: a player of a past game: %1$n is the name, %2$s the color, %3$s the
       points. */
    return caravan_format (N_ ("%1$p (%2$s) won with %3$s"), "stn", player->name, color,
                           (long) player->total);
  /* Translators: a player of a past game: %1$n is the name, %2$s the color, %3$s the
     points, %4$s the rank, a number. */
  return caravan_format (N_ ("%1$p (%2$s) has %3$s, rank %4$s"), "stnn", player->name,
                         color, (long) player->total, (long) player->rank);
}

static char *
say_players (CaravanPastItem *self)
{
  int seats[CV_PLAYERS_MOST];
  char *players;

  caravan_past_item_get_order (self, seats);
  players = say_player (self, seats[0]);
  for (int i = 1; i < self->game.n_players; i++)
    {
      g_autofree char *before = players;
      g_autofree char *player = say_player (self, seats[i]);
      /* Translators: a list of sentences; %1$s is all before the last one, %2$s. */
      players = caravan_format (N_ ("%1$s; %2$s"), "ss", before, player);
    }
  return players;
}

char *
caravan_past_item_say (CaravanPastItem *self)
{
  g_autofree char *players = say_players (self);
  g_autofree char *when = caravan_past_item_say_when (self);

  if (!self->game.is_finished)
    /* Translators: all about a past game: %1$s is its name, %2$s the date, %3$s a list
       of players. */
    return caravan_format (N_ ("%1$g, %2$s, not finished. %3$s"), "sss",
                           self->game.game->name, when, players);
  if (self->game.has_house)
    /* Translators: all about a past game: %1$s is its name, %2$s the date, %3$s a list
       of players with their points. */
    return caravan_format (N_ ("%1$g, %2$s, with a house rule. %3$s"), "sss",
                           self->game.game->name, when, players);
  /* Translators: all about a past game: %1$s is its name, %2$s the date, %3$s a list of
     players with their points. */
  return caravan_format (N_ ("%1$g, %2$s. %3$s"), "sss", self->game.game->name, when,
                         players);
}
