/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-mends.h"

#include "caravan-dispute-words.h"
#include "caravan-label.h"
#include "caravan-list.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

struct _CaravanDisputeMends
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *list;

  /* borrowed */
  CaravanDesk *desk;

  CvMends mends;
};

G_DEFINE_FINAL_TYPE (CaravanDisputeMends, caravan_dispute_mends, ADW_TYPE_BIN)

static void
add_row (CaravanDisputeMends *self, int i)
{
  const CvMend *mend = &self->mends.mend[i];
  LangPeople people = caravan_desk_get_people (self->desk);
  char *said = lang_say_mend (caravan_lang (), &people, mend);
  GtkWidget *row = caravan_list_add (self->list, said, NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  free (said);
}

static void
render (gpointer object)
{
  CaravanDisputeMends *self = object;

  caravan_dispute_find_mends (self->desk, &self->mends);
  caravan_list_clear (self->list);
  for (int i = 0; i < self->mends.n; i++)
    add_row (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self), self->mends.n > 0);
}

static void
desk_changed_cb (CaravanDisputeMends *self, guint what)
{
  if ((what & CARAVAN_DESK_VERDICT) != 0)
    render (self);
}

/* The change becomes the question: who places what is chosen with it. */
static void
ask (CaravanDisputeMends *self, const CvMend *mend)
{
  CvMove move = cv_mend_move (mend);
  json_t *event = rec_event_write (caravan_desk_get_table (self->desk), &move, NULL);
  int tool = caravan_desk_find_tool (self->desk, event);

  if (tool >= 0)
    caravan_desk_choose (self->desk, move.by, tool);
  caravan_desk_consider (self->desk, event);
  json_decref (event);
}

/* What lies on the board is another position. */
static void
try_position (CaravanDisputeMends *self, const CvMend *mend)
{
  g_autofree CvState *state = g_new (CvState, 1);

  if (cv_mend_alter (caravan_desk_get_table (self->desk),
                     caravan_desk_get_judged (self->desk), mend, state))
    g_signal_emit_by_name (self, "try", state);
}

static void
row_activated_cb (CaravanDisputeMends *self, GtkListBoxRow *row)
{
  const CvMend mend = self->mends.mend[gtk_list_box_row_get_index (row)];

  if (mend.cell == CV_CELL_NONE)
    ask (self, &mend);
  else
    try_position (self, &mend);
}

static void
caravan_dispute_mends_class_init (CaravanDisputeMendsClass *klass)
{
  caravan_signal_new (klass, "try", 1, G_TYPE_POINTER);
}

static void
caravan_dispute_mends_init (CaravanDisputeMends *self)
{
  self->list = caravan_list_new (N_ ("What would make it legal"));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb),
                           self, G_CONNECT_SWAPPED);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (
          6, caravan_label_new (N_ ("What would make it legal"), "section-title"),
          self->list, NULL));
}

GtkWidget *
caravan_dispute_mends_new (CaravanDesk *desk)
{
  CaravanDisputeMends *self = g_object_new (CARAVAN_TYPE_DISPUTE_MENDS, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
