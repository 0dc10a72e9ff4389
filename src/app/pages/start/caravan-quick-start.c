/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-start.h"

#include <adwaita.h>

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-scene.h"
#include "caravan-quick-game.h"
#include "caravan-seats.h"
#include "caravan-settings.h"
#include "caravan-text.h"

#define WIDTH        1008
#define GAMES_MOST   8
#define SCENE_WIDTH  110
#define SCENE_HEIGHT 74

struct _CaravanQuickStart
{
  CaravanPage parent_instance;

  GtkWidget *content;
  GtkWidget *games[GAMES_MOST]; /* as in caravan_games; NULL: not scored so */
  GtkWidget *players;           /* holds the rows of this game */
  GtkToggleButton *group;       /* of the games */
  GtkWidget *start;

  /* owned */
  CaravanSetup setup;
};

G_DEFINE_FINAL_TYPE (CaravanQuickStart, caravan_quick_start, CARAVAN_TYPE_PAGE)

static guint start_signal;

/* The rows know how many may play and in which colours: another game has others. */
static void
show_seats (CaravanQuickStart *self)
{
  GtkWidget *old = gtk_widget_get_last_child (self->players);

  if (CARAVAN_IS_SEATS (old))
    gtk_box_remove (GTK_BOX (self->players), old);
  GtkWidget *seats = caravan_seats_new (&self->setup);
  g_signal_connect_swapped (seats, "finished", G_CALLBACK (caravan_page_take_focus),
                            self);
  gtk_box_append (GTK_BOX (self->players), seats);
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
draw_scene (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer game)
{
  caravan_draw_game_scene (cr, caravan_look_get (), caravan_game_find (game)->art,
                           width, height);
}

static GtkWidget *
make_scene (const CvGame *game)
{
  GtkWidget *scene = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (scene), SCENE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (scene), SCENE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (scene), draw_scene, (gpointer) game,
                                  NULL);
  gtk_widget_set_overflow (scene, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (scene, "scene");
  g_signal_connect_object (adw_style_manager_get_default (), "notify",
                           G_CALLBACK (gtk_widget_queue_draw), scene,
                           G_CONNECT_SWAPPED);
  return scene;
}

static void
add_game (CaravanQuickStart *self, GtkWidget *box, int index)
{
  const CaravanGame *known = caravan_games[index];
  GtkWidget *choice = caravan_choice_new (make_scene (known->game));

  caravan_choice_bind (choice, NULL, known->quick->summary);
  caravan_choice_set_title (choice, known->game->name);
  g_object_set_data (G_OBJECT (choice), "game", (gpointer) known->game);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (choice), self->group);
  self->group = GTK_TOGGLE_BUTTON (choice);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice),
                                known->game == self->setup.game);
  g_signal_connect (choice, "toggled", G_CALLBACK (game_toggled_cb), self);
  gtk_box_append (GTK_BOX (box), choice);
  self->games[index] = choice;
}

static GtkWidget *
make_games (CaravanQuickStart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), caravan_label_new (N_ ("Game"), "card-title"));
  for (int i = 0; caravan_games[i] != NULL; i++)
    if (caravan_games[i]->quick != NULL)
      add_game (self, box, i);
  return box;
}

static GtkWidget *
make_players (CaravanQuickStart *self)
{
  self->players = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (self->players),
                  caravan_label_new (N_ ("Players"), "card-title"));
  show_seats (self);
  return self->players;
}

static void
start_clicked_cb (CaravanQuickStart *self)
{
  g_signal_emit (self, start_signal, 0);
}

static GtkWidget *
make_clamp (GtkWidget *child)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  return clamp;
}

static GtkWidget *
make_bar (CaravanQuickStart *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->start = gtk_button_new ();
  caravan_choice_fill_button (self->start, N_ ("Type the numbers"));
  gtk_widget_add_css_class (self->start, "suggested-action");
  gtk_widget_set_hexpand (self->start, TRUE);
  g_signal_connect_swapped (self->start, "clicked", G_CALLBACK (start_clicked_cb),
                            self);
  gtk_box_append (GTK_BOX (bar), self->start);
  gtk_widget_add_css_class (bar, "page-buttons");
  GtkWidget *clamp = make_clamp (bar);
  gtk_widget_add_css_class (clamp, "page-bar");
  return clamp;
}

static void
build (CaravanQuickStart *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 20);
  GtkWidget *columns = caravan_columns_new (380, 32);

  gtk_box_append (GTK_BOX (box), caravan_label_new (N_ ("Score now"), "greeting"));
  gtk_box_append (
      GTK_BOX (box),
      caravan_label_new (
          N_ ("No board needed: each player counts, you type, the totals follow."),
          "lead"));
  gtk_box_append (GTK_BOX (columns), make_games (self));
  gtk_box_append (GTK_BOX (columns), make_players (self));
  gtk_box_append (GTK_BOX (box), columns);
  gtk_widget_add_css_class (box, "page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), make_clamp (box));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->content), scrolled);
  gtk_box_append (GTK_BOX (self->content), make_bar (self));
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
caravan_quick_start_class_init (CaravanQuickStartClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_quick_start_finalize;
  page_class->title = N_ ("Score now");
  page_class->help = "use-score-now";
  page_class->take_focus = take_focus;
  start_signal = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
caravan_quick_start_init (CaravanQuickStart *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
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

GtkWidget *
caravan_quick_start_new (void)
{
  CaravanQuickStart *self = g_object_new (CARAVAN_TYPE_QUICK_START, NULL);

  caravan_setup_start (&self->setup, recall_game (), caravan_settings ());
  self->setup.counts_only = TRUE;
  build (self);
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
    if (caravan_games[i]->game == game && self->games[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->games[i]), TRUE);
}

void
caravan_quick_start_set_busy (CaravanQuickStart *self, gboolean busy)
{
  gtk_widget_set_sensitive (self->start, !busy);
}
