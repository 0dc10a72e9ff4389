/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-figures DIRECTORY: writes the figures of the help as files. */
#include "figures.h"

int
main (int argc, char **argv)
{
  if (argc != 2 || !gtk_init_check ())
    return 2;
  g_auto (GStrv) names = figures_list ();

  for (int i = 0; names[i] != NULL; i++)
    {
      cairo_surface_t *picture = figures_draw (names[i]);
      g_autofree char *path = g_strdup_printf ("%s/%s.png", argv[1], names[i]);
      if (cairo_surface_write_to_png (picture, path) != CAIRO_STATUS_SUCCESS)
        return 1;
      cairo_surface_destroy (picture);
    }
  return 0;
}
