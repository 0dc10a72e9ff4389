/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "plays-basari.h"

#include <stdlib.h>
#include <string.h>

#include "cv-games.h"
#include "rec-board.h"

#define DECLINES_ONCE_IN 3 /* actions for points */

/* Fewer archways make shorter games. */
static const struct
{
  size_t n_arches;
  const char *id, *title;
} boards[] = { [PLAYS_KNOWN] = { 11, "whole", "Whole ring" },
               [PLAYS_HALF_KNOWN] = { 14, "half", "Half a ring" },
               [PLAYS_UNKNOWN] = { 11, "bare", "Bare ring" } };

/* Boards. */

static json_t *
load_sample (void)
{
  CvBoard board;
  RecError error = { 0 };
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_BOARDS"), &cv_basari,
                                           "sample", &board, &error);

  assert_non_null (object);
  return object;
}

/* The whole board, as it lies on the table. */
static json_t *
make_printed (PlaysBoard known)
{
  json_t *board = load_sample ();
  json_t *arches = json_object_get (board, "arches");

  if (known == PLAYS_SAMPLE)
    return board;
  while (json_array_size (arches) > boards[known].n_arches)
    json_array_remove (arches, json_array_size (arches) - 1);
  json_object_set_new (board, "id", json_string (boards[known].id));
  json_object_set_new (board, "title", json_string (boards[known].title));
  return board;
}

json_t *
plays_basari_board (PlaysBoard known)
{
  json_t *board = make_printed (known), *arch;
  size_t i;

  json_array_foreach (json_object_get (board, "arches"), i, arch)
    {
      if (known == PLAYS_UNKNOWN || (known == PLAYS_HALF_KNOWN && (i & 1) != 0))
        json_object_del (arch, "points");
      if (known == PLAYS_UNKNOWN || (known == PLAYS_HALF_KNOWN && (i & 2) != 0))
        json_object_del (arch, "gems");
    }
  return board;
}

/* Events. */

static bool
is (const json_t *event, const char *verb)
{
  return strcmp (json_string_value (json_object_get (event, "do")), verb) == 0;
}

static int
find_seat (const CvTable *table, const json_t *event)
{
  const char *color = json_string_value (json_object_get (event, "by"));
  int seat = 0;

  while (strcmp (cv_color_names[table->color[seat]], color) != 0)
    seat++;
  return seat;
}

/* What the board lacks of the archway where the player stands before the event; verb,
   argument and what is printed have one name. */
static void
state_shown (
    CvMatch *match, size_t i, json_t *event, const json_t *printed, const json_t *board)
{
  const char *what = json_string_value (json_object_get (event, "do"));
  CvState state;

  cv_match_state_at (match, i, &state);
  int arch = state.basari.player[find_seat (cv_match_table (match), event)].arch;
  const json_t *known =
      json_array_get (json_object_get (board, "arches"), (size_t) arch);
  const json_t *shown =
      json_array_get (json_object_get (printed, "arches"), (size_t) arch);
  if (json_object_get (known, what) == NULL)
    json_object_set (event, what, json_object_get (shown, what));
}

static void
state_all (json_t *play, const json_t *printed, const json_t *board)
{
  RecRecord *record = plays_read (play);
  json_t *event;
  size_t i;

  json_array_foreach (play, i, event)
    if (i > 0 && (is (event, "points") || is (event, "gems")))
      state_shown (rec_record_match (record), i - 1, event, printed, board);
  rec_record_free (record);
}

/* Of every other barter the accepted offer alone is kept. */
static void
leave_offers_out (json_t *play)
{
  size_t n_barters = 0, i = 1;

  while (i + 1 < json_array_size (play))
    {
      const json_t *event = json_array_get (play, i);
      n_barters += is (event, "accept");
      if (n_barters % 2 == 0 && is (event, "offer") &&
          is (json_array_get (play, i + 1), "offer"))
        json_array_remove (play, i);
      else
        i++;
    }
}

static void
decline_some (json_t *play)
{
  size_t n = 0, i;
  json_t *event;

  json_array_foreach (play, i, event)
    if (i > 0 && is (event, "points") && ++n % DECLINES_ONCE_IN == 0)
      {
        json_object_set_new (event, "do", json_string ("skip"));
        json_object_del (event, "points");
      }
}

json_t *
plays_make_basari (PlaysBoard known, int n_players, bool guided, uint64_t seed)
{
  json_t *printed = make_printed (known), *board = plays_basari_board (known);
  json_t *play = plays_make_on (&cv_basari, printed, n_players, guided, seed);

  state_all (play, printed, board);
  json_object_set (json_array_get (play, 0), "board", board);
  if (!guided)
    {
      leave_offers_out (play);
      decline_some (play);
    }
  rec_record_free (plays_read (play));
  json_decref (printed);
  json_decref (board);
  return play;
}
