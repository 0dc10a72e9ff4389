/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell.h"

#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wchar.h>

#include "files.h"
#include "text.h"

#define TERMINAL_COLUMNS 80
#define COUNT_OF(ARRAY)  (sizeof (ARRAY) / sizeof *(ARRAY))

extern char **environ;

static bool
has_same_name (const char *variable, const char *other)
{
  size_t n = strcspn (other, "=");
  return strncmp (variable, other, n) == 0 && variable[n] == '=';
}

/* What would choose a language or colours, or is said anew. */
static bool
is_dropped (const How *how, const char *variable)
{
  static const char *const dropped[] = { "LC_ALL",   "LC_MESSAGES", "LANG",
                                         "LANGUAGE", "NO_COLOR",    "TERM" };

  for (size_t i = 0; i < COUNT_OF (dropped); i++)
    if (has_same_name (variable, dropped[i]))
      return true;
  for (size_t i = 0; i < COUNT_OF (how->environment); i++)
    if (how->environment[i] != NULL && has_same_name (variable, how->environment[i]))
      return true;
  return false;
}

/* The environment of the tests. */
static char **
make_environment (const How *how)
{
  size_t n = 0;
  char **made;

  while (environ[n] != NULL)
    n++;
  made = calloc (n + COUNT_OF (how->environment) + 2, sizeof *made);
  n = 0;
  for (char **variable = environ; *variable != NULL; variable++)
    if (!is_dropped (how, *variable))
      made[n++] = *variable;
  made[n++] = (char *) "TERM=xterm";
  for (size_t i = 0; i < COUNT_OF (how->environment); i++)
    if (how->environment[i] != NULL)
      made[n++] = (char *) how->environment[i];
  return made;
}

/* A file without a name that holds the text. */
static int
open_input (const char *text)
{
  FILE *file = tmpfile ();
  char *json = text_quote (text != NULL ? text : "");

  assert_non_null (file);
  fputs (json, file);
  fflush (file);
  free (json);
  int copy = dup (fileno (file));
  fclose (file);
  assert_int_equal (lseek (copy, 0, SEEK_SET), 0);
  return copy;
}

/* Both ends of where standard output goes; -1 to read where there is nothing to. */
static void
open_sink (Sink sink, int *ret_read, int *ret_write)
{
  int ends[2] = { -1, -1 };

  switch (sink)
    {
    case TO_PIPE:
      assert_int_equal (pipe (ends), 0);
      break;
    case TO_TERMINAL:
      ends[0] = posix_openpt (O_RDWR | O_NOCTTY);
      assert_true (ends[0] >= 0);
      assert_int_equal (grantpt (ends[0]), 0);
      assert_int_equal (unlockpt (ends[0]), 0);
      ends[1] = open (ptsname (ends[0]), O_RDWR | O_NOCTTY);
      break;
    case TO_FULL_DEVICE:
      ends[1] = open ("/dev/full", O_WRONLY);
      break;
    }
  assert_true (ends[1] >= 0);
  *ret_read = ends[0];
  *ret_write = ends[1];
}

static pid_t
start (const How *how, char **args, int in, int out, int err)
{
  posix_spawn_file_actions_t actions;
  char **environment = make_environment (how);
  pid_t child;

  posix_spawn_file_actions_init (&actions);
  posix_spawn_file_actions_adddup2 (&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2 (&actions, err, STDERR_FILENO);
  posix_spawn_file_actions_adddup2 (&actions, in, STDIN_FILENO);
  if (how->is_input_closed)
    posix_spawn_file_actions_addclose (&actions, STDIN_FILENO);
  posix_spawn_file_actions_addclosefrom_np (&actions, STDERR_FILENO + 1);
  assert_int_equal (posix_spawn (&child, args[0], &actions, NULL, args, environment),
                    0);
  posix_spawn_file_actions_destroy (&actions);
  free (environment);
  return child;
}

static int
wait_for (pid_t child, char **args, const char *err)
{
  int status;

  assert_int_equal (waitpid (child, &status, 0), child);
  if (!WIFEXITED (status))
    fail_msg ("caravan %s was ended by signal %d: %s", args[1], WTERMSIG (status), err);
  return WEXITSTATUS (status);
}

/* What turns the direction of what is read. */
static bool
is_turning (unsigned long c)
{
  return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

/* What a terminal might act on: C0 but the newline, DEL, and C1 both as a code point in
   UTF-8 and as a bare byte. */
static bool
has_control_characters (const char *text)
{
  while (*text != '\0')
    {
      wchar_t code;
      mbstate_t state = { 0 };
      size_t n = mbrtowc (&code, text, strnlen (text, MB_LEN_MAX), &state);
      bool decoded = n <= MB_LEN_MAX;
      unsigned long c = decoded ? (unsigned long) code : (unsigned char) *text;
      if ((c < 0x20 && c != '\n') || (c >= 0x7f && c < 0xa0) || is_turning (c))
        return true;
      text += decoded ? n : 1;
    }
  return false;
}

/* A copy in plain ASCII, for messages. */
static char *
escape (const char *text)
{
  char *copy = malloc (4 * strlen (text) + 1), *end = copy;
  for (; *text != '\0'; text++)
    if (*text >= 0x20 && *text < 0x7f)
      *end++ = *text;
    else
      end += snprintf (end, 5, "\\x%02x", (unsigned char) *text);
  *end = '\0';
  return copy;
}

static void
assert_clean (const char *text, char **args)
{
  if (has_control_characters (text))
    fail_msg ("caravan %s printed a control character: %s", args[1], escape (text));
}

/* Runs caravan with the arguments, of which NULL is the last. */
static Ran
run_args (const How *how, char **args)
{
  int in = open_input (how->input), err = open_input (NULL), from, to;
  Ran ran;

  open_sink (how->sink, &from, &to);
  pid_t child = start (how, args, in, to, err);
  close (in);
  close (to);
  ran.out = files_read_rest (from);
  if (from >= 0)
    close (from);
  ran.status = wait_for (child, args, ran.out);
  lseek (err, 0, SEEK_SET);
  ran.err = files_read_rest (err);
  close (err);
  if (how->sink != TO_TERMINAL)
    assert_clean (ran.out, args);
  assert_clean (ran.err, args);
  return ran;
}

/* Adds the arguments of a list after the first n. */
static void
collect (va_list list, Args args, int n)
{
  const char *arg;

  args[0] = getenv ("CARAVAN");
  assert_non_null (args[0]);
  while ((arg = va_arg (list, const char *)) != NULL)
    {
      assert_true (n <= ARGS_MOST);
      args[n++] = text_quote (arg);
    }
}

Ran
run_collected (const How *how, Args args)
{
  Ran ran = run_args (how, args);
  for (int i = 1; args[i] != NULL; i++)
    free (args[i]);
  return ran;
}

/* The arguments have ' for ", and NULL ends them. */
Ran
run_how (const How *how, ...)
{
  Args args = { NULL };
  va_list list;

  va_start (list, how);
  collect (list, args, 1);
  va_end (list);
  return run_collected (how, args);
}

Ran
run (const char *first, ...)
{
  const How how = { .input = NULL };
  Args args = { NULL, text_quote (first) };
  va_list list;

  va_start (list, first);
  collect (list, args, 2);
  va_end (list);
  return run_collected (&how, args);
}

void
forget (Ran *ran)
{
  free (ran->out);
  free (ran->err);
}

/* What came out. */

void
assert_status (const Ran *ran, int status)
{
  if (ran->status != status)
    fail_msg ("exit status %d, not %d: %s%s", ran->status, status, ran->out, ran->err);
}

void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    fail_msg ("“%s” is not in: %s", part, text);
}

void
assert_has_not (const char *text, const char *part)
{
  if (strstr (text, part) != NULL)
    fail_msg ("“%s” is in: %s", part, text);
}

void
assert_begins (const char *text, const char *beginning)
{
  if (strncmp (text, beginning, strlen (beginning)) != 0)
    fail_msg ("does not begin with “%s”: %s", beginning, text);
}

size_t
count_lines (const char *text)
{
  size_t n = 0;
  for (const char *c = text; (c = strchr (c, '\n')) != NULL; c++)
    n++;
  return n;
}

/* One of the lines of a text, from 0, as JSON. */
json_t *
need_json (const char *text, size_t line)
{
  json_error_t error;

  for (; line > 0 && text != NULL; line--)
    {
      text = strchr (text, '\n');
      text = text != NULL ? text + 1 : NULL;
    }
  if (text == NULL)
    fail_msg ("there are too few lines");
  json_t *value =
      json_loadb (text, strcspn (text, "\n"), JSON_REJECT_DUPLICATES, &error);
  if (value == NULL)
    fail_msg ("%s in: %s", error.text, text);
  return value;
}

const char *
text_of (const json_t *object, const char *key)
{
  const char *text = json_string_value (json_object_get (object, key));
  if (text == NULL)
    fail_msg ("there is no text “%s”", key);
  return text;
}

void
assert_narrow (const char *text)
{
  while (*text != '\0')
    {
      size_t size = strcspn (text, "\n");
      char *line = strndup (text, size);
      wchar_t wide[512];
      size_t n = mbstowcs (wide, line, COUNT_OF (wide));
      assert_true (n < COUNT_OF (wide));
      int width = wcswidth (wide, n);
      if (width < 0 || width > TERMINAL_COLUMNS)
        fail_msg ("%d columns: %s", width, line);
      free (line);
      text += size + (text[size] == '\n');
    }
}
