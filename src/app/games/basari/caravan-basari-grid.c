/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-grid-private.h"

#include "caravan-basari-gem.h"
#include "caravan-basari.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE_SIZE 34
#define SIGN_SIZE  44
#define CROWN_SIZE 22

G_DEFINE_FINAL_TYPE (CaravanBasariGrid, caravan_basari_grid, GTK_TYPE_WIDGET)

/* Showing it. */

static gboolean
is_shared (const CaravanBasariSpeech *speech, int row, int seat)
{
  if (row < CARAVAN_BASARI_MOST || row >= CARAVAN_BASARI_TOTAL)
    return FALSE;
  const CaravanBasariMost *most = &speech->reckoned->most[row - CARAVAN_BASARI_MOST];
  return most->n_leaders > 1 && caravan_basari_leads (most, seat);
}

/* A number that brings nothing is only told. */
static gboolean
is_quiet (const CaravanBasariSpeech *speech, int row, int seat)
{
  if (row == CARAVAN_BASARI_LAP)
    return speech->reckoned->lap[seat].points == 0;
  return row >= CARAVAN_BASARI_MOST && row < CARAVAN_BASARI_TOTAL &&
         !caravan_basari_leads (&speech->reckoned->most[row - CARAVAN_BASARI_MOST],
                                seat);
}

static void
show_cell (CaravanBasariGrid *self,
           const CaravanBasariSpeech *speech,
           int row,
           int seat)
{
  CaravanBasariCell *cell = &self->line[row].cell[seat];
  g_autofree char *above = caravan_basari_say_above (speech, row, seat);
  g_autofree char *number = caravan_basari_say_number (speech, row, seat);
  g_autofree char *below = caravan_basari_say_below (speech, row, seat);
  gboolean leads = row >= CARAVAN_BASARI_MOST && row < CARAVAN_BASARI_TOTAL &&
                   !is_quiet (speech, row, seat);

  caravan_label_show (cell->above, above);
  caravan_label_show (cell->number, number);
  caravan_label_show (cell->below, below);
  gtk_widget_set_visible (cell->crown, leads);
  caravan_widget_set_class (cell->above, "held", leads);
  caravan_widget_set_class (cell->number, "quiet", is_quiet (speech, row, seat));
  caravan_widget_set_class (cell->box, "shared", is_shared (speech, row, seat));
  caravan_widget_set_class (cell->below, "first",
                            row == CARAVAN_BASARI_TOTAL &&
                                (self->first >> seat & 1) != 0);
}

static void
show_line (CaravanBasariGrid *self,
           const CaravanBasariSpeech *speech,
           int row,
           gboolean is_told)
{
  CaravanBasariLine *line = &self->line[row];
  g_autofree char *name = caravan_basari_say_row (speech, row);
  g_autofree char *worth = caravan_basari_say_worth (speech, row);

  caravan_widget_name (line->button, name);
  caravan_label_show (line->worth, worth);
  gtk_widget_set_visible (line->button, is_told);
  gtk_widget_set_visible (line->category, is_told);
  for (int seat = 0; seat < self->n_players; seat++)
    {
      show_cell (self, speech, row, seat);
      gtk_widget_set_visible (line->cell[seat].box, is_told);
    }
}

/* Where nobody wants to be told totals the ends of rounds don't tell them either. */
void
caravan_basari_grid_show (CaravanBasariGrid *self, const CaravanBasariSpeech *speech)
{
  gboolean tells = caravan_desk_tells_totals (speech->desk);

  self->first = 0;
  for (int seat = 0; seat < self->n_players; seat++)
    {
      if (tells && speech->reckoned->after.player[seat].rank == 1)
        self->first |= 1u << seat;
      gtk_label_set_label (
          GTK_LABEL (self->name[seat]),
          lang_player_label (caravan_lang (),
                             caravan_desk_get_player (speech->desk, seat)));
    }
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    show_line (self, speech, row,
               tells || (row != CARAVAN_BASARI_SO_FAR && row != CARAVAN_BASARI_TOTAL));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Choosing. */

int
caravan_basari_grid_get_chosen (CaravanBasariGrid *self)
{
  return self->chosen;
}

void
caravan_basari_grid_choose (CaravanBasariGrid *self, int row)
{
  self->chosen = row;
  self->is_showing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->line[row].button), TRUE);
  self->is_showing = FALSE;
}

static void
row_toggled_cb (CaravanBasariGrid *self, GtkToggleButton *button)
{
  if (self->is_showing || !gtk_toggle_button_get_active (button))
    return;
  self->chosen = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "row"));
  g_signal_emit_by_name (self, "chosen");
}

GtkWidget *
caravan_basari_grid_get_row (CaravanBasariGrid *self, int row)
{
  return self->line[row].button;
}

GtkWidget *
caravan_basari_grid_get_number (CaravanBasariGrid *self, int row, int seat)
{
  return self->line[row].cell[seat].number;
}

/* Building. The buttons come first, so that all else lies over them; nothing over them
   takes a click or is read. */

static void
add_button (CaravanBasariGrid *self, int row)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_widget_add_css_class (button, "reckoning-line");
  g_object_set_data (G_OBJECT (button), "row", GINT_TO_POINTER (row));
  if (row > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->line[0].button));
  g_signal_connect_object (button, "toggled", G_CALLBACK (row_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  self->line[row].button = button;
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
add (CaravanBasariGrid *self, GtkWidget *widget)
{
  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
}

static void
add_head (CaravanBasariGrid *self, int seat)
{
  self->name[seat] = caravan_label_new (NULL, "score-name");
  caravan_label_center (self->name[seat]);
  self->head[seat] = caravan_box_down (
      4,
      caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, self->color[seat], BADGE_SIZE),
      self->name[seat], NULL);
  gtk_widget_add_css_class (self->head[seat], "reckoning-head");
  add (self, self->head[seat]);
}

static GtkWidget *
make_sign (int row)
{
  if (row == CARAVAN_BASARI_LAP)
    return caravan_picture_new_of (&caravan_basari_art, CARAVAN_PICTURE_PIECE, "lap",
                                   -1, SIGN_SIZE);
  if (row >= CARAVAN_BASARI_MOST && row < CARAVAN_BASARI_TOTAL)
    return caravan_basari_gem_new (row - CARAVAN_BASARI_MOST, SIGN_SIZE);
  return NULL;
}

/* The button says all of the line; what stands in it is for the eyes. */
static GtkWidget *
make_silent (const char *css_class)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  caravan_label_center (label);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Of the name of a line: it begins at the left, and wants to stand in one row. */
static void
lead (GtkWidget *label)
{
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_LEFT);
}

static GtkWidget *
make_title (const char *text)
{
  GtkWidget *title = make_silent ("strong");

  caravan_text_bind (title, "label", text);
  lead (title);
  return title;
}

static void
add_category (CaravanBasariGrid *self, int row)
{
  GtkWidget *sign = make_sign (row);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->line[row].worth = make_silent ("reckoning-note");
  lead (self->line[row].worth);
  if (sign != NULL)
    gtk_box_append (GTK_BOX (box), sign);
  GtkWidget *texts = caravan_box_down (0, make_title (caravan_basari_row_title (row)),
                                       self->line[row].worth, NULL);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_add_css_class (box, "reckoning-category");
  self->line[row].category = box;
  add (self, box);
}

static void
add_cell (CaravanBasariGrid *self, int row, int seat)
{
  CaravanBasariCell *cell = &self->line[row].cell[seat];
  gboolean is_total = row == CARAVAN_BASARI_TOTAL;

  cell->crown = caravan_picture_new_of (&caravan_basari_art, CARAVAN_PICTURE_PIECE,
                                        "majority", -1, CROWN_SIZE);
  cell->above = make_silent ("reckoning-note");
  cell->number = make_silent (is_total ? "reckoning-total" : "reckoning-number");
  gtk_label_set_wrap (GTK_LABEL (cell->number), FALSE);
  cell->below = make_silent (is_total ? "reckoning-place" : "reckoning-note");
  GtkWidget *top = caravan_box_across (5, cell->crown, cell->above, NULL);
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);
  cell->box = caravan_box_down (0, top, cell->number, cell->below, NULL);
  gtk_widget_set_halign (cell->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (cell->box, is_total ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cell->box, "reckoning-cell");
  add (self, cell->box);
}

static void
build (CaravanBasariGrid *self)
{
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    add_button (self, row);
  for (int seat = 0; seat < self->n_players; seat++)
    add_head (self, seat);
  for (int row = 0; row < CARAVAN_BASARI_N_ROWS; row++)
    {
      add_category (self, row);
      for (int seat = 0; seat < self->n_players; seat++)
        add_cell (self, row, seat);
    }
}

/* The class. */

static void
caravan_basari_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  caravan_basari_grid_append_ground (CARAVAN_BASARI_GRID (widget), snapshot);
  GTK_WIDGET_CLASS (caravan_basari_grid_parent_class)->snapshot (widget, snapshot);
}

static void
caravan_basari_grid_dispose (GObject *object)
{
  caravan_widget_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (caravan_basari_grid_parent_class)->dispose (object);
}

static void
caravan_basari_grid_class_init (CaravanBasariGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_basari_grid_dispose;
  widget_class->snapshot = caravan_basari_grid_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  caravan_signal_new (klass, "chosen", 0);
}

static void
caravan_basari_grid_init (CaravanBasariGrid *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_basari_grid_layout_new ());
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
caravan_basari_grid_new (CaravanDesk *desk)
{
  CaravanBasariGrid *self = g_object_new (CARAVAN_TYPE_BASARI_GRID, NULL);
  const CvTable *table = caravan_desk_get_table (desk);

  self->n_players = table->n_players;
  for (int seat = 0; seat < self->n_players; seat++)
    self->color[seat] = table->color[seat];
  build (self);
  return GTK_WIDGET (self);
}
