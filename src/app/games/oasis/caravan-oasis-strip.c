/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis-strip-private.h"

#include "lang-say.h"

G_DEFINE_FINAL_TYPE (CaravanOasisStrip, caravan_oasis_strip, CARAVAN_TYPE_STRIP)

/* Reading the desk. */

/* A half-made choice lasts as long as the same is asked of the same player. */
static void
keep_or_drop_half (CaravanOasisStrip *self)
{
  const OasisRound *round = &caravan_desk_get_state (self->desk)->oasis.round;
  CaravanOasisHalf *half = &self->half;

  if (half->phase != self->turn.phase || half->seat != self->turn.seat)
    *half = (CaravanOasisHalf){ .phase = self->turn.phase,
                                .seat = self->turn.seat,
                                .from = CV_NO_PLAYER };
  if (half->from != CV_NO_PLAYER && round->offer[half->from] == 0)
    half->from = CV_NO_PLAYER;
  if (half->from == CV_NO_PLAYER)
    half->n_cards = 0;
  else
    half->n_cards = MIN (half->n_cards, round->offer[half->from]);
}

static void
read_desk (CaravanOasisStrip *self)
{
  CvMatch *match = caravan_match_get_log (caravan_desk_get_match (self->desk));

  caravan_oasis_turn_clear (&self->turn);
  caravan_oasis_turn_read (&self->turn, caravan_desk_get_table (self->desk),
                           caravan_desk_get_state (self->desk));
  caravan_oasis_log_read (&self->log, match, caravan_desk_count_shown (self->desk));
  keep_or_drop_half (self);
  caravan_oasis_read_brought (self);
}

/* Showing it. */

/* What the block says, free with g_free. */
static char *
make_block (CaravanOasisStrip *self)
{
  OasisPhase phase = self->turn.phase;
  int round = caravan_oasis_log_round (&self->log, phase);

  if (phase == OASIS_PHASE_FREE)
    return g_strdup (caravan_text (N_ ("Free turns")));
  if (phase == OASIS_PHASE_OVER)
    return g_strdup (caravan_text (N_ ("Game over")));
  return caravan_format (N_ ("Round %1$s"), "n", (long) round);
}

static char *
make_sentence (CaravanOasisStrip *self)
{
  char *own = NULL;

  if (self->turn.phase == OASIS_PHASE_FREE)
    return caravan_oasis_say_free (self);
  if (self->turn.phase == OASIS_PHASE_COUNTERS)
    own = caravan_oasis_say_counters (self);
  else if (self->turn.phase == OASIS_PHASE_TAKE)
    own = caravan_oasis_say_take (self);
  else if (self->turn.phase == OASIS_PHASE_OVER)
    own = caravan_oasis_say_over (self);
  return own != NULL ? own : caravan_oasis_say (self, &self->turn.say);
}

static void
add_controls (CaravanOasisStrip *self)
{
  switch (self->turn.phase)
    {
    case OASIS_PHASE_FREE:
      caravan_oasis_add_free (self);
      break;
    case OASIS_PHASE_COUNTERS:
      caravan_oasis_add_counters (self);
      break;
    case OASIS_PHASE_NOBLE:
    case OASIS_PHASE_LAST_NOBLE:
      caravan_oasis_add_noble (self);
      break;
    case OASIS_PHASE_OFFER:
      caravan_oasis_add_offers (self);
      break;
    case OASIS_PHASE_TAKE:
      caravan_oasis_add_take (self);
      break;
    case OASIS_PHASE_DUTY:
      caravan_oasis_add_duties (self);
      break;
    case OASIS_PHASE_ROUND_END:
      caravan_oasis_add_round_end (self);
      break;
    case OASIS_PHASE_OVER:
      caravan_oasis_add_over (self);
      break;
    }
}

/* News: the ends that have come, each under its booklet, and what was forgotten. */

static char *
say_end (CaravanOasisStrip *self, int i)
{
  const char *booklet = self->turn.booklet[i];
  char *end = caravan_oasis_say (self, &self->turn.ends[i]);

  if (booklet == NULL)
    return end;
  /* Translators: %1$s is “Italian booklet (Überplay).”, %2$s a sentence. */
  char *line = caravan_format (N_ ("%1$s %2$s"), "ts", booklet, end);
  g_free (end);
  return line;
}

/* Only at a table where scoring markers are put away at all, and when others have gone
   on. */
static gboolean
has_forgotten (CaravanOasisStrip *self, int seat)
{
  return self->log.hides && self->log.forgotten[seat] > 0 && self->turn.taker != seat &&
         self->turn.phase != OASIS_PHASE_FREE && self->turn.phase != OASIS_PHASE_OVER;
}

/* A line each, or NULL. Free with g_free. */
static char *
make_news (CaravanOasisStrip *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < self->turn.n_ends; i++)
    g_ptr_array_add (lines, say_end (self, i));
  for (int seat = 0; seat < caravan_desk_get_table (self->desk)->n_players; seat++)
    if (has_forgotten (self, seat))
      g_ptr_array_add (
          lines, caravan_format (N_ ("%1$p took scoring markers that are not put away "
                                     "yet: forgotten?"),
                                 "p", caravan_oasis_player (self, seat)));
  if (lines->len == 0)
    return NULL;
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Pieces alone are chosen in the palette as well. */
static gboolean
is_asking (CaravanOasisStrip *self)
{
  switch (self->turn.phase)
    {
    case OASIS_PHASE_FREE:
      return FALSE;
    case OASIS_PHASE_DUTY:
      return self->brought_to != CV_NO_PLAYER || self->turn.n_choices > 0;
    case OASIS_PHASE_COUNTERS:
    case OASIS_PHASE_NOBLE:
    case OASIS_PHASE_LAST_NOBLE:
    case OASIS_PHASE_OFFER:
    case OASIS_PHASE_TAKE:
    case OASIS_PHASE_ROUND_END:
    case OASIS_PHASE_OVER:
      break;
    }
  return TRUE;
}

static void
show_texts (CaravanOasisStrip *self, const char *sentence)
{
  g_autofree char *block = make_block (self);
  g_autofree char *news = make_news (self);

  caravan_strip_say (CARAVAN_STRIP (self), block, sentence, news);
  caravan_oasis_table_render (self, news);
}

static void
show_turn (CaravanOasisStrip *self)
{
  g_autofree char *focus = caravan_strip_name_focus (CARAVAN_STRIP (self));
  g_autofree char *sentence = make_sentence (self);

  show_texts (self, sentence);
  caravan_strip_remove_controls (CARAVAN_STRIP (self));
  add_controls (self);
  caravan_oasis_add_brought (self);
  caravan_strip_describe_controls (CARAVAN_STRIP (self), sentence);
  gtk_widget_set_sensitive (self->parts.controls,
                            self->turn.phase == OASIS_PHASE_OVER ||
                                caravan_desk_can_record (self->desk));
  caravan_strip_set_asking (CARAVAN_STRIP (self), is_asking (self));
  caravan_strip_restore_focus (CARAVAN_STRIP (self), focus);
}

void
caravan_oasis_strip_render (CaravanOasisStrip *self)
{
  read_desk (self);
  show_turn (self);
}

static void
language_changed_cb (gpointer self)
{
  caravan_oasis_strip_render (self);
}

static void
desk_changed_cb (CaravanDesk *desk, guint what, CaravanOasisStrip *self)
{
  if ((what & CARAVAN_DESK_STATE) != 0)
    self->waiting = FALSE;
  if ((what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE)) != 0)
    caravan_oasis_strip_render (self);
}

/* The step shows when it is on the disk; until then nothing further is recorded, since
   the controls are those of the moment before. */
gboolean
caravan_oasis_strip_play (CaravanOasisStrip *self, json_t *event)
{
  if (self->waiting)
    return FALSE;
  json_incref (event);
  self->waiting = TRUE;
  gboolean good = caravan_desk_play (self->desk, event);
  if (!good || !caravan_match_is_busy (caravan_desk_get_match (self->desk)))
    self->waiting = FALSE;
  json_decref (event);
  return good;
}

/* The widget. */

static void
caravan_oasis_strip_dispose (GObject *object)
{
  CaravanOasisStrip *self = CARAVAN_OASIS_STRIP (object);

  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  caravan_oasis_turn_clear (&self->turn);
  G_OBJECT_CLASS (caravan_oasis_strip_parent_class)->dispose (object);
}

static void
caravan_oasis_strip_class_init (CaravanOasisStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_oasis_strip_dispose;
}

static void
caravan_oasis_strip_init (CaravanOasisStrip *self)
{
  self->parts = caravan_strip_get_parts (CARAVAN_STRIP (self));
  self->half.from = CV_NO_PLAYER;
  self->brought_to = CV_NO_PLAYER;
  caravan_oasis_strip_listen (self);
}

GtkWidget *
caravan_oasis_strip_new (CaravanDesk *desk)
{
  CaravanOasisStrip *self = g_object_new (CARAVAN_TYPE_OASIS_STRIP, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  caravan_oasis_strip_render (self);
  caravan_text_follow (self, language_changed_cb);
  return GTK_WIDGET (self);
}
