/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-position.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"

static void
add_start (GMenu *menu, const char *text, const char *game)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);

  g_menu_item_set_action_and_target (item, "dispute.begin", "s", game);
  g_menu_append_item (menu, item);
}

/* Menus don't follow the language: this one is made when it is wanted. */
static void
make_menu_cb (GtkMenuButton *button, gpointer has_game)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (GPOINTER_TO_INT (has_game))
    add_start (menu, caravan_text (N_ ("The position of the game")), "");
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_game_places (caravan_games[i]))
      {
        g_autofree char *text = caravan_format (N_ ("An empty board: %1$g"), "s",
                                                caravan_games[i]->game->name);
        add_start (menu, text, caravan_games[i]->game->id);
      }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static GtkWidget *
make_begin (gboolean has_game)
{
  const char *text = N_ ("Begin with…");
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_child (
      GTK_MENU_BUTTON (button),
      caravan_box_across (8, caravan_label_new (text, "strong"),
                          gtk_image_new_from_icon_name ("pan-down-symbolic"), NULL));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_menu_cb,
                                         GINT_TO_POINTER (has_game), NULL);
  gtk_widget_add_css_class (gtk_widget_get_first_child (button), "paper-button");
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  return button;
}

static GtkWidget *
make_switch (const char *text, GtkWidget *control)
{
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  caravan_text_bind_accessible (control, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  return caravan_box_across (10, control, caravan_label_new (text, "strong"), NULL);
}

GtkWidget *
caravan_dispute_position_new (gboolean has_game)
{
  GtkWidget *flow = caravan_flow_new (16), *control = gtk_switch_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (control), "dispute.set-up");
  caravan_box_add (flow, make_switch (N_ ("Set up by hand"), control),
                   make_begin (has_game), NULL);
  return caravan_box_down (6, caravan_label_new (N_ ("Position"), "section-title"),
                           flow, NULL);
}

GtkWidget *
caravan_dispute_position_new_mute (CaravanDesk *desk)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (caravan_settings (), "legal-spaces", control, "active",
                   G_SETTINGS_BIND_DEFAULT);
  return caravan_box_down (
      6, caravan_label_new (caravan_desk_get_closed (desk)->text, "dim"),
      make_switch (N_ ("Show legal spaces"), control), NULL);
}
