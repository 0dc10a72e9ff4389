/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player holds in secret, added up from the events of a record. */
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

static bool
add_box (const RecRecord *record,
         size_t entry,
         const RecKey *key,
         Sums *sums,
         RecError *error)
{
  json_t *event = rec_record_event (record, entry);
  const char *box = json_string_value (json_object_get (event, "box"));
  int counts[CV_HIDDEN_MOST];
  bool good = true;

  if (box != NULL)
    {
      good =
          key != NULL
              ? rec_lock_unseal (key, box, rec_record_table (record)->game, counts,
                                 error)
              : rec_error_set (error, N_ ("the counts are sealed with a lock"), NULL);
      if (!good)
        error->line = entry + 2;
      for (int i = 0; good && i < CV_HIDDEN_MOST; i++)
        sums->boxed[i] += counts[i];
    }
  json_decref (event);
  return good;
}

bool
rec_lock_count (RecRecord *record,
                int seat,
                const RecKey *key,
                int ret_counts[CV_HIDDEN_MOST],
                RecError *error)
{
  const CvMatch *match = rec_record_match (record);
  size_t first = find_first_box (record, match, seat);
  Sums sums = { 0 };
  RecError later;
  bool good = true;

  for (size_t step = 0; step < cv_match_n_steps (match); step++)
    {
      size_t entry = cv_match_step_entry (match, step);
      CvMove move = cv_match_entry_move (match, entry);
      if (is_own_step (match, step, seat, CV_VERB_REVEAL))
        start_from_revealed (&sums, &move);
      if (!is_own_step (match, step, seat, CV_VERB_HIDE))
        continue;
      add_in_open (&sums, &move);
      if (step >= first)
        good &= add_box (record, entry, key, &sums, good ? error : &later);
    }
  for (int i = 0; i < CV_HIDDEN_MOST; i++)
    {
      int sum = sums.clear[i] + sums.boxed[i];
      ret_counts[i] = sum < 0 ? 0 : sum;
    }
  return good;
}

bool
rec_lock_has_boxes (RecRecord *record, int seat)
{
  const CvMatch *match = rec_record_match (record);

  for (size_t step = find_first_box (record, match, seat);
       step < cv_match_n_steps (match); step++)
    {
      CvMove move = cv_match_entry_move (match, cv_match_step_entry (match, step));
      if (is_own_step (match, step, seat, CV_VERB_HIDE) &&
          cv_move_get (&move, CV_ARG_BOX, 0) != CV_ABSENT)
        return true;
    }
  return false;
}

static json_t *
write_counts (const CvGame *game, const int counts[CV_HIDDEN_MOST])
{
  json_t *object = json_object ();
  for (int key = 0; game->hidden_keys != NULL && game->hidden_keys[key] != NULL; key++)
    json_object_set_new (object, game->hidden_keys[key], json_integer (counts[key]));
  return object;
}

static const char *
color_of (const CvTable *table, int seat)
{
  return cv_color_names[table->color[seat]];
}

json_t *
rec_lock_hide (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST])
{
  const CvTable *table = rec_record_table (record);
  const json_t *lock = rec_record_lock (record, seat);

  if (lock == NULL)
    return json_pack ("{s:s,s:s,s:o}", "do", "hide", "by", color_of (table, seat),
                      "add", write_counts (table->game, counts));
  char *box = rec_lock_seal (lock, table->game, counts);
  json_t *event = box == NULL ? NULL
                              : json_pack ("{s:s,s:s,s:s}", "do", "hide", "by",
                                           color_of (table, seat), "box", box);
  free (box);
  return event;
}

json_t *
rec_lock_reveal (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST])
{
  const CvTable *table = rec_record_table (record);
  return json_pack ("{s:s,s:s,s:o}", "do", "reveal", "by", color_of (table, seat),
                    "counts", write_counts (table->game, counts));
}
