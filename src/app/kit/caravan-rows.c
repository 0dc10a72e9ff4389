/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-rows.h"

#include "caravan-widget.h"

struct _CaravanRows
{
  GtkWidget parent_instance;

  /* borrowed */
  GtkWidget *last; /* the row that had the focus last, a weak pointer */
};

G_DEFINE_FINAL_TYPE (CaravanRows, caravan_rows, GTK_TYPE_WIDGET)

static GtkWidget *
find_focused_row (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  while (focus != NULL && gtk_widget_get_parent (focus) != widget)
    focus = gtk_widget_get_parent (focus);
  return focus;
}

static gboolean
focus_row (CaravanRows *self, GtkWidget *row, GtkDirectionType direction)
{
  if (row == NULL || !gtk_widget_child_focus (row, direction))
    return FALSE;
  g_set_weak_pointer (&self->last, row);
  return TRUE;
}

static GtkWidget *
find_row_to_enter (CaravanRows *self, GtkDirectionType direction)
{
  if (self->last != NULL && gtk_widget_get_parent (self->last) == GTK_WIDGET (self) &&
      (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return self->last;
  return direction == GTK_DIR_UP ? gtk_widget_get_last_child (GTK_WIDGET (self))
                                 : gtk_widget_get_first_child (GTK_WIDGET (self));
}

static gboolean
caravan_rows_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CaravanRows *self = CARAVAN_ROWS (widget);
  GtkWidget *row = find_focused_row (widget);

  if (row == NULL)
    return focus_row (self, find_row_to_enter (self, direction), direction);
  g_set_weak_pointer (&self->last, row);
  if (direction == GTK_DIR_UP)
    return focus_row (self, gtk_widget_get_prev_sibling (row), direction);
  if (direction == GTK_DIR_DOWN)
    return focus_row (self, gtk_widget_get_next_sibling (row), direction);
  return FALSE;
}

static void
caravan_rows_dispose (GObject *object)
{
  CaravanRows *self = CARAVAN_ROWS (object);

  g_clear_weak_pointer (&self->last);
  caravan_widget_clear (GTK_WIDGET (self));
  G_OBJECT_CLASS (caravan_rows_parent_class)->dispose (object);
}

static void
caravan_rows_class_init (CaravanRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_rows_dispose;
  GTK_WIDGET_CLASS (klass)->focus = caravan_rows_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_LIST);
}

static void
caravan_rows_init (CaravanRows *self)
{
}

GtkWidget *
caravan_rows_new (int spacing)
{
  GtkWidget *self = g_object_new (CARAVAN_TYPE_ROWS, NULL);
  GtkLayoutManager *layout = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), (guint) spacing);
  gtk_widget_set_layout_manager (self, layout);
  return self;
}

void
caravan_rows_insert (CaravanRows *self, GtkWidget *row, GtkWidget *after)
{
  if (gtk_widget_get_parent (row) != GTK_WIDGET (self) ||
      gtk_widget_get_prev_sibling (row) != after)
    gtk_widget_insert_after (row, GTK_WIDGET (self), after);
}
