/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widgets of the Scores page: the sheet and what decided on the left, charts and
   board on the right. */
#include "caravan-scores-private.h"

#include <adwaita.h>

#include "caravan-choice.h"
#include "caravan-fold-layout.h"
#include "caravan-label.h"
#include "caravan-link.h"
#include "caravan-scores-layout.h"
#include "caravan-share.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SPACING 12
#define WIDTH   1560

static GtkWidget *
add_card (GtkWidget *column, const char *style)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (card, style);
  gtk_box_append (GTK_BOX (column), card);
  return card;
}

static GtkWidget *
add_button (GtkWidget *box, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  caravan_choice_fill_button (button, text);
  if (action != NULL)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
add_link (GtkWidget *box)
{
  GtkWidget *link = caravan_link_new ("win.rules");

  gtk_widget_set_halign (link, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), link);
  return link;
}

static void
add_sheet (CaravanScoresPage *self)
{
  GtkWidget *card = add_card (self->left, "caravan-card");

  self->stands = caravan_flow_new (12);
  caravan_box_add (
      self->stands,
      caravan_label_new (N_ ("As it stands: the game is not over."), "score-stands"),
      NULL);
  self->end = add_button (self->stands, N_ ("End the game"), "win.end");
  gtk_widget_add_css_class (self->end, "paper-button");
  self->lines = CARAVAN_SCORE_GRID (caravan_score_grid_new ());
  caravan_box_add (card, self->stands, self->lines, NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->lines), TRUE);
  gtk_widget_add_css_class (card, "score-card");
}

static void
add_banner (CaravanScoresPage *self)
{
  self->banner = add_card (self->left, "verdict-ok");
  gtk_widget_set_layout_manager (self->banner, caravan_fold_layout_new (1, FALSE));
  self->badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->outcome = caravan_label_new (NULL, "score-outcome");
  self->tie = caravan_label_new (NULL, "strong");
  self->house = caravan_label_new (NULL, "dim-label");
  self->tally = caravan_label_new (NULL, "strong");
  self->played = caravan_label_new (NULL, "dim-label");
  GtkWidget *texts = caravan_box_down (2, self->outcome, self->tie, self->tally,
                                       self->house, self->played, NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  caravan_box_add (self->banner, self->badges, texts, NULL);
  self->reveal = add_button (self->banner, N_ ("Reveal…"), "win.reveal");
  gtk_widget_set_valign (self->reveal, GTK_ALIGN_CENTER);
  self->rule = add_link (self->banner);
  /* What leads on stands with what decided: below the charts nobody would find it. */
  self->play_again = add_button (self->banner, N_ ("Play again"), "win.rematch");
  gtk_widget_set_valign (self->play_again, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->play_again, "suggested-action");
}

static void
add_stage (CaravanScoresPage *self)
{
  GtkWidget *buttons = caravan_flow_new (8);

  self->stage = add_card (self->left, "verdict-none");
  self->stage_text = caravan_label_new (NULL, "score-outcome");
  caravan_box_add (self->stage, self->stage_text, buttons, NULL);
  self->next = add_button (buttons, N_ ("Next player"), NULL);
  self->all = add_button (buttons, N_ ("Show the whole sheet"), NULL);
  gtk_widget_add_css_class (self->next, "suggested-action");
  g_signal_connect_swapped (self->next, "clicked",
                            G_CALLBACK (caravan_scores_page_reveal_next), self);
  g_signal_connect_swapped (self->all, "clicked",
                            G_CALLBACK (caravan_scores_page_reveal_all), self);
}

/* What leads on from here stands apart, at the edge. */
static GtkWidget *
make_way_on (CaravanScoresPage *self)
{
  GtkWidget *box = caravan_flow_new (8);

  self->replay = add_button (box, N_ ("Replay"), NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->replay), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->replay), "win.replay");
  gtk_widget_add_css_class (self->replay, "paper-button");
  gtk_widget_set_halign (self->replay, GTK_ALIGN_END);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  return box;
}

static void
add_buttons (CaravanScoresPage *self, GtkWidget *columns)
{
  GtkWidget *box = caravan_flow_new (8);

  self->share = caravan_share_bar_new ();
  caravan_box_add (box, self->share, NULL);
  self->reveal_again = add_button (box, N_ ("Show again, one by one"), NULL);
  gtk_widget_add_css_class (self->reveal_again, "paper-button");
  caravan_box_add (box, make_way_on (self), NULL);
  caravan_box_add (columns, box, NULL);
  g_signal_connect_swapped (self->reveal_again, "clicked",
                            G_CALLBACK (caravan_scores_page_start_reveal), self);
}

static GtkWidget *
add_chart (GtkWidget *column, const char *title, CaravanChartView **ret_view)
{
  GtkWidget *card = add_card (column, "caravan-card");
  GtkWidget *view = caravan_chart_view_new ();

  caravan_box_add (card, caravan_label_new (title, "card-title"), view, NULL);
  *ret_view = CARAVAN_CHART_VIEW (view);
  return card;
}

static void
add_board (CaravanScoresPage *self)
{
  GtkWidget *card = add_card (self->right, "caravan-card");

  self->line_title = caravan_label_new (NULL, "card-title");
  gtk_widget_set_hexpand (self->line_title, TRUE);
  GtkWidget *row = caravan_box_across (8, self->line_title, NULL);
  self->line_rule = add_link (row);
  self->board = CARAVAN_SCORE_BOARD (caravan_score_board_new ());
  caravan_box_add (card, row, self->board, NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
}

void
caravan_scores_page_build (CaravanScoresPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->left = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->right = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  add_sheet (self);
  add_banner (self);
  add_stage (self);
  add_chart (self->right, N_ ("Where the points came from"), &self->points);
  add_board (self);
  GtkWidget *columns = caravan_box_across (0, self->left, self->right, NULL);
  self->growth_card =
      add_chart (columns, N_ ("How the points on the board grew"), &self->growth);
  caravan_chart_view_set_yields (self->growth, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->growth), TRUE);
  add_buttons (self, columns);
  gtk_widget_set_layout_manager (columns, caravan_scores_layout_new (SPACING));
  gtk_widget_add_css_class (columns, "scores");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), columns);
  self->content = caravan_scrolled_new (clamp);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}
