/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game-scene.h"

#include <adwaita.h>

#include "caravan-game.h"
#include "caravan-scene.h"

struct _CaravanGameScene
{
  GtkDrawingArea parent_instance;
};

G_DEFINE_FINAL_TYPE (CaravanGameScene, caravan_game_scene, GTK_TYPE_DRAWING_AREA)

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer game)
{
  caravan_draw_game_scene (cr, caravan_look_get (), caravan_game_find (game)->art,
                           width, height);
}

void
caravan_game_scene_show (CaravanGameScene *self, const CvGame *game)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, (gpointer) game, NULL);
}

static void
caravan_game_scene_class_init (CaravanGameSceneClass *klass)
{
}

static void
caravan_game_scene_init (CaravanGameScene *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
caravan_game_scene_new (int width, int height)
{
  return g_object_new (CARAVAN_TYPE_GAME_SCENE, "content-width", width,
                       "content-height", height, NULL);
}
