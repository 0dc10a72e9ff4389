/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-asked.h"

#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-picture.h"
#include "caravan-signal.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-widget.h"

/* Questions that are kept. */
#define QUESTIONS_MOST 20
#define SIGN_SIZE      18

struct _CaravanDisputeAsked
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *list;

  /* borrowed */
  CaravanDesk *desk;
  GtkWidget *entry;

  gboolean is_said; /* a choice came with it: it is not merely being typed */
  guint looking;    /* at what is asked, once all has been chosen; or 0 */

  /* owned */
  json_t *lines;
  GPtrArray *questions;
};

G_DEFINE_FINAL_TYPE (CaravanDisputeAsked, caravan_dispute_asked, ADW_TYPE_BIN)

static void
free_question (gpointer data)
{
  CaravanDisputeQuestion *question = data;

  json_decref (question->lines);
  json_decref (question->event);
  g_object_unref (question->match);
  g_free (question);
}

GPtrArray *
caravan_dispute_questions_new (void)
{
  return g_ptr_array_new_with_free_func (free_question);
}

static CaravanDisputeQuestion *
get_question (CaravanDisputeAsked *self, guint i)
{
  return g_ptr_array_index (self->questions, i);
}

static const json_t *
find_asked (CaravanDisputeAsked *self)
{
  return caravan_desk_is_pinned (self->desk) &&
                 caravan_desk_get_verdict (self->desk) != NULL
             ? caravan_desk_get_event (self->desk)
             : NULL;
}

static gboolean
is_question (CaravanDisputeAsked *self, guint i, const json_t *event)
{
  const CaravanDisputeQuestion *question = get_question (self, i);

  return event != NULL && json_equal (question->event, event) &&
         json_equal (question->lines, self->lines);
}

/* Showing. */

static GtkWidget *
make_sign (gboolean is_legal)
{
  return is_legal
             ? gtk_image_new_from_icon_name ("object-select-symbolic")
             : caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, SIGN_SIZE);
}

static void
add_row (CaravanDisputeAsked *self, guint i)
{
  const CaravanDisputeQuestion *question = get_question (self, i);
  g_autofree char *step =
      caravan_step_say (caravan_match_get_record (question->match), question->event);
  GtkWidget *row = caravan_list_add (
      self->list, step,
      caravan_text (question->is_legal ? N_ ("Legal") : N_ ("Not legal")));

  g_object_set_data (G_OBJECT (row), "question", GUINT_TO_POINTER (i));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_sign (question->is_legal));
}

/* The one that is answered now stands above. */
static void
render (gpointer object)
{
  CaravanDisputeAsked *self = object;
  const json_t *now = find_asked (self);
  gboolean has_rows = FALSE;

  caravan_list_clear (self->list);
  for (guint i = 0; i < self->questions->len; i++)
    if (!is_question (self, i, now) && !get_question (self, i)->is_being_typed)
      {
        add_row (self, i);
        has_rows = TRUE;
      }
  gtk_widget_set_visible (GTK_WIDGET (self), has_rows);
}

/* Keeping. */

static gboolean
is_typing (CaravanDisputeAsked *self)
{
  GtkRoot *root = gtk_widget_get_root (self->entry);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, self->entry) && !self->is_said;
}

/* Asked twice it moves to the top; what was only typed on the way to it goes. */
static void
forget (CaravanDisputeAsked *self, const json_t *event)
{
  for (guint i = self->questions->len; i > 0; i--)
    if (is_question (self, i - 1, event) || get_question (self, i - 1)->is_being_typed)
      g_ptr_array_remove_index (self->questions, i - 1);
  if (self->questions->len >= QUESTIONS_MOST)
    g_ptr_array_set_size (self->questions, QUESTIONS_MOST - 1);
}

static void
keep (CaravanDisputeAsked *self, const json_t *event)
{
  CaravanDisputeQuestion *question = g_new (CaravanDisputeQuestion, 1);

  *question = (CaravanDisputeQuestion){
    .lines = json_incref (self->lines),
    .event = json_deep_copy (event),
    .match = g_object_ref (caravan_desk_get_match (self->desk)),
    .is_legal = cv_verdict_is_legal (caravan_desk_get_verdict (self->desk)),
    .is_being_typed = is_typing (self),
  };
  forget (self, event);
  g_ptr_array_insert (self->questions, 0, question);
}

static gboolean
look_cb (gpointer data)
{
  CaravanDisputeAsked *self = data;
  const json_t *event = find_asked (self);

  self->looking = 0;
  if (event != NULL)
    keep (self, event);
  self->is_said = FALSE;
  render (self);
  return G_SOURCE_REMOVE;
}

/* A question may come in several steps: who, what, where. */
static void
desk_changed_cb (CaravanDisputeAsked *self, guint what)
{
  if ((what & CARAVAN_DESK_CHOICE) != 0)
    self->is_said = TRUE;
  if ((what & (CARAVAN_DESK_VERDICT | CARAVAN_DESK_CHOICE)) != 0 && self->looking == 0)
    self->looking = g_idle_add_full (G_PRIORITY_DEFAULT, look_cb, self, NULL);
}

static void
row_activated_cb (CaravanDisputeAsked *self, GtkListBoxRow *row)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "question"));

  g_signal_emit_by_name (self, "again", get_question (self, i));
}

/* The class. */

static void
caravan_dispute_asked_dispose (GObject *object)
{
  CaravanDisputeAsked *self = CARAVAN_DISPUTE_ASKED (object);

  g_clear_handle_id (&self->looking, g_source_remove);
  g_clear_pointer (&self->lines, json_decref);
  g_clear_pointer (&self->questions, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_dispute_asked_parent_class)->dispose (object);
}

static void
caravan_dispute_asked_class_init (CaravanDisputeAskedClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_dispute_asked_dispose;
  caravan_signal_new (klass, "again", 1, G_TYPE_POINTER);
}

static void
caravan_dispute_asked_init (CaravanDisputeAsked *self)
{
  self->list = caravan_list_new (N_ ("Asked before"));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb),
                           self, G_CONNECT_SWAPPED);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (6, caravan_label_new (N_ ("Asked before"), "section-title"),
                        self->list, NULL));
}

GtkWidget *
caravan_dispute_asked_new (CaravanDesk *desk,
                           json_t *lines,
                           GPtrArray *questions,
                           GtkWidget *entry)
{
  CaravanDisputeAsked *self = g_object_new (CARAVAN_TYPE_DISPUTE_ASKED, NULL);

  self->desk = desk;
  self->entry = entry;
  self->lines = json_incref (lines);
  self->questions = g_ptr_array_ref (questions);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
