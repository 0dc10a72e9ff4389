/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-pieces.h"

#include "caravan-chips.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE   28
#define PIECE_SIZE   40
#define COMPACT_SIZE 34
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
  CaravanDesk *desk;  /* the page's, which lives longer */
};

G_DEFINE_FINAL_TYPE (CaravanPieces, caravan_pieces, ADW_TYPE_BIN)

/* What is inside a tool's chip. */
typedef struct
{
  GtkWidget *picture, *name, *left, *owed;
} ToolParts;

static ToolParts
get_parts (GtkWidget *chip)
{
  ToolParts parts;
  GtkWidget *row = gtk_button_get_child (GTK_BUTTON (chip));

  GtkWidget *overlay = gtk_widget_get_first_child (row);
  GtkWidget *texts = gtk_widget_get_next_sibling (overlay);
  parts.picture = gtk_overlay_get_child (GTK_OVERLAY (overlay));
  parts.owed = gtk_widget_get_next_sibling (parts.picture);
  parts.name = gtk_widget_get_first_child (texts);
  parts.left = gtk_widget_get_next_sibling (parts.name);
  return parts;
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

static void
name_chip (GtkWidget *chip, const CaravanTool *tool, const char *left, long owed)
{
  g_autofree char *text =
      owed > 0
          /* Translators: a piece to choose: its name, how many are left (“5 in the
             supply”), how many the cards taken ask for. */
          ? caravan_format_plural (
                NP_ ("%1$s, %2$s, %3$s to place", "%1$s, %2$s, %3$s to place"), owed,
                "tsn", tool->term, left, owed)
          /* Translators: a piece to choose: its name, how many are left (“5 in the
             supply”). */
          : caravan_format (N_ ("%1$s, %2$s"), "ts", tool->term, left);

  caravan_widget_name (chip, text);
}

static void
render_tool (CaravanPieces *self, int index)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CvState *state = caravan_desk_get_state (self->desk);
  const CaravanTool *tool = &caravan_desk_get_game (self->desk)->table->tools[index];
  GtkWidget *chip = caravan_pieces_get_tool_chip (self, index);
  ToolParts parts = get_parts (chip);
  int seat = caravan_desk_get_seat (self->desk);
  long n = tool->left (table, state, seat);
  gboolean guided = caravan_desk_is_guided (self->desk);
  long owed = guided && tool->owed != NULL ? tool->owed (table, state, seat) : 0;
  g_autofree char *left =
      caravan_format_plural (tool->left_one, tool->left_many, n, "n", n);
  /* Translators: how many pieces of a kind are to be placed. */
  g_autofree char *times = caravan_format (N_ ("×%1$s"), "n", owed);

  gtk_label_set_label (GTK_LABEL (parts.name), caravan_text (tool->term));
  gtk_label_set_label (GTK_LABEL (parts.left), left);
  gtk_label_set_label (GTK_LABEL (parts.owed), times);
  gtk_widget_set_visible (parts.owed, owed > 0);
  caravan_picture_set (CARAVAN_PICTURE (parts.picture), CARAVAN_PICTURE_PIECE,
                       table->game->pieces[tool->piece].id,
                       tool->by_seat ? table->color[seat] : -1);
  name_chip (chip, tool, left, owed);
}

static void
render (gpointer object)
{
  CaravanPieces *self = object;
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;

  render_players (self);
  for (int i = 0; tools[i].term != NULL; i++)
    render_tool (self, i);
  caravan_chips_set_chosen (CARAVAN_CHIPS (self->tools),
                            caravan_desk_get_tool (self->desk));
  /* Not invisible: in a narrow window the board has to keep its place. */
  gtk_widget_set_child_visible (GTK_WIDGET (self), !caravan_desk_is_over (self->desk));
  gtk_widget_set_sensitive (self->players, caravan_desk_can_record (self->desk));
  gtk_widget_set_sensitive (self->tools, caravan_desk_can_record (self->desk));
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

static GdkContentProvider *
drag_prepared_cb (GtkDragSource *source, double x, double y, CaravanPieces *self)
{
  GtkWidget *chip = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  int tool = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "tool"));

  if (!caravan_desk_can_record (self->desk))
    return NULL;
  caravan_desk_set_tool (self->desk, tool);
  return gdk_content_provider_new_typed (G_TYPE_INT, tool);
}

static void
drag_begun_cb (GtkDragSource *source, GdkDrag *drag, CaravanPieces *self)
{
  GtkWidget *chip = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  g_autoptr (GdkPaintable) paintable =
      gtk_widget_paintable_new (get_parts (chip).picture);

  gtk_drag_source_set_icon (source, paintable, PIECE_SIZE / 2, PIECE_SIZE / 2);
}

static void
add_drag_source (CaravanPieces *self, GtkWidget *chip, int tool)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_object_set_data (G_OBJECT (chip), "tool", GINT_TO_POINTER (tool));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepared_cb), self);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begun_cb), self);
  gtk_widget_add_controller (chip, GTK_EVENT_CONTROLLER (source));
}

/* Building. */

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = caravan_label_say (NULL, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  return label;
}

/* The picture with the number owed on its corner, then the name above what is left. */
static GtkWidget *
make_tool_content (CaravanPieces *self)
{
  GtkWidget *left = make_label ("subtitle");
  GtkWidget *texts = caravan_box_down (0, make_label ("title"), left, NULL);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *owed = gtk_label_new (NULL);

  /* As high whatever the number: the board must not jump. */
  gtk_label_set_ellipsize (GTK_LABEL (left), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (left), 1);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (owed, "owed");
  gtk_widget_set_halign (owed, GTK_ALIGN_END);
  gtk_widget_set_valign (owed, GTK_ALIGN_END);
  gtk_overlay_set_child (
      GTK_OVERLAY (overlay),
      caravan_picture_new_of (caravan_desk_get_game (self->desk)->art,
                              CARAVAN_PICTURE_NONE, NULL, -1, PIECE_SIZE));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), owed);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return caravan_box_across (10, overlay, texts, NULL);
}

static void
fill (CaravanPieces *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;

  for (int seat = 0; seat < table->n_players; seat++)
    gtk_widget_add_css_class (
        caravan_chips_add (CARAVAN_CHIPS (self->players),
                           caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                                table->color[seat], BADGE_SIZE)),
        "badge");
  for (int i = 0; tools[i].term != NULL; i++)
    add_drag_source (
        self, caravan_chips_add (CARAVAN_CHIPS (self->tools), make_tool_content (self)),
        i);
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
  self->title = make_label ("section-title");
  self->players = caravan_chips_new (PLAYER_WIDTH, SPACING);
  self->tools = caravan_chips_new (TOOL_WIDTH, SPACING);
  adw_bin_set_child (
      ADW_BIN (self),
      caravan_box_down (SPACING + 2, self->title, self->players, self->tools, NULL));
  caravan_text_bind (self->title, "label", N_ ("To place"));
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

void
caravan_pieces_set_compact (CaravanPieces *self, gboolean compact)
{
  gtk_widget_set_visible (self->title, !compact);
  for (int i = 0; caravan_pieces_get_tool_chip (self, i) != NULL; i++)
    {
      GtkWidget *chip = caravan_pieces_get_tool_chip (self, i);
      caravan_picture_set_size (CARAVAN_PICTURE (get_parts (chip).picture),
                                compact ? COMPACT_SIZE : PIECE_SIZE);
      gtk_box_set_spacing (GTK_BOX (gtk_button_get_child (GTK_BUTTON (chip))),
                           compact ? 8 : 10);
    }
}
