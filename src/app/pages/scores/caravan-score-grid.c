/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-score-grid-private.h"

#include "caravan-draw.h"
#include "caravan-label.h"
#include "caravan-score-words.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-sheet.h"

G_DEFINE_FINAL_TYPE (CaravanScoreGrid, caravan_score_grid, GTK_TYPE_WIDGET)

static gboolean
is_shown (CaravanScoreGrid *self, int seat)
{
  return self->shown >> seat & 1;
}

gboolean
caravan_score_grid_is_total (CaravanScoreGrid *self, int row)
{
  return row == self->n_rows - 1;
}

static gboolean
is_complete (CaravanScoreGrid *self)
{
  return self->shown == (1u << self->n_players) - 1;
}

gboolean
caravan_score_grid_is_winner (CaravanScoreGrid *self, int seat)
{
  return is_complete (self) &&
         (caravan_sheet_get_score (self->sheet)->winners >> seat & 1);
}

/* Texts. */

/* The name of a row. */
static const char *
say_category (CaravanScoreGrid *self, int row)
{
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[0];

  return caravan_text (
      caravan_score_grid_is_total (self, row)
          ? N_ ("Total")
          : caravan_art_category_name (caravan_sheet_get_art (self->sheet),
                                       player->lines[row].rule));
}

static void
render_line (CaravanScoreGrid *self, int seat, int row)
{
  CaravanScoreCell *cell = &self->cells[seat][row];
  const CvLine *line = &caravan_sheet_get_score (self->sheet)->player[seat].lines[row];
  gboolean shown = is_shown (self, seat);
  g_autofree char *name = caravan_score_say_line (self->sheet, seat, row, shown);
  g_autofree char *equation = NULL, *result = NULL;

  caravan_score_split (line, &equation, &result);
  gtk_label_set_label (GTK_LABEL (cell->category), say_category (self, row));
  /* A blank keeps the height, so that nothing jumps while players are revealed. */
  caravan_label_show (cell->equation, line->is_product ? (shown ? equation : " ") : "");
  caravan_label_show (cell->result, shown ? result : "…");
  caravan_widget_name (cell->button, name);
  caravan_widget_describe (cell->button, "");
}

static void
render_total (CaravanScoreGrid *self, int seat)
{
  CaravanScoreCell *cell = &self->cells[seat][self->n_rows - 1];
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[seat];
  gboolean shown = is_shown (self, seat);
  g_autofree char *name = caravan_score_say_total (self->sheet, seat, shown);
  g_autofree char *notes =
      shown && is_complete (self)
          ? caravan_score_say_notes (self->sheet, seat, self->is_over)
          : g_strdup ("");
  g_autofree char *total = lang_sheet_total (caravan_lang (), player);

  gtk_label_set_label (GTK_LABEL (cell->category),
                       say_category (self, self->n_rows - 1));
  caravan_label_show (cell->result, shown ? total : "…");
  caravan_label_show (cell->notes, notes);
  caravan_widget_name (cell->button, name);
  caravan_widget_describe (cell->button, notes);
}

static void
render_head (CaravanScoreGrid *self, int seat)
{
  CaravanScoreHead *head = &self->heads[seat];
  const CvPlayerScore *player = &caravan_sheet_get_score (self->sheet)->player[seat];
  gboolean ranked = is_shown (self, seat) && !player->sealed;

  gtk_label_set_label (GTK_LABEL (head->name),
                       caravan_sheet_get_name (self->sheet, seat));
  gtk_label_set_label (GTK_LABEL (head->rank),
                       ranked ? caravan_ordinal (player->rank) : " ");
  caravan_widget_set_class (head->box, "winner",
                            caravan_score_grid_is_winner (self, seat));
}

static void
render (gpointer object)
{
  CaravanScoreGrid *self = object;

  if (self->sheet == NULL)
    return;
  for (int row = 0; row < self->n_rows; row++)
    {
      const CvLine *line = &caravan_sheet_get_score (self->sheet)->player[0].lines[row];
      gtk_label_set_label (GTK_LABEL (self->names[row]), say_category (self, row));
      if (!caravan_score_grid_is_total (self, row))
        gtk_widget_set_tooltip_text (self->categories[row],
                                     caravan_text (line->rule->text));
    }
  for (int seat = 0; seat < self->n_players; seat++)
    {
      render_head (self, seat);
      render_total (self, seat);
      for (int row = 0; row < self->n_rows - 1; row++)
        render_line (self, seat, row);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Choosing. */

static void
mark_chosen (CaravanScoreGrid *self)
{
  self->is_choosing = TRUE;
  for (int seat = 0; seat < self->n_players; seat++)
    for (int row = 0; row < self->n_rows; row++)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[seat][row].button),
                                    seat == self->seat && row == self->row);
  self->is_choosing = FALSE;
  g_signal_emit_by_name (self, "chosen");
}

static gboolean
find_cell (CaravanScoreGrid *self, GtkWidget *button, int *ret_seat, int *ret_row)
{
  for (int seat = 0; seat < self->n_players; seat++)
    for (int row = 0; row < self->n_rows; row++)
      if (self->cells[seat][row].button == button)
        {
          *ret_seat = seat;
          *ret_row = row;
          return TRUE;
        }
  return FALSE;
}

static void
cell_toggled_cb (CaravanScoreGrid *self, GtkToggleButton *button)
{
  int seat, row;

  if (self->is_choosing || !find_cell (self, GTK_WIDGET (button), &seat, &row))
    return;
  self->seat = gtk_toggle_button_get_active (button) ? seat : -1;
  self->row = row;
  mark_chosen (self);
}

gboolean
caravan_score_grid_get_chosen (CaravanScoreGrid *self, int *ret_seat, int *ret_line)
{
  if (self->seat < 0)
    return FALSE;
  *ret_seat = self->seat;
  *ret_line = self->row;
  return TRUE;
}

void
caravan_score_grid_choose (CaravanScoreGrid *self, int seat, int line)
{
  self->seat = self->at_seat = seat;
  self->row = self->at_row = line;
  mark_chosen (self);
}

void
caravan_score_grid_choose_none (CaravanScoreGrid *self)
{
  self->seat = -1;
  mark_chosen (self);
}

/* Moving the focus. */

void
caravan_score_grid_focus (CaravanScoreGrid *self, int seat, int line)
{
  if (seat >= 0)
    {
      self->at_seat = seat;
      self->at_row = line;
    }
  if (self->n_players > 0)
    gtk_widget_grab_focus (self->cells[self->at_seat][self->at_row].button);
}

static void
focus_changed_cb (CaravanScoreGrid *self, GParamSpec *pspec, GtkWidget *button)
{
  if (gtk_widget_has_focus (button))
    find_cell (self, button, &self->at_seat, &self->at_row);
}

void
caravan_score_grid_watch (CaravanScoreGrid *self, GtkWidget *button)
{
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (cell_toggled_cb), self);
  g_signal_connect_swapped (button, "notify::has-focus", G_CALLBACK (focus_changed_cb),
                            self);
}

/* Down from the last line of a player goes on with the next one. */
static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer unused)
{
  CaravanScoreGrid *self = CARAVAN_SCORE_GRID (widget);
  int across, down, seat = self->at_seat, row = self->at_row;

  g_variant_get (args, "(ii)", &across, &down);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    across = -across;
  row += down;
  if (row < 0 || row >= self->n_rows)
    {
      across += down;
      row = down > 0 ? 0 : self->n_rows - 1;
    }
  seat += across;
  if (seat >= 0 && seat < self->n_players)
    caravan_score_grid_focus (self, seat, row);
  return TRUE;
}

static gboolean
caravan_score_grid_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CaravanScoreGrid *self = CARAVAN_SCORE_GRID (widget);

  if (self->n_players == 0 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (self->cells[self->at_seat][self->at_row].button);
}

/* The same players and lines: the widgets stay, and with them the focus. */
static gboolean
has_same_form (CaravanSheet *a, CaravanSheet *b)
{
  const CvTable *one = caravan_sheet_get_table (a),
                *other = caravan_sheet_get_table (b);

  return one->game == other->game && one->n_players == other->n_players &&
         memcmp (one->color, other->color, sizeof one->color) == 0;
}

void
caravan_score_grid_show (CaravanScoreGrid *self,
                         CaravanSheet *sheet,
                         guint shown,
                         gboolean is_over)
{
  gboolean same = self->sheet != NULL && has_same_form (self->sheet, sheet);

  caravan_sheet_ref (sheet);
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  self->sheet = sheet;
  self->shown = shown;
  self->is_over = is_over;
  if (!same)
    {
      self->seat = -1;
      caravan_score_grid_build (self);
    }
  render (self);
}

static void
caravan_score_grid_dispose (GObject *object)
{
  CaravanScoreGrid *self = CARAVAN_SCORE_GRID (object);

  g_clear_handle_id (&self->aligning, g_source_remove);
  caravan_widget_clear (GTK_WIDGET (self));
  self->n_players = self->n_rows = 0;
  g_clear_pointer (&self->sheet, caravan_sheet_unref);
  G_OBJECT_CLASS (caravan_score_grid_parent_class)->dispose (object);
}

static void
caravan_score_grid_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  caravan_score_grid_append_lines (CARAVAN_SCORE_GRID (widget), snapshot);
  GTK_WIDGET_CLASS (caravan_score_grid_parent_class)->snapshot (widget, snapshot);
}

static void
bind_keys (GtkWidgetClass *klass)
{
  static const struct
  {
    guint key, pad;
    int across, down;
  } keys[] = { { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
               { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
               { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
               { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding (klass, keys[i].key, 0, move_cb, "(ii)",
                                    keys[i].across, keys[i].down);
      gtk_widget_class_add_binding (klass, keys[i].pad, 0, move_cb, "(ii)",
                                    keys[i].across, keys[i].down);
    }
}

static void
caravan_score_grid_class_init (CaravanScoreGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_score_grid_dispose;
  widget_class->snapshot = caravan_score_grid_snapshot;
  widget_class->focus = caravan_score_grid_move_focus;
  caravan_signal_new (klass, "chosen", 0);
  bind_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "scoregrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
caravan_score_grid_init (CaravanScoreGrid *self)
{
  self->seat = -1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_score_grid_layout_new ());
  caravan_look_follow (self, G_CALLBACK (gtk_widget_queue_draw));
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Score sheet"));
  caravan_text_follow (self, render);
}

GtkWidget *
caravan_score_grid_new (void)
{
  return g_object_new (CARAVAN_TYPE_SCORE_GRID, NULL);
}
