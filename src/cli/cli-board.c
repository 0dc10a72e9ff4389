/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board drawn with box characters. Lines part what is not one figure: neighbours of
   one group stand in one room, as the game's `look` says. A cell is three columns wide:
   the sign of its ground or piece, the letter of its owner, * for a marker. Boards too
   wide for 80 columns that way are drawn without lines. */
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"

#define WIDE_MOST    18 /* columns of a board that fit with lines */
#define ARCH_WIDTH   6
#define ARCHES_A_ROW 10

typedef struct
{
  const Cli *cli;
  const CvTable *table;
  const CvState *state;
  const CvSet *marked;
} Drawing;

/* What lies outside the grid has no bit; it looks like the ground outside a board. */
static int
group_at (const Drawing *drawing, int column, int row)
{
  const CvBoard *board = &drawing->table->board;
  if (column < 0 || row < 0 || column >= board->width || row >= board->height)
    return -1;
  CvLook look = drawing->table->game->look (drawing->table, drawing->state,
                                            row * board->stride + column);
  return look.ground == '#' ? -1 : look.group;
}

/* The junction above and to the left of a cell, from the four lines that meet there. */
static const char *
junction (const Drawing *drawing, int column, int row)
{
  static const char *const box[16] = { " ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                       "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼" };
  int nw = group_at (drawing, column - 1, row - 1),
      ne = group_at (drawing, column, row - 1);
  int sw = group_at (drawing, column - 1, row), se = group_at (drawing, column, row);
  return box[(nw != ne) | (ne != se) << 1 | (sw != se) << 2 | (nw != sw) << 3];
}

static void
draw_line (const Drawing *drawing, int row)
{
  const CvBoard *board = &drawing->table->board;

  fputs ("   ", stdout);
  for (int column = 0; column <= board->width; column++)
    {
      bool line = column < board->width && group_at (drawing, column, row - 1) !=
                                               group_at (drawing, column, row);
      fputs (junction (drawing, column, row), stdout);
      if (column < board->width)
        fputs (line ? "───" : "   ", stdout);
    }
  putchar ('\n');
}

static const char *
ground_sign (const CvGame *game, char glyph)
{
  for (const CvGround *ground = game->grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph == glyph)
      return ground->sign;
  return "?";
}

/* Two columns: what there is and whose it is. */
static void
draw_content (const Drawing *drawing, const CvLook *look)
{
  const CvTable *table = drawing->table;
  const char *sign = look->piece >= 0 ? table->game->pieces[look->piece].sign
                                      : ground_sign (table->game, look->ground);
  bool owned = look->owner != CV_NO_PLAYER;

  if (owned)
    cli_player_color (drawing->cli, table->color[look->owner], true);
  fputs (sign, stdout);
  putchar (owned ? cv_color_letters[table->color[look->owner]] : ' ');
  if (owned)
    cli_player_color (drawing->cli, 0, false);
}

static void
draw_cell (const Drawing *drawing, int column, int row)
{
  int bit = row * drawing->table->board.stride + column;
  CvLook look = drawing->table->game->look (drawing->table, drawing->state, bit);

  if (drawing->marked != NULL && cv_set_has (drawing->marked, bit))
    {
      cli_bold (drawing->cli, true);
      fputs ("[ ]", stdout);
      cli_bold (drawing->cli, false);
      return;
    }
  if (look.piece < 0 && look.owner == CV_NO_PLAYER)
    {
      printf (" %s ", ground_sign (drawing->table->game, look.ground));
      return;
    }
  draw_content (drawing, &look);
  putchar (look.marker ? '*' : ' ');
}

/* Where bands of columns and rows have symbols, they stand at the edges. */
static void
draw_symbols (const Drawing *drawing)
{
  const CvTable *table = drawing->table;
  int band = table->board.width / CV_BOARD_BANDS;

  if (table->game->symbols == NULL)
    return;
  fputs ("    ", stdout);
  for (int i = 0; i < CV_BOARD_BANDS; i++)
    lang_put_column (
        stdout,
        cli_text (drawing->cli, table->game->symbols[table->board.column_symbol[i]]),
        band * 4);
  putchar ('\n');
}

static void
draw_row_symbol (const Drawing *drawing, int row)
{
  const CvTable *table = drawing->table;
  int band = table->board.height / CV_BOARD_BANDS;

  if (table->game->symbols == NULL || row % band != 0)
    return;
  printf (" %s", cli_text (drawing->cli,
                           table->game->symbols[table->board.row_symbol[row / band]]));
}

static void
draw_row (const Drawing *drawing, int row)
{
  const CvBoard *board = &drawing->table->board;

  printf ("%2d ", row + 1);
  for (int column = 0; column <= board->width; column++)
    {
      bool line =
          group_at (drawing, column - 1, row) != group_at (drawing, column, row);
      fputs (line ? "│" : " ", stdout);
      if (column < board->width)
        draw_cell (drawing, column, row);
    }
  draw_row_symbol (drawing, row);
  putchar ('\n');
}

static void
draw_narrow (const Drawing *drawing)
{
  const CvBoard *board = &drawing->table->board;

  fputs ("  ", stdout);
  for (int column = 0; column < board->width; column++)
    printf (" %c ", 'a' + column);
  putchar ('\n');
  for (int row = 0; row < board->height; row++)
    {
      printf ("%2d", row + 1);
      for (int column = 0; column < board->width; column++)
        draw_cell (drawing, column, row);
      putchar ('\n');
    }
}

/* A ring is drawn in rows of arches, three lines each: its number, what it shows, who
   stands there (a capital letter) and whose start disk lies there (a small one). */

static void
draw_arch_content (const CvBoard *board, int arch)
{
  bool has_points = board->has_arch_points[arch], has_gems = board->has_arch_gems[arch];
  char text[3 * ARCH_WIDTH], number[8] = "?", letters[CV_GEMS_TEXT_SIZE] = "?";

  if (has_points)
    snprintf (number, sizeof number, "%d", board->arch_points[arch]);
  if (has_gems)
    cv_gems_print (board->arch_gems[arch], letters);
  snprintf (text, sizeof text, "%s %.6s", number, letters);
  lang_put_column (stdout, has_points || has_gems ? text : "?", ARCH_WIDTH);
}

static void
draw_arch_pieces (const Drawing *drawing, int arch)
{
  const CvTable *table = drawing->table;
  int used = 0;

  for (int disk = 0; disk < 2; disk++)
    for (int seat = 0; seat < table->n_players; seat++)
      if (table->game->ring_place (drawing->state, seat, disk) == arch + 1)
        {
          char letter = cv_color_letters[table->color[seat]];
          cli_player_color (drawing->cli, table->color[seat], true);
          used += disk ? printf ("%c", letter - 'A' + 'a') : printf ("%c", letter);
          cli_player_color (drawing->cli, 0, false);
        }
  if (used < ARCH_WIDTH)
    printf ("%*s", ARCH_WIDTH - used, "");
}

static void
draw_ring (const Drawing *drawing)
{
  const CvBoard *board = &drawing->table->board;

  for (int first = 0; first < board->n_arches; first += ARCHES_A_ROW)
    {
      int end = first + ARCHES_A_ROW < board->n_arches ? first + ARCHES_A_ROW
                                                       : board->n_arches;
      for (int arch = first; arch < end; arch++)
        printf ("╭%2d────%s", arch + 1, arch + 1 < end ? "" : "╮\n");
      for (int arch = first; arch < end; arch++)
        {
          fputs ("│", stdout);
          draw_arch_content (board, arch);
        }
      fputs ("│\n", stdout);
      for (int arch = first; arch < end; arch++)
        {
          fputs ("│", stdout);
          draw_arch_pieces (drawing, arch);
        }
      fputs ("│\n", stdout);
    }
  lang_put_wrapped (
      stdout,
      cli_text (drawing->cli,
                N_ ("In each archway: its number, its points and gems (r red, y "
                    "yellow, g green, b light blue), the pieces (capital letters) and "
                    "start disks (lowercase letters).")),
      0, 0);
}

void
cli_draw_board (const Cli *cli,
                const CvTable *table,
                const CvState *state,
                const CvSet *marked)
{
  const Drawing drawing = { cli, table, state, marked };

  if (!table->board.present)
    return;
  if (table->game->layout == CV_LAYOUT_RING)
    {
      draw_ring (&drawing);
      return;
    }
  if (table->board.width > WIDE_MOST)
    {
      draw_narrow (&drawing);
      return;
    }
  draw_symbols (&drawing);
  fputs ("   ", stdout);
  for (int column = 0; column < table->board.width; column++)
    printf ("  %c ", 'a' + column);
  putchar ('\n');
  for (int row = 0; row < table->board.height; row++)
    {
      draw_line (&drawing, row);
      draw_row (&drawing, row);
    }
  draw_line (&drawing, table->board.height);
}

static void
add_legend (const Cli *cli, const char *sign, const char *term, char **legend)
{
  char *longer;
  if (asprintf (&longer, "%s%s%s\u00a0%s", *legend ? *legend : "", *legend ? ", " : "",
                sign, cli_text (cli, term)) < 0)
    abort ();
  free (*legend);
  *legend = longer;
}

void
cli_draw_legend (const Cli *cli, const CvTable *table)
{
  char *legend = NULL;

  if (!table->board.present || table->game->layout != CV_LAYOUT_GRID)
    return;
  for (const CvGround *ground = table->game->grounds; ground->glyph != '\0'; ground++)
    if (ground->glyph != '#')
      add_legend (cli, ground->sign, ground->term, &legend);
  for (const CvPiece *piece = table->game->pieces; piece->term != NULL; piece++)
    add_legend (cli, piece->sign, piece->term, &legend);
  if (table->game->marker_term != NULL)
    add_legend (cli, "*", table->game->marker_term, &legend);
  lang_put_wrapped (stdout, legend, 0, 0);
  free (legend);
}
