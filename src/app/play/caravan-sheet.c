/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a record. What the eye looks at costs little and is reckoned at once;
   how the board grew needs the whole game again and waits until somebody asks. */
#include "caravan-sheet.h"

#include "caravan-game.h"
#include "caravan-learned-board.h"
#include "caravan-words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "caravan-language.h"
#include "caravan-paths.h"
#include "lang-sheet.h"
#include "rec-export.h"
#include "caravan-text.h"

struct CaravanSheet
{
  int n_refs;
  CvScore score;

  /* owned */
  RecRecord *record;
  GDateTime *date; /* or NULL */
  int *growth;     /* a row a seat, once somebody asked */
  CvTable *drawn;  /* likewise */
};

/* Making one. */

static GDateTime *
read_time (const json_t *time)
{
  g_autoptr (GDateTime) utc =
      json_is_string (time)
          ? g_date_time_new_from_iso8601 (json_string_value (time), NULL)
          : NULL;
  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

/* When the record was made; where it does not say, its last event that does. */
static GDateTime *
find_date (RecRecord *record)
{
  size_t entry = cv_match_n_entries (rec_record_match (record));
  GDateTime *date = read_time (json_object_get (rec_record_header (record), "created"));

  while (date == NULL && entry > 0)
    {
      json_t *event = rec_record_event (record, --entry);
      date = read_time (json_object_get (event, "time"));
      json_decref (event);
    }
  return date;
}

CaravanSheet *
caravan_sheet_new (const RecRecord *record)
{
  CaravanSheet *self = g_new0 (CaravanSheet, 1);
  const CvTable *table;

  self->n_refs = 1;
  self->record = rec_record_copy (record);
  table = rec_record_table (self->record);
  table->game->score (table, cv_match_state (rec_record_match (self->record)), false,
                      &self->score);
  self->date = find_date (self->record);
  return self;
}

static gpointer
load_in_thread (gpointer where, gpointer path, RecError *error)
{
  const RecReading how = { caravan_boards_dir (), SIZE_MAX };
  RecRecord *record = rec_record_load (path, &how, error);
  CaravanSheet *self = record == NULL ? NULL : caravan_sheet_new (record);

  rec_record_free (record);
  return self;
}

void
caravan_sheet_load (const char *path,
                    CaravanAsked **place,
                    CaravanAnswer answer,
                    gpointer owner)
{
  static const CaravanErrand loading = { load_in_thread, g_free,
                                         (GDestroyNotify) caravan_sheet_unref };

  caravan_errand_run (&loading, NULL, NULL, g_strdup (path), place, answer, owner);
}

CaravanSheet *
caravan_sheet_ref (CaravanSheet *self)
{
  self->n_refs++;
  return self;
}

void
caravan_sheet_unref (CaravanSheet *self)
{
  if (--self->n_refs > 0)
    return;
  rec_record_free (self->record);
  g_clear_pointer (&self->date, g_date_time_unref);
  g_free (self->growth);
  g_free (self->drawn);
  g_free (self);
}

/* What it says. */

RecRecord *
caravan_sheet_get_record (CaravanSheet *self)
{
  return self->record;
}

const CaravanArt *
caravan_sheet_get_art (CaravanSheet *self)
{
  return caravan_game_find (caravan_sheet_get_table (self)->game)->art;
}

const CvTable *
caravan_sheet_get_table (CaravanSheet *self)
{
  return rec_record_table (self->record);
}

const CvTable *
caravan_sheet_get_drawn (CaravanSheet *self)
{
  const CvTable *table = caravan_sheet_get_table (self);
  const CaravanLearnedBoard *learned = caravan_game_find (table->game)->learned;

  if (learned == NULL || !table->board.present)
    return table;
  if (self->drawn == NULL)
    {
      self->drawn = g_memdup2 (table, sizeof *table);
      learned->learn (rec_record_match (self->record), &self->drawn->board);
    }
  return self->drawn;
}

const CvScore *
caravan_sheet_get_score (CaravanSheet *self)
{
  return &self->score;
}

LangPlayer
caravan_sheet_get_player (CaravanSheet *self, int seat)
{
  return lang_people (self->record).seat[seat];
}

const char *
caravan_sheet_get_name (CaravanSheet *self, int seat)
{
  return lang_player_label (caravan_lang (), caravan_sheet_get_player (self, seat));
}

gint64
caravan_sheet_get_played (CaravanSheet *self)
{
  return rec_record_played (self->record);
}

GDateTime *
caravan_sheet_get_date (CaravanSheet *self)
{
  return self->date;
}

/* Cells. */

void
caravan_sheet_get_cells (CaravanSheet *self, int seat, int line, CvSet *ret_cells)
{
  const CvTable *table = caravan_sheet_get_table (self);

  *ret_cells = (CvSet){ { 0 } };
  if (table->game->line_cells != NULL && table->board.present)
    table->game->line_cells (table, cv_match_state (rec_record_match (self->record)),
                             seat, line, ret_cells);
}

static int
compare_sizes (const void *a, const void *b)
{
  return *(const int *) b - *(const int *) a;
}

int
caravan_sheet_get_sizes (
    CaravanSheet *self, int seat, int line, int *ret_sizes, int most)
{
  const CvBoard *board = &caravan_sheet_get_table (self)->board;
  CvSet rest;
  int n = 0;

  caravan_sheet_get_cells (self, seat, line, &rest);
  for (int bit = cv_set_next (&rest, 0, board->n_words); bit >= 0 && n + 1 < most;
       bit = cv_set_next (&rest, bit, board->n_words))
    ret_sizes[n++] = cv_set_take_part (&rest, bit, board->stride, board->n_words);
  qsort (ret_sizes, (size_t) n, sizeof *ret_sizes, compare_sizes);
  ret_sizes[n] = 0;
  return n;
}

/* Growth. */

/* What a player had on the board: products with the tiles of the end, and of the other
   lines what does not come out of a secret. */
static int
reckon_board_part (const CvPlayerScore *then, const CvPlayerScore *end)
{
  int sum = 0;

  for (int i = 0; i < then->n_lines; i++)
    sum += then->lines[i].is_product ? then->lines[i].count * end->lines[i].times
                                     : then->lines[i].points;
  return sum;
}

/* One point of every player's line. The secrets are set aside while the sheet is
   reckoned, so that nothing of them can be part of it. */
static void
note_growth (CaravanSheet *self, CvState *state, gsize point, gsize n_points)
{
  const CvTable *table = caravan_sheet_get_table (self);
  CvScore score;
  CvCommon common = state->common;

  memset (state->common.secret, 0, sizeof state->common.secret);
  memset (state->common.unstated, 0, sizeof state->common.unstated);
  table->game->score (table, state, false, &score);
  state->common = common;
  for (int seat = 0; seat < score.n_players; seat++)
    self->growth[(gsize) seat * n_points + point] =
        reckon_board_part (&score.player[seat], &self->score.player[seat]);
}

static void
reckon_growth (CaravanSheet *self, gsize n_points)
{
  CvMatch *match = rec_record_match (self->record);
  const CvTable *table = caravan_sheet_get_table (self);
  CvState state;

  self->growth = g_new0 (int, n_points * table->n_players);
  cv_match_state_at (match, 0, &state);
  note_growth (self, &state, 0, n_points);
  for (gsize step = 0; step + 1 < n_points; step++)
    {
      CvMove move = cv_match_entry_move (match, cv_match_step_entry (match, step));
      cv_apply (table, &state, &move);
      note_growth (self, &state, step + 1, n_points);
    }
}

const int *
caravan_sheet_get_growth (CaravanSheet *self, int seat, gsize *ret_n)
{
  gsize n_points = cv_match_n_steps (rec_record_match (self->record)) + 1;

  if (self->score.player[seat].sealed)
    return NULL;
  if (self->growth == NULL)
    reckon_growth (self, n_points);
  *ret_n = n_points;
  return self->growth + (gsize) seat * n_points;
}

char *
caravan_sheet_say_game (CaravanSheet *self)
{
  const char *board = rec_record_board_title (self->record);
  const char *game = rec_record_table (self->record)->game->name;

  if (board == NULL)
    return g_strdup (game);
  /* Translators: %1$s is the name of a game, %2$s the title of its board. */
  return caravan_format (N_ ("%1$s · %2$s"), "st", game, board);
}

/* For other programs. */

char *
caravan_sheet_csv (CaravanSheet *self)
{
  return rec_export_csv (self->record, &self->score);
}

char *
caravan_sheet_json (CaravanSheet *self)
{
  return rec_export_close (rec_export_json (self->record, &self->score));
}

char *
caravan_sheet_bgstats (CaravanSheet *self)
{
  return rec_export_bgstats (self->record, &self->score);
}

char *
caravan_sheet_text (CaravanSheet *self)
{
  return lang_sheet_text (caravan_lang (), self->record, &self->score);
}

void
caravan_sheet_get_laps (CaravanSheet *self, int total, int *ret_laps, int *ret_space)
{
  const CvTable *table = caravan_sheet_get_table (self);
  int n_spaces = table->board.track > 0 ? table->board.track
                                        : caravan_game_find (table->game)->words->track;

  *ret_laps = n_spaces > 0 ? total / n_spaces : 0;
  *ret_space = n_spaces > 0 ? total % n_spaces : total;
}
