/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-dispute-page.h"

#include "caravan-board-actions.h"
#include "caravan-choice.h"
#include "caravan-dispute-grid.h"
#include "caravan-dispute-mends.h"
#include "caravan-dispute-rule.h"
#include "caravan-dispute-words.h"
#include "caravan-label.h"
#include "caravan-notice.h"
#include "caravan-pieces.h"
#include "caravan-side-layout.h"
#include "caravan-table-board.h"
#include "caravan-text.h"
#include "caravan-typed-entry.h"
#include "caravan-verdict-card.h"
#include "caravan-widget.h"
#include "rec-dispute.h"
#include "rec-text.h"

/* On a phone the rest is for the answer. */
#define BOARD_SHARE .46

#define PANEL_WIDTH 468

struct _CaravanDisputePage
{
  CaravanPage parent_instance;

  /* children */
  GtkWidget *board, *panel, *entry;
  CaravanPieces *pieces;
  CaravanVerdictCard *card;
  GtkWidget *copy, *keep;

  gboolean is_narrow;

  /* owned */
  CaravanDesk *table;   /* where the game is played, or NULL */
  CaravanDesk *desk;    /* on the position that is shown */
  GPtrArray *positions; /* lines of records: the game's, and those tried since */
  guint at;
};

G_DEFINE_FINAL_TYPE (CaravanDisputePage, caravan_dispute_page, CARAVAN_TYPE_PAGE)

/* What can be done with an answer. */

static void
render_buttons (CaravanDisputePage *self)
{
  gboolean has_answer = caravan_desk_get_verdict (self->desk) != NULL &&
                        caravan_desk_is_pinned (self->desk);

  gtk_widget_set_sensitive (self->copy, has_answer);
  gtk_widget_set_visible (self->keep, self->table != NULL);
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
  caravan_box_add (flow, self->copy, self->keep,
                   caravan_button_new (N_ ("Done"), "suggested-action", "win.back"),
                   NULL);
  return flow;
}

static void try_cb (CaravanDisputePage *self, const CvState *state);

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
  GtkWidget *box = caravan_box_down (14, answer, self->pieces, self->entry, mends,
                                     caravan_dispute_grid_new (self->desk),
                                     caravan_dispute_rule_new (self->desk),
                                     make_buttons (self), NULL);
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
  GtkWidget *widget = GTK_WIDGET (self);

  self->board = caravan_table_board_new (self->desk);
  gtk_widget_add_css_class (self->board, "dispute-board");
  gtk_widget_set_parent (self->board, widget);
  gtk_widget_set_parent (make_panel (self), widget);
  caravan_pieces_add_shortcuts (self->board, self->desk);
  caravan_pieces_add_shortcuts (self->panel, self->desk);
  g_signal_connect_object (self->desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render_buttons (self);
  render_form (self);
}

/* Positions. */

static void
clear (CaravanDisputePage *self)
{
  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_object (&self->desk);
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
  caravan_desk_choose (self->desk, seat, MAX (tool, 0));
  if (event == NULL || caravan_desk_find_tool (self->desk, event) < 0)
    return;
  json_t *asked = json_deep_copy (event);
  caravan_desk_consider (self->desk, asked);
  json_decref (asked);
}

static void
show_position (CaravanDisputePage *self, guint at)
{
  g_autoptr (CaravanDesk) before = g_object_ref (self->desk);

  clear (self);
  self->at = at;
  sit_down (self);
  build (self);
  ask (self, caravan_desk_get_seat (before), caravan_desk_get_tool (before),
       caravan_desk_get_event (before));
  caravan_table_board_rest (CARAVAN_BOARD_VIEW (self->board), self->desk);
  caravan_page_changed (CARAVAN_PAGE (self));
}

/* What was tried before and taken back is gone. */
static void
try_cb (CaravanDisputePage *self, const CvState *state)
{
  RecRecord *record = caravan_match_get_record (caravan_desk_get_match (self->desk));

  g_ptr_array_set_size (self->positions, (int) self->at + 1);
  g_ptr_array_add (self->positions, rec_dispute (record, state));
  show_position (self, self->at + 1);
}

static gboolean
can_undo (CaravanPage *page)
{
  return CARAVAN_DISPUTE_PAGE (page)->at > 0;
}

static void
undo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  show_position (self, self->at - 1);
}

static gboolean
can_redo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

  return self->at + 1 < self->positions->len;
}

static void
redo (CaravanPage *page)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (page);

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

  caravan_table_board_rest (CARAVAN_BOARD_VIEW (self->board), self->desk);
}

static void
open_entry (CaravanPage *page)
{
  caravan_typed_entry_focus (CARAVAN_TYPED_ENTRY (CARAVAN_DISPUTE_PAGE (page)->entry));
}

static GtkWidget *
find_board (CaravanPage *page)
{
  return CARAVAN_DISPUTE_PAGE (page)->board;
}

static gboolean
belongs_to_match (CaravanPage *page)
{
  return CARAVAN_DISPUTE_PAGE (page)->table != NULL;
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { "win.redo", redo, can_redo },
  { "win.entry", open_entry, NULL },
  CARAVAN_BOARD_ACTIONS,
  { NULL, NULL, NULL },
};

/* The class. */

static void
caravan_dispute_page_dispose (GObject *object)
{
  CaravanDisputePage *self = CARAVAN_DISPUTE_PAGE (object);

  clear (self);
  g_clear_object (&self->table);
  g_clear_pointer (&self->positions, g_ptr_array_unref);
  G_OBJECT_CLASS (caravan_dispute_page_parent_class)->dispose (object);
}

static void
caravan_dispute_page_class_init (CaravanDisputePageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_dispute_page_dispose;
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

static void
caravan_dispute_page_init (CaravanDisputePage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 caravan_side_layout_new (BOARD_SHARE));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->positions = g_ptr_array_new_with_free_func ((GDestroyNotify) json_decref);
}

static void
follow_table (CaravanDisputePage *self, CaravanDesk *table)
{
  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render_buttons (self);
  ask (self, caravan_desk_get_seat (table), caravan_desk_get_tool (table),
       caravan_desk_get_event (table));
}

GtkWidget *
caravan_dispute_page_new (const RecRecord *record,
                          const CvState *state,
                          CaravanDesk *table)
{
  CaravanDisputePage *self = g_object_new (CARAVAN_TYPE_DISPUTE_PAGE, NULL);

  g_ptr_array_add (self->positions, rec_dispute (record, state));
  sit_down (self);
  build (self);
  if (table != NULL)
    follow_table (self, table);
  else
    ask (self, 0, 0, NULL);
  return GTK_WIDGET (self);
}

CaravanDesk *
caravan_dispute_page_get_desk (CaravanDisputePage *self)
{
  return self->desk;
}
