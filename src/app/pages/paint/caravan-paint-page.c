/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-paint-private.h"

#include "caravan-board-actions.h"
#include "caravan-paint-surface.h"
#include "caravan-side-layout.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

G_DEFINE_FINAL_TYPE (CaravanPaintPage, caravan_paint_page, CARAVAN_TYPE_PAGE)

/* Showing. */

static CaravanPaintTouch
make_touch (CaravanPaintPage *self, int cell)
{
  return (CaravanPaintTouch){ caravan_brushes_get_chosen (self->brushes),
                              caravan_brushes_get_chosen (self->players),
                              (CvCell) cell };
}

static void
show_cells (CaravanPaintPage *self)
{
  const CvTable *table = caravan_paint_get_table (self->paint);
  CaravanPaintTouch touch = make_touch (self, self->pointed);
  const CaravanPaintBrush *brush = caravan_paint_get_brush (self->paint, touch.brush);
  const CvVerdict *verdict = &self->refusal.verdict;
  CaravanRemark remarks[CARAVAN_REMARKS_MOST];
  CaravanScene scene;

  caravan_scene_start (&scene, caravan_game_find (table->game), table);
  scene.state = *caravan_paint_get_state (self->paint);
  scene.lit = self->refusal.lit;
  for (int i = caravan_paint_look_over (self->paint, remarks) - 1; i >= 0; i--)
    if (remarks[i].is_problem)
      cv_set_unite (&scene.lit, &remarks[i].cells, CV_SET_WORDS);
  scene.pointed = self->pointed;
  scene.pointed_illegal = self->refusal.reason != NULL ||
                          (verdict->rule != NULL && !cv_verdict_is_legal (verdict));
  scene.ghost_piece = brush->piece;
  scene.ghost_seat = brush->is_players ? touch.seat : CV_NO_PLAYER;
  caravan_board_show (self->board, &scene);
}

static void
show_board (CaravanPaintPage *self)
{
  if (self->surface != NULL)
    caravan_paint_surface_show (self->surface);
  else
    show_cells (self);
}

/* Players go by the colours of their pieces. */
static LangPeople
get_colors (CaravanPaintPage *self)
{
  const CvTable *table = caravan_paint_get_table (self->paint);
  LangPeople people = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    people.seat[seat] = lang_player (NULL, table->color[seat]);
  return people;
}

/* What is wrong with the piece under the pointer, else with the whole. */
static char *
say_message (CaravanPaintPage *self, const CvVerdict *whole, gboolean *ret_good)
{
  const CvVerdict *verdict = &self->refusal.verdict;
  LangPeople people = get_colors (self);

  *ret_good = FALSE;
  if (rec_error_is_set (&self->error))
    return lang_say_error (caravan_lang (), &self->error);
  if (self->refusal.reason != NULL)
    return g_strdup (caravan_text (self->refusal.reason));
  if (verdict->rule == NULL || cv_verdict_is_legal (verdict))
    verdict = whole;
  *ret_good = cv_verdict_is_legal (verdict);
  return lang_say_verdict (caravan_lang (), &people, verdict);
}

static void
show_message (CaravanPaintPage *self)
{
  CvVerdict whole;
  gboolean complete = caravan_paint_judge (self->paint, &whole), good;

  gtk_widget_set_sensitive (self->done, complete);
  if (!caravan_paint_has (self->paint, CARAVAN_PAINT_VERDICTS))
    return;
  g_autofree char *text = say_message (self, &whole, &good);
  gtk_label_set_label (self->message, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->message),
                               good ? "verdict-no" : "verdict-ok");
  gtk_widget_add_css_class (GTK_WIDGET (self->message),
                            good ? "verdict-ok" : "verdict-no");
  if (self->surface != NULL)
    caravan_paint_surface_describe (self->surface, text);
  else
    caravan_board_describe_focus (self->board, text);
}

/* What is kept as it goes says so where it can't be; the rest has its message. */
static void
show_trouble (CaravanPaintPage *self)
{
  const char *trouble = CARAVAN_PAINT_GET_CLASS (self->paint)->trouble;
  gboolean is_told = trouble != NULL && rec_error_is_set (&self->error);
  g_autofree char *reason =
      is_told ? lang_say_error (caravan_lang (), &self->error) : NULL;
  g_autofree char *text =
      is_told ? caravan_format (trouble, "s", reason) : g_strdup ("");

  gtk_label_set_label (self->trouble, text);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), is_told);
}

void
caravan_paint_page_render (gpointer object)
{
  CaravanPaintPage *self = object;

  show_board (self);
  show_message (self);
  show_trouble (self);
  caravan_paint_page_render_panel (self);
}

/* Painting. */

/* What the disk said holds until it says something else. */
void
caravan_paint_page_forget (CaravanPaintPage *self)
{
  self->refusal = (CaravanPaintRefusal){ 0 };
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_VERDICTS))
    self->error = (RecError){ 0 };
}

void
caravan_paint_page_point (CaravanPaintPage *self, int cell)
{
  CaravanPaintTouch touch = make_touch (self, cell);

  caravan_paint_page_forget (self);
  self->pointed = (CvCell) cell;
  caravan_paint_try (self->paint, &touch, &self->refusal);
  show_board (self);
  show_message (self);
}

void
caravan_paint_page_changed (CaravanPaintPage *self, gboolean changed)
{
  caravan_paint_page_render (self);
  if (changed)
    caravan_paint_keep (self->paint);
  caravan_page_changed (CARAVAN_PAGE (self));
}

void
caravan_paint_page_touch (CaravanPaintPage *self, int cell)
{
  CaravanPaintTouch touch = make_touch (self, cell);

  caravan_paint_page_forget (self);
  if (caravan_paint_has (self->paint, CARAVAN_PAINT_VERDICTS))
    self->pointed = touch.cell;
  caravan_paint_page_changed (
      self, caravan_paint_touch (self->paint, &touch, &self->refusal));
}

static void
activated_cb (CaravanPaintPage *self, int cell)
{
  CaravanPaintTouch touch = make_touch (self, cell);

  if (gtk_toggle_button_get_active (self->fill))
    caravan_paint_page_changed (self, caravan_paint_fill (self->paint, &touch));
  else
    caravan_paint_page_touch (self, cell);
}

/* Each press is a step of undo. */
static void
pressed_cb (CaravanPaintPage *self, int place)
{
  caravan_paint_begin_stroke (self->paint);
  caravan_paint_page_touch (self, place);
}

void
caravan_paint_page_finish (CaravanPaintPage *self)
{
  caravan_paint_page_forget (self);
  if (caravan_paint_finish (self->paint, &self->error))
    g_signal_emit_by_name (self, "done");
  else
    caravan_paint_page_render (self);
}

static void
kept_cb (CaravanPaintPage *self, const RecError *error)
{
  self->error = error != NULL ? *error : (RecError){ 0 };
  show_trouble (self);
}

/* As a part of another page. */

void
caravan_paint_page_lend (CaravanPaintPage *self, GtkWidget *head, const char *purpose)
{
  gtk_box_prepend (GTK_BOX (self->panel), head);
  gtk_widget_set_visible (self->steps, FALSE);
  caravan_text_bind (self->purpose, "label", purpose);
  caravan_text_bind_accessible (self->done, GTK_ACCESSIBLE_PROPERTY_LABEL, purpose);
}

void
caravan_paint_page_choose_seat (CaravanPaintPage *self, int seat)
{
  caravan_brushes_choose (self->players, seat);
}

/* Where the focus comes to stand, it is read what the position is worth. */
void
caravan_paint_page_rest (CaravanPaintPage *self)
{
  caravan_board_rest (self->board);
  show_message (self);
}

CaravanPaint *
caravan_paint_page_get_paint (CaravanPaintPage *self)
{
  return self->paint;
}

/* The class. */

static CaravanPaintClass *
get_class (CaravanPage *page)
{
  return CARAVAN_PAINT_GET_CLASS (CARAVAN_PAINT_PAGE (page)->paint);
}

static char *
say_title (CaravanPage *page)
{
  return g_strdup (caravan_text (get_class (page)->title));
}

static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  return g_strdup (get_class (page)->help);
}

static GtkWidget *
find_board (CaravanPage *page)
{
  CaravanPaintPage *self = CARAVAN_PAINT_PAGE (page);

  return self->surface == NULL ? GTK_WIDGET (self->view) : NULL;
}

static gboolean
belongs_to_match (CaravanPage *page)
{
  return get_class (page)->is_of_match;
}

static void
undo (CaravanPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.undo", NULL);
}

static void
redo (CaravanPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "paint.redo", NULL);
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, NULL },
  { "win.redo", redo, NULL },
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

static gboolean
go_back (CaravanPage *page)
{
  g_signal_emit_by_name (page, "left");
  return FALSE;
}

/* The children go first: they still tell what happens to them. */
static void
caravan_paint_page_dispose (GObject *object)
{
  G_OBJECT_CLASS (caravan_paint_page_parent_class)->dispose (object);
  g_clear_object (&CARAVAN_PAINT_PAGE (object)->paint);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, view);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, panel);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, trouble);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, players);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, brushes);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, tools);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, fill);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, menu);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, hint);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, remarks);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, facts);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, title);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, turn);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, columns);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, rows);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, bands);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, column_bands);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, row_bands);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, width);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, height);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, ranks);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, ranks_term);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, ranks_hint);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, rank_row);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, numbers);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, numbers_term);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, number_rows);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, message);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, steps);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, done);
  gtk_widget_class_bind_template_child (klass, CaravanPaintPage, purpose);
}

static void
caravan_paint_page_class_init (CaravanPaintPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  g_type_ensure (CARAVAN_TYPE_BOARD_VIEW);
  g_type_ensure (CARAVAN_TYPE_BRUSHES);
  G_OBJECT_CLASS (klass)->dispose = caravan_paint_page_dispose;
  page_class->say_title = say_title;
  page_class->find_help = find_help;
  page_class->find_board = find_board;
  page_class->belongs_to_match = belongs_to_match;
  page_class->actions = actions;
  page_class->go_back = go_back;
  caravan_signal_new (klass, "done", 0);
  caravan_signal_new (klass, "left", 0);
  caravan_template_set (widget_class, "caravan-paint-page.ui");
  bind_children (widget_class);
  caravan_paint_page_install_panel (widget_class);
}

static void
caravan_paint_page_init (CaravanPaintPage *self)
{
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_side_layout_new (.42));
  caravan_menu_button_hush (GTK_WIDGET (self->menu));
  self->pointed = CV_CELL_NONE;
  self->board = caravan_board_view_get_board (self->view);
  caravan_board_set_painting (self->board, TRUE);
  g_signal_connect_swapped (self->board, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "tapped", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (self->board, "painted",
                            G_CALLBACK (caravan_paint_page_touch), self);
}

/* The game's own surface takes the place of the board. */
static void
add_surface (CaravanPaintPage *self)
{
  const CaravanPainting *painting = caravan_paint_get_painting (self->paint);

  if (painting->surface_new == NULL)
    return;
  GtkWidget *surface = painting->surface_new (self->paint);
  self->surface = CARAVAN_PAINT_SURFACE (surface);
  gtk_widget_insert_before (surface, GTK_WIDGET (self), GTK_WIDGET (self->view));
  gtk_widget_set_visible (GTK_WIDGET (self->view), FALSE);
  g_signal_connect_swapped (surface, "pressed", G_CALLBACK (pressed_cb), self);
}

GtkWidget *
caravan_paint_page_new (CaravanPaint *paint)
{
  g_return_val_if_fail (CARAVAN_IS_PAINT (paint), NULL);
  CaravanPaintPage *self = g_object_new (CARAVAN_TYPE_PAINT_PAGE, NULL);

  self->paint = paint;
  add_surface (self);
  caravan_board_set_outside (self->board,
                             caravan_paint_has (paint, CARAVAN_PAINT_BOARDS));
  if (caravan_paint_has (paint, CARAVAN_PAINT_VERDICTS))
    g_signal_connect_swapped (self->board, "pointed",
                              G_CALLBACK (caravan_paint_page_point), self);
  g_signal_connect_object (paint, "kept", G_CALLBACK (kept_cb), self,
                           G_CONNECT_SWAPPED);
  caravan_paint_page_fill_panel (self);
  caravan_paint_page_render (self);
  caravan_text_follow (self, caravan_paint_page_render);
  return GTK_WIDGET (self);
}
