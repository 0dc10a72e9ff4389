/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hands of the other tests: what they do arrives where it should. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "app.h"
#include "hands.h"

#define PRESSES 20

static void
clicked_cb (GtkWidget *button, guint *count)
{
  ++*count;
}

static GtkWidget *
add_button (GtkWidget *box, const char *label, guint *count)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), count);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
test_every_click_arrives (void **state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n_first = 0, n_second = 0;
  GtkWidget *first = add_button (box, "first", &n_first);
  GtkWidget *second = add_button (box, "second", &n_second);

  app_show (box, 300, 200);
  for (int i = 0; i < PRESSES; i++)
    {
      hands_click (first);
      hands_click (second);
      hands_click (second);
    }
  assert_int_equal (n_first, PRESSES);
  assert_int_equal (n_second, 2 * PRESSES);
}

static void
test_every_key_arrives_in_order (void **state)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *window = GTK_WIDGET (app_show (entry, 300, 100));
  const char *text = "R camel f7 F8; undo, b OASIS c4!";

  gtk_widget_grab_focus (entry);
  hands_type (window, text);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), text);
  hands_key (window, "ctrl+a");
  hands_key (window, "BackSpace");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
}

static void
test_tab_and_return_work_a_button (void **state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n_first = 0, n_second = 0;
  GtkWidget *first = add_button (box, "first", &n_first);
  GtkWidget *second = add_button (box, "second", &n_second);
  GtkWidget *window = GTK_WIDGET (app_show (box, 300, 200));

  gtk_widget_grab_focus (first);
  hands_key (window, "Tab");
  assert_true (gtk_widget_has_focus (second));
  hands_key (window, "Return");
  APP_WAIT (n_second == 1);
  hands_key (window, "shift+Tab");
  assert_true (gtk_widget_has_focus (first));
  hands_key (window, "space");
  APP_WAIT (n_first == 1);
}

static void
test_popovers_are_reached (void **state)
{
  GtkWidget *menu = gtk_menu_button_new (), *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n = 0;
  GtkWidget *button = add_button (box, "inside", &n);

  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), popover);
  gtk_widget_set_halign (menu, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (menu, GTK_ALIGN_CENTER);
  GtkWidget *window = GTK_WIDGET (app_show (menu, 300, 200));
  for (guint i = 1; i <= 3; i++)
    {
      hands_click (menu);
      hands_click (button);
      assert_int_equal (n, i);
      hands_key (window, "Escape");
      APP_WAIT (!gtk_widget_get_mapped (popover));
    }
}

static void
entered_cb (GtkEventControllerMotion *motion, double x, double y, guint *count)
{
  ++*count;
}

/* Also when the pointer was there before the widget was. */
static void
test_pointing_is_felt_where_the_pointer_already_is (void **state)
{
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *label = gtk_label_new ("here");
      GtkEventController *motion = gtk_event_controller_motion_new ();
      guint n = 0;

      g_signal_connect (motion, "motion", G_CALLBACK (entered_cb), &n);
      gtk_widget_add_controller (label, motion);
      GtkWindow *window = app_show (label, 300, 200);
      hands_move_to (label);
      assert_true (n > 0);
      app_close (window);
    }
}

static gboolean
dropped_cb (
    GtkDropTarget *target, const GValue *value, double x, double y, char **ret_text)
{
  *ret_text = g_value_dup_string (value);
  return TRUE;
}

static void
test_drag_ends_in_a_drop (void **state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 60);
  GtkWidget *from = gtk_label_new ("from here"), *to = gtk_label_new ("to there");
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);
  GtkEventController *over = gtk_drop_controller_motion_new ();
  g_autoptr (GdkContentProvider) content =
      gdk_content_provider_new_typed (G_TYPE_STRING, "a tile");
  char *dropped = NULL;
  guint n = 0;

  gtk_drag_source_set_content (source, content);
  gtk_widget_add_controller (from, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), &dropped);
  gtk_widget_add_controller (to, GTK_EVENT_CONTROLLER (target));
  g_signal_connect (over, "motion", G_CALLBACK (entered_cb), &n);
  gtk_widget_add_controller (to, over);
  gtk_box_append (GTK_BOX (box), from);
  gtk_box_append (GTK_BOX (box), to);
  app_show (box, 400, 200);
  hands_press (from);
  hands_pull (from);
  HANDS_GLIDE_UNTIL (to, n > 0);
  hands_release ();
  APP_WAIT (dropped != NULL);
  assert_string_equal (dropped, "a tile");
  g_free (dropped);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_every_click_arrives),
    APP_TEST (test_every_key_arrives_in_order),
    APP_TEST (test_tab_and_return_work_a_button),
    APP_TEST (test_popovers_are_reached),
    APP_TEST (test_pointing_is_felt_where_the_pointer_already_is),
    APP_TEST (test_drag_ends_in_a_drop),
  };

  return cmocka_run_group_tests_name ("app-hands", tests, app_start, app_stop);
}
