/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-page.h"

#include "caravan-choice.h"
#include "caravan-columns-layout.h"
#include "caravan-page-frame.h"
#include "caravan-quick-reckoning.h"
#include "caravan-quick-way.h"
#include "caravan-quick-worth.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-sheet.h"

struct _CaravanQuickPage
{
  CaravanPage parent_instance;

  /* template */
  GtkBox *content;
  GtkWidget *bar;
  GtkLabel *outcome;
  GtkLabel *missing;
  GtkWidget *done;

  /* borrowed: children */
  GtkWidget *way;
  GtkWidget *form;
  GtkWidget *order;
  GtkWidget *reckoning;
  GtkWidget *worth;

  /* owned */
  CaravanQuick *quick;
};

G_DEFINE_FINAL_TYPE (CaravanQuickPage, caravan_quick_page, CARAVAN_TYPE_PAGE)

gboolean
caravan_quick_page_suits (const CvTable *table)
{
  return !table->board.present && caravan_game_find (table->game)->quick != NULL;
}

static gboolean
has_points (const CvScore *score)
{
  for (int seat = 0; seat < score->n_players; seat++)
    if (score->player[seat].total > 0)
      return TRUE;
  return FALSE;
}

static char *
say_outcome (CaravanQuickPage *self)
{
  CaravanMatch *match = caravan_quick_get_match (self->quick);
  const CvScore *score = caravan_quick_get_score (self->quick);
  g_autofree char *names =
      caravan_quick_list_names (self->quick, caravan_quick_get_level (self->quick));

  if (!has_points (score))
    return g_strdup ("");
  if (caravan_quick_is_open (self->quick))
    /* Translators: %1$s are the names of players. */
    return caravan_format (
        N_ ("Tied: %1$n. What breaks the tie is asked on the sheet."), "s", names);
  char *said =
      lang_sheet_outcome (caravan_lang (), caravan_match_get_record (match), score);
  char *text = g_strdup (said);
  free (said);
  return text;
}

static void
render_outcome (CaravanQuickPage *self)
{
  g_autofree char *text = say_outcome (self);

  gtk_label_set_label (self->outcome, text);
}

/* All there is to type; a round may have to wait for somebody all the same. */
static const char *
say_typed (CaravanQuickPage *self)
{
  if (caravan_quick_is_by_rounds (self->quick) &&
      !caravan_quick_has_all_rounds (self->quick) &&
      !caravan_quick_is_ready (self->quick))
    return caravan_quick_get_game (self->quick)->rounds->not_over;
  return N_ ("All numbers have been typed.");
}

static void
render_missing (CaravanQuickPage *self)
{
  int all;
  long missing = caravan_quick_n_missing (self->quick, &all);
  g_autofree char *text =
      missing == 0 ? g_strdup (caravan_text (say_typed (self)))
      : missing == all
          ? g_strdup (caravan_text (
                N_ ("Enter goes down the column, then to the next player.")))
          : caravan_format_plural (NP_ ("%1$s number is missing; it counts as 0.",
                                        "%1$s numbers are missing; they count as 0."),
                                   missing, "n", missing);

  gtk_label_set_label (self->missing, text);
}

static void
render (gpointer object)
{
  CaravanQuickPage *self = object;

  render_outcome (self);
  render_missing (self);
  /* While rounds are left, going on comes first. */
  caravan_widget_set_class (self->done, "suggested-action",
                            !caravan_quick_is_by_rounds (self->quick) ||
                                caravan_quick_has_all_rounds (self->quick));
}

static gboolean
commit (CaravanQuickPage *self)
{
  caravan_quick_worth_commit (CARAVAN_QUICK_WORTH (self->worth));
  return caravan_quick_form_commit (CARAVAN_QUICK_FORM (self->form));
}

/* What the score shows is what is recorded: a round that can be reckoned is. */
static gboolean
record_all (CaravanQuickPage *self)
{
  RecError error;

  return commit (self) &&
         (!caravan_quick_is_ready (self->quick) ||
          caravan_quick_close_round (self->quick, &error)) &&
         caravan_quick_end (self->quick, &error);
}

void
caravan_quick_page_finish (CaravanQuickPage *self)
{
  CaravanMatch *match = caravan_quick_get_match (self->quick);

  if (caravan_match_get_read_only (match) != NULL || record_all (self))
    g_signal_emit_by_name (self, "done");
}

/* What is still asked, then the button that says it is all. */
static void
form_finished_cb (CaravanQuickPage *self)
{
  if (!caravan_quick_order_focus (CARAVAN_QUICK_ORDER (self->order)) &&
      !caravan_quick_reckoning_focus (CARAVAN_QUICK_RECKONING (self->reckoning)))
    gtk_widget_grab_focus (self->done);
}

/* The first number that is missing, else what is still asked, else the button that says
   it is all. */
static void
take_focus (CaravanPage *page)
{
  CaravanQuickPage *self = CARAVAN_QUICK_PAGE (page);

  if (!caravan_quick_form_focus_empty (CARAVAN_QUICK_FORM (self->form)))
    form_finished_cb (self);
}

/* The next round is read from its top, where it says which one it is. */
static void
scroll_up (CaravanQuickPage *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (self->form, GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled != NULL)
    gtk_adjustment_set_value (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), 0);
}

static void
close_round_cb (CaravanQuickPage *self)
{
  RecError error;

  if (commit (self) && caravan_quick_is_ready (self->quick) &&
      caravan_quick_close_round (self->quick, &error))
    {
      scroll_up (self);
      take_focus (CARAVAN_PAGE (self));
    }
}

static void
add_form (CaravanQuickPage *self)
{
  self->form = caravan_quick_form_new (self->quick);
  gtk_widget_add_css_class (self->form, "quick-form");
  gtk_box_insert_child_after (self->content, self->form, self->way);
  g_signal_connect_swapped (self->form, "finished", G_CALLBACK (form_finished_cb),
                            self);
}

/* Other lines are another form. */
static void
lines_changed_cb (CaravanQuickPage *self)
{
  gtk_box_remove (self->content, self->form);
  add_form (self);
}

static void
fill (CaravanQuickPage *self)
{
  self->way = caravan_quick_way_new (self->quick);
  self->order = caravan_quick_order_new (self->quick);
  self->reckoning = caravan_quick_reckoning_new (self->quick);
  self->worth = caravan_quick_worth_new (self->quick);
  caravan_box_add (GTK_WIDGET (self->content), self->way, self->order, self->reckoning,
                   self->worth, NULL);
  add_form (self);
  g_signal_connect_swapped (self->order, "finished", G_CALLBACK (form_finished_cb),
                            self);
  g_signal_connect_swapped (self->reckoning, "close-round", G_CALLBACK (close_round_cb),
                            self);
}

/* A record that can only be read is only shown. Whether the game is over is said by
   what has been written. */
static void
match_changed_cb (CaravanQuickPage *self)
{
  CaravanMatch *match = caravan_quick_get_match (self->quick);
  gboolean can_record = caravan_match_get_read_only (match) == NULL;

  gtk_widget_set_sensitive (self->form, can_record);
  gtk_widget_set_sensitive (self->order, can_record);
  gtk_widget_set_sensitive (self->reckoning, can_record);
  gtk_widget_set_sensitive (self->worth, can_record);
  render (self);
}

static char *
say_title (CaravanPage *page)
{
  CaravanMatch *match = caravan_quick_get_match (CARAVAN_QUICK_PAGE (page)->quick);

  return g_strdup (caravan_match_get_table (match)->game->name);
}

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  return g_strdup (caravan_text (N_ ("Score now")));
}

/* Takes the last number back, or puts it forth again, and goes to its field. */
static void
walk (CaravanPage *page, gboolean redo)
{
  CaravanQuickPage *self = CARAVAN_QUICK_PAGE (page);
  int seat, field;

  if (caravan_quick_undo (self->quick, redo, &seat, &field))
    caravan_quick_form_focus (CARAVAN_QUICK_FORM (self->form), seat, field);
  else
    take_focus (page);
}

static void
undo (CaravanPage *page)
{
  walk (page, FALSE);
}

static void
redo (CaravanPage *page)
{
  walk (page, TRUE);
}

static gboolean
can_undo (CaravanPage *page)
{
  return caravan_quick_can_undo (CARAVAN_QUICK_PAGE (page)->quick);
}

static gboolean
can_redo (CaravanPage *page)
{
  return caravan_quick_can_redo (CARAVAN_QUICK_PAGE (page)->quick);
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { "win.redo", redo, can_redo },
  { NULL, NULL, NULL },
};

static void
caravan_quick_page_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_QUICK_PAGE (object)->quick);
  G_OBJECT_CLASS (caravan_quick_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (CARAVAN_TYPE_PAGE_FRAME);
  caravan_template_set (klass, "caravan-quick-page.ui");
  gtk_widget_class_bind_template_child (klass, CaravanQuickPage, content);
  gtk_widget_class_bind_template_child (klass, CaravanQuickPage, bar);
  gtk_widget_class_bind_template_child (klass, CaravanQuickPage, outcome);
  gtk_widget_class_bind_template_child (klass, CaravanQuickPage, missing);
  gtk_widget_class_bind_template_child (klass, CaravanQuickPage, done);
  gtk_widget_class_bind_template_callback (klass, caravan_quick_page_finish);
}

static void
caravan_quick_page_class_init (CaravanQuickPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_quick_page_finalize;
  page_class->help = "use-score-now";
  page_class->actions = actions;
  page_class->is_of_match = TRUE;
  page_class->is_playing = TRUE;
  page_class->say_title = say_title;
  page_class->say_subtitle = say_subtitle;
  page_class->take_focus = take_focus;
  bind_template (GTK_WIDGET_CLASS (klass));
  caravan_signal_new (klass, "done", 0);
}

static void
caravan_quick_page_init (CaravanQuickPage *self)
{
  caravan_template_init (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->bar, caravan_columns_layout_new (220, 8));
  caravan_choice_fill_button (self->done, N_ ("Done"));
}

GtkWidget *
caravan_quick_page_new (CaravanMatch *match)
{
  CaravanQuickPage *self = g_object_new (CARAVAN_TYPE_QUICK_PAGE, NULL);

  self->quick = caravan_quick_new (match);
  fill (self);
  render (self);
  match_changed_cb (self);
  caravan_text_follow (self, render);
  g_signal_connect_object (self->quick, "lines-changed", G_CALLBACK (lines_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quick, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quick, "changed", G_CALLBACK (caravan_page_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
caravan_quick_page_commit (CaravanQuickPage *self)
{
  commit (self);
}
