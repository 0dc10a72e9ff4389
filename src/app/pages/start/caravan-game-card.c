/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-game-card.h"

#include "caravan-choice.h"
#include "caravan-flow-layout.h"
#include "caravan-game-scene.h"
#include "caravan-label.h"
#include "caravan-lessons.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define SCENE_HEIGHT 128

struct _CaravanGameCard
{
  GtkBox parent_instance;

  const CaravanGame *game;

  /* children */
  GtkWidget *first; /* what a click does; NULL: nothing */
  GtkWidget *past;
};

G_DEFINE_FINAL_TYPE (CaravanGameCard, caravan_game_card, GTK_TYPE_BOX)

/* What can be done with a game, the first that it has being what it is for. */
typedef struct
{
  const char *text; /* N_ */
  const char *name; /* N_: what a screen reader calls it; %1$g is the game */
  const char *action;
} Offer;

static const Offer play = { N_ ("New game"), N_ ("New game: %1$g"), "win.new-game" };
static const Offer score = { N_ ("Score now"), N_ ("Score now: %1$g"),
                             "win.score-game" };
static const Offer rules = { N_ ("Rules"), N_ ("Rules: %1$g"), "win.rules" };
static const Offer learn = { N_ ("Learn"), N_ ("Learn: %1$g"), "win.learn-game" };
static const Offer past = { N_ ("Past games"), N_ ("Past games: %1$g"),
                            "win.past-game" };

static void
render_button (gpointer object)
{
  const Offer *offer = g_object_get_data (object, "offer");
  const char *game = g_object_get_data (object, "game");
  g_autofree char *name = caravan_format (offer->name, "s", game);

  caravan_widget_name (object, name);
}

static GtkWidget *
make_button (const CaravanGame *game, const Offer *offer, const char *css_class)
{
  GtkWidget *button = gtk_button_new ();

  caravan_choice_fill_button (button, offer->text);
  g_object_set_data (G_OBJECT (button), "offer", (gpointer) offer);
  g_object_set_data (G_OBJECT (button), "game", (gpointer) game->game->name);
  render_button (button);
  caravan_text_follow (button, render_button);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), offer->action);
  gtk_widget_add_css_class (button, css_class);
  return button;
}

/* A game that can be tracked at a table is begun; one that can't is scored. */
static void
add_buttons (CaravanGameCard *self, GtkWidget *texts)
{
  const Offer *first = self->game->table != NULL   ? &play
                       : self->game->quick != NULL ? &score
                                                   : NULL;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, caravan_flow_layout_new (6));
  if (first != NULL)
    {
      self->first = make_button (self->game, first, "suggested-action");
      gtk_box_append (GTK_BOX (row), self->first);
    }
  self->past = make_button (self->game, &past, "flat");
  gtk_widget_set_visible (self->past, FALSE);
  caravan_box_add (row, make_button (self->game, &rules, "flat"), NULL);
  if (caravan_lessons_get (self->game->game)->n > 0)
    caravan_box_add (row, make_button (self->game, &learn, "flat"), NULL);
  caravan_box_add (row, self->past, NULL);
  gtk_widget_add_css_class (row, "game-offers");
  caravan_box_add (texts, row, NULL);
}

static const char *
find_line (const CaravanGame *game)
{
  return game->table != NULL ? N_ ("Follow it on its board: every step gets a verdict.")
                             : N_ ("Score it at the end, and look up its rules.");
}

/* Buttons in it have taken their own clicks. */
static void
clicked_cb (CaravanGameCard *self)
{
  if (self->first != NULL)
    g_signal_emit_by_name (self->first, "clicked");
}

static void
caravan_game_card_class_init (CaravanGameCardClass *klass)
{
}

static void
caravan_game_card_init (CaravanGameCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-card");
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
caravan_game_card_new (const CaravanGame *game, GtkSizeGroup *group)
{
  CaravanGameCard *self = g_object_new (CARAVAN_TYPE_GAME_CARD, NULL);
  GtkWidget *scene = caravan_game_scene_new (0, SCENE_HEIGHT);
  GtkWidget *name = caravan_label_say (game->game->name, "card-title");
  GtkWidget *texts = caravan_box_down (2, name, NULL);

  self->game = game;
  caravan_game_scene_show (CARAVAN_GAME_SCENE (scene), game->game);
  if (game->summary != NULL)
    caravan_box_add (texts, caravan_label_new (game->summary, "dim-label"), NULL);
  caravan_box_add (texts, caravan_label_new (find_line (game), NULL), NULL);
  gtk_widget_add_css_class (texts, "card-texts");
  gtk_size_group_add_widget (group, texts);
  gtk_widget_set_vexpand (scene, TRUE);
  add_buttons (self, texts);
  caravan_box_add (GTK_WIDGET (self), scene, texts, NULL);
  return GTK_WIDGET (self);
}

const CaravanGame *
caravan_game_card_get_game (CaravanGameCard *self)
{
  return self->game;
}

void
caravan_game_card_set_has_past (CaravanGameCard *self, gboolean has_past)
{
  gtk_widget_set_visible (self->past, has_past);
}
