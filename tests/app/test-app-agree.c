/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line and the window agree to the letter: a thousand simulated games of
   each game are scored and exported by `caravan`, started as people start it, and by
   the sheet that the window makes of the same file. Some are broken off, some keep
   their secrets, some have a broken rule let stand; names are of the kind that columns
   and commas stumble over. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "caravan-language.h"
#include "caravan-sheet.h"
#include "cv-games.h"
#include "files.h"
#include "rec-report.h"
#include "sim.h"
#include "text.h"

#define GAMES_EACH      1000
#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

static const char *const names[] = { "Ada",
                                     "Bruno, il lungo",
                                     "Chloé",
                                     "Zoë “d’en haut”",
                                     "李小龍",
                                     "D. \"Doc\" O'Hara",
                                     "Éléonore de Montferrand-Lavaudieu",
                                     "=1+1" };

static const char *const languages[] = { "en", "it", "fr" };

/* The games. */

typedef struct
{
  RecRecord *record;
  size_t n_played;
  size_t n_most;    /* it is broken off there */
  unsigned secrets; /* who does not reveal anything, a bit a seat */
} Scribe;

static bool
write_down (void *data, const CvMove *move)
{
  Scribe *scribe = data;
  RecError error = { 0 };

  if (scribe->n_played++ >= scribe->n_most)
    return false;
  if (move->verb == CV_VERB_REVEAL && (scribe->secrets >> move->by & 1))
    return true;
  json_t *event = rec_event_write (rec_record_table (scribe->record), move, NULL);
  bool good = rec_record_play (scribe->record, event, &error);
  json_decref (event);
  assert_true (good);
  return good;
}

static json_t *
make_players (const CvGame *game, size_t n_players, size_t seed)
{
  json_t *players = json_array ();

  for (size_t seat = 0; seat < n_players; seat++)
    json_array_append_new (
        players, json_pack ("{s:s,s:s}", "color", cv_color_names[game->colors[seat]],
                            "name", names[(seed + seat) % COUNT_OF (names)]));
  return players;
}

/* A record without events for three players or more. Every other one says when it was
   begun. */
static RecRecord *
open_record (const CvGame *game, size_t seed)
{
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  RecError error = { 0 };
  size_t n_players = 3 + seed / 2 % (size_t) (game->players_max - 2);
  json_t *header = json_pack ("{s:i,s:s,s:s,s:s,s:o}", "caravanserai", 1, "game",
                              game->id, "turns", "guided", "board", "sample", "players",
                              make_players (game, n_players, seed));

  if (seed % 2 == 0)
    json_object_set_new (header, "created", json_string ("2026-11-15T19:30:00Z"));
  json_t *array = json_pack ("[o]", header);
  RecRecord *record = rec_record_read_array (array, &reading, &error);
  json_decref (array);
  assert_non_null (record);
  return record;
}

/* Plays an event with ' for "; whether it may be. */
static bool
try_event (RecRecord *record, const char *text)
{
  RecError error = { 0 };
  json_t *event = text_parse (text);
  bool good = rec_record_play (record, event, &error);

  json_decref (event);
  return good;
}

/* What people do to a game that they break off: a turn out of order let stand, a
   mistake taken back, a name corrected, the end. */
static void
break_off (RecRecord *record, size_t seed)
{
  if (seed % 2 == 0 && !try_event (record, "{'do':'end-round','allowed':'house'}"))
    try_event (record, "{'do':'end-turn','by':'blue','allowed':'house'}");
  if (seed % 4 == 3)
    try_event (record, "{'do':'undo','steps':2}");
  try_event (record, "{'do':'set','names':{'blue':'Bo'}}");
  try_event (record,
             "{'do':'note','text':'Late, all tired','time':'2026-11-15T23:59:59Z'}");
  if (seed % 3 == 0)
    try_event (record, "{'do':'end'}");
}

static RecRecord *
play_game (const CvGame *game, size_t seed)
{
  Scribe scribe = { .record = open_record (game, seed), .n_most = SIZE_MAX };
  const CvMatch *match = rec_record_match (scribe.record);
  Sim sim;

  if (seed % 5 == 1)
    scribe.n_most = 10 + seed % 97;
  if (seed % 5 == 2)
    scribe.secrets = (unsigned) seed / 5 % 31 + 1;
  assert_true (sim_start (&sim, cv_match_table (match), cv_match_state (match),
                          write_down, &scribe));
  if (!sim_run (&sim, seed))
    break_off (scribe.record, seed);
  return scribe.record;
}

/* The lines of a record, header first. */
static json_t *
list_lines (RecRecord *record)
{
  size_t n_events = cv_match_n_entries (rec_record_match (record));
  json_t *lines = json_array ();

  json_array_append (lines, (json_t *) rec_record_header (record));
  for (size_t i = 0; i < n_events; i++)
    json_array_append_new (lines, rec_record_event (record, i));
  return lines;
}

static void
write_record (const char *path, const json_t *lines)
{
  FILE *file = fopen (path, "we");
  size_t i;
  json_t *line;

  assert_non_null (file);
  json_array_foreach (lines, i, line)
    {
      json_dumpf (line, file, JSON_COMPACT);
      fputc ('\n', file);
    }
  assert_int_equal (fclose (file), 0);
}

/* The command line. */

typedef struct
{
  pid_t process;
  int out;
} Running;

extern char **environ;

static Running
start_caravan (const char *const *args)
{
  posix_spawn_file_actions_t actions;
  Running running;
  int ends[2];

  assert_int_equal (pipe (ends), 0);
  posix_spawn_file_actions_init (&actions);
  posix_spawn_file_actions_adddup2 (&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclosefrom_np (&actions, STDERR_FILENO + 1);
  assert_int_equal (posix_spawn (&running.process, args[0], &actions, NULL,
                                 (char *const *) args, environ),
                    0);
  posix_spawn_file_actions_destroy (&actions);
  close (ends[1]);
  running.out = ends[0];
  return running;
}

static char *
finish_caravan (const Running *running)
{
  char *text = files_read_rest (running->out);
  int status;

  close (running->out);
  assert_int_equal (waitpid (running->process, &status, 0), running->process);
  assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  return text;
}

/* What is compared: the arguments besides the record and the language, and what the
   window makes. */
static const struct
{
  const char *name;
  const char *args[3];
  char *(*make) (CaravanSheet *sheet);
} forms[] = {
  { "score", { "score", NULL, NULL }, caravan_sheet_text },
  { "text", { "export", "--to", "text" }, caravan_sheet_text },
  { "csv", { "export", "--to", "csv" }, caravan_sheet_csv },
  { "json", { "export", "--to", "json" }, caravan_sheet_json },
  { "bgstats", { "export", "--to", "bgstats" }, caravan_sheet_bgstats },
};

#define N_FORMS COUNT_OF (forms)

static Running
start_form (size_t form, const char *path, const char *language)
{
  const char *args[8] = { getenv ("CARAVAN") };
  size_t n = 1;

  for (size_t i = 0; i < COUNT_OF (forms[form].args); i++)
    if (forms[form].args[i] != NULL)
      args[n++] = forms[form].args[i];
  args[n++] = path;
  args[n++] = "--lang";
  args[n++] = language;
  return start_caravan (args);
}

/* A link in a code has no newline, and a line of cases is read without one. */
static void
drop_newline (char *text)
{
  size_t n = strlen (text);
  if (n > 0 && text[n - 1] == '\n')
    text[n - 1] = '\0';
}

/* Fails with the first line that differs. Takes both texts over. */
static void
assert_agree (
    const CvGame *game, size_t seed, const char *form, char *printed, char *shown)
{
  size_t line = 1, start = 0;

  drop_newline (printed);
  drop_newline (shown);
  for (size_t i = 0; printed[i] == shown[i] && printed[i] != '\0'; i++)
    if (printed[i] == '\n')
      {
        line++;
        start = i + 1;
      }
  if (strcmp (printed, shown) != 0)
    fail_msg ("%s, seed %zu, %s: line %zu\n  caravan: %.*s\n  window:  %.*s", game->id,
              seed, form, line, (int) strcspn (printed + start, "\n"), printed + start,
              (int) strcspn (shown + start, "\n"), shown + start);
  free (printed);
  free (shown);
}

/* The numbers of the window, against the answer of `score --cases`. */

static void
assert_lines_agree (const CvPlayerScore *player, const json_t *lines)
{
  assert_int_equal (json_array_size (lines), player->n_lines);
  for (size_t i = 0; i < player->n_lines; i++)
    {
      const json_t *said = json_array_get (lines, i);
      const CvLine *line = &player->lines[i];
      assert_string_equal (json_string_value (json_object_get (said, "rule")),
                           line->rule->id);
      const json_t *points = json_object_get (said, "points");
      assert_true ((points != NULL) == line->is_known);
      if (line->is_known)
        assert_int_equal (json_integer_value (points), line->points);
      if (line->is_known && line->is_product)
        assert_int_equal (json_integer_value (json_object_get (said, "count")) *
                              json_integer_value (json_object_get (said, "times")),
                          line->points);
    }
}

static void
assert_scores_agree (const CvScore *score, const char *answer)
{
  RecError error = { 0 };
  json_t *said = rec_json_parse (answer, strlen (answer), REC_JSON_DEPTH, &error);
  const json_t *players = json_object_get (said, "players");
  unsigned n_winners = (unsigned) __builtin_popcount (score->winners);

  assert_int_equal (json_array_size (players), score->n_players);
  for (size_t i = 0; i < score->n_players; i++)
    {
      const CvPlayerScore *player = &score->player[score->order[i]];
      const json_t *one = json_array_get (players, i);
      assert_true (json_is_true (json_object_get (one, "sealed")) == player->sealed);
      if (!player->sealed)
        {
          assert_int_equal (json_integer_value (json_object_get (one, "total")),
                            player->total);
          assert_int_equal (json_integer_value (json_object_get (one, "rank")),
                            player->rank);
        }
      assert_lines_agree (player, json_object_get (one, "lines"));
    }
  assert_int_equal (json_array_size (json_object_get (said, "winners")), n_winners);
  assert_string_equal (json_string_value (json_object_get (said, "decided-by")),
                       cv_decided_names[score->decided]);
  json_decref (said);
}

/* All games of one kind. */

typedef struct
{
  const CvGame *game;
  char *directory;
  char *record_path;
  char *cases_path;
  FILE *cases;
  char *shown[GAMES_EACH]; /* the JSON that the window makes of each */
  CvScore scores[GAMES_EACH];
  size_t n_sealed, n_house, n_broken_off;
} Run;

static void
compare_game (Run *run, size_t seed)
{
  const char *language = languages[seed % COUNT_OF (languages)];
  RecReading reading = { .boards = getenv ("CARAVANSERAI_BOARDS"),
                         .events_most = SIZE_MAX };
  Running running[N_FORMS];
  RecError error = { 0 };

  for (size_t form = 0; form < N_FORMS; form++)
    running[form] = start_form (form, run->record_path, language);
  RecRecord *record = rec_record_load (run->record_path, &reading, &error);
  assert_non_null (record);
  CaravanSheet *sheet = caravan_sheet_new (record);
  assert_true (caravan_language_set (language));
  for (size_t form = 0; form < N_FORMS; form++)
    assert_agree (run->game, seed, forms[form].name, finish_caravan (&running[form]),
                  forms[form].make (sheet));
  run->shown[seed] = caravan_sheet_json (sheet);
  run->scores[seed] = *caravan_sheet_get_score (sheet);
  caravan_sheet_unref (sheet);
  rec_record_free (record);
}

/* What kind of game it was, so that none is missing. */
static void
count_kind (Run *run, RecRecord *record, size_t seed)
{
  json_t *house = rec_report_house (record);

  run->n_house += json_array_size (house) > 0;
  run->n_sealed += run->scores[seed].decided == CV_DECIDED_UNDECIDED;
  run->n_broken_off += seed % 5 == 1;
  json_decref (house);
}

static void
play_and_compare (Run *run, size_t seed)
{
  RecRecord *record = play_game (run->game, seed);
  json_t *lines = list_lines (record);
  json_t *one_case = json_pack ("{s:O}", "record", lines);

  write_record (run->record_path, lines);
  json_dumpf (one_case, run->cases, JSON_COMPACT);
  fputc ('\n', run->cases);
  compare_game (run, seed);
  count_kind (run, record, seed);
  json_decref (one_case);
  json_decref (lines);
  rec_record_free (record);
}

static void
compare_cases (Run *run)
{
  const char *const args[] = { getenv ("CARAVAN"), "score", "--cases", run->cases_path,
                               NULL };
  Running running = start_caravan (args);
  char *answers = finish_caravan (&running), *rest = answers;

  for (size_t seed = 0; seed < GAMES_EACH; seed++)
    {
      char *answer = strsep (&rest, "\n");
      assert_non_null (answer);
      assert_scores_agree (&run->scores[seed], answer);
      assert_agree (run->game, seed, "score --cases", strdup (answer),
                    run->shown[seed]);
    }
  free (answers);
}

static void
compare_all (const CvGame *game)
{
  Run *run = calloc (1, sizeof *run);

  run->game = game;
  run->directory = files_make_directory ("agree");
  run->record_path = files_path (run->directory, "game.caravan");
  run->cases_path = files_path (run->directory, "cases");
  run->cases = fopen (run->cases_path, "we");
  assert_non_null (run->cases);
  for (size_t seed = 0; seed < GAMES_EACH; seed++)
    play_and_compare (run, seed);
  assert_int_equal (fclose (run->cases), 0);
  compare_cases (run);

  assert_true (run->n_broken_off > GAMES_EACH / 10);
  assert_true (run->n_house > GAMES_EACH / 20);
  assert_true (game->hidden_keys == NULL || run->n_sealed > GAMES_EACH / 10);
  free (run->record_path);
  free (run->cases_path);
  assert_int_equal (files_remove_directory (run->directory), 0);
  free (run);
}

static void
test_thousand_games_of_oasis_agree (void **unused)
{
  compare_all (&cv_oasis);
}

static void
test_thousand_games_of_oregon_agree (void **unused)
{
  compare_all (&cv_oregon);
}

static void
test_thousand_games_of_basari_agree (void **unused)
{
  compare_all (&cv_basari);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_thousand_games_of_oasis_agree),
    cmocka_unit_test (test_thousand_games_of_oregon_agree),
    cmocka_unit_test (test_thousand_games_of_basari_agree),
  };
  return cmocka_run_group_tests (tests, NULL, NULL);
}
