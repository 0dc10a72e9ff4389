/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sealed box belongs to one player of one game and counts there once. The lock, what
   stands for a drawer and the golden box were made by another program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cv-games.h"
#include "rec-lock.h"
#include "text.h"

#define COUNT_OF(ARRAY) (sizeof (ARRAY) / sizeof *(ARRAY))
#define BASE64          sodium_base64_VARIANT_ORIGINAL

#define PIN    "1234"
#define PUBLIC "dh2I7IMEE5Gd/p1NHVbxfmU8jJlAgt9bE3uQoK5u33Q="
#define LOCK                                                                           \
  "{'public':'" PUBLIC "','salt':'AAECAwQFBgcICQoLDA0ODw==',"                          \
  "'secret':'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXq0KfYe/BNKrtO2Vqez4Kc5EnuoNDoltiWVne"     \
  "wzv9iEBDFQISF6l+Tv++NsO1F1ro','ops':1,'mem':8192}"

#define PLAYER(COLOR, NAME) "{'color':'" COLOR "','name':'" NAME "','lock':" LOCK "}"
#define HEADER(CREATED, PLAYERS)                                                       \
  "{'caravanserai':1,'game':'oasis','players':[" PLAYERS "]" CREATED "}\n"
#define CREATED ",'created':'2026-11-15T19:30:00Z'"
#define THREE                                                                          \
  PLAYER ("red", "Anna") "," PLAYER ("blue", "Bruno") "," PLAYER ("green", "Carla")
#define GAME HEADER (CREATED, THREE)

/* What stands for the drawers of Red and Blue in that game, and of Yellow in a game of
   Oregon of Yellow and Red that does not say when it began. */
#define FOR_RED    "CtiNyfHDB8wwTDSqoeSIYA"
#define FOR_BLUE   "q836TkuHRR9GA2xsi4JMHw"
#define FOR_YELLOW "ax2bjK8SIA158q3oR4VVRg"

/* Two commodities, three wells and an ovoo, the first box of Red. */
#define GOLDEN_BOX                                                                     \
  "RaPlVwFXduuV5oUUCzq5XQUH2+UyGj+BWSg8qnm9iTi0QeQMu+tIq56FjKBNSnEa0enGDrr6QVQ//SZW"   \
  "DkdMCF2iRQ2VcjKsPMOb15MZyX+lmJ/99dGfYTUGMNrxN0e/ygyZu0SLhpj0ZL6T9ypLLLDMQUHY7SfI"   \
  "YoVM7NCS/5apG7zI/Nn6Oft+aRkWFA3WqkQlk0uVIJpVNRoRqe31oFq7pX4rSjoNDO+ul2yZ+pg="

enum
{
  RED,
  BLUE
};

static const int two[CV_HIDDEN_MOST] = { 0, 2, 0, 0 };
static const int five[CV_HIDDEN_MOST] = { 0, 5, 0, 0 };

static RecRecord *
read_game (const char *text)
{
  const RecReading reading = { .boards = "", .events_most = SIZE_MAX };
  char *quoted = text_quote (text);
  RecError error = { 0 };
  RecRecord *record = rec_record_read (quoted, strlen (quoted), &reading, &error);

  if (record == NULL)
    fail_msg ("line %zu: %s", error.line, error.text != NULL ? error.text : "a rule");
  free (quoted);
  return record;
}

/* Plays an event, which is released. */
static void
play (RecRecord *record, json_t *event)
{
  RecError error = { 0 };

  assert_non_null (event);
  assert_true (rec_record_play (record, event, &error));
  json_decref (event);
}

static void
hide (RecRecord *record, int seat, const int counts[CV_HIDDEN_MOST])
{
  play (record, rec_lock_hide (record, rec_record_match (record), seat, counts));
}

/* An earlier event again, by whom it is said. */
static void
copy (RecRecord *record, RecRecord *from, size_t entry, const char *by)
{
  json_t *event = rec_record_event (from, entry);

  json_object_set_new (event, "by", json_string (by));
  play (record, event);
}

static RecKey *
open_lock (const RecRecord *record, int seat)
{
  RecError error = { 0 };
  RecKey *key = rec_lock_open (rec_record_lock (record, seat), PIN, &error);

  assert_non_null (key);
  return key;
}

/* The wells of a player; the line of the first box that does not count, or 0. */
static void
expect_wells (RecRecord *record, int seat, int wells, size_t line, const char *said)
{
  RecKey *key = open_lock (record, seat);
  RecError error = { 0 };
  int counts[CV_HIDDEN_MOST];

  assert_int_equal (rec_lock_count (record, seat, key, counts, &error), line == 0);
  assert_int_equal (counts[1], wells);
  if (line != 0)
    {
      assert_int_equal (error.line, line);
      assert_non_null (strstr (error.text, said));
    }
  rec_key_free (key);
}

/* What a box holds, by libsodium alone. */
static void
open_plain (const char *box, char ret_plain[129])
{
  uint8_t seed[crypto_box_SEEDBYTES], sealed[256];
  uint8_t public[crypto_box_PUBLICKEYBYTES], secret[crypto_box_SECRETKEYBYTES];
  size_t n;

  memset (seed, 7, sizeof seed);
  crypto_box_seed_keypair (public, secret, seed);
  assert_int_equal (sodium_base642bin (sealed, sizeof sealed, box, strlen (box), NULL,
                                       &n, NULL, BASE64),
                    0);
  assert_int_equal (n, 176);
  assert_int_equal (
      crypto_box_seal_open ((uint8_t *) ret_plain, sealed, n, public, secret), 0);
  ret_plain[128] = '\0';
}

static void
expect_plain (const json_t *event, const char *wanted)
{
  char plain[129], padded[129], *quoted = text_quote (wanted);

  open_plain (json_string_value (json_object_get (event, "box")), plain);
  snprintf (padded, sizeof padded, "%-128s", quoted);
  assert_string_equal (plain, padded);
  free (quoted);
}

/* A hide with a box around any text. */
static json_t *
make_hide (const char *by, const char *text)
{
  char *json = text_quote (text), plain[129], box[256];
  uint8_t public[crypto_box_PUBLICKEYBYTES], sealed[176];

  snprintf (plain, sizeof plain, "%-128s", json);
  sodium_base642bin (public, sizeof public, PUBLIC, strlen (PUBLIC), NULL, NULL, NULL,
                     BASE64);
  crypto_box_seal (sealed, (const uint8_t *) plain, 128, public);
  sodium_bin2base64 (box, sizeof box, sealed, sizeof sealed, BASE64);
  free (json);
  return json_pack ("{s:s,s:s,s:s}", "do", "hide", "by", by, "box", box);
}

/* What is in a box. */

static void
test_box_says_where_it_belongs (void **unused)
{
  RecRecord *record = read_game (GAME);
  const int some[CV_HIDDEN_MOST] = { 2, -3, 0, 9999 };

  json_t *event = rec_lock_hide (record, rec_record_match (record), RED, some);
  expect_plain (event, "{'commodities':2,'wells':-3,'horses':0,'ovoos':9999,"
                       "'for':'" FOR_RED "','n':1}");
  json_decref (event);
  event = rec_lock_hide (record, rec_record_match (record), BLUE, some);
  expect_plain (event, "{'commodities':2,'wells':-3,'horses':0,'ovoos':9999,"
                       "'for':'" FOR_BLUE "','n':1}");
  json_decref (event);
  rec_record_free (record);
}

static void
test_box_of_a_game_without_a_date (void **unused)
{
  RecRecord *record =
      read_game ("{'caravanserai':1,'game':'oregon','players':[" PLAYER (
          "yellow", "Anna") "," PLAYER ("red", "Bruno") "]}\n");

  json_t *event = rec_lock_hide (record, rec_record_match (record), 0, two);
  expect_plain (event, "{'coal':0,'gold':2,'for':'" FOR_YELLOW "','n':1}");
  json_decref (event);
  rec_record_free (record);
}

static void
test_box_made_elsewhere_counts (void **unused)
{
  RecRecord *record =
      read_game (GAME "{'do':'hide','by':'red','box':'" GOLDEN_BOX "'}\n");
  RecKey *key = open_lock (record, RED);
  RecError error = { 0 };
  int counts[CV_HIDDEN_MOST];

  assert_true (rec_lock_count (record, RED, key, counts, &error));
  assert_memory_equal (counts, ((int[CV_HIDDEN_MOST]){ 2, 3, 0, 1 }), sizeof counts);
  rec_key_free (key);
  rec_record_free (record);
}

/* The largest there are still fit. */
static void
test_box_has_room_for_all (void **unused)
{
  RecRecord *record = read_game (GAME);
  const int most[CV_HIDDEN_MOST] = { -9999, -9999, -9999, -9999 };
  RecBoxPlace place = rec_lock_place (record, rec_record_match (record), RED), found;
  RecKey *key = open_lock (record, RED);
  RecError error = { 0 };
  int counts[CV_HIDDEN_MOST];

  assert_string_equal (place.to, FOR_RED);
  place.n = REC_EVENTS_MOST;
  char *box = rec_lock_seal (rec_record_lock (record, RED), &cv_oasis, &place, most);
  assert_true (rec_lock_unseal (key, box, &cv_oasis, &found, counts, &error));
  assert_int_equal (found.n, REC_EVENTS_MOST);
  assert_string_equal (found.to, FOR_RED);
  assert_memory_equal (counts, most, sizeof counts);
  free (box);
  rec_key_free (key);
  rec_record_free (record);
}

/* Undone boxes are counted too, those of others are not. */
static void
test_box_is_numbered_by_the_lines_before (void **unused)
{
  RecRecord *record = read_game (GAME);
  CvMatch *match = rec_record_match (record);

  assert_int_equal (rec_lock_place (record, match, RED).n, 1);
  hide (record, RED, two);
  hide (record, BLUE, two);
  assert_int_equal (rec_lock_place (record, match, RED).n, 2);
  hide (record, RED, two);
  play (record, text_parse ("{'do':'undo'}"));
  assert_int_equal (rec_lock_place (record, match, RED).n, 3);
  hide (record, RED, five);
  expect_wells (record, RED, 7, 0, NULL);
  play (record, text_parse ("{'do':'undo','steps':2}"));
  play (record, text_parse ("{'do':'redo','steps':2}"));
  expect_wells (record, RED, 7, 0, NULL);
  rec_record_free (record);
}

/* Where it does not belong. */

static void
test_box_that_is_copied_counts_once (void **unused)
{
  RecRecord *record = read_game (GAME);

  hide (record, RED, two);
  hide (record, RED, five);
  copy (record, record, 0, "red");
  copy (record, record, 1, "red");
  expect_wells (record, RED, 7, 4, "twice");
  rec_record_free (record);
}

/* Also when the first was revealed meanwhile, and so counts no more. */
static void
test_box_that_was_revealed_does_not_come_back (void **unused)
{
  RecRecord *record = read_game (GAME);

  hide (record, RED, five);
  play (record, text_parse ("{'do':'reveal','by':'red','counts':{'commodities':0,"
                            "'wells':1,'horses':0,'ovoos':0}}"));
  expect_wells (record, RED, 1, 0, NULL);
  copy (record, record, 0, "red");
  expect_wells (record, RED, 1, 4, "twice");
  hide (record, RED, two);
  expect_wells (record, RED, 3, 4, "twice");
  rec_record_free (record);
}

/* A copy alone is the box itself. */
static void
test_box_may_be_undone_and_stand_again (void **unused)
{
  RecRecord *record = read_game (GAME);

  hide (record, RED, five);
  play (record, text_parse ("{'do':'undo'}"));
  copy (record, record, 0, "red");
  expect_wells (record, RED, 5, 0, NULL);
  rec_record_free (record);
}

/* Bruno has the same lock, as somebody who copies it would have. */
static void
test_box_of_another_player_does_not_count (void **unused)
{
  RecRecord *record = read_game (GAME);

  hide (record, BLUE, five);
  copy (record, record, 0, "red");
  hide (record, RED, two);
  expect_wells (record, RED, 2, 3, "another player or another game");
  expect_wells (record, BLUE, 5, 0, NULL);
  rec_record_free (record);
}

/* One that does not belong here takes the number of none that does. */
static void
test_box_from_elsewhere_displaces_none (void **unused)
{
  RecRecord *record = read_game (GAME);

  play (record, make_hide ("red", "{'wells':9,'for':'" FOR_BLUE "','n':2}"));
  hide (record, RED, two);
  expect_wells (record, RED, 2, 2, "another player or another game");
  rec_record_free (record);
}

static void
test_box_of_another_game_does_not_count (void **unused)
{
  static const char *const games[] = {
    HEADER (",'created':'2026-11-15T19:30:01Z'", THREE),
    HEADER ("", THREE),
    HEADER (CREATED, PLAYER ("red", "Anna") "," PLAYER ("green", "Carla") "," PLAYER (
                         "blue", "Bruno")),
    HEADER (CREATED, THREE "," PLAYER ("yellow", "Dora")),
  };

  for (size_t i = 0; i < COUNT_OF (games); i++)
    {
      RecRecord *record = read_game (GAME), *other = read_game (games[i]);
      hide (record, RED, five);
      copy (other, record, 0, "red");
      expect_wells (other, RED, 0, 2, "another player or another game");
      rec_record_free (record);
      rec_record_free (other);
    }
}

/* Where it stays what it was. */

static void
test_box_counts_whatever_people_are_called (void **unused)
{
  RecRecord *record = read_game (GAME);
  RecRecord *renamed =
      read_game (HEADER (CREATED, PLAYER ("red", "Ännchen") "," PLAYER (
                                      "blue", "B") "," PLAYER ("green", "C")));

  hide (record, RED, five);
  play (record, text_parse ("{'do':'set','names':{'red':'Anne'}}"));
  expect_wells (record, RED, 5, 0, NULL);
  play (renamed, text_parse ("{'do':'note','text':'a line more'}"));
  copy (renamed, record, 0, "red");
  expect_wells (renamed, RED, 5, 0, NULL);
  rec_record_free (record);
  rec_record_free (renamed);
}

/* A correction writes later lines again, boxes too. */
static void
test_box_survives_a_correction (void **unused)
{
  RecRecord *record = read_game (GAME);
  RecError error = { 0 };
  size_t failed;

  hide (record, RED, five);
  play (record, text_parse ("{'do':'count','by':'red','oasis':3}"));
  hide (record, RED, two);
  hide (record, BLUE, two);
  json_t *fixed = text_parse ("{'do':'count','by':'red','oasis':4}");
  assert_true (rec_record_correct (record, 1, fixed, &error, &failed));
  json_decref (fixed);
  expect_wells (record, RED, 7, 0, NULL);
  expect_wells (record, BLUE, 2, 0, NULL);
  hide (record, RED, two);
  expect_wells (record, RED, 9, 0, NULL);
  rec_record_free (record);
}

/* Neither key: as it was before boxes had a place. */
static void
test_box_of_an_older_record_counts_as_it_did (void **unused)
{
  RecRecord *record = read_game (GAME);

  play (record, make_hide ("red", "{'wells':2}"));
  copy (record, record, 0, "red");
  hide (record, RED, five);
  expect_wells (record, RED, 9, 0, NULL);
  rec_record_free (record);
}

static void
test_box_with_half_a_place_is_damaged (void **unused)
{
  static const char *const halves[] = {
    "{'wells':2,'for':'" FOR_RED "'}",
    "{'wells':2,'n':1}",
    "{'wells':2,'for':1,'n':1}",
    "{'wells':2,'for':'" FOR_RED "','n':'1'}",
    "{'wells':2,'for':'" FOR_RED "','n':0}",
    "{'wells':2,'for':'" FOR_RED "','n':1.0}",
    "{'wells':2,'for':'" FOR_RED "','n':100001}",
    "{'wells':2,'for':null,'n':null}",
  };

  for (size_t i = 0; i < COUNT_OF (halves); i++)
    {
      RecRecord *record = read_game (GAME);
      play (record, make_hide ("red", halves[i]));
      expect_wells (record, RED, 0, 2, "damaged");
      rec_record_free (record);
    }
}

static void
test_box_for_something_else_is_none_of_ours (void **unused)
{
  static const char *const others[] = { "", "x", FOR_RED "A",
                                        "CtiNyfHDB8wwTDSqoeSIYB" };

  for (size_t i = 0; i < COUNT_OF (others); i++)
    {
      RecRecord *record = read_game (GAME);
      char text[96];
      snprintf (text, sizeof text, "{'wells':2,'for':'%s','n':1}", others[i]);
      play (record, make_hide ("red", text));
      expect_wells (record, RED, 0, 2, "another player or another game");
      rec_record_free (record);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_box_says_where_it_belongs),
    cmocka_unit_test (test_box_of_a_game_without_a_date),
    cmocka_unit_test (test_box_made_elsewhere_counts),
    cmocka_unit_test (test_box_has_room_for_all),
    cmocka_unit_test (test_box_is_numbered_by_the_lines_before),
    cmocka_unit_test (test_box_that_is_copied_counts_once),
    cmocka_unit_test (test_box_that_was_revealed_does_not_come_back),
    cmocka_unit_test (test_box_may_be_undone_and_stand_again),
    cmocka_unit_test (test_box_of_another_player_does_not_count),
    cmocka_unit_test (test_box_from_elsewhere_displaces_none),
    cmocka_unit_test (test_box_of_another_game_does_not_count),
    cmocka_unit_test (test_box_counts_whatever_people_are_called),
    cmocka_unit_test (test_box_survives_a_correction),
    cmocka_unit_test (test_box_of_an_older_record_counts_as_it_did),
    cmocka_unit_test (test_box_with_half_a_place_is_damaged),
    cmocka_unit_test (test_box_for_something_else_is_none_of_ours),
  };

  if (sodium_init () < 0)
    return 1;
  return cmocka_run_group_tests_name ("box", tests, NULL, NULL);
}
