/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-prose.h"

#include "caravan-widget.h"

/* So many letters fit in a line at least. */
#define LEAST_LETTERS 4

struct _CaravanProse
{
  GtkWidget parent_instance;

  /* owned */
  PangoLayout *layout;

  guint letters; /* the serial of the context that it was last shaped in */
  double line_height;
  gboolean tight;
};

G_DEFINE_FINAL_TYPE (CaravanProse, caravan_prose, GTK_TYPE_WIDGET)

enum
{
  PROPERTY_LABEL = 1
};

static int
measure_letter (CaravanProse *self)
{
  PangoFontMetrics *metrics =
      pango_context_get_metrics (pango_layout_get_context (self->layout), NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width);
}

static int
measure_tight (CaravanProse *self)
{
  int width;

  pango_layout_set_width (self->layout, -1);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  return width;
}

static void
measure_width (CaravanProse *self, int *minimum, int *natural)
{
  int letter = measure_letter (self);

  *minimum = LEAST_LETTERS * letter;
  if (self->tight)
    *natural = measure_tight (self);
  else
    *natural = letter * pango_layout_get_character_count (self->layout);
  *natural = MAX (*natural, *minimum);
}

static void
caravan_prose_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CaravanProse *self = CARAVAN_PROSE (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  pango_layout_set_width (self->layout, for_size < 0 ? -1 : for_size * PANGO_SCALE);
  pango_layout_get_pixel_size (self->layout, NULL, minimum);
  *natural = *minimum;
}

static GtkSizeRequestMode
caravan_prose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_prose_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  pango_layout_set_width (CARAVAN_PROSE (widget)->layout, width * PANGO_SCALE);
}

static void
caravan_prose_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PangoLayout *layout = CARAVAN_PROSE (widget)->layout;

  /* It may have been measured for another width meanwhile. */
  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0,
                              layout);
}

/* Only where the letters have changed is it shaped anew; colours are no reason. */
static void
follow_letters (CaravanProse *self)
{
  PangoContext *context = pango_layout_get_context (self->layout);

  if (pango_context_get_serial (context) == self->letters)
    return;
  self->letters = pango_context_get_serial (context);
  pango_layout_context_changed (self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
caravan_prose_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (caravan_prose_parent_class)->css_changed (widget, change);
  follow_letters (CARAVAN_PROSE (widget));
}

static void
caravan_prose_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (caravan_prose_parent_class)
      ->system_setting_changed (widget, setting);
  follow_letters (CARAVAN_PROSE (widget));
}

static void
caravan_prose_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROPERTY_LABEL)
    g_value_set_string (value, pango_layout_get_text (CARAVAN_PROSE (object)->layout));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
caravan_prose_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_PROSE (object)->layout);
  G_OBJECT_CLASS (caravan_prose_parent_class)->finalize (object);
}

static void
caravan_prose_class_init (CaravanProseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = caravan_prose_get_property;
  object_class->finalize = caravan_prose_finalize;
  widget_class->measure = caravan_prose_measure;
  widget_class->get_request_mode = caravan_prose_get_request_mode;
  widget_class->size_allocate = caravan_prose_size_allocate;
  widget_class->snapshot = caravan_prose_snapshot;
  widget_class->css_changed = caravan_prose_css_changed;
  widget_class->system_setting_changed = caravan_prose_system_setting_changed;
  g_object_class_install_property (
      object_class, PROPERTY_LABEL,
      g_param_spec_string ("label", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "prose");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
caravan_prose_init (CaravanProse *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  self->line_height = 1;
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

/* Takes the attributes. */
static void
show (CaravanProse *self, const char *text, PangoAttrList *attributes)
{
  pango_attr_list_insert_before (attributes,
                                 pango_attr_line_height_new (self->line_height));
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
  caravan_widget_name (GTK_WIDGET (self), text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
caravan_prose_set_text (CaravanProse *self, const char *text)
{
  if (!g_str_equal (text, pango_layout_get_text (self->layout)))
    show (self, text, pango_attr_list_new ());
}

void
caravan_prose_set_markup (CaravanProse *self, const char *markup)
{
  PangoAttrList *attributes;
  g_autofree char *text = NULL;

  if (pango_parse_markup (markup, -1, 0, &attributes, &text, NULL, NULL))
    show (self, text, attributes);
}

void
caravan_prose_set_line_height (CaravanProse *self, double height)
{
  self->line_height = height;
}

GtkWidget *
caravan_prose_new (gboolean tight)
{
  CaravanProse *self = g_object_new (CARAVAN_TYPE_PROSE, NULL);

  self->tight = tight;
  return GTK_WIDGET (self);
}
