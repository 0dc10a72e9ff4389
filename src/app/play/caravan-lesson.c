/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-lesson.h"

#include "caravan-signal.h"
#include "caravan-step.h"
#include "lang-say.h"

struct _CaravanLesson
{
  GObject parent_instance;

  /* borrowed */
  const LearnLesson *data;

  int n_done;
  gboolean is_sitting_down; /* what the desk says meanwhile is no answer */
  guint mark_later;

  /* owned */
  json_t *lines;  /* of the record: the position, and what was played since */
  json_t *shown;  /* the event that was shown as an answer, or NULL */
  json_t *marked; /* the event that the reply is about, or NULL */
  CaravanDesk *desk;
  CaravanLessonReply *reply;
};

G_DEFINE_FINAL_TYPE (CaravanLesson, caravan_lesson, G_TYPE_OBJECT)

static const CvTable *
get_table (CaravanLesson *self)
{
  return caravan_desk_get_table (self->desk);
}

const LearnTask *
caravan_lesson_get_task (CaravanLesson *self)
{
  return self->n_done < self->data->n_tasks ? &self->data->task[self->n_done] : NULL;
}

static void
tell (CaravanLesson *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
tell_answered (CaravanLesson *self)
{
  tell (self);
  g_signal_emit_by_name (self, "answered");
}

/* The desk. */

/* Player, piece and all else that the task gives are chosen. */
static void
hand_out (CaravanLesson *self)
{
  const LearnTask *task = caravan_lesson_get_task (self);
  const json_t *event = task != NULL ? task->event : NULL;
  int tool = event != NULL ? caravan_desk_find_tool (self->desk, event) : -1;
  int seat = event != NULL ? caravan_step_seat (get_table (self), event) : -1;
  const char *key;
  json_t *value;

  caravan_desk_choose (self->desk,
                       seat >= 0 ? seat : caravan_desk_get_seat (self->desk), tool);
  if (tool < 0)
    return;
  caravan_desk_set_chosen (
      self->desk, json_string_value (json_object_get (event, "do")), json_true ());
  json_object_foreach ((json_t *) event, key, value)
    caravan_desk_set_chosen (self->desk, key, json_incref (value));
}

static void desk_changed_cb (CaravanLesson *self, guint what);

static void
sit_down (CaravanLesson *self)
{
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match = caravan_match_suppose (self->lines, &error);

  g_assert (match != NULL);
  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  self->is_sitting_down = TRUE;
  self->desk = caravan_desk_new (match);
  hand_out (self);
  g_signal_connect_swapped (self->desk, "changed", G_CALLBACK (desk_changed_cb), self);
  self->is_sitting_down = FALSE;
}

/* Shows an event on the board as it was answered, without its being an answer. */
static void
lay_out (CaravanLesson *self, json_t *event)
{
  self->is_sitting_down = TRUE;
  caravan_desk_consider (self->desk, event);
  self->is_sitting_down = FALSE;
}

/* Answers. */

static void
clear_reply (CaravanLesson *self)
{
  g_clear_pointer (&self->marked, json_decref);
  g_clear_pointer (&self->shown, json_decref);
  self->reply->tone = CARAVAN_LESSON_SILENT;
  self->reply->task = NULL;
  self->reply->choice = -1;
  self->reply->is_judged = FALSE;
}

static void
take_reply (CaravanLesson *self,
            CaravanLessonTone tone,
            const LearnMark *mark,
            json_t *event,
            int choice)
{
  json_incref (event);
  clear_reply (self);
  self->marked = event;
  self->reply->tone = tone;
  self->reply->task = caravan_lesson_get_task (self);
  self->reply->choice = choice;
  self->reply->is_judged = mark->is_judged;
  if (mark->is_judged)
    self->reply->answer = mark->answer;
}

/* What was right is played, or stays on the board as it was judged; then comes the next
   task. */
static void
go_on (CaravanLesson *self, json_t *event)
{
  const LearnTask *task = caravan_lesson_get_task (self);

  if (task->kind == LEARN_DO)
    json_array_append (self->lines, event);
  self->n_done++;
  sit_down (self);
  if (task->kind == LEARN_REFUSE)
    lay_out (self, event);
}

static void
mark (CaravanLesson *self, json_t *event)
{
  const LearnTask *task = caravan_lesson_get_task (self);
  g_autofree LearnMark *mark = g_new0 (LearnMark, 1);
  RecError error = { 0 };

  if (!learn_task_try (task, get_table (self), caravan_desk_get_judged (self->desk),
                       event, mark, &error))
    return;
  take_reply (self, mark->is_right ? CARAVAN_LESSON_RIGHT : CARAVAN_LESSON_WRONG, mark,
              event, -1);
  if (mark->is_right)
    go_on (self, event);
  tell_answered (self);
}

/* Whoever acted on the desk is still busy with it. */
static gboolean
mark_cb (gpointer data)
{
  CaravanLesson *self = data;
  const LearnTask *task = caravan_lesson_get_task (self);

  self->mark_later = 0;
  if (task == NULL || task->kind == LEARN_CHOOSE ||
      !caravan_desk_is_pinned (self->desk) ||
      caravan_desk_get_verdict (self->desk) == NULL)
    return G_SOURCE_REMOVE;
  json_t *event = json_deep_copy (caravan_desk_get_event (self->desk));
  mark (self, event);
  json_decref (event);
  return G_SOURCE_REMOVE;
}

static void
desk_changed_cb (CaravanLesson *self, guint what)
{
  if (self->is_sitting_down)
    return;
  if ((what & CARAVAN_DESK_VERDICT) != 0 && caravan_desk_is_pinned (self->desk) &&
      self->mark_later == 0)
    self->mark_later = g_idle_add_full (G_PRIORITY_HIGH_IDLE, mark_cb, self, NULL);
  tell (self);
}

void
caravan_lesson_choose (CaravanLesson *self, int choice)
{
  const LearnTask *task = caravan_lesson_get_task (self);
  g_autofree LearnMark *mark = g_new0 (LearnMark, 1);
  RecError error = { 0 };

  if (task == NULL || task->kind != LEARN_CHOOSE ||
      !learn_task_choose (task, get_table (self), caravan_desk_get_judged (self->desk),
                          choice, mark, &error))
    return;
  take_reply (self, mark->is_right ? CARAVAN_LESSON_RIGHT : CARAVAN_LESSON_WRONG, mark,
              NULL, choice);
  if (mark->is_right)
    go_on (self, NULL);
  tell_answered (self);
}

static void
show_choice (CaravanLesson *self, const LearnTask *task)
{
  const CvState *state = caravan_desk_get_judged (self->desk);
  int choice = learn_task_right_choice (task, get_table (self), state);
  g_autofree LearnMark *mark = g_new0 (LearnMark, 1);
  RecError error = { 0 };

  if (choice < 0 ||
      !learn_task_choose (task, get_table (self), state, choice, mark, &error))
    return;
  take_reply (self, CARAVAN_LESSON_SHOWN, mark, NULL, choice);
  tell_answered (self);
}

static void
show_event (CaravanLesson *self, const LearnTask *task)
{
  const CvState *state = caravan_desk_get_judged (self->desk);
  json_t *event = learn_task_solution (task, get_table (self), state);
  g_autofree LearnMark *mark = g_new0 (LearnMark, 1);
  RecError error = { 0 };

  if (event != NULL &&
      learn_task_try (task, get_table (self), state, event, mark, &error))
    {
      lay_out (self, event);
      take_reply (self, CARAVAN_LESSON_SHOWN, mark, event, -1);
      self->shown = json_incref (event);
      tell_answered (self);
    }
  json_decref (event);
}

void
caravan_lesson_show (CaravanLesson *self)
{
  const LearnTask *task = caravan_lesson_get_task (self);

  if (task == NULL)
    return;
  if (task->kind == LEARN_CHOOSE)
    show_choice (self, task);
  else
    show_event (self, task);
}

void
caravan_lesson_accept (CaravanLesson *self)
{
  const LearnTask *task = caravan_lesson_get_task (self);
  json_t *shown = json_incref (self->shown);

  if (task != NULL && self->reply->tone == CARAVAN_LESSON_SHOWN)
    {
      self->reply->tone = CARAVAN_LESSON_RIGHT;
      go_on (self, shown);
      tell_answered (self);
    }
  json_decref (shown);
}

void
caravan_lesson_hush (CaravanLesson *self)
{
  clear_reply (self);
  lay_out (self, NULL);
  tell (self);
}

void
caravan_lesson_restart (CaravanLesson *self)
{
  json_decref (self->lines);
  self->lines = json_copy (self->data->position);
  self->n_done = 0;
  clear_reply (self);
  sit_down (self);
  tell (self);
}

/* What is told. */

const LearnLesson *
caravan_lesson_get_data (CaravanLesson *self)
{
  return self->data;
}

CaravanDesk *
caravan_lesson_get_desk (CaravanLesson *self)
{
  return self->desk;
}

int
caravan_lesson_count_done (CaravanLesson *self)
{
  return self->n_done;
}

const CaravanLessonReply *
caravan_lesson_get_reply (CaravanLesson *self)
{
  return self->reply;
}

CvCell
caravan_lesson_get_place (CaravanLesson *self)
{
  return self->marked != NULL ? caravan_step_find_place (get_table (self), self->marked)
                              : CV_CELL_NONE;
}

char *
caravan_lesson_say_reason (CaravanLesson *self, const Lang *lang)
{
  LangPeople people = caravan_desk_get_people (self->desk);

  if (!self->reply->is_judged)
    return NULL;
  return lang_say_explained (lang, &people, &self->reply->answer.explained);
}

gboolean
caravan_lesson_has_played (CaravanLesson *self)
{
  return json_array_size (self->lines) > json_array_size (self->data->position);
}

/* The class. */

static void
caravan_lesson_dispose (GObject *object)
{
  CaravanLesson *self = CARAVAN_LESSON (object);

  g_clear_handle_id (&self->mark_later, g_source_remove);
  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->lines, json_decref);
  g_clear_pointer (&self->shown, json_decref);
  g_clear_pointer (&self->marked, json_decref);
  g_clear_pointer (&self->reply, g_free);
  G_OBJECT_CLASS (caravan_lesson_parent_class)->dispose (object);
}

static void
caravan_lesson_class_init (CaravanLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_lesson_dispose;
  caravan_signal_new (klass, "changed", 0);
  caravan_signal_new (klass, "answered", 0);
}

static void
caravan_lesson_init (CaravanLesson *self)
{
  self->reply = g_new0 (CaravanLessonReply, 1);
  self->reply->choice = -1;
}

CaravanLesson *
caravan_lesson_new (const LearnLesson *lesson)
{
  CaravanLesson *self = g_object_new (CARAVAN_TYPE_LESSON, NULL);

  self->data = lesson;
  self->lines = json_copy (lesson->position);
  sit_down (self);
  return self;
}
