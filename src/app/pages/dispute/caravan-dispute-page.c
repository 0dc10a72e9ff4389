/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-page.h"

#include "caravan-board-actions.h"
#include "caravan-choice.h"
#include "caravan-dispute-asked.h"
#include "caravan-dispute-grid.h"
#include "caravan-dispute-mends.h"
#include "caravan-dispute-position.h"
#include "caravan-dispute-rule.h"
#include "caravan-dispute-share.h"
#include "caravan-dispute-words.h"
#include "caravan-label.h"
#include "caravan-notice.h"
#include "caravan-paint-page.h"
#include "caravan-paint-position.h"
#include "caravan-pieces.h"
#include "caravan-settings.h"
#include "caravan-setup.h"
#include "caravan-side-layout.h"
#include "caravan-step.h"
#include "caravan-table-board.h"
#include "caravan-text.h"
#include "caravan-typed-entry.h"
#include "caravan-verdict-card.h"
#include "caravan-widget.h"
#include "cv-position.h"
#include "rec-dispute.h"
#include "rec-text.h"

/* On a phone the rest is for the answer. */
#define BOARD_SHARE .46

#define PANEL_WIDTH 468

struct _CaravanDisputePage
{
  CaravanPage parent_instance;

  /* children: what is asked with, or what the position is set up with (or NULL) */
  GtkWidget *body;
  CaravanPaintPage *painter;

  /* within the body */
  GtkWidget *board, *panel, *entry;
  CaravanPieces *pieces;
  CaravanVerdictCard *card;
  GtkWidget *copy, *keep;

  gboolean is_narrow;
  gboolean has_game; /* one came with a position */

  /* owned */
  CaravanDesk *table;   /* where the game is played, or NULL */
  CaravanDesk *desk;    /* on the position that is shown */
  GPtrArray *positions; /* lines of records: the game's, and those tried since */
  guint at;
  GPtrArray *asked; /* CaravanDisputeQuestion */
};

G_DEFINE_FINAL_TYPE (CaravanDisputePage, caravan_dispute_page, CARAVAN_TYPE_PAGE)

/* What can be done with an answer. */

/* Another game may be asked about as well. */
static gboolean
is_of_table (CaravanDisputePage *self)
{
  return self->table != NULL &&
         caravan_desk_get_game (self->table) == caravan_desk_get_game (self->desk);
}

static void
render_buttons (CaravanDisputePage *self)
{
  gboolean has_answer = caravan_desk_get_verdict (self->desk) != NULL &&
                        caravan_desk_is_pinned (self->desk);

  gtk_widget_set_sensitive (self->copy, has_answer);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dispute.print", has_answer);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dispute.pdf", has_answer);
  gtk_widget_set_visible (self->keep, is_of_table (self));
  gtk_widget_set_sensitive (self->keep, has_answer && self->table != NULL &&
                                            caravan_desk_can_record (self->table));
}

static void
copy_clicked_cb (CaravanDisputePage *self)
{
  g_autofree char *text = caravan_dispute_say (self->desk);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  caravan_notice_tell (GTK_WIDGET (self), g_strdup (caravan_text (N_ ("Copied."))));
}

static void
keep_clicked_cb (CaravanDisputePage *self)
{
  g_autofree char *whole = caravan_dispute_say (self->desk);
  g_autofree char *text = caravan_dispute_shorten (whole, REC_NOTE_MOST);
  json_t *event = json_pack ("{s:s,s:s}", "do", "note", "text", text);

  if (caravan_desk_play (self->table, event))
    caravan_notice_tell (GTK_WIDGET (self),
                         g_strdup (caravan_text (N_ ("Kept as a note of the game."))));
  json_decref (event);
}

static void
print_activated_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  caravan_dispute_share_print (widget, CARAVAN_DISPUTE_PAGE (widget)->desk);
}

void
caravan_dispute_page_save (CaravanDisputePage *self,
                           const char *suffix,
                           const char *path)
{
  caravan_dispute_share_save (GTK_WIDGET (self), self->desk,
                              g_ptr_array_index (self->positions, self->at), suffix,
                              path);
}

static void
save_activated_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  caravan_dispute_page_save (CARAVAN_DISPUTE_PAGE (widget),
                             g_str_equal (action, "dispute.pdf") ? "pdf" : "caravan",
                             NULL);
}

/* Building. */

static GtkWidget *
make_button (CaravanDisputePage *self, const char *text, GCallback clicked)
{
  GtkWidget *button = caravan_button_new (text, "paper-button", NULL);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_buttons (CaravanDisputePage *self)
{
  GtkWidget *flow = caravan_flow_new (10);

  self->copy = make_button (self, N_ ("Copy"), G_CALLBACK (copy_clicked_cb));
  self->keep = make_button (self, N_ ("Keep as a note"), G_CALLBACK (keep_clicked_cb));
  caravan_box_add (flow, self->copy, self->keep, caravan_dispute_share_new (),
                   caravan_button_new (N_ ("Done"), "suggested-action", "win.back"),
                   NULL);
  return flow;
}

static void try_cb (CaravanDisputePage *self, const CvState *state);
static void again_cb (CaravanDisputePage *self, const CaravanDisputeQuestion *question);

static GtkWidget *
make_position (CaravanDisputePage *self)
{
  return caravan_desk_is_mute (self->desk)
             ? caravan_dispute_position_new_mute (self->desk)
             : caravan_dispute_position_new (self->has_game);
}

static GtkWidget *
make_asked (CaravanDisputePage *self)
{
  GtkWidget *asked = caravan_dispute_asked_new (
      self->desk, g_ptr_array_index (self->positions, self->at), self->asked,
      self->entry);

  g_signal_connect_object (asked, "again", G_CALLBACK (again_cb), self,
                           G_CONNECT_SWAPPED);
  return asked;
}

static GtkWidget *
make_panel (CaravanDisputePage *self)
{
  self->card = CARAVAN_VERDICT_CARD (caravan_verdict_card_new (self->desk));
  caravan_verdict_card_set_slim (self->card, TRUE);
  self->pieces = CARAVAN_PIECES (caravan_pieces_new (self->desk));
  self->entry = caravan_typed_entry_new (self->desk);
  GtkWidget *mends = caravan_dispute_mends_new (self->desk);
  GtkWidget *answer = caravan_box_down (0, self->card, NULL);
  gtk_widget_set_vexpand (GTK_WIDGET (self->card), TRUE);
  gtk_widget_add_css_class (answer, "dispute-answer");
  g_signal_connect_object (mends, "try", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
  GtkWidget *position = make_position (self);
  GtkWidget *box = caravan_box_down (
      14, answer, self->pieces, self->entry, position, mends,
      caravan_dispute_grid_new (self->desk), make_asked (self),
      caravan_dispute_rule_new (self->desk), make_buttons (self), NULL);
  /* Why nothing can be chosen stands above what can't be. */
  if (caravan_desk_is_mute (self->desk))
    gtk_box_reorder_child_after (GTK_BOX (box), position, answer);
  gtk_widget_add_css_class (box, "dispute-panel");
  self->panel = caravan_scrolled_new (box);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->panel),
                                                    TRUE);
  return self->panel;
}

static void
desk_changed_cb (CaravanDisputePage *self)
{
  render_buttons (self);
}

static void
render_form (CaravanDisputePage *self)
{
  gtk_widget_set_size_request (self->panel, self->is_narrow ? -1 : PANEL_WIDTH, -1);
  caravan_pieces_set_compact (self->pieces, self->is_narrow);
}

static void
build (CaravanDisputePage *self)
{
  self->body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->body, caravan_side_layout_new (BOARD_SHARE));
  gtk_widget_set_overflow (self->body, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->body, GTK_WIDGET (self));
  self->board = caravan_table_board_new (self->desk);
  gtk_widget_add_css_class (self->board, "dispute-board");
  caravan_box_add (self->body, self->board, make_panel (self), NULL);
  caravan_pieces_add_shortcuts (self->board, self->desk);
  caravan_pieces_add_shortcuts (self->panel, self->desk);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dispute.set-up",
                                 caravan_desk_get_game (self->desk)->painting != NULL);
  render_buttons (self);
  render_form (self);
}

/* Not at once: it may be a control of its own that was used. */
static gboolean
drop_cb (gpointer widget)
{
  if (gtk_widget_get_parent (widget) != NULL)
    gtk_widget_unparent (widget);
  return G_SOURCE_REMOVE;
}

static void
put_away (GtkWidget *widget)
{
  gtk_widget_set_visible (widget, FALSE);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_cb, g_object_ref (widget),
                   g_object_unref);
}

/* Positions. */

static void
put_painter_away (CaravanDisputePage *self)
{
  CaravanPaintPage *painter = g_steal_pointer (&self->painter);

  if (painter == NULL)
    return;
  g_signal_handlers_disconnect_by_data (painter, self);
  put_away (GTK_WIDGET (painter));
}

/* The desk lives as long as what shows it. */
static void
clear (CaravanDisputePage *self)
{
  put_painter_away (self);
  g_signal_handlers_disconnect_by_data (self->desk, self);
  g_object_set_data_full (G_OBJECT (self->body), "desk", g_steal_pointer (&self->desk),
                          g_object_unref);
  put_away (self->body);
}

/* The lines of an empty board of another game. */
static json_t *
suppose_empty (const char *id)
{
  RecRecord *record = caravan_setup_suppose (cv_game_find (id), caravan_settings ());
  json_t *lines = rec_dispute (record, cv_match_state (rec_record_match (record)));

  rec_record_free (record);
  return lines;
}

/* What can be read once can be read again. */
static void
sit_down (CaravanDisputePage *self)
{
  RecError error = { 0 };
  g_autoptr (CaravanMatch) match =
      caravan_match_suppose (g_ptr_array_index (self->positions, self->at), &error);

  g_assert (match != NULL);
  self->desk = caravan_desk_new (match);
}

/* The same question on another position. */
static void
ask (CaravanDisputePage *self, int seat, int tool, const json_t *event)
{
  int n_players = caravan_desk_get_table (self->desk)->n_players;

  caravan_desk_choose (self->desk, MIN (seat, n_players - 1), MAX (tool, 0));
  if (event == NULL || caravan_desk_find_tool (self->desk, event) < 0)
    return;
  json_t *asked = json_deep_copy (event);
  caravan_desk_consider (self->desk, asked);
  json_decref (asked);
}

/* Of another game nothing goes along. */
static void
ask_like (CaravanDisputePage *self, CaravanDesk *other)
{
  if (caravan_desk_get_game (other) != caravan_desk_get_game (self->desk))
    ask (self, 0, 0, NULL);
  else
    ask (self, caravan_desk_get_seat (other), caravan_desk_get_tool (other),
         caravan_desk_get_event (other));
}

static void begin_painting (CaravanDisputePage *self);

static void
show_position (CaravanDisputePage *self, guint at)
{
  g_autoptr (CaravanDesk) before = g_object_ref (self->desk);
  gboolean paints = self->painter != NULL;

  clear (self);
  self->at = at;
  sit_down (self);
  build (self);
  ask_like (self, before);
  if (paints)
    begin_painting (self);
  else
    caravan_table_board_rest (CARAVAN_BOARD_VIEW (self->board), self->desk);
  caravan_page_changed (CARAVAN_PAGE (self));
}

/* What was tried before and taken back is gone. Takes the lines over. */
static void
add_position (CaravanDisputePage *self, json_t *lines)
{
  if (json_equal (lines, g_ptr_array_index (self->positions, self->at)))
    {
      json_decref (lines);
      return;
    }
  g_ptr_array_set_size (self->positions, (int) self->at + 1);
  g_ptr_array_add (self->positions, lines);
  self->at++;
}

static RecRecord *
get_record (CaravanDisputePage *self)
{
  return caravan_match_get_record (caravan_desk_get_match (self->desk));
}

static void
try_cb (CaravanDisputePage *self, const CvState *state)
{
  add_position (self, rec_dispute (get_record (self), state));
  show_position (self, self->at);
}

/* On the position that it was asked about. */
static void
again_cb (CaravanDisputePage *self, const CaravanDisputeQuestion *question)
{
  json_t *event = json_incref (question->event), *lines = json_incref (question->lines);
  guint before = self->at;

  add_position (self, lines);
  if (self->at != before)
    show_position (self, self->at);
  ask (self, caravan_step_seat (caravan_desk_get_table (self->desk), event),
       caravan_desk_find_tool (self->desk, event), event);
  json_decref (event);
}

/* Setting one up by hand. */

static CaravanPaint *
get_paint (CaravanDisputePage *self)
{
  return self->painter != NULL ? caravan_paint_page_get_paint (self->painter) : NULL;
}

/* Each stroke is a step of undo here as it was there. */
static void
take_painted (CaravanDisputePage *self)
{
  CaravanPaint *paint = get_paint (self);
  guint n = 0;

  while (caravan_paint_undo (paint))
    n++;
  for (; n > 0; n--)
    {
      caravan_paint_redo (paint);
      add_position (self,
                    rec_dispute (get_record (self), caravan_paint_get_state (paint)));
    }
}

static void
end_painting (CaravanDisputePage *self)
{
  take_painted (self);
  put_painter_away (self);
  show_position (self, self->at);
  g_object_notify (G_OBJECT (self), "set-up");
}

static CaravanPaint *
make_paint (CaravanDisputePage *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  g_autofree CvPosition *position = g_new (CvPosition, 1);

  cv_position (table, caravan_desk_get_state (self->desk), position);
  CvMove move = cv_position_move (position);
  return caravan_paint_position_new_at (table, &move);
}

static void
begin_painting (CaravanDisputePage *self)
{
  CaravanPaint *paint = make_paint (self);

  if (paint == NULL)
    return;
  self->painter = CARAVAN_PAINT_PAGE (caravan_paint_page_new (paint));
  caravan_paint_page_lend (self->painter, caravan_dispute_position_new (self->has_game),
                           N_ ("Ask about this position"));
  caravan_paint_page_choose_seat (self->painter, caravan_desk_get_seat (self->desk));
  g_signal_connect_object (self->painter, "done", G_CALLBACK (end_painting), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->painter, "changed", G_CALLBACK (caravan_page_changed),
                           self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (GTK_WIDGET (self->painter), "dispute-painter");
  gtk_widget_set_visible (self->body, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->painter), GTK_WIDGET (self));
  caravan_paint_page_rest (self->painter);
  g_object_notify (G_OBJECT (self), "set-up");
  caravan_page_changed (CARAVAN_PAGE (self));
}

/* What to begin with: the position that one came with, or an empty board. */
static json_t *
make_start (CaravanDisputePage *self, const char *id)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  g_autofree CvState *start = g_new (CvState, 1);

  if (*id == '\0')
    return json_incref (g_ptr_array_index (self->positions, 0));
  if (!g_str_equal (table->game->id, id))
    return suppose_empty (id);
  cv_state_start (table, start);
  return rec_dispute (get_record (self), start);
}

/* On an empty board there is nothing to ask about yet. */
static void
begin_activated_cb (GtkWidget *widget, const char *action, GVariant *id)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (widget);
  json_t *lines = make_start (self, g_variant_get_string (id, NULL));

  if (self->painter != NULL)
    take_painted (self);
  add_position (self, lines);
  show_position (self, self->at);
  if (self->painter == NULL && *g_variant_get_string (id, NULL) != '\0')
    begin_painting (self);
}

/* Undo, of what is painted and of positions that were tried. */

static gboolean
can_undo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  return self->at > 0 ||
         (self->painter != NULL && caravan_paint_can_undo (get_paint (self)));
}

static void
undo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  if (self->painter != NULL && caravan_paint_can_undo (get_paint (self)))
    gtk_widget_activate_action (GTK_WIDGET (self->painter), "paint.undo", NULL);
  else
    show_position (self, self->at - 1);
}

/* What was painted since has taken the place of what was taken back before. */
static gboolean
can_redo_position (CaravanDisputePage *self)
{
  return self->at + 1 < self->positions->len &&
         (self->painter == NULL || !caravan_paint_can_undo (get_paint (self)));
}

static gboolean
can_redo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  return can_redo_position (self) ||
         (self->painter != NULL && caravan_paint_can_redo (get_paint (self)));
}

static void
redo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  if (self->painter != NULL && caravan_paint_can_redo (get_paint (self)))
    gtk_widget_activate_action (GTK_WIDGET (self->painter), "paint.redo", NULL);
  else
    show_position (self, self->at + 1);
}

/* What the window asks of it. */

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  CaravanDesk *desk = CARAVAN_DISPUTE_PAGE (page)->desk;

  if (narrow)
    return g_strdup (caravan_text (N_ ("Nothing here is recorded")));
  return caravan_format (N_ ("%1$g · nothing here is recorded"), "s",
                         caravan_desk_get_table (desk)->game->name);
}

static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  const CvVerdict *verdict =
      caravan_desk_get_verdict (CARAVAN_DISPUTE_PAGE (page)->desk);

  return g_strdup (verdict != NULL ? verdict->rule->anchor : "use-dispute");
}

static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  CARAVAN_DISPUTE_PAGE (page)->is_narrow = narrow;
  render_form (CARAVAN_DISPUTE_PAGE (page));
}

static void
take_focus (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  if (self->painter != NULL)
    caravan_paint_page_rest (self->painter);
  else
    caravan_table_board_rest (CARAVAN_BOARD_VIEW (self->board), self->desk);
}

static gboolean
can_type (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  return self->painter == NULL && !caravan_desk_is_mute (self->desk);
}

static void
open_entry (CaravanPage *page)
{
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (CARAVAN_DISPUTE_PAGE (page)->entry));
}

static GtkWidget *
find_board (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  return self->painter != NULL ? caravan_page_find_board (CARAVAN_PAGE (self->painter))
                               : self->board;
}

static gboolean
belongs_to_match (CaravanPage *page)
{
  return CARAVAN_DISPUTE_PAGE (page)->table != NULL;
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { "win.redo", redo, can_redo },
  { "win.entry", open_entry, can_type },
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

/* The class. */

static void
caravan_dispute_page_dispose (GObject *object)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (object);

  g_clear_object (&self->table);
  G_OBJECT_CLASS (caravan_dispute_page_parent_class)->dispose (object);
  g_clear_object (&self->desk);
}

static void
caravan_dispute_page_finalize (GObject *object)
{
  g_ptr_array_unref (CARAVAN_DISPUTE_PAGE (object)->positions);
  g_ptr_array_unref (CARAVAN_DISPUTE_PAGE (object)->asked);
  G_OBJECT_CLASS (caravan_dispute_page_parent_class)->finalize (object);
}

/* Whether it is being set up by hand. */

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_boolean (value, CARAVAN_DISPUTE_PAGE (object)->painter != NULL);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (object);

  if (g_value_get_boolean (value) == (self->painter != NULL))
    return;
  if (self->painter == NULL)
    begin_painting (self);
  else
    end_painting (self);
}

static void
install_actions (CaravanDisputePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = get_property;
  G_OBJECT_CLASS (klass)->set_property = set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_boolean ("set-up", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));
  gtk_widget_class_install_property_action (widget_class, "dispute.set-up", "set-up");
  gtk_widget_class_install_action (widget_class, "dispute.begin", "s",
                                   begin_activated_cb);
  gtk_widget_class_install_action (widget_class, "dispute.print", NULL,
                                   print_activated_cb);
  gtk_widget_class_install_action (widget_class, "dispute.pdf", NULL,
                                   save_activated_cb);
  gtk_widget_class_install_action (widget_class, "dispute.record", NULL,
                                   save_activated_cb);
}

static void
caravan_dispute_page_class_init (CaravanDisputePageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_dispute_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = caravan_dispute_page_finalize;
  install_actions (klass);
  page_class->title = N_ ("Settle a dispute");
  page_class->actions = actions;
  page_class->has_undo = TRUE;
  page_class->belongs_to_match = belongs_to_match;
  page_class->say_subtitle = say_subtitle;
  page_class->find_help = find_help;
  page_class->find_board = find_board;
  page_class->take_focus = take_focus;
  page_class->set_narrow = set_narrow;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "disputepage");
}

/* Nothing is asked on the board, or all of it. */
static void
legal_spaces_changed_cb (CaravanDisputePage *self)
{
  if (self->painter == NULL)
    show_position (self, self->at);
}

static void
caravan_dispute_page_init (CaravanDisputePage *self)
{
  g_signal_connect_object (caravan_settings (), "changed::legal-spaces",
                           G_CALLBACK (legal_spaces_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->has_game = TRUE;
  self->asked = caravan_dispute_questions_new ();
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify) json_decref);
}

/* On this position, as the first. Takes the lines over. */
static CaravanDisputePage *
make_page (json_t *lines, gboolean has_game)
{
  CaravanDisputePage *self = g_object_new (CARAVAN_TYPE_DISPUTE_PAGE, NULL);

  self->has_game = has_game;
  g_ptr_array_add (self->positions, lines);
  sit_down (self);
  build (self);
  ask (self, 0, 0, NULL);
  return self;
}

/* What was refused at the table is asked about the position as it is. */
static gboolean
has_refused (CaravanDesk *table)
{
  const CvVerdict *verdict = table != NULL ? caravan_desk_get_verdict (table) : NULL;

  return verdict != NULL && caravan_desk_is_pinned (table) &&
         !cv_verdict_is_legal (verdict);
}

/* Where legal spaces are not shown only the piece that was laid last can be asked about,
   on the position before it; NULL: no piece was. */
static CaravanDisputePage *
make_page_of_last (RecRecord *record, gsize n_steps)
{
  CvMatch *match = rec_record_match (record);
  g_autofree CvState *before = g_new (CvState, 1);

  if (n_steps == 0)
    return NULL;
  cv_match_state_at (match, n_steps - 1, before);
  json_t *event = rec_record_event (record, cv_match_step_entry (match, n_steps - 1));
  CaravanDisputePage *self = make_page (rec_dispute (record, before), TRUE);
  ask (self, MAX (caravan_step_seat (rec_record_table (record), event), 0),
       caravan_desk_find_tool (self->desk, event), event);
  json_decref (event);
  return self;
}

static void
follow_table (CaravanDisputePage *self, CaravanDesk *table)
{
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render_buttons (self);
}

GtkWidget *
caravan_dispute_page_new (RecRecord *record,
                          const CvState *state,
                          gsize n_steps,
                          CaravanDesk *table)
{
  gboolean of_last = !g_settings_get_boolean (caravan_settings (), "legal-spaces") &&
                     !has_refused (table);
  CaravanDisputePage *self = of_last ? make_page_of_last (record, n_steps) : NULL;

  if (self == NULL)
    self = make_page (rec_dispute (record, state), TRUE);
  if (table == NULL)
    return GTK_WIDGET (self);
  follow_table (self, table);
  if (!of_last)
    ask_like (self, table);
  return GTK_WIDGET (self);
}

GtkWidget *
caravan_dispute_page_new_empty (const CvGame *game)
{
  CaravanDisputePage *self = make_page (suppose_empty (game->id), FALSE);

  begin_painting (self);
  return GTK_WIDGET (self);
}

CaravanDesk *
caravan_dispute_page_get_desk (CaravanDisputePage *self)
{
  return self->desk;
}
