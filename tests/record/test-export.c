/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exports: what other programs get. Each form is taken apart again as those programs
   would do it, and compared with the score; then the same through the command line.
   Records are written here with ' for ". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "rec-export.h"
#include "rec-report.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

#define BRUNO "{'color':'blue','name':'Bruno'}"
#define ANNA  "{'color':'red','name':'Anna'}"
#define ZOE   "{'color':'green','name':'Zoé'}"
#define HEADER(GAME, MORE)                                                             \
  "{'caravanserai':1,'game':'" GAME "','players':[" BRUNO "," ANNA "," ZOE "]" MORE    \
  "}\n"
#define CREATED ",'created':'2026-11-15T19:30:00Z'"

/* Anna and Bruno are level in Basari, and nobody hides anything. */
#define BASARI                                                                         \
  HEADER ("basari", CREATED)                                                           \
  "{'do':'count','by':'red','points':60,'gems':'rrb'}\n"                               \
  "{'do':'count','by':'blue','points':60,'gems':'rrb'}\n"
#define OASIS                                                                          \
  HEADER ("oasis", CREATED)                                                            \
  "{'do':'count','by':'red','herd':6,'oasis':5,'steppe':4,'stone':3}\n"                \
  "{'do':'count','by':'blue','herd':1,'oasis':2,'steppe':3,'stone':4}\n"               \
  "{'do':'reveal','by':'red','counts':"                                                \
  "{'commodities':3,'wells':2,'horses':1,'ovoos':4}}\n"                                \
  "{'do':'reveal','by':'blue','counts':"                                               \
  "{'commodities':3,'wells':2,'horses':1,'ovoos':4}}\n"
/* Anna has coal that she has not shown. */
#define OREGON                                                                         \
  HEADER ("oregon", CREATED)                                                           \
  "{'do':'count','by':'red','track':60,'farmers':5}\n"                                 \
  "{'do':'count','by':'blue','track':55,'farmers':6}\n"                                \
  "{'do':'hide','by':'red','add':{'coal':7}}\n"

#define LINK_START "https://app.bgstatsapp.com/createPlay.html?data="

static const char *const examples[] = { "oasis", "oregon", "basari" };

/* Records. */

/* A record of Oasis with nothing but players, of these names (NULL-terminated). */
static RecRecord *
make_record (const char *const *names)
{
  RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  RecError error = { 0 };
  json_t *players = json_array ();

  for (int i = 0; names[i] != NULL; i++)
    json_array_append_new (
        players, json_pack ("{s:s,s:s}", "color", cv_color_names[i], "name", names[i]));
  json_t *array = json_pack ("[{s:i,s:s,s:o,s:s}]", "caravanserai", 1, "game", "oasis",
                             "players", players, "created", "2026-11-15T19:30:00Z");
  RecRecord *record = rec_record_read_array (array, &reading, &error);
  assert_non_null (record);
  json_decref (array);
  return record;
}

static CvScore
reckon (RecRecord *record, bool open)
{
  const CvTable *table = rec_record_table (record);
  CvScore score;
  table->game->score (table, cv_match_state (rec_record_match (record)), open, &score);
  return score;
}

static char *
make_csv (const char *lines, bool open)
{
  RecRecord *record = text_record (lines);
  CvScore score = reckon (record, open);
  char *csv = rec_export_csv (record, &score);
  rec_record_free (record);
  return csv;
}

static void
assert_csv (const char *lines, bool open, const char *expected)
{
  char *csv = make_csv (lines, open);
  assert_string_equal (csv, expected);
  free (csv);
}

/* CSV. */

#define OASIS_HEAD                                                                     \
  "game,date,color,name,rank,total,oasis.score.camels,oasis.score.oasis,"              \
  "oasis.score.steppe,oasis.score.stone\r\n"
#define OREGON_HEAD                                                                    \
  "game,date,color,name,rank,total,oregon.score.track,oregon.score.coal,"              \
  "oregon.score.gold\r\n"
#define BASARI_HEAD                                                                    \
  "game,date,color,name,rank,total,basari.score.actions,basari.score.laps,"            \
  "basari.score.majorities\r\n"

static void
test_csv_has_a_row_a_player_and_a_column_a_line (void **unused)
{
  assert_csv (OASIS, false,
              OASIS_HEAD "oasis,2026-11-15 19:30:00,red,Anna,1,44,18,10,4,12\r\n"
                         "oasis,2026-11-15 19:30:00,blue,Bruno,2,26,3,4,3,16\r\n"
                         "oasis,2026-11-15 19:30:00,green,Zoé,3,0,0,0,0,0\r\n");
}

static void
test_csv_gives_equal_ranks_to_the_tied (void **unused)
{
  assert_csv (BASARI, false,
              BASARI_HEAD "basari,2026-11-15 19:30:00,blue,Bruno,1,60,60,0,0\r\n"
                          "basari,2026-11-15 19:30:00,red,Anna,1,60,60,0,0\r\n"
                          "basari,2026-11-15 19:30:00,green,Zoé,3,0,0,0,0\r\n");
}

static void
test_csv_leaves_empty_what_is_sealed (void **unused)
{
  assert_csv (OREGON, false,
              OREGON_HEAD "oregon,2026-11-15 19:30:00,blue,Bruno,1,55,55,0,0\r\n"
                          "oregon,2026-11-15 19:30:00,green,Zoé,2,0,0,0,0\r\n"
                          "oregon,2026-11-15 19:30:00,red,Anna,,,60,,\r\n");
  assert_csv (OREGON, true,
              OREGON_HEAD "oregon,2026-11-15 19:30:00,red,Anna,1,67,60,7,0\r\n"
                          "oregon,2026-11-15 19:30:00,blue,Bruno,2,55,55,0,0\r\n"
                          "oregon,2026-11-15 19:30:00,green,Zoé,3,0,0,0,0\r\n");
}

/* The date in the second field of the first row. */
static void
assert_date (const char *lines, const char *date)
{
  char *csv = make_csv (lines, false);
  char *field = strstr (csv, "\r\nbasari,");

  assert_non_null (field);
  field += strlen ("\r\nbasari,");
  assert_memory_equal (field, date, strlen (date));
  assert_int_equal (field[strlen (date)], ',');
  free (csv);
}

#define NOTE_AT(TIME) "{'do':'note','text':'x','time':'" TIME "'}\n"
#define NOTE          "{'do':'note','text':'x'}\n"

static void
test_csv_date_is_when_the_record_was_made (void **unused)
{
  assert_date (HEADER ("basari", CREATED) NOTE_AT ("2026-11-16T00:10:00Z"),
               "2026-11-15 19:30:00");
  assert_date (HEADER ("basari", ",'created':'2024-02-29T23:59:59.123Z'"),
               "2024-02-29 23:59:59");
  assert_date (HEADER ("basari", ",'created':'2026-01-02T03:04:05+00:00'"),
               "2026-01-02 03:04:05");
}

static void
test_csv_date_is_that_of_the_last_event_otherwise (void **unused)
{
  assert_date (HEADER ("basari", "") NOTE_AT ("2026-11-15T20:00:00Z")
                   NOTE_AT ("2026-11-15T21:00:00Z"),
               "2026-11-15 21:00:00");
  assert_date (HEADER ("basari", "") NOTE_AT ("2026-11-15T20:00:00Z") NOTE,
               "2026-11-15 20:00:00");
  assert_date (HEADER ("basari", "") NOTE, "");
  assert_date (HEADER ("basari", ""), "");
}

/* A field of RFC 4180 read as a spreadsheet does; moves on to the next. */
static char *
read_field (const char **csv)
{
  bool quoted = **csv == '"';
  char *field = calloc (1, strlen (*csv) + 1);
  size_t n = 0;

  *csv += quoted;
  while (quoted ? **csv != '"' || (*csv)[1] == '"' : **csv != ',' && **csv != '\r')
    {
      assert_true (**csv != '\0' && (quoted || **csv != '"'));
      *csv += quoted && **csv == '"';
      field[n++] = *(*csv)++;
    }
  *csv += quoted;
  if (**csv == ',')
    ++*csv;
  else
    {
      assert_memory_equal (*csv, "\r\n", 2);
      *csv += 2;
    }
  return field;
}

static void
skip_fields (const char **csv, int n)
{
  while (n-- > 0)
    free (read_field (csv));
}

/* Names stay exactly what they are, but for those that are formulas. */
static void
test_csv_keeps_every_name_exactly (void **unused)
{
  static const char *const names[] = { "Anna, die \"Große\"", "\"",
                                       "A=SUM(A1;B2)",        " 驱驼\xf0\x9f\x90\xaa ",
                                       "l'Étoile,\\",         NULL };
  RecRecord *record = make_record (names);
  CvScore score = reckon (record, false);
  char *csv = rec_export_csv (record, &score);
  const char *rest = csv;

  skip_fields (&rest, 10);
  for (int i = 0; names[i] != NULL; i++)
    {
      skip_fields (&rest, 3);
      char *name = read_field (&rest);
      assert_string_equal (name, names[i]);
      free (name);
      skip_fields (&rest, 6);
    }
  assert_int_equal (*rest, '\0');
  free (csv);
  rec_record_free (record);
}

/* A name that a spreadsheet would reckon with is a text there. */
static void
test_csv_has_no_formulas (void **unused)
{
  static const char *const names[] = { "=1+2",     "+39 06",
                                       "-Anna",    "=HYPERLINK(\"x\",\"y\")",
                                       "@SUM(A1)", NULL };
  RecRecord *record = make_record (names);
  CvScore score = reckon (record, false);
  char *csv = rec_export_csv (record, &score);

  assert_non_null (strstr (csv, ",\"'=1+2\",1,0,"));
  assert_non_null (strstr (csv, ",\"'+39 06\",1,0,"));
  assert_non_null (strstr (csv, ",\"'-Anna\",1,0,"));
  assert_non_null (strstr (csv, ",\"'@SUM(A1)\",1,0,"));
  assert_non_null (strstr (csv, ",\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\",1,0,"));
  free (csv);
  rec_record_free (record);
}

static void
test_csv_quotes_only_where_it_must (void **unused)
{
  static const char *const names[] = { "A,B", "say \"hi\"", "l'été; x", NULL };
  RecRecord *record = make_record (names);
  CvScore score = reckon (record, false);
  char *csv = rec_export_csv (record, &score);

  assert_non_null (strstr (csv, ",red,\"A,B\",1,0,"));
  assert_non_null (strstr (csv, ",blue,\"say \"\"hi\"\"\",1,0,"));
  assert_non_null (strstr (csv, ",green,l'été; x,1,0,"));
  free (csv);
  rec_record_free (record);
}

static void
test_csv_uses_the_names_of_now (void **unused)
{
  assert_csv (HEADER ("basari", "") "{'do':'set','names':{'red':'Ànna'}}\n", false,
              BASARI_HEAD "basari,,blue,Bruno,1,0,0,0,0\r\n"
                          "basari,,red,Ànna,1,0,0,0,0\r\n"
                          "basari,,green,Zoé,1,0,0,0,0\r\n");
}

/* JSON. */

static void
test_json_is_the_score_object (void **unused)
{
  static const char *const all[] = { OASIS, OREGON, BASARI };

  for (size_t i = 0; i < COUNT_OF (all); i++)
    for (int open = 0; open < 2; open++)
      {
        RecRecord *record = text_record (all[i]);
        CvScore score = reckon (record, open);
        char *text = rec_export_json (record, &score);
        json_t *found = json_loads (text, 0, NULL);
        json_t *expected = rec_report_score (record, &score);

        assert_true (json_equal (found, expected));
        assert_null (strchr (text, '\n'));
        json_decref (found);
        json_decref (expected);
        free (text);
        rec_record_free (record);
      }
}

/* BG Stats. */

static int
read_hex (char c)
{
  static const char digits[] = "0123456789ABCDEF";
  const char *found = c == '\0' ? NULL : strchr (digits, c);
  assert_non_null (found);
  return (int) (found - digits);
}

/* What a link carries. Asserts that it is a link by RFC 3986, and short enough. */
static json_t *
decode (const char *link)
{
  const char *c = link + strlen (LINK_START);
  char *text = calloc (1, strlen (link)), *end = text;

  assert_true (strlen (link) < REC_EXPORT_LINK_SIZE);
  assert_memory_equal (link, LINK_START, strlen (LINK_START));
  while (*c != '\0')
    if (*c == '%')
      {
        *end++ = (char) (read_hex (c[1]) << 4 | read_hex (c[2]));
        c += 3;
      }
    else
      {
        assert_true (isalnum ((unsigned char) *c) || strchr ("-._~", *c) != NULL);
        *end++ = *c++;
      }
  json_t *play = json_loads (text, JSON_REJECT_DUPLICATES, NULL);
  assert_non_null (play);
  free (text);
  return play;
}

static json_t *
make_play (const char *lines, bool open)
{
  RecRecord *record = text_record (lines);
  CvScore score = reckon (record, open);
  char *link = rec_export_bgstats (record, &score);
  json_t *play = decode (link);
  free (link);
  rec_record_free (record);
  return play;
}

/* Compares all but the play's own id. */
static void
assert_play (const char *lines, bool open, const char *expected)
{
  json_t *play = make_play (lines, open), *all = text_parse (expected);
  const char *id = json_string_value (json_object_get (play, "sourcePlayId"));

  assert_int_equal (strlen (id), 16);
  assert_int_equal (strspn (id, "0123456789abcdef"), 16);
  json_object_del (play, "sourcePlayId");
  if (!json_equal (play, all))
    fail_msg ("%s", json_dumps (play, 0));
  json_decref (play);
  json_decref (all);
}

static void
test_bgstats_has_every_field (void **unused)
{
  assert_play (OASIS, false,
               "{'sourceName':'Caravanserai','playDate':'2026-11-15 19:30:00','game':"
               "{'name':'Oasis','sourceGameId':'oasis','highestWins':true,"
               "'noPoints':false},'players':["
               "{'name':'Anna','sourcePlayerId':'red','startPlayer':false,'rank':1,"
               "'score':44,'winner':true},"
               "{'name':'Bruno','sourcePlayerId':'blue','startPlayer':true,'rank':2,"
               "'score':26,'winner':false},"
               "{'name':'Zoé','sourcePlayerId':'green','startPlayer':false,'rank':3,"
               "'score':0,'winner':false}]}");
}

static void
test_bgstats_lets_the_tied_win_together (void **unused)
{
  assert_play (BASARI, false,
               "{'sourceName':'Caravanserai','playDate':'2026-11-15 19:30:00','game':"
               "{'name':'Basari','sourceGameId':'basari','highestWins':true,"
               "'noPoints':false},'players':["
               "{'name':'Bruno','sourcePlayerId':'blue','startPlayer':true,'rank':1,"
               "'score':60,'winner':true},"
               "{'name':'Anna','sourcePlayerId':'red','startPlayer':false,'rank':1,"
               "'score':60,'winner':true},"
               "{'name':'Zoé','sourcePlayerId':'green','startPlayer':false,'rank':3,"
               "'score':0,'winner':false}]}");
}

#define OREGON_PLAY                                                                    \
  "{'sourceName':'Caravanserai','playDate':'2026-11-15 19:30:00','game':"              \
  "{'name':'Oregon','sourceGameId':'oregon','highestWins':true,'noPoints':false,"      \
  "'bggId':31497},'players':["

/* Who keeps something back has neither score nor rank, and nobody has won. */
static void
test_bgstats_keeps_back_what_is_sealed (void **unused)
{
  assert_play (OREGON, false,
               OREGON_PLAY
               "{'name':'Bruno','sourcePlayerId':'blue','startPlayer':true,'rank':1,"
               "'score':55,'winner':false},"
               "{'name':'Zoé','sourcePlayerId':'green','startPlayer':false,'rank':2,"
               "'score':0,'winner':false},"
               "{'name':'Anna','sourcePlayerId':'red','startPlayer':false,"
               "'winner':false}]}");
}

static void
test_bgstats_opens_what_it_is_told_to (void **unused)
{
  assert_play (OREGON, true,
               OREGON_PLAY
               "{'name':'Anna','sourcePlayerId':'red','startPlayer':false,'rank':1,"
               "'score':67,'winner':true},"
               "{'name':'Bruno','sourcePlayerId':'blue','startPlayer':true,'rank':2,"
               "'score':55,'winner':false},"
               "{'name':'Zoé','sourcePlayerId':'green','startPlayer':false,'rank':3,"
               "'score':0,'winner':false}]}");
}

static void
test_bgstats_date_may_be_unknown (void **unused)
{
  json_t *play = make_play (HEADER ("basari", ""), false);

  assert_string_equal (json_string_value (json_object_get (play, "playDate")), "");
  json_decref (play);
}

static void
assert_ids (const char *one, const char *other, bool same)
{
  json_t *a = make_play (one, false), *b = make_play (other, false);
  assert_int_equal (json_equal (json_object_get (a, "sourcePlayId"),
                                json_object_get (b, "sourcePlayId")),
                    same);
  json_decref (a);
  json_decref (b);
}

/* BG Stats must know a play again that went on after it was sent. */
static void
test_bgstats_id_belongs_to_the_record (void **unused)
{
  assert_ids (OASIS, OASIS, true);
  assert_ids (BASARI, BASARI NOTE, true);
  assert_ids (BASARI, BASARI "{'do':'set','names':{'red':'Ànna'}}\n", true);
  assert_ids (BASARI,
              "{ 'created':'2026-11-15T19:30:00Z', 'game':'basari', 'caravanserai':1, "
              "'players':[" BRUNO "," ANNA "," ZOE "]}\n",
              true);
  assert_ids (BASARI, OASIS, false);
  assert_ids (BASARI, HEADER ("basari", ",'created':'2026-11-15T19:30:01Z'"), false);
}

/* Without a time only the events tell two games of the same people apart. What is
   hidden in them does not show in the id. */
static void
test_bgstats_id_without_a_time_comes_from_the_events (void **unused)
{
#define UNTIMED HEADER ("oregon", "")
  assert_ids (UNTIMED NOTE, UNTIMED NOTE, true);
  assert_ids (UNTIMED NOTE, UNTIMED, false);
  assert_ids (UNTIMED NOTE, UNTIMED NOTE NOTE, false);
  assert_ids (UNTIMED "{'do':'hide','by':'red','add':{'coal':7}}\n",
              UNTIMED "{'do':'hide','by':'red','add':{'coal':3}}\n", true);
}

/* The link for players of these names; ret_names are as they are in it, by seat. */
static char *
make_names_link (const char *const *names, json_t **ret_names)
{
  RecRecord *record = make_record (names);
  CvScore score = reckon (record, false);
  char *link = rec_export_bgstats (record, &score);
  json_t *play = decode (link), *player;
  size_t i;

  *ret_names = json_array ();
  json_array_foreach (json_object_get (play, "players"), i, player)
    {
      assert_string_equal (
          json_string_value (json_object_get (player, "sourcePlayerId")),
          cv_color_names[i]);
      json_array_append (*ret_names, json_object_get (player, "name"));
    }
  json_decref (play);
  rec_record_free (record);
  return link;
}

static const char *
name_at (const json_t *names, size_t i)
{
  return json_string_value (json_array_get (names, i));
}

/* Five names of one character 64 times over, which are too long together. They are cut
   evenly, at a character, and no more than needed: `step` bytes is what one takes. */
static void
assert_cuts_evenly (const char *character, size_t step)
{
  char *name = text_repeat (character, 64);
  const char *names[] = { name, name, name, name, name, NULL };
  size_t size = strlen (character), shortest = strlen (name), longest = 0;
  json_t *cut;
  char *link = make_names_link (names, &cut);

  for (size_t i = 0; i < 5; i++)
    {
      size_t n = strlen (name_at (cut, i));
      assert_memory_equal (name_at (cut, i), name, n);
      assert_int_equal (n % size, 0);
      shortest = n < shortest ? n : shortest;
      longest = n > longest ? n : longest;
    }
  assert_true (shortest > 0 && longest < strlen (name) && longest - shortest <= size);
  assert_true (strlen (link) + step >= REC_EXPORT_LINK_SIZE);
  json_decref (cut);
  free (link);
  free (name);
}

static void
test_bgstats_link_of_five_long_names_fits (void **unused)
{
  assert_cuts_evenly ("\xf0\x9f\x90\xaa", 4 * 3);
  assert_cuts_evenly ("驼", 3 * 3);
  assert_cuts_evenly ("é", 2 * 3);
  /* A backslash stands before each of these. */
  assert_cuts_evenly ("\"", 2 * 3);
  assert_cuts_evenly ("\\", 2 * 3);
}

static void
test_bgstats_cuts_the_longest_names_only (void **unused)
{
  char *name = text_repeat ("\xf0\x9f\x90\xaa", 64), *medium = text_repeat ("é", 20);
  const char *names[] = { "Anna", name, medium, name, name, NULL };
  json_t *cut;
  char *link = make_names_link (names, &cut);

  assert_string_equal (name_at (cut, 0), "Anna");
  assert_string_equal (name_at (cut, 2), medium);
  assert_true (strlen (name_at (cut, 1)) < strlen (name));
  json_decref (cut);
  free (link);
  free (name);
  free (medium);
}

/* A quotation mark takes six bytes, which is more than it seems. */
static void
test_bgstats_cuts_the_name_that_takes_the_most_room (void **unused)
{
  char *marks = text_repeat ("\"", 64), *wide = text_repeat ("\xf0\x9f\x90\xaa", 30);
  const char *names[] = { wide, wide, marks, wide, wide, NULL };
  json_t *cut;
  char *link = make_names_link (names, &cut);

  for (size_t i = 0; i < 5; i++)
    assert_int_equal (strcmp (name_at (cut, i), names[i]) == 0, i != 2);
  json_decref (cut);
  free (link);
  free (marks);
  free (wide);
}

/* The size of a link with a plain name of n characters among wide ones. */
static size_t
measure_link (size_t n, bool *ret_cut)
{
  char *wide = text_repeat ("\xf0\x9f\x90\xaa", 64), *plain = text_repeat ("x", n);
  const char *names[] = { wide, wide + 44 * 4, plain, "D", wide, NULL };
  json_t *cut;
  char *link = make_names_link (names, &cut);
  size_t size = strlen (link);

  *ret_cut =
      strcmp (name_at (cut, 0), wide) != 0 || strcmp (name_at (cut, 4), wide) != 0;
  json_decref (cut);
  free (link);
  free (wide);
  free (plain);
  return size;
}

static void
test_bgstats_cuts_from_2900_bytes_on (void **unused)
{
  bool cut;
  size_t n = REC_EXPORT_LINK_SIZE - measure_link (1, &cut);

  assert_true (!cut && n > 1 && n < 64);
  assert_int_equal (measure_link (n, &cut), REC_EXPORT_LINK_SIZE - 1);
  assert_false (cut);
  measure_link (n + 1, &cut);
  assert_true (cut);
}

static void
test_bgstats_leaves_names_alone_that_fit (void **unused)
{
  char *plain = text_repeat ("x", 64), *wide = text_repeat ("\xf0\x9f\x90\xaa", 64);
  const char *names[] = { plain, wide, plain, plain, plain, NULL };
  json_t *cut;
  char *link = make_names_link (names, &cut);

  for (size_t i = 0; i < 5; i++)
    assert_string_equal (name_at (cut, i), names[i]);
  json_decref (cut);
  free (link);
  free (plain);
  free (wide);
}

/* Files and the command line. */

typedef struct
{
  char *directory;
  char *record; /* a file in it */
  char *errors; /* what the last program said to standard error */
  size_t n_calls, fail_call;
} Desk;

static int
set_up (void **state)
{
  Desk *desk = calloc (1, sizeof *desk);

  desk->directory = files_make_directory ("export");
  desk->record = files_path (desk->directory, "game.caravan");
  desk->errors = files_path (desk->directory, ".errors");
  *state = desk;
  return 0;
}

static int
clear_away (void **state)
{
  Desk *desk = *state;

  unlink (desk->errors);
  int result = files_remove_directory (desk->directory);
  free (desk->record);
  free (desk->errors);
  free (desk);
  return result;
}

/* A disk of which one call fails. */

static bool
fails (const RecDisk *disk)
{
  Desk *desk = disk->data;
  errno = EIO;
  return ++desk->n_calls == desk->fail_call;
}

static ssize_t
weak_write (const RecDisk *disk, int fd, const void *bytes, size_t size)
{
  return fails (disk) ? -1 : write (fd, bytes, size > 7 ? 7 : size);
}

static int
weak_sync (const RecDisk *disk, int fd)
{
  return fails (disk) ? -1 : 0;
}

static int
weak_link (const RecDisk *disk, const char *from, const char *to)
{
  return fails (disk) ? -1 : link (from, to);
}

static void
test_save_writes_all_or_nothing (void **state)
{
  Desk *desk = *state;
  const RecDisk weak = {
    .write = weak_write, .sync = weak_sync, .link = weak_link, .data = desk
  };
  const char *text = "some lines\r\nof text\r\n";
  char *path = files_path (desk->directory, "out");
  RecError error = { 0 };

  /* Three writes of up to seven bytes, then sync, link, and sync of the directory. */
  for (desk->fail_call = 1; desk->fail_call <= 6; desk->fail_call++)
    {
      desk->n_calls = 0;
      assert_false (rec_export_save (path, text, &weak, &error));
      assert_string_equal (error.text, "the disk failed");
      assert_int_equal (files_count (desk->directory), 0);
    }
  desk->n_calls = 0;
  assert_true (rec_export_save (path, text, &weak, &error));
  assert_int_equal (desk->n_calls, 6);
  assert_int_equal (files_count (desk->directory), 1);
  char *found = files_read (path).data;
  assert_string_equal (found, text);
  free (found);
  free (path);
}

static void
test_save_refuses_an_existing_file (void **state)
{
  Desk *desk = *state;
  RecError error = { 0 };

  files_write_lines (desk->record, BASARI);
  char *before = files_read (desk->record).data;
  assert_false (rec_export_save (desk->record, "text", &rec_disk, &error));
  assert_string_equal (error.text, "a file of this name exists already");
  char *after = files_read (desk->record).data;
  assert_string_equal (before, after);
  assert_int_equal (files_count (desk->directory), 1);
  free (before);
  free (after);
}

#define ARGS_MOST 12

/* The program, with standard output there and standard error in a file. */
static pid_t
start (const Desk *desk, int out, const char *const *args)
{
  const char *all[ARGS_MOST + 2] = { getenv ("CARAVAN") };
  pid_t child = fork ();

  if (child != 0)
    return child;
  for (int i = 0; args[i] != NULL; i++)
    all[i + 1] = args[i];
  int errors = open (desk->errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  dup2 (out, STDOUT_FILENO);
  dup2 (errors, STDERR_FILENO);
  setenv ("TERM", "xterm", 1);
  setenv ("LC_ALL", "C.UTF-8", 1);
  unsetenv ("NO_COLOR");
  execv (all[0], (char **) all);
  _exit (126);
}

/* Runs the program; returns what it put out. */
static char *
run (const Desk *desk, int expected, const char *const *args)
{
  int ends[2], status;
  assert_int_equal (pipe2 (ends, O_CLOEXEC), 0);
  pid_t child = start (desk, ends[1], args);
  close (ends[1]);
  char *out = files_read_rest (ends[0]);
  close (ends[0]);

  assert_int_equal (waitpid (child, &status, 0), child);
  assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) != expected)
    {
      char *errors = files_read (desk->errors).data;
      fail_msg ("status %d: %s", WEXITSTATUS (status), errors);
    }
  return out;
}

/* The same in a terminal. */
static char *
run_in_terminal (const Desk *desk, const char *const *args)
{
  int terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC), status;
  assert_true (terminal >= 0);
  assert_int_equal (grantpt (terminal) | unlockpt (terminal), 0);
  int end = open (ptsname (terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
  pid_t child = start (desk, end, args);

  close (end);
  char *out = files_read_rest (terminal);
  close (terminal);
  assert_int_equal (waitpid (child, &status, 0), child);
  assert_int_equal (status, 0);
  return out;
}

#define RUN(DESK, EXPECTED, ...)                                                       \
  run (DESK, EXPECTED, (const char *const[]){ __VA_ARGS__, NULL })

/* Runs what must put out nothing. */
#define RUN_QUIET(DESK, EXPECTED, ...) assert_quiet (RUN (DESK, EXPECTED, __VA_ARGS__))

static void
assert_quiet (char *out)
{
  assert_string_equal (out, "");
  free (out);
}

static void
assert_complains (const Desk *desk, const char *part)
{
  char *errors = files_read (desk->errors).data;
  const char *said = strstr (errors, "caravan: ");
  if (said == NULL || strstr (said, part) == NULL)
    fail_msg ("%s", errors);
  free (errors);
}

static void
assert_same (char *a, char *b)
{
  assert_string_equal (a, b);
  free (a);
  free (b);
}

static char *
example_path (const char *game)
{
  char *path;
  assert_true (asprintf (&path, "%s/../examples/%s.caravan",
                         getenv ("CARAVANSERAI_DATA"), game) > 0);
  return path;
}

static void
test_cli_json_is_that_of_score (void **state)
{
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (examples); i++)
    {
      char *path = example_path (examples[i]);
      assert_same (RUN (desk, 0, "export", path, "--to", "json"),
                   RUN (desk, 0, "score", "--json", path));
      free (path);
    }
}

/* In every language, and with the numbers of --open. */
static void
test_cli_text_is_the_sheet_of_score (void **state)
{
  static const char *const languages[] = { "en", "it", "fr" };
  Desk *desk = *state;

  files_write_lines (desk->record, OREGON);
  for (size_t i = 0; i < COUNT_OF (languages); i++)
    {
      char *path = example_path (examples[i]);
      assert_same (
          RUN (desk, 0, "export", path, "--to", "text", "--lang", languages[i]),
          RUN (desk, 0, "score", path, "--lang", languages[i]));
      free (path);
    }
  assert_same (RUN (desk, 0, "export", desk->record, "--to", "text"),
               RUN (desk, 0, "score", desk->record));
  assert_same (RUN (desk, 0, "export", desk->record, "--to", "text", "--open"),
               RUN (desk, 0, "score", desk->record, "--open"));
}

static void
test_cli_text_has_no_escape_sequences (void **state)
{
  Desk *desk = *state;
  files_write_lines (desk->record, BASARI);
  const char *const score[] = { "score", desk->record, NULL };
  const char *const export[] = { "export", desk->record, "--to", "text", NULL };

  char *colored = run_in_terminal (desk, score);
  char *plain = run_in_terminal (desk, export);
  assert_non_null (strchr (colored, '\033'));
  assert_null (strchr (plain, '\033'));
  assert_non_null (strstr (plain, "Bruno"));
  free (colored);
  free (plain);
}

/* Color, name, rank and total of each row are those of the score. */
static void
assert_csv_agrees (const char *csv, const json_t *score)
{
  static const char *const keys[] = { "color", "name", "rank", "total" };
  const json_t *players = json_object_get (score, "players"), *player;
  size_t i,
      n = json_array_size (json_object_get (json_array_get (players, 0), "lines"));

  skip_fields (&csv, (int) (6 + n));
  json_array_foreach (players, i, player)
    {
      skip_fields (&csv, 2);
      for (size_t j = 0; j < COUNT_OF (keys); j++)
        {
          const json_t *value = json_object_get (player, keys[j]);
          char *field = read_field (&csv), *expected;
          if (json_is_string (value))
            expected = strdup (json_string_value (value));
          else
            assert_true (asprintf (&expected, "%d", (int) json_integer_value (value)) >
                         0);
          assert_same (field, expected);
        }
      skip_fields (&csv, (int) n);
    }
  assert_int_equal (*csv, '\0');
}

static void
test_cli_csv_agrees_with_score (void **state)
{
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (examples); i++)
    {
      char *path = example_path (examples[i]);
      char *csv = RUN (desk, 0, "export", path, "--to", "csv");
      char *json = RUN (desk, 0, "score", path, "--json");
      json_t *score = json_loads (json, 0, NULL);
      assert_csv_agrees (csv, score);
      json_decref (score);
      free (csv);
      free (json);
      free (path);
    }
}

static void
test_cli_link_agrees_with_score (void **state)
{
  Desk *desk = *state;

  for (size_t i = 0; i < COUNT_OF (examples); i++)
    {
      char *path = example_path (examples[i]);
      char *link = RUN (desk, 0, "export", path, "--to", "bgstats");
      char *json = RUN (desk, 0, "score", path, "--json");
      assert_ptr_equal (strchr (link, '\n'), link + strlen (link) - 1);
      link[strlen (link) - 1] = '\0';
      json_t *play = decode (link), *score = json_loads (json, 0, NULL), *player;
      size_t j;
      json_array_foreach (json_object_get (score, "players"), j, player)
        {
          json_t *sent = json_array_get (json_object_get (play, "players"), j);
          assert_true (json_equal (json_object_get (sent, "score"),
                                   json_object_get (player, "total")));
          assert_true (json_equal (json_object_get (sent, "rank"),
                                   json_object_get (player, "rank")));
        }
      json_decref (play);
      json_decref (score);
      free (link);
      free (json);
      free (path);
    }
}

static void
test_cli_keeps_back_hidden_counts_until_told (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->record, OREGON);
  char *sealed = RUN (desk, 0, "export", desk->record, "--to", "csv");
  char *open = RUN (desk, 0, "export", desk->record, "--to", "csv", "--open");
  assert_non_null (strstr (sealed, ",red,Anna,,,60,,\r\n"));
  assert_non_null (strstr (open, ",red,Anna,1,67,60,7,0\r\n"));
  free (sealed);
  free (open);
}

static void
test_cli_writes_a_new_file (void **state)
{
  static const char *const formats[] = { "csv", "json", "bgstats", "text" };
  Desk *desk = *state;
  char *path = files_path (desk->directory, "out");

  files_write_lines (desk->record, OASIS);
  for (size_t i = 0; i < COUNT_OF (formats); i++)
    {
      char *out = RUN (desk, 0, "export", desk->record, "--to", formats[i]);
      RUN_QUIET (desk, 0, "export", desk->record, "--to", formats[i], "-o", path);
      assert_same (out, files_read (path).data);
      assert_int_equal (files_count (desk->directory), 2);
      unlink (path);
    }
  RUN_QUIET (desk, 0, "export", "--output", path, desk->record, "--to=csv");
  assert_same (RUN (desk, 0, "export", desk->record, "--to", "csv", "-o", "-"),
               files_read (path).data);
  free (path);
}

static void
test_cli_never_overwrites (void **state)
{
  Desk *desk = *state;
  char *missing = files_path (desk->directory, "none/out");

  files_write_lines (desk->record, OASIS);
  char *before = files_read (desk->record).data;
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "-o", desk->record);
  assert_complains (desk, "game.caravan: a file of this name exists already\n");
  assert_same (before, files_read (desk->record).data);
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "-o", missing);
  assert_complains (desk, "out: there is no such file or folder\n");
  assert_int_equal (files_count (desk->directory), 1);
  free (missing);
}

static void
test_cli_status_is_2_for_wrong_use (void **state)
{
  Desk *desk = *state;

  files_write_lines (desk->record, OASIS);
  RUN_QUIET (desk, 2, "export", desk->record);
  assert_complains (desk, "Which format?");
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "pdf");
  assert_complains (desk, "“pdf”");
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "CSV");
  RUN_QUIET (desk, 2, "export", "--to", "csv");
  assert_complains (desk, "Which record?");
  RUN_QUIET (desk, 2, "export", desk->record, "more", "--to", "csv");
  RUN_QUIET (desk, 2, "export", desk->record, "--to");
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "-o");
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "--at", "1");
  assert_complains (desk, "“--at”");
  RUN_QUIET (desk, 2, "score", desk->record, "-o", "out");
  assert_complains (desk, "“--output”");
}

/* Nothing is written when there is no score to write. */
static void
test_cli_status_says_what_is_wrong_with_the_record (void **state)
{
  Desk *desk = *state;
  char *path = files_path (desk->directory, "out");

  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "-o", path);
  files_write_lines (desk->record, BASARI "nonsense\n");
  RUN_QUIET (desk, 2, "export", desk->record, "--to", "csv", "-o", path);
  assert_complains (desk, "game.caravan:4: ");
  files_write_lines (desk->record, BASARI "{'do':'redo'}\n");
  RUN_QUIET (desk, 1, "export", desk->record, "--to", "csv", "-o", path);
  assert_complains (desk, "[match.redo.none]");
  assert_int_equal (files_count (desk->directory), 1);
  free (path);
}

#define DESK_TEST(NAME) cmocka_unit_test_setup_teardown (NAME, set_up, clear_away)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_csv_has_a_row_a_player_and_a_column_a_line),
    cmocka_unit_test (test_csv_gives_equal_ranks_to_the_tied),
    cmocka_unit_test (test_csv_leaves_empty_what_is_sealed),
    cmocka_unit_test (test_csv_date_is_when_the_record_was_made),
    cmocka_unit_test (test_csv_date_is_that_of_the_last_event_otherwise),
    cmocka_unit_test (test_csv_keeps_every_name_exactly),
    cmocka_unit_test (test_csv_has_no_formulas),
    cmocka_unit_test (test_csv_quotes_only_where_it_must),
    cmocka_unit_test (test_csv_uses_the_names_of_now),
    cmocka_unit_test (test_json_is_the_score_object),
    cmocka_unit_test (test_bgstats_has_every_field),
    cmocka_unit_test (test_bgstats_lets_the_tied_win_together),
    cmocka_unit_test (test_bgstats_keeps_back_what_is_sealed),
    cmocka_unit_test (test_bgstats_opens_what_it_is_told_to),
    cmocka_unit_test (test_bgstats_date_may_be_unknown),
    cmocka_unit_test (test_bgstats_id_belongs_to_the_record),
    cmocka_unit_test (test_bgstats_id_without_a_time_comes_from_the_events),
    cmocka_unit_test (test_bgstats_link_of_five_long_names_fits),
    cmocka_unit_test (test_bgstats_cuts_the_longest_names_only),
    cmocka_unit_test (test_bgstats_cuts_the_name_that_takes_the_most_room),
    cmocka_unit_test (test_bgstats_cuts_from_2900_bytes_on),
    cmocka_unit_test (test_bgstats_leaves_names_alone_that_fit),
    DESK_TEST (test_save_writes_all_or_nothing),
    DESK_TEST (test_save_refuses_an_existing_file),
    DESK_TEST (test_cli_json_is_that_of_score),
    DESK_TEST (test_cli_text_is_the_sheet_of_score),
    DESK_TEST (test_cli_text_has_no_escape_sequences),
    DESK_TEST (test_cli_csv_agrees_with_score),
    DESK_TEST (test_cli_link_agrees_with_score),
    DESK_TEST (test_cli_keeps_back_hidden_counts_until_told),
    DESK_TEST (test_cli_writes_a_new_file),
    DESK_TEST (test_cli_never_overwrites),
    DESK_TEST (test_cli_status_is_2_for_wrong_use),
    DESK_TEST (test_cli_status_says_what_is_wrong_with_the_record),
  };

  return cmocka_run_group_tests_name ("export", tests, NULL, NULL);
}
