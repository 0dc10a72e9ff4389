/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-order.h"

#include "caravan-choice.h"
#include "caravan-flow-layout.h"
#include "caravan-in-sight.h"
#include "caravan-label.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"

#define BADGE 26

struct _CaravanQuickOrder
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkWidget *sentence;
  GtkWidget *question;
  GtkWidget *buttons[CV_PLAYERS_MOST];
  GtkWidget *labels[CV_PLAYERS_MOST];
  GtkWidget *again;

  /* owned */
  CaravanQuick *quick;

  int order[CV_PLAYERS_MOST]; /* those pressed so far, while it is being given */
  int n_order;
  gboolean is_asking_again;
};

G_DEFINE_FINAL_TYPE (CaravanQuickOrder, caravan_quick_order, ADW_TYPE_BIN)

static int
get_n_players (CaravanQuickOrder *self)
{
  return caravan_quick_get_table (self->quick)->n_players;
}

/* The order that stands: what is being pressed, else what is recorded. */
static int
get_order (CaravanQuickOrder *self, int ret_seats[CV_PLAYERS_MOST])
{
  if (self->n_order == 0 && !self->is_asking_again)
    return caravan_quick_get_order (self->quick, ret_seats);
  memcpy (ret_seats, self->order, sizeof self->order);
  return self->n_order;
}

static int
find_place (const int *order, int n, int seat)
{
  for (int i = 0; i < n; i++)
    if (order[i] == seat)
      return i + 1;
  return 0;
}

static void
render_sentence (CaravanQuickOrder *self)
{
  const CaravanQuickGame *game = caravan_quick_get_game (self->quick);
  const CvRule *rule =
      cv_game_rule_find (caravan_quick_get_table (self->quick)->game, game->tie_rule);
  guint level = caravan_quick_get_level (self->quick);
  g_autofree char *names = caravan_quick_list_names (self->quick, level);
  g_autofree char *text =
      level == 0 ? g_strdup (caravan_text (rule->text))
                 /* Translators: %1$s are players’ names, %2$s the sentence of the rule:
                    “A tie goes to the lower priority counter.” */
                 : caravan_format (N_ ("Tied: %1$n. %2$s"), "st", names, rule->text);

  gtk_label_set_label (GTK_LABEL (self->sentence), text);
}

static void
render_question (CaravanQuickOrder *self, int n)
{
  const char *const *terms = caravan_quick_get_game (self->quick)->order_terms;
  g_autofree char *text =
      n >= get_n_players (self)
          ? g_strdup (caravan_text (N_ ("The priority counters are known.")))
          /* Translators: %1$s is a number from 1, %2$s the role that goes with it:
             Noble … */
          : caravan_format (N_ ("Who holds priority counter %1$s, the %2$s?"), "nt",
                            (long) n + 1, terms[n + 1]);

  gtk_label_set_label (GTK_LABEL (self->question), text);
}

static void
render_button (CaravanQuickOrder *self, int seat, const int *order, int n)
{
  const char *const *terms = caravan_quick_get_game (self->quick)->order_terms;
  const char *name = caravan_quick_get_name (self->quick, seat);
  int place = find_place (order, n, seat);
  g_autofree char *text = place == 0
                              ? g_strdup (name)
                              /* Translators: a player, the number of the priority
                                 counter and its role: “Anna · 1 Noble”. */
                              : caravan_format (N_ ("%1$n · %2$s %3$s"), "snt", name,
                                                (long) place, terms[place]);

  gtk_label_set_label (GTK_LABEL (self->labels[seat]), text);
  caravan_widget_name (self->buttons[seat], text);
  gtk_widget_set_sensitive (self->buttons[seat], place == 0);
  if (place > 0)
    gtk_widget_add_css_class (self->buttons[seat], "selected");
  else
    gtk_widget_remove_css_class (self->buttons[seat], "selected");
}

static void
render (gpointer object)
{
  CaravanQuickOrder *self = object;
  int order[CV_PLAYERS_MOST];
  gboolean is_wanted = caravan_quick_wants_order (self->quick);

  gtk_widget_set_visible (GTK_WIDGET (self), is_wanted);
  if (!is_wanted)
    return;
  int n = get_order (self, order);
  render_sentence (self);
  render_question (self, n);
  for (int seat = 0; seat < get_n_players (self); seat++)
    render_button (self, seat, order, n);
  gtk_widget_set_visible (self->again, n > 0);
}

gboolean
caravan_quick_order_focus (CaravanQuickOrder *self)
{
  for (int seat = 0; seat < get_n_players (self); seat++)
    if (gtk_widget_get_visible (GTK_WIDGET (self)) &&
        gtk_widget_get_sensitive (self->buttons[seat]))
      {
        gtk_widget_grab_focus (self->buttons[seat]);
        caravan_in_sight_soon (GTK_WIDGET (self));
        return TRUE;
      }
  return FALSE;
}

/* The one who is left holds what is left. */
static void
place_last (CaravanQuickOrder *self)
{
  for (int seat = 0; seat < get_n_players (self); seat++)
    if (find_place (self->order, self->n_order, seat) == 0)
      self->order[self->n_order++] = seat;
}

static void
record (CaravanQuickOrder *self)
{
  int order[CV_PLAYERS_MOST];
  RecError error;

  place_last (self);
  memcpy (order, self->order, sizeof order);
  self->n_order = 0;
  self->is_asking_again = FALSE;
  caravan_quick_play_order (self->quick, order, &error);
  render (self);
  g_signal_emit_by_name (self, "finished");
}

static void
player_clicked_cb (GtkWidget *button, CaravanQuickOrder *self)
{
  for (int seat = 0; seat < get_n_players (self); seat++)
    if (self->buttons[seat] == button)
      self->order[self->n_order++] = seat;
  if (self->n_order >= get_n_players (self) - 1)
    {
      record (self);
      return;
    }
  render (self);
  caravan_quick_order_focus (self);
}

static void
again_clicked_cb (CaravanQuickOrder *self)
{
  self->n_order = 0;
  self->is_asking_again = TRUE;
  render (self);
  caravan_quick_order_focus (self);
}

static void
add_player (CaravanQuickOrder *self, GtkWidget *box, int seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  int color = caravan_quick_get_table (self->quick)->color[seat];

  self->buttons[seat] = gtk_button_new ();
  self->labels[seat] = caravan_label_new (NULL, "strong");
  caravan_box_add (row, caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE),
                   self->labels[seat], NULL);
  gtk_button_set_child (GTK_BUTTON (self->buttons[seat]), row);
  gtk_widget_add_css_class (self->buttons[seat], "caravan-chip");
  g_signal_connect (self->buttons[seat], "clicked", G_CALLBACK (player_clicked_cb),
                    self);
  gtk_box_append (GTK_BOX (box), self->buttons[seat]);
}

static void
build (CaravanQuickOrder *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->sentence = caravan_label_new (NULL, "strong");
  self->question = caravan_label_new (NULL, "dim-label");
  self->again = gtk_button_new ();
  gtk_widget_set_layout_manager (buttons, caravan_flow_layout_new (8));
  for (int seat = 0; seat < get_n_players (self); seat++)
    add_player (self, buttons, seat);
  caravan_choice_fill_button (self->again, N_ ("Choose again"));
  g_signal_connect_swapped (self->again, "clicked", G_CALLBACK (again_clicked_cb),
                            self);
  gtk_box_append (GTK_BOX (buttons), self->again);
  caravan_box_add (self->content, self->sentence, self->question, buttons, NULL);
}

static void
quick_changed_cb (CaravanQuickOrder *self)
{
  render (self);
}

static void
caravan_quick_order_dispose (GObject *object)
{
  CaravanQuickOrder *self = CARAVAN_QUICK_ORDER (object);

  if (self->quick != NULL)
    g_signal_handlers_disconnect_by_data (self->quick, self);
  g_clear_object (&self->quick);
  G_OBJECT_CLASS (caravan_quick_order_parent_class)->dispose (object);
}

static void
caravan_quick_order_class_init (CaravanQuickOrderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_quick_order_dispose;
  caravan_signal_new (klass, "finished", 0);
}

static void
caravan_quick_order_init (CaravanQuickOrder *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->content, "verdict-ok");
  adw_bin_set_child (ADW_BIN (self), self->content);
}

GtkWidget *
caravan_quick_order_new (CaravanQuick *quick)
{
  CaravanQuickOrder *self = g_object_new (CARAVAN_TYPE_QUICK_ORDER, NULL);

  self->quick = g_object_ref (quick);
  build (self);
  render (self);
  caravan_text_follow (self, render);
  g_signal_connect_swapped (quick, "changed", G_CALLBACK (quick_changed_cb), self);
  return GTK_WIDGET (self);
}
