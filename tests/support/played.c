/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "played.h"

#include "cv-games.h"
#include "rec-board.h"
#include "sim.h"

#define SEEDS 400

static const char *const names[] = { "Anna", "Bruno", "Chiara", "Davide", "Elena" };
static const char *const editions[] = { "it", "fr" };

typedef struct
{
  const Played *played;
  CvTable table;
  CvState state;
  Sim sim;
  GString *text;
  int n_events;
  gboolean is_there;
} Playing;

static json_t *
load_board (const CvGame *game, CvBoard *ret_board)
{
  RecError error = { 0 };
  json_t *object = rec_board_load_shipped (getenv ("CARAVANSERAI_BOARDS"), game,
                                           "sample", ret_board, &error);
  assert_non_null (object);
  return object;
}

static json_t *
make_header (const CvGame *game, const char *turns, const char *edition, int n_players)
{
  CvBoard board;
  json_t *header = json_pack ("{s:i, s:s, s:s, s:s, s:o, s:[]}", "caravanserai", 1,
                              "game", game->id, "edition", edition, "turns", turns,
                              "board", load_board (game, &board), "players");

  for (int i = 0; i < n_players; i++)
    json_array_append_new (json_object_get (header, "players"),
                           json_pack ("{s:s, s:s}", "color",
                                      cv_color_names[game->colors[i]], "name",
                                      names[i]));
  json_object_set_new (header, "created", json_string ("2026-11-15T19:30:00Z"));
  return header;
}

static void
write_line (GString *text, json_t *object)
{
  char *line = json_dumps (object, JSON_COMPACT);

  g_string_append_printf (text, "%s\n", line);
  free (line);
  json_decref (object);
}

/* In free turns only what lies on the board is recorded. */
static gboolean
is_wanted (const Playing *playing, const CvMove *move)
{
  const char *verb = cv_game_verb (&cv_oasis, move->verb)->name;

  return strcmp (playing->played->turns, "guided") == 0 ||
         strcmp (verb, "place") == 0 || strcmp (verb, "camel") == 0;
}

static gboolean
is_due (const Playing *playing)
{
  CvPrompt prompt;

  cv_oasis.prompt (&playing->table, &playing->state, &prompt);
  return strcmp (prompt.say.rule->id, playing->played->prompt) == 0;
}

static bool
play_on (void *data, const CvMove *move)
{
  Playing *playing = data;
  const Played *played = playing->played;

  if (is_wanted (playing, move))
    {
      write_line (playing->text, rec_event_write (&playing->table, move, NULL));
      playing->n_events++;
    }
  cv_apply (&playing->table, &playing->state, move);
  playing->is_there = played->prompt != NULL
                          ? playing->n_events >= played->n_events && is_due (playing)
                          : playing->n_events == played->n_events;
  return !playing->is_there;
}

/* Tries one game after the other until one gets there. */
static GString *
play (const Played *played)
{
  Playing *playing = g_new0 (Playing, 1);
  CvBoard board;

  json_decref (load_board (&cv_oasis, &board));
  playing->played = played;
  playing->text = g_string_new (NULL);
  sim_seat (&playing->table, &cv_oasis, &board, played->n_players);
  cv_game_edition (&cv_oasis, played->n_edition, playing->table.option);
  for (uint64_t seed = 3; seed < SEEDS && !playing->is_there; seed++)
    {
      g_string_truncate (playing->text, 0);
      playing->n_events = 0;
      cv_state_start (&playing->table, &playing->state);
      assert_true (sim_start (&playing->sim, &playing->table, &playing->state, play_on,
                              playing));
      playing->is_there =
          played->prompt != NULL && played->n_events == 0 && is_due (playing);
      if (!playing->is_there)
        sim_run (&playing->sim, seed);
      playing->is_there |= played->n_events == 0 && played->prompt == NULL;
    }
  assert_true (playing->is_there);
  GString *text = playing->text;
  g_free (playing);
  return text;
}

/* The same name for the same game: people see it. */
static char *
name_file (const char *directory, const Played *played)
{
  const char *prompt = played->prompt != NULL ? strrchr (played->prompt, '.') + 1 : "";
  g_autofree char *name = g_strdup_printf ("%s-%d-%d-%s.caravan", played->turns,
                                           played->n_players, played->n_events, prompt);

  return g_build_filename (directory, name, NULL);
}

char *
played_file (const char *directory, const Played *played)
{
  g_autofree char *path = name_file (directory, played);
  GString *events = play (played);
  GString *text = g_string_new (NULL);

  write_line (text, make_header (&cv_oasis, played->turns, editions[played->n_edition],
                                 played->n_players));
  g_string_append (text, events->str);
  assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (events, TRUE);
  g_string_free (text, TRUE);
  return g_steal_pointer (&path);
}

CaravanMatch *
played_match (const char *directory, const Played *played)
{
  g_autofree char *path = played_file (directory, played);
  RecError error = { 0 };
  CaravanMatch *match = caravan_match_open (path, &error);

  assert_non_null (match);
  return match;
}

CaravanMatch *
played_example_of (const char *directory, const char *game, int n_events)
{
  g_autofree char *name = g_strconcat (game, ".caravan", NULL);
  g_autofree char *from =
      g_build_filename (getenv ("CARAVANSERAI_EXAMPLES"), name, NULL);
  g_autofree char *path = g_build_filename (directory, "example.caravan", NULL);
  g_autofree char *text = NULL;
  RecError error = { 0 };

  assert_true (g_file_get_contents (from, &text, NULL, NULL));
  char *end = text;
  for (int i = 0; i <= n_events && *end != '\0'; i++)
    end = strchr (end, '\n') + 1;
  assert_true (g_file_set_contents (path, text, end - text, NULL));
  CaravanMatch *match = caravan_match_open (path, &error);
  assert_non_null (match);
  return match;
}

CaravanMatch *
played_example (const char *directory, int n_events)
{
  return played_example_of (directory, "oasis", n_events);
}

CaravanMatch *
played_new_of (const char *directory,
               const CvGame *game,
               const char *turns,
               int n_players)
{
  const Played nothing = { .turns = turns, .n_players = n_players };
  g_autofree char *path = name_file (directory, &nothing);
  RecError error = { 0 };
  json_t *header = make_header (game, turns, "it", n_players);
  remove (path);
  CaravanMatch *match = caravan_match_create (path, header, &error);

  assert_non_null (match);
  json_decref (header);
  return match;
}

CaravanMatch *
played_new (const char *directory, const char *turns, int n_players)
{
  return played_new_of (directory, &cv_oasis, turns, n_players);
}
