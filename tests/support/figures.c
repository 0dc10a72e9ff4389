/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures.h"

#include "caravan-game.h"

/* Twice the size on the screen, so that it is crisp on paper too. */
#define SCALE 2

char **
figures_list (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (int i = 0; caravan_games[i] != NULL; i++)
    {
      const CaravanGameFigure *figure = caravan_games[i]->figures;
      for (; figure != NULL && figure->name != NULL; figure++)
        g_strv_builder_add (names, figure->name);
    }
  return g_strv_builder_end (names);
}

cairo_surface_t *
figures_draw (const char *name)
{
  int width, height;

  if (!caravan_figure_measure (name, &width, &height))
    g_error ("There is no figure “%s”", name);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SCALE * width, SCALE * height);
  cairo_surface_set_device_scale (surface, SCALE, SCALE);
  cairo_t *cr = cairo_create (surface);
  caravan_figure_draw (name, CARAVAN_LOOK_LIGHT, cr);
  cairo_destroy (cr);
  return surface;
}
