/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals: what was acknowledged is on the disk, what failed leaves no trace. The disk
   is a false one, which can fail at every call and stop at every byte; the files are
   real. Events are written here with ' for ". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "rec-journal.h"
#include "rec-report.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

#define HEADER                                                                         \
  "{'caravanserai':1,'game':'basari','players':[{'color':'red','name':'Anna'},"        \
  "{'color':'blue','name':'Bruno'},{'color':'green','name':'Zoé'}]}"
#define ANNA_COUNTS  "{'do':'count','by':'red','points':20,'gems':'rrrrrrrrrrrrr'}"
#define BRUNO_COUNTS "{'do':'count','by':'blue','points':30,'gems':'rrrrrrrrrrrr'}"
#define ZOE_COUNTS                                                                     \
  "{'do':'count','by':'green','points':7,'time':'2026-11-15T19:30:00Z'}"
#define NOTE "{'do':'note','text':'Après la pluie'}"

/* The box has 25 red gems, 3 of them are Zoé's: Bruno's 12 leave Anna no more than 10.
 */
#define ANNA_COUNTS_LESS "{'do':'count','by':'red','points':21,'gems':'rrrrrrrrr'}"
#define ANNA_COUNTS_MORE "{'do':'count','by':'red','points':22,'gems':'rrrrrrrrrrrrrr'}"

static const int reasons[] = { ENOSPC, EIO, EROFS };

/* The false disk. */

typedef struct
{
  RecDisk disk;
  char calls[64];      /* a letter each: write, sync, directory, truncate, link */
  size_t n_calls;      /* all there were, also when there is no more room for letters */
  size_t fail_call;    /* this one fails, from 1; 0: none */
  const char *failing; /* these fail always */
  int reason;
  size_t room; /* bytes that will fit */
  size_t most; /* bytes that one write takes */
} Fake;

/* Everything works, nothing has been called. */
static void
reset (Fake *fake)
{
  fake->calls[0] = '\0';
  fake->n_calls = fake->fail_call = 0;
  fake->failing = "";
  fake->reason = ENOSPC;
  fake->room = fake->most = SIZE_MAX;
}

static bool
fails (Fake *fake, char call)
{
  if (fake->n_calls + 1 < sizeof fake->calls)
    {
      fake->calls[fake->n_calls] = call;
      fake->calls[fake->n_calls + 1] = '\0';
    }
  fake->n_calls++;
  errno = fake->reason;
  return fake->n_calls == fake->fail_call || strchr (fake->failing, call) != NULL;
}

static size_t
least (size_t a, size_t b)
{
  return a < b ? a : b;
}

static ssize_t
fake_write (const RecDisk *disk, int fd, const void *bytes, size_t size)
{
  Fake *fake = disk->data;
  size_t n = least (size, least (fake->room, fake->most));

  if (fails (fake, 'w') || fake->room == 0)
    return -1;
  if (fake->room != SIZE_MAX)
    fake->room -= n;
  return write (fd, bytes, n);
}

/* A flush that works does nothing: no test cuts the power. */
static int
fake_sync (const RecDisk *disk, int fd)
{
  struct stat about;
  assert_int_equal (fstat (fd, &about), 0);
  return fails (disk->data, S_ISDIR (about.st_mode) ? 'd' : 's') ? -1 : 0;
}

static int
fake_truncate (const RecDisk *disk, int fd, off_t size)
{
  return fails (disk->data, 't') ? -1 : ftruncate (fd, size);
}

static int
fake_link (const RecDisk *disk, const char *from, const char *to)
{
  return fails (disk->data, 'l') ? -1 : rec_disk.link (&rec_disk, from, to);
}

/* Files. */

/* What a test has: a directory of its own, a record's name in it, and the disk. */
typedef struct
{
  char *directory;
  char *path;
  Fake fake;
  RecReading reading;
  RecError error;
} Desk;

static int
set_up (void **state)
{
  Desk *desk = calloc (1, sizeof *desk);

  desk->directory = files_make_directory ("journal");
  desk->path = files_path (desk->directory, "game.caravan");
  desk->fake.disk = (RecDisk){ .write = fake_write,
                               .sync = fake_sync,
                               .truncate = fake_truncate,
                               .link = fake_link,
                               .data = &desk->fake };
  desk->reading.boards = getenv ("CARAVANSERAI_DATA");
  desk->reading.events_most = SIZE_MAX;
  reset (&desk->fake);
  *state = desk;
  return 0;
}

static int
clear_away (void **state)
{
  Desk *desk = *state;

  int result = files_remove_directory (desk->directory);
  free (desk->path);
  free (desk);
  return result;
}

static void
assert_same_bytes (const RecBytes *a, const RecBytes *b)
{
  assert_int_equal (a->size, b->size);
  assert_memory_equal (a->data, b->data, a->size);
}

/* Compares, and gives the expected bytes back to nobody. */
static void
assert_file_is (const char *path, RecBytes expected)
{
  RecBytes found = files_read (path);
  assert_same_bytes (&found, &expected);
  rec_bytes_free (&found);
  rec_bytes_free (&expected);
}

/* Journals. */

static RecJournal *
create (Desk *desk, const char *header)
{
  json_t *object = text_parse (header);
  RecJournal *journal = rec_journal_create (desk->path, object, &desk->reading,
                                            &desk->fake.disk, &desk->error);
  json_decref (object);
  return journal;
}

static RecJournal *
open_again (Desk *desk)
{
  return rec_journal_open (desk->path, &desk->reading, &desk->fake.disk, &desk->error);
}

/* Opens what must be good. */
static RecJournal *
must_open (Desk *desk)
{
  RecJournal *journal = open_again (desk);
  if (journal == NULL)
    fail_msg ("%s: %s", desk->error.text, desk->error.args[0]);
  return journal;
}

static bool
play (Desk *desk, RecJournal *journal, const char *event)
{
  json_t *object = text_parse (event);
  bool good = rec_journal_play (journal, object, &desk->error);
  json_decref (object);
  return good;
}

static bool
correct (
    Desk *desk, RecJournal *journal, size_t step, const char *event, size_t *ret_step)
{
  json_t *object = text_parse (event);
  bool good = rec_journal_correct (journal, step, object, &desk->error, ret_step);
  json_decref (object);
  return good;
}

/* A journal with the counts of Anna and Bruno and a note, and a disk as if untouched.
 */
static RecJournal *
begin (Desk *desk)
{
  reset (&desk->fake);
  RecJournal *journal = create (desk, HEADER);
  assert_non_null (journal);
  assert_true (play (desk, journal, ANNA_COUNTS));
  assert_true (play (desk, journal, NOTE));
  assert_true (play (desk, journal, BRUNO_COUNTS));
  reset (&desk->fake);
  return journal;
}

#define N_BEGUN 3

static size_t
n_events (RecRecord *record)
{
  return cv_match_n_entries (rec_record_match (record));
}

/* All events and the score, so that two records can be compared. */
static char *
describe (RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  json_t *events = json_array ();
  CvScore score;

  table->game->score (table, cv_match_state (rec_record_match (record)), true, &score);
  for (size_t i = 0; i < n_events (record); i++)
    json_array_append_new (events, rec_record_event (record, i));
  json_t *all = json_pack ("[o,o,O]", events, rec_report_score (record, &score),
                           rec_record_header (record));
  char *text = json_dumps (all, JSON_COMPACT | JSON_SORT_KEYS);
  json_decref (all);
  return text;
}

/* The file, read by itself, has what the journal has. */
static void
assert_file_agrees (Desk *desk, RecJournal *journal)
{
  RecRecord *record = rec_record_load (desk->path, &desk->reading, &desk->error);
  assert_non_null (record);
  assert_false (rec_record_was_torn (record));
  char *on_disk = describe (record), *played = describe (rec_journal_record (journal));
  assert_string_equal (on_disk, played);
  free (on_disk);
  free (played);
  rec_record_free (record);
}

static void
assert_says (const Desk *desk, const char *text)
{
  assert_non_null (desk->error.text);
  assert_string_equal (desk->error.text, text);
}

/* The disk's own reason. */
static void
assert_reason (const Desk *desk, int reason)
{
  RecError expected = { 0 };
  rec_error_set_reason (&expected, true, reason);
  assert_says (desk, expected.text);
  assert_string_equal (desk->error.args[0], expected.args[0]);
  assert_int_equal (desk->error.line, 0);
}

/* What a journal and its file are before something that must not change them. */
typedef struct
{
  RecBytes bytes;
  char *described;
} Before;

static Before
remember (const Desk *desk, RecJournal *journal)
{
  return (Before){ .bytes = files_read (desk->path),
                   .described = describe (rec_journal_record (journal)) };
}

static void
assert_unchanged (const Desk *desk, RecJournal *journal, Before before)
{
  char *described = describe (rec_journal_record (journal));
  assert_string_equal (described, before.described);
  assert_file_is (desk->path, before.bytes);
  free (described);
  free (before.described);
}

/* The bytes an event takes in the file, its newline included. */
static size_t
line_size (const char *event)
{
  return strlen (event) + 1;
}

/* Creating. */

static void
test_create_writes_the_header_with_its_board (void **state)
{
  Desk *desk = *state;
  RecJournal *journal =
      create (desk, "{'caravanserai':1,'game':'oregon','board':'sample','players':"
                    "[{'color':'red','name':'A'},{'color':'blue','name':'B'}]}");
  assert_non_null (journal);
  RecBytes bytes = files_read (desk->path);
  json_t *line = json_loads (bytes.data, 0, NULL);

  assert_true (json_is_object (json_object_get (line, "board")));
  assert_true (json_equal (line, rec_record_header (rec_journal_record (journal))));
  assert_ptr_equal (strchr (bytes.data, '\n'), bytes.data + bytes.size - 1);
  assert_int_equal (files_count (desk->directory), 1);
  json_decref (line);
  rec_bytes_free (&bytes);
  rec_journal_close (journal);
}

/* The file is flushed before it has its name, the name before it is acknowledged. */
static void
test_create_flushes_the_file_and_its_directory (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = create (desk, HEADER);

  assert_non_null (journal);
  assert_string_equal (desk->fake.calls, "wsld");
  rec_journal_close (journal);
}

/* Some file systems can't flush a directory and need not. */
static void
test_create_goes_on_where_directories_can_not_be_flushed (void **state)
{
  Desk *desk = *state;

  desk->fake.failing = "d";
  desk->fake.reason = EINVAL;
  RecJournal *journal = create (desk, HEADER);
  assert_non_null (journal);
  rec_journal_close (journal);
}

static void
test_create_is_whole_or_not_at_all_at_every_call (void **state)
{
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (reasons); i++)
    for (size_t call = 1; call <= strlen ("wsld"); call++)
      {
        reset (&desk->fake);
        desk->fake.fail_call = call;
        desk->fake.reason = reasons[i];
        assert_null (create (desk, HEADER));
        assert_reason (desk, reasons[i]);
        assert_int_equal (files_count (desk->directory), 0);
      }
}

static void
test_create_is_whole_or_not_at_all_at_every_byte (void **state)
{
  Desk *desk = *state;

  for (size_t room = 0; room < line_size (HEADER); room++)
    {
      reset (&desk->fake);
      desk->fake.room = room;
      assert_null (create (desk, HEADER));
      assert_int_equal (files_count (desk->directory), 0);
    }
  reset (&desk->fake);
  desk->fake.room = line_size (HEADER);
  RecJournal *journal = create (desk, HEADER);
  assert_non_null (journal);
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

static void
test_create_leaves_an_existing_file_alone (void **state)
{
  Desk *desk = *state;
  RecBytes before = { .data = strdup ("something else"), .size = 14 };

  files_write (desk->path, before.data, before.size);
  assert_null (create (desk, HEADER));
  assert_reason (desk, EEXIST);
  assert_file_is (desk->path, before);
  assert_int_equal (files_count (desk->directory), 1);
}

/* What a crash left behind stays, and is in nobody's way. */
static void
test_create_finds_a_name_for_the_unfinished_file (void **state)
{
  Desk *desk = *state;
  char *name, *left;

  assert_true (asprintf (&name, "game.caravan.%ld-0.new", (long) getpid ()) > 0);
  left = files_path (desk->directory, name);
  files_write (left, "x", 1);
  RecJournal *journal = create (desk, HEADER);
  assert_non_null (journal);
  assert_file_is (left, (RecBytes){ .data = strdup ("x"), .size = 1 });
  assert_int_equal (files_count (desk->directory), 2);
  rec_journal_close (journal);
  free (left);
  free (name);
}

static void
test_create_needs_a_directory (void **state)
{
  Desk *desk = *state;

  free (desk->path);
  desk->path = files_path (desk->directory, "none/game.caravan");
  assert_null (create (desk, HEADER));
  assert_reason (desk, ENOENT);
  assert_int_equal (desk->fake.n_calls, 0);
}

static void
test_create_refuses_a_bad_header_before_it_writes (void **state)
{
  Desk *desk = *state;
  json_t *header = text_parse (HEADER);
  json_t *player = json_array_get (json_object_get (header, "players"), 0);

  assert_null (create (desk, "{'caravanserai':1,'game':'basari','players':[]}"));
  assert_int_equal (desk->error.line, 1);
  /* Jansson could write this, but not read it. */
  json_object_set_new (player, "name", json_stringn ("A\0B", 3));
  assert_null (rec_journal_create (desk->path, header, &desk->reading, &desk->fake.disk,
                                   &desk->error));
  assert_int_equal (desk->error.line, 1);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_int_equal (files_count (desk->directory), 0);
  json_decref (header);
}

/* Opening. */

static void
test_open_goes_on_where_the_record_ended (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  rec_journal_close (journal);
  journal = must_open (desk);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN + 1);
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* Where a record is played on there is only its end: nothing is cut off because less
   was asked for. */
static void
test_open_reads_all_events_whatever_is_asked (void **state)
{
  Desk *desk = *state;

  rec_journal_close (begin (desk));
  RecBytes before = files_read (desk->path);
  desk->reading.events_most = 1;
  RecJournal *journal = must_open (desk);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN);
  assert_file_is (desk->path, before);
  rec_journal_close (journal);
}

/* A file that ends after so many bytes of the last line. Everything before is there,
   the rest is gone, and the next event begins a line of its own. */
static void
assert_mends (Desk *desk, const RecBytes *whole, size_t n_bytes, size_t line)
{
  files_write (desk->path, whole->data, line + n_bytes);
  reset (&desk->fake);
  RecJournal *journal = must_open (desk);
  bool is_whole = whole->size - line - n_bytes <= 1;

  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN - !is_whole);
  assert_string_equal (desk->fake.calls, is_whole || n_bytes == 0 ? "" : "ts");
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

static void
test_open_cuts_off_a_line_torn_at_any_byte (void **state)
{
  Desk *desk = *state;

  rec_journal_close (begin (desk));
  RecBytes whole = files_read (desk->path);
  size_t line = whole.size - line_size (BRUNO_COUNTS);
  for (size_t n_bytes = 0; n_bytes <= line_size (BRUNO_COUNTS); n_bytes++)
    assert_mends (desk, &whole, n_bytes, line);
  rec_bytes_free (&whole);
}

static void
test_open_keeps_a_whole_line_without_its_newline (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->path, HEADER "\n" ANNA_COUNTS);
  RecJournal *journal = must_open (desk);
  assert_int_equal (n_events (rec_journal_record (journal)), 1);
  assert_true (play (desk, journal, BRUNO_COUNTS));
  assert_true (play (desk, journal, NOTE));
  assert_string_equal (desk->fake.calls, "wsws");
  rec_journal_close (journal);
  char *expected =
      text_quote (HEADER "\n" ANNA_COUNTS "\n" BRUNO_COUNTS "\n" NOTE "\n");
  assert_file_is (desk->path,
                  (RecBytes){ .data = expected, .size = strlen (expected) });
}

static void
test_open_keeps_a_header_without_its_newline (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->path, HEADER);
  RecJournal *journal = must_open (desk);
  assert_true (play (desk, journal, ANNA_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* The newline that was missing is taken back with the event that failed. */
static void
test_open_line_without_newline_survives_every_failing_byte (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->path, HEADER "\n" ANNA_COUNTS);
  RecJournal *journal = must_open (desk);
  for (size_t room = 0; room < 1 + line_size (BRUNO_COUNTS); room++)
    {
      Before before = remember (desk, journal);
      reset (&desk->fake);
      desk->fake.room = room;
      assert_false (play (desk, journal, BRUNO_COUNTS));
      assert_unchanged (desk, journal, before);
    }
  reset (&desk->fake);
  assert_true (play (desk, journal, BRUNO_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* After a power cut a file can be longer than what was written, and the rest is NUL. */
static void
test_open_cuts_off_trailing_nuls (void **state)
{
  static const size_t sizes[] = { 1, 2, 511, 4096, 100000 };
  static const char *const torn[] = { "", "{'do':'no", NOTE };
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (sizes); i++)
    for (size_t j = 0; j < COUNT_OF (torn); j++)
      {
        char *lines;
        assert_true (asprintf (&lines, HEADER "\n" ANNA_COUNTS "\n%s", torn[j]) > 0);
        files_write_lines (desk->path, lines);
        assert_int_equal (truncate (desk->path, (off_t) (strlen (lines) + sizes[i])),
                          0);
        RecJournal *journal = must_open (desk);
        assert_int_equal (n_events (rec_journal_record (journal)), 1);
        assert_true (play (desk, journal, BRUNO_COUNTS));
        assert_file_agrees (desk, journal);
        rec_journal_close (journal);
        free (lines);
      }
}

static void
test_open_goes_on_with_a_file_from_another_system (void **state)
{
  static const char *const ends[] = { "", "\r", "\r\n" };
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (ends); i++)
    {
      char *lines;
      assert_true (
          asprintf (&lines, HEADER "\r\n" NOTE "\r\n" ANNA_COUNTS "%s", ends[i]) > 0);
      files_write_lines (desk->path, lines);
      RecJournal *journal = must_open (desk);
      assert_int_equal (n_events (rec_journal_record (journal)), 2);
      assert_true (play (desk, journal, BRUNO_COUNTS));
      assert_true (play (desk, journal, ZOE_COUNTS));
      assert_int_equal (n_events (rec_journal_record (journal)), 4);
      assert_file_agrees (desk, journal);
      rec_journal_close (journal);
      free (lines);
    }
}

static void
test_open_refuses_what_can_not_be_mended (void **state)
{
  Desk *desk = *state;

  for (size_t call = 1; call <= strlen ("ts"); call++)
    for (size_t i = 0; i < COUNT_OF (reasons); i++)
      {
        files_write_lines (desk->path, HEADER "\n" ANNA_COUNTS "\n{'do':");
        reset (&desk->fake);
        desk->fake.fail_call = call;
        desk->fake.reason = reasons[i];
        assert_null (open_again (desk));
        assert_reason (desk, reasons[i]);
        reset (&desk->fake);
        RecJournal *journal = must_open (desk);
        assert_int_equal (n_events (rec_journal_record (journal)), 1);
        rec_journal_close (journal);
      }
}

static void
test_open_refuses_what_is_no_record (void **state)
{
  Desk *desk = *state;

  assert_null (open_again (desk));
  assert_reason (desk, ENOENT);
  files_write_lines (desk->path, "");
  assert_null (open_again (desk));
  assert_says (desk, "the file is empty");
  files_write_lines (desk->path, HEADER "\n\n" NOTE "\n");
  assert_null (open_again (desk));
  assert_int_equal (desk->error.line, 2);
  unlink (desk->path);
  assert_int_equal (mkfifo (desk->path, 0600), 0);
  assert_null (open_again (desk));
  assert_says (desk, "is not an ordinary file");
  assert_int_equal (desk->fake.n_calls, 0);
}

/* A last line that is whole is an event, and an illegal one is said to be so. */
static void
test_open_says_which_line_breaks_a_rule (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->path, HEADER "\n" NOTE "\n{'do':'undo'}");
  assert_null (open_again (desk));
  assert_null (desk->error.text);
  assert_string_equal (desk->error.verdict.rule->id, "match.undo.none");
  assert_int_equal (desk->error.line, 3);
  assert_int_equal (desk->fake.n_calls, 0);
}

/* The lock. */

static void
test_lock_keeps_out_a_second_opener (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  assert_null (open_again (desk));
  assert_says (desk, "is open in another program");
  rec_journal_close (journal);
  journal = must_open (desk);
  assert_null (open_again (desk));
  rec_journal_close (journal);
}

/* Opens, says so, and holds until the other end of the pipe is closed. */
static void
hold (Desk *desk, int say, int hear)
{
  RecJournal *journal = open_again (desk);
  char letter = journal != NULL ? 'y' : 'n';

  if (write (say, &letter, 1) != 1 || read (hear, &letter, 1) != 0)
    _exit (1);
  _exit (0);
}

static void
test_lock_keeps_out_another_program (void **state)
{
  Desk *desk = *state;
  int from_child[2], to_child[2], status;
  char letter;

  rec_journal_close (begin (desk));
  assert_int_equal (pipe (from_child) | pipe (to_child), 0);
  pid_t child = fork ();
  if (child == 0)
    {
      close (to_child[1]);
      hold (desk, from_child[1], to_child[0]);
    }
  assert_int_equal (read (from_child[0], &letter, 1), 1);
  assert_int_equal (letter, 'y');
  assert_null (open_again (desk));
  assert_says (desk, "is open in another program");
  /* Reading needs no lock. */
  RecRecord *record = rec_record_load (desk->path, &desk->reading, &desk->error);
  assert_int_equal (n_events (record), N_BEGUN);
  rec_record_free (record);
  close (to_child[1]);
  assert_int_equal (waitpid (child, &status, 0), child);
  assert_int_equal (status, 0);
  rec_journal_close (must_open (desk));
  close (from_child[0]);
  close (from_child[1]);
  close (to_child[0]);
}

/* Playing. */

static void
test_play_writes_once_and_flushes_once (void **state)
{
  static const char *const events[] = { ZOE_COUNTS,
                                        NOTE,
                                        "{'do':'undo','steps':2}",
                                        "{'do':'redo'}",
                                        "{'do':'set','names':{'red':'Ànna'}}",
                                        "{'do':'end'}" };
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  for (size_t i = 0; i < COUNT_OF (events); i++)
    {
      reset (&desk->fake);
      assert_true (play (desk, journal, events[i]));
      assert_string_equal (desk->fake.calls, "ws");
      assert_file_agrees (desk, journal);
    }
  rec_journal_close (journal);
}

/* Plays a record event by event; then the file has the record's own lines. */
static void
play_example (Desk *desk, const char *name)
{
  char *path;
  assert_true (
      asprintf (&path, "%s/../examples/%s", getenv ("CARAVANSERAI_DATA"), name) > 0);
  RecBytes bytes = files_read (path);
  char *rest = strdup (bytes.data), *lines = rest;
  RecJournal *journal = create (desk, strsep (&rest, "\n"));

  assert_non_null (journal);
  for (char *line; (line = strsep (&rest, "\n")) != NULL && *line != '\0';)
    assert_true (play (desk, journal, line));
  assert_file_agrees (desk, journal);
  assert_file_is (desk->path, bytes);
  rec_journal_close (journal);
  unlink (desk->path);
  free (lines);
  free (path);
}

static void
test_play_gives_back_the_examples_byte_for_byte (void **state)
{
  play_example (*state, "oasis.caravan");
  play_example (*state, "oregon.caravan");
  play_example (*state, "basari.caravan");
}

static void
test_play_refuses_an_illegal_event_without_a_trace (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  Before before = remember (desk, journal);

  assert_false (play (desk, journal, ANNA_COUNTS_MORE));
  assert_null (desk->error.text);
  assert_string_equal (desk->error.verdict.rule->id, "basari.box.gems");
  assert_int_equal (desk->error.line, N_BEGUN + 2);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_unchanged (desk, journal, before);
  assert_true (play (desk, journal, ANNA_COUNTS_LESS));
  rec_journal_close (journal);
}

static void
test_play_refuses_an_unreadable_event_without_a_trace (void **state)
{
  static const char *const events[] = {
    "{}",
    "[]",
    "{'do':'dance'}",
    "{'do':'count'}",
    "{'do':'count','by':'yellow','points':1}",
    "{'do':'count','by':'red','points':1.0}",
    "{'do':'note','text':'x','more':1}",
    "{'do':'note','text':'x','time':'today'}",
    "{'do':'note','text':[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}"
  };
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  for (size_t i = 0; i < COUNT_OF (events); i++)
    {
      Before before = remember (desk, journal);
      assert_false (play (desk, journal, events[i]));
      assert_non_null (desk->error.text);
      assert_int_equal (desk->error.line, N_BEGUN + 2);
      assert_int_equal (desk->fake.n_calls, 0);
      assert_unchanged (desk, journal, before);
    }
  rec_journal_close (journal);
}

/* What Jansson holds in memory but would not read from a file must not get into one. */
static void
test_play_refuses_what_could_not_be_read_again (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  json_t *texts[] = { json_stringn ("a\0b", 3), json_stringn_nocheck ("\xff\xfe", 2) };

  for (size_t i = 0; i < COUNT_OF (texts); i++)
    {
      Before before = remember (desk, journal);
      json_t *event = json_pack ("{s:s,s:o}", "do", "note", "text", texts[i]);
      assert_false (rec_journal_play (journal, event, &desk->error));
      assert_non_null (desk->error.text);
      assert_int_equal (desk->fake.n_calls, 0);
      assert_unchanged (desk, journal, before);
      json_decref (event);
    }
  rec_journal_close (journal);
}

/* The journal keeps what it wrote, whatever becomes of the caller's event. */
static void
test_play_keeps_no_hold_on_the_event (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  json_t *event = text_parse (NOTE);

  assert_true (rec_journal_play (journal, event, &desk->error));
  json_object_set_new (event, "text", json_string ("another"));
  json_decref (event);
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* When the disk fails. */

static void
test_play_fails_without_a_trace_when_a_write_fails (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  for (size_t i = 0; i < COUNT_OF (reasons); i++)
    {
      Before before = remember (desk, journal);
      reset (&desk->fake);
      desk->fake.fail_call = 1;
      desk->fake.reason = reasons[i];
      assert_false (play (desk, journal, ZOE_COUNTS));
      assert_reason (desk, reasons[i]);
      assert_string_equal (desk->fake.calls, "wt");
      assert_unchanged (desk, journal, before);
    }
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

static void
test_play_fails_without_a_trace_at_every_byte (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  for (size_t room = 0; room < line_size (ZOE_COUNTS); room++)
    {
      Before before = remember (desk, journal);
      reset (&desk->fake);
      desk->fake.room = room;
      assert_false (play (desk, journal, ZOE_COUNTS));
      assert_reason (desk, ENOSPC);
      assert_string_equal (desk->fake.calls, room == 0 ? "wt" : "wwt");
      assert_unchanged (desk, journal, before);
    }
  reset (&desk->fake);
  desk->fake.room = line_size (ZOE_COUNTS);
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* A write may stop short for no bad reason: the rest follows. */
static void
test_play_goes_on_after_short_writes (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  for (size_t most = 1; most <= line_size (ZOE_COUNTS); most++)
    {
      reset (&desk->fake);
      desk->fake.most = most;
      assert_true (play (desk, journal, ZOE_COUNTS));
      assert_int_equal (desk->fake.n_calls,
                        (line_size (ZOE_COUNTS) + most - 1) / most + 1);
      assert_file_agrees (desk, journal);
    }
  rec_journal_close (journal);
}

static void
test_play_tries_again_after_an_interruption (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  desk->fake.fail_call = 1;
  desk->fake.reason = EINTR;
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_string_equal (desk->fake.calls, "wws");
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

static void
test_play_takes_a_write_of_nothing_for_a_full_disk (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  Before before = remember (desk, journal);

  desk->fake.most = 0;
  assert_false (play (desk, journal, ZOE_COUNTS));
  assert_reason (desk, ENOSPC);
  assert_unchanged (desk, journal, before);
  rec_journal_close (journal);
}

/* The journal is done for; opening the file again is the way on. */
static void
assert_writes_no_more (Desk *desk, RecJournal *journal)
{
  size_t step;

  reset (&desk->fake);
  assert_false (play (desk, journal, NOTE));
  assert_says (desk, "the disk failed; open the record again to go on");
  assert_false (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
  assert_says (desk, "the disk failed; open the record again to go on");
  assert_int_equal (desk->fake.n_calls, 0);
}

static void
test_play_writes_no_more_after_a_failed_flush (void **state)
{
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (reasons); i++)
    {
      RecJournal *journal = begin (desk);
      Before before = remember (desk, journal);
      desk->fake.fail_call = 2;
      desk->fake.reason = reasons[i];
      assert_false (play (desk, journal, ZOE_COUNTS));
      assert_reason (desk, reasons[i]);
      assert_string_equal (desk->fake.calls, "wst");
      assert_writes_no_more (desk, journal);
      assert_unchanged (desk, journal, before);
      rec_journal_close (journal);
      journal = must_open (desk);
      assert_true (play (desk, journal, ZOE_COUNTS));
      assert_file_agrees (desk, journal);
      rec_journal_close (journal);
      unlink (desk->path);
    }
}

/* The copy of a file as a crash left it: all that was acknowledged is there, of the
   event that was being written all or nothing, and the game goes on. */
static void
assert_survives (Desk *desk, bool event_is_whole)
{
  Desk copy = *desk;
  RecBytes bytes = files_read (desk->path);

  copy.path = files_path (desk->directory, "copy.caravan");
  files_write (copy.path, bytes.data, bytes.size);
  copy.fake.disk = rec_disk;
  RecJournal *journal = must_open (&copy);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN + event_is_whole);
  assert_true (play (&copy, journal, NOTE));
  assert_file_agrees (&copy, journal);
  rec_journal_close (journal);
  rec_bytes_free (&bytes);
  free (copy.path);
}

/* Nothing works any more once so many bytes are written, least of all taking them back.
 */
static void
test_play_loses_nothing_in_a_crash_at_any_byte (void **state)
{
  Desk *desk = *state;

  for (size_t room = 0; room <= line_size (ZOE_COUNTS); room++)
    {
      RecJournal *journal = begin (desk);
      desk->fake.room = room;
      desk->fake.failing = "st";
      assert_false (play (desk, journal, ZOE_COUNTS));
      assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN);
      assert_survives (desk, room + 1 >= line_size (ZOE_COUNTS));
      assert_writes_no_more (desk, journal);
      rec_journal_close (journal);
      rec_journal_close (must_open (desk));
      unlink (desk->path);
    }
}

/* Other programs. */

/* The next event is refused, and what the others made of the file stays theirs. */
static void
assert_refuses_foreign (Desk *desk, RecJournal *journal)
{
  char *before = describe (rec_journal_record (journal));
  size_t step;

  assert_false (play (desk, journal, ZOE_COUNTS));
  assert_says (desk, "another program has changed, moved or removed the file");
  assert_int_equal (desk->error.line, 0);
  assert_false (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
  assert_says (desk, "another program has changed, moved or removed the file");
  assert_int_equal (desk->fake.n_calls, 0);
  char *after = describe (rec_journal_record (journal));
  assert_string_equal (before, after);
  free (before);
  free (after);
}

static void
test_foreign_removal_is_noticed (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  unlink (desk->path);
  assert_refuses_foreign (desk, journal);
  assert_int_equal (files_count (desk->directory), 0);
  rec_journal_close (journal);
}

static void
test_foreign_replacement_is_noticed (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecBytes bytes = files_read (desk->path);
  char *other = files_path (desk->directory, "other");

  /* Even by a file with the same bytes. */
  files_write (other, bytes.data, bytes.size);
  assert_int_equal (rename (other, desk->path), 0);
  assert_refuses_foreign (desk, journal);
  assert_file_is (desk->path, bytes);
  rec_journal_close (journal);
  free (other);
}

static void
test_foreign_move_is_noticed_and_can_be_undone (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  char *other = files_path (desk->directory, "other");

  assert_int_equal (rename (desk->path, other), 0);
  assert_refuses_foreign (desk, journal);
  assert_int_equal (rename (other, desk->path), 0);
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
  free (other);
}

static void
test_foreign_line_is_noticed_and_kept (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  FILE *file = fopen (desk->path, "ab");
  char *line = text_quote (NOTE "\n");

  fputs (line, file);
  fclose (file);
  RecBytes theirs = files_read (desk->path);
  assert_refuses_foreign (desk, journal);
  rec_journal_close (journal);
  assert_file_is (desk->path, theirs);
  journal = must_open (desk);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN + 1);
  rec_journal_close (journal);
  free (line);
}

static void
test_foreign_cut_is_noticed (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  assert_int_equal (truncate (desk->path, 0), 0);
  assert_refuses_foreign (desk, journal);
  assert_file_is (desk->path, (RecBytes){ .data = strdup (""), .size = 0 });
  rec_journal_close (journal);
}

/* Where nothing may be written. As root everything may: then the disk says no. */

static void
test_read_only_file_is_refused (void **state)
{
  Desk *desk = *state;

  rec_journal_close (begin (desk));
  RecBytes before = files_read (desk->path);
  if (geteuid () != 0)
    {
      assert_int_equal (chmod (desk->path, 0444), 0);
      assert_null (open_again (desk));
      assert_reason (desk, EACCES);
    }
  else
    {
      RecJournal *journal = must_open (desk);
      desk->fake.failing = "wst";
      desk->fake.reason = EROFS;
      assert_false (play (desk, journal, ZOE_COUNTS));
      assert_reason (desk, EROFS);
      assert_writes_no_more (desk, journal);
      rec_journal_close (journal);
    }
  assert_file_is (desk->path, before);
}

static void
test_read_only_directory_is_refused (void **state)
{
  Desk *desk = *state;
  bool is_root = geteuid () == 0;

  if (is_root)
    {
      desk->fake.failing = "l";
      desk->fake.reason = EACCES;
    }
  else
    assert_int_equal (chmod (desk->directory, 0555), 0);
  assert_null (create (desk, HEADER));
  assert_reason (desk, EACCES);
  assert_int_equal (files_count (desk->directory), 0);
  if (!is_root)
    assert_int_equal (chmod (desk->directory, 0755), 0);
}

/* Correcting. */

static void
test_correct_writes_once_and_flushes_once (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecBytes before = files_read (desk->path);
  size_t step;

  assert_true (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
  assert_string_equal (desk->fake.calls, "ws");
  /* Two steps back, the fix, and Bruno's count again. */
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN + 3);
  assert_file_agrees (desk, journal);
  RecBytes after = files_read (desk->path);
  assert_memory_equal (after.data, before.data, before.size);
  char *added =
      text_quote ("{'do':'undo','steps':2}\n" ANNA_COUNTS_LESS "\n" BRUNO_COUNTS "\n");
  assert_string_equal (after.data + before.size, added);
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
  rec_bytes_free (&before);
  rec_bytes_free (&after);
  free (added);
}

/* Texts and times of the fix, and of what follows it, are in the file too. */
static void
test_correct_keeps_what_only_the_record_knows (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  size_t step;

  assert_true (play (desk, journal, "{'do':'set','names':{'red':'Ànna'}}"));
  assert_true (correct (
      desk, journal, 1,
      "{'do':'count','by':'blue','points':1,'time':'2026-11-15T20:00:00Z'}", &step));
  assert_file_agrees (desk, journal);
  assert_string_equal (rec_record_name (rec_journal_record (journal), 0), "Ànna");
  rec_journal_close (journal);
}

static void
test_correct_closes_a_line_without_newline (void **state)
{
  Desk *desk = *state;
  size_t step;

  files_write_lines (desk->path, HEADER "\n" ANNA_COUNTS);
  RecJournal *journal = must_open (desk);
  assert_true (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

static void
test_correct_refuses_what_later_steps_can_not_bear (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  Before before = remember (desk, journal);
  size_t step;

  assert_false (correct (desk, journal, 0, ANNA_COUNTS_MORE, &step));
  assert_int_equal (step, 1);
  assert_null (desk->error.text);
  assert_string_equal (desk->error.verdict.rule->id, "basari.box.gems");
  assert_int_equal (desk->fake.n_calls, 0);
  assert_unchanged (desk, journal, before);
  rec_journal_close (journal);
}

static void
test_correct_refuses_an_unreadable_event (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  Before before = remember (desk, journal);
  size_t step;

  assert_false (correct (desk, journal, 1, "{'do':'count','by':'pink'}", &step));
  assert_non_null (desk->error.text);
  assert_int_equal (step, 1);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_unchanged (desk, journal, before);
  rec_journal_close (journal);
}

static void
test_correct_fails_without_a_trace_at_every_call (void **state)
{
  Desk *desk = *state;
  size_t step;

  for (size_t call = 1; call <= strlen ("ws"); call++)
    {
      RecJournal *journal = begin (desk);
      Before before = remember (desk, journal);
      desk->fake.fail_call = call;
      assert_false (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
      assert_reason (desk, ENOSPC);
      assert_unchanged (desk, journal, before);
      rec_journal_close (journal);
      unlink (desk->path);
    }
}

/* All its lines or none. */
static void
test_correct_fails_without_a_trace_at_every_byte (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  size_t room = 0, step;

  for (bool done = false; !done; room++)
    {
      Before before = remember (desk, journal);
      reset (&desk->fake);
      desk->fake.room = room;
      done = correct (desk, journal, 0, ANNA_COUNTS_LESS, &step);
      if (done)
        {
          free (before.described);
          rec_bytes_free (&before.bytes);
        }
      else
        assert_unchanged (desk, journal, before);
    }
  assert_true (room > line_size (ANNA_COUNTS_LESS) + line_size (BRUNO_COUNTS));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
}

/* The events that were acknowledged, in their order, whatever follows them. */
static void
assert_begins_as_begun (RecRecord *record)
{
  static const char *const begun[N_BEGUN] = { ANNA_COUNTS, NOTE, BRUNO_COUNTS };

  assert_true (n_events (record) >= N_BEGUN);
  for (size_t i = 0; i < N_BEGUN; i++)
    {
      json_t *found = rec_record_event (record, i), *expected = text_parse (begun[i]);
      assert_true (json_equal (found, expected));
      json_decref (found);
      json_decref (expected);
    }
}

/* A crash can leave the first of its lines, but nothing that was acknowledged is gone
   from the record, and no line is broken. */
static void
test_correct_loses_no_event_in_a_crash_at_any_byte (void **state)
{
  Desk *desk = *state;
  size_t step, most = line_size ("{'do':'undo','steps':2}") +
                      line_size (ANNA_COUNTS_LESS) + line_size (BRUNO_COUNTS);

  for (size_t room = 0; room <= most; room++)
    {
      RecJournal *journal = begin (desk);
      desk->fake.room = room;
      desk->fake.failing = "st";
      assert_false (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
      assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN);
      rec_journal_close (journal);
      reset (&desk->fake);
      journal = must_open (desk);
      assert_begins_as_begun (rec_journal_record (journal));
      assert_true (n_events (rec_journal_record (journal)) <= N_BEGUN + 3);
      assert_true (play (desk, journal, NOTE));
      assert_file_agrees (desk, journal);
      rec_journal_close (journal);
      unlink (desk->path);
    }
}

/* Copies and catching up. */

static void
test_copy_has_all_events_and_can_be_gone_on_with (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  char *path = desk->path;

  desk->path = files_path (desk->directory, "copy.caravan");
  RecJournal *copy = rec_journal_create_copy (desk->path, rec_journal_record (journal),
                                              &desk->fake.disk, &desk->error);
  assert_non_null (copy);
  assert_string_equal (desk->fake.calls, "wsld");
  assert_file_agrees (desk, copy);
  assert_null (open_again (desk));
  assert_true (desk->error.by_disk);
  assert_true (play (desk, copy, ZOE_COUNTS));
  assert_file_agrees (desk, copy);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN);
  rec_journal_close (copy);
  free (desk->path);
  desk->path = path;
  rec_journal_close (journal);
}

static void
test_copy_is_whole_or_not_at_all (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  char *path = files_path (desk->directory, "copy.caravan");

  for (size_t call = 1; call <= strlen ("wsld"); call++)
    {
      reset (&desk->fake);
      desk->fake.fail_call = call;
      assert_null (rec_journal_create_copy (path, rec_journal_record (journal),
                                            &desk->fake.disk, &desk->error));
      assert_reason (desk, ENOSPC);
      assert_true (desk->error.by_disk);
      assert_int_equal (files_count (desk->directory), 1);
    }
  rec_journal_close (journal);
  free (path);
}

/* A file that is gone comes back whole, however often the disk refuses before, at any
   byte; and never over one that has its name. */
static void
test_a_file_that_is_gone_is_made_anew_at_every_byte (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk), *anew = NULL;
  RecRecord *record = rec_journal_record (journal);
  size_t room = 0;

  assert_false (rec_journal_is_gone (desk->path));
  assert_false (rec_journal_is_lost (journal));
  assert_int_equal (unlink (desk->path), 0);
  assert_true (rec_journal_is_gone (desk->path));
  assert_true (rec_journal_is_lost (journal));
  for (; anew == NULL; room++)
    {
      reset (&desk->fake);
      desk->fake.room = room;
      anew =
          rec_journal_create_copy (desk->path, record, &desk->fake.disk, &desk->error);
      assert_int_equal (rec_journal_is_gone (desk->path), anew == NULL);
      assert_true (anew != NULL || desk->error.by_disk);
      assert_int_equal (files_count (desk->directory), anew != NULL);
    }
  assert_true (room > line_size (HEADER) + line_size (ANNA_COUNTS));
  assert_file_agrees (desk, anew);
  Before before = remember (desk, anew);
  reset (&desk->fake);
  assert_null (
      rec_journal_create_copy (desk->path, record, &desk->fake.disk, &desk->error));
  assert_reason (desk, EEXIST);
  assert_unchanged (desk, anew, before);
  rec_journal_close (anew);
  rec_journal_close (journal);
}

static void
test_saved_events_are_those_that_both_have (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecRecord *other = rec_record_copy (rec_journal_record (journal));
  json_t *note = text_parse (NOTE);

  assert_int_equal (rec_journal_count_saved (journal, other), N_BEGUN);
  assert_true (rec_record_play (other, note, &desk->error));
  assert_int_equal (rec_journal_count_saved (journal, other), N_BEGUN);
  assert_true (play (desk, journal, ZOE_COUNTS));
  assert_int_equal (rec_journal_count_saved (journal, other), N_BEGUN);
  json_decref (note);
  rec_record_free (other);
  rec_journal_close (journal);
}

/* A copy of the journal's record that goes on by itself. */
static RecRecord *
go_ahead (RecJournal *journal)
{
  RecRecord *record = rec_record_copy (rec_journal_record (journal));
  RecError error;
  static const char *const events[] = { ZOE_COUNTS, "{'do':'undo'}", NOTE };

  for (size_t i = 0; i < COUNT_OF (events); i++)
    {
      json_t *event = text_parse (events[i]);
      assert_true (rec_record_play (record, event, &error));
      json_decref (event);
    }
  return record;
}

static void
test_catching_up_writes_what_is_missing_in_one_piece (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecRecord *ahead = go_ahead (journal);

  assert_true (rec_journal_catch_up (journal, ahead, &desk->error));
  assert_string_equal (desk->fake.calls, "ws");
  assert_int_equal (n_events (rec_journal_record (journal)), n_events (ahead));
  assert_file_agrees (desk, journal);
  assert_true (play (desk, journal, BRUNO_COUNTS));
  assert_file_agrees (desk, journal);
  rec_record_free (ahead);
  rec_journal_close (journal);
}

static void
test_catching_up_fails_without_a_trace_at_every_byte (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecRecord *ahead = go_ahead (journal);
  size_t room = 0;

  for (bool done = false; !done; room++)
    {
      Before before = remember (desk, journal);
      reset (&desk->fake);
      desk->fake.room = room;
      done = rec_journal_catch_up (journal, ahead, &desk->error);
      if (done)
        {
          free (before.described);
          rec_bytes_free (&before.bytes);
        }
      else
        {
          assert_true (desk->error.by_disk && rec_journal_can_write (journal));
          assert_unchanged (desk, journal, before);
        }
    }
  assert_true (room > line_size (ZOE_COUNTS));
  assert_file_agrees (desk, journal);
  rec_record_free (ahead);
  rec_journal_close (journal);
}

/* Nobody knows what a failed flush left; opened again, the file may have any of the
   lines already, and none is written twice. */
static void
test_catching_up_writes_no_line_twice (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecRecord *ahead = go_ahead (journal);

  desk->fake.failing = "st";
  assert_false (play (desk, journal, ZOE_COUNTS));
  assert_true (desk->error.by_disk);
  assert_false (rec_journal_can_write (journal));
  assert_false (rec_journal_catch_up (journal, ahead, &desk->error));
  rec_journal_close (journal);
  reset (&desk->fake);
  journal = must_open (desk);
  assert_int_equal (n_events (rec_journal_record (journal)), N_BEGUN + 1);
  assert_true (rec_journal_catch_up (journal, ahead, &desk->error));
  assert_int_equal (n_events (rec_journal_record (journal)), n_events (ahead));
  assert_file_agrees (desk, journal);
  rec_record_free (ahead);
  rec_journal_close (journal);
}

static void
test_catching_up_refuses_another_game (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  RecRecord *ahead = go_ahead (journal);

  assert_true (play (desk, journal, BRUNO_COUNTS));
  Before before = remember (desk, journal);
  assert_false (rec_journal_catch_up (journal, ahead, &desk->error));
  assert_says (desk, "another program has changed, moved or removed the file");
  assert_true (desk->error.by_disk);
  assert_unchanged (desk, journal, before);
  rec_record_free (ahead);
  rec_journal_close (journal);
}

/* Who refused: the disk or the rules. */
static void
test_errors_say_whether_the_disk_refused (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);

  desk->error.by_disk = true;
  assert_false (play (desk, journal, ANNA_COUNTS_MORE));
  assert_null (desk->error.text);
  assert_false (desk->error.by_disk);
  assert_null (open_again (desk));
  assert_true (desk->error.by_disk);
  assert_false (play (desk, journal, "{'do':'sing'}"));
  assert_false (desk->error.by_disk);
  desk->fake.failing = "w";
  assert_false (play (desk, journal, ZOE_COUNTS));
  assert_true (desk->error.by_disk);
  rec_journal_close (journal);
}

/* Limits. */

/* A note whose line has exactly so many bytes, by the length of its time's fraction. */
static json_t *
make_long_note (size_t size)
{
  size_t bare = strlen ("{'do':'note','text':'','time':'2026-11-15T19:30:00.Z'}");
  char *time;

  assert_true (size > bare);
  assert_true (asprintf (&time, "2026-11-15T19:30:00.%0*dZ", (int) (size - bare), 0) >
               0);
  json_t *event = json_pack ("{s:s,s:s,s:s}", "do", "note", "text", "", "time", time);
  free (time);
  return event;
}

static void
test_limit_of_a_line_is_64_kib (void **state)
{
  Desk *desk = *state;
  RecJournal *journal = begin (desk);
  json_t *longest = make_long_note (REC_LINE_MOST);
  json_t *too_long = make_long_note (REC_LINE_MOST + 1);

  Before before = remember (desk, journal);
  assert_false (rec_journal_play (journal, too_long, &desk->error));
  assert_says (desk, "the line is longer than %1$s KiB");
  assert_int_equal (desk->error.line, N_BEGUN + 2);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_unchanged (desk, journal, before);
  assert_true (rec_journal_play (journal, longest, &desk->error));
  assert_file_agrees (desk, journal);
  rec_journal_close (journal);
  json_decref (longest);
  json_decref (too_long);
}

/* Fills the file with notes until so many bytes are left. */
static void
fill_file (const Desk *desk, size_t left)
{
  FILE *file = fopen (desk->path, "ab");
  char *header = text_quote (HEADER "\n");
  size_t used = strlen (header);

  fputs (header, file);
  while (REC_FILE_MOST - used > left)
    {
      size_t size = least (REC_LINE_MOST / 2 + 1, REC_FILE_MOST - used - left);
      json_t *note = make_long_note (size - 1);
      json_dumpf (note, file, JSON_COMPACT);
      fputc ('\n', file);
      json_decref (note);
      used += size;
    }
  assert_int_equal (fclose (file), 0);
  free (header);
}

static void
test_limit_of_a_file_is_16_mib (void **state)
{
  Desk *desk = *state;
  json_t *fits = make_long_note (999), *too_long = make_long_note (1000);

  fill_file (desk, 1000);
  RecJournal *journal = must_open (desk);
  assert_false (rec_journal_play (journal, too_long, &desk->error));
  assert_says (desk, "is larger than %1$s KiB");
  assert_int_equal (desk->error.line, 0);
  assert_int_equal (desk->fake.n_calls, 0);
  assert_true (rec_journal_play (journal, fits, &desk->error));
  assert_false (play (desk, journal, NOTE));
  rec_journal_close (journal);

  struct stat about;
  assert_int_equal (stat (desk->path, &about), 0);
  assert_int_equal (about.st_size, REC_FILE_MOST);
  rec_journal_close (must_open (desk));
  assert_int_equal (truncate (desk->path, REC_FILE_MOST + 1), 0);
  assert_null (open_again (desk));
  assert_says (desk, "is larger than %1$s KiB");
  json_decref (fits);
  json_decref (too_long);
}

/* A record of so many notes after two counts. */
static void
write_notes (const Desk *desk, size_t n)
{
  FILE *file = fopen (desk->path, "wb");
  char *begun = text_quote (HEADER "\n" ANNA_COUNTS "\n" BRUNO_COUNTS "\n");
  char *note = text_quote ("{'do':'note','text':''}\n");

  fputs (begun, file);
  for (size_t i = 0; i < n; i++)
    fputs (note, file);
  assert_int_equal (fclose (file), 0);
  free (begun);
  free (note);
}

/* A correction takes three events here; with one too many the file could not be read
   again. */
static void
test_limit_of_events_holds_for_corrections (void **state)
{
  Desk *desk = *state;
  size_t step;

  write_notes (desk, REC_EVENTS_MOST - 4);
  RecJournal *journal = must_open (desk);
  RecBytes before = files_read (desk->path);
  assert_false (correct (desk, journal, 0, ANNA_COUNTS_LESS, &step));
  assert_says (desk, "a record has at most %1$s events");
  assert_file_is (desk->path, before);
  assert_true (correct (desk, journal, 1, BRUNO_COUNTS, &step));
  assert_int_equal (n_events (rec_journal_record (journal)), REC_EVENTS_MOST);
  assert_false (play (desk, journal, NOTE));
  rec_journal_close (journal);
  rec_journal_close (must_open (desk));
}

#define DESK_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, set_up, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    DESK_TEST (test_create_writes_the_header_with_its_board),
    DESK_TEST (test_create_flushes_the_file_and_its_directory),
    DESK_TEST (test_create_goes_on_where_directories_can_not_be_flushed),
    DESK_TEST (test_create_is_whole_or_not_at_all_at_every_call),
    DESK_TEST (test_create_is_whole_or_not_at_all_at_every_byte),
    DESK_TEST (test_create_leaves_an_existing_file_alone),
    DESK_TEST (test_create_finds_a_name_for_the_unfinished_file),
    DESK_TEST (test_create_needs_a_directory),
    DESK_TEST (test_create_refuses_a_bad_header_before_it_writes),
    DESK_TEST (test_open_goes_on_where_the_record_ended),
    DESK_TEST (test_open_reads_all_events_whatever_is_asked),
    DESK_TEST (test_open_cuts_off_a_line_torn_at_any_byte),
    DESK_TEST (test_open_keeps_a_whole_line_without_its_newline),
    DESK_TEST (test_open_keeps_a_header_without_its_newline),
    DESK_TEST (test_open_line_without_newline_survives_every_failing_byte),
    DESK_TEST (test_open_cuts_off_trailing_nuls),
    DESK_TEST (test_open_goes_on_with_a_file_from_another_system),
    DESK_TEST (test_open_refuses_what_can_not_be_mended),
    DESK_TEST (test_open_refuses_what_is_no_record),
    DESK_TEST (test_open_says_which_line_breaks_a_rule),
    DESK_TEST (test_lock_keeps_out_a_second_opener),
    DESK_TEST (test_lock_keeps_out_another_program),
    DESK_TEST (test_play_writes_once_and_flushes_once),
    DESK_TEST (test_play_gives_back_the_examples_byte_for_byte),
    DESK_TEST (test_play_refuses_an_illegal_event_without_a_trace),
    DESK_TEST (test_play_refuses_an_unreadable_event_without_a_trace),
    DESK_TEST (test_play_refuses_what_could_not_be_read_again),
    DESK_TEST (test_play_keeps_no_hold_on_the_event),
    DESK_TEST (test_play_fails_without_a_trace_when_a_write_fails),
    DESK_TEST (test_play_fails_without_a_trace_at_every_byte),
    DESK_TEST (test_play_goes_on_after_short_writes),
    DESK_TEST (test_play_tries_again_after_an_interruption),
    DESK_TEST (test_play_takes_a_write_of_nothing_for_a_full_disk),
    DESK_TEST (test_play_writes_no_more_after_a_failed_flush),
    DESK_TEST (test_play_loses_nothing_in_a_crash_at_any_byte),
    DESK_TEST (test_foreign_removal_is_noticed),
    DESK_TEST (test_foreign_replacement_is_noticed),
    DESK_TEST (test_foreign_move_is_noticed_and_can_be_undone),
    DESK_TEST (test_foreign_line_is_noticed_and_kept),
    DESK_TEST (test_foreign_cut_is_noticed),
    DESK_TEST (test_read_only_file_is_refused),
    DESK_TEST (test_read_only_directory_is_refused),
    DESK_TEST (test_correct_writes_once_and_flushes_once),
    DESK_TEST (test_correct_keeps_what_only_the_record_knows),
    DESK_TEST (test_correct_closes_a_line_without_newline),
    DESK_TEST (test_correct_refuses_what_later_steps_can_not_bear),
    DESK_TEST (test_correct_refuses_an_unreadable_event),
    DESK_TEST (test_correct_fails_without_a_trace_at_every_call),
    DESK_TEST (test_correct_fails_without_a_trace_at_every_byte),
    DESK_TEST (test_correct_loses_no_event_in_a_crash_at_any_byte),
    DESK_TEST (test_copy_has_all_events_and_can_be_gone_on_with),
    DESK_TEST (test_copy_is_whole_or_not_at_all),
    DESK_TEST (test_a_file_that_is_gone_is_made_anew_at_every_byte),
    DESK_TEST (test_saved_events_are_those_that_both_have),
    DESK_TEST (test_catching_up_writes_what_is_missing_in_one_piece),
    DESK_TEST (test_catching_up_fails_without_a_trace_at_every_byte),
    DESK_TEST (test_catching_up_writes_no_line_twice),
    DESK_TEST (test_catching_up_refuses_another_game),
    DESK_TEST (test_errors_say_whether_the_disk_refused),
    DESK_TEST (test_limit_of_a_line_is_64_kib),
    DESK_TEST (test_limit_of_a_file_is_16_mib),
    DESK_TEST (test_limit_of_events_holds_for_corrections),
  };

  return cmocka_run_group_tests_name ("journal", tests, NULL, NULL);
}
