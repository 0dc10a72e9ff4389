/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the header of a record. */
#include "rec-header.h"

#include <assert.h>
#include <string.h>

#include "rec-board.h"
#include "rec-settings.h"
#include "rec-text.h"

static bool
read_format (const json_t *object, RecError *error)
{
  int format;

  if (!json_is_object (object) || json_object_get (object, "caravanserai") == NULL)
    return rec_error_set (error, N_ ("this is not a Caravanserai record"), NULL);
  if (!rec_json_number (json_object_get (object, "caravanserai"), "caravanserai", 1,
                        9999, &format, error))
    return false;
  if (format != REC_FORMAT)
    return rec_error_set_number (
        error, N_ ("this record has format %1$s; this program reads format 1"), NULL,
        format);
  return true;
}

static bool
read_game (const json_t *object, CvTable *table, RecError *error)
{
  const char *id;

  if (!rec_json_string (json_object_get (object, "game"), "game", &id, error))
    return false;
  const CvGame *game = cv_game_find (id);
  if (game == NULL)
    return rec_error_set (error, N_ ("there is no game “%1$s” here"), id, NULL);
  cv_table_start (table, game);
  return true;
}

static bool
read_settings (const json_t *object, CvTable *table, RecError *error)
{
  const json_t *edition = json_object_get (object, "edition");
  const json_t *turns = json_object_get (object, "turns");
  const json_t *created = json_object_get (object, "created");
  const char *text;

  if (edition != NULL && !rec_edition_read (edition, table->game, table->option, error))
    return false;
  if (turns != NULL)
    {
      if (!rec_json_string (turns, "turns", &text, error))
        return false;
      int index = rec_index_of (text, cv_turns_names);
      if (index < 0)
        return rec_error_set (
            error, N_ ("“%1$s” can’t be “%2$s” (values are written in English)"),
            "turns", text, NULL);
      table->turns = (uint8_t) index;
    }
  return created == NULL || (rec_json_string (created, "created", &text, error) &&
                             rec_text_is_time (text, "created", error));
}

static bool
is_color_of_game (const CvGame *game, int color)
{
  for (int i = 0; i < game->n_colors; i++)
    if (game->colors[i] == color)
      return true;
  return false;
}

static bool
read_color (const char *text, CvTable *table, RecError *error)
{
  int color = rec_index_of (text, cv_color_names);

  if (color < 0 || !is_color_of_game (table->game, color))
    return rec_error_set (error, N_ ("the box has no pieces of the color “%1$s”"), text,
                          NULL);
  for (int seat = 0; seat < table->n_players; seat++)
    if (table->color[seat] == color)
      return rec_error_set (error, N_ ("two players have the color “%1$s”"), text,
                            NULL);
  table->color[table->n_players] = (uint8_t) color;
  return true;
}

static bool
read_player (const json_t *player, CvTable *table, RecError *error)
{
  static const char *const keys[] = { "color", "name", "lock", NULL };
  const json_t *lock = json_object_get (player, "lock");
  const char *color, *name;

  if (!json_is_object (player))
    return rec_error_set (error, N_ ("“%1$s” must be a list of objects"), "players",
                          NULL);
  if (!rec_json_only (player, keys, error) ||
      !rec_json_string (json_object_get (player, "color"), "color", &color, error) ||
      !read_color (color, table, error) ||
      !rec_json_string (json_object_get (player, "name"), "name", &name, error) ||
      !rec_text_is_name (name, REC_NAME_MOST, "name", error))
    return false;
  if (lock != NULL)
    {
      if (table->game->hidden_keys == NULL)
        return rec_json_is_known_key ("lock", (const char *const[]){ NULL }, error);
      if (!rec_lock_is_good (lock, error))
        return false;
      table->locked |= (uint8_t) (1u << table->n_players);
    }
  table->n_players++;
  return true;
}

static bool
read_players (const json_t *players, CvTable *table, RecError *error)
{
  const CvGame *game = table->game;
  size_t n = json_array_size (players);

  if (players == NULL)
    return rec_error_set (error, N_ ("“%1$s” is missing"), "players", NULL);
  if (!json_is_array (players))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), "players", NULL);
  if (n < game->players_min || n > game->players_max)
    return rec_error_set_number (
        error, N_ ("this game is not for this number of players: %1$s"), NULL,
        (long) n);
  for (size_t i = 0; i < n; i++)
    if (!read_player (json_array_get (players, i), table, error))
      return false;
  return true;
}

/* A board named by its id is put into the header, so that what is written from it never
   depends on another file. */
static bool
read_board (json_t *header, const char *boards, CvTable *table, RecError *error)
{
  const json_t *board = json_object_get (header, "board");

  if (board == NULL)
    return true;
  if (!json_is_string (board))
    return rec_board_read (board, table->game, &table->board, error);
  json_t *shipped = rec_board_load_shipped (
      boards, table->game, json_string_value (board), &table->board, error);
  return shipped != NULL && json_object_set_new (header, "board", shipped) == 0;
}

json_t *
rec_header_read (const json_t *object,
                 const char *boards,
                 CvTable *ret_table,
                 RecError *error)
{
  assert (ret_table != NULL && error != NULL);

  static const char *const keys[] = { "caravanserai", "game",    "edition", "turns",
                                      "board",        "players", "created", NULL };

  if (!read_format (object, error) || !rec_json_only (object, keys, error) ||
      !read_game (object, ret_table, error) ||
      !read_settings (object, ret_table, error) ||
      !read_players (json_object_get (object, "players"), ret_table, error))
    return NULL;
  json_t *header = json_copy ((json_t *) object);
  if (!read_board (header, boards, ret_table, error))
    {
      json_decref (header);
      return NULL;
    }
  return header;
}
