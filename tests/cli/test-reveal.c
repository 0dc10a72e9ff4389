/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `caravan reveal` as people use it: on a terminal, which shows nothing of the PIN and
   is left as it was whatever happens, and from scripts through a descriptor. And what
   the other commands keep back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "files.h"
#include "locks.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

enum
{
  FINE = 0,
  BROKEN = 1,
  WRONG = 2
};

#define PROMPT   "Anna, your PIN or passphrase: "
#define WAIT_FOR 60000 /* at most, when something is broken */
#define PIN_FD   3
#define ARGS     10

static const int held[CV_HIDDEN_MOST] = { 3, 0, 12, 7 };
#define REVEALED                                                                       \
  "{\"do\":\"reveal\",\"by\":\"red\",\"counts\":{\"commodities\":3,\"wells\":0,"       \
  "\"horses\":12,\"ovoos\":7}}"

/* A directory with a game in it. */
static char *directory, *path;
static RecBytes before;

/* Anna's, the same in all games. */
static json_t *anna;

static int
make_lock (void **unused)
{
  anna = locks_make (LOCKS_ANNA_PIN);
  return 0;
}

static int
free_lock (void **unused)
{
  json_decref (anna);
  return 0;
}

/* Writes the game: Anna, with a lock or without, has hidden what the counts say. */
static void
write_game (const json_t *lock, const int counts[CV_HIDDEN_MOST])
{
  RecRecord *record = locks_new_record (lock, NULL);

  locks_hide (record, LOCKS_ANNA, counts);
  locks_play (record, "{'do':'reveal','by':'blue','counts':{'wells':1}}");
  char *text = locks_print (record);
  files_write (path, text, strlen (text));
  rec_bytes_free (&before);
  before = files_read (path);
  free (text);
  rec_record_free (record);
}

static int
set_up (void **unused)
{
  directory = files_make_directory ("reveal");
  path = files_path (directory, "game.caravan");
  write_game (anna, held);
  return 0;
}

static int
tear_down (void **unused)
{
  free (path);
  rec_bytes_free (&before);
  before = (RecBytes){ 0 };
  return files_remove_directory (directory);
}

static void
assert_unchanged (void)
{
  RecBytes now = files_read (path);
  assert_int_equal (now.size, before.size);
  assert_memory_equal (now.data, before.data, now.size);
  rec_bytes_free (&now);
}

/* The file has one line more. */
static void
assert_added (const char *line)
{
  RecBytes now = files_read (path);
  size_t n = strlen (line);

  assert_int_equal (now.size, before.size + n + 1);
  assert_memory_equal (now.data, before.data, before.size);
  assert_memory_equal ((const char *) now.data + before.size, line, n);
  rec_bytes_free (&now);
}

/* A program that runs in a session of its own. */
typedef struct
{
  pid_t child;
  int terminal; /* our end of its terminal, -1: it has none */
  int other;    /* the other end, held open so that its modes can be asked for */
  struct termios modes;
  int out; /* what it says, a file */
  char *shown;
} Run;

extern char **environ;

static int
open_nameless (void)
{
  FILE *file = tmpfile ();
  int copy = dup (fileno (file));
  fclose (file);
  return copy;
}

static void
open_terminal (Run *run)
{
  run->terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  assert_true (run->terminal >= 0);
  assert_int_equal (grantpt (run->terminal), 0);
  assert_int_equal (unlockpt (run->terminal), 0);
  run->other = open (ptsname (run->terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
  assert_true (run->other >= 0);
  assert_int_equal (tcgetattr (run->other, &run->modes), 0);
}

/* The first terminal that the leader of a session opens is its own. */
static void
spawn (Run *run, char *const *args, int pin)
{
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t usual;

  posix_spawn_file_actions_init (&actions);
  posix_spawnattr_init (&attributes);
  posix_spawnattr_setflags (&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF);
  /* Whoever runs the tests may ignore some: nohup does, and shells in the background.
   */
  sigfillset (&usual);
  posix_spawnattr_setsigdefault (&attributes, &usual);
  posix_spawn_file_actions_addopen (
      &actions, STDIN_FILENO, run->terminal < 0 ? "/dev/null" : ptsname (run->terminal),
      O_RDWR, 0);
  posix_spawn_file_actions_adddup2 (&actions, run->out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2 (&actions, run->out, STDERR_FILENO);
  if (pin >= 0)
    posix_spawn_file_actions_adddup2 (&actions, pin, PIN_FD);
  posix_spawn_file_actions_addclosefrom_np (&actions, pin >= 0 ? PIN_FD + 1 : PIN_FD);
  assert_int_equal (
      posix_spawn (&run->child, args[0], &actions, &attributes, args, environ), 0);
  posix_spawn_file_actions_destroy (&actions);
  posix_spawnattr_destroy (&attributes);
}

/* Starts it with these arguments and the path of the game; NULL ends them. */
static Run
start_list (bool has_terminal, int pin, const char *command, va_list list)
{
  char *args[ARGS] = { getenv ("CARAVAN"), (char *) command, path, (char *) "--lang",
                       (char *) "en" };
  int n = 5;
  Run run = { .terminal = -1, .other = -1, .out = open_nameless () };

  while ((args[n] = va_arg (list, char *)) != NULL)
    assert_true (++n < ARGS);
  if (has_terminal)
    open_terminal (&run);
  run.shown = strdup ("");
  spawn (&run, args, pin);
  return run;
}

static Run
start (bool has_terminal, int pin, const char *command, ...)
{
  va_list list;

  va_start (list, command);
  Run run = start_list (has_terminal, pin, command, list);
  va_end (list);
  return run;
}

/* Reads what the terminal shows, as soon as there is something. */
static bool
see_more (Run *run, int wait)
{
  struct pollfd there = { .fd = run->terminal, .events = POLLIN };
  char piece[512];

  if (poll (&there, 1, wait) <= 0)
    return false;
  ssize_t n = read (run->terminal, piece, sizeof piece - 1);
  if (n <= 0)
    return false;
  piece[n] = '\0';
  char *longer = text_join (run->shown, piece, "");
  free (run->shown);
  run->shown = longer;
  return true;
}

static size_t
count_prompts (const Run *run)
{
  size_t n = 0;
  for (const char *place = run->shown; (place = strstr (place, PROMPT)) != NULL;
       place++)
    n++;
  return n;
}

/* Waits until it has asked so often. By then the terminal is mute. */
static void
wait_for_prompt (Run *run, size_t n)
{
  struct termios modes;

  while (count_prompts (run) < n)
    if (!see_more (run, WAIT_FOR))
      fail_msg ("not asked: %s", run->shown);
  assert_int_equal (tcgetattr (run->other, &modes), 0);
  assert_int_equal (modes.c_lflag & (tcflag_t) (ECHO | ECHONL), 0);
}

static void
type (const Run *run, const char *text)
{
  assert_int_equal (write (run->terminal, text, strlen (text)), strlen (text));
}

/* Waits for the end. Returns how it ended, as waitpid says it; what it said and what
   the terminal showed is the caller's, and the terminal is as it was. */
static int
end (Run *run, char **ret_said)
{
  struct termios modes;
  int status;

  assert_int_equal (waitpid (run->child, &status, 0), run->child);
  if (run->terminal >= 0)
    {
      while (see_more (run, 0))
        continue;
      assert_int_equal (tcgetattr (run->other, &modes), 0);
      assert_int_equal (modes.c_lflag, run->modes.c_lflag);
      assert_int_equal (modes.c_iflag, run->modes.c_iflag);
      close (run->terminal);
      close (run->other);
    }
  lseek (run->out, 0, SEEK_SET);
  *ret_said = files_read_rest (run->out);
  close (run->out);
  return status;
}

static void
forget (Run *run, char *said)
{
  free (run->shown);
  free (said);
}

static void
assert_exit (int status, int wanted, const char *said)
{
  if (!WIFEXITED (status) || WEXITSTATUS (status) != wanted)
    fail_msg ("status %x: %s", (unsigned) status, said);
}

static void
assert_has (const char *text, const char *piece)
{
  if (strstr (text, piece) == NULL)
    fail_msg ("“%s” is not in: %s", piece, text);
}

static void
assert_has_not (const char *text, const char *piece)
{
  if (strstr (text, piece) != NULL)
    fail_msg ("“%s” is in: %s", piece, text);
}

/* Reveals Anna's counts with what a file says. */
static int
reveal_with (const char *pin, char **ret_said)
{
  int fd = open_nameless ();

  assert_int_equal (write (fd, pin, strlen (pin)), strlen (pin));
  lseek (fd, 0, SEEK_SET);
  Run run = start (false, fd, "reveal", "--by", "red", "--pin-fd", "3", NULL);
  close (fd);
  int status = end (&run, ret_said);
  free (run.shown);
  return status;
}

/* On a terminal. */

static void
test_reveal_asks_without_showing (void **unused)
{
  char *said;
  Run run = start (true, -1, "reveal", "--by", "red", NULL);

  wait_for_prompt (&run, 1);
  type (&run, LOCKS_ANNA_PIN "\n");
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_added (REVEALED);
  assert_has (said, "Anna");
  assert_has (said, "Horses: 12");
  assert_string_equal (run.shown, PROMPT "\r\n");
  assert_has_not (said, LOCKS_ANNA_PIN);
  forget (&run, said);
}

/* A slip of the finger can be taken back before Enter. */
static void
test_reveal_lets_the_line_be_edited (void **unused)
{
  char *said;
  Run run = start (true, -1, "reveal", "--by", "red", NULL);

  wait_for_prompt (&run, 1);
  type (&run, "4\x15" LOCKS_ANNA_PIN "12\x7f\x7f\n");
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_added (REVEALED);
  forget (&run, said);
}

static void
test_reveal_refuses_the_wrong_pin (void **unused)
{
  char *said;
  Run run = start (true, -1, "reveal", "--by", "red", NULL);

  wait_for_prompt (&run, 1);
  type (&run, "not this\n");
  int status = end (&run, &said);
  assert_exit (status, WRONG, said);
  assert_unchanged ();
  assert_has (said, "does not open the lock");
  assert_has_not (said, "not this\n");
  assert_has_not (run.shown, "not this");
  forget (&run, said);
}

/* Ctrl+C, Ctrl+\ and a polite request to end it leave the terminal as it was. */
static void
test_reveal_can_be_interrupted (void **unused)
{
  static const struct
  {
    const char *keys;
    int number;
  } ways[] = {
    { "12\x03", SIGINT }, { "\x1c", SIGQUIT }, { NULL, SIGTERM }, { NULL, SIGHUP }
  };

  for (size_t i = 0; i < COUNT_OF (ways); i++)
    {
      char *said;
      Run run = start (true, -1, "reveal", "--by", "red", NULL);
      wait_for_prompt (&run, 1);
      if (ways[i].keys != NULL)
        type (&run, ways[i].keys);
      else
        kill (run.child, ways[i].number);
      int status = end (&run, &said);
      assert_true (WIFSIGNALED (status));
      assert_int_equal (WTERMSIG (status), ways[i].number);
      assert_unchanged ();
      forget (&run, said);
    }
}

/* Ctrl+Z; whoever comes back is asked again. */
static void
test_reveal_can_be_stopped (void **unused)
{
  char *said;
  Run run = start (true, -1, "reveal", "--by", "red", NULL);

  wait_for_prompt (&run, 1);
  type (&run, "12\x1a");
  wait_for_prompt (&run, 2);
  type (&run, LOCKS_ANNA_PIN "\n");
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_added (REVEALED);
  forget (&run, said);
}

/* Ctrl+D or Enter alone: nothing is tried. */
static void
test_reveal_needs_a_pin (void **unused)
{
  static const char *const keys[] = { "\x04", "\n" };

  for (size_t i = 0; i < COUNT_OF (keys); i++)
    {
      char *said;
      Run run = start (true, -1, "reveal", "--by", "red", NULL);
      wait_for_prompt (&run, 1);
      type (&run, keys[i]);
      int status = end (&run, &said);
      assert_exit (status, WRONG, said);
      assert_unchanged ();
      forget (&run, said);
    }
}

/* A descriptor that is a terminal is no way to show the PIN. */
static void
test_reveal_hushes_any_terminal (void **unused)
{
  char *said;
  Run run = start (true, -1, "reveal", "--by", "red", "--pin-fd", "0", NULL);

  wait_for_prompt (&run, 1);
  type (&run, LOCKS_ANNA_PIN "\n");
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_string_equal (run.shown, PROMPT "\r\n");
  assert_added (REVEALED);
  forget (&run, said);
}

/* From scripts. */

static void
test_reveal_reads_a_descriptor (void **unused)
{
  static const char *const texts[] = { LOCKS_ANNA_PIN, LOCKS_ANNA_PIN "\n",
                                       LOCKS_ANNA_PIN "\r\n",
                                       LOCKS_ANNA_PIN "\nmore\n" };

  for (size_t i = 0; i < COUNT_OF (texts); i++)
    {
      char *said;
      write_game (anna, held);
      int status = reveal_with (texts[i], &said);
      assert_exit (status, FINE, said);
      assert_added (REVEALED);
      assert_has_not (said, LOCKS_ANNA_PIN);
      free (said);
    }
}

static void
test_reveal_refuses_bad_pins_from_a_descriptor (void **unused)
{
  char *long_one = text_repeat ("1", 5000);
  const char *const texts[] = { "", "\n", "wrong\n", long_one };

  for (size_t i = 0; i < COUNT_OF (texts); i++)
    {
      char *said;
      int status = reveal_with (texts[i], &said);
      assert_exit (status, WRONG, said);
      assert_unchanged ();
      assert_has_not (said, "wrong");
      assert_has_not (said, "111");
      free (said);
    }
  free (long_one);
}

/* The event, for programs. */
static void
test_reveal_prints_the_event (void **unused)
{
  char *said;
  int fd = open_nameless ();

  assert_true (write (fd, LOCKS_ANNA_PIN, strlen (LOCKS_ANNA_PIN)) > 0);
  lseek (fd, 0, SEEK_SET);
  Run run = start (false, fd, "reveal", "--by", "red", "--json", "--pin-fd=3", NULL);
  close (fd);
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_string_equal (said, REVEALED "\n");
  forget (&run, said);
}

/* Runs without a terminal and a PIN. */
static void
expect (int wanted, const char *piece, const char *command, ...)
{
  va_list list;
  char *said;

  va_start (list, command);
  Run run = start_list (false, -1, command, list);
  va_end (list);
  int status = end (&run, &said);
  assert_exit (status, wanted, said);
  assert_has (said, piece);
  assert_unchanged ();
  forget (&run, said);
}

static void
test_reveal_needs_somewhere_to_ask (void **unused)
{
  expect (WRONG, "--pin-fd", "reveal", "--by", "red", NULL);
  expect (WRONG, "--pin-fd", "reveal", "--by", "red", "--pin-fd", "77", NULL);
  expect (WRONG, "--pin-fd", "reveal", "--by", "red", "--pin-fd", "x", NULL);
  expect (WRONG, "--pin-fd", "reveal", "--by", "red", "--pin-fd", "-1", NULL);
}

/* A PIN is never taken from an argument, which all the machine can read. */
static void
test_reveal_takes_no_pin_from_an_argument (void **unused)
{
  expect (WRONG, "is not expected here", "reveal", "--by", "red", "x", NULL);
  expect (WRONG, "caravan: ", "reveal", "--by", "red", "--pin", "x", NULL);
  expect (WRONG, "caravan: ", "reveal", "--by", "red", "--pin=" LOCKS_BRUNO_PIN, NULL);
}

static void
test_reveal_needs_a_player (void **unused)
{
  expect (WRONG, "--by", "reveal", NULL);
  expect (WRONG, "black", "reveal", "--by", "black", NULL);
  expect (WRONG, "pink", "reveal", "--by", "pink", NULL);
}

/* Nobody is asked for a PIN that could not be used: the game is open elsewhere. */
static void
test_reveal_leaves_a_game_in_use_alone (void **unused)
{
  int fd = open (path, O_RDWR | O_CLOEXEC);

  assert_int_equal (flock (fd, LOCK_EX), 0);
  expect (WRONG, "caravan: ", "reveal", "--by", "red", NULL);
  close (fd);
}

/* Without a lock nobody is asked. */
static void
test_reveal_opens_what_was_hidden_in_the_open (void **unused)
{
  char *said;

  write_game (NULL, held);
  Run run = start (false, -1, "reveal", "--by", "red", NULL);
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_added (REVEALED);
  forget (&run, said);
}

static void
test_reveal_has_nothing_to_do_in_basari (void **unused)
{
  files_write_lines (path, "{'caravanserai':1,'game':'basari','players':["
                           "{'color':'red','name':'Anna'},{'color':'blue','name':'B'},"
                           "{'color':'green','name':'C'}]}\n");
  rec_bytes_free (&before);
  before = files_read (path);
  expect (WRONG, "Nothing is hidden", "reveal", "--by", "red", NULL);
}

/* More than there is in the box is for the table to settle: nothing is written. */
static void
test_reveal_stops_at_a_miscount (void **unused)
{
  static const int much[CV_HIDDEN_MOST] = { 0, 13, 0, 0 };
  char *said;

  write_game (anna, much);
  int status = reveal_with (LOCKS_ANNA_PIN, &said);
  assert_exit (status, BROKEN, said);
  assert_has (said, "oasis.box.scoring");
  assert_unchanged ();
  free (said);
}

/* A box that was tampered with: its line is named. */
static void
test_reveal_names_a_damaged_box (void **unused)
{
  char *text = strndup (before.data, before.size), *said;
  char *box = strstr (text, "\"box\":\"") + strlen ("\"box\":\"");

  box[100] = box[100] == 'A' ? 'B' : 'A';
  files_write (path, text, strlen (text));
  rec_bytes_free (&before);
  before = files_read (path);
  int status = reveal_with (LOCKS_ANNA_PIN, &said);
  assert_exit (status, WRONG, said);
  assert_has (said, "game.caravan:2: ");
  assert_unchanged ();
  expect (FINE, "Fine", "check", NULL);
  free (text);
  free (said);
}

static void
test_reveal_names_a_box_that_stands_there_twice (void **unused)
{
  char *text = strndup (before.data, before.size), *said;
  char *line = strstr (text, "\n{\"do\":\"hide\"") + 1;
  char *copy = strndup (line, strcspn (line, "\n") + 1);
  char *twice = text_join (text, copy, ""), place[32];

  files_write (path, twice, strlen (twice));
  rec_bytes_free (&before);
  before = files_read (path);
  size_t n_lines = 0;
  for (const char *end = text; (end = strchr (end, '\n')) != NULL; end++)
    n_lines++;
  snprintf (place, sizeof place, "game.caravan:%zu: ", n_lines + 1);
  int status = reveal_with (LOCKS_ANNA_PIN, &said);
  assert_exit (status, WRONG, said);
  assert_has (said, place);
  assert_has (said, "is in the record twice");
  assert_unchanged ();
  free (said);
  free (twice);
  free (copy);
  free (text);
}

/* What the other commands keep back. */

/* Runs a command on a game with these counts, with an option or two. */
static char *
say (const int counts[CV_HIDDEN_MOST], const char *const *command)
{
  char *said;

  write_game (anna, counts);
  Run run = start (false, -1, command[0], command[1], command[2], command[3], NULL);
  int status = end (&run, &said);
  assert_exit (status, FINE, said);
  free (run.shown);
  return said;
}

/* Games that differ only in what is sealed look the same in every way. */
static void
test_reveal_others_tell_nothing_of_what_is_sealed (void **unused)
{
  static const char *const commands[][5] = {
    { "check" },
    { "check", "--json" },
    { "show" },
    { "show", "--json" },
    { "show", "--at", "1" },
    { "score" },
    { "score", "--json" },
    { "score", "--open" },
    { "score", "--open", "--json" },
    { "export", "--to", "csv", "--open" },
    { "export", "--to", "json", "--open" },
    { "export", "--to", "bgstats", "--open" },
    { "export", "--to", "text", "--open" },
    { "judge", "{\"do\":\"undo\"}" },
    { "judge", "--json",
      "{\"do\":\"reveal\",\"by\":\"red\",\"counts\":{\"wells\":1}}" },
  };
  static const int none[CV_HIDDEN_MOST] = { 0 };
  static const int many[CV_HIDDEN_MOST] = { 7351, 8462, 9573, 5914 };

  for (size_t i = 0; i < COUNT_OF (commands); i++)
    {
      char *one = say (none, commands[i]), *two = say (many, commands[i]);
      assert_string_equal (one, two);
      assert_true (strlen (one) > 0);
      free (one);
      free (two);
    }
}

/* A player whose counts are sealed has no rank and no total, --open or not. */
static void
test_reveal_others_say_what_is_sealed (void **unused)
{
  expect (FINE, "\"sealed\":true", "score", "--json", NULL);
  expect (FINE, "\"sealed\":true", "score", "--json", "--open", NULL);
  expect (FINE, "\"sealed\":true", "export", "--to", "json", "--open", NULL);
}

/* Once revealed, the score has them. */
static void
test_reveal_makes_the_score_whole (void **unused)
{
  char *said;
  int status = reveal_with (LOCKS_ANNA_PIN, &said);

  assert_exit (status, FINE, said);
  free (said);
  Run run = start (false, -1, "score", "--json", NULL);
  status = end (&run, &said);
  assert_exit (status, FINE, said);
  assert_has_not (said, "sealed");
  forget (&run, said);
}

#define TEST(NAME) cmocka_unit_test_setup_teardown (NAME, set_up, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    TEST (test_reveal_asks_without_showing),
    TEST (test_reveal_lets_the_line_be_edited),
    TEST (test_reveal_refuses_the_wrong_pin),
    TEST (test_reveal_can_be_interrupted),
    TEST (test_reveal_can_be_stopped),
    TEST (test_reveal_needs_a_pin),
    TEST (test_reveal_hushes_any_terminal),
    TEST (test_reveal_reads_a_descriptor),
    TEST (test_reveal_refuses_bad_pins_from_a_descriptor),
    TEST (test_reveal_prints_the_event),
    TEST (test_reveal_needs_somewhere_to_ask),
    TEST (test_reveal_takes_no_pin_from_an_argument),
    TEST (test_reveal_needs_a_player),
    TEST (test_reveal_leaves_a_game_in_use_alone),
    TEST (test_reveal_opens_what_was_hidden_in_the_open),
    TEST (test_reveal_has_nothing_to_do_in_basari),
    TEST (test_reveal_stops_at_a_miscount),
    TEST (test_reveal_names_a_damaged_box),
    TEST (test_reveal_names_a_box_that_stands_there_twice),
    TEST (test_reveal_others_tell_nothing_of_what_is_sealed),
    TEST (test_reveal_others_say_what_is_sealed),
    TEST (test_reveal_makes_the_score_whole),
  };
  return cmocka_run_group_tests (tests, make_lock, free_lock);
}
