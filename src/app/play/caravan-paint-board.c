/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-board.h"

#include <string.h>

#include "rec-board.h"
#include "rec-text.h"

#define ID_MOST      64
#define STEPS_MOST   500
#define SAMPLE_ID    "sample"
#define ID_OF_SAMPLE "my-sample"
#define ID_UNTITLED  "board"

/* All that undo brings back. Glyphs are kept row by row, without guard bits. */
typedef struct
{
  int width, height;
  char glyph[CV_BOARD_SIDE * CV_BOARD_SIDE];
} Picture;

struct _CaravanPaintBoard
{
  const CvGame *game;
  Picture now;
  gboolean in_stroke; /* the next cell belongs to the step that was begun last */

  /* owned */
  GArray *undo, *redo; /* Picture */
  char *title;
  json_t *more; /* what the object has besides what is painted */
  CvBoard board;
};

/* Pictures. */

static char *
glyph_at (Picture *picture, int column, int row)
{
  return &picture->glyph[row * picture->width + column];
}

static char
get_blank (const CvGame *game)
{
  for (const CvGround *ground = game->grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph == '.')
      return '.';
  return game->grounds[0].glyph;
}

static void
start_picture (Picture *picture, int width, int height, char glyph)
{
  *picture = (Picture){ .width = width, .height = height };
  memset (picture->glyph, glyph, (size_t) (width * height));
}

static gboolean
is_same (const Picture *a, const Picture *b)
{
  return a->width == b->width && a->height == b->height &&
         memcmp (a->glyph, b->glyph, (size_t) (a->width * a->height)) == 0;
}

/* The board that the picture is of. */
static void
prepare_board (CaravanPaintBoard *self)
{
  cv_board_start_grid (&self->board, self->now.width, self->now.height);
  for (int row = 0; row < self->now.height; row++)
    for (int column = 0; column < self->now.width; column++)
      cv_board_paint (&self->board, column, row, *glyph_at (&self->now, column, row));
  if (self->game->prepare != NULL)
    self->game->prepare (&self->board);
}

/* Steps. */

static void
keep_step (CaravanPaintBoard *self)
{
  g_array_append_val (self->undo, self->now);
  if (self->undo->len > STEPS_MOST)
    g_array_remove_index (self->undo, 0);
  g_array_set_size (self->redo, 0);
}

static gboolean
take (CaravanPaintBoard *self, const Picture *picture)
{
  if (is_same (&self->now, picture))
    return FALSE;
  keep_step (self);
  self->in_stroke = FALSE;
  self->now = *picture;
  prepare_board (self);
  return TRUE;
}

static gboolean
step (CaravanPaintBoard *self, GArray *from, GArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_array_append_val (to, self->now);
  self->now = g_array_index (from, Picture, from->len - 1);
  g_array_set_size (from, from->len - 1);
  self->in_stroke = FALSE;
  prepare_board (self);
  return TRUE;
}

gboolean
caravan_paint_board_can_undo (const CaravanPaintBoard *self)
{
  return self->undo->len > 0;
}

gboolean
caravan_paint_board_can_redo (const CaravanPaintBoard *self)
{
  return self->redo->len > 0;
}

gboolean
caravan_paint_board_undo (CaravanPaintBoard *self)
{
  return step (self, self->undo, self->redo);
}

gboolean
caravan_paint_board_redo (CaravanPaintBoard *self)
{
  return step (self, self->redo, self->undo);
}

/* Making, reading and writing. */

void
caravan_paint_board_get_limits (const CvGame *game,
                                int *ret_width_min,
                                int *ret_width_max,
                                int *ret_height_min,
                                int *ret_height_max)
{
  *ret_width_min = MAX (game->width_min, CARAVAN_PAINT_SIDE_MIN);
  *ret_width_max = game->width_max;
  *ret_height_min = MAX (game->height_min, CARAVAN_PAINT_SIDE_MIN);
  *ret_height_max = game->height_max;
}

static CaravanPaintBoard *
make (const CvGame *game)
{
  CaravanPaintBoard *self = g_new0 (CaravanPaintBoard, 1);

  self->game = game;
  self->undo = g_array_new (FALSE, FALSE, sizeof (Picture));
  self->redo = g_array_new (FALSE, FALSE, sizeof (Picture));
  self->title = g_strdup ("");
  self->more = json_object ();
  return self;
}

CaravanPaintBoard *
caravan_paint_board_new (const CvGame *game, int width, int height)
{
  CaravanPaintBoard *self = make (game);
  int width_min, width_max, height_min, height_max;

  caravan_paint_board_get_limits (game, &width_min, &width_max, &height_min,
                                  &height_max);
  start_picture (&self->now, CLAMP (width, width_min, width_max),
                 CLAMP (height, height_min, height_max), get_blank (game));
  prepare_board (self);
  return self;
}

CaravanPaintBoard *
caravan_paint_board_read (const json_t *object, const CvGame *game, RecError *error)
{
  CvBoard board;

  if (!rec_board_read (object, game, &board, error))
    return NULL;
  CaravanPaintBoard *self = make (game);
  start_picture (&self->now, board.width, board.height, ' ');
  for (int row = 0; row < board.height; row++)
    for (int column = 0; column < board.width; column++)
      *glyph_at (&self->now, column, row) = board.glyph[row * board.stride + column];
  const char *title = json_string_value (json_object_get (object, "title"));
  g_free (self->title);
  self->title = g_strdup (title != NULL ? title : "");
  json_object_update (self->more, (json_t *) object);
  prepare_board (self);
  return self;
}

void
caravan_paint_board_free (CaravanPaintBoard *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->undo);
  g_array_unref (self->redo);
  g_free (self->title);
  json_decref (self->more);
  g_free (self);
}

static json_t *
write_rows (const CaravanPaintBoard *self)
{
  json_t *rows = json_array ();

  for (int row = 0; row < self->now.height; row++)
    json_array_append_new (rows, json_stringn (&self->now.glyph[row * self->now.width],
                                               (size_t) self->now.width));
  return rows;
}

json_t *
caravan_paint_board_write (const CaravanPaintBoard *self)
{
  g_autofree char *id = caravan_paint_board_make_id (self->title);
  json_t *object = json_pack ("{s:i, s:s, s:s}", "caravanserai-board", 1, "game",
                              self->game->id, "id", id);

  json_object_update_missing (object, self->more);
  if (self->title[0] != '\0')
    json_object_set_new (object, "title", json_string (self->title));
  else
    json_object_del (object, "title");
  json_object_set_new (object, "rows", write_rows (self));
  return object;
}

/* Letters lose their accents; whatever else is no letter or digit parts words. */
char *
caravan_paint_board_make_id (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < ID_MOST; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_assign (id, ID_UNTITLED);
  else if (strcmp (id->str, SAMPLE_ID) == 0)
    g_string_assign (id, ID_OF_SAMPLE);
  return g_string_free (id, FALSE);
}

const CvGame *
caravan_paint_board_get_game (const CaravanPaintBoard *self)
{
  return self->game;
}

const CvBoard *
caravan_paint_board_get_board (const CaravanPaintBoard *self)
{
  return &self->board;
}

const char *
caravan_paint_board_get_title (const CaravanPaintBoard *self)
{
  return self->title;
}

gboolean
caravan_paint_board_set_title (CaravanPaintBoard *self, const char *title)
{
  RecError error;

  if (!g_utf8_validate (title, -1, NULL) ||
      (title[0] != '\0' &&
       !rec_text_is_name (title, CARAVAN_PAINT_TITLE_MOST, "title", &error)))
    return FALSE;
  char *copy = g_strdup (title);
  g_free (self->title);
  self->title = copy;
  return TRUE;
}

/* Painting. */

void
caravan_paint_board_begin_stroke (CaravanPaintBoard *self)
{
  self->in_stroke = FALSE;
}

static gboolean
is_on (const CaravanPaintBoard *self, CvCell cell)
{
  return cell >= 0 && cv_cell_column (cell) < self->now.width &&
         cv_cell_row (cell) < self->now.height;
}

gboolean
caravan_paint_board_cell (CaravanPaintBoard *self, CvCell cell, char glyph)
{
  if (!is_on (self, cell))
    return FALSE;
  char *here = glyph_at (&self->now, cv_cell_column (cell), cv_cell_row (cell));
  if (*here == glyph)
    return FALSE;
  if (!self->in_stroke)
    keep_step (self);
  self->in_stroke = TRUE;
  *here = glyph;
  prepare_board (self);
  return TRUE;
}

gboolean
caravan_paint_board_fill (CaravanPaintBoard *self, CvCell cell, char glyph)
{
  if (!is_on (self, cell))
    return FALSE;
  const CvBoard *board = &self->board;
  int bit = cv_board_known_bit (board, cell);
  const char same[2] = { board->glyph[bit], '\0' };
  CvSet inside = cv_board_with (board, same), seed = { { 0 } };

  cv_set_add (&seed, bit);
  CvSet area = cv_set_flood (&seed, &inside, board->stride, board->n_words);
  Picture picture = self->now;
  for (bit = cv_set_next (&area, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&area, bit + 1, board->n_words))
    *glyph_at (&picture, bit % board->stride, bit / board->stride) = glyph;
  return take (self, &picture);
}

gboolean
caravan_paint_board_resize (CaravanPaintBoard *self, int width, int height)
{
  int width_min, width_max, height_min, height_max;
  Picture picture;

  caravan_paint_board_get_limits (self->game, &width_min, &width_max, &height_min,
                                  &height_max);
  start_picture (&picture, CLAMP (width, width_min, width_max),
                 CLAMP (height, height_min, height_max), get_blank (self->game));
  for (int row = 0; row < MIN (picture.height, self->now.height); row++)
    for (int column = 0; column < MIN (picture.width, self->now.width); column++)
      *glyph_at (&picture, column, row) = *glyph_at (&self->now, column, row);
  return take (self, &picture);
}

gboolean
caravan_paint_board_mirror (CaravanPaintBoard *self)
{
  Picture picture = self->now;

  for (int row = 0; row < picture.height; row++)
    for (int column = 0; column < picture.width; column++)
      *glyph_at (&picture, picture.width - 1 - column, row) =
          *glyph_at (&self->now, column, row);
  return take (self, &picture);
}

gboolean
caravan_paint_board_flip (CaravanPaintBoard *self)
{
  Picture picture = self->now;

  for (int row = 0; row < picture.height; row++)
    for (int column = 0; column < picture.width; column++)
      *glyph_at (&picture, column, picture.height - 1 - row) =
          *glyph_at (&self->now, column, row);
  return take (self, &picture);
}

gboolean
caravan_paint_board_can_turn (const CaravanPaintBoard *self)
{
  const CvGame *game = self->game;

  return self->now.height >= game->width_min && self->now.height <= game->width_max &&
         self->now.width >= game->height_min && self->now.width <= game->height_max;
}

gboolean
caravan_paint_board_turn (CaravanPaintBoard *self)
{
  Picture picture = { .width = self->now.height, .height = self->now.width };

  if (!caravan_paint_board_can_turn (self))
    return FALSE;
  for (int row = 0; row < self->now.height; row++)
    for (int column = 0; column < self->now.width; column++)
      *glyph_at (&picture, self->now.height - 1 - row, column) =
          *glyph_at (&self->now, column, row);
  return take (self, &picture);
}

gboolean
caravan_paint_board_replace (CaravanPaintBoard *self, const CaravanPaintBoard *other)
{
  g_return_val_if_fail (self->game == other->game, FALSE);
  return take (self, &other->now);
}
