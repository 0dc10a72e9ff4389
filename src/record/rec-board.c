/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading boards. What is checked: the form, the size, the glyphs, the symbols. Whether
   a board makes sense for play is for the board editor to say. */
#include "rec-board.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "rec-file.h"
#include "rec-text.h"

#define ID_MOST    64
#define TITLE_MOST 200
#define TRACK_MOST 999
#define UNPAINTED  '?'

static const char *const gem_names[] = { "red", "yellow", "green", "blue", NULL };

static bool
is_id (const char *id)
{
  size_t n = strlen (id);
  return n >= 1 && n <= ID_MOST &&
         strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == n;
}

static bool
check_id (const char *id, RecError *error)
{
  if (is_id (id))
    return true;
  return rec_error_set (
      error,
      N_ ("a board’s id consists of 1 to 64 lowercase letters, digits and hyphens"),
      NULL);
}

/* Grids. */

static bool
has_glyph (const CvGame *game, char glyph)
{
  for (int i = 0; game->grounds[i].glyph != '\0'; i++)
    if (game->grounds[i].glyph == glyph)
      return true;
  return false;
}

/* A user's board may still have spaces that nobody has painted; nothing is played on
   it. */
static bool
refuse_glyph (char glyph, RecError *error)
{
  const char text[2] = { glyph, '\0' };

  if (glyph == UNPAINTED)
    return rec_error_set (
        error, N_ ("“?” in “rows”: a space of this board is not painted yet"), NULL);
  return rec_error_set (error,
                        N_ ("“%1$s” in “rows” is not a glyph of this game’s boards"),
                        (unsigned char) glyph < 0x80 ? text : "?", NULL);
}

static bool
paint_row (
    const CvGame *game, const char *text, int row, CvBoard *board, RecError *error)
{
  for (int column = 0; text[column] != '\0'; column++)
    {
      if (!has_glyph (game, text[column]))
        return refuse_glyph (text[column], error);
      cv_board_paint (board, column, row, text[column]);
    }
  return true;
}

static bool
refuse_size (const CvGame *game, RecError *error)
{
  char most[48];
  if (game->width_min == game->width_max)
    {
      snprintf (most, sizeof most, "%d × %d", game->width_max, game->height_max);
      return rec_error_set (error, N_ ("this game’s board has %1$s spaces"), most,
                            NULL);
    }
  snprintf (most, sizeof most, "%d × %d", game->width_max, game->height_max);
  return rec_error_set (
      error, N_ ("a board has rows of equal length, at most %1$s spaces"), most, NULL);
}

static bool
read_rows (const json_t *rows, const CvGame *game, CvBoard *board, RecError *error)
{
  size_t height = json_array_size (rows);
  size_t width = json_string_length (json_array_get (rows, 0));

  if (!json_is_array (rows))
    return rec_error_set (error, N_ ("“%1$s” must be a list"), "rows", NULL);
  if (height < game->height_min || height > game->height_max ||
      width < game->width_min || width > game->width_max)
    return refuse_size (game, error);
  cv_board_start_grid (board, (int) width, (int) height);
  for (size_t row = 0; row < height; row++)
    {
      const char *text;
      if (!rec_json_string (json_array_get (rows, row), "rows", &text, error))
        return false;
      if (strlen (text) != width)
        return refuse_size (game, error);
      if (!paint_row (game, text, (int) row, board, error))
        return false;
    }
  return true;
}

static bool
read_symbols (const json_t *list,
              const char *key,
              const CvGame *game,
              uint8_t ret_symbols[CV_BOARD_BANDS],
              RecError *error)
{
  unsigned seen = 0;

  for (size_t i = 0; i < json_array_size (list) && i < CV_BOARD_BANDS; i++)
    {
      const char *name;
      if (!rec_json_string (json_array_get (list, i), key, &name, error))
        return false;
      int symbol = rec_index_of (name, game->symbols);
      if (symbol >= 0)
        seen |= 1u << symbol;
      ret_symbols[i] = (uint8_t) symbol;
    }
  if (json_array_size (list) == CV_BOARD_BANDS && seen == (1u << CV_BOARD_BANDS) - 1u)
    return true;
  return rec_error_set (error, N_ ("“%1$s” must list the five symbols, each once"), key,
                        NULL);
}

/* How many spaces the scoring track has, where that is known. */
static bool
read_track (const json_t *track, CvBoard *board, RecError *error)
{
  int n = 0;

  if (track != NULL && !rec_json_number (track, "track", 0, TRACK_MOST, &n, error))
    return false;
  board->track = (uint16_t) n;
  return true;
}

static bool
read_grid (const json_t *object, const CvGame *game, CvBoard *board, RecError *error)
{
  static const char *const keys[] = {
    "caravanserai-board", "game",        "id",    "title", "rows",
    "column-symbols",     "row-symbols", "track", NULL
  };
  static const char *const plain_keys[] = {
    "caravanserai-board", "game", "id", "title", "rows", NULL
  };

  if (!rec_json_only (object, game->symbols != NULL ? keys : plain_keys, error) ||
      !read_rows (json_object_get (object, "rows"), game, board, error))
    return false;
  return game->symbols == NULL ||
         (read_symbols (json_object_get (object, "column-symbols"), "column-symbols",
                        game, board->column_symbol, error) &&
          read_symbols (json_object_get (object, "row-symbols"), "row-symbols", game,
                        board->row_symbol, error) &&
          read_track (json_object_get (object, "track"), board, error));
}

/* Rings. */

static bool
read_arch_points (const json_t *arch, int i, CvBoard *board, RecError *error)
{
  const json_t *value = json_object_get (arch, "points");
  int points = 0;

  if (value != NULL && !rec_json_number (value, "points", 0, 99, &points, error))
    return false;
  board->has_arch_points[i] = value != NULL;
  board->arch_points[i] = (uint8_t) points;
  return true;
}

static bool
read_arch_gems (const json_t *arch, int i, CvBoard *board, RecError *error)
{
  const json_t *value = json_object_get (arch, "gems");
  const char *letters = "";

  if (value != NULL && !rec_json_string (value, "gems", &letters, error))
    return false;
  if (!cv_gems_parse (letters, &board->arch_gems[i]))
    return rec_error_set (
        error, N_ ("“%1$s” may contain only the letters r, y, g and b"), "gems", NULL);
  board->has_arch_gems[i] = value != NULL;
  return true;
}

/* What an arch leaves out is not known yet. */
static bool
read_arch (const json_t *arch, int i, CvBoard *board, RecError *error)
{
  static const char *const keys[] = { "points", "gems", NULL };

  if (!json_is_object (arch))
    return rec_error_set (error, N_ ("“%1$s” must be a list of objects"), "arches",
                          NULL);
  return rec_json_only (arch, keys, error) &&
         read_arch_points (arch, i, board, error) &&
         read_arch_gems (arch, i, board, error);
}

/* A number where only the number of arches is known. */
static bool
read_arches (const json_t *arches, CvBoard *board, RecError *error)
{
  bool is_list = json_is_array (arches);
  int n = (int) json_array_size (arches);

  if (!is_list && !rec_json_number (arches, "arches", 4, CV_BOARD_ARCHES, &n, error))
    return false;
  if (n < 4 || n > CV_BOARD_ARCHES)
    return rec_error_set (error, N_ ("“%1$s” must be from %2$s to %3$s"), "arches", "4",
                          "60", NULL);
  board->n_arches = (uint8_t) n;
  for (int i = 0; is_list && i < n; i++)
    if (!read_arch (json_array_get (arches, (size_t) i), i, board, error))
      return false;
  return true;
}

static bool
read_majority (const json_t *majority, CvBoard *board, RecError *error)
{
  if (!json_is_object (majority))
    return rec_error_set (error, N_ ("“%1$s” must be an object"), "majority", NULL);
  if (!rec_json_only (majority, gem_names, error))
    return false;
  for (int color = 0; color < CV_GEM_COLORS; color++)
    {
      int points;
      if (!rec_json_number (json_object_get (majority, gem_names[color]),
                            gem_names[color], 0, 999, &points, error))
        return false;
      board->majority[color] = (uint16_t) points;
    }
  return true;
}

static bool
read_ring (const json_t *object, CvBoard *board, RecError *error)
{
  static const char *const keys[] = {
    "caravanserai-board", "game", "id", "title", "arches", "majority", "lap", NULL
  };
  int lap;

  *board = (CvBoard){ .present = true };
  if (!rec_json_only (object, keys, error) ||
      !read_arches (json_object_get (object, "arches"), board, error) ||
      !read_majority (json_object_get (object, "majority"), board, error) ||
      !rec_json_number (json_object_get (object, "lap"), "lap", 0, 999, &lap, error))
    return false;
  board->lap = (uint16_t) lap;
  return true;
}

/* All boards. */

static bool
check_heading (const json_t *object, const CvGame *game, RecError *error)
{
  const char *id, *game_id, *title = "board";
  int version;

  if (!rec_json_number (json_object_get (object, "caravanserai-board"),
                        "caravanserai-board", 0, 9999, &version, error))
    return false;
  if (version != 1)
    return rec_error_set_number (
        error, N_ ("this board has format %1$s; this program reads format 1"), NULL,
        version);
  if (!rec_json_string (json_object_get (object, "game"), "game", &game_id, error) ||
      !rec_json_string (json_object_get (object, "id"), "id", &id, error) ||
      !check_id (id, error))
    return false;
  if (json_object_get (object, "title") != NULL &&
      (!rec_json_string (json_object_get (object, "title"), "title", &title, error) ||
       !rec_text_is_name (title, TITLE_MOST, "title", error)))
    return false;
  if (strcmp (game_id, game->id) != 0)
    return rec_error_set (error, N_ ("this is a board for “%1$s”, not for “%2$s”"),
                          game_id, game->id, NULL);
  return true;
}

bool
rec_board_read (const json_t *object,
                const CvGame *game,
                CvBoard *ret_board,
                RecError *error)
{
  assert (game != NULL);
  assert (ret_board != NULL && error != NULL);

  CvBoard board;

  if (!json_is_object (object))
    return rec_error_set (error, N_ ("a board must be an object"), NULL);
  if (!check_heading (object, game, error))
    return false;
  if (game->layout == CV_LAYOUT_GRID ? !read_grid (object, game, &board, error)
                                     : !read_ring (object, &board, error))
    return false;
  if (game->prepare != NULL)
    game->prepare (&board);
  *ret_board = board;
  return true;
}

json_t *
rec_board_load_shipped (const char *directory,
                        const CvGame *game,
                        const char *id,
                        CvBoard *ret_board,
                        RecError *error)
{
  assert (directory != NULL && game != NULL && id != NULL);
  assert (ret_board != NULL && error != NULL);

  char path[4096];
  RecBytes bytes;

  if (!check_id (id, error))
    return NULL;
  snprintf (path, sizeof path, "%s/%s-%s.board", directory, game->id, id);
  if (!rec_file_read (path, REC_BOARD_FILE_MOST, &bytes, error))
    {
      rec_error_set (error, N_ ("no board “%1$s” comes with this game"), id, NULL);
      return NULL;
    }
  json_t *object = rec_json_parse (bytes.data, bytes.size, REC_JSON_DEPTH, error);
  rec_bytes_free (&bytes);
  if (object != NULL && !rec_board_read (object, game, ret_board, error))
    {
      json_decref (object);
      return NULL;
    }
  return object;
}
