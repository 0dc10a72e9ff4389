/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-handle.h"

#include "caravan-picture.h"
#include "caravan-secret.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define DRAWER_SIZE 26

struct _CaravanHandle
{
  AdwBin parent_instance;

  int seat;

  /* borrowed */
  GtkWidget *drawer;
  GtkWidget *more;
  CaravanDesk *desk; /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanHandle, caravan_handle, ADW_TYPE_BIN)

static void
say (GtkWidget *widget, char *said)
{
  caravan_widget_name (widget, said);
  gtk_widget_set_tooltip_text (widget, said);
  g_free (said);
}

/* Made when it is wanted, in the language of that moment. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  CaravanHandle *self = data;
  const CvGame *game = caravan_desk_get_table (self->desk)->game;
  LangPlayer player = caravan_desk_get_player (self->desk, self->seat);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (int key = 0; key < caravan_secret_n_keys (game); key++)
    {
      g_autofree char *text =
          /* Translators: what a player puts away; %2$s is what one of it is called:
             “Water Well”. */
          caravan_format (N_ ("%1$n: +1 %2$s"), "pt", player, game->hidden_one[key]);
      g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);
      g_menu_item_set_action_and_target (item, "win.put-away", "(ii)", self->seat, key);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
render_menu (CaravanHandle *self)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (self->more);
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (popover != NULL && gtk_widget_get_visible (GTK_WIDGET (popover)))
    make_menu_cb (button, self);
}

static void
render (gpointer object)
{
  CaravanHandle *self = object;
  LangPlayer player = caravan_desk_get_player (self->desk, self->seat);

  /* Translators: %1$n is a player. */
  say (self->drawer, caravan_format (N_ ("%1$n: drawer, closed"), "p", player));
  /* Translators: %1$n is a player. */
  say (self->more,
       caravan_format (N_ ("%1$n: put something into the drawer"), "p", player));
  render_menu (self);
}

/* The drawer itself is an action, which the window switches. */
static void
render_sensitive (CaravanHandle *self)
{
  gtk_widget_set_sensitive (self->more, caravan_desk_can_record (self->desk));
}

static void
caravan_handle_class_init (CaravanHandleClass *klass)
{
}

static GtkWidget *
make_drawer (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (
      GTK_BUTTON (button),
      caravan_picture_new (CARAVAN_PICTURE_PIECE, "drawer", -1, DRAWER_SIZE));
  return button;
}

static void
caravan_handle_init (CaravanHandle *self)
{
  self->drawer = make_drawer ();
  self->more = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->more), "list-add-symbolic");
  caravan_menu_button_hush (self->more);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->more), make_menu_cb,
                                         self, NULL);
  GtkWidget *box = caravan_box_across (0, self->drawer, self->more, NULL);
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_add_css_class (box, "drawer-handle");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
caravan_handle_new (CaravanDesk *desk, int seat)
{
  CaravanHandle *self = g_object_new (CARAVAN_TYPE_HANDLE, NULL);

  self->desk = desk;
  self->seat = seat;
  /* The value of something that is drawn unseen is nothing that all have seen. */
  gtk_widget_set_visible (
      self->more, !caravan_secret_has_sums (caravan_desk_get_table (desk)->game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->drawer), "win.drawer");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->drawer), "i", seat);
  g_signal_connect_object (desk, "changed", G_CALLBACK (render_sensitive), self,
                           G_CONNECT_SWAPPED);
  render_sensitive (self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
