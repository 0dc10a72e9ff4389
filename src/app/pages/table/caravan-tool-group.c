/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-tool-group.h"

#include "caravan-chips.h"
#include "caravan-text.h"
#include "caravan-tool-face.h"
#include "caravan-widget.h"

#define CHIP_WIDTH 140
#define SPACING    6

/* Two columns, in a window of 360 pixels too. */
#define SHEET_WIDTH 310

struct _CaravanToolGroup
{
  AdwBin parent_instance;

  int first, n;

  /* borrowed */
  CaravanDesk *desk; /* the page's, which lives longer */
  GtkWidget *menu, *face;
  GtkWidget *chips; /* by tool, from the first on */
};

G_DEFINE_FINAL_TYPE (CaravanToolGroup, caravan_tool_group, ADW_TYPE_BIN)

int
caravan_tool_group_count (CaravanToolGroup *self)
{
  return self->n;
}

int
caravan_tool_group_get_chosen (CaravanToolGroup *self)
{
  int tool = caravan_desk_get_tool (self->desk);

  return tool >= self->first && tool < self->first + self->n ? tool : -1;
}

GtkWidget *
caravan_tool_group_get_face (CaravanToolGroup *self)
{
  return self->face;
}

/* A menu button is a button in a button: it is the inner one that is focused. */
GtkWidget *
caravan_tool_group_get_button (CaravanToolGroup *self)
{
  return gtk_widget_get_first_child (self->menu);
}

GtkWidget *
caravan_tool_group_get_chip (CaravanToolGroup *self, int tool)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->chips), tool - self->first);
}

/* Showing it. */

void
caravan_tool_group_render (CaravanToolGroup *self)
{
  int chosen = caravan_tool_group_get_chosen (self);
  GtkWidget *button = caravan_tool_group_get_button (self);

  for (int tool = self->first; tool < self->first + self->n; tool++)
    {
      GtkWidget *chip = caravan_tool_group_get_chip (self, tool);
      caravan_tool_face_show (gtk_button_get_child (GTK_BUTTON (chip)), chip,
                              self->desk, tool);
    }
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->chips),
                            chosen >= 0 ? chosen - self->first : -1);
  if (chosen >= 0)
    caravan_tool_face_show (self->face, button, self->desk, chosen);
  else
    caravan_tool_face_show_group (self->face, button, self->desk, self->first, self->n);
  caravan_tool_face_set_short (self->face, chosen >= 0);
  caravan_widget_set_class (button, "selected", chosen >= 0);
}

static void
chosen_cb (CaravanToolGroup *self, int index)
{
  caravan_desk_set_tool (self->desk, self->first + index);
  caravan_tool_group_render (self);
}

/* Arrow keys choose too, and one goes on; a click or Enter is the last word. */
static void
chip_clicked_cb (CaravanToolGroup *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->menu));
}

/* Building. */

static void
fill (CaravanToolGroup *self)
{
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;
  const char *group = tools[self->first].group;

  for (int tool = self->first;
       tools[tool].term != NULL && g_strcmp0 (tools[tool].group, group) == 0;
       tool++, self->n++)
    {
      GtkWidget *face = caravan_tool_face_new (self->desk);
      GtkWidget *chip = caravan_chips_add (CARAVAN_CHIPS (self->chips), face);
      caravan_tool_face_set_compact (face, TRUE);
      g_signal_connect_swapped (chip, "clicked", G_CALLBACK (chip_clicked_cb), self);
    }
  self->face = caravan_tool_face_new (self->desk);
  caravan_tool_face_set_compact (self->face, TRUE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->menu), self->face);
  caravan_text_bind_accessible (self->chips, GTK_ACCESSIBLE_PROPERTY_LABEL, group);
}

static void
caravan_tool_group_class_init (CaravanToolGroupClass *klass)
{
}

static void
caravan_tool_group_init (CaravanToolGroup *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled;

  self->chips = caravan_chips_new (CHIP_WIDTH, SPACING);
  gtk_widget_set_size_request (self->chips, SHEET_WIDTH, -1);
  g_signal_connect_swapped (self->chips, "chosen", G_CALLBACK (chosen_cb), self);
  scrolled = caravan_scrolled_new (self->chips);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled),
                                                    TRUE);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_widget_add_css_class (popover, "tool-group");
  self->menu = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu), popover);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->menu), GTK_ARROW_UP);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->menu), TRUE);
  caravan_menu_button_keep_focus (self->menu);
  adw_bin_set_child (ADW_BIN (self), self->menu);
  gtk_widget_add_css_class (caravan_tool_group_get_button (self), "caravan-chip");
}

GtkWidget *
caravan_tool_group_new (CaravanDesk *desk, int first)
{
  CaravanToolGroup *self = g_object_new (CARAVAN_TYPE_TOOL_GROUP, NULL);

  self->desk = desk;
  self->first = first;
  fill (self);
  caravan_tool_group_render (self);
  return GTK_WIDGET (self);
}
