/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-layout.h"

#define SIGN      42 /* with the gap after it */
#define GAP       6
#define MARGIN    16 /* between text and buttons */
#define LEAST_EMS 19 /* width of the text beside which buttons may stand */

/* Lines of text that there is always room for, beside the buttons and above them, and
   of the link: where it needs more, the text gets less. */
#define LINES_BESIDE 4.0
#define LINES_ABOVE  3.2
#define LINES_LEAST  1.6
#define LINK_BESIDE  1
#define LINK_ABOVE   2

/* Wide enough for anything. */
#define LARGE 10000

/* How much of its width a button needs at least in two lines. */
#define WRAPPED 0.6

typedef struct
{
  GtkWidget *buttons[CARAVAN_VERDICT_SLOT_SHARE];
  int n_buttons;
} Slot;

struct _CaravanVerdictLayout
{
  GtkLayoutManager parent_instance;

  /* borrowed */
  GtkWidget *sign, *text, *link;
  Slot slots[CARAVAN_VERDICT_SLOTS];
};

G_DEFINE_FINAL_TYPE (CaravanVerdictLayout,
                     caravan_verdict_layout,
                     GTK_TYPE_LAYOUT_MANAGER)

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, gboolean natural)
{
  int least, liked;

  gtk_widget_measure (widget, orientation, for_size, &least, &liked, NULL, NULL);
  return natural ? liked : least;
}

static int
measure_slot_width (const Slot *slot, int most)
{
  int width = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    {
      int least = measure (slot->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
      int liked = measure (slot->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
      width = MAX (width, MAX (least, MIN (liked, most)));
    }
  return width;
}

static int
measure_slot_height (const Slot *slot, int width)
{
  int height = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    height = MAX (height,
                  measure (slot->buttons[i], GTK_ORIENTATION_VERTICAL,
                           MAX (width, measure (slot->buttons[i],
                                                GTK_ORIENTATION_HORIZONTAL, -1, FALSE)),
                           TRUE));
  return height;
}

static void
place_slot (const Slot *slot, int x, int y, int width, int height)
{
  for (int i = 0; i < slot->n_buttons; i++)
    if (gtk_widget_get_child_visible (slot->buttons[i]))
      gtk_widget_size_allocate (slot->buttons[i],
                                &(GtkAllocation){ x, y, width, height }, -1);
}

/* The buttons in a column, at the right edge. */

static int
measure_column (CaravanVerdictLayout *self, int width)
{
  int height = GAP * (CARAVAN_VERDICT_SLOTS - 1);

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    height += measure_slot_height (&self->slots[i], width);
  return height;
}

static int
measure_column_width (CaravanVerdictLayout *self)
{
  int width = 0;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    width = MAX (width, measure_slot_width (&self->slots[i], G_MAXINT));
  return width;
}

static void
place_column (CaravanVerdictLayout *self, int x, int width)
{
  for (int i = 0, y = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    {
      int height = measure_slot_height (&self->slots[i], width);
      place_slot (&self->slots[i], x, y, width, height);
      y += height + GAP;
    }
}

/* The buttons below the text, from the right edge: in one line, where the second may
   wrap into two; or else one above the other. Returns the height. */
static int
place_below (CaravanVerdictLayout *self, int width, int top, gboolean place)
{
  const Slot *first = &self->slots[0], *second = &self->slots[1];
  int first_width = measure_slot_width (first, width);
  int liked = measure_slot_width (second, width);
  int rest = width - first_width - GAP;
  gboolean in_line = rest >= liked * WRAPPED;
  int second_width = in_line ? MIN (liked, rest) : liked;
  int first_height = measure_slot_height (first, first_width);
  int second_height = measure_slot_height (second, second_width);
  int line = MAX (first_height, second_height);

  if (place && in_line)
    {
      place_slot (first, width - first_width, top, first_width, line);
      place_slot (second, rest - second_width, top, second_width, line);
    }
  else if (place)
    {
      place_slot (first, width - first_width, top, first_width, first_height);
      place_slot (second, width - second_width, top + first_height + GAP, second_width,
                  second_height);
    }
  return in_line ? line : first_height + GAP + second_height;
}

/* Text. */

static int
measure_line (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int line = pango_font_metrics_get_ascent (metrics) +
             pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (line);
}

static gboolean
has_room_beside (CaravanVerdictLayout *self, GtkWidget *widget, int width)
{
  return width - measure_column_width (self) - MARGIN - SIGN >=
         LEAST_EMS * measure_line (widget);
}

/* The least that the text can do with, and the link as it is now. */
static int
measure_least (CaravanVerdictLayout *self, GtkWidget *widget, int width)
{
  int text = measure (self->text, GTK_ORIENTATION_VERTICAL, -1, FALSE);
  int link = measure (self->link, GTK_ORIENTATION_VERTICAL, MAX (width, 0), FALSE);

  text = MAX (text, (int) (LINES_LEAST * measure_line (widget)));
  return text + link;
}

static void
measure_height (CaravanVerdictLayout *self,
                GtkWidget *widget,
                int width,
                int *minimum,
                int *natural)
{
  int line = measure_line (widget), column = measure_column_width (self);

  if (has_room_beside (self, widget, width))
    {
      int buttons = measure_column (self, column);
      *minimum =
          MAX (buttons, measure_least (self, widget, width - SIGN - column - MARGIN));
      *natural = MAX (buttons, (int) ((LINES_BESIDE + LINK_BESIDE) * line) + GAP);
    }
  else
    {
      int buttons = place_below (self, width, 0, FALSE);
      *minimum = buttons + GAP + measure_least (self, widget, width - SIGN);
      *natural = buttons + (int) ((LINES_ABOVE + LINK_ABOVE) * line) + 2 * GAP;
    }
  *natural = MAX (*natural, *minimum);
}

static void
caravan_verdict_layout_measure (GtkLayoutManager *manager,
                                GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline)
{
  CaravanVerdictLayout *self = CARAVAN_VERDICT_LAYOUT (manager);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = SIGN + measure (self->link, orientation, -1, FALSE);
      for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
        *minimum = MAX (*minimum, measure_slot_width (&self->slots[i], 0));
      *natural = MAX (*minimum, SIGN + LEAST_EMS * measure_line (widget));
      return;
    }
  measure_height (self, widget, for_size < 0 ? LARGE : for_size, minimum, natural);
}

/* The sign, the text beside it and the link, in this much room. */
static void
place_text (CaravanVerdictLayout *self, int width, int height)
{
  int indent = gtk_widget_get_child_visible (self->sign) ? SIGN : 0;
  int text_width = MAX (width - indent, 0);
  int link = gtk_widget_get_child_visible (self->link)
                 ? measure (self->link, GTK_ORIENTATION_VERTICAL, text_width, FALSE)
                 : 0;
  int sign = measure (self->sign, GTK_ORIENTATION_VERTICAL, -1, FALSE);
  int least = measure (self->text, GTK_ORIENTATION_VERTICAL, text_width, FALSE);
  int room = MAX (height - link, least);

  if (indent > 0)
    gtk_widget_size_allocate (
        self->sign,
        &(GtkAllocation){
            0, 0, measure (self->sign, GTK_ORIENTATION_HORIZONTAL, -1, FALSE), sign },
        -1);
  gtk_widget_size_allocate (self->text, &(GtkAllocation){ indent, 0, text_width, room },
                            -1);
  if (link > 0)
    gtk_widget_size_allocate (
        self->link, &(GtkAllocation){ indent, height - link, text_width, link }, -1);
}

static void
caravan_verdict_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  CaravanVerdictLayout *self = CARAVAN_VERDICT_LAYOUT (manager);

  if (has_room_beside (self, widget, width))
    {
      int column = measure_column_width (self);
      place_text (self, width - column - MARGIN, height);
      place_column (self, width - column, column);
      return;
    }
  int lines = place_below (self, width, 0, FALSE);
  place_text (self, width, height - lines - GAP);
  place_below (self, width, height - lines, TRUE);
}

static GtkSizeRequestMode
caravan_verdict_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_verdict_layout_class_init (CaravanVerdictLayoutClass *klass)
{
  GtkLayoutManagerClass *manager = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager->measure = caravan_verdict_layout_measure;
  manager->allocate = caravan_verdict_layout_allocate;
  manager->get_request_mode = caravan_verdict_layout_get_request_mode;
}

static void
caravan_verdict_layout_init (CaravanVerdictLayout *self)
{
  self->sign = self->text = self->link = NULL;
}

GtkLayoutManager *
caravan_verdict_layout_new (void)
{
  return g_object_new (CARAVAN_TYPE_VERDICT_LAYOUT, NULL);
}

void
caravan_verdict_layout_set_parts (CaravanVerdictLayout *self,
                                  GtkWidget *sign,
                                  GtkWidget *text,
                                  GtkWidget *link)
{
  self->sign = sign;
  self->text = text;
  self->link = link;
}

void
caravan_verdict_layout_add_button (CaravanVerdictLayout *self,
                                   int slot,
                                   GtkWidget *button)
{
  Slot *at = &self->slots[slot];

  g_assert (at->n_buttons < CARAVAN_VERDICT_SLOT_SHARE);
  at->buttons[at->n_buttons++] = button;
}
