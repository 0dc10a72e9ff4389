/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-completion.h"

#include "caravan-signal.h"

struct _CaravanCompletion
{
  GtkPopover parent_instance;

  int chosen; /* -1: none */

  /* template */
  GtkWidget *box;

  /* owned */
  char **words;
};

G_DEFINE_FINAL_TYPE (CaravanCompletion, caravan_completion, GTK_TYPE_POPOVER)

static void
caravan_completion_finalize (GObject *object)
{
  g_strfreev (CARAVAN_COMPLETION (object)->words);
  G_OBJECT_CLASS (caravan_completion_parent_class)->finalize (object);
}

static void
caravan_completion_class_init (CaravanCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = caravan_completion_finalize;
  caravan_signal_new (klass, "accepted", 1, G_TYPE_STRING);
}

static void
caravan_completion_init (CaravanCompletion *self)
{
  GtkPopover *popover = GTK_POPOVER (self);

  self->chosen = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_popover_set_child (popover, self->box);
  gtk_popover_set_autohide (popover, FALSE);
  gtk_popover_set_has_arrow (popover, FALSE);
  gtk_popover_set_position (popover, GTK_POS_TOP);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self), "completion");
}

GtkWidget *
caravan_completion_new (void)
{
  return g_object_new (CARAVAN_TYPE_COMPLETION, NULL);
}

static void
word_clicked_cb (CaravanCompletion *self, GtkButton *button)
{
  g_autofree char *word = g_strdup (gtk_button_get_label (button));

  g_signal_emit_by_name (self, "accepted", word);
}

static GtkWidget *
make_row (CaravanCompletion *self, const char *word)
{
  GtkWidget *row = gtk_button_new_with_label (word);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (row));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_set_focus_on_click (row, FALSE);
  g_signal_connect_swapped (row, "clicked", G_CALLBACK (word_clicked_cb), self);
  return row;
}

static void
fill (CaravanCompletion *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), row);
  for (char **word = self->words; *word != NULL; word++)
    gtk_box_append (GTK_BOX (self->box), make_row (self, *word));
}

void
caravan_completion_show (CaravanCompletion *self, const char *const *words)
{
  gboolean same =
      self->words != NULL && g_strv_equal ((const char *const *) self->words, words);

  if (words[0] == NULL)
    {
      caravan_completion_hide (self);
      return;
    }
  if (!same)
    {
      g_strfreev (self->words);
      self->words = g_strdupv ((char **) words);
      fill (self);
    }
  caravan_completion_move (self, 0);
  if (!caravan_completion_is_shown (self))
    gtk_popover_popup (GTK_POPOVER (self));
}

void
caravan_completion_hide (CaravanCompletion *self)
{
  self->chosen = -1;
  if (caravan_completion_is_shown (self))
    gtk_popover_popdown (GTK_POPOVER (self));
}

gboolean
caravan_completion_is_shown (CaravanCompletion *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self));
}

static int
count_words (CaravanCompletion *self)
{
  return self->words != NULL ? (int) g_strv_length (self->words) : 0;
}

void
caravan_completion_move (CaravanCompletion *self, int by)
{
  int n = count_words (self), i = 0;

  if (by == 0)
    self->chosen = -1;
  else if (self->chosen < 0)
    self->chosen = by > 0 ? 0 : n - 1;
  else
    self->chosen = (self->chosen + by + n) % n;
  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row), i++)
    if (i == self->chosen)
      gtk_widget_add_css_class (row, "chosen");
    else
      gtk_widget_remove_css_class (row, "chosen");
}

const char *
caravan_completion_get_chosen (CaravanCompletion *self)
{
  return self->chosen >= 0 ? self->words[self->chosen] : NULL;
}

const char *
caravan_completion_get_first (CaravanCompletion *self)
{
  return count_words (self) > 0 ? self->words[0] : NULL;
}
