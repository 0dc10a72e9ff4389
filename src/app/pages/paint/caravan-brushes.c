/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-brushes.h"

#include <string.h>

#include "caravan-columns-layout.h"
#include "caravan-label.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE_SIZE 30
#define COLUMN_LEAST 124 /* two in a panel and on a phone, with plain text */
#define SPACING      6

typedef struct
{
  CaravanPaintBrush brush;
  GtkWidget *button, *picture, *title, *detail;
} Entry;

struct _CaravanBrushes
{
  GtkWidget parent_instance;

  int chosen;

  /* owned */
  GArray *entries; /* Entry */
};

G_DEFINE_FINAL_TYPE (CaravanBrushes, caravan_brushes, GTK_TYPE_WIDGET)

static Entry *
get_entry (CaravanBrushes *self, int index)
{
  return &g_array_index (self->entries, Entry, index);
}

static void
render_entry (CaravanBrushes *self, Entry *entry)
{
  g_autofree char *term = caravan_capital (entry->brush.term);
  const char *detail = gtk_label_get_label (GTK_LABEL (entry->detail));
  char key[2] = { (char) g_ascii_toupper ((char) entry->brush.key), '\0' };
  g_autofree char *tip = NULL, *said = NULL;

  /* Translators: %1$s is what a brush paints, %2$s the key that chooses it. */
  tip = key[0] != '\0' ? caravan_format (N_ ("%1$s (key %2$s)"), "ss", term, key)
                       : g_strdup (term);
  /* Translators: what a screen reader says of a brush: %1$s is what it paints, %2$s how
     many are left. */
  said = detail[0] != '\0' ? caravan_format (N_ ("%1$s, %2$s"), "ss", term, detail)
                           : g_strdup (term);
  gtk_label_set_label (GTK_LABEL (entry->title), term);
  gtk_widget_set_tooltip_text (entry->button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}

static void
render (gpointer object)
{
  CaravanBrushes *self = object;

  for (guint i = 0; i < self->entries->len; i++)
    render_entry (self, get_entry (self, (int) i));
}

static void
button_toggled_cb (GtkToggleButton *button, CaravanBrushes *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < self->entries->len; i++)
    if (get_entry (self, (int) i)->button == GTK_WIDGET (button))
      self->chosen = (int) i;
  g_signal_emit_by_name (self, "chosen");
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = caravan_label_say (NULL, class);

  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
  return label;
}

static GtkWidget *
make_face (Entry *entry, gboolean picture_only)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  entry->picture = caravan_picture_new_of (entry->brush.art, entry->brush.picture,
                                           entry->brush.picture_name,
                                           entry->brush.color, PICTURE_SIZE);
  entry->title = make_label ("title");
  caravan_label_keep_words (entry->title);
  entry->detail = make_label ("subtitle");
  gtk_widget_set_visible (entry->detail, FALSE);
  gtk_widget_set_visible (words, !picture_only);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_hexpand (entry->picture, picture_only);
  caravan_box_add (words, entry->title, entry->detail, NULL);
  caravan_box_add (box, entry->picture, words, NULL);
  return box;
}

void
caravan_brushes_add (CaravanBrushes *self,
                     const CaravanPaintBrush *brush,
                     gboolean picture_only)
{
  int n = (int) self->entries->len;
  Entry entry = { .brush = *brush, .button = gtk_toggle_button_new () };

  gtk_button_set_child (GTK_BUTTON (entry.button), make_face (&entry, picture_only));
  gtk_widget_add_css_class (entry.button, "caravan-chip");
  gtk_widget_set_hexpand (entry.button, TRUE);
  if (n > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (entry.button),
                                 GTK_TOGGLE_BUTTON (get_entry (self, 0)->button));
  gtk_widget_set_parent (entry.button, GTK_WIDGET (self));
  g_array_append_val (self->entries, entry);
  render_entry (self, get_entry (self, n));
  g_signal_connect (entry.button, "toggled", G_CALLBACK (button_toggled_cb), self);
  if (n == 0)
    caravan_brushes_choose (self, 0);
}

void
caravan_brushes_set_narrow (CaravanBrushes *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 caravan_columns_layout_new (0, SPACING));
}

int
caravan_brushes_get_chosen (CaravanBrushes *self)
{
  return self->chosen;
}

void
caravan_brushes_choose (CaravanBrushes *self, int index)
{
  if (index >= 0 && index < (int) self->entries->len)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_entry (self, index)->button),
                                  TRUE);
}

void
caravan_brushes_set_detail (CaravanBrushes *self, int index, const char *text)
{
  Entry *entry = get_entry (self, index);

  gtk_label_set_label (GTK_LABEL (entry->detail), text != NULL ? text : "");
  gtk_widget_set_visible (entry->detail, text != NULL);
  render_entry (self, entry);
}

void
caravan_brushes_set_color (CaravanBrushes *self, int index, int color)
{
  Entry *entry = get_entry (self, index);

  entry->brush.color = color;
  caravan_picture_set (CARAVAN_PICTURE (entry->picture), entry->brush.picture,
                       entry->brush.picture_name, color);
}

GtkWidget *
caravan_brushes_get_button (CaravanBrushes *self, int index)
{
  return get_entry (self, index)->button;
}

static void
caravan_brushes_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  g_array_set_size (CARAVAN_BRUSHES (object)->entries, 0);
  G_OBJECT_CLASS (caravan_brushes_parent_class)->dispose (object);
}

static void
caravan_brushes_finalize (GObject *object)
{
  g_array_unref (CARAVAN_BRUSHES (object)->entries);
  G_OBJECT_CLASS (caravan_brushes_parent_class)->finalize (object);
}

static void
caravan_brushes_class_init (CaravanBrushesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_brushes_dispose;
  G_OBJECT_CLASS (klass)->finalize = caravan_brushes_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  caravan_signal_new (klass, "chosen", 0);
}

static void
caravan_brushes_init (CaravanBrushes *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 caravan_columns_layout_new (COLUMN_LEAST, SPACING));
  self->entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  caravan_text_follow (self, render);
}
