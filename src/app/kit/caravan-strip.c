/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-strip.h"

#include <string.h>

#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-layout.h"
#include "caravan-menu.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* The place in the menu for what it is about. */
#define ABOUT "about"

#define EDGE 9 /* round the sentence and the choices */
#define GAP  4

/* What a line needs at least (the menu button), and a row of choices. */
#define LINE_LEAST 30
#define ROW_LEAST  38
#define ROW_AROUND 8  /* border and padding of a choice with text */
#define BAR_ROW    52 /* of a bar that keeps its choices: fingers need more */

/* Lines of a sentence: names are of any length, and news stand beside it. */
#define LINES 2

/* In a strip narrower than this large choices have two rows. */
#define ONE_ROW_EMS 32

/* How much of the line one sentence in two lines takes, of what it would in one: words
   don’t break in its middle. */
#define HALF_SENTENCE .6

typedef struct
{
  gboolean is_bar;
  gboolean keeps_choices; /* as a bar too */
  gboolean is_tall;       /* choices are as high as those of a bar */
  gboolean is_asking;
  gboolean is_short;

  CaravanStripMenuFunc fill; /* NULL: the menu has nothing but what it is about */
  gpointer fill_data;

  /* owned */
  GtkWidget *block, *sentence, *news, *news_label, *menu;
  GtkWidget *about;    /* of the menu: it is made anew, this stays */
  GtkWidget *choices;  /* the sentence in full, as a bar, and what scrolls */
  GtkWidget *in_full;  /* children of the choices */
  GtkWidget *scrolled; /* the controls */
  GtkWidget *controls;
} CaravanStripPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (CaravanStrip, caravan_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_IS_ASKING,
  PROP_HAS_WORDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static CaravanStripPrivate *
get_private (gpointer self)
{
  return caravan_strip_get_instance_private (CARAVAN_STRIP (self));
}

static gboolean
has_row (CaravanStripPrivate *self)
{
  return !self->is_bar || self->keeps_choices;
}

/* Heights, from the font alone. */

static int
measure_text_line (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  int line = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (line);
}

static int
measure_top (GtkWidget *widget, int n_lines)
{
  return MAX (n_lines * measure_text_line (widget) + 2 * GAP, LINE_LEAST);
}

static int
count_rows (CaravanStripPrivate *self, GtkWidget *widget, int width)
{
  gboolean is_short = width >= 0 && width < ONE_ROW_EMS * measure_text_line (widget);

  return self->is_tall && !self->is_bar && is_short ? 2 : 1;
}

static int
measure_rows (GtkWidget *widget, int width)
{
  CaravanStripPrivate *self = get_private (widget);

  return count_rows (self, widget, width) *
         MAX (measure_text_line (widget) + ROW_AROUND,
              self->is_bar || self->is_tall ? BAR_ROW : ROW_LEAST);
}

static int
measure_height (GtkWidget *widget, int width)
{
  CaravanStripPrivate *self = get_private (widget);

  if (self->is_bar)
    return measure_top (widget, 1) +
           (has_row (self) ? measure_rows (widget, width) : 0);
  return measure_top (widget, LINES) + measure_rows (widget, width) + GAP + 1;
}

static void
caravan_strip_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CaravanStripPrivate *self = get_private (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (widget, for_size);
      return;
    }
  *minimum = caravan_least_width (self->block) + caravan_least_width (self->sentence) +
             caravan_natural_width (self->menu) + 2 * EDGE + 2 * GAP;
  *natural = MAX (*minimum, caravan_natural_width (self->block) +
                                caravan_natural_width (self->sentence) + 2 * EDGE);
}

/* Places. */

static void
place_middle (GtkWidget *child, int x, int width, int height)
{
  int least = caravan_least_height (child, width);
  int own = MAX (least, MIN (caravan_natural_height (child, width), height));

  caravan_place (child, x, (height - own) / 2, MAX (width, caravan_least_width (child)),
                 own);
}

/* Whether the sentence is whole in this width. */
static gboolean
has_room (GtkWidget *sentence, int width)
{
  g_autoptr (PangoLayout) layout =
      pango_layout_copy (gtk_label_get_layout (GTK_LABEL (sentence)));

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  return pango_layout_get_line_count (layout) <= LINES;
}

/* The sentence has what it would like, and the news, which stand in the menu too, the
   rest; in a bar, and where the sentence needs the room, they are their sign alone.
   Returns the width of the news. */
static int
share_line (CaravanStripPrivate *self, int width)
{
  if (!gtk_widget_get_visible (self->news))
    return 0;
  double liked =
      caravan_natural_width (self->sentence) * (self->is_bar ? 1 : HALF_SENTENCE);
  int rest = MAX (width - (int) liked - GAP, width / 4);
  int least = caravan_least_width (self->news);
  int news = MAX (MIN (caravan_natural_width (self->news), rest), least);
  return self->is_bar || has_room (self->sentence, width - news - GAP) ? news : least;
}

/* Sentence, news and menu, from x to the right edge. */
static void
place_line (CaravanStripPrivate *self, int x, int width, int height)
{
  int menu = caravan_natural_width (self->menu);
  int end = width - GAP - menu;
  int news = share_line (self, end - x - GAP);
  int sentence = end - x - GAP - (news > 0 ? news + GAP : 0);

  place_middle (self->menu, end, menu, height);
  if (news > 0)
    place_middle (self->news, end - GAP - news, news, height);
  place_middle (self->sentence, x, sentence, height);
}

/* A bar has its row below the line, from edge to edge; else the row stands below the
   sentence, beside the block. */
static void
caravan_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CaravanStripPrivate *self = get_private (widget);
  int block = MIN (caravan_natural_width (self->block),
                   self->is_bar ? width * 2 / 3 : width * 2 / 5);
  int row = has_row (self) ? measure_rows (widget, width) : 0;
  int top = height - row - (self->is_bar ? 0 : GAP + 1);

  block = MAX (block, caravan_least_width (self->block));
  caravan_place (self->block, 0, 0, block, self->is_bar ? top : height);
  place_line (self, block + EDGE, width, top);
  if (!has_row (self))
    return;
  int x = self->is_bar ? 0 : block + EDGE;
  int room = self->is_bar ? width : width - block - 2 * EDGE;
  caravan_place (self->choices, x, top, MAX (room, caravan_least_width (self->choices)),
                 row);
}

/* Choices first, then news and menu, whatever stands where. */
static gboolean
caravan_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CaravanStripPrivate *self = get_private (widget);
  GtkWidget *order[] = { has_row (self) ? self->choices : NULL, self->news,
                         self->menu };
  const int n = G_N_ELEMENTS (order);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *at = gtk_widget_get_focus_child (widget);
  gboolean is_past = at == NULL;

  if (direction != GTK_DIR_TAB_FORWARD && !back)
    return GTK_WIDGET_CLASS (caravan_strip_parent_class)->focus (widget, direction);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *child = order[back ? n - 1 - i : i];
      is_past = is_past || child == at;
      if (is_past && child != NULL && gtk_widget_child_focus (child, direction))
        return TRUE;
    }
  return FALSE;
}

/* Choices that are too many go sideways by the wheel too. */
static gboolean
wheel_turned_cb (GtkEventControllerScroll *scroll,
                 double dx,
                 double dy,
                 GtkScrolledWindow *scrolled)
{
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);

  if (gtk_adjustment_get_upper (across) <= gtk_adjustment_get_page_size (across))
    return FALSE;
  gtk_adjustment_set_value (across,
                            gtk_adjustment_get_value (across) + (dx + dy) * ROW_LEAST);
  return TRUE;
}

/* A sentence that is cut off is told in full. */
static gboolean
tooltip_wanted_cb (GtkLabel *label,
                   int x,
                   int y,
                   gboolean by_keyboard,
                   GtkTooltip *tooltip,
                   gpointer unused)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

/* What it says. */

void
caravan_strip_say (CaravanStrip *strip,
                   const char *block,
                   const char *sentence,
                   const char *news)
{
  CaravanStripPrivate *self = get_private (strip);
  gboolean is_new =
      strcmp (gtk_label_get_text (GTK_LABEL (self->sentence)), sentence) != 0;

  /* What is asked now begins at its beginning. */
  if (is_new)
    gtk_adjustment_set_value (
        gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  gtk_label_set_text (GTK_LABEL (self->block), block);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_text (GTK_LABEL (self->in_full), sentence);
  gtk_label_set_text (GTK_LABEL (self->news_label), news != NULL ? news : "");
  gtk_widget_set_visible (self->news, news != NULL);
  if (news != NULL)
    caravan_widget_name (self->news, news);
}

gboolean
caravan_strip_is_asking (CaravanStrip *self)
{
  return get_private (self)->is_asking;
}

void
caravan_strip_set_asking (CaravanStrip *strip, gboolean asking)
{
  CaravanStripPrivate *self = get_private (strip);

  if (self->is_asking == asking)
    return;
  self->is_asking = asking;
  g_object_notify_by_pspec (G_OBJECT (strip), properties[PROP_IS_ASKING]);
}

CaravanStripParts
caravan_strip_get_parts (CaravanStrip *strip)
{
  CaravanStripPrivate *self = get_private (strip);

  return (CaravanStripParts){ self->controls, self->about, self->menu };
}

GtkWidget *
caravan_strip_get_choices (CaravanStrip *self)
{
  return get_private (self)->choices;
}

/* The menu. */

static void
add_about (CaravanStripPrivate *self, GMenu *menu)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (item, "custom", "s", ABOUT);
  g_menu_append_item (caravan_menu_add_section (menu), item);
}

static void
fill_menu_cb (GtkMenuButton *button, gpointer data)
{
  CaravanStripPrivate *self = data;
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkPopoverMenu *popover = GTK_POPOVER_MENU (gtk_menu_button_get_popover (button));

  gboolean has_about = gtk_widget_get_first_child (self->about) != NULL;

  if (has_about || self->fill == NULL)
    add_about (self, menu);
  if (self->fill != NULL)
    self->fill (menu, self->fill_data);
  if (gtk_widget_get_parent (self->about) != NULL)
    gtk_popover_menu_remove_child (popover, self->about);
  gtk_popover_menu_set_menu_model (popover, G_MENU_MODEL (menu));
  gtk_popover_menu_add_child (popover, self->about, ABOUT);
}

void
caravan_strip_set_menu (CaravanStrip *strip, CaravanStripMenuFunc fill, gpointer data)
{
  CaravanStripPrivate *self = get_private (strip);

  self->fill = fill;
  self->fill_data = data;
}

void
caravan_strip_open_menu (CaravanStrip *strip)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (get_private (strip)->menu));
}

/* One line that goes sideways, or as many as they need, which go down: what is large
   takes no looking for. */
static void
set_scrolling (CaravanStripPrivate *self)
{
  GtkWidget *port = gtk_widget_get_parent (self->controls);
  gboolean across = has_row (self) && !self->is_tall;

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  across ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  across ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (port),
                                     across ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM);
}

void
caravan_strip_keep_choices (CaravanStrip *strip)
{
  get_private (strip)->keeps_choices = TRUE;
}

void
caravan_strip_enlarge_choices (CaravanStrip *strip)
{
  CaravanStripPrivate *self = get_private (strip);

  self->is_tall = TRUE;
  set_scrolling (self);
}

void
caravan_strip_set_short (CaravanStrip *strip, gboolean is_short)
{
  CaravanStripPrivate *self = get_private (strip);

  if (self->is_short == is_short)
    return;
  self->is_short = is_short;
  g_object_notify_by_pspec (G_OBJECT (strip), properties[PROP_HAS_WORDS]);
}

gboolean
caravan_strip_lends_choices (CaravanStrip *strip)
{
  return !has_row (get_private (strip));
}

void
caravan_strip_set_bar (CaravanStrip *strip, gboolean is_bar)
{
  CaravanStripPrivate *self = get_private (strip);

  if (self->is_bar == is_bar)
    return;
  self->is_bar = is_bar;
  if (!has_row (self))
    gtk_widget_unparent (self->choices);
  else if (gtk_widget_get_parent (self->choices) == NULL)
    gtk_widget_set_parent (self->choices, GTK_WIDGET (strip));
  gtk_widget_set_visible (self->news_label, !is_bar);
  gtk_label_set_lines (GTK_LABEL (self->sentence), is_bar ? 1 : LINES);
  gtk_label_set_lines (GTK_LABEL (self->block), is_bar ? 1 : LINES);
  gtk_widget_set_visible (self->in_full, !has_row (self));
  caravan_widget_set_class (GTK_WIDGET (strip), "bar", is_bar);
  set_scrolling (self);
  gtk_widget_queue_resize (GTK_WIDGET (strip));
  g_object_notify_by_pspec (G_OBJECT (strip), properties[PROP_HAS_WORDS]);
}

gboolean
caravan_strip_has_words (CaravanStrip *strip)
{
  CaravanStripPrivate *self = get_private (strip);

  return !self->keeps_choices || !(self->is_bar || self->is_short);
}

/* Large text is larger than this: a line, in pixels. */
#define LARGE_LINE 27

gboolean
caravan_strip_can_spell (CaravanStrip *strip)
{
  return caravan_strip_has_words (strip) ||
         measure_text_line (GTK_WIDGET (strip)) < LARGE_LINE;
}

/* Building. */

static GtkWidget *
make_line (const char *css_class)
{
  GtkWidget *label = caravan_label_new (NULL, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (tooltip_wanted_cb), NULL);
  return label;
}

/* News lead to the menu, where they stand in full. */
static void
make_news (CaravanStrip *strip, CaravanStripPrivate *self)
{
  self->news_label = make_line ("strip-news");
  gtk_label_set_lines (GTK_LABEL (self->news_label), 1);
  self->news = gtk_button_new ();
  gtk_button_set_child (
      GTK_BUTTON (self->news),
      caravan_box_across (5,
                          gtk_image_new_from_icon_name ("dialog-information-symbolic"),
                          self->news_label, NULL));
  gtk_widget_add_css_class (self->news, "flat");
  gtk_widget_set_name (self->news, "strip-news");
  gtk_widget_set_visible (self->news, FALSE);
  g_signal_connect_swapped (self->news, "clicked", G_CALLBACK (caravan_strip_open_menu),
                            strip);
}

static void
make_menu (CaravanStripPrivate *self)
{
  g_autoptr (GMenu) empty = g_menu_new ();
  GtkWidget *popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (empty));

  self->about = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_add_css_class (self->about, "strip-about");
  self->menu = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu), popover);
  caravan_menu_button_keep_focus (self->menu);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu), fill_menu_cb,
                                         self, NULL);
  fill_menu_cb (GTK_MENU_BUTTON (self->menu), self);
  caravan_text_bind (self->menu, "tooltip-text", N_ ("Menu of the game"));
  caravan_text_bind_accessible (self->menu, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Menu of the game"));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu), "view-more-symbolic");
  gtk_widget_add_css_class (self->menu, "flat");
  gtk_widget_set_name (self->menu, "strip-menu");
  caravan_menu_button_hush (self->menu);
}

static void
make_choices (CaravanStripPrivate *self)
{
  GtkEventController *wheel =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->controls, caravan_flow_layout_new (4));
  gtk_widget_add_css_class (self->controls, "strip-controls");
  self->scrolled = caravan_scrolled_new (self->controls);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  g_signal_connect (wheel, "scroll", G_CALLBACK (wheel_turned_cb), self->scrolled);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->scrolled, wheel);
  self->in_full = caravan_label_say (NULL, "strip-sentence");
  gtk_widget_set_visible (self->in_full, FALSE);
  self->choices =
      g_object_ref_sink (caravan_box_down (6, self->in_full, self->scrolled, NULL));
  gtk_widget_add_css_class (self->choices, "strip-choices");
  set_scrolling (self);
}

static void
caravan_strip_init (CaravanStrip *strip)
{
  CaravanStripPrivate *self = get_private (strip);

  self->block = make_line ("strip-block");
  gtk_label_set_lines (GTK_LABEL (self->block), LINES);
  self->sentence = make_line ("strip-sentence");
  gtk_label_set_lines (GTK_LABEL (self->sentence), LINES);
  make_choices (self);
  make_news (strip, self);
  make_menu (self);
  GtkWidget *children[] = { self->block, self->sentence, self->choices, self->news,
                            self->menu };
  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_set_parent (children[i], GTK_WIDGET (strip));
  gtk_widget_add_css_class (GTK_WIDGET (strip), "strip");
  gtk_widget_set_overflow (GTK_WIDGET (strip), GTK_OVERFLOW_HIDDEN);
  caravan_text_bind_accessible (GTK_WIDGET (strip), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Turn"));
}

/* The class. */

static GtkSizeRequestMode
caravan_strip_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_strip_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_IS_ASKING)
    g_value_set_boolean (value, caravan_strip_is_asking (CARAVAN_STRIP (object)));
  else if (id == PROP_HAS_WORDS)
    g_value_set_boolean (value, caravan_strip_has_words (CARAVAN_STRIP (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
caravan_strip_dispose (GObject *object)
{
  CaravanStripPrivate *self = get_private (object);

  g_clear_pointer (&self->block, gtk_widget_unparent);
  g_clear_pointer (&self->sentence, gtk_widget_unparent);
  g_clear_pointer (&self->news, gtk_widget_unparent);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->about);
  if (self->choices != NULL && has_row (self))
    gtk_widget_unparent (self->choices);
  g_clear_object (&self->choices);
  G_OBJECT_CLASS (caravan_strip_parent_class)->dispose (object);
}

static void
caravan_strip_class_init (CaravanStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_strip_dispose;
  G_OBJECT_CLASS (klass)->get_property = caravan_strip_get_property;
  widget_class->get_request_mode = caravan_strip_get_request_mode;
  widget_class->measure = caravan_strip_measure;
  widget_class->size_allocate = caravan_strip_size_allocate;
  widget_class->focus = caravan_strip_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  properties[PROP_IS_ASKING] = g_param_spec_boolean (
      "is-asking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HAS_WORDS] = g_param_spec_boolean (
      "has-words", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}
