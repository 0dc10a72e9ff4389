/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "caravan-hold.h"

#include "caravan-announce.h"
#include "caravan-notice.h"
#include "caravan-text.h"

/* Claiming what the hand does keeps the button from being clicked when it lets go. */
static void
held_cb (GtkGesture *gesture, double x, double y, const char *action)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (button, action, NULL);
}

static void
clicked_cb (GtkWidget *button, const char *told)
{
  caravan_announce (button, caravan_text (told));
  caravan_notice_tell (button, g_strdup (caravan_text (told)));
}

void
caravan_hold_add (GtkWidget *button, const char *action, const char *told)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), (gpointer) action);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), (gpointer) told);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (hold));
}
