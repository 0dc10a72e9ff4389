/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-start.h"

#include "caravan-choice.h"
#include "caravan-columns-layout.h"
#include "caravan-game-scene.h"
#include "caravan-page-frame.h"
#include "caravan-quick-game.h"
#include "caravan-seats.h"
#include "caravan-settings.h"
#include "caravan-signal.h"
#include "caravan-text.h"

#define GAMES_MOST   8
#define SCENE_WIDTH  110
#define SCENE_HEIGHT 74

struct _CaravanQuickStart
{
  CaravanPage parent_instance;

  /* template */
  GtkWidget *columns;
  GtkBox *games;
  GtkBox *players; /* holds the rows of this game */
  GtkWidget *start;

  /* borrowed: children */
  GtkWidget *choices[GAMES_MOST]; /* as in caravan_games; NULL: not scored so */
  GtkToggleButton *group;         /* of the choices */

  /* owned */
  CaravanSetup setup;
};

G_DEFINE_FINAL_TYPE (CaravanQuickStart, caravan_quick_start, CARAVAN_TYPE_PAGE)

/* The rows know how many may play and in which colours: another game has others. */
static void
show_seats (CaravanQuickStart *self)
{
  GtkWidget *old = gtk_widget_get_last_child (GTK_WIDGET (self->players));

  if (CARAVAN_IS_SEATS (old))
    gtk_box_remove (self->players, old);
  GtkWidget *seats = caravan_seats_new (&self->setup);
  g_signal_connect_swapped (seats, "finished", G_CALLBACK (caravan_page_take_focus),
                            self);
  gtk_box_append (self->players, seats);
}

static void
game_toggled_cb (GtkToggleButton *choice, CaravanQuickStart *self)
{
  const CvGame *game = g_object_get_data (G_OBJECT (choice), "game");

  if (!gtk_toggle_button_get_active (choice) || game == self->setup.game)
    return;
  caravan_setup_switch_game (&self->setup, game, caravan_settings ());
  show_seats (self);
}

static void
add_game (CaravanQuickStart *self, int index)
{
  const CaravanGame *known = caravan_games[index];
  GtkWidget *scene = caravan_game_scene_new (SCENE_WIDTH, SCENE_HEIGHT);
  GtkWidget *choice = caravan_choice_new (scene);

  caravan_game_scene_show (CARAVAN_GAME_SCENE (scene), known->game);
  gtk_widget_set_overflow (scene, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (scene, "scene");
  caravan_choice_bind (choice, NULL, known->quick->summary);
  caravan_choice_set_title (choice, known->game->name);
  g_object_set_data (G_OBJECT (choice), "game", (gpointer) known->game);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice), self->group);
  self->group = GTK_TOGGLE_BUTTON (choice);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice),
                                known->game == self->setup.game);
  g_signal_connect (choice, "toggled", G_CALLBACK (game_toggled_cb), self);
  gtk_box_append (self->games, choice);
  self->choices[index] = choice;
}

static void
start_clicked_cb (CaravanQuickStart *self)
{
  g_signal_emit_by_name (self, "start");
}

static void
take_focus (CaravanPage *page)
{
  gtk_widget_grab_focus (CARAVAN_QUICK_START (page)->start);
}

static void
caravan_quick_start_finalize (GObject *object)
{
  caravan_setup_clear (&CARAVAN_QUICK_START (object)->setup);
  G_OBJECT_CLASS (caravan_quick_start_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_PAGE_FRAME);
  caravan_template_set (klass, "caravan-quick-start.ui");
  gtk_widget_class_bind_template_child (klass, CaravanQuickStart, columns);
  gtk_widget_class_bind_template_child (klass, CaravanQuickStart, games);
  gtk_widget_class_bind_template_child (klass, CaravanQuickStart, players);
  gtk_widget_class_bind_template_child (klass, CaravanQuickStart, start);
  gtk_widget_class_bind_template_callback (klass, start_clicked_cb);
}

static void
caravan_quick_start_class_init (CaravanQuickStartClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_quick_start_finalize;
  page_class->title = N_ ("Score now");
  page_class->help = "use-score-now";
  page_class->take_focus = take_focus;
  bind_template (GTK_WIDGET_CLASS (klass));
  caravan_signal_new (klass, "start", 0);
}

static void
caravan_quick_start_init (CaravanQuickStart *self)
{
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->columns, caravan_columns_layout_new (380, 32));
  caravan_choice_fill_button (self->start, N_ ("Type the numbers"));
}

/* The game that was scored last. */
static const CvGame *
recall_game (void)
{
  g_autofree char *id = g_settings_get_string (caravan_settings (), "last-scored");
  const CvGame *game = cv_game_find (id);

  for (int i = 0; game == NULL || caravan_game_find (game)->quick == NULL; i++)
    game = caravan_games[i]->game;
  return game;
}

/* Also of a game whose steps are not followed. */
static void
add_set_up (CaravanQuickStart *self)
{
  GtkWidget *button =
      caravan_button_new (N_ ("Set up the table"), "flat", "win.set-up");

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (self->players, button);
}

GtkWidget *
caravan_quick_start_new (void)
{
  CaravanQuickStart *self = g_object_new (CARAVAN_TYPE_QUICK_START, NULL);

  caravan_setup_start (&self->setup, recall_game (), caravan_settings ());
  self->setup.counts_only = TRUE;
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->quick != NULL)
      add_game (self, i);
  add_set_up (self);
  show_seats (self);
  return GTK_WIDGET (self);
}

const CaravanSetup *
caravan_quick_start_get_setup (CaravanQuickStart *self)
{
  return &self->setup;
}

void
caravan_quick_start_choose (CaravanQuickStart *self, const CvGame *game)
{
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->game == game && self->choices[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choices[i]), TRUE);
}

void
caravan_quick_start_set_busy (CaravanQuickStart *self, gboolean busy)
{
  gtk_widget_set_sensitive (self->start, !busy);
}
