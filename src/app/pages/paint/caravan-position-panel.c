/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-position-private.h"

#include "caravan-text.h"

/* What people do. */

static void
brush_chosen_cb (CaravanPositionPage *self)
{
  if (self->start != NULL)
    caravan_position_page_render (self);
}

static gboolean
key_pressed_cb (CaravanPositionPage *self)
{
  caravan_paint_position_begin_stroke (self->position);
  return FALSE;
}

static void
pressed_cb (CaravanPositionPage *self)
{
  caravan_paint_position_begin_stroke (self->position);
}

static void
rank_clicked_cb (CaravanPositionPage *self, GtkButton *button)
{
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    if (self->ranks[seat] == button)
      caravan_position_page_rank (self, seat);
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPositionPage *self = CARAVAN_POSITION_PAGE (widget);

  caravan_paint_position_undo (self->position);
  caravan_position_page_point (self, self->pointed);
  caravan_position_page_render (self);
}

static void
redo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPositionPage *self = CARAVAN_POSITION_PAGE (widget);

  caravan_paint_position_redo (self->position);
  caravan_position_page_point (self, self->pointed);
  caravan_position_page_render (self);
}

static void
piece_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_brushes_choose (CARAVAN_POSITION_PAGE (widget)->pieces,
                          g_variant_get_int32 (parameter));
}

static void
player_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPositionPage *self = CARAVAN_POSITION_PAGE (widget);
  const CvTable *table = caravan_paint_position_get_table (self->position);

  for (int seat = 0; seat < table->n_players; seat++)
    if (table->color[seat] == g_variant_get_int32 (parameter))
      caravan_brushes_choose (self->players, seat);
}

static void
take_off_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPositionPage *self = CARAVAN_POSITION_PAGE (widget);

  caravan_paint_position_erase (self->position, caravan_board_get_focus (self->board));
  caravan_position_page_point (self, self->pointed);
  caravan_position_page_render (self);
}

void
caravan_position_page_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "position.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (klass, "position.redo", NULL, redo_activated_cb);
  gtk_widget_class_install_action (klass, "position.piece", "i", piece_activated_cb);
  gtk_widget_class_install_action (klass, "position.player", "i", player_activated_cb);
  gtk_widget_class_install_action (klass, "position.take-off", NULL,
                                   take_off_activated_cb);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "position.undo", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "position.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Delete, 0, "position.take-off",
                                       NULL);
  for (int i = 0; i < 9; i++)
    gtk_widget_class_add_binding_action (klass, (guint) (GDK_KEY_1 + i), 0,
                                         "position.piece", "i", i);
  for (int color = 0; cv_color_letters[color] != '\0'; color++)
    gtk_widget_class_add_binding_action (
        klass, (guint) g_ascii_tolower (cv_color_letters[color]), 0, "position.player",
        "i", color);
}

/* Widgets. */

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
make_button (const char *icon, const char *action, const char *term)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  caravan_text_bind (button, "tooltip-text", term);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, term);
  return button;
}

static GtkWidget *
make_tools (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box),
                  make_button ("edit-undo-symbolic", "position.undo", N_ ("Undo")));
  gtk_box_append (GTK_BOX (box),
                  make_button ("edit-redo-symbolic", "position.redo", N_ ("Redo")));
  return box;
}

static GtkWidget *
make_players (CaravanPositionPage *self)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);
  GtkWidget *players = caravan_brushes_new (N_ ("Players"), CV_PLAYERS_MOST);

  self->players = CARAVAN_BRUSHES (players);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      CvColor color = (CvColor) table->color[seat];
      CaravanBrush brush = {
        CARAVAN_PICTURE_BADGE,           NULL, (int) color, cv_color_terms[color],
        (guint) cv_color_letters[color], TRUE
      };
      caravan_brushes_add (self->players, &brush);
    }
  g_signal_connect_swapped (players, "chosen", G_CALLBACK (brush_chosen_cb), self);
  return players;
}

static GtkWidget *
make_pieces (CaravanPositionPage *self)
{
  const CaravanPaintLayer *layers =
      caravan_paint_position_get_painting (self->position)->layers;
  GtkWidget *pieces = caravan_brushes_new (N_ ("Pieces"), 2);
  int n = caravan_position_page_n_layers (self);

  self->pieces = CARAVAN_BRUSHES (pieces);
  for (int i = 0; i < n; i++)
    {
      CaravanBrush brush = { layers[i].picture, layers[i].name,    0,
                             layers[i].term,    (guint) ('1' + i), FALSE };
      caravan_brushes_add (self->pieces, &brush);
    }
  CaravanBrush nothing = { CARAVAN_PICTURE_GROUND, "#",  -1, N_ ("Take pieces off"),
                           (guint) ('1' + n),      FALSE };
  caravan_brushes_add (self->pieces, &nothing);
  g_signal_connect_swapped (pieces, "chosen", G_CALLBACK (brush_chosen_cb), self);
  return pieces;
}

static GtkWidget *
make_rank (CaravanPositionPage *self, int seat)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->ranks[seat] = GTK_BUTTON (button);
  self->rank_labels[seat] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->rank_labels[seat]), "figures");
  gtk_box_append (GTK_BOX (box), caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                      table->color[seat], 24));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->rank_labels[seat]));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (rank_clicked_cb), self);
  return button;
}

static void
add_ranks (CaravanPositionPage *self, GtkBox *box)
{
  const CaravanPainting *painting =
      caravan_paint_position_get_painting (self->position);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (painting->ranks == NULL)
    return;
  for (int seat = 0;
       seat < caravan_paint_position_get_table (self->position)->n_players; seat++)
    gtk_box_append (GTK_BOX (row), make_rank (self, seat));
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_box_append (box, make_label (painting->ranks_term, "section-title"));
  gtk_box_append (box, make_label (painting->ranks_hint, "dim"));
  gtk_box_append (box, row);
}

static GtkWidget *
make_start (CaravanPositionPage *self)
{
  GtkWidget *label = make_label (N_ ("Start the game"), "strong");

  self->start = gtk_button_new ();
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_button_set_child (GTK_BUTTON (self->start), label);
  caravan_text_bind_accessible (self->start, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Start the game"));
  gtk_widget_add_css_class (self->start, "suggested-action");
  gtk_widget_set_hexpand (self->start, TRUE);
  g_signal_connect_swapped (self->start, "clicked",
                            G_CALLBACK (caravan_position_page_start), self);
  return self->start;
}

static GtkWidget *
make_foot (CaravanPositionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_box_append (GTK_BOX (box), make_tools ());
  gtk_box_append (GTK_BOX (box), make_start (self));
  return box;
}

static GtkWidget *
make_column (CaravanPositionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), make_players (self));
  gtk_box_append (GTK_BOX (box), make_pieces (self));
  gtk_box_append (
      GTK_BOX (box),
      make_label (N_ ("Choose a piece and a player, then click or drag over the "
                      "spaces, until the board looks like the one on the table."),
                  "dim"));
  add_ranks (self, GTK_BOX (box));
  return box;
}

static GtkWidget *
make_message (CaravanPositionPage *self)
{
  GtkWidget *message = make_label (NULL, "strong");

  self->message = GTK_LABEL (message);
  gtk_widget_set_margin_start (message, 12);
  gtk_widget_set_margin_end (message, 12);
  return message;
}

static GtkWidget *
make_panel (CaravanPositionPage *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), make_column (self));
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller),
                                                    TRUE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (panel), scroller);
  gtk_box_append (GTK_BOX (panel), make_message (self));
  gtk_box_append (GTK_BOX (panel), make_foot (self));
  return panel;
}

static void
watch_board (CaravanPositionPage *self, GtkWidget *view)
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
  g_signal_connect_swapped (self->board, "activated",
                            G_CALLBACK (caravan_position_page_paint), self);
  g_signal_connect_swapped (self->board, "tapped",
                            G_CALLBACK (caravan_position_page_paint), self);
  g_signal_connect_swapped (self->board, "painted",
                            G_CALLBACK (caravan_position_page_paint), self);
  g_signal_connect_swapped (self->board, "pointed",
                            G_CALLBACK (caravan_position_page_point), self);
}

void
caravan_position_page_build (CaravanPositionPage *self)
{
  GtkWidget *view = caravan_board_view_new ();

  self->board = caravan_board_view_get_board (CARAVAN_BOARD_VIEW (view));
  caravan_board_set_painting (self->board, TRUE);
  watch_board (self, view);
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  gtk_widget_set_parent (make_panel (self), GTK_WIDGET (self));
}
