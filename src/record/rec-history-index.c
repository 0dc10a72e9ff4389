/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One record as rows of the index: its score as it may be seen, and the words by which
   it is found. What was hidden and not revealed gets into neither. */
#include "rec-history-private.h"

#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rec-fold.h"

int64_t
rec_history_stamp (const struct stat *info)
{
  assert (info != NULL);

  const int64_t facts[] = { info->st_size, info->st_mtim.tv_sec,
                            info->st_mtim.tv_nsec };
  unsigned char hash[crypto_generichash_BYTES_MIN];
  int64_t stamp;

  crypto_generichash (hash, sizeof hash, (const unsigned char *) facts, sizeof facts,
                      NULL, 0);
  memcpy (&stamp, hash, sizeof stamp);
  return stamp == 0 ? 1 : stamp;
}

RecReading
rec_history_reading (const RecHistory *history)
{
  assert (history != NULL);
  return (RecReading){ .boards = history->boards, .events_most = SIZE_MAX };
}

static bool
is_any_sealed (const CvScore *score)
{
  for (int seat = 0; seat < score->n_players; seat++)
    if (score->player[seat].sealed)
      return true;
  return false;
}

/* Each on a line of its own, so that no word is found across two of them. */
static char *
make_words (RecRecord *record, const char *file, const char *date)
{
  const CvMatch *match = rec_record_match (record);
  const CvTable *table = rec_record_table (record);
  char *words;
  size_t size;
  FILE *stream = open_memstream (&words, &size);

  if (stream == NULL)
    abort ();
  fprintf (stream, "%s\n%s\n%s", file, table->game->name, date);
  for (int seat = 0; seat < table->n_players; seat++)
    fprintf (stream, "\n%s", rec_record_name (record, seat));
  for (size_t i = 0; i < cv_match_n_entries (match); i++)
    if (cv_match_entry (match, i)->verb == CV_VERB_NOTE)
      {
        json_t *note = rec_record_event (record, i);
        fprintf (stream, "\n%s", json_string_value (json_object_get (note, "text")));
        json_decref (note);
      }
  if (fclose (stream) != 0)
    abort ();
  char *folded = rec_fold (words);
  free (words);
  return folded;
}

static bool
add_seat (RecHistory *history,
          int64_t game,
          const RecRecord *record,
          const CvScore *score,
          int seat,
          RecError *error)
{
  const CvPlayerScore *player = &score->player[seat];
  int64_t name;

  if (!rec_people_find (history, rec_record_name (record, seat), &name, error))
    return false;
  const int64_t values[] = { game,           seat,
                             name,           rec_record_table (record)->color[seat],
                             player->sealed, score->winners >> seat & 1,
                             player->rank,   player->sealed ? 0 : player->total };
  const int n_values = (int) (sizeof values / sizeof *values);
  sqlite3_stmt *add = rec_db_use (history, REC_SQL_ADD_SEAT);

  for (int i = 0; i < n_values; i++)
    sqlite3_bind_int64 (add, i + 1, values[i]);
  for (int i = 0; i < CV_LINES_MOST; i++)
    {
      bool counts = !player->sealed && i < player->n_lines;
      sqlite3_bind_int64 (add, n_values + i + 1, counts ? player->lines[i].points : 0);
    }
  return rec_db_do (history, add, error);
}

static bool
add_game (RecHistory *history,
          const char *file,
          int64_t stamp,
          RecRecord *record,
          const CvScore *score,
          RecError *error)
{
  const CvTable *table = rec_record_table (record);
  const CvMatch *match = rec_record_match (record);
  const CvState *state = cv_match_state (match);
  sqlite3_stmt *add = rec_db_use (history, REC_SQL_ADD_GAME);
  char date[REC_DATE_SIZE];

  rec_record_date (record, date);
  char *words = make_words (record, file, date);
  rec_db_bind_text (add, 1, file);
  sqlite3_bind_int64 (add, 2, stamp);
  rec_db_bind_text (add, 3, table->game->id);
  rec_db_bind_text (add, 4, date);
  sqlite3_bind_int (add, 5, cv_is_over (table, state) && !is_any_sealed (score));
  sqlite3_bind_int (add, 6, table->board.present);
  sqlite3_bind_int (add, 7, state->common.house);
  sqlite3_bind_int (add, 8, (int) score->decided);
  sqlite3_bind_int64 (add, 9, (int64_t) cv_match_n_steps (match));
  if (score->winners != 0)
    sqlite3_bind_int (add, 10, score->player[score->order[0]].total);
  rec_db_bind_text (add, 11, words);
  sqlite3_bind_int64 (add, 12, rec_record_played (record));
  free (words);
  return rec_db_do (history, add, error);
}

bool
rec_history_drop (RecHistory *history, const char *file, RecError *error)
{
  assert (history != NULL && file != NULL);

  sqlite3_stmt *drop = rec_db_use (history, REC_SQL_DROP_GAME);
  rec_db_bind_text (drop, 1, file);
  return rec_db_do (history, drop, error);
}

bool
rec_history_add (RecHistory *history,
                 const char *file,
                 int64_t stamp,
                 RecRecord *record,
                 RecError *error)
{
  assert (history != NULL && file != NULL && record != NULL);

  const CvTable *table = rec_record_table (record);
  CvScore score;

  table->game->score (table, cv_match_state (rec_record_match (record)), false, &score);
  if (!rec_history_drop (history, file, error) ||
      !add_game (history, file, stamp, record, &score, error))
    return false;
  int64_t game = sqlite3_last_insert_rowid (history->db);
  for (int seat = 0; seat < table->n_players; seat++)
    if (!add_seat (history, game, record, &score, seat, error))
      return false;
  return true;
}
