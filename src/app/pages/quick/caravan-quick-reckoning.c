/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-quick-reckoning.h"

#include "caravan-choice.h"
#include "caravan-in-sight.h"
#include "caravan-label.h"
#include "caravan-picture.h"
#include "caravan-signal.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define BADGE 26

struct _CaravanQuickReckoning
{
  AdwBin parent_instance;

  GtkWidget *now;   /* the round at hand */
  GtkWidget *close; /* goes on to the next */
  GtkWidget *past;  /* those before */

  /* owned */
  CaravanQuick *quick;
};

G_DEFINE_FINAL_TYPE (CaravanQuickReckoning, caravan_quick_reckoning, ADW_TYPE_BIN)

/* Equations. */

static void
score (CaravanQuickReckoning *self, const CvState *state, CvScore *ret_score)
{
  const CvTable *table = caravan_quick_get_table (self->quick);

  table->game->score (table, state, FALSE, ret_score);
}

/* What the round has added to each line, after what there was before it. */
static char *
say_equation (const CvPlayerScore *before, const CvPlayerScore *after)
{
  g_autoptr (GPtrArray) terms = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *total = caravan_number (after->total);

  if (before->total > 0)
    g_ptr_array_add (terms, caravan_number (before->total));
  for (int i = 0; i < after->n_lines; i++)
    g_ptr_array_add (terms,
                     caravan_format (
                         /* Translators: a part of an equation: a line of the
                                   score and its points, “Laps 10”. */
                         N_ ("%1$s %2$s"), "tn", after->lines[i].rule->text,
                         (long) (after->lines[i].points - before->lines[i].points)));
  g_ptr_array_add (terms, NULL);
  g_autofree char *sum = g_strjoinv (" + ", (char **) terms->pdata);
  return g_strconcat (sum, " = ", total, NULL);
}

/* What a player keeps of what goes from hand to hand, or NULL. */
static char *
say_left (CaravanQuickReckoning *self, const CvState *after, int seat)
{
  const CvTable *table = caravan_quick_get_table (self->quick);
  CvFact facts[CV_FACTS_MOST];
  int n = table->game->facts (table, after, seat, facts);

  for (int i = 0; i < n; i++)
    if (facts[i].type == CV_FACT_GEMS)
      {
        char *gems = lang_say_gems (caravan_lang (), (CvGems) facts[i].value);
        /* Translators: what a player keeps after a round: “2 red gems and 1 green
           gem”, or “no gems”. */
        char *said = caravan_format (N_ ("Left: %1$s"), "s", gems);
        free (gems);
        return said;
      }
  return NULL;
}

static void
add_player (CaravanQuickReckoning *self,
            GtkWidget *box,
            const CaravanQuickRound *round,
            int seat)
{
  CvScore before, after;
  int color = caravan_quick_get_table (self->quick)->color[seat];
  g_autofree char *left = say_left (self, &round->reckoning.after, seat);

  score (self, &round->before, &before);
  score (self, &round->reckoning.after, &after);
  g_autofree char *equation = say_equation (&before.player[seat], &after.player[seat]);
  GtkWidget *texts = caravan_box_down (
      2, caravan_label_say (caravan_quick_get_name (self->quick, seat), "strong"),
      caravan_label_say (equation, "quick-equation"), NULL);
  if (left != NULL)
    gtk_box_append (GTK_BOX (texts), caravan_label_say (left, "dim-label"));
  GtkWidget *badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL, color, BADGE);
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), caravan_box_across (10, badge, texts, NULL));
}

/* A round. */

/* What was paid for; the first sentence only says that the round is reckoned. */
static void
add_sentences (CaravanQuickReckoning *self,
               GtkWidget *box,
               const CvExplained *explained)
{
  LangPeople people =
      lang_people (caravan_match_get_record (caravan_quick_get_match (self->quick)));

  for (int i = 1; i < explained->n_says; i++)
    {
      char *said = lang_say_verdict (caravan_lang (), &people, &explained->say[i]);
      gtk_box_append (GTK_BOX (box), caravan_label_say (said, NULL));
      free (said);
    }
}

static GtkWidget *
make_round (CaravanQuickReckoning *self, int number)
{
  g_autofree CaravanQuickRound *round = caravan_quick_get_round (self->quick, number);
  g_autofree char *title =
      /* Translators: over what a round has brought to whom. */
      caravan_format (N_ ("Scoring of round %1$s"), "n", (long) number + 1);
  GtkWidget *sentences = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *players = caravan_columns_new (260, 12);
  GtkWidget *card = caravan_box_down (12, caravan_label_say (title, "card-title"),
                                      sentences, players, NULL);

  add_sentences (self, sentences, &round->reckoning.answer.explained);
  for (int seat = 0; seat < caravan_quick_get_table (self->quick)->n_players; seat++)
    add_player (self, players, round, seat);
  gtk_widget_add_css_class (card, "quick-form");
  return card;
}

static void
render_button (CaravanQuickReckoning *self)
{
  long n = caravan_quick_get_game (self->quick)->rounds->n;
  long next = caravan_quick_n_closed (self->quick) + 2;
  g_autofree char *text = next > n
                              ? g_strdup (caravan_text (N_ ("Score the last round")))
                              : caravan_format (N_ ("Go on to round %1$s"), "n", next);

  gtk_button_set_label (GTK_BUTTON (self->close), text);
}

static void
render (gpointer object)
{
  CaravanQuickReckoning *self = object;
  gboolean is_ready = caravan_quick_is_ready (self->quick);

  gtk_widget_set_visible (GTK_WIDGET (self), caravan_quick_is_by_rounds (self->quick));
  caravan_widget_clear (self->now);
  caravan_widget_clear (self->past);
  gtk_widget_set_visible (self->close, is_ready);
  if (!caravan_quick_is_by_rounds (self->quick))
    return;
  render_button (self);
  if (is_ready)
    gtk_box_append (GTK_BOX (self->now),
                    make_round (self, caravan_quick_n_closed (self->quick)));
  for (int round = caravan_quick_n_closed (self->quick) - 1; round >= 0; round--)
    gtk_box_append (GTK_BOX (self->past), make_round (self, round));
}

gboolean
caravan_quick_reckoning_focus (CaravanQuickReckoning *self)
{
  if (!caravan_quick_is_ready (self->quick))
    return FALSE;
  gtk_widget_grab_focus (self->close);
  caravan_in_sight_soon (GTK_WIDGET (self));
  return TRUE;
}

/* The object. */

static void
close_clicked_cb (CaravanQuickReckoning *self)
{
  g_signal_emit_by_name (self, "close-round");
}

static void
caravan_quick_reckoning_dispose (GObject *object)
{
  g_clear_object (&CARAVAN_QUICK_RECKONING (object)->quick);
  G_OBJECT_CLASS (caravan_quick_reckoning_parent_class)->dispose (object);
}

static void
caravan_quick_reckoning_class_init (CaravanQuickReckoningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_quick_reckoning_dispose;
  caravan_signal_new (klass, "close-round", 0);
}

static void
caravan_quick_reckoning_init (CaravanQuickReckoning *self)
{
  self->now = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->past = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  self->close = gtk_button_new ();
  gtk_widget_set_halign (self->close, GTK_ALIGN_END);
  gtk_widget_add_css_class (self->close, "suggested-action");
  g_signal_connect_swapped (self->close, "clicked", G_CALLBACK (close_clicked_cb),
                            self);
  adw_bin_set_child (ADW_BIN (self),
                     caravan_box_down (16, self->now, self->close, self->past, NULL));
}

GtkWidget *
caravan_quick_reckoning_new (CaravanQuick *quick)
{
  CaravanQuickReckoning *self = g_object_new (CARAVAN_TYPE_QUICK_RECKONING, NULL);

  self->quick = g_object_ref (quick);
  render (self);
  caravan_text_follow (self, render);
  g_signal_connect_object (quick, "changed", G_CALLBACK (render), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
