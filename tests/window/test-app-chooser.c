/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking for a file: one question at a time, which ends with an answer, with another
   question or with the widget that asks. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <glib/gstdio.h>

#include "app.h"
#include "caravan-chooser.h"
#include "caravan-text.h"

static const CaravanChooser opening = {
  .action = GTK_FILE_CHOOSER_ACTION_OPEN,
  .title = N_ ("Open a record"),
  .accept = N_ ("Open"),
  .kind = N_ ("Caravanserai records"),
  .patterns = { "*.caravan" },
};

typedef struct
{
  GtkWidget *button;
  GtkWindow *window;
  char **paths;
  int n_chosen, n_freed;
} Table;

static void
chosen_cb (GtkWidget *from, char **paths, gpointer data)
{
  Table *table = data;

  assert_ptr_equal (from, table->button);
  assert_int_equal (table->n_freed, 0);
  table->paths = g_strdupv (paths);
  table->n_chosen++;
}

static void
freed_cb (gpointer data)
{
  ((Table *) data)->n_freed++;
}

static void
ask (const CaravanChooser *how, Table *table)
{
  *table = (Table){ .button = gtk_button_new () };
  table->window = app_show (table->button, 400, 300);
  caravan_chooser_ask (table->button, how, chosen_cb, table, freed_cb);
}

static GtkFileChooser *
get_chooser (Table *table)
{
  return g_object_get_data (G_OBJECT (table->button), "caravan-chooser");
}

static gboolean
has_file (GtkFileChooser *chooser, GFile *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);

  return chosen != NULL && g_file_equal (chosen, file);
}

static void
test_the_path_that_was_chosen_is_told (void **state)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "a.caravan", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Table table;

  assert_true (g_file_set_contents (path, "{}", -1, NULL));
  ask (&opening, &table);
  gtk_file_chooser_set_file (get_chooser (&table), file, NULL);
  APP_WAIT (has_file (get_chooser (&table), file));
  g_signal_emit_by_name (get_chooser (&table), "response", GTK_RESPONSE_ACCEPT);
  assert_int_equal (table.n_chosen, 1);
  assert_string_equal (table.paths[0], path);
  assert_null (table.paths[1]);
  assert_int_equal (table.n_freed, 1);
  assert_null (get_chooser (&table));
  g_strfreev (table.paths);
  g_remove (path);
  app_close (table.window);
}

static void
test_who_chooses_nothing_is_not_told (void **state)
{
  Table table;

  ask (&opening, &table);
  g_signal_emit_by_name (get_chooser (&table), "response", GTK_RESPONSE_CANCEL);
  assert_int_equal (table.n_chosen, 0);
  assert_int_equal (table.n_freed, 1);
  assert_null (get_chooser (&table));
  app_close (table.window);
}

static void
test_a_second_question_ends_the_first (void **state)
{
  Table table;
  gpointer first;

  ask (&opening, &table);
  first = get_chooser (&table);
  g_object_add_weak_pointer (first, &first);
  caravan_chooser_ask (table.button, &opening, chosen_cb, &table, freed_cb);
  APP_WAIT (first == NULL);
  assert_int_equal (table.n_freed, 1);
  assert_non_null (get_chooser (&table));
  app_close (table.window);
  assert_int_equal (table.n_freed, 2);
  assert_int_equal (table.n_chosen, 0);
}

static void
test_a_question_ends_with_the_widget (void **state)
{
  Table table;

  ask (&opening, &table);
  gpointer chooser = get_chooser (&table);
  g_object_add_weak_pointer (chooser, &chooser);
  gtk_window_set_child (table.window, NULL);
  APP_WAIT (chooser == NULL);
  assert_int_equal (table.n_freed, 1);
  assert_int_equal (table.n_chosen, 0);
  app_close (table.window);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_the_path_that_was_chosen_is_told),
    APP_TEST (test_who_chooses_nothing_is_not_told),
    APP_TEST (test_a_second_question_ends_the_first),
    APP_TEST (test_a_question_ends_with_the_widget),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
