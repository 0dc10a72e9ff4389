/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-page-frame.h"

#include <adwaita.h>

struct _CaravanPageFrame
{
  GtkBox parent_instance;

  AdwClamp *page;
  AdwClamp *bar;
};

G_DEFINE_FINAL_TYPE (CaravanPageFrame, caravan_page_frame, GTK_TYPE_BOX)

enum
{
  PROP_WIDTH = 1,
  PROP_CHILD,
  PROP_BAR,
  N_PROPERTIES
};

static void
set_width (AdwClamp *clamp, int width)
{
  adw_clamp_set_maximum_size (clamp, width);
  adw_clamp_set_tightening_threshold (clamp, width);
}

static void
hold (AdwClamp *clamp, GtkWidget *child, const char *css_class)
{
  gtk_widget_add_css_class (child, css_class);
  adw_clamp_set_child (clamp, child);
  gtk_widget_set_visible (GTK_WIDGET (clamp), TRUE);
}

static void
caravan_page_frame_set_property (GObject *object,
                                 guint id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  CaravanPageFrame *self = CARAVAN_PAGE_FRAME (object);

  if (id == PROP_CHILD)
    hold (self->page, g_value_get_object (value), "page");
  else if (id == PROP_BAR)
    hold (self->bar, g_value_get_object (value), "page-buttons");
  else
    {
      set_width (self->page, g_value_get_int (value));
      set_width (self->bar, g_value_get_int (value));
    }
}

static void
caravan_page_frame_class_init (CaravanPageFrameClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GParamSpec *properties[N_PROPERTIES] = {
    [PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0, flags),
    [PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags),
    [PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET, flags),
  };

  G_OBJECT_CLASS (klass)->set_property = caravan_page_frame_set_property;
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
}

static void
caravan_page_frame_init (CaravanPageFrame *self)
{
  GtkBox *box = GTK_BOX (self);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *page = adw_clamp_new (), *bar = adw_clamp_new ();

  self->page = ADW_CLAMP (page);
  self->bar = ADW_CLAMP (bar);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), page);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_add_css_class (bar, "page-bar");
  gtk_widget_set_visible (bar, FALSE);
  gtk_box_append (box, scrolled);
  gtk_box_append (box, bar);
}
