/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The status. A changed label says nothing to a screen reader unless it has the focus:
   so the focus goes to the line, and Escape takes it back to where it was. */
#include "caravan-status.h"

#include "caravan-label.h"
#include "caravan-step.h"
#include "caravan-table-words.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define CLOSE_SIZE 36

struct _CaravanStatus
{
  GtkWidget parent_instance;

  /* borrowed */
  GtkWidget *label;
  GtkWidget *before; /* what had the focus, a weak pointer */
  CaravanDesk *desk; /* the page's, which lives longer */

  /* owned */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (CaravanStatus, caravan_status, GTK_TYPE_WIDGET)

/* The sentences, one a line. */

static void
add_line (GString *text, char *line)
{
  g_autofree char *owned = line;

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, owned);
}

static LangPlayer
get_player (CaravanDesk *desk)
{
  return caravan_desk_get_player (desk, caravan_desk_get_seat (desk));
}

static void
add_last_step (CaravanDesk *desk, GString *text)
{
  g_autofree char *step = caravan_table_say_last_step (desk);

  if (step == NULL)
    add_line (text, g_strdup (caravan_text (N_ ("No step has been recorded yet."))));
  else
    /* Translators: in the status; %1$s is a step: “Anna: Steppe c4”. */
    add_line (text, caravan_format (N_ ("Last step: %1$s"), "s", step));
}

static char *
say_left (CaravanDesk *desk, const CaravanTool *tool)
{
  int n = tool->left (caravan_desk_get_table (desk), caravan_desk_get_state (desk),
                      caravan_desk_get_seat (desk));
  g_autofree char *left =
      caravan_format_plural (tool->left_one, tool->left_many, n, "n", (long) n);

  /* Translators: in a list: a piece, and how many are left of it: “Oasis (5 in the
     supply)”. */
  return caravan_format (N_ ("%1$s (%2$s)"), "ts", tool->term, left);
}

static void
add_left (CaravanDesk *desk, GString *text)
{
  const CaravanGame *game = caravan_desk_get_game (desk);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; game->table->tools[i].term != NULL; i++)
    if (game->table->tools[i].left != NULL)
      g_ptr_array_add (parts, say_left (desk, &game->table->tools[i]));
  if (parts->len == 0)
    return;
  g_ptr_array_add (parts, NULL);
  g_autofree char *list = caravan_step_join ((const char *const *) parts->pdata);
  /* Translators: in the status; %2$s is a list of pieces: “Oasis (5 in the supply) and
     camel (13 in hand)”. */
  add_line (text, caravan_format (N_ ("%1$p can still place: %2$s."), "ps",
                                  get_player (desk), list));
}

static void
add_ends (CaravanDesk *desk, GString *text)
{
  const CvTable *table = caravan_desk_get_table (desk);
  const CvState *state = caravan_desk_get_state (desk);
  CvVerdict ends[CV_ENDS_MOST];
  int n = table->game->ends (table, state, ends);

  for (int i = 0; i < n; i++)
    {
      const char *booklet = caravan_game_end_booklet (table->game, state, ends[i].rule);
      g_autofree char *why = caravan_table_say_verdict (desk, &ends[i]);

      if (booklet != NULL)
        /* Translators: %1$s: “Italian booklet (Überplay).”, %2$s: why the game ends. */
        add_line (text, caravan_format (N_ ("%1$s %2$s"), "ts", booklet, why));
      else
        add_line (text, g_steal_pointer (&why));
    }
  if (state->common.declared)
    add_line (text, g_strdup (caravan_text (
                        N_ ("The players have declared the game over."))));
}

static char *
say_all (CaravanDesk *desk)
{
  GString *text = g_string_new (NULL);
  const char *moment = caravan_table_say_moment (desk);

  if (moment != NULL)
    add_line (text, g_strdup (moment));
  add_line (text, caravan_table_say_turn (desk));
  add_last_step (desk, text);
  add_left (desk, text);
  add_ends (desk, text);
  return g_string_free (text, FALSE);
}

/* The line. */

static void
render (gpointer object)
{
  CaravanStatus *self = object;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  g_autofree char *text = say_all (self->desk);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  caravan_widget_name (GTK_WIDGET (self), text);
}

static void
hide (CaravanStatus *self)
{
  GtkWidget *before = self->before;

  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_weak_pointer (&self->before);
}

static void
status_wanted_cb (CaravanStatus *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && focus != GTK_WIDGET (self) &&
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    g_set_weak_pointer (&self->before, focus);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  render (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
desk_changed_cb (CaravanStatus *self, guint what)
{
  if (what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE))
    render (self);
}

static gboolean
escape_pressed_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  hide (CARAVAN_STATUS (widget));
  return TRUE;
}

static void
caravan_status_dispose (GObject *object)
{
  CaravanStatus *self = CARAVAN_STATUS (object);

  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (caravan_status_parent_class)->dispose (object);
}

static void
caravan_status_class_init (CaravanStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_status_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* Not STATUS: GTK 4.18 gives that no name, and then nothing is said. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed_cb,
                                NULL);
}

static void
caravan_status_init (CaravanStatus *self)
{
  /* Not a box: beside a button GTK 4.8 measures a label of several lines wrongly. */
  self->box = gtk_overlay_new ();
  self->label = caravan_label_say (NULL, NULL);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_add_css_class (self->box, "caravan-card");
  gtk_widget_set_margin_end (self->label, CLOSE_SIZE);
  /* The whole line has the focus: a label takes it only to be selected. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "status-line");
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_halign (close, GTK_ALIGN_END);
  gtk_widget_set_valign (close, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (self->box), self->label);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->box), close);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  caravan_text_bind (close, "tooltip-text", N_ ("Close"));
  caravan_text_bind_accessible (close, GTK_ACCESSIBLE_PROPERTY_LABEL, N_ ("Close"));
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (hide), self);
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_status_new (CaravanDesk *desk)
{
  CaravanStatus *self = g_object_new (CARAVAN_TYPE_STATUS, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "status", G_CALLBACK (status_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
