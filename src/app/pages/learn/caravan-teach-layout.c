/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-teach-layout.h"

#include "caravan-layout.h"
#include "caravan-poster.h"

/* On the screen that the sizes are made for. */
#define SCREEN_LONG  1366
#define SCREEN_SHORT 768
#define TOP          92
#define BOTTOM       104
#define GAP          26

#define SCALE_LEAST  .5 /* what is read on a phone is in the hand */
#define FIGURE_SHARE .46
#define FIGURE_ABOVE .42

static double
find_scale (int width, int height)
{
  double scale =
      width > height
          ? MIN ((double) width / SCREEN_LONG, (double) height / SCREEN_SHORT)
          : MIN ((double) width / SCREEN_SHORT, (double) height / SCREEN_LONG);

  return MAX (scale, SCALE_LEAST);
}

static void
place_poster (GtkWidget *poster, double scale, int x, int y, int width, int height)
{
  caravan_poster_set_most (CARAVAN_POSTER (poster), scale);
  caravan_place (poster, x, y, MAX (width, 1), MAX (height, 1));
}

static void
measure (gpointer self,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  GtkWidget *figure = gtk_widget_get_next_sibling (gtk_widget_get_first_child (widget));

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? caravan_least_width (figure)
                            : caravan_least_height (figure, -1);
}

/* Figure and text in the room between the lines. */
static void
arrange_middle (GtkWidget *figure, GtkWidget *text, double scale, GdkRectangle room)
{
  int gap = (int) (GAP * scale);

  if (room.width > room.height)
    {
      int first = MAX ((int) (room.width * FIGURE_SHARE), caravan_least_width (figure));
      caravan_place (figure, room.x, room.y, first, room.height);
      place_poster (text, scale, room.x + first + gap, room.y, room.width - first - gap,
                    room.height);
      return;
    }
  int first =
      MAX ((int) (room.height * FIGURE_ABOVE), caravan_least_height (figure, -1));
  caravan_place (figure, room.x, room.y, room.width, first);
  place_poster (text, scale, room.x, room.y + first + gap, room.width,
                room.height - first - gap);
}

static void
arrange (gpointer self, GtkWidget *widget, int width, int height)
{
  GtkWidget *top = gtk_widget_get_first_child (widget);
  GtkWidget *figure = gtk_widget_get_next_sibling (top);
  GtkWidget *text = gtk_widget_get_next_sibling (figure);
  double scale = find_scale (width, height);
  int above = (int) (TOP * scale), below = (int) (BOTTOM * scale);
  int margin = (int) (GAP * scale);

  place_poster (top, scale, 0, 0, width, above);
  place_poster (gtk_widget_get_next_sibling (text), scale, 0, height - below, width,
                below);
  arrange_middle (figure, text, scale,
                  (GdkRectangle){ margin, above, width - 2 * margin,
                                  height - above - below - margin / 2 });
}

GtkLayoutManager *
caravan_teach_layout_new (void)
{
  static const CaravanLayoutKind kind = { measure, arrange };

  return caravan_layout_new (&kind, NULL, 0);
}
