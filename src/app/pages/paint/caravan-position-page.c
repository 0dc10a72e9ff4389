/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-position-private.h"

#include "caravan-side-layout.h"
#include "caravan-text.h"
#include "lang-say.h"

G_DEFINE_FINAL_TYPE (CaravanPositionPage, caravan_position_page, CARAVAN_TYPE_PAGE)

static guint done_signal;

int
caravan_position_page_n_layers (CaravanPositionPage *self)
{
  const CaravanPaintLayer *layers =
      caravan_paint_position_get_painting (self->position)->layers;
  int n = 0;

  while (layers[n].term != NULL)
    n++;
  return n;
}

int
caravan_position_page_get_slot (CaravanPositionPage *self)
{
  int layer = caravan_brushes_get_chosen (self->pieces);

  if (layer >= caravan_position_page_n_layers (self))
    return -1;
  return caravan_paint_position_find_slot (self->position, layer,
                                           caravan_brushes_get_chosen (self->players));
}

/* Showing. */

static void
show_board (CaravanPositionPage *self)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);
  int slot = caravan_position_page_get_slot (self);
  CaravanScene scene;

  caravan_scene_start (&scene, caravan_game_find (table->game), table);
  scene.state = *caravan_paint_position_get_state (self->position);
  scene.lit = self->lit;
  scene.pointed = self->pointed;
  scene.pointed_illegal =
      self->verdict.rule != NULL && !cv_verdict_is_legal (&self->verdict);
  if (slot >= 0)
    {
      const CaravanSlot *chosen =
          caravan_paint_position_get_slot (self->position, slot);
      scene.ghost_piece = chosen->layer->piece;
      scene.ghost_seat = chosen->seat;
    }
  caravan_board_show (self->board, &scene);
}

static void
show_counts (CaravanPositionPage *self)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);
  const CvState *state = caravan_paint_position_get_state (self->position);
  const CaravanPaintLayer *layers =
      caravan_paint_position_get_painting (self->position)->layers;
  int seat = caravan_brushes_get_chosen (self->players);

  for (int i = 0; layers[i].term != NULL; i++)
    {
      long n = layers[i].left (table, state, seat);
      g_autofree char *text =
          caravan_format_plural (layers[i].left_one, layers[i].left_many, n, "n", n);
      caravan_brushes_set_detail (self->pieces, i, text);
      caravan_brushes_set_color (self->pieces, i,
                                 layers[i].key == NULL ? table->color[seat] : -1);
    }
}

static void
show_ranks (CaravanPositionPage *self)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);

  for (int seat = 0; seat < table->n_players && self->ranks[seat] != NULL; seat++)
    {
      int rank = caravan_paint_position_get_rank (self->position, seat);
      g_autofree char *number = rank > 0 ? caravan_number (rank) : g_strdup ("–");
      g_autofree char *said =
          rank > 0
              /* Translators: %1$n is a player, %2$s the number of the counter. */
              ? caravan_format (N_ ("%1$n: counter %2$s"), "ps",
                                lang_player (NULL, table->color[seat]), number)
              : caravan_format (N_ ("%1$n: no counter yet"), "p",
                                lang_player (NULL, table->color[seat]));
      gtk_label_set_label (self->rank_labels[seat], number);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->ranks[seat]), said);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->ranks[seat]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
    }
}

/* What is painted are pieces, so players go by their colours. */
static LangPeople
get_colors (CaravanPositionPage *self)
{
  const CvTable *table = caravan_paint_position_get_table (self->position);
  LangPeople people = { 0 };

  for (int seat = 0; seat < table->n_players; seat++)
    people.seat[seat] = lang_player (NULL, table->color[seat]);
  return people;
}

/* What is wrong with the piece under the pointer, else with the whole. */
static char *
say_message (CaravanPositionPage *self, gboolean *ret_good)
{
  LangPeople people = get_colors (self);
  CvVerdict verdict = self->verdict;

  *ret_good = FALSE;
  if (rec_error_is_set (&self->error))
    return lang_say_error (caravan_lang (), &self->error);
  if (verdict.rule == NULL || cv_verdict_is_legal (&verdict))
    caravan_paint_position_judge (self->position, &verdict);
  *ret_good = cv_verdict_is_legal (&verdict);
  return lang_say_verdict (caravan_lang (), &people, &verdict);
}

static void
show_message (CaravanPositionPage *self)
{
  gboolean good;
  g_autofree char *text = say_message (self, &good);
  CvVerdict whole;

  gtk_label_set_label (self->message, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->message),
                               good ? "verdict-no" : "verdict-ok");
  gtk_widget_add_css_class (GTK_WIDGET (self->message),
                            good ? "verdict-ok" : "verdict-no");
  caravan_board_describe_focus (self->board, text);
  caravan_paint_position_judge (self->position, &whole);
  gtk_widget_set_sensitive (self->start, cv_verdict_is_legal (&whole));
}

void
caravan_position_page_render (gpointer object)
{
  CaravanPositionPage *self = object;

  show_board (self);
  show_counts (self);
  show_ranks (self);
  show_message (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "position.undo",
                                 caravan_paint_position_can_undo (self->position));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "position.redo",
                                 caravan_paint_position_can_redo (self->position));
}

/* Painting. */

static void
forget_verdict (CaravanPositionPage *self)
{
  self->verdict = (CvVerdict){ 0 };
  self->lit = (CvSet){ { 0 } };
  self->error = (RecError){ 0 };
}

void
caravan_position_page_point (CaravanPositionPage *self, int cell)
{
  const CvBoard *board = &caravan_paint_position_get_table (self->position)->board;
  int slot = caravan_position_page_get_slot (self);

  self->pointed = (CvCell) cell;
  forget_verdict (self);
  if (slot >= 0 && cv_board_bit (board, self->pointed) >= 0)
    caravan_paint_position_try (self->position, slot, self->pointed, &self->verdict,
                                &self->lit);
  show_board (self);
  show_message (self);
}

/* After painting the same cell is judged anew: now the piece lies there. */
void
caravan_position_page_paint (CaravanPositionPage *self, int cell)
{
  const CvBoard *board = &caravan_paint_position_get_table (self->position)->board;
  int slot = caravan_position_page_get_slot (self);

  if (cv_board_bit (board, (CvCell) cell) < 0)
    return;
  forget_verdict (self);
  if (slot < 0)
    caravan_paint_position_erase (self->position, (CvCell) cell);
  else
    caravan_paint_position_paint (self->position, slot, (CvCell) cell, &self->verdict,
                                  &self->lit);
  self->pointed = (CvCell) cell;
  caravan_position_page_render (self);
}

/* The next counter goes to the player; one who has a counter gives it back, and with it
   go the later ones. */
void
caravan_position_page_rank (CaravanPositionPage *self, int seat)
{
  int n_players = caravan_paint_position_get_table (self->position)->n_players;
  int rank = caravan_paint_position_get_rank (self->position, seat), most = 0;

  forget_verdict (self);
  for (int other = 0; other < n_players; other++)
    {
      int has = caravan_paint_position_get_rank (self->position, other);
      most = MAX (most, has);
      if (rank > 0 && has >= rank)
        caravan_paint_position_set_rank (self->position, other, 0);
    }
  if (rank == 0)
    caravan_paint_position_set_rank (self->position, seat, most + 1);
  caravan_position_page_render (self);
}

void
caravan_position_page_start (CaravanPositionPage *self)
{
  gboolean recorded = TRUE;

  forget_verdict (self);
  if (!caravan_paint_position_is_empty (self->position))
    {
      json_t *event = caravan_paint_position_write (self->position);
      recorded = caravan_match_play (self->match, event, &self->error);
      json_decref (event);
    }
  if (recorded)
    g_signal_emit (self, done_signal, 0);
  else
    caravan_position_page_render (self);
}

static void
caravan_position_page_dispose (GObject *object)
{
  CaravanPositionPage *self = CARAVAN_POSITION_PAGE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->position, caravan_paint_position_free);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (caravan_position_page_parent_class)->dispose (object);
}

static void
caravan_position_page_class_init (CaravanPositionPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_position_page_dispose;
  CARAVAN_PAGE_CLASS (klass)->title = N_ ("What is on the table");
  CARAVAN_PAGE_CLASS (klass)->help = "use-position";
  CARAVAN_PAGE_CLASS (klass)->is_of_match = TRUE;
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                              NULL, NULL, NULL, G_TYPE_NONE, 0);
  caravan_position_page_install_actions (GTK_WIDGET_CLASS (klass));
}

static void
caravan_position_page_init (CaravanPositionPage *self)
{
  self->pointed = CV_CELL_NONE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), caravan_side_layout_new (.42));
}

GtkWidget *
caravan_position_page_new (CaravanMatch *match)
{
  CaravanPositionPage *self = g_object_new (CARAVAN_TYPE_POSITION_PAGE, NULL);

  self->match = g_object_ref (match);
  self->position = caravan_paint_position_new (caravan_match_get_table (match));
  g_return_val_if_fail (self->position != NULL, GTK_WIDGET (self));
  caravan_position_page_build (self);
  caravan_position_page_render (self);
  caravan_text_follow (self, caravan_position_page_render);
  return GTK_WIDGET (self);
}
