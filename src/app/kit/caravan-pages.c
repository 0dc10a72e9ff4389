/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-pages.h"

#include "caravan-signal.h"

struct _CaravanPages
{
  AdwBin parent_instance;

  GtkStack *stack; /* borrowed: the child */
  GPtrArray *way;  /* owned; the pages are the stack's */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (CaravanPages, caravan_pages, ADW_TYPE_BIN)

CaravanPage *
caravan_pages_get_top (CaravanPages *self)
{
  return self->way->len == 0 ? NULL : self->way->pdata[self->way->len - 1];
}

gboolean
caravan_pages_is_at_start (CaravanPages *self)
{
  return self->way->len <= 1;
}

gpointer
caravan_pages_find (CaravanPages *self, GType type)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));

  while (page != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (page, type))
    page = gtk_widget_get_next_sibling (page);
  return page;
}

static void
page_changed_cb (CaravanPages *self, CaravanPage *page)
{
  if (page == caravan_pages_get_top (self))
    g_signal_emit_by_name (self, "changed");
}

void
caravan_pages_keep (CaravanPages *self, CaravanPage *page)
{
  if (gtk_widget_get_parent (GTK_WIDGET (page)) != NULL)
    return;
  caravan_page_set_narrow (page, self->narrow);
  gtk_stack_add_child (self->stack, GTK_WIDGET (page));
  g_signal_connect_object (page, "changed", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
show_top (CaravanPages *self)
{
  CaravanPage *page = caravan_pages_get_top (self);

  if (page == NULL)
    return;
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  caravan_page_appear (page);
  g_signal_emit_by_name (self, "switched");
}

void
caravan_pages_push (CaravanPages *self, CaravanPage *page)
{
  caravan_pages_keep (self, page);
  g_ptr_array_remove (self->way, page);
  g_ptr_array_add (self->way, page);
  show_top (self);
  caravan_page_take_focus (page);
}

void
caravan_pages_replace (CaravanPages *self, CaravanPage *page)
{
  if (page != caravan_pages_get_top (self) && !caravan_pages_is_at_start (self))
    g_ptr_array_set_size (self->way, (int) self->way->len - 1);
  caravan_pages_push (self, page);
}

gboolean
caravan_pages_pop (CaravanPages *self)
{
  if (self->way->len > 0 && caravan_page_go_back (caravan_pages_get_top (self)))
    return TRUE;
  if (caravan_pages_is_at_start (self))
    return FALSE;
  g_ptr_array_set_size (self->way, (int) self->way->len - 1);
  show_top (self);
  return TRUE;
}

void
caravan_pages_remove (CaravanPages *self, CaravanPage *page)
{
  gboolean was_top = page == caravan_pages_get_top (self);

  g_ptr_array_remove (self->way, page);
  if (was_top)
    show_top (self);
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

void
caravan_pages_remove_type (CaravanPages *self, GType type)
{
  CaravanPage *page = caravan_pages_find (self, type);

  if (page != NULL)
    caravan_pages_remove (self, page);
}

void
caravan_pages_remove_of_match (CaravanPages *self)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));

  while (page != NULL)
    {
      CaravanPage *gone = CARAVAN_PAGE (page);
      page = gtk_widget_get_next_sibling (page);
      if (caravan_page_is_of_match (gone))
        caravan_pages_remove (self, gone);
    }
}

void
caravan_pages_set_narrow (CaravanPages *self, gboolean narrow)
{
  self->narrow = narrow;
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack));
       page != NULL; page = gtk_widget_get_next_sibling (page))
    caravan_page_set_narrow (CARAVAN_PAGE (page), narrow);
}

static void
caravan_pages_dispose (GObject *object)
{
  g_ptr_array_set_size (CARAVAN_PAGES (object)->way, 0);
  G_OBJECT_CLASS (caravan_pages_parent_class)->dispose (object);
}

static void
caravan_pages_finalize (GObject *object)
{
  g_ptr_array_unref (CARAVAN_PAGES (object)->way);
  G_OBJECT_CLASS (caravan_pages_parent_class)->finalize (object);
}

static void
caravan_pages_class_init (CaravanPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_pages_dispose;
  G_OBJECT_CLASS (klass)->finalize = caravan_pages_finalize;
  caravan_signal_new (klass, "switched", 0);
  caravan_signal_new (klass, "changed", 0);
}

/* A page is as large as it wants to be, whatever the others do. */
static void
caravan_pages_init (CaravanPages *self)
{
  self->way = g_ptr_array_new ();
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}
