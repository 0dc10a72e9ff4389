/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "plays.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-games.h"
#include "rec-record.h"
#include "sim.h"

static const char *const names[] = { "Ada", "Bruno", "Carla", "Dario", "Elise" };

typedef struct
{
  RecRecord *record; /* with all the events of the simulator */
  json_t *play;
  const CvGame *game;
  bool guided;
  bool hides; /* what is put away is written down too */
} Scribe;

static json_t *
make_header (const CvGame *game, const json_t *board, int n_players, bool guided)
{
  json_t *players = json_array ();

  for (int i = 0; i < n_players; i++)
    json_array_append_new (players, json_pack ("{s:s,s:s}", "color",
                                               cv_color_names[game->colors[i]], "name",
                                               names[i]));
  return json_pack ("{s:i,s:s,s:s,s:o,s:o}", "caravanserai", 1, "game", game->id,
                    "turns", guided ? "guided" : "free", "board",
                    board != NULL ? json_deep_copy (board) : json_string ("sample"),
                    "players", players);
}

static const char *
get_text (const json_t *event, const char *key)
{
  const char *text = json_string_value (json_object_get (event, key));
  return text != NULL ? text : "";
}

/* Where nothing is laid on a board, steps are all there is to record. */
static bool
is_wanted (const Scribe *scribe, const char *verb)
{
  const CvGame *game = scribe->game;

  if (game->layout == CV_LAYOUT_RING)
    return true;
  if (cv_verb_where (cv_game_verb (game, cv_game_verb_find (game, verb))) >= 0)
    return true;
  if (strcmp (verb, "hide") == 0)
    return scribe->hides;
  return scribe->guided && strcmp (verb, "reveal") != 0;
}

/* After the tile was laid: an area that nobody owns was left free, which the one who
   enters it is asked about. */
static void
say_left_free (const Scribe *scribe, json_t *event)
{
  CvMatch *match = rec_record_match (scribe->record);
  const CvTable *table = cv_match_table (match);
  const char *at = get_text (event, "at");
  CvCell cell;

  if (strcmp (get_text (event, "do"), "place") != 0)
    return;
  assert_true (cv_cell_parse (at, &cell));
  int bit = cv_board_bit (&table->board, cell);
  if (table->game->look (table, cv_match_state (match), bit).owner == CV_NO_PLAYER)
    json_object_set_new (event, "marker", json_string ("none"));
}

/* Free turns do not ask for cards. */
static void
leave_cards_out (const Scribe *scribe, json_t *event)
{
  if (!scribe->guided && json_array_size (scribe->play) % 2 == 0)
    json_object_del (event, "cards");
}

static bool
write_down (void *data, const CvMove *move)
{
  Scribe *scribe = data;
  const CvTable *table = rec_record_table (scribe->record);
  json_t *event = rec_event_write (table, move, NULL);
  RecError error;

  assert_true (rec_record_play (scribe->record, event, &error));
  if (is_wanted (scribe, get_text (event, "do")))
    {
      json_t *kept = json_deep_copy (event);
      say_left_free (scribe, kept);
      leave_cards_out (scribe, kept);
      json_array_append_new (scribe->play, kept);
    }
  json_decref (event);
  return true;
}

RecRecord *
plays_read (const json_t *play)
{
  const RecReading whole = { getenv ("CARAVANSERAI_BOARDS"), SIZE_MAX };
  RecError error;
  RecRecord *record = rec_record_read_array (play, &whole, &error);

  assert_non_null (record);
  return record;
}

static json_t *
make (const CvGame *game,
      const json_t *board,
      int n_players,
      bool guided,
      bool hides,
      uint64_t seed)
{
  Scribe scribe = { .game = game, .guided = guided, .hides = hides };
  json_t *start = json_pack ("[o]", make_header (game, board, n_players, true));
  Sim sim;

  scribe.play = json_pack ("[o]", make_header (game, board, n_players, guided));
  scribe.record = plays_read (start);
  CvMatch *match = rec_record_match (scribe.record);
  assert_true (sim_start (&sim, cv_match_table (match), cv_match_state (match),
                          write_down, &scribe));
  assert_true (sim_run (&sim, seed));
  rec_record_free (scribe.record);
  json_decref (start);
  rec_record_free (plays_read (scribe.play));
  return scribe.play;
}

json_t *
plays_make (int n_players, bool guided, uint64_t seed)
{
  return make (&cv_oasis, NULL, n_players, guided, false, seed);
}

json_t *
plays_make_of (const CvGame *game, int n_players, bool guided, uint64_t seed)
{
  return make (game, NULL, n_players, guided, false, seed);
}

json_t *
plays_make_on (
    const CvGame *game, const json_t *board, int n_players, bool guided, uint64_t seed)
{
  return make (game, board, n_players, guided, false, seed);
}

json_t *
plays_make_whole (int n_players, bool guided, uint64_t seed)
{
  return make (&cv_oasis, NULL, n_players, guided, true, seed);
}

/* What happens in a play. */

static bool
has_moved_marker (const json_t *event, const json_t *before)
{
  const char *marker = get_text (event, "marker");
  return *marker != '\0' && strcmp (marker, "none") != 0;
}

static bool
has_left_free (const json_t *event, const json_t *before)
{
  return strcmp (get_text (event, "marker"), "none") == 0;
}

static bool
has_moved_camel (const json_t *event, const json_t *before)
{
  return strcmp (get_text (event, "do"), "camel") == 0 &&
         json_object_get (event, "from") != NULL;
}

static bool
is_skip (const json_t *event, const json_t *before)
{
  return strcmp (get_text (event, "do"), "skip") == 0 &&
         strcmp (get_text (event, "what"), "action") != 0;
}

static bool
has_declined (const json_t *event, const json_t *before)
{
  return strcmp (get_text (event, "what"), "action") == 0;
}

static bool
is_noble_action (const json_t *event, const json_t *before)
{
  const char *verb = get_text (event, "do");
  return strcmp (get_text (before, "do"), "end-round") == 0 &&
         (strcmp (verb, "place") == 0 || strcmp (verb, "camel") == 0);
}

/* The action that two bartered for. */
static bool
is_won (const json_t *event, const json_t *before)
{
  return strcmp (get_text (before, "do"), "accept") == 0 &&
         strcmp (get_text (event, "do"), "skip") != 0;
}

/* An offer that another one was not enough for. */
static bool
is_higher_offer (const json_t *event, const json_t *before)
{
  return strcmp (get_text (event, "do"), "offer") == 0 &&
         json_object_get (before, "gems") != NULL &&
         strcmp (get_text (before, "do"), "offer") == 0;
}

/* Three chose the same. */
static bool
is_nobodys (const json_t *event, const json_t *before)
{
  json_t *actions = json_object_get (event, "actions"), *action;
  const char *color;
  int n[128] = { 0 }, most = 0;

  json_object_foreach (actions, color, action)
    {
      int letter = json_string_value (action)[0] & 127;
      most = ++n[letter] > most ? n[letter] : most;
    }
  return most > 2;
}

char *
plays_describe (const json_t *play)
{
  static const struct
  {
    const char *word;
    bool (*is_so) (const json_t *event, const json_t *before);
  } things[] = { { "moved-marker", has_moved_marker },
                 { "left-free", has_left_free },
                 { "moved-camel", has_moved_camel },
                 { "skip", is_skip },
                 { "noble", is_noble_action },
                 { "declined", has_declined },
                 { "won", is_won },
                 { "higher", is_higher_offer },
                 { "nobody", is_nobodys } };
  char *text;
  size_t size;
  FILE *stream = open_memstream (&text, &size);

  for (size_t i = 0; i < sizeof things / sizeof *things; i++)
    for (size_t j = 1; j < json_array_size (play); j++)
      if (things[i].is_so (json_array_get (play, j), json_array_get (play, j - 1)))
        {
          fprintf (stream, "%s%s", ftell (stream) > 0 ? " " : "", things[i].word);
          break;
        }
  fclose (stream);
  return text;
}

json_t *
plays_bare (const json_t *event)
{
  json_t *bare = json_deep_copy (event);
  json_object_del (bare, "time");
  return bare;
}
