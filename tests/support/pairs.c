/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs of records that differ only in what is hidden. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "pairs.h"

#include <stdlib.h>
#include <string.h>

#include "lang-say.h"
#include "rec-lock.h"
#include "sim-random.h"
#include "simulated.h"

/* Where a third of the games are broken off. */
#define STEPS_MOST 60
#define TRIES      12

typedef struct
{
  SimRandom dice;
  RecRecord *record[2];
  json_t *lines[2]; /* arrays: the header, then all events */
  json_t *lock[CV_PLAYERS_MOST];
} Maker;

static int
below (Maker *maker, int n)
{
  return sim_random_below (&maker->dice, n);
}

static const CvTable *
table_of (Maker *maker)
{
  return rec_record_table (maker->record[0]);
}

/* Both are asked, and must say the same. */
static bool
may_both (Maker *maker, json_t *const event[2])
{
  RecError error[2] = { { 0 } };
  bool may[2];

  for (int i = 0; i < 2; i++)
    may[i] = rec_record_may_play (maker->record[i], event[i], &error[i]);
  if (event[0] != event[1])
    return may[0] && may[1];
  if (may[0] != may[1])
    fail_msg ("%s is judged by what is hidden", json_dumps (event[0], JSON_COMPACT));
  if (!may[0])
    {
      Lang *lang = lang_open ("en", "");
      char *said[2] = { lang_say_error (lang, &error[0]),
                        lang_say_error (lang, &error[1]) };
      assert_string_equal (said[0], said[1]);
      free (said[0]);
      free (said[1]);
      lang_close (lang);
    }
  return may[0];
}

static bool
play_both (Maker *maker, json_t *const event[2])
{
  RecError error = { 0 };

  if (!may_both (maker, event))
    return false;
  for (int i = 0; i < 2; i++)
    {
      assert_true (rec_record_play (maker->record[i], event[i], &error));
      json_array_append (maker->lines[i], event[i]);
    }
  return true;
}

/* The same step in both. */
static void
play (Maker *maker, json_t *event)
{
  assert_non_null (event);
  play_both (maker, (json_t *[]){ event, event });
  json_decref (event);
}

static json_t *
make_counts (Maker *maker, int most, bool all)
{
  const CvGame *game = table_of (maker)->game;
  json_t *counts = json_object ();

  for (int key = 0; game->hidden_keys[key] != NULL; key++)
    if (all || below (maker, 2) == 0)
      json_object_set_new (counts, game->hidden_keys[key],
                           json_integer (below (maker, most)));
  return counts;
}

static json_t *
make_hide (Maker *maker, int which, int seat, bool nothing)
{
  const char *color = cv_color_names[table_of (maker)->color[seat]];
  int counts[CV_HIDDEN_MOST];

  if (maker->lock[seat] == NULL)
    return json_pack ("{s:s,s:s,s:o}", "do", "hide", "by", color, "add",
                      nothing ? json_object () : make_counts (maker, 6, false));
  for (int key = 0; key < CV_HIDDEN_MOST; key++)
    counts[key] = below (maker, 9) - 2;
  return rec_lock_hide (maker->record[which], rec_record_match (maker->record[which]),
                        seat, counts);
}

/* Something else in each; what can't be is tried anew, and nothing can always be. */
static void
hide (Maker *maker)
{
  int seat = below (maker, table_of (maker)->n_players);
  bool done = false;

  for (int i = 0; !done; i++)
    {
      json_t *event[2] = { make_hide (maker, 0, seat, i >= TRIES),
                           make_hide (maker, 1, seat, i >= TRIES) };
      done = play_both (maker, event);
      json_decref (event[0]);
      json_decref (event[1]);
      assert_true (done || i <= TRIES);
    }
}

/* One value for each token, where the board tells how many there are: random totals
   would hardly ever be possible. */
static json_t *
make_reveal (Maker *maker, bool all)
{
  const CvTable *table = table_of (maker);
  int seat = below (maker, table->n_players);
  const char *color = cv_color_names[table->color[seat]];
  json_t *counts = make_counts (maker, 4, all);

  if (table->game->secret_most != NULL && table->board.present)
    for (int key = 0; table->game->hidden_keys[key] != NULL; key++)
      {
        const CvState *state = cv_match_state (rec_record_match (maker->record[0]));
        int most = table->game->secret_most (table, state, seat, key);
        const char *name = table->game->hidden_keys[key];
        if (json_object_get (counts, name) != NULL && most > 0)
          json_object_set_new (counts, name,
                               json_integer (most - below (maker, most / 2 + 1)));
      }
  return json_pack ("{s:s,s:s,s:o}", "do", "reveal", "by", color, "counts", counts);
}

static void
keep_a_secret (Maker *maker)
{
  switch (below (maker, 8))
    {
    case 0:
    case 1:
      play (maker, make_reveal (maker, false));
      break;
    case 2:
      play (maker, make_reveal (maker, true));
      break;
    case 3:
      play (maker, json_pack ("{s:s}", "do", below (maker, 3) == 0 ? "redo" : "undo"));
      break;
    default:
      hide (maker);
    }
}

/* The steps of a whole game but for its secrets, as far as they can be played. */
static void
play_simulated (Maker *maker, uint64_t seed)
{
  const CvTable *table = table_of (maker);
  char *events = simulated_events (table->game, table->n_players, seed);
  char *rest = events, *line;
  int n = below (maker, 3) == 0 ? STEPS_MOST : 100000;

  while ((line = strsep (&rest, "\n")) != NULL && *line != '\0' && n > 0)
    {
      json_t *event = json_loads (line, 0, NULL);
      const char *verb = json_string_value (json_object_get (event, "do"));
      if (strcmp (verb, "hide") == 0 || strcmp (verb, "reveal") == 0)
        {
          json_decref (event);
          continue;
        }
      play (maker, event);
      n--;
      if (below (maker, 6) == 0)
        keep_a_secret (maker);
    }
  free (events);
}

/* Without a board: what the first verb of counting is given, and secrets. */
static void
play_counts (Maker *maker)
{
  const CvTable *table = table_of (maker);
  const char *what = strcmp (table->game->id, "oasis") == 0 ? "oasis" : "track";

  for (int i = 0; i < 12; i++)
    {
      const char *color = cv_color_names[table->color[below (maker, table->n_players)]];
      play (maker, json_pack ("{s:s,s:s,s:i}", "do", "count", "by", color, what,
                              below (maker, 9)));
      keep_a_secret (maker);
    }
}

static void
start (Maker *maker, const CvGame *game, uint64_t seed, bool board)
{
  static const char *const names[] = { "Anna", "Bruno", "Chiara", "Dora", "Émile" };
  RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  RecError error = { 0 };

  sim_random_seed (&maker->dice, seed);
  int n_players =
      game->players_min + below (maker, game->players_max - game->players_min + 1);
  char *line = simulated_header (game, n_players, names, "2026-11-15T19:30:00Z");
  json_t *header = json_loads (line, 0, NULL);
  free (line);
  if (!board)
    json_object_del (header, "board");
  for (int seat = 0; seat < n_players; seat++)
    if (below (maker, 3) == 0)
      {
        maker->lock[seat] = rec_lock_make ("1234", REC_LOCK_WEAK, &error);
        json_object_set (
            json_array_get (json_object_get (header, "players"), (size_t) seat), "lock",
            maker->lock[seat]);
      }
  for (int i = 0; i < 2; i++)
    {
      maker->lines[i] = json_pack ("[O]", header);
      maker->record[i] = rec_record_read_array (maker->lines[i], &reading, &error);
      assert_non_null (maker->record[i]);
    }
  json_decref (header);
}

static char *
print_lines (const json_t *lines)
{
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  assert_non_null (stream);
  for (size_t i = 0; i < json_array_size (lines); i++)
    {
      json_dumpf (json_array_get (lines, i), stream, JSON_COMPACT);
      fputc ('\n', stream);
    }
  fclose (stream);
  return text;
}

Pair
pairs_make (const CvGame *game, uint64_t seed)
{
  Maker maker = { .record = { NULL } };
  bool board = seed % 4 != 3;
  Pair pair;

  start (&maker, game, seed, board);
  if (board)
    play_simulated (&maker, seed);
  else
    play_counts (&maker);
  for (int i = below (&maker, 12); i > 0; i--)
    keep_a_secret (&maker);
  pair.n_lines = json_array_size (maker.lines[0]);
  for (int i = 0; i < 2; i++)
    {
      pair.text[i] = print_lines (maker.lines[i]);
      json_decref (maker.lines[i]);
      rec_record_free (maker.record[i]);
    }
  for (int seat = 0; seat < CV_PLAYERS_MOST; seat++)
    json_decref (maker.lock[seat]);
  return pair;
}

void
pairs_free (Pair *pair)
{
  free (pair->text[0]);
  free (pair->text[1]);
}

char *
pairs_cut (const Pair *pair, int which, size_t n_lines)
{
  const char *end = pair->text[which];

  while (n_lines-- > 0 && *end != '\0')
    end = strchr (end, '\n') + 1;
  return strndup (pair->text[which], (size_t) (end - pair->text[which]));
}
