/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-question-facts.h"

#include "caravan-facts.h"
#include "caravan-game.h"
#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-match.h"
#include "caravan-picture.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "caravan-words.h"

#define BADGE      26
#define STEPS_MOST 8

#define TYPE_QUESTION_FACTS (question_facts_get_type ())
G_DECLARE_FINAL_TYPE (QuestionFacts, question_facts, CARAVAN, QUESTION_FACTS, AdwBin)

struct _QuestionFacts
{
  AdwBin parent_instance;

  int at;

  /* borrowed: children, and the page's quiz, which lives longer */
  GtkWidget *players, *steps, *steps_box;
  CaravanQuiz *quiz;
};

G_DEFINE_FINAL_TYPE (QuestionFacts, question_facts, ADW_TYPE_BIN)

/* What lies in hand, and handfuls; a total would be the answer itself. */
static int
read_facts (const LearnQuestion *question, int seat, CvFact facts[CV_FACTS_MOST])
{
  const CvGame *game = question->table.game;
  const CaravanArt *art = caravan_game_find (game)->art;
  int n_facts = game->facts (&question->table, &question->state, seat, facts), n = 0;

  for (int i = 0; i < n_facts; i++)
    {
      const CaravanFactStyle *style = caravan_art_find_fact (art, facts[i].id);
      if (facts[i].type == CV_FACT_GEMS || (style != NULL && !style->is_total))
        facts[n++] = facts[i];
    }
  return n;
}

static char *
say_who (const LearnQuestion *question, int seat)
{
  const CaravanWords *words = caravan_game_find (question->table.game)->words;
  const char *color = cv_color_terms[question->table.color[seat]];
  const char *role = words->role != NULL
                         ? words->role (&question->table, &question->state, seat)
                         : NULL;

  return role != NULL ? caravan_format (N_ ("%1$s · %2$s"), "tt", color, role)
                      : g_strdup (caravan_text (color));
}

static void
add_player (QuestionFacts *self, const LearnQuestion *question, int seat)
{
  CvFact facts[CV_FACTS_MOST];
  int n_facts = read_facts (question, seat, facts);
  g_autofree char *who = say_who (question, seat);
  g_autofree char *all = caravan_facts_list (facts, n_facts, 0);
  GtkWidget *row = caravan_list_add (self->players, who, *all != '\0' ? all : NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                  question->table.color[seat], BADGE));
}

/* The last ones of the game that came to this position, the latest first. */
static void
add_steps (QuestionFacts *self, const LearnQuestion *question)
{
  RecError error = { 0 };
  json_t *lines = learn_question_lines (question, caravan_quiz_get_board (self->quiz));
  g_autoptr (CaravanMatch) match = caravan_match_suppose (lines, &error);

  g_assert (match != NULL);
  RecRecord *record = caravan_match_get_record (match);
  gsize n = cv_match_n_entries (rec_record_match (record));
  for (gsize i = 0; i < MIN (n, STEPS_MOST); i++)
    {
      json_t *event = rec_record_event (record, n - 1 - i);
      g_autofree char *said = caravan_step_say (record, event);
      caravan_list_add (self->steps, said, NULL);
      json_decref (event);
    }
  json_decref (lines);
}

static void
fill (QuestionFacts *self)
{
  const LearnQuestion *question = caravan_quiz_get_question (self->quiz);
  gboolean is_guided = question->table.turns == CV_TURNS_GUIDED;

  caravan_list_clear (self->players);
  caravan_list_clear (self->steps);
  for (int seat = 0; seat < question->table.n_players; seat++)
    add_player (self, question, seat);
  if (is_guided)
    add_steps (self, question);
  gtk_widget_set_visible (self->steps_box, is_guided);
}

static void
quiz_changed_cb (QuestionFacts *self)
{
  if (caravan_quiz_get_question (self->quiz) == NULL ||
      self->at == caravan_quiz_get_at (self->quiz))
    return;
  self->at = caravan_quiz_get_at (self->quiz);
  fill (self);
}

static void
render (gpointer object)
{
  QuestionFacts *self = object;

  self->at = -1;
  quiz_changed_cb (self);
}

static void
question_facts_class_init (QuestionFactsClass *klass)
{
}

static void
question_facts_init (QuestionFacts *self)
{
  self->at = -1;
  self->players = caravan_list_new (N_ ("Players"));
  self->steps = caravan_list_new (N_ ("The last steps"));
  self->steps_box = caravan_box_down (
      6, caravan_label_new (N_ ("The last steps"), "section-title"), self->steps, NULL);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (
          12,
          caravan_box_down (6, caravan_label_new (N_ ("Players"), "section-title"),
                            self->players, NULL),
          self->steps_box, NULL));
}

GtkWidget *
caravan_question_facts_new (CaravanQuiz *quiz)
{
  QuestionFacts *self = g_object_new (TYPE_QUESTION_FACTS, NULL);

  self->quiz = quiz;
  g_signal_connect_object (quiz, "changed", G_CALLBACK (quiz_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
