/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-pieces.h"

#include "caravan-chips.h"
#include "caravan-columns-layout.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-tool-face.h"
#include "caravan-tool-group.h"
#include "caravan-widget.h"

#define BADGE_SIZE   28
#define DRAG_POINT   20 /* of the picture that is dragged */
#define PLAYER_WIDTH 38
#define TOOL_WIDTH   148
#define SPACING      6

struct _CaravanPieces
{
  AdwBin parent_instance;

  /* borrowed */
  GtkWidget *title;
  GtkWidget *players; /* chips by seat */
  GtkWidget *tools;   /* chips by tool */
  GtkWidget *choice;  /* the tools, then groups of them */
  CaravanDesk *desk;  /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanPieces, caravan_pieces, ADW_TYPE_BIN)

static GtkWidget *
get_face (CaravanPieces *self, int tool)
{
  return gtk_button_get_child (GTK_BUTTON (caravan_pieces_get_tool_chip (self, tool)));
}

/* The groups come after the chips of all tools. */
static GtkWidget *
get_first_group (CaravanPieces *self)
{
  return gtk_widget_get_next_sibling (self->tools);
}

/* Of a game with many kinds. */
static gboolean
has_groups (CaravanPieces *self)
{
  return get_first_group (self) != NULL;
}

static void
render_players (CaravanPieces *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  LangPeople people = caravan_desk_get_people (self->desk);

  for (int seat = 0; seat < table->n_players; seat++)
    {
      GtkWidget *chip = caravan_pieces_get_seat_chip (self, seat);
      const char *color = cv_color_terms[table->color[seat]];
      /* Translators: a player to choose: name, then color. */
      g_autofree char *text =
          people.seat[seat].name != NULL
              ? caravan_format (N_ ("%1$n, %2$s"), "pt", people.seat[seat], color)
              : g_strdup (caravan_text (color));
      gtk_widget_set_tooltip_text (chip, text);
      caravan_widget_name (chip, text);
    }
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->players),
                            caravan_desk_get_seat (self->desk));
}

/* Badges have no room for names. */
static void
render_title (CaravanPieces *self)
{
  LangPlayer player =
      caravan_desk_get_player (self->desk, caravan_desk_get_seat (self->desk));
  /* Translators: the title above the pieces to choose from; %1$p is who places one. */
  g_autofree char *title = caravan_format (N_ ("%1$p places"), "p", player);

  gtk_label_set_label (GTK_LABEL (self->title), title);
}

static void
render_tools (CaravanPieces *self)
{
  for (int i = 0; caravan_pieces_get_tool_chip (self, i) != NULL; i++)
    caravan_tool_face_show (get_face (self, i), caravan_pieces_get_tool_chip (self, i),
                            self->desk, i);
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->tools),
                            caravan_desk_get_tool (self->desk));
  for (GtkWidget *group = get_first_group (self); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    caravan_tool_group_render (CARAVAN_TOOL_GROUP (group));
}

static void
render (gpointer object)
{
  CaravanPieces *self = object;

  render_title (self);
  render_players (self);
  render_tools (self);
  /* Not invisible: in a narrow window the board has to keep its place. */
  gtk_widget_set_child_visible (GTK_WIDGET (self), !caravan_desk_is_over (self->desk));
  gtk_widget_set_sensitive (self->players, caravan_desk_can_record (self->desk));
  gtk_widget_set_sensitive (self->choice, caravan_desk_can_record (self->desk));
}

static void
desk_changed_cb (CaravanPieces *self, guint what)
{
  if ((what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE)) != 0)
    render (self);
}

static void
player_chosen_cb (CaravanPieces *self, int seat)
{
  caravan_desk_set_seat (self->desk, seat);
  render (self);
}

static void
tool_chosen_cb (CaravanPieces *self, int tool)
{
  caravan_desk_set_tool (self->desk, tool);
  render (self);
}

/* Dragging a piece to the board. */

/* A group gives the one of its tools that is chosen. */
static int
find_dragged (GtkDragSource *source, GtkWidget **ret_face)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  if (CARAVAN_IS_TOOL_GROUP (widget))
    {
      *ret_face = caravan_tool_group_get_face (CARAVAN_TOOL_GROUP (widget));
      return caravan_tool_group_get_chosen (CARAVAN_TOOL_GROUP (widget));
    }
  *ret_face = gtk_button_get_child (GTK_BUTTON (widget));
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "tool"));
}

static GdkContentProvider *
drag_prepared_cb (GtkDragSource *source, double x, double y, CaravanPieces *self)
{
  GtkWidget *face;
  int tool = find_dragged (source, &face);

  if (tool < 0 || !caravan_desk_can_record (self->desk))
    return NULL;
  caravan_desk_set_tool (self->desk, tool);
  return gdk_content_provider_new_typed (G_TYPE_INT, tool);
}

static void
drag_begun_cb (GtkDragSource *source, GdkDrag *drag, CaravanPieces *self)
{
  GtkWidget *face;

  find_dragged (source, &face);
  g_autoptr (GdkPaintable) paintable =
      gtk_widget_paintable_new (caravan_tool_face_get_picture (face));
  gtk_drag_source_set_icon (source, paintable, DRAG_POINT, DRAG_POINT);
}

static void
add_drag_source (CaravanPieces *self, GtkWidget *widget)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepared_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}

/* Building. */

static void
add_players (CaravanPieces *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);

  for (int seat = 0; seat < table->n_players; seat++)
    gtk_widget_add_css_class (
        caravan_chips_add (CARAVAN_CHIPS (self->players),
                           caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                table->color[seat], BADGE_SIZE)),
        "badge");
}

static void
add_tool (CaravanPieces *self, int tool)
{
  GtkWidget *chip = caravan_chips_add (CARAVAN_CHIPS (self->tools),
                                       caravan_tool_face_new (self->desk));

  g_object_set_data (G_OBJECT (chip), "tool", GINT_TO_POINTER (tool));
  add_drag_source (self, chip);
}

/* Returns how many tools it stands for. */
static int
add_group (CaravanPieces *self, int first)
{
  GtkWidget *group = caravan_tool_group_new (self->desk, first);

  gtk_widget_set_visible (group, FALSE);
  gtk_box_append (GTK_BOX (self->choice), group);
  add_drag_source (self, group);
  return caravan_tool_group_count (CARAVAN_TOOL_GROUP (group));
}

static void
fill (CaravanPieces *self)
{
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;

  add_players (self);
  for (int i = 0; tools[i].term != NULL; i++)
    add_tool (self, i);
  for (int i = 0; tools[i].term != NULL;)
    i += tools[i].group != NULL ? add_group (self, i) : 1;
  caravan_widget_set_class (self->tools, "many", has_groups (self));
}

GtkWidget *
caravan_pieces_get_seat_chip (CaravanPieces *self, int seat)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->players), seat);
}

GtkWidget *
caravan_pieces_get_tool_chip (CaravanPieces *self, int tool)
{
  return caravan_chips_get (CARAVAN_CHIPS (self->tools), tool);
}

static void
caravan_pieces_class_init (CaravanPiecesClass *klass)
{
}

static void
caravan_pieces_init (CaravanPieces *self)
{
  self->title = caravan_label_say (NULL, "section-title");
  /* The pieces stay where they are, however long a name is. */
  gtk_label_set_wrap (GTK_LABEL (self->title), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  self->players = caravan_chips_new (PLAYER_WIDTH, SPACING);
  self->tools = caravan_chips_new (TOOL_WIDTH, SPACING);
  self->choice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->choice,
                                 caravan_columns_layout_new (TOOL_WIDTH, SPACING));
  gtk_box_append (GTK_BOX (self->choice), self->tools);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (SPACING + 2, self->title, self->players, self->choice, NULL));
  caravan_text_bind_accessible (self->players, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Who places"));
  caravan_text_bind_accessible (self->tools, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("What is placed"));
  g_signal_connect_swapped (self->players, "chosen", G_CALLBACK (player_chosen_cb),
                            self);
  g_signal_connect_swapped (self->tools, "chosen", G_CALLBACK (tool_chosen_cb), self);
}

GtkWidget *
caravan_pieces_new (CaravanDesk *desk)
{
  CaravanPieces *self = g_object_new (CARAVAN_TYPE_PIECES, NULL);

  self->desk = desk;
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  fill (self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}

/* Keys. */

static gboolean
player_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  CaravanDesk *desk = data;
  const CvTable *table = caravan_desk_get_table (desk);
  int color = g_variant_get_int32 (args);

  for (int seat = 0; seat < table->n_players; seat++)
    if (table->color[seat] == color && caravan_desk_can_record (desk))
      {
        caravan_desk_set_seat (desk, seat);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

static gboolean
tool_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!caravan_desk_can_record (data))
    return GDK_EVENT_PROPAGATE;
  caravan_desk_set_tool (data, g_variant_get_int32 (args));
  return GDK_EVENT_STOP;
}

static gboolean
cancel_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return caravan_desk_cancel (data);
}

static void
add_key (GtkEventController *controller,
         guint key,
         guint keypad,
         GtkShortcutFunc call,
         CaravanDesk *desk,
         int number)
{
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (key, 0);

  if (keypad != 0)
    trigger = gtk_alternative_trigger_new (trigger, gtk_keyval_trigger_new (keypad, 0));
  GtkShortcut *shortcut = gtk_shortcut_new (
      trigger, gtk_callback_action_new (call, g_object_ref (desk), g_object_unref));
  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (number));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

void
caravan_pieces_add_shortcuts (GtkWidget *widget, CaravanDesk *desk)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  const CaravanTool *tools = caravan_desk_get_game (desk)->table->tools;

  for (int color = 0; cv_color_letters[color] != '\0'; color++)
    add_key (controller, (guint) g_ascii_tolower (cv_color_letters[color]), 0,
             player_key_cb, desk, color);
  for (int i = 0; tools[i].term != NULL && i < 9; i++)
    add_key (controller, GDK_KEY_1 + (guint) i, GDK_KEY_KP_1 + (guint) i, tool_key_cb,
             desk, i);
  add_key (controller, GDK_KEY_Escape, 0, cancel_key_cb, desk, 0);
  gtk_widget_add_controller (widget, controller);
}

/* In a group the tools of a game with many kinds leave the board its rows; side by side
   with it, being low, they leave the history its own. */
void
caravan_pieces_set_compact (CaravanPieces *self, gboolean compact)
{
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;

  gtk_widget_set_visible (self->title, !compact);
  for (int i = 0; tools[i].term != NULL; i++)
    {
      caravan_tool_face_set_compact (get_face (self, i), compact || has_groups (self));
      gtk_widget_set_visible (caravan_pieces_get_tool_chip (self, i),
                              !compact || tools[i].group == NULL);
    }
  for (GtkWidget *group = get_first_group (self); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    gtk_widget_set_visible (group, compact);
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->tools),
                            caravan_desk_get_tool (self->desk));
}
