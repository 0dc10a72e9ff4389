/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-basari-strip-private.h"

#include "basari.h"
#include "caravan-picture.h"
#include "caravan-widget.h"
#include "lang-say.h"

#define BADGE_SIZE 30

G_DEFINE_FINAL_TYPE (CaravanBasariStrip, caravan_basari_strip, CARAVAN_TYPE_STRIP)

/* Reading the desk. */

/* A step that is on its way has ended the barter that is still shown. */
static int
find_speaker (CaravanBasariStrip *self)
{
  int speaker = caravan_basari_find_speaker (self->desk);

  return speaker >= 0 ? speaker : g_bit_nth_lsf (self->prompt.who, -1);
}

static int
find_seat (CaravanBasariStrip *self)
{
  switch ((BasariAsked) self->prompt.phase)
    {
    case BASARI_ASKED_ROLL:
      return caravan_basari_find_missing (self->desk, CARAVAN_BASARI_DICE);
    case BASARI_ASKED_CHOOSE:
      return caravan_basari_find_missing (self->desk, CARAVAN_BASARI_ACTIONS);
    case BASARI_ASKED_OPEN:
    case BASARI_ASKED_ANSWER:
      return find_speaker (self);
    case BASARI_ASKED_DIE:
    case BASARI_ASKED_POINTS:
    case BASARI_ASKED_GEMS:
      return g_bit_nth_lsf (self->prompt.who, -1);
    case BASARI_ASKED_ROUND_END:
    case BASARI_ASKED_OVER:
      break;
    }
  return CV_NO_PLAYER;
}

static void
read_desk (CaravanBasariStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);

  table->game->prompt (table, caravan_desk_get_state (self->desk), &self->prompt);
  self->seat = find_seat (self);
}

/* Texts. */

static char *
make_block (CaravanBasariStrip *self)
{
  int n_rounds = caravan_desk_get_state (self->desk)->basari.n_rounds;

  if (self->prompt.is_over)
    return g_strdup (caravan_text (N_ ("Game over")));
  /* Translators: the round that is played, of how many. */
  return caravan_format (N_ ("Round %1$s of %2$s"), "nn",
                         (long) MIN (n_rounds + 1, BASARI_ROUNDS),
                         (long) BASARI_ROUNDS);
}

static char *
say_due (CaravanBasariStrip *self)
{
  LangPeople people = caravan_desk_get_people (self->desk);
  char *said = lang_say_verdict (caravan_lang (), &people, &self->prompt.say);
  char *sentence = g_strdup (said);

  free (said);
  return sentence;
}

/* Dice and actions are asked player by player, and what a board does not tell. */
static char *
make_sentence (CaravanBasariStrip *self)
{
  LangPlayer player = caravan_desk_get_player (self->desk, MAX (self->seat, 0));
  const char *question = self->seat >= 0 ? caravan_basari_find_question (self) : NULL;

  if (question != NULL)
    return caravan_format (
        question, "pn", player,
        (long) caravan_desk_get_state (self->desk)->basari.player[self->seat].arch + 1);
  if (self->prompt.phase == BASARI_ASKED_ROLL && self->seat >= 0)
    /* Translators: asks for the number that this player has rolled. */
    return caravan_format (N_ ("%1$n: what does the die show?"), "p", player);
  if (self->prompt.phase == BASARI_ASKED_CHOOSE && self->seat >= 0)
    /* Translators: asks for the card of this player, once all have been turned over. */
    return caravan_format (N_ ("All cards are turned over. %1$n: which action?"), "p",
                           player);
  return say_due (self);
}

/* Controls. */

GtkWidget *
caravan_basari_add_control (CaravanBasariStrip *self,
                            const char *name,
                            char *said,
                            const char *motif,
                            const char *text,
                            void (*clicked) (CaravanBasariStrip *self, int number),
                            int number)
{
  GtkWidget *button = gtk_button_new ();

  caravan_strip_add_button (CARAVAN_STRIP (self), button, name, said,
                            G_CALLBACK (clicked), number);
  caravan_strip_fill_button (button,
                             motif != NULL
                                 ? caravan_picture_new_of (&caravan_basari_art,
                                                           CARAVAN_PICTURE_PIECE, motif,
                                                           -1, CARAVAN_BASARI_FACE)
                                 : NULL,
                             text);
  gtk_widget_add_css_class (button, "strip-large");
  if (motif != NULL && text != NULL)
    gtk_widget_add_css_class (button, "strip-worded");
  return button;
}

void
caravan_basari_play (CaravanBasariStrip *self, json_t *event)
{
  if (!caravan_match_is_busy (caravan_desk_get_match (self->desk)))
    caravan_desk_play (self->desk, event);
  json_decref (event);
}

json_t *
caravan_basari_make_event (CaravanBasariStrip *self, const char *verb)
{
  const CvTable *table = caravan_desk_get_table (self->desk);

  return json_pack ("{s:s, s:s}", "do", verb, "by",
                    cv_color_names[table->color[self->seat]]);
}

void
caravan_basari_add_badge (CaravanBasariStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  GtkWidget *badge = caravan_picture_new (CARAVAN_PICTURE_BADGE, NULL,
                                          table->color[self->seat], BADGE_SIZE);

  gtk_widget_set_halign (badge, GTK_ALIGN_START);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->parts.controls), badge);
}

static void
end_round (CaravanBasariStrip *self, int number)
{
  caravan_basari_play (self, json_pack ("{s:s}", "do", "end-round"));
}

static void
add_end_round (CaravanBasariStrip *self)
{
  const char *text = caravan_text (N_ ("Score the round"));

  caravan_basari_add_control (self, "end-round", g_strdup (text), "lap", text,
                              end_round, 0);
}

/* Line by line, before it is recorded. */
static void
see_reckoning (CaravanBasariStrip *self, int number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.reckoning", NULL);
}

static void
add_round_end (CaravanBasariStrip *self)
{
  const char *text = caravan_text (N_ ("See the scoring"));
  GtkWidget *button = caravan_basari_add_control (self, "reckoning", g_strdup (text),
                                                  "majority", text, see_reckoning, 0);

  gtk_widget_add_css_class (button, "suggested-action");
  add_end_round (self);
}

static void
see_scores (CaravanBasariStrip *self, int number)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.scores", NULL);
}

static void
add_over (CaravanBasariStrip *self)
{
  const char *text = caravan_text (N_ ("See the scores"));
  GtkWidget *button = caravan_basari_add_control (self, "scores", g_strdup (text), NULL,
                                                  text, see_scores, 0);

  gtk_widget_add_css_class (button, "suggested-action");
}

/* Free turns check no order: a round may end whenever the table says so. */
static void
add_roll (CaravanBasariStrip *self)
{
  caravan_basari_add_dice (self);
  if (!caravan_desk_is_guided (self->desk))
    {
      caravan_strip_add_space (CARAVAN_STRIP (self));
      add_end_round (self);
    }
}

static void
add_controls (CaravanBasariStrip *self)
{
  switch ((BasariAsked) self->prompt.phase)
    {
    case BASARI_ASKED_ROLL:
      add_roll (self);
      break;
    case BASARI_ASKED_CHOOSE:
      caravan_basari_add_actions (self);
      break;
    case BASARI_ASKED_DIE:
    case BASARI_ASKED_POINTS:
    case BASARI_ASKED_GEMS:
      caravan_basari_add_deed (self);
      break;
    case BASARI_ASKED_OPEN:
    case BASARI_ASKED_ANSWER:
      caravan_basari_add_offer (self);
      break;
    case BASARI_ASKED_ROUND_END:
      add_round_end (self);
      break;
    case BASARI_ASKED_OVER:
      add_over (self);
      break;
    }
}

/* Showing it. */

static void
render (gpointer object)
{
  CaravanBasariStrip *self = object;
  CaravanStrip *strip = CARAVAN_STRIP (self);
  g_autofree char *focus = caravan_strip_name_focus (strip);

  read_desk (self);
  g_autofree char *block = make_block (self);
  g_autofree char *sentence = make_sentence (self);
  caravan_strip_say (strip, block, sentence, NULL);
  caravan_strip_remove_controls (strip);
  add_controls (self);
  caravan_strip_describe_controls (strip, sentence);
  gtk_widget_set_sensitive (self->parts.controls,
                            self->prompt.is_over ||
                                caravan_desk_can_record (self->desk));
  caravan_strip_restore_focus (strip, focus);
}

static void
desk_changed_cb (CaravanDesk *desk, guint what, CaravanBasariStrip *self)
{
  if (caravan_basari_is_moved (self->desk, what))
    render (self);
}

/* Keys: a number presses the control of that number, from anywhere on the page. */

static gboolean
number_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  CaravanStripParts parts = CARAVAN_BASARI_STRIP (widget)->parts;
  g_autofree char *suffix = g_strdup_printf ("-%d", g_variant_get_int32 (args));

  for (GtkWidget *child = gtk_widget_get_first_child (parts.controls);
       child != NULL && gtk_widget_get_mapped (widget);
       child = gtk_widget_get_next_sibling (child))
    if (g_str_has_suffix (gtk_widget_get_name (child), suffix))
      return caravan_strip_click (CARAVAN_STRIP (widget), gtk_widget_get_name (child));
  return FALSE;
}

static void
add_key (GtkEventController *controller, int number)
{
  GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (
      gtk_keyval_trigger_new (GDK_KEY_0 + (guint) number, 0),
      gtk_keyval_trigger_new (GDK_KEY_KP_0 + (guint) number, 0));
  GtkShortcut *shortcut =
      gtk_shortcut_new (trigger, gtk_callback_action_new (number_key_cb, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (number));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

static void
add_keys (CaravanBasariStrip *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int number = 1; number <= 9; number++)
    add_key (controller, number);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* The widget. */

static void
caravan_basari_strip_dispose (GObject *object)
{
  CaravanBasariStrip *self = CARAVAN_BASARI_STRIP (object);

  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (caravan_basari_strip_parent_class)->dispose (object);
}

static void
caravan_basari_strip_class_init (CaravanBasariStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_basari_strip_dispose;
}

static void
caravan_basari_strip_init (CaravanBasariStrip *self)
{
  self->parts = caravan_strip_get_parts (CARAVAN_STRIP (self));
  caravan_strip_enlarge_choices (CARAVAN_STRIP (self));
  caravan_strip_set_asking (CARAVAN_STRIP (self), TRUE);
  add_keys (self);
}

GtkWidget *
caravan_basari_strip_new (CaravanDesk *desk)
{
  CaravanBasariStrip *self = g_object_new (CARAVAN_TYPE_BASARI_STRIP, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
