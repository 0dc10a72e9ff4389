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

struct _CaravanPaintBoard
{
  CaravanPaint parent_instance;

  /* owned */
  json_t *more;             /* what the object has besides what is painted */
  CaravanBoardSaver *saver; /* NULL: nothing is kept yet */
};

G_DEFINE_FINAL_TYPE (CaravanPaintBoard, caravan_paint_board, CARAVAN_TYPE_PAINT)

/* The picture is the board as it is printed, with the sets its game derives. */

static const CvBoard *
get_board (gpointer self)
{
  return caravan_paint_get_picture (self);
}

static const CvGame *
get_game (gpointer self)
{
  return caravan_paint_get_table (self)->game;
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
blank (const CvGame *game, CvBoard *board)
{
  char glyph = get_blank (game);

  for (int row = 0; row < board->height; row++)
    for (int column = 0; column < board->width; column++)
      cv_board_paint (board, column, row, glyph);
}

static CvBoard
make_blank (const CvGame *game, int width, int height)
{
  CvBoard board;

  cv_board_start_grid (
      &board,
      CLAMP (width, MAX (game->width_min, CARAVAN_PAINT_SIDE_MIN), game->width_max),
      CLAMP (height, MAX (game->height_min, CARAVAN_PAINT_SIDE_MIN), game->height_max));
  blank (game, &board);
  for (int band = 0; game->symbols != NULL && band < CV_BOARD_BANDS; band++)
    board.column_symbol[band] = board.row_symbol[band] = (guint8) band;
  return board;
}

static void
prepare (const CvGame *game, CvBoard *board)
{
  memset (board->set, 0, sizeof board->set);
  if (game->prepare != NULL)
    game->prepare (board);
}

static gboolean
take (CaravanPaint *paint, CvBoard *board)
{
  prepare (get_game (paint), board);
  return caravan_paint_take (paint, board, FALSE);
}

static void
derive (CaravanPaint *paint, CvTable *table, CvState *state)
{
  table->board = *get_board (paint);
  cv_state_start (table, state);
}

/* Making, reading and writing. */

static void
add_brushes (CaravanPaint *paint, const CvGame *game)
{
  for (const CvGround *ground = game->grounds; ground->glyph != '\0'; ground++)
    caravan_paint_add_brush (paint,
                             (CaravanPaintBrush){ .term = ground->term,
                                                  .art = caravan_game_find (game)->art,
                                                  .picture = CARAVAN_PICTURE_GROUND,
                                                  .picture_name = ground->id,
                                                  .color = -1,
                                                  .piece = -1 });
}

static CaravanPaint *
make (const CvGame *game, CvBoard *board, const char *title)
{
  CaravanPaint *paint = g_object_new (CARAVAN_TYPE_PAINT_BOARD, NULL);
  CvTable table;

  cv_table_start (&table, game);
  table.n_players = game->players_min;
  prepare (game, board);
  add_brushes (paint, game);
  caravan_paint_set_title (paint, title);
  caravan_paint_start (
      paint, CARAVAN_PAINT_BOARDS | (game->symbols != NULL ? CARAVAN_PAINT_BANDS : 0),
      &table, board);
  return paint;
}

CaravanPaint *
caravan_paint_board_new (const CvGame *game, int width, int height)
{
  CvBoard board = make_blank (game, width, height);

  return make (game, &board, "");
}

CaravanPaint *
caravan_paint_board_read (const json_t *object, const CvGame *game, RecError *error)
{
  const char *title = json_string_value (json_object_get (object, "title"));
  CvBoard board;

  if (!rec_board_read (object, game, &board, error))
    return NULL;
  CaravanPaint *paint = make (game, &board, title != NULL ? title : "");
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
write_rows (const CvBoard *board)
{
  json_t *rows = json_array ();

  for (int row = 0; row < board->height; row++)
    json_array_append_new (
        rows, json_stringn (&board->glyph[row * board->stride], board->width));
  return rows;
}

static json_t *
write_symbols (const CvGame *game, const guint8 symbols[CV_BOARD_BANDS])
{
  json_t *names = json_array ();

  for (int band = 0; band < CV_BOARD_BANDS; band++)
    json_array_append_new (names, json_string (game->symbols[symbols[band]]));
  return names;
}

static void
write_bands (const CvGame *game, const CvBoard *board, json_t *object)
{
  if (game->symbols == NULL)
    return;
  json_object_set_new (object, "column-symbols",
                       write_symbols (game, board->column_symbol));
  json_object_set_new (object, "row-symbols", write_symbols (game, board->row_symbol));
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
  json_object_set_new (object, "rows", write_rows (get_board (self)));
  write_bands (get_game (self), get_board (self), object);
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

  if (file != NULL && caravan_painting_has_boards (caravan_painting_find (file->game)))
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

static char
get_glyph (CaravanPaint *paint, const CaravanPaintTouch *touch)
{
  return get_game (paint)->grounds[touch->brush].glyph;
}

static gboolean
touch_cell (CaravanPaint *paint,
            const CaravanPaintTouch *touch,
            gpointer picture,
            CaravanPaintRefusal *ret_refusal)
{
  CvBoard *board = picture;
  int bit = cv_board_bit (board, touch->cell);

  if (bit < 0)
    return FALSE;
  board->glyph[bit] = get_glyph (paint, touch);
  prepare (get_game (paint), board);
  return TRUE;
}

static gboolean
fill (CaravanPaint *paint, const CaravanPaintTouch *touch)
{
  CvBoard board = *get_board (paint);
  int bit = cv_board_bit (&board, touch->cell);

  if (bit < 0)
    return FALSE;
  const char same[2] = { board.glyph[bit], '\0' };
  CvSet inside = cv_board_with (&board, same), seed = { { 0 } };
  cv_set_add (&seed, bit);
  CvSet area = cv_set_flood (&seed, &inside, board.stride, board.n_words);
  for (bit = cv_set_next (&area, 0, board.n_words); bit >= 0;
       bit = cv_set_next (&area, bit + 1, board.n_words))
    board.glyph[bit] = get_glyph (paint, touch);
  return take (paint, &board);
}

static gboolean
resize (CaravanPaint *paint, int width, int height)
{
  const CvBoard *now = get_board (paint);
  CvBoard board = make_blank (get_game (paint), width, height);

  if (board.width == now->width && board.height == now->height)
    return FALSE;
  for (int row = 0; row < MIN (board.height, now->height); row++)
    memcpy (&board.glyph[row * board.stride], &now->glyph[row * now->stride],
            MIN (board.width, now->width));
  return take (paint, &board);
}

/* Turning needs a board whose sides the game lets change places. */
static gboolean
can_change (CaravanPaint *paint, CaravanPaintChange change)
{
  const CvGame *game = get_game (paint);
  const CvBoard *now = get_board (paint);

  return change != CARAVAN_PAINT_TURN ||
         (now->height >= game->width_min && now->height <= game->width_max &&
          now->width >= game->height_min && now->width <= game->height_max);
}

static gboolean
swap_bands (CaravanPaint *paint, gboolean of_columns, int one, int other)
{
  CvBoard board = *get_board (paint);
  guint8 *symbol = of_columns ? board.column_symbol : board.row_symbol;
  guint8 kept = symbol[one];

  symbol[one] = symbol[other];
  symbol[other] = kept;
  return take (paint, &board);
}

/* The symbols go where their bands go. */
static void
turn_round (guint8 to[CV_BOARD_BANDS], const guint8 from[CV_BOARD_BANDS])
{
  for (int band = 0; band < CV_BOARD_BANDS; band++)
    to[band] = from[CV_BOARD_BANDS - 1 - band];
}

static CvBoard
move_cells (const CvBoard *from, CaravanPaintChange change)
{
  int right = from->width - 1, bottom = from->height - 1;
  CvBoard board = *from;

  if (change == CARAVAN_PAINT_TURN)
    cv_board_start_grid (&board, from->height, from->width);
  else if (change == CARAVAN_PAINT_MIRROR)
    turn_round (board.column_symbol, from->column_symbol);
  else
    turn_round (board.row_symbol, from->row_symbol);
  for (int row = 0; row <= bottom; row++)
    for (int column = 0; column <= right; column++)
      {
        char glyph = from->glyph[row * from->stride + column];
        if (change == CARAVAN_PAINT_TURN)
          cv_board_paint (&board, bottom - row, column, glyph);
        else if (change == CARAVAN_PAINT_MIRROR)
          cv_board_paint (&board, right - column, row, glyph);
        else
          cv_board_paint (&board, column, bottom - row, glyph);
      }
  return board;
}

static gboolean
change (CaravanPaint *paint, CaravanPaintChange how)
{
  const CvGame *game = get_game (paint);
  CvBoard board = *get_board (paint);

  if (how == CARAVAN_PAINT_SAMPLE)
    {
      g_autoptr (CaravanPaint) sample = read_sample (game);
      board = *get_board (sample);
    }
  else if (how == CARAVAN_PAINT_EMPTY)
    blank (game, &board);
  else
    board = move_cells (get_board (paint), how);
  return take (paint, &board);
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
  paint_class->picture_size = sizeof (CvBoard);
  paint_class->title = N_ ("Paint a board");
  paint_class->help = "use-boards";
  paint_class->first_brush = 1;
  paint_class->brushes = N_ ("Brushes");
  paint_class->hint = N_ ("Choose a kind of space, then click or drag over the "
                          "board. The board is saved as you paint.");
  paint_class->purpose = N_ ("Play on this board");
  /* Translators: %1$s is what the disk said. */
  paint_class->trouble = N_ ("The board can’t be saved: %1$s");
  paint_class->derive = derive;
  paint_class->touch = touch_cell;
  paint_class->finish = finish;
  paint_class->fill = fill;
  paint_class->can_change = can_change;
  paint_class->change = change;
  paint_class->resize = resize;
  paint_class->swap_bands = swap_bands;
  paint_class->keep = keep;
}

static void
caravan_paint_board_init (CaravanPaintBoard *self)
{
  self->more = json_object ();
}
