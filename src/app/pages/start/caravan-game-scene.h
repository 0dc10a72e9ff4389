/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of a game's world, in the look of the desktop. */
#pragma once

#include <gtk/gtk.h>

#include "cv-game.h"

#define CARAVAN_TYPE_GAME_SCENE (caravan_game_scene_get_type ())
G_DECLARE_FINAL_TYPE (
    CaravanGameScene, caravan_game_scene, CARAVAN, GAME_SCENE, GtkDrawingArea)

/* A width of 0: whatever it is given. */
GtkWidget *caravan_game_scene_new (int width, int height);
void caravan_game_scene_show (CaravanGameScene *self, const CvGame *game);
