/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-layout.h"

#include "caravan-layout.h"

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

typedef struct
{
  /* borrowed */
  GtkWidget *sign, *text, *link;
  Slot slots[CARAVAN_VERDICT_SLOTS];
} Card;

static int
measure_slot_width (const Slot *slot, int most)
{
  int width = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    {
      int least = caravan_least_width (slot->buttons[i]);
      int liked = caravan_natural_width (slot->buttons[i]);
      width = MAX (width, MAX (least, MIN (liked, most)));
    }
  return width;
}

static int
measure_slot_height (const Slot *slot, int width)
{
  int height = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    height = MAX (height, caravan_natural_height (
                              slot->buttons[i],
                              MAX (width, caravan_least_width (slot->buttons[i]))));
  return height;
}

static void
place_slot (const Slot *slot, int x, int y, int width, int height)
{
  for (int i = 0; i < slot->n_buttons; i++)
    if (gtk_widget_get_child_visible (slot->buttons[i]))
      caravan_place (slot->buttons[i], x, y, width, height);
}

/* The buttons in a column, at the right edge. */

static int
measure_column (const Card *self, int width)
{
  int height = GAP * (CARAVAN_VERDICT_SLOTS - 1);

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    height += measure_slot_height (&self->slots[i], width);
  return height;
}

static int
measure_column_width (const Card *self)
{
  int width = 0;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    width = MAX (width, measure_slot_width (&self->slots[i], G_MAXINT));
  return width;
}

static void
place_column (const Card *self, int x, int width)
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
place_below (const Card *self, int width, int top, gboolean place)
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
has_room_beside (const Card *self, GtkWidget *widget, int width)
{
  return width - measure_column_width (self) - MARGIN - SIGN >=
         LEAST_EMS * measure_line (widget);
}

/* The least that the text can do with, and the link as it is now. */
static int
measure_least (const Card *self, GtkWidget *widget, int width)
{
  int text = caravan_least_height (self->text, -1);
  int link = caravan_least_height (self->link, MAX (width, 0));

  text = MAX (text, (int) (LINES_LEAST * measure_line (widget)));
  return text + link;
}

static void
measure_height (
    const Card *self, GtkWidget *widget, int width, int *minimum, int *natural)
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
measure (gpointer data,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural)
{
  const Card *self = data;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_height (self, widget, for_size < 0 ? LARGE : for_size, minimum, natural);
      return;
    }
  *minimum = SIGN + caravan_least_width (self->link);
  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    *minimum = MAX (*minimum, measure_slot_width (&self->slots[i], 0));
  *natural = MAX (*minimum, SIGN + LEAST_EMS * measure_line (widget));
}

/* The sign, the text beside it and the link, in this much room. */
static void
place_text (const Card *self, int width, int height)
{
  int indent = gtk_widget_get_child_visible (self->sign) ? SIGN : 0;
  int text_width = MAX (width - indent, 0);
  int link = gtk_widget_get_child_visible (self->link)
                 ? caravan_least_height (self->link, text_width)
                 : 0;
  int sign = caravan_least_height (self->sign, -1);
  int least = caravan_least_height (self->text, text_width);
  int room = MAX (height - link, least);

  if (indent > 0)
    caravan_place (self->sign, 0, 0, caravan_least_width (self->sign), sign);
  caravan_place (self->text, indent, 0, text_width, room);
  if (link > 0)
    caravan_place (self->link, indent, height - link, text_width, link);
}

static void
arrange (gpointer data, GtkWidget *widget, int width, int height)
{
  const Card *self = data;

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

GtkLayoutManager *
caravan_verdict_layout_new (GtkWidget *sign, GtkWidget *text, GtkWidget *link)
{
  static const CaravanLayoutKind kind = { measure, arrange };
  const Card card = { .sign = sign, .text = text, .link = link };

  return caravan_layout_new (&kind, &card, sizeof card);
}

void
caravan_verdict_layout_add_button (GtkLayoutManager *layout,
                                   int slot,
                                   GtkWidget *button)
{
  Card *self = caravan_layout_get_self (CARAVAN_LAYOUT (layout));
  Slot *at = &self->slots[slot];

  g_assert (at->n_buttons < CARAVAN_VERDICT_SLOT_SHARE);
  at->buttons[at->n_buttons++] = button;
}
