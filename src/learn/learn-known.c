/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learn-known.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rec-disk.h"
#include "rec-file.h"
#include "rec-json.h"

#define VERSION    1
#define COUNT_MOST 1000000
#define FILE_MOST  (1024 * 1024)

/* As the file has it; rules of other versions of the program stay. */
struct LearnKnown
{
  json_t *rules;
};

void
learn_known_free (LearnKnown *known)
{
  if (known == NULL)
    return;
  json_decref (known->rules);
  free (known);
}

/* Reading. */

static bool
is_tally (const json_t *value, RecError *error)
{
  static const char *const keys[] = { "right", "wrong", "last", "missed", NULL };
  const char *last;
  int n;

  return rec_json_only (value, keys, error) &&
         rec_json_number (json_object_get (value, "right"), "right", 0, COUNT_MOST, &n,
                          error) &&
         rec_json_number (json_object_get (value, "wrong"), "wrong", 0, COUNT_MOST, &n,
                          error) &&
         rec_json_string (json_object_get (value, "last"), "last", &last, error) &&
         (json_is_boolean (json_object_get (value, "missed")) ||
          rec_error_set (error, N_ ("“%1$s” must be true or false"), "missed", NULL));
}

static bool
are_tallies (json_t *rules, RecError *error)
{
  const char *id;
  json_t *value;

  json_object_foreach (rules, id, value)
    if (!is_tally (value, error))
      return false;
  return true;
}

static bool
is_learned (json_t *object, RecError *error)
{
  static const char *const keys[] = { "caravanserai-learned", "rules", NULL };
  json_t *rules = json_object_get (object, "rules");
  int version;

  return rec_json_only (object, keys, error) &&
         rec_json_number (json_object_get (object, keys[0]), keys[0], VERSION, VERSION,
                          &version, error) &&
         (json_is_object (rules) ||
          rec_error_set (error, N_ ("“%1$s” must be an object"), "rules", NULL)) &&
         are_tallies (rules, error);
}

static json_t *
read_rules (const RecBytes *bytes, RecError *error)
{
  json_t *object = rec_json_parse (bytes->data, bytes->size, REC_JSON_DEPTH, error);
  json_t *rules = object != NULL && is_learned (object, error)
                      ? json_incref (json_object_get (object, "rules"))
                      : NULL;

  json_decref (object);
  return rules;
}

static json_t *
load_rules (const char *path, RecError *error)
{
  RecBytes bytes;

  if (!rec_file_read (path, FILE_MOST, &bytes, error))
    return NULL;
  json_t *rules = read_rules (&bytes, error);
  if (rules == NULL)
    rec_disk_put_aside (path);
  rec_bytes_free (&bytes);
  return rules;
}

LearnKnown *
learn_known_load (const char *path, RecError *error)
{
  LearnKnown *known = malloc (sizeof *known);

  assert (path != NULL && error != NULL);
  if (known == NULL)
    abort ();
  rec_error_start (error, 0);
  known->rules = access (path, F_OK) == 0 ? load_rules (path, error) : NULL;
  if (known->rules == NULL)
    known->rules = json_object ();
  return known;
}

bool
learn_known_save (const LearnKnown *known, const char *path, RecError *error)
{
  json_t *object =
      json_pack ("{s:i,s:O}", "caravanserai-learned", VERSION, "rules", known->rules);
  char *text = json_dumps (object, JSON_INDENT (1) | JSON_SORT_KEYS);

  if (text == NULL)
    abort ();
  rec_error_start (error, 0);
  int reason = rec_disk_replace (&rec_disk, path, text, strlen (text));
  free (text);
  json_decref (object);
  return reason == 0 || rec_error_set_reason (error, true, reason);
}

/* Rules. */

LearnTally
learn_known_get (const LearnKnown *known, const CvRule *rule)
{
  const json_t *tally = json_object_get (known->rules, rule->id);

  return (LearnTally){
    .right = (int) json_integer_value (json_object_get (tally, "right")),
    .wrong = (int) json_integer_value (json_object_get (tally, "wrong")),
    .missed = json_is_true (json_object_get (tally, "missed")),
    .last = json_string_value (json_object_get (tally, "last")),
  };
}

static int
add_one (int n, bool more)
{
  return n < COUNT_MOST ? n + more : n;
}

void
learn_known_note (LearnKnown *known, const CvRule *rule, bool right, const char *when)
{
  LearnTally tally = learn_known_get (known, rule);

  assert (when != NULL);
  json_object_set_new (
      known->rules, rule->id,
      json_pack ("{s:i,s:i,s:s,s:b}", "right", add_one (tally.right, right), "wrong",
                 add_one (tally.wrong, !right), "last", when, "missed", !right));
}

/* Puts a rule at its place among those that have waited longer. */
static void
insert (const LearnKnown *known, const CvRule **rules, int n, const CvRule *rule)
{
  const char *last = learn_known_get (known, rule).last;

  for (; n > 0 && strcmp (learn_known_get (known, rules[n - 1]).last, last) > 0; n--)
    rules[n] = rules[n - 1];
  rules[n] = rule;
}

int
learn_known_list_missed (const LearnKnown *known,
                         const CvGame *game,
                         const CvRule *ret_rules[LEARN_MISSED_MOST])
{
  int n = 0;

  for (int i = 0; i < game->n_rules && n < LEARN_MISSED_MOST; i++)
    if (learn_known_get (known, &game->rules[i]).missed)
      insert (known, ret_rules, n++, &game->rules[i]);
  return n;
}
