/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-verdict-layout.h"

#include "caravan-layout.h"

#define GAP        6
#define MARGIN     16 /* between text and buttons */
#define LEAST_EMS  19 /* width of the text beside which buttons may stand */
#define LINK_EMS   10 /* width of a link that may stand in the line of the buttons */
#define COLUMN_EMS 10 /* from here on text above the buttons has all of its lines */

/* Lines of text that there is always room for: beside the buttons, above a line of
   them that has the link as well, above the link; and where all is large. */
#define LINES_BESIDE 4.7
#define LINES_ABOVE  3.6
#define LINES_COLUMN 6.2
#define LINES_LARGE  3.2
#define LINES_LOW    4.05
#define LINES_LEAST  1.6

/* Wide enough for anything. */
#define LARGE 10000

typedef struct
{
  GtkWidget *buttons[CARAVAN_VERDICT_SLOT_SHARE];
  gboolean is_guest[CARAVAN_VERDICT_SLOT_SHARE];
  int n_buttons;
} Slot;

typedef struct
{
  CaravanVerdictRoom room;

  /* borrowed */
  GtkWidget *sign, *text, *link, *handle;
  Slot slots[CARAVAN_VERDICT_SLOTS];
} Card;

/* Where the buttons stand. */
typedef enum
{
  FORM_BESIDE,  /* in a column at the right edge, the link below the text */
  FORM_LINE,    /* in a line below the text, the link at its start */
  FORM_COLUMN,  /* the same, the link in a line of its own */
  FORM_STACKED, /* one above the other: large text */
} Form;

/* The text lies under the sign, not beside it. */
static gboolean
is_slim (const Card *self)
{
  return self->room != CARAVAN_VERDICT_SPACIOUS;
}

/* Slots. */

static int
measure_slot_width (const Slot *slot, int most)
{
  int width = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    {
      int least = caravan_least_width (slot->buttons[i]);
      int liked = caravan_natural_width (slot->buttons[i]);
      width = MAX (width, slot->is_guest[i] ? least : MAX (least, MIN (liked, most)));
    }
  return width;
}

static int
measure_slot_height (const Slot *slot, int width)
{
  int height = 0;

  for (int i = 0; i < slot->n_buttons; i++)
    if (!slot->is_guest[i])
      height = MAX (height, caravan_natural_height (
                                slot->buttons[i],
                                MAX (width, caravan_least_width (slot->buttons[i]))));
  return height;
}

/* Slots that nothing stands in leave their room to the text. */
static gboolean
is_slot_shown (const Slot *slot)
{
  for (int i = 0; i < slot->n_buttons; i++)
    if (gtk_widget_get_child_visible (slot->buttons[i]))
      return TRUE;
  return FALSE;
}

static gboolean
has_buttons (const Card *self)
{
  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    if (is_slot_shown (&self->slots[i]))
      return TRUE;
  return FALSE;
}

/* With the guest that stands in it, for which the card does not grow: the text gives way. */
static int
measure_shown_height (const Slot *slot, int width)
{
  int height = measure_slot_height (slot, width);

  for (int i = 0; i < slot->n_buttons; i++)
    if (gtk_widget_get_child_visible (slot->buttons[i]))
      height = MAX (height, caravan_least_height (slot->buttons[i], width));
  return height;
}

static void
place_slot (const Slot *slot, int x, int y, int width, int height)
{
  for (int i = 0; i < slot->n_buttons; i++)
    if (gtk_widget_get_child_visible (slot->buttons[i]))
      {
        int least = caravan_least_height (slot->buttons[i], width);
        int own = MAX (least, height);
        caravan_place (slot->buttons[i], x, y - (own - height) / 2, width, own);
      }
}

/* The buttons in a column, at the right edge. */

static int
measure_column_width (const Card *self, int most)
{
  int width = 0;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    width = MAX (width, measure_slot_width (&self->slots[i], most));
  return width;
}

static int
place_column (const Card *self, int x, int y, int width, gboolean place)
{
  int top = y;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    {
      int height = measure_slot_height (&self->slots[i], width);
      if (place)
        place_slot (&self->slots[i], x, y, width, height);
      y += height + GAP;
    }
  return y - GAP - top;
}

/* The same from the bottom up, without gaps. Returns where the text above ends. */
static int
place_stack (const Card *self, int x, int bottom, int width)
{
  for (int i = CARAVAN_VERDICT_SLOTS - 1; i >= 0; i--)
    if (is_slot_shown (&self->slots[i]))
      {
        int height = measure_shown_height (&self->slots[i], width);
        place_slot (&self->slots[i], x, bottom - height, width, height);
        bottom -= height + GAP;
      }
  return bottom;
}

/* The buttons in a line that ends at the right edge. */

static int
measure_line_width (const Card *self, int most)
{
  int width = GAP * (CARAVAN_VERDICT_SLOTS - 1);

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    width += measure_slot_width (&self->slots[i], most);
  return width;
}

static int
measure_line_height (const Card *self, int most)
{
  int height = 0;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    height =
        MAX (height, measure_slot_height (&self->slots[i],
                                          measure_slot_width (&self->slots[i], most)));
  return height;
}

static int
measure_shown_line (const Card *self, int width)
{
  int height = measure_line_height (self, width);

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    {
      int own = measure_slot_width (&self->slots[i], width);
      height = MAX (height, measure_shown_height (&self->slots[i], own));
    }
  return height;
}

/* What is higher than the line rises above it. Returns where the first of them begins. */
static int
place_line (const Card *self, int width, int bottom)
{
  int line = measure_line_height (self, width);
  int x = width - measure_line_width (self, width), first = width;

  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    {
      int own = measure_slot_width (&self->slots[i], width);
      if (is_slot_shown (&self->slots[i]))
        first = MIN (first, x);
      int height = MAX (line, measure_shown_height (&self->slots[i], own));
      place_slot (&self->slots[i], x, bottom - height, own, height);
      x += own + GAP;
    }
  return first;
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

static Form
choose_form (const Card *self, GtkWidget *widget, int width)
{
  int line = measure_line (widget), buttons = measure_line_width (self, width);

  if (width - measure_column_width (self, width) - MARGIN - CARAVAN_VERDICT_SIGN >=
      LEAST_EMS * line)
    return FORM_BESIDE;
  if (width - buttons - GAP >= LINK_EMS * line)
    return FORM_LINE;
  return width >= buttons ? FORM_COLUMN : FORM_STACKED;
}

/* The lines of text that the card has room for, the link among them where it has a line
   of its own; and the least. */
static double
count_lines (const Card *self, Form form, GtkWidget *widget, int width)
{
  if (self->room == CARAVAN_VERDICT_LOW)
    return LINES_LOW;
  switch (form)
    {
    case FORM_BESIDE:
      return LINES_BESIDE + 1;
    case FORM_LINE:
      return LINES_ABOVE;
    case FORM_COLUMN:
    case FORM_STACKED:
      break;
    }
  return 1 + (width >= COLUMN_EMS * measure_line (widget) ? LINES_COLUMN : LINES_LARGE);
}

static int
measure_buttons (const Card *self, Form form, int width)
{
  switch (form)
    {
    case FORM_BESIDE:
      return place_column (self, 0, 0, measure_column_width (self, width), FALSE);
    case FORM_STACKED:
      return place_column (self, 0, 0, measure_column_width (self, width), FALSE);
    case FORM_LINE:
    case FORM_COLUMN:
      break;
    }
  return measure_line_height (self, width);
}

static int
measure_folded (const Card *self, GtkWidget *widget)
{
  return MAX (MAX (measure_line (widget), caravan_least_height (self->sign, -1)),
              caravan_least_height (self->handle, -1));
}

static void
measure_height (
    const Card *self, GtkWidget *widget, int width, int *minimum, int *natural)
{
  int line = measure_line (widget);
  Form form = choose_form (self, widget, width);
  int buttons = measure_buttons (self, form, width);
  int text = (int) (count_lines (self, form, widget, width) * line) + GAP;
  int least = (int) ((LINES_LEAST + (form != FORM_LINE)) * line);

  if (self->room == CARAVAN_VERDICT_FOLDED)
    {
      *minimum = *natural = measure_folded (self, widget);
      return;
    }
  *minimum = form == FORM_BESIDE ? MAX (buttons, least) : buttons + GAP + least;
  *natural = form == FORM_BESIDE ? MAX (buttons, text) : buttons + GAP + text;
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
      /* No form is lower, whatever the width: GTK 4.18 insists on that. */
      if (for_size < 0)
        *minimum = MIN (*minimum, measure_line_height (self, LARGE) + GAP +
                                      (int) (LINES_LEAST * measure_line (widget)));
      return;
    }
  *minimum = CARAVAN_VERDICT_SIGN + caravan_least_width (self->link);
  for (int i = 0; i < CARAVAN_VERDICT_SLOTS; i++)
    *minimum = MAX (*minimum, measure_slot_width (&self->slots[i], 0));
  *natural = MAX (*minimum, CARAVAN_VERDICT_SIGN + LEAST_EMS * measure_line (widget));
}

/* Places. */

static int
place_handle (const Card *self, int width)
{
  if (!gtk_widget_get_child_visible (self->handle))
    return 0;
  int own = caravan_least_width (self->handle);
  caravan_place (self->handle, width - own, 0, own,
                 caravan_least_height (self->handle, own));
  return is_slim (self) ? 0 : own;
}

static int
measure_link (const Card *self, int width)
{
  return gtk_widget_get_child_visible (self->link)
             ? caravan_least_height (self->link, width)
             : 0;
}

/* The sign and the text beside it, in this much room; returns where the text begins. */
static int
place_text (const Card *self, int width, int height)
{
  int sign = gtk_widget_get_child_visible (self->sign) ? CARAVAN_VERDICT_SIGN : 0;
  int indent = is_slim (self) ? 0 : sign;
  int text_width = MAX (width - indent, caravan_least_width (self->text));

  if (sign > 0)
    caravan_place (self->sign, 0, 0, caravan_least_width (self->sign),
                   caravan_least_height (self->sign, -1));
  caravan_place (self->text, indent, 0, text_width,
                 MAX (height, caravan_least_height (self->text, text_width)));
  return indent;
}

static void
place_link (const Card *self, int x, int bottom, int width)
{
  int height = measure_link (self, width);

  if (height > 0)
    caravan_place (self->link, x, bottom - height,
                   MAX (width, caravan_least_width (self->link)), height);
}

/* Text with the link below it, in this much room. */
static void
place_text_and_link (const Card *self, int width, int handle, int height)
{
  int link = measure_link (self, width - (is_slim (self) ? 0 : CARAVAN_VERDICT_SIGN));
  int indent = place_text (self, width - handle, height - link);

  place_link (self, indent, height, width - indent);
}

/* Buttons that are not there leave their room to the text; the link stays as it is. */
static void
place_text_beside (const Card *self, int width, int column, int height)
{
  int rest = width - column - MARGIN;
  int link = measure_link (self, rest - (is_slim (self) ? 0 : CARAVAN_VERDICT_SIGN));
  int indent = place_text (self, has_buttons (self) ? rest : width, height - link);

  place_link (self, indent, height, rest - indent);
}

/* The link stands in the line of the buttons; above them where that takes less from the
   text. */
static void
place_in_line (const Card *self, int width, int handle, int height)
{
  int line = measure_shown_line (self, width);
  int first = place_line (self, width, height), rest = first - GAP;
  int beside = measure_link (self, rest);
  int above = measure_link (self, width - CARAVAN_VERDICT_SIGN);

  if (first == width)
    place_text_and_link (self, width, handle, height);
  else if (beside > line + above)
    place_text_and_link (self, width, handle, height - line - GAP);
  else
    {
      place_text (self, width - handle, height - MAX (line, beside) - GAP);
      place_link (self, 0, height - MAX (0, (line - beside) / 2), rest);
    }
}

static void
arrange_open (const Card *self, GtkWidget *widget, int width, int height)
{
  int handle = place_handle (self, width);
  Form form = choose_form (self, widget, width);
  int column = measure_column_width (self, width);
  int line = measure_shown_line (self, width), end;

  switch (form)
    {
    case FORM_BESIDE:
      place_text_beside (self, width, column, height);
      place_column (self, width - column, 0, column, TRUE);
      break;
    case FORM_LINE:
      place_in_line (self, width, handle, height);
      break;
    case FORM_COLUMN:
      end = place_line (self, width, height) < width ? line + GAP : 0;
      place_text_and_link (self, width, handle, height - end);
      break;
    case FORM_STACKED:
      end = place_stack (self, width - column, height, column);
      place_text_and_link (self, width, handle, end);
      break;
    }
}

static void
arrange (gpointer data, GtkWidget *widget, int width, int height)
{
  const Card *self = data;

  if (self->room == CARAVAN_VERDICT_FOLDED)
    place_text (self, width - place_handle (self, width), height);
  else
    arrange_open (self, widget, width, height);
}

/* Making it. */

GtkLayoutManager *
caravan_verdict_layout_new (GtkWidget *sign,
                            GtkWidget *text,
                            GtkWidget *link,
                            GtkWidget *handle)
{
  static const CaravanLayoutKind kind = { measure, arrange };
  const Card card = { .sign = sign, .text = text, .link = link, .handle = handle };

  return caravan_layout_new (&kind, &card, sizeof card);
}

static void
add_to_slot (GtkLayoutManager *layout, int slot, GtkWidget *button, gboolean is_guest)
{
  Card *self = caravan_layout_get_self (CARAVAN_LAYOUT (layout));
  Slot *at = &self->slots[slot];

  g_assert (at->n_buttons < CARAVAN_VERDICT_SLOT_SHARE);
  at->is_guest[at->n_buttons] = is_guest;
  at->buttons[at->n_buttons++] = button;
}

void
caravan_verdict_layout_add_button (GtkLayoutManager *layout,
                                   int slot,
                                   GtkWidget *button)
{
  add_to_slot (layout, slot, button, FALSE);
}

void
caravan_verdict_layout_add_guest (GtkLayoutManager *layout, int slot, GtkWidget *button)
{
  add_to_slot (layout, slot, button, TRUE);
}

void
caravan_verdict_layout_set_room (GtkLayoutManager *layout, CaravanVerdictRoom room)
{
  Card *self = caravan_layout_get_self (CARAVAN_LAYOUT (layout));

  self->room = room;
  gtk_layout_manager_layout_changed (layout);
}
