/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typing into the sheet: what is typed counts at once, and is recorded when the field
   is left. */
#include "caravan-quick-form-private.h"

#include "caravan-in-sight.h"

#define PLACE "caravan-quick-place"

/* A field of a player. */
typedef struct
{
  int seat, field;
} Place;

static GtkWidget *
entry_at (CaravanQuickForm *self, Place place)
{
  return self->columns[place.seat].entries[place.field];
}

/* What is wrong. */

static void
clear_wrong (CaravanQuickForm *self, Place place)
{
  self->columns[place.seat].is_wrong[place.field] = FALSE;
  if (self->wrong_seat == place.seat && self->wrong_field == place.field)
    self->wrong_seat = self->wrong_field = -1;
}

static void
set_wrong (CaravanQuickForm *self, Place place, const RecError *error)
{
  self->wrong_seat = place.seat;
  self->wrong_field = place.field;
  self->is_not_number = error == NULL;
  self->columns[place.seat].is_wrong[place.field] = error != NULL;
  if (error != NULL)
    self->error = *error;
}

/* Typing. */

static gboolean
read_text (CaravanQuickForm *self, Place place, int *ret_value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry_at (self, place)));

  *ret_value = (int) g_ascii_strtoull (text, NULL, 10);
  return *text != '\0';
}

static void
typed_cb (CaravanQuickForm *self, GtkWidget *entry)
{
  const Place *place = g_object_get_data (G_OBJECT (entry), PLACE);
  RecError error = { 0 };
  int value;

  if (self->is_showing)
    return;
  self->columns[place->seat].is_dirty[place->field] = TRUE;
  clear_wrong (self, *place);
  if (!read_text (self, *place, &value))
    caravan_quick_stop_trying (self->quick);
  else if (!caravan_quick_try (self->quick, place->seat, place->field, value, &error))
    set_wrong (self, *place, &error);
  caravan_quick_form_render (self);
}

/* A tick is recorded at once. */
static void
ticked_cb (CaravanQuickForm *self, GtkWidget *tick)
{
  const Place *place = g_object_get_data (G_OBJECT (tick), PLACE);
  RecError error = { 0 };

  if (self->is_showing)
    return;
  clear_wrong (self, *place);
  if (!caravan_quick_play (self->quick, place->seat, place->field,
                           gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)),
                           &error))
    {
      set_wrong (self, *place, &error);
      caravan_quick_form_render (self);
    }
}

static void
insert_text_cb (
    GtkEditable *text, const char *added, int length, int *position, gpointer entry)
{
  CaravanQuickForm *self = CARAVAN_QUICK_FORM (
      gtk_widget_get_ancestor (GTK_WIDGET (entry), CARAVAN_TYPE_QUICK_FORM));
  const Place *place = g_object_get_data (G_OBJECT (entry), PLACE);

  if (self == NULL)
    return;
  for (int i = 0; i < length; i++)
    if (!g_ascii_isdigit (added[i]))
      {
        set_wrong (self, *place, NULL);
        g_signal_stop_emission_by_name (text, "insert-text");
        caravan_quick_form_render (self);
        return;
      }
}

/* Forgets what was typed: the field shows what is recorded. */
static void
restore (CaravanQuickForm *self, Place place)
{
  self->columns[place.seat].is_dirty[place.field] = FALSE;
  clear_wrong (self, place);
  caravan_quick_stop_trying (self->quick);
}

static gboolean
commit (CaravanQuickForm *self, Place place)
{
  RecError error = { 0 };
  int value;

  if (!self->columns[place.seat].is_dirty[place.field])
    return TRUE;
  if (!read_text (self, place, &value))
    {
      restore (self, place);
      return TRUE;
    }
  /* Before it is played: the field may show it as soon as it is. */
  self->columns[place.seat].is_dirty[place.field] = FALSE;
  clear_wrong (self, place);
  if (caravan_quick_play (self->quick, place.seat, place.field, value, &error))
    return TRUE;
  self->columns[place.seat].is_dirty[place.field] = TRUE;
  set_wrong (self, place, &error);
  caravan_quick_stop_trying (self->quick);
  return FALSE;
}

gboolean
caravan_quick_form_commit (CaravanQuickForm *self)
{
  gboolean good = TRUE;

  for (int seat = 0; seat < self->n_players; seat++)
    for (int i = 0; i < caravan_quick_n_fields (self->quick); i++)
      good = commit (self, (Place){ seat, i }) && good;
  return good;
}

static void
left_cb (GtkEventController *focus, CaravanQuickForm *self)
{
  GtkWidget *entry = gtk_event_controller_get_widget (focus);
  const Place *place = g_object_get_data (G_OBJECT (entry), PLACE);

  if (!gtk_widget_get_mapped (entry) || self->grid == NULL)
    return;
  /* A letter that was refused needs no sentence any more. */
  if (self->is_not_number && self->wrong_seat == place->seat &&
      self->wrong_field == place->field)
    clear_wrong (self, *place);
  commit (self, *place);
}

/* A field with a number that was refused says again why. */
static void
entered_cb (GtkEventController *focus, CaravanQuickForm *self)
{
  GtkWidget *entry = gtk_event_controller_get_widget (focus);
  const Place *place = g_object_get_data (G_OBJECT (entry), PLACE);

  if (self->columns[place->seat].is_wrong[place->field])
    typed_cb (self, entry);
}

void
caravan_quick_form_prepare_entry (CaravanQuickForm *self, int seat, int field)
{
  GtkWidget *entry = self->columns[seat].entries[field];
  Place *place = g_new (Place, 1);

  *place = (Place){ seat, field };
  g_object_set_data_full (G_OBJECT (entry), PLACE, place, g_free);
  if (GTK_IS_CHECK_BUTTON (entry))
    {
      g_signal_connect_object (entry, "toggled", G_CALLBACK (ticked_cb), self,
                               G_CONNECT_SWAPPED);
      return;
    }
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_signal_connect_object (entry, "changed", G_CALLBACK (typed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (entry)), "insert-text",
                    G_CALLBACK (insert_text_cb), entry);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, 0);
  g_signal_connect_object (focus, "enter", G_CALLBACK (entered_cb), self, 0);
  gtk_widget_add_controller (entry, focus);
}

/* Going from field to field. */

static gboolean
is_there (CaravanQuickForm *self, Place place)
{
  return place.seat >= 0 && place.seat < self->n_players && place.field >= 0 &&
         place.field < caravan_quick_n_fields (self->quick) &&
         caravan_quick_is_asked (self->quick, place.seat, place.field);
}

static gboolean
go_to (CaravanQuickForm *self, Place place)
{
  if (!is_there (self, place))
    return FALSE;
  gtk_widget_grab_focus (entry_at (self, place));
  caravan_in_sight_soon (GTK_WIDGET (self));
  return TRUE;
}

void
caravan_quick_form_focus (CaravanQuickForm *self, int seat, int field)
{
  go_to (self, (Place){ seat, field });
}

/* The one before or after: down the column, then the next player; what decides ties
   comes when all columns are done. */
static gboolean
find_next (CaravanQuickForm *self, Place *place, int by)
{
  int n = caravan_quick_n_fields (self->quick), n_main = 0;

  while (n_main < n && !caravan_quick_get_field (self->quick, n_main)->is_tie)
    n_main++;
  int all = n * self->n_players, first = n_main * self->n_players, n_ties = n - n_main;
  int at = place->field < n_main ? place->seat * n_main + place->field
                                 : first + place->seat * n_ties + place->field - n_main;
  for (at += by; at >= 0 && at < all; at += by)
    {
      Place next =
          at < first ? (Place){ at / n_main, at % n_main }
                     : (Place){ (at - first) / n_ties, n_main + (at - first) % n_ties };
      if (!is_there (self, next))
        continue;
      *place = next;
      return TRUE;
    }
  return FALSE;
}

gboolean
caravan_quick_form_focus_empty (CaravanQuickForm *self)
{
  Place place = { 0, 0 };
  int value;

  do
    if (is_there (self, place) &&
        !caravan_quick_get (self->quick, place.seat, place.field, &value))
      return go_to (self, place);
  while (find_next (self, &place, 1));
  return FALSE;
}

static gboolean
go_on (CaravanQuickForm *self, Place place, int by)
{
  if (find_next (self, &place, by))
    return go_to (self, place);
  if (by > 0)
    g_signal_emit_by_name (self, "finished");
  return by > 0;
}

static gboolean
go_down (CaravanQuickForm *self, Place place, int by)
{
  int slot = caravan_quick_get_field (self->quick, place.field)->slot;

  if (self->is_folded)
    return go_on (self, place, by);
  for (place.field += by; is_there (self, place); place.field += by)
    if (caravan_quick_get_field (self->quick, place.field)->slot == slot)
      return go_to (self, place);
  return TRUE;
}

/* Along the row: the other number of the line, then the next player. */
static gboolean
go_along (CaravanQuickForm *self, Place place, int by)
{
  int row = caravan_quick_get_field (self->quick, place.field)->row;
  Place other = { place.seat, place.field + by };

  if (is_there (self, other) &&
      caravan_quick_get_field (self->quick, other.field)->row == row)
    return go_to (self, other);
  for (other = (Place){ place.seat + by, place.field };
       other.seat >= 0 && other.seat < self->n_players; other.seat += by)
    {
      int first = place.field;
      while (first > 0 && caravan_quick_get_field (self->quick, first - 1)->row == row)
        first--;
      other.field = first;
      while (by < 0 && other.field + 1 < caravan_quick_n_fields (self->quick) &&
             caravan_quick_get_field (self->quick, other.field + 1)->row == row)
        other.field++;
      if (go_to (self, other))
        return TRUE;
    }
  return TRUE;
}

/* Whether the cursor has nowhere to go in the field itself. */
static gboolean
is_at_edge (GtkWidget *entry, int by)
{
  int start, end;

  if (!GTK_IS_ENTRY (entry))
    return TRUE;
  if (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), &start, &end))
    return TRUE;
  return gtk_editable_get_position (GTK_EDITABLE (entry)) ==
         (by < 0 ? 0 : gtk_entry_get_text_length (GTK_ENTRY (entry)));
}

static gboolean
take_back (CaravanQuickForm *self, Place place, gboolean redo)
{
  if (self->columns[place.seat].is_dirty[place.field])
    restore (self, place);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), redo ? "win.redo" : "win.undo",
                                NULL);
  return TRUE;
}

static gboolean
enter (CaravanQuickForm *self, Place place, int by)
{
  if (commit (self, place))
    go_on (self, place, by);
  return TRUE;
}

static gboolean
escape (CaravanQuickForm *self, Place place)
{
  if (!self->columns[place.seat].is_dirty[place.field])
    return FALSE;
  restore (self, place);
  return TRUE;
}

static gboolean
press_plain (CaravanQuickForm *self, Place place, guint key, gboolean shift)
{
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return enter (self, place, shift ? -1 : 1);
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      return go_on (self, place, 1);
    case GDK_KEY_ISO_Left_Tab:
      return go_on (self, place, -1);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return go_down (self, place, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return go_down (self, place, 1);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return is_at_edge (entry_at (self, place), -1) && go_along (self, place, -1);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return is_at_edge (entry_at (self, place), 1) && go_along (self, place, 1);
    case GDK_KEY_Escape:
      return escape (self, place);
    default:
      return FALSE;
    }
}

/* The place of the field that a widget is or lies in; NULL: it is no field. */
static const Place *
find_place (GtkWidget *widget)
{
  const Place *place = NULL;

  for (; widget != NULL && place == NULL; widget = gtk_widget_get_parent (widget))
    place = g_object_get_data (G_OBJECT (widget), PLACE);
  return place;
}

static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint key,
            guint code,
            GdkModifierType modifiers,
            CaravanQuickForm *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const Place *place = focus == NULL ? NULL : find_place (focus);
  gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if (place == NULL || modifiers & GDK_ALT_MASK)
    return FALSE;
  if (!(modifiers & GDK_CONTROL_MASK))
    return press_plain (self, *place, key, shift);
  if (key == GDK_KEY_z || key == GDK_KEY_Z)
    return take_back (self, *place, shift);
  return key == GDK_KEY_y && take_back (self, *place, TRUE);
}

void
caravan_quick_form_add_keys (CaravanQuickForm *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before the fields, which have a use for some of these keys. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
