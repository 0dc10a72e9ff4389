/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-private.h"

#include "caravan-text.h"

/* Painting. */

static char
get_glyph (CaravanPaintPage *self)
{
  const CvGround *grounds = caravan_paint_board_get_game (self->paint)->grounds;

  return grounds[caravan_brushes_get_chosen (self->brushes)].glyph;
}

static void
board_painted_cb (CaravanPaintPage *self, int cell)
{
  caravan_paint_page_changed (
      self, caravan_paint_board_cell (self->paint, (CvCell) cell, get_glyph (self)));
}

static void
board_activated_cb (CaravanPaintPage *self, int cell)
{
  if (gtk_toggle_button_get_active (self->fill))
    caravan_paint_page_changed (
        self, caravan_paint_board_fill (self->paint, (CvCell) cell, get_glyph (self)));
  else
    board_painted_cb (self, cell);
}

/* A drag is one step; so is each cell painted with the keyboard. */
static void
pressed_cb (CaravanPaintPage *self)
{
  caravan_paint_board_begin_stroke (self->paint);
}

static gboolean
key_pressed_cb (CaravanPaintPage *self)
{
  caravan_paint_board_begin_stroke (self->paint);
  return FALSE;
}

static void
fill_toggled_cb (CaravanPaintPage *self)
{
  caravan_board_set_painting (self->board, !gtk_toggle_button_get_active (self->fill));
}

static void
size_changed_cb (CaravanPaintPage *self)
{
  if (!self->showing)
    caravan_paint_page_changed (
        self, caravan_paint_board_resize (
                  self->paint, gtk_spin_button_get_value_as_int (self->width),
                  gtk_spin_button_get_value_as_int (self->height)));
}

/* Only what is painted can be undone: the entry has an undo of its own. */
static void
title_changed_cb (CaravanPaintPage *self)
{
  const char *title = gtk_editable_get_text (GTK_EDITABLE (self->title));

  if (self->showing)
    return;
  gboolean good = caravan_paint_board_set_title (self->paint, title);
  if (good)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->title), "error");
      caravan_paint_page_changed (self, TRUE);
    }
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "error");
}

/* Actions. */

typedef gboolean (*Change) (CaravanPaintBoard *paint);

static void
change (GtkWidget *widget, Change apply)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);

  caravan_paint_page_changed (self, apply (self->paint));
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change (widget, caravan_paint_board_undo);
}

static void
redo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change (widget, caravan_paint_board_redo);
}

static void
mirror_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change (widget, caravan_paint_board_mirror);
}

static void
flip_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change (widget, caravan_paint_board_flip);
}

static void
turn_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change (widget, caravan_paint_board_turn);
}

static void
sample_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);
  g_autoptr (CaravanPaintBoard) sample =
      caravan_paint_page_make_sample (caravan_paint_board_get_game (self->paint));

  caravan_paint_page_changed (self, caravan_paint_board_replace (self->paint, sample));
}

static void
empty_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);
  const CvBoard *board = caravan_paint_board_get_board (self->paint);
  g_autoptr (CaravanPaintBoard) empty = caravan_paint_board_new (
      caravan_paint_board_get_game (self->paint), board->width, board->height);

  caravan_paint_page_changed (self, caravan_paint_board_replace (self->paint, empty));
}

static void
brush_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_brushes_choose (CARAVAN_PAINT_PAGE (widget)->brushes,
                          g_variant_get_int32 (parameter));
}

static void
fill_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);

  gtk_toggle_button_set_active (self->fill, !gtk_toggle_button_get_active (self->fill));
}

void
caravan_paint_page_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "painter.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (klass, "painter.redo", NULL, redo_activated_cb);
  gtk_widget_class_install_action (klass, "painter.mirror", NULL, mirror_activated_cb);
  gtk_widget_class_install_action (klass, "painter.flip", NULL, flip_activated_cb);
  gtk_widget_class_install_action (klass, "painter.turn", NULL, turn_activated_cb);
  gtk_widget_class_install_action (klass, "painter.sample", NULL, sample_activated_cb);
  gtk_widget_class_install_action (klass, "painter.empty", NULL, empty_activated_cb);
  gtk_widget_class_install_action (klass, "painter.fill", NULL, fill_activated_cb);
  gtk_widget_class_install_action (klass, "painter.brush", "i", brush_activated_cb);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "painter.undo", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "painter.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_f, 0, "painter.fill", NULL);
  for (int i = 0; i < 9; i++)
    gtk_widget_class_add_binding_action (klass, (guint) (GDK_KEY_1 + i), 0,
                                         "painter.brush", "i", i);
}

/* Menus don't follow the language: this one is made anew. */
void
caravan_paint_page_render_menu (CaravanPaintPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, caravan_text (N_ ("Begin with the Sample Board")),
                 "painter.sample");
  g_menu_append (menu, caravan_text (N_ ("Begin with an Empty Board")),
                 "painter.empty");
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}

/* Widgets. */

static GtkWidget *
make_button (const char *icon, const char *action, const char *term)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  caravan_text_bind (button, "tooltip-text", term);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, term);
  return button;
}

static GtkWidget *
link_buttons (GtkWidget *first, GtkWidget *second, GtkWidget *third)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  if (third != NULL)
    gtk_box_append (GTK_BOX (box), third);
  return box;
}

static GtkWidget *
make_label (const char *term, const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  caravan_text_bind (label, "label", term);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_fill (CaravanPaintPage *self)
{
  GtkWidget *fill = gtk_toggle_button_new ();
  GtkWidget *label = make_label (N_ ("Fill areas"), "title");

  gtk_button_set_child (GTK_BUTTON (fill), label);
  gtk_widget_add_css_class (fill, "caravan-chip");
  caravan_text_bind (fill, "tooltip-text", N_ ("Fill a whole area at once (key F)"));
  caravan_text_bind_accessible (fill, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Fill areas"));
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_widget_set_hexpand (fill, TRUE);
  self->fill = GTK_TOGGLE_BUTTON (fill);
  g_signal_connect_swapped (fill, "toggled", G_CALLBACK (fill_toggled_cb), self);
  return fill;
}

static GtkWidget *
make_tools (CaravanPaintPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->menu = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->menu, "view-more-symbolic");
  caravan_text_bind (self->menu, "tooltip-text", N_ ("Start over"));
  caravan_text_bind_accessible (GTK_WIDGET (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Start over"));
  gtk_box_append (
      GTK_BOX (box),
      link_buttons (make_button ("object-flip-horizontal-symbolic", "painter.mirror",
                                 N_ ("Swap left and right")),
                    make_button ("object-flip-vertical-symbolic", "painter.flip",
                                 N_ ("Swap top and bottom")),
                    make_button ("object-rotate-right-symbolic", "painter.turn",
                                 N_ ("Rotate by a quarter turn"))));
  gtk_box_append (GTK_BOX (box), make_fill (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->menu));
  return box;
}

static GtkWidget *
make_brushes (CaravanPaintPage *self)
{
  const CvGround *grounds = caravan_games[0]->game->grounds;
  GtkWidget *brushes = caravan_brushes_new (N_ ("Brushes"), 2);

  self->brushes = CARAVAN_BRUSHES (brushes);
  for (int i = 0; grounds[i].glyph != '\0'; i++)
    {
      const char name[2] = { grounds[i].glyph, '\0' };
      CaravanBrush brush = { CARAVAN_PICTURE_GROUND, g_intern_string (name), -1,
                             grounds[i].term,        (guint) ('1' + i),      FALSE };
      caravan_brushes_add (self->brushes, &brush);
    }
  caravan_brushes_choose (self->brushes, 1);
  return brushes;
}

static GtkSpinButton *
add_size (CaravanPaintPage *self, GtkListBox *list, const char *term, int min, int max)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  caravan_text_bind (row, "title", term);
  caravan_text_bind_accessible (spin, GTK_ACCESSIBLE_PROPERTY_LABEL, term);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  gtk_list_box_append (list, row);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (size_changed_cb), self);
  return GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
make_facts (CaravanPaintPage *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *title = adw_entry_row_new ();
  int width_min, width_max, height_min, height_max;

  caravan_paint_board_get_limits (caravan_games[0]->game, &width_min, &width_max,
                                  &height_min, &height_max);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  caravan_text_bind_accessible (list, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Board"));
  self->title = ADW_ENTRY_ROW (title);
  caravan_text_bind (title, "title", N_ ("Title"));
  gtk_list_box_append (GTK_LIST_BOX (list), title);
  g_signal_connect_swapped (title, "changed", G_CALLBACK (title_changed_cb), self);
  self->width =
      add_size (self, GTK_LIST_BOX (list), N_ ("Columns"), width_min, width_max);
  self->height =
      add_size (self, GTK_LIST_BOX (list), N_ ("Rows"), height_min, height_max);
  return list;
}

static GtkWidget *
make_done (CaravanPaintPage *self)
{
  GtkWidget *done = gtk_button_new ();
  GtkWidget *label = make_label (N_ ("Play on this board"), "strong");

  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (done), label);
  caravan_text_bind_accessible (done, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Play on this board"));
  gtk_widget_add_css_class (done, "suggested-action");
  gtk_widget_set_hexpand (done, TRUE);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (caravan_paint_page_finish),
                            self);
  return done;
}

static GtkWidget *
make_foot (CaravanPaintPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_box_append (
      GTK_BOX (box),
      link_buttons (make_button ("edit-undo-symbolic", "painter.undo", N_ ("Undo")),
                    make_button ("edit-redo-symbolic", "painter.redo", N_ ("Redo")),
                    NULL));
  gtk_box_append (GTK_BOX (box), make_done (self));
  return box;
}

static GtkWidget *
make_column (CaravanPaintPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  self->remarks = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->trouble = GTK_LABEL (make_label (NULL, "verdict-no"));
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->trouble));
  gtk_box_append (GTK_BOX (box), make_brushes (self));
  gtk_box_append (GTK_BOX (box), make_tools (self));
  gtk_box_append (GTK_BOX (box),
                  make_label (N_ ("Choose a kind of space, then click or drag over the "
                                  "board. The board is saved as you paint."),
                              "dim"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->remarks));
  gtk_box_append (GTK_BOX (box), make_facts (self));
  return box;
}

static GtkWidget *
make_panel (CaravanPaintPage *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), make_column (self));
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller),
                                                    TRUE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (panel), scroller);
  gtk_box_append (GTK_BOX (panel), make_foot (self));
  return panel;
}

static void
watch_board (CaravanPaintPage *self, GtkWidget *view)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (view, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (view, keys);
  g_signal_connect_swapped (self->board, "activated", G_CALLBACK (board_activated_cb),
                            self);
  g_signal_connect_swapped (self->board, "tapped", G_CALLBACK (board_activated_cb),
                            self);
  g_signal_connect_swapped (self->board, "painted", G_CALLBACK (board_painted_cb),
                            self);
}

void
caravan_paint_page_build (CaravanPaintPage *self)
{
  GtkWidget *view = caravan_board_view_new ();

  self->board = caravan_board_view_get_board (CARAVAN_BOARD_VIEW (view));
  caravan_board_set_painting (self->board, TRUE);
  caravan_board_set_outside (self->board, TRUE);
  watch_board (self, view);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  gtk_widget_set_parent (make_panel (self), GTK_WIDGET (self));
}
