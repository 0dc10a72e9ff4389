/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match and its disk: order, trouble, reading only, and a window's thread that never
   waits. The disk is a false one over real files: it can be held, fail, and run full.
   Nothing here waits for a time to pass, only for a thing to be so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "caravan-match.h"
#include "files.h"
#include "text.h"

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'oasis','board':'sample','players':[{'color':'red',"       \
  "'name':'Anna'},{'color':'blue','name':'Bruno'},{'color':'green','name':'Zoé'}]}"
#define NOTE_MOST 30

/* The false disk. */

static struct
{
  pthread_mutex_t lock;
  pthread_cond_t changed;
  gboolean is_held;    /* a flush does not end */
  gboolean is_waiting; /* a flush has begun that does not end */
  const char *failing; /* the letters of what fails: write sync truncate link */
  int reason;
  size_t most; /* bytes that one write takes */
} fake = { .lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER };

static gboolean
fails (char call)
{
  pthread_mutex_lock (&fake.lock);
  gboolean result = strchr (fake.failing, call) != NULL;
  int reason = fake.reason;
  pthread_mutex_unlock (&fake.lock);
  errno = reason;
  return result;
}

static ssize_t
fake_write (const RecDisk *disk, int fd, const void *bytes, size_t size)
{
  if (fails ('w'))
    return -1;
  pthread_mutex_lock (&fake.lock);
  size_t most = fake.most;
  pthread_mutex_unlock (&fake.lock);
  return rec_disk.write (disk, fd, bytes, MIN (size, most));
}

static int
fake_sync (const RecDisk *disk, int fd)
{
  pthread_mutex_lock (&fake.lock);
  while (fake.is_held)
    {
      fake.is_waiting = TRUE;
      pthread_cond_broadcast (&fake.changed);
      pthread_cond_wait (&fake.changed, &fake.lock);
    }
  fake.is_waiting = FALSE;
  pthread_mutex_unlock (&fake.lock);
  return fails ('s') ? -1 : 0;
}

static int
fake_truncate (const RecDisk *disk, int fd, off_t size)
{
  return fails ('t') ? -1 : rec_disk.truncate (disk, fd, size);
}

static int
fake_link (const RecDisk *disk, const char *from, const char *to)
{
  return fails ('l') ? -1 : rec_disk.link (disk, from, to);
}

static const RecDisk fake_disk = {
  .write = fake_write, .sync = fake_sync, .truncate = fake_truncate, .link = fake_link
};

static void
let_fail (const char *failing, int reason)
{
  pthread_mutex_lock (&fake.lock);
  fake.failing = failing;
  fake.reason = reason;
  pthread_mutex_unlock (&fake.lock);
}

static void
hold_disk (gboolean is_held)
{
  pthread_mutex_lock (&fake.lock);
  fake.is_held = is_held;
  pthread_cond_broadcast (&fake.changed);
  pthread_mutex_unlock (&fake.lock);
}

static void
wait_until_disk_waits (void)
{
  pthread_mutex_lock (&fake.lock);
  while (!fake.is_waiting)
    pthread_cond_wait (&fake.changed, &fake.lock);
  pthread_mutex_unlock (&fake.lock);
}

/* A match in a directory of its own. */

typedef struct
{
  char *directory;
  char *path;
  CaravanMatch *match;
  RecError error;
  guint n_changes, n_troubles;
} Case;

static void
count_cb (CaravanMatch *match, guint *count)
{
  ++*count;
}

static void
watch (Case *self)
{
  g_signal_connect (self->match, "changed", G_CALLBACK (count_cb), &self->n_changes);
  g_signal_connect (self->match, "trouble-changed", G_CALLBACK (count_cb),
                    &self->n_troubles);
}

static int
set_up (void **state)
{
  Case *self = g_new0 (Case, 1);
  json_t *header = text_parse (HEADER);

  let_fail ("", ENOSPC);
  fake.most = SIZE_MAX;
  hold_disk (FALSE);
  caravan_match_use_disk (&fake_disk);
  self->directory = files_make_directory ("match");
  self->path = files_path (self->directory, "game.caravan");
  self->match = caravan_match_create (self->path, header, &self->error);
  assert_non_null (self->match);
  watch (self);
  json_decref (header);
  *state = self;
  return 0;
}

static int
clear_away (void **state)
{
  Case *self = *state;

  g_clear_object (&self->match);
  caravan_match_settle ();
  int result = files_remove_directory (self->directory);
  free (self->path);
  g_free (self);
  return result;
}

static gboolean
play (Case *self, const char *event)
{
  json_t *object = text_parse (event);
  gboolean good = caravan_match_play (self->match, object, &self->error);
  json_decref (object);
  return good;
}

/* Notes tell their order. */
static void
play_note (Case *self, int i)
{
  g_autofree char *event = g_strdup_printf ("{'do':'note','text':'%d'}", i);
  assert_true (play (self, event));
}

static size_t
count_shown (Case *self)
{
  return cv_match_n_entries (caravan_match_get_log (self->match));
}

static void
assert_notes (RecRecord *record, size_t n)
{
  assert_int_equal (cv_match_n_entries (rec_record_match (record)), n);
  for (size_t i = 0; i < n; i++)
    {
      json_t *event = rec_record_event (record, i);
      g_autofree char *text = g_strdup_printf ("%zu", i);
      assert_string_equal (json_string_value (json_object_get (event, "text")), text);
      assert_non_null (json_object_get (event, "time"));
      json_decref (event);
    }
}

/* The file as another program reads it, while the match goes on. */
static void
assert_file_has_notes (const char *path, size_t n)
{
  const RecReading whole = { getenv ("CARAVANSERAI_BOARDS"), SIZE_MAX };
  RecError error;
  RecRecord *record = rec_record_load (path, &whole, &error);

  assert_non_null (record);
  assert_notes (record, n);
  rec_record_free (record);
}

static void
turn_until (gboolean (*is_so) (Case *self), Case *self)
{
  while (!is_so (self))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_idle (Case *self)
{
  return !caravan_match_is_busy (self->match);
}

static void
assert_trouble (Case *self, int reason, size_t n_unsaved)
{
  gsize unsaved;
  const RecError *trouble = caravan_match_get_trouble (self->match, &unsaved);
  RecError expected = { 0 };

  rec_error_set_reason (&expected, true, reason);
  assert_non_null (trouble);
  assert_string_equal (trouble->text, expected.text);
  assert_int_equal (unsaved, n_unsaved);
}

static void
assert_no_trouble (Case *self)
{
  gsize unsaved;

  assert_null (caravan_match_get_trouble (self->match, &unsaved));
  assert_int_equal (unsaved, 0);
}

static void
reopen (Case *self)
{
  g_clear_object (&self->match);
  self->match = caravan_match_open (self->path, &self->error);
  assert_non_null (self->match);
  watch (self);
}

/* Order. */

static void
test_step_is_shown_only_when_it_is_on_the_disk (void **state)
{
  Case *self = *state;

  hold_disk (TRUE);
  play_note (self, 0);
  wait_until_disk_waits ();
  assert_int_equal (count_shown (self), 0);
  assert_true (caravan_match_is_busy (self->match));
  hold_disk (FALSE);
  turn_until (is_idle, self);
  assert_int_equal (count_shown (self), 1);
  assert_int_equal (self->n_changes, 1);
  assert_file_has_notes (self->path, 1);
}

/* As many turns of the main loop as one likes, while one flush lasts. */
static void
test_main_loop_turns_while_the_disk_sleeps (void **state)
{
  Case *self = *state;

  hold_disk (TRUE);
  for (int i = 0; i < NOTE_MOST; i++)
    {
      play_note (self, i);
      g_main_context_iteration (NULL, FALSE);
    }
  wait_until_disk_waits ();
  for (int i = 0; i < 1000; i++)
    g_main_context_iteration (NULL, FALSE);
  assert_int_equal (count_shown (self), 0);
  hold_disk (FALSE);
  turn_until (is_idle, self);
  assert_notes (caravan_match_get_record (self->match), NOTE_MOST);
  assert_int_equal (self->n_changes, NOTE_MOST);
  assert_file_has_notes (self->path, NOTE_MOST);
}

static void
test_steps_are_judged_after_those_on_their_way (void **state)
{
  Case *self = *state;

  hold_disk (TRUE);
  assert_true (play (self, "{'do':'place','by':'red','tile':'stone','at':'f3'}"));
  assert_false (play (self, "{'do':'place','by':'blue','tile':'stone','at':'f3'}"));
  assert_null (self->error.text);
  assert_string_equal (self->error.verdict.rule->id, "oasis.place.occupied");
  assert_true (play (self, "{'do':'undo'}"));
  assert_false (play (self, "{'do':'undo'}"));
  assert_true (play (self, "{'do':'place','by':'blue','tile':'stone','at':'f3'}"));
  hold_disk (FALSE);
  assert_true (caravan_match_flush (self->match));
  assert_int_equal (count_shown (self), 3);
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (self->match)), 1);
}

static void
test_refused_steps_leave_no_trace (void **state)
{
  Case *self = *state;

  assert_false (play (self, "{'do':'place','by':'red','tile':'oasis','at':'z9'}"));
  assert_false (play (self, "{'do':'sing'}"));
  assert_non_null (self->error.text);
  assert_false (self->error.by_disk);
  assert_false (caravan_match_is_busy (self->match));
  assert_file_has_notes (self->path, 0);
  assert_int_equal (self->n_changes, 0);
}

static void
test_correcting_waits_its_turn_like_a_step (void **state)
{
  Case *self = *state;
  json_t *fix = text_parse ("{'do':'place','by':'red','tile':'stone','at':'f4'}");
  gsize step;

  hold_disk (TRUE);
  assert_true (play (self, "{'do':'place','by':'red','tile':'stone','at':'f3'}"));
  assert_true (play (self, "{'do':'place','by':'red','tile':'stone','at':'g3'}"));
  assert_true (caravan_match_correct (self->match, 0, fix, &self->error, &step));
  hold_disk (FALSE);
  turn_until (is_idle, self);
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (self->match)), 2);
  assert_int_equal (count_shown (self), 5);
  reopen (self);
  assert_int_equal (count_shown (self), 5);
  json_decref (fix);
}

static void
test_closing_with_steps_under_way_loses_none (void **state)
{
  Case *self = *state;

  hold_disk (TRUE);
  for (int i = 0; i < NOTE_MOST; i++)
    play_note (self, i);
  g_clear_object (&self->match);
  hold_disk (FALSE);
  caravan_match_settle ();
  assert_file_has_notes (self->path, NOTE_MOST);
}

/* Opening waits for the match that is letting go, instead of finding its lock. */
static void
test_record_can_be_opened_again_at_once (void **state)
{
  Case *self = *state;

  for (int i = 0; i < NOTE_MOST; i++)
    {
      play_note (self, i);
      reopen (self);
      assert_null (caravan_match_get_read_only (self->match));
      assert_notes (caravan_match_get_record (self->match), (size_t) i + 1);
    }
}

/* Trouble. */

static void
go_on_in_memory (Case *self, const char *failing, int reason)
{
  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  let_fail (failing, reason);
  play_note (self, 1);
  play_note (self, 2);
  assert_false (caravan_match_flush (self->match));
  assert_trouble (self, reason, 2);
  assert_true (self->n_troubles > 0);
  assert_notes (caravan_match_get_record (self->match), 3);
}

static void
test_full_disk_does_not_stop_the_game (void **state)
{
  Case *self = *state;

  go_on_in_memory (self, "w", ENOSPC);
  assert_file_has_notes (self->path, 1);
  let_fail ("", 0);
  caravan_match_retry (self->match);
  turn_until (is_idle, self);
  assert_no_trouble (self);
  assert_file_has_notes (self->path, 3);
}

/* After a failed flush nobody knows what is on the disk: the file is read again. */
static void
test_failed_flush_is_recovered_from (void **state)
{
  Case *self = *state;

  go_on_in_memory (self, "st", EIO);
  caravan_match_retry (self->match);
  assert_false (caravan_match_flush (self->match));
  let_fail ("", 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_file_has_notes (self->path, 3);
}

static void
test_next_step_saves_what_was_only_in_memory (void **state)
{
  Case *self = *state;

  go_on_in_memory (self, "wt", EROFS);
  let_fail ("", 0);
  play_note (self, 3);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_file_has_notes (self->path, 4);
}

static void
test_correction_in_memory_is_saved_later (void **state)
{
  Case *self = *state;
  json_t *fix = text_parse ("{'do':'place','by':'red','tile':'stone','at':'f4'}");
  gsize step, unsaved;

  assert_true (play (self, "{'do':'place','by':'red','tile':'stone','at':'f3'}"));
  assert_true (caravan_match_flush (self->match));
  let_fail ("s", EIO);
  assert_true (caravan_match_correct (self->match, 0, fix, &self->error, &step));
  assert_false (caravan_match_flush (self->match));
  assert_non_null (caravan_match_get_trouble (self->match, &unsaved));
  assert_int_equal (unsaved, 2);
  let_fail ("", 0);
  reopen (self);
  assert_int_equal (count_shown (self), 3);
  assert_int_equal (cv_match_n_steps (caravan_match_get_log (self->match)), 1);
  json_decref (fix);
}

static void
test_short_writes_are_no_trouble (void **state)
{
  Case *self = *state;

  fake.most = 1;
  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_int_equal (self->n_troubles, 0);
  assert_file_has_notes (self->path, 1);
}

static void
test_removed_file_does_not_stop_the_game (void **state)
{
  Case *self = *state;
  char *away = files_path (self->directory, "away.caravan");

  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  assert_int_equal (rename (self->path, away), 0);
  play_note (self, 1);
  play_note (self, 2);
  assert_false (caravan_match_flush (self->match));
  assert_notes (caravan_match_get_record (self->match), 3);
  assert_int_equal (rename (away, self->path), 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (self->path, 3);
  free (away);
}

static void
expect_gone (Case *self, gsize n_steps)
{
  gsize unsaved;

  assert_false (caravan_match_flush (self->match));
  assert_true (caravan_match_is_gone (self->match));
  assert_non_null (caravan_match_get_trouble (self->match, &unsaved));
  assert_int_equal (unsaved, n_steps);
}

/* All of it is at stake, and all of it comes back. */
static void
test_removed_file_is_made_anew_when_asked_for (void **state)
{
  Case *self = *state;

  for (int i = 0; i < 3; i++)
    play_note (self, i);
  assert_true (caravan_match_flush (self->match));
  assert_int_equal (unlink (self->path), 0);
  play_note (self, 3);
  expect_gone (self, 4);
  play_note (self, 4);
  expect_gone (self, 5);
  assert_int_not_equal (access (self->path, F_OK), 0);
  let_fail ("w", ENOSPC);
  caravan_match_retry (self->match);
  expect_gone (self, 5);
  let_fail ("", 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_false (caravan_match_is_gone (self->match));
  assert_file_has_notes (self->path, 5);
  play_note (self, 5);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (self->path, 6);
}

/* A file that took the name meanwhile is somebody's. */
static void
test_a_file_of_somebody_else_is_left_alone (void **state)
{
  Case *self = *state;
  gsize unsaved;

  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  assert_int_equal (unlink (self->path), 0);
  play_note (self, 1);
  expect_gone (self, 2);
  files_write (self->path, "mine\n", 5);
  caravan_match_retry (self->match);
  assert_false (caravan_match_flush (self->match));
  assert_false (caravan_match_is_gone (self->match));
  caravan_match_get_trouble (self->match, &unsaved);
  assert_int_equal (unsaved, 2);
  RecBytes bytes = files_read (self->path);
  assert_string_equal (bytes.data, "mine\n");
  rec_bytes_free (&bytes);
  assert_int_equal (unlink (self->path), 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (self->path, 2);
}

static void
copy_file (const char *from, const char *to)
{
  RecBytes bytes = files_read (from);
  files_write (to, bytes.data, bytes.size);
  rec_bytes_free (&bytes);
}

/* As editors and synchronizing programs do it. */
static void
test_file_replaced_by_a_copy_is_gone_on_with (void **state)
{
  Case *self = *state;
  char *copy = files_path (self->directory, "copy");

  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  copy_file (self->path, copy);
  assert_int_equal (rename (copy, self->path), 0);
  play_note (self, 1);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_file_has_notes (self->path, 2);
  free (copy);
}

/* Nothing was played since: what is asked before a window closes finds it all the same,
   and makes nothing anew that somebody has removed. */
static void
test_check_notices_a_file_that_is_gone (void **state)
{
  Case *self = *state;

  play_note (self, 0);
  assert_true (caravan_match_check (self->match));
  assert_int_equal (unlink (self->path), 0);
  assert_false (caravan_match_check (self->match));
  expect_gone (self, 1);
  assert_false (caravan_match_check (self->match));
  assert_int_not_equal (access (self->path, F_OK), 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_check (self->match));
  assert_file_has_notes (self->path, 1);
}

/* Copies. */

typedef struct
{
  gboolean is_done, good;
  RecError error;
} Copy;

static void
copy_saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Copy *copy = data;

  copy->good =
      caravan_match_save_copy_finish (CARAVAN_MATCH (object), result, &copy->error);
  copy->is_done = TRUE;
}

static Copy
save_copy (Case *self, const char *path, gboolean go_on_there)
{
  Copy copy = { 0 };

  caravan_match_save_copy_async (self->match, path, go_on_there, copy_saved_cb, &copy);
  while (!copy.is_done)
    g_main_context_iteration (NULL, TRUE);
  return copy;
}

static void
test_copy_saves_a_game_whose_disk_is_gone (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "copy.caravan");

  go_on_in_memory (self, "w", EIO);
  assert_false (save_copy (self, path, TRUE).good);
  assert_trouble (self, EIO, 2);
  let_fail ("", 0);
  assert_true (save_copy (self, path, TRUE).good);
  assert_no_trouble (self);
  assert_string_equal (caravan_match_get_path (self->match), path);
  play_note (self, 3);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (path, 4);
  assert_file_has_notes (self->path, 1);
  free (path);
}

static void
test_copy_can_be_left_behind (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "copy.caravan");

  hold_disk (TRUE);
  play_note (self, 0);
  play_note (self, 1);
  hold_disk (FALSE);
  assert_true (save_copy (self, path, FALSE).good);
  assert_string_equal (caravan_match_get_path (self->match), self->path);
  play_note (self, 2);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (path, 2);
  assert_file_has_notes (self->path, 3);
  Copy refused = save_copy (self, path, FALSE);
  assert_false (refused.good);
  assert_string_equal (refused.error.text, "a file of this name exists already");
  free (path);
}

/* Reading only. */

static void
assert_only_read (Case *self, CaravanMatch *match, const char *text)
{
  json_t *note = text_parse ("{'do':'note','text':'x'}");

  assert_non_null (match);
  assert_non_null (caravan_match_get_read_only (match));
  assert_string_equal (caravan_match_get_read_only (match)->text, text);
  assert_false (caravan_match_play (match, note, &self->error));
  assert_string_equal (self->error.text, text);
  assert_true (self->error.by_disk);
  json_decref (note);
}

static void
test_record_open_in_another_window_is_only_read (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "copy.caravan");

  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  CaravanMatch *first = self->match;
  self->match = caravan_match_open (self->path, &self->error);
  assert_only_read (self, self->match, "is open in another program");
  assert_notes (caravan_match_get_record (self->match), 1);
  assert_no_trouble (self);
  assert_true (save_copy (self, path, TRUE).good);
  assert_null (caravan_match_get_read_only (self->match));
  play_note (self, 1);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (path, 2);
  g_object_unref (first);
  free (path);
}

/* A torn line that can't be cut off stands for all records that can't be written: the
   tests may run as root, for whom no file is read-only. */
static void
test_record_that_can_not_be_written_is_only_read (void **state)
{
  Case *self = *state;

  play_note (self, 0);
  g_clear_object (&self->match);
  caravan_match_settle ();
  FILE *file = fopen (self->path, "ab");
  fputs ("{\"do\":\"no", file);
  fclose (file);
  let_fail ("t", EROFS);
  self->match = caravan_match_open (self->path, &self->error);
  assert_only_read (self, self->match, "the disk can only be read");
  assert_notes (caravan_match_get_record (self->match), 1);
}

static void
test_torn_line_is_cut_off_and_the_game_goes_on (void **state)
{
  Case *self = *state;

  play_note (self, 0);
  g_clear_object (&self->match);
  caravan_match_settle ();
  FILE *file = fopen (self->path, "ab");
  fputs ("{\"do\":\"note\",\"te", file);
  fclose (file);
  reopen (self);
  assert_null (caravan_match_get_read_only (self->match));
  play_note (self, 1);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (self->path, 2);
}

static void
assert_refused (Case *self, const char *lines, size_t line)
{
  char *path = files_path (self->directory, "other.caravan");

  files_write_lines (path, lines);
  assert_null (caravan_match_open (path, &self->error));
  assert_int_equal (self->error.line, line);
  assert_false (self->error.by_disk);
  free (path);
}

static void
test_newer_format_is_refused_with_its_reason (void **state)
{
  Case *self = *state;

  assert_refused (self, "{'caravanserai':2,'game':'oasis','players':[]}\n", 1);
  assert_non_null (self->error.text);
}

static void
test_damaged_record_is_refused_with_its_line (void **state)
{
  Case *self = *state;

  assert_refused (self, HEADER "\n{'do':'note','text':'a'}\n{'do':'n\n", 3);
  assert_refused (self, HEADER "\n{'do':'place','by':'red','tile':'stone','at':'z9'}\n",
                  2);
  assert_null (self->error.text);
}

static void
test_missing_record_is_refused (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "none.caravan");

  assert_null (caravan_match_open (path, &self->error));
  assert_string_equal (self->error.text, "there is no such file or folder");
  free (path);
}

/* Without waiting. */

typedef struct
{
  gboolean is_done;
  CaravanMatch *match;
  RecError error;
} Opening;

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Opening *opening = data;

  opening->match = caravan_match_finish (result, &opening->error);
  opening->is_done = TRUE;
}

static void
finish_opening (Opening *opening)
{
  while (!opening->is_done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_creating_does_not_wait_for_the_disk (void **state)
{
  Case *self = *state;
  Opening first = { 0 }, second = { 0 };
  char *path = files_path (self->directory, "new.caravan");
  json_t *header = text_parse (HEADER);

  hold_disk (TRUE);
  caravan_match_create_async (path, header, opened_cb, &first);
  wait_until_disk_waits ();
  for (int i = 0; i < 1000; i++)
    g_main_context_iteration (NULL, FALSE);
  assert_false (first.is_done);
  hold_disk (FALSE);
  finish_opening (&first);
  assert_non_null (first.match);
  assert_int_equal (caravan_match_get_table (first.match)->n_players, 3);
  caravan_match_create_async (path, header, opened_cb, &second);
  finish_opening (&second);
  assert_null (second.match);
  assert_string_equal (second.error.text, "a file of this name exists already");
  g_object_unref (first.match);
  json_decref (header);
  free (path);
}

static void
test_opening_does_not_wait_for_the_disk (void **state)
{
  Case *self = *state;
  Opening opening = { 0 };

  play_note (self, 0);
  play_note (self, 1);
  hold_disk (TRUE);
  g_clear_object (&self->match);
  caravan_match_open_async (self->path, opened_cb, &opening);
  for (int i = 0; i < 1000; i++)
    g_main_context_iteration (NULL, FALSE);
  hold_disk (FALSE);
  finish_opening (&opening);
  assert_non_null (opening.match);
  assert_null (caravan_match_get_read_only (opening.match));
  assert_notes (caravan_match_get_record (opening.match), 2);
  self->match = opening.match;
}

/* Drafts. */

static CaravanMatch *
begin_draft (Case *self, const char *path)
{
  json_t *header = text_parse (HEADER);
  CaravanMatch *match = caravan_match_draft (path, header, &self->error);

  assert_non_null (match);
  assert_null (caravan_match_get_read_only (match));
  json_decref (header);
  return match;
}

static void
test_draft_leaves_nothing_when_nothing_was_done (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "draft.caravan");
  CaravanMatch *match = begin_draft (self, path);

  caravan_match_retry (match);
  assert_true (caravan_match_flush (match));
  g_object_unref (match);
  caravan_match_settle ();
  assert_int_equal (access (path, F_OK), -1);
  free (path);
}

static void
test_first_step_makes_the_file_of_a_draft (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "draft.caravan");

  g_set_object (&self->match, NULL);
  self->match = begin_draft (self, path);
  play_note (self, 0);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_string_equal (caravan_match_get_path (self->match), path);
  assert_file_has_notes (path, 1);
  play_note (self, 1);
  assert_true (caravan_match_flush (self->match));
  assert_file_has_notes (path, 2);
  free (path);
}

/* Two sheets of the same people on one evening. */
static void
test_draft_takes_another_name_when_its_own_is_taken (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "draft.caravan");
  CaravanMatch *first = begin_draft (self, path), *second = begin_draft (self, path);

  g_set_object (&self->match, first);
  play_note (self, 0);
  assert_true (caravan_match_flush (first));
  g_set_object (&self->match, second);
  play_note (self, 0);
  play_note (self, 1);
  assert_true (caravan_match_flush (second));
  assert_string_equal (caravan_match_get_path (first), path);
  assert_string_not_equal (caravan_match_get_path (second), path);
  assert_file_has_notes (path, 1);
  assert_file_has_notes (caravan_match_get_path (second), 2);
  g_object_unref (first);
  g_object_unref (second);
  free (path);
}

static void
test_draft_goes_on_in_memory_and_is_saved_later (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "draft.caravan");

  g_set_object (&self->match, NULL);
  self->match = begin_draft (self, path);
  watch (self);
  let_fail ("w", ENOSPC);
  play_note (self, 0);
  assert_false (caravan_match_flush (self->match));
  assert_trouble (self, ENOSPC, 1);
  let_fail ("", 0);
  caravan_match_retry (self->match);
  assert_true (caravan_match_flush (self->match));
  assert_no_trouble (self);
  assert_file_has_notes (caravan_match_get_path (self->match), 1);
  free (path);
}

static void
test_bad_header_is_refused (void **state)
{
  Case *self = *state;
  char *path = files_path (self->directory, "new.caravan");
  json_t *header = text_parse ("{'caravanserai':1,'game':'chess','players':[]}");

  assert_null (caravan_match_create (path, header, &self->error));
  assert_false (self->error.by_disk);
  assert_int_equal (access (path, F_OK), -1);
  json_decref (header);
  free (path);
}

#define CASE(NAME) cmocka_unit_test_setup_teardown (NAME, set_up, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_step_is_shown_only_when_it_is_on_the_disk),
    CASE (test_main_loop_turns_while_the_disk_sleeps),
    CASE (test_steps_are_judged_after_those_on_their_way),
    CASE (test_refused_steps_leave_no_trace),
    CASE (test_correcting_waits_its_turn_like_a_step),
    CASE (test_closing_with_steps_under_way_loses_none),
    CASE (test_record_can_be_opened_again_at_once),
    CASE (test_full_disk_does_not_stop_the_game),
    CASE (test_failed_flush_is_recovered_from),
    CASE (test_next_step_saves_what_was_only_in_memory),
    CASE (test_correction_in_memory_is_saved_later),
    CASE (test_short_writes_are_no_trouble),
    CASE (test_removed_file_does_not_stop_the_game),
    CASE (test_removed_file_is_made_anew_when_asked_for),
    CASE (test_a_file_of_somebody_else_is_left_alone),
    CASE (test_file_replaced_by_a_copy_is_gone_on_with),
    CASE (test_check_notices_a_file_that_is_gone),
    CASE (test_copy_saves_a_game_whose_disk_is_gone),
    CASE (test_copy_can_be_left_behind),
    CASE (test_record_open_in_another_window_is_only_read),
    CASE (test_record_that_can_not_be_written_is_only_read),
    CASE (test_torn_line_is_cut_off_and_the_game_goes_on),
    CASE (test_newer_format_is_refused_with_its_reason),
    CASE (test_damaged_record_is_refused_with_its_line),
    CASE (test_missing_record_is_refused),
    CASE (test_creating_does_not_wait_for_the_disk),
    CASE (test_opening_does_not_wait_for_the_disk),
    CASE (test_draft_leaves_nothing_when_nothing_was_done),
    CASE (test_first_step_makes_the_file_of_a_draft),
    CASE (test_draft_takes_another_name_when_its_own_is_taken),
    CASE (test_draft_goes_on_in_memory_and_is_saved_later),
    CASE (test_bad_header_is_refused),
  };

  return cmocka_run_group_tests_name ("app-match", tests, NULL, NULL);
}
