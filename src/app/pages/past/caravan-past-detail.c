/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-past-detail.h"

#include "caravan-board-drawing.h"
#include "caravan-choice.h"
#include "caravan-draw.h"
#include "caravan-files.h"
#include "caravan-label.h"
#include "caravan-past-players.h"
#include "caravan-score-charts.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"
#include "lang-sheet.h"

#include <stdlib.h>
#include <string.h>

#define BOARD_WIDTH  280
#define BOARD_HEIGHT 168

struct _CaravanPastDetail
{
  AdwBin parent_instance;

  GtkWidget *back;
  GtkWidget *title;
  GtkWidget *when;
  GtkWidget *outcome;
  GtkWidget *players;
  GtkWidget *chart;
  GtkWidget *board;
  GtkWidget *facts;
  GtkWidget *house;
  GtkWidget *buttons; /* all of them but the first */
  GtkWidget *first;   /* scores, or continue */
  GtkWidget *other;   /* the other of the two */
  GtkWidget *replay;

  /* owned */
  CaravanPastItem *item; /* or NULL */
  CaravanSheet *sheet;   /* of its record, once it is read */
  CaravanAsked *reading;
  RecError error; /* why it could not be read */
  gboolean has_failed;

  guint n_chosen;
};

G_DEFINE_FINAL_TYPE (CaravanPastDetail, caravan_past_detail, ADW_TYPE_BIN)

/* Reading. */

static void render (gpointer object);

static void
read_cb (gpointer data, gpointer sheet, const RecError *error)
{
  CaravanPastDetail *self = data;

  self->sheet = sheet;
  self->has_failed = sheet == NULL;
  self->error = *error;
  render (self);
}

/* Another game is to be shown, or none. */
static void
stop_reading (CaravanPastDetail *self)
{
  caravan_errand_drop (&self->reading);
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  self->has_failed = FALSE;
}

static void
start_reading (CaravanPastDetail *self)
{
  g_autofree char *path = g_build_filename (
      caravan_files_games_dir (), caravan_past_item_get_file (self->item), NULL);

  caravan_sheet_load (path, &self->reading, read_cb, self);
}

/* Rendering. */

static void
render_board (CaravanPastDetail *self)
{
  const CvTable *table =
      self->sheet == NULL ? NULL : caravan_sheet_get_drawn (self->sheet);
  gboolean has_board = table != NULL && table->board.present;
  const CvSet none = { { 0 } };

  gtk_widget_set_visible (self->board, has_board);
  if (has_board)
    caravan_board_drawing_show (
        CARAVAN_BOARD_DRAWING (self->board), table,
        cv_match_state (rec_record_match (caravan_sheet_get_record (self->sheet))),
        &none);
}

static void
render_sheet (CaravanPastDetail *self)
{
  const RecHistoryGame *game = caravan_past_item_get (self->item);
  char *outcome = NULL;

  gtk_widget_set_visible (self->chart, self->sheet != NULL && game->is_finished);
  if (self->sheet != NULL && game->is_finished)
    {
      caravan_chart_view_show (CARAVAN_CHART_VIEW (self->chart),
                               caravan_score_chart_points (self->sheet));
      outcome =
          lang_sheet_outcome (caravan_lang (), caravan_sheet_get_record (self->sheet),
                              caravan_sheet_get_score (self->sheet));
    }
  else if (self->has_failed)
    outcome = lang_say_error (caravan_lang (), &self->error);
  else if (!game->is_finished)
    outcome = strdup (caravan_text (N_ ("Not finished.")));
  caravan_label_show (self->outcome, outcome);
  free (outcome);
}

static char *
say_facts (CaravanPastDetail *self)
{
  const char *board =
      self->sheet == NULL
          ? NULL
          : rec_record_board_title (caravan_sheet_get_record (self->sheet));
  long n = (long) caravan_past_item_get (self->item)->n_steps;

  if (board == NULL)
    return caravan_format_plural (NP_ ("%1$s step", "%1$s steps"), n, "n", n);
  /* Translators: about a past game: %1$s is a number, %2$s the title of the board. */
  return caravan_format_plural (NP_ ("%1$s step · %2$s", "%1$s steps · %2$s"), n, "ns",
                                n, caravan_text (board));
}

static void
bind_button (GtkWidget *button, const char *text, const char *action)
{
  caravan_choice_fill_button (button, text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

static void
render_buttons (CaravanPastDetail *self)
{
  const RecHistoryGame *game =
      self->item == NULL ? NULL : caravan_past_item_get (self->item);
  gboolean has_table = game != NULL && caravan_past_item_has_table (self->item);

  gtk_widget_set_visible (self->first, game != NULL);
  gtk_widget_set_visible (self->other, has_table);
  gtk_widget_set_visible (self->replay, game != NULL && game->has_board);
  gtk_widget_set_visible (self->buttons, self->n_chosen > 0);
  if (game == NULL)
    return;
  if (game->is_finished || !has_table)
    {
      bind_button (self->first, N_ ("Scores"), "past.scores");
      bind_button (self->other, N_ ("Table"), "past.table");
    }
  else
    {
      bind_button (self->first, N_ ("Continue"), "past.table");
      bind_button (self->other, N_ ("Scores"), "past.scores");
    }
}

static void
render_item (CaravanPastDetail *self)
{
  const RecHistoryGame *game = caravan_past_item_get (self->item);
  g_autofree char *when = caravan_past_item_say_when (self->item);
  g_autofree char *facts = say_facts (self);
  g_autofree char *said = caravan_past_item_say (self->item);

  caravan_label_show (self->title, game->game->name);
  caravan_label_show (self->when, when);
  caravan_label_show (self->facts, facts);
  gtk_widget_set_visible (self->house, game->has_house);
  gtk_widget_set_visible (self->players, TRUE);
  caravan_past_players_show (self->players, self->item);
  caravan_widget_name (self->players, said);
  render_sheet (self);
}

static void
render_none (CaravanPastDetail *self)
{
  long n = self->n_chosen;
  g_autofree char *title =
      n == 0 ? g_strdup (caravan_text (N_ ("Choose a game to see more of it.")))
             : caravan_format_plural (NP_ ("%1$s game selected", "%1$s games selected"),
                                      n, "n", n);

  caravan_label_show (self->title, title);
  caravan_label_show (self->when, NULL);
  caravan_label_show (self->outcome, NULL);
  caravan_label_show (self->facts, NULL);
  gtk_widget_set_visible (self->house, FALSE);
  gtk_widget_set_visible (self->players, FALSE);
  gtk_widget_set_visible (self->chart, FALSE);
}

static void
render (gpointer object)
{
  CaravanPastDetail *self = object;

  if (self->item != NULL)
    render_item (self);
  else
    render_none (self);
  render_board (self);
  render_buttons (self);
}

void
caravan_past_detail_show (CaravanPastDetail *self,
                          CaravanPastItem *item,
                          guint n_chosen)
{
  if (item == self->item && n_chosen == self->n_chosen)
    return;
  stop_reading (self);
  g_set_object (&self->item, item);
  self->n_chosen = n_chosen;
  if (item != NULL)
    start_reading (self);
  render (self);
}

GtkWidget *
caravan_past_detail_get_first (CaravanPastDetail *self)
{
  return gtk_widget_get_visible (self->first) ? self->first : NULL;
}

void
caravan_past_detail_set_folded (CaravanPastDetail *self, gboolean folded)
{
  gtk_widget_set_visible (self->back, folded);
}

/* Building. */

static GtkWidget *
add_button (CaravanPastDetail *self, const char *text, const char *action)
{
  GtkWidget *button = caravan_button_new (text, "paper-button", action);

  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

static void
add_buttons (CaravanPastDetail *self, GtkWidget *box)
{
  self->buttons = caravan_flow_new (8);
  self->other = add_button (self, N_ ("Table"), "past.table");
  self->replay = add_button (self, N_ ("Replay"), "past.replay");
  add_button (self, N_ ("Export…"), "past.export");
  add_button (self, N_ ("Show in folder"), "past.folder");
  add_button (self, N_ ("Delete"), "past.delete");
  gtk_box_append (GTK_BOX (box), self->buttons);
}

static void
build (CaravanPastDetail *self)
{
  GtkWidget *box;

  self->back = caravan_button_new_with_icon ("view-list-symbolic", N_ ("All games"),
                                             "past.list");
  gtk_widget_set_halign (self->back, GTK_ALIGN_START);
  gtk_widget_set_visible (self->back, FALSE);
  self->title = caravan_label_new (NULL, "card-title");
  self->when = caravan_label_new (NULL, "dim-label");
  self->outcome = caravan_label_new (NULL, "past-outcome");
  self->players = caravan_past_players_new (GTK_ACCESSIBLE_ROLE_IMG);
  self->first = gtk_button_new ();
  gtk_widget_add_css_class (self->first, "suggested-action");
  self->chart = caravan_chart_view_new ();
  self->board = caravan_board_drawing_new ();
  gtk_widget_set_size_request (self->board, BOARD_WIDTH, BOARD_HEIGHT);
  gtk_widget_set_vexpand (self->board, FALSE);
  caravan_text_bind_accessible (self->board, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("The board at this moment"));
  self->facts = caravan_label_new (NULL, "dim-label");
  self->house = caravan_label_new (
      N_ ("A broken rule was allowed to stand in this game."), "dim-label");
  box = caravan_box_down (12, self->back,
                          caravan_box_down (2, self->title, self->when, NULL),
                          self->players, self->outcome, self->first, self->chart,
                          self->board, self->facts, self->house, NULL);
  add_buttons (self, box);
  gtk_widget_add_css_class (box, "past-detail");
  adw_bin_set_child (ADW_BIN (self), caravan_scrolled_new (box));
}

static void
caravan_past_detail_dispose (GObject *object)
{
  CaravanPastDetail *self = CARAVAN_PAST_DETAIL (object);

  stop_reading (self);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (caravan_past_detail_parent_class)->dispose (object);
}

static void
caravan_past_detail_class_init (CaravanPastDetailClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_past_detail_dispose;
}

static void
caravan_past_detail_init (CaravanPastDetail *self)
{
  build (self);
  render (self);
  caravan_look_follow (self, G_CALLBACK (render));
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_past_detail_new (void)
{
  return g_object_new (CARAVAN_TYPE_PAST_DETAIL, NULL);
}
