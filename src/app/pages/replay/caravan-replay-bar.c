/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-bar.h"

#include "caravan-flow-layout.h"
#include "caravan-game.h"
#include "caravan-step-line.h"
#include "caravan-text.h"

#define HEAD_SPACING 4

struct _CaravanReplayBar
{
  GtkBox parent_instance;

  gboolean is_following; /* the slider follows the replay, not the other way round */

  /* template */
  GtkWidget *head;
  GtkWidget *rule;
  GtkWidget *slider;
  GtkLabel *place;
  GtkWidget *run;
  GtkWidget *dispute;

  /* borrowed: a child */
  GtkWidget *line;

  /* owned */
  CaravanReplay *replay;
};

G_DEFINE_FINAL_TYPE (CaravanReplayBar, caravan_replay_bar, GTK_TYPE_BOX)

/* Rendering. */

static void
render_rule (CaravanReplayBar *self, gsize moment)
{
  const char *anchor = caravan_replay_find_anchor (self->replay, moment);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s",
                                    anchor != NULL ? anchor : "");
  gtk_widget_set_opacity (self->rule, anchor != NULL);
  gtk_widget_set_sensitive (self->rule, anchor != NULL);
}

/* The screen reader speaks what changes about the widget that has the focus. */
static void
render_slider (CaravanReplayBar *self, gsize moment, const char *said)
{
  long n_steps = (long) caravan_replay_get_n_steps (self->replay);
  /* Translators: how far a replay is: %1$s of %2$s steps. */
  g_autofree char *place =
      caravan_format (N_ ("%1$s of %2$s"), "nn", (long) moment, n_steps);
  g_autofree char *whole = caravan_format (
      /* Translators: %1$s of %2$s steps of a replay were played; %3$s is the last. */
      N_ ("Step %1$s of %2$s. %3$s"), "nns", (long) moment, n_steps, said);

  gtk_label_set_label (self->place, place);
  gtk_range_set_value (GTK_RANGE (self->slider), (double) moment);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, whole,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, whole, -1);
}

static void
render (gpointer object)
{
  CaravanReplayBar *self = object;
  gsize moment = caravan_replay_get_moment (self->replay);
  int seat = caravan_replay_get_seat (self->replay, moment);
  gboolean house = caravan_replay_is_house (self->replay, moment);
  g_autofree char *sentence = caravan_replay_say_step (self->replay, moment);
  g_autofree char *said = caravan_step_line_say (sentence, house);

  self->is_following = TRUE;
  caravan_step_line_set (
      self->line, sentence,
      seat >= 0 ? caravan_replay_get_table (self->replay)->color[seat] : -1, house);
  render_rule (self, moment);
  render_slider (self, moment, said);
  self->is_following = FALSE;
}

static void
render_running (CaravanReplayBar *self)
{
  gboolean running = caravan_replay_is_running (self->replay);
  const char *text = running ? N_ ("Stop") : N_ ("Let it run");

  gtk_button_set_icon_name (GTK_BUTTON (self->run),
                            running ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  caravan_text_bind (self->run, "tooltip-text", text);
  caravan_text_bind_accessible (self->run, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
render_buttons (CaravanReplayBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gsize moment = caravan_replay_get_moment (self->replay);
  gsize n_steps = caravan_replay_get_n_steps (self->replay);

  gtk_widget_action_set_enabled (widget, "replay.start", moment > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", moment > 0);
  gtk_widget_action_set_enabled (widget, "replay.on", moment < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.end", moment < n_steps);
  gtk_widget_action_set_enabled (widget, "replay.run", n_steps > 0);
}

static void
moved_cb (CaravanReplayBar *self)
{
  render (self);
  render_buttons (self);
}

/* What people do. */

static void
slid_cb (CaravanReplayBar *self)
{
  if (!self->is_following)
    caravan_replay_go_to (
        self->replay, (gsize) (gtk_range_get_value (GTK_RANGE (self->slider)) + .5));
}

static void
go_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CaravanReplay *replay = CARAVAN_REPLAY_BAR (widget)->replay;

  if (g_str_equal (name, "replay.run"))
    caravan_replay_set_running (replay, !caravan_replay_is_running (replay));
  else if (g_str_equal (name, "replay.start"))
    caravan_replay_go_to (replay, 0);
  else if (g_str_equal (name, "replay.end"))
    caravan_replay_go_to (replay, G_MAXSIZE);
  else
    caravan_replay_go_by (replay, g_str_equal (name, "replay.on") ? 1 : -1);
}

/* Making it. */

/* The link stands at the edge, below a sentence that needs the width for itself. */
static void
fill_head (CaravanReplayBar *self)
{
  self->line = caravan_step_line_new (TRUE);
  gtk_widget_add_css_class (self->line, "replay-sentence");
  gtk_widget_set_layout_manager (self->head, caravan_flow_layout_new (HEAD_SPACING));
  gtk_box_prepend (GTK_BOX (self->head), self->line);
}

static void
fill_slider (CaravanReplayBar *self)
{
  gsize n_steps = caravan_replay_get_n_steps (self->replay);

  gtk_range_set_range (GTK_RANGE (self->slider), 0, (double) MAX (n_steps, 1));
  gtk_widget_set_sensitive (self->slider, n_steps > 0);
}

void
caravan_replay_bar_focus (CaravanReplayBar *self)
{
  gtk_widget_grab_focus (self->slider);
}

static void
caravan_replay_bar_finalize (GObject *object)
{
  g_clear_object (&CARAVAN_REPLAY_BAR (object)->replay);
  G_OBJECT_CLASS (caravan_replay_bar_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  caravan_template_set (klass, "caravan-replay-bar.ui");
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, head);
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, rule);
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, slider);
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, place);
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, run);
  gtk_widget_class_bind_template_child (klass, CaravanReplayBar, dispute);
  gtk_widget_class_bind_template_callback (klass, slid_cb);
}

static void
caravan_replay_bar_class_init (CaravanReplayBarClass *klass)
{
  static const char *const actions[] = { "replay.start", "replay.back", "replay.run",
                                         "replay.on", "replay.end" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = caravan_replay_bar_finalize;
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, go_cb);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
  bind_template (widget_class);
}

static void
caravan_replay_bar_init (CaravanReplayBar *self)
{
  caravan_template_init (GTK_WIDGET (self));
  fill_head (self);
}

GtkWidget *
caravan_replay_bar_new (CaravanReplay *replay)
{
  CaravanReplayBar *self = g_object_new (CARAVAN_TYPE_REPLAY_BAR, NULL);

  self->replay = g_object_ref (replay);
  fill_slider (self);
  moved_cb (self);
  render_running (self);
  gtk_widget_set_visible (self->dispute,
                          caravan_game_has_pieces (caravan_replay_get_table (replay)));
  g_signal_connect_object (replay, "changed", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (replay, "running", G_CALLBACK (render_running), self,
                           G_CONNECT_SWAPPED);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
