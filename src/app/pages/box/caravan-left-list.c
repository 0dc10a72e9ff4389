/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-left-list.h"

#include "caravan-label.h"
#include "caravan-left.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define PICTURE_SIZE 32

struct _CaravanLeftList
{
  AdwBin parent_instance;

  /* owned */
  CaravanDesk *desk;

  /* borrowed */
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (CaravanLeftList, caravan_left_list, ADW_TYPE_BIN)

gboolean
caravan_left_list_has_lines (CaravanDesk *desk)
{
  CvLeft left[CV_LEFT_MOST];

  return cv_left (caravan_desk_get_table (desk), caravan_desk_get_state (desk), left) >
         0;
}

static GtkWidget *
make_row (CaravanLeftList *self, const CvLeft *left)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  LangPeople people = caravan_desk_get_people (self->desk);
  g_autofree char *said = caravan_left_say (&people, left);
  int color = left->seat == CV_NO_PLAYER ? -1 : table->color[left->seat];
  GtkWidget *picture =
      caravan_picture_new_of (caravan_desk_get_game (self->desk)->art,
                              CARAVAN_PICTURE_PIECE, left->id, color, PICTURE_SIZE);
  GtkWidget *row =
      caravan_box_across (12, picture, caravan_label_say (said, NULL), NULL);

  gtk_widget_add_css_class (row, "left-row");
  caravan_widget_set_class (row, "left-none", left->left == 0);
  return row;
}

static void
render (gpointer object)
{
  CaravanLeftList *self = object;
  CvLeft left[CV_LEFT_MOST];
  int n = cv_left (caravan_desk_get_table (self->desk),
                   caravan_desk_get_state (self->desk), left);

  caravan_widget_clear (self->rows);
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (self->rows), make_row (self, &left[i]));
}

static void
desk_changed_cb (CaravanLeftList *self, guint what)
{
  if (what & CARAVAN_DESK_STATE)
    render (self);
}

static void
caravan_left_list_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_LEFT_LIST (object)->desk);
  G_OBJECT_CLASS (caravan_left_list_parent_class)->dispose (object);
}

static void
caravan_left_list_class_init (CaravanLeftListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_left_list_dispose;
}

static void
caravan_left_list_init (CaravanLeftList *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->rows, "box-list");
  adw_bin_set_child (ADW_BIN (self), caravan_scrolled_new (self->rows));
}

GtkWidget *
caravan_left_list_new (CaravanDesk *desk)
{
  CaravanLeftList *self = g_object_new (CARAVAN_TYPE_LEFT_LIST, NULL);

  self->desk = g_object_ref (desk);
  render (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
