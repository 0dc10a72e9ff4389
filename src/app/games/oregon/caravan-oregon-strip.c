/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oregon-strip.h"

#include "caravan-label.h"
#include "caravan-oregon-cards.h"
#include "caravan-oregon.h"
#include "caravan-picture.h"
#include "caravan-strip-controls.h"
#include "caravan-text.h"
#include "caravan-widget.h"
#include "lang-say.h"
#include "oregon.h"

#define CARD_SIZE 32

struct _CaravanOregonStrip
{
  CaravanStrip parent_instance;

  /* borrowed: of the frame */
  CaravanStripParts parts;

  /* owned */
  CaravanDesk *desk;
  CvPrompt prompt; /* what is asked now */
  int seat;        /* of whom; in free turns whoever is chosen */
};

G_DEFINE_FINAL_TYPE (CaravanOregonStrip, caravan_oregon_strip, CARAVAN_TYPE_STRIP)

/* Reading the desk. */

static void
read_desk (CaravanOregonStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CvState *state = caravan_desk_get_state (self->desk);

  table->game->prompt (table, state, &self->prompt);
  self->seat = self->prompt.phase == OREGON_PHASE_FREE
                   ? caravan_desk_get_seat (self->desk)
                   : state->oregon.turn;
}

static gboolean
has_seat (uint8_t seats, int seat)
{
  return seats >> seat & 1;
}

static gboolean
plays_cards (CaravanOregonStrip *self)
{
  return self->prompt.phase == OREGON_PHASE_FREE ||
         self->prompt.phase == OREGON_PHASE_PLAY ||
         self->prompt.phase == OREGON_PHASE_AGAIN;
}

/* Texts. */

static char *
say (CaravanOregonStrip *self, const CvVerdict *verdict)
{
  LangPeople people = caravan_desk_get_people (self->desk);

  return lang_say_verdict (caravan_lang (), &people, verdict);
}

static char *
make_block (CaravanOregonStrip *self)
{
  CvMatch *log = caravan_match_get_log (caravan_desk_get_match (self->desk));

  switch ((OregonPhase) self->prompt.phase)
    {
    case OREGON_PHASE_FREE:
      return g_strdup (caravan_text (N_ ("Free turns")));
    case OREGON_PHASE_OVER:
      return g_strdup (caravan_text (N_ ("Game over")));
    case OREGON_PHASE_START:
      /* Translators: the beginning of a game of Oregon, when start tiles are placed. */
      return g_strdup (caravan_text (N_ ("The start")));
    case OREGON_PHASE_PLAY:
    case OREGON_PHASE_AGAIN:
    case OREGON_PHASE_EXTRA:
    case OREGON_PHASE_END_TURN:
      break;
    }
  int round = caravan_oregon_count_round (log, caravan_desk_count_shown (self->desk));
  if (round == 0)
    return g_strdup (caravan_text (N_ ("Guided turns")));
  /* Translators: the context is a game. */
  return caravan_format_in (NC_ ("Oregon", "Round %1$s"), "n", (long) round);
}

/* The ends that have come; a line each, or NULL. */
static char *
make_news (CaravanOregonStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  CvVerdict ends[CV_ENDS_MOST];
  int n = table->game->ends (table, caravan_desk_get_state (self->desk), ends);
  GString *lines = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *end = say (self, &ends[i]);
      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", end);
    }
  return g_string_free (lines, n == 0);
}

/* Controls. */

static void
play (CaravanOregonStrip *self, json_t *event)
{
  if (!caravan_match_is_busy (caravan_desk_get_match (self->desk)))
    caravan_desk_play (self->desk, event);
  json_decref (event);
}

static void
play_verb (CaravanOregonStrip *self, const char *verb)
{
  const CvTable *table = caravan_desk_get_table (self->desk);

  play (self, json_pack ("{s:s, s:s}", "do", verb, "by",
                         cv_color_names[table->color[self->seat]]));
}

static void
end_turn (CaravanOregonStrip *self, int number)
{
  play_verb (self, "end-turn");
}

static void
take_extra (CaravanOregonStrip *self, int number)
{
  play_verb (self, "extra");
}

static GtkWidget *
add_step (CaravanOregonStrip *self,
          const char *name,
          const char *said,
          const char *motif,
          const char *text,
          void (*clicked) (CaravanOregonStrip *self, int number))
{
  GtkWidget *button = gtk_button_new (), *picture = NULL;
  const char *words = caravan_text (text);

  caravan_strip_add_button (
      CARAVAN_STRIP (self), button, name,
      caravan_format (said, "p", caravan_desk_get_player (self->desk, self->seat)),
      G_CALLBACK (clicked), 0);
  if (motif != NULL)
    picture = caravan_picture_new_of (&caravan_oregon_art, CARAVAN_PICTURE_PIECE, motif,
                                      -1, 26);
  /* Without the cards there is room for the words in a narrow strip too. */
  if (picture != NULL && !plays_cards (self) &&
      caravan_strip_can_spell (CARAVAN_STRIP (self)))
    caravan_strip_fill_button (
        button, caravan_box_across (6, picture, gtk_label_new (words), NULL), NULL);
  else
    caravan_strip_fill_button (button, picture, words);
  return button;
}

static void
add_extra (CaravanOregonStrip *self)
{
  const OregonState *oregon = &caravan_desk_get_state (self->desk)->oregon;

  if (has_seat (oregon->extras, self->seat))
    add_step (self, "extra", N_ ("%1$p takes the extra turn"), "extra-active",
              N_ ("Extra turn"), take_extra);
}

/* In the middle of a turn it means that nothing can be played. */
static void
add_end_turn (CaravanOregonStrip *self)
{
  gboolean passes = plays_cards (self);
  GtkWidget *button = add_step (
      self, "end-turn",
      passes ? N_ ("%1$p has no two cards that can be played, and ends the turn")
             : N_ ("%1$p ends the turn"),
      NULL, passes ? N_ ("Pass") : N_ ("End the turn"), end_turn);

  if (!passes)
    gtk_widget_add_css_class (button, "suggested-action");
}

/* Cards. */

static char *
say_card (int card, int n)
{
  const char *term = oregon_card_terms[card];

  if (n == 2)
    /* Translators: a landscape card that is played twice. */
    return caravan_format (N_ ("%1$s, twice"), "t", term);
  return caravan_capital (term);
}

static void
tap_card (CaravanOregonStrip *self, int card)
{
  caravan_oregon_tap_card (self->desk, card);
}

/* The key that works from everywhere. */
static void
show_key (GtkWidget *button, int card, int n)
{
  g_autofree char *said = say_card (card, n);
  g_autofree char *key = g_strdup_printf ("Alt+%d", card + 1);
  g_autofree char *tip = caravan_format (N_ ("%1$s (%2$s)"), "ss", said, key);

  gtk_widget_set_tooltip_text (button, tip);
}

/* A chosen card has a tick at its corner, or how often it is played. */
static GtkWidget *
make_face (const char *motif, int n)
{
  GtkWidget *overlay = gtk_overlay_new ();
  g_autofree char *times = caravan_format (N_ ("×%1$s"), "n", (long) n);
  GtkWidget *mark = n > 1 ? gtk_label_new (times)
                          : gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_overlay_set_child (GTK_OVERLAY (overlay),
                         caravan_picture_new_of (&caravan_oregon_art,
                                                 CARAVAN_PICTURE_PIECE, motif, -1,
                                                 CARD_SIZE));
  gtk_widget_add_css_class (mark, "strip-mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_visible (mark, n > 0);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  return overlay;
}

static void
add_card (CaravanOregonStrip *self, int card)
{
  const OregonState *oregon = &caravan_desk_get_state (self->desk)->oregon;
  gboolean is_joker = card == OREGON_JOKER;
  gboolean is_spent = is_joker && !has_seat (oregon->jokers, self->seat);
  int n = caravan_oregon_count_card (self->desk, card);
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = g_strconcat ("card-", oregon_card_names[card], NULL);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), n > 0);
  caravan_strip_add_button (CARAVAN_STRIP (self), button, name, say_card (card, n),
                            G_CALLBACK (tap_card), card);
  gtk_widget_add_css_class (button, "strip-card");
  show_key (button, card, n);
  caravan_strip_fill_button (button,
                             make_face (!is_joker  ? oregon_card_names[card]
                                        : is_spent ? "joker-spent"
                                                   : "joker-active",
                                        n),
                             NULL);
  if (is_spent)
    caravan_strip_shut_button (
        button,
        caravan_text (N_ ("The joker is spent. A warehouse makes it active again.")));
  else if (self->prompt.phase == OREGON_PHASE_START)
    caravan_strip_shut_button (
        button, caravan_text (N_ ("Start tiles are placed without cards.")));
}

static void
tap_start (CaravanOregonStrip *self, int number)
{
  gboolean is_start =
      json_is_true (caravan_desk_get_chosen (self->desk, CARAVAN_OREGON_START));

  caravan_desk_set_chosen (self->desk, CARAVAN_OREGON_START,
                           is_start ? NULL : json_true ());
}

/* Free turns can't know which buildings are start tiles. */
static void
add_start (CaravanOregonStrip *self)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (button),
      json_is_true (caravan_desk_get_chosen (self->desk, CARAVAN_OREGON_START)));
  caravan_strip_add_button (
      CARAVAN_STRIP (self), button, "start",
      g_strdup (caravan_text (N_ ("The next building is a start tile"))),
      G_CALLBACK (tap_start), 0);
  caravan_strip_fill_button (button,
                             caravan_picture_new_of (&caravan_oregon_art,
                                                     CARAVAN_PICTURE_PIECE,
                                                     "start-flag", -1, 26),
                             caravan_text (N_ ("Start tile")));
}

/* The card of the building that is chosen lies beside them; it goes back with it. Where
   there is no room the piece itself is enough. */

static void
put_building_back (CaravanOregonStrip *self, int number)
{
  caravan_desk_set_tool (self->desk, -1);
}

static gboolean
has_building (CaravanOregonStrip *self)
{
  return caravan_desk_get_tool (self->desk) > OREGON_PIECE_FARMER;
}

static void
add_building (CaravanOregonStrip *self)
{
  const CaravanTool *tools = caravan_desk_get_game (self->desk)->table->tools;
  const CaravanTool *tool = &tools[caravan_desk_get_tool (self->desk)];
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  caravan_strip_add_button (
      CARAVAN_STRIP (self), button, "card-building",
      /* Translators: %1$s is a building, whose card is played. */
      caravan_format (N_ ("Building card: %1$s"), "t", tool->term),
      G_CALLBACK (put_building_back), 0);
  gtk_widget_add_css_class (button, "strip-card");
  caravan_strip_fill_button (button, make_face (tool->value, 1), NULL);
  g_object_bind_property (self, "has-words", button, "visible", G_BINDING_SYNC_CREATE);
}

static void
add_cards (CaravanOregonStrip *self)
{
  for (int card = 0; card < OREGON_CARDS; card++)
    add_card (self, card);
  if (self->prompt.phase != OREGON_PHASE_START && has_building (self))
    add_building (self);
}

/* The end leads on: to the reveal as long as anybody holds tokens, then to the scores. */

static void
lead_on (CaravanOregonStrip *self, int reveals)
{
  gtk_widget_activate_action (GTK_WIDGET (self), reveals ? "win.reveal" : "win.scores",
                              NULL);
}

static void
add_over (CaravanOregonStrip *self)
{
  gboolean reveals =
      caravan_desk_has_sealed (self->desk) && caravan_desk_can_record (self->desk);
  GtkWidget *button = gtk_button_new ();
  const char *said = reveals ? N_ ("Reveal the tokens") : N_ ("See the scores");

  caravan_strip_add_button (CARAVAN_STRIP (self), button, reveals ? "reveal" : "scores",
                            g_strdup (caravan_text (said)), G_CALLBACK (lead_on),
                            reveals);
  caravan_strip_fill_button (button, NULL, caravan_text (said));
  gtk_widget_add_css_class (button, "suggested-action");
}

static void
add_free (CaravanOregonStrip *self)
{
  const CvTable *table = caravan_desk_get_table (self->desk);
  const CvState *state = caravan_desk_get_state (self->desk);

  if (cv_is_over (table, state))
    add_over (self);
  add_cards (self);
  gboolean lacks_start = oregon_lacks_start (table, &state->oregon);
  if (lacks_start || has_seat (state->oregon.extras, self->seat))
    caravan_strip_add_space (CARAVAN_STRIP (self));
  if (lacks_start)
    add_start (self);
  add_extra (self);
}

static void
add_controls (CaravanOregonStrip *self)
{
  switch ((OregonPhase) self->prompt.phase)
    {
    case OREGON_PHASE_FREE:
      add_free (self);
      break;
    case OREGON_PHASE_PLAY:
    case OREGON_PHASE_AGAIN:
      add_cards (self);
      caravan_strip_add_space (CARAVAN_STRIP (self));
      add_end_turn (self);
      break;
    case OREGON_PHASE_EXTRA:
      add_extra (self);
      add_end_turn (self);
      break;
    case OREGON_PHASE_END_TURN:
      add_end_turn (self);
      break;
    case OREGON_PHASE_OVER:
      add_over (self);
      break;
    case OREGON_PHASE_START:
      add_cards (self);
      break;
    }
}

/* Above the items of the menu: news, which the strip may have cut off. How near the end
   is stands on a card of its own. */
static void
render_menu (CaravanOregonStrip *self, const char *news)
{
  caravan_widget_clear (self->parts.about);
  if (news == NULL)
    return;
  GtkWidget *label = caravan_label_say (news, "strip-news");
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_box_append (GTK_BOX (self->parts.about), label);
}

/* Showing it. */

static char *
make_sentence (CaravanOregonStrip *self)
{
  if (self->prompt.phase == OREGON_PHASE_OVER && !caravan_desk_has_sealed (self->desk))
    return g_strdup (caravan_text (N_ ("The game is over. The scores are ready.")));
  return say (self, &self->prompt.say);
}

static gboolean
is_asking (CaravanOregonStrip *self)
{
  return self->prompt.phase != OREGON_PHASE_FREE &&
         self->prompt.phase != OREGON_PHASE_START;
}

static void
render (gpointer object)
{
  CaravanOregonStrip *self = object;
  CaravanStrip *strip = CARAVAN_STRIP (self);
  g_autofree char *focus = caravan_strip_name_focus (strip);

  read_desk (self);
  g_autofree char *block = make_block (self);
  g_autofree char *sentence = make_sentence (self);
  g_autofree char *news = make_news (self);
  caravan_strip_say (strip, block, sentence, news);
  render_menu (self, news);
  caravan_strip_remove_controls (strip);
  add_controls (self);
  caravan_strip_describe_controls (strip, sentence);
  gtk_widget_set_sensitive (self->parts.controls,
                            self->prompt.phase == OREGON_PHASE_OVER ||
                                caravan_desk_can_record (self->desk));
  caravan_strip_set_asking (strip, is_asking (self));
  caravan_strip_restore_focus (strip, focus);
}

static void
desk_changed_cb (CaravanDesk *desk, guint what, CaravanOregonStrip *self)
{
  if ((what & (CARAVAN_DESK_STATE | CARAVAN_DESK_CHOICE)) != 0)
    render (self);
}

/* Keys: the numbers of the cards on the strip, and with Alt from everywhere. */

static gboolean
press_card (CaravanOregonStrip *self, int card)
{
  g_autofree char *name = card >= 0 && card < OREGON_CARDS
                              ? g_strconcat ("card-", oregon_card_names[card], NULL)
                              : NULL;

  return name != NULL && caravan_strip_click (CARAVAN_STRIP (self), name);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                CaravanOregonStrip *self)
{
  guint pad = key - GDK_KEY_KP_1;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  return press_card (self,
                     (int) (pad < OREGON_CARDS ? pad : MIN (key - GDK_KEY_1, 9u)));
}

static gboolean
card_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return press_card (CARAVAN_OREGON_STRIP (widget), g_variant_get_int32 (args));
}

static void
add_shortcuts (CaravanOregonStrip *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int card = 0; card < OREGON_CARDS; card++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (
          gtk_keyval_trigger_new (GDK_KEY_1 + (guint) card, GDK_ALT_MASK),
          gtk_callback_action_new (card_key_cb, NULL, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (card));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* The widget. */

static void
caravan_oregon_strip_dispose (GObject *object)
{
  CaravanOregonStrip *self = CARAVAN_OREGON_STRIP (object);

  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (caravan_oregon_strip_parent_class)->dispose (object);
}

static void
caravan_oregon_strip_class_init (CaravanOregonStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = caravan_oregon_strip_dispose;
}

static void
caravan_oregon_strip_init (CaravanOregonStrip *self)
{
  self->parts = caravan_strip_get_parts (CARAVAN_STRIP (self));
  caravan_strip_keep_choices (CARAVAN_STRIP (self));
  caravan_strip_listen (CARAVAN_STRIP (self), G_CALLBACK (key_pressed_cb));
  add_shortcuts (self);
}

GtkWidget *
caravan_oregon_strip_new (CaravanDesk *desk)
{
  CaravanOregonStrip *self = g_object_new (CARAVAN_TYPE_OREGON_STRIP, NULL);

  self->desk = g_object_ref (desk);
  g_signal_connect (desk, "changed", G_CALLBACK (desk_changed_cb), self);
  render (self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
