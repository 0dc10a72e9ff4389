/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records, read strictly: every limit and refusal of the format, each with the line
   that the error must name, and beside it what is still fine. Then the way back: what
   was read is written and read again without loss. Records are written here with ' for
   ". */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cv-games.h"
#include "files.h"
#include "lang-say.h"
#include "rec-file.h"
#include "rec-record.h"
#include "rec-report.h"
#include "text.h"

/* Headers, a game each, left open for more members. */
#define FORMAT(GAME) "{'caravanserai':1,'game':'" GAME "'"
#define ANNA         "{'color':'red','name':'Anna'}"
#define BRUNO        "{'color':'blue','name':'Bruno'}"
#define CARLA        "{'color':'green','name':'Carla'}"
#define DARIO        "{'color':'yellow','name':'Dario'}"
#define ELENA        "{'color':'black','name':'Elena'}"
#define PLAYERS(ALL) ",'players':[" ALL "]"
#define THREE        PLAYERS (ANNA "," BRUNO "," CARLA)
#define SAMPLE       ",'board':'sample'"

#define OASIS_OPEN  FORMAT ("oasis") THREE
#define OREGON_OPEN FORMAT ("oregon") THREE
#define BASARI_OPEN FORMAT ("basari") THREE
#define OASIS       OASIS_OPEN SAMPLE "}\n"
#define OREGON      OREGON_OPEN SAMPLE "}\n"
#define BASARI      BASARI_OPEN SAMPLE "}\n"

#define NOTE "{'do':'note','text':'a note'}"

/* A lock whose parts have the right sizes: 32, 16 and 72 bytes. */
#define ZEROS_16 "AAAAAAAAAAAAAAAAAAAAAA=="
#define ZEROS_32 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
#define ZEROS_72 ZEROS_24 ZEROS_24 ZEROS_24
#define ZEROS_24 "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
#define LOCK(PUBLIC, SALT, SECRET, OPS, MEM)                                           \
  "{'public':'" PUBLIC "','salt':'" SALT "','secret':'" SECRET "','ops':" OPS          \
  ",'mem':" MEM "}"
#define GOOD_LOCK LOCK (ZEROS_32, ZEROS_16, ZEROS_72, "4", "1073741824")

/* What crypto_box_seal makes of 128 bytes: 176. */
#define ZEROS_176 ZEROS_72 ZEROS_72 ZEROS_24 "AAAAAAAAAAA="

/* A text that is wrong, and a part of the sentence that says why. */
typedef struct
{
  const char *text;
  const char *reason;
} Wrong;

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))

/* Reading. */

static const RecReading *
get_reading (void)
{
  static RecReading reading = { .events_most = SIZE_MAX };
  reading.boards = getenv ("CARAVANSERAI_DATA");
  assert_non_null (reading.boards);
  return &reading;
}

static RecRecord *
read_text (const char *text, RecError *error)
{
  char *json = text_quote (text);
  RecRecord *record = rec_record_read (json, strlen (json), get_reading (), error);
  free (json);
  return record;
}

static char *
say (const RecError *error)
{
  return lang_say_error (lang_open ("en", ""), error);
}

/* Fails unless the record was refused on that line for that reason. */
static void
expect_refusal (RecRecord *record,
                const RecError *error,
                size_t line,
                const char *reason,
                const char *text)
{
  if (record != NULL)
    {
      rec_record_free (record);
      fail_msg ("was read: %.200s", text);
    }
  char *said = say (error);
  if (error->text == NULL || error->line != line || strstr (said, reason) == NULL)
    fail_msg ("line %zu: %s; not line %zu, %s: %.200s", error->line, said, line, reason,
              text);
  free (said);
}

static void
refuse (const char *text, size_t line, const char *reason)
{
  RecError error = { 0 };
  expect_refusal (read_text (text, &error), &error, line, reason, text);
}

/* The record of a text that is fine. */
static RecRecord *
need (const char *text)
{
  RecError error = { 0 };
  RecRecord *record = read_text (text, &error);
  if (record == NULL)
    fail_msg ("line %zu: %s: %.200s", error.line, say (&error), text);
  return record;
}

static void
take (const char *text)
{
  rec_record_free (need (text));
}

static size_t
count_events (const char *text)
{
  RecRecord *record = need (text);
  size_t n = cv_match_n_entries (rec_record_match (record));
  rec_record_free (record);
  return n;
}

/* The header of Oasis with further members. */

static void
take_header (const char *members)
{
  char *text = text_join (OASIS_OPEN ",", members, "}\n");
  take (text);
  free (text);
}

static void
refuse_header (const char *members, const char *reason)
{
  char *text = text_join (OASIS_OPEN ",", members, "}\n");
  refuse (text, 1, reason);
  free (text);
}

static void
refuse_headers (const Wrong *wrong, size_t n)
{
  for (size_t i = 0; i < n; i++)
    refuse_header (wrong[i].text, wrong[i].reason);
}

/* Whole headers. */
static void
refuse_lines (const Wrong *wrong, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      char *text = text_join (wrong[i].text, "\n", "");
      refuse (text, 1, wrong[i].reason);
      free (text);
    }
}

/* Events as the second line. */

static void
refuse_event (const char *head, const char *event, const char *reason)
{
  char *text = text_join (head, event, "\n");
  refuse (text, 2, reason);
  free (text);
}

static void
refuse_events (const char *head, const Wrong *wrong, size_t n)
{
  for (size_t i = 0; i < n; i++)
    refuse_event (head, wrong[i].text, wrong[i].reason);
}

/* Well formed; whether it is legal is the game's business. */
static void
take_event (const char *head, const char *event)
{
  RecRecord *record = need (head);
  RecEvent read = { 0 };
  RecError error = { 0 };
  char *json = text_quote (event);
  json_t *object = rec_record_parse_event (record, json, strlen (json), &read, &error);

  if (object == NULL)
    fail_msg ("%s: %s", say (&error), event);
  json_decref (object);
  rec_event_free (&read);
  rec_record_free (record);
  free (json);
}

/* The event on the second line breaks a rule. */
static void
expect_rule (const char *head, const char *event, const char *rule)
{
  RecError error = { 0 };
  char *text = text_join (head, event, "\n");

  assert_null (read_text (text, &error));
  assert_null (error.text);
  assert_string_equal (error.verdict.rule->id, rule);
  assert_int_equal (error.line, 2);
  free (text);
}

/* Lines. */

/* A record has at least a header. */
static void
test_record_empty_file_is_none (void **unused)
{
  refuse ("", 1, "empty");
  take (OASIS);
}

/* Line 1 is the header, nothing else will do. */
static void
test_record_begins_with_a_header (void **unused)
{
  static const Wrong wrong[] = {
    { NOTE, "not a Caravanserai record" },
    { "{}", "not a Caravanserai record" },
    { "[" OASIS_OPEN "}]", "not a Caravanserai record" },
    { "'caravanserai'", "not a Caravanserai record" },
    { "1", "not a Caravanserai record" },
    { "null", "not a Caravanserai record" },
    { "caravanserai", "JSON" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
}

/* A blank line is an error, wherever it stands. */
static void
test_record_blank_line_is_an_error (void **unused)
{
  refuse ("\n" OASIS, 1, "blank");
  refuse (OASIS "\n", 2, "blank");
  refuse (OASIS NOTE "\n\n" NOTE "\n", 3, "blank");
  refuse (OASIS NOTE "\n" NOTE "\n\n", 4, "blank");
  refuse (OASIS "   \n", 2, "");
}

/* CRLF is read, and a blank line is one with it too. */
static void
test_record_reads_crlf (void **unused)
{
  assert_int_equal (count_events (OASIS_OPEN SAMPLE "}\r\n" NOTE "\r\n" NOTE "\r\n"),
                    2);
  assert_int_equal (count_events (OASIS_OPEN SAMPLE "}\r\n" NOTE "\r\n" NOTE), 2);
  refuse (OASIS_OPEN "}\r\n\r\n" NOTE "\r\n", 2, "blank");
}

/* Each line is one whole value and nothing after it. */
static void
test_record_line_has_one_object (void **unused)
{
  refuse (OASIS NOTE " " NOTE "\n", 2, "JSON");
  refuse (OASIS NOTE ",\n", 2, "JSON");
  refuse (OASIS "[" NOTE "]\n", 2, "event must be an object");
  refuse (OASIS "'note'\n", 2, "event must be an object");
  refuse (OASIS "{'do':'note',\n'text':'x'}\n", 2, "");
  take (OASIS "  {'do' : 'note' ,\t'text':'x'}  \n");
}

/* The rest of a torn record. */
static void
expect_torn (const char *text, size_t n_events)
{
  RecRecord *record = need (text);
  assert_true (rec_record_was_torn (record));
  assert_int_equal (cv_match_n_entries (rec_record_match (record)), n_events);
  rec_record_free (record);
}

/* A last line that has no newline and is no whole object (power cut) is dropped with a
   warning and loses nothing else. */
static void
test_record_torn_last_line_is_dropped (void **unused)
{
  expect_torn (OASIS "{", 0);
  expect_torn (OASIS NOTE "\n{'do':'note','text':'a no", 1);
  expect_torn (OASIS NOTE "\n" NOTE "\n{'do':'note','text':'a note'", 2);
  expect_torn (OASIS NOTE "\n{'do':'note','text':'caf\xc3", 1);
}

/* By the French booklet the noble's camel on c2, line 10, fills the path and ends the
   game at once. Older programs let another round be played, lines 11 to 17. */
#define ROUND(A, B, C)                                                                 \
  "{'do':'offer','by':'" A "','cards':1}\n{'do':'offer','by':'" B "','cards':1}\n"     \
  "{'do':'offer','by':'" C "','cards':1}\n"                                            \
  "{'do':'take','by':'" A "','from':'" B "','cards':['hidden']}\n"                     \
  "{'do':'take','by':'" B "','from':'" C "','cards':['hidden']}\n"                     \
  "{'do':'take','by':'" C "','from':'" A "','cards':['hidden']}\n{'do':'end-round'}\n"
#define ENDED_BY_NOBLE                                                                 \
  FORMAT ("oasis")                                                                     \
  ",'edition':'fr','turns':'guided','board':{'caravanserai-board':1,'game':'oasis',"   \
  "'id':'test','title':'Test','rows':['...','===']}" THREE "}\n"                       \
  "{'do':'position','camels':{'red':['a2'],'blue':['b2']},"                            \
  "'counters':{'red':1,'blue':2,'green':3}}\n" ROUND (                                 \
      "red", "blue", "green") "{'do':'camel','by':'blue','at':'c2'}\n"
#define OFFER_AGAIN "{'do':'offer','by':'green','cards':1}"

static void
expect_stricter (RecRecord *record, size_t line, size_t n_house)
{
  size_t found = 0;
  const CvRule *rule = rec_record_stricter (record, &found);
  json_t *house = rec_report_house (record);

  assert_int_equal (rule != NULL, line > 0);
  if (rule != NULL)
    assert_string_equal (rule->id, "oasis.end.over");
  assert_int_equal (found, line);
  assert_int_equal (json_array_size (house), n_house);
  json_decref (house);
}

/* A rule that has become stricter locks no record out: what is read stands as if the
   table had let it, and is written so. */
static void
test_record_reads_what_older_rules_allowed (void **unused)
{
  RecRecord *record = need (ENDED_BY_NOBLE);
  RecError error = { 0 };
  json_t *offer = text_parse ("{'do':'offer','by':'blue','cards':1}"), *event;

  expect_stricter (record, 0, 0);
  assert_false (rec_record_may_play (record, offer, &error));
  assert_false (rec_record_play (record, offer, &error));
  assert_string_equal (error.verdict.rule->id, "oasis.end.over");
  rec_record_free (record);
  json_decref (offer);

  record = need (ENDED_BY_NOBLE ROUND ("blue", "green", "red"));
  expect_stricter (record, 11, 7);
  event = rec_record_event (record, 9);
  assert_string_equal (json_string_value (json_object_get (event, "allowed")), "house");
  json_decref (event);
  rec_record_free (record);
}

/* The end of that round is one that older programs knew as well. */
static void
test_record_older_rules_ended_the_game_too (void **unused)
{
  RecError error = { 0 };

  assert_null (
      read_text (ENDED_BY_NOBLE ROUND ("blue", "green", "red") OFFER_AGAIN, &error));
  assert_int_equal (error.line, 18);
  assert_string_equal (error.verdict.rule->id, "oasis.end.over");
  assert_null (read_text (ENDED_BY_NOBLE "{'do':'end'}\n" OFFER_AGAIN, &error));
  assert_int_equal (error.line, 12);
}

/* A whole object without a newline is an event like any other. */
static void
test_record_whole_last_line_needs_no_newline (void **unused)
{
  RecRecord *record = need (OASIS NOTE "\n" NOTE);

  assert_false (rec_record_was_torn (record));
  assert_int_equal (cv_match_n_entries (rec_record_match (record)), 2);
  rec_record_free (record);
  take (OASIS_OPEN "}");
}

/* Only what is no whole object can be torn: whatever else is wrong with a last line
   that is one, is wrong. */
static void
test_record_wrong_last_line_is_not_torn (void **unused)
{
  refuse (OASIS NOTE "\n{'do':'dance'}", 3, "dance");
  refuse (OASIS NOTE "\n{'do':'note','text':'a','text':'b'}", 3, "twice");
  refuse (OASIS NOTE "\n{'do':'undo','steps':99999999999999999999}", 3, "too large");
  refuse (OASIS NOTE "\n{'do':'note','text':[[[[[[[[[[[[[[[['']]]]]]]]]]]]]]]]}", 3,
          "nested");
}

/* Torn anywhere else it is an error: a header is not dropped, nor is a line that is not
   the last. */
static void
test_record_torn_elsewhere_is_an_error (void **unused)
{
  refuse ("{'caravanserai':1,'game':'oas", 1, "breaks off");
  refuse (OASIS_OPEN, 1, "breaks off");
  refuse (OASIS "{'do':'note','te\n" NOTE "\n", 2, "");
  refuse (OASIS NOTE "\n{'do':'note','te\n", 3, "");
}

/* Limits. */

/* An event padded with blanks to so many bytes, its line end not counted. */
static char *
pad (const char *event, size_t size)
{
  char *text = malloc (size + 1);
  size_t n = strlen (event);
  assert_true (n < size);
  memcpy (text, event, n);
  memset (text + n, ' ', size - n);
  text[size] = '\0';
  return text;
}

/* 64 KiB a line. */
static void
test_record_line_has_at_most_64_kib (void **unused)
{
  char *most = pad (NOTE, 64 * 1024), *more = pad (NOTE, 64 * 1024 + 1);
  char *head = pad (OASIS_OPEN "}", 64 * 1024 + 1);
  char *fine = text_join (OASIS NOTE "\n", most, "\n"), *long_line;

  assert_int_equal (count_events (fine), 2);
  long_line = text_join (OASIS NOTE "\n", more, "\n");
  refuse (long_line, 3, "64 KiB");
  refuse (head, 1, "64 KiB");
  free (most);
  free (more);
  free (head);
  free (fine);
  free (long_line);
}

/* A file of a header and notes that has exactly so many bytes. */
static void
write_file_of (const char *path, size_t size)
{
  char *head = text_quote (OASIS), *note = text_quote (NOTE);
  FILE *file = fopen (path, "wb");
  size_t left = size - strlen (head);

  assert_non_null (file);
  fputs (head, file);
  while (left > 0)
    {
      size_t n = left < 65536 ? left : 65536 - 100;
      char *line = pad (note, n - 1);
      fputs (line, file);
      fputc ('\n', file);
      free (line);
      left -= n;
    }
  assert_int_equal (fclose (file), 0);
  free (head);
  free (note);
}

static char *
make_temporary_file (void)
{
  char *path = files_temporary_name ("record");
  int file = mkstemp (path);
  assert_true (file >= 0);
  close (file);
  return path;
}

/* 16 MiB a record. */
static void
test_record_has_at_most_16_mib (void **unused)
{
  const size_t most = 16 * 1024 * 1024;
  char *path = make_temporary_file ();
  RecError error = { 0 };

  write_file_of (path, most);
  RecRecord *record = rec_record_load (path, get_reading (), &error);
  assert_non_null (record);
  rec_record_free (record);
  write_file_of (path, most + 1);
  record = rec_record_load (path, get_reading (), &error);
  assert_null (record);
  assert_non_null (error.text);
  assert_string_equal (error.args[0], "16384");
  unlink (path);
  free (path);
}

/* 100,000 events: the next one stands on line 100,002. */
static void
test_record_has_at_most_100000_events (void **unused)
{
  char *events = text_repeat (NOTE "\n", 100000);
  char *most = text_join (OASIS, events, ""), *more = text_join (most, NOTE, "\n");

  assert_int_equal (count_events (most), 100000);
  refuse (more, 100002, "events");
  free (events);
  free (most);
  free (more);
}

/* Nesting depth 16. No event goes that deep: at 16 it is refused for what it is, at 17
   for its depth. */
static void
test_record_nests_at_most_16_deep (void **unused)
{
  refuse_event (OASIS, "{'do':'note','text':[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]}",
                "must be text");
  refuse_event (OASIS, "{'do':'note','text':[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]}",
                "nested more than 16");
  refuse_event (OASIS,
                "{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':{'a':"
                "{'a':{'a':{'a':1}}}}}}}}}}}}}}}}}",
                "nested more than 16");
  refuse_header ("'board':[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]", "nested more than 16");
}

/* Brackets in a text nest nothing, also behind an escaped quotation mark. */
static void
test_record_brackets_in_texts_do_not_nest (void **unused)
{
  take_event (OASIS, "{'do':'note','text':'[[[[[[[[[[[[[[[[[[{{{{'}");
  take_event (OASIS, "{'do':'note','text':'\\'[[[[[[[[[[[[[[[[[[\\\\'}");
}

/* Names. */

static char *
header_with_name (const char *name)
{
  char *members = text_join (FORMAT ("oasis") ",'players':[{'color':'red','name':'",
                             name, "'}," BRUNO "," CARLA "]}\n");
  return members;
}

static void
take_name (const char *name)
{
  char *header = header_with_name (name);
  char *event = text_join ("{'do':'set','names':{'red':'", name, "'}}");
  take (header);
  take_event (OASIS, event);
  free (header);
  free (event);
}

static void
refuse_name (const char *name, const char *reason)
{
  char *header = header_with_name (name);
  char *event = text_join ("{'do':'set','names':{'red':'", name, "'}}");
  refuse (header, 1, reason);
  refuse_event (OASIS, event, reason);
  free (header);
  free (event);
}

/* Names have 1 to 64 characters, counted in code points. */
static void
test_record_name_has_1_to_64_characters (void **unused)
{
  char *camels = text_repeat ("🐪", 64), *letters = text_repeat ("x", 64);
  char *more_camels = text_repeat ("🐪", 65), *more_letters = text_repeat ("x", 65);

  take_name ("A");
  take_name (letters);
  take_name (camels);
  refuse_name ("", "1 to 64");
  refuse_name (more_letters, "1 to 64");
  refuse_name (more_camels, "1 to 64");
  free (camels);
  free (letters);
  free (more_camels);
  free (more_letters);
}

/* Any script is welcome, combining marks and emoji too, also as escapes. */
static void
test_record_name_may_be_in_any_script (void **unused)
{
  static const char *const names[] = { "Åse & Henrik",   "e\xcc\x81",
                                       "Ωmega",          "宏",
                                       "עברית",          "🐪",
                                       "\\ud83d\\udc2a", "\\u00e9" };
  for (size_t i = 0; i < COUNT_OF (names); i++)
    take_name (names[i]);
}

/* None of Unicode's Cc: C0, DEL and C1. */
static void
test_record_name_has_no_control_characters (void **unused)
{
  static const char *const names[] = { "\\u0001",    "a\\nb",     "a\\tb",
                                       "\\u001b[1m", "\\u001f",   "a\\u007fb",
                                       "a\\u0080b",  "a\\u0085b", "a\\u009bb",
                                       "a\\u009f" };
  for (size_t i = 0; i < COUNT_OF (names); i++)
    refuse_name (names[i], "control character");
}

/* None of Cf, which nobody sees and which turns the text around, nor U+2028, U+2029.
   The neighbours of their ranges are fine. */
static void
test_record_name_has_no_format_characters (void **unused)
{
  static const char *const names[] = {
    "a\\u00adb",      "\\u0600",        "\\u061c",        "\\u06dd",
    "\\u070f",        "\\u0890",        "\\u08e2",        "\\u180e",
    "a\\u200bb",      "a\\u200db",      "a\\u200fb",      "a\\u202ab",
    "a\\u202eb",      "a\\u2060b",      "a\\u2064b",      "a\\u2066b",
    "a\\u206fb",      "a\\ufeffb",      "a\\ufff9b",      "a\\ufffbb",
    "\\ud804\\udcbd", "\\ud804\\udccd", "\\ud80d\\udc30", "\\ud82f\\udca0",
    "\\ud834\\udd73", "\\udb40\\udc01", "\\udb40\\udc20", "\\udb40\\udc7f",
    "a\\u2028b",      "a\\u2029b"
  };
  static const char *const fine[] = { "\\u0606", "\\u200a", "\\u2010", "\\u2030",
                                      "\\u205f", "\\u2070", "\\ufffc" };
  for (size_t i = 0; i < COUNT_OF (names); i++)
    refuse_name (names[i], "control character");
  for (size_t i = 0; i < COUNT_OF (fine); i++)
    take_name (fine[i]);
}

/* Names are texts, and every player has one. */
static void
test_record_name_is_a_text (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'set','names':{'red':1}}", "text" },
    { "{'do':'set','names':{'red':null}}", "text" },
    { "{'do':'set','names':{'red':['Anna']}}", "text" },
    { "{'do':'set','names':['Anna']}", "“names” must be an object" },
    { "{'do':'set','names':{'black':'Elena'}}", "no player has the color “black”" },
    { "{'do':'set','names':{'0':'Elena'}}", "no player has the color “0”" },
  };
  refuse_events (OASIS, wrong, COUNT_OF (wrong));
  refuse (FORMAT ("oasis") PLAYERS ("{'color':'red'}," BRUNO "," CARLA) "}\n", 1,
          "“name” is missing");
  refuse (FORMAT ("oasis") PLAYERS ("{'color':'red','name':7}," BRUNO "," CARLA) "}\n",
          1, "“name” must be text");
}

/* A later `set` renames; undoing it brings the old name back. */
static void
test_record_name_is_the_last_one_set (void **unused)
{
  RecRecord *record = need (OASIS "{'do':'set','names':{'red':'Ada'}}\n"
                                  "{'do':'set','names':{'blue':'Bea','red':'Ann'}}\n");

  assert_string_equal (rec_record_name (record, 0), "Ann");
  assert_string_equal (rec_record_name (record, 1), "Bea");
  assert_string_equal (rec_record_name (record, 2), "Carla");
  rec_record_free (record);
  record = need (OASIS "{'do':'set','names':{'red':'Ada'}}\n"
                       "{'do':'set','names':{'red':'Ann'}}\n{'do':'undo'}\n");
  assert_string_equal (rec_record_name (record, 0), "Ada");
  rec_record_free (record);
}

/* Keys. */

/* Duplicate keys are refused, at every level. */
static void
test_record_refuses_a_key_twice (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'note','text':'a','text':'a'}", "twice" },
    { "{'do':'note','do':'note','text':'a'}", "twice" },
    { "{'do':'position','tiles':{'oasis':['a1'],'oasis':['a2']}}", "twice" },
    { "{'do':'position','camels':{'red':['a3'],'red':['b3']}}", "twice" },
    { "{'do':'set','names':{'red':'a','red':'b'}}", "twice" },
  };
  refuse_events (OASIS, wrong, COUNT_OF (wrong));
  refuse (FORMAT ("oasis") ",'game':'oasis'" THREE "}\n", 1, "twice");
  refuse (FORMAT ("oasis") PLAYERS ("{'color':'red','color':'red','name':'A'}," BRUNO
                                    "," CARLA) "}\n",
          1, "twice");
  refuse_header ("'board':{'caravanserai-board':1,'game':'oasis','id':'x','id':'x',"
                 "'rows':['.']}",
                 "twice");
}

/* Unknown keys are refused in the header, in a player, a board and an edition. */
static void
test_record_header_refuses_unknown_keys (void **unused)
{
  static const Wrong wrong[] = {
    { "'boards':'sample'", "boards" },
    { "'Turns':'free'", "Turns" },
    { "'':1", "key" },
    { "'edition':{'base':'it','end.never':true}", "end.never" },
    { "'board':{'caravanserai-board':1,'game':'oasis','id':'x','rows':['.'],'size':1}",
      "size" },
    { "'board':{'caravanserai-board':1,'game':'oasis','id':'x','rows':['.'],"
      "'column-symbols':[]}",
      "column-symbols" },
    { "'board':{'caravanserai-board':1,'game':'oasis','id':'x','rows':['.'],'lap':10}",
      "lap" },
  };
  refuse_headers (wrong, COUNT_OF (wrong));
  refuse (FORMAT ("oasis")
              PLAYERS ("{'color':'red','name':'A','age':9}," BRUNO "," CARLA) "}\n",
          1, "age");
}

/* And in an event, whatever belongs to another one. */
static void
test_record_event_refuses_unknown_keys (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'note','text':'a','color':'red'}", "color" },
    { "{'do':'note','text':'a','by':'red'}", "by" },
    { "{'do':'undo','by':'red'}", "by" },
    { "{'do':'end','steps':1}", "steps" },
    { "{'do':'place','by':'red','tile':'stone','at':'d4','from':'d5'}", "from" },
    { "{'do':'camel','by':'red','at':'a3','marker':'none'}", "marker" },
    { "{'do':'position','farmers':{}}", "farmers" },
    { "{'do':'position','tiles':{'sand':['a1']}}", "sand" },
    { "{'do':'count','by':'red','camels':3}", "camels" },
    { "{'do':'hide','by':'red','add':{'camels':1}}", "camels" },
    { "{'do':'reveal','by':'red','counts':{'coal':1}}", "coal" },
    { "{'do':'lock','by':'red','lock':{'pin':'1234'}}", "pin" },
    { "{'do':'set','colors':{}}", "colors" },
  };
  static const Wrong oregon[] = {
    { "{'do':'position','tokens':{'red':{'silver':1}}}", "silver" },
    { "{'do':'position','buildings':{'bank':['a1']}}", "bank" },
    { "{'do':'extra','by':'red','at':'a1'}", "at" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_events (OREGON, oregon, COUNT_OF (oregon));
}

/* Verbs that no game or only another game has. */
static void
test_record_refuses_unknown_verbs (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'dance'}", "dance" },
    { "{'do':''}", "no event" },
    { "{'do':'Undo'}", "Undo" },
    { "{'do':'farmer','by':'red','cards':['bison','bison'],'at':'a1'}", "farmer" },
    { "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}", "roll" },
    { "{'do':1}", "“do” must be text" },
    { "{'by':'red'}", "“do” is missing" },
    { "{}", "“do” is missing" },
  };
  static const Wrong basari[] = {
    { "{'do':'place','by':'red','tile':'stone','at':'a1'}", "place" },
    { "{'do':'hide','by':'red','add':{}}", "hide" },
    { "{'do':'reveal','by':'red','counts':{}}", "reveal" },
    { "{'do':'lock','by':'red','lock':" GOOD_LOCK "}", "lock" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_events (BASARI, basari, COUNT_OF (basari));
  refuse_event (OREGON, "{'do':'offer','by':'red','cards':2}", "offer");
}

/* What an event needs must be there. */
static void
test_record_event_needs_its_keys (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'note'}", "text" },
    { "{'do':'set'}", "set" },
    { "{'do':'place','tile':'stone','at':'d4'}", "“by” is missing" },
    { "{'do':'place','by':'red','at':'d4'}", "“tile” is missing" },
    { "{'do':'place','by':'red','tile':'stone'}", "“at” is missing" },
    { "{'do':'camel','by':'red'}", "“at” is missing" },
    { "{'do':'counters'}", "“order” is missing" },
    { "{'do':'offer','by':'red'}", "“cards” is missing" },
    { "{'do':'take','by':'red','cards':['stone']}", "“from” is missing" },
    { "{'do':'take','by':'red','from':'blue'}", "“cards” is missing" },
    { "{'do':'skip','by':'red'}", "“what” is missing" },
    { "{'do':'lock','by':'red'}", "“lock” is missing" },
    { "{'do':'reveal','by':'red'}", "“counts” is missing" },
    { "{'do':'hide','by':'red'}", "hide" },
    { "{'do':'hide','by':'red','add':{},'box':'" ZEROS_176 "'}", "hide" },
  };
  static const Wrong basari[] = {
    { "{'do':'roll'}", "“dice” is missing" },
    { "{'do':'roll','dice':{'red':1,'blue':1}}", "green" },
    { "{'do':'choose','actions':{'red':'die','green':'die'}}", "blue" },
    { "{'do':'die','by':'red'}", "“roll” is missing" },
    { "{'do':'start','by':'red'}", "“arch” is missing" },
    { "{'do':'offer','by':'red'}", "“gems” is missing" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_events (BASARI, basari, COUNT_OF (basari));
}

/* Texts as bytes. */

/* Broken UTF-8: overlong, cut off, an encoded surrogate, beyond U+10FFFF, no UTF-8. */
static void
test_record_refuses_broken_utf8 (void **unused)
{
  static const char *const texts[] = {
    "\xc0\xaf", "\xc1\xbf",     "\xe0\x80\xaf",     "\xf0\x80\x80\xaf",
    "\xe2\x82", "\xc3",         "\xf0\x9f\x90",     "\xed\xa0\x80",
    "\x80",     "\xed\xbf\xbf", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80",
    "\xff",     "caf\xe9"
  };
  for (size_t i = 0; i < COUNT_OF (texts); i++)
    {
      char *event = text_join ("{'do':'note','text':'", texts[i], "'}");
      refuse_event (OASIS, event, "UTF-8");
      free (event);
    }
  take_event (OASIS, "{'do':'note','text':'\xf4\x8f\xbf\xbd \xed\x9f\xbf \xc2\xa0'}");
}

/* No lone surrogates, no NUL, neither escaped nor raw. */
static void
test_record_refuses_lone_surrogates_and_nul (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'note','text':'\\ud800'}", "" },
    { "{'do':'note','text':'\\udc00'}", "" },
    { "{'do':'note','text':'\\ud800x'}", "" },
    { "{'do':'note','text':'\\ud800\\u0041'}", "" },
    { "{'do':'note','text':'\\udc2a\\ud83d'}", "" },
    { "{'do':'note','text':'a\\u0000b'}", "NUL" },
    { "{'do':'note','te\\u0000xt':'a'}", "NUL" },
  };
  char raw[] = OASIS "{'do':'note','text':'a#b'}\n";
  RecError error = { 0 };

  refuse_events (OASIS, wrong, COUNT_OF (wrong));
  char *json = text_quote (raw);
  *strchr (json, '#') = '\0';
  RecRecord *record = rec_record_read (json, sizeof raw - 1, get_reading (), &error);
  expect_refusal (record, &error, 2, "", raw);
  free (json);
}

/* No byte order mark, at the head of the file or of any line. */
static void
test_record_refuses_a_byte_order_mark (void **unused)
{
  refuse ("\xef\xbb\xbf" OASIS, 1, "byte order mark");
  refuse (OASIS "\xef\xbb\xbf" NOTE "\n", 2, "byte order mark");
}

/* Numbers. */

/* Numbers are JSON integers, never 1.0 or 1e2, 0 to 9999. */
static void
test_record_numbers_are_integers_up_to_9999 (void **unused)
{
  static const char *const numbers[] = { "1.0",   "1e2",  "1E0", "0.5", "true",
                                         "false", "null", "'1'", "[1]", "{}" };
  static const char *const out_of_range[] = { "-1",         "10000",
                                              "2147483648", "-2147483649",
                                              "4294967297", "9223372036854775807" };
  static const char *const no_json[] = { "01",  "+1",       "0x1", ".5", "1.",
                                         "NaN", "Infinity", "--1", "1 1" };
  const struct
  {
    const char *const *texts;
    size_t n;
    const char *reason;
  } lists[] = { { numbers, COUNT_OF (numbers), "“herd” must be a whole number" },
                { out_of_range, COUNT_OF (out_of_range),
                  "“herd” must be from 0 to 9999" },
                { no_json, COUNT_OF (no_json), "JSON" } };

  for (size_t list = 0; list < COUNT_OF (lists); list++)
    for (size_t i = 0; i < lists[list].n; i++)
      {
        char *event =
            text_join ("{'do':'count','by':'red','herd':", lists[list].texts[i], "}");
        refuse_event (OASIS, event, lists[list].reason);
        free (event);
      }
  take_event (OASIS, "{'do':'count','by':'red','herd':0}");
  take_event (OASIS, "{'do':'count','by':'red','herd':9999}");
}

/* Integers too large for any machine word. */
static void
test_record_refuses_huge_integers (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'count','by':'red','herd':9223372036854775808}", "too large" },
    { "{'do':'count','by':'red','herd':-9223372036854775809}", "" },
    { "{'do':'count','by':'red','herd':1000000000000000000000000000000}", "too large" },
    { "{'do':'count','by':'red','herd':1e400}", "too large" },
  };
  refuse_events (OASIS, wrong, COUNT_OF (wrong));
}

/* Where the range is narrower: dice, archways, steps. */
static void
test_record_numbers_keep_their_range (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'roll','dice':{'red':0,'blue':1,'green':1}}", "1 to 6" },
    { "{'do':'roll','dice':{'red':7,'blue':1,'green':1}}", "1 to 6" },
    { "{'do':'die','by':'red','roll':0}", "1 to 6" },
    { "{'do':'die','by':'red','roll':7}", "1 to 6" },
    { "{'do':'start','by':'red','arch':0}", "1 to 60" },
    { "{'do':'start','by':'red','arch':61}", "1 to 60" },
    { "{'do':'position','points':{'red':10000}}", "0 to 9999" },
    { "{'do':'position','round':-1}", "0" },
    { "{'do':'undo','steps':10000}", "9999" },
    { "{'do':'redo','steps':1.0}", "whole number" },
  };
  refuse_events (BASARI, wrong, COUNT_OF (wrong));
  take_event (BASARI, "{'do':'undo','steps':9999}");
  take_event (BASARI, "{'do':'start','by':'red','arch':60}");
}

/* Values of the wrong type, a kind of argument each. */

static void
test_record_cells_have_a_letter_and_a_number (void **unused)
{
  static const char *const cells[] = { "'a0'",      "'A1'",   "'aa1'",   "'a100'",
                                       "''",        "'a'",    "'1'",     "'1a'",
                                       "'a01'",     "'a1 '",  "' a1'",   "'a-1'",
                                       "'\u00e41'", "'{1'",   "1",       "null",
                                       "true",      "['a1']", "{'a':1}", "'none'" };
  for (size_t i = 0; i < COUNT_OF (cells); i++)
    {
      char *place =
          text_join ("{'do':'place','by':'red','tile':'stone','at':", cells[i], "}");
      char *list =
          text_join ("{'do':'position','camels':{'red':['a3',", cells[i], "]}}");
      refuse_event (OASIS, place, "at");
      refuse_event (OASIS, list, "camels");
      free (place);
      free (list);
    }
  refuse_event (OASIS, "{'do':'camel','by':'red','at':'a3','from':'none'}", "from");
}

/* A cell that is well formed but not on the board is the game's `off-board`. */
static void
test_record_well_formed_cells_may_be_off_the_board (void **unused)
{
  expect_rule (OASIS, "{'do':'place','by':'red','tile':'stone','at':'z99'}",
               "oasis.place.off-board");
  expect_rule (OREGON, "{'do':'farmer','by':'red','cards':['bison','bison'],'at':'p1'}",
               "oregon.farmer.off-board");
  take_event (OASIS, "{'do':'place','by':'red','tile':'stone','at':'a99'}");
}

/* Colours: who does it, whom it is about, keys of maps. */
static void
test_record_colors_play_at_this_table (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'camel','by':'black','at':'a3'}", "no player has the color “black”" },
    { "{'do':'camel','by':'purple','at':'a3'}", "no player has the color “purple”" },
    { "{'do':'camel','by':'Red','at':'a3'}", "no player has the color “Red”" },
    { "{'do':'camel','by':'','at':'a3'}", "no player has the color" },
    { "{'do':'camel','by':0,'at':'a3'}", "“by” must be text" },
    { "{'do':'camel','by':['red'],'at':'a3'}", "“by” must be text" },
    { "{'do':'take','by':'red','from':'black','cards':[]}",
      "no player has the color “black”" },
    { "{'do':'counters','order':['red','blue','black']}",
      "no player has the color “black”" },
    { "{'do':'counters','order':['red','blue',3]}", "“order” must be text" },
    { "{'do':'counters','order':'red'}", "“order” must be a list" },
    { "{'do':'position','camels':{'black':[]}}", "no player has the color “black”" },
    { "{'do':'position','counters':{'black':1}}", "no player has the color “black”" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_event (BASARI, "{'do':'roll','dice':{'red':1,'blue':1,'green':1,'yellow':1}}",
                "no player has the color “yellow”");
}

/* Names from a list: kinds, cards, buildings, actions. */
static void
test_record_names_come_from_their_list (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'place','by':'red','tile':'sand','at':'d4'}", "“sand”" },
    { "{'do':'place','by':'red','tile':'Stone','at':'d4'}", "“Stone”" },
    { "{'do':'place','by':'red','tile':2,'at':'d4'}", "“tile” must be text" },
    { "{'do':'skip','by':'red','what':'camel'}", "“camel”" },
    { "{'do':'take','by':'red','from':'blue','cards':['camels-4']}", "“camels-4”" },
    { "{'do':'take','by':'red','from':'blue','cards':'stone'}", "must be a list" },
    { "{'do':'take','by':'red','from':'blue','cards':{}}", "must be a list" },
  };
  static const Wrong oregon[] = {
    { "{'do':'farmer','by':'red','cards':['bison','cow'],'at':'a1'}", "“cow”" },
    { "{'do':'farmer','by':'red','cards':['bison'],'at':'a1'}", "cards" },
    { "{'do':'farmer','by':'red','cards':['bison','bison','bison'],'at':'a1'}",
      "cards" },
    { "{'do':'building','by':'red','cards':[],'building':'church','at':'a1'}",
      "cards" },
    { "{'do':'building','by':'red','cards':['bison'],'building':'bank','at':'a1'}",
      "“bank”" },
    { "{'do':'start','by':'red','building':null,'at':'a1'}", "building" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_events (OREGON, oregon, COUNT_OF (oregon));
  refuse_event (BASARI,
                "{'do':'choose','actions':{'red':'dice','blue':'die','green':'gems'}}",
                "“dice”");
}

/* Maps and lists are what they should be, all the way down. */
static void
test_record_maps_and_lists_have_their_shape (void **unused)
{
  static const Wrong oasis[] = {
    { "{'do':'position','tiles':[]}", "“tiles” must be an object" },
    { "{'do':'position','tiles':null}", "“tiles” must be an object" },
    { "{'do':'position','tiles':{'oasis':'a1'}}", "“tiles” must be a list" },
    { "{'do':'position','tiles':{'oasis':{'a1':1}}}", "“tiles” must be a list" },
    { "{'do':'position','markers':{'red':'a1'}}", "“markers” must be a list" },
    { "{'do':'position','counters':[1,2,3]}", "“counters” must be an object" },
    { "{'do':'position','counters':{'red':'1'}}", "“counters” must be a whole number" },
    { "{'do':'hide','by':'red','add':[]}", "“add” must be an object" },
    { "{'do':'hide','by':'red','add':{'wells':'2'}}", "whole number" },
    { "{'do':'hide','by':'red','add':{'wells':-1}}", "from 0" },
    { "{'do':'hide','by':'red','add':{'wells':1.0}}", "whole number" },
    { "{'do':'reveal','by':'red','counts':7}", "“counts” must be an object" },
    { "{'do':'reveal','by':'red','counts':{'wells':true}}", "whole number" },
  };
  static const Wrong oregon[] = {
    { "{'do':'position','tokens':{'red':3}}", "“tokens” must be an object" },
    { "{'do':'position','tokens':{'red':{'coal':'3'}}}", "whole number" },
    { "{'do':'position','start-tiles':{'church':['a1']}}", "start-tiles" },
    { "{'do':'position','jokers':{'red':1}}", "true or false" },
    { "{'do':'position','jokers':{'red':'true'}}", "true or false" },
    { "{'do':'position','extras':{'red':null}}", "true or false" },
  };
  refuse_events (OASIS, oasis, COUNT_OF (oasis));
  refuse_events (OREGON, oregon, COUNT_OF (oregon));
  refuse_event (BASARI, "{'do':'roll','dice':[1,1,1]}", "“dice” must be an object");
}

/* Gems are letters out of r, y, g, b in any order. */
static void
test_record_gems_are_their_letters (void **unused)
{
  static const char *const gems[] = { "'x'", "'R'",  "'r b'", "'r,b'",    "'3'",
                                      "1",   "null", "['r']", "{'red':1}" };

  for (size_t i = 0; i < COUNT_OF (gems); i++)
    {
      char *event = text_join ("{'do':'offer','by':'red','gems':", gems[i], "}");
      refuse_event (BASARI, event, "gems");
      free (event);
    }
  take_event (BASARI, "{'do':'offer','by':'red','gems':''}");
  take_event (BASARI, "{'do':'offer','by':'red','gems':'brgyyr'}");
}

/* The header. */

/* The format's number: this program reads 1. */
static void
test_record_format_is_1 (void **unused)
{
  static const Wrong wrong[] = {
    { "{'caravanserai':2,'game':'oasis'" THREE "}", "format 2" },
    { "{'caravanserai':9999,'game':'chess'}", "reads format 1" },
    { "{'caravanserai':0,'game':'oasis'" THREE "}", "caravanserai" },
    { "{'caravanserai':1.0,'game':'oasis'" THREE "}", "whole number" },
    { "{'caravanserai':'1','game':'oasis'" THREE "}", "whole number" },
    { "{'caravanserai':true,'game':'oasis'" THREE "}", "whole number" },
    { "{'game':'oasis'" THREE "}", "not a Caravanserai record" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
}

/* Three games. */
static void
test_record_game_is_one_of_three (void **unused)
{
  static const Wrong wrong[] = {
    { "{'caravanserai':1,'game':'chess'" THREE "}", "“chess”" },
    { "{'caravanserai':1,'game':'Oasis'" THREE "}", "“Oasis”" },
    { "{'caravanserai':1,'game':''" THREE "}", "no game" },
    { "{'caravanserai':1,'game':1" THREE "}", "“game” must be text" },
    { "{'caravanserai':1,'game':['oasis']" THREE "}", "“game” must be text" },
    { "{'caravanserai':1" THREE "}", "“game” is missing" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
  take (OASIS);
  take (OREGON);
  take (BASARI);
}

/* The number of players that each game has. */
static void
test_record_players_are_as_many_as_the_game_has (void **unused)
{
  static const Wrong wrong[] = {
    { FORMAT ("oasis") PLAYERS ("") "}", "players: 0" },
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO) "}", "players: 2" },
    { FORMAT ("oasis")
          PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO "," ELENA "," ANNA) "}",
      "players: 6" },
    { FORMAT ("oregon") PLAYERS (ANNA) "}", "players: 1" },
    { FORMAT ("oregon") PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO "," ELENA) "}",
      "players: 5" },
    { FORMAT ("basari") PLAYERS (ANNA "," BRUNO) "}", "players: 2" },
    { FORMAT ("basari") PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO "," ELENA) "}",
      "players: 5" },
    { FORMAT ("oasis") "}", "“players” is missing" },
    { FORMAT ("oasis") ",'players':3}", "“players” must be a list" },
    { FORMAT ("oasis") ",'players':{'red':'Anna'}}", "“players” must be a list" },
    { FORMAT ("oasis") PLAYERS ("'red','blue','green'") "}", "list of objects" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
  take (FORMAT ("oasis") PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO "," ELENA) "}\n");
  take (FORMAT ("oregon") PLAYERS (ANNA "," BRUNO) "}\n");
  take (FORMAT ("oregon") PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO) "}\n");
  take (FORMAT ("basari") PLAYERS (ANNA "," BRUNO "," CARLA "," DARIO) "}\n");
}

/* A colour twice, or a colour the box lacks. */
static void
test_record_colors_are_in_the_box_and_different (void **unused)
{
  static const Wrong wrong[] = {
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO "," ANNA) "}", "color “red”" },
    { FORMAT ("oregon") PLAYERS (ANNA "," ELENA) "}", "“black”" },
    { FORMAT ("basari") PLAYERS (ANNA "," BRUNO "," ELENA) "}", "“black”" },
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO ",{'color':'purple','name':'X'}") "}",
      "“purple”" },
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO ",{'color':'','name':'X'}") "}", "box" },
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO ",{'color':3,'name':'X'}") "}",
      "“color” must be text" },
    { FORMAT ("oasis") PLAYERS (ANNA "," BRUNO ",{'name':'X'}") "}",
      "“color” is missing" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
  take (FORMAT ("oasis") PLAYERS (ANNA "," BRUNO "," ELENA) "}\n");
}

/* An edition is an id or an object that starts from one and overrides options. */
static void
test_record_edition_is_known (void **unused)
{
  static const Wrong wrong[] = {
    { "'edition':'de'", "“de”" },
    { "'edition':''", "no edition" },
    { "'edition':1", "edition" },
    { "'edition':null", "edition" },
    { "'edition':['it']", "edition" },
    { "'edition':{'base':'de'}", "“de”" },
    { "'edition':{'base':1}", "edition" },
    { "'edition':{'base':'it','end.path-full':1}", "true or false" },
    { "'edition':{'base':'it','end.path-full':'yes'}", "true or false" },
    { "'edition':{'base':'it','camels.exhausted':'perhaps'}", "perhaps" },
    { "'edition':{'base':'it','camels.exhausted':true}", "camels.exhausted" },
    { "'edition':{'base':'it','start.shared':true}", "start.shared" },
  };
  refuse_headers (wrong, COUNT_OF (wrong));
  for (size_t i = 0; i < COUNT_OF (wrong); i++)
    {
      char *event = text_join ("{'do':'set',", wrong[i].text, "}");
      refuse_event (OASIS, event, wrong[i].reason);
      free (event);
    }
  take_header ("'edition':'it'");
  take_header ("'edition':'fr'");
  take_header (
      "'edition':{'base':'fr','end.path-full':false,'camels.exhausted':'may'}");
  take (BASARI_OPEN ",'edition':{'base':'it','start.shared':true}}\n");
}

/* Oregon and Basari have only the base `it`. */
static void
test_record_edition_belongs_to_the_game (void **unused)
{
  refuse (OREGON_OPEN ",'edition':'fr'}\n", 1, "“fr”");
  refuse (BASARI_OPEN ",'edition':'fr'}\n", 1, "“fr”");
  refuse (OREGON_OPEN ",'edition':{'base':'it','end.path-full':true}}\n", 1,
          "end.path-full");
  take (OREGON_OPEN ",'edition':'it'}\n");
  take (BASARI_OPEN ",'edition':'it'}\n");
}

/* Without an edition it is the Italian one; options start from their base. */
static void
test_record_edition_sets_the_options (void **unused)
{
  static const struct
  {
    const char *members;
    uint8_t option[CV_OPTIONS_MOST]; /* last tile, unplayable, path full, must move */
  } editions[] = {
    { "'turns':'free'", { 1, 1, 0, 0 } },
    { "'edition':'it'", { 1, 1, 0, 0 } },
    { "'edition':'fr'", { 1, 0, 1, 1 } },
    { "'edition':{'base':'it','end.path-full':true}", { 1, 1, 1, 0 } },
    { "'edition':{'end.last-tile':false,'base':'fr'}", { 0, 0, 1, 1 } },
    { "'edition':{'base':'fr','camels.exhausted':'may'}", { 1, 0, 1, 0 } },
  };
  for (size_t i = 0; i < COUNT_OF (editions); i++)
    {
      char *text = text_join (OASIS_OPEN ",", editions[i].members, "}\n");
      RecRecord *record = need (text);
      assert_memory_equal (rec_record_table (record)->option, editions[i].option,
                           CV_OPTIONS_MOST);
      rec_record_free (record);
      free (text);
    }
}

/* Turns are free, which is the default, or guided. */
static void
test_record_turns_are_free_or_guided (void **unused)
{
  static const Wrong wrong[] = {
    { "'turns':'loose'", "“loose”" },   { "'turns':'Free'", "“Free”" },
    { "'turns':''", "turns" },          { "'turns':0", "“turns” must be text" },
    { "'turns':null", "must be text" },
  };
  refuse_headers (wrong, COUNT_OF (wrong));
  refuse_event (OASIS, "{'do':'set','turns':'loose'}", "“loose”");
  RecRecord *record = need (OASIS_OPEN "}\n");
  assert_int_equal (rec_record_table (record)->turns, CV_TURNS_FREE);
  rec_record_free (record);
  record = need (OASIS_OPEN ",'turns':'guided'}\n");
  assert_int_equal (rec_record_table (record)->turns, CV_TURNS_GUIDED);
  rec_record_free (record);
}

/* Times are RFC 3339, UTC. */
static void
test_record_times_are_in_utc (void **unused)
{
  static const char *const wrong[] = { "'2026-11-15T19:30:00'",
                                       "'2026-11-15T19:30:00+01:00'",
                                       "'2026-11-15 19:30:00Z'",
                                       "'2026-11-15'",
                                       "'2026-11-15T19:30Z'",
                                       "'2026-02-29T00:00:00Z'",
                                       "'2026-13-01T00:00:00Z'",
                                       "'2026-00-01T00:00:00Z'",
                                       "'2026-04-31T00:00:00Z'",
                                       "'1900-02-29T00:00:00Z'",
                                       "'2026-11-15T24:00:00Z'",
                                       "'2026-11-15T19:60:00Z'",
                                       "'2026-11-15T19:30:61Z'",
                                       "'2026-11-15T19:30:00.Z'",
                                       "'2026-11-15T19:30:00Zz'",
                                       "'26-11-15T19:30:00Z'",
                                       "'now'",
                                       "''",
                                       "1794771000",
                                       "null" };
  static const char *const fine[] = { "'2026-11-15T19:30:00Z'",
                                      "'2026-11-15T19:30:00.125Z'",
                                      "'2024-02-29T23:59:59Z'",
                                      "'2000-02-29T00:00:00Z'" };

  for (size_t i = 0; i < COUNT_OF (wrong) + COUNT_OF (fine); i++)
    {
      bool is_wrong = i < COUNT_OF (wrong);
      const char *time = is_wrong ? wrong[i] : fine[i - COUNT_OF (wrong)];
      char *created = text_join ("'created':", time, "");
      char *event = text_join ("{'do':'end','time':", time, "}");
      if (is_wrong)
        {
          refuse_header (created, "“created”");
          refuse_event (OASIS, event, "“time”");
        }
      else
        {
          take_header (created);
          take_event (OASIS, event);
        }
      free (created);
      free (event);
    }
}

/* Notes have at most 2,000 characters; newlines are allowed, other controls are not. */
static void
test_record_notes_have_at_most_2000_characters (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'note','text':'\\u001b[31m'}", "control character" },
    { "{'do':'note','text':'a\\u007f'}", "control character" },
    { "{'do':'note','text':'a\\u009b'}", "control character" },
    { "{'do':'note','text':'a\\u0007'}", "control character" },
    { "{'do':'note','text':1}", "“text” must be text" },
    { "{'do':'note','text':['a']}", "“text” must be text" },
  };
  char *letters = text_repeat ("é", 2000);
  char *most = text_join ("{'do':'note','text':'", letters, "'}");
  char *more = text_join ("{'do':'note','text':'x", letters, "'}");

  refuse_events (OASIS, wrong, COUNT_OF (wrong));
  take_event (OASIS, "{'do':'note','text':'two\\nlines'}");
  take_event (OASIS, most);
  refuse_event (OASIS, more, "“text” must have at most");
  free (letters);
  free (most);
  free (more);
}

/* `allowed` can only say "house". */
static void
test_record_allowed_says_house (void **unused)
{
  static const char *const wrong[] = { "'yes'", "''",   "'House'", "true",
                                       "1",     "null", "{}" };

  for (size_t i = 0; i < COUNT_OF (wrong); i++)
    {
      char *event =
          text_join ("{'do':'camel','by':'red','at':'a3','allowed':", wrong[i], "}");
      refuse_event (OASIS, event, "“allowed”");
      free (event);
    }
  take (OASIS "{'do':'camel','by':'red','at':'a3','allowed':'house'}\n");
}

/* Boards. */

#define BOARD(GAME, ID, MORE)                                                          \
  "'board':{'caravanserai-board':1,'game':'" GAME "','id':'" ID "','title':'T'," MORE  \
  "}"
#define ROWS(ALL) BOARD ("oasis", "x", "'rows':[" ALL "]")

/* Rows of equal length with the glyphs of the game. */
static void
test_record_board_has_equal_rows_of_glyphs (void **unused)
{
  static const Wrong wrong[] = {
    { ROWS (""), "26" },
    { ROWS ("''"), "26" },
    { ROWS ("'..','.'"), "equal" },
    { ROWS ("'.','..'"), "equal" },
    { ROWS ("'..','.x'"), "“x”" },
    { ROWS ("'..','. '"), "glyph" },
    { ROWS ("'g'"), "“g”" },
    { ROWS ("'é'"), "glyph" },
    { ROWS ("'.?','..'"), "not painted yet" },
    { ROWS ("1"), "rows" },
    { ROWS ("'.',1"), "rows" },
    { BOARD ("oasis", "x", "'rows':'...'"), "“rows” must be a list" },
    { BOARD ("oasis", "x", "'rows':null"), "rows" },
  };
  refuse_headers (wrong, COUNT_OF (wrong));
  take_header (ROWS ("'.'"));
  take_header (ROWS ("'#.o=','OSR.'"));
  refuse_header ("'board':{'caravanserai-board':1,'game':'oasis','id':'x'}", "rows");
}

static char *
square_board (size_t width, size_t height)
{
  char *row = text_repeat (".", width), *quoted = text_join ("'", row, "',");
  char *rows = text_repeat (quoted, height);
  rows[strlen (rows) - 1] = '\0';
  char *board = text_join (
      "'board':{'caravanserai-board':1,'game':'oasis','id':'x','rows':[", rows, "]}");
  free (row);
  free (quoted);
  free (rows);
  return board;
}

/* At most 26 × 26 cells. */
static void
test_record_board_has_at_most_26_by_26_cells (void **unused)
{
  char *most = square_board (26, 26), *wide = square_board (27, 1);
  char *high = square_board (1, 27), *huge = square_board (300, 40);

  take_header (most);
  refuse_header (wide, "26");
  refuse_header (high, "26");
  refuse_header (huge, "26");
  free (most);
  free (wide);
  free (high);
  free (huge);
}

/* A whole board object, or the id of one that ships. */
static void
test_record_board_is_an_object_or_an_id (void **unused)
{
  static const Wrong wrong[] = {
    { "'board':1", "board" },
    { "'board':null", "board" },
    { "'board':true", "board" },
    { "'board':['...']", "board" },
    { "'board':{}", "caravanserai-board" },
    { "'board':{'caravanserai-board':2,'game':'oasis','id':'x','rows':['.']}",
      "format 2" },
    { "'board':{'caravanserai-board':'1','game':'oasis','id':'x','rows':['.']}",
      "whole number" },
    { "'board':{'caravanserai-board':1,'id':'x','rows':['.']}", "game" },
    { "'board':{'caravanserai-board':1,'game':'oasis','rows':['.']}", "id" },
    { "'board':{'caravanserai-board':1,'game':'oasis','id':'x','title':1,'rows':['.']}",
      "title" },
    { "'board':{'caravanserai-board':1,'game':'oasis','id':'x','title':'\\u001b',"
      "'rows':['.']}",
      "control character" },
  };
  refuse_headers (wrong, COUNT_OF (wrong));
}

/* A board of another game. */
static void
test_record_board_is_for_its_game (void **unused)
{
  refuse_header (BOARD ("oregon", "x", "'rows':['.']"), "“oregon”");
  refuse_header (BOARD ("chess", "x", "'rows':['.']"), "“chess”");
  refuse (OREGON_OPEN "," ROWS ("'.'") "}\n", 1, "“oasis”");
  refuse (BASARI_OPEN "," ROWS ("'.'") "}\n", 1, "“oasis”");
}

/* An id is [a-z0-9-]{1,64}: it becomes part of a path and must not climb out of the
   directory. */
static void
test_record_board_id_is_plain (void **unused)
{
  static const char *const ids[] = { "",
                                     "../x",
                                     "../../boards/oasis-sample",
                                     "/etc/passwd",
                                     ".",
                                     "..",
                                     "Sample",
                                     "SAMPLE",
                                     "sample.board",
                                     "sam ple",
                                     "é",
                                     "a/b",
                                     "a_b",
                                     "%s",
                                     "sample\\n" };
  char *longest = text_repeat ("x", 64), *longer = text_repeat ("x", 65);

  for (size_t i = 0; i < COUNT_OF (ids); i++)
    {
      char *by_id = text_join ("'board':'", ids[i], "'");
      char *object = text_join ("'board':{'caravanserai-board':1,'game':'oasis','id':'",
                                ids[i], "','rows':['.']}");
      refuse_header (by_id, "1 to 64 lowercase letters");
      refuse_header (object, "1 to 64 lowercase letters");
      free (by_id);
      free (object);
    }
  char *fine = text_join ("'board':{'caravanserai-board':1,'game':'oasis','id':'",
                          longest, "','rows':['.']}");
  char *wrong = text_join ("'board':'", longer, "'");
  take_header (fine);
  refuse_header (wrong, "1 to 64 lowercase letters");
  refuse_header ("'board':'no-such-board'", "no-such-board");
  free (longest);
  free (longer);
  free (fine);
  free (wrong);
}

/* Writers always embed the board; so what is kept of a header has it whole. */
static void
test_record_sample_board_is_embedded (void **unused)
{
  static const char *const heads[] = { OASIS, OREGON, BASARI };

  for (size_t i = 0; i < COUNT_OF (heads); i++)
    {
      RecRecord *record = need (heads[i]);
      const json_t *board = json_object_get (rec_record_header (record), "board");
      assert_true (json_is_object (board));
      assert_string_equal (json_string_value (json_object_get (board, "game")),
                           rec_record_table (record)->game->id);
      assert_string_equal (json_string_value (json_object_get (board, "id")), "sample");
      assert_true (rec_record_table (record)->board.present);
      assert_string_equal (rec_record_board_title (record),
                           json_string_value (json_object_get (board, "title")));
      rec_record_free (record);
    }
}

/* A board may be left out; then an event that needs one is refused by the game. */
static void
test_record_without_a_board_has_only_counts (void **unused)
{
  take (OASIS_OPEN "}\n{'do':'count','by':'red','herd':6,'oasis':9}\n");
  take (OREGON_OPEN "}\n{'do':'count','by':'red','track':60,'farmers':14}\n");
  take (BASARI_OPEN "}\n{'do':'count','by':'red','points':60,'gems':'rrb'}\n");
  expect_rule (OASIS_OPEN "}\n", "{'do':'camel','by':'red','at':'a3'}",
               "oasis.board.none");
  expect_rule (OREGON_OPEN "}\n",
               "{'do':'start','by':'red','building':'church','at':'a1'}",
               "oregon.board.none");
  expect_rule (BASARI_OPEN "}\n", "{'do':'roll','dice':{'red':1,'blue':1,'green':1}}",
               "basari.board.none");
}

#define VALLEY                                                                         \
  "'ggggggggggggggg','ggggggggggggggg','ggggggggggggggg','ggggggggggggggg',"           \
  "'ggggggggggggggg','ggggggggggggggg','ggggggggggggggg','ggggggggggggggg',"           \
  "'ggggggggggggggg'"
#define FULL_VALLEY VALLEY ",'gwrmggggggggggg'"
#define SYMBOLS     "['settlers','wagon','campfire','bison','eagle']"
#define OREGON_TRACK(TRACK)                                                            \
  OREGON_OPEN "," BOARD ("oregon", "x",                                                \
                         "'rows':[" FULL_VALLEY "],'column-symbols':" SYMBOLS          \
                         ",'row-symbols':" SYMBOLS ",'track':" TRACK) "}"
#define OREGON_BOARD(ROWS_OF_IT, COLUMNS, BESIDE)                                      \
  OREGON_OPEN "," BOARD ("oregon", "x",                                                \
                         "'rows':[" ROWS_OF_IT "],'column-symbols':" COLUMNS           \
                         ",'row-symbols':" BESIDE) "}"

/* It may say how many spaces its scoring track has, up to 999; 0 is as if it did not.
 */
static void
test_record_oregon_board_may_have_a_track (void **unused)
{
  static const Wrong wrong[] = {
    { OREGON_TRACK ("1000"), "track" },
    { OREGON_TRACK ("-1"), "track" },
    { OREGON_TRACK ("'90'"), "track" },
    { OREGON_TRACK ("null"), "track" },
    { OASIS_OPEN "," BOARD ("oasis", "x", "'rows':['.'],'track':90") "}", "track" },
  };
  static const struct
  {
    const char *head;
    int track;
  } fine[] = {
    { OREGON_TRACK ("0") "\n", 0 },
    { OREGON_TRACK ("90") "\n", 90 },
    { OREGON_TRACK ("999") "\n", 999 },
    { OREGON, 0 },
  };

  refuse_lines (wrong, COUNT_OF (wrong));
  for (size_t i = 0; i < COUNT_OF (fine); i++)
    {
      RecRecord *record = need (fine[i].head);
      assert_int_equal (rec_record_table (record)->board.track, fine[i].track);
      rec_record_free (record);
    }
}

/* Oregon's board has 15 × 10 cells, and on both edges five symbols, each once. */
static void
test_record_oregon_board_has_its_size_and_symbols (void **unused)
{
  static const Wrong wrong[] = {
    { OREGON_BOARD (VALLEY, SYMBOLS, SYMBOLS), "15 × 10" },
    { OREGON_BOARD (FULL_VALLEY ",'ggggggggggggggg'", SYMBOLS, SYMBOLS), "15 × 10" },
    { OREGON_BOARD (VALLEY ",'gggggggggggggg'", SYMBOLS, SYMBOLS), "15 × 10" },
    { OREGON_BOARD (VALLEY ",'gggggggggggggg.'", SYMBOLS, SYMBOLS), "“.”" },
    { OREGON_BOARD (VALLEY ",'gggggggggggggg?'", SYMBOLS, SYMBOLS), "not painted yet" },
    { OREGON_BOARD (FULL_VALLEY, "['settlers','wagon','campfire','bison']", SYMBOLS),
      "column-symbols" },
    { OREGON_BOARD (FULL_VALLEY, SYMBOLS,
                    "['settlers','wagon','campfire','bison','bison']"),
      "row-symbols" },
    { OREGON_BOARD (FULL_VALLEY, SYMBOLS,
                    "['settlers','wagon','campfire','bison','eagle','eagle']"),
      "row-symbols" },
    { OREGON_BOARD (FULL_VALLEY, "['settlers','wagon','campfire','bison','joker']",
                    SYMBOLS),
      "column-symbols" },
    { OREGON_BOARD (FULL_VALLEY, "['settlers','wagon','campfire','bison',5]", SYMBOLS),
      "column-symbols" },
    { OREGON_BOARD (FULL_VALLEY, "'settlers'", SYMBOLS), "column-symbols" },
    { OREGON_OPEN
      "," BOARD ("oregon", "x", "'rows':[" FULL_VALLEY "],'row-symbols':" SYMBOLS) "}",
      "column-symbols" },
    { OREGON_OPEN "," BOARD ("oregon", "x",
                             "'rows':[" FULL_VALLEY "],'column-symbols':" SYMBOLS) "}",
      "row-symbols" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
  take (OREGON_BOARD (FULL_VALLEY, SYMBOLS, SYMBOLS) "\n");
}

#define MAJORITY "{'blue':8,'green':10,'yellow':12,'red':14}"
#define RING(ARCHES, MAJORITIES, LAP)                                                  \
  BASARI_OPEN "," BOARD (                                                              \
      "basari", "x", "'arches':" ARCHES ",'majority':" MAJORITIES ",'lap':" LAP) "}"
#define ARCH "{'points':5,'gems':'ryb'}"

/* A ring with so many archways, as a list. */
static char *
ring_of (size_t n)
{
  char *arches = text_repeat (ARCH ",", n);
  if (n > 0)
    arches[strlen (arches) - 1] = '\0';
  char *ring = text_join (BASARI_OPEN ","
                                      "'board':{'caravanserai-board':1,'game':'basari',"
                                      "'id':'x','title':'T','majority':" MAJORITY
                                      ",'lap':10,'arches':[",
                          arches, "]}}\n");
  free (arches);
  return ring;
}

/* 4 to 60 archways, whether listed or only counted. */
static void
test_record_basari_board_has_4_to_60_arches (void **unused)
{
  static const Wrong wrong[] = {
    { RING ("3", MAJORITY, "10"), "4 to 60" },
    { RING ("61", MAJORITY, "10"), "4 to 60" },
    { RING ("0", MAJORITY, "10"), "4 to 60" },
    { RING ("30.0", MAJORITY, "10"), "whole number" },
    { RING ("'30'", MAJORITY, "10"), "arches" },
    { RING ("null", MAJORITY, "10"), "arches" },
    { RING ("{}", MAJORITY, "10"), "arches" },
  };
  static const size_t lists[] = { 0, 3, 4, 60, 61, 300 };

  refuse_lines (wrong, COUNT_OF (wrong));
  take (RING ("4", MAJORITY, "10") "\n");
  take (RING ("60", MAJORITY, "10") "\n");
  for (size_t i = 0; i < COUNT_OF (lists); i++)
    {
      char *ring = ring_of (lists[i]);
      if (lists[i] >= 4 && lists[i] <= 60)
        take (ring);
      else
        refuse (ring, 1, "4 to 60");
      free (ring);
    }
}

/* Each archway shows a number and gems; majorities and the lap have their values. */
static void
test_record_basari_board_has_its_numbers (void **unused)
{
  static const Wrong wrong[] = {
    { RING ("[" ARCH "," ARCH "," ARCH ",{'points':5,'gems':'r','name':'x'}]", MAJORITY,
            "10"),
      "name" },
    { RING ("[" ARCH "," ARCH "," ARCH ",{'points':5,'gems':'x'}]", MAJORITY, "10"),
      "gems" },
    { RING ("[" ARCH "," ARCH "," ARCH ",{'points':5,'gems':2}]", MAJORITY, "10"),
      "gems" },
    { RING ("[" ARCH "," ARCH "," ARCH ",{'points':-1,'gems':'r'}]", MAJORITY, "10"),
      "points" },
    { RING ("[" ARCH "," ARCH "," ARCH ",{'points':5.0,'gems':'r'}]", MAJORITY, "10"),
      "whole number" },
    { RING ("[" ARCH "," ARCH "," ARCH ",5]", MAJORITY, "10"), "objects" },
    { RING ("30", "{'blue':8,'green':10,'yellow':12}", "10"), "red" },
    { RING ("30", "{'blue':8,'green':10,'yellow':12,'red':14,'black':1}", "10"),
      "black" },
    { RING ("30", "{'blue':8,'green':10,'yellow':12,'red':'14'}", "10"), "red" },
    { RING ("30", "[8,10,12,14]", "10"), "majority" },
    { RING ("30", MAJORITY, "-1"), "lap" },
    { RING ("30", MAJORITY, "'10'"), "lap" },
    { BASARI_OPEN "," BOARD ("basari", "x", "'arches':30,'majority':" MAJORITY) "}",
      "lap" },
    { BASARI_OPEN "," BOARD ("basari", "x", "'arches':30,'lap':10") "}", "majority" },
    { BASARI_OPEN "," BOARD ("basari", "x", "'majority':" MAJORITY ",'lap':10") "}",
      "arches" },
    { BASARI_OPEN "," BOARD (
          "basari", "x", "'arches':30,'majority':" MAJORITY ",'lap':10,'rows':[]") "}",
      "rows" },
  };
  refuse_lines (wrong, COUNT_OF (wrong));
}

/* An archway may lack its number, its gems or both: they are not known yet. A number of
   archways says the same of all of them. */
static void
test_record_basari_board_may_be_known_in_part (void **unused)
{
  RecRecord *record =
      need (RING ("[" ARCH ",{'gems':'rb'},{'points':7},{}]", MAJORITY, "10") "\n");
  const CvBoard *board = &rec_record_table (record)->board;
  static const bool points[] = { true, false, true, false };
  static const bool gems[] = { true, true, false, false };

  for (int i = 0; i < 4; i++)
    {
      assert_int_equal (board->has_arch_points[i], points[i]);
      assert_int_equal (board->has_arch_gems[i], gems[i]);
    }
  assert_int_equal (board->arch_points[2], 7);
  assert_int_equal (cv_gems_total (board->arch_gems[1]), 2);
  rec_record_free (record);

  record = need (RING ("4", MAJORITY, "10") "\n");
  for (int i = 0; i < 4; i++)
    assert_false (rec_record_table (record)->board.has_arch_points[i] ||
                  rec_record_table (record)->board.has_arch_gems[i]);
  rec_record_free (record);
}

/* Locks. */

static void
refuse_lock (const char *lock, const char *reason)
{
  char *player = text_join ("{'color':'red','name':'Anna','lock':", lock, "}");
  char *head =
      text_join (FORMAT ("oasis") ",'players':[", player, "," BRUNO "," CARLA "]}\n");
  char *event = text_join ("{'do':'lock','by':'red','lock':", lock, "}");

  refuse (head, 1, reason);
  refuse_event (OASIS, event, reason);
  free (player);
  free (head);
  free (event);
}

/* A lock has a public key of 32 bytes, a salt of 16 and a sealed secret key of 72, in
   Base64 with its padding; nothing else. */
static void
test_record_lock_has_its_parts (void **unused)
{
  static const Wrong wrong[] = {
    { "1", "“lock” must be an object" },
    { "'1234'", "“lock” must be an object" },
    { "{}", "public" },
    { LOCK (ZEROS_16, ZEROS_16, ZEROS_72, "1", "8192"), "public" },
    { LOCK (ZEROS_32, ZEROS_32, ZEROS_72, "1", "8192"), "salt" },
    { LOCK (ZEROS_32, ZEROS_16, ZEROS_32, "1", "8192"), "secret" },
    { LOCK (ZEROS_32, ZEROS_16, ZEROS_72 "AA==", "1", "8192"), "secret" },
    { LOCK (ZEROS_32, "", ZEROS_72, "1", "8192"), "salt" },
    { LOCK (ZEROS_32, "AAAAAAAAAAAAAAAAAAAAAA", ZEROS_72, "1", "8192"), "salt" },
    { LOCK (ZEROS_32, "AAAAAAAAAAAAAAAAAAAA_A==", ZEROS_72, "1", "8192"), "salt" },
    { LOCK (ZEROS_32, "AAAAAAAAAAA AAAAAAAAAA==", ZEROS_72, "1", "8192"), "salt" },
    { LOCK (ZEROS_32, "AAAAAAAAAAAAAAAAAAAAA===", ZEROS_72, "1", "8192"), "salt" },
    { "{'public':'" ZEROS_32 "','salt':'" ZEROS_16 "','secret':'" ZEROS_72 "','ops':1}",
      "mem" },
    { "{'public':'" ZEROS_32 "','salt':'" ZEROS_16 "','secret':'" ZEROS_72
      "','mem':8192}",
      "ops" },
    { "{'public':'" ZEROS_32 "','salt':'" ZEROS_16 "','ops':1,'mem':8192}", "secret" },
    { "{'public':32,'salt':'" ZEROS_16 "','secret':'" ZEROS_72 "','ops':1,'mem':8192}",
      "public" },
    { "{'public':'" ZEROS_32 "','salt':'" ZEROS_16 "','secret':'" ZEROS_72
      "','ops':1,'mem':8192,'pin':1234}",
      "pin" },
  };
  for (size_t i = 0; i < COUNT_OF (wrong); i++)
    refuse_lock (wrong[i].text, wrong[i].reason);
  take_event (OASIS, "{'do':'lock','by':'red','lock':" GOOD_LOCK "}");
}

/* `ops` and `mem` are whole numbers. Whether they are within bounds is a question for
   who opens the lock: the game is not lost with it. */
static void
test_record_lock_has_limits (void **unused)
{
  refuse_lock (LOCK (ZEROS_32, ZEROS_16, ZEROS_72, "1.0", "8192"), "ops");
  refuse_lock (LOCK (ZEROS_32, ZEROS_16, ZEROS_72, "'1'", "8192"), "ops");
  refuse_lock (LOCK (ZEROS_32, ZEROS_16, ZEROS_72, "1", "1e4"), "mem");
  take (FORMAT ("oasis") PLAYERS ("{'color':'red','name':'Anna','lock':" GOOD_LOCK
                                  "}," BRUNO "," CARLA) "}\n");
  take_event (OASIS, "{'do':'lock','by':'red','lock':" LOCK (
                         ZEROS_32, ZEROS_16, ZEROS_72, "5", "8192") "}");
  take_event (OASIS, "{'do':'lock','by':'red','lock':" LOCK (
                         ZEROS_32, ZEROS_16, ZEROS_72, "0", "4294967296") "}");
}

/* Basari hides nothing, so nobody has a lock there. */
static void
test_record_lock_needs_something_to_hide (void **unused)
{
  refuse (FORMAT ("basari") PLAYERS ("{'color':'red','name':'Anna','lock':" GOOD_LOCK
                                     "}," BRUNO "," CARLA) "}\n",
          1, "lock");
}

/* What is sealed has 176 bytes: 128 of padded text, a key and a tag. */
static void
test_record_box_is_sealed_base64 (void **unused)
{
  static const Wrong wrong[] = {
    { "{'do':'hide','by':'red','box':''}", "box" },
    { "{'do':'hide','by':'red','box':'" ZEROS_72 "'}", "box" },
    { "{'do':'hide','by':'red','box':'" ZEROS_176 "AAAA'}", "box" },
    { "{'do':'hide','by':'red','box':'" ZEROS_72 ZEROS_72 ZEROS_24 "AAAAAAAAAAAA'}",
      "box" },
    { "{'do':'hide','by':'red','box':'" ZEROS_72 ZEROS_72 ZEROS_24 "AAAAAAAAAAB='}",
      "box" },
    { "{'do':'hide','by':'red','box':7}", "box" },
  };
  refuse_events (OASIS, wrong, COUNT_OF (wrong));
  take_event (OASIS, "{'do':'hide','by':'red','box':'" ZEROS_176 "'}");
}

/* A record never holds a locked player's counts in the clear until a reveal. */
static void
test_record_locked_counts_are_never_in_the_clear (void **unused)
{
  static const char locked[] = FORMAT ("oasis")
      PLAYERS ("{'color':'red','name':'Anna','lock':" GOOD_LOCK "}," BRUNO "," CARLA)
          SAMPLE "}\n";
  RecError error = { 0 };

  expect_rule (locked, "{'do':'hide','by':'red','add':{'wells':1}}",
               "oasis.hide.locked");
  expect_rule (OASIS, "{'do':'hide','by':'red','box':'" ZEROS_176 "'}",
               "oasis.hide.unlocked");
  take (OASIS "{'do':'hide','by':'red','add':{'wells':1}}\n"
              "{'do':'lock','by':'red','lock':" GOOD_LOCK "}\n"
              "{'do':'hide','by':'red','box':'" ZEROS_176 "'}\n"
              "{'do':'reveal','by':'red','counts':{'wells':2}}\n");
  assert_null (read_text (OASIS "{'do':'lock','by':'red','lock':" GOOD_LOCK "}\n"
                                "{'do':'hide','by':'red','add':{'wells':1}}\n",
                          &error));
  assert_int_equal (error.line, 3);
  assert_string_equal (error.verdict.rule->id, "oasis.hide.locked");
}

/* Replaying. */

/* A reader stops at the first illegal event with line, rule and reason. */
static void
test_record_stops_at_the_first_illegal_event (void **unused)
{
  static const char text[] = OASIS "{'do':'camel','by':'red','at':'a3'}\n" NOTE
                                   "\n{'do':'camel','by':'blue','at':'a3'}\n"
                                   "{'do':'dance'}\n";
  RecError error = { 0 };

  assert_null (read_text (text, &error));
  assert_null (error.text);
  assert_int_equal (error.line, 4);
  assert_string_equal (error.verdict.rule->id, "oasis.camel.occupied");
  char *said = say (&error);
  assert_non_null (strstr (said, "a3"));
  free (said);
}

/* With "allowed" a broken rule of placement may stand; what the pieces make impossible
   may not. */
static void
test_record_house_rules_stand_where_they_can (void **unused)
{
  expect_rule (OASIS, "{'do':'place','by':'red','tile':'oasis','at':'h5'}",
               "oasis.place.start-oasis");
  RecRecord *record = need (
      OASIS "{'do':'place','by':'red','tile':'oasis','at':'h5','allowed':'house'}\n"
            "{'do':'place','by':'blue','tile':'stone','at':'j5','allowed':'house'}\n");
  assert_true (cv_match_entry (rec_record_match (record), 0)->house);
  assert_false (cv_match_entry (rec_record_match (record), 1)->house);
  rec_record_free (record);
  expect_rule (OASIS,
               "{'do':'place','by':'red','tile':'oasis','at':'a1','allowed':'house'}",
               "oasis.place.off-board");
}

/* Undo and redo with nothing left are refused like any other event; an undo that takes
   a step back leaves both in the log. */
static void
test_record_replays_undo_and_redo (void **unused)
{
  RecRecord *record =
      need (OASIS "{'do':'camel','by':'red','at':'a3'}\n" NOTE "\n{'do':'undo'}\n");

  assert_int_equal (cv_match_n_entries (rec_record_match (record)), 3);
  assert_int_equal (cv_match_n_steps (rec_record_match (record)), 0);
  assert_int_equal (cv_match_n_redo (rec_record_match (record)), 1);
  rec_record_free (record);
  expect_rule (OASIS, "{'do':'undo'}", "match.undo.none");
  expect_rule (OASIS, "{'do':'redo'}", "match.redo.none");
  expect_rule (OASIS, "{'do':'undo','steps':2}", "match.undo.none");
}

/* Reading may stop after so many events: what follows is not even looked at. */
static void
test_record_reads_only_the_events_asked_for (void **unused)
{
  RecReading reading = *get_reading ();
  RecError error = { 0 };
  char *json = text_quote (OASIS NOTE "\n" NOTE "\n{'do':'dance'}\n");

  for (size_t most = 0; most < 3; most++)
    {
      reading.events_most = most;
      RecRecord *record = rec_record_read (json, strlen (json), &reading, &error);
      assert_non_null (record);
      assert_int_equal (cv_match_n_entries (rec_record_match (record)), most);
      rec_record_free (record);
    }
  reading.events_most = 3;
  assert_null (rec_record_read (json, strlen (json), &reading, &error));
  assert_int_equal (error.line, 4);
  free (json);
}

/* A case has its record as an array, counted as the lines are: the header is line 1. */
static void
test_record_may_be_an_array (void **unused)
{
  char *json = text_quote ("[" OASIS_OPEN "}," NOTE ",{'do':'dance'}]");
  json_t *array = json_loads (json, 0, NULL);
  RecError error = { 0 };

  assert_null (rec_record_read_array (array, get_reading (), &error));
  assert_int_equal (error.line, 3);
  json_array_remove (array, 2);
  RecRecord *record = rec_record_read_array (array, get_reading (), &error);
  assert_non_null (record);
  rec_record_free (record);
  json_array_clear (array);
  assert_null (rec_record_read_array (array, get_reading (), &error));
  assert_int_equal (error.line, 1);
  json_decref (array);
  free (json);
}

/* A file that is not there, or is no file. */
static void
test_record_unreadable_file_is_an_error (void **unused)
{
  RecError error = { 0 };

  assert_null (rec_record_load ("no-such-file.caravan", get_reading (), &error));
  assert_non_null (error.text);
  assert_int_equal (error.line, 0);
  error = (RecError){ 0 };
  assert_null (rec_record_load (".", get_reading (), &error));
  assert_non_null (error.text);
}

/* There and back. */

/* Events of each game as they are written: every verb, and every argument at least
 * once. */

static const char *const oasis_events[] = {
  "{'do':'undo'}",
  "{'do':'undo','steps':12}",
  "{'do':'redo'}",
  "{'do':'redo','steps':2}",
  "{'do':'note','text':'two\\nlines, \\'quoted\\''}",
  "{'do':'set','turns':'guided'}",
  "{'do':'set','names':{'red':'Ada','green':'Cleo'}}",
  "{'do':'set','turns':'free','names':{'blue':'Bea'}}",
  "{'do':'end'}",
  "{'do':'end','allowed':'house'}",
  "{'do':'lock','by':'red','lock':" GOOD_LOCK "}",
  "{'do':'hide','by':'red','add':{'commodities':1,'wells':2,'horses':3,'ovoos':4}}",
  "{'do':'hide','by':'blue','box':'" ZEROS_176 "'}",
  "{'do':'reveal','by':'green','counts':{'wells':0,'ovoos':20}}",
  "{'do':'position','tiles':{'oasis':['a5','b5'],'steppe':['g4'],'stone':['e5']},"
  "'markers':{'red':['a5'],'green':['g4']},'camels':{'blue':['a3','b3']},"
  "'counters':{'red':2,'blue':3,'green':1}}",
  "{'do':'place','by':'red','tile':'oasis','at':'f1'}",
  "{'do':'place','by':'blue','tile':'steppe','at':'g4','marker':'none'}",
  "{'do':'place','by':'green','tile':'stone','at':'e5','marker':'c6'}",
  "{'do':'camel','by':'red','at':'a3'}",
  "{'do':'camel','by':'red','at':'b3','from':'a3'}",
  "{'do':'count','by':'red','herd':6,'oasis':9,'steppe':7,'stone':8}",
  "{'do':'count','by':'red','steppe':0}",
  "{'do':'counters','order':['green','red','blue']}",
  "{'do':'offer','by':'green','cards':3}",
  "{'do':'take','by':'red','from':'green','cards':['camels-2','hidden','draw-3']}",
  "{'do':'skip','by':'red','what':'camels'}",
  "{'do':'skip','by':'red','what':'steppe'}",
  "{'do':'end-round'}",
};

static const char *const oregon_events[] = {
  "{'do':'undo'}",
  "{'do':'redo','steps':9999}",
  "{'do':'note','text':''}",
  "{'do':'set','turns':'guided'}",
  "{'do':'end'}",
  "{'do':'lock','by':'green','lock':" GOOD_LOCK "}",
  "{'do':'hide','by':'red','add':{'coal':3}}",
  "{'do':'hide','by':'red','box':'" ZEROS_176 "'}",
  "{'do':'reveal','by':'red','counts':{'coal':3,'gold':9}}",
  "{'do':'position','farmers':{'red':['a1','b1'],'green':['c1']},"
  "'buildings':{'post-office':['e1'],'train-station':['m1','m2']},"
  "'start-tiles':{'church':'g1','warehouse':'h1'},'track':{'red':7,'blue':0},"
  "'jokers':{'red':true,'blue':false},'extras':{'green':false},"
  "'tokens':{'red':{'coal':2,'gold':1},'blue':{'gold':3}}}",
  "{'do':'start','by':'red','building':'church','at':'a1'}",
  "{'do':'farmer','by':'red','cards':['bison','joker'],'at':'a1'}",
  "{'do':'farmer','by':'red','cards':['eagle','settlers'],'at':'o10'}",
  "{'do':'building','by':'blue','cards':['wagon'],'building':'gold-mine','at':'e1'}",
  "{'do':'extra','by':'red'}",
  "{'do':'end-turn','by':'red'}",
  "{'do':'count','by':'red','track':61,'farmers':14}",
  "{'do':'count','by':'red','farmers':0}",
};

static const char *const basari_events[] = {
  "{'do':'undo'}",
  "{'do':'redo'}",
  "{'do':'note','text':'“Basari” — ünïcödé 🐪'}",
  "{'do':'set','names':{'red':'Ada'}}",
  "{'do':'end'}",
  "{'do':'position','points':{'red':12,'blue':0,'green':9999},"
  "'gems':{'red':'rrygb','blue':''},'arches':{'red':30,'green':1},"
  "'disks':{'red':29,'blue':2},'round':2}",
  "{'do':'start','by':'red','arch':17}",
  "{'do':'roll','dice':{'red':1,'blue':6,'green':3}}",
  "{'do':'choose','actions':{'red':'die','blue':'points','green':'gems'}}",
  "{'do':'die','by':'red','roll':4}",
  "{'do':'points','by':'red'}",
  "{'do':'points','by':'red','points':7}",
  "{'do':'gems','by':'red'}",
  "{'do':'gems','by':'red','gems':'ryb'}",
  "{'do':'offer','by':'red','gems':'rrb'}",
  "{'do':'accept','by':'blue'}",
  "{'do':'end-round'}",
  "{'do':'count','by':'red','points':61,'gems':'rrryyb'}",
  "{'do':'count','by':'red','actions':17,'gems':'rrb'}",
  "{'do':'worth','majority':{'red':14,'blue':8},'lap':12}",
  "{'do':'worth','lap':0}",
  "{'do':'count','by':'red','gems':''}",
  "{'do':'count','by':'red','points':61,'lap':true}",
  "{'do':'skip','by':'red'}",
};

static const struct
{
  const char *game;
  const char *head;
  const char *const *events;
  size_t n;
} games[] = {
  { "oasis", OASIS, oasis_events, COUNT_OF (oasis_events) },
  { "oregon", OREGON, oregon_events, COUNT_OF (oregon_events) },
  { "basari", BASARI, basari_events, COUNT_OF (basari_events) },
};

static void
assert_same_move (const RecEvent *a, const RecEvent *b, const char *event)
{
  if (a->move.verb != b->move.verb || a->move.by != b->move.by ||
      a->move.allowed != b->move.allowed || a->n_atoms != b->n_atoms)
    fail_msg ("another move: %s", event);
  for (size_t i = 0; i < a->n_atoms; i++)
    if (a->atoms[i].arg != b->atoms[i].arg || a->atoms[i].key != b->atoms[i].key ||
        a->atoms[i].value != b->atoms[i].value)
      fail_msg ("atom %zu differs: %s", i, event);
}

/* Asking about an event: the verdict on each cell, and where it would be legal, whatever
   cell it names. What can't be read has an error and no answer. */
static void
test_record_event_is_judged_and_looked_around_for (void **unused)
{
  RecRecord *record = need (OASIS);
  const CvTable *table = rec_record_table (record);
  const CvState *state = cv_match_state (rec_record_match (record));
  json_t *event = json_pack ("{s:s,s:s,s:s,s:s}", "do", "place", "by", "red", "tile",
                             "steppe", "at", "a1");
  char cell[CV_CELL_TEXT_SIZE];
  CvSet legal = { { 0 } };
  RecError error = { 0 };
  CvVerdict verdict = { 0 };

  assert_true (rec_event_legal (table, state, event, &legal, &error));
  assert_false (cv_set_is_empty (&legal, table->board.n_words));
  for (int bit = 0; bit < table->board.height * table->board.stride; bit++)
    if (table->board.glyph[bit] != '\0')
      {
        cv_cell_print (cv_board_cell (&table->board, bit), cell);
        json_object_set_new (event, "at", json_string (cell));
        assert_true (rec_event_judge (table, state, event, &verdict, &error));
        assert_int_equal (cv_verdict_is_legal (&verdict), cv_set_has (&legal, bit));
      }

  CvSet before = legal;
  verdict = (CvVerdict){ 0 };
  json_object_set_new (event, "tile", json_string ("lava"));
  assert_false (rec_event_judge (table, state, event, &verdict, &error));
  assert_true (rec_error_is_set (&error) && verdict.rule == NULL);
  assert_false (rec_event_legal (table, state, event, &legal, &error));
  assert_memory_equal (&legal, &before, sizeof legal);
  json_decref (event);
  rec_record_free (record);
}

/* Reads, writes and reads again. Returns what was written. */
static json_t *
go_there_and_back (const CvTable *table, const char *event, json_t **ret_original)
{
  RecEvent first = { 0 }, second = { 0 };
  RecError error = { 0 };
  char *json = text_quote (event);
  json_t *original = json_loads (json, 0, NULL);

  if (!rec_event_read (table, original, &first, &error))
    fail_msg ("%s: %s", say (&error), event);
  json_t *written = rec_event_write (table, &first.move, original);
  if (!rec_event_read (table, written, &second, &error))
    fail_msg ("%s: written from %s", say (&error), event);
  assert_same_move (&first, &second, event);
  rec_event_free (&first);
  rec_event_free (&second);
  free (json);
  *ret_original = original;
  return written;
}

/* Every kind of event of every game comes back as it was. */
static void
test_record_events_come_back_as_they_were (void **unused)
{
  for (size_t game = 0; game < COUNT_OF (games); game++)
    {
      RecRecord *record = need (games[game].head);
      for (size_t i = 0; i < games[game].n; i++)
        {
          json_t *original;
          json_t *written = go_there_and_back (rec_record_table (record),
                                               games[game].events[i], &original);
          if (!json_equal (original, written))
            fail_msg ("%s became %s", games[game].events[i],
                      json_dumps (written, JSON_COMPACT));
          json_decref (original);
          json_decref (written);
        }
      rec_record_free (record);
    }
}

static bool
has_event (const char *const *events, size_t n, const char *verb)
{
  char *head = text_join ("{'do':'", verb, "'");
  bool found = false;
  for (size_t i = 0; i < n; i++)
    found |= strncmp (events[i], head, strlen (head)) == 0;
  free (head);
  return found;
}

/* The lists above leave no verb out. Basari has nothing to hide. */
static void
test_record_every_verb_was_there_and_back (void **unused)
{
  for (size_t game = 0; game < COUNT_OF (games); game++)
    {
      const CvGame *found = cv_game_find (games[game].game);
      for (int verb = 0; verb < cv_game_n_verbs (found); verb++)
        {
          bool hides =
              verb == CV_VERB_LOCK || verb == CV_VERB_HIDE || verb == CV_VERB_REVEAL;
          const char *name = cv_game_verb (found, verb)->name;
          if (!has_event (games[game].events, games[game].n, name) &&
              !(hides && found->hidden_keys == NULL))
            fail_msg ("%s has no event %s", games[game].game, name);
        }
    }
}

/* Gem letters are read in any order and written r y g b; keys may come in any order. */
static void
test_record_writes_one_form (void **unused)
{
  RecRecord *record = need (BASARI);
  json_t *original,
      *written =
          go_there_and_back (rec_record_table (record),
                             "{'gems':'bgyrbr','by':'red','do':'offer'}", &original);
  char *text = json_dumps (written, JSON_COMPACT);

  assert_string_equal (text, "{\"do\":\"offer\",\"by\":\"red\",\"gems\":\"rrygbb\"}");
  free (text);
  json_decref (original);
  json_decref (written);
  rec_record_free (record);
}

/* An edition comes back as one that means the same. */
static void
test_record_editions_come_back_with_their_options (void **unused)
{
  static const char *const events[] = {
    "{'do':'set','edition':'it'}", "{'do':'set','edition':'fr'}",
    "{'do':'set','edition':{'base':'fr','camels.exhausted':'may'}}"
  };
  RecRecord *record = need (OASIS);

  for (size_t i = 0; i < COUNT_OF (events); i++)
    {
      json_t *original;
      json_t *written =
          go_there_and_back (rec_record_table (record), events[i], &original);
      json_decref (original);
      json_decref (written);
    }
  rec_record_free (record);
}

/* Whole files. */

static json_t *
need_json_line (const char *text, size_t size)
{
  json_error_t error;
  json_t *value = json_loadb (text, size, 0, &error);
  if (value == NULL)
    fail_msg ("%s", error.text);
  return value;
}

static char *
read_whole_file (const char *path)
{
  RecError error = { 0 };
  RecBytes bytes;
  if (!rec_file_read (path, REC_FILE_MOST, &bytes, &error))
    fail_msg ("%s: %s", path, say (&error));
  return bytes.data;
}

/* Each event that the record gives back is the one that stands in the file. */
static void
assert_events_as_in_file (const RecRecord *record, size_t n_events, const char *path)
{
  char *text = read_whole_file (path), *line = strchr (text, '\n') + 1;

  for (size_t i = 0; i < n_events; i++)
    {
      size_t size = strcspn (line, "\n");
      json_t *in_file = need_json_line (line, size);
      json_t *event = rec_record_event (record, i);
      if (!json_equal (in_file, event))
        fail_msg ("%s: event %zu became %s", path, i + 1,
                  json_dumps (event, JSON_COMPACT));
      json_decref (in_file);
      json_decref (event);
      line += size + 1;
    }
  assert_int_equal (*line, '\0');
  free (text);
}

/* The text of a record made anew from what was read. */
static char *
write_record (const RecRecord *record, size_t n_events)
{
  char *text = json_dumps (rec_record_header (record), JSON_COMPACT);

  for (size_t i = 0; i < n_events; i++)
    {
      json_t *event = rec_record_event (record, i);
      char *line = json_dumps (event, JSON_COMPACT);
      char *longer = text_join (text, "\n", line);
      free (text);
      free (line);
      json_decref (event);
      text = longer;
    }
  return text;
}

static json_t *
report_score (const RecRecord *record)
{
  const CvTable *table = rec_record_table (record);
  CvScore score;
  table->game->score (table, cv_match_state (rec_record_match ((RecRecord *) record)),
                      false, &score);
  return rec_report_score (record, &score);
}

/* Reads a file, compares its events, writes it all, reads that: nothing is lost. */
static void
send_file_there_and_back (const char *path)
{
  RecError error = { 0 };
  RecRecord *record = rec_record_load (path, get_reading (), &error);
  if (record == NULL)
    fail_msg ("%s:%zu: %s", path, error.line, say (&error));

  size_t n_events = cv_match_n_entries (rec_record_match (record));
  assert_events_as_in_file (record, n_events, path);
  char *text = write_record (record, n_events);
  RecRecord *again = rec_record_read (text, strlen (text), get_reading (), &error);
  if (again == NULL)
    fail_msg ("%s, written again:%zu: %s", path, error.line, say (&error));
  char *once_more = write_record (again, n_events);
  assert_string_equal (once_more, text);

  json_t *score = report_score (record), *score_again = report_score (again);
  assert_true (json_equal (score, score_again));
  json_decref (score);
  json_decref (score_again);
  free (text);
  free (once_more);
  rec_record_free (record);
  rec_record_free (again);
}

static bool
ends_in (const char *name, const char *ending)
{
  size_t n = strlen (name), n_ending = strlen (ending);
  return n > n_ending && strcmp (name + n - n_ending, ending) == 0;
}

/* Calls back for every record of a directory; there must be some. */
static void
for_each_record (const char *directory, void (*visit) (const char *path))
{
  DIR *opened = opendir (directory);
  const struct dirent *entry;
  int n = 0;

  if (opened == NULL)
    fail_msg ("%s can't be opened", directory);
  while ((entry = readdir (opened)) != NULL)
    {
      char *path = text_join (directory, "/", entry->d_name);
      if (ends_in (entry->d_name, ".caravan"))
        {
          visit (path);
          n++;
        }
      free (path);
    }
  closedir (opened);
  assert_true (n >= 2);
}

static char *
tests_directory (const char *part)
{
  const char *tests = getenv ("CARAVANSERAI_TESTS");
  assert_non_null (tests);
  return text_join (tests, "/", part);
}

/* The games that ship as examples. */
static void
test_record_examples_come_back_as_they_were (void **unused)
{
  char *examples = text_join (get_reading ()->boards, "/../examples", "");

  for_each_record (examples, send_file_there_and_back);
  free (examples);
}

/* The small records of these tests. */
static void
test_record_golden_records_come_back_as_they_were (void **unused)
{
  char *records = tests_directory ("support/records");

  for_each_record (records, send_file_there_and_back);
  free (records);
}

/* The score beside a record, NAME.json for NAME.caravan. */
static json_t *
load_expected_score (const char *path)
{
  char *stem = strndup (path, strlen (path) - strlen (".caravan"));
  char *beside = text_join (stem, ".json", "");
  json_error_t error;
  json_t *score = json_load_file (beside, JSON_REJECT_DUPLICATES, &error);

  if (score == NULL)
    fail_msg ("%s:%d: %s", beside, error.line, error.text);
  free (stem);
  free (beside);
  return score;
}

static void
compare_with_golden_score (const char *path)
{
  RecError error = { 0 };
  RecRecord *record = rec_record_load (path, get_reading (), &error);
  if (record == NULL)
    fail_msg ("%s:%zu: %s", path, error.line, say (&error));

  json_t *expected = load_expected_score (path), *score = report_score (record);
  if (!json_equal (score, expected))
    fail_msg ("%s: %s", path, json_dumps (score, JSON_COMPACT));
  json_decref (expected);
  json_decref (score);
  rec_record_free (record);
}

/* Golden plays: hand-made records with the score that was reckoned by hand. */
static void
test_record_golden_records_have_their_score (void **unused)
{
  char *records = tests_directory ("support/records");

  for_each_record (records, compare_with_golden_score);
  free (records);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_record_empty_file_is_none),
    cmocka_unit_test (test_record_begins_with_a_header),
    cmocka_unit_test (test_record_blank_line_is_an_error),
    cmocka_unit_test (test_record_reads_crlf),
    cmocka_unit_test (test_record_line_has_one_object),
    cmocka_unit_test (test_record_torn_last_line_is_dropped),
    cmocka_unit_test (test_record_reads_what_older_rules_allowed),
    cmocka_unit_test (test_record_older_rules_ended_the_game_too),
    cmocka_unit_test (test_record_whole_last_line_needs_no_newline),
    cmocka_unit_test (test_record_wrong_last_line_is_not_torn),
    cmocka_unit_test (test_record_torn_elsewhere_is_an_error),
    cmocka_unit_test (test_record_line_has_at_most_64_kib),
    cmocka_unit_test (test_record_has_at_most_16_mib),
    cmocka_unit_test (test_record_has_at_most_100000_events),
    cmocka_unit_test (test_record_nests_at_most_16_deep),
    cmocka_unit_test (test_record_brackets_in_texts_do_not_nest),
    cmocka_unit_test (test_record_name_has_1_to_64_characters),
    cmocka_unit_test (test_record_name_may_be_in_any_script),
    cmocka_unit_test (test_record_name_has_no_control_characters),
    cmocka_unit_test (test_record_name_has_no_format_characters),
    cmocka_unit_test (test_record_name_is_a_text),
    cmocka_unit_test (test_record_name_is_the_last_one_set),
    cmocka_unit_test (test_record_refuses_a_key_twice),
    cmocka_unit_test (test_record_header_refuses_unknown_keys),
    cmocka_unit_test (test_record_event_refuses_unknown_keys),
    cmocka_unit_test (test_record_refuses_unknown_verbs),
    cmocka_unit_test (test_record_event_needs_its_keys),
    cmocka_unit_test (test_record_refuses_broken_utf8),
    cmocka_unit_test (test_record_refuses_lone_surrogates_and_nul),
    cmocka_unit_test (test_record_refuses_a_byte_order_mark),
    cmocka_unit_test (test_record_numbers_are_integers_up_to_9999),
    cmocka_unit_test (test_record_refuses_huge_integers),
    cmocka_unit_test (test_record_numbers_keep_their_range),
    cmocka_unit_test (test_record_cells_have_a_letter_and_a_number),
    cmocka_unit_test (test_record_well_formed_cells_may_be_off_the_board),
    cmocka_unit_test (test_record_colors_play_at_this_table),
    cmocka_unit_test (test_record_names_come_from_their_list),
    cmocka_unit_test (test_record_maps_and_lists_have_their_shape),
    cmocka_unit_test (test_record_gems_are_their_letters),
    cmocka_unit_test (test_record_format_is_1),
    cmocka_unit_test (test_record_game_is_one_of_three),
    cmocka_unit_test (test_record_players_are_as_many_as_the_game_has),
    cmocka_unit_test (test_record_colors_are_in_the_box_and_different),
    cmocka_unit_test (test_record_edition_is_known),
    cmocka_unit_test (test_record_edition_belongs_to_the_game),
    cmocka_unit_test (test_record_edition_sets_the_options),
    cmocka_unit_test (test_record_turns_are_free_or_guided),
    cmocka_unit_test (test_record_times_are_in_utc),
    cmocka_unit_test (test_record_notes_have_at_most_2000_characters),
    cmocka_unit_test (test_record_allowed_says_house),
    cmocka_unit_test (test_record_board_has_equal_rows_of_glyphs),
    cmocka_unit_test (test_record_board_has_at_most_26_by_26_cells),
    cmocka_unit_test (test_record_board_is_an_object_or_an_id),
    cmocka_unit_test (test_record_board_is_for_its_game),
    cmocka_unit_test (test_record_board_id_is_plain),
    cmocka_unit_test (test_record_sample_board_is_embedded),
    cmocka_unit_test (test_record_without_a_board_has_only_counts),
    cmocka_unit_test (test_record_oregon_board_has_its_size_and_symbols),
    cmocka_unit_test (test_record_oregon_board_may_have_a_track),
    cmocka_unit_test (test_record_basari_board_has_4_to_60_arches),
    cmocka_unit_test (test_record_basari_board_has_its_numbers),
    cmocka_unit_test (test_record_basari_board_may_be_known_in_part),
    cmocka_unit_test (test_record_lock_has_its_parts),
    cmocka_unit_test (test_record_lock_has_limits),
    cmocka_unit_test (test_record_lock_needs_something_to_hide),
    cmocka_unit_test (test_record_box_is_sealed_base64),
    cmocka_unit_test (test_record_locked_counts_are_never_in_the_clear),
    cmocka_unit_test (test_record_stops_at_the_first_illegal_event),
    cmocka_unit_test (test_record_house_rules_stand_where_they_can),
    cmocka_unit_test (test_record_replays_undo_and_redo),
    cmocka_unit_test (test_record_reads_only_the_events_asked_for),
    cmocka_unit_test (test_record_may_be_an_array),
    cmocka_unit_test (test_record_unreadable_file_is_an_error),
    cmocka_unit_test (test_record_events_come_back_as_they_were),
    cmocka_unit_test (test_record_every_verb_was_there_and_back),
    cmocka_unit_test (test_record_writes_one_form),
    cmocka_unit_test (test_record_editions_come_back_with_their_options),
    cmocka_unit_test (test_record_event_is_judged_and_looked_around_for),
    cmocka_unit_test (test_record_examples_come_back_as_they_were),
    cmocka_unit_test (test_record_golden_records_come_back_as_they_were),
    cmocka_unit_test (test_record_golden_records_have_their_score),
  };

  return cmocka_run_group_tests_name ("record", tests, NULL, NULL);
}
