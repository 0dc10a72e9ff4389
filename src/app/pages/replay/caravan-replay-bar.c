/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-replay-bar.h"

#include "caravan-label.h"
#include "caravan-flow-layout.h"
#include "caravan-step-line.h"
#include "caravan-text.h"

#define HEAD_SPACING 4

struct _CaravanReplayBar
{
  GtkWidget parent_instance;

  gboolean is_following; /* the slider follows the replay, not the other way round */

  /* children */
  GtkWidget *line;
  GtkWidget *rule;
  GtkWidget *slider;
  GtkWidget *place;
  GtkWidget *run;

  /* owned */
  CaravanReplay *replay;
};

G_DEFINE_FINAL_TYPE (CaravanReplayBar, caravan_replay_bar, GTK_TYPE_WIDGET)

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

  gtk_label_set_label (GTK_LABEL (self->place), place);
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

static GtkWidget *
make_rule (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button),
                        caravan_label_new (N_ ("Read the rule"), "link"));
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Read the rule"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "score-link");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* The target first: an action that wants one complains of a button without. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.rules");
  return button;
}

/* The link stands at the edge, below a sentence that needs the width for itself. */
static GtkWidget *
make_head (CaravanReplayBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->line = caravan_step_line_new (TRUE);
  self->rule = make_rule ();
  gtk_widget_set_halign (self->rule, GTK_ALIGN_END);
  gtk_widget_set_layout_manager (box, caravan_flow_layout_new (HEAD_SPACING));
  gtk_widget_add_css_class (self->line, "replay-sentence");
  gtk_box_append (GTK_BOX (box), self->line);
  gtk_box_append (GTK_BOX (box), self->rule);
  return box;
}

static GtkWidget *
make_slider (CaravanReplayBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  double n_steps = (double) MAX (caravan_replay_get_n_steps (self->replay), 1);

  self->slider = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, n_steps, 1);
  self->place = gtk_label_new (NULL);
  gtk_range_set_increments (GTK_RANGE (self->slider), 1, 10);
  gtk_range_set_round_digits (GTK_RANGE (self->slider), 0);
  gtk_scale_set_draw_value (GTK_SCALE (self->slider), FALSE);
  gtk_widget_set_hexpand (self->slider, TRUE);
  gtk_widget_set_sensitive (self->slider,
                            caravan_replay_get_n_steps (self->replay) > 0);
  gtk_widget_add_css_class (self->place, "replay-place");
  caravan_text_bind_accessible (self->slider, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                N_ ("Point in the game"));
  g_signal_connect_swapped (self->slider, "value-changed", G_CALLBACK (slid_cb), self);
  gtk_box_append (GTK_BOX (box), self->slider);
  gtk_box_append (GTK_BOX (box), self->place);
  return box;
}

static GtkWidget *
add_button (GtkWidget *box, const char *icon, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "replay-button");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  caravan_text_bind (button, "tooltip-text", text);
  caravan_text_bind_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_buttons (CaravanReplayBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  add_button (box, "media-skip-backward-symbolic", N_ ("To the start"), "replay.start");
  add_button (box, "go-previous-symbolic", N_ ("One step back"), "replay.back");
  self->run = add_button (box, "media-playback-start-symbolic", N_ ("Let it run"),
                          "replay.run");
  gtk_widget_add_css_class (self->run, "run");
  add_button (box, "go-next-symbolic", N_ ("One step forward"), "replay.on");
  add_button (box, "media-skip-forward-symbolic", N_ ("To the end"), "replay.end");
  return box;
}

void
caravan_replay_bar_focus (CaravanReplayBar *self)
{
  gtk_widget_grab_focus (self->slider);
}

GtkRange *
caravan_replay_bar_get_slider (CaravanReplayBar *self)
{
  return GTK_RANGE (self->slider);
}

static void
caravan_replay_bar_dispose (GObject *object)
{
  CaravanReplayBar *self = CARAVAN_REPLAY_BAR (object);
  GtkWidget *child;

  if (self->replay != NULL)
    g_signal_handlers_disconnect_by_data (self->replay, self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (caravan_replay_bar_parent_class)->dispose (object);
}

static void
caravan_replay_bar_class_init (CaravanReplayBarClass *klass)
{
  static const char *const actions[] = { "replay.start", "replay.back", "replay.run",
                                         "replay.on", "replay.end" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = caravan_replay_bar_dispose;
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, go_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "replaybar");
}

static void
caravan_replay_bar_init (CaravanReplayBar *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
}

GtkWidget *
caravan_replay_bar_new (CaravanReplay *replay)
{
  CaravanReplayBar *self = g_object_new (CARAVAN_TYPE_REPLAY_BAR, NULL);

  self->replay = g_object_ref (replay);
  gtk_widget_set_parent (make_head (self), GTK_WIDGET (self));
  gtk_widget_set_parent (make_slider (self), GTK_WIDGET (self));
  gtk_widget_set_parent (make_buttons (self), GTK_WIDGET (self));
  moved_cb (self);
  render_running (self);
  g_signal_connect_swapped (replay, "changed", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (replay, "running", G_CALLBACK (render_running), self);
  caravan_text_follow (self, render);
  return GTK_WIDGET (self);
}
