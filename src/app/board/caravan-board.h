/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rectangular board, one widget a cell, one tab stop. It knows no match: it draws a
   scene and tells what people do with it. The table, the painter and the pictures of
   the rules reference use it. */
#pragma once

#include <gtk/gtk.h>

#include "caravan-game.h"

/* All that is drawn. Plain data, copied by caravan_board_show. */
typedef struct
{
  const CaravanGame *game;
  const CvTable *table; /* not owned: the board's glyphs are read when shown */
  CvState state;
  CvSet legal;       /* outlined */
  CvSet lit;         /* the cells that decide */
  CvSet house;       /* house-rule marks */
  CvSet last;        /* the last step */
  CvSet ticked;      /* marked by whoever answers a question, */
  CvSet crossed;     /* marked wrongly, */
  CvSet missed;      /* and what should have been marked */
  gboolean choosing; /* legal is what a question allows: drawn lit, the rest dimmed */
  CvCell pointed;    /* hatched when pointed_illegal, else with the ghost */
  gboolean pointed_illegal;
  gboolean is_pinned; /* pointed stays there: ringed */
  CvCell hinted;      /* what is pointed at meanwhile, ringed; CV_CELL_NONE */
  int ghost_piece;    /* CvGame.pieces, or -1 */
  int ghost_seat;
  CaravanMarks marks; /* of the step that is chosen */
  CvCell held;        /* a cell already chosen, or a piece picked up; CV_CELL_NONE */
} CaravanScene;

void caravan_scene_start (CaravanScene *scene,
                          const CaravanGame *game,
                          const CvTable *table);

#define CARAVAN_TYPE_BOARD (caravan_board_get_type ())
G_DECLARE_FINAL_TYPE (CaravanBoard, caravan_board, CARAVAN, BOARD, GtkWidget)

/* Signals, all with a gint CvCell:
   "pointed": the pointer or the focus is there now, or CV_CELL_NONE: gone;
   "activated": click, Enter, Space, screen reader, or a drop;
   "tapped": the same by a finger, which can't point before;
   "painted": a drag with the button down passes over it (only when caravan_board_set_
   painting or caravan_board_set_strokes);
   and "stroke-began" (): such a drag is under way from now on;
   "paid" (): a step is recorded whose points stand at cells, and they leave. */
GtkWidget *caravan_board_new (void);

/* Draws another scene; only what differs is redrawn. */
void caravan_board_show (CaravanBoard *self, const CaravanScene *scene);

/* A sum of points, and where its middle is on the board. */
typedef struct
{
  CaravanTag tag;
  graphene_point_t at;
} CaravanBoardSum;

/* While it tells "paid": the sums, which from then on are drawn by whoever takes them.
   Returns how many there are. */
int caravan_board_take_sums (CaravanBoard *self,
                             CaravanBoardSum ret_sums[CARAVAN_TAGS_MOST]);

/* Draws one as the board does, with its middle there. */
void caravan_board_draw_sum (CaravanBoard *self,
                             GtkSnapshot *snapshot,
                             const CaravanTag *tag,
                             const graphene_point_t *at);

/* What the focused cell says besides its name (the verdict), to the screen reader. */
void caravan_board_describe_focus (CaravanBoard *self, const char *text);

/* Moves the focus to a cell; CV_CELL_NONE: to the last focused one. */
void caravan_board_focus (CaravanBoard *self, CvCell cell);
CvCell caravan_board_get_focus (CaravanBoard *self);

void caravan_board_set_painting (CaravanBoard *self, gboolean painting);

/* The same with the mouse only: a finger moves the board. */
void caravan_board_set_strokes (CaravanBoard *self, gboolean strokes);

/* Whether what lies outside of the board can be reached too: where boards are painted.
 */
void caravan_board_set_outside (CaravanBoard *self, gboolean outside);

/* Takes the focus without pointing at a cell: nobody has asked about it. */
void caravan_board_rest (CaravanBoard *self);

/* What a click on a cell does, or a tap: the decision of the gesture, for tests too. */
void caravan_board_press (CaravanBoard *self, CvCell cell, gboolean is_touch);

/* The widget of a cell, for tests and for popovers that point at it. */
GtkWidget *caravan_board_get_cell (CaravanBoard *self, CvCell cell);

/* In quarter turns clockwise, for the person opposite. */
void caravan_board_set_turn (CaravanBoard *self, int quarters);
int caravan_board_get_turn (CaravanBoard *self);

/* The scrolled, zoomed board with its coordinates and mini-map. Widget actions:
   board.zoom-in, board.zoom-out, board.fit, board.turn. */
#define CARAVAN_TYPE_BOARD_VIEW (caravan_board_view_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanBoardView, caravan_board_view, CARAVAN, BOARD_VIEW, GtkWidget)
GtkWidget *caravan_board_view_new (void);
CaravanBoard *caravan_board_view_get_board (CaravanBoardView *self);

/* How many pixels a cell would have in so much room, with the whole board in sight. */
int caravan_board_view_find_fit (CaravanBoardView *self, int width, int height);

/* A word at a cell: whether it is legal there, and why. A NULL text takes it away. It
   is only to be seen: the focused cell says it by caravan_board_describe_focus. */
void caravan_board_view_set_hint (CaravanBoardView *self,
                                  CvCell cell,
                                  gboolean legal,
                                  const char *text);

/* Whether cells are never smaller than a finger: the board is then panned where it has
   no room. */
void caravan_board_view_set_large (CaravanBoardView *self, gboolean is_large);

/* For a board that is only looked at: its cells may be smaller than a finger. */
void caravan_board_view_set_least (CaravanBoardView *self, int least);
