/* SPDX-License-Identifier: GPL-3.0-or-later */
/* caravan history, started as people and scripts start it, on a small collection of
   games whose scores are known. */
#include "shell.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "files.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

/* Records. */

#define PLAYER(COLOR, NAME) "{'color':'" COLOR "','name':'" NAME "'}"
#define HEAD(GAME, CREATED, PLAYERS)                                                   \
  "{'caravanserai':1,'game':'" GAME "','created':'" CREATED "','players':[" PLAYERS    \
  "]}\n"
#define BASARI_COUNT(BY, POINTS) "{'do':'count','by':'" BY "','points':" POINTS "}\n"
#define END                      "{'do':'end'}\n"

/* Anna wins with 35: 6 + 20 + 9; Bruno has 4 + 2 + 12, Zoé nothing. */
static const char oasis[] = HEAD (
    "oasis",
    "2026-11-15T19:30:00Z",
    PLAYER ("red", "Anna") "," PLAYER ("blue", "Bruno") "," PLAYER (
        "green",
        "Zoé")) "{'do':'count','by':'red','herd':3,'oasis':5,'steppe':3,'stone':0}\n"
                "{'do':'count','by':'blue','herd':4,'oasis':1,'steppe':4,'stone':1}\n"
                "{'do':'note','text':'At the lake\\nwith cake'}\n"
                "{'do':'reveal','by':'red','counts':"
                "{'commodities':2,'wells':4,'horses':3,'ovoos':0}}\n"
                "{'do':'reveal','by':'blue','counts':"
                "{'commodities':1,'wells':2,'horses':3,'ovoos':0}}\n"
                "{'do':'reveal','by':'green','counts':"
                "{'commodities':0,'wells':0,'horses':0,'ovoos':0}}\n" END;

/* Bruno wins 70 to 40 to 10, an hour before midnight in London. */
static const char basari[] = HEAD (
    "basari",
    "2026-11-13T23:00:00Z",
    PLAYER ("red", "Anna") "," PLAYER ("blue", "Bruno") "," PLAYER ("green", "Carla"))
    BASARI_COUNT ("red", "40") BASARI_COUNT ("blue", "70") BASARI_COUNT ("green", "10")
        END;

/* Nobody has said that it is over, and Dora keeps her coal to herself. */
#define SECRET "41"
static const char oregon[] =
    HEAD ("oregon",
          "2026-11-16T20:00:00Z",
          PLAYER ("red", "Anna") "," PLAYER (
              "blue", "Dora")) "{'do':'count','by':'red','track':60,'farmers':5}\n"
                               "{'do':'count','by':'blue','track':55,'farmers':6}\n"
                               "{'do':'hide','by':'blue','add':{'coal':" SECRET "}}\n";

/* Line 3 can't be read; line 3 breaks a rule. */
static const char unreadable[] = HEAD (
    "basari",
    "2026-11-13T23:00:00Z",
    PLAYER ("red", "Anna") "," PLAYER ("blue", "Bruno") "," PLAYER ("green", "Carla"))
    BASARI_COUNT ("red", "40") "{'do':'dance'}\n";
static const char broken[] = HEAD (
    "basari",
    "2026-11-13T23:00:00Z",
    PLAYER ("red", "Anna") "," PLAYER ("blue", "Bruno") "," PLAYER ("green", "Carla"))
    BASARI_COUNT ("red", "40") "{'do':'undo','steps':9}\n";

/* Every test has a directory with an empty history. */

static char *top, *history, *other;

static int
set_up (void **unused)
{
  top = files_make_directory ("history");
  history = files_path (top, "mine");
  other = files_path (top, "other");
  char *games = files_path (history, "games");
  assert_int_equal (mkdir (history, 0700), 0);
  assert_int_equal (mkdir (games, 0700), 0);
  free (games);
  return 0;
}

static int
tear_down (void **unused)
{
  free (history);
  free (other);
  return files_remove_tree (top);
}

/* Writes a record into the history. */
static void
keep (const char *name, const char *lines)
{
  char *file = text_join ("games/", name, ""), *path = files_path (history, file);

  files_write_lines (path, lines);
  free (path);
  free (file);
}

static void
keep_all (void)
{
  keep ("basari.caravan", basari);
  keep ("oasis.caravan", oasis);
  keep ("oregon.caravan", oregon);
}

#define HISTORY(...) run ("history", __VA_ARGS__, "--directory", history, NULL)

/* Runs a command that must be fine and say nothing on standard error. */
#define SAYS(...) need_fine (HISTORY (__VA_ARGS__))
static char *
need_fine (Ran ran)
{
  assert_status (&ran, FINE);
  assert_string_equal (ran.err, "");
  free (ran.err);
  return ran.out;
}

static json_t *
need_object (char *text)
{
  json_t *object = need_json (text, 0);

  assert_int_equal (count_lines (text), 1);
  free (text);
  return object;
}

/* The JSON is, key for key, what the text has. Takes the text over. */
static void
assert_json (char *text, const char *expected)
{
  json_t *said = need_object (text), *wanted = text_parse (expected);

  if (!json_equal (said, wanted))
    fail_msg ("%s, not %s", json_dumps (said, JSON_COMPACT), expected);
  json_decref (said);
  json_decref (wanted);
}

/* list. */

static void
test_cli_history_is_empty_at_first (void **unused)
{
  mkdir (history, 0700);
  mkdir (other, 0700);
  char *said = SAYS ("list"),
       *alone = need_fine (run ("history", "--directory", other, NULL));
  assert_string_equal (said, "There are no past games yet.\n");
  assert_string_equal (alone, said);
  free (said);
  free (alone);
  assert_json (SAYS ("--json"), "{'all':0,'found':0,'games':[]}");
  assert_json (SAYS ("stats", "--json"), "{'games':0,'people':[],'kinds':[]}");
  said = SAYS ("stats");
  assert_string_equal (said, "0 games that are over.\n");
  free (said);
}

static void
test_cli_history_list_has_a_row_a_game_the_newest_first (void **unused)
{
  keep_all ();
  char *said = SAYS ("list"),
       *alone = need_fine (run ("history", "--directory", history, NULL));
  assert_string_equal (
      said, "No.    Date        Game    Result\n"
            "    1  2026-11-16  Oregon  1. Anna 60 · Dora ?\n"
            "                           oregon.caravan\n"
            "                           Not over yet.\n"
            "    2  2026-11-15  Oasis   1. Anna 35 · 2. Bruno 18 · 3. Zoé 0\n"
            "                           oasis.caravan\n"
            "    3  2026-11-13  Basari  1. Bruno 70 · 2. Anna 40 · 3. Carla 10\n"
            "                           basari.caravan\n"
            "\n"
            "3 games.\n");
  assert_string_equal (alone, said);
  free (alone);
  free (said);
}

static void
test_cli_history_list_for_programs_has_every_key (void **unused)
{
  keep_all ();
  assert_json (
      SAYS ("list", "--json", "--game", "oasis"),
      "{'all':3,'found':1,'games':[{'number':2,'file':'oasis.caravan','game':'oasis',"
      "'date':'2026-11-15T19:30:00Z','finished':true,'board':false,'house':false,"
      "'steps':6,'players':["
      "{'color':'red','name':'Anna','rank':1,'total':35},"
      "{'color':'blue','name':'Bruno','rank':2,'total':18},"
      "{'color':'green','name':'Zoé','rank':3,'total':0}],"
      "'winners':['red'],'decided-by':'points'}]}");
  assert_json (
      SAYS ("list", "--json", "--unfinished"),
      "{'all':3,'found':1,'games':[{'number':1,'file':'oregon.caravan','game':'oregon',"
      "'date':'2026-11-16T20:00:00Z','finished':false,'board':false,'house':false,"
      "'steps':3,'players':[{'color':'red','name':'Anna','rank':1,'total':60},"
      "{'color':'blue','name':'Dora','sealed':true}],"
      "'winners':[],'decided-by':'undecided'}]}");
}

/* The numbers of the games in a list as one text, "1 3 ". */
static char *
list_numbers (char *text)
{
  json_t *said = need_object (text), *game;
  char *numbers;
  size_t size, i;
  FILE *out = open_memstream (&numbers, &size);

  json_array_foreach (json_object_get (said, "games"), i, game)
    fprintf (out, "%d ", (int) json_integer_value (json_object_get (game, "number")));
  fclose (out);
  json_decref (said);
  return numbers;
}

#define LISTS(NUMBERS, ...)                                                            \
  do                                                                                   \
    {                                                                                  \
      char *listed = list_numbers (SAYS ("list", "--json", __VA_ARGS__));              \
      assert_string_equal (listed, NUMBERS);                                           \
      free (listed);                                                                   \
    }                                                                                  \
  while (0)

/* Whatever is left out, a game keeps its number. */
static void
test_cli_history_list_finds_what_is_asked_for (void **unused)
{
  keep_all ();
  LISTS ("1 2 3 ", "anna");
  LISTS ("2 ", "ZOE");
  LISTS ("2 ", "anna", "oasis");
  LISTS ("", "anna", "nobody");
  LISTS ("3 ", "--game", "basari");
  LISTS ("2 3 ", "--player", "Bruno");
  LISTS ("2 ", "--player", "Bruno", "--player", "Zoé");
  LISTS ("2 3 ", "--finished");
  LISTS ("1 ", "--unfinished");
  LISTS ("1 2 ", "--from", "2026-11-15");
  LISTS ("2 3 ", "--until", "2026-11-15");
  LISTS ("2 ", "--from", "2026-11-14", "--until", "2026-11-15");
  LISTS ("1 2 ", "--limit", "2");
  LISTS ("2 ", "--limit", "1", "--finished");
  LISTS ("3 ", "bruno", "--game", "basari", "--player", "Anna", "--until", "2026-11-13",
         "--finished", "--limit", "9");

  char *said = SAYS ("list", "nobody");
  assert_string_equal (said, "No past game matches.\n");
  free (said);
  said = SAYS ("list", "--limit", "1");
  assert_has (said, "\n1 of 3 games shown.\n");
  free (said);
}

/* A day is a day of whoever asks. */
static void
test_cli_history_counts_days_by_the_local_clock (void **unused)
{
  const How rome = { .environment = { "TZ=Europe/Rome" } };

  keep_all ();
  Ran listed = run_how (&rome, "history", "--directory", history, "--from",
                        "2026-11-14", "--until", "2026-11-14", NULL);
  Ran shown =
      run_how (&rome, "history", "show", "basari", "--directory", history, NULL);
  assert_has (listed.out, "    3  2026-11-14  Basari ");
  assert_has (listed.out, "\n1 game.\n");
  assert_has (shown.out, "14 November 2026 at 00:00\n");
  forget (&listed);
  forget (&shown);
}

/* The history is in $XDG_DATA_HOME where nothing else is said. */
static void
test_cli_history_is_the_users_own (void **unused)
{
  How how = { .environment = { NULL } };
  char *home = text_join ("XDG_DATA_HOME=", top, ""),
       *mine = files_path (top, "caravanserai");

  keep_all ();
  assert_int_equal (rename (history, mine), 0);
  how.environment[0] = home;
  Ran ran = run_how (&how, "history", "--json", NULL);
  assert_has (ran.out, "{\"all\":3,");
  forget (&ran);
  how = (How){ .environment = { "XDG_DATA_HOME=", "HOME=" } };
  ran = run_how (&how, "history", NULL);
  assert_status (&ran, WRONG);
  assert_has (ran.err, "--directory");
  forget (&ran);
  free (mine);
  free (home);
}

/* show. */

static void
test_cli_history_show_has_the_facts_and_the_sheet (void **unused)
{
  char *path = files_path (history, "games/oasis.caravan");

  keep_all ();
  char *sheet = need_fine (run ("score", path, NULL)), *said = SAYS ("show", "2");
  assert_begins (said, "Date        15 November 2026 at 19:30\n"
                       "File        oasis.caravan\n"
                       "Turns       free turns\n"
                       "State       Over after 6 steps.\n"
                       "Notes       At the lake\n"
                       "            with cake\n"
                       "\n"
                       "Oasis\n");
  assert_true (strlen (said) > strlen (sheet));
  assert_string_equal (said + strlen (said) - strlen (sheet), sheet);
  free (said);
  free (sheet);
  free (path);
}

static void
test_cli_history_show_takes_a_number_or_a_file (void **unused)
{
  static const char *const names[] = { "3", "basari", "basari.caravan" };

  keep_all ();
  for (size_t i = 0; i < COUNT_OF (names); i++)
    {
      char *said = SAYS ("show", names[i]);
      assert_has (said, "File        basari.caravan\n");
      free (said);
    }
}

static void
test_cli_history_show_for_programs_has_the_score (void **unused)
{
  char *path = files_path (history, "games/oasis.caravan");

  keep_all ();
  json_t *said = need_object (SAYS ("show", "oasis", "--json")),
         *score = need_object (need_fine (run ("score", path, "--json", NULL)));
  assert_true (json_equal (json_object_get (said, "score"), score));
  assert_string_equal (text_of (said, "file"), "oasis.caravan");
  assert_string_equal (text_of (said, "turns"), "free");
  assert_int_equal (json_integer_value (json_object_get (said, "number")), 2);
  assert_string_equal (
      json_string_value (json_array_get (json_object_get (said, "notes"), 0)),
      "At the lake\nwith cake");
  json_decref (said);
  json_decref (score);
  free (path);
}

static void
test_cli_history_keeps_secrets (void **unused)
{
  keep_all ();
  char *said[] = { SAYS ("list"),         SAYS ("list", "--json"),
                   SAYS ("show", "1"),    SAYS ("show", "1", "--json"),
                   SAYS ("stats"),        SAYS ("stats", "--json"),
                   SAYS ("list", SECRET), SAYS ("stats", "--player", "Dora") };
  for (size_t i = 0; i < COUNT_OF (said); i++)
    {
      assert_has_not (said[i], SECRET);
      free (said[i]);
    }
}

/* stats. */

/* Anna and Chloé have 90 each in the example, and Chloé has won. */
static void
test_cli_history_best_of_a_tie_is_who_won (void **unused)
{
  Ran ran =
      run ("history", "stats", "--directory", getenv ("CARAVANSERAI_EXAMPLES"), NULL);
  assert_status (&ran, FINE);
  assert_has (ran.out, "  Best score: 90, Chloé, ");
  forget (&ran);
}

static void
test_cli_history_stats_count_wins_and_categories (void **unused)
{
  keep_all ();
  char *said = SAYS ("stats");
  assert_begins (
      said, "2 games that are over.\n"
            "\n"
            "Players                     games     wins     mean     best    place\n"
            "  Anna                          2        1     37.5       40      1.5 "
            "████▌\n"
            "  Bruno                         2        1     44.0       70      1.5 "
            "████▌\n");
  assert_has (said,
              "  Oasis × Water Wells                  7.3     20.0       20        1 "
              "█████████\n");
  assert_has (said, "  Total                               17.7     35.0       35\n"
                    "  Best score: 35, Anna, oasis.caravan\n");
  assert_has (said, "  Most points                            1 █████████\n");
  assert_has_not (said, "Oregon");
  free (said);
}

static void
test_cli_history_stats_for_programs_have_sums (void **unused)
{
  keep_all ();
  assert_json (
      SAYS ("stats", "--json", "--game", "oasis"),
      "{'games':1,'people':["
      "{'name':'Anna','games':1,'wins':1,'points':35,'best':35,'ranks':1},"
      "{'name':'Bruno','games':1,'wins':0,'points':18,'best':18,'ranks':2},"
      "{'name':'Zoé','games':1,'wins':0,'points':0,'best':0,'ranks':3}],"
      "'kinds':[{'game':'oasis','games':1,'seats':3,'winners':1,'points':53,"
      "'winner-points':35,'best':35,'best-name':'Anna','best-file':'oasis.caravan',"
      "'decided-by':{'points':1},'categories':["
      "{'rule':'oasis.score.camels','points':10,'winner-points':6,'best':6,"
      "'decided':0},"
      "{'rule':'oasis.score.oasis','points':22,'winner-points':20,'best':20,"
      "'decided':1},"
      "{'rule':'oasis.score.steppe','points':21,'winner-points':9,'best':12,"
      "'decided':0},"
      "{'rule':'oasis.score.stone','points':0,'winner-points':0,'best':0,"
      "'decided':0}]}]}");
}

static void
test_cli_history_stats_of_people_go_by_game (void **unused)
{
  keep_all ();
  assert_json (
      SAYS ("stats", "--json", "--player", "Zoé", "--player", "Bruno", "--game",
            "oasis"),
      "{'people':["
      "{'name':'Zoé','games':1,'wins':0,'points':0,'best':0,'ranks':3,'kinds':["
      "{'game':'oasis','games':1,'wins':0,'points':0,'best':0,'ranks':3,'categories':["
      "{'rule':'oasis.score.camels','points':0},"
      "{'rule':'oasis.score.oasis','points':0},"
      "{'rule':'oasis.score.steppe','points':0},"
      "{'rule':'oasis.score.stone','points':0}]}]},"
      "{'name':'Bruno','games':1,'wins':0,'points':18,'best':18,'ranks':2,'kinds':["
      "{'game':'oasis','games':1,'wins':0,'points':18,'best':18,'ranks':2,"
      "'categories':["
      "{'rule':'oasis.score.camels','points':4},"
      "{'rule':'oasis.score.oasis','points':2},"
      "{'rule':'oasis.score.steppe','points':12},"
      "{'rule':'oasis.score.stone','points':0}]}]}]}");
  char *said = SAYS ("stats", "--player", "Bruno", "--until", "2026-11-14");
  assert_has (said, "  Bruno                         1        1     70.0       70      "
                    "1.0 █████████\n");
  assert_has (said, "\nBasari ");
  assert_has_not (said, "Oasis");
  free (said);
  /* Somebody who has not finished anything yet. */
  said = SAYS ("stats", "--player", "Dora");
  assert_has (said, "  Dora                          0        0      0.0        0");
  free (said);
}

/* export and import. */

static void
test_cli_history_goes_to_another_machine_in_one_file (void **unused)
{
  char *path = files_path (top, "all.caravans");

  keep_all ();
  char *said = SAYS ("export", path);
  assert_string_equal (said, "");
  free (said);
  said = need_fine (run ("history", "import", path, "--directory", other, NULL));
  assert_string_equal (said, "3 games are new.\n");
  free (said);
  char *here = SAYS ("list"),
       *there = need_fine (run ("history", "--directory", other, NULL));
  assert_string_equal (there, here);
  free (here);
  free (there);

  /* Once more: nothing is there twice. */
  said = need_fine (run ("history", "import", path, "--directory", other, NULL));
  assert_string_equal (said, "0 games are new.\n3 games were there already.\n");
  free (said);

  /* What is there already is not written over. */
  Ran ran = HISTORY ("export", path);
  assert_status (&ran, WRONG);
  assert_has (ran.err, "all.caravans: ");
  forget (&ran);
  free (path);
}

static void
test_cli_history_export_of_one_is_the_record_itself (void **unused)
{
  char *path = files_path (top, "one.caravan"),
       *record = files_path (history, "games/oregon.caravan");

  keep_all ();
  char *said = SAYS ("export", "1", "-o", path),
       *shown = SAYS ("export", "oregon", "-o", "-");
  RecBytes copy = files_read (path), original = files_read (record);
  assert_string_equal (said, "");
  assert_string_equal (copy.data, original.data);
  assert_string_equal (shown, original.data);
  rec_bytes_free (&copy);
  rec_bytes_free (&original);
  free (said);
  free (shown);
  Ran ran = HISTORY ("export", "1", "-o", path);
  assert_status (&ran, WRONG);
  forget (&ran);
  free (record);
  free (path);
}

/* Brings in a good file beside the text, which is bad. */
static Ran
import_beside (const char *text, const char *json)
{
  char *good = files_path (top, "good.caravan"), *bad = files_path (top, "bad.caravan");

  files_write_lines (good, basari);
  files_write_lines (bad, text);
  Ran ran = json != NULL ? HISTORY ("import", bad, good, json)
                         : HISTORY ("import", bad, good);
  free (good);
  free (bad);
  return ran;
}

static void
test_cli_history_import_names_what_is_bad (void **unused)
{
  Ran ran = import_beside (unreadable, NULL);
  assert_status (&ran, WRONG);
  assert_string_equal (ran.out, "1 game is new.\n1 record could not be read.\n");
  assert_has (ran.err, "/bad.caravan:3: ");
  assert_int_equal (count_lines (ran.err), 1);
  forget (&ran);

  ran = import_beside (broken, NULL);
  assert_status (&ran, BROKEN);
  assert_has (ran.out, "1 game was there already.\n");
  assert_has (ran.err, "[match.undo.none]");
  forget (&ran);
}

static void
test_cli_history_import_for_programs_goes_file_by_file (void **unused)
{
  Ran ran = import_beside (unreadable, "--json");
  json_t *said = need_json (ran.out, 0), *files = json_object_get (said, "files");
  assert_int_equal (count_lines (ran.out), 1);
  assert_int_equal (json_integer_value (json_object_get (said, "new")), 1);
  assert_int_equal (json_integer_value (json_object_get (said, "known")), 0);
  assert_int_equal (json_integer_value (json_object_get (said, "bad")), 1);
  assert_int_equal (json_array_size (files), 2);
  assert_has (text_of (json_array_get (files, 0), "path"), "/bad.caravan");
  const json_t *problem = json_object_get (json_array_get (files, 0), "problem");
  assert_int_equal (json_integer_value (json_object_get (problem, "line")), 3);
  assert_true (text_of (problem, "error")[0] != '\0');
  assert_null (json_object_get (json_array_get (files, 1), "problem"));
  json_decref (said);
  forget (&ran);
}

/* Trouble. */

/* A damaged index is made anew, which is said once. */
static void
test_cli_history_tells_of_a_damaged_index (void **unused)
{
  char *home = text_join ("XDG_DATA_HOME=", top, ""),
       *mine = files_path (top, "caravanserai"),
       *index = files_path (mine, "history.db"),
       *garbage = text_repeat ("no index at all ", 1000);
  const How how = { .environment = { home } };

  keep_all ();
  char *before = SAYS ("list");
  assert_int_equal (rename (history, mine), 0);
  files_write (index, garbage, strlen (garbage));
  Ran ran = run_how (&how, "history", "list", "--lang", "en", NULL);
  assert_status (&ran, FINE);
  assert_string_equal (ran.out, before);
  assert_begins (ran.err, "caravan: ");
  assert_has (ran.err, "history.db.damaged-1");
  assert_int_equal (count_lines (ran.err), 1);
  forget (&ran);
  ran = run_how (&how, "history", "list", "--lang", "en", NULL);
  assert_string_equal (ran.out, before);
  assert_string_equal (ran.err, "");
  forget (&ran);
  free (before);
  free (garbage);
  free (index);
  free (mine);
  free (home);
}

static void
test_cli_history_passes_over_what_cant_be_read (void **unused)
{
  keep_all ();
  keep ("bad.caravan", unreadable);
  Ran ran = HISTORY ("list");
  assert_status (&ran, FINE);
  assert_has (ran.out, "\n3 games.\n");
  assert_begins (ran.err, "caravan: bad.caravan:3: ");
  assert_int_equal (count_lines (ran.err), 1);
  forget (&ran);
}

/* A file is no directory. */
static void
test_cli_history_says_where_there_is_none (void **unused)
{
  char *file = files_path (top, "file");

  files_write (file, "", 0);
  Ran ran = run ("history", "--directory", file, "--json", NULL);
  assert_status (&ran, WRONG);
  assert_has (ran.err, "/file: ");
  json_t *said = need_json (ran.out, 0);
  assert_true (text_of (said, "error")[0] != '\0');
  json_decref (said);
  forget (&ran);
  free (file);
}

#define WRONG_USE(...) MISUSE ("history", __VA_ARGS__, "--directory", history)

static void
test_cli_history_explains_wrong_use (void **unused)
{
  keep_all ();
  WRONG_USE ("dance");
  WRONG_USE ("list", "--game", "chess");
  WRONG_USE ("list", "--player", "Nobody");
  WRONG_USE ("list", "--from", "yesterday");
  WRONG_USE ("list", "--until", "2026-02-30");
  WRONG_USE ("list", "--until", "2026-1-1");
  WRONG_USE ("list", "--finished", "--unfinished");
  WRONG_USE ("list", "--limit", "0");
  WRONG_USE ("list", "--limit", "few");
  WRONG_USE ("list", "--at", "3");
  WRONG_USE ("show");
  WRONG_USE ("show", "0");
  WRONG_USE ("show", "4");
  WRONG_USE ("show", "oas");
  WRONG_USE ("show", "1", "2");
  WRONG_USE ("show", "1", "--game", "oasis");
  WRONG_USE ("stats", "Anna");
  WRONG_USE ("stats", "--finished");
  WRONG_USE ("stats", "--player", "Nobody");
  WRONG_USE ("export");
  WRONG_USE ("export", "1");
  WRONG_USE ("export", "4", "-o", "-");
  WRONG_USE ("import");
}

/* People. */

static void
test_cli_history_speaks_three_languages (void **unused)
{
  static const char *const languages[] = { "en", "it", "fr" };
  static const char *const dates[] = { "15 November 2026", "15 novembre 2026",
                                       "15 novembre 2026" };

  keep_all ();
  for (size_t i = 0; i < COUNT_OF (languages); i++)
    {
      char *shown = SAYS ("show", "2", "--lang", languages[i]);
      char *list = SAYS ("list", "--lang", languages[i]);
      char *stats = SAYS ("stats", "--lang", languages[i]);
      char *person = SAYS ("stats", "--player", "Anna", "--lang", languages[i]);
      char *help = need_fine (run ("--help", "--lang", languages[i], NULL));
      assert_has (shown, dates[i]);
      assert_has (help, "caravan history");
      char *all[] = { shown, list, stats, person, help };
      for (size_t k = 0; k < COUNT_OF (all); k++)
        {
          assert_narrow (all[k]);
          free (all[k]);
        }
    }
}

static void
test_cli_history_prints_winners_in_bold (void **unused)
{
  const How terminal = { .sink = TO_TERMINAL };

  keep_all ();
  Ran ran = run_how (&terminal, "history", "--directory", history, NULL);
  assert_has (ran.out, "\033[1m1. Bruno 70\033[0m · 2. Anna 40");
  /* It is not over. */
  assert_has (ran.out, "  1. Anna 60 · Dora ?");
  forget (&ran);
}

#define HISTORY_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, set_up, tear_down)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    HISTORY_TEST (test_cli_history_is_empty_at_first),
    HISTORY_TEST (test_cli_history_list_has_a_row_a_game_the_newest_first),
    HISTORY_TEST (test_cli_history_list_for_programs_has_every_key),
    HISTORY_TEST (test_cli_history_list_finds_what_is_asked_for),
    HISTORY_TEST (test_cli_history_counts_days_by_the_local_clock),
    HISTORY_TEST (test_cli_history_is_the_users_own),
    HISTORY_TEST (test_cli_history_show_has_the_facts_and_the_sheet),
    HISTORY_TEST (test_cli_history_show_takes_a_number_or_a_file),
    HISTORY_TEST (test_cli_history_show_for_programs_has_the_score),
    HISTORY_TEST (test_cli_history_keeps_secrets),
    HISTORY_TEST (test_cli_history_best_of_a_tie_is_who_won),
    HISTORY_TEST (test_cli_history_stats_count_wins_and_categories),
    HISTORY_TEST (test_cli_history_stats_for_programs_have_sums),
    HISTORY_TEST (test_cli_history_stats_of_people_go_by_game),
    HISTORY_TEST (test_cli_history_goes_to_another_machine_in_one_file),
    HISTORY_TEST (test_cli_history_export_of_one_is_the_record_itself),
    HISTORY_TEST (test_cli_history_import_names_what_is_bad),
    HISTORY_TEST (test_cli_history_import_for_programs_goes_file_by_file),
    HISTORY_TEST (test_cli_history_tells_of_a_damaged_index),
    HISTORY_TEST (test_cli_history_passes_over_what_cant_be_read),
    HISTORY_TEST (test_cli_history_says_where_there_is_none),
    HISTORY_TEST (test_cli_history_explains_wrong_use),
    HISTORY_TEST (test_cli_history_speaks_three_languages),
    HISTORY_TEST (test_cli_history_prints_winners_in_bold),
  };

  setlocale (LC_CTYPE, "C.UTF-8");
  setenv ("TZ", "UTC", 1);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
