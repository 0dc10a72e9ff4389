/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-board.h"

#include "caravan-board-drawing.h"
#include "caravan-board.h"
#include "caravan-text.h"

#define CELL_LEAST 14

static void
show_scene (CaravanBoardView *view, CaravanReplay *replay)
{
  const CvTable *table = caravan_replay_get_table (replay);
  CaravanScene scene;

  caravan_scene_start (&scene, caravan_game_find (table->game), table);
  scene.state = *caravan_replay_get_state (replay);
  caravan_replay_get_last (replay, &scene.last);
  caravan_replay_get_house (replay, &scene.house);
  caravan_board_show (caravan_board_view_get_board (view), &scene);
}

static GtkWidget *
make_view (CaravanReplay *replay)
{
  GtkWidget *view = caravan_board_view_new ();

  caravan_board_view_set_least (CARAVAN_BOARD_VIEW (view), CELL_LEAST);
  show_scene (CARAVAN_BOARD_VIEW (view), replay);
  g_signal_connect_object (replay, "changed", G_CALLBACK (show_scene), view,
                           G_CONNECT_SWAPPED);
  return view;
}

static void
show_drawing (CaravanBoardDrawing *drawing, CaravanReplay *replay)
{
  CvSet last;

  caravan_replay_get_last (replay, &last);
  caravan_board_drawing_show (
      drawing, caravan_sheet_get_drawn (caravan_replay_get_sheet (replay)),
      caravan_replay_get_state (replay), &last);
}

static GtkWidget *
make_drawing (CaravanReplay *replay)
{
  GtkWidget *drawing = caravan_board_drawing_new ();

  gtk_widget_add_css_class (drawing, "replay-drawing");
  caravan_text_bind_accessible (drawing, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("The board at this moment"));
  show_drawing (CARAVAN_BOARD_DRAWING (drawing), replay);
  g_signal_connect_object (replay, "changed", G_CALLBACK (show_drawing), drawing,
                           G_CONNECT_SWAPPED);
  return drawing;
}

GtkWidget *
caravan_replay_board_new (CaravanReplay *replay)
{
  const CvGame *game = caravan_replay_get_table (replay)->game;

  return caravan_game_find (game)->art->grounds != NULL ? make_view (replay)
                                                        : make_drawing (replay);
}
