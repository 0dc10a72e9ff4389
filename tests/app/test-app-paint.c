/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painted boards and positions, without a window: what is done can be undone, what is
   written reads back, and the painter says what is wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "caravan-board-files.h"
#include "caravan-oasis.h"
#include "caravan-paint-board.h"
#include "caravan-paint-position.h"
#include "cv-games.h"
#include "files.h"
#include "oasis-events.h"
#include "rec-board.h"
#include "scene.h"
#include "sim.h"

/* Boards. */

static const CvBoard *
get_board (CaravanPaint *paint)
{
  return &caravan_paint_get_table (paint)->board;
}

static CaravanPaintTouch
make_touch (CaravanPaint *paint, CvCell cell, char glyph)
{
  const CvGround *grounds = caravan_paint_get_table (paint)->game->grounds;
  int brush = 0;

  while (grounds[brush].glyph != glyph)
    brush++;
  return (CaravanPaintTouch){ brush, CV_NO_PLAYER, cell };
}

static gboolean
paint_cell (CaravanPaint *paint, CvCell cell, char glyph)
{
  CaravanPaintTouch touch = make_touch (paint, cell, glyph);
  CaravanPaintRefusal refusal;

  return caravan_paint_touch (paint, &touch, &refusal);
}

static gboolean
fill (CaravanPaint *paint, CvCell cell, char glyph)
{
  CaravanPaintTouch touch = make_touch (paint, cell, glyph);

  return caravan_paint_fill (paint, &touch);
}

static CaravanPaint *
load_sample (const CvGame *game)
{
  RecError error = { 0 };
  CvBoard board;
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_DATA"), game, "sample",
                                           &board, &error);
  assert_non_null (object);
  CaravanPaint *paint = caravan_paint_board_read (object, game, &error);
  assert_non_null (paint);
  json_decref (object);
  return paint;
}

static CaravanPaint *
paint_rows (const char *rows)
{
  g_autofree char *text = g_strdelimit (g_strdup (rows), "'", '"');
  RecError error = { 0 };
  json_t *object = rec_json_parse (text, strlen (text), REC_JSON_DEPTH, &error);
  CaravanPaint *paint = caravan_paint_board_read (object, &cv_oasis, &error);
  assert_non_null (paint);
  json_decref (object);
  return paint;
}

static char *
rows_of (CaravanPaint *paint)
{
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  char *dumped = json_dumps (json_object_get (object, "rows"), JSON_COMPACT);
  json_decref (object);
  return dumped;
}

static void
expect_rows (CaravanPaint *paint, const char *rows)
{
  g_autofree char *wanted = g_strdelimit (g_strdup (rows), "'", '"');
  g_autofree char *got = rows_of (paint);
  assert_string_equal (got, wanted);
}

static CvCell
cell (const char *name)
{
  CvCell found;
  assert_true (cv_cell_parse (name, &found));
  return found;
}

static void
test_a_stroke_is_one_step_of_undo (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oasis, 3, 3);

  assert_false (caravan_paint_can_undo (paint));
  caravan_paint_begin_stroke (paint);
  assert_true (paint_cell (paint, cell ("a1"), '='));
  assert_true (paint_cell (paint, cell ("b1"), '='));
  assert_false (paint_cell (paint, cell ("b1"), '='));
  caravan_paint_begin_stroke (paint);
  assert_true (paint_cell (paint, cell ("c3"), 'O'));
  expect_rows (paint, "['==.','...','..O']");
  assert_true (caravan_paint_undo (paint));
  expect_rows (paint, "['==.','...','...']");
  assert_true (caravan_paint_undo (paint));
  expect_rows (paint, "['...','...','...']");
  assert_false (caravan_paint_undo (paint));
  assert_true (caravan_paint_redo (paint));
  assert_true (caravan_paint_redo (paint));
  assert_false (caravan_paint_redo (paint));
  expect_rows (paint, "['==.','...','..O']");
}

static void
test_painting_after_undo_forgets_what_could_be_redone (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oasis, 3, 3);

  paint_cell (paint, cell ("a1"), '=');
  caravan_paint_undo (paint);
  paint_cell (paint, cell ("b2"), 'o');
  assert_false (caravan_paint_can_redo (paint));
  expect_rows (paint, "['...','.o.','...']");
}

static void
test_cells_outside_are_not_painted (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oasis, 4, 3);

  assert_false (paint_cell (paint, cell ("e1"), '='));
  assert_false (paint_cell (paint, cell ("a4"), '='));
  assert_false (paint_cell (paint, CV_CELL_NONE, '='));
  assert_false (fill (paint, cell ("z26"), '='));
  assert_false (caravan_paint_can_undo (paint));
}

static void
test_fill_stays_within_its_glyph (void **state)
{
  g_autoptr (CaravanPaint) paint = paint_rows (BOARD ("'..=..','..=..','.===.'"));

  assert_true (fill (paint, cell ("a1"), '#'));
  expect_rows (paint, "['##=..','##=..','#===.']");
  assert_false (fill (paint, cell ("a1"), '#'));
  assert_true (fill (paint, cell ("c1"), '.'));
  assert_true (fill (paint, cell ("e3"), 'o'));
  expect_rows (paint, "['##ooo','##ooo','#oooo']");
  caravan_paint_undo (paint);
  caravan_paint_undo (paint);
  expect_rows (paint, "['##=..','##=..','#===.']");
}

static void
test_mirror_and_turn_do_what_they_say (void **state)
{
  g_autoptr (CaravanPaint) paint = paint_rows (BOARD ("'#.o=','..S.','R..O'"));

  caravan_paint_change (paint, CARAVAN_PAINT_MIRROR);
  expect_rows (paint, "['=o.#','.S..','O..R']");
  caravan_paint_undo (paint);
  caravan_paint_change (paint, CARAVAN_PAINT_FLIP);
  expect_rows (paint, "['R..O','..S.','#.o=']");
  caravan_paint_undo (paint);
  caravan_paint_change (paint, CARAVAN_PAINT_TURN);
  expect_rows (paint, "['R.#','...','.So','O.=']");
}

typedef gboolean (*Change) (CaravanPaint *paint);

static gboolean
mirror (CaravanPaint *paint)
{
  return caravan_paint_change (paint, CARAVAN_PAINT_MIRROR);
}

static gboolean
flip (CaravanPaint *paint)
{
  return caravan_paint_change (paint, CARAVAN_PAINT_FLIP);
}

static gboolean
turn (CaravanPaint *paint)
{
  return caravan_paint_change (paint, CARAVAN_PAINT_TURN);
}

/* Doing the changes one after the other leaves the board as it was. */
static void
expect_identity (const Change *changes, int n)
{
  g_autoptr (CaravanPaint) paint = load_sample (&cv_oasis);
  g_autofree char *before = rows_of (paint);

  for (int i = 0; i < n; i++)
    assert_true (changes[i](paint));
  g_autofree char *after = rows_of (paint);
  assert_string_equal (after, before);
}

static void
test_mirrors_and_turns_obey_their_laws (void **state)
{
  const Change m = mirror, f = flip, t = turn;

  expect_identity ((const Change[]){ m, m }, 2);
  expect_identity ((const Change[]){ f, f }, 2);
  expect_identity ((const Change[]){ t, t, t, t }, 4);
  expect_identity ((const Change[]){ m, f, t, t }, 4);
  expect_identity ((const Change[]){ t, m, t, m }, 4);
  expect_identity ((const Change[]){ t, f, t, f }, 4);
  expect_identity ((const Change[]){ t, m, caravan_paint_undo, caravan_paint_undo }, 4);
}

static void
test_resizing_keeps_what_is_inside (void **state)
{
  g_autoptr (CaravanPaint) paint = paint_rows (BOARD ("'#oo#','o==o','#..#'"));

  assert_true (caravan_paint_resize (paint, 3, 4));
  expect_rows (paint, "['#oo','o==','#..','...']");
  assert_false (caravan_paint_resize (paint, 3, 4));
  assert_true (caravan_paint_undo (paint));
  expect_rows (paint, "['#oo#','o==o','#..#']");
  assert_true (caravan_paint_resize (paint, 99, 1));
  assert_int_equal (get_board (paint)->width, 26);
  assert_int_equal (get_board (paint)->height, 3);
}

static void
test_a_board_of_fixed_size_is_not_turned (void **state)
{
  g_autoptr (CaravanPaint) paint = load_sample (&cv_oregon);

  assert_false (caravan_paint_can_change (paint, CARAVAN_PAINT_TURN));
  assert_false (caravan_paint_change (paint, CARAVAN_PAINT_TURN));
  assert_false (caravan_paint_resize (paint, 5, 5));
  assert_true (caravan_paint_change (paint, CARAVAN_PAINT_MIRROR));
  assert_true (paint_cell (paint, cell ("a1"), 'w'));
}

static void
expect_reads_back (CaravanPaint *paint)
{
  RecError error = { 0 };
  json_t *written = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  g_autoptr (CaravanPaint) again =
      caravan_paint_board_read (written, caravan_paint_get_table (paint)->game, &error);
  assert_non_null (again);
  json_t *once_more = caravan_paint_board_write (CARAVAN_PAINT_BOARD (again));
  assert_true (json_equal (written, once_more));
  assert_memory_equal (get_board (again), get_board (paint), sizeof (CvBoard));
  json_decref (written);
  json_decref (once_more);
}

static void
test_what_is_written_reads_back (void **state)
{
  g_autoptr (CaravanPaint) oasis = load_sample (&cv_oasis);
  g_autoptr (CaravanPaint) empty = caravan_paint_board_new (&cv_oasis, 26, 26);

  expect_reads_back (oasis);
  caravan_paint_change (oasis, CARAVAN_PAINT_TURN);
  caravan_paint_set_title (oasis, "Tavolo di Zoé");
  expect_reads_back (oasis);
  expect_reads_back (empty);
}

/* Oregon's symbols are not painted, but must not be lost either. */
static void
test_what_is_not_painted_is_kept (void **state)
{
  g_autoptr (CaravanPaint) paint = load_sample (&cv_oregon);
  json_t *written = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));

  assert_int_equal (json_array_size (json_object_get (written, "column-symbols")), 5);
  assert_int_equal (json_array_size (json_object_get (written, "row-symbols")), 5);
  json_decref (written);
}

static void
expect_id (const char *title, const char *id)
{
  g_autofree char *made = caravan_paint_board_make_id (title);
  assert_string_equal (made, id);
}

static void
test_ids_come_from_titles (void **state)
{
  g_autofree char *long_title = g_strnfill (200, 'x');
  g_autofree char *long_id = g_strnfill (64, 'x');

  expect_id ("Our board", "our-board");
  expect_id ("  Città di Zoé, 2ª!  ", "citta-di-zoe-2");
  expect_id ("", "board");
  expect_id ("…", "board");
  expect_id ("Sample", "my-sample");
  expect_id (long_title, long_id);
}

static void
test_titles_that_no_file_could_have_are_refused (void **state)
{
  g_autoptr (CaravanPaint) paint = caravan_paint_board_new (&cv_oasis, 3, 3);

  assert_true (caravan_paint_set_title (paint, "Ours"));
  assert_false (caravan_paint_set_title (paint, "a\nb"));
  assert_string_equal (caravan_paint_get_title (paint), "Ours");
  assert_true (caravan_paint_set_title (paint, ""));
}

/* Remarks. */

static gboolean
has_remark (CaravanPaint *paint, const char *start, const char *lit)
{
  const CvBoard *board = get_board (paint);
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = caravan_oasis_painting.look_over (board, remarks);

  for (int i = 0; i < n; i++)
    {
      const char *text = remarks[i].n != 1 && remarks[i].plural != NULL
                             ? remarks[i].plural
                             : remarks[i].text;
      g_autofree char *said = caravan_remark_say (&remarks[i]);
      assert_non_null (said);
      if (!g_str_has_prefix (text, start))
        continue;
      g_autoptr (GString) cells = g_string_new (NULL);
      for (int bit = cv_set_next (&remarks[i].cells, 0, board->n_words); bit >= 0;
           bit = cv_set_next (&remarks[i].cells, bit + 1, board->n_words))
        {
          char name[CV_CELL_TEXT_SIZE];
          g_string_append_printf (cells, "%s%s", cells->len > 0 ? " " : "",
                                  cv_cell_print (cv_board_cell (board, bit), name));
        }
      assert_string_equal (cells->str, lit);
      return TRUE;
    }
  return FALSE;
}

static void
test_the_sample_has_nothing_wrong (void **state)
{
  g_autoptr (CaravanPaint) paint = load_sample (&cv_oasis);
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = caravan_oasis_painting.look_over (get_board (paint), remarks);

  assert_true (n > 0);
  for (int i = 0; i < n; i++)
    assert_false (remarks[i].is_problem);
  assert_true (has_remark (paint, "%1$s land regions", ""));
  assert_true (has_remark (paint, "Camel path: %1$s spaces", ""));
}

static void
test_what_is_wrong_with_a_board_is_said_and_lit (void **state)
{
  g_autoptr (CaravanPaint) empty = caravan_paint_board_new (&cv_oasis, 4, 4);
  g_autoptr (CaravanPaint) parts = paint_rows (BOARD ("'==..=','.....','..O..'"));
  g_autoptr (CaravanPaint) inland = paint_rows (BOARD ("'=====','..o..','.....'"));
  g_autoptr (CaravanPaint) path = paint_rows (BOARD ("'===','===','==='"));

  assert_true (has_remark (empty, "There is no camel path yet", ""));
  assert_true (has_remark (empty, "No Oasis tile could ever be placed", ""));
  assert_true (has_remark (parts, "The camel path is in %1$s parts", "e1"));
  assert_false (has_remark (parts, "No Oasis tile", ""));
  assert_true (has_remark (inland, "%1$s space on an oasis border", "c2"));
  assert_true (has_remark (path, "There is no land yet", ""));
}

/* Files. */

static void
test_boards_are_saved_listed_deleted_and_brought_back (void **state)
{
  g_autoptr (CaravanPaint) paint = load_sample (&cv_oasis);
  RecError error = { 0 };

  caravan_paint_set_title (paint, "Ours");
  json_t *object = caravan_paint_board_write (CARAVAN_PAINT_BOARD (paint));
  g_autofree char *path = caravan_board_files_name (object);
  assert_true (g_str_has_suffix (path, "/caravanserai/boards/ours.board"));
  assert_true (caravan_board_file_save (path, object, &error));
  g_autofree char *second = caravan_board_file_import (path, &error);
  assert_true (g_str_has_suffix (second, "/ours-2.board"));
  assert_true (g_file_set_contents (second, "{", -1, NULL));

  g_autoptr (GPtrArray) files = caravan_board_files_list (&cv_oasis);
  assert_int_equal (files->len, 1);
  const CaravanBoardFile *file = g_ptr_array_index (files, 0);
  assert_string_equal (file->title, "Ours");
  assert_true (json_equal (file->object, object));
  g_autoptr (GPtrArray) others = caravan_board_files_list (&cv_oregon);
  assert_int_equal (others->len, 0);

  assert_true (caravan_board_file_delete (path, &error));
  g_autoptr (GPtrArray) none = caravan_board_files_list (NULL);
  assert_int_equal (none->len, 0);
  assert_true (caravan_board_file_undelete (path, &error));
  assert_false (caravan_board_file_undelete (path, &error));
  g_autoptr (GPtrArray) back = caravan_board_files_list (NULL);
  assert_int_equal (back->len, 1);
  json_decref (object);
}

static void
test_what_is_no_board_is_refused (void **state)
{
  RecError error = { 0 };

  assert_null (caravan_board_file_load ("/nowhere/at-all.board", &error));
  assert_non_null (error.text);
  assert_null (caravan_board_file_import ("/dev/null", &error));
  assert_non_null (error.text);
}

/* Positions. */

static Scene *
seat_at (const char *board)
{
  return scene_new ("oasis", "red blue green", "free", board);
}

enum
{
  LAYER_OASIS,
  LAYER_STEPPE,
  LAYER_STONE,
  LAYER_MARKER,
  LAYER_CAMEL
};

static gboolean
put (CaravanPaint *position,
     int layer,
     int seat,
     CvCell at,
     CaravanPaintRefusal *ret_refusal)
{
  CaravanPaintTouch touch = { layer, seat, at };

  return caravan_paint_touch (position, &touch, ret_refusal);
}

static gboolean
erase (CaravanPaint *position, CvCell at)
{
  CaravanPaintRefusal refusal;

  return put (position, caravan_paint_n_brushes (position) - 1, 0, at, &refusal);
}

/* Paints cells, parted by blanks, all of which must be possible. */
static void
lay (CaravanPaint *position, int layer, int seat, const char *cells)
{
  g_auto (GStrv) names = g_strsplit (cells, " ", -1);

  for (char **name = names; *name != NULL; name++)
    {
      CaravanPaintRefusal refusal;
      assert_true (put (position, layer, seat, cell (*name), &refusal));
    }
}

/* The piece is not taken, for the reason given, with these cells lit. */
static void
refuse (CaravanPaint *position,
        int layer,
        int seat,
        const char *at,
        const char *rule,
        const char *cells)
{
  const CvBoard *board = get_board (position);
  g_autoptr (GString) names = g_string_new (NULL);
  CaravanPaintRefusal refusal;
  CvState before = *caravan_paint_get_state (position);

  assert_false (put (position, layer, seat, cell (at), &refusal));
  assert_string_equal (refusal.verdict.rule->id, rule);
  for (int bit = cv_set_next (&refusal.lit, 0, board->n_words); bit >= 0;
       bit = cv_set_next (&refusal.lit, bit + 1, board->n_words))
    {
      char name[CV_CELL_TEXT_SIZE];
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "",
                              cv_cell_print (cv_board_cell (board, bit), name));
    }
  assert_string_equal (names->str, cells);
  assert_memory_equal (&before, caravan_paint_get_state (position), sizeof before);
}

static void
test_pieces_that_can_not_stand_there_are_explained (void **state)
{
  Scene *scene = seat_at (BOARD ("'ooo#','.O..','===='"));
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (scene_table (scene));

  refuse (position, LAYER_OASIS, 0, "a3", "oasis.position.tile-off-land", "a3");
  refuse (position, LAYER_OASIS, 0, "d1", "oasis.position.tile-off-land", "d1");
  refuse (position, LAYER_STEPPE, 0, "b2", "oasis.position.tile-off-land", "b2");
  refuse (position, LAYER_CAMEL, 0, "a1", "oasis.position.camel-off-path", "a1");
  refuse (position, LAYER_MARKER, 0, "a1", "oasis.position.marker-off-tile", "a1");
  assert_true (caravan_paint_position_is_empty (CARAVAN_PAINT_POSITION (position)));
  scene_free (scene);
}

/* The whole area is lit, the printed space in it too. */
static void
test_an_area_with_two_markers_is_explained (void **state)
{
  Scene *scene = seat_at (BOARD ("'ooo.','.O..','===='"));
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (scene_table (scene));

  lay (position, LAYER_OASIS, 0, "a1 b1 c1");
  lay (position, LAYER_MARKER, 0, "a1");
  refuse (position, LAYER_MARKER, 1, "c1", "oasis.position.two-markers", "a1 b1 c1 b2");
  erase (position, cell ("b1"));
  lay (position, LAYER_MARKER, 1, "c1");
  refuse (position, LAYER_OASIS, 0, "b1", "oasis.position.two-markers", "a1 b1 c1 b2");
  scene_free (scene);
}

static void
test_more_than_the_box_holds_is_explained (void **state)
{
  Scene *scene = seat_at (MEADOW_BOARD);
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (scene_table (scene));
  const CvTable *table = scene_table (scene);

  lay (position, LAYER_STONE, 0, "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 q1");
  lay (position, LAYER_STONE, 0, "r1 s1 t1");
  refuse (position, LAYER_STONE, 0, "u1", "oasis.box.tiles",
          "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 p1 q1 r1 s1 t1");
  lay (position, LAYER_CAMEL, 1, "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3 l3 m3 n3 o3 p3 q3");
  lay (position, LAYER_CAMEL, 1, "r3 s3 t3");
  refuse (position, LAYER_CAMEL, 1, "u3", "oasis.box.camels",
          "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3 l3 m3 n3 o3 p3 q3 r3 s3 t3");
  lay (position, LAYER_CAMEL, 2, "u3");
  lay (position, LAYER_OASIS, 0, "a2 c2 e2 g2 i2");
  lay (position, LAYER_MARKER, 2, "a2 c2 e2 g2");
  refuse (position, LAYER_MARKER, 2, "i2", "oasis.box.markers", "a2 c2 e2 g2");
  const CaravanPaintLayer *layers = caravan_oasis_painting.layers;
  const CvState *now = caravan_paint_get_state (position);
  assert_int_equal (layers[LAYER_OASIS].left (table, now, 0), 29);
  assert_int_equal (layers[LAYER_STEPPE].left (table, now, 0), 34);
  assert_int_equal (layers[LAYER_STONE].left (table, now, 0), 0);
  assert_int_equal (layers[LAYER_MARKER].left (table, now, 2), 0);
  assert_int_equal (layers[LAYER_MARKER].left (table, now, 1), 4);
  assert_int_equal (layers[LAYER_CAMEL].left (table, now, 1), 0);
  assert_int_equal (layers[LAYER_CAMEL].left (table, now, 2), 19);
  scene_free (scene);
}

static void
expect_verdict (CaravanPaint *position, const char *rule)
{
  CvVerdict verdict;
  caravan_paint_judge (position, &verdict);
  assert_string_equal (verdict.rule->id, rule);
}

static void
test_counters_that_can_not_be_are_explained (void **state)
{
  Scene *scene = seat_at (MEADOW_BOARD);
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (scene_table (scene));

  expect_verdict (position, "oasis.position.ok");
  caravan_paint_set_rank (position, 0, 2);
  expect_verdict (position, "oasis.counters.bad");
  assert_int_equal (caravan_paint_get_state (position)->oasis.counter[0], 0);
  caravan_paint_set_rank (position, 1, 2);
  caravan_paint_set_rank (position, 2, 3);
  expect_verdict (position, "oasis.counters.bad");
  caravan_paint_set_rank (position, 1, 1);
  expect_verdict (position, "oasis.position.ok");
  assert_int_equal (caravan_paint_get_state (position)->oasis.counter[0], 2);
  assert_true (caravan_paint_undo (position));
  expect_verdict (position, "oasis.counters.bad");
  scene_free (scene);
}

/* Two pieces never share a cell: the later takes the place of the earlier. */
static void
test_a_piece_takes_the_place_of_another (void **state)
{
  Scene *scene = seat_at (MEADOW_BOARD);
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (scene_table (scene));

  lay (position, LAYER_OASIS, 0, "a1");
  lay (position, LAYER_MARKER, 0, "a1");
  caravan_paint_begin_stroke (position);
  lay (position, LAYER_STEPPE, 0, "a1");
  lay (position, LAYER_MARKER, 1, "a1");
  lay (position, LAYER_CAMEL, 0, "a3");
  lay (position, LAYER_CAMEL, 2, "a3");
  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (position));
  g_autofree char *text = json_dumps (event, JSON_COMPACT | JSON_SORT_KEYS);
  assert_string_equal (text, "{\"camels\":{\"green\":[\"a3\"]},\"do\":\"position\","
                             "\"markers\":{\"blue\":[\"a1\"]},"
                             "\"tiles\":{\"steppe\":[\"a1\"]}}");
  json_decref (event);
  assert_true (erase (position, cell ("a1")));
  assert_false (erase (position, cell ("a1")));
  assert_true (caravan_paint_undo (position));
  assert_true (caravan_paint_undo (position));
  assert_false (caravan_paint_undo (position));
  assert_true (caravan_paint_position_is_empty (CARAVAN_PAINT_POSITION (position)));
  assert_true (caravan_paint_redo (position));
  assert_true (caravan_paint_redo (position));
  assert_false (caravan_paint_redo (position));
  scene_free (scene);
}

/* Games. */

typedef struct
{
  CvTable table;
  CvState state;
  int n, n_most;
} Watched;

static bool
play_on (void *data, const CvMove *move)
{
  Watched *watched = data;

  cv_apply (&watched->table, &watched->state, move);
  return ++watched->n < watched->n_most;
}

static void
paint_set (CaravanPaint *position, int layer, int seat, const CvSet *cells)
{
  const CvBoard *board = get_board (position);

  for (int bit = cv_set_next (cells, 0, board->n_words); bit >= 0;
       bit = cv_set_next (cells, bit + 1, board->n_words))
    {
      CaravanPaintRefusal refusal;
      assert_true (put (position, layer, seat, cv_board_cell (board, bit), &refusal));
    }
}

static CvSet
collect_markers (const OasisState *oasis, int seat)
{
  CvSet markers = { { 0 } };
  for (int i = 0; i < OASIS_MARKERS; i++)
    if (oasis->marker[seat][i] >= 0)
      cv_set_add (&markers, oasis->marker[seat][i]);
  return markers;
}

static void
expect_same_table (const OasisState *a, const OasisState *b, int n_players)
{
  assert_memory_equal (a->laid, b->laid, sizeof a->laid);
  assert_memory_equal (a->lands, b->lands, sizeof a->lands);
  assert_memory_equal (&a->empty, &b->empty, sizeof a->empty);
  assert_memory_equal (a->camels, b->camels, sizeof a->camels);
  assert_memory_equal (a->tiles_left, b->tiles_left, sizeof a->tiles_left);
  assert_memory_equal (a->owned, b->owned, sizeof a->owned);
  assert_memory_equal (a->claimed, b->claimed, sizeof a->claimed);
  assert_memory_equal (a->counter, b->counter, sizeof a->counter);
  for (int seat = 0; seat < n_players; seat++)
    {
      CvSet one = collect_markers (a, seat), other = collect_markers (b, seat);
      assert_memory_equal (&one, &other, sizeof one);
    }
}

static void
repaint (Watched *watched)
{
  g_autoptr (CaravanPaint) position = caravan_paint_position_new (&watched->table);
  const OasisState *oasis = &watched->state.oasis;

  for (int kind = 0; kind < OASIS_KINDS; kind++)
    paint_set (position, kind, 0, &oasis->laid[kind]);
  for (int seat = 0; seat < watched->table.n_players; seat++)
    {
      CvSet markers = collect_markers (oasis, seat);
      paint_set (position, LAYER_MARKER, seat, &markers);
      paint_set (position, LAYER_CAMEL, seat, &oasis->camels[seat]);
      caravan_paint_set_rank (position, seat, oasis->counter[seat]);
    }
  expect_verdict (position, "oasis.position.ok");
  expect_same_table (&caravan_paint_get_state (position)->oasis, oasis,
                     watched->table.n_players);

  json_t *event = caravan_paint_position_write (CARAVAN_PAINT_POSITION (position));
  RecEvent read = { 0 };
  RecError error = { 0 };
  CvState state;
  assert_true (rec_event_read (&watched->table, event, &read, &error));
  cv_state_start (&watched->table, &state);
  cv_apply (&watched->table, &state, &read.move);
  expect_same_table (&state.oasis, oasis, watched->table.n_players);
  rec_event_free (&read);
  json_decref (event);
}

static void
test_a_game_in_the_middle_can_be_painted (void **state)
{
  g_autoptr (CaravanPaint) sample = load_sample (&cv_oasis);

  for (int seed = 1; seed <= 30; seed++)
    {
      Watched watched = { .n_most = 10 * seed };
      Sim sim;
      sim_seat (&watched.table, &cv_oasis, get_board (sample), 3 + seed % 3);
      cv_state_start (&watched.table, &watched.state);
      assert_true (sim_start (&sim, &watched.table, &watched.state, play_on, &watched));
      sim_run (&sim, (uint64_t) seed);
      repaint (&watched);
    }
}

static int
make_home (void **state)
{
  char *home = files_make_directory ("caravan-paint-");

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  *state = home;
  return 0;
}

static int
remove_home (void **state)
{
  const char *names[] = { "caravanserai/boards/ours.board",
                          "caravanserai/boards/ours-2.board", "caravanserai/boards",
                          "caravanserai" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (*state, names[i], NULL);
      remove (path);
    }
  return files_remove_directory (*state);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_a_stroke_is_one_step_of_undo),
    cmocka_unit_test (test_painting_after_undo_forgets_what_could_be_redone),
    cmocka_unit_test (test_cells_outside_are_not_painted),
    cmocka_unit_test (test_fill_stays_within_its_glyph),
    cmocka_unit_test (test_mirror_and_turn_do_what_they_say),
    cmocka_unit_test (test_mirrors_and_turns_obey_their_laws),
    cmocka_unit_test (test_resizing_keeps_what_is_inside),
    cmocka_unit_test (test_a_board_of_fixed_size_is_not_turned),
    cmocka_unit_test (test_what_is_written_reads_back),
    cmocka_unit_test (test_what_is_not_painted_is_kept),
    cmocka_unit_test (test_ids_come_from_titles),
    cmocka_unit_test (test_titles_that_no_file_could_have_are_refused),
    cmocka_unit_test (test_the_sample_has_nothing_wrong),
    cmocka_unit_test (test_what_is_wrong_with_a_board_is_said_and_lit),
    cmocka_unit_test (test_boards_are_saved_listed_deleted_and_brought_back),
    cmocka_unit_test (test_what_is_no_board_is_refused),
    cmocka_unit_test (test_pieces_that_can_not_stand_there_are_explained),
    cmocka_unit_test (test_an_area_with_two_markers_is_explained),
    cmocka_unit_test (test_more_than_the_box_holds_is_explained),
    cmocka_unit_test (test_counters_that_can_not_be_are_explained),
    cmocka_unit_test (test_a_piece_takes_the_place_of_another),
    cmocka_unit_test (test_a_game_in_the_middle_can_be_painted),
  };

  return cmocka_run_group_tests (tests, make_home, remove_home);
}
