/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setting up tables for tests. */
#include "scene.h"

#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "rec-record.h"
#include "text.h"

struct Scene
{
  RecRecord *record;
  RecEvent event;
};

/* Strictly, as records are read. */
static json_t *
parse (const char *text)
{
  char *json = text_quote (text);
  RecError error = { 0 };
  json_t *value = rec_json_parse (json, strlen (json), REC_JSON_DEPTH, &error);
  if (value == NULL)
    fail_msg ("%s in %s", error.text, json);
  free (json);
  return value;
}

static json_t *
make_players (const char *colors)
{
  json_t *players = json_array ();
  char *words = strdup (colors), *rest = words, *color;

  while ((color = strsep (&rest, " ")) != NULL)
    json_array_append_new (players,
                           json_pack ("{s:s,s:s}", "color", color, "name", color));
  free (words);
  return players;
}

Scene *
scene_new_edition (const char *game,
                   const char *colors,
                   const char *turns,
                   const char *edition,
                   const char *board)
{
  Scene *scene = calloc (1, sizeof *scene);
  RecReading reading = { .boards = getenv ("CARAVANSERAI_DATA"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  json_t *header = json_pack ("{s:i,s:s,s:s,s:o}", "caravanserai", 1, "game", game,
                              "turns", turns, "players", make_players (colors));
  if (edition != NULL)
    json_object_set_new (header, "edition", parse (edition));
  if (board != NULL)
    json_object_set_new (header, "board", parse (board));
  json_t *array = json_pack ("[o]", header);
  scene->record = rec_record_read_array (array, &reading, &error);
  json_decref (array);
  if (scene->record == NULL)
    fail_msg ("the scene can't be set: %s %s", error.text, error.args[0]);
  return scene;
}

Scene *
scene_new (const char *game, const char *colors, const char *turns, const char *board)
{
  return scene_new_edition (game, colors, turns, NULL, board);
}

void
scene_free (Scene *scene)
{
  rec_event_free (&scene->event);
  rec_record_free (scene->record);
  free (scene);
}

char *
scene_grid (const char *game, const char *const *rows)
{
  json_t *list = json_array ();
  for (int i = 0; rows[i] != NULL; i++)
    json_array_append_new (list, json_string (rows[i]));
  json_t *board = json_pack ("{s:i,s:s,s:s,s:s,s:o}", "caravanserai-board", 1, "game",
                             game, "id", "test", "title", "test", "rows", list);
  const CvGame *found = cv_game_find (game);
  for (int edge = 0; found->symbols != NULL && edge < 2; edge++)
    {
      json_t *symbols = json_array ();
      for (int i = 0; found->symbols[i] != NULL; i++)
        json_array_append_new (symbols, json_string (found->symbols[i]));
      json_object_set_new (board, edge == 0 ? "column-symbols" : "row-symbols",
                           symbols);
    }
  char *text = json_dumps (board, JSON_COMPACT);
  json_decref (board);
  return text;
}

static bool
read_event (Scene *scene, const char *text, RecEvent *event, RecError *error)
{
  json_t *object = parse (text);
  bool good = rec_event_read (scene_table (scene), object, event, error);
  json_decref (object);
  return good;
}

void
scene_read (Scene *scene, const char *event, RecEvent *ret_event)
{
  RecError error = { 0 };
  if (!read_event (scene, event, ret_event, &error))
    fail_msg ("%s (%s %s) in %s", error.text, error.args[0], error.args[1], event);
}

/* Reads an event, and writes and reads it again, which must not change it. */
static void
read_twice (Scene *scene, const char *text)
{
  RecError error = { 0 };
  RecEvent again = { 0 };

  scene_read (scene, text, &scene->event);
  if (rec_event_has_more (scene_table (scene), &scene->event.move))
    return;
  json_t *written = rec_event_write (scene_table (scene), &scene->event.move, NULL);
  assert_true (rec_event_read (scene_table (scene), written, &again, &error));
  assert_int_equal (again.n_atoms, scene->event.n_atoms);
  for (size_t i = 0; i < again.n_atoms; i++)
    {
      assert_int_equal (again.atoms[i].arg, scene->event.atoms[i].arg);
      assert_int_equal (again.atoms[i].key, scene->event.atoms[i].key);
      assert_int_equal (again.atoms[i].value, scene->event.atoms[i].value);
    }
  json_decref (written);
  rec_event_free (&again);
}

void
scene_play (Scene *scene, const char *event)
{
  CvVerdict verdict;

  read_twice (scene, event);
  if (!cv_match_play (scene_match (scene), &scene->event.move, &verdict))
    fail_msg ("%s: %s", event, verdict.rule->id);
  int broken =
      scene_table (scene)->game->sane (scene_table (scene), scene_state (scene));
  if (broken != 0)
    fail_msg ("%s: invariant %d is broken", event, broken);
}

void
scene_expect (Scene *scene, const char *event, const char *rule, const char *because)
{
  CvVerdict verdict;
  char cells[CV_BECAUSE_MOST * CV_CELL_TEXT_SIZE + 1] = "";

  read_twice (scene, event);
  cv_match_judge (scene_match (scene), &scene->event.move, &verdict);
  for (int i = 0; i < verdict.n_because; i++)
    {
      char cell[CV_CELL_TEXT_SIZE];
      size_t n = strlen (cells);
      snprintf (cells + n, sizeof cells - n, "%s%s", i > 0 ? " " : "",
                cv_cell_print (verdict.because[i], cell));
    }
  if (strcmp (verdict.rule->id, rule) != 0)
    fail_msg ("%s: %s, not %s", event, verdict.rule->id, rule);
  assert_string_equal (cells, because);
}

void
scene_refuses (Scene *scene, const char *event)
{
  RecError error = { 0 };
  if (read_event (scene, event, &scene->event, &error))
    fail_msg ("%s was read", event);
  assert_non_null (error.text);
}

void
scene_expect_ends (Scene *scene, const char *wanted)
{
  const CvGame *game = scene_table (scene)->game;
  CvVerdict ends[CV_ENDS_MOST];
  char start[32], line[128] = "";
  int n = game->ends (scene_table (scene), scene_state (scene), ends);

  snprintf (start, sizeof start, "%s.end.", game->id);
  for (int i = 0; i < n; i++)
    {
      const char *id = ends[i].rule->id;
      size_t size = strlen (line);
      assert_int_equal (strncmp (id, start, strlen (start)), 0);
      snprintf (line + size, sizeof line - size, "%s%s", i > 0 ? " " : "",
                id + strlen (start));
    }
  assert_string_equal (line, wanted);
}

CvMatch *
scene_match (Scene *scene)
{
  return rec_record_match (scene->record);
}

const CvState *
scene_state (Scene *scene)
{
  return cv_match_state (scene_match (scene));
}

const RecRecord *
scene_record (const Scene *scene)
{
  return scene->record;
}

const CvTable *
scene_table (Scene *scene)
{
  return rec_record_table (scene->record);
}

void
scene_score (Scene *scene, bool open, CvScore *ret_score)
{
  scene_table (scene)->game->score (scene_table (scene), scene_state (scene), open,
                                    ret_score);
}

static int
find_seat (Scene *scene, const char *color)
{
  RecError error;
  int seat;
  if (!rec_seat_read (scene_table (scene), color, "", &seat, &error))
    fail_msg ("nobody plays %s", color);
  return seat;
}

int
scene_total (Scene *scene, const char *color)
{
  CvScore score;
  scene_score (scene, false, &score);
  return score.player[find_seat (scene, color)].total;
}

int
scene_fact (Scene *scene, const char *color, const char *label)
{
  CvFact facts[CV_FACTS_MOST];
  int n = scene_table (scene)->game->facts (scene_table (scene), scene_state (scene),
                                            find_seat (scene, color), facts);
  for (int i = 0; i < n; i++)
    if (strcmp (facts[i].label, label) == 0)
      return facts[i].value;
  fail_msg ("there is no fact %s", label);
  return 0;
}

static void
append_cell (json_t *map, const char *key, const char *cell)
{
  if (json_object_get (map, key) == NULL)
    json_object_set_new (map, key, json_array ());
  json_array_append_new (json_object_get (map, key), json_string (cell));
}

void
scene_draw (Scene *scene, const char *const *rows)
{
  json_t *tiles = json_object (), *markers = json_object (), *camels = json_object ();

  for (int row = 0; rows[row] != NULL; row++)
    for (int column = 0; column * 3 < (int) strlen (rows[row]); column++)
      {
        const char *drawn = rows[row] + column * 3;
        const char *owner = strchr (cv_color_letters, drawn[1]);
        const char *kind = drawn[0] == 'o'   ? "oasis"
                           : drawn[0] == 's' ? "steppe"
                                             : "stone";
        char cell[CV_CELL_TEXT_SIZE];
        cv_cell_print (cv_cell (column, row), cell);
        if (strchr ("osr", drawn[0]) != NULL)
          append_cell (tiles, kind, cell);
        if (owner != NULL)
          append_cell (drawn[0] == 'c' ? camels : markers,
                       cv_color_names[owner - cv_color_letters], cell);
      }
  json_t *event = json_pack ("{s:s,s:o,s:o,s:o}", "do", "position", "tiles", tiles,
                             "markers", markers, "camels", camels);
  char *text = json_dumps (event, JSON_COMPACT);
  scene_play (scene, text);
  free (text);
  json_decref (event);
}
