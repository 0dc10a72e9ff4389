/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locks: anyone drops counts in, only who has the PIN reads them; what was tampered
   with says so and takes nothing else along; a record tells nothing of what is sealed.
   What stays behind in memory is test-wiped.c's business. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-secret.h"
#include "cv-games.h"
#include "locks.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))
#define BASE64          sodium_base64_VARIANT_ORIGINAL

typedef int Counts[CV_HIDDEN_MOST];

static const Counts some = { 3, 0, 12, 7 }, more = { 1, 4, 0, 2 };

/* The locks of Anna and Bruno, made once. */
static json_t *anna, *bruno;

static int
make_locks (void **unused)
{
  anna = locks_make (LOCKS_ANNA_PIN);
  bruno = locks_make (LOCKS_BRUNO_PIN);
  return 0;
}

static int
free_locks (void **unused)
{
  json_decref (anna);
  json_decref (bruno);
  return 0;
}

/* As in older records; test-box.c is about the others. */
static const RecBoxPlace nowhere;
static RecBoxPlace found_place;

static RecKey *
need_key (const json_t *lock, const char *pin)
{
  RecError error = { 0 };
  RecKey *key = rec_lock_open (lock, pin, &error);
  if (key == NULL)
    fail_msg ("%s", error.text);
  return key;
}

static void
assert_counts (const Counts found, int a, int b, int c, int d)
{
  assert_int_equal (found[0], a);
  assert_int_equal (found[1], b);
  assert_int_equal (found[2], c);
  assert_int_equal (found[3], d);
}

/* Whether a player has boxes that count. */
static bool
needs_key (RecRecord *record, int seat)
{
  RecError error = { 0 };
  Counts counts;
  return !rec_lock_count (record, seat, NULL, counts, &error);
}

/* What a player holds, with the key of the PIN, or none for NULL. */
static void
assert_holds (RecRecord *record, int seat, const char *pin, int a, int b, int c, int d)
{
  const json_t *lock = rec_record_lock (record, seat);
  RecKey *key = pin != NULL ? need_key (lock, pin) : NULL;
  RecError error = { 0 };
  Counts counts;

  if (!rec_lock_count (record, seat, key, counts, &error))
    fail_msg ("line %zu: %s", error.line, error.text);
  assert_counts (counts, a, b, c, d);
  rec_key_free (key);
}

/* Opening and sealing. */

static void
test_lock_opens_what_it_sealed (void **unused)
{
  static const Counts cases[] = {
    { 0 }, { 1, 2, 3, 4 }, { 9999, 9999, 9999, 9999 }, { -9999, -1, -9999, -9999 }
  };
  RecKey *key = need_key (anna, LOCKS_ANNA_PIN);
  RecError error = { 0 };

  for (size_t i = 0; i < COUNT_OF (cases); i++)
    {
      Counts found;
      char *box = rec_lock_seal (anna, &cv_oasis, &nowhere, cases[i]);
      assert_true (rec_lock_unseal (key, box, &cv_oasis, &found_place, found, &error));
      assert_memory_equal (found, cases[i], sizeof found);
      free (box);
    }
  rec_key_free (key);
}

/* What could not be read again is not sealed. */
static void
test_lock_seals_no_count_beyond_the_limit (void **unused)
{
  assert_null (rec_lock_seal (anna, &cv_oasis, &nowhere, (Counts){ 0, 0, 0, 10000 }));
  assert_null (rec_lock_seal (anna, &cv_oasis, &nowhere, (Counts){ -10000, 0, 0, 0 }));
}

/* Every game has its own keys. */
static void
test_lock_seals_the_keys_of_any_game (void **unused)
{
  RecKey *key = need_key (anna, LOCKS_ANNA_PIN);
  RecError error = { 0 };
  Counts found;

  char *box = rec_lock_seal (anna, &cv_oregon, &nowhere, (Counts){ 6, 13, 0, 0 });
  assert_true (rec_lock_unseal (key, box, &cv_oregon, &found_place, found, &error));
  assert_counts (found, 6, 13, 0, 0);

  /* Oasis knows no coal. */
  assert_false (rec_lock_unseal (key, box, &cv_oasis, &found_place, found, &error));
  assert_counts (found, 0, 0, 0, 0);
  free (box);
  rec_key_free (key);
}

static void
test_lock_opens_with_its_pin_alone (void **unused)
{
  static const char *const wrong[] = { "",      "258", "25800", "2581",
                                       " 2580", "0",   "2580 ", LOCKS_ANNA_PIN };

  for (size_t i = 0; i < COUNT_OF (wrong); i++)
    {
      RecError error = { 0 };
      assert_null (rec_lock_open (bruno, wrong[i], &error));
      assert_true (rec_lock_was_wrong_pin (&error));
    }
  rec_key_free (need_key (bruno, LOCKS_BRUNO_PIN));
}

static void
test_lock_needs_a_pin (void **unused)
{
  RecError error = { 0 };

  assert_null (rec_lock_make ("", REC_LOCK_WEAK, &error));
  assert_non_null (error.text);
}

/* A passphrase may be long, and in any script. */
static void
test_lock_takes_any_phrase (void **unused)
{
  char *long_one = text_repeat ("sète ", 200);
  const char *const phrases[] = { "1", "наш верблюд", "骆驼", "a b\tc", long_one };

  for (size_t i = 0; i < COUNT_OF (phrases); i++)
    {
      json_t *lock = locks_make (phrases[i]);
      rec_key_free (need_key (lock, phrases[i]));
      json_decref (lock);
    }
  free (long_one);
}

/* Two who choose the same PIN can't see it from their locks. */
static void
test_lock_is_another_each_time (void **unused)
{
  static const char *const parts[] = { "public", "salt", "secret" };
  json_t *again = locks_make (LOCKS_BRUNO_PIN);

  for (size_t i = 0; i < COUNT_OF (parts); i++)
    assert_false (json_equal (json_object_get (bruno, parts[i]),
                              json_object_get (again, parts[i])));
  json_decref (again);
}

/* The one for real games takes libsodium's moderate limits. */
static void
test_lock_is_moderate_in_real_games (void **unused)
{
  RecError error = { 0 };
  json_t *lock = rec_lock_make (LOCKS_BRUNO_PIN, REC_LOCK_MODERATE, &error);

  assert_int_equal (json_integer_value (json_object_get (lock, "ops")), 3);
  assert_int_equal (json_integer_value (json_object_get (lock, "mem")), 256 << 20);
  rec_key_free (need_key (lock, LOCKS_BRUNO_PIN));
  json_decref (lock);
}

static void *
open_cb (void *data)
{
  for (int i = 0; i < 20; i++)
    {
      RecError error = { 0 };
      RecKey *key = rec_lock_open (anna, LOCKS_ANNA_PIN, &error);
      if (key == NULL || rec_lock_open (anna, "x", &error) != NULL)
        return NULL;
      rec_key_free (key);
    }
  return anna;
}

static void
test_lock_opens_in_many_threads (void **unused)
{
  pthread_t threads[4];
  void *answer;

  for (size_t i = 0; i < COUNT_OF (threads); i++)
    assert_int_equal (pthread_create (&threads[i], NULL, open_cb, NULL), 0);
  for (size_t i = 0; i < COUNT_OF (threads); i++)
    {
      pthread_join (threads[i], &answer);
      assert_ptr_equal (answer, anna);
    }
}

/* Adding up. */

static void
test_lock_adds_up_what_was_dropped_in (void **unused)
{
  RecRecord *record = locks_new_record (anna, bruno);

  assert_holds (record, LOCKS_ANNA, NULL, 0, 0, 0, 0);
  assert_false (needs_key (record, LOCKS_ANNA));
  locks_hide (record, LOCKS_ANNA, some);
  locks_hide (record, LOCKS_BRUNO, more);
  locks_hide (record, LOCKS_CARLA, (Counts){ 0, 5, 0, 0 });
  locks_hide (record, LOCKS_ANNA, more);
  locks_hide (record, LOCKS_ANNA, (Counts){ -1, 0, 0, 0 });
  assert_true (needs_key (record, LOCKS_ANNA));
  assert_false (needs_key (record, LOCKS_CARLA));
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 3, 4, 12, 9);
  assert_holds (record, LOCKS_BRUNO, LOCKS_BRUNO_PIN, 1, 4, 0, 2);
  assert_holds (record, LOCKS_CARLA, NULL, 0, 5, 0, 0);
  rec_record_free (record);
}

/* Without the key the boxes stay shut, and so they do with another's. */
static void
test_lock_counts_with_its_own_key_alone (void **unused)
{
  RecRecord *record = locks_new_record (anna, bruno);
  RecKey *key = need_key (bruno, LOCKS_BRUNO_PIN);
  RecError error = { 0 };
  Counts counts;

  locks_hide (record, LOCKS_ANNA, some);
  assert_false (rec_lock_count (record, LOCKS_ANNA, NULL, counts, &error));
  assert_int_equal (error.line, 2);
  assert_counts (counts, 0, 0, 0, 0);
  assert_false (rec_lock_count (record, LOCKS_ANNA, key, counts, &error));
  assert_counts (counts, 0, 0, 0, 0);
  rec_key_free (key);
  rec_record_free (record);
}

/* A reveal overrules what was hidden before under its keys, a later hide adds. */
static void
test_lock_starts_from_what_was_revealed (void **unused)
{
  RecRecord *record = locks_new_record (anna, NULL);

  locks_hide (record, LOCKS_ANNA, some);
  locks_play (record, "{'do':'reveal','by':'red','counts':{'wells':2,'horses':9}}");
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 3, 2, 9, 7);
  locks_hide (record, LOCKS_ANNA, more);
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 4, 6, 9, 9);
  rec_record_free (record);
}

/* Once all was revealed, the boxes before it are of no account, whole or damaged. */
static void
test_lock_needs_no_key_for_what_was_revealed (void **unused)
{
  RecRecord *record = locks_new_record (anna, NULL);

  locks_hide (record, LOCKS_ANNA, some);
  locks_play (record, "{'do':'reveal','by':'red','counts':{'wells':2,'horses':9}}");
  assert_true (needs_key (record, LOCKS_ANNA));
  locks_play (record, "{'do':'reveal','by':'red','counts':{'wells':3,'ovoos':5}}");
  locks_play (record, "{'do':'reveal','by':'green','counts':{'commodities':1}}");
  assert_true (needs_key (record, LOCKS_ANNA));
  locks_play (record, "{'do':'reveal','by':'red','counts':{'commodities':4}}");
  assert_false (needs_key (record, LOCKS_ANNA));
  assert_holds (record, LOCKS_ANNA, NULL, 4, 3, 9, 5);
  locks_hide (record, LOCKS_ANNA, more);
  assert_true (needs_key (record, LOCKS_ANNA));
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 5, 7, 9, 7);
  rec_record_free (record);
}

static void
test_lock_counts_what_is_in_effect (void **unused)
{
  RecRecord *record = locks_new_record (anna, NULL);

  locks_hide (record, LOCKS_ANNA, some);
  locks_hide (record, LOCKS_ANNA, more);
  locks_play (record, "{'do':'undo'}");
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 3, 0, 12, 7);
  locks_play (record, "{'do':'redo'}");
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 4, 4, 12, 9);
  rec_record_free (record);
}

/* A forgotten PIN: a new lock, and the tiles on the table are counted again. What the
   old one sealed is left out; what was in the open is not. */
static void
test_lock_can_be_replaced (void **unused)
{
  RecRecord *record = locks_new_record (anna, NULL);
  json_t *event =
      json_pack ("{s:s,s:s,s:O}", "do", "lock", "by", "green", "lock", anna);
  json_t *again = json_pack ("{s:s,s:s,s:O}", "do", "lock", "by", "red", "lock", bruno);
  RecError error = { 0 };

  locks_hide (record, LOCKS_ANNA, some);
  locks_hide (record, LOCKS_CARLA, more);
  assert_true (rec_record_play (record, event, &error));
  assert_true (rec_record_play (record, again, &error));
  assert_true (json_equal (rec_record_lock (record, LOCKS_ANNA), bruno));
  assert_holds (record, LOCKS_ANNA, NULL, 0, 0, 0, 0);
  locks_hide (record, LOCKS_ANNA, (Counts){ 2, 2, 2, 2 });
  locks_hide (record, LOCKS_CARLA, (Counts){ 0, 0, 5, 0 });
  assert_holds (record, LOCKS_ANNA, LOCKS_BRUNO_PIN, 2, 2, 2, 2);
  assert_holds (record, LOCKS_CARLA, LOCKS_ANNA_PIN, 1, 4, 5, 2);

  /* Taken back, the old one is in force again. */
  locks_play (record, "{'do':'undo','steps':3}");
  assert_true (json_equal (rec_record_lock (record, LOCKS_ANNA), anna));
  assert_holds (record, LOCKS_ANNA, LOCKS_ANNA_PIN, 3, 0, 12, 7);
  json_decref (event);
  json_decref (again);
  rec_record_free (record);
}

static bool
get_count (RecRecord *record, int seat, int key, bool open, int *ret_count)
{
  return cv_secret_get (rec_record_table (record),
                        cv_match_state (rec_record_match (record)), seat, key, open,
                        ret_count);
}

/* What is revealed is what was held, and then it is known to all. */
static void
test_lock_reveals_what_is_held (void **unused)
{
  RecRecord *record = locks_new_record (anna, NULL);
  RecError error = { 0 };
  int count;

  locks_hide (record, LOCKS_ANNA, some);
  assert_false (get_count (record, LOCKS_ANNA, 0, true, &count));
  json_t *event = rec_lock_reveal (record, LOCKS_ANNA, some);
  assert_true (rec_record_play (record, event, &error));
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    {
      assert_true (get_count (record, LOCKS_ANNA, key, false, &count));
      assert_int_equal (count, some[key]);
    }
  json_decref (event);
  rec_record_free (record);
}

/* Tampering. */

/* A copy of an object whose member has one byte changed. */
static json_t *
tamper (const json_t *object, const char *key, size_t byte, uint8_t change)
{
  const char *text = json_string_value (json_object_get (object, key));
  uint8_t bytes[256];
  char again[512];
  size_t n;
  json_t *copy = json_deep_copy (object);

  assert_int_equal (sodium_base642bin (bytes, sizeof bytes, text, strlen (text), NULL,
                                       &n, NULL, BASE64),
                    0);
  assert_true (byte < n);
  bytes[byte] ^= change;
  sodium_bin2base64 (again, sizeof again, bytes, n, BASE64);
  json_object_set_new (copy, key, json_string (again));
  return copy;
}

/* The text with the first place of one part in it changed to another. */
static char *
replace (const char *text, const char *from, const char *to)
{
  const char *found = strstr (text, from);
  assert_non_null (found);
  char *head = strndup (text, (size_t) (found - text));
  char *made = text_join (head, to, found + strlen (from));
  free (head);
  return made;
}

/* A game in which all three have hidden something. */
static char *
print_game (void)
{
  RecRecord *record = locks_new_record (anna, bruno);

  locks_hide (record, LOCKS_ANNA, some);
  locks_hide (record, LOCKS_BRUNO, more);
  locks_hide (record, LOCKS_CARLA, more);
  locks_hide (record, LOCKS_ANNA, more);
  char *text = locks_print (record);
  rec_record_free (record);
  return text;
}

static void
assert_others_open (RecRecord *record)
{
  assert_holds (record, LOCKS_BRUNO, LOCKS_BRUNO_PIN, 1, 4, 0, 2);
  assert_holds (record, LOCKS_CARLA, NULL, 1, 4, 0, 2);
}

/* The game with another lock in place of Anna's: it replays, hers says what is wrong,
   and the counts of the others open. The error is not always there to be compared. */
static void
assert_only_anna_is_shut (const json_t *lock, RecError *ret_error)
{
  char *game = print_game (), *was = json_dumps (anna, JSON_COMPACT);
  char *is = json_dumps (lock, JSON_COMPACT), *text = replace (game, was, is);
  RecRecord *record = locks_read (text);

  *ret_error = (RecError){ 0 };
  assert_null (
      rec_lock_open (rec_record_lock (record, LOCKS_ANNA), LOCKS_ANNA_PIN, ret_error));
  assert_non_null (ret_error->text);
  assert_others_open (record);
  rec_record_free (record);
  free (game);
  free (was);
  free (is);
  free (text);
}

static void
assert_bytes_matter (const char *key, size_t n, bool as_wrong_pin)
{
  for (size_t byte = 0; byte < n; byte++)
    for (int bit = 0; bit < 8; bit += 7)
      {
        RecError error;
        json_t *lock = tamper (anna, key, byte, (uint8_t) (1u << bit));
        assert_only_anna_is_shut (lock, &error);
        assert_int_equal (rec_lock_was_wrong_pin (&error), as_wrong_pin);
        json_decref (lock);
      }
}

static void
test_lock_notices_another_public_key (void **unused)
{
  assert_bytes_matter ("public", 32, false);
}

static void
test_lock_notices_another_salt (void **unused)
{
  assert_bytes_matter ("salt", 16, true);
}

static void
test_lock_notices_another_secret (void **unused)
{
  assert_bytes_matter ("secret", 72, true);
}

/* Other limits make another key; limits out of bounds are not even tried. */
static void
test_lock_notices_other_limits (void **unused)
{
  static const struct
  {
    const char *key;
    json_int_t limit;
    bool as_wrong_pin;
  } cases[] = {
    { "ops", 2, true },
    { "ops", 4, true },
    { "ops", 0, false },
    { "ops", 5, false },
    { "ops", -1, false },
    { "ops", 4294967297, false },
    { "mem", 9216, true },
    { "mem", 8191, false },
    { "mem", 0, false },
    { "mem", 1073741825, false },
    { "mem", 4294967296 + 8192, false },
    { "mem", INT64_MAX, false },
  };

  for (size_t i = 0; i < COUNT_OF (cases); i++)
    {
      RecError error;
      json_t *lock = json_deep_copy (anna);
      json_object_set_new (lock, cases[i].key, json_integer (cases[i].limit));
      assert_only_anna_is_shut (lock, &error);
      assert_int_equal (rec_lock_was_wrong_pin (&error), cases[i].as_wrong_pin);
      if (!cases[i].as_wrong_pin)
        assert_string_equal (error.args[0], cases[i].key);
      json_decref (lock);
    }
}

/* Keys of somebody else's pair: the PIN opens the one, which does not fit the other. */
static void
test_lock_notices_parts_of_another (void **unused)
{
  static const char *const parts[] = { "public", "salt", "secret" };

  for (size_t i = 0; i < COUNT_OF (parts); i++)
    {
      RecError error;
      json_t *lock = json_deep_copy (anna);
      json_object_set (lock, parts[i], json_object_get (bruno, parts[i]));
      assert_only_anna_is_shut (lock, &error);
      json_decref (lock);
    }
}

/* A public key for which nothing can be sealed is refused, not sealed for nobody. */
static void
test_lock_seals_nothing_for_a_key_that_is_none (void **unused)
{
  json_t *lock = json_deep_copy (anna);
  RecError error = { 0 };

  json_object_set_new (lock, "public",
                       json_string ("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="));
  assert_null (rec_lock_seal (lock, &cv_oasis, &nowhere, some));
  RecRecord *record = locks_new_record (lock, NULL);
  assert_null (rec_lock_hide (record, rec_record_match (record), LOCKS_ANNA, some));
  assert_null (rec_lock_open (lock, LOCKS_ANNA_PIN, &error));
  assert_false (rec_lock_was_wrong_pin (&error));
  rec_record_free (record);
  json_decref (lock);
}

/* Anna's first box with a byte changed: the error names its line, her other box still
   counts, and so do those of the others. */
static void
assert_box_is_missed (const char *game, size_t byte, uint8_t change, const RecKey *key)
{
  json_t *event = json_loads (strchr (game, '\n'), JSON_DISABLE_EOF_CHECK, NULL);
  json_t *changed = tamper (event, "box", byte, change);
  char *text = replace (game, json_string_value (json_object_get (event, "box")),
                        json_string_value (json_object_get (changed, "box")));
  RecRecord *record = locks_read (text);
  RecError error = { 0 };
  Counts counts;

  assert_false (rec_lock_count (record, LOCKS_ANNA, key, counts, &error));
  assert_int_equal (error.line, 2);
  assert_non_null (error.text);
  assert_counts (counts, 1, 4, 0, 2);
  if (byte == 0)
    assert_others_open (record);
  rec_record_free (record);
  free (text);
  json_decref (changed);
  json_decref (event);
}

static void
test_lock_notices_another_box (void **unused)
{
  char *game = print_game ();
  RecKey *key = need_key (anna, LOCKS_ANNA_PIN);

  for (size_t byte = 0; byte < 176; byte++)
    assert_box_is_missed (game, byte, (uint8_t) (1u << byte % 8), key);
  rec_key_free (key);
  free (game);
}

/* What is sealed for the right key but is no counts is no counts. */
static void
test_lock_reads_nothing_but_counts (void **unused)
{
  static const char *const wrong[] = {
    "",
    "{",
    "[1,2,3,4]",
    "{'wells':1,'wells':2}",
    "{'wells':1.0}",
    "{'wells':'1'}",
    "{'wells':10000}",
    "{'wells':-10000}",
    "{'wells':99999999999999999999}",
    "{'camels':1}",
    "{'wells':1} x",
  };
  const char *public = json_string_value (json_object_get (anna, "public"));
  uint8_t bytes[32], sealed[176];
  RecKey *key = need_key (anna, LOCKS_ANNA_PIN);

  sodium_base642bin (bytes, sizeof bytes, public, strlen (public), NULL, NULL, NULL,
                     BASE64);
  for (size_t i = 0; i < COUNT_OF (wrong); i++)
    {
      char *json = text_quote (wrong[i]), plain[129], box[256];
      RecError error = { 0 };
      Counts counts;
      snprintf (plain, sizeof plain, "%-128s", json);
      crypto_box_seal (sealed, (const uint8_t *) plain, 128, bytes);
      sodium_bin2base64 (box, sizeof box, sealed, sizeof sealed, BASE64);
      assert_false (
          rec_lock_unseal (key, box, &cv_oasis, &found_place, counts, &error));
      assert_counts (counts, 0, 0, 0, 0);
      free (json);
    }
  rec_key_free (key);
}

/* Leaking. */

/* A game with undoing and redoing in which Anna hides what differs. */
static char *
print_play (const Counts first, const Counts second)
{
  RecRecord *record = locks_new_record (anna, bruno);

  locks_hide (record, LOCKS_ANNA, first);
  locks_hide (record, LOCKS_ANNA, second);
  locks_play (record, "{'do':'undo'}");
  locks_play (record, "{'do':'redo'}");
  locks_hide (record, LOCKS_BRUNO, second);
  locks_play (record, "{'do':'undo','steps':2}");
  locks_hide (record, LOCKS_ANNA, first);
  char *text = locks_print (record);
  rec_record_free (record);
  return text;
}

/* Puts the same in all the boxes. Returns how many there are. */
static int
blank_boxes (char *text)
{
  int n = 0;
  for (char *box = text; (box = strstr (box, "\"box\":\"")) != NULL; n++)
    {
      box += strlen ("\"box\":\"");
      memset (box, '-', strcspn (box, "\""));
    }
  return n;
}

/* However large the counts are, the bytes outside the boxes and the sizes of all are
   the same. */
static void
test_lock_lets_records_differ_in_boxes_alone (void **unused)
{
  static const Counts counts[] = { { 0 },
                                   { 1, 1, 1, 1 },
                                   { 14, 12, 16, 20 },
                                   { 9999, 9999, 9999, 9999 },
                                   { -7, 0, 0, 3 } };
  char *first = print_play (counts[0], counts[0]);

  assert_int_equal (blank_boxes (first), 4);
  for (size_t i = 0; i < COUNT_OF (counts); i++)
    for (size_t j = 0; j < COUNT_OF (counts); j++)
      {
        char *text = print_play (counts[i], counts[j]);
        blank_boxes (text);
        assert_string_equal (text, first);
        free (text);
      }
  free (first);
}

/* The same counts are never sealed into the same box. */
static void
test_lock_seals_no_box_twice (void **unused)
{
  char *one = rec_lock_seal (anna, &cv_oasis, &nowhere, some);
  char *two = rec_lock_seal (anna, &cv_oasis, &nowhere, some);

  assert_int_equal (strlen (one), 236);
  assert_int_equal (strlen (two), 236);
  assert_string_not_equal (one, two);

  /* Not a block of 16 bytes is the same either. */
  for (size_t i = 0; i + 24 <= 236; i += 24)
    assert_memory_not_equal (one + i, two + i, 24);
  free (one);
  free (two);
}

static bool
has_bytes (const char *text, size_t size, const void *bytes, size_t n)
{
  return memmem (text, size, bytes, n) != NULL;
}

/* The digits as Base64 shows them at each of the three places in a group: without the
   characters that the neighbours take part in. */
static bool
has_in_base64 (const char *text, const char *digits)
{
  for (size_t place = 0; place < 3; place++)
    {
      uint8_t bytes[64] = { 0 };
      char made[128];
      size_t n = strlen (digits), skip = place == 0 ? 0 : place + 1;
      memcpy (bytes + place, digits, n);
      sodium_bin2base64 (made, sizeof made, bytes, place + n,
                         sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
      made[(place + n) * 8 / 6] = '\0';
      if (strstr (text, made + skip) != NULL)
        return true;
    }
  return false;
}

static bool
has_in_utf16 (const char *text, size_t size, const char *digits)
{
  char wide[128] = { 0 };
  size_t n = strlen (digits);

  for (size_t i = 0; i < n; i++)
    wide[2 * i + 1] = digits[i];
  return has_bytes (text, size, wide + 1, 2 * n - 1);
}

static bool
has_in_hex (const char *text, const char *digits)
{
  char hex[128];

  sodium_bin2hex (hex, sizeof hex, (const uint8_t *) digits, strlen (digits));
  return strcasestr (text, hex) != NULL;
}

/* In text, and the number itself in either order of bytes. */
static bool
has_number (const char *text, size_t size, int number)
{
  uint8_t low[4], high[4];
  char digits[16], hex[16];

  for (int i = 0; i < 4; i++)
    low[i] = high[3 - i] = (uint8_t) ((unsigned) number >> 8 * i);
  snprintf (digits, sizeof digits, "%d", number);
  snprintf (hex, sizeof hex, "%x", (unsigned) number);
  return has_bytes (text, size, digits, strlen (digits)) || has_in_hex (text, digits) ||
         has_in_base64 (text, digits) || has_in_utf16 (text, size, digits) ||
         has_bytes (text, size, hex, strlen (hex)) ||
         has_bytes (text, size, low, sizeof low) ||
         has_bytes (text, size, high, sizeof high);
}

/* No count is anywhere in a record, in whatever writing. A box is noise, in which four
   letters may stand by chance; so it is searched for more of them. */
static void
test_lock_leaves_no_trace_of_a_count (void **unused)
{
  static const Counts first = { 7351, 8462, 9573, 5913 },
                      second = { 6248, 7359, 8461, 9572 };
  static const char *const pieces[] = { "commodities\":7351", "wells\":8462",
                                        "horses\":9573", "\"ovoos\":5913",
                                        "                " };
  char *text = print_play (first, second);

  for (size_t i = 0; i < COUNT_OF (pieces); i++)
    {
      assert_false (has_bytes (text, strlen (text), pieces[i], strlen (pieces[i])));
      assert_false (has_in_base64 (text, pieces[i]));
      assert_false (has_in_hex (text, pieces[i]));
    }
  blank_boxes (text);
  for (int i = 0; i < CV_HIDDEN_MOST; i++)
    {
      assert_false (has_number (text, strlen (text), first[i]));
      assert_false (has_number (text, strlen (text), second[i]));
    }
  free (text);
}

/* The search finds what is there: the same game without a lock, and a count as each of
   the writings has it. */
static void
test_lock_search_can_find (void **unused)
{
  static const char wide[] = { '5', 0, '9', 0, '1', 0, '3', 0 };
  RecRecord *record = locks_new_record (anna, bruno);

  locks_play (record, "{'do':'note','text':'5913'}");
  char *text = locks_print (record);
  assert_true (has_number (text, strlen (text), 5913));
  assert_true (has_in_base64 ("NTkxMw==", "5913"));
  assert_true (has_in_base64 ("eDU5MTM=", "5913"));
  assert_true (has_in_base64 ("eHg1OTEz", "5913"));
  assert_true (has_in_utf16 (wide, sizeof wide, "5913"));
  assert_true (has_in_hex ("x35393133", "5913"));
  free (text);
  rec_record_free (record);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_lock_opens_what_it_sealed),
    cmocka_unit_test (test_lock_seals_no_count_beyond_the_limit),
    cmocka_unit_test (test_lock_seals_the_keys_of_any_game),
    cmocka_unit_test (test_lock_opens_with_its_pin_alone),
    cmocka_unit_test (test_lock_needs_a_pin),
    cmocka_unit_test (test_lock_takes_any_phrase),
    cmocka_unit_test (test_lock_is_another_each_time),
    cmocka_unit_test (test_lock_is_moderate_in_real_games),
    cmocka_unit_test (test_lock_opens_in_many_threads),
    cmocka_unit_test (test_lock_adds_up_what_was_dropped_in),
    cmocka_unit_test (test_lock_counts_with_its_own_key_alone),
    cmocka_unit_test (test_lock_starts_from_what_was_revealed),
    cmocka_unit_test (test_lock_needs_no_key_for_what_was_revealed),
    cmocka_unit_test (test_lock_counts_what_is_in_effect),
    cmocka_unit_test (test_lock_can_be_replaced),
    cmocka_unit_test (test_lock_reveals_what_is_held),
    cmocka_unit_test (test_lock_notices_another_public_key),
    cmocka_unit_test (test_lock_notices_another_salt),
    cmocka_unit_test (test_lock_notices_another_secret),
    cmocka_unit_test (test_lock_notices_other_limits),
    cmocka_unit_test (test_lock_notices_parts_of_another),
    cmocka_unit_test (test_lock_seals_nothing_for_a_key_that_is_none),
    cmocka_unit_test (test_lock_notices_another_box),
    cmocka_unit_test (test_lock_reads_nothing_but_counts),
    cmocka_unit_test (test_lock_lets_records_differ_in_boxes_alone),
    cmocka_unit_test (test_lock_seals_no_box_twice),
    cmocka_unit_test (test_lock_leaves_no_trace_of_a_count),
    cmocka_unit_test (test_lock_search_can_find),
  };
  return cmocka_run_group_tests (tests, make_locks, free_locks);
}
