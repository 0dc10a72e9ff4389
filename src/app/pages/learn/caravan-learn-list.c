/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-learn-list.h"

#include "caravan-chips.h"
#include "caravan-choice.h"
#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "caravan-learn-mark.h"
#include "caravan-rules-languages.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define GAME_WIDTH   70
#define LESSON_WIDTH 200
#define SPACING      6

struct _CaravanLearnList
{
  AdwBin parent_instance;

  const LearnLesson *lesson; /* the present one, or NULL */

  /* children */
  GtkWidget *scrolled; /* games and lessons */
  GtkWidget *games;
  GtkWidget *title;
  GtkWidget *place; /* of the lessons: made anew for another game */
  GtkWidget *lessons;
  GtkWidget *teach, *questions;
};

G_DEFINE_FINAL_TYPE (CaravanLearnList, caravan_learn_list, ADW_TYPE_BIN)

/* The games that have lessons. */
static const CvGame *
find_game (int index)
{
  for (const CaravanGame *const *game = caravan_games; *game != NULL; game++)
    if (caravan_lessons_get ((*game)->game)->n > 0 && index-- == 0)
      return (*game)->game;
  return NULL;
}

static int
find_game_index (const CvGame *game)
{
  int index = 0;

  while (find_game (index) != NULL && find_game (index) != game)
    index++;
  return index;
}

/* What it shows. */

static void
name_lesson (GtkWidget *chip, const LearnLesson *lesson, gboolean is_done)
{
  g_autofree char *name = is_done
                              /* Translators: what a screen reader says of a lesson. */
                              ? caravan_format (N_ ("%1$s: done"), "t", lesson->title)
                              : g_strdup (caravan_text (lesson->title));

  caravan_widget_name (chip, name);
}

void
caravan_learn_list_update (CaravanLearnList *self)
{
  const LearnLessons *lessons = caravan_lessons_get (self->lesson->game);

  for (gsize i = 0; i < lessons->n; i++)
    {
      GtkWidget *chip = caravan_learn_list_get_lesson (self, (int) i);
      gboolean is_done = caravan_lessons_is_done (lessons->lesson[i]);
      GtkWidget *row = gtk_button_get_child (GTK_BUTTON (chip));
      caravan_learn_mark_set_done (gtk_widget_get_first_child (row), is_done);
      name_lesson (chip, lessons->lesson[i], is_done);
      if (lessons->lesson[i] == self->lesson)
        caravan_chips_set_chosen (CARAVAN_CHIPS (self->lessons), (int) i);
    }
}

static void
render (gpointer object)
{
  CaravanLearnList *self = object;

  if (self->lesson == NULL)
    return;
  g_autofree char *title =
      caravan_format (N_ ("Lessons of %1$g"), "s", self->lesson->game->name);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->games),
                            find_game_index (self->lesson->game));
  caravan_learn_list_update (self);
}

static void
lesson_chosen_cb (CaravanLearnList *self, int index)
{
  g_signal_emit_by_name (self, "lesson-chosen", index);
}

static void
add_lesson (CaravanLearnList *self, const LearnLesson *lesson, int number)
{
  GtkWidget *label = caravan_label_new (lesson->title, NULL);
  GtkWidget *chip = caravan_chips_add (
      CARAVAN_CHIPS (self->lessons),
      caravan_box_across (10, caravan_learn_mark_new (number), label, NULL));

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (chip, "learn-lesson");
}

static void
list_lessons (CaravanLearnList *self, const CvGame *game)
{
  const LearnLessons *lessons = caravan_lessons_get (game);

  self->lessons = caravan_chips_new (LESSON_WIDTH, SPACING);
  for (gsize i = 0; i < lessons->n; i++)
    add_lesson (self, lessons->lesson[i], (int) i + 1);
  caravan_text_bind_accessible (self->lessons, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Lessons"));
  g_signal_connect_object (self->lessons, "chosen", G_CALLBACK (lesson_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->place), self->lessons);
}

void
caravan_learn_list_show (CaravanLearnList *self, const LearnLesson *lesson)
{
  if (self->lesson == NULL || self->lesson->game != lesson->game)
    list_lessons (self, lesson->game);
  self->lesson = lesson;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->teach), "s", lesson->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->questions), "s",
                                    lesson->game->id);
  render (self);
}

GtkWidget *
caravan_learn_list_get_lesson (CaravanLearnList *self, int index)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->lessons), index);
}

GtkWidget *
caravan_learn_list_get_game (CaravanLearnList *self, int index)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->games), index);
}

void
caravan_learn_list_set_whole (CaravanLearnList *self, gboolean is_whole)
{
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER,
                                  is_whole ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

/* Building. */

static void
game_chosen_cb (CaravanLearnList *self, int index)
{
  g_signal_emit_by_name (self, "game-chosen", find_game (index));
}

static GtkWidget *
make_games (CaravanLearnList *self)
{
  self->games = caravan_chips_new (GAME_WIDTH, SPACING);
  for (int i = 0; find_game (i) != NULL; i++)
    {
      GtkWidget *label = caravan_label_say (find_game (i)->name, "strong");
      GtkWidget *chip = caravan_chips_add (CARAVAN_CHIPS (self->games), label);
      caravan_label_center (label);
      caravan_widget_name (chip, find_game (i)->name);
    }
  caravan_text_bind_accessible (self->games, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Game"));
  g_signal_connect_object (self->games, "chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->games, find_game (1) != NULL);
  return self->games;
}

/* What comes after the lessons. */
static GtkWidget *
make_job (const char *title, const char *line, const char *icon, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *texts = caravan_box_down (0, caravan_label_new (title, "strong"),
                                       caravan_label_new (line, "dim-label"), NULL);

  gtk_button_set_child (
      GTK_BUTTON (button),
      caravan_box_across (12, gtk_image_new_from_icon_name (icon), texts, NULL));
  gtk_widget_add_css_class (button, "paper-button");
  gtk_widget_add_css_class (button, "learn-teach");
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Teaching is full-screen, for all: in which languages is chosen here, where there is
   room. */
static GtkWidget *
make_jobs (CaravanLearnList *self)
{
  GtkWidget *languages = caravan_flow_new (6);

  self->questions =
      make_job (N_ ("Questions"), N_ ("asked and marked by the rules engine"),
                "caravan-dispute-symbolic", "win.questions");
  self->teach =
      make_job (N_ ("Teach the table"), N_ ("full screen, one or two languages"),
                "caravan-teach-symbolic", "win.teach-lesson");
  caravan_teach_languages_add (GTK_BOX (languages), NULL);
  caravan_text_bind_accessible (languages, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Languages at the table"));
  return caravan_box_down (8, caravan_label_new (N_ ("Then"), "section-title"),
                           self->questions, self->teach, languages, NULL);
}

/* The class. */

static void
caravan_learn_list_class_init (CaravanLearnListClass *klass)
{
  caravan_signal_new (klass, "game-chosen", 1, G_TYPE_POINTER);
  caravan_signal_new (klass, "lesson-chosen", 1, G_TYPE_INT);
}

static void
caravan_learn_list_init (CaravanLearnList *self)
{
  self->title = caravan_label_say (NULL, "section-title");
  self->place = adw_bin_new ();
  GtkWidget *lessons = caravan_box_down (8, self->title, self->place, NULL);
  self->scrolled =
      caravan_scrolled_new (caravan_box_down (18, make_games (self), lessons, NULL));
  gtk_scrolled_window_set_propagate_natural_height (
      GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (14, self->scrolled, make_jobs (self), NULL));
  caravan_learn_list_set_whole (self, FALSE);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_learn_list_new (void)
{
  return g_object_new (CARAVAN_TYPE_LEARN_LIST, NULL);
}
