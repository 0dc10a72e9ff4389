/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player holds in secret, added up from the events of a record. */
#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-lock.h"

/* While adding up. */
typedef struct
{
  int clear[CV_HIDDEN_MOST]; /* revealed, and hidden in the open since */
  int boxed[CV_HIDDEN_MOST]; /* sealed with the lock in force, since */
} Sums;

static bool
is_own_step (const CvMatch *match, size_t step, int seat, CvShellVerb verb)
{
  const CvEntry *entry = cv_match_entry (match, cv_match_step_entry (match, step));
  return entry->by == seat && entry->verb == verb;
}

static const char *
color_of (const CvTable *table, int seat)
{
  return cv_color_names[table->color[seat]];
}

/* Whether an entry of the log, in effect or not, is a box of the player. */
static bool
is_own_box (const CvMatch *match, size_t entry, int seat)
{
  const CvEntry *own = cv_match_entry (match, entry);
  if (own->by != seat || own->verb != CV_VERB_HIDE)
    return false;
  CvMove move = cv_match_entry_move (match, entry);
  return cv_move_get (&move, CV_ARG_BOX, 0) != CV_ABSENT;
}

/* The step after the one that put the lock in force. */
static size_t
find_lock_step (const CvMatch *match, int seat)
{
  size_t step = cv_match_n_steps (match);
  while (step > 0 && !is_own_step (match, step - 1, seat, CV_VERB_LOCK))
    step--;
  return step;
}

/* The keys that a reveal states, a bit each. */
static unsigned
find_stated (const CvMove *move)
{
  unsigned keys = 0;
  for (uint32_t i = 0; i < move->n_atoms; i++)
    keys |= 1u << move->atoms[i].key;
  return keys;
}

/* The first step whose box still counts: it was sealed with the lock in force, and no
   later reveals have stated every key. */
static size_t
find_first_box (const RecRecord *record, const CvMatch *match, int seat)
{
  const CvGame *game = rec_record_table (record)->game;
  size_t first = find_lock_step (match, seat), step = cv_match_n_steps (match);
  unsigned stated = 0, all = 0;

  for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL; key++)
    all |= 1u << key;
  while (step > first && stated != all)
    if (is_own_step (match, --step, seat, CV_VERB_REVEAL))
      {
        CvMove move = cv_match_entry_move (match, cv_match_step_entry (match, step));
        stated |= find_stated (&move);
      }
  return stated == all ? step : first;
}

static void
add_in_open (Sums *sums, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    if (move->atoms[i].arg == CV_ARG_ADD)
      sums->clear[move->atoms[i].key] += move->atoms[i].value;
}

static void
start_from_revealed (Sums *sums, const CvMove *move)
{
  for (uint32_t i = 0; i < move->n_atoms; i++)
    {
      sums->clear[move->atoms[i].key] = move->atoms[i].value;
      sums->boxed[move->atoms[i].key] = 0;
    }
}

/* Where boxes belong. */

/* Six lines that tell a player's drawer in one game from all others: names, the file
   and the order of events are no part of it, so that a record may be renamed, copied
   and corrected. */
static char *
print_drawer (const RecRecord *record, int seat)
{
  const CvTable *table = rec_record_table (record);
  const char *created =
      json_string_value (json_object_get (rec_record_header (record), "created"));
  const char *public =
      json_string_value (json_object_get (rec_record_lock (record, seat), "public"));
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  if (stream == NULL)
    abort ();
  fprintf (stream, "caravanserai box 1\n%s\n%s\n", table->game->id,
           created != NULL ? created : "");
  for (int i = 0; i < table->n_players; i++)
    fprintf (stream, "%s%s", i > 0 ? "," : "", color_of (table, i));
  fprintf (stream, "\n%s\n%s", color_of (table, seat), public != NULL ? public : "");
  if (fclose (stream) != 0)
    abort ();
  return text;
}

static void
find_drawer (const RecRecord *record, int seat, char ret_to[REC_BOX_FOR_SIZE])
{
  uint8_t hash[crypto_generichash_BYTES_MIN];
  char *text = print_drawer (record, seat);

  crypto_generichash (hash, sizeof hash, (const uint8_t *) text, strlen (text), NULL,
                      0);
  sodium_bin2base64 (ret_to, REC_BOX_FOR_SIZE, hash, sizeof hash,
                     sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  free (text);
}

RecBoxPlace
rec_lock_place (const RecRecord *record, const CvMatch *log, int seat)
{
  assert (record != NULL && log != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);

  RecBoxPlace place = { .n = 1 };

  find_drawer (record, seat, place.to);
  for (size_t entry = 0; entry < cv_match_n_entries (log); entry++)
    place.n += is_own_box (log, entry, seat);
  return place;
}

/* Opening boxes. */

/* The boxes of a drawer, while they are opened one after the other. */
typedef struct
{
  const RecRecord *record;
  const RecKey *key;
  char to[REC_BOX_FOR_SIZE]; /* its own */
  bool *seen;                /* by RecBoxPlace.n: such a box was there */
} Opening;

static bool
is_in_place (Opening *opening, const RecBoxPlace *place, RecError *error)
{
  if (place->n == 0)
    return true;
  if (strcmp (place->to, opening->to) != 0)
    return rec_error_set (
        error, N_ ("a sealed count was made for another player or another game"), NULL);
  if (opening->seen[place->n])
    return rec_error_set (error, N_ ("a sealed count is in the record twice"), NULL);
  opening->seen[place->n] = true;
  return true;
}

static bool
open_box (Opening *opening,
          const char *box,
          int counts[CV_HIDDEN_MOST],
          RecError *error)
{
  RecBoxPlace place;

  if (opening->key == NULL)
    return rec_error_set (error, N_ ("the counts are sealed with a lock"), NULL);
  return rec_lock_unseal (opening->key, box, rec_record_table (opening->record)->game,
                          &place, counts, error) &&
         is_in_place (opening, &place, error);
}

/* Adds what is in the box of an entry, or only notes that it was there. */
static bool
add_box (Opening *opening, size_t entry, Sums *sums, RecError *error)
{
  json_t *event = rec_record_event (opening->record, entry);
  int counts[CV_HIDDEN_MOST];
  bool good = open_box (opening, json_string_value (json_object_get (event, "box")),
                        counts, error);

  if (!good)
    error->line = entry + 2;
  for (int i = 0; good && sums != NULL && i < CV_HIDDEN_MOST; i++)
    sums->boxed[i] += counts[i];
  json_decref (event);
  return good;
}

/* Boxes before the first that counts are opened too: one of them that stands here again
   must be told. */
static bool
add_up (Opening *opening, const CvMatch *match, int seat, Sums *sums, RecError *error)
{
  size_t first = find_first_box (opening->record, match, seat);
  size_t step = find_lock_step (match, seat);
  RecError later;
  bool good = true;

  for (; step < first; step++)
    if (opening->key != NULL &&
        is_own_box (match, cv_match_step_entry (match, step), seat))
      add_box (opening, cv_match_step_entry (match, step), NULL, &later);
  for (step = 0; step < cv_match_n_steps (match); step++)
    {
      size_t entry = cv_match_step_entry (match, step);
      CvMove move = cv_match_entry_move (match, entry);
      if (is_own_step (match, step, seat, CV_VERB_REVEAL))
        start_from_revealed (sums, &move);
      if (!is_own_step (match, step, seat, CV_VERB_HIDE))
        continue;
      add_in_open (sums, &move);
      if (step >= first && is_own_box (match, entry, seat))
        good &= add_box (opening, entry, sums, good ? error : &later);
    }
  return good;
}

bool
rec_lock_count (RecRecord *record,
                int seat,
                const RecKey *key,
                int ret_counts[CV_HIDDEN_MOST],
                RecError *error)
{
  assert (record != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);
  assert (error != NULL);

  Opening opening = { .record = record, .key = key };
  Sums sums = { 0 };

  opening.seen = calloc (REC_EVENTS_MOST + 1, sizeof *opening.seen);
  if (opening.seen == NULL)
    abort ();
  find_drawer (record, seat, opening.to);
  bool good = add_up (&opening, rec_record_match (record), seat, &sums, error);
  free (opening.seen);
  for (int i = 0; i < CV_HIDDEN_MOST; i++)
    {
      int sum = sums.clear[i] + sums.boxed[i];
      ret_counts[i] = sum < 0 ? 0 : sum;
    }
  return good;
}

static json_t *
write_counts (const CvGame *game, const int counts[CV_HIDDEN_MOST])
{
  json_t *object = json_object ();
  for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL; key++)
    json_object_set_new (object, game->hidden_keys[key], json_integer (counts[key]));
  return object;
}

json_t *
rec_lock_hide (RecRecord *record,
               const CvMatch *log,
               int seat,
               const int counts[CV_HIDDEN_MOST])
{
  assert (record != NULL && log != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);

  const CvTable *table = rec_record_table (record);
  const json_t *lock = rec_record_lock (record, seat);

  if (lock == NULL)
    return json_pack ("{s:s,s:s,s:o}", "do", "hide", "by", color_of (table, seat),
                      "add", write_counts (table->game, counts));
  RecBoxPlace place = rec_lock_place (record, log, seat);
  char *box = rec_lock_seal (lock, table->game, &place, counts);
  json_t *event = box == NULL ? NULL
                              : json_pack ("{s:s,s:s,s:s}", "do", "hide", "by",
                                           color_of (table, seat), "box", box);
  free (box);
  return event;
}

json_t *
rec_lock_reveal (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST])
{
  assert (record != NULL);
  assert (seat >= 0 && seat < rec_record_table (record)->n_players);

  const CvTable *table = rec_record_table (record);
  return json_pack ("{s:s,s:s,s:o}", "do", "reveal", "by", color_of (table, seat),
                    "counts", write_counts (table->game, counts));
}
