/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of past games, put together. */
#include "caravan-past-private.h"

#include <adwaita.h>

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define LIST_LEAST   320
#define DETAIL_LEAST 344
#define SIGN         72
#define PROGRESS     240

static GtkWidget *
add_button (GtkWidget *box, const char *icon, const char *text, const char *action)
{
  GtkWidget *button = caravan_button_new_with_icon (icon, text, action);

  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Menus: of the page, and over a game. */

typedef struct
{
  const char *text, *action;
} Item;

static const Item page_items[] = {
  { N_ ("Import…"), "win.past-import" },
  { N_ ("Export everything…"), "win.past-export" },
  { N_ ("Players"), "win.people" },
  { N_ ("Statistics"), "win.statistics" },
  { N_ ("Where are my files?"), "win.files" },
  { NULL, NULL },
};

static const Item game_items[] = {
  { N_ ("Scores"), "past.scores" },
  { N_ ("Table"), "past.table" },
  { N_ ("Replay"), "past.replay" },
  { N_ ("Export…"), "past.export" },
  { N_ ("Show in folder"), "past.folder" },
  { N_ ("Delete"), "past.delete" },
  { NULL, NULL },
};

static GMenuModel *
make_menu (const Item *item)
{
  GMenu *menu = g_menu_new ();

  for (; item->text != NULL; item++)
    g_menu_append (menu, caravan_text (item->text), item->action);
  return G_MENU_MODEL (menu);
}

void
caravan_past_page_render_menu (CaravanPastPage *self)
{
  g_autoptr (GMenuModel) menu = make_menu (page_items);
  g_autoptr (GMenuModel) context = make_menu (game_items);

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), menu);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->context), context);
}

static void
add_line (CaravanPastPage *self)
{
  GtkWidget *line = caravan_past_filter_get_line (CARAVAN_PAST_FILTER (self->filter));

  self->statistics =
      add_button (line, "caravan-score-symbolic", N_ ("Statistics"), "win.statistics");
  self->people =
      add_button (line, "system-users-symbolic", N_ ("Players"), "win.people");
  self->import =
      add_button (line, "document-open-symbolic", N_ ("Import…"), "win.past-import");
  self->menu = gtk_menu_button_new ();
  caravan_menu_button_hush (self->menu);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu), "view-more-symbolic");
  gtk_widget_add_css_class (self->menu, "past-more");
  caravan_text_bind (self->menu, "tooltip-text", N_ ("More"));
  caravan_text_bind_accessible (self->menu, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("More"));
  gtk_box_append (GTK_BOX (line), self->menu);
}

/* States without a list. */

static GtkWidget *
make_sign (const char *icon)
{
  GtkWidget *sign = gtk_image_new_from_icon_name (icon);

  gtk_image_set_pixel_size (GTK_IMAGE (sign), SIGN);
  gtk_widget_add_css_class (sign, "dim-label");
  return sign;
}

static GtkWidget *
make_state (CaravanPastPage *self, const char *name, const char *icon, const char *text)
{
  GtkWidget *label = caravan_label_new (text, "lead");
  GtkWidget *buttons = caravan_flow_new (12);
  GtkWidget *box = caravan_box_down (18, make_sign (icon), label, buttons, NULL);

  caravan_label_center (label);
  gtk_widget_set_halign (buttons, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  gtk_widget_add_css_class (box, "page");
  gtk_stack_add_named (GTK_STACK (self->stack), box, name);
  return buttons;
}

/* In the middle, also where each has a line of its own. */
static void
add_deed (GtkWidget *box, const char *icon, const char *text, const char *action)
{
  gtk_widget_set_halign (add_button (box, icon, text, action), GTK_ALIGN_CENTER);
}

static void
add_waiting (CaravanPastPage *self)
{
  GtkWidget *below = make_state (self, "wait", "caravan-past-symbolic", NULL);

  self->reading = gtk_widget_get_prev_sibling (below);
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_size_request (self->progress, PROGRESS, -1);
  gtk_box_append (GTK_BOX (below), self->progress);
}

static void
add_states (CaravanPastPage *self)
{
  GtkWidget *buttons;

  add_waiting (self);
  buttons = make_state (self, "empty", "caravan-past-symbolic",
                        N_ ("Every game you record will be here: its scores, its "
                            "replay and your statistics."));
  add_deed (buttons, "list-add-symbolic", N_ ("New game"), "win.begin");
  add_deed (buttons, "caravan-score-symbolic", N_ ("Score now"), "win.score-now");
  add_deed (buttons, "document-open-symbolic", N_ ("Import…"), "win.past-import");
  buttons = make_state (self, "none", "edit-find-symbolic", N_ ("No game matches."));
  add_deed (buttons, "view-list-symbolic", N_ ("Show all games"), "past.clear");
  buttons = make_state (self, "trouble", "dialog-warning-symbolic", NULL);
  self->trouble = gtk_widget_get_prev_sibling (buttons);
  add_deed (buttons, "folder-symbolic", N_ ("Where are my files?"), "win.files");
}

static void
add_list (CaravanPastPage *self)
{
  GtkWidget *scrolled = caravan_scrolled_new (self->view);

  gtk_widget_add_css_class (scrolled, "past-card");
  gtk_widget_set_overflow (scrolled, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_stack_add_named (GTK_STACK (self->stack), scrolled, "list");
}

static GtkWidget *
make_left (CaravanPastPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->filter = caravan_past_filter_new ();
  add_line (self);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  add_states (self);
  add_list (self);
  gtk_box_append (GTK_BOX (box), self->filter);
  self->unreadable =
      add_button (box, "dialog-warning-symbolic", NULL, "win.past-problems");
  gtk_widget_set_halign (self->unreadable, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->stack);
  gtk_widget_add_css_class (box, "past-left");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_size_request (box, LIST_LEAST, -1);
  return box;
}

void
caravan_past_page_build (CaravanPastPage *self)
{
  self->leaflet = adw_leaflet_new ();
  self->left = make_left (self);
  self->detail = caravan_past_detail_new ();
  gtk_widget_set_size_request (self->detail, DETAIL_LEAST, -1);
  gtk_widget_set_hexpand (self->detail, FALSE); /* what is left is the list's */
  adw_leaflet_append (ADW_LEAFLET (self->leaflet), self->left);
  adw_leaflet_append (ADW_LEAFLET (self->leaflet), self->detail);
  adw_leaflet_set_can_navigate_back (ADW_LEAFLET (self->leaflet), TRUE);
  gtk_widget_set_parent (self->leaflet, GTK_WIDGET (self));
  self->context = gtk_popover_menu_new_from_model (NULL);
  gtk_widget_set_parent (self->context, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->context), FALSE);
}
