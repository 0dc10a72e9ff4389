/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asking for a PIN: on the terminal, which is told not to show it and is put right
   again whatever happens, or from a descriptor. Never from an argument, which others
   can read, nor through stdio, which keeps copies. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "cli.h"

#define PIN_SIZE 1024

/* Those that would leave the terminal mute. */
static const int signals[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP };
#define N_SIGNALS (sizeof signals / sizeof *signals)

static volatile sig_atomic_t caught;

static void
signal_came_cb (int number)
{
  caught = number;
}

/* What a terminal and the signals were like before. */
typedef struct
{
  int fd;
  struct termios modes;
  struct sigaction actions[N_SIGNALS];
  sigset_t mask;
} Quiet;

/* Signals wait until the terminal listens, where they are noticed without a gap. */
static void
hold_signals (Quiet *quiet)
{
  struct sigaction action = { .sa_handler = signal_came_cb };
  sigset_t held;

  caught = 0;
  sigemptyset (&held);
  sigemptyset (&action.sa_mask);
  for (size_t i = 0; i < N_SIGNALS; i++)
    sigaddset (&held, signals[i]);
  sigprocmask (SIG_BLOCK, &held, &quiet->mask);
  for (size_t i = 0; i < N_SIGNALS; i++)
    {
      sigaction (signals[i], NULL, &quiet->actions[i]);
      /* Who started this in the background may want some ignored. */
      if (quiet->actions[i].sa_handler != SIG_IGN)
        sigaction (signals[i], &action, NULL);
    }
}

static bool
hush (Quiet *quiet, int fd)
{
  quiet->fd = fd;
  if (tcgetattr (fd, &quiet->modes) != 0)
    return false;
  hold_signals (quiet);
  struct termios modes = quiet->modes;
  modes.c_lflag &= ~(tcflag_t) (ECHO | ECHONL);
  modes.c_lflag |= ICANON | ISIG;
  tcsetattr (fd, TCSAFLUSH, &modes);
  return true;
}

/* Puts everything right, then lets a signal that came do its work. */
static void
unhush (Quiet *quiet)
{
  tcsetattr (quiet->fd, TCSAFLUSH, &quiet->modes);
  for (size_t i = 0; i < N_SIGNALS; i++)
    sigaction (signals[i], &quiet->actions[i], NULL);
  if (caught != 0)
    raise (caught);
  sigprocmask (SIG_SETMASK, &quiet->mask, NULL);
}

/* Reads a line without its end into PIN_SIZE bytes. False when reading fails or a
   signal comes; mask is the one to wait with, or NULL. */
static bool
read_line (int fd, const sigset_t *mask, char *ret_line)
{
  struct pollfd wait = { .fd = fd, .events = POLLIN };
  size_t size = 0;

  while (size < PIN_SIZE && memchr (ret_line, '\n', size) == NULL)
    {
      if (mask != NULL && ppoll (&wait, 1, NULL, mask) < 0)
        return false;
      ssize_t n = read (fd, ret_line + size, PIN_SIZE - size);
      if (n < 0 && errno != EINTR)
        return false;
      if (n == 0)
        break;
      size += n > 0 ? (size_t) n : 0;
    }
  if (size == PIN_SIZE && memchr (ret_line, '\n', size) == NULL)
    {
      errno = EFBIG;
      return false;
    }
  ret_line[size < PIN_SIZE ? size : PIN_SIZE - 1] = '\0';
  ret_line[strcspn (ret_line, "\r\n")] = '\0';
  return true;
}

static void
put_question (const Cli *cli, int fd, const char *name)
{
  FILE *terminal = fdopen (dup (fd), "w");
  /* Translators: asked on the terminal; %1$n is a player’s name. */
  char *question = cli_format (cli, N_ ("%1$n, your PIN or passphrase: "), name, NULL);

  if (terminal != NULL)
    {
      lang_put (terminal, question);
      fclose (terminal);
    }
  free (question);
}

/* The one that the terminal did not show. */
static void
put_line_end (int fd)
{
  FILE *terminal = fdopen (dup (fd), "w");
  if (terminal == NULL)
    return;
  fputc ('\n', terminal);
  fclose (terminal);
}

/* A stop and a return ask again; any other signal has ended the program by then, unless
   it lives on, which then goes without. */
static bool
ask_terminal (const Cli *cli, int fd, const char *name, char *ret_pin)
{
  Quiet quiet;
  bool good;

  do
    {
      if (!hush (&quiet, fd))
        return false;
      put_question (cli, fd, name);
      good = read_line (fd, &quiet.mask, ret_pin);
      int reason = errno;
      put_line_end (fd);
      unhush (&quiet);
      errno = reason;
    }
  while (!good && caught == SIGTSTP);
  return good;
}

static int
open_terminal (void)
{
  int fd = open ("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
  return fd < 0 && isatty (STDIN_FILENO) ? dup (STDIN_FILENO) : fd;
}

static bool
read_terminal (const Cli *cli, const char *name, char *ret_pin)
{
  int fd = open_terminal ();
  RecError error = { 0 };

  if (fd < 0)
    {
      cli_misuse (cli, N_ ("There is no terminal to ask in; use --pin-fd N."), NULL);
      return false;
    }
  bool good = ask_terminal (cli, fd, name, ret_pin);
  if (!good)
    {
      rec_error_set_reason (&error, false, errno);
      cli_complain (cli, "/dev/tty", &error);
    }
  close (fd);
  return good;
}

static bool
read_descriptor (const Cli *cli, const char *name, char *ret_pin)
{
  uint64_t fd;
  RecError error = { 0 };

  if (!cli_read_number (cli->pin_fd, INT_MAX, &fd))
    {
      cli_misuse (cli, N_ ("“--pin-fd” takes the number of an open file, not “%1$s”."),
                  cli->pin_fd);
      return false;
    }
  if (isatty ((int) fd) ? ask_terminal (cli, (int) fd, name, ret_pin)
                        : read_line ((int) fd, NULL, ret_pin))
    return true;
  rec_error_set_reason (&error, false, errno);
  cli_complain (cli, "--pin-fd", &error);
  return false;
}

char *
cli_ask_pin (const Cli *cli, const char *name)
{
  char *pin = sodium_init () < 0 ? NULL : sodium_malloc (PIN_SIZE);
  if (pin == NULL)
    abort ();
  bool good = cli->pin_fd != NULL ? read_descriptor (cli, name, pin)
                                  : read_terminal (cli, name, pin);
  if (good && pin[0] == '\0')
    {
      cli_misuse (cli, N_ ("Without the PIN or passphrase nothing is revealed."), NULL);
      good = false;
    }
  if (good)
    return pin;
  sodium_free (pin);
  return NULL;
}
