/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-reckoning-page.h"

#include "caravan-books.h"
#include "caravan-choice.h"
#include "caravan-label.h"
#include "caravan-link.h"
#include "caravan-page-frame.h"
#include "caravan-reckoning-words.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define WIDTH 1440

/* Parts that can be chosen by a button each. */
#define PARTS_MOST 8

struct _CaravanReckoningPage
{
  CaravanPage parent_instance;

  /* children */
  GtkWidget *parts; /* to choose one */
  GtkWidget *part[PARTS_MOST];
  GtkWidget *view; /* the game's */
  GtkWidget *sentence;
  GtkWidget *rule, *rule_place; /* which is not there where there is little room */
  GtkWidget *end, *scores;

  int at; /* the part that is shown; -1: there is none */
  gboolean is_showing;

  /* owned */
  CaravanDesk *desk;
};

G_DEFINE_FINAL_TYPE (CaravanReckoningPage, caravan_reckoning_page, CARAVAN_TYPE_PAGE)

static const CaravanGameReckoning *
get_kind (CaravanDesk *desk)
{
  const CaravanGame *game = desk != NULL ? caravan_desk_get_game (desk) : NULL;

  return game != NULL && game->table != NULL ? game->table->reckoning : NULL;
}

static const CvMatch *
get_log (CaravanDesk *desk)
{
  return caravan_match_get_log (caravan_desk_get_match (desk));
}

/* Those that were ended, and the one that can be. */
static int
count_parts (CaravanDesk *desk)
{
  const char *verb = get_kind (desk)->verb;

  return caravan_reckoning_count (get_log (desk), verb) +
         caravan_reckoning_is_due (get_log (desk), verb);
}

gboolean
caravan_reckoning_page_is_wanted (CaravanDesk *desk)
{
  return get_kind (desk) != NULL && count_parts (desk) > 0;
}

static void
render_rule (CaravanReckoningPage *self, const CvRule *rule)
{
  const LangSection *section = caravan_book_rule (rule->id);
  g_autofree char *text =
      section != NULL
          /* Translators: a link; %1$s is the title of the rule’s section. */
          ? caravan_format (N_ ("Rule: %1$s"), "s", section->title)
          : NULL;

  caravan_link_show (self->rule, text, rule->anchor);
}

/* A phone has room for the sentence alone; F1 leads to the rule, too. */
static void
set_narrow (CaravanPage *page, gboolean narrow)
{
  gtk_widget_set_visible (CARAVAN_RECKONING_PAGE (page)->rule_place, !narrow);
}

/* Showing it. */

static void
render_parts (CaravanReckoningPage *self, int n)
{
  self->is_showing = TRUE;
  for (int i = 0; i < PARTS_MOST; i++)
    {
      g_autofree char *text =
          caravan_format (get_kind (self->desk)->part, "n", (long) i + 1);
      gtk_button_set_label (GTK_BUTTON (self->part[i]), text);
      gtk_widget_set_visible (self->part[i], i < n);
    }
  if (self->at >= 0 && self->at < PARTS_MOST)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->part[self->at]), TRUE);
  gtk_widget_set_visible (self->parts, n > 1);
  self->is_showing = FALSE;
}

static gboolean
can_end (CaravanReckoningPage *self)
{
  gsize step;

  return caravan_desk_can_record (self->desk) &&
         !caravan_desk_get_correcting (self->desk, &step);
}

/* The focus must not stay on a button that goes. */
static void
render_buttons (CaravanReckoningPage *self, const CaravanReckoning *reckoning)
{
  gboolean is_due = reckoning != NULL && !reckoning->is_recorded;
  gboolean has_focus = gtk_widget_has_focus (self->end);

  gtk_widget_set_visible (self->scores,
                          !is_due && reckoning != NULL &&
                              caravan_reckoning_is_last (self->desk, reckoning));
  if (has_focus && !is_due)
    gtk_widget_grab_focus (gtk_widget_get_visible (self->scores)
                               ? self->scores
                               : gtk_widget_get_prev_sibling (self->end));
  gtk_widget_set_visible (self->end, is_due);
  gtk_widget_set_sensitive (self->end, can_end (self));
}

static void
render_nothing (CaravanReckoningPage *self)
{
  caravan_label_show (self->sentence, caravan_text (N_ ("There is nothing to score "
                                                        "yet.")));
  caravan_link_show (self->rule, NULL, NULL);
  render_buttons (self, NULL);
}

static void
render_part (CaravanReckoningPage *self)
{
  const CaravanGameReckoning *kind = get_kind (self->desk);
  g_autofree CaravanReckoning *reckoning =
      caravan_reckoning_new (get_log (self->desk), kind->verb, self->at);
  g_autofree char *sentence = caravan_reckoning_say (self->desk, reckoning);

  kind->show (self->view, reckoning);
  caravan_label_show (self->sentence, sentence);
  render_rule (self, caravan_reckoning_find_rule (reckoning));
  render_buttons (self, reckoning);
  caravan_widget_describe (self->scores, sentence);
}

static void
render (gpointer object)
{
  CaravanReckoningPage *self = object;
  int n = count_parts (self->desk);

  self->at = MIN (self->at, n - 1);
  render_parts (self, n);
  gtk_widget_set_visible (self->view, self->at >= 0);
  if (self->at >= 0)
    render_part (self);
  else
    render_nothing (self);
  caravan_page_changed (CARAVAN_PAGE (self));
}

int
caravan_reckoning_page_get_part (CaravanReckoningPage *self)
{
  return self->at;
}

void
caravan_reckoning_page_choose (CaravanReckoningPage *self, int part)
{
  self->at = part;
  render (self);
}

/* What people do. */

static void
end_clicked_cb (CaravanReckoningPage *self)
{
  json_t *event = json_pack ("{s:s}", "do", get_kind (self->desk)->verb);

  /* Once is enough, while the step is on its way to the disk. */
  if (can_end (self) && !caravan_match_is_busy (caravan_desk_get_match (self->desk)))
    caravan_desk_play (self->desk, event);
  json_decref (event);
}

static void
part_toggled_cb (CaravanReckoningPage *self, GtkToggleButton *button)
{
  int part = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "part"));

  if (!self->is_showing && gtk_toggle_button_get_active (button))
    caravan_reckoning_page_choose (self, part);
}

static void
desk_changed_cb (CaravanReckoningPage *self, guint what)
{
  if ((what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE)) != 0)
    render (self);
}

/* Building. */

static GtkWidget *
make_parts (CaravanReckoningPage *self)
{
  self->parts = caravan_flow_new (6);
  for (int i = 0; i < PARTS_MOST; i++)
    {
      self->part[i] = gtk_toggle_button_new ();
      gtk_widget_add_css_class (self->part[i], "caravan-chip");
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->part[i]),
                                     GTK_TOGGLE_BUTTON (self->part[0]));
      g_object_set_data (G_OBJECT (self->part[i]), "part", GINT_TO_POINTER (i));
      g_signal_connect_object (self->part[i], "toggled", G_CALLBACK (part_toggled_cb),
                               self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->parts), self->part[i]);
    }
  return self->parts;
}

/* Side by side as long as their words have room. */
static GtkWidget *
make_buttons (CaravanReckoningPage *self)
{
  GtkWidget *buttons = caravan_flow_new (10);
  GtkWidget *back =
      caravan_button_new (N_ ("Back to the table"), "paper-button", "win.back");

  self->end = caravan_button_new (get_kind (self->desk)->end, "suggested-action", NULL);
  self->scores = caravan_button_new (N_ ("Scores"), "suggested-action", "win.scores");
  g_signal_connect_object (self->end, "clicked", G_CALLBACK (end_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_halign (back, GTK_ALIGN_END);
  gtk_widget_set_halign (self->end, GTK_ALIGN_END);
  gtk_widget_set_halign (self->scores, GTK_ALIGN_END);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  caravan_box_add (buttons, back, self->end, self->scores, NULL);
  return buttons;
}

static GtkWidget *
make_bar (CaravanReckoningPage *self)
{
  GtkWidget *bar = caravan_flow_new (10);

  self->sentence = caravan_label_say (NULL, "strong");
  self->rule = caravan_link_new ("win.rules");
  self->rule_place = caravan_box_across (0, self->rule, NULL);
  caravan_box_add (bar, caravan_box_down (2, self->sentence, self->rule_place, NULL),
                   make_buttons (self), NULL);
  return bar;
}

static void
build (CaravanReckoningPage *self)
{
  GtkWidget *parts = make_parts (self);

  self->view = get_kind (self->desk)->view_new (self->desk);
  gtk_widget_set_parent (g_object_new (CARAVAN_TYPE_PAGE_FRAME, "width", WIDTH, "child",
                                       caravan_box_down (10, parts, self->view, NULL),
                                       "bar", make_bar (self), NULL),
                         GTK_WIDGET (self));
}

/* What the window asks of it. */

static char *
say_title (CaravanPage *page)
{
  CaravanReckoningPage *self = CARAVAN_RECKONING_PAGE (page);

  return caravan_format (get_kind (self->desk)->title, "n",
                         (long) MAX (self->at, 0) + 1);
}

static char *
say_subtitle (CaravanPage *page, gboolean narrow)
{
  CaravanDesk *desk = CARAVAN_RECKONING_PAGE (page)->desk;
  const char *board =
      rec_record_board_title (caravan_match_get_record (caravan_desk_get_match (desk)));

  return caravan_format (N_ ("%1$s · %2$s"), "st",
                         caravan_desk_get_table (desk)->game->name,
                         board != NULL ? board : "");
}

static char *
find_help (CaravanPage *page, GtkWidget *focus)
{
  CaravanReckoningPage *self = CARAVAN_RECKONING_PAGE (page);
  const char *anchor = "";

  if (self->at >= 0)
    {
      g_autofree CaravanReckoning *reckoning = caravan_reckoning_new (
          get_log (self->desk), get_kind (self->desk)->verb, self->at);
      anchor = caravan_reckoning_find_rule (reckoning)->anchor;
    }
  return g_strdup (anchor);
}

static void
take_focus (CaravanPage *page)
{
  CaravanReckoningPage *self = CARAVAN_RECKONING_PAGE (page);

  if (gtk_widget_get_visible (self->end) && gtk_widget_get_sensitive (self->end))
    gtk_widget_grab_focus (self->end);
  else
    gtk_widget_child_focus (self->view, GTK_DIR_TAB_FORWARD);
}

static CaravanDesk *
get_desk (CaravanPage *page)
{
  return CARAVAN_RECKONING_PAGE (page)->desk;
}

static void
undo (CaravanPage *page)
{
  caravan_desk_undo (get_desk (page));
}

static gboolean
can_undo (CaravanPage *page)
{
  return caravan_desk_can_undo (get_desk (page));
}

static void
redo (CaravanPage *page)
{
  caravan_desk_redo (get_desk (page));
}

static gboolean
can_redo (CaravanPage *page)
{
  return caravan_desk_can_redo (get_desk (page));
}

static const CaravanPageAction actions[] = {
  { "win.undo", undo, can_undo },
  { "win.redo", redo, can_redo },
  { NULL, NULL, NULL },
};

/* The class. */

static void
caravan_reckoning_page_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_RECKONING_PAGE (object)->desk);
  G_OBJECT_CLASS (caravan_reckoning_page_parent_class)->dispose (object);
}

static void
caravan_reckoning_page_class_init (CaravanReckoningPageClass *klass)
{
  CaravanPageClass *page_class = CARAVAN_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_reckoning_page_dispose;
  page_class->actions = actions;
  page_class->is_of_match = TRUE;
  page_class->is_playing = TRUE;
  page_class->say_title = say_title;
  page_class->say_subtitle = say_subtitle;
  page_class->find_help = find_help;
  page_class->take_focus = take_focus;
  page_class->set_narrow = set_narrow;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reckoningpage");
}

static void
caravan_reckoning_page_init (CaravanReckoningPage *self)
{
}

GtkWidget *
caravan_reckoning_page_new (CaravanDesk *desk)
{
  CaravanReckoningPage *self = g_object_new (CARAVAN_TYPE_RECKONING_PAGE, NULL);

  self->desk = g_object_ref (desk);
  self->at = count_parts (desk) - 1;
  build (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self,
                           G_CONNECT_SWAPPED);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
