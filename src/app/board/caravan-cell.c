/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-cell.h"

#include "caravan-board-private.h"
#include "caravan-widget.h"

struct _CaravanCell
{
  GtkWidget parent_instance;

  CvCell cell;
  CaravanCellMarks marks;
  guint n_drawn;

  /* borrowed */
  CaravanSprites *sprites; /* of the board, or NULL before it has a size */

  /* owned */
  char *label;
};

G_DEFINE_FINAL_TYPE (CaravanCell, caravan_cell, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ACTIVATE,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static CaravanBoard *
find_board (CaravanCell *self)
{
  return CARAVAN_BOARD (gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
append (CaravanCell *self, GtkSnapshot *snapshot, CaravanSprite sprite)
{
  caravan_sprites_append (self->sprites, snapshot, 0, 0, sprite, NULL, 0);
}

static void
append_sign (CaravanCell *self, GtkSnapshot *snapshot)
{
  static const CaravanSprite sprites[] = {
    [CARAVAN_CELL_TICKED] = CARAVAN_SPRITE_TICK,
    [CARAVAN_CELL_CROSSED] = CARAVAN_SPRITE_CROSS,
    [CARAVAN_CELL_MISSED] = CARAVAN_SPRITE_MISSED,
  };

  if (self->marks.sign != CARAVAN_CELL_PLAIN)
    append (self, snapshot, sprites[self->marks.sign]);
}

static void
caravan_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CaravanCell *self = CARAVAN_CELL (widget);
  const CaravanCellMarks *marks = &self->marks;

  self->n_drawn++;
  if (self->sprites == NULL)
    return;
  if (marks->ringed)
    append (self, snapshot, CARAVAN_SPRITE_POINTED);
  if (marks->pointed && marks->illegal)
    append (self, snapshot, CARAVAN_SPRITE_HATCH);
  else if (marks->pointed && marks->ghost != NULL)
    {
      caravan_sprites_append (self->sprites, snapshot, 0, 0, CARAVAN_SPRITE_GHOST,
                              marks->ghost, marks->ghost_color);
      append (self, snapshot, CARAVAN_SPRITE_POINTED);
    }
  if (marks->house)
    append (self, snapshot, CARAVAN_SPRITE_HOUSE);
  append_sign (self, snapshot);
}

static void
caravan_cell_notify (GObject *object, GParamSpec *pspec)
{
  CaravanCell *self = CARAVAN_CELL (object);

  if (g_str_equal (pspec->name, "has-focus") &&
      gtk_widget_has_focus (GTK_WIDGET (self)))
    caravan_board_cell_focused (find_board (self), self->cell);
  if (G_OBJECT_CLASS (caravan_cell_parent_class)->notify != NULL)
    G_OBJECT_CLASS (caravan_cell_parent_class)->notify (object, pspec);
}

/* The ring is the board's, which draws it over everything. */
static void
caravan_cell_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GtkWidget *board = gtk_widget_get_parent (widget);
  GtkStateFlags changed = before ^ gtk_widget_get_state_flags (widget);

  if (board != NULL &&
      (changed & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)) != 0)
    gtk_widget_queue_draw (board);
}

static void
caravan_cell_activate (CaravanCell *self)
{
  caravan_board_activate_cell (find_board (self), self->cell);
}

static void
activate_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATE], 0);
}

static void
caravan_cell_finalize (GObject *object)
{
  g_free (CARAVAN_CELL (object)->label);
  G_OBJECT_CLASS (caravan_cell_parent_class)->finalize (object);
}

static void
caravan_cell_class_init (CaravanCellClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
                                GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->notify = caravan_cell_notify;
  G_OBJECT_CLASS (klass)->finalize = caravan_cell_finalize;
  widget_class->snapshot = caravan_cell_snapshot;
  widget_class->state_flags_changed = caravan_cell_state_flags_changed;
  signals[SIGNAL_ACTIVATE] = g_signal_new_class_handler (
      "activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
      G_CALLBACK (caravan_cell_activate), NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[SIGNAL_ACTIVATE]);

  /* The action is what a screen reader finds. */
  gtk_widget_class_install_action (widget_class, "cell.activate", NULL,
                                   activate_action_cb);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "cell.activate",
                                         NULL);
  gtk_widget_class_set_css_name (widget_class, "cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
caravan_cell_init (CaravanCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
caravan_cell_new (CvCell cell)
{
  CaravanCell *self = g_object_new (CARAVAN_TYPE_CELL, NULL);

  self->cell = cell;
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_COL_INDEX,
      cv_cell_column (cell) + 1, GTK_ACCESSIBLE_RELATION_ROW_INDEX,
      cv_cell_row (cell) + 1, -1);
  return GTK_WIDGET (self);
}

CvCell
caravan_cell_get_cell (CaravanCell *self)
{
  return self->cell;
}

static gboolean
are_marks_equal (const CaravanCellMarks *a, const CaravanCellMarks *b)
{
  return a->pointed == b->pointed && a->illegal == b->illegal && a->house == b->house &&
         a->ringed == b->ringed && a->ghost == b->ghost &&
         a->ghost_color == b->ghost_color && a->sign == b->sign;
}

void
caravan_cell_set_marks (CaravanCell *self, const CaravanCellMarks *marks)
{
  if (are_marks_equal (&self->marks, marks))
    return;
  self->marks = *marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_cell_set_sprites (CaravanCell *self, CaravanSprites *sprites)
{
  static const CaravanCellMarks nothing;

  self->sprites = sprites;
  if (!are_marks_equal (&self->marks, &nothing))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
caravan_cell_take_label (CaravanCell *self, char *label)
{
  if (g_strcmp0 (self->label, label) == 0)
    {
      g_free (label);
      return;
    }
  g_free (self->label);
  self->label = label;
  caravan_widget_name (GTK_WIDGET (self), label);
}

guint
caravan_cell_get_n_drawn (CaravanCell *self)
{
  return self->n_drawn;
}
