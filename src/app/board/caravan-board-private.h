/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the board share: the cells, the port through which it is seen, the
   letters at its edges, the mini-map. */
#pragma once

#include "caravan-board.h"
#include "caravan-scenery.h"

#define CARAVAN_CELL_LEAST 24
#define CARAVAN_CELL_MOST  128
#define CARAVAN_CELL_OPENS 40 /* when the least would not fit */
#define CARAVAN_CELL_LARGE 44 /* what a finger hits */

/* One step of the focus on the screen, or a leap. */
typedef enum
{
  CARAVAN_STEP_LEFT,
  CARAVAN_STEP_RIGHT,
  CARAVAN_STEP_UP,
  CARAVAN_STEP_DOWN,
  CARAVAN_STEP_ROW_START,
  CARAVAN_STEP_ROW_END,
  CARAVAN_STEP_FIRST,
  CARAVAN_STEP_LAST,
  CARAVAN_STEP_PAGE_UP,
  CARAVAN_STEP_PAGE_DOWN
} CaravanStepTo;

/* A piece under way: spots, from -1 when it comes down from above. */
typedef struct
{
  guint tick; /* 0: nothing moves */
  gint64 start;
  double progress;
  int to, from;
} CaravanMotion;

/* What stands at cells rises into its place; once its step is recorded it goes up to the
   score. */
typedef struct
{
  guint tick; /* 0: nothing moves */
  gint64 start;
  double progress;
  gboolean leaves;
  gboolean are_taken; /* the sums: caravan_board_take_sums */
  CaravanMarks last;  /* that stood somewhere, */
  CvCell place;       /* and the cell whose step they were about */
} CaravanTagMotion;

struct _CaravanBoard
{
  GtkWidget parent_instance;

  gboolean has_scene;
  CvTable table;
  CaravanScene scene; /* its table is the one above */
  int turn;
  int cell;
  int left, top; /* of the first cell */
  gboolean painting;
  gboolean strokes; /* a stroke of the mouse acts on all cells it passes */
  gboolean outside; /* what lies outside can be reached and is drawn too */
  CvCell focus;     /* the cell that has the focus when the board has it */
  CvCell described; /* the cell that carries a description */
  CvCell pointed;   /* what was last told */
  CvCell pressed;   /* where the button went down */
  gboolean is_hand_known;
  double hand_x, hand_y; /* where the pointer was last seen on the window */
  CvCell stroke;         /* where a stroke of the brush began */
  CvCell painted; /* and the last cell it reached; CV_CELL_NONE: none under way */

  CaravanMotion motion;
  CaravanTagMotion tags;

  /* borrowed */
  GPtrArray *cells; /* the widgets, row by row of the board */

  /* owned */
  CaravanSpots spots;
  CaravanSprites *sprites;
  GskRenderNode *land, *pieces, *choice; /* layers, or NULL: to be drawn */
};

/* Where the cells lie in the board's own coordinates. */
typedef struct
{
  int cell; /* pixels a side */
  int left, top;
  int columns, rows; /* on the screen */
} CaravanBoardPlace;

void caravan_board_get_place (CaravanBoard *self, CaravanBoardPlace *ret_place);

/* How large the board is at this cell size, and the largest size that fits. */
void caravan_board_measure_at (CaravanBoard *self, int cell, int *width, int *height);
int caravan_board_find_fit (CaravanBoard *self, int width, int height);

/* Where the first cell lies in a board that is allocated so much. */
void caravan_board_find_lead (
    CaravanBoard *self, int width, int height, int *ret_left, int *ret_top);

/* Takes the size without asking for a new layout: for the port, which allocates. */
void caravan_board_use_cell_size (CaravanBoard *self, int cell);

const CaravanSpots *caravan_board_get_spots (CaravanBoard *self);

/* Whether the board has a broad frame, which stays in sight over its edges. */
gboolean caravan_board_has_plates (CaravanBoard *self);

/* The name of a column or a row of the screen: a letter or a number, as it is turned.
 */
void caravan_board_name_column (CaravanBoard *self, int column, char text[4]);
void caravan_board_name_row (CaravanBoard *self, int row, char text[4]);

gboolean caravan_board_is_painting (CaravanBoard *self);

/* Signals besides those of the header: "focus-moved" (gint cell), "scenery-changed"
   (). */

/* caravan-board-input.c */
void caravan_board_add_controllers (CaravanBoard *self);
CvCell caravan_board_find_cell (CaravanBoard *self, double x, double y);
void caravan_board_step_focus (CaravanBoard *self, CaravanStepTo step);
void caravan_board_point_at (CaravanBoard *self, CvCell cell);
void caravan_board_activate_cell (CaravanBoard *self, CvCell cell);
void caravan_board_tap_cell (CaravanBoard *self, CvCell cell);
void caravan_board_begin_stroke (CaravanBoard *self);
void caravan_board_emit_painted (CaravanBoard *self, CvCell cell);
gboolean caravan_board_can_reach (CaravanBoard *self, CvCell cell);

/* caravan-board-layout.c: where a cell lies on the screen, and back. */
int caravan_board_count_columns (CaravanBoard *self);
int caravan_board_count_rows (CaravanBoard *self);
void caravan_board_find_spot (CaravanBoard *self, CvCell cell, int *ret_x, int *ret_y);
CvCell caravan_board_cell_at (CaravanBoard *self, int x, int y);
void caravan_board_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline);
void
caravan_board_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* caravan-board-draw.c */
void caravan_board_forget_scenery (CaravanBoard *self);
void caravan_board_forget_sprites (CaravanBoard *self);
void caravan_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* caravan-board-tags.c */
void caravan_board_append_tags (CaravanBoard *self, GtkSnapshot *snapshot);

/* Tells that what stands at cells leaves. */
void caravan_board_emit_paid (CaravanBoard *self);

/* caravan-board-tag-motion.c: after the scene and the motion of pieces. before: what
   stood at cells. */
void caravan_board_move_tags (CaravanBoard *self,
                              const CaravanMarks *before,
                              gboolean other_state);

/* caravan-board-focus.c */
/* Moves the focus without pointing at the cell. */
void caravan_board_focus_quietly (CaravanBoard *self, CvCell cell);
gboolean caravan_board_focus_vfunc (GtkWidget *widget, GtkDirectionType direction);

/* caravan-board-motion.c: whether people want it; before has the spots as they were. */
gboolean caravan_board_has_motion (CaravanBoard *self);
void caravan_board_start_motion (CaravanBoard *self, const CaravanSpot *before);
void caravan_board_stop_motion (CaravanBoard *self);
gboolean caravan_board_is_walking (CaravanBoard *self);
void caravan_board_append_motion (CaravanBoard *self, GtkSnapshot *snapshot);

/* From a cell. */
void caravan_board_cell_focused (CaravanBoard *self, CvCell cell);
