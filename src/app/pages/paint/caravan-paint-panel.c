/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-private.h"

#include "caravan-text.h"
#include "caravan-widget.h"

#define KEYS_MOST 10

/* The changes of the whole, by the actions that make them. */
static const char *const changes[] = {
  [CARAVAN_PAINT_MIRROR] = "paint.mirror", [CARAVAN_PAINT_FLIP] = "paint.flip",
  [CARAVAN_PAINT_TURN] = "paint.turn",     [CARAVAN_PAINT_SAMPLE] = "paint.sample",
  [CARAVAN_PAINT_EMPTY] = "paint.empty",
};

/* Showing. */

static GtkWidget *
make_remark (const CaravanRemark *remark)
{
  g_autofree char *text = caravan_remark_say (remark);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *sign = gtk_image_new_from_icon_name (
      remark->is_problem ? "dialog-warning-symbolic" : "object-select-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  caravan_box_add (row, sign, label, NULL);
  if (remark->is_problem)
    gtk_widget_add_css_class (row, "verdict-no");
  return row;
}

static void
show_remarks (CaravanPaintPage *self)
{
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  int n = caravan_paint_look_over (self->paint, remarks);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->remarks))) != NULL)
    gtk_box_remove (self->remarks, child);
  for (int i = 0; i < n; i++)
    gtk_box_append (self->remarks, make_remark (&remarks[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), n > 0);
}

static void
show_brushes (CaravanPaintPage *self)
{
  const CvTable *table = caravan_paint_get_table (self->paint);
  int seat = caravan_brushes_get_chosen (self->players);

  for (int i = 0; i < caravan_paint_n_brushes (self->paint); i++)
    {
      g_autofree char *left = caravan_paint_say_left (self->paint, i, seat);
      if (left != NULL)
        caravan_brushes_set_detail (self->brushes, i, left);
      if (caravan_paint_get_brush (self->paint, i)->is_players)
        caravan_brushes_set_color (self->brushes, i, table->color[seat]);
    }
}

static void
show_rank (CaravanPaintPage *self, int seat)
{
  const CaravanPainting *painting = caravan_paint_get_painting (self->paint);
  int rank = caravan_paint_get_rank (self->paint, seat);
  LangPlayer player =
      lang_player (NULL, caravan_paint_get_table (self->paint)->color[seat]);
  g_autofree char *number = rank > 0 ? caravan_number (rank) : g_strdup ("–");
  g_autofree char *said =
      rank > 0 ? caravan_format (painting->rank_said, "ps", player, number)
               : caravan_format (painting->no_rank_said, "p", player);

  gtk_label_set_label (self->rank_labels[seat], number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rank_buttons[seat]), said);
  caravan_widget_name (GTK_WIDGET (self->rank_buttons[seat]), said);
}

static void
show_size (CaravanPaintPage *self)
{
  const CvBoard *board = &caravan_paint_get_table (self->paint)->board;

  self->showing = TRUE;
  gtk_spin_button_set_value (self->width, board->width);
  gtk_spin_button_set_value (self->height, board->height);
  self->showing = FALSE;
}

/* Menus don't follow the language: this one is made anew. */
static void
show_menu (CaravanPaintPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, caravan_text (N_ ("Begin with the Sample Board")),
                 changes[CARAVAN_PAINT_SAMPLE]);
  g_menu_append (menu, caravan_text (N_ ("Begin with an Empty Board")),
                 changes[CARAVAN_PAINT_EMPTY]);
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}

void
caravan_paint_page_render_panel (CaravanPaintPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  show_brushes (self);
  show_remarks (self);
  show_size (self);
  show_menu (self);
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    if (self->rank_buttons[seat] != NULL)
      show_rank (self, seat);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_NUMBERS))
    caravan_paint_page_render_numbers (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_BANDS))
    caravan_paint_page_render_bands (self);
  gtk_widget_action_set_enabled (widget, "paint.undo",
                                 caravan_paint_can_undo (self->paint));
  gtk_widget_action_set_enabled (widget, "paint.redo",
                                 caravan_paint_can_redo (self->paint));
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_action_set_enabled (
        widget, changes[i],
        caravan_paint_can_change (self->paint, (CaravanPaintChange) i));
}

/* What people do. */

static void
brush_chosen_cb (CaravanPaintPage *self)
{
  if (!self->showing)
    caravan_paint_page_render (self);
}

/* A drag is one step; so is each cell painted with the keyboard. */
static gboolean
pressed_cb (CaravanPaintPage *self)
{
  caravan_paint_begin_stroke (self->paint);
  return FALSE;
}

static void
fill_toggled_cb (CaravanPaintPage *self)
{
  caravan_board_set_painting (self->board, !gtk_toggle_button_get_active (self->fill));
}

static void
size_changed_cb (CaravanPaintPage *self)
{
  if (!self->showing)
    caravan_paint_page_changed (
        self, caravan_paint_resize (self->paint,
                                    gtk_spin_button_get_value_as_int (self->width),
                                    gtk_spin_button_get_value_as_int (self->height)));
}

/* Only what is painted can be undone: the entry has an undo of its own. */
static void
title_changed_cb (CaravanPaintPage *self)
{
  const char *title = gtk_editable_get_text (GTK_EDITABLE (self->title));

  if (self->showing)
    return;
  if (caravan_paint_set_title (self->paint, title))
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->title), "error");
      caravan_paint_page_changed (self, TRUE);
    }
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "error");
}

static void
rank_clicked_cb (CaravanPaintPage *self, GtkButton *button)
{
  caravan_paint_page_forget (self);
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    if (self->rank_buttons[seat] == button)
      caravan_paint_ask_rank (self->paint, seat);
  caravan_paint_page_changed (self, TRUE);
}

/* Actions. The piece under the pointer is judged anew after each. */

static void
show_changed (GtkWidget *widget, gboolean changed)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);

  caravan_paint_page_point (self, self->pointed);
  caravan_paint_page_changed (self, changed);
}

static CaravanPaint *
get_paint (GtkWidget *widget)
{
  return CARAVAN_PAINT_PAGE (widget)->paint;
}

static void
undo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_changed (widget, caravan_paint_undo (get_paint (widget)));
}

static void
redo_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_changed (widget, caravan_paint_redo (get_paint (widget)));
}

static void
change_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if (g_str_equal (changes[i], name))
      show_changed (widget,
                    caravan_paint_change (get_paint (widget), (CaravanPaintChange) i));
}

static void
erase_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (widget);
  CaravanPaintTouch touch = { caravan_paint_n_brushes (self->paint) - 1, 0,
                              caravan_board_get_focus (self->board) };

  show_changed (widget, caravan_paint_touch (self->paint, &touch, &self->refusal));
}

static void
fill_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkToggleButton *fill = CARAVAN_PAINT_PAGE (widget)->fill;

  gtk_toggle_button_set_active (fill, !gtk_toggle_button_get_active (fill));
}

static void
brush_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  caravan_brushes_choose (CARAVAN_PAINT_PAGE (widget)->brushes,
                          g_variant_get_int32 (parameter));
}

static void
player_activated_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const CvTable *table = caravan_paint_get_table (get_paint (widget));

  for (int seat = 0; seat < table->n_players; seat++)
    if (table->color[seat] == g_variant_get_int32 (parameter))
      caravan_brushes_choose (CARAVAN_PAINT_PAGE (widget)->players, seat);
}

static void
bind_keys (GtkWidgetClass *klass)
{
  gtk_widget_class_add_binding_action (klass, GDK_KEY_z, GDK_CONTROL_MASK, "paint.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "paint.redo", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Delete, 0, "paint.erase", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_f, 0, "paint.fill", NULL);
  for (int i = 0; i < KEYS_MOST; i++)
    gtk_widget_class_add_binding_action (klass, caravan_paint_key_of (i), 0,
                                         "paint.brush", "i", i);
  for (int color = 0; cv_color_letters[color] != '\0'; color++)
    gtk_widget_class_add_binding_action (
        klass, (guint) g_ascii_tolower (cv_color_letters[color]), 0, "paint.player",
        "i", color);
}

void
caravan_paint_page_install_panel (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, brush_chosen_cb);
  gtk_widget_class_bind_template_callback (klass, pressed_cb);
  gtk_widget_class_bind_template_callback (klass, fill_toggled_cb);
  gtk_widget_class_bind_template_callback (klass, size_changed_cb);
  gtk_widget_class_bind_template_callback (klass, title_changed_cb);
  gtk_widget_class_bind_template_callback (klass, caravan_paint_page_finish);
  gtk_widget_class_install_action (klass, "paint.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (klass, "paint.redo", NULL, redo_activated_cb);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (klass, changes[i], NULL, change_activated_cb);
  gtk_widget_class_install_action (klass, "paint.erase", NULL, erase_activated_cb);
  gtk_widget_class_install_action (klass, "paint.fill", NULL, fill_activated_cb);
  gtk_widget_class_install_action (klass, "paint.brush", "i", brush_activated_cb);
  gtk_widget_class_install_action (klass, "paint.player", "i", player_activated_cb);
  bind_keys (klass);
}

/* What the paint has. */

static void
add_players (CaravanPaintPage *self)
{
  const CvTable *table = caravan_paint_get_table (self->paint);

  caravan_brushes_set_narrow (self->players);
  for (int seat = 0; seat < table->n_players; seat++)
    {
      int color = table->color[seat];
      CaravanPaintBrush brush = { .term = cv_color_terms[color],
                                  .picture = CARAVAN_PICTURE_BADGE,
                                  .color = color,
                                  .key = (guint) cv_color_letters[color] };
      caravan_brushes_add (self->players, &brush, TRUE);
    }
}

static void
add_brushes (CaravanPaintPage *self)
{
  for (int i = 0; i < caravan_paint_n_brushes (self->paint); i++)
    caravan_brushes_add (self->brushes, caravan_paint_get_brush (self->paint, i),
                         FALSE);
  caravan_brushes_choose (self->brushes,
                          CARAVAN_PAINT_GET_CLASS (self->paint)->first_brush);
}

static void
add_rank (CaravanPaintPage *self, int seat)
{
  int color = caravan_paint_get_table (self->paint)->color[seat];
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (NULL);

  self->rank_buttons[seat] = GTK_BUTTON (button);
  self->rank_labels[seat] = GTK_LABEL (label);
  gtk_widget_add_css_class (label, "figures");
  caravan_box_add (box, caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, 24),
                   label, NULL);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "caravan-chip");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (rank_clicked_cb), self);
  gtk_box_append (self->rank_row, button);
}

static void
add_ranks (CaravanPaintPage *self)
{
  const CaravanPainting *painting = caravan_paint_get_painting (self->paint);

  for (int seat = 0; seat < caravan_paint_get_table (self->paint)->n_players; seat++)
    add_rank (self, seat);
  caravan_text_bind (self->ranks_term, "label", painting->ranks_term);
  caravan_text_bind (self->ranks_hint, "label", painting->ranks_hint);
}

/* Nothing is asked about a size that boards of the game can't change. */
static void
show_size_controls (CaravanPaintPage *self)
{
  const CvGame *game = caravan_paint_get_table (self->paint)->game;

  gtk_widget_set_visible (self->columns, game->width_min < game->width_max);
  gtk_widget_set_visible (self->rows, game->height_min < game->height_max);
  gtk_widget_set_visible (
      self->turn, game->width_min < game->width_max ||
                      caravan_paint_can_change (self->paint, CARAVAN_PAINT_TURN));
}

static void
set_facts (CaravanPaintPage *self)
{
  const CvGame *game = caravan_paint_get_table (self->paint)->game;

  gtk_editable_set_text (GTK_EDITABLE (self->title),
                         caravan_paint_get_title (self->paint));
  gtk_spin_button_set_range (self->width, MAX (game->width_min, CARAVAN_PAINT_SIDE_MIN),
                             game->width_max);
  gtk_spin_button_set_range (
      self->height, MAX (game->height_min, CARAVAN_PAINT_SIDE_MIN), game->height_max);
  show_size_controls (self);
}

static void
set_words (CaravanPaintPage *self)
{
  const CaravanPaintClass *klass = CARAVAN_PAINT_GET_CLASS (self->paint);

  const char *hint = caravan_paint_get_painting (self->paint)->hint;

  caravan_text_bind (self->hint, "label",
                     hint != NULL &&
                             !caravan_paint_has (self->paint, CARAVAN_PAINT_BOARDS)
                         ? hint
                         : klass->hint);
  caravan_text_bind (self->purpose, "label", klass->purpose);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_BOARDS))
    gtk_label_set_justify (self->purpose, GTK_JUSTIFY_CENTER);
  caravan_text_bind_accessible (self->done, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                klass->purpose);
  caravan_text_bind_accessible (GTK_WIDGET (self->brushes),
                                GTK_ACCESSIBLE_PROPERTY_LABEL, klass->brushes);
}

/* What it has not is neither shown nor reached by keys. */
static void
show_parts (CaravanPaintPage *self)
{
  const struct
  {
    CaravanPaintPart part;
    gpointer widget;
    const char *action; /* or NULL */
  } parts[] = {
    { CARAVAN_PAINT_BOARDS, self->tools, "paint.fill" },
    { CARAVAN_PAINT_BOARDS, self->facts, NULL },
    { CARAVAN_PAINT_PLAYERS, self->players, "paint.player" },
    { CARAVAN_PAINT_RANKS, self->ranks, NULL },
    { CARAVAN_PAINT_NUMBERS, self->numbers, NULL },
    { CARAVAN_PAINT_BANDS, self->bands, NULL },
    { CARAVAN_PAINT_VERDICTS, self->message, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gboolean has = caravan_paint_has (self->paint, parts[i].part);
      gtk_widget_set_visible (parts[i].widget, has);
      if (parts[i].action != NULL)
        gtk_widget_action_set_enabled (GTK_WIDGET (self), parts[i].action, has);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "paint.erase",
                                 caravan_paint_has (self->paint, CARAVAN_PAINT_ERASER));
}

void
caravan_paint_page_fill_panel (CaravanPaintPage *self)
{
  self->showing = TRUE;
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_PLAYERS))
    add_players (self);
  add_brushes (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_RANKS))
    add_ranks (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_NUMBERS))
    caravan_paint_page_add_numbers (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_BANDS))
    caravan_paint_page_add_bands (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_BOARDS))
    set_facts (self);
  set_words (self);
  show_parts (self);
  self->showing = FALSE;
}
