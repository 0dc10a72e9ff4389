/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-board.h"

#include <string.h>

#include "caravan-board-saver.h"
#include "caravan-paths.h"
#include "caravan-text.h"
#include "rec-board.h"

#define ID_MOST      64
#define SAMPLE_ID    "sample"
#define ID_OF_SAMPLE "my-sample"
#define ID_UNTITLED  "board"

/* Where no board ships. */
#define WIDTH_USUAL  16
#define HEIGHT_USUAL 13

/* Glyphs are kept row by row, without guard bits; all after them are zeros. */
typedef struct
{
  int width, height;
  char glyph[CV_BOARD_SIDE * CV_BOARD_SIDE];
} Picture;

struct _CaravanPaintBoard
{
  CaravanPaint parent_instance;

  /* owned */
  json_t *more;             /* what the object has besides what is painted */
  CaravanBoardSaver *saver; /* NULL: nothing is kept yet */
};

G_DEFINE_FINAL_TYPE (CaravanPaintBoard, caravan_paint_board, CARAVAN_TYPE_PAINT)

/* Pictures. */

static const Picture *
get_picture (gpointer self)
{
  return caravan_paint_get_picture (self);
}

static const CvGame *
get_game (gpointer self)
{
  return caravan_paint_get_table (self)->game;
}

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

static Picture
make_picture (int width, int height, char glyph)
{
  Picture picture = { .width = width, .height = height };

  memset (picture.glyph, glyph, (size_t) (width * height));
  return picture;
}

static Picture
make_blank (const CvGame *game, int width, int height)
{
  int width_min, width_max, height_min, height_max;

  caravan_paint_get_limits (game, &width_min, &width_max, &height_min, &height_max);
  return make_picture (CLAMP (width, width_min, width_max),
                       CLAMP (height, height_min, height_max), get_blank (game));
}

static Picture
copy_board (const CvBoard *board)
{
  Picture picture = make_picture (board->width, board->height, ' ');

  for (int row = 0; row < board->height; row++)
    memcpy (glyph_at (&picture, 0, row), &board->glyph[row * board->stride],
            (size_t) board->width);
  return picture;
}

/* The board that the picture is of. */
static void
derive (CaravanPaint *paint, CvTable *table, CvState *state)
{
  Picture picture = *get_picture (paint);

  cv_board_start_grid (&table->board, picture.width, picture.height);
  for (int row = 0; row < picture.height; row++)
    for (int column = 0; column < picture.width; column++)
      cv_board_paint (&table->board, column, row, *glyph_at (&picture, column, row));
  if (table->game->prepare != NULL)
    table->game->prepare (&table->board);
  cv_state_start (table, state);
}

/* Making, reading and writing. */

static void
add_brushes (CaravanPaint *paint, const CvGame *game)
{
  for (const CvGround *ground = game->grounds; ground->glyph != '\0'; ground++)
    {
      const char name[2] = { ground->glyph, '\0' };
      CaravanPaintBrush brush = { ground->term, CARAVAN_PICTURE_GROUND,
                                  g_intern_string (name), FALSE, -1 };
      caravan_paint_add_brush (paint, &brush);
    }
}

static CaravanPaint *
make (const CvGame *game, const Picture *picture, const char *title)
{
  CaravanPaint *paint = g_object_new (CARAVAN_TYPE_PAINT_BOARD, NULL);
  CvTable table;

  cv_table_start (&table, game);
  table.n_players = game->players_min;
  add_brushes (paint, game);
  caravan_paint_set_title (paint, title);
  caravan_paint_start (paint, &table, picture);
  return paint;
}

CaravanPaint *
caravan_paint_board_new (const CvGame *game, int width, int height)
{
  Picture picture = make_blank (game, width, height);

  return make (game, &picture, "");
}

CaravanPaint *
caravan_paint_board_read (const json_t *object, const CvGame *game, RecError *error)
{
  const char *title = json_string_value (json_object_get (object, "title"));
  CvBoard board;

  if (!rec_board_read (object, game, &board, error))
    return NULL;
  Picture picture = copy_board (&board);
  CaravanPaint *paint = make (game, &picture, title != NULL ? title : "");
  json_object_update (CARAVAN_PAINT_BOARD (paint)->more, (json_t *) object);
  return paint;
}

static CaravanPaint *
read_sample (const CvGame *game)
{
  RecError error = { 0 };
  CvBoard board;
  json_t *object =
      rec_board_load_shipped (caravan_boards_dir (), game, SAMPLE_ID, &board, &error);
  CaravanPaint *paint =
      object != NULL ? caravan_paint_board_read (object, game, &error) : NULL;

  json_decref (object);
  return paint != NULL ? paint
                       : caravan_paint_board_new (game, WIDTH_USUAL, HEIGHT_USUAL);
}

CaravanPaint *
caravan_paint_board_new_sample (const CvGame *game)
{
  CaravanPaint *paint = read_sample (game);

  /* Translators: the title a painted board has until it gets another one. */
  caravan_paint_set_title (paint, caravan_text (N_ ("My board")));
  return paint;
}

static json_t *
write_rows (const Picture *picture)
{
  json_t *rows = json_array ();

  for (int row = 0; row < picture->height; row++)
    json_array_append_new (rows, json_stringn (&picture->glyph[row * picture->width],
                                               (size_t) picture->width));
  return rows;
}

json_t *
caravan_paint_board_write (CaravanPaintBoard *self)
{
  const char *title = caravan_paint_get_title (CARAVAN_PAINT (self));
  g_autofree char *id = caravan_paint_board_make_id (title);
  json_t *object = json_pack ("{s:i, s:s, s:s}", "caravanserai-board", 1, "game",
                              get_game (self)->id, "id", id);

  json_object_update_missing (object, self->more);
  if (title[0] != '\0')
    json_object_set_new (object, "title", json_string (title));
  else
    json_object_del (object, "title");
  json_object_set_new (object, "rows", write_rows (get_picture (self)));
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

/* Its file. */

static void
saved_cb (const RecError *error, gpointer self)
{
  g_signal_emit_by_name (self, "kept", error);
}

CaravanPaint *
caravan_paint_board_open (const char *path)
{
  RecError error;
  CaravanBoardFile *file = caravan_board_file_load (path, &error);
  CaravanPaint *paint = NULL;

  if (file != NULL && caravan_painting_find (file->game) != NULL)
    paint = caravan_paint_board_read (file->object, file->game, &error);
  caravan_board_file_free (file);
  if (paint != NULL)
    CARAVAN_PAINT_BOARD (paint)->saver =
        caravan_board_saver_new (path, saved_cb, paint);
  return paint;
}

const char *
caravan_paint_board_get_path (CaravanPaintBoard *self)
{
  return self->saver != NULL ? caravan_board_saver_get_path (self->saver) : NULL;
}

static void
keep (CaravanPaint *paint)
{
  CaravanPaintBoard *self = CARAVAN_PAINT_BOARD (paint);
  json_t *object = caravan_paint_board_write (self);

  if (self->saver == NULL)
    {
      g_autofree char *path = caravan_board_files_name (object);
      self->saver = caravan_board_saver_new (path, saved_cb, self);
    }
  caravan_board_saver_save (self->saver, object);
  json_decref (object);
}

/* A board that was only looked at is kept too: whoever says it is done wants it. */
static gboolean
finish (CaravanPaint *paint, RecError *error)
{
  CaravanPaintBoard *self = CARAVAN_PAINT_BOARD (paint);

  if (self->saver == NULL)
    keep (paint);
  return caravan_board_saver_flush (self->saver, error);
}

/* Painting. */

static gboolean
is_on (const Picture *picture, CvCell cell)
{
  return cell >= 0 && cv_cell_column (cell) < picture->width &&
         cv_cell_row (cell) < picture->height;
}

static char
get_glyph (CaravanPaint *paint, const CaravanPaintTouch *touch)
{
  return caravan_paint_get_brush (paint, touch->brush)->picture_name[0];
}

static gboolean
touch_cell (CaravanPaint *paint,
            const CaravanPaintTouch *touch,
            gpointer picture,
            CaravanPaintRefusal *ret_refusal)
{
  if (!is_on (picture, touch->cell))
    return FALSE;
  *glyph_at (picture, cv_cell_column (touch->cell), cv_cell_row (touch->cell)) =
      get_glyph (paint, touch);
  return TRUE;
}

static gboolean
fill (CaravanPaint *paint, const CaravanPaintTouch *touch)
{
  const CvBoard *board = &caravan_paint_get_table (paint)->board;
  Picture picture = *get_picture (paint);

  if (!is_on (&picture, touch->cell))
    return FALSE;
  int bit = cv_board_known_bit (board, touch->cell);
  const char same[2] = { board->glyph[bit], '\0' };
  CvSet inside = cv_board_with (board, same), seed = { { 0 } };
  cv_set_add (&seed, bit);
  CvSet area = cv_set_flood (&seed, &inside, board->stride, board->n_words);
  for (bit = cv_set_next (&area, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&area, bit + 1, board->n_words))
    *glyph_at (&picture, bit % board->stride, bit / board->stride) =
        get_glyph (paint, touch);
  return caravan_paint_take (paint, &picture, FALSE);
}

static gboolean
resize (CaravanPaint *paint, int width, int height)
{
  Picture now = *get_picture (paint);
  Picture picture = make_blank (get_game (paint), width, height);

  for (int row = 0; row < MIN (picture.height, now.height); row++)
    memcpy (glyph_at (&picture, 0, row), glyph_at (&now, 0, row),
            (size_t) MIN (picture.width, now.width));
  return caravan_paint_take (paint, &picture, FALSE);
}

/* Turning needs a board whose sides the game lets change places. */
static gboolean
can_change (CaravanPaint *paint, CaravanPaintChange change)
{
  const CvGame *game = get_game (paint);
  const Picture *now = get_picture (paint);

  return change != CARAVAN_PAINT_TURN ||
         (now->height >= game->width_min && now->height <= game->width_max &&
          now->width >= game->height_min && now->width <= game->height_max);
}

static Picture
move_cells (const Picture *from, CaravanPaintChange change)
{
  Picture picture = *from;

  if (change == CARAVAN_PAINT_TURN)
    {
      picture.width = from->height;
      picture.height = from->width;
    }
  for (int row = 0; row < from->height; row++)
    for (int column = 0; column < from->width; column++)
      {
        int x = column, y = row;
        if (change == CARAVAN_PAINT_MIRROR)
          x = from->width - 1 - column;
        else if (change == CARAVAN_PAINT_FLIP)
          y = from->height - 1 - row;
        else if (change == CARAVAN_PAINT_TURN)
          {
            x = from->height - 1 - row;
            y = column;
          }
        *glyph_at (&picture, x, y) = from->glyph[row * from->width + column];
      }
  return picture;
}

static gboolean
change (CaravanPaint *paint, CaravanPaintChange how)
{
  const Picture *now = get_picture (paint);
  Picture picture = *now;

  if (how == CARAVAN_PAINT_SAMPLE)
    {
      g_autoptr (CaravanPaint) sample = read_sample (get_game (paint));
      picture = *get_picture (sample);
    }
  else if (how == CARAVAN_PAINT_EMPTY)
    picture = make_blank (get_game (paint), now->width, now->height);
  else
    picture = move_cells (now, how);
  return caravan_paint_take (paint, &picture, FALSE);
}

/* The class. */

static void
caravan_paint_board_finalize (GObject *object)
{
  CaravanPaintBoard *self = CARAVAN_PAINT_BOARD (object);

  g_clear_pointer (&self->saver, caravan_board_saver_free);
  json_decref (self->more);
  G_OBJECT_CLASS (caravan_paint_board_parent_class)->finalize (object);
}

static void
caravan_paint_board_class_init (CaravanPaintBoardClass *klass)
{
  CaravanPaintClass *paint_class = CARAVAN_PAINT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_paint_board_finalize;
  paint_class->picture_size = sizeof (Picture);
  paint_class->title = N_ ("Paint a board");
  paint_class->help = "use-boards";
  paint_class->first_brush = 1;
  paint_class->brushes = N_ ("Brushes");
  paint_class->hint = N_ ("Choose a kind of space, then click or drag over the "
                          "board. The board is saved as you paint.");
  paint_class->purpose = N_ ("Play on this board");
  /* Translators: %1$s is what the disk said. */
  paint_class->trouble = N_ ("The board can’t be saved: %1$s");
  paint_class->is_outside_painted = TRUE;
  paint_class->derive = derive;
  paint_class->touch = touch_cell;
  paint_class->finish = finish;
  paint_class->fill = fill;
  paint_class->can_change = can_change;
  paint_class->change = change;
  paint_class->resize = resize;
  paint_class->keep = keep;
}

static void
caravan_paint_board_init (CaravanPaintBoard *self)
{
  self->more = json_object ();
}
