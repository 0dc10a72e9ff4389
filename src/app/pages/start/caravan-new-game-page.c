/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-new-game-page.h"

#include "caravan-board-choice.h"
#include "caravan-choice.h"
#include "caravan-columns-layout.h"
#include "caravan-learned-board.h"
#include "caravan-page-frame.h"
#include "caravan-painting.h"
#include "caravan-seats.h"
#include "caravan-settings.h"
#include "caravan-text.h"
#include "caravan-widget.h"

struct _CaravanNewGamePage
{
  CaravanPage parent_instance;

  /* template */
  GtkLabel *title;
  GtkWidget *columns;
  GtkBox *players;
  GtkBox *boards;
  GtkWidget *sample; /* tells that it is one */
  GtkWidget *sample_texts;
  GtkWidget *sample_line;
  GtkBox *editions;
  GtkBox *turns;
  GtkBox *locks;
  GtkWidget *buttons;
  GtkWidget *from_position;
  GtkWidget *start;

  /* borrowed: children */
  GtkWidget *board;
  GtkWidget *paint; /* where the sample is not chosen */

  /* owned */
  CaravanSetup setup;
};

G_DEFINE_FINAL_TYPE (CaravanNewGamePage, caravan_new_game_page, CARAVAN_TYPE_PAGE)

static guint start_signal;

/* Questions: their answers stand under a title, and count from 0. */

static int
find_answer (GtkBox *question, int otherwise)
{
  int answer = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (question));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_TOGGLE_BUTTON (child))
      {
        if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)))
          return answer;
        answer++;
      }
  return otherwise;
}

static void
answered_cb (CaravanNewGamePage *self)
{
  CaravanSetup *setup = &self->setup;

  setup->edition = find_answer (self->editions, setup->edition);
  setup->turns = (CvTurns) find_answer (self->turns, (int) setup->turns);
  setup->wants_locks = find_answer (self->locks, setup->wants_locks);
}

static void
add_answer (CaravanNewGamePage *self,
            GtkBox *question,
            const char *title,
            const char *text,
            gboolean is_chosen)
{
  GtkWidget *choice = caravan_choice_new (NULL);
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (question));

  caravan_choice_bind (choice, title, text);
  if (GTK_IS_TOGGLE_BUTTON (last))
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice), GTK_TOGGLE_BUTTON (last));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), is_chosen);
  gtk_box_append (question, choice);
  g_signal_connect_swapped (choice, "toggled", G_CALLBACK (answered_cb), self);
}

static void
ask (CaravanNewGamePage *self)
{
  const CaravanSetup *setup = &self->setup;
  const CaravanEdition *editions = caravan_game_find (setup->game)->editions;
  gboolean has_secrets = setup->game->hidden_keys != NULL;

  for (int i = 0; editions != NULL && setup->game->editions[i] != NULL; i++)
    add_answer (self, self->editions, editions[i].title, editions[i].note,
                i == setup->edition);
  add_answer (self, self->turns, N_ ("Free turns"),
              N_ ("Record what you like, when you like. Every step is checked."),
              setup->turns == 0);
  add_answer (self, self->turns, N_ ("Guided turns"),
              N_ ("The program asks step by step who does what, and checks order and "
                  "duties too."),
              setup->turns == 1);
  add_answer (
      self, self->locks, N_ ("In the open file"),
      N_ ("The window keeps them covered, but whoever opens the file can read them."),
      !setup->wants_locks);
  add_answer (
      self, self->locks, N_ ("Behind a PIN or passphrase"),
      N_ ("Each player chooses one in private. Whoever has the file can crack a "
          "four-digit PIN in a few hours; a phrase of several words withstands "
          "that."),
      setup->wants_locks);
  gtk_widget_set_visible (GTK_WIDGET (self->editions), editions != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->locks), has_secrets);
}

static gboolean
can_paint (CaravanNewGamePage *self)
{
  return caravan_painting_has_boards (caravan_painting_find (self->setup.game));
}

static void
board_chosen_cb (CaravanNewGamePage *self)
{
  gboolean is_sample = self->setup.board == NULL && self->setup.unknown_size == 0;

  gtk_widget_set_visible (self->sample, is_sample);
  gtk_widget_set_visible (self->paint, !is_sample && can_paint (self));
}

void
caravan_new_game_page_show_boards (CaravanNewGamePage *self, const char *path)
{
  caravan_board_choice_show (CARAVAN_BOARD_CHOICE (self->board), path);
}

static void
start_clicked_cb (CaravanNewGamePage *self)
{
  g_signal_emit (self, start_signal, 0, FALSE);
}

static void
from_position_clicked_cb (CaravanNewGamePage *self)
{
  g_signal_emit (self, start_signal, 0, TRUE);
}

/* To somewhere else, which comes back here. */
static GtkWidget *
make_way (const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();

  caravan_choice_fill_button (button, text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  return button;
}

/* The sample must not be taken for the printed board: so it says, and what to do. */
static void
warn_of_sample (CaravanNewGamePage *self)
{
  const CaravanLearnedBoard *learned = caravan_game_find (self->setup.game)->learned;

  if (can_paint (self))
    caravan_box_add (self->sample_texts,
                     make_way (N_ ("Paint your board…"), "win.paint"), NULL);
  if (learned != NULL)
    caravan_text_bind (self->sample_line, "label", learned->warning);
}

static void
add_boards (CaravanNewGamePage *self)
{
  self->board = caravan_board_choice_new (&self->setup);
  self->paint = make_way (N_ ("Paint the board on the table…"), "win.paint");
  gtk_box_append (self->boards, self->board);
  gtk_box_append (self->boards, self->paint);
  warn_of_sample (self);
  gtk_widget_set_visible (self->from_position,
                          caravan_painting_find (self->setup.game) != NULL);
  g_signal_connect_swapped (self->board, "chosen", G_CALLBACK (board_chosen_cb), self);
  board_chosen_cb (self);
}

static void
fill (CaravanNewGamePage *self)
{
  GtkWidget *seats = caravan_seats_new (&self->setup);

  g_signal_connect_swapped (seats, "finished", G_CALLBACK (caravan_page_take_focus),
                            self);
  gtk_box_append (self->players, seats);
  gtk_box_append (self->players, make_way (N_ ("Set up the table"), "win.set-up"));
  add_boards (self);
  ask (self);
}

static void
render (gpointer object)
{
  CaravanNewGamePage *self = object;
  g_autofree char *title = caravan_format (
      /* Translators: “New game: Oasis”. */
      N_ ("New game: %1$g"), "s", self->setup.game->name);

  gtk_label_set_label (self->title, title);
}

static void
take_focus (CaravanPage *page)
{
  gtk_widget_grab_focus (CARAVAN_NEW_GAME_PAGE (page)->start);
}

static void
caravan_new_game_page_finalize (GObject *object)
{
  caravan_setup_clear (&CARAVAN_NEW_GAME_PAGE (object)->setup);
  G_OBJECT_CLASS (caravan_new_game_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_PAGE_FRAME);
  caravan_template_set (klass, "caravan-new-game-page.ui");
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, title);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, columns);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, players);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, boards);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, sample);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, sample_texts);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, sample_line);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, editions);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, turns);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, locks);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, buttons);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, from_position);
  gtk_widget_class_bind_template_child (klass, CaravanNewGamePage, start);
  gtk_widget_class_bind_template_callback (klass, from_position_clicked_cb);
  gtk_widget_class_bind_template_callback (klass, start_clicked_cb);
}

static void
caravan_new_game_page_class_init (CaravanNewGamePageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_new_game_page_finalize;
  page_class->help = "use-start";
  page_class->take_focus = take_focus;
  bind_template (GTK_WIDGET_CLASS (klass));
  start_signal = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
caravan_new_game_page_init (CaravanNewGamePage *self)
{
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->columns, caravan_columns_layout_new (380, 32));
  gtk_widget_set_layout_manager (self->buttons, caravan_columns_layout_new (220, 8));
  caravan_choice_fill_button (self->from_position,
                              N_ ("Start from what is on the table now…"));
  caravan_choice_fill_button (self->start, N_ ("Start the game"));
}

GtkWidget *
caravan_new_game_page_new (const CaravanGame *game, RecRecord *like)
{
  CaravanNewGamePage *self = g_object_new (CARAVAN_TYPE_NEW_GAME_PAGE, NULL);

  caravan_setup_start (&self->setup, game->game, caravan_settings ());
  if (like != NULL)
    caravan_setup_take (&self->setup, like);
  fill (self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}

const CaravanSetup *
caravan_new_game_page_get_setup (CaravanNewGamePage *self)
{
  return &self->setup;
}

void
caravan_new_game_page_set_busy (CaravanNewGamePage *self, gboolean busy)
{
  gtk_widget_set_sensitive (self->start, !busy);
  gtk_widget_set_sensitive (self->from_position, !busy);
}
