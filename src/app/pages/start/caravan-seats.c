/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-seats.h"

#include "caravan-choice.h"
#include "caravan-picture.h"
#include "caravan-settings.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "rec-text.h"

#define BADGE 30

/* The rows stay where they are; what they show moves. */
typedef struct
{
  CaravanSeats *seats;
  int seat;
  GtkWidget *box;
  GtkWidget *color; /* GtkMenuButton */
  GtkWidget *badge;
  GtkWidget *choices[CV_PLAYERS_MOST]; /* by index in CvGame.colors */
  GtkWidget *name;
  GtkWidget *remove;
} Row;

struct _CaravanSeats
{
  AdwBin parent_instance;

  GtkWidget *list;
  GtkWidget *add;
  Row rows[CV_PLAYERS_MOST];
  int offered; /* the seat that Enter has added, which may not be wanted; or -1 */

  /* borrowed */
  CaravanSetup *setup;

  /* owned */
  GtkListStore *names;
};

G_DEFINE_FINAL_TYPE (CaravanSeats, caravan_seats, ADW_TYPE_BIN)

static void
set_label (GtkWidget *widget, char *text)
{
  caravan_widget_name (widget, text);
  g_free (text);
}

/* Writing into a row is a change of the setup, unless the row only shows it. */
static void
name_changed_cb (Row *row)
{
  caravan_setup_set_name (row->seats->setup, row->seat,
                          gtk_editable_get_text (GTK_EDITABLE (row->name)));
}

static void
show_name (Row *row, const char *name)
{
  if (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row->name)), name))
    return;
  g_signal_handlers_block_by_func (row->name, name_changed_cb, row);
  gtk_editable_set_text (GTK_EDITABLE (row->name), name);
  g_signal_handlers_unblock_by_func (row->name, name_changed_cb, row);
}

static void
render_row (Row *row)
{
  const CaravanSetup *setup = row->seats->setup;
  const CvGame *game = setup->game;
  const CaravanSeat *seat = &setup->seats[row->seat];
  const char *term = cv_color_terms[seat->color];
  long number = row->seat + 1;

  caravan_picture_set (CARAVAN_PICTURE (row->badge), CARAVAN_PICTURE_BADGE, NULL,
                       (int) seat->color);
  show_name (row, seat->name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->name), caravan_text (term));
  for (int i = 0; i < game->n_colors; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row->choices[i]),
                                  game->colors[i] == seat->color);
  gtk_widget_set_visible (row->remove, setup->n_seats > game->players_min);
  set_label (row->color,
             /* Translators: %1$s is a number from 1, %2$s a color. */
             caravan_format (N_ ("Color of player %1$s: %2$s"), "nt", number, term));
  set_label (row->name, caravan_format (N_ ("Name of player %1$s"), "n", number));
  set_label (row->remove, caravan_format (N_ ("Remove player %1$s"), "n", number));
}

static void
render (gpointer object)
{
  CaravanSeats *self = object;
  const CvGame *game = self->setup->game;

  for (int i = 0; i < game->players_max; i++)
    {
      gboolean is_taken = i < self->setup->n_seats;
      gtk_widget_set_visible (self->rows[i].box, is_taken);
      if (is_taken)
        render_row (&self->rows[i]);
    }
  gtk_widget_set_visible (self->add, self->setup->n_seats < game->players_max);
}

static void
focus_name (CaravanSeats *self, int seat)
{
  gtk_widget_grab_focus (self->rows[seat].name);
}

static void
color_clicked_cb (GtkWidget *choice, Row *row)
{
  int color = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (choice), "color"));

  caravan_setup_set_color (row->seats->setup, row->seat, (CvColor) color);
  render (row->seats);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (row->color));
}

static void
remove_clicked_cb (Row *row)
{
  CaravanSeats *self = row->seats;

  if (!caravan_setup_remove_seat (self->setup, row->seat))
    return;
  self->offered = -1;
  render (self);
  focus_name (self, MIN (row->seat, self->setup->n_seats - 1));
}

static gboolean
add_seat (CaravanSeats *self)
{
  if (!caravan_setup_add_seat (self->setup))
    return FALSE;
  self->offered = -1;
  render (self);
  focus_name (self, self->setup->n_seats - 1);
  return TRUE;
}

static void
add_clicked_cb (CaravanSeats *self)
{
  add_seat (self);
}

/* Nobody was typed into the last row: then there is nobody else. */
static void
finish (CaravanSeats *self, Row *row)
{
  if (row->seat == self->offered && *self->setup->seats[row->seat].name == '\0' &&
      caravan_setup_remove_seat (self->setup, row->seat))
    render (self);
  self->offered = -1;
  g_signal_emit_by_name (self, "finished");
}

static void
name_activated_cb (Row *row)
{
  CaravanSeats *self = row->seats;

  if (row->seat + 1 < self->setup->n_seats)
    focus_name (self, row->seat + 1);
  else if (*self->setup->seats[row->seat].name != '\0' && add_seat (self))
    self->offered = self->setup->n_seats - 1;
  else
    finish (self, row);
}

static void
move (CaravanSeats *self, int from, int to)
{
  if (to < 0 || to >= self->setup->n_seats || from == to)
    return;
  caravan_setup_move_seat (self->setup, from, to);
  self->offered = -1;
  render (self);
  focus_name (self, to);
}

static gboolean
move_key_pressed_cb (GtkWidget *box, GVariant *args, gpointer data)
{
  Row *row = data;

  move (row->seats, row->seat, row->seat + g_variant_get_int32 (args));
  return TRUE;
}

static void
add_move_keys (Row *row)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  static const struct
  {
    guint key;
    int by;
  } moves[] = { { GDK_KEY_Up, -1 }, { GDK_KEY_Down, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_keyval_trigger_new (moves[i].key, GDK_ALT_MASK),
                            gtk_callback_action_new (move_key_pressed_cb, row, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (moves[i].by));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  /* Before the field, which moves its cursor by these keys. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (row->box, keys);
}

static GdkContentProvider *
drag_prepare_cb (Row *row)
{
  return gdk_content_provider_new_typed (G_TYPE_INT, row->seat);
}

static void
drag_begin_cb (Row *row, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (row->box);

  gtk_drag_source_set_icon (source, icon, 0, 0);
}

static gboolean
dropped_cb (Row *row, const GValue *value)
{
  int from = g_value_get_int (value);

  if (from < 0 || from >= row->seats->setup->n_seats)
    return FALSE;
  move (row->seats, from, row->seat);
  return TRUE;
}

static void
add_drag (Row *row, GtkWidget *handle)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), row);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), row);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (dropped_cb), row);
  gtk_widget_add_controller (row->box, GTK_EVENT_CONTROLLER (target));
}

static GtkWidget *
make_color_choice (Row *row, CvColor color)
{
  GtkWidget *choice = gtk_toggle_button_new ();

  gtk_button_set_child (
      GTK_BUTTON (choice),
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, (int) color, BADGE));
  gtk_widget_add_css_class (choice, "flat");
  caravan_text_bind (choice, "tooltip-text", cv_color_terms[color]);
  caravan_text_bind_accessible (choice, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                cv_color_terms[color]);
  g_object_set_data (G_OBJECT (choice), "color", GINT_TO_POINTER ((int) color));
  g_signal_connect (choice, "clicked", G_CALLBACK (color_clicked_cb), row);
  return choice;
}

static void
make_color_button (Row *row)
{
  const CvGame *game = row->seats->setup->game;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (int i = 0; i < game->n_colors; i++)
    {
      row->choices[i] = make_color_choice (row, game->colors[i]);
      gtk_box_append (GTK_BOX (box), row->choices[i]);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  row->color = gtk_menu_button_new ();
  row->badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, 0, BADGE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (row->color), row->badge);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (row->color), popover);
  gtk_widget_add_css_class (row->color, "flat");
  caravan_text_bind (row->color, "tooltip-text", N_ ("Choose a color and shape"));
}

static void
make_name (Row *row)
{
  g_autoptr (GtkEntryCompletion) completion = gtk_entry_completion_new ();

  row->name = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (row->name), REC_NAME_MOST);
  gtk_editable_set_width_chars (GTK_EDITABLE (row->name), 5);
  gtk_widget_set_hexpand (row->name, TRUE);
  gtk_widget_set_valign (row->name, GTK_ALIGN_CENTER);
  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (row->seats->names));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_completion_set_inline_completion (completion, TRUE);
  gtk_entry_completion_set_popup_single_match (completion, FALSE);
  gtk_entry_set_completion (GTK_ENTRY (row->name), completion);
  g_signal_connect_swapped (row->name, "changed", G_CALLBACK (name_changed_cb), row);
  g_signal_connect_swapped (row->name, "activate", G_CALLBACK (name_activated_cb), row);
}

/* The order of Tab: a stop by its number, or NULL behind the last. */
static GtkWidget *
get_stop (CaravanSeats *self, int number)
{
  int n = self->setup->n_seats;

  if (number < n)
    return self->rows[number].name;
  if (number < 3 * n)
    return (number - n) % 2 == 0 ? self->rows[(number - n) / 2].color
                                 : self->rows[(number - n) / 2].remove;
  return number == 3 * n ? self->add : NULL;
}

/* The stop that has the focus, or -1. */
static int
find_stop (CaravanSeats *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL, *stop;

  for (int i = 0; focus != NULL && (stop = get_stop (self, i)) != NULL; i++)
    if (focus == stop || gtk_widget_is_ancestor (focus, stop))
      return i;
  return -1;
}

static gboolean
caravan_seats_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CaravanSeats *self = CARAVAN_SEATS (widget);
  int at = find_stop (self), by = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (caravan_seats_parent_class)->focus (widget, direction);
  if (at >= 0 && gtk_widget_child_focus (get_stop (self, at), direction))
    return TRUE;
  for (at = at < 0 && by < 0 ? 3 * self->setup->n_seats : at + by;
       at >= 0 && get_stop (self, at) != NULL; at += by)
    if (gtk_widget_child_focus (get_stop (self, at), direction))
      return TRUE;
  return FALSE;
}

static void
make_row (CaravanSeats *self, int seat)
{
  Row *row = &self->rows[seat];
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");

  row->seats = self;
  row->seat = seat;
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  make_color_button (row);
  make_name (row);
  row->remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_add_css_class (row->remove, "flat");
  caravan_text_bind (row->remove, "tooltip-text", N_ ("Remove this player"));
  g_signal_connect_swapped (row->remove, "clicked", G_CALLBACK (remove_clicked_cb),
                            row);
  caravan_text_bind (handle, "tooltip-text",
                     N_ ("Drag to another seat, or press Alt+↑ and Alt+↓ in the row"));
  caravan_box_add (row->box, handle, row->color, row->name, row->remove, NULL);
  gtk_widget_add_css_class (row->box, "seat");
  gtk_box_append (GTK_BOX (self->list), row->box);
  add_move_keys (row);
  add_drag (row, handle);
}

static void
load_names (CaravanSeats *self)
{
  g_auto (GStrv) names = g_settings_get_strv (caravan_settings (), "known-names");

  self->names = gtk_list_store_new (1, G_TYPE_STRING);
  for (char **name = names; *name != NULL; name++)
    gtk_list_store_insert_with_values (self->names, NULL, -1, 0, *name, -1);
}

static void
caravan_seats_dispose (GObject *object)
{
  CaravanSeats *self = CARAVAN_SEATS (object);

  g_clear_object (&self->names);
  G_OBJECT_CLASS (caravan_seats_parent_class)->dispose (object);
}

static void
caravan_seats_class_init (CaravanSeatsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_seats_dispose;
  GTK_WIDGET_CLASS (klass)->focus = caravan_seats_focus;
  caravan_signal_new (klass, "finished", 0);
}

static void
caravan_seats_init (CaravanSeats *self)
{
  self->offered = -1;
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->list);
}

GtkWidget *
caravan_seats_new (CaravanSetup *setup)
{
  CaravanSeats *self = g_object_new (CARAVAN_TYPE_SEATS, NULL);

  self->setup = setup;
  load_names (self);
  for (int i = 0; i < setup->game->players_max; i++)
    make_row (self, i);
  self->add = gtk_button_new ();
  caravan_choice_fill_button (self->add, N_ ("Add a player"));
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->list), self->add);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
