/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-question-board.h"

#include "caravan-board.h"
#include "caravan-desk.h"
#include "caravan-question-words.h"
#include "caravan-signal.h"
#include "caravan-text.h"

/* Where no space is to be marked the whole board is seen, on a phone, too. */
#define SEEN_LEAST   14
#define MARKED_LEAST 24

struct _CaravanQuestionBoard
{
  AdwBin parent_instance;

  int at;                 /* the question whose position is shown */
  gboolean begins, marks; /* a stroke of the mouse: its first space, and what it does */

  /* children */
  CaravanBoardView *view; /* NULL: the game has a surface of its own */

  /* borrowed: the page's, which lives longer */
  CaravanQuiz *quiz;

  /* owned */
  CaravanDesk *desk; /* of the surface */
};

G_DEFINE_FINAL_TYPE (CaravanQuestionBoard, caravan_question_board, ADW_TYPE_BIN)

static const LearnQuestion *
get_question (CaravanQuestionBoard *self)
{
  return caravan_quiz_get_question (self->quiz);
}

static gboolean
is_telling (CaravanQuestionBoard *self)
{
  return caravan_quiz_get_stage (self->quiz) == CARAVAN_QUIZ_TELLS;
}

/* A board of spaces. */

/* The spaces that the question names. */
static void
add_named (CaravanScene *scene, const LearnQuestion *question)
{
  for (int i = 0; i < question->ask.n_values; i++)
    if (question->ask.values[i].type == CV_VALUE_CELL)
      cv_set_add (&scene->last,
                  cv_board_known_bit (&question->table.board,
                                      (CvCell) question->ask.values[i].number));
}

/* The spaces that decide, on the way to the verdict that is told. */
static void
add_deciding (CaravanScene *scene, CaravanQuestionBoard *self)
{
  g_autofree CvAnswer *answer = g_new (CvAnswer, 1);

  if (!is_telling (self) || !caravan_question_find_verdict (self->quiz, answer))
    return;
  for (int i = 0; i < answer->verdict.n_because; i++)
    {
      int bit = cv_board_bit (&scene->table->board, answer->verdict.because[i]);
      if (bit >= 0)
        cv_set_add (&scene->lit, bit);
    }
}

static void
add_marks (CaravanScene *scene, CaravanQuestionBoard *self)
{
  const LearnQuestion *question = get_question (self);
  int n_words = question->table.board.n_words;

  if (question->kind != LEARN_TAP)
    return;
  scene->ticked = caravan_quiz_get_answer (self->quiz)->cells;
  if (!is_telling (self))
    return;
  scene->crossed = scene->ticked;
  scene->missed = question->cells;
  cv_set_subtract (&scene->crossed, &question->cells, n_words);
  cv_set_subtract (&scene->missed, &scene->ticked, n_words);
  cv_set_keep (&scene->ticked, &question->cells, n_words);
}

static void
show_board (CaravanQuestionBoard *self)
{
  const LearnQuestion *question = get_question (self);
  g_autofree CaravanScene *scene = g_new (CaravanScene, 1);

  caravan_scene_start (scene, caravan_game_find (question->table.game),
                       &question->table);
  scene->state = question->state;
  add_named (scene, question);
  add_deciding (scene, self);
  add_marks (scene, self);
  caravan_board_show (caravan_board_view_get_board (self->view), scene);
}

/* What the engine says of a space, once the answer is given. */
static void
show_hint (CaravanQuestionBoard *self, CvCell cell)
{
  const LearnQuestion *question = get_question (self);
  g_autofree CvAnswer *answer = g_new (CvAnswer, 1);
  g_autofree char *said = NULL;
  gboolean is_legal = FALSE;

  if (question != NULL && is_telling (self) && question->kind == LEARN_TAP &&
      cell != CV_CELL_NONE)
    {
      caravan_question_judge (question, cell, answer);
      is_legal = cv_verdict_is_legal (&answer->verdict);
      said = caravan_question_say_verdict (question, answer);
    }
  caravan_board_view_set_hint (self->view, cell, is_legal, said);
  caravan_board_describe_focus (caravan_board_view_get_board (self->view), said);
}

static void
cell_pointed_cb (CaravanQuestionBoard *self, int cell)
{
  show_hint (self, (CvCell) cell);
}

static void
cell_activated_cb (CaravanQuestionBoard *self, int cell)
{
  caravan_quiz_toggle (self->quiz, (CvCell) cell);
}

/* A stroke marks all spaces that it passes, or takes the marks away, as on the first. */

static void
stroke_began_cb (CaravanQuestionBoard *self)
{
  self->begins = TRUE;
}

static void
cell_painted_cb (CaravanQuestionBoard *self, int cell)
{
  const LearnQuestion *question = get_question (self);

  if (question == NULL)
    return;
  gboolean is_marked =
      cv_set_has (&caravan_quiz_get_answer (self->quiz)->cells,
                  cv_board_known_bit (&question->table.board, (CvCell) cell));
  if (self->begins)
    self->marks = !is_marked;
  self->begins = FALSE;
  if (is_marked != self->marks)
    caravan_quiz_toggle (self->quiz, (CvCell) cell);
}

/* Before the space has it: Enter is for what comes next, only Space marks. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                CaravanQuestionBoard *self)
{
  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter))
    return GDK_EVENT_PROPAGATE;
  g_signal_emit_by_name (self, "done");
  return GDK_EVENT_STOP;
}

/* Made anew for each question: how small its spaces may be is its own. */
static void
make_board (CaravanQuestionBoard *self, int least)
{
  GtkWidget *view = caravan_board_view_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->at = caravan_quiz_get_at (self->quiz);
  self->view = CARAVAN_BOARD_VIEW (view);
  caravan_board_view_set_least (self->view, least);
  CaravanBoard *board = caravan_board_view_get_board (self->view);
  g_signal_connect_object (board, "pointed", G_CALLBACK (cell_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "activated", G_CALLBACK (cell_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "tapped", G_CALLBACK (cell_activated_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_board_set_strokes (board, TRUE);
  g_signal_connect_object (board, "stroke-began", G_CALLBACK (stroke_began_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "painted", G_CALLBACK (cell_painted_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (board), keys);
  adw_bin_set_child (ADW_BIN (self), view);
}

/* A surface of the game's own: made anew for each position, and nothing can be done
   there. */

static void
show_surface (CaravanQuestionBoard *self, const CaravanGame *game)
{
  RecError error = { 0 };

  if (self->at == caravan_quiz_get_at (self->quiz))
    return;
  self->at = caravan_quiz_get_at (self->quiz);
  json_t *lines =
      learn_question_lines (get_question (self), caravan_quiz_get_board (self->quiz));
  g_autoptr (CaravanMatch) match = caravan_match_suppose (lines, &error);
  g_assert (match != NULL);
  json_decref (lines);
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->desk);
  self->desk = caravan_desk_new (match);
  caravan_desk_set_hands_off (self->desk, TRUE);
  adw_bin_set_child (ADW_BIN (self), game->table->surface_new (self->desk));
}

static void
render (gpointer object)
{
  CaravanQuestionBoard *self = object;
  const LearnQuestion *question = get_question (self);

  if (question == NULL)
    return;
  const CaravanGame *game = caravan_game_find (question->table.game);
  if (game->table->surface_new != NULL)
    {
      show_surface (self, game);
      return;
    }
  if (self->at != caravan_quiz_get_at (self->quiz))
    make_board (self, question->kind == LEARN_TAP ? MARKED_LEAST : SEEN_LEAST);
  show_board (self);
  if (!is_telling (self))
    show_hint (self, CV_CELL_NONE);
}

void
caravan_question_board_rest (CaravanQuestionBoard *self)
{
  if (self->view != NULL)
    caravan_board_rest (caravan_board_view_get_board (self->view));
}

static void
caravan_question_board_dispose (GObject *object)
{
  CaravanQuestionBoard *self = CARAVAN_QUESTION_BOARD (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (caravan_question_board_parent_class)->dispose (object);
}

static void
caravan_question_board_class_init (CaravanQuestionBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_question_board_dispose;
  caravan_signal_new (klass, "done", 0);
}

static void
caravan_question_board_init (CaravanQuestionBoard *self)
{
  self->at = -1;
}

GtkWidget *
caravan_question_board_new (CaravanQuiz *quiz)
{
  CaravanQuestionBoard *self = g_object_new (CARAVAN_TYPE_QUESTION_BOARD, NULL);

  self->quiz = quiz;
  g_signal_connect_object (quiz, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  render (self);
  return GTK_WIDGET (self);
}
