/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-statistics-page.h"

#include <adwaita.h>
#include <stdlib.h>

#include "caravan-choice.h"
#include "caravan-drop-down.h"
#include "caravan-label.h"
#include "caravan-statistics-charts.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define GAME_ID "caravan-game-id" /* of a chip; NULL: all games */

struct _CaravanStatisticsPage
{
  CaravanPage parent_instance;

  GtkWidget *scroller;
  GtkWidget *games;  /* a chip a game, all games first */
  GtkWidget *people; /* GtkDropDown, everybody first */
  GtkStringList *names;
  GtkWidget *body; /* what caravan_statistics_make made is its only child */

  /* borrowed */
  const CvGame *game;

  /* owned */
  char *person;
  CaravanStatistics *statistics; /* NULL before the first answer */
  CaravanAsked *counting;
  RecError error;

  gboolean is_rendering; /* what changes now was not chosen by anybody */
};

G_DEFINE_FINAL_TYPE (CaravanStatisticsPage, caravan_statistics_page, CARAVAN_TYPE_PAGE)

/* Showing */

static void
show_body (CaravanStatisticsPage *self, GtkWidget *child)
{
  GtkWidget *old = gtk_widget_get_first_child (self->body);

  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->body), old);
  gtk_box_append (GTK_BOX (self->body), child);
}

static GtkWidget *
make_trouble (CaravanStatisticsPage *self)
{
  GtkWidget *label = caravan_label_new (NULL, "dim-label");
  char *reason = lang_say_error (caravan_lang (), &self->error);
  g_autofree char *text =
      caravan_format (N_ ("The past games can’t be read: %1$s"), "s", reason);

  free (reason);
  gtk_label_set_label (GTK_LABEL (label), text);
  return label;
}

static void
render_games (CaravanStatisticsPage *self)
{
  for (GtkWidget *chip = gtk_widget_get_first_child (self->games); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    {
      const char *id = g_object_get_data (G_OBJECT (chip), GAME_ID);
      if (g_strcmp0 (id, self->game != NULL ? self->game->id : NULL) == 0)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), TRUE);
    }
}

/* The button inside is what has the focus. */
static void
name_people (CaravanStatisticsPage *self, const char *chosen)
{
  /* Translators: what a screen reader calls a list of choices; %1$s is the choice. */
  g_autofree char *text = caravan_format (N_ ("Player: %1$s"), "s", chosen);

  caravan_widget_name (self->people, text);
  caravan_widget_name (gtk_widget_get_first_child (self->people), text);
}

/* Everybody, and all who are there; the chosen one stays chosen. */
static void
render_people (CaravanStatisticsPage *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  char **people = self->statistics != NULL ? self->statistics->people : NULL;
  guint selected = 0;

  g_ptr_array_add (names, (gpointer) caravan_text (N_ ("All players")));
  for (gsize i = 0; people != NULL && people[i] != NULL; i++)
    {
      if (g_strcmp0 (people[i], self->person) == 0)
        selected = names->len;
      g_ptr_array_add (names, people[i]);
    }
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (self->names, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          (const char *const *) names->pdata);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->people), selected);
  name_people (self, g_ptr_array_index (names, selected));
}

static void
render (gpointer data)
{
  CaravanStatisticsPage *self = data;

  self->is_rendering = TRUE;
  render_games (self);
  render_people (self);
  self->is_rendering = FALSE;
  if (self->error.text != NULL)
    show_body (self, make_trouble (self));
  else if (self->statistics != NULL)
    show_body (self, caravan_statistics_make (self->statistics));
  else
    show_body (self, caravan_label_new (N_ ("Counting…"), "dim-label"));
}

/* Counting */

static gboolean
has_person (const CaravanStatistics *statistics, const char *person)
{
  return person == NULL ||
         g_strv_contains ((const char *const *) statistics->people, person);
}

static void count (CaravanStatisticsPage *self);

static void
counted_cb (gpointer data, gpointer statistics, const RecError *error)
{
  CaravanStatisticsPage *self = data;

  g_clear_pointer (&self->statistics, caravan_statistics_free);
  self->statistics = statistics;
  self->error = *error;
  /* Somebody who was renamed meanwhile. */
  if (statistics != NULL && !has_person (statistics, self->person))
    {
      g_clear_pointer (&self->person, g_free);
      count (self);
    }
  render (self);
}

static void
count (CaravanStatisticsPage *self)
{
  caravan_statistics_gather (self->game, self->person, &self->counting, counted_cb,
                             self);
}

static void
archive_changed_cb (CaravanStatisticsPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    count (self);
}

/* Choosing */

void
caravan_statistics_page_choose (CaravanStatisticsPage *self,
                                const CvGame *game,
                                const char *person)
{
  g_return_if_fail (CARAVAN_IS_STATISTICS_PAGE (self));

  char *chosen = g_strdup (person);
  g_free (self->person);
  self->person = chosen;
  self->game = game;
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  count (self);
}

static void
game_toggled_cb (CaravanStatisticsPage *self, GtkToggleButton *chip)
{
  const char *id = g_object_get_data (G_OBJECT (chip), GAME_ID);

  if (self->is_rendering || !gtk_toggle_button_get_active (chip))
    return;
  caravan_statistics_page_choose (self, id != NULL ? cv_game_find (id) : NULL,
                                  self->person);
}

static void
person_selected_cb (CaravanStatisticsPage *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->people));
  const char *name =
      selected > 0 ? gtk_string_list_get_string (self->names, selected) : NULL;

  if (self->is_rendering || selected == GTK_INVALID_LIST_POSITION)
    return;
  if (g_strcmp0 (name, self->person) != 0)
    caravan_statistics_page_choose (self, self->game, name);
}

/* The row that was chosen goes with the list it was in. */
static void
person_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanStatisticsPage *self = CARAVAN_STATISTICS_PAGE (widget);

  gtk_widget_grab_focus (self->people);
  caravan_statistics_page_choose (self, self->game,
                                  g_variant_get_string (parameter, NULL));
}

static void
game_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanStatisticsPage *self = CARAVAN_STATISTICS_PAGE (widget);

  gtk_widget_grab_focus (self->people);
  caravan_statistics_page_choose (
      self, cv_game_find (g_variant_get_string (parameter, NULL)), self->person);
}

/* Building */

static GtkWidget *
add_game (CaravanStatisticsPage *self, GtkWidget *group, const CvGame *game)
{
  GtkWidget *chip = caravan_choice_new (NULL);

  if (game != NULL)
    caravan_choice_set_title (chip, game->name);
  else
    caravan_choice_bind (chip, N_ ("Every game"), NULL);
  g_object_set_data (G_OBJECT (chip), GAME_ID,
                     game != NULL ? (gpointer) game->id : NULL);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), (GtkToggleButton *) group);
  gtk_box_append (GTK_BOX (self->games), chip);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (game_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  return chip;
}

static GtkWidget *
make_people (CaravanStatisticsPage *self)
{
  self->names = gtk_string_list_new (NULL);
  self->people = caravan_drop_down_new (G_LIST_MODEL (self->names));
  gtk_widget_add_css_class (self->people, "paper-drop-down");
  gtk_widget_set_valign (self->people, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->people, "notify::selected",
                           G_CALLBACK (person_selected_cb), self, G_CONNECT_SWAPPED);
  return self->people;
}

static GtkWidget *
make_choices (CaravanStatisticsPage *self)
{
  GtkWidget *row = caravan_flow_new (16);

  self->games = caravan_flow_new (8);
  GtkWidget *group = add_game (self, NULL, NULL);
  for (int i = 0; cv_games[i] != NULL; i++)
    add_game (self, group, cv_games[i]);
  caravan_box_add (row, self->games, make_people (self), NULL);
  return row;
}

static void
build (CaravanStatisticsPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 20);

  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  caravan_box_add (box, make_choices (self), self->body, NULL);
  gtk_widget_add_css_class (box, "page");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 1152);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 1152);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
}

static void
caravan_statistics_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (caravan_statistics_page_parent_class)->map (widget);
  caravan_archive_sync (caravan_archive_get ());
  count (CARAVAN_STATISTICS_PAGE (widget));
}

static void
caravan_statistics_page_dispose (GObject *object)
{
  CaravanStatisticsPage *self = CARAVAN_STATISTICS_PAGE (object);

  caravan_errand_drop (&self->counting);
  g_clear_pointer (&self->statistics, caravan_statistics_free);
  g_clear_pointer (&self->person, g_free);
  G_OBJECT_CLASS (caravan_statistics_page_parent_class)->dispose (object);
}

static void
caravan_statistics_page_class_init (CaravanStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_statistics_page_dispose;
  CARAVAN_PAGE_CLASS (klass)->title = N_ ("Statistics");
  CARAVAN_PAGE_CLASS (klass)->help = "use-past#statistics";
  widget_class->map = caravan_statistics_page_map;
  gtk_widget_class_install_action (widget_class, "statistics.person", "s",
                                   person_activated_cb);
  gtk_widget_class_install_action (widget_class, "statistics.game", "s",
                                   game_activated_cb);
}

static void
caravan_statistics_page_init (CaravanStatisticsPage *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  build (self);
  render (self);
  caravan_text_follow (self, render);
  g_signal_connect_object (caravan_archive_get (), "changed",
                           G_CALLBACK (archive_changed_cb), self, G_CONNECT_SWAPPED);
}
