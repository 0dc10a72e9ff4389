/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grounds of a board, each on a plate of its own, as the brushes show them. */
#include "caravan-art.h"

#define SIDE   64.0
#define RADIUS 10.0

static void
draw_plate (cairo_t *cr, CaravanLook look, CaravanColor ground, CaravanColor edge)
{
  caravan_trace_box (cr, 2, 2, SIDE - 4, SIDE - 4, RADIUS);
  caravan_set_color (cr, look, ground);
  cairo_fill_preserve (cr);
  caravan_set_color (cr, look, edge);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
}

/* A plate with what is drawn on it: of its own, or what lies scattered on it. */
static void
draw_open (cairo_t *cr, CaravanLook look, const CaravanGroundStyle *ground)
{
  draw_plate (cr, look, ground->fill, ground->edge);
  if (ground->brush != NULL)
    ground->brush (cr, look, 0, FALSE);
  else if (ground->scatter != NULL)
    ground->scatter (cr, look, 0, FALSE);
}

/* Nothing is there: only where its edge would be. */
static void
draw_outside (cairo_t *cr, CaravanLook look)
{
  const double dashes[] = { 6, 5 };

  caravan_trace_box (cr, 3, 3, SIDE - 6, SIDE - 6, RADIUS);
  caravan_set_color (cr, look, CARAVAN_COLOR_DIM);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
caravan_draw_ground (cairo_t *cr,
                     CaravanLook look,
                     const CaravanArt *art,
                     const char *id)
{
  const CaravanGroundStyle *ground = caravan_art_find_ground (art, id);

  switch (ground->kind)
    {
    case CARAVAN_GROUND_OUTSIDE:
      draw_outside (cr, look);
      break;
    case CARAVAN_GROUND_BONUS:
      caravan_draw_bonus (cr, look, ground->bonus);
      break;
    case CARAVAN_GROUND_LAND:
    case CARAVAN_GROUND_PATH:
      draw_open (cr, look, ground);
      break;
    }
}
