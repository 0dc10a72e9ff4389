/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locks with libsodium: X25519 pairs, secretbox under an Argon2id key, sealed boxes. */
#include "rec-lock.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-settings.h"

/* A box holds JSON and then blanks, so that all are of one size. */
#define PLAIN_BYTES 128
#define BOX_BYTES   (PLAIN_BYTES + crypto_box_SEALBYTES)
#define COUNT_MOST  9999

#define NONCE_BYTES crypto_secretbox_NONCEBYTES
#define SALT_BYTES  crypto_pwhash_argon2id_SALTBYTES
#define SECRET_BYTES                                                                   \
  (NONCE_BYTES + crypto_secretbox_MACBYTES + crypto_box_SECRETKEYBYTES)

/* Deeper than libsodium's functions reach, which leave what they work on behind. */
#define STACK_BYTES 32768

static const char wrong_pin[] = N_ ("this PIN or passphrase does not open the lock");

struct RecKey
{
  uint8_t public[crypto_box_PUBLICKEYBYTES];
  uint8_t secret[crypto_box_SECRETKEYBYTES];
};

/* A lock's parts, none of them secret. */
typedef struct
{
  uint8_t public[crypto_box_PUBLICKEYBYTES];
  uint8_t salt[SALT_BYTES];
  uint8_t secret[SECRET_BYTES]; /* nonce, then the secretbox */
  int ops, mem;                 /* what Argon2id may use */
} Parts;

static void
start_sodium (void)
{
  if (sodium_init () < 0)
    abort ();
}

/* Memory for secrets. */
static void *
need_safe (size_t size)
{
  void *memory = sodium_malloc (size);
  if (memory == NULL)
    abort ();
  return memory;
}

static char *
print_base64 (const uint8_t *bytes, size_t n)
{
  size_t size = sodium_base64_ENCODED_LEN (n, sodium_base64_VARIANT_ORIGINAL);
  char *text = malloc (size);
  if (text == NULL)
    abort ();
  return sodium_bin2base64 (text, size, bytes, n, sodium_base64_VARIANT_ORIGINAL);
}

/* Exactly n bytes, or false. */
static bool
read_base64 (const char *text, uint8_t *ret_bytes, size_t n)
{
  size_t size = 0;
  return text != NULL &&
         sodium_base642bin (ret_bytes, n, text, strlen (text), NULL, &size, NULL,
                            sodium_base64_VARIANT_ORIGINAL) == 0 &&
         size == n;
}

static bool
read_member (const json_t *lock, const char *key, uint8_t *ret_bytes, size_t n)
{
  return read_base64 (json_string_value (json_object_get (lock, key)), ret_bytes, n);
}

/* A file may ask for no more than libsodium's "sensitive" limits. */
static bool
read_limits (const json_t *lock, Parts *parts, RecError *error)
{
  return rec_json_number (
             json_object_get (lock, "ops"), "ops", crypto_pwhash_argon2id_OPSLIMIT_MIN,
             crypto_pwhash_argon2id_OPSLIMIT_SENSITIVE, &parts->ops, error) &&
         rec_json_number (
             json_object_get (lock, "mem"), "mem", crypto_pwhash_argon2id_MEMLIMIT_MIN,
             crypto_pwhash_argon2id_MEMLIMIT_SENSITIVE, &parts->mem, error);
}

static bool
read_parts (const json_t *lock, Parts *parts, RecError *error)
{
  return rec_lock_is_good (lock, error) && read_limits (lock, parts, error) &&
         read_member (lock, "public", parts->public, sizeof parts->public) &&
         read_member (lock, "salt", parts->salt, sizeof parts->salt) &&
         read_member (lock, "secret", parts->secret, sizeof parts->secret);
}

static json_t *
write_bytes (const uint8_t *bytes, size_t n)
{
  char *text = print_base64 (bytes, n);
  json_t *value = json_string (text);
  free (text);
  return value;
}

static json_t *
write_parts (const Parts *parts)
{
  return json_pack ("{s:o,s:o,s:o,s:I,s:I}", "public",
                    write_bytes (parts->public, sizeof parts->public), "salt",
                    write_bytes (parts->salt, sizeof parts->salt), "secret",
                    write_bytes (parts->secret, sizeof parts->secret), "ops",
                    (json_int_t) parts->ops, "mem", (json_int_t) parts->mem);
}

/* The key that seals the secret half, from the PIN. */
static bool
stretch_pin (const char *pin, const Parts *parts, uint8_t *ret_key, RecError *error)
{
  int failed = crypto_pwhash_argon2id (
      ret_key, crypto_secretbox_KEYBYTES, pin, strlen (pin), parts->salt, parts->ops,
      parts->mem, crypto_pwhash_argon2id_ALG_ARGON2ID13);
  sodium_stackzero (STACK_BYTES);
  return !failed || rec_error_set_number (
                        error, N_ ("the lock needs %1$s MiB of memory to be opened"),
                        NULL, (long) ((parts->mem + (1 << 20) - 1) >> 20));
}

static bool
seal_secret (const char *pin, const RecKey *key, Parts *parts, RecError *error)
{
  uint8_t *stretched = need_safe (crypto_secretbox_KEYBYTES);
  bool good = stretch_pin (pin, parts, stretched, error);

  randombytes_buf (parts->secret, NONCE_BYTES);
  if (good)
    crypto_secretbox_easy (parts->secret + NONCE_BYTES, key->secret, sizeof key->secret,
                           parts->secret, stretched);
  sodium_stackzero (STACK_BYTES);
  sodium_free (stretched);
  return good;
}

json_t *
rec_lock_make (const char *pin, RecLockStrength strength, RecError *error)
{
  assert (pin != NULL);
  assert (error != NULL);

  bool weak = strength == REC_LOCK_WEAK;
  Parts parts = { .ops = weak ? crypto_pwhash_argon2id_OPSLIMIT_MIN
                              : crypto_pwhash_argon2id_OPSLIMIT_MODERATE,
                  .mem = weak ? crypto_pwhash_argon2id_MEMLIMIT_MIN
                              : crypto_pwhash_argon2id_MEMLIMIT_MODERATE };

  if (pin[0] == '\0')
    {
      rec_error_set (error, N_ ("a lock needs a PIN or a passphrase"), NULL);
      return NULL;
    }
  start_sodium ();
  RecKey *key = need_safe (sizeof *key);
  crypto_box_keypair (key->public, key->secret);
  memcpy (parts.public, key->public, sizeof parts.public);
  randombytes_buf (parts.salt, sizeof parts.salt);
  json_t *lock = seal_secret (pin, key, &parts, error) ? write_parts (&parts) : NULL;
  rec_key_free (key);
  return lock;
}

/* Opens the secret half and sees whether it is that of the public one. */
static bool
open_secret (const char *pin, const Parts *parts, RecKey *key, RecError *error)
{
  uint8_t *stretched = need_safe (crypto_secretbox_KEYBYTES);
  bool good = stretch_pin (pin, parts, stretched, error);

  if (good && crypto_secretbox_open_easy (key->secret, parts->secret + NONCE_BYTES,
                                          SECRET_BYTES - NONCE_BYTES, parts->secret,
                                          stretched) != 0)
    good = rec_error_set (error, wrong_pin, NULL);
  sodium_free (stretched);
  if (good && (crypto_scalarmult_base (key->public, key->secret) != 0 ||
               memcmp (key->public, parts->public, sizeof key->public) != 0))
    good = rec_error_set (error, N_ ("the lock is damaged: its keys are not a pair"),
                          NULL);
  sodium_stackzero (STACK_BYTES);
  return good;
}

RecKey *
rec_lock_open (const json_t *lock, const char *pin, RecError *error)
{
  assert (pin != NULL);
  assert (error != NULL);

  Parts parts;

  start_sodium ();
  if (!read_parts (lock, &parts, error))
    return NULL;
  RecKey *key = need_safe (sizeof *key);
  if (open_secret (pin, &parts, key, error))
    return key;
  rec_key_free (key);
  return NULL;
}

bool
rec_lock_was_wrong_pin (const RecError *error)
{
  assert (error != NULL);
  return error->text == wrong_pin;
}

void
rec_key_free (RecKey *key)
{
  sodium_free (key);
}

/* Boxes. */

/* The counts and the place as compact JSON with blanks behind it, in PLAIN_BYTES bytes.
   False when there is a count that would not be read again. */
static bool
print_counts (const CvGame *game,
              const RecBoxPlace *place,
              const int counts[CV_HIDDEN_MOST],
              char *ret_plain)
{
  size_t n = 0;

  memset (ret_plain, ' ', PLAIN_BYTES);
  for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL; key++)
    {
      if (counts[key] < -COUNT_MOST || counts[key] > COUNT_MOST)
        return false;
      n +=
          (size_t) snprintf (ret_plain + n, PLAIN_BYTES - n, "%c\"%s\":%d",
                             key == 0 ? '{' : ',', game->hidden_keys[key], counts[key]);
      /* Keys are short; one that is not must not spoil the box. */
      if (n >= PLAIN_BYTES)
        abort ();
    }
  if (place->n > 0)
    n += (size_t) snprintf (ret_plain + n, PLAIN_BYTES - n, ",\"for\":\"%s\",\"n\":%d",
                            place->to, place->n);
  if (n >= PLAIN_BYTES)
    abort ();
  ret_plain[n] = '}';
  return true;
}

char *
rec_lock_seal (const json_t *lock,
               const CvGame *game,
               const RecBoxPlace *place,
               const int counts[CV_HIDDEN_MOST])
{
  assert (game != NULL && place != NULL);
  assert (counts != NULL);

  uint8_t public[crypto_box_PUBLICKEYBYTES];
  uint8_t sealed[BOX_BYTES];

  start_sodium ();
  if (!read_member (lock, "public", public, sizeof public))
    return NULL;
  char *plain = need_safe (PLAIN_BYTES);
  bool good =
      print_counts (game, place, counts, plain) &&
      crypto_box_seal (sealed, (const uint8_t *) plain, PLAIN_BYTES, public) == 0;
  sodium_stackzero (STACK_BYTES);
  sodium_free (plain);
  return good ? print_base64 (sealed, sizeof sealed) : NULL;
}

/* Takes the place out of what was sealed: both keys of it, or none. */
static bool
take_place (json_t *object, RecBoxPlace *ret_place)
{
  const json_t *to = json_object_get (object, "for"),
               *n = json_object_get (object, "n");
  RecError unused;

  *ret_place = (RecBoxPlace){ .n = 0 };
  if (to == NULL && n == NULL)
    return true;
  if (!json_is_string (to) ||
      !rec_json_number (n, "n", 1, REC_EVENTS_MOST, &ret_place->n, &unused))
    return false;
  snprintf (ret_place->to, sizeof ret_place->to, "%s", json_string_value (to));
  if (json_string_length (to) + 1 != sizeof ret_place->to)
    ret_place->to[0] = '\0'; /* nobody's */
  json_object_del (object, "for");
  json_object_del (object, "n");
  return true;
}

static bool
read_counts (const char *plain,
             const CvGame *game,
             RecBoxPlace *ret_place,
             int ret_counts[CV_HIDDEN_MOST])
{
  RecError unused;
  const char *key;
  json_t *value;
  json_t *object = rec_json_parse (plain, PLAIN_BYTES, REC_JSON_DEPTH, &unused);
  bool good = json_is_object (object) && game->hidden_keys != NULL &&
              take_place (object, ret_place);

  if (good)
    json_object_foreach (object, key, value)
      {
        int index = rec_index_of (key, game->hidden_keys);
        good = good && index >= 0 &&
               rec_json_number (value, key, -COUNT_MOST, COUNT_MOST, &ret_counts[index],
                                &unused);
      }
  json_decref (object);
  return good;
}

bool
rec_lock_unseal (const RecKey *key,
                 const char *box,
                 const CvGame *game,
                 RecBoxPlace *ret_place,
                 int ret_counts[CV_HIDDEN_MOST],
                 RecError *error)
{
  assert (key != NULL && box != NULL && game != NULL);
  assert (ret_place != NULL && error != NULL);

  uint8_t sealed[BOX_BYTES];
  char *plain = need_safe (PLAIN_BYTES);
  bool good = read_base64 (box, sealed, sizeof sealed) &&
              crypto_box_seal_open ((uint8_t *) plain, sealed, sizeof sealed,
                                    key->public, key->secret) == 0;

  memset (ret_counts, 0, CV_HIDDEN_MOST * sizeof *ret_counts);
  sodium_stackzero (STACK_BYTES);
  good = good && read_counts (plain, game, ret_place, ret_counts);
  sodium_free (plain);
  if (good)
    return true;
  memset (ret_counts, 0, CV_HIDDEN_MOST * sizeof *ret_counts);
  return rec_error_set (
      error, N_ ("a sealed count is damaged, or was sealed with another lock"), NULL);
}
