/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stays behind in memory: of a PIN and of a secret key nothing. The program
   searches all that it can read of itself. What it searches for it keeps in disguise,
   or it would find its own notes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cv-games.h"
#include "locks.h"

#define DISGUISE 0xa5

/* A window through which memory is looked at, and the largest piece of it that is not
   just room for a sanitizer's own notes. */
#define WINDOW_SIZE ((size_t) 1 << 20)
#define PIECE_MOST  ((uintptr_t) 1 << 26)

#define SECRET_SIZE 32
#define PIN_LENGTH  24

/* Something that must not be found. */
typedef struct
{
  uint8_t bytes[SECRET_SIZE]; /* in disguise */
  size_t size;
} Wanted;

static uint8_t *window;

static int
open_window (void **unused)
{
  window = malloc (WINDOW_SIZE);
  return window == NULL || sodium_init () < 0 ? -1 : 0;
}

static int
close_window (void **unused)
{
  free (window);
  return 0;
}

static void
note (Wanted *wanted, const void *bytes, size_t size)
{
  wanted->size = size;
  for (size_t i = 0; i < size; i++)
    wanted->bytes[i] = ((const uint8_t *) bytes)[i] ^ DISGUISE;
}

static bool
is_at (const Wanted *wanted, const uint8_t *place)
{
  for (size_t i = 0; i < wanted->size; i++)
    if ((place[i] ^ DISGUISE) != wanted->bytes[i])
      return false;
  return true;
}

static int
count_in_window (const Wanted *wanted, size_t size)
{
  const uint8_t *end = window + size, *place = window;
  int n = 0;

  while ((place = memchr (place, wanted->bytes[0] ^ DISGUISE,
                          (size_t) (end - place))) != NULL)
    {
      n += (size_t) (end - place) >= wanted->size && is_at (wanted, place);
      place++;
    }
  return n;
}

/* Counts in a piece of memory, window by window; they overlap by what could lie across
   their edge. */
static int
count_in_piece (int memory, const Wanted *wanted, uintptr_t from, uintptr_t to)
{
  int n = 0;

  while (from < to)
    {
      size_t size = to - from < WINDOW_SIZE ? to - from : WINDOW_SIZE;
      ssize_t got = pread (memory, window, size, (off_t) from);
      if (got <= 0)
        break;
      n += count_in_window (wanted, (size_t) got);
      sodium_memzero (window, WINDOW_SIZE);
      from += size < WINDOW_SIZE ? size : size - SECRET_SIZE;
    }
  return n;
}

/* How often it stands in the memory of this process. */
static int
count_in_memory (const Wanted *wanted)
{
  FILE *maps = fopen ("/proc/self/maps", "re");
  int memory = open ("/proc/self/mem", O_RDONLY | O_CLOEXEC), n = 0;
  char *line = NULL, *rest;
  size_t space = 0;

  assert_non_null (maps);
  assert_true (memory >= 0);
  while (getline (&line, &space, maps) > 0)
    {
      uintptr_t from = (uintptr_t) strtoumax (line, &rest, 16);
      uintptr_t to = (uintptr_t) strtoumax (rest + 1, &rest, 16);
      if (rest[1] == 'r' && to - from <= PIECE_MOST && strstr (line, "[v") == NULL)
        n += count_in_piece (memory, wanted, from, to);
    }
  free (line);
  fclose (maps);
  close (memory);
  return n;
}

/* A new PIN in memory of its own, which goes when it is freed. */
static char *
think_of_pin (Wanted *wanted)
{
  char *pin = sodium_malloc (PIN_LENGTH + 1);

  for (int i = 0; i < PIN_LENGTH; i++)
    pin[i] = (char) ('a' + randombytes_uniform (26));
  pin[PIN_LENGTH] = '\0';
  note (wanted, pin, PIN_LENGTH);
  return pin;
}

/* Notes the secret half of a lock: the part of the key that makes the public half. */
static void
note_secret (Wanted *wanted, const RecKey *key, const json_t *lock)
{
  const char *text = json_string_value (json_object_get (lock, "public"));
  uint8_t public[32], made[32];
  bool found = false;

  sodium_base642bin (public, sizeof public, text, strlen (text), NULL, NULL, NULL,
                     sodium_base64_VARIANT_ORIGINAL);
  for (size_t place = 0; place <= SECRET_SIZE && !found; place += SECRET_SIZE)
    {
      const uint8_t *half = (const uint8_t *) key + place;
      found = crypto_scalarmult_base (made, half) == 0 &&
              memcmp (made, public, sizeof made) == 0;
      if (found)
        note (wanted, half, SECRET_SIZE);
    }
  assert_true (found);
  sodium_stackzero (16384);
}

/* The search finds what is there. */
static void
test_wiped_search_can_find (void **unused)
{
  Wanted wanted;
  char *pin = think_of_pin (&wanted);

  assert_true (count_in_memory (&wanted) >= 1);
  char *copy = strdup (pin);
  assert_true (count_in_memory (&wanted) >= 2);
  sodium_memzero (copy, strlen (copy));
  free (copy);
  sodium_free (pin);
  assert_int_equal (count_in_memory (&wanted), 0);
}

/* A lock that was made, opened and used, and all of it freed. */
static void
test_wiped_after_use (void **unused)
{
  static const int counts[CV_HIDDEN_MOST] = { 1, 2, 3, 4 };
  Wanted wanted_pin, wanted_secret;
  char *pin = think_of_pin (&wanted_pin);
  int found[CV_HIDDEN_MOST];
  const RecBoxPlace nowhere = { .n = 0 };
  RecBoxPlace place;
  RecError error = { 0 };

  json_t *lock = locks_make (pin);
  RecKey *key = rec_lock_open (lock, pin, &error);
  sodium_free (pin);
  assert_int_equal (count_in_memory (&wanted_pin), 0);

  note_secret (&wanted_secret, key, lock);
  assert_int_equal (count_in_memory (&wanted_secret), 1);
  char *box = rec_lock_seal (lock, &cv_oasis, &nowhere, counts);
  assert_true (rec_lock_unseal (key, box, &cv_oasis, &place, found, &error));
  box[0] = box[0] == 'A' ? 'B' : 'A';
  assert_false (rec_lock_unseal (key, box, &cv_oasis, &place, found, &error));
  assert_int_equal (count_in_memory (&wanted_secret), 1);
  rec_key_free (key);
  assert_int_equal (count_in_memory (&wanted_secret), 0);
  free (box);
  json_decref (lock);
}

/* The wrong PIN is likely to be nearly the right one. */
static void
test_wiped_after_a_wrong_pin (void **unused)
{
  Wanted wanted;
  RecError error = { 0 };
  json_t *lock = locks_make (LOCKS_ANNA_PIN);
  char *pin = think_of_pin (&wanted);

  assert_null (rec_lock_open (lock, pin, &error));
  sodium_free (pin);
  assert_int_equal (count_in_memory (&wanted), 0);
  json_decref (lock);
}

/* The right PIN of a damaged lock opens the secret key, which is then of no use. */
static void
test_wiped_after_a_damaged_lock (void **unused)
{
  Wanted wanted_pin, wanted_secret;
  char *pin = think_of_pin (&wanted_pin);
  RecError error = { 0 };
  json_t *lock = locks_make (pin), *other = locks_make (LOCKS_BRUNO_PIN);
  RecKey *key = rec_lock_open (lock, pin, &error);

  note_secret (&wanted_secret, key, lock);
  rec_key_free (key);
  json_object_set (lock, "public", json_object_get (other, "public"));
  assert_null (rec_lock_open (lock, pin, &error));
  assert_false (rec_lock_was_wrong_pin (&error));
  sodium_free (pin);
  assert_int_equal (count_in_memory (&wanted_pin), 0);
  assert_int_equal (count_in_memory (&wanted_secret), 0);
  json_decref (lock);
  json_decref (other);
}

/* What one thread hands to another. */
typedef struct
{
  const json_t *lock;
  char *pin;
  RecKey *key;
} Task;

static void *
open_cb (void *data)
{
  Task *task = data;
  RecError error = { 0 };
  task->key = rec_lock_open (task->lock, task->pin, &error);
  return NULL;
}

/* The stack of a thread is kept for the next one. */
static void
test_wiped_after_a_thread (void **unused)
{
  Wanted wanted_pin, wanted_secret;
  Task task = { .pin = think_of_pin (&wanted_pin) };
  json_t *lock = locks_make (task.pin);
  pthread_t thread;

  task.lock = lock;
  assert_int_equal (pthread_create (&thread, NULL, open_cb, &task), 0);
  pthread_join (thread, NULL);
  assert_non_null (task.key);
  note_secret (&wanted_secret, task.key, lock);
  rec_key_free (task.key);
  sodium_free (task.pin);
  assert_int_equal (count_in_memory (&wanted_pin), 0);
  assert_int_equal (count_in_memory (&wanted_secret), 0);
  json_decref (lock);
}

/* Whether the flags of the memory at a place, as the kernel lists them, have this one;
   true where it lists none. */
static bool
has_flag (const void *place, const char *flag)
{
  FILE *maps = fopen ("/proc/self/smaps", "re");
  char *line = NULL, *rest;
  size_t space = 0;
  bool is_here = false, has = true;

  assert_non_null (maps);
  while (getline (&line, &space, maps) > 0)
    {
      uintptr_t from = (uintptr_t) strtoumax (line, &rest, 16);
      if (rest > line && *rest == '-')
        is_here = (uintptr_t) place >= from &&
                  (uintptr_t) place < (uintptr_t) strtoumax (rest + 1, NULL, 16);
      else if (is_here && strncmp (line, "VmFlags:", strlen ("VmFlags:")) == 0)
        has = strstr (line, flag) != NULL;
    }
  free (line);
  fclose (maps);
  return has;
}

/* Whether memory can be locked at all: sanitizers only pretend to. */
static bool
can_lock (void)
{
  bool locked = mlock (window, WINDOW_SIZE / 256) == 0 && has_flag (window, " lo");
  munlock (window, WINDOW_SIZE / 256);
  return locked;
}

/* A key is in no core dump, nor is it written to the disk for want of memory. */
static void
test_wiped_keys_are_not_dumped (void **unused)
{
  RecError error = { 0 };
  json_t *lock = locks_make (LOCKS_BRUNO_PIN);
  RecKey *key = rec_lock_open (lock, LOCKS_BRUNO_PIN, &error);

  assert_true (has_flag (key, " dd"));
  assert_true (!can_lock () || has_flag (key, " lo"));
  rec_key_free (key);
  json_decref (lock);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_wiped_search_can_find),
    cmocka_unit_test (test_wiped_after_use),
    cmocka_unit_test (test_wiped_after_a_wrong_pin),
    cmocka_unit_test (test_wiped_after_a_damaged_lock),
    cmocka_unit_test (test_wiped_after_a_thread),
    cmocka_unit_test (test_wiped_keys_are_not_dumped),
  };
  return cmocka_run_group_tests (tests, open_window, close_window);
}
