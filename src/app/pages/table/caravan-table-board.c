/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-table-board.h"

#include "caravan-settings.h"
#include "caravan-table-scene.h"
#include "caravan-text.h"
#include "caravan-verdict-words.h"

static const char desk_key[] = "desk"; /* what belongs to a view */

/* The board follows the desk. */

static void
show_scene (CaravanBoardView *view, CaravanDesk *desk)
{
  CaravanScene scene;

  caravan_table_scene_fill (&scene, desk);
  caravan_board_show (caravan_board_view_get_board (view), &scene);
}

static void
describe_focus (CaravanBoardView *view, CaravanDesk *desk)
{
  CaravanBoard *board = caravan_board_view_get_board (view);
  g_autofree char *text =
      caravan_verdict_say_focus (desk, caravan_board_get_focus (board));

  caravan_board_describe_focus (board, text);
}

static void
show_hint (CaravanBoardView *view, CaravanDesk *desk)
{
  const CvAnswer *hint = caravan_desk_get_hint (desk);
  g_autofree char *text = caravan_verdict_say_hint (desk);

  caravan_board_view_set_hint (view, caravan_desk_get_pointed (desk),
                               hint != NULL && cv_verdict_is_legal (&hint->verdict),
                               text);
}

static void
desk_changed_cb (CaravanBoardView *view, guint what, CaravanDesk *desk)
{
  show_scene (view, desk);
  show_hint (view, desk);
  if (what & (CARAVAN_DESK_VERDICT | CARAVAN_DESK_POINTED | CARAVAN_DESK_CHOICE))
    describe_focus (view, desk);
}

static void
language_changed (gpointer view)
{
  CaravanDesk *desk = g_object_get_data (view, desk_key);

  show_hint (view, desk);
  describe_focus (view, desk);
}

static void
setting_changed_cb (CaravanBoardView *view)
{
  show_scene (view, g_object_get_data (G_OBJECT (view), desk_key));
}

/* The desk follows people. */

static void
cell_pointed_cb (CaravanDesk *desk, int cell)
{
  caravan_desk_point (desk, (CvCell) cell);
}

static void
cell_activated_cb (CaravanDesk *desk, int cell)
{
  caravan_desk_act (desk, (CvCell) cell);
}

static void
cell_tapped_cb (CaravanDesk *desk, int cell)
{
  caravan_desk_tap (desk, (CvCell) cell);
}

static void
cell_stroked_cb (CaravanDesk *desk, int cell)
{
  caravan_desk_stroke (desk, (CvCell) cell);
}

void
caravan_table_board_rest (CaravanBoardView *view, CaravanDesk *desk)
{
  caravan_board_rest (caravan_board_view_get_board (view));
  describe_focus (view, desk);
}

GtkWidget *
caravan_table_board_new (CaravanDesk *desk)
{
  GtkWidget *view = caravan_board_view_new ();
  CaravanBoard *board = caravan_board_view_get_board (CARAVAN_BOARD_VIEW (view));

  g_object_set_data_full (G_OBJECT (view), desk_key, g_object_ref (desk),
                          g_object_unref);
  g_signal_connect_object (board, "pointed", G_CALLBACK (cell_pointed_cb), desk,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "activated", G_CALLBACK (cell_activated_cb), desk,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "tapped", G_CALLBACK (cell_tapped_cb), desk,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (caravan_settings (), "changed::legal-spaces",
                           G_CALLBACK (setting_changed_cb), view, G_CONNECT_SWAPPED);
  caravan_board_set_strokes (board, TRUE);
  g_signal_connect_object (board, "stroke-began",
                           G_CALLBACK (caravan_desk_begin_stroke), desk,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "painted", G_CALLBACK (cell_stroked_cb), desk,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), view,
                           G_CONNECT_SWAPPED);
  show_scene (CARAVAN_BOARD_VIEW (view), desk);
  caravan_text_follow (view, language_changed);
  return view;
}
