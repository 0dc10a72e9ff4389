/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-step-row.h"

#include "caravan-step-line.h"
#include "caravan-text.h"

struct _CaravanStepRow
{
  GtkButton parent_instance;

  CaravanStepRowItem item;

  /* template */
  GtkWidget *line;
  GtkWidget *paid; /* the last in the line */

  /* borrowed */
  CaravanMatch *match;

  /* owned */
  json_t *event;
};

G_DEFINE_FINAL_TYPE (CaravanStepRow, caravan_step_row, GTK_TYPE_BUTTON)

static void
caravan_step_row_dispose (GObject *object)
{
  CaravanStepRow *self = CARAVAN_STEP_ROW (object);

  g_clear_pointer (&self->event, json_decref);
  G_OBJECT_CLASS (caravan_step_row_parent_class)->dispose (object);
}

static void
caravan_step_row_class_init (CaravanStepRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_step_row_dispose;
}

static void
caravan_step_row_init (CaravanStepRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "step-row");
  self->line = caravan_step_line_new (FALSE);
  self->paid = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->paid, "strong");
  gtk_box_append (GTK_BOX (self->line), self->paid);
  gtk_button_set_child (GTK_BUTTON (self), self->line);
}

/* A step that brought points. */
static char *
say_paid (CaravanStepRow *self, const char *sentence)
{
  if (self->item.paid == 0)
    return g_strdup (sentence);
  /* Translators: a step, for the screen reader, and the points that it brought. */
  return caravan_format_plural (NP_ ("%1$s, %2$s point", "%1$s, %2$s points"),
                                self->item.paid, "sn", sentence,
                                (long) self->item.paid);
}

/* What the screen reader says: all that the row shows by signs too. */
static char *
say_row (CaravanStepRow *self, const char *sentence)
{
  switch (self->item.kind)
    {
    case CARAVAN_STEP_ROW_NOTE:
      /* Translators: a note among the steps, for the screen reader. */
      return caravan_format (N_ ("Note: %1$s"), "s", sentence);
    case CARAVAN_STEP_ROW_UNDONE:
      /* Translators: a step that was undone, for the screen reader. */
      return caravan_format (N_ ("%1$s (taken back)"), "s", sentence);
    case CARAVAN_STEP_ROW_STEP:
      break;
    }
  return caravan_step_line_say (sentence, self->item.house);
}

static void
toggle_class (CaravanStepRow *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
render_paid (CaravanStepRow *self)
{
  g_autofree char *points = caravan_format (N_ ("+%1$s"), "n", (long) self->item.paid);

  gtk_label_set_label (GTK_LABEL (self->paid), points);
  gtk_widget_set_visible (self->paid, self->item.paid != 0);
}

static void
render (gpointer object)
{
  CaravanStepRow *self = object;
  const CvTable *table = caravan_match_get_table (self->match);
  g_autofree char *sentence =
      caravan_step_say (caravan_match_get_record (self->match), self->event);
  g_autofree char *told = say_paid (self, sentence);
  g_autofree char *spoken = say_row (self, told);
  int seat = caravan_step_seat (table, self->event);

  caravan_step_line_set (self->line, sentence,
                         seat != CV_NO_PLAYER ? table->color[seat] : -1,
                         self->item.house);
  render_paid (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  toggle_class (self, "note", self->item.kind == CARAVAN_STEP_ROW_NOTE);
  toggle_class (self, "undone", self->item.kind == CARAVAN_STEP_ROW_UNDONE);
  toggle_class (self, "last", self->item.last);
  toggle_class (self, "selected", self->item.selected);
}

GtkWidget *
caravan_step_row_new (CaravanMatch *match,
                      json_t *event,
                      const CaravanStepRowItem *item)
{
  CaravanStepRow *self = g_object_new (CARAVAN_TYPE_STEP_ROW, NULL);

  self->match = match;
  self->event = json_incref (event);
  self->item = *item;
  render (self);
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                N_ ("What can be done about this step"));
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}

void
caravan_step_row_set (CaravanStepRow *self, const CaravanStepRowItem *item)
{
  gboolean same = item->kind == self->item.kind && item->house == self->item.house &&
                  item->last == self->item.last && item->paid == self->item.paid &&
                  item->selected == self->item.selected;

  self->item = *item;
  if (!same)
    render (self);
}

const CaravanStepRowItem *
caravan_step_row_get (CaravanStepRow *self)
{
  return &self->item;
}

json_t *
caravan_step_row_get_event (CaravanStepRow *self)
{
  return self->event;
}
