/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "caravan-table-private.h"

#include "caravan-board.h"
#include "caravan-closed.h"
#include "caravan-flight.h"
#include "caravan-typed-entry.h"
#include "caravan-steps-list.h"
#include "caravan-game-menu.h"
#include "caravan-label.h"
#include "caravan-legend.h"
#include "caravan-pieces.h"
#include "caravan-players.h"
#include "caravan-status.h"
#include "caravan-strip.h"
#include "caravan-table-board.h"
#include "caravan-table-layout.h"
#include "caravan-text.h"
#include "caravan-verdict-card.h"
#include "caravan-view-button.h"
#include "caravan-widget.h"

/* Of a game that is played with them: a sentence and two rows. */
#define CHOICES_HEIGHT 160

struct _CaravanTablePage
{
  CaravanPage parent_instance;

  gboolean is_switching;
  gboolean has_left_pieces; /* the players are shown instead, since the end */
  gboolean is_choosing;     /* a narrow window shows the choices of the strip */
  CaravanFlight flight;

  /* borrowed: children and the layout manager */
  CaravanTableLayout *layout;
  CaravanBoardView *board_view; /* NULL: the game has a surface of its own */
  CaravanPieces *pieces;        /* NULL: the game shows its turn instead */
  CaravanVerdictCard *card;
  GtkWidget *parts[CARAVAN_TABLE_N_PARTS];
  CaravanStrip *strip;
  GtkWidget *tabs[3];
  GtkWidget *tab_labels[3];
  GtkWidget *tab_images[3];
  GtkWidget *scores; /* beside the tabs of a narrow window */

  /* owned */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanTablePage, caravan_table_page, CARAVAN_TYPE_PAGE)

static void
add_part (CaravanTablePage *self, CaravanTablePart part, GtkWidget *widget)
{
  /* Below what lies over all others, if that is there yet. */
  gtk_widget_insert_before (widget, GTK_WIDGET (self),
                            self->parts[CARAVAN_TABLE_CLOSED]);
  self->parts[part] = widget;
  caravan_table_layout_set_part (self->layout, part, widget);
}

static void
remove_part (CaravanTablePage *self, CaravanTablePart part)
{
  if (self->parts[part])
    caravan_table_layout_set_part (self->layout, part, NULL);
  g_clear_pointer (&self->parts[part], gtk_widget_unparent);
}

/* The panels that share a place. */

static const struct
{
  const char *narrow; /* what the tab is called under the board, and beside it */
  const char *beside;
  const char *icon;
} panels[] = {
  [CARAVAN_TABLE_SHOW_PIECES] = { N_ ("Board"), N_ ("Pieces"),
                                  "caravan-board-symbolic" },
  [CARAVAN_TABLE_SHOW_PLAYERS] = { N_ ("Players"), N_ ("Players"),
                                   "system-users-symbolic" },
  [CARAVAN_TABLE_SHOW_STEPS] = { N_ ("History"), N_ ("History"),
                                 "document-open-recent-symbolic" },
};

static void
show_panel (CaravanTablePage *self, CaravanTablePanel panel)
{
  self->is_switching = TRUE;
  for (int i = 0; i < 3; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tabs[i]), i == (int) panel);
  self->is_switching = FALSE;
  self->has_left_pieces = FALSE;
  caravan_table_layout_set_panel (self->layout, panel);
}

static void
tab_clicked_cb (CaravanTablePage *self, GtkToggleButton *tab)
{
  if (self->is_switching)
    return;
  for (int i = 0; i < 3; i++)
    if (GTK_WIDGET (tab) == self->tabs[i])
      show_panel (self, (CaravanTablePanel) i);
}

/* In a narrow window the strip is a bar, and the choices it lends stand where the pieces
   are. */
static void
place_choices (CaravanTablePage *self, gboolean narrow)
{
  if (!narrow)
    remove_part (self, CARAVAN_TABLE_CHOICES);
  caravan_strip_set_bar (self->strip, narrow);
  if (caravan_strip_lends_choices (self->strip) &&
      self->parts[CARAVAN_TABLE_CHOICES] == NULL)
    add_part (self, CARAVAN_TABLE_CHOICES, caravan_strip_get_choices (self->strip));
}

static void
asking_changed_cb (CaravanTablePage *self)
{
  self->is_choosing = caravan_strip_is_asking (self->strip);
  caravan_table_layout_set_choosing (self->layout, self->is_choosing);
}

/* A tap on the bar shows the other of the two: the pieces can be asked about while the
   strip asks for something else. */
static void
bar_tapped_cb (CaravanTablePage *self)
{
  if (caravan_table_layout_get_width (self->layout) != CARAVAN_TABLE_NARROW)
    return;
  self->is_choosing = !self->is_choosing;
  caravan_table_layout_set_choosing (self->layout, self->is_choosing);
}

/* What a tab is called. */
static const char *
name_panel (CaravanTablePage *self, int panel, gboolean narrow)
{
  if (panel == CARAVAN_TABLE_SHOW_PIECES && !narrow && self->pieces == NULL)
    /* Translators: how far the turn is that is being played. Said only where a game
       has no pieces (Basari), whose turn is that of all players at once. */
    return N_ ("This turn");
  return narrow ? panels[panel].narrow : panels[panel].beside;
}

/* After the end nothing is placed: where the pieces have a place of their own, what the
   players have is shown there, as long as that is so. */
static void
leave_pieces (CaravanTablePage *self)
{
  GtkWidget *tab = self->tabs[CARAVAN_TABLE_SHOW_PIECES];
  gboolean is_empty =
      self->pieces != NULL && caravan_desk_is_over (self->desk) &&
      caravan_table_layout_get_width (self->layout) == CARAVAN_TABLE_MIDDLE;

  if (is_empty && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
    {
      show_panel (self, CARAVAN_TABLE_SHOW_PLAYERS);
      self->has_left_pieces = TRUE;
    }
  else if (!is_empty && self->has_left_pieces)
    show_panel (self, CARAVAN_TABLE_SHOW_PIECES);
  gtk_widget_set_visible (tab, !is_empty);
}

static void
desk_changed_cb (CaravanTablePage *self, guint what)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    leave_pieces (self);
}

/* Names of tabs and styles differ with the width. */
static void
render_form (CaravanTablePage *self)
{
  GtkWidget *bar = self->parts[CARAVAN_TABLE_SWITCH];
  gboolean narrow =
      caravan_table_layout_get_width (self->layout) == CARAVAN_TABLE_NARROW;
  for (int i = 0; i < 3; i++)
    {
      const char *name = name_panel (self, i, narrow);
      caravan_text_bind (self->tab_labels[i], "label", name);
      caravan_text_bind_accessible (self->tabs[i], GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_widget_set_visible (self->tab_images[i], narrow);
    }
  gtk_widget_set_visible (self->scores, narrow);
  leave_pieces (self);
  if (self->pieces != NULL)
    caravan_pieces_set_compact (self->pieces, narrow);
  caravan_verdict_card_set_can_fold (self->card, narrow);
  caravan_verdict_card_set_slim (self->card,
                                 caravan_table_layout_is_beside (self->layout));
  /* A folded card is lower than a scroll bar. */
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (
          gtk_widget_get_ancestor (GTK_WIDGET (self->card), GTK_TYPE_SCROLLED_WINDOW)),
      GTK_POLICY_NEVER, narrow ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC);
  place_choices (self, narrow);
  caravan_strip_set_short (self->strip, caravan_table_layout_get_width (self->layout) !=
                                            CARAVAN_TABLE_WIDE);
  caravan_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  caravan_widget_set_class (GTK_WIDGET (self), "low",
                            caravan_table_layout_is_low (self->layout));
  caravan_widget_set_class (GTK_WIDGET (self), "large",
                            caravan_table_layout_is_large (self->layout));
  caravan_widget_set_class (GTK_WIDGET (self), "beside",
                            caravan_table_layout_is_beside (self->layout));
  /* Words in large text share what they can. */
  gtk_box_set_homogeneous (GTK_BOX (bar),
                           !narrow || !caravan_table_layout_is_large (self->layout));
  caravan_widget_set_class (bar, "bottom-bar", narrow);
  caravan_widget_set_class (bar, "panel-switch", !narrow);
  caravan_widget_set_class (bar, "linked", !narrow);
}

static void
language_changed (gpointer object)
{
  CaravanTablePage *self = CARAVAN_TABLE_PAGE (object);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self->layout));
}

/* Building. */

static void
add_scrolled (CaravanTablePage *self, CaravanTablePart part, GtkWidget *child)
{
  GtkWidget *scrolled = caravan_scrolled_new (child);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled),
                                                    TRUE);
  add_part (self, part, scrolled);
}

/* A picture above a word. */
static GtkWidget *
make_tab_content (const char *icon, GtkWidget **ret_image, GtkWidget **ret_label)
{
  *ret_image = gtk_image_new_from_icon_name (icon);
  *ret_label = caravan_label_say (NULL, NULL);
  caravan_label_center (*ret_label);
  GtkWidget *box = caravan_box_down (2, *ret_image, *ret_label, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_tab (CaravanTablePage *self, int panel)
{
  GtkWidget *tab = gtk_toggle_button_new ();
  self->tabs[panel] = tab;
  gtk_button_set_child (GTK_BUTTON (tab),
                        make_tab_content (panels[panel].icon, &self->tab_images[panel],
                                          &self->tab_labels[panel]));
  gtk_widget_set_hexpand (tab, TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab),
                                panel == CARAVAN_TABLE_SHOW_PIECES);
  g_signal_connect_swapped (tab, "clicked", G_CALLBACK (tab_clicked_cb), self);
  return tab;
}

/* A page of its own, but one looks for it here. */
static GtkWidget *
make_scores (CaravanTablePage *self)
{
  GtkWidget *image, *label;
  self->scores = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->scores),
                        make_tab_content ("caravan-score-symbolic", &image, &label));
  caravan_text_bind (label, "label", N_ ("Scores"));
  caravan_text_bind_accessible (self->scores, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Scores"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->scores), "win.scores");
  gtk_widget_set_hexpand (self->scores, TRUE);
  gtk_widget_set_visible (self->scores, FALSE);
  return self->scores;
}

static GtkWidget *
make_switch (CaravanTablePage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (int i = 0; i < 3; i++)
    gtk_box_append (GTK_BOX (bar), make_tab (self, i));
  gtk_box_append (GTK_BOX (bar), make_scores (self));
  return bar;
}

static int
find_fit (GtkWidget *board, int width, int height)
{
  return caravan_board_view_find_fit (CARAVAN_BOARD_VIEW (board), width, height);
}

/* What the game is played on. */
static void
add_surface (CaravanTablePage *self, const CaravanGame *game)
{
  if (game->table->surface_new != NULL)
    {
      add_part (self, CARAVAN_TABLE_BOARD, game->table->surface_new (self->desk));
      return;
    }
  GtkWidget *view = caravan_table_board_new (self->desk);
  self->board_view = CARAVAN_BOARD_VIEW (view);
  add_part (self, CARAVAN_TABLE_BOARD, view);
  caravan_table_layout_set_fit (self->layout, find_fit);
  add_part (self, CARAVAN_TABLE_VIEW,
            caravan_view_button_new (self->board_view, game->art));
}

static void
add_strip (CaravanTablePage *self, GtkWidget *strip)
{
  GtkGesture *tap = gtk_gesture_click_new ();
  self->strip = CARAVAN_STRIP (strip);
  g_signal_connect_swapped (tap, "released", G_CALLBACK (bar_tapped_cb), self);
  gtk_widget_add_controller (strip, GTK_EVENT_CONTROLLER (tap));
  add_part (self, CARAVAN_TABLE_STRIP, strip);
  g_signal_connect_object (strip, "notify::is-asking", G_CALLBACK (asking_changed_cb),
                           self, G_CONNECT_SWAPPED);
  asking_changed_cb (self);
}

/* What is placed, or how far the turn is where nothing is. */
static GtkWidget *
make_pieces (CaravanTablePage *self, const CaravanGame *game)
{
  if (game->table->turn_new != NULL)
    {
      caravan_table_layout_set_choices_height (self->layout, CHOICES_HEIGHT);
      return game->table->turn_new (self->desk);
    }
  self->pieces = CARAVAN_PIECES (caravan_pieces_new (self->desk));
  return GTK_WIDGET (self->pieces);
}

/* A board of spaces has a button that explains its signs, wherever the legend has no
   room; the signs of another surface stand below the players. */
static GtkWidget *
make_players (CaravanTablePage *self, const CaravanGame *game)
{
  GtkWidget *players = caravan_players_new (self->desk);
  GtkWidget *column = caravan_box_down (6, players, NULL);

  self->flight.players = CARAVAN_PLAYERS (players);
  if (game->table->standing_new != NULL)
    caravan_box_add (column, game->table->standing_new (self->desk), NULL);
  if (self->board_view == NULL)
    caravan_box_add (column, caravan_legend_new (game->art, FALSE), NULL);
  return column;
}

static void
add_parts (CaravanTablePage *self)
{
  const CaravanGame *game = caravan_desk_get_game (self->desk);
  add_surface (self, game);
  add_part (self, CARAVAN_TABLE_STATUS, caravan_status_new (self->desk));
  add_strip (self, caravan_game_menu_strip_new (self->desk));
  self->card = CARAVAN_VERDICT_CARD (caravan_verdict_card_new (self->desk));
  add_scrolled (self, CARAVAN_TABLE_VERDICT, GTK_WIDGET (self->card));
  add_scrolled (self, CARAVAN_TABLE_PIECES, make_pieces (self, game));
  add_scrolled (self, CARAVAN_TABLE_PLAYERS, make_players (self, game));
  add_scrolled (self, CARAVAN_TABLE_STEPS, caravan_steps_list_new (self->desk));
  if (self->board_view != NULL)
    add_part (self, CARAVAN_TABLE_LEGEND, caravan_legend_new (game->art, TRUE));
  add_part (self, CARAVAN_TABLE_ENTRY, caravan_typed_entry_new (self->desk));
  add_part (self, CARAVAN_TABLE_SWITCH, make_switch (self));
  add_part (self, CARAVAN_TABLE_CLOSED, caravan_closed_new (self->desk));
}

/* Points go to the scores. */
static void
paid_cb (CaravanTablePage *self)
{
  caravan_flight_start (&self->flight);
}

static void
follow_points (CaravanTablePage *self)
{
  if (self->board_view == NULL)
    return;
  self->flight.page = GTK_WIDGET (self);
  self->flight.board = caravan_board_view_get_board (self->board_view);
  g_signal_connect_object (self->flight.board, "paid", G_CALLBACK (paid_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
fill_page (CaravanTablePage *self)
{
  add_parts (self);
  follow_points (self);
  g_signal_connect_object (self->layout, "form-changed", G_CALLBACK (render_form), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_pieces_add_shortcuts (GTK_WIDGET (self), self->desk);
  render_form (self);
  caravan_text_follow (self, language_changed);
}

/* Where the keys lead. */

void
caravan_table_page_open_entry (CaravanTablePage *self)
{
  if (caravan_table_layout_get_width (self->layout) == CARAVAN_TABLE_NARROW)
    show_panel (self, CARAVAN_TABLE_SHOW_PIECES);
  caravan_table_layout_set_entry_open (self->layout, TRUE);
  gtk_widget_set_child_visible (self->parts[CARAVAN_TABLE_ENTRY], TRUE);
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (self->parts[CARAVAN_TABLE_ENTRY]));
}

void
caravan_table_page_open_history (CaravanTablePage *self)
{
  GtkWidget *history = self->parts[CARAVAN_TABLE_STEPS];
  show_panel (self, CARAVAN_TABLE_SHOW_STEPS);
  gtk_widget_set_child_visible (history, TRUE);
  gtk_widget_child_focus (history, GTK_DIR_TAB_FORWARD);
}

/* It opens where the strip is in sight. */
void
caravan_table_page_open_game_menu (CaravanTablePage *self)
{
  if (caravan_table_layout_get_width (self->layout) == CARAVAN_TABLE_NARROW)
    show_panel (self, CARAVAN_TABLE_SHOW_PIECES);
  gtk_widget_set_child_visible (self->parts[CARAVAN_TABLE_STRIP], TRUE);
  caravan_strip_open_menu (self->strip);
}

/* The order in which F6 goes round. The strip and the board are neighbours: a guided
   turn goes to and fro between them. */
static const CaravanTablePart round_parts[] = {
  CARAVAN_TABLE_BOARD,   CARAVAN_TABLE_VERDICT, CARAVAN_TABLE_PIECES,
  CARAVAN_TABLE_STEPS,   CARAVAN_TABLE_ENTRY,   CARAVAN_TABLE_PLAYERS,
  CARAVAN_TABLE_CHOICES, CARAVAN_TABLE_SWITCH,  CARAVAN_TABLE_STRIP,
  CARAVAN_TABLE_VIEW,
};

static int
find_focused_part (CaravanTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  for (gsize i = 0; focus && i < G_N_ELEMENTS (round_parts); i++)
    {
      GtkWidget *part = self->parts[round_parts[i]];
      if (part && (focus == part || gtk_widget_is_ancestor (focus, part)))
        return (int) i;
    }
  return -1;
}

static gboolean
focus_part (CaravanTablePage *self, CaravanTablePart part)
{
  GtkWidget *widget = self->parts[part];
  if (!widget || !gtk_widget_get_mapped (widget))
    return FALSE;
  if (part != CARAVAN_TABLE_BOARD || self->board_view == NULL)
    return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
  caravan_board_focus (caravan_board_view_get_board (self->board_view), CV_CELL_NONE);
  return TRUE;
}

void
caravan_table_page_go_round (CaravanTablePage *self, int step)
{
  const int n = (int) G_N_ELEMENTS (round_parts);
  int at = find_focused_part (self);
  for (int i = 0; i < n; i++)
    {
      at = at < 0 ? (step > 0 ? 0 : n - 1) : (at + step + n) % n;
      if (focus_part (self, round_parts[at]))
        return;
    }
}

/* The class. */

/* A table begins at its board, where nobody has pointed at anything yet. */
static void
caravan_table_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (caravan_table_page_parent_class)->map (widget);
  CaravanTablePage *self = CARAVAN_TABLE_PAGE (widget);
  if (find_focused_part (self) >= 0)
    return;
  if (self->board_view != NULL)
    caravan_table_board_rest (self->board_view, self->desk);
  else
    gtk_widget_child_focus (self->parts[CARAVAN_TABLE_BOARD], GTK_DIR_TAB_FORWARD);
}

static void
caravan_table_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (caravan_table_page_parent_class)->snapshot (widget, snapshot);
  caravan_flight_append (&CARAVAN_TABLE_PAGE (widget)->flight, snapshot);
}

static void
caravan_table_page_dispose (GObject *object)
{
  CaravanTablePage *self = CARAVAN_TABLE_PAGE (object);
  caravan_flight_stop (&self->flight);
  for (int part = 0; part < CARAVAN_TABLE_N_PARTS; part++)
    remove_part (self, (CaravanTablePart) part);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (caravan_table_page_parent_class)->dispose (object);
}

static void
caravan_table_page_class_init (CaravanTablePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  G_OBJECT_CLASS (class)->dispose = caravan_table_page_dispose;
  widget_class->map = caravan_table_page_map;
  widget_class->snapshot = caravan_table_page_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tablepage");
  caravan_table_page_prepare (CARAVAN_PAGE_CLASS (class));
}

static void
caravan_table_page_init (CaravanTablePage *self)
{
  GtkLayoutManager *layout = caravan_table_layout_new ();
  self->layout = CARAVAN_TABLE_LAYOUT (layout);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
caravan_table_page_new (CaravanMatch *match)
{
  CaravanTablePage *self = g_object_new (CARAVAN_TYPE_TABLE_PAGE, NULL);
  self->desk = caravan_desk_new (match);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (caravan_page_changed),
                           self, G_CONNECT_SWAPPED);
  fill_page (self);
  caravan_table_memory_follow (self, self->desk);
  return GTK_WIDGET (self);
}

CaravanDesk *
caravan_table_page_get_desk (CaravanTablePage *self)
{
  return self->desk;
}

const CaravanFlight *
caravan_table_page_get_flight (CaravanTablePage *self)
{
  return &self->flight;
}

CaravanBoardView *
caravan_table_page_get_board_view (CaravanTablePage *self)
{
  return self->board_view;
}
