/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private drawers in a window: what shuts them, what they let out, and what goes
   into the record. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <adwaita.h>

#include "app.h"
#include "caravan-drawer-private.h"
#include "caravan-settings.h"
#include "pages.h"
#include "files.h"
#include "hands.h"
#include "oasis-events.h"
#include "played.h"
#include "table.h"
#include "text.h"
#include "texts.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" MEADOW_BOARD              \
  ",'players':[{'color':'red','name':'Anna'},{'color':'blue','name':'Bruno'},"         \
  "{'color':'green','name':'Chiara'}]}"

/* Seats and hidden keys. */
enum
{
  ANNA,
  BRUNO
};

enum
{
  COMMODITIES,
  WELLS,
  HORSES,
  OVOOS
};

static gint64 time_now;

static gint64
tell_time (void)
{
  return time_now;
}

/* Tables. */

static void
play (Table *table, const char *text)
{
  json_t *event = text_parse (text);
  RecError error = { 0 };

  assert_true (caravan_match_play (table->match, event, &error));
  assert_true (caravan_match_flush (table->match));
  json_decref (event);
  app_settle ();
}

static Table *
set_table_sized (const char *header, int width, int height)
{
  Table *table = table_lay_match (header);

  table->window = app_window_with_match (table->match, width, height);
  table->drawer = CARAVAN_WINDOW (table->window)->drawer;
  time_now = 1;
  caravan_drawer_use_clock (tell_time);
  caravan_drawer_use_strength (REC_LOCK_WEAK);
  return table;
}

static Table *
set_table (void)
{
  return set_table_sized (HEADER, 1100, 800);
}

static void
clear_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  app_settle ();
  caravan_drawer_use_clock (NULL);
  table_clear (table);
}

static gsize
count_steps (Table *table)
{
  assert_true (caravan_match_flush (table->match));
  return cv_match_n_steps (caravan_match_get_log (table->match));
}

static void
lock_seat (Table *table, const char *color, const char *pin)
{
  RecError error = { 0 };
  json_t *lock = rec_lock_make (pin, REC_LOCK_WEAK, &error);
  json_t *event =
      json_pack ("{s:s, s:s, s:o}", "do", "lock", "by", color, "lock", lock);

  assert_true (caravan_match_play (table->match, event, &error));
  assert_true (caravan_match_flush (table->match));
  json_decref (event);
}

/* Widgets. */

static gboolean
is_called (GtkWidget *widget, gpointer name)
{
  return app_is_shown (widget) && g_strcmp0 (gtk_widget_get_name (widget), name) == 0;
}

static GtkWidget *
seek (Table *table, const char *name)
{
  return app_walk (GTK_WIDGET (table->drawer), is_called, (gpointer) name);
}

static GtkWidget *
find (Table *table, const char *name)
{
  GtkWidget *found = seek (table, name);

  if (found == NULL)
    fail_msg ("nothing is named %s", name);
  return found;
}

static void
click (Table *table, const char *name)
{
  GtkWidget *button = find (table, name);

  assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
type (Table *table, const char *name, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find (table, name)), text);
}

static gboolean
says (GtkWidget *root, const char *word)
{
  g_autoptr (GPtrArray) texts = texts_collect (root);

  for (guint i = 0; i < texts->len; i++)
    if (strstr (((const Text *) g_ptr_array_index (texts, i))->text, word) != NULL)
      return TRUE;
  return FALSE;
}

/* Nothing waits for a frame: this is asked before the main loop turns. */
static void
assert_covered (Table *table)
{
  assert_false (caravan_secret_is_open (&table->drawer->secret));
  assert_true (caravan_drawer_is_up (table->drawer));
  assert_true (gtk_widget_get_visible (table->drawer->curtain));
  assert_false (says (GTK_WIDGET (table->window), "13"));
}

/* What it lets out. */

typedef struct
{
  GPtrArray *texts;
  GBytes *picture;
} Sight;

static Sight
look (const char *hide, int seat)
{
  Table *table = set_table ();

  play (table, hide);
  if (seat >= 0)
    caravan_window_open_drawer (table->window, seat);
  app_settle ();
  Sight sight = { texts_collect (GTK_WIDGET (table->window)),
                  app_take_picture (GTK_WIDGET (table->window)) };
  clear_table (table);
  return sight;
}

static void
assert_same_sight (int seat)
{
  Sight one = look ("{'do':'hide','by':'red','add':{'horses':13}}", seat);
  Sight other = look ("{'do':'hide','by':'red','add':{'horses':2}}", seat);
  g_autofree char *difference = texts_compare (one.texts, other.texts);

  if (difference != NULL)
    fail_msg ("%s", difference);
  assert_true (g_bytes_equal (one.picture, other.picture));
  g_ptr_array_unref (one.texts);
  g_ptr_array_unref (other.texts);
  g_bytes_unref (one.picture);
  g_bytes_unref (other.picture);
}

static void
test_a_shut_drawer_looks_and_reads_the_same_whatever_is_inside (void **state)
{
  assert_same_sight (-1);
}

static void
test_the_curtain_looks_and_reads_the_same_whatever_is_behind (void **state)
{
  assert_same_sight (ANNA);
}

/* What shuts it. */

static Table *
set_table_with_open_drawer (void)
{
  Table *table = set_table ();

  play (table, "{'do':'hide','by':'red','add':{'horses':13}}");
  caravan_window_open_drawer (table->window, ANNA);
  assert_covered (table);
  click (table, "open-drawer");
  assert_true (says (GTK_WIDGET (table->window), "13"));
  return table;
}

/* Connected after the drawer's own handler: asked in the same moment. */
static void
active_changed_cb (Table *table)
{
  if (!gtk_window_is_active (GTK_WINDOW (table->window)))
    assert_covered (table);
}

static void
test_losing_the_focus_shuts_it (void **state)
{
  GtkWindow *other = app_show (gtk_entry_new (), 200, 100);
  Table *table = set_table_with_open_drawer ();

  hands_key (GTK_WIDGET (table->window), "Tab");
  APP_WAIT (gtk_window_is_active (GTK_WINDOW (table->window)));
  g_signal_connect_data (table->window, "notify::is-active",
                         G_CALLBACK (active_changed_cb), table, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  assert_true (caravan_secret_is_open (&table->drawer->secret));
  hands_key (GTK_WIDGET (other), "x");
  APP_WAIT (!gtk_window_is_active (GTK_WINDOW (table->window)));
  assert_covered (table);
  gtk_window_destroy (other);
  clear_table (table);
}

static void
test_a_minute_without_use_shuts_it (void **state)
{
  Table *table = set_table_with_open_drawer ();

  time_now += 59 * G_USEC_PER_SEC;
  caravan_drawer_pass_second (table->drawer);
  assert_true (caravan_secret_is_open (&table->drawer->secret));
  click (table, "more-wells");
  time_now += 59 * G_USEC_PER_SEC;
  caravan_drawer_pass_second (table->drawer);
  assert_true (caravan_secret_is_open (&table->drawer->secret));
  time_now += 1 * G_USEC_PER_SEC;
  caravan_drawer_pass_second (table->drawer);
  assert_covered (table);
  clear_table (table);
}

static void
test_another_dialog_shuts_it (void **state)
{
  Table *table = set_table_with_open_drawer ();

  GtkWidget *dialog = gtk_window_new ();
  assert_covered (table);
  gtk_window_destroy (GTK_WINDOW (dialog));
  clear_table (table);
}

static void
test_a_locked_screen_shuts_it (void **state)
{
  Table *table = set_table_with_open_drawer ();

  g_object_notify (G_OBJECT (app_get ()), "screensaver-active");
  assert_covered (table);
  clear_table (table);
}

static void
test_another_language_shuts_it (void **state)
{
  Table *table = set_table_with_open_drawer ();

  app_set_language ("it");
  assert_covered (table);
  app_set_language ("en");
  clear_table (table);
}

static void
test_escape_shuts_it_and_other_keys_stay_behind_the_curtain (void **state)
{
  Table *table = set_table_with_open_drawer ();
  gsize n_steps = count_steps (table);

  hands_key (GTK_WIDGET (table->window), "ctrl+z");
  assert_int_equal (count_steps (table), n_steps);
  hands_key (GTK_WIDGET (table->window), "Escape");
  assert_false (caravan_drawer_is_up (table->drawer));
  assert_false (caravan_secret_is_open (&table->drawer->secret));
  clear_table (table);
}

static void
test_holding_looks_and_releasing_covers (void **state)
{
  Table *table = set_table ();

  play (table, "{'do':'hide','by':'red','add':{'horses':13}}");
  caravan_window_open_drawer (table->window, ANNA);
  app_wait_drawn (GTK_WIDGET (table->window));
  assert_covered (table);
  hands_press (find (table, "hold-to-look"));
  assert_true (says (GTK_WIDGET (table->window), "13"));
  hands_release ();
  APP_WAIT (!caravan_secret_is_open (&table->drawer->secret));
  assert_covered (table);
  hands_put_away ();
  clear_table (table);
}

/* What is recorded. */

static void
test_however_often_plus_is_pressed_it_is_one_step (void **state)
{
  Table *table = set_table ();
  gsize n_steps = count_steps (table);

  caravan_window_open_drawer (table->window, BRUNO);
  click (table, "open-drawer");
  for (int i = 0; i < 3; i++)
    click (table, "more-wells");
  click (table, "more-ovoos");
  click (table, "less-wells");
  assert_int_equal (count_steps (table), n_steps);
  click (table, "shut-drawer");
  assert_int_equal (count_steps (table), n_steps + 1);
  json_t *event = table_last_event (table);
  json_t *add = json_object_get (event, "add");
  assert_int_equal (json_integer_value (json_object_get (add, "wells")), 2);
  assert_int_equal (json_integer_value (json_object_get (add, "ovoos")), 1);
  json_decref (event);
  clear_table (table);
}

static void
test_less_than_before_corrects_the_step_that_brought_it (void **state)
{
  Table *table = set_table ();

  play (table, "{'do':'hide','by':'red','add':{'horses':2}}");
  play (table, "{'do':'hide','by':'red','add':{'horses':1}}");
  gsize n_steps = count_steps (table);
  caravan_window_open_drawer (table->window, ANNA);
  click (table, "open-drawer");
  for (int i = 0; i < 2; i++)
    click (table, "less-horses");
  click (table, "shut-drawer");
  assert_int_equal (count_steps (table), n_steps);
  assert_int_equal (
      caravan_match_get_state (table->match)->common.secret[ANNA][HORSES].hidden, 1);
  clear_table (table);
}

static void
test_the_card_menu_needs_no_pin (void **state)
{
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  assert_true (caravan_match_flush (table->match));
  json_t *event = table_last_event (table);
  assert_string_equal (json_string_value (json_object_get (event, "do")), "hide");
  assert_non_null (json_object_get (event, "box"));
  assert_null (json_object_get (event, "add"));
  json_decref (event);
  clear_table (table);
}

/* Six steps into the example somebody has taken a card with scoring markers. */
static void
test_what_a_card_brought_goes_straight_into_the_drawer (void **state)
{
  Table table = { .directory = files_make_directory ("drawer") };

  table.match = played_example (table.directory, 6);
  table.window = app_window_with_match (table.match, 1100, 800);
  GtkWidget *root = GTK_WIDGET (table.window);
  g_signal_emit_by_name (app_walk (root, is_called, "brought-horses-2"), "clicked");
  assert_true (caravan_match_flush (table.match));
  app_settle ();
  json_t *event = table_last_event (&table);
  assert_string_equal (json_string_value (json_object_get (event, "do")), "hide");
  assert_string_equal (json_string_value (json_object_get (event, "by")), "green");
  assert_int_equal (
      json_integer_value (json_object_get (json_object_get (event, "add"), "horses")),
      2);
  json_decref (event);
  assert_null (app_walk (root, is_called, "brought-horses-2"));
  gtk_window_destroy (GTK_WINDOW (table.window));
  app_settle ();
  g_clear_object (&table.match);
  caravan_match_settle ();
  files_remove_directory (table.directory);
}

/* Locks. */

static void
try_pin (Table *table, const char *pin)
{
  type (table, "pin", pin);
  click (table, "try-pin");
  APP_WAIT (!table->drawer->is_busy);
}

static void
test_wrong_pins_slow_down_and_the_right_one_opens (void **state)
{
  static const int waits[] = { 1, 2, 4 };
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_open_drawer (table->window, BRUNO);
  for (gsize i = 0; i < G_N_ELEMENTS (waits); i++)
    {
      try_pin (table, "0000");
      type (table, "pin", "1234");
      time_now += waits[i] * G_USEC_PER_SEC - 1;
      caravan_drawer_pass_second (table->drawer);
      assert_false (gtk_widget_is_sensitive (find (table, "try-pin")));
      time_now += 1;
      caravan_drawer_pass_second (table->drawer);
      assert_true (gtk_widget_is_sensitive (find (table, "try-pin")));
    }
  try_pin (table, "1234");
  assert_true (caravan_secret_is_open (&table->drawer->secret));
  assert_int_equal (table->drawer->secret.now[WELLS], 1);
  clear_table (table);
}

/* What the application remembers: settings, and all its files but the record. */

static gboolean
is_in_settings (const char *text)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (caravan_settings (), "settings-schema", &schema, NULL);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (caravan_settings (), *key);
      g_autofree char *printed = g_variant_print (value, FALSE);
      if (strstr (printed, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_files (const char *directory, const char *text)
{
  g_autoptr (GDir) opened = g_dir_open (directory, 0, NULL);
  const char *name;

  while (opened != NULL && (name = g_dir_read_name (opened)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_autofree char *content = NULL;
      gsize size;
      if (g_file_test (path, G_FILE_TEST_IS_DIR) ? is_in_files (path, text)
          : g_file_get_contents (path, &content, &size, NULL)
              ? memmem (content, size, text, strlen (text)) != NULL
              : FALSE)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_remembered (const char *text)
{
  return is_in_settings (text) || is_in_files (g_get_user_data_dir (), text) ||
         is_in_files (g_get_user_config_dir (), text) ||
         is_in_files (g_get_user_state_dir (), text) ||
         is_in_files (g_get_user_cache_dir (), text);
}

static void
test_neither_pin_nor_counts_are_kept_anywhere_else (void **state)
{
  Table *table = set_table ();
  GtkWidget *window = GTK_WIDGET (table->window);

  lock_seat (table, "blue", "carpet 4711");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_open_drawer (table->window, BRUNO);
  type (table, "pin", "carpet 4711");
  hands_key (window, "ctrl+a");
  hands_key (window, "ctrl+c");
  assert_null (gdk_clipboard_get_content (gtk_widget_get_clipboard (window)));
  click (table, "try-pin");
  APP_WAIT (!table->drawer->is_busy);
  assert_int_equal (table->drawer->secret.now[WELLS], 1);
  caravan_drawer_shut (table->drawer);
  app_settle ();
  assert_false (is_remembered ("4711"));
  assert_false (is_remembered ("wells"));
  assert_false (says (window, "4711"));
  clear_table (table);
}

static void
test_another_opening_does_not_shorten_the_wait (void **state)
{
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_open_drawer (table->window, BRUNO);
  try_pin (table, "0000");
  click (table, "not-now");
  caravan_window_open_drawer (table->window, BRUNO);
  type (table, "pin", "1234");
  assert_false (gtk_widget_is_sensitive (find (table, "try-pin")));
  clear_table (table);
}

static void
test_a_forgotten_pin_means_a_new_lock_and_counting_again (void **state)
{
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_open_drawer (table->window, BRUNO);
  click (table, "forgotten");
  type (table, "pin", "a new phrase");
  assert_false (gtk_widget_is_sensitive (find (table, "choose-pin")));
  type (table, "pin-again", "a new phrase");
  click (table, "choose-pin");
  APP_WAIT (!table->drawer->is_busy);
  assert_true (caravan_secret_is_open (&table->drawer->secret));
  assert_int_equal (table->drawer->secret.now[WELLS], 0);
  json_t *event = table_last_event (table);
  assert_string_equal (json_string_value (json_object_get (event, "do")), "lock");
  json_decref (event);
  click (table, "more-wells");
  click (table, "shut-drawer");
  event = table_last_event (table);
  json_decref (event);
  caravan_window_open_drawer (table->window, BRUNO);
  try_pin (table, "a new phrase");
  assert_int_equal (table->drawer->secret.now[WELLS], 1);
  clear_table (table);
}

/* Whose lock it is, or NULL. */
static const json_t *
get_lock (Table *table, int seat)
{
  assert_true (caravan_match_flush (table->match));
  return rec_record_lock (caravan_match_get_record (table->match), seat);
}

/* Anna locks hers. While that takes its time, which is until the main loop turns at the
   earliest, nothing turns the card to Bruno. */
static void
test_a_lock_goes_to_who_chose_it (void **state)
{
  Table *table = set_table ();
  RecError error = { 0 };

  caravan_drawer_choose_locks (table->drawer);
  app_wait_drawn (GTK_WIDGET (table->window));
  type (table, "pin", "2222");
  type (table, "pin-again", "2222");
  g_signal_emit_by_name (find (table, "pin-again"), "activate");
  assert_true (table->drawer->is_busy);
  assert_false (gtk_widget_is_sensitive (find (table, "not-now")));
  g_signal_emit_by_name (find (table, "not-now"), "clicked"); /* as a bus may */
  g_signal_emit_by_name (find (table, "pin-again"), "activate");
  g_signal_emit_by_name (find (table, "pin"), "activate");
  assert_int_equal (table->drawer->seat, ANNA);
  APP_WAIT (!table->drawer->is_busy);
  assert_int_equal (table->drawer->seat, BRUNO);
  assert_non_null (get_lock (table, ANNA));
  assert_null (get_lock (table, BRUNO));
  RecKey *key = rec_lock_open (get_lock (table, ANNA), "2222", &error);
  assert_non_null (key);
  rec_key_free (key);
  click (table, "not-now");
  click (table, "not-now");
  assert_false (caravan_drawer_is_up (table->drawer));
  assert_null (get_lock (table, BRUNO));
  clear_table (table);
}

/* Leaving, another window or another player's drawer meanwhile: there is no lock. */
static void
test_a_lock_that_is_left_is_nobodys (void **state)
{
  for (int way = 0; way < 3; way++)
    {
      Table *table = set_table ();
      caravan_drawer_choose_locks (table->drawer);
      app_wait_drawn (GTK_WIDGET (table->window));
      type (table, "pin", "2222");
      type (table, "pin-again", "2222");
      click (table, "choose-pin");
      guint generation = table->drawer->generation;
      if (way == 0)
        caravan_drawer_close (table->drawer);
      else if (way == 1)
        caravan_drawer_shut (table->drawer);
      else
        caravan_window_open_drawer (table->window, BRUNO);
      assert_false (table->drawer->is_busy);
      assert_true (table->drawer->generation > generation);
      /* The next lock is the only one. */
      caravan_drawer_open (table->drawer, BRUNO);
      click (table, "lock-drawer");
      type (table, "pin", "3333");
      type (table, "pin-again", "3333");
      click (table, "choose-pin");
      APP_WAIT (!table->drawer->is_busy);
      app_settle ();
      assert_null (get_lock (table, ANNA));
      assert_non_null (get_lock (table, BRUNO));
      caravan_drawer_close (table->drawer);
      GtkWidget *drawer = GTK_WIDGET (table->drawer);
      g_object_add_weak_pointer (G_OBJECT (drawer), (gpointer *) &drawer);
      clear_table (table);
      APP_WAIT (drawer == NULL); /* what was left is at work until it is done */
    }
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus == widget || (focus != NULL && gtk_widget_is_ancestor (focus, widget));
}

/* With the keyboard alone; what is missing is said, not only shown by a grey button. */
static void
test_pins_go_on_with_enter_and_say_what_is_missing (void **state)
{
  Table *table = set_table ();
  GtkWidget *window = GTK_WIDGET (table->window);

  caravan_drawer_choose_locks (table->drawer);
  app_wait_drawn (window);
  hands_type (window, "123");
  assert_false (says (window, "at least four characters."));
  hands_key (window, "Return");
  assert_true (says (window, "It needs at least four characters."));
  assert_true (has_focus (find (table, "pin")));
  hands_type (window, "4");
  assert_false (says (window, "It needs at least four characters."));
  hands_key (window, "Return");
  assert_true (has_focus (find (table, "pin-again")));
  hands_type (window, "12");
  assert_false (says (window, "The two differ"));
  hands_key (window, "Return");
  assert_true (says (window, "The two differ"));
  hands_type (window, "3");
  assert_false (says (window, "The two differ"));
  hands_type (window, "5");
  assert_true (says (window, "The two differ"));
  hands_key (window, "Return");
  assert_int_equal (table->drawer->seat, ANNA);
  assert_false (table->drawer->is_busy);
  hands_key (window, "BackSpace");
  hands_type (window, "4");
  assert_false (says (window, "The two differ"));
  hands_key (window, "Return");
  APP_WAIT (table->drawer->seat == BRUNO);
  assert_non_null (get_lock (table, ANNA));
  clear_table (table);
}

/* Two in a row, before the disk has the first, are two. */
static void
test_boxes_put_away_at_once_both_count (void **state)
{
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_open_drawer (table->window, BRUNO);
  try_pin (table, "1234");
  assert_int_equal (table->drawer->secret.now[WELLS], 2);
  clear_table (table);
}

/* The box, and what others hide. */

/* Anna hides twelve wells, all there are. Bruno may have as many for all that anybody
   can tell; from what she has revealed on he may not. */
static void
test_plus_stops_at_the_box_and_sounds_nothing_out (void **state)
{
  Table *table = set_table ();
  GtkWidget *window = GTK_WIDGET (table->window);

  play (table, "{'do':'hide','by':'red','add':{'wells':12}}");
  caravan_window_open_drawer (table->window, BRUNO);
  click (table, "open-drawer");
  for (int i = 0; i < 13; i++)
    click (table, "more-wells");
  assert_int_equal (table->drawer->secret.now[WELLS], 12);
  assert_true (says (window, "The box holds only 12"));
  click (table, "shut-drawer");
  play (table, "{'do':'reveal','by':'red','counts':{'ovoos':18}}");
  lock_seat (table, "blue", "1234");
  caravan_window_open_drawer (table->window, BRUNO);
  try_pin (table, "1234");
  for (int i = 0; i < 3; i++)
    click (table, "more-ovoos");
  assert_int_equal (table->drawer->secret.now[OVOOS], 2);
  assert_true (says (window, "Revealed so far by: Anna."));
  clear_table (table);
}

/* With a screen reader. */

/* What can be heard without a focus: names and descriptions of everything but labels
   that are none to a screen reader. */
static gboolean
is_heard (GtkWidget *widget, gpointer number)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) !=
             GTK_ACCESSIBLE_ROLE_PRESENTATION &&
         (app_has_name (widget, number) ||
          (GTK_IS_LABEL (widget) &&
           strstr (gtk_label_get_text (GTK_LABEL (widget)), number) != NULL));
}

static GtkWidget *
find_row (GtkWidget *value)
{
  while (!gtk_widget_has_css_class (value, "drawer-row"))
    value = gtk_widget_get_parent (value);
  return value;
}

static void
test_a_count_is_said_when_its_row_has_the_focus (void **state)
{
  Table *table = set_table_with_open_drawer ();
  GtkWidget *drawer = GTK_WIDGET (table->drawer), *row;

  row = find_row (table->drawer->values[HORSES]);
  assert_null (app_walk (drawer, is_heard, "13"));
  assert_true (app_has_name (row, "Horses"));
  assert_true (has_focus (find (table, "more-commodities")));
  assert_true (gtk_widget_grab_focus (row));
  assert_true (app_has_name (row, "Horses: 13"));
  gtk_widget_grab_focus (find (table, "more-horses"));
  assert_true (app_has_name (row, "Horses"));
  click (table, "more-horses");
  assert_true (app_has_name (row, "Horses"));
  assert_string_equal (gtk_label_get_text (GTK_LABEL (find (table, "said"))), "Done");
  assert_null (app_walk (drawer, is_heard, "14"));
  click (table, "less-horses");
  assert_string_equal (gtk_label_get_text (GTK_LABEL (find (table, "said"))), "Done");
  for (int i = 0; i < 4; i++)
    click (table, "more-horses");
  assert_int_equal (table->drawer->secret.now[HORSES], 16);
  assert_true (says (drawer, "The box holds only 16"));
  assert_string_equal (gtk_label_get_text (GTK_LABEL (find (table, "said"))), "");
  clear_table (table);
}

static void
test_it_warns_of_speech_before_it_opens (void **state)
{
  static const char warning[] =
      "In the open drawer the counts are spoken: use headphones.";
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_open_drawer (table->window, ANNA);
  assert_null (gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (find (table, "open-drawer")), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      warning));
  caravan_window_open_drawer (table->window, BRUNO);
  assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (find (table, "pin")),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                   warning));
  clear_table (table);
}

/* The reveal. */

/* That there is nothing in it is as secret as anything. */
static void
test_a_locked_empty_drawer_is_revealed_with_its_pin (void **state)
{
  Table *table = set_table ();

  lock_seat (table, "blue", "1234");
  caravan_window_reveal (table->window);
  gsize n_steps = count_steps (table);
  click (table, "reveal-1");
  assert_non_null (seek (table, "pin"));
  assert_int_equal (count_steps (table), n_steps);
  assert_false (caravan_secret_is_revealed (table->match, BRUNO));
  try_pin (table, "1234");
  assert_true (caravan_secret_is_revealed (table->match, BRUNO));
  clear_table (table);
}

/* A line that was copied by hand: what counts is revealed, and all are told. */
static void
test_a_box_that_stands_there_twice_is_told (void **state)
{
  Table *table = set_table ();
  RecError error = { 0 };

  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  assert_true (caravan_match_flush (table->match));
  json_t *event = table_last_event (table);
  assert_true (caravan_match_play (table->match, event, &error));
  json_decref (event);
  caravan_window_open_drawer (table->window, BRUNO);
  try_pin (table, "1234");
  assert_int_equal (table->drawer->secret.now[WELLS], 1);
  assert_true (says (GTK_WIDGET (table->window), "is in the record twice"));
  caravan_drawer_close (table->drawer);
  caravan_window_reveal (table->window);
  click (table, "reveal-1");
  try_pin (table, "1234");
  assert_true (says (GTK_WIDGET (table->window), "is in the record twice"));
  assert_int_equal (
      caravan_match_get_state (table->match)->common.secret[BRUNO][WELLS].revealed, 1);
  clear_table (table);
}

static void
test_the_reveal_goes_player_by_player (void **state)
{
  Table *table = set_table ();

  play (table, "{'do':'hide','by':'red','add':{'horses':13}}");
  lock_seat (table, "blue", "1234");
  caravan_window_put_away (table->window, BRUNO, WELLS);
  caravan_window_reveal (table->window);
  assert_false (says (GTK_WIDGET (table->window), "13"));
  click (table, "reveal-0");
  assert_true (says (GTK_WIDGET (table->window), "13"));
  assert_true (caravan_secret_is_revealed (table->match, ANNA));
  click (table, "reveal-1");
  assert_false (caravan_secret_is_revealed (table->match, BRUNO));
  try_pin (table, "1234");
  assert_true (caravan_secret_is_revealed (table->match, BRUNO));
  assert_int_equal (
      caravan_match_get_state (table->match)->common.secret[BRUNO][WELLS].revealed, 1);
  click (table, "back-to-table");
  clear_table (table);
}

static gboolean
is_figure (GtkWidget *widget, gpointer text)
{
  return GTK_IS_ENTRY (widget) &&
         g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text);
}

static void
test_more_than_the_box_holds_is_settled_by_the_table (void **state)
{
  Table *table = set_table ();
  const int ten[CV_HIDDEN_MOST] = { [WELLS] = 10 };

  play (table, "{'do':'hide','by':'red','add':{'wells':4}}");
  caravan_window_reveal (table->window);
  click (table, "reveal-0");
  caravan_drawer_tell (table->drawer, BRUNO, ten);
  assert_false (caravan_secret_is_revealed (table->match, BRUNO));
  assert_true (says (GTK_WIDGET (table->window), "Miscounted"));
  assert_non_null (app_walk (GTK_WIDGET (table->drawer), is_figure, (gpointer) "10"));
  /* Anna stands first, and had two less. */
  click (table, "less-wells");
  click (table, "less-wells");
  click (table, "record-figures");
  assert_true (caravan_secret_is_revealed (table->match, BRUNO));
  assert_int_equal (
      caravan_match_get_state (table->match)->common.secret[ANNA][WELLS].revealed, 2);
  assert_false (says (GTK_WIDGET (table->window), "Miscounted"));
  clear_table (table);
}

/* As many players as there can be, with the longest there is to read. */
#define FIVE                                                                           \
  "{'caravanserai':1,'game':'oasis','turns':'free','board':" MEADOW_BOARD              \
  ",'players':[{'color':'red','name':'Alessandra'},{'color':'blue','name':'Bruno'},"   \
  "{'color':'green','name':'Massimiliano'},{'color':'yellow','name':'Davide'},"        \
  "{'color':'black','name':'Marie-Charlotte'}]}"

static Table *
open_reveal_of_five (int width, int height)
{
  Table *table = set_table_sized (FIVE, width, height);
  const int some[CV_HIDDEN_MOST] = { 1, 2, 3, 2 };

  caravan_window_reveal (table->window);
  for (int seat = 0; seat < 5; seat++)
    caravan_drawer_tell (table->drawer, seat, some);
  return table;
}

static GtkAdjustment *
get_scroll (Table *table)
{
  GtkWidget *scrolled =
      app_find_type (GTK_WIDGET (table->drawer), GTK_TYPE_SCROLLED_WINDOW);

  app_wait_drawn (scrolled);
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

static void
assert_all_in_sight (Table *table)
{
  GtkAdjustment *scroll = get_scroll (table);

  assert_true (gtk_adjustment_get_upper (scroll) <=
               gtk_adjustment_get_page_size (scroll));
}

/* The figures of all lie side by side, miscounted or not. */
static void
test_five_players_are_seen_at_once_on_a_small_screen (void **state)
{
  static const char *const languages[] = { "it", "fr", "en" };
  const int more[CV_HIDDEN_MOST] = { 1, 12, 3, 2 };
  Table *table = open_reveal_of_five (1280, 720);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      assert_non_null (seek (table, "see-scores"));
      assert_all_in_sight (table);
    }
  for (int seat = 0; seat < 5; seat++)
    caravan_drawer_tell (table->drawer, seat, more);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_set_language (languages[i]);
      assert_non_null (seek (table, "record-figures"));
      assert_all_in_sight (table);
    }
  clear_table (table);
}

static void
test_players_stand_below_each_other_on_a_phone (void **state)
{
  Table *table = set_table_sized (FIVE, 360, 720);
  graphene_rect_t first, second;

  caravan_window_reveal (table->window);
  get_scroll (table);
  assert_true (gtk_widget_compute_bounds (find (table, "reveal-0"),
                                          GTK_WIDGET (table->window), &first));
  assert_true (gtk_widget_compute_bounds (find (table, "reveal-1"),
                                          GTK_WIDGET (table->window), &second));
  assert_true (second.origin.y >= first.origin.y + first.size.height);
  assert_true (first.size.width > 280);
  clear_table (table);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    APP_TEST (test_a_shut_drawer_looks_and_reads_the_same_whatever_is_inside),
    APP_TEST (test_the_curtain_looks_and_reads_the_same_whatever_is_behind),
    APP_TEST (test_losing_the_focus_shuts_it),
    APP_TEST (test_a_minute_without_use_shuts_it),
    APP_TEST (test_another_dialog_shuts_it),
    APP_TEST (test_a_locked_screen_shuts_it),
    APP_TEST (test_another_language_shuts_it),
    APP_TEST (test_escape_shuts_it_and_other_keys_stay_behind_the_curtain),
    APP_TEST (test_holding_looks_and_releasing_covers),
    APP_TEST (test_however_often_plus_is_pressed_it_is_one_step),
    APP_TEST (test_less_than_before_corrects_the_step_that_brought_it),
    APP_TEST (test_the_card_menu_needs_no_pin),
    APP_TEST (test_what_a_card_brought_goes_straight_into_the_drawer),
    APP_TEST (test_wrong_pins_slow_down_and_the_right_one_opens),
    APP_TEST (test_neither_pin_nor_counts_are_kept_anywhere_else),
    APP_TEST (test_another_opening_does_not_shorten_the_wait),
    APP_TEST (test_a_forgotten_pin_means_a_new_lock_and_counting_again),
    APP_TEST (test_a_lock_goes_to_who_chose_it),
    APP_TEST (test_a_lock_that_is_left_is_nobodys),
    APP_TEST (test_pins_go_on_with_enter_and_say_what_is_missing),
    APP_TEST (test_boxes_put_away_at_once_both_count),
    APP_TEST (test_plus_stops_at_the_box_and_sounds_nothing_out),
    APP_TEST (test_a_count_is_said_when_its_row_has_the_focus),
    APP_TEST (test_it_warns_of_speech_before_it_opens),
    APP_TEST (test_a_locked_empty_drawer_is_revealed_with_its_pin),
    APP_TEST (test_a_box_that_stands_there_twice_is_told),
    APP_TEST (test_the_reveal_goes_player_by_player),
    APP_TEST (test_more_than_the_box_holds_is_settled_by_the_table),
    APP_TEST (test_five_players_are_seen_at_once_on_a_small_screen),
    APP_TEST (test_players_stand_below_each_other_on_a_phone),
  };

  return cmocka_run_group_tests (tests, app_start, app_stop);
}
