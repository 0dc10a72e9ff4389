/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-worth.h"

#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE 26
#define WORTH   "caravan-quick-worth"

struct _CaravanQuickWorth
{
  AdwBin parent_instance;

  GtkWidget *fields[CARAVAN_QUICK_WORTH_MOST];
  int n_fields;

  /* owned */
  CaravanQuick *quick;

  int dirty; /* the one that is being typed into, or -1 */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (CaravanQuickWorth, caravan_quick_worth, ADW_TYPE_BIN)

static void
render (gpointer object)
{
  CaravanQuickWorth *self = object;

  gtk_widget_set_visible (GTK_WIDGET (self), caravan_quick_is_by_rounds (self->quick));
  self->is_showing = TRUE;
  for (int i = 0; i < self->n_fields; i++)
    {
      g_autofree char *text =
          g_strdup_printf ("%d", caravan_quick_get_worth (self->quick, i));
      if (i != self->dirty &&
          !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->fields[i])), text))
        gtk_editable_set_text (GTK_EDITABLE (self->fields[i]), text);
    }
  self->is_showing = FALSE;
}

static gboolean
read_field (GtkWidget *field, int *ret_value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));
  gint64 value = 0;

  if (!g_ascii_string_to_signed (text, 10, 0, 999, &value, NULL))
    return FALSE;
  *ret_value = (int) value;
  return TRUE;
}

static int
worth_of (GtkWidget *field)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (field), WORTH));
}

static void
typed_cb (CaravanQuickWorth *self, GtkWidget *field)
{
  RecError error;
  int value;

  if (self->is_showing)
    return;
  self->dirty = worth_of (field);
  if (read_field (field, &value))
    caravan_quick_try_worth (self->quick, self->dirty, value, &error);
}

/* What is no number is forgotten: the field shows what is recorded. */
void
caravan_quick_worth_commit (CaravanQuickWorth *self)
{
  RecError error;
  int worth = self->dirty, value;

  if (worth < 0)
    return;
  self->dirty = -1;
  if (!read_field (self->fields[worth], &value) ||
      !caravan_quick_play_worth (self->quick, worth, value, &error))
    caravan_quick_stop_trying (self->quick);
}

static void
left_cb (CaravanQuickWorth *self)
{
  if (self->quick != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    caravan_quick_worth_commit (self);
}

GtkWidget *
caravan_quick_worth_get_field (CaravanQuickWorth *self, int worth)
{
  return self->fields[worth];
}

/* Building. */

static GtkWidget *
make_field (CaravanQuickWorth *self, int worth)
{
  GtkWidget *field = gtk_entry_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_entry_set_max_length (GTK_ENTRY (field), 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (field), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_alignment (GTK_ENTRY (field), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field), 3);
  gtk_editable_set_enable_undo (GTK_EDITABLE (field), FALSE);
  gtk_widget_add_css_class (field, "quick-number");
  g_object_set_data (G_OBJECT (field), WORTH, GINT_TO_POINTER (worth));
  g_signal_connect_object (field, "changed", G_CALLBACK (typed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "activate", G_CALLBACK (caravan_quick_worth_commit),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (field, focus);
  return field;
}

static void
add_worth (CaravanQuickWorth *self, GtkWidget *box, const CaravanQuickPrinted *worth)
{
  const CaravanArt *art =
      caravan_game_find (caravan_quick_get_table (self->quick)->game)->art;
  GtkWidget *field = make_field (self, self->n_fields);

  self->fields[self->n_fields++] = field;
  caravan_text_bind_accessible (field, GTK_ACCESSIBLE_PROPERTY_LABEL, worth->term);
  gtk_box_append (
      GTK_BOX (box),
      caravan_box_across (6,
                          caravan_picture_new_of (art, CARAVAN_PICTURE_PIECE,
                                                  worth->picture_name, -1, PICTURE),
                          caravan_label_new (worth->term, NULL), field, NULL));
}

static void
build (CaravanQuickWorth *self)
{
  const CaravanQuickRounds *rounds = caravan_quick_get_game (self->quick)->rounds;
  GtkWidget *numbers = caravan_flow_new (14);
  GtkWidget *card = caravan_box_down (
      10, caravan_label_new (N_ ("What the board pays"), "card-title"), numbers, NULL);

  for (int i = 0; rounds != NULL && rounds->worths[i].term != NULL; i++)
    add_worth (self, numbers, &rounds->worths[i]);
  gtk_widget_add_css_class (card, "quick-form");
  adw_bin_set_child (ADW_BIN (self), card);
}

static void
caravan_quick_worth_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_QUICK_WORTH (object)->quick);
  G_OBJECT_CLASS (caravan_quick_worth_parent_class)->dispose (object);
}

static void
caravan_quick_worth_class_init (CaravanQuickWorthClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_quick_worth_dispose;
}

static void
caravan_quick_worth_init (CaravanQuickWorth *self)
{
  self->dirty = -1;
}

GtkWidget *
caravan_quick_worth_new (CaravanQuick *quick)
{
  CaravanQuickWorth *self = g_object_new (CARAVAN_TYPE_QUICK_WORTH, NULL);

  self->quick = g_object_ref (quick);
  build (self);
  render (self);
  caravan_text_follow (self, render);
  g_signal_connect_object (quick, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
