/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-oasis-strip-private.h"

#include "caravan-flow-layout.h"
#include "caravan-label.h"
#include "lang-say.h"

G_DEFINE_FINAL_TYPE (CaravanOasisStrip, caravan_oasis_strip, GTK_TYPE_WIDGET)

/* Reading the desk. */

static gsize
count_steps_shown (CaravanOasisStrip *self)
{
  gsize step;

  if (caravan_desk_get_correcting (self->desk, &step))
    return step;
  return caravan_desk_get_looking_at (self->desk);
}

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
  caravan_oasis_log_read (&self->log, match, count_steps_shown (self));
  keep_or_drop_half (self);
  caravan_oasis_read_brought (self);
}

/* Showing it. */

static void
show_block (CaravanOasisStrip *self)
{
  OasisPhase phase = self->turn.phase;
  int round = caravan_oasis_log_round (&self->log, phase);
  g_autofree char *text = caravan_format (N_ ("Round %1$s"), "n", (long) round);

  if (phase == OASIS_PHASE_FREE)
    gtk_label_set_text (GTK_LABEL (self->parts.block),
                        caravan_text (N_ ("Free turns")));
  else if (phase == OASIS_PHASE_OVER)
    gtk_label_set_text (GTK_LABEL (self->parts.block), caravan_text (N_ ("Game over")));
  else
    gtk_label_set_text (GTK_LABEL (self->parts.block), text);
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

static void
remove_controls (CaravanOasisStrip *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->parts.controls)) != NULL)
    gtk_box_remove (GTK_BOX (self->parts.controls), child);
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

static void
show_news (CaravanOasisStrip *self)
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
  gtk_widget_set_visible (self->parts.news, lines->len > 0);
  g_ptr_array_add (lines, NULL);
  g_autofree char *text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_label_set_text (GTK_LABEL (self->parts.news), text);
}

/* Focus. */

/* The control that has the focus now; NULL when it is elsewhere. */
static char *
name_focus (CaravanOasisStrip *self)
{
  GtkWidget *controls = self->parts.controls;
  GtkRoot *root = gtk_widget_get_root (controls);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, controls))
    return NULL;
  while (gtk_widget_get_parent (focus) != controls)
    focus = gtk_widget_get_parent (focus);
  return g_strdup (gtk_widget_get_name (focus));
}

/* The focus stays on the control of the same name, or goes to what matters now. */
static void
restore_focus (CaravanOasisStrip *self, const char *name)
{
  if (name == NULL)
    return;
  GtkWidget *control = caravan_oasis_find_control (self, name);
  if (control == NULL || !gtk_widget_grab_focus (control))
    caravan_oasis_strip_focus (self);
}

/* Whoever comes to a control hears what it is about. */
static void
describe_controls (CaravanOasisStrip *self, const char *sentence)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->parts.controls);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) && gtk_widget_get_sensitive (child))
      gtk_accessible_update_property (
          GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

static void
show_turn (CaravanOasisStrip *self)
{
  g_autofree char *focus = name_focus (self);
  g_autofree char *sentence = make_sentence (self);

  /* Guided turns keep two lines, also where one would do: the board below must not
     jump whenever somebody names cards. */
  self->parts.one_line =
      self->turn.phase == OASIS_PHASE_FREE || self->turn.phase == OASIS_PHASE_OVER;
  show_block (self);
  gtk_label_set_text (GTK_LABEL (self->parts.sentence), sentence);
  remove_controls (self);
  add_controls (self);
  caravan_oasis_add_brought (self);
  describe_controls (self, sentence);
  gtk_widget_set_sensitive (self->parts.controls,
                            self->turn.phase == OASIS_PHASE_OVER ||
                                caravan_desk_can_record (self->desk));
  show_news (self);
  caravan_oasis_table_render (self);
  restore_focus (self, focus);
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

/* Controls first, then the menu, whatever stands where. */
static gboolean
caravan_oasis_strip_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  CaravanOasisStrip *self = CARAVAN_OASIS_STRIP (widget);
  GtkWidget *at = gtk_widget_get_focus_child (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *first = back ? self->parts.menu : self->parts.controls;
  GtkWidget *second = back ? self->parts.controls : self->parts.menu;

  if (direction != GTK_DIR_TAB_FORWARD && !back)
    return GTK_WIDGET_CLASS (caravan_oasis_strip_parent_class)
        ->focus (widget, direction);
  if (at != second && gtk_widget_child_focus (first, direction))
    return TRUE;
  return gtk_widget_child_focus (second, direction);
}

/* The widget. */

static GtkSizeRequestMode
caravan_oasis_strip_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
caravan_oasis_strip_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  const CaravanStripParts *parts = &CARAVAN_OASIS_STRIP (widget)->parts;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = caravan_strip_arrange (parts, for_size, -1, FALSE);
  else
    {
      *minimum = caravan_strip_measure_minimum_width (parts);
      *natural = caravan_strip_measure_natural_width (parts);
    }
}

static void
caravan_oasis_strip_size_allocate (GtkWidget *widget,
                                   int width,
                                   int height,
                                   int baseline)
{
  caravan_strip_arrange (&CARAVAN_OASIS_STRIP (widget)->parts, width, height, TRUE);
}

static void
caravan_oasis_strip_dispose (GObject *object)
{
  CaravanOasisStrip *self = CARAVAN_OASIS_STRIP (object);
  CaravanStripParts *parts = &self->parts;

  if (self->desk != NULL)
    g_signal_handlers_disconnect_by_data (self->desk, self);
  g_clear_pointer (&parts->block, gtk_widget_unparent);
  g_clear_pointer (&parts->sentence, gtk_widget_unparent);
  g_clear_pointer (&parts->controls, gtk_widget_unparent);
  g_clear_pointer (&parts->menu, gtk_widget_unparent);
  g_clear_pointer (&parts->news, gtk_widget_unparent);
  g_clear_object (&self->desk);
  caravan_oasis_turn_clear (&self->turn);
  G_OBJECT_CLASS (caravan_oasis_strip_parent_class)->dispose (object);
}

static void
caravan_oasis_strip_class_init (CaravanOasisStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_oasis_strip_dispose;
  widget_class->get_request_mode = caravan_oasis_strip_get_request_mode;
  widget_class->measure = caravan_oasis_strip_measure;
  widget_class->size_allocate = caravan_oasis_strip_size_allocate;
  widget_class->focus = caravan_oasis_strip_move_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (CaravanOasisStrip *self, const char *css_class)
{
  GtkWidget *label = caravan_label_new (NULL, css_class);

  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static GtkWidget *
make_controls (CaravanOasisStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, caravan_flow_layout_new (4));
  gtk_widget_add_css_class (box, "strip-controls");
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  return box;
}

static GtkWidget *
make_menu (CaravanOasisStrip *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  self->cards = caravan_oasis_table_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), self->cards);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_name (button, "strip-menu");
  caravan_text_bind (button, "tooltip-text", N_ ("Counters, cards and turns"));
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Counters, cards and turns"));
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
caravan_oasis_strip_init (CaravanOasisStrip *self)
{
  self->parts.block = make_label (self, "strip-block");
  self->parts.sentence = make_label (self, "strip-sentence");
  self->parts.controls = make_controls (self);
  self->parts.menu = make_menu (self);
  self->parts.news = make_label (self, "strip-news");
  self->half.from = CV_NO_PLAYER;
  self->brought_to = CV_NO_PLAYER;
  gtk_widget_add_css_class (GTK_WIDGET (self), "strip");
  caravan_oasis_strip_listen (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  caravan_text_bind_accessible (GTK_WIDGET (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Turn"));
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
