/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-new-game-page.h"

#include <adwaita.h>

#include "caravan-board-choice.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-seats.h"
#include "caravan-settings.h"
#include "caravan-text.h"

#define WIDTH 1008

struct _CaravanNewGamePage
{
  CaravanPage parent_instance;

  GtkWidget *content;
  GtkWidget *title;
  GtkWidget *boards;
  GtkWidget *start;
  GtkWidget *from_position;

  /* owned */
  CaravanSetup setup;
};

G_DEFINE_FINAL_TYPE (CaravanNewGamePage, caravan_new_game_page, CARAVAN_TYPE_PAGE)

static guint start_signal;

/* A heading, a line under it, and what follows. */
static GtkWidget *
make_section (GtkWidget *column, const char *heading, const char *line)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (section), caravan_label_new (heading, "card-title"));
  if (line != NULL)
    gtk_box_append (GTK_BOX (section), caravan_label_new (line, "dim-label"));
  gtk_box_append (GTK_BOX (column), section);
  return section;
}

static void
edition_toggled_cb (GtkToggleButton *choice, CaravanNewGamePage *self)
{
  if (gtk_toggle_button_get_active (choice))
    self->setup.edition =
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (choice), "value"));
}

static void
turns_toggled_cb (GtkToggleButton *choice, CaravanNewGamePage *self)
{
  if (gtk_toggle_button_get_active (choice))
    self->setup.turns =
        (CvTurns) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (choice), "value"));
}

/* Adds the choice to the group of the one before it. */
static void
add_choice (GtkWidget *box, GtkWidget *choice, gboolean active)
{
  GtkWidget *last = gtk_widget_get_last_child (box);

  if (last != NULL && GTK_IS_TOGGLE_BUTTON (last))
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice), GTK_TOGGLE_BUTTON (last));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), active);
  gtk_box_append (GTK_BOX (box), choice);
}

static void
add_editions (CaravanNewGamePage *self, GtkWidget *column)
{
  const CvGame *game = self->setup.game;
  const CaravanEdition *editions = caravan_game_find (game)->editions;

  if (editions == NULL)
    return;
  GtkWidget *section = make_section (column, N_ ("Booklet"), NULL);
  for (int i = 0; game->editions[i] != NULL; i++)
    {
      GtkWidget *choice = caravan_choice_new (NULL);
      caravan_choice_bind (choice, editions[i].title, editions[i].note);
      g_object_set_data (G_OBJECT (choice), "value", GINT_TO_POINTER (i));
      add_choice (section, choice, i == self->setup.edition);
      g_signal_connect (choice, "toggled", G_CALLBACK (edition_toggled_cb), self);
    }
}

static void
add_turns (CaravanNewGamePage *self, GtkWidget *column)
{
  static const char *const texts[][2] = {
    { N_ ("Free turns"),
      N_ ("Record what you like, when you like. Every placement is checked.") },
    { N_ ("Guided turns"), N_ ("The program asks step by step who does what, and "
                               "checks order and duties too.") },
  };
  GtkWidget *section = make_section (column, N_ ("Turns"), NULL);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *choice = caravan_choice_new (NULL);
      caravan_choice_bind (choice, texts[i][0], texts[i][1]);
      g_object_set_data (G_OBJECT (choice), "value", GINT_TO_POINTER (i));
      add_choice (section, choice, i == (int) self->setup.turns);
      g_signal_connect (choice, "toggled", G_CALLBACK (turns_toggled_cb), self);
    }
}

static void
locks_toggled_cb (GtkToggleButton *choice, CaravanNewGamePage *self)
{
  if (gtk_toggle_button_get_active (choice))
    self->setup.wants_locks =
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (choice), "value"));
}

static void
add_locks (CaravanNewGamePage *self, GtkWidget *column)
{
  static const char *const texts[][2] = {
    { N_ ("In the open file"),
      N_ ("The window keeps them covered, but whoever opens the file can read them.") },
    { N_ ("Behind a PIN or passphrase"),
      N_ ("Each player chooses one in private. Whoever has the file can crack a "
          "four-digit PIN in a few hours; a phrase of several words withstands "
          "that.") },
  };

  if (self->setup.game->hidden_keys == NULL)
    return;
  GtkWidget *section = make_section (column, N_ ("Private counts"), NULL);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *choice = caravan_choice_new (NULL);
      caravan_choice_bind (choice, texts[i][0], texts[i][1]);
      g_object_set_data (G_OBJECT (choice), "value", GINT_TO_POINTER (i));
      add_choice (section, choice, i == (int) self->setup.wants_locks);
      g_signal_connect (choice, "toggled", G_CALLBACK (locks_toggled_cb), self);
    }
}

void
caravan_new_game_page_show_boards (CaravanNewGamePage *self, const char *path)
{
  caravan_board_choice_show (CARAVAN_BOARD_CHOICE (self->boards), path);
}

static void
add_boards (CaravanNewGamePage *self, GtkWidget *column)
{
  GtkWidget *section = make_section (column, N_ ("Board"), NULL);
  GtkWidget *paint = gtk_button_new ();

  self->boards = caravan_board_choice_new (&self->setup);
  gtk_box_append (GTK_BOX (section), self->boards);
  caravan_choice_fill_button (paint, N_ ("Paint the board on the table…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (paint), "win.paint");
  gtk_widget_set_halign (paint, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (section), paint);
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

/* Always in sight, whatever the page above is scrolled to. */
static GtkWidget *
make_bar (CaravanNewGamePage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *bar = caravan_columns_new (220, 8);

  self->from_position = gtk_button_new ();
  caravan_choice_fill_button (self->from_position,
                              N_ ("Start from what is on the table now…"));
  self->start = gtk_button_new ();
  caravan_choice_fill_button (self->start, N_ ("Start the game"));
  gtk_widget_add_css_class (self->start, "suggested-action");
  gtk_box_append (GTK_BOX (bar), self->from_position);
  gtk_box_append (GTK_BOX (bar), self->start);
  g_signal_connect_swapped (self->from_position, "clicked",
                            G_CALLBACK (from_position_clicked_cb), self);
  g_signal_connect_swapped (self->start, "clicked", G_CALLBACK (start_clicked_cb),
                            self);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), bar);
  gtk_widget_add_css_class (bar, "page-buttons");
  gtk_widget_add_css_class (clamp, "page-bar");
  return clamp;
}

static GtkWidget *
make_columns (CaravanNewGamePage *self)
{
  GtkWidget *columns = caravan_columns_new (380, 32);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *players =
      make_section (left, N_ ("Players"), N_ ("In seating order, clockwise."));

  GtkWidget *seats = caravan_seats_new (&self->setup);
  g_signal_connect_swapped (seats, "finished", G_CALLBACK (caravan_page_take_focus),
                            self);
  gtk_box_append (GTK_BOX (players), seats);
  add_boards (self, left);
  add_editions (self, right);
  add_turns (self, right);
  add_locks (self, right);
  gtk_box_append (GTK_BOX (columns), left);
  gtk_box_append (GTK_BOX (columns), right);
  return columns;
}

static void
build (CaravanNewGamePage *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->title = caravan_label_new (NULL, "greeting");
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), make_columns (self));
  gtk_widget_add_css_class (box, "page");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->content), scrolled);
  gtk_box_append (GTK_BOX (self->content), make_bar (self));
}

static void
render (gpointer object)
{
  CaravanNewGamePage *self = object;
  g_autofree char *title = caravan_format (
      /* Translators: “New game: Oasis”. */
      N_ ("New game: %1$g"), "s", self->setup.game->name);

  gtk_label_set_label (GTK_LABEL (self->title), title);
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
caravan_new_game_page_class_init (CaravanNewGamePageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_new_game_page_finalize;
  page_class->help = "use-start";
  page_class->take_focus = take_focus;
  start_signal = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
caravan_new_game_page_init (CaravanNewGamePage *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}

GtkWidget *
caravan_new_game_page_new (const CaravanGame *game, RecRecord *like)
{
  CaravanNewGamePage *self = g_object_new (CARAVAN_TYPE_NEW_GAME_PAGE, NULL);

  caravan_setup_start (&self->setup, game->game, caravan_settings ());
  if (like != NULL)
    caravan_setup_take (&self->setup, like);
  build (self);
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
