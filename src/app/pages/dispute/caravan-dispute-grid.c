/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-grid.h"

#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-step.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define PICTURE_SIZE 28
#define SIGN_SIZE    18
#define TOOLS_MOST   16

struct _CaravanDisputeGrid
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *title, *grid;
  GtkWidget *button[TOOLS_MOST][CV_PLAYERS_MOST];

  /* borrowed */
  CaravanDesk *desk;

  CvCell cell; /* that is asked about */
};

G_DEFINE_FINAL_TYPE (CaravanDisputeGrid, caravan_dispute_grid, ADW_TYPE_BIN)

static const CaravanTool *
get_tools (CaravanDisputeGrid *self)
{
  return caravan_desk_get_game (self->desk)->table->tools;
}

/* The step that a button asks about. A new reference. */
static json_t *
make_event (CaravanDisputeGrid *self, int tool, int seat)
{
  const CaravanTool *it = &get_tools (self)[tool];
  const CvTable *table = caravan_desk_get_table (self->desk);
  char cell[CV_CELL_TEXT_SIZE];
  json_t *event = json_pack (
      "{s:s,s:s,s:s}", "do", it->verb, "by", cv_color_names[table->color[seat]],
      caravan_step_place_arg (table, it->verb), cv_cell_print (self->cell, cell));

  if (it->arg != NULL)
    json_object_set_new (event, it->arg, json_string (it->value));
  return event;
}

/* The verdict, and all it says; free the latter. */
static gboolean
judge (CaravanDisputeGrid *self, int tool, int seat, char **ret_said)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  LangPeople people = caravan_desk_get_people (self->desk);
  json_t *event = make_event (self, tool, seat);
  g_autofree CvAnswer *answer = g_new (CvAnswer, 1);
  REC_AUTO_EVENT read = { 0 };
  RecError error = { 0 };

  rec_event_read (table, event, &read, &error);
  json_decref (event);
  cv_answer (table, caravan_desk_get_judged (self->desk), &read.move, answer);
  *ret_said = lang_say_explained (caravan_lang (), &people, &answer->explained);
  return cv_verdict_is_legal (&answer->verdict);
}

static void
show_sign (GtkWidget *button, gboolean is_legal)
{
  GtkWidget *sign = gtk_stack_get_child_by_name (
      GTK_STACK (gtk_button_get_child (GTK_BUTTON (button))), is_legal ? "yes" : "no");

  gtk_stack_set_visible_child (GTK_STACK (gtk_button_get_child (GTK_BUTTON (button))),
                               sign);
  caravan_widget_set_class (button, "yes", is_legal);
}

/* “Anna, Oasis” and the verdict. */
static void
render_button (CaravanDisputeGrid *self, int tool, int seat)
{
  GtkWidget *button = self->button[tool][seat];
  char *said;
  gboolean is_legal = judge (self, tool, seat, &said);
  LangPlayer player = caravan_desk_get_player (self->desk, seat);
  g_autofree char *name = caravan_format (
      /* Translators: a player, a piece and whether it may be placed: “Anna: Oasis.” */
      N_ ("%1$n: %2$s."), "pt", player, get_tools (self)[tool].term);

  show_sign (button, is_legal);
  caravan_widget_name (button, name);
  caravan_widget_describe (button, said);
  gtk_widget_set_tooltip_text (button, said);
  caravan_widget_set_class (button, "chosen",
                            seat == caravan_desk_get_seat (self->desk) &&
                                tool == caravan_desk_get_tool (self->desk));
  free (said);
}

static void
render_title (CaravanDisputeGrid *self)
{
  char cell[CV_CELL_TEXT_SIZE];
  /* Translators: the title of a table of players and pieces; %1$s is a space. */
  g_autofree char *title = caravan_format (N_ ("Who may place what on %1$s?"), "s",
                                           cv_cell_print (self->cell, cell));

  caravan_label_show (self->title, title);
}

static void
render (gpointer object)
{
  CaravanDisputeGrid *self = object;
  const CvTable *table = caravan_desk_get_table (self->desk);
  const json_t *event = caravan_desk_get_event (self->desk);

  self->cell = event != NULL && caravan_desk_is_pinned (self->desk) &&
                       !caravan_desk_is_mute (self->desk)
                   ? caravan_step_find_place (table, event)
                   : CV_CELL_NONE;
  gtk_widget_set_visible (GTK_WIDGET (self), self->cell != CV_CELL_NONE);
  if (self->cell == CV_CELL_NONE)
    return;
  render_title (self);
  for (int tool = 0; get_tools (self)[tool].term != NULL; tool++)
    for (int seat = 0; seat < table->n_players; seat++)
      render_button (self, tool, seat);
}

static void
desk_changed_cb (CaravanDisputeGrid *self, guint what)
{
  if ((what & (CARAVAN_DESK_VERDICT | CARAVAN_DESK_CHOICE)) != 0)
    render (self);
}

static void
button_clicked_cb (GtkWidget *button, CaravanDisputeGrid *self)
{
  int tool = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tool"));
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
  json_t *event = make_event (self, tool, seat);

  caravan_desk_choose (self->desk, seat, tool);
  caravan_desk_consider (self->desk, event);
  json_decref (event);
}

/* Building. */

static GtkWidget *
make_button (CaravanDisputeGrid *self, int tool, int seat)
{
  GtkWidget *button = gtk_button_new (), *stack = gtk_stack_new ();

  gtk_stack_add_named (GTK_STACK (stack),
                       gtk_image_new_from_icon_name ("object-select-symbolic"), "yes");
  gtk_stack_add_named (
      GTK_STACK (stack),
      caravan_picture_new (CARAVAN_PICTURE_SIGN, "illegal", -1, SIGN_SIZE), "no");
  gtk_button_set_child (GTK_BUTTON (button), stack);
  gtk_widget_add_css_class (button, "dispute-cell");
  gtk_widget_set_hexpand (button, TRUE);
  g_object_set_data (G_OBJECT (button), "tool", GINT_TO_POINTER (tool));
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self, 0);
  return self->button[tool][seat] = button;
}

static GtkWidget *
make_head (CaravanDisputeGrid *self, int tool)
{
  const CaravanTool *it = &get_tools (self)[tool];
  const CvTable *table = caravan_desk_get_table (self->desk);
  GtkWidget *name = caravan_label_new (it->term, NULL);

  caravan_label_keep_words (name);
  return caravan_box_across (
      8,
      caravan_picture_new_of (caravan_desk_get_game (self->desk)->art,
                              CARAVAN_PICTURE_PIECE, table->game->pieces[it->piece].id,
                              it->by_seat ? table->color[0] : -1, PICTURE_SIZE),
      name, NULL);
}

static void
fill (CaravanDisputeGrid *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  GtkGrid *grid = GTK_GRID (self->grid);

  for (int seat = 0; seat < table->n_players; seat++)
    gtk_grid_attach (grid,
                     caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                          table->color[seat], PICTURE_SIZE),
                     seat + 1, 0, 1, 1);
  for (int tool = 0; get_tools (self)[tool].term != NULL; tool++)
    {
      g_assert (tool < TOOLS_MOST);
      gtk_grid_attach (grid, make_head (self, tool), 0, tool + 1, 1, 1);
      for (int seat = 0; seat < table->n_players; seat++)
        gtk_grid_attach (grid, make_button (self, tool, seat), seat + 1, tool + 1, 1,
                         1);
    }
}

static void
caravan_dispute_grid_class_init (CaravanDisputeGridClass *klass)
{
}

static void
caravan_dispute_grid_init (CaravanDisputeGrid *self)
{
  self->title = caravan_label_say (NULL, "section-title");
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (6, self->title, self->grid, NULL));
}

GtkWidget *
caravan_dispute_grid_new (CaravanDesk *desk)
{
  CaravanDisputeGrid *self = g_object_new (CARAVAN_TYPE_DISPUTE_GRID, NULL);

  self->desk = desk;
  fill (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
