/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-page.h"

#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

G_DEFINE_ABSTRACT_TYPE (CaravanPage, caravan_page, GTK_TYPE_WIDGET)

static void
caravan_page_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (caravan_page_parent_class)->dispose (object);
}

static void
caravan_page_class_init (CaravanPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass),
                                            GTK_TYPE_BIN_LAYOUT);
  caravan_signal_new (klass, "changed", 0);
}

static void
caravan_page_init (CaravanPage *self)
{
}

void
caravan_page_changed (CaravanPage *self)
{
  g_signal_emit_by_name (self, "changed");
}

char *
caravan_page_say_title (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  if (klass->say_title != NULL)
    return klass->say_title (self);
  return g_strdup (
      caravan_text (klass->title != NULL ? klass->title : N_ ("Caravanserai")));
}

char *
caravan_page_say_subtitle (CaravanPage *self, gboolean narrow)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->say_subtitle != NULL ? klass->say_subtitle (self, narrow)
                                     : g_strdup ("");
}

char *
caravan_page_find_help (CaravanPage *self, GtkWidget *focus)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->find_help != NULL ? klass->find_help (self, focus)
                                  : g_strdup (klass->help);
}

gboolean
caravan_page_is_playing (CaravanPage *self)
{
  return CARAVAN_PAGE_GET_CLASS (self)->is_playing;
}

gboolean
caravan_page_fills_screen (CaravanPage *self)
{
  return CARAVAN_PAGE_GET_CLASS (self)->fills_screen;
}

gboolean
caravan_page_shows_undo (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->has_undo || (klass->is_playing && caravan_page_has (self, "win.undo"));
}

gboolean
caravan_page_is_of_match (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->belongs_to_match != NULL ? klass->belongs_to_match (self)
                                         : klass->is_of_match;
}

static const CaravanPageAction *
find_action (CaravanPage *self, const char *name)
{
  const CaravanPageAction *action = CARAVAN_PAGE_GET_CLASS (self)->actions;

  for (; action != NULL && action->name != NULL; action++)
    if (g_str_equal (action->name, name))
      return action;
  return NULL;
}

gboolean
caravan_page_has (CaravanPage *self, const char *name)
{
  return find_action (self, name) != NULL;
}

gboolean
caravan_page_can (CaravanPage *self, const char *name)
{
  const CaravanPageAction *action = find_action (self, name);

  return action != NULL && (action->is_enabled == NULL || action->is_enabled (self));
}

void
caravan_page_activate (CaravanPage *self, const char *name)
{
  if (caravan_page_can (self, name))
    find_action (self, name)->activate (self);
}

void
caravan_page_appear (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  if (klass->appear != NULL)
    klass->appear (self);
}

void
caravan_page_take_focus (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  if (klass->take_focus != NULL)
    klass->take_focus (self);
}

gboolean
caravan_page_go_back (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->go_back != NULL && klass->go_back (self);
}

void
caravan_page_set_narrow (CaravanPage *self, gboolean narrow)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  if (klass->set_narrow != NULL)
    klass->set_narrow (self, narrow);
}

GtkWidget *
caravan_page_find_board (CaravanPage *self)
{
  CaravanPageClass *klass = CARAVAN_PAGE_GET_CLASS (self);

  return klass->find_board != NULL ? klass->find_board (self) : NULL;
}
