/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-chips.h"

#include "caravan-columns-layout.h"
#include "caravan-signal.h"
#include "caravan-widget.h"

struct _CaravanChips
{
  GtkWidget parent_instance;

  int chosen;
};

G_DEFINE_FINAL_TYPE (CaravanChips, caravan_chips, GTK_TYPE_WIDGET)

GtkWidget *
caravan_chips_get (CaravanChips *self, int index)
{
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; chip != NULL && index > 0; index--)
    chip = gtk_widget_get_next_sibling (chip);
  return chip;
}

static int
find_index (CaravanChips *self, GtkWidget *wanted)
{
  int index = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip), index++)
    if (chip == wanted)
      return index;
  return -1;
}

/* What is shown is what the owner says, whatever the click did to the button. */
static void
chip_clicked_cb (GtkWidget *chip, CaravanChips *self)
{
  int index = find_index (self, chip);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), index == self->chosen);
  g_signal_emit_by_name (self, "chosen", index);
}

/* The neighbour that can be seen, round the ends; it may be the chip itself. */
static GtkWidget *
find_next (CaravanChips *self, GtkWidget *chip, gboolean back)
{
  do
    {
      chip = back ? gtk_widget_get_prev_sibling (chip)
                  : gtk_widget_get_next_sibling (chip);
      if (chip == NULL)
        chip = back ? gtk_widget_get_last_child (GTK_WIDGET (self))
                    : gtk_widget_get_first_child (GTK_WIDGET (self));
    }
  while (!gtk_widget_get_visible (chip));
  return chip;
}

/* Arrow keys go along the group and choose at once, as in a group of radio buttons. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                CaravanChips *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean back = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  gboolean forth = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;

  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    *(rtl ? &forth : &back) = TRUE;
  if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    *(rtl ? &back : &forth) = TRUE;
  if (focus == NULL || back == forth ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  GtkWidget *next = find_next (self, focus, back);
  gtk_widget_set_focusable (next, TRUE);
  gtk_widget_grab_focus (next);
  g_signal_emit_by_name (self, "chosen", find_index (self, next));
  return GDK_EVENT_STOP;
}

static GtkWidget *
find_first (CaravanChips *self)
{
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (chip != NULL && !gtk_widget_get_visible (chip))
    chip = gtk_widget_get_next_sibling (chip);
  return chip;
}

/* One tab stop: the chip that has the focus, else the chosen one, else the first; of
   those that can be seen. */
static void
update_tab_stop (CaravanChips *self)
{
  GtkWidget *stop = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (stop == NULL && self->chosen >= 0)
    stop = caravan_chips_get (self, self->chosen);
  if (stop == NULL || !gtk_widget_get_visible (stop))
    stop = find_first (self);
  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    gtk_widget_set_focusable (chip, chip == stop);
}

void
caravan_chips_set_chosen (CaravanChips *self, int index)
{
  int i = 0;

  self->chosen = index;
  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip), i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), i == index);
  update_tab_stop (self);
}

GtkWidget *
caravan_chips_add (CaravanChips *self, GtkWidget *content)
{
  GtkWidget *chip = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "caravan-chip");
  g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked_cb), self);
  gtk_widget_set_parent (chip, GTK_WIDGET (self));
  update_tab_stop (self);
  return chip;
}

static void
caravan_chips_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (caravan_chips_parent_class)->dispose (object);
}

static void
caravan_chips_class_init (CaravanChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_chips_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  caravan_signal_new (klass, "chosen", 1, G_TYPE_INT);
}

static void
caravan_chips_init (CaravanChips *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->chosen = -1;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
caravan_chips_new (int width, int spacing)
{
  CaravanChips *self = g_object_new (CARAVAN_TYPE_CHIPS, NULL);

  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 caravan_columns_layout_new (width, spacing));
  return GTK_WIDGET (self);
}
