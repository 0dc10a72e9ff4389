/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon-track.h"

#include "caravan-draw.h"
#include "caravan-text.h"
#include "oregon-state.h"

/* The least part of the track that is shown, where its ends lie, and the room that a
   number has, in its own widths. */
#define LEAST_SPAN  20
#define END_EVERY   5
#define NUMBER_ROOM 1.7

#define LEAST_WIDTH   120
#define NATURAL_WIDTH 240
#define BADGE_UNITS   64.0
#define BADGE_LINES   1.25 /* the side of a badge, in lines of text */

struct _CaravanOregonTrack
{
  GtkWidget parent_instance;

  CaravanOregonRunner runner[OREGON_PLAYERS]; /* from behind */
  int n_runners;
  int n_spaces;
};

G_DEFINE_FINAL_TYPE (CaravanOregonTrack, caravan_oregon_track, GTK_TYPE_WIDGET)

/* Where everything lies at a width. Badges that would touch stand above each other. */
typedef struct
{
  int low, high;                   /* the points at both ends */
  int step;                        /* from number to number */
  double left, right;              /* of the line */
  double side;                     /* of a badge */
  double number, line;             /* width of the widest number, height of them all */
  int row[OREGON_PLAYERS], n_rows; /* from below */
} Plan;

static PangoLayout *
make_number (CaravanOregonTrack *self, int number)
{
  g_autofree char *text = caravan_number (number);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static void
measure_number (CaravanOregonTrack *self, Plan *plan)
{
  g_autoptr (PangoLayout) layout = make_number (self, plan->high);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  plan->number = width;
  plan->line = height;
  plan->side = ceil (height * BADGE_LINES);
}

static void
find_ends (CaravanOregonTrack *self, Plan *plan)
{
  int least = self->n_runners > 0 ? self->runner[0].points : 0;
  int most = self->n_runners > 0 ? self->runner[self->n_runners - 1].points : 0;

  int missing = MAX (LEAST_SPAN - (most - least), 2);

  plan->low = MAX (least - missing / 2, 0) / END_EVERY * END_EVERY;
  plan->high = MAX (most + missing / 2, plan->low + LEAST_SPAN);
  plan->high = (plan->high + END_EVERY - 1) / END_EVERY * END_EVERY;
}

static double
find_x (const Plan *plan, int points)
{
  return plan->left +
         (plan->right - plan->left) * (points - plan->low) / (plan->high - plan->low);
}

/* 10, 20, 50, 100 and so on, until the numbers have room. */
static int
find_step (const Plan *plan)
{
  static const int factors[] = { 1, 2, 5 };
  double each = (plan->right - plan->left) / (plan->high - plan->low);
  int ten = 10, i = 0;

  while (ten * factors[i] * each < plan->number * NUMBER_ROOM && ten < 100000)
    {
      i = (i + 1) % (int) G_N_ELEMENTS (factors);
      ten *= i == 0 ? 10 : 1;
    }
  return ten * factors[i];
}

static gboolean
is_row_free (CaravanOregonTrack *self, const Plan *plan, int runner, int row)
{
  double x = find_x (plan, self->runner[runner].points);

  for (int other = 0; other < runner; other++)
    if (plan->row[other] == row &&
        x - find_x (plan, self->runner[other].points) < plan->side)
      return FALSE;
  return TRUE;
}

static void
stack_badges (CaravanOregonTrack *self, Plan *plan)
{
  plan->n_rows = 1;
  for (int runner = 0; runner < self->n_runners; runner++)
    {
      int row = 0;
      while (!is_row_free (self, plan, runner, row))
        row++;
      plan->row[runner] = row;
      plan->n_rows = MAX (plan->n_rows, row + 1);
    }
}

static Plan
make_plan (CaravanOregonTrack *self, double width)
{
  Plan plan = { 0 };

  find_ends (self, &plan);
  measure_number (self, &plan);
  double margin = MAX (plan.side, plan.number) / 2 + 1;
  plan.left = margin;
  plan.right = MAX (width - margin, margin + 1);
  plan.step = find_step (&plan);
  stack_badges (self, &plan);
  return plan;
}

/* Drawing. */

static double
find_line_y (const Plan *plan)
{
  return plan->n_rows * plan->side - plan->side / 2;
}

static gboolean
begins_lap (CaravanOregonTrack *self, int points)
{
  return self->n_spaces > 0 && points > 0 && points % self->n_spaces == 0;
}

/* The number that is printed on a space. */
static int
find_space (CaravanOregonTrack *self, int points)
{
  return self->n_spaces > 0 ? points % self->n_spaces : points;
}

/* The beginning of a lap is always named, so its neighbours may have to give way. */
static gboolean
is_named (CaravanOregonTrack *self, const Plan *plan, int points)
{
  double each = (plan->right - plan->left) / (plan->high - plan->low);
  int room = (int) (plan->number * NUMBER_ROOM / each);

  if (begins_lap (self, points))
    return TRUE;
  if (find_space (self, points) % plan->step != 0)
    return FALSE;
  for (int near = MAX (points - room, plan->low);
       near <= MIN (points + room, plan->high); near++)
    if (begins_lap (self, near))
      return FALSE;
  return TRUE;
}

static void
draw_tick (cairo_t *cr, double x, double y, double above, double below)
{
  cairo_move_to (cr, x, y - above);
  cairo_line_to (cr, x, y + below);
  cairo_stroke (cr);
}

static void
draw_number (CaravanOregonTrack *self, cairo_t *cr, const Plan *plan, int points)
{
  g_autoptr (PangoLayout) layout = make_number (self, find_space (self, points));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_move_to (cr, find_x (plan, points) - width / 2.0,
                 plan->n_rows * plan->side + 1);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_space (CaravanOregonTrack *self, cairo_t *cr, const Plan *plan, int points)
{
  double x = find_x (plan, points), y = find_line_y (plan), tick = plan->side / 3;
  gboolean is_end = points == plan->low || points == plan->high;

  if (begins_lap (self, points))
    draw_tick (cr, x, y, y, plan->side / 2);
  else if (is_named (self, plan, points))
    draw_tick (cr, x, y, tick, tick);
  else if (is_end || find_space (self, points) % (plan->step / 2) == 0)
    draw_tick (cr, x, y, tick / 2, tick / 2);
  if (is_named (self, plan, points))
    draw_number (self, cr, plan, points);
}

static void
draw_line (CaravanOregonTrack *self, cairo_t *cr, const Plan *plan)
{
  double y = find_line_y (plan);

  caravan_set_color (cr, caravan_look_get (), CARAVAN_COLOR_DIM);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, plan->left, y);
  cairo_line_to (cr, plan->right, y);
  cairo_stroke (cr);
  for (int points = plan->low; points <= plan->high; points++)
    draw_space (self, cr, plan, points);
}

static void
draw_runner (CaravanOregonTrack *self, cairo_t *cr, const Plan *plan, int runner)
{
  double x = find_x (plan, self->runner[runner].points);
  double y = find_line_y (plan) - plan->row[runner] * plan->side;

  cairo_save (cr);
  cairo_translate (cr, x - plan->side / 2, y - plan->side / 2);
  cairo_scale (cr, plan->side / BADGE_UNITS, plan->side / BADGE_UNITS);
  caravan_draw_badge (cr, self->runner[runner].color);
  cairo_restore (cr);
}

static void
caravan_oregon_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanOregonTrack *self = CARAVAN_OREGON_TRACK (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  Plan plan = make_plan (self, width);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  draw_line (self, cr, &plan);
  for (int runner = 0; runner < self->n_runners; runner++)
    draw_runner (self, cr, &plan, runner);
  cairo_destroy (cr);
}

/* The class. */

static GtkSizeRequestMode
caravan_oregon_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_oregon_track_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  Plan plan = make_plan (CARAVAN_OREGON_TRACK (widget),
                         for_size > 0 ? for_size : NATURAL_WIDTH);
  *minimum = *natural = (int) ceil (plan.n_rows * plan.side + plan.line + 1);
}

static void
caravan_oregon_track_class_init (CaravanOregonTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = caravan_oregon_track_snapshot;
  widget_class->measure = caravan_oregon_track_measure;
  widget_class->get_request_mode = caravan_oregon_track_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
caravan_oregon_track_init (CaravanOregonTrack *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "small");
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_oregon_track_new (void)
{
  return g_object_new (CARAVAN_TYPE_OREGON_TRACK, NULL);
}

static int
compare_runners (const void *a, const void *b)
{
  return ((const CaravanOregonRunner *) a)->points -
         ((const CaravanOregonRunner *) b)->points;
}

void
caravan_oregon_track_show (CaravanOregonTrack *self,
                           const CaravanOregonRunner *runners,
                           int n_runners,
                           int n_spaces)
{
  g_return_if_fail (n_runners <= OREGON_PLAYERS);

  for (int i = 0; i < n_runners; i++)
    self->runner[i] = runners[i];
  qsort (self->runner, (gsize) n_runners, sizeof *runners, compare_runners);
  self->n_runners = n_runners;
  self->n_spaces = n_spaces;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
