/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-view-button.h"

#include "caravan-legend.h"
#include "caravan-menu.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* The values of the setting. */
enum
{
  SPACES_BY_SCREEN,
  SPACES_FITTING,
  SPACES_LARGE
};

struct _CaravanViewButton
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *button;
  GSimpleAction *large;
  CaravanBoardView *view;
  const CaravanArt *art;

  /* owned */
  GtkWidget *signs; /* a popover, made when it is wanted; NULL */
};

G_DEFINE_FINAL_TYPE (CaravanViewButton, caravan_view_button, ADW_TYPE_BIN)

static gboolean
has_touch_screen (void)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());

  return seat != NULL &&
         (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH) != 0;
}

/* Asked when a table is opened: nothing changes by itself while people play. */
static gboolean
wants_large (void)
{
  int spaces = g_settings_get_enum (caravan_settings (), "spaces");

  return spaces == SPACES_LARGE || (spaces == SPACES_BY_SCREEN && has_touch_screen ());
}

static void
set_large (CaravanViewButton *self, gboolean is_large)
{
  g_simple_action_set_state (self->large, g_variant_new_boolean (is_large));
  caravan_board_view_set_large (self->view, is_large);
}

static void
large_changed_cb (GSimpleAction *action, GVariant *state, gpointer self)
{
  gboolean is_large = g_variant_get_boolean (state);

  g_settings_set_enum (caravan_settings (), "spaces",
                       is_large ? SPACES_LARGE : SPACES_FITTING);
  set_large (self, is_large);
}

/* A legend of its own: that of the column beside the board may have no room. */
static void
signs_wanted_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  CaravanViewButton *self = data;

  if (self->signs == NULL)
    {
      GtkWidget *legend = caravan_legend_new (self->art, TRUE);
      gtk_widget_remove_css_class (legend, "caravan-card");
      gtk_widget_set_size_request (legend, 260, -1);
      self->signs = gtk_popover_new ();
      gtk_popover_set_child (GTK_POPOVER (self->signs), legend);
      gtk_widget_set_parent (self->signs, GTK_WIDGET (self));
    }
  gtk_popover_popup (GTK_POPOVER (self->signs));
}

static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GMenu *section = caravan_menu_add_section (menu);

  caravan_menu_add (section, N_ ("Enlarge the board"), "win.zoom-in");
  caravan_menu_add (section, N_ ("Make the board smaller"), "win.zoom-out");
  caravan_menu_add (section, N_ ("Show the whole board"), "win.fit");
  caravan_menu_add (section, N_ ("Large spaces"), "view.large");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section, N_ ("Rotate the board"), "win.turn");
  caravan_menu_add (section, N_ ("Seen from across the table"), "win.across");
  caravan_menu_add (section, N_ ("Signs on the board"), "view.signs");
  section = caravan_menu_add_section (menu);
  caravan_menu_add (section, N_ ("Show legal spaces"), "view.legal-spaces");
  caravan_menu_add (section, N_ ("Show running totals"), "view.running-totals");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/* A switch of the window, never of the record. */
static void
add_switch (GSimpleActionGroup *group, const char *key)
{
  g_autoptr (GAction) action = g_settings_create_action (caravan_settings (), key);

  g_action_map_add_action (G_ACTION_MAP (group), action);
}

static void
add_actions (CaravanViewButton *self)
{
  const GActionEntry entries[] = {
    { .name = "large", .state = "false", .change_state = large_changed_cb },
    { .name = "signs", .activate = signs_wanted_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries,
                                   G_N_ELEMENTS (entries), self);
  add_switch (group, "legal-spaces");
  add_switch (group, "running-totals");
  self->large =
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), "large"));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "view", G_ACTION_GROUP (group));
}

static void
caravan_view_button_dispose (GObject *object)
{
  CaravanViewButton *self = CARAVAN_VIEW_BUTTON (object);

  g_clear_pointer (&self->signs, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_view_button_parent_class)->dispose (object);
}

static void
caravan_view_button_class_init (CaravanViewButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_view_button_dispose;
}

static void
caravan_view_button_init (CaravanViewButton *self)
{
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button),
                                 "zoom-fit-best-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_menu_cb,
                                         self, NULL);
  gtk_widget_add_css_class (self->button, "flat");
  caravan_menu_button_hush (self->button);
  caravan_text_bind (self->button, "tooltip-text", N_ ("How the board is seen"));
  caravan_text_bind_accessible (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("How the board is seen"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "view-button");
  adw_bin_set_child (ADW_BIN (self), self->button);
  add_actions (self);
}

GtkWidget *
caravan_view_button_new (CaravanBoardView *view, const CaravanArt *art)
{
  CaravanViewButton *self = g_object_new (CARAVAN_TYPE_VIEW_BUTTON, NULL);

  self->view = view;
  self->art = art;
  set_large (self, wants_large ());
  return GTK_WIDGET (self);
}
